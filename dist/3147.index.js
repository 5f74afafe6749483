export const id = 3147;
export const ids = [3147];
export const modules = {

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90855);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** SHA-256 in hexadecimal of the parts, each told apart from the next; equal parts give equal fingerprints. */
function fingerprintOf(...parts) {
    const digits = [];
    for (const byte of (0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(new TextEncoder().encode(JSON.stringify(parts))))
        digits.push(HEX[byte]);
    return digits.join('');
}


/***/ }),

/***/ 38707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames)
/* harmony export */ });
/** Names are compared up to this length; hostile ones may be long. */
const COMPARED_LENGTH = 64;
/**
 * The names nearest to `wanted`, the nearest first, at most `limit`: those within a third of its length in single-letter
 * edits, letter case aside, or that contain it.
 */
function nearestNames(wanted, names, limit = 3) {
    const target = wanted.slice(0, COMPARED_LENGTH).toLowerCase();
    const reach = Math.max(1, Math.floor(target.length / 3));
    const ranked = [];
    for (const name of new Set(names)) {
        const other = name.slice(0, COMPARED_LENGTH).toLowerCase();
        const contained = target.length > 2 && other.includes(target);
        const edits = editDistance(target, other);
        const distance = contained ? Math.min(reach, edits) : edits;
        if (distance <= reach)
            ranked.push({ name, distance });
    }
    ranked.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
    return ranked.slice(0, limit).map(({ name }) => name);
}
/** Levenshtein distance. */
function editDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 0; i < a.length; i += 1) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j += 1) {
            const replaced = Number(row[j]) + (a[i] === b[j] ? 0 : 1);
            next.push(Math.min(replaced, Number(row[j + 1]) + 1, Number(next[j]) + 1));
        }
        row = next;
    }
    return Number(row[b.length]);
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

/***/ 72336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ isOrganizationUid),
/* harmony export */   t2: () => (/* binding */ findOrganization),
/* harmony export */   xO: () => (/* binding */ rootGroups)
/* harmony export */ });
/* harmony import */ var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38707);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_role_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84612);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);
/* harmony import */ var _platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86368);
/* harmony import */ var _platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25614);







const ROOT_UID = /^[0-9a-f]{40}$/;
const NO_SUCH_GROUP = new Set(['INVALID_ARGUMENT', 'NOT_FOUND', 'PERMISSION_DENIED']);
/** Whether a text is a uid of an organization rather than a name of one. */
function isOrganizationUid(text) {
    return ROOT_UID.test(text);
}
/**
 * Finds the organization: `organization` as uid or exact name, else the first segment of `identity`. Throws `UserError`
 * when it is not named, unknown, or its name is not unique.
 */
async function findOrganization(inputs, client) {
    const wanted = inputs.organization ?? inputs.identity?.split('/')[0];
    if (wanted === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
            message: '`organization` is needed: it cannot be told from `identity`',
            fix: 'set `organization` to the uid or the exact name of the organization',
            input: 'organization',
        });
    }
    // What an identity begins with is a uid, whatever uids look like here.
    if (inputs.organization === undefined || isOrganizationUid(wanted))
        return client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .getGroup */ .Wx)(wanted));
    const named = await rootGroups(client, wanted);
    const unnamed = named.length === 0 ? await groupOfUid(client, wanted) : undefined;
    if (unnamed !== undefined)
        return unnamed;
    const verified = named.filter((group) => group.verified);
    const candidates = named.length > 1 && verified.length === 1 ? verified : named;
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1)
        return only;
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(wanted, 100);
    if (only === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
            message: `there is no organization \`${name}\` that this identity can see`,
            fix: candidatesFix(wanted, await rootGroups(client)),
            input: 'organization',
        });
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
        message: `\`organization\`: ${candidates.length} organizations are named \`${name}\``,
        fix: `write the uid of one: ${candidates.map((group) => group.uid).join(', ')}`,
        input: 'organization',
    });
}
/** The root group of a uid of another form than the usual one: the specification leaves the form open. */
async function groupOfUid(client, uid) {
    if (!/^[\w-]+$/.test(uid))
        return undefined;
    try {
        const group = await client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .getGroup */ .Wx)(uid));
        return group.uid === uid ? group : undefined;
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk && NO_SUCH_GROUP.has(error.code))
            return undefined;
        throw error;
    }
}
function candidatesFix(wanted, visible) {
    if (visible.length === 0)
        return 'it sees no organization by its name: write the uid';
    const near = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestNames */ .L)(wanted, visible.map(({ name }) => name));
    if (near.length > 0)
        return `did you mean ${near.map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(name, 100)}\``).join(' or ')}?`;
    return `it sees ${(0,_domain_role_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showCandidates */ .Yu)(visible)}`;
}
/**
 * Root groups, of an exact name where one is given; the filter is checked again, since the service ignores those that it
 * does not know.
 */
function rootGroups(client, name) {
    const list = (0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .listGroups */ .P$)(name === undefined ? {} : { name });
    return (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .y)(client, list, (group) => (name === undefined || group.name === name) && !group.uid.includes('/') ? group : undefined);
}


/***/ }),

/***/ 72334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SIGN_IN_REASON: () => (/* binding */ SIGN_IN_REASON),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19036);
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29637);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56884);



/** Why this command cannot do without a sign-in. */
const SIGN_IN_REASON = 'role bindings are read from the platform, which needs a sign-in';
/** No credential, and a plan that may not be written. */
const findProblems = async (inputs, { area, isGiven }) => {
    const path = inputs.mode === 'plan' || inputs.mode === 'dump' ? inputs['plan-file'] : undefined;
    return [
        ...(isGiven('token') ? [] : await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_2__.requireIdentity)(inputs, SIGN_IN_REASON))),
        ...(path === undefined ? [] : await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWritable */ .ZB)(path, area, 'plan-file'))),
    ];
};


/***/ }),

/***/ 44424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j1: () => (/* binding */ planFileTarget),
  ZF: () => (/* binding */ readRoleFile),
  DF: () => (/* binding */ readRunFiles),
  ap: () => (/* binding */ requireSignIn)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/domain/claim-match.js
var claim_match = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/base/nearest-names.js
var nearest_names = __webpack_require__(38707);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/domain/role-file-schema.js
var role_file_schema = __webpack_require__(18086);
;// CONCATENATED MODULE: ./build/domain/role-file-problems.js



/** An unknown key is foreign text. */
const LONGEST_KEY = 100;
const WORDS = {
    string: 'a text',
    boolean: '`true` or `false`',
    array: 'a list',
    object: 'a mapping',
};
/** Everything about the data that breaks the schema: unknown and missing keys, wrong kinds and formats. */
function shapeProblems(source) {
    const result = role_file_schema/* roleFileSchema */.y0.safeParse(source.data);
    if (result.success)
        return [];
    return result.error.issues.flatMap((issue) => issueProblems(issue, source));
}
function issueProblems(issue, source) {
    // Paths into YAML data have no symbols.
    const path = issue.path;
    if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => unknownKey(path, key));
    const shown = showPath(path);
    if (path.length > 0 && valueAt(source.data, path) === undefined) {
        return [{ path: path.slice(0, -1), message: `${shown} is missing.` }];
    }
    switch (issue.code) {
        case 'invalid_type':
            // Entries with words of their own do not begin with zod's.
            return [
                {
                    path,
                    message: issue.message.startsWith('Invalid')
                        ? `${shown} must be ${WORDS[issue.expected]}.`
                        : `${shown} ${issue.message}.`,
                },
            ];
        case 'too_small':
            return [{ path, message: `${shown} is empty.` }];
        default:
            return [{ path, message: `${shown} ${issue.message}.` }];
    }
}
function unknownKey(path, key) {
    const parent = path.findLast((part) => typeof part === 'string') ?? '';
    const known = Object.entries(role_file_schema/* ROLE_FILE_KEYS */.dO).flatMap(([name, keys]) => (name === parent ? keys : []));
    const [near] = (0,nearest_names/* nearestNames */.L)(key, known);
    return {
        path,
        key,
        message: `${showPath(path)} has the unknown key \`${(0,plain_text/* plainLine */.h0)(key, LONGEST_KEY)}\`.`,
        fix: near === undefined ? 'Remove it.' : `Did you mean \`${near}\`?`,
    };
}
function showPath(path) {
    if (path.length === 0)
        return 'The file';
    const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
    return `\`${text.slice(1)}\``;
}
function valueAt(data, path) {
    return path.reduce((value, part) => Reflect.get(Object(value), part), data);
}

// EXTERNAL MODULE: ./build/domain/role-file-source.js
var role_file_source = __webpack_require__(88204);
;// CONCATENATED MODULE: ./build/domain/role-file.js




/** Parses the role file; every problem is reported with its place. `file` is the path to show. Never throws. */
function parseRoleFile(text, file) {
    const read = (0,role_file_source/* readYaml */.g)(text, file);
    if (read.kind === 'problems')
        return read;
    const { source } = read;
    const identities = entriesOf(source, 'identities').flatMap((raw, index) => {
        const parsed = role_file_schema/* identityEntrySchema */.a7.safeParse(raw);
        return parsed.success ? [{ raw: parsed.data, path: ['identities', index] }] : [];
    });
    const bindings = entriesOf(source, 'bindings').flatMap((raw, index) => {
        const parsed = role_file_schema/* bindingEntrySchema */.B2.safeParse(raw);
        return parsed.success ? [{ raw: parsed.data, path: ['bindings', index] }] : [];
    });
    const found = [
        ...shapeProblems(source),
        ...identities.flatMap(({ raw, path }) => identityProblems(raw, path)),
        ...repeatedProblems(identities),
    ];
    if (found.length > 0)
        return { kind: 'problems', problems: inOrder(found, source) };
    const organization = located(source, topLevel(source, 'organization'), ['organization']);
    return {
        kind: 'file',
        file: {
            file,
            organization,
            identities: identities.map(({ raw, path }) => identityEntry(raw, path, source)),
            bindings: bindings.map(({ raw, path }) => bindingEntry(raw, path, source)),
        },
    };
}
function topLevel(source, key) {
    const { data } = source;
    return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}
function entriesOf(source, key) {
    const entries = topLevel(source, key);
    return Array.isArray(entries) ? entries : [];
}
/** Rules between the keys of one entry. */
function identityProblems(raw, path) {
    const problems = [];
    const tell = (message, fix, at = path) => problems.push({ path: at, message, fix });
    if (raw.name === undefined && raw.uid === undefined) {
        tell('An entry of `identities` has neither `name` nor `uid`.', 'Give one of them.');
    }
    if (raw.claimMatch !== undefined && raw.github !== undefined) {
        tell('`claimMatch` and `github` exclude each other.', 'Keep one of them.', [...path, 'github']);
    }
    if (raw.github !== undefined) {
        const { ref, environment, pull_request } = raw.github;
        const given = [ref, environment, pull_request].filter((value) => value !== undefined).length;
        if (given !== 1) {
            tell(`\`github\` has ${given === 0 ? 'none' : 'several'} of \`ref\`, \`environment\` and \`pull_request\`.`, 'Give exactly one of them.', [...path, 'github']);
        }
    }
    return problems;
}
/** Two entries with the same name, uid or claims. */
function repeatedProblems(entries) {
    const first = new Map();
    return entries.flatMap(({ raw, path }, index) => {
        const claim = claimWish(raw)?.claimMatch;
        const keys = [
            ...(raw.name === undefined ? [] : [['name', `name \`${raw.name}\``, raw.name]]),
            ...(raw.uid === undefined ? [] : [['uid', `uid \`${raw.uid}\``, raw.uid]]),
            ...(claim === undefined
                ? []
                : [
                    ['claim', `subject \`${claim.subject}\``, JSON.stringify([claim.issuer, claim.subject])],
                ]),
        ];
        return keys.flatMap(([kind, shown, value]) => {
            const key = JSON.stringify([kind, value]);
            if (!first.has(key)) {
                first.set(key, index);
                return [];
            }
            return [
                {
                    path,
                    message: `Two entries of \`identities\` have the ${shown}.`,
                    fix: 'Merge them into one entry.',
                },
            ];
        });
    });
}
function inOrder(problems, source) {
    return problems
        .map(({ path, key, message, fix }) => ({
        message,
        ...(fix === undefined ? {} : { fix }),
        input: 'file',
        place: key === undefined ? source.placeOf(path) : source.placeOfKey(path, key),
    }))
        .sort((a, b) => a.place.line - b.place.line || Number(a.place.column) - Number(b.place.column));
}
function located(source, text, path) {
    return typeof text === 'string' ? { text, place: source.placeOf(path) } : undefined;
}
function claimWish(raw) {
    if (raw.claimMatch !== undefined)
        return { kind: 'claims', claimMatch: raw.claimMatch };
    if (raw.github === undefined)
        return undefined;
    const { repository, ref, environment, ids } = raw.github;
    const context = ref !== undefined
        ? { kind: 'ref', ref }
        : environment !== undefined
            ? { kind: 'environment', environment }
            : { kind: 'pull_request' };
    const slash = repository.indexOf('/');
    const workload = {
        owner: repository.slice(0, slash),
        repository: repository.slice(slash + 1),
        ids: ids === undefined ? undefined : { owner: String(ids.owner), repository: String(ids.repository) },
        context,
    };
    return { kind: 'github', claimMatch: (0,claim_match/* githubClaimMatch */.jk)(workload), workload };
}
function identityEntry(raw, path, source) {
    return {
        place: source.placeOf(path),
        uid: raw.uid,
        name: raw.name,
        description: raw.description,
        claim: claimWish(raw),
        roles: (raw.roles ?? []).map((text, index) => ({
            text,
            place: source.placeOf([...path, 'roles', index]),
        })),
        absent: raw.state === 'absent',
        owned: raw.owned ?? raw.uid === undefined,
        expires: raw.expires,
    };
}
function bindingEntry(raw, path, source) {
    const at = (key, text) => ({ text, place: source.placeOf([...path, key]) });
    return {
        place: source.placeOf(path),
        identity: at('identity', raw.identity),
        role: at('role', raw.role),
        group: raw.group === undefined ? undefined : at('group', raw.group),
        expires: raw.expires,
    };
}

