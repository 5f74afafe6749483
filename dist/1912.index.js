"use strict";
exports.id = 1912;
exports.ids = [1912];
exports.modules = {

  8224:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    a: () => (  fingerprintOf)
  });
  var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

function fingerprintOf(...parts) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(JSON.stringify(parts));
}


  }),

  24344:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P: () => (  mapPool),
    z: () => (  createLimiter)
  });
async function mapPool(items, concurrency, work) {
    const results = new Array(items.length);
    const queue = items.entries();
    const failures = [];
    const worker = async () => {
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


  }),

  36149:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    V: () => (  createCurrentDigests)
  });
  var _images_image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80708);
  var _images_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63018);
  var _registry_image_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77127);



function createCurrentDigests({ host, session }, names) {
    const registry = (0,_registry_image_registry_js__WEBPACK_IMPORTED_MODULE_1__  .nn)(session.registry.access);
    const known = new Map();
    const ask = async (image) => {
        const parsed = (0,_images_image_reference_js__WEBPACK_IMPORTED_MODULE_2__  .o_)(image);
        if (parsed.kind === 'malformed')
            return undefined;
        const located = (0,_images_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'foreign')
            return undefined;
        try {
            return (await registry.manifest(located.image.repository, located.image.tag))?.digest;
        }
        catch (error) {
            host.log.debug(`the digest of ${image} is not known: ${String(error)}`);
            return undefined;
        }
    };
    return (image) => {
        const asked = known.get(image) ?? ask(image);
        known.set(image, asked);
        return asked;
    };
}


  }),

  7535:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J0: () => (  renderFleetFile),
    N6: () => (  readFleetFile),
    TN: () => (  keyOf)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63619);
  var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);
  var _fleet_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80301);





const MAXIMUM_FILE_BYTES = 256 * 1024 * 1024;
const imageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    image: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    digest: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP()),
});
const rememberedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    url: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP()),
    pushedAt: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP()),
    sizeKib: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .aig()),
    key: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    exitCode: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .aig(),
    judgedAt: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    durationMs: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .aig(),
    images: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YOg(imageSchema),
});
const fleetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .euz(1),
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .euz('platform-actions-fleet'),
    repositories: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YOg(rememberedSchema),
});
function keyOf(command, lines) {
    return (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)(command ?? '', ...[...lines].sort());
}
async function readFleetFile(path) {
    const text = await (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .Gu)(path, MAXIMUM_FILE_BYTES);
    if (text === undefined)
        return new Map();
    const parsed = fleetSchema.safeParse((0,_fleet_list_js__WEBPACK_IMPORTED_MODULE_3__  .qF)(text));
    if (parsed.success)
        return new Map(parsed.data.repositories.map((one) => [one.url, one]));
    const [issue] = parsed.error.issues;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({
        message: `\`fleet-file\`: \`${path}\` is not the file that \`mode: merge\` writes: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
        fix: 'delete it: the next run then looks at every repository',
        input: 'fleet-file',
    });
}
function* renderFleetFile(repositories) {
    yield '{"version":1,"kind":"platform-actions-fleet","repositories":[\n';
    for (const [index, repository] of repositories.entries())
        yield `${index === 0 ? '' : ',\n'}${JSON.stringify(repository)}`;
    yield '\n]}\n';
}


  }),

  80301:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ST: () => (  UNCHANGED),
    VX: () => (  decodeList),
    qF: () => (  parseJson)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);


const UNCHANGED = 'unchanged since the last merged report';
const repository = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    url: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    sizeKib: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig()),
    pushedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
});
const listSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .euz(1),
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .euz('platform-actions-fleet-list'),
    shards: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(),
    requested: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(),
    repositories: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .X$i(repository, { shard: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig() })),
    unchanged: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(repository),
});
function decodeList(text, subject) {
    const parsed = listSchema.safeParse(parseJson(text));
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
        message: `${subject} is not a list of repositories: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
        fix: 'write one `owner/name` or clone URL per line, or give the `list-file` of `mode: list`',
        input: 'repositories-file',
    });
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


  }),

  8017:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  balance)
  });
  var _base_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

