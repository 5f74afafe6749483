"use strict";
exports.id = 690;
exports.ids = [690];
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

  10646:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    m: () => (  encodeUriPart)
  });
function encodeUriPart(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}


  }),

  46830:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  u: () => (  createAdvisoryCollection)
});

var text_set = __webpack_require__(52948);
var package_in_hand = __webpack_require__(47025);
var advisory_item = __webpack_require__(33603);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/advisory/item-index.js

function createItemIndex() {
    const byId = new Map();
    const others = new Map();
    return {
        add: (item) => {
            const first = byId.get(item.advisoryId);
            if (first === undefined)
                byId.set(item.advisoryId, item);
            else if (isSame(first, item))
                byId.set(item.advisoryId, (0,advisory_item .$j)(first, item));
            else {
                const key = (0,advisory_item .Dh)(item);
                const known = others.get(key);
                others.set(key, known === undefined ? item : (0,advisory_item .$j)(known, item));
            }
        },
        items: () => [...byId.values(), ...others.values()],
    };
}
function isSame(one, other) {
    return one.artifact === other.artifact && (one.type ?? '') === (other.type ?? '');
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/advisory/without-answered.js
const idsOf = (item) => [item.advisoryId, ...item.aliases].map((id) => id.toLowerCase());
function withoutAnswered(items) {
    const viaOrigin = items.filter((item) => item.viaOrigin === true);
    if (viaOrigin.length === 0)
        return items;
    const names = new Set(viaOrigin.map(({ artifact }) => artifact));
    const answered = new Set();
    for (const item of items) {
        if (item.viaOrigin === true || !names.has(item.artifact))
            continue;
        for (const id of idsOf(item))
            answered.add(JSON.stringify([item.artifact, id]));
    }
    return items.filter((item) => item.viaOrigin !== true || !idsOf(item).some((id) => answered.has(JSON.stringify([item.artifact, id]))));
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/advisory/advisory-collection.js





function createAdvisoryCollection(search) {
    const index = createItemIndex();
    const lookups = new Map(search.lookups.map((lookup) => [lookup.toLowerCase(), lookup]));
    const found = new Set();
    const rows = (0,text_set .q)();
    const byOrigin = (0,package_in_hand .QF)(search.packages);
    const namesSeen = new Set();
    let foreignRowCount = 0;
    let aliasesUnknown = false;
    let severities = false;
    let events = false;
    const findLookups = (row) => {
        if (lookups.size === 0)
            return false;
        const ids = [row.advisoryId, row.legacyAdvisoryId ?? '', ...(row.aliases ?? [])];
        const hits = ids.map((id) => id.toLowerCase()).filter((id) => lookups.has(id));
        for (const hit of hits)
            found.add(hit);
        return hits.length > 0;
    };
    const openLookups = () => [...lookups].filter(([key]) => !found.has(key)).map(([, written]) => written);
    const baseOf = (name) => search.basePackages && (search.basePackages.get(name) ?? []);
    const itemsOfOrigin = (row) => (byOrigin.get(row.artifactName) ?? []).flatMap((name) => {
        const packages = (search.packages.get(name) ?? []).filter(({ origin }) => origin === row.artifactName);
        const found = (0,advisory_item .iZ)({ ...row, artifactName: name }, packages, baseOf(name), false);
        return found.map((item) => ({ ...item, viaOrigin: true }));
    });
    return {
        openLookups,
        canTellAliases: () => !aliasesUnknown,
        add(row, question) {
            const isNew = rows.add(row.uid);
            severities ||= row.severities !== undefined;
            events ||= row.events !== undefined;
            if (question === 'aliases' && row.aliases === undefined)
                aliasesUnknown = true;
            const looked = findLookups(row);
            const packages = search.packages.get(row.artifactName);
            const base = baseOf(row.artifactName);
            const own = looked || packages !== undefined ? (0,advisory_item .iZ)(row, packages ?? [], base, looked) : [];
            for (const item of own)
                index.add(item);
            const ofOrigin = itemsOfOrigin(row);
            for (const item of ofOrigin)
                index.add(item);
            if (isNew && own.length + ofOrigin.length === 0)
                foreignRowCount += 1;
            if (packages !== undefined)
                namesSeen.add(row.artifactName);
        },
        result: () => ({
            items: withoutAnswered(index.items()),
            rowCount: rows.size,
            foreignRowCount,
            missingLookups: aliasesUnknown ? [] : openLookups(),
            unknownLookups: aliasesUnknown ? openLookups() : [],
            fieldsSeen: { severities, events },
            namesSeen,
        }),
    };
}


  }),

  33603:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  bA: () => (  componentKey),
  Dh: () => (  itemKey),
  iZ: () => (  itemsOfRow),
  $j: () => (  mergeItems)
});

var group_by = __webpack_require__(77825);
var package_in_hand = __webpack_require__(47025);
var package_version = __webpack_require__(79749);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/advisory/advisory.js

const WORDLESS = { status: 'affecting' };
const SAYING = {
    affected: { status: 'affecting', word: 'affected' },
    detected: { status: 'affecting', word: 'detected' },
    'pending-upstream': { status: 'affecting', word: 'pending-upstream' },
    'fix-not-planned': { status: 'affecting', word: 'fix-not-planned' },
    'analysis-not-planned': { status: 'affecting', word: 'analysis-not-planned' },
};
const APPROVED = new Set(['', 'APPROVED', 'REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED']);
const fractionOf = ({ createTime = '' }) => (/\.(\d+)/.exec(createTime)?.[1] ?? '').padEnd(9, '0');
function latestApprovedEvent(events) {
    let latest;
    let latestTime = Number.NEGATIVE_INFINITY;
    for (const event of events) {
        if (!APPROVED.has(event.reviewState ?? ''))
            continue;
        const parsed = Date.parse(event.createTime ?? '');
        const time = Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed;
        if (time < latestTime)
            continue;
        if (latest !== undefined && time === latestTime && fractionOf(event) < fractionOf(latest))
            continue;
        latest = event;
        latestTime = time;
    }
    return latest;
}
function lastWord(event) {
    if (event?.detection !== undefined)
        return 'detected';
    if (event?.pendingUpstreamFix !== undefined)
        return 'pending-upstream';
    if (event?.fixNotPlanned !== undefined)
        return 'fix-not-planned';
    return event?.analysisNotPlanned === undefined ? 'affected' : 'analysis-not-planned';
}
const unfixed = (fixedVersion, doubt) => ({
    status: 'affecting',
    word: 'affected',
    ...(fixedVersion === undefined ? {} : { fixedVersion }),
    ...(doubt === undefined ? {} : { doubt }),
});
const NO_VERSION = 'a fix is recorded without a version';
const NOT_COMPARABLE = 'its version cannot be compared with the fixed one';
function judgeFix(type, version, fixed) {
    if (fixed === '')
        return version === undefined ? { status: 'fixed' } : unfixed(undefined, NO_VERSION);
    if (version === undefined)
        return { status: 'fixed', fixedVersion: fixed };
    const order = (0,package_version .Zy)(type, version, fixed);
    if (order === 'same' || order === 'newer')
        return { status: 'fixed', fixedVersion: fixed };
    return unfixed(fixed, order === 'older' ? undefined : NOT_COMPARABLE);
}
function highest(type, versions) {
    let best = versions[0];
    for (const version of versions) {
        const order = best === undefined ? 'unknown' : (0,package_version .Zy)(type, version, best);
        if (order === 'unknown')
            return undefined;
        if (order === 'newer')
            best = version;
    }
    return best;
}
function judgePatch(type, version, listed) {
    const versions = listed.filter((one) => one !== '');
    const top = highest(type, versions);
    if (versions.length === 0)
        return unfixed(undefined, NO_VERSION);
    if (version === undefined)
        return unfixed(top ?? versions[0], 'patched versions are listed, and its own version is not known');
    const upstream = (0,package_version .mm)(type, version);
    const sisters = versions.filter((one) => (0,package_version .mm)(type, one) === upstream);
    const isReached = (one) => ['same', 'newer'].includes((0,package_version .Zy)(type, version, one));
    const reached = [...sisters, ...(top === undefined ? [] : [top])].find(isReached);
    if (reached !== undefined)
        return { status: 'fixed', fixedVersion: reached };
    return unfixed(sisters[0] ?? top ?? versions[0], top === undefined ? NOT_COMPARABLE : undefined);
}
const schemeType = (advisory, packageType) => {
    if (packageType !== undefined && (0,package_version .kE)(packageType))
        return packageType;
    const type = advisory.artifactType?.toLowerCase() ?? packageType;
    return type === undefined || type === '' ? 'apk' : type;
};
function judgeStatus(advisory, packageType, version) {
    if (advisory.deleteTime !== undefined && advisory.deleteTime !== '')
        return { status: 'withdrawn' };
    if (advisory.events === undefined)
        return WORDLESS;
    const event = latestApprovedEvent(advisory.events);
    if (event?.fixed !== undefined)
        return judgeFix(schemeType(advisory, packageType), version, event.fixed.fixedVersion ?? '');
    if (event?.patched !== undefined)
        return judgePatch(schemeType(advisory, packageType), version, event.patched.patchedVersions ?? []);
    if (event?.falsePositiveDetermination !== undefined) {
        const falsePositiveType = event.falsePositiveDetermination.type;
        return {
            status: 'not-affected',
            ...(falsePositiveType === undefined ? {} : { falsePositiveType }),
        };
    }
    return SAYING[lastWord(event)];
}

var severity = __webpack_require__(93146);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/advisory/advisory-item.js




