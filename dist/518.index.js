export const id = 518;
export const ids = [518];
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

/***/ 5137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pinReferences: () => (/* binding */ pinReferences)
});

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./build/base/group-by.js
var group_by = __webpack_require__(7825);
// EXTERNAL MODULE: ./build/base/time.js
var base_time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/host/workspace-files.js
var workspace_files = __webpack_require__(8892);
;// CONCATENATED MODULE: ./build/scan/apply-edits.js
/**
 * Applies edits, in any order, to the text that they were planned for; an edit given twice counts once.
 *
 * @throws RangeError when an edit lies outside the text or two different edits overlap or meet in one point.
 */
function applyEdits(text, edits) {
    const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
    const parts = [];
    let done = 0;
    let previous;
    for (const edit of sorted) {
        if (previous !== undefined && isSame(previous, edit))
            continue;
        if (edit.start < 0 || edit.end < edit.start || edit.end > text.length)
            throw new RangeError(`edit ${edit.start}–${edit.end} lies outside the text of ${text.length} characters`);
        if (previous !== undefined && (edit.start < previous.end || edit.start === previous.start))
            throw new RangeError(`edits at ${previous.start} and ${edit.start} overlap`);
        parts.push(text.slice(done, edit.start), edit.text);
        done = edit.end;
        previous = edit;
    }
    parts.push(text.slice(done));
    return parts.join('');
}
function isSame(one, other) {
    return one.start === other.start && one.end === other.end && one.text === other.text;
}

;// CONCATENATED MODULE: ./build/scan/plan-edit.js

/**
 * Plans the edit that gives a reference this digest (`sha256:…`): none where it has it already. The tag stays; a
 * reference without one gets `:latest`, which is what it meant, so that the pin can be refreshed later.
 */
function planEdit(reference, newDigest) {
    if (!(0,image_reference/* isDigest */.Bc)(newDigest))
        return { kind: 'impossible', reason: 'the new digest is not a `sha256` digest' };
    if (reference.image.digest === newDigest)
        return [];
    if (reference.editable.kind === 'no')
        return { kind: 'impossible', reason: reference.editable.reason };
    const { start, end, before, after, hexOnly } = reference.editable.site;
    const digest = hexOnly ? newDigest.slice('sha256:'.length) : newDigest;
    return [{ start, end, text: `${before}${digest}${after}` }];
}

// EXTERNAL MODULE: ./build/commands/images-input.js
var images_input = __webpack_require__(8484);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/platform/history-reader.js
var history_reader = __webpack_require__(7932);
// EXTERNAL MODULE: ./build/commands/problems.js
var commands_problems = __webpack_require__(1447);
// EXTERNAL MODULE: ./build/commands/resolve-digest/check.js + 1 modules
var check = __webpack_require__(5487);
// EXTERNAL MODULE: ./build/commands/resolve-digest/find-tag-record.js
var find_tag_record = __webpack_require__(3531);
// EXTERNAL MODULE: ./build/commands/resolve-digest/pinned-reference.js
var pinned_reference = __webpack_require__(8189);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/choose-targets.js







/**
 * Chooses one digest for each tag (contract §4: the same everywhere). Under a cooldown never backwards: the newest pin
 * that is newer than the candidate stays, and the other references of that tag move to it.
 */
async function chooseTargets(inputs, deps, references, { asOf, now }) {
    const cooldown = inputs['min-age'];
    const bound = asOf === undefined && cooldown === undefined ? undefined : (0,tag_history/* lookupBound */.lm)(now, asOf, cooldown);
    const targets = new Map();
    const problems = [];
    const groups = [...(0,group_by/* groupBy */.$)(references, pinned_reference/* tagKey */.E)];
    let done = 0;
    await Promise.all(groups.map(async ([key, same]) => {
        const [first] = same;
        if (first === undefined)
            return;
        try {
            const read = deps.session.registry.history(first.image.repository, first.image.tag);
            const { record } = await (0,find_tag_record/* findTagRecord */.B)(read, key, bound, now);
            const held = new Set(same.flatMap(({ reference }) => reference.digest ?? []));
            targets.set(key, await settle(read, record, held, { forwardOnly: cooldown !== undefined, now }));
        }
        catch (error) {
            problems.push(...(0,check.placed)((0,commands_problems/* toProblems */.e)(error, inputs.identity, `\`${(0,pinned_reference/* writtenName */.l)(first)}\``), first));
        }
        finally {
            done += 1;
            deps.host.progress(`${done} of ${groups.length} tags`);
        }
    }));
    return { targets, problems };
}
async function settle(read, candidate, held, { forwardOnly, now }) {
    const others = [...held].filter((digest) => digest !== candidate.digest);
    if (others.length === 0)
        return { record: candidate, unverified: new Set() };
    const records = await (0,history_reader/* readRecordsOf */.Ab)(read, others, now);
    const unverified = new Set(others.filter((digest) => !records.some((record) => record.digest === digest)));
    const newer = records.findLast((record) => record.time > candidate.time && held.has(record.digest));
    return { record: forwardOnly && newer !== undefined ? newer : candidate, unverified };
}

