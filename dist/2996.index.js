"use strict";
exports.id = 2996;
exports.ids = [2996,4139,5557];
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

  33215:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  branchesOfImages),
    h: () => (  branchNameProblem)
  });
  var _base_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77825);
  var _base_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);


const MOST_CHARACTERS = 200;
function branchNameProblem(name) {
    if (name.length > MOST_CHARACTERS)
        return `is longer than ${MOST_CHARACTERS} characters`;
    if (/^refs\//.test(name))
        return 'begins with `refs/`; write the name of the branch alone';
    if (/[\p{Cc}\p{Z}~^:?*[\\]/u.test(name))
        return 'has a character that git does not allow in branches';
    const isOdd = /\.\.|@\{|\/\/|^[/-]|[/.]$/.test(name) || name === '' || name === 'HEAD';
    const isOddPart = name.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'));
    return isOdd || isOddPart ? 'is not a name that git allows for branches' : undefined;
}
function branchesOfImages(branch, images) {
    const plain = (image) => `${branch}-${image.replaceAll('/', '-').replace(/\.lock$/, '-lock')}`;
    const named = [...(0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_1__  .$)(images, plain)].flatMap(([name, same]) => same.map((image) => [image, same.length === 1 ? name : `${name}-${(0,_base_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(image).slice(0, 8)}`]));
    return new Map(named);
}


  }),

  35557:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  sameBranch),
    b: () => (  RECIPE),
    pullRequestProblems: () => (  pullRequestProblems)
  });
  var _branch_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33215);

const RECIPE = 'https://github.com/platform-actions/platform-actions/blob/main/docs/recipes/refresh-pins.md';
const LONGEST_TITLE = 256;
function pullRequestProblems(inputs, { host }) {
    const input = 'pull-request';
    const problems = [];
    if (inputs.mode !== undefined && inputs.mode !== 'pin')
        problems.push({ message: '`pull-request` is only used with `mode: pin`', fix: 'set `mode: pin`', input });
    if ((inputs.images?.length ?? 0) > 0 && inputs.files?.length === 0)
        problems.push({
            message: '`pull-request` pins references in files, and with `images` alone no file is read',
            fix: 'leave `images` out, or name `files` too',
            input: 'images',
        });
    const misplaced = misplacedProblem(host);
    if (misplaced !== undefined)
        problems.push(misplaced);
    else if (inputs['github-token'] === undefined)
        problems.push({
            message: '`pull-request` needs `github-token`, which is not set',
            fix: 'leave `github-token` out to use the token of the job, or set it to a token of a GitHub App',
            input: 'github-token',
        });
    for (const name of ['branch', 'base']) {
        const why = inputs[name] === undefined ? undefined : (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_0__  .h)(inputs[name]);
        if (why !== undefined)
            problems.push({ message: `\`${name}\`: \`${inputs[name]}\` ${why}`, input: name });
    }
    if (inputs.branch !== undefined && inputs.branch === inputs.base)
        problems.push(sameBranch(inputs.branch));
    if ((inputs.title?.length ?? 0) > LONGEST_TITLE)
        problems.push({ message: `\`title\` is longer than ${LONGEST_TITLE} characters`, input: 'title' });
    return problems;
}
function misplacedProblem({ context, name }) {
    const refuse = (where, fix) => ({
        message: `\`pull-request\` cannot be used ${where}`,
        fix: `${fix}: see the recipe ${RECIPE}`,
        input: 'pull-request',
    });
    if (name !== 'github' || context.repository === undefined || context.apiUrl === undefined)
        return refuse('outside of GitHub Actions', 'pin the files with `mode: pin`, and open the merge or pull request in a step of your own');
    if (context.changeEvent)
        return refuse(`on events of pull requests (this one is \`${context.event ?? 'unknown'}\`)`, 'run it on `schedule`, `workflow_dispatch` or `push`');
    return context.isFork === true
        ? refuse('in a fork', 'run it in the repository that the fork is of')
        : undefined;
}
function sameBranch(branch) {
    return {
        message: `\`branch\` and \`base\` are both \`${branch}\``,
        fix: 'choose another name in `branch`: everything on it is replaced by every run',
        input: 'branch',
    };
}


  }),

  62996:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  openTarget: () => (  openTarget),
  problemOf: () => (  problemOf)
});

