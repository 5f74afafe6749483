"use strict";
exports.id = 1179;
exports.ids = [1179];
exports.modules = {

  52948:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q: () => (  createTextSet)
  });
const HEAD_BYTES = 8;
const BLOCK_BYTES = 64 * 1024;
const MAXIMUM_PROBES = 64;
function createTextSet() {
    const others = new Set();
    const texts = createTexts();
    let slots = new DataView(new ArrayBuffer(512));
    let count = 0;
    const slotOf = (hash) => (hash * 4) & (slots.byteLength - 1);
    const nextSlot = (slot) => (slot + 4) & (slots.byteLength - 1);
    const growSlots = () => {
        const old = slots;
        slots = new DataView(new ArrayBuffer(old.byteLength * 2));
        for (let index = 0; index < old.byteLength; index += 4) {
            const entry = old.getUint32(index);
            if (entry === 0)
                continue;
            let slot = slotOf(texts.hashAt(entry - 1));
            while (slots.getUint32(slot) !== 0)
                slot = nextSlot(slot);
            slots.setUint32(slot, entry);
        }
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
            const hash = texts.write(text);
            if (hash === undefined)
                return addOther(text);
            let slot = slotOf(hash);
            for (let probes = 0;; probes += 1) {
                const entry = slots.getUint32(slot);
                if (entry === 0)
                    break;
                if (texts.isWritten(entry - 1))
                    return false;
                if (probes === MAXIMUM_PROBES)
                    return addOther(text);
                slot = nextSlot(slot);
            }
            slots.setUint32(slot, texts.keep() + 1);
            count += 1;
            if (count * 8 > slots.byteLength)
                growSlots();
            return true;
        },
    };
}
function createTexts() {
    let last = new DataView(new ArrayBuffer(4096));
    const blocks = [last];
    let end = 0;
    const blockOf = (place) => blocks[Math.floor(place / BLOCK_BYTES)];
    const makeRoom = (bytes) => {
        if (end + bytes > BLOCK_BYTES) {
            last = new DataView(new ArrayBuffer(BLOCK_BYTES));
            end = 0;
            blocks.push(last);
            return;
        }
        const larger = new Uint8Array(Math.min(BLOCK_BYTES, Math.max(end + bytes, 2 * last.byteLength)));
        larger.set(new Uint8Array(last.buffer));
        last = new DataView(larger.buffer);
        blocks[blocks.length - 1] = last;
    };
    return {
        write: (text) => {
            const bytes = HEAD_BYTES + text.length;
            if (bytes > BLOCK_BYTES)
                return undefined;
            if (end + bytes > last.byteLength)
                makeRoom(bytes);
            const start = end + HEAD_BYTES;
            let hash = 0x811c9dc5;
            for (let index = 0; index < text.length; index += 1) {
                const code = text.charCodeAt(index);
                if (code > 255)
                    return undefined;
                last.setUint8(start + index, code);
                hash = Math.imul(hash ^ code, 0x01000193);
            }
            last.setInt32(end, hash);
            last.setUint32(end + 4, text.length);
            return hash;
        },
        keep: () => {
            const place = (blocks.length - 1) * BLOCK_BYTES + end;
            end += HEAD_BYTES + last.getUint32(end + 4);
            return place;
        },
        isWritten: (place) => {
            const block = blockOf(place);
            const offset = place % BLOCK_BYTES;
            const bytes = HEAD_BYTES + block.getUint32(offset + 4);
            for (let index = 0; index < bytes; index += 1)
                if (block.getUint8(offset + index) !== last.getUint8(end + index))
                    return false;
            return true;
        },
        hashAt: (place) => blockOf(place).getInt32(place % BLOCK_BYTES),
    };
}


  }),

  59800:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  renderTextTable)
  });
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


  }),

  61179:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  run)
});

;// CONCATENATED MODULE: ./build/commands/doctor/capability-facts.js
async function capabilityFacts(inputs, { manifests, session }) {
    const needs = (await manifests()).flatMap(needsOf);
    return [['least-privilege', stateOf(inputs, session.narrowing())], ...needs];
}
function stateOf(inputs, state) {
    if (!inputs['least-privilege'])
        return 'off: tokens can do everything that the identity may do';
    return state === 'given up'
        ? 'not supported by the service: tokens can do everything that the identity may do'
        : 'on: tokens are limited to what a run needs';
}
function needsOf({ capabilities, name }) {
    return capabilities
        .filter(({ when }) => when?.['path'] === undefined)
        .map((need) => [`${name}${whenOf(need)} (${need.audience})`, need.capabilities.join(', ')]);
}
function whenOf({ when = {} }) {
    return Object.entries(when)
        .map(([input, values]) => (values.includes('?*') ? `, with ${input}` : `, ${input}: ${values.join('|')}`))
        .join('');
}

var time = __webpack_require__(22475);
var user_error = __webpack_require__(45794);
var pages = __webpack_require__(73358);
var require_name = __webpack_require__(54985);
var resources_advisories = __webpack_require__(67004);
var resources_groups = __webpack_require__(25614);
var resources_repos = __webpack_require__(76621);
var role_bindings = __webpack_require__(98197);
var resources_tags = __webpack_require__(84551);
var sign_in = __webpack_require__(65655);
var session_problems = __webpack_require__(96299);
;// CONCATENATED MODULE: ./build/commands/doctor/check.js

async function runCheck(name, identity, body) {
    try {
        const { detail, value } = await body();
        return { check: { name, state: 'ok', detail, problems: [] }, value };
    }
    catch (error) {
        const problems = (0,session_problems .e)(error, identity, name);
        const detail = problems.map((problem) => problem.message.slice(name.length + 2)).join('; ');
        return { check: { name, state: 'failed', detail, problems }, value: undefined };
    }
}
function skipped(name, why) {
    return { check: { name, state: 'skipped', detail: why, problems: [] }, value: undefined };
}

;// CONCATENATED MODULE: ./build/commands/doctor/reads.js











