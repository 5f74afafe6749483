export const id = 3711;
export const ids = [3711];
export const modules = {

/***/ 38707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames)
/* harmony export */ });
/** Names are compared up to this length; hostile ones may be long. */
const COMPARED_LENGTH = 64;
/**
 * The names nearest to `wanted`, the nearest first, at most `limit`: those within a third of its length in single-letter
 * edits, letter case aside, or that contain it.
 */
function nearestNames(wanted, names, limit = 3) {
    const target = wanted.slice(0, COMPARED_LENGTH).toLowerCase();
    const reach = Math.max(1, Math.floor(target.length / 3));
    const ranked = [];
    for (const name of new Set(names)) {
        const other = name.slice(0, COMPARED_LENGTH).toLowerCase();
        const contained = target.length > 2 && other.includes(target);
        const edits = editDistance(target, other);
        const distance = contained ? Math.min(reach, edits) : edits;
        if (distance <= reach)
            ranked.push({ name, distance });
    }
    ranked.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
    return ranked.slice(0, limit).map(({ name }) => name);
}
/** Levenshtein distance. */
function editDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 0; i < a.length; i += 1) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j += 1) {
            const replaced = Number(row[j]) + (a[i] === b[j] ? 0 : 1);
            next.push(Math.min(replaced, Number(row[j + 1]) + 1, Number(next[j]) + 1));
        }
        row = next;
    }
    return Number(row[b.length]);
}


/***/ }),

/***/ 51792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SIGN_IN_REASON: () => (/* binding */ SIGN_IN_REASON),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48484);
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29637);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56884);



/** Why this command cannot do without a sign-in. */
const SIGN_IN_REASON = 'end-of-life data is read from the platform, which needs a sign-in';
/** No credential, and images on foreign registries. */
const findProblems = async (inputs, { isGiven }) => {
    const { images = [] } = inputs;
    const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
    const unsigned = isGiven('token') ? [] : await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_2__.requireIdentity)(inputs, SIGN_IN_REASON));
    if (registryMap === undefined || registryUrl === undefined)
        return unsigned;
    const foreign = await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_images_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readImages */ .H)(images, (0,_images_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readRegistryNames */ .Cd)({ 'registry-map': registryMap, 'registry-url': registryUrl })));
    return [...unsigned, ...foreign];
};


/***/ }),

/***/ 33711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/counted.js
var counted = __webpack_require__(34150);
// EXTERNAL MODULE: ./build/base/glob.js
var base_glob = __webpack_require__(56120);
// EXTERNAL MODULE: ./build/base/group-by.js
var group_by = __webpack_require__(77825);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
;// CONCATENATED MODULE: ./build/domain/deprecation.js

/** Judges a tag from v2's flag and v1's status; where neither tells, the state is unknown, never active. */
function judgeTag(facts) {
    if (!facts.exists)
        return { state: 'not-found', until: undefined };
    const { deprecated, endOfLife } = facts;
    const date = timeOf(endOfLife?.endOfLifeDate);
    switch (endOfLife?.status) {
        case 'TAG_IN_GRACE':
            return { state: 'grace', until: timeOf(endOfLife.graceExpiry) ?? date };
        case 'TAG_INACTIVE':
            return { state: 'deprecated', until: date };
        case 'TAG_ACTIVE':
            return { state: deprecated === true ? 'deprecated' : 'active', until: date };
        default:
            return {
                state: deprecated === undefined ? 'unknown' : deprecated ? 'deprecated' : 'active',
                until: date,
            };
    }
}
const DAY_MS = 86_400_000;
/** How loud a tag is; `undefined` for one that needs no word. `unknown` is an error of asking, not a finding. */
function levelOf(tag, policy, now) {
    if (tag.state === 'unknown')
        return undefined;
    if (tag.state === 'deprecated' && policy.failOnDeprecated)
        return 'error';
    const left = tag.until === undefined ? Number.POSITIVE_INFINITY : (tag.until - now) / DAY_MS;
    if (policy.failDays !== undefined && left <= policy.failDays)
        return 'error';
    if (tag.state !== 'active')
        return 'warning';
    return policy.warnDays !== undefined && left <= policy.warnDays ? 'warning' : undefined;
}
function timeOf(text) {
    return text === undefined ? undefined : (0,time/* parseTime */.pe)(text);
}

// EXTERNAL MODULE: ./build/domain/ignore-use.js
var ignore_use = __webpack_require__(59997);
// EXTERNAL MODULE: ./build/domain/image-glob.js
var image_glob = __webpack_require__(35563);
// EXTERNAL MODULE: ./build/host/memory.js
var memory = __webpack_require__(10824);
// EXTERNAL MODULE: ./build/commands/base-ignores.js
var base_ignores = __webpack_require__(67172);
// EXTERNAL MODULE: ./build/commands/config-ignores.js
var config_ignores = __webpack_require__(2119);
// EXTERNAL MODULE: ./build/commands/file-references.js + 51 modules
var file_references = __webpack_require__(71966);
// EXTERNAL MODULE: ./build/commands/images-input.js
var images_input = __webpack_require__(48484);
// EXTERNAL MODULE: ./build/commands/session.js + 6 modules
var session = __webpack_require__(56884);
// EXTERNAL MODULE: ./build/base/pool.js
var pool = __webpack_require__(24344);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/commands/organization.js
var commands_organization = __webpack_require__(72336);
// EXTERNAL MODULE: ./build/platform/read-all.js + 1 modules
var read_all = __webpack_require__(86368);
// EXTERNAL MODULE: ./build/platform/resources/groups.js
var groups = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/platform/resources/repos.js
var resources_repos = __webpack_require__(76621);
;// CONCATENATED MODULE: ./build/commands/repo-index.js



/** Most names that are asked for one by one; more are found in the whole list. */
const MAXIMUM_SINGLE_LOOKUPS = 8;
/**
 * Repositories below an organization, with their folders' names. With `wanted` (`[<folder>/…]<image>` below the
 * organization) only those, and folders are asked for only where one is named.
 */
async function indexRepos(client, organization, wanted) {
    const names = wanted && new Set(wanted.map((path) => path.split('/').at(-1) ?? ''));
    const scope = { descendantsOf: organization.uid };
    const keep = (repo) => repo.uid.startsWith(`${organization.uid}/`) && (names === undefined || names.has(repo.name))
        ? { uid: repo.uid, name: repo.name }
        : undefined;
    const lists = names !== undefined && names.size <= MAXIMUM_SINGLE_LOOKUPS
        ? [...names].map((name) => (0,resources_repos/* listRepos */.uP)({ ...scope, name }))
        : [(0,resources_repos/* listRepos */.uP)(scope)];
    const rows = (await Promise.all(lists.map((list) => (0,read_all/* readAll */.y)(client, list, keep)))).flat();
    const repos = [...new Map(rows.map((repo) => [repo.uid, repo])).values()];
    const isInFolder = (repo) => repo.uid.split('/').length > 2;
    if (wanted?.every((path) => !path.includes('/')))
        return repos.filter((repo) => !isInFolder(repo));
    if (!repos.some(isInFolder))
        return repos;
    const folders = new Map(await (0,read_all/* readAll */.y)(client, (0,groups/* listGroups */.P$)(scope), (group) => [group.uid, group.name]));
    return repos.map((repo) => ({
        uid: repo.uid,
        name: [...folderNames(repo.uid, folders), repo.name].join('/'),
    }));
}
/** Names of the folders between organization and repository; an unknown one stands by its uid. */
function folderNames(uid, folders) {
    const segments = uid.split('/').slice(0, -1);
    return segments.slice(1).map((_, index) => {
        const folder = segments.slice(0, index + 2).join('/');
        return folders.get(folder) ?? folder;
    });
}

