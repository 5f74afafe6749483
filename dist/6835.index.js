"use strict";
exports.id = 6835;
exports.ids = [6835,8142];
exports.modules = {

  56314:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    SIGN_IN_REASON: () => (  SIGN_IN_REASON),
    findProblems: () => (  findProblems)
  });
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10959);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74364);
  var _read_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53437);



const SIGN_IN_REASON = 'the command reads the API as that identity';
const findProblems = async (inputs, { isGiven }) => {
    const { all, path, query } = inputs;
    const apiUrl = inputs['api-url'];
    if (all === undefined || query === undefined || apiUrl === undefined)
        return [];
    let missing = [];
    const wrong = await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_0__  .G)(() => {
        const { anonymous } = (0,_read_call_js__WEBPACK_IMPORTED_MODULE_2__  .a)({ path, query, all, 'api-url': apiUrl });
        if (!anonymous)
            missing = (0,_session_session_js__WEBPACK_IMPORTED_MODULE_1__  .mu)(isGiven, SIGN_IN_REASON);
    });
    return [...wrong, ...missing];
};


  }),

  53437:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  a: () => (  readApiRequest)
});

var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
;// CONCATENATED MODULE: ./build/commands/api/api-path.js

const DECODINGS = 5;
function parseApiPath(given, apiUrl) {
    const shown = `\`path\` is \`${(0,plain_text .h0)(given, 200)}\``;
    const text = /^[a-z]+\/v[0-9]/.test(given) ? `/${given}` : given;
    const refuse = (why, fix) => ({
        kind: 'problem',
        message: `${shown}${why}`,
        ...(fix === undefined ? {} : { fix }),
    });
    if (!text.startsWith('/') || text.startsWith('//')) {
        return refuse(', which does not start with a single `/`', 'write only the path, such as `/registry/v2/repos`');
    }
    if (/[^\x21-\x7e]|\\/.test(text))
        return refuse(', which contains characters that are not allowed in a path', ENCODE);
    if (text.includes('#'))
        return refuse(', which has a fragment');
    const mark = text.indexOf('?');
    const path = mark < 0 ? text : text.slice(0, mark);
    for (const segment of path.slice(1).split('/')) {
        const problem = segmentProblem(segment);
        if (problem !== undefined)
            return refuse(problem);
    }
    if (/^\/sts(?:\/|$)/i.test(decodeURIComponent(path))) {
        return refuse(', which is reserved for exchanging tokens', 'use the command `token`');
    }
    if (/^\/[^/]+\/v2beta1(?:\/|$)/i.test(path))
        return refuse(', which is of the beta API', `write \`${path.replace(/v2beta1/i, 'v2')}\``);
    const url = new URL(apiUrl + path);
    if (url.origin !== apiUrl || url.pathname !== path)
        return refuse(', which is not in its plain form', ENCODE);
    const query = mark < 0 ? [] : [...new URLSearchParams(text.slice(mark + 1))];
    return { kind: 'path', path, query };
}
const ENCODE = 'percent-encode it';
function segmentProblem(segment) {
    let text = segment;
    for (let round = 0; round < DECODINGS; round += 1) {
        const plain = text.split(';')[0] ?? '';
        if (plain === '')
            return ', which has an empty segment';
        if (plain === '.' || plain === '..')
            return ', which has a dot segment';
        if (/[/\\]|\p{Cc}/u.test(text))
            return ', which has an encoded slash or control character';
        let decoded;
        try {
            decoded = decodeURIComponent(text);
        }
        catch {
            return round === 0 ? ', which has a broken percent-encoding' : undefined;
        }
        if (decoded === text)
            return undefined;
        text = decoded;
    }
    return ', which is percent-encoded several times';
}

;// CONCATENATED MODULE: ./build/commands/api/read-call.js



