"use strict";
exports.id = 4686;
exports.ids = [4686];
exports.modules = {

  98196:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _h: () => (  createLazyPart),
    dK: () => (  withParts),
    j7: () => (  PartNeeded)
  });
class PartNeeded extends Error {
    load;
    constructor(load) {
        super('a part of the program is not loaded yet');
        this.load = load;
    }
}
function createLazyPart(importPart) {
    let part;
    const load = async () => {
        part = await importPart();
    };
    return {
        load,
        get: () => {
            if (part === undefined)
                throw new PartNeeded(load);
            return part;
        },
    };
}
async function withParts(work) {
    for (;;) {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof PartNeeded))
                throw error;
            await error.load();
        }
    }
}


  }),

  94686:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  pinReferences: () => (  pinReferences)
});

var counted = __webpack_require__(34150);
var lazy_part = __webpack_require__(98196);
var workspace_files = __webpack_require__(99004);
var session_problems = __webpack_require__(96299);
var account = __webpack_require__(5316);
var choose_targets = __webpack_require__(60949);
var gather = __webpack_require__(66364);
var pinned_reference = __webpack_require__(28189);
var plan_changes = __webpack_require__(4346);
var read_scope = __webpack_require__(65698);
var reference_rows = __webpack_require__(8686);
var group_by = __webpack_require__(77825);
var markdown = __webpack_require__(26963);
var plain_text = __webpack_require__(38086);
var relative_time = __webpack_require__(49290);
var markdown_parts = __webpack_require__(28662);
var reference_markdown = __webpack_require__(28410);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render-pin.js








