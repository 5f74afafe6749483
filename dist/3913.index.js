"use strict";
exports.id = 3913;
exports.ids = [3913,616];
exports.modules = {

  81352:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  findProgram)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);



const SUFFIXES = process.platform === 'win32' ? ['.exe', '.com'] : [''];
function findProgram(name, workspace, environment) {
    const inWorkspace = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace))];
    const isTrusted = (path) => !inWorkspace.some((root) => (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(root, path) || (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(root, (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)(path)));
    const folders = searchFolders(environment).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && isTrusted(folder));
    for (const folder of folders) {
        for (const suffix of SUFFIXES) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name + suffix);
            if (isProgram(path) && isTrusted((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)))
                return { path, searchPath: folders.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter) };
        }
    }
    return undefined;
}
function searchFolders(environment) {
    const name = Object.keys(environment).find((candidate) => candidate.toUpperCase() === 'PATH') ?? 'PATH';
    return (environment[name] ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
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

  60616:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  gitEnvironment),
    runGit: () => (  runGit),
    y: () => (  SETTINGS)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var _files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48636);
  var _find_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81352);



const MAXIMUM_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
const SETTINGS = [
    'safe.bareRepository=explicit',
    'core.fsmonitor=',
    'core.hooksPath=/dev/null',
    'core.pager=cat',
    'core.askPass=',
    'core.sshCommand=false',
    'core.gitProxy=',
    'core.quotePath=false',
    'credential.helper=',
    'diff.external=',
    'protocol.allow=never',
    'protocol.ext.allow=never',
];
function runGit(call, words) {
    const git = (0,_find_program_js__WEBPACK_IMPORTED_MODULE_2__  .K)('git', call.workspace, process.env);
    if (git === undefined)
        return Promise.resolve({ kind: 'failed', why: '`git` is not on PATH outside of the workspace' });
    const options = {
        cwd: call.folder ?? call.repository.top,
        encoding: 'buffer',
        maxBuffer: call.maximumBytes ?? MAXIMUM_BYTES,
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
        windowsHide: true,
        env: gitEnvironment(call.repository, git.searchPath),
        ...(call.signal === undefined ? {} : { signal: call.signal }),
    };
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(git.path, ['--no-pager', ...settings, ...words], options, (error, stdout, stderr) => {
            if (error === null)
                resolve({ kind: 'output', bytes: stdout });
            else
                resolve({ kind: 'failed', why: explain(error, stderr, options.maxBuffer) });
        });
        child.stdin?.on('error', () => undefined);
        child.stdin?.end();
    });
}
function explain(error, stderr, maximumBytes) {
    if (error.name === 'AbortError')
        return 'the run was stopped';
    if ((0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__  .CA)(error) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return `it is larger than ${Math.floor(maximumBytes / 1024)} KiB`;
    if (error.killed === true)
        return `git took longer than ${TIMEOUT_MS / 1000} s`;
    return stderr.toString('utf8').trim().split('\n')[0] || (0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__  .CA)(error);
}
function gitEnvironment(repository, searchPath) {
    const windows = process.env['SystemRoot'];
    return {
        PATH: searchPath,
        ...(windows === undefined ? {} : { SystemRoot: windows }),
        LC_ALL: 'C',
        GIT_DIR: repository.gitDirectory,
        GIT_COMMON_DIR: repository.commonDirectory,
        GIT_WORK_TREE: repository.top,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_NO_LAZY_FETCH: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_GRAFT_FILE: '/dev/null',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: 'false',
        SSH_ASKPASS: 'false',
        GIT_SSH_COMMAND: 'false',
        GIT_PAGER: 'cat',
    };
}


  })

};
;