export const id = 9262;
export const ids = [9262];
export const modules = {

/***/ 34150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 file`, `2 files`; `plural` where it takes more than an `s`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}


/***/ }),

/***/ 25335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ inSet),
/* harmony export */   PL: () => (/* binding */ fitsParts),
/* harmony export */   Pp: () => (/* binding */ fitsCharacters)
/* harmony export */ });
/** Whether a character is in a set such as `a-z0-9` or `!a-c`. */
function inSet(set) {
    const negated = set.startsWith('!') || set.startsWith('^');
    const ranges = Array.from((negated ? set.slice(1) : set).matchAll(/.-.|./gsu), ([range]) => {
        const ends = Array.from(range);
        return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
    });
    return (character) => ranges.some(({ low, high }) => low <= character && character <= high) !== negated;
}
/**
 * Whether the items fit the parts, in which `isAny` tells those that stand for any number of items. After a mismatch only
 * the last of them takes one more item, so that no backtracking grows: time in proportion to parts × items.
 */
function fitsParts(parts, items, isAny, fits) {
    let [at, part, anyPart, anyAt] = [0, 0, -1, 0];
    for (let item = items[at]; item !== undefined; item = items[at]) {
        const wanted = parts[part];
        if (wanted !== undefined && isAny(wanted)) {
            anyPart = part;
            anyAt = at;
            part += 1;
        }
        else if (wanted !== undefined && fits(wanted, item)) {
            at += 1;
            part += 1;
        }
        else if (anyPart >= 0) {
            part = anyPart + 1;
            anyAt += 1;
            at = anyAt;
        }
        else
            return false;
    }
    return parts.slice(part).every(isAny);
}
/** Whether all characters fit the parts, `*` being any number of them. */
function fitsCharacters(parts, characters) {
    return fitsParts(parts, characters, (part) => part === '*', (part, character) => part !== '*' && part(character));
}


/***/ }),

/***/ 77825:
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

/***/ 56860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mi: () => (/* binding */ createNameGlob),
/* harmony export */   zm: () => (/* binding */ nameGlobProblem)
/* harmony export */ });
/* unused harmony export GLOB_LIMIT */
/* harmony import */ var _glob_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25335);

/** Longest glob in characters (contract §1). */
const GLOB_LIMIT = 256;
/** Most alternatives that the braces of one glob may stand for. */
const ALTERNATIVES_LIMIT = 64;
/** Why a text is no usable glob, one clause for an error message; `undefined` when it is one. */
function nameGlobProblem(glob) {
    if (glob === '')
        return 'it is empty';
    if (glob.length > GLOB_LIMIT)
        return `it is longer than ${GLOB_LIMIT} characters`;
    if (/[@!?+*]\(/.test(glob))
        return 'extended patterns such as `@(a|b)` are not supported; use `{a,b}`';
    if (expandBraces(glob) === undefined)
        return `its braces are nested, not closed, or stand for more than ${ALTERNATIVES_LIMIT} names`;
    return undefined;
}
/** The patterns that `{a,b}` stands for; `undefined` when braces are nested, open or too many. */
function expandBraces(glob) {
    let patterns = [''];
    for (const piece of glob.split(/(\{[^{}]*\})/)) {
        const inBraces = piece.startsWith('{') && piece.endsWith('}');
        if (!inBraces && /[{}]/.test(piece))
            return undefined;
        const choices = inBraces ? piece.slice(1, -1).split(',') : [piece];
        patterns = patterns.flatMap((start) => choices.map((choice) => start + choice));
        if (patterns.length > ALTERNATIVES_LIMIT)
            return undefined;
    }
    return patterns;
}
function parsePattern(pattern) {
    return Array.from(pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/gu), ([text]) => {
        if (text.startsWith('*'))
            return '*';
        if (text === '?')
            return () => true;
        if (text.length > 2 && text.startsWith('['))
            return (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .inSet */ .IW)(text.slice(1, -1));
        return (character) => character === text;
    });
}
/**
 * A test for whole names: `*` is any text (slashes too), `?` one character, `[a-z]` a set, `{a,b}` either. Takes time in
 * proportion to glob × name for any input; a glob with a problem matches nothing.
 */
function createNameGlob(glob) {
    const expanded = nameGlobProblem(glob) === undefined ? expandBraces(glob) : undefined;
    const patterns = expanded?.map(parsePattern) ?? [];
    return (name) => {
        const characters = Array.from(name);
        return patterns.some((parts) => (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .fitsCharacters */ .Pp)(parts, characters));
    };
}


/***/ }),

/***/ 59800:
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


/***/ }),

/***/ 48484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ readImageInputs),
/* harmony export */   C8: () => (/* binding */ createImageFilter),
/* harmony export */   Cd: () => (/* binding */ readRegistryNames),
/* harmony export */   Db: () => (/* binding */ missingRegistryCredential),
/* harmony export */   H: () => (/* binding */ readImages)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_image_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35563);
/* harmony import */ var _domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20270);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50880);




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
/** Reads `registry-map` and `images`; throws `UserError` with all that is wrong with them, after the `problems` given. */
function readImageInputs(inputs, problems = []) {
    const names = readRegistryNames(inputs);
    try {
        const images = readImages(inputs.images, names);
        if (problems.length === 0)
            return { names, images };
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems, ...error.problems);
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
}
/** A test for images that `ignore-images` leaves out, by the name in the registry and the one that is written. */
function createImageFilter(globs) {
    const isListed = (0,_domain_image_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .createImageGlobList */ .Qf)(globs);
    return ({ complete, repository }, tag) => isListed([
        `${repository}:${tag}`,
        `${(0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .printImageReference */ .Yk)({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
/**
 * The problem of an image whose history cannot be read without signing in, when there is nothing to sign in with; in the
 * same words for every image, so that it is told once.
 */
function missingRegistryCredential(inputs, image) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return undefined;
    if ((0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublic */ .Ul)(image.repository, image.tag))
        return undefined;
    return {
        kind: 'usage',
        message: '`identity` is needed: only `latest` and `latest-dev` of public images can be read without signing in',
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
    };
}


/***/ }),

/***/ 710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ askTags)
/* harmony export */ });
/* harmony import */ var _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77825);
/* harmony import */ var _images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48484);
/* harmony import */ var _tell_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16056);
/* harmony import */ var _pinned_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28189);




