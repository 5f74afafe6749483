export const id = 513;
export const ids = [513,559,545];
export const modules = {

/***/ 6120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createGlob),
/* harmony export */   n: () => (/* binding */ createGlobList)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);

/** Matches one glob; `*` stops at `/`, `**` does not, names with a leading dot match like any other. */
function createGlob(glob) {
    return picomatch__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true, noextglob: true, nonegate: true, strictBrackets: false });
}
/**
 * Matches a list of globs in which `!` takes back: the last glob that matches decides. A list that begins with a
 * negation starts from "everything matches".
 */
function createGlobList(globs, matcher = createGlob) {
    const rules = globs.map((glob) => ({
        negated: glob.startsWith('!'),
        matches: matcher(glob.startsWith('!') ? glob.slice(1) : glob),
    }));
    const initial = rules[0]?.negated === true;
    return (text) => rules.reduce((matched, rule) => (rule.matches(text) ? !rule.negated : matched), initial);
}


/***/ }),

/***/ 5685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nV: () => (/* binding */ parseInstant),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
/* unused harmony export formatDate */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** Milliseconds since 1970 of 00:00 UTC of a calendar date `YYYY-MM-DD`; `undefined` when there is no such day. */
function parseDate(text) {
    if (!DATE.test(text))
        return undefined;
    const time = Date.parse(`${text}T00:00:00Z`);
    if (Number.isNaN(time))
        return undefined;
    return new Date(time).toISOString().startsWith(text) ? time : undefined;
}
/**
 * Milliseconds since 1970 of an RFC 3339 time, or of the start of a date in UTC (contract §1); `undefined` for anything
 * else, also for days that no calendar has.
 */
function parseInstant(text) {
    const day = DATE_TIME.exec(text)?.[1];
    if (day === undefined)
        return parseDate(text);
    return parseDate(day) === undefined ? undefined : Date.parse(text.toUpperCase());
}
/** The date of an instant in UTC, `YYYY-MM-DD`. */
function formatDate(timeMs) {
    return new Date(timeMs).toISOString().slice(0, 10);
}
const DAY_MS = 86_400_000;


/***/ }),

/***/ 3144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ textOf),
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether a decoded JSON value is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The value when it is a text that is not empty. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}


/***/ }),

/***/ 6860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mi: () => (/* binding */ createNameGlob),
/* harmony export */   zm: () => (/* binding */ nameGlobProblem)
/* harmony export */ });
/* unused harmony export GLOB_LIMIT */
/** Longest glob in characters (contract §1). */
const GLOB_LIMIT = 256;
/** Most alternatives that the braces of one glob may stand for. */
const ALTERNATIVES_LIMIT = 64;
/** Why a text is no usable glob, one clause for an error message; `undefined` when it is one. */
function nameGlobProblem(glob) {
    if (glob === '')
        return 'it is empty';
    if (glob.length > GLOB_LIMIT)
        return `it is longer than ${GLOB_LIMIT} characters`;
    if (/[@!?+*]\(/.test(glob))
        return 'extended patterns such as `@(a|b)` are not supported; use `{a,b}`';
    if (expandBraces(glob) === undefined)
        return `its braces are nested, not closed, or stand for more than ${ALTERNATIVES_LIMIT} names`;
    return undefined;
}
/** The patterns that `{a,b}` stands for; `undefined` when braces are nested, open or too many. */
function expandBraces(glob) {
    let patterns = [''];
    for (const piece of glob.split(/(\{[^{}]*\})/)) {
        const inBraces = piece.startsWith('{') && piece.endsWith('}');
        if (!inBraces && /[{}]/.test(piece))
            return undefined;
        const choices = inBraces ? piece.slice(1, -1).split(',') : [piece];
        patterns = patterns.flatMap((start) => choices.map((choice) => start + choice));
        if (patterns.length > ALTERNATIVES_LIMIT)
            return undefined;
    }
    return patterns;
}
/** Whether a character is in a set such as `a-z0-9` or `!a-c`. */
function inSet(set) {
    const negated = set.startsWith('!') || set.startsWith('^');
    const ranges = Array.from((negated ? set.slice(1) : set).matchAll(/.-.|./gsu), ([range]) => {
        const ends = Array.from(range);
        return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
    });
    return (character) => ranges.some(({ low, high }) => low <= character && character <= high) !== negated;
}
function parsePattern(pattern) {
    return Array.from(pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/gu), ([text]) => {
        if (text.startsWith('*'))
            return '*';
        if (text === '?')
            return () => true;
        if (text.length > 2 && text.startsWith('['))
            return inSet(text.slice(1, -1));
        return (character) => character === text;
    });
}
/** Steps through text and pattern; after a mismatch only the last star takes one more character, so no backtracking grows. */
function matchesPattern(parts, characters) {
    let at = 0;
    let part = 0;
    let starPart = -1;
    let starAt = 0;
    for (let character = characters[at]; character !== undefined; character = characters[at]) {
        const wanted = parts[part];
        if (wanted === '*') {
            starPart = part;
            starAt = at;
            part += 1;
        }
        else if (wanted?.(character)) {
            at += 1;
            part += 1;
        }
        else if (starPart >= 0) {
            part = starPart + 1;
            starAt += 1;
            at = starAt;
        }
        else
            return false;
    }
    return parts.slice(part).every((rest) => rest === '*');
}
/**
 * A test for whole names: `*` is any text (slashes too), `?` one character, `[a-z]` a set, `{a,b}` either. Takes time in
 * proportion to glob × name for any input; a glob with a problem matches nothing.
 */
