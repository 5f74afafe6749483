export const id = 67;
export const ids = [67];
export const modules = {

/***/ 5794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/** Wrong input or file (exit code 2): carries every problem that was found, not only the first. */
class UserError extends Error {
    problems;
    constructor(...problems) {
        super(problems.map((problem) => problem.message).join('\n'));
        this.name = 'UserError';
        this.problems = problems;
    }
}


/***/ }),

/***/ 6:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e5: () => (/* binding */ commonOutputs),
/* harmony export */   j$: () => (/* binding */ commonInputs),
/* harmony export */   wQ: () => (/* binding */ fileInputs)
/* harmony export */ });
/** Inputs that every command has (contract §2). */
const commonInputs = {
    identity: { kind: 'text', description: "Uid of the identity to assume with this job's OIDC token." },
    token: { kind: 'secret', description: 'Token for the platform API, minted elsewhere.' },
    'registry-token': { kind: 'secret', description: 'Token for the registry, minted elsewhere.' },
    'id-token-audience': {
        kind: 'text',
        description: 'Audience that the CI is asked for when it mints the ID token.',
        defaultText: 'the issuer URL',
    },
    'api-url': { kind: 'url', description: 'Platform API.', default: 'https://console-api.enforce.dev' },
    'issuer-url': {
        kind: 'url',
        description: 'Issuer that exchanges ID tokens, at `/sts/exchange`.',
        defaultText: '`api-url` with `console-api.` replaced by `issuer.`',
    },
    'registry-url': {
        kind: 'url',
        description: 'Container registry; its host is the audience of registry tokens.',
        default: 'https://cgr.dev',
    },
    organization: {
        kind: 'text',
        description: 'Uid or exact name of the organization.',
        defaultText: 'first segment of `identity`',
    },
    'config-file': {
        kind: 'path',
        description: 'File with policy inputs and ignores.',
        defaultText: '`.github/platform-actions.yml` if present',
    },
    'policy-from': {
        kind: 'choice',
        choices: ['head', 'base'],
        description: 'Commit that config, ignores and role file are read from: the checked-out one, or the base of the change.',
        default: 'head',
    },
    'working-directory': {
        kind: 'path',
        description: 'Folder that files are looked for in.',
        defaultText: 'the workspace',
    },
    'on-error': {
        kind: 'choice',
        choices: ['fail', 'warn'],
        description: 'What to do when signing in or asking the service fails (exit codes 3 and 5): fail, or warn and pass.',
        default: 'fail',
    },
    timeout: { kind: 'duration', description: 'Longest time for the whole command.', default: '10m' },
    'request-timeout': { kind: 'duration', description: 'Longest time for one request.', default: '30s' },
    'max-attempts': {
        kind: 'integer',
        min: 1,
        max: 10,
        description: 'Tries for one request, the first included.',
        default: '4',
    },
    concurrency: { kind: 'integer', min: 1, max: 64, description: 'Requests in flight at once.', default: '8' },
    annotations: { kind: 'boolean', description: 'Put findings on the lines of files.', default: 'true' },
    summary: { kind: 'boolean', description: 'Write the job summary.', default: 'true' },
    'report-file': {
        kind: 'path',
        description: 'Where the JSON report goes.',
        defaultText: 'a private temporary file',
    },
    cache: {
        kind: 'boolean',
        description: 'Keep metadata and old history windows between runs.',
        default: 'false',
    },
    'cache-dir': { kind: 'path', description: 'Folder of that cache.', defaultText: "the host's cache folder" },
    'github-token': {
        kind: 'secret',
        description: 'Token for the pull-request comment and the SARIF upload only.',
        defaultText: "the job's token",
    },
};
/** Outputs that every command has (contract §3). */
const commonOutputs = {
    result: { description: '`pass`, `warn`, `fail` or `error`.' },
    report: { description: 'Path of the JSON report.' },
    'outputs-truncated': { description: '`true` when a JSON output was cut at 64 KiB; the report has all.' },
};
/** Inputs of the commands that look at references in the repository's files. */
const fileInputs = {
    images: {
        kind: 'list',
        entries: 'image-reference',
        description: 'Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest.',
    },
    files: {
        kind: 'globs',
        description: 'Globs of files that are scanned for references.',
        policy: true,
    },
    'ignore-images': {
        kind: 'globs',
        description: 'Globs on `org/name:tag`; without a colon any tag; `!` takes back; the last match wins.',
        policy: true,
    },
    'registry-map': {
        kind: 'lines',
        entries: 'registry-mapping',
        description: 'Lines `mirror.example/proxy=cgr.dev`: looked up on the right, files keep the left.',
        policy: true,
    },
};


