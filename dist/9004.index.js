"use strict";
exports.id = 9004;
exports.ids = [9004,8365,616];
exports.modules = {

  86367:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    p: () => (  giveTurn)
  });
  var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42030);

const LONGEST_STRETCH_MS = 50;
let lastTurn = 0;
async function giveTurn() {
    if ((0,_clock_js__WEBPACK_IMPORTED_MODULE_0__  .d5)() - lastTurn < LONGEST_STRETCH_MS)
        return;
    await new Promise((resolve) => setImmediate(resolve));
    lastTurn = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__  .d5)();
}


  }),

  83863:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  gb: () => (  BINARY_FILES),
  s1: () => (  oddKind),
  VX: () => (  readRegular)
});


var external_node_fs_ = __webpack_require__(73024);
var give_turn = __webpack_require__(86367);
var text_encoding = __webpack_require__(71796);
;// CONCATENATED MODULE: ./build/host/files/whole-file.js

const SPARE_BYTES = 64 * 1024;
const spare = Buffer.allocUnsafeSlow(SPARE_BYTES);
function readAt(file, into, position) {
    return (0,external_node_fs_.readSync)(file, into, 0, into.length, position);
}
function readWhole(file, size, use) {
    let buffer = size < SPARE_BYTES ? spare : Buffer.allocUnsafeSlow(size + 1);
    let length = 0;
    for (;;) {
        const count = readAt(file, buffer.subarray(length), length);
        length += count;
        if (count === 0 || (length === size && length < buffer.length))
            break;
        if (length === buffer.length)
            buffer = Buffer.concat([buffer, Buffer.allocUnsafeSlow(length)]);
    }
    return use(buffer.subarray(0, length));
}

;// CONCATENATED MODULE: ./build/host/files/read-regular.js




const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;
function oddKind(facts) {
    if (facts.isDirectory())
        return { kind: 'skipped', why: 'folders and submodules' };
    if (facts.isFile() || facts.isSymbolicLink())
        return undefined;
    return { kind: 'unread', reason: 'is neither a file nor a folder' };
}
async function readRegular({ linkedTo, real }, filter) {
    const file = (0,external_node_fs_.openSync)(real, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const facts = (0,external_node_fs_.fstatSync)(file);
        const odd = oddKind(facts);
        if (odd !== undefined)
            return odd;
        if (facts.size > MAXIMUM_FILE_BYTES)
            return await searchLong(file, filter);
        return readWhole(file, facts.size, (bytes) => judgeBytes(bytes, linkedTo, filter));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function judgeBytes(bytes, linkedTo, filter) {
    const wide = isWide(bytes);
    if (filter?.isData && !wide && isBinary(bytes))
        return BINARY;
    const isEightBit = !wide && !bytes.subarray(0, 2).includes(0);
    if (filter !== undefined && isEightBit && !filter.matters(bytes.toString('latin1')))
        return { kind: 'skipped', why: filter.why };
    const decoded = (0,text_encoding .g)(bytes);
    if (decoded === undefined)
        return { kind: 'unread', reason: 'is neither 8-bit text nor UTF-16 with a byte order mark' };
    if (wide && filter?.matters(decoded.text) === false)
        return { kind: 'skipped', why: filter.why };
    return { kind: 'text', ...decoded, linkedTo };
}
const BINARY_FILES = 'of a kind that is not scanned';
const BINARY = { kind: 'skipped', why: BINARY_FILES };
const PART_BYTES = 1024 * 1024;
const OVERLAP_BYTES = 512;
async function searchLong(file, filter) {
    const tooLong = {
        kind: 'unread',
        reason: `is larger than ${Math.floor(MAXIMUM_FILE_BYTES / 1024 ** 2)} MiB`,
    };
    if (!filter?.isData)
        return tooLong;
    const part = Buffer.alloc(PART_BYTES);
    for (let at = 0;; at += PART_BYTES - OVERLAP_BYTES) {
        const bytesRead = readAt(file, part, at);
        const bytes = part.subarray(0, bytesRead);
        if (at === 0 && isWide(bytes))
            return tooLong;
        if (at === 0 && isBinary(bytes))
            return BINARY;
        if (filter.matters(bytes.toString('latin1')))
            return tooLong;
        if (bytesRead < PART_BYTES)
            return { kind: 'skipped', why: filter.why };
        await (0,give_turn .p)();
    }
}
function isWide(bytes) {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
function isBinary(bytes) {
    return bytes.subarray(0, 8000).includes(0);
}


  }),

  41706:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J: () => (  createKnownFolders),
    s: () => (  readWorkspaceFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);
  var _read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83863);




