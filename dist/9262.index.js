"use strict";
exports.id = 9262;
exports.ids = [9262,3124];
exports.modules = {

  49290:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  datedTime),
    K: () => (  relativeTime)
  });
  var _counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34150);
  var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22475);


const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const UNITS = [
    ['minute', MINUTE_MS, 60],
    ['hour', HOUR_MS, 48],
    ['day', _time_js__WEBPACK_IMPORTED_MODULE_0__  .sO, 60],
    ['month', _time_js__WEBPACK_IMPORTED_MODULE_0__  .sO * 30.44, 24],
];
const YEAR = ['year', _time_js__WEBPACK_IMPORTED_MODULE_0__  .sO * 365.25];
function relativeTime(time, now) {
    const distance = Math.abs(now - time);
    if (distance < MINUTE_MS)
        return 'just now';
    const [unit, size] = UNITS.find(([, length, most]) => distance < length * most) ?? YEAR;
    const words = (0,_counted_js__WEBPACK_IMPORTED_MODULE_1__  .hS)(Math.floor(distance / size), unit);
    return time > now ? `in ${words}` : `${words} ago`;
}
function datedTime(time, now) {
    return `${relativeTime(time, now)} (${(0,_time_js__WEBPACK_IMPORTED_MODULE_0__  .FM)(time)})`;
}


  }),

  59800:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  renderTextTable)
  });
function renderTextTable(rows) {
    const widths = [];
    for (const row of rows) {
        row.forEach((cell, column) => {
            widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell));
        });
    }
    return rows.map((row) => row
        .map((cell, column) => cell + ' '.repeat(Number(widths[column]) - lengthOf(cell)))
        .join('  ')
        .trimEnd());
}
function lengthOf(cell) {
    return Array.from(cell).length;
}


  }),

  5316:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Vj: () => (  verdictOf),
    Z4: () => (  unjudgedFindings),
    _5: () => (  coverageOf)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _images_file_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83124);
  var _kit_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40701);
  var _pinned_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28189);




function coverageOf(gathered, failed) {
    let judged = gathered.malformed.length;
    let tagless = 0;
    const unread = gathered.unread.map(_images_file_findings_js__WEBPACK_IMPORTED_MODULE_1__  .n2);
    for (const reference of gathered.references) {
        const problems = (0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_2__  .sG)(reference) ? undefined : failed.get((0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_2__  .E4)(reference));
        if ((0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_2__  .sG)(reference))
            tagless += 1;
        else if (problems === undefined)
            judged += 1;
        else
            unread.push(notAsked(reference, problems));
    }
    const why = 'with a digest but no tag to check it against';
    const skipped = [...gathered.skipped, { what: 'references', why, count: tagless }];
    const account = (0,_kit_coverage_js__WEBPACK_IMPORTED_MODULE_0__  .XP)(judged, skipped, unread);
    const { fileAccount: files } = gathered;
    return { ...account, ...(files === undefined ? {} : { files }), noun: 'reference' };
}
function notAsked(reference, problems) {
    const { location } = reference;
    const place = location === undefined ? '' : ` (${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(location.file, 300)}:${location.line})`;
    return {
        what: `${(0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_2__  .lD)(reference)}${place}`,
        why: problems.map(({ message }) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(message, 500)).join('; '),
    };
}
function unjudgedFindings({ malformed, unread }, inputs) {
    const levelOf = (rule) => inputs['fail-on'].includes(rule) ? 'error' : 'warning';
    const isPin = inputs.mode === 'pin';
    return [
        ...unread.map((part) => (0,_images_file_findings_js__WEBPACK_IMPORTED_MODULE_1__  .b4)(part, isPin && part.kind === 'reference' ? 'warning' : levelOf('unread'))),
        ...malformed.map((one) => (0,_images_file_findings_js__WEBPACK_IMPORTED_MODULE_1__  .jM)(one, isPin ? 'warning' : levelOf('unverified'))),
    ];
}
function verdictOf(findings) {
    if (findings.some((finding) => finding.level === 'error'))
        return 'fail';
    return findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass';
}


  }),

  710:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  askTags)
  });
  var _base_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77825);
  var _images_images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98124);
  var _kit_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85531);
  var _session_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96299);
  var _pinned_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28189);





