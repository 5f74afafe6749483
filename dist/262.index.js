export const id = 262;
export const ids = [262];
export const modules = {

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

/***/ 9800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderTextTable)
/* harmony export */ });
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


/***/ }),

/***/ 8484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ readRegistryNames),
/* harmony export */   H: () => (/* binding */ readImages),
/* harmony export */   qD: () => (/* binding */ requireRegistryCredential)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(270);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(880);



/** Which hosts are ours, from `registry-url` and `registry-map`; throws `UserError` with every malformed line. */
function readRegistryNames(inputs) {
    const mappings = [];
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryMapping */ .jE)(line);
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
        const parsed = (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .locateImage */ .kl)(parsed.reference, names, 'ours');
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
    const closed = images.find((image) => !(0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublic */ .Ul)(image.repository, image.tag));
    if (closed === undefined)
        return;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
        message: `\`identity\` is needed: \`${closed.repository}:${closed.tag}\` cannot be read without signing in (only \`latest\` and \`latest-dev\` of public images can)`,
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
        input: 'identity',
    });
}


/***/ }),

/***/ 7567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ findTagRecord),
  K: () => (/* binding */ named)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(4779);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/platform/history-reader.js
var history_reader = __webpack_require__(7932);
;// CONCATENATED MODULE: ./build/platform/find-record.js


const DAY_MS = 86_400_000;
/** A tag is asked about while it lives: a month before a date holds a record, and seldom a thousand. */
const FIRST_WINDOW_MS = 30 * DAY_MS;
/** Records that a narrowed window should hold: well below the cap, so that it is rarely cut. */
const AIM = 400;
const SURELY_FITS = 800;
/** Requests after which a look-up gives up: an honest history needs a dozen. */
const MAXIMUM_REQUESTS = 60;
/**
 * The record that holds at `bound` (the newest without one), with as few requests as the history allows. A history below
 * the cap of 1000 takes one request, at a bound while the tag was alive too; a longer one is searched by its own density,
 * then by halves. Right under either inclusivity, either order of an answer, and whichever end of it is cut. Throws
 * `PlatformError` (`UNDECODABLE`) where the service's answers leave the record unknown.
 */
async function findRecord(read, bound, now) {
    const top = bound ?? now;
    // One millisecond more, so that an exclusive end still has the record at the bound.
    const end = bound === undefined ? {} : { end: bound + 1 };
    let start = bound === undefined ? undefined : bound - FIRST_WINDOW_MS;
    let search;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const answer = judgeAnswer(await read({ ...(start === undefined ? {} : { start }), ...end }), bound);
        if (answer.kind === 'whole')
            return { kind: 'found', record: answer.last, recent: answer.records };
        if (answer.kind === 'beyond')
            throw (0,history_reader/* standstill */.Le)(top);
        if (answer.kind === 'empty') {
            if (start === undefined)
                return { kind: 'none', first: await findFirst(read) };
            // A record that was seen is left out only by an exclusive bound, in a millisecond that fills an answer.
            if (search !== undefined && start <= search.below)
                throw (0,history_reader/* standstill */.Le)(search.below);
            search = search === undefined ? undefined : { ...search, emptyFrom: start };
            start = search === undefined ? undefined : nextStart(search, top);
        }
        else if (search === undefined || answer.last.time > search.below) {
            search = advance(search, answer.records, answer.last.time);
            start = nextStart(search, top);
        }
        else {
            // Nothing new with the millisecond before; try without it. Nothing new again: that millisecond fills an answer.
            if (start === search.below)
                throw (0,history_reader/* standstill */.Le)(search.below);
            start = search.below;
        }
    }
    throw (0,history_reader/* standstill */.Le)(top);
}
/** An answer up to the bound: whole, cut (newer records may be missing), or without any. */
function judgeAnswer(raw, bound = Number.POSITIVE_INFINITY) {
    const isFull = raw.length >= history_reader/* MAXIMUM_RECORDS */.QZ;
    const answer = (0,tag_history/* orderAnswer */.dO)(raw);
    const records = answer.filter(({ time }) => time <= bound);
    const last = records.at(-1);
    if (last === undefined)
        return { kind: isFull ? 'beyond' : 'empty' };
    // Where a record beyond the bound is there, all up to the bound are.
    return { kind: isFull && records.length === answer.length ? 'cut' : 'whole', records, last };
}
/** The search after another answer that was cut. */
function advance(search, records, newest) {
    const oldest = records.reduce((least, { time }) => Math.min(least, time), newest);
    return {
        base: search?.base ?? newest,
        below: Math.max(newest, search?.below ?? newest),
        emptyFrom: search?.emptyFrom,
        spacing: Math.max(1, (newest - oldest) / records.length),
    };
}
/**
 * Where to ask next: where the rest surely fits; near the top, where a living tag has its newest record; else at the
 * geometric mean of the distances that are still possible, since an old tag may have stopped anywhere.
 */