function createKnownFolders() {
    return { real: new Map(), places: new Map() };
}
const CAN_REFUSE_LINKS = process.platform !== 'win32';
async function readWorkspaceFile(area, path, filter) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(area.folder, path);
    if (area.areOrdinary === true && CAN_REFUSE_LINKS) {
        const file = await readAtOnce(area, target, filter);
        if (file !== undefined)
            return file;
    }
    return await readWithCare(area, path, target, filter);
}
async function readAtOnce(area, target, filter) {
    try {
        const place = fileInFolder(area, target);
        if (place.isOutside || place.isInGit)
            return undefined;
        return await (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__  .VX)(place, filter);
    }
    catch {
        return undefined;
    }
}
async function readWithCare(area, path, target, filter) {
    const unread = (reason) => ({ kind: 'unread', reason });
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target);
        const odd = (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__  .s1)(facts);
        if (odd !== undefined)
            return odd;
        const isLink = facts.isSymbolicLink();
        const place = isLink ? behindLink(area, target) : fileInFolder(area, target);
        if (place === undefined)
            return unread('is a link that leads nowhere');
        if (place.isOutside)
            return unread('leads out of the workspace through a link');
        if (place.isInGit)
            return place.linkedTo === undefined
                ? { kind: 'skipped', why: 'inside `.git`' }
                : unread('leads into `.git` through a link');
        const behind = place.linkedTo === undefined ? undefined : (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__  .s1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place.real));
        return behind ?? (await (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__  .VX)(place, filter));
    }
    catch (error) {
        const code = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__  .CA)(error);
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            return unread(`cannot be read (${code})`);
        if (path.includes('\uFFFD'))
            return unread('has a name that is not UTF-8');
        return { kind: 'skipped', why: 'not in the working tree' };
    }
}
function behindLink(area, target) {
    const real = resolveIfThere(target);
    if (real === undefined)
        return undefined;
    const [root, start] = [realFolder(area, area.root), realFolder(area, area.folder)];
    const isLinked = real !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(area.folder, target));
    return { ...placeIn(root, real), linkedTo: isLinked ? shownBelow(start, real) : undefined };
}
function resolveIfThere(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function fileInFolder(area, target) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target);
    const known = area.known?.places.get(folder) ?? placeOfFolder(area, folder);
    area.known?.places.set(folder, known);
    const { isInGit, isLinked, isOutside, real: parent } = known;
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target);
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name);
    return {
        real,
        isOutside,
        isInGit: isInGit || name.toLowerCase() === '.git',
        linkedTo: isLinked ? shownBelow(realFolder(area, area.folder), real) : undefined,
    };
}
function placeOfFolder(area, path) {
    const { folder, root } = area;
    const start = realFolder(area, folder);
    const real = realFolder(area, path);
    return {
        ...placeIn(realFolder(area, root), real),
        isLinked: real !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path)),
    };
}
function realFolder({ known }, path) {
    const real = known?.real.get(path) ?? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    known?.real.set(path, real);
    return real;
}
function placeIn(root, real) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real);
    return {
        real,
        isOutside: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) || inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..',
        isInGit: inside.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git'),
    };
}
function shownBelow(start, real) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(start, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}


  }),

  71796:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    g: () => (  decodeText),
    w: () => (  encodeText)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const BYTE_ORDER_MARK = '\uFEFF';