// EXTERNAL MODULE: ./build/domain/role-plan-file.js
var role_plan_file = __webpack_require__(35984);
// EXTERNAL MODULE: ./build/host/files.js
var files = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/commands/session.js + 6 modules
var session = __webpack_require__(56884);
// EXTERNAL MODULE: ./build/commands/workspace-path.js
var workspace_path = __webpack_require__(15512);
// EXTERNAL MODULE: ./build/commands/sync-rolebindings/find-problems.js
var find_problems = __webpack_require__(72334);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/read-files.js








/** Largest plan file that is read: 10,000 changes take some 5 MiB. */
const LARGEST_PLAN_BYTES = 64 * 1024 * 1024;
/** Reads the role file and a kept plan and checks where a plan goes; throws `UserError` with all that is wrong with them. */
async function readRunFiles(inputs, deps) {
    const problems = [];
    const attempt = async (work) => {
        try {
            return await work();
        }
        catch (error) {
            if (!(error instanceof user_error/* UserError */.y))
                throw error;
            problems.push(...error.problems);
            return undefined;
        }
    };
    await attempt(async () => requireSignIn(inputs));
    const file = await attempt(() => readRoleFile(inputs, deps));
    const kept = inputs.mode === 'apply' ? await attempt(() => readKeptPlan(inputs, deps)) : undefined;
    const planTarget = inputs.mode === 'plan' ? await attempt(() => planFileTarget(inputs, deps)) : undefined;
    if (file === undefined || problems.length > 0)
        throw new user_error/* UserError */.y(...problems);
    return { file, kept, planTarget };
}
/** Throws `UserError` where nothing says how to sign in. */
function requireSignIn(inputs) {
    (0,session.requireIdentity)(inputs, find_problems.SIGN_IN_REASON);
}
/** Reads the role file, from the base of the change where a change must not decide. Throws `UserError`. */
async function readRoleFile(inputs, deps) {
    const text = await deps.readPolicyFile(inputs.file);
    if (text === undefined) {
        throw new user_error/* UserError */.y({
            message: `\`file\`: \`${inputs.file}\` does not exist`,
            fix: 'write one (`mode: dump` prints the present state in its form), or set `file`',
            input: 'file',
        });
    }
    const parsed = parseRoleFile(text, (0,workspace_path/* workspacePath */.X)(deps, inputs.file));
    if (parsed.kind === 'problems')
        throw new user_error/* UserError */.y(...parsed.problems);
    return parsed.file;
}
/** Where `plan` and `dump` write to: a checked path that is not the role file. Throws `UserError`. */
async function planFileTarget(inputs, deps) {
    const named = inputs['plan-file'];
    if (named === undefined)
        return undefined;
    const { tempDirectory, workspace } = deps.host.context;
    const { workingDirectory } = deps;
    const target = await (0,files/* checkWritable */.ZB)(named, { workspace, tempDirectory, workingDirectory }, 'plan-file');
    if ((0,files/* isSameFile */.Dl)(target, (0,external_node_path_.resolve)(workingDirectory, inputs.file))) {
        throw new user_error/* UserError */.y({
            message: `\`plan-file\` and \`file\` are the same file, \`${named}\`: the role file is never written over`,
            fix: 'give `plan-file` another name',
            input: 'plan-file',
        });
    }
    return target;
}
async function readKeptPlan(inputs, deps) {
    const named = inputs['plan-file'];
    if (named === undefined)
        return undefined;
    const text = await (0,files/* readTextFile */.Gu)((0,external_node_path_.resolve)(deps.workingDirectory, named), LARGEST_PLAN_BYTES);
    const fix = 'write it with `mode: plan` and the same `plan-file`, and hand it over unchanged';
    if (text === undefined)
        throw new user_error/* UserError */.y({ message: `\`plan-file\`: \`${named}\` does not exist`, fix, input: 'plan-file' });
    const read = (0,role_plan_file/* parsePlanFile */.FU)(text);
    if (read.kind === 'plan')
        return read.plan;
    const message = `\`plan-file\`: \`${named}\` is not a plan: ${read.reason}`;
    throw new user_error/* UserError */.y({ message, fix, input: 'plan-file' });
}


/***/ }),

/***/ 93831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yn: () => (/* binding */ observedIn),
  YH: () => (/* binding */ questionOf),
  TY: () => (/* binding */ readWorld)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/pool.js
var pool = __webpack_require__(24344);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/domain/observed-rows.js
var observed_rows = __webpack_require__(12931);
// EXTERNAL MODULE: ./build/domain/role-binding.js
var role_binding = __webpack_require__(95573);
;// CONCATENATED MODULE: ./build/domain/world-names.js
/**
 * The world with a name for every group and role: spec §2 shows no fields of groups, so where an answer has no name, one
 * from a binding stands for it, else the uid.
 */
function withNames(world) {
    const { bindings, groups, organization, roles } = world;
    const names = new Map();
    const learn = ({ name, uid }) => name !== '' && names.set(uid, name);
    for (const { group, role } of bindings)
        [group, role].forEach(learn);
    [...groups, ...roles, organization].forEach(learn);
    const named = (thing) => thing.name === '' ? { ...thing, name: names.get(thing.uid) ?? thing.uid } : thing;
    return {
        ...world,
        organization: named(organization),
        groups: groups.map(named),
        roles: roles.map(named),
        bindings: bindings.map((row) => ({ ...row, group: named(row.group), role: named(row.role) })),
    };
}

// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/platform/read-all.js + 1 modules
var read_all = __webpack_require__(86368);
// EXTERNAL MODULE: ./build/platform/resources/groups.js
var resources_groups = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/platform/resources/identities.js
var resources_identities = __webpack_require__(26808);
// EXTERNAL MODULE: ./build/platform/resources/role-bindings.js
var role_bindings = __webpack_require__(98197);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(80922);
// EXTERNAL MODULE: ./build/platform/resources/list-query.js
var list_query = __webpack_require__(94207);
// EXTERNAL MODULE: ./build/platform/resources/resource-calls.js
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/roles.js





const role = schemas/* looseObject */._H3({
    uid: schemas/* string */.YjP(),
    name: decode/* text */.Qq,
    description: decode/* text */.Qq,
    capabilities: (0,decode/* listOf */.c3)(schemas/* string */.YjP()),
    createTime: decode/* text */.Qq,
    updateTime: decode/* text */.Qq,
});
/** Roles that the caller can see; `name` is an exact match where the service has that filter. */
function listRoles(scope = {}) {
    return (0,list_query/* listOperation */.g)('/iam/v2/roles', 'roles', role, scope, { name: scope.name });
}
/** One role; `NOT_FOUND` when there is none. */
function getRole(uid) {
    return readCall(path `/iam/v2/roles/${uid}`, role);
}
/** Makes a role of an organization. */
function createRole(parentUid, fields) {
    return postCall(path `/iam/v2/roles/${parentUid}`, fields, role);
}
/** Changes a role; built-in ones cannot be changed. */
function updateRole(uid, fields, mask) {
    return patchCall(path `/iam/v2/roles/${uid}`, fields, mask, role);
}
/** Deletes a role; built-in ones cannot be deleted. */
function deleteRole(uid) {
    return deleteCall(path `/iam/v2/roles/${uid}`);
}

// EXTERNAL MODULE: ./build/commands/organization.js
var organization = __webpack_require__(72336);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/read-world.js













/** What a role file needs to know. */
function questionOf(file) {
    const entries = file.identities.flatMap(({ uid }) => uid ?? []);
    const bound = file.bindings
        .map(({ identity }) => identity.text)
        .filter((text) => text.includes('/') || (0,organization/* isOrganizationUid */.Qn)(text));
    return { organization: file.organization, identityUids: [...new Set([...entries, ...bound])] };
}
/**
 * Reads groups, roles, identities and role bindings of the organization, each list once and all at the same time. Rows are
 * filtered here too, since the service ignores filters that it does not know. Throws `UserError` and `PlatformError`.
 */
async function readWorld(inputs, client, question) {
    const wanted = question.organization?.text ?? inputs.organization ?? inputs.identity?.split('/')[0];
    const finding = organizationOf(inputs, client, question.organization);
    const uid = wanted !== undefined && (0,organization/* isOrganizationUid */.Qn)(wanted) ? wanted : (await finding).uid;
    const reading = readLists(client, uid, question.identityUids, inputs.concurrency);
    // Both are waited for, so that a wrong organization is told rather than what it led to.
    await Promise.allSettled([finding, reading]);
    const { name } = await finding;
    return withNames({ organization: { uid, name }, ...(await reading) });
}
async function organizationOf(inputs, client, located) {
    if (located === undefined)
        return (0,organization/* findOrganization */.t2)(inputs, client);
    try {
        return await (0,organization/* findOrganization */.t2)({ ...inputs, organization: located.text }, client);
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        const at = { input: 'file', place: located.place };
        throw new user_error/* UserError */.y(...error.problems.map((problem) => ({ ...problem, ...at })));
    }
}
async function readLists(client, uid, identityUids, concurrency) {
    const scope = { descendantsOf: uid };
    const named = (row) => ({ uid: row.uid, name: row.name });
    const identities = (0,read_all/* readAll */.y)(client, (0,resources_identities/* listIdentities */.T8)(scope), (row) => (0,role_binding/* isWithin */.UO)(row.uid, uid) ? (0,observed_rows/* observeIdentity */.p)(row) : undefined).then(async (listed) => [...listed, ...(await readOthers(client, listed, identityUids, concurrency))]);
    const [bindings, groups, roles, known] = await Promise.all([
        (0,read_all/* readAll */.y)(client, (0,role_bindings/* listRoleBindings */.Zf)(scope), (row) => observedIn(row, uid)),
        (0,read_all/* readAll */.y)(client, (0,resources_groups/* listGroups */.P$)(scope), (row) => ((0,role_binding/* isWithin */.UO)(row.uid, uid) ? named(row) : undefined)),
        // Built-in roles stand outside of every organization, so that no scope has both kinds.
        (0,read_all/* readAll */.y)(client, listRoles(), (row) => !row.uid.includes('/') || (0,role_binding/* isWithin */.UO)(row.uid, uid) ? named(row) : undefined),
        identities,
    ]);
    return { groups, roles, identities: [...known, ...onlyBound(bindings, known, identityUids)], bindings };
}
/** Identities that are named by uid and can be seen in bindings only, as people of other organizations are. */
function onlyBound(bindings, known, uids) {
    const readable = new Set(known.map(({ uid }) => uid));
    const bound = new Map(bindings.map(({ identity }) => [identity.uid, identity]));
    return uids
        .filter((uid) => !readable.has(uid))
        .flatMap((uid) => bound.get(uid) ?? [])
        .map(observed_rows/* observeIdentity */.p);
}
/** A binding of the organization; throws for one that does not say whom it gives which role. */
function observedIn(row, organizationUid) {
    const place = row.group.uid === '' ? row.uid : row.group.uid;
    if (place !== '' && !(0,role_binding/* isWithin */.UO)(place, organizationUid))
        return undefined;
    const observed = (0,observed_rows/* observeBinding */.O)(row);
    if (observed !== undefined)
        return observed;
    throw new errors/* PlatformError */.Wk(`role binding \`${(0,plain_text/* plainLine */.h0)(row.uid, 200)}\` does not say whom it gives which role, so it cannot be judged`, { code: 'UNDECODABLE', call: 'GET /iam/v2/roleBindings' });
}
/** Identities that are named by uid and not in the list; those that do not exist or cannot be read are left out. */
async function readOthers(client, listed, uids, concurrency) {
    const known = new Set(listed.map(({ uid }) => uid));
    const missing = uids.filter((uid) => !known.has(uid) && isPath(uid));
    const found = await (0,pool/* mapPool */.Pk)(missing, concurrency, async (uid) => {
        try {
            return (0,observed_rows/* observeIdentity */.p)(await client.send((0,resources_identities/* getIdentity */.XV)(uid)));
        }
        catch (error) {
            const isHidden = error instanceof errors/* PlatformError */.Wk &&
                ['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'].includes(error.code);
            if (!isHidden)
                throw error;
            return undefined;
        }
    });
    return found.filter((identity) => identity !== undefined);
}
/** Whether a text can stand in a path: no empty and no dot segments. */
function isPath(uid) {
    return uid.split('/').every((segment) => !['', '.', '..'].includes(segment));
}


