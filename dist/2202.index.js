"use strict";
exports.id = 2202;
exports.ids = [2202,4139];
exports.modules = {

  84139:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    openGithub: () => (  openGithub)
  });
  var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58508);

async function openGithub(token, { clock, host, send, signal, }) {
    const { apiUrl, repository } = host.context;
    if (apiUrl === undefined || repository === undefined)
        return { kind: 'closed', why: 'this is not a GitHub Actions run' };
    if (token === undefined)
        return { kind: 'closed', why: '`github-token` is not set' };
    host.mask(token);
    const { githubUrlProblem, openOctokit } = await __webpack_require__.e(  3366).then(__webpack_require__.bind(__webpack_require__, 3366));
    const problem = githubUrlProblem(apiUrl);
    if (problem !== undefined)
        return { kind: 'closed', why: problem };
    const userAgent = `platform-actions/${_version_js__WEBPACK_IMPORTED_MODULE_0__  .rE}`;
    const waiting = clock === undefined || signal === undefined ? undefined : { clock, signal };
    const api = await openOctokit({ send, apiUrl, token, userAgent, redact: host.redact, waiting });
    return { kind: 'api', api, repository };
}


  }),

  32202:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    publishReports: () => (  publishReports)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48636);
  var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58508);
  var _open_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84139);
  var _write_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60565);





const INFORMATION_URI = `https://github.com/${_version_js__WEBPACK_IMPORTED_MODULE_2__  .Jk}`;
const CATEGORY_LENGTH = 200;
async function publishReports(command, inputs, outcome, deps) {
    const { manifest, rules } = command;
    const { log, redact } = deps.host;
    const outputs = 'sarif-file' in manifest.outputs ? { ...outcome.outputs, 'sarif-file': '' } : outcome.outputs;
    if (inputs['html-file'] !== undefined) {
        const { renderPage } = await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(123)]).then(__webpack_require__.bind(__webpack_require__, 50123));
        (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .vK)(pathOf(inputs['html-file'], 'html-file', deps), renderPage(command, inputs, outcome, deps));
    }
    if (!(outcome.reports?.isWhole ?? outcome.problems.length === 0)) {
        if (wantsMachineReports(inputs))
            log.info('No SARIF or JUnit file was written, because not everything could be judged.');
        return { ...outcome, outputs };
    }
    const left = new Set(rules.filter((rule) => rule.isAboutPolicy === true).map(({ id }) => id));
    const findings = { [Symbol.iterator]: () => reported(outcome, left) };
    if (inputs['junit-file'] !== undefined) {
        const { renderJunit } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 30236));
        const path = pathOf(inputs['junit-file'], 'junit-file', deps);
        (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .vK)(path, redact(renderJunit(manifest.name, findings, outcome.reports?.quiet)));
    }
    if (inputs['sarif-file'] === undefined && inputs['upload-sarif'] !== true)
        return { ...outcome, outputs };
    const text = await sarifText(command, inputs, { outcome, findings }, deps);
    const file = inputs['sarif-file'] === undefined ? '' : pathOf(inputs['sarif-file'], 'sarif-file', deps);
    if (file !== '')
        (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .vK)(file, text);
    const upload = inputs['upload-sarif'] === true ? await uploadReport(inputs, text, deps) : undefined;
    return {
        ...outcome,
        outputs: 'sarif-file' in outputs ? { ...outputs, 'sarif-file': file } : outputs,
        report: upload === undefined ? outcome.report : { ...outcome.report, upload },
    };
}
function wantsMachineReports(inputs) {
    return (inputs['sarif-file'] !== undefined ||
        inputs['junit-file'] !== undefined ||
        inputs['upload-sarif'] === true);
}
async function sarifText({ manifest, rules }, inputs, { findings, outcome }, deps) {
    const { renderSarif } = await __webpack_require__.e(  9995).then(__webpack_require__.bind(__webpack_require__, 59995));
    const { omitted, text } = renderSarif(findings, {
        command: manifest.name,
        rules,
        category: categoryOf(manifest.name, inputs, outcome, deps),
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_2__  .rE,
        informationUri: INFORMATION_URI,
        fallbackFile: deps.host.context.workflowFile ?? '.github/workflows',
    });
    if (omitted > 0)
        deps.host.log.info(`The SARIF omits ${omitted} results, because code scanning accepts no more.`);
    return deps.host.redact(text);
}
function* reported(outcome, left) {
    for (const finding of (0,_write_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .W)(outcome, Number.POSITIVE_INFINITY))
        if (!left.has(finding.rule))
            yield finding;
}
function pathOf(path, input, deps) {
    const { tempDirectory, workspace } = deps.host.context;
    return (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .ZB)(path, { workspace, tempDirectory, workingDirectory: deps.workingDirectory }, input);
}
function categoryOf(command, inputs, outcome, deps) {
    const { matrix } = deps.host.context;
    const sources = outcome.reports?.sources ?? [inputs['working-directory'] ?? ''].filter((text) => text !== '');
    const text = [command, ...new Set(sources), ...(matrix === undefined ? [] : [matrix])].join('/');
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(text, CATEGORY_LENGTH).replace(/\s+/g, ' ');
}
async function uploadReport(inputs, sarif, deps) {
    const { context, log } = deps.host;
    const fail = (why, fix) => {
        log.warning(`The SARIF was not uploaded to code scanning: ${why}${fix === '' ? '' : `\n${fix}`}`);
        return { kind: 'failed', why };
    };
    if (context.untrustedHead) {
        return fail(`under \`${context.event ?? ''}\` the results would count for the base branch`, 'upload them in a workflow that runs on `pull_request`');
    }
    const opened = await (0,_open_github_js__WEBPACK_IMPORTED_MODULE_4__.openGithub)(inputs['github-token'], deps);
    if (opened.kind === 'closed')
        return fail(opened.why, '');
    const { commit, ref } = context;
    if (commit === undefined || ref === undefined)
        return fail('the host does not report the commit and the ref', '');
    const { uploadSarif } = await __webpack_require__.e(  1350).then(__webpack_require__.bind(__webpack_require__, 61350));
    const upload = { repository: opened.repository, commit, ref, sarif };
    const result = await uploadSarif(opened.api, upload, deps.clock, deps.signal);
    if (result.kind === 'failed') {
        return fail(result.why, context.changeRequest?.fork
            ? 'pull requests from forks get a read-only token'
            : 'the job needs `permissions: security-events: write`, and the repository needs code scanning');
    }
    log.info(result.kind === 'complete'
        ? 'The SARIF was uploaded to code scanning.'
        : 'The SARIF was uploaded to code scanning, which is still processing it.');
    return result;
}


  })

};
;