async function askTags(inputs, deps, references, ask) {
    const known = new Map();
    const failed = new Map();
    const groups = (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_3__  .$)(references, _pinned_reference_js__WEBPACK_IMPORTED_MODULE_4__  .E4);
    let done = 0;
    await Promise.all(Array.from(groups, async ([key, same]) => {
        const [first] = same;
        if (first === undefined)
            return;
        const missing = (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_0__  .Db)(inputs, first.image);
        if (missing !== undefined) {
            failed.set(key, placed([{ kind: 'usage', ...missing }], first));
            return;
        }
        const read = deps.session.registry.history(first.image.repository, first.image.tag);
        try {
            const kept = {
                cache: deps.cache,
                name: `${deps.session.registryAudience}/${key}`,
                now: deps.clock.now(),
            };
            known.set(key, await ask({ key, references: same, read, kept }));
        }
        catch (error) {
            const found = (0,_session_problems_js__WEBPACK_IMPORTED_MODULE_2__  .v)(error, inputs.identity, `\`${(0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_4__  .kz)(first)}\``);
            failed.set(key, placed(found, first));
        }
        finally {
            done += 1;
            deps.host.progress(`${done} of ${groups.size} tags`);
        }
    }));
    const problems = (0,_kit_problems_js__WEBPACK_IMPORTED_MODULE_1__  .OH)([...groups.keys()].flatMap((key) => failed.get(key) ?? []));
    return { known, failed, problems };
}
function placed(problems, { location }) {
    return location === undefined ? problems : problems.map((problem) => ({ location, ...problem }));
}


  }),

  60949:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  chooseTargets)
  });
  var _images_tag_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41758);
  var _registry_history_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34733);
  var _registry_history_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96016);
  var _ask_tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(710);
  var _find_tag_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92230);





function chooseTargets(inputs, deps, references, { bound, bounds, forwardOnly, now, verify, }) {
    return (0,_ask_tags_js__WEBPACK_IMPORTED_MODULE_2__  .R)(inputs, deps, references, async ({ kept, key, read, references: same }) => {
        const { recent, record } = await (0,_find_tag_record_js__WEBPACK_IMPORTED_MODULE_3__  .BN)(read, key, { bound, bounds, now });
        const held = new Set(same.flatMap(({ reference }) => reference.digest ?? []));
        held.delete(record.digest);
        const none = { unverified: new Set(), superseded: new Map() };
        const found = { record, recent, kept: false, ...none };
        if (held.size === 0 || (!verify && !forwardOnly))
            return found;
        const records = await readHeld(read, { held, kept, verify, candidate: record });
        const unverified = new Set([...held].filter((digest) => !records.some((one) => one.digest === digest)));
        const superseded = new Map([...held].flatMap((digest) => {
            const since = verify ? (0,_images_tag_history_js__WEBPACK_IMPORTED_MODULE_4__  .Ut)(records, digest) : undefined;
            return since === undefined ? [] : [[digest, since]];
        }));
        const newer = records.findLast(({ digest, time }) => time > record.time && held.has(digest));
        if (!forwardOnly || newer === undefined)
            return { ...found, unverified, superseded };
        return { record: newer, recent, kept: true, unverified, superseded };
    });
}
function readHeld(read, facts) {
    if (!facts.verify)
        return (0,_registry_history_reader_js__WEBPACK_IMPORTED_MODULE_1__  .T3)(read, { since: facts.candidate.time });
    return (0,_registry_history_cache_js__WEBPACK_IMPORTED_MODULE_0__  .A)(read, [...facts.held], facts.kept);
}


  }),

  92230:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  BN: () => (  findTagRecord),
  KT: () => (  named),
  Jh: () => (  unknownTag)
});

var plain_text = __webpack_require__(38086);
var time = __webpack_require__(22475);
var user_error = __webpack_require__(45794);
var errors = __webpack_require__(34779);
var tag_history = __webpack_require__(41758);
var history_reader = __webpack_require__(96016);
;// CONCATENATED MODULE: ./build/registry/find-record.js



