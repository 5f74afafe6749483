export const id = 180;
export const ids = [180];
export const modules = {

/***/ 60180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentMarker: () => (/* binding */ commentMarker),
/* harmony export */   putComment: () => (/* binding */ putComment)
/* harmony export */ });
/* harmony import */ var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);

const PAGE_SIZE = 100;
/** A pull request with more comments gets a new one. */
const MAXIMUM_PAGES = 100;
/**
 * First line of a command's comment: an HTML comment that tells workflow, job, matrix and configuration apart, so that
 * two gates on one pull request never overwrite each other.
 */
function commentMarker(command, context, config) {
    const { job, matrix, workflow } = context;
    const key = (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .a)(workflow ?? '', job ?? '', matrix ?? '', ...config).slice(0, 32);
    return `<!-- platform-actions ${command} ${key} -->`;
}
/**
 * Writes the one comment of a gate and updates it in place. A comment is ours only when the account of the token wrote it
 * and its first line is the marker; any other is left alone. A create whose answer was lost is settled by looking.
 */
async function putComment(api, request) {
    for (let round = 1;; round += 1) {
        const found = await findComment(api, request);
        if (found.kind === 'failed')
            return found;
        const { body } = request;
        if (found.kind === 'comment') {
            if (found.comment.body === body)
                return { kind: 'unchanged' };
            const path = `/repos/${request.repository}/issues/comments/${found.comment.id}`;
            return resultOf(await api({ method: 'PATCH', path, body: { body } }), 'updated');
        }
        if (!request.create)
            return { kind: 'unchanged' };
        const path = `/repos/${request.repository}/issues/${request.number}/comments`;
        const answer = await api({ method: 'POST', path, body: { body } });
        if (answer.kind === 'ok' || !answer.unsure || round === 2)
            return resultOf(answer, 'created');
    }
}
function resultOf(answer, kind) {
    if (answer.kind === 'failed')
        return failedBy(answer);
    const url = field(answer.body, 'html_url');
    return { kind, url: typeof url === 'string' ? url : undefined };
}
const failedBy = ({ status, why }) => ({
    kind: 'failed',
    why,
    forbidden: status === 401 || status === 403 || status === 404,
});
async function findComment(api, request) {
    let account;
    for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
        const path = `/repos/${request.repository}/issues/${request.number}/comments?per_page=${PAGE_SIZE}&page=${page}`;
        const answer = await api({ method: 'GET', path });
        if (answer.kind === 'failed')
            return failedBy(answer);
        if (!Array.isArray(answer.body))
            return { kind: 'failed', why: 'the list of comments could not be read', forbidden: false };
        for (const comment of answer.body.map(toComment)) {
            if (comment === undefined || firstLine(comment.body) !== request.marker)
                continue;
            account ??= await ownAccount(api);
            if (comment.author.toLowerCase() === account.toLowerCase())
                return { kind: 'comment', comment };
        }
        if (!answer.hasNextPage && answer.body.length < PAGE_SIZE)
            break;
    }
    return { kind: 'none' };
}
/**
 * Login of the token's account. Tokens of apps, the job's own among them, may not read `/user` but may ask who views;
 * where neither is told it can only be the job's token.
 */
async function ownAccount(api) {
    const user = await api({ method: 'GET', path: '/user' });
    const login = user.kind === 'ok' ? field(user.body, 'login') : undefined;
    if (typeof login === 'string')
        return login;
    const viewer = await api({ method: 'POST', path: '/graphql', body: { query: '{ viewer { login } }' } });
    const told = viewer.kind === 'ok' ? field(field(field(viewer.body, 'data'), 'viewer'), 'login') : undefined;
    return typeof told === 'string' ? told : 'github-actions[bot]';
}
function toComment(value) {
    const id = field(value, 'id');
    const body = field(value, 'body');
    const author = field(field(value, 'user'), 'login');
    if (typeof id !== 'number' || typeof body !== 'string' || typeof author !== 'string')
        return undefined;
    return { id, body, author };
}
const firstLine = (text) => text.split(/\r?\n/, 1)[0] ?? '';
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}


/***/ })

};