function nextStart({ base, below, emptyFrom, spacing }, top) {
    const fits = SURELY_FITS * spacing;
    const ceiling = emptyFrom ?? Math.max(top, below) + 1;
    if (ceiling - below <= fits)
        return below - 1;
    if (emptyFrom === undefined)
        return Math.floor(ceiling - AIM * spacing);
    const mean = base + Math.sqrt(Math.max(below - base, fits) * (ceiling - base));
    return Math.floor(Math.min(mean, (below + ceiling) / 2));
}
/** The first record of a tag: the oldest come first, unless a server cuts them off. */
async function findFirst(read) {
    let first;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const answer = await read(first === undefined ? {} : { end: first.time });
        const oldest = (0,tag_history/* orderAnswer */.dO)(answer).at(0);
        if (oldest === undefined || (first !== undefined && oldest.time >= first.time))
            break;
        first = oldest;
        if (answer.length < history_reader/* MAXIMUM_RECORDS */.QZ)
            break;
    }
    return first;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/find-tag-record.js





/** The record of a tag at a bound with the recent ones before it; throws `UserError` when there is none (exit 2). */
async function findTagRecord(read, name, bound, now) {
    const found = await named(name, findRecord(read, bound, now));
    if (found.kind === 'found')
        return found;
    if (found.first === undefined)
        throw unknownTag(name);
    throw new user_error/* UserError */.y({
        message: `\`${name}\` had no digest at ${(0,time/* renderTime */.sZ)(bound ?? now)}`,
        fix: `the tag first appeared at ${(0,time/* renderTime */.sZ)(found.first.time)}`,
    });
}
/** The answer of a history request, with a 404 told as what it means: no such image or tag. */
async function named(name, answer) {
    try {
        return await answer;
    }
    catch (error) {
        throw error instanceof errors/* PlatformError */.Wk && error.code === 'NOT_FOUND' ? unknownTag(name, error) : error;
    }
}
function unknownTag(name, cause) {
    const told = cause === undefined ? '' : ` (the registry says: ${(0,plain_text/* plainLine */.h0)(cause.message, 200)})`;
    return new user_error/* UserError */.y({
        message: `there is no tag \`${name}\`${told}`,
        fix: 'check organization, name and tag',
    });
}


/***/ }),