const FIRST_WINDOW_MS = { date: 30 * time .sO, cooldown: 365 * time .sO };
const AIM = 400;
const SURELY_FITS = 800;
const MAXIMUM_REQUESTS = 60;
async function findRecord(read, bound, now, firstWindowMs = FIRST_WINDOW_MS.date) {
    const top = bound ?? now;
    const end = bound === undefined ? {} : { end: bound + 1 };
    let start = bound === undefined ? undefined : bound - firstWindowMs;
    let search;
    let newestFirst = false;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const raw = await read({ ...(start === undefined ? {} : { start }), ...end });
        newestFirst = (0,tag_history .j2)(raw, newestFirst);
        const answer = judgeAnswer(raw, newestFirst, bound);
        if (answer.kind === 'whole')
            return { kind: 'found', record: answer.last, recent: answer.records };
        if (answer.kind === 'beyond')
            throw (0,history_reader .Le)(top);
        if (answer.kind === 'empty') {
            if (start === undefined)
                return { kind: 'none', first: await findFirst(read) };
            if (search !== undefined && start <= search.below)
                throw (0,history_reader .Le)(search.below);
            search = search === undefined ? undefined : { ...search, emptyFrom: start };
            start = search === undefined ? undefined : nextStart(search, top);
        }
        else if (search === undefined || answer.last.time > search.below) {
            search = advance(search, answer.records, answer.last.time);
            start = nextStart(search, top);
        }
        else {
            if (start === search.below)
                throw (0,history_reader .Le)(search.below);
            start = search.below;
        }
    }
    throw (0,history_reader .Le)(top);
}
function judgeAnswer(raw, newestFirst, bound = Number.POSITIVE_INFINITY) {
    const isFull = raw.length >= history_reader .QZ;
    const answer = (0,tag_history .dO)(raw, newestFirst);
    const records = answer.filter(({ time }) => time <= bound);
    const last = records.at(-1);
    if (last === undefined)
        return { kind: isFull ? 'beyond' : 'empty' };
    return { kind: isFull && records.length === answer.length ? 'cut' : 'whole', records, last };
}
function advance(search, records, newest) {
    const oldest = records.reduce((least, { time }) => Math.min(least, time), newest);
    return {
        base: search?.base ?? newest,
        below: Math.max(newest, search?.below ?? newest),
        emptyFrom: search?.emptyFrom,
        spacing: Math.max(1, (newest - oldest) / records.length),
    };
}
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
async function findFirst(read) {
    let first;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const answer = await read(first === undefined ? {} : { end: first.time });
        const oldest = (0,tag_history .dO)(answer).at(0);
        if (oldest === undefined || (first !== undefined && oldest.time >= first.time))
            break;
        first = oldest;
        if (answer.length < history_reader .QZ)
            break;
    }
    return first;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/find-tag-record.js





async function findTagRecord(read, name, { bound, bounds, now }) {
    const found = await named(name, findRecord(read, bound, now, FIRST_WINDOW_MS[bounds]));
    if (found.kind === 'found')
        return found;
    if (found.first === undefined)
        throw unknownTag(name);
    throw new user_error .y({
        message: `\`${name}\` had no digest at ${(0,time .sZ)(bound ?? now)}`,
        fix: `the tag first appeared at ${(0,time .sZ)(found.first.time)}; use a later time or a shorter age`,
    });
}
async function named(name, answer) {
    try {
        return await answer;
    }
    catch (error) {
        throw error instanceof errors .Wk && error.code === 'NOT_FOUND' ? unknownTag(name, error) : error;
    }
}
function unknownTag(name, cause) {
    const told = cause === undefined ? '' : ` (the registry responded: ${(0,plain_text .h0)(cause.message, 200)})`;
    return new user_error .y({
        message: `the tag \`${name}\` does not exist${told}`,
        fix: 'check the organization, the image name and the tag',
    });
}


  }),

  66364:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  gatherReferences)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34150);
  var _images_images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98124);


async function gatherReferences(inputs, deps, { images, names }) {
    const named = images.map(({ image, reference }) => ({ image, reference, location: undefined, inFile: undefined }));
    const wantsFiles = inputs.files.length > 0 || (images.length === 0 && inputs.mode !== 'resolve');
    const found = wantsFiles ? await readFiles(inputs, deps, names) : undefined;
    const fromFiles = (found?.references ?? []).map(pinnedIn);
    const isIgnored = (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_0__  .C8)(inputs['ignore-images']);
    const all = [...named, ...fromFiles];
    const references = all.filter(({ image }) => !isIgnored(image, image.tag));
    const wrong = found?.malformed ?? [];
    const malformed = wrong.filter(({ repair }) => repair === undefined || !isIgnored(repair.image, repair.image.tag));
    const ignored = all.length - references.length + wrong.length - malformed.length;
    const log = [
        ...(found?.log ?? []),
        ...(ignored === 0 ? [] : [`${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_1__  .hS)(ignored, 'reference')} excluded by \`ignore-images\`.`]),
    ];
    return {
        references,
        files: found?.files ?? new Map(),
        findings: found?.findings ?? [],
        unread: found?.unread ?? [],
        malformed,
        repairs: malformed.flatMap(({ repair }) => (repair === undefined ? [] : [pinnedIn(repair)])),
        skipped: [
            ...(found?.skipped ?? []),
            { what: 'references', why: 'excluded by `ignore-images`', count: ignored },
        ],
        fileAccount: found?.account,
        log,
    };
}
function pinnedIn(inFile) {
    const { image, location, reference } = inFile;
    return { image, reference, location, inFile };
}
async function readFiles(inputs, deps, names) {
    const [{ createReferenceReader }, { readWorkspace }] = await Promise.all([
        Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(8511), __webpack_require__.e(6820)]).then(__webpack_require__.bind(__webpack_require__, 86820)),
        Promise.all( [__webpack_require__.e(9004), __webpack_require__.e(9959)]).then(__webpack_require__.bind(__webpack_require__, 49959)),
    ]);
    const reader = createReferenceReader(names);
    const read = await readWorkspace(inputs.files, deps, reader);
    const found = reader.found();
    return { ...read, ...found, log: [found.summary, ...read.log] };
}


  }),

  28189:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E4: () => (  tagKey),
    J_: () => (  writtenImage),
    kz: () => (  writtenTag),
    lD: () => (  writtenName),
    sG: () => (  isTagless),
    x: () => (  isInScript),
    zt: () => (  completeName)
  });
  var _images_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63018);

