export const id = 6913;
export const ids = [6913,7559,8892];
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

/***/ 56120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createGlob),
/* harmony export */   n: () => (/* binding */ createGlobList)
/* harmony export */ });
/* harmony import */ var _brace_alternatives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75808);
/* harmony import */ var _glob_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25335);


/**
 * Matches paths by one glob: `*` and `?` stop at `/`, a segment `**` is any number of segments, `[a-z]` is a set, `{a,b}`
 * either, and a backslash takes a meaning away; names with a leading dot match like any other. Takes time in proportion to
 * glob × path for any input, since both may come from a stranger's change; a glob of too many alternatives matches nothing.
 */
function createGlob(glob) {
    // What `dir/**` stands for is below `dir`.
    const patterns = ((0,_brace_alternatives_js__WEBPACK_IMPORTED_MODULE_0__/* .braceAlternatives */ .q)(glob.replace(/^(?:\.\/)+/, '')) ?? []).map((pattern) => pattern
        .replace(/\/\*\*$/, '/**/*')
        .split('/')
        .map(parseSegment));
    return (text) => {
        const segments = text.split('/').map((segment) => Array.from(segment));
        return patterns.some((parts) => (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsParts */ .PL)(parts, segments, (part) => part === '**', (part, segment) => part !== '**' && (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsCharacters */ .Pp)(part, segment)));
    };
}
function parseSegment(text) {
    if (text === '**')
        return '**';
    return Array.from(text.matchAll(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu), ([piece]) => {
        if (piece.startsWith('*'))
            return '*';
        if (piece === '?')
            return () => true;
        if (piece.length > 2 && piece.startsWith('['))
            return (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .inSet */ .IW)(piece.slice(1, -1));
        const plain = piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece;
        return (character) => character === plain;
    });
}
/**
 * Matches a list of globs in which `!` takes back: the last glob that matches decides. A list that begins with a
 * negation starts from "everything matches".
 */
function createGlobList(globs, matcher = createGlob) {
    const rules = globs.map((glob) => ({
        negated: glob.startsWith('!'),
        matches: matcher(glob.startsWith('!') ? glob.slice(1) : glob),
    }));
    const initial = rules[0]?.negated === true;
    return (text) => rules.reduce((matched, rule) => (rule.matches(text) ? !rule.negated : matched), initial);
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

/***/ 67172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readBaseIgnores)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_ignore_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74259);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26097);




/**
 * The ignores of the base of a change, to tell what the change added or loosened (contract §8); `undefined` without a
 * change, or when they come from the base anyway. Best effort: a base that cannot be read is told and compared with nothing.
 */
async function readBaseIgnores(inputs, deps, now) {
    const { host, workingDirectory } = deps;
    const { changeRequest, untrustedHead } = host.context;
    if (changeRequest?.baseCommit === undefined || untrustedHead || inputs['policy-from'] === 'base')
        return undefined;
    if (deps.config.ignores.length === 0)
        return undefined;
    const path = inputs['config-file'] ?? _policy_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG_FILE */ .Cu;
    try {
        const text = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .policyReader */ .CE)({ host, policyFrom: 'base', workingDirectory })(path);
        if (text === undefined)
            return [];
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6384)]).then(__webpack_require__.bind(__webpack_require__, 86384));
        const parsed = parseConfigFile(text, path);
        if (parsed.kind === 'problems')
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...parsed.problems);
        return (0,_domain_ignore_js__WEBPACK_IMPORTED_MODULE_2__/* .parseIgnores */ .z)(parsed.config.ignores, { requireReason: false, maxDays: undefined }, now).ignores;
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        const [first] = error.problems;
        const why = `${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(first?.message ?? '', 400)}. ${first?.fix ?? ''}`.trim();
        host.log.warning(`Which ignores this change adds or loosens cannot be told: ${why}`);
        return undefined;
    }
}


/***/ }),

