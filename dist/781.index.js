export const id = 781;
export const ids = [781];
export const modules = {

/***/ 59800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderTextTable)
/* harmony export */ });
/**
 * Rows as aligned columns for a log: two spaces between columns, none at the end of a line. Width is counted in
 * code points.
 */
function renderTextTable(rows) {
    const widths = [];
    for (const row of rows) {
        row.forEach((cell, column) => {
            widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell));
        });
    }
    return rows.map((row) => row
        .map((cell, column) => cell + ' '.repeat(Number(widths[column]) - lengthOf(cell)))
        .join('  ')
        .trimEnd());
}
function lengthOf(cell) {
    return Array.from(cell).length;
}


/***/ }),

/***/ 72781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/platform/pages.js
var pages = __webpack_require__(73358);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(80922);
// EXTERNAL MODULE: ./build/platform/resources/list-query.js
var list_query = __webpack_require__(94207);
// EXTERNAL MODULE: ./build/platform/resources/resource-calls.js
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/advisories.js





// Absent or null stays absent, which is not the same as empty: an advisory without events is judged by its kind.
const maybe = (item) => schemas/* pipe */.FsL(schemas/* nullish */.cl6(item), schemas/* transform */.pdi((value) => value ?? undefined));
const words = maybe(schemas/* string */.YjP());
const note = maybe(schemas/* looseObject */._H3({ note: words }));
const advisories_event = schemas/* looseObject */._H3({
    uid: words,
    createTime: words,
    author: words,
    reviewer: words,
    reviewState: words,
    issue: words,
    detection: maybe(schemas/* looseObject */._H3({})),
    fixed: maybe(schemas/* looseObject */._H3({ fixedVersion: words, note: words })),
    truePositiveDetermination: note,
    falsePositiveDetermination: maybe(schemas/* looseObject */._H3({ type: words, note: words })),
    analysisNotPlanned: note,
    fixNotPlanned: note,
    pendingUpstreamFix: note,
    patched: maybe(schemas/* looseObject */._H3({ patchedVersions: maybe(schemas/* array */.YOg(schemas/* string */.YjP())), note: words })),
});
/** Id and artifact name have to be there: without them a row cannot be checked against what was asked. */
const named = schemas/* string */.YjP().check(api/* _minLength */.m9(1));
const advisory = schemas/* looseObject */._H3({
    uid: named,
    advisoryId: named,
    artifactName: named,
    updateTime: decode/* text */.Qq,
    createTime: words,
    legacyAdvisoryId: words,
    author: words,
    artifactType: words,
    artifactArchitecture: words,
    componentName: words,
    componentType: words,
    componentLocation: words,
    aliases: maybe(schemas/* array */.YOg(schemas/* string */.YjP())),
    severities: maybe(schemas/* array */.YOg(schemas/* looseObject */._H3({ type: words, score: words }))),
    events: maybe(schemas/* array */.YOg(advisories_event)),
    deleteTime: words,
});
/** Advisories, by what they are about and what became of them. */
function listAdvisories(filters) {
    const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
    return (position) => (0,list_query/* listCall */.H)('/vulnerabilities/v2/advisories', 'advisories', advisory, filters, own, position);
}
/** One advisory; `NOT_FOUND` when there is none. */
function getAdvisory(uid) {
    return readCall(path `/vulnerabilities/v2/advisories/${uid}`, advisory);
}

// EXTERNAL MODULE: ./build/platform/resources/groups.js
var resources_groups = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/platform/resources/repos.js
var resources_repos = __webpack_require__(76621);
// EXTERNAL MODULE: ./build/platform/resources/role-bindings.js
var role_bindings = __webpack_require__(98197);
// EXTERNAL MODULE: ./build/platform/resources/tags.js
var resources_tags = __webpack_require__(84551);
// EXTERNAL MODULE: ./build/commands/sign-in.js + 3 modules
var sign_in = __webpack_require__(4443);
// EXTERNAL MODULE: ./build/commands/problems.js
var commands_problems = __webpack_require__(61447);
;// CONCATENATED MODULE: ./build/commands/doctor/check.js