function tagKey({ image }) {
    return `${image.repository}:${image.tag}`;
}
function writtenName({ reference }) {
    return (0,_images_image_reference_js__WEBPACK_IMPORTED_MODULE_0__  .Yk)(reference);
}
function writtenTag({ reference }) {
    return (0,_images_image_reference_js__WEBPACK_IMPORTED_MODULE_0__  .Yk)({ ...reference, digest: undefined });
}
function writtenImage({ reference }) {
    return (0,_images_image_reference_js__WEBPACK_IMPORTED_MODULE_0__  .Yk)({ ...reference, tag: undefined, digest: undefined });
}
function completeName({ image }, digest) {
    return (0,_images_image_reference_js__WEBPACK_IMPORTED_MODULE_0__  .Yk)({ ...image.complete, digest });
}
function isTagless({ inFile, reference }) {
    return inFile !== undefined && reference.tag === undefined && reference.digest !== undefined;
}
function isInScript({ inFile }) {
    return inFile?.scanned.isScript === true;
}


  }),

  65698:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    h: () => (  readScope)
  });
  var _images_images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98124);
  var _images_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41758);


function readScope(inputs, now) {
    const { 'as-of': asOf, 'min-age': minAge } = inputs;
    const bound = asOf === undefined && minAge === undefined ? undefined : (0,_images_tag_history_js__WEBPACK_IMPORTED_MODULE_1__  .lm)(now, asOf, minAge);
    const bounds = asOf === undefined ? 'cooldown' : 'date';
    return { ...(0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_0__  .B3)(inputs), bound, bounds, forwardOnly: minAge !== undefined };
}


  }),

  28410:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  fullReferences),
    V: () => (  shortDigest)
  });
  var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


const MAXIMUM_REFERENCES = 500;
function shortDigest(digest) {
    return digest === undefined ? '' : (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .fl)(digest.slice('sha256:'.length, 'sha256:'.length + 12));
}
function fullReferences(references) {
    const all = [...new Set(references)];
    if (all.length === 0)
        return [];
    const shown = all.slice(0, MAXIMUM_REFERENCES);
    const more = all.length - shown.length;
    const title = more === 0 ? 'References with full digests' : `The first ${shown.length} of ${all.length} references`;
    return [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)(title, (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .hl)((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .ix)(shown.join('\n'))))];
}


  }),

  8686:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  referenceRows),
    n: () => (  firstOutputs)
  });
  var _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77825);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);
  var _pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28189);



function referenceRows(references, answers) {
    const named = references.filter(({ inFile }) => inFile === undefined);
    const inFiles = references.filter(({ inFile }) => inFile !== undefined);
    const firsts = [...(0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_0__  .$)(inFiles, (reference) => (0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__  .zt)(reference, undefined)).values()];
    return [...named, ...firsts.flatMap(([first]) => first ?? [])].map((reference) => {
        const base = { image: (0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__  .J_)(reference), tag: reference.image.tag };
        const record = answers.record((0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__  .E4)(reference));
        if (record === undefined) {
            const messages = answers.problems((0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__  .E4)(reference)).map(({ message }) => message);
            return { ...base, error: messages.join('\n') };
        }
        const { digest, time } = record;
        return { ...base, digest, reference: (0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__  .zt)(reference, digest), updatedAt: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_2__  .sZ)(time) };
    });
}
function firstOutputs(rows) {
    const [first] = rows;
    return first === undefined || !('digest' in first)
        ? {}
        : { digest: first.digest, reference: first.reference, 'tag-updated-at': first.updatedAt };
}


  }),

  49262:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createRun: () => (  createRun)
});

