"use strict";
exports.id = 2536;
exports.ids = [2536,2075];
exports.modules = {

  12075:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    NO_IDENTITY: () => (  NO_IDENTITY),
    findProblems: () => (  findProblems),
    limitProblems: () => (  limitProblems)
  });
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48636);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10959);


const NO_IDENTITY = {
    message: '`identity` is required: the token is issued for that identity',
    fix: 'set `identity` to the uid of an identity that this job may assume',
    input: 'identity',
};
function limitProblems(inputs, given) {
    if (given === undefined)
        return [];
    return ['capabilities', 'scopes']
        .filter((name) => (inputs[name] ?? []).length > 0)
        .map((name) => ({
        message: `\`${name}\` has no effect on a token that was given in \`${given}\``,
        fix: `remove \`${name}\`, or sign in with \`identity\` instead of \`${given}\``,
        input: name,
    }));
}
const findProblems = async (inputs, { area, isGiven }) => {
    const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
    const isNobody = !isGiven('identity') && !isGiven(given);
    const path = inputs['output-file'];
    return [
        ...(isNobody ? [NO_IDENTITY] : []),
        ...limitProblems(inputs, isGiven(given) ? given : undefined),
        ...(path === undefined ? [] : await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .ZB)(path, area, 'output-file'))),
    ];
};


  }),

  42536:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    run: () => (  run)
  });
  var _base_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22475);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48636);
  var _session_sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65655);
  var _find_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12075);





const run = async (inputs, deps) => {
    const { host, session } = deps;
    const audience = inputs.audience === 'registry' ? session.registryAudience : inputs['api-url'];
    const file = await readTarget(inputs, deps);
    const { expiresAt, token } = await obtain(inputs, deps, audience);
    if (file !== undefined)
        (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_1__  .vK)(file, token, 0o600);
    const until = expiresAt === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__  .sZ)(expiresAt);
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
                ? [
                    'The token is not printed to a terminal: redirect stdout to a pipe or a file, or set `output-file`.',
                ]
                : []),
        ],
    };
};
async function readTarget(inputs, deps) {
    const problems = [];
    const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
    if (inputs.identity === undefined && inputs[given] === undefined) {
        problems.push(_find_problems_js__WEBPACK_IMPORTED_MODULE_3__.NO_IDENTITY);
    }
    problems.push(...(0,_find_problems_js__WEBPACK_IMPORTED_MODULE_3__.limitProblems)(inputs, inputs[given] === undefined ? undefined : given));
    let file;
    if (inputs['output-file'] !== undefined) {
        const { tempDirectory, workspace } = deps.host.context;
        const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
        try {
            file = (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_1__  .ZB)(inputs['output-file'], area, 'output-file');
        }
        catch (error) {
            if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
                throw error;
            problems.push(...error.problems);
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return file;
}
async function obtain(inputs, deps, audience) {
    const given = inputs.audience === 'registry' ? inputs['registry-token'] : inputs.token;
    if (given === undefined)
        return deps.session.mint(audience);
    return { token: given, expiresAt: (0,_session_sign_in_js__WEBPACK_IMPORTED_MODULE_2__  .Ip)(given)?.expiresAt };
}


  }),

  34779:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lp: () => (  CODES),
    Wk: () => (  PlatformError),
    Wm: () => (  stoppedError),
    qF: () => (  parseJson)
  });
const CODES = [
    'OK',
    'CANCELLED',
    'UNKNOWN',
    'INVALID_ARGUMENT',
    'DEADLINE_EXCEEDED',
    'NOT_FOUND',
    'ALREADY_EXISTS',
    'PERMISSION_DENIED',
    'RESOURCE_EXHAUSTED',
    'FAILED_PRECONDITION',
    'ABORTED',
    'OUT_OF_RANGE',
    'UNIMPLEMENTED',
    'INTERNAL',
    'UNAVAILABLE',
    'DATA_LOSS',
    'UNAUTHENTICATED',
];
const NO_DETAILS = { fieldViolations: [], preconditions: [], resource: undefined, others: [] };
class PlatformError extends Error {
    code;
    httpStatus;
    reason;
    domain;
    details;
    requestId;
    call;
    sent;
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.name = 'PlatformError';
        this.code = facts.code;
        this.call = facts.call;
        this.httpStatus = facts.httpStatus ?? 0;
        this.reason = facts.reason ?? '';
        this.domain = facts.domain ?? '';
        this.details = facts.details ?? NO_DETAILS;
        this.requestId = facts.requestId;
        this.sent = facts.sent ?? true;
    }
}
function stoppedError({ reason }, call, sent = true) {
    const why = reason instanceof Error ? reason.message : 'the run was stopped';
    return new PlatformError(why, { code: 'CANCELLED', call, cause: reason, sent });
}
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
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

  19478:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  RefusedExchangeError)
  });
class RefusedExchangeError extends Error {
    lines;
    copy;
    constructor(message, lines, copy, cause) {
        super(message, { cause });
        this.name = 'RefusedExchangeError';
        this.lines = lines;
        this.copy = copy;
    }
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