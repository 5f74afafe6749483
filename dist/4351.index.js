"use strict";
exports.id = 4351;
exports.ids = [4351,9995];
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

  10646:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    m: () => (  encodeUriPart)
  });
function encodeUriPart(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}


  }),

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

  7535:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J0: () => (  renderFleetFile),
    N6: () => (  readFleetFile),
    TN: () => (  keyOf)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63619);
  var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);
  var _fleet_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80301);





const MAXIMUM_FILE_BYTES = 256 * 1024 * 1024;
const imageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    image: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    digest: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP()),
});
const rememberedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    url: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP()),
    pushedAt: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP()),
    sizeKib: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .aig()),
    key: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    exitCode: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .aig(),
    judgedAt: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    durationMs: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .aig(),
    images: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YOg(imageSchema),
});
const fleetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .euz(1),
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .euz('platform-actions-fleet'),
    repositories: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YOg(rememberedSchema),
});
function keyOf(command, lines) {
    return (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)(command ?? '', ...[...lines].sort());
}
async function readFleetFile(path) {
    const text = await (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .Gu)(path, MAXIMUM_FILE_BYTES);
    if (text === undefined)
        return new Map();
    const parsed = fleetSchema.safeParse((0,_fleet_list_js__WEBPACK_IMPORTED_MODULE_3__  .qF)(text));
    if (parsed.success)
        return new Map(parsed.data.repositories.map((one) => [one.url, one]));
    const [issue] = parsed.error.issues;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({
        message: `\`fleet-file\`: \`${path}\` is not the file that \`mode: merge\` writes: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
        fix: 'delete it: the next run then looks at every repository',
        input: 'fleet-file',
    });
}
function* renderFleetFile(repositories) {
    yield '{"version":1,"kind":"platform-actions-fleet","repositories":[\n';
    for (const [index, repository] of repositories.entries())
        yield `${index === 0 ? '' : ',\n'}${JSON.stringify(repository)}`;
    yield '\n]}\n';
}


  }),

  80301:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ST: () => (  UNCHANGED),
    VX: () => (  decodeList),
    qF: () => (  parseJson)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);


const UNCHANGED = 'unchanged since the last merged report';
const repository = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    url: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    sizeKib: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig()),
    pushedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
});
const listSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .euz(1),
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .euz('platform-actions-fleet-list'),
    shards: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(),
    requested: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(),
    repositories: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .X$i(repository, { shard: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig() })),
    unchanged: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(repository),
});
function decodeList(text, subject) {
    const parsed = listSchema.safeParse(parseJson(text));
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
        message: `${subject} is not a list of repositories: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
        fix: 'write one `owner/name` or clone URL per line, or give the `list-file` of `mode: list`',
        input: 'repositories-file',
    });
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
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

  4351:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  mergeFleet: () => (  mergeFleet)
});

var external_node_path_ = __webpack_require__(76760);
var counted = __webpack_require__(34150);
var user_error = __webpack_require__(45794);
var files = __webpack_require__(48636);
var coverage = __webpack_require__(40701);
var fleet_file = __webpack_require__(7535);
var fleet_list = __webpack_require__(80301);
var fleet_outcome = __webpack_require__(62343);
var join_problems = __webpack_require__(80479);
var fleet_reach = __webpack_require__(52303);
var repositories_file = __webpack_require__(74597);
var servers = __webpack_require__(37136);
var shard_outcome = __webpack_require__(81170);
var plain_text = __webpack_require__(38086);
var base_shard = __webpack_require__(72792);
var shard_input = __webpack_require__(16678);
var repository_entry = __webpack_require__(82555);
var repository_record = __webpack_require__(67182);
;// CONCATENATED MODULE: ./build/commands/fleet/merge/combine-records.js
const CODES = [6, 2, 3, 4, 5, 1, 0];
const RESULTS = ['error', 'fail', 'warn', 'pass'];
const STATUSES = ['unread', 'judged', 'skipped'];
function combineRecords(records) {
    const [first, ...others] = records;
    if (others.length === 0)
        return first;
    const ranked = records.toSorted((a, b) => rankOf(a) - rankOf(b));
    const [worst = first] = ranked;
    const latest = records.reduce((one, other) => (one.judgedAt <= other.judgedAt ? other : one));
    const status = STATUSES.find((known) => records.some((record) => record.status === known)) ?? first.status;
    const why = ranked.find((record) => record.status === status)?.why;
    const pullRequest = records.find((record) => record.pullRequest !== undefined)?.pullRequest;
    const omitted = sum(records, ({ findingsOmitted = 0 }) => findingsOmitted);
    const { coverage: _, findingsOmitted: __, pullRequest: ___, why: ____, ...facts } = latest;
    return {
        ...facts,
        status,
        ...(why === undefined ? {} : { why }),
        exitCode: worst.exitCode,
        result: worst.result,
        durationMs: sum(records, ({ durationMs }) => durationMs),
        images: [...new Map(records.flatMap(({ images }) => images).map((one) => [one.image, one])).values()],
        endOfLife: records.flatMap(({ endOfLife }) => endOfLife),
        advisories: records.flatMap(({ advisories }) => advisories),
        ...(pullRequest === undefined ? {} : { pullRequest }),
        problems: records.flatMap(({ problems }) => problems),
        findings: records.flatMap(({ findings }) => findings),
        ...(omitted === 0 ? {} : { findingsOmitted: omitted }),
    };
}
function rankOf({ exitCode, result }) {
    return CODES.indexOf(exitCode) * RESULTS.length + RESULTS.indexOf(result);
}
function sum(records, valueOf) {
    return records.reduce((total, record) => total + valueOf(record), 0);
}

