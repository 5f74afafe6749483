"use strict";
exports.id = 1892;
exports.ids = [1892,4139];
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

  41892:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    publishComment: () => (  publishComment)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
  var _open_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84139);


async function publishComment(inputs, deps, comment) {
    const when = inputs['comment-summary-in-pr'];
    if (when === 'never')
        return;
    const { log } = deps.host;
    const number = deps.host.context.changeRequest?.number;
    const skip = (why) => log.info(`No pull-request comment was written: ${why}.`);
    if (number === undefined)
        return skip('this run is not about a pull request');
    const opened = await (0,_open_github_js__WEBPACK_IMPORTED_MODULE_0__.openGithub)(inputs['github-token'], deps);
    if (opened.kind === 'closed')
        return skip(opened.why);
    const { putComment } = await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(2012)]).then(__webpack_require__.bind(__webpack_require__, 12012));
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
        log.info(`The pull-request comment was ${result.kind}${result.url === undefined ? '' : `: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(result.url)}`}.`);
    if (result.kind !== 'failed')
        return;
    const fix = context.changeRequest?.fork
        ? 'pull requests from forks get a read-only token; see the summary of the run instead'
        : 'the job needs `permissions: pull-requests: write`';
    const remedy = result.forbidden ? `\n${fix}` : '';
    log.warning(`The pull-request comment was not written: ${result.why}${remedy}`);
}


  })

};
;