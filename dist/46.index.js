export const id = 46;
export const ids = [46];
export const modules = {

/***/ 9800:
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
            widths[column] = Math.max(widths[column] ?? 0, Array.from(cell).length);
        });
    }
    return rows.map((row) => row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - Array.from(cell).length))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 5046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  referenceOf: () => (/* binding */ referenceOf),
  resolveImages: () => (/* binding */ resolveImages)
});

// EXTERNAL MODULE: ./build/base/group-by.js
var group_by = __webpack_require__(7825);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/platform/history-reader.js
var history_reader = __webpack_require__(7932);
// EXTERNAL MODULE: ./build/commands/images-input.js
var images_input = __webpack_require__(8484);
// EXTERNAL MODULE: ./build/commands/problems.js
var problems = __webpack_require__(1447);
// EXTERNAL MODULE: ./build/commands/resolve-digest/find-tag-record.js + 1 modules
var find_tag_record = __webpack_require__(7567);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(9800);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render.js





const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const TIMELINE_ENTRIES = 6;
/** Lines of the log: one for each image. */
function renderResolveLog(resolved, now) {
    const rows = resolved.flatMap((item) => item.kind === 'resolved'
        ? [
            [
                nameOf(item),
                item.record.digest,
                `since ${(0,time/* renderTime */.sZ)(item.record.time)} (${(0,duration/* renderDuration */.P)(now - item.record.time)})${item.kept ? ', newer pin kept' : ''}`,
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
    if (first?.kind === 'resolved' && first.recent.length > 1)
        blocks.push(renderTimeline(nameOf(first), first.recent));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
function rowOf(item, now) {
    if (item.kind === 'failed') {
        const why = item.problems
            .map((problem) => [problem.message, problem.fix ?? ''].join(' ').trim())
            .join(' ');
        return [(0,markdown/* codeMarkdown */.fl)(item.text), `❌ ${(0,markdown/* escapeMarkdown */.FV)(why)}`, '', ''];
    }
    const { record } = item;
    return [
        (0,markdown/* codeMarkdown */.fl)(nameOf(item)),
        (0,markdown/* codeMarkdown */.fl)(record.digest),
        (0,time/* renderTime */.sZ)(record.time),
        (0,duration/* renderDuration */.P)(now - record.time),
    ];
}
function nameOf(item) {
    return (0,image_reference/* printImageReference */.Yk)(item.image.complete);
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
    const asOf = inputs['as-of'];
    if (inputs.images.length === 0 && inputs.files.length === 0) {
        throw new user_error/* UserError */.y({
            message: '`images` is needed',
            fix: 'name at least one image, such as `python:latest`, or the `files` that name them',
            input: 'images',
        });
    }
    const names = (0,images_input/* readRegistryNames */.Cd)(inputs);
    const fromFiles = inputs.files.length === 0 ? [] : await imagesOfFiles(inputs, deps, names);
    const images = [...(0,images_input/* readImages */.H)(inputs.images, names), ...fromFiles];
    (0,images_input/* requireRegistryCredential */.qD)(inputs, images.map(({ image }) => image));
    const bound = asOf === undefined && inputs['min-age'] === undefined
        ? undefined
        : (0,tag_history/* lookupBound */.lm)(now, asOf, inputs['min-age']);
    const known = new Map();
    let done = 0;
    const resolved = await Promise.all(images.map(async (named) => {
        const key = `${named.image.repository}:${named.image.tag}`;
        const read = deps.session.registry.history(named.image.repository, named.image.tag);
        try {
            const finding = known.get(key) ?? (0,find_tag_record/* findTagRecord */.B)(read, key, bound, now);
            known.set(key, finding);
            const found = await finding;
            const pinned = inputs['min-age'] === undefined ? undefined : named.reference.digest;
            const record = await forward(read, found.record, pinned);
            return { ...named, kind: 'resolved', record, recent: found.recent, kept: record !== found.record };
        }
        catch (error) {
            return {
                ...named,
                kind: 'failed',
                problems: (0,problems/* toProblems */.e)(error, inputs.identity, `\`${named.text}\``),
            };
        }
        finally {
            done += 1;
            deps.host.progress(`${done} of ${images.length} images`);
        }
    }));
    return outcomeOf(resolved, now);
}
/** Images that the files name, each tag once. */
async function imagesOfFiles(inputs, deps, names) {
    const { gatherFileReferences } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(354), __webpack_require__.e(966)]).then(__webpack_require__.bind(__webpack_require__, 1966));
    const { log, references } = await gatherFileReferences(inputs, deps, names);
    for (const line of log)
        deps.host.log.info(line);
    const byTag = (0,group_by/* groupBy */.$)(references, ({ image }) => `${image.repository}:${image.tag}`);
    return [...byTag.values()].flatMap(([first]) => first === undefined
        ? []
        : [{ text: (0,image_reference/* printImageReference */.Yk)(first.reference), reference: first.reference, image: first.image }]);
}
/** Never backwards: a pin whose record is newer than the candidate's stays. */
async function forward(read, candidate, pinned) {
    if (pinned === undefined || pinned === candidate.digest)
        return candidate;
    return (0,tag_history/* chooseForward */.xy)(await (0,history_reader/* readRecords */.T3)(read, { since: candidate.time }), candidate, pinned);
}
function outcomeOf(resolved, now) {
    const rows = resolved.map(referenceRow);
    const first = resolved[0];
    const firstOutputs = first?.kind === 'resolved'
        ? {
            digest: first.record.digest,
            reference: referenceOf(first, first.record),
            'tag-updated-at': (0,time/* renderTime */.sZ)(first.record.time),
        }
        : {};
    return {
        findings: [],
        problems: resolved.flatMap((item) => (item.kind === 'failed' ? item.problems : [])),
        verdict: 'pass',
        outputs: { ...firstOutputs, references: rows },
        summary: renderResolveSummary(resolved, now),
        report: { references: rows },
        stdout: resolved.flatMap((item) => (item.kind === 'resolved' ? [referenceOf(item, item.record)] : [])),
        log: renderResolveLog(resolved, now),
    };
}
/** The complete reference with digest: host as written, else the public registry's. */
function referenceOf(named, record) {
    return (0,image_reference/* printImageReference */.Yk)({ ...named.image.complete, digest: record.digest });
}
function referenceRow(item) {
    const name = (0,image_reference/* printImageReference */.Yk)({ ...item.reference, tag: undefined, digest: undefined });
    const base = { image: name, tag: item.image.tag };
    if (item.kind === 'failed')
        return { ...base, error: item.problems.map((problem) => problem.message).join('\n') };
    return {
        ...base,
        digest: item.record.digest,
        reference: referenceOf(item, item.record),
        updatedAt: (0,time/* renderTime */.sZ)(item.record.time),
    };
}


/***/ })

};
