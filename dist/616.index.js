"use strict";
exports.id = 616;
exports.ids = [616];
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