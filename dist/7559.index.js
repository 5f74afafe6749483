export const id = 7559;
export const ids = [7559];
export const modules = {

/***/ 77559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readFileAt: () => (/* binding */ readFileAt),
/* harmony export */   runGit: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19036);


const MAXIMUM_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** Runs git in a folder without hooks, prompts or the user's pager; never throws. `safe.directory` allows foreign owners. */
function runGit(folder, words) {
    const settings = [
        '-c',
        'safe.directory=*',
        '-c',
        'core.fsmonitor=false',
        '-c',
        'core.hooksPath=/dev/null',
        '-c',
        'core.quotePath=false',
    ];
    return new Promise((resolve) => {
        const options = {
            cwd: folder,
            maxBuffer: MAXIMUM_BYTES,
            timeout: TIMEOUT_MS,
            windowsHide: true,
            env: gitEnvironment(),
        };
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...settings, ...words], options, (error, stdout, stderr) => {
            if (error === null)
                resolve({ kind: 'output', text: stdout });
            else
                resolve({ kind: 'failed', why: stderr.trim().split('\n')[0] || (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) });
        });
    });
}
/** The present text of a file at a commit; `undefined` when the commit has no such file. Failed: no such commit, or no git. */
async function readFileAt(folder, commit, path) {
    const known = await runGit(folder, ['cat-file', '-e', `${commit}^{commit}`]);
    if (known.kind === 'failed')
        return { kind: 'failed', why: `commit ${commit.slice(0, 12)} cannot be read: ${known.why}` };
    const listed = await runGit(folder, ['ls-tree', '-z', '--full-tree', '--name-only', commit, '--', path]);
    if (listed.kind === 'failed')
        return listed;
    if (listed.text === '')
        return undefined;
    return runGit(folder, ['show', `${commit}:${path}`]);
}
function gitEnvironment() {
    return { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
}


/***/ })

};
