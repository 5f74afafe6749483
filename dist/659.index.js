export const id = 659;
export const ids = [659];
export const modules = {

/***/ 24344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ mapPool),
/* harmony export */   z: () => (/* binding */ createLimiter)
/* harmony export */ });
/**
 * Runs `work` for each item with at most `concurrency` at once and gives the results in the order of the items.
 * The first rejection stops further starts and is thrown after the running ones have settled.
 */
async function mapPool(items, concurrency, work) {
    const results = new Array(items.length);
    const queue = items.entries();
    const failures = [];
    const worker = async () => {
        // All workers draw from the one queue.
        for (const [index, item] of queue) {
            try {
                results[index] = await work(item, index);
            }
            catch (error) {
                failures.push(error);
            }
            if (failures.length > 0)
                return;
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


/***/ }),

/***/ 47659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSession: () => (/* binding */ openSession),
  requireIdentity: () => (/* binding */ requireIdentity)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/pool.js
var pool = __webpack_require__(24344);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/platform/client.js
var client = __webpack_require__(27871);
;// CONCATENATED MODULE: ./build/platform/issuer-url.js
/** Issuer of an API: `console-api.` becomes `issuer.`; any other host issues its own tokens. */
function issuerOf(apiUrl) {
    const url = new URL(apiUrl);
    if (!url.hostname.startsWith('console-api.'))
        return apiUrl;
    url.hostname = `issuer.${url.hostname.slice('console-api.'.length)}`;
    return url.origin;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
// EXTERNAL MODULE: ./build/domain/image-name.js
var image_name = __webpack_require__(20270);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(50880);
// EXTERNAL MODULE: ./build/platform/call.js
var call = __webpack_require__(83612);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(80922);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/platform/path.js
var path = __webpack_require__(17775);
;// CONCATENATED MODULE: ./build/platform/registry.js









const registry_time = schemas/* pipe */.FsL(schemas/* string */.YjP().check(schemas/* refine */.YPB((value) => (0,time/* parseTime */.pe)(value) !== undefined)), schemas/* transform */.pdi((value) => Number((0,time/* parseTime */.pe)(value))));
const record = schemas/* looseObject */._H3({ updateTimestamp: registry_time, digest: schemas/* string */.YjP().check(schemas/* refine */.YPB(image_reference/* isDigest */.Bc)) });
const registry_history = schemas/* looseObject */._H3({ history: schemas/* array */.YOg(record) });
const scopedToken = schemas/* looseObject */._H3({ token: schemas/* string */.YjP().check(api/* _minLength */.m9(1)) });
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
            url: `${registryUrl}/token${(0,call/* renderQuery */.n)({ scope: `repository:${repository}:pull` })}`,
            headers: basic === undefined ? {} : { authorization: `Basic ${btoa(`_token:${basic}`)}` },
            idempotent: true,
            judge: (body) => (0,decode/* decoder */.D0)(scopedToken)((0,client/* readBody */.x)(body)).token,
        });
        mask(token);
        return token;
    };
    const readWith = (repository, tag, window, token) => transport({
        method: 'GET',
        url: `${registryUrl}${(0,path/* path */.A) `/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
        headers: { authorization: `Bearer ${token}` },
        idempotent: true,
        judge: (body) => (0,decode/* decoder */.D0)(registry_history)((0,client/* readBody */.x)(body)).history.map(({ digest, updateTimestamp }) => ({
            digest,
            time: updateTimestamp,
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
            forget(anonymous, repository, held);
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
                forget(scoped, repository, held);
            }
        }
        const token = await tokens.get();
        const read = await readDirectly(repository, tag, window, token);
        if (read.kind === 'records')
            return read.records;
        const renewed = read.isExpired ? await tokens.renew(token) : undefined;
        if (renewed === undefined)
            throw read.refusal;
        scoped.delete(repository);
        const again = await readDirectly(repository, tag, window, renewed);
        if (again.kind === 'records')
            return again.records;
        throw again.refusal;
    };
    /** The registry token straight as Bearer, then, where that is refused, a token of the image's own scope for it. */
    const readDirectly = async (repository, tag, window, token) => {
        try {
            return { kind: 'records', records: await readWith(repository, tag, window, token) };
        }
        catch (first) {
            if (!isRefusal(first))
                throw first;
            try {
                const ofImage = await once(scoped, repository, () => fetchToken(repository, token));
                return { kind: 'records', records: await readWith(repository, tag, window, ofImage) };
            }
            catch (second) {
                if (!isRefusal(second))
                    throw second;
                const refusal = mostTelling(first, second);
                return { kind: 'refused', refusal, isExpired: isExpired(first) || isExpired(second) };
            }
        }
    };
    return {
        history: (repository, tag) => async (window) => {
            if (!(0,image_name/* isPublic */.Ul)(repository, tag))
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
/** Lets a value be made anew, unless somebody else has done so meanwhile. */
function forget(known, key, held) {
    if (known.get(key) === held)
        known.delete(key);
}
function isRefusal(error) {
    return error instanceof errors/* PlatformError */.Wk && (error.httpStatus === 401 || error.httpStatus === 403);
}
function isExpired(error) {
    return error instanceof errors/* PlatformError */.Wk && error.httpStatus === 401;
}
/** A 403 says more than a 401: the credential is known but not enough; the history says more than the token endpoint. */
function mostTelling(first, second) {
    return first.httpStatus === 403 ? first : second;
}
function noToken(repository, tag) {
    return new errors/* PlatformError */.Wk(`no token for the registry, and \`${repository}:${tag}\` is not public`, {
        code: 'UNAUTHENTICATED',
        call: 'GET history',
    });
}
function renderWindow(window) {
    return (0,call/* renderQuery */.n)({
        start: window.start === undefined ? undefined : (0,time/* renderTime */.sZ)(window.start),
        end: window.end === undefined ? undefined : (0,time/* renderTime */.sZ)(window.end),
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
;// CONCATENATED MODULE: ./build/platform/decode-error.js


/** Codes by HTTP status where the body has none (grpc-gateway's default mapping). */
const BY_STATUS = {
    400: 'INVALID_ARGUMENT',
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    405: 'UNIMPLEMENTED',
    408: 'DEADLINE_EXCEEDED',
    409: 'ABORTED',
    412: 'FAILED_PRECONDITION',
    429: 'RESOURCE_EXHAUSTED',
    499: 'CANCELLED',
    500: 'INTERNAL',
    501: 'UNIMPLEMENTED',
    502: 'UNAVAILABLE',
    503: 'UNAVAILABLE',
    504: 'DEADLINE_EXCEEDED',
};
const decode_error_text = schemas/* catch */.MfU(schemas/* string */.YjP(), '');
const statusBody = schemas/* looseObject */._H3({
    code: schemas/* int */.Whr(),
    message: decode_error_text,
    details: schemas/* catch */.MfU(schemas/* array */.YOg(schemas/* unknown */.L5J()), []),
});
const registryBody = schemas/* looseObject */._H3({
    errors: schemas/* array */.YOg(schemas/* looseObject */._H3({ code: decode_error_text, message: decode_error_text })),
});
const errorInfo = schemas/* looseObject */._H3({ reason: decode_error_text, domain: decode_error_text });
const badRequest = schemas/* looseObject */._H3({
    fieldViolations: schemas/* array */.YOg(schemas/* looseObject */._H3({ field: decode_error_text, description: decode_error_text })),
});
const precondition = schemas/* looseObject */._H3({ violations: schemas/* array */.YOg(schemas/* looseObject */._H3({ type: decode_error_text, description: decode_error_text })) });
const resourceInfo = schemas/* looseObject */._H3({ resourceType: decode_error_text, resourceName: decode_error_text });
/** Makes an error from any answer that is not a success; total: hostile bodies give a sane error. */
function decodeError(answer, call) {
    const { status } = answer;
    const requestId = answer.headers['x-request-id'];
    if (status >= 300 && status < 400) {
        return new errors/* PlatformError */.Wk('the server answered with a redirect, which is never followed', {
            code: 'REDIRECT',
            call,
            httpStatus: status,
            requestId,
        });
    }
    const json = (0,errors/* parseJson */.qF)(answer.body);
    const byStatus = BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'UNKNOWN');
    const google = parse/* safeParse */.xL(statusBody, json);
    if (google.success) {
        const { details, reason, domain } = decodeDetails(google.data.details);
        const code = google.data.code === 0 ? undefined : errors/* CODES */.Lp[google.data.code];
        return new errors/* PlatformError */.Wk(google.data.message || `HTTP status ${status}`, {
            code: code ?? byStatus,
            call,
            httpStatus: status,
            reason,
            domain,
            details,
            requestId,
        });
    }
    const registry = parse/* safeParse */.xL(registryBody, json);
    const first = registry.success ? registry.data.errors[0] : undefined;
    return new errors/* PlatformError */.Wk(first?.message || `HTTP status ${status}`, {
        code: byStatus,
        call,
        httpStatus: status,
        reason: first?.code ?? '',
        requestId,
    });
}
function decodeDetails(payloads) {
    const others = [];
    let found = { reason: '', domain: '' };
    let details = { fieldViolations: [], preconditions: [], resource: undefined, others };
    for (const payload of payloads) {
        const type = typeOf(payload);
        const info = type === 'ErrorInfo' ? parse/* safeParse */.xL(errorInfo, payload) : undefined;
        const request = type === 'BadRequest' ? parse/* safeParse */.xL(badRequest, payload) : undefined;
        const failure = type === 'PreconditionFailure' ? parse/* safeParse */.xL(precondition, payload) : undefined;
        const resource = type === 'ResourceInfo' ? parse/* safeParse */.xL(resourceInfo, payload) : undefined;
        if (info?.success)
            found = { reason: info.data.reason, domain: info.data.domain };
        else if (request?.success)
            details = { ...details, fieldViolations: request.data.fieldViolations };
        else if (failure?.success)
            details = { ...details, preconditions: failure.data.violations };
        else if (resource?.success) {
            details = {
                ...details,
                resource: { type: resource.data.resourceType, name: resource.data.resourceName },
            };
        }
        else
            others.push(payload);
    }
    return { details, ...found };
}
const typed = schemas/* looseObject */._H3({ '@type': schemas/* string */.YjP() });
function typeOf(payload) {
    const result = parse/* safeParse */.xL(typed, payload);
    return result.success ? result.data['@type'].split(/[/.]/).pop() : undefined;
}

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
/** The one form of dates that servers may send (RFC 9110 §5.6.7); `Date.parse` alone takes `-1` for a year. */
const HTTP_DATE = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
function parseRetryAfter(text, now) {
    if (text === undefined)
        return undefined;
    if (/^[0-9]{1,9}$/.test(text.trim()))
        return Number(text.trim()) * 1000;
    const date = HTTP_DATE.test(text.trim()) ? Date.parse(text) : Number.NaN;
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
        return { kind: 'error', error: decodeError(result, call) };
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
/** Path with query; cut and not parsed, since URLs of long filters are long and there are many of them. */
function pathOf(url) {
    // Every URL here is an origin with a path behind it.
    return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/commands/sign-in.js + 3 modules
var sign_in = __webpack_require__(4443);
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
        limiter: (0,pool/* createLimiter */.z)(inputs.concurrency),
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
        registry: createRegistry({ registryUrl, transport, tokens: registryTokens, mask: host.mask }),
        transport,
        http: deps.http,
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


/***/ }),

/***/ 17775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ path)
/* harmony export */ });
/**
 * Template tag for paths: each value is split at `/` and every segment is percent-encoded, so that uids keep their raw
 * slashes (spec §4). Throws `TypeError` on an empty or dot segment, which would address something else.
 */
function path(strings, ...values) {
    return String.raw({ raw: strings }, ...values.map((value) => value.split('/').map(encodeSegment).join('/')));
}
function encodeSegment(segment) {
    if (segment === '' || segment === '.' || segment === '..') {
        throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
    }
    // `:` starts a custom verb at the end of a path, `@` is harmless; encodeURIComponent encodes the first.
    return encodeURIComponent(segment);
}


/***/ })

};
