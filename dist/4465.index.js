"use strict";
exports.id = 4465;
exports.ids = [4465,4139,460];
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

  57887:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  artifactProblems),
    R: () => (  readArtifact)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
  var _sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35127);


const PACKAGE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
const LIBRARY_NAME = /^(?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.+~-]*(?:[/:][\w.+~-]+)*$/;
const VERSION = /^[A-Za-z0-9][\w.+~:-]*$/;
function readArtifact(text, types) {
    const wanted = types.map(_sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_0__  .Aw);
    if (/^\s*pkg\s*:/i.test(text))
        return readPurlArtifact(text, wanted);
    const at = text.lastIndexOf('@');
    const [name, version] = at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, undefined];
    const hasLibraries = wanted.some((type) => type !== 'apk');
    if (!(hasLibraries ? LIBRARY_NAME : PACKAGE_NAME).test(name))
        return { problem: 'its name is not one' };
    if (version === undefined)
        return { entry: { name } };
    return VERSION.test(version) ? { entry: { name, version } } : { problem: 'its version is not one' };
}
function readPurlArtifact(text, wanted) {
    const reading = (0,_sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_0__  .gd)(text);
    if (reading.kind === 'unreadable')
        return { problem: `its purl cannot be read: ${reading.reason}` };
    const { arch, name, origin, type, version } = reading.purl;
    if (!wanted.includes(type))
        return { problem: `its type \`${type}\` is not one of \`artifact-types\` (${wanted.join(', ')})` };
    return {
        entry: {
            name,
            type,
            purl: text,
            ...(version === undefined ? {} : { version }),
            ...(arch === undefined ? {} : { arch }),
            ...(origin === undefined ? {} : { origin }),
        },
    };
}
function artifactProblems(inputs) {
    const { artifacts = [], 'artifact-types': types = ['apk'] } = inputs;
    return artifacts.flatMap((text) => {
        const { problem } = readArtifact(text, types);
        if (problem === undefined)
            return [];
        return [
            {
                message: `\`artifacts\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(text, 200)}\` is not a package: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(problem, 300)}`,
                fix: 'write `openssl`, `openssl@3.3.2-r0` or `pkg:apk/wolfi/openssl@3.3.2-r0`',
                input: 'artifacts',
            },
        ];
    });
}


  }),

  92356:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $G: () => (  knownName),
    DA: () => (  MAXIMUM_PACKAGES),
    fq: () => (  fullName),
    jE: () => (  otherFindings)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34150);
  var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);



const LONGEST_NAME = 200;
const short = (text) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(text, LONGEST_NAME);
function knownName(item) {
    return item.aliases.find((alias) => /^CVE-/i.test(alias)) ?? item.aliases[0] ?? item.advisoryId;
}
function fullName(item) {
    const name = knownName(item);
    return name === item.advisoryId ? name : `${name} (${item.advisoryId})`;
}
const expiryText = (ignore) => short(ignore.expires.text);
function ignoreSubject(ignore) {
    const parts = [
        ignore.id === undefined ? 'every advisory' : short(ignore.id),
        ...(ignore.artifact === undefined ? [] : [`in ${short(ignore.artifact)}`]),
        ...(ignore.image === undefined ? [] : [`on ${short(ignore.image)}`]),
    ];
    return parts.join(' ');
}
function ignoreFinding(rule, level, ignore, what, fix) {
    const { file, line, column } = ignore.place;
    return {
        rule,
        level,
        title: 'Ignore',
        message: `The ignore of ${ignoreSubject(ignore)} ${what}.`,
        location: { file, line, ...(column === undefined ? {} : { column }) },
        fix,
        fingerprint: (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)(rule, ignoreSubject(ignore)),
    };
}
function ignoreFindings(decision) {
    const renew = 'Update the package, or renew the entry with a reason.';
    return [
        ...decision.expired.map((ignore) => ignoreFinding('ignore-expired', 'warning', ignore, `expired on ${expiryText(ignore)}`, renew)),
        ...decision.expiring.map((ignore) => ignoreFinding('ignore-expiring', 'warning', ignore, `expires on ${expiryText(ignore)}`, renew)),
        ...decision.imageOnly.map((ignore) => ignoreFinding('ignore-image-only', 'warning', ignore, 'names only an image, so it ignores nothing here', 'Add `id` or `artifact` to ignore advisories; without them, the entry applies to the other commands only.')),
        ...decision.unused.map((ignore) => ignoreFinding('ignore-unused', 'notice', ignore, 'matched nothing', 'Remove the entry.')),
        ...decision.loosened.map(({ ignore, before, kind }) => {
            const what = before === undefined ? 'is added by this change' : `is extended by this change from ${before}`;
            return ignoreFinding(`ignore-${kind}`, 'notice', ignore, what, 'Check that this is intended.');
        }),
    ];
}
function otherFindings(decision) {
    const lookups = decision.missingLookups.map((lookup) => ({
        rule: 'unknown-advisory',
        level: 'warning',
        title: 'Unknown advisory',
        message: `The service has no advisory with the id or alias ${short(lookup)}.`,
        fix: 'Check its spelling.',
        fingerprint: (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)('unknown-advisory', lookup.toLowerCase()),
    }));
    return [...unaccountedFindings(decision), ...lookups, ...ignoreFindings(decision)];
}
const MAXIMUM_PACKAGES = 10;
function unaccountedFindings({ unaccounted, unaccountedFails, }) {
    return unaccounted.map(({ file, inWorkspace, packages }) => {
        const shown = packages.slice(0, MAXIMUM_PACKAGES).map(short).join(', ');
        const more = packages.length > MAXIMUM_PACKAGES ? ` and ${packages.length - MAXIMUM_PACKAGES} more` : '';
        const count = (0,_base_counted_js__WEBPACK_IMPORTED_MODULE_2__  .hS)(packages.length, 'package has', 'packages have');
        return {
            rule: 'unaccounted-package',
            level: unaccountedFails ? 'error' : 'warning',
            title: 'Unaccounted packages',
            message: `${count} no usable type or purl in ${short(file)}, so nothing was looked up for: ${shown}${more}.`,
            ...(inWorkspace ? { location: { file, line: 1 } } : {}),
            fix: 'Let the build tool write purls, for example `pkg:apk/wolfi/openssl@3.3.2-r0`.',
            fingerprint: (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)('unaccounted-package', file),
        };
    });
}


  }),

  28579:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    NOTHING_TO_LOOK_FOR: () => (  NOTHING_TO_LOOK_FOR),
    NO_BASE: () => (  NO_BASE),
    SIGN_IN_REASON: () => (  SIGN_IN_REASON),
    findProblems: () => (  findProblems),
    shardProblems: () => (  shardProblems),
    subjectProblems: () => (  subjectProblems)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38086);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48636);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10959);
  var _kit_shard_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16678);
  var _registry_attestation_signature_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31684);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74364);
  var _artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57887);







const SIGN_IN_REASON = 'advisories are read from the platform';
const NOTHING_TO_LOOK_FOR = {
    message: 'there is nothing to check: none of `images`, `files`, `sbom`, `artifacts` and `advisories` is set',
    fix: 'set `images` to the image, for example `images: cgr.dev/acme/nginx:1.27`, or `sbom` to the SBOM of a build',
    input: 'images',
};
const NO_BASE = {
    message: '`scope: changed` needs `base-sbom`, which lists what the base already contains, or `files` on a change',
    fix: 'set `base-sbom` to the SBOM of the base, written by a run that the change cannot influence',
    input: 'base-sbom',
};
function subjectProblems(inputs) {
    const subject = inputs['attestation-subject'];
    const problem = subject === undefined ? undefined : (0,_registry_attestation_signature_policy_js__WEBPACK_IMPORTED_MODULE_3__  .gc)(subject);
    if (subject === undefined || problem === undefined)
        return [];
    const message = `\`attestation-subject\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__  .h0)(subject, 300)}\` cannot be used: ${problem}`;
    return [{ message, input: 'attestation-subject' }];
}
async function shardProblems(inputs) {
    if (inputs.shard === undefined)
        return [];
    const others = ['files', 'sbom', 'artifacts', 'advisories'].filter((name) => (inputs[name] ?? []).length > 0);
    const isDivided = (inputs.images ?? []).length > 0 && others.length === 0;
    const given = others.map((name) => `\`${name}\``).join(', ');
    const message = `\`shard\` divides \`images\` only${given === '' ? ', which is not set' : `, but ${given} is set`}`;
    return [
        ...(await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_kit_shard_input_js__WEBPACK_IMPORTED_MODULE_2__  .X)(inputs.shard))),
        ...(isDivided ? [] : [{ message, input: 'shard' }]),
    ];
}
const findProblems = async (inputs, { area, isGiven }) => {
    const problems = [];
    if (!['images', 'files', 'sbom', 'artifacts', 'advisories'].some(isGiven))
        problems.push(NOTHING_TO_LOOK_FOR);
    if (inputs.scope === 'changed' && !isGiven('base-sbom') && !isGiven('files'))
        problems.push(NO_BASE);
    problems.push(...subjectProblems(inputs), ...(0,_artifact_js__WEBPACK_IMPORTED_MODULE_5__  .$)(inputs), ...(await shardProblems(inputs)));
    problems.push(...(0,_session_session_js__WEBPACK_IMPORTED_MODULE_4__  .mu)(isGiven, SIGN_IN_REASON));
    const path = inputs['vex-file'];
    if (path !== undefined)
        problems.push(...(await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .ZB)(path, area, 'vex-file'))));
    return problems;
};


  }),

  4465:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  run)
});

var counted = __webpack_require__(34150);
var plain_text = __webpack_require__(38086);
var memory = __webpack_require__(10824);
var base_ignores = __webpack_require__(35147);
var problems = __webpack_require__(96299);
var errors = __webpack_require__(34779);
var pages = __webpack_require__(73358);
var vulnerability_metadata = __webpack_require__(31306);
var advisory_severity = __webpack_require__(93146);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/advisory/vulnerability-metadata.js

function idsWithoutSeverity(items) {
    const ids = new Set();
    for (const item of items) {
        if (item.facts.status !== 'affecting' || item.rating.severity !== 'unknown')
            continue;
        for (const id of item.aliases)
            if (/^(?:CVE|GHSA)-/i.test(id))
                ids.add(id);
    }
    return [...ids];
}
function addMetadata(items, metadata) {
    const byId = new Map(metadata.map((entry) => [entry.id.toLowerCase(), entry]));
    return items.map((item) => {
        const known = item.aliases.flatMap((alias) => byId.get(alias.toLowerCase()) ?? []);
        if (known.length === 0)
            return item;
        const summary = known.map((entry) => entry.summary ?? '').find((text) => text !== '');
        const rating = item.rating.severity === 'unknown'
            ? (0,advisory_severity .IB)(known.flatMap((entry) => entry.severities ?? []))
            : item.rating;
        return { ...item, rating, ...(summary === undefined ? {} : { summary }) };
    });
}

var batch_names = __webpack_require__(67880);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/add-metadata.js






