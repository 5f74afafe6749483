"use strict";
exports.id = 4443;
exports.ids = [4443];
exports.modules = {

  10646:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    m: () => (  encodeUriPart)
  });
function encodeUriPart(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}


  }),

  64443:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    listGitlabProjects: () => (  listGitlabProjects)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63144);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _base_uri_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10646);
  var _kit_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85531);
  var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
  var _fleet_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80301);
  var _repository_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82555);







const PAGE_SIZE = 100;
const MAXIMUM_PAGES = 2000;
const KINDS = {
    401: 'unauthenticated',
    403: 'forbidden',
    404: 'usage',
};
async function listGitlabProjects(group, token, { gitlabUrl }, { host, send }) {
    if (token !== undefined)
        host.mask(token);
    const found = new Map();
    for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
        const query = `include_subgroups=true&with_shared=false&order_by=id&sort=asc&per_page=${PAGE_SIZE}&page=${page}`;
        const url = `${gitlabUrl}/api/v4/groups/${(0,_base_uri_js__WEBPACK_IMPORTED_MODULE_2__  .m)(group)}/projects?${query}`;
        const headers = {
            accept: 'application/json',
            'user-agent': `platform-actions/${_version_js__WEBPACK_IMPORTED_MODULE_3__  .rE}`,
            ...(token === undefined ? {} : { 'private-token': token }),
        };
        const answer = await send({ method: 'GET', url, headers }, true);
        const why = answer.kind === 'failure' ? answer.message : `HTTP status ${answer.status}`;
        if (answer.kind === 'failure' || answer.status !== 200)
            throw failure(answer.kind === 'failure' ? 0 : answer.status, group, host.redact(why));
        const rows = rowsOf((0,_fleet_list_js__WEBPACK_IMPORTED_MODULE_1__  .qF)(answer.body), group, gitlabUrl);
        for (const { entry, id } of rows)
            found.set(id, entry);
        host.progress(`${found.size} repositories`);
        if (hasNextPage(answer.headers, rows.length))
            continue;
        const total = Number(answer.headers['x-total'] ?? found.size);
        if (found.size >= total)
            return [...found.values()];
        throw failure(0, group, `GitLab listed ${found.size} of ${total} projects`);
    }
    throw failure(0, group, 'the list does not end');
}
function hasNextPage(headers, rows) {
    const next = headers['x-next-page'];
    if (next !== undefined)
        return next.trim() !== '';
    const { link } = headers;
    return link === undefined ? rows >= PAGE_SIZE : /;\s*rel="?next"?/i.test(link);
}
function failure(status, group, why) {
    const fix = status === 404
        ? 'check `group`: it is the path in the URL of the group'
        : 'check `gitlab-token`: listing needs the scope `read_api`';
    const message = `the projects of \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(group, 100)}\` cannot be listed: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(why, 300)}`;
    return new _kit_problems_js__WEBPACK_IMPORTED_MODULE_0__  .hM([{ kind: KINDS[status] ?? 'service', message, fix }], { cause: undefined });
}
function rowsOf(body, group, gitlabUrl) {
    if (!Array.isArray(body))
        throw failure(0, group, 'the answer is not a list');
    return body.map((row) => {
        const field = (name) => Reflect.get(Object(row), name);
        const id = field('id');
        const parsed = (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .E)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_6__  .b6)(field('http_url_to_repo')) ?? '', gitlabUrl);
        const archived = field('archived');
        if (typeof id !== 'number' || parsed.kind === 'problem' || typeof archived !== 'boolean')
            throw failure(0, group, 'a project lacks `id`, `http_url_to_repo` or `archived`');
        const [branch, topics] = [(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_6__  .b6)(field('default_branch')), field('topics')];
        return {
            id,
            entry: {
                ...parsed.entry,
                archived,
                topics: Array.isArray(topics) ? topics.map(String) : undefined,
                language: undefined,
                ...(branch === undefined ? {} : { branch }),
            },
        };
    });
}


  })

};
;