"use strict";
exports.id = 4364;
exports.ids = [4364];
exports.modules = {

  83612:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  renderQuery)
  });
function renderQuery(query = {}) {
    const parts = Object.entries(query).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        return Array.isArray(value) ? renderList(name, value) : [`${encode(name)}=${encode(String(value))}`];
    });
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
const encode = (text) => new URLSearchParams([['', text]]).toString().slice(1);
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


  }),

  27871:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  createClient),
    x: () => (  readBody)
  });
  var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83612);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);


function createClient(options) {
    const { baseUrl, concurrency, tokens, transport } = options;
    const sendWith = (call, token) => transport({
        method: call.method,
        url: `${baseUrl}${call.path}${(0,_call_js__WEBPACK_IMPORTED_MODULE_0__  .n)(call.query)}`,
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
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__  .Wk('no token for the platform', {
                    code: 'UNAUTHENTICATED',
                    call: `${call.method} ${call.path}`,
                });
            }
            const token = await tokens.get();
            try {
                return await sendWith(call, token);
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__  .Wk) || error.code !== 'UNAUTHENTICATED')
                    throw error;
                const renewed = await tokens.renew(token);
                if (renewed === undefined)
                    throw error;
                return sendWith(call, renewed);
            }
        },
    };
}
function readBody(body) {
    const text = body.trim();
    if (text === '')
        return undefined;
    const json = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .qF)(text);
    if (json === undefined)
        throw new TypeError('it is not JSON');
    return json;
}


  }),

  89763:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HL: () => (  printGithubSubject),
    gg: () => (  workloadKeyOf),
    jk: () => (  githubClaimMatch),
    oX: () => (  GITHUB_ISSUER),
    po: () => (  parseGithubSubject),
    vm: () => (  formKeyOf),
    x0: () => (  compareGithubClaim)
  });
const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';
const SUBJECT = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;
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
function printGithubSubject(workload) {
    const { owner, repository, ids, context } = workload;
    const name = ids === undefined ? `${owner}/${repository}` : `${owner}@${ids.owner}/${repository}@${ids.repository}`;
    return `repo:${name}:${printContext(context)}`;
}
function githubClaimMatch(workload) {
    return { issuer: GITHUB_ISSUER, subject: printGithubSubject(withEncodedEnvironment(workload)) };
}
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
function formKeyOf({ issuer, subject }) {
    const found = parseGithubSubject(subject);
    return found === undefined ? undefined : `${issuer}\n${printGithubSubject({ ...found, ids: undefined })}`;
}
function workloadKeyOf(workload) {
    const { issuer } = githubClaimMatch(workload);
    return `${issuer}\n${printGithubSubject({ ...withEncodedEnvironment(workload), ids: undefined })}`;
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


  }),

  74364:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  mu: () => (  findMissingIdentity),
  fA: () => (  openSession),
  sK: () => (  requireIdentity)
});

var base_clock = __webpack_require__(42030);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
;// CONCATENATED MODULE: ./build/platform/issuer-url.js
function issuerOf(apiUrl) {
    const url = new URL(apiUrl);
    if (!url.hostname.startsWith('console-api.'))
        return apiUrl;
    url.hostname = `issuer.${url.hostname.slice('console-api.'.length)}`;
    return url.origin;
}

var errors = __webpack_require__(34779);
;// CONCATENATED MODULE: ./build/platform/token-source.js
function fixedToken(token) {
    return { get: async () => token, renew: async () => undefined };
}
const RENEWAL_MARGIN_MS = 60_000;
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

;// CONCATENATED MODULE: ./build/platform/mint-token.js