/** Asks about each tag once, all in parallel; one that fails, or lacks a credential, does not stop the others. */
async function askTags(inputs, deps, references, ask) {
    const known = new Map();
    const failed = new Map();
    const groups = (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(references, _pinned_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .tagKey */ .E4);
    let done = 0;
    await Promise.all(Array.from(groups, async ([key, same]) => {
        const [first] = same;
        if (first === undefined)
            return;
        const missing = (0,_images_input_js__WEBPACK_IMPORTED_MODULE_0__/* .missingRegistryCredential */ .Db)(inputs, first.image);
        if (missing !== undefined) {
            failed.set(key, placed([missing], first));
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
            const found = (0,_tell_once_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblemsOf */ .v)(error, inputs.identity, `\`${(0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .writtenName */ .lD)(first)}\``);
            failed.set(key, placed(found, first));
        }
        finally {
            done += 1;
            deps.host.progress(`${done} of ${groups.size} tags`);
        }
    }));
    const problems = (0,_tell_once_js__WEBPACK_IMPORTED_MODULE_1__/* .uniqueProblems */ .O)([...groups.keys()].flatMap((key) => failed.get(key) ?? []));
    return { known, failed, problems };
}
/** Problems with the place of the reference that they are about. */
function placed(problems, { location }) {
    return location === undefined ? problems : problems.map((problem) => ({ location, ...problem }));
}


/***/ }),

/***/ 60949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ chooseTargets)
/* harmony export */ });
/* harmony import */ var _platform_history_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30289);
/* harmony import */ var _platform_history_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57932);
/* harmony import */ var _ask_tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(710);
/* harmony import */ var _find_tag_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97567);




/**
 * Chooses one digest for each tag (contract §4: the same everywhere). Under a cooldown never backwards: the newest pin
 * that is newer than the candidate stays, and the other references of that tag move to it. With `verify`, present digests
 * are looked up too.
 */