/***/ }),

/***/ 13147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/base/glob.js
var glob = __webpack_require__(56120);
// EXTERNAL MODULE: ./build/base/name-glob.js
var name_glob = __webpack_require__(56860);
// EXTERNAL MODULE: ./build/domain/role-refusal.js
var role_refusal = __webpack_require__(65804);
;// CONCATENATED MODULE: ./build/domain/role-grant-guards.js



/** Judges what the plan grants: additions, and all roles of an identity whose claims change. */
function judgeGrants(plan, claimChanges, { allowRoles, denyRoles }) {
    const grants = [
        ...plan.changes
            .filter((change) => change.action === 'add')
            .map((change) => ({ change, roles: [change.role.name] })),
        ...claimChanges.map((change) => ({ change, roles: change.claims.grants.map(({ name }) => name) })),
    ];
    const isDefault = denyRoles.length === 0;
    const denies = isDefault && allowRoles.includes(role_refusal/* OWNER */.y)
        ? () => false
        : (0,glob/* createGlobList */.n)(isDefault ? [role_refusal/* OWNER */.y] : denyRoles, name_glob/* createNameGlob */.mi);
    const allows = allowRoles.length === 0 ? () => true : (0,glob/* createGlobList */.n)(allowRoles, name_glob/* createNameGlob */.mi);
    return [
        ...roleRefusal('deny-roles', grants, denies, allowRoles, isDefault),
        ...roleRefusal('allow-roles', grants, (role) => !allows(role) && !denies(role), allowRoles, isDefault),
    ];
}
function roleRefusal(guard, grants, refuses, allowRoles, isDefault) {
    const refused = grants.filter(({ roles }) => roles.some(refuses));
    if (refused.length === 0)
        return [];
    const roles = [...new Set(refused.flatMap((grant) => grant.roles.filter(refuses)))].sort();
    const shown = roles.map((role) => `\`${role}\``).join(', ');
    const why = guard === 'deny-roles' ? 'that `deny-roles` denies' : 'that `allow-roles` does not name';
    let fix = `\`allow-roles: ${[...allowRoles, ...roles].join(', ')}\` would allow it.`;
    if (guard === 'deny-roles') {
        fix = isDefault
            ? '`deny-roles` is `owner` by default; another value, for example `deny-roles: none`, would allow it.'
            : `\`deny-roles\` without ${shown} would allow it.`;
    }
    return [
        {
            guard,
            number: refused.length,
            limit: 0,
            message: `The plan has ${(0,role_refusal/* countOf */.p)(refused.length, 'grant')} of roles ${why}, and 0 are allowed: ${shown}.`,
            fix,
            input: guard,
            changes: refused.map(({ change }) => change),
        },
    ];
}

;// CONCATENATED MODULE: ./build/domain/role-guards.js


/** Bindings above which the percentage counts (contract §7). */
const SMALL_NUMBER = 4;
/** Judges a plan by every guard; any refusal blocks all of it. */
function judgeGuards(plan, world, settings) {
    const removals = plan.changes.filter((change) => change.action === 'remove');
    const claimChanges = plan.changes.filter((change) => change.action === 'update' && change.claims !== undefined);
    return [
        ...judgeNumber(removals, settings),
        ...judgeShare(removals, plan.ownedBindings, settings),
        ...judgeSelf(removals, claimChanges, settings),
        ...judgeOwners(plan, removals, world),
        ...judgeGrants(plan, claimChanges, settings),
        ...judgeClaims(claimChanges, settings),
    ];
}
function judgeNumber(removals, { maxDeletes }) {
    const number = removals.length;
    if (number <= maxDeletes)
        return [];
    return [
        {
            guard: 'max-deletes',
            number,
            limit: maxDeletes,
            message: `The plan removes ${(0,role_refusal/* countOf */.p)(number, 'binding')}, and \`max-deletes\` is ${maxDeletes}.`,
            fix: `\`max-deletes: ${number}\` would allow it.`,
            input: 'max-deletes',
            changes: removals,
        },
    ];
}
function judgeShare(removals, owned, { maxDeletePercent }) {
    if (owned <= SMALL_NUMBER || removals.length * 100 <= maxDeletePercent * owned)
        return [];
    const percent = Math.ceil((removals.length * 100) / owned);
    return [
        {
            guard: 'max-delete-percent',
            number: percent,
            limit: maxDeletePercent,
            message: `The plan removes ${removals.length} of ${(0,role_refusal/* countOf */.p)(owned, 'owned binding')}, ${percent} %, and \`max-delete-percent\` is ${maxDeletePercent}.`,
            fix: `\`max-delete-percent: ${percent}\` would allow it.`,
            input: 'max-delete-percent',
            changes: removals,
        },
    ];
}
function judgeSelf(removals, claimChanges, { self, protectSelf }) {
    if (self.kind === 'unreadable') {
        const changes = [...removals, ...claimChanges];
        if (changes.length === 0)
            return [];
        return [
            {
                guard: 'unreadable-self',
                number: changes.length,
                limit: 0,
                message: `The plan has ${(0,role_refusal/* countOf */.p)(changes.length, 'removal')} or changed claims, and 0 are allowed while the running identity cannot be read from the token, since it cannot be protected.`,
                fix: 'Sign in with `identity`, or leave out `prune`.',
                input: 'identity',
                changes,
            },
        ];
    }
    const own = removals.filter(({ identity }) => identity.uid === self.uid);
    const ownClaims = claimChanges.filter(({ identity }) => identity.uid === self.uid);
    const refusals = [];
    if (protectSelf && own.length > 0) {
        refusals.push({
            guard: 'protect-self',
            number: own.length,
            limit: 0,
            message: `The plan removes ${(0,role_refusal/* countOf */.p)(own.length, 'binding')} of the running identity \`${self.uid}\`, and 0 may go.`,
            fix: '`protect-self: false` would allow it; or add these roles to the file.',
            input: 'protect-self',
            changes: own,
        });
    }
    if (ownClaims.length > 0) {
        refusals.push({
            guard: 'own-claims',
            number: ownClaims.length,
            limit: 0,
            message: `The plan changes the claims of the running identity \`${self.uid}\` (1 identity, 0 are allowed), and no input allows it.`,
            fix: 'Run with another identity, or leave these claims as they are.',
            input: undefined,
            changes: ownClaims,
        });
    }
    return refusals;
}
/** For every role named `owner`, one binding on the organization stays; additions of the same plan count, as they come first. */
function judgeOwners(plan, removals, world) {
    const isOwner = ({ role, group }) => role.name === role_refusal/* OWNER */.y && group.uid === plan.organization.uid;
    const going = removals.filter(isOwner);
    const gone = new Set(going.map(({ uid }) => uid));
    const coming = plan.changes.filter((change) => change.action === 'add').filter(isOwner);
    const staying = [...world.bindings.filter((row) => isOwner(row) && !gone.has(row.uid)), ...coming];
    const kept = new Set(staying.map(({ role }) => role.uid));
    const last = going.filter(({ role }) => !kept.has(role.uid));
    if (last.length === 0)
        return [];
    return [
        {
            guard: 'last-owner',
            number: 0,
            limit: 1,
            message: `The plan would leave the organization with 0 bindings of \`${role_refusal/* OWNER */.y}\`, and 1 has to stay; no input allows it.`,
            fix: 'Give `owner` to another identity first, or keep this one in the file.',
            input: undefined,
            changes: last,
        },
    ];
}
function judgeClaims(claimChanges, { allowClaimChanges }) {
    if (allowClaimChanges || claimChanges.length === 0)
        return [];
    return [
        {
            guard: 'allow-claim-changes',
            number: claimChanges.length,
            limit: 0,
            message: `The plan changes the claims of ${(0,role_refusal/* countOf */.p)(claimChanges.length, 'identity', 'identities')}, and 0 are allowed: all their roles go to whoever matches next.`,
            fix: '`allow-claim-changes: true` would allow it.',
            input: 'allow-claim-changes',
            changes: claimChanges,
        },
    ];
}

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/domain/role-plan-file.js
var role_plan_file = __webpack_require__(35984);
// EXTERNAL MODULE: ./build/domain/role-plan-hash.js
var role_plan_hash = __webpack_require__(34362);
// EXTERNAL MODULE: ./build/domain/role-words.js
var role_words = __webpack_require__(73397);
;// CONCATENATED MODULE: ./build/domain/role-kept-plan.js





/** Changes of a kind that a refusal lists. */
const SHOWN = 5;
const LONGEST_CHANGE = 200;
const FIX = 'Plan again, have the new plan reviewed, and give its hash or file.';
/** Refuses a plan that is not the reviewed one (contract §7), and tells what differs. */
function judgeReviewed(plan, { hash, kept }, world) {
    const now = (0,role_plan_hash/* planHash */.SH)(plan);
    const byHash = hash === undefined || hash === now
        ? []
        : [
            {
                guard: 'plan-hash',
                number: plan.changes.length,
                limit: 0,
                message: `The plan has the hash ${now}, and \`plan-hash\` is ${(0,plain_text/* plainLine */.h0)(hash, LONGEST_CHANGE)}: ${nowWords(plan)}`,
                fix: FIX,
                input: 'plan-hash',
                changes: plan.changes.slice(0, 1),
            },
        ];
    return kept === undefined ? byHash : [...byHash, ...judgeKept(plan, kept, world)];
}
function judgeKept(plan, kept, world) {
    const difference = (0,role_plan_file/* comparePlan */.hv)(kept, plan);
    if (difference === undefined)
        return [];
    const before = new Set(kept.changes);
    const after = new Set(plan.changes.map(role_plan_hash/* canonicalChange */.xG));
    const fresh = plan.changes.filter((change) => !before.has((0,role_plan_hash/* canonicalChange */.xG)(change)));
    const gone = kept.changes.filter((change) => !after.has(change));
    const words = [
        ...(fresh.length === 0
            ? []
            : [`${(0,role_refusal/* countOf */.p)(fresh.length, 'change')} it lacks: ${list(fresh.map(sentence))}`]),
        ...(gone.length === 0
            ? []
            : [
                `${(0,role_refusal/* countOf */.p)(gone.length, 'change')} of it no longer needed: ${list(gone.map((change) => keptWords(change, world)))}`,
            ]),
    ];
    return [
        {
            guard: 'plan-file',
            number: difference.fresh + difference.gone,
            limit: 0,
            message: `The plan is not the one in \`plan-file\`: ${words.join('; ')}.`,
            fix: FIX,
            input: 'plan-file',
            changes: fresh,
        },
    ];
}
/** A change of a kept plan in words, with the names that its uids have now; the file is foreign text. */
function keptWords(canonical, world) {
    const { bindings, groups, identities, organization, roles } = world;
    const mentioned = bindings.flatMap(({ group, identity, role }) => [group, identity, role]);
    const known = [organization, ...groups, ...roles, ...identities, ...mentioned];
    const show = (uid) => `\`${(0,role_words/* shortName */.EU)(known.find((thing) => thing.uid === uid)?.name ?? String(uid))}\``;
    const [action, first, second, third, fourth] = readCanonical(canonical);
    switch (action) {
        case 'create':
            return `+ create identity ${show(first)}`;
        case 'add':
            return `+ add role ${show(third)} on ${show(fourth)} to identity ${show(first ?? second)}`;
        case 'update':
            return `~ change identity ${show(first)}`;
        case 'remove':
            return `- remove role ${show(third)} on ${show(fourth)} from identity ${show(second)}`;
        default:
            return (0,plain_text/* plainLine */.h0)(canonical, LONGEST_CHANGE);
    }
}
function readCanonical(canonical) {
    try {
        const data = JSON.parse(canonical);
        return Array.isArray(data) ? data : [];
    }
    catch {
        return [];
    }
}
function nowWords({ changes }) {
    if (changes.length === 0)
        return 'nothing is to be changed now.';
    return `${(0,role_refusal/* countOf */.p)(changes.length, 'change')} now, ${list(changes.map(sentence))}.`;
}
function sentence(change) {
    return `${(0,role_words/* changeSign */.oX)(change)} ${(0,role_words/* changeSentence */.y6)(change)}`;
}
function list(items) {
    const shown = items.slice(0, SHOWN).join(', ');
    return items.length > SHOWN ? `${shown} and ${items.length - SHOWN} more` : shown;
}

