export const id = 398;
export const ids = [398];
export const modules = {

/***/ 7825:
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

/***/ 3144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ textOf),
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether a decoded JSON value is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The value when it is a text that is not empty. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}


/***/ }),

/***/ 6860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mi: () => (/* binding */ createNameGlob),
/* harmony export */   zm: () => (/* binding */ nameGlobProblem)
/* harmony export */ });
/* unused harmony export GLOB_LIMIT */
/** Longest glob in characters (contract §1). */
const GLOB_LIMIT = 256;
/** Most alternatives that the braces of one glob may stand for. */
const ALTERNATIVES_LIMIT = 64;
/** Why a text is no usable glob, one clause for an error message; `undefined` when it is one. */
function nameGlobProblem(glob) {
    if (glob === '')
        return 'it is empty';
    if (glob.length > GLOB_LIMIT)
        return `it is longer than ${GLOB_LIMIT} characters`;
    if (/[@!?+*]\(/.test(glob))
        return 'extended patterns such as `@(a|b)` are not supported; use `{a,b}`';
    if (expandBraces(glob) === undefined)
        return `its braces are nested, not closed, or stand for more than ${ALTERNATIVES_LIMIT} names`;
    return undefined;
}
/** The patterns that `{a,b}` stands for; `undefined` when braces are nested, open or too many. */
function expandBraces(glob) {
    let patterns = [''];
    for (const piece of glob.split(/(\{[^{}]*\})/)) {
        const inBraces = piece.startsWith('{') && piece.endsWith('}');
        if (!inBraces && /[{}]/.test(piece))
            return undefined;
        const choices = inBraces ? piece.slice(1, -1).split(',') : [piece];
        patterns = patterns.flatMap((start) => choices.map((choice) => start + choice));
        if (patterns.length > ALTERNATIVES_LIMIT)
            return undefined;
    }
    return patterns;
}
/** Whether a character is in a set such as `a-z0-9` or `!a-c`. */
function inSet(set) {
    const negated = set.startsWith('!') || set.startsWith('^');
    const ranges = Array.from((negated ? set.slice(1) : set).matchAll(/.-.|./gsu), ([range]) => {
        const ends = Array.from(range);
        return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
    });
    return (character) => ranges.some(({ low, high }) => low <= character && character <= high) !== negated;
}
function parsePattern(pattern) {
    return Array.from(pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/gu), ([text]) => {
        if (text.startsWith('*'))
            return '*';
        if (text === '?')
            return () => true;
        if (text.length > 2 && text.startsWith('['))
            return inSet(text.slice(1, -1));
        return (character) => character === text;
    });
}
/** Steps through text and pattern; after a mismatch only the last star takes one more character, so no backtracking grows. */
function matchesPattern(parts, characters) {
    let at = 0;
    let part = 0;
    let starPart = -1;
    let starAt = 0;
    for (let character = characters[at]; character !== undefined; character = characters[at]) {
        const wanted = parts[part];
        if (wanted === '*') {
            starPart = part;
            starAt = at;
            part += 1;
        }
        else if (wanted?.(character)) {
            at += 1;
            part += 1;
        }
        else if (starPart >= 0) {
            part = starPart + 1;
            starAt += 1;
            at = starAt;
        }
        else
            return false;
    }
    return parts.slice(part).every((rest) => rest === '*');
}
/**
 * A test for whole names: `*` is any text (slashes too), `?` one character, `[a-z]` a set, `{a,b}` either. Takes time in
 * proportion to glob × name for any input; a glob with a problem matches nothing.
 */
function createNameGlob(glob) {
    const expanded = nameGlobProblem(glob) === undefined ? expandBraces(glob) : undefined;
    const patterns = expanded?.map(parsePattern) ?? [];
    return (name) => {
        const characters = Array.from(name);
        return patterns.some((parts) => matchesPattern(parts, characters));
    };
}


/***/ }),

/***/ 7398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/glob.js
var glob = __webpack_require__(6120);
// EXTERNAL MODULE: ./build/base/group-by.js
var group_by = __webpack_require__(7825);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
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
    if (tag.state === 'deprecated')
        return policy.failOnDeprecated ? 'error' : 'warning';
    const left = tag.until === undefined ? Number.POSITIVE_INFINITY : (tag.until - now) / DAY_MS;
    if (policy.failDays !== undefined && left <= policy.failDays)
        return 'error';
    if (tag.state === 'grace' || tag.state === 'not-found')
        return 'warning';
    return policy.warnDays !== undefined && left <= policy.warnDays ? 'warning' : undefined;
}
function timeOf(text) {
    return text === undefined ? undefined : (0,time/* parseTime */.pe)(text);
}

