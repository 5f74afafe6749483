"use strict";
exports.id = 9293;
exports.ids = [9293,8365,1674];
exports.modules = {

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

  38365:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  lexicalPath),
    findRepository: () => (  findRepository)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);



const MAXIMUM_FILE_BYTES = 8192;
function lexicalPath(workspace, path) {
    const [root, real, target] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)];
    return (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(real, target) ? target : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, target));
}
function findRepository(workspace, folder) {
    const root = (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace));
    for (const top of foldersUpFrom(root)) {
        const found = repositoryAt(top, root);
        if (found !== undefined)
            return found;
    }
    for (const top of foldersUpFrom(lexicalPath(workspace, folder))) {
        if (top === root || !(0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(root, top))
            return undefined;
        const found = (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(root, (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)(top)) ? repositoryAt(top, root) : undefined;
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function* foldersUpFrom(folder) {
    for (let [at, last] = [folder, '']; at !== last; [at, last] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at), at])
        yield at;
}
function repositoryAt(top, workspace) {
    try {
        const gitDirectory = gitDirectoryAt(top);
        const isOwn = (path) => !(0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(workspace, path) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git');
        if (gitDirectory === undefined || !isOwn(gitDirectory))
            return undefined;
        const common = readLine((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'commondir'));
        const commonDirectory = common === undefined ? gitDirectory : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory, common));
        if (!isOwn(commonDirectory) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory, 'objects')).isDirectory())
            return undefined;
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'HEAD'), { throwIfNoEntry: false }) === undefined)
            return undefined;
        return { top, gitDirectory, commonDirectory };
    }
    catch {
        return undefined;
    }
}
function gitDirectoryAt(top) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (facts === undefined)
        return undefined;
    if (facts.isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const named = /^gitdir: (.+)$/.exec(readLine(path) ?? '')?.[1];
    return named === undefined ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named));
}
function readLine(path) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (facts?.isFile() !== true || facts.size > MAXIMUM_FILE_BYTES)
        return undefined;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').trimEnd();
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

  89293:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  listFromBase: () => (  listFromBase),
  readCommitted: () => (  readCommitted),
  readFromBase: () => (  readFromBase)
});

var external_node_path_ = __webpack_require__(76760);
var user_error = __webpack_require__(45794);
var files = __webpack_require__(48636);
var git_repository = __webpack_require__(38365);
var read_tree_file = __webpack_require__(8754);
var git_objects = __webpack_require__(8385);
;// CONCATENATED MODULE: ./build/kit/config/read-commits.js

