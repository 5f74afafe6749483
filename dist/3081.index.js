"use strict";
exports.id = 3081;
exports.ids = [3081];
exports.modules = {

  53081:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createGithubHost: () => (  createGithubHost)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var redactor = __webpack_require__(54031);
var host_options = __webpack_require__(97286);
;// CONCATENATED MODULE: ./build/host/github/core-seam.js
function createCoreSeam({ environment, log, }) {
    const { stdout } = Object.getOwnPropertyDescriptors(process);
    const ours = { configurable: true, value: { write: log } };
    return (call) => {
        const { env } = process;
        process.env = environment;
        Object.defineProperty(process, 'stdout', ours);
        try {
            call();
        }
        finally {
            Object.defineProperty(process, 'stdout', stdout);
            process.env = env;
        }
    };
}

var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/host/github/github-context.js

const BASE_OWNED_EVENTS = new Set(['pull_request_target', 'workflow_run']);
function githubContext(environment, temporary, readFile, runNumber) {
    const text = (name) => environment[name] || undefined;
    const event = text('GITHUB_EVENT_NAME');
    const payload = readEvent(text('GITHUB_EVENT_PATH'), readFile);
    const server = text('GITHUB_SERVER_URL');
    const repository = text('GITHUB_REPOSITORY');
    return {
        workspace: text('GITHUB_WORKSPACE') ?? '.',
        tempDirectory: text('RUNNER_TEMP') ?? temporary,
        repository,
        ref: text('GITHUB_REF'),
        commit: text('GITHUB_SHA'),
        event,
        changeRequest: changeRequest(payload, text('GITHUB_BASE_REF'), text('GITHUB_HEAD_REF')),
        untrustedHead: event !== undefined && BASE_OWNED_EVENTS.has(event),
        changeEvent: isChange(event, payload) || text('GITHUB_REF')?.startsWith('refs/pull/') === true,
        ...((0,json_value ._F)((0,json_value ._F)(payload, 'repository'), 'fork') === true ? { isFork: true } : {}),
        runUrl: server && repository && runNumber ? `${server}/${repository}/actions/runs/${runNumber}` : undefined,
        workflow: text('GITHUB_WORKFLOW'),
        job: text('GITHUB_JOB'),
        serverUrl: server,
        apiUrl: text('GITHUB_API_URL'),
        matrix: matrix(text('PLATFORM_ACTIONS_MATRIX')),
        workflowFile: workflowFile(text('GITHUB_WORKFLOW_REF'), repository),
    };
}
function isChange(event, payload) {
    switch (event) {
        case undefined:
            return false;
        case 'issue_comment':
            return isAboutPullRequest(payload);
        case 'workflow_run': {
            const first = textField((0,json_value ._F)(payload, 'workflow_run'), 'event');
            return first === undefined || first === event || first === 'issue_comment' || isChange(first, payload);
        }
        default:
            return event.startsWith('pull_request') || event === 'merge_group';
    }
}
function isAboutPullRequest(payload) {
    const issue = (0,json_value ._F)(payload, 'issue');
    if (issue === undefined || (0,json_value ._F)(payload, 'is_pull') === true)
        return true;
    const pull = (0,json_value ._F)(issue, 'pull_request');
    return pull !== undefined && pull !== null;
}
function matrix(json) {
    const text = json?.replace(/\s+/g, ' ').trim();
    return text === undefined || ['', 'null', '{}', '{ }'].includes(text) ? undefined : text;
}
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
    const pull = (0,json_value ._F)(event, 'pull_request');
    if (pull !== undefined) {
        const base = (0,json_value ._F)(pull, 'base');
        const head = (0,json_value ._F)(pull, 'head');
        const number = (0,json_value ._F)(pull, 'number');
        const headRepository = (0,json_value ._F)((0,json_value ._F)(head, 'repo'), 'full_name');
        return {
            number: typeof number === 'number' ? number : undefined,
            baseCommit: textField(base, 'sha'),
            baseRef: textField(base, 'ref') ?? baseRef,
            headRef: textField(head, 'ref') ?? headRef,
            fork: headRepository !== (0,json_value ._F)((0,json_value ._F)(base, 'repo'), 'full_name'),
        };
    }
    const queue = (0,json_value ._F)(event, 'merge_group');
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
const textField = (value, name) => (0,json_value .b6)((0,json_value ._F)(value, name));

var core = __webpack_require__(6805);
var plain_text = __webpack_require__(38086);
var files = __webpack_require__(48636);
;// CONCATENATED MODULE: ./build/host/github/github-files.js





const MAXIMUM_SUMMARY_BYTES = 1024 * 1024;
function openGithubFiles(environment, flavour, { callCore, redact, line, }) {
    const text = (0,host_options .Ch)(environment);
    const outputFile = text('GITHUB_OUTPUT');
    const summaryFile = flavour.summary === 'native' ? text('GITHUB_STEP_SUMMARY') : undefined;
    const unwritten = new Set();
    const attempt = (what, path, write) => {
        const why = (0,external_node_fs_.existsSync)(path) ? failureOf(write) : 'ENOENT';
        if (why !== undefined)
            unwritten.add(`the file for ${what}, \`${(0,plain_text .h0)(path)}\`, cannot be written: ${why}`);
    };
    return {
        hasOutputs: outputFile !== undefined,
        hasSummary: summaryFile !== undefined,
        limitations: limitationsOf(flavour, outputFile, summaryFile),
        unwritten: () => [...unwritten],
        setOutput: (name, value) => {
            if (outputFile !== undefined)
                attempt('outputs (GITHUB_OUTPUT)', outputFile, () => callCore(() => (0,core .uH)(name, value)));
            else if (isGithubItself(environment))
                unwritten.add('GITHUB_OUTPUT is not set, so outputs cannot be written: pass it on to this process');
        },
        writeSummary: (markdown) => {
            if (summaryFile === undefined)
                return;
            const summary = redact(markdown);
            const used = (0,external_node_fs_.statSync)(summaryFile, { throwIfNoEntry: false })?.size;
            if (Buffer.byteLength(summary) > MAXIMUM_SUMMARY_BYTES - (used ?? 0))
                line(`The summary is larger than what is left of ${MAXIMUM_SUMMARY_BYTES >> 10} KiB for this step and was left out.`);
            else
                attempt('summaries (GITHUB_STEP_SUMMARY)', summaryFile, () => (0,external_node_fs_.appendFileSync)(summaryFile, summary));
        },
    };
}
function failureOf(write) {
    try {
        write();
        return undefined;
    }
    catch (error) {
        return (0,files .CA)(error);
    }
}
function limitationsOf(flavour, outputFile, summaryFile) {
    const limitations = [];
    if (outputFile === undefined)
        limitations.push('this runner provides no file for outputs (GITHUB_OUTPUT), so no outputs were set');
    if (flavour.summary === 'none')
        limitations.push('this runner shows neither summaries nor annotations; see the log and the report');
    else if (summaryFile === undefined)
        limitations.push('this runner provides no file for summaries (GITHUB_STEP_SUMMARY), so no summary was written');
    return limitations;
}
function isGithubItself(environment) {
    const others = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'];
    if (others.some((name) => (environment[name] ?? '') !== ''))
        return false;
    return environment['GITHUB_SERVER_URL'] === 'https://github.com';
}

var host = __webpack_require__(9157);
;// CONCATENATED MODULE: ./build/host/github/github-flavour.js

const FORK_HINT = '; pull requests from forks never get one and can read only public data';
const FROM_ELSEWHERE = 'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token from elsewhere, or `token` and `registry-token` to tokens from secrets';
const isPull = (environment) => (environment['GITHUB_EVENT_NAME'] ?? '').startsWith('pull_request');
const github = {
    name: 'github',
    annotations: 'native',
    summary: 'native',
    runNumber: 'GITHUB_RUN_ID',
    missingIdToken: (environment) => {
        if (environment['ACT'] === 'true')
            return new host .Z('act does not issue ID tokens', FROM_ELSEWHERE, true);
        const hint = isPull(environment)
            ? '; pull requests from forks and from Dependabot never get one and can read only public data'
            : '';
        return new host .Z('this job is not allowed to request an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set', `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${hint}`, true);
    },
};
const forgejo = {
    name: 'forgejo',
    annotations: 'log',
    summary: 'none',
    runNumber: 'GITHUB_RUN_NUMBER',
    missingIdToken: (environment) => new host .Z('this job is not allowed to request an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set', `add \`enable-openid-connect: true\` to the workflow or the job, with versions of Forgejo and its runner that support it${isPull(environment) ? FORK_HINT : ''}`, true),
};
const gitea = {
    name: 'gitea',
    annotations: 'log',
    summary: 'none',
    runNumber: 'GITHUB_RUN_NUMBER',
    missingIdToken: () => new host .Z('Gitea Actions does not issue ID tokens', FROM_ELSEWHERE, true),
};
function flavourOf(environment) {
    if ((environment['FORGEJO_ACTIONS'] ?? '') !== '')
        return forgejo;
    return (environment['GITEA_ACTIONS'] ?? '') === '' ? github : gitea;
}

var id_token_service = __webpack_require__(49296);
;// CONCATENATED MODULE: ./build/host/github/github-id-token.js


function githubIdToken(options, flavour) {
    return async (audience, limits) => {
        const { environment } = options;
        const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '';
        const requestToken = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
        if (!URL.canParse(url) || requestToken === '')
            throw flavour.missingIdToken(environment);
        const target = new URL(url);
        target.searchParams.set('audience', audience);
        return (0,id_token_service .g)(options, {
            method: 'GET',
            url: target.href,
            requestToken,
            headers: { accept: 'application/json; api-version=2.0' },
            field: 'value',
            refused: (why) => new host .Z(`the CI refused to issue an ID token: ${why}`, 'the job may have been queued for too long, or its permissions may have changed: run it again with `permissions: id-token: write`', true),
            limits,
        });
    };
}

var log_writer = __webpack_require__(39677);
;// CONCATENATED MODULE: ./build/host/github/github-log.js



const ISSUES = { error: core .z3, warning: core .$e, notice: core .lm };
const LEVELS = ['error', 'warning', 'notice'];
function createGithubLog(flavour, { callCore, secrets, write, }) {
    const safe = (text) => (0,log_writer .Is)(secrets.redact(text));
    const plain = (0,log_writer .mE)({
        write,
        secrets,
        levels: flavour.annotations === 'native' ? LEVELS : [],
        issue: (annotation) => callCore(() => issueOf(annotation, secrets)),
        debug: (text) => callCore(() => (0,core .Yz)(text)),
    });
    return {
        ...plain,
        quote: (text) => {
            const token = crypto.randomUUID();
            write(`::stop-commands::${token}\n${(0,log_writer .E7)(secrets.redact(text))}\n::${token}::\n`);
        },
        mask: (secret) => {
            for (const form of secrets.add(secret))
                callCore(() => (0,core .Pq)(form));
        },
        group: async (title, body) => {
            callCore(() => (0,core .Oh)(safe(title)));
            try {
                return await body();
            }
            finally {
                callCore(core .N4);
            }
        },
    };
}
function issueOf(annotation, secrets) {
    const safe = (text) => (0,log_writer .Is)(secrets.redact(text));
    const { column, endColumn, endLine, file, level, line, message, title } = annotation;
    const isNamed = file === undefined || safe(file).trim() === file;
    const place = {
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { startLine: line }),
        ...(endLine === undefined ? {} : { endLine }),
        ...(column === undefined ? {} : { startColumn: column }),
        ...(endColumn === undefined ? {} : { endColumn }),
    };
    const text = isNamed ? message : `${(0,plain_text .h0)(file)}:${line ?? 1}: ${message}`;
    ISSUES[level](safe(text), { ...(title === '' ? {} : { title: safe(title) }), ...(isNamed ? place : {}) });
}