;// CONCATENATED MODULE: ./build/commands/fleet/merge/join-reports.js








function joinReports(read, expected) {
    const reports = latestOfEachShard(read);
    const latest = latestOfEachRepository(reports);
    const wanted = new Map([...expected, ...reports.flatMap(({ notReached }) => notReached)].map((one) => [one.url, one]));
    const missing = [...wanted.values()].filter(({ url }) => !latest.has(url));
    const names = missing.slice(0, 5).map((one) => `\`${(0,plain_text .h0)((0,repository_entry .V)(one), 200)}\``);
    const more = missing.length > names.length ? ` and ${missing.length - names.length} more` : '';
    const unjudged = missing.length === 0
        ? []
        : [{ kind: 'service', message: `no report has ${names.join(', ')}${more}`, fix: AGAIN }];
    return {
        reports,
        records: [...latest.values()],
        missing,
        problems: [...missingShards(reports), ...cutReports(reports), ...unjudged],
    };
}
const AGAIN = 'run the jobs again whose reports are missing or incomplete';
function latestOfEachShard(reports) {
    const latest = new Map();
    for (const report of reports) {
        const key = report.shard === undefined ? report.path : `${report.whole} ${report.shard}`;
        const held = latest.get(key);
        if (held === undefined || held.finishedAt <= report.finishedAt)
            latest.set(key, report);
    }
    return [...latest.values()];
}
function latestOfEachRepository(reports) {
    const latest = new Map();
    const keyOf = (whole, url) => `${whole}\n${url}`;
    for (const { records, whole } of reports) {
        for (const record of records) {
            const key = keyOf(whole, record.url);
            const held = latest.get(key);
            if (held === undefined || held.judgedAt <= record.judgedAt)
                latest.set(key, record);
        }
    }
    const combined = new Map();
    const add = (record) => {
        const held = combined.get(record.url);
        combined.set(record.url, held === undefined ? record : combineRecords([held, record]));
    };
    for (const record of latest.values())
        add(record);
    for (const { finishedAt, notReached, whole } of reports) {
        for (const one of notReached) {
            const isJudgedByOthers = !latest.has(keyOf(whole, one.url)) && combined.has(one.url);
            if (isJudgedByOthers)
                add({ ...NOT_JUDGED, ...one, judgedAt: finishedAt });
        }
    }
    return combined;
}
const NOT_JUDGED = {
    status: 'unread',
    why: shard_outcome .rA,
    exitCode: 5,
    result: 'error',
    durationMs: 0,
    images: [],
    endOfLife: [],
    advisories: [],
    problems: [],
    findings: [],
};
function missingShards(reports) {
    const wholes = new Map();
    for (const { command, shard, whole } of reports) {
        const parsed = shard === undefined ? undefined : (0,base_shard .uK)(shard);
        if (parsed === undefined)
            continue;
        const key = `${whole} ${parsed.count}`;
        const held = wholes.get(key) ?? { command, count: parsed.count, seen: new Set() };
        held.seen.add(parsed.index);
        wholes.set(key, held);
    }
    return [...wholes.values()].flatMap(({ command, count, seen }) => {
        const all = Array.from({ length: count }, (_, at) => at + 1);
        const missing = all.filter((index) => !seen.has(index)).map((index) => `${index}/${count}`);
        if (missing.length === 0)
            return [];
        const message = `the reports of \`${(0,plain_text .h0)(command, 100)}\` lack the shards ${(0,plain_text .h0)(missing.join(', '), 300)}`;
        return [{ kind: 'service', message, fix: AGAIN }];
    });
}
function cutReports(reports) {
    return reports
        .filter(({ isCut }) => isCut)
        .map(({ exitCode, path }) => ({
        kind: 'service',
        message: `the run behind \`${(0,plain_text .h0)(path, 300)}\` ended early, with ${exitCode}`,
        fix: AGAIN,
    }));
}
function sumAccounts(records, isWhole) {
    const accounts = records.flatMap(({ coverage }) => (coverage === undefined ? [] : [(0,repository_record .tf)(coverage)]));
    const isKept = ({ why }) => !(isWhole && why === shard_input .r);
    return (0,coverage .XP)(accounts.reduce((sum, { judged }) => sum + judged, 0), accounts.flatMap(({ skipped }) => skipped).filter(isKept), accounts.flatMap(({ unread }) => unread));
}

