"use strict";
exports.id = 3063;
exports.ids = [3063];
exports.modules = {

  83063:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  listFleet: () => (  listFleet)
});

var external_node_path_ = __webpack_require__(76760);
var counted = __webpack_require__(34150);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var files = __webpack_require__(48636);
var scratch_folder = __webpack_require__(44838);
var images_input = __webpack_require__(98124);
var coverage = __webpack_require__(40701);
var current_digests = __webpack_require__(36149);
var fleet_file = __webpack_require__(7535);
var fleet_list = __webpack_require__(80301);
var remote = __webpack_require__(68072);
var repositories_file = __webpack_require__(74597);
var fleet_servers = __webpack_require__(37136);
var with_inputs = __webpack_require__(23410);
var balance = __webpack_require__(8017);
var base_glob = __webpack_require__(2810);
var repository_entry = __webpack_require__(82555);
;// CONCATENATED MODULE: ./build/commands/fleet/list/filter.js



function filterRepositories(found, inputs) {
    let kept = found;
    const skipped = [];
    for (const { input, keeps, why } of filtersOf(inputs)) {
        const passed = kept.filter((repository) => {
            const verdict = keeps(repository);
            if (verdict !== undefined)
                return verdict;
            throw new user_error .y({
                message: `\`${input}\` cannot be applied: \`${(0,repository_entry .V)(repository)}\` is listed without what it needs`,
                fix: `leave out \`${input}\`, or list the repositories through the API of their host`,
                input,
            });
        });
        skipped.push({ what: 'repositories', why, count: kept.length - passed.length });
        kept = passed;
    }
    return { kept, skipped };
}
function filtersOf({ archived, languages, repos, topics }) {
    const filters = [];
    if (archived !== 'include')
        filters.push({
            why: archived === 'only' ? 'not archived' : 'archived',
            input: 'archived',
            keeps: (repository) => repository.archived === undefined
                ? archived === 'exclude' || undefined
                : repository.archived === (archived === 'only'),
        });
    if (repos.length > 0) {
        const matches = (0,base_glob .nY)(repos, (glob) => {
            const fits = (0,base_glob .Nx)(glob);
            return (name) => fits(name) || fits(name.split('/').at(-1) ?? '');
        });
        filters.push({ why: 'excluded by `repos`', input: 'repos', keeps: (one) => matches((0,repository_entry .V)(one)) });
    }
    if (topics.length > 0)
        filters.push({
            why: 'without one of `topics`',
            input: 'topics',
            keeps: (one) => one.topics?.some((topic) => topics.includes(topic)),
        });
    if (languages.length > 0) {
        const wanted = new Set(languages.map((language) => language.toLowerCase()));
        filters.push({
            why: 'not in one of `languages`',
            input: 'languages',
            keeps: ({ language }) => (language === undefined ? undefined : wanted.has(language.toLowerCase())),
        });
    }
    return filters;
}

var cut = __webpack_require__(81336);
var base_shard = __webpack_require__(72792);
;// CONCATENATED MODULE: ./build/commands/fleet/list/matrix.js



