"use strict";
exports.id = 2700;
exports.ids = [2700];
exports.modules = {

  8224:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    a: () => (  fingerprintOf)
  });
  var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

function fingerprintOf(...parts) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(JSON.stringify(parts));
}


  }),

  24344:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P: () => (  mapPool),
    z: () => (  createLimiter)
  });
async function mapPool(items, concurrency, work) {
    const results = new Array(items.length);
    const queue = items.entries();
    const failures = [];
    const worker = async () => {
        for (const [index, item] of queue) {
            try {
                results[index] = await work(item, index);
            }
            catch (error) {
                failures.push(error);
            }
            if (failures.length > 0)
                return;
        }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
    if (failures.length > 0)
        throw failures[0];
    return results;
}
function createLimiter(limit) {
    let running = 0;
    const waiting = [];
    return async (body) => {
        if (running >= limit)
            await new Promise((resolve) => waiting.push(resolve));
        else
            running += 1;
        try {
            return await body();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        }
    };
}


  }),

  12700:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  keepPulls: () => (  keepPulls)
});

var group_by = __webpack_require__(77825);
var lazy_part = __webpack_require__(98196);
var plain_text = __webpack_require__(38086);
var plan_changes = __webpack_require__(4346);
var counted = __webpack_require__(34150);
var duration = __webpack_require__(15902);
var markdown = __webpack_require__(26963);
var relative_time = __webpack_require__(49290);
var time = __webpack_require__(22475);
var problems_markdown = __webpack_require__(57673);
var markdown_parts = __webpack_require__(28662);
var reference_markdown = __webpack_require__(28410);
var fingerprint = __webpack_require__(8224);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/marks.js