// EXTERNAL MODULE: ./build/commands/tell-once.js
var tell_once = __webpack_require__(16056);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(80922);
// EXTERNAL MODULE: ./build/platform/resources/resource-calls.js
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/eol-tags.js



/** A version of a package as v1 tells it; dates are `YYYY-MM-DD`. */
const packageVersion = schemas/* looseObject */._H3({
    version: decode/* text */.Qq,
    eolDate: decode/* text */.Qq,
    releaseDate: decode/* text */.Qq,
    latestVersion: decode/* text */.Qq,
});
const eolTag = schemas/* looseObject */._H3({
    id: decode/* text */.Qq,
    name: decode/* text */.Qq,
    mainPackageName: decode/* text */.Qq,
    tagStatus: decode/* text */.Qq,
    graceStatus: decode/* text */.Qq,
    gracePeriodExpiryDate: decode/* text */.Qq,
    mainPackageVersion: schemas/* nullish */.cl6(packageVersion),
});
const answer = schemas/* looseObject */._H3({ items: (0,decode/* listOf */.c3)(eolTag), nextPageToken: decode/* text */.Qq });
/** One page of the end-of-life data of a repository (its uid) or of a scope; an empty answer means that nothing is known. */
function listEolTags(place, filters = {}) {
    const scope = typeof place === 'string' ? { childrenOf: place } : place;
    const { excludeDates, excludeEpochs, name, pageSize, pageToken } = filters;
    return (0,resource_calls/* readV1Call */.sX)('/registry/v1/eoltags', answer, {
        'uidp.childrenOf': scope.childrenOf,
        'uidp.descendantsOf': scope.descendantsOf,
        'uidp.ancestorsOf': scope.ancestorsOf,
        'uidp.inRoot': scope.inRoot,
        'uidp.ids': scope.uids,
        name,
        pageToken,
        pageSize,
        excludeDates,
        excludeEpochs,
    });
}

// EXTERNAL MODULE: ./build/platform/resources/tags.js
var tags = __webpack_require__(84551);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/ask-tags.js





/** Tags of a repository of all classes. */
function readTags(client, repoUid) {
    return (0,read_all/* readAll */.y)(client, (0,tags/* listTags */.cB)({ childrenOf: repoUid, allClasses: true }), (tag) => 
    // The scope is checked again: a service that ignored it would give tags of other repositories.
    tag.uid.startsWith(`${repoUid}/`)
        ? { name: tag.name, digest: tag.digest, deprecated: tag.deprecated ?? undefined }
        : undefined);
}
const PAGES_LIMIT = 1000;
/** Answers that say that there is no such operation here, or not for this identity. */
const NOT_HERE = new Set(['NOT_FOUND', 'PERMISSION_DENIED', 'UNIMPLEMENTED']);
/**
 * v1's end-of-life data: it enriches and is never required, so after a first answer that there is no such operation, or
 * that this identity may not use it, it is not asked for again. Every other failure is thrown where a threshold in days is
 * `required` to hold, and told otherwise.
 */