// EXTERNAL MODULE: ./build/domain/claim-match.js
var claim_match = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/domain/identity-match.js
var identity_match = __webpack_require__(42012);
// EXTERNAL MODULE: ./build/domain/role-binding.js
var role_binding = __webpack_require__(95573);
// EXTERNAL MODULE: ./build/domain/role-names.js
var role_names = __webpack_require__(84612);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
;// CONCATENATED MODULE: ./build/domain/role-wishes.js





/** Turns roles and bindings of the file into uids (contract §7); unknown and ambiguous names are problems with candidates. */
function collectWishes(file, matches, world, nowMs) {
    const { organization } = world;
    const known = (0,role_names/* knownNames */.UH)(world);
    const wanted = new Map();
    const expired = new Map();
    const notices = [];
    const problems = [];
    const roleOf = (role) => {
        const isHome = ({ uid }) => !uid.includes('/') || (0,role_binding/* isWithin */.UO)(uid, organization.uid);
        const resolved = (0,role_names/* resolveName */.qK)('role', role, known.roles, isHome);
        if (resolved.kind === 'found')
            return resolved.found;
        problems.push(resolved.problem);
        return undefined;
    };
    const groupOf = (group) => {
        if (group === undefined)
            return organization;
        const resolved = (0,role_names/* resolveName */.qK)('group', group, known.groups);
        if (resolved.kind === 'found')
            return resolved.found;
        const nested = (0,role_names/* groupAtPath */.kc)(group.text, known.groups, organization);
        if (nested !== undefined)
            return nested;
        problems.push(resolved.problem);
        return undefined;
    };
    const want = (place, identity, role, group, state) => {
        if (role === undefined || group === undefined)
            return;
        const key = (0,role_binding/* grantKey */.cx)({ identity, role, group });
        if (state === 'expired')
            expired.set(key, place);
        if (state !== 'present')
            return;
        const earlier = wanted.get(key);
        if (earlier === undefined)
            wanted.set(key, { key, identity, role, group, place });
        else
            notices.push(repeatedNotice(earlier, place));
    };
    for (const match of matches) {
        const identity = referenceOf(match);
        const state = !match.absent ? 'present' : match.entry.absent ? 'absent' : 'expired';
        if (state === 'expired')
            notices.push(expiredNotice('This identity', match.entry.expires, match.entry.place));
        for (const role of match.entry.roles)
            want(role.place, identity, roleOf(role), organization, state);
    }
    const identities = createIdentityLookup(file, matches, world);
    for (const binding of file.bindings) {
        const [role, group] = [roleOf(binding.role), groupOf(binding.group)];
        const resolved = identities(binding.identity);
        const isOver = binding.expires !== undefined && (0,time/* hasBegun */.SU)(binding.expires, nowMs);
        if (isOver)
            notices.push(expiredNotice('This binding', binding.expires, binding.place));
        if (resolved.kind === 'problem')
            problems.push(resolved.problem);
        if (resolved.kind !== 'found')
            continue;
        const { identity, absent } = resolved;
        want(binding.place, identity, role, group, isOver ? 'expired' : absent ? 'absent' : 'present');
    }
    return { wanted, expired, notices, problems };
}
function referenceOf(match) {
    if (match.kind === 'existing')
        return match.identity;
    return { uid: match.entry.uid, name: match.entry.name ?? '' };
}
/** Looks up what `bindings` call an identity: a uid, else the name of an entry of the file, else a name in the organization. */
function createIdentityLookup(file, matches, world) {
    const all = (0,role_names/* uniqueByUid */.XS)(world.identities);
    const local = all.filter(({ uid }) => (0,role_binding/* isWithin */.UO)(uid, world.organization.uid));
    const usable = all.filter((identity) => (0,identity_match/* isFoundByName */.tG)(identity, world.organization.uid));
    const byMatch = (match) => ({
        kind: 'found',
        identity: referenceOf(match),
        absent: match.absent,
    });
    const byIdentity = (identity) => {
        const match = matches.find((one) => referenceOf(one).uid === identity.uid);
        return match === undefined ? { kind: 'found', identity, absent: false } : byMatch(match);
    };
    return (wanted) => {
        const { text } = wanted;
        const byUid = all.find(({ uid }) => uid === text);
        if (byUid !== undefined)
            return byIdentity(byUid);
        const entry = file.identities.find(({ uid, name }) => uid === text || name === text);
        if (entry !== undefined) {
            const match = matches.find((one) => one.entry === entry);
            return match === undefined ? { kind: 'unclear' } : byMatch(match);
        }
        const names = file.identities.flatMap(({ name }) => name ?? []);
        const resolved = (0,role_names/* resolveName */.qK)('identity', wanted, usable, () => false, names);
        if (resolved.kind === 'found')
            return byIdentity(resolved.found);
        const stranger = usable.some(({ name }) => name === text)
            ? undefined
            : local.find(({ name }) => name === text);
        if (stranger === undefined)
            return resolved;
        const fix = 'Write its uid, if it is meant.';
        return {
            kind: 'problem',
            problem: { message: (0,identity_match/* onlyByUid */.sv)(stranger), fix, input: 'file', place: wanted.place },
        };
    };
}
function repeatedNotice(wish, place) {
    const { identity, role, group } = wish;
    const what = `\`${(0,role_words/* shortName */.EU)(role.name)}\` for \`${(0,role_words/* shortName */.EU)(identity.name)}\` on \`${(0,role_words/* shortName */.EU)(group.name)}\``;
    return {
        kind: 'repeated-entry',
        message: `The file asks for ${what} on line ${wish.place.line} already; it counts once.`,
        place,
    };
}
function expiredNotice(what, date, place) {
    return { kind: 'expired-entry', message: `${what} expired on ${date} and counts as absent.`, place };
}

;// CONCATENATED MODULE: ./build/domain/role-plan.js






/**
 * Compares the file with what is there (contract §7). Any order of the observed rows gives the same plan; problems are
 * unknown, ambiguous or contradictory names, all of them at once.
 */
function planRoles(file, world, options) {
    const { matches, problems } = (0,identity_match/* matchIdentities */.c1)(file.identities, world, options.nowMs);
    const wishes = collectWishes(file, matches, world, options.nowMs);
    const all = [...problems, ...wishes.problems];
    if (all.length > 0) {
        const line = ({ place }) => Number(place?.line);
        return { kind: 'problems', problems: all.sort((a, b) => line(a) - line(b)) };
    }
    const bindings = (0,role_binding/* observedRows */.Ke)(world);
    const existing = matches.filter((match) => match.kind === 'existing');
    const ownedUids = new Set(existing.flatMap(({ entry, identity }) => (entry.owned ? identity.uid : [])));
    const surplus = [...surplusBindings(existing, bindings, wishes)];
    const removals = surplus.filter(({ identity }) => ownedUids.has(identity.uid));
    const present = new Set(bindings.map(role_binding/* grantKey */.cx));
    const additions = [...wishes.wanted.values()]
        .filter(({ key }) => !present.has(key))
        .map(({ identity, role, group, place }) => {
        const reference = { uid: identity.uid, name: identity.name };
        return { action: 'add', kind: 'binding', identity: reference, role, group, place };
    });
    const changes = [
        ...matches.flatMap(identityCreation),
        ...existing.flatMap((match) => identityUpdate(match, bindings)),
        ...additions,
        ...(options.prune ? removals : []),
    ];
    return {
        kind: 'plan',
        plan: {
            organization: { uid: world.organization.uid, name: world.organization.name },
            changes: sortChanges(changes),
            notices: sortNotices([
                ...wishes.notices,
                ...surplus.flatMap((removal) => surplusNotice(removal, options.prune)),
            ]),
            ownedBindings: bindings.filter(({ identity }) => ownedUids.has(identity.uid)).length,
        },
    };
}
function identityCreation(match) {
    if (match.kind !== 'new')
        return [];
    const { entry, name, claim } = match;
    return [
        {
            action: 'create',
            kind: 'identity',
            identity: { uid: undefined, name },
            description: entry.description,
            claimMatch: claim.claimMatch,
            place: entry.place,
        },
    ];
}
function identityUpdate(match, bindings) {
    const { entry, identity, absent, changeable } = match;
    if (absent || !changeable)
        return [];
    const changed = (from, to) => to === undefined || to === from ? undefined : { from, to };
    const name = changed(identity.name, entry.name);
    const description = changed(identity.description, entry.description);
    const claims = entry.claim === undefined || accepts(identity, entry.claim)
        ? undefined
        : claimChange(identity, entry.claim, bindings);
    if (name === undefined && description === undefined && claims === undefined)
        return [];
    const reference = { uid: identity.uid, name: identity.name };
    return [
        {
            action: 'update',
            kind: 'identity',
            identity: reference,
            name,
            description,
            claims,
            place: entry.place,
        },
    ];
}
/** Whether the identity accepts what the file wants. A workload without ids is content with a subject that has some. */
function accepts(identity, wish) {
    const { issuer, subject } = identity;
    if (issuer === undefined || subject === undefined)
        return false;
    if (issuer === wish.claimMatch.issuer && subject === wish.claimMatch.subject)
        return true;
    if (wish.kind !== 'github' || wish.workload.ids !== undefined)
        return false;
    return (0,claim_match/* compareGithubClaim */.x0)(wish.workload, { issuer, subject }) === 'other-form';
}
function claimChange(identity, wish, bindings) {
    const roles = bindings.filter((row) => row.identity.uid === identity.uid).map(({ role }) => role);
    return {
        from: identity.kind === 'unknown' ? undefined : { issuer: identity.issuer, subject: identity.subject },
        to: wish.claimMatch,
        kept: identity.otherClaims,
        grants: (0,role_names/* uniqueByUid */.XS)(roles),
    };
}
/** Owned bindings that the file does not ask for, and of any identity that it names all but one of those that it asks for. */
function* surplusBindings(existing, bindings, { wanted, expired }) {
    const entries = new Map(existing.map((match) => [match.identity.uid, match]));
    const kept = new Map();
    for (const row of bindings) {
        const match = entries.get(row.identity.uid);
        if (match === undefined)
            continue;
        const key = (0,role_binding/* grantKey */.cx)(row);
        const wish = wanted.get(key);
        const keeps = wish === undefined ? undefined : kept.get(key);
        if (wish !== undefined && keeps === undefined) {
            kept.set(key, row.uid);
            continue;
        }
        if (wish === undefined && !match.entry.owned)
            continue;
        const over = expired.get(key);
        let reason = 'not in the file';
        if (wish !== undefined)
            reason = 'duplicate';
        else if (over !== undefined)
            reason = 'expired';
        else if (match.absent)
            reason = match.entry.absent ? 'absent' : 'expired';
        const { uid, role, group } = row;
        const identity = { uid: match.identity.uid, name: match.identity.name };
        const place = wish?.place ?? over ?? match.entry.place;
        yield { action: 'remove', kind: 'binding', uid, identity, role, group, reason, keeps, place };
    }
}
function surplusNotice(removal, prune) {
    const { uid, identity, role, group, reason, place } = removal;
    const what = `\`${(0,role_words/* shortName */.EU)(identity.name)}\` the role \`${(0,role_words/* shortName */.EU)(role.name)}\` on \`${(0,role_words/* shortName */.EU)(group.name)}\``;
    if (reason === 'duplicate') {
        return [
            {
                kind: 'duplicate-binding',
                message: `Binding ${uid} gives ${what} once more; it counts as one.`,
                place,
            },
        ];
    }
    if (prune)
        return [];
    return [
        {
            kind: 'unpruned-binding',
            message: `Binding ${uid} gives ${what}: ${reason}; kept without \`prune\`.`,
            place,
        },
    ];
}
/** Order in which changes are made: claim changes, identities, additions, other changes, removals. */
function phaseOf(change) {
    switch (change.action) {
        case 'update':
            return change.claims === undefined ? 3 : 0;
        case 'create':
            return 1;
        case 'add':
            return 2;
        case 'remove':
            return 4;
    }
}
function sortChanges(changes) {
    const key = (change) => {
        const { identity } = change;
        const names = [identity.name, identity.uid ?? ''];
        if (change.kind === 'identity')
            return names;
        const { role, group } = change;
        return [...names, group.uid, role.name, role.uid, change.action === 'remove' ? change.uid : ''];
    };
    return changes
        .map((change) => ({ change, phase: phaseOf(change), key: JSON.stringify(key(change)) }))
        .sort((a, b) => a.phase - b.phase || (0,role_binding/* compareText */.n6)(a.key, b.key))
        .map(({ change }) => change);
}
function sortNotices(notices) {
    return [...notices].sort((a, b) => a.place.line - b.place.line || (0,role_binding/* compareText */.n6)(a.message, b.message));
}