const MAXIMUM_IDS = 1000;
async function fillSeverities(collected, deps) {
    const ids = idsWithoutSeverity(collected.items).filter((id) => (0,batch_names .xF)('ids', id) <= batch_names .DF);
    if (ids.length === 0)
        return collected;
    const metadata = [];
    let failure;
    await Promise.all((0,batch_names .vj)('ids', ids, MAXIMUM_IDS).map(async (batch) => {
        try {
            for await (const rows of (0,pages .n4)(deps.session.client, (0,vulnerability_metadata .s)({ ids: batch })))
                metadata.push(...rows);
        }
        catch (error) {
            if (!(error instanceof errors .Wk) || error.code === 'CANCELLED')
                throw error;
            failure ??= error;
        }
    }));
    if (failure !== undefined) {
        deps.host.log.info(`Public vulnerability metadata could not be read, so some severities stay unknown: ${(0,plain_text .h0)(failure.message, 300)} (${failure.code}).`);
    }
    return { ...collected, items: addMetadata(collected.items, metadata) };
}

var ask = __webpack_require__(24585);
var ignore_use = __webpack_require__(72387);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/decision/advisory-gate.js

function reachesSeverity(severity, policy) {
    if (policy.failOnSeverity === 'none')
        return false;
    if (severity === 'unknown')
        return policy.failOnUnknownSeverity;
    return (0,advisory_severity .qs)(severity) <= (0,advisory_severity .qs)(policy.failOnSeverity);
}
function hasListedStatus(word, { failOnStatus }) {
    return failOnStatus === undefined || word === undefined || failOnStatus.includes(word);
}
function judgeItem(facts, policy) {
    if (facts.status !== 'affecting')
        return 'settled';
    if (facts.isIgnored)
        return 'ignored';
    if (policy.scope === 'changed' && !facts.isNew)
        return 'in-base';
    if (!reachesSeverity(facts.severity, policy))
        return 'below-severity';
    if (!hasListedStatus(facts.word, policy))
        return 'other-status';
    if (policy.onlyFixed && !facts.hasFixedVersion)
        return 'unfixed';
    return policy.warnOnly ? 'warned' : 'fails';
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/decision/gate-counts.js

const isCounted = (judged) => judged.effect !== 'settled' && judged.effect !== 'ignored';
function countItems(items, expiredIgnores) {
    const byEffect = {
        fails: 0,
        warned: 0,
        unfixed: 0,
        'other-status': 0,
        'below-severity': 0,
        'in-base': 0,
        ignored: 0,
        settled: 0,
    };
    const bySeverity = {
        critical: 0,
        high: 0,
        medium: 0,
        low: 0,
        none: 0,
        unknown: 0,
    };
    let count = 0;
    let newCount = 0;
    for (const judged of items) {
        byEffect[judged.effect] += 1;
        if (!isCounted(judged))
            continue;
        count += 1;
        if (judged.item.isNew)
            newCount += 1;
        bySeverity[judged.item.rating.severity] += 1;
    }
    return { count, newCount, ignoredCount: byEffect.ignored, expiredIgnores, byEffect, bySeverity };
}
function highestOf(counts) {
    return (advisory_severity .oC.filter((severity) => severity !== 'none').find((name) => counts.bySeverity[name] > 0) ?? 'none');
}

var glob = __webpack_require__(2810);
var image_glob = __webpack_require__(90457);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/decision/match-ignores.js


function createIgnoreMatcher(ignores) {
    const compiled = ignores.map((ignore, order) => ({
        ignore,
        order,
        artifact: ignore.artifact === undefined ? undefined : (0,glob .mi)(ignore.artifact),
        image: ignore.image === undefined ? undefined : (0,image_glob .oB)(ignore.image),
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

;// CONCATENATED MODULE: ./build/commands/advisory-gate/decision/gate-decision.js





const EFFECT_ORDER = [
    'fails',
    'warned',
    'unfixed',
    'other-status',
    'below-severity',
    'in-base',
    'ignored',
    'settled',
];
const compareText = (a, b) => Number(a > b) - Number(a < b);
function compareJudged(a, b) {
    return (EFFECT_ORDER.indexOf(a.effect) - EFFECT_ORDER.indexOf(b.effect) ||
        Number(b.item.isNew) - Number(a.item.isNew) ||
        (0,advisory_severity .qs)(a.item.rating.severity) - (0,advisory_severity .qs)(b.item.rating.severity) ||
        compareText(a.item.artifact, b.item.artifact) ||
        compareText(a.item.advisoryId, b.item.advisoryId) ||
        compareText(a.item.type ?? '', b.item.type ?? ''));
}
function createJudge(question, used) {
    const findIgnores = createIgnoreMatcher(question.ignores.filter(ignore_use .UB));
    return (item) => {
        const { facts, rating, isNew } = item;
        const fitting = facts.status === 'affecting'
            ? findIgnores({
                ids: [item.advisoryId, ...item.aliases],
                artifact: item.artifact,
                images: item.packages.map(({ image }) => image),
            })
            : [];
        for (const ignore of fitting)
            used.add(ignore);
        const live = fitting.find((ignore) => !(0,ignore_use ._d)(ignore, question.nowMs));
        const effect = judgeItem({
            status: facts.status,
            severity: rating.severity,
            isNew,
            isIgnored: live !== undefined,
            hasFixedVersion: facts.fixedVersion !== undefined,
            word: facts.word,
        }, question.policy);
        if (live !== undefined)
            return { item, effect, ignore: live };
        const expired = fitting.find((ignore) => (0,ignore_use ._d)(ignore, question.nowMs));
        return expired === undefined ? { item, effect } : { item, effect, expiredIgnore: expired };
    };
}
const isUnused = (ignore, used, nowMs) => (0,ignore_use .UB)(ignore) && !used.has(ignore) && !(0,ignore_use ._d)(ignore, nowMs);
function decideGate(question) {
    const { collected, ignores, policy, nowMs } = question;
    const used = new Set();
    const items = collected.items.map(createJudge(question, used)).sort(compareJudged);
    const expired = ignores.filter((ignore) => (0,ignore_use ._d)(ignore, nowMs));
    const expiring = ignores.filter((ignore) => (0,ignore_use .v$)(ignore, nowMs));
    const counts = countItems(items, expired.length);
    const { missingLookups, unknownLookups, fieldsSeen } = collected;
    const imageOnly = ignores.filter((ignore) => !(0,ignore_use .UB)(ignore));
    const { unaccounted } = question;
    const warnings = counts.byEffect.warned +
        expired.length +
        expiring.length +
        imageOnly.length +
        missingLookups.length +
        unaccounted.length;
    const warns = warnings > 0 || (counts.byEffect.unfixed > 0 && !fieldsSeen.events);
    const passing = warns ? 'warn' : 'pass';
    const unaccountedFails = unaccounted.length > 0 && policy.failOnUnaccounted && !policy.warnOnly;
    return {
        verdict: counts.byEffect.fails > 0 || unaccountedFails ? 'fail' : passing,
        items,
        unaccounted,
        unaccountedFails,
        withoutAdvisories: question.withoutAdvisories,
        imageOnly,
        counts,
        highestSeverity: highestOf(counts),
        expired,
        expiring,
        unused: ignores.filter((ignore) => isUnused(ignore, used, nowMs)),
        loosened: question.baseIgnores === undefined ? [] : (0,ignore_use .cY)(question.baseIgnores, question.ignores),
        missingLookups,
        unknownLookups,
        fieldsSeen,
        policy,
        hasBase: question.hasBase,
    };
}
function advisoryRecord({ item, effect }) {
    return {
        advisoryId: item.advisoryId,
        aliases: item.aliases,
        artifact: item.artifact,
        ...(item.version === undefined ? {} : { version: item.version }),
        severity: item.rating.severity,
        status: item.facts.status,
        ...(item.facts.fixedVersion === undefined ? {} : { fixedVersion: item.facts.fixedVersion }),
        isNew: item.isNew,
        ignored: effect === 'ignored',
    };
}

var group_by = __webpack_require__(77825);
var coverage = __webpack_require__(40701);
var shard_input = __webpack_require__(16678);
var read_sboms = __webpack_require__(4458);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/gate-coverage.js







const MAXIMUM_TYPES = 20;
const MAXIMUM_NAMES = 10;
const LONGEST_NAME = 200;
function gateCoverage({ elsewhere, sboms, search }, { collected, failure, openLookups, unread }) {
    const named = [...search.packages.values()].flat().filter(({ source }) => source === undefined).length;
    const packages = sboms.reduce((sum, { packageCount }) => sum + packageCount, named);
    const missed = [...unreadPackages(unread, search.packages), ...unreadLookups(search.lookups, unread)];
    const why = failure === undefined ? 'the service does not return aliases' : whyOf(failure);
    const open = new Set([...collected.unknownLookups, ...openLookups]);
    const unknown = [...open].map((lookup) => ({ what: (0,plain_text .h0)(lookup, LONGEST_NAME), why }));
    const unaccounted = sboms.flatMap(unaccountedOf);
    const all = [...missed, ...unknown.filter(({ what }) => !missed.some((other) => other.what === what))];
    const { lookups } = search;
    const judged = Math.max(0, packages + lookups.length - all.length);
    const noun = lookups.length === 0 ? 'package' : packages === 0 ? 'advisory id' : 'item';
    const others = { what: 'images', why: shard_input .r, count: elsewhere };
    return { ...(0,coverage .XP)(judged, [...skippedTypes(sboms), others], [...all, ...unaccounted]), noun };
}
function unaccountedOf({ file, unaccounted }) {
    return unaccounted.map((entry) => ({
        what: unaccountedName(entry),
        why: `no usable type or purl in ${(0,plain_text .h0)(file, LONGEST_NAME)}`,
    }));
}
function unaccountedName({ name, version, }) {
    return (0,plain_text .h0)(version === undefined ? name : `${name} ${version}`, LONGEST_NAME);
}
function skippedTypes(sboms) {
    const entries = sboms.flatMap(({ skipped }) => Object.entries(skipped));
    const common = new Set(entries.toSorted(([, a], [, b]) => b - a).map(([type]) => type));
    const shown = new Set([...common].slice(0, MAXIMUM_TYPES));
    return entries.map(([type, count]) => ({
        what: 'packages of the SBOM',
        why: shown.has(type) ? (0,read_sboms .yL)(type) : 'of other types',
        count,
    }));
}
function unreadPackages(unread, packages) {
    const found = new Map();
    for (const { error, question, value } of unread) {
        if (question !== 'artifactNames')
            continue;
        for (const { name, source, type, version } of packages.get(value) ?? []) {
            const what = (0,plain_text .h0)(version === undefined ? name : `${name} ${version}`, LONGEST_NAME);
            found.set(JSON.stringify([source, type, name.toLowerCase(), version]), { what, why: whyOf(error) });
        }
    }
    return [...found.values()];
}
function unreadLookups(lookups, unread) {
    const errors = new Map(unread.flatMap(({ error, question, value }) => question === 'advisoryIds' ? [[value.toLowerCase(), error]] : []));
    return lookups.flatMap((lookup) => {
        const error = errors.get(lookup.toLowerCase());
        return error === undefined ? [] : [{ what: (0,plain_text .h0)(lookup, LONGEST_NAME), why: whyOf(error) }];
    });
}
function whyOf(error) {
    if (error instanceof errors .Wk)
        return `${(0,plain_text .h0)(error.message, 300)} (${error.code})`;
    return 'an earlier failure stopped the lookup';
}
function unreadProblems(unread) {
    const reasons = (0,group_by .$)(unread, ({ error }) => whyOf(error));
    return [...reasons.values()].flatMap((same) => {
        const shown = same.slice(0, MAXIMUM_NAMES).map(({ value }) => `\`${(0,plain_text .h0)(value, LONGEST_NAME)}\``);
        const more = same.length > shown.length ? ` and ${same.length - shown.length} more` : '';
        const subject = `the advisories of ${shown.join(', ')}${more} could not be read`;
        return (0,problems .e)(same[0]?.error, undefined, subject).map(({ message }) => ({
            kind: 'service',
            message,
            fix: 'Run again. If it fails again, report these names to the service. Everything else was checked.',
        }));
    });
}

var user_error = __webpack_require__(45794);
var files = __webpack_require__(48636);
var config_ignores = __webpack_require__(40460);
var session = __webpack_require__(74364);
var last_word = __webpack_require__(1414);
var artifact = __webpack_require__(57887);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/check-base.js

function baseProblems(head, headFacts, base) {
    const paths = new Set(head.paths);
    const same = base.paths.filter((path) => paths.has(path));
    const problems = same.map((path) => ({
        message: `\`base-sbom\`: \`${(0,plain_text .h0)(path, 300)}\` is also a file of \`sbom\`: compared with itself, nothing is new`,
        fix: 'write the SBOM of the base to a file of its own, in a run that the change cannot influence',
        input: 'base-sbom',
    }));
    return [...problems, ...foreignProblems(headFacts, base.facts)];
}
function foreignProblems(head, base) {
    const images = head.flatMap(({ image }) => (image === undefined ? [] : [repositoryOf(image)]));
    if (images.length === 0)
        return [];
    return base
        .filter(({ image }) => image !== undefined && !images.includes(repositoryOf(image)))
        .map(({ file, image = '' }) => ({
        message: `\`base-sbom\`: \`${(0,plain_text .h0)(file, 300)}\` describes \`${(0,plain_text .h0)(image, 200)}\`, another image than the SBOMs of the change (\`${(0,plain_text .h0)(images[0] ?? '', 200)}\`)`,
        fix: 'give the SBOM of the same image at the base of the change',
        input: 'base-sbom',
    }));
}
function repositoryOf(image) {
    const name = image.replace(/@.*$/s, '').replace(/:[^/:]*$/, '');
    return name.toLowerCase().replace(/^index\.docker\.io\//, 'docker.io/');
}

var find_problems = __webpack_require__(28579);
var problem_collector = __webpack_require__(56224);
var package_in_hand = __webpack_require__(47025);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/gather.js












async function gather(inputs, deps, now) {
    const problems = (0,problem_collector .X)();
    const { advisories, artifacts, sbom } = inputs;
    const baseGlobs = inputs['base-sbom'];
    const wantsImages = inputs.images.length + inputs.files.length > 0;
    if (advisories.length + artifacts.length + sbom.length === 0 && !wantsImages)
        problems.add(find_problems.NOTHING_TO_LOOK_FOR);
    problems.add(...(0,find_problems.subjectProblems)(inputs), ...(0,artifact .$)(inputs), ...(await (0,find_problems.shardProblems)(inputs)));
    await problems.attempt(() => (0,session .sK)(inputs, find_problems.SIGN_IN_REASON));
    const rules = { requireReason: inputs['require-ignore-reason'], maxDays: inputs['max-ignore-days'] };
    const ignores = (await problems.attempt(() => (0,config_ignores .G)(deps.config, rules, now))) ?? [];
    const vexFile = await problems.attempt(() => vexPath(inputs, deps));
    const demand = { types: inputs['artifact-types'], minimum: inputs['min-packages'] };
    const head = await (0,read_sboms .te)('sbom', sbom, demand, deps, problems);
    const base = await (0,read_sboms .te)('base-sbom', baseGlobs, demand, deps, problems);
    const found = wantsImages ? await readImages(inputs, deps, problems) : NO_IMAGES;
    const hasBase = baseGlobs.length > 0 || found.base !== undefined;
    if (inputs.scope === 'changed' && !hasBase)
        problems.add(find_problems.NO_BASE);
    problems.add(...baseProblems(head, [...head.facts, ...found.head], base));
    const named = artifacts.flatMap((text) => (0,artifact .R)(text, demand.types).entry ?? []);
    const packages = [...named, ...head.packages, ...found.head.flatMap((image) => image.packages)];
    const basePackages = [...base.packages, ...(found.base ?? []).flatMap((image) => image.packages)];
    await problems.attempt(() => refuseLongNames(packages, advisories));
    problems.throwIfAny();
    return {
        search: {
            packages: (0,package_in_hand .mV)(packages),
            basePackages: hasBase ? (0,package_in_hand .mV)(basePackages) : undefined,
            lookups: advisories,
        },
        sboms: [...head.facts, ...found.head.map(sbomFacts)],
        indexes: [...head.indexes, ...base.indexes],
        named: named.map(({ name }) => name),
        baseSboms: [...base.facts, ...(found.base ?? []).map(sbomFacts)],
        images: found.head,
        unmoved: found.unmoved,
        elsewhere: found.elsewhere,
        policy: {
            scope: inputs.scope ?? (hasBase ? 'changed' : 'all'),
            failOnSeverity: inputs['fail-on-severity'],
            failOnUnknownSeverity: inputs['fail-on-unknown-severity'],
            onlyFixed: inputs['only-fixed'],
            warnOnly: inputs['warn-only'],
            failOnStatus: (0,last_word .r_)(inputs['fail-on-status']),
            failOnUnaccounted: inputs['fail-on-unaccounted'],
        },
        ignores,
        hasBase,
        vexFile,
    };
}
const NO_IMAGES = { head: [], base: undefined, unmoved: 0, elsewhere: 0 };
async function readImages(inputs, deps, problems) {
    const { findWantedImages } = await __webpack_require__.e(  5928).then(__webpack_require__.bind(__webpack_require__, 75928));
    const wanted = await problems.attempt(() => findWantedImages(inputs, deps));
    problems.throwIfAny();
    if (wanted === undefined)
        return NO_IMAGES;
    const { createImageReader } = await __webpack_require__.e(  8421).then(__webpack_require__.bind(__webpack_require__, 38421));
    const read = createImageReader(inputs, deps);
    const head = await read(wanted.head, problems);
    const base = wanted.base === undefined ? undefined : await read(wanted.base, problems);
    return { head, base, unmoved: wanted.unmoved, elsewhere: wanted.elsewhere };
}
function sbomFacts({ file, format, image, inWorkspace, packageCount, skipped, skippedCount, unaccounted, }) {
    return {
        file,
        inWorkspace,
        format,
        packageCount,
        skippedCount,
        skipped,
        unaccounted,
        ...(image === undefined ? {} : { image }),
    };
}
async function vexPath(inputs, deps) {
    const path = inputs['vex-file'];
    if (path === undefined)
        return undefined;
    const { tempDirectory, workspace } = deps.host.context;
    return (0,files .ZB)(path, { workspace, tempDirectory, workingDirectory: deps.workingDirectory }, 'vex-file');
}
function refuseLongNames(packages, lookups) {
    const long = packages.find((entry) => (0,batch_names .xF)('artifactNames', entry.name) > batch_names .DF);
    if (long !== undefined) {
        const where = long.source === undefined ? '`artifacts`' : `\`${long.source}\``;
        throw new user_error .y({
            message: `${where} has a package name of ${long.name.length} characters, which is too long for a request`,
            input: long.source === undefined ? 'artifacts' : 'sbom',
        });
    }
    if (lookups.some((lookup) => (0,batch_names .xF)('advisoryIds', lookup) > batch_names .DF))
        throw new user_error .y({
            message: '`advisories` has an id that is too long for a request',
            input: 'advisories',
        });
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/images/image-records.js
function imageRecords(images, decision) {
    if (images.length === 0)
        return [];
    const tally = new Map(images.map(({ file }) => [file, { count: 0, newCount: 0, fixedCount: 0 }]));
    for (const judged of decision.items) {
        for (const source of sourcesOf(judged)) {
            const counts = tally.get(source);
            if (counts === undefined)
                continue;
            if (judged.item.affectsBase === true)
                counts.fixedCount += 1;
            if (judged.effect === 'settled' || judged.effect === 'ignored')
                continue;
            counts.count += 1;
            if (judged.item.isNew)
                counts.newCount += 1;
        }
    }
    return images.map(({ digest, file, manifest, name, packageCount, platform, sbom }) => ({
        image: name,
        digest,
        manifest,
        platform,
        packages: packageCount,
        ...(tally.get(file) ?? { count: 0, newCount: 0, fixedCount: 0 }),
        sbom,
    }));
}
function sourcesOf({ item }) {
    return new Set(item.packages.flatMap(({ source }) => source ?? []));
}

var workspace_files = __webpack_require__(99004);
var image_name = __webpack_require__(80708);
var image_reference = __webpack_require__(63018);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/locate.js




async function createLocator(inputs, deps, images, sources) {
    const names = { registryHost: new URL(inputs['registry-url']).host, mappings: [] };
    const placed = images.length === 0 ? [] : await findReferences(deps, names);
    const known = new Map();
    const ofImage = (image) => {
        if (!known.has(image))
            known.set(image, findImage(image, placed, names));
        return known.get(image);
    };
    return (item) => {
        for (const entry of item.packages) {
            const location = entry.image === undefined ? undefined : ofImage(entry.image);
            if (location !== undefined)
                return location;
        }
        const source = item.packages.find((entry) => entry.source !== undefined)?.source;
        return source === undefined || !sources.has(source) ? undefined : { file: source, line: 1 };
    };
}
async function findReferences(deps, names) {
    try {
        const { workspace } = deps.host.context;
        const list = await (0,workspace_files .CS)(deps.workingDirectory, false, { workspace, signal: deps.signal });
        if (!list.byGit)
            return [];
        const [{ createReferenceReader }, { readWorkspace }] = await Promise.all([
            Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(8511), __webpack_require__.e(5283)]).then(__webpack_require__.bind(__webpack_require__, 86820)),
            __webpack_require__.e(  2340).then(__webpack_require__.bind(__webpack_require__, 49959)),
        ]);
        const reader = createReferenceReader(names);
        await readWorkspace([], deps, reader);
        return reader.found().references.map(({ image, location, reference }) => ({
            repository: image.repository,
            reference,
            location,
        }));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        deps.host.log.debug(`files were not scanned for images: ${(0,plain_text .h0)(why, 300)}`);
        return [];
    }
}
function findImage(image, placed, names) {
    const parsed = (0,image_reference .o_)(image);
    if (parsed.kind === 'malformed')
        return undefined;
    const located = (0,image_name .kl)(parsed.reference, names, 'ours');
    if (located.kind === 'foreign')
        return undefined;
    const same = placed.filter(({ repository }) => repository === located.image.repository);
    const { digest, tag } = parsed.reference;
    const exact = same.find(({ reference }) => digest !== undefined && reference.digest === digest) ??
        same.find(({ reference }) => tag !== undefined && reference.tag === tag);
    return (exact ?? (tag === undefined ? same[0] : undefined))?.location;
}

var advisory_item = __webpack_require__(33603);
var package_version = __webpack_require__(79749);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/decision/exposure.js




const known = new WeakMap();
function exposuresOf(decision) {
    const exposures = known.get(decision) ?? findExposures(decision);
    known.set(decision, exposures);
    return exposures;
}
const isPressing = ([{ effect }]) => effect === 'fails' || effect === 'warned';
const isShown = ({ effect }) => effect !== 'ignored' && effect !== 'settled';
function findExposures({ items }) {
    const groups = [...(0,group_by .$)(items.filter(isShown), packageKey).values()].flatMap(mergeVulnerabilities);
    const pressing = inOrder(groups.filter(isPressing));
    const kept = inOrder(groups.filter((exposure) => !isPressing(exposure)));
    return {
        pressing: pressing.exposures,
        kept: kept.exposures,
        updates: [...pressing.updates.values()],
        updateOf: (exposure) => (isPressing(exposure) ? pressing : kept).updates.get(packageKey(exposure[0])),
    };
}
const packageKey = ({ item }) => JSON.stringify([item.artifact, item.type]);
function mergeVulnerabilities(items) {
    const exposures = new Set();
    const byId = new Map();
    for (const judged of items) {
        const ids = lowerIds(judged);
        const same = withIds(ids, byId);
        const [joined = [judged], ...others] = same;
        if (same.size > 0)
            joined.push(judged);
        for (const other of others) {
            joined.push(...other);
            exposures.delete(other);
        }
        if (others.length > 0)
            joined.sort((a, b) => items.indexOf(a) - items.indexOf(b));
        exposures.add(joined);
        if (others.length === 0)
            for (const id of ids)
                byId.set(id, joined);
        else
            for (const member of joined)
                for (const id of lowerIds(member))
                    byId.set(id, joined);
    }
    return [...exposures];
}
const NOBODY = new Set();
function withIds(ids, byId) {
    let found;
    for (const id of ids) {
        const members = byId.get(id);
        if (members !== undefined)
            found = (found ?? new Set()).add(members);
    }
    return found ?? NOBODY;
}
const lowerIds = ({ item }) => [item.advisoryId, ...item.aliases].map((id) => id.toLowerCase());
function inOrder(exposures) {
    const packages = Array.from((0,group_by .$)(exposures, ([first]) => packageKey(first)), ([key, group]) => ({ key, group: group.toSorted(bySeverity), update: updateFor(group) })).sort((a, b) => {
        const [one, other] = [a.group[0], b.group[0]];
        const severity = one === undefined || other === undefined ? 0 : bySeverity(one, other);
        return b.update.fixes - a.update.fixes || severity;
    });
    return {
        exposures: packages.flatMap(({ group }) => group),
        updates: new Map(packages.map(({ key, update }) => [key, update])),
    };
}
const exposure_compareText = (a, b) => Number(a > b) - Number(a < b);
function bySeverity(a, b) {
    const [one, other] = [ratingOf(a), ratingOf(b)];
    return (Number(b[0].item.isNew) - Number(a[0].item.isNew) ||
        (0,advisory_severity .qs)(one.severity) - (0,advisory_severity .qs)(other.severity) ||
        (other.score ?? 0) - (one.score ?? 0) ||
        exposure_compareText(a[0].item.artifact, b[0].item.artifact) ||
        exposure_compareText(a[0].item.advisoryId, b[0].item.advisoryId));
}
function updateFor(group) {
    const artifact = group[0]?.[0].item.artifact ?? '';
    const fixed = group.flatMap((exposure) => {
        const version = fixedVersionOf(exposure);
        return version === undefined ? [] : [{ version, type: exposure[0].item.type ?? 'apk' }];
    });
    let best = { artifact, fixes: 0, total: group.length };
    for (const { type, version } of highestFirst(fixed)) {
        const fixes = fixed.filter((one) => isReached(type, version, one.version)).length;
        if (fixes > best.fixes)
            best = { ...best, version, fixes };
        if (fixes === fixed.length)
            break;
    }
    return best;
}
function highestFirst(versions) {
    const different = [...new Map(versions.map((one) => [one.version, one])).values()];
    return different.sort((a, b) => {
        const order = (0,package_version .Zy)(a.type, a.version, b.version);
        return Number(order === 'older') - Number(order === 'newer');
    });
}
const isReached = (type, version, fixed) => ['same', 'newer'].includes((0,package_version .Zy)(type, version, fixed));
function isFixedBy(exposure, { version }) {
    const fixed = fixedVersionOf(exposure);
    if (version === undefined || fixed === undefined)
        return false;
    return isReached(exposure[0].item.type ?? 'apk', version, fixed);
}
function fixedVersionOf(exposure) {
    let highest;
    for (const { item } of exposure) {
        const { fixedVersion } = item.facts;
        if (fixedVersion === undefined)
            return undefined;
        if (highest === undefined || isReached(item.type ?? 'apk', fixedVersion, highest))
            highest = fixedVersion;
    }
    return highest;
}
function ratingOf(exposure) {
    let worst = exposure[0].item.rating;
    for (const { item } of exposure) {
        const order = (0,advisory_severity .qs)(item.rating.severity) - (0,advisory_severity .qs)(worst.severity);
        if (order < 0 || (order === 0 && (item.rating.score ?? 0) > (worst.score ?? 0)))
            worst = item.rating;
    }
    return worst;
}
function wordOf([first]) {
    return first.item.facts.word;
}
function componentsOf(exposure) {
    const { components = [] } = exposure[0].item;
    if (exposure.length === 1 && components.length < 2)
        return components;
    const all = exposure.flatMap(({ item }) => item.components ?? []);
    return [...new Map(all.map((component) => [(0,advisory_item .bA)(component), component])).values()];
}
function packagesOf(exposure) {
    return exposure.length === 1
        ? exposure[0].item.packages
        : [...new Set(exposure.flatMap(({ item }) => item.packages))];
}
function idsOf(exposure) {
    return {
        ids: [...new Set(exposure.map(({ item }) => item.advisoryId))].sort(),
        aliases: [...new Set(exposure.flatMap(({ item }) => item.aliases))],
    };
}
function exposureName(exposure) {
    for (const { item } of exposure)
        for (const alias of item.aliases)
            if (/^CVE-/i.test(alias))
                return alias;
    const { aliases, ids } = idsOf(exposure);
    return aliases[0] ?? ids[0] ?? '';
}
function exposureFullName(exposure) {
    const name = exposureName(exposure);
    const others = idsOf(exposure).ids.filter((id) => id !== name);
    return others.length === 0
        ? name
        : `${name} (${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''})`;
}

var fingerprint = __webpack_require__(8224);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/decision/exposure-finding.js




const exposure_finding_LONGEST_NAME = 200;
const MAXIMUM_LISTED = 3;
const exposure_finding_short = (text) => (0,plain_text .h0)(text, exposure_finding_LONGEST_NAME);
const LEVELS = {
    fails: 'error',
    warned: 'warning',
    unfixed: 'notice',
    'other-status': 'notice',
    'below-severity': 'notice',
    'in-base': 'notice',
    ignored: undefined,
    settled: undefined,
};
function exposureLevel([{ effect }]) {
    return LEVELS[effect];
}
const PLAIN_PART = /^[\w.@:+-]{0,80}$/;
function exposureFingerprint(exposure) {
    const { artifact, type = '' } = exposure[0].item;
    const name = exposureName(exposure);
    if (PLAIN_PART.test(name) && PLAIN_PART.test(type) && PLAIN_PART.test(artifact))
        return `advisory/${name}/${type}/${artifact}`;
    return (0,fingerprint .a)('advisory', name, type, artifact);
}
function listed(texts) {
    const shown = texts.slice(0, MAXIMUM_LISTED).map(exposure_finding_short).join(', ');
    return texts.length > MAXIMUM_LISTED ? `${shown} and ${texts.length - MAXIMUM_LISTED} more` : shown;
}
function componentWords({ location, name }) {
    if (name === undefined)
        return location ?? '';
    return location === undefined ? name : `${name} (${location})`;
}
function placesOf(exposure) {
    const places = packagesOf(exposure).flatMap(({ image, source }) => image ?? source ?? []);
    return places.length < 2 ? places : [...new Set(places)];
}
function exposureMessage(exposure) {
    const [{ item }] = exposure;
    const name = exposureName(exposure);
    const ids = idsOf(exposure).ids.filter((id) => id !== name);
    const rating = ratingOf(exposure);
    const fixedVersion = fixedVersionOf(exposure);
    const word = wordOf(exposure);
    const components = componentsOf(exposure).map(componentWords);
    const places = placesOf(exposure);
    const origin = item.viaOrigin === true ? item.packages.find((entry) => entry.origin)?.origin : undefined;
    return [
        exposure_finding_short(item.artifact),
        item.version === undefined ? '' : ` ${exposure_finding_short(item.version)}`,
        origin === undefined ? '' : ` (built from ${exposure_finding_short(origin)})`,
        ' is affected by ',
        exposure_finding_short(name),
        ids.length === 0 ? '' : ` (${listed(ids)})`,
        ', severity ',
        rating.severity,
        rating.score === undefined ? '' : ` (${rating.score.toFixed(1)})`,
        '; ',
        fixedVersion === undefined ? 'no fixed version is known' : `fixed in ${exposure_finding_short(fixedVersion)}`,
        word === undefined || fixedVersion !== undefined ? '' : `; vendor's status: ${(0,last_word .en)(word)}`,
        item.facts.doubt === undefined ? '' : `; ${item.facts.doubt}`,
        components.length === 0 ? '' : `; in ${listed(components)}`,
        places.length < 2 ? '' : `; found in ${listed(places)}`,
        '.',
    ].join('');
}
function fixWords(exposure, update) {
    const { artifact } = exposure[0].item;
    const version = fixedVersionOf(exposure);
    if (version === undefined)
        return undefined;
    if (update?.version === undefined || update.total < 2)
        return `Update ${exposure_finding_short(artifact)} to ${exposure_finding_short(version)} or later.`;
    return `Update ${exposure_finding_short(artifact)} to ${exposure_finding_short(update.version)} or later: fixes ${update.fixes} of ${update.total}.`;
}
function exposureFinding(exposure, { level, location, update, }) {
    const [{ expiredIgnore, item }] = exposure;
    const fix = fixWords(exposure, update);
    const message = exposureMessage(exposure);
    return {
        rule: 'affecting-advisory',
        level,
        title: [
            ratingOf(exposure).severity,
            ': ',
            exposure_finding_short(exposureName(exposure)),
            ' in ',
            exposure_finding_short(item.artifact),
        ].join(''),
        message: expiredIgnore === undefined
            ? message
            : `${message} An ignore for it expired on ${exposure_finding_short(expiredIgnore.expires.text)}.`,
        artifact: item.artifact,
        ...(location === undefined ? {} : { location }),
        ...(fix === undefined ? {} : { fix }),
        fingerprint: exposureFingerprint(exposure),
    };
}

var gate_findings = __webpack_require__(92356);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/decision/gate-reasons.js


const advisories = (count) => (0,counted .hS)(count, 'advisory', 'advisories');
function createSeverityWords(decision) {
    const counts = new Map();
    for (const { effect, item } of decision.items) {
        const { severity } = item.rating;
        const same = counts.get(effect) ?? new Map();
        counts.set(effect, same.set(severity, (same.get(severity) ?? 0) + 1));
    }
    return (effect) => advisory_severity .oC.flatMap((severity) => {
        const count = counts.get(effect)?.get(severity);
        return count === undefined ? [] : [`${count} ${severity}`];
    }).join(', ');
}
const gate_reasons_known = new WeakMap();
function gateReasons(decision) {
    const reasons = gate_reasons_known.get(decision) ?? findReasons(decision);
    gate_reasons_known.set(decision, reasons);
    return reasons;
}
function findReasons(decision) {
    const { counts } = decision;
    const { fails, warned } = counts.byEffect;
    const bySeverity = createSeverityWords(decision);
    const unaccounted = unaccountedCount(decision);
    const told = toldLines([
        [fails, `${advisories(fails)} ${(0,counted .iD)(fails, 'fails', 'fail')} this run: ${bySeverity('fails')}.`],
        [
            unaccounted,
            `${(0,counted .hS)(unaccounted, 'package has', 'packages have')} no usable type or purl, so nothing was looked up for ${(0,counted .iD)(unaccounted, 'it', 'them')}` +
                `${decision.unaccountedFails ? ' (`fail-on-unaccounted`)' : ''}.`,
        ],
        [warned, `${advisories(warned)} would fail without \`warn-only\`: ${bySeverity('warned')}.`],
        ...passingReasons(decision, bySeverity),
        ...listReasons(decision),
        ...gapReasons(decision),
    ]);
    return counts.count > 0 ? told : [`${sentence(nothingWords(decision))}.`, ...told];
}
function verdictWords(decision) {
    const { counts, hasBase, policy, unaccountedFails } = decision;
    const { fails, warned } = counts.byEffect;
    const bySeverity = createSeverityWords(decision);
    const isNew = hasBase && policy.scope === 'changed' ? 'new ' : '';
    const some = (count) => (0,counted .hS)(count, `${isNew}advisory`, `${isNew}advisories`);
    if (fails > 0)
        return `${some(fails)} ${(0,counted .iD)(fails, 'fails', 'fail')} (${bySeverity('fails')})`;
    if (unaccountedFails)
        return `${(0,counted .hS)(unaccountedCount(decision), 'package', 'packages')} without a usable type or purl`;
    if (warned > 0)
        return `${some(warned)} would fail without \`warn-only\` (${bySeverity('warned')})`;
    if (counts.count === 0)
        return nothingWords(decision);
    return `no ${isNew}advisory fails; ${counts.count} ${(0,counted .iD)(counts.count, 'affects', 'affect')} what was checked`;
}
function otherReasons(decision) {
    return toldLines([
        ...passingReasons(decision, createSeverityWords(decision)),
        ...nameReasons(decision),
        ...gapReasons(decision),
    ]);
}
const toldLines = (lines) => lines.filter(([count]) => count > 0).map(([, line]) => line);
const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);
const nothingWords = ({ counts }) => counts.ignoredCount === 0
    ? 'no advisory affects what was checked'
    : 'every advisory that affects what was checked is ignored';
const unaccountedCount = ({ unaccounted }) => unaccounted.reduce((sum, { packages }) => sum + packages.length, 0);
function passingReasons({ counts, policy }, bySeverity) {
    const { unfixed, 'below-severity': below, 'in-base': inBase, 'other-status': otherStatus, } = counts.byEffect;
    return [
        [unfixed, `${advisories(unfixed)} ${(0,counted .iD)(unfixed, 'has', 'have')} no known fix (\`only-fixed\`).`],
        [
            otherStatus,
            `${advisories(otherStatus)} ${(0,counted .iD)(otherStatus, 'has', 'have')} another status than \`fail-on-status\` lists.`,
        ],
        [
            below,
            `${advisories(below)} ${(0,counted .iD)(below, 'does', 'do')} not reach \`fail-on-severity: ${policy.failOnSeverity}\`: ` +
                `${bySeverity('below-severity')}.`,
        ],
        [inBase, `${advisories(inBase)} ${(0,counted .iD)(inBase, 'is', 'are')} in the base too (\`scope: changed\`).`],
        [
            counts.ignoredCount,
            `${advisories(counts.ignoredCount)} ${(0,counted .iD)(counts.ignoredCount, 'is', 'are')} ignored.`,
        ],
    ];
}
function nameReasons({ withoutAdvisories }) {
    const without = withoutAdvisories.length;
    return [
        [
            without,
            `${(0,counted .hS)(without, 'name in `artifacts` has', 'names in `artifacts` have')} no advisory at all.`,
        ],
    ];
}
function listReasons(decision) {
    const { expired, expiring, imageOnly, unused, loosened, missingLookups, unknownLookups } = decision;
    const ignores = (count) => (0,counted .hS)(count, 'ignore', 'ignores');
    return [
        [expired.length, `${ignores(expired.length)} ${(0,counted .iD)(expired.length, 'has', 'have')} expired.`],
        [
            expiring.length,
            `${ignores(expiring.length)} ${(0,counted .iD)(expiring.length, 'expires', 'expire')} within 14 days.`,
        ],
        [
            imageOnly.length,
            `${ignores(imageOnly.length)} ${(0,counted .iD)(imageOnly.length, 'names', 'name')} only an image and ${(0,counted .iD)(imageOnly.length, 'has', 'have')} no effect here.`,
        ],
        [unused.length, `${ignores(unused.length)} matched nothing.`],
        [
            loosened.length,
            `${ignores(loosened.length)} ${(0,counted .iD)(loosened.length, 'is', 'are')} added or loosened by this change.`,
        ],
        [
            missingLookups.length,
            `${(0,counted .hS)(missingLookups.length, 'id or alias is', 'ids or aliases are')} not known to the service.`,
        ],
        ...nameReasons(decision),
        [
            unknownLookups.length,
            `${(0,counted .hS)(unknownLookups.length, 'alias', 'aliases')} cannot be looked up: the service does not return aliases.`,
        ],
    ];
}
function gapReasons(decision) {
    const { counts, fieldsSeen, policy } = decision;
    const unknown = counts.bySeverity.unknown;
    return [
        [
            fieldsSeen.severities ? 0 : unknown,
            'The service does not return severities, so severities without public metadata are unknown.',
        ],
        [
            fieldsSeen.events ? 0 : counts.count,
            policy.onlyFixed
                ? 'The service does not return events, so no fixed versions are known and `only-fixed` lets every advisory pass.'
                : 'The service does not return events, so every advisory counts as affecting.',
        ],
    ];
}

var markdown = __webpack_require__(26963);
var sarif = __webpack_require__(59995);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/report/item-detail.js





const FIX = 'Update the package to a version that the advisory lists as fixed, or ignore it with a reason and an expiry date.';
const MAXIMUM_MODULES = 10;
function exposureDetail(exposure) {
    const [{ effect, item }] = exposure;
    const source = packagesOf(exposure).find((entry) => entry.source !== undefined)?.source;
    const { severity } = ratingOf(exposure);
    const status = wordOf(exposure);
    return {
        rule: vulnerabilityRule(exposure),
        message: exposureMessage(exposure),
        ...(source === undefined ? {} : { file: source }),
        modules: modulesOf(exposure),
        properties: {
            severity,
            isNew: item.isNew,
            effect,
            advisories: idsOf(exposure).ids.map((id) => (0,sarif .u)(id, 100)),
            ...(status === undefined ? {} : { status }),
        },
        test: { suite: item.artifact, name: exposureFullName(exposure), type: severity },
    };
}
function vulnerabilityRule(exposure) {
    const { aliases: all } = idsOf(exposure);
    const name = (0,sarif .u)(exposureName(exposure), 200);
    const fullText = exposureFullName(exposure);
    const summary = exposure.map(({ item }) => item.summary).find((text) => text !== undefined);
    const about = (0,sarif .u)(summary ?? `Vulnerability ${(0,sarif .u)(name, 400)}.`);
    const also = all.map((alias) => (0,sarif .u)(alias, 100)).slice(0, 20);
    const aliases = also.map((alias) => (0,markdown .FV)(alias)).join(', ') || 'none';
    const { score, severity } = ratingOf(exposure);
    return {
        id: exposureName(exposure),
        name: 'AffectingAdvisory',
        title: name,
        description: about,
        help: `${about} Aliases: ${also.join(', ') || 'none'}. ${FIX}`,
        helpMarkdown: `**${(0,markdown .FV)(fullText, 400)}**\n\n${(0,markdown .FV)(about)}\n\nAliases: ${aliases}\n\n${FIX}\n`,
        tags: ['security', 'vulnerability', severity],
        ...(score === undefined ? {} : { score }),
    };
}
function modulesOf(exposure) {
    const [{ item }] = exposure;
    const version = item.version === undefined ? '' : `@${item.version}`;
    const components = componentsOf(exposure).slice(0, MAXIMUM_MODULES);
    const images = packagesOf(exposure).some(({ image }) => image !== undefined) ? placesOf(exposure) : [];
    return [
        { name: item.artifact, fullName: `${item.type ?? ''}:${item.artifact}${version}` },
        ...components.map(({ location = '', name = location }) => ({
            name,
            ...(location === '' || location === name ? {} : { fullName: location }),
        })),
        ...images.slice(0, MAXIMUM_MODULES).map((name) => ({ name })),
    ];
}
function* quietCases(decision) {
    for (const { effect, ignore, item } of decision.items) {
        const quiet = { suite: item.artifact, name: (0,gate_findings .fq)(item) };
        if (effect === 'ignored')
            yield { ...quiet, skipped: `Ignored: ${ignore?.reason ?? 'no reason given'}` };
        if (effect === 'settled')
            yield quiet;
    }
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/outcome.js









const MAXIMUM_RECORDS = 2000;
const MAXIMUM_UPDATES = 10;
const outcome_LONGEST_NAME = 200;
function gateOutcome(end) {
    const { decision, gathered, problems } = end;
    const { counts } = decision;
    return {
        lazyFindings: { [Symbol.iterator]: () => itemFindings(end) },
        findings: (0,gate_findings .jE)(decision),
        problems,
        verdict: decision.verdict,
        outputs: {
            count: counts.count,
            'new-count': counts.newCount,
            'ignored-count': counts.ignoredCount,
            'expired-ignores': counts.expiredIgnores,
            'highest-severity': decision.highestSeverity,
            advisories: decision.items.slice(0, MAXIMUM_RECORDS).map(advisoryRecord),
            images: imageRecords(gathered.images, decision),
            'sarif-file': '',
        },
        summary: end.answer,
        coverage: end.coverage,
        reports: {
            isWhole: end.isWhole,
            sources: end.sources,
            quiet: { [Symbol.iterator]: () => quietCases(decision) },
        },
        report: reportOf(end),
        stdout: [],
        log: [
            ...(problems.length === 0 ? gateReasons(decision) : []),
            ...updateLines(exposuresOf(decision)),
            ...gathered.sboms.map(sbomLine),
            ...gathered.indexes.map((file) => `${file} is an index of the SBOMs beside it, and is left out.`),
        ],
    };
}
function* itemFindings({ decision, locate, }) {
    const { kept, pressing, updateOf } = exposuresOf(decision);
    for (const exposure of [...pressing, ...kept]) {
        const level = exposureLevel(exposure);
        if (level === undefined)
            continue;
        yield {
            level,
            make: () => {
                const location = locate({ packages: packagesOf(exposure) });
                const finding = exposureFinding(exposure, { level, location, update: updateOf(exposure) });
                return { ...finding, detail: () => exposureDetail(exposure) };
            },
        };
    }
}
function* records(decision) {
    for (const judged of decision.items) {
        const { components, facts, viaOrigin } = judged.item;
        yield Object.assign(advisoryRecord(judged), {
            effect: judged.effect,
            vendorStatus: facts.word,
            components,
            viaOrigin,
        });
    }
}
function reportOf(end) {
    const { collected, decision, gathered } = end;
    const { basePackages, packages } = gathered.search;
    return {
        complete: end.isWhole,
        policy: decision.policy,
        reasons: end.isWhole ? gateReasons(decision) : [],
        counts: decision.counts,
        highestSeverity: decision.highestSeverity,
        sboms: gathered.sboms,
        baseSboms: gathered.baseSboms,
        indexes: gathered.indexes,
        unaccounted: decision.unaccounted,
        withoutAdvisories: decision.withoutAdvisories,
        updates: exposuresOf(decision).updates,
        images: imageRecords(gathered.images, decision),
        artifactCount: packages.size,
        ...(basePackages === undefined ? {} : { baseArtifactCount: basePackages.size }),
        rowCount: collected.rowCount,
        foreignRowCount: collected.foreignRowCount,
        fieldsSeen: decision.fieldsSeen,
        lookups: { missing: decision.missingLookups, unknown: decision.unknownLookups },
        ignores: {
            expired: decision.expired,
            expiring: decision.expiring,
            unused: decision.unused,
            imageOnly: decision.imageOnly,
            loosened: decision.loosened,
        },
        advisories: { [Symbol.iterator]: () => records(decision) },
    };
}
function updateLines({ updates }) {
    const useful = updates.filter(({ version }) => version !== undefined);
    const left = useful.length - MAXIMUM_UPDATES;
    return [
        ...useful
            .slice(0, MAXIMUM_UPDATES)
            .map(({ artifact, fixes, total, version = '' }) => `Update ${(0,plain_text .h0)(artifact, outcome_LONGEST_NAME)} to ${(0,plain_text .h0)(version, outcome_LONGEST_NAME)}: fixes ${fixes} of ${total}.`),
        ...(left > 0 ? [`Update ${(0,counted .hS)(left, 'more package')}: see the report.`] : []),
    ];
}
function sbomLine(sbom) {
    const kinds = Object.entries(sbom.skipped)
        .sort(([, a], [, b]) => b - a)
        .map(([type, count]) => `${type} ${count}`);
    const skipped = kinds.length === 0 ? '' : `, ${sbom.skippedCount} skipped (${kinds.slice(0, 10).join(', ')})`;
    const unaccounted = sbom.unaccounted.length === 0 ? '' : `, ${sbom.unaccounted.length} unaccounted`;
    return `${sbom.file} (${sbom.format}): ${(0,counted .hS)(sbom.packageCount, 'package')} checked${skipped}${unaccounted}.`;
}

var markdown_parts = __webpack_require__(28662);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/report/exposure-table.js




const LONGEST_CELL = 120;
const exposure_table_MAXIMUM_LISTED = 3;
const cell = (text) => (0,markdown .fl)(text, LONGEST_CELL);
function nameCell(name) {
    const label = cell(name);
    return /^CVE-\d{4}-\d{4,19}$/i.test(name)
        ? (0,markdown .k9)(label, `https://nvd.nist.gov/vuln/detail/${name.toUpperCase()}`)
        : label;
}
function severityCell({ score, severity }) {
    return score === undefined ? severity : `${severity} ${score.toFixed(1)}`;
}
function few(things, show) {
    const shown = things.slice(0, exposure_table_MAXIMUM_LISTED).map(show).join(', ');
    return things.length > exposure_table_MAXIMUM_LISTED ? `${shown} and ${things.length - exposure_table_MAXIMUM_LISTED} more` : shown;
}
function fewLines(things, show) {
    const lines = things.slice(0, exposure_table_MAXIMUM_LISTED).map(show);
    if (things.length > exposure_table_MAXIMUM_LISTED)
        lines.push(`and ${things.length - exposure_table_MAXIMUM_LISTED} more`);
    return lines.join('<br>');
}
const componentCell = ({ location = '', name = '' }) => [name, location]
    .filter((text) => text !== '')
    .map(cell)
    .join(' ');
function vulnerabilityCell(exposure) {
    const name = exposureName(exposure);
    const ids = idsOf(exposure).ids.filter((id) => id !== name);
    return ids.length === 0 ? nameCell(name) : `${nameCell(name)} ${few(ids, cell)}`;
}
function exposureTable(exposures) {
    const hasComponents = exposures.some((exposure) => componentsOf(exposure).length > 0);
    const hasPlaces = exposures.some((exposure) => placesOf(exposure).length > 1);
    return (0,markdown .c_)([
        'Severity',
        'Package',
        'Version',
        'Vulnerability',
        ...(hasComponents ? ['Component'] : []),
        ...(hasPlaces ? ['Where'] : []),
        'Status',
        'Fixed in',
    ], exposures, (exposure) => {
        const [{ item }] = exposure;
        const word = wordOf(exposure);
        const fixedVersion = fixedVersionOf(exposure);
        return [
            severityCell(ratingOf(exposure)),
            cell(item.artifact),
            cell(item.version ?? ''),
            vulnerabilityCell(exposure),
            ...(hasComponents ? [few(componentsOf(exposure), componentCell)] : []),
            ...(hasPlaces ? [few(placesOf(exposure), cell)] : []),
            word === undefined ? '–' : (0,last_word .en)(word),
            fixedVersion === undefined ? '–' : cell(fixedVersion),
        ];
    });
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/report/update-table.js






const beginTodo = (update) => ({
    update,
    names: [],
    severities: new Map(),
    packages: new Set(),
    places: new Set(),
});
function updateTable(exposures) {
    const todos = todosOf(exposures);
    const hasPlaces = exposures.pressing.some((exposure) => placesOf(exposure).length > 1);
    return (0,markdown_parts .RT)(['What to do', 'Vulnerabilities', 'Severity', ...(hasPlaces ? ['Where'] : [])], todos, ({ names, packages, places, severities, update }) => [
        update?.version === undefined
            ? waitWords(packages, names.length)
            : `Update ${cell(update.artifact)} to ${versionWords(update.version)}: fixes ${update.fixes} of ${update.total}`,
        fewLines(names, nameCell),
        advisory_severity .oC.flatMap((severity) => {
            const count = severities.get(severity);
            return count === undefined ? [] : [`${count} ${severity}`];
        }).join(', '),
        ...(hasPlaces ? [fewLines([...places], cell)] : []),
    ]);
}
function todosOf({ pressing, updateOf, updates }) {
    const byUpdate = new Map();
    for (const update of updates)
        if (update.version !== undefined)
            byUpdate.set(update, beginTodo(update));
    const open = beginTodo(undefined);
    for (const exposure of pressing) {
        const update = updateOf(exposure);
        const isFixed = update !== undefined && isFixedBy(exposure, update);
        addTo((isFixed ? byUpdate.get(update) : undefined) ?? open, exposure);
    }
    return [...byUpdate.values(), ...(open.names.length === 0 ? [] : [open])];
}
function addTo({ names, packages, places, severities }, exposure) {
    const { severity } = ratingOf(exposure);
    names.push(exposureName(exposure));
    severities.set(severity, (severities.get(severity) ?? 0) + 1);
    packages.add(exposure[0].item.artifact);
    for (const place of placesOf(exposure))
        places.add(place);
}
function waitWords(packages, count) {
    const what = `Wait for a fix of ${count} in ${few([...packages], cell)}`;
    return `${what}, or ignore ${(0,counted .iD)(count, 'it', 'them')} with a reason`;
}
const versionWords = (version) => /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/.test(version) ? version : cell(version);

;// CONCATENATED MODULE: ./build/commands/advisory-gate/report/gate-answer.js








const LONGEST_REASON = 300;
function gateAnswer(decision, facts) {
    const exposures = exposuresOf(decision);
    const { kept, pressing } = exposures;
    const { withoutAdvisories: without } = decision;
    const isKnown = facts.isWhole || decision.counts.count > 0;
    const reasons = isKnown ? otherReasons(decision) : [];
    const blocks = (0,markdown_parts .Y1)((0,gate_findings .jE)(decision));
    const many = (count) => (0,counted .hS)(count, 'vulnerability that', 'vulnerabilities that');
    return {
        words: isKnown ? verdictWords(decision) : '',
        actions: [
            ...updateTable(exposures),
            ...imageBlocks(facts),
            ...blocks.actions,
            ...(reasons.length === 0 ? [] : [(0,markdown .AX)(reasons)]),
        ],
        details: [
            ...folded(`${many(pressing.length)} ${pressingWords(decision, pressing.length)}`, pressing.length, exposureTable(pressing)),
            ...folded(`${many(kept.length)} ${(0,counted .iD)(kept.length, 'passes', 'pass')} by the policy`, kept.length, exposureTable(kept)),
            ...ignoredBlocks(decision),
            ...unaccountedBlocks(decision),
            ...folded((0,counted .hS)(without.length, 'name without any advisory', 'names without any advisory'), without.length, (0,markdown .AX)(without.map(cell))),
            ...blocks.details,
            scanBlock(decision, facts),
        ],
    };
}
function pressingWords({ hasBase, policy }, count) {
    const isNew = hasBase && policy.scope === 'changed' ? `${(0,counted .iD)(count, 'is', 'are')} new and ` : '';
    return isNew + (policy.warnOnly ? 'would fail' : (0,counted .iD)(count, 'fails', 'fail'));
}
function folded(title, count, block) {
    return count === 0 ? [] : [(0,markdown .GE)(title, block)];
}
function advisoryCell({ item }) {
    const name = (0,gate_findings .$G)(item);
    return name === item.advisoryId ? nameCell(name) : `${nameCell(name)} ${cell(item.advisoryId)}`;
}
function ignoredBlocks({ items }) {
    const ignored = items.filter(({ effect }) => effect === 'ignored');
    const table = (0,markdown .c_)(['Severity', 'Package', 'Advisory', 'Reason', 'Owner', 'Until'], ignored, (judged) => [
        severityCell(judged.item.rating),
        cell(judged.item.artifact),
        advisoryCell(judged),
        (0,markdown .FV)(judged.ignore?.reason ?? '', LONGEST_REASON),
        (0,markdown .FV)(judged.ignore?.owner ?? '', LONGEST_CELL),
        (0,markdown .FV)(judged.ignore?.expires?.text ?? '', LONGEST_CELL),
    ]);
    return folded(`${ignored.length} ignored`, ignored.length, table);
}
function unaccountedBlocks({ unaccounted }) {
    if (unaccounted.every(({ packages }) => packages.length <= gate_findings .DA))
        return [];
    const lines = unaccounted.flatMap(({ file, packages }) => packages.map((name) => `${cell(name)} in ${cell(file)}`));
    return [(0,markdown .GE)(`${lines.length} packages without a usable type or purl`, (0,markdown .AX)(lines))];
}
function scanBlock({ counts }, facts) {
    const { settled } = counts.byEffect;
    const lines = [
        ...facts.sboms.map(({ file, format, packageCount, skippedCount }) => `${cell(file)} (${(0,markdown .FV)(format, LONGEST_CELL)}): ${(0,counted .hS)(packageCount, 'package')} checked, ${skippedCount} skipped`),
        ...(facts.indexes ?? []).map((file) => `${cell(file)}: an index of these SBOMs, left out`),
        ...(settled === 0
            ? []
            : [`${(0,counted .hS)(settled, 'advisory', 'advisories')} fixed, not affected or withdrawn`]),
    ];
    const words = `Checked ${(0,counted .hS)(facts.artifactCount, 'name')}, read ${(0,counted .hS)(facts.rowCount, 'advisory', 'advisories')}`;
    return lines.length === 0 ? `${words}.` : (0,markdown .GE)(words, (0,markdown .AX)(lines));
}
function imageBlocks({ images = [], unmoved = 0 }) {
    const table = (0,markdown_parts .RT)(['Image', 'Platform', 'Packages', 'Affecting', 'New', 'Fixed', 'SBOM'], images, (image) => [
        cell(image.image),
        cell(image.platform),
        String(image.packages),
        String(image.count),
        String(image.newCount),
        String(image.fixedCount),
        image.sbom === 'attested' ? 'attested' : '⚠️ not verified (`verify-sbom: false`)',
    ]);
    return [...table, ...(unmoved === 0 ? [] : [`${(0,counted .hS)(unmoved, 'reference')} not moved by this change.`])];
}

var time = __webpack_require__(22475);
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/write-vex.js



async function writeVex(path, facts, { host }) {
    const { renderOpenVex } = await __webpack_require__.e(  6696).then(__webpack_require__.bind(__webpack_require__, 16696));
    const vex = renderOpenVex(facts.decision, {
        author: facts.author,
        timestamp: (0,time .sZ)(facts.now),
        tooling: `platform-actions advisory-gate ${version .rE}`,
    });
    if (vex === undefined)
        host.log.info('No OpenVEX file was written: there is no advisory to make a statement about, and an OpenVEX document cannot be empty.');
    else
        (0,files .vK)(path, host.redact(vex));
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/run.js















const run = async (inputs, deps) => {
    const now = deps.clock.now();
    (0,memory .h)();
    const gathered = await gather(inputs, deps, now);
    (0,memory .p)();
    const baseIgnores = await (0,base_ignores .r)(inputs, deps, now);
    const asked = await run_ask(inputs, deps, gathered);
    const { collected } = asked;
    const isWhole = asked.failure === undefined && asked.unread.length === 0;
    const decided = decideGate({
        collected,
        policy: gathered.policy,
        ignores: gathered.ignores,
        baseIgnores,
        hasBase: gathered.hasBase,
        nowMs: now,
        unaccounted: gathered.sboms.flatMap(({ file, inWorkspace, unaccounted }) => unaccounted.length === 0 ? [] : [{ file, inWorkspace, packages: unaccounted.map(unaccountedName) }]),
        withoutAdvisories: isWhole ? gathered.named.filter((name) => !collected.namesSeen.has(name)) : [],
    });
    const decision = isWhole && inputs.shard === undefined ? decided : { ...decided, unused: [] };
    const problems = problemsOf(inputs, asked, decision);
    const locate = await locatorFor(inputs, deps, gathered, decision);
    const facts = {
        sboms: gathered.sboms,
        artifactCount: gathered.search.packages.size,
        rowCount: collected.rowCount,
        images: imageRecords(gathered.images, decision),
        unmoved: gathered.unmoved,
        indexes: gathered.indexes,
        isWhole: problems.length === 0,
    };
    if (gathered.vexFile !== undefined) {
        const author = deps.host.context.repository ?? inputs.organization ?? 'platform-actions advisory-gate';
        if (isWhole)
            await writeVex(gathered.vexFile, { decision, author, now }, deps);
        else
            deps.host.log.info('No VEX file was written because the answer of the service is incomplete.');
    }
    return gateOutcome({
        gathered,
        coverage: gateCoverage(gathered, asked),
        collected,
        decision,
        problems,
        locate,
        isWhole,
        sources: run_sourcesOf(inputs, gathered),
        answer: gateAnswer(decision, facts),
    });
};
async function run_ask(inputs, deps, gathered) {
    const asked = await (0,ask .j)(gathered.search, deps, inputs.concurrency);
    if (asked.failure !== undefined)
        return asked;
    try {
        return { ...asked, collected: await fillSeverities(asked.collected, deps) };
    }
    catch (failure) {
        return { ...asked, failure };
    }
}
function problemsOf(inputs, asked, decision) {
    const stopped = asked.failure === undefined
        ? unreadProblems(asked.unread)
        : (0,problems .e)(asked.failure, inputs.identity, 'the advisories could not be read completely');
    const unknown = decision.unknownLookups.map((lookup) => ({
        kind: 'service',
        message: `\`advisories\`: \`${(0,plain_text .h0)(lookup, 200)}\` cannot be looked up: no advisory has this id, and the service does not return aliases`,
        fix: "use the service's own id of the advisory",
    }));
    return [...stopped, ...unknown, ...untoldStatuses(decision)];
}
function untoldStatuses({ items, policy }) {
    if (policy.failOnStatus === undefined)
        return [];
    const untold = items.filter(({ effect, item }) => {
        const isAffecting = effect !== 'settled' && effect !== 'ignored';
        return isAffecting && item.facts.word === undefined;
    });
    if (untold.length === 0)
        return [];
    const count = (0,counted .hS)(untold.length, 'advisory', 'advisories');
    return [
        {
            kind: 'service',
            message: `\`fail-on-status\` cannot be applied: the service does not return the events of ${count}`,
            fix: 'remove `fail-on-status`, so that every affecting advisory fails',
        },
    ];
}
async function locatorFor(inputs, deps, gathered, decision) {
    const { counts } = decision;
    const images = counts.count === 0 ? [] : gathered.sboms.flatMap((sbom) => sbom.image ?? []);
    const sources = gathered.sboms.filter((sbom) => sbom.inWorkspace).map((sbom) => sbom.file);
    return createLocator(inputs, deps, [...new Set(images)], new Set(sources));
}
function run_sourcesOf(inputs, gathered) {
    const sources = gathered.sboms.map((sbom) => sbom.image?.replace(/@sha256:.*$/, '') ?? sbom.file);
    return sources.length > 0 ? sources : [...inputs.artifacts, ...inputs.advisories];
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

  35147:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  readBaseIgnores)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56205);
  var _open_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84139);
  var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71166);





async function readBaseIgnores(inputs, deps, now) {
    const { host, workingDirectory } = deps;
    const { changeRequest, untrustedHead } = host.context;
    if (changeRequest?.baseCommit === undefined || untrustedHead || inputs['policy-from'] === 'base')
        return undefined;
    if (deps.config.ignores.length === 0)
        return undefined;
    const path = inputs['config-file'] ?? _policy_js__WEBPACK_IMPORTED_MODULE_2__  .Cu;
    try {
        const text = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__  .CE)({
            host,
            policyFrom: 'base',
            workingDirectory,
            github: () => (0,_open_github_js__WEBPACK_IMPORTED_MODULE_3__.openGithub)(inputs['github-token'], deps),
            signal: deps.signal,
        })(path);
        if (text === undefined)
            return [];
        const { parseConfigFile } = await Promise.all( [__webpack_require__.e(8815), __webpack_require__.e(2085)]).then(__webpack_require__.bind(__webpack_require__, 2085));
        const parsed = parseConfigFile(text, path, await deps.manifests());
        if (parsed.kind === 'problems')
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...parsed.problems);
        return (0,_ignore_js__WEBPACK_IMPORTED_MODULE_1__  .z)(parsed.config.ignores, { requireReason: false, maxDays: undefined }, now).ignores;
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        const [first] = error.problems;
        const why = `${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(first?.message ?? '', 400)}. ${first?.fix ?? ''}`.trim();
        host.log.warning(`Cannot determine which ignores this change adds or loosens: ${why}`);
        return undefined;
    }
}


  }),

  40460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  readIgnores),
    findIgnoreProblems: () => (  findIgnoreProblems),
    ignoreRulesOf: () => (  ignoreRulesOf)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56205);


