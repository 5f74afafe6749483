"use strict";
exports.id = 3216;
exports.ids = [3216];
exports.modules = {

  1414:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MJ: () => (  STATUS_CHOICES),
    en: () => (  wordText),
    r_: () => (  readStatuses)
  });
const LAST_WORDS = [
    'affected',
    'detected',
    'pending-upstream',
    'fix-not-planned',
    'analysis-not-planned',
];
const UNDER_INVESTIGATION = 'under-investigation';
const STATUS_CHOICES = [...LAST_WORDS, UNDER_INVESTIGATION];
function readStatuses(statuses) {
    const given = new Set(statuses.map((status) => (status === UNDER_INVESTIGATION ? 'detected' : status)));
    const words = LAST_WORDS.filter((word) => given.has(word));
    return words.length === 0 || words.length === LAST_WORDS.length ? undefined : words;
}
function wordText(word) {
    return word === 'detected' ? 'under investigation' : word.replaceAll('-', ' ');
}


  }),

  43216:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e: () => (  manifest)
  });
  var _images_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76495);
  var _kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72864);
  var _registry_choose_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75577);
  var _advisory_last_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1414);




function platformProblem(entry) {
    return (0,_registry_choose_platform_js__WEBPACK_IMPORTED_MODULE_2__  .FL)(entry) === undefined ? 'not a platform such as `linux/amd64`' : undefined;
}
const manifest = {
    name: 'advisory-gate',
    title: 'Advisory gate',
    summary: 'Fail a change on the advisories that it introduces, with ignores that expire, SARIF, VEX and a comment.',
    face: 'gate',
    stdout: 'Nothing; with `--json`, the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', sbom: 'sbom.spdx.json' },
    permissions: ['contents: read', 'id-token: write'],
    capabilities: [
        { audience: 'platform', capabilities: ['advisories.list'] },
        {
            audience: 'platform',
            when: { images: ['?*'] },
            capabilities: ['account_associations.list', 'groups.list'],
        },
        {
            audience: 'platform',
            when: { files: ['?*'] },
            capabilities: ['account_associations.list', 'groups.list'],
        },
        { audience: 'registry', capabilities: ['manifest.list', 'repo.blobs.get', 'tag.list'] },
    ],
    inputs: {
        artifacts: {
            kind: 'list',
            description: 'Packages to check: `name`, `name@version`, or a purl such as `pkg:apk/wolfi/openssl@3.3.2-r0`.',
        },
        sbom: { kind: 'globs', description: 'Globs of SBOM files (SPDX or CycloneDX JSON).' },
        advisories: { kind: 'list', description: 'Ids or aliases of advisories to check.' },
        ..._images_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__  .w,
        files: { kind: 'globs', description: 'Globs of files whose images to check; on a change, what moved.' },
        shard: {
            kind: 'text',
            description: 'With `images`: `k/n`, to check only the k-th of n parts of the images, divided by repository; together the parts are the whole.',
        },
        platform: {
            kind: 'list',
            entryProblem: platformProblem,
            description: 'Platforms of the images to check, such as `linux/amd64`.',
            default: 'linux/amd64',
            policy: true,
        },
        'verify-sbom': {
            kind: 'boolean',
            description: 'Whether an SBOM attestation of an image counts only with a valid signature.',
            default: 'true',
            policy: true,
        },
        'attestation-issuer': {
            kind: 'text',
            description: 'Issuer that the signature of an SBOM attestation must have.',
            defaultText: "GitHub Actions for public images, the platform's issuer for an organization's own",
            policy: true,
        },
        'attestation-subject': {
            kind: 'text',
            description: 'Identity that must have signed: exact, or a glob after a host and the start of a path.',
            defaultText: "the vendor's release workflow for public images, the organization's signing identities for its own",
            policy: true,
        },
        'attestation-key': {
            kind: 'text',
            description: 'Public key that must have signed, in PEM: text or path. No transparency log is needed.',
            policy: true,
        },
        'trusted-root': {
            kind: 'path',
            description: 'Trusted root of a private Sigstore instance (`trusted_root.json`).',
            policy: true,
        },
        'artifact-types': {
            kind: 'list',
            description: 'Package types of the SBOM to check; the names of other packages are never sent.',
            default: 'apk',
            policy: true,
        },
        'min-packages': {
            kind: 'integer',
            min: 1,
            max: 1_000_000,
            description: 'Smallest number of packages of `artifact-types` that each SBOM must have.',
            default: '1',
            policy: true,
        },
        'fail-on-unaccounted': {
            kind: 'boolean',
            description: 'Whether packages of an SBOM without a usable type or purl fail; otherwise they warn.',
            default: 'false',
            policy: true,
        },
        'base-sbom': { kind: 'globs', description: 'Globs of the SBOM files for the base of the change.' },
        scope: {
            kind: 'choice',
            choices: ['all', 'changed'],
            description: 'Fail on every advisory, or only on those that the base does not have.',
            defaultText: '`changed` with `base-sbom`, or with `files` on a change; else `all`',
            policy: true,
        },
        'fail-on-severity': {
            kind: 'choice',
            choices: ['low', 'medium', 'high', 'critical', 'none'],
            description: 'Lowest severity that fails; with `none`, nothing fails.',
            default: 'low',
            policy: true,
        },
        'fail-on-unknown-severity': {
            kind: 'boolean',
            description: 'Whether an advisory without a severity fails.',
            default: 'true',
            policy: true,
        },
        'fail-on-status': {
            kind: 'choices',
            choices: _advisory_last_word_js__WEBPACK_IMPORTED_MODULE_3__  .MJ,
            description: 'Statuses of affecting advisories that fail: what the vendor said last.',
            defaultText: 'all: `affected`, `detected`, `pending-upstream`, `fix-not-planned`, `analysis-not-planned`',
            policy: true,
        },
        'only-fixed': {
            kind: 'boolean',
            description: 'Fail only on advisories with a known fixed version.',
            default: 'false',
            policy: true,
        },
        'warn-only': {
            kind: 'boolean',
            description: 'Warn about findings instead of failing.',
            default: 'false',
            policy: true,
        },
        'require-ignore-reason': {
            kind: 'boolean',
            description: 'Whether every ignore needs a reason.',
            default: 'true',
            policy: true,
        },
        'max-ignore-days': {
            kind: 'integer',
            min: 1,
            max: 3650,
            description: 'Require `expires` in every ignore, at most this many days from now.',
            policy: true,
        },
        'vex-file': { kind: 'path', description: 'Path of the OpenVEX file to write.' },
        ..._kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__  .eP,
        ..._kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__  .j$,
    },
    outputs: {
        count: { description: 'Number of affecting advisories that are not ignored, of any severity.' },
        'new-count': { description: 'Number of these that the base does not have; all of them without a base.' },
        'ignored-count': { description: 'Number of ignored advisories.' },
        'expired-ignores': { description: 'Number of ignores that have expired.' },
        'highest-severity': { description: 'Highest severity among the counted advisories.' },
        advisories: {
            kind: 'json',
            description: 'JSON list of `{advisoryId, aliases, artifact, version?, severity, status, fixedVersion?, isNew, ignored}`.',
        },
        images: {
            kind: 'json',
            description: 'JSON list of `{image, digest, manifest, platform, packages, count, newCount, fixedCount, sbom}`.',
        },
        'sarif-file': { description: 'Path of the SARIF file.' },
        'comment-content': { description: 'Text of the pull-request comment.' },
        ..._kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__  .e5,
    },
};


  }),

  76495:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    w: () => (  fileInputs)
  });
  var _image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80708);
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63018);