/***/ 2119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readIgnores),
/* harmony export */   findIgnoreProblems: () => (/* binding */ findIgnoreProblems),
/* harmony export */   ignoreRulesOf: () => (/* binding */ ignoreRulesOf)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74259);


/** The ignores of a config file, judged; throws `UserError` with everything that is wrong with them. */
function readIgnores(config, rules, now) {
    const problems = findIgnoreProblems(config, rules, now);
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return (0,_domain_ignore_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIgnores */ .z)(config.ignores, rules, now).ignores;
}
/** Everything that is wrong with the ignores of a config file. */
function findIgnoreProblems(config, rules, now) {
    const { problems } = (0,_domain_ignore_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIgnores */ .z)(config.ignores, rules, now);
    return problems.map((problem) => ({ ...problem, input: 'config-file' }));
}
/**
 * The rules that a command reads ignores by: the inputs of `advisory-gate`, whose word on reasons in the config file
 * counts for `check-deprecated` too. Commands without ignores look at the shape alone, since they cannot know the inputs.
 */
function ignoreRulesOf(command, config, inputs = {}) {
    if (command === 'advisory-gate') {
        const maxDays = inputs['max-ignore-days'];
        return {
            requireReason: inputs['require-ignore-reason'] !== false,
            maxDays: typeof maxDays === 'number' ? maxDays : undefined,
        };
    }
    const waived = config.given('advisory-gate', 'require-ignore-reason')?.text.trim() === 'false';
    return { requireReason: command === 'check-deprecated' && !waived, maxDays: undefined };
}


/***/ }),

/***/ 29637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ problemsOf)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);

/** What is wrong according to the `UserError` that some work throws; nothing where it throws none. */
async function problemsOf(work) {
    try {
        await work();
        return [];
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        return error.problems;
    }
}


/***/ }),

/***/ 59997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ isAdvisoryIgnore),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   cY: () => (/* binding */ findLoosenedIgnores),
/* harmony export */   tn: () => (/* binding */ createIgnoreMatcher),
/* harmony export */   v$: () => (/* binding */ isExpiring)
/* harmony export */ });
/* unused harmony export EXPIRY_WARNING_DAYS */
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56860);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22475);
/* harmony import */ var _image_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35563);



/** Days before its end from which on an ignore warns (contract §8). */
const EXPIRY_WARNING_DAYS = 14;
/** Whether an entry has ended at a time; one with a date ends at 00:00 UTC of it. */
function isExpired(ignore, nowMs) {
    return ignore.expires !== undefined && ignore.expires.timeMs <= nowMs;
}
/** Whether an entry still ignores but ends within 14 days. */
function isExpiring(ignore, nowMs) {
    if (ignore.expires === undefined || isExpired(ignore, nowMs))
        return false;
    return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * _base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
}
/** Whether an entry is about advisories alone; one that names only an image is about all that is found on it. */
function isAdvisoryIgnore(ignore) {
    return ignore.id !== undefined || ignore.artifact !== undefined;
}
/** Finds the entries that fit a subject, in file order: all that the entry names has to match. */
function createIgnoreMatcher(ignores) {
    const compiled = ignores.map((ignore, order) => ({
        ignore,
        order,
        artifact: ignore.artifact === undefined ? undefined : (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .createNameGlob */ .mi)(ignore.artifact),
        image: ignore.image === undefined ? undefined : (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .createImageGlob */ .oB)(ignore.image),
    }));
    const anyId = compiled.filter(({ ignore }) => ignore.id === undefined);
    const withId = new Map();
    for (const entry of compiled) {
        if (entry.ignore.id === undefined)
            continue;
        const id = entry.ignore.id.toLowerCase();
        withId.set(id, [...(withId.get(id) ?? []), entry]);
    }
    if (compiled.length === 0)
        return () => [];
    return (subject) => {
        const candidates = new Set(anyId);
        for (const id of subject.ids)
            for (const entry of withId.get(id.toLowerCase()) ?? [])
                candidates.add(entry);
        if (candidates.size === 0)
            return [];
        return [...candidates]
            .filter(({ artifact, image }) => (artifact === undefined || artifact(subject.artifact)) &&
            (image === undefined || everyImage(subject.images, image)))
            .sort((a, b) => a.order - b.order)
            .map(({ ignore }) => ignore);
    };
}
const everyImage = (images, matches) => images.length > 0 && images.every((image) => image !== undefined && matches(image));
const scopeKey = (ignore) => JSON.stringify([ignore.id?.toLowerCase(), ignore.artifact, ignore.image]);
const endOf = (ignore) => ignore.expires?.timeMs ?? Number.POSITIVE_INFINITY;
/**
 * Entries that the change added, or gave a later end or none. A changed id, artifact or image makes another entry, so
 * that a widened one counts as added; a changed reason or owner loosens nothing.
 */