var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(48636);
var git = __webpack_require__(60616);
var git_objects = __webpack_require__(8385);
var git_repository = __webpack_require__(38365);
var git_tree = __webpack_require__(63913);
var read_tree_file = __webpack_require__(8754);
;// CONCATENATED MODULE: ./build/host/git/checked-out.js







const MAXIMUM_FILE_BYTES = 64 * 1024 * 1024;
async function openCheckedOut(place) {
    const { signal, tempDirectory, workingDirectory, workspace } = place;
    const repository = (0,git_repository.findRepository)(workspace, workingDirectory);
    if (repository === undefined)
        return { kind: 'none', why: 'the workspace is not a git checkout' };
    const call = { repository, workspace, signal };
    const head = await (0,git.runGit)(call, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const commit = head.kind === 'output' ? head.bytes.toString('utf8').trim() : '';
    if (!(0,git_objects .TS)(commit))
        return { kind: 'none', why: 'the checkout has no commit' };
    const named = await (0,git.runGit)(call, ['symbolic-ref', '--quiet', 'HEAD']);
    const ref = named.kind === 'output' ? named.bytes.toString('utf8').trim() : '';
    const trees = (0,git_tree.openCheckoutTrees)(call, commit.length, tempDirectory);
    const remembered = {
        treeOf: remember(trees.treeOf),
        entries: remember(trees.entries),
        blob: trees.blob,
    };
    return {
        commit,
        branch: ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined,
        pathOf: (path) => {
            const lexical = (0,git_repository .Q)(workspace, (0,external_node_path_.resolve)(workingDirectory, path));
            if (!(0,files .UO)(repository.top, lexical))
                return undefined;
            return (0,external_node_path_.relative)(repository.top, lexical).split(external_node_path_.sep).join('/');
        },
        read: (path) => (0,read_tree_file .Q_)(remembered, commit, path, MAXIMUM_FILE_BYTES),
        close: trees.close,
    };
}
function remember(read) {
    const known = new Map();
    return (id) => {
        const found = known.get(id) ?? read(id);
        known.set(id, found);
        return found;
    };
}

var open_github = __webpack_require__(84139);
var problems = __webpack_require__(85531);
var find_problems = __webpack_require__(35557);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/pull-request/open-target.js






async function openTarget(inputs, deps) {
    const { tempDirectory, workspace } = deps.host.context;
    const { signal, workingDirectory } = deps;
    const checkedOut = await openCheckedOut({ workspace, workingDirectory, tempDirectory, signal });
    if ('kind' in checkedOut)
        throw new user_error .y({
            message: `\`pull-request\` needs a checkout: ${checkedOut.why}`,
            fix: 'run actions/checkout before this step',
            input: 'pull-request',
        });
    try {
        const base = inputs.base ?? branchOf(checkedOut, deps);
        if (base === inputs.branch)
            throw new user_error .y((0,find_problems .T)(base));
        if (inputs['dry-run'])
            return { checkedOut, base, pulls: undefined };
        return { checkedOut, base, pulls: await openPulls(inputs, deps, { base, commit: checkedOut.commit }) };
    }
    catch (error) {
        checkedOut.close();
        throw error;
    }
}
function branchOf({ branch, commit }, { host }) {
    const { commit: own, ref } = host.context;
    if (branch !== undefined)
        return branch;
    const prefix = 'refs/heads/';
    if (ref?.startsWith(prefix) === true && own === commit)
        return ref.slice(prefix.length);
    throw new user_error .y({
        message: '`base` is required: no branch is checked out',
        fix: 'set `base` to the branch that has the checked-out commit',
        input: 'base',
    });
}
async function openPulls(inputs, deps, { base, commit }) {
    const opened = await (0,open_github.openGithub)(inputs['github-token'], deps);
    if (opened.kind === 'closed')
        throw new user_error .y({ message: `\`pull-request\` cannot be used: ${opened.why}`, input: 'pull-request' });
    const { openGithubPulls } = await __webpack_require__.e(  7211).then(__webpack_require__.bind(__webpack_require__, 57211));
    const pulls = openGithubPulls(opened.api, opened.repository);
    const place = await pulls.place(base, commit);
    if (place.kind === 'refused')
        throw new problems .hM([problemOf(place)], { cause: place });
    if (place.value.isFork)
        throw new user_error .y({
            message: `\`pull-request\` cannot be used in a fork, and \`${opened.repository}\` is one`,
            fix: `run it in the repository that the fork is of: see the recipe ${find_problems .b}`,
            input: 'pull-request',
        });
    const where = place.value.commit;
    if (where === 'on-base')
        return pulls;
    const branch = (0,plain_text .h0)(base, 200);
    const short = commit.slice(0, 12);
    throw new user_error .y({
        message: {
            'no-base': `\`base\`: \`${opened.repository}\` has no branch \`${branch}\``,
            'off-base': `the checked-out commit ${short} is not on the branch \`${branch}\``,
            unknown: `the checked-out commit ${short} is not in \`${opened.repository}\``,
        }[where],
        fix: 'check out the branch that the pull request is for, or name its branch in `base`',
        input: 'base',
    });
}
const KINDS = {
    unauthenticated: 'unauthenticated',
    forbidden: 'forbidden',
    workflows: 'forbidden',
    raced: 'service',
    invalid: 'usage',
    unavailable: 'service',
};
function problemOf({ fix, message, reason }) {
    return { kind: KINDS[reason], message, ...(fix === undefined ? {} : { fix }) };
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

  63913:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    openCheckoutTrees: () => (  openCheckoutTrees)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);
  var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60616);
  var _git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8385);





