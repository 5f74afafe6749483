export const id = 404;
export const ids = [404];
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

/***/ 52948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createTextSet)
/* harmony export */ });
/** What stands before the characters of a text: its hash and its length. */
const HEAD_BYTES = 8;
/** Slots that are looked at for one text. More hashes fall together only where somebody saw to it. */
const MAXIMUM_PROBES = 64;
/**
 * A set of texts as bytes beside the heap: of the uids of a long list a `Set` takes twice the room, and the collector
 * carries them along. Exact, whatever the hashes are; what does not fit in, as texts beyond Latin-1, is in a `Set`.
 */
function createTextSet() {
    const others = new Set();
    /** Texts one after the other. */
    let texts = new DataView(new ArrayBuffer(4096));
    let end = 0;
    /** Open addressing, half full at most: where a text begins plus one, or 0. */
    let slots = new DataView(new ArrayBuffer(512));
    let count = 0;
    const slotOf = (hash) => (hash * 4) & (slots.byteLength - 1);
    const nextSlot = (slot) => (slot + 4) & (slots.byteLength - 1);
    const growTexts = (least) => {
        const larger = new Uint8Array(Math.max(least, Math.ceil(texts.byteLength * 1.5)));
        larger.set(new Uint8Array(texts.buffer));
        texts = new DataView(larger.buffer);
    };
    const growSlots = () => {
        const old = slots;
        slots = new DataView(new ArrayBuffer(old.byteLength * 2));
        for (let index = 0; index < old.byteLength; index += 4) {
            const entry = old.getUint32(index);
            if (entry === 0)
                continue;
            let slot = slotOf(texts.getInt32(entry - 1));
            while (slots.getUint32(slot) !== 0)
                slot = nextSlot(slot);
            slots.setUint32(slot, entry);
        }
    };
    /** Writes a text behind the others; its hash, or nothing where it does not fit. */
    const write = (text) => {
        const start = end + HEAD_BYTES;
        if (start + text.length > texts.byteLength)
            growTexts(start + text.length);
        let hash = 0x811c9dc5;
        for (let index = 0; index < text.length; index += 1) {
            const code = text.charCodeAt(index);
            if (code > 255)
                return undefined;
            texts.setUint8(start + index, code);
            // FNV-1a, whose low bits are good enough to take them as they are.
            hash = Math.imul(hash ^ code, 0x01000193);
        }
        texts.setInt32(end, hash);
        texts.setUint32(end + 4, text.length);
        return hash;
    };
    /** Whether the text at a place is the one that was just written. */
    const isWritten = (place) => {
        const bytes = HEAD_BYTES + texts.getUint32(place + 4);
        for (let index = 0; index < bytes; index += 1)
            if (texts.getUint8(place + index) !== texts.getUint8(end + index))
                return false;
        return true;
    };
    const addOther = (text) => {
        const { size } = others;
        return others.add(text).size > size;
    };
    return {
        get size() {
            return count + others.size;
        },
        add: (text) => {
            if (others.size > 0 && others.has(text))
                return false;
            const hash = write(text);
            if (hash === undefined)
                return addOther(text);
            let slot = slotOf(hash);
            for (let probes = 0;; probes += 1) {
                const entry = slots.getUint32(slot);
                if (entry === 0)
                    break;
                if (isWritten(entry - 1))
                    return false;
                if (probes === MAXIMUM_PROBES)
                    return addOther(text);
                slot = nextSlot(slot);
            }
            slots.setUint32(slot, end + 1);
            end += HEAD_BYTES + text.length;
            count += 1;
            if (count * 8 > slots.byteLength)
                growSlots();
            return true;
        },
    };
}


/***/ }),

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

/***/ 30404:
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
// EXTERNAL MODULE: ./build/base/json-value.js
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/platform/resources/plain-advisory.js

