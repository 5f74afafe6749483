"use strict";
exports.id = 3701;
exports.ids = [3701];
exports.modules = {

  93701:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createRow: () => (  createRow)
});

var command_row = __webpack_require__(25671);
var in_session = __webpack_require__(14525);
var user_error = __webpack_require__(45794);
var images_input = __webpack_require__(98124);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/find-problems.js


async function findProblems(inputs, place) {
    const problems = imageProblems(inputs, place.isGiven);
    if (inputs['pull-request'] !== true)
        return problems;
    const { pullRequestProblems } = await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(5557)]).then(__webpack_require__.bind(__webpack_require__, 35557));
    return [...pullRequestProblems(inputs, place), ...problems];
}
function imageProblems(inputs, isGiven) {
    const { files = [], images, mode } = inputs;
    const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
    if (images === undefined || registryMap === undefined || registryUrl === undefined)
        return [];
    const problems = [];
    let names;
    try {
        names = (0,images_input .Cd)({ 'registry-map': registryMap, 'registry-url': registryUrl });
    }
    catch (error) {
        if (!(error instanceof user_error .y))
            throw error;
        return error.problems;
    }
    const named = images.flatMap((text) => {
        try {
            return (0,images_input .H)([text], names);
        }
        catch (error) {
            if (!(error instanceof user_error .y))
                throw error;
            problems.push(...error.problems);
            return [];
        }
    });
    if (mode !== 'resolve' || files.length > 0)
        return problems;
    if (images.length === 0)
        problems.push(NO_IMAGES);
    if (isGiven('identity') || isGiven('registry-token'))
        return problems;
    const missing = named.map(({ image }) => (0,images_input .Db)(inputs, image));
    const [first] = missing;
    if (first !== undefined && !missing.includes(undefined))
        problems.push({ ...first, input: 'identity' });
    return problems;
}
const NO_IMAGES = {
    message: '`images` is required',
    fix: 'name at least one image, such as `python:latest`, or set `files` to scan files for images',
    input: 'images',
};

var file_inputs = __webpack_require__(76495);
var common_inputs = __webpack_require__(72864);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/manifest.js
const reviewerProblem = (entry) => /^@?[A-Za-z0-9][A-Za-z0-9-]*(?:\/[\w.-]+)?$/.test(entry)
    ? undefined
    : 'not an account, such as `octocat`, or a team, such as `acme/reviewers`';
const pullRequestInputs = {
    'pull-request': {
        kind: 'boolean',
        description: '`pin`: leave the files as they are, and keep one pull request with the new pins up to date instead.',
        default: 'false',
        only: 'github',
    },
    branch: {
        kind: 'text',
        description: '`pull-request`: its branch.',
        default: 'platform-actions/pins',
        only: 'github',
    },
    base: {
        kind: 'text',
        description: '`pull-request`: the branch that it is for.',
        defaultText: 'the checked-out branch',
        only: 'github',
    },
    title: {
        kind: 'text',
        description: '`pull-request`: its title, and that of its commit.',
        defaultText: '`Refresh image digests`',
        only: 'github',
    },
    labels: { kind: 'list', description: '`pull-request`: labels to add.', only: 'github' },
    reviewers: {
        kind: 'list',
        entryProblem: reviewerProblem,
        description: '`pull-request`: accounts, and teams such as `acme/reviewers`, to request reviews from when it is opened.',
        only: 'github',
    },
    draft: {
        kind: 'boolean',
        description: '`pull-request`: open it as a draft.',
        default: 'false',
        only: 'github',
    },
    'group-by': {
        kind: 'choice',
        choices: ['all', 'image'],
        description: '`pull-request`: one for all images, or one for each image with all its tags.',
        default: 'all',
        only: 'github',
    },
};
const pullRequestOutputs = {
    'pull-request-number': { description: 'Number of the pull request; empty if there is none.' },
    'pull-request-url': { description: 'URL of the pull request; empty if there is none.' },
    'pull-request-operation': { description: '`created`, `updated`, `closed`, `unchanged` or `none`.' },
    'pull-requests': {
        kind: 'json',
        description: 'With `group-by: image`: JSON list of `{image, number, url, operation, branch}`.',
    },
};