var schemas = __webpack_require__(63619);
var glob_files = __webpack_require__(66567);
var command_report = __webpack_require__(23976);
;// CONCATENATED MODULE: ./build/commands/fleet/merge/read-reports.js







const MAXIMUM_REPORT_BYTES = 512 * 1024 ** 2;
const read_reports_text = schemas .YjP();
const shardReportSchema = schemas .Ikc({
    version: schemas .euz(1),
    command: schemas .euz('fleet'),
    mode: schemas .euz('run'),
    run: read_reports_text,
    key: read_reports_text,
    shard: schemas .lqM(read_reports_text),
    finishedAt: read_reports_text,
    repositories: schemas .YOg(repository_record .fi),
    notReached: schemas .YOg(schemas .Ikc({ repository: read_reports_text, url: read_reports_text })),
    problems: schemas .YOg(schemas .Ikc({ kind: read_reports_text, message: read_reports_text })),
    exitCode: schemas .aig(),
});
const commandReportSchema = schemas .X$i(command_report .Qh, {
    command: read_reports_text,
    finishedAt: read_reports_text,
    inputs: schemas .lqM(schemas ._H3({ shard: schemas .lqM(read_reports_text) })),
});
async function readReports(globs, deps) {
    const { paths, unmatched } = await (0,glob_files .C)(deps.workingDirectory, globs);
    const problems = unmatched.map((glob) => ({
        kind: 'usage',
        message: `\`reports\`: \`${(0,plain_text .h0)(glob, 300)}\` matches no file`,
        fix: 'did the jobs that write the reports run, and were their artifacts downloaded?',
    }));
    const reports = [];
    for (const path of paths) {
        deps.signal.throwIfAborted();
        const shown = (0,external_node_path_.relative)(deps.workingDirectory, path);
        const content = await (0,glob_files .t)(path, MAXIMUM_REPORT_BYTES);
        const read = content.kind === 'text' ? decodeReport((0,fleet_list .qF)(content.text), shown) : content.reason;
        if (typeof read !== 'string')
            reports.push(read);
        else
            problems.push({
                kind: 'usage',
                message: `\`reports\`: \`${(0,plain_text .h0)(shown, 300)}\` is not a report: ${(0,plain_text .h0)(read, 300)}`,
                fix: 'run the job that wrote it again; leave out files that are not reports with `!`',
            });
    }
    return { reports, problems };
}
function decodeReport(json, path) {
    if (typeof json !== 'object' || json === null)
        return 'it is not whole JSON';
    if (Reflect.get(json, 'command') === 'fleet') {
        const parsed = shardReportSchema.safeParse(json);
        if (!parsed.success)
            return `it is not the report of \`mode: run\`: ${issueOf(parsed.error)}`;
        const { exitCode, finishedAt, key, notReached, repositories, run, shard } = parsed.data;
        const explained = repositories.some((one) => one.exitCode > 1);
        return {
            path,
            command: run,
            shard,
            whole: `fleet ${key}`,
            finishedAt,
            exitCode,
            isFleet: true,
            records: repositories,
            notReached,
            isCut: exitCode > 1 && (!explained || notReached.length > 0),
        };
    }
    const parsed = commandReportSchema.safeParse(json);
    if (!parsed.success)
        return issueOf(parsed.error);
    const { command, exitCode, finishedAt, inputs } = parsed.data;
    const shard = inputs?.shard;
    return {
        path,
        command,
        shard,
        whole: `${command} ${JSON.stringify({ ...inputs, shard: undefined, 'report-file': undefined })}`,
        finishedAt,
        exitCode,
        isFleet: false,
        records: [recordOf(parsed.data, path, finishedAt)],
        notReached: [],
        isCut: false,
    };
}
function recordOf(report, path, judgedAt) {
    const [first] = report.problems;
    return {
        repository: path,
        url: path,
        status: report.exitCode <= 1 ? 'judged' : 'unread',
        ...(report.exitCode <= 1 || first === undefined ? {} : { why: first.message }),
        judgedAt,
        durationMs: 0,
        images: [],
        ...(0,command_report .vb)(report),
    };
}
function issueOf({ issues }) {
    const [issue] = issues;
    const field = issue?.path.join('.') ?? '';
    return field === '' ? 'it is not a JSON object' : `\`${field}\` is missing or has the wrong type`;
}