const BASE_MS = 1500;
const MS_PER_KIB = 0.02;
const MOST_FOR_SIZE_MS = 30_000;
function balance(items, count) {
    const weighed = items
        .map((item) => ({ item, weight: weightOf(item), key: (0,_base_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(item.repository) }))
        .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
    const shards = Array.from({ length: Math.min(count, items.length) }, () => ({ load: 0, items: [] }));
    for (const { item, weight } of weighed) {
        const least = shards.reduce((best, shard) => (shard.load < best.load ? shard : best));
        least.load += weight;
        least.items.push(item);
    }
    return shards.map((shard) => shard.items);
}
function weightOf({ durationMs, sizeKib = 0 }) {
    return durationMs ?? BASE_MS + Math.min(sizeKib * MS_PER_KIB, MOST_FOR_SIZE_MS);
}


  }),

  68072:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J: () => (  remoteOptions)
  });
function remoteOptions({ url }, servers, { host }, limits) {
    const credential = servers.credentialFor(url);
    const { tempDirectory, workspace } = host.context;
    return { url, credential, tempDirectory, workspace, ...limits };
}


  }),

  74597:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  readEntries),
    t: () => (  readRepositoriesFile)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);
  var _fleet_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80301);
  var _repository_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82555);






const MAXIMUM_FILE_BYTES = 64 * 1024 * 1024;
const MOST_PROBLEMS = 20;
async function readRepositoriesFile(path, { workingDirectory }, serverUrl) {
    const text = await (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path), MAXIMUM_FILE_BYTES);
    if (text === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({
            message: `\`repositories-file\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(path, 300)}\` does not exist`,
            input: 'repositories-file',
        });
    }
    if (text.trimStart().startsWith('{')) {
        const list = (0,_fleet_list_js__WEBPACK_IMPORTED_MODULE_3__  .VX)(text, `\`repositories-file\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(path, 300)}\``);
        requireCloneUrls([...list.repositories, ...list.unchanged], serverUrl);
        return { kind: 'list', list };
    }
    return { kind: 'names', repositories: readNames(text, path, serverUrl) };
}
function requireCloneUrls(listed, serverUrl) {
    const problems = listed.flatMap(({ url }) => {
        const parsed = URL.canParse(url) ? (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .E)(url, serverUrl) : undefined;
        if (parsed?.kind === 'entry')
            return [];
        const why = parsed?.why ?? `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(url, 100)}\` is not a clone URL`;
        return [{ message: `\`repositories-file\`: ${why}`, input: 'repositories-file' }];
    });
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y(...problems.slice(0, MOST_PROBLEMS));
}
function readNames(text, path, serverUrl) {
    const problems = [];
    const entries = new Map();
    for (const [index, line] of text
        .replace(/^\uFEFF/, '')
        .split(/\r\n|\n|\r/)
        .entries()) {
        const entry = line.replace(/(?:^|\s)#.*$/, '').trim();
        if (entry === '')
            continue;
        const parsed = (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .E)(entry, serverUrl);
        if (parsed.kind === 'entry')
            entries.set(parsed.entry.url, entries.get(parsed.entry.url) ?? parsed.entry);
        else
            problems.push({
                message: `\`repositories-file\`: ${parsed.why}`,
                fix: 'write one `owner/name` or clone URL per line',
                input: 'repositories-file',
                place: { file: path, line: index + 1 },
            });
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y(...problems.slice(0, MOST_PROBLEMS));
    return [...entries.values()];
}
function readEntries(texts, serverUrl) {
    const parsed = texts.map((text) => (0,_repository_entry_js__WEBPACK_IMPORTED_MODULE_5__  .E)(text, serverUrl));
    const problems = parsed.flatMap((one) => one.kind === 'problem' ? [{ message: `\`repositories\`: ${one.why}`, input: 'repositories' }] : []);
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y(...problems.slice(0, MOST_PROBLEMS));
    const entries = parsed.flatMap((one) => (one.kind === 'entry' ? [one.entry] : []));
    return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}


  }),

  82555:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  parseEntry),
    V: () => (  nameOf)
  });
  var _base_loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68475);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);


