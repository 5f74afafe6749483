"use strict";
exports.id = 9959;
exports.ids = [9959,2340];
exports.modules = {

  98196:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _h: () => (  createLazyPart),
    dK: () => (  withParts),
    j7: () => (  PartNeeded)
  });
class PartNeeded extends Error {
    load;
    constructor(load) {
        super('a part of the program is not loaded yet');
        this.load = load;
    }
}
function createLazyPart(importPart) {
    let part;
    const load = async () => {
        part = await importPart();
    };
    return {
        load,
        get: () => {
            if (part === undefined)
                throw new PartNeeded(load);
            return part;
        },
    };
}
async function withParts(work) {
    for (;;) {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof PartNeeded))
                throw error;
            await error.load();
        }
    }
}


  }),

  10824:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    h: () => (  keepNewSpaceSmall),
    p: () => (  keepHeapSmall)
  });
  var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

function keepNewSpaceSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}
function keepHeapSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=30');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-incremental-marking');
}


  }),

  49959:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  readWorkspace: () => (  readWorkspace)
});

var counted = __webpack_require__(34150);
var give_turn = __webpack_require__(86367);
var lazy_part = __webpack_require__(98196);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var read_regular = __webpack_require__(83863);
var read_workspace_file = __webpack_require__(41706);
var memory = __webpack_require__(10824);
var external_node_path_ = __webpack_require__(76760);
var base_glob = __webpack_require__(2810);
var files = __webpack_require__(48636);
var workspace_files = __webpack_require__(99004);
;// CONCATENATED MODULE: ./build/kit/choose-files.js







function readAreaOf({ host, workingDirectory }) {
    const { workspace } = host.context;
    return {
        folder: workingDirectory,
        root: (0,files .UO)(workspace, workingDirectory) ? workspace : workingDirectory,
    };
}
async function chooseFiles(globs, deps) {
    const folder = deps.workingDirectory;
    if (!(await (0,workspace_files.isFolder)(folder))) {
        throw new user_error .y({
            message: `\`working-directory\`: \`${(0,plain_text .h0)(folder)}\` is not a folder`,
            input: 'working-directory',
        });
    }
    const { areOrdinary, byGit, paths, unread } = await (0,workspace_files .CS)(folder, globs.length > 0, {
        workspace: deps.host.context.workspace,
        signal: deps.signal,
    });
    if (!byGit)
        deps.host.log.info('This is not a git checkout, or git is missing: every file below the folder is looked at.');
    if (globs.length > 0) {
        const { areOthers, ...matched } = await matchFiles(globs, paths, deps);
        return { ...matched, areOrdinary: areOrdinary && !areOthers, unreadFolders: unread };
    }
    if (paths.length === 0 && unread.length === 0) {
        throw new user_error .y({
            message: `there is nothing to look at: ${byGit ? 'git tracks no file' : 'there is no file'} in \`${(0,plain_text .h0)(folder)}\``,
            fix: 'is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`',
        });
    }
    return { paths, areOrdinary, inFull: new Set(), unmatched: [], unreadFolders: unread };
}
async function matchFiles(globs, listed, deps) {
    const known = new Set(listed);
    const plain = globs.map((glob) => glob.replace(/^(!?)(?:\.\/)+/, '$1'));
    const literal = plain.filter((glob) => !/[*?[\]{}!]/.test(glob));
    const others = [];
    for (const path of literal)
        if (!known.has(path) && (await isThere(readAreaOf(deps), path)))
            others.push(path);
    const paths = [...listed.filter((0,base_glob .nY)(plain)), ...others];
    const inFull = new Set(literal);
    const unmatched = plain.filter((glob) => !glob.startsWith('!') && !others.includes(glob) && !listed.some((0,base_glob .Nx)(glob)));
    if (paths.length > 0)
        return { paths, areOthers: others.length > 0, inFull, unmatched };
    throw new user_error .y({
        message: `\`files\` matches no file below \`${(0,plain_text .h0)(deps.workingDirectory)}\``,
        fix: 'globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?',
        input: 'files',
    });
}
async function isThere(area, path) {
    if (!(0,files .UO)(area.folder, (0,external_node_path_.resolve)(area.folder, path)))
        return false;
    return (await (0,read_workspace_file .s)(area, path)).kind !== 'skipped';
}

var coverage = __webpack_require__(40701);
;// CONCATENATED MODULE: ./build/kit/file-findings.js