function findLoosenedIgnores(base, head) {
    const before = new Map();
    for (const ignore of base) {
        const known = before.get(scopeKey(ignore));
        if (known === undefined || endOf(ignore) > endOf(known))
            before.set(scopeKey(ignore), ignore);
    }
    return head.flatMap((ignore) => {
        const old = before.get(scopeKey(ignore));
        if (old === undefined)
            return [{ ignore, kind: 'added' }];
        const { expires } = old;
        return expires !== undefined && endOf(ignore) > expires.timeMs
            ? [{ ignore, kind: 'extended', before: expires.text }]
            : [];
    });
}


/***/ }),

/***/ 74259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ parseIgnores)
/* harmony export */ });
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63144);
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56860);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22475);



const KEYS = ['id', 'artifact', 'image', 'reason', 'owner', 'expires'];
const isKey = (name) => KEYS.includes(name); // widened to look up any text
/** Longest value in an entry. */
const LONGEST_VALUE = 1000;
/** Checks every entry and tells all that is wrong with all of them; `nowMs` is the time of the run. */
function parseIgnores(sources, rules, nowMs) {
    const ignores = [];
    const problems = [];
    for (const source of sources) {
        const found = parseIgnore(source, rules, nowMs);
        problems.push(...found.problems);
        if (found.ignore !== undefined)
            ignores.push(found.ignore);
    }
    return { ignores, problems };
}
function parseIgnore(source, rules, nowMs) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(source.value)) {
        const fix = 'Write it as `{ id: CVE-…, artifact: name, reason: …, expires: "YYYY-MM-DD" }`.';
        return { problems: [{ message: 'An entry of `ignore` is no mapping.', fix, place: source.place }] };
    }
    const problems = [];
    const placeOf = (key) => source.keyPlaces?.[key] ?? source.place;
    const texts = {};
    for (const [key, value] of Object.entries(source.value)) {
        if (!isKey(key)) {
            problems.push({
                message: `An entry of \`ignore\` has the unknown key \`${key.slice(0, 100)}\`.`,
                fix: `Known keys are ${KEYS.map((known) => `\`${known}\``).join(', ')}.`,
                place: placeOf(key),
            });
        }
        else if (value !== undefined && value !== null) {
            const problem = valueProblem(key, value);
            const text = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value)?.trim();
            if (problem !== undefined)
                problems.push({ ...problem, place: placeOf(key) });
            else if (text !== undefined && text !== '')
                texts[key] = text;
        }
    }
    const expires = parseExpiry(texts.expires);
    problems.push(...missingProblems(texts, expires, rules, nowMs).map(({ key, ...problem }) => ({
        ...problem,
        place: placeOf(key),
    })));
    if (problems.length > 0)
        return { problems };
    const { expires: _, ...rest } = texts;
    return {
        ignore: { ...rest, ...(expires === undefined ? {} : { expires }), place: source.place },
        problems,
    };
}
function parseExpiry(text = '') {
    const timeMs = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(text);
    return timeMs === undefined ? undefined : { text, timeMs };
}
function valueProblem(key, value) {
    if (typeof value !== 'string') {
        const fix = key === 'expires' ? 'Put the date in quotes: `expires: "2026-12-31"`.' : 'Put it in quotes.';
        return { message: `\`${key}\` of an ignore is no text.`, fix };
    }
    if (value.length > LONGEST_VALUE)
        return { message: `\`${key}\` of an ignore is longer than ${LONGEST_VALUE} characters.` };
    if (key !== 'artifact' && key !== 'image')
        return undefined;
    const problem = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .nameGlobProblem */ .zm)(value.trim());
    return problem === undefined
        ? undefined
        : { message: `\`${key}\` of an ignore is no usable glob: ${problem}.` };
}
function missingProblems(texts, expires, rules, nowMs) {
    const problems = [];
    if (texts.id === undefined && texts.artifact === undefined && texts.image === undefined) {
        problems.push({ key: 'id', message: 'An entry of `ignore` names no `id`, `artifact` or `image`.' });
    }
    if (rules.requireReason && texts.reason === undefined) {
        const fix = 'Add `reason: …`, or allow entries without one with `require-ignore-reason: false`.';
        problems.push({ key: 'reason', message: 'An entry of `ignore` has no `reason`.', fix });
    }
    if (texts.expires !== undefined && expires === undefined) {
        const message = `\`expires\` of an ignore is no date: \`${texts.expires.slice(0, 100)}\`.`;
        problems.push({ key: 'expires', message, fix: 'Write `expires: "YYYY-MM-DD"`.' });
    }
    else if (rules.maxDays !== undefined && expires === undefined) {
        const message = 'An entry of `ignore` has no `expires`, which `max-ignore-days` asks for.';
        problems.push({ key: 'expires', message, fix: `Add a date at most ${rules.maxDays} days from now.` });
    }
    else if (rules.maxDays !== undefined &&
        expires !== undefined &&
        expires.timeMs > nowMs + rules.maxDays * _base_time_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO) {
        const message = `\`expires\` of an ignore is more than \`max-ignore-days\` (${rules.maxDays}) away.`;
        problems.push({ key: 'expires', message, fix: `Choose a date at most ${rules.maxDays} days from now.` });
    }
    return problems;
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

/***/ 77559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readFileAt: () => (/* binding */ readFileAt),
/* harmony export */   runGit: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19036);


