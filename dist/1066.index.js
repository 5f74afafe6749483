"use strict";
exports.id = 1066;
exports.ids = [1066];
exports.modules = {

  71066:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createRow: () => (  createRow)
});

var command_row = __webpack_require__(25671);
var in_session = __webpack_require__(14525);
var common_inputs = __webpack_require__(72864);
;// CONCATENATED MODULE: ./build/commands/fleet/manifest.js

const manifest = {
    name: 'fleet',
    title: 'Fleet',
    summary: 'Run a command in thousands of repositories: list and divide them, run each part, merge the reports.',
    face: 'helper',
    stdout: 'With `mode: list`, the matrix; with `--json`, the report.',
    example: { mode: 'list', 'repositories-file': 'repositories.txt' },
    permissions: ['contents: read', 'id-token: write'],
    capabilities: [{ audience: 'registry', capabilities: ['manifest.list', 'tag.list'] }],
    inputs: {
        mode: {
            kind: 'choice',
            choices: ['list', 'run', 'merge'],
            description: '`list` divides repositories into shards, `run` runs a command in one shard, `merge` joins reports.',
        },
        'organization-name': {
            kind: 'text',
            description: '`list`: GitHub organization or user whose repositories to list.',
        },
        group: {
            kind: 'text',
            description: '`list`: GitLab group whose projects to list, with those of its subgroups.',
        },
        'gitlab-token': {
            kind: 'secret',
            description: 'Token for the API and the repositories of GitLab; sent to `gitlab-url` only.',
        },
        'gitlab-url': {
            kind: 'url',
            description: 'URL of GitLab.',
            defaultText: 'the server of the job, else `https://gitlab.com`',
        },
        'repositories-file': {
            kind: 'path',
            description: 'File with one `owner/name` or clone URL per line, or the `list-file` of `mode: list`. For `run`, the shard is taken from it; for `merge`, every repository in it must have a report.',
        },
        repos: {
            kind: 'globs',
            description: '`list`: globs on `owner/name` of the repositories to keep; `!` excludes.',
        },
        topics: { kind: 'list', description: '`list`: keep only repositories with one of these topics.' },
        languages: {
            kind: 'list',
            description: '`list`: keep only repositories whose main language is one of these.',
        },
        archived: {
            kind: 'choice',
            choices: ['exclude', 'include', 'only'],
            description: '`list`: what to do with archived repositories.',
            default: 'exclude',
        },
        shards: {
            kind: 'integer',
            min: 1,
            max: 256,
            description: '`list`: maximum number of shards.',
            default: '16',
        },
        'fleet-file': {
            kind: 'path',
            description: 'File that `merge` writes for the next run; `list` reads it, if it is there, to balance shards and to skip what has not changed.',
        },
        'recheck-after': {
            kind: 'duration',
            description: '`list`: look at an unchanged repository again after this time, because advisories and dates change too.',
            default: '7d',
        },
        'list-file': {
            kind: 'path',
            description: '`list`: path of the list of all shards to write, for `repositories-file`.',
        },
        'matrix-file': {
            kind: 'path',
            description: "`list`: path to write the matrix to in the CI host's own form.",
        },
        shard: { kind: 'text', description: '`run`: the shard `k/n` to run.' },
        repositories: {
            kind: 'list',
            description: "`run`: the shard's repositories, as `owner/name` or clone URLs.",
        },
        run: {
            kind: 'choice',
            choices: ['resolve-digest', 'check-deprecated', 'advisory-gate', 'sync-rolebindings'],
            description: 'Command to run in each repository; `list` skips nothing that another command looked at.',
        },
        with: { kind: 'lines', description: 'Inputs of that command, as lines `name: value`.' },
        parallel: {
            kind: 'integer',
            min: 1,
            max: 16,
            description: '`run`: repositories at the same time.',
            default: '4',
        },
        'repository-timeout': {
            kind: 'duration',
            description: '`run`: time limit for one repository.',
            default: '5m',
        },
        'checkpoint-folder': {
            kind: 'path',
            description: '`run`: folder in which finished repositories are noted, so that a restarted job goes on.',
            defaultText: "a folder in the host's cache folder",
        },
        'max-pull-requests': {
            kind: 'integer',
            min: 0,
            max: 1000,
            description: '`run`: maximum number of pull requests that all shards together create or update, with `pull-request: true` in `with`.',
            default: '20',
        },
        reports: { kind: 'globs', description: '`merge`: globs of the reports to join.' },
        'sarif-folder': { kind: 'path', description: '`merge`: folder for one SARIF file per repository.' },
        ...common_inputs .eP,
        ...common_inputs .j$,
    },
    outputs: {
        matrix: {
            description: 'JSON `{include: [{shard, repositories}]}`; over 64 KiB its rows have `shard` only. Never cut.',
        },
        count: { description: 'Number of repositories in the shards, in this shard, or in the merged reports.' },
        'skipped-count': { description: 'Number of repositories that were left out.' },
        'failed-count': {
            description: 'Number of repositories with findings that fail, or that could not be judged.',
        },
        'shard-count': { description: 'Number of shards.' },
        'list-file': { description: 'Path of the list that was written.' },
        'matrix-file': { description: 'Path of the matrix that was written.' },
        'fleet-file': { description: 'Path of the file for the next run that was written.' },
        'sarif-file': { description: 'Path of the SARIF file.' },
        ...common_inputs .e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/fleet/row.js



function createRow(rules) {
    const load = async () => ({
        run: (await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(9245)]).then(__webpack_require__.bind(__webpack_require__, 99245))).createRun(rules),
    });
    return (0,command_row .u)({
        manifest: manifest,
        rules,
        load: () => (0,in_session .C)(manifest, load()),
        findProblems: async () => (await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(7886)]).then(__webpack_require__.bind(__webpack_require__, 87886))).findProblems,
        repeatsProblems: true,
    });
}


  }),

  25671:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  commandRow)
  });
function commandRow(row) {
    return row;
}


  }),

  14525:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  inSession)
  });
async function inSession({ capabilities }, work) {
    const [{ run }, { withSession }] = await Promise.all([work, Promise.all( [__webpack_require__.e(1891), __webpack_require__.e(4364), __webpack_require__.e(6352)]).then(__webpack_require__.bind(__webpack_require__, 27962))]);
    return withSession(run, capabilities);
}


  })

};
;