// EXTERNAL MODULE: ./build/domain/image-glob.js
var image_glob = __webpack_require__(5563);
// EXTERNAL MODULE: ./build/base/json-value.js
var json_value = __webpack_require__(3144);
// EXTERNAL MODULE: ./build/base/name-glob.js
var name_glob = __webpack_require__(6860);
;// CONCATENATED MODULE: ./build/domain/ignore.js



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
    if (!(0,json_value/* isRecord */.u)(source.value)) {
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
            const text = (0,json_value/* textOf */.b)(value)?.trim();
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
    const timeMs = (0,time/* parseTime */.pe)(text);
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
    const problem = (0,name_glob/* nameGlobProblem */.zm)(value.trim());
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
        expires.timeMs > nowMs + rules.maxDays * time/* DAY_MS */.sO) {
        const message = `\`expires\` of an ignore is more than \`max-ignore-days\` (${rules.maxDays}) away.`;
        problems.push({ key: 'expires', message, fix: `Choose a date at most ${rules.maxDays} days from now.` });
    }
    return problems;
}

;// CONCATENATED MODULE: ./build/commands/config-ignores.js


/** The ignores of a config file, judged; throws `UserError` with everything that is wrong with them. */
function readIgnores(config, rules, now) {
    const parsed = parseIgnores(config.ignores, rules, now);
    if (parsed.problems.length > 0)
        throw new user_error/* UserError */.y(...parsed.problems.map((problem) => ({ ...problem, input: 'config-file' })));
    return parsed.ignores;
}

