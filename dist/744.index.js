export const id = 744;
export const ids = [744];
export const modules = {

<<<<<<< HEAD
=======
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

>>>>>>> files
/***/ 4744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAzureHost: () => (/* binding */ createAzureHost),
  detectAzure: () => (/* binding */ detectAzure)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/host/annotation-budget.js
var annotation_budget = __webpack_require__(2578);
;// CONCATENATED MODULE: ./build/host/azure-command.js
/**
 * One logging command of Azure Pipelines, without a newline
 * (learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands). Percent signs, line breaks and the ends of
 * properties are escaped as the agent decodes them; empty properties are left out.
 */
function renderLoggingCommand(name, properties, message) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => `${key}=${escapeProperty(String(value))};`)
        .join('');
    return `##vso[${name}${list === '' ? '' : ` ${list}`}]${escapeData(message)}`;
}
function escapeData(text) {
    return text.replace(/%/g, '%AZP25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replace(/]/g, '%5D').replace(/;/g, '%3B');
}

// EXTERNAL MODULE: ./build/host/gitlab-context.js
var gitlab_context = __webpack_require__(3114);
// EXTERNAL MODULE: ./build/host/host-options.js
var host_options = __webpack_require__(7286);
;// CONCATENATED MODULE: ./build/host/azure-context.js


/** Facts about the job from Azure's variables (learn.microsoft.com/azure/devops/pipelines/build/variables). */
function azureContext(options, temporary) {
    const text = (0,host_options/* readVariables */.C)(options.environment);
    const reason = text('BUILD_REASON');
    const [collection, project, build] = [
        text('SYSTEM_COLLECTIONURI'),
        text('SYSTEM_TEAMPROJECT'),
        text('BUILD_BUILDID'),
    ];
    const changeRequest = pullRequest(text);
    return {
        workspace: text('BUILD_SOURCESDIRECTORY') ?? text('SYSTEM_DEFAULTWORKINGDIRECTORY') ?? options.workingDirectory,
        tempDirectory: text('AGENT_TEMPDIRECTORY') ?? temporary,
        repository: text('BUILD_REPOSITORY_NAME'),
        ref: text('BUILD_SOURCEBRANCH'),
        commit: text('BUILD_SOURCEVERSION'),
        event: reason,
        changeRequest,
        untrustedHead: false,
        changeEvent: reason === 'PullRequest' || changeRequest !== undefined,
        runUrl: collection && project && build
            ? `${collection.replace(/\/*$/, '')}/${encodeURIComponent(project)}/_build/results?buildId=${encodeURIComponent(build)}`
            : undefined,
        workflow: text('BUILD_DEFINITIONNAME'),
        job: text('SYSTEM_JOBNAME') ?? text('AGENT_JOBNAME'),
        serverUrl: collection,
        apiUrl: undefined,
    };
}
function pullRequest(text) {
    const id = text('SYSTEM_PULLREQUEST_PULLREQUESTNUMBER') ?? text('SYSTEM_PULLREQUEST_PULLREQUESTID');
    if (id === undefined)
        return undefined;
    const branch = (name) => text(name)?.replace(/^refs\/heads\//, '');
    return {
        number: (0,gitlab_context/* wholeNumber */.r)(id),
        baseCommit: undefined,
        baseRef: branch('SYSTEM_PULLREQUEST_TARGETBRANCH'),
        headRef: branch('SYSTEM_PULLREQUEST_SOURCEBRANCH'),
        fork: text('SYSTEM_PULLREQUEST_ISFORK')?.toLowerCase() === 'true',
    };
}

// EXTERNAL MODULE: ./build/host/host.js
var host = __webpack_require__(9157);
// EXTERNAL MODULE: ./build/host/id-token-service.js
var id_token_service = __webpack_require__(9296);
;// CONCATENATED MODULE: ./build/host/azure-id-token.js



/** The audience that Azure Pipelines puts into every ID token; a job cannot choose. */
const AZURE_AUDIENCE = 'api://AzureADTokenExchange';
/**
 * ID tokens from the pipeline's endpoint. A task finds the job's access token in the system connection, a script only where
 * it is mapped. `PLATFORM_AZURE_SERVICE_CONNECTION_ID` makes it the token of a service connection.
 */
function azureIdToken(options, tell) {
    return async (audience, signal) => {
        const text = (0,host_options/* readVariables */.C)(options.environment);
        const address = text('SYSTEM_OIDCREQUESTURI');
        const accessToken = text('SYSTEM_ACCESSTOKEN') ?? text('ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN');
        if (address === undefined || !URL.canParse(address)) {
            throw new host/* IdTokenError */.Z('this job may not ask for an ID token: SYSTEM_OIDCREQUESTURI is not set', 'run this in a job of Azure Pipelines on a current agent and hand its variables on, or set PLATFORM_ID_TOKEN to an ID token', true);
        }
        if (accessToken === undefined) {
            throw new host/* IdTokenError */.Z("this step may not ask for an ID token: it lacks the job's access token", 'add to the step:\n  env:\n    SYSTEM_ACCESSTOKEN: $(System.AccessToken)', true);
        }
        if (audience !== AZURE_AUDIENCE)
            tell(`Azure Pipelines gives ID tokens for \`${AZURE_AUDIENCE}\` only: the identity must accept that audience.`);
        const url = new URL(address);
        url.searchParams.set('api-version', '7.1');
        const connection = text('PLATFORM_AZURE_SERVICE_CONNECTION_ID');
        if (connection !== undefined)
            url.searchParams.set('serviceConnectionId', connection);
        return (0,id_token_service/* requestIdToken */.g)(options, {
            method: 'POST',
            url: url.href,
            requestToken: accessToken,
            headers: { accept: 'application/json', 'content-type': 'application/json' },
            field: 'oidcToken',
            refused: (why) => new host/* IdTokenError */.Z(`the pipeline refused an ID token: ${why}`, connection === undefined
                ? 'hand the access token of this very job on: `SYSTEM_ACCESSTOKEN: $(System.AccessToken)`'
                : 'let this pipeline use the service connection that PLATFORM_AZURE_SERVICE_CONNECTION_ID names', true),
            signal,
        });
    };
}

// EXTERNAL MODULE: ./build/host/files.js
var files = __webpack_require__(9036);
// EXTERNAL MODULE: ./build/host/log-writer.js
var log_writer = __webpack_require__(9677);
// EXTERNAL MODULE: ./build/host/report-files.js
var report_files = __webpack_require__(8839);
;// CONCATENATED MODULE: ./build/host/azure.js










/** Whether this is a job of Azure Pipelines. */
function detectAzure(environment) {
    if (environment['TF_BUILD']?.toLowerCase() !== 'true')
        return { kind: 'no' };
    if ((environment['BUILD_BUILDID'] ?? '') === '') {
        return {
            kind: 'misconfigured',
            problem: 'BUILD_BUILDID is not set',
            remedy: 'run this in a job of a pipeline, and hand its variables on into containers',
        };
    }
    return { kind: 'yes' };
}
/** Azure Pipelines: logging commands for outputs, masks, issues and the summary. */
function createAzureHost(options) {
    const { environment, log: write } = options;
    const secrets = (0,log_writer/* createSecrets */.gE)();
    const mayAnnotate = (0,annotation_budget/* createAnnotationBudget */.f)();
    const safe = (text) => (0,log_writer/* harmless */.Is)(secrets.redact(text));
    const line = (text) => write(`${safe(text)}\n`);
    const command = (name, properties, message) => {
        write(`${renderLoggingCommand(name, properties, message)}\n`);
    };
    const told = (annotation, text) => {
        const { column, file, level, line: start } = annotation;
        if (level === 'notice' || !mayAnnotate(level)) {
            line(text);
            return;
        }
        const place = {
            ...(file === undefined ? {} : { sourcepath: safe(file) }),
            ...(start === undefined ? {} : { linenumber: start }),
            ...(column === undefined ? {} : { columnnumber: column }),
        };
        const title = annotation.title === '' ? '' : `${annotation.title}: `;
        command('task.logissue', { type: level, ...place }, safe(`${title}${annotation.message}`));
    };
    const levelled = (level) => (message) => told({ level, title: '', message }, `${level}: ${message}`);
    const context = azureContext(options, (0,external_node_os_.tmpdir)());
    const { workspace, tempDirectory } = context;
    const writeFile = (0,report_files/* createReportFiles */.W)({ workspace, tempDirectory, workingDirectory: workspace }, (text) => levelled('warning')(text));
    const summary = [];
    const pipelineWorkspace = (0,host_options/* readVariables */.C)(environment)('PIPELINE_WORKSPACE');
    return {
        name: 'azure',
        context,
        capabilities: {
            idToken: 'fixed-audience',
            mask: 'native',
            outputs: 'native',
            annotations: 'native',
            summary: 'native',
            groups: true,
            cache: pipelineWorkspace === undefined ? 'none' : 'folder',
        },
        limitations: [],
        log: {
            debug: (text) => command('task.debug', {}, safe(text)),
            info: line,
            notice: levelled('notice'),
            warning: levelled('warning'),
            error: levelled('error'),
        },
        input: options.nativeInput,
        idToken: azureIdToken(options, line),
        mask: (secret) => {
            for (const part of (0,log_writer/* secretParts */.Bm)(secret)) {
                command('task.setsecret', {}, part);
                secrets.add(part);
            }
        },
        redact: secrets.redact,
        setOutput: (name, value) => {
            const isSecret = secrets.redact(value) !== value;
            const variable = name.replaceAll('-', '_');
            command('task.setvariable', { variable, isOutput: 'true', isSecret: String(isSecret) }, value);
        },
        annotate: (annotation) => told(annotation, (0,log_writer/* annotationLine */.As)(annotation)),
        writeSummary: (markdown) => {
            summary.push(secrets.redact(markdown));
        },
        group: async (title, body) => {
            write(`##[group]${safe(title).replaceAll('\n', ' ')}\n`);
            try {
                return await body();
            }
            finally {
                write('##[endgroup]\n');
            }
        },
        quote: (foreign) => write(`${(0,log_writer/* quotable */.E7)(secrets.redact(foreign)).replace(/:(?=:)/g, ': ')}\n`),
        progress: () => undefined,
        cacheDirectory: pipelineWorkspace === undefined ? undefined : (0,external_node_path_.join)(pipelineWorkspace, '.platform-actions-cache'),
        finish: async ({ result }) => {
            if (summary.length > 0) {
                const path = await (0,files/* privateFile */.o4)(tempDirectory, `${options.command ?? 'platform-actions'}.md`);
                if (await writeFile('the summary', path, summary.join('\n')))
                    command('task.uploadsummary', {}, path);
            }
            // A failure is told by the exit code.
            if (result === 'warn')
                command('task.complete', { result: 'SucceededWithIssues' }, '');
        },
    };
}


/***/ }),