function createEndOfLifeSource(deps, required) {
    const { host, session } = deps;
    let first;
    const ask = async (repoUid) => {
        const known = new Map();
        let pageToken;
        for (let page = 0; page < PAGES_LIMIT; page += 1) {
            const answer = await session.client.send(listEolTags(repoUid, pageToken === undefined ? {} : { pageToken }));
            for (const item of answer.items) {
                // The scope is checked again, as that of the tags: the id of a row is its tag's uid.
                if (item.id.includes('/') && !item.id.startsWith(`${repoUid}/`))
                    continue;
                known.set(item.name, {
                    status: item.tagStatus,
                    graceExpiry: item.gracePeriodExpiryDate,
                    endOfLifeDate: item.mainPackageVersion?.eolDate ?? '',
                });
            }
            if (answer.nextPageToken === '' || answer.nextPageToken === pageToken)
                break;
            pageToken = answer.nextPageToken;
        }
        return known;
    };
    const tell = (error) => {
        const text = `End-of-life dates are not known here: ${(0,plain_text/* plainLine */.h0)(error.message, 300)} (${error.code}).`;
        if (required)
            host.log.warning(`${text} \`fail-days\` has nothing to count to.`);
        else
            host.log.info(text);
    };
    const askLater = async (repoUid) => {
        try {
            return await ask(repoUid);
        }
        catch (error) {
            if (required || !(error instanceof errors/* PlatformError */.Wk) || error.code === 'CANCELLED')
                throw error;
            tell(error);
            return new Map();
        }
    };
    return async (repoUid) => {
        if (first !== undefined)
            return (await first) ? askLater(repoUid) : new Map();
        const asking = ask(repoUid);
        first = asking.then(() => true, (error) => {
            if (!(error instanceof errors/* PlatformError */.Wk) || error.code === 'CANCELLED')
                throw error;
            if (required && !NOT_HERE.has(error.code))
                throw error;
            tell(error);
            return false;
        });
        return (await first) ? asking : new Map();
    };
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/checked-tag.js

/** The target with an unknown state. */
function unknown(target, problems) {
    return { ...target, judged: { state: 'unknown', until: undefined }, suggestion: undefined, problems };
}
/** The target in backticks, for messages. */
function nameOf(target) {
    return `\`${plainName(target)}\``;
}
/** The target as a plain word: no other characters than names of images and tags, and digests, have. */
function plainName({ digest, repository, tag, }) {
    const word = (text) => (0,plain_text/* plainLine */.h0)(text, 200).replace(/[^A-Za-z0-9._/+-]/g, '_');
    const version = tag === undefined ? '' : `:${word(tag)}`;
    // A digest was parsed as one before it came here.
    const pin = tag === undefined && digest !== undefined ? `@${digest}` : '';
    return `${word(repository)}${version}${pin}`;
}

;// CONCATENATED MODULE: ./build/domain/tag-version.js
const VERSION = /^((?:[A-Za-z]+[-_])*v?)(\d{1,15}(?:\.\d{1,15})*)([-._+][A-Za-z0-9._+-]*)?$/;
const EPOCH = /-r(\d{1,9})(?=-|$)/;
const DATE = /-(20\d{6}(?:\d{4}|\d{6})?)$/;
/** Parses a tag into a version; `undefined` for tags that name none, such as `latest`. */
function parseTagVersion(tag) {
    const match = VERSION.exec(tag);
    if (match === null)
        return undefined;
    const [, prefix = '', numbers = '', rest = ''] = match;
    const date = DATE.exec(rest)?.[1];
    const undated = rest.replace(DATE, '');
    const epoch = EPOCH.exec(undated)?.[1];
    return {
        prefix,
        parts: numbers.split('.').map(Number),
        suffix: undated.replace(EPOCH, ''),
        epoch: epoch === undefined ? undefined : Number(epoch),
        date: date === undefined ? undefined : Number(date.padEnd(14, '0')),
    };
}
/** Whether two versions are of one line: same prefix, suffix, number of parts and tag class. */
function isSameLine(a, b) {
    return (a.prefix === b.prefix &&
        a.suffix === b.suffix &&
        a.parts.length === b.parts.length &&
        (a.epoch === undefined) === (b.epoch === undefined) &&
        (a.date === undefined) === (b.date === undefined));
}
/** Order of two versions of one line: by parts, then epoch, then date. */
function compareTagVersions(a, b) {
    for (let index = 0; index < a.parts.length; index += 1) {
        const [left = 0, right = 0] = [a.parts[index], b.parts[index]];
        if (left !== right)
            return left < right ? -1 : 1;
    }
    return (a.epoch ?? 0) - (b.epoch ?? 0) || (a.date ?? 0) - (b.date ?? 0);
}
/**
 * The tag to move to (contract §5): the lowest live version above of the same line and major if there is one, else the
 * highest live version above; `undefined` when there is none. The live tags are understood once, at the first question.
 */
function createTagSuggester(liveTags) {
    let versions;
    const understand = () => liveTags.flatMap((name) => {
        const version = parseTagVersion(name);
        return version === undefined ? [] : [{ name, version }];
    });
    return (tag) => {
        const current = parseTagVersion(tag);
        if (current === undefined)
            return undefined;
        versions ??= understand();
        let lowest;
        let highest;
        for (const live of versions) {
            if (!isSameLine(live.version, current) || compareTagVersions(live.version, current) <= 0)
                continue;
            const sameMajor = live.version.parts[0] === current.parts[0];
            if (sameMajor && (lowest === undefined || compareTagVersions(live.version, lowest.version) < 0))
                lowest = live;
            if (highest === undefined || compareTagVersions(live.version, highest.version) > 0)
                highest = live;
        }
        return (lowest ?? highest)?.name;
    };
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/judge-targets.js



const NOT_FOUND = { state: 'not-found', until: undefined };
const NO_PROBLEMS = [];
/** Judges targets of one repository by its tags. */
function judgeTargets(targets, { dates, tags }) {
    const judged = new Map(tags.map(({ deprecated, name }) => [
        name,
        judgeTag({ exists: true, deprecated, endOfLife: dates.get(name) }),
    ]));
    const suggest = createTagSuggester(tags.flatMap(({ name }) => (judged.get(name)?.state === 'active' ? [name] : [])));
    return targets.map((target) => {
        // A digest without a tag stands for all tags that point to it.
        const names = target.tag === undefined
            ? tags.flatMap(({ digest, name }) => (digest === target.digest ? [name] : []))
            : [target.tag];
        const state = best(names.flatMap((name) => judged.get(name) ?? []));
        if (state.state === 'unknown') {
            const message = `${nameOf(target)}: the service does not tell whether it is deprecated`;
            return unknown(target, [{ kind: 'service', message }]);
        }
        const isWell = state.state === 'active' && state.until === undefined;
        const suggestion = isWell ? undefined : suggestOne(suggest, names);
        return { ...target, judged: state, suggestion, problems: NO_PROBLEMS };
    });
}
/** A digest is as alive as the best of the tags that point to it; none of them means that it is not found. */
function best(states) {
    for (const state of ['active', 'unknown', 'grace', 'deprecated']) {
        const found = states.find((candidate) => candidate.state === state);
        if (found !== undefined)
            return found;
    }
    return NOT_FOUND;
}
/** The suggestion for the first name that has one; the longest says most about the version. */
function suggestOne(suggest, names) {
    const sorted = [...names].sort((a, b) => b.length - a.length);
    for (const name of sorted) {
        const found = suggest(name);
        if (found !== undefined)
            return found;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/check-tags.js










const NO_LOCATIONS = [];
const check_tags_NOT_FOUND = { state: 'not-found', until: undefined };
/** Checks the targets, one repository at a time, all in parallel; what cannot be told is `unknown` with its problem. */
async function checkReferenced(inputs, deps, targets) {
    if (targets.length === 0)
        return [];
    const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
    const byOrganization = (0,group_by/* groupBy */.$)(targets, (target) => target.repository.split('/')[0] ?? '');
    const orUnknown = async (some, check) => {
        try {
            return await check();
        }
        catch (error) {
            return some.map((target) => unknown(target, (0,tell_once/* toProblemsOf */.v)(error, inputs.identity, nameOf(target))));
        }
    };
    const checked = await orUnknown(targets, async () => {
        const own = await findOwn(inputs, deps);
        const parts = await Promise.all(Array.from(byOrganization, ([name, some]) => orUnknown(some, async () => {
            const isOwn = own !== undefined && (name === own.name || name === own.uid);
            const organization = isOwn ? own : (await (0,commands_organization/* rootGroups */.xO)(deps.session.client, name)).at(0);
            if (organization === undefined)
                return some.map((target) => unseen(target, name));
            const wanted = (0,group_by/* groupBy */.$)(some, (target) => target.repository.slice(name.length + 1));
            const repos = await indexRepos(deps.session.client, organization, [...wanted.keys()]);
            const judged = await Promise.all(Array.from(wanted, ([path, same]) => orUnknown(same, async () => {
                const repo = repos.find((candidate) => candidate.name === path);
                return repo === undefined
                    ? same.map(notFound)
                    : judgeTargets(same, await readRepo(deps, repo, endOfLife));
            })));
            return judged.flat();
        })));
        return parts.flat();
    });
    return checked;
}
/** The organization of the inputs; `undefined` when none is named or this identity may not see it as a group. */
async function findOwn(inputs, deps) {
    if (inputs.organization === undefined && inputs.identity === undefined)
        return undefined;
    try {
        return await (0,commands_organization/* findOrganization */.t2)(inputs, deps.session.client);
    }
    catch (error) {
        if (error instanceof errors/* PlatformError */.Wk && (error.code === 'PERMISSION_DENIED' || error.code === 'NOT_FOUND'))
            return undefined;
        throw error;
    }
}
/** Checks the repositories whose path below the organization `wanted` takes; of the tags that `isQuiet` little is kept. */
async function checkOrganization(inputs, deps, choose) {
    const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
    const organization = await (0,commands_organization/* findOrganization */.t2)(inputs, deps.session.client);
    const all = await indexRepos(deps.session.client, organization);
    const repos = all.filter((repo) => choose.wanted(repo.name, organization.name));
    let done = 0;
    // Enough at once to keep every request slot busy, and few enough that what was read of them is soon let go.
    const checked = await (0,pool/* mapPool */.Pk)(repos, 2 * inputs.concurrency, async (repo) => {
        const repository = `${organization.name}/${repo.name}`;
        try {
            return judgeRepo(repository, await readRepo(deps, repo, endOfLife), choose.isQuiet);
        }
        catch (error) {
            const target = { repository, tag: undefined, digest: undefined, locations: NO_LOCATIONS };
            return { checked: [unknown(target, (0,tell_once/* toProblemsOf */.v)(error, inputs.identity, nameOf(target)))], quiet: [] };
        }
        finally {
            done += 1;
            deps.host.progress(`${done} of ${repos.length} repositories`);
        }
    });
    return {
        checked: checked.flatMap((repo) => repo.checked),
        quiet: checked.flatMap((repo) => repo.quiet),
        repositories: repos.length,
    };
}
function judgeRepo(repository, facts, isQuiet) {
    const targets = facts.tags.map(({ digest, name }) => ({
        repository,
        tag: name,
        digest,
        locations: NO_LOCATIONS,
    }));
    const judged = judgeTargets(targets, facts);
    return {
        checked: judged.filter((tag) => !isQuiet(tag.judged)),
        quiet: judged.flatMap(({ judged: state, tag }) => isQuiet(state) ? [{ repository, tag: tag ?? '', until: state.until }] : []),
    };
}
async function readRepo(deps, repo, endOfLife) {
    const [tags, dates] = await Promise.all([readTags(deps.session.client, repo.uid), endOfLife(repo.uid)]);
    return { tags, dates };
}
function notFound(target) {
    return { ...target, judged: check_tags_NOT_FOUND, suggestion: undefined, problems: [] };
}
function unseen(target, organization) {
    const why = `this identity cannot see the organization \`${(0,plain_text/* plainLine */.h0)(organization, 100)}\``;
    return unknown(target, [{ kind: 'service', message: `${nameOf(target)} could not be checked: ${why}` }]);
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/decide.js



/** Whether an entry of `ignore` is about deprecation: it names an image and nothing else. */
function isImageIgnore(ignore) {
    return ignore.image !== undefined && !(0,ignore_use/* isAdvisoryIgnore */.UB)(ignore);
}
/** Decides by policy and ignores: an expired ignore does not ignore (contract §8), and none silences an unknown state. */
function decide(facts) {
    const uses = new Map();
    const rules = facts.ignores.filter(isImageIgnore).map((ignore) => ({
        ignore,
        matches: (0,image_glob/* createImageGlob */.oB)(ignore.image),
        state: stateOf(ignore, facts.now),
    }));
    const tags = facts.checked.map((tag) => {
        const level = levelOf(tag.judged, facts.policy, facts.now);
        if (level === undefined)
            return { ...tag, suggestion: undefined, level, ignoredBy: undefined };
        // A digest alone has no tag, so that only an ignore for any tag fits it.
        const name = `${tag.repository}:${tag.tag ?? ''}`;
        const fitting = rules.filter(({ matches }) => matches(name));
        for (const { ignore } of fitting)
            uses.set(ignore, (uses.get(ignore) ?? 0) + 1);
        const live = fitting.find(({ state }) => state !== 'expired');
        return live === undefined
            ? { ...tag, level, ignoredBy: undefined }
            : { ...tag, level: undefined, ignoredBy: live.ignore };
    });
    const ignores = rules.map(({ ignore, state }) => ({ ignore, state, uses: uses.get(ignore) ?? 0 }));
    const loud = new Set(tags.map((tag) => tag.level));
    const warned = loud.has('warning') ||
        ignores.some(({ state, uses: count }) => state === 'expiring' || (state === 'expired' && count > 0));
    return { tags, ignores, verdict: loud.has('error') ? 'fail' : warned ? 'warn' : 'pass' };
}
function stateOf(ignore, now) {
    if ((0,ignore_use/* isExpired */._d)(ignore, now))
        return 'expired';
    return (0,ignore_use/* isExpiring */.v$)(ignore, now) ? 'expiring' : 'live';
}

// EXTERNAL MODULE: ./build/commands/check-deprecated/find-problems.js
var find_problems = __webpack_require__(51792);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/commands/problems-markdown.js
var problems_markdown = __webpack_require__(48397);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/findings.js



/** State in words, with its date. */
function stateWords(tag) {
    const { state, until } = tag.judged;
    const date = until === undefined ? '' : (0,time/* renderDate */.FM)(until);
    switch (state) {
        case 'deprecated':
            // The date may be one that is still to come: the tag is called deprecated all the same.
            return date === '' ? 'at its end of life' : `at its end of life (${date})`;
        case 'grace':
            return date === '' ? 'in grace' : `in grace until ${date}`;
        case 'not-found':
            return 'not found';
        case 'unknown':
            return 'unknown';
        default:
            return date === '' ? 'active' : `active until ${date}`;
    }
}
const TITLES = {
    deprecated: 'Deprecated tag',
    grace: 'Tag in grace',
    'not-found': 'Tag not found',
    active: 'Tag near its end of life',
    unknown: 'Tag not known',
};
/** Findings of a tag, one for each place that names it. */
function findingsOf(tag) {
    const { level } = tag;
    if (level === undefined)
        return [];
    const rule = {
        deprecated: 'deprecated-tag',
        grace: 'tag-in-grace',
        'not-found': 'tag-not-found',
        active: 'tag-near-end-of-life',
        unknown: 'tag-unknown',
    }[tag.judged.state];
    const name = nameOf(tag);
    const base = {
        rule,
        level,
        title: TITLES[tag.judged.state],
        message: `${name} ${tag.judged.state === 'not-found' ? 'was' : 'is'} ${stateWords(tag)}.`,
        artifact: plainName(tag),
        ...(tag.suggestion === undefined ? {} : { fix: `Move to \`${tag.repository}:${tag.suggestion}\`.` }),
    };
    if (tag.locations.length === 0)
        return [{ ...base, fingerprint: `${rule} ${name}` }];
    return tag.locations.map((location) => ({
        ...base,
        location,
        fingerprint: `${rule} ${name} ${location.file}`,
    }));
}
/** What there is to say about an ignore: it has ended, it will soon, or nothing needed it. */
function ignoreFindings({ ignore, state, uses }) {
    const what = `the ignore for image \`${(0,plain_text/* plainLine */.h0)(ignore.image ?? '', 200)}\``;
    const location = { file: ignore.place.file, line: ignore.place.line };
    const finding = (rule, level, message) => [
        { rule, level, title: 'Ignore', message, location, fingerprint: `${rule} ${ignore.image ?? ''}` },
    ];
    if (state === 'expired')
        return finding('ignore-expired', uses > 0 ? 'warning' : 'notice', `${what} has expired on ${ignore.expires?.text ?? ''} and does not ignore.`);
    if (state === 'expiring')
        return finding('ignore-expiring', 'warning', `${what} expires on ${ignore.expires?.text ?? ''}.`);
    return uses === 0 ? finding('ignore-unused', 'notice', `${what} matched nothing.`) : [];
}
/** An ignore that a change brings in, or that it lets stand longer (contract §8). */
function loosenedFinding({ before, ignore, kind }) {
    const what = `the ignore for image \`${(0,plain_text/* plainLine */.h0)(ignore.image ?? '', 200)}\``;
    const end = ignore.expires === undefined ? 'without an end' : `until ${ignore.expires.text}`;
    const message = kind === 'added'
        ? `This change adds ${what}, ${end}: ${(0,plain_text/* plainLine */.h0)(ignore.reason ?? '', 300)}.`
        : `This change extends ${what} from ${before ?? ''}: ${end}.`;
    const { file, line } = ignore.place;
    const rule = `ignore-${kind}`;
    return {
        rule,
        level: 'notice',
        title: 'Ignore',
        message,
        location: { file, line },
        fingerprint: `${rule} ${ignore.image ?? ''}`,
    };
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/render.js







const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const ORDER = ['deprecated', 'unknown', 'grace', 'not-found', 'active'];
const SIGNS = { deprecated: '❌', unknown: '❓', grace: '⚠️', 'not-found': '⚠️', active: '✅' };
/** Rows of quiet tags that surely do not fit into an output any more. */
const MAXIMUM_QUIET_OUTPUTS = 2000;
/** Active tags that a summary lists; more are only counted. */
const MAXIMUM_QUIET_ROWS = 200;
/** Everything that the user sees of a decision. */
function renderOutcome(decision, extra) {
    const tags = sortTags(decision.tags);
    const counts = new Map();
    for (const { ignoredBy, judged } of tags)
        if (ignoredBy === undefined)
            counts.set(judged.state, (counts.get(judged.state) ?? 0) + 1);
    counts.set('active', (counts.get('active') ?? 0) + extra.quiet.length);
    const count = (state) => counts.get(state) ?? 0;
    const total = tags.length + extra.quiet.length;
    const rows = tags.map(resultRow);
    const results = {
        *[Symbol.iterator]() {
            yield* rows;
            for (const tag of extra.quiet)
                yield quietRow(tag);
        },
    };
    const text = textSummary(tags, total, count);
    const notes = [
        ...decision.ignores.flatMap(ignoreFindings),
        ...extra.loosened.map(loosenedFinding),
        ...extra.findings,
    ];
    const problems = (0,tell_once/* uniqueProblems */.O)(tags.flatMap((tag) => tag.problems));
    const isWarned = extra.findings.some(({ level }) => level === 'warning');
    const verdict = decision.verdict === 'pass' && isWarned ? 'warn' : decision.verdict;
    return {
        findings: [...tags.flatMap(findingsOf), ...notes],
        problems,
        verdict,
        outputs: {
            deprecated: count('deprecated') > 0,
            'deprecated-count': count('deprecated'),
            'checked-count': total,
            'unknown-count': count('unknown'),
            results: [...rows, ...extra.quiet.slice(0, MAXIMUM_QUIET_OUTPUTS).map(quietRow)],
            'text-summary': text,
        },
        outputsTruncated: extra.quiet.length > MAXIMUM_QUIET_OUTPUTS,
        summary: renderSummary({ verdict, tags, text, problems, notes }),
        report: { results },
        stdout: [],
        log: [...extra.log, text],
    };
}
/** Worst state first, then by name. */
function sortTags(tags) {
    const version = ({ digest, tag }) => tag ?? digest ?? '';
    return [...tags].sort((a, b) => ORDER.indexOf(a.judged.state) - ORDER.indexOf(b.judged.state) ||
        compareTexts(a.repository, b.repository) ||
        compareTexts(version(a), version(b)));
}
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** One line for a chat: names as plain words, so that nothing in them is taken for a mention or a link. */
function textSummary(tags, total, count) {
    const ignored = tags.filter((tag) => tag.ignoredBy !== undefined).length;
    const parts = [
        `${count('deprecated')} deprecated`,
        `${count('grace')} in grace`,
        `${count('not-found')} not found`,
        `${count('unknown')} unknown`,
        `${count('active')} active`,
        ...(ignored === 0 ? [] : [`${ignored} ignored`]),
    ];
    const worst = tags.filter((tag) => tag.judged.state === 'deprecated' && tag.ignoredBy === undefined);
    const list = worst
        .slice(0, 5)
        .map((tag) => shortName(tag) + (tag.suggestion === undefined ? '' : ` → ${tag.suggestion}`));
    if (worst.length > list.length)
        list.push(`${worst.length - list.length} more`);
    const named = list.length === 0 ? '' : ` (${list.join(', ')})`;
    return `${(0,counted/* counted */.h)(total, 'image tag')} checked: ${parts.join(', ')}${named}`;
}
function quietRow({ repository, tag, until }) {
    const end = until === undefined ? {} : { until: (0,time/* renderDate */.FM)(until) };
    return { image: repository, tag, state: 'active', ...end, locations: [] };
}
function resultRow(tag) {
    return {
        image: tag.repository,
        tag: tag.tag ?? '',
        ...(tag.digest === undefined ? {} : { digest: tag.digest }),
        state: tag.judged.state,
        ...(tag.judged.until === undefined ? {} : { until: (0,time/* renderDate */.FM)(tag.judged.until) }),
        ...(tag.suggestion === undefined ? {} : { suggestion: tag.suggestion }),
        ...(tag.ignoredBy === undefined ? {} : { ignored: true }),
        locations: tag.locations.map(({ file, line }) => ({ file, line })),
    };
}
function renderSummary(facts) {
    const { notes, problems, tags, text } = facts;
    const words = problems.length > 0 ? 'error' : { pass: 'pass', warn: 'warning', fail: 'fail' }[facts.verdict];
    const row = (tag) => [
        (0,markdown/* codeMarkdown */.fl)(shortName(tag)),
        `${signOf(tag)} ${(0,markdown/* escapeMarkdown */.FV)(stateWords(tag))}${tag.ignoredBy === undefined ? '' : `<br>ignored: ${(0,markdown/* escapeMarkdown */.FV)(tag.ignoredBy.reason ?? '')}`}`,
        tag.suggestion === undefined ? '' : (0,markdown/* codeMarkdown */.fl)(tag.suggestion),
        placesOf(tag),
    ];
    const isLoud = ({ judged, level }) => judged.state !== 'active' || level !== undefined;
    const loud = tags.filter(isLoud);
    const quiet = tags.filter((tag) => !isLoud(tag));
    const table = (some, columns) => {
        const used = COLUMNS.map((column) => columns.includes(column));
        const cut = (cells) => cells.filter((_, index) => used[index]);
        return (0,markdown/* tableMarkdown */.oS)(cut(COLUMNS), some.map((tag) => cut(row(tag))));
    };
    const hasPlaces = tags.some(({ locations }) => locations.length > 0);
    const places = hasPlaces ? ['Used in'] : [];
    const blocks = [`### Check deprecated: ${words}`, (0,markdown/* escapeMarkdown */.FV)(text)];
    if (problems.length > 0)
        blocks.push((0,problems_markdown/* problemsMarkdown */.K)(problems));
    if (loud.length > 0)
        blocks.push(table(loud, ['Image', 'State', 'Move to', ...places]));
    if (notes.length > 0)
        blocks.push((0,markdown/* detailsMarkdown */.GE)((0,counted/* counted */.h)(notes.length, 'note'), (0,markdown/* listMarkdown */.AX)(notes.map(({ message, title }) => `${(0,markdown/* escapeMarkdown */.FV)(title)}: ${(0,problems_markdown/* proseMarkdown */.R)(message)}`))));
    if (quiet.length > 0 && quiet.length <= MAXIMUM_QUIET_ROWS)
        blocks.push((0,markdown/* detailsMarkdown */.GE)(`${quiet.length} active`, table(quiet, ['Image', 'State', ...places])));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
const COLUMNS = ['Image', 'State', 'Move to', 'Used in'];
/** The name with a digest of twelve digits, for narrow columns and chats. */
function shortName(tag) {
    return plainName(tag).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, '…');
}
/** An active tag may be loud too: its end is near. */
function signOf({ judged, level }) {
    if (judged.state === 'active' && level !== undefined)
        return level === 'error' ? '❌' : '⚠️';
    return SIGNS[judged.state];
}
function placesOf(tag) {
    const shown = tag.locations.slice(0, 3).map(({ file, line }) => (0,markdown/* codeMarkdown */.fl)(`${file}:${line}`));
    const more = tag.locations.length - shown.length;
    return shown.join('<br>') + (more > 0 ? `<br>and ${more} more` : '');
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/run.js


















/** Runs `check-deprecated`: gathers tags by scope, asks the platform, judges, tells. */
const run = async (inputs, deps) => {
    const now = deps.clock.now();
    const images = (0,images_input/* readImageInputs */.B3)(inputs, scopeProblems(inputs, deps));
    const ignores = (0,config_ignores/* readIgnores */.G)(deps.config, (0,config_ignores.ignoreRulesOf)('check-deprecated', deps.config), now);
    const policy = {
        failOnDeprecated: inputs['fail-on'] === 'deprecated',
        warnDays: inputs['warn-days'],
        failDays: inputs['fail-days'],
    };
    const gathered = inputs.scope === 'organization'
        ? await ofOrganization(inputs, deps, (judged) => levelOf(judged, policy, now) === undefined)
        : await ofReferences(inputs, deps, images);
    const base = await (0,base_ignores/* readBaseIgnores */.r)(inputs, deps, now);
    const loosened = base === undefined ? [] : (0,ignore_use/* findLoosenedIgnores */.cY)(base, ignores);
    const decided = decide({ checked: gathered.checked, ignores, policy, now });
    return renderOutcome(decided, {
        ...gathered,
        loosened: loosened.filter(({ ignore }) => isImageIgnore(ignore)),
    });
};
/** What does not go with `scope`; the config file may hold policy for the other scope. */
function scopeProblems(inputs, deps) {
    const problems = [];
    try {
        (0,session.requireIdentity)(inputs, find_problems.SIGN_IN_REASON);
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        problems.push(...error.problems);
    }
    const isDirect = (name) => inputs[name].length > 0 && deps.config.given('check-deprecated', name) === undefined;
    if (inputs.scope !== 'organization') {
        if (isDirect('repos'))
            problems.push({ message: '`repos` is only used with `scope: organization`', input: 'repos' });
        return problems;
    }
    for (const name of ['images', 'files']) {
        if (isDirect(name))
            problems.push({ message: `\`${name}\` is not used with \`scope: organization\``, input: name });
    }
    return problems;
}
async function ofOrganization(inputs, deps, isWell) {
    (0,memory/* keepNewSpaceSmall */.h)();
    const matches = (0,base_glob/* createGlobList */.n)(inputs.repos, (glob) => {
        const fits = (0,base_glob/* createGlob */.N)(glob);
        return (path) => fits(path) || fits(path.split('/').at(-1) ?? '') || fits(path.slice(path.indexOf('/') + 1));
    });
    const { checked, quiet, repositories } = await checkOrganization(inputs, deps, {
        wanted: (path, organization) => inputs.repos.length === 0 || matches(`${organization}/${path}`),
        isQuiet: (judged) => judged.state === 'active' && isWell(judged),
    });
    if (repositories === 0 && inputs.repos.length > 0) {
        throw new user_error/* UserError */.y({
            message: `\`repos\` matches no repository: ${(0,plain_text/* plainLine */.h0)(inputs.repos.join(', '), 300)}`,
            fix: 'globs are on names such as `python` or `folder/python`, with `**` for any folder',
            input: 'repos',
        });
    }
    const isIgnored = (0,image_glob/* createImageGlobList */.Qf)(inputs['ignore-images']);
    const isKept = ({ repository, tag }) => inputs['ignore-images'].length === 0 || !isIgnored([`${repository}:${tag ?? ''}`]);
    const kept = { checked: checked.filter(isKept), quiet: quiet.filter(isKept) };
    const left = checked.length + quiet.length - kept.checked.length - kept.quiet.length;
    return {
        ...kept,
        findings: [],
        log: [
            `${(0,counted/* counted */.h)(repositories, 'repository', 'repositories')} looked at.`,
            ...(left === 0 ? [] : [`${(0,counted/* counted */.h)(left, 'tag')} left out by \`ignore-images\`.`]),
        ],
    };
}
async function ofReferences(inputs, deps, { images, names }) {
    const scanFiles = inputs.files.length > 0 || inputs.images.length === 0;
    const files = scanFiles ? await (0,file_references.gatherFileReferences)(inputs, deps, names) : undefined;
    const references = [
        ...images.map(({ image, reference }) => ({ image, reference, locations: [] })),
        ...(files?.references ?? []).map(({ image, location, reference }) => ({
            image,
            reference,
            locations: [location],
        })),
    ];
    const isIgnored = (0,images_input/* createImageFilter */.C8)(inputs['ignore-images']);
    const targets = references.flatMap(({ image, locations, reference }) => {
        const { digest } = reference;
        const tag = reference.tag ?? (digest === undefined ? image.tag : undefined);
        return isIgnored(image, tag ?? '') ? [] : [{ repository: image.repository, tag, digest, locations }];
    });
    const left = references.length - targets.length;
    return {
        checked: await checkReferenced(inputs, deps, mergeTargets(targets)),
        quiet: [],
        findings: files?.findings ?? [],
        log: [
            ...(files?.log ?? []),
            ...(left === 0 ? [] : [`${(0,counted/* counted */.h)(left, 'reference')} left out by \`ignore-images\`.`]),
        ],
    };
}
/** One target for each tag, with all the places that name it; a digest counts only where there is no tag. */
function mergeTargets(targets) {
    const key = ({ digest, repository, tag }) => `${repository} ${tag ?? digest ?? ''}`;
    return [...(0,group_by/* groupBy */.$)(targets, key).values()].flatMap((same) => {
        const [first] = same;
        if (first === undefined)
            return [];
        const digest = same.every((target) => target.digest === first.digest) ? first.digest : undefined;
        return [{ ...first, digest, locations: same.flatMap((target) => target.locations) }];
    });
}


/***/ }),

/***/ 48484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ readImageInputs),
/* harmony export */   C8: () => (/* binding */ createImageFilter),
/* harmony export */   Cd: () => (/* binding */ readRegistryNames),
/* harmony export */   Db: () => (/* binding */ missingRegistryCredential),
/* harmony export */   H: () => (/* binding */ readImages)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_image_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35563);
/* harmony import */ var _domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20270);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50880);




/** Which hosts are ours, from `registry-url` and `registry-map`; throws `UserError` with every malformed line. */
function readRegistryNames(inputs) {
    const mappings = [];
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryMapping */ .jE)(line);
        if (parsed.kind === 'mapping')
            mappings.push(parsed.mapping);
        else
            problems.push({
                message: `\`registry-map\` has the line \`${line}\`: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return { registryHost: new URL(inputs['registry-url']).host, mappings };
}
/** Understands every entry of `images`; throws `UserError` with all that is wrong with them. */
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .locateImage */ .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'ours')
            named.push({ text, reference: parsed.reference, image: located.image });
        else {
            problems.push({
                message: `\`images\`: \`${text}\` is on \`${located.host}\`, which is not this registry`,
                fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
                input: 'images',
            });
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return named;
}
/** Reads `registry-map` and `images`; throws `UserError` with all that is wrong with them, after the `problems` given. */
function readImageInputs(inputs, problems = []) {
    const names = readRegistryNames(inputs);
    try {
        const images = readImages(inputs.images, names);
        if (problems.length === 0)
            return { names, images };
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems, ...error.problems);
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
}
/** A test for images that `ignore-images` leaves out, by the name in the registry and the one that is written. */
function createImageFilter(globs) {
    const isListed = (0,_domain_image_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .createImageGlobList */ .Qf)(globs);
    return ({ complete, repository }, tag) => isListed([
        `${repository}:${tag}`,
        `${(0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .printImageReference */ .Yk)({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
/**
 * The problem of an image whose history cannot be read without signing in, when there is nothing to sign in with; in the
 * same words for every image, so that it is told once.
 */
function missingRegistryCredential(inputs, image) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return undefined;
    if ((0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublic */ .Ul)(image.repository, image.tag))
        return undefined;
    return {
        kind: 'usage',
        message: '`identity` is needed: only `latest` and `latest-dev` of public images can be read without signing in',
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
    };
}


/***/ }),

/***/ 72336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ isOrganizationUid),
/* harmony export */   t2: () => (/* binding */ findOrganization),
/* harmony export */   xO: () => (/* binding */ rootGroups)
/* harmony export */ });
/* harmony import */ var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38707);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_role_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84612);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);
/* harmony import */ var _platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86368);
/* harmony import */ var _platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25614);







const ROOT_UID = /^[0-9a-f]{40}$/;
const NO_SUCH_GROUP = new Set(['INVALID_ARGUMENT', 'NOT_FOUND', 'PERMISSION_DENIED']);
/** Whether a text is a uid of an organization rather than a name of one. */
function isOrganizationUid(text) {
    return ROOT_UID.test(text);
}
/**
 * Finds the organization: `organization` as uid or exact name, else the first segment of `identity`. Throws `UserError`
 * when it is not named, unknown, or its name is not unique.
 */
async function findOrganization(inputs, client) {
    const wanted = inputs.organization ?? inputs.identity?.split('/')[0];
    if (wanted === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
            message: '`organization` is needed: it cannot be told from `identity`',
            fix: 'set `organization` to the uid or the exact name of the organization',
            input: 'organization',
        });
    }
    // What an identity begins with is a uid, whatever uids look like here.
    if (inputs.organization === undefined || isOrganizationUid(wanted))
        return client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .getGroup */ .Wx)(wanted));
    const named = await rootGroups(client, wanted);
    const unnamed = named.length === 0 ? await groupOfUid(client, wanted) : undefined;
    if (unnamed !== undefined)
        return unnamed;
    const verified = named.filter((group) => group.verified);
    const candidates = named.length > 1 && verified.length === 1 ? verified : named;
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1)
        return only;
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(wanted, 100);
    if (only === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
            message: `there is no organization \`${name}\` that this identity can see`,
            fix: candidatesFix(wanted, await rootGroups(client)),
            input: 'organization',
        });
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
        message: `\`organization\`: ${candidates.length} organizations are named \`${name}\``,
        fix: `write the uid of one: ${candidates.map((group) => group.uid).join(', ')}`,
        input: 'organization',
    });
}
/** The root group of a uid of another form than the usual one: the specification leaves the form open. */
async function groupOfUid(client, uid) {
    if (!/^[\w-]+$/.test(uid))
        return undefined;
    try {
        const group = await client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .getGroup */ .Wx)(uid));
        return group.uid === uid ? group : undefined;
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk && NO_SUCH_GROUP.has(error.code))
            return undefined;
        throw error;
    }
}
function candidatesFix(wanted, visible) {
    if (visible.length === 0)
        return 'it sees no organization by its name: write the uid';
    const near = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestNames */ .L)(wanted, visible.map(({ name }) => name));
    if (near.length > 0)
        return `did you mean ${near.map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(name, 100)}\``).join(' or ')}?`;
    return `it sees ${(0,_domain_role_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showCandidates */ .Yu)(visible)}`;
}
/**
 * Root groups, of an exact name where one is given; the filter is checked again, since the service ignores those that it
 * does not know.
 */
function rootGroups(client, name) {
    const list = (0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .listGroups */ .P$)(name === undefined ? {} : { name });
    return (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .y)(client, list, (group) => (name === undefined || group.name === name) && !group.uid.includes('/') ? group : undefined);
}


/***/ }),

/***/ 16056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ uniqueProblems),
/* harmony export */   v: () => (/* binding */ toProblemsOf)
/* harmony export */ });
/* harmony import */ var _host_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61447);
/* harmony import */ var _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46954);



/** Problems of one of many askings; a refused sign-in is not about its `subject`, so that `uniqueProblems` tells it once. */
function toProblemsOf(error, identity, subject) {
    const isSignIn = error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTokenError */ .Z || error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedExchangeError */ .U;
    return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .e)(error, identity, isSignIn ? '' : subject);
}
/** Problems with the same words told once, at the first place. */
function uniqueProblems(problems) {
    const first = new Map();
    for (const problem of problems) {
        const key = JSON.stringify([problem.kind, problem.message, problem.fix]);
        if (!first.has(key))
            first.set(key, problem);
    }
    return [...first.values()];
}


/***/ }),

/***/ 95573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ observedRows),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   cx: () => (/* binding */ grantKey),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   xS: () => (/* binding */ countChanges)
/* harmony export */ });
/** Whether a uid is the organization's or below it (spec §2: a child's uid starts with its parent's and a slash). */
function isWithin(uid, organizationUid) {
    return uid === organizationUid || uid.startsWith(`${organizationUid}/`);
}
/** The bindings of the organization, one row of each uid, in the order of uids. */
function observedRows({ organization, bindings }) {
    const inside = bindings.filter(({ group }) => isWithin(group.uid, organization.uid));
    const byUid = new Map(inside.map((row) => [row.uid, row]));
    return [...byUid.values()].sort((a, b) => compareText(a.uid, b.uid));
}
/** What makes two bindings the same grant. */
function grantKey(binding) {
    const { identity, role, group } = binding;
    return JSON.stringify([
        identity.uid ?? null,
        identity.uid === undefined ? identity.name : null,
        role.uid,
        group.uid,
    ]);
}
/** Order of texts by UTF-16 units, the same on every machine. */
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/** Counts the changes of a plan. */
function countChanges(changes) {
    const of = (...actions) => changes.filter(({ action }) => actions.includes(action)).length;
    return {
        changes: changes.length,
        toAdd: of('create', 'add'),
        toChange: of('update'),
        toRemove: of('remove'),
    };
}


/***/ }),

/***/ 84612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UH: () => (/* binding */ knownNames),
/* harmony export */   XS: () => (/* binding */ uniqueByUid),
/* harmony export */   Yu: () => (/* binding */ showCandidates),
/* harmony export */   kc: () => (/* binding */ groupAtPath),
/* harmony export */   qK: () => (/* binding */ resolveName)
/* harmony export */ });
/* harmony import */ var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38707);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
/* harmony import */ var _role_binding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95573);



/** Candidates that an error shows. */
const MAXIMUM_SHOWN = 5;
const LONGEST_NAME = 100;
/**
 * Finds what a uid or an exact name means; `noun` is for messages. A uid wins over a name. Of several with one name, those
 * that `prefers` holds for win if there is just one of them; otherwise it is a problem with candidates, to which
 * `alsoNamed` adds names.
 */
function resolveName(noun, wanted, all, prefers = () => false, alsoNamed = []) {
    const byUid = all.find((item) => item.uid === wanted.text);
    if (byUid !== undefined)
        return { kind: 'found', found: byUid };
    const byName = uniqueByUid(all.filter((item) => item.name === wanted.text));
    const preferred = byName.filter(prefers);
    const [first, second] = preferred.length > 0 ? preferred : byName;
    if (first !== undefined && second === undefined)
        return { kind: 'found', found: first };
    const problem = first === undefined ? unknownName(noun, wanted, all, alsoNamed) : ambiguousName(noun, wanted, byName);
    return { kind: 'problem', problem };
}
/** The group that a path of names below the organization means, such as `team/sub`; `undefined` unless it is just one. */
function groupAtPath(path, groups, organization) {
    const names = new Map(groups.map(({ name, uid }) => [uid, name]));
    const pathOf = (uid) => {
        const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
        // A folder that is not listed has no name that a file could say.
        const name = names.get(uid) ?? '\0';
        return parent === organization.uid || parent === '' ? name : `${pathOf(parent)}/${name}`;
    };
    const [only, other] = groups.filter(({ uid }) => uid !== organization.uid && pathOf(uid) === path);
    return other === undefined ? only : undefined;
}
/** One item of each uid, in the order of uids. */
function uniqueByUid(items) {
    const sorted = [...items].sort((a, b) => (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.uid, b.uid) || (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.name, b.name));
    return [...new Map(sorted.map((item) => [item.uid, item])).values()];
}
/** Roles and groups that are listed or that bindings mention, one of each uid; groups of the organization only. */
function knownNames(world) {
    const { organization, bindings } = world;
    const groups = [...bindings.map(({ group }) => group), ...world.groups, organization];
    return {
        roles: uniqueByUid([...bindings.map(({ role }) => role), ...world.roles]),
        groups: uniqueByUid(groups).filter(({ uid }) => (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)(uid, organization.uid)),
    };
}
/** Shows candidates as `name (uid)`. */
function showCandidates(items) {
    const shown = items
        .slice(0, MAXIMUM_SHOWN)
        .map(({ uid, name }) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, LONGEST_NAME)}\` (${uid})`);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