var account = __webpack_require__(5316);
var choose_targets = __webpack_require__(60949);
var gather = __webpack_require__(66364);
var pinned_reference = __webpack_require__(28189);
var read_scope = __webpack_require__(65698);
var reference_rows = __webpack_require__(8686);
var counted = __webpack_require__(34150);
var markdown = __webpack_require__(26963);
var relative_time = __webpack_require__(49290);
var text_table = __webpack_require__(59800);
var time = __webpack_require__(22475);
var markdown_parts = __webpack_require__(28662);
var reference_markdown = __webpack_require__(28410);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render.js








const HISTORY_LENGTH = 6;
function renderResolveLog(resolved, now, withDigests) {
    const rows = resolved.filter(isFound).map((item) => {
        const { kept, record } = item.target;
        const since = `since ${(0,relative_time .E)(record.time, now)}${kept ? ', newer pin kept' : ''}`;
        return [nameOf(item), ...(withDigests ? [record.digest] : []), since];
    });
    return (0,text_table .K)(rows);
}
function resolveAnswer(resolved, now, findings) {
    const found = resolved.filter(isFound);
    const notes = (0,markdown_parts .Y1)(findings);
    const words = found.length === resolved.length
        ? `${(0,counted .hS)(found.length, 'image')} resolved`
        : `${found.length} of ${(0,counted .hS)(resolved.length, 'image')} resolved`;
    const table = (0,markdown .oS)(['Image', 'Digest', 'Tag moved'], found.map((item) => [
        (0,markdown .fl)(nameOf(item)),
        (0,reference_markdown .V)(item.target.record.digest),
        `${(0,relative_time .E)(item.target.record.time, now)}${item.target.kept ? '<br>newer pin kept' : ''}`,
    ]));
    return {
        words,
        actions: [...notes.actions, ...(found.length === 0 ? [] : [table])],
        details: [
            ...(0,reference_markdown .U)(found.map((item) => (0,pinned_reference .zt)(item.reference, item.target.record.digest))),
            ...(found.length === 1 ? found.flatMap(historyOf) : []),
            ...notes.details,
        ],
    };
}
function isFound(item) {
    return item.kind === 'resolved';
}
function nameOf(item) {
    return (0,pinned_reference .zt)(item.reference, undefined);
}
function historyOf(item) {
    const { recent, record } = item.target;
    if (recent.length < 2)
        return [];
    const rows = recent
        .slice(-HISTORY_LENGTH)
        .toReversed()
        .map((one) => [
        (0,time .FM)(one.time),
        (0,reference_markdown .V)(one.digest),
        one.digest === record.digest ? '← this one' : '',
    ]);
    const title = `Recent digests of ${(0,markdown .FV)(nameOf(item))}`;
    return [(0,markdown .GE)(title, (0,markdown .oS)(['Tag moved', 'Digest', ''], rows))];
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/resolve.js







async function resolveImages(inputs, deps) {
    const now = deps.clock.now();
    const scope = (0,read_scope .h)(inputs, now);
    const gathered = await (0,gather .G)(inputs, deps, scope);
    const references = gathered.references.filter((reference) => !(0,pinned_reference .sG)(reference));
    const { failed, known, problems } = await (0,choose_targets .u)(inputs, deps, references, {
        ...scope,
        now,
        verify: false,
    });
    const rows = (0,reference_rows .T)(references, {
        record: (key) => known.get(key)?.record,
        problems: (key) => failed.get(key) ?? [],
    });
    const seen = new Set();
    const resolved = references.flatMap((reference) => {
        const name = (0,pinned_reference .zt)(reference, undefined);
        if (reference.inFile !== undefined && seen.has(name))
            return [];
        seen.add(name);
        const target = known.get((0,pinned_reference .E4)(reference));
        return target === undefined
            ? [{ reference, kind: 'failed', problems: failed.get((0,pinned_reference .E4)(reference)) ?? [] }]
            : [{ reference, kind: 'resolved', target }];
    });
    const findings = [...(0,account .Z4)(gathered, inputs), ...gathered.findings];
    return {
        findings,
        problems,
        verdict: (0,account .Vj)(findings),
        outputs: { ...(0,reference_rows .n)(rows), references: rows, 'unread-count': gathered.unread.length },
        summary: resolveAnswer(resolved, now, findings),
        coverage: (0,account ._5)(gathered, failed),
        report: { references: rows },
        stdout: rows.flatMap((row) => ('digest' in row ? [row.reference] : [])),
        log: [...gathered.log, ...renderResolveLog(resolved, now, deps.stdoutIsDropped)],
    };
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/run.js

function createRun(facts) {
    return async (inputs, deps) => {
        switch (inputs.mode) {
            case 'check':
                return (await __webpack_require__.e(  8318).then(__webpack_require__.bind(__webpack_require__, 68318))).checkReferences(inputs, deps);
            case 'pin':
                return (await Promise.all( [__webpack_require__.e(7291), __webpack_require__.e(9004), __webpack_require__.e(4686)]).then(__webpack_require__.bind(__webpack_require__, 94686))).pinReferences(inputs, deps, facts);
            default:
                return resolveImages(inputs, deps);
        }
    };
}


  }),

  83124:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Rp: () => (  untaggedFinding),
    Yu: () => (  inScriptFinding),
    b4: () => (  unreadFinding),
    jM: () => (  malformedFinding),
    jZ: () => (  parseFinding),
    n2: () => (  toUnread)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