const MAXIMUM_TREE_BYTES = 16 * 1024 * 1024;
function openCheckoutTrees(call, idLength, tempDirectory) {
    let folder;
    const read = async (type, id, maximumBytes) => {
        try {
            folder ??= borrowObjects(call.repository.commonDirectory, idLength, tempDirectory);
        }
        catch (error) {
            return failed(`the objects of the checkout cannot be read: ${(0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .CA)(error)}`);
        }
        const repository = { top: folder, gitDirectory: folder, commonDirectory: folder };
        const words = ['cat-file', type, id];
        const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__.runGit)({ ...call, repository, folder, maximumBytes }, words);
        if (answer.kind === 'failed')
            return failed(answer.why);
        if (!(0,_git_objects_js__WEBPACK_IMPORTED_MODULE_4__  .DB)(id, type, answer.bytes))
            return failed(`the ${type} ${id.slice(0, 12)} of the checkout does not match its hash`);
        return found(answer.bytes);
    };
    return {
        treeOf: async (commit) => {
            const content = await read('commit', commit, MAXIMUM_TREE_BYTES);
            if (content.kind === 'failed')
                return failed(`commit ${commit.slice(0, 12)} is not in the checkout (${content.why})`);
            const tree = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_4__  .rv)(content.value);
            return tree === undefined ? failed(`commit ${commit.slice(0, 12)} names no tree`) : found(tree);
        },
        entries: async (tree) => {
            const content = await read('tree', tree, MAXIMUM_TREE_BYTES);
            if (content.kind === 'failed')
                return content;
            const entries = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_4__  .fU)(content.value, idLength / 2);
            return entries === undefined ? failed(`the tree ${tree.slice(0, 12)} is broken`) : found(entries);
        },
        blob: (id, maximumBytes) => read('blob', id, maximumBytes),
        close: () => {
            if (folder !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
        },
    };
}
const found = (value) => ({ kind: 'found', value });
const failed = (why) => ({ kind: 'failed', why });
function borrowObjects(commonDirectory, idLength, tempDirectory) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempDirectory, 'platform-actions-git-'));
    for (const name of ['objects', 'refs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD'), 'ref: refs/heads/none\n');
    const isLong = idLength === 64;
    const extension = isLong ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config'), `[core]\n\trepositoryFormatVersion = ${isLong ? 1 : 0}\n${extension}`);
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory, 'objects');
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(objects)) {
        if (/^(?:[0-9a-f]{2}|pack)$/.test(name))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'objects', name), 'junction');
    }
    return folder;
}


  }),

  8754:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I3: () => (  listTreeFiles),
    Q_: () => (  readTreeBlob),
    xt: () => (  readTreeFile)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