const LONGEST = 500;
const NAME = /^[\w.-]+(?:\/[\w.-]+)+$/;
function parseEntry(text, serverUrl) {
    const problem = (why) => ({
        kind: 'problem',
        why: `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 100)}\` ${why}`,
    });
    if (text.length > LONGEST)
        return problem('is too long');
    if (NAME.test(text)) {
        if (text.split('/').some((part) => /^\.*$/.test(part)))
            return problem('has a dot segment');
        return { kind: 'entry', entry: { repository: text, url: `${serverUrl}/${text}.git` } };
    }
    if (/^(?:ssh:\/\/|[\w.-]+@[\w.-]+:)/.test(text))
        return problem('is an SSH URL; write the https URL');
    if (!URL.canParse(text) || /[\s\p{Cc}]/u.test(text))
        return problem('is neither `owner/name` nor a clone URL');
    const url = new URL(text);
    const isHttp = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_base_loopback_js__WEBPACK_IMPORTED_MODULE_1__  .U)(url.hostname));
    if (!isHttp && url.protocol !== 'file:')
        return problem('is not an https URL');
    if (url.username !== '' || url.password !== '')
        return problem('has a user name or password in its URL');
    if (/[?#]/.test(text))
        return problem('has a query or a fragment in its URL');
    if (url.pathname.length < 2)
        return problem('has no path');
    return { kind: 'entry', entry: { repository: text, url: url.href } };
}
function nameOf({ repository }) {
    if (!URL.canParse(repository))
        return repository;
    const url = new URL(repository);
    return url.protocol === 'file:' ? repository : url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, '');
}


  }),

  37136:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  serversOf)
  });
function serversOf(inputs, host) {
    const { apiUrl, serverUrl } = host.context;
    const isGitlab = host.name === 'gitlab';
    const bare = serverUrl?.replace(/\/+$/, '');
    const isGithub = apiUrl !== undefined && bare !== undefined;
    const githubUrl = isGithub ? bare : 'https://github.com';
    const gitlabUrl = inputs['gitlab-url'] ?? (isGitlab && bare !== undefined ? bare : 'https://gitlab.com');
    const tokens = [
        [githubUrl, 'x-access-token', inputs['github-token']],
        [gitlabUrl, 'oauth2', inputs['gitlab-token']],
    ];
    return {
        serverUrl: isGitlab ? gitlabUrl : githubUrl,
        githubUrl,
        githubApiUrl: isGithub ? apiUrl : 'https://api.github.com',
        gitlabUrl,
        credentialFor: (url) => {
            const { origin, protocol } = new URL(url);
            if (protocol === 'file:')
                return undefined;
            const fitting = tokens.find(([base, , token]) => token !== undefined && new URL(base).origin === origin);
            return fitting?.[2] === undefined ? undefined : { username: fitting[1], password: fitting[2] };
        },
    };
}


  }),

  44838:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    h: () => (  withScratch)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _base_machine_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42046);
  var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48636);




async function withScratch(tempDirectory, names, work) {
    const folder = make(tempDirectory, names);
    try {
        return await work(Object.fromEntries(names.map((name) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)])));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
function make(tempDirectory, names) {
    try {
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempDirectory, 'platform-actions-'));
        for (const name of names)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        return folder;
    }
    catch (error) {
        throw new _base_machine_error_js__WEBPACK_IMPORTED_MODULE_2__  .M(`cannot create a folder in the temporary folder \`${tempDirectory}\`: ${(0,_files_js__WEBPACK_IMPORTED_MODULE_3__  .CA)(error)}`, 'set TMPDIR (on GitHub, RUNNER_TEMP) to a folder with free space that this process may write to');
    }
}


  }),

  90457:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IP: () => (  registryImageName),
    Qf: () => (  createImageGlobList),
    oB: () => (  createImageGlob)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80708);


