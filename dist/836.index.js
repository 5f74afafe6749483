export const id = 836;
export const ids = [836];
export const modules = {

/***/ 8086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dp: () => (/* binding */ byteLength),
/* harmony export */   gL: () => (/* binding */ clipText),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   qy: () => (/* binding */ DEFAULT_TEXT_LIMIT)
/* harmony export */ });
/** Characters of foreign text that are kept by default; longer text ends in `…`. */
const DEFAULT_TEXT_LIMIT = 1000;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;
/**
 * Characters that are invisible or that reorder what is seen: controls, format characters (bidirectional marks, zero
 * width, tags, soft hyphen), lone surrogates, and fillers that render as nothing.
 */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Cs}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const codePointName = (character) => `[U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}]`;
/** Writes invisible and reordering characters out, for example `[U+202E]`; tabs become spaces; line breaks stay. */
function showInvisible(text) {
    return text.replace(INVISIBLE, (character) => {
        if (character === '\n')
            return character;
        return character === '\t' ? ' ' : codePointName(character);
    });
}
/** Shortens text to at most `limit` UTF-16 units, the last one `…`, never in the middle of a character. */
function clipText(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 2);
    const end = last >= 0xd800 && last <= 0xdbff ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
/** Text without anything to show or cut: printable ASCII, no space at its ends. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
/** Foreign text as one visible line of at most `limit` characters (invisible ones are written out after the cut). */
function plainLine(text, limit = DEFAULT_TEXT_LIMIT) {
    if (text.length <= limit && PLAIN.test(text))
        return text;
    return showInvisible(clipText(text, limit).replace(LINE_BREAKS, ' ')).trim();
}
/** Size of text in UTF-8 bytes, counted without building the bytes. */
function byteLength(text) {
    let bytes = text.length;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit < 0x80)
            continue;
        // A surrogate pair is 2 units and 4 bytes; every other unit from U+0800 is 3 bytes.
        if (unit < 0x800)
            bytes += 1;
        else if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(index + 1))) {
            bytes += 2;
            index += 1;
        }
        else
            bytes += 2;
    }
    return bytes;
}
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;


/***/ }),

/***/ 2578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createAnnotationBudget)
/* harmony export */ });
/* unused harmony export ANNOTATIONS_PER_LEVEL */
/** Annotations of one level that a step may have before the host drops the rest. */
const ANNOTATIONS_PER_LEVEL = 10;
/** Counts annotations by level; false once a level has all that the host shows. */
function createAnnotationBudget() {
    const used = { error: 0, warning: 0, notice: 0 };
    return (level) => {
        used[level] += 1;
        return used[level] <= ANNOTATIONS_PER_LEVEL;
    };
}


/***/ }),

/***/ 7836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGithubHost: () => (/* binding */ createGithubHost),
  detectGithub: () => (/* binding */ detectGithub)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/host/annotation-budget.js
var annotation_budget = __webpack_require__(2578);
// EXTERNAL MODULE: ./build/host/files.js
var files = __webpack_require__(9036);
;// CONCATENATED MODULE: ./build/host/github-context.js
const BASE_OWNED_EVENTS = new Set(['pull_request_target', 'workflow_run']);
/**
 * Facts about the run from GitHub's variables and the event file; a broken event file counts as none. `runNumber` is the
 * number that the run has in the address of its page.
 */
