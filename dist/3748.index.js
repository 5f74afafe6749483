"use strict";
exports.id = 3748;
exports.ids = [3748];
exports.modules = {

  39589:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  sha256Base64),
    f: () => (  sha256Hex)
  });
  var _noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90855);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
function sha256Hex(text) {
    const digits = [];
    for (const byte of (0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text)))
        digits.push(HEX[byte]);
    return digits.join('');
}
function sha256Base64(text) {
    return btoa(String.fromCharCode(...(0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text))));
}


  }),

  72792:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hu: () => (  renderShard),
    O1: () => (  isInShard),
    uK: () => (  parseShard)
  });
  var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

function parseShard(text) {
    const [, index, count] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(text) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    return shard.index <= shard.count ? shard : undefined;
}
function renderShard({ count, index }) {
    return `${index}/${count}`;
}
function isInShard(key, { count, index }) {
    return Number.parseInt((0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(key).slice(0, 12), 16) % count === index - 1;
}


  }),

  55478:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  LONGEST_NAME),
    Y: () => (  showCandidates)
  });
  var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

const LONGEST_NAME = 100;
const MAXIMUM_SHOWN = 5;
function showCandidates(items) {
    const shown = items
        .slice(0, MAXIMUM_SHOWN)
        .map(({ uid, name }) => `\`${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(name, LONGEST_NAME)}\` (${uid})`);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


  }),

  43748:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  M: () => (  checkOrganization),
  g: () => (  checkReferenced)
});

var group_by = __webpack_require__(77825);
var plain_text = __webpack_require__(38086);
var pool = __webpack_require__(24344);
var base_shard = __webpack_require__(72792);
var errors = __webpack_require__(34779);
var session_organization = __webpack_require__(59492);
var problems = __webpack_require__(96299);
var read_all = __webpack_require__(15514);
var require_name = __webpack_require__(54985);
var groups = __webpack_require__(25614);
var resources_repos = __webpack_require__(76621);
;// CONCATENATED MODULE: ./build/session/repo-index.js




const MAXIMUM_SINGLE_LOOKUPS = 8;
async function indexRepos(client, organization, wanted) {
    const names = wanted && new Set(wanted.map((path) => path.split('/').at(-1) ?? ''));
    const scope = { descendantsOf: organization.uid };
    const keep = (repo) => {
        if (!repo.uid.startsWith(`${organization.uid}/`))
            return undefined;
        (0,require_name .r)(repo, 'repository', 'GET /registry/v2/repos');
        return names === undefined || names.has(repo.name) ? { uid: repo.uid, name: repo.name } : undefined;
    };
    const lists = names !== undefined && names.size <= MAXIMUM_SINGLE_LOOKUPS
        ? [...names].map((name) => (0,resources_repos .uP)({ ...scope, name }))
        : [(0,resources_repos .uP)(scope)];
    const rows = (await Promise.all(lists.map((list) => (0,read_all .y)(client, list, keep)))).flat();
    const repos = [...new Map(rows.map((repo) => [repo.uid, repo])).values()];
    const isInFolder = (repo) => repo.uid.split('/').length > 2;
    if (wanted?.every((path) => !path.includes('/')))
        return repos.filter((repo) => !isInFolder(repo));
    if (!repos.some(isInFolder))
        return repos;
    const folders = new Map(await (0,read_all .y)(client, (0,groups .P$)(scope), (group) => {
        (0,require_name .r)(group, 'group', 'GET /iam/v2/groups');
        return [group.uid, group.name];
    }));
    return repos.map((repo) => ({
        uid: repo.uid,
        name: [...folderNames(repo.uid, folders), repo.name].join('/'),
    }));
}
function folderNames(uid, folders) {
    const segments = uid.split('/').slice(0, -1);
    return segments.slice(1).map((_, index) => {
        const folder = segments.slice(0, index + 2).join('/');
        return folders.get(folder) ?? folder;
    });
}

var pages = __webpack_require__(73358);
var json_value = __webpack_require__(63144);
var decode = __webpack_require__(80922);
;// CONCATENATED MODULE: ./build/platform/resources/package-version.js