function tokensFor(ways, audience, given) {
    const { clock, idToken, mask } = ways;
    if (given !== undefined) {
        mask(given);
        return fixedToken(given);
    }
    return idToken === undefined ? undefined : mintedToken(() => mintToken(ways, idToken, audience), clock);
}
async function mintToken(ways, askIdToken, audience) {
    const { explain, identity, mask, narrowing } = ways;
    const idToken = await askIdToken();
    mask(idToken);
    try {
        const limits = narrowing?.limitsOf(audience) ?? {};
        const minted = await exchange(ways, { idToken, audience, identity, ...limits });
        mask(minted.token);
        return minted;
    }
    catch (error) {
        throw explain === undefined ? error : explain(error, audience, idToken);
    }
}
async function exchange(ways, request) {
    const { clock, issuerUrl, narrowing, transport } = ways;
    const { exchangeToken } = await Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(8320)]).then(__webpack_require__.bind(__webpack_require__, 58320));
    const send = (one) => exchangeToken(transport, issuerUrl, one, clock.now());
    try {
        return await send(request);
    }
    catch (error) {
        if (!(error instanceof errors .Wk) || error.code !== 'INVALID_ARGUMENT')
            throw error;
        const rest = request.capabilities === undefined ? undefined : narrowing?.withoutCapabilities();
        if (narrowing === undefined || rest === undefined)
            throw error;
        const { audience, idToken, identity } = request;
        const minted = await send({ idToken, audience, identity, ...rest });
        narrowing.givenUp(error);
        return minted;
    }
}

var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/session/narrow-token.js

