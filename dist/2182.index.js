"use strict";
exports.id = 2182;
exports.ids = [2182,6820,5283,3124];
exports.modules = {

  23976:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qh: () => (  reportSchema),
    jt: () => (  readInnerReport),
    vb: () => (  keepOf)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48636);
  var _fleet_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80301);
  var _repository_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67182);




const MAXIMUM_REPORT_BYTES = 256 * 1024 * 1024;
const MOST_FINDINGS = 2000;
const MOST_ROWS = 1000;
const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP();
const reportSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .euz(1),
    result: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .k5n(['pass', 'warn', 'fail', 'error']),
    exitCode: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .aig(),
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YOg(_repository_record_js__WEBPACK_IMPORTED_MODULE_2__  .$f),
    findingsOmitted: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .aig()),
    problems: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YOg(_repository_record_js__WEBPACK_IMPORTED_MODULE_2__  .zs),
    coverage: _repository_record_js__WEBPACK_IMPORTED_MODULE_2__  .rE,
    results: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .Ikc({ image: text, tag: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .lqM(text), state: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .lqM(text), until: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .lqM(text) }))),
    advisories: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
        advisoryId: text,
        aliases: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YOg(text)),
        artifact: text,
        severity: text,
        status: text,
        ignored: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .zMY(),
    }))),
});
async function readInnerReport(path) {
    const json = (0,_fleet_list_js__WEBPACK_IMPORTED_MODULE_1__  .qF)((await (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .Gu)(path, MAXIMUM_REPORT_BYTES)) ?? '');
    const parsed = reportSchema.safeParse(json);
    return parsed.success ? keepOf(parsed.data) : undefined;
}
function keepOf(report) {
    const { advisories = [], coverage, exitCode, findings, problems, result, results = [] } = report;
    const omitted = (report.findingsOmitted ?? 0) + Math.max(0, findings.length - MOST_FINDINGS);
    return {
        exitCode,
        result,
        coverage,
        problems,
        findings: findings.slice(0, MOST_FINDINGS),
        ...(omitted === 0 ? {} : { findingsOmitted: omitted }),
        endOfLife: endOfLifeOf(results),
        advisories: advisoriesOf(advisories),
    };
}
function endOfLifeOf(rows) {
    return rows
        .filter(({ state }) => state === 'deprecated' || state === 'grace')
        .slice(0, MOST_ROWS)
        .map(({ image, state = '', tag, until }) => ({
        image: tag === undefined ? image : `${image}:${tag}`,
        state,
        ...(until === undefined ? {} : { until }),
    }));
}
function advisoriesOf(rows) {
    const affecting = rows.filter(({ ignored, status }) => status === 'affecting' && !ignored);
    const named = affecting.map(({ advisoryId, aliases = [], artifact, severity }) => ({
        id: aliases.find((alias) => alias.startsWith('CVE-')) ?? advisoryId,
        artifact,
        severity,
    }));
    return [...new Map(named.map((one) => [`${one.id} ${one.artifact}`, one])).values()].slice(0, MOST_ROWS);
}


  }),

  62343:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  d: () => (  failedCount),
  F: () => (  fleetOutcome)
});

var plain_text = __webpack_require__(38086);
var fleet_reach = __webpack_require__(52303);
var markdown = __webpack_require__(26963);
var problems_markdown = __webpack_require__(57673);
var repository_entry = __webpack_require__(82555);
;// CONCATENATED MODULE: ./build/commands/fleet/render-fleet.js