const MAXIMUM_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** Runs git in a folder without hooks, prompts or the user's pager; never throws. `safe.directory` allows foreign owners. */
function runGit(folder, words) {
    const settings = [
        '-c',
        'safe.directory=*',
        '-c',
        'core.fsmonitor=false',
        '-c',
        'core.hooksPath=/dev/null',
        '-c',
        'core.quotePath=false',
    ];
    return new Promise((resolve) => {
        const options = {
            cwd: folder,
            maxBuffer: MAXIMUM_BYTES,
            timeout: TIMEOUT_MS,
            windowsHide: true,
            env: gitEnvironment(),
        };
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...settings, ...words], options, (error, stdout, stderr) => {
            if (error === null)
                resolve({ kind: 'output', text: stdout });
            else
                resolve({ kind: 'failed', why: stderr.trim().split('\n')[0] || (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) });
        });
    });
}
/** The present text of a file at a commit; `undefined` when the commit has no such file. Failed: no such commit, or no git. */
async function readFileAt(folder, commit, path) {
    const known = await runGit(folder, ['cat-file', '-e', `${commit}^{commit}`]);
    if (known.kind === 'failed')
        return { kind: 'failed', why: `commit ${commit.slice(0, 12)} cannot be read: ${known.why}` };
    const listed = await runGit(folder, ['ls-tree', '-z', '--full-tree', '--name-only', commit, '--', path]);
    if (listed.kind === 'failed')
        return listed;
    if (listed.text === '')
        return undefined;
    return runGit(folder, ['show', `${commit}:${path}`]);
}
function gitEnvironment() {
    return { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
}


/***/ }),

