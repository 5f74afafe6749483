"use strict";
exports.id = 8421;
exports.ids = [8421];
exports.modules = {

  55478:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  LONGEST_NAME),
    Y: () => (  showCandidates)
  });
  var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

const LONGEST_NAME = 100;
const MAXIMUM_SHOWN = 5;
function showCandidates(items) {
    const shown = items
        .slice(0, MAXIMUM_SHOWN)
        .map(({ uid, name }) => `\`${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(name, LONGEST_NAME)}\` (${uid})`);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


  }),

  38421:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createImageReader: () => (  createImageReader)
});

var pool = __webpack_require__(24344);
var user_error = __webpack_require__(45794);
var image_reference = __webpack_require__(63018);
var plain_text = __webpack_require__(38086);
var envelope = __webpack_require__(93619);
var image_registry = __webpack_require__(77127);
var attestation_statement = __webpack_require__(62214);
;// CONCATENATED MODULE: ./build/registry/attestation/find-attestations.js


const ENVELOPE_TYPE = 'application/vnd.dsse.envelope.v1+json';
const BUNDLE_TYPE = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v0\.\d|\+json;version=0\.\d)/;
const MAXIMUM_ATTESTATIONS = 32;
async function findAttestations(registry, repository, digest) {
    const tag = attestationTag(digest);
    const [referrers, tagged] = await Promise.all([
        registry.referrers(repository, digest),
        registry.manifest(repository, tag),
    ]);
    const places = [];
    if (tagged?.manifest.kind === 'image')
        places.push(...placesOf(tagged.manifest.layers, `tag \`${tag}\``));
    for (const referrer of referrers.filter(isWanted).slice(0, MAXIMUM_ATTESTATIONS + 1)) {
        const found = await registry.manifest(repository, referrer.digest);
        if (found?.manifest.kind === 'image')
            places.push(...placesOf(found.manifest.layers, `referrer ${referrer.digest}`));
    }
    const keyOf = ({ annotations, digest }) => JSON.stringify([digest, annotations]);
    return [...new Map(places.map((place) => [keyOf(place.layer), place])).values()];
}
function attestationTag(digest) {
    return `${(0,image_registry .LN)(digest)}.att`;
}
function isWanted({ annotations, artifactType, mediaType }) {
    const type = artifactType ?? mediaType;
    return isEnvelope(type) && isPossible(annotations['dev.sigstore.bundle.predicateType']);
}
function placesOf(layers, name) {
    return layers
        .filter(({ annotations, mediaType }) => isEnvelope(mediaType) && isPossible(annotations['predicateType']))
        .map((layer) => ({ layer, name }));
}
function isEnvelope(mediaType) {
    return mediaType === ENVELOPE_TYPE || BUNDLE_TYPE.test(mediaType);
}
function isPossible(predicateType) {
    return predicateType === undefined || (0,attestation_statement .M)(predicateType);
}

var reason_of = __webpack_require__(17121);
var signature_policy = __webpack_require__(31684);
;// CONCATENATED MODULE: ./build/registry/attestation/image-sbom.js