function unknownName(noun, wanted, all, alsoNamed) {
    const near = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestNames */ .L)(wanted.text, [...all.map(({ name }) => name), ...alsoNamed]);
    const known = uniqueByUid(all);
    return {
        message: `There is no ${noun} \`${wanted.text}\`.`,
        fix: near.length > 0
            ? `Did you mean ${near.map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name, LONGEST_NAME)}\``).join(' or ')}?`
            : `Known: ${known.length === 0 ? 'none' : showCandidates(known)}.`,
        input: 'file',
        place: wanted.place,
    };
}
function ambiguousName(noun, wanted, found) {
    return {
        message: `The name \`${wanted.text}\` means more than one ${noun}: ${showCandidates(found)}.`,
        fix: `Write the uid of the one that is meant${noun === 'group' ? `, or its path, such as \`folder/${wanted.text}\`` : ''}.`,
        input: 'file',
        place: wanted.place,
    };
}


/***/ }),

/***/ 25614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ listGroups),
/* harmony export */   Wx: () => (/* binding */ getGroup)
/* harmony export */ });
/* unused harmony exports createGroup, updateGroup, deleteGroup, requestGroupAccess, checkEligibility, lookupGroup */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const group = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    resourceLimits: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd),
    verified: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    kind: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    status: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const found = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ group: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(group) });
const eligibility = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ eligible: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt });
/** Groups that the caller can see; `name` is an exact match. */
function listGroups(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)('/iam/v2/groups', 'groups', group, scope, { name: scope.name });
}
/** One group; `NOT_FOUND` when there is none. */
function getGroup(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .readCall */ .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/groups/${uid}`, group);
}
/** Makes a folder below a group. */
function createGroup(parentUid, fields) {
    return postCall(path `/iam/v2/groups/${parentUid}`, fields, group);
}
/** Changes a group. */
function updateGroup(uid, fields, mask) {
    return patchCall(path `/iam/v2/groups/${uid}`, fields, mask, group);
}
/** Deletes a group; one with children is `FAILED_PRECONDITION` (spec §3). */
function deleteGroup(uid) {
    return deleteCall(path `/iam/v2/groups/${uid}`);
}
/** Asks the owners of an organization to let the caller in. */
function requestGroupAccess(uid) {
    return postCall(path `/iam/v2/groups/${uid}:requestGroupAccess`, {}, z.looseObject({}));
}
/** Whether the caller may make an organization of its own. */
function checkEligibility() {
    return readCall('/iam/v2/groups:checkEligibility', eligibility);
}
/** The organization that belongs to the caller's mail domain, if there is one. */
function lookupGroup() {
    return readCall('/iam/v2/groups:lookupGroup', found);
}