const packageVersion = (0,decode .iU)({
    version: decode .Qq,
    eolDate: decode .Qq,
    releaseDate: decode .Qq,
    latestVersion: decode .Qq,
});

var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/eol-tags.js




const eolTag = (0,decode .iU)({
    id: decode .Qq,
    name: decode .Qq,
    mainPackageName: decode .Qq,
    tagStatus: decode .Qq,
    graceStatus: decode .Qq,
    gracePeriodExpiryDate: decode .Qq,
    mainPackageVersion: (0,decode .no)(packageVersion),
});
const answer = (0,decode .iU)({ items: (0,decode .c3)(eolTag), nextPageToken: decode .Qq });
function listEolTags(place, filters = {}) {
    const scope = typeof place === 'string' ? { childrenOf: place } : place;
    const { excludeDates, excludeEpochs, name, pageSize, pageToken } = filters;
    const call = (0,resource_calls .sX)('/registry/v1/eoltags', answer, {
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
    if (pageToken === undefined)
        return call;
    return {
        ...call,
        decode: (json) => {
            const page = call.decode(json);
            if (!(0,json_value .u4)(json) || (json['items'] ?? undefined) === undefined)
                throw new TypeError('it is not the next page of `items`');
            return page;
        },
    };
}

var tags = __webpack_require__(84551);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/ask-tags.js






function readTags(client, repoUid) {
    return (0,read_all .y)(client, (0,tags .cB)({ childrenOf: repoUid, allClasses: true }), (tag) => 
    tag.uid.startsWith(`${repoUid}/`)
        ? { name: tag.name, digest: tag.digest, deprecated: tag.deprecated ?? undefined }
        : undefined);
}
const PAGES_LIMIT = 1000;
const NOT_HERE = new Set(['NOT_FOUND', 'PERMISSION_DENIED', 'UNIMPLEMENTED']);
function createEndOfLifeSource(deps, required) {
    const { host, session } = deps;
    let first;
    const ask = async (repoUid) => {
        const known = new Map();
        let pageToken;
        for (let page = 0;; page += 1) {
            const call = listEolTags(repoUid, pageToken === undefined ? {} : { pageToken });
            const answer = await session.client.send(call);
            for (const item of answer.items) {
                if (item.id.includes('/') && !item.id.startsWith(`${repoUid}/`))
                    continue;
                known.set(item.name, {
                    status: item.tagStatus,
                    graceExpiry: item.gracePeriodExpiryDate,
                    endOfLifeDate: item.mainPackageVersion?.eolDate ?? '',
                    isFilled: item.mainPackageName !== '',
                });
            }
            if (answer.nextPageToken === '')
                return known;
            if (page >= PAGES_LIMIT || answer.nextPageToken === pageToken)
                throw (0,pages .aC)('the list of end-of-life tags does not end', `${call.method} ${call.path}`);
            pageToken = answer.nextPageToken;
        }
    };
    const tell = (error) => {
        const text = `End-of-life dates are not available: ${(0,plain_text .h0)(error.message, 300)} (${error.code}).`;
        if (required)
            host.log.warning(`${text} \`fail-days\` cannot be applied.`);
        else
            host.log.info(text);
    };
    const askLater = async (repoUid) => {
        try {
            return await ask(repoUid);
        }
        catch (error) {
            if (required || !(error instanceof errors .Wk) || error.code === 'CANCELLED')
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
            if (!(error instanceof errors .Wk) || error.code === 'CANCELLED')
                throw error;
            if (required && !NOT_HERE.has(error.code))
                throw error;
            tell(error);
            return false;
        });
        return (await first) ? asking : new Map();
    };
}

var checked_tag = __webpack_require__(78342);
var deprecation = __webpack_require__(29880);
;// CONCATENATED MODULE: ./build/commands/check-deprecated/tag-version.js
const VERSION = /^((?:[A-Za-z]+[-_])*v?)(\d{1,15}(?:\.\d{1,15})*)([-._+][A-Za-z0-9._+-]*)?$/;
const EPOCH = /-r(\d{1,9})(?=-|$)/;
const DATE = /-(20\d{6}(?:\d{4}|\d{6})?)$/;
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
function isSameLine(a, b) {
    return (a.prefix === b.prefix &&
        a.suffix === b.suffix &&
        a.parts.length === b.parts.length &&
        (a.epoch === undefined) === (b.epoch === undefined) &&
        (a.date === undefined) === (b.date === undefined));
}
function compareTagVersions(a, b) {
    for (let index = 0; index < a.parts.length; index += 1) {
        const [left = 0, right = 0] = [a.parts[index], b.parts[index]];
        if (left !== right)
            return left < right ? -1 : 1;
    }
    return (a.epoch ?? 0) - (b.epoch ?? 0) || (a.date ?? 0) - (b.date ?? 0);
}
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
function judgeTargets(targets, { dates, tags }) {
    const judged = new Map(tags.map(({ deprecated, name }) => [
        name,
        (0,deprecation .Y)({ exists: true, deprecated, endOfLife: dates.get(name) }),
    ]));
    const suggest = createTagSuggester(tags.flatMap(({ name }) => (judged.get(name)?.state === 'active' ? [name] : [])));
    const isNameless = tags.some(({ name }) => name === '');
    const isUndigested = tags.some(({ digest }) => digest === '');
    return targets.map((target) => {
        const names = target.tag === undefined
            ? tags.flatMap(({ digest, name }) => (digest === target.digest ? [name] : []))
            : [target.tag];
        const state = best(names.flatMap((name) => judged.get(name) ?? []));
        const mayBeHidden = target.tag === undefined ? isUndigested && state.state !== 'active' : isNameless && state === NOT_FOUND;
        if (mayBeHidden) {
            const lacking = target.tag === undefined ? 'digest' : 'name';
            const message = `${(0,checked_tag .Vb)(target)}: the service returned tags without a ${lacking}, and this may be one of them`;
            return (0,checked_tag .L5)(target, [{ kind: 'service', message }]);
        }
        if (state.state === 'unknown') {
            const message = `${(0,checked_tag .Vb)(target)}: the service did not report whether it is deprecated`;
            return (0,checked_tag .L5)(target, [{ kind: 'service', message }]);
        }
        const isWell = state.state === 'active' && state.until === undefined;
        const suggestion = isWell ? undefined : suggestOne(suggest, names);
        return { ...target, judged: state, suggestion, problems: NO_PROBLEMS };
    });
}
function best(states) {
    for (const state of ['active', 'unknown', 'grace', 'deprecated']) {
        const found = states.find((candidate) => candidate.state === state);
        if (found !== undefined)
            return found;
    }
    return NOT_FOUND;
}
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
async function checkReferenced(inputs, deps, targets) {
    if (targets.length === 0)
        return [];
    const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
    const byOrganization = (0,group_by .$)(targets, (target) => target.repository.split('/')[0] ?? '');
    let done = 0;
    const orUnknown = async (some, check) => {
        try {
            return await check();
        }
        catch (error) {
            return some.map((target) => (0,checked_tag .L5)(target, (0,problems .v)(error, inputs.identity, (0,checked_tag .Vb)(target))));
        }
    };
    return orUnknown(targets, async () => {
        const own = await findOwn(inputs, deps);
        const parts = await Promise.all(Array.from(byOrganization, ([name, some]) => orUnknown(some, async () => {
            const isOwn = own !== undefined && (name === own.name || name === own.uid);
            const organization = isOwn ? own : (await (0,session_organization .xO)(deps.session.client, name)).at(0);
            if (organization === undefined)
                return some.map((target) => unseen(target, name));
            const wanted = (0,group_by .$)(some, (target) => target.repository.slice(name.length + 1));
            const repos = await indexRepos(deps.session.client, organization, [...wanted.keys()]);
            const judged = await Promise.all(Array.from(wanted, ([path, same]) => orUnknown(same, async () => {
                const repo = repos.find((candidate) => candidate.name === path);
                const checked = repo === undefined
                    ? same.map(notFound)
                    : judgeTargets(same, await readRepo(deps, repo, endOfLife));
                done += same.length;
                deps.host.progress(`${done} of ${targets.length} image tags`);
                return checked;
            })));
            return judged.flat();
        })));
        return parts.flat();
    });
}
async function findOwn(inputs, deps) {
    if (inputs.organization === undefined && inputs.identity === undefined)
        return undefined;
    try {
        return await (0,session_organization .t2)(inputs, deps.session.client);
    }
    catch (error) {
        if (error instanceof errors .Wk && (error.code === 'PERMISSION_DENIED' || error.code === 'NOT_FOUND'))
            return undefined;
        throw error;
    }
}
async function checkOrganization(inputs, deps, choose) {
    const endOfLife = createEndOfLifeSource(deps, inputs['fail-days'] !== undefined);
    const organization = await (0,session_organization .t2)(inputs, deps.session.client);
    const all = await indexRepos(deps.session.client, organization);
    const { shard } = choose;
    const wanted = all.filter((repo) => choose.wanted(repo.name, organization.name));
    const repos = wanted.filter(({ name }) => shard === undefined || (0,base_shard .O1)(`${organization.name}/${name}`, shard));
    let done = 0;
    const checked = await (0,pool .P)(repos, 2 * inputs.concurrency, async (repo) => {
        const repository = `${organization.name}/${repo.name}`;
        try {
            return judgeRepo(repository, await readRepo(deps, repo, endOfLife), choose.isQuiet);
        }
        catch (error) {
            const target = { repository, tag: undefined, digest: undefined, locations: NO_LOCATIONS };
            return { checked: [(0,checked_tag .L5)(target, (0,problems .v)(error, inputs.identity, (0,checked_tag .Vb)(target)))], quiet: [] };
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
        elsewhere: wanted.length - repos.length,
    };
}
function judgeRepo(repository, facts, isQuiet) {
    const isWhole = ({ digest, name }) => name !== '' && digest !== '';
    const named = facts.tags.filter(isWhole);
    const targets = named.map(({ digest, name }) => ({
        repository,
        tag: name,
        digest,
        locations: NO_LOCATIONS,
    }));
    const judged = judgeTargets(targets, facts);
    const broken = facts.tags
        .filter((tag) => !isWhole(tag))
        .map(({ name }) => brokenTag({ repository, tag: name || undefined, digest: undefined, locations: NO_LOCATIONS }));
    return {
        checked: [...judged.filter((tag) => !isQuiet(tag.judged)), ...broken],
        quiet: judged.flatMap(({ judged: state, tag }) => isQuiet(state) ? [{ repository, tag: tag ?? '', until: state.until }] : []),
    };
}
function brokenTag(target) {
    const lacks = target.tag === undefined ? 'a tag without a name' : 'the tag without a digest';
    const message = `${(0,checked_tag .Vb)(target)}: the service returned ${lacks}, so its state is unknown`;
    return (0,checked_tag .L5)(target, [{ kind: 'service', message }]);
}
async function readRepo(deps, repo, endOfLife) {
    const [tags, dates] = await Promise.all([readTags(deps.session.client, repo.uid), endOfLife(repo.uid)]);
    return { tags, dates };
}
function notFound(target) {
    return { ...target, judged: check_tags_NOT_FOUND, suggestion: undefined, problems: [] };
}
function unseen(target, organization) {
    const why = `this identity cannot see the organization \`${(0,plain_text .h0)(organization, 100)}\``;
    return (0,checked_tag .L5)(target, [{ kind: 'service', message: `${(0,checked_tag .Vb)(target)} could not be checked: ${why}` }]);
}


  }),

  78342:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L5: () => (  unknown),
    MH: () => (  plainName),
    Vb: () => (  nameOf)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

function unknown(target, problems) {
    return { ...target, judged: { state: 'unknown', until: undefined }, suggestion: undefined, problems };
}
function nameOf(target) {
    return `\`${plainName(target)}\``;
}
function plainName({ digest, repository, tag, }) {
    const word = (text) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 200).replace(/[^A-Za-z0-9._/+-]/g, '_');
    const version = tag === undefined ? '' : `:${word(tag)}`;
    const pin = tag === undefined && digest !== undefined ? `@${digest}` : '';
    return `${word(repository)}${version}${pin}`;
}


  }),

  29880:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  levelOf),
    Y: () => (  judgeTag)
  });
  var _base_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22475);

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
        case 'TAG_ACTIVE': {
            const isFilled = endOfLife.isFilled === true || date !== undefined;
            if (deprecated === undefined && !isFilled)
                return { state: 'unknown', until: undefined };
            return { state: deprecated === true ? 'deprecated' : 'active', until: date };
        }
        default:
            return {
                state: deprecated === undefined ? 'unknown' : deprecated ? 'deprecated' : 'active',
                until: date,
            };
    }
}
function levelOf(tag, policy, now) {
    if (tag.state === 'unknown')
        return undefined;
    if (tag.state === 'deprecated' && policy.failOnDeprecated)
        return 'error';
    const left = tag.until === undefined ? Number.POSITIVE_INFINITY : (tag.until - now) / _base_time_js__WEBPACK_IMPORTED_MODULE_0__  .sO;
    if (policy.failDays !== undefined && left <= policy.failDays)
        return 'error';
    if (tag.state !== 'active')
        return 'warning';
    return policy.warnDays !== undefined && left <= policy.warnDays ? 'warning' : undefined;
}
function timeOf(text) {
    return text === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__  .pe)(text);
}


  }),

  80922:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A7: () => (  mapOf),
    D0: () => (  decoder),
    Jt: () => (  flag),
    QO: () => (  scoreText),
    Qq: () => (  text),
    Rz: () => (  ENVELOPE_FIELDS),
    U9: () => (  count),
    c3: () => (  listOf),
    iU: () => (  message),
    nd: () => (  integer),
    no: () => (  maybe),
    qd: () => (  pageDecoder)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63144);