function createSbomReader(registry, policy) {
    let judge;
    const loadJudge = () => {
        judge ??= openJudge(policy);
        return judge;
    };
    return async (question) => {
        const rejected = [];
        for (const digest of [question.manifest, question.index]) {
            if (digest === undefined || rejected.length > 0)
                continue;
            const places = await findAttestations(registry, question.repository, digest);
            if (places.length > MAXIMUM_ATTESTATIONS)
                throw tooMany(question);
            let newest;
            for (const place of places) {
                const text = await registry.blob(question.repository, place.layer);
                const read = readOne(text, place, digest, await loadJudge(), policy.kind !== 'unverified');
                if (read.kind === 'rejected')
                    rejected.push({ place, reason: read.reason });
                if (read.kind === 'sbom')
                    newest = newerOf(newest, read.sbom);
            }
            if (newest !== undefined)
                return newest;
        }
        throw rejected.length === 0 ? noAttestation(question) : noneCounts(question, rejected, policy);
    };
}
async function openJudge(policy) {
    if (policy.kind === 'unverified')
        return () => ({ kind: 'valid', signer: undefined, signedAt: undefined });
    const { createSignatureJudge } = await Promise.all( [__webpack_require__.e(1168), __webpack_require__.e(249)]).then(__webpack_require__.bind(__webpack_require__, 249));
    return createSignatureJudge(policy);
}
function readOne(text, { layer }, digest, judge, isVerified) {
    let statement;
    let verdict;
    try {
        const signed = (0,envelope .H)(text);
        statement = (0,attestation_statement .c)(signed.envelope);
        if (!(0,attestation_statement .M)(statement.predicateType))
            return { kind: 'foreign' };
        if (!statement.subjects.includes(digest))
            return { kind: 'rejected', reason: `it is about ${subjectWords(statement.subjects)}` };
        verdict = judge(signed, layer.annotations);
    }
    catch (error) {
        return { kind: 'rejected', reason: (0,reason_of .A)(error) };
    }
    if (verdict.kind === 'invalid')
        return { kind: 'rejected', reason: verdict.reason };
    const { createdAt, predicateType } = statement;
    const { signedAt, signer } = verdict;
    const time = signedAt ?? createdAt;
    return {
        kind: 'sbom',
        sbom: { text: statement.text, predicateType, attachedTo: digest, isVerified, signer, time },
    };
}
function newerOf(held, next) {
    return held === undefined || (next.time ?? 0) >= (held.time ?? 0) ? next : held;
}
function subjectWords(subjects) {
    return subjects.length === 0 ? 'no image' : `another image (${subjects.slice(0, 3).join(', ')})`;
}
function imageWords({ manifest, name, platform }) {
    return `\`${name}\` (${platform}, ${manifest})`;
}
function noAttestation(question) {
    const tag = attestationTag(question.manifest);
    return new user_error .y({
        message: `${imageWords(question)} has no SBOM attestation: there is none among its referrers, and none under the tag \`${tag}\``,
        fix: 'attest an SBOM with `cosign attest --type spdxjson`, or write the SBOM to a file and name it in `sbom`',
    });
}
function noneCounts(question, rejected, policy) {
    const reasons = rejected
        .slice(0, 3)
        .map(({ place, reason }) => `${(0,plain_text .h0)(reason, 300)} (${place.name}, ${place.layer.digest})`);
    const more = rejected.length > 3 ? `; and ${rejected.length - 3} more` : '';
    return new user_error .y({
        message: `${imageWords(question)} has no SBOM attestation that counts; expected a signature ${(0,signature_policy .gF)(policy)}: ${reasons.join('; ')}${more}`,
        fix: 'do not use the image before this is explained; if somebody else signs it rightly, say so in `attestation-issuer` and `attestation-subject`, or in `attestation-key`',
    });
}
function tooMany(question) {
    return new user_error .y({
        message: `${imageWords(question)} has more than ${MAXIMUM_ATTESTATIONS} attestations that may be SBOMs`,
        fix: 'remove the ones that are no longer needed, for example with `cosign attest --replace`',
    });
}

var choose_platform = __webpack_require__(75577);
var read_sboms = __webpack_require__(4458);
var sbom_sbom = __webpack_require__(64764);
var image_name = __webpack_require__(80708);
var errors = __webpack_require__(34779);
var account_associations = __webpack_require__(3532);
var session_organization = __webpack_require__(59492);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/images/attestation-policy.js