;// CONCATENATED MODULE: ./build/host/github/github.js











function createGithubHost(options) {
    const { environment, log: write } = options;
    const flavour = flavourOf(environment);
    const secrets = (0,redactor .l)();
    const callCore = createCoreSeam(options);
    const { annotate, group, line, log, mask, quote } = createGithubLog(flavour, { callCore, secrets, write });
    const files = openGithubFiles(environment, flavour, { callCore, redact: secrets.redact, line });
    const temporary = (0,host_options .Ch)(environment)('RUNNER_TEMP');
    return {
        name: flavour.name,
        context: githubContext(environment, (0,external_node_os_.tmpdir)(), (path) => (0,external_node_fs_.readFileSync)(path, 'utf8'), environment[flavour.runNumber]),
        capabilities: capabilitiesOf(environment, flavour, files),
        limitations: files.limitations,
        log,
        input: options.nativeInput,
        idToken: githubIdToken(options, flavour),
        mask,
        redact: secrets.redact,
        setOutput: files.setOutput,
        annotate,
        writeSummary: files.writeSummary,
        unwritten: files.unwritten,
        group,
        quote,
        progress: () => undefined,
        cacheDirectory: temporary === undefined ? undefined : (0,external_node_path_.join)(temporary, 'platform-actions-cache'),
    };
}
function capabilitiesOf(environment, flavour, { hasOutputs, hasSummary }) {
    const has = (name) => (environment[name] ?? '') !== '';
    return {
        idToken: has('ACTIONS_ID_TOKEN_REQUEST_URL') ? 'any-audience' : 'none',
        mask: 'native',
        outputs: hasOutputs ? 'native' : 'none',
        annotations: flavour.annotations,
        summary: hasSummary ? 'native' : 'none',
        groups: true,
        cache: has('ACTIONS_RUNTIME_TOKEN') && has('ACTIONS_RESULTS_URL') ? 'service' : 'none',
    };
}


  }),

  49296:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    g: () => (  requestIdToken)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63144);
  var _base_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31666);
  var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);