function unknownFileFinding(file) {
    const what = file === undefined
        ? 'Nothing that `files` matches is'
        : `\`${(0,plain_text .h0)(file)}\` is named by \`files\`, but is not`;
    return {
        rule: 'unknown-file',
        level: 'warning',
        title: 'File not read',
        message: `${what} of a kind that is understood.`,
        ...(file === undefined ? {} : { location: { file, line: 1 } }),
        fingerprint: `unknown-file ${file ?? ''}`,
    };
}
function unmatchedGlobFinding(glob) {
    const name = (0,plain_text .h0)(glob, 300);
    return {
        rule: 'unmatched-glob',
        level: 'warning',
        title: 'Glob matches nothing',
        message: `\`${name}\` in \`files\` matches no file.`,
        fingerprint: `unmatched-glob ${name}`,
    };
}

;// CONCATENATED MODULE: ./build/kit/read-beside.js



const MOST_FILES = 2000;
const MOST_CHARACTERS = 16 * 1024 * 1024;
function createBesideReader(area) {
    const folders = new Map();
    return async (wanted) => {
        if (wanted === undefined)
            return undefined;
        const known = folders.get(wanted.folder) ?? readFolder(area, wanted);
        folders.set(wanted.folder, known);
        return known;
    };
}
async function readFolder(area, { folder, wants, within }) {
    const paths = await listFiles(area, folder, within);
    if (paths === undefined)
        return undefined;
    const texts = new Map();
    let characters = 0;
    for (const path of paths.filter(wants)) {
        const file = await (0,read_workspace_file .s)(area, (0,external_node_path_.join)(folder, path));
        if (file.kind === 'unread')
            return undefined;
        if (file.kind === 'skipped')
            continue;
        characters += file.text.length;
        texts.set(path, file.text);
        if (texts.size > MOST_FILES || characters > MOST_CHARACTERS)
            return undefined;
    }
    return texts.size === 0 ? undefined : texts;
}
async function listFiles(area, folder, within) {
    const paths = [...within];
    for (const name of within) {
        const unread = [];
        const inside = await (0,workspace_files .Fv)((0,external_node_path_.join)(area.folder, folder, name), { others: true, unread });
        if (unread.some(({ path, reason }) => path !== '.' || !/\((?:ENOENT|ENOTDIR)\)$/.test(reason)))
            return undefined;
        paths.push(...inside.map((path) => `${name}/${path}`));
    }
    return paths;
}

var time_limit = __webpack_require__(17500);
var workspace_path = __webpack_require__(49140);
;// CONCATENATED MODULE: ./build/kit/read-workspace.js














