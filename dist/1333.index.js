"use strict";
exports.id = 1333;
exports.ids = [1333];
exports.modules = {

  11333:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createGitlabHost: () => (  createGitlabHost)
});

var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var redactor = __webpack_require__(54031);
var dotenv_output = __webpack_require__(60286);
var report_files = __webpack_require__(82263);
var host = __webpack_require__(9157);
var host_options = __webpack_require__(97286);
var log_writer = __webpack_require__(39677);
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/host/gitlab/gitlab-context.js


function gitlabContext(options, temporary) {
    const text = (0,host_options .Ch)(options.environment);
    const event = text('CI_PIPELINE_SOURCE');
    const changeRequest = mergeRequest(text) ?? externalPullRequest(text);
    const project = text('CI_PROJECT_DIR');
    return {
        workspace: project !== undefined && (0,external_node_fs_.existsSync)(project) ? project : options.workingDirectory,
        tempDirectory: temporary,
        repository: text('CI_PROJECT_PATH'),
        ref: refOf(text),
        commit: text('CI_COMMIT_SHA'),
        event,
        changeRequest,
        untrustedHead: false,
        changeEvent: changeRequest !== undefined ||
            text('CI_MERGE_REQUEST_ID') !== undefined ||
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
        number: (0,host_options .rD)(number),
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
        number: (0,host_options .rD)(number),
        baseCommit: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'),
        baseRef: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'),
        headRef: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME'),
        fork: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY') !==
            text('CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'),
    };
}

;// CONCATENATED MODULE: ./build/host/gitlab/gitlab.js









const CAPABILITIES = {
    idToken: 'none',
    mask: 'own-writer',
    outputs: 'file',
    annotations: 'report-file',
    summary: 'file',
    groups: true,
    cache: 'folder',
};
function createGitlabHost(options) {
    const { environment, log: write } = options;
    const text = (0,host_options .Ch)(environment);
    const secrets = (0,redactor .l)();
    const { redact } = secrets;
    const debug = environment['CI_DEBUG_TRACE'] === 'true' || environment['PLATFORM_DEBUG'] === 'true';
    const { line, ...log } = (0,log_writer .Kr)({ write, secrets, debug });
    const context = gitlabContext(options, (0,external_node_os_.tmpdir)());
    const files = (0,report_files .C)(context);
    const path = text('PLATFORM_DOTENV_FILE') ?? 'platform-actions.env';
    const prefix = (0,dotenv_output .Mp)(options);
    const outputs = (0,dotenv_output .II)({ path, prefix, limits: dotenv_output .Xr, redact }, files, line);
    const summary = [];
    return {
        name: 'gitlab',
        context,
        capabilities: CAPABILITIES,
        limitations: [],
        ...log,
        input: options.nativeInput,
        idToken: noIdToken,
        mask: (secret) => void secrets.add(secret),
        redact,
        setOutput: outputs.set,
        writeSummary: (markdown) => void summary.push(redact(markdown)),
        group: createSections(options, secrets),
        progress: () => undefined,
        cacheDirectory: (0,external_node_path_.join)(context.workspace, '.platform-actions-cache'),
        unwritten: files.unwritten,
        finish: async ({ reports }) => {
            outputs.write();
            const summaryFile = text('PLATFORM_SUMMARY_FILE') ?? 'platform-actions-summary.md';
            if (summary.length > 0)
                files.write('PLATFORM_SUMMARY_FILE', summaryFile, summary.join('\n'));
            const qualityFile = text('PLATFORM_CODE_QUALITY_FILE') ?? 'gl-code-quality-report.json';
            const report = reports.codeQuality(text('CI_CONFIG_PATH') ?? '.gitlab-ci.yml');
            files.write('PLATFORM_CODE_QUALITY_FILE', qualityFile, redact(report));
        },
    };
}
const noIdToken = async (audience) => {
    throw new host .Z('this job has no ID token: GitLab makes one only for jobs that declare it', `add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ${(0,log_writer .Is)(audience)}`, true);
};
function createSections({ clock, log: write }, { redact }) {
    let sections = 0;
    return async (title, body) => {
        sections += 1;
        const name = `platform_actions_${sections}`;
        const mark = (which, words) => {
            const seconds = Math.floor(clock.now() / 1000);
            write(`\u001b[0Ksection_${which}:${seconds}:${name}\r\u001b[0K${words}\n`);
        };
        mark('start', (0,log_writer .Is)(redact(title)).replaceAll('\n', ' '));
        try {
            return await body();
        }
        finally {
            mark('end', '');
        }
    };
}


  })

};
;