function referenceProblem(entry) {
    const parsed = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_1__  .o_)(entry);
    return parsed.kind === 'malformed' ? `not an image reference: ${parsed.reason}` : undefined;
}
function mappingProblem(entry) {
    const parsed = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .jE)(entry);
    return parsed.kind === 'malformed' ? `not a mapping: ${parsed.reason}` : undefined;
}
const fileInputs = {
    images: {
        kind: 'list',
        entryProblem: referenceProblem,
        description: 'Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest.',
    },
    files: {
        kind: 'globs',
        description: 'Globs of the files to scan for references.',
        policy: true,
    },
    'ignore-images': {
        kind: 'globs',
        description: 'Globs on `org/name:tag` to exclude; without a colon, any tag; `!` includes again; the last match wins.',
        policy: true,
    },
    'registry-map': {
        kind: 'list',
        entryProblem: mappingProblem,
        description: 'Lines such as `mirror.example/proxy=cgr.dev`: images are looked up on the right, files keep the left.',
        policy: true,
    },
};


  }),

  80708:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jw: () => (  fileSegments),
    TT: () => (  isUsableMapping),
    Ul: () => (  isPublic),
    de: () => (  mapsDockerHub),
    gO: () => (  PUBLIC_ORGANIZATION),
    jE: () => (  parseRegistryMapping),
    kl: () => (  locateImage),
    uD: () => (  PUBLIC_REGISTRY)
  });