;// CONCATENATED MODULE: ./build/commands/resolve-digest/manifest.js



const manifest = {
    name: 'resolve-digest',
    title: 'Resolve digest',
    summary: 'Pin images by digest, as of now, as of a date or after a cooldown; check and update the pins in files.',
    face: 'gate',
    stdout: 'The references with their digests, one per line.',
    example: { images: 'python:latest' },
    moreExamples: [
        ['--mode check', 'Checks the pins in the tracked files, and changes nothing.'],
        ['--mode pin --min-age 3d --dry-run', 'Shows the pins that would be written, at least 3 days old.'],
    ],
    permissions: ['contents: read', 'id-token: write'],
    capabilities: [
        { audience: 'registry', capabilities: ['manifest.list', 'tag.list'] },
        {
            audience: 'registry',
            when: { 'pull-request': ['true'] },
            capabilities: ['repo.blobs.get'],
        },
        {
            audience: 'platform',
            when: { 'pull-request': ['true'] },
            capabilities: ['account_associations.list', 'advisories.list', 'groups.list', 'repo.list', 'tag.list'],
        },
    ],
    hook: {
        id: 'image-pins',
        title: 'Images are pinned by digest',
        description: 'Every reference in the tracked files has a digest that its tag really had.',
        inputs: { mode: 'check' },
    },
    inputs: {
        mode: {
            kind: 'choice',
            choices: ['resolve', 'check', 'pin'],
            description: '`resolve` prints digests, `check` checks the pins in files, `pin` writes them.',
            default: 'resolve',
        },
        ...file_inputs .w,
        'as-of': { kind: 'time', past: true, description: 'Date or time; use the digest that the tag had then.' },
        'min-age': {
            kind: 'duration',
            description: 'Cooldown; use the newest digest that the tag received at least this long ago.',
            policy: true,
        },
        'max-age': {
            kind: 'duration',
            description: '`check`: a pin that was superseded longer ago than this is stale; if omitted, every superseded pin is.',
            policy: true,
        },
        'fail-on': {
            kind: 'choices',
            choices: ['unpinned', 'stale', 'unverified', 'unread'],
            description: '`check`: findings that fail; `unread` files also fail in the other modes.',
            default: 'unpinned,unverified,unread',
            policy: true,
        },
        'dry-run': {
            kind: 'boolean',
            description: '`pin`: show the diff without writing anything.',
            default: 'false',
        },
        ...pullRequestInputs,
        ...common_inputs .eP,
        ...common_inputs .j$,
    },
    outputs: {
        digest: { description: 'Digest of the first image.' },
        reference: { description: 'Complete reference of the first image, including the digest.' },
        'tag-updated-at': { description: 'When the tag of the first image moved to that digest.' },
        references: {
            kind: 'json',
            description: 'JSON list of `{image, tag, digest, reference, updatedAt}`; a failed image has `error` instead of `digest`.',
        },
        changed: { description: '`true` if `pin` changed a file, or would have without `dry-run`.' },
        'changed-files': {
            kind: 'json',
            description: 'JSON list of the files that `pin` changed, or would have without `dry-run`.',
        },
        ...pullRequestOutputs,
        'unpinned-count': { description: 'Number of references without a digest.' },
        'stale-count': { description: 'Number of pins that were superseded.' },
        'unverified-count': {
            description: 'Number of pins whose tag never had that digest, and of malformed references.',
        },
        'unread-count': {
            description: 'Number of files and references of this registry that could not be read.',
        },
        ...common_inputs .e5,
    },
};

var rule = __webpack_require__(95577);
var shared_rules = __webpack_require__(81660);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/rules.js