var fingerprint = __webpack_require__(8224);
var sarif = __webpack_require__(59995);
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/commands/fleet/merge/write-sarif.js







const INFORMATION_URI = 'https://github.com/platform-actions/platform-actions';
function writeSarifFiles(folder, records, { command, rules }, deps) {
    const { tempDirectory, workspace } = deps.host.context;
    const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
    const judged = records.filter(({ status }) => status === 'judged');
    for (const record of judged) {
        const { text } = (0,sarif.renderSarif)(record.findings.map(repository_record .N6), {
            command,
            rules,
            category: `fleet/${command}`,
            toolVersion: version .rE,
            informationUri: INFORMATION_URI,
            fallbackFile: '.github/workflows',
        });
        const path = (0,files .ZB)((0,external_node_path_.join)(folder, fileNameOf(record)), area, 'sarif-folder');
        (0,files .vK)(path, deps.host.redact(text));
    }
    return judged.length;
}
function fileNameOf(record) {
    const name = (0,repository_entry .V)(record);
    const plain = name
        .replace(/^file:\/+/, '')
        .replaceAll('/', '__')
        .replace(/[^\w.-]/g, '_')
        .slice(0, 120);
    const isPlain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(name) && plain.length < 120;
    return isPlain ? `${plain}.sarif` : `${plain}-${(0,fingerprint .a)(record.url).slice(0, 8)}.sarif`;
}

;// CONCATENATED MODULE: ./build/commands/fleet/merge/merge.js
















