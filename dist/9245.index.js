"use strict";
exports.id = 9245;
exports.ids = [9245,7886];
exports.modules = {

  39589:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  sha256Base64),
    f: () => (  sha256Hex)
  });
  var _noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90855);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
function sha256Hex(text) {
    const digits = [];
    for (const byte of (0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text)))
        digits.push(HEX[byte]);
    return digits.join('');
}
function sha256Base64(text) {
    return btoa(String.fromCharCode(...(0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text))));
}


  }),

  72792:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hu: () => (  renderShard),
    O1: () => (  isInShard),
    uK: () => (  parseShard)
  });
  var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

function parseShard(text) {
    const [, index, count] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(text) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    return shard.index <= shard.count ? shard : undefined;
}
function renderShard({ count, index }) {
    return `${index}/${count}`;
}
function isInShard(key, { count, index }) {
    return Number.parseInt((0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(key).slice(0, 12), 16) % count === index - 1;
}


  }),

  87886:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    findProblems: () => (  findProblems),
    inputProblems: () => (  inputProblems)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _base_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72792);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48636);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10959);
  var _with_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23410);





const MODES = {
    'organization-name': ['list'],
    group: ['list'],
    repos: ['list'],
    topics: ['list'],
    languages: ['list'],
    shards: ['list'],
    'list-file': ['list'],
    'matrix-file': ['list'],
    shard: ['run'],
    repositories: ['run'],
    'checkpoint-folder': ['run'],
    run: ['list', 'run'],
    with: ['list', 'run'],
    'fleet-file': ['list', 'merge'],
    reports: ['merge'],
    'sarif-folder': ['merge'],
};
function inputProblems(inputs, isGiven, command, now) {
    const { mode } = inputs;
    if (mode === undefined) {
        if (isGiven('mode'))
            return [];
        return [{ message: '`mode` is required', fix: 'choose `list`, `run` or `merge`', input: 'mode' }];
    }
    const strays = Object.entries(MODES).flatMap(([name, modes]) => isGiven(name) && !modes.includes(mode)
        ? [{ message: `\`${name}\` is not used with \`mode: ${mode}\``, input: name }]
        : []);
    const own = { list: listProblems, run: runProblems, merge: mergeProblems }[mode](inputs, isGiven);
    const wrong = command === undefined ? [] : (0,_with_inputs_js__WEBPACK_IMPORTED_MODULE_3__  .rB)(inputs.with ?? [], command, now);
    return [...strays, ...own, ...wrong];
}
function listProblems(inputs, isGiven) {
    const sources = ['organization-name', 'group', 'repositories-file'].filter(isGiven);
    const problems = [];
    if (sources.length !== 1)
        problems.push({
            message: sources.length === 0
                ? 'there is nothing to list: none of `organization-name`, `group` and `repositories-file` is set'
                : `only one of ${sources.map((name) => `\`${name}\``).join(' and ')} can be listed`,
            fix: 'set `organization-name` for GitHub, `group` for GitLab, or `repositories-file`',
            input: sources[0] ?? 'organization-name',
        });
    if (isGiven('organization-name') && !isGiven('github-token'))
        problems.push({
            message: '`github-token` is required with `organization-name`',
            fix: 'give the token of a GitHub App that is installed in the organization, with `metadata: read` and `contents: read`',
            input: 'github-token',
        });
    const owner = inputs['organization-name'];
    if (owner !== undefined && !/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(owner))
        problems.push({
            message: `\`organization-name\` is \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(owner, 100)}\`, which is not a name on GitHub`,
            input: 'organization-name',
        });
    if ((inputs.with ?? []).length > 0 && inputs.run === undefined)
        problems.push({ message: '`with` is not used without `run`', input: 'with' });
    return problems;
}
function runProblems(inputs, isGiven) {
    const problems = [];
    if (!isGiven('run'))
        problems.push({
            message: '`run` is required with `mode: run`',
            fix: 'name the command, for example `run: check-deprecated`',
            input: 'run',
        });
    if (!isGiven('repositories') && !isGiven('repositories-file'))
        problems.push({
            message: 'there is nothing to run in: neither `repositories` nor `repositories-file` is set',
            fix: 'give the row of the matrix, or the `list-file` of `mode: list`',
            input: 'repositories',
        });
    if (inputs.shard !== undefined && (0,_base_shard_js__WEBPACK_IMPORTED_MODULE_0__  .uK)(inputs.shard) === undefined)
        problems.push({
            message: `\`shard\` is \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(inputs.shard, 80)}\`, which is not of the form \`k/n\` with 1 ≤ k ≤ n`,
            fix: 'write for example `shard: 2/8` for the second of eight shards',
            input: 'shard',
        });
    return problems;
}
function mergeProblems(_, isGiven) {
    if (isGiven('reports'))
        return [];
    return [
        {
            message: '`reports` is required with `mode: merge`',
            fix: 'set it to globs of the reports, for example `reports/*.json`',
            input: 'reports',
        },
    ];
}
const findProblems = async (inputs, { area, isGiven }) => {
    const problems = [...inputProblems(inputs, isGiven, undefined, 0)];
    for (const name of ['list-file', 'matrix-file', 'fleet-file']) {
        const path = inputs[name];
        if (path !== undefined)
            problems.push(...(await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_2__  .G)(() => (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_1__  .ZB)(path, area, name))));
    }
    return problems;
};


  }),

  99245:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    createRun: () => (  createRun)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _find_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87886);


