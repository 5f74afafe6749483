"use strict";
exports.id = 8318;
exports.ids = [8318,4139,460];
exports.modules = {

  68318:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  checkReferences: () => (  checkReferences)
});

var counted = __webpack_require__(34150);
var time = __webpack_require__(22475);
var tag_history = __webpack_require__(41758);
var history_cache = __webpack_require__(34733);
var account = __webpack_require__(5316);
var image_glob = __webpack_require__(90457);
var base_ignores = __webpack_require__(35147);
var config_ignores = __webpack_require__(40460);
var ignore_use = __webpack_require__(72387);
var image_ignores = __webpack_require__(62520);
var plain_text = __webpack_require__(38086);
var relative_time = __webpack_require__(49290);
var pinned_reference = __webpack_require__(28189);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/check-findings.js



function isWrong({ state }) {
    return state === 'unpinned' || state === 'stale' || state === 'unverified';
}
function isPinnable(checked) {
    return checked.some((reference) => isWrong(reference) && reference.ignoredBy === undefined);
}
function checkFinding(checked, failOn, now) {
    const { location, since = now, state } = checked;
    if (state !== 'unpinned' && state !== 'stale' && state !== 'unverified')
        return [];
    if (checked.ignoredBy !== undefined)
        return [];
    const name = (0,pinned_reference .lD)(checked);
    const tag = (0,pinned_reference .kz)(checked);
    const words = {
        unpinned: {
            title: 'Image not pinned',
            message: `\`${tag}\` has no digest${remarkOf(checked)}.`,
            fix: 'Pin it with `mode: pin`.',
        },
        stale: {
            title: 'Pin is stale',
            message: `The digest of \`${tag}\` was superseded ${(0,relative_time .E)(since, now)}.`,
            fix: 'Refresh it with `mode: pin`.',
        },
        unverified: {
            title: 'Pin is unverified',
            message: `\`${tag}\` never had the digest that it is pinned to.`,
            fix: 'Find out where the digest came from; `mode: pin` replaces it.',
        },
    }[state];
    const inScript = (0,pinned_reference .x)(checked);
    const rule = inScript ? 'in-script' : state;
    return [
        {
            rule,
            level: !inScript && failOn.includes(state) ? 'error' : 'warning',
            ...words,
            ...(inScript
                ? { fix: 'It stands in a script or a value, so it is not edited: change it by hand.' }
                : {}),
            artifact: name,
            ...(location === undefined ? {} : { location }),
            fingerprint: `${rule} ${location?.file ?? ''} ${name}`,
        },
    ];
}
function remarkOf({ inFile }) {
    const remark = inFile?.scanned.remark;
    return remark === undefined ? '' : ` that takes effect: ${(0,plain_text .h0)(remark, 300)}`;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/apply-ignores.js







async function applyIgnores(inputs, deps, references, now) {
    const ignores = (0,config_ignores .G)(deps.config, (0,config_ignores.ignoreRulesOf)('resolve-digest', deps.config), now);
    const entries = (0,image_ignores .B_)(ignores, image_glob .oB, now);
    const checked = references.map((reference) => {
        const { image } = reference;
        const tag = (0,pinned_reference .sG)(reference) ? undefined : image.tag;
        const ignoredBy = entries.find((0,image_glob .IP)(image.repository, tag));
        return isWrong(reference) ? { ...reference, ignoredBy } : reference;
    });
    const base = await (0,base_ignores .r)(inputs, deps, now);
    const loosened = base === undefined ? [] : (0,ignore_use .cY)(base, ignores);
    return {
        checked,
        findings: [
            ...entries.used().flatMap(image_ignores ._2),
            ...loosened.filter(({ ignore }) => (0,image_ignores .qM)(ignore)).map(image_ignores .dh),
        ],
    };
}

var ask_tags = __webpack_require__(710);
var find_tag_record = __webpack_require__(92230);
var gather = __webpack_require__(66364);
var read_scope = __webpack_require__(65698);
var group_by = __webpack_require__(77825);
var markdown = __webpack_require__(26963);
var markdown_parts = __webpack_require__(28662);
var verdict_words = __webpack_require__(23447);
var reference_markdown = __webpack_require__(28410);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render-check.js









const ORDER = [
    'unverified',
    'unknown',
    'unpinned',
    'stale',
    'superseded',
    'tagless',
    'pinned',
];
const WORDS = {
    unverified: 'the tag never had this digest',
    unknown: 'could not be checked',
    unpinned: 'not pinned',
    stale: 'stale',
    superseded: 'superseded recently',
    tagless: 'digest without a tag',
    pinned: 'current',
};
const HEADER = ['Image', 'State', 'Used in', 'Digest'];
function checkAnswer(checked, facts) {
    const { failOn, notes, now } = facts;
    const rows = [...(0,group_by .$)(checked, rowKey).values()].sort((a, b) => rankOf(a) - rankOf(b));
    const isQuiet = ([first]) => !isLoud(first);
    const cells = (same) => rowOf(same, failOn, now);
    const loud = rows.filter((row) => !isQuiet(row));
    const isIgnored = ([first]) => first?.ignoredBy !== undefined;
    const folded = (title, same) => same.length === 0
        ? []
        : [(0,markdown .GE)(`${same.flat().length} ${title}`, (0,markdown .oS)(HEADER, same.map(cells)))];
    const quiet = rows.filter(isQuiet);
    const blocks = (0,markdown_parts .Y1)(notes);
    return {
        title: 'Check pins',
        words: headline(checked, notes),
        actions: [
            ...remedy(checked),
            ...(loud.length === 0 ? [] : [(0,markdown .oS)(HEADER, loud.map(cells))]),
            ...blocks.actions,
        ],
        details: [
            ...folded('ignored', quiet.filter(isIgnored)),
            ...folded('passed', quiet.filter((row) => !isIgnored(row))),
            ...(0,reference_markdown .U)(loud.flatMap(([first]) => first?.reference.digest === undefined ? [] : [(0,pinned_reference .zt)(first, first.reference.digest)])),
            ...blocks.details,
        ],
    };
}
function headline(checked, notes) {
    const ignored = checked.filter(({ ignoredBy }) => ignoredBy !== undefined).length;
    const count = (state) => checked.filter((one) => one.state === state && one.ignoredBy === undefined).length;
    const other = notes.filter(({ level }) => level !== 'notice').length;
    const parts = [
        ...['unverified', 'unpinned', 'stale', 'unknown'].flatMap((state) => count(state) === 0 ? [] : [`${count(state)} ${state === 'unpinned' ? 'not pinned' : state}`]),
        ...(ignored === 0 ? [] : [`${ignored} ignored`]),
        ...(other === 0 ? [] : [`${other} other ${(0,counted .iD)(other, 'finding', 'findings')}`]),
    ];
    const all = (0,counted .hS)(checked.length, 'reference');
    return parts.length === 0 ? `${all}, all in order` : `${parts.join(', ')} of ${all}`;
}
function remedy(checked) {
    const parts = [
        ...(checked.some(({ ignoredBy, state }) => state === 'unverified' && ignoredBy === undefined)
            ? ['Find out where the unverified digests came from.']
            : []),
        ...(isPinnable(checked) ? ['`mode: pin` writes the current digests.'] : []),
    ];
    return parts.length === 0 ? [] : [parts.join(' ')];
}
function isLoud(checked) {
    return (checked !== undefined &&
        (checked.state === 'unknown' || isWrong(checked)) &&
        checked.ignoredBy === undefined);
}
function rowKey(checked) {
    return `${checked.state} ${(0,pinned_reference .lD)(checked)} ${checked.since ?? ''} ${checked.ignoredBy !== undefined}`;
}
function rankOf([first]) {
    return first === undefined ? 0 : ORDER.indexOf(first.state);
}
function rowOf(same, failOn, now) {
    const [first] = same;
    if (first === undefined)
        return HEADER.map(() => '');
    const { reference, since, state } = first;
    const when = since === undefined ? '' : `, superseded ${(0,relative_time .E)(since, now)}`;
    const words = state === 'superseded' ? `superseded${when.replace(', superseded', '')}` : WORDS[state] + when;
    return [
        (0,markdown .fl)((0,pinned_reference .kz)(first)),
        `${signOf(first, failOn)} ${words}${ignoredWords(first)}`,
        (0,markdown_parts .GA)(same.map(({ location }) => location)),
        (0,reference_markdown .V)(reference.digest),
    ];
}
function ignoredWords({ ignoredBy }) {
    return ignoredBy === undefined ? '' : `, ignored: ${(0,markdown .FV)(ignoredBy.reason ?? 'no reason given')}`;
}
function signOf(checked, failOn) {
    const { state } = checked;
    if (state === 'unknown')
        return '❓';
    if (!isLoud(checked))
        return '✅';
    return failOn.includes(state) ? verdict_words .W.error : verdict_words .W.warning;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/check.js













async function checkReferences(inputs, deps) {
    const now = deps.clock.now();
    const scope = (0,read_scope .h)(inputs, now);
    const gathered = await (0,gather .G)(inputs, deps, scope);
    const judged = await judgeAll(inputs, deps, gathered.references, { now, bound: scope.bound });
    const { failed, problems } = judged;
    const { checked, findings: ignoreFindings } = await applyIgnores(inputs, deps, judged.checked, now);
    const notes = [...(0,account .Z4)(gathered, inputs), ...gathered.findings, ...ignoreFindings];
    const findings = [
        ...checked.flatMap((reference) => checkFinding(reference, inputs['fail-on'], now)),
        ...notes,
    ];
    const count = (state) => checked.filter((one) => one.state === state && one.ignoredBy === undefined && !(0,pinned_reference .x)(one)).length;
    const verdict = (0,account .Vj)(findings);
    const rows = [...checked.map(check_rowOf), ...gathered.malformed.map(malformedRow)];
    const unverified = count('unverified') + gathered.malformed.length;
    return {
        findings,
        problems,
        verdict,
        outputs: {
            references: rows,
            'unpinned-count': count('unpinned'),
            'stale-count': count('stale'),
            'unverified-count': unverified,
            'unread-count': gathered.unread.length,
        },
        summary: checkAnswer(checked, { failOn: inputs['fail-on'], now, notes }),
        coverage: (0,account ._5)(gathered, failed),
        report: { references: rows },
        stdout: checked.map((reference) => (0,pinned_reference .zt)(reference, reference.reference.digest)),
        ...(isPinnable(checked) ? { next: 'resolve-digest --mode pin --dry-run' } : {}),
        log: [
            ...gathered.log,
            `${(0,counted .hS)(rows.length, 'reference')} checked: ${count('unpinned')} unpinned, ${count('stale')} stale, ${unverified} unverified, ${count('unknown')} unknown.`,
            ...(gathered.unread.length === 0
                ? []
                : [
                    `${(0,counted .hS)(gathered.unread.length, 'file or reference', 'files and references')} could not be read.`,
                ]),
        ],
    };
}
async function judgeAll(inputs, deps, references, { bound, now }) {
    const pinned = references.filter((reference) => reference.reference.digest !== undefined && !(0,pinned_reference .sG)(reference));
    const { failed, known, problems } = await (0,ask_tags .R)(inputs, deps, pinned, async ({ kept, key, read, references: same }) => {
        const digests = same.flatMap(({ reference }) => reference.digest ?? []);
        const records = await (0,find_tag_record .KT)(key, (0,history_cache .A)(read, digests, kept));
        if (records.length === 0)
            throw (0,find_tag_record .Jh)(key);
        return (digest) => (0,tag_history .ns)(records, digest);
    });
    const checked = references.map((reference) => {
        const { digest } = reference.reference;
        const as = (state, since, why = []) => ({
            ...reference,
            state,
            since,
            problems: why,
            ignoredBy: undefined,
        });
        if (digest === undefined)
            return as('unpinned');
        if ((0,pinned_reference .sG)(reference))
            return as('tagless');
        const state = known.get((0,pinned_reference .E4)(reference))?.(digest);
        if (state === undefined)
            return as('unknown', undefined, failed.get((0,pinned_reference .E4)(reference)));
        if (state.kind !== 'superseded')
            return as(state.kind === 'current' ? 'pinned' : 'unverified');
        const isOld = inputs['max-age'] === undefined || now - state.since > inputs['max-age'];
        const isStale = isOld && (bound === undefined || state.since <= bound);
        return as(isStale ? 'stale' : 'superseded', state.since);
    });
    return { checked, failed, problems };
}
function malformedRow({ location, reason, text }) {
    return { image: text, error: reason, state: 'unverified', file: location.file, line: location.line };
}
function check_rowOf(checked) {
    const { image, location, problems, reference, since, state } = checked;
    const error = problems.map(({ message }) => message).join('\n');
    return {
        image: (0,pinned_reference .J_)(checked),
        ...(state === 'tagless' ? {} : { tag: image.tag }),
        ...(reference.digest === undefined || state === 'unknown' ? {} : { digest: reference.digest }),
        ...(state === 'unknown'
            ? { error }
            : { reference: (0,pinned_reference .zt)(state === 'tagless' ? tagless(checked) : checked, reference.digest) }),
        state,
        ...(checked.ignoredBy === undefined ? {} : { ignored: true }),
        ...((0,pinned_reference .x)(checked) ? { inScript: true } : {}),
        ...(since === undefined ? {} : { supersededAt: (0,time .sZ)(since) }),
        ...(location === undefined ? {} : { file: location.file, line: location.line }),
    };
}
function tagless({ image }) {
    return { image: { ...image, complete: { ...image.complete, tag: undefined } } };
}


  }),

  35147:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  readBaseIgnores)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56205);
  var _open_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84139);
  var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71166);