/** Runs one check; a failure becomes its line and its problems, so that the others go on. */
async function runCheck(name, identity, body) {
    try {
        const { detail, value } = await body();
        return { check: { name, state: 'ok', detail, problems: [] }, value };
    }
    catch (error) {
        const problems = (0,commands_problems/* toProblems */.e)(error, identity, name);
        const detail = problems.map((problem) => problem.message.slice(name.length + 2)).join('; ');
        return { check: { name, state: 'failed', detail, problems }, value: undefined };
    }
}
/** The line of a check that could not be tried, and is no problem of its own. */
function skipped(name, why) {
    return { check: { name, state: 'skipped', detail: why, problems: [] }, value: undefined };
}

;// CONCATENATED MODULE: ./build/commands/doctor/reads.js









const NOT_SIGNED_IN = 'not tried: not signed in';
const DAY_MS = 86_400_000;
/** What the identity can read, each asked for with one small request. */
async function checkReads(inputs, deps, platformToken, registryToken) {
    const names = ['organization', 'repositories', 'tags', 'advisories', 'role bindings', 'tag history'];
    if (platformToken === undefined)
        return names.map((name) => skipped(name, NOT_SIGNED_IN).check);
    const { client } = deps.session;
    const ask = (name, body) => runCheck(name, inputs.identity, body);
    const first = (name, list) => ask(name, async () => {
        const page = await client.send(list({ pageSize: 1 }));
        return { detail: countOf(page), value: page.rows[0] };
    });
    const organization = await ask('organization', async () => {
        const group = await findOrganization(inputs, deps, platformToken);
        return { detail: `${group.name} (${group.uid})`, value: group };
    });
    const uid = organization.value?.uid ?? organizationUid(inputs, platformToken);
    const scope = uid === undefined ? {} : { descendantsOf: uid };
    const [repos, advisories, bindings] = await Promise.all([
        first('repositories', (0,resources_repos/* listRepos */.uP)(scope)),
        first('advisories', listAdvisories({})),
        first('role bindings', (0,role_bindings/* listRoleBindings */.Zf)(scope)),
    ]);
    const repo = repos.value;
    const nothing = 'not tried: there is no repository to try with';
    const tags = repo === undefined
        ? skipped('tags', nothing)
        : await first('tags', (0,resources_tags/* listTags */.cB)({ childrenOf: repo.uid }));
    const history = repo === undefined || tags.value === undefined
        ? skipped('tag history', repo === undefined ? nothing : 'not tried: there is no tag to try with')
        : await readHistory(inputs, deps, repo, tags.value, registryToken);
    return [organization, repos, tags, advisories, bindings, history].map(({ check }) => check);
}
/** The organization's group: by uid, or by its exact name. */
async function findOrganization(inputs, deps, token) {
    const { client } = deps.session;
    const uid = organizationUid(inputs, token);
    if (uid !== undefined)
        return client.send((0,resources_groups/* getGroup */.Wx)(uid));
    // Users stand beside the organizations: theirs is the first that they can see.
    const name = inputs.organization;
    for await (const groups of (0,pages/* readPages */.n4)(client, (0,resources_groups/* listGroups */.P$)(name === undefined ? {} : { name }))) {
        const found = groups.find((group) => !group.uid.includes('/') && (name === undefined || group.name === name));
        if (found !== undefined)
            return found;
    }
    throw new user_error/* UserError */.y({
        message: name === undefined ? 'no organization can be seen' : `no organization \`${name}\` can be seen`,
        fix: 'set `organization` to the uid or the exact name of an organization in which the identity has a role',
        input: 'organization',
    });
}
/** Uid of the organization as far as the inputs and the token tell it. */
function organizationUid(inputs, token) {
    const { identity, organization } = inputs;
    if (organization !== undefined)
        return /^[0-9a-f]{40}$/.test(organization) ? organization : undefined;
    const subject = identity ?? (0,sign_in/* readClaims */.Ip)(token ?? '')?.subject;
    return subject?.includes('/') === true ? subject.split('/')[0] : undefined;
}
async function readHistory(inputs, deps, repo, tag, registryToken) {
    const name = 'tag history';
    if (registryToken === undefined)
        return skipped(name, 'not tried: not signed in for the registry');
    const { client, registry } = deps.session;
    return runCheck(name, inputs.identity, async () => {
        const segments = repo.uid.split('/').slice(0, -1);
        const groups = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
        const names = await Promise.all(groups.map(async (uid) => (await client.send((0,resources_groups/* getGroup */.Wx)(uid))).name));
        const repository = [...names, repo.name].join('/');
        const start = deps.clock.now() - 30 * DAY_MS;
        const records = await registry.history(repository, tag.name)({ start });
        const detail = `${repository}:${tag.name}, ${records.length} records of the last 30 days`;
        return { detail, value: repository };
    });
}
function countOf(page) {
    if (page.totalCount !== undefined)
        return `can be read: ${page.totalCount}`;
    return page.rows.length === 0 ? 'can be read: none' : 'can be read';
}

// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/commands/doctor/render.js



const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const SIGNS = { ok: '✅', failed: '❌', skipped: '➖' };
/** Lines for the log, section by section. */
function renderDoctorLog(sections) {
    return sections.flatMap((section) => [
        `${section.title}:`,
        ...(0,text_table/* renderTextTable */.K)([
            ...section.facts.map(([name, value]) => [`  ${name}`, '', (0,plain_text/* plainLine */.h0)(value, 400)]),
            ...section.checks.map((check) => [`  ${check.name}`, check.state, (0,plain_text/* plainLine */.h0)(check.detail, 400)]),
        ]),
    ]);
}
/** Job summary: a table a section. */
function renderDoctorSummary(sections) {
    const checks = sections.flatMap((section) => section.checks);
    const failed = checks.filter((check) => check.state === 'failed').length;
    const verdict = failed === 0 ? 'no problems' : `${failed} ${failed === 1 ? 'problem' : 'problems'}`;
    const blocks = sections.flatMap((section) => [
        `#### ${section.title}`,
        (0,markdown/* tableMarkdown */.oS)(['', ''], [
            ...section.facts.map(([name, value]) => [(0,markdown/* escapeMarkdown */.FV)(name), (0,markdown/* codeMarkdown */.fl)(value, 400)]),
            ...section.checks.map((check) => [
                `${SIGNS[check.state]} ${(0,markdown/* escapeMarkdown */.FV)(check.name)}`,
                (0,markdown/* escapeMarkdown */.FV)(check.detail, 400),
            ]),
        ]),
    ]);
    return (0,markdown/* assembleMarkdown */.Co)([`### Doctor: ${verdict}`, ...blocks], MAXIMUM_SUMMARY_BYTES).text;
}

// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
;// CONCATENATED MODULE: ./build/commands/doctor/who.js



/** Claims of the ID token that this job presents: shown because asked for, never the token itself. */
async function askWho(inputs, deps) {
    const { host, session, signal } = deps;
    const name = 'ID token';
    const checked = await runCheck(name, inputs.identity, async () => {
        const audience = session.signIn.idTokenAudience ?? session.issuerUrl;
        const token = await host.idToken(audience, signal);
        host.mask(token);
        const claims = (0,sign_in/* readClaims */.Ip)(token);
        return { detail: claims === undefined ? 'had, but it is no readable JWT' : 'had', value: claims };
    });
    // Tokens that were given make up for an ID token that there is none of.
    return checked.check.state === 'failed' && !isIdTokenNeeded(inputs)
        ? skipped(name, `none, and none is needed: ${checked.check.detail}`)
        : checked;
}
function isIdTokenNeeded(inputs) {
    const [platform, registry] = [inputs.token !== undefined, inputs['registry-token'] !== undefined];
    return inputs.identity === undefined ? !platform && !registry : !platform || !registry;
}
/** Claims as rows of name and value. */
function claimRows(claims) {
    if (claims === undefined)
        return [];
    const { audience, issuer, subject } = claims;
    return [
        ['iss', issuer ?? 'none'],
        ['sub', subject ?? 'none'],
        ['aud', audience === undefined ? 'none' : [audience].flat().join(', ')],
    ];
}
/** Signs in for one audience. */
async function signIn(inputs, label, audience, tokens) {
    const name = `${label} (${audience})`;
    if (tokens !== undefined) {
        return runCheck(name, inputs.identity, async () => {
            const token = await tokens.get();
            const claims = (0,sign_in/* readClaims */.Ip)(token);
            const until = claims?.expiresAt === undefined ? '' : `, until ${(0,time/* renderTime */.sZ)(claims.expiresAt)}`;
            const subject = claims?.subject === undefined ? '' : ` as ${claims.subject}`;
            return { detail: `signed in${subject}${until}`, value: token };
        });
    }
    const other = label === 'platform' ? 'registry-token' : 'token';
    if (inputs[other] !== undefined)
        return skipped(name, `only \`${other}\` was given`);
    const check = {
        name,
        state: 'failed',
        detail: 'there is no identity to sign in as',
        problems: [
            {
                kind: 'usage',
                message: '`identity` is needed: there is no identity to sign in as',
                fix: 'set `identity` to the uid of an identity that this job may assume, or `token` and `registry-token`',
            },
        ],
    };
    return { check, value: undefined };
}