const MOST_REACH = 1000;
async function mergeFleet(inputs, deps, rules) {
    const expected = await expectedOf(inputs, deps);
    const isAllUnchanged = expected.unchanged.length > 0 && expected.wanted.length === 0;
    const read = isAllUnchanged ? { reports: [], problems: [] } : await readReports(inputs.reports, deps);
    if (read.reports.length === 0 && !isAllUnchanged)
        throw new user_error .y(...(read.problems.length > 0 ? read.problems : [NO_REPORTS]));
    const joined = joinReports(read.reports, expected.wanted);
    const all = { ...joined, problems: [...read.problems, ...joined.problems] };
    const fleetFile = await writeFleetFile(inputs, deps, all, expected);
    const isFleet = all.reports.some((report) => report.isFleet);
    const folder = inputs['sarif-folder'];
    if (folder !== undefined) {
        const command = [...new Set(all.reports.map((report) => report.command))].join('+') || 'fleet';
        const count = writeSarifFiles(folder, all.records, { command, rules }, deps);
        deps.host.log.info(`${(0,counted .hS)(count, 'SARIF file')} written to ${folder}.`);
    }
    return mergeOutcome(all, expected.unchanged, isFleet || isAllUnchanged, fleetFile);
}
const NO_REPORTS = {
    message: 'there is nothing to merge: `reports` matches no file',
    fix: 'did the jobs that write the reports run, and were their artifacts downloaded?',
    input: 'reports',
};
async function expectedOf(inputs, deps) {
    const path = inputs['repositories-file'];
    if (path === undefined)
        return { wanted: [], unchanged: [] };
    const file = await (0,repositories_file .t)(path, deps, (0,servers .U)(inputs, deps.host).serverUrl);
    return file.kind === 'names'
        ? { wanted: file.repositories, unchanged: [] }
        : { wanted: file.list.repositories, unchanged: file.list.unchanged };
}
async function writeFleetFile(inputs, deps, { records, reports }, { unchanged, wanted }) {
    const named = inputs['fleet-file'];
    if (named === undefined)
        return undefined;
    const { tempDirectory, workspace } = deps.host.context;
    const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
    const path = (0,files .ZB)(named, area, 'fleet-file');
    const before = await (0,fleet_file .N6)((0,external_node_path_.resolve)(deps.workingDirectory, named));
    const facts = new Map(wanted.map((one) => [one.url, one]));
    const keys = new Map(reports.flatMap(({ isFleet, records: some, whole }) => isFleet ? some.map(({ url }) => [url, whole.replace(/^fleet /, '')]) : []));
    const seen = records.flatMap((record) => {
        const key = keys.get(record.url);
        if (key === undefined)
            return [];
        const { branch, commit, durationMs, exitCode, images, judgedAt, repository, url } = record;
        const listed = facts.get(url);
        return [
            {
                repository,
                url,
                branch: branch ?? listed?.branch,
                commit,
                pushedAt: record.pushedAt ?? listed?.pushedAt,
                sizeKib: record.sizeKib ?? listed?.sizeKib,
                key,
                exitCode,
                judgedAt,
                durationMs,
                images,
            },
        ];
    });
    const carried = unchanged.flatMap(({ pushedAt, url }) => {
        const old = before.get(url);
        return old === undefined ? [] : [{ ...old, pushedAt: pushedAt ?? old.pushedAt }];
    });
    (0,files .vK)(path, (0,fleet_file .J0)([...seen, ...carried]));
    return path;
}
function mergeOutcome(joined, unchanged, isFleet, fleetFile) {
    const { missing, records, reports } = joined;
    const problems = [...joined.problems, ...(0,join_problems .z)(records)];
    const coverage = mergedCoverage(joined, unchanged, isFleet);
    const what = isFleet
        ? (0,counted .hS)(records.length + missing.length, 'repository')
        : (0,counted .hS)(records.length, 'report');
    const failed = (0,fleet_outcome .d)({ missing, records });
    const reach = (0,fleet_reach .x)(records);
    const outcome = (0,fleet_outcome .F)({
        title: 'merged',
        text: `${what} in ${(0,counted .hS)(reports.length, 'report')}: ${failed} failed, ${unchanged.length} unchanged.`,
        records,
        missing,
        unchanged,
        problems,
        coverage,
        isFleet,
        isWhole: coverage.unread.length === 0 && problems.length === 0,
        source: 'merged',
        report: {
            mode: 'merge',
            reports: reports.map(({ command, exitCode, path, shard }) => ({ path, command, shard, exitCode })),
            repositories: records.map(({ advisories: _, coverage: __, endOfLife: ___, findings, images: ____, ...rest }) => ({
                ...rest,
                findings: findings.length + (rest.findingsOmitted ?? 0),
            })),
            missing,
            unchanged,
            reach: {
                images: reportedReach(reach.images),
                endOfLife: reportedReach(reach.endOfLife),
                advisories: reportedReach(reach.advisories),
            },
        },
    });
    return fleetFile === undefined
        ? outcome
        : { ...outcome, outputs: { ...outcome.outputs, 'fleet-file': fleetFile } };
}
function reportedReach(reach) {
    return reach
        .slice(0, MOST_REACH)
        .map(({ detail, name, records }) => ({ name, detail, repositories: records.length }));
}
function mergedCoverage({ missing, problems, records }, unchanged, isFleet) {
    if (!isFleet)
        return { ...sumAccounts(records, problems.length === 0), noun: 'item' };
    const { judged, skipped, unread } = (0,shard_outcome ._5)(records, missing, 'no report has judged it');
    const left = { what: 'repositories', why: fleet_list .ST, count: unchanged.length };
    return { ...(0,coverage .XP)(judged, [...skipped, left], unread), noun: 'repository' };
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

  74597:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  readEntries),
    t: () => (  readRepositoriesFile)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);
  var _fleet_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80301);
  var _repository_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82555);






