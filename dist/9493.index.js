export const id = 9493;
export const ids = [9493];
export const modules = {

/***/ 69493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGithubApi: () => (/* binding */ createGithubApi),
/* harmony export */   githubUrlProblem: () => (/* binding */ githubUrlProblem)
/* harmony export */ });
/* harmony import */ var _base_loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68475);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


const TRIES = 3;
const TIMEOUT_MS = 30_000;
const LONGEST_WAIT_MS = 30_000;
/** Why an API URL cannot be used with a token; `undefined` when it can. */
function githubUrlProblem(apiUrl) {
    const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
    if (url === undefined || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
        return 'GITHUB_API_URL is not the address of an API';
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (0,_base_loopback_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(url.hostname)))
        return 'GITHUB_API_URL is not https';
    return undefined;
}
/**
 * GitHub's API over the run's own network (proxies, certificates, no redirects), never throwing. What may be repeated
 * is tried up to three times on 429, 5xx and lost connections; `Retry-After` counts up to 30 s.
 */
function createGithubApi(options) {
    const { clock, http, signal } = options;
    const origin = options.apiUrl.replace(/\/+$/, '');
    return async ({ body, method, path }) => {
        for (let attempt = 1;; attempt += 1) {
            const result = await http({
                method,
                url: path === '/graphql' ? graphqlUrl(origin) : origin + path,
                headers: {
                    accept: 'application/vnd.github+json',
                    authorization: `Bearer ${options.token}`,
                    'user-agent': options.userAgent,
                    'x-github-api-version': '2022-11-28',
                    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                },
                ...(body === undefined ? {} : { body: JSON.stringify(body) }),
                timeoutMs: TIMEOUT_MS,
                signal,
            });
            const answer = toAnswer(result);
            if (answer.kind === 'ok' || attempt === TRIES || signal.aborted)
                return answer;
            const repeatable = method !== 'POST' || !answer.unsure;
            if (!isPassing(result) || !repeatable)
                return answer;
            await clock.sleep(waitOf(result, attempt), signal);
        }
    };
}
/** A server's REST API stands at `/api/v3`, its GraphQL API beside it at `/api/graphql`. */
const graphqlUrl = (origin) => `${origin.replace(/\/api\/v3$/, '/api')}/graphql`;
function toAnswer(result) {
    if (result.kind === 'failure')
        return { kind: 'failed', status: 0, why: result.message, unsure: result.sent };
    const body = parseBody(result.body);
    if (result.status >= 200 && result.status < 300) {
        const hasNextPage = /;\s*rel="?next"?/i.test(result.headers['link'] ?? '');
        return { kind: 'ok', status: result.status, body, hasNextPage };
    }
    const message = Reflect.get(Object(body), 'message');
    const told = typeof message === 'string' && message !== '' ? `: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, 300)}` : '';
    return {
        kind: 'failed',
        status: result.status,
        why: `HTTP status ${result.status}${told}`,
        unsure: result.status >= 500,
    };
}
function parseBody(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Whether another try may help. A 403 with `Retry-After` is GitHub's secondary rate limit. */
function isPassing(result) {
    if (result.kind === 'failure')
        return result.reason === 'connection' || result.reason === 'timeout';
    if (result.status === 403)
        return result.headers['retry-after'] !== undefined;
    return result.status === 429 || result.status >= 500;
}
function waitOf(result, attempt) {
    const told = result.kind === 'response' ? Number(result.headers['retry-after'] ?? Number.NaN) : Number.NaN;
    const wait = Number.isNaN(told) ? 500 * 2 ** attempt : told * 1000;
    return Math.min(LONGEST_WAIT_MS, Math.max(0, wait));
}


/***/ })

};