// EXTERNAL MODULE: ./build/commands/file-references.js + 51 modules
var file_references = __webpack_require__(1966);
// EXTERNAL MODULE: ./build/commands/images-input.js
var images_input = __webpack_require__(8484);
// EXTERNAL MODULE: ./build/commands/session.js + 5 modules
var session = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
;// CONCATENATED MODULE: ./build/domain/tag-version.js
const VERSION = /^(v?)(\d{1,15}(?:\.\d{1,15})*)([-._+][A-Za-z0-9._+-]*)?$/;
const EPOCH = /-r(\d{1,9})(?=-20\d{6}|$)/;
const DATE = /-(20\d{6}(?:\d{4}|\d{6})?)$/;
/** Parses a tag into a version; `undefined` for tags that name none, such as `latest`. */
function parseTagVersion(tag) {
    const match = VERSION.exec(tag);
    if (match === null)
        return undefined;
    const [, prefix = '', numbers = '', rest = ''] = match;
    const date = DATE.exec(rest)?.[1];
    const epoch = EPOCH.exec(rest)?.[1];
    return {
        prefix: prefix === 'v' ? 'v' : '',
        parts: numbers.split('.').map(Number),
        suffix: rest.replace(DATE, '').replace(/-r\d{1,9}$/, ''),
        epoch: epoch === undefined ? undefined : Number(epoch),
        date: date === undefined ? undefined : Number(date),
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

// EXTERNAL MODULE: ./build/platform/pages.js
var pages = __webpack_require__(3358);
// EXTERNAL MODULE: ./build/platform/resources/groups.js
var groups = __webpack_require__(5614);
;// CONCATENATED MODULE: ./build/commands/organization.js




const ROOT_UID = /^[0-9a-f]{40}$/;
/**
 * Finds the organization: `organization` as uid or exact name, else the first segment of `identity`. Throws `UserError`
 * when it is not named, unknown, or its name is not unique.
 */
async function findOrganization(inputs, client) {
    const wanted = inputs.organization ?? inputs.identity?.split('/')[0];
    if (wanted === undefined) {
        throw new user_error/* UserError */.y({
            message: '`organization` is needed: it cannot be told from `identity`',
            fix: 'set `organization` to the uid or the exact name of the organization',
            input: 'organization',
        });
    }
    if (ROOT_UID.test(wanted))
        return client.send((0,groups/* getGroup */.Wx)(wanted));
    const named = await rootGroups(client, wanted);
    const verified = named.filter((group) => group.verified);
    const candidates = named.length > 1 && verified.length === 1 ? verified : named;
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1)
        return only;
    const name = (0,plain_text/* plainLine */.h0)(wanted, 100);
    if (only === undefined) {
        throw new user_error/* UserError */.y({
            message: `there is no organization \`${name}\` that this identity can see`,
            input: 'organization',
        });
    }
    throw new user_error/* UserError */.y({
        message: `\`organization\`: ${candidates.length} organizations are named \`${name}\``,
        fix: `write the uid of one: ${candidates.map((group) => group.uid).join(', ')}`,
        input: 'organization',
    });
}
/** Root groups of an exact name; the filter is checked again, since the service ignores those that it does not know. */
function rootGroups(client, name) {
    const list = (0,groups/* listGroups */.P$)({ name });
    return (0,pages/* readAll */.yw)(client, list, (group) => group.name === name && !group.uid.includes('/') ? group : undefined);
}

// EXTERNAL MODULE: ./build/commands/problems.js
var problems = __webpack_require__(1447);
// EXTERNAL MODULE: ./build/platform/resources/repos.js
var resources_repos = __webpack_require__(6621);
;// CONCATENATED MODULE: ./build/commands/repo-index.js



/** Most names that are asked for one by one; more are found in the whole list. */
const MAXIMUM_SINGLE_LOOKUPS = 8;
/**
 * Repositories below an organization, folders included, with their folders' names. `names` limits the look-up to
 * repositories of these last names; `undefined` reads all.
 */
async function indexRepos(client, organization, names) {
    const scope = { descendantsOf: organization.uid };
    const keep = (repo) => repo.uid.startsWith(`${organization.uid}/`) && (names === undefined || names.has(repo.name))
        ? { uid: repo.uid, name: repo.name }
        : undefined;
    const lists = names !== undefined && names.size <= MAXIMUM_SINGLE_LOOKUPS
        ? [...names].map((name) => (0,resources_repos/* listRepos */.uP)({ ...scope, name }))
        : [(0,resources_repos/* listRepos */.uP)(scope)];
    const rows = (await Promise.all(lists.map((list) => (0,pages/* readAll */.yw)(client, list, keep)))).flat();
    const repos = [...new Map(rows.map((repo) => [repo.uid, repo])).values()];
    const inFolders = repos.some((repo) => repo.uid.split('/').length > 2);
    if (!inFolders)
        return repos;
    const folders = new Map(await (0,pages/* readAll */.yw)(client, (0,groups/* listGroups */.P$)(scope), (group) => [group.uid, group.name]));
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

// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(4779);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(922);
// EXTERNAL MODULE: ./build/platform/resources/resource-calls.js
var resource_calls = __webpack_require__(858);
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
var tags = __webpack_require__(4551);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/ask-tags.js





/** Tags of a repository of all classes. */
function readTags(client, repoUid) {
    return (0,pages/* readAll */.yw)(client, (0,tags/* listTags */.cB)({ childrenOf: repoUid, allClasses: true }), (tag) => 
    // The scope is checked again: a service that ignored it would give tags of other repositories.
    tag.uid.startsWith(`${repoUid}/`)
        ? { name: tag.name, digest: tag.digest, deprecated: tag.deprecated ?? undefined }
        : undefined);
}
const PAGES_LIMIT = 1000;
/**
 * v1's end-of-life data: it enriches and is never required, so after a first answer that there is no such operation, or
 * that this identity may not use it, it is not asked for again. Once it has answered, a later failure is thrown where a
 * threshold in days is `required` to hold, and told otherwise.
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
        host.log.info(`End-of-life dates are not known here: ${(0,plain_text/* plainLine */.h0)(error.message, 300)} (${error.code}).`);
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
            tell(error);
            return false;
        });
        return (await first) ? asking : new Map();
    };
}

;// CONCATENATED MODULE: ./build/commands/check-deprecated/check-tags.js








const UNKNOWN = { state: 'unknown', until: undefined };
const NOT_FOUND = { state: 'not-found', until: undefined };
/** Checks the targets, one repository at a time, all in parallel; what cannot be told is `unknown` with its problem. */
async function checkReferenced(inputs, deps, targets) {
    if (targets.length === 0)
        return [];
    const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
    const own = await findOrganization(inputs, deps.session.client);
    const byOrganization = (0,group_by/* groupBy */.$)(targets, (target) => target.repository.split('/')[0] ?? '');
    const checked = await Promise.all([...byOrganization].map(async ([name, some]) => {
        try {
            const organization = name === own.name || name === own.uid ? own : (await rootGroups(deps.session.client, name)).at(0);
            if (organization !== undefined)
                return await checkOrganizationTargets(inputs, deps, {
                    organization,
                    name,
                    targets: some,
                    endOfLife,
                });
            const why = `this identity cannot see the organization \`${(0,plain_text/* plainLine */.h0)(name, 100)}\``;
            return some.map((target) => unknown(target, [{ kind: 'service', message: `${nameOf(target)} could not be checked: ${why}` }]));
        }
        catch (error) {
            return some.map((target) => unknown(target, (0,problems/* toProblems */.e)(error, inputs.identity, nameOf(target))));
        }
    }));
    return checked.flat();
}
/**
 * Checks every tag of the organization's repositories that `repos` names. Those that `isQuiet` are counted and not kept:
 * an organization has tens of thousands.
 */