// EXTERNAL MODULE: ./build/host/files.js
var files = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/base/fingerprint.js
var fingerprint = __webpack_require__(8224);
;// CONCATENATED MODULE: ./build/domain/role-findings.js



const NOTICE_LEVELS = {
    'duplicate-binding': 'warning',
    'expired-entry': 'notice',
    'repeated-entry': 'notice',
    'unpruned-binding': 'notice',
};
const NOTICE_TITLES = {
    'duplicate-binding': 'Binding given twice',
    'expired-entry': 'Entry has expired',
    'repeated-entry': 'Entry stands twice',
    'unpruned-binding': 'Binding is not in the file',
};
function locationOf({ file, line, column }) {
    return { file, line, ...(column === undefined ? {} : { column }) };
}
/** One error for each guard that blocks the plan, on the line of the first change at fault. */
function refusalFindings(refusals) {
    return refusals.map(({ guard, message, fix, changes }) => {
        const [first] = changes;
        return {
            rule: `guard-${guard}`,
            level: 'error',
            title: `Blocked by ${guard}`,
            message,
            ...(first === undefined ? {} : { location: locationOf(first.place) }),
            fix,
            fingerprint: (0,fingerprint/* fingerprintOf */.a)('role-guard', guard, ...changes.map(role_plan_hash/* canonicalChange */.xG).sort()),
        };
    });
}
/** Things to tell that are no change: duplicates, expired and repeated entries, bindings that `prune` would remove. */
function noticeFindings({ organization, notices }) {
    return notices.map(({ kind, message, place }) => ({
        rule: kind,
        level: NOTICE_LEVELS[kind],
        title: NOTICE_TITLES[kind],
        message,
        location: locationOf(place),
        fingerprint: (0,fingerprint/* fingerprintOf */.a)('role-notice', organization.uid, kind, message.replace(/ on line \d+/, '')),
    }));
}
/** One error for each difference between file and organization: what `drift` fails on. */
function driftFindings({ organization, changes }) {
    return changes.map((change) => ({
        rule: 'drift',
        level: 'error',
        title: 'Organization and file differ',
        message: `${(0,role_words/* changeSign */.oX)(change)} ${(0,role_words/* changeSentence */.y6)(change)}.`,
        artifact: change.identity.name,
        location: locationOf(change.place),
        fingerprint: (0,fingerprint/* fingerprintOf */.a)('role-drift', organization.uid, (0,role_plan_hash/* canonicalChange */.xG)(change)),
    }));
}
/** One error for each change that could not be made. */
function failureFindings(tracked) {
    return tracked
        .filter(({ status }) => status === 'failed')
        .map(({ change, note }) => ({
        rule: 'failed-change',
        level: 'error',
        title: 'Change failed',
        message: `Could not ${(0,role_words/* changeSentence */.y6)(change)}: ${note ?? 'no reason is known'}.`,
        artifact: change.identity.name,
        location: locationOf(change.place),
        fingerprint: (0,fingerprint/* fingerprintOf */.a)('role-failure', (0,role_plan_hash/* canonicalChange */.xG)(change)),
    }));
}

// EXTERNAL MODULE: ./build/report/role-plan.js
var role_plan = __webpack_require__(31579);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/outcome.js





/** The run as what log, summary and comment show. */
function reportOf({ mode, plan, refusals, runUrl, tracked }) {
    return { mode, plan, tracked, refusals, planHash: (0,role_plan_hash/* planHash */.SH)(plan), runUrl };
}
/** Everything that the user sees of a run. */
function roleOutcome(run) {
    const { mode, plan, problems, refusals, tracked } = run;
    const report = reportOf(run);
    const rows = (0,role_plan_file/* planRows */.Lq)(tracked);
    const counts = (0,role_binding/* countChanges */.xS)(plan.changes);
    const summary = (0,role_plan.renderRoleSummary)(report);
    const findings = [
        ...refusalFindings(refusals),
        ...(mode === 'drift' ? driftFindings(plan) : []),
        ...failureFindings(tracked),
        ...noticeFindings(plan),
    ];
    const of = (status) => tracked.filter((change) => change.status === status).length;
    const outputs = {
        changes: counts.changes,
        'to-add': counts.toAdd,
        'to-change': counts.toChange,
        'to-remove': counts.toRemove,
        applied: of('done'),
        failed: of('failed'),
        blocked: refusals.length > 0,
        'plan-hash': report.planHash,
    };
    return {
        findings,
        problems,
        verdict: verdictOf(run, findings.some(({ level }) => level === 'warning')),
        outputs: { ...outputs, plan: rows },
        summary: summary.text,
        report: {
            mode,
            organization: plan.organization,
            ...Object.fromEntries(Object.entries(outputs).map(([name, value]) => [camelCase(name), value])),
            plan: rows,
        },
        stdout: [],
        log: [...(0,role_plan.renderRolePlan)(report), ...run.log],
    };
}
/** Whether the run ends in another code than 0. */
function isFailed({ mode, plan, problems, refusals }) {
    return problems.length > 0 || refusals.length > 0 || (mode === 'drift' && plan.changes.length > 0);
}
function verdictOf(run, hasWarnings) {
    if (isFailed(run))
        return 'fail';
    return hasWarnings ? 'warn' : 'pass';
}
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

// EXTERNAL MODULE: ./build/commands/sync-rolebindings/read-files.js + 2 modules
var read_files = __webpack_require__(44424);
// EXTERNAL MODULE: ./build/commands/sync-rolebindings/read-world.js + 2 modules
var read_world = __webpack_require__(93831);
// EXTERNAL MODULE: ./build/commands/sign-in.js + 2 modules
var sign_in = __webpack_require__(44216);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/running-identity.js