const ANONYMOUS = new Set([
    '/ping/v2/ping',
    '/ping/v1/ping',
    '/advisory/v2/documents',
    '/advisory/v2/metadata',
]);
function readApiRequest(inputs) {
    const problems = [];
    const values = new Map();
    const add = (name, value) => {
        values.set(name, [...(values.get(name) ?? []), value]);
    };
    let path = '/';
    if (inputs.path === undefined) {
        problems.push({
            message: '`path` is required',
            fix: 'set `path`, for example to `/registry/v2/repos`',
            input: 'path',
        });
    }
    else {
        const parsed = parseApiPath(inputs.path, inputs['api-url']);
        if (parsed.kind === 'problem') {
            const { message, fix } = parsed;
            problems.push({ message, ...(fix === undefined ? {} : { fix }), input: 'path' });
        }
        else {
            path = parsed.path;
            for (const [name, value] of parsed.query)
                add(name, value);
        }
    }
    for (const line of inputs.query) {
        const equals = line.indexOf('=');
        const name = line.slice(0, Math.max(0, equals)).trim();
        if (/^[A-Za-z0-9_.-]+$/.test(name))
            add(name, line.slice(equals + 1).trim());
        else {
            problems.push({
                message: `\`query\` has the line \`${(0,plain_text .h0)(line, 200)}\`, which is not of the form \`key=value\``,
                input: 'query',
            });
        }
    }
    if (inputs.all && (values.has('page_token') || values.has('pageToken'))) {
        problems.push({
            message: '`query` has a page token, but `all` already follows the pages',
            fix: 'remove one of them',
            input: 'query',
        });
    }
    if (problems.length > 0)
        throw new user_error .y(...problems);
    const segments = path.slice(1).split('/');
    return {
        path,
        name: segments.at(-1) ?? '',
        query: Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list])),
        isV1: segments[1] === 'v1',
        anonymous: ANONYMOUS.has(path),
    };
}


  }),

  91357:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  run)
});

var counted = __webpack_require__(34150);
var json_text = __webpack_require__(44074);
var markdown = __webpack_require__(26963);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var json_value = __webpack_require__(63144);
var decode = __webpack_require__(80922);
;// CONCATENATED MODULE: ./build/platform/list-envelope.js


const decodeTotal = (0,decode .D0)(decode .U9);
function decodeEnvelope(json, name) {
    if ((0,json_value .u4)(json) && Object.keys(json).length === 0)
        throw new TypeError('it has none of the keys of a list');
    const key = rowsKey(json, name);
    if (!(0,json_value .u4)(json) || key === undefined) {
        return { rows: [{ kind: 'whole', uid: '', value: json }], nextPageToken: '', totalCount: undefined };
    }
    const rows = json[key] ?? [];
    const token = json['nextPageToken'] ?? '';
    if (!Array.isArray(rows))
        throw wrong(key);
    if (typeof token !== 'string')
        throw wrong('nextPageToken');
    return { rows: nameRows(rows), nextPageToken: token, totalCount: decodeTotal(json['totalCount']) };
}
const wrong = (place) => new TypeError(`\`${place}\` has the wrong type`);
function rowsKey(json, name) {
    if (!(0,json_value .u4)(json))
        return undefined;
    const others = Object.keys(json).filter((key) => !decode .Rz.has(key));
    const lists = others.filter((key) => Array.isArray(json[key]));
    const isEnvelope = Object.keys(json).some((key) => decode .Rz.has(key));
    if (!isEnvelope && lists.length < others.length)
        return undefined;
    const named = [name, 'items'].find((key) => lists.includes(key));
    if (named !== undefined)
        return named;
    if (lists.length > 1)
        return undefined;
    return lists[0] ?? name;
}
function nameRows(rows) {
    const seen = new Map();
    return rows.map((value) => {
        const known = (0,json_value .u4)(value) ? (value['uid'] ?? value['id']) : undefined;
        if (typeof known === 'string' && known !== '')
            return { kind: 'row', uid: known, value };
        const text = JSON.stringify(value);
        const times = seen.get(text) ?? 0;
        seen.set(text, times + 1);
        return { kind: 'row', uid: `${times} ${text}`, value };
    });
}

var pages = __webpack_require__(73358);
var session = __webpack_require__(74364);
var find_problems = __webpack_require__(56314);
var read_call = __webpack_require__(53437);
var cut = __webpack_require__(81336);
;// CONCATENATED MODULE: ./build/commands/api/response-text.js




function cutResponse(value, limitBytes = cut ._) {
    if (Array.isArray(value))
        return (0,cut .E)(value, limitBytes);
    const text = JSON.stringify(value) ?? 'null';
    if ((0,plain_text .dp)(text) < limitBytes)
        return { text, truncated: false };
    if (!(0,json_value .u4)(value))
        return { text: '', truncated: true };
    const lists = Object.entries(value).flatMap(([key, list]) => (Array.isArray(list) ? [{ key, list }] : []));
    const longest = lists.toSorted((a, b) => b.list.length - a.list.length)[0];
    if (longest === undefined)
        return { text: '', truncated: true };
    const frame = (0,plain_text .dp)(JSON.stringify({ ...value, [longest.key]: [] }));
    const room = limitBytes - frame + '[]'.length;
    const rows = JSON.parse((0,cut .E)(longest.list, room).text);
    return room <= '[]'.length
        ? { text: '', truncated: true }
        : { text: JSON.stringify({ ...value, [longest.key]: rows }), truncated: true };
}
function cutLines(rows, limitBytes = cut ._) {
    const kept = [];
    let size = 0;
    for (const row of rows) {
        const line = (0,json_text .h)(row);
        size += (0,plain_text .dp)(line) + 1;
        if (size > limitBytes)
            return { text: kept.join('\n'), truncated: true };
        kept.push(line);
    }
    return { text: kept.join('\n'), truncated: false };
}

