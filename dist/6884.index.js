export const id = 6884;
export const ids = [6884];
export const modules = {

/***/ 63144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ versionTextOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether a decoded JSON value is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Text of a version: some generators write a number. */
function versionTextOf(value) {
    return typeof value === 'number' ? String(value) : textOf(value);
}
/** The value when it is a text that is not empty. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}


/***/ }),

/***/ 24344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MG: () => (/* binding */ mapAhead),
/* harmony export */   Pk: () => (/* binding */ mapPool),
/* harmony export */   zm: () => (/* binding */ createLimiter)
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
/**
 * Items with what `work` makes of each, in their order: while one is looked at, the next are under way, `concurrency` of
 * them at most. A rejection is thrown when its turn comes.
 */
async function* mapAhead(items, concurrency, work) {
    const underWay = [];
    const queue = items[Symbol.iterator]();
    const start = () => {
        const next = queue.next();
        if (next.done === true)
            return;
        const result = work(next.value);
        // One that is never asked for, since an earlier one failed, is not unhandled.
        result.catch(() => undefined);
        underWay.push({ item: next.value, result });
    };
    for (let count = 0; count < concurrency; count += 1)
        start();
    for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
        const result = await first.result;
        start();
        yield [first.item, result];
    }
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

/***/ 56884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSession: () => (/* binding */ openSession),
  requireIdentity: () => (/* binding */ requireIdentity)
});

// EXTERNAL MODULE: ./build/base/clock.js
var base_clock = __webpack_require__(42030);
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

// EXTERNAL MODULE: ./build/base/time.js
var base_time = __webpack_require__(22475);
// EXTERNAL MODULE: ./build/domain/image-name.js
var image_name = __webpack_require__(20270);
// EXTERNAL MODULE: ./build/platform/call.js
var call = __webpack_require__(83612);
// EXTERNAL MODULE: ./build/base/json-value.js
var json_value = __webpack_require__(63144);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(50880);
;// CONCATENATED MODULE: ./build/platform/decode-history.js



/** Records of a tag history answer (spec §2), in its order; throws `TypeError` that names the first wrong field. */
function decodeHistory(json) {
    if (!(0,json_value/* isRecord */.u4)(json))
        throw wrong('it');
    if (!Array.isArray(json['history']))
        throw wrong('`history`');
    return json['history'].map(decodeRecord);
}
/** The token of an answer of the registry's `/token` (spec §5); throws `TypeError`. */
function decodeScopedToken(json) {
    if (!(0,json_value/* isRecord */.u4)(json))
        throw wrong('it');
    const { token } = json;
    if (typeof token !== 'string' || token === '')
        throw wrong('`token`');
    return token;
}
function decodeRecord(record, index) {
    if (!(0,json_value/* isRecord */.u4)(record))
        throw wrong(`\`history.${index}\``);
    const { digest, updateTimestamp } = record;
    const time = typeof updateTimestamp === 'string' ? (0,base_time/* parseTime */.pe)(updateTimestamp) : undefined;
    if (time === undefined)
        throw wrong(`\`history.${index}.updateTimestamp\``);
    if (typeof digest !== 'string' || !(0,image_reference/* isDigest */.Bc)(digest))
        throw wrong(`\`history.${index}.digest\``);
    return { digest, time };
}
function wrong(place) {
    return new TypeError(`${place} has the wrong type`);
}

// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/platform/path.js
var path = __webpack_require__(17775);
;// CONCATENATED MODULE: ./build/platform/registry.js







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
            judge: (body) => decodeScopedToken((0,client/* readBody */.x)(body)),
        });
        mask(token);
        return token;
    };
    const readWith = (repository, tag, window, token) => transport({
        method: 'GET',
        url: `${registryUrl}${(0,path/* path */.A) `/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
        headers: { authorization: `Bearer ${token}` },
        idempotent: true,
        judge: (body) => decodeHistory((0,client/* readBody */.x)(body)),
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
        start: window.start === undefined ? undefined : (0,base_time/* renderTime */.sZ)(window.start),
        end: window.end === undefined ? undefined : (0,base_time/* renderTime */.sZ)(window.end),
    });
}

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
    if ((0,json_value/* isRecord */.u4)(json) && Number.isSafeInteger(json['code'])) {
        const { details, reason, domain } = decodeDetails(Array.isArray(json['details']) ? json['details'] : []);
        const code = json['code'] === 0 ? undefined : errors/* CODES */.Lp[Number(json['code'])];
        return new errors/* PlatformError */.Wk(textAt(json, 'message') || `HTTP status ${status}`, {
            code: code ?? byStatus,
            call,
            httpStatus: status,
            reason,
            domain,
            details,
            requestId,
        });
    }
    const first = (0,json_value/* isRecord */.u4)(json) ? recordsAt(json, 'errors')?.[0] : undefined;
    return new errors/* PlatformError */.Wk((first && textAt(first, 'message')) || `HTTP status ${status}`, {
        code: byStatus,
        call,
        httpStatus: status,
        reason: first === undefined ? '' : textAt(first, 'code'),
        requestId,
    });
}
function decodeDetails(payloads) {
    const others = [];
    let found = { reason: '', domain: '' };
    let details = { fieldViolations: [], preconditions: [], resource: undefined, others };
    for (const payload of payloads) {
        const body = (0,json_value/* isRecord */.u4)(payload) ? payload : {};
        const type = textAt(body, '@type').split(/[/.]/).pop();
        const fields = type === 'BadRequest' ? recordsAt(body, 'fieldViolations') : undefined;
        const failures = type === 'PreconditionFailure' ? recordsAt(body, 'violations') : undefined;
        if (type === 'ErrorInfo')
            found = { reason: textAt(body, 'reason'), domain: textAt(body, 'domain') };
        else if (fields !== undefined) {
            const fieldViolations = fields.map((one) => ({
                field: textAt(one, 'field'),
                description: textAt(one, 'description'),
            }));
            details = { ...details, fieldViolations };
        }
        else if (failures !== undefined) {
            const preconditions = failures.map((one) => ({
                type: textAt(one, 'type'),
                description: textAt(one, 'description'),
            }));
            details = { ...details, preconditions };
        }
        else if (type === 'ResourceInfo') {
            const resource = { type: textAt(body, 'resourceType'), name: textAt(body, 'resourceName') };
            details = { ...details, resource };
        }
        else
            others.push(payload);
    }
    return { details, ...found };
}
/** A text, empty where there is none. */
function textAt(record, key) {
    const value = record[key];
    return typeof value === 'string' ? value : '';
}
/** A list of objects; `undefined` where there is none, or where it holds anything else. */
function recordsAt(record, key) {
    const value = record[key];
    return Array.isArray(value) && value.every(json_value/* isRecord */.u4) ? value : undefined;
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
            const retry = shouldRetry(error, exchange.idempotent);
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
            error: new errors/* PlatformError */.Wk(result.message, {
                code: FAILURE_CODES[result.reason],
                call,
                sent: result.sent,
            }),
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
    const call = `${exchange.method} ${pathOf(exchange.url)}`;
    return new errors/* PlatformError */.Wk(why, { code: 'CANCELLED', call, cause: signal.reason });
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
        sent: error.sent,
    });
}
/** Path with query; cut and not parsed, since URLs of long filters are long and there are many of them. */
function pathOf(url) {
    // Every URL here is an origin with a path behind it.
    return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/commands/sign-in.js + 2 modules
var sign_in = __webpack_require__(44216);
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
        requestTimeoutMs: Math.min(inputs['request-timeout'], inputs.timeout, base_clock/* LONGEST_TIMER_MS */.M),
        limiter: (0,pool/* createLimiter */.zm)(inputs.concurrency),
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
        client: (0,client/* createClient */.U)({
            baseUrl: apiUrl,
            transport,
            tokens: platformTokens,
            concurrency: inputs.concurrency,
        }),
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

/***/ 44216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* binding */ mintToken),
  Ip: () => (/* binding */ readClaims),
  Zx: () => (/* binding */ tokenSource)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/domain/claim-match.js
var claim_match = __webpack_require__(8765);
;// CONCATENATED MODULE: ./build/domain/exchange-refusal.js

