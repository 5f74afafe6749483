export const id = 0;
export const ids = [0];
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
/** Foreign text as one visible line of at most `limit` characters (invisible ones are written out after the cut). */
function plainLine(text, limit = DEFAULT_TEXT_LIMIT) {
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

/***/ 8000:
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
;// CONCATENATED MODULE: ./build/host/github-context.js
const CHANGE_EVENTS = new Set(['pull_request', 'pull_request_target', 'pull_request_review', 'merge_group']);
const BASE_OWNED_EVENTS = new Set(['pull_request_target', 'workflow_run']);
/** Facts about the run from GitHub's variables and the event file; a broken event file counts as none. */
function githubContext(environment, temporary, readFile) {
    const text = (name) => environment[name] || undefined;
    const event = text('GITHUB_EVENT_NAME');
    const server = text('GITHUB_SERVER_URL');
    const repository = text('GITHUB_REPOSITORY');
    const runId = text('GITHUB_RUN_ID');
    return {
        workspace: text('GITHUB_WORKSPACE') ?? '.',
        tempDirectory: text('RUNNER_TEMP') ?? temporary,
        repository,
        ref: text('GITHUB_REF'),
        commit: text('GITHUB_SHA'),
        event,
        changeRequest: changeRequest(readEvent(text('GITHUB_EVENT_PATH'), readFile), text('GITHUB_BASE_REF'), text('GITHUB_HEAD_REF')),
        untrustedHead: event !== undefined && BASE_OWNED_EVENTS.has(event),
        changeEvent: event !== undefined && CHANGE_EVENTS.has(event),
        runUrl: server && repository && runId ? `${server}/${repository}/actions/runs/${runId}` : undefined,
        workflow: text('GITHUB_WORKFLOW'),
        job: text('GITHUB_JOB'),
        serverUrl: server,
        apiUrl: text('GITHUB_API_URL'),
        matrix: text('PLATFORM_ACTIONS_MATRIX'),
        workflowFile: workflowFile(text('GITHUB_WORKFLOW_REF'), repository),
    };
}
/** File in a reference such as `acme/app/.github/workflows/ci.yml@refs/heads/main`, when it is this repository's. */
function workflowFile(reference, repository) {
    const [path = ''] = (reference ?? '').split('@', 1);
    return repository !== undefined && path.startsWith(`${repository}/`)
        ? path.slice(repository.length + 1)
        : undefined;
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
;// CONCATENATED MODULE: ./build/host/github-id-token.js

const TRIES = 5;
const TIMEOUT_MS = 15_000;
/**
 * ID tokens from the runner's endpoint. Tried again on 429, 5xx and connection failures, with delays doubling from
 * 250 ms; never on another 4xx. A missing permission, a fork and a nested workflow are told apart in the remedy.
 */
function githubIdToken(options) {
    return async (audience, signal) => {
        const { environment } = options;
        const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '';
        const requestToken = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
        if (url === '' || requestToken === '')
            throw missing(environment);
        const http = await options.http();
        const target = new URL(url);
        target.searchParams.set('audience', audience);
        let last = '';
        for (let attempt = 1; attempt <= TRIES; attempt += 1) {
            const headers = {
                authorization: `Bearer ${requestToken}`,
                accept: 'application/json; api-version=2.0',
            };
            const result = await http({ method: 'GET', url: target.href, headers, timeoutMs: TIMEOUT_MS, signal });
            if (result.kind === 'response' && result.status === 200) {
                const token = readToken(result.body);
                if (token !== undefined)
                    return token;
                last = 'an answer without a token';
            }
            else if (result.kind === 'response') {
                last = `HTTP status ${result.status}`;
                if (result.status < 500 && result.status !== 429)
                    throw refused(last);
            }
            else {
                last = result.message;
            }
            if (signal.aborted || attempt === TRIES)
                break;
            await options.clock.sleep(250 * 2 ** (attempt - 1) * (1 - options.random() / 2), signal);
        }
        throw new host/* IdTokenError */.Z(`the CI gave no ID token: ${last}`, "this is a fault of the CI's token service: run the job again", false);
    };
}
function readToken(body) {
    try {
        const value = Reflect.get(Object(JSON.parse(body)), 'value');
        return typeof value === 'string' && value !== '' ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function refused(why) {
    return new host/* IdTokenError */.Z(`the CI refused an ID token: ${why}`, 'the job may have been queued for long or its permissions changed: run it again, with `permissions: id-token: write`', true);
}
function missing(environment) {
    const event = environment['GITHUB_EVENT_NAME'] ?? '';
    const forkHint = event.startsWith('pull_request')
        ? '; pull requests from forks and from Dependabot never get one: only public data can be read there'
        : '';
    return new host/* IdTokenError */.Z('this job may not ask for an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set', `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${forkHint}`, true);
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
/** GitHub Actions: workflow commands on the log, file commands for outputs and summary, OIDC from the runner. */
function createGithubHost(options) {
    const { environment, log: write } = options;
    const secrets = (0,log_writer/* createSecrets */.g)();
    const command = (name, properties, message) => {
        write(`${renderWorkflowCommand(name, properties, message)}\n`);
    };
    const line = (text) => write(`${(0,log_writer/* harmless */.I)(secrets.redact(text))}\n`);
    const summaryFile = fileOf(environment, 'GITHUB_STEP_SUMMARY');
    const outputFile = fileOf(environment, 'GITHUB_OUTPUT');
    const hasIdToken = (environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '') !== '';
    const hasCache = (environment['ACTIONS_RUNTIME_TOKEN'] ?? '') !== '' && (environment['ACTIONS_RESULTS_URL'] ?? '') !== '';
    const capabilities = {
        idToken: hasIdToken ? 'any-audience' : 'none',
        mask: 'native',
        outputs: outputFile === undefined ? 'none' : 'native',
        annotations: 'native',
        summary: summaryFile === undefined ? 'none' : 'native',
        groups: true,
        cache: hasCache ? 'service' : 'none',
    };
    return {
        name: 'github',
        context: githubContext(environment, (0,external_node_os_.tmpdir)(), (path) => (0,external_node_fs_.readFileSync)(path, 'utf8')),
        capabilities,
        limitations: [
            ...(outputFile === undefined
                ? ['this runner gives no file for outputs (GITHUB_OUTPUT): no outputs were set']
                : []),
            ...(summaryFile === undefined
                ? ['this runner gives no file for summaries (GITHUB_STEP_SUMMARY): no summary was written']
                : []),
        ],
        log: {
            debug: (text) => command('debug', {}, (0,log_writer/* harmless */.I)(secrets.redact(text))),
            info: line,
            notice: (text) => command('notice', {}, (0,log_writer/* harmless */.I)(secrets.redact(text))),
            warning: (text) => command('warning', {}, (0,log_writer/* harmless */.I)(secrets.redact(text))),
            error: (text) => command('error', {}, (0,log_writer/* harmless */.I)(secrets.redact(text))),
        },
        input: options.nativeInput,
        idToken: githubIdToken(options),
        mask: (secret) => {
            for (const part of [secret, ...secret.split(/\r?\n/)]) {
                if (part.trim() === '')
                    continue;
                command('add-mask', {}, part);
                secrets.add(part);
            }
        },
        redact: secrets.redact,
        setOutput: (name, value) => {
            if (outputFile === undefined)
                return;
            (0,external_node_fs_.appendFileSync)(outputFile, renderFileCommand(name, value), 'utf8');
        },
        annotate: (annotation) => {
            const { endColumn, endLine, level, line: start, column, file, message, title } = annotation;
            const place = {
                ...(file === undefined ? {} : { file }),
                ...(start === undefined ? {} : { line: start }),
                ...(endLine === undefined ? {} : { endLine }),
                ...(column === undefined ? {} : { col: column }),
                ...(endColumn === undefined ? {} : { endColumn }),
            };
            command(level, { title: (0,log_writer/* harmless */.I)(secrets.redact(title)), ...place }, (0,log_writer/* harmless */.I)(secrets.redact(message)));
        },
        writeSummary: (markdown) => {
            if (summaryFile === undefined)
                return;
            const text = secrets.redact(markdown);
            const room = MAXIMUM_SUMMARY_BYTES - (0,external_node_fs_.statSync)(summaryFile).size;
            if (Buffer.byteLength(text) <= room)
                (0,external_node_fs_.appendFileSync)(summaryFile, text, 'utf8');
            else
                line(`The summary is larger than what is left of ${MAXIMUM_SUMMARY_BYTES >> 10} KiB for this step and was left out.`);
        },
        group: async (title, body) => {
            command('group', {}, (0,log_writer/* harmless */.I)(secrets.redact(title)));
            try {
                return await body();
            }
            finally {
                command('endgroup', {}, '');
            }
        },
        quote: (text) => {
            const token = crypto.randomUUID();
            write(`::stop-commands::${token}\n${plainFence(secrets.redact(text))}\n::${token}::\n`);
        },
        progress: () => undefined,
        cacheDirectory: environment['RUNNER_TEMP'] === undefined
            ? undefined
            : (0,external_node_path_.join)(environment['RUNNER_TEMP'], 'platform-actions-cache'),
    };
}
function plainFence(text) {
    return text.replace(/\r\n?/g, '\n').trimEnd();
}
function fileOf(environment, name) {
    const path = environment[name] ?? '';
    return path !== '' && (0,external_node_fs_.existsSync)(path) ? path : undefined;
}


/***/ }),

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ harmless),
/* harmony export */   g: () => (/* binding */ createSecrets)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

/** Creates the run's list of secrets; parts shorter than 4 characters are not kept: they would blot out plain words. */
function createSecrets() {
    const known = [];
    return {
        add: (secret) => {
            if (secret.length < 4 || known.includes(secret))
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
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n'))
        .replace(/::/g, ': :')
        .replace(/#(?=#(?:\[|vso\[))/gi, '# ');
}


/***/ })

};