function githubContext(environment, temporary, readFile, runNumber) {
    const text = (name) => environment[name] || undefined;
    const event = text('GITHUB_EVENT_NAME');
    const server = text('GITHUB_SERVER_URL');
    const repository = text('GITHUB_REPOSITORY');
    return {
        workspace: text('GITHUB_WORKSPACE') ?? '.',
        tempDirectory: text('RUNNER_TEMP') ?? temporary,
        repository,
        ref: text('GITHUB_REF'),
        commit: text('GITHUB_SHA'),
        event,
        changeRequest: changeRequest(readEvent(text('GITHUB_EVENT_PATH'), readFile), text('GITHUB_BASE_REF'), text('GITHUB_HEAD_REF')),
        untrustedHead: event !== undefined && BASE_OWNED_EVENTS.has(event),
        changeEvent: event !== undefined && (event.startsWith('pull_request') || event === 'merge_group'),
        runUrl: server && repository && runNumber ? `${server}/${repository}/actions/runs/${runNumber}` : undefined,
        workflow: text('GITHUB_WORKFLOW'),
        job: text('GITHUB_JOB'),
        serverUrl: server,
        apiUrl: text('GITHUB_API_URL'),
    };
}
function readEvent(path, readFile) {
    if (path === undefined)
        return undefined;
    try {
        return JSON.parse(readFile(path));
    }
    catch {
        return undefined;
    }
}
function changeRequest(event, baseRef, headRef) {
    const pull = field(event, 'pull_request');
    if (pull !== undefined) {
        const base = field(pull, 'base');
        const head = field(pull, 'head');
        const number = field(pull, 'number');
        const headRepository = field(field(head, 'repo'), 'full_name');
        return {
            number: typeof number === 'number' ? number : undefined,
            baseCommit: textField(base, 'sha'),
            baseRef: textField(base, 'ref') ?? baseRef,
            headRef: textField(head, 'ref') ?? headRef,
            fork: headRepository !== field(field(base, 'repo'), 'full_name'),
        };
    }
    const queue = field(event, 'merge_group');
    if (queue === undefined)
        return undefined;
    return {
        number: undefined,
        baseCommit: textField(queue, 'base_sha'),
        baseRef: textField(queue, 'base_ref'),
        headRef: textField(queue, 'head_ref'),
        fork: false,
    };
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
function textField(value, name) {
    const text = field(value, name);
    return typeof text === 'string' && text !== '' ? text : undefined;
}

// EXTERNAL MODULE: ./build/host/host.js
var host = __webpack_require__(9157);
;// CONCATENATED MODULE: ./build/host/github-flavour.js

const FORK_HINT = '; pull requests from forks never get one: only public data can be read there';
const isPull = (environment) => (environment['GITHUB_EVENT_NAME'] ?? '').startsWith('pull_request');
const github = {
    name: 'github',
    annotations: 'native',
    summary: 'native',
    runNumber: 'GITHUB_RUN_ID',
    missingIdToken: (environment) => {
        const hint = isPull(environment)
            ? '; pull requests from forks and from Dependabot never get one: only public data can be read there'
            : '';
        return new host/* IdTokenError */.Z('this job may not ask for an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set', `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${hint}`, true);
    },
};
const forgejo = {
    name: 'forgejo',
    annotations: 'log',
    summary: 'none',
    runNumber: 'GITHUB_RUN_NUMBER',
    missingIdToken: (environment) => new host/* IdTokenError */.Z('this job may not ask for an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set', `add \`enable-openid-connect: true\` to the workflow or the job, on a Forgejo and a runner that know it${isPull(environment) ? FORK_HINT : ''}`, true),
};
const gitea = {
    name: 'gitea',
    annotations: 'log',
    summary: 'none',
    runNumber: 'GITHUB_RUN_NUMBER',
    missingIdToken: () => new host/* IdTokenError */.Z('Gitea Actions has no ID tokens', 'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token from elsewhere, or `token` and `registry-token` to tokens from secrets', true),
};
/** The flavour of a runner; Forgejo and Gitea set GitHub's variables too, and Forgejo may set Gitea's. */
function flavourOf(environment) {
    if ((environment['FORGEJO_ACTIONS'] ?? '') !== '')
        return forgejo;
    return (environment['GITEA_ACTIONS'] ?? '') === '' ? github : gitea;
}

// EXTERNAL MODULE: ./build/host/id-token-service.js
var id_token_service = __webpack_require__(9296);
;// CONCATENATED MODULE: ./build/host/github-id-token.js


/** ID tokens from the runner's endpoint; what a job without it has to do depends on the flavour. */
function githubIdToken(options, flavour) {
    return async (audience, signal) => {
        const { environment } = options;
        const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '';
        const requestToken = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
        if (!URL.canParse(url) || requestToken === '')
            throw flavour.missingIdToken(environment);
        const target = new URL(url);
        target.searchParams.set('audience', audience);
        return (0,id_token_service/* requestIdToken */.g)(options, {
            method: 'GET',
            url: target.href,
            requestToken,
            headers: { accept: 'application/json; api-version=2.0' },
            field: 'value',
            refused: (why) => new host/* IdTokenError */.Z(`the CI refused an ID token: ${why}`, 'the job may have been queued for long or its permissions changed: run it again, with `permissions: id-token: write`', true),
            signal,
        });
    };
}

// EXTERNAL MODULE: ./build/host/log-writer.js
var log_writer = __webpack_require__(9677);
;// CONCATENATED MODULE: ./build/host/workflow-command.js
/**
 * One workflow command for a log, without a newline:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions. Values are escaped as the runner
 * decodes them; empty properties are left out.
 */
function renderWorkflowCommand(name, properties, message) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
        .join(',');
    return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(message)}`;
}
/** One entry of a file command (`GITHUB_OUTPUT`), with a delimiter that the value cannot hold. */
function renderFileCommand(name, value) {
    const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

;// CONCATENATED MODULE: ./build/host/github.js










/** Most bytes of one step's summary (workflow-commands reference); more drops the whole summary. */
const MAXIMUM_SUMMARY_BYTES = 1024 * 1024;
/** Whether this is GitHub Actions, or a runner that speaks its language (Forgejo, Gitea, act). */
function detectGithub(environment) {
    if (environment['GITHUB_ACTIONS'] !== 'true')
        return { kind: 'no' };
    if ((environment['GITHUB_WORKSPACE'] ?? '') === '') {
        return {
            kind: 'misconfigured',
            problem: 'GITHUB_WORKSPACE is not set',
            remedy: 'run inside a job of a workflow',
        };
    }
    return { kind: 'yes' };
}
/**
 * GitHub Actions, and Forgejo and Gitea, which speak its language: workflow commands on the log, file commands for
 * outputs and summary, OIDC from the runner.
 */
function createGithubHost(options) {
    const { environment, log: write } = options;
    const flavour = flavourOf(environment);
    const secrets = (0,log_writer/* createSecrets */.gE)();
    const mayAnnotate = (0,annotation_budget/* createAnnotationBudget */.f)();
    const safe = (text) => (0,log_writer/* harmless */.Is)(secrets.redact(text));
    const command = (name, properties, message) => {
        write(`${renderWorkflowCommand(name, properties, message)}\n`);
    };
    const line = (text) => write(`${safe(text)}\n`);
    /** A command where the host still shows it as an annotation, else a line of the log. */
    const told = (annotation, text) => {
        const { column, endColumn, endLine, file, level, line: start, title } = annotation;
        if (flavour.annotations === 'log' || !mayAnnotate(level)) {
            line(text);
            return;
        }
        const place = {
            ...(title === '' ? {} : { title: safe(title) }),
            ...(file === undefined ? {} : { file: secrets.redact(file) }),
            ...(start === undefined ? {} : { line: start }),
            ...(endLine === undefined ? {} : { endLine }),
            ...(column === undefined ? {} : { col: column }),
            ...(endColumn === undefined ? {} : { endColumn }),
        };
        command(level, place, safe(annotation.message));
    };
    const levelled = (level) => (message) => told({ level, title: '', message }, `${level}: ${message}`);
    const summaryFile = flavour.summary === 'native' ? fileOf(environment, 'GITHUB_STEP_SUMMARY') : undefined;
    const outputFile = fileOf(environment, 'GITHUB_OUTPUT');
    return {
        name: flavour.name,
        context: githubContext(environment, (0,external_node_os_.tmpdir)(), (path) => (0,external_node_fs_.readFileSync)(path, 'utf8'), environment[flavour.runNumber]),
        capabilities: capabilitiesOf(environment, flavour.annotations, outputFile, summaryFile),
        limitations: [
            ...(outputFile === undefined
                ? ['this runner gives no file for outputs (GITHUB_OUTPUT): no outputs were set']
                : []),
            ...(flavour.summary === 'none'
                ? ['this runner shows no summaries and no annotations: see the log and the report']
                : summaryFile === undefined
                    ? ['this runner gives no file for summaries (GITHUB_STEP_SUMMARY): no summary was written']
                    : []),
        ],
        log: {
            debug: (text) => command('debug', {}, safe(text)),
            info: line,
            notice: levelled('notice'),
            warning: levelled('warning'),
            error: levelled('error'),
        },
        input: options.nativeInput,
        idToken: githubIdToken(options, flavour),
        mask: (secret) => {
            for (const part of (0,log_writer/* secretParts */.Bm)(secret)) {
                command('add-mask', {}, part);
                secrets.add(part);
            }
        },
        redact: secrets.redact,
        setOutput: (name, value) => {
            if (outputFile === undefined)
                return;
            try {
                (0,external_node_fs_.appendFileSync)(outputFile, renderFileCommand(name, value), 'utf8');
            }
            catch (error) {
                levelled('warning')(`the output \`${name}\` could not be written: ${(0,files/* errorCode */.CA)(error)}`);
            }
        },
        annotate: (annotation) => told(annotation, (0,log_writer/* annotationLine */.As)(annotation)),
        writeSummary: (markdown) => {
            if (summaryFile === undefined)
                return;
            const text = secrets.redact(markdown);
            try {
                const room = MAXIMUM_SUMMARY_BYTES - (0,external_node_fs_.statSync)(summaryFile).size;
                if (Buffer.byteLength(text) <= room)
                    (0,external_node_fs_.appendFileSync)(summaryFile, text, 'utf8');
                else
                    line(`The summary is larger than what is left of ${MAXIMUM_SUMMARY_BYTES >> 10} KiB for this step and was left out.`);
            }
            catch (error) {
                levelled('warning')(`the summary could not be written: ${(0,files/* errorCode */.CA)(error)}`);
            }
        },
        group: async (title, body) => {
            command('group', {}, safe(title));
            try {
                return await body();
            }
            finally {
                command('endgroup', {}, '');
            }
        },
        quote: (text) => {
            const token = crypto.randomUUID();
            write(`::stop-commands::${token}\n${(0,log_writer/* quotable */.E7)(secrets.redact(text))}\n::${token}::\n`);
        },
        progress: () => undefined,
        cacheDirectory: environment['RUNNER_TEMP'] === undefined
            ? undefined
            : (0,external_node_path_.join)(environment['RUNNER_TEMP'], 'platform-actions-cache'),
    };
}
function capabilitiesOf(environment, annotations, outputFile, summaryFile) {
    const has = (name) => (environment[name] ?? '') !== '';
    return {
        idToken: has('ACTIONS_ID_TOKEN_REQUEST_URL') ? 'any-audience' : 'none',
        mask: 'native',
        outputs: outputFile === undefined ? 'none' : 'native',
        annotations,
        summary: summaryFile === undefined ? 'none' : 'native',
        groups: true,
        cache: has('ACTIONS_RUNTIME_TOKEN') && has('ACTIONS_RESULTS_URL') ? 'service' : 'none',
    };
}
function fileOf(environment, name) {
    const path = environment[name] ?? '';
    return path !== '' && (0,external_node_fs_.existsSync)(path) ? path : undefined;
}