function createNameGlob(glob) {
    const expanded = nameGlobProblem(glob) === undefined ? expandBraces(glob) : undefined;
    const patterns = expanded?.map(parsePattern) ?? [];
    return (name) => {
        const characters = Array.from(name);
        return patterns.some((parts) => matchesPattern(parts, characters));
    };
}


/***/ }),

/***/ 4344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ createLimiter)
/* harmony export */ });
/* unused harmony export mapPool */
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


/***/ }),

/***/ 2119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readIgnores)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _domain_ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4259);


/** The ignores of a config file, judged; throws `UserError` with everything that is wrong with them. */
function readIgnores(config, rules, now) {
    const parsed = (0,_domain_ignore_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIgnores */ .z)(config.ignores, rules, now);
    if (parsed.problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...parsed.problems.map((problem) => ({ ...problem, input: 'config-file' })));
    return parsed.ignores;
}


/***/ }),

/***/ 2694:
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
// EXTERNAL MODULE: ./build/base/pool.js
var pool = __webpack_require__(4344);
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
        registry: (0,registry/* createRegistry */.I)({ registryUrl, transport, tokens: registryTokens, mask: host.mask }),
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
/** Issuer of an API: `console-api.` becomes `issuer.`; any other host issues its own tokens (contract §2). */
function issuerOf(apiUrl) {
    const url = new URL(apiUrl);
    if (!url.hostname.startsWith('console-api.'))
        return apiUrl;
    url.hostname = `issuer.${url.hostname.slice('console-api.'.length)}`;
    return url.origin;
}


/***/ }),

/***/ 9997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ isAdvisoryIgnore),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   cY: () => (/* binding */ findLoosenedIgnores),
/* harmony export */   tn: () => (/* binding */ createIgnoreMatcher),
/* harmony export */   v$: () => (/* binding */ isExpiring)
/* harmony export */ });
/* unused harmony export EXPIRY_WARNING_DAYS */
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5685);
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6860);
/* harmony import */ var _image_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5563);