function createPolicies(inputs, deps) {
    const known = new Map();
    const trustedRoot = once(() => readInput(inputs['trusted-root'], 'trusted-root', deps));
    const key = once(() => readKey(inputs['attestation-key'], deps));
    const make = async (organization) => {
        if (!inputs['verify-sbom'])
            return { kind: 'unverified' };
        const pem = await key();
        if (pem !== undefined)
            return { kind: 'key', key: pem };
        const signers = await signersFor(inputs, deps, organization);
        return { kind: 'keyless', signers, trustedRoot: await trustedRoot() };
    };
    return (organization) => {
        const held = known.get(organization) ?? make(organization);
        known.set(organization, held);
        return held;
    };
}
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
async function signersFor(inputs, { session }, organization) {
    const isPublic = organization === image_name .gO;
    const { issuer, subject } = isPublic ? signature_policy .sW : { issuer: session.issuerUrl, subject: undefined };
    const wantedIssuer = inputs['attestation-issuer'] ?? issuer;
    const wantedSubject = inputs['attestation-subject'] ?? subject;
    if (wantedSubject !== undefined)
        return [{ issuer: wantedIssuer, subject: wantedSubject }];
    const signers = await ownSigners(session, organization);
    return signers.map((signer) => ({ ...signer, issuer: wantedIssuer }));
}
async function ownSigners({ client, issuerUrl }, organization) {
    const unknown = (why) => new user_error .y({
        message: `which identities sign the images of \`${(0,plain_text .h0)(organization, 100)}\` is not known: ${why}`,
        fix: 'give the identity the capability `account_associations.list` on the organization, or name the signer in `attestation-subject` (and `attestation-issuer`)',
        input: 'attestation-subject',
    });
    try {
        const groups = (0,session_organization .Qn)(organization)
            ? [{ uid: organization }]
            : await (0,session_organization .xO)(client, organization);
        const [group] = groups;
        if (group === undefined || groups.length > 1)
            throw unknown(`this identity sees ${groups.length} organizations of that name`);
        const association = await client.send((0,account_associations .zH)(group.uid));
        const signers = (0,signature_policy .bc)(association.chainguard?.serviceBindings ?? {}, issuerUrl);
        if (signers.length === 0)
            throw unknown('its account association names neither CATALOG_SYNCER nor APKO_BUILDER');
        return signers;
    }
    catch (error) {
        if (!(error instanceof errors .Wk))
            throw error;
        if (error.code !== 'NOT_FOUND' && error.code !== 'PERMISSION_DENIED')
            throw error;
        throw unknown(`its account association cannot be read: ${(0,plain_text .h0)(error.message, 200)} (${error.code})`);
    }
}
async function readKey(value, deps) {
    return value?.includes('-----BEGIN') === true ? value : readInput(value, 'attestation-key', deps);
}
async function readInput(path, input, { readPolicyFile }) {
    if (path === undefined)
        return undefined;
    const text = await readPolicyFile(path);
    if (text !== undefined)
        return text;
    throw new user_error .y({
        message: `\`${input}\`: there is no file \`${(0,plain_text .h0)(path, 300)}\``,
        fix: 'check the path; it starts from `working-directory`, and with `policy-from: base` at the base commit',
        input,
    });
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/images/read-image-sboms.js









const AT_ONCE = 4;
function createImageReader(inputs, deps) {
    const registry = (0,image_registry .nn)(deps.session.registry.access);
    const demand = { types: inputs['artifact-types'], minimum: inputs['min-packages'] };
    const policyFor = createPolicies(inputs, deps);
    const readers = new Map();
    const readerOf = (organization) => {
        const held = readers.get(organization) ?? openReader(registry, policyFor, organization);
        readers.set(organization, held);
        return held;
    };
    return async (images, problems) => {
        const read = await (0,pool .P)(images, AT_ONCE, async (wanted) => {
            const platforms = await problems.attempt(() => platformsOf(registry, wanted, inputs.platform));
            const facts = [];
            for (const one of platforms ?? []) {
                const found = await problems.attempt(async () => {
                    const reader = await readerOf(wanted.image.organization);
                    return read_image_sboms_readOne(reader, wanted, one, demand);
                });
                if (found !== undefined)
                    facts.push(found);
            }
            return facts;
        });
        return read.flat();
    };
}
async function openReader(registry, policyFor, organization) {
    return createSbomReader(registry, await policyFor(organization));
}
async function platformsOf(registry, { image, name, reference }, platforms) {
    const found = await registry.manifest(image.repository, reference);
    if (found === undefined)
        throw new user_error .y({
            message: `\`${name}\` is not in the registry, or this identity cannot see it`,
            fix: 'check the name, the tag and the digest; the identity needs the role registry.pull on the organization',
            input: 'images',
        });
    const { digest, manifest } = found;
    if (manifest.kind === 'image')
        return [{ platform: platforms.join(', '), digest, manifest: digest, index: undefined }];
    return platforms.map((platform) => {
        const parsed = (0,choose_platform .FL)(platform);
        const chosen = parsed === undefined ? undefined : (0,choose_platform .xV)(manifest.manifests, parsed);
        if (chosen?.kind === 'manifest')
            return { platform, digest, manifest: chosen.descriptor.digest, index: digest };
        const offered = (0,choose_platform .mS)(manifest.manifests).join(', ');
        throw new user_error .y({
            message: `\`${name}\` has no image for \`${platform}\`, but for: ${offered === '' ? 'nothing' : offered}`,
            fix: 'name the platforms that you run in `platform`',
            input: 'platform',
        });
    });
}
async function read_image_sboms_readOne(read, { image, name }, { digest, index, manifest, platform }, demand) {
    const found = await read({ name, repository: image.repository, manifest, index, platform });
    const file = `${name} (${platform})`;
    const sbom = (0,sbom_sbom .r)(found.text, file, demand.types);
    if (sbom.kind === 'not-sbom')
        throw new user_error .y({ message: `the SBOM attestation of \`${file}\` cannot be read: ${sbom.reason}` });
    const problems = (0,read_sboms .Ez)('images', file, sbom, demand);
    if (problems.length > 0)
        throw new user_error .y(...problems);
    const named = name.includes('@') ? name : (0,image_reference .Yk)({ ...image.complete, digest });
    const arch = index === undefined ? undefined : (0,choose_platform .FL)(platform)?.architecture;
    return {
        ...(0,read_sboms .xS)({ file, inWorkspace: false }, sbom),
        image: named,
        name,
        digest,
        manifest,
        platform,
        sbom: found.isVerified ? 'attested' : 'unverified',
        packages: sbom.packages.map((entry) => ({
            ...entry,
            ...(entry.arch === undefined && arch !== undefined ? { arch } : {}),
            image: named,
        })),
    };
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

  17121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  reasonOf)
  });