const rules = [
    ...(0,rule .f)('error', {
        unpinned: ['A reference has no digest.', 'Pin it with `mode: pin`.'],
        stale: ['The tag has had another digest for longer than `max-age`.', 'Refresh it with `mode: pin`.'],
        unverified: [
            "The tag never had this digest, or the reference is malformed: a mistake, or somebody else's image.",
            'Find out where it comes from; `pin` replaces the digest and says so, but corrects no name.',
        ],
    }),
    ...(0,rule .f)('warning', {
        'not-editable': [
            'No edit surely gives the reference its digest without changing another one, so `pin` leaves it unchanged.',
            'Write it in one piece, or pin it by hand.',
        ],
        'foreign-commit': [
            'The branch of the pull request has a commit that is not from this command, so nothing was changed.',
            'Merge or close the pull request, or delete its branch, and run again.',
        ],
        'workflow-left-out': [
            'The token may not change workflow files, so the pull request does not contain them.',
            'Set `github-token` to a token of a GitHub App with the permission `workflows: write`, or pin these files by hand.',
        ],
        'not-as-committed': [
            'The file differs from the checked-out commit, so the pull request does not contain it.',
            'Run this command before the steps that change files, and commit files that are not tracked.',
        ],
        'pull-request-incomplete': [
            'Labels, reviews or a comment could not be added to the pull request.',
            'Check their names, and the permissions of the token.',
        ],
    }),
    ...shared_rules ._h,
    ...shared_rules .ep,
];

;// CONCATENATED MODULE: ./build/commands/resolve-digest/row.js





function createRow(facts) {
    const load = async () => ({ run: (await __webpack_require__.e(  9262).then(__webpack_require__.bind(__webpack_require__, 49262))).createRun(facts) });
    return (0,command_row .u)({
        manifest: manifest,
        rules: rules,
        load: () => (0,in_session .C)(manifest, load()),
        findProblems: async () => findProblems,
    });
}


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

  90457:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IP: () => (  registryImageName),
    Qf: () => (  createImageGlobList),
    oB: () => (  createImageGlob)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80708);


function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return hasTag(name) ? name : `${name}:latest`;
}
const HOST = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
function registryImageName(repository, tag = '') {
    return `${OWN_HOST}${repository}:${tag}`;
}
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_1__  .uD}/`;
const hasTag = (name) => name.lastIndexOf(':') > name.lastIndexOf('/');
function createImageGlob(glob) {
    const matches = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .mi)(glob, {
        complete: (pattern) => (hasTag(pattern) ? pattern : `${pattern}:*`),
    });
    return (image) => {
        const host = HOST.exec(image)?.[0] ?? OWN_HOST;
        const name = plainImageName(image);
        const short = name.replace(/^chainguard\//, '');
        return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
    };
}
function createImageGlobList(globs) {
    const rules = globs.map((entry) => {
        const { glob, negated } = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .sz)(entry);
        return { negated, matches: createImageGlob(glob) };
    });
    return (names) => {
        const last = rules.findLast(({ matches }) => names.some(matches));
        return last !== undefined && !last.negated;
    };
}


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

  98124:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B3: () => (  readImageInputs),
    C8: () => (  createImageFilter),
    Cd: () => (  readRegistryNames),
    Db: () => (  missingRegistryCredential),
    H: () => (  readImages)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _image_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90457);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80708);
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63018);




function readRegistryNames(inputs) {
    const lines = new Map();
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .jE)(line);
        if (parsed.kind === 'mapping')
            lines.set(parsed.mapping, line);
        else
            problems.push({
                message: `\`registry-map\`: \`${line}\` is not a mapping: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    const names = { registryHost: new URL(inputs['registry-url']).host, mappings: [...lines.keys()] };
    for (const [mapping, line] of lines)
        if (!(0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .TT)(mapping, names))
            problems.push({
                message: `\`registry-map\`: \`${line}\` leads to \`${mapping.to[0]}\`, which is not this registry, so its images would not be looked at`,
                fix: 'write `cgr.dev`, or an organization below it, on the right, or remove the line',
                input: 'registry-map',
            });
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return names;
}
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'ours')
            named.push({ text, reference: parsed.reference, image: located.image });
        else {
            problems.push({
                message: `\`images\`: \`${text}\` is on \`${located.host}\`, not on this registry`,
                fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
                input: 'images',
            });
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return named;
}
function readImageInputs(inputs, problems = []) {
    const names = readRegistryNames(inputs);
    try {
        const images = readImages(inputs.images, names);
        if (problems.length === 0)
            return { names, images };
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems, ...error.problems);
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
}
function createImageFilter(globs) {
    const isListed = (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .Qf)(globs);
    return ({ complete, repository }, tag) => isListed([
        (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .IP)(repository, tag),
        `${(0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .Yk)({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
function missingRegistryCredential(inputs, image) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return undefined;
    if ((0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .Ul)(image.repository, image.tag))
        return undefined;
    return {
        message: '`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in',
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
    };
}


  }),

  25671:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  commandRow)
  });