const MAXIMUM_SUMMARY_BYTES = 900_000;
const MOST_ROWS = 20;
const SIGNS = { pass: '✅', warn: '⚠️', fail: '❌', error: '❓' };
const REACH_TITLES = {
    advisories: 'Advisories by reach',
    endOfLife: 'End-of-life tags by reach',
    images: 'Images by repositories',
};
function renderFleetSummary(title, text, records, problems) {
    const reach = (0,fleet_reach .x)(records);
    const attention = records
        .filter(({ result, status }) => result !== 'pass' || status === 'unread')
        .sort(byNeed);
    const blocks = [
        `### Fleet: ${title}`,
        (0,problems_markdown .R)(text),
        ...(problems.length === 0 ? [] : [(0,problems_markdown .K)(problems)]),
        ...topTable(REACH_TITLES.advisories, 'Advisory', reach.advisories),
        ...topTable(REACH_TITLES.endOfLife, 'Tag', reach.endOfLife),
        ...topTable(REACH_TITLES.images, 'Image', reach.images),
    ];
    if (attention.length > 0)
        blocks.push('#### Repositories', (0,markdown .c_)(['', 'Repository', 'Findings', 'Why'], attention, (record) => [
            SIGNS[record.result],
            (0,markdown .FV)((0,repository_entry .V)(record)),
            String(findingCount(record)),
            (0,problems_markdown .R)(whyOf(record)),
        ]));
    return (0,markdown .Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
function byNeed(a, b) {
    return b.exitCode - a.exitCode || b.findings.length - a.findings.length;
}
const findingCount = ({ findings, findingsOmitted = 0 }) => findings.length + findingsOmitted;
const whyOf = ({ findings, why }) => why ?? findings[0]?.title ?? '';
function topTable(title, noun, reach) {
    if (reach.length === 0)
        return [];
    const rows = reach
        .slice(0, MOST_ROWS)
        .map(({ detail, name, records }) => [(0,markdown .fl)(name), (0,markdown .FV)(detail), String(records.length)]);
    const more = reach.length - rows.length;
    return [
        `#### ${title}${more > 0 ? `, the first ${rows.length} of ${reach.length}` : ''}`,
        (0,markdown .oS)([noun, '', 'Repositories'], rows),
    ];
}

var repository_record = __webpack_require__(67182);
;// CONCATENATED MODULE: ./build/commands/fleet/fleet-drill-down.js





function fleetDrillDown(records) {
    const sorted = records.toSorted(byNeed);
    const { advisories, endOfLife, images } = (0,fleet_reach .x)(sorted);
    return {
        noun: 'repository',
        tables: [
            { title: REACH_TITLES.advisories, column: 'Advisory', rows: advisories.map(toShared) },
            { title: REACH_TITLES.endOfLife, column: 'Tag', rows: endOfLife.map(toShared) },
            { title: REACH_TITLES.images, column: 'Image', rows: images.map(toShared) },
        ],
        places: sorted.map(toPlace),
    };
}
const toShared = ({ detail, name, records }) => ({ name, detail, places: records });
function toPlace(record) {
    return {
        name: (0,plain_text .h0)((0,repository_entry .V)(record), 200),
        result: record.result,
        why: whyOf(record),
        findings: { [Symbol.iterator]: () => findingsOf(record) },
        findingCount: findingCount(record),
    };
}
function* findingsOf({ findings }) {
    for (const finding of findings)
        yield (0,repository_record .N6)(finding);
}

var fingerprint = __webpack_require__(8224);
;// CONCATENATED MODULE: ./build/commands/fleet/fleet-findings.js




function* fleetFindings(records) {
    for (const record of records)
        for (const finding of record.findings)
            yield { level: finding.level, make: () => inFleet(record, finding) };
}
function inFleet({ repository, url }, recorded) {
    const { location, ...finding } = (0,repository_record .N6)(recorded);
    const name = (0,plain_text .h0)((0,repository_entry .V)({ repository }), 200);
    const place = location === undefined ? '' : ` (${(0,plain_text .h0)(location.file, 300)}:${location.line})`;
    return {
        ...finding,
        title: `${name}: ${finding.title}`,
        message: `${finding.message}${place}`,
        artifact: finding.artifact ?? name,
        fingerprint: (0,fingerprint .a)(url, finding.fingerprint, location?.file ?? ''),
    };
}

;// CONCATENATED MODULE: ./build/commands/fleet/fleet-outcome.js



function failedCount({ missing, records }) {
    return records.filter(({ exitCode }) => exitCode !== 0).length + missing.length;
}
function fleetOutcome(facts) {
    const { coverage, missing, problems, records, text, unchanged } = facts;
    return {
        lazyFindings: { [Symbol.iterator]: () => fleetFindings(records) },
        findings: [],
        problems,
        verdict: verdictOf(records),
        outputs: {
            count: records.length + missing.length,
            'skipped-count': unchanged.length + records.filter(({ status }) => status === 'skipped').length,
            'failed-count': failedCount(facts),
            'sarif-file': '',
        },
        ...(facts.isFleet ? { drillDown: () => fleetDrillDown(records) } : {}),
        summary: renderFleetSummary(facts.title, text, records, problems),
        coverage,
        reports: { isWhole: facts.isWhole, sources: [facts.source], quiet: [] },
        report: facts.report,
        stdout: [],
        log: [text],
    };
}
function verdictOf(records) {
    if (records.some(({ exitCode }) => exitCode === 1))
        return 'fail';
    return records.some(({ result }) => result === 'warn') ? 'warn' : 'pass';
}


  }),

  80479:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    z: () => (  joinProblems)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34150);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _repository_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82555);
  var _repository_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67182);




const MOST_NAMES = 5;
const MOST_PROBLEMS = 100;
const KIND_OF_CODE = {
    2: 'usage',
    3: 'unauthenticated',
    4: 'forbidden',
    6: 'partial',
};
function joinProblems(records) {
    const causes = new Map();
    for (const record of records) {
        for (const problem of problemsOf(record)) {
            const key = JSON.stringify([problem.kind, problem.message]);
            const cause = causes.get(key) ?? { problem, names: new Set() };
            cause.names.add((0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_1__  .V)(record));
            causes.set(key, cause);
        }
    }
    const joined = [...causes.values()].map(({ names, problem }) => ({
        ...problem,
        message: `${subjectOf([...names])}: ${problem.message}`,
    }));
    if (joined.length <= MOST_PROBLEMS)
        return joined;
    const kinds = new Map(joined.map((problem) => [problem.kind, problem]));
    const shown = [...new Set([...kinds.values(), ...joined.slice(0, MOST_PROBLEMS)])];
    const more = joined.length - shown.length;
    return [...shown, { kind: 'service', message: `${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_2__  .hS)(more, 'more cause')} in the report` }];
}
function problemsOf({ exitCode, problems, why }) {
    if (exitCode <= 1)
        return [];
    if (problems.length > 0)
        return problems.map(_repository_record_js__WEBPACK_IMPORTED_MODULE_0__  .H8);
    return [{ kind: KIND_OF_CODE[exitCode] ?? 'service', message: why ?? `it ended with ${exitCode}` }];
}
function subjectOf(names) {
    const shown = names.slice(0, MOST_NAMES).map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(name, 200)}\``);
    const more = names.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


  }),

  52303:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    x: () => (  reachOf)
  });
function reachOf(records) {
    const lists = { images: new Tally(), endOfLife: new Tally(), advisories: new Tally() };
    let index = -1;
    for (const { advisories, endOfLife, images } of records) {
        index += 1;
        lists.images.add(index, images.map(({ image }) => [image.replace(/@.*$/, ''), '']));
        lists.endOfLife.add(index, endOfLife.map(({ image, state, until }) => [image, until === undefined ? state : `${state}, ${until}`]));
        lists.advisories.add(index, advisories.map(({ artifact, id, severity }) => [id, `${severity}, ${artifact}`]));
    }
    return {
        images: lists.images.sorted(),
        endOfLife: lists.endOfLife.sorted(),
        advisories: lists.advisories.sorted(),
    };
}
class Tally {
    #counts = new Map();
    add(index, entries) {
        for (const [name, detail] of new Map(entries)) {
            const held = this.#counts.get(name);
            if (held === undefined)
                this.#counts.set(name, { detail, records: [index] });
            else
                held.records.push(index);
        }
    }
    sorted() {
        return [...this.#counts]
            .map(([name, { detail, records }]) => ({ name, detail, records }))
            .sort((a, b) => b.records.length - a.records.length || (a.name < b.name ? -1 : 1));
    }
}


  }),

  67182:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $f: () => (  findingSchema),
    H8: () => (  toProblem),
    N6: () => (  toFinding),
    fi: () => (  recordSchema),
    rE: () => (  accountSchema),
    tf: () => (  toAccount),
    zs: () => (  problemSchema)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);