function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return hasTag(name) ? name : `${name}:latest`;
}
const HOST = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
function registryImageName(repository, tag = '') {
    return `${OWN_HOST}${repository}:${tag}`;
}
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_1__  .uD}/`;
const hasTag = (name) => name.lastIndexOf(':') > name.lastIndexOf('/');
function createImageGlob(glob) {
    const matches = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .mi)(glob, {
        complete: (pattern) => (hasTag(pattern) ? pattern : `${pattern}:*`),
    });
    return (image) => {
        const host = HOST.exec(image)?.[0] ?? OWN_HOST;
        const name = plainImageName(image);
        const short = name.replace(/^chainguard\//, '');
        return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
    };
}
function createImageGlobList(globs) {
    const rules = globs.map((entry) => {
        const { glob, negated } = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .sz)(entry);
        return { negated, matches: createImageGlob(glob) };
    });
    return (names) => {
        const last = rules.findLast(({ matches }) => names.some(matches));
        return last !== undefined && !last.negated;
    };
}


  }),

  80708:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jw: () => (  fileSegments),
    TT: () => (  isUsableMapping),
    Ul: () => (  isPublic),
    de: () => (  mapsDockerHub),
    gO: () => (  PUBLIC_ORGANIZATION),
    jE: () => (  parseRegistryMapping),
    kl: () => (  locateImage),
    uD: () => (  PUBLIC_REGISTRY)
  });
const PUBLIC_REGISTRY = 'cgr.dev';
const PUBLIC_ORGANIZATION = 'chainguard';
const DEFAULT_TAG = 'latest';
const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_LIBRARY = 'library';
const DOCKER_HUB_HOSTS = new Set([DOCKER_HUB, 'index.docker.io', 'registry-1.docker.io']);
function plainHost(host) {
    const plain = host.toLowerCase().replace(/:443$/, '');
    return DOCKER_HUB_HOSTS.has(plain) ? DOCKER_HUB : plain;
}
function withPlainHost([host, ...path]) {
    return [plainHost(String(host)), ...path];
}
function fileSegments({ host, path }) {
    const plain = plainHost(host ?? DOCKER_HUB);
    const isShort = plain === DOCKER_HUB && path.length === 1;
    return [plain, ...(isShort ? [DOCKER_HUB_LIBRARY] : []), ...path];
}
function mapsDockerHub({ mappings }) {
    return mappings.some(({ from }) => from[0] === DOCKER_HUB);
}
function parseRegistryMapping(line) {
    const [from = '', to = '', ...rest] = line.split('=').map((side) => side
        .trim()
        .replace(/^https?:\/\//, '')
        .replace(/(?<!\/)\/+$/, ''));
    if (rest.length > 0 || from === '' || to === '')
        return { kind: 'malformed', reason: 'it does not have the form `left=right`' };
    const [left, right] = [from.split('/'), to.split('/')];
    if ([...left, ...right].some((segment) => segment === ''))
        return { kind: 'malformed', reason: 'one of its parts is empty' };
    return { kind: 'mapping', mapping: { from: withPlainHost(left), to: withPlainHost(right) } };
}
function isUsableMapping(mapping, names) {
    const leadsHere = ({ to }) => isOurs(String(to[0]), names);
    const isBroader = ({ from }) => from.length < mapping.from.length && from.every((segment, index) => segment === mapping.from[index]);
    return leadsHere(mapping) || names.mappings.some((other) => isBroader(other) && leadsHere(other));
}
function locateImage(reference, names, bare) {
    const tag = reference.tag ?? DEFAULT_TAG;
    const { host, path } = reference;
    const isBare = host === undefined && bare === 'ours';
    const segments = fileSegments(reference);
    const mapping = isBare ? undefined : longestMapping(segments, names.mappings);
    if (mapping !== undefined) {
        const target = [...mapping.to, ...segments.slice(mapping.from.length)];
        const toHost = String(target[0]);
        if (!isOurs(toHost, names))
            return { kind: 'foreign', host: toHost };
        return ours(target.slice(1), tag, { ...reference, tag, digest: undefined });
    }
    if (host === undefined) {
        if (bare === 'foreign')
            return { kind: 'foreign', host };
    }
    else if (!isOurs(host, names))
        return { kind: 'foreign', host };
    const complete = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return ours(path, tag, { host: host ?? PUBLIC_REGISTRY, path: complete, tag, digest: undefined });
}
function isPublic(repository, tag) {
    return repository.startsWith(`${PUBLIC_ORGANIZATION}/`) && (tag === 'latest' || tag === 'latest-dev');
}
function ours(path, tag, complete) {
    const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return {
        kind: 'ours',
        image: { organization: String(full[0]), repository: full.join('/'), tag, complete },
    };
}
function isOurs(host, names) {
    const plain = plainHost(host);
    return plain === PUBLIC_REGISTRY || plain === plainHost(names.registryHost);
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}


  }),

  63018:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bc: () => (  isDigest),
    De: () => (  isCompleteReference),
    ER: () => (  isHostSegment),
    Yk: () => (  printImageReference),
    gj: () => (  withoutWrongDigest),
    o_: () => (  parseImageReference)
  });
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const SEGMENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;
function isDigest(text) {
    return DIGEST.test(text);
}
function isTag(text) {
    return TAG.test(text);
}
function isHostSegment(segment) {
    return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}
function parseImageReference(text) {
    const malformed = (reason) => ({ kind: 'malformed', reason });
    if (text === '')
        return malformed('it is empty');
    if (text.length > MAXIMUM_LENGTH)
        return malformed(`it is longer than ${MAXIMUM_LENGTH} characters`);
    const at = text.indexOf('@');
    const digest = at < 0 ? undefined : text.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return malformed(digestProblem(digest));
    const name = at < 0 ? text : text.slice(0, at);
    const colon = name.lastIndexOf(':');
    const hasTag = colon > name.lastIndexOf('/');
    const tag = hasTag ? name.slice(colon + 1) : undefined;
    if (tag !== undefined && !isTag(tag))
        return malformed('its tag is not 1 to 128 letters, digits, `_`, `.` or `-`');
    const whole = hasTag ? name.slice(0, colon) : name;
    const slash = whole.indexOf('/');
    const first = whole.slice(0, Math.max(0, slash));
    const host = isHostSegment(first) ? first : undefined;
    if (host !== undefined && !HOST.test(host))
        return malformed('its registry host is not a valid host name');
    const path = (host === undefined ? whole : whole.slice(slash + 1)).split('/');
    const wrong = path.find((segment) => !SEGMENT.test(segment));
    if (wrong === '')
        return malformed('it has an empty name');
    if (wrong !== undefined)
        return malformed('its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`');
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
function withoutWrongDigest(text) {
    const at = text.indexOf('@');
    const parsed = parseImageReference(text.slice(0, Math.max(0, at)));
    return parsed.kind === 'reference' && parsed.reference.tag !== undefined ? parsed.reference : undefined;
}
const NAME_WITH_VERSION = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
function isCompleteReference(text) {
    const parsed = parseImageReference(text);
    if (parsed.kind === 'malformed') {
        const slash = text.indexOf('/');
        const first = text.slice(0, Math.max(0, slash));
        return isHostSegment(first) && HOST.test(first) && NAME_WITH_VERSION.test(text.slice(slash + 1));
    }
    const { host, tag, digest } = parsed.reference;
    return host !== undefined && (tag !== undefined || digest !== undefined);
}
function printImageReference(reference) {
    const host = reference.host === undefined ? '' : `${reference.host}/`;
    const tag = reference.tag === undefined ? '' : `:${reference.tag}`;
    const digest = reference.digest === undefined ? '' : `@${reference.digest}`;
    return `${host}${reference.path.join('/')}${tag}${digest}`;
}
function digestProblem(digest) {
    if (/^sha256:[0-9a-f]+$/.test(digest) && digest.length < 71) {
        return `its digest has ${digest.length - 7} hexadecimal digits, not 64`;
    }
    return 'its digest is not `sha256:` and 64 lower-case hexadecimal digits';
}


  }),

  98124:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B3: () => (  readImageInputs),
    C8: () => (  createImageFilter),
    Cd: () => (  readRegistryNames),
    Db: () => (  missingRegistryCredential),
    H: () => (  readImages)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _image_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90457);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80708);
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63018);




