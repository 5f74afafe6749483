"use strict";
exports.id = 1535;
exports.ids = [1535,616];
exports.modules = {

  31535:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createEmptyRepository: () => (  createEmptyRepository),
  f: () => (  fetchCheckout),
  W: () => (  isPassing),
  remoteCommit: () => (  remoteCommit)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var git = __webpack_require__(60616);
var git_objects = __webpack_require__(8385);
var external_node_child_process_ = __webpack_require__(31421);
var files = __webpack_require__(48636);
var find_program = __webpack_require__(81352);
;// CONCATENATED MODULE: ./build/host/git/remote-git.js






const MAXIMUM_BYTES = 64 * 1024 * 1024;
const MAXIMUM_ERROR_BYTES = 16 * 1024;
const MOST_ANSWERS = 4;
function runRemoteGit(call, words) {
    const git = (0,find_program .K)('git', call.workspace, process.env);
    if (git === undefined)
        return Promise.resolve({ kind: 'failed', why: '`git` is not on PATH outside of the workspace' });
    if (call.signal.aborted)
        return Promise.resolve({ kind: 'failed', why: 'the run was stopped' });
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(call.tempDirectory, 'platform-actions-askpass-'));
    try {
        const askpass = (0,external_node_path_.join)(folder, 'askpass.sh');
        (0,external_node_fs_.writeFileSync)(askpass, ASKPASS, { mode: 0o700 });
        const child = (0,external_node_child_process_.spawn)(git.path, ['--no-pager', ...settingsOf(call), ...words], {
            cwd: call.repository.top,
            env: { ...environmentOf(call, git.searchPath, askpass), ...certificates(folder) },
            stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
            windowsHide: true,
            detached: process.platform !== 'win32',
        });
        return collect(child, call).finally(() => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        return Promise.resolve({ kind: 'failed', why: `git cannot be started: ${(0,files .CA)(error)}` });
    }
}
const ASKPASS = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;
function settingsOf({ credential, origin, protocol }) {
    const settings = [
        ...git .y.filter((setting) => !setting.startsWith('core.askPass=')),
        ...(protocol === 'none' ? [] : [`protocol.${protocol}.allow=always`]),
        'http.followRedirects=false',
        'http.lowSpeedLimit=100',
        'http.lowSpeedTime=30',
        'gc.auto=0',
        'maintenance.auto=false',
        'fetch.recurseSubmodules=no',
        'fetch.writeCommitGraph=false',
        'fetch.unpackLimit=1',
        'transfer.bundleURI=false',
        ...(credential === undefined ? [] : [`credential.${origin}.username=${credential.username}`]),
    ];
    return settings.flatMap((setting) => ['-c', setting]);
}
function certificates(folder) {
    const extra = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
    if (extra === '')
        return {};
    try {
        const { rootCertificates } = process.getBuiltinModule('node:tls');
        const file = (0,external_node_path_.join)(folder, 'authorities.pem');
        (0,external_node_fs_.writeFileSync)(file, [...rootCertificates, (0,external_node_fs_.readFileSync)(extra, 'utf8')].join('\n'));
        return { GIT_SSL_CAINFO: file };
    }
    catch {
        return {};
    }
}
const PROXY_VARIABLES = /^(?:https?_proxy|no_proxy)$/i;
function environmentOf({ credential, origin, protocol, repository }, searchPath, askpass) {
    const proxies = Object.entries(process.env).filter(([name]) => PROXY_VARIABLES.test(name));
    const own = {};
    for (const [name, value] of proxies)
        if (value !== undefined)
            own[name] = value;
    const host = protocol === 'file' ? '' : new URL(origin).hostname;
    if (/^(?:127\.|localhost$|\[::1\]$)/.test(host))
        own['no_proxy'] = '*';
    const user = new URL(origin);
    if (credential !== undefined)
        user.username = credential.username;
    return {
        ...(0,git ._)(repository, searchPath),
        ...own,
        GIT_ALLOW_PROTOCOL: protocol,
        GIT_NO_LAZY_FETCH: '1',
        ...(credential === undefined
            ? {}
            : { GIT_ASKPASS: askpass, PLATFORM_ACTIONS_ORIGIN: user.href.replace(/\/$/, '') }),
    };
}
function collect(child, call) {
    return new Promise((resolve) => {
        const output = [];
        let errors = '';
        let size = 0;
        let stopped;
        const stop = (why) => {
            stopped ??= why;
            killGroup(child);
        };
        const onAbort = () => stop('the run was stopped');
        const timer = setTimeout(() => stop('git took too long'), call.timeoutMs);
        call.signal.addEventListener('abort', onAbort, { once: true });
        const end = (answer) => {
            clearTimeout(timer);
            call.signal.removeEventListener('abort', onAbort);
            resolve(answer);
        };
        child.stdout?.on('data', (bytes) => {
            size += bytes.length;
            if (size > MAXIMUM_BYTES)
                stop('its list of files is too large');
            else
                output.push(bytes);
        });
        child.stderr?.on('data', (bytes) => {
            if (errors.length < MAXIMUM_ERROR_BYTES)
                errors += bytes.toString('utf8');
        });
        child.on('error', (error) => end({ kind: 'failed', why: `git cannot be started: ${(0,files .CA)(error)}` }));
        child.on('close', (code) => {
            if (stopped !== undefined)
                end({ kind: 'failed', why: stopped });
            else if (code === 0)
                end({ kind: 'output', bytes: Buffer.concat(output) });
            else
                end({ kind: 'failed', why: explain(errors) });
        });
        feed(child.stdin, call.input ?? '');
        const secrets = child.stdio[3];
        const { credential } = call;
        feed(secrets, credential === undefined ? '' : `${credential.password}\n`.repeat(MOST_ANSWERS));
    });
}
function feed(stream, text) {
    stream?.on('error', () => undefined);
    stream?.end(text);
}
function killGroup(child) {
    try {
        if (child.pid !== undefined && process.platform !== 'win32')
            process.kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    }
    catch {
    }
}
const NO_CREDENTIAL = 'the server asks for a credential, and there is none for it: does the repository exist?';
function explain(errors) {
    const lines = errors.split('\n').map((line) => line.trim());
    const fatal = lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines.find((line) => line !== '');
    const why = (fatal ?? 'git failed').replace(/^(?:fatal|error): /, '');
    return why.startsWith('unable to read askpass response') ? NO_CREDENTIAL : why;
}

;// CONCATENATED MODULE: ./build/host/git/fetch-checkout.js





const LOOK_EVERY_MS = 100;
async function fetchCheckout(options) {
    const fetched = await fetchWith(options, true);
    if (fetched.kind !== 'failed' || !NO_SINGLE_BLOBS.test(fetched.why))
        return fetched;
    return fetchWith(options, false);
}
const LASTING = /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;
function isPassing(fetched) {
    return fetched.kind === 'failed' && !LASTING.test(fetched.why);
}
const NO_SINGLE_BLOBS = /unadvertised object|not our ref/;
async function fetchWith(options, isPartial) {
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(options.folder, '.git'), { recursive: true, force: true });
    const repository = createEmptyRepository(options.folder);
    writeSettings(repository, isPartial ? options.url : undefined);
    const remote = remoteOf(options, repository);
    const filter = isPartial ? ['--filter=blob:none'] : [];
    const source = isPartial ? 'origin' : options.url;
    const shallow = ['fetch', '--quiet', '--depth=1', ...filter, '--no-tags', source];
    const ref = options.branch === undefined ? 'HEAD' : `refs/heads/${options.branch}`;
    const first = await bounded(options, (signal) => runRemoteGit({ ...remote, signal }, [...shallow, ref]));
    if (first.kind === 'failed')
        return /couldn't find remote ref HEAD/.test(first.why) ? { kind: 'empty' } : first;
    const commit = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(repository.gitDirectory, 'FETCH_HEAD'), 'utf8').split('\t')[0] ?? '';
    if (!(0,git_objects .TS)(commit))
        return { kind: 'failed', why: 'the remote sent no commit' };
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(repository.gitDirectory, 'HEAD'), `${commit}\n`);
    const wanted = await wantedFiles(options, repository, commit);
    if (wanted.kind === 'failed')
        return wanted;
    const blobs = isPartial ? await fetchBlobs(options, remote, wanted.files) : undefined;
    if (blobs?.kind === 'failed')
        return blobs;
    writeSettings(repository, undefined);
    return checkOut(options, remote, commit, wanted.files);
}
function createEmptyRepository(folder) {
    const gitDirectory = (0,external_node_path_.join)(folder, '.git');
    for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDirectory, name), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDirectory, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDirectory, 'info/attributes'), '* -text -ident -filter -working-tree-encoding\n');
    return { top: folder, gitDirectory, commonDirectory: gitDirectory };
}
function writeSettings({ gitDirectory }, url) {
    const partial = [
        '[extensions]',
        '\tpartialClone = origin',
        '[remote "origin"]',
        `\turl = "${(url ?? '').replace(/["\\]/g, '\\$&')}"`,
        '\tpromisor = true',
        '\tpartialCloneFilter = blob:none',
    ];
    const version = url === undefined ? 0 : 1;
    const core = ['[core]', `\trepositoryFormatVersion = ${version}`, '\tautocrlf = false', '\teol = lf'];
    const lines = url === undefined ? core : [...core, ...partial];
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDirectory, 'config'), `${lines.join('\n')}\n`);
}
async function remoteCommit(options, repository, branch) {
    const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
    const words = ['ls-remote', '--quiet', options.url, ref];
    const answer = await runRemoteGit(remoteOf(options, repository), words);
    if (answer.kind === 'failed')
        return undefined;
    const [line = ''] = answer.bytes.toString('utf8').split('\n');
    const [commit = '', name] = line.split('\t');
    return (0,git_objects .TS)(commit) && name === ref ? commit : undefined;
}
function remoteOf(options, repository) {
    const { credential, signal, tempDirectory, timeoutMs, workspace } = options;
    const { origin, protocol } = new URL(options.url);
    return {
        repository,
        workspace,
        protocol: protocol === 'file:' ? 'file' : protocol === 'http:' ? 'http' : 'https',
        origin: protocol === 'file:' ? 'http://localhost' : origin,
        credential: protocol === 'file:' ? undefined : credential,
        tempDirectory,
        signal,
        timeoutMs,
    };
}
async function wantedFiles({ isWanted, maximumFiles, signal, workspace }, repository, commit) {
    const words = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const answer = await (0,git.runGit)({ repository, workspace, signal }, words);
    if (answer.kind === 'failed')
        return { kind: 'failed', why: `its files cannot be listed: ${answer.why}` };
    const files = [];
    for (const row of answer.bytes.toString('utf8').split('\0')) {
        const [, id, path] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(row) ?? [];
        if (id !== undefined && path !== undefined && isWanted(path))
            files.push({ id, path });
    }
    if (files.length > maximumFiles)
        return {
            kind: 'failed',
            why: `${files.length} of its files would have to be read, more than ${maximumFiles}`,
        };
    return { kind: 'files', files };
}
async function fetchBlobs(options, remote, files) {
    const ids = [...new Set(files.map(({ id }) => id))];
    if (ids.length === 0)
        return { kind: 'output', bytes: Buffer.alloc(0) };
    const words = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags'];
    const more = ['--no-write-fetch-head', '--filter=blob:none', '--stdin', 'origin'];
    const input = `${ids.join('\n')}\n`;
    return bounded(options, (signal) => runRemoteGit({ ...remote, signal, input }, [...words, ...more]));
}
async function checkOut(options, remote, commit, files) {
    const steps = [
        [['read-tree', commit], ''],
        [['checkout-index', '--quiet', '-z', '--stdin'], files.map(({ path }) => `${path}\0`).join('')],
    ];
    for (const [words, input] of steps) {
        const local = { ...remote, credential: undefined, protocol: 'none', input };
        const done = await bounded(options, (signal) => runRemoteGit({ ...local, signal }, words));
        if (done.kind === 'failed')
            return done;
    }
    return { kind: 'fetched', commit, files: files.length, bytes: sizeOf(options.folder) };
}
async function bounded({ folder, maximumBytes, signal }, step) {
    const tooLarge = new AbortController();
    const timer = setInterval(() => {
        if (sizeOf(folder) > maximumBytes)
            tooLarge.abort();
    }, LOOK_EVERY_MS);
    try {
        const answer = await step(AbortSignal.any([signal, tooLarge.signal]));
        if (!tooLarge.signal.aborted && sizeOf(folder) <= maximumBytes)
            return answer;
        const limit = Math.floor(maximumBytes / 1024 ** 2);
        return { kind: 'failed', why: `the files that would have to be read are larger than ${limit} MiB` };
    }
    finally {
        clearInterval(timer);
    }
}
function sizeOf(folder) {
    let bytes = 0;
    const waiting = [folder];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const entry of entriesOf(at)) {
            const path = (0,external_node_path_.join)(at, entry.name);
            if (entry.isDirectory())
                waiting.push(path);
            else if (entry.isFile())
                bytes += (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0;
        }
    }
    return bytes;
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
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