const ENVELOPE_FIELDS = new Set(['nextPageToken', 'totalCount', 'skipped']);
function absentAs(schema, fallback) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? fallback));
}
const DEEPEST = 100;
function withoutNulls(value, depth = 0) {
    if (depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutNulls(item, depth + 1));
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(value))
        return value ?? undefined;
    const kept = Object.entries(value).filter(([, own]) => own !== null);
    return Object.fromEntries(kept.map(([name, own]) => [name, withoutNulls(own, depth + 1)]));
}
const unknownField = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => withoutNulls(value)));
function message(shape) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rUs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc(shape), unknownField);
}
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? undefined));
}
const text = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), '');
const scoreText = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => String(value ?? '')));
const flag = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .zMY(), false);
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? []));
}
function mapOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? {}));
}
const integer = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr(), 0);
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .Fk(/^[0-9]{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .qm(0))])), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => (value === undefined || value === null ? undefined : Number(value))));
function decoder(schema) {
    return (json) => {
        const result = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .xL(schema, json);
        if (result.success)
            return result.data;
        const issue = result.error.issues[0];
        const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
        throw new TypeError(`${place} has the wrong type`);
    };
}
const listHead = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ nextPageToken: text, totalCount: count });
function pageDecoder(key, row) {
    const decode = decoder(zod_mini__WEBPACK_IMPORTED_MODULE_0__  ._H3({ [key]: listOf(row) }));
    const decodeHead = decoder(listHead);
    return (json) => {
        const checked = decode(json)[key];
        if (!isEnvelopeOf(json, key))
            throw new TypeError(`it is not a list of \`${key}\``);
        const nameless = checked.findIndex((one) => (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(one) && one['uid'] === '');
        if (nameless >= 0)
            throw new TypeError(`\`${key}.${nameless}.uid\` is empty`);
        return { rows: checked, ...decodeHead(json) };
    };
}
function isEnvelopeOf(json, key) {
    const names = Object.keys(Object(json));
    return names.includes(key) || (names.length > 0 && names.every((name) => ENVELOPE_FIELDS.has(name)));
}


  }),

  54985:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  requireName)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


