"use strict";
exports.id = 6058;
exports.ids = [6058,4139,460,6820,5283,3124];
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

  51792:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    SIGN_IN_REASON: () => (  SIGN_IN_REASON),
    findProblems: () => (  findProblems)
  });
  var _images_images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98124);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10959);
  var _kit_shard_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16678);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74364);




const SIGN_IN_REASON = 'end-of-life data comes from the platform, which requires signing in';
const findProblems = async (inputs, { isGiven }) => {
    const { images = [] } = inputs;
    const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
    const unsigned = (0,_session_session_js__WEBPACK_IMPORTED_MODULE_3__  .mu)(isGiven, SIGN_IN_REASON);
    const shard = await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_kit_shard_input_js__WEBPACK_IMPORTED_MODULE_2__  .X)(inputs.shard));
    if (registryMap === undefined || registryUrl === undefined)
        return [...unsigned, ...shard];
    const foreign = await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_0__  .H)(images, (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_0__  .Cd)({ 'registry-map': registryMap, 'registry-url': registryUrl })));
    return [...unsigned, ...shard, ...foreign];
};


  }),

  36058:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  run)
});

var counted = __webpack_require__(34150);
var base_glob = __webpack_require__(2810);
var plain_text = __webpack_require__(38086);
var base_shard = __webpack_require__(72792);
var user_error = __webpack_require__(45794);
var memory = __webpack_require__(10824);
var file_findings = __webpack_require__(83124);
var image_glob = __webpack_require__(90457);
var images_input = __webpack_require__(98124);
var reference_reader = __webpack_require__(86820);
var base_ignores = __webpack_require__(35147);
var config_ignores = __webpack_require__(40460);
var ignore_use = __webpack_require__(72387);
var image_ignores = __webpack_require__(62520);
var read_workspace = __webpack_require__(49959);
var shard_input = __webpack_require__(16678);
var session = __webpack_require__(74364);
var group_by = __webpack_require__(77825);
var coverage = __webpack_require__(40701);
var checked_tag = __webpack_require__(78342);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/account.js






function mergeTargets(targets) {
    return [...(0,group_by .$)(targets, keyOf).values()].flatMap((same) => {
        const [first] = same;
        if (first === undefined)
            return [];
        const digest = same.every((target) => target.digest === first.digest) ? first.digest : undefined;
        const isScript = same.every((target) => target.isScript === true);
        const inScripts = same.flatMap((target) => (target.isScript === true ? target.locations : []));
        const locations = same.flatMap((target) => target.locations);
        return [{ ...first, digest, isScript, inScripts, locations }];
    });
}
function keyOf({ digest, repository, tag }) {
    return `${repository} ${tag ?? digest ?? ''}`;
}
function unreadParts(unread, malformed) {
    return [
        ...unread,
        ...malformed.map(({ location, reason, text }) => ({
            kind: 'reference',
            what: text,
            why: `is malformed: ${reason}`,
            location,
        })),
    ];
}
function referenceCoverage(facts) {
    const { checked, files, ignored, skipped, targets } = facts;
    const known = new Map(checked.map((tag) => [keyOf(tag), tag]));
    const unread = facts.unread.map(file_findings .n2);
    let judged = 0;
    for (const target of targets) {
        const tag = known.get(keyOf(target));
        if (tag !== undefined && tag.judged.state !== 'unknown')
            judged += 1;
        else
            unread.push(unknownOf(target, tag));
    }
    const left = { what: 'references', why: 'excluded by `ignore-images`', count: ignored };
    const account = (0,coverage .XP)(judged, [...skipped, left], unread);
    return { ...account, ...(files === undefined ? {} : { files }), noun: 'reference' };
}
function organizationCoverage({ checked, quiet }, ignored, elsewhere) {
    const unread = checked.filter(({ judged }) => judged.state === 'unknown');
    const left = { what: 'tags', why: 'excluded by `ignore-images`', count: ignored };
    const judged = checked.length - unread.length + quiet.length;
    return {
        ...(0,coverage .XP)(judged, [left, { what: 'repositories', why: shard_input .r, count: elsewhere }], unread.map((tag) => unknownOf(tag, tag))),
        noun: 'tag',
    };
}
function unknownOf(target, tag) {
    const [location] = target.locations;
    const place = location === undefined ? '' : ` (${(0,plain_text .h0)(location.file, 300)}:${location.line})`;
    const why = (tag?.problems ?? []).map(({ message }) => (0,plain_text .h0)(message, 500)).join('; ');
    return { what: `${(0,checked_tag .MH)(target)}${place}`, why: why === '' ? 'the service did not answer' : why };
}

var check_tags = __webpack_require__(43748);
var deprecation = __webpack_require__(29880);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/decide.js



function decide(facts) {
    const entries = (0,image_ignores .B_)(facts.ignores, image_glob .oB, facts.now);
    const tags = facts.checked.map((tag) => {
        const judged = (0,deprecation .I)(tag.judged, facts.policy, facts.now);
        const level = tag.isScript && judged === 'error' ? 'warning' : judged;
        if (level === undefined)
            return { ...tag, suggestion: undefined, level, ignoredBy: undefined };
        const ignoredBy = entries.find((0,image_glob .IP)(tag.repository, tag.tag));
        return { ...tag, level: ignoredBy === undefined ? level : undefined, ignoredBy };
    });
    const ignores = entries.used();
    const loud = new Set(tags.map((tag) => tag.level));
    const warned = loud.has('warning') ||
        ignores.some(({ state, uses: count }) => state === 'expiring' || (state === 'expired' && count > 0));
    return { tags, ignores, verdict: loud.has('error') ? 'fail' : warned ? 'warn' : 'pass' };
}

