export const id = 8880;
export const ids = [8880];
export const modules = {

/***/ 18880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGithub: () => (/* binding */ openGithub),
/* harmony export */   publishComment: () => (/* binding */ publishComment)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58508);


/** Opens GitHub's API with the token of the run. */
async function openGithub(inputs, deps) {
    const { host, session } = deps;
    const { apiUrl, repository } = host.context;
    const token = inputs['github-token'];
    if (apiUrl === undefined || repository === undefined)
        return { kind: 'closed', why: 'this is not a run of GitHub Actions' };
    if (token === undefined)
        return { kind: 'closed', why: '`github-token` is not given' };
    host.mask(token);
    const { createGithubApi, githubUrlProblem } = await __webpack_require__.e(/* import() */ 9493).then(__webpack_require__.bind(__webpack_require__, 69493));
    const problem = githubUrlProblem(apiUrl);
    if (problem !== undefined)
        return { kind: 'closed', why: problem };
    const api = createGithubApi({
        http: session.http,
        clock: deps.clock,
        signal: deps.signal,
        apiUrl,
        token,
        userAgent: `platform-actions/${_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}`,
    });
    return { kind: 'api', api, repository };
}
/**
 * Writes or updates the pull-request comment where the input asks for it; best effort: what fails is told and changes
 * nothing. With `on-failure` a comment of an earlier run is brought up to date also when the gate passes now.
 */
async function publishComment(inputs, deps, comment) {
    const when = inputs['comment-summary-in-pr'];
    if (when === 'never')
        return;
    const { log } = deps.host;
    const number = deps.host.context.changeRequest?.number;
    const skip = (why) => log.info(`No pull-request comment was written: ${why}.`);
    if (number === undefined)
        return skip('this run is not about a pull request');
    const opened = await openGithub(inputs, deps);
    if (opened.kind === 'closed')
        return skip(opened.why);
    const { putComment } = await __webpack_require__.e(/* import() */ 180).then(__webpack_require__.bind(__webpack_require__, 60180));
    const result = await putComment(opened.api, {
        repository: opened.repository,
        number,
        marker: comment.marker,
        body: deps.host.redact(comment.body),
        create: when === 'always' || comment.failed,
    });
    tellComment(result, deps);
}
function tellComment(result, deps) {
    const { context, log } = deps.host;
    if (result.kind === 'created' || result.kind === 'updated')
        log.info(`The pull-request comment was ${result.kind}${result.url === undefined ? '' : `: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(result.url)}`}.`);
    if (result.kind !== 'failed')
        return;
    const fix = context.changeRequest?.fork
        ? 'pull requests from forks get a token that may only read; the summary of the run has everything'
        : 'the job needs `permissions: pull-requests: write`';
    const remedy = result.forbidden ? `\n${fix}` : '';
    log.warning(`The pull-request comment was not written: ${result.why}${remedy}`);
}


/***/ })

};
