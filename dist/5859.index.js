export const id = 5859;
export const ids = [5859];
export const modules = {

/***/ 55859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkReferences: () => (/* binding */ checkReferences)
});

// EXTERNAL MODULE: ./build/base/counted.js
var counted = __webpack_require__(34150);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(26068);
// EXTERNAL MODULE: ./build/platform/history-cache.js
var history_cache = __webpack_require__(30289);
// EXTERNAL MODULE: ./build/commands/resolve-digest/ask-tags.js
var ask_tags = __webpack_require__(710);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/commands/resolve-digest/pinned-reference.js
var pinned_reference = __webpack_require__(28189);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/check-findings.js



/** The finding of a reference, where its state is worth a word; one that `fail-on` names is an error. */
function checkFinding(checked, failOn, now) {
    const { location, since = now, state } = checked;
    if (state !== 'unpinned' && state !== 'stale' && state !== 'unverified')
        return [];
    const name = (0,pinned_reference/* writtenName */.lD)(checked);
    const words = {
        unpinned: {
            title: 'Image not pinned',
            message: `\`${name}\` has no digest.`,
            fix: 'Pin it with `mode: pin`.',
        },
        stale: {
            title: 'Pin is stale',
            message: `\`${name}\` was superseded ${(0,duration/* renderDuration */.P)(now - since)} ago (${(0,time/* renderTime */.sZ)(since)}).`,
            fix: 'Refresh it with `mode: pin`.',
        },
        unverified: {
            title: 'Pin is unverified',
            message: `\`${name}\`: the tag \`${checked.image.tag}\` never had this digest.`,
            fix: 'Find out where the digest came from; `mode: pin` replaces it.',
        },
    }[state];
    return [
        {
            rule: state,
            level: failOn.includes(state) ? 'error' : 'warning',
            ...words,
            artifact: name,
            ...(location === undefined ? {} : { location }),
            fingerprint: `${state} ${location?.file ?? ''} ${name}`,
        },
    ];
}

// EXTERNAL MODULE: ./build/commands/resolve-digest/find-tag-record.js + 1 modules
var find_tag_record = __webpack_require__(97567);
// EXTERNAL MODULE: ./build/commands/resolve-digest/gather.js
var gather = __webpack_require__(66364);
// EXTERNAL MODULE: ./build/commands/resolve-digest/read-scope.js
var read_scope = __webpack_require__(65698);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/commands/problems-markdown.js
var problems_markdown = __webpack_require__(48397);
// EXTERNAL MODULE: ./build/commands/resolve-digest/reference-markdown.js
var reference_markdown = __webpack_require__(28410);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render-check.js