const isName = (value) => typeof value === 'string' && value !== '';
const isText = (value) => value === undefined || typeof value === 'string';
const isTexts = (value) => value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
const isNoted = (value) => value === undefined || ((0,json_value/* isRecord */.u4)(value) && isText(value['note']));
function isSeverity(value) {
    return (0,json_value/* isRecord */.u4)(value) && isText(value['type']) && typeof value['score'] === 'string';
}
// `isNoted` has seen that it is nothing or a record where these three look further.
function isFixed(value) {
    return isNoted(value) && isText(value?.['fixedVersion']);
}
function isFalsePositive(value) {
    return isNoted(value) && isText(value?.['type']);
}
function isPatched(value) {
    return isNoted(value) && isTexts(value?.['patchedVersions']);
}
function isEvent(value) {
    return ((0,json_value/* isRecord */.u4)(value) &&
        isText(value['uid']) &&
        isText(value['createTime']) &&
        isText(value['author']) &&
        isText(value['reviewer']) &&
        isText(value['reviewState']) &&
        isText(value['issue']) &&
        (value['detection'] === undefined || (0,json_value/* isRecord */.u4)(value['detection'])) &&
        isFixed(value['fixed']) &&
        isNoted(value['truePositiveDetermination']) &&
        isFalsePositive(value['falsePositiveDetermination']) &&
        isNoted(value['analysisNotPlanned']) &&
        isNoted(value['fixNotPlanned']) &&
        isNoted(value['pendingUpstreamFix']) &&
        isPatched(value['patched']));
}
function isListOf(value, isItem) {
    return value === undefined || (Array.isArray(value) && value.every(isItem));
}
/**
 * Whether the schema of an advisory would change nothing of a row but add fields of nothing: so it is for all rows of a
 * service without faults, and looking takes a fraction of the time of the schema. Field by field and without a table of
 * them: that is ten times as fast.
 */
function isPlainAdvisory(row) {
    return ((0,json_value/* isRecord */.u4)(row) &&
        isName(row['uid']) &&
        isName(row['advisoryId']) &&
        isName(row['artifactName']) &&
        typeof row['updateTime'] === 'string' &&
        isText(row['createTime']) &&
        isText(row['legacyAdvisoryId']) &&
        isText(row['author']) &&
        isText(row['artifactType']) &&
        isText(row['artifactArchitecture']) &&
        isText(row['componentName']) &&
        isText(row['componentType']) &&
        isText(row['componentLocation']) &&
        isText(row['deleteTime']) &&
        isTexts(row['aliases']) &&
        isListOf(row['severities'], isSeverity) &&
        isListOf(row['events'], isEvent));
}

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
    severities: maybe(schemas/* array */.YOg(schemas/* looseObject */._H3({ type: words, score: decode/* scoreText */.QO }))),
    events: maybe(schemas/* array */.YOg(advisories_event)),
    deleteTime: words,
});
/** Advisories, by what they are about and what became of them. */
function listAdvisories(filters) {
    const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
    return (0,list_query/* listOperation */.g)('/vulnerabilities/v2/advisories', 'advisories', advisory, filters, own, isPlainAdvisory);
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
// EXTERNAL MODULE: ./build/commands/sign-in.js + 2 modules
var sign_in = __webpack_require__(44216);
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
        firstProblemDecides: true,
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

/***/ 80922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   qd: () => (/* binding */ pageDecoder)
/* harmony export */ });
/* unused harmony export count */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63144);
/* harmony import */ var _list_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10841);



/** Text that the service may leave out or give as null: then empty (proto3 JSON leaves out default values). */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? ''));
/** Text, or a number from lenient servers as its text; empty when left out. */
const scoreText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => String(value ?? '')));
/** A boolean that the service may leave out: then false. */
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? false));
/** A list that the service may leave out: then empty. */
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? []));
}
/** A map that the service may leave out: then empty. */
function mapOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), item)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? {}));
}
/** A 32-bit number that the service may leave out: then 0. */
const integer = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? 0));
/** A 64-bit count: a JSON string, or a number from lenient servers; `undefined` when absent. */
const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9]{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0))])), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (value === undefined || value === null ? undefined : Number(value))));
/** A decoder from a schema; its errors name the first wrong field. */
function decoder(schema) {
    return (json) => {
        const result = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, json);
        if (result.success)
            return result.data;
        const issue = result.error.issues[0];
        const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
        throw new TypeError(`${place} has the wrong type`);
    };
}
const listHead = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nextPageToken: text, totalCount: count });
/**
 * Decoder of a list envelope (spec §2) whose rows stand under `key`. An empty list may be left out of it, but an answer of
 * no JSON or of other things is none: v2 never gives an empty 200 (spec §7), and taken for one it would hide all rows. Rows
 * of which `isPlain` says that the schema leaves them as they are do not go through it: for a hundred thousand of them it
 * takes longer than all else.
 */