function readRegistryNames(inputs) {
    const lines = new Map();
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .jE)(line);
        if (parsed.kind === 'mapping')
            lines.set(parsed.mapping, line);
        else
            problems.push({
                message: `\`registry-map\`: \`${line}\` is not a mapping: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    const names = { registryHost: new URL(inputs['registry-url']).host, mappings: [...lines.keys()] };
    for (const [mapping, line] of lines)
        if (!(0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .TT)(mapping, names))
            problems.push({
                message: `\`registry-map\`: \`${line}\` leads to \`${mapping.to[0]}\`, which is not this registry, so its images would not be looked at`,
                fix: 'write `cgr.dev`, or an organization below it, on the right, or remove the line',
                input: 'registry-map',
            });
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return names;
}
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'ours')
            named.push({ text, reference: parsed.reference, image: located.image });
        else {
            problems.push({
                message: `\`images\`: \`${text}\` is on \`${located.host}\`, not on this registry`,
                fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
                input: 'images',
            });
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return named;
}
function readImageInputs(inputs, problems = []) {
    const names = readRegistryNames(inputs);
    try {
        const images = readImages(inputs.images, names);
        if (problems.length === 0)
            return { names, images };
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems, ...error.problems);
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
}
function createImageFilter(globs) {
    const isListed = (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .Qf)(globs);
    return ({ complete, repository }, tag) => isListed([
        (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .IP)(repository, tag),
        `${(0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .Yk)({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
function missingRegistryCredential(inputs, image) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return undefined;
    if ((0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .Ul)(image.repository, image.tag))
        return undefined;
    return {
        message: '`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in',
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
    };
}


  }),

  34779:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lp: () => (  CODES),
    Wk: () => (  PlatformError),
    Wm: () => (  stoppedError),
    qF: () => (  parseJson)
  });
