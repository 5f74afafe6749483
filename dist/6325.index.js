"use strict";
exports.id = 6325;
exports.ids = [6325,3366];
exports.modules = {

  16325:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    githubTrees: () => (  githubTrees)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63144);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _git_git_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8385);
  var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3366);




const READERS = {
    commits: (git, commit_sha, place) => git.getCommit({ ...place, commit_sha }),
    trees: (git, tree_sha, place) => git.getTree({ ...place, tree_sha }),
    blobs: (git, file_sha, place) => git.getBlob({ ...place, file_sha }),
};
function githubTrees(api, repository) {
    const get = async (what, id) => {
        const answer = await api(({ rest }) => READERS[what](rest.git, id, (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__  .$)(repository)));
        if (answer.kind === 'ok')
            return { kind: 'found', value: answer.body };
        return failed(`GitHub's API did not return it: ${answer.why}`, answer.status);
    };
    return {
        treeOf: async (commit) => {
            const answer = await get('commits', commit);
            if (answer.kind === 'failed')
                return answer;
            const tree = textOf((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(answer.value, 'tree'), 'sha');
            if (textOf(answer.value, 'sha') !== commit || !(0,_git_git_objects_js__WEBPACK_IMPORTED_MODULE_0__  .TS)(tree))
                return failed(unexpected('commit'));
            return { kind: 'found', value: tree };
        },
        entries: async (tree) => {
            const answer = await get('trees', tree);
            if (answer.kind === 'failed')
                return answer;
            const entries = entriesOf((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(answer.value, 'tree'));
            if (entries === undefined || !(0,_git_git_objects_js__WEBPACK_IMPORTED_MODULE_0__  .DB)(tree, 'tree', (0,_git_git_objects_js__WEBPACK_IMPORTED_MODULE_0__  .hN)(entries)))
                return failed(unexpected('tree'));
            return { kind: 'found', value: entries };
        },
        blob: async (id, maximumBytes) => {
            const answer = await get('blobs', id);
            if (answer.kind === 'failed')
                return answer;
            if (textOf(answer.value, 'encoding') !== 'base64')
                return failed(unexpected('blob'));
            const content = Buffer.from(textOf(answer.value, 'content'), 'base64');
            if (content.length > maximumBytes)
                return failed(`it is larger than ${Math.floor(maximumBytes / 1024)} KiB`);
            return (0,_git_git_objects_js__WEBPACK_IMPORTED_MODULE_0__  .DB)(id, 'blob', content)
                ? { kind: 'found', value: content }
                : failed(unexpected('blob'));
        },
    };
}
function failed(why, status) {
    const refused = status === 401 || status === 403 || status === 404;
    const hint = refused ? '; does `github-token` have `permissions: contents: read`?' : '';
    return { kind: 'failed', why: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(`${why}${hint}`, 500) };
}
const unexpected = (type) => `GitHub's API answers with another ${type} than was asked for`;
function entriesOf(rows) {
    if (!Array.isArray(rows))
        return undefined;
    const entries = rows.map((row) => ({
        mode: textOf(row, 'mode').replace(/^0+/, ''),
        name: textOf(row, 'path'),
        id: textOf(row, 'sha'),
    }));
    return entries.every(({ id }) => (0,_git_git_objects_js__WEBPACK_IMPORTED_MODULE_0__  .TS)(id)) ? entries : undefined;
}
function textOf(value, name) {
    const text = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(value, name);
    return typeof text === 'string' ? text : '';
}


  }),

  3366:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  githubUrlProblem: () => (  githubUrlProblem),
  openOctokit: () => (  openOctokit),
  $: () => (  placeOf)
});

var json_value = __webpack_require__(63144);
var loopback = __webpack_require__(68475);
var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/host/github/rate-limit.js

const UNSAID_MS = 60_000;
const LONGEST_WAIT_MS = 5 * 60_000;
const MOST_WAITS = 3;
const FREE_WRITES = 30;
const BETWEEN_WRITES_MS = 1000;
function limitDelay(result, now) {
    if (result.kind !== 'response')
        return undefined;
    const { body, headers, status } = result;
    const isGraphqlLimit = status === 200 && isRateLimited(body);
    if (status !== 403 && status !== 429 && !isGraphqlLimit)
        return undefined;
    const after = headers['retry-after']?.trim() ?? '';
    if (/^[0-9]{1,6}$/.test(after))
        return Number(after) * 1000;
    const reset = headers['x-ratelimit-reset']?.trim() ?? '';
    if (headers['x-ratelimit-remaining']?.trim() === '0' && /^[0-9]{1,12}$/.test(reset))
        return Math.max(0, Number(reset) * 1000 - now);
    return isGraphqlLimit || status === 429 || /\bsecondary rate limit\b/i.test(body) ? UNSAID_MS : undefined;
}
function isRateLimited(body) {
    if (!body.includes('"RATE_LIMITED"'))
        return false;
    try {
        const errors = (0,json_value ._F)(JSON.parse(body), 'errors');
        return Array.isArray(errors) && errors.some((error) => (0,json_value ._F)(error, 'type') === 'RATE_LIMITED');
    }
    catch {
        return false;
    }
}
function createPacer(waiting) {
    let writes = 0;
    return async (isWrite, send) => {
        if (waiting === undefined)
            return send();
        const { clock, signal } = waiting;
        if (isWrite) {
            writes += 1;
            if (writes > FREE_WRITES)
                await clock.sleep(BETWEEN_WRITES_MS, signal);
        }
        for (let waits = 0;; waits += 1) {
            const result = await send();
            const delay = limitDelay(result, clock.now());
            if (delay === undefined || delay > LONGEST_WAIT_MS || waits >= MOST_WAITS || signal.aborted)
                return result;
            await clock.sleep(delay, signal);
        }
    };
}