const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP();
const level = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .k5n(['error', 'warning', 'notice']);
const findingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    rule: text,
    level,
    title: text,
    message: text,
    artifact: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text),
    location: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  ._H3({ file: text, line: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig(), column: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig()) })),
    fix: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text),
    fingerprint: text,
});
const kinds = [
    'usage',
    'unauthenticated',
    'forbidden',
    'service',
    'partial',
];
const problemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .k5n(kinds), message: text, fix: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text) });
const accountSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    seen: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig(),
    judged: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig(),
    skipped: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ what: text, why: text, count: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig() })),
    unread: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ what: text, why: text })),
});
const recordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    repository: text,
    url: text,
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text),
    sizeKib: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig()),
    pushedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .k5n(['judged', 'skipped', 'unread']),
    why: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text),
    exitCode: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig(),
    result: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .k5n(['pass', 'warn', 'fail', 'error']),
    judgedAt: text,
    durationMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig(),
    images: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ image: text, digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text) })),
    endOfLife: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ image: text, state: text, until: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text) })),
    advisories: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ id: text, artifact: text, severity: text })),
    coverage: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(accountSchema),
    pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text),
    problems: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(problemSchema),
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(findingSchema),
    findingsOmitted: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig()),
});
function toFinding(recorded) {
    const { artifact, fix, location, ...rest } = recorded;
    return {
        ...rest,
        ...(artifact === undefined ? {} : { artifact }),
        ...(fix === undefined ? {} : { fix }),
        ...(location === undefined ? {} : { location: { file: location.file, line: location.line } }),
    };
}
function toProblem({ fix, kind, message }) {
    return { kind, message, ...(fix === undefined ? {} : { fix }) };
}
function toAccount({ judged, seen, skipped, unread }) {
    return { seen, judged, skipped, unread };
}


  }),

  72423:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  runShard: () => (  runShard)
});

var counted = __webpack_require__(34150);
var duration = __webpack_require__(15902);
var plain_text = __webpack_require__(38086);
var pool = __webpack_require__(24344);
var repository_entry = __webpack_require__(82555);
var schemas = __webpack_require__(63619);
var fingerprint = __webpack_require__(8224);
var time = __webpack_require__(22475);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(48636);
;// CONCATENATED MODULE: ./build/host/files/note-files.js