/** The identity that runs: `sub` of the platform token, minted or given (contract §7); `unreadable` where it has none. */
async function readRunningIdentity(tokens) {
    const token = await tokens?.get();
    const subject = token === undefined ? undefined : (0,sign_in/* readClaims */.Ip)(token)?.subject;
    return subject === undefined || subject === '' ? { kind: 'unreadable' } : { kind: 'known', uid: subject };
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/run.js










/** Runs `sync-rolebindings`: reads the file, then the organization, plans, judges, applies where asked to, tells. */
const run = async (inputs, deps) => {
    const { mode } = inputs;
    if (mode === 'apply')
        refuseChangeEvents(deps);
    if (mode === 'dump')
        return (await __webpack_require__.e(/* import() */ 3305).then(__webpack_require__.bind(__webpack_require__, 53305))).dump(inputs, deps);
    const files = await (0,read_files/* readRunFiles */.DF)(inputs, deps);
    const [world, self] = await gather(inputs, deps, files.file);
    const plan = planOf(inputs, files.file, world, deps.clock.now());
    const refusals = mode === 'drift' ? [] : judge(inputs, files, plan, world, self);
    const applied = mode === 'apply' && refusals.length === 0 ? await apply(plan, inputs, deps) : undefined;
    const tracked = applied?.tracked ?? untouched(plan, refusals);
    const log = await writePlan(files, plan, tracked, deps);
    const { runUrl } = deps.host.context;
    const done = { mode, plan, tracked, refusals, problems: applied?.problems ?? [], runUrl, log };
    await comment(inputs, deps, done);
    return roleOutcome(done);
};
/** Tells the pull request what would change, where that is asked for. */
async function comment(inputs, deps, done) {
    if (inputs['comment-summary-in-pr'] === 'never')
        return;
    const { context } = deps.host;
    const [{ renderRoleComment }, { commentMarker }, { publishComment }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 31579)),
        __webpack_require__.e(/* import() */ 180).then(__webpack_require__.bind(__webpack_require__, 60180)),
        __webpack_require__.e(/* import() */ 8880).then(__webpack_require__.bind(__webpack_require__, 18880)),
    ]);
    const config = [inputs['config-file'], inputs['working-directory'], inputs.file, inputs.mode];
    const { uid } = done.plan.organization;
    const marker = commentMarker('sync-rolebindings', context, [...config.map((text) => text ?? ''), uid]);
    const body = renderRoleComment(reportOf(done), marker);
    await publishComment(inputs, deps, { marker, body, failed: isFailed(done) });
}
/** A change must not give itself roles before it is merged (contract §7). */
function refuseChangeEvents({ host }) {
    const { changeEvent, event } = host.context;
    if (!changeEvent)
        return;
    throw new user_error/* UserError */.y({
        message: `\`mode: apply\` is refused on pull- and merge-request events${event === undefined ? '' : ` (this one is \`${event}\`)`}`,
        fix: 'use `mode: plan` here, and apply on a push to the protected branch',
        input: 'mode',
    });
}
async function gather(inputs, { session }, file) {
    const read = () => (0,read_world/* readWorld */.TY)(inputs, session.client, (0,read_world/* questionOf */.YH)(file));
    const self = readRunningIdentity(session.platformTokens);
    const [world] = await Promise.all([read(), self]);
    // An organization with a running identity is hardly empty, and `apply` would make everything a second time: asked twice.
    const isDoubtful = inputs.mode === 'apply' && (world.identities.length === 0 || world.bindings.length === 0);
    return [isDoubtful ? await read() : world, await self];
}
/** The plan; `drift` looks at everything that `prune` would remove, but for equal bindings, which count as one. */
function planOf(inputs, file, world, nowMs) {
    const isDrift = inputs.mode === 'drift';
    const result = planRoles(file, world, { prune: isDrift || inputs.prune, nowMs });
    if (result.kind === 'problems')
        throw new user_error/* UserError */.y(...result.problems);
    const { plan } = result;
    if (!isDrift)
        return plan;
    const isDuplicate = (change) => change.action === 'remove' && change.reason === 'duplicate';
    return { ...plan, changes: plan.changes.filter((change) => !isDuplicate(change)) };
}
function judge(inputs, { kept }, plan, world, self) {
    const settings = {
        maxDeletes: inputs['max-deletes'],
        maxDeletePercent: inputs['max-delete-percent'],
        protectSelf: inputs['protect-self'],
        allowRoles: inputs['allow-roles'],
        denyRoles: inputs['deny-roles'],
        allowClaimChanges: inputs['allow-claim-changes'],
        self,
    };
    const guards = judgeGuards(plan, world, settings);
    if (inputs.mode !== 'apply')
        return guards;
    return [...judgeReviewed(plan, { hash: inputs['plan-hash'], kept }, world), ...guards];
}
async function apply(plan, inputs, deps) {
    if (plan.changes.length === 0)
        return undefined;
    const [{ applyPlan }, { createPlatformPort }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1775).then(__webpack_require__.bind(__webpack_require__, 1775)),
        __webpack_require__.e(/* import() */ 6745).then(__webpack_require__.bind(__webpack_require__, 16745)),
    ]);
    return applyPlan(plan, {
        port: createPlatformPort(deps.session.client, plan.organization.uid),
        clock: deps.clock,
        signal: deps.signal,
        concurrency: inputs.concurrency,
        progress: (done, all) => deps.host.progress(`${done} of ${all} changes`),
    });
}
function untouched(plan, refusals) {
    const status = refusals.length > 0 ? 'blocked' : 'planned';
    return plan.changes.map((change) => ({ change, status }));
}
/** Writes the plan where `plan` was given a file; gives what to tell. */
async function writePlan({ planTarget }, plan, tracked, { host }) {
    if (planTarget === undefined)
        return [];
    await (0,files/* writeAtomically */.vK)(planTarget, host.redact((0,role_plan_file/* printPlanFile */.fN)(plan, tracked)));
    return [`The plan is in ${planTarget}.`];
}


/***/ }),

/***/ 15512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ workspacePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * A path that a user gave, or one below `working-directory`, as one below the workspace with forward slashes, where
 * annotations, reports and outputs want it; as given where it is outside.
 */
function workspacePath({ host, workingDirectory }, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.context.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
    const isInside = below !== '' && below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)[0] !== '..' && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below);
    return isInside ? below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : path;
}


/***/ }),

/***/ 42012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c1: () => (/* binding */ matchIdentities),
/* harmony export */   sv: () => (/* binding */ onlyByUid),
/* harmony export */   tG: () => (/* binding */ isFoundByName)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22475);
/* harmony import */ var _claim_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8765);
/* harmony import */ var _role_binding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95573);
/* harmony import */ var _role_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84612);




/**
 * Matches entries with identities (contract §7): by uid, else by exact issuer and subject (a GitHub workload in both of its
 * forms, its own first), else by name. Weaker rules pass over identities that a stronger one gave to another entry, and over
 * those that only a uid can mean.
 */
function matchIdentities(entries, world, nowMs) {
    const matching = createMatching(world, nowMs);
    const withUid = entries.filter(({ uid }) => uid !== undefined);
    const others = entries.filter(({ uid }) => uid === undefined);
    for (const entry of withUid)
        matching.byUid(entry);
    for (const entry of others)
        matching.byClaims(entry, 'exact');
    for (const entry of others)
        matching.byClaims(entry, 'other-form');
    for (const entry of others)
        matching.byName(entry);
    return { matches: entries.flatMap(matching.result), problems: matching.problems };
}
/** Whether an entry counts as absent: it says so, or its date has begun. */
function isAbsent(entry, nowMs) {
    return entry.absent || (entry.expires !== undefined && (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBegun */ .SU)(entry.expires, nowMs));
}
/**
 * Whether a name can mean an identity: one of the organization that its claims tell, or whose answer has no form at all
 * (spec §4: `claimMatch` may be left out). All others may share a name by chance, as pull tokens do.
 */
function isFoundByName({ kind, uid }, organizationUid) {
    return (kind === 'claim-match' || kind === 'unknown') && (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(uid, organizationUid);
}
/** Words for an identity that only its uid can mean. */
function onlyByUid(identity) {
    return `${withKind(identity)}, so that only its uid can mean it.`;
}
function withKind({ kind, name, uid }) {
    const why = {
        'claim-match': 'is not of this organization',
        'static-keys': 'has static keys, as pull tokens do',
        aws: 'is an AWS identity',
        'service-principal': 'is a service principal',
        unknown: 'is not of this organization',
    };
    return `Identity \`${name}\` (${uid}) ${why[kind]}`;
}
/** Whether the file may change the identity itself: not people, pull tokens and the like, which others keep. */
function isChangeable(identity, organizationUid) {
    return identity.kind === 'claim-match' || isFoundByName(identity, organizationUid);
}
function createMatching(world, nowMs) {
    const known = (0,_role_names_js__WEBPACK_IMPORTED_MODULE_2__/* .uniqueByUid */ .XS)(world.identities);
    const touchable = known.filter((identity) => isFoundByName(identity, world.organization.uid));
    const takenBy = new Map();
    const found = new Map();
    const failed = new Set();
    const problems = [];
    const isFree = ({ uid }) => !takenBy.has(uid);
    const isOpen = (entry) => !found.has(entry) && !failed.has(entry);
    const fail = (entry, message, fix) => {
        problems.push({ message, fix, input: 'file', place: entry.place });
        failed.add(entry);
    };
    const take = (entry, candidates, words) => {
        const [first, second] = candidates;
        if (first === undefined)
            return;
        const other = takenBy.get(first.uid);
        if (second !== undefined) {
            const message = `Several identities have the ${words}: ${(0,_role_names_js__WEBPACK_IMPORTED_MODULE_2__/* .showCandidates */ .Yu)(candidates)}.`;
            fail(entry, message, 'Give the `uid` of the one that is meant.');
        }
        else if (other !== undefined) {
            const shown = `\`${first.name}\` (${first.uid})`;
            const message = `This entry and the one on line ${other.place.line} mean the same identity ${shown}.`;
            fail(entry, message, 'Merge them into one entry.');
        }
        else {
            takenBy.set(first.uid, entry);
            found.set(entry, first);
        }
    };
    return {
        problems,
        byUid: (entry) => {
            const identity = known.find(({ uid }) => uid === entry.uid);
            const changes = entry.claim !== undefined || entry.description !== undefined;
            if (identity !== undefined && changes && !isChangeable(identity, world.organization.uid)) {
                const message = `${withKind(identity)}: the file can give it roles, and change nothing else of it.`;
                fail(entry, message, 'Remove `claimMatch`, `github` and `description` from the entry.');
            }
            else if (identity !== undefined) {
                take(entry, [identity], `uid \`${entry.uid}\``);
            }
            else if (!isAbsent(entry, nowMs)) {
                const message = `There is no identity with the uid \`${entry.uid}\`, or it cannot be read.`;
                fail(entry, message, 'Correct the uid, or remove the entry.');
            }
        },
        byClaims: (entry, form) => {
            const { claim } = entry;
            if (claim === undefined || !isOpen(entry))
                return;
            const candidates = touchable.filter((identity) => compareClaim(claim, identity) === form);
            const subject = `subject \`${claim.claimMatch.subject}\``;
            take(entry, form === 'exact' ? candidates : candidates.filter(isFree), subject);
        },
        byName: (entry) => {
            if (!isOpen(entry))
                return;
            const candidates = touchable.filter(({ name }) => name === entry.name);
            const free = candidates.filter(isFree);
            // Without claims it can mean no new identity, so one that another entry means already is a contradiction.
            const chosen = entry.claim === undefined && free.length === 0 ? candidates : free;
            take(entry, chosen, `name \`${entry.name}\``);
            if (!isOpen(entry) || entry.claim !== undefined || isAbsent(entry, nowMs))
                return;
            const stranger = known.find(({ name }) => name === entry.name);
            if (stranger === undefined) {
                const message = `There is no identity \`${entry.name}\`, and the entry does not say what it would accept.`;
                fail(entry, message, 'Give `claimMatch` or `github`, and it will be created.');
            }
            else {
                fail(entry, onlyByUid(stranger), 'Give its `uid` instead of the name, or the claims of a new identity.');
            }
        },
        result: (entry) => {
            if (failed.has(entry))
                return [];
            const absent = isAbsent(entry, nowMs);
            const identity = found.get(entry);
            if (identity !== undefined) {
                const changeable = isChangeable(identity, world.organization.uid);
                return [{ entry, absent, kind: 'existing', identity, changeable }];
            }
            const { name, claim } = entry;
            if (absent || name === undefined || claim === undefined)
                return [{ entry, absent, kind: 'gone' }];
            return [{ entry, absent, kind: 'new', name, claim }];
        },
    };
}
function compareClaim(wish, identity) {
    const { issuer, subject } = identity;
    if (issuer === undefined || subject === undefined)
        return 'no';
    if (wish.kind === 'github')
        return (0,_claim_match_js__WEBPACK_IMPORTED_MODULE_3__/* .compareGithubClaim */ .x0)(wish.workload, { issuer, subject });
    return wish.claimMatch.issuer === issuer && wish.claimMatch.subject === subject ? 'exact' : 'no';
}


/***/ }),

/***/ 12931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ observeBinding),
/* harmony export */   p: () => (/* binding */ observeIdentity)
/* harmony export */ });
const MATCHED = ['issuer', 'issuerPattern', 'subject', 'subjectPattern'];
/** Makes an observed identity of an answer's row; the kind is `unknown` where the row does not tell. */
function observeIdentity(row) {
    const claims = Object.entries(row.claimMatch ?? {}).filter(([, value]) => !isEmpty(value));
    const exact = (key) => {
        const value = claims.find(([name]) => name === key)?.[1];
        return typeof value === 'string' ? value : undefined;
    };
    return {
        uid: row.uid,
        name: row.name,
        description: row.description ?? '',
        kind: kindOf(row, claims.length > 0),
        issuer: exact('issuer'),
        subject: exact('subject'),
        otherClaims: Object.fromEntries(claims.filter(([name]) => !MATCHED.includes(name))),
    };
}
/** Makes an observed binding of a row; `undefined` where it does not say whom it gives which role, so that it cannot be judged. */
function observeBinding(row) {
    const { uid, identity, role, group } = row;
    // A binding is a child of its group, so its uid tells the group where the row does not.
    const groupUid = group.uid === '' ? uid.slice(0, Math.max(0, uid.lastIndexOf('/'))) : group.uid;
    if (uid === '' || identity.uid === '' || role.uid === '' || groupUid === '')
        return undefined;
    const named = (of) => ({ uid: of.uid, name: of.name });
    return { uid, identity: named(identity), role: named(role), group: { uid: groupUid, name: group.name } };
}
function kindOf(row, hasClaims) {
    if (row.staticKeys)
        return 'static-keys';
    if (row.awsIdentity)
        return 'aws';
    if (row.servicePrincipal && !row.servicePrincipal.endsWith('_UNSPECIFIED'))
        return 'service-principal';
    return hasClaims ? 'claim-match' : 'unknown';
}
function isEmpty(value) {
    if (value === undefined || value === null || value === '')
        return true;
    return typeof value === 'object' && Object.keys(value).length === 0;
}


/***/ }),

/***/ 95573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ observedRows),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   cx: () => (/* binding */ grantKey),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   xS: () => (/* binding */ countChanges)
/* harmony export */ });
/** Whether a uid is the organization's or below it (spec §2: a child's uid starts with its parent's and a slash). */
function isWithin(uid, organizationUid) {
    return uid === organizationUid || uid.startsWith(`${organizationUid}/`);
}
/** The bindings of the organization, one row of each uid, in the order of uids. */
function observedRows({ organization, bindings }) {
    const inside = bindings.filter(({ group }) => isWithin(group.uid, organization.uid));
    const byUid = new Map(inside.map((row) => [row.uid, row]));
    return [...byUid.values()].sort((a, b) => compareText(a.uid, b.uid));
}
/** What makes two bindings the same grant. */
function grantKey(binding) {
    const { identity, role, group } = binding;
    return JSON.stringify([
        identity.uid ?? null,
        identity.uid === undefined ? identity.name : null,
        role.uid,
        group.uid,
    ]);
}
/** Order of texts by UTF-16 units, the same on every machine. */
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/** Counts the changes of a plan. */
function countChanges(changes) {
    const of = (...actions) => changes.filter(({ action }) => actions.includes(action)).length;
    return {
        changes: changes.length,
        toAdd: of('create', 'add'),
        toChange: of('update'),
        toRemove: of('remove'),
    };
}


/***/ }),

/***/ 18086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ bindingEntrySchema),
/* harmony export */   a7: () => (/* binding */ identityEntrySchema),
/* harmony export */   dO: () => (/* binding */ ROLE_FILE_KEYS),
/* harmony export */   y0: () => (/* binding */ roleFileSchema)
/* harmony export */ });
/* unused harmony exports IDENTITY_NAME, claimMatchSchema, githubIdsSchema, githubSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);


/** Names that the service takes for an identity (spec §2, Identity). */
const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;
const about = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .meta */ .mIj({ description });
const text = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1), about(description));
const ID_ERROR = { error: 'must be a positive whole number' };
const id = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._positive */ .NC()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[1-9][0-9]*$/, ID_ERROR))], ID_ERROR)
    .check(about(description));
const expires = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'must be a date in quotes, for example "2027-01-31"' }).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { error: 'must be a date as YYYY-MM-DD', abort: true }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((date) => (0,_base_time_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDate */ ._U)(date) !== undefined, { error: 'is not a date of the calendar' }), about('The entry counts as absent from 00:00 UTC of this date on. Quote it: YAML tools may read a date otherwise.'));
const claimMatchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    issuer: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((url) => /^https?:\/\//.test(url) && URL.canParse(url), {
        error: 'must be the URL of a token issuer',
    }), about('Exact `iss` of the token: the URL of its issuer.')),
    subject: text('Exact `sub` of the token.'),
})
    .check(about('Exact issuer and subject that the identity accepts.'));
const githubIdsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    owner: id('Numeric id of the owner.'),
    repository: id('Numeric id of the repository.'),
})
    .check(about('With ids the subject has the form that GitHub sends for repositories made, renamed or moved since 2026-07-15.'));
const githubSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, { error: 'must be `owner/name`' }), about('`owner/name`, in the letter case that GitHub shows.')),
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(
    // Subjects are compared as they are, and git has no refs with these characters (git-check-ref-format).
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^refs\/[^\s*?[\\^~:]+$/, {
        error: 'must be a whole ref, for example `refs/heads/main`, and no pattern',
    }), about('A whole ref, for example `refs/heads/main`.'))),
    environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text('Name of a deployment environment.')),
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true, { error: 'must be `true` or left out' })
        .check(about('`true` for jobs of pull requests.'))),
    ids: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(githubIdsSchema),
})
    .check(about('A GitHub Actions workload; makes the issuer and the subject.'));
/** One entry of `identities`. */
const identityEntrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(IDENTITY_NAME, {
        error: 'may have lower-case letters, digits, blanks, `.`, `_` and `-` only',
    }), about('Name of the identity. The file owns the bindings of identities that it names.'))),
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text('Uid of an identity that is kept elsewhere; its bindings are added to, and pruned only with `owned`.')),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(about('Left as it is when not given.'))),
    claimMatch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(claimMatchSchema),
    github: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(githubSchema),
    roles: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text('Name or uid of a role.'))).check(about('Roles on the organization.')),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['present', 'absent'], { error: 'must be `present` or `absent`' })
        .check(about('`absent` keeps ownership of an identity whose bindings are to go.'))),
    owned: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().check(about('Whether bindings that the file lacks may be pruned.'))),
    expires: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(expires),
})
    .check(about('An identity and its roles on the organization.'));
/** One entry of `bindings`. */
const bindingEntrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    identity: text('Name or uid of an identity.'),
    role: text('Name or uid of a role.'),
    group: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text('Name or uid of a group; the organization when not given.')),
    expires: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(expires),
})
    .check(about('One binding, for groups below the organization and for roles that expire.'));
/** The whole role file (contract §7). */
const roleFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1, { error: 'must be `1`' }).check(about('Version of this format.')),
    organization: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text('Uid or exact name of the organization; the input `organization` when not given.')),
    identities: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identityEntrySchema)),
    bindings: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(bindingEntrySchema)),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .meta */ .mIj({
    title: 'Role file of platform-actions',
    description: 'Identities and role bindings that `sync-rolebindings` keeps.',
}));
/** Keys that a mapping may have, by the name of the last key above it (`''`: the file itself), for suggestions. */
const ROLE_FILE_KEYS = {
    '': Object.keys(roleFileSchema.shape),
    identities: Object.keys(identityEntrySchema.shape),
    claimMatch: Object.keys(claimMatchSchema.shape),
    github: Object.keys(githubSchema.shape),
    ids: Object.keys(githubIdsSchema.shape),
    bindings: Object.keys(bindingEntrySchema.shape),
};


/***/ }),

/***/ 88204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


/** Longest role file that is read, in characters: 2,000 bindings take some 200,000. */
const MAXIMUM_LENGTH = 1_048_576;
/** Syntax problems that are told: one slip often causes many. */
const MAXIMUM_PROBLEMS = 10;
/** Words of the library that are told: they quote the file. */
const LONGEST_MESSAGE = 300;
/** Reads one YAML 1.2 document; duplicate keys, tags, several documents, and alias or nesting bombs are problems. Never throws. */
function readYaml(text, file) {
    if (text.length > MAXIMUM_LENGTH) {
        return refuse({ message: `\`${file}\` is longer than ${MAXIMUM_LENGTH} characters.`, input: 'file' });
    }
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const place = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line, column: col };
    };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        resolveKnownTags: false,
        logLevel: 'error',
    });
    const bomb = document.errors.some((error) => error.code === 'RESOURCE_EXHAUSTION');
    const problems = [...document.errors, ...document.warnings].slice(0, bomb ? 1 : MAXIMUM_PROBLEMS);
    if (problems.length > 0) {
        return refuse(...problems.map((error) => ({
            message: bomb ? 'The YAML is nested too deeply.' : yamlMessage(error.code, error.message),
            input: 'file',
            place: place(error.pos[0]),
        })));
    }
    try {
        return { kind: 'source', source: describe(document, document.toJS(), place) };
    }
    catch (error) {
        // An alias without an anchor, or a bomb of aliases; the words quote the file.
        const why = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(String(error), LONGEST_MESSAGE);
        return refuse({ message: `The YAML cannot be read: ${why}.`, input: 'file', place: place(0) });
    }
}
function refuse(...problems) {
    return { kind: 'problems', problems };
}
function yamlMessage(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return 'The file has several YAML documents; it may have one.';
    if (code === 'DUPLICATE_KEY')
        return 'A key stands twice in one mapping.';
    return `The YAML is wrong: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, LONGEST_MESSAGE)}.`;
}
function describe(document, data, place) {
    // Parsed nodes have a range; only an empty file has no node.
    const placeOfNode = (node) => place((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? Number(node.range?.[0]) : 0);
    const nodeAt = (path) => path.reduce((node, part) => childOf(document, node, part) ?? node, document.contents);
    return {
        data,
        placeOf: (path) => placeOfNode(nodeAt(path)),
        placeOfKey: (path, key) => {
            const node = nodeAt(path);
            return placeOfNode(pairOf(followed(document, node), key)?.key ?? node);
        },
    };
}
function followed(document, node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node;
}
function pairOf(node, key) {
    // Paths come from the data of this document: a text key leads out of a mapping, or out of an empty document.
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return undefined;
    return node.items.find((pair) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) && String(pair.key.value) === key);
}
function childOf(document, node, part) {
    const parent = followed(document, node);
    const child = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(parent) ? parent.items[Number(part)] : pairOf(parent, String(part))?.value;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(child) ? child : undefined;
}


/***/ }),

/***/ 84612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UH: () => (/* binding */ knownNames),
/* harmony export */   XS: () => (/* binding */ uniqueByUid),
/* harmony export */   Yu: () => (/* binding */ showCandidates),
/* harmony export */   kc: () => (/* binding */ groupAtPath),
/* harmony export */   qK: () => (/* binding */ resolveName)
/* harmony export */ });
/* harmony import */ var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38707);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
/* harmony import */ var _role_binding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95573);



/** Candidates that an error shows. */
const MAXIMUM_SHOWN = 5;
const LONGEST_NAME = 100;
/**
 * Finds what a uid or an exact name means; `noun` is for messages. A uid wins over a name. Of several with one name, those
 * that `prefers` holds for win if there is just one of them; otherwise it is a problem with candidates, to which
 * `alsoNamed` adds names.
 */
function resolveName(noun, wanted, all, prefers = () => false, alsoNamed = []) {
    const byUid = all.find((item) => item.uid === wanted.text);
    if (byUid !== undefined)
        return { kind: 'found', found: byUid };
    const byName = uniqueByUid(all.filter((item) => item.name === wanted.text));
    const preferred = byName.filter(prefers);
    const [first, second] = preferred.length > 0 ? preferred : byName;
    if (first !== undefined && second === undefined)
        return { kind: 'found', found: first };
    const problem = first === undefined ? unknownName(noun, wanted, all, alsoNamed) : ambiguousName(noun, wanted, byName);
    return { kind: 'problem', problem };
}
/** The group that a path of names below the organization means, such as `team/sub`; `undefined` unless it is just one. */
function groupAtPath(path, groups, organization) {
    const names = new Map(groups.map(({ name, uid }) => [uid, name]));
    const pathOf = (uid) => {
        const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
        // A folder that is not listed has no name that a file could say.
        const name = names.get(uid) ?? '\0';
        return parent === organization.uid || parent === '' ? name : `${pathOf(parent)}/${name}`;
    };
    const [only, other] = groups.filter(({ uid }) => uid !== organization.uid && pathOf(uid) === path);
    return other === undefined ? only : undefined;
}
/** One item of each uid, in the order of uids. */
function uniqueByUid(items) {
    const sorted = [...items].sort((a, b) => (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.uid, b.uid) || (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.name, b.name));
    return [...new Map(sorted.map((item) => [item.uid, item])).values()];
}
/** Roles and groups that are listed or that bindings mention, one of each uid; groups of the organization only. */
function knownNames(world) {
    const { organization, bindings } = world;
    const groups = [...bindings.map(({ group }) => group), ...world.groups, organization];
    return {
        roles: uniqueByUid([...bindings.map(({ role }) => role), ...world.roles]),
        groups: uniqueByUid(groups).filter(({ uid }) => (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)(uid, organization.uid)),
    };
}
/** Shows candidates as `name (uid)`. */
function showCandidates(items) {
    const shown = items
        .slice(0, MAXIMUM_SHOWN)
        .map(({ uid, name }) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, LONGEST_NAME)}\` (${uid})`);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
