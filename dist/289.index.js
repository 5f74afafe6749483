export const id = 289;
export const ids = [289];
export const modules = {

/***/ 5902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   P: () => (/* binding */ renderDuration)
/* harmony export */ });
const UNITS = {
    s: 1000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
/** Milliseconds of `90s`, `15m`, `36h`, `7d` or `2w` (contract §1); `undefined` for anything else. */
function parseDuration(text) {
    const match = /^([0-9]{1,9})([smhdw])$/.exec(text);
    const unit = UNITS[match?.[2] ?? ''];
    return unit === undefined ? undefined : Number(match?.[1]) * unit;
}
/** A length of time in one or two units, for people: `3d 4h`, `12m`, `0s`. Rounded down to the smaller unit. */
function renderDuration(milliseconds) {
    let rest = Math.max(0, Math.floor(milliseconds / 1000));
    const parts = [];
    for (const [name, size] of [
        ['d', 86_400],
        ['h', 3600],
        ['m', 60],
        ['s', 1],
    ]) {
        const count = Math.floor(rest / size);
        rest -= count * size;
        if (count > 0)
            parts.push(`${count}${name}`);
    }
    return parts.slice(0, 2).join(' ') || '0s';
}


/***/ }),

/***/ 7825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items by key, keys in order of first appearance (`Map.groupBy` is not in Node 20). */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 8484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ readRegistryNames),
/* harmony export */   H: () => (/* binding */ readImages),
/* harmony export */   qD: () => (/* binding */ requireRegistryCredential)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _domain_image_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(270);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(880);
/* harmony import */ var _platform_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9183);




/** Which hosts are ours, from `registry-url` and `registry-map`; throws `UserError` with every malformed line. */
function readRegistryNames(inputs) {
    const mappings = [];
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryMapping */ .jE)(line);
        if (parsed.kind === 'mapping')
            mappings.push(parsed.mapping);
        else
            problems.push({
                message: `\`registry-map\` has the line \`${line}\`: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return { registryHost: new URL(inputs['registry-url']).host, mappings };
}
/** Understands every entry of `images`; throws `UserError` with all that is wrong with them. */
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_2__/* .locateImage */ .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'ours')
            named.push({ text, reference: parsed.reference, image: located.image });
        else {
            problems.push({
                message: `\`images\`: \`${text}\` is on \`${located.host}\`, which is not this registry`,
                fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
                input: 'images',
            });
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return named;
}
/** Throws the usage error for images whose history cannot be read without signing in, when there is nothing to sign in with. */
function requireRegistryCredential(inputs, images) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return;
    const closed = images.find((image) => !(0,_platform_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublic */ .U)(image.repository, image.tag));
    if (closed === undefined)
        return;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
        message: `\`identity\` is needed: \`${closed.repository}:${closed.tag}\` cannot be read without signing in (only \`latest\` and \`latest-dev\` of public images can)`,
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
        input: 'identity',
    });
}


/***/ }),

/***/ 3531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findTagRecord),
/* harmony export */   K: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8086);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2475);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4779);
/* harmony import */ var _platform_history_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7932);





/** The record of a tag at a bound with the recent ones before it; throws `UserError` when there is none (exit 2). */
async function findTagRecord(read, name, bound, now) {
    const found = await named(name, (0,_platform_history_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .findRecord */ .Tq)(read, bound, now));
    if (found.kind === 'found')
        return found;
    if (found.first === undefined)
        throw unknownTag(name);
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
        message: `\`${name}\` had no digest at ${(0,_base_time_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTime */ .sZ)(bound ?? now)}`,
        fix: `the tag first appeared at ${(0,_base_time_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTime */ .sZ)(found.first.time)}`,
    });
}
/** The answer of a history request, with a 404 told as what it means: no such image or tag. */
async function named(name, answer) {
    try {
        return await answer;
    }
    catch (error) {
        throw error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk && error.code === 'NOT_FOUND' ? unknownTag(name, error) : error;
    }
}
function unknownTag(name, cause) {
    const told = cause === undefined ? '' : ` (the registry says: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(cause.message, 200)})`;
    return new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
        message: `there is no tag \`${name}\`${told}`,
        fix: 'check organization, name and tag',
    });
}