var find_problems = __webpack_require__(51792);
var time = __webpack_require__(22475);
var kit_problems = __webpack_require__(85531);
var markdown = __webpack_require__(26963);
var relative_time = __webpack_require__(49290);
var markdown_parts = __webpack_require__(28662);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/findings.js


function stateWords(tag) {
    const { state, until } = tag.judged;
    const date = until === undefined ? '' : (0,time .FM)(until);
    switch (state) {
        case 'deprecated':
            return date === '' ? 'deprecated' : `deprecated (end of life ${date})`;
        case 'grace':
            return date === '' ? 'in its grace period' : `in its grace period until ${date}`;
        case 'not-found':
            return 'not found';
        case 'unknown':
            return 'unknown';
        default:
            return date === '' ? 'active' : `active until ${date}`;
    }
}
const TITLES = {
    deprecated: 'Deprecated tag',
    grace: 'Tag in its grace period',
    'not-found': 'Tag not found',
    active: 'Tag near its end of life',
    unknown: 'Tag state unknown',
};
const RULES = {
    deprecated: 'deprecated-tag',
    grace: 'tag-in-grace',
    'not-found': 'tag-not-found',
    active: 'tag-near-end-of-life',
    unknown: 'tag-unknown',
};
function findingsOf(tag) {
    const { level } = tag;
    if (level === undefined)
        return [];
    const rule = RULES[tag.judged.state];
    const name = (0,checked_tag .Vb)(tag);
    const base = {
        title: TITLES[tag.judged.state],
        message: `${name} ${tag.judged.state === 'not-found' ? 'was' : 'is'} ${stateWords(tag)}.`,
        artifact: (0,checked_tag .MH)(tag),
        ...(tag.suggestion === undefined ? {} : { fix: `Move to \`${tag.repository}:${tag.suggestion}\`.` }),
    };
    if (tag.locations.length === 0)
        return [{ ...base, rule, level, fingerprint: `${rule} ${name}` }];
    return tag.locations.map((location) => {
        const inScript = tag.inScripts?.includes(location) === true;
        const own = inScript ? 'in-script' : rule;
        return {
            ...base,
            rule: own,
            level: inScript && level === 'error' ? 'warning' : level,
            location,
            fingerprint: `${own} ${name} ${location.file}`,
        };
    });
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/deprecation-answer.js







const ORDER = ['deprecated', 'unknown', 'grace', 'not-found', 'active'];
const SIGNS = { deprecated: '❌', unknown: '❓', grace: '⚠️', 'not-found': '⚠️', active: '✅' };
const WORDS = {
    deprecated: 'deprecated',
    unknown: 'unknown',
    grace: 'in grace',
    'not-found': 'not found',
    active: 'near end of life',
};
const MAXIMUM_QUIET_ROWS = 200;
const MAXIMUM_CELL_TAGS = 4;
function deprecationAnswer({ byRepository, notes, now, tags, total }) {
    const loud = tags.filter(isLoud);
    const ignored = tags.filter(({ ignoredBy }) => ignoredBy !== undefined);
    const quiet = tags.filter((tag) => !isLoud(tag) && tag.ignoredBy === undefined);
    const table = byRepository ? repositoryTable(loud, now) : tagTable(loud, now);
    const blocks = (0,markdown_parts .Y1)(notes);
    const digests = [...loud, ...ignored].flatMap((tag) => (tag.tag === undefined ? [(0,checked_tag .MH)(tag)] : []));
    return {
        words: headline(tags, total),
        actions: [...(0,markdown_parts .RT)(table.header, table.rows, (row) => row), ...blocks.actions],
        details: [
            ...(ignored.length === 0
                ? []
                : [(0,markdown .GE)(`${ignored.length} ignored`, ignoredTable(ignored, now))]),
            ...(quiet.length === 0 || quiet.length > MAXIMUM_QUIET_ROWS
                ? []
                : [(0,markdown .GE)(`${quiet.length} active`, wholeTable(tagTable(quiet, now)))]),
            ...(digests.length === 0
                ? []
                : [(0,markdown .GE)('Full digests', (0,markdown .hl)(digests.slice(0, MAXIMUM_QUIET_ROWS).join('\n')))]),
            ...blocks.details,
        ],
    };
}
function headline(tags, total) {
    const loud = tags.filter(isLoud);
    const parts = ORDER.flatMap((state) => {
        const count = loud.filter(({ judged }) => judged.state === state).length;
        return count === 0 ? [] : [`${count} ${WORDS[state]}`];
    });
    const all = (0,counted .hS)(total, 'image tag');
    return parts.length === 0 ? `${all}, none deprecated` : `${parts.join(', ')} of ${all}`;
}
function isLoud({ ignoredBy, judged, level }) {
    return ignoredBy === undefined && (judged.state !== 'active' || level !== undefined);
}
const wholeTable = ({ header, rows }) => (0,markdown .oS)(header, rows);
function tagTable(tags, now) {
    const hasMoves = tags.some(({ suggestion }) => suggestion !== undefined);
    const hasPlaces = tags.some(({ locations }) => locations.length > 0);
    return {
        header: ['Image', 'State', ...(hasMoves ? ['Move to'] : []), ...(hasPlaces ? ['Used in'] : [])],
        rows: tags.map((tag) => [
            (0,markdown .fl)(shortName(tag)),
            stateCell(tag, now),
            ...(hasMoves ? [moveCell(tag)] : []),
            ...(hasPlaces ? [(0,markdown_parts .GA)(tag.locations)] : []),
        ]),
    };
}
function repositoryTable(tags, now) {
    const groups = [...(0,group_by .$)(tags, ({ judged, repository }) => `${judged.state} ${repository}`).values()];
    return {
        header: ['Repository', 'State', 'Tags', 'Move to'],
        rows: groups.flatMap((same) => {
            const [first] = same;
            if (first === undefined)
                return [];
            const moves = [...new Set(same.flatMap(({ suggestion }) => suggestion ?? []))];
            const name = (0,checked_tag .MH)({ repository: first.repository, tag: undefined, digest: undefined });
            return [
                [
                    (0,markdown .fl)(name),
                    same.length === 1
                        ? stateCell(first, now)
                        : `${signOf(first)} ${same.length} ${WORDS[first.judged.state]}`,
                    someOf(same.map((tag) => (0,markdown .fl)(tag.tag ?? shortName(tag)))),
                    someOf(moves.map((tag) => (0,markdown .fl)(tag))),
                ],
            ];
        }),
    };
}
function someOf(cells) {
    const shown = cells.slice(0, MAXIMUM_CELL_TAGS).join(', ');
    return cells.length > MAXIMUM_CELL_TAGS ? `${shown} and ${cells.length - MAXIMUM_CELL_TAGS} more` : shown;
}
function ignoredTable(tags, now) {
    return (0,markdown .oS)(['Image', 'State', 'Reason', 'Used in'], tags.map((tag) => [
        (0,markdown .fl)(shortName(tag)),
        stateCell(tag, now),
        `ignored: ${(0,markdown .FV)(tag.ignoredBy?.reason ?? '')}`,
        (0,markdown_parts .GA)(tag.locations),
    ]));
}
function stateCell(tag, now) {
    const { state, until } = tag.judged;
    if (until === undefined)
        return `${signOf(tag)} ${stateWords(tag)}`;
    const end = state === 'grace' ? 'in grace, which ends' : `${state}, end of life`;
    return `${signOf(tag)} ${end} ${(0,relative_time .E)(until, now)}`;
}
function moveCell(tag) {
    if (tag.suggestion === undefined)
        return '';
    return (0,markdown .fl)((0,checked_tag .MH)({ repository: tag.repository, tag: tag.suggestion, digest: undefined }));
}
function shortName(tag) {
    return (0,checked_tag .MH)(tag).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, '…');
}
function signOf({ ignoredBy, judged, level }) {
    if (ignoredBy === undefined && level !== undefined)
        return level === 'error' ? '❌' : '⚠️';
    return SIGNS[judged.state];
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/render.js






const MAXIMUM_QUIET_OUTPUTS = 2000;
function renderOutcome(decision, extra) {
    const tags = sortTags(decision.tags);
    const counts = new Map();
    for (const { ignoredBy, judged } of tags)
        if (ignoredBy === undefined)
            counts.set(judged.state, (counts.get(judged.state) ?? 0) + 1);
    counts.set('active', (counts.get('active') ?? 0) + extra.quiet.length);
    const count = (state) => counts.get(state) ?? 0;
    const total = tags.length + extra.quiet.length;
    const rows = tags.map(resultRow);
    const results = {
        *[Symbol.iterator]() {
            yield* rows;
            for (const tag of extra.quiet)
                yield quietRow(tag);
        },
    };
    const text = textSummary(tags, total, count);
    const notes = [
        ...decision.ignores.flatMap(image_ignores ._2),
        ...extra.loosened.map(image_ignores .dh),
        ...extra.findings,
    ];
    const problems = (0,kit_problems .OH)(tags.flatMap((tag) => tag.problems));
    const verdict = verdictOf(decision, extra.findings);
    return {
        findings: [...tags.flatMap(findingsOf), ...notes],
        problems,
        verdict,
        outputs: {
            deprecated: count('deprecated') > 0,
            'deprecated-count': count('deprecated'),
            'checked-count': total,
            'unknown-count': count('unknown'),
            results: [...rows, ...extra.quiet.slice(0, MAXIMUM_QUIET_OUTPUTS).map(quietRow)],
            'text-summary': text,
        },
        outputsTruncated: extra.quiet.length > MAXIMUM_QUIET_OUTPUTS,
        summary: deprecationAnswer({ tags, total, notes, now: extra.now, byRepository: extra.byRepository }),
        coverage: extra.coverage,
        report: { results },
        stdout: [],
        log: [...extra.log, text],
    };
}
function verdictOf({ verdict }, findings) {
    if (findings.some(({ level }) => level === 'error'))
        return 'fail';
    return verdict === 'pass' && findings.some(({ level }) => level === 'warning') ? 'warn' : verdict;
}
function sortTags(tags) {
    const version = ({ digest, tag }) => tag ?? digest ?? '';
    return [...tags].sort((a, b) => ORDER.indexOf(a.judged.state) - ORDER.indexOf(b.judged.state) ||
        compareTexts(a.repository, b.repository) ||
        compareTexts(version(a), version(b)));
}
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function textSummary(tags, total, count) {
    const ignored = tags.filter((tag) => tag.ignoredBy !== undefined).length;
    const worst = tags.filter((tag) => tag.judged.state === 'deprecated' && tag.ignoredBy === undefined);
    const list = worst
        .slice(0, 5)
        .map((tag) => shortName(tag) + (tag.suggestion === undefined ? '' : ` → ${tag.suggestion}`));
    if (worst.length > list.length)
        list.push(`${worst.length - list.length} more`);
    const named = list.length === 0 ? '' : ` (${list.join(', ')})`;
    const parts = [
        `${count('deprecated')} deprecated${named}`,
        `${count('grace')} in grace`,
        `${count('not-found')} not found`,
        `${count('unknown')} unknown`,
        `${count('active')} active`,
        ...(ignored === 0 ? [] : [`${ignored} ignored`]),
    ];
    return `${(0,counted .hS)(total, 'image tag')} checked: ${parts.join(', ')}`;
}
function quietRow({ repository, tag, until }) {
    const end = until === undefined ? {} : { until: (0,time .FM)(until) };
    return { image: repository, tag, state: 'active', ...end, locations: [] };
}
function resultRow(tag) {
    return {
        image: tag.repository,
        tag: tag.tag ?? '',
        ...(tag.digest === undefined ? {} : { digest: tag.digest }),
        state: tag.judged.state,
        ...(tag.judged.until === undefined ? {} : { until: (0,time .FM)(tag.judged.until) }),
        ...(tag.suggestion === undefined ? {} : { suggestion: tag.suggestion }),
        ...(tag.ignoredBy === undefined ? {} : { ignored: true }),
        locations: tag.locations.map(({ file, line }) => ({ file, line })),
    };
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/run.js























const run = async (inputs, deps) => {
    const now = deps.clock.now();
    const images = (0,images_input .B3)(inputs, scopeProblems(inputs, deps));
    const ignores = (0,config_ignores .G)(deps.config, (0,config_ignores.ignoreRulesOf)('check-deprecated', deps.config), now);
    const policy = {
        failOnDeprecated: inputs['fail-on'] === 'deprecated',
        warnDays: inputs['warn-days'],
        failDays: inputs['fail-days'],
    };
    const gathered = inputs.scope === 'organization'
        ? await ofOrganization(inputs, deps, (judged) => (0,deprecation .I)(judged, policy, now) === undefined)
        : await ofReferences(inputs, deps, images);
    const base = await (0,base_ignores .r)(inputs, deps, now);
    const loosened = base === undefined ? [] : (0,ignore_use .cY)(base, ignores);
    const all = decide({ checked: gathered.checked, ignores, policy, now });
    const isPart = inputs.shard !== undefined;
    const isUsed = ({ state, uses }) => uses > 0 || state !== 'live';
    const decided = isPart ? { ...all, ignores: all.ignores.filter(isUsed) } : all;
    return renderOutcome(decided, {
        ...gathered,
        now,
        byRepository: inputs.scope === 'organization',
        loosened: loosened.filter(({ ignore }) => (0,image_ignores .qM)(ignore)),
    });
};
function scopeProblems(inputs, deps) {
    const problems = [];
    try {
        (0,session .sK)(inputs, find_problems.SIGN_IN_REASON);
    }
    catch (error) {
        if (!(error instanceof user_error .y))
            throw error;
        problems.push(...error.problems);
    }
    try {
        (0,shard_input .X)(inputs.shard);
    }
    catch (error) {
        if (!(error instanceof user_error .y))
            throw error;
        problems.push(...error.problems);
    }
    const isDirect = (name) => inputs[name].length > 0 && deps.config.given('check-deprecated', name) === undefined;
    if (inputs.scope !== 'organization') {
        if (isDirect('repos'))
            problems.push({ message: '`repos` is only used with `scope: organization`', input: 'repos' });
        if (inputs.shard !== undefined)
            problems.push({ message: '`shard` is only used with `scope: organization`', input: 'shard' });
        return problems;
    }
    for (const name of ['images', 'files']) {
        if (isDirect(name))
            problems.push({ message: `\`${name}\` is not used with \`scope: organization\``, input: name });
    }
    return problems;
}
async function ofOrganization(inputs, deps, isWell) {
    (0,memory .h)();
    const matches = (0,base_glob .nY)(inputs.repos, (glob) => {
        const fits = (0,base_glob .Nx)(glob);
        return (path) => fits(path) || fits(path.split('/').at(-1) ?? '') || fits(path.slice(path.indexOf('/') + 1));
    });
    const shard = (0,shard_input .X)(inputs.shard);
    const { checked, elsewhere, quiet, repositories } = await (0,check_tags .M)(inputs, deps, {
        shard,
        wanted: (path, organization) => inputs.repos.length === 0 || matches(`${organization}/${path}`),
        isQuiet: (judged) => judged.state === 'active' && isWell(judged),
    });
    if (repositories + elsewhere === 0 && inputs.repos.length > 0) {
        throw new user_error .y({
            message: `\`repos\` matches no repository: ${(0,plain_text .h0)(inputs.repos.join(', '), 300)}`,
            fix: 'write globs for names such as `python` or `folder/python`; `**` matches any folder',
            input: 'repos',
        });
    }
    const isIgnored = (0,image_glob .Qf)(inputs['ignore-images']);
    const isKept = ({ repository, tag }) => inputs['ignore-images'].length === 0 || !isIgnored([(0,image_glob .IP)(repository, tag)]);
    const kept = { checked: checked.filter(isKept), quiet: quiet.filter(isKept) };
    const left = checked.length + quiet.length - kept.checked.length - kept.quiet.length;
    return {
        ...kept,
        findings: [],
        coverage: organizationCoverage(kept, left, elsewhere),
        log: [
            `${(0,counted .hS)(repositories, 'repository', 'repositories')} checked.`,
            ...(shard === undefined
                ? []
                : [`This is shard ${(0,base_shard .Hu)(shard)}; ${elsewhere} more are ${shard_input .r}.`]),
            ...(left === 0 ? [] : [`${(0,counted .hS)(left, 'tag')} excluded by \`ignore-images\`.`]),
        ],
    };
}
async function ofReferences(inputs, deps, { images, names }) {
    const scanFiles = inputs.files.length > 0 || inputs.images.length === 0;
    const reader = (0,reference_reader.createReferenceReader)(names);
    const files = scanFiles ? await (0,read_workspace.readWorkspace)(inputs.files, deps, reader) : undefined;
    const found = files === undefined ? undefined : reader.found();
    const references = [
        ...images.map(({ image, reference }) => ({ image, reference, locations: [], isScript: false })),
        ...(found?.references ?? []).map(({ image, location, reference, scanned }) => ({
            image,
            reference,
            locations: [location],
            isScript: scanned.isScript,
        })),
    ];
    const isIgnored = (0,images_input .C8)(inputs['ignore-images']);
    const targets = references.flatMap(({ image, isScript, locations, reference }) => {
        const { digest } = reference;
        const tag = reference.tag ?? (digest === undefined ? image.tag : undefined);
        return isIgnored(image, tag ?? '')
            ? []
            : [{ repository: image.repository, tag, digest, locations, isScript }];
    });
    const left = references.length - targets.length;
    const checked = await (0,check_tags .g)(inputs, deps, mergeTargets(targets));
    const unread = unreadParts(files?.unread ?? [], found?.malformed ?? []);
    return {
        checked,
        quiet: [],
        findings: [...unread.map((part) => (0,file_findings .b4)(part, 'error')), ...(files?.findings ?? [])],
        coverage: referenceCoverage({
            targets,
            checked,
            unread,
            files: files?.account,
            skipped: found?.skipped ?? [],
            ignored: left,
        }),
        log: [
            ...(found === undefined ? [] : [found.summary]),
            ...(files?.log ?? []),
            ...(left === 0 ? [] : [`${(0,counted .hS)(left, 'reference')} excluded by \`ignore-images\`.`]),
        ],
    };
}


  }),

  10824:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    h: () => (  keepNewSpaceSmall),
    p: () => (  keepHeapSmall)
  });
  var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

function keepNewSpaceSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}
function keepHeapSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=30');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-incremental-marking');
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

  90457:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IP: () => (  registryImageName),
    Qf: () => (  createImageGlobList),
    oB: () => (  createImageGlob)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80708);


function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return hasTag(name) ? name : `${name}:latest`;
}
const HOST = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
function registryImageName(repository, tag = '') {
    return `${OWN_HOST}${repository}:${tag}`;
}
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_1__  .uD}/`;
const hasTag = (name) => name.lastIndexOf(':') > name.lastIndexOf('/');
function createImageGlob(glob) {
    const matches = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .mi)(glob, {
        complete: (pattern) => (hasTag(pattern) ? pattern : `${pattern}:*`),
    });
    return (image) => {
        const host = HOST.exec(image)?.[0] ?? OWN_HOST;
        const name = plainImageName(image);
        const short = name.replace(/^chainguard\//, '');
        return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
    };
}
function createImageGlobList(globs) {
    const rules = globs.map((entry) => {
        const { glob, negated } = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .sz)(entry);
        return { negated, matches: createImageGlob(glob) };
    });
    return (names) => {
        const last = rules.findLast(({ matches }) => names.some(matches));
        return last !== undefined && !last.negated;
    };
}


  }),

  98124:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B3: () => (  readImageInputs),
    C8: () => (  createImageFilter),
    Cd: () => (  readRegistryNames),
    Db: () => (  missingRegistryCredential),
    H: () => (  readImages)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _image_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90457);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80708);
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63018);




function readRegistryNames(inputs) {
    const lines = new Map();
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .jE)(line);
        if (parsed.kind === 'mapping')
            lines.set(parsed.mapping, line);
        else
            problems.push({
                message: `\`registry-map\`: \`${line}\` is not a mapping: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    const names = { registryHost: new URL(inputs['registry-url']).host, mappings: [...lines.keys()] };
    for (const [mapping, line] of lines)
        if (!(0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .TT)(mapping, names))
            problems.push({
                message: `\`registry-map\`: \`${line}\` leads to \`${mapping.to[0]}\`, which is not this registry, so its images would not be looked at`,
                fix: 'write `cgr.dev`, or an organization below it, on the right, or remove the line',
                input: 'registry-map',
            });
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return names;
}
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'ours')
            named.push({ text, reference: parsed.reference, image: located.image });
        else {
            problems.push({
                message: `\`images\`: \`${text}\` is on \`${located.host}\`, not on this registry`,
                fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
                input: 'images',
            });
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return named;
}
function readImageInputs(inputs, problems = []) {
    const names = readRegistryNames(inputs);
    try {
        const images = readImages(inputs.images, names);
        if (problems.length === 0)
            return { names, images };
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems, ...error.problems);
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
}
function createImageFilter(globs) {
    const isListed = (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .Qf)(globs);
    return ({ complete, repository }, tag) => isListed([
        (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .IP)(repository, tag),
        `${(0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .Yk)({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
function missingRegistryCredential(inputs, image) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return undefined;
    if ((0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .Ul)(image.repository, image.tag))
        return undefined;
    return {
        message: '`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in',
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
    };
}


  }),

  86820:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    createReferenceReader: () => (  createReferenceReader)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34150);
  var _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84812);
  var _host_mention_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62394);
  var _judge_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38511);
  var _scan_foreign_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78682);
  var _scan_helm_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37992);
  var _scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63016);