function renderMatrix(rows) {
    const whole = JSON.stringify({
        include: rows.map(({ repositories, shard }) => ({ shard: (0,base_shard .Hu)(shard), repositories })),
    });
    if ((0,plain_text .dp)(whole) <= cut ._)
        return { text: whole, isWhole: true };
    const short = JSON.stringify({ include: rows.map(({ shard }) => ({ shard: (0,base_shard .Hu)(shard) })) });
    return { text: short, isWhole: false };
}
function renderHostMatrix(host, rows) {
    const shards = rows.map(({ shard }) => ({ shard, text: (0,base_shard .Hu)(shard) }));
    switch (host) {
        case 'gitlab':
            return json(Object.fromEntries(shards.map(({ text }) => [
                `fleet ${text}`,
                { extends: '.platform-actions-fleet-shard', variables: { PLATFORM_SHARD: text } },
            ])));
        case 'buildkite':
            return json({
                steps: shards.map(({ shard, text }) => ({
                    label: `fleet ${text}`,
                    key: `fleet-${shard.index}`,
                    command: '${PLATFORM_FLEET_COMMAND}',
                    artifact_paths: 'fleet-report-*.json',
                    env: { PLATFORM_SHARD: text },
                })),
            });
        case 'azure':
            return json(Object.fromEntries(shards.map(({ shard, text }) => [`shard_${shard.index}`, { shard: text }])));
        default:
            return `${renderMatrix(rows).text}\n`;
    }
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

var markdown = __webpack_require__(26963);
;// CONCATENATED MODULE: ./build/commands/fleet/list/render-list.js


const MAXIMUM_SUMMARY_BYTES = 200_000;
function renderListSummary(text, rows, skipped) {
    const left = skipped.filter(({ count }) => count > 0);
    const blocks = [
        '### Fleet: listed',
        (0,markdown .FV)(text),
        ...(left.length === 0
            ? []
            : [(0,markdown .AX)(left.map(({ count, why }) => `${count} ${(0,markdown .FV)(why)}`))]),
        (0,markdown .oS)(['Shard', 'Repositories'], rows.map(({ repositories, shard }) => [(0,base_shard .Hu)(shard), String(repositories.length)])),
    ];
    return (0,markdown .Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}

var pool = __webpack_require__(24344);
var time = __webpack_require__(22475);
;// CONCATENATED MODULE: ./build/commands/fleet/list/unchanged.js


const AT_ONCE = 8;
async function findUnchanged(repositories, facts) {
    const verdicts = await (0,pool .P)(repositories, AT_ONCE, (repository) => isUnchanged(repository, facts));
    return new Set(repositories.filter((_, index) => verdicts[index] === true));
}
async function isUnchanged(repository, facts) {
    const last = facts.remembered.get(repository.url);
    if (last === undefined || last.exitCode !== 0 || last.key !== facts.key)
        return false;
    const judgedAt = (0,time .pe)(last.judgedAt);
    if (judgedAt === undefined || facts.now - judgedAt >= facts.recheckAfterMs || judgedAt > facts.now)
        return false;
    if (!(await hasSameCommit(repository, last, facts)))
        return false;
    for (const { digest, image } of last.images) {
        if (digest === undefined) {
            if (/@[a-z0-9]+:[0-9a-f]+$/.test(image))
                continue;
            return false;
        }
        if ((await facts.digestOf(image)) !== digest)
            return false;
    }
    return true;
}
async function hasSameCommit(repository, last, { commitOf }) {
    if (last.commit === undefined)
        return false;
    const isUnpushed = repository.pushedAt !== undefined && repository.pushedAt === last.pushedAt;
    if (isUnpushed && repository.branch === last.branch)
        return true;
    return (await commitOf(repository)) === last.commit;
}

;// CONCATENATED MODULE: ./build/commands/fleet/list/list.js




















async function listFleet(inputs, deps) {
    const servers = (0,fleet_servers .U)(inputs, deps.host);
    const found = await findRepositories(inputs, deps, servers);
    const { kept, skipped } = filterRepositories(found, inputs);
    if (kept.length === 0)
        throw nothingToDo(found.length);
    const remembered = await rememberedOf(inputs, deps);
    const unchanged = await unchangedOf(kept, remembered, inputs, deps, servers);
    const wanted = kept.filter((repository) => !unchanged.has(repository));
    const known = wanted.map((repository) => ({
        ...listed(repository),
        durationMs: remembered.get(repository.url)?.durationMs,
    }));
    const shards = (0,balance .n)(known, inputs.shards);
    const rows = shards.map((some, index) => {
        const repositories = some.map(({ repository }) => repository);
        return { shard: { index: index + 1, count: shards.length }, repositories };
    });
    const files = writeFiles(inputs, deps, shards, rows, [...unchanged].map(listed));
    const left = { what: 'repositories', why: fleet_list .ST, count: unchanged.size };
    return outcomeOf({ rows, files, skipped: [...skipped, left], judged: wanted.length });
}
async function findRepositories(inputs, deps, servers) {
    const { 'organization-name': owner, group, 'github-token': token } = inputs;
    if (owner !== undefined) {
        const { listGithubRepositories } = await __webpack_require__.e(  8011).then(__webpack_require__.bind(__webpack_require__, 38011));
        return listGithubRepositories(owner, token ?? '', servers, deps);
    }
    if (group !== undefined) {
        const { listGitlabProjects } = await __webpack_require__.e(  4443).then(__webpack_require__.bind(__webpack_require__, 64443));
        return listGitlabProjects(group, inputs['gitlab-token'], servers, deps);
    }
    const file = await (0,repositories_file .t)(inputs['repositories-file'] ?? '', deps, servers.serverUrl);
    const repositories = file.kind === 'names' ? file.repositories : [...file.list.repositories, ...file.list.unchanged];
    return repositories.map((one) => ({
        ...listed(one),
        archived: undefined,
        topics: undefined,
        language: undefined,
    }));
}
function listed({ branch, commit, pushedAt, repository, sizeKib, url }) {
    return {
        repository,
        url,
        ...(branch === undefined ? {} : { branch }),
        ...(commit === undefined ? {} : { commit }),
        ...(pushedAt === undefined ? {} : { pushedAt }),
        ...(sizeKib === undefined ? {} : { sizeKib }),
    };
}
function nothingToDo(found) {
    return new user_error .y({
        message: found === 0
            ? 'there is nothing to look at: no repository was listed'
            : `there is nothing to look at: the filters leave out all ${(0,counted .hS)(found, 'repository', 'repositories')}`,
        fix: 'check the name and what the token can see, or the filters',
    });
}
async function rememberedOf(inputs, { workingDirectory }) {
    const path = inputs['fleet-file'];
    return path === undefined ? new Map() : (0,fleet_file .N6)((0,external_node_path_.resolve)(workingDirectory, path));
}
async function unchangedOf(repositories, remembered, inputs, deps, servers) {
    if (remembered.size === 0)
        return new Set();
    const { createEmptyRepository, remoteCommit } = await __webpack_require__.e(  1535).then(__webpack_require__.bind(__webpack_require__, 31535));
    const limits = { signal: deps.signal, timeoutMs: inputs['request-timeout'] };
    const names = (0,images_input .Cd)({
        'registry-url': inputs['registry-url'],
        'registry-map': (0,with_inputs .L4)(inputs.with, 'registry-map'),
    });
    return (0,scratch_folder .h)(deps.host.context.tempDirectory, ['empty'], ({ empty: folder }) => {
        const empty = createEmptyRepository(folder);
        return findUnchanged(repositories, {
            remembered,
            key: (0,fleet_file .TN)(inputs.run, inputs.with),
            now: deps.clock.now(),
            recheckAfterMs: inputs['recheck-after'],
            commitOf: (one) => remoteCommit((0,remote .J)(one, servers, deps, limits), empty, one.branch),
            digestOf: (0,current_digests .V)(deps, names),
        });
    });
}
function writeFiles(inputs, deps, shards, rows, unchanged) {
    const { tempDirectory, workspace } = deps.host.context;
    const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
    const [listPath, matrixPath] = [inputs['list-file'], inputs['matrix-file']];
    const isNeeded = !renderMatrix(rows).isWhole;
    const unnamed = isNeeded ? (0,files .o4)(tempDirectory, 'fleet-list.json') : undefined;
    const list = listPath === undefined ? unnamed : (0,files .ZB)(listPath, area, 'list-file');
    const content = {
        version: 1,
        kind: 'platform-actions-fleet-list',
        shards: shards.length,
        requested: inputs.shards,
        repositories: shards.flatMap((some, index) => some.map((one) => ({ ...listed(one), shard: index + 1 }))),
        unchanged: [...unchanged],
    };
    if (list !== undefined)
        (0,files .vK)(list, `${JSON.stringify(content)}\n`);
    if (matrixPath === undefined)
        return { list, matrix: undefined };
    const matrix = (0,files .ZB)(matrixPath, area, 'matrix-file');
    (0,files .vK)(matrix, renderHostMatrix(deps.host.name, rows));
    return { list, matrix };
}
function outcomeOf(end) {
    const { files, judged, rows, skipped } = end;
    const matrix = renderMatrix(rows);
    const left = skipped.reduce((sum, { count }) => sum + count, 0);
    const text = `${(0,counted .hS)(judged, 'repository', 'repositories')} in ${(0,counted .hS)(rows.length, 'shard')}, ${left} left out.`;
    return {
        findings: [],
        problems: [],
        verdict: 'pass',
        outputs: {
            matrix: matrix.text,
            count: judged,
            'skipped-count': left,
            'shard-count': rows.length,
            ...(files.list === undefined ? {} : { 'list-file': files.list }),
            ...(files.matrix === undefined ? {} : { 'matrix-file': files.matrix }),
        },
        summary: renderListSummary(text, rows, skipped),
        coverage: { ...(0,coverage .XP)(judged, skipped), noun: 'repository' },
        report: { mode: 'list', matrix: JSON.parse(matrix.text), count: judged, listFile: files.list },
        stdout: [matrix.text],
        log: [
            text,
            ...skipped.flatMap(({ count, why }) => (count === 0 ? [] : [`${count} left out: ${(0,plain_text .h0)(why)}.`])),
            ...(matrix.isWhole
                ? []
                : [
                    'The matrix would be larger than 64 KiB with its repositories, so its rows have only `shard`: give `list-file` to `mode: run` as `repositories-file`.',
                ]),
        ],
    };
}


  })

};
;