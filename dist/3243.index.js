"use strict";
exports.id = 3243;
exports.ids = [3243];
exports.modules = {

  3243:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  dump: () => (  dump)
});

var external_node_path_ = __webpack_require__(76760);
var counted = __webpack_require__(34150);
var give_turn = __webpack_require__(86367);
var markdown = __webpack_require__(26963);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var files_files = __webpack_require__(48636);
var workspace_files = __webpack_require__(99004);
var errors = __webpack_require__(34779);
var version = __webpack_require__(58508);
var own_bindings = __webpack_require__(78527);
var group_by = __webpack_require__(77825);
var coverage = __webpack_require__(40701);
var role_file_schema = __webpack_require__(34400);
var identity_match = __webpack_require__(69454);
var role_binding = __webpack_require__(39052);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/print-role-file.js

const TAME = /^[A-Za-z][A-Za-z0-9._-]*$/;
const WORDS = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;
const ESCAPED = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?<=:):|(?<=#)[#[]/gu;
function printRoleFile({ bindings, comments, identities, organization }) {
    return [
        ...comments.map((line) => `# ${line}\n`),
        ...(comments.length === 0 ? [] : ['\n']),
        `version: 1\norganization: ${scalar(organization)}\n`,
        identities.length === 0 ? 'identities: []\n' : 'identities:\n',
        ...[...identities].sort((a, b) => (0,role_binding .n6)(a.name, b.name)).map(printIdentity),
        ...(bindings.length === 0 ? [] : ['bindings:\n']),
        ...bindings.map((binding) => printItem(Object.entries(binding))),
    ]
        .join('')
        .replace(ESCAPED, escapeQuoted);
}
function printIdentity({ comment, entry, roles }) {
    const before = (comment ?? '').split('\n').filter((line) => line !== '');
    const list = roles.length === 0 ? '[]' : `[ ${roles.map(scalar).join(', ')} ]`;
    return `${before.map((line) => `  # ${line}\n`).join('')}${printItem(Object.entries(entry))}    roles: ${list}\n`;
}
function printItem(fields) {
    const lines = fields
        .filter(([, value]) => value !== undefined)
        .flatMap(([key, value]) => typeof value === 'object' && value !== null
        ? [`${key}:`, ...Object.entries(value).map(([name, inner]) => `  ${name}: ${scalar(inner)}`)]
        : [`${key}: ${scalar(value)}`]);
    return lines.map((line, index) => `${index === 0 ? '  - ' : '    '}${line}\n`).join('');
}
function scalar(value) {
    if (typeof value !== 'string')
        return String(value);
    if (TAME.test(value) && !WORDS.test(value))
        return value;
    return JSON.stringify(value);
}
function escapeQuoted(character) {
    const code = Number(character.codePointAt(0)).toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}

var role_names = __webpack_require__(22657);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/role-dump.js









const LONGEST_NAME = 100;
function collectDump(world) {
    const rows = (0,role_binding .Ke)(world);
    const identities = (0,role_names .XS)(world.identities).filter((identity) => (0,identity_match .tG)(identity, world.organization.uid));
    const known = (0,role_names .UH)(world);
    const names = {
        nameRole: createNaming(known.roles),
        nameGroup: createGroupNames(known.groups, world.organization),
        isClear: createClearness(identities, world),
    };
    const byIdentity = (0,group_by .$)(rows, ({ identity }) => identity.uid);
    const dumped = identities.map((identity) => dumpIdentity(identity, byIdentity.get(identity.uid) ?? [], world, names));
    const uids = new Set(identities.map(({ uid }) => uid));
    const omitted = rows.filter(({ identity }) => !uids.has(identity.uid)).length;
    return { organization: world.organization, identities: dumped, omitted };
}
function dumpRoles(world, schema) {
    const { identities, omitted, organization } = collectDump(world);
    return printRoleFile({
        organization: organization.uid,
        comments: dumpComments(omitted, schema),
        identities,
        bindings: [...identities]
            .sort((a, b) => (0,role_binding .n6)(a.name, b.name))
            .flatMap((identity) => identity.bindings.map(({ entry }) => entry)),
    });
}
function dumpComments(omitted, schema) {
    return [
        ...(schema === undefined ? [] : [`yaml-language-server: $schema=${schema}`]),
        ...(omitted === 0
            ? []
            : [
                `Omitted: ${(0,counted .hS)(omitted, 'binding')} of people, pull tokens and others that can only be referred to by uid`,
            ]),
    ];
}
function coverageOfDump(world) {
    const rows = (0,role_binding .Ke)(world);
    const inOrganization = world.identities.filter((identity) => (0,identity_match .tG)(identity, world.organization.uid));
    const uids = new Set(inOrganization.map(({ uid }) => uid));
    const written = rows.filter(({ identity }) => uids.has(identity.uid)).length;
    const left = {
        what: 'role bindings',
        why: 'of people, pull tokens and others that can only be referred to by uid',
    };
    return (0,coverage .XP)(written, [{ ...left, count: rows.length - written }]);
}
function dumpIdentity(identity, own, world, { isClear, nameGroup, nameRole }) {
    const grants = [...new Map(own.map((row) => [(0,role_binding .cx)(row), row])).values()];
    const hasDuplicates = grants.length < own.length;
    const byName = hasDuplicates || !isClear(identity) ? undefined : entryByName(identity);
    const head = byName ?? (hasDuplicates ? { uid: identity.uid } : { uid: identity.uid, owned: true });
    const isHome = ({ group }) => group.uid === world.organization.uid;
    const bindings = grants
        .filter((row) => !isHome(row))
        .map(({ role, group }) => ({
        groupUid: group.uid,
        entry: { identity: head.name ?? identity.uid, role: nameRole(role), group: nameGroup(group) },
    }));
    return {
        uid: identity.uid,
        name: identity.name,
        entry: head,
        roles: grants.filter(isHome).map(({ role }) => nameRole(role)),
        bindings,
        comment: commentOf(identity, head.name === undefined, hasDuplicates),
    };
}
function commentOf({ name }, isByUid, hasDuplicates) {
    const shown = (0,plain_text .h0)(name, LONGEST_NAME);
    const lines = [
        ...(isByUid && shown !== '' ? [shown] : []),
        ...(hasDuplicates ? ['Has duplicate bindings; with `owned: true`, `prune` removes them.'] : []),
    ];
    return lines.length === 0 ? undefined : lines.join('\n');
}
function entryByName({ description, issuer, kind, name, subject, }) {
    const words = description === '' ? {} : { description };
    const claims = kind === 'unknown' ? {} : { claimMatch: { issuer, subject } };
    const parsed = role_file_schema .a7.safeParse({ name, ...words, ...claims });
    return parsed.success ? parsed.data : undefined;
}
function createClearness(identities, world) {
    const claimOf = ({ issuer, subject }) => JSON.stringify([issuer ?? null, subject ?? null]);
    const names = countBy(identities, ({ name }) => name);
    const claims = countBy(identities, claimOf);
    const uids = new Set(world.identities.map(({ uid }) => uid));
    return (identity) => names.get(identity.name) === 1 &&
        (identity.kind === 'unknown' || claims.get(claimOf(identity)) === 1) &&
        (!uids.has(identity.name) || identity.name === identity.uid);
}
function countBy(items, keyOf) {
    const counts = new Map();
    for (const item of items)
        counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
    return counts;
}
function createNaming(all) {
    const names = countBy(all, ({ name }) => name);
    const nameOf = new Map(all.map(({ name, uid }) => [uid, name]));
    return ({ uid }) => {
        const name = nameOf.get(uid) ?? '';
        return name !== '' && names.get(name) === 1 && !nameOf.has(name) ? name : uid;
    };
}
function createGroupNames(all, organization) {
    const find = (0,role_names .Ex)(all, organization);
    const pathOf = (0,role_names .wh)(all, organization);
    const nameOf = createNaming(all);
    return (group) => {
        const name = nameOf(group);
        const path = pathOf(group);
        if (name !== group.uid || path === undefined)
            return name;
        const found = find({ text: `/${path}`, place: { file: '', line: 0 } });
        return found.kind === 'found' ? `/${path}` : group.uid;
    };
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/split-dump.js





const MAXIMUM_BYTES = 400_000;
function splitDump(dump, world, schema, maximumBytes = MAXIMUM_BYTES) {
    const { identities, organization } = dump;
    const top = (uid) => uid.split('/').slice(0, 2).join('/');
    const homeOf = (uid) => (uid.split('/').length > 2 ? top(uid) : organization.uid);
    const byHome = (0,group_by .$)(identities, ({ uid }) => homeOf(uid));
    const bindings = identities.flatMap((identity) => identity.bindings);
    const byGroup = (0,group_by .$)(bindings, ({ groupUid }) => top(groupUid));
    const places = [...new Set([organization.uid, ...byHome.keys(), ...byGroup.keys()])].sort(role_binding .n6);
    const groupNames = new Map((0,role_names .UH)(world).groups.map(({ name, uid }) => [uid, name]));
    const taken = new Set();
    return places.flatMap((place) => {
        const isHome = place === organization.uid;
        const comments = dumpComments(isHome ? dump.omitted : 0, schema);
        const whole = {
            identities: byHome.get(place) ?? [],
            bindings: (byGroup.get(place) ?? []).map(({ entry }) => entry),
        };
        const print = (part) => printRoleFile({ organization: organization.uid, comments, ...part });
        const slug = slugOf(isHome ? organization.name : (groupNames.get(place) ?? ''), place);
        return texts(whole, print, maximumBytes).map((text) => ({ name: freeName(slug, taken), text }));
    });
}
function texts(part, print, maximumBytes) {
    const text = print(part);
    const { bindings, identities } = part;
    if (Buffer.byteLength(text) <= maximumBytes || bindings.length + identities.length < 2)
        return [text];
    const [half, middle] = [Math.ceil(identities.length / 2), Math.floor(bindings.length / 2)];
    const halves = [
        { identities: identities.slice(0, half), bindings: bindings.slice(0, middle) },
        { identities: identities.slice(half), bindings: bindings.slice(middle) },
    ];
    return halves.flatMap((one) => texts(one, print, maximumBytes));
}
function slugOf(name, uid) {
    const slug = name
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[.-]+|(?<![.-])[.-]+$/g, '')
        .slice(0, 80);
    return slug === '' ? (uid.split('/').at(-1) ?? 'group') : slug;
}
function freeName(slug, taken) {
    for (let number = 1;; number += 1) {
        const name = number === 1 ? `${slug}.yml` : `${slug}-${number}.yml`;
        if (taken.has(name))
            continue;
        taken.add(name);
        return name;
    }
}

var read_files = __webpack_require__(99026);
var read_world = __webpack_require__(59229);
var running_identity = __webpack_require__(91182);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/dump.js
















async function dump(inputs, deps) {
    const { session } = deps;
    (0,read_files .ap)(inputs);
    const named = inputs['plan-file'];
    const isFolder = named?.endsWith('/') === true;
    const target = isFolder
        ? undefined
        : await (0,read_files .j1)(inputs, deps, await (0,read_files .L9)(inputs, deps));
    const organization = await organizationOfFile(inputs, deps);
    const [world, self] = await Promise.all([
        (0,read_world .TY)(inputs, session.client, { organization, identityUids: [], groups: [], people: [] }),
        (0,running_identity ._)(session.platformTokens),
    ]);
    await (0,give_turn .p)();
    if (deps.signal.aborted)
        throw (0,errors .Wm)(deps.signal, 'writing the dump');
    const incomplete = (0,own_bindings .tR)(world, self);
    const { findings, text, written } = isFolder
        ? await writeFolder(named, world, inputs, deps)
        : writeOne(target, world, deps);
    const all = [...(incomplete === undefined ? [] : [(0,own_bindings .xF)(incomplete)]), ...findings];
    const told = toldOf(world, written);
    return {
        findings: all,
        problems: [],
        verdict: all.length === 0 ? 'pass' : 'warn',
        outputs: {},
        summary: `## ✅ Dump of role bindings\n\n${(0,markdown .FV)(told)}\n`,
        coverage: { ...coverageOfDump(world), noun: 'role binding' },
        report: {
            mode: 'dump',
            organization: world.organization,
            ...(text === undefined ? { written } : { dump: text }),
        },
        stdout: text === undefined || target !== undefined ? [] : [text.trimEnd()],
        log: [told],
    };
}
function writeOne(target, world, { host, stdoutIsDropped }) {
    const text = dumpRoles(world, (0,version .ZZ)('rolebindings'));
    if (target !== undefined)
        (0,files_files .vK)(target, host.redact(text));
    else if (stdoutIsDropped)
        host.quote(text);
    const bytes = Buffer.byteLength(text);
    return {
        text,
        written: target === undefined ? [] : [target],
        findings: bytes > read_files .mN ? [largeDump(bytes)] : [],
    };
}
async function writeFolder(folder, world, inputs, deps) {
    const roleFiles = await (0,read_files .L9)(inputs, deps);
    const files = splitDump(collectDump(world), world, (0,version .ZZ)('rolebindings'));
    const targets = files.map(({ name }) => (0,read_files .Ql)((0,external_node_path_.join)(folder, name), inputs, deps, roleFiles));
    const present = await yamlFilesIn((0,external_node_path_.resolve)(deps.workingDirectory, folder));
    const strangers = present.filter((name) => !files.some((file) => file.name === name));
    if (strangers.length > 0) {
        const shown = strangers.slice(0, 5).map((name) => `\`${(0,plain_text .h0)(name, 100)}\``);
        throw new user_error .y({
            message: `\`plan-file\`: the folder \`${(0,plain_text .h0)(folder, 200)}\` has YAML files that are not part of this dump: ${shown.join(', ')}`,
            fix: 'remove them, or name an empty folder: a plan of this folder would read them too',
            input: 'plan-file',
        });
    }
    for (const [index, target] of targets.entries())
        (0,files_files .vK)(target, deps.host.redact(files[index]?.text ?? ''));
    return { text: undefined, written: targets, findings: [] };
}
async function yamlFilesIn(folder) {
    return (await (0,workspace_files .Fv)(folder)).filter((name) => /^[^/]*\.ya?ml$/i.test(name));
}
function largeDump(bytes) {
    const most = Math.floor(read_files .mN / 1024);
    return {
        rule: 'large-dump',
        level: 'warning',
        title: 'Dump is too large for one role file',
        message: `The dump has ${Math.ceil(bytes / 1024)} KiB, and a role file may have ${most} KiB.`,
        fix: 'Set `plan-file` to a folder, with a `/` at its end: the dump is then split by top-level group.',
        fingerprint: 'large-dump',
    };
}
async function organizationOfFile(inputs, deps) {
    if (inputs.organization !== undefined)
        return undefined;
    try {
        return (await (0,read_files .ak)(inputs, deps)).file.organization;
    }
    catch (error) {
        if (error instanceof user_error .y)
            return undefined;
        throw error;
    }
}
function toldOf({ bindings, identities, organization }, written) {
    const what = `${(0,counted .hS)(identities.length, 'identity', 'identities')} and ${(0,counted .hS)(bindings.length, 'role binding')}`;
    const [first] = written;
    const where = written.length > 1 ? `, written to ${(0,counted .hS)(written.length, 'file')}` : `, written to ${first}`;
    return `${(0,plain_text .h0)(organization.name, 100)} has ${what}${first === undefined ? '' : where}.`;
}


  })

};
;