function commandRow(row) {
    return row;
}


  }),

  95577:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  rulesOf)
  });
function rulesOf(level, table, more = {}) {
    const rows = Object.entries(table);
    return rows.map(([id, [title, help]]) => ({ id, level, title, help, docs: 'findings', ...more }));
}


  }),

  81660:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _h: () => (  fileRules),
    ep: () => (  ignoreRules)
  });
  var _rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95577);

const commonRules = [
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('warning', {
        'could-not-ask': [
            'With `on-error: warn`: something could not be checked.',
            'Look up its error code above.',
        ],
    }),
];
const fileRules = [
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('error', {
        unread: [
            'A file of a known syntax, or a reference to this registry, could not be read; the message says why.',
            'Make it a plain text file, write the reference in full, or exclude it: see [what cannot be read](resolve-digest.md#what-cannot-be-read).',
        ],
    }),
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('warning', {
        'in-script': [
            'A reference stands in something that is executed (`RUN`, `run:`, `args`), or in a value that does not name an image there.',
            'Judge it yourself: it never fails a run and is not edited.',
        ],
        untagged: [
            'A name of your registry without a tag stands in a file of no known syntax.',
            'Add a tag, or exclude the line with `platform-actions: ignore`.',
        ],
        'unmatched-glob': ['One glob of `files` matches no file, while others do.', 'Correct it or remove it.'],
        'unknown-file': [
            'A file that `files` names is not of a kind that is scanned, or none of them is.',
            'Name another file, or rename it to what its tool expects.',
        ],
        'unreadable-file': [
            'Part of a file could not be parsed; the rest does not mention your registry.',
            'Correct the file, or exclude it from `files`.',
        ],
    }),
];
const ignoreRules = [
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('warning', {
        'ignore-expired': [
            'The entry has expired and no longer ignores anything.',
            'Fix what it ignored, or renew it.',
        ],
        'ignore-expiring': [
            'The entry expires within 14 days.',
            'Fix what it ignores, or renew it, before that date.',
        ],
    }, { isAboutPolicy: true }),
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('notice', {
        'ignore-unused': ['The entry matched nothing.', 'Remove it.'],
        'ignore-added': ['The change adds an entry.', 'As a reviewer, check that this is intended.'],
        'ignore-extended': [
            'The change postpones the expiry of an entry.',
            'As a reviewer, check that this is intended.',
        ],
    }, { isAboutPolicy: true }),
];


  }),

  14525:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  inSession)
  });
async function inSession({ capabilities }, work) {
    const [{ run }, { withSession }] = await Promise.all([work, Promise.all( [__webpack_require__.e(1891), __webpack_require__.e(4364), __webpack_require__.e(6352)]).then(__webpack_require__.bind(__webpack_require__, 27962))]);
    return withSession(run, capabilities);
}


  })

};
;