export const id = 110;
export const ids = [110];
export const modules = {

/***/ 7110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  issuerOf: () => (/* binding */ issuerOf),
  openSession: () => (/* binding */ openSession),
  requireIdentity: () => (/* binding */ requireIdentity)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
;// CONCATENATED MODULE: ./build/base/pool.js
/**
 * Runs `work` for each item with at most `concurrency` at once and gives the results in the order of the items.
 * The first rejection stops further starts and is thrown after the running ones have settled.
 */
async function mapPool(items, concurrency, work) {
    const results = new Array(items.length);
    let next = 0;
    const failures = [];
    const worker = async () => {
        while (failures.length === 0) {
            const index = next;
            next += 1;
            const item = items[index];
            if (index >= items.length || item === undefined)
                return;
            try {
                results[index] = await work(item, index);
            }
            catch (error) {
                failures.push(error);
            }
        }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
    if (failures.length > 0)
        throw failures[0];
    return results;
}
/** Creates a limiter; waiting bodies start first come, first served. */
function createLimiter(limit) {
    let running = 0;
    const waiting = [];
    return async (body) => {
        if (running >= limit)
            await new Promise((resolve) => waiting.push(resolve));
        else
            running += 1;
        try {
            return await body();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        }
    };
}

// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/platform/client.js
var client = __webpack_require__(7871);
// EXTERNAL MODULE: ./build/platform/registry.js
var registry = __webpack_require__(9183);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(4779);
;// CONCATENATED MODULE: ./build/platform/retry.js
const TRANSIENT = new Set([
    'UNAVAILABLE',
    'RESOURCE_EXHAUSTED',
    'INTERNAL',
    'UNKNOWN',
    'DEADLINE_EXCEEDED',
    'ABORTED',
    'DATA_LOSS',
    'CONNECTION',
    'TIMEOUT',
    'UNDECODABLE',
]);
/**
 * Whether to try again: a transient failure of an idempotent call, a request that never arrived, or one that was turned
 * away unprocessed (429). A 4xx answer with a transient code is final but for 408, 409 and 429; `UNKNOWN` counts for 5xx only.
 */
function shouldRetry(failure, idempotent) {
    if (!TRANSIENT.has(failure.code))
        return false;
    if (!failure.sent || failure.httpStatus === 429)
        return true;
    return (idempotent &&
        (failure.httpStatus < 400 ||
            failure.httpStatus >= 500 ||
            failure.httpStatus === 408 ||
            failure.httpStatus === 409));
}
const LONGEST_HINT_MS = 60_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;
/**
 * Milliseconds to wait before try number `tries + 1`. `Retry-After` (seconds or an HTTP date) wins up to 60 s; else half
 * a second, doubling to 8 s, with up to half of it taken off by `random` (0 to 1).
 */
function retryDelay(tries, retryAfter, now, random) {
    const hint = parseRetryAfter(retryAfter, now);
    if (hint !== undefined && hint <= LONGEST_HINT_MS)
        return hint;
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
    return Math.round(delay * (1 - random / 2));
}
/** The `Retry-After` header of an answer. */
function retryAfterOf(result) {
    return result.kind === 'response' ? result.headers['retry-after'] : undefined;
}
function parseRetryAfter(text, now) {
    if (text === undefined)
        return undefined;
    if (/^[0-9]{1,9}$/.test(text.trim()))
        return Number(text.trim()) * 1000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./build/platform/transport.js


/** Creates the sender that all clients of a run share: one limiter, one deadline, one log. */
function createTransport(options) {
    return async (exchange) => {
        for (let attempt = 1;; attempt += 1) {
            const result = await sendOnce(options, exchange, attempt);
            const outcome = judge(exchange, result);
            if (outcome.kind === 'value')
                return outcome.value;
            if (options.signal.aborted)
                throw stopped(exchange, options.signal);
            const { error } = outcome;
            const sent = result.kind === 'response' || result.sent;
            const retry = shouldRetry({ code: error.code, httpStatus: error.httpStatus, sent }, exchange.idempotent);
            if (!retry || attempt >= options.maxAttempts)
                throw withTries(error, attempt);
            const { clock, signal } = options;
            await clock.sleep(retryDelay(attempt, retryAfterOf(result), clock.now(), options.random()), signal);
            if (signal.aborted)
                throw stopped(exchange, signal);
        }
    };
}
function sendOnce(options, exchange, attempt) {
    const { clock, http, limiter, requestTimeoutMs, signal, trace, userAgent } = options;
    return limiter(async () => {
        const started = clock.now();
        const result = await http({
            method: exchange.method,
            url: exchange.url,
            headers: { accept: 'application/json', 'user-agent': userAgent, ...exchange.headers },
            ...(exchange.body === undefined ? {} : { body: exchange.body }),
            timeoutMs: requestTimeoutMs,
            signal,
        });
        trace({
            method: exchange.method,
            path: pathOf(exchange.url),
            outcome: result.kind === 'response' ? result.status : result.reason,
            attempt,
            milliseconds: clock.now() - started,
        });
        return result;
    });
}
const FAILURE_CODES = {
    connection: 'CONNECTION',
    timeout: 'TIMEOUT',
    aborted: 'CANCELLED',
    'too-large': 'UNDECODABLE',
    certificate: 'CERTIFICATE',
};
function judge(exchange, result) {
    const call = `${exchange.method} ${pathOf(exchange.url)}`;
    if (result.kind === 'failure') {
        return {
            kind: 'error',
            error: new errors/* PlatformError */.Wk(result.message, { code: FAILURE_CODES[result.reason], call }),
        };
    }
    if (result.status < 200 || result.status >= 300)
        return { kind: 'error', error: (0,errors/* decodeError */.lB)(result, call) };
    try {
        return { kind: 'value', value: exchange.judge(result.body) };
    }
    catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        const facts = {
            code: 'UNDECODABLE',
            call,
            httpStatus: result.status,
            requestId: result.headers['x-request-id'],
            cause,
        };
        return { kind: 'error', error: new errors/* PlatformError */.Wk(`the answer could not be read: ${message}`, facts) };
    }
}
function stopped(exchange, signal) {
    const why = signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
    return new errors/* PlatformError */.Wk(why, { code: 'CANCELLED', call: `${exchange.method} ${pathOf(exchange.url)}` });
}
function withTries(error, tries) {
    if (tries === 1)
        return error;
    return new errors/* PlatformError */.Wk(`${error.message} (after ${tries} tries)`, {
        code: error.code,
        call: error.call,
        httpStatus: error.httpStatus,
        reason: error.reason,
        domain: error.domain,
        details: error.details,
        requestId: error.requestId,
        cause: error.cause,
    });
}
function pathOf(url) {
    const { pathname, search } = new URL(url);
    return pathname + search;
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/commands/sign-in.js + 4 modules
var sign_in = __webpack_require__(3293);
;// CONCATENATED MODULE: ./build/commands/session.js








/** Opens a session over the network; nothing is sent yet. */
function openSession(inputs, deps) {
    const { clock, host, signal } = deps;
    const requests = { count: 0, retried: 0 };
    const apiUrl = inputs['api-url'];
    const registryUrl = inputs['registry-url'];
    const issuerUrl = inputs['issuer-url'] ?? issuerOf(apiUrl);
    const registryAudience = new URL(registryUrl).host;
    const transport = createTransport({
        http: deps.http,
        clock,
        random: deps.random,
        maxAttempts: inputs['max-attempts'],
        requestTimeoutMs: Math.min(inputs['request-timeout'], inputs.timeout),
        limiter: createLimiter(inputs.concurrency),
        signal,
        userAgent: `platform-actions/${version/* version */.r} (${host.name})`,
        trace: (trace) => {
            requests.count += 1;
            if (trace.attempt > 1)
                requests.retried += 1;
            const { attempt, method, milliseconds, outcome, path } = trace;
            host.log.debug(`${method} ${(0,plain_text/* plainLine */.h0)(path, 500)} ${outcome} try ${attempt} ${Math.round(milliseconds)} ms`);
        },
    });
    const signIn = {
        host,
        transport,
        clock,
        signal,
        issuerUrl,
        identity: inputs.identity,
        idTokenAudience: inputs['id-token-audience'],
    };
    const platformTokens = (0,sign_in/* tokenSource */.Zx)(signIn, apiUrl, inputs.token);
    const registryTokens = (0,sign_in/* tokenSource */.Zx)(signIn, registryAudience, inputs['registry-token']);
    return {
        client: (0,client/* createClient */.U)({ baseUrl: apiUrl, transport, tokens: platformTokens }),
        registry: (0,registry/* createRegistry */.I)({ registryUrl, transport, tokens: registryTokens, mask: host.mask }),
        transport,
        platformTokens,
        registryTokens,
        signIn,
        issuerUrl,
        registryAudience,
        requests,
    };
}
/** Throws the usage error of a command that cannot do without the platform's credential. */
function requireIdentity(inputs, why) {
    if (inputs.identity !== undefined || inputs.token !== undefined)
        return;
    throw new user_error/* UserError */.y({
        message: `\`identity\` is needed: ${why}`,
        fix: 'set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform',
        input: 'identity',
    });
}
/** Issuer of an API: `console-api.` becomes `issuer.`; any other host issues its own tokens (contract §2). */
function issuerOf(apiUrl) {
    const url = new URL(apiUrl);
    if (!url.hostname.startsWith('console-api.'))
        return apiUrl;
    url.hostname = `issuer.${url.hostname.slice('console-api.'.length)}`;
    return url.origin;
}


/***/ }),

/***/ 7775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ path)
/* harmony export */ });
/**
 * Template tag for paths: each value is split at `/` and every segment is percent-encoded, so that uids keep their raw
 * slashes (spec §4). Throws `TypeError` on an empty or dot segment, which would address something else.
 */