const CODES = [
    'OK',
    'CANCELLED',
    'UNKNOWN',
    'INVALID_ARGUMENT',
    'DEADLINE_EXCEEDED',
    'NOT_FOUND',
    'ALREADY_EXISTS',
    'PERMISSION_DENIED',
    'RESOURCE_EXHAUSTED',
    'FAILED_PRECONDITION',
    'ABORTED',
    'OUT_OF_RANGE',
    'UNIMPLEMENTED',
    'INTERNAL',
    'UNAVAILABLE',
    'DATA_LOSS',
    'UNAUTHENTICATED',
];
const NO_DETAILS = { fieldViolations: [], preconditions: [], resource: undefined, others: [] };
class PlatformError extends Error {
    code;
    httpStatus;
    reason;
    domain;
    details;
    requestId;
    call;
    sent;
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.name = 'PlatformError';
        this.code = facts.code;
        this.call = facts.call;
        this.httpStatus = facts.httpStatus ?? 0;
        this.reason = facts.reason ?? '';
        this.domain = facts.domain ?? '';
        this.details = facts.details ?? NO_DETAILS;
        this.requestId = facts.requestId;
        this.sent = facts.sent ?? true;
    }
}
function stoppedError({ reason }, call, sent = true) {
    const why = reason instanceof Error ? reason.message : 'the run was stopped';
    return new PlatformError(why, { code: 'CANCELLED', call, cause: reason, sent });
}
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}


  }),

  17775:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  path)
  });
  var _base_uid_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68236);

function path(strings, ...values) {
    return String.raw({ raw: strings }, ...values.map((value) => value.split('/').map(encodeSegment).join('/')));
}
function encodeSegment(segment) {
    if (!(0,_base_uid_path_js__WEBPACK_IMPORTED_MODULE_0__  .b)(segment)) {
        throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
    }
    return encodeURIComponent(segment);
}


  }),

  77127:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  nn: () => (  createImageRegistry),
  LN: () => (  referrersTag)
});


var sha256 = __webpack_require__(39589);
var image_name = __webpack_require__(80708);
var image_reference = __webpack_require__(63018);
var errors = __webpack_require__(34779);
var path = __webpack_require__(17775);
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/registry/manifest.js