function chooseTargets(inputs, deps, references, { bound, bounds, forwardOnly, now, verify, }) {
    return (0,_ask_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .askTags */ .R)(inputs, deps, references, async ({ kept, key, read, references: same }) => {
        const { recent, record } = await (0,_find_tag_record_js__WEBPACK_IMPORTED_MODULE_3__/* .findTagRecord */ .BN)(read, key, { bound, bounds, now });
        const held = new Set(same.flatMap(({ reference }) => reference.digest ?? []));
        held.delete(record.digest);
        const found = { record, recent, kept: false, unverified: new Set() };
        if (held.size === 0 || (!verify && !forwardOnly))
            return found;
        const records = await readHeld(read, { held, kept, verify, candidate: record });
        const unverified = new Set([...held].filter((digest) => !records.some((one) => one.digest === digest)));
        const newer = records.findLast(({ digest, time }) => time > record.time && held.has(digest));
        if (!forwardOnly || newer === undefined)
            return { ...found, unverified };
        return { record: newer, recent, kept: true, unverified };
    });
}
/** Records that tell of the held digests: all of theirs to verify them, else only what came after the candidate. */
function readHeld(read, facts) {
    if (!facts.verify)
        return (0,_platform_history_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecords */ .T3)(read, { since: facts.candidate.time });
    return (0,_platform_history_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecordsOf */ .A)(read, [...facts.held], facts.kept);
}


/***/ }),

/***/ 97567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BN: () => (/* binding */ findTagRecord),
  KT: () => (/* binding */ named),
  Jh: () => (/* binding */ unknownTag)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(26068);
// EXTERNAL MODULE: ./build/platform/history-reader.js
var history_reader = __webpack_require__(57932);
;// CONCATENATED MODULE: ./build/platform/find-record.js


const DAY_MS = 86_400_000;
/**
 * How far before a bound to look first. A date is asked about while the tag lives: a month before it holds a record, and
 * seldom a thousand. A cooldown is asked of every tag, also of those that have not moved for months.
 */
const FIRST_WINDOW_MS = { date: 30 * DAY_MS, cooldown: 365 * DAY_MS };
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
async function findRecord(read, bound, now, firstWindowMs = FIRST_WINDOW_MS.date) {
    const top = bound ?? now;
    // One millisecond more, so that an exclusive end still has the record at the bound.
    const end = bound === undefined ? {} : { end: bound + 1 };
    let start = bound === undefined ? undefined : bound - firstWindowMs;
    let search;
    let newestFirst = false;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const raw = await read({ ...(start === undefined ? {} : { start }), ...end });
        newestFirst = (0,tag_history/* isNewestFirst */.j2)(raw, newestFirst);
        const answer = judgeAnswer(raw, newestFirst, bound);
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
function judgeAnswer(raw, newestFirst, bound = Number.POSITIVE_INFINITY) {
    const isFull = raw.length >= history_reader/* MAXIMUM_RECORDS */.QZ;
    const answer = (0,tag_history/* orderAnswer */.dO)(raw, newestFirst);
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
async function findTagRecord(read, name, { bound, bounds, now }) {
    const found = await named(name, findRecord(read, bound, now, FIRST_WINDOW_MS[bounds]));
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
/** The error for a tag of which there is no record. */
function unknownTag(name, cause) {
    const told = cause === undefined ? '' : ` (the registry says: ${(0,plain_text/* plainLine */.h0)(cause.message, 200)})`;
    return new user_error/* UserError */.y({
        message: `there is no tag \`${name}\`${told}`,
        fix: 'check organization, name and tag',
    });
}


/***/ }),

/***/ 66364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ gatherReferences)
/* harmony export */ });
/* harmony import */ var _base_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34150);
/* harmony import */ var _images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48484);


/**
 * References of `images` and of files, without ignored ones. Files are scanned where `files` names them, and without
 * `images` by default but for `resolve` (contract §4); the scanner is loaded only then.
 */