/***/ }),

/***/ 270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jE: () => (/* binding */ parseRegistryMapping),
/* harmony export */   kl: () => (/* binding */ locateImage)
/* harmony export */ });
/* unused harmony exports PUBLIC_REGISTRY, PUBLIC_ORGANIZATION, DEFAULT_TAG */
/** Host of the public registry, which a reference without a host means. */
const PUBLIC_REGISTRY = 'cgr.dev';
/** Organization of public images, which a reference without one means (spec §4). */
const PUBLIC_ORGANIZATION = 'chainguard';
/** Tag that a reference without one means. */
const DEFAULT_TAG = 'latest';
/** Parses `mirror.example/proxy=cgr.dev`; gives the reason when the line is no mapping. */
function parseRegistryMapping(line) {
    const [from = '', to = '', ...rest] = line.split('=').map((side) => side
        .trim()
        .replace(/^https?:\/\//, '')
        .replace(/\/+$/, ''));
    if (rest.length > 0 || from === '' || to === '')
        return { kind: 'malformed', reason: 'it is not `left=right`' };
    const mapping = { from: from.split('/'), to: to.split('/') };
    if ([...mapping.from, ...mapping.to].some((segment) => segment === ''))
        return { kind: 'malformed', reason: 'a part of it is empty' };
    return { kind: 'mapping', mapping };
}
/**
 * Finds the image that a reference means (contract §4). `bare` tells what a reference without a host means: this
 * registry's image in inputs, somebody else's in files.
 */
function locateImage(reference, names, bare) {
    const tag = reference.tag ?? DEFAULT_TAG;
    const { host, path } = reference;
    const mapping = host === undefined ? undefined : longestMapping([host, ...path], names.mappings);
    if (mapping !== undefined && host !== undefined) {
        const [toHost, ...toPath] = [...mapping.to, ...[host, ...path].slice(mapping.from.length)];
        if (toPath.length === 0 || !isOurs(toHost ?? '', names))
            return { kind: 'foreign', host: toHost };
        return ours(toPath, tag, { ...reference, tag, digest: undefined });
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
function ours(path, tag, complete) {
    const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return { kind: 'ours', image: { organization: full[0] ?? '', repository: full.join('/'), tag, complete } };
}
function isOurs(host, names) {
    return host === PUBLIC_REGISTRY || host === names.registryHost;
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}


/***/ }),

/***/ 880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Yk: () => (/* binding */ printImageReference),
/* harmony export */   o_: () => (/* binding */ parseImageReference)
/* harmony export */ });
/* unused harmony exports isTag, isHostSegment */
/**
 * Grammar of the OCI distribution specification and the `distribution/reference` package:
 * `[host[:port]/]segment[/segment…][:tag][@sha256:hex]`.
 */
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const SEGMENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;
/** Whether the text is a complete `sha256` digest. */
function isDigest(text) {
    return DIGEST.test(text);
}
/** Whether the text is a valid tag name. */
function isTag(text) {
    return TAG.test(text);
}
/** Whether a first path segment names a registry host: it has a dot or a port, or is `localhost`. */
function isHostSegment(segment) {
    return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}
/** Parses `[host/]path[:tag][@digest]`; never throws, the reason is one clause for an error message. */
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
    const segments = (hasTag ? name.slice(0, colon) : name).split('/');
    const first = segments[0] ?? '';
    const host = segments.length > 1 && isHostSegment(first) ? first : undefined;
    if (host !== undefined && !HOST.test(host))
        return malformed('its registry host is not a host name');
    const path = host === undefined ? segments : segments.slice(1);
    const wrong = path.find((segment) => !SEGMENT.test(segment));
    if (wrong === '')
        return malformed('it has an empty name');
    if (wrong !== undefined)
        return malformed('its name may only have lower-case letters and digits, joined by `.`, `_` or `-`');
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
/** Prints a reference in the form that `parseImageReference` reads. */
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


/***/ }),