const NOT_SIGNED_IN = 'not tried: not signed in';
async function checkReads(inputs, deps, platformToken, registryToken) {
    const names = ['organization', 'repositories', 'tags', 'advisories', 'role bindings', 'tag history'];
    if (platformToken === undefined)
        return names.map((name) => skipped(name, NOT_SIGNED_IN).check);
    const { client } = deps.session;
    const ask = (name, body) => runCheck(name, inputs.identity, body);
    const first = (name, list) => ask(name, async () => {
        const call = list({ pageSize: 1 });
        const page = await client.send(call);
        if (page.rows.length === 0 && (page.totalCount ?? 0) > 0)
            throw (0,pages .aC)(`the first page has none of ${page.totalCount} rows`, `${call.method} ${call.path}`);
        return { detail: countOf(page), value: page.rows[0] };
    });
    const organization = await ask('organization', async () => {
        const group = await findOrganization(inputs, deps, platformToken);
        return { detail: `${group.name} (${group.uid})`, value: group };
    });
    const uid = organization.value?.uid ?? organizationUid(inputs, platformToken);
    const scope = uid === undefined ? {} : { descendantsOf: uid };
    const [repos, advisories, bindings] = await Promise.all([
        first('repositories', (0,resources_repos .uP)(scope)),
        first('advisories', (0,resources_advisories .Y)({})),
        first('role bindings', (0,role_bindings .Zf)(scope)),
    ]);
    const repo = repos.value;
    const nothing = 'not tried: there is no repository to test with';
    const tags = repo === undefined
        ? skipped('tags', nothing)
        : await first('tags', (0,resources_tags .cB)({ childrenOf: repo.uid }));
    const history = repo === undefined || tags.value === undefined
        ? skipped('tag history', repo === undefined ? nothing : 'not tried: there is no tag to test with')
        : await readHistory(inputs, deps, repo, tags.value, registryToken);
    return [organization, repos, tags, advisories, bindings, history].map(({ check }) => check);
}
async function findOrganization(inputs, deps, token) {
    const { client } = deps.session;
    const uid = organizationUid(inputs, token);
    if (uid !== undefined)
        return client.send((0,resources_groups .Wx)(uid));
    const name = inputs.organization;
    for await (const groups of (0,pages .n4)(client, (0,resources_groups .P$)(name === undefined ? {} : { name }))) {
        const found = groups.find((group) => !group.uid.includes('/') && (name === undefined || group.name === name));
        if (found !== undefined)
            return found;
    }
    throw new user_error .y({
        message: name === undefined
            ? 'the identity cannot see any organization'
            : `the identity cannot see an organization named \`${name}\``,
        fix: 'set `organization` to the uid or the exact name of an organization in which the identity has a role',
        input: 'organization',
    });
}
function organizationUid(inputs, token) {
    const { identity, organization } = inputs;
    if (organization !== undefined)
        return /^[0-9a-f]{40}$/.test(organization) ? organization : undefined;
    const subject = identity ?? (0,sign_in .Ip)(token ?? '')?.subject;
    return subject?.includes('/') === true ? subject.split('/')[0] : undefined;
}
async function readHistory(inputs, deps, repo, tag, registryToken) {
    const name = 'tag history';
    if (registryToken === undefined)
        return skipped(name, 'not tried: not signed in to the registry');
    const { client, registry } = deps.session;
    return runCheck(name, inputs.identity, async () => {
        (0,require_name .r)(repo, 'repository', 'GET /registry/v2/repos');
        (0,require_name .r)(tag, 'tag', 'GET /registry/v2/tags');
        const segments = repo.uid.split('/').slice(0, -1);
        const groups = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
        const names = await Promise.all(groups.map(async (uid) => (await client.send((0,resources_groups .Wx)(uid))).name));
        const repository = [...names, repo.name].join('/');
        const start = deps.clock.now() - 30 * time .sO;
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

var counted = __webpack_require__(34150);
var markdown = __webpack_require__(26963);
var plain_text = __webpack_require__(38086);
var text_table = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/commands/doctor/render.js




const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const SIGNS = { ok: '✅', failed: '❌', skipped: '➖' };
function renderDoctorLog(sections) {
    return sections.flatMap((section) => [
        `${section.title}:`,
        ...(0,text_table .K)([
            ...section.facts.map(([name, value]) => [`  ${name}`, '', (0,plain_text .h0)(value, 400)]),
            ...section.checks.map((check) => [`  ${check.name}`, check.state, (0,plain_text .h0)(check.detail, 400)]),
        ]),
    ]);
}
function renderDoctorSummary(sections) {
    const checks = sections.flatMap((section) => section.checks);
    const failed = checks.filter((check) => check.state === 'failed').length;
    const verdict = failed === 0 ? 'no problems' : (0,counted .hS)(failed, 'problem');
    const blocks = sections.flatMap((section) => [
        `#### ${section.title}`,
        (0,markdown .oS)(['', ''], [
            ...section.facts.map(([name, value]) => [(0,markdown .FV)(name), (0,markdown .fl)(value, 400)]),
            ...section.checks.map((check) => [
                `${SIGNS[check.state]} ${(0,markdown .FV)(check.name)}`,
                (0,markdown .FV)(check.detail, 400),
            ]),
        ]),
    ]);
    return (0,markdown .Co)([`### ${failed === 0 ? '✅' : '❌'} Doctor: ${verdict}`, ...blocks], MAXIMUM_SUMMARY_BYTES).text;
}

;// CONCATENATED MODULE: ./build/commands/doctor/who.js



async function askWho(inputs, deps) {
    const { host, session } = deps;
    const name = 'ID token';
    const checked = await runCheck(name, inputs.identity, async () => {
        const token = await (0,sign_in .K8)(session.signIn);
        host.mask(token);
        const claims = (0,sign_in .Ip)(token);
        return {
            detail: claims === undefined ? 'received, but it is not a readable JWT' : 'received',
            value: claims,
        };
    });
    return checked.check.state === 'failed' && !isIdTokenNeeded(inputs)
        ? skipped(name, `none, but none is needed: ${checked.check.detail}`)
        : checked;
}
function isIdTokenNeeded(inputs) {
    const [platform, registry] = [inputs.token !== undefined, inputs['registry-token'] !== undefined];
    return inputs.identity === undefined ? !platform && !registry : !platform || !registry;
}
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
async function signIn(inputs, label, audience, tokens) {
    const name = `${label} (${audience})`;
    if (tokens !== undefined) {
        return runCheck(name, inputs.identity, async () => {
            const token = await tokens.get();
            const claims = (0,sign_in .Ip)(token);
            const until = claims?.expiresAt === undefined ? '' : `, until ${(0,time .sZ)(claims.expiresAt)}`;
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
        detail: 'no identity to sign in as',
        problems: [
            {
                kind: 'usage',
                message: '`identity` is required: there is no identity to sign in as',
                fix: 'set `identity` to the uid of an identity that this job may assume, or `token` and `registry-token`',
            },
        ],
    };
    return { check, value: undefined };
}

var json_value = __webpack_require__(63144);
var errors = __webpack_require__(34779);
var account_associations = __webpack_require__(3532);
var schemas = __webpack_require__(63619);
var decode = __webpack_require__(80922);
var list_query = __webpack_require__(94207);
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/artifacts.js





const artifact = (0,decode .iU)({
    uid: schemas .YjP(),
    name: decode .Qq,
    description: decode .Qq,
    ecosystem: decode .Qq,
    latestVersion: decode .Qq,
    versionCount: decode .nd,
    createTime: decode .Qq,
    updateTime: decode .Qq,
});
const artifactVersion = (0,decode .iU)({
    uid: schemas .YjP(),
    name: decode .Qq,
    version: decode .Qq,
    description: decode .Qq,
    sizeBytes: decode .U9,
    createTime: decode .Qq,
    updateTime: decode .Qq,
});
const counts = (0,decode .iU)({ counts: (0,decode .c3)((0,decode .iU)({ ecosystem: decode .Qq, totalCount: decode .U9 })) });
function listArtifacts(filters) {
    return (0,list_query .g)('/libraries/v2/artifacts', 'artifacts', artifact, {}, { ...filters });
}
function listArtifactVersions(artifactUid) {
    const address = path `/libraries/v2/artifacts/${artifactUid}/versions`;
    return listOperation(address, 'artifactVersions', artifactVersion, {}, {});
}
function getArtifactCount(ecosystems) {
    return readCall('/libraries/v2/artifacts/count', counts, { ecosystems });
}

;// CONCATENATED MODULE: ./build/platform/resources/external-group-role-mappings.js





const mapping = (0,decode .iU)({
    uid: schemas .YjP(),
    identityProviderUid: decode .Qq,
    externalGroupId: decode .Qq,
    roleUid: decode .Qq,
    scope: decode .Qq,
    createTime: decode .Qq,
});
const deleted = (0,decode .iU)({ parent: decode .Qq, externalGroupRoleMappings: (0,decode .c3)(mapping) });
function listExternalGroupRoleMappings(filters = {}) {
    const { identityProviderUid } = filters;
    return (0,list_query .g)('/iam/v2/externalGroupRoleMappings', 'externalGroupRoleMappings', mapping, filters, {
        identityProviderUid,
    });
}
function getExternalGroupRoleMapping(uid) {
    return readCall(path `/iam/v2/externalGroupRoleMappings/${uid}`, mapping);
}
function createExternalGroupRoleMapping(identityProviderUid, fields) {
    return postCall(path `/iam/v2/externalGroupRoleMappings/${identityProviderUid}`, fields, mapping);
}
function deleteExternalGroupRoleMapping(uid) {
    return deleteCall(path `/iam/v2/externalGroupRoleMappings/${uid}`);
}
function batchDeleteExternalGroupRoleMappings(identityProviderUid, uids) {
    const body = { parent: identityProviderUid, names: uids };
    return postCall('/iam/v2/externalGroupRoleMappings:batchDelete', body, deleted);
}

;// CONCATENATED MODULE: ./build/platform/resources/group-invites.js





const role = (0,decode .iU)({ uid: decode .Qq, name: decode .Qq, description: decode .Qq, capabilities: (0,decode .c3)(schemas .YjP()) });
const groupInvite = (0,decode .iU)({
    uid: schemas .YjP(),
    code: decode .Qq,
    keyId: decode .Qq,
    email: decode .Qq,
    singleUse: decode .Jt,
    role: (0,decode .no)(role),
    expirationTime: decode .Qq,
    createTime: decode .Qq,
});
function listGroupInvites(scope = {}) {
    const filters = { keyId: scope.keyId };
    return (0,list_query .g)('/iam/v2/groupInvites', 'groupInvites', groupInvite, scope, filters);
}
function getGroupInvite(uid) {
    return readCall(path `/iam/v2/groupInvites/${uid}`, groupInvite);
}
function createGroupInvite(groupUid, fields) {
    return postCall(path `/iam/v2/groupInvites/${groupUid}`, fields, groupInvite);
}
function deleteGroupInvite(uid) {
    return deleteCall(path `/iam/v2/groupInvites/${uid}`);
}

var identities = __webpack_require__(57581);
;// CONCATENATED MODULE: ./build/platform/resources/identity-providers.js






const oidc = (0,decode .iU)({
    issuer: decode .Qq,
    clientId: decode .Qq,
    additionalScopes: (0,decode .c3)(schemas .YjP()),
    groupsClaim: decode .Qq,
    pkceEnabled: decode .Jt,
    correlationRule: decode .Qq,
});
const scim = (0,decode .iU)({
    enabled: decode .Jt,
    endpointUrl: decode .Qq,
    tokenExpireTime: decode .Qq,
    previousTokenExpireTime: decode .Qq,
    credentialState: decode .Qq,
    etag: decode .Qq,
});
const identityProvider = (0,decode .iU)({
    uid: schemas .YjP(),
    name: decode .Qq,
    description: decode .Qq,
    defaultRole: decode .Qq,
    oidc: (0,decode .no)(oidc),
    scim: (0,decode .no)(scim),
    createTime: decode .Qq,
    updateTime: decode .Qq,
});
const CORRELATION_RULES = (  null && ([
    'CORRELATION_RULE_UNSPECIFIED',
    'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
    'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
]));
function listIdentityProviders(scope = {}) {
    const filters = { name: scope.name };
    return (0,list_query .g)('/iam/v2/identityProviders', 'identityProviders', identityProvider, scope, filters);
}
function getIdentityProvider(uid) {
    return readCall(path `/iam/v2/identityProviders/${uid}`, identityProvider);
}
function createIdentityProvider(parentUid, fields) {
    return postCall(path `/iam/v2/identityProviders/${parentUid}`, checked(fields), identityProvider);
}
function updateIdentityProvider(uid, fields, mask) {
    return patchCall(path `/iam/v2/identityProviders/${uid}`, checked(fields), mask, identityProvider);
}
function checked(fields) {
    requireEnumName('oidc.correlationRule', fields.oidc?.correlationRule, CORRELATION_RULES);
    return fields;
}
function deleteIdentityProvider(uid) {
    return deleteCall(path `/iam/v2/identityProviders/${uid}`);
}

var roles = __webpack_require__(93121);
;// CONCATENATED MODULE: ./build/platform/resources/subscriptions.js





const subscription = (0,decode .iU)({ uid: schemas .YjP(), sink: decode .Qq });
function listSubscriptions(scope = {}) {
    return (0,list_query .g)('/events/v2/subscriptions', 'subscriptions', subscription, scope, {});
}
function getSubscription(uid) {
    return readCall(path `/events/v2/subscriptions/${uid}`, subscription);
}
function createSubscription(groupUid, fields) {
    return postCall(path `/events/v2/subscriptions/${groupUid}`, fields, subscription);
}
function deleteSubscription(uid) {
    return deleteCall(path `/events/v2/subscriptions/${uid}`);
}

var vulnerability_metadata = __webpack_require__(31306);
;// CONCATENATED MODULE: ./build/commands/doctor/list-probes.js
















const probe = (key, list) => ({
    path: list({ pageSize: 1 }).path,
    key,
    list,
});
const LIST_PROBES = [
    probe('groups', (0,resources_groups .P$)()),
    probe('identities', (0,identities .T8)()),
    probe('roles', (0,roles .OH)()),
    probe('roleBindings', (0,role_bindings .Zf)()),
    probe('identityProviders', listIdentityProviders()),
    probe('accountAssociations', (0,account_associations .Ev)()),
    probe('groupInvites', listGroupInvites()),
    probe('externalGroupRoleMappings', listExternalGroupRoleMappings()),
    probe('repos', (0,resources_repos .uP)()),
    probe('tags', (0,resources_tags .cB)({})),
    probe('advisories', (0,resources_advisories .Y)({})),
    probe('artifacts', listArtifacts({ ecosystems: ['ECOSYSTEM_PYTHON'] })),
    probe('vulnerabilityMetadata', (0,vulnerability_metadata .s)()),
    probe('subscriptions', listSubscriptions()),
];
const NOBODY = 'platform-actions-doctor-looks-for-nothing';
const NO_UID = 'd0'.repeat(20);
const FILTER_PROBES = [
    { filter: 'uidp.children_of', ...probe('repos', (0,resources_repos .uP)({ childrenOf: NO_UID })) },
    { filter: 'name', ...probe('repos', (0,resources_repos .uP)({ name: NOBODY })) },
    { filter: 'name', ...probe('groups', (0,resources_groups .P$)({ name: NOBODY })) },
    { filter: 'name', ...probe('identities', (0,identities .T8)({ name: NOBODY })) },
    { filter: 'name', ...probe('roles', (0,roles .OH)({ name: NOBODY })) },
    { filter: 'identity', ...probe('roleBindings', (0,role_bindings .Zf)({ identity: NO_UID })) },
    { filter: 'name', ...probe('tags', (0,resources_tags .cB)({ name: NOBODY })) },
    { filter: 'artifactNames', ...probe('advisories', (0,resources_advisories .Y)({ artifactNames: [NOBODY] })) },
    { filter: 'componentNames', ...probe('advisories', (0,resources_advisories .Y)({ componentNames: [NOBODY] })) },
    { filter: 'advisoryIds', ...probe('advisories', (0,resources_advisories .Y)({ advisoryIds: [NOBODY] })) },
    { filter: 'aliases', ...probe('advisories', (0,resources_advisories .Y)({ aliases: [NOBODY] })) },
];
const REFUSALS = new Set([
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'UNIMPLEMENTED',
    'INVALID_ARGUMENT',
]);
async function askRaw(client, { key, list }) {
    const decode = (json) => {
        if (!(0,json_value .u4)(json))
            throw new TypeError('it is not an object');
        const rows = json[key] ?? [];
        if (!Array.isArray(rows))
            throw new TypeError(`\`${key}\` has the wrong type`);
        return { kind: 'page', json, rows };
    };
    try {
        return await client.send({ ...list({ pageSize: 1 }), decode });
    }
    catch (error) {
        if (!(error instanceof errors .Wk) || !REFUSALS.has(error.code))
            throw error;
        return { kind: 'refused', code: error.code };
    }
}

;// CONCATENATED MODULE: ./build/commands/doctor/wire.js



const wire_NOT_SIGNED_IN = 'not tried: not signed in';
async function checkWire(inputs, deps, platformToken) {
    if (platformToken === undefined) {
        const facts = { zeroValues: 'unknown', filters: {}, lists: {} };
        const line = (name) => skipped(name, wire_NOT_SIGNED_IN).check;
        return { writing: [line('zero values'), line('filters')], lists: [line('lists')], facts };
    }
    const { client } = deps.session;
    const ask = (probe, name, detailOf) => runCheck(name, inputs.identity, async () => {
        const page = await askRaw(client, probe);
        return { detail: detailOf(page), value: page };
    });
    const pages = await Promise.all(LIST_PROBES.map((probe) => ask(probe, probe.path, describeList)));
    const pageOf = (path) => pages[LIST_PROBES.findIndex((probe) => probe.path === path)]?.value;
    const rowsOf = (path) => {
        const page = pageOf(path);
        return page?.kind === 'page' ? page.rows.length : 0;
    };
    const nameOf = ({ filter, path }) => `${path}?${filter}`;
    const filtered = await Promise.all(FILTER_PROBES.map((probe) => ask(probe, nameOf(probe), (page) => WORDS[judgeFilter(page, rowsOf(probe.path))] ?? refused(page))));
    const answers = pages.flatMap(({ value }) => (value?.kind === 'page' ? [value] : []));
    const zeroValues = judgeZeroValues(answers);
    const filters = FILTER_PROBES.map((probe, index) => {
        const page = filtered[index]?.value;
        return [nameOf(probe), page === undefined ? 'failed' : judgeFilter(page, rowsOf(probe.path))];
    });
    const lists = LIST_PROBES.map(({ path }, index) => [path, wire_stateOf(pages[index]?.value)]);
    return {
        writing: [
            describeZeroValues(zeroValues, answers),
            describeFlag(pageOf('/registry/v2/tags')),
            ...filtered.map(({ check }) => check),
        ],
        lists: pages.map(({ check }) => check),
        facts: { zeroValues, filters: Object.fromEntries(filters), lists: Object.fromEntries(lists) },
    };
}
const WORDS = {
    honored: 'the filter is honored',
    ignored: 'the filter is ignored: commands read the whole list and check every row',
    unknown: 'cannot be determined: the list has no rows',
};
const refused = (page) => page.kind === 'refused' ? `does not answer: ${page.code}` : 'answers';
function judgeFilter(page, rows) {
    if (page.kind === 'refused')
        return page.code;
    if (page.rows.length > 0)
        return 'ignored';
    return rows > 0 ? 'honored' : 'unknown';
}
function wire_stateOf(page) {
    if (page === undefined)
        return 'failed';
    if (page.kind === 'refused')
        return page.code;
    return page.rows.length > 0 ? 'answers' : 'empty';
}
function describeList(page) {
    if (page.kind === 'refused')
        return refused(page);
    if (Object.keys(page.json).length === 0)
        return 'answers `{}`, which looks like a lost answer: commands refuse it';
    return page.rows.length > 0 ? 'answers' : 'answers: no rows';
}
function judgeZeroValues(answers) {
    if (answers.length === 0)
        return 'unknown';
    return answers.some(({ json }) => zeroFieldOf(json) !== undefined) ? 'emitted' : 'omitted';
}
function zeroFieldOf(json) {
    if (json['skipped'] === 0)
        return 'skipped';
    return json['nextPageToken'] === '' ? 'nextPageToken' : undefined;
}
function describeZeroValues(zeroValues, answers) {
    const name = 'zero values';
    if (zeroValues === 'unknown')
        return skipped(name, 'cannot be determined: no list answers').check;
    const field = answers.map(({ json }) => zeroFieldOf(json)).find((found) => found !== undefined);
    const detail = field === undefined ? 'are left out of answers' : `are part of answers, such as \`${field}\``;
    return { name, state: 'ok', detail, problems: [] };
}
function describeFlag(page) {
    const name = '`deprecated` of tags';
    const row = page?.kind === 'page' ? page.rows[0] : undefined;
    if (!(0,json_value .u4)(row))
        return skipped(name, 'cannot be determined: there is no tag to look at').check;
    const detail = typeof row['deprecated'] === 'boolean'
        ? 'is part of answers'
        : 'is left out: `check-deprecated` reports such tags as unknown unless v1 tells more';
    return { name, state: 'ok', detail, problems: [] };
}

;// CONCATENATED MODULE: ./build/commands/doctor/run.js





const run = async (inputs, deps) => {
    const { host, session } = deps;
    const [who, platform, registry] = await Promise.all([
        askWho(inputs, deps),
        signIn(inputs, 'platform', inputs['api-url'], session.platformTokens),
        signIn(inputs, 'registry', session.registryAudience, session.registryTokens),
    ]);
    const reads = await checkReads(inputs, deps, platform.value, registry.value);
    const wire = await checkWire(inputs, deps, platform.value);
    const capabilities = await capabilityFacts(inputs, deps);
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
        { title: 'Capabilities that commands ask for', facts: capabilities, checks: [] },
        { title: 'Which lists answer', facts: [], checks: wire.lists },
        { title: 'How the service writes', facts: [], checks: wire.writing },
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
            capabilities: Object.fromEntries(capabilities),
            service: wire.facts,
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
function problemsOf(checks) {
    const seen = new Set();
    return checks.flatMap(({ detail, problems }) => {
        if (problems.length === 0 || seen.has(detail))
            return [];
        seen.add(detail);
        return problems;
    });
}


  }),

  80922:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A7: () => (  mapOf),
    D0: () => (  decoder),
    Jt: () => (  flag),
    QO: () => (  scoreText),
    Qq: () => (  text),
    Rz: () => (  ENVELOPE_FIELDS),
    U9: () => (  count),
    c3: () => (  listOf),
    iU: () => (  message),
    nd: () => (  integer),
    no: () => (  maybe),
    qd: () => (  pageDecoder)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63144);


const ENVELOPE_FIELDS = new Set(['nextPageToken', 'totalCount', 'skipped']);
function absentAs(schema, fallback) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? fallback));
}
const DEEPEST = 100;
function withoutNulls(value, depth = 0) {
    if (depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutNulls(item, depth + 1));
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(value))
        return value ?? undefined;
    const kept = Object.entries(value).filter(([, own]) => own !== null);
    return Object.fromEntries(kept.map(([name, own]) => [name, withoutNulls(own, depth + 1)]));
}
const unknownField = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => withoutNulls(value)));
function message(shape) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rUs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc(shape), unknownField);
}
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? undefined));
}
const text = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), '');
const scoreText = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => String(value ?? '')));
const flag = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .zMY(), false);
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? []));
}
function mapOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? {}));
}
const integer = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr(), 0);
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .Fk(/^[0-9]{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .qm(0))])), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => (value === undefined || value === null ? undefined : Number(value))));
function decoder(schema) {
    return (json) => {
        const result = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .xL(schema, json);
        if (result.success)
            return result.data;
        const issue = result.error.issues[0];
        const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
        throw new TypeError(`${place} has the wrong type`);
    };
}
const listHead = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ nextPageToken: text, totalCount: count });
function pageDecoder(key, row) {
    const decode = decoder(zod_mini__WEBPACK_IMPORTED_MODULE_0__  ._H3({ [key]: listOf(row) }));
    const decodeHead = decoder(listHead);
    return (json) => {
        const checked = decode(json)[key];
        if (!isEnvelopeOf(json, key))
            throw new TypeError(`it is not a list of \`${key}\``);
        const nameless = checked.findIndex((one) => (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(one) && one['uid'] === '');
        if (nameless >= 0)
            throw new TypeError(`\`${key}.${nameless}.uid\` is empty`);
        return { rows: checked, ...decodeHead(json) };
    };
}
function isEnvelopeOf(json, key) {
    const names = Object.keys(Object(json));
    return names.includes(key) || (names.length > 0 && names.every((name) => ENVELOPE_FIELDS.has(name)));
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

  73358:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MB: () => (  readRounds),
    Nt: () => (  MAXIMUM_PAGE_SIZE),
    aC: () => (  brokenList),
    n4: () => (  readPages)
  });
  var _base_text_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52948);
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