/***/ }),

/***/ 1878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ variableName)
/* harmony export */ });
/* unused harmony export nativeVariableName */
function inCapitals(input) {
    return input.toUpperCase().replaceAll('-', '_');
}
/** Variable that gives an input on any host and in a terminal: `min-age` → `PLATFORM_MIN_AGE` (contract §1). */
function variableName(input) {
    return `PLATFORM_${inCapitals(input)}`;
}
/**
 * Variable by which the composite actions hand an input over: `min-age` → `PLATFORM_ACTIONS_INPUT_MIN_AGE`.
 * Underscores, since shells such as dash drop variables whose names hold a hyphen.
 */
function nativeVariableName(input) {
    return `PLATFORM_ACTIONS_INPUT_${inCapitals(input)}`;
}


/***/ }),

/***/ 4064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ manifests)
});

// EXTERNAL MODULE: ./build/commands/common-inputs.js
var common_inputs = __webpack_require__(6);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/manifest.js

/** `advisory-gate` as data (contract §6). */
const manifest = {
    name: 'advisory-gate',
    title: 'Advisory gate',
    summary: 'Fail a change on the advisories that it brings in; ignores with reason and expiry; SARIF, VEX and comment.',
    face: 'gate',
    stdout: 'Nothing; with `--json` the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', sbom: 'sbom.spdx.json' },
    permissions: ['contents: read', 'id-token: write'],
    inputs: {
        artifacts: { kind: 'list', description: 'Names of packages to look for.' },
        sbom: { kind: 'globs', description: 'Globs of SBOM files, SPDX or CycloneDX JSON.' },
        advisories: { kind: 'list', description: 'Ids or aliases of advisories to look for.' },
        'artifact-types': {
            kind: 'list',
            description: 'Package types of the SBOM that are asked about; names of others are never sent.',
            default: 'apk',
            policy: true,
        },
        'base-sbom': { kind: 'globs', description: 'Globs of the SBOM files of the base of the change.' },
        scope: {
            kind: 'choice',
            choices: ['all', 'changed'],
            description: 'Fail on every advisory, or only on those that the base lacks.',
            defaultText: '`changed` with `base-sbom`, else `all`',
            policy: true,
        },
        'fail-on-severity': {
            kind: 'choice',
            choices: ['low', 'medium', 'high', 'critical', 'none'],
            description: 'Lowest severity that fails; `none` fails on nothing.',
            default: 'low',
            policy: true,
        },
        'fail-on-unknown-severity': {
            kind: 'boolean',
            description: 'Whether an advisory without a severity fails.',
            default: 'true',
            policy: true,
        },
        'only-fixed': {
            kind: 'boolean',
            description: 'Fail only where a fixed version is known.',
            default: 'false',
            policy: true,
        },
        'warn-only': {
            kind: 'boolean',
            description: 'Warn about findings and fail on none.',
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
            description: 'Makes `expires` mandatory for ignores, at most so many days from now.',
            policy: true,
        },
        'comment-summary-in-pr': {
            kind: 'choice',
            choices: ['never', 'on-failure', 'always'],
            description: 'When to write the pull-request comment, which is updated in place.',
            default: 'never',
        },
        'sarif-file': { kind: 'path', description: 'Where the SARIF 2.1.0 file goes.' },
        'vex-file': { kind: 'path', description: 'Where the OpenVEX file goes.' },
        'junit-file': { kind: 'path', description: 'Where the JUnit file goes.' },
        'upload-sarif': { kind: 'boolean', description: 'Upload the SARIF to code scanning.', default: 'false' },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        count: { description: 'Affecting advisories that are not ignored, of any severity.' },
        'new-count': { description: 'Of these, what the base lacks; all without a base.' },
        'ignored-count': { description: 'Advisories that an ignore silenced.' },
        'expired-ignores': { description: 'Ignores that have expired.' },
        'highest-severity': { description: 'Highest severity among the counted advisories.' },
        advisories: {
            kind: 'json',
            description: 'JSON list of `{advisoryId, aliases, artifact, version?, severity, status, fixedVersion?, isNew, ignored}`.',
        },
        'sarif-file': { description: 'Path of the SARIF file.' },
        'comment-content': { description: 'Text of the pull-request comment.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/api/manifest.js

/** `api` as data (contract §9). */
const manifest_manifest = {
    name: 'api',
    title: 'API',
    summary: 'Read any path of the platform API: GET only, JSON out.',
    face: 'helper',
    stdout: 'The JSON.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', path: '/registry/v2/repos', all: 'true' },
    permissions: ['id-token: write'],
    inputs: {
        path: {
            kind: 'text',
            description: 'Path of the API, such as `/registry/v2/repos`; a query may follow it.',
        },
        query: { kind: 'lines', description: 'Lines `key=value`; a key may be repeated.' },
        all: { kind: 'boolean', description: 'Follow the pages and give every row.', default: 'false' },
        format: {
            kind: 'choice',
            choices: ['json', 'lines'],
            description: 'One JSON text, or JSON lines: with `all` a line for each row.',
            default: 'json',
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        response: { kind: 'json', description: 'The JSON answer; with `all` the rows.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/check-deprecated/manifest.js

/** `check-deprecated` as data (contract §5). */
const check_deprecated_manifest_manifest = {
    name: 'check-deprecated',
    title: 'Check deprecated',
    summary: "Find end-of-life tags in the repository's files or the organization, on the line, with the tag to move to.",
    face: 'gate',
    stdout: 'Nothing; with `--json` the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
    permissions: ['contents: read', 'id-token: write'],
    inputs: {
        ...common_inputs/* fileInputs */.wQ,
        scope: {
            kind: 'choice',
            choices: ['referenced', 'organization'],
            description: 'The references in files and `images`, or every tag of the organization.',
            default: 'referenced',
        },
        repos: { kind: 'globs', description: 'With `scope: organization`: globs of repositories.', policy: true },
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
            description: 'Warn when so many days or fewer are left to the end-of-life date.',
            policy: true,
        },
        'fail-days': {
            kind: 'integer',
            min: 0,
            max: 3650,
            description: 'Fail when so many days or fewer are left to the end-of-life date.',
            policy: true,
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        deprecated: { description: '`true` when a deprecated tag was found.' },
        'deprecated-count': { description: 'Deprecated tags.' },
        'checked-count': { description: 'Tags that were checked.' },
        'unknown-count': { description: 'Tags that the service could not tell about.' },
        results: {
            kind: 'json',
            description: 'JSON list of `{image, tag, digest?, state, until?, suggestion?, locations:[{file,line}]}`.',
        },
        'text-summary': { description: 'One line for a chat message.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/doctor/manifest.js

/** `doctor` as data (contract §9). */
const doctor_manifest_manifest = {
    name: 'doctor',
    title: 'Doctor',
    summary: 'Who this job is, which audiences sign in, what the identity can read, and what this host can do.',
    face: 'helper',
    stdout: 'Nothing; with `--json` the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
    permissions: ['id-token: write'],
    inputs: { ...common_inputs/* commonInputs */.j$ },
    outputs: { ...common_inputs/* commonOutputs */.e5 },
};

;// CONCATENATED MODULE: ./build/commands/resolve-digest/manifest.js

/** `resolve-digest` as data (contract §4). */
const resolve_digest_manifest_manifest = {
    name: 'resolve-digest',
    title: 'Resolve digest',
    summary: 'Pin images by digest: as of today, of a date, or after a cooldown; check and update the pins in files.',
    face: 'gate',
    stdout: 'The references with digest, one a line.',
    example: { images: 'python:latest' },
    permissions: ['contents: read', 'id-token: write'],
    inputs: {
        mode: {
            kind: 'choice',
            choices: ['resolve', 'check', 'pin'],
            description: '`resolve` prints digests, `check` judges the pins, `pin` writes them into files.',
            default: 'resolve',
        },
        ...common_inputs/* fileInputs */.wQ,
        'as-of': { kind: 'time', past: true, description: 'Date or time: the digest that the tag had then.' },
        'min-age': {
            kind: 'duration',
            description: 'Cooldown: the newest digest whose record is at least this old.',
            policy: true,
        },
        'max-age': {
            kind: 'duration',
            description: '`check`: a pin superseded longer ago than this is stale; without it, superseded at all.',
            policy: true,
        },
        'fail-on': {
            kind: 'choices',
            choices: ['unpinned', 'stale', 'unverified'],
            description: '`check`: what fails.',
            default: 'unpinned,unverified',
            policy: true,
        },
        'dry-run': { kind: 'boolean', description: '`pin`: show the diff and write nothing.', default: 'false' },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        digest: { description: 'Digest of the first image.' },
        reference: { description: 'Complete reference of the first image, with digest.' },
        'tag-updated-at': { description: 'When the tag of the first image was moved to that digest.' },
        references: {
            kind: 'json',
            description: 'JSON list of `{image, tag, digest, reference, updatedAt}`; a failed one has `error` instead of `digest`.',
        },
        changed: { description: '`true` when `pin` changed a file, or would with `dry-run`.' },
        'changed-files': { kind: 'json', description: 'JSON list of the files that `pin` changed, or would.' },
        'unpinned-count': { description: 'References without a digest.' },
        'stale-count': { description: 'Pins that were superseded.' },
        'unverified-count': { description: 'Pins whose tag never had that digest.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/manifest.js

/** `sync-rolebindings` as data (contract §7). */
const sync_rolebindings_manifest_manifest = {
    name: 'sync-rolebindings',
    title: 'Sync role bindings',
    summary: 'Identities and role bindings from a reviewed YAML file: plan, guarded apply, drift and dump.',
    face: 'gate',
    stdout: '`dump`: the YAML.',
    example: { identity: '${{ vars.PLATFORM_READER_IDENTITY }}', mode: 'plan' },
    permissions: ['contents: read', 'id-token: write'],
    inputs: {
        mode: {
            kind: 'choice',
            choices: ['plan', 'apply', 'drift', 'dump'],
            description: '`plan` shows the changes, `apply` makes them, `drift` fails on any difference, `dump` writes the present state.',
            default: 'plan',
        },
        file: { kind: 'path', description: 'The role file.', default: '.github/rolebindings.yml' },
        prune: {
            kind: 'boolean',
            description: 'Remove owned bindings that the file does not name.',
            default: 'false',
        },
        'max-deletes': {
            kind: 'integer',
            min: 0,
            max: 100000,
            description: 'Most bindings that one run may remove.',
            default: '5',
        },
        'max-delete-percent': {
            kind: 'integer',
            min: 0,
            max: 100,
            description: 'Largest part of the owned bindings that one run may remove, counted above 4 owned bindings.',
            default: '25',
        },
        'protect-self': {
            kind: 'boolean',
            description: 'Keep the bindings of the running identity.',
            default: 'true',
        },
        'allow-roles': {
            kind: 'globs',
            description: 'Globs of roles that may be granted; empty allows all that are not denied.',
        },
        'deny-roles': {
            kind: 'globs',
            description: 'Globs of roles that are never granted.',
            defaultText: '`owner`, unless `allow-roles` names it letter by letter',
        },
        'allow-claim-changes': {
            kind: 'boolean',
            description: 'Whether the claims of an existing identity may change.',
            default: 'false',
        },
        'plan-file': { kind: 'path', description: 'Written by `plan`, compared by `apply`; target of `dump`.' },
        'plan-hash': { kind: 'text', description: '`apply`: refuse when the plan has another hash.' },
        'comment-summary-in-pr': {
            kind: 'choice',
            choices: ['never', 'on-failure', 'always'],
            description: 'When to write the pull-request comment, which is updated in place.',
            default: 'never',
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        changes: { description: 'Number of changes in the plan.' },
        'to-add': { description: 'Identities and bindings to add.' },
        'to-change': { description: 'Identities and bindings to change.' },
        'to-remove': { description: 'Bindings to remove.' },
        applied: { description: 'Changes that were made.' },
        failed: { description: 'Changes that failed.' },
        blocked: { description: '`true` when a guard blocks the plan.' },
        'plan-hash': { description: 'Hash over organization and changes.' },
        plan: {
            kind: 'json',
            description: 'JSON list of `{action, kind, identity, role?, group?, uid?, status}`.',
        },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/token/manifest.js

/** `token` as data (contract §9). */
const token_manifest_manifest = {
    name: 'token',
    title: 'Token',
    summary: "Exchange this job's OIDC token for a token of the platform or of the registry.",
    face: 'helper',
    stdout: 'The token, only when stdout is not a terminal.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', audience: 'registry' },
    permissions: ['id-token: write'],
    inputs: {
        audience: {
            kind: 'choice',
            choices: ['platform', 'registry'],
            description: 'What the token is for.',
            default: 'platform',
        },
        'output-file': {
            kind: 'path',
            description: 'File that the token is written to, readable by its owner only.',
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        token: { kind: 'secret', description: 'The token, masked.' },
        'expires-at': { description: 'When it expires.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/manifests.js







/** Every command, in the order in which they are listed. */
const manifests = [
    resolve_digest_manifest_manifest,
    check_deprecated_manifest_manifest,
    manifest,
    sync_rolebindings_manifest_manifest,
    token_manifest_manifest,
    doctor_manifest_manifest,
    manifest_manifest,
];


/***/ }),

/***/ 9036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   ZB: () => (/* binding */ checkWritable),
/* harmony export */   o4: () => (/* binding */ privateFile),
/* harmony export */   vK: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5794);



/** Text of a file, `undefined` when there is none; throws `UserError` for a folder, a file without permission or one over `maximumBytes`. */
async function readTextFile(path, maximumBytes) {
    try {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!facts.isFile())
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${path}\` is not a file` });
        if (facts.size > maximumBytes) {
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${path}\` is larger than ${Math.floor(maximumBytes / 1024)} KiB` });
        }
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y)
            throw error;
        if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR')
            return undefined;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${path}\` cannot be read: ${errorCode(error)}` });
    }
}
/**
 * Where a report file that a user named will stand (contract §10): its parent, links resolved, lies in the workspace or
 * the temporary folder and not in `.git`, and the path itself is no link and no folder. Throws `UserError` with `input`.
 */
async function checkWritable(path, area, input) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(area.workingDirectory, path);
    const refuse = (why) => new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${input}\` cannot be written to \`${path}\`: ${why}`, input });
    const parent = await realParent((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target));
    const roots = await Promise.all([area.workspace, area.tempDirectory].map((root) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root))));
    const root = roots.find((candidate) => parent === candidate || parent.startsWith(candidate + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    if (root === undefined)
        throw refuse('it is outside the workspace and the temporary folder');
    const final = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target));
    if (roots.some((candidate) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(candidate, final).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git')))
        throw refuse('it is inside `.git`');
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(final).catch(() => undefined);
    if (facts?.isSymbolicLink())
        throw refuse('it is a link');
    if (facts !== undefined && !facts.isFile())
        throw refuse('it is not a file');
    return final;
}
/** Writes beside the target and renames, so that a reader never sees half a file. `mode` is that of a new file. */
async function writeAtomically(target, content, mode = 0o644) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.${crypto.randomUUID()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(beside, content, { mode, flag: 'wx' });
        // The process's umask has taken bits away.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(beside, mode);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(beside, target);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(beside, { force: true });
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${target}\` cannot be written: ${errorCode(error)}` });
    }
}
/** A new file name in a private folder (mode 0700) below the temporary folder. */
async function privateFile(tempDirectory, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempDirectory, 'platform-actions-')), name);
}
/** The system's name of an error, such as `EACCES`. */
function errorCode(error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    return typeof code === 'string' ? code : String(error);
}
/** The folder with links resolved; missing parts at its end are kept, since they will be made. */
async function realParent(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
    }
    catch {
        const up = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        return up === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await realParent(up), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    }
}


