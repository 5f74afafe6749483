export const id = 487;
export const ids = [487];
export const modules = {

/***/ 6860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mi: () => (/* binding */ createNameGlob),
/* harmony export */   zm: () => (/* binding */ nameGlobProblem)
/* harmony export */ });
/* unused harmony export GLOB_LIMIT */
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
/** Whether a character is in a set such as `a-z0-9` or `!a-c`. */
function inSet(set) {
    const negated = set.startsWith('!') || set.startsWith('^');
    const ranges = Array.from((negated ? set.slice(1) : set).matchAll(/.-.|./gsu), ([range]) => {
        const ends = Array.from(range);
        return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
    });
    return (character) => ranges.some(({ low, high }) => low <= character && character <= high) !== negated;
}
function parsePattern(pattern) {
    return Array.from(pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/gu), ([text]) => {
        if (text.startsWith('*'))
            return '*';
        if (text === '?')
            return () => true;
        if (text.length > 2 && text.startsWith('['))
            return inSet(text.slice(1, -1));
        return (character) => character === text;
    });
}
/** Steps through text and pattern; after a mismatch only the last star takes one more character, so no backtracking grows. */
function matchesPattern(parts, characters) {
    let at = 0;
    let part = 0;
    let starPart = -1;
    let starAt = 0;
    for (let character = characters[at]; character !== undefined; character = characters[at]) {
        const wanted = parts[part];
        if (wanted === '*') {
            starPart = part;
            starAt = at;
            part += 1;
        }
        else if (wanted?.(character)) {
            at += 1;
            part += 1;
        }
        else if (starPart >= 0) {
            part = starPart + 1;
            starAt += 1;
            at = starAt;
        }
        else
            return false;
    }
    return parts.slice(part).every((rest) => rest === '*');
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
        return patterns.some((parts) => matchesPattern(parts, characters));
    };
}


/***/ }),

/***/ 5487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkReferences: () => (/* binding */ checkReferences),
  placed: () => (/* binding */ placed)
});

// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/base/group-by.js
var group_by = __webpack_require__(7825);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/platform/history-cache.js
var history_cache = __webpack_require__(289);
// EXTERNAL MODULE: ./build/commands/images-input.js
var images_input = __webpack_require__(8484);
// EXTERNAL MODULE: ./build/commands/problems.js
var commands_problems = __webpack_require__(1447);
// EXTERNAL MODULE: ./build/commands/resolve-digest/find-tag-record.js + 1 modules
var find_tag_record = __webpack_require__(7567);
// EXTERNAL MODULE: ./build/commands/resolve-digest/gather.js
var gather = __webpack_require__(6364);
// EXTERNAL MODULE: ./build/commands/resolve-digest/pinned-reference.js
var pinned_reference = __webpack_require__(8189);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(6963);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render-check.js