async function checkOrganization(inputs, deps, wanted, isQuiet) {
    const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
    const organization = await findOrganization(inputs, deps.session.client);
    const repos = (await indexRepos(deps.session.client, organization, undefined)).filter((repo) => wanted(repo.name));
    let done = 0;
    let quiet = 0;
    const checked = await Promise.all(repos.map(async (repo) => {
        const repository = `${organization.name}/${repo.name}`;
        try {
            const { dates, tags } = await readRepo(deps, repo, endOfLife);
            const all = tags.map((tag) => ({ repository, tag: tag.name, digest: tag.digest, locations: [] }));
            const judged = judgeTargets(all, tags, dates);
            const loud = judged.filter((tag) => !isQuiet(tag.judged));
            quiet += judged.length - loud.length;
            return loud;
        }
        catch (error) {
            const target = { repository, tag: undefined, digest: undefined, locations: [] };
            return [unknown(target, (0,problems/* toProblems */.e)(error, inputs.identity, nameOf(target)))];
        }
        finally {
            done += 1;
            deps.host.progress(`${done} of ${repos.length} repositories`);
        }
    }));
    return { checked: checked.flat(), quiet };
}
async function checkOrganizationTargets(inputs, deps, { endOfLife, name, organization, targets }) {
    const lastNames = new Set(targets.map((target) => target.repository.split('/').at(-1) ?? ''));
    const repos = await indexRepos(deps.session.client, organization, lastNames);
    const byRepository = (0,group_by/* groupBy */.$)(targets, (target) => target.repository.slice(name.length + 1));
    const checked = await Promise.all([...byRepository].map(async ([repositoryName, some]) => {
        const repo = repos.find((candidate) => candidate.name === repositoryName);
        if (repo === undefined)
            return some.map((target) => ({ ...target, judged: NOT_FOUND, suggestion: undefined, problems: [] }));
        try {
            const { dates, tags } = await readRepo(deps, repo, endOfLife);
            return judgeTargets(some, tags, dates);
        }
        catch (error) {
            return some.map((target) => unknown(target, (0,problems/* toProblems */.e)(error, inputs.identity, nameOf(target))));
        }
    }));
    return checked.flat();
}
async function readRepo(deps, repo, endOfLife) {
    const [tags, dates] = await Promise.all([readTags(deps.session.client, repo.uid), endOfLife(repo.uid)]);
    return { tags, dates };
}
function judgeTargets(targets, tags, dates) {
    const judge = (tag) => judgeTag({ exists: true, deprecated: tag.deprecated, endOfLife: dates.get(tag.name) });
    const judged = new Map(tags.map((tag) => [tag.name, judge(tag)]));
    const live = tags.map((tag) => tag.name).filter((tag) => judged.get(tag)?.state === 'active');
    const suggest = createTagSuggester(live);
    return targets.map((target) => {
        const own = target.tag === undefined
            ? judgeDigest(target.digest, tags, judged)
            : (judged.get(target.tag) ?? NOT_FOUND);
        if (own.state === 'unknown') {
            return unknown(target, [
                { kind: 'service', message: `${nameOf(target)}: the service does not tell whether it is deprecated` },
            ]);
        }
        const dead = own.state === 'deprecated' ||
            own.state === 'grace' ||
            own.state === 'not-found' ||
            own.until !== undefined;
        const suggestion = target.tag === undefined || !dead ? undefined : suggest(target.tag);
        return { ...target, judged: own, suggestion, problems: [] };
    });
}
/** A digest is as alive as the best of the tags that point to it; none of them means that it is not found. */
function judgeDigest(digest, tags, judged) {
    const states = tags.filter((tag) => tag.digest === digest).flatMap((tag) => judged.get(tag.name) ?? []);
    for (const state of ['active', 'unknown', 'grace', 'deprecated']) {
        const found = states.find((candidate) => candidate.state === state);
        if (found !== undefined)
            return found;
    }
    return NOT_FOUND;
}
function unknown(target, problems) {
    return { ...target, judged: UNKNOWN, suggestion: undefined, problems };
}
/** The target in backticks, for messages. */
function nameOf(target) {
    const tag = target.tag === undefined ? '' : `:${target.tag}`;
    const digest = target.tag === undefined && target.digest !== undefined ? `@${target.digest}` : '';
    return `\`${(0,plain_text/* plainLine */.h0)(`${target.repository}${tag}${digest}`, 300)}\``;
}

