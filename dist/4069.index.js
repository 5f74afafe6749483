export const id = 4069;
export const ids = [4069,7559,8892];
export const modules = {

/***/ 34150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 file`, `2 files`; `plural` where it takes more than an `s`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}


/***/ }),

/***/ 77825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items by key, keys in order of first appearance (`Map.groupBy` is not in Node 20). */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 67172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readBaseIgnores)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_ignore_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74259);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26097);




/**
 * The ignores of the base of a change, to tell what the change added or loosened (contract §8); `undefined` without a
 * change, or when they come from the base anyway. Best effort: a base that cannot be read is told and compared with nothing.
 */
async function readBaseIgnores(inputs, deps, now) {
    const { host, workingDirectory } = deps;
    const { changeRequest, untrustedHead } = host.context;
    if (changeRequest?.baseCommit === undefined || untrustedHead || inputs['policy-from'] === 'base')
        return undefined;
    if (deps.config.ignores.length === 0)
        return undefined;
    const path = inputs['config-file'] ?? _policy_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG_FILE */ .Cu;
    try {
        const text = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .policyReader */ .CE)({ host, policyFrom: 'base', workingDirectory })(path);
        if (text === undefined)
            return [];
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6384)]).then(__webpack_require__.bind(__webpack_require__, 86384));
        const parsed = parseConfigFile(text, path);
        if (parsed.kind === 'problems')
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...parsed.problems);
        return (0,_domain_ignore_js__WEBPACK_IMPORTED_MODULE_2__/* .parseIgnores */ .z)(parsed.config.ignores, { requireReason: false, maxDays: undefined }, now).ignores;
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        const [first] = error.problems;
        const why = `${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(first?.message ?? '', 400)}. ${first?.fix ?? ''}`.trim();
        host.log.warning(`Which ignores this change adds or loosens cannot be told: ${why}`);
        return undefined;
    }
}


/***/ }),

/***/ 2119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readIgnores),
/* harmony export */   findIgnoreProblems: () => (/* binding */ findIgnoreProblems),
/* harmony export */   ignoreRulesOf: () => (/* binding */ ignoreRulesOf)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74259);


/** The ignores of a config file, judged; throws `UserError` with everything that is wrong with them. */
function readIgnores(config, rules, now) {
    const problems = findIgnoreProblems(config, rules, now);
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return (0,_domain_ignore_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIgnores */ .z)(config.ignores, rules, now).ignores;
}
/** Everything that is wrong with the ignores of a config file. */
function findIgnoreProblems(config, rules, now) {
    const { problems } = (0,_domain_ignore_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIgnores */ .z)(config.ignores, rules, now);
    return problems.map((problem) => ({ ...problem, input: 'config-file' }));
}
/**
 * The rules that a command reads ignores by: the inputs of `advisory-gate`, whose word on reasons in the config file
 * counts for `check-deprecated` too. Commands without ignores look at the shape alone, since they cannot know the inputs.
 */
function ignoreRulesOf(command, config, inputs = {}) {
    if (command === 'advisory-gate') {
        const maxDays = inputs['max-ignore-days'];
        return {
            requireReason: inputs['require-ignore-reason'] !== false,
            maxDays: typeof maxDays === 'number' ? maxDays : undefined,
        };
    }
    const waived = config.given('advisory-gate', 'require-ignore-reason')?.text.trim() === 'false';
    return { requireReason: command === 'check-deprecated' && !waived, maxDays: undefined };
}


/***/ }),

/***/ 59997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ isAdvisoryIgnore),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   cY: () => (/* binding */ findLoosenedIgnores),
/* harmony export */   tn: () => (/* binding */ createIgnoreMatcher),
/* harmony export */   v$: () => (/* binding */ isExpiring)
/* harmony export */ });
/* unused harmony export EXPIRY_WARNING_DAYS */
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56860);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22475);
/* harmony import */ var _image_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35563);



/** Days before its end from which on an ignore warns (contract §8). */
const EXPIRY_WARNING_DAYS = 14;
/** Whether an entry has ended at a time; one with a date ends at 00:00 UTC of it. */
function isExpired(ignore, nowMs) {
    return ignore.expires !== undefined && ignore.expires.timeMs <= nowMs;
}
/** Whether an entry still ignores but ends within 14 days. */
function isExpiring(ignore, nowMs) {
    if (ignore.expires === undefined || isExpired(ignore, nowMs))
        return false;
    return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * _base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
}
/** Whether an entry is about advisories alone; one that names only an image is about all that is found on it. */
function isAdvisoryIgnore(ignore) {
    return ignore.id !== undefined || ignore.artifact !== undefined;
}
/** Finds the entries that fit a subject, in file order: all that the entry names has to match. */
function createIgnoreMatcher(ignores) {
    const compiled = ignores.map((ignore, order) => ({
        ignore,
        order,
        artifact: ignore.artifact === undefined ? undefined : (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .createNameGlob */ .mi)(ignore.artifact),
        image: ignore.image === undefined ? undefined : (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .createImageGlob */ .oB)(ignore.image),
    }));
    const anyId = compiled.filter(({ ignore }) => ignore.id === undefined);
    const withId = new Map();
    for (const entry of compiled) {
        if (entry.ignore.id === undefined)
            continue;
        const id = entry.ignore.id.toLowerCase();
        withId.set(id, [...(withId.get(id) ?? []), entry]);
    }
    if (compiled.length === 0)
        return () => [];
    return (subject) => {
        const candidates = new Set(anyId);
        for (const id of subject.ids)
            for (const entry of withId.get(id.toLowerCase()) ?? [])
                candidates.add(entry);
        if (candidates.size === 0)
            return [];
        return [...candidates]
            .filter(({ artifact, image }) => (artifact === undefined || artifact(subject.artifact)) &&
            (image === undefined || everyImage(subject.images, image)))
            .sort((a, b) => a.order - b.order)
            .map(({ ignore }) => ignore);
    };
}
const everyImage = (images, matches) => images.length > 0 && images.every((image) => image !== undefined && matches(image));
const scopeKey = (ignore) => JSON.stringify([ignore.id?.toLowerCase(), ignore.artifact, ignore.image]);
const endOf = (ignore) => ignore.expires?.timeMs ?? Number.POSITIVE_INFINITY;
/**
 * Entries that the change added, or gave a later end or none. A changed id, artifact or image makes another entry, so
 * that a widened one counts as added; a changed reason or owner loosens nothing.
 */
function findLoosenedIgnores(base, head) {
    const before = new Map();
    for (const ignore of base) {
        const known = before.get(scopeKey(ignore));
        if (known === undefined || endOf(ignore) > endOf(known))
            before.set(scopeKey(ignore), ignore);
    }
    return head.flatMap((ignore) => {
        const old = before.get(scopeKey(ignore));
        if (old === undefined)
            return [{ ignore, kind: 'added' }];
        const { expires } = old;
        return expires !== undefined && endOf(ignore) > expires.timeMs
            ? [{ ignore, kind: 'extended', before: expires.text }]
            : [];
    });
}


/***/ }),

/***/ 74259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ parseIgnores)
/* harmony export */ });
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63144);
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56860);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22475);



const KEYS = ['id', 'artifact', 'image', 'reason', 'owner', 'expires'];
const isKey = (name) => KEYS.includes(name); // widened to look up any text
/** Longest value in an entry. */
const LONGEST_VALUE = 1000;
/** Checks every entry and tells all that is wrong with all of them; `nowMs` is the time of the run. */
function parseIgnores(sources, rules, nowMs) {
    const ignores = [];
    const problems = [];
    for (const source of sources) {
        const found = parseIgnore(source, rules, nowMs);
        problems.push(...found.problems);
        if (found.ignore !== undefined)
            ignores.push(found.ignore);
    }
    return { ignores, problems };
}
function parseIgnore(source, rules, nowMs) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(source.value)) {
        const fix = 'Write it as `{ id: CVE-…, artifact: name, reason: …, expires: "YYYY-MM-DD" }`.';
        return { problems: [{ message: 'An entry of `ignore` is no mapping.', fix, place: source.place }] };
    }
    const problems = [];
    const placeOf = (key) => source.keyPlaces?.[key] ?? source.place;
    const texts = {};
    for (const [key, value] of Object.entries(source.value)) {
        if (!isKey(key)) {
            problems.push({
                message: `An entry of \`ignore\` has the unknown key \`${key.slice(0, 100)}\`.`,
                fix: `Known keys are ${KEYS.map((known) => `\`${known}\``).join(', ')}.`,
                place: placeOf(key),
            });
        }
        else if (value !== undefined && value !== null) {
            const problem = valueProblem(key, value);
            const text = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value)?.trim();
            if (problem !== undefined)
                problems.push({ ...problem, place: placeOf(key) });
            else if (text !== undefined && text !== '')
                texts[key] = text;
        }
    }
    const expires = parseExpiry(texts.expires);
    problems.push(...missingProblems(texts, expires, rules, nowMs).map(({ key, ...problem }) => ({
        ...problem,
        place: placeOf(key),
    })));
    if (problems.length > 0)
        return { problems };
    const { expires: _, ...rest } = texts;
    return {
        ignore: { ...rest, ...(expires === undefined ? {} : { expires }), place: source.place },
        problems,
    };
}
function parseExpiry(text = '') {
    const timeMs = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(text);
    return timeMs === undefined ? undefined : { text, timeMs };
}
function valueProblem(key, value) {
    if (typeof value !== 'string') {
        const fix = key === 'expires' ? 'Put the date in quotes: `expires: "2026-12-31"`.' : 'Put it in quotes.';
        return { message: `\`${key}\` of an ignore is no text.`, fix };
    }
    if (value.length > LONGEST_VALUE)
        return { message: `\`${key}\` of an ignore is longer than ${LONGEST_VALUE} characters.` };
    if (key !== 'artifact' && key !== 'image')
        return undefined;
    const problem = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .nameGlobProblem */ .zm)(value.trim());
    return problem === undefined
        ? undefined
        : { message: `\`${key}\` of an ignore is no usable glob: ${problem}.` };
}
function missingProblems(texts, expires, rules, nowMs) {
    const problems = [];
    if (texts.id === undefined && texts.artifact === undefined && texts.image === undefined) {
        problems.push({ key: 'id', message: 'An entry of `ignore` names no `id`, `artifact` or `image`.' });
    }
    if (rules.requireReason && texts.reason === undefined) {
        const fix = 'Add `reason: …`, or allow entries without one with `require-ignore-reason: false`.';
        problems.push({ key: 'reason', message: 'An entry of `ignore` has no `reason`.', fix });
    }
    if (texts.expires !== undefined && expires === undefined) {
        const message = `\`expires\` of an ignore is no date: \`${texts.expires.slice(0, 100)}\`.`;
        problems.push({ key: 'expires', message, fix: 'Write `expires: "YYYY-MM-DD"`.' });
    }
    else if (rules.maxDays !== undefined && expires === undefined) {
        const message = 'An entry of `ignore` has no `expires`, which `max-ignore-days` asks for.';
        problems.push({ key: 'expires', message, fix: `Add a date at most ${rules.maxDays} days from now.` });
    }
    else if (rules.maxDays !== undefined &&
        expires !== undefined &&
        expires.timeMs > nowMs + rules.maxDays * _base_time_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO) {
        const message = `\`expires\` of an ignore is more than \`max-ignore-days\` (${rules.maxDays}) away.`;
        problems.push({ key: 'expires', message, fix: `Choose a date at most ${rules.maxDays} days from now.` });
    }
    return problems;
}