const MAXIMUM_FILE_BYTES = 64 * 1024 * 1024;
const MOST_PROBLEMS = 20;
async function readRepositoriesFile(path, { workingDirectory }, serverUrl) {
    const text = await (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path), MAXIMUM_FILE_BYTES);
    if (text === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({
            message: `\`repositories-file\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(path, 300)}\` does not exist`,
            input: 'repositories-file',
        });
    }
    if (text.trimStart().startsWith('{')) {
        const list = (0,_fleet_list_js__WEBPACK_IMPORTED_MODULE_3__  .VX)(text, `\`repositories-file\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(path, 300)}\``);
        requireCloneUrls([...list.repositories, ...list.unchanged], serverUrl);
        return { kind: 'list', list };
    }
    return { kind: 'names', repositories: readNames(text, path, serverUrl) };
}
function requireCloneUrls(listed, serverUrl) {
    const problems = listed.flatMap(({ url }) => {
        const parsed = URL.canParse(url) ? (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .E)(url, serverUrl) : undefined;
        if (parsed?.kind === 'entry')
            return [];
        const why = parsed?.why ?? `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(url, 100)}\` is not a clone URL`;
        return [{ message: `\`repositories-file\`: ${why}`, input: 'repositories-file' }];
    });
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y(...problems.slice(0, MOST_PROBLEMS));
}
function readNames(text, path, serverUrl) {
    const problems = [];
    const entries = new Map();
    for (const [index, line] of text
        .replace(/^\uFEFF/, '')
        .split(/\r\n|\n|\r/)
        .entries()) {
        const entry = line.replace(/(?:^|\s)#.*$/, '').trim();
        if (entry === '')
            continue;
        const parsed = (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .E)(entry, serverUrl);
        if (parsed.kind === 'entry')
            entries.set(parsed.entry.url, entries.get(parsed.entry.url) ?? parsed.entry);
        else
            problems.push({
                message: `\`repositories-file\`: ${parsed.why}`,
                fix: 'write one `owner/name` or clone URL per line',
                input: 'repositories-file',
                place: { file: path, line: index + 1 },
            });
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y(...problems.slice(0, MOST_PROBLEMS));
    return [...entries.values()];
}
function readEntries(texts, serverUrl) {
    const parsed = texts.map((text) => (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .E)(text, serverUrl));
    const problems = parsed.flatMap((one) => one.kind === 'problem' ? [{ message: `\`repositories\`: ${one.why}`, input: 'repositories' }] : []);
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y(...problems.slice(0, MOST_PROBLEMS));
    const entries = parsed.flatMap((one) => (one.kind === 'entry' ? [one.entry] : []));
    return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}


  }),

  82555:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  parseEntry),
    V: () => (  nameOf)
  });
  var _base_loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68475);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);


const LONGEST = 500;
const NAME = /^[\w.-]+(?:\/[\w.-]+)+$/;
function parseEntry(text, serverUrl) {
    const problem = (why) => ({
        kind: 'problem',
        why: `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 100)}\` ${why}`,
    });
    if (text.length > LONGEST)
        return problem('is too long');
    if (NAME.test(text)) {
        if (text.split('/').some((part) => /^\.*$/.test(part)))
            return problem('has a dot segment');
        return { kind: 'entry', entry: { repository: text, url: `${serverUrl}/${text}.git` } };
    }
    if (/^(?:ssh:\/\/|[\w.-]+@[\w.-]+:)/.test(text))
        return problem('is an SSH URL; write the https URL');
    if (!URL.canParse(text) || /[\s\p{Cc}]/u.test(text))
        return problem('is neither `owner/name` nor a clone URL');
    const url = new URL(text);
    const isHttp = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_base_loopback_js__WEBPACK_IMPORTED_MODULE_1__  .U)(url.hostname));
    if (!isHttp && url.protocol !== 'file:')
        return problem('is not an https URL');
    if (url.username !== '' || url.password !== '')
        return problem('has a user name or password in its URL');
    if (/[?#]/.test(text))
        return problem('has a query or a fragment in its URL');
    if (url.pathname.length < 2)
        return problem('has no path');
    return { kind: 'entry', entry: { repository: text, url: url.href } };
}
function nameOf({ repository }) {
    if (!URL.canParse(repository))
        return repository;
    const url = new URL(repository);
    return url.protocol === 'file:' ? repository : url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, '');
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

  37136:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  serversOf)
  });
