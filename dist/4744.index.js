export const id = 4744;
export const ids = [4744];
export const modules = {

/***/ 64744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAzureHost: () => (/* binding */ createAzureHost),
  detectAzure: () => (/* binding */ detectAzure)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/host/annotation-budget.js
var annotation_budget = __webpack_require__(52578);
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

// EXTERNAL MODULE: ./build/host/host-options.js
var host_options = __webpack_require__(97286);
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
        number: (0,host_options/* wholeNumber */.r)(id),
        baseCommit: undefined,
        baseRef: branch('SYSTEM_PULLREQUEST_TARGETBRANCH'),
        headRef: branch('SYSTEM_PULLREQUEST_SOURCEBRANCH'),
        fork: text('SYSTEM_PULLREQUEST_ISFORK')?.toLowerCase() === 'true',
    };
}

// EXTERNAL MODULE: ./build/host/host.js
var host = __webpack_require__(9157);
// EXTERNAL MODULE: ./build/host/id-token-service.js
var id_token_service = __webpack_require__(49296);
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
var files = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/host/log-writer.js
var log_writer = __webpack_require__(39677);
// EXTERNAL MODULE: ./build/host/report-files.js
var report_files = __webpack_require__(98839);
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


/***/ })

};