function reasonOf(error) {
    return error instanceof Error ? error.message.slice(0, 300) : 'it cannot be read';
}


  }),

  77127:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  nn: () => (  createImageRegistry),
  LN: () => (  referrersTag)
});


var sha256 = __webpack_require__(39589);
var image_name = __webpack_require__(80708);
var image_reference = __webpack_require__(63018);
var errors = __webpack_require__(34779);
var path = __webpack_require__(17775);
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/registry/manifest.js


const INDEX_TYPES = [
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
];
const MANIFEST_TYPES = [
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
];
const ACCEPTED_MANIFESTS = [...INDEX_TYPES, ...MANIFEST_TYPES].join(', ');
const MAXIMUM_ENTRIES = 1000;
function decodeManifest(json) {
    if (!(0,json_value .u4)(json))
        throw new TypeError('it is not a JSON object');
    const [type, manifests, layers] = [json['mediaType'], json['manifests'], json['layers']];
    if (manifests !== undefined && layers !== undefined)
        throw new TypeError('it has `manifests` and `layers`, so that readers disagree about it');
    if (Array.isArray(manifests)) {
        requireType(type, INDEX_TYPES, 'manifests');
        return { kind: 'index', manifests: descriptorsOf(manifests, 'manifests') };
    }
    if (Array.isArray(layers)) {
        requireType(type, MANIFEST_TYPES, 'layers');
        const config = json['config'] === undefined ? undefined : decodeDescriptor(json['config'], 'config');
        return { kind: 'image', config, layers: descriptorsOf(layers, 'layers') };
    }
    throw new TypeError('it has neither a list `manifests` nor a list `layers`');
}
function requireType(type, fitting, list) {
    if (type === undefined || (typeof type === 'string' && fitting.includes(type)))
        return;
    throw new TypeError(`it has \`${list}\`, but another \`mediaType\``);
}
function descriptorsOf(list, name) {
    if (list.length > MAXIMUM_ENTRIES)
        throw new TypeError(`\`${name}\` has more than ${MAXIMUM_ENTRIES} entries`);
    return list.map((entry, index) => decodeDescriptor(entry, `${name}.${index}`));
}
function decodeDescriptor(json, place) {
    if (!(0,json_value .u4)(json))
        throw new TypeError(`\`${place}\` is not an object`);
    const { annotations, artifactType, digest, mediaType, platform, size } = json;
    if (typeof digest !== 'string' || !(0,image_reference .Bc)(digest))
        throw new TypeError(`\`${place}.digest\` is not a sha256 digest`);
    if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
        throw new TypeError(`\`${place}.size\` is not a number of bytes`);
    return {
        mediaType: (0,json_value .b6)(mediaType) ?? '',
        digest,
        size,
        artifactType: (0,json_value .b6)(artifactType),
        annotations: annotationsOf(annotations),
        platform: platformOf(platform),
    };
}
function annotationsOf(json) {
    if (!(0,json_value .u4)(json))
        return {};
    return Object.fromEntries(Object.entries(json).filter((entry) => typeof entry[1] === 'string'));
}
function platformOf(json) {
    if (!(0,json_value .u4)(json))
        return undefined;
    const [os, architecture] = [(0,json_value .b6)(json['os']), (0,json_value .b6)(json['architecture'])];
    if (os === undefined || architecture === undefined)
        return undefined;
    return { os, architecture, variant: (0,json_value .b6)(json['variant']) };
}

