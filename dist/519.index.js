export const id = 519;
export const ids = [519];
export const modules = {

/***/ 519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
;// CONCATENATED MODULE: ./build/domain/tag-history.js
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

// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(4779);
;// CONCATENATED MODULE: ./build/platform/history-reader.js


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
        const records = sortRecords(answer).filter((record) => bound === undefined || record.time <= bound);
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
 * Every record from `since` on (all without one), oldest first: one request for each 999, so that neighbouring answers
 * share a record under either inclusivity.
 */
async function readRecords(read, since) {
    const known = new Map();
    const add = (records) => {
        for (const record of records)
            known.set(keyOf(record), record);
    };
    let standstills = 0;
    let window = since === undefined ? {} : { start: since - 1 };
    for (;;) {
        const before = known.size;
        const answer = await read(window);
        add(answer);
        standstills = known.size === before ? standstills + 1 : 0;
        if (standstills > 1)
            throw standstill();
        if (answer.length < MAXIMUM_RECORDS)
            break;
        const sorted = sortRecords(answer);
        const [oldest, newest] = [sorted.at(0)?.time ?? 0, sorted.at(-1)?.time ?? 0];
        const next = isCutAtNewEnd(answer)
            ? { ...window, start: oldest === newest ? newest : newest - 1 }
            : { ...window, end: oldest === newest ? oldest : oldest + 1 };
        // A thousand records in one millisecond cannot be told apart by time: go on beyond them.
        window = next.start === window.start && next.end === window.end ? { ...next, start: newest + 1 } : next;
    }
    return sortRecords([...known.values()]).filter((record) => since === undefined || record.time >= since);
}
function standstill() {
    return new errors/* PlatformError */.Wk('the tag history gives the same records again and again', {
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

;// CONCATENATED MODULE: ./build/domain/image-name.js
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

// EXTERNAL MODULE: ./build/platform/registry.js + 1 modules
var registry = __webpack_require__(2079);
;// CONCATENATED MODULE: ./build/commands/images-input.js




/** Which hosts are ours, from `registry-url` and `registry-map`; throws `UserError` with every malformed line. */
function readRegistryNames(inputs) {
    const mappings = [];
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = parseRegistryMapping(line);
        if (parsed.kind === 'mapping')
            mappings.push(parsed.mapping);
        else
            problems.push({
                message: `\`registry-map\` has the line \`${line}\`: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    if (problems.length > 0)
        throw new user_error/* UserError */.y(...problems);
    return { registryHost: new URL(inputs['registry-url']).host, mappings };
}
/** Understands every entry of `images`; throws `UserError` with all that is wrong with them. */
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,image_reference/* parseImageReference */.o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = locateImage(parsed.reference, names, 'ours');
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
        throw new user_error/* UserError */.y(...problems);
    return named;
}
/** Throws the usage error for images whose history cannot be read without signing in, when there is nothing to sign in with. */
function requireRegistryCredential(inputs, images) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return;
    const closed = images.find((image) => !(0,registry/* isPublic */.U)(image.repository, image.tag));
    if (closed === undefined)
        return;
    throw new user_error/* UserError */.y({
        message: `\`identity\` is needed: \`${closed.repository}:${closed.tag}\` cannot be read without signing in (only \`latest\` and \`latest-dev\` of public images can)`,
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
        input: 'identity',
    });
}

// EXTERNAL MODULE: ./build/commands/problems.js
var problems = __webpack_require__(1447);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(6963);
;// CONCATENATED MODULE: ./build/base/text-table.js
/**
 * Rows as aligned columns for a log: two spaces between columns, none at the end of a line. Width is counted in
 * code points.
 */
function renderTextTable(rows) {
    const widths = [];
    for (const row of rows) {
        row.forEach((cell, column) => {
            widths[column] = Math.max(widths[column] ?? 0, Array.from(cell).length);
        });
    }
    return rows.map((row) => row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - Array.from(cell).length))
        .join('  ')
        .trimEnd());
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/render.js





const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const TIMELINE_ENTRIES = 6;
/** Lines of the log: one for each image. */
function renderResolveLog(resolved, now) {
    const rows = resolved.flatMap((item) => item.kind === 'resolved'
        ? [
            [
                nameOf(item),
                item.record.digest,
                `since ${(0,time/* renderTime */.sZ)(item.record.time)} (${(0,duration/* renderDuration */.P)(now - item.record.time)})${item.kept ? ', newer pin kept' : ''}`,
            ],
        ]
        : []);
    return renderTextTable(rows);
}
/** Job summary: a table of all images, and the recent digests of the first tag as a small timeline. */
function renderResolveSummary(resolved, now) {
    const failed = resolved.filter((item) => item.kind === 'failed').length;
    const verdict = failed === 0 ? `${resolved.length} resolved` : `${resolved.length - failed} resolved, ${failed} failed`;
    const blocks = [
        `### Resolve digest: ${verdict}`,
        (0,markdown/* tableMarkdown */.oS)(['Image', 'Digest', 'Since', 'Age'], resolved.map((item) => rowOf(item, now))),
    ];
    const first = resolved.find((item) => item.kind === 'resolved');
    if (first?.kind === 'resolved' && first.recent.length > 1)
        blocks.push(renderTimeline(nameOf(first), first.recent));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
function rowOf(item, now) {
    if (item.kind === 'failed') {
        const why = item.problems
            .map((problem) => [problem.message, problem.fix ?? ''].join(' ').trim())
            .join(' ');
        return [(0,markdown/* codeMarkdown */.fl)(item.text), `❌ ${(0,markdown/* escapeMarkdown */.FV)(why)}`, '', ''];
    }
    const { record } = item;
    return [
        (0,markdown/* codeMarkdown */.fl)(nameOf(item)),
        (0,markdown/* codeMarkdown */.fl)(record.digest),
        (0,time/* renderTime */.sZ)(record.time),
        (0,duration/* renderDuration */.P)(now - record.time),
    ];
}
function nameOf(item) {
    return (0,image_reference/* printImageReference */.Yk)(item.image.complete);
}
/** Mermaid timeline of the newest digests, one entry a day; names are quoted into plain words first. */
function renderTimeline(name, records) {
    const byDay = new Map();
    for (const record of records) {
        const day = (0,time/* renderDate */.FM)(record.time);
        const digests = byDay.get(day) ?? new Set();
        digests.add(record.digest.slice('sha256:'.length, 'sha256:'.length + 12));
        byDay.set(day, digests);
    }
    const entries = [...byDay]
        .slice(-TIMELINE_ENTRIES)
        .map(([day, digests]) => `    ${day} : ${[...digests].slice(-3).join(' : ')}`);
    const title = name.replace(/[^A-Za-z0-9._/-]/g, ' ');
    return ['```mermaid', 'timeline', `    title Recent digests of ${title}`, ...entries, '```'].join('\n');
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/resolve.js








/** `mode: resolve`: the digest of each image at the bound; a failing image does not stop the others. */
async function resolveImages(inputs, deps) {
    const now = deps.clock.now();
    const asOf = readAsOf(inputs, now);
    if (inputs.images.length === 0) {
        throw new user_error/* UserError */.y({
            message: '`images` is needed',
            fix: 'name at least one image, such as `python:latest`',
            input: 'images',
        });
    }
    const images = readImages(inputs.images, readRegistryNames(inputs));
    requireRegistryCredential(inputs, images.map(({ image }) => image));
    const bound = asOf === undefined && inputs['min-age'] === undefined
        ? undefined
        : lookupBound(now, asOf, inputs['min-age']);
    const known = new Map();
    let done = 0;
    const resolved = await Promise.all(images.map(async (named) => {
        const key = `${named.image.repository}:${named.image.tag}`;
        const read = deps.session.registry.history(named.image.repository, named.image.tag);
        try {
            const finding = known.get(key) ?? find(read, key, bound, now);
            known.set(key, finding);
            const found = await finding;
            const pinned = inputs['min-age'] === undefined ? undefined : named.reference.digest;
            const record = await forward(read, found.record, pinned);
            return { ...named, kind: 'resolved', record, recent: found.recent, kept: record !== found.record };
        }
        catch (error) {
            return {
                ...named,
                kind: 'failed',
                problems: (0,problems/* toProblems */.e)(error, inputs.identity, `\`${named.text}\``),
            };
        }
        finally {
            done += 1;
            deps.host.progress(`${done} of ${images.length} images`);
        }
    }));
    return outcomeOf(resolved, now);
}
/** The time of `as-of`, if given; one that is still to come is a usage error. */
function readAsOf(inputs, now) {
    const asOf = inputs['as-of'];
    if (asOf !== undefined && asOf > now) {
        throw new user_error/* UserError */.y({
            message: `\`as-of\` is ${(0,time/* renderTime */.sZ)(asOf)}, which is still to come`,
            input: 'as-of',
        });
    }
    return asOf;
}
async function find(read, name, bound, now) {
    const found = await findRecord(read, bound, now);
    if (found.kind === 'found')
        return found;
    if (found.first === undefined)
        throw new user_error/* UserError */.y({ message: `there is no tag \`${name}\``, fix: 'check organization, name and tag' });
    throw new user_error/* UserError */.y({
        message: `\`${name}\` had no digest at ${(0,time/* renderTime */.sZ)(bound ?? now)}`,
        fix: `the tag first appeared at ${(0,time/* renderTime */.sZ)(found.first.time)} (${(0,time/* renderDate */.FM)(found.first.time)})`,
    });
}
/** Never backwards: a pin whose record is newer than the candidate's stays. */
async function forward(read, candidate, pinned) {
    if (pinned === undefined || pinned === candidate.digest)
        return candidate;
    return chooseForward(await readRecords(read, candidate.time), candidate, pinned);
}
function outcomeOf(resolved, now) {
    const rows = resolved.map(referenceRow);
    const first = resolved[0];
    const firstOutputs = first?.kind === 'resolved'
        ? {
            digest: first.record.digest,
            reference: referenceOf(first, first.record),
            'tag-updated-at': (0,time/* renderTime */.sZ)(first.record.time),
        }
        : {};
    return {
        findings: [],
        problems: resolved.flatMap((item) => (item.kind === 'failed' ? item.problems : [])),
        verdict: 'pass',
        outputs: { ...firstOutputs, references: rows },
        summary: renderResolveSummary(resolved, now),
        report: { references: rows },
        stdout: resolved.flatMap((item) => (item.kind === 'resolved' ? [referenceOf(item, item.record)] : [])),
        log: renderResolveLog(resolved, now),
    };
}
/** The complete reference with digest: host as written, else the public registry's. */
function referenceOf(named, record) {
    return (0,image_reference/* printImageReference */.Yk)({ ...named.image.complete, digest: record.digest });
}
function referenceRow(item) {
    const name = (0,image_reference/* printImageReference */.Yk)({ ...item.reference, tag: undefined, digest: undefined });
    const base = { image: name, tag: item.image.tag };
    if (item.kind === 'failed')
        return { ...base, error: item.problems.map((problem) => problem.message).join('\n') };
    return {
        ...base,
        digest: item.record.digest,
        reference: referenceOf(item, item.record),
        updatedAt: (0,time/* renderTime */.sZ)(item.record.time),
    };
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/run.js

/** Runs `resolve-digest` in its mode. */
const run = async (inputs, deps) => {
    return resolveImages(inputs, deps);
};


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

/***/ 2079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ createRegistry),
  U: () => (/* binding */ isPublic)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/platform/call.js
var call = __webpack_require__(3612);
// EXTERNAL MODULE: ./build/platform/client.js
var client = __webpack_require__(7871);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(922);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(4779);
;// CONCATENATED MODULE: ./build/platform/path.js
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

;// CONCATENATED MODULE: ./build/platform/registry.js








const record = schemas/* looseObject */._H3({
    updateTimestamp: schemas/* string */.YjP().check(schemas/* refine */.YPB((value) => (0,time/* parseTime */.pe)(value) !== undefined)),
    digest: schemas/* string */.YjP().check(schemas/* refine */.YPB(image_reference/* isDigest */.Bc)),
});
const registry_history = schemas/* looseObject */._H3({ history: schemas/* array */.YOg(record) });
const scopedToken = schemas/* looseObject */._H3({ token: schemas/* string */.YjP().check(api/* _minLength */.m9(1)) });
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
            url: `${registryUrl}/token${(0,call/* renderQuery */.n)({ scope: `repository:${repository}:pull` })}`,
            headers: basic === undefined ? {} : { authorization: `Basic ${encodeBase64(`_token:${basic}`)}` },
            idempotent: true,
            judge: (body) => (0,decode/* decoder */.D0)(scopedToken)((0,client/* readBody */.x)(body)).token,
        });
        mask(token);
        return token;
    };
    const readWith = (repository, tag, window, token) => transport({
        method: 'GET',
        url: `${registryUrl}${path `/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
        headers: { authorization: `Bearer ${token}` },
        idempotent: true,
        judge: (body) => (0,decode/* decoder */.D0)(registry_history)((0,client/* readBody */.x)(body)).history.map(({ digest, updateTimestamp }) => ({
            digest,
            time: (0,time/* parseTime */.pe)(updateTimestamp) ?? 0,
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
            if (!(error instanceof errors/* PlatformError */.Wk) || error.code !== 'UNAUTHENTICATED')
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
    return error instanceof errors/* PlatformError */.Wk && (error.httpStatus === 401 || error.httpStatus === 403);
}
function isExpired(error) {
    return error instanceof errors/* PlatformError */.Wk && error.httpStatus === 401;
}
/** A 403 says more than a 401: the credential is known but not enough. */
function mostTelling(first, second) {
    return first.httpStatus === 403 ? first : second;
}
function noToken(repository, tag) {
    return new errors/* PlatformError */.Wk(`no token for the registry, and \`${repository}:${tag}\` is not public`, {
        code: 'UNAUTHENTICATED',
        call: 'GET history',
    });
}
function renderWindow(window) {
    return (0,call/* renderQuery */.n)({
        start: window.start === undefined ? undefined : (0,time/* renderTime */.sZ)(window.start),
        end: window.end === undefined ? undefined : (0,time/* renderTime */.sZ)(window.end),
    });
}
function encodeBase64(text) {
    return btoa(text);
}


/***/ })

};