/** Days before its end from which on an ignore warns (contract §8). */
const EXPIRY_WARNING_DAYS = 14;
/** Whether an entry has ended at a time; one with a date ends at 00:00 UTC of it. */
function isExpired(ignore, nowMs) {
    return ignore.expires !== undefined && ignore.expires.timeMs <= nowMs;
}
/** Whether an entry still ignores but ends within 14 days. */
function isExpiring(ignore, nowMs) {
    if (ignore.expires === undefined || isExpired(ignore, nowMs))
        return false;
    return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * _base_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
}
/** Whether an entry is about advisories; one that names only an image is about deprecation. */
function isAdvisoryIgnore(ignore) {
    return ignore.id !== undefined || ignore.artifact !== undefined;
}
/** Finds the entries that fit a subject, in file order: all that the entry names has to match. */
function createIgnoreMatcher(ignores) {
    const compiled = ignores.filter(isAdvisoryIgnore).map((ignore, order) => ({
        ignore,
        order,
        artifact: ignore.artifact === undefined ? undefined : (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .createNameGlob */ .mi)(ignore.artifact),
        image: ignore.image === undefined ? undefined : (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .createImageGlob */ .o)(ignore.image),
    }));
    const anyId = compiled.filter(({ ignore }) => ignore.id === undefined);
    const withId = new Map();
    for (const entry of compiled) {
        if (entry.ignore.id === undefined)
            continue;
        const id = entry.ignore.id.toLowerCase();
        withId.set(id, [...(withId.get(id) ?? []), entry]);
    }
    return (subject) => {
        const candidates = new Set(subject.ids.flatMap((id) => withId.get(id.toLowerCase()) ?? []).concat(anyId));
        return [...candidates]
            .filter(({ artifact, image }) => (artifact === undefined || artifact(subject.artifact)) &&
            (image === undefined || everyImage(subject.images, image)))
            .sort((a, b) => a.order - b.order)
            .map(({ ignore }) => ignore);
    };
}
const everyImage = (images, matches) => images.length > 0 && images.every((image) => image !== undefined && matches(image));
const scopeKey = (ignore) => JSON.stringify([ignore.id?.toLowerCase(), ignore.artifact, ignore.image]);
const endOf = (ignore) => ignore.expires?.timeMs ?? Number.POSITIVE_INFINITY;
/**
 * Entries that the change added, or gave a later end or none. A changed id, artifact or image makes another entry, so
 * that a widened one counts as added; a changed reason or owner loosens nothing.
 */
function findLoosenedIgnores(base, head) {
    const before = new Map();
    for (const ignore of base) {
        const known = before.get(scopeKey(ignore));
        if (known === undefined || endOf(ignore) > endOf(known))
            before.set(scopeKey(ignore), ignore);
    }
    return head.flatMap((ignore) => {
        const old = before.get(scopeKey(ignore));
        if (old === undefined)
            return [{ ignore, kind: 'added' }];
        const { expires } = old;
        return expires !== undefined && endOf(ignore) > expires.timeMs
            ? [{ ignore, kind: 'extended', before: expires.text }]
            : [];
    });
}


/***/ }),

/***/ 4259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ parseIgnores)
/* harmony export */ });
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5685);
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3144);
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6860);



