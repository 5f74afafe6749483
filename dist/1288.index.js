"use strict";
exports.id = 1288;
exports.ids = [1288];
exports.modules = {

  21288:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createBuildkiteHost: () => (  createBuildkiteHost)
});

var external_node_os_ = __webpack_require__(48161);
var markdown = __webpack_require__(26963);
var redactor = __webpack_require__(54031);
var dotenv_output = __webpack_require__(60286);
var host = __webpack_require__(9157);
var host_options = __webpack_require__(97286);
var log_writer = __webpack_require__(39677);
var external_node_child_process_ = __webpack_require__(31421);
var find_program = __webpack_require__(81352);
;// CONCATENATED MODULE: ./build/host/buildkite/buildkite-agent.js


const TIMEOUT_MS = 30_000;
const WAITING_MS = 1500;
const MAXIMUM_BYTES = 1024 * 1024;
function runAgent(environment, words, input, signal) {
    const agent = findAgent(environment);
    if (agent === undefined)
        return Promise.resolve({ kind: 'failed', why: NO_AGENT });
    return new Promise((resolve) => {
        const late = AbortSignal.timeout(TIMEOUT_MS);
        const child = (0,external_node_child_process_.spawn)(agent.path, words, {
            env: agent.environment,
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
            signal: signal === undefined ? late : AbortSignal.any([signal, late]),
        });
        const printed = { stdout: '', stderr: '' };
        for (const stream of ['stdout', 'stderr']) {
            child[stream].setEncoding('utf8');
            child[stream].on('data', (text) => {
                if (printed[stream].length < MAXIMUM_BYTES)
                    printed[stream] += text;
            });
        }
        child.on('error', (error) => {
            const why = late.aborted ? `no answer within ${TIMEOUT_MS / 1000} s` : explain(error);
            resolve({ kind: 'failed', why });
        });
        child.on('close', (code) => {
            if (code === 0)
                resolve({ kind: 'output', text: printed.stdout });
            else
                resolve({ kind: 'failed', why: lastLine(printed.stderr) || `exit code ${code}` });
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
function runAgentNow(environment, words, input) {
    const agent = findAgent(environment);
    if (agent === undefined)
        return { kind: 'failed', why: NO_AGENT };
    const done = (0,external_node_child_process_.spawnSync)(agent.path, words, {
        env: agent.environment,
        input,
        encoding: 'utf8',
        timeout: WAITING_MS,
        killSignal: 'SIGKILL',
        windowsHide: true,
    });
    if (done.status === 0)
        return { kind: 'output', text: done.stdout };
    return {
        kind: 'failed',
        why: done.error === undefined ? lastLine(done.stderr) || `exit code ${done.status}` : explain(done.error),
    };
}
const NO_AGENT = '`buildkite-agent` is not on the PATH';
function findAgent(environment) {
    const workspace = environment['BUILDKITE_BUILD_CHECKOUT_PATH'] || process.cwd();
    const found = (0,find_program .K)('buildkite-agent', workspace, environment);
    if (found === undefined)
        return undefined;
    const others = Object.entries(environment).filter(([name]) => !/^(?:INPUT_|ACTIONS_|PLATFORM_)/i.test(name));
    return { path: found.path, environment: { ...Object.fromEntries(others), PATH: found.searchPath } };
}
function explain(error) {
    const code = Reflect.get(error, 'code');
    return code === 'ENOENT' ? NO_AGENT : error.message;
}
function lastLine(text) {
    return text.trim().split('\n').at(-1)?.trim() ?? '';
}

;// CONCATENATED MODULE: ./build/host/buildkite/buildkite-context.js

function buildkiteContext(options, temporary) {
    const text = (0,host_options .Ch)(options.environment);
    const repository = text('BUILDKITE_REPO');
    const [tag, branch] = [text('BUILDKITE_TAG'), text('BUILDKITE_BRANCH')];
    const changeRequest = pullRequest(text, repository);
    const build = text('BUILDKITE_BUILD_URL');
    const job = text('BUILDKITE_JOB_ID');
    return {
        workspace: text('BUILDKITE_BUILD_CHECKOUT_PATH') ?? options.workingDirectory,
        tempDirectory: temporary,
        repository: repositoryPath(repository),
        ref: tag !== undefined ? `refs/tags/${tag}` : branch === undefined ? undefined : `refs/heads/${branch}`,
        commit: commitOf(text('BUILDKITE_COMMIT')),
        event: text('BUILDKITE_SOURCE'),
        changeRequest,
        untrustedHead: false,
        changeEvent: changeRequest !== undefined,
        runUrl: build !== undefined && job !== undefined ? `${build}#${job}` : build,
        workflow: text('BUILDKITE_PIPELINE_SLUG'),
        job: text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_LABEL'),
        serverUrl: undefined,
        apiUrl: undefined,
    };
}
function pullRequest(text, repository) {
    const number = text('BUILDKITE_PULL_REQUEST');
    if (number === undefined || number === 'false') {
        const base = text('BUILDKITE_MERGE_QUEUE_BASE_BRANCH');
        if (base === undefined)
            return undefined;
        return {
            number: undefined,
            baseCommit: commitOf(text('BUILDKITE_MERGE_QUEUE_BASE_COMMIT')),
            baseRef: base,
            headRef: text('BUILDKITE_BRANCH'),
            fork: false,
        };
    }
    const from = text('BUILDKITE_PULL_REQUEST_REPO');
    return {
        number: (0,host_options .rD)(number),
        baseCommit: undefined,
        baseRef: text('BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
        headRef: text('BUILDKITE_BRANCH'),
        fork: from !== undefined && repositoryPath(from) !== repositoryPath(repository),
    };
}
function commitOf(text) {
    return text !== undefined && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : undefined;
}
function repositoryPath(address) {
    if (address === undefined)
        return undefined;
    const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/^[^:]*:/, '');
    return path.replace(/^\/+/, '').replace(/(\.git)?\/*$/, '') || undefined;
}

;// CONCATENATED MODULE: ./build/host/buildkite/buildkite.js









const MAXIMUM_ANNOTATION_BYTES = 1024 * 1024;
const MAXIMUM_METADATA_BYTES = 100 * 1024;
const LISTED_FINDINGS = 50;
const CAPABILITIES = {
    idToken: 'any-audience',
    mask: 'native',
    outputs: 'native',
    annotations: 'log',
    summary: 'native',
    groups: true,
    cache: 'folder',
};
function createBuildkiteHost(options) {
    const { environment, log: write } = options;
    const hasJobApi = (0,host_options .Ch)(environment)('BUILDKITE_AGENT_JOB_API_SOCKET') !== undefined;
    const secrets = (0,redactor .l)();
    const { redact } = secrets;
    const debug = environment['PLATFORM_DEBUG'] === 'true';
    const { line, ...log } = (0,log_writer .Kr)({ write, secrets, debug, guard: withoutHeaders });
    const handover = openHandover(options, { line, ...log });
    const outputs = new Map();
    const summary = [];
    return {
        name: 'buildkite',
        context: buildkiteContext(options, (0,external_node_os_.tmpdir)()),
        capabilities: { ...CAPABILITIES, mask: hasJobApi ? 'native' : 'own-writer' },
        limitations: [],
        ...log,
        input: options.nativeInput,
        idToken: (audience, { signal }) => mintIdToken(options, audience, signal),
        mask: hasJobApi ? createMask(environment, secrets, log) : (secret) => void secrets.add(secret),
        redact,
        setOutput: (name, value) => {
            if (redact(value) === value)
                outputs.set(name, value);
            else
                line(`The output \`${name}\` is a secret, so it is not stored as meta-data.`);
        },
        writeSummary: (markdown) => void summary.push(redact(markdown)),
        group: async (title, body) => {
            write(`--- ${(0,log_writer .Is)(redact(title)).replaceAll('\n', ' ')}\n`);
            return body();
        },
        progress: () => undefined,
        cacheDirectory: (0,host_options .sx)(environment),
        unwritten: handover.unwritten,
        finish: async (ending) => {
            for (const [name, value] of outputs)
                await handover.keepOutput(name, value);
            await handover.annotate(annotationBody(summary, ending, redact), ending);
        },
    };
}
function createMask(environment, secrets, { log }) {
    let hasFailed = false;
    return (secret) => {
        const forms = secrets.add(secret);
        if (hasFailed || forms.length === 0)
            return;
        const answer = runAgentNow(environment, ['redactor', 'add', '--format', 'json'], JSON.stringify({ ...forms }));
        if (answer.kind === 'output')
            return;
        hasFailed = true;
        log.warning(`the agent does not redact secrets in this log: ${answer.why}`);
    };
}
function openHandover(options, { line, log }) {
    const { environment } = options;
    const text = (0,host_options .Ch)(environment);
    const prefix = (0,dotenv_output .Mp)(options);
    const unwritten = [];
    let hasAgent = true;
    const collect = (what, answer) => {
        if (answer.kind === 'output' || !hasAgent)
            return;
        hasAgent = answer.why !== NO_AGENT;
        if (hasAgent)
            unwritten.push(`${what}: ${answer.why}`);
        else
            log.warning(`${what}: ${answer.why}`);
    };
    return {
        unwritten: () => unwritten,
        keepOutput: async (name, value) => {
            if (value.trim() === '')
                return;
            if (Buffer.byteLength(value) > MAXIMUM_METADATA_BYTES) {
                line(`The output \`${name}\` is too large for meta-data; the report has all of it.`);
                return;
            }
            const answer = await runAgent(environment, ['meta-data', 'set', `${prefix}:${name}`], value);
            collect(`the output \`${name}\` was not stored as meta-data`, answer);
        },
        annotate: async (body, { result }) => {
            if (body === '')
                return;
            const step = text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_JOB_ID') ?? '';
            const context = `platform-actions-${prefix}-${step}`;
            const answer = await runAgent(environment, ['annotate', '--style', STYLES[result], '--context', context], body);
            collect('the summary was not shown as an annotation', answer);
        },
    };
}
const STYLES = { pass: 'success', warn: 'warning', fail: 'error', error: 'error' };
function annotationBody(summary, { findings }, redact) {
    const blocks = summary.length > 0 ? summary : findings.length > 0 ? [findingList(findings)] : [];
    return redact((0,markdown .Co)(blocks, MAXIMUM_ANNOTATION_BYTES).text);
}
function findingList(findings) {
    return (0,markdown .AX)(findings.slice(0, LISTED_FINDINGS).map(({ level, location, message, title }) => {
        const place = location === undefined ? '' : `${(0,markdown .fl)(`${location.file}:${location.line}`)} `;
        return `${place}**${level}**: ${(0,markdown .FV)(title)}: ${(0,markdown .FV)(message)}`;
    }));
}
function withoutHeaders(text) {
    return text.replace(/^(?=[ \t]*(?:---|\+\+\+|~~~|\^\^\^))/gm, '| ');
}
async function mintIdToken(options, audience, signal) {
    const { environment } = options;
    const claim = environment['BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM'] || 'pipeline_id';
    const words = ['oidc', 'request-token', '--audience', audience];
    const answer = await runAgent(environment, [...words, '--subject-claim', claim], '', signal);
    const token = answer.kind === 'output' ? answer.text.trim() : '';
    if (token !== '')
        return token;
    const why = answer.kind === 'failed' ? answer.why : 'an empty answer';
    const remedy = /subject-claim|flag provided but not defined/.test(why)
        ? 'update the agent to a version of April 2026 or newer, which supports `--subject-claim`: without it, the subject contains commit and step, and no identity can match it'
        : 'run this on the agent itself, or pass `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use agent 3.104 or newer';
    throw new host .Z(`the agent did not issue an ID token: ${why}`, remedy, true);
}


  }),

  81352:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  findProgram)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);



const SUFFIXES = process.platform === 'win32' ? ['.exe', '.com'] : [''];
function findProgram(name, workspace, environment) {
    const inWorkspace = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace))];
    const isTrusted = (path) => !inWorkspace.some((root) => (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(root, path) || (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(root, (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)(path)));
    const folders = searchFolders(environment).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && isTrusted(folder));
    for (const folder of folders) {
        for (const suffix of SUFFIXES) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name + suffix);
            if (isProgram(path) && isTrusted((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)))
                return { path, searchPath: folders.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter) };
        }
    }
    return undefined;
}
function searchFolders(environment) {
    const name = Object.keys(environment).find((candidate) => candidate.toUpperCase() === 'PATH') ?? 'PATH';
    return (environment[name] ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


  })

};
;