;// CONCATENATED MODULE: ./build/registry/next-page.js
function nextPageOf(link, requestUrl) {
    const target = link === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(link)?.[1];
    if (target === undefined)
        return undefined;
    const from = new URL(requestUrl);
    const url = URL.canParse(target, from.href) ? new URL(target, from.href) : undefined;
    if (url === undefined || url.origin !== from.origin || url.pathname !== from.pathname)
        throw new TypeError('its `Link` to the next page leads elsewhere');
    return url.href;
}

var loopback = __webpack_require__(68475);
;// CONCATENATED MODULE: ./build/registry/storage-url.js

const SHORTEST_SECRET = 20;
function judgeStorageUrl(location, requestUrl) {
    const from = new URL(requestUrl);
    const url = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
    if (url === undefined)
        return { kind: 'refused', reason: 'its address cannot be read' };
    if (url.username !== '' || url.password !== '')
        return { kind: 'refused', reason: 'its address has a user name or a password' };
    const isLocal = (0,loopback .U)(from.hostname) && (0,loopback .U)(url.hostname) && url.protocol === 'http:';
    if (url.protocol !== 'https:' && !isLocal)
        return { kind: 'refused', reason: 'its address is not https' };
    const values = [...url.searchParams.values()].filter((value) => value.length >= SHORTEST_SECRET);
    const encoded = values.map(encodeURIComponent);
    const query = url.search.slice(1);
    const whole = query.length >= SHORTEST_SECRET ? [query] : [];
    return { kind: 'url', url: url.href, secrets: [...new Set([...whole, ...values, ...encoded])] };
}

;// CONCATENATED MODULE: ./build/registry/image-registry.js