const PUBLIC_REGISTRY = 'cgr.dev';
const PUBLIC_ORGANIZATION = 'chainguard';
const DEFAULT_TAG = 'latest';
const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_LIBRARY = 'library';
const DOCKER_HUB_HOSTS = new Set([DOCKER_HUB, 'index.docker.io', 'registry-1.docker.io']);
function plainHost(host) {
    const plain = host.toLowerCase().replace(/:443$/, '');
    return DOCKER_HUB_HOSTS.has(plain) ? DOCKER_HUB : plain;
}
function withPlainHost([host, ...path]) {
    return [plainHost(String(host)), ...path];
}
function fileSegments({ host, path }) {
    const plain = plainHost(host ?? DOCKER_HUB);
    const isShort = plain === DOCKER_HUB && path.length === 1;
    return [plain, ...(isShort ? [DOCKER_HUB_LIBRARY] : []), ...path];
}
function mapsDockerHub({ mappings }) {
    return mappings.some(({ from }) => from[0] === DOCKER_HUB);
}
function parseRegistryMapping(line) {
    const [from = '', to = '', ...rest] = line.split('=').map((side) => side
        .trim()
        .replace(/^https?:\/\//, '')
        .replace(/(?<!\/)\/+$/, ''));
    if (rest.length > 0 || from === '' || to === '')
        return { kind: 'malformed', reason: 'it does not have the form `left=right`' };
    const [left, right] = [from.split('/'), to.split('/')];
    if ([...left, ...right].some((segment) => segment === ''))
        return { kind: 'malformed', reason: 'one of its parts is empty' };
    return { kind: 'mapping', mapping: { from: withPlainHost(left), to: withPlainHost(right) } };
}
function isUsableMapping(mapping, names) {
    const leadsHere = ({ to }) => isOurs(String(to[0]), names);
    const isBroader = ({ from }) => from.length < mapping.from.length && from.every((segment, index) => segment === mapping.from[index]);
    return leadsHere(mapping) || names.mappings.some((other) => isBroader(other) && leadsHere(other));
}
function locateImage(reference, names, bare) {
    const tag = reference.tag ?? DEFAULT_TAG;
    const { host, path } = reference;
    const isBare = host === undefined && bare === 'ours';
    const segments = fileSegments(reference);
    const mapping = isBare ? undefined : longestMapping(segments, names.mappings);
    if (mapping !== undefined) {
        const target = [...mapping.to, ...segments.slice(mapping.from.length)];
        const toHost = String(target[0]);
        if (!isOurs(toHost, names))
            return { kind: 'foreign', host: toHost };
        return ours(target.slice(1), tag, { ...reference, tag, digest: undefined });
    }
    if (host === undefined) {
        if (bare === 'foreign')
            return { kind: 'foreign', host };
    }
    else if (!isOurs(host, names))
        return { kind: 'foreign', host };
    const complete = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return ours(path, tag, { host: host ?? PUBLIC_REGISTRY, path: complete, tag, digest: undefined });
}
function isPublic(repository, tag) {
    return repository.startsWith(`${PUBLIC_ORGANIZATION}/`) && (tag === 'latest' || tag === 'latest-dev');
}
function ours(path, tag, complete) {
    const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return {
        kind: 'ours',
        image: { organization: String(full[0]), repository: full.join('/'), tag, complete },
    };
}
function isOurs(host, names) {
    const plain = plainHost(host);
    return plain === PUBLIC_REGISTRY || plain === plainHost(names.registryHost);
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}


  }),

  63018:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bc: () => (  isDigest),
    De: () => (  isCompleteReference),
    ER: () => (  isHostSegment),
    Yk: () => (  printImageReference),
    gj: () => (  withoutWrongDigest),
    o_: () => (  parseImageReference)
  });
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const SEGMENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;
function isDigest(text) {
    return DIGEST.test(text);
}
function isTag(text) {
    return TAG.test(text);
}
function isHostSegment(segment) {
    return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}