function readIgnores(config, rules, now) {
    const problems = findIgnoreProblems(config, rules, now);
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return (0,_ignore_js__WEBPACK_IMPORTED_MODULE_1__  .z)(config.ignores, rules, now).ignores;
}
function findIgnoreProblems(config, rules, now) {
    const { problems } = (0,_ignore_js__WEBPACK_IMPORTED_MODULE_1__  .z)(config.ignores, rules, now);
    return problems.map((problem) => ({ ...problem, input: 'config-file' }));
}
const IMAGE_COMMANDS = ['check-deprecated', 'resolve-digest'];
function ignoreRulesOf(command, config, inputs = {}) {
    if (command === 'advisory-gate') {
        const maxDays = inputs['max-ignore-days'];
        return {
            requireReason: inputs['require-ignore-reason'] !== false,
            maxDays: typeof maxDays === 'number' ? maxDays : undefined,
        };
    }
    const waived = config.given('advisory-gate', 'require-ignore-reason')?.text.trim() === 'false';
    return { requireReason: IMAGE_COMMANDS.includes(command) && !waived, maxDays: undefined };
}


  }),

  72387:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UB: () => (  isAdvisoryIgnore),
    _d: () => (  isExpired),
    cY: () => (  findLoosenedIgnores),
    v$: () => (  isExpiring)
  });
  var _base_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22475);