const MAXIMUM_PAGE_SIZE = 200;
const MAXIMUM_EMPTY_PAGES = 200;
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const given = (0,_base_text_set_js__WEBPACK_IMPORTED_MODULE_1__  .q)();
    for await (const { round, rows } of readRounds(client, list, pageSize, { known: given }))
        yield round === 1 ? rows : rows.filter((row) => given.add(row.uid));
}
const WHOLE_ROUNDS = 2;
async function* readRounds(client, list, pageSize, before) {
    let total = before.total ?? 0;
    const spent = before.rounds ?? 0;
    for (let round = 1;; round += 1) {
        let rowCount = 0;
        let largest;
        const seen = (round === 1 ? before.known : undefined) ?? (0,_base_text_set_js__WEBPACK_IMPORTED_MODULE_1__  .q)();
        for await (const { rows, totalCount } of readCursor(client, list, pageSize, seen)) {
            rowCount += rows.length;
            if (totalCount !== undefined)
                largest = Math.max(largest ?? 0, totalCount);
            yield { round, rows };
        }
        total = largest ?? total;
        if (rowCount >= total)
            return;
        if (spent + round < WHOLE_ROUNDS)
            continue;
        const { method, path } = list({ pageSize: clampPageSize(pageSize) });
        throw brokenList(`the list ended after ${rowCount} of ${total} rows`, `${method} ${path}`);
    }
}
async function* readCursor(client, list, pageSize, seen) {
    const sentTokens = new Set();
    let restarts = 0;
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
            throw brokenList('the list keeps returning empty pages', label);
        if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
            restarts += 1;
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
            throw brokenList('the service returned the page token that was just sent', label);
        pageToken = page.nextPageToken;
        sentTokens.add(pageToken);
    }
}
async function sendLater(client, call) {
    const page = await client.send(call);
    return page.rows.length === 0 && page.nextPageToken === '' ? client.send(call) : page;
}
function brokenList(message, call) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk(message, { code: 'UNDECODABLE', call });
}
function clampPageSize(pageSize) {
    return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}


  }),

  17775:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  path)
  });
  var _base_uid_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68236);