const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const ORDER = ['unverified', 'unknown', 'unpinned', 'stale', 'superseded', 'pinned'];
const WORDS = {
    unverified: '❌ never that tag',
    unknown: '❓ not checked',
    unpinned: '❌ not pinned',
    stale: '⚠️ stale',
    superseded: '✅ superseded recently',
    pinned: '✅ current',
};
/** Job summary of `mode: check`: what needs a word first, the rest folded. */
function renderCheckSummary(checked, verdict, now) {
    const sorted = [...checked].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
    const isQuiet = ({ state }) => state === 'pinned' || state === 'superseded';
    const row = (reference) => [
        (0,markdown/* codeMarkdown */.fl)((0,pinned_reference/* writtenName */.l)(reference)),
        (0,markdown/* escapeMarkdown */.FV)(WORDS[reference.state]) +
            (reference.since === undefined ? '' : `, ${(0,duration/* renderDuration */.P)(now - reference.since)} ago`),
        reference.location === undefined
            ? ''
            : (0,markdown/* codeMarkdown */.fl)(`${reference.location.file}:${reference.location.line}`),
    ];
    const header = ['Reference', 'State', 'Where'];
    const loud = sorted.filter((reference) => !isQuiet(reference));
    const quiet = sorted.filter(isQuiet);
    const words = { pass: 'pass', warn: 'warning', fail: 'fail' }[verdict];
    const blocks = [
        `### Check pins: ${words}`,
        `${checked.length} references, ${loud.length} with something to say.`,
    ];
    if (loud.length > 0)
        blocks.push((0,markdown/* tableMarkdown */.oS)(header, loud.map(row)));
    if (quiet.length > 0)
        blocks.push((0,markdown/* detailsMarkdown */.GE)(`${quiet.length} pinned`, (0,markdown/* tableMarkdown */.oS)(header, quiet.map(row))));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/check.js











/** `mode: check`: which references are unpinned, which pins are stale, and which were never that tag. */
async function checkReferences(inputs, deps) {
    const now = deps.clock.now();
    const gathered = await (0,gather/* gatherReferences */.G)(inputs, deps);
    const pinned = gathered.references.filter(({ reference }) => reference.digest !== undefined);
    (0,images_input/* requireRegistryCredential */.qD)(inputs, pinned.map(({ image }) => image));
    const { problems, states } = await judgeAll(inputs, deps, pinned, now);
    const checked = gathered.references.map((reference) => {
        if (reference.reference.digest === undefined)
            return { ...reference, state: 'unpinned', since: undefined };
        const state = states.get((0,pinned_reference/* tagKey */.E)(reference))?.(reference.reference.digest);
        if (state === undefined)
            return { ...reference, state: 'unknown', since: undefined };
        return { ...reference, ...stateOf(state, inputs['max-age'], now) };
    });
    const findings = checked.flatMap((reference) => findingOf(reference, inputs['fail-on'], now));
    const count = (state) => checked.filter((reference) => reference.state === state).length;
    const verdict = verdictOf([...findings, ...gathered.warnings]);
    return {
        findings: [...findings, ...gathered.warnings],
        problems,
        verdict,
        outputs: {
            references: checked.map(rowOf),
            'unpinned-count': count('unpinned'),
            'stale-count': count('stale'),
            'unverified-count': count('unverified'),
        },
        summary: renderCheckSummary(checked, verdict, now),
        report: { references: checked.map(rowOf) },
        stdout: checked.map(pinned_reference/* writtenName */.l),
        log: [
            ...gathered.log,
            `${checked.length} references checked: ${count('unpinned')} unpinned, ${count('stale')} stale, ${count('unverified')} unverified, ${count('unknown')} not checked.`,
        ],
    };
}
async function judgeAll(inputs, deps, pinned, now) {
    const states = new Map();
    const problems = [];
    const groups = [...(0,group_by/* groupBy */.$)(pinned, pinned_reference/* tagKey */.E)];
    let done = 0;
    await Promise.all(groups.map(async ([key, references]) => {
        const [first] = references;
        if (first === undefined)
            return;
        try {
            const read = deps.session.registry.history(first.image.repository, first.image.tag);
            const digests = references.flatMap(({ reference }) => reference.digest ?? []);
            const records = await (0,find_tag_record/* named */.K)(key, (0,history_cache/* readRecordsOf */.A)(read, digests, {
                cache: deps.cache,
                name: `${deps.session.registryAudience}/${key}`,
                now,
            }));
            states.set(key, (digest) => (0,tag_history/* judgePin */.ns)(records, digest));
        }
        catch (error) {
            problems.push(...placed((0,commands_problems/* toProblems */.e)(error, inputs.identity, `\`${(0,pinned_reference/* writtenName */.l)(first)}\``), first));
        }
        finally {
            done += 1;
            deps.host.progress(`${done} of ${groups.length} tags`);
        }
    }));
    return { states, problems };
}
/** Problems with the place of the reference that they are about. */
function placed(problems, { location }) {
    return location === undefined ? problems : problems.map((problem) => ({ location, ...problem }));
}
function stateOf(state, maxAge, now) {
    if (state.kind === 'current')
        return { state: 'pinned', since: undefined };
    if (state.kind === 'unverified')
        return { state: 'unverified', since: undefined };
    const stale = maxAge === undefined || now - state.since > maxAge;
    return { state: stale ? 'stale' : 'superseded', since: state.since };
}
function findingOf(checked, failOn, now) {
    const { state } = checked;
    if (state !== 'unpinned' && state !== 'stale' && state !== 'unverified')
        return [];
    const name = (0,pinned_reference/* writtenName */.l)(checked);
    const words = {
        unpinned: {
            title: 'Image not pinned',
            message: `\`${name}\` has no digest.`,
            fix: 'Pin it with `mode: pin`.',
        },
        stale: {
            title: 'Pin is stale',
            message: `\`${name}\` was superseded ${(0,duration/* renderDuration */.P)(now - (checked.since ?? now))} ago (${(0,time/* renderTime */.sZ)(checked.since ?? now)}).`,
            fix: 'Refresh it with `mode: pin`.',
        },
        unverified: {
            title: 'Pin is unverified',
            message: `\`${name}\`: the tag \`${checked.image.tag}\` never had this digest.`,
            fix: 'Find out where the digest came from; `mode: pin` replaces it.',
        },
    }[state];
    const level = failOn.includes(state) ? 'error' : 'warning';
    const location = checked.location === undefined ? {} : { location: checked.location };
    return [
        {
            rule: state,
            level,
            ...words,
            artifact: name,
            ...location,
            fingerprint: `${state} ${checked.location?.file ?? ''} ${name}`,
        },
    ];
}
function verdictOf(findings) {
    if (findings.some((finding) => finding.level === 'error'))
        return 'fail';
    return findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass';
}
function rowOf(checked) {
    const { image, location, reference, since, state } = checked;
    const written = (0,pinned_reference/* writtenName */.l)({ reference: { ...reference, tag: undefined, digest: undefined } });
    return {
        image: written,
        tag: image.tag,
        ...(reference.digest === undefined ? {} : { digest: reference.digest }),
        reference: (0,pinned_reference/* writtenName */.l)(checked),
        state,
        ...(since === undefined ? {} : { supersededAt: (0,time/* renderTime */.sZ)(since) }),
        ...(location === undefined ? {} : { file: location.file, line: location.line }),
    };
}


/***/ }),