const EXPIRY_WARNING_DAYS = 14;
function isExpired(ignore, nowMs) {
    return ignore.expires !== undefined && ignore.expires.timeMs <= nowMs;
}
function isExpiring(ignore, nowMs) {
    if (ignore.expires === undefined || isExpired(ignore, nowMs))
        return false;
    return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * _base_time_js__WEBPACK_IMPORTED_MODULE_0__  .sO;
}
function isAdvisoryIgnore(ignore) {
    return ignore.id !== undefined || ignore.artifact !== undefined;
}
const scopeKey = (ignore) => JSON.stringify([ignore.id?.toLowerCase(), ignore.artifact, ignore.image]);
const endOf = (ignore) => ignore.expires?.timeMs ?? Number.POSITIVE_INFINITY;
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


  }),

  56205:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    z: () => (  parseIgnores)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63144);
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38707);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22475);




const VEX_JUSTIFICATIONS = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
const KEYS = ['id', 'artifact', 'image', 'reason', 'owner', 'expires', 'justification'];
const isKey = (name) => KEYS.includes(name);  
const LONGEST_VALUE = 1000;
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
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(source.value)) {
        const fix = 'Write it as `{ id: CVE-…, artifact: name, reason: …, expires: "YYYY-MM-DD" }`.';
        return { problems: [{ message: 'An entry of `ignore` is not a mapping.', fix, place: source.place }] };
    }
    const problems = [];
    const placeOf = (key) => source.keyPlaces?.[key] ?? source.place;
    const texts = {};
    for (const [key, value] of Object.entries(source.value)) {
        if (!isKey(key)) {
            problems.push({
                message: `An entry of \`ignore\` has the unknown key \`${key.slice(0, 100)}\`.`,
                fix: `${(0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__  .L)(key, KEYS, 1)
                    .map((near) => `Did you mean \`${near}\`? `)
                    .join('')}Known keys are ${KEYS.map((known) => `\`${known}\``).join(', ')}.`,
                place: placeOf(key),
            });
        }
        else if (value !== undefined && value !== null) {
            const problem = valueProblem(key, value);
            const text = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .b6)(value)?.trim();
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
    const timeMs = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_3__  .pe)(text);
    return timeMs === undefined ? undefined : { text, timeMs };
}
function valueProblem(key, value) {
    if (typeof value !== 'string') {
        const fix = key === 'expires' ? 'Put the date in quotes: `expires: "2026-12-31"`.' : 'Put it in quotes.';
        return { message: `\`${key}\` of an ignore is not text.`, fix };
    }
    if (value.length > LONGEST_VALUE)
        return { message: `\`${key}\` of an ignore is longer than ${LONGEST_VALUE} characters.` };
    if (key === 'id')
        return idProblem(value);
    if (key === 'justification')
        return justificationProblem(value.trim());
    if (key !== 'artifact' && key !== 'image')
        return undefined;
    const problem = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .AI)(value.trim());
    return problem === undefined
        ? undefined
        : { message: `\`${key}\` of an ignore is not a usable glob: ${problem}.` };
}
function idProblem(value) {
    if (!/[*?[\]{}!]/.test(value))
        return undefined;
    return {
        message: `\`id\` of an ignore takes the id or an alias of one advisory, not a glob: \`${value.trim().slice(0, 100)}\`.`,
        fix: 'Add one entry for each advisory; `artifact` and `image` take globs.',
    };
}
function justificationProblem(value) {
    if (value === '' || VEX_JUSTIFICATIONS.includes(value))
        return undefined;
    return {
        message: `\`justification\` of an ignore is not one of OpenVEX: \`${value.slice(0, 100)}\`.`,
        fix: `Known ones are ${VEX_JUSTIFICATIONS.map((known) => `\`${known}\``).join(', ')}.`,
    };
}
function missingProblems(texts, expires, rules, nowMs) {
    const problems = [];
    if (texts.id === undefined && texts.artifact === undefined && texts.image === undefined) {
        problems.push({ key: 'id', message: 'An entry of `ignore` has no `id`, `artifact` or `image`.' });
    }
    if (rules.requireReason && texts.reason === undefined) {
        const fix = 'Add `reason: …`, or allow entries without one with `require-ignore-reason: false`.';
        problems.push({ key: 'reason', message: 'An entry of `ignore` has no `reason`.', fix });
    }
    if (texts.expires !== undefined && expires === undefined) {
        const message = `\`expires\` of an ignore is not a date: \`${texts.expires.slice(0, 100)}\`.`;
        problems.push({ key: 'expires', message, fix: 'Write `expires: "YYYY-MM-DD"`.' });
    }
    else if (rules.maxDays !== undefined && expires === undefined) {
        const message = 'An entry of `ignore` has no `expires`, which `max-ignore-days` requires.';
        problems.push({ key: 'expires', message, fix: `Add a date at most ${rules.maxDays} days from now.` });
    }
    else if (rules.maxDays !== undefined &&
        expires !== undefined &&
        expires.timeMs > nowMs + rules.maxDays * _base_time_js__WEBPACK_IMPORTED_MODULE_3__  .sO) {
        const message = `\`expires\` of an ignore is more than \`max-ignore-days\` (${rules.maxDays}) away.`;
        problems.push({ key: 'expires', message, fix: `Choose a date at most ${rules.maxDays} days from now.` });
    }
    return problems;
}


  }),

  84139:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    openGithub: () => (  openGithub)
  });
  var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58508);