async function readTreeFile(source, commit, path, maximumBytes) {
    const found = await readTreeBlob(source, commit, path, maximumBytes);
    return found.kind === 'blob' ? { kind: 'file', text: found.bytes.toString('utf8') } : found;
}
async function readTreeBlob(source, commit, path, maximumBytes) {
    const root = await source.treeOf(commit);
    if (root.kind === 'failed')
        return root;
    let tree = root.value;
    const names = path.split('/');
    for (const [index, name] of names.entries()) {
        const listed = await source.entries(tree);
        if (listed.kind === 'failed')
            return listed;
        const entry = listed.value.find((candidate) => candidate.name === name);
        if (entry === undefined)
            return { kind: 'absent' };
        const isLast = index === names.length - 1;
        const why = obstacle(entry, isLast);
        if (why !== undefined)
            return { kind: 'refused', why: `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(names.slice(0, index + 1).join('/'))}\` ${why}` };
        if (entry.mode.startsWith('100')) {
            if (!isLast)
                return { kind: 'absent' };
            const blob = await source.blob(entry.id, maximumBytes);
            return blob.kind === 'failed' ? blob : { kind: 'blob', bytes: blob.value, mode: entry.mode };
        }
        tree = entry.id;
    }
    return { kind: 'absent' };
}
const MAXIMUM_FOLDERS = 5000;
async function listTreeFiles(source, commit, folder, mayHold) {
    const root = await source.treeOf(commit);
    if (root.kind === 'failed')
        return root;
    let tree = root.value;
    for (const name of folder.split('/').filter((part) => part !== '')) {
        const listed = await source.entries(tree);
        if (listed.kind === 'failed')
            return listed;
        const entry = listed.value.find((candidate) => candidate.name === name);
        if (entry?.mode !== '40000')
            return { kind: 'absent' };
        tree = entry.id;
    }
    const paths = [];
    const waiting = [{ path: '', tree }];
    for (let read = 1, next = waiting.pop(); next !== undefined; read += 1, next = waiting.pop()) {
        if (read > MAXIMUM_FOLDERS)
            return { kind: 'refused', why: `it has more than ${MAXIMUM_FOLDERS} folders to look at` };
        const listed = await source.entries(next.tree);
        if (listed.kind === 'failed')
            return listed;
        for (const { id, mode, name } of listed.value) {
            const path = next.path === '' ? name : `${next.path}/${name}`;
            if (mode.startsWith('100'))
                paths.push(path);
            else if (mode === '40000' && mayHold(path))
                waiting.push({ path, tree: id });
        }
    }
    return { kind: 'files', paths: paths.sort() };
}
function obstacle({ mode }, isLast) {
    if (mode === '120000')
        return 'is a link in the base commit, and links are not followed';
    if (mode === '160000')
        return 'is a submodule in the base commit, and submodules are not read';
    if (mode === '40000')
        return isLast ? 'is a folder in the base commit' : undefined;
    return mode.startsWith('100')
        ? undefined
        : `has the unknown mode ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(mode, 20)} in the base commit`;
}


  }),

  84139:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    openGithub: () => (  openGithub)
  });
  var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58508);

async function openGithub(token, { clock, host, send, signal, }) {
    const { apiUrl, repository } = host.context;
    if (apiUrl === undefined || repository === undefined)
        return { kind: 'closed', why: 'this is not a GitHub Actions run' };
    if (token === undefined)
        return { kind: 'closed', why: '`github-token` is not set' };
    host.mask(token);
    const { githubUrlProblem, openOctokit } = await __webpack_require__.e(  3366).then(__webpack_require__.bind(__webpack_require__, 3366));
    const problem = githubUrlProblem(apiUrl);
    if (problem !== undefined)
        return { kind: 'closed', why: problem };
    const userAgent = `platform-actions/${_version_js__WEBPACK_IMPORTED_MODULE_0__  .rE}`;
    const waiting = clock === undefined || signal === undefined ? undefined : { clock, signal };
    const api = await openOctokit({ send, apiUrl, token, userAgent, redact: host.redact, waiting });
    return { kind: 'api', api, repository };
}


  })

};
;