/***/ 6364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ gatherReferences)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6120);
/* harmony import */ var _domain_image_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5563);
/* harmony import */ var _file_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1966);
/* harmony import */ var _images_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8484);
/* harmony import */ var _pinned_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8189);





/** References of `images` and of files (contract §4: every tracked file when `images` is not given), without ignored ones. */
async function gatherReferences(inputs, deps) {
    const names = (0,_images_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegistryNames */ .Cd)(inputs);
    const named = (0,_images_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readImages */ .H)(inputs.images, names).map(({ image, reference }) => ({ image, reference, location: undefined, inFile: undefined }));
    const wantsFiles = inputs.files.length > 0 || inputs.images.length === 0;
    const found = wantsFiles ? await (0,_file_references_js__WEBPACK_IMPORTED_MODULE_0__.gatherFileReferences)(inputs, deps, names) : undefined;
    const fromFiles = (found?.references ?? []).map((inFile) => ({
        image: inFile.image,
        reference: inFile.reference,
        location: inFile.location,
        inFile,
    }));
    const isIgnored = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .createGlobList */ .n)(inputs['ignore-images'], _domain_image_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .createImageGlob */ .o);
    const all = [...named, ...fromFiles];
    const references = all.filter((reference) => !isIgnored((0,_pinned_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .tagKey */ .E)(reference)));
    const ignored = all.length - references.length;
    const log = [
        ...(found?.log ?? []),
        ...(ignored === 0 ? [] : [`${ignored} references are left out by \`ignore-images\`.`]),
    ];
    return { references, files: found?.files ?? new Map(), warnings: found?.warnings ?? [], log };
}


/***/ }),

/***/ 8189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ tagKey),
/* harmony export */   l: () => (/* binding */ writtenName)
/* harmony export */ });
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

/** `<org>/<image>:<tag>`: references with the same key have the same history. */
function tagKey({ image }) {
    return `${image.repository}:${image.tag}`;
}
/** The reference as it was written. */
function writtenName({ reference }) {
    return (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .printImageReference */ .Yk)(reference);
}


/***/ }),

/***/ 5563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createImageGlob)
/* harmony export */ });
/* unused harmony export plainImageName */
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6860);

/** `org/name:tag` of an image: without host and digest, the tag `latest` and the organization `chainguard` when absent. */
function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return /:[^/]*$/.test(name) ? name : `${name}:latest`;
}
/** A first segment with a dot or a port, or `localhost`, is a registry host. */
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;
/**
 * A test for images by a glob on `org/name:tag`: host and `chainguard/` may be left out on either side, and a glob
 * without `:` means any tag.
 */
function createImageGlob(glob) {
    const matches = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .createNameGlob */ .mi)(/:[^/]*$/.test(glob) ? glob : `${glob}:*`);
    return (image) => {
        const name = plainImageName(image);
        const host = HOST.exec(image)?.[0] ?? '';
        return [name, `${host}${name}`, name.replace(/^chainguard\//, '')].some(matches);
    };
}


/***/ }),

/***/ 289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readRecordsOf)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2475);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(880);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6068);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4779);
/* harmony import */ var _history_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7932);





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
        return typeof digest === 'string' && (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isDigest */ .Bc)(digest) && typeof time === 'number'
            ? [{ digest, time }]
            : [];
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


/***/ })

};