function unknownName(noun, wanted, all, alsoNamed) {
    const near = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestNames */ .L)(wanted.text, [...all.map(({ name }) => name), ...alsoNamed]);
    const known = uniqueByUid(all);
    return {
        message: `There is no ${noun} \`${wanted.text}\`.`,
        fix: near.length > 0
            ? `Did you mean ${near.map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, LONGEST_NAME)}\``).join(' or ')}?`
            : `Known: ${known.length === 0 ? 'none' : showCandidates(known)}.`,
        input: 'file',
        place: wanted.place,
    };
}
function ambiguousName(noun, wanted, found) {
    return {
        message: `The name \`${wanted.text}\` means more than one ${noun}: ${showCandidates(found)}.`,
        fix: `Write the uid of the one that is meant${noun === 'group' ? `, or its path, such as \`folder/${wanted.text}\`` : ''}.`,
        input: 'file',
        place: wanted.place,
    };
}


/***/ }),

/***/ 35984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ parsePlanFile),
/* harmony export */   Lq: () => (/* binding */ planRows),
/* harmony export */   fN: () => (/* binding */ printPlanFile),
/* harmony export */   hv: () => (/* binding */ comparePlan)
/* harmony export */ });
/* harmony import */ var _role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34362);

/** Rows of the output `plan`, in the order of the plan. */
function planRows(tracked) {
    return tracked.map(({ change, status, uid: made }) => {
        const { action, kind, identity } = change;
        const known = change.action === 'remove' ? change.uid : kind === 'identity' ? identity.uid : undefined;
        const uid = made ?? known;
        return {
            action,
            kind,
            identity: identity.name,
            ...(change.kind === 'binding' ? { role: change.role.name, group: change.group.name } : {}),
            ...(uid === undefined ? {} : { uid }),
            status,
        };
    });
}
/** JSON text of a plan file: what `apply` compares itself with. */
function printPlanFile(plan, tracked) {
    const file = {
        version: 1,
        command: 'sync-rolebindings',
        organization: plan.organization.uid,
        planHash: (0,_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .planHash */ .SH)(plan),
        plan: planRows(tracked),
        changes: (0,_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalChanges */ .UG)(plan),
    };
    return `${JSON.stringify(file, null, 2)}\n`;
}
/** Reads a plan file; one whose changes do not have its hash is malformed. Never throws. */
function parsePlanFile(text) {
    const malformed = (reason) => ({ kind: 'malformed', reason });
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return malformed('it is not JSON');
    }
    const at = (key) => Reflect.get(Object(data), key);
    const [organization, hash, changes] = [at('organization'), at('planHash'), at('changes')];
    if (at('version') !== 1 || at('command') !== 'sync-rolebindings') {
        return malformed('it is not a plan of `sync-rolebindings`, version 1');
    }
    const isText = (value) => typeof value === 'string';
    if (!isText(organization) || !isText(hash) || !Array.isArray(changes) || !changes.every(isText)) {
        return malformed('it lacks `organization`, `planHash` or `changes`');
    }
    if ((0,_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashChanges */ .M6)(organization, changes) !== hash)
        return malformed('its changes do not have its hash');
    return { kind: 'plan', plan: { planHash: hash, changes } };
}
/** Compares a plan with a kept one; `undefined` when they are the same. */
function comparePlan(kept, plan) {
    if ((0,_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .planHash */ .SH)(plan) === kept.planHash)
        return undefined;
    const now = (0,_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalChanges */ .UG)(plan);
    const [before, after] = [new Set(kept.changes), new Set(now)];
    return {
        fresh: now.filter((change) => !before.has(change)).length,
        gone: kept.changes.filter((change) => !after.has(change)).length,
    };
}


/***/ }),

/***/ 34362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M6: () => (/* binding */ hashChanges),
/* harmony export */   SH: () => (/* binding */ planHash),
/* harmony export */   UG: () => (/* binding */ canonicalChanges),
/* harmony export */   xG: () => (/* binding */ canonicalChange)
/* harmony export */ });
/* harmony import */ var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
/* harmony import */ var _role_binding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95573);


/** Version of the canonical form: another form gives other hashes. */
const FORM = 'platform-actions/rolebindings/1';
/** The plan's changes in canonical form, sorted: what the hash is made of, and what a plan file keeps. No times, no lines. */
function canonicalChanges(plan) {
    return plan.changes.map(canonicalChange).sort(_role_binding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6);
}
/** SHA-256 in hexadecimal over the organization and the sorted canonical changes. */
function hashChanges(organizationUid, changes) {
    return (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .a)(FORM, organizationUid, ...changes);
}
/** Hash of a plan: equal for equal changes of one organization, whenever and however they were found (contract §7). */
function planHash(plan) {
    return hashChanges(plan.organization.uid, canonicalChanges(plan));
}
/** One change in canonical form: a JSON array of action and uids; no place, no time. */
function canonicalChange(change) {
    switch (change.action) {
        case 'create': {
            const { issuer, subject } = change.claimMatch;
            return JSON.stringify(['create', change.identity.name, change.description ?? null, issuer, subject]);
        }
        case 'add':
            return JSON.stringify(['add', ...identityParts(change.identity), change.role.uid, change.group.uid]);
        case 'update': {
            const { name, description, claims } = change;
            return JSON.stringify([
                'update',
                change.identity.uid,
                name === undefined ? null : [name.from, name.to],
                description === undefined ? null : [description.from, description.to],
                claims === undefined
                    ? null
                    : [claims.from?.issuer ?? null, claims.from?.subject ?? null, claims.to.issuer, claims.to.subject],
            ]);
        }
        case 'remove':
            return JSON.stringify(['remove', change.uid, change.identity.uid, change.role.uid, change.group.uid]);
    }
}
/** An identity that the plan creates is known by its name, any other by its uid. */
function identityParts(identity) {
    return identity.uid === undefined ? [null, identity.name] : [identity.uid, null];
}


/***/ }),

/***/ 65804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ countOf),
/* harmony export */   y: () => (/* binding */ OWNER)
/* harmony export */ });
/** Name of the role whose last binding on the organization is kept, and that is denied by default (contract §7). */
const OWNER = 'owner';
/** `3 bindings`, `1 binding`. */
function countOf(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}


/***/ }),

/***/ 73397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   oX: () => (/* binding */ changeSign),
/* harmony export */   pu: () => (/* binding */ changeDetails),
/* harmony export */   y6: () => (/* binding */ changeSentence)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

/** Longest name that is shown. */
const LONGEST = 120;
/** A foreign name as one visible line. */
function shortName(text) {
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, LONGEST);
}
/** Sign of a change: something comes, changes or goes. */
function changeSign(change) {
    if (change.action === 'update')
        return '~';
    return change.action === 'remove' ? '-' : '+';
}
/** Details of a change: what an identity accepts, which fields change, why a binding goes. Foreign text in one line. */
function changeDetails(change) {
    switch (change.action) {
        case 'create':
            return `accepts ${shortName(change.claimMatch.subject)} of ${shortName(change.claimMatch.issuer)}`;
        case 'add':
            return '';
        case 'update': {
            const { name, description, claims } = change;
            const parts = [
                ...(claims === undefined ? [] : [claimWords(claims)]),
                ...(name === undefined ? [] : [`new name ${shortName(name.to)}`]),
                ...(description === undefined ? [] : [`new description "${shortName(description.to)}"`]),
            ];
            return parts.join('; ');
        }
        case 'remove':
            return change.reason;
    }
}
function claimWords({ from, to }) {
    const now = `accepts ${shortName(to.subject)} of ${shortName(to.issuer)}`;
    if (from === undefined)
        return now;
    return `${now}, not ${shortName(from.subject ?? 'a pattern')} of ${shortName(from.issuer ?? 'a pattern')}`;
}
/** A change as one sentence without its sign, for findings. */
function changeSentence(change) {
    const who = `identity \`${shortName(change.identity.name)}\``;
    switch (change.action) {
        case 'create':
            return `create ${who}, which ${changeDetails(change)}`;
        case 'add':
            return `add role \`${shortName(change.role.name)}\` on \`${shortName(change.group.name)}\` to ${who}`;
        case 'update':
            return `change ${who}: ${changeDetails(change)}`;
        case 'remove':
            return `remove role \`${shortName(change.role.name)}\` on \`${shortName(change.group.name)}\` from ${who} (${change.reason})`;
    }
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

/***/ 26808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ createIdentity),
/* harmony export */   T8: () => (/* binding */ listIdentities),
/* harmony export */   Ut: () => (/* binding */ deleteIdentity),
/* harmony export */   XV: () => (/* binding */ getIdentity),
/* harmony export */   go: () => (/* binding */ updateIdentity)
/* harmony export */ });
/* unused harmony export lookupIdentity */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const claimMatch = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    issuer: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    issuerPattern: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    subject: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    subjectPattern: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    audience: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    audiencePattern: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    claims: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    claimPatterns: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const staticKeys = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    issuer: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    subject: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    issuerKeys: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    expirationTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    audiences: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const awsIdentity = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    awsAccount: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    arn: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    arnPattern: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    userId: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    userIdPattern: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const identity = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    claimMatch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(claimMatch),
    staticKeys: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(staticKeys),
    awsIdentity: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(awsIdentity),
    servicePrincipal: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    email: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    emailUnverified: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    company: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    lastSeenTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
/** Identities that the caller can see. */
function listIdentities(filters = {}) {
    const { name, relationshipType } = filters;
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)('/iam/v2/identities', 'identities', identity, filters, { name, relationshipType });
}
/** One identity; `NOT_FOUND` when there is none. */
function getIdentity(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .readCall */ .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/identities/${uid}`, identity);
}
/** Creates an identity under a group; a lost answer is settled by looking, so it is not sent twice. */
function createIdentity(parentUid, fields) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .postCall */ .rU)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/identities/${parentUid}`, fields, identity);
}
/** Changes an identity; with `mask` the listed fields only (spec §4: other body fields are ignored). */
function updateIdentity(uid, fields, mask) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .patchCall */ .JM)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/identities/${uid}`, fields, mask, identity);
}
/** Deletes an identity. */
function deleteIdentity(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteCall */ .uz)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/identities/${uid}`);
}
/** Uid of the identity that an issuer's subject is or will be; users who never signed in have one already. */
function lookupIdentity(issuer, subject) {
    return readCall('/iam/v2/identities:lookupIdentity', z.looseObject({ uid: z.string() }), {
        issuer,
        subject,
    });
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

/***/ 31579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCounts: () => (/* binding */ renderCounts),
/* harmony export */   renderPlanRows: () => (/* binding */ renderPlanRows),
/* harmony export */   renderRoleComment: () => (/* binding */ renderRoleComment),
/* harmony export */   renderRolePlan: () => (/* binding */ renderRolePlan),
/* harmony export */   renderRoleSummary: () => (/* binding */ renderRoleSummary)
/* harmony export */ });
/* harmony import */ var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
/* harmony import */ var _base_text_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59800);
/* harmony import */ var _domain_role_binding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95573);
/* harmony import */ var _domain_role_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73397);





/** Longest name in a row. */
const LONGEST_NAME = 60;
const LONGEST_NOTE = 300;
/** A job summary above 1 MiB is dropped whole by GitHub; the rest of the room is for other steps' words. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** GitHub refuses comments above 65,536 characters; bytes are never fewer than characters. */
const COMMENT_LIMIT_BYTES = 65_536;
const STATUS_WORDS = {
    planned: '',
    done: 'done',
    failed: 'FAILED',
    blocked: 'blocked',
};
/** Changes as aligned rows that begin with `+`, `~` or `-`, one line each; foreign text is made visible and cut. */
function renderPlanRows(tracked) {
    const short = (text) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, LONGEST_NAME);
    return (0,_base_text_table_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTextTable */ .K)(tracked.map(({ change, status, note }) => {
        const what = change.kind === 'binding' ? [short(change.role.name), short(change.group.name)] : ['', ''];
        const words = [STATUS_WORDS[status], (0,_domain_role_words_js__WEBPACK_IMPORTED_MODULE_3__/* .changeDetails */ .pu)(change), (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(note ?? '', LONGEST_NOTE)];
        const { file, line } = change.place;
        return [
            (0,_domain_role_words_js__WEBPACK_IMPORTED_MODULE_3__/* .changeSign */ .oX)(change),
            change.kind,
            short(change.identity.name),
            ...what,
            words.filter((text) => text !== '').join(': '),
            `(${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(file, LONGEST_NOTE)}:${line})`,
        ];
    }));
}
/** `2 to add, 1 to change, 0 to remove`, or that nothing is to do. */
function renderCounts({ changes, toAdd, toChange, toRemove }) {
    if (changes === 0)
        return 'nothing to change';
    return `${toAdd} to add, ${toChange} to change, ${toRemove} to remove`;
}
/** The report as lines for a log: counts, rows, what blocks, and the hash. */
function renderRolePlan(report) {
    const { plan, refusals, tracked } = report;
    return [
        `${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(plan.organization.name, LONGEST_NAME)}: ${headline(report)}`,
        ...renderPlanRows(tracked).map((row) => `  ${row}`),
        ...refusals.flatMap(({ message, fix }) => [`blocked: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message)}`, `  ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(fix)}`]),
        `plan hash: ${report.planHash}`,
    ];
}
/** The job summary, cut at a whole row under `maxBytes` of UTF-8. */
function renderRoleSummary(report, maxBytes = SUMMARY_LIMIT_BYTES) {
    return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .assembleMarkdown */ .Co)(summaryBlocks(report), maxBytes);
}
/** The pull-request comment: the marker (an HTML comment of the caller's) on the first line, then the summary. */
function renderRoleComment(report, marker, maxBytes = COMMENT_LIMIT_BYTES) {
    const { runUrl } = report;
    const link = runUrl === undefined ? [] : [`${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkMarkdown */ .k9)('Run', runUrl)}\n`];
    const [heading, ...blocks] = summaryBlocks(report);
    return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .assembleMarkdown */ .Co)([`${marker}\n`, heading, ...link, ...blocks], maxBytes).text;
}
function headline({ mode, plan, refusals, tracked }) {
    const counts = renderCounts((0,_domain_role_binding_js__WEBPACK_IMPORTED_MODULE_4__/* .countChanges */ .xS)(plan.changes));
    if (refusals.length > 0)
        return `${counts}; blocked`;
    if (mode !== 'apply' || tracked.length === 0)
        return counts;
    const of = (status) => tracked.filter((change) => change.status === status).length;
    return `${counts}: ${of('done')} done, ${of('failed')} failed, ${of('planned')} not tried`;
}
const TITLES = {
    plan: 'Plan of role bindings',
    apply: 'Role bindings',
    drift: 'Drift of role bindings',
};
function iconOf({ mode, refusals, tracked }) {
    const isWrong = refusals.length > 0 ||
        (mode === 'drift' && tracked.length > 0) ||
        (mode === 'apply' && tracked.some(({ status }) => status !== 'done'));
    return isWrong ? '❌' : '✅';
}
function summaryBlocks(report) {
    const { mode, plan, planHash, refusals, tracked } = report;
    const { organization, notices } = plan;
    const where = `${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(organization.name, LONGEST_NAME)} (${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMarkdown */ .fl)(organization.uid, LONGEST_NAME)})`;
    return [
        `## ${iconOf(report)} ${TITLES[mode]}: ${headline(report)}\n`,
        ...(refusals.length === 0 ? [] : [refusalList(refusals)]),
        ...(tracked.length === 0 ? [] : [diffBlock(renderPlanRows(tracked))]),
        ...(notices.length === 0
            ? []
            : [
                (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .detailsMarkdown */ .GE)(`Notices (${notices.length})`, (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .listMarkdown */ .AX)(notices.map(({ message, place }) => `line ${place.line}: ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(message)}`))),
            ]),
        `Organization ${where}, plan hash ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMarkdown */ .fl)(planHash)}\n`,
    ];
}
function refusalList(refusals) {
    return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .listMarkdown */ .AX)(refusals.map(({ guard, message, fix }) => `**${guard}**: ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(message)} ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(fix)}`));
}
/** Rows in a fence of kind `diff`, which colours signs; the fence is longer than any run of backticks in them. */
function diffBlock(rows) {
    const runs = rows.flatMap((row) => Array.from(row.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
    return {
        before: `${fence}diff\n`,
        rows: rows.map((row) => `${row}\n`),
        after: `${fence}\n`,
        more: (omitted) => `  ${omitted} more, left out here for size; the report has all\n`,
    };
}


/***/ })

};