function parseImageReference(text) {
    const malformed = (reason) => ({ kind: 'malformed', reason });
    if (text === '')
        return malformed('it is empty');
    if (text.length > MAXIMUM_LENGTH)
        return malformed(`it is longer than ${MAXIMUM_LENGTH} characters`);
    const at = text.indexOf('@');
    const digest = at < 0 ? undefined : text.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return malformed(digestProblem(digest));
    const name = at < 0 ? text : text.slice(0, at);
    const colon = name.lastIndexOf(':');
    const hasTag = colon > name.lastIndexOf('/');
    const tag = hasTag ? name.slice(colon + 1) : undefined;
    if (tag !== undefined && !isTag(tag))
        return malformed('its tag is not 1 to 128 letters, digits, `_`, `.` or `-`');
    const whole = hasTag ? name.slice(0, colon) : name;
    const slash = whole.indexOf('/');
    const first = whole.slice(0, Math.max(0, slash));
    const host = isHostSegment(first) ? first : undefined;
    if (host !== undefined && !HOST.test(host))
        return malformed('its registry host is not a valid host name');
    const path = (host === undefined ? whole : whole.slice(slash + 1)).split('/');
    const wrong = path.find((segment) => !SEGMENT.test(segment));
    if (wrong === '')
        return malformed('it has an empty name');
    if (wrong !== undefined)
        return malformed('its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`');
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
function withoutWrongDigest(text) {
    const at = text.indexOf('@');
    const parsed = parseImageReference(text.slice(0, Math.max(0, at)));
    return parsed.kind === 'reference' && parsed.reference.tag !== undefined ? parsed.reference : undefined;
}
const NAME_WITH_VERSION = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
function isCompleteReference(text) {
    const parsed = parseImageReference(text);
    if (parsed.kind === 'malformed') {
        const slash = text.indexOf('/');
        const first = text.slice(0, Math.max(0, slash));
        return isHostSegment(first) && HOST.test(first) && NAME_WITH_VERSION.test(text.slice(slash + 1));
    }
    const { host, tag, digest } = parsed.reference;
    return host !== undefined && (tag !== undefined || digest !== undefined);
}
function printImageReference(reference) {
    const host = reference.host === undefined ? '' : `${reference.host}/`;
    const tag = reference.tag === undefined ? '' : `:${reference.tag}`;
    const digest = reference.digest === undefined ? '' : `@${reference.digest}`;
    return `${host}${reference.path.join('/')}${tag}${digest}`;
}
function digestProblem(digest) {
    if (/^sha256:[0-9a-f]+$/.test(digest) && digest.length < 71) {
        return `its digest has ${digest.length - 7} hexadecimal digits, not 64`;
    }
    return 'its digest is not `sha256:` and 64 lower-case hexadecimal digits';
}


  }),

  75577:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FL: () => (  parsePlatform),
    mS: () => (  offeredPlatforms),
    xV: () => (  choosePlatform)
  });
const PART = /^[a-z0-9][a-z0-9._-]{0,63}$/;
function parsePlatform(text) {
    const [os, architecture, variant, ...rest] = text.split('/');
    if (os === undefined || architecture === undefined || rest.length > 0)
        return undefined;
    const parts = [os, architecture, ...(variant === undefined ? [] : [variant])];
    return parts.every((part) => PART.test(part)) ? { os, architecture, variant } : undefined;
}
function printPlatform({ architecture, os, variant }) {
    return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
}
const USUAL_VARIANTS = { arm64: 'v8', arm: 'v7', amd64: 'v1' };
function variantOf({ architecture, variant }) {
    return variant ?? USUAL_VARIANTS[architecture];
}
function choosePlatform(manifests, wanted) {
    const candidates = manifests.flatMap((descriptor) => {
        const { platform } = descriptor;
        return platform?.os === wanted.os && platform.architecture === wanted.architecture
            ? [{ descriptor, platform }]
            : [];
    });
    const usual = candidates.filter(({ platform }) => variantOf(platform) === variantOf(wanted));
    const fitting = usual.length === 0 && wanted.variant === undefined ? candidates : usual;
    const [first] = fitting;
    if (first !== undefined && fitting.every(({ descriptor }) => descriptor.digest === first.descriptor.digest))
        return { kind: 'manifest', descriptor: first.descriptor };
    return { kind: first === undefined ? 'none' : 'ambiguous', offered: offeredPlatforms(manifests) };
}
function offeredPlatforms(manifests) {
    const names = manifests.flatMap(({ platform }) => platform === undefined || platform.os === 'unknown' ? [] : [printPlatform(platform)]);
    return [...new Set(names)];
}


  })

};
;