;// CONCATENATED MODULE: ./build/commands/api/run.js











const run = async (inputs, deps) => {
    const request = (0,read_call .a)(inputs);
    if (!request.anonymous)
        (0,session .sK)(inputs, find_problems.SIGN_IN_REASON);
    if (!inputs.all)
        return outcomeOf(request, inputs, await readOnce(request, deps), 'read');
    const rows = await readAllRows(request, deps);
    return outcomeOf(request, inputs, rows, (0,counted .hS)(rows.length, 'row'));
};
function readOnce(request, deps) {
    const { anonymous, isV1, path, query } = request;
    return deps.session.client.send({
        method: 'GET',
        path,
        query,
        decode: (json) => {
            if (!isV1 && (json === undefined || json === null))
                throw new TypeError('it is empty');
            return refuseDeep(json) ?? null;
        },
        idempotent: true,
        anonymous,
    });
}
const DEEPEST = 500;
function refuseDeep(json, left = DEEPEST) {
    if (typeof json !== 'object' || json === null)
        return json;
    if (left === 0)
        throw new TypeError('it is nested too deeply');
    for (const inner of Object.values(json))
        refuseDeep(inner, left - 1);
    return json;
}
async function readAllRows(request, deps) {
    const rows = [];
    for await (const page of (0,pages .n4)(deps.session.client, listOf(request))) {
        for (const row of page) {
            if (row.kind === 'whole') {
                throw new user_error .y({
                    message: `\`all\`: the answer to \`${(0,plain_text .h0)(request.path, 200)}\` is not a list`,
                    fix: 'remove `all`',
                    input: 'all',
                });
            }
            rows.push(row.value);
        }
        deps.host.progress(`${rows.length} rows`);
    }
    return rows;
}
function listOf(request) {
    const { anonymous, isV1, name, path } = request;
    const sized = isV1 || 'page_size' in request.query || 'pageSize' in request.query;
    return ({ pageSize, pageToken }) => {
        const { skip, ...rest } = request.query;
        const query = pageToken === undefined ? { ...request.query } : { ...rest };
        if (!sized)
            query['page_size'] = pageSize;
        if (pageToken !== undefined)
            query[isV1 ? 'pageToken' : 'page_token'] = pageToken;
        const decode = (json) => {
            const isNothing = isV1 && pageToken === undefined && Object.keys(Object(json)).length === 0;
            const page = decodeEnvelope(refuseDeep(isNothing ? { items: [] } : json), name);
            if (pageToken !== undefined && page.rows.some(({ kind }) => kind === 'whole'))
                throw new TypeError('it is not a page of the same list');
            return { ...page, totalCount: withoutSkipped(page.totalCount, request.query['skip']) };
        };
        return { method: 'GET', path, query, decode, idempotent: true, anonymous };
    };
}
function withoutSkipped(total, skip) {
    const left = Number(skip ?? 0);
    return total === undefined || Number.isNaN(left) ? undefined : Math.max(0, total - left);
}
function outcomeOf(request, inputs, value, what) {
    const rows = Array.isArray(value) ? value : [value];
    const lines = inputs.format === 'lines';
    const { text, truncated } = lines ? cutLines(rows) : cutResponse(value);
    return {
        findings: [],
        problems: [],
        verdict: 'pass',
        outputs: { response: text },
        outputsTruncated: truncated,
        summary: `### ✅ API: ${(0,markdown .fl)(`GET ${request.path}`)}: ${what}\n`,
        report: { path: request.path, query: request.query, response: value },
        stdout: lines ? rows.map((row) => (0,json_text .h)(row)) : [(0,json_text .h)(value, 2)],
        log: [
            `GET ${(0,plain_text .h0)(request.path, 300)}: ${what}`,
            ...(truncated
                ? ['The output `response` was cut at 64 KiB; the report has the complete response.']
                : []),
        ],
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


  })

};
;