;// CONCATENATED MODULE: ./build/domain/ignore-use.js



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
    return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * time/* DAY_MS */.sO;
}
/** Whether an entry is about advisories; one that names only an image is about deprecation. */
function isAdvisoryIgnore(ignore) {
    return ignore.id !== undefined || ignore.artifact !== undefined;
}
/** Finds the entries that fit a subject, in file order: all that the entry names has to match. */
function createIgnoreMatcher(ignores) {
    const compiled = ignores.filter(isAdvisoryIgnore).map((ignore, order) => ({
        ignore,
        order,
        artifact: ignore.artifact === undefined ? undefined : createNameGlob(ignore.artifact),
        image: ignore.image === undefined ? undefined : createImageGlob(ignore.image),
    }));
    const anyId = compiled.filter(({ ignore }) => ignore.id === undefined);
    const withId = new Map();
    for (const entry of compiled) {
        if (entry.ignore.id === undefined)
            continue;
        const id = entry.ignore.id.toLowerCase();
        withId.set(id, [...(withId.get(id) ?? []), entry]);
    }
    return (subject) => {
        const candidates = new Set(subject.ids.flatMap((id) => withId.get(id.toLowerCase()) ?? []).concat(anyId));
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

;// CONCATENATED MODULE: ./build/commands/check-deprecated/decide.js



/** Decides by policy and ignores: an expired ignore does not ignore (contract §8); unknown states are never ignored away silently. */
function decide(facts) {
    const uses = new Map();
    const rules = facts.ignores
        .filter((ignore) => ignore.image !== undefined && ignore.id === undefined && ignore.artifact === undefined)
        .map((ignore) => ({
        ignore,
        matches: (0,image_glob/* createImageGlob */.o)(ignore.image ?? ''),
        state: stateOf(ignore, facts.now),
    }));
    const tags = facts.checked.map((tag) => {
        const level = levelOf(tag.judged, facts.policy, facts.now);
        if (level === undefined)
            return { ...tag, suggestion: undefined, level, ignoredBy: undefined };
        const name = `${tag.repository}${tag.tag === undefined ? '' : `:${tag.tag}`}`;
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
    return {
        tags,
        ignores,
        verdict: loud.has('error') ? 'fail' : warned ? 'warn' : 'pass',
        quiet: facts.quiet,
    };
}
function stateOf(ignore, now) {
    if (isExpired(ignore, now))
        return 'expired';
    return isExpiring(ignore, now) ? 'expiring' : 'live';
}

// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(6963);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/render.js




const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const ORDER = ['deprecated', 'unknown', 'grace', 'not-found', 'active'];
const SIGNS = { deprecated: '❌', unknown: '❓', grace: '⚠️', 'not-found': '⚠️', active: '✅' };
/** Everything that the user sees of a decision. */
function renderOutcome(decision, extra) {
    const tags = sortTags(decision.tags);
    const count = (state) => tags.filter((tag) => tag.judged.state === state && tag.ignoredBy === undefined).length;
    const results = tags.map(resultRow);
    const text = textSummary(decision, count);
    return {
        findings: [...tags.flatMap(findingsOf), ...decision.ignores.flatMap(ignoreFindings), ...extra.warnings],
        problems: tags.flatMap((tag) => (tag.ignoredBy === undefined ? tag.problems : [])),
        verdict: decision.verdict === 'pass' && extra.warnings.length > 0 ? 'warn' : decision.verdict,
        outputs: {
            deprecated: count('deprecated') > 0,
            'deprecated-count': count('deprecated'),
            'checked-count': tags.length + decision.quiet,
            'unknown-count': count('unknown'),
            results,
            'text-summary': text,
        },
        summary: renderSummary(decision, tags, text),
        report: { results },
        stdout: [],
        log: [...extra.log, text],
    };
}
/** Worst state first, then by name. */
function sortTags(tags) {
    const keyed = tags.map((tag) => ({ tag, rank: ORDER.indexOf(tag.judged.state), name: nameOf(tag) }));
    return keyed.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).map(({ tag }) => tag);
}
function textSummary(decision, count) {
    const ignored = decision.tags.filter((tag) => tag.ignoredBy !== undefined).length;
    const parts = [
        `${count('deprecated')} deprecated`,
        `${count('grace')} in grace`,
        `${count('not-found')} not found`,
        `${count('unknown')} unknown`,
        `${count('active') + decision.quiet} active`,
        ...(ignored === 0 ? [] : [`${ignored} ignored`]),
    ];
    const worst = decision.tags
        .filter((tag) => tag.judged.state === 'deprecated' && tag.ignoredBy === undefined)
        .slice(0, 5);
    const list = worst.map((tag) => nameOf(tag).replaceAll('`', '') + (tag.suggestion === undefined ? '' : ` → ${tag.suggestion}`));
    return `${decision.tags.length + decision.quiet} image tags checked: ${parts.join(', ')}${list.length === 0 ? '' : ` (${list.join(', ')})`}`;
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
/** State in words, with its date. */
function stateWords(tag) {
    const { state, until } = tag.judged;
    const date = until === undefined ? '' : (0,time/* renderDate */.FM)(until);
    switch (state) {
        case 'deprecated':
            return date === '' ? 'end of life' : `end of life since ${date}`;
        case 'grace':
            return date === '' ? 'in grace' : `in grace until ${date}`;
        case 'not-found':
            return 'not found';
        case 'unknown':
            return 'unknown';
        default:
            return date === '' ? 'active' : `active, end of life on ${date}`;
    }
}
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
        title: `${name.replaceAll('`', '')}: ${stateWords(tag)}`,
        message: `${name} is ${stateWords(tag)}.`,
        artifact: name.replaceAll('`', ''),
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
function renderSummary(decision, tags, text) {
    const words = { pass: 'pass', warn: 'warning', fail: 'fail' }[decision.verdict];
    const row = (tag) => [
        (0,markdown/* codeMarkdown */.fl)(nameOf(tag).replaceAll('`', '')),
        `${SIGNS[tag.judged.state]} ${(0,markdown/* escapeMarkdown */.FV)(stateWords(tag))}${tag.ignoredBy === undefined ? '' : ` (ignored: ${(0,markdown/* escapeMarkdown */.FV)(tag.ignoredBy.reason ?? '')})`}`,
        tag.suggestion === undefined ? '' : (0,markdown/* codeMarkdown */.fl)(tag.suggestion),
        placesOf(tag),
    ];
    const header = ['Image', 'State', 'Move to', 'Used in'];
    const loud = tags.filter((tag) => tag.judged.state !== 'active');
    const quiet = tags.filter((tag) => tag.judged.state === 'active');
    const blocks = [`### Check deprecated: ${words}`, (0,markdown/* escapeMarkdown */.FV)(text)];
    if (loud.length > 0)
        blocks.push((0,markdown/* tableMarkdown */.oS)(header, loud.map(row)));
    if (quiet.length > 0)
        blocks.push((0,markdown/* detailsMarkdown */.GE)(`${quiet.length} active`, (0,markdown/* tableMarkdown */.oS)(header, quiet.map(row))));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
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
    (0,session.requireIdentity)(inputs, 'end-of-life data is read from the platform, which needs a sign-in');
    if (inputs.repos.length > 0 && inputs.scope !== 'organization') {
        throw new user_error/* UserError */.y({ message: '`repos` is only used with `scope: organization`', input: 'repos' });
    }
    const ignores = readIgnores(deps.config, { requireReason: true, maxDays: undefined }, now);
    const policy = {
        failOnDeprecated: inputs['fail-on'] === 'deprecated',
        warnDays: inputs['warn-days'],
        failDays: inputs['fail-days'],
    };
    const isQuiet = (judged) => judged.state === 'active' && levelOf(judged, policy, now) === undefined;
    const gathered = inputs.scope === 'organization'
        ? await ofOrganization(inputs, deps, isQuiet)
        : await ofReferences(inputs, deps);
    const isIgnored = (0,glob/* createGlobList */.n)(inputs['ignore-images'], image_glob/* createImageGlob */.o);
    const checked = gathered.checked.filter((tag) => !isIgnored(`${tag.repository}:${tag.tag ?? ''}`));
    const decided = decide({ checked, ignores, policy, now, quiet: gathered.quiet });
    return renderOutcome(decided, { warnings: gathered.warnings, log: gathered.log, now });
};
async function ofOrganization(inputs, deps, isQuiet) {
    if (inputs.images.length > 0 || inputs.files.length > 0) {
        throw new user_error/* UserError */.y({
            message: '`images` and `files` are not used with `scope: organization`',
            input: 'scope',
        });
    }
    const matches = (0,glob/* createGlobList */.n)(inputs.repos);
    const wanted = (name) => inputs.repos.length === 0 || matches(name) || matches(name.split('/').at(-1) ?? '');
    return { ...(await checkOrganization(inputs, deps, wanted, isQuiet)), warnings: [], log: [] };
}
async function ofReferences(inputs, deps) {
    const names = (0,images_input/* readRegistryNames */.Cd)(inputs);
    const named = (0,images_input/* readImages */.H)(inputs.images, names);
    const isIgnored = (0,glob/* createGlobList */.n)(inputs['ignore-images'], image_glob/* createImageGlob */.o);
    const targets = named.map(({ image, reference }) => ({
        repository: image.repository,
        tag: reference.tag ?? (reference.digest === undefined ? image.tag : undefined),
        digest: reference.digest,
        locations: [],
    }));
    const scanFiles = inputs.files.length > 0 || inputs.images.length === 0;
    const files = scanFiles ? await (0,file_references.gatherFileReferences)(inputs, deps, names) : undefined;
    for (const { image, location, reference } of files?.references ?? []) {
        targets.push({
            repository: image.repository,
            tag: reference.tag ?? (reference.digest === undefined ? image.tag : undefined),
            digest: reference.digest,
            locations: [location],
        });
    }
    const merged = mergeTargets(targets.filter((target) => !isIgnored(`${target.repository}:${target.tag ?? ''}`)));
    return {
        checked: await checkReferenced(inputs, deps, merged),
        quiet: 0,
        warnings: files?.warnings ?? [],
        log: files?.log ?? [],
    };
}
/** One target for each tag, with all the places that name it; a digest counts only where there is no tag. */
function mergeTargets(targets) {
    const key = (target) => `${target.repository} ${target.tag ?? target.digest ?? ''}`;
    return [...(0,group_by/* groupBy */.$)(targets, key).values()].flatMap((same) => {
        const [first] = same;
        return first === undefined ? [] : [{ ...first, locations: same.flatMap((target) => target.locations) }];
    });
}


/***/ }),

/***/ 8484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ readRegistryNames),
/* harmony export */   H: () => (/* binding */ readImages),
/* harmony export */   qD: () => (/* binding */ requireRegistryCredential)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(270);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(880);



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
/** Throws the usage error for images whose history cannot be read without signing in, when there is nothing to sign in with. */
function requireRegistryCredential(inputs, images) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return;
    const closed = images.find((image) => !(0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublic */ .Ul)(image.repository, image.tag));
    if (closed === undefined)
        return;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
        message: `\`identity\` is needed: \`${closed.repository}:${closed.tag}\` cannot be read without signing in (only \`latest\` and \`latest-dev\` of public images can)`,
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
        input: 'identity',
    });
}