// EXTERNAL MODULE: ./build/commands/resolve-digest/gather.js
var gather = __webpack_require__(6364);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(6963);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render-pin.js



const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const MAXIMUM_DIFF_CHARACTERS = 200_000;
/** Job summary of `mode: pin`: what moved where, what failed, and the diff. */
function renderPinSummary(changes, moved, problems, dryRun) {
    const count = `${changes.length} ${changes.length === 1 ? 'file' : 'files'}`;
    const title = changes.length === 0 ? 'nothing to change' : `${count} ${dryRun ? 'would change' : 'changed'}`;
    const blocks = [`### Pin images: ${title}`];
    if (problems.length > 0)
        blocks.push(problems
            .map((problem) => `- ❌ ${(0,markdown/* escapeMarkdown */.FV)([problem.message, problem.fix ?? ''].join(' ').trim())}`)
            .join('\n'));
    if (moved.length > 0) {
        const rows = moved.map(({ reference, target }) => [
            reference.location === undefined
                ? ''
                : (0,markdown/* codeMarkdown */.fl)(`${reference.location.file}:${reference.location.line}`),
            (0,markdown/* codeMarkdown */.fl)((0,pinned_reference/* writtenName */.l)(reference)),
            (0,markdown/* codeMarkdown */.fl)(target.record.digest),
            (0,base_time/* renderDate */.FM)(target.record.time),
        ]);
        blocks.push((0,markdown/* tableMarkdown */.oS)(['Where', 'Reference', 'Digest', 'Since'], rows));
    }
    const diff = changes.map((change) => change.diff).join('\n');
    if (diff.length > MAXIMUM_DIFF_CHARACTERS)
        blocks.push('The diff is too long to be shown here; the log has it.');
    else if (diff !== '')
        blocks.push((0,markdown/* detailsMarkdown */.GE)('Diff', (0,markdown/* fenceMarkdown */.hl)(diff, 'diff')));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

// EXTERNAL MODULE: ./build/commands/resolve-digest/resolve.js + 1 modules
var resolve = __webpack_require__(5046);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/pin.js













/** `mode: pin`: writes digests into files, or shows what it would write; only the references change. */
async function pinReferences(inputs, deps) {
    const now = deps.clock.now();
    const asOf = (0,resolve.readAsOf)(inputs, now);
    const gathered = await (0,gather/* gatherReferences */.G)(inputs, deps);
    // A digest without a tag in a file is a pin already, and of which tag is not known.
    const references = gathered.references.filter(({ inFile, reference }) => inFile === undefined || reference.tag !== undefined || reference.digest === undefined);
    (0,images_input/* requireRegistryCredential */.qD)(inputs, references.map(({ image }) => image));
    const { problems, targets } = await chooseTargets(inputs, deps, references, { now, asOf });
    const moved = references.flatMap((reference) => {
        const target = targets.get((0,pinned_reference/* tagKey */.E)(reference));
        return target === undefined || target.record.digest === reference.reference.digest
            ? []
            : [{ reference, target }];
    });
    const { changes, findings } = planChanges(moved, gathered);
    if (!inputs['dry-run']) {
        for (const change of changes) {
            const encoding = gathered.files.get(change.path)?.encoding ?? 'utf8';
            await (0,workspace_files/* replaceWorkspaceFile */.wo)(deps.workingDirectory, change.path, change.after, encoding);
        }
    }
    for (const change of changes)
        deps.host.quote(change.diff);
    return outcomeOf(inputs, {
        references,
        targets,
        moved,
        changes,
        findings: [...findings, ...gathered.warnings],
        problems,
        log: gathered.log,
    });
}
function planChanges(moved, gathered) {
    const findings = [];
    const changes = [];
    const inFiles = moved.filter(({ reference }) => reference.inFile !== undefined);
    for (const [path, some] of (0,group_by/* groupBy */.$)(inFiles, ({ reference }) => reference.inFile?.file ?? '')) {
        const before = gathered.files.get(path)?.text ?? '';
        const edits = [];
        for (const { reference, target } of some) {
            if (reference.inFile === undefined)
                continue;
            const planned = planEdit(reference.inFile.scanned, target.record.digest);
            if (!('kind' in planned))
                edits.push(...planned);
            else
                findings.push(notEditable(reference, planned.reason));
            if (reference.reference.digest !== undefined && target.unverified.has(reference.reference.digest))
                findings.push(replaced(reference));
        }
        const after = applyEdits(before, edits);
        if (after === before)
            continue;
        const shown = some[0]?.reference.location?.file ?? path;
        changes.push({
            path,
            after,
            diff: (0,create/* createTwoFilesPatch */.ss)(`a/${shown}`, `b/${shown}`, before, after, '', '', { context: 2 }).replace(/^=+\n/, ''),
        });
    }
    return { changes, findings };
}
function notEditable(reference, reason) {
    const name = (0,pinned_reference/* writtenName */.l)(reference);
    return {
        rule: 'not-editable',
        level: 'warning',
        title: 'Cannot be pinned here',
        message: `\`${name}\` was not pinned: ${reason}.`,
        artifact: name,
        ...(reference.location === undefined ? {} : { location: reference.location }),
        fingerprint: `not-editable ${reference.location?.file ?? ''} ${name}`,
    };
}
function replaced(reference) {
    const name = (0,pinned_reference/* writtenName */.l)(reference);
    return {
        rule: 'unverified',
        level: 'warning',
        title: 'Unverified digest replaced',
        message: `\`${name}\`: the tag \`${reference.image.tag}\` never had this digest; it is replaced.`,
        artifact: name,
        ...(reference.location === undefined ? {} : { location: reference.location }),
        fingerprint: `replaced ${reference.location?.file ?? ''} ${name}`,
    };
}
function outcomeOf(inputs, pinned) {
    const rows = rowsOf(pinned);
    const first = rows.find((row) => 'digest' in row);
    const files = pinned.changes.map((change) => change.path);
    const verb = inputs['dry-run'] ? 'would change' : 'changed';
    return {
        findings: pinned.findings,
        problems: pinned.problems,
        verdict: pinned.findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass',
        outputs: {
            ...(first === undefined
                ? {}
                : {
                    digest: first['digest'] ?? '',
                    reference: first['reference'] ?? '',
                    'tag-updated-at': first['updatedAt'] ?? '',
                }),
            references: rows,
            changed: files.length > 0,
            'changed-files': files,
            'unpinned-count': pinned.references.filter(({ reference }) => reference.digest === undefined).length,
            'stale-count': pinned.moved.filter(({ reference, target }) => isStale(reference, target)).length,
            'unverified-count': pinned.references.filter((reference) => isUnverified(reference, pinned.targets))
                .length,
        },
        summary: renderPinSummary(pinned.changes, pinned.moved, pinned.problems, inputs['dry-run']),
        report: { references: rows, changedFiles: files, dryRun: inputs['dry-run'] },
        stdout: rows.flatMap((row) => ('digest' in row ? [row['reference'] ?? ''] : [])),
        log: [
            ...pinned.log,
            `${verb} ${files.length} files, ${pinned.moved.length} of ${pinned.references.length} references.`,
        ],
    };
}
function isStale({ reference }, target) {
    return reference.digest !== undefined && !target.unverified.has(reference.digest);
}
function isUnverified(reference, targets) {
    const { digest } = reference.reference;
    return digest !== undefined && targets.get((0,pinned_reference/* tagKey */.E)(reference))?.unverified.has(digest) === true;
}
/** One row for each tag, in the order of first appearance. */
function rowsOf({ problems, references, targets }) {
    return [...(0,group_by/* groupBy */.$)(references, pinned_reference/* tagKey */.E)].flatMap(([key, [first]]) => {
        if (first === undefined)
            return [];
        const image = (0,image_reference/* printImageReference */.Yk)({ ...first.reference, tag: undefined, digest: undefined });
        const target = targets.get(key);
        const base = { image, tag: first.image.tag };
        if (target === undefined) {
            const name = `\`${(0,pinned_reference/* writtenName */.l)(first)}\``;
            return [
                {
                    ...base,
                    error: problems.find((problem) => problem.message.startsWith(name))?.message ??
                        'it could not be resolved',
                },
            ];
        }
        const { digest, time } = target.record;
        return [
            {
                ...base,
                digest,
                reference: (0,image_reference/* printImageReference */.Yk)({ ...first.image.complete, digest }),
                updatedAt: (0,base_time/* renderTime */.sZ)(time),
            },
        ];
    });
}


/***/ }),

