export const id = 187;
export const ids = [187];
export const modules = {

/***/ 6963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ listMarkdown),
/* harmony export */   Co: () => (/* binding */ assembleMarkdown),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   GE: () => (/* binding */ detailsMarkdown),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   hl: () => (/* binding */ fenceMarkdown),
/* harmony export */   k9: () => (/* binding */ linkMarkdown),
/* harmony export */   oS: () => (/* binding */ tableMarkdown)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

/** Invisible character that keeps hosts from turning `@name`, `#12` or `www.` into links after rendering. */
const BREAK = '&#x200b;';
const NAMED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entity = (character) => NAMED[character] ?? `&#x${character.charCodeAt(0).toString(16)};`;
/**
 * What Markdown, HTML or a host may read as structure, in this order: characters with a meaning anywhere; colons of
 * links, emoji names and workflow commands; the dot of `www.`; the hyphen of `GH-12`; bullets, underlines and numbers
 * at the start.
 */
const STRUCTURE = /[&<>"'\\`*_{}[\]()!|~$^#@]|:(?=[:/]|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)|^[-+=]|(?<=^\d{1,9})\./gi;
/** Characters that hosts look for in rendered text too, so that an entity alone would not do. */
const LINKING = /[#@:.-]/;
/**
 * Foreign text as plain text in Markdown: safe in a paragraph, a list item, a table cell and inside HTML elements.
 * Mentions, issue numbers, automatic links, emoji names and workflow commands are broken up; at most `limit` characters.
 */
function escapeMarkdown(text, limit = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_TEXT_LIMIT */ .qy) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, limit).replace(STRUCTURE, (character) => LINKING.test(character) ? entity(character) + BREAK : entity(character));
}
/** Text that a code span shows as it is, wherever the span stands. */
const TAME = /^(?! )(?:[a-z0-9 ._+~=-]|[:/](?![:/]))*$/i;
const LINK_WORD = /www\.|:\/|\bGH-\d/i;
/** An at sign that would make an e-mail link even inside a code element. */
const MAIL = /&#x40;(?=[\w.-]*\.[a-z])/gi;
/** Foreign text in code style, safe where `escapeMarkdown` is; what is no hostile text copies as it was written. */
function codeMarkdown(text, limit = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_TEXT_LIMIT */ .qy) {
    const line = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, limit);
    if (line === '')
        return '';
    if (TAME.test(line) && !LINK_WORD.test(line))
        return `\`${line}\``;
    return `<code>${line.replace(STRUCTURE, entity).replace(MAIL, `&#x40;${BREAK}`)}</code>`;
}
/** A link to an https address, else the label alone; `label` is Markdown, `url` may be foreign. */
function linkMarkdown(label, url) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
        return label;
    return `[${label}](${parsed.href.replace(/[()<>\\|*_`'"[\]]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`;
}
/** A fenced block that its text cannot close; invisible characters are written out, line breaks stay. */
function fenceMarkdown(text, language = '') {
    const body = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n')).replace(/\n$/, '');
    const longest = Math.max(2, ...Array.from(body.matchAll(/`+/g), (run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${body}\n${fence}`;
}
const tellMore = (omitted) => `\n${omitted} more ${omitted === 1 ? 'row is' : 'rows are'} left out here for size; the report has all.\n`;
const tableRow = (cells) => `| ${cells.map((cell) => cell.replace(/\n/g, ' ')).join(' | ')} |\n`;
/** A table whose cells are Markdown already; as many columns as the header. */
function tableMarkdown(header, rows) {
    return {
        before: `${tableRow(header)}${tableRow(header.map(() => '---'))}`,
        rows: rows.map(tableRow),
        after: '',
        more: tellMore,
    };
}
/** A bulleted list whose items are Markdown already, one line each. */
function listMarkdown(items) {
    return {
        before: '',
        rows: items.map((item) => `- ${item.replace(/\n/g, ' ')}\n`),
        after: '',
        more: tellMore,
    };
}
/** Folds a block under a summary line; the summary is HTML-safe text (from `escapeMarkdown`), not Markdown. */
function detailsMarkdown(summary, block) {
    const open = `<details>\n<summary>${summary}</summary>\n\n`;
    const close = '\n</details>\n';
    if (typeof block === 'string')
        return { before: `${open}${block}\n`, rows: [], after: close, more: tellMore };
    return { ...block, before: `${open}${block.before}`, after: `${block.after}${close}` };
}
const endLine = (text) => (text.endsWith('\n') ? text : `${text}\n`);
const frameOf = (block) => typeof block === 'string'
    ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(endLine(block)) + 1
    : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.before) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.more(block.rows.length)) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.after) + 1;