const INDEX_TYPES = [
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
];
const MANIFEST_TYPES = [
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
];
const ACCEPTED_MANIFESTS = [...INDEX_TYPES, ...MANIFEST_TYPES].join(', ');
const MAXIMUM_ENTRIES = 1000;
function decodeManifest(json) {
    if (!(0,json_value .u4)(json))
        throw new TypeError('it is not a JSON object');
    const [type, manifests, layers] = [json['mediaType'], json['manifests'], json['layers']];
    if (manifests !== undefined && layers !== undefined)
        throw new TypeError('it has `manifests` and `layers`, so that readers disagree about it');
    if (Array.isArray(manifests)) {
        requireType(type, INDEX_TYPES, 'manifests');
        return { kind: 'index', manifests: descriptorsOf(manifests, 'manifests') };
    }
    if (Array.isArray(layers)) {
        requireType(type, MANIFEST_TYPES, 'layers');
        const config = json['config'] === undefined ? undefined : decodeDescriptor(json['config'], 'config');
        return { kind: 'image', config, layers: descriptorsOf(layers, 'layers') };
    }
    throw new TypeError('it has neither a list `manifests` nor a list `layers`');
}
function requireType(type, fitting, list) {
    if (type === undefined || (typeof type === 'string' && fitting.includes(type)))
        return;
    throw new TypeError(`it has \`${list}\`, but another \`mediaType\``);
}
function descriptorsOf(list, name) {
    if (list.length > MAXIMUM_ENTRIES)
        throw new TypeError(`\`${name}\` has more than ${MAXIMUM_ENTRIES} entries`);
    return list.map((entry, index) => decodeDescriptor(entry, `${name}.${index}`));
}
function decodeDescriptor(json, place) {
    if (!(0,json_value .u4)(json))
        throw new TypeError(`\`${place}\` is not an object`);
    const { annotations, artifactType, digest, mediaType, platform, size } = json;
    if (typeof digest !== 'string' || !(0,image_reference .Bc)(digest))
        throw new TypeError(`\`${place}.digest\` is not a sha256 digest`);
    if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
        throw new TypeError(`\`${place}.size\` is not a number of bytes`);
    return {
        mediaType: (0,json_value .b6)(mediaType) ?? '',
        digest,
        size,
        artifactType: (0,json_value .b6)(artifactType),
        annotations: annotationsOf(annotations),
        platform: platformOf(platform),
    };
}
function annotationsOf(json) {
    if (!(0,json_value .u4)(json))
        return {};
    return Object.fromEntries(Object.entries(json).filter((entry) => typeof entry[1] === 'string'));
}
function platformOf(json) {
    if (!(0,json_value .u4)(json))
        return undefined;
    const [os, architecture] = [(0,json_value .b6)(json['os']), (0,json_value .b6)(json['architecture'])];
    if (os === undefined || architecture === undefined)
        return undefined;
    return { os, architecture, variant: (0,json_value .b6)(json['variant']) };
}

;// CONCATENATED MODULE: ./build/registry/next-page.js
function nextPageOf(link, requestUrl) {
    const target = link === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(link)?.[1];
    if (target === undefined)
        return undefined;
    const from = new URL(requestUrl);
    const url = URL.canParse(target, from.href) ? new URL(target, from.href) : undefined;
    if (url === undefined || url.origin !== from.origin || url.pathname !== from.pathname)
        throw new TypeError('its `Link` to the next page leads elsewhere');
    return url.href;
}

var loopback = __webpack_require__(68475);
;// CONCATENATED MODULE: ./build/registry/storage-url.js

const SHORTEST_SECRET = 20;
function judgeStorageUrl(location, requestUrl) {
    const from = new URL(requestUrl);
    const url = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
    if (url === undefined)
        return { kind: 'refused', reason: 'its address cannot be read' };
    if (url.username !== '' || url.password !== '')
        return { kind: 'refused', reason: 'its address has a user name or a password' };
    const isLocal = (0,loopback .U)(from.hostname) && (0,loopback .U)(url.hostname) && url.protocol === 'http:';
    if (url.protocol !== 'https:' && !isLocal)
        return { kind: 'refused', reason: 'its address is not https' };
    const values = [...url.searchParams.values()].filter((value) => value.length >= SHORTEST_SECRET);
    const encoded = values.map(encodeURIComponent);
    const query = url.search.slice(1);
    const whole = query.length >= SHORTEST_SECRET ? [query] : [];
    return { kind: 'url', url: url.href, secrets: [...new Set([...whole, ...values, ...encoded])] };
}

;// CONCATENATED MODULE: ./build/registry/image-registry.js








