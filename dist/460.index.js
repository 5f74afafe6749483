"use strict";
exports.id = 460;
exports.ids = [460];
exports.modules = {

  40460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  readIgnores),
    findIgnoreProblems: () => (  findIgnoreProblems),
    ignoreRulesOf: () => (  ignoreRulesOf)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56205);


function readIgnores(config, rules, now) {
    const problems = findIgnoreProblems(config, rules, now);
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return (0,_ignore_js__WEBPACK_IMPORTED_MODULE_1__  .z)(config.ignores, rules, now).ignores;
}
function findIgnoreProblems(config, rules, now) {
    const { problems } = (0,_ignore_js__WEBPACK_IMPORTED_MODULE_1__  .z)(config.ignores, rules, now);
    return problems.map((problem) => ({ ...problem, input: 'config-file' }));
}
const IMAGE_COMMANDS = ['check-deprecated', 'resolve-digest'];
function ignoreRulesOf(command, config, inputs = {}) {
    if (command === 'advisory-gate') {
        const maxDays = inputs['max-ignore-days'];
        return {
            requireReason: inputs['require-ignore-reason'] !== false,
            maxDays: typeof maxDays === 'number' ? maxDays : undefined,
        };
    }
    const waived = config.given('advisory-gate', 'require-ignore-reason')?.text.trim() === 'false';
    return { requireReason: IMAGE_COMMANDS.includes(command) && !waived, maxDays: undefined };
}


  }),

  56205:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    z: () => (  parseIgnores)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63144);
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38707);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22475);




const VEX_JUSTIFICATIONS = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
const KEYS = ['id', 'artifact', 'image', 'reason', 'owner', 'expires', 'justification'];
const isKey = (name) => KEYS.includes(name);  
const LONGEST_VALUE = 1000;
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
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(source.value)) {
        const fix = 'Write it as `{ id: CVE-…, artifact: name, reason: …, expires: "YYYY-MM-DD" }`.';
        return { problems: [{ message: 'An entry of `ignore` is not a mapping.', fix, place: source.place }] };
    }
    const problems = [];
    const placeOf = (key) => source.keyPlaces?.[key] ?? source.place;
    const texts = {};
    for (const [key, value] of Object.entries(source.value)) {
        if (!isKey(key)) {
            problems.push({
                message: `An entry of \`ignore\` has the unknown key \`${key.slice(0, 100)}\`.`,
                fix: `${(0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__  .L)(key, KEYS, 1)
                    .map((near) => `Did you mean \`${near}\`? `)
                    .join('')}Known keys are ${KEYS.map((known) => `\`${known}\``).join(', ')}.`,
                place: placeOf(key),
            });
        }
        else if (value !== undefined && value !== null) {
            const problem = valueProblem(key, value);
            const text = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .b6)(value)?.trim();
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
    const timeMs = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_3__  .pe)(text);
    return timeMs === undefined ? undefined : { text, timeMs };
}
function valueProblem(key, value) {
    if (typeof value !== 'string') {
        const fix = key === 'expires' ? 'Put the date in quotes: `expires: "2026-12-31"`.' : 'Put it in quotes.';
        return { message: `\`${key}\` of an ignore is not text.`, fix };
    }
    if (value.length > LONGEST_VALUE)
        return { message: `\`${key}\` of an ignore is longer than ${LONGEST_VALUE} characters.` };
    if (key === 'id')
        return idProblem(value);
    if (key === 'justification')
        return justificationProblem(value.trim());
    if (key !== 'artifact' && key !== 'image')
        return undefined;
    const problem = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .AI)(value.trim());
    return problem === undefined
        ? undefined
        : { message: `\`${key}\` of an ignore is not a usable glob: ${problem}.` };
}
function idProblem(value) {
    if (!/[*?[\]{}!]/.test(value))
        return undefined;
    return {
        message: `\`id\` of an ignore takes the id or an alias of one advisory, not a glob: \`${value.trim().slice(0, 100)}\`.`,
        fix: 'Add one entry for each advisory; `artifact` and `image` take globs.',
    };
}
function justificationProblem(value) {
    if (value === '' || VEX_JUSTIFICATIONS.includes(value))
        return undefined;
    return {
        message: `\`justification\` of an ignore is not one of OpenVEX: \`${value.slice(0, 100)}\`.`,
        fix: `Known ones are ${VEX_JUSTIFICATIONS.map((known) => `\`${known}\``).join(', ')}.`,
    };
}
function missingProblems(texts, expires, rules, nowMs) {
    const problems = [];
    if (texts.id === undefined && texts.artifact === undefined && texts.image === undefined) {
        problems.push({ key: 'id', message: 'An entry of `ignore` has no `id`, `artifact` or `image`.' });
    }
    if (rules.requireReason && texts.reason === undefined) {
        const fix = 'Add `reason: …`, or allow entries without one with `require-ignore-reason: false`.';
        problems.push({ key: 'reason', message: 'An entry of `ignore` has no `reason`.', fix });
    }
    if (texts.expires !== undefined && expires === undefined) {
        const message = `\`expires\` of an ignore is not a date: \`${texts.expires.slice(0, 100)}\`.`;
        problems.push({ key: 'expires', message, fix: 'Write `expires: "YYYY-MM-DD"`.' });
    }
    else if (rules.maxDays !== undefined && expires === undefined) {
        const message = 'An entry of `ignore` has no `expires`, which `max-ignore-days` requires.';
        problems.push({ key: 'expires', message, fix: `Add a date at most ${rules.maxDays} days from now.` });
    }
    else if (rules.maxDays !== undefined &&
        expires !== undefined &&
        expires.timeMs > nowMs + rules.maxDays * _base_time_js__WEBPACK_IMPORTED_MODULE_3__  .sO) {
        const message = `\`expires\` of an ignore is more than \`max-ignore-days\` (${rules.maxDays}) away.`;
        problems.push({ key: 'expires', message, fix: `Choose a date at most ${rules.maxDays} days from now.` });
    }
    return problems;
}


  })

};
;