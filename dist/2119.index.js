export const id = 2119;
export const ids = [2119];
export const modules = {

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

/***/ 63144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ versionTextOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether a decoded JSON value is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Text of a version: some generators write a number. */
function versionTextOf(value) {
    return typeof value === 'number' ? String(value) : textOf(value);
}
/** The value when it is a text that is not empty. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
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


/***/ })

};