/** Explains a refused exchange from the presented claims (contract §2); never throws. */
function explainRefusal(refused) {
    const { issuer, subject } = refused;
    const audiences = listAudiences(refused.audience);
    return {
        presented: [
            `iss: ${issuer ?? '(none)'}`,
            `sub: ${subject ?? '(none)'}`,
            `aud: ${audiences.length === 0 ? '(none)' : audiences.join(', ')}`,
        ],
        causes: [
            ...forkCauses(refused.fork),
            ...audienceCauses(audiences, refused.expectedAudience),
            ...claimCauses(issuer, subject, refused.expected),
        ],
        claimMatch: issuer === undefined || subject === undefined ? undefined : { issuer, subject },
    };
}
function listAudiences(audience) {
    if (audience === undefined)
        return [];
    return typeof audience === 'string' ? [audience] : audience;
}
function forkCauses(fork) {
    if (fork !== true)
        return [];
    return ['The change comes from a fork: its jobs cannot sign in as the repository that it was forked from.'];
}
function audienceCauses(audiences, expected) {
    if (expected === undefined)
        return [];
    const bare = (url) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
    if (audiences.some((audience) => bare(audience) === bare(expected)))
        return [];
    const shown = audiences.length === 0 ? 'no audience' : `audience \`${audiences.join(', ')}\``;
    return [
        `The ID token has ${shown}, and \`${expected}\` is accepted unless the identity pins another: see \`id-token-audience\`.`,
    ];
}
function claimCauses(issuer, subject, expected) {
    if (issuer === undefined || subject === undefined) {
        return ['The ID token lacks `iss` or `sub`, which every identity compares.'];
    }
    return expected === undefined ? likelyCauses(issuer, subject) : differences({ issuer, subject }, expected);
}
function differences(presented, expected) {
    const causes = [];
    if (presented.issuer !== expected.issuer) {
        causes.push(`The identity accepts issuer \`${expected.issuer}\`: ${wayOf(presented.issuer, expected.issuer)}.`);
    }
    if (presented.subject !== expected.subject) {
        const reason = subjectDifference(presented.subject, expected.subject);
        causes.push(`The identity accepts subject \`${expected.subject}\`: ${reason}.`);
    }
    if (causes.length > 0)
        return causes;
    return ['Issuer and subject are those of the identity: it may pin another audience or further claims.'];
}
function subjectDifference(presented, expected) {
    const [ours, theirs] = [(0,claim_match/* parseGithubSubject */.po)(presented), (0,claim_match/* parseGithubSubject */.po)(expected)];
    if (ours === undefined || theirs === undefined)
        return wayOf(presented, expected);
    const stripped = (workload) => (0,claim_match/* printGithubSubject */.HL)({ ...workload, ids: undefined });
    if (stripped(ours) === stripped(theirs)) {
        if (theirs.ids === undefined)
            return 'it lacks the ids that GitHub puts in the subject of this repository';
        if (ours.ids === undefined)
            return 'it has ids, which GitHub does not put in the subject of this repository';
        return 'its ids are those of another owner or repository of the same name';
    }
    if (ours.context.kind !== theirs.context.kind) {
        return `the job runs for ${wordsFor(ours.context)}, not for ${wordsFor(theirs.context)}`;
    }
    return wayOf(presented, expected);
}
/** How two unequal texts differ, in a few words. */
function wayOf(presented, expected) {
    if (presented.toLowerCase() === expected.toLowerCase())
        return 'they differ in letter case only';
    if (presented.replace(/\/$/, '') === expected.replace(/\/$/, ''))
        return 'they differ in the last slash only';
    let same = 0;
    while (presented[same] === expected[same])
        same += 1;
    return `they differ from character ${same + 1} on`;
}
function likelyCauses(issuer, subject) {
    const causes = [];
    const workload = (0,claim_match/* parseGithubSubject */.po)(subject);
    if (workload === undefined) {
        if (issuer === claim_match/* GITHUB_ISSUER */.oX) {
            causes.push('The subject is not in the usual form: the organization or repository customises it.');
        }
    }
    else {
        const other = (0,claim_match/* printGithubSubject */.HL)({ ...workload, ids: undefined });
        if (workload.ids !== undefined) {
            causes.push(`The subject has ids, which GitHub sends for repositories made, renamed or moved since 2026-07-15; an identity made for \`${other}\` does not accept it.`);
        }
        causes.push(contextCause(workload.context));
        if (workload.ids === undefined) {
            causes.push('An identity made for the subject with ids (`repo:OWNER@ID/REPO@ID:…`) does not accept the one without.');
        }
    }
    if (/[A-Z]/.test(workload === undefined ? subject : `${workload.owner}${workload.repository}`)) {
        causes.push('Letter case counts: the subject has capital letters, and the identity must have the same.');
    }
    causes.push('The identity accepts another issuer or subject, or `identity` is not the uid of the one that was meant.');
    return causes;
}
function contextCause(context) {
    const now = `The job runs for ${wordsFor(context)}`;
    switch (context.kind) {
        case 'environment':
            return `${now}, so the subject names that and no branch; an identity for a branch does not accept it.`;
        case 'pull_request':
            return `${now}; an identity for a branch or an environment does not accept it.`;
        case 'ref':
            return `${now}; an identity for another branch, for an environment or for pull requests does not accept it.`;
        case 'other':
            return `${now}, which the organization or repository customises.`;
    }
}
function wordsFor(context) {
    switch (context.kind) {
        case 'ref':
            return `\`${context.ref}\``;
        case 'environment':
            return `environment \`${context.environment}\``;
        case 'pull_request':
            return 'a pull request';
        case 'other':
            return `\`${context.text}\``;
    }
}

// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
;// CONCATENATED MODULE: ./build/platform/token-source.js
/** A token that was minted elsewhere: it cannot be renewed. */
function fixedToken(token) {
    return { get: async () => token, renew: async () => undefined };
}
const RENEWAL_MARGIN_MS = 60_000;
/**
 * A token that is minted when first needed, once for all who ask at the same time, and again under 60 s of life or after
 * one 401 (contract §2). A token that a renewal after a 401 brought is not renewed for another: its refusal is final. A
 * mint that failed is not tried again, so that a refused sign-in is asked once. A token that is over on arrival tells of
 * a clock that is wrong, here or there: it is used until the service refuses it. `mint` masks the token before it
 * returns it.
 */
function mintedToken(mint, clock) {
    let current;
    let afterRefusal;
    const fresh = async () => {
        const minted = await mint();
        return minted.expiresAt > clock.now() ? minted : { ...minted, expiresAt: Number.POSITIVE_INFINITY };
    };
    const hold = () => {
        current ??= fresh();
        return current;
    };
    return {
        get: async () => {
            const seen = hold();
            const held = await seen;
            if (held.expiresAt - clock.now() >= RENEWAL_MARGIN_MS)
                return held.token;
            // Unless somebody else has done so meanwhile.
            if (current === seen)
                current = fresh();
            return (await hold()).token;
        },
        renew: async (stale) => {
            const seen = hold();
            const held = await seen;
            if (held.token !== stale)
                return held.token;
            if (current === seen) {
                if (seen === afterRefusal)
                    return undefined;
                afterRefusal = fresh();
                current = afterRefusal;
            }
            return (await hold()).token;
        },
    };
}

// EXTERNAL MODULE: ./build/commands/refused-exchange-error.js
var refused_exchange_error = __webpack_require__(46954);
;// CONCATENATED MODULE: ./build/commands/sign-in.js





/** Reads the claims of a JWT; `undefined` for what is none. */
function readClaims(token) {
    try {
        const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
        const claim = (name) => typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
        const text = (value) => (typeof value === 'string' ? value : undefined);
        const audience = claim('aud');
        const expiry = claim('exp');
        return {
            issuer: text(claim('iss')),
            subject: text(claim('sub')),
            audience: Array.isArray(audience)
                ? audience.filter((value) => typeof value === 'string')
                : text(audience),
            expiresAt: typeof expiry === 'number' ? timeOfSeconds(expiry) : undefined,
        };
    }
    catch {
        return undefined;
    }
}
/** Milliseconds of seconds since 1970; `undefined` beyond the times that there are. */
function timeOfSeconds(seconds) {
    const time = new Date(seconds * 1000).getTime();
    return Number.isNaN(time) ? undefined : time;
}
/**
 * Where the token of an audience comes from: the one that was given, else an exchange of this job's ID token for the
 * identity; `undefined` without either. Exchanges throw `IdTokenError`, `RefusedExchangeError` or `PlatformError`.
 */
