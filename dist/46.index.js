export const id = 46;
export const ids = [46];
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

/***/ 5046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  referenceOf: () => (/* binding */ referenceOf),
  resolveImages: () => (/* binding */ resolveImages)
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
// EXTERNAL MODULE: ./build/commands/resolve-digest/find-tag-record.js
var find_tag_record = __webpack_require__(3531);
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


/***/ })

};