function createRun(rules) {
    return async (inputs, deps) => {
        const command = (await deps.manifests()).find(({ name }) => name === inputs.run);
        const problems = (0,_find_problems_js__WEBPACK_IMPORTED_MODULE_1__.inputProblems)(inputs, (name) => deps.given.has(name), command, deps.clock.now());
        if (problems.length > 0)
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
        if (inputs.mode === 'list')
            return (await Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(1912), __webpack_require__.e(3063)]).then(__webpack_require__.bind(__webpack_require__, 83063))).listFleet(inputs, deps);
        if (inputs.mode === 'run')
            return (await Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(9547), __webpack_require__.e(9004), __webpack_require__.e(8511), __webpack_require__.e(1912), __webpack_require__.e(2182)]).then(__webpack_require__.bind(__webpack_require__, 72423))).runShard(inputs, deps);
        return (await Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(9004), __webpack_require__.e(4351)]).then(__webpack_require__.bind(__webpack_require__, 4351))).mergeFleet(inputs, deps, rules);
    };
}


  }),

  23410:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ku: () => (  parseWith),
    L4: () => (  textOfWith),
    Uz: () => (  handedOn),
    rB: () => (  withProblems)
  });
  var _base_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85746);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _kit_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59083);
  var _kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72864);




const OWN = new Set([
    'annotations',
    'cache',
    'cache-dir',
    'config-file',
    'on-error',
    'policy-from',
    'report-file',
    'summary',
    'timeout',
    'working-directory',
]);
const REFUSED = new Set([
    'cache',
    'cache-dir',
    'comment-summary-in-pr',
    'html-file',
    'junit-file',
    'plan-file',
    'policy-from',
    'report-file',
    'sarif-file',
    'timeout',
    'upload-sarif',
    'vex-file',
]);
function parseWith(lines) {
    const values = new Map();
    for (const line of lines) {
        const [, name = '', value = ''] = /^([a-z][a-z0-9-]*)\s*:\s*(.*)$/.exec(line) ?? [];
        const held = values.get(name);
        values.set(name, held === undefined ? value : `${held}\n${value}`);
    }
    return values;
}
function textOfWith(lines, name) {
    return (0,_base_list_js__WEBPACK_IMPORTED_MODULE_2__  .r)(parseWith(lines).get(name) ?? '');
}
function withProblems(lines, manifest, now) {
    const problems = [];
    const add = (message, fix) => {
        problems.push({ message: `\`with\`: ${message}`, input: 'with', ...(fix === undefined ? {} : { fix }) });
    };
    for (const line of lines)
        if (!/^[a-z][a-z0-9-]*\s*:/.test(line))
            add(`\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(line, 100)}\` is not of the form \`name: value\``);
    const values = parseWith(lines);
    for (const name of values.keys()) {
        if (name === '')
            continue;
        const spec = Object.hasOwn(manifest.inputs, name) ? manifest.inputs[name] : undefined;
        if (spec === undefined)
            add(`\`${name}\` is not an input of \`${manifest.name}\``);
        else if (spec.kind === 'secret' || (Object.hasOwn(_kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__  .j$, name) && !OWN.has(name)))
            add(`\`${name}\` is set for all repositories at once`, `set it beside \`with\``);
        else if (REFUSED.has(name))
            add(`\`${name}\` cannot be used in a fleet`);
    }
    if (values.get('mode') === 'apply')
        add('`mode: apply` does not run in a fleet', 'use `plan` or `drift`');
    const read = (0,_kit_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_0__  .K)(manifest.inputs, (name) => textIn(values, name), now);
    if (read.kind === 'problems')
        for (const { fix, message } of read.problems)
            add(message, fix);
    return problems;
}
function textIn(values, name) {
    const text = values.get(name);
    return text === undefined ? undefined : { text };
}
function handedOn(manifest) {
    return Object.keys(_kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_1__  .j$).filter((name) => !OWN.has(name) && Object.hasOwn(manifest.inputs, name));
}


  })

};
;