function path(strings, ...values) {
    return String.raw({ raw: strings }, ...values.map((value) => value.split('/').map(encodeSegment).join('/')));
}
function encodeSegment(segment) {
    if (!(0,_base_uid_path_js__WEBPACK_IMPORTED_MODULE_0__  .b)(segment)) {
        throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
    }
    return encodeURIComponent(segment);
}


  }),

  54985:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  requireName)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


function requireName(row, kind, call) {
    if (row.name !== '')
        return;
    const message = `the ${kind} \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(row.uid, 200)}\` has no name in the list, so it cannot be identified`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk(message, { code: 'UNDECODABLE', call });
}


  }),

  3532:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ev: () => (  listAccountAssociations),
    zH: () => (  getAccountAssociation)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);






const installation = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ installationId: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq });
const accountAssociation = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    amazon: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ account: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq })),
    google: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ projectId: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, projectNumber: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq })),
    azure: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ tenantId: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, clientIds: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()) })),
    github: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ appInstallations: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ installations: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(installation) })) })),
    chainguard: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ serviceBindings: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()) })),
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
const PROVIDER_TYPES = (  null && ([
    'ACCOUNT_PROVIDER_TYPE_UNSPECIFIED',
    'ACCOUNT_PROVIDER_TYPE_GOOGLE',
    'ACCOUNT_PROVIDER_TYPE_AMAZON',
    'ACCOUNT_PROVIDER_TYPE_AZURE',
]));
const check = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ status: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, reason: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, message: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq });
function listAccountAssociations(scope = {}) {
    const filters = { name: scope.name };
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/iam/v2/accountAssociations', 'accountAssociations', accountAssociation, scope, filters);
}
function getAccountAssociation(groupUid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/accountAssociations/${groupUid}`, accountAssociation);
}
function createAccountAssociation(groupUid, fields) {
    return postCall(path `/iam/v2/accountAssociations/${groupUid}`, fields, accountAssociation);
}
function updateAccountAssociation(groupUid, fields, mask) {
    return patchCall(path `/iam/v2/accountAssociations/${groupUid}`, fields, mask, accountAssociation);
}
function deleteAccountAssociation(groupUid) {
    return deleteCall(path `/iam/v2/accountAssociations/${groupUid}`);
}
function checkAccountAssociation(groupUid, providerType) {
    requireEnumName('providerType', providerType, PROVIDER_TYPES);
    return postCall(path `/iam/v2/accountAssociations/${groupUid}:checkAccountAssociation`, { providerType }, check);
}


  }),

  67004:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Y: () => (  listAdvisories)
});


var schemas = __webpack_require__(63619);
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/platform/resources/advisory-row.js


const advisory_row_advisoryRow = schemas .FsL(schemas .L5J(), schemas .pdi((row, context) => {
    if (wrongIn(row) !== undefined)
        settle(row);
    const wrong = wrongIn(row);
    if (wrong !== undefined)
        context.issues.push({ code: 'custom', path: wrong === '' ? [] : [wrong], input: row });
    return row;
}));
const DEPTH = 3;
function settle(row) {
    if (!isOwn(row))
        return;
    dropNulls(row, DEPTH);
    row['updateTime'] ??= '';
    const { severities } = row;
    if (Array.isArray(severities))
        severities.forEach(settleScore);
}
function isOwn(value) {
    return (0,json_value .u4)(value);
}
function settleScore(severity) {
    if (!isOwn(severity))
        return;
    const { score = '' } = severity;
    severity['score'] = typeof score === 'number' ? String(score) : score;
}
function dropNulls(value, depth) {
    if (depth === 0)
        return;
    if (Array.isArray(value)) {
        for (const item of value)
            if (isOwn(item))
                dropNulls(item, depth);
        return;
    }
    const fields = value;
    for (const key in fields) {
        const field = fields[key];
        if (field === null)
            fields[key] = undefined;
        else if (typeof field === 'object')
            dropNulls(field, depth - 1);
    }
}
const advisory_row_name = (value, place) => typeof value === 'string' && value !== '' ? undefined : place;
const advisory_row_text = (value, place) => value === undefined || typeof value === 'string' ? undefined : place;
function list(value, place, wrongInItem) {
    if (value === undefined)
        return undefined;
    if (!Array.isArray(value))
        return place;
    for (let index = 0; index < value.length; index += 1) {
        const wrong = wrongInItem(value[index]);
        if (wrong !== undefined)
            return `${place}.${index}${wrong === '' ? '' : `.${wrong}`}`;
    }
    return undefined;
}
function noted(value, place) {
    if (value === undefined)
        return undefined;
    return (0,json_value .u4)(value) ? advisory_row_text(value['note'], `${place}.note`) : place;
}
const wrongInText = (value) => (typeof value === 'string' ? undefined : '');
function wrongInSeverity(value) {
    if (!(0,json_value .u4)(value))
        return '';
    return advisory_row_text(value['type'], 'type') ?? (typeof value['score'] === 'string' ? undefined : 'score');
}
const within = (value, key) => value?.[key];
function wrongInEvent(value) {
    if (!(0,json_value .u4)(value))
        return '';
    const { detection, falsePositiveDetermination, fixed, patched } = value;
    return (advisory_row_text(value['uid'], 'uid') ??
        advisory_row_text(value['createTime'], 'createTime') ??
        advisory_row_text(value['author'], 'author') ??
        advisory_row_text(value['reviewer'], 'reviewer') ??
        advisory_row_text(value['reviewState'], 'reviewState') ??
        advisory_row_text(value['issue'], 'issue') ??
        (detection === undefined || (0,json_value .u4)(detection) ? undefined : 'detection') ??
        noted(fixed, 'fixed') ??
        advisory_row_text(within(fixed, 'fixedVersion'), 'fixed.fixedVersion') ??
        noted(value['truePositiveDetermination'], 'truePositiveDetermination') ??
        noted(falsePositiveDetermination, 'falsePositiveDetermination') ??
        advisory_row_text(within(falsePositiveDetermination, 'type'), 'falsePositiveDetermination.type') ??
        noted(value['analysisNotPlanned'], 'analysisNotPlanned') ??
        noted(value['fixNotPlanned'], 'fixNotPlanned') ??
        noted(value['pendingUpstreamFix'], 'pendingUpstreamFix') ??
        noted(patched, 'patched') ??
        list(within(patched, 'patchedVersions'), 'patched.patchedVersions', wrongInText));
}
function wrongIn(row) {
    if (!(0,json_value .u4)(row))
        return '';
    return (
    advisory_row_name(row['uid'], 'uid') ??
        advisory_row_name(row['advisoryId'], 'advisoryId') ??
        advisory_row_name(row['artifactName'], 'artifactName') ??
        (typeof row['updateTime'] === 'string' ? undefined : 'updateTime') ??
        advisory_row_text(row['createTime'], 'createTime') ??
        advisory_row_text(row['legacyAdvisoryId'], 'legacyAdvisoryId') ??
        advisory_row_text(row['author'], 'author') ??
        advisory_row_text(row['artifactType'], 'artifactType') ??
        advisory_row_text(row['artifactArchitecture'], 'artifactArchitecture') ??
        advisory_row_text(row['componentName'], 'componentName') ??
        advisory_row_text(row['componentType'], 'componentType') ??
        advisory_row_text(row['componentLocation'], 'componentLocation') ??
        advisory_row_text(row['deleteTime'], 'deleteTime') ??
        list(row['aliases'], 'aliases', wrongInText) ??
        list(row['severities'], 'severities', wrongInSeverity) ??
        list(row['events'], 'events', wrongInEvent));
}

var list_query = __webpack_require__(94207);
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/advisories.js




function listAdvisories(filters) {
    const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
    return (0,list_query .g)('/vulnerabilities/v2/advisories', 'advisories', advisory_row_advisoryRow, filters, own);
}
function getAdvisory(uid) {
    return readCall(path `/vulnerabilities/v2/advisories/${uid}`, advisoryRow);
}


  }),

  25614:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P$: () => (  listGroups),
    Wx: () => (  getGroup)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);






const group = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    resourceLimits: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(_decode_js__WEBPACK_IMPORTED_MODULE_0__  .nd),
    verified: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt,
    kind: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    status: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
const KINDS = (  null && ([
    'ORG_KIND_UNSPECIFIED',
    'ORG_KIND_STARTER',
    'ORG_KIND_CUSTOMER',
    'ORG_KIND_DEV',
    'ORG_KIND_INFRA',
    'ORG_KIND_AWS_MARKETPLACE',
]));
const found = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ group: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(group) });
const eligibility = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ eligible: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt });
function listGroups(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/iam/v2/groups', 'groups', group, scope, { name: scope.name });
}
function getGroup(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/groups/${uid}`, group);
}
function createGroup(parentUid, fields) {
    return postCall(path `/iam/v2/groups/${parentUid}`, checked(fields), group);
}
function updateGroup(uid, fields, mask) {
    return patchCall(path `/iam/v2/groups/${uid}`, checked(fields), mask, group);
}
function checked(fields) {
    requireEnumName('kind', fields.kind, KINDS);
    return fields;
}
function deleteGroup(uid) {
    return deleteCall(path `/iam/v2/groups/${uid}`);
}
function requestGroupAccess(uid) {
    return postCall(path `/iam/v2/groups/${uid}:requestGroupAccess`, {}, message({}));
}
function checkEligibility() {
    return readCall('/iam/v2/groups:checkEligibility', eligibility);
}
function lookupGroup() {
    return readCall('/iam/v2/groups:lookupGroup', found);
}


  }),

  57581:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  DA: () => (  createIdentity),
  Ut: () => (  deleteIdentity),
  XV: () => (  getIdentity),
  T8: () => (  listIdentities),
  zP: () => (  lookupIdentity),
  go: () => (  updateIdentity)
});

