"use strict";
exports.id = 8841;
exports.ids = [8841];
exports.modules = {

  78841:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createAzureHost: () => (  createAzureHost)
});

var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var redactor = __webpack_require__(54031);
var files_files = __webpack_require__(48636);
var report_files = __webpack_require__(82263);
var host_options = __webpack_require__(97286);
var log_writer = __webpack_require__(39677);
;// CONCATENATED MODULE: ./build/host/azure/azure-command.js
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

;// CONCATENATED MODULE: ./build/host/azure/azure-context.js

function azureContext(options, temporary) {
    const text = (0,host_options .Ch)(options.environment);
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
        changeEvent: reason?.toLowerCase() === 'pullrequest' ||
            changeRequest !== undefined ||
            text('SYSTEM_PULLREQUEST_TARGETBRANCH') !== undefined ||
            text('SYSTEM_PULLREQUEST_SOURCEBRANCH') !== undefined ||
            text('BUILD_SOURCEBRANCH')?.startsWith('refs/pull/') === true,
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
        number: (0,host_options .rD)(id),
        baseCommit: undefined,
        baseRef: branch('SYSTEM_PULLREQUEST_TARGETBRANCH'),
        headRef: branch('SYSTEM_PULLREQUEST_SOURCEBRANCH'),
        fork: text('SYSTEM_PULLREQUEST_ISFORK')?.toLowerCase() === 'true',
    };
}

var host = __webpack_require__(9157);
var id_token_service = __webpack_require__(49296);
;// CONCATENATED MODULE: ./build/host/azure/azure-id-token.js



const AZURE_AUDIENCE = 'api://AzureADTokenExchange';
function azureIdToken(options, tell) {
    return async (audience, limits) => {
        const text = (0,host_options .Ch)(options.environment);
        const address = text('SYSTEM_OIDCREQUESTURI');
        const accessToken = text('SYSTEM_ACCESSTOKEN') ?? text('ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN');
        if (address === undefined || !URL.canParse(address)) {
            throw new host .Z('this job is not allowed to request an ID token: SYSTEM_OIDCREQUESTURI is not set', 'run this in a job of Azure Pipelines on a current agent and pass its variables on, or set PLATFORM_ID_TOKEN to an ID token', true);
        }
        if (accessToken === undefined) {
            throw new host .Z("this step is not allowed to request an ID token: it lacks the job's access token", 'add to the step:\n  env:\n    SYSTEM_ACCESSTOKEN: $(System.AccessToken)', true);
        }
        if (audience !== AZURE_AUDIENCE)
            tell(`Azure Pipelines issues ID tokens only for \`${AZURE_AUDIENCE}\`: the identity must accept that audience.`);
        const url = new URL(address);
        url.searchParams.set('api-version', '7.1');
        const connection = text('PLATFORM_AZURE_SERVICE_CONNECTION_ID');
        if (connection !== undefined)
            url.searchParams.set('serviceConnectionId', connection);
        return (0,id_token_service .g)(options, {
            method: 'POST',
            url: url.href,
            requestToken: accessToken,
            headers: { accept: 'application/json', 'content-type': 'application/json' },
            field: 'oidcToken',
            refused: (why) => new host .Z(`the pipeline refused to issue an ID token: ${why}`, connection === undefined
                ? 'pass on the access token of this job: `SYSTEM_ACCESSTOKEN: $(System.AccessToken)`'
                : 'allow this pipeline to use the service connection that PLATFORM_AZURE_SERVICE_CONNECTION_ID names', true),
            limits,
        });
    };
}

;// CONCATENATED MODULE: ./build/host/azure/azure.js










function createAzureHost(options) {
    const { environment, log: write } = options;
    const secrets = (0,redactor .l)();
    const command = (...words) => write(`${renderLoggingCommand(...words)}\n`);
    const { line, ...log } = createAzureLog(command, { secrets, write });
    const context = azureContext(options, (0,external_node_os_.tmpdir)());
    const summary = openSummary(options, context.tempDirectory, command);
    const pipelineWorkspace = (0,host_options .Ch)(environment)('PIPELINE_WORKSPACE');
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
        ...log,
        input: options.nativeInput,
        idToken: azureIdToken(options, line),
        redact: secrets.redact,
        setOutput: (name, value) => setVariable(command, secrets, name, value),
        writeSummary: (markdown) => summary.add(secrets.redact(markdown)),
        progress: () => undefined,
        cacheDirectory: pipelineWorkspace === undefined ? undefined : (0,external_node_path_.join)(pipelineWorkspace, '.platform-actions-cache'),
        unwritten: summary.unwritten,
        finish: async ({ result }) => {
            summary.upload();
            if (result === 'warn')
                command('task.complete', { result: 'SucceededWithIssues' }, '');
        },
    };
}
function createAzureLog(command, { secrets, write }) {
    const safe = (text) => (0,log_writer .Is)(secrets.redact(text));
    return {
        ...(0,log_writer .mE)({
            write,
            secrets,
            levels: ['error', 'warning'],
            issue: (annotation) => logIssue(command, safe, annotation),
            debug: (text) => command('task.debug', {}, text),
        }),
        mask: (secret) => {
            for (const form of secrets.add(secret))
                command('task.setsecret', {}, form);
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
    };
}
function logIssue(command, safe, annotation) {
    const { column, file, level, line, message, title } = annotation;
    const place = {
        ...(file === undefined ? {} : { sourcepath: safe(file) }),
        ...(line === undefined ? {} : { linenumber: line }),
        ...(column === undefined ? {} : { columnnumber: column }),
    };
    command('task.logissue', { type: level, ...place }, safe(title === '' ? message : `${title}: ${message}`));
}
function setVariable(command, secrets, name, value) {
    const isSecret = secrets.redact(value) !== value;
    const variable = name.replaceAll('-', '_');
    command('task.setvariable', { variable, isOutput: 'true', isSecret: String(isSecret) }, value);
}
function openSummary(options, tempDirectory, command) {
    const files = (0,report_files .C)({ workspace: tempDirectory, tempDirectory });
    const parts = [];
    const failures = [];
    return {
        add: (markdown) => void parts.push(markdown),
        unwritten: () => [...files.unwritten(), ...failures],
        upload: () => {
            if (parts.length === 0)
                return;
            try {
                const path = (0,files_files .o4)(tempDirectory, `${options.command ?? 'platform-actions'}.md`);
                if (files.write('the summary', path, parts.join('\n')))
                    command('task.uploadsummary', {}, path);
            }
            catch (error) {
                failures.push(error instanceof Error ? error.message : String(error));
            }
        },
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


  })

};
;