/***/ 10824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ keepNewSpaceSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * Keeps the engine's area for new objects at its first size. It would grow with the rate of short-lived ones, to three
 * times 32 MB on Node 24, although nearly nothing of a page of a list survives its folding.
 */
function keepNewSpaceSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 8892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   Fv: () => (/* binding */ walkFiles),
/* harmony export */   isFolder: () => (/* binding */ isFolder),
/* harmony export */   sL: () => (/* binding */ readWorkspaceFile),
/* harmony export */   wo: () => (/* binding */ replaceWorkspaceFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45794);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19036);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77559);







/** Files larger than this are not read (contract: skipped with a debug line). */
const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;
/** Bytes in which a NUL marks a binary file. */
const PROBE_BYTES = 8000;
const MAXIMUM_FILES = 500_000;
/** Whether there is a folder at this path; links are followed. */
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}
/** Files that git tracks below the folder (and with `untracked` those that it does not ignore); without git, all but `.git`. */
async function listFiles(folder, untracked) {
    const words = ['ls-files', '-z', '--cached', ...(untracked ? ['--others', '--exclude-standard'] : [])];
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__.runGit)(folder, words);
    if (answer.kind === 'output') {
        return { paths: [...new Set(answer.text.split('\0').filter((path) => path !== ''))].sort(), byGit: true };
    }
    return { paths: await walkFiles(folder), byGit: false };
}
/** Every file below a folder but those in `.git`; links are not followed. */
async function walkFiles(folder) {
    const found = [];
    const waiting = [''];
    for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && entry.name !== '.git')
                waiting.push(path);
            else if (entry.isFile())
                found.push(path);
        }
        if (found.length > MAXIMUM_FILES)
            break;
    }
    return found.sort();
}
/** Text of a file of the workspace; links, folders, files outside or in `.git`, large and binary ones are skipped with the reason. */
async function readWorkspaceFile(folder, path) {
    const skip = (reason) => ({ kind: 'skipped', reason });
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    try {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target);
        if (facts.isSymbolicLink())
            return skip('it is a link');
        if (!facts.isFile())
            return skip('it is not a file');
        if (facts.size > MAXIMUM_FILE_BYTES)
            return skip(`it is larger than ${MAXIMUM_FILE_BYTES >> 20} MB`);
        const [real, root] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(target), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder)]);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside) || inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..')
            return skip('it is outside the folder');
        if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).includes('.git'))
            return skip('it is inside `.git`');
        // It may have become a link meanwhile.
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
        try {
            const bytes = await handle.readFile();
            if (bytes.subarray(0, PROBE_BYTES).includes(0))
                return skip('it is binary');
            const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? 'utf8' : 'latin1';
            return { kind: 'text', text: bytes.toString(encoding), encoding };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return skip(`it cannot be read (${(0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)})`);
    }
}
/**
 * Replaces the text of a file that still has the text `before`, keeping its mode and, where possible, its owner: written
 * beside and renamed. Throws `UserError`.
 */
async function replaceWorkspaceFile(folder, path, change) {
    const refuse = (why) => new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y({ message: `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(path)}\` was not changed: ${why}` });
    const present = await readWorkspaceFile(folder, path);
    if (present.kind === 'skipped')
        throw refuse(present.reason);
    if (present.text !== change.before)
        throw refuse('it has changed since it was read');
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    const { gid, mode, uid } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target);
    await (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .vK)(target, Buffer.from(change.after, change.encoding), mode & 0o7777, { uid, gid });
}


/***/ }),

/***/ 80922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   qd: () => (/* binding */ pageDecoder)
/* harmony export */ });
/* unused harmony export count */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63144);
/* harmony import */ var _list_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10841);