/***/ }),

/***/ 5563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createImageGlob)
/* harmony export */ });
/* unused harmony export plainImageName */
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6860);

/** `org/name:tag` of an image: without host and digest, the tag `latest` and the organization `chainguard` when absent. */
function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return /:[^/]*$/.test(name) ? name : `${name}:latest`;
}
/** A first segment with a dot or a port, or `localhost`, is a registry host. */
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;
/**
 * A test for images by a glob on `org/name:tag`: host and `chainguard/` may be left out on either side, and a glob
 * without `:` means any tag.
 */
function createImageGlob(glob) {
    const matches = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .createNameGlob */ .mi)(/:[^/]*$/.test(glob) ? glob : `${glob}:*`);
    return (image) => {
        const name = plainImageName(image);
        const host = HOST.exec(image)?.[0] ?? '';
        return [name, `${host}${name}`, name.replace(/^chainguard\//, '')].some(matches);
    };
}


/***/ }),

/***/ 3358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export MAXIMUM_PAGE_SIZE */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4779);

/** Most rows that the service gives in one page (spec §8). */
const MAXIMUM_PAGE_SIZE = 200;
/** Longest list that is read in parallel: a total beyond it is hardly true. */
const MAXIMUM_PARALLEL_ROWS = 2_000_000;
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back or it restarts again.
 */
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const seen = new Set();
    const sentTokens = new Set();
    let restarts = 0;
    // Pages with new rows, less those of known rows only: below zero the list has started over more than once.
    let balance = 0;
    let pageToken;
    let firstUid;
    for (;;) {
        const call = list({
            pageSize: clampPageSize(pageSize),
            ...(pageToken === undefined ? {} : { pageToken }),
        });
        const page = await client.send(call);
        const label = `${call.method} ${call.path}`;
        if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
            restarts += 1;
            // From the beginning the same tokens may come again.
            sentTokens.clear();
        }
        firstUid ??= page.rows[0]?.uid;
        const fresh = [];
        for (const row of page.rows) {
            if (seen.has(row.uid))
                continue;
            seen.add(row.uid);
            fresh.push(row);
        }
        if (fresh.length > 0)
            balance += 1;
        else if (page.rows.length > 0)
            balance -= 1;
        if (restarts > 1 || balance < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the list started over more than once', { code: 'UNDECODABLE', call: label });
        yield fresh;
        if (page.nextPageToken === '')
            return;
        if (sentTokens.has(page.nextPageToken)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the page token that was sent came back', { code: 'UNDECODABLE', call: label });
        }
        pageToken = page.nextPageToken;
        sentTokens.add(pageToken);
    }
}
/**
 * All rows of a list, projected. After a first full page the rest is read in parallel by `skip`, each page overlapping
 * its neighbour by one row; unless neighbours share that row, totals agree and every uid comes once, the list is read
 * again by cursor, so that rows which move, appear or vanish meanwhile are never lost unseen.
 */