function unreadFinding({ kind, location, what, why }, level) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(what, 300);
    const fix = kind === 'file'
        ? 'Make it a plain text file, or leave it out with a glob such as `!path` in `files`.'
        : 'Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.';
    return {
        rule: 'unread',
        level,
        title: kind === 'file' ? 'File not read' : 'Image not known from the file',
        message: `\`${name}\` could not be judged: it ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(why, 500)}.`,
        fix,
        ...(kind === 'file' ? {} : { artifact: name }),
        location,
        fingerprint: `unread ${location.file} ${kind === 'file' ? '' : name}`,
    };
}
function malformedFinding(malformed, level) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(malformed.text, 300);
    return {
        rule: 'unverified',
        level,
        title: 'Reference is malformed',
        message: `\`${name}\` is not an image reference: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(malformed.reason, 300)}.`,
        fix: 'Correct it: no registry can serve it.',
        artifact: name,
        location: malformed.location,
        fingerprint: `unverified ${malformed.location.file} ${name}`,
    };
}
function inScriptFinding(text, reason, location) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 300);
    return {
        rule: 'in-script',
        level: 'warning',
        title: 'Image in a script',
        message: `\`${name}\` stands in a script or a value and could not be judged: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(reason, 300)}.`,
        artifact: name,
        location,
        fingerprint: `in-script ${location.file} ${name}`,
    };
}
function untaggedFinding(text, location) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 300);
    return {
        rule: 'untagged',
        level: 'warning',
        title: 'Image without a tag',
        message: `\`${name}\` has no tag, so it is only reported: as an image it means \`latest\`.`,
        fix: 'Add a tag, so that it can be checked and pinned.',
        artifact: name,
        location,
        fingerprint: `untagged ${location.file} ${name}`,
    };
}
function parseFinding(file, line, message) {
    return {
        rule: 'unreadable-file',
        level: 'warning',
        title: 'File not read',
        message: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(message, 500),
        location: { file, line },
        fingerprint: `unreadable-file ${file} ${message}`,
    };
}
function toUnread({ kind, location, what, why }) {
    const place = kind === 'file' ? '' : ` (${location.file}:${location.line})`;
    return { what: `${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(what, 300)}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(place, 300)}`, why: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(why, 500) };
}


  }),

  41758:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    NM: () => (  sortRecords),
    Ut: () => (  supersededAt),
    dO: () => (  orderAnswer),
    j2: () => (  isNewestFirst),
    lm: () => (  lookupBound),
    ns: () => (  judgePin)
  });
function orderAnswer(answer, newestFirst = false) {
    return sortRecords(isNewestFirst(answer, newestFirst) ? answer.toReversed() : answer);
}
function isNewestFirst(answer, otherwise) {
    const [first, last] = [answer.at(0), answer.at(-1)];
    if (first === undefined || last === undefined || first.time === last.time)
        return otherwise;
    return first.time > last.time;
}
function sortRecords(records) {
    const unique = new Map();
    for (const record of records) {
        const key = `${record.time} ${record.digest}`;
        unique.delete(key);
        unique.set(key, record);
    }
    return [...unique.values()].sort((a, b) => a.time - b.time);
}
function supersededAt(records, digest) {
    const last = records.findLastIndex((record) => record.digest === digest);
    return last < 0 ? undefined : records[last + 1]?.time;
}
function judgePin(records, digest) {
    if (!records.some((record) => record.digest === digest))
        return { kind: 'unverified' };
    const since = supersededAt(records, digest);
    return since === undefined ? { kind: 'current' } : { kind: 'superseded', since };
}
function lookupBound(now, asOf, minAgeMs) {
    return Math.min(now, asOf ?? now, Math.max(0, now - (minAgeMs ?? 0)));
}


  }),

  28662:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bo: () => (  placeMarkdown),
    GA: () => (  placesMarkdown),
    RT: () => (  openTable),
    Y1: () => (  findingBlocks)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34150);
  var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);
  var _problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57673);
  var _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23447);