/**
 * Joins blocks, a blank line apart, within `maxBytes` of UTF-8. Whole blocks go
 * from the end when even their frames do not fit; then rows are kept from the first block on, cut at a whole row.
 */
function assembleMarkdown(blocks, maxBytes) {
    let room = maxBytes;
    const kept = [];
    for (const block of blocks) {
        const frame = frameOf(block);
        if (frame > room)
            break;
        room -= frame;
        kept.push(block);
    }
    let omittedRows = 0;
    const parts = [];
    for (const block of kept) {
        if (typeof block === 'string') {
            parts.push(endLine(block));
            continue;
        }
        const shown = [];
        for (const row of block.rows) {
            const size = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(row);
            if (size > room)
                break;
            room -= size;
            shown.push(row);
        }
        const omitted = block.rows.length - shown.length;
        omittedRows += omitted;
        parts.push(`${block.before}${shown.join('')}${omitted === 0 ? '' : block.more(omitted)}${block.after}`);
    }
    return { text: parts.join('\n'), omittedRows, omittedBlocks: blocks.length - kept.length };
}


/***/ }),

/***/ 9800:
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
            widths[column] = Math.max(widths[column] ?? 0, Array.from(cell).length);
        });
    }
    return rows.map((row) => row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - Array.from(cell).length))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 5187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/platform/pages.js
var pages = __webpack_require__(3358);
// EXTERNAL MODULE: ./build/platform/resources/advisories.js
var resources_advisories = __webpack_require__(1401);
// EXTERNAL MODULE: ./build/platform/resources/groups.js
var resources_groups = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/platform/resources/repos.js
var resources_repos = __webpack_require__(6621);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(922);
// EXTERNAL MODULE: ./build/platform/resources/list-query.js
var list_query = __webpack_require__(4207);
;// CONCATENATED MODULE: ./build/platform/resources/role-bindings.js




const named = schemas/* looseObject */._H3({ uid: decode/* text */.Qq, name: decode/* text */.Qq, description: decode/* text */.Qq });
const roleBinding = schemas/* looseObject */._H3({
    uid: schemas/* string */.YjP(),
    identity: schemas/* looseObject */._H3({ uid: decode/* text */.Qq, name: decode/* text */.Qq, description: decode/* text */.Qq, subject: decode/* text */.Qq, issuer: decode/* text */.Qq }),
    group: named,
    role: named,
});
const batch = schemas/* looseObject */._H3({ roleBindings: (0,decode/* listOf */.c3)(roleBinding) });
/** Most bindings that one batch creates. */
const MAXIMUM_BATCH = 25;
function listRoleBindings(scope = {}) {
    const filters = { identity: scope.identity, group: scope.group, role: scope.role };
    return (position) => (0,list_query/* listCall */.H)('/iam/v2/roleBindings', 'roleBindings', roleBinding, scope, filters, position);
}
function getRoleBinding(uid) {
    return {
        method: 'GET',
        path: path `/iam/v2/roleBindings/${uid}`,
        decode: decoder(roleBinding),
        idempotent: true,
    };
}
/** Binds under a group; a lost answer is settled by looking, so it is not sent twice. */
function createRoleBinding(parentUid, fields) {
    return {
        method: 'POST',
        path: path `/iam/v2/roleBindings/${parentUid}`,
        body: fields,
        decode: decoder(roleBinding),
        idempotent: false,
    };
}
/** Makes up to 25 bindings under one group, all or none, in order. */
function batchCreateRoleBindings(parentUid, bindings) {
    return {
        method: 'POST',
        path: '/iam/v2/roleBindings:batchCreate',
        body: {
            parent: parentUid,
            requests: bindings.map((roleBinding) => ({ parent: parentUid, roleBinding })),
        },
        decode: (json) => decoder(batch)(json).roleBindings,
        idempotent: false,
    };
}
/** Changes identity and role of a binding; the wildcard mask replaces both. */
function updateRoleBinding(uid, fields) {
    return {
        method: 'PATCH',
        path: path `/iam/v2/roleBindings/${uid}`,
        query: { updateMask: '*' },
        body: fields,
        decode: decoder(roleBinding),
        idempotent: true,
    };
}
/** Removes a binding; one that is gone counts as removed on the platform. */
function deleteRoleBinding(uid) {
    return {
        method: 'DELETE',
        path: path `/iam/v2/roleBindings/${uid}`,
        decode: () => undefined,
        idempotent: true,
    };
}