function pageDecoder(key, row, isPlain = () => false) {
    const decode = decoder(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ [key]: listOf(row) }));
    const decodeHead = decoder(listHead);
    return (json) => {
        const rows = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(json) ? json[key] : undefined;
        const isAllPlain = Array.isArray(rows) && rows.every(isPlain);
        // The index signature of a computed key loses the row type, which `listOf(row)` or `isPlain` has just checked.
        const checked = (isAllPlain ? rows : decode(json)[key]);
        // The decoder gives rows also where there were none.
        if (!isEnvelopeOf(json, key))
            throw new TypeError(`it is no list of \`${key}\``);
        return { rows: checked, ...decodeHead(json) };
    };
}
/** Whether an answer has the rows, or nothing but what stands beside them. */
function isEnvelopeOf(json, key) {
    const names = Object.keys(Object(json));
    return names.includes(key) || names.every((name) => _list_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVELOPE_FIELDS */ .R.has(name));
}


/***/ }),

/***/ 10841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ENVELOPE_FIELDS),
/* harmony export */   v: () => (/* binding */ decodeEnvelope)
/* harmony export */ });
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63144);

/** Fields of a list's answer beside its rows. */
const ENVELOPE_FIELDS = new Set(['nextPageToken', 'totalCount', 'skipped']);
/**
 * Takes any answer apart: a list envelope of v2 (spec §2) or v1 (`items`) into its rows, anything else into one row of
 * kind `whole`. `name` is the last segment of the path, which tells the rows from other lists beside them. Throws
 * `TypeError` where rows or page token are there and are none: read on as if they were not, the list would end early.
 */
function decodeEnvelope(json, name) {
    const key = rowsKey(json, name);
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(json) || key === undefined) {
        return { rows: [{ kind: 'whole', uid: '', value: json }], nextPageToken: '', totalCount: undefined };
    }
    const rows = json[key] ?? [];
    const token = json['nextPageToken'] ?? '';
    if (!Array.isArray(rows))
        throw wrong(key);
    if (typeof token !== 'string')
        throw wrong('nextPageToken');
    return { rows: nameRows(rows), nextPageToken: token, totalCount: undefined };
}
const wrong = (place) => new TypeError(`\`${place}\` has the wrong type`);
/** Key of the rows; `undefined` when the answer is no list. An envelope may leave an empty list out. */
function rowsKey(json, name) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(json))
        return undefined;
    const others = Object.keys(json).filter((key) => !ENVELOPE_FIELDS.has(key));
    const lists = others.filter((key) => Array.isArray(json[key]));
    const isEnvelope = Object.keys(json).some((key) => ENVELOPE_FIELDS.has(key));
    if (!isEnvelope && lists.length < others.length)
        return undefined;
    const named = [name, 'items'].find((key) => lists.includes(key));
    if (named !== undefined)
        return named;
    if (lists.length > 1)
        return undefined;
    return lists[0] ?? name;
}
function nameRows(rows) {
    const seen = new Map();
    return rows.map((value) => {
        const known = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? (value['uid'] ?? value['id']) : undefined;
        if (typeof known === 'string' && known !== '')
            return { kind: 'row', uid: known, value };
        const text = JSON.stringify(value);
        const times = seen.get(text) ?? 0;
        seen.set(text, times + 1);
        // Equal rows of one page are rows of their own.
        return { kind: 'row', uid: `${times} ${text}`, value };
    });
}


/***/ }),