/***/ }),

/***/ 9296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ requestIdToken)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);

const TRIES = 5;
const TIMEOUT_MS = 15_000;
/**
 * Asks a CI's service over HTTP. Tried again on 429, 5xx and connection failures, with delays doubling from 250 ms; never
 * on another 4xx, and redirects are not followed.
 */
async function requestIdToken(options, request) {
    const { clock, random } = options;
    const { field, method, signal, url } = request;
    const http = await options.http();
    const headers = { ...request.headers, authorization: `Bearer ${request.requestToken}` };
    let last = '';
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const body = method === 'POST' ? { body: '' } : {};
        const result = await http({ method, url, headers, timeoutMs: TIMEOUT_MS, signal, ...body });
        if (result.kind === 'response' && result.status === 200) {
            const token = readToken(result.body, field);
            if (token !== undefined)
                return token;
            last = 'an answer without a token';
        }
        else if (result.kind === 'response') {
            last = `HTTP status ${result.status}`;
            if (result.status < 500 && result.status !== 429)
                throw request.refused(last);
        }
        else {
            last = result.message;
        }
        if (signal.aborted || attempt === TRIES)
            break;
        await clock.sleep(250 * 2 ** (attempt - 1) * (1 - random() / 2), signal);
    }
    throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTokenError */ .Z(`the CI gave no ID token: ${last}`, "this is a fault of the CI's token service: run the job again", false);
}
function readToken(body, field) {
    try {
        const value = Reflect.get(Object(JSON.parse(body)), field);
        return typeof value === 'string' && value !== '' ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ annotationLine),
/* harmony export */   Bm: () => (/* binding */ secretParts),
/* harmony export */   E7: () => (/* binding */ quotable),
/* harmony export */   Is: () => (/* binding */ harmless),
/* harmony export */   Ud: () => (/* binding */ createLabelledLog),
/* harmony export */   gE: () => (/* binding */ createSecrets)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

/** Parts shorter than this are not kept: they would blot out plain words. */
const SHORTEST_SECRET = 4;
/** Creates the run's list of secrets. */
function createSecrets() {
    const known = [];
    return {
        add: (secret) => {
            if (secret.length < SHORTEST_SECRET || known.includes(secret))
                return;
            known.push(secret);
            known.sort((a, b) => b.length - a.length);
        },
        redact: (text) => known.reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text),
    };
}
/**
 * Breaks up what CI log readers take for commands (contract §10): `::`, `##[` and `##vso[`, wherever they stand; and
 * shows controls and direction marks.
 */