// EXTERNAL MODULE: ./build/platform/resources/tags.js
var resources_tags = __webpack_require__(4551);
// EXTERNAL MODULE: ./build/commands/sign-in.js + 4 modules
var sign_in = __webpack_require__(3293);
// EXTERNAL MODULE: ./build/commands/problems.js
var commands_problems = __webpack_require__(1447);
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
        first('advisories', (0,resources_advisories/* listAdvisories */.Y)({})),
        first('role bindings', listRoleBindings(scope)),
    ]);
    const repo = repos.value;
    const nothing = 'not tried: there is no repository to try with';
    const tags = repo === undefined
        ? skipped('tags', nothing)
        : await first('tags', (0,resources_tags/* listTags */.c)({ childrenOf: repo.uid }));
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
        return client.send((0,resources_groups/* getGroup */.W)(uid));
    // Users stand beside the organizations: theirs is the first that they can see.
    const name = inputs.organization;
    for await (const groups of (0,pages/* readPages */.n4)(client, (0,resources_groups/* listGroups */.P)(name === undefined ? {} : { name }))) {
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
        const names = await Promise.all(groups.map(async (uid) => (await client.send((0,resources_groups/* getGroup */.W)(uid))).name));
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
var markdown = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(9800);
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
var time = __webpack_require__(2475);
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

/***/ 1447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ toProblems)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _host_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9157);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
/* harmony import */ var _sign_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3293);





/** Codes that the user has to mend rather than the service. */
const KINDS = {
    UNAUTHENTICATED: 'unauthenticated',
    PERMISSION_DENIED: 'forbidden',
    NOT_FOUND: 'usage',
    INVALID_ARGUMENT: 'usage',
    OUT_OF_RANGE: 'usage',
};
/**
 * What a thrown error is to the user (contract §3): wrong input 2, no token 3, forbidden 4, service 5. `identity` is the
 * uid in use: one below a folder cannot see the registry, which a 403 then says. `subject` begins the message.
 */
function toProblems(error, identity, subject = '') {
    const about = subject === '' ? '' : `${subject}: `;
    if (error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y) {
        return error.problems.map((problem) => ({
            kind: 'usage',
            message: about + problem.message,
            ...(problem.fix === undefined ? {} : { fix: problem.fix }),
            ...(problem.place === undefined ? {} : { location: problem.place }),
        }));
    }
    if (error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_1__/* .IdTokenError */ .Z)
        return [{ kind: 'unauthenticated', message: about + error.message, fix: error.remedy }];
    if (error instanceof _sign_in_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedExchangeError */ .Uz) {
        return [{ kind: 'unauthenticated', message: about + error.message, fix: error.lines.join('\n') }];
    }
    if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk)
        return [fromPlatform(error, identity, about)];
    return [
        {
            kind: 'service',
            message: `${about}unexpected failure: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error instanceof Error ? error.message : String(error))}`,
        },
    ];
}
function fromPlatform(error, identity, about) {
    const kind = KINDS[error.code] ?? 'service';
    const status = error.httpStatus === 0 ? '' : `, HTTP status ${error.httpStatus}`;
    const message = `${about}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error.call, 300)} failed: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error.message, 600)} (${error.code}${status})`;
    const fix = fixOf(error, identity);
    return fix === undefined ? { kind, message } : { kind, message, fix };
}
function fixOf(error, identity) {
    const { fieldViolations, preconditions } = error.details;
    const told = [
        ...fieldViolations.map((violation) => `${violation.field}: ${violation.description}`),
        ...preconditions.map((violation) => `${violation.type}: ${violation.description}`),
    ];
    if (told.length > 0)
        return told.map((line) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(line, 300)).join('\n');
    if (error.code === 'PERMISSION_DENIED') {
        if (identity !== undefined && identity.split('/').length > 2) {
            return 'this identity stands under a folder, and such identities cannot see the registry: make one directly under the organization';
        }
        return 'give the identity a role with the missing capability, such as `registry.pull` or `viewer`, on the organization';
    }
    if (error.code === 'UNAUTHENTICATED')
        return 'the token was not accepted: check `identity`, `token` and the URLs';
    if (error.code === 'CANCELLED')
        return 'give it more time with `timeout`, or less to do';
    return undefined;
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

/***/ 1401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ listAdvisories)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4207);


const optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
/** The kinds of event that decide about a status; others count by their time alone. */
const event = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    createTime: optionalText,
    reviewState: optionalText,
    fixed: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ fixedVersion: optionalText })),
    patched: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ patchedVersions: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())) })),
    falsePositiveDetermination: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: optionalText })),
});
/** Id and artifact name have to be there: without them a row cannot be checked against what was asked. */
const named = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1));
const row = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    uid: named,
    advisoryId: named,
    artifactName: named,
    updateTime: optionalText,
    legacyAdvisoryId: optionalText,
    artifactType: optionalText,
    aliases: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
    severities: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: optionalText, score: optionalText }))),
    events: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(event)),
    deleteTime: optionalText,
});
function toEvent(given) {
    const { createTime, falsePositiveDetermination, fixed, patched, reviewState } = given;
    return {
        createTime: createTime ?? undefined,
        reviewState: reviewState ?? undefined,
        ...(fixed ? { fixed: { fixedVersion: fixed.fixedVersion ?? undefined } } : {}),
        ...(patched ? { patched: { patchedVersions: patched.patchedVersions ?? undefined } } : {}),
        ...(falsePositiveDetermination
            ? { falsePositiveDetermination: { type: falsePositiveDetermination.type ?? undefined } }
            : {}),
    };
}
/** A row in the domain's words: what the service leaves out or gives as null stays absent, an empty list stays empty. */
function toAdvisory(given) {
    return {
        uid: given.uid,
        advisoryId: given.advisoryId,
        artifactName: given.artifactName,
        updateTime: given.updateTime ?? '',
        aliases: given.aliases ?? undefined,
        legacyAdvisoryId: given.legacyAdvisoryId ?? undefined,
        artifactType: given.artifactType ?? undefined,
        severities: given.severities?.map(({ score, type }) => ({
            type: type ?? undefined,
            score: score ?? undefined,
        })),
        events: given.events?.map(toEvent),
        deleteTime: given.deleteTime ?? undefined,
    };
}
const advisory = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(row, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(toAdvisory));
/** Advisories by name of the artifact, id or alias (spec §4; `aliases` is public beyond it). */
function listAdvisories(filters) {
    const { advisoryIds, aliases, artifactNames } = filters;
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_0__/* .listCall */ .H)('/vulnerabilities/v2/advisories', 'advisories', advisory, filters, { artifactNames, advisoryIds, aliases }, position);
}


/***/ }),

/***/ 5614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listGroups),
/* harmony export */   W: () => (/* binding */ getGroup)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7775);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);




const group = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ uid: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, verified: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt });
/** Groups that the caller can see; `name` is an exact match. */
function listGroups(scope = {}) {
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/iam/v2/groups', 'groups', group, scope, { name: scope.name }, position);
}
/** One group; `NOT_FOUND` when there is none. */
function getGroup(uid) {
    return { method: 'GET', path: (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .path */ .A) `/iam/v2/groups/${uid}`, decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(group), idempotent: true };
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


/***/ }),

/***/ 6621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uP: () => (/* binding */ listRepos)
/* harmony export */ });
/* unused harmony exports getRepo, updateRepo, deleteRepo */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);




const repo = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    activeTags: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
/** Repositories that the caller can see; `name` is an exact match. */
function listRepos(scope = {}) {
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/registry/v2/repos', 'repos', repo, scope, { name: scope.name }, position);
}
function getRepo(uid) {
    return { method: 'GET', path: path `/registry/v2/repos/${uid}`, decode: decoder(repo), idempotent: true };
}
/** Changes the fields of `mask` only; `*` replaces all, no mask takes what the body has (spec §4). */
function updateRepo(uid, fields, mask) {
    return {
        method: 'PATCH',
        path: path `/registry/v2/repos/${uid}`,
        query: { updateMask: mask?.join(',') },
        body: fields,
        decode: decoder(repo),
        idempotent: true,
    };
}
function deleteRepo(uid) {
    return {
        method: 'DELETE',
        path: path `/registry/v2/repos/${uid}`,
        decode: () => undefined,
        idempotent: true,
    };
}


/***/ }),

/***/ 4551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listTags)
/* harmony export */ });
/* unused harmony export getTag */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);




const tag = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    digest: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    // Absent means that the row does not tell, which is not the same as `false`.
    deprecated: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
function listTags(filters) {
    const shown = filters.allClasses === true ? true : undefined;
    const query = {
        name: filters.name,
        digest: filters.digest,
        includeReferrers: shown,
        includeDates: shown,
        includeEpochs: shown,
    };
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/registry/v2/tags', 'tags', tag, filters, query, position);
}
function getTag(uid) {
    return { method: 'GET', path: path `/registry/v2/tags/${uid}`, decode: decoder(tag), idempotent: true };
}


/***/ })

};
