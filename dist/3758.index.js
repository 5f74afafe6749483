export const id = 3758;
export const ids = [3758,7559,8892];
export const modules = {

/***/ 56120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createGlob),
/* harmony export */   n: () => (/* binding */ createGlobList)
/* harmony export */ });
/* harmony import */ var _brace_alternatives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75808);
/* harmony import */ var _glob_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25335);


/**
 * Matches paths by one glob: `*` and `?` stop at `/`, a segment `**` is any number of segments, `[a-z]` is a set, `{a,b}`
 * either, and a backslash takes a meaning away; names with a leading dot match like any other. Takes time in proportion to
 * glob × path for any input, since both may come from a stranger's change; a glob of too many alternatives matches nothing.
 */
function createGlob(glob) {
    // What `dir/**` stands for is below `dir`.
    const patterns = ((0,_brace_alternatives_js__WEBPACK_IMPORTED_MODULE_0__/* .braceAlternatives */ .q)(glob.replace(/^(?:\.\/)+/, '')) ?? []).map((pattern) => pattern
        .replace(/\/\*\*$/, '/**/*')
        .split('/')
        .map(parseSegment));
    return (text) => {
        const segments = text.split('/').map((segment) => Array.from(segment));
        return patterns.some((parts) => (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsParts */ .PL)(parts, segments, (part) => part === '**', (part, segment) => part !== '**' && (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsCharacters */ .Pp)(part, segment)));
    };
}
function parseSegment(text) {
    if (text === '**')
        return '**';
    return Array.from(text.matchAll(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu), ([piece]) => {
        if (piece.startsWith('*'))
            return '*';
        if (piece === '?')
            return () => true;
        if (piece.length > 2 && piece.startsWith('['))
            return (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .inSet */ .IW)(piece.slice(1, -1));
        const plain = piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece;
        return (character) => character === plain;
    });
}
/**
 * Matches a list of globs in which `!` takes back: the last glob that matches decides. A list that begins with a
 * negation starts from "everything matches".
 */
function createGlobList(globs, matcher = createGlob) {
    const rules = globs.map((glob) => ({
        negated: glob.startsWith('!'),
        matches: matcher(glob.startsWith('!') ? glob.slice(1) : glob),
    }));
    const initial = rules[0]?.negated === true;
    return (text) => rules.reduce((matched, rule) => (rule.matches(text) ? !rule.negated : matched), initial);
}


/***/ }),

/***/ 24344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MG: () => (/* binding */ mapAhead),
/* harmony export */   Pk: () => (/* binding */ mapPool),
/* harmony export */   zm: () => (/* binding */ createLimiter)
/* harmony export */ });
/**
 * Runs `work` for each item with at most `concurrency` at once and gives the results in the order of the items.
 * The first rejection stops further starts and is thrown after the running ones have settled.
 */
async function mapPool(items, concurrency, work) {
    const results = new Array(items.length);
    const queue = items.entries();
    const failures = [];
    const worker = async () => {
        // All workers draw from the one queue.
        for (const [index, item] of queue) {
            try {
                results[index] = await work(item, index);
            }
            catch (error) {
                failures.push(error);
            }
            if (failures.length > 0)
                return;
        }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
    if (failures.length > 0)
        throw failures[0];
    return results;
}
/**
 * Items with what `work` makes of each, in their order: while one is looked at, the next are under way, `concurrency` of
 * them at most. A rejection is thrown when its turn comes.
 */
async function* mapAhead(items, concurrency, work) {
    const underWay = [];
    const queue = items[Symbol.iterator]();
    const start = () => {
        const next = queue.next();
        if (next.done === true)
            return;
        const result = work(next.value);
        // One that is never asked for, since an earlier one failed, is not unhandled.
        result.catch(() => undefined);
        underWay.push({ item: next.value, result });
    };
    for (let count = 0; count < concurrency; count += 1)
        start();
    for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
        const result = await first.result;
        start();
        yield [first.item, result];
    }
}
/** Creates a limiter; waiting bodies start first come, first served. */
function createLimiter(limit) {
    let running = 0;
    const waiting = [];
    return async (body) => {
        if (running >= limit)
            await new Promise((resolve) => waiting.push(resolve));
        else
            running += 1;
        try {
            return await body();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        }
    };
}


/***/ }),

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


/***/ }),

/***/ 8892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   Fv: () => (/* binding */ walkFiles),
/* harmony export */   isFolder: () => (/* binding */ isFolder),
/* harmony export */   sL: () => (/* binding */ readWorkspaceFile),
/* harmony export */   wo: () => (/* binding */ replaceWorkspaceFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45794);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19036);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77559);







/** Files larger than this are not read (contract: skipped with a debug line). */
const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;
/** Bytes in which a NUL marks a binary file. */
const PROBE_BYTES = 8000;
const MAXIMUM_FILES = 500_000;
/** Whether there is a folder at this path; links are followed. */
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}
/** Files that git tracks below the folder (and with `untracked` those that it does not ignore); without git, all but `.git`. */
async function listFiles(folder, untracked) {
    const words = ['ls-files', '-z', '--cached', ...(untracked ? ['--others', '--exclude-standard'] : [])];
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__.runGit)(folder, words);
    if (answer.kind === 'output') {
        return { paths: [...new Set(answer.text.split('\0').filter((path) => path !== ''))].sort(), byGit: true };
    }
    return { paths: await walkFiles(folder), byGit: false };
}
/** Every file below a folder but those in `.git`; links are not followed. */
async function walkFiles(folder) {
    const found = [];
    const waiting = [''];
    for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && entry.name !== '.git')
                waiting.push(path);
            else if (entry.isFile())
                found.push(path);
        }
        if (found.length > MAXIMUM_FILES)
            break;
    }
    return found.sort();
}
/** Text of a file of the workspace; links, folders, files outside or in `.git`, large and binary ones are skipped with the reason. */
async function readWorkspaceFile(folder, path) {
    const skip = (reason) => ({ kind: 'skipped', reason });
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    try {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target);
        if (facts.isSymbolicLink())
            return skip('it is a link');
        if (!facts.isFile())
            return skip('it is not a file');
        if (facts.size > MAXIMUM_FILE_BYTES)
            return skip(`it is larger than ${MAXIMUM_FILE_BYTES >> 20} MB`);
        const [real, root] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(target), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder)]);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside) || inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..')
            return skip('it is outside the folder');
        if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).includes('.git'))
            return skip('it is inside `.git`');
        // It may have become a link meanwhile.
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
        try {
            const bytes = await handle.readFile();
            if (bytes.subarray(0, PROBE_BYTES).includes(0))
                return skip('it is binary');
            const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? 'utf8' : 'latin1';
            return { kind: 'text', text: bytes.toString(encoding), encoding };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return skip(`it cannot be read (${(0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)})`);
    }
}
/**
 * Replaces the text of a file that still has the text `before`, keeping its mode and, where possible, its owner: written
 * beside and renamed. Throws `UserError`.
 */
async function replaceWorkspaceFile(folder, path, change) {
    const refuse = (why) => new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y({ message: `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(path)}\` was not changed: ${why}` });
    const present = await readWorkspaceFile(folder, path);
    if (present.kind === 'skipped')
        throw refuse(present.reason);
    if (present.text !== change.before)
        throw refuse('it has changed since it was read');
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    const { gid, mode, uid } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target);
    await (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .vK)(target, Buffer.from(change.after, change.encoding), mode & 0o7777, { uid, gid });
}


/***/ })

};