const KEYS = ['id', 'artifact', 'image', 'reason', 'owner', 'expires'];
const isKey = (name) => KEYS.includes(name); // widened to look up any text
/** Longest value in an entry. */
const LONGEST_VALUE = 1000;
/** Checks every entry and tells all that is wrong with all of them; `nowMs` is the time of the run. */
function parseIgnores(sources, rules, nowMs) {
    const ignores = [];
    const problems = [];
    for (const source of sources) {
        const found = parseIgnore(source, rules, nowMs);
        problems.push(...found.problems);
        if (found.ignore !== undefined)
            ignores.push(found.ignore);
    }
    return { ignores, problems };
}
function parseIgnore(source, rules, nowMs) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(source.value)) {
        const fix = 'Write it as `{ id: CVE-…, artifact: name, reason: …, expires: "YYYY-MM-DD" }`.';
        return { problems: [{ message: 'An entry of `ignore` is no mapping.', fix, place: source.place }] };
    }
    const problems = [];
    const placeOf = (key) => source.keyPlaces?.[key] ?? source.place;
    const texts = {};
    for (const [key, value] of Object.entries(source.value)) {
        if (!isKey(key)) {
            problems.push({
                message: `An entry of \`ignore\` has the unknown key \`${key.slice(0, 100)}\`.`,
                fix: `Known keys are ${KEYS.map((known) => `\`${known}\``).join(', ')}.`,
                place: placeOf(key),
            });
        }
        else if (value !== undefined && value !== null) {
            const problem = valueProblem(key, value);
            const text = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b)(value)?.trim();
            if (problem !== undefined)
                problems.push({ ...problem, place: placeOf(key) });
            else if (text !== undefined && text !== '')
                texts[key] = text;
        }
    }
    const expires = parseExpiry(texts.expires);
    problems.push(...missingProblems(texts, expires, rules, nowMs).map(({ key, ...problem }) => ({
        ...problem,
        place: placeOf(key),
    })));
    if (problems.length > 0)
        return { problems };
    const { expires: _, ...rest } = texts;
    return {
        ignore: { ...rest, ...(expires === undefined ? {} : { expires }), place: source.place },
        problems,
    };
}
function parseExpiry(text = '') {
    const timeMs = (0,_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInstant */ .nV)(text);
    return timeMs === undefined ? undefined : { text, timeMs };
}
function valueProblem(key, value) {
    if (typeof value !== 'string') {
        const fix = key === 'expires' ? 'Put the date in quotes: `expires: "2026-12-31"`.' : 'Put it in quotes.';
        return { message: `\`${key}\` of an ignore is no text.`, fix };
    }
    if (value.length > LONGEST_VALUE)
        return { message: `\`${key}\` of an ignore is longer than ${LONGEST_VALUE} characters.` };
    if (key !== 'artifact' && key !== 'image')
        return undefined;
    const problem = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .nameGlobProblem */ .zm)(value.trim());
    return problem === undefined
        ? undefined
        : { message: `\`${key}\` of an ignore is no usable glob: ${problem}.` };
}
function missingProblems(texts, expires, rules, nowMs) {
    const problems = [];
    if (texts.id === undefined && texts.artifact === undefined && texts.image === undefined) {
        problems.push({ key: 'id', message: 'An entry of `ignore` names no `id`, `artifact` or `image`.' });
    }
    if (rules.requireReason && texts.reason === undefined) {
        const fix = 'Add `reason: …`, or allow entries without one with `require-ignore-reason: false`.';
        problems.push({ key: 'reason', message: 'An entry of `ignore` has no `reason`.', fix });
    }
    if (texts.expires !== undefined && expires === undefined) {
        const message = `\`expires\` of an ignore is no date: \`${texts.expires.slice(0, 100)}\`.`;
        problems.push({ key: 'expires', message, fix: 'Write `expires: "YYYY-MM-DD"`.' });
    }
    else if (rules.maxDays !== undefined && expires === undefined) {
        const message = 'An entry of `ignore` has no `expires`, which `max-ignore-days` asks for.';
        problems.push({ key: 'expires', message, fix: `Add a date at most ${rules.maxDays} days from now.` });
    }
    else if (rules.maxDays !== undefined &&
        expires !== undefined &&
        expires.timeMs > nowMs + rules.maxDays * _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO) {
        const message = `\`expires\` of an ignore is more than \`max-ignore-days\` (${rules.maxDays}) away.`;
        problems.push({ key: 'expires', message, fix: `Choose a date at most ${rules.maxDays} days from now.` });
    }
    return problems;
}


/***/ }),

/***/ 5563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createImageGlob)
/* harmony export */ });
/* unused harmony export plainImageName */
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6860);

/** `org/name:tag` of an image: without host and digest, the tag `latest` and the organization `chainguard` when absent. */
function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return /:[^/]*$/.test(name) ? name : `${name}:latest`;
}
/** A first segment with a dot or a port, or `localhost`, is a registry host. */
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;
/**
 * A test for images by a glob on `org/name:tag`: host and `chainguard/` may be left out on either side, and a glob
 * without `:` means any tag.
 */
function createImageGlob(glob) {
    const matches = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .createNameGlob */ .mi)(/:[^/]*$/.test(glob) ? glob : `${glob}:*`);
    return (image) => {
        const name = plainImageName(image);
        const host = HOST.exec(image)?.[0] ?? '';
        return [name, `${host}${name}`, name.replace(/^chainguard\//, '')].some(matches);
    };
}


/***/ }),

/***/ 7559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readFileAt: () => (/* binding */ readFileAt),
/* harmony export */   runGit: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9036);