const OWN_FILES = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
const DATA = new Set(['text', 'markdown']);
const LEFT_ALONE = ['foreign', 'ignored', 'unresolved', 'untagged', 'script'];
function createReferenceReader(names) {
    const ours = (0,_host_mention_js__WEBPACK_IMPORTED_MODULE_1__.createOurNames)(names);
    const matters = (0,_host_mention_js__WEBPACK_IMPORTED_MODULE_1__.createFileFilter)(names);
    const references = [];
    const malformed = [];
    const left = { foreign: 0, ignored: 0, unresolved: 0, untagged: 0, script: 0 };
    let scanned = 0;
    return {
        kindOf: (path) => OWN_FILES.test(`/${path}`) || (0,_scan_foreign_data_js__WEBPACK_IMPORTED_MODULE_5__  .E)(path) ? undefined : (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path),
        companionOf: (path) => ((0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path) === 'compose' ? path.replace(/[^/]*$/, '.env') : undefined),
        filterOf: (path) => {
            const syntax = (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path);
            return {
                isData: DATA.has(syntax) || (syntax === 'yaml' && path.toLowerCase().endsWith('.json')),
                matters: (text) => matters(syntax, text),
                why: 'that do not name this registry',
            };
        },
        beside: (path) => (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path) === _scan_helm_values_js__WEBPACK_IMPORTED_MODULE_3__  .ld.name
            ? { folder: (0,_chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .yf)(path), within: _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .gw, wants: _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .Jk }
            : undefined,
        judge: (file) => {
            const judged = (0,_judge_text_js__WEBPACK_IMPORTED_MODULE_2__.judgeText)(file, ours);
            if (judged.isScanned)
                scanned += 1;
            for (const reference of judged.references)
                references.push(reference);
            malformed.push(...judged.malformed);
            for (const why of LEFT_ALONE)
                left[why] += judged.left[why];
            return judged;
        },
        found: () => ({
            references: uniqueReferences(references),
            malformed,
            skipped: [
                { what: 'references', why: 'of other registries', count: left.foreign },
                { what: 'references', why: 'with an ignore comment', count: left.ignored },
                { what: 'references', why: 'that do not name this registry', count: left.unresolved },
                { what: 'references', why: 'without a tag in texts', count: left.untagged },
                { what: 'references', why: 'that cannot be known, in scripts', count: left.script },
            ],
            summary: summaryOf(scanned, uniqueReferences(references).length, left),
        }),
    };
}
function uniqueReferences(references) {
    const shared = new Set(references.filter(({ scanned }) => scanned.isInCompanion).map(keyOfPlace));
    if (shared.size === 0)
        return references;
    const seen = new Set();
    return references.filter((reference) => {
        const key = keyOfPlace(reference);
        if (!shared.has(key))
            return true;
        if (!reference.scanned.isInCompanion || seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
function keyOfPlace({ file, scanned }) {
    return `${scanned.place.start} ${file}`;
}
function summaryOf(scanned, found, left) {
    const parts = [
        `${left.foreign} of other registries`,
        ...(left.ignored === 0 ? [] : [`${left.ignored} with an ignore comment`]),
        ...(left.unresolved === 0 ? [] : [`${left.unresolved} that cannot be known before they are built`]),
    ];
    return `${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_6__  .hS)(scanned, 'file')} scanned: ${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_6__  .hS)(found, 'reference')} of this registry; left alone: ${parts.join(', ')}.`;
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


  }),

  49959:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  readWorkspace: () => (  readWorkspace)
});

var counted = __webpack_require__(34150);
var give_turn = __webpack_require__(86367);
var lazy_part = __webpack_require__(98196);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var read_regular = __webpack_require__(83863);
var read_workspace_file = __webpack_require__(41706);
var memory = __webpack_require__(10824);
var external_node_path_ = __webpack_require__(76760);
var base_glob = __webpack_require__(2810);
var files = __webpack_require__(48636);
var workspace_files = __webpack_require__(99004);
;// CONCATENATED MODULE: ./build/kit/choose-files.js







function readAreaOf({ host, workingDirectory }) {
    const { workspace } = host.context;
    return {
        folder: workingDirectory,
        root: (0,files .UO)(workspace, workingDirectory) ? workspace : workingDirectory,
    };
}
async function chooseFiles(globs, deps) {
    const folder = deps.workingDirectory;
    if (!(await (0,workspace_files.isFolder)(folder))) {
        throw new user_error .y({
            message: `\`working-directory\`: \`${(0,plain_text .h0)(folder)}\` is not a folder`,
            input: 'working-directory',
        });
    }
    const { areOrdinary, byGit, paths, unread } = await (0,workspace_files .CS)(folder, globs.length > 0, {
        workspace: deps.host.context.workspace,
        signal: deps.signal,
    });
    if (!byGit)
        deps.host.log.info('This is not a git checkout, or git is missing: every file below the folder is looked at.');
    if (globs.length > 0) {
        const { areOthers, ...matched } = await matchFiles(globs, paths, deps);
        return { ...matched, areOrdinary: areOrdinary && !areOthers, unreadFolders: unread };
    }
    if (paths.length === 0 && unread.length === 0) {
        throw new user_error .y({
            message: `there is nothing to look at: ${byGit ? 'git tracks no file' : 'there is no file'} in \`${(0,plain_text .h0)(folder)}\``,
            fix: 'is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`',
        });
    }
    return { paths, areOrdinary, inFull: new Set(), unmatched: [], unreadFolders: unread };
}
async function matchFiles(globs, listed, deps) {
    const known = new Set(listed);
    const plain = globs.map((glob) => glob.replace(/^(!?)(?:\.\/)+/, '$1'));
    const literal = plain.filter((glob) => !/[*?[\]{}!]/.test(glob));
    const others = [];
    for (const path of literal)
        if (!known.has(path) && (await isThere(readAreaOf(deps), path)))
            others.push(path);
    const paths = [...listed.filter((0,base_glob .nY)(plain)), ...others];
    const inFull = new Set(literal);
    const unmatched = plain.filter((glob) => !glob.startsWith('!') && !others.includes(glob) && !listed.some((0,base_glob .Nx)(glob)));
    if (paths.length > 0)
        return { paths, areOthers: others.length > 0, inFull, unmatched };
    throw new user_error .y({
        message: `\`files\` matches no file below \`${(0,plain_text .h0)(deps.workingDirectory)}\``,
        fix: 'globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?',
        input: 'files',
    });
}
async function isThere(area, path) {
    if (!(0,files .UO)(area.folder, (0,external_node_path_.resolve)(area.folder, path)))
        return false;
    return (await (0,read_workspace_file .s)(area, path)).kind !== 'skipped';
}

var coverage = __webpack_require__(40701);
;// CONCATENATED MODULE: ./build/kit/file-findings.js

function unknownFileFinding(file) {
    const what = file === undefined
        ? 'Nothing that `files` matches is'
        : `\`${(0,plain_text .h0)(file)}\` is named by \`files\`, but is not`;
    return {
        rule: 'unknown-file',
        level: 'warning',
        title: 'File not read',
        message: `${what} of a kind that is understood.`,
        ...(file === undefined ? {} : { location: { file, line: 1 } }),
        fingerprint: `unknown-file ${file ?? ''}`,
    };
}
function unmatchedGlobFinding(glob) {
    const name = (0,plain_text .h0)(glob, 300);
    return {
        rule: 'unmatched-glob',
        level: 'warning',
        title: 'Glob matches nothing',
        message: `\`${name}\` in \`files\` matches no file.`,
        fingerprint: `unmatched-glob ${name}`,
    };
}

;// CONCATENATED MODULE: ./build/kit/read-beside.js



const MOST_FILES = 2000;
const MOST_CHARACTERS = 16 * 1024 * 1024;
function createBesideReader(area) {
    const folders = new Map();
    return async (wanted) => {
        if (wanted === undefined)
            return undefined;
        const known = folders.get(wanted.folder) ?? readFolder(area, wanted);
        folders.set(wanted.folder, known);
        return known;
    };
}
async function readFolder(area, { folder, wants, within }) {
    const paths = await listFiles(area, folder, within);
    if (paths === undefined)
        return undefined;
    const texts = new Map();
    let characters = 0;
    for (const path of paths.filter(wants)) {
        const file = await (0,read_workspace_file .s)(area, (0,external_node_path_.join)(folder, path));
        if (file.kind === 'unread')
            return undefined;
        if (file.kind === 'skipped')
            continue;
        characters += file.text.length;
        texts.set(path, file.text);
        if (texts.size > MOST_FILES || characters > MOST_CHARACTERS)
            return undefined;
    }
    return texts.size === 0 ? undefined : texts;
}
async function listFiles(area, folder, within) {
    const paths = [...within];
    for (const name of within) {
        const unread = [];
        const inside = await (0,workspace_files .Fv)((0,external_node_path_.join)(area.folder, folder, name), { others: true, unread });
        if (unread.some(({ path, reason }) => path !== '.' || !/\((?:ENOENT|ENOTDIR)\)$/.test(reason)))
            return undefined;
        paths.push(...inside.map((path) => `${name}/${path}`));
    }
    return paths;
}

var time_limit = __webpack_require__(17500);
var workspace_path = __webpack_require__(49140);
;// CONCATENATED MODULE: ./build/kit/read-workspace.js














const LONG_TEXT = 1_000_000;
async function readWorkspace(globs, deps, reader) {
    (0,memory .h)();
    const reading = openReading(await chooseFiles(globs, deps), deps, reader);
    const known = [];
    for (const path of reading.chosen.paths)
        if (reader.kindOf(path) === undefined)
            passOver(reading, path);
        else
            known.push(path);
    const readBeside = createBesideReader(reading.area);
    for (const path of known) {
        await (0,give_turn .p)();
        if (deps.signal.aborted)
            throw (0,time_limit .Wm)(deps.signal, 'reading the files');
        const content = await readOne(reading, path);
        const beside = content.kind === 'text' ? await readBeside(reader.beside(path)) : undefined;
        await add(reading, path, content, beside);
    }
    return finish(reading, globs.length > 0);
}
function openReading(chosen, deps, reader) {
    return {
        chosen,
        deps,
        area: { ...readAreaOf(deps), known: (0,read_workspace_file .J)() },
        reader,
        paths: new Set(chosen.paths),
        files: new Map(),
        unread: chosen.unreadFolders.map(({ path, reason }) => unreadFile(deps, path, reason)),
        findings: chosen.unmatched.map(unmatchedGlobFinding),
        skipped: [],
        judged: 0,
        scanned: 0,
        unknown: 0,
    };
}
async function readOne({ area, chosen, reader }, path) {
    const filter = reader.filterOf(path);
    const beside = reader.companionOf(path);
    const values = beside === undefined ? undefined : await (0,read_workspace_file .s)(area, beside);
    const listed = { ...area, areOrdinary: chosen.areOrdinary };
    if (beside === undefined || values?.kind !== 'text')
        return (0,read_workspace_file .s)(listed, path, filter);
    const matters = filter.matters(values.text) ? undefined : filter;
    return { ...(await (0,read_workspace_file .s)(listed, path, matters)), companion: { ...values, path: beside } };
}
async function add(reading, path, content, beside) {
    const { deps, unread } = reading;
    if (content.kind === 'skipped')
        addSkipped(reading, path, content.why);
    else if (content.kind === 'unread')
        unread.push(unreadFile(deps, path, content.reason));
    else if (isLookedAt(reading, path, content.linkedTo))
        skipFile(reading, 'links to files that are looked at themselves', path);
    else
        await addText(reading, path, content, beside);
}
function addSkipped(reading, path, why) {
    if (why === read_regular .gb) {
        passOver(reading, path);
        return;
    }
    if (why === reading.reader.filterOf(path).why)
        reading.scanned += 1;
    skipFile(reading, why, path);
}
function isLookedAt({ paths, reader }, path, linkedTo) {
    return linkedTo !== undefined && paths.has(linkedTo) && reader.kindOf(linkedTo) === reader.kindOf(path);
}
async function addText(reading, path, content, beside) {
    const { deps, files, reader } = reading;
    const { encoding, linkedTo, text } = content;
    if (text.length > LONG_TEXT)
        (0,memory .p)();
    const shown = (one) => (0,workspace_path .X)(deps, one);
    const companion = content.companion && { ...content.companion, shown: shown(content.companion.path) };
    const judged = await (0,lazy_part .dK)(() => reader.judge({ path, shown: shown(path), text, linkedTo, companion, beside }));
    const { end } = judged;
    if (end.kind === 'unread')
        reading.unread.push(unreadFile(deps, path, end.why, end.line));
    else if (end.kind === 'unknown-syntax')
        passOver(reading, path);
    else
        reading.judged += 1;
    if (judged.isScanned)
        reading.scanned += 1;
    for (const line of judged.debug)
        deps.host.log.debug(line);
    reading.findings.push(...judged.findings);
    reading.unread.push(...judged.unread);
    const repairs = judged.malformed.flatMap(({ repair }) => (repair === undefined ? [] : [repair]));
    const written = new Set([...judged.references, ...repairs].map(({ file }) => file));
    if (written.has(path))
        files.set(path, { text, encoding });
    if (companion !== undefined && written.has(companion.path))
        files.set(companion.path, companion);
}
function unreadFile(deps, path, why, line = 1) {
    const file = (0,workspace_path .X)(deps, path);
    return { kind: 'file', what: file, why, location: { file, line } };
}
function passOver(reading, path) {
    const { chosen, deps, findings } = reading;
    reading.unknown += 1;
    skipFile(reading, 'of a kind that is not scanned');
    if (chosen.inFull.has(path))
        findings.push(unknownFileFinding((0,workspace_path .X)(deps, path)));
}
function skipFile({ deps, skipped }, why, path) {
    if (path !== undefined)
        deps.host.log.debug(`${(0,plain_text .h0)(path)} is skipped: ${why}`);
    skipped.push({ what: 'files', why, count: 1 });
}
function finish(reading, isNamed) {
    const { files, findings, judged, scanned, skipped, unknown, unread } = reading;
    const missing = skipped.filter(({ why }) => why === 'not in the working tree').length;
    if (scanned === 0 && unread.length === 0 && missing > 0)
        throw nothingThere(missing);
    if (isNamed && scanned === 0 && findings.length === 0 && unread.length === 0)
        findings.push(unknownFileFinding());
    const unreadFiles = unread
        .filter(({ kind }) => kind === 'file')
        .map(({ what, why }) => ({ what: (0,plain_text .h0)(what, 300), why: (0,plain_text .h0)(why, 500) }));
    const are = unknown === 1 ? 'is' : 'are';
    const named = `${(0,counted .hS)(unknown, 'file')} named by \`files\` ${are} of no kind that is understood.`;
    return {
        files,
        unread,
        findings,
        account: (0,coverage .XP)(judged, skipped, unreadFiles),
        log: isNamed && unknown > 0 ? [named] : [],
    };
}
function nothingThere(missing) {
    return new user_error .y({
        message: `there is nothing to look at: none of the ${(0,counted .hS)(missing, 'file')} that git tracks here is in the working tree`,
        fix: 'is the repository checked out? Run the checkout step before this one, or widen its sparse checkout',
    });
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

  16678:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  readShard),
    r: () => (  IN_OTHER_SHARDS)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38086);
  var _base_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72792);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);



const IN_OTHER_SHARDS = 'in other shards';
function readShard(text) {
    if (text === undefined)
        return undefined;
    const shard = (0,_base_shard_js__WEBPACK_IMPORTED_MODULE_0__  .uK)(text);
    if (shard !== undefined)
        return shard;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({
        message: `\`shard\` is \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__  .h0)(text, 80)}\`, which is not of the form \`k/n\` with 1 ≤ k ≤ n`,
        fix: 'write for example `shard: 2/8` for the second of eight shards',
        input: 'shard',
    });
}


  }),

  49140:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  workspacePath)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function workspacePath({ host, workingDirectory }, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.context.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
    const isInside = below !== '' && below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)[0] !== '..' && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below);
    return isInside ? below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : path;
}


  })

};
;