/** Text that the service may leave out or give as null: then empty (proto3 JSON leaves out default values). */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? ''));
/** Text, or a number from lenient servers as its text; empty when left out. */
const scoreText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => String(value ?? '')));
/** A boolean that the service may leave out: then false. */
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? false));
/** A list that the service may leave out: then empty. */
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? []));
}
/** A map that the service may leave out: then empty. */
function mapOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), item)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? {}));
}
/** A 32-bit number that the service may leave out: then 0. */
const integer = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? 0));
/** A 64-bit count: a JSON string, or a number from lenient servers; `undefined` when absent. */
const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9]{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0))])), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (value === undefined || value === null ? undefined : Number(value))));
/** A decoder from a schema; its errors name the first wrong field. */
function decoder(schema) {
    return (json) => {
        const result = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, json);
        if (result.success)
            return result.data;
        const issue = result.error.issues[0];
        const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
        throw new TypeError(`${place} has the wrong type`);
    };
}
const listHead = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nextPageToken: text, totalCount: count });
/**
 * Decoder of a list envelope (spec §2) whose rows stand under `key`. An empty list may be left out of it, but an answer of
 * no JSON or of other things is none: v2 never gives an empty 200 (spec §7), and taken for one it would hide all rows. Rows
 * of which `isPlain` says that the schema leaves them as they are do not go through it: for a hundred thousand of them it
 * takes longer than all else.
 */
function pageDecoder(key, row, isPlain = () => false) {
    const decode = decoder(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ [key]: listOf(row) }));
    const decodeHead = decoder(listHead);
    return (json) => {
        const rows = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(json) ? json[key] : undefined;
        const isAllPlain = Array.isArray(rows) && rows.every(isPlain);
        // The index signature of a computed key loses the row type, which `listOf(row)` or `isPlain` has just checked.
        const checked = (isAllPlain ? rows : decode(json)[key]);
        // The decoder gives rows also where there were none.
        if (!isEnvelopeOf(json, key))
            throw new TypeError(`it is no list of \`${key}\``);
        return { rows: checked, ...decodeHead(json) };
    };
}
/** Whether an answer has the rows, or nothing but what stands beside them. */
function isEnvelopeOf(json, key) {
    const names = Object.keys(Object(json));
    return names.includes(key) || names.every((name) => _list_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVELOPE_FIELDS */ .R.has(name));
}


/***/ }),

/***/ 10841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ENVELOPE_FIELDS),
/* harmony export */   v: () => (/* binding */ decodeEnvelope)
/* harmony export */ });
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63144);

/** Fields of a list's answer beside its rows. */
const ENVELOPE_FIELDS = new Set(['nextPageToken', 'totalCount', 'skipped']);
/**
 * Takes any answer apart: a list envelope of v2 (spec §2) or v1 (`items`) into its rows, anything else into one row of
 * kind `whole`. `name` is the last segment of the path, which tells the rows from other lists beside them. Total.
 */
function decodeEnvelope(json, name) {
    const key = rowsKey(json, name);
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(json) || key === undefined) {
        return { rows: [{ kind: 'whole', uid: '', value: json }], nextPageToken: '', totalCount: undefined };
    }
    const rows = json[key];
    const token = json['nextPageToken'];
    return {
        rows: nameRows(Array.isArray(rows) ? rows : []),
        nextPageToken: typeof token === 'string' ? token : '',
        totalCount: undefined,
    };
}
/** Key of the rows; `undefined` when the answer is no list. An envelope may leave an empty list out. */
function rowsKey(json, name) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(json))
        return undefined;
    const others = Object.keys(json).filter((key) => !ENVELOPE_FIELDS.has(key));
    const lists = others.filter((key) => Array.isArray(json[key]));
    const isEnvelope = Object.keys(json).some((key) => ENVELOPE_FIELDS.has(key));
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
        const known = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? (value['uid'] ?? value['id']) : undefined;
        if (typeof known === 'string' && known !== '')
            return { kind: 'row', uid: known, value };
        const text = JSON.stringify(value);
        const times = seen.get(text) ?? 0;
        seen.set(text, times + 1);
        // Equal rows of one page are rows of their own.
        return { kind: 'row', uid: `${times} ${text}`, value };
    });
}