const BODY = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
const TRAILER = /^Platform-Actions-Pins: ([0-9a-f]{40})$/m;
function branchKey(branch) {
    return (0,fingerprint .a)('pins', branch).slice(0, 16);
}
function printBodyMark({ digests, image, key }) {
    return `<!-- platform-actions pins ${key} ${digests}${image === undefined ? '' : ` ${image}`} -->`;
}
function readBodyMark(body) {
    const [, key, digests, image] = BODY.exec(body) ?? [];
    return key === undefined || digests === undefined ? undefined : { key, digests, image };
}
function withClosedMark(body) {
    const mark = readBodyMark(body);
    return mark === undefined ? body : body.replace(BODY, printBodyMark({ ...mark, digests: 'closed' }));
}
function printTrailer(content) {
    return `Platform-Actions-Pins: ${content}`;
}
function readTrailer(message) {
    return TRAILER.exec(message)?.[1];
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/body.js









const MAXIMUM_BYTES = 65_000;
const HOUR_MS = 3_600_000;
function renderBody({ leftOut, mark, minAgeMs, now, rows }) {
    const blocks = [
        `${printBodyMark(mark)}\n${introduction(rows, minAgeMs)}`,
        movesTable(rows, now),
        SKIP_TEXT,
    ];
    if (leftOut.length > 0) {
        blocks.push('**Not in this pull request:**');
        blocks.push((0,markdown .AX)(leftOut.map((sentence) => `⚠️ ${(0,problems_markdown .R)(sentence)}`)));
    }
    blocks.push((0,markdown .GE)('Full digests', digestsTable(rows)));
    const places = rows.flatMap(({ image, places: where }) => where.map((place) => `${(0,markdown_parts .Bo)(place)}: ${(0,markdown .fl)(image.name)}`));
    blocks.push((0,markdown .GE)('Files and lines', (0,markdown .AX)(places)));
    return (0,markdown .Co)(blocks, MAXIMUM_BYTES).text;
}
function introduction(rows, minAgeMs) {
    const what = (0,counted .iD)(rows.length, 'this image', `these ${rows.length} images`);
    const age = minAgeMs === undefined
        ? (0,counted .iD)(rows.length, 'the digest that its tag has now', 'the digests that their tags have now')
        : `${(0,counted .iD)(rows.length, 'the newest digest that its tag has', 'the newest digests that their tags have')} had for at least ${(0,duration .P)(minAgeMs)}`;
    return `This pull request pins ${what} to ${age}.`;
}
const SKIP_TEXT = [
    'To skip an image, write `# platform-actions: ignore` on its line or on the line above, or add it to `ignore-images`.',
    'If you close this pull request, it is not opened again for the same digests. If you add a commit to its branch, it is no longer updated. Every run writes this text anew.',
].join('\n\n');
function movesTable(rows, now) {
    const hasAdvisories = rows.some(({ advisories }) => advisories !== undefined);
    const hasLife = rows.some(({ life }) => life !== undefined);
    const header = [
        'Image',
        'From → to',
        'Age',
        'Old digest superseded',
        ...(hasAdvisories ? ['Advisories'] : []),
        ...(hasLife ? ['Tag'] : []),
    ];
    return (0,markdown .oS)(header, rows.map((row) => [
        (0,markdown .fl)(row.image.name),
        `${fromMarkdown(row)}<br>→&nbsp;${(0,reference_markdown .V)(row.image.to)}`,
        `${renderAge(now - row.since)}<br>(${(0,time .FM)(row.since)})`,
        row.superseded === undefined
            ? ''
            : `${renderAge(now - row.superseded)} ago<br>(${(0,time .FM)(row.superseded)})`,
        ...(hasAdvisories ? [advisoriesMarkdown(row.advisories)] : []),
        ...(hasLife ? [lifeMarkdown(row.life)] : []),
    ]));
}
function fromMarkdown({ image, isUnverified }) {
    if (image.from === undefined)
        return 'not pinned';
    return `${(0,reference_markdown .V)(image.from)}${isUnverified ? ' ⚠️ the tag never had it' : ''}`;
}
function renderAge(milliseconds) {
    if (milliseconds >= 2 * time .sO)
        return (0,relative_time .K)(0, milliseconds).replace(/ ago$/, '');
    if (milliseconds >= time .sO)
        return '1 day';
    const hours = Math.floor(milliseconds / HOUR_MS);
    return hours < 1 ? 'under an hour' : (0,counted .hS)(hours, 'hour');
}
function advisoriesMarkdown(difference) {
    if (difference === undefined)
        return 'not compared';
    return `fixes ${difference.fixes}, brings ${difference.brings}`;
}
function lifeMarkdown(life) {
    const move = life?.suggestion === undefined ? '' : `; move to ${(0,markdown .fl)(life.suggestion)}`;
    const date = life?.until === undefined ? undefined : (0,time .FM)(life.until);
    switch (life?.state) {
        case 'active':
            return date === undefined ? 'active' : `active until ${date}${move}`;
        case 'grace':
            return `⚠️ in its grace period${date === undefined ? '' : ` until ${date}`}${move}`;
        case 'deprecated':
            return `❌ end of life${date === undefined ? '' : ` (${date})`}${move}`;
        case 'not-found':
            return '⚠️ not found';
        default:
            return 'unknown';
    }
}
function digestsTable(rows) {
    return (0,markdown .oS)(['Image', 'From', 'To'], rows.map(({ image }) => [
        (0,markdown .fl)(image.name),
        image.from === undefined ? 'not pinned' : (0,markdown .fl)(image.from),
        (0,markdown .fl)(image.to),
    ]));
}

var branch_name = __webpack_require__(33215);
var pool = __webpack_require__(24344);
var text_encoding = __webpack_require__(71796);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/committed-files.js



const AT_ONCE = 4;
async function readCommittedFiles(checkedOut, changes) {
    const files = new Map();
    const findings = [];
    const read = await (0,pool .P)(changes, AT_ONCE, async (change) => {
        const path = checkedOut.pathOf(change.path);
        return { change, path, blob: path === undefined ? undefined : await checkedOut.read(path) };
    });
    for (const { blob, change, path } of read) {
        const encode = blob?.kind === 'blob' ? encoderOf(change, blob.bytes) : undefined;
        if (path !== undefined && blob?.kind === 'blob' && encode !== undefined)
            files.set(change.path, { path, mode: blob.mode, encode });
        else
            findings.push(leftOut(change, blob?.kind === 'blob' ? 'differs from' : 'is not a file of'));
    }
    return { files, findings };
}
function encoderOf({ before, encoding }, committed) {
    const plain = (text) => (0,text_encoding .w)(text, encoding);
    const unix = (text) => (0,text_encoding .w)(text.replaceAll('\r\n', '\n'), encoding);
    return [plain, unix].find((encode) => encode(before).equals(committed));
}
function leftOut({ moved, shown }, how) {
    const location = moved[0]?.reference.location;
    return {
        rule: 'not-as-committed',
        level: 'warning',
        title: 'Not in the pull request',
        message: `\`${(0,plain_text .h0)(shown)}\` ${how} the checked-out commit, so the pull request does not contain it.`,
        ...(location === undefined ? {} : { location }),
        fingerprint: `not-as-committed ${shown}`,
    };
}
function plannedFiles(changes, committed) {
    return changes.flatMap((change) => {
        const found = committed.get(change.path);
        if (found === undefined)
            return [];
        const { encode, mode, path } = found;
        return [{ change, file: { path, mode, bytes: encode(change.after) } }];
    });
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/decide.js

function decide({ branch, pulls }, wanted) {
    const pull = pulls.find(({ state }) => state === 'open');
    const why = foreignReason(branch, pull);
    if (why !== undefined && branch !== undefined)
        return { kind: 'foreign', pull, head: branch.head, why };
    if (wanted.content === undefined) {
        if (pull === undefined)
            return { kind: 'nothing' };
        return wanted.isComplete ? { kind: 'close', pull, head: branch?.head } : { kind: 'wait', pull };
    }
    if (pull === undefined) {
        const declined = pulls.find((one) => one.state === 'closed' && readBodyMark(one.body)?.digests === wanted.digests);
        if (declined !== undefined)
            return { kind: 'declined', pull: declined };
    }
    const isCurrent = contentOf(branch) === wanted.content;
    return { kind: 'keep', pull, head: branch?.head, isCurrent };
}
function contentOf(branch) {
    return readTrailer(branch?.commits?.at(-1)?.message ?? '');
}
function foreignReason(branch, pull) {
    if (branch !== undefined && branch.commits === undefined)
        return 'it has too many commits to be ours';
    const foreign = branch?.commits?.find(({ isByToken, message }) => !isByToken || readTrailer(message) === undefined);
    if (foreign !== undefined)
        return `commit ${foreign.oid.slice(0, 12)} is not from this command`;
    if (pull?.isByToken === false)
        return `pull request #${pull.number} was opened by another account`;
    return undefined;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/kept-pull.js

class Refused extends Error {
    refusal;
    constructor(refusal) {
        super(refusal.message);
        this.refusal = refusal;
    }
}
function kept_pull_valueOf(answer) {
    if (answer.kind === 'refused')
        throw new Refused(answer);
    return answer.value;
}
function kept(plan, operation, pull, { findings }, note) {
    return { plan, operation, pull, findings, refusals: [], note };
}
function note(answer, begun) {
    if (answer.kind === 'done')
        return;
    const fix = answer.fix === undefined ? {} : { fix: answer.fix };
    begun.findings.push({ ...finding('pull-request-incomplete', 'Incomplete', answer.message), ...fix });
}
function refuseAny(refusals) {
    const [first, ...others] = refusals;
    if (first === undefined)
        return;
    const fixes = [...new Set(refusals.flatMap(({ fix }) => fix ?? []))];
    const message = [first, ...others].map((refusal) => refusal.message).join('; ');
    throw new Refused({ ...first, message, fix: fixes.join('\n') });
}
function workflowFinding(shown, { message }) {
    const file = (0,plain_text .h0)(shown);
    return {
        ...finding('workflow-left-out', 'Workflow left out', `\`${file}\` is not in the pull request, because the token may not change workflow files (${message}).`),
        fix: 'Set `github-token` to a token of a GitHub App with the permission `workflows: write`, or pin the file by hand.',
        location: { file: shown, line: 1 },
        fingerprint: `workflow-left-out ${shown}`,
    };
}
function finding(rule, title, message) {
    return { rule, level: 'warning', title, message, fingerprint: `${rule} ${message}` };
}

var image_reference = __webpack_require__(63018);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/pull-plan.js



function movedRows(changes) {
    const moved = changes.flatMap((change) => change.moved);
    const groups = (0,group_by .$)(moved, ({ reference, target }) => JSON.stringify([
        (0,image_reference .Yk)(reference.image.complete),
        reference.reference.digest,
        target.record.digest,
    ]));
    return [...groups.values()].flatMap((same) => {
        const [first] = same;
        if (first === undefined)
            return [];
        const { image, reference } = first.reference;
        const { record, superseded, unverified } = first.target;
        const from = reference.digest;
        return [
            {
                image: {
                    organization: image.organization,
                    repository: image.repository,
                    tag: image.tag,
                    name: (0,image_reference .Yk)({ ...image.complete, digest: undefined }),
                    from,
                    to: record.digest,
                },
                since: record.time,
                superseded: from === undefined ? undefined : superseded.get(from),
                isUnverified: from !== undefined && unverified.has(from),
                places: same.flatMap(({ reference: { location } }) => location ?? []),
            },
        ];
    });
}
function digestsKey(rows) {
    const pairs = new Set(rows.map(({ image }) => `${image.repository}:${image.tag}@${image.to}`));
    return (0,fingerprint .a)('digests', ...[...pairs].sort()).slice(0, 40);
}
function contentKey(start, files) {
    const parts = files.map(({ bytes, mode, path }) => `${mode} ${path}\n${bytes.toString('latin1')}`);
    return (0,fingerprint .a)(start, ...parts.sort()).slice(0, 40);
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/commit-pins.js




const MOST_NAMES = 100;
async function commitPins(plan, { pulls, start }, { decision, files, state }, begun) {
    const names = movedRows(plan.files.map(({ change }) => change)).map(({ image }) => `${image.name}: ${image.to}`);
    const commit = (some) => {
        const details = `${names.slice(0, MOST_NAMES).join('\n')}\n\n${printTrailer(contentKey(start, some))}`;
        const { head } = decision;
        return pulls.commit({ branch: plan.branch, head, start, headline: plan.title, details, files: some });
    };
    const done = (head, left) => {
        if (decision.pull !== undefined)
            begun.operation ??= 'updated';
        return { head, left };
    };
    const first = await commit(files);
    if (first.kind === 'done' || first.reason !== 'workflows')
        return done(kept_pull_valueOf(first), []);
    const refused = new Set(first.paths);
    const left = plan.files.filter(({ file }) => refused.has(file.path));
    for (const { change } of left)
        begun.findings.push(workflowFinding(change.shown, first));
    const rest = files.filter(({ path }) => !refused.has(path));
    if (rest.length === 0 || contentOf(state.branch) === contentKey(start, rest))
        return { head: undefined, left };
    return done(kept_pull_valueOf(await commit(rest)), left);
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/keep-pull.js






async function keepPull(plan, options) {
    const begun = { operation: undefined, findings: [] };
    for (let round = 1;; round += 1) {
        try {
            return await keepOnce(plan, options, begun);
        }
        catch (error) {
            if (!(error instanceof Refused))
                throw error;
            const { refusal } = error;
            if (refusal.reason === 'raced' && round === 1)
                continue;
            return { ...kept(plan, 'none', undefined, begun), refusals: [refusal] };
        }
    }
}
async function keepOnce(plan, options, begun) {
    const { base, isComplete, pulls, start } = options;
    const state = {
        branch: kept_pull_valueOf(await pulls.branch(plan.branch, base)),
        pulls: kept_pull_valueOf(await pulls.from(plan.branch)),
    };
    const files = plan.files.map(({ file }) => file);
    const decision = decide(state, {
        content: files.length === 0 ? undefined : contentKey(start, files),
        digests: digestsKey(movedRows(plan.files.map(({ change }) => change))),
        isComplete,
    });
    begun.findings = [];
    switch (decision.kind) {
        case 'foreign':
            return leaveForeign(plan, options, decision, begun);
        case 'declined': {
            const note = `Pull request #${decision.pull.number} with the same digests was closed, so no other is opened.`;
            return kept(plan, 'none', undefined, begun, note);
        }
        case 'nothing':
            return kept(plan, begun.operation ?? 'none', begun.closed, begun);
        case 'wait': {
            const note = `Pull request #${decision.pull.number} stays open, because not everything could be read.`;
            return kept(plan, 'unchanged', decision.pull, begun, note);
        }
        case 'close':
            return closePull(plan, options, decision, begun);
        default:
            return bringUp(plan, options, { decision, state, files }, begun);
    }
}
async function leaveForeign(plan, { pulls }, { head, pull, why }, begun) {
    const branch = (0,plain_text .h0)(plan.branch, 300);
    const message = `The branch \`${branch}\` was left as it is: ${why}.`;
    begun.findings.push(finding('foreign-commit', 'Not updated', message));
    if (pull !== undefined) {
        const marker = `<!-- platform-actions pins: not updated since ${head} -->`;
        const text = `This pull request is no longer updated: ${why}, and commits of others are never overwritten. Merge or close it, or delete its branch; the next run then proposes the pins again.`;
        note(await pulls.comment(pull.number, marker, text), begun);
    }
    return kept(plan, 'unchanged', pull, begun);
}
async function closePull(plan, { base, pulls }, { head, pull }, begun) {
    refuseAny(await pulls.check(plan.branch, base, pull));
    const marker = '<!-- platform-actions pins: closed -->';
    const text = `Nothing is left to pin here: the references on \`${base}\` have these digests or newer ones, or they are gone.`;
    note(await pulls.comment(pull.number, marker, text), begun);
    begun.operation = 'closed';
    begun.closed = pull;
    const patch = { state: 'closed', body: withClosedMark(pull.body) };
    const closed = kept_pull_valueOf(await pulls.edit(pull.number, patch));
    if (head !== undefined)
        kept_pull_valueOf(await pulls.deleteBranch(plan.branch, head));
    return kept(plan, 'closed', closed, begun);
}
const NOTHING_COMMITTED = { head: undefined, left: [] };
async function bringUp(plan, options, { decision, files, state }, begun) {
    const { base, inputs, pulls } = options;
    const { pull } = decision;
    if (pull === undefined || !decision.isCurrent)
        refuseAny(await pulls.check(plan.branch, base, pull));
    const { head, left } = decision.isCurrent
        ? NOTHING_COMMITTED
        : await commitPins(plan, options, { decision, files, state }, begun);
    const inside = plan.files.filter((one) => !left.includes(one));
    if (inside.length === 0)
        return kept(plan, pull === undefined ? 'none' : 'unchanged', pull, begun);
    const body = options.render({ ...plan, files: inside }, left);
    const made = decision.head === undefined ? head : undefined;
    const shown = pull ?? (await openPull(plan, options, { body, made }, begun));
    await decorate(shown, options, begun.operation === 'created', begun);
    const isSame = shown.title === plan.title && shown.base === base && shown.body === body;
    if (isSame)
        return kept(plan, begun.operation ?? 'unchanged', shown, begun);
    begun.operation ??= 'updated';
    const edited = kept_pull_valueOf(await pulls.edit(shown.number, { title: plan.title, body, base }));
    return kept(plan, begun.operation, { ...edited, labels: inputs.labels }, begun);
}
async function openPull({ branch, title }, { base, inputs, pulls }, { body, made }, begun) {
    begun.operation = 'created';
    const opened = await pulls.open({ branch, base, title, body, draft: inputs.draft });
    if (opened.kind === 'refused' && opened.reason !== 'raced' && made !== undefined)
        await pulls.deleteBranch(branch, made);
    return kept_pull_valueOf(opened);
}
async function decorate(pull, { inputs, pulls }, isNew, begun) {
    const has = new Set(pull.labels.map((label) => label.toLowerCase()));
    const labels = inputs.labels.filter((label) => !has.has(label.toLowerCase()));
    if (labels.length > 0) {
        begun.operation ??= 'updated';
        note(await pulls.label(pull.number, labels), begun);
    }
    if (isNew && inputs.reviewers.length > 0)
        note(await pulls.requestReviews(pull.number, inputs.reviewers), begun);
}

var open_target = __webpack_require__(62996);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/keep-pulls.js











async function keepPulls(inputs, deps, { checkedOut, base, pulls }, found, facts) {
    const committed = await readCommittedFiles(checkedOut, found.changes);
    const isComplete = found.isComplete && committed.findings.length === 0;
    const known = await knowRows(found.changes, inputs, deps, facts);
    const plans = await (0,lazy_part .dK)(() => plansOf(inputs, found, committed.files));
    const now = deps.clock.now();
    const notes = [...found.leftOut, ...committed.findings].map(({ message }) => message);
    const render = (plan, left) => {
        const changes = plan.files.map(({ change }) => change);
        const rows = movedRows(changes);
        const workflows = left.map(({ change }) => `\`${(0,plain_text .h0)(change.shown)}\`: the token may not change workflow files.`);
        const mark = {
            key: branchKey(inputs.branch),
            digests: digestsKey(movedRows([...changes, ...left.map(({ change }) => change)])),
            image: plan.image,
        };
        return renderBody({
            mark,
            rows: rows.map((row) => known(row)),
            leftOut: [...workflows, ...notes],
            now,
            minAgeMs: inputs['min-age'],
        });
    };
    const planned = plans
        .filter(({ files }) => files.length > 0)
        .map((plan) => ({ plan, body: render(plan, []) }));
    const none = {
        changes: found.changes,
        planned,
        kept: [],
        findings: committed.findings,
        problems: [],
        log: [],
    };
    if (pulls === undefined)
        return none;
    if (found.hasFailed)
        return { ...none, log: ['No pull request was opened, updated or closed, because an image failed.'] };
    const options = { pulls, inputs, base, start: checkedOut.commit, isComplete, render };
    const left = await leftovers(pulls, inputs.branch, plans);
    if (left.kind === 'refused')
        return { ...none, problems: [(0,open_target.problemOf)(left)] };
    const kept = [];
    for (const plan of [...plans, ...left.value])
        kept.push(await keepPull(plan, options));
    return {
        ...none,
        kept,
        findings: [...committed.findings, ...kept.flatMap(({ findings }) => findings)],
        problems: kept.flatMap(({ refusals }) => refusals.map(open_target.problemOf)),
        log: kept.flatMap(logLines),
    };
}
const TITLE = 'Refresh image digests';
function plansOf(inputs, { changes, files, moves }, committed) {
    const { branch, title } = inputs;
    if (inputs['group-by'] === 'all') {
        const planned = plannedFiles(changes, committed);
        return [{ image: undefined, branch, title: title ?? TITLE, files: planned }];
    }
    const byImage = (0,group_by .$)(moves, ({ reference }) => reference.image.repository);
    const branches = (0,branch_name .K)(branch, byImage.keys());
    return Array.from(byImage, ([image, some]) => ({
        image,
        branch: branches.get(image) ?? branch,
        title: title === undefined ? `${TITLE} of ${image}` : `${title}: ${image}`,
        files: plannedFiles((0,plan_changes .X)(some, files).changes, committed),
    }));
}
async function leftovers(pulls, branch, plans) {
    const open = await pulls.openBelow(branch);
    if (open.kind === 'refused')
        return open;
    const planned = new Set(plans.map((plan) => plan.branch));
    const isOurs = (pull) => pull.isByToken && !planned.has(pull.branch) && readBodyMark(pull.body)?.key === branchKey(branch);
    const value = open.value.filter(isOurs).map((pull) => ({
        image: readBodyMark(pull.body)?.image,
        branch: pull.branch,
        title: pull.title,
        files: [],
    }));
    return { kind: 'done', value };
}
async function knowRows(changes, inputs, deps, facts) {
    const rows = movedRows(changes);
    const images = rows.map(({ image }) => image);
    const keyOf = ({ image }) => `${image.name} ${image.from ?? ''} ${image.to}`;
    const [advisories, lives] = images.length === 0
        ? [[], []]
        : await Promise.all([
            facts.compareAdvisories(images, inputs, deps),
            facts.judgeTags(images, inputs, deps),
        ]);
    const known = new Map(rows.map((row, index) => [keyOf(row), { advisories: advisories[index], life: lives[index] }]));
    return (row) => ({ ...row, ...(known.get(keyOf(row)) ?? { advisories: undefined, life: undefined }) });
}
function logLines({ note, operation, plan, pull }) {
    const where = plan.image === undefined ? '' : ` for \`${plan.image}\``;
    const url = pull === undefined ? '' : `: ${(0,plain_text .h0)(pull.url)}`;
    const what = pull === undefined
        ? `There is no pull request${where}.`
        : `Pull request #${pull.number}${where}: ${operation}${url}`;
    return [what, ...(note === undefined ? [] : [note])];
}


  })

};
;