const MAXIMUM_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** Runs git in a folder without hooks, prompts or the user's pager; never throws. `safe.directory` allows foreign owners. */
function runGit(folder, words) {
    const settings = [
        '-c',
        'safe.directory=*',
        '-c',
        'core.fsmonitor=false',
        '-c',
        'core.hooksPath=/dev/null',
        '-c',
        'core.quotePath=false',
    ];
    return new Promise((resolve) => {
        const options = {
            cwd: folder,
            maxBuffer: MAXIMUM_BYTES,
            timeout: TIMEOUT_MS,
            windowsHide: true,
            env: gitEnvironment(),
        };
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...settings, ...words], options, (error, stdout, stderr) => {
            if (error === null)
                resolve({ kind: 'output', text: stdout });
            else
                resolve({ kind: 'failed', why: stderr.trim().split('\n')[0] || (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) });
        });
    });
}
/** The present text of a file at a commit; `undefined` when the commit has no such file. Failed: no such commit, or no git. */
async function readFileAt(folder, commit, path) {
    const known = await runGit(folder, ['cat-file', '-e', `${commit}^{commit}`]);
    if (known.kind === 'failed')
        return { kind: 'failed', why: `commit ${commit.slice(0, 12)} cannot be read: ${known.why}` };
    const listed = await runGit(folder, ['ls-tree', '-z', '--full-tree', '--name-only', commit, '--', path]);
    if (listed.kind === 'failed')
        return listed;
    if (listed.text === '')
        return undefined;
    return runGit(folder, ['show', `${commit}:${path}`]);
}
function gitEnvironment() {
    return { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
}


/***/ }),

/***/ 8892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   Fv: () => (/* binding */ walkFiles),
/* harmony export */   sL: () => (/* binding */ readWorkspaceFile),
/* harmony export */   wo: () => (/* binding */ replaceWorkspaceFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9036);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7559);





/** Files larger than this are not read (contract: skipped with a debug line). */
const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;
/** Bytes in which a NUL marks a binary file. */
const PROBE_BYTES = 8000;
const MAXIMUM_FILES = 500_000;
/** Files that git tracks below the folder (and with `untracked` those that it does not ignore); without git, all but `.git`. */
async function listFiles(folder, untracked) {
    const words = ['ls-files', '-z', '--cached', ...(untracked ? ['--others', '--exclude-standard'] : [])];
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__.runGit)(folder, words);
    if (answer.kind === 'output') {
        return { paths: [...new Set(answer.text.split('\0').filter((path) => path !== ''))].sort(), byGit: true };
    }
    return { paths: await walkFiles(folder), byGit: false };
}
/** Every file below a folder but those in `.git`; links are not followed. */
async function walkFiles(folder) {
    const found = [];
    const waiting = [''];
    for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && entry.name !== '.git')
                waiting.push(path);
            else if (entry.isFile())
                found.push(path);
        }
        if (found.length > MAXIMUM_FILES)
            break;
    }
    return found.sort();
}
/** Text of a file of the workspace; links, folders, files outside, large and binary ones are skipped with the reason. */
async function readWorkspaceFile(folder, path) {
    const skip = (reason) => ({ kind: 'skipped', reason });
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    try {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target);
        if (facts.isSymbolicLink())
            return skip('it is a link');
        if (!facts.isFile())
            return skip('it is not a file');
        if (facts.size > MAXIMUM_FILE_BYTES)
            return skip(`it is larger than ${MAXIMUM_FILE_BYTES >> 20} MB`);
        const [real, root] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(target), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder)]);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..')
            return skip('a folder on the way to it is a link to outside');
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, 'r');
        try {
            const bytes = await handle.readFile();
            if (bytes.subarray(0, PROBE_BYTES).includes(0))
                return skip('it is binary');
            const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? 'utf8' : 'latin1';
            return { kind: 'text', text: bytes.toString(encoding), encoding };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return skip(`it cannot be read (${error instanceof Error ? error.message : String(error)})`);
    }
}
/** Replaces the text of a file, keeping its mode: written beside and renamed. Throws `UserError`. */
async function replaceWorkspaceFile(folder, path, text, encoding) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    const { mode } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target);
    await (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(target, Buffer.from(text, encoding), mode & 0o7777);
}


/***/ }),

/***/ 3358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ foldAll),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export MAXIMUM_PAGE_SIZE */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4779);