;// CONCATENATED MODULE: ./build/commands/doctor/run.js



/** `doctor`: who this job is, which audiences sign in, what can be read and what this host can do (contract §9). */
const run = async (inputs, deps) => {
    const { host, session } = deps;
    const [who, platform, registry] = await Promise.all([
        askWho(inputs, deps),
        signIn(inputs, 'platform', inputs['api-url'], session.platformTokens),
        signIn(inputs, 'registry', session.registryAudience, session.registryTokens),
    ]);
    const reads = await checkReads(inputs, deps, platform.value, registry.value);
    const sections = [
        {
            title: 'Who this job is',
            facts: [
                ...claimRows(who.value),
                ['identity', inputs.identity ?? 'none'],
                ['organization', inputs.organization ?? organizationUid(inputs, platform.value) ?? 'none'],
            ],
            checks: [who.check],
        },
        { title: 'Audiences', facts: [], checks: [platform.check, registry.check] },
        { title: 'What can be read', facts: [], checks: reads },
        { title: 'Host', facts: hostFacts(host), checks: [] },
    ];
    return {
        findings: [],
        problems: problemsOf(sections.flatMap((section) => section.checks)),
        verdict: 'pass',
        outputs: {},
        summary: renderDoctorSummary(sections),
        report: {
            claims: who.value === undefined ? {} : Object.fromEntries(claimRows(who.value)),
            checks: sections.flatMap(({ checks, title }) => checks.map(({ detail, name, state }) => ({ section: title, name, state, detail }))),
            host: { name: host.name, ...host.capabilities, limitations: host.limitations },
        },
        stdout: [],
        log: renderDoctorLog(sections),
    };
};
function hostFacts(host) {
    const { context } = host;
    const optional = [
        ['repository', context.repository],
        ['event', context.event],
        ['ref', context.ref],
    ];
    return [
        ['host', host.name],
        ...optional.flatMap(([name, value]) => value === undefined ? [] : [[name, value]]),
        ...(context.changeRequest?.fork === true ? [['change from a fork', 'yes']] : []),
        ...Object.entries(host.capabilities).map(([name, value]) => [name, String(value)]),
    ];
}
/** Problems of all checks; one cause that fails many checks with the same words is told once. */
function problemsOf(checks) {
    const seen = new Set();
    return checks.flatMap(({ detail, problems }) => {
        if (problems.length === 0 || seen.has(detail))
            return [];
        seen.add(detail);
        return problems;
    });
}


/***/ }),

/***/ 73358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ foldAll),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export MAXIMUM_PAGE_SIZE */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);