function openNoteFiles(folder, area, cacheDirectory) {
    const own = folder === undefined ? ownArea(area, cacheDirectory) : area;
    if (own === undefined)
        return undefined;
    const placeOf = (name) => {
        const target = (0,files .Rx)((0,external_node_path_.join)(folder ?? 'notes', name), own);
        return target.kind === 'path' ? target.path : undefined;
    };
    return {
        read: (name) => readNote(placeOf(name)),
        write: (name, text) => {
            const path = placeOf(name);
            if (path === undefined)
                throw new Error('its folder leads elsewhere');
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
            (0,files .vK)(path, text, 0o600);
        },
        remove: (name) => {
            const path = placeOf(name);
            if (path !== undefined)
                (0,external_node_fs_.rmSync)(path, { force: true });
        },
    };
}
function ownArea({ workspace }, cacheDirectory) {
    if (cacheDirectory === undefined || (0,files .UO)((0,files .PX)(workspace), (0,files .PX)(cacheDirectory)))
        return undefined;
    return { workspace: cacheDirectory, tempDirectory: cacheDirectory, workingDirectory: cacheDirectory };
}
function readNote(path) {
    try {
        return path === undefined || !(0,external_node_fs_.lstatSync)(path).isFile() ? undefined : (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}

var fleet_list = __webpack_require__(80301);
var repository_record = __webpack_require__(67182);
;// CONCATENATED MODULE: ./build/commands/fleet/shard/checkpoint.js






const LONGEST_MS = 6 * 60 * 60_000;
const noteSchema = schemas .Ikc({
    version: schemas .euz(1),
    key: schemas .YjP(),
    notedAt: schemas .YjP(),
    record: repository_record .fi,
});
const NONE = { find: () => undefined, note: () => undefined, clear: () => undefined };
function openCheckpoint(folder, key, deps) {
    const { cacheDirectory, context, log } = deps.host;
    const { tempDirectory, workspace } = context;
    const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
    const notes = openNoteFiles(folder, area, cacheDirectory);
    if (notes === undefined)
        return NONE;
    const nameOfNote = (url) => `fleet-${(0,fingerprint .a)(key, url)}.json`;
    let isWarned = false;
    return {
        find: (url) => checkpoint_readNote(notes.read(nameOfNote(url)), key, deps.clock.now()),
        note: (record) => {
            try {
                const notedAt = (0,time .sZ)(deps.clock.now());
                notes.write(nameOfNote(record.url), JSON.stringify({ version: 1, key, notedAt, record }));
            }
            catch (error) {
                if (!isWarned)
                    log.warning(`The checkpoint cannot be written: ${String(error)}`);
                isWarned = true;
            }
        },
        clear: (urls) => {
            for (const url of urls)
                notes.remove(nameOfNote(url));
        },
    };
}
function checkpoint_readNote(text, key, now) {
    const parsed = noteSchema.safeParse((0,fleet_list .qF)(text ?? ''));
    if (!parsed.success || parsed.data.key !== key)
        return undefined;
    const { notedAt, record } = parsed.data;
    const age = now - ((0,time .pe)(notedAt) ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < LONGEST_MS && record.status !== 'unread' ? record : undefined;
}

var user_error = __webpack_require__(45794);
var balance = __webpack_require__(8017);
var repositories_file = __webpack_require__(74597);
;// CONCATENATED MODULE: ./build/commands/fleet/shard/choose-repositories.js



async function chooseRepositories(inputs, deps, serverUrl, shard) {
    const path = inputs['repositories-file'];
    if (inputs.repositories.length > 0) {
        const entries = (0,repositories_file .$)(inputs.repositories, serverUrl);
        return path === undefined ? entries : withFacts(entries, await factsIn(path, deps, serverUrl));
    }
    const file = await (0,repositories_file .t)(path ?? '', deps, serverUrl);
    if (file.kind === 'names') {
        if (file.repositories.length === 0)
            throw nothingListed();
        if (shard === undefined)
            return file.repositories;
        return (0,balance .n)(file.repositories, shard.count)[shard.index - 1] ?? [];
    }
    const { repositories, requested, shards } = file.list;
    if (shard !== undefined && shard.count !== shards && shard.count !== requested) {
        throw new user_error .y({
            message: `\`shard\` is one of ${shard.count}, but the list in \`repositories-file\` has ${shards} shards`,
            fix: 'use the shards of the matrix that was written with this list',
            input: 'shard',
        });
    }
    return repositories.filter((one) => shard === undefined || one.shard === shard.index).map(withoutShard);
}
async function factsIn(path, deps, serverUrl) {
    const file = await (0,repositories_file .t)(path, deps, serverUrl);
    return file.kind === 'names' ? file.repositories : file.list.repositories.map(withoutShard);
}
function withFacts(entries, facts) {
    const known = new Map(facts.map((one) => [one.url, one]));
    return entries.map((entry) => ({ ...known.get(entry.url), ...entry }));
}
function withoutShard({ shard: _, ...rest }) {
    return rest;
}
function nothingListed() {
    return new user_error .y({
        message: 'there is nothing to look at: `repositories-file` lists no repository',
        fix: 'write one `owner/name` or clone URL per line',
        input: 'repositories-file',
    });
}

var retry = __webpack_require__(31666);
var scratch_folder = __webpack_require__(44838);
var fetch_checkout = __webpack_require__(31535);
var command_report = __webpack_require__(23976);
var remote = __webpack_require__(68072);
var image_reference = __webpack_require__(63018);
var reference_reader = __webpack_require__(86820);
var read_workspace = __webpack_require__(49959);
;// CONCATENATED MODULE: ./build/commands/fleet/shard/find-images.js



async function findImages(deps, names) {
    try {
        const reader = (0,reference_reader.createReferenceReader)(names);
        const { unread } = await (0,read_workspace.readWorkspace)([], deps, reader);
        const found = reader.found();
        const images = found.references.map(({ image, reference }) => (0,image_reference .Yk)(reference.digest === undefined
            ? image.complete
            : { ...image.complete, tag: reference.tag, digest: reference.digest }));
        return { images: [...new Set(images)].sort(), isWhole: unread.length + found.malformed.length === 0 };
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/commands/fleet/shard/run-one.js










const MAXIMUM_BYTES = 512 * 1024 ** 2;
const MAXIMUM_FILES = 50_000;
const notJudged = (status, why, known = {}) => ({
    status,
    why,
    exitCode: status === 'skipped' ? 0 : 5,
    result: status === 'skipped' ? 'pass' : 'error',
    images: [],
    endOfLife: [],
    advisories: [],
    problems: status === 'skipped' ? [] : [{ kind: 'service', message: why }],
    findings: [],
    ...known,
});
async function runOne(listed, plan, deps) {
    const startedAt = deps.clock.now();
    const late = AbortSignal.timeout(plan.timeoutMs);
    const signal = AbortSignal.any([deps.signal, late]);
    const { tempDirectory } = deps.host.context;
    const judged = await (0,scratch_folder .h)(tempDirectory, ['checkout', 'temp'], (place) => judge(listed, plan, { ...deps, signal }, place)).catch((error) => notJudged('unread', `unexpected failure: ${(0,plain_text .h0)(error instanceof Error ? error.message : String(error), 300)}`));
    const { commit: _, ...known } = listed;
    const isLate = late.aborted && judged.status === 'unread' && !deps.signal.aborted;
    return {
        ...known,
        ...(isLate ? notJudged('unread', 'it took longer than `repository-timeout`') : judged),
        judgedAt: (0,time .sZ)(startedAt),
        durationMs: Math.round(deps.clock.now() - startedAt),
    };
}
async function judge(listed, plan, deps, place) {
    const fetched = await fetchWithRetries(listed, plan, deps, place.checkout);
    if (fetched.kind === 'empty')
        return notJudged('skipped', 'without a commit');
    if (fetched.kind === 'failed')
        return notJudged('unread', `the repository cannot be fetched: ${(0,plain_text .h0)(fetched.why, 300)}`);
    const { commit } = fetched;
    const context = { ...deps.host.context, workspace: place.checkout, tempDirectory: place.temp };
    const host = { ...deps.host, context: { ...context, changeRequest: undefined } };
    const found = await findImages({ ...deps, host, workingDirectory: place.checkout }, plan.names);
    if (plan.needsImages && found?.isWhole === true && found.images.length === 0)
        return notJudged('skipped', 'without an image of this registry', { commit });
    const images = await Promise.all((found?.images ?? []).map(async (image) => {
        const digest = image.includes('@') ? undefined : await plan.digestOf(image);
        return digest === undefined ? { image } : { image, digest };
    }));
    return { ...(await runCommandIn(listed, plan, deps, { ...place, commit })), commit, images };
}
const LOST = { isTransient: true, wasTaken: true, hintMs: undefined };
async function fetchWithRetries(listed, plan, { clock, host, random, signal }, folder) {
    const limits = { signal, timeoutMs: plan.timeoutMs };
    const { last } = await (0,retry .LH)({ clock, random, signal, maxAttempts: plan.maxAttempts }, true, async () => {
        const fetched = await (0,fetch_checkout .f)({
            ...(0,remote .J)(listed, plan.servers, { host }, limits),
            folder,
            branch: listed.branch,
            isWanted: plan.isWanted,
            maximumBytes: MAXIMUM_BYTES,
            maximumFiles: MAXIMUM_FILES,
        });
        return { fetched, failed: (0,fetch_checkout .W)(fetched) ? LOST : undefined };
    });
    return last.fetched;
}
async function runCommandIn(listed, plan, deps, { checkout, commit, temp }) {
    const { runInside } = deps;
    if (runInside === undefined)
        return notJudged('unread', 'no command can be run inside this one');
    const report = (0,external_node_path_.join)(temp, 'report.json');
    const mayOpen = plan.opensPullRequests && plan.budget.take();
    const inputs = new Map([...plan.inputs, ['report-file', report]]);
    if (plan.opensPullRequests && !mayOpen)
        inputs.set('dry-run', 'true');
    const { exitCode, outputs } = await runInside({
        command: plan.command.name,
        inputs,
        secrets: plan.secrets,
        context: {
            workspace: checkout,
            tempDirectory: temp,
            repository: (0,repository_entry .V)(listed),
            commit,
            ref: listed.branch === undefined ? undefined : `refs/heads/${listed.branch}`,
        },
        signal: deps.signal,
    });
    const operation = outputs['pull-request-operation'];
    const isOpened = operation === 'created' || operation === 'updated';
    if (mayOpen && !isOpened)
        plan.budget.giveBack();
    const read = await (0,command_report .jt)(report);
    if (read === undefined)
        return notJudged('unread', `its run ended with ${exitCode} and left no report`);
    const url = outputs['pull-request-url'];
    const isJudged = exitCode <= 1;
    const [first] = read.problems;
    return {
        ...notJudged('unread', ''),
        ...read,
        exitCode,
        status: isJudged ? 'judged' : 'unread',
        why: isJudged ? (plan.opensPullRequests && !mayOpen ? LIMIT_REACHED : undefined) : first?.message,
        ...(url === undefined || url === '' ? {} : { pullRequest: url }),
    };
}
const LIMIT_REACHED = '`max-pull-requests` was reached, so nothing was opened';

var shard_outcome = __webpack_require__(81170);
var images_input = __webpack_require__(98124);
var shard_input = __webpack_require__(16678);
var current_digests = __webpack_require__(36149);
var fleet_file = __webpack_require__(7535);
var servers = __webpack_require__(37136);
var with_inputs = __webpack_require__(23410);
;// CONCATENATED MODULE: ./build/commands/fleet/shard/pull-request-budget.js
function budgetOf(limit, shard) {
    const { count, index } = shard ?? { count: 1, index: 1 };
    let left = Math.floor(limit / count) + (index <= limit % count ? 1 : 0);
    return {
        take: () => {
            if (left <= 0)
                return false;
            left -= 1;
            return true;
        },
        giveBack: () => {
            left += 1;
        },
    };
}

var glob = __webpack_require__(2810);
var list = __webpack_require__(85746);
;// CONCATENATED MODULE: ./build/commands/fleet/shard/wanted-file.js


const ALWAYS = new Set(['.github/platform-actions.yml', '.github/rolebindings.yml']);
const GLOBS = ['files', 'sbom', 'file'];
function createWantedFile({ kindOf }, values) {
    const named = new Set([...values.values()].flatMap((value) => (0,list .r)(value)));
    const globs = GLOBS.flatMap((name) => (0,list .r)(values.get(name) ?? ''));
    const own = globs.filter((glob) => glob !== '**' && glob !== '**/*');
    const matches = own.length === 0 ? () => false : (0,glob .nY)(own);
    return (path) => kindOf(path) !== undefined ||
        ALWAYS.has(path) ||
        named.has(path) ||
        /(?:^|\/)\.env$/.test(path) ||
        matches(path);
}

;// CONCATENATED MODULE: ./build/commands/fleet/shard/shard-plan.js










const SUBJECTS = ['images', 'files', 'sbom', 'artifacts', 'advisories'];
async function planShard(inputs, deps) {
    const command = (await deps.manifests()).find(({ name }) => name === inputs.run);
    if (command === undefined)
        throw new user_error .y({ message: '`run` is required with `mode: run`', input: 'run' });
    const values = new Map((0,with_inputs .Ku)(inputs.with));
    const isGate = command.name === 'advisory-gate';
    const needsImages = isGate && !SUBJECTS.some((name) => values.has(name));
    if (needsImages)
        values.set('files', '**');
    const names = (0,images_input .Cd)({
        'registry-url': inputs['registry-url'],
        'registry-map': (0,with_inputs .L4)(inputs.with, 'registry-map'),
    });
    const shard = (0,shard_input .X)(inputs.shard);
    const handed = handedTexts(command, inputs, deps);
    return {
        command,
        inputs: new Map([...handed.open, ...values]),
        secrets: handed.secret,
        shard,
        key: (0,fleet_file .TN)(inputs.run, inputs.with),
        servers: (0,servers .U)(inputs, deps.host),
        names,
        isWanted: createWantedFile((0,reference_reader.createReferenceReader)(names), values),
        digestOf: (0,current_digests .V)(deps, names),
        needsImages,
        opensPullRequests: values.get('pull-request') === 'true',
        budget: budgetOf(inputs['max-pull-requests'], shard),
        timeoutMs: inputs['repository-timeout'],
        maxAttempts: inputs['max-attempts'],
    };
}
function handedTexts(command, inputs, deps) {
    const limit = inputs['repository-timeout'];
    const open = new Map([
        ['timeout', shard_plan_duration(limit)],
        ['request-timeout', shard_plan_duration(Math.min(inputs['request-timeout'], limit))],
        ['concurrency', String(Math.max(1, Math.floor(inputs.concurrency / inputs.parallel)))],
    ]);
    const secret = new Map();
    const values = inputs;
    for (const name of (0,with_inputs .Uz)(command)) {
        const value = values[name];
        if (value === undefined || !deps.given.has(name))
            continue;
        if (command.inputs[name]?.kind === 'secret')
            secret.set(name, String(value));
        else if (!open.has(name))
            open.set(name, String(value));
    }
    return { open, secret };
}
const shard_plan_duration = (milliseconds) => `${Math.max(1, Math.floor(milliseconds / 1000))}s`;

;// CONCATENATED MODULE: ./build/commands/fleet/shard/run-shard.js










async function runShard(inputs, deps) {
    const plan = await planShard(inputs, deps);
    const repositories = await chooseRepositories(inputs, deps, plan.servers.serverUrl, plan.shard);
    const checkpoint = openCheckpoint(inputs['checkpoint-folder'], plan.key, deps);
    const records = new Map();
    const outcome = () => (0,shard_outcome .R)(plan, repositories, records);
    deps.keep?.(outcome);
    const resumed = repositories.flatMap(({ url }) => checkpoint.find(url) ?? []);
    for (const record of resumed)
        records.set(record.url, record);
    if (resumed.length > 0)
        deps.host.log.info(`${resumed.length} repositories were finished before this job was restarted.`);
    const left = repositories.filter(({ url }) => !records.has(url));
    await (0,pool .P)(left, inputs.parallel, async (repository) => {
        if (deps.signal.aborted)
            return;
        const record = await runOne(repository, plan, deps);
        if (deps.signal.aborted && record.status !== 'judged')
            return;
        records.set(record.url, record);
        checkpoint.note(record);
        tell(deps, repository, record, records.size, repositories.length);
    });
    const isDone = repositories.every(({ url }) => (records.get(url)?.status ?? 'unread') !== 'unread');
    if (isDone)
        checkpoint.clear(repositories.map(({ url }) => url));
    return outcome();
}
function tell({ host }, repository, { durationMs, findings, result, status, why }, done, all) {
    const what = status === 'judged' ? `${result}, ${(0,counted .hS)(findings.length, 'finding')}` : status;
    const reason = why === undefined ? '' : `: ${(0,plain_text .h0)(why, 300)}`;
    host.log.info(`${(0,plain_text .h0)((0,repository_entry .V)(repository), 200)}: ${what}${reason} (${(0,duration .P)(durationMs)})`);
    host.progress(`${done} of ${all} repositories`);
}


  }),

  81170:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  shardOutcome),
    _5: () => (  coverageOf),
    rA: () => (  NOT_REACHED)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34150);
  var _base_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72792);
  var _kit_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40701);
  var _fleet_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62343);
  var _join_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80479);
  var _repository_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82555);