/***/ 5046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readAsOf: () => (/* binding */ readAsOf),
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
// EXTERNAL MODULE: ./build/commands/resolve-digest/find-tag-record.js
var find_tag_record = __webpack_require__(3531);
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
    const asOf = readAsOf(inputs, now);
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
    const { gatherFileReferences } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(749), __webpack_require__.e(6), __webpack_require__.e(966), __webpack_require__.e(545)]).then(__webpack_require__.bind(__webpack_require__, 1966));
    const { log, references } = await gatherFileReferences(inputs, deps, names);
    for (const line of log)
        deps.host.log.info(line);
    const byTag = (0,group_by/* groupBy */.$)(references, ({ image }) => `${image.repository}:${image.tag}`);
    return [...byTag.values()].flatMap(([first]) => first === undefined
        ? []
        : [{ text: (0,image_reference/* printImageReference */.Yk)(first.reference), reference: first.reference, image: first.image }]);
}
/** The time of `as-of`, if given; one that is still to come is a usage error. */
function readAsOf(inputs, now) {
    const asOf = inputs['as-of'];
    if (asOf !== undefined && asOf > now) {
        throw new user_error/* UserError */.y({
            message: `\`as-of\` is ${(0,time/* renderTime */.sZ)(asOf)}, which is still to come`,
            input: 'as-of',
        });
    }
    return asOf;
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