async function readAll(client, list, project) {
    const first = await client.send(list({ pageSize: MAXIMUM_PAGE_SIZE, orderBy: 'created_at' }));
    if (first.nextPageToken === '' &&
        (first.totalCount ?? 0) <= first.rows.length &&
        allDifferent(first.rows)) {
        return keep(first.rows, project);
    }
    const parallel = await readParallel(client, list, first, project);
    if (parallel !== undefined)
        return parallel;
    const kept = [];
    for await (const rows of readPages(client, list))
        for (const item of keep(rows, project))
            kept.push(item);
    return kept;
}
async function readParallel(client, list, first, project) {
    const total = first.totalCount;
    const step = first.rows.length - 1;
    if (total === undefined || step < 1 || total <= first.rows.length)
        return undefined;
    if (total > MAXIMUM_PARALLEL_ROWS)
        return undefined;
    const pages = Math.ceil((total - 1) / step);
    const read = async (index) => {
        const page = await client.send(list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }));
        // The first row belongs to the neighbour before.
        return slice({ ...page, rows: page.rows.slice(1) }, page.rows[0]?.uid, project);
    };
    const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 1)));
    const slices = [slice(first, first.rows[0]?.uid, project), ...rest];
    return isWhole(slices, total) ? slices.flatMap((part) => part.kept) : undefined;
}
function slice(page, firstUid, project) {
    return {
        firstUid,
        lastUid: page.rows.at(-1)?.uid ?? firstUid,
        uids: page.rows.map((row) => row.uid),
        kept: keep(page.rows, project),
        totalCount: page.totalCount,
    };
}
function isWhole(slices, total) {
    const uids = new Set();
    let rows = 0;
    for (const [index, part] of slices.entries()) {
        if (part.totalCount !== total)
            return false;
        if (index > 0 && part.firstUid !== slices[index - 1]?.lastUid)
            return false;
        rows += part.uids.length;
        for (const uid of part.uids)
            uids.add(uid);
    }
    return rows === total && uids.size === total;
}
function keep(rows, project) {
    const kept = [];
    for (const row of rows) {
        const item = project(row);
        if (item !== undefined)
            kept.push(item);
    }
    return kept;
}
function allDifferent(rows) {
    return new Set(rows.map((row) => row.uid)).size === rows.length;
}
function clampPageSize(pageSize) {
    return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}