/** Most rows that the service gives in one page (spec §8). */
const MAXIMUM_PAGE_SIZE = 200;
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back or it restarts again.
 */
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const seen = new Set();
    const sentTokens = new Set();
    let restarts = 0;
    let pageToken;
    let firstUid;
    for (;;) {
        const call = list({
            pageSize: clampPageSize(pageSize),
            ...(pageToken === undefined ? {} : { pageToken }),
        });
        const page = await client.send(call);
        const label = `${call.method} ${call.path}`;
        if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
            restarts += 1;
            if (restarts > 1)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the list started over more than once', { code: 'UNDECODABLE', call: label });
            // From the beginning the same tokens may come again.
            sentTokens.clear();
        }
        firstUid ??= page.rows[0]?.uid;
        const fresh = page.rows.filter((row) => !seen.has(row.uid));
        for (const row of fresh)
            seen.add(row.uid);
        yield fresh;
        if (page.nextPageToken === '')
            return;
        if (sentTokens.has(page.nextPageToken)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the page token that was sent came back', { code: 'UNDECODABLE', call: label });
        }
        pageToken = page.nextPageToken;
        sentTokens.add(pageToken);
    }
}
/**
 * All rows of a list, projected. After a first full page the rest is read in parallel by `skip`, each page overlapping
 * its neighbour by one row; unless neighbours share that row, totals agree and every uid comes once, the list is read
 * again by cursor, so that rows which move, appear or vanish meanwhile are never lost unseen.
 */
async function readAll(client, list, project) {
    const first = await client.send(list({ pageSize: MAXIMUM_PAGE_SIZE, orderBy: 'created_at' }));
    if (first.nextPageToken === '' &&
        (first.totalCount ?? 0) <= first.rows.length &&
        allDifferent(first.rows)) {
        return keep(first.rows, project);
    }
    const parallel = await readParallel(client, list, first, project);
    if (parallel !== undefined)
        return parallel;
    const kept = [];
    for await (const rows of readPages(client, list))
        for (const item of keep(rows, project))
            kept.push(item);
    return kept;
}
/**
 * Hands every row of a list to `fold` as its page arrives and keeps none, so that memory holds the pages in flight and
 * the uids only. Rows come in any order, and again when the list has to be read anew by cursor: `fold` must take a row
 * that it has seen already as nothing new.
 */
async function foldAll(client, list, fold) {
    await readAll(client, list, (row) => {
        fold(row);
        return undefined;
    });
}
async function readParallel(client, list, first, project) {
    const total = first.totalCount;
    const step = first.rows.length - 1;
    if (total === undefined || step < 1 || total <= first.rows.length)
        return undefined;
    const pages = Math.ceil((total - 1) / step);
    const read = async (index) => {
        const page = await client.send(list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }));
        // The first row belongs to the neighbour before.
        return slice({ ...page, rows: page.rows.slice(1) }, page.rows[0]?.uid, project);
    };
    const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 1)));
    const slices = [slice(first, first.rows[0]?.uid, project), ...rest];
    return isWhole(slices, total) ? slices.flatMap((part) => part.kept) : undefined;
}
function slice(page, firstUid, project) {
    return {
        firstUid,
        lastUid: page.rows.at(-1)?.uid ?? firstUid,
        uids: page.rows.map((row) => row.uid),
        kept: keep(page.rows, project),
        totalCount: page.totalCount,
    };
}
function isWhole(slices, total) {
    const uids = new Set();
    let rows = 0;
    for (const [index, part] of slices.entries()) {
        if (part.totalCount !== total)
            return false;
        if (index > 0 && part.firstUid !== slices[index - 1]?.lastUid)
            return false;
        rows += part.uids.length;
        for (const uid of part.uids)
            uids.add(uid);
    }
    return rows === total && uids.size === total;
}
function keep(rows, project) {
    const kept = [];
    for (const row of rows) {
        const item = project(row);
        if (item !== undefined)
            kept.push(item);
    }
    return kept;
}
function allDifferent(rows) {
    return new Set(rows.map((row) => row.uid)).size === rows.length;
}
function clampPageSize(pageSize) {
    return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}


/***/ }),

/***/ 4207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ listCall)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);

/** A list operation as a value: scope, filters of the resource, and where the page begins. */
function listCall(path, key, row, scope, filters, position) {
    return {
        method: 'GET',
        path,
        query: {
            'uidp.descendants_of': scope.descendantsOf,
            'uidp.children_of': scope.childrenOf,
            'uidp.ancestors_of': scope.ancestorsOf,
            'uidp.in_root': scope.inRoot,
            'uidp.ids': scope.uids,
            ...filters,
            page_size: position.pageSize,
            page_token: position.pageToken,
            order_by: position.orderBy,
            skip: position.skip,
        },
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .pageDecoder */ .qd)(key, row),
        idempotent: true,
    };
}


/***/ })

};