/***/ 6068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ sortRecords),
/* harmony export */   lm: () => (/* binding */ lookupBound),
/* harmony export */   ns: () => (/* binding */ judgePin),
/* harmony export */   xy: () => (/* binding */ chooseForward)
/* harmony export */ });
/* unused harmony exports recordAt, supersededAt */
/** Records in order of time, each once. The service may give them in either order and repeat those at a bound. */
function sortRecords(records) {
    const unique = new Map(records.map((record) => [`${record.time} ${record.digest}`, record]));
    return [...unique.values()].sort((a, b) => a.time - b.time || (a.digest < b.digest ? -1 : 1));
}
/** The record that holds at a time: the last at or before it; `undefined` when the tag did not exist yet. */
function recordAt(records, time) {
    return records.findLast((record) => record.time <= time);
}
/** When a digest was superseded: the time of the first later record with another digest that none returns from. */
function supersededAt(records, digest) {
    const last = records.findLastIndex((record) => record.digest === digest);
    return last < 0 ? undefined : records[last + 1]?.time;
}
/** Judges a pin against the tag's whole history: unverified when the tag never had that digest. */
function judgePin(records, digest) {
    if (!records.some((record) => record.digest === digest))
        return { kind: 'unverified' };
    const since = supersededAt(records, digest);
    return since === undefined ? { kind: 'current' } : { kind: 'superseded', since };
}
/** The bound of a look-up: the earlier of `asOf` and `now - minAge`; `now` without either. Milliseconds since 1970. */
function lookupBound(now, asOf, minAgeMs) {
    return Math.min(now, asOf ?? now, now - (minAgeMs ?? 0));
}
/**
 * The record that a pin should move to under a cooldown: the candidate at the bound, but never one older than the
 * digest that is already there ("never backwards"). A digest that the tag never had gives way to the candidate.
 */
function chooseForward(records, candidate, pinned) {
    const held = pinned === undefined ? undefined : records.findLast((record) => record.digest === pinned);
    return held !== undefined && held.time > candidate.time ? held : candidate;
}


/***/ }),

/***/ 7932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ readRecordsOf),
/* harmony export */   T3: () => (/* binding */ readRecords),
/* harmony export */   Tq: () => (/* binding */ findRecord)
/* harmony export */ });
/* unused harmony export MAXIMUM_RECORDS */
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6068);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4779);


/** Most records of one answer (spec §8). */
const MAXIMUM_RECORDS = 1000;
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Records that a narrowed window should hold: well below the cap, so that it is rarely cut. */
const AIM = 400;
const WIDENING = 16;
/** Requests after which a look-up gives up: an honest history needs a dozen. */
const MAXIMUM_REQUESTS = 100;
/**
 * The record that holds at `bound` (the newest without one), with as few requests as the history allows: the oldest
 * records come first and an answer is cut at 1000, so a recent window is asked first, widened while it is empty and
 * narrowed by its own density while it is cut. Right under either inclusivity and either order.
 */
async function findRecord(read, bound, now) {
    const top = bound ?? now;
    // One millisecond more, so that an exclusive end still has the record at the bound.
    const end = bound === undefined ? {} : { end: bound + 1 };
    // A date is asked for while the tag was alive: a month is enough. The newest record may be old.
    let start = top - (bound === undefined ? YEAR_MS : 30 * DAY_MS);
    let below;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const answer = await read({ ...(start === undefined ? {} : { start }), ...end });
        const records = (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .sortRecords */ .NM)(answer).filter((record) => bound === undefined || record.time <= bound);
        const last = records.at(-1);
        if (!isCutAtNewEnd(answer) || records.length < new Set(answer.map(keyOf)).size) {
            if (last !== undefined)
                return { kind: 'found', record: last, recent: records };
            if (below !== undefined && start !== undefined && start <= below.time + 1)
                return { kind: 'found', record: below, recent: [below] };
            if (start === undefined)
                return { kind: 'none', first: (await readRecords(read)).at(0) };
            start = widened(start, top, below);
        }
        else if (last !== undefined) {
            const stuck = below !== undefined && last.time <= below.time;
            below = last;
            start = stuck ? last.time + 1 : narrowed(records, top);
        }
    }
    throw standstill();
}
/**
 * Every record from `since` to `until` (all without them), both inclusive, oldest first: one request for each 999, so that neighbouring answers
 * share a record under either inclusivity.
 */