/***/ }),

/***/ 73358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ foldAll),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export MAXIMUM_PAGE_SIZE */
/* harmony import */ var _base_pool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24344);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


/** Most rows that the service gives in one page (spec §8). */
const MAXIMUM_PAGE_SIZE = 200;
/** Requests in flight of a client that does not tell. */
const USUAL_CONCURRENCY = 8;
/** Longest list that is read in parallel: a total beyond it is hardly true. */
const MAXIMUM_PARALLEL_ROWS = 2_000_000;
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back or it restarts again.
 */
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    for await (const { rows } of readCursor(client, list, pageSize))
        yield rows;
}
/** Pages by cursor with rows that are new, and the total that each page told. */
async function* readCursor(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const seen = new Set();
    const sentTokens = new Set();
    let restarts = 0;
    // Pages with new rows, less those of known rows only: below zero the list has started over more than once.
    let balance = 0;
    let pageToken;
    let firstUid;
    for (;;) {
        const call = list({
            pageSize: clampPageSize(pageSize),
            ...(pageToken === undefined ? {} : { pageToken }),
        });
        const page = await client.send(call);
        const label = `${call.method} ${call.path}`;
        if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
            restarts += 1;
            // From the beginning the same tokens may come again.
            sentTokens.clear();
        }
        firstUid ??= page.rows[0]?.uid;
        const fresh = [];
        for (const row of page.rows) {
            if (seen.has(row.uid))
                continue;
            seen.add(row.uid);
            fresh.push(row);
        }
        if (fresh.length > 0)
            balance += 1;
        else if (page.rows.length > 0)
            balance -= 1;
        if (restarts > 1 || balance < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the list started over more than once', { code: 'UNDECODABLE', call: label });
        yield { rows: fresh, totalCount: page.totalCount };
        if (page.nextPageToken === '')
            return;
        if (sentTokens.has(page.nextPageToken)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the page token that was sent came back', { code: 'UNDECODABLE', call: label });
        }
        pageToken = page.nextPageToken;
        sentTokens.add(pageToken);
    }
}
/**
 * All rows of a list, projected. After a first full page the rest is read in parallel by `skip`, each page overlapping
 * its neighbour by one row; unless neighbours share that row, totals agree and every uid comes once, the list is read
 * again by cursor, so that rows which move, appear or vanish meanwhile are never lost unseen.
 */
async function readAll(client, list, project) {
    const quick = await readQuick(client, list, project);
    if (quick.kept !== undefined)
        return quick.kept;
    const kept = [];
    for await (const rows of readPages(client, list))
        for (const item of keep(rows, project))
            kept.push(item);
    return kept;
}
async function readQuick(client, list, project) {
    const first = await readFirst(client, list);
    if (first !== undefined &&
        first.nextPageToken === '' &&
        (first.totalCount ?? 0) <= first.rows.length &&
        allDifferent(first.rows)) {
        return { kept: keep(first.rows, project) };
    }
    if (first === undefined)
        return {};
    const parallel = await readParallel(client, list, first, project);
    return parallel === undefined ? { total: first.totalCount } : { kept: parallel };
}
/** The first page in the order of creation, which stays while rows are added; `undefined` where a list lacks that order. */
async function readFirst(client, list) {
    try {
        return await client.send(list({ pageSize: MAXIMUM_PAGE_SIZE, orderBy: 'created_at' }));
    }
    catch (error) {
        // What else may be wrong with the request is said again when it is read by cursor.
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.code === 'INVALID_ARGUMENT')
            return undefined;
        throw error;
    }
}
/** Times that a list is read by cursor before an end ahead of its total counts as an answer that stops half way. */
const WHOLE_ROUNDS = 2;
/**
 * Hands every row of a list to `fold` as its page arrives and keeps none, so that memory holds the pages in flight and
 * the uids only. Rows come in any order, and again when the list has to be read anew by cursor: `fold` must take a row
 * that it has seen already as nothing new. Throws `PlatformError` (`UNDECODABLE`) when the list ends, twice, before the
 * total that the service told last: what is judged by what it lacks has to be whole.
 */