const STATUS_ORDER = ['affecting', 'fixed', 'not-affected', 'withdrawn'];
const statusRank = (facts) => STATUS_ORDER.indexOf(facts.status);
const NO_ALIASES = [];
const itemKey = ({ advisoryId, artifact, type = '' }) => `${advisoryId.length} ${artifact.length} ${advisoryId}${artifact}${type}`;
function groupByType(advisory, packages) {
    const rowType = typeOf(advisory);
    const [first] = packages;
    const arch = advisory.artifactArchitecture;
    const fits = (entry) => (0,package_in_hand .hN)(rowType, entry.type) && (0,package_in_hand .sN)(arch, entry.arch);
    const fitting = packages.every(fits) ? packages : packages.filter(fits);
    if (fitting.length === 0 || first === undefined)
        return [];
    if (rowType !== undefined)
        return [{ type: rowType, packages: fitting }];
    if (fitting.length === 1)
        return [{ type: first.type, packages: fitting }];
    return Array.from((0,group_by .$)(fitting, (entry) => entry.type), ([type, group]) => ({ type, packages: group }));
}
const typeOf = ({ artifactType }) => artifactType?.toLowerCase() || undefined;
function worstFacts(advisory, packages) {
    let worst;
    for (const { type, version } of packages) {
        const next = { version, facts: judgeStatus(advisory, type, version) };
        const order = worst === undefined ? -1 : statusRank(next.facts) - statusRank(worst.facts);
        if (order < 0 || (order === 0 && worst?.version === undefined))
            worst = next;
    }
    return worst ?? { version: undefined, facts: judgeStatus(advisory, undefined, undefined) };
}
function stateInBase(advisory, type, base) {
    let state = 'lacks';
    for (const entry of base) {
        if (!(0,package_in_hand .hN)(type, entry.type) || !(0,package_in_hand .sN)(advisory.artifactArchitecture, entry.arch))
            continue;
        if (judgeStatus(advisory, entry.type, entry.version).status === 'affecting')
            return 'affected';
        state = 'has';
    }
    return state;
}
function itemsOfRow(advisory, packages, base, always) {
    const groups = groupByType(advisory, packages);
    const wanted = groups.length === 0 && always ? [{ type: typeOf(advisory), packages: [] }] : groups;
    const components = componentsOf(advisory);
    const rating = advisory.severities === undefined ? severity .J_ : (0,severity .IB)(advisory.severities);
    return wanted.map((group) => {
        const { version, facts } = worstFacts(advisory, group.packages);
        const isAffecting = facts.status === 'affecting';
        const inBase = base === undefined ? 'lacks' : stateInBase(advisory, group.type, base);
        const item = {
            advisoryId: advisory.advisoryId,
            aliases: advisory.aliases ?? NO_ALIASES,
            artifact: nameOf(advisory, packages),
            facts,
            rating,
            isNew: isAffecting ? inBase !== 'affected' : inBase === 'lacks',
            packages: group.packages,
        };
        if (group.type !== undefined)
            item.type = sharedText(group.type);
        if (version !== undefined)
            item.version = version;
        if (components !== undefined)
            item.components = components;
        if (!isAffecting && inBase === 'affected')
            item.affectsBase = true;
        return item;
    });
}
function nameOf({ artifactName }, [first]) {
    return first?.name === artifactName ? first.name : artifactName;
}
function componentsOf({ componentLocation: location = '', componentName: name = '', componentType: type = '', }) {
    if (name === '' && location === '')
        return undefined;
    const component = {};
    if (name !== '')
        component.name = sharedText(name);
    if (type !== '')
        component.type = sharedText(type);
    if (location !== '')
        component.location = sharedText(location);
    return [component];
}
const sharedTexts = new Map();
const MOST_TEXTS = 10_000;
function sharedText(text) {
    const shared = sharedTexts.get(text);
    if (shared !== undefined)
        return shared;
    if (sharedTexts.size === MOST_TEXTS)
        sharedTexts.clear();
    sharedTexts.set(text, text);
    return text;
}
function isSeverer(one, other) {
    const order = (0,severity .qs)(one.severity) - (0,severity .qs)(other.severity);
    return order < 0 || (order === 0 && (one.score ?? 0) > (other.score ?? 0));
}
const isBaseAffected = (item) => item.facts.status === 'affecting' ? !item.isNew : item.affectsBase === true;
function mergeItems(one, other) {
    const worse = statusRank(other.facts) < statusRank(one.facts) ? other : one;
    const severer = isSeverer(other.rating, one.rating) ? other.rating : one.rating;
    const fixedVersion = one.facts.fixedVersion ?? other.facts.fixedVersion;
    const affectsBase = isBaseAffected(one) || isBaseAffected(other);
    const isAffecting = worse.facts.status === 'affecting';
    const { affectsBase: _, components: __, viaOrigin: ___, ...rest } = worse;
    const components = mergeComponents(one.components, other.components);
    return {
        ...rest,
        ...(!isAffecting && affectsBase ? { affectsBase } : {}),
        ...(components === undefined ? {} : { components }),
        ...(one.viaOrigin === true && other.viaOrigin === true ? { viaOrigin: true } : {}),
        aliases: [...new Set([...one.aliases, ...other.aliases])],
        rating: severer,
        isNew: isAffecting ? !affectsBase : one.isNew && other.isNew,
        facts: {
            ...worse.facts,
            ...(worse.facts.fixedVersion !== undefined || fixedVersion === undefined ? {} : { fixedVersion }),
        },
    };
}
function mergeComponents(one, other) {
    if (one === undefined || other === undefined)
        return one ?? other;
    const all = [...one, ...other];
    return [...new Map(all.map((component) => [componentKey(component), component])).values()];
}
function componentKey({ location, name, type }) {
    return JSON.stringify([name, type, location]);
}


  }),

  93146:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IB: () => (  rateSeverities),
    J_: () => (  UNKNOWN_SEVERITY),
    oC: () => (  SEVERITIES),
    qs: () => (  severityRank)
  });
  var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'none', 'unknown'];
const UNKNOWN_SEVERITY = { severity: 'unknown' };
const LONGEST_VECTOR = 400;
function severityOfScore(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}
const versionOfType = (type) => Number(/V(\d)/.exec(type)?.[1] ?? 0);
const versionOfVector = (vector) => Number(/^CVSS:([34]\.\d)\//.exec(vector)?.[1] ?? 2);
const VECTOR = /^(?:CVSS:(?:3\.[01]|4\.0)\/)?[A-Za-z]{1,3}:[A-Za-z]{1,6}(?:\/[A-Za-z]{1,3}:[A-Za-z]{1,6})*\/?$/;
const scoresByVector = new Map();
const MOST_VECTORS = 4096;
function cachedScore(vector) {
    if (scoresByVector.has(vector))
        return scoresByVector.get(vector);
    const score = scoreVector(vector);
    if (scoresByVector.size === MOST_VECTORS)
        scoresByVector.clear();
    scoresByVector.set(vector, score);
    return score;
}
function scoreVector(vector) {
    if (!VECTOR.test(vector))
        return undefined;
    const parsed = ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__.fromVector(vector);
    if (!(parsed instanceof ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__.CvssVector) || !parsed.isBaseFullyDefined())
        return undefined;
    const scores = parsed.calculateScores();
    return scores.baseMetricsOnly ?? scores.base;
}
function readScore(given) {
    const text = (given.score ?? '').trim();
    if (/^\d{1,2}(?:\.\d+)?$/.test(text)) {
        const score = Number(text);
        return score <= 10 ? { version: versionOfType(given.type ?? ''), score } : undefined;
    }
    const score = text.length > LONGEST_VECTOR ? undefined : cachedScore(text.replace(/^\((.*)\)$/, '$1'));
    return score === undefined ? undefined : { version: versionOfVector(text), score, vector: text };
}
const isBetter = (candidate, best) => candidate.version > best.version || (candidate.version === best.version && candidate.score > best.score);
const ratingsByScore = new Map();
function rateSeverities(given) {
    const [only, ...others] = given;
    const text = only?.score ?? '';
    if (only === undefined || others.length > 0 || text.length > LONGEST_VECTOR)
        return rateAll(given);
    const key = `${only.type} ${text}`;
    const known = ratingsByScore.get(key);
    if (known !== undefined)
        return known;
    if (ratingsByScore.size === MOST_VECTORS)
        ratingsByScore.clear();
    const rating = rateAll(given);
    ratingsByScore.set(key, rating);
    return rating;
}
function rateAll(given) {
    let best;
    for (const entry of given) {
        const read = readScore(entry);
        if (read !== undefined && (best === undefined || isBetter(read, best)))
            best = read;
    }
    if (best === undefined)
        return UNKNOWN_SEVERITY;
    const { score, vector } = best;
    return { severity: severityOfScore(score), score, ...(vector === undefined ? {} : { vector }) };
}
function severityRank(severity) {
    return SEVERITIES.indexOf(severity);
}


  }),

  24585:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  j: () => (  askAdvisories),
  g: () => (  readAdvisories)
});

var pool = __webpack_require__(24344);
var read_all = __webpack_require__(15514);
var advisories = __webpack_require__(67004);
var advisory_collection = __webpack_require__(46830);
var errors = __webpack_require__(34779);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/ask-in-parts.js