/***/ }),

/***/ 9157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ IdTokenError)
/* harmony export */ });
/** Why no ID token could be had, with what to do. */
class IdTokenError extends Error {
    remedy;
    /** False when another try may help (network, 5xx). */
    permanent;
    constructor(message, remedy, permanent, options) {
        super(message, options);
        this.name = 'IdTokenError';
        this.remedy = remedy;
        this.permanent = permanent;
    }
}


/***/ }),

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

;// CONCATENATED MODULE: ./build/base/clock.js
/** The machine's clock. */
const systemClock = {
    now: () => Date.now(),
    sleep: (milliseconds, signal) => new Promise((resolve) => {
        if (signal.aborted) {
            resolve();
            return;
        }
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, milliseconds);
        signal.addEventListener('abort', done);
    }),
};

// EXTERNAL MODULE: ./build/commands/input-names.js
var input_names = __webpack_require__(1878);
;// CONCATENATED MODULE: ./build/commands/input-sources.js

/** Kinds whose repeated flags add up. */
const LISTS = new Set(['list', 'lines', 'choices', 'globs']);
/**
 * Parses flags against a manifest: `--input value`, `--input=value`, a bare boolean flag is true, repeated list flags
 * add up.
 */
function parseCommandLine(manifest, words) {
    const flags = new Map();
    const problems = [];
    let [json, help] = [false, false];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (word === '--json')
            json = true;
        else if (word === '--help' || word === '-h')
            help = true;
        else if (!word.startsWith('--'))
            problems.push(positional(manifest, word));
        else {
            const equals = word.indexOf('=');
            const name = word.slice(2, equals < 0 ? undefined : equals);
            const spec = flagSpec(manifest, name);
            if (spec.kind === 'problem') {
                problems.push(spec.problem);
                if (equals < 0 && words[index + 1]?.startsWith('--') === false)
                    index += 1;
                continue;
            }
            let value = equals < 0 ? undefined : word.slice(equals + 1);
            const next = words[index + 1];
            if (value === undefined && next !== undefined && !next.startsWith('--')) {
                value = next;
                index += 1;
            }
            if (value === undefined && spec.input.kind === 'boolean')
                value = 'true';
            if (value === undefined)
                problems.push({ message: `\`--${name}\` needs a value`, input: name });
            else
                addFlag(flags, name, value, spec.input, problems);
        }
    }
    return { flags, json, help, problems };
}
function addFlag(flags, name, value, spec, problems) {
    const held = flags.get(name);
    if (held === undefined)
        flags.set(name, value);
    else if (LISTS.has(spec.kind))
        flags.set(name, `${held}\n${value}`);
    else
        problems.push({ message: `\`--${name}\` is given twice`, input: name });
}
function flagSpec(manifest, name) {
    const input = manifest.inputs[name];
    if (input?.kind === 'secret') {
        const message = `\`--${name}\` does not exist: a secret on the command line can be read by other processes`;
        return {
            kind: 'problem',
            problem: {
                message,
                fix: `set ${(0,input_names/* variableName */.c)(name)}, or \`--${name}-file\` to a file that holds it`,
                input: name,
            },
        };
    }
    if (input !== undefined)
        return { kind: 'input', input };
    const secret = name.endsWith('-file') ? manifest.inputs[name.slice(0, -5)] : undefined;
    if (secret?.kind === 'secret')
        return { kind: 'input', input: { kind: 'path', description: '' } };
    const near = Object.keys(manifest.inputs).find((known) => known.replaceAll('-', '') === name.replaceAll(/[-_]/g, '').toLowerCase());
    const fix = near === undefined ? `see \`platform-actions ${manifest.name} --help\`` : `did you mean \`--${near}\`?`;
    return {
        kind: 'problem',
        problem: { message: `\`--${name}\` is not an input of \`${manifest.name}\``, fix },
    };
}
function positional(manifest, word) {
    const first = 'images' in manifest.inputs ? '`--images`' : 'a flag such as `--identity`';
    return { message: `\`${word}\` is not a flag`, fix: `inputs are given as flags: put ${first} before it` };
}