async function openGithub(token, { clock, host, send, signal, }) {
    const { apiUrl, repository } = host.context;
    if (apiUrl === undefined || repository === undefined)
        return { kind: 'closed', why: 'this is not a GitHub Actions run' };
    if (token === undefined)
        return { kind: 'closed', why: '`github-token` is not set' };
    host.mask(token);
    const { githubUrlProblem, openOctokit } = await __webpack_require__.e(  3366).then(__webpack_require__.bind(__webpack_require__, 3366));
    const problem = githubUrlProblem(apiUrl);
    if (problem !== undefined)
        return { kind: 'closed', why: problem };
    const userAgent = `platform-actions/${_version_js__WEBPACK_IMPORTED_MODULE_0__  .rE}`;
    const waiting = clock === undefined || signal === undefined ? undefined : { clock, signal };
    const api = await openOctokit({ send, apiUrl, token, userAgent, redact: host.redact, waiting });
    return { kind: 'api', api, repository };
}


  }),

  28662:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bo: () => (  placeMarkdown),
    GA: () => (  placesMarkdown),
    RT: () => (  openTable),
    Y1: () => (  findingBlocks)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34150);
  var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);
  var _problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57673);
  var _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23447);




const MAXIMUM_PLACES = 3;
const MAXIMUM_OPEN_ROWS = 50;
const MAXIMUM_OPEN = 20;
function placeMarkdown({ file, line }) {
    return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .fl)(`${file}:${line}`);
}
function placesMarkdown(places) {
    const known = places.flatMap((place) => place ?? []);
    const shown = known.slice(0, MAXIMUM_PLACES).map(placeMarkdown);
    if (known.length > shown.length)
        shown.push(`and ${known.length - shown.length} more`);
    return shown.join('<br>');
}
function openTable(header, entries, cellsOf) {
    const table = (some) => (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .c_)(header, some, cellsOf);
    const rest = entries.slice(MAXIMUM_OPEN_ROWS);
    return [
        ...(entries.length === 0 ? [] : [table(entries.slice(0, MAXIMUM_OPEN_ROWS))]),
        ...(rest.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(rest.length, 'more row'), table(rest))]),
    ];
}
function findingBlocks(findings) {
    const loud = findings.filter(({ level }) => level !== 'notice');
    const quiet = findings.filter(({ level }) => level === 'notice');
    const rest = loud.slice(MAXIMUM_OPEN);
    const list = (some) => (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .AX)(some.map(findingMarkdown));
    return {
        actions: loud.length === 0 ? [] : [list(loud.slice(0, MAXIMUM_OPEN))],
        details: [
            ...(rest.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(rest.length, 'more finding'), list(rest))]),
            ...(quiet.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(quiet.length, 'note'), list(quiet))]),
        ],
    };
}
function findingMarkdown({ fix, level, location, message, title }) {
    const place = location === undefined ? '' : ` (${placeMarkdown(location)})`;
    const todo = fix === undefined ? '' : `<br>${fix.split('\n').map(_problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .R).join('<br>')}`;
    return `${_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__  .W[level]} ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .FV)(title)}: ${(0,_problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .R)(message)}${place}${todo}`;
}


  }),

  59995:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    renderSarif: () => (  renderSarif),
    u: () => (  sarifLine)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);
  var _base_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10646);