function serversOf(inputs, host) {
    const { apiUrl, serverUrl } = host.context;
    const isGitlab = host.name === 'gitlab';
    const bare = serverUrl?.replace(/\/+$/, '');
    const isGithub = apiUrl !== undefined && bare !== undefined;
    const githubUrl = isGithub ? bare : 'https://github.com';
    const gitlabUrl = inputs['gitlab-url'] ?? (isGitlab && bare !== undefined ? bare : 'https://gitlab.com');
    const tokens = [
        [githubUrl, 'x-access-token', inputs['github-token']],
        [gitlabUrl, 'oauth2', inputs['gitlab-token']],
    ];
    return {
        serverUrl: isGitlab ? gitlabUrl : githubUrl,
        githubUrl,
        githubApiUrl: isGithub ? apiUrl : 'https://api.github.com',
        gitlabUrl,
        credentialFor: (url) => {
            const { origin, protocol } = new URL(url);
            if (protocol === 'file:')
                return undefined;
            const fitting = tokens.find(([base, , token]) => token !== undefined && new URL(base).origin === origin);
            return fitting?.[2] === undefined ? undefined : { username: fitting[1], password: fitting[2] };
        },
    };
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

  66567:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  globFiles),
    t: () => (  readLargeText)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2810);
  var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48636);
  var _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99004);





const WILDCARD = /[*?[\]{}]/;
async function globFiles(folder, globs) {
    const rules = globs.map((glob) => ruleOf(folder, glob));
    const walks = new Map();
    const found = new Map();
    for (const rule of rules) {
        if (rule.negated)
            continue;
        if (rule.matches === undefined) {
            found.set(rule, (await isRealFile(folder, rule.base)) ? [rule.base] : []);
            continue;
        }
        const walk = walks.get(rule.base) ?? filesBelow(folder, rule.base);
        walks.set(rule.base, walk);
        const paths = await walk;
        found.set(rule, paths.filter(rule.matches).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rule.base, ...path.split('/'))));
    }
    const paths = new Set([...found.values()].flat());
    const decided = [...paths].filter((path) => rules.reduce((taken, rule) => (fits(rule, path) ? !rule.negated : taken), false));
    const unmatched = rules.filter((rule) => !rule.negated && found.get(rule)?.length === 0);
    return { paths: decided.sort(), unmatched: unmatched.map((rule) => rule.glob) };
}
function ruleOf(folder, glob) {
    const negated = glob.startsWith('!');
    const path = (negated ? glob.slice(1) : glob).replace(/^(?:\.\/)+/, '');
    if (!WILDCARD.test(path))
        return { glob, negated, base: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), matches: undefined };
    const segments = path.split('/');
    const first = segments.findIndex((segment) => WILDCARD.test(segment));
    const fixed = segments.slice(0, first).join('/');
    const base = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, first === 1 && fixed === '' ? '/' : fixed);
    return { glob, negated, base, matches: (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__  .Nx)(segments.slice(first).join('/')) };
}
function fits(rule, path) {
    if (rule.matches === undefined)
        return rule.base === path;
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(rule.base, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(below) && below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== '..' && rule.matches(below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
}
async function isRealFile(folder, path) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => undefined);
    return facts?.isFile() === true && !(await isLinked(folder, path));
}
async function filesBelow(folder, base) {
    return (await isLinked(folder, base)) ? [] : (0,_workspace_files_js__WEBPACK_IMPORTED_MODULE_4__  .Fv)(base);
}
async function isLinked(folder, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(below) || below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..')
        return false;
    const [real, root] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => undefined), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder)]);
    return real !== undefined && real !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, below);
}
async function readLargeText(path, maximumBytes) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
        try {
            const facts = await handle.stat();
            if (!facts.isFile())
                return { kind: 'unreadable', reason: 'it is not a file' };
            if (facts.size > maximumBytes)
                return {
                    kind: 'unreadable',
                    reason: `it is larger than ${Math.floor(maximumBytes / 1024 ** 2)} MiB`,
                };
            const bytes = await handle.readFile();
            const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
            return { kind: 'text', text: wide ? bytes.toString('utf16le', 2) : bytes.toString('utf8') };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return { kind: 'unreadable', reason: `it cannot be read (${(0,_files_js__WEBPACK_IMPORTED_MODULE_3__  .CA)(error)})` };
    }
}


  }),

  59995:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    renderSarif: () => (  renderSarif),
    u: () => (  sarifLine)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);
  var _base_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10646);