const MAXIMUM_DIFF_CHARACTERS = 200_000;
const HEADER = ['Image', 'From', 'To', 'Tag moved', 'Files'];
function pinAnswer(pinned) {
    const { changes, dryRun, findings, now } = pinned;
    const moved = changes.flatMap((change) => change.moved);
    const rows = [...(0,group_by .$)(moved, rowKey).values()].flatMap((same) => rowOf(same, now));
    const blocks = (0,markdown_parts .Y1)(findings);
    return {
        title: 'Pin images',
        words: changes.length === 0
            ? 'nothing changed'
            : `${(0,counted .hS)(changes.length, 'file')} ${dryRun ? 'would change' : 'changed'}, ${(0,counted .hS)(moved.length, 'reference')} ${dryRun ? 'would get' : 'got'} a new digest`,
        actions: [...(rows.length === 0 ? [] : [(0,markdown .oS)(HEADER, rows)]), ...blocks.actions],
        details: [
            ...(0,reference_markdown .U)(moved.map(({ reference, target }) => (0,pinned_reference .zt)(reference, target.record.digest))),
            ...diffBlocks(changes),
            ...blocks.details,
        ],
    };
}
function rowKey({ reference, target }) {
    return `${(0,pinned_reference .lD)(reference)} ${target.record.digest}`;
}
function rowOf(same, now) {
    const [first] = same;
    if (first === undefined)
        return [];
    const { reference, target } = first;
    return [
        [
            (0,markdown .fl)((0,pinned_reference .kz)(reference)),
            (0,reference_markdown .V)(reference.reference.digest) || 'not pinned',
            (0,reference_markdown .V)(target.record.digest),
            (0,relative_time .E)(target.record.time, now),
            (0,markdown_parts .GA)(same.map((move) => move.reference.location)),
        ],
    ];
}
function diffBlocks(changes) {
    const diff = changes.map((change) => change.diff).join('\n');
    if (diff === '')
        return [];
    if (diff.length > MAXIMUM_DIFF_CHARACTERS)
        return ['The diff is too long to show here; see the log.'];
    return [(0,markdown .GE)('Diff', (0,markdown .hl)((0,plain_text .ix)(diff), 'diff'))];
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/pin.js












async function pinReferences(inputs, deps, facts) {
    if (!inputs['pull-request'])
        return pinInto(inputs, deps, undefined);
    const [{ openTarget }, { keepPulls }] = await Promise.all([
        Promise.all( [__webpack_require__.e(855), __webpack_require__.e(2996)]).then(__webpack_require__.bind(__webpack_require__, 62996)),
        Promise.all( [__webpack_require__.e(855), __webpack_require__.e(2996), __webpack_require__.e(2700)]).then(__webpack_require__.bind(__webpack_require__, 12700)),
    ]);
    const target = await openTarget(inputs, deps);
    try {
        return await pinInto(inputs, deps, (found) => keepPulls(inputs, deps, target, found, facts));
    }
    finally {
        target.checkedOut.close();
    }
}
async function pinInto(inputs, deps, keep) {
    const now = deps.clock.now();
    const scope = (0,read_scope .h)(inputs, now);
    const gathered = await (0,gather .G)(inputs, deps, scope);
    const whole = gathered.references.filter((reference) => !(0,pinned_reference .sG)(reference));
    const references = [...whole, ...gathered.repairs];
    const answers = await (0,choose_targets .u)(inputs, deps, references, { ...scope, now, verify: true });
    const moves = references.flatMap((reference) => {
        const target = answers.known.get((0,pinned_reference .E4)(reference));
        return target === undefined || target.record.digest === reference.reference.digest
            ? []
            : [{ reference, target }];
    });
    const { changes, findings } = await (0,lazy_part .dK)(() => (0,plan_changes .X)(moves, gathered.files));
    const left = leftMalformed(gathered, changes);
    const unjudged = (0,account .Z4)(left, inputs);
    const kept = await keep?.({
        moves,
        changes,
        files: gathered.files,
        leftOut: [...findings.filter(({ rule }) => rule === 'not-editable'), ...unjudged],
        hasFailed: answers.problems.length > 0,
        isComplete: answers.problems.length === 0 && left.unread.length + left.malformed.length === 0,
    });
    const { problems, written } = kept !== undefined || inputs['dry-run']
        ? { problems: kept?.problems ?? [], written: changes }
        : await writeChanges(changes, deps, inputs);
    for (const change of written)
        deps.host.quote(change.diff);
    const pinned = outcomeOf(inputs, {
        now,
        references,
        answers,
        moves,
        written,
        findings: [...findings, ...(kept?.findings ?? []), ...unjudged, ...gathered.findings],
        problems: [...problems, ...answers.problems],
        gathered,
    });
    return kept === undefined ? pinned : withPulls(inputs, deps, pinned, kept);
}
async function withPulls(inputs, { host }, pinned, kept) {
    const { plannedText, pullOutputs, pullRows, renderPullSummary } = await __webpack_require__.e(  5545).then(__webpack_require__.bind(__webpack_require__, 5545));
    const dryRun = inputs['dry-run'];
    const { summary } = pinned;
    if (dryRun)
        for (const planned of kept.planned)
            host.quote(plannedText(planned));
    return {
        ...pinned,
        outputs: { ...pinned.outputs, ...pullOutputs(inputs, kept) },
        summary: { ...summary, actions: [renderPullSummary(kept, dryRun), ...summary.actions] },
        report: { ...pinned.report, pullRequests: pullRows(kept.kept) },
        log: [...pinned.log, ...kept.log],
    };
}
function leftMalformed({ malformed, unread }, changes) {
    const moved = new Set(changes.flatMap((change) => change.moved.map(({ reference }) => reference.inFile)));
    return {
        unread,
        malformed: malformed.filter(({ repair }) => repair === undefined || !moved.has(repair)),
    };
}
async function writeChanges(changes, deps, inputs) {
    const problems = [];
    const written = [];
    const { tempDirectory, workspace } = deps.host.context;
    const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
    for (const change of changes) {
        try {
            await (0,workspace_files .wo)(area, change.path, change);
            written.push(change);
        }
        catch (error) {
            problems.push(...(0,session_problems .e)(error, inputs.identity));
        }
    }
    return { problems, written };
}
function outcomeOf(inputs, pinned) {
    const { answers, findings, gathered, moves, problems, references, written } = pinned;
    const dryRun = inputs['dry-run'] || inputs['pull-request'];
    const rows = (0,reference_rows .T)(references, {
        record: (key) => answers.known.get(key)?.record,
        problems: (key) => answers.failed.get(key) ?? [],
    });
    const files = written.map(({ shown }) => shown);
    const moved = written.flatMap((change) => change.moved);
    const inSyntax = references.filter((reference) => !(0,pinned_reference .x)(reference));
    const isUnverified = (reference) => {
        const { digest } = reference.reference;
        return digest !== undefined && answers.known.get((0,pinned_reference .E4)(reference))?.unverified.has(digest) === true;
    };
    return {
        findings,
        problems,
        verdict: (0,account .Vj)(findings),
        outputs: {
            ...(0,reference_rows .n)(rows),
            references: rows,
            changed: files.length > 0,
            'changed-files': files,
            'unpinned-count': inSyntax.filter(isUnpinned).length,
            'stale-count': moves.filter(({ reference }) => reference.reference.digest !== undefined && !isUnverified(reference) && !(0,pinned_reference .x)(reference)).length,
            'unverified-count': inSyntax.filter(isUnverified).length + gathered.malformed.length,
            'unread-count': gathered.unread.length,
        },
        summary: pinAnswer({ changes: written, findings, dryRun, now: pinned.now }),
        coverage: (0,account ._5)(gathered, answers.failed),
        report: { references: rows, changedFiles: files, dryRun },
        stdout: rows.flatMap((row) => ('digest' in row ? [row.reference] : [])),
        ...(dryRun && files.length > 0 ? { next: 'resolve-digest --mode pin' } : {}),
        log: [
            ...gathered.log,
            `${(0,counted .hS)(files.length, 'file')} ${dryRun ? 'would change' : 'changed'}: ${moved.length} of ${(0,counted .hS)(references.length, 'reference')} ${dryRun ? 'would get' : 'got'} a new digest.`,
        ],
    };
}
function isUnpinned({ inFile, reference }) {
    return reference.digest === undefined && inFile?.scanned.wrongDigest === undefined;
}


  }),

  4346:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  X: () => (  planChanges)
});