async function foldAll(client, list, fold) {
    const quick = await readQuick(client, list, (row) => {
        fold(row);
        return undefined;
    });
    if (quick.kept !== undefined)
        return;
    for (let round = 1;; round += 1) {
        let seen = 0;
        let total = quick.total ?? 0;
        for await (const page of readCursor(client, list)) {
            page.rows.forEach(fold);
            seen += page.rows.length;
            total = page.totalCount ?? total;
        }
        if (seen >= total)
            return;
        if (round < WHOLE_ROUNDS)
            continue;
        const { method, path } = list({ pageSize: MAXIMUM_PAGE_SIZE });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk(`the list ended after ${seen} of ${total} rows`, {
            code: 'UNDECODABLE',
            call: `${method} ${path}`,
        });
    }
}
async function readParallel(client, list, first, project) {
    const total = first.totalCount;
    const step = first.rows.length - 1;
    if (total === undefined || step < 1 || total <= first.rows.length)
        return undefined;
    if (total > MAXIMUM_PARALLEL_ROWS)
        return undefined;
    const pages = Math.ceil((total - 1) / step);
    const read = async (index) => {
        const page = await client.send(list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }));
        // The first row belongs to the neighbour before.
        return slice({ ...page, rows: page.rows.slice(1) }, page.rows[0]?.uid, project);
    };
    // Twice as many as are in flight, so that the next ones wait while an answer is decoded. With all of them waiting from
    // the start, the collector took them for old, and with them the pages that they were answered with.
    const ahead = 2 * (client.concurrency ?? USUAL_CONCURRENCY);
    const rest = await (0,_base_pool_js__WEBPACK_IMPORTED_MODULE_1__/* .mapPool */ .Pk)(Array.from({ length: pages - 1 }, (_, index) => index + 1), ahead, read);
    const slices = [slice(first, first.rows[0]?.uid, project), ...rest];
    return isWhole(slices, total) ? slices.flatMap((part) => part.kept) : undefined;
}
function slice(page, firstUid, project) {
    return {
        firstUid,
        lastUid: page.rows.at(-1)?.uid ?? firstUid,
        uids: page.rows.map((row) => row.uid),
        kept: keep(page.rows, project),
        totalCount: page.totalCount,
    };
}
function isWhole(slices, total) {
    const uids = new Set();
    let rows = 0;
    for (const [index, part] of slices.entries()) {
        if (part.totalCount !== total)
            return false;
        if (index > 0 && part.firstUid !== slices[index - 1]?.lastUid)
            return false;
        rows += part.uids.length;
        for (const uid of part.uids)
            uids.add(uid);
    }
    return rows === total && uids.size === total;
}
function keep(rows, project) {
    const kept = [];
    for (const row of rows) {
        const item = project(row);
        if (item !== undefined)
            kept.push(item);
    }
    return kept;
}
function allDifferent(rows) {
    return new Set(rows.map((row) => row.uid)).size === rows.length;
}
function clampPageSize(pageSize) {
    return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}


/***/ }),

/***/ 94207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ listCall)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

/** A list operation as a value: scope, filters of the resource, and where the page begins. */
function listCall(path, key, row, scope, filters, position) {
    return {
        method: 'GET',
        path,
        query: {
            'uidp.descendants_of': scope.descendantsOf,
            'uidp.children_of': scope.childrenOf,
            'uidp.ancestors_of': scope.ancestorsOf,
            'uidp.in_root': scope.inRoot,
            'uidp.ids': scope.uids,
            ...filters,
            page_size: position.pageSize,
            page_token: position.pageToken,
            order_by: position.orderBy,
            skip: position.skip,
        },
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .pageDecoder */ .qd)(key, row),
        idempotent: true,
    };
}


/***/ })

};