async function gatherReferences(inputs, deps, { images, names }) {
    const named = images.map(({ image, reference }) => ({ image, reference, location: undefined, inFile: undefined }));
    const wantsFiles = inputs.files.length > 0 || (images.length === 0 && inputs.mode !== 'resolve');
    const found = wantsFiles
        ? await (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8557), __webpack_require__.e(1966), __webpack_require__.e(3758)]).then(__webpack_require__.bind(__webpack_require__, 71966))).gatherFileReferences(inputs, deps, names)
        : undefined;
    const fromFiles = (found?.references ?? []).map((inFile) => ({
        image: inFile.image,
        reference: inFile.reference,
        location: inFile.location,
        inFile,
    }));
    const isIgnored = (0,_images_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createImageFilter */ .C8)(inputs['ignore-images']);
    const all = [...named, ...fromFiles];
    const references = all.filter(({ image }) => !isIgnored(image, image.tag));
    const ignored = all.length - references.length;
    const log = [
        ...(found?.log ?? []),
        ...(ignored === 0 ? [] : [`${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(ignored, 'reference')} left out by \`ignore-images\`.`]),
    ];
    return { references, files: found?.files ?? new Map(), findings: found?.findings ?? [], log };
}


/***/ }),

/***/ 28189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ tagKey),
/* harmony export */   J_: () => (/* binding */ writtenImage),
/* harmony export */   lD: () => (/* binding */ writtenName),
/* harmony export */   sG: () => (/* binding */ isTagless),
/* harmony export */   zt: () => (/* binding */ completeName)
/* harmony export */ });
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);

/** `<org>/<image>:<tag>`: references with the same key have the same history. */
function tagKey({ image }) {
    return `${image.repository}:${image.tag}`;
}
/** The reference as it was written. */
function writtenName({ reference }) {
    return (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .printImageReference */ .Yk)(reference);
}
/** The image as it was written, without tag and digest. */
function writtenImage({ reference }) {
    return (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .printImageReference */ .Yk)({ ...reference, tag: undefined, digest: undefined });
}
/** The complete reference with a digest: host as written, else the public registry's. */
function completeName({ image }, digest) {
    return (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .printImageReference */ .Yk)({ ...image.complete, digest });
}
/**
 * A digest without a tag in a file is a pin of no tag: it can be neither verified nor refreshed. In `images`, no tag means
 * `latest` (contract §4).
 */
function isTagless({ inFile, reference }) {
    return inFile !== undefined && reference.tag === undefined && reference.digest !== undefined;
}


/***/ }),

/***/ 65698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readScope)
/* harmony export */ });
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26068);
/* harmony import */ var _images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48484);


/** Reads images and times from the inputs; throws `UserError` with all that is wrong with them. */
function readScope(inputs, now) {
    const problems = [];
    const { 'as-of': asOf, files, images, 'min-age': minAge, mode } = inputs;
    if (mode === 'resolve' && images.length === 0 && files.length === 0) {
        problems.push({
            message: '`images` is needed',
            fix: 'name at least one image, such as `python:latest`, or the `files` that name them',
            input: 'images',
        });
    }
    const read = (0,_images_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readImageInputs */ .B3)(inputs, problems);
    const bound = asOf === undefined && minAge === undefined ? undefined : (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .lookupBound */ .lm)(now, asOf, minAge);
    const bounds = asOf === undefined ? 'cooldown' : 'date';
    return { ...read, bound, bounds, forwardOnly: minAge !== undefined };
}


/***/ }),

/***/ 8686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ referenceRows),
/* harmony export */   n: () => (/* binding */ firstOutputs)
/* harmony export */ });
/* harmony import */ var _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77825);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);
/* harmony import */ var _pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28189);



/** Rows in the order of the input: one for each entry of `images`, then one for each name and tag in files. */
function referenceRows(references, answers) {
    const named = references.filter(({ inFile }) => inFile === undefined);
    const inFiles = references.filter(({ inFile }) => inFile !== undefined);
    const firsts = [...(0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(inFiles, (reference) => (0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .completeName */ .zt)(reference, undefined)).values()];
    return [...named, ...firsts.flatMap(([first]) => first ?? [])].map((reference) => {
        const base = { image: (0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenImage */ .J_)(reference), tag: reference.image.tag };
        const record = answers.record((0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagKey */ .E4)(reference));
        if (record === undefined) {
            const messages = answers.problems((0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagKey */ .E4)(reference)).map(({ message }) => message);
            return { ...base, error: messages.join('\n') };
        }
        const { digest, time } = record;
        return { ...base, digest, reference: (0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .completeName */ .zt)(reference, digest), updatedAt: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTime */ .sZ)(time) };
    });
}
/** The outputs of the first image: empty where it failed. */
function firstOutputs(rows) {
    const [first] = rows;
    return first === undefined || !('digest' in first)
        ? {}
        : { digest: first.digest, reference: first.reference, 'tag-updated-at': first.updatedAt };
}