// EXTERNAL MODULE: ./build/commands/manifests.js + 7 modules
var manifests = __webpack_require__(4064);
// EXTERNAL MODULE: ./build/host/files.js
var files = __webpack_require__(9036);
// EXTERNAL MODULE: ./build/host/host.js
var host_host = __webpack_require__(9157);
;// CONCATENATED MODULE: ./build/host/id-token-override.js


const MAXIMUM_BYTES = 64 * 1024;
/**
 * Lets `PLATFORM_ID_TOKEN` or `PLATFORM_ID_TOKEN_FILE` win over the host's own way. The file is read anew each time,
 * since whoever writes it may renew the token.
 */
function withIdTokenOverride(host, environment) {
    const token = environment['PLATFORM_ID_TOKEN']?.trim() ?? '';
    const file = environment['PLATFORM_ID_TOKEN_FILE']?.trim() ?? '';
    if (token === '' && file === '')
        return host;
    const capabilities = { ...host.capabilities, idToken: 'declared-audience' };
    if (token !== '')
        return { ...host, capabilities, idToken: async () => token };
    return {
        ...host,
        capabilities,
        idToken: async () => {
            const text = (await (0,files/* readTextFile */.Gu)(file, MAXIMUM_BYTES))?.trim() ?? '';
            if (text !== '')
                return text;
            throw new host_host/* IdTokenError */.Z(`PLATFORM_ID_TOKEN_FILE: \`${file}\` is missing or empty`, 'write the ID token to that file before this step', true);
        },
    };
}