const PARTIAL = new Set([
    'INTERNAL',
    'UNKNOWN',
    'DATA_LOSS',
    'UNDECODABLE',
    'INVALID_ARGUMENT',
]);
const MAXIMUM_SILENT_FAILURES = 8;
const MAXIMUM_FAILURES = 64;
function createPartReader(options) {
    const unread = [];
    let failures = 0;
    let hasAnswered = false;
    const canSplit = () => failures < (hasAnswered ? MAXIMUM_FAILURES : MAXIMUM_SILENT_FAILURES);
    const read = async (question, values) => {
        try {
            await options.read(question, values);
            hasAnswered = true;
        }
        catch (error) {
            failures += 1;
            const isPartial = error instanceof errors .Wk && PARTIAL.has(error.code);
            if (isPartial && values.length > 1 && canSplit()) {
                const middle = Math.ceil(values.length / 2);
                await Promise.all([read(question, values.slice(0, middle)), read(question, values.slice(middle))]);
                return;
            }
            for (const value of values)
                unread.push({ question, value, error });
            if (!isPartial)
                options.stop(error);
        }
    };
    return { read, unread: () => unread };
}

var batch_names = __webpack_require__(67880);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/filter-watch.js
class IgnoredFilter extends Error {
}
function createFilterWatch() {
    let ignored = false;
    let open = () => undefined;
    const opened = new Promise((resolve) => {
        open = resolve;
    });
    return {
        opened,
        areIgnored: () => ignored,
        watch: async (question, values, read) => {
            const asked = new Set(values.map((value) => value.toLowerCase()));
            try {
                await read((row) => {
                    ignored ||= !isAsked(row, question, asked);
                    open();
                    if (ignored)
                        throw new IgnoredFilter();
                });
            }
            catch (error) {
                if (!(error instanceof IgnoredFilter))
                    throw error;
            }
            finally {
                open();
            }
        },
    };
}
function isAsked(row, question, asked) {
    const ids = [row.advisoryId, row.legacyAdvisoryId ?? '', ...(row.aliases ?? [])];
    const values = question === 'artifactNames' ? [row.artifactName] : ids;
    return values.some((value) => asked.has(value.toLowerCase()));
}

var package_in_hand = __webpack_require__(47025);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/ask.js








class StoppedError extends Error {
}
function createStoppableClient(client, concurrency) {
    const limiter = (0,pool .z)(2 * concurrency);
    let stopped;
    return {
        concurrency,
        send: (call) => limiter(async () => {
            if (stopped !== undefined)
                throw new StoppedError();
            return client.send(call);
        }),
        stop: (reason) => {
            stopped ??= { reason };
        },
        reason: () => stopped?.reason,
    };
}
async function askAdvisories(search, deps, concurrency) {
    const collection = (0,advisory_collection .u)(search);
    const read = await readAdvisories(search, collection, deps, concurrency);
    const collected = collection.result();
    const isWhole = read.failure === undefined && read.unread.length === 0;
    return { collected: isWhole ? collected : { ...collected, missingLookups: [] }, ...read };
}
async function readAdvisories(search, sink, deps, concurrency) {
    const client = createStoppableClient(deps.session.client, concurrency);
    const count = createRowCounter(deps);
    const filters = createFilterWatch();
    const reader = createPartReader({
        read: (question, values) => filters.watch(question, values, (isAsked) => (0,read_all .h)(client, (0,advisories .Y)({ [question]: values }), (row) => {
            sink.add(row, question);
            count();
            isAsked(row);
        })),
        stop: client.stop,
    });
    const questions = questionsOf(search);
    await (0,pool .P)(questions, concurrency, async ({ question, values }, index) => {
        if (index > 0)
            await filters.opened;
        if (!filters.areIgnored())
            await reader.read(question, values);
    });
    let unread = reader.unread();
    if (filters.areIgnored() && client.reason() === undefined) {
        deps.host.log.info('The service ignores the filters of the list of advisories, so all of it is read.');
        unread = await readCatalog(sink, client, questions, count);
    }
    else if (client.reason() === undefined && sink.openLookups().length > 0) {
        await askAliases(sink, deps, concurrency, client.stop);
    }
    const failure = client.reason();
    return { failure, unread, openLookups: failure === undefined ? [] : sink.openLookups() };
}
function questionsOf(search) {
    const names = new Set([...search.packages.keys(), ...(0,package_in_hand .QF)(search.packages).keys()]);
    return [
        ...(0,batch_names .vj)('artifactNames', [...names].sort()).map((values) => ({ question: 'artifactNames', values })),
        ...(0,batch_names .vj)('advisoryIds', spellings(search.lookups)).map((values) => ({ question: 'advisoryIds', values })),
    ];
}
function createRowCounter({ host }) {
    let rows = 0;
    return () => {
        rows += 1;
        if (rows % 1000 === 0)
            host.progress(`${rows} advisories read`);
    };
}
async function readCatalog(sink, client, questions, count) {
    try {
        await (0,read_all .h)(client, (0,advisories .Y)({}), (row) => {
            sink.add(row, 'aliases');
            count();
        });
        return [];
    }
    catch (error) {
        client.stop(error);
        return questions.flatMap(({ question, values }) => values.map((value) => ({ question, value, error })));
    }
}
async function askAliases(sink, deps, concurrency, fail) {
    const client = createStoppableClient(deps.session.client, concurrency);
    await Promise.all((0,batch_names .vj)('aliases', spellings(sink.openLookups())).map(async (aliases) => {
        try {
            await (0,read_all .h)(client, (0,advisories .Y)({ aliases }), (row) => {
                sink.add(row, 'aliases');
                if (!sink.canTellAliases())
                    throw new StoppedError();
            });
        }
        catch (error) {
            client.stop(error);
            if (!(error instanceof StoppedError))
                fail(error);
        }
    }));
}
function spellings(lookups) {
    return [
        ...new Set(lookups.flatMap((lookup) => {
            const [prefix = '', ...rest] = lookup.split('-');
            return [lookup, [prefix.toUpperCase(), ...rest.map((part) => part.toLowerCase())].join('-')];
        })),
    ];
}


  }),

  67880:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DF: () => (  LONGEST_NAME_BYTES),
    vj: () => (  batchNames),
    xF: () => (  queryLength)
  });
const FILTER_BYTES = 6500;
const LONGEST_NAME_BYTES = 4096;
function queryLength(key, value) {
    const encoded = /^[\w.*-]*$/.test(value)
        ? value.length
        : new URLSearchParams([['', value]]).toString().length - 1;
    return key.length + encoded + 2;
}
function batchNames(key, values, most = Number.POSITIVE_INFINITY) {
    const batches = [];
    let room = 0;
    for (const value of values) {
        const length = queryLength(key, value);
        const last = batches.at(-1);
        if (last === undefined || length > room || last.length >= most) {
            batches.push([value]);
            room = FILTER_BYTES - length;
        }
        else {
            last.push(value);
            room -= length;
        }
    }
    return batches;
}


  }),

  56224:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  createProblemCollector)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);

function createProblemCollector() {
    const problems = [];
    return {
        add: (...more) => void problems.push(...more),
        attempt: async (work) => {
            try {
                return await work();
            }
            catch (error) {
                if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
                    throw error;
                problems.push(...error.problems);
                return undefined;
            }
        },
        throwIfAny: () => {
            if (problems.length > 0)
                throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
        },
    };
}


  }),

  4458:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ez: () => (  sbomProblems),
    te: () => (  readSboms),
    xS: () => (  factsOf),
    yL: () => (  typeWords)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34150);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _host_files_glob_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66567);
  var _sbom_sbom_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64764);
  var _sbom_sbom_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49303);