var schemas = __webpack_require__(63619);
var decode = __webpack_require__(80922);
var nearest_names = __webpack_require__(38707);
;// CONCATENATED MODULE: ./build/platform/enum-name.js

function requireEnumName(field, value, names) {
    if (value === undefined || names.includes(value))
        return;
    const nearest = nearestName(value, names);
    const hint = nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
    throw new TypeError(`\`${field}\`: the service does not know \`${value}\` and would silently ignore it${hint}`);
}
function nearestName(value, names) {
    const word = value.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
    const prefix = commonPrefix(names);
    const whole = word.startsWith(prefix) ? word : prefix + word;
    return (names.find((name) => name === whole) ??
        names.find((name) => name.endsWith(`_${word}`)) ??
        (0,nearest_names .L)(whole, names, 1)[0]);
}
function commonPrefix(names) {
    const [first = ''] = names;
    let length = first.lastIndexOf('_') + 1;
    while (length > 0 && !names.every((name) => name.startsWith(first.slice(0, length))))
        length = first.lastIndexOf('_', length - 2) + 1;
    return first.slice(0, length);
}

var path = __webpack_require__(17775);
var list_query = __webpack_require__(94207);
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/identities.js






const claimMatch = (0,decode .iU)({
    issuer: decode .Qq,
    issuerPattern: decode .Qq,
    subject: decode .Qq,
    subjectPattern: decode .Qq,
    audience: decode .Qq,
    audiencePattern: decode .Qq,
    claims: (0,decode .A7)(schemas .YjP()),
    claimPatterns: (0,decode .A7)(schemas .YjP()),
});
const staticKeys = (0,decode .iU)({
    issuer: decode .Qq,
    subject: decode .Qq,
    issuerKeys: decode .Qq,
    expirationTime: decode .Qq,
    audiences: (0,decode .c3)(schemas .YjP()),
});
const awsIdentity = (0,decode .iU)({
    awsAccount: decode .Qq,
    arn: decode .Qq,
    arnPattern: decode .Qq,
    userId: decode .Qq,
    userIdPattern: decode .Qq,
});
const identity = (0,decode .iU)({
    uid: schemas .YjP(),
    name: decode .Qq,
    description: decode .Qq,
    claimMatch: (0,decode .no)(claimMatch),
    staticKeys: (0,decode .no)(staticKeys),
    awsIdentity: (0,decode .no)(awsIdentity),
    servicePrincipal: decode .Qq,
    email: decode .Qq,
    emailUnverified: decode .Qq,
    company: decode .Qq,
    lastSeenTime: decode .Qq,
    createTime: decode .Qq,
    updateTime: decode .Qq,
});
const SERVICE_PRINCIPALS = [
    'SERVICE_PRINCIPAL_UNSPECIFIED',
    'SERVICE_PRINCIPAL_COSIGNED',
    'SERVICE_PRINCIPAL_INGESTER',
    'SERVICE_PRINCIPAL_CATALOG_SYNCER',
    'SERVICE_PRINCIPAL_APKO_BUILDER',
    'SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER',
    'SERVICE_PRINCIPAL_TENANT_SCANNER',
    'SERVICE_PRINCIPAL_SEDIMENTOLOGY',
    'SERVICE_PRINCIPAL_SKILLUP',
    'SERVICE_PRINCIPAL_MATERIALIZER',
    'SERVICE_PRINCIPAL_MICROFLOW',
    'SERVICE_PRINCIPAL_GUARDENER',
    'SERVICE_PRINCIPAL_MICROVM',
    'SERVICE_PRINCIPAL_SKILLS',
];
function listIdentities(filters = {}) {
    const { name, relationshipType } = filters;
    return (0,list_query .g)('/iam/v2/identities', 'identities', identity, filters, { name, relationshipType });
}
function getIdentity(uid) {
    return (0,resource_calls .D9)((0,path .A) `/iam/v2/identities/${uid}`, identity);
}
function createIdentity(parentUid, fields) {
    return (0,resource_calls .rU)((0,path .A) `/iam/v2/identities/${parentUid}`, checked(fields), identity);
}
function updateIdentity(uid, fields, mask) {
    return (0,resource_calls .JM)((0,path .A) `/iam/v2/identities/${uid}`, checked(fields), mask, identity);
}
function checked(fields) {
    requireEnumName('servicePrincipal', fields.servicePrincipal, SERVICE_PRINCIPALS);
    return fields;
}
function deleteIdentity(uid) {
    return (0,resource_calls .uz)((0,path .A) `/iam/v2/identities/${uid}`);
}
function lookupIdentity(issuer, subject) {
    return (0,resource_calls .D9)('/iam/v2/identities:lookupIdentity', (0,decode .iU)({ uid: schemas .YjP() }), {
        issuer,
        subject,
    });
}


  }),

  94207:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    g: () => (  listOperation)
  });
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