function path(strings, ...values) {
    return strings.reduce((text, part, index) => {
        const value = values[index - 1] ?? '';
        return text + value.split('/').map(encodeSegment).join('/') + part;
    });
}
function encodeSegment(segment) {
    if (segment === '' || segment === '.' || segment === '..') {
        throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
    }
    // `:` starts a custom verb at the end of a path, `@` is harmless; encodeURIComponent encodes the first.
    return encodeURIComponent(segment);
}


/***/ }),

/***/ 9183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createRegistry),
/* harmony export */   U: () => (/* binding */ isPublic)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2475);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(880);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3612);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7871);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(922);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7775);








const record = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    updateTimestamp: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((value) => (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(value) !== undefined)),
    digest: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isDigest */ .Bc)),
});
const history = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(record) });
const scopedToken = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ token: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1)) });
/** Whether the history of a tag can be read without signing in (spec §5: free-tier public images). */
function isPublic(repository, tag) {
    return repository.startsWith('chainguard/') && (tag === 'latest' || tag === 'latest-dev');
}
/**
 * Creates the registry client (contract §2): public tags anonymously first; private ones with the registry token
 * straight, then, on 401 or 403 and once for each image, through `/token` with Basic `_token`. Throws `PlatformError`.
 */
function createRegistry(options) {
    const { mask, registryUrl, tokens, transport } = options;
    const anonymous = new Map();
    const scoped = new Map();
    const fetchToken = async (repository, basic) => {
        const token = await transport({
            method: 'GET',
            url: `${registryUrl}/token${(0,_call_js__WEBPACK_IMPORTED_MODULE_7__/* .renderQuery */ .n)({ scope: `repository:${repository}:pull` })}`,
            headers: basic === undefined ? {} : { authorization: `Basic ${encodeBase64(`_token:${basic}`)}` },
            idempotent: true,
            judge: (body) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decoder */ .D0)(scopedToken)((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .readBody */ .x)(body)).token,
        });
        mask(token);
        return token;
    };
    const readWith = (repository, tag, window, token) => transport({
        method: 'GET',
        url: `${registryUrl}${(0,_path_js__WEBPACK_IMPORTED_MODULE_8__/* .path */ .A) `/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
        headers: { authorization: `Bearer ${token}` },
        idempotent: true,
        judge: (body) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decoder */ .D0)(history)((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .readBody */ .x)(body)).history.map(({ digest, updateTimestamp }) => ({
            digest,
            time: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(updateTimestamp) ?? 0,
        })),
    });
    const readAnonymously = async (repository, tag, window) => {
        const held = anonymous.get(repository);
        const token = () => once(anonymous, repository, () => fetchToken(repository, undefined));
        try {
            return await readWith(repository, tag, window, await token());
        }
        catch (error) {
            if (held === undefined || !isExpired(error))
                throw error;
            anonymous.delete(repository);
            return readWith(repository, tag, window, await token());
        }
    };
    const readPrivate = async (repository, tag, window) => {
        if (tokens === undefined)
            throw noToken(repository, tag);
        const held = scoped.get(repository);
        if (held !== undefined) {
            try {
                return await readWith(repository, tag, window, await held);
            }
            catch (error) {
                if (!isExpired(error))
                    throw error;
                scoped.delete(repository);
            }
        }
        const token = await tokens.get();
        try {
            return await readWith(repository, tag, window, token);
        }
        catch (error) {
            if (!isRefusal(error))
                throw error;
            const viaToken = once(scoped, repository, () => fetchWithRenewal(repository, token, tokens));
            try {
                return await readWith(repository, tag, window, await viaToken);
            }
            catch (second) {
                // The answer of the history itself says more than that of the token endpoint.
                throw isRefusal(second) ? mostTelling(error, second) : second;
            }
        }
    };
    const fetchWithRenewal = async (repository, token, source) => {
        try {
            return await fetchToken(repository, token);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk) || error.code !== 'UNAUTHENTICATED')
                throw error;
            const renewed = await source.renew(token);
            if (renewed === undefined)
                throw error;
            return fetchToken(repository, renewed);
        }
    };
    return {
        history: (repository, tag) => async (window) => {
            if (!isPublic(repository, tag))
                return readPrivate(repository, tag, window);
            try {
                return await readAnonymously(repository, tag, window);
            }
            catch (error) {
                if (tokens === undefined || !isRefusal(error))
                    throw error;
                return readPrivate(repository, tag, window);
            }
        },
    };
}
function once(known, key, make) {
    const held = known.get(key);
    if (held !== undefined)
        return held;
    const made = make();
    known.set(key, made);
    return made;
}
function isRefusal(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk && (error.httpStatus === 401 || error.httpStatus === 403);
}
function isExpired(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk && error.httpStatus === 401;
}
/** A 403 says more than a 401: the credential is known but not enough. */
function mostTelling(first, second) {
    return first.httpStatus === 403 ? first : second;
}
function noToken(repository, tag) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk(`no token for the registry, and \`${repository}:${tag}\` is not public`, {
        code: 'UNAUTHENTICATED',
        call: 'GET history',
    });
}
function renderWindow(window) {
    return (0,_call_js__WEBPACK_IMPORTED_MODULE_7__/* .renderQuery */ .n)({
        start: window.start === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTime */ .sZ)(window.start),
        end: window.end === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTime */ .sZ)(window.end),
    });
}
function encodeBase64(text) {
    return btoa(text);
}


/***/ })

};