const MAXIMUM_MANIFEST_BYTES = 4 * 1024 * 1024;
const MAXIMUM_BLOB_BYTES = 64 * 1024 * 1024;
const MAXIMUM_PAGES = 16;
function createImageRegistry(access) {
    const { registryUrl } = access;
    const manifest = (repository, reference) => get(access, {
        repository,
        url: `${registryUrl}${(0,path .A) `/v2/${repository}/manifests/${reference}`}`,
        name: `${repository}${(0,image_reference .Bc)(reference) ? '@' : ':'}${reference}`,
        accept: ACCEPTED_MANIFESTS,
        maximumBytes: MAXIMUM_MANIFEST_BYTES,
        judge: (body) => {
            const digest = `sha256:${(0,sha256 .f)(body)}`;
            if ((0,image_reference .Bc)(reference))
                requireDigest(digest, reference);
            return { digest, manifest: decodeManifest(JSON.parse(body)) };
        },
    });
    return {
        manifest,
        referrers: async (repository, digest) => {
            const listed = await listReferrers(access, repository, digest);
            if (listed !== undefined)
                return listed;
            const tagged = await manifest(repository, referrersTag(digest));
            return tagged?.manifest.kind === 'index' ? tagged.manifest.manifests : [];
        },
        blob: async (repository, { digest, size }) => {
            const question = {
                repository,
                url: `${registryUrl}${(0,path .A) `/v2/${repository}/blobs/${digest}`}`,
                name: `${repository}@${digest}`,
                accept: '*/*',
                maximumBytes: MAXIMUM_BLOB_BYTES,
                judge: (body) => {
                    requireDigest(`sha256:${(0,sha256 .f)(body)}`, digest);
                    return body;
                },
            };
            if (size > MAXIMUM_BLOB_BYTES)
                throw tooLarge(question);
            const text = await get(access, question);
            if (text === undefined)
                throw failure(question.url, 'NOT_FOUND', `\`${question.name}\` is not in the registry`);
            return text;
        },
    };
}
function referrersTag(digest) {
    return digest.replace(':', '-');
}
function isMissing(error) {
    return error instanceof errors .Wk && (error.code === 'NOT_FOUND' || error.code === 'UNIMPLEMENTED');
}
async function listReferrers(access, repository, digest) {
    const found = [];
    let url = `${access.registryUrl}${(0,path .A) `/v2/${repository}/referrers/${digest}`}`;
    for (let pages = 1; url !== undefined; pages += 1) {
        const asked = url;
        if (pages > MAXIMUM_PAGES)
            throw failure(asked, 'UNDECODABLE', `the list of referrers has more than ${MAXIMUM_PAGES} pages`);
        const page = await get(access, {
            repository,
            url: asked,
            name: `${repository}@${digest}`,
            accept: ACCEPTED_MANIFESTS,
            maximumBytes: MAXIMUM_MANIFEST_BYTES,
            judge: (body, headers) => {
                const list = decodeManifest(JSON.parse(body));
                if (list.kind !== 'index')
                    throw new TypeError('it is not an index');
                return { manifests: list.manifests, next: nextPageOf(headers['link'], asked) };
            },
        });
        if (page === undefined)
            return undefined;
        found.push(...page.manifests);
        url = page.next;
    }
    return found;
}
async function get(access, question) {
    const { accept, name, repository, url } = question;
    const target = {
        repository,
        isPublic: repository.startsWith(`${image_name .gO}/`),
        name,
        call: callOf(url),
    };
    const judge = (body, headers) => 
    body.length > question.maximumBytes
        ? { kind: 'too-large' }
        : { kind: 'value', value: question.judge(body, headers) };
    const answer = await access.ask(target, async (token) => {
        try {
            return await access.transport({
                method: 'GET',
                url,
                headers: { accept, authorization: `Bearer ${token}` },
                idempotent: true,
                judge,
                limit: { maximumBytes: question.maximumBytes, tooLarge: () => ({ kind: 'too-large' }) },
                redirected: (location) => ({ kind: 'redirect', location }),
            });
        }
        catch (error) {
            if (isMissing(error))
                return { kind: 'missing' };
            throw error;
        }
    });
    if (answer.kind === 'missing')
        return undefined;
    const body = answer.kind === 'redirect' ? await follow(access, question, answer.location, judge) : answer;
    if (body.kind === 'too-large')
        throw tooLarge(question);
    return body.value;
}
function follow(access, { accept, maximumBytes, url }, location, judge) {
    const storage = judgeStorageUrl(location, url);
    if (storage.kind === 'refused')
        throw failure(url, 'REDIRECT', `the registry redirects to another host, but ${storage.reason}`);
    for (const secret of storage.secrets)
        access.mask(secret);
    return access.transport({
        method: 'GET',
        url: storage.url,
        headers: { accept },
        idempotent: true,
        judge,
        limit: { maximumBytes, tooLarge: () => ({ kind: 'too-large' }) },
    });
}
function requireDigest(digest, wanted) {
    if (digest !== wanted)
        throw new TypeError(`its digest is ${digest}, not ${wanted}`);
}
function tooLarge({ maximumBytes, name, url }) {
    return failure(url, 'UNDECODABLE', `\`${name}\` is larger than ${maximumBytes >> 20} MiB`);
}
function failure(url, code, message) {
    return new errors .Wk(message, { code, call: callOf(url) });
}
function callOf(url) {
    return `GET ${new URL(url).pathname}`;
}


  }),

  59492:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qn: () => (  isOrganizationUid),
    t2: () => (  findOrganization),
    xO: () => (  rootGroups)
  });
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38707);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38086);
  var _base_show_candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55478);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);
  var _platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15514);
  var _platform_require_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54985);
  var _platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25614);