/** Most rows that the service gives in one page (spec §8). */
const MAXIMUM_PAGE_SIZE = 200;
/** Longest list that is read in parallel: a total beyond it is hardly true. */
const MAXIMUM_PARALLEL_ROWS = 2_000_000;
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back or it restarts again.
 */
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const seen = new Set();
    const sentTokens = new Set();
    let restarts = 0;
    // Pages with new rows, less those of known rows only: below zero the list has started over more than once.
    let balance = 0;
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
            // From the beginning the same tokens may come again.
            sentTokens.clear();
        }
        firstUid ??= page.rows[0]?.uid;
        const fresh = [];
        for (const row of page.rows) {
            if (seen.has(row.uid))
                continue;
            seen.add(row.uid);
            fresh.push(row);
        }
        if (fresh.length > 0)
            balance += 1;
        else if (page.rows.length > 0)
            balance -= 1;
        if (restarts > 1 || balance < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the list started over more than once', { code: 'UNDECODABLE', call: label });
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
    const first = await readFirst(client, list);
    if (first !== undefined &&
        first.nextPageToken === '' &&
        (first.totalCount ?? 0) <= first.rows.length &&
        allDifferent(first.rows)) {
        return keep(first.rows, project);
    }
    const parallel = first === undefined ? undefined : await readParallel(client, list, first, project);
    if (parallel !== undefined)
        return parallel;
    const kept = [];
    for await (const rows of readPages(client, list))
        for (const item of keep(rows, project))
            kept.push(item);
    return kept;
}
/** The first page in the order of creation, which stays while rows are added; `undefined` where a list lacks that order. */
async function readFirst(client, list) {
    try {
        return await client.send(list({ pageSize: MAXIMUM_PAGE_SIZE, orderBy: 'created_at' }));
    }
    catch (error) {
        // What else may be wrong with the request is said again when it is read by cursor.
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.code === 'INVALID_ARGUMENT')
            return undefined;
        throw error;
    }
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
    if (total > MAXIMUM_PARALLEL_ROWS)
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


/***/ }),

/***/ 25614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ listGroups),
/* harmony export */   Wx: () => (/* binding */ getGroup)
/* harmony export */ });
/* unused harmony exports createGroup, updateGroup, deleteGroup, requestGroupAccess, checkEligibility, lookupGroup */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const group = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    resourceLimits: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd),
    verified: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    kind: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    status: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const found = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ group: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(group) });