/***/ }),

/***/ 49262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/commands/resolve-digest/choose-targets.js
var choose_targets = __webpack_require__(60949);
// EXTERNAL MODULE: ./build/commands/resolve-digest/gather.js
var gather = __webpack_require__(66364);
// EXTERNAL MODULE: ./build/commands/resolve-digest/pinned-reference.js
var pinned_reference = __webpack_require__(28189);
// EXTERNAL MODULE: ./build/commands/resolve-digest/read-scope.js
var read_scope = __webpack_require__(65698);
// EXTERNAL MODULE: ./build/commands/resolve-digest/reference-rows.js
var reference_rows = __webpack_require__(8686);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(59800);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
// EXTERNAL MODULE: ./build/commands/problems-markdown.js
var problems_markdown = __webpack_require__(48397);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render.js






const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const TIMELINE_ENTRIES = 6;
/** Lines of the log: one for each image. */
function renderResolveLog(resolved, now) {
    const rows = resolved.flatMap((item) => item.kind === 'resolved'
        ? [
            [
                nameOf(item),
                item.target.record.digest,
                `since ${(0,time/* renderTime */.sZ)(item.target.record.time)} (${(0,duration/* renderDuration */.P)(now - item.target.record.time)})${item.target.kept ? ', newer pin kept' : ''}`,
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
    if (first?.kind === 'resolved' && first.target.recent.length > 1)
        blocks.push(renderTimeline(nameOf(first), first.target.recent));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
function rowOf(item, now) {
    if (item.kind === 'failed') {
        // The column before names the image.
        const subject = `\`${(0,pinned_reference/* writtenName */.lD)(item.reference)}\`: `;
        const why = item.problems.flatMap(({ fix, message }) => [
            message.startsWith(subject) ? message.slice(subject.length) : message,
            ...(fix === undefined ? [] : fix.split('\n')),
        ]);
        return [(0,markdown/* codeMarkdown */.fl)((0,pinned_reference/* writtenName */.lD)(item.reference)), `❌ ${why.map(problems_markdown/* proseMarkdown */.R).join('<br>')}`, '', ''];
    }
    const { record } = item.target;
    return [
        (0,markdown/* codeMarkdown */.fl)(nameOf(item)),
        (0,markdown/* codeMarkdown */.fl)(record.digest),
        `${(0,time/* renderTime */.sZ)(record.time).slice(0, 16).replace('T', ' ')} UTC`,
        (0,duration/* renderDuration */.P)(now - record.time),
    ];
}
function nameOf(item) {
    return (0,pinned_reference/* completeName */.zt)(item.reference, undefined);
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
    const scope = (0,read_scope/* readScope */.h)(inputs, now);
    const gathered = await (0,gather/* gatherReferences */.G)(inputs, deps, scope);
    const references = gathered.references.filter((reference) => !(0,pinned_reference/* isTagless */.sG)(reference));
    const { failed, known, problems } = await (0,choose_targets/* chooseTargets */.u)(inputs, deps, references, {
        ...scope,
        now,
        verify: false,
    });
    const rows = (0,reference_rows/* referenceRows */.T)(references, {
        record: (key) => known.get(key)?.record,
        problems: (key) => failed.get(key) ?? [],
    });
    const seen = new Set();
    const resolved = references.flatMap((reference) => {
        const name = (0,pinned_reference/* completeName */.zt)(reference, undefined);
        // A tag that many files name is told once.
        if (reference.inFile !== undefined && seen.has(name))
            return [];
        seen.add(name);
        const target = known.get((0,pinned_reference/* tagKey */.E4)(reference));
        return target === undefined
            ? [{ reference, kind: 'failed', problems: failed.get((0,pinned_reference/* tagKey */.E4)(reference)) ?? [] }]
            : [{ reference, kind: 'resolved', target }];
    });
    return {
        findings: gathered.findings,
        problems,
        verdict: gathered.findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass',
        outputs: { ...(0,reference_rows/* firstOutputs */.n)(rows), references: rows },
        summary: renderResolveSummary(resolved, now),
        report: { references: rows },
        stdout: rows.flatMap((row) => ('digest' in row ? [row.reference] : [])),
        log: [...gathered.log, ...renderResolveLog(resolved, now)],
    };
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/run.js

/** Runs `resolve-digest` in its mode; the scanner is loaded only where files may be read. */
const run = async (inputs, deps) => {
    switch (inputs.mode) {
        case 'check':
            return (await __webpack_require__.e(/* import() */ 5859).then(__webpack_require__.bind(__webpack_require__, 55859))).checkReferences(inputs, deps);
        case 'pin':
            return (await __webpack_require__.e(/* import() */ 5789).then(__webpack_require__.bind(__webpack_require__, 5789))).pinReferences(inputs, deps);
        default:
            return resolveImages(inputs, deps);
    }
};


/***/ }),

/***/ 16056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ uniqueProblems),
/* harmony export */   v: () => (/* binding */ toProblemsOf)
/* harmony export */ });
/* harmony import */ var _host_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61447);
/* harmony import */ var _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46954);