const MAXIMUM_PLACES = 3;
const MAXIMUM_OPEN_ROWS = 50;
const MAXIMUM_OPEN = 20;
function placeMarkdown({ file, line }) {
    return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .fl)(`${file}:${line}`);
}
function placesMarkdown(places) {
    const known = places.flatMap((place) => place ?? []);
    const shown = known.slice(0, MAXIMUM_PLACES).map(placeMarkdown);
    if (known.length > shown.length)
        shown.push(`and ${known.length - shown.length} more`);
    return shown.join('<br>');
}
function openTable(header, entries, cellsOf) {
    const table = (some) => (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .c_)(header, some, cellsOf);
    const rest = entries.slice(MAXIMUM_OPEN_ROWS);
    return [
        ...(entries.length === 0 ? [] : [table(entries.slice(0, MAXIMUM_OPEN_ROWS))]),
        ...(rest.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(rest.length, 'more row'), table(rest))]),
    ];
}
function findingBlocks(findings) {
    const loud = findings.filter(({ level }) => level !== 'notice');
    const quiet = findings.filter(({ level }) => level === 'notice');
    const rest = loud.slice(MAXIMUM_OPEN);
    const list = (some) => (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .AX)(some.map(findingMarkdown));
    return {
        actions: loud.length === 0 ? [] : [list(loud.slice(0, MAXIMUM_OPEN))],
        details: [
            ...(rest.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(rest.length, 'more finding'), list(rest))]),
            ...(quiet.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(quiet.length, 'note'), list(quiet))]),
        ],
    };
}
function findingMarkdown({ fix, level, location, message, title }) {
    const place = location === undefined ? '' : ` (${placeMarkdown(location)})`;
    const todo = fix === undefined ? '' : `<br>${fix.split('\n').map(_problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .R).join('<br>')}`;
    return `${_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__  .W[level]} ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .FV)(title)}: ${(0,_problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .R)(message)}${place}${todo}`;
}


  }),

  34779:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lp: () => (  CODES),
    Wk: () => (  PlatformError),
    Wm: () => (  stoppedError),
    qF: () => (  parseJson)
  });
const CODES = [
    'OK',
    'CANCELLED',
    'UNKNOWN',
    'INVALID_ARGUMENT',
    'DEADLINE_EXCEEDED',
    'NOT_FOUND',
    'ALREADY_EXISTS',
    'PERMISSION_DENIED',
    'RESOURCE_EXHAUSTED',
    'FAILED_PRECONDITION',
    'ABORTED',
    'OUT_OF_RANGE',
    'UNIMPLEMENTED',
    'INTERNAL',
    'UNAVAILABLE',
    'DATA_LOSS',
    'UNAUTHENTICATED',
];
const NO_DETAILS = { fieldViolations: [], preconditions: [], resource: undefined, others: [] };
class PlatformError extends Error {
    code;
    httpStatus;
    reason;
    domain;
    details;
    requestId;
    call;
    sent;
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.name = 'PlatformError';
        this.code = facts.code;
        this.call = facts.call;
        this.httpStatus = facts.httpStatus ?? 0;
        this.reason = facts.reason ?? '';
        this.domain = facts.domain ?? '';
        this.details = facts.details ?? NO_DETAILS;
        this.requestId = facts.requestId;
        this.sent = facts.sent ?? true;
    }
}
function stoppedError({ reason }, call, sent = true) {
    const why = reason instanceof Error ? reason.message : 'the run was stopped';
    return new PlatformError(why, { code: 'CANCELLED', call, cause: reason, sent });
}
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}


  }),

  34733:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  readRecordsOf)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63144);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);
  var _images_image_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63018);
  var _images_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41758);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);
  var _history_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96016);