var group_by = __webpack_require__(77825);
var plain_text = __webpack_require__(38086);
var image_reference = __webpack_require__(63018);
;// CONCATENATED MODULE: ./build/images/edit/apply-edits.js
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
        if (previous !== undefined && meets(previous, edit))
            throw new RangeError(`edits at ${previous.start} and ${edit.start} overlap`);
        parts.push(text.slice(done, edit.start), edit.text);
        done = edit.end;
        previous = edit;
    }
    parts.push(text.slice(done));
    return parts.join('');
}
function meets(previous, edit) {
    if (edit.start < previous.end || edit.start === previous.start)
        return true;
    return edit.start === previous.end && edit.start === edit.end;
}
function isSame(one, other) {
    return one.start === other.start && one.end === other.end && one.text === other.text;
}

;// CONCATENATED MODULE: ./build/images/edit/plan-edit.js

function planEdit(reference, newDigest) {
    if (!(0,image_reference .Bc)(newDigest))
        return { kind: 'impossible', reason: 'the new digest is not a `sha256` digest' };
    if (reference.image.digest === newDigest)
        return [];
    if (reference.editable.kind === 'no')
        return { kind: 'impossible', reason: reference.editable.reason };
    const { start, end, before, after, hexOnly } = reference.editable.site;
    const digest = hexOnly ? newDigest.slice('sha256:'.length) : newDigest;
    return [{ start, end, text: `${before}${digest}${after}` }];
}

;// CONCATENATED MODULE: ./build/images/edit/edit-text.js



const MOST_TRIES = 64;
const FEWEST_TRIES = 8;
const MOST_CHARACTERS = 10_000_000;
const NO_EFFECT = 'after the edit the file would not name this digest here, or would name another image differently';
const UNREADABLE = 'after the edits the file could not be read completely';
function editText(text, moves, scan) {
    const refused = [];
    const planned = [];
    for (const move of moves) {
        const edits = planEdit(move.reference, move.digest);
        if ('kind' in edits)
            refused.push({ move, reason: edits.reason });
        else
            planned.push({ move, edits });
    }
    if (planned.length === 0)
        return { after: text, moved: [], refused };
    const tries = createTries(text, scan);
    const kept = keepGood(planned, tries);
    const reason = tries.isCut() ? UNREADABLE : NO_EFFECT;
    for (const { move } of planned.filter((one) => !kept.has(one)))
        refused.push({ move, reason });
    const done = planned.filter((one) => kept.has(one));
    return { after: tries.text(done), moved: done.map(({ move }) => move), refused };
}
function createTries(source, scan) {
    const before = scan(source);
    const affordable = Math.floor(MOST_CHARACTERS / (source.length + 1));
    let left = Math.max(FEWEST_TRIES, Math.min(MOST_TRIES, affordable));
    let isCut = false;
    const isOver = () => isCut || left <= 0;
    const text = (planned) => applyEdits(source, planned.flatMap(({ edits }) => edits));
    return {
        text,
        isOver,
        isCut: () => isCut,
        isGood: (planned) => {
            if (isOver())
                return false;
            left -= 1;
            try {
                const after = scan(text(planned));
                isCut = after.understood === 'cut' && before.understood !== 'cut';
                return !isCut && isAsMeant(before, after, planned);
            }
            catch (error) {
                if (error instanceof RangeError)
                    return false;
                throw error;
            }
        },
    };
}
function keepGood(planned, { isCut, isGood, isOver }) {
    let kept = new Set();
    const add = (some) => {
        if (isOver())
            return;
        const wanted = new Set([...kept, ...some]);
        if (isGood(planned.filter((one) => wanted.has(one))))
            kept = wanted;
        else if (some.length > 1) {
            const half = Math.ceil(some.length / 2);
            add(some.slice(0, half));
            add(some.slice(half));
        }
    };
    for (let rest = planned, had = -1; rest.length > 0 && kept.size > had;) {
        had = kept.size;
        add(rest);
        rest = planned.filter((one) => !kept.has(one));
    }
    return isCut() ? new Set() : kept;
}
function isAsMeant(before, after, planned) {
    if (after.understood !== before.understood || after.problems.length !== before.problems.length)
        return false;
    if (listUnresolved(after) !== listUnresolved(before))
        return false;
    const digests = new Map(planned.map(({ move }) => [keyOf(move.reference), move.digest]));
    const expected = before.references.map((was) => {
        const digest = digests.get(keyOf(was));
        return digest === undefined
            ? readOf(was)
            : readOf({ ...was, image: meant(was.image, digest), wrongDigest: undefined });
    });
    return JSON.stringify(after.references.map(readOf)) === JSON.stringify(expected);
}
function readOf({ image, syntax, wrongDigest = '', }) {
    return [syntax, (0,image_reference .Yk)(image), wrongDigest];
}
function meant(image, digest) {
    const tag = image.digest === undefined ? (image.tag ?? 'latest') : image.tag;
    return { ...image, tag, digest };
}
function keyOf({ place, text }) {
    return `${place.start} ${text}`;
}
function listUnresolved({ unresolved }) {
    return JSON.stringify(unresolved.map(({ reason, text }) => [text, reason]));
}

