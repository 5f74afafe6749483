"use strict";
exports.id = 8011;
exports.ids = [8011];
exports.modules = {

  38011:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    listGithubRepositories: () => (  listGithubRepositories)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63144);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38086);
  var _kit_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85531);
  var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);




const PAGE_SIZE = 100;
const MAXIMUM_PAGES = 2000;
async function listGithubRepositories(owner, token, { githubApiUrl }, { host, send }) {
    const { githubUrlProblem, openOctokit } = await __webpack_require__.e(  3366).then(__webpack_require__.bind(__webpack_require__, 3366));
    const problem = githubUrlProblem(githubApiUrl);
    if (problem !== undefined)
        throw failure('service', problem);
    const userAgent = `platform-actions/${_version_js__WEBPACK_IMPORTED_MODULE_1__  .rE}`;
    const api = await openOctokit({ send, apiUrl: githubApiUrl, token, userAgent, redact: host.redact });
    const found = new Map();
    let isUser = false;
    for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
        const query = { per_page: PAGE_SIZE, page, sort: 'full_name' };
        const answer = await api(({ rest }) => isUser
            ? rest.repos.listForUser({ username: owner, ...query })
            : rest.repos.listForOrg({ org: owner, ...query }));
        if (answer.kind === 'failed') {
            if (answer.status === 404 && page === 1 && !isUser) {
                isUser = true;
                page = 0;
                continue;
            }
            throw explain(owner, answer);
        }
        for (const row of rowsOf(answer.body))
            found.set(row.repository, row);
        host.progress(`${found.size} repositories`);
        if (!answer.hasNextPage)
            return [...found.values()];
    }
    throw failure('service', `the list of the repositories of \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__  .h0)(owner, 100)}\` does not end`);
}
function explain(owner, { status, why }) {
    const kinds = {
        401: 'unauthenticated',
        403: 'forbidden',
        404: 'usage',
    };
    const subject = `the repositories of \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__  .h0)(owner, 100)}\` cannot be listed`;
    const fix = status === 404
        ? 'check `organization-name`: it is the name in the URL of the organization or user'
        : 'check `github-token`: listing needs `metadata: read` on the organization';
    return failure(kinds[status] ?? 'service', `${subject}: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__  .h0)(why, 300)}`, fix);
}
function failure(kind, message, fix) {
    const problem = { kind, message, ...(fix === undefined ? {} : { fix }) };
    return new _kit_problems_js__WEBPACK_IMPORTED_MODULE_0__  .hM([problem], { cause: undefined });
}
function rowsOf(body) {
    if (!Array.isArray(body))
        throw failure('service', 'GitHub answered with something other than a list');
    return body.map((row) => {
        const field = (name) => Reflect.get(Object(row), name);
        const [repository, url] = [(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(field('full_name')), (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(field('clone_url'))];
        const [archived, topics] = [field('archived'), field('topics')];
        if (repository === undefined || url === undefined || typeof archived !== 'boolean')
            throw failure('service', 'GitHub answered with a repository that lacks `full_name`, `clone_url` or `archived`');
        const [branch, pushedAt] = [(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(field('default_branch')), (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(field('pushed_at'))];
        const size = field('size');
        return {
            repository,
            url,
            archived,
            topics: Array.isArray(topics) ? topics.map(String) : undefined,
            language: field('language') === undefined ? undefined : ((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(field('language')) ?? ''),
            ...(branch === undefined ? {} : { branch }),
            ...(pushedAt === undefined ? {} : { pushedAt }),
            ...(typeof size === 'number' ? { sizeKib: size } : {}),
        };
    });
}


  })

};
;