/** Problems of one of many askings; a refused sign-in is not about its `subject`, so that `uniqueProblems` tells it once. */
function toProblemsOf(error, identity, subject) {
    const isSignIn = error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTokenError */ .Z || error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedExchangeError */ .U;
    return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .e)(error, identity, isSignIn ? '' : subject);
}
/** Problems with the same words told once, at the first place. */
function uniqueProblems(problems) {
    const first = new Map();
    for (const problem of problems) {
        const key = JSON.stringify([problem.kind, problem.message, problem.fix]);
        if (!first.has(key))
            first.set(key, problem);
    }
    return [...first.values()];
}


/***/ }),

/***/ 35563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qf: () => (/* binding */ createImageGlobList),
/* harmony export */   oB: () => (/* binding */ createImageGlob)
/* harmony export */ });
/* unused harmony export plainImageName */
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56860);
/* harmony import */ var _image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20270);


/** `org/name:tag` of an image: without host and digest, the tag `latest` and the organization `chainguard` when absent. */
function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return /:[^/]*$/.test(name) ? name : `${name}:latest`;
}
/** A first segment with a dot or a port, or `localhost`, is a registry host. */
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;
/** Host that an image without one is also known under. */
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLIC_REGISTRY */ .uD}/`;
/**
 * A test for images by a glob on `org/name:tag`: host and `chainguard/` may be left out on either side, and a glob
 * without `:` means any tag.
 */
function createImageGlob(glob) {
    const matches = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .createNameGlob */ .mi)(/:[^/]*$/.test(glob) ? glob : `${glob}:*`);
    return (image) => {
        const host = HOST.exec(image)?.[0] ?? OWN_HOST;
        const name = plainImageName(image);
        const short = name.replace(/^chainguard\//, '');
        return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
    };
}
/**
 * A test for images, each by all the names that it goes by, with a list of such globs (contract §4, `ignore-images`): `!`
 * negates, the last glob that matches decides, and what none matches is not in the list.
 */
function createImageGlobList(globs) {
    const rules = globs.map((glob) => {
        const negated = glob.startsWith('!');
        return { negated, matches: createImageGlob(negated ? glob.slice(1) : glob) };
    });
    return (names) => {
        const last = rules.findLast(({ matches }) => names.some(matches));
        return last !== undefined && !last.negated;
    };
}


/***/ }),

/***/ 26068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ sortRecords),
/* harmony export */   dO: () => (/* binding */ orderAnswer),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   lm: () => (/* binding */ lookupBound),
/* harmony export */   ns: () => (/* binding */ judgePin)
/* harmony export */ });
/* unused harmony exports recordAt, supersededAt */
/**
 * Records of one answer from old to new, each once, whichever way round the service gave them. Those of one millisecond
 * keep the service's order, so that the last of them is the one that holds. `newestFirst` is how an earlier answer was
 * ordered, for one whose times do not tell.
 */
function orderAnswer(answer, newestFirst = false) {
    return sortRecords(isNewestFirst(answer, newestFirst) ? answer.toReversed() : answer);
}
/** Whether an answer begins with its newest record; `otherwise` where all are of one time, or there is none. */
function isNewestFirst(answer, otherwise) {
    const [first, last] = [answer.at(0), answer.at(-1)];
    if (first === undefined || last === undefined || first.time === last.time)
        return otherwise;
    return first.time > last.time;
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
/**
 * The bound of a look-up: the earlier of `asOf` and `now - minAge`; `now` without either. Milliseconds since 1970, where
 * every age ends: no record is older, and far beyond it there are no dates.
 */
function lookupBound(now, asOf, minAgeMs) {
    return Math.min(now, asOf ?? now, Math.max(0, now - (minAgeMs ?? 0)));
}


/***/ }),

/***/ 30289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readRecordsOf)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50880);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26068);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57932);





/** What of a history is read live each time: between eleven and twelve months, up to the first of a month. */
const LIVE_DAYS = 335;
/**
 * The records that tell about these digests, up to the newest record: the recent ones, and the older ones too when a
 * digest is not among them. A digest that is not in the result was never the tag's. Older records come from the cache
 * where it has them; a digest that it names is looked up live at that very time, and one that it does not name leads to
 * a live read, so that a stale or forged cache changes no answer.
 */
async function readRecordsOf(read, digests, { cache, name, now }) {
    const since = firstOfMonth(now - LIVE_DAYS * _base_time_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO);
    const recent = await (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecords */ .T3)(read, { since });
    const missing = digests.filter((digest) => !recent.some((record) => record.digest === digest));
    if (missing.length === 0)
        return recent;
    const key = `history ${name} until ${since}`;
    const kept = parseRecords(await cache.get(key)).filter((record) => record.time < since);
    const confirmed = await confirm(read, kept, missing);
    if (confirmed !== undefined)
        return (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__/* .sortRecords */ .NM)([...confirmed, ...recent]);
    const older = await (0,_history_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecords */ .T3)(read, { until: since - 1 });
    // The newest record before the live ones ended its window long ago; an empty history is not worth keeping.
    if (older.length > 0)
        await cache.set(key, JSON.stringify(older));
    return [...older, ...recent];
}
/** The kept records of the missing digests, each seen live; `undefined` unless all of them are. */
async function confirm(read, kept, missing) {
    const named = missing.map((digest) => kept.findLast((record) => record.digest === digest));
    const found = [];
    for (const record of named) {
        if (record === undefined)
            return undefined;
        // What superseded a digest is the record after it, which is read live too.
        const after = kept[kept.indexOf(record) + 1]?.time ?? record.time;
        const live = await read({ start: record.time - 1, end: after + 1 });
        if (!live.some(({ digest, time }) => digest === record.digest && time === record.time))
            return undefined;
        found.push(...live);
    }
    return found;
}
function parseRecords(text) {
    const rows = text === undefined ? undefined : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    if (!Array.isArray(rows))
        return [];
    const records = rows.flatMap((row) => {
        const [digest, time] = [fieldOf(row, 'digest'), fieldOf(row, 'time')];
        // Other numbers are no times, and could not be asked for.
        const isTime = typeof time === 'number' && Number.isSafeInteger(time) && time > 0;
        return typeof digest === 'string' && (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isDigest */ .Bc)(digest) && isTime ? [{ digest, time }] : [];
    });
    return (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__/* .sortRecords */ .NM)(records);
}
function fieldOf(row, name) {
    return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}
function firstOfMonth(time) {
    const date = new Date(time);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}


/***/ }),

/***/ 57932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ standstill),
/* harmony export */   QZ: () => (/* binding */ MAXIMUM_RECORDS),
/* harmony export */   T3: () => (/* binding */ readRecords)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26068);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);



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
        // The narrow window has the record at the edge, unless its bound is exclusive: then all of the wide one was that edge.
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


/***/ })

};