const NOT_REACHED = 'the run was stopped before it';
function shardOutcome(plan, repositories, found) {
    const records = repositories.flatMap(({ url }) => found.get(url) ?? []);
    const missing = repositories.filter(({ url }) => !found.has(url));
    const coverage = coverageOf(records, missing);
    const shard = plan.shard === undefined ? undefined : (0,_base_shard_js__WEBPACK_IMPORTED_MODULE_0__  .Hu)(plan.shard);
    const words = [
        `\`${plan.command.name}\` in ${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_4__  .hS)(repositories.length, 'repository')}`,
        `${(0,_fleet_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .d)({ missing: [], records })} failed`,
        ...(missing.length === 0 ? [] : [`${missing.length} not reached`]),
    ];
    return (0,_fleet_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .F)({
        title: 'run',
        text: `${shard === undefined ? '' : `Shard ${shard}: `}${words.join(', ')}.`,
        records,
        missing,
        unchanged: [],
        problems: (0,_join_problems_js__WEBPACK_IMPORTED_MODULE_3__  .z)(records),
        coverage,
        isFleet: true,
        isWhole: coverage.unread.length === 0,
        source: shard ?? 'fleet',
        report: {
            mode: 'run',
            run: plan.command.name,
            key: plan.key,
            ...(shard === undefined ? {} : { shard }),
            repositories: records,
            notReached: missing.map(({ repository, url }) => ({ repository, url })),
        },
    });
}
function coverageOf(records, missing, absence = NOT_REACHED) {
    const skipped = records
        .filter(({ status }) => status === 'skipped')
        .map(({ why = '' }) => ({ what: 'repositories', why, count: 1 }));
    const unread = [
        ...records
            .filter(({ status }) => status === 'unread')
            .map((record) => ({ what: (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .V)(record), why: record.why ?? 'it could not be judged' })),
        ...missing.map((one) => ({ what: (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .V)(one), why: absence })),
    ];
    const judged = records.filter(({ status }) => status === 'judged').length;
    return { ...(0,_kit_coverage_js__WEBPACK_IMPORTED_MODULE_1__  .XP)(judged, skipped, unread), noun: 'repository' };
}


  }),

  31535:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createEmptyRepository: () => (  createEmptyRepository),
  f: () => (  fetchCheckout),
  W: () => (  isPassing),
  remoteCommit: () => (  remoteCommit)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var git = __webpack_require__(60616);