const MAXIMUM_SUMMARY_BYTES = 1_000_000;
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
    unverified: '❌ never that tag',
    unknown: '❓ not known',
    unpinned: '❌ not pinned',
    stale: '⚠️ stale',
    superseded: '✅ superseded recently',
    tagless: '✅ digest without a tag',
    pinned: '✅ current',
};
/** Job summary of `mode: check`: what needs a word first, the rest folded. */
function renderCheckSummary(checked, facts) {
    const { now, problems, verdict } = facts;
    const sorted = [...checked].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
    const isQuiet = ({ state }) => state === 'pinned' || state === 'superseded' || state === 'tagless';
    const row = (reference) => [
        (0,markdown/* codeMarkdown */.fl)((0,pinned_reference/* writtenName */.lD)({ reference: { ...reference.reference, digest: undefined } })),
        (0,reference_markdown/* shortDigest */.V)(reference.reference.digest),
        (0,markdown/* escapeMarkdown */.FV)(WORDS[reference.state]) +
            (reference.since === undefined ? '' : `, ${(0,duration/* renderDuration */.P)(now - reference.since)} ago`),
        (0,reference_markdown/* placeMarkdown */.B)(reference.location),
    ];
    const header = ['Image', 'Digest', 'State', 'Where'];
    const loud = sorted.filter((reference) => !isQuiet(reference));
    const quiet = sorted.filter(isQuiet);
    const words = problems.length > 0 ? 'error' : { pass: 'pass', warn: 'warning', fail: 'fail' }[verdict];
    const blocks = [
        `### Check pins: ${words}`,
        `${(0,counted/* counted */.h)(checked.length, 'reference')}, ${loud.length === 0 ? 'all in order' : `${loud.length} to look at`}.`,
    ];
    if (problems.length > 0)
        blocks.push((0,problems_markdown/* problemsMarkdown */.K)(problems));
    if (loud.length > 0)
        blocks.push((0,markdown/* tableMarkdown */.oS)(header, loud.map(row)));
    if (quiet.length > 0)
        blocks.push((0,markdown/* detailsMarkdown */.GE)(`${quiet.length} in order`, (0,markdown/* tableMarkdown */.oS)(header, quiet.map(row))));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/check.js











/** `mode: check`: which references are unpinned, which pins are stale, and which were never that tag. */
async function checkReferences(inputs, deps) {
    const now = deps.clock.now();
    const gathered = await (0,gather/* gatherReferences */.G)(inputs, deps, (0,read_scope/* readScope */.h)(inputs, now));
    const { checked, problems } = await judgeAll(inputs, deps, gathered.references, now);
    const findings = [
        ...checked.flatMap((reference) => checkFinding(reference, inputs['fail-on'], now)),
        ...gathered.findings,
    ];
    const count = (state) => checked.filter((reference) => reference.state === state).length;
    const verdict = verdictOf(findings);
    const rows = checked.map(rowOf);
    return {
        findings,
        problems,
        verdict,
        outputs: {
            references: rows,
            'unpinned-count': count('unpinned'),
            'stale-count': count('stale'),
            'unverified-count': count('unverified'),
        },
        summary: renderCheckSummary(checked, { verdict, problems, now }),
        report: { references: rows },
        stdout: checked.map((reference) => (0,pinned_reference/* completeName */.zt)(reference, reference.reference.digest)),
        log: [
            ...gathered.log,
            `${(0,counted/* counted */.h)(checked.length, 'reference')} checked: ${count('unpinned')} unpinned, ${count('stale')} stale, ${count('unverified')} unverified, ${count('unknown')} not known.`,
        ],
    };
}
async function judgeAll(inputs, deps, references, now) {
    const pinned = references.filter((reference) => reference.reference.digest !== undefined && !(0,pinned_reference/* isTagless */.sG)(reference));
    const { failed, known, problems } = await (0,ask_tags/* askTags */.R)(inputs, deps, pinned, async ({ kept, key, read, references: same }) => {
        const digests = same.flatMap(({ reference }) => reference.digest ?? []);
        const records = await (0,find_tag_record/* named */.KT)(key, (0,history_cache/* readRecordsOf */.A)(read, digests, kept));
        if (records.length === 0)
            throw (0,find_tag_record/* unknownTag */.Jh)(key);
        return (digest) => (0,tag_history/* judgePin */.ns)(records, digest);
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
        if ((0,pinned_reference/* isTagless */.sG)(reference))
            return as('tagless');
        const state = known.get((0,pinned_reference/* tagKey */.E4)(reference))?.(digest);
        if (state === undefined)
            return as('unknown', undefined, failed.get((0,pinned_reference/* tagKey */.E4)(reference)));
        if (state.kind !== 'superseded')
            return as(state.kind === 'current' ? 'pinned' : 'unverified');
        const isStale = inputs['max-age'] === undefined || now - state.since > inputs['max-age'];
        return as(isStale ? 'stale' : 'superseded', state.since);
    });
    return { checked, problems };
}
function verdictOf(findings) {
    if (findings.some((finding) => finding.level === 'error'))
        return 'fail';
    return findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass';
}
function rowOf(checked) {
    const { image, location, problems, reference, since, state } = checked;
    const error = problems.map(({ message }) => message).join('\n');
    return {
        image: (0,pinned_reference/* writtenImage */.J_)(checked),
        ...(state === 'tagless' ? {} : { tag: image.tag }),
        ...(reference.digest === undefined || state === 'unknown' ? {} : { digest: reference.digest }),
        ...(state === 'unknown'
            ? { error }
            : { reference: (0,pinned_reference/* completeName */.zt)(state === 'tagless' ? tagless(checked) : checked, reference.digest) }),
        state,
        ...(since === undefined ? {} : { supersededAt: (0,time/* renderTime */.sZ)(since) }),
        ...(location === undefined ? {} : { file: location.file, line: location.line }),
    };
}
function tagless({ image }) {
    return { image: { ...image, complete: { ...image.complete, tag: undefined } } };
}


/***/ }),

/***/ 28410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ placeMarkdown),
/* harmony export */   V: () => (/* binding */ shortDigest)
/* harmony export */ });
/* harmony import */ var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);

/** The place of a reference as Markdown; empty without one. */
function placeMarkdown(location) {
    return location === undefined ? '' : (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMarkdown */ .fl)(`${location.file}:${location.line}`);
}
/** The first twelve digits, which tell digests apart for people; outputs and diff have them whole. */
function shortDigest(digest) {
    return digest === undefined ? '' : (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMarkdown */ .fl)(digest.slice('sha256:'.length, 'sha256:'.length + 12));
}


/***/ })

};