const SERVICE_FAULT = "this is a problem of the CI's token service: run the job again";
const NO_WAY = "check the connection from this machine to the CI's token service (proxy, certificates), and run the job again";
async function requestIdToken(options, request) {
    const { field, limits, method, url } = request;
    const http = await options.http();
    const headers = { ...request.headers, authorization: `Bearer ${request.requestToken}` };
    const body = method === 'POST' ? { body: '' } : {};
    const { requestTimeoutMs: timeoutMs, signal } = limits;
    const { last } = await (0,_base_retry_js__WEBPACK_IMPORTED_MODULE_1__  .LH)({ ...options, ...limits }, true, async () => judge(await http({ method, url, headers, timeoutMs, signal, ...body }), field, options.clock.now()));
    if (last.token !== undefined)
        return last.token;
    if (last.isRefusal)
        throw request.refused(last.why);
    throw new _host_js__WEBPACK_IMPORTED_MODULE_0__  .Z(`the CI did not issue an ID token: ${last.why}`, last.remedy, false);
}
function judge(result, field, now) {
    const failed = (0,_base_retry_js__WEBPACK_IMPORTED_MODULE_1__  .Rs)(result, now);
    if (result.kind === 'failure')
        return { why: result.message, remedy: NO_WAY, isRefusal: false, failed };
    const token = result.status === 200 ? readToken(result.body, field) : undefined;
    if (token !== undefined)
        return { token, why: '', remedy: '', isRefusal: false, failed: undefined };
    const why = result.status === 200 ? 'an answer without a token' : `HTTP status ${result.status}`;
    return { why, remedy: SERVICE_FAULT, isRefusal: !failed.isTransient, failed };
}
function readToken(body, field) {
    try {
        const json = JSON.parse(body);
        return (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  .u4)(json) ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  .b6)(json[field]) : undefined;
    }
    catch {
        return undefined;
    }
}


  }),

  6805:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Yz: () => (  debug),
  N4: () => (  endGroup),
  z3: () => (  error),
  pq: () => (  info),
  _o: () => (  isDebug),
  lm: () => (  notice),
  uH: () => (  setOutput),
  Pq: () => (  setSecret),
  Oh: () => (  startGroup),
  $e: () => (  warning)
});


var external_os_ = __webpack_require__(70857);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/utils.js
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/command.js


function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
var external_fs_ = __webpack_require__(79896);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/file-command.js
const file_command_crypto = {
    randomUUID() {
        try {
            const uuid = external_fs_.readFileSync('/proc/sys/kernel/random/uuid', 'utf8').trim();
            if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return uuid;
        } catch {
        }
        return process.getBuiltinModule('crypto').randomUUID();
    },
};



function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${file_command_crypto.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
var external_path_ = __webpack_require__(16928);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






var ExitCode;
(function (ExitCode) {
    ExitCode[ExitCode["Success"] = 0] = "Success";
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
function debug(message) {
    command_issueCommand('debug', {}, message);
}
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
function startGroup(name) {
    command_issue('group', name);
}
function endGroup() {
    command_issue('endgroup');
}
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}





  })

};
;