const RESULT_LIMIT = 25_000;
const TEXT_LIMIT = 1024;
const sarifLine = (text, limit = TEXT_LIMIT) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, limit).replace(/\](?=\()/g, '] ');
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
const PROBLEM_SEVERITY = {
    error: 'error',
    warning: 'warning',
    note: 'recommendation',
};
const securitySeverity = (score) => score === undefined || score <= 0 ? {} : { 'security-severity': score.toFixed(1) };
function renderOwnRule(id, own, level) {
    return {
        id,
        name: own.name,
        shortDescription: { text: sarifLine(own.title) },
        fullDescription: { text: sarifLine(own.description) },
        help: { text: sarifLine(own.help), markdown: own.helpMarkdown },
        properties: {
            tags: [...own.tags],
            precision: 'very-high',
            'problem.severity': PROBLEM_SEVERITY[level],
            ...securitySeverity(own.score),
        },
    };
}
const pascalCase = (id) => id.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
function renderRule(rule, informationUri) {
    return {
        id: rule.id,
        name: pascalCase(rule.id),
        shortDescription: { text: sarifLine(rule.title) },
        fullDescription: { text: sarifLine(rule.title) },
        helpUri: `${informationUri}/blob/main/docs/troubleshooting.md#${rule.docs}`,
        help: { text: sarifLine(rule.help) },
        properties: { precision: 'very-high', 'problem.severity': PROBLEM_SEVERITY[LEVELS[rule.level]] },
    };
}
const fileUri = (file) => file.replace(/\\/g, '/').split('/').map(_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m).join('/');
function renderLocation({ artifact, location: place }, detail, fallbackFile) {
    const modules = detail?.modules ?? (artifact === undefined ? [] : [{ name: artifact }]);
    return {
        physicalLocation: {
            artifactLocation: { uri: fileUri(place?.file ?? detail?.file ?? fallbackFile) },
            region: {
                startLine: place?.line ?? 1,
                startColumn: place?.column ?? 1,
                endLine: place?.endLine ?? place?.line ?? 1,
                endColumn: place?.endColumn ?? (place?.column ?? 1) + 1,
            },
        },
        ...(modules.length === 0
            ? {}
            : {
                logicalLocations: modules.map(({ fullName, name }) => ({
                    name: sarifLine(name, 200),
                    ...(fullName === undefined ? {} : { fullyQualifiedName: sarifLine(fullName, 400) }),
                    kind: 'module',
                })),
            }),
    };
}
function createRules({ informationUri, rules }) {
    const indexes = new Map();
    const rendered = [];
    const known = new Map(rules.map((rule) => [rule.id, rule]));
    return {
        rendered,
        indexOf: (id, finding, detail) => {
            const index = indexes.get(id);
            if (index !== undefined)
                return index;
            const rule = known.get(finding.rule);
            const own = detail?.rule;
            if (own !== undefined)
                rendered.push(renderOwnRule(id, own, LEVELS[finding.level]));
            else
                rendered.push(rule === undefined ? { id } : renderRule(rule, informationUri));
            indexes.set(id, rendered.length - 1);
            return rendered.length - 1;
        },
    };
}
function renderSarif(findings, options) {
    const rules = createRules(options);
    const seen = new Map();
    const results = [];
    let omitted = 0;
    for (const finding of findings) {
        if (results.length >= RESULT_LIMIT) {
            omitted += 1;
            continue;
        }
        const detail = finding.detail?.();
        const ruleId = sarifLine(detail?.rule?.id ?? finding.rule, 200);
        const count = (seen.get(finding.fingerprint) ?? 0) + 1;
        seen.set(finding.fingerprint, count);
        results.push({
            ruleId,
            ruleIndex: rules.indexOf(ruleId, finding, detail),
            level: LEVELS[finding.level],
            message: { text: sarifLine(detail?.message ?? finding.message) },
            locations: [renderLocation(finding, detail, options.fallbackFile)],
            partialFingerprints: { primaryLocationLineHash: `${finding.fingerprint}:${count}` },
            ...(detail?.properties === undefined ? {} : { properties: detail.properties }),
        });
    }
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: `platform-actions ${options.command}`,
                        semanticVersion: options.toolVersion,
                        informationUri: options.informationUri,
                        rules: rules.rendered,
                    },
                },
                automationDetails: { id: `${options.category.replace(/\/+$/, '')}/` },
                columnKind: 'utf16CodeUnits',
                results,
            },
        ],
    };
    return { text: `${JSON.stringify(log)}\n`, omitted };
}


  }),

  16678:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  readShard),
    r: () => (  IN_OTHER_SHARDS)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38086);
  var _base_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72792);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);



const IN_OTHER_SHARDS = 'in other shards';
function readShard(text) {
    if (text === undefined)
        return undefined;
    const shard = (0,_base_shard_js__WEBPACK_IMPORTED_MODULE_0__  .uK)(text);
    if (shard !== undefined)
        return shard;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({
        message: `\`shard\` is \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__  .h0)(text, 80)}\`, which is not of the form \`k/n\` with 1 ≤ k ≤ n`,
        fix: 'write for example `shard: 2/8` for the second of eight shards',
        input: 'shard',
    });
}


  }),

  31306:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    s: () => (  listVulnerabilityMetadata)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);



const metadata = zod_mini__WEBPACK_IMPORTED_MODULE_2__  .FsL((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    id: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    summary: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    details: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    references: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ type: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, url: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq })),
    severities: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ type: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, score: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .QO })),
}), 
zod_mini__WEBPACK_IMPORTED_MODULE_2__  .pdi((row) => ({ ...row, uid: row.id })));
function listVulnerabilityMetadata(filters = {}) {
    const { id, ids } = filters;
    const list = (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/advisory/v2/metadata', 'vulnerabilityMetadata', metadata, {}, { id, ids });
    return (position) => ({ ...list(position), anonymous: true });
}


  })

};
;