const MAXIMUM_SBOM_BYTES = 256 * 1024 * 1024;
const MAXIMUM_ENTRIES = 10;
async function readSboms(input, globs, demand, deps, problems) {
    if (globs.length === 0)
        return { facts: [], packages: [], indexes: [], paths: [] };
    const files = await (0,_host_files_glob_files_js__WEBPACK_IMPORTED_MODULE_1__  .C)(deps.workingDirectory, globs);
    problems.add(...globProblems(input, globs, files, deps.workingDirectory));
    const read = [];
    for (const path of files.paths) {
        const place = shownPath(deps.host.context.workspace, path);
        const content = await (0,_host_files_glob_files_js__WEBPACK_IMPORTED_MODULE_1__  .t)(path, MAXIMUM_SBOM_BYTES);
        const sbom = content.kind === 'text' ? (0,_sbom_sbom_js__WEBPACK_IMPORTED_MODULE_2__  .r)(content.text, place.file, demand.types) : (0,_sbom_sbom_reading_js__WEBPACK_IMPORTED_MODULE_3__  .r)(content.reason);
        if (sbom.kind === 'sbom')
            read.push({ place, sbom });
        else
            problems.add(notSbomProblem(input, place.file, sbom));
    }
    const facts = [];
    const packages = [];
    const indexes = [];
    for (const { place, sbom } of read) {
        const others = read.flatMap((other) => (other.sbom === sbom ? [] : [other.sbom]));
        if (isCoveredIndex(sbom, others)) {
            indexes.push(place.file);
            continue;
        }
        problems.add(...sbomProblems(input, place.file, sbom, demand));
        for (const entry of sbom.packages)
            packages.push(entry);
        facts.push(factsOf(place, sbom));
    }
    return { facts, packages, indexes, paths: files.paths };
}
function globProblems(input, globs, files, folder) {
    const unmatched = files.unmatched.map((glob) => ({
        message: `\`${input}\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(glob, 300)}\` matches no file below \`${folder}\``,
        fix: 'create the SBOM before this step; globs are relative to `working-directory`, and symbolic links are not followed',
        input,
    }));
    if (files.paths.length > 0 || unmatched.length > 0 || globs.length === 0)
        return unmatched;
    const message = `\`${input}\`: its globs that start with \`!\` exclude every file that the others match`;
    return [{ message, input }];
}
function notSbomProblem(input, file, { fix, reason }) {
    return {
        message: `\`${input}\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(file, 300)}\` is not a readable SBOM: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(reason, 300)}`,
        fix: fix ?? 'provide SPDX 2.3 or 3.0 JSON, or CycloneDX 1.4 to 1.7 JSON',
        input,
    };
}
function factsOf(place, sbom) {
    const skipped = Object.fromEntries(sbom.skipped);
    return {
        ...place,
        format: sbom.format,
        packageCount: sbom.packageCount,
        skippedCount: Object.values(skipped).reduce((sum, count) => sum + count, 0),
        skipped,
        unaccounted: sbom.unaccounted,
        ...(sbom.image === undefined ? {} : { image: sbom.image }),
    };
}
function isCoveredIndex(sbom, others) {
    if (sbom.packageCount > 0 || sbom.unaccounted.length > 0 || sbom.unreadable.length > 0)
        return false;
    const listed = sbom.digests.filter((digest) => !sbom.subjects.includes(digest));
    const given = new Set(others.filter(({ packageCount }) => packageCount > 0).flatMap(digestsOf));
    return listed.length > 0 && listed.every((digest) => given.has(digest));
}
const digestsOf = ({ digests, subjects }) => [...subjects, ...digests];
function sbomProblems(input, file, sbom, { minimum, types }) {
    const shown = sbom.unreadable.slice(0, MAXIMUM_ENTRIES);
    const unreadable = shown.map(({ entry, purl, reason }) => ({
        message: `\`${input}\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(file, 300)}\` has an entry \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(entry, 200)}\` whose purl \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(purl, 200)}\` cannot be read: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(reason, 200)}`,
        fix: 'correct the purl, or report it to the author of the tool that wrote the SBOM',
        input,
    }));
    const more = sbom.unreadable.length - shown.length;
    if (more > 0)
        unreadable.push({
            message: `\`${input}\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(file, 300)}\` has ${more} more entries whose purls cannot be read`,
            fix: 'correct them too',
            input,
        });
    if (unreadable.length > 0)
        return unreadable;
    return sbom.packageCount >= minimum ? [] : [tooFewPackages(input, file, sbom, { minimum, types })];
}
function tooFewPackages(input, file, sbom, { minimum, types }) {
    const kinds = [...sbom.skipped].map(([type, count]) => `${count} ${typeWords(type)}`);
    if (sbom.unaccounted.length > 0)
        kinds.push(`${sbom.unaccounted.length} without a usable purl`);
    const others = sbom.packageCount === 0 ? 'no packages' : 'no others';
    const found = `it lists ${kinds.length === 0 ? others : kinds.slice(0, 10).join(', ')}`;
    const count = sbom.packageCount === 0 ? 'no package' : (0,_base_counted_js__WEBPACK_IMPORTED_MODULE_5__  .hS)(sbom.packageCount, 'package');
    const least = minimum === 1 ? '' : `, fewer than \`min-packages: ${minimum}\``;
    const missing = sbom.digests.filter((digest) => !sbom.subjects.includes(digest)).slice(0, 5);
    const isIndex = sbom.packageCount === 0 && missing.length > 0;
    return {
        message: `\`${input}\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(file, 300)}\` has ${count} of the types in \`artifact-types\` (${types.join(', ')})${least}: ${found}`,
        fix: isIndex
            ? `it may be an index: give the SBOMs of all images that it lists, too (${missing.join(', ')})`
            : 'check that this is the SBOM of the image, and list the types of its packages in `artifact-types`',
        input,
    };
}
function typeWords(type) {
    return `of type ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(type, 50)}`;
}
function shownPath(workspace, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, path);
    const inWorkspace = !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below) && below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)[0] !== '..';
    return { file: inWorkspace ? below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), inWorkspace };
}


  }),

  47025:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    QF: () => (  namesByOrigin),
    hN: () => (  typesMatch),
    mV: () => (  groupByName),
    sN: () => (  architecturesMatch)
  });
function groupByName(packages) {
    const byName = new Map();
    for (const entry of packages) {
        const known = byName.get(entry.name);
        if (known === undefined)
            byName.set(entry.name, [entry]);
        else if (!known.some((other) => isSamePackage(other, entry)))
            known.push(entry);
    }
    return byName;
}
function namesByOrigin(packages) {
    const byOrigin = new Map();
    for (const [name, entries] of packages) {
        for (const { origin } of entries) {
            if (origin === undefined || origin === name)
                continue;
            byOrigin.set(origin, (byOrigin.get(origin) ?? new Set()).add(name));
        }
    }
    return new Map(Array.from(byOrigin, ([origin, names]) => [origin, [...names]]));
}
const isSamePackage = (a, b) => a.type === b.type &&
    a.version === b.version &&
    a.arch === b.arch &&
    a.source === b.source &&
    a.image === b.image;
const EXCLUSIVE = new Set(['apk', 'deb', 'rpm', 'image']);
const IMAGE_TYPES = new Set(['image', 'oci', 'docker', 'container']);
const LIBRARY_TYPES = new Set([
    'cargo',
    'composer',
    'conda',
    'gem',
    'golang',
    'hex',
    'maven',
    'npm',
    'nuget',
    'pub',
    'pypi',
    'swift',
]);
const ANY_LIBRARY = 'library';
const normalType = (type) => {
    const lower = type.toLowerCase();
    return IMAGE_TYPES.has(lower) ? 'image' : lower;
};
const isKnownType = (type) => EXCLUSIVE.has(type) || LIBRARY_TYPES.has(type) || type === ANY_LIBRARY;
function typesMatch(advisoryType, packageType) {
    if (advisoryType === undefined || packageType === undefined)
        return true;
    const one = normalType(advisoryType);
    const other = normalType(packageType);
    if (one === other || !isKnownType(one) || !isKnownType(other))
        return true;
    if (EXCLUSIVE.has(one) || EXCLUSIVE.has(other))
        return false;
    return one === ANY_LIBRARY || other === ANY_LIBRARY;
}
const ARCHITECTURES = new Map([
    ['x86_64', 'x86_64'],
    ['amd64', 'x86_64'],
    ['aarch64', 'aarch64'],
    ['arm64', 'aarch64'],
    ['x86', 'x86'],
    ['i386', 'x86'],
    ['i686', 'x86'],
    ['386', 'x86'],
    ['armv7', 'armv7'],
    ['armhf', 'armhf'],
    ['ppc64le', 'ppc64le'],
    ['s390x', 's390x'],
    ['riscv64', 'riscv64'],
    ['loongarch64', 'loongarch64'],
]);
function architecturesMatch(advisory, inHand) {
    if (advisory === undefined || inHand === undefined)
        return true;
    const one = ARCHITECTURES.get(advisory.toLowerCase());
    const other = ARCHITECTURES.get(inHand.toLowerCase());
    return one === undefined || other === undefined || one === other;
}


  }),

  79749:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Zy: () => (  compareVersions),
  kE: () => (  hasVersionScheme),
  mm: () => (  upstreamVersion)
});

var pep440 = __webpack_require__(68898);
var mvncmp = __webpack_require__(9005);
var compare = __webpack_require__(78469);
var valid = __webpack_require__(58780);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/sbom/apk-version.js
const KIND = {
    first: 0,
    number: 1,
    letter: 2,
    suffix: 3,
    suffixNumber: 4,
    hash: 5,
    revision: 6,
    end: 7,
};
const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', '', 'cvs', 'svn', 'git', 'hg', 'p'];
const VERSION = /^\d+(?:\.\d+)*[a-z]?(?:_(?:alpha|beta|pre|rc|cvs|svn|git|hg|p)\d*)*(?:~[0-9a-fA-F]+)?(?:-r\d+)?$/;
const TOKEN = /^\d+|\.\d+|_[a-z]+|~[0-9a-fA-F]+|-r\d+|[a-z]|\d+/g;
function isApkVersion(text) {
    return VERSION.test(text);
}
function tokenOf(match) {
    const text = match[0];
    if (match.index === 0)
        return { kind: KIND.first, text };
    if (text.startsWith('.'))
        return { kind: KIND.number, text: text.slice(1) };
    if (text.startsWith('_'))
        return { kind: KIND.suffix, text: text.slice(1) };
    if (text.startsWith('~'))
        return { kind: KIND.hash, text: text.slice(1) };
    if (text.startsWith('-r'))
        return { kind: KIND.revision, text: text.slice(2) };
    return { kind: /\d/.test(text) ? KIND.suffixNumber : KIND.letter, text };
}
const END = { kind: KIND.end, text: '' };
const compareText = (a, b) => Number(a > b) - Number(a < b);
function compareNumbers(a, b) {
    const left = a.replace(/^0+(?=\d)/, '');
    const right = b.replace(/^0+(?=\d)/, '');
    return Math.sign(left.length - right.length) || compareText(left, right);
}
const suffixOf = (token) => SUFFIXES.indexOf(token.text);
function compareTokens(a, b) {
    if (a.kind === KIND.suffix)
        return Math.sign(suffixOf(a) - suffixOf(b));
    const fraction = a.kind === KIND.number && (a.text.startsWith('0') || b.text.startsWith('0'));
    return fraction || a.kind === KIND.hash ? compareText(a.text, b.text) : compareNumbers(a.text, b.text);
}
const isPreRelease = (token) => token.kind === KIND.suffix && suffixOf(token) < SUFFIXES.indexOf('');
function compareApkVersions(a, b) {
    const left = Array.from(a.matchAll(TOKEN), tokenOf);
    const right = Array.from(b.matchAll(TOKEN), tokenOf);
    for (let index = 0; index <= left.length; index += 1) {
        const one = left[index] ?? END;
        const other = right[index] ?? END;
        if (one.kind !== other.kind) {
            if (isPreRelease(one))
                return -1;
            if (isPreRelease(other))
                return 1;
            return other.kind - one.kind;
        }
        const order = compareTokens(one, other);
        if (order !== 0)
            return order;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/sbom/package-version.js





const LONGEST_VERSION = 256;
const APK = { isVersion: isApkVersion, compare: compareApkVersions };
const SEMVER = { isVersion: (text) => valid(text) !== null, compare: compare };
const PEP440 = { isVersion: (text) => (0,pep440.valid)(text) !== null, compare: pep440.compare };
const MAVEN = { isVersion: (text) => /^\w[\w.+-]*$/.test(text), compare: mvncmp.compare };
const SCHEMES = new Map([
    ['apk', APK],
    ['cargo', SEMVER],
    ['golang', SEMVER],
    ['hex', SEMVER],
    ['maven', MAVEN],
    ['npm', SEMVER],
    ['pub', SEMVER],
    ['pypi', PEP440],
    ['swift', SEMVER],
]);
function hasVersionScheme(type) {
    return SCHEMES.has(type);
}
function compareVersions(type, version, other) {
    if (version === other)
        return 'same';
    const scheme = type === undefined ? undefined : SCHEMES.get(type);
    if (scheme === undefined || version.length > LONGEST_VERSION || other.length > LONGEST_VERSION)
        return 'unknown';
    if (!scheme.isVersion(version) || !scheme.isVersion(other))
        return 'unknown';
    const order = scheme.compare(version, other);
    if (Math.sign(order) !== -Math.sign(scheme.compare(other, version)))
        return 'unknown';
    if (order === 0)
        return 'same';
    return order < 0 ? 'older' : 'newer';
}
function upstreamVersion(type, version) {
    return type === 'apk' ? version.replace(/-r\d+$/, '') : version.replace(/\+.*$/s, '');
}


  }),

  35127:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Aw: () => (  currentType),
    dd: () => (  formatPurl),
    gd: () => (  readPurl),
    oJ: () => (  barePurl)
  });
  var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);
  var _base_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10646);


