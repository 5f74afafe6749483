export const id = 3640;
export const ids = [3640];
export const modules = {

/***/ 63640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitlabHost: () => (/* binding */ createGitlabHost),
  detectGitlab: () => (/* binding */ detectGitlab)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/report/code-quality.js
var code_quality = __webpack_require__(29214);
// EXTERNAL MODULE: ./build/host/dotenv-output.js + 1 modules
var dotenv_output = __webpack_require__(19631);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/host/host-options.js
var host_options = __webpack_require__(97286);
;// CONCATENATED MODULE: ./build/host/gitlab-context.js


/** Facts about the job from GitLab's predefined variables (docs.gitlab.com/ci/variables/predefined_variables). */
function gitlabContext(options, temporary) {
    const text = (0,host_options/* readVariables */.C)(options.environment);
    const event = text('CI_PIPELINE_SOURCE');
    const changeRequest = mergeRequest(text) ?? externalPullRequest(text);
    const project = text('CI_PROJECT_DIR');
    return {
        // In a container that mounts the project elsewhere, the variable names a folder that is not there.
        workspace: project !== undefined && (0,external_node_fs_.existsSync)(project) ? project : options.workingDirectory,
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
        number: (0,host_options/* wholeNumber */.r)(number),
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
        number: (0,host_options/* wholeNumber */.r)(number),
        baseCommit: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'),
        baseRef: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'),
        headRef: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME'),
        fork: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY') !==
            text('CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'),
    };
}

// EXTERNAL MODULE: ./build/host/host.js
var host = __webpack_require__(9157);
// EXTERNAL MODULE: ./build/host/log-writer.js
var log_writer = __webpack_require__(39677);
// EXTERNAL MODULE: ./build/host/report-files.js
var report_files = __webpack_require__(98839);
;// CONCATENATED MODULE: ./build/host/gitlab.js









/** Whether this is a job of GitLab CI. */
function detectGitlab(environment) {
    if (environment['GITLAB_CI'] !== 'true')
        return { kind: 'no' };
    if ((environment['CI_PROJECT_DIR'] ?? '') === '') {
        return {
            kind: 'misconfigured',
            problem: 'CI_PROJECT_DIR is not set',
            remedy: 'hand the variables of the job on to this process, for example with `docker run --env-file`',
        };
    }
    return { kind: 'yes' };
}
/**
 * GitLab CI: plain lines in collapsible sections; outputs, findings and summary go to files that the job declares as a
 * dotenv report, a Code Quality report and an artifact. It masks nothing at run time, so our own writer does.
 */
function createGitlabHost(options) {
    const { environment, log: write } = options;
    const text = (0,host_options/* readVariables */.C)(environment);
    const secrets = (0,log_writer/* createSecrets */.gE)();
    const debug = environment['CI_DEBUG_TRACE'] === 'true' || environment['PLATFORM_DEBUG'] === 'true';
    const plain = (0,log_writer/* createLabelledLog */.Ud)({ write, secrets, debug });
    const context = gitlabContext(options, (0,external_node_os_.tmpdir)());
    const { workspace, tempDirectory } = context;
    const writeFile = (0,report_files/* createReportFiles */.W)({ workspace, tempDirectory, workingDirectory: workspace }, plain.log.warning);
    const outputs = (0,dotenv_output/* createDotenvOutput */.II)({
        path: text('PLATFORM_DOTENV_FILE') ?? 'platform-actions.env',
        prefix: (0,dotenv_output/* outputPrefix */.Mp)(options),
        limits: dotenv_output/* GITLAB_DOTENV */.Xr,
        redact: secrets.redact,
    }, writeFile, plain.line);
    const qualityFile = text('PLATFORM_CODE_QUALITY_FILE') ?? 'gl-code-quality-report.json';
    const summaryFile = text('PLATFORM_SUMMARY_FILE') ?? 'platform-actions-summary.md';
    const summary = [];
    let sections = 0;
    return {
        name: 'gitlab',
        context,
        capabilities: {
            idToken: 'none',
            mask: 'own-writer',
            outputs: 'file',
            annotations: 'report-file',
            summary: 'file',
            groups: true,
            cache: 'folder',
        },
        limitations: [],
        log: plain.log,
        input: options.nativeInput,
        idToken: async (audience) => {
            throw new host/* IdTokenError */.Z('this job has no ID token: GitLab makes one only for jobs that declare it', `add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ${(0,log_writer/* harmless */.Is)(audience)}`, true);
        },
        mask: (secret) => {
            for (const part of (0,log_writer/* secretParts */.Bm)(secret))
                secrets.add(part);
        },
        redact: secrets.redact,
        setOutput: outputs.set,
        annotate: plain.annotate,
        writeSummary: (markdown) => {
            summary.push(secrets.redact(markdown));
        },
        group: async (title, body) => {
            sections += 1;
            const name = `platform_actions_${sections}`;
            const mark = (which, words) => {
                const seconds = Math.floor(options.clock.now() / 1000);
                write(`\u001b[0Ksection_${which}:${seconds}:${name}\r\u001b[0K${words}\n`);
            };
            mark('start', (0,log_writer/* harmless */.Is)(secrets.redact(title)).replaceAll('\n', ' '));
            try {
                return await body();
            }
            finally {
                mark('end', '');
            }
        },
        quote: (foreign) => write(`${(0,log_writer/* quotable */.E7)(secrets.redact(foreign)).replace(/:(?=:)/g, ': ')}\n`),
        progress: () => undefined,
        cacheDirectory: (0,external_node_path_.join)(workspace, '.platform-actions-cache'),
        finish: async ({ findings }) => {
            await outputs.write();
            if (summary.length > 0)
                await writeFile('PLATFORM_SUMMARY_FILE', summaryFile, summary.join('\n'));
            const fallback = text('CI_CONFIG_PATH') ?? '.gitlab-ci.yml';
            const report = secrets.redact((0,code_quality/* renderCodeQuality */.l)(findings, fallback));
            await writeFile('PLATFORM_CODE_QUALITY_FILE', qualityFile, report);
        },
    };
}


/***/ })

};
