"use strict";
exports.id = 5139;
exports.ids = [5139];
exports.modules = {

  15139:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  row: () => (  row)
});

var command_row = __webpack_require__(25671);
var in_session = __webpack_require__(14525);
var file_inputs = __webpack_require__(76495);
var common_inputs = __webpack_require__(72864);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/manifest.js


const manifest = {
    name: 'check-deprecated',
    title: 'Check deprecated',
    summary: "Find end-of-life tags in the repository's files or the organization, with the line and the tag to move to.",
    face: 'gate',
    stdout: 'Nothing; with `--json`, the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
    moreExamples: [
        ['--identity "$ID" --images acme/python:3.9', 'Checks one image.'],
        ['--identity "$ID" --scope organization --html-file tags.html', 'Checks every tag, on a page to read.'],
    ],
    permissions: ['contents: read', 'id-token: write'],
    capabilities: [{ audience: 'platform', capabilities: ['groups.list', 'repo.list', 'tag.list'] }],
    hook: {
        id: 'old-tags',
        title: 'No end-of-life tags',
        description: 'No reference in the tracked files uses a tag that is no longer maintained.',
        inputs: {},
    },
    inputs: {
        ...file_inputs .w,
        scope: {
            kind: 'choice',
            choices: ['referenced', 'organization'],
            description: 'Check the references in files and `images`, or every tag of the organization.',
            default: 'referenced',
        },
        repos: {
            kind: 'globs',
            description: 'With `scope: organization`: globs of the repositories to check.',
            policy: true,
        },
        shard: {
            kind: 'text',
            description: 'With `scope: organization`: `k/n`, to check only the k-th of n parts of the repositories; together the parts are the whole.',
        },
        'fail-on': {
            kind: 'choice',
            choices: ['deprecated', 'none'],
            description: 'Whether a deprecated tag fails.',
            default: 'deprecated',
            policy: true,
        },
        'warn-days': {
            kind: 'integer',
            min: 0,
            max: 3650,
            description: 'Warn if the end-of-life date is at most this many days away.',
            policy: true,
        },
        'fail-days': {
            kind: 'integer',
            min: 0,
            max: 3650,
            description: 'Fail if the end-of-life date is at most this many days away.',
            policy: true,
        },
        ...common_inputs .eP,
        ...common_inputs .j$,
    },
    outputs: {
        deprecated: { description: '`true` if a deprecated tag was found.' },
        'deprecated-count': { description: 'Number of deprecated tags.' },
        'checked-count': { description: 'Number of tags that were checked.' },
        'unknown-count': { description: 'Number of tags whose state the service did not report.' },
        results: {
            kind: 'json',
            description: 'JSON list of `{image, tag, digest?, state, until?, suggestion?, locations:[{file,line}]}`.',
        },
        'text-summary': { description: 'One line for a chat message.' },
        ...common_inputs .e5,
    },
};

var rule = __webpack_require__(95577);
var shared_rules = __webpack_require__(81660);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/rules.js


const rules = [
    ...(0,rule .f)('error', {
        'deprecated-tag': ['The tag has reached its end of life.', 'Move to the suggested tag.'],
    }),
    ...(0,rule .f)('warning', {
        'tag-in-grace': [
            'The tag has reached its end of life and is in its grace period.',
            'Move before the date shown.',
        ],
        'tag-near-end-of-life': ['The end of life is closer than `warn-days` or `fail-days`.', 'Plan the move.'],
        'tag-not-found': ['The tag does not exist.', 'Check the name; this is only a warning.'],
        'tag-unknown': [
            'The answer does not say; the tag is never assumed to be active (exit code 5).',
            'Check what the identity may see.',
        ],
    }),
    ...shared_rules ._h,
    ...shared_rules .ep,
];

;// CONCATENATED MODULE: ./build/commands/check-deprecated/row.js




const row = (0,command_row .u)({
    manifest: manifest,
    rules: rules,
    load: () => (0,in_session .C)(manifest, Promise.all( [__webpack_require__.e(855), __webpack_require__.e(3619), __webpack_require__.e(9547), __webpack_require__.e(1891), __webpack_require__.e(9004), __webpack_require__.e(4364), __webpack_require__.e(8511), __webpack_require__.e(3748), __webpack_require__.e(6058)]).then(__webpack_require__.bind(__webpack_require__, 36058))),
    findProblems: async () => (await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(1891), __webpack_require__.e(4364), __webpack_require__.e(1792)]).then(__webpack_require__.bind(__webpack_require__, 51792))).findProblems,
    repeatsProblems: true,
});


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