const LONGEST_PURL = 4096;
const CLAIM = /^\s*pkg\s*:\s*\/*([a-z0-9.+-]*)/i;
const TYPE_ALIASES = new Map([['alpine', 'apk']]);
const BARE_NAME_TYPES = new Set(['alpm', 'apk', 'deb', 'docker', 'oci', 'rpm']);
function fullName(type, namespace, name) {
    if (namespace === '' || BARE_NAME_TYPES.has(type))
        return name;
    return type === 'maven' ? `${namespace}:${name}` : `${namespace}/${name}`;
}
function currentType(type) {
    const lower = type.toLowerCase();
    return TYPE_ALIASES.get(lower) ?? lower;
}
function readPurl(text) {
    const claimed = CLAIM.exec(text.slice(0, LONGEST_PURL))?.[1] ?? '';
    const type = claimed === '' ? undefined : currentType(claimed);
    const unreadable = (reason) => ({ kind: 'unreadable', type, reason });
    if (text.length > LONGEST_PURL)
        return unreadable(`it is longer than ${LONGEST_PURL} characters`);
    if (text.trim() !== text)
        return unreadable('it begins or ends with a blank');
    if (!/^pkg:/i.test(text))
        return unreadable('it does not begin with `pkg:`');
    try {
        return { kind: 'purl', purl: packageOf(packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL.fromString(text)) };
    }
    catch (error) {
        return unreadable(String(error instanceof Error ? error.message : error).replace(/^Invalid purl: /, ''));
    }
}
function packageOf({ name: given, namespace, qualifiers, type: written, version }) {
    const type = currentType(String(written));
    const name = fullName(type, namespace ?? '', String(given));
    const { arch = '', upstream = '' } = qualifiers ?? {};
    const origin = upstream.replace(/@.*$/s, '');
    return {
        type,
        name,
        ...(version === undefined || version === null || version === '' ? {} : { version }),
        ...(arch === '' ? {} : { arch }),
        ...(origin === '' || origin === name ? {} : { origin }),
    };
}
function parsePurl(text) {
    const reading = readPurl(text);
    return reading.kind === 'purl' ? reading.purl : undefined;
}
function barePurl(text, version) {
    try {
        const purl = packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL.fromString(text);
        const type = currentType(String(purl.type));
        return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL(type, purl.namespace, purl.name, purl.version ?? version, null, null).toString();
    }
    catch {
        return undefined;
    }
}
function formatPurl(type, name, version) {
    const valid = type !== undefined && /^[a-z][a-z0-9.-]*$/.test(type) ? type : 'generic';
    const at = valid === 'maven' ? name.lastIndexOf(':') : name.lastIndexOf('/');
    const namespace = at > 0 ? `${name.slice(0, at).split('/').map(_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m).join('/')}/` : '';
    const suffix = version === undefined || version === '' ? '' : `@${(0,_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m)(version)}`;
    return `pkg:${valid}/${namespace}${(0,_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m)(name.slice(at + 1))}${suffix}`;
}


  }),

  49303:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    V: () => (  digestsIn),
    r: () => (  notSbom)
  });
const notSbom = (reason, fix) => ({
    kind: 'not-sbom',
    reason,
    ...(fix === undefined ? {} : { fix }),
});
const DIGEST = /sha256(?::|%3A)([0-9a-f]{64})/gi;
function digestsIn(texts) {
    const found = texts.flatMap((text) => Array.from((text ?? '').matchAll(DIGEST), ([, hex]) => hex ?? ''));
    return [...new Set(found.map((hex) => `sha256:${hex.toLowerCase()}`))];
}


  }),

  64764:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  r: () => (  parseSbom)
});

var json_value = __webpack_require__(63144);
var purl_package = __webpack_require__(35127);
var sbom_reading = __webpack_require__(49303);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/sbom/sbom-spdx.js


const NOT_PACKAGES = new Set(['container', 'file', 'operating-system', 'operatingsystem', 'source']);
function entryOf(name, version, purls, isContainer) {
    return {
        name,
        ...(version === undefined ? {} : { version }),
        purls,
        ...(isContainer ? { isContainer } : {}),
    };
}
const isNotPackage = (purpose) => NOT_PACKAGES.has(((0,json_value .b6)(purpose) ?? '').toLowerCase());
function imageOfPurl(purl) {
    if (!/^pkg:(?:oci|docker)\//i.test(purl))
        return undefined;
    const [path = '', query = ''] = purl.split('?', 2);
    const qualifiers = new URLSearchParams(query.split('#', 1)[0]);
    const tag = qualifiers.get('tag');
    const bare = path.replace(/^pkg:[a-z]+\//i, '').replace(/@[^@]*$/, '');
    const name = qualifiers.get('repository_url') ?? decodeLoosely(bare);
    return tag === null || tag === '' ? name : `${name}:${tag}`;
}
function decodeLoosely(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function purlsAmong(list, kind, key) {
    if (!Array.isArray(list))
        return [];
    return list.flatMap((entry) => (0,json_value .u4)(entry) && PURL_KIND.test((0,json_value .b6)(entry[kind]) ?? '') ? ((0,json_value .b6)(entry[key]) ?? []) : []);
}
const PURL_KIND = /(?:^|\/)(?:purl|package-?url)$/i;
const purlsOfReferences = (references) => purlsAmong(references, 'referenceType', 'referenceLocator');
const OCI_PURL = /^\s*pkg:\/*(?:oci|docker)\//i;
function digestsOf({ name, purls, version }) {
    const images = purls.filter((purl) => OCI_PURL.test(purl));
    const named = /^sha256:/.test(name) || images.length > 0 ? [name, version] : [];
    return (0,sbom_reading .V)([...named, ...images]);
}
function describedIds(document) {
    const ids = Array.isArray(document.documentDescribes) ? document.documentDescribes : [];
    const relations = Array.isArray(document.relationships) ? document.relationships : [];
    const found = relations.flatMap((relation) => {
        if (!(0,json_value .u4)(relation))
            return [];
        const { relatedSpdxElement: to, relationshipType: type, spdxElementId: from } = relation;
        if (type === 'DESCRIBES' && from === 'SPDXRef-DOCUMENT')
            return [to];
        return type === 'DESCRIBED_BY' && to === 'SPDXRef-DOCUMENT' ? [from] : [];
    });
    return new Set([...ids, ...found].filter((id) => typeof id === 'string'));
}
const firstImage = (entries) => {
    for (const entry of entries) {
        for (const purl of entry.purls) {
            const image = imageOfPurl(purl);
            if (image !== undefined)
                return { image };
        }
    }
    return {};
};
function readSpdx2(document, spdxVersion) {
    if (!/^SPDX-2\.[23]$/.test(spdxVersion))
        return (0,sbom_reading .r)(`its \`spdxVersion\` is ${JSON.stringify(spdxVersion.slice(0, 40))}, not SPDX-2.3`);
    const { packages } = document;
    if (!Array.isArray(packages))
        return (0,sbom_reading .r)('it is SPDX, but has no `packages` list');
    const entries = [];
    const described = describedIds(document);
    const subjects = [];
    for (const [index, entry] of packages.entries()) {
        const name = (0,json_value .u4)(entry) ? (0,json_value .b6)(entry.name) : undefined;
        if (!(0,json_value .u4)(entry) || name === undefined)
            return (0,sbom_reading .r)(`its \`packages[${index}]\` has no name`);
        const isDescribed = described.has((0,json_value .b6)(entry.SPDXID) ?? '');
        const isSubject = isDescribed && described.size === 1 && packages.length > 1;
        const read = entryOf(name, (0,json_value .Lv)(entry.versionInfo), purlsOfReferences(entry.externalRefs), isSubject || isNotPackage(entry.primaryPackagePurpose));
        if (isDescribed)
            subjects.push(...digestsOf(read));
        entries.push(read);
    }
    return {
        kind: 'entries',
        format: spdxVersion.replace('-', ' '),
        entries,
        subjects,
        digests: [...new Set([...entries.flatMap(digestsOf), ...(0,sbom_reading .V)([(0,json_value .b6)(document.name)])])],
        ...firstImage(entries),
    };
}
const typeOf = (element) => element.type ?? element['@type'];
const purlsOfElement = (element) => [
    ...[(0,json_value .b6)(element.software_packageUrl) ?? []].flat(),
    ...purlsAmong(element.externalIdentifier, 'externalIdentifierType', 'identifier'),
];
const isSpdx3Context = (context) => (Array.isArray(context) ? context : [context]).some((one) => typeof one === 'string' && /^https:\/\/spdx\.(?:org|github\.io)\/.*\/v?3\.0[./]/.test(one));
function readSpdx3(document) {
    if (!isSpdx3Context(document['@context']))
        return (0,sbom_reading .r)('its `@context` is not that of SPDX 3.0');
    const graph = document['@graph'];
    if (!Array.isArray(graph))
        return (0,sbom_reading .r)('it is SPDX 3.0, but has no `@graph` list');
    let specVersion;
    let isSbom = false;
    const entries = [];
    for (const [index, element] of graph.entries()) {
        if (!(0,json_value .u4)(element))
            return (0,sbom_reading .r)(`its \`@graph[${index}]\` is not an object`);
        const type = typeOf(element);
        if (type === 'CreationInfo')
            specVersion ??= (0,json_value .b6)(element.specVersion);
        if (type === 'SpdxDocument' || type === 'software_Sbom')
            isSbom = true;
        if (type !== 'software_Package')
            continue;
        const name = (0,json_value .b6)(element.name);
        if (name === undefined)
            return (0,sbom_reading .r)(`its \`@graph[${index}]\` is a package without a name`);
        const isContainer = isNotPackage(element.software_primaryPurpose);
        const version = (0,json_value .Lv)(element.software_packageVersion);
        entries.push(entryOf(name, version, purlsOfElement(element), isContainer));
    }
    if (specVersion === undefined || !specVersion.startsWith('3.0'))
        return (0,sbom_reading .r)('its creation info does not name SPDX 3.0');
    if (!isSbom && entries.length === 0)
        return (0,sbom_reading .r)('it is SPDX 3.0, but neither an SBOM nor a list of packages');
    return {
        kind: 'entries',
        format: `SPDX ${specVersion}`,
        entries,
        subjects: [],
        digests: [...new Set(entries.flatMap(digestsOf))],
        ...firstImage(entries),
    };
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/sbom/sbom-cyclonedx.js



const sbom_cyclonedx_NOT_PACKAGES = new Set(['container', 'cryptographic-asset', 'data', 'file', 'operating-system']);
const ORIGIN_PROPERTY = 'syft:metadata:originPackage';
function sbom_cyclonedx_entryOf(name, component, isSubject) {
    const version = (0,json_value .Lv)(component.version);
    const purl = (0,json_value .b6)(component.purl);
    const origin = originOf(component.properties);
    const isContainer = isSubject || sbom_cyclonedx_NOT_PACKAGES.has((0,json_value .b6)(component.type) ?? '');
    return {
        name,
        ...(version === undefined ? {} : { version }),
        purls: purl === undefined ? [] : [purl],
        ...(origin === undefined ? {} : { origin }),
        ...(isContainer ? { isContainer } : {}),
    };
}
function originOf(properties) {
    if (!Array.isArray(properties))
        return undefined;
    const found = properties.find((entry) => (0,json_value .u4)(entry) && entry.name === ORIGIN_PROPERTY);
    return (0,json_value .u4)(found) ? (0,json_value .b6)(found.value) : undefined;
}
function imageOf(subject) {
    if (subject.type !== 'container')
        return undefined;
    const purl = (0,json_value .b6)(subject.purl);
    const byPurl = purl === undefined ? undefined : imageOfPurl(purl);
    const name = (0,json_value .b6)(subject.name);
    const version = (0,json_value .b6)(subject.version);
    if (byPurl !== undefined || name === undefined)
        return byPurl;
    if (version === undefined || name.includes(':', name.lastIndexOf('/') + 1))
        return name;
    return version.startsWith('sha256:') ? name : `${name}:${version}`;
}
const sbom_cyclonedx_digestsOf = ({ name, purls, version }) => (0,sbom_reading .V)([name, version, ...purls]);
function readCycloneDx(document) {
    const specVersion = (0,json_value .b6)(document.specVersion) ?? '';
    if (!/^1\.[2-7]$/.test(specVersion))
        return (0,sbom_reading .r)(`its \`specVersion\` is ${JSON.stringify(specVersion.slice(0, 40))}, not 1.4 to 1.7`);
    const subject = (0,json_value .u4)(document.metadata) ? document.metadata.component : undefined;
    if (!Array.isArray(document.components))
        return (0,sbom_reading .r)('it is CycloneDX, but has no `components` list');
    const entries = [];
    const subjects = [];
    const waiting = [];
    const enqueue = (list, path) => {
        for (const [index, component] of list.entries())
            waiting.push({ component, path: `${path}[${index}]` });
    };
    enqueue(document.components, 'components');
    if (subject !== undefined)
        waiting.push({ component: subject, path: 'metadata.component' });
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { component, path } = next;
        const name = (0,json_value .u4)(component) ? (0,json_value .b6)(component.name) : undefined;
        if (!(0,json_value .u4)(component) || name === undefined)
            return (0,sbom_reading .r)(`its \`${path.slice(-120)}\` has no name`);
        const entry = sbom_cyclonedx_entryOf(name, component, component === subject);
        if (component === subject)
            subjects.push(...sbom_cyclonedx_digestsOf(entry));
        entries.push(entry);
        if (component.components === undefined)
            continue;
        if (!Array.isArray(component.components))
            return (0,sbom_reading .r)(`its \`${path.slice(-120)}.components\` is not a list`);
        enqueue(component.components, `${path}.components`);
    }
    const image = (0,json_value .u4)(subject) ? imageOf(subject) : undefined;
    return {
        kind: 'entries',
        format: `CycloneDX ${specVersion}`,
        entries,
        subjects,
        digests: [
            ...new Set([...subjects, ...entries.filter(({ isContainer }) => isContainer).flatMap(sbom_cyclonedx_digestsOf)]),
        ],
        ...(image === undefined ? {} : { image }),
    };
}

var attestation_statement = __webpack_require__(62214);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/sbom/sbom-documents.js



const MAXIMUM_SHOWN = 5;
const PLATFORM = /^[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?$/;
class EnvelopeError extends Error {
}
function openSbomDocuments(text) {
    const parsed = parseValues(text.replace(/^\uFEFF/, ''));
    if (parsed.kind === 'not-sbom')
        return parsed;
    const documents = [];
    const foreign = [];
    try {
        for (const value of parsed.values) {
            const opened = openValue(value);
            if (opened.kind === 'foreign')
                foreign.push(opened.predicateType);
            else
                for (const document of opened.documents)
                    documents.push(document);
        }
    }
    catch (error) {
        if (error instanceof EnvelopeError)
            return (0,sbom_reading .r)(error.message);
        throw error;
    }
    if (documents.length > 0)
        return { kind: 'documents', documents };
    const types = [...new Set(foreign)].slice(0, MAXIMUM_SHOWN).join(', ');
    return (0,sbom_reading .r)(`it has ${foreign.length} attestation${foreign.length === 1 ? '' : 's'}, but none of an SBOM: ${types}`, 'download the SBOM: `cosign download attestation --predicate-type https://spdx.dev/Document IMAGE`');
}
function parseValues(text) {
    try {
        return { kind: 'values', values: [JSON.parse(text)] };
    }
    catch (error) {
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        const values = lines.length > 1 ? parseLines(lines) : undefined;
        return values === undefined
            ? (0,sbom_reading .r)(`it is not JSON: ${String(error).slice(0, 200)}`)
            : { kind: 'values', values };
    }
}
function parseLines(lines) {
    const values = [];
    for (const line of lines) {
        try {
            values.push(JSON.parse(line));
        }
        catch {
            return undefined;
        }
    }
    return values;
}
function openValue(value) {
    if (!(0,json_value .u4)(value))
        throw new EnvelopeError('it is JSON, but not an object');
    if ((0,json_value .u4)(value.dsseEnvelope))
        return openEnvelope(value.dsseEnvelope);
    if ((0,json_value .b6)(value.payload) !== undefined && (0,json_value .b6)(value.payloadType) !== undefined)
        return openEnvelope(value);
    if ((0,json_value .b6)(value.predicateType) !== undefined)
        return openStatement(value);
    const ofBuildx = openBuildx(value);
    if (ofBuildx !== undefined)
        return { kind: 'documents', documents: ofBuildx };
    return { kind: 'documents', documents: [(0,json_value .u4)(value.sbom) ? value.sbom : value] };
}
function openEnvelope(envelope) {
    const payload = opened((0,json_value .b6)(envelope.payload) ?? '');
    if (payload === undefined)
        throw new EnvelopeError('it is an envelope whose payload is not a JSON object in base64');
    return (0,json_value .b6)(payload.predicateType) === undefined
        ? { kind: 'documents', documents: [payload] }
        : openStatement(payload);
}
function opened(payload) {
    try {
        const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
        return objectIn(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
    }
    catch {
        return undefined;
    }
}
function objectIn(text) {
    try {
        const value = JSON.parse(text);
        return (0,json_value .u4)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function openStatement(statement) {
    const { predicate } = statement;
    const predicateType = (0,json_value .b6)(statement.predicateType) ?? '';
    const inner = (0,json_value .u4)(predicate) && typeof predicate.Data === 'string' ? predicate.Data : predicate;
    const document = typeof inner === 'string' ? objectIn(inner) : (0,json_value .u4)(inner) ? inner : undefined;
    const isSbom = (0,attestation_statement .M)(predicateType);
    if (document !== undefined && (isSbom || looksLikeSbom(document)))
        return { kind: 'documents', documents: [document] };
    if (isSbom)
        throw new EnvelopeError(`its statement of the type ${predicateType} has no JSON object in it`);
    return { kind: 'foreign', predicateType };
}
const looksLikeSbom = ({ bomFormat, spdxVersion }) => bomFormat !== undefined || spdxVersion !== undefined;
function openBuildx(value) {
    if (value.SPDX !== undefined)
        return ofOnePlatform(value);
    const entries = Object.entries(value);
    if (entries.length === 0 || !entries.every(([key, one]) => PLATFORM.test(key) && (0,json_value .u4)(one)))
        return undefined;
    return entries.flatMap(([, one]) => ((0,json_value .u4)(one) ? ofOnePlatform(one) : []));
}
function ofOnePlatform({ AdditionalSPDXs: more, SPDX: spdx }) {
    const documents = [spdx, ...(Array.isArray(more) ? more : [])];
    return documents.map((document) => {
        if ((0,json_value .u4)(document))
            return document;
        throw new EnvelopeError('its `SPDX` is not an object');
    });
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/sbom/sbom.js






function readDocument(document) {
    const spdxVersion = (0,json_value .b6)(document.spdxVersion);
    if (spdxVersion !== undefined)
        return readSpdx2(document, spdxVersion);
    if (document.bomFormat === 'CycloneDX')
        return readCycloneDx(document);
    if (document['@context'] !== undefined)
        return readSpdx3(document);
    if (isSyft(document))
        return (0,sbom_reading .r)("it is in syft's own format", 'convert it: `syft convert sbom.json -o spdx-json=sbom.spdx.json`; or let syft write `-o spdx-json` at once');
    return (0,sbom_reading .r)('it has neither `spdxVersion` (SPDX 2.3), `@context` (SPDX 3.0) nor `bomFormat` (CycloneDX)');
}
function isSyft({ artifacts, descriptor, schema }) {
    const name = (0,json_value .u4)(descriptor) ? descriptor.name : undefined;
    const url = (0,json_value .u4)(schema) ? (0,json_value .b6)(schema.url) : undefined;
    return Array.isArray(artifacts) && (name === 'syft' || url?.includes('/syft/') === true);
}
function parseSbom(text, source, wantedTypes) {
    const opened = openSbomDocuments(text);
    if (opened.kind === 'not-sbom')
        return opened;
    const wanted = new Set(wantedTypes.map(purl_package .Aw));
    const tally = {
        packages: new Map(),
        counted: new Set(),
        skipped: new Map(),
        unaccounted: new Map(),
        unreadable: [],
    };
    const formats = new Set();
    const [subjects, digests] = [new Set(), new Set()];
    let image;
    for (const document of opened.documents) {
        const reading = readDocument(document);
        if (reading.kind === 'not-sbom')
            return reading;
        formats.add(reading.format);
        image ??= reading.image;
        for (const digest of reading.subjects)
            subjects.add(digest);
        for (const digest of reading.digests)
            digests.add(digest);
        const place = { source, ...(reading.image === undefined ? {} : { image: reading.image }) };
        for (const entry of reading.entries)
            addEntry(tally, entry, wanted, place);
    }
    return {
        kind: 'sbom',
        format: [...formats].join(', '),
        packages: [...tally.packages.values()],
        packageCount: tally.counted.size,
        skipped: tally.skipped,
        unaccounted: [...tally.unaccounted.values()],
        unreadable: tally.unreadable,
        ...(image === undefined ? {} : { image }),
        subjects: [...subjects],
        digests: [...digests],
    };
}
function addEntry({ counted, packages, skipped, unaccounted, unreadable }, entry, wanted, place) {
    const types = [];
    let isWanted = false;
    for (const written of entry.purls) {
        const reading = (0,purl_package .gd)(written);
        if (reading.kind === 'unreadable') {
            if (reading.type === undefined)
                continue;
            types.push(reading.type);
            if (!wanted.has(reading.type))
                continue;
            isWanted = true;
            unreadable.push({ entry: entry.name, purl: written, reason: reading.reason });
            continue;
        }
        const { arch, name, origin = entry.origin, type, version = entry.version } = reading.purl;
        types.push(type);
        if (!wanted.has(type))
            continue;
        isWanted = true;
        counted.add(JSON.stringify([type, name, version, arch]));
        for (const spelling of spellingsOf(name, entry.name))
            packages.set(JSON.stringify([type, spelling, version, arch, place.image]), {
                name: spelling,
                type,
                ...(version === undefined ? {} : { version }),
                ...(arch === undefined ? {} : { arch }),
                ...(origin === undefined || origin === name ? {} : { origin }),
                purl: written,
                ...place,
            });
    }
    if (isWanted)
        return;
    const [type] = types;
    if (type !== undefined)
        skipped.set(type, (skipped.get(type) ?? 0) + 1);
    else if (entry.isContainer !== true) {
        const { name, version } = entry;
        const what = { name, ...(version === undefined ? {} : { version }) };
        unaccounted.set(JSON.stringify([name, version]), what);
    }
}
const spellingsOf = (name, listed) => listed !== name && listed.toLowerCase() === name.toLowerCase() ? [name, listed] : [name];


  }),

  66567:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  globFiles),
    t: () => (  readLargeText)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2810);
  var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48636);
  var _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99004);





const WILDCARD = /[*?[\]{}]/;
async function globFiles(folder, globs) {
    const rules = globs.map((glob) => ruleOf(folder, glob));
    const walks = new Map();
    const found = new Map();
    for (const rule of rules) {
        if (rule.negated)
            continue;
        if (rule.matches === undefined) {
            found.set(rule, (await isRealFile(folder, rule.base)) ? [rule.base] : []);
            continue;
        }
        const walk = walks.get(rule.base) ?? filesBelow(folder, rule.base);
        walks.set(rule.base, walk);
        const paths = await walk;
        found.set(rule, paths.filter(rule.matches).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rule.base, ...path.split('/'))));
    }
    const paths = new Set([...found.values()].flat());
    const decided = [...paths].filter((path) => rules.reduce((taken, rule) => (fits(rule, path) ? !rule.negated : taken), false));
    const unmatched = rules.filter((rule) => !rule.negated && found.get(rule)?.length === 0);
    return { paths: decided.sort(), unmatched: unmatched.map((rule) => rule.glob) };
}
function ruleOf(folder, glob) {
    const negated = glob.startsWith('!');
    const path = (negated ? glob.slice(1) : glob).replace(/^(?:\.\/)+/, '');
    if (!WILDCARD.test(path))
        return { glob, negated, base: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), matches: undefined };
    const segments = path.split('/');
    const first = segments.findIndex((segment) => WILDCARD.test(segment));
    const fixed = segments.slice(0, first).join('/');
    const base = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, first === 1 && fixed === '' ? '/' : fixed);
    return { glob, negated, base, matches: (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__  .Nx)(segments.slice(first).join('/')) };
}
function fits(rule, path) {
    if (rule.matches === undefined)
        return rule.base === path;
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(rule.base, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(below) && below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== '..' && rule.matches(below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
}
async function isRealFile(folder, path) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => undefined);
    return facts?.isFile() === true && !(await isLinked(folder, path));
}
async function filesBelow(folder, base) {
    return (await isLinked(folder, base)) ? [] : (0,_workspace_files_js__WEBPACK_IMPORTED_MODULE_4__  .Fv)(base);
}
async function isLinked(folder, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(below) || below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..')
        return false;
    const [real, root] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => undefined), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder)]);
    return real !== undefined && real !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, below);
}
async function readLargeText(path, maximumBytes) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
        try {
            const facts = await handle.stat();
            if (!facts.isFile())
                return { kind: 'unreadable', reason: 'it is not a file' };
            if (facts.size > maximumBytes)
                return {
                    kind: 'unreadable',
                    reason: `it is larger than ${Math.floor(maximumBytes / 1024 ** 2)} MiB`,
                };
            const bytes = await handle.readFile();
            const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
            return { kind: 'text', text: wide ? bytes.toString('utf16le', 2) : bytes.toString('utf8') };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return { kind: 'unreadable', reason: `it cannot be read (${(0,_files_js__WEBPACK_IMPORTED_MODULE_3__  .CA)(error)})` };
    }
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

  67004:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Y: () => (  listAdvisories)
});


var schemas = __webpack_require__(63619);
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/platform/resources/advisory-row.js


const advisory_row_advisoryRow = schemas .FsL(schemas .L5J(), schemas .pdi((row, context) => {
    if (wrongIn(row) !== undefined)
        settle(row);
    const wrong = wrongIn(row);
    if (wrong !== undefined)
        context.issues.push({ code: 'custom', path: wrong === '' ? [] : [wrong], input: row });
    return row;
}));
const DEPTH = 3;
function settle(row) {
    if (!isOwn(row))
        return;
    dropNulls(row, DEPTH);
    row['updateTime'] ??= '';
    const { severities } = row;
    if (Array.isArray(severities))
        severities.forEach(settleScore);
}
function isOwn(value) {
    return (0,json_value .u4)(value);
}
function settleScore(severity) {
    if (!isOwn(severity))
        return;
    const { score = '' } = severity;
    severity['score'] = typeof score === 'number' ? String(score) : score;
}
function dropNulls(value, depth) {
    if (depth === 0)
        return;
    if (Array.isArray(value)) {
        for (const item of value)
            if (isOwn(item))
                dropNulls(item, depth);
        return;
    }
    const fields = value;
    for (const key in fields) {
        const field = fields[key];
        if (field === null)
            fields[key] = undefined;
        else if (typeof field === 'object')
            dropNulls(field, depth - 1);
    }
}
const advisory_row_name = (value, place) => typeof value === 'string' && value !== '' ? undefined : place;
const advisory_row_text = (value, place) => value === undefined || typeof value === 'string' ? undefined : place;
function list(value, place, wrongInItem) {
    if (value === undefined)
        return undefined;
    if (!Array.isArray(value))
        return place;
    for (let index = 0; index < value.length; index += 1) {
        const wrong = wrongInItem(value[index]);
        if (wrong !== undefined)
            return `${place}.${index}${wrong === '' ? '' : `.${wrong}`}`;
    }
    return undefined;
}
function noted(value, place) {
    if (value === undefined)
        return undefined;
    return (0,json_value .u4)(value) ? advisory_row_text(value['note'], `${place}.note`) : place;
}
const wrongInText = (value) => (typeof value === 'string' ? undefined : '');
function wrongInSeverity(value) {
    if (!(0,json_value .u4)(value))
        return '';
    return advisory_row_text(value['type'], 'type') ?? (typeof value['score'] === 'string' ? undefined : 'score');
}
const within = (value, key) => value?.[key];
function wrongInEvent(value) {
    if (!(0,json_value .u4)(value))
        return '';
    const { detection, falsePositiveDetermination, fixed, patched } = value;
    return (advisory_row_text(value['uid'], 'uid') ??
        advisory_row_text(value['createTime'], 'createTime') ??
        advisory_row_text(value['author'], 'author') ??
        advisory_row_text(value['reviewer'], 'reviewer') ??
        advisory_row_text(value['reviewState'], 'reviewState') ??
        advisory_row_text(value['issue'], 'issue') ??
        (detection === undefined || (0,json_value .u4)(detection) ? undefined : 'detection') ??
        noted(fixed, 'fixed') ??
        advisory_row_text(within(fixed, 'fixedVersion'), 'fixed.fixedVersion') ??
        noted(value['truePositiveDetermination'], 'truePositiveDetermination') ??
        noted(falsePositiveDetermination, 'falsePositiveDetermination') ??
        advisory_row_text(within(falsePositiveDetermination, 'type'), 'falsePositiveDetermination.type') ??
        noted(value['analysisNotPlanned'], 'analysisNotPlanned') ??
        noted(value['fixNotPlanned'], 'fixNotPlanned') ??
        noted(value['pendingUpstreamFix'], 'pendingUpstreamFix') ??
        noted(patched, 'patched') ??
        list(within(patched, 'patchedVersions'), 'patched.patchedVersions', wrongInText));
}
function wrongIn(row) {
    if (!(0,json_value .u4)(row))
        return '';
    return (
    advisory_row_name(row['uid'], 'uid') ??
        advisory_row_name(row['advisoryId'], 'advisoryId') ??
        advisory_row_name(row['artifactName'], 'artifactName') ??
        (typeof row['updateTime'] === 'string' ? undefined : 'updateTime') ??
        advisory_row_text(row['createTime'], 'createTime') ??
        advisory_row_text(row['legacyAdvisoryId'], 'legacyAdvisoryId') ??
        advisory_row_text(row['author'], 'author') ??
        advisory_row_text(row['artifactType'], 'artifactType') ??
        advisory_row_text(row['artifactArchitecture'], 'artifactArchitecture') ??
        advisory_row_text(row['componentName'], 'componentName') ??
        advisory_row_text(row['componentType'], 'componentType') ??
        advisory_row_text(row['componentLocation'], 'componentLocation') ??
        advisory_row_text(row['deleteTime'], 'deleteTime') ??
        list(row['aliases'], 'aliases', wrongInText) ??
        list(row['severities'], 'severities', wrongInSeverity) ??
        list(row['events'], 'events', wrongInEvent));
}

var list_query = __webpack_require__(94207);
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/advisories.js




function listAdvisories(filters) {
    const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
    return (0,list_query .g)('/vulnerabilities/v2/advisories', 'advisories', advisory_row_advisoryRow, filters, own);
}
function getAdvisory(uid) {
    return readCall(path `/vulnerabilities/v2/advisories/${uid}`, advisoryRow);
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

  93619:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H: () => (  readEnvelope),
    l: () => (  payloadTextOf)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63144);

const MAXIMUM_SIGNATURES = 16;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
function readEnvelope(text) {
    const json = JSON.parse(text);
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(json))
        throw new TypeError('it is not a JSON object');
    if (json['dsseEnvelope'] !== undefined)
        return { envelope: decodeEnvelope(json['dsseEnvelope']), text: undefined, bundle: json };
    return { envelope: decodeEnvelope(json), text, bundle: undefined };
}
function payloadTextOf(envelope) {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(envelope.payload, 'base64'));
}
function decodeEnvelope(json) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(json))
        throw new TypeError('its envelope is not an object');
    const [payload, payloadType] = [(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(json['payload']), (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(json['payloadType'])];
    if (payload === undefined || payloadType === undefined)
        throw new TypeError('it is neither a DSSE envelope nor a sigstore bundle of one');
    if (!BASE64.test(payload))
        throw new TypeError('its payload is not base64');
    const list = json['signatures'];
    if (!Array.isArray(list) || list.length === 0)
        throw new TypeError('it has no signature');
    if (list.length > MAXIMUM_SIGNATURES)
        throw new TypeError(`it has more than ${MAXIMUM_SIGNATURES} signatures`);
    return { payloadType, payload, signatures: list.map(signatureOf) };
}
function signatureOf(json) {
    const sig = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(json) ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(json['sig']) : undefined;
    if (sig === undefined || !BASE64.test(sig))
        throw new TypeError('a signature is not base64');
    return sig;
}


  }),

  31684:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dn: () => (  isExpected),
    bc: () => (  signersOfBindings),
    gF: () => (  policyWords),
    gc: () => (  subjectProblem),
    s3: () => (  signerWords),
    sW: () => (  VENDOR_SIGNER)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);

const VENDOR_SIGNER = {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
};
const SIGNING_SERVICES = ['CATALOG_SYNCER', 'APKO_BUILDER'];
function signersOfBindings(serviceBindings, issuerUrl) {
    return SIGNING_SERVICES.flatMap((service) => {
        const uid = serviceBindings[service];
        return uid === undefined || uid === '' ? [] : [{ issuer: issuerUrl, subject: `${issuerUrl}/${uid}` }];
    });
}
const WILDCARD = /[*?[{\\]/;
const ROOTED = /^(?:https:\/\/[^/*?[{\\]+\/[^/*?[{\\]+|[^/@*?[{\\]+@)/;
function subjectProblem(subject) {
    if (!WILDCARD.test(subject))
        return subject === '' ? 'it is empty' : undefined;
    if (!ROOTED.test(subject))
        return 'a glob must begin with a host and the first part of a path, so that strangers cannot match it';
    return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .AI)(subject);
}
function isExpected(signers, issuer, subject) {
    if (subject === undefined)
        return false;
    return signers.some((signer) => {
        if (signer.issuer !== issuer || subjectProblem(signer.subject) !== undefined)
            return false;
        return WILDCARD.test(signer.subject) ? (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .Nx)(signer.subject)(subject) : signer.subject === subject;
    });
}
function signerWords(issuer, subject) {
    const words = (text) => (text === undefined ? 'unknown' : `\`${text}\``);
    return `${words(subject)} (issuer ${words(issuer)})`;
}
function policyWords(policy) {
    if (policy.kind === 'unverified')
        return 'of anybody';
    if (policy.kind === 'key')
        return 'by the key in `attestation-key`';
    return policy.signers.map(({ issuer, subject }) => `by ${signerWords(issuer, subject)}`).join(' or ');
}


  }),

  62214:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  isSbomType),
    c: () => (  readStatement)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63144);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);
  var _envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93619);



const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = /^https:\/\/in-toto\.io\/Statement\/v(?:0\.1|1)$/;
const SBOM_TYPE = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/(?:bom|schema))(?:\/|$)/;
const MAXIMUM_SUBJECTS = 1000;
function isSbomType(predicateType) {
    return SBOM_TYPE.test(predicateType);
}
function readStatement(envelope) {
    if (envelope.payloadType !== PAYLOAD_TYPE)
        throw new TypeError('its payload is not an in-toto statement');
    const text = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_0__  .l)(envelope);
    const json = JSON.parse(text);
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(json) || !STATEMENT_TYPE.test((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .b6)(json['_type']) ?? ''))
        throw new TypeError('its payload is not an in-toto statement');
    const predicateType = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .b6)(json['predicateType']);
    if (predicateType === undefined)
        throw new TypeError('its statement has no predicate type');
    const { subject } = json;
    if (!Array.isArray(subject) || subject.length > MAXIMUM_SUBJECTS)
        throw new TypeError(`its statement has no list of at most ${MAXIMUM_SUBJECTS} subjects`);
    return {
        subjects: subject.flatMap(digestOf),
        predicateType,
        createdAt: createdAt(json['predicate']),
        text,
    };
}
function digestOf(subject) {
    const digest = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(subject) ? subject['digest'] : undefined;
    const hex = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(digest) ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .b6)(digest['sha256']) : undefined;
    return hex === undefined ? [] : [`sha256:${hex}`];
}
function createdAt(predicate) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(predicate))
        return undefined;
    const { creationInfo, metadata } = predicate;
    const time = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(creationInfo)
        ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .b6)(creationInfo['created'])
        : (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(metadata)
            ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .b6)(metadata['timestamp'])
            : undefined;
    return time === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_2__  .pe)(time);
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