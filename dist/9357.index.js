"use strict";
exports.id = 9357;
exports.ids = [9357,3366,2012];
exports.modules = {

  8224:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    a: () => (  fingerprintOf)
  });
  var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

function fingerprintOf(...parts) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(JSON.stringify(parts));
}


  }),

  39589:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  sha256Base64),
    f: () => (  sha256Hex)
  });
  var _noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90855);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
function sha256Hex(text) {
    const digits = [];
    for (const byte of (0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text)))
        digits.push(HEX[byte]);
    return digits.join('');
}
function sha256Base64(text) {
    return btoa(String.fromCharCode(...(0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text))));
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


  }),

  12012:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  commentMarker),
    i: () => (  ownAccount),
    putComment: () => (  putComment)
  });
  var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63144);
  var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3366);



const PAGE_SIZE = 100;
const MAXIMUM_PAGES = 100;
function commentMarker(command, context, config) {
    const { job, matrix, workflow } = context;
    const key = (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)(workflow ?? '', job ?? '', matrix ?? '', ...config).slice(0, 32);
    return `<!-- platform-actions ${command} ${key} -->`;
}
async function putComment(api, request) {
    const { body, number: issue_number } = request;
    const place = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__  .$)(request.repository);
    for (let round = 1;; round += 1) {
        const found = await findComment(api, request);
        if (found.kind === 'failed')
            return found;
        if (found.kind === 'comment') {
            if (found.comment.body === body)
                return { kind: 'unchanged' };
            const comment_id = found.comment.id;
            return resultOf(await api(({ rest }) => rest.issues.updateComment({ ...place, comment_id, body })), 'updated');
        }
        if (!request.create)
            return { kind: 'unchanged' };
        const answer = await api(({ rest }) => rest.issues.createComment({ ...place, issue_number, body }));
        if (answer.kind === 'ok' || !answer.unsure || round === 2)
            return resultOf(answer, 'created');
    }
}
function resultOf(answer, kind) {
    if (answer.kind === 'failed')
        return failedBy(answer);
    return { kind, url: (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  .b6)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(answer.body, 'html_url')) };
}
const failedBy = ({ status, why }) => ({
    kind: 'failed',
    why,
    forbidden: status === 401 || status === 403 || status === 404,
});
async function findComment(api, request) {
    let account;
    for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
        const query = { ...(0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__  .$)(request.repository), issue_number: request.number, per_page: PAGE_SIZE, page };
        const answer = await api(({ rest }) => rest.issues.listComments(query));
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
async function ownAccount(api) {
    const user = await api(({ rest }) => rest.users.getAuthenticated());
    const login = user.kind === 'ok' ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  .b6)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(user.body, 'login')) : undefined;
    if (login !== undefined)
        return login;
    const viewer = await api(async ({ graphql }) => ({ data: await graphql('{ viewer { login } }') }));
    const seen = viewer.kind === 'ok' ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  .b6)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(viewer.body, 'viewer'), 'login')) : undefined;
    return seen ?? 'github-actions[bot]';
}
function toComment(value) {
    const id = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(value, 'id');
    const body = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(value, 'body');
    const author = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(value, 'user'), 'login');
    if (typeof id !== 'number' || typeof body !== 'string' || typeof author !== 'string')
        return undefined;
    return { id, body, author };
}
const firstLine = (text) => text.split(/\r?\n/, 1)[0] ?? '';


  }),

  49357:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    renderComment: () => (  renderComment)
  });
  var _host_github_pull_request_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12012);
  var _exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14113);
  var _report_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7994);
  var _soften_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51904);




const SUBJECTS = [
    'config-file',
    'working-directory',
    'organization',
    'mode',
    'scope',
    'images',
    'files',
    'file',
    'repos',
    'sbom',
    'artifacts',
    'advisories',
];
function renderComment({ manifest }, inputs, outcome, context) {
    const ended = (0,_soften_js__WEBPACK_IMPORTED_MODULE_3__  .y)(inputs, outcome);
    const { result } = (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_1__  .z)(ended);
    const config = SUBJECTS.map((name) => JSON.stringify(Reflect.get(inputs, name) ?? null));
    const marker = (0,_host_github_pull_request_comment_js__WEBPACK_IMPORTED_MODULE_0__  .Q)(manifest.name, context, config);
    const body = (0,_report_answer_js__WEBPACK_IMPORTED_MODULE_2__  .x1)({
        title: manifest.title,
        result,
        answer: outcome.summary,
        problems: ended.problems,
        softened: (0,_soften_js__WEBPACK_IMPORTED_MODULE_3__  .b)(ended),
        coverage: ended.coverage,
        runUrl: context.runUrl,
    }, _report_answer_js__WEBPACK_IMPORTED_MODULE_2__  .gI, marker);
    return { marker, body, failed: result === 'fail' || result === 'error' };
}


  })

};
;