async function readRecords(read, { since, until } = {}) {
    const known = new Map();
    const add = (records) => {
        for (const record of records)
            known.set(keyOf(record), record);
    };
    let standstills = 0;
    let window = {
        ...(since === undefined ? {} : { start: since - 1 }),
        ...(until === undefined ? {} : { end: until + 1 }),
    };
    for (;;) {
        const before = known.size;
        const answer = await read(window);
        add(answer);
        standstills = known.size === before ? standstills + 1 : 0;
        if (standstills > 1)
            throw standstill();
        if (answer.length < MAXIMUM_RECORDS)
            break;
        const sorted = (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .sortRecords */ .NM)(answer);
        const [oldest, newest] = [sorted.at(0)?.time ?? 0, sorted.at(-1)?.time ?? 0];
        const next = isCutAtNewEnd(answer)
            ? { ...window, start: oldest === newest ? newest : newest - 1 }
            : { ...window, end: oldest === newest ? oldest : oldest + 1 };
        // A thousand records in one millisecond cannot be told apart by time: go on beyond them.
        window = next.start === window.start && next.end === window.end ? { ...next, start: newest + 1 } : next;
    }
    return (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .sortRecords */ .NM)([...known.values()]).filter(({ time }) => time >= (since ?? time) && time <= (until ?? time));
}
function standstill() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the tag history gives the same records again and again', {
        code: 'UNDECODABLE',
        call: 'GET history',
    });
}
function keyOf(record) {
    return `${record.time} ${record.digest}`;
}
/** Whether newer records of the window may be missing: the answer is full and goes from old to new. */
function isCutAtNewEnd(answer) {
    if (answer.length < MAXIMUM_RECORDS)
        return false;
    return (answer.at(0)?.time ?? 0) <= (answer.at(-1)?.time ?? 0);
}
function widened(start, top, below) {
    const span = top - start;
    if (below !== undefined)
        return Math.max(below.time, top - span * WIDENING);
    return span < YEAR_MS ? top - YEAR_MS : undefined;
}
function narrowed(records, top) {
    const oldest = records.at(0)?.time ?? 0;
    const newest = records.at(-1)?.time ?? 0;
    const perRecord = Math.max(1, (newest - oldest) / records.length);
    return Math.max(newest, Math.floor(top - AIM * perRecord));
}
/**
 * The records that tell about these digests, up to the newest record: those of the last year, and the older ones too when
 * a digest is not among them. A digest that is not in the result was never the tag's.
 */
async function readRecordsOf(read, digests, now) {
    const since = now - YEAR_MS;
    const recent = await readRecords(read, { since });
    const known = new Set(recent.map((record) => record.digest));
    if (digests.every((digest) => known.has(digest)))
        return recent;
    return [...(await readRecords(read, { until: since - 1 })), ...recent];
}


/***/ }),

/***/ 7775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ path)
/* harmony export */ });
/**
 * Template tag for paths: each value is split at `/` and every segment is percent-encoded, so that uids keep their raw
 * slashes (spec §4). Throws `TypeError` on an empty or dot segment, which would address something else.
 */
function path(strings, ...values) {
    return strings.reduce((text, part, index) => {
        const value = values[index - 1] ?? '';
        return text + value.split('/').map(encodeSegment).join('/') + part;
    });
}
function encodeSegment(segment) {
    if (segment === '' || segment === '.' || segment === '..') {
        throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
    }
    // `:` starts a custom verb at the end of a path, `@` is harmless; encodeURIComponent encodes the first.
    return encodeURIComponent(segment);
}


/***/ }),

/***/ 9183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createRegistry),
/* harmony export */   U: () => (/* binding */ isPublic)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2475);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(880);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3612);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7871);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(922);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7775);








const record = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    updateTimestamp: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((value) => (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(value) !== undefined)),
    digest: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isDigest */ .Bc)),
});
const history = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(record) });
const scopedToken = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ token: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1)) });
/** Whether the history of a tag can be read without signing in (spec §5: free-tier public images). */
function isPublic(repository, tag) {
    return repository.startsWith('chainguard/') && (tag === 'latest' || tag === 'latest-dev');
}
/**
 * Creates the registry client (contract §2): public tags anonymously first; private ones with the registry token
 * straight, then, on 401 or 403 and once for each image, through `/token` with Basic `_token`. Throws `PlatformError`.
 */