const UTF8_MARK = Buffer.from(BYTE_ORDER_MARK);
function decodeText(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return decodeWide(bytes, 'utf16le');
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return decodeWide(bytes, 'utf16be');
    if (bytes.subarray(0, 2).includes(0))
        return undefined;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { text: bytes.toString('utf8'), encoding: 'utf8' };
    if (!bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK))
        return { text: bytes.toString('latin1'), encoding: 'latin1' };
    const rest = bytes.subarray(UTF8_MARK.length).toString('latin1');
    return { text: BYTE_ORDER_MARK + rest, encoding: 'latin1-bom' };
}
function encodeText(text, encoding) {
    switch (encoding) {
        case 'latin1-bom':
            return Buffer.concat([UTF8_MARK, Buffer.from(text.slice(BYTE_ORDER_MARK.length), 'latin1')]);
        case 'utf16be':
            return Buffer.from(text, 'utf16le').swap16();
        default:
            return Buffer.from(text, encoding);
    }
}
function decodeWide(bytes, encoding) {
    if (bytes.length % 2 !== 0)
        return undefined;
    const text = (encoding === 'utf16le' ? bytes : Buffer.from(bytes).swap16()).toString('utf16le');
    return text.includes('\0') ? undefined : { text, encoding };
}


  }),

  99004:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CS: () => (  listFiles),
    Fv: () => (  walkFiles),
    isFolder: () => (  isFolder),
    wo: () => (  replaceWorkspaceFile)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38086);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45794);
  var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60616);
  var _git_git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38365);
  var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48636);
  var _read_workspace_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41706);
  var _text_encoding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71796);









const MAXIMUM_FILES = 500_000;
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}
async function listFiles(folder, untracked, scope) {
    const words = ['ls-files', '-z', '--cached', ...(untracked ? ['--others', '--exclude-standard'] : [])];
    const repository = (0,_git_git_repository_js__WEBPACK_IMPORTED_MODULE_4__.findRepository)(scope.workspace, folder);
    const answer = repository === undefined ? undefined : await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__.runGit)({ ...scope, repository, folder }, words);
    if (answer?.kind === 'output') {
        const paths = answer.bytes.toString('utf8').split('\0');
        const listed = [...new Set(paths.filter((path) => path !== ''))].sort();
        return { paths: listed, byGit: true, areOrdinary: true, unread: [] };
    }
    const unread = [];
    const odd = [];
    const paths = await walkFiles(folder, { others: true, unread, odd });
    return { paths, byGit: false, areOrdinary: odd.length === 0, unread };
}
async function walkFiles(folder, { odd = [], others = false, unread = [], } = {}) {
    const found = [];
    const waiting = [''];
    for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, below), { withFileTypes: true }).catch((error) => {
            unread.push({ path: below === '' ? '.' : below, reason: `cannot be read (${(0,_files_js__WEBPACK_IMPORTED_MODULE_5__  .CA)(error)})` });
            return [];
        });
        for (const entry of entries) {
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (!entry.isDirectory()) {
                if (others || entry.isFile())
                    found.push(path);
                if (!entry.isFile() && !entry.isSymbolicLink())
                    odd.push(path);
            }
            else if (entry.name !== '.git')
                waiting.push(path);
        }
        if (found.length > MAXIMUM_FILES) {
            unread.push({ path: '.', reason: `contains more than ${MAXIMUM_FILES} files` });
            break;
        }
    }
    return found.sort();
}
async function replaceWorkspaceFile(area, path, change) {
    const refuse = (why) => new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__  .y({ message: `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_8__  .h0)(path)}\` was not changed: ${why}` });
    const target = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__  .Rx)(path, area);
    if (target.kind === 'refused')
        throw refuse(target.why);
    const present = await (0,_read_workspace_file_js__WEBPACK_IMPORTED_MODULE_6__  .s)({ folder: area.workingDirectory, root: area.workspace }, path);
    if (present.kind === 'unread')
        throw refuse(`it ${present.reason}`);
    if (present.kind === 'skipped')
        throw refuse(`it is ${present.why}`);
    if (present.text !== change.before)
        throw refuse('it has changed since it was read');
    const { gid, mode, uid } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(target.path);
    const bytes = (0,_text_encoding_js__WEBPACK_IMPORTED_MODULE_7__  .w)(change.after, change.encoding);
    (0,_files_js__WEBPACK_IMPORTED_MODULE_5__  .vK)(target.path, bytes, mode & 0o7777, { uid, gid });
}


  }),

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