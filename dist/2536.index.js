export const id = 2536;
export const ids = [2536,2075];
export const modules = {

/***/ 29637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ problemsOf)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);

/** What is wrong according to the `UserError` that some work throws; nothing where it throws none. */
async function problemsOf(work) {
    try {
        await work();
        return [];
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        return error.problems;
    }
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

/***/ 12075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO_IDENTITY: () => (/* binding */ NO_IDENTITY),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19036);
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29637);


/** The problem of a token that is neither given nor to be made for anybody. */
const NO_IDENTITY = {
    message: '`identity` is needed: the token is made for that identity',
    fix: 'set `identity` to the uid of an identity that this job may assume',
    input: 'identity',
};
/** Nobody to make the token for, and a file that may not be written. */
const findProblems = async (inputs, { area, isGiven }) => {
    const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
    const isNobody = inputs.identity === undefined && !isGiven(given);
    const path = inputs['output-file'];
    return [
        ...(isNobody ? [NO_IDENTITY] : []),
        ...(path === undefined ? [] : await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWritable */ .ZB)(path, area, 'output-file'))),
    ];
};


/***/ }),

/***/ 42536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22475);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19036);
/* harmony import */ var _sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44216);
/* harmony import */ var _find_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12075);





/** `token`: a token of one audience as masked output, in a file of the owner's own, or on a stdout that is no terminal. */
const run = async (inputs, deps) => {
    const { host, session } = deps;
    const audience = inputs.audience === 'registry' ? session.registryAudience : inputs['api-url'];
    const file = await readTarget(inputs, deps);
    const { expiresAt, token } = await obtain(inputs, deps, audience);
    if (file !== undefined)
        await (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(file, token, 0o600);
    const until = expiresAt === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTime */ .sZ)(expiresAt);
    const shown = deps.stdoutIsPrivate;
    const unseen = file === undefined && !shown && host.capabilities.outputs === 'none';
    return {
        findings: [],
        problems: [],
        verdict: 'pass',
        outputs: { token, ...(until === undefined ? {} : { 'expires-at': until }) },
        summary: '',
        report: {
            audience,
            ...(until === undefined ? {} : { expiresAt: until }),
            ...(file === undefined ? {} : { outputFile: file }),
        },
        stdout: shown ? [token] : [],
        log: [
            `Token for ${audience}${until === undefined ? '' : `, until ${until}`}${file === undefined ? '' : `, in ${file}`}.`,
            ...(unseen
                ? ['It is not shown on a terminal: send stdout to a pipe or a file, or set `output-file`.']
                : []),
        ],
    };
};
/** Checks everything that can be wrong before a request; gives the file to write. */
async function readTarget(inputs, deps) {
    const problems = [];
    const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
    if (inputs.identity === undefined && inputs[given] === undefined) {
        problems.push(_find_problems_js__WEBPACK_IMPORTED_MODULE_3__.NO_IDENTITY);
    }
    let file;
    if (inputs['output-file'] !== undefined) {
        const { tempDirectory, workspace } = deps.host.context;
        const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
        try {
            file = await (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .checkWritable */ .ZB)(inputs['output-file'], area, 'output-file');
        }
        catch (error) {
            if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
                throw error;
            problems.push(...error.problems);
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return file;
}
/** The token that was given for the audience, else a fresh one. */
async function obtain(inputs, deps, audience) {
    const given = inputs.audience === 'registry' ? inputs['registry-token'] : inputs.token;
    if (given === undefined)
        return (0,_sign_in_js__WEBPACK_IMPORTED_MODULE_2__/* .mintToken */ .W$)(deps.session.signIn, audience);
    return { token: given, expiresAt: (0,_sign_in_js__WEBPACK_IMPORTED_MODULE_2__/* .readClaims */ .Ip)(given)?.expiresAt };
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


/***/ })

};