;// CONCATENATED MODULE: ./build/host/create-host.js

const CANDIDATES = [
    {
        sign: ['GITHUB_ACTIONS', 'true'],
        load: async () => {
            const { createGithubHost, detectGithub } = await __webpack_require__.e(/* import() */ 836).then(__webpack_require__.bind(__webpack_require__, 7836));
            return { detect: detectGithub, create: createGithubHost };
        },
    },
    {
        sign: ['GITLAB_CI', 'true'],
        load: async () => {
            const { createGitlabHost, detectGitlab } = await __webpack_require__.e(/* import() */ 196).then(__webpack_require__.bind(__webpack_require__, 9196));
            return { detect: detectGitlab, create: createGitlabHost };
        },
    },
    {
        sign: ['BUILDKITE', 'true'],
        load: async () => {
            const { createBuildkiteHost, detectBuildkite } = await __webpack_require__.e(/* import() */ 822).then(__webpack_require__.bind(__webpack_require__, 4822));
            return { detect: detectBuildkite, create: createBuildkiteHost };
        },
    },
    {
        sign: ['TF_BUILD', 'true'],
        load: async () => {
            const { createAzureHost, detectAzure } = await __webpack_require__.e(/* import() */ 744).then(__webpack_require__.bind(__webpack_require__, 4744));
            return { detect: detectAzure, create: createAzureHost };
        },
    },
];
/** Detects the host and makes it; the override variables for ID tokens win on every host (contract §2). */
async function createHost(options) {
    const host = withBaseCommit(await detectHost(options), options.environment);
    return withIdTokenOverride(host, options.environment);
}
async function detectHost(options) {
    const { environment } = options;
    const candidate = CANDIDATES.find(({ sign: [name, value] }) => environment[name]?.toLowerCase() === value);
    const { detect, create } = candidate === undefined ? { detect: undefined, create: await terminal() } : await candidate.load();
    const detection = detect?.(environment);
    const host = create(options);
    if (detection?.kind === 'misconfigured')
        host.log.warning(`${detection.problem}: ${detection.remedy}`);
    return host;
}
async function terminal() {
    return (await __webpack_require__.e(/* import() */ 103).then(__webpack_require__.bind(__webpack_require__, 3103))).createTerminalHost;
}
/** `PLATFORM_BASE_COMMIT` tells the base of a change where the host does not. */
function withBaseCommit(host, environment) {
    const baseCommit = environment['PLATFORM_BASE_COMMIT']?.trim() ?? '';
    const { changeRequest } = host.context;
    if (baseCommit === '' || changeRequest?.baseCommit !== undefined)
        return host;
    const unknown = { number: undefined, baseRef: undefined, headRef: undefined, fork: false };
    return {
        ...host,
        context: { ...host.context, changeRequest: { ...(changeRequest ?? unknown), baseCommit } },
    };
}