/***/ }),

/***/ 35563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qf: () => (/* binding */ createImageGlobList),
/* harmony export */   oB: () => (/* binding */ createImageGlob)
/* harmony export */ });
/* unused harmony export plainImageName */
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56860);
/* harmony import */ var _image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20270);


/** `org/name:tag` of an image: without host and digest, the tag `latest` and the organization `chainguard` when absent. */
function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return /:[^/]*$/.test(name) ? name : `${name}:latest`;
}
/** A first segment with a dot or a port, or `localhost`, is a registry host. */
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;
/** Host that an image without one is also known under. */
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLIC_REGISTRY */ .uD}/`;
/**
 * A test for images by a glob on `org/name:tag`: host and `chainguard/` may be left out on either side, and a glob
 * without `:` means any tag.
 */
function createImageGlob(glob) {
    const matches = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .createNameGlob */ .mi)(/:[^/]*$/.test(glob) ? glob : `${glob}:*`);
    return (image) => {
        const host = HOST.exec(image)?.[0] ?? OWN_HOST;
        const name = plainImageName(image);
        const short = name.replace(/^chainguard\//, '');
        return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
    };
}
/**
 * A test for images, each by all the names that it goes by, with a list of such globs (contract §4, `ignore-images`): `!`
 * negates, the last glob that matches decides, and what none matches is not in the list.
 */
function createImageGlobList(globs) {
    const rules = globs.map((glob) => {
        const negated = glob.startsWith('!');
        return { negated, matches: createImageGlob(negated ? glob.slice(1) : glob) };
    });
    return (names) => {
        const last = rules.findLast(({ matches }) => names.some(matches));
        return last !== undefined && !last.negated;
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

/***/ 10824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ keepNewSpaceSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * Keeps the engine's area for new objects at its first size. It would grow with the rate of short-lived ones, to three
 * times 32 MB on Node 24, although nearly nothing of a page of a list survives its folding.
 */
function keepNewSpaceSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
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
