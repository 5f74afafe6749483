"use strict";
exports.id = 4139;
exports.ids = [4139];
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


  })

};
;