;// CONCATENATED MODULE: ./build/host/face.js
/** Variable by which our own wrappers say what they are: other plugins and tasks leave variables of the same names. */
const FACE_VARIABLE = 'PLATFORM_ACTIONS_FACE';
/**
 * The face of this process. `INPUT_*` is read for the JavaScript action and the Azure task only, and a plugin's
 * configuration for our plugin only (contract §1); every other wrapper sets `PLATFORM_ACTIONS_INPUT_*`.
 */
function faceOf(words, environment) {
    const marker = environment[FACE_VARIABLE];
    if (marker === 'azure-task') {
        const input = (name) => environment[`INPUT_${name.replaceAll('-', '').toUpperCase()}`];
        return { kind: marker, command: undefined, input, names: [] };
    }
    if (marker === 'buildkite-plugin') {
        const configuration = readConfiguration(environment['BUILDKITE_PLUGIN_CONFIGURATION'] ?? '');
        return {
            kind: marker,
            command: configuration.get('command') ?? '',
            input: (name) => configuration.get(name),
            names: [...configuration.keys()].filter((name) => name !== 'command'),
        };
    }
    if (words.length === 0 && environment['GITHUB_ACTIONS'] === 'true') {
        const input = (name) => environment[`INPUT_${name.toUpperCase()}`];
        return { kind: 'action', command: (environment['INPUT_COMMAND'] ?? '').trim(), input, names: [] };
    }
    const input = (name) => environment[`PLATFORM_ACTIONS_INPUT_${name.toUpperCase().replaceAll('-', '_')}`];
    return { kind: 'command-line', command: undefined, input, names: [] };
}
/** Texts of a plugin's configuration: lists become lines; what is no text, number, boolean or list of them is left out. */
function readConfiguration(json) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        value = undefined;
    }
    if (typeof value !== 'object' || value === null)
        return new Map();
    return new Map(Object.entries(value).map(([name, entry]) => [
        name,
        (Array.isArray(entry) ? entry : [entry]).filter(isPlain).join('\n'),
    ]));
}
function isPlain(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}