function createRegistry(options) {
    const { mask, registryUrl, tokens, transport } = options;
    const anonymous = new Map();
    const scoped = new Map();
    const fetchToken = async (repository, basic) => {
        const token = await transport({
            method: 'GET',
            url: `${registryUrl}/token${(0,_call_js__WEBPACK_IMPORTED_MODULE_7__/* .renderQuery */ .n)({ scope: `repository:${repository}:pull` })}`,
            headers: basic === undefined ? {} : { authorization: `Basic ${encodeBase64(`_token:${basic}`)}` },
            idempotent: true,
            judge: (body) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decoder */ .D0)(scopedToken)((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .readBody */ .x)(body)).token,
        });
        mask(token);
        return token;
    };
    const readWith = (repository, tag, window, token) => transport({
        method: 'GET',
        url: `${registryUrl}${(0,_path_js__WEBPACK_IMPORTED_MODULE_8__/* .path */ .A) `/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
        headers: { authorization: `Bearer ${token}` },
        idempotent: true,
        judge: (body) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decoder */ .D0)(history)((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .readBody */ .x)(body)).history.map(({ digest, updateTimestamp }) => ({
            digest,
            time: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(updateTimestamp) ?? 0,
        })),
    });
    const readAnonymously = async (repository, tag, window) => {
        const held = anonymous.get(repository);
        const token = () => once(anonymous, repository, () => fetchToken(repository, undefined));
        try {
            return await readWith(repository, tag, window, await token());
        }
        catch (error) {
            if (held === undefined || !isExpired(error))
                throw error;
            anonymous.delete(repository);
            return readWith(repository, tag, window, await token());
        }
    };
    const readPrivate = async (repository, tag, window) => {
        if (tokens === undefined)
            throw noToken(repository, tag);
        const held = scoped.get(repository);
        if (held !== undefined) {
            try {
                return await readWith(repository, tag, window, await held);
            }
            catch (error) {
                if (!isExpired(error))
                    throw error;
                scoped.delete(repository);
            }
        }
        const token = await tokens.get();
        try {
            return await readWith(repository, tag, window, token);
        }
        catch (error) {
            if (!isRefusal(error))
                throw error;
            const viaToken = once(scoped, repository, () => fetchWithRenewal(repository, token, tokens));
            try {
                return await readWith(repository, tag, window, await viaToken);
            }
            catch (second) {
                // The answer of the history itself says more than that of the token endpoint.
                throw isRefusal(second) ? mostTelling(error, second) : second;
            }
        }
    };
    const fetchWithRenewal = async (repository, token, source) => {
        try {
            return await fetchToken(repository, token);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk) || error.code !== 'UNAUTHENTICATED')
                throw error;
            const renewed = await source.renew(token);
            if (renewed === undefined)
                throw error;
            return fetchToken(repository, renewed);
        }
    };
    return {
        history: (repository, tag) => async (window) => {
            if (!isPublic(repository, tag))
                return readPrivate(repository, tag, window);
            try {
                return await readAnonymously(repository, tag, window);
            }
            catch (error) {
                if (tokens === undefined || !isRefusal(error))
                    throw error;
                return readPrivate(repository, tag, window);
            }
        },
    };
}
function once(known, key, make) {
    const held = known.get(key);
    if (held !== undefined)
        return held;
    const made = make();
    known.set(key, made);
    return made;
}
function isRefusal(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk && (error.httpStatus === 401 || error.httpStatus === 403);
}
function isExpired(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk && error.httpStatus === 401;
}
/** A 403 says more than a 401: the credential is known but not enough. */
function mostTelling(first, second) {
    return first.httpStatus === 403 ? first : second;
}
function noToken(repository, tag) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk(`no token for the registry, and \`${repository}:${tag}\` is not public`, {
        code: 'UNAUTHENTICATED',
        call: 'GET history',
    });
}
function renderWindow(window) {
    return (0,_call_js__WEBPACK_IMPORTED_MODULE_7__/* .renderQuery */ .n)({
        start: window.start === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTime */ .sZ)(window.start),
        end: window.end === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTime */ .sZ)(window.end),
    });
}
function encodeBase64(text) {
    return btoa(text);
}


/***/ })

};