var git_objects = __webpack_require__(8385);
var external_node_child_process_ = __webpack_require__(31421);
var files = __webpack_require__(48636);
var find_program = __webpack_require__(81352);
;// CONCATENATED MODULE: ./build/host/git/remote-git.js






const MAXIMUM_BYTES = 64 * 1024 * 1024;
const MAXIMUM_ERROR_BYTES = 16 * 1024;
const MOST_ANSWERS = 4;
function runRemoteGit(call, words) {
    const git = (0,find_program .K)('git', call.workspace, process.env);
    if (git === undefined)
        return Promise.resolve({ kind: 'failed', why: '`git` is not on PATH outside of the workspace' });
    if (call.signal.aborted)
        return Promise.resolve({ kind: 'failed', why: 'the run was stopped' });
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(call.tempDirectory, 'platform-actions-askpass-'));
    try {
        const askpass = (0,external_node_path_.join)(folder, 'askpass.sh');
        (0,external_node_fs_.writeFileSync)(askpass, ASKPASS, { mode: 0o700 });
        const child = (0,external_node_child_process_.spawn)(git.path, ['--no-pager', ...settingsOf(call), ...words], {
            cwd: call.repository.top,
            env: { ...environmentOf(call, git.searchPath, askpass), ...certificates(folder) },
            stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
            windowsHide: true,
            detached: process.platform !== 'win32',
        });
        return collect(child, call).finally(() => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        return Promise.resolve({ kind: 'failed', why: `git cannot be started: ${(0,files .CA)(error)}` });
    }
}
const ASKPASS = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;
function settingsOf({ credential, origin, protocol }) {
    const settings = [
        ...git .y.filter((setting) => !setting.startsWith('core.askPass=')),
        ...(protocol === 'none' ? [] : [`protocol.${protocol}.allow=always`]),
        'http.followRedirects=false',
        'http.lowSpeedLimit=100',
        'http.lowSpeedTime=30',
        'gc.auto=0',
        'maintenance.auto=false',
        'fetch.recurseSubmodules=no',
        'fetch.writeCommitGraph=false',
        'fetch.unpackLimit=1',
        'transfer.bundleURI=false',
        ...(credential === undefined ? [] : [`credential.${origin}.username=${credential.username}`]),
    ];
    return settings.flatMap((setting) => ['-c', setting]);
}
function certificates(folder) {
    const extra = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
    if (extra === '')
        return {};
    try {
        const { rootCertificates } = process.getBuiltinModule('node:tls');
        const file = (0,external_node_path_.join)(folder, 'authorities.pem');
        (0,external_node_fs_.writeFileSync)(file, [...rootCertificates, (0,external_node_fs_.readFileSync)(extra, 'utf8')].join('\n'));
        return { GIT_SSL_CAINFO: file };
    }
    catch {
        return {};
    }
}
const PROXY_VARIABLES = /^(?:https?_proxy|no_proxy)$/i;
function environmentOf({ credential, origin, protocol, repository }, searchPath, askpass) {
    const proxies = Object.entries(process.env).filter(([name]) => PROXY_VARIABLES.test(name));
    const own = {};
    for (const [name, value] of proxies)
        if (value !== undefined)
            own[name] = value;
    const host = protocol === 'file' ? '' : new URL(origin).hostname;
    if (/^(?:127\.|localhost$|\[::1\]$)/.test(host))
        own['no_proxy'] = '*';
    const user = new URL(origin);
    if (credential !== undefined)
        user.username = credential.username;
    return {
        ...(0,git ._)(repository, searchPath),
        ...own,
        GIT_ALLOW_PROTOCOL: protocol,
        GIT_NO_LAZY_FETCH: '1',
        ...(credential === undefined
            ? {}
            : { GIT_ASKPASS: askpass, PLATFORM_ACTIONS_ORIGIN: user.href.replace(/\/$/, '') }),
    };
}
function collect(child, call) {
    return new Promise((resolve) => {
        const output = [];
        let errors = '';
        let size = 0;
        let stopped;
        const stop = (why) => {
            stopped ??= why;
            killGroup(child);
        };
        const onAbort = () => stop('the run was stopped');
        const timer = setTimeout(() => stop('git took too long'), call.timeoutMs);
        call.signal.addEventListener('abort', onAbort, { once: true });
        const end = (answer) => {
            clearTimeout(timer);
            call.signal.removeEventListener('abort', onAbort);
            resolve(answer);
        };
        child.stdout?.on('data', (bytes) => {
            size += bytes.length;
            if (size > MAXIMUM_BYTES)
                stop('its list of files is too large');
            else
                output.push(bytes);
        });
        child.stderr?.on('data', (bytes) => {
            if (errors.length < MAXIMUM_ERROR_BYTES)
                errors += bytes.toString('utf8');
        });
        child.on('error', (error) => end({ kind: 'failed', why: `git cannot be started: ${(0,files .CA)(error)}` }));
        child.on('close', (code) => {
            if (stopped !== undefined)
                end({ kind: 'failed', why: stopped });
            else if (code === 0)
                end({ kind: 'output', bytes: Buffer.concat(output) });
            else
                end({ kind: 'failed', why: explain(errors) });
        });
        feed(child.stdin, call.input ?? '');
        const secrets = child.stdio[3];
        const { credential } = call;
        feed(secrets, credential === undefined ? '' : `${credential.password}\n`.repeat(MOST_ANSWERS));
    });
}
function feed(stream, text) {
    stream?.on('error', () => undefined);
    stream?.end(text);
}
function killGroup(child) {
    try {
        if (child.pid !== undefined && process.platform !== 'win32')
            process.kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    }
    catch {
    }
}
const NO_CREDENTIAL = 'the server asks for a credential, and there is none for it: does the repository exist?';
function explain(errors) {
    const lines = errors.split('\n').map((line) => line.trim());
    const fatal = lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines.find((line) => line !== '');
    const why = (fatal ?? 'git failed').replace(/^(?:fatal|error): /, '');
    return why.startsWith('unable to read askpass response') ? NO_CREDENTIAL : why;
}