const LIVE_DAYS = 335;
async function readRecordsOf(read, digests, { cache, name, now }) {
    const since = firstOfMonth(now - LIVE_DAYS * _base_time_js__WEBPACK_IMPORTED_MODULE_2__  .sO);
    const recent = await (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_1__  .T3)(read, { since });
    const missing = digests.filter((digest) => !recent.some((record) => record.digest === digest));
    if (missing.length === 0)
        return recent;
    const key = `history ${name} until ${since}`;
    const kept = parseRecords(await cache.get(key)).filter((record) => record.time < since);
    const confirmed = await confirm(read, kept, missing);
    if (confirmed !== undefined)
        return (0,_images_tag_history_js__WEBPACK_IMPORTED_MODULE_3__  .NM)([...confirmed, ...recent]);
    const older = await (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_1__  .T3)(read, { until: since - 1 });
    if (older.length > 0)
        await cache.set(key, JSON.stringify(older));
    return [...older, ...recent];
}
async function confirm(read, kept, missing) {
    const named = missing.map((digest) => kept.findLast((record) => record.digest === digest));
    const found = [];
    for (const record of named) {
        if (record === undefined)
            return undefined;
        const after = kept[kept.indexOf(record) + 1]?.time ?? record.time;
        const live = await read({ start: record.time - 1, end: after + 1 });
        if (!live.some(({ digest, time }) => digest === record.digest && time === record.time))
            return undefined;
        found.push(...live);
    }
    return found;
}
function parseRecords(text) {
    const rows = text === undefined ? undefined : (0,_platform_errors_js__WEBPACK_IMPORTED_MODULE_0__  .qF)(text);
    if (!Array.isArray(rows))
        return [];
    const records = rows.flatMap((row) => {
        const [digest, time] = [(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_4__  ._F)(row, 'digest'), (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_4__  ._F)(row, 'time')];
        const isTime = typeof time === 'number' && Number.isSafeInteger(time) && time > 0;
        return typeof digest === 'string' && (0,_images_image_reference_js__WEBPACK_IMPORTED_MODULE_5__  .Bc)(digest) && isTime ? [{ digest, time }] : [];
    });
    return (0,_images_tag_history_js__WEBPACK_IMPORTED_MODULE_3__  .NM)(records);
}
function firstOfMonth(time) {
    const date = new Date(time);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}


  }),

  96016:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Le: () => (  standstill),
    QZ: () => (  MAXIMUM_RECORDS),
    T3: () => (  readRecords)
  });
  var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);
  var _images_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41758);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);



const MAXIMUM_RECORDS = 1000;
const SPARE_REQUESTS = 16;
const MAXIMUM_HISTORY = 525_600;
async function readRecords(read, { since, until } = {}) {
    const start = since === undefined ? {} : { start: since - 1 };
    const end = until === undefined ? {} : { end: until + 1 };
    const first = await read({ ...start, ...end });
    const known = createCollection();
    known.add((0,_images_tag_history_js__WEBPACK_IMPORTED_MODULE_1__  .dO)(first), 'newer');
    if (first.length >= MAXIMUM_RECORDS) {
        await readOn(read, known, 'newer', (edge) => ({ start: edge, ...end }));
        await readOn(read, known, 'older', (edge) => ({ ...start, end: edge }));
    }
    return known.all().filter(({ time }) => time >= (since ?? time) && time <= (until ?? time));
}
function standstill(time) {
    const when = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_2__  .sZ)(time);
    const message = `the tag history cannot be read past ${when}: it has ${MAXIMUM_RECORDS} records in one millisecond, or the service ignores \`start\` and \`end\``;
    return new _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk(message, { code: 'UNDECODABLE', call: 'GET history' });
}
function createCollection() {
    const seen = new Set();
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
        all: () => (0,_images_tag_history_js__WEBPACK_IMPORTED_MODULE_1__  .NM)(answers.flat()),
    };
}
async function readOn(read, known, side, windowFrom) {
    const wider = side === 'newer' ? -1 : 1;
    let widening = wider;
    for (let requests = 1;; requests += 1) {
        const edge = known.edge(side);
        const answer = await read(windowFrom(edge + widening));
        const grown = known.add((0,_images_tag_history_js__WEBPACK_IMPORTED_MODULE_1__  .dO)(answer), side);
        if (widening === 0 && !answer.some(({ time }) => time === edge))
            throw standstill(edge);
        if (answer.length < MAXIMUM_RECORDS)
            return;
        if (grown === 0 && widening === 0)
            throw standstill(edge);
        const isEndless = requests > SPARE_REQUESTS + known.count() / 500 || known.count() > MAXIMUM_HISTORY;
        if (isEndless)
            throw standstill(edge);
        widening = grown === 0 ? 0 : wider;
    }
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


  }),

  19478:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  RefusedExchangeError)
  });
class RefusedExchangeError extends Error {
    lines;
    copy;
    constructor(message, lines, copy, cause) {
        super(message, { cause });
        this.name = 'RefusedExchangeError';
        this.lines = lines;
        this.copy = copy;
    }
}


  })

};
;