;// CONCATENATED MODULE: ./build/start.js





const toStdout = (text) => void process.stdout.write(text);
const toStderr = (text) => void process.stderr.write(text);
/** Starts what the words and the environment ask for; gives the exit code. The composition root of every face. */
async function start(words) {
    const environment = process.env;
    const face = faceOf(words, environment);
    const byWords = face.command === undefined;
    if (byWords && (words.length === 0 || words[0] === '--help' || words[0] === '-h' || words[0] === 'help')) {
        const { renderProgramHelp } = await __webpack_require__.e(/* import() */ 273).then(__webpack_require__.bind(__webpack_require__, 1273));
        toStdout(renderProgramHelp(manifests/* manifests */.L));
        return words.length === 0 ? 2 : 0;
    }
    const name = face.command ?? words[0] ?? '';
    const isStep = face.kind !== 'command-line';
    let network;
    const openHttp = async (connections) => {
        const { openNetwork } = await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(617)]).then(__webpack_require__.bind(__webpack_require__, 7617));
        network ??= openNetwork(environment, connections);
        return network.http;
    };
    const host = await createHost({
        environment,
        log: isStep ? toStdout : toStderr,
        interactive: !isStep && process.stderr.isTTY === true,
        nativeInput: face.input,
        http: () => openHttp(8),
        clock: systemClock,
        random: Math.random,
        workingDirectory: process.cwd(),
        command: name,
    });
    const manifest = manifests/* manifests */.L.find((candidate) => candidate.name === name);
    if (manifest === undefined)
        return refuseCommand(host, name, face);
    const unknown = face.names.filter((given) => !(given in manifest.inputs));
    for (const given of unknown)
        host.log.error(`\`${given}\` is not an input of \`${name}\``);
    if (unknown.length > 0)
        return 2;
    try {
        return await runManifest(manifest, byWords ? words.slice(1) : [], {
            environment,
            host,
            openHttp,
            // The log of a step is its stdout: there is no reader for a payload.
            stdout: isStep ? () => undefined : toStdout,
            stdoutIsPrivate: !isStep && !isWrapped(environment) && process.stdout.isTTY !== true,
        });
    }
    finally {
        await network?.close();
    }
}
async function runManifest(manifest, words, machine) {
    const { environment, host, openHttp, stdout, stdoutIsPrivate } = machine;
    const commandLine = parseCommandLine(manifest, words);
    if (commandLine.help) {
        const { renderCommandHelp } = await __webpack_require__.e(/* import() */ 273).then(__webpack_require__.bind(__webpack_require__, 1273));
        toStdout(renderCommandHelp(manifest));
        return 0;
    }
    const [{ runCommand }, { loadCommand }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(293), __webpack_require__.e(720)]).then(__webpack_require__.bind(__webpack_require__, 2720)),
        __webpack_require__.e(/* import() */ 963).then(__webpack_require__.bind(__webpack_require__, 963)),
    ]);
    const stop = new AbortController();
    const onSignal = (signal) => () => stop.abort(new Error(`stopped by ${signal}`));
    const [onTerminate, onInterrupt] = [onSignal('SIGTERM'), onSignal('SIGINT')];
    process.once('SIGTERM', onTerminate);
    process.once('SIGINT', onInterrupt);
    try {
        return await runCommand({
            manifest,
            host,
            texts: { commandLine, native: host.input, environment },
            clock: systemClock,
            random: Math.random,
            openHttp,
            stop: stop.signal,
            stdout,
            stdoutIsPrivate,
            load: loadCommand,
        });
    }
    finally {
        process.off('SIGTERM', onTerminate);
        process.off('SIGINT', onInterrupt);
    }
}
/** Composite actions and job templates set a variable for every input; their stdout is the log of the job. */
function isWrapped(environment) {
    return Object.keys(environment).some((name) => name.startsWith('PLATFORM_ACTIONS_INPUT_'));
}
function refuseCommand(host, name, face) {
    const list = manifests/* manifests */.L.map((manifest) => `\`${manifest.name}\``).join(', ');
    const what = face.command === undefined ? 'the command' : 'the input `command`';
    host.log.error(`${what} is ${name === '' ? 'missing' : `\`${name}\`, which does not exist`}\nchoose ${list}`);
    return 2;
}


/***/ })

};
