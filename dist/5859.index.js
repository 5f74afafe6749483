export const id = 5859;
export const ids = [5859];
export const modules = {

  55859:
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
var ask_tags = __webpack_require__(710);
var plain_text = __webpack_require__(38086);
var relative_time = __webpack_require__(49290);
var pinned_reference = __webpack_require__(28189);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/check-findings.js



function isPinnable(checked) {
    return checked.some(({ state }) => state === 'unpinned' || state === 'stale' || state === 'unverified');
}
function checkFinding(checked, failOn, now) {
    const { location, since = now, state } = checked;
    if (state !== 'unpinned' && state !== 'stale' && state !== 'unverified')
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
    const isQuiet = ([first]) => !isLoud(first?.state);
    const cells = (same) => rowOf(same, failOn, now);
    const loud = rows.filter((row) => !isQuiet(row));
    const quiet = rows.filter(isQuiet);
    const blocks = (0,markdown_parts .Y1)(notes);
    const passed = quiet.reduce((sum, same) => sum + same.length, 0);
    return {
        title: 'Check pins',
        words: headline(checked, notes),
        actions: [
            ...remedy(checked),
            ...(loud.length === 0 ? [] : [(0,markdown .oS)(HEADER, loud.map(cells))]),
            ...blocks.actions,
        ],
        details: [
            ...(passed === 0 ? [] : [(0,markdown .GE)(`${passed} passed`, (0,markdown .oS)(HEADER, quiet.map(cells)))]),
            ...(0,reference_markdown .U)(loud.flatMap(([first]) => first?.reference.digest === undefined ? [] : [(0,pinned_reference .zt)(first, first.reference.digest)])),
            ...blocks.details,
        ],
    };
}
function headline(checked, notes) {
    const count = (state) => checked.filter((one) => one.state === state).length;
    const other = notes.filter(({ level }) => level !== 'notice').length;
    const parts = [
        ...['unverified', 'unpinned', 'stale', 'unknown'].flatMap((state) => count(state) === 0 ? [] : [`${count(state)} ${state === 'unpinned' ? 'not pinned' : state}`]),
        ...(other === 0 ? [] : [`${other} other ${(0,counted .i)(other, 'finding', 'findings')}`]),
    ];
    const all = (0,counted .h)(checked.length, 'reference');
    return parts.length === 0 ? `${all}, all in order` : `${parts.join(', ')} of ${all}`;
}
function remedy(checked) {
    const parts = [
        ...(checked.some(({ state }) => state === 'unverified')
            ? ['Find out where the unverified digests came from.']
            : []),
        ...(isPinnable(checked) ? ['`mode: pin` writes the current digests.'] : []),
    ];
    return parts.length === 0 ? [] : [parts.join(' ')];
}
function isLoud(state) {
    return state !== 'pinned' && state !== 'superseded' && state !== 'tagless';
}
function rowKey(checked) {
    return `${checked.state} ${(0,pinned_reference .lD)(checked)} ${checked.since ?? ''}`;
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
        `${signOf(state, failOn)} ${words}`,
        (0,markdown_parts .GA)(same.map(({ location }) => location)),
        (0,reference_markdown .V)(reference.digest),
    ];
}
function signOf(state, failOn) {
    if (state === 'unknown')
        return '❓';
    if (!isLoud(state))
        return '✅';
    return failOn.includes(state) ? verdict_words .W.error : verdict_words .W.warning;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/check.js












async function checkReferences(inputs, deps) {
    const now = deps.clock.now();
    const gathered = await (0,gather .G)(inputs, deps, (0,read_scope .h)(inputs, now));
    const { checked, failed, problems } = await judgeAll(inputs, deps, gathered.references, now);
    const notes = [...(0,account .Z4)(gathered, inputs), ...gathered.findings];
    const findings = [
        ...checked.flatMap((reference) => checkFinding(reference, inputs['fail-on'], now)),
        ...notes,
    ];
    const count = (state) => checked.filter((reference) => reference.state === state && !(0,pinned_reference .x)(reference)).length;
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
            `${(0,counted .h)(checked.length, 'reference')} checked: ${count('unpinned')} unpinned, ${count('stale')} stale, ${unverified} unverified, ${count('unknown')} unknown.`,
            ...(gathered.unread.length === 0
                ? []
                : [
                    `${(0,counted .h)(gathered.unread.length, 'file or reference', 'files and references')} could not be read.`,
                ]),
        ],
    };
}
async function judgeAll(inputs, deps, references, now) {
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
        const isStale = inputs['max-age'] === undefined || now - state.since > inputs['max-age'];
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
        ...((0,pinned_reference .x)(checked) ? { inScript: true } : {}),
        ...(since === undefined ? {} : { supersededAt: (0,time .sZ)(since) }),
        ...(location === undefined ? {} : { file: location.file, line: location.line }),
    };
}
function tagless({ image }) {
    return { image: { ...image, complete: { ...image.complete, tag: undefined } } };
}


  })

};