const MAXIMUM_MANIFEST_BYTES = 4 * 1024 * 1024;
const MAXIMUM_BLOB_BYTES = 64 * 1024 * 1024;
const MAXIMUM_PAGES = 16;
function createImageRegistry(access) {
    const { registryUrl } = access;
    const manifest = (repository, reference) => get(access, {
        repository,
        url: `${registryUrl}${(0,path .A) `/v2/${repository}/manifests/${reference}`}`,
        name: `${repository}${(0,image_reference .Bc)(reference) ? '@' : ':'}${reference}`,
        accept: ACCEPTED_MANIFESTS,
        maximumBytes: MAXIMUM_MANIFEST_BYTES,
        judge: (body) => {
            const digest = `sha256:${(0,sha256 .f)(body)}`;
            if ((0,image_reference .Bc)(reference))
                requireDigest(digest, reference);
            return { digest, manifest: decodeManifest(JSON.parse(body)) };
        },
    });
    return {
        manifest,
        referrers: async (repository, digest) => {
            const listed = await listReferrers(access, repository, digest);
            if (listed !== undefined)
                return listed;
            const tagged = await manifest(repository, referrersTag(digest));
            return tagged?.manifest.kind === 'index' ? tagged.manifest.manifests : [];
        },
        blob: async (repository, { digest, size }) => {
            const question = {
                repository,
                url: `${registryUrl}${(0,path .A) `/v2/${repository}/blobs/${digest}`}`,
                name: `${repository}@${digest}`,
                accept: '*/*',
                maximumBytes: MAXIMUM_BLOB_BYTES,
                judge: (body) => {
                    requireDigest(`sha256:${(0,sha256 .f)(body)}`, digest);
                    return body;
                },
            };
            if (size > MAXIMUM_BLOB_BYTES)
                throw tooLarge(question);
            const text = await get(access, question);
            if (text === undefined)
                throw failure(question.url, 'NOT_FOUND', `\`${question.name}\` is not in the registry`);
            return text;
        },
    };
}
function referrersTag(digest) {
    return digest.replace(':', '-');
}
function isMissing(error) {
    return error instanceof errors .Wk && (error.code === 'NOT_FOUND' || error.code === 'UNIMPLEMENTED');
}
async function listReferrers(access, repository, digest) {
    const found = [];
    let url = `${access.registryUrl}${(0,path .A) `/v2/${repository}/referrers/${digest}`}`;
    for (let pages = 1; url !== undefined; pages += 1) {
        const asked = url;
        if (pages > MAXIMUM_PAGES)
            throw failure(asked, 'UNDECODABLE', `the list of referrers has more than ${MAXIMUM_PAGES} pages`);
        const page = await get(access, {
            repository,
            url: asked,
            name: `${repository}@${digest}`,
            accept: ACCEPTED_MANIFESTS,
            maximumBytes: MAXIMUM_MANIFEST_BYTES,
            judge: (body, headers) => {
                const list = decodeManifest(JSON.parse(body));
                if (list.kind !== 'index')
                    throw new TypeError('it is not an index');
                return { manifests: list.manifests, next: nextPageOf(headers['link'], asked) };
            },
        });
        if (page === undefined)
            return undefined;
        found.push(...page.manifests);
        url = page.next;
    }
    return found;
}
async function get(access, question) {
    const { accept, name, repository, url } = question;
    const target = {
        repository,
        isPublic: repository.startsWith(`${image_name .gO}/`),
        name,
        call: callOf(url),
    };
    const judge = (body, headers) => 
    body.length > question.maximumBytes
        ? { kind: 'too-large' }
        : { kind: 'value', value: question.judge(body, headers) };
    const answer = await access.ask(target, async (token) => {
        try {
            return await access.transport({
                method: 'GET',
                url,
                headers: { accept, authorization: `Bearer ${token}` },
                idempotent: true,
                judge,
                limit: { maximumBytes: question.maximumBytes, tooLarge: () => ({ kind: 'too-large' }) },
                redirected: (location) => ({ kind: 'redirect', location }),
            });
        }
        catch (error) {
            if (isMissing(error))
                return { kind: 'missing' };
            throw error;
        }
    });
    if (answer.kind === 'missing')
        return undefined;
    const body = answer.kind === 'redirect' ? await follow(access, question, answer.location, judge) : answer;
    if (body.kind === 'too-large')
        throw tooLarge(question);
    return body.value;
}
function follow(access, { accept, maximumBytes, url }, location, judge) {
    const storage = judgeStorageUrl(location, url);
    if (storage.kind === 'refused')
        throw failure(url, 'REDIRECT', `the registry redirects to another host, but ${storage.reason}`);
    for (const secret of storage.secrets)
        access.mask(secret);
    return access.transport({
        method: 'GET',
        url: storage.url,
        headers: { accept },
        idempotent: true,
        judge,
        limit: { maximumBytes, tooLarge: () => ({ kind: 'too-large' }) },
    });
}
function requireDigest(digest, wanted) {
    if (digest !== wanted)
        throw new TypeError(`its digest is ${digest}, not ${wanted}`);
}
function tooLarge({ maximumBytes, name, url }) {
    return failure(url, 'UNDECODABLE', `\`${name}\` is larger than ${maximumBytes >> 20} MiB`);
}
function failure(url, code, message) {
    return new errors .Wk(message, { code, call: callOf(url) });
}
function callOf(url) {
    return `GET ${new URL(url).pathname}`;
}


  })

};
;