function listOperation(path, key, row, scope, filters) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .qd)(key, row);
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


  }),

  76621:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    uP: () => (  listRepos)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);






const syncConfig = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    source: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    uniqueTags: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt,
    expirationTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    gracePeriod: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt,
});
const customOverlay = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    contents: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ packages: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()), runtimeRepositories: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()) })),
    environment: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    annotations: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
});
const repo = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    activeTags: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    aliases: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    catalogTier: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    sync_config: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(syncConfig),
    customOverlay: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(customOverlay),
});
const CATALOG_TIERS = (  null && ([
    'CATALOG_TIER_UNSPECIFIED',
    'CATALOG_TIER_APPLICATION',
    'CATALOG_TIER_BASE',
    'CATALOG_TIER_FIPS',
    'CATALOG_TIER_AI',
    'CATALOG_TIER_DEVTOOLS',
    'CATALOG_TIER_COMMERCIAL',
]));
const readme = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, content: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq });
function listRepos(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/registry/v2/repos', 'repos', repo, scope, { name: scope.name });
}
function getRepo(uid) {
    return readCall(path `/registry/v2/repos/${uid}`, repo);
}
function createRepo(parentUid, fields) {
    return postCall(path `/registry/v2/repos/${parentUid}`, checked(fields), repo);
}
function updateRepo(uid, fields, mask) {
    return patchCall(path `/registry/v2/repos/${uid}`, checked(fields), mask, repo);
}
function checked(fields) {
    requireEnumName('catalogTier', fields.catalogTier, CATALOG_TIERS);
    return fields;
}
function deleteRepo(uid) {
    return deleteCall(path `/registry/v2/repos/${uid}`);
}
function getRepoReadme(repoUid) {
    return readCall(path `/registry/v2/repos/${repoUid}/readme`, readme);
}
function updateRepoReadme(repoUid, content) {
    return patchCall(path `/registry/v2/repos/${repoUid}/readme`, { content }, undefined, readme);
}


  }),

  30858:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D9: () => (  readCall),
    JM: () => (  patchCall),
    rU: () => (  postCall),
    sX: () => (  readV1Call),
    uz: () => (  deleteCall)
  });
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