var file_diff = __webpack_require__(23368);
var pinned_reference = __webpack_require__(28189);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/plan-changes.js





function planChanges(moves, files) {
    const changes = [];
    const findings = [];
    for (const [path, some] of (0,group_by .$)(moves, ({ reference }) => reference.inFile?.file ?? '')) {
        const file = files.get(path);
        if (file === undefined)
            continue;
        const planned = planFile(file.text, some);
        findings.push(...planned.findings);
        if (planned.after === file.text)
            continue;
        const shown = some[0]?.reference.location?.file ?? path;
        const diff = (0,file_diff .K)((0,plain_text .h0)(shown), file.text, planned.after);
        changes.push({
            path,
            shown,
            before: file.text,
            after: planned.after,
            encoding: file.encoding,
            diff,
            moved: planned.moved,
        });
    }
    return { changes, findings };
}
function planFile(text, moves) {
    const wanted = moves.flatMap((move) => {
        const { inFile } = move.reference;
        if (inFile === undefined)
            return [];
        const { rescan, scanned } = inFile;
        return [{ move, rescan, reference: scanned, digest: move.target.record.digest }];
    });
    const [first] = wanted;
    if (first === undefined)
        return { after: text, moved: [], findings: [] };
    const { after, moved, refused } = editText(text, wanted, first.rescan);
    const unverified = moved.filter(({ reference: { image, wrongDigest }, move: { target } }) => wrongDigest !== undefined || target.unverified.has(image.digest ?? ''));
    return {
        after,
        moved: moved.map(({ move }) => move),
        findings: [
            ...refused.map(({ move: { move }, reason }) => notEditable(move.reference, reason)),
            ...unverified.map(({ move }) => replaced(move.reference)),
        ],
    };
}
function notEditable(reference, reason) {
    const name = (0,pinned_reference .lD)(reference);
    return placed(reference, {
        rule: (0,pinned_reference .x)(reference) ? 'in-script' : 'not-editable',
        level: 'warning',
        title: 'Cannot be pinned here',
        message: `\`${name}\` was not pinned: ${(0,plain_text .h0)(reason, 400)}.`,
        artifact: name,
    });
}
function replaced(reference) {
    const wrong = reference.inFile?.scanned.wrongDigest;
    const name = wrong === undefined ? (0,pinned_reference .lD)(reference) : (0,plain_text .h0)(reference.inFile?.scanned.text ?? '', 300);
    return placed(reference, {
        rule: 'unverified',
        level: 'warning',
        title: 'Unverified digest replaced',
        message: wrong === undefined
            ? `\`${(0,pinned_reference .kz)(reference)}\` never had the digest that it was pinned to, so \`pin\` replaces it.`
            : `\`${name}\`: ${(0,plain_text .h0)(wrong, 300)}, so \`pin\` replaces it.`,
        artifact: name,
    });
}
function placed({ location }, finding) {
    const fingerprint = `${finding.rule} ${location?.file ?? ''} ${finding.artifact ?? ''}`;
    return { ...finding, ...(location === undefined ? {} : { location }), fingerprint };
}


  }),

  23368:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  renderFileDiff)
  });
  var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


const MAXIMUM_LINE = 2000;
const MAXIMUM_EDITS = 2000;
function renderFileDiff(name, before, after) {
    const options = { context: 2, maxEditLength: MAXIMUM_EDITS };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_0__  .ss)(`a/${name}`, `b/${name}`, before, after, undefined, undefined, options);
    if (patch === undefined)
        return `--- a/${name}\n+++ b/${name}\n(too many changes to show here)\n`;
    return patch.replace(/^=+\n/, '').split('\n').map(showLine).join('\n');
}
function showLine(line) {
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .gL)(line.replace(/\r$/, ''), MAXIMUM_LINE).split('\t').map(_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .jQ).join('\t');
}


  })

};
;