/***/ }),

/***/ 76621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uP: () => (/* binding */ listRepos)
/* harmony export */ });
/* unused harmony exports getRepo, createRepo, updateRepo, deleteRepo, getRepoReadme, updateRepoReadme */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const syncConfig = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    source: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    uniqueTags: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    expirationTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    gracePeriod: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
});
const customOverlay = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    contents: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ packages: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), runtimeRepositories: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
    environment: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    annotations: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const repo = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    activeTags: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    aliases: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    catalogTier: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    // The one name in the API that is not camelCase.
    sync_config: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(syncConfig),
    customOverlay: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(customOverlay),
});
const readme = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, content: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
/** Repositories that the caller can see; `name` is an exact match. */
function listRepos(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)('/registry/v2/repos', 'repos', repo, scope, { name: scope.name });
}
/** One repository; `NOT_FOUND` when there is none. */
function getRepo(uid) {
    return readCall(path `/registry/v2/repos/${uid}`, repo);
}
/** Makes a repository in an organization or a folder. */
function createRepo(parentUid, fields) {
    return postCall(path `/registry/v2/repos/${parentUid}`, fields, repo);
}
/** Changes the fields of `mask` only; `*` replaces all, no mask takes what the body has (spec §4). */
function updateRepo(uid, fields, mask) {
    return patchCall(path `/registry/v2/repos/${uid}`, fields, mask, repo);
}
/** Deletes a repository. */
function deleteRepo(uid) {
    return deleteCall(path `/registry/v2/repos/${uid}`);
}
/** The page about a repository. */
function getRepoReadme(repoUid) {
    return readCall(path `/registry/v2/repos/${repoUid}/readme`, readme);
}
/** Writes the page about a repository. */
function updateRepoReadme(repoUid, content) {
    return patchCall(path `/registry/v2/repos/${repoUid}/readme`, { content }, undefined, readme);
}