;// CONCATENATED MODULE: ./build/host/github/octokit.js




function githubUrlProblem(apiUrl) {
    const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
    if (url === undefined || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
        return 'GITHUB_API_URL is not the address of an API';
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (0,loopback .U)(url.hostname)))
        return 'GITHUB_API_URL is not https';
    return undefined;
}
function placeOf(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
const quiet = () => undefined;
async function openOctokit(options) {
    const { apiUrl, token, userAgent } = options;
    const { getOctokit } = await loadOctokit();
    const octokit = getOctokit(token, {
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent,
        request: { fetch: createGithubFetch(options) },
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    });
    return async (call) => {
        try {
            const { data, headers } = await call(octokit);
            return { kind: 'ok', body: data, hasNextPage: /;\s*rel="?next"?/i.test(headers?.link ?? '') };
        }
        catch (error) {
            return describe(error);
        }
    };
}
const HIDDEN = ['GITHUB_EVENT_PATH', 'https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
async function loadOctokit() {
    const held = HIDDEN.map((name) => [name, process.env[name]]);
    for (const name of HIDDEN)
        delete process.env[name];
    try {
        return await __webpack_require__.e(  1182).then(__webpack_require__.bind(__webpack_require__, 11182));
    }
    finally {
        for (const [name, value] of held)
            if (value !== undefined)
                process.env[name] = value;
    }
}
class UnusableAnswer extends Error {
    failure;
    constructor(failure) {
        super(failure.why);
        this.failure = { kind: 'failed', ...failure };
    }
}
function createGithubFetch({ apiUrl, redact, send, waiting }) {
    const { origin } = new URL(apiUrl);
    const pace = createPacer(waiting);
    return async (url, init) => {
        if (new URL(url).origin !== origin)
            throw new UnusableAnswer({
                status: 0,
                why: 'the request would go to a server other than the API',
                unsure: false,
            });
        const { body, method } = init;
        const headers = { ...init.headers, 'x-github-api-version': '2022-11-28' };
        const request = { method, url, headers, ...(body === undefined ? {} : { body }) };
        const isWrite = method !== 'GET';
        const result = await pace(isWrite, () => send(request, method !== 'POST'));
        if (result.kind === 'failure')
            throw new UnusableAnswer({ status: 0, why: redact(result.message), unsure: result.sent });
        const { status } = result;
        const text = redactJson(result.body, redact);
        if (status >= 300 && status < 400)
            throw new UnusableAnswer({ status, why: whyOf(status, messageIn(text)), unsure: false });
        const entries = new Map(Object.entries(result.headers));
        return { status, url, headers: entries, text: async () => text };
    };
}
function redactJson(body, redact) {
    try {
        return JSON.stringify(JSON.parse(body, (_key, value) => (typeof value === 'string' ? redact(value) : value)));
    }
    catch {
        return redact(body);
    }
}
function messageIn(text) {
    try {
        const json = JSON.parse(text);
        return (0,json_value .u4)(json) ? json['message'] : undefined;
    }
    catch {
        return undefined;
    }
}
function whyOf(status, message) {
    const said = (0,json_value .b6)(message);
    return `HTTP status ${status}${said === undefined ? '' : `: ${(0,plain_text .h0)(said, 300)}`}`;
}
function describe(error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof UnusableAnswer)
        return cause.failure;
    const { response } = Object(error);
    if (typeof response?.status === 'number') {
        const { data, status } = response;
        const message = (0,json_value .u4)(data) ? data['message'] : undefined;
        return { kind: 'failed', status, why: whyOf(status, message), unsure: status >= 500 };
    }
    const why = (0,plain_text .h0)(error instanceof Error ? error.message : String(error), 300);
    const errors = (0,json_value ._F)(error, 'errors');
    const type = Array.isArray(errors) ? (0,json_value .b6)((0,json_value ._F)(errors[0], 'type')) : undefined;
    if (Array.isArray(errors))
        return { kind: 'failed', status: 200, why, unsure: false, ...(type === undefined ? {} : { type }) };
    return { kind: 'failed', status: 0, why, unsure: true };
}


  })

};
;