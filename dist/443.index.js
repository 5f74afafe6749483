export const id = 443;
export const ids = [443];
export const modules = {

/***/ 4443:
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
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
// EXTERNAL MODULE: ./build/platform/call.js
var call = __webpack_require__(83612);
// EXTERNAL MODULE: ./build/platform/client.js
var client = __webpack_require__(27871);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(80922);
// EXTERNAL MODULE: ./build/platform/resources/resource-calls.js
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/sts.js






const rawToken = schemas/* looseObject */._H3({ token: schemas/* string */.YjP().check(api/* _minLength */.m9(1)), expiry: decode/* text */.Qq, refreshToken: decode/* text */.Qq });
const tokenPair = schemas/* looseObject */._H3({ token: rawToken, refreshToken: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ token: decode/* text */.Qq })) });
const headlessSession = schemas/* looseObject */._H3({ ecdhPublicKey: decode/* text */.Qq, encryptedIdtoken: decode/* text */.Qq });
const DEFAULT_LIFETIME_MS = 20 * 60_000;
/**
 * Exchanges an ID token at the issuer for a token of one audience. Without an expiry in the answer 20 minutes are
 * assumed. Throws `PlatformError`; its code is the service's own (a refused subject is `PERMISSION_DENIED`,
 * `UNAUTHENTICATED` or `NOT_FOUND`).
 */
async function exchangeToken(transport, issuerUrl, request, now) {
    const { audience, capabilities, idToken, identity, identityProvider, scopes } = request;
    const query = { aud: [audience], identity, identityProvider, scopes, cap: capabilities };
    const answer = await post(transport, `${issuerUrl}/sts/exchange`, query, idToken, rawToken);
    return minted(answer, now);
}
/**
 * Trades a refresh token, where the issuer gave one, for a new pair: for people's sessions, since a job exchanges a
 * fresh ID token instead. Throws `PlatformError`.
 */
async function refreshToken(transport, issuerUrl, request, now) {
    const { audience, capabilities, scopes } = request;
    const query = { aud: [audience], scopes, cap: capabilities };
    const url = `${issuerUrl}/sts/exchange_refresh_token`;
    // The old token may be spent by the first try: a lost answer is a failure.
    const answer = await post(transport, url, query, request.refreshToken, tokenPair, false);
    return { ...minted(answer.token, now), refreshToken: answer.refreshToken?.token || undefined };
}
/** What a terminal without browser waits for: keys and an encrypted ID token, both base64; empty until it is there. */
function getHeadlessSession(code) {
    return { ...readCall('/sts/headless_sessions', headlessSession, { code }), anonymous: true };
}
function post(transport, url, query, bearer, schema, idempotent = true) {
    return transport({
        method: 'POST',
        url: url + (0,call/* renderQuery */.n)(query),
        headers: { authorization: `Bearer ${bearer}` },
        idempotent,
        judge: (body) => (0,decode/* decoder */.D0)(schema)((0,client/* readBody */.x)(body)),
    });
}
function minted(answer, now) {
    return { token: answer.token, expiresAt: (0,time/* parseTime */.pe)(answer.expiry) ?? now + DEFAULT_LIFETIME_MS };
}

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
            expiresAt: typeof expiry === 'number' ? expiry * 1000 : undefined,
        };
    }
    catch {
        return undefined;
    }
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
        throw new errors/* PlatformError */.Wk(why, { code: 'CANCELLED', call: 'asking for an ID token' });
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
    const { baseUrl, tokens, transport } = options;
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
    if (body.trim() === '')
        return undefined;
    const json = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body);
    if (json === undefined)
        throw new TypeError('it is not JSON');
    return json;
}


/***/ }),

/***/ 80922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   qd: () => (/* binding */ pageDecoder)
/* harmony export */ });
/* unused harmony export count */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);

/** Text that the service may leave out or give as null: then empty (proto3 JSON leaves out default values). */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((value) => value ?? ''));
/** A boolean that the service may leave out: then false. */
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((value) => value ?? false));
/** A list that the service may leave out: then empty. */
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((value) => value ?? []));
}
/** A map that the service may leave out: then empty. */
function mapOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((value) => value ?? {}));
}
/** A 32-bit number that the service may leave out: then 0. */
const integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((value) => value ?? 0));
/** A 64-bit count: a JSON string, or a number from lenient servers; `undefined` when absent. */
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[0-9]{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0))])), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((value) => (value === undefined || value === null ? undefined : Number(value))));
/** A decoder from a schema; its errors name the first wrong field. */
function decoder(schema) {
    return (json) => {
        const result = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, json);
        if (result.success)
            return result.data;
        const issue = result.error.issues[0];
        const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
        throw new TypeError(`${place} has the wrong type`);
    };
}
/** Decoder of a list envelope (spec §2) whose rows stand under `key`. */
function pageDecoder(key, row) {
    const envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ [key]: listOf(row), nextPageToken: text, totalCount: count });
    const decode = decoder(envelope);
    return (json) => {
        const page = decode(json ?? {});
        // The index signature of a computed key loses the row type that `listOf(row)` has just checked.
        return {
            rows: page[key],
            nextPageToken: page.nextPageToken,
            totalCount: page.totalCount,
        };
    };
}


/***/ }),

/***/ 30858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ readCall),
/* harmony export */   JM: () => (/* binding */ patchCall),
/* harmony export */   rU: () => (/* binding */ postCall),
/* harmony export */   sX: () => (/* binding */ readV1Call),
/* harmony export */   uz: () => (/* binding */ deleteCall)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

/** Reads one thing. */
function readCall(path, schema, query) {
    return {
        method: 'GET',
        path,
        ...(query === undefined ? {} : { query }),
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema),
        idempotent: true,
    };
}
/** Reads one thing of v1, whose answer for what does not exist is empty (spec §7): then all fields are. */
function readV1Call(path, schema, query) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema);
    return { method: 'GET', path, query, decode: (json) => decode(json ?? {}), idempotent: true };
}
/** Makes or does something that sending twice would do twice: a lost answer is settled by looking. */
function postCall(path, body, schema) {
    return { method: 'POST', path, body, decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema), idempotent: false };
}
/**
 * Changes a resource (spec §4): without `mask` what the body has, with one the listed fields only, with `*` all of them.
 * The service takes the names of a mask as they are: it knows fields of several words by their snake_case names.
 */
function patchCall(path, body, mask, schema) {
    return {
        method: 'PATCH',
        path,
        query: { updateMask: mask?.join(',') },
        body,
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema),
        idempotent: true,
    };
}
/** Removes a resource; the answer is empty (spec §4). */
function deleteCall(path) {
    return { method: 'DELETE', path, decode: () => undefined, idempotent: true };
}


/***/ })

};
