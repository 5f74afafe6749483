"use strict";
exports.id = 6352;
exports.ids = [6352];
exports.modules = {

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

  27962:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    withSession: () => (  withSession)
  });
  var _kit_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85531);
  var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96299);
  var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74364);



function withSession(run, needs) {
    return async (inputs, machine) => {
        const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_2__  .fA)(inputs, needs, machine);
        machine.counts?.(session.requests);
        try {
            return await run(inputs, { ...machine, session });
        }
        catch (error) {
            throw new _kit_problems_js__WEBPACK_IMPORTED_MODULE_0__  .hM((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__  .e)(error, inputs.identity), { cause: error });
        }
    };
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


  })

};
;