function readCall(path, schema, query) {
    return {
        method: 'GET',
        path,
        ...(query === undefined ? {} : { query }),
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema),
        idempotent: true,
    };
}
function readV1Call(path, schema, query) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema);
    const names = new Set(Object.keys(schema._zod.def.shape));
    const isOther = (json) => {
        const given = Object.keys(Object(json));
        return given.length > 0 && !given.some((name) => names.has(name));
    };
    return {
        method: 'GET',
        path,
        query,
        decode: (json) => {
            const answer = decode(json ?? {});
            if (isOther(json))
                throw new TypeError(`it has none of the fields ${[...names].join(', ')}`);
            return answer;
        },
        idempotent: true,
    };
}
function postCall(path, body, schema) {
    return { method: 'POST', path, body, decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema), idempotent: false };
}
function patchCall(path, body, mask, schema) {
    return {
        method: 'PATCH',
        path,
        query: { updateMask: mask?.join(',') },
        body,
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema),
        idempotent: true,
    };
}
function deleteCall(path) {
    return { method: 'DELETE', path, decode: () => undefined, idempotent: true };
}


  }),

  98197:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Te: () => (  deleteRoleBinding),
    Zf: () => (  listRoleBindings),
    aE: () => (  getRoleBinding),
    sq: () => (  createRoleBinding),
    zJ: () => (  batchCreateRoleBindings)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const person = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    subject: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    issuer: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    email: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