/***/ }),

/***/ 30858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ readCall),
/* harmony export */   JM: () => (/* binding */ patchCall),
/* harmony export */   rU: () => (/* binding */ postCall),
/* harmony export */   sX: () => (/* binding */ readV1Call),
/* harmony export */   uz: () => (/* binding */ deleteCall)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

/** Reads one thing. */
function readCall(path, schema, query) {
    return {
        method: 'GET',
        path,
        ...(query === undefined ? {} : { query }),
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema),
        idempotent: true,
    };
}
/** Reads one thing of v1, whose answer for what does not exist is empty (spec §7): then all fields are. */
function readV1Call(path, schema, query) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema);
    return { method: 'GET', path, query, decode: (json) => decode(json ?? {}), idempotent: true };
}
/** Makes or does something that sending twice would do twice: a lost answer is settled by looking. */
function postCall(path, body, schema) {
    return { method: 'POST', path, body, decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema), idempotent: false };
}
/**
 * Changes a resource (spec §4): without `mask` what the body has, with one the listed fields only, with `*` all of them.
 * The service takes the names of a mask as they are: it knows fields of several words by their snake_case names.
 */
function patchCall(path, body, mask, schema) {
    return {
        method: 'PATCH',
        path,
        query: { updateMask: mask?.join(',') },
        body,
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema),
        idempotent: true,
    };
}
/** Removes a resource; the answer is empty (spec §4). */
function deleteCall(path) {
    return { method: 'DELETE', path, decode: () => undefined, idempotent: true };
}


/***/ }),

/***/ 84551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cB: () => (/* binding */ listTags)
/* harmony export */ });
/* unused harmony exports getTag, createTag, deleteTag */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const tag = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    digest: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    // Absent means that the row does not tell, which is not the same as `false`.
    deprecated: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
/** Tags that the caller can see, commonly those of one repository (`childrenOf`). */
function listTags(filters) {
    const shown = filters.allClasses === true ? true : undefined;
    const query = {
        name: filters.name,
        digest: filters.digest,
        updatedSince: filters.updatedSince,
        includeReferrers: shown,
        includeDates: shown,
        includeEpochs: shown,
    };
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listOperation */ .g)('/registry/v2/tags', 'tags', tag, filters, query);
}
/** One tag; `NOT_FOUND` when there is none. */
function getTag(uid) {
    return readCall(path `/registry/v2/tags/${uid}`, tag);
}
/** Makes a tag in a repository, or moves the one of that name. */
function createTag(repoUid, fields) {
    return postCall(path `/registry/v2/tags/${repoUid}`, fields, tag);
}
/** Deletes a tag. */
function deleteTag(uid) {
    return deleteCall(path `/registry/v2/tags/${uid}`);
}


/***/ })

};