/***/ 3114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ gitlabContext),
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _host_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7286);

/** Facts about the job from GitLab's predefined variables (docs.gitlab.com/ci/variables/predefined_variables). */
function gitlabContext(options, temporary) {
    const text = (0,_host_options_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariables */ .C)(options.environment);
    const event = text('CI_PIPELINE_SOURCE');
    const changeRequest = mergeRequest(text) ?? externalPullRequest(text);
    return {
        workspace: text('CI_PROJECT_DIR') ?? options.workingDirectory,
        tempDirectory: temporary,
        repository: text('CI_PROJECT_PATH'),
        ref: refOf(text),
        commit: text('CI_COMMIT_SHA'),
        event,
        changeRequest,
        // A job runs the configuration of the commit that it checks out; there is no event that mixes the two.
        untrustedHead: false,
        // A child pipeline has another source but keeps the variables of the merge request.
        changeEvent: changeRequest !== undefined ||
            event === 'merge_request_event' ||
            event === 'external_pull_request_event',
        runUrl: text('CI_JOB_URL') ?? text('CI_PIPELINE_URL'),
        workflow: text('CI_PIPELINE_NAME') ?? text('CI_CONFIG_PATH'),
        job: text('CI_JOB_NAME'),
        serverUrl: text('CI_SERVER_URL'),
        apiUrl: undefined,
    };
}
function refOf(text) {
    const tag = text('CI_COMMIT_TAG');
    if (tag !== undefined)
        return `refs/tags/${tag}`;
    const merge = text('CI_MERGE_REQUEST_REF_PATH');
    if (merge !== undefined)
        return merge;
    const branch = text('CI_COMMIT_BRANCH') ?? text('CI_COMMIT_REF_NAME');
    return branch === undefined ? undefined : `refs/heads/${branch}`;
}
function mergeRequest(text) {
    const number = text('CI_MERGE_REQUEST_IID');
    if (number === undefined)
        return undefined;
    return {
        number: wholeNumber(number),
        // The target's head is told in pipelines of merged results only.
        baseCommit: text('CI_MERGE_REQUEST_TARGET_BRANCH_SHA') ?? text('CI_MERGE_REQUEST_DIFF_BASE_SHA'),
        baseRef: text('CI_MERGE_REQUEST_TARGET_BRANCH_NAME'),
        headRef: text('CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'),
        fork: text('CI_MERGE_REQUEST_SOURCE_PROJECT_ID') !== text('CI_MERGE_REQUEST_PROJECT_ID'),
    };
}
function externalPullRequest(text) {
    const number = text('CI_EXTERNAL_PULL_REQUEST_IID');
    if (number === undefined)
        return undefined;
    return {
        number: wholeNumber(number),
        baseCommit: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'),
        baseRef: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'),
        headRef: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME'),
        fork: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY') !==
            text('CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'),
    };
}
/** A number in a variable; `undefined` for other text. */
function wholeNumber(text) {
    return text !== undefined && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}


<<<<<<< HEAD
=======
/***/ }),

/***/ 7286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/** Reads variables of which an empty one counts as absent. */
function readVariables(environment) {
    return (name) => environment[name] || undefined;
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


/***/ }),

/***/ 8839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ createReportFiles)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9036);


/** Creates the writer of a host's own files: they stay in the workspace or the temporary folder (contract §10). */
function createReportFiles(area, warn) {
    return async (variable, path, text) => {
        try {
            await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .checkWritable */ .ZB)(path, area, variable), text);
            return true;
        }
        catch (error) {
            if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
                throw error;
            warn(error.message);
            return false;
        }
    };
}


>>>>>>> files
/***/ })

};