const RESULT_LIMIT = 25_000;
const TEXT_LIMIT = 1024;
const sarifLine = (text, limit = TEXT_LIMIT) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, limit).replace(/\](?=\()/g, '] ');
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
const PROBLEM_SEVERITY = {
    error: 'error',
    warning: 'warning',
    note: 'recommendation',
};
const securitySeverity = (score) => score === undefined || score <= 0 ? {} : { 'security-severity': score.toFixed(1) };
function renderOwnRule(id, own, level) {
    return {
        id,
        name: own.name,
        shortDescription: { text: sarifLine(own.title) },
        fullDescription: { text: sarifLine(own.description) },
        help: { text: sarifLine(own.help), markdown: own.helpMarkdown },
        properties: {
            tags: [...own.tags],
            precision: 'very-high',
            'problem.severity': PROBLEM_SEVERITY[level],
            ...securitySeverity(own.score),
        },
    };
}
const pascalCase = (id) => id.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
function renderRule(rule, informationUri) {
    return {
        id: rule.id,
        name: pascalCase(rule.id),
        shortDescription: { text: sarifLine(rule.title) },
        fullDescription: { text: sarifLine(rule.title) },
        helpUri: `${informationUri}/blob/main/docs/troubleshooting.md#${rule.docs}`,
        help: { text: sarifLine(rule.help) },
        properties: { precision: 'very-high', 'problem.severity': PROBLEM_SEVERITY[LEVELS[rule.level]] },
    };
}
const fileUri = (file) => file.replace(/\\/g, '/').split('/').map(_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m).join('/');
function renderLocation({ artifact, location: place }, detail, fallbackFile) {
    const modules = detail?.modules ?? (artifact === undefined ? [] : [{ name: artifact }]);
    return {
        physicalLocation: {
            artifactLocation: { uri: fileUri(place?.file ?? detail?.file ?? fallbackFile) },
            region: {
                startLine: place?.line ?? 1,
                startColumn: place?.column ?? 1,
                endLine: place?.endLine ?? place?.line ?? 1,
                endColumn: place?.endColumn ?? (place?.column ?? 1) + 1,
            },
        },
        ...(modules.length === 0
            ? {}
            : {
                logicalLocations: modules.map(({ fullName, name }) => ({
                    name: sarifLine(name, 200),
                    ...(fullName === undefined ? {} : { fullyQualifiedName: sarifLine(fullName, 400) }),
                    kind: 'module',
                })),
            }),
    };
}
function createRules({ informationUri, rules }) {
    const indexes = new Map();
    const rendered = [];
    const known = new Map(rules.map((rule) => [rule.id, rule]));
    return {
        rendered,
        indexOf: (id, finding, detail) => {
            const index = indexes.get(id);
            if (index !== undefined)
                return index;
            const rule = known.get(finding.rule);
            const own = detail?.rule;
            if (own !== undefined)
                rendered.push(renderOwnRule(id, own, LEVELS[finding.level]));
            else
                rendered.push(rule === undefined ? { id } : renderRule(rule, informationUri));
            indexes.set(id, rendered.length - 1);
            return rendered.length - 1;
        },
    };
}
function renderSarif(findings, options) {
    const rules = createRules(options);
    const seen = new Map();
    const results = [];
    let omitted = 0;
    for (const finding of findings) {
        if (results.length >= RESULT_LIMIT) {
            omitted += 1;
            continue;
        }
        const detail = finding.detail?.();
        const ruleId = sarifLine(detail?.rule?.id ?? finding.rule, 200);
        const count = (seen.get(finding.fingerprint) ?? 0) + 1;
        seen.set(finding.fingerprint, count);
        results.push({
            ruleId,
            ruleIndex: rules.indexOf(ruleId, finding, detail),
            level: LEVELS[finding.level],
            message: { text: sarifLine(detail?.message ?? finding.message) },
            locations: [renderLocation(finding, detail, options.fallbackFile)],
            partialFingerprints: { primaryLocationLineHash: `${finding.fingerprint}:${count}` },
            ...(detail?.properties === undefined ? {} : { properties: detail.properties }),
        });
    }
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: `platform-actions ${options.command}`,
                        semanticVersion: options.toolVersion,
                        informationUri: options.informationUri,
                        rules: rules.rendered,
                    },
                },
                automationDetails: { id: `${options.category.replace(/\/+$/, '')}/` },
                columnKind: 'utf16CodeUnits',
                results,
            },
        ],
    };
    return { text: `${JSON.stringify(log)}\n`, omitted };
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


  })

};
;