/***/ 73358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nt: () => (/* binding */ MAXIMUM_PAGE_SIZE),
/* harmony export */   aC: () => (/* binding */ brokenList),
/* harmony export */   fS: () => (/* binding */ readCursor),
/* harmony export */   n4: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var _base_text_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52948);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


/** Most rows that the service gives in one page (spec §8). */
const MAXIMUM_PAGE_SIZE = 200;
/** Empty pages in a row after which a list is taken to have no end. */
const MAXIMUM_EMPTY_PAGES = 200;
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back, it restarts again, or hundreds of
 * pages in a row are empty.
 */
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    for await (const { rows } of readCursor(client, list, pageSize))
        yield rows;
}
/** Pages by cursor with rows that are new, and the total that each page told. */
async function* readCursor(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const seen = (0,_base_text_set_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextSet */ .q)();
    const sentTokens = new Set();
    let restarts = 0;
    // Pages with new rows, less those of known rows only: below zero the list has started over more than once.
    let balance = 0;
    let empty = 0;
    let pageToken;
    let firstUid;
    for (;;) {
        const call = list({
            pageSize: clampPageSize(pageSize),
            ...(pageToken === undefined ? {} : { pageToken }),
        });
        const page = pageToken === undefined ? await client.send(call) : await sendLater(client, call);
        const label = `${call.method} ${call.path}`;
        empty = page.rows.length === 0 ? empty + 1 : 0;
        if (empty > MAXIMUM_EMPTY_PAGES)
            throw brokenList('the list goes on and on with empty pages', label);
        if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
            restarts += 1;
            // From the beginning the same tokens may come again.
            sentTokens.clear();
        }
        firstUid ??= page.rows[0]?.uid;
        const fresh = [];
        for (const row of page.rows) {
            if (seen.add(row.uid))
                fresh.push(row);
        }
        if (fresh.length > 0)
            balance += 1;
        else if (page.rows.length > 0)
            balance -= 1;
        if (restarts > 1 || balance < 0)
            throw brokenList('the list started over more than once', label);
        yield { rows: fresh, totalCount: page.totalCount };
        if (page.nextPageToken === '')
            return;
        if (sentTokens.has(page.nextPageToken))
            throw brokenList('the page token that was sent came back', label);
        pageToken = page.nextPageToken;
        sentTokens.add(pageToken);
    }
}
/**
 * A page behind a token. The service gives a token where rows follow, so that an empty last page is doubtful: all fields of
 * it may be left out, and then nothing tells it from an answer that lost them. It is asked for twice.
 */
async function sendLater(client, call) {
    const page = await client.send(call);
    return page.rows.length === 0 && page.nextPageToken === '' ? client.send(call) : page;
}
/** The error of a list that cannot be read to its end. */
function brokenList(message, call) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk(message, { code: 'UNDECODABLE', call });
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
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)('/iam/v2/groups', 'groups', group, scope, { name: scope.name });
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
/* harmony export */   g: () => (/* binding */ listOperation)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

/**
 * A list as a value: scope, and filters of the resource. Rows of which `isPlain` says that the schema leaves them as they are
 * do not go through it.
 */
function listOperation(path, key, row, scope, filters, isPlain) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .pageDecoder */ .qd)(key, row, isPlain);
    const query = {
        'uidp.descendants_of': scope.descendantsOf,
        'uidp.children_of': scope.childrenOf,
        'uidp.ancestors_of': scope.ancestorsOf,
        'uidp.in_root': scope.inRoot,
        'uidp.ids': scope.uids,
        ...filters,
    };
    return ({ orderBy, pageSize, pageToken, skip }) => ({
        method: 'GET',
        path,
        query: { ...query, page_size: pageSize, page_token: pageToken, order_by: orderBy, skip },
        decode,
        idempotent: true,
    });
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
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)('/registry/v2/repos', 'repos', repo, scope, { name: scope.name });
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
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)('/iam/v2/roleBindings', 'roleBindings', roleBinding, scope, filters);
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
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)('/registry/v2/tags', 'tags', tag, filters, query);
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