function harmless(text) {
    return breakHashes((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n')).replace(/:(?=:)/g, ': '));
}
/** A secret and its lines, since logs show text line by line; what is too short to be told from words is left out. */
function secretParts(secret) {
    const parts = [secret, ...secret.split(/\r?\n/)].map((part) => part.trim());
    return [...new Set(parts)].filter((part) => part.length >= SHORTEST_SECRET);
}
/** Creates a log of lines `level: text`. `guard` changes what the host would take for a command of its own. */
function createLabelledLog(options) {
    const { debug, guard = (text) => text, secrets, write } = options;
    const labelled = (label) => (text) => {
        write(`${guard(`${label}${harmless(secrets.redact(text))}`)}\n`);
    };
    const line = labelled('');
    return {
        line,
        log: {
            debug: debug ? labelled('debug: ') : () => undefined,
            info: line,
            notice: labelled('notice: '),
            warning: labelled('warning: '),
            error: labelled('error: '),
        },
        annotate: (annotation) => line(annotationLine(annotation)),
    };
}
/** An annotation as one line of a log: `file:line:column: level: title: message`. */
function annotationLine({ column, file, level, line, message, title }) {
    const place = file === undefined ? '' : `${file}:${line ?? 1}${column === undefined ? '' : `:${column}`}: `;
    return `${place}${level}: ${title}: ${message}`;
}
/**
 * Foreign text of many lines as it stands between a host's own marks: invisible characters shown, and broken up what no
 * mark stops (`##[`, `##vso[`).
 */
function quotable(text) {
    return breakHashes((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n'))).trimEnd();
}
function breakHashes(text) {
    return text.replace(/#(?=#(?:\[|vso\[))/gi, '# ');
}


/***/ })

};