/***/ }),

/***/ 5614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ listGroups),
/* harmony export */   Wx: () => (/* binding */ getGroup)
/* harmony export */ });
/* unused harmony exports createGroup, updateGroup, deleteGroup, requestGroupAccess, checkEligibility, lookupGroup */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7775);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(858);





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
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/iam/v2/groups', 'groups', group, scope, { name: scope.name }, position);
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

/***/ 4207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ listCall)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);

/** A list operation as a value: scope, filters of the resource, and where the page begins. */
function listCall(path, key, row, scope, filters, position) {
    return {
        method: 'GET',
        path,
        query: {
            'uidp.descendants_of': scope.descendantsOf,
            'uidp.children_of': scope.childrenOf,
            'uidp.ancestors_of': scope.ancestorsOf,
            'uidp.in_root': scope.inRoot,
            'uidp.ids': scope.uids,
            ...filters,
            page_size: position.pageSize,
            page_token: position.pageToken,
            order_by: position.orderBy,
            skip: position.skip,
        },
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .pageDecoder */ .qd)(key, row),
        idempotent: true,
    };
}


/***/ }),

/***/ 6621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uP: () => (/* binding */ listRepos)
/* harmony export */ });
/* unused harmony exports getRepo, createRepo, updateRepo, deleteRepo, getRepoReadme, updateRepoReadme */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(858);





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
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/registry/v2/repos', 'repos', repo, scope, { name: scope.name }, position);
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

/***/ 4551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cB: () => (/* binding */ listTags)
/* harmony export */ });
/* unused harmony exports getTag, createTag, deleteTag */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(858);





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
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/registry/v2/tags', 'tags', tag, filters, query, position);
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