const LONG_TEXT = 1_000_000;
async function readWorkspace(globs, deps, reader) {
    (0,memory .h)();
    const reading = openReading(await chooseFiles(globs, deps), deps, reader);
    const known = [];
    for (const path of reading.chosen.paths)
        if (reader.kindOf(path) === undefined)
            passOver(reading, path);
        else
            known.push(path);
    const readBeside = createBesideReader(reading.area);
    for (const path of known) {
        await (0,give_turn .p)();
        if (deps.signal.aborted)
            throw (0,time_limit .Wm)(deps.signal, 'reading the files');
        const content = await readOne(reading, path);
        const beside = content.kind === 'text' ? await readBeside(reader.beside(path)) : undefined;
        await add(reading, path, content, beside);
    }
    return finish(reading, globs.length > 0);
}
function openReading(chosen, deps, reader) {
    return {
        chosen,
        deps,
        area: { ...readAreaOf(deps), known: (0,read_workspace_file .J)() },
        reader,
        paths: new Set(chosen.paths),
        files: new Map(),
        unread: chosen.unreadFolders.map(({ path, reason }) => unreadFile(deps, path, reason)),
        findings: chosen.unmatched.map(unmatchedGlobFinding),
        skipped: [],
        judged: 0,
        scanned: 0,
        unknown: 0,
    };
}
async function readOne({ area, chosen, reader }, path) {
    const filter = reader.filterOf(path);
    const beside = reader.companionOf(path);
    const values = beside === undefined ? undefined : await (0,read_workspace_file .s)(area, beside);
    const listed = { ...area, areOrdinary: chosen.areOrdinary };
    if (beside === undefined || values?.kind !== 'text')
        return (0,read_workspace_file .s)(listed, path, filter);
    const matters = filter.matters(values.text) ? undefined : filter;
    return { ...(await (0,read_workspace_file .s)(listed, path, matters)), companion: { ...values, path: beside } };
}
async function add(reading, path, content, beside) {
    const { deps, unread } = reading;
    if (content.kind === 'skipped')
        addSkipped(reading, path, content.why);
    else if (content.kind === 'unread')
        unread.push(unreadFile(deps, path, content.reason));
    else if (isLookedAt(reading, path, content.linkedTo))
        skipFile(reading, 'links to files that are looked at themselves', path);
    else
        await addText(reading, path, content, beside);
}
function addSkipped(reading, path, why) {
    if (why === read_regular .gb) {
        passOver(reading, path);
        return;
    }
    if (why === reading.reader.filterOf(path).why)
        reading.scanned += 1;
    skipFile(reading, why, path);
}
function isLookedAt({ paths, reader }, path, linkedTo) {
    return linkedTo !== undefined && paths.has(linkedTo) && reader.kindOf(linkedTo) === reader.kindOf(path);
}
async function addText(reading, path, content, beside) {
    const { deps, files, reader } = reading;
    const { encoding, linkedTo, text } = content;
    if (text.length > LONG_TEXT)
        (0,memory .p)();
    const shown = (one) => (0,workspace_path .X)(deps, one);
    const companion = content.companion && { ...content.companion, shown: shown(content.companion.path) };
    const judged = await (0,lazy_part .dK)(() => reader.judge({ path, shown: shown(path), text, linkedTo, companion, beside }));
    const { end } = judged;
    if (end.kind === 'unread')
        reading.unread.push(unreadFile(deps, path, end.why, end.line));
    else if (end.kind === 'unknown-syntax')
        passOver(reading, path);
    else
        reading.judged += 1;
    if (judged.isScanned)
        reading.scanned += 1;
    for (const line of judged.debug)
        deps.host.log.debug(line);
    reading.findings.push(...judged.findings);
    reading.unread.push(...judged.unread);
    const repairs = judged.malformed.flatMap(({ repair }) => (repair === undefined ? [] : [repair]));
    const written = new Set([...judged.references, ...repairs].map(({ file }) => file));
    if (written.has(path))
        files.set(path, { text, encoding });
    if (companion !== undefined && written.has(companion.path))
        files.set(companion.path, companion);
}
function unreadFile(deps, path, why, line = 1) {
    const file = (0,workspace_path .X)(deps, path);
    return { kind: 'file', what: file, why, location: { file, line } };
}
function passOver(reading, path) {
    const { chosen, deps, findings } = reading;
    reading.unknown += 1;
    skipFile(reading, 'of a kind that is not scanned');
    if (chosen.inFull.has(path))
        findings.push(unknownFileFinding((0,workspace_path .X)(deps, path)));
}
function skipFile({ deps, skipped }, why, path) {
    if (path !== undefined)
        deps.host.log.debug(`${(0,plain_text .h0)(path)} is skipped: ${why}`);
    skipped.push({ what: 'files', why, count: 1 });
}
function finish(reading, isNamed) {
    const { files, findings, judged, scanned, skipped, unknown, unread } = reading;
    const missing = skipped.filter(({ why }) => why === 'not in the working tree').length;
    if (scanned === 0 && unread.length === 0 && missing > 0)
        throw nothingThere(missing);
    if (isNamed && scanned === 0 && findings.length === 0 && unread.length === 0)
        findings.push(unknownFileFinding());
    const unreadFiles = unread
        .filter(({ kind }) => kind === 'file')
        .map(({ what, why }) => ({ what: (0,plain_text .h0)(what, 300), why: (0,plain_text .h0)(why, 500) }));
    const are = unknown === 1 ? 'is' : 'are';
    const named = `${(0,counted .hS)(unknown, 'file')} named by \`files\` ${are} of no kind that is understood.`;
    return {
        files,
        unread,
        findings,
        account: (0,coverage .XP)(judged, skipped, unreadFiles),
        log: isNamed && unknown > 0 ? [named] : [],
    };
}
function nothingThere(missing) {
    return new user_error .y({
        message: `there is nothing to look at: none of the ${(0,counted .hS)(missing, 'file')} that git tracks here is in the working tree`,
        fix: 'is the repository checked out? Run the checkout step before this one, or widen its sparse checkout',
    });
}


  }),

  49140:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  workspacePath)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function workspacePath({ host, workingDirectory }, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.context.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
    const isInside = below !== '' && below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)[0] !== '..' && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below);
    return isInside ? below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : path;
}


  })

};
;