function neededCapabilities(needs, audience, inputs) {
    const rows = needs.filter((need) => need.audience === audience && counts(need, inputs));
    if (rows.length === 0)
        return undefined;
    return [...new Set(rows.flatMap(({ capabilities }) => capabilities))].sort();
}
function counts({ when = {} }, inputs) {
    return Object.entries(when).every(([name, values]) => {
        const given = String(inputs[name] ?? '');
        return values.some((value) => {
            if (value === '?*')
                return given !== '';
            return value.endsWith('*') ? given.startsWith(value.slice(0, -1)) : given === value;
        });
    });
}
function createNarrowing(needs, inputs, registryAudience, notice) {
    const named = textsOf(inputs['capabilities']);
    const scopes = textsOf(inputs['scopes']);
    const isLeast = inputs['least-privilege'] !== false;
    let isGivenUp = false;
    const capabilitiesOf = (audience) => {
        if (named.length > 0)
            return named;
        if (!isLeast || isGivenUp)
            return undefined;
        return neededCapabilities(needs, audience === registryAudience ? 'registry' : 'platform', inputs);
    };
    return {
        isGivenUp: () => isGivenUp,
        limitsOf: (audience) => {
            const capabilities = capabilitiesOf(audience);
            return {
                ...(capabilities === undefined ? {} : { capabilities }),
                ...(scopes.length === 0 ? {} : { scopes }),
            };
        },
        withoutCapabilities: () => named.length > 0 ? undefined : { ...(scopes.length === 0 ? {} : { scopes }) },
        givenUp: (error) => {
            if (isGivenUp)
                return;
            isGivenUp = true;
            notice(`The service refused the list of capabilities (${(0,plain_text .h0)(error.message, 300)}), so this run holds everything that its identity may do. Set \`least-privilege: false\` to skip the list.`);
        },
    };
}
function textsOf(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

var loopback = __webpack_require__(68475);
var pool = __webpack_require__(24344);
var base_redactor = __webpack_require__(54031);
var platform_client = __webpack_require__(27871);
var pages = __webpack_require__(73358);
var read_all = __webpack_require__(15514);
var retry = __webpack_require__(31666);
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/platform/decode-error.js


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
const LONGEST_BODY = 1_048_576;
function decodeError(answer, call, redact = (text) => text) {
    const { status } = answer;
    const given = answer.headers['x-request-id'];
    const requestId = given === undefined ? undefined : redact(given);
    if (status >= 300 && status < 400) {
        const facts = { code: 'REDIRECT', call, httpStatus: status, requestId };
        return new errors .Wk('the server answered with a redirect, which is never followed', facts);
    }
    const json = parseRedacted(answer.body, redact);
    const byStatus = BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'UNKNOWN');
    if ((0,json_value .u4)(json) && Number.isSafeInteger(json['code'])) {
        const { details, reason, domain } = decodeDetails(Array.isArray(json['details']) ? json['details'] : []);
        const code = json['code'] === 0 ? undefined : errors .Lp[Number(json['code'])];
        return new errors .Wk(textAt(json, 'message') || `HTTP status ${status}`, {
            code: code ?? byStatus,
            call,
            httpStatus: status,
            reason,
            domain,
            details,
            requestId,
        });
    }
    const first = (0,json_value .u4)(json) ? recordsAt(json, 'errors')?.[0] : undefined;
    return new errors .Wk((first && textAt(first, 'message')) || `HTTP status ${status}`, {
        code: byStatus,
        call,
        httpStatus: status,
        reason: first === undefined ? '' : textAt(first, 'code'),
        requestId,
    });
}
function parseRedacted(body, redact) {
    if (body.length > LONGEST_BODY)
        return undefined;
    try {
        return JSON.parse(body, (_key, value) => (typeof value === 'string' ? redact(value) : value));
    }
    catch {
        return undefined;
    }
}
function decodeDetails(payloads) {
    const others = [];
    let found = { reason: '', domain: '' };
    let details = { fieldViolations: [], preconditions: [], resource: undefined, others };
    for (const payload of payloads) {
        const body = (0,json_value .u4)(payload) ? payload : {};
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
function textAt(record, key) {
    const value = record[key];
    return typeof value === 'string' ? value : '';
}
function recordsAt(record, key) {
    const value = record[key];
    return Array.isArray(value) && value.every(json_value .u4) ? value : undefined;
}

;// CONCATENATED MODULE: ./build/platform/transport.js



function createTransport(options) {
    const redact = options.redact ?? ((text) => text);
    return async (exchange) => {
        let mayBeDone = false;
        const attempt = async (number) => {
            const result = await sendOnce(options, exchange, number);
            const judged = judge(exchange, result, redact, options.clock.now());
            if (judged.kind === 'error')
                mayBeDone ||= judged.failed.wasTaken;
            return judged;
        };
        const { last, tries } = await (0,retry .LH)(options, exchange.idempotent, attempt);
        if (last.kind === 'value')
            return last.value;
        if (options.signal.aborted) {
            throw (0,errors .Wm)(options.signal, `${exchange.method} ${pathOf(exchange.url)}`, mayBeDone);
        }
        throw withTries(last.error, tries, mayBeDone);
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
            ...(exchange.limit === undefined ? {} : { maximumBytes: exchange.limit.maximumBytes }),
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
const TRANSIENT = new Set([
    'CANCELLED',
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
function judge(exchange, result, redact, now) {
    const fail = (error) => {
        const failed = (0,retry .Rs)(result, now);
        const mayPass = failed.isTransient || error.httpStatus === 409;
        return { kind: 'error', error, failed: { ...failed, isTransient: mayPass && TRANSIENT.has(error.code) } };
    };
    const call = redact(`${exchange.method} ${pathOf(exchange.url)}`);
    if (result.kind === 'failure') {
        const { reason, sent } = result;
        if (reason === 'too-large' && exchange.limit !== undefined)
            return { kind: 'value', value: exchange.limit.tooLarge(), failed: undefined };
        return fail(new errors .Wk(redact(result.message), { code: FAILURE_CODES[reason], call, sent }));
    }
    const { location } = result.headers;
    if (exchange.redirected !== undefined && location !== undefined && isRedirect(result.status))
        return { kind: 'value', value: exchange.redirected(location), failed: undefined };
    if (result.status < 200 || result.status >= 300)
        return fail(decodeError(result, call, redact));
    try {
        return { kind: 'value', value: exchange.judge(result.body, result.headers), failed: undefined };
    }
    catch (cause) {
        const said = cause instanceof Error ? cause.message : String(cause);
        const message = redact(said);
        const facts = {
            code: 'UNDECODABLE',
            call,
            httpStatus: result.status,
            requestId: redact(result.headers['x-request-id'] ?? '') || undefined,
            cause: message === said ? cause : undefined,
        };
        return fail(new errors .Wk(`the answer could not be read: ${message}`, facts));
    }
}
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
}
function withTries(error, tries, mayBeDone) {
    if (tries === 1)
        return error;
    const { call, cause, code, details, domain, httpStatus, reason, requestId } = error;
    const facts = { call, cause, code, details, domain, httpStatus, reason, requestId };
    return new errors .Wk(`${error.message} (after ${tries} tries)`, {
        ...facts,
        sent: error.sent || mayBeDone,
    });
}
function pathOf(url) {
    return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

var base_time = __webpack_require__(22475);
var image_name = __webpack_require__(80708);
var call = __webpack_require__(83612);
var path = __webpack_require__(17775);
var image_reference = __webpack_require__(63018);
;// CONCATENATED MODULE: ./build/registry/decode-history.js



function decodeHistory(json) {
    if (!(0,json_value .u4)(json))
        throw wrong('it');
    if (!Array.isArray(json['history']))
        throw wrong('`history`');
    return json['history'].map(decodeRecord);
}
function decodeScopedToken(json) {
    if (!(0,json_value .u4)(json))
        throw wrong('it');
    const { token } = json;
    if (typeof token !== 'string' || token === '')
        throw wrong('`token`');
    return token;
}
function decodeRecord(record, index) {
    if (!(0,json_value .u4)(record))
        throw wrong(`\`history.${index}\``);
    const { digest, updateTimestamp } = record;
    const time = typeof updateTimestamp === 'string' ? (0,base_time .pe)(updateTimestamp) : undefined;
    if (time === undefined)
        throw wrong(`\`history.${index}.updateTimestamp\``);
    if (typeof digest !== 'string' || !(0,image_reference .Bc)(digest))
        throw wrong(`\`history.${index}.digest\``);
    return { digest, time };
}
const wrong = (place) => new TypeError(`${place} has the wrong type`);

;// CONCATENATED MODULE: ./build/registry/registry-access.js




function createRegistryAccess(options) {
    const { mask, registryUrl, tokens, transport } = options;
    const anonymous = new Map();
    const scoped = new Map();
    const fetchToken = async (repository, basic) => {
        const token = await transport({
            method: 'GET',
            url: `${registryUrl}/token${(0,call .n)({ scope: `repository:${repository}:pull` })}`,
            headers: basic === undefined ? {} : { authorization: `Basic ${btoa(`_token:${basic}`)}` },
            idempotent: true,
            judge: (body) => decodeScopedToken((0,platform_client .x)(body)),
        });
        mask(token);
        return token;
    };
    const askAnonymously = async (repository, ask) => {
        const held = anonymous.get(repository);
        const token = () => once(anonymous, repository, () => fetchToken(repository, undefined));
        try {
            return await ask(await token());
        }
        catch (error) {
            if (held === undefined || !isExpired(error))
                throw error;
            forget(anonymous, repository, held);
            return ask(await token());
        }
    };
    const askDirectly = async (repository, ask, token) => {
        try {
            return { kind: 'answer', answer: await ask(token) };
        }
        catch (first) {
            if (!isRefusal(first))
                throw first;
            try {
                const ofImage = await once(scoped, repository, () => fetchToken(repository, token));
                return { kind: 'answer', answer: await ask(ofImage) };
            }
            catch (second) {
                if (!isRefusal(second))
                    throw second;
                const refusal = mostTelling(first, second);
                return { kind: 'refused', refusal, isExpired: isExpired(first) || isExpired(second) };
            }
        }
    };
    const askAsIdentity = async (target, ask) => {
        if (tokens === undefined)
            throw noToken(target);
        const { repository } = target;
        const held = scoped.get(repository);
        if (held !== undefined) {
            try {
                return await ask(await held);
            }
            catch (error) {
                if (!isExpired(error))
                    throw error;
                forget(scoped, repository, held);
            }
        }
        const token = await tokens.get();
        const read = await askDirectly(repository, ask, token);
        if (read.kind === 'answer')
            return read.answer;
        const renewed = read.isExpired ? await tokens.renew(token) : undefined;
        if (renewed === undefined)
            throw read.refusal;
        scoped.delete(repository);
        const again = await askDirectly(repository, ask, renewed);
        if (again.kind === 'answer')
            return again.answer;
        throw again.refusal;
    };
    return {
        registryUrl,
        transport,
        mask,
        ask: async (target, ask) => {
            if (!target.isPublic)
                return askAsIdentity(target, ask);
            try {
                return await askAnonymously(target.repository, ask);
            }
            catch (error) {
                if (tokens === undefined || !isRefusal(error))
                    throw error;
                return askAsIdentity(target, ask);
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
function forget(known, key, held) {
    if (known.get(key) === held)
        known.delete(key);
}
function isRefusal(error) {
    return error instanceof errors .Wk && (error.httpStatus === 401 || error.httpStatus === 403);
}
function isExpired(error) {
    return error instanceof errors .Wk && error.httpStatus === 401;
}
function mostTelling(first, second) {
    return first.httpStatus === 403 ? first : second;
}
function noToken({ call, name }) {
    return new errors .Wk(`no token for the registry, and \`${name}\` is not public`, {
        code: 'UNAUTHENTICATED',
        call,
    });
}

;// CONCATENATED MODULE: ./build/registry/registry.js







function createRegistry(options) {
    const { registryUrl, transport } = options;
    const access = createRegistryAccess(options);
    return {
        access,
        history: (repository, tag) => (window) => {
            const target = {
                repository,
                isPublic: (0,image_name .Ul)(repository, tag),
                name: `${repository}:${tag}`,
                call: 'GET history',
            };
            return access.ask(target, (token) => transport({
                method: 'GET',
                url: `${registryUrl}${(0,path .A) `/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
                headers: { authorization: `Bearer ${token}` },
                idempotent: true,
                judge: (body) => decodeHistory((0,platform_client .x)(body)),
            }));
        },
    };
}
function renderWindow(window) {
    return (0,call .n)({
        start: window.start === undefined ? undefined : (0,base_time .sZ)(window.start),
        end: window.end === undefined ? undefined : (0,base_time .sZ)(window.end),
    });
}

;// CONCATENATED MODULE: ./build/session/open-platform.js











const API_URL = 'https://console-api.enforce.dev';
const REGISTRY_URL = 'https://cgr.dev';
function openPlatform(options, machine) {
    const { clock = base_clock .ml } = machine;
    const apiUrl = originOf(options.apiUrl ?? API_URL);
    const registryUrl = originOf(options.registryUrl ?? REGISTRY_URL);
    const issuerUrl = originOf(options.issuerUrl ?? issuerOf(apiUrl));
    const concurrency = options.concurrency ?? 8;
    const redactor = (0,base_redactor .l)();
    const transport = createTransport({
        http: machine.http,
        clock,
        random: machine.random ?? Math.random,
        maxAttempts: options.maxAttempts ?? 4,
        requestTimeoutMs: Math.min(options.requestTimeoutMs ?? 30_000, base_clock .Mv),
        limiter: (0,pool .z)(concurrency),
        signal: options.signal ?? new AbortController().signal,
        userAgent: options.userAgent ?? 'platform-actions-client',
        trace: options.onRequest ?? (() => undefined),
        redact: machine.redact ?? redactor.redact,
    });
    const mask = (secret) => {
        if (machine.redact === undefined)
            redactor.add(secret);
        options.onSecret?.(secret);
    };
    const { identity, idToken } = options;
    const registryAudience = new URL(registryUrl).host;
    const ways = {
        transport,
        clock,
        issuerUrl,
        identity,
        idToken: idToken === undefined ? undefined : () => idToken(issuerUrl),
        mask,
        narrowing: machine.narrowing?.(registryAudience),
        ...(machine.explain === undefined ? {} : { explain: machine.explain }),
    };
    const platformTokens = tokensFor(ways, apiUrl, options.token);
    const client = (0,platform_client .U)({ baseUrl: apiUrl, transport, tokens: platformTokens, concurrency });
    const registryTokens = tokensFor(ways, registryAudience, options.registryToken);
    const registry = createRegistry({ registryUrl, transport, tokens: registryTokens, mask });
    const platform = platformOf(client, registry, ways);
    return { platform, ways, issuerUrl, registryAudience, platformTokens, registryTokens };
}
function platformOf(client, registry, { clock, issuerUrl, transport }) {
    return {
        ...client,
        rows: async function* (list) {
            for await (const page of (0,pages .n4)(client, list))
                for (const row of page)
                    yield row;
        },
        all: (list) => (0,read_all .y)(client, list, (row) => row),
        pick: (list, project) => (0,read_all .y)(client, list, project),
        registry,
        issuer: {
            exchange: async (request) => {
                const { exchangeToken } = await Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(8320)]).then(__webpack_require__.bind(__webpack_require__, 58320));
                return exchangeToken(transport, issuerUrl, request, clock.now());
            },
            refresh: async (request) => {
                const { refreshToken } = await Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(8320)]).then(__webpack_require__.bind(__webpack_require__, 58320));
                return refreshToken(transport, issuerUrl, request, clock.now());
            },
            send: (0,platform_client .U)({ baseUrl: issuerUrl, transport, tokens: undefined }).send,
        },
    };
}
function originOf(text) {
    const url = new URL(text);
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && (0,loopback .U)(url.hostname));
    if (!isSafe)
        throw new TypeError(`\`${url.origin}\` is not https`);
    if (url.href !== `${url.origin}/`)
        throw new TypeError(`\`${url.origin}\` is given with more than the origin`);
    return url.origin;
}

var sign_in = __webpack_require__(65655);
;// CONCATENATED MODULE: ./build/session/session.js









function openSession(inputs, needs, deps) {
    const { clock, host, http, random, signal } = deps;
    const { concurrency, identity, token } = inputs;
    const requests = { count: 0, retried: 0 };
    const limits = {
        maxAttempts: inputs['max-attempts'],
        requestTimeoutMs: Math.min(inputs['request-timeout'], inputs.timeout, base_clock .Mv),
    };
    const issuerUrl = inputs['issuer-url'] ?? issuerOf(inputs['api-url']);
    const idTokenAudience = inputs['id-token-audience'];
    const signIn = { host, signal, ...limits, issuerUrl, identity, idTokenAudience };
    const registryToken = inputs['registry-token'];
    let narrowing;
    const opened = openPlatform({
        ...limits,
        apiUrl: inputs['api-url'],
        issuerUrl,
        registryUrl: inputs['registry-url'],
        concurrency,
        signal,
        userAgent: `platform-actions/${version .rE} (${host.name})`,
        onSecret: host.mask,
        onRequest: (trace) => {
            requests.count += 1;
            if (trace.attempt > 1)
                requests.retried += 1;
            host.log.debug(traceLine(trace, host));
        },
        ...(token === undefined ? {} : { token }),
        ...(registryToken === undefined ? {} : { registryToken }),
        ...(identity === undefined ? {} : { identity, idToken: () => (0,sign_in .K8)(signIn) }),
    }, {
        ...{ http, clock, random, redact: host.redact, explain: (0,sign_in .Pt)(signIn, clock) },
        narrowing: (audience) => {
            narrowing = createNarrowing(needs, inputs, audience, host.log.notice);
            return narrowing;
        },
    });
    const { platform, platformTokens, registryAudience, registryTokens, ways } = opened;
    return {
        client: platform,
        registry: platform.registry,
        platformTokens,
        registryTokens,
        issuerUrl,
        registryAudience,
        signIn,
        mint: (audience) => mintToken(ways, () => (0,sign_in .K8)(signIn), audience),
        requests,
        narrowing: () => (narrowing?.isGivenUp() === true ? 'given up' : 'in force'),
    };
}
function traceLine({ attempt, method, milliseconds, outcome, path }, { redact }) {
    return `${method} ${(0,plain_text .h0)(redact(path), 500)} ${outcome} try ${attempt} ${Math.round(milliseconds)} ms`;
}
function requireIdentity(inputs, why) {
    if (inputs.identity === undefined && inputs.token === undefined)
        throw new user_error .y(noCredential(why));
}
function findMissingIdentity(isGiven, why) {
    return isGiven('identity') || isGiven('token') ? [] : [noCredential(why)];
}
function noCredential(why) {
    return {
        message: `\`identity\` is required: ${why}`,
        fix: 'set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform',
        input: 'identity',
    };
}


  }),

  65655:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K8: () => (  askIdToken),
  Pt: () => (  explainExchange),
  Ip: () => (  readClaims)
});

var plain_text = __webpack_require__(38086);
var errors = __webpack_require__(34779);
var time = __webpack_require__(22475);
var claim_match = __webpack_require__(89763);
;// CONCATENATED MODULE: ./build/session/exchange-refusal.js


function explainRefusal(refused) {
    const { issuer, subject } = refused;
    const audiences = listAudiences(refused.audience);
    const audience = audienceCauses(audiences, refused.expectedAudience);
    const certain = [...timeCauses(refused), ...unknownIdentity(refused)];
    const [only] = audiences;
    const isPinned = audience.length > 0 && only !== undefined && audiences.length === 1;
    return {
        presented: [
            `iss: ${issuer ?? '(none)'}`,
            `sub: ${subject ?? '(none)'}`,
            `aud: ${audiences.length === 0 ? '(none)' : audiences.join(', ')}`,
        ],
        causes: [
            ...certain,
            ...audience,
            ...(certain.length > 0
                ? []
                : [...forkCauses(refused.fork), ...claimCauses(issuer, subject, refused.expected)]),
        ],
        certain: certain[0] ?? audience[0],
        claimMatch: issuer === undefined || subject === undefined || certain.length > 0
            ? undefined
            : { issuer, subject, ...(isPinned ? { audience: only } : {}) },
    };
}
function listAudiences(audience) {
    if (audience === undefined)
        return [];
    return typeof audience === 'string' ? [audience] : audience;
}
const CLOCK_TOLERANCE_MS = 60_000;
function timeCauses({ expiresAt, notBefore, now }) {
    if (now === undefined)
        return [];
    if (expiresAt !== undefined && expiresAt <= now) {
        return [
            `The ID token expired at ${(0,time .sZ)(expiresAt)}: request a new one in the same job, right before this step.`,
        ];
    }
    if (notBefore !== undefined && notBefore > now + CLOCK_TOLERANCE_MS) {
        return [
            `The ID token is not valid before ${(0,time .sZ)(notBefore)}, and it is ${(0,time .sZ)(now)} on this machine: check the clocks of this machine and of the token's issuer.`,
        ];
    }
    return [];
}
function unknownIdentity({ httpStatus, identity }) {
    if (httpStatus !== 404 || identity === undefined)
        return [];
    return [
        `The identity \`${identity}\` does not exist: it was deleted, or \`identity\` is not the uid that you meant.`,
    ];
}
function forkCauses(fork) {
    if (fork !== true)
        return [];
    return ['The change comes from a fork, whose jobs cannot sign in as the upstream repository.'];
}
function audienceCauses(audiences, expected) {
    if (expected === undefined)
        return [];
    const bare = (url) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
    if (audiences.some((audience) => bare(audience) === bare(expected)))
        return [];
    const shown = audiences.length === 0 ? 'no audience' : `audience \`${audiences.join(', ')}\``;
    return [
        `The ID token has ${shown}, and \`${expected}\` is accepted unless the identity pins another one: see \`id-token-audience\`.`,
    ];
}
function claimCauses(issuer, subject, expected) {
    if (issuer === undefined || subject === undefined) {
        return ['The ID token does not contain `iss` or `sub`, which every identity compares.'];
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
    return ['Issuer and subject match the identity, but it may require another audience or further claims.'];
}
function subjectDifference(presented, expected) {
    const [ours, theirs] = [(0,claim_match .po)(presented), (0,claim_match .po)(expected)];
    if (ours === undefined || theirs === undefined)
        return wayOf(presented, expected);
    const stripped = (workload) => (0,claim_match .HL)({ ...workload, ids: undefined });
    if (stripped(ours) === stripped(theirs)) {
        if (theirs.ids === undefined)
            return 'it does not have the ids that GitHub puts in the subject of this repository';
        if (ours.ids === undefined)
            return 'it has ids, which GitHub does not put in the subject of this repository';
        return 'its ids belong to another owner or repository of the same name';
    }
    if (ours.context.kind !== theirs.context.kind) {
        return `the job runs for ${wordsFor(ours.context)}, not for ${wordsFor(theirs.context)}`;
    }
    return wayOf(presented, expected);
}
function wayOf(presented, expected) {
    if (presented.toLowerCase() === expected.toLowerCase())
        return 'they differ only in letter case';
    if (presented.replace(/\/$/, '') === expected.replace(/\/$/, ''))
        return 'they differ only in the trailing slash';
    let same = 0;
    while (presented[same] === expected[same])
        same += 1;
    return `they differ starting at character ${same + 1}`;
}
function likelyCauses(issuer, subject) {
    const causes = [];
    const workload = (0,claim_match .po)(subject);
    if (workload === undefined) {
        if (issuer === claim_match .oX) {
            causes.push('The subject does not have the usual form: the organization or repository customizes it.');
        }
    }
    else {
        const other = (0,claim_match .HL)({ ...workload, ids: undefined });
        if (workload.ids !== undefined) {
            causes.push(`The subject has ids, which GitHub sends for repositories that were created, renamed or moved since 2026-07-15; an identity for \`${other}\` does not accept it.`);
        }
        causes.push(contextCause(workload.context));
        if (workload.ids === undefined) {
            causes.push('An identity for the subject with ids (`repo:OWNER@ID/REPO@ID:…`) does not accept the subject without ids.');
        }
    }
    if (/[A-Z]/.test(workload === undefined ? subject : `${workload.owner}${workload.repository}`)) {
        causes.push('Letter case matters: the subject has capital letters, and the identity must have the same ones.');
    }
    causes.push('The identity accepts another issuer or subject, or `identity` is not the uid that you meant.');
    return causes;
}
function contextCause(context) {
    const now = `The job runs for ${wordsFor(context)}`;
    switch (context.kind) {
        case 'environment':
            return `${now}, so the subject names the environment and no branch; an identity for a branch does not accept it.`;
        case 'pull_request':
            return `${now}; an identity for a branch or an environment does not accept it.`;
        case 'ref':
            return `${now}; an identity for another branch, for an environment or for pull requests does not accept it.`;
        case 'other':
            return `${now}, which the organization or repository customizes.`;
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

var refused_exchange_error = __webpack_require__(19478);
;// CONCATENATED MODULE: ./build/session/sign-in.js




function readClaims(token) {
    try {
        const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
        const claim = (name) => typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
        const text = (value) => (typeof value === 'string' ? value : undefined);
        const audience = claim('aud');
        const time = (name) => {
            const seconds = claim(name);
            return typeof seconds === 'number' ? timeOfSeconds(seconds) : undefined;
        };
        return {
            issuer: text(claim('iss')),
            subject: text(claim('sub')),
            audience: Array.isArray(audience)
                ? audience.filter((value) => typeof value === 'string')
                : text(audience),
            expiresAt: time('exp'),
            notBefore: time('nbf'),
        };
    }
    catch {
        return undefined;
    }
}
function timeOfSeconds(seconds) {
    const time = new Date(seconds * 1000).getTime();
    return Number.isNaN(time) ? undefined : time;
}
function explainExchange(options, clock) {
    return (error, audience, idToken) => isRefusal(error) ? refused({ ...options, now: clock.now() }, audience, idToken, error) : error;
}
async function askIdToken(options) {
    const { host, idTokenAudience, issuerUrl, signal } = options;
    try {
        return await host.idToken(idTokenAudience ?? issuerUrl, options);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const why = signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
        throw new errors .Wk(why, {
            code: 'CANCELLED',
            call: 'requesting an ID token',
            cause: signal.reason,
        });
    }
}
function isRefusal(error) {
    return error instanceof errors .Wk && [400, 401, 403, 404].includes(error.httpStatus);
}
function refused(options, audience, idToken, error) {
    const { identity, issuerUrl, now } = options;
    const { httpStatus } = error;
    const claims = readClaims(idToken);
    const explained = explainRefusal({
        issuer: claims?.issuer,
        subject: claims?.subject,
        audience: claims?.audience,
        expiresAt: claims?.expiresAt,
        notBefore: claims?.notBefore,
        expectedAudience: issuerUrl,
        fork: options.host.context.changeRequest?.fork,
        httpStatus,
        identity,
        now,
    });
    const { certain, claimMatch } = explained;
    const who = identity === undefined ? '' : ` as \`${(0,plain_text .h0)(identity, 200)}\``;
    const said = `${(0,plain_text .h0)(error.message, 500)} (HTTP status ${httpStatus})`;
    const lines = [
        ...(certain === undefined ? [] : [`The service answered: ${said}`]),
        'The ID token contained:',
        ...explained.presented.map((line) => `  ${(0,plain_text .h0)(line)}`),
        'Likely causes:',
        ...explained.causes.map((line) => `  ${(0,plain_text .h0)(line)}`),
        ...(claimMatch === undefined ? [] : ['An identity with this claimMatch would match:']),
    ];
    const why = certain === undefined ? said : (0,plain_text .h0)(certain);
    return new refused_exchange_error .U(`signing in${who} for \`${audience}\` was refused: ${why}`, lines, claimMatch === undefined ? undefined : renderClaimMatch(claimMatch), error);
}
function renderClaimMatch(claimMatch) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return JSON.stringify({ claimMatch }, undefined, 2).replace(/[^\P{C}\n]|[^\P{Z} ]/gu, (character) => character.split('').map(escaped).join(''));
}


  })

};
;