const eligibility = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ eligible: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt });
/** Groups that the caller can see; `name` is an exact match. */
function listGroups(scope = {}) {
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/iam/v2/groups', 'groups', group, scope, { name: scope.name }, position);
}
/** One group; `NOT_FOUND` when there is none. */
function getGroup(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .readCall */ .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/groups/${uid}`, group);
}
/** Makes a folder below a group. */
function createGroup(parentUid, fields) {
    return postCall(path `/iam/v2/groups/${parentUid}`, fields, group);
}
/** Changes a group. */
function updateGroup(uid, fields, mask) {
    return patchCall(path `/iam/v2/groups/${uid}`, fields, mask, group);
}
/** Deletes a group; one with children is `FAILED_PRECONDITION` (spec §3). */
function deleteGroup(uid) {
    return deleteCall(path `/iam/v2/groups/${uid}`);
}
/** Asks the owners of an organization to let the caller in. */
function requestGroupAccess(uid) {
    return postCall(path `/iam/v2/groups/${uid}:requestGroupAccess`, {}, z.looseObject({}));
}
/** Whether the caller may make an organization of its own. */
function checkEligibility() {
    return readCall('/iam/v2/groups:checkEligibility', eligibility);
}
/** The organization that belongs to the caller's mail domain, if there is one. */
function lookupGroup() {
    return readCall('/iam/v2/groups:lookupGroup', found);
}


/***/ }),

/***/ 94207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ listCall)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

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


/***/ }),

/***/ 76621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uP: () => (/* binding */ listRepos)
/* harmony export */ });
/* unused harmony exports getRepo, createRepo, updateRepo, deleteRepo, getRepoReadme, updateRepoReadme */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const syncConfig = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    source: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    uniqueTags: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    expirationTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    gracePeriod: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
});
const customOverlay = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    contents: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ packages: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), runtimeRepositories: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
    environment: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    annotations: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const repo = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    activeTags: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    aliases: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    catalogTier: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    // The one name in the API that is not camelCase.
    sync_config: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(syncConfig),
    customOverlay: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(customOverlay),
});
const readme = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, content: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
/** Repositories that the caller can see; `name` is an exact match. */
function listRepos(scope = {}) {
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/registry/v2/repos', 'repos', repo, scope, { name: scope.name }, position);
}
/** One repository; `NOT_FOUND` when there is none. */
function getRepo(uid) {
    return readCall(path `/registry/v2/repos/${uid}`, repo);
}
/** Makes a repository in an organization or a folder. */
function createRepo(parentUid, fields) {
    return postCall(path `/registry/v2/repos/${parentUid}`, fields, repo);
}
/** Changes the fields of `mask` only; `*` replaces all, no mask takes what the body has (spec §4). */
function updateRepo(uid, fields, mask) {
    return patchCall(path `/registry/v2/repos/${uid}`, fields, mask, repo);
}
/** Deletes a repository. */
function deleteRepo(uid) {
    return deleteCall(path `/registry/v2/repos/${uid}`);
}
/** The page about a repository. */
function getRepoReadme(repoUid) {
    return readCall(path `/registry/v2/repos/${repoUid}/readme`, readme);
}
/** Writes the page about a repository. */
function updateRepoReadme(repoUid, content) {
    return patchCall(path `/registry/v2/repos/${repoUid}/readme`, { content }, undefined, readme);
}


/***/ }),

/***/ 98197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ deleteRoleBinding),
/* harmony export */   Zf: () => (/* binding */ listRoleBindings),
/* harmony export */   aE: () => (/* binding */ getRoleBinding),
/* harmony export */   sq: () => (/* binding */ createRoleBinding),
/* harmony export */   zJ: () => (/* binding */ batchCreateRoleBindings)
/* harmony export */ });
/* unused harmony exports MAXIMUM_BATCH, updateRoleBinding */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const person = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    subject: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    issuer: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    email: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const named = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
// Null where what it points to is gone: then all its texts are empty. Left out, the answer is none.
const orEmpty = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((value) => (value === null ? {} : value));
const roleBinding = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    identity: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(orEmpty, person),
    group: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(orEmpty, named),
    role: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(orEmpty, named),
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const batch = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ roleBindings: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(roleBinding) }), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((answer) => answer.roleBindings));
/** Most bindings that one batch creates. */
const MAXIMUM_BATCH = 25;
/** Bindings that the caller can see, by place, identity, group and role. */
function listRoleBindings(scope = {}) {
    const filters = { identity: scope.identity, group: scope.group, role: scope.role };
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/iam/v2/roleBindings', 'roleBindings', roleBinding, scope, filters, position);
}
/** One binding; `NOT_FOUND` when there is none. */
function getRoleBinding(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .readCall */ .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/roleBindings/${uid}`, roleBinding);
}
/** Binds under a group; a lost answer is settled by looking, so it is not sent twice. */
function createRoleBinding(parentUid, fields) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .postCall */ .rU)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/roleBindings/${parentUid}`, fields, roleBinding);
}
/** Makes up to 25 bindings under one group, all or none, in order; `roleUid` is for those that name no role. */
function batchCreateRoleBindings(parentUid, bindings, roleUid) {
    const body = {
        parent: parentUid,
        requests: bindings.map((fields) => ({ parent: parentUid, roleBinding: fields })),
        ...(roleUid === undefined ? {} : { roleUid }),
    };
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .postCall */ .rU)('/iam/v2/roleBindings:batchCreate', body, batch);
}
/** Changes identity and role of a binding; the wildcard mask replaces both. */
function updateRoleBinding(uid, fields) {
    return patchCall(path `/iam/v2/roleBindings/${uid}`, fields, ['*'], roleBinding);
}
/** Removes a binding; one that is gone counts as removed on the platform. */
function deleteRoleBinding(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteCall */ .uz)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/roleBindings/${uid}`);
}


/***/ }),

/***/ 84551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cB: () => (/* binding */ listTags)
/* harmony export */ });
/* unused harmony exports getTag, createTag, deleteTag */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const tag = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    digest: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    // Absent means that the row does not tell, which is not the same as `false`.
    deprecated: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
/** Tags that the caller can see, commonly those of one repository (`childrenOf`). */
function listTags(filters) {
    const shown = filters.allClasses === true ? true : undefined;
    const query = {
        name: filters.name,
        digest: filters.digest,
        updatedSince: filters.updatedSince,
        includeReferrers: shown,
        includeDates: shown,
        includeEpochs: shown,
    };
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/registry/v2/tags', 'tags', tag, filters, query, position);
}
/** One tag; `NOT_FOUND` when there is none. */
function getTag(uid) {
    return readCall(path `/registry/v2/tags/${uid}`, tag);
}
/** Makes a tag in a repository, or moves the one of that name. */
function createTag(repoUid, fields) {
    return postCall(path `/registry/v2/tags/${repoUid}`, fields, tag);
}
/** Deletes a tag. */
function deleteTag(uid) {
    return deleteCall(path `/registry/v2/tags/${uid}`);
}


/***/ })

};