async function readAnywhere(ground, read) {
    const here = await readFromCheckout(ground, read);
    if (!isFailed(here))
        return here;
    const there = await readFromGithub(ground, read);
    if (!isFailed(there))
        return there;
    return { kind: 'failed', why: `${here.why}; ${there.why}` };
}
function isFailed(found) {
    return found.kind === 'failed';
}
async function readFromCheckout({ commits, place, repository }, read) {
    if (repository === undefined)
        return { kind: 'failed', why: 'the workspace is not a git repository' };
    const { openCheckoutTrees } = await __webpack_require__.e(  3913).then(__webpack_require__.bind(__webpack_require__, 63913));
    let first;
    for (const commit of commits) {
        const trees = openCheckoutTrees(gitCall(place, repository), commit.length, place.host.context.tempDirectory);
        try {
            const found = await read(trees, commit);
            if (!isFailed(found))
                return found;
            first ??= found;
        }
        finally {
            trees.close();
        }
    }
    return first ?? { kind: 'failed', why: 'there is no commit to read' };
}
async function readFromGithub({ commits, place }, read) {
    const failed = (why) => ({ kind: 'failed', why });
    if (place.host.name !== 'github' || place.github === undefined)
        return failed('no API is available to read it from');
    const opened = await place.github();
    if (opened.kind === 'closed')
        return failed(`it cannot be read through GitHub's API either: ${opened.why}`);
    const { githubTrees } = await __webpack_require__.e(  6325).then(__webpack_require__.bind(__webpack_require__, 16325));
    const [commit = ''] = commits;
    return read(githubTrees(opened.api, opened.repository), commit);
}
async function headCommits(place, repository) {
    if (repository === undefined)
        return [];
    const { runGit } = await __webpack_require__.e(  616).then(__webpack_require__.bind(__webpack_require__, 60616));
    const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', 'HEAD^{commit}'];
    const found = await runGit(gitCall(place, repository), words);
    const id = found.kind === 'failed' ? '' : found.bytes.toString('utf8').trim();
    return (0,git_objects .TS)(id) ? [id] : [];
}
async function baseCommits(place, repository) {
    const { changeRequest, commit, untrustedHead } = place.host.context;
    const named = changeRequest?.baseCommit;
    const found = untrustedHead
        ? [named, commit]
        : [named ?? (await commitOfBranch(place, repository, changeRequest?.baseRef))];
    return found.filter((id) => id !== undefined && (0,git_objects .TS)(id)).map(String);
}
async function commitOfBranch(place, repository, branch) {
    if (branch === undefined || repository === undefined || /[\s~^:?*[\\]|\.\.|@\{/.test(branch))
        return undefined;
    const { runGit } = await __webpack_require__.e(  616).then(__webpack_require__.bind(__webpack_require__, 60616));
    const words = [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `refs/remotes/origin/${branch}^{commit}`,
    ];
    const found = await runGit(gitCall(place, repository), words);
    return found.kind === 'failed' ? undefined : found.bytes.toString('utf8').trim();
}
function gitCall(place, repository) {
    return { repository, workspace: place.host.context.workspace, signal: place.signal };
}

;// CONCATENATED MODULE: ./build/kit/config/read-from-base.js






const FIX = 'check out the base commit too (`fetch-depth: 0` for actions/checkout, `GIT_DEPTH: 0` on GitLab, `fetchDepth: 0` on Azure); or, on GitHub, set `github-token` to a token with `contents: read`; or name a commit that is checked out in PLATFORM_BASE_COMMIT';
async function readFromBase(place, path, maximumBytes) {
    const { host, workingDirectory } = place;
    const { findRepository } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 38365));
    const repository = findRepository(host.context.workspace, workingDirectory);
    if (repository === undefined && place.policyFrom === 'head') {
        const target = (0,external_node_path_.resolve)(workingDirectory, path);
        const present = await (0,files .Gu)(target, maximumBytes).catch(() => 'unreadable');
        if (present === undefined)
            return undefined;
    }
    const ground = locate(place, repository, path, await baseCommits(place, repository), BASE);
    const found = await readAnywhere(ground, (trees, commit) => (0,read_tree_file .xt)(trees, commit, ground.path, maximumBytes));
    return textOf(found, path, BASE);
}
const BASE = {
    input: 'policy-from',
    of: 'the base of the change',
    unknown: 'the host does not report the base commit of this run',
    fix: FIX,
};
async function readCommitted(place, path, maximumBytes, input) {
    const { changeRequest, untrustedHead, workspace } = place.host.context;
    const { findRepository } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 38365));
    const repository = findRepository(workspace, place.workingDirectory);
    const isChange = changeRequest !== undefined || untrustedHead;
    const words = isChange
        ? { ...BASE, input }
        : { input, of: 'the checked-out commit', unknown: 'no commit is checked out', fix: CHECKOUT_FIX };
    const commits = isChange ? await baseCommits(place, repository) : await headCommits(place, repository);
    const ground = locate(place, repository, path, commits, words);
    const found = await readAnywhere(ground, (trees, commit) => (0,read_tree_file .xt)(trees, commit, ground.path, maximumBytes));
    return textOf(found, path, words);
}
const CHECKOUT_FIX = 'check the repository out before this step, and commit the file';
async function listFromBase(place, mayHold) {
    const { findRepository } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 38365));
    const repository = findRepository(place.host.context.workspace, place.workingDirectory);
    const ground = locate(place, repository, '.', await baseCommits(place, repository), BASE);
    const listed = await readAnywhere(ground, (trees, commit) => (0,read_tree_file .I3)(trees, commit, ground.path, mayHold));
    if (listed.kind === 'failed' || listed.kind === 'refused')
        throw refusal('.', listed.why, BASE);
    return listed.kind === 'files' ? listed.paths : [];
}
function refusal(path, why, { fix, input, of }) {
    return new user_error .y({ message: `\`${path}\` cannot be read from ${of}: ${why}`, fix, input });
}
function locate(place, repository, path, commits, words) {
    const { workspace } = place.host.context;
    const top = repository?.top ?? (0,git_repository .Q)(workspace, workspace);
    const lexical = (0,git_repository .Q)(workspace, (0,external_node_path_.resolve)(place.workingDirectory, path));
    if (!(0,files .UO)(top, lexical))
        throw refusal(path, 'it is outside the repository', words);
    if (commits.length === 0)
        throw refusal(path, words.unknown, words);
    return { place, repository, commits, path: (0,external_node_path_.relative)(top, lexical).split(external_node_path_.sep).join('/') };
}
function textOf(found, path, words) {
    if (found.kind === 'failed')
        throw refusal(path, found.why, words);
    if (found.kind === 'refused') {
        throw refusal(path, found.why, { ...words, fix: 'use the path of the file itself in that commit' });
    }
    return found.kind === 'file' ? found.text : undefined;
}


  })

};
;