const named = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq });
const orEmpty = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .pdi((value) => value ?? {});
const roleBinding = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    identity: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .FsL(orEmpty, person),
    group: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .FsL(orEmpty, named),
    role: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .FsL(orEmpty, named),
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
const batch = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .FsL((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ roleBindings: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(roleBinding) }), zod_mini__WEBPACK_IMPORTED_MODULE_3__  .pdi((answer) => answer.roleBindings));
const MAXIMUM_BATCH = 25;
function listRoleBindings(scope = {}) {
    const filters = { identity: scope.identity, group: scope.group, role: scope.role };
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/iam/v2/roleBindings', 'roleBindings', roleBinding, scope, filters);
}
function getRoleBinding(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/roleBindings/${uid}`, roleBinding);
}
function createRoleBinding(parentUid, fields) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .rU)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/roleBindings/${parentUid}`, fields, roleBinding);
}
function batchCreateRoleBindings(parentUid, bindings, roleUid) {
    const body = {
        parent: parentUid,
        requests: bindings.map((fields) => ({ parent: parentUid, roleBinding: fields })),
        ...(roleUid === undefined ? {} : { roleUid }),
    };
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .rU)('/iam/v2/roleBindings:batchCreate', body, batch);
}
function updateRoleBinding(uid, fields) {
    return patchCall(path `/iam/v2/roleBindings/${uid}`, fields, ['*'], roleBinding);
}
function deleteRoleBinding(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .uz)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/roleBindings/${uid}`);
}


  }),

  93121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OH: () => (  listRoles)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);







const role = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    capabilities: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
function listRoles(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/iam/v2/roles', 'roles', role, scope, { name: scope.name });
}
function getRole(uid) {
    return readCall(path `/iam/v2/roles/${uid}`, role);
}
function createRole(parentUid, fields) {
    return postCall(path `/iam/v2/roles/${parentUid}`, checked(fields), role);
}
function updateRole(uid, fields, mask) {
    return patchCall(path `/iam/v2/roles/${uid}`, checked(fields), mask, role);
}
function checked(fields) {
    fields.capabilities?.forEach((name, index) => {
        requireEnumName(`capabilities.${index}`, name, capabilityNames());
    });
    return fields;
}
function deleteRole(uid) {
    return deleteCall(path `/iam/v2/roles/${uid}`);
}


  }),

  84551:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    cB: () => (  listTags)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const tag = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    digest: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    deprecated: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .zMY()),
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
});
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
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/registry/v2/tags', 'tags', tag, filters, query);
}
function getTag(uid) {
    return readCall(path `/registry/v2/tags/${uid}`, tag);
}
function createTag(repoUid, fields) {
    return postCall(path `/registry/v2/tags/${repoUid}`, fields, tag);
}
function deleteTag(uid) {
    return deleteCall(path `/registry/v2/tags/${uid}`);
}


  }),

  31306:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    s: () => (  listVulnerabilityMetadata)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);



const metadata = zod_mini__WEBPACK_IMPORTED_MODULE_2__  .FsL((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    id: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    summary: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    details: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    references: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ type: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, url: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq })),
    severities: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ type: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, score: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .QO })),
}), 
zod_mini__WEBPACK_IMPORTED_MODULE_2__  .pdi((row) => ({ ...row, uid: row.id })));
function listVulnerabilityMetadata(filters = {}) {
    const { id, ids } = filters;
    const list = (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/advisory/v2/metadata', 'vulnerabilityMetadata', metadata, {}, { id, ids });
    return (position) => ({ ...list(position), anonymous: true });
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

  96299:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e: () => (  toProblems),
    v: () => (  toProblemsOf)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _host_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);
  var _kit_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85531);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34779);
  var _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19478);





const KINDS = {
    UNAUTHENTICATED: 'unauthenticated',
    PERMISSION_DENIED: 'forbidden',
    NOT_FOUND: 'usage',
    INVALID_ARGUMENT: 'usage',
    OUT_OF_RANGE: 'usage',
};
function toProblems(error, identity, subject = '') {
    const about = subject === '' ? '' : `${subject}: `;
    if (error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .U)
        return [
            {
                kind: 'unauthenticated',
                message: about + error.message,
                fix: error.lines.join('\n'),
                ...(error.copy === undefined ? {} : { copy: error.copy }),
            },
        ];
    if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__  .Wk)
        return [fromPlatform(error, identity, about)];
    return (0,_kit_problems_js__WEBPACK_IMPORTED_MODULE_1__  .iU)(error, subject);
}
function toProblemsOf(error, identity, subject) {
    const isSignIn = error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_0__  .Z || error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .U;
    return toProblems(error, identity, isSignIn ? '' : subject);
}
function fromPlatform(error, identity, about) {
    const kind = KINDS[error.code] ?? 'service';
    const status = error.httpStatus === 0 ? '' : `, HTTP status ${error.httpStatus}`;
    const message = `${about}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(callWords(error.call), 300)} failed: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(error.message, 600)} (${error.code}${status})`;
    const fix = fixOf(error, identity);
    return fix === undefined ? { kind, message } : { kind, message, fix };
}
function callWords(call) {
    return call.replace(/\?.*$/s, '');
}
const OTHER_AUDIENCE = 'if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry';
function fixOf(error, identity) {
    const { fieldViolations, preconditions } = error.details;
    const messages = [
        ...fieldViolations.map((violation) => `${violation.field}: ${violation.description}`),
        ...preconditions.map((violation) => `${violation.type}: ${violation.description}`),
    ];
    if (messages.length > 0)
        return messages.map((line) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(line, 300)).join('\n');
    if (error.code === 'PERMISSION_DENIED') {
        if (identity !== undefined && identity.split('/').length > 2) {
            return 'this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization';
        }
        const roles = error.call.includes('/vulnerabilities/') ? '`viewer`' : '`registry.pull` or `viewer`';
        const fix = `give the identity a role with the missing capability, such as ${roles}, on the organization`;
        return identity === undefined ? `${fix}\n${OTHER_AUDIENCE}` : fix;
    }
    if (error.code === 'UNAUTHENTICATED')
        return 'the token was not accepted: check `identity`, `token` and the URLs';
    if (error.code === 'CONNECTION')
        return 'check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`';
    if (error.code === 'UNAVAILABLE')
        return 'the service is unavailable at the moment: run again later';
    if (error.code === 'RESOURCE_EXHAUSTED')
        return 'too many requests for the service: run again later, or with a lower `concurrency`';
    if (error.cause instanceof DOMException && error.cause.name === 'TimeoutError')
        return 'give it more time with `timeout`, or less to do';
    return undefined;
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