const ROOT_UID = /^[0-9a-f]{40}$/;
const NO_SUCH_GROUP = new Set(['INVALID_ARGUMENT', 'NOT_FOUND', 'PERMISSION_DENIED']);
function isOrganizationUid(text) {
    return ROOT_UID.test(text);
}
async function findOrganization(inputs, client) {
    const wanted = inputs.organization ?? inputs.identity?.split('/')[0];
    if (wanted === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
            message: '`organization` is required: it cannot be derived from `identity`',
            fix: 'set `organization` to the uid or the exact name of the organization',
            input: 'organization',
        });
    }
    if (inputs.organization === undefined || isOrganizationUid(wanted))
        return client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .Wx)(wanted));
    const named = await rootGroups(client, wanted);
    const unnamed = named.length === 0 ? await groupOfUid(client, wanted) : undefined;
    if (unnamed !== undefined)
        return unnamed;
    const verified = named.filter((group) => group.verified);
    const candidates = named.length > 1 && verified.length === 1 ? verified : named;
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1)
        return only;
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__  .h0)(wanted, 100);
    if (only === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
            message: `this identity cannot see an organization named \`${name}\``,
            fix: candidatesFix(wanted, await rootGroups(client)),
            input: 'organization',
        });
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
        message: `\`organization\` is ambiguous: ${candidates.length} organizations are named \`${name}\``,
        fix: `use the uid of one of them: ${candidates.map((group) => group.uid).join(', ')}`,
        input: 'organization',
    });
}
async function groupOfUid(client, uid) {
    if (!/^[\w-]+$/.test(uid))
        return undefined;
    try {
        const group = await client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .Wx)(uid));
        return group.uid === uid ? group : undefined;
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Wk && NO_SUCH_GROUP.has(error.code))
            return undefined;
        throw error;
    }
}
function candidatesFix(wanted, visible) {
    if (visible.length === 0)
        return 'it cannot see any organization by name: use the uid';
    const near = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_6__  .L)(wanted, visible.map(({ name }) => name));
    if (near.length > 0)
        return `did you mean ${near.map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__  .h0)(name, 100)}\``).join(' or ')}?`;
    return `it can see ${(0,_base_show_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .Y)(visible)}`;
}
async function rootGroups(client, name) {
    const list = (0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .P$)(name === undefined ? {} : { name });
    const roots = await (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__  .y)(client, list, (group) => (group.uid.includes('/') ? undefined : group));
    if (name === undefined)
        return roots;
    const named = roots.filter((group) => group.name === name);
    if (named.length === 0)
        for (const group of roots)
            (0,_platform_require_name_js__WEBPACK_IMPORTED_MODULE_3__  .r)(group, 'group', 'GET /iam/v2/groups');
    return named;
}


  })

};
;