/***/ 9262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/group-by.js
var group_by = __webpack_require__(7825);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/platform/history-reader.js
var history_reader = __webpack_require__(7932);
// EXTERNAL MODULE: ./build/commands/images-input.js
var images_input = __webpack_require__(8484);
// EXTERNAL MODULE: ./build/commands/problems.js
var problems = __webpack_require__(1447);
// EXTERNAL MODULE: ./build/commands/resolve-digest/find-tag-record.js + 1 modules
var find_tag_record = __webpack_require__(7567);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(9800);
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
    return (0,text_table/* renderTextTable */.K)(rows);
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
    const asOf = inputs['as-of'];
    if (inputs.images.length === 0 && inputs.files.length === 0) {
        throw new user_error/* UserError */.y({
            message: '`images` is needed',
            fix: 'name at least one image, such as `python:latest`, or the `files` that name them',
            input: 'images',
        });
    }
    const names = (0,images_input/* readRegistryNames */.Cd)(inputs);
    const fromFiles = inputs.files.length === 0 ? [] : await imagesOfFiles(inputs, deps, names);
    const images = [...(0,images_input/* readImages */.H)(inputs.images, names), ...fromFiles];
    (0,images_input/* requireRegistryCredential */.qD)(inputs, images.map(({ image }) => image));
    const bound = asOf === undefined && inputs['min-age'] === undefined
        ? undefined
        : (0,tag_history/* lookupBound */.lm)(now, asOf, inputs['min-age']);
    const known = new Map();
    let done = 0;
    const resolved = await Promise.all(images.map(async (named) => {
        const key = `${named.image.repository}:${named.image.tag}`;
        const read = deps.session.registry.history(named.image.repository, named.image.tag);
        try {
            const finding = known.get(key) ?? (0,find_tag_record/* findTagRecord */.B)(read, key, bound, now);
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
/** Images that the files name, each tag once. */
async function imagesOfFiles(inputs, deps, names) {
    const { gatherFileReferences } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(354), __webpack_require__.e(966)]).then(__webpack_require__.bind(__webpack_require__, 1966));
    const { log, references } = await gatherFileReferences(inputs, deps, names);
    for (const line of log)
        deps.host.log.info(line);
    const byTag = (0,group_by/* groupBy */.$)(references, ({ image }) => `${image.repository}:${image.tag}`);
    return [...byTag.values()].flatMap(([first]) => first === undefined
        ? []
        : [{ text: (0,image_reference/* printImageReference */.Yk)(first.reference), reference: first.reference, image: first.image }]);
}
/** Never backwards: a pin whose record is newer than the candidate's stays. */
async function forward(read, candidate, pinned) {
    if (pinned === undefined || pinned === candidate.digest)
        return candidate;
    return (0,tag_history/* chooseForward */.xy)(await (0,history_reader/* readRecords */.T3)(read, { since: candidate.time }), candidate, pinned);
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

/** Runs `resolve-digest` in its mode; the scanner is loaded only where files may be read. */
const run = async (inputs, deps) => {
    switch (inputs.mode) {
        case 'check':
            return (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(354), __webpack_require__.e(966), __webpack_require__.e(487)]).then(__webpack_require__.bind(__webpack_require__, 5487))).checkReferences(inputs, deps);
        case 'pin':
            return (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(354), __webpack_require__.e(291), __webpack_require__.e(966), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 5137))).pinReferences(inputs, deps);
        default:
            return resolveImages(inputs, deps);
    }
};


/***/ }),

/***/ 6068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ sortRecords),
/* harmony export */   dO: () => (/* binding */ orderAnswer),
/* harmony export */   lm: () => (/* binding */ lookupBound),
/* harmony export */   ns: () => (/* binding */ judgePin),
/* harmony export */   xy: () => (/* binding */ chooseForward)
/* harmony export */ });
/* unused harmony exports recordAt, supersededAt */
/**
 * Records of one answer from old to new, each once, whichever way round the service gave them. Those of one millisecond
 * keep the service's order, so that the last of them is the one that holds.
 */
function orderAnswer(answer) {
    const newestFirst = (answer.at(0)?.time ?? 0) > (answer.at(-1)?.time ?? 0);
    return sortRecords(newestFirst ? answer.toReversed() : answer);
}
/** Records from old to new, each once; those of one millisecond stay in the order in which they were given. */
function sortRecords(records) {
    const unique = new Map();
    for (const record of records) {
        const key = `${record.time} ${record.digest}`;
        // Put in anew, so that a digest that comes back within a millisecond stands where it came last.
        unique.delete(key);
        unique.set(key, record);
    }
    return [...unique.values()].sort((a, b) => a.time - b.time);
}
/** The record that holds at a time: the last at or before it; `undefined` when the tag did not exist yet. */
function recordAt(records, time) {
    return records.findLast((record) => record.time <= time);
}
/** When a digest was superseded: the time of the record after its last one; `undefined` while it holds, and for a digest that the tag never had. */
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
/* harmony export */   Le: () => (/* binding */ standstill),
/* harmony export */   QZ: () => (/* binding */ MAXIMUM_RECORDS),
/* harmony export */   T3: () => (/* binding */ readRecords)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2475);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6068);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4779);