function tokenSource(options, audience, given) {
    if (given !== undefined) {
        options.host.mask(given);
        return fixedToken(given);
    }
    if (options.identity === undefined)
        return undefined;
    return mintedToken(() => mintToken(options, audience), options.clock);
}
/** Asks the CI for an ID token and exchanges it; both are masked before their first use. */
async function mintToken(options, audience) {
    const { clock, host, identity, issuerUrl, transport } = options;
    const idToken = await askIdToken(options);
    host.mask(idToken);
    // With its schemas only where a token is minted: most runs without an identity are over before they would be read.
    const { exchangeToken } = await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(8320)]).then(__webpack_require__.bind(__webpack_require__, 58320));
    try {
        const minted = await exchangeToken(transport, issuerUrl, { idToken, audience, identity }, clock.now());
        host.mask(minted.token);
        return minted;
    }
    catch (error) {
        throw isRefusal(error) ? refused(options, audience, idToken, error) : error;
    }
}
/** The CI's ID token. A run that is stopped meanwhile was not refused: it says why it was stopped. */
async function askIdToken({ host, idTokenAudience, issuerUrl, signal }) {
    try {
        return await host.idToken(idTokenAudience ?? issuerUrl, signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const why = signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
        throw new errors/* PlatformError */.Wk(why, {
            code: 'CANCELLED',
            call: 'asking for an ID token',
            cause: signal.reason,
        });
    }
}
function isRefusal(error) {
    return error instanceof errors/* PlatformError */.Wk && [400, 401, 403, 404].includes(error.httpStatus);
}
function refused(options, audience, idToken, error) {
    const claims = readClaims(idToken);
    const explained = explainRefusal({
        issuer: claims?.issuer,
        subject: claims?.subject,
        audience: claims?.audience,
        expectedAudience: options.issuerUrl,
        fork: options.host.context.changeRequest?.fork,
    });
    const match = explained.claimMatch;
    const lines = [
        'The ID token said:',
        ...explained.presented.map((line) => `  ${(0,plain_text/* plainLine */.h0)(line)}`),
        'Likely causes:',
        ...explained.causes.map((line) => `  ${(0,plain_text/* plainLine */.h0)(line)}`),
        ...(match === undefined
            ? []
            : [`An identity with this claimMatch would match: ${JSON.stringify(match)}`]),
    ];
    const who = options.identity === undefined ? '' : ` as \`${(0,plain_text/* plainLine */.h0)(options.identity, 200)}\``;
    const why = (0,plain_text/* plainLine */.h0)(error.message, 500);
    return new refused_exchange_error/* RefusedExchangeError */.U(`signing in${who} for \`${audience}\` was refused: ${why} (HTTP status ${error.httpStatus})`, lines, error);
}


/***/ }),

/***/ 8765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ printGithubSubject),
/* harmony export */   jk: () => (/* binding */ githubClaimMatch),
/* harmony export */   oX: () => (/* binding */ GITHUB_ISSUER),
/* harmony export */   po: () => (/* binding */ parseGithubSubject),
/* harmony export */   x0: () => (/* binding */ compareGithubClaim)
/* harmony export */ });
/** Issuer of the ID tokens of GitHub Actions on github.com. */
const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';
const SUBJECT = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;
/** Parses `repo:OWNER/REPO:…` or `repo:OWNER@ID/REPO@ID:…`; `undefined` for any other text. */
function parseGithubSubject(subject) {
    const [, owner, ownerId, repository, repositoryId, context] = SUBJECT.exec(subject) ?? [];
    if (owner === undefined || repository === undefined || context === undefined)
        return undefined;
    if ((ownerId === undefined) !== (repositoryId === undefined))
        return undefined;
    const ids = ownerId === undefined || repositoryId === undefined
        ? undefined
        : { owner: ownerId, repository: repositoryId };
    return { owner, repository, ids, context: parseContext(context) };
}
/** Prints the subject of a workload: the form with ids where there are ids, else the old form. */
function printGithubSubject(workload) {
    const { owner, repository, ids, context } = workload;
    const name = ids === undefined ? `${owner}/${repository}` : `${owner}@${ids.owner}/${repository}@${ids.repository}`;
    return `repo:${name}:${printContext(context)}`;
}
/** The claim match that an identity needs for this workload; a colon in an environment's name becomes `%3A`, as GitHub sends it. */
function githubClaimMatch(workload) {
    return { issuer: GITHUB_ISSUER, subject: printGithubSubject(withEncodedEnvironment(workload)) };
}
/**
 * Whether an identity's claim match is that of the workload: `exact`; `other-form` where one side has ids and the other has
 * none and all else is equal; `no` otherwise, also where both have ids and these differ (a recycled name).
 */