;// CONCATENATED MODULE: ./build/host/git/fetch-checkout.js





const LOOK_EVERY_MS = 100;
async function fetchCheckout(options) {
    const fetched = await fetchWith(options, true);
    if (fetched.kind !== 'failed' || !NO_SINGLE_BLOBS.test(fetched.why))
        return fetched;
    return fetchWith(options, false);
}
const LASTING = /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;
function isPassing(fetched) {
    return fetched.kind === 'failed' && !LASTING.test(fetched.why);
}
const NO_SINGLE_BLOBS = /unadvertised object|not our ref/;
async function fetchWith(options, isPartial) {
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(options.folder, '.git'), { recursive: true, force: true });
    const repository = createEmptyRepository(options.folder);
    writeSettings(repository, isPartial ? options.url : undefined);
    const remote = remoteOf(options, repository);
    const filter = isPartial ? ['--filter=blob:none'] : [];
    const source = isPartial ? 'origin' : options.url;
    const shallow = ['fetch', '--quiet', '--depth=1', ...filter, '--no-tags', source];
    const ref = options.branch === undefined ? 'HEAD' : `refs/heads/${options.branch}`;
    const first = await bounded(options, (signal) => runRemoteGit({ ...remote, signal }, [...shallow, ref]));
    if (first.kind === 'failed')
        return /couldn't find remote ref HEAD/.test(first.why) ? { kind: 'empty' } : first;
    const commit = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(repository.gitDirectory, 'FETCH_HEAD'), 'utf8').split('\t')[0] ?? '';
    if (!(0,git_objects .TS)(commit))
        return { kind: 'failed', why: 'the remote sent no commit' };
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(repository.gitDirectory, 'HEAD'), `${commit}\n`);
    const wanted = await wantedFiles(options, repository, commit);
    if (wanted.kind === 'failed')
        return wanted;
    const blobs = isPartial ? await fetchBlobs(options, remote, wanted.files) : undefined;
    if (blobs?.kind === 'failed')
        return blobs;
    writeSettings(repository, undefined);
    return checkOut(options, remote, commit, wanted.files);
}
function createEmptyRepository(folder) {
    const gitDirectory = (0,external_node_path_.join)(folder, '.git');
    for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDirectory, name), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDirectory, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDirectory, 'info/attributes'), '* -text -ident -filter -working-tree-encoding\n');
    return { top: folder, gitDirectory, commonDirectory: gitDirectory };
}
function writeSettings({ gitDirectory }, url) {
    const partial = [
        '[extensions]',
        '\tpartialClone = origin',
        '[remote "origin"]',
        `\turl = "${(url ?? '').replace(/["\\]/g, '\\$&')}"`,
        '\tpromisor = true',
        '\tpartialCloneFilter = blob:none',
    ];
    const version = url === undefined ? 0 : 1;
    const core = ['[core]', `\trepositoryFormatVersion = ${version}`, '\tautocrlf = false', '\teol = lf'];
    const lines = url === undefined ? core : [...core, ...partial];
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDirectory, 'config'), `${lines.join('\n')}\n`);
}
async function remoteCommit(options, repository, branch) {
    const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
    const words = ['ls-remote', '--quiet', options.url, ref];
    const answer = await runRemoteGit(remoteOf(options, repository), words);
    if (answer.kind === 'failed')
        return undefined;
    const [line = ''] = answer.bytes.toString('utf8').split('\n');
    const [commit = '', name] = line.split('\t');
    return (0,git_objects .TS)(commit) && name === ref ? commit : undefined;
}
function remoteOf(options, repository) {
    const { credential, signal, tempDirectory, timeoutMs, workspace } = options;
    const { origin, protocol } = new URL(options.url);
    return {
        repository,
        workspace,
        protocol: protocol === 'file:' ? 'file' : protocol === 'http:' ? 'http' : 'https',
        origin: protocol === 'file:' ? 'http://localhost' : origin,
        credential: protocol === 'file:' ? undefined : credential,
        tempDirectory,
        signal,
        timeoutMs,
    };
}
async function wantedFiles({ isWanted, maximumFiles, signal, workspace }, repository, commit) {
    const words = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const answer = await (0,git.runGit)({ repository, workspace, signal }, words);
    if (answer.kind === 'failed')
        return { kind: 'failed', why: `its files cannot be listed: ${answer.why}` };
    const files = [];
    for (const row of answer.bytes.toString('utf8').split('\0')) {
        const [, id, path] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(row) ?? [];
        if (id !== undefined && path !== undefined && isWanted(path))
            files.push({ id, path });
    }
    if (files.length > maximumFiles)
        return {
            kind: 'failed',
            why: `${files.length} of its files would have to be read, more than ${maximumFiles}`,
        };
    return { kind: 'files', files };
}
async function fetchBlobs(options, remote, files) {
    const ids = [...new Set(files.map(({ id }) => id))];
    if (ids.length === 0)
        return { kind: 'output', bytes: Buffer.alloc(0) };
    const words = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags'];
    const more = ['--no-write-fetch-head', '--filter=blob:none', '--stdin', 'origin'];
    const input = `${ids.join('\n')}\n`;
    return bounded(options, (signal) => runRemoteGit({ ...remote, signal, input }, [...words, ...more]));
}
async function checkOut(options, remote, commit, files) {
    const steps = [
        [['read-tree', commit], ''],
        [['checkout-index', '--quiet', '-z', '--stdin'], files.map(({ path }) => `${path}\0`).join('')],
    ];
    for (const [words, input] of steps) {
        const local = { ...remote, credential: undefined, protocol: 'none', input };
        const done = await bounded(options, (signal) => runRemoteGit({ ...local, signal }, words));
        if (done.kind === 'failed')
            return done;
    }
    return { kind: 'fetched', commit, files: files.length, bytes: sizeOf(options.folder) };
}
async function bounded({ folder, maximumBytes, signal }, step) {
    const tooLarge = new AbortController();
    const timer = setInterval(() => {
        if (sizeOf(folder) > maximumBytes)
            tooLarge.abort();
    }, LOOK_EVERY_MS);
    try {
        const answer = await step(AbortSignal.any([signal, tooLarge.signal]));
        if (!tooLarge.signal.aborted && sizeOf(folder) <= maximumBytes)
            return answer;
        const limit = Math.floor(maximumBytes / 1024 ** 2);
        return { kind: 'failed', why: `the files that would have to be read are larger than ${limit} MiB` };
    }
    finally {
        clearInterval(timer);
    }
}
function sizeOf(folder) {
    let bytes = 0;
    const waiting = [folder];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const entry of entriesOf(at)) {
            const path = (0,external_node_path_.join)(at, entry.name);
            if (entry.isDirectory())
                waiting.push(path);
            else if (entry.isFile())
                bytes += (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0;
        }
    }
    return bytes;
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}


  }),

  8385:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DB: () => (  hasObjectId),
    TS: () => (  isObjectId),
    fU: () => (  decodeTree),
    hN: () => (  encodeTree),
    rv: () => (  treeOfCommit)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function isObjectId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function hasObjectId(id, type, content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(id.length === 64 ? 'sha256' : 'sha1');
    hash.update(`${type} ${content.length}\0`);
    return hash.update(content).digest('hex') === id;
}
function treeOfCommit(content) {
    return /^tree ([0-9a-f]+)\n/.exec(content.toString('latin1'))?.[1];
}
function decodeTree(content, idBytes) {
    const entries = [];
    for (let at = 0; at < content.length;) {
        const [space, end] = [content.indexOf(0x20, at), content.indexOf(0, at)];
        if (space < 0 || end < space || end + 1 + idBytes > content.length)
            return undefined;
        entries.push({
            mode: content.toString('latin1', at, space),
            name: content.toString('utf8', space + 1, end),
            id: content.toString('hex', end + 1, end + 1 + idBytes),
        });
        at = end + 1 + idBytes;
    }
    return entries;
}
function encodeTree(entries) {
    return Buffer.concat(entries.flatMap(({ id, mode, name }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]));
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