/** Most records of one answer (spec §8). */
const MAXIMUM_RECORDS = 1000;
/** Requests that a full read may take beyond two for each thousand records that it has found. */
const SPARE_REQUESTS = 16;
/** Longest history that is read: a tag that moves every minute for a year. */
const MAXIMUM_HISTORY = 525_600;
/**
 * Every record from `since` to `until` (all without them), both inclusive, oldest first: one request for each 999, so that
 * neighbouring answers share a record under either inclusivity. A full answer may have been cut at either end, so both
 * are read on. Throws `PlatformError` (`UNDECODABLE`) for a server that does not heed its bounds.
 */
async function readRecords(read, { since, until } = {}) {
    const start = since === undefined ? {} : { start: since - 1 };
    const end = until === undefined ? {} : { end: until + 1 };
    const first = await read({ ...start, ...end });
    const known = createCollection();
    known.add((0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .orderAnswer */ .dO)(first), 'newer');
    if (first.length >= MAXIMUM_RECORDS) {
        await readOn(read, known, 'newer', (edge) => ({ start: edge, ...end }));
        await readOn(read, known, 'older', (edge) => ({ ...start, end: edge }));
    }
    return known.all().filter(({ time }) => time >= (since ?? time) && time <= (until ?? time));
}
/** A full answer that brings nothing new, however narrow its window: what lies beyond it cannot be asked for. */
function standstill(time) {
    const when = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTime */ .sZ)(time);
    const message = `the tag history stands still at ${when}: it has ${MAXIMUM_RECORDS} records in one millisecond, or the service does not heed \`start\` and \`end\``;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk(message, { code: 'UNDECODABLE', call: 'GET history' });
}
function createCollection() {
    const seen = new Set();
    // In the order of the service, so that records of one millisecond stay in it.
    const answers = [];
    let [oldest, newest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    return {
        count: () => seen.size,
        add: (records, side) => {
            const fresh = records.filter(({ digest, time }) => !seen.has(`${time} ${digest}`));
            for (const { digest, time } of fresh) {
                seen.add(`${time} ${digest}`);
                oldest = Math.min(oldest, time);
                newest = Math.max(newest, time);
            }
            if (side === 'newer')
                answers.push(fresh);
            else
                answers.unshift(fresh);
            return fresh.length;
        },
        edge: (side) => (side === 'newer' ? newest : oldest),
        all: () => (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .sortRecords */ .NM)(answers.flat()),
    };
}
/** Reads on from what is known until an answer is not full. */
async function readOn(read, known, side, windowFrom) {
    // One millisecond wider, so that the record at the edge comes again under either inclusivity.
    const wider = side === 'newer' ? -1 : 1;
    let widening = wider;
    for (let requests = 1;; requests += 1) {
        const edge = known.edge(side);
        const answer = await read(windowFrom(edge + widening));
        const grown = known.add((0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .orderAnswer */ .dO)(answer), side);
        if (answer.length < MAXIMUM_RECORDS) {
            // The narrow window has the record at the edge, unless its bound is exclusive: then all of the wide one was that edge.
            if (widening === 0 && !answer.some(({ time }) => time === edge))
                throw standstill(edge);
            return;
        }
        if (grown === 0 && widening === 0)
            throw standstill(edge);
        const isEndless = requests > SPARE_REQUESTS + known.count() / 500 || known.count() > MAXIMUM_HISTORY;
        if (isEndless)
            throw standstill(edge);
        widening = grown === 0 ? 0 : wider;
    }
}


/***/ })

};