function compareGithubClaim(workload, claim) {
    const wanted = githubClaimMatch(workload);
    if (claim.issuer !== wanted.issuer)
        return 'no';
    if (claim.subject === wanted.subject)
        return 'exact';
    const found = parseGithubSubject(claim.subject);
    if (found === undefined || (found.ids === undefined) === (workload.ids === undefined))
        return 'no';
    const oldForm = printGithubSubject({ ...withEncodedEnvironment(workload), ids: undefined });
    return printGithubSubject({ ...found, ids: undefined }) === oldForm ? 'other-form' : 'no';
}
function withEncodedEnvironment(workload) {
    if (workload.context.kind !== 'environment')
        return workload;
    const environment = workload.context.environment.replaceAll(':', '%3A');
    return { ...workload, context: { kind: 'environment', environment } };
}
function parseContext(text) {
    if (text === 'pull_request')
        return { kind: 'pull_request' };
    if (text.startsWith('ref:'))
        return { kind: 'ref', ref: text.slice('ref:'.length) };
    if (text.startsWith('environment:')) {
        return { kind: 'environment', environment: text.slice('environment:'.length) };
    }
    return { kind: 'other', text };
}
function printContext(context) {
    switch (context.kind) {
        case 'ref':
            return `ref:${context.ref}`;
        case 'environment':
            return `environment:${context.environment}`;
        case 'pull_request':
            return 'pull_request';
        case 'other':
            return context.text;
    }
}


/***/ }),

/***/ 83612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderQuery)
/* harmony export */ });
/** Query string with a leading `?`, or empty. Keys keep their order. */
function renderQuery(query = {}) {
    const parts = Object.entries(query).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        return Array.isArray(value) ? renderList(name, value) : [`${encode(name)}=${encode(String(value))}`];
    });
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
const encode = (text) => new URLSearchParams([['', text]]).toString().slice(1);
/** Lists that were rendered: the pages of one list send the same long filter again and again. */
const renderedLists = new WeakMap();
function renderList(name, values) {
    if (values.length === 0)
        return [];
    const byName = renderedLists.get(values) ?? new Map();
    renderedLists.set(values, byName);
    const known = byName.get(name);
    if (known !== undefined)
        return [known];
    const parameters = new URLSearchParams();
    for (const value of values)
        parameters.append(name, value);
    const text = parameters.toString();
    byName.set(name, text);
    return [text];
}


/***/ }),

/***/ 27871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createClient),
/* harmony export */   x: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83612);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);


/**
 * Creates a client of one origin. Without `tokens` only anonymous calls can be sent. A call refused with 401 is sent
 * once more with a renewed token; throws `PlatformError`.
 */
function createClient(options) {
    const { baseUrl, concurrency, tokens, transport } = options;
    const sendWith = (call, token) => transport({
        method: call.method,
        url: `${baseUrl}${call.path}${(0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .renderQuery */ .n)(call.query)}`,
        headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        idempotent: call.idempotent,
        judge: (body) => call.decode(readBody(body)),
    });
    return {
        ...(concurrency === undefined ? {} : { concurrency }),
        send: async (call) => {
            if (call.anonymous === true)
                return sendWith(call, undefined);
            if (tokens === undefined) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk('no token for the platform', {
                    code: 'UNAUTHENTICATED',
                    call: `${call.method} ${call.path}`,
                });
            }
            const token = await tokens.get();
            try {
                return await sendWith(call, token);
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk) || error.code !== 'UNAUTHENTICATED')
                    throw error;
                const renewed = await tokens.renew(token);
                if (renewed === undefined)
                    throw error;
                return sendWith(call, renewed);
            }
        },
    };
}
/** JSON of a body, `undefined` for an empty one (deletes answer with nothing or `{}`); throws when it is no JSON. */
function readBody(body) {
    // A byte order mark counts as a blank here: RFC 8259 §8.1 lets a reader pass over it.
    const text = body.trim();
    if (text === '')
        return undefined;
    const json = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (json === undefined)
        throw new TypeError('it is not JSON');
    return json;
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
