export const id = 3305;
export const ids = [3305];
export const modules = {

/***/ 53305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dump: () => (/* binding */ dump)
});

// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/domain/identity-match.js
var identity_match = __webpack_require__(42012);
// EXTERNAL MODULE: ./build/domain/role-binding.js
var role_binding = __webpack_require__(95573);
// EXTERNAL MODULE: ./build/domain/role-file-schema.js
var role_file_schema = __webpack_require__(18086);
// EXTERNAL MODULE: ./build/domain/role-names.js
var role_names = __webpack_require__(84612);
// EXTERNAL MODULE: ./build/domain/role-refusal.js
var role_refusal = __webpack_require__(65804);
;// CONCATENATED MODULE: ./build/domain/role-dump.js







/** Text that any YAML tool reads as itself without quotes, unless it is one of the words. */
const TAME = /^[A-Za-z][A-Za-z0-9._-]*$/;
const WORDS = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;
/** Characters of a name in a comment. */
const LONGEST_NAME = 100;
/** Invisible or reordering characters and non-characters, and marks that CI hosts look for in what a step prints. */
const ESCAPED = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?<=:):|(?<=#)[#[]/gu;
/**
 * The present state as a role file (contract §7, `dump`) that reads back to an empty plan, also with `prune`. Identities that
 * cannot be told apart by name and claims are written by uid, with their name as a comment; those with duplicate bindings are
 * not owned, so that nothing of them is pruned; those that only a uid can mean are left out. `schema` is the address of the JSON Schema for editors.
 */
function dumpRoles(world, schema) {
    const rows = (0,role_binding/* observedRows */.Ke)(world);
    const identities = (0,role_names/* uniqueByUid */.XS)(world.identities).filter((identity) => (0,identity_match/* isFoundByName */.tG)(identity, world.organization.uid));
    const known = (0,role_names/* knownNames */.UH)(world);
    const uids = new Set(identities.map(({ uid }) => uid));
    const written = rows.filter(({ identity }) => uids.has(identity.uid));
    const dumped = identities
        .map((identity) => dumpIdentity(identity, identities, written, world, known))
        .sort((a, b) => (0,role_binding/* compareText */.n6)(a.name, b.name));
    const bindings = dumped.flatMap((identity) => identity.bindings);
    const document = new dist/* Document */.yo({ version: 1, organization: world.organization.uid });
    const entries = new dist/* YAMLSeq */.Rw();
    entries.items = dumped.map((identity) => entryNode(identity, document));
    document.set('identities', entries);
    if (bindings.length > 0)
        document.set('bindings', document.createNode(bindings));
    const left = rows.length - written.length;
    const comments = [
        ...(schema === undefined ? [] : [` yaml-language-server: $schema=${schema}`]),
        ...(left === 0
            ? []
            : [
                ` Left out: ${(0,role_refusal/* countOf */.p)(left, 'binding')} of people, pull tokens and others that only a uid can mean`,
            ]),
    ];
    if (comments.length > 0)
        document.commentBefore = comments.join('\n');
    quoteWildText(document);
    const text = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
    return text.replace(ESCAPED, escapeQuoted);
}
function dumpIdentity(identity, all, rows, world, known) {
    const own = rows.filter((row) => row.identity.uid === identity.uid);
    const grants = [...new Map(own.map((row) => [(0,role_binding/* grantKey */.cx)(row), row])).values()];
    const hasDuplicates = grants.length < own.length;
    const head = hasDuplicates
        ? { uid: identity.uid }
        : (entryByName(identity, all, world) ?? { uid: identity.uid, owned: true });
    const { roles, groups } = known;
    const isHome = ({ group }) => group.uid === world.organization.uid;
    const bindings = grants
        .filter((row) => !isHome(row))
        .map(({ role, group }) => ({
        identity: head.name ?? identity.uid,
        role: nameOrUid(role, roles),
        group: nameOrUid(group, groups),
    }));
    return {
        name: identity.name,
        entry: head,
        roles: grants.filter(isHome).map(({ role }) => nameOrUid(role, roles)),
        bindings,
        comment: commentOf(identity, head.name === undefined, hasDuplicates),
    };
}
/** What the entry itself does not tell: the name of a uid, and why it is not owned. */
function commentOf({ name }, isByUid, hasDuplicates) {
    const shown = (0,plain_text/* plainLine */.h0)(name, LONGEST_NAME);
    const lines = [
        ...(isByUid && shown !== '' ? [` ${shown}`] : []),
        ...(hasDuplicates ? [' Has duplicate bindings; with `owned: true`, `prune` removes them.'] : []),
    ];
    return lines.length === 0 ? undefined : lines.join('\n');
}
/** The identity's entry by name and claims, where the file may say so and it means no other one. */
function entryByName(identity, all, world) {
    const { uid, name, description, kind, issuer, subject } = identity;
    const isLike = (other) => other.uid !== uid &&
        (other.name === name || (kind !== 'unknown' && other.issuer === issuer && other.subject === subject));
    if (all.some(isLike) || world.identities.some((other) => other.uid === name))
        return undefined;
    const words = description === '' ? {} : { description };
    const claims = kind === 'unknown' ? {} : { claimMatch: { issuer, subject } };
    const parsed = role_file_schema/* identityEntrySchema */.a7.safeParse({ name, ...words, ...claims });
    return parsed.success ? parsed.data : undefined;
}
/** The name where it means just this one, else the uid. */
function nameOrUid({ uid }, all) {
    const [name = ''] = all.flatMap((item) => (item.uid === uid ? item.name : []));
    const isClear = name !== '' && all.every((item) => item.uid === uid || (item.name !== name && item.uid !== name));
    return isClear ? name : uid;
}
/** An entry with its comment, and its roles on one line. */
function entryNode({ entry, roles, comment }, document) {
    const node = new dist/* YAMLMap */.CA();
    for (const [key, value] of Object.entries(entry))
        node.set(key, document.createNode(value));
    node.set('roles', document.createNode(roles, { flow: true }));
    if (comment !== undefined)
        node.commentBefore = comment;
    return node;
}
function quoteWildText(document) {
    (0,dist/* visit */.YR)(document, {
        Scalar: (_key, node) => {
            const { value } = node;
            if (typeof value === 'string' && (!TAME.test(value) || WORDS.test(value)))
                node.type = 'QUOTE_DOUBLE';
        },
    });
}
/** Such characters stand in double quotes only, so YAML's escapes are at hand. */
function escapeQuoted(character) {
    const code = Number(character.codePointAt(0)).toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}

// EXTERNAL MODULE: ./build/host/files.js
var files = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/commands/sync-rolebindings/read-files.js + 2 modules
var read_files = __webpack_require__(44424);
// EXTERNAL MODULE: ./build/commands/sync-rolebindings/read-world.js + 2 modules
var read_world = __webpack_require__(93831);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/dump.js








/** JSON Schema of the role file, for editors. */
const SCHEMA_URL = 'https://raw.githubusercontent.com/platform-actions/platform-actions/v1/schemas/rolebindings.schema.json';
/** Writes the present state in the form of a role file: to `plan-file`, else to stdout, else as a quote to the log. */
async function dump(inputs, deps) {
    const { host, session } = deps;
    (0,read_files/* requireSignIn */.ap)(inputs);
    const target = await (0,read_files/* planFileTarget */.j1)(inputs, deps);
    const organization = await organizationOfFile(inputs, deps);
    const world = await (0,read_world/* readWorld */.TY)(inputs, session.client, { organization, identityUids: [] });
    const text = dumpRoles(world, SCHEMA_URL);
    if (target !== undefined)
        await (0,files/* writeAtomically */.vK)(target, host.redact(text));
    else if (deps.stdoutIsDropped)
        host.quote(text);
    const told = toldOf(world, target);
    return {
        findings: [],
        problems: [],
        verdict: 'pass',
        outputs: {},
        summary: `## ✅ Dump of role bindings\n\n${(0,markdown/* escapeMarkdown */.FV)(told)}\n`,
        report: { mode: 'dump', organization: world.organization, dump: text },
        stdout: target === undefined ? [text.trimEnd()] : [],
        log: [told],
    };
}
/** The organization that the role file names, where nothing else names one and the file can be read. */
async function organizationOfFile(inputs, deps) {
    if (inputs.organization !== undefined)
        return undefined;
    try {
        return (await (0,read_files/* readRoleFile */.ZF)(inputs, deps)).organization;
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
function toldOf({ bindings, identities, organization }, target) {
    const what = `${(0,role_refusal/* countOf */.p)(identities.length, 'identity', 'identities')} and ${(0,role_refusal/* countOf */.p)(bindings.length, 'role binding')}`;
    const where = target === undefined ? '' : `, written to ${target}`;
    return `${(0,plain_text/* plainLine */.h0)(organization.name, 100)} has ${what}${where}.`;
}


/***/ })

};