function requireName(row, kind, call) {
    if (row.name !== '')
        return;
    const message = `the ${kind} \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(row.uid, 200)}\` has no name in the list, so it cannot be identified`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk(message, { code: 'UNDECODABLE', call });
}


  }),

  25614:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P$: () => (  listGroups),
    Wx: () => (  getGroup)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);






const group = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    resourceLimits: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(_decode_js__WEBPACK_IMPORTED_MODULE_0__  .nd),
    verified: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt,
    kind: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    status: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
const KINDS = (  null && ([
    'ORG_KIND_UNSPECIFIED',
    'ORG_KIND_STARTER',
    'ORG_KIND_CUSTOMER',
    'ORG_KIND_DEV',
    'ORG_KIND_INFRA',
    'ORG_KIND_AWS_MARKETPLACE',
]));
const found = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ group: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(group) });
const eligibility = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ eligible: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt });
function listGroups(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/iam/v2/groups', 'groups', group, scope, { name: scope.name });
}
function getGroup(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/groups/${uid}`, group);
}
function createGroup(parentUid, fields) {
    return postCall(path `/iam/v2/groups/${parentUid}`, checked(fields), group);
}
function updateGroup(uid, fields, mask) {
    return patchCall(path `/iam/v2/groups/${uid}`, checked(fields), mask, group);
}
function checked(fields) {
    requireEnumName('kind', fields.kind, KINDS);
    return fields;
}
function deleteGroup(uid) {
    return deleteCall(path `/iam/v2/groups/${uid}`);
}
function requestGroupAccess(uid) {
    return postCall(path `/iam/v2/groups/${uid}:requestGroupAccess`, {}, message({}));
}
function checkEligibility() {
    return readCall('/iam/v2/groups:checkEligibility', eligibility);
}
function lookupGroup() {
    return readCall('/iam/v2/groups:lookupGroup', found);
}


  }),

  94207:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    g: () => (  listOperation)
  });
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

function listOperation(path, key, row, scope, filters) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .qd)(key, row);
    const query = {
        'uidp.descendants_of': scope.descendantsOf,
        'uidp.children_of': scope.childrenOf,
        'uidp.ancestors_of': scope.ancestorsOf,
        'uidp.in_root': scope.inRoot,
        'uidp.ids': scope.uids,
        ...filters,
    };
    return ({ orderBy, pageSize, pageToken, skip }) => ({
        method: 'GET',
        path,
        query: { ...query, page_size: pageSize, page_token: pageToken, order_by: orderBy, skip },
        decode,
        idempotent: true,
    });
}


  }),

  76621:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    uP: () => (  listRepos)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);






const syncConfig = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    source: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    uniqueTags: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt,
    expirationTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    gracePeriod: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt,
});
const customOverlay = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    contents: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ packages: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()), runtimeRepositories: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()) })),
    environment: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    annotations: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
});
const repo = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    activeTags: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    aliases: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    catalogTier: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    sync_config: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(syncConfig),
    customOverlay: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(customOverlay),
});
const CATALOG_TIERS = (  null && ([
    'CATALOG_TIER_UNSPECIFIED',
    'CATALOG_TIER_APPLICATION',
    'CATALOG_TIER_BASE',
    'CATALOG_TIER_FIPS',
    'CATALOG_TIER_AI',
    'CATALOG_TIER_DEVTOOLS',
    'CATALOG_TIER_COMMERCIAL',
]));
const readme = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, content: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq });
function listRepos(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/registry/v2/repos', 'repos', repo, scope, { name: scope.name });
}
function getRepo(uid) {
    return readCall(path `/registry/v2/repos/${uid}`, repo);
}
function createRepo(parentUid, fields) {
    return postCall(path `/registry/v2/repos/${parentUid}`, checked(fields), repo);
}
function updateRepo(uid, fields, mask) {
    return patchCall(path `/registry/v2/repos/${uid}`, checked(fields), mask, repo);
}
function checked(fields) {
    requireEnumName('catalogTier', fields.catalogTier, CATALOG_TIERS);
    return fields;
}
function deleteRepo(uid) {
    return deleteCall(path `/registry/v2/repos/${uid}`);
}
function getRepoReadme(repoUid) {
    return readCall(path `/registry/v2/repos/${repoUid}/readme`, readme);
}
function updateRepoReadme(repoUid, content) {
    return patchCall(path `/registry/v2/repos/${repoUid}/readme`, { content }, undefined, readme);
}


  }),

  30858:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D9: () => (  readCall),
    JM: () => (  patchCall),
    rU: () => (  postCall),
    sX: () => (  readV1Call),
    uz: () => (  deleteCall)
  });
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

function readCall(path, schema, query) {
    return {
        method: 'GET',
        path,
        ...(query === undefined ? {} : { query }),
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema),
        idempotent: true,
    };
}
function readV1Call(path, schema, query) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema);
    const names = new Set(Object.keys(schema._zod.def.shape));
    const isOther = (json) => {
        const given = Object.keys(Object(json));
        return given.length > 0 && !given.some((name) => names.has(name));
    };
    return {
        method: 'GET',
        path,
        query,
        decode: (json) => {
            const answer = decode(json ?? {});
            if (isOther(json))
                throw new TypeError(`it has none of the fields ${[...names].join(', ')}`);
            return answer;
        },
        idempotent: true,
    };
}
function postCall(path, body, schema) {
    return { method: 'POST', path, body, decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema), idempotent: false };
}
function patchCall(path, body, mask, schema) {
    return {
        method: 'PATCH',
        path,
        query: { updateMask: mask?.join(',') },
        body,
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema),
        idempotent: true,
    };
}
function deleteCall(path) {
    return { method: 'DELETE', path, decode: () => undefined, idempotent: true };
}


  }),

  84551:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    cB: () => (  listTags)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const tag = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    digest: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    deprecated: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .zMY()),
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
});
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
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/registry/v2/tags', 'tags', tag, filters, query);
}
function getTag(uid) {
    return readCall(path `/registry/v2/tags/${uid}`, tag);
}
function createTag(repoUid, fields) {
    return postCall(path `/registry/v2/tags/${repoUid}`, fields, tag);
}
function deleteTag(uid) {
    return deleteCall(path `/registry/v2/tags/${uid}`);
}


  }),

  59492:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qn: () => (  isOrganizationUid),
    t2: () => (  findOrganization),
    xO: () => (  rootGroups)
  });
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38707);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38086);
  var _base_show_candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55478);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);
  var _platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15514);
  var _platform_require_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54985);
  var _platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25614);








const ROOT_UID = /^[0-9a-f]{40}$/;
const NO_SUCH_GROUP = new Set(['INVALID_ARGUMENT', 'NOT_FOUND', 'PERMISSION_DENIED']);
function isOrganizationUid(text) {
    return ROOT_UID.test(text);
}
async function findOrganization(inputs, client) {
    const wanted = inputs.organization ?? inputs.identity?.split('/')[0];
    if (wanted === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
            message: '`organization` is required: it cannot be derived from `identity`',
            fix: 'set `organization` to the uid or the exact name of the organization',
            input: 'organization',
        });
    }
    if (inputs.organization === undefined || isOrganizationUid(wanted))
        return client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .Wx)(wanted));
    const named = await rootGroups(client, wanted);
    const unnamed = named.length === 0 ? await groupOfUid(client, wanted) : undefined;
    if (unnamed !== undefined)
        return unnamed;
    const verified = named.filter((group) => group.verified);
    const candidates = named.length > 1 && verified.length === 1 ? verified : named;
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1)
        return only;
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__  .h0)(wanted, 100);
    if (only === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
            message: `this identity cannot see an organization named \`${name}\``,
            fix: candidatesFix(wanted, await rootGroups(client)),
            input: 'organization',
        });
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
        message: `\`organization\` is ambiguous: ${candidates.length} organizations are named \`${name}\``,
        fix: `use the uid of one of them: ${candidates.map((group) => group.uid).join(', ')}`,
        input: 'organization',
    });
}
async function groupOfUid(client, uid) {
    if (!/^[\w-]+$/.test(uid))
        return undefined;
    try {
        const group = await client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .Wx)(uid));
        return group.uid === uid ? group : undefined;
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Wk && NO_SUCH_GROUP.has(error.code))
            return undefined;
        throw error;
    }
}
function candidatesFix(wanted, visible) {
    if (visible.length === 0)
        return 'it cannot see any organization by name: use the uid';
    const near = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_6__  .L)(wanted, visible.map(({ name }) => name));
    if (near.length > 0)
        return `did you mean ${near.map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__  .h0)(name, 100)}\``).join(' or ')}?`;
    return `it can see ${(0,_base_show_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .Y)(visible)}`;
}
async function rootGroups(client, name) {
    const list = (0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .P$)(name === undefined ? {} : { name });
    const roots = await (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__  .y)(client, list, (group) => (group.uid.includes('/') ? undefined : group));
    if (name === undefined)
        return roots;
    const named = roots.filter((group) => group.name === name);
    if (named.length === 0)
        for (const group of roots)
            (0,_platform_require_name_js__WEBPACK_IMPORTED_MODULE_3__  .r)(group, 'group', 'GET /iam/v2/groups');
    return named;
}


  }),

  96299:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e: () => (  toProblems),
    v: () => (  toProblemsOf)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _host_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);
  var _kit_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85531);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34779);
  var _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19478);





const KINDS = {
    UNAUTHENTICATED: 'unauthenticated',
    PERMISSION_DENIED: 'forbidden',
    NOT_FOUND: 'usage',
    INVALID_ARGUMENT: 'usage',
    OUT_OF_RANGE: 'usage',
};
function toProblems(error, identity, subject = '') {
    const about = subject === '' ? '' : `${subject}: `;
    if (error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .U)
        return [
            {
                kind: 'unauthenticated',
                message: about + error.message,
                fix: error.lines.join('\n'),
                ...(error.copy === undefined ? {} : { copy: error.copy }),
            },
        ];
    if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__  .Wk)
        return [fromPlatform(error, identity, about)];
    return (0,_kit_problems_js__WEBPACK_IMPORTED_MODULE_1__  .iU)(error, subject);
}
function toProblemsOf(error, identity, subject) {
    const isSignIn = error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_0__  .Z || error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .U;
    return toProblems(error, identity, isSignIn ? '' : subject);
}
function fromPlatform(error, identity, about) {
    const kind = KINDS[error.code] ?? 'service';
    const status = error.httpStatus === 0 ? '' : `, HTTP status ${error.httpStatus}`;
    const message = `${about}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(callWords(error.call), 300)} failed: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(error.message, 600)} (${error.code}${status})`;
    const fix = fixOf(error, identity);
    return fix === undefined ? { kind, message } : { kind, message, fix };
}
function callWords(call) {
    return call.replace(/\?.*$/s, '');
}
const OTHER_AUDIENCE = 'if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry';
function fixOf(error, identity) {
    const { fieldViolations, preconditions } = error.details;
    const messages = [
        ...fieldViolations.map((violation) => `${violation.field}: ${violation.description}`),
        ...preconditions.map((violation) => `${violation.type}: ${violation.description}`),
    ];
    if (messages.length > 0)
        return messages.map((line) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(line, 300)).join('\n');
    if (error.code === 'PERMISSION_DENIED') {
        if (identity !== undefined && identity.split('/').length > 2) {
            return 'this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization';
        }
        const roles = error.call.includes('/vulnerabilities/') ? '`viewer`' : '`registry.pull` or `viewer`';
        const fix = `give the identity a role with the missing capability, such as ${roles}, on the organization`;
        return identity === undefined ? `${fix}\n${OTHER_AUDIENCE}` : fix;
    }
    if (error.code === 'UNAUTHENTICATED')
        return 'the token was not accepted: check `identity`, `token` and the URLs';
    if (error.code === 'CONNECTION')
        return 'check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`';
    if (error.code === 'UNAVAILABLE')
        return 'the service is unavailable at the moment: run again later';
    if (error.code === 'RESOURCE_EXHAUSTED')
        return 'too many requests for the service: run again later, or with a lower `concurrency`';
    if (error.cause instanceof DOMException && error.cause.name === 'TimeoutError')
        return 'give it more time with `timeout`, or less to do';
    return undefined;
}


  })

};
;