async function readBaseIgnores(inputs, deps, now) {
    const { host, workingDirectory } = deps;
    const { changeRequest, untrustedHead } = host.context;
    if (changeRequest?.baseCommit === undefined || untrustedHead || inputs['policy-from'] === 'base')
        return undefined;
    if (deps.config.ignores.length === 0)
        return undefined;
    const path = inputs['config-file'] ?? _policy_js__WEBPACK_IMPORTED_MODULE_2__  .Cu;
    try {
        const text = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__  .CE)({
            host,
            policyFrom: 'base',
            workingDirectory,
            github: () => (0,_open_github_js__WEBPACK_IMPORTED_MODULE_3__.openGithub)(inputs['github-token'], deps),
            signal: deps.signal,
        })(path);
        if (text === undefined)
            return [];
        const { parseConfigFile } = await Promise.all( [__webpack_require__.e(8815), __webpack_require__.e(2085)]).then(__webpack_require__.bind(__webpack_require__, 2085));
        const parsed = parseConfigFile(text, path, await deps.manifests());
        if (parsed.kind === 'problems')
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...parsed.problems);
        return (0,_ignore_js__WEBPACK_IMPORTED_MODULE_1__  .z)(parsed.config.ignores, { requireReason: false, maxDays: undefined }, now).ignores;
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        const [first] = error.problems;
        const why = `${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(first?.message ?? '', 400)}. ${first?.fix ?? ''}`.trim();
        host.log.warning(`Cannot determine which ignores this change adds or loosens: ${why}`);
        return undefined;
    }
}


  }),

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

  72387:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UB: () => (  isAdvisoryIgnore),
    _d: () => (  isExpired),
    cY: () => (  findLoosenedIgnores),
    v$: () => (  isExpiring)
  });
  var _base_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22475);

const EXPIRY_WARNING_DAYS = 14;
function isExpired(ignore, nowMs) {
    return ignore.expires !== undefined && ignore.expires.timeMs <= nowMs;
}
function isExpiring(ignore, nowMs) {
    if (ignore.expires === undefined || isExpired(ignore, nowMs))
        return false;
    return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * _base_time_js__WEBPACK_IMPORTED_MODULE_0__  .sO;
}
function isAdvisoryIgnore(ignore) {
    return ignore.id !== undefined || ignore.artifact !== undefined;
}
const scopeKey = (ignore) => JSON.stringify([ignore.id?.toLowerCase(), ignore.artifact, ignore.image]);
const endOf = (ignore) => ignore.expires?.timeMs ?? Number.POSITIVE_INFINITY;
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


  }),

  62520:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B_: () => (  createImageIgnores),
    _2: () => (  usedIgnoreFindings),
    dh: () => (  loosenedIgnoreFinding),
    qM: () => (  isImageIgnore)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
  var _ignore_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72387);


function isImageIgnore(ignore) {
    return ignore.image !== undefined && !(0,_ignore_use_js__WEBPACK_IMPORTED_MODULE_0__  .UB)(ignore);
}
function createImageIgnores(ignores, compile, now) {
    const uses = new Map();
    const rules = ignores.filter(isImageIgnore).map((ignore) => ({
        ignore,
        matches: compile(ignore.image),
        state: stateOf(ignore, now),
    }));
    return {
        find: (image) => {
            const fitting = rules.filter(({ matches }) => matches(image));
            for (const { ignore } of fitting)
                uses.set(ignore, (uses.get(ignore) ?? 0) + 1);
            return fitting.find(({ state }) => state !== 'expired')?.ignore;
        },
        used: () => rules.map(({ ignore, state }) => ({ ignore, state, uses: uses.get(ignore) ?? 0 })),
    };
}
function stateOf(ignore, now) {
    if ((0,_ignore_use_js__WEBPACK_IMPORTED_MODULE_0__  ._d)(ignore, now))
        return 'expired';
    return (0,_ignore_use_js__WEBPACK_IMPORTED_MODULE_0__  .v$)(ignore, now) ? 'expiring' : 'live';
}
function usedIgnoreFindings({ ignore, state, uses }) {
    const what = nameOf(ignore);
    const end = ignore.expires?.text ?? '';
    if (state === 'expired') {
        const level = uses > 0 ? 'warning' : 'notice';
        const message = `${what} expired on ${end} and no longer has any effect.`;
        return [findingOf(ignore, 'ignore-expired', level, message)];
    }
    return [
        ...(state === 'expiring'
            ? [findingOf(ignore, 'ignore-expiring', 'warning', `${what} expires on ${end}.`)]
            : []),
        ...(uses === 0 ? [findingOf(ignore, 'ignore-unused', 'notice', `${what} matched nothing.`)] : []),
    ];
}
function loosenedIgnoreFinding({ before, ignore, kind }) {
    const what = nameOf(ignore);
    const end = ignore.expires === undefined ? 'without an expiry date' : `until ${ignore.expires.text}`;
    const message = kind === 'added'
        ? `This change adds ${what}, ${end}: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(ignore.reason ?? '', 300)}.`
        : `This change extends ${what}: it used to expire on ${before ?? ''} and is now valid ${end}.`;
    return findingOf(ignore, `ignore-${kind}`, 'notice', message);
}
const nameOf = ({ image }) => `the ignore for image \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(image ?? '', 200)}\``;
function findingOf({ image, place }, rule, level, message) {
    const location = { file: place.file, line: place.line };
    return { rule, level, title: 'Ignore', message, location, fingerprint: `${rule} ${image ?? ''}` };
}


  }),

  84139:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    openGithub: () => (  openGithub)
  });
  var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58508);

async function openGithub(token, { clock, host, send, signal, }) {
    const { apiUrl, repository } = host.context;
    if (apiUrl === undefined || repository === undefined)
        return { kind: 'closed', why: 'this is not a GitHub Actions run' };
    if (token === undefined)
        return { kind: 'closed', why: '`github-token` is not set' };
    host.mask(token);
    const { githubUrlProblem, openOctokit } = await __webpack_require__.e(  3366).then(__webpack_require__.bind(__webpack_require__, 3366));
    const problem = githubUrlProblem(apiUrl);
    if (problem !== undefined)
        return { kind: 'closed', why: problem };
    const userAgent = `platform-actions/${_version_js__WEBPACK_IMPORTED_MODULE_0__  .rE}`;
    const waiting = clock === undefined || signal === undefined ? undefined : { clock, signal };
    const api = await openOctokit({ send, apiUrl, token, userAgent, redact: host.redact, waiting });
    return { kind: 'api', api, repository };
}


  })

};
;