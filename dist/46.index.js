export const id = 46;
export const ids = [46,8880];
export const modules = {

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90855);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** SHA-256 in hexadecimal of the parts, each told apart from the next; equal parts give equal fingerprints. */
function fingerprintOf(...parts) {
    const digits = [];
    for (const byte of (0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(new TextEncoder().encode(JSON.stringify(parts))))
        digits.push(HEX[byte]);
    return digits.join('');
}


/***/ }),

/***/ 10646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ encodeUriPart)
/* harmony export */ });
/** A text as one part of a URI's path or query: like `encodeURIComponent`, but lone surrogates become U+FFFD. */
function encodeUriPart(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}


/***/ }),

/***/ 28579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NOTHING_TO_LOOK_FOR: () => (/* binding */ NOTHING_TO_LOOK_FOR),
/* harmony export */   NO_BASE: () => (/* binding */ NO_BASE),
/* harmony export */   SIGN_IN_REASON: () => (/* binding */ SIGN_IN_REASON),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19036);
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29637);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56884);



/** Why this command cannot do without a sign-in. */
const SIGN_IN_REASON = 'advisories are read from the platform';
/** The problem of a run without anything to look for. */
const NOTHING_TO_LOOK_FOR = {
    message: 'there is nothing to look for: neither `sbom`, `artifacts` nor `advisories` is given',
    fix: 'set `sbom` to the SBOM of the image or the build, for example `sbom: sbom.spdx.json`',
    input: 'sbom',
};
/** The problem of a comparison without a base. */
const NO_BASE = {
    message: '`scope: changed` needs `base-sbom`: without it nothing tells what the base has',
    fix: 'give the SBOM of the base in `base-sbom`, from a run that the change cannot influence',
    input: 'base-sbom',
};
/** Nothing to look for, no base to compare with, no credential, and files that may not be written. */
const findProblems = async (inputs, { area, isGiven }) => {
    const problems = [];
    if (!['sbom', 'artifacts', 'advisories'].some(isGiven))
        problems.push(NOTHING_TO_LOOK_FOR);
    if (inputs.scope === 'changed' && !isGiven('base-sbom'))
        problems.push(NO_BASE);
    if (!isGiven('token'))
        problems.push(...(await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_2__.requireIdentity)(inputs, SIGN_IN_REASON))));
    for (const name of ['sarif-file', 'vex-file', 'junit-file']) {
        const path = inputs[name];
        if (path !== undefined)
            problems.push(...(await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWritable */ .ZB)(path, area, name))));
    }
    return problems;
};


/***/ }),

/***/ 30046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./node_modules/ae-cvss-calculator/dist/ae-cvss-calculator.js
var ae_cvss_calculator = __webpack_require__(44353);
;// CONCATENATED MODULE: ./build/domain/severity.js

/** Severity by CVSS, highest first; `unknown` where no score can be read. */
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'none', 'unknown'];
const UNKNOWN_SEVERITY = { severity: 'unknown' };
/** No vector of CVSS 4.0 with all its metrics is longer. */
const LONGEST_VECTOR = 400;
/** Qualitative severity of a score: the rating scale of CVSS 3.1 §5 and 4.0 §6, used for version 2 too. */
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
/** Version 2 vectors have no prefix, and some databases put parentheses around them. */
const versionOfVector = (vector) => Number(/^CVSS:([34]\.\d)\//.exec(vector)?.[1] ?? 2);
/**
 * Shape of a vector. The library prints what it cannot split, and foreign text must not reach the log, so that nothing
 * else is given to it.
 */
const VECTOR = /^(?:CVSS:(?:3\.[01]|4\.0)\/)?[A-Za-z]{1,3}:[A-Za-z]{1,6}(?:\/[A-Za-z]{1,3}:[A-Za-z]{1,6})*\/?$/;
/** Scores by vector: many advisories share few vectors, and one takes the library longer than a whole row. */
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
/** Base score of a vector of CVSS 2, 3.0, 3.1 or 4.0; `undefined` when it is none or lacks a base metric. */
function scoreVector(vector) {
    if (!VECTOR.test(vector))
        return undefined;
    const parsed = ae_cvss_calculator.fromVector(vector);
    if (!(parsed instanceof ae_cvss_calculator.CvssVector) || !parsed.isBaseFullyDefined())
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
/**
 * Rating from all scores of an advisory: the newest CVSS version decides, and of that version the highest base score.
 * What cannot be read counts as not given.
 */
function rateSeverities(given) {
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
/** Position in `SEVERITIES`: smaller is more severe; `unknown` comes after `none`. */
function severityRank(severity) {
    return SEVERITIES.indexOf(severity);
}

;// CONCATENATED MODULE: ./build/domain/advisory-gate.js

function reachesSeverity(severity, policy) {
    if (policy.failOnSeverity === 'none')
        return false;
    if (severity === 'unknown')
        return policy.failOnUnknownSeverity;
    return severityRank(severity) <= severityRank(policy.failOnSeverity);
}
/** Decides one item: fixed, not affected or withdrawn ones are settled, ignored ones silent, and the policy does the rest. */
function judgeItem(facts, policy) {
    if (facts.status !== 'affecting')
        return 'settled';
    if (facts.isIgnored)
        return 'ignored';
    if (policy.scope === 'changed' && !facts.isNew)
        return 'in-base';
    if (!reachesSeverity(facts.severity, policy))
        return 'below-severity';
    if (policy.onlyFixed && !facts.hasFixedVersion)
        return 'unfixed';
    return policy.warnOnly ? 'warned' : 'fails';
}

// EXTERNAL MODULE: ./build/domain/ignore-use.js
var ignore_use = __webpack_require__(59997);
;// CONCATENATED MODULE: ./build/domain/gate-decision.js



const EFFECT_ORDER = [
    'fails',
    'warned',
    'unfixed',
    'below-severity',
    'in-base',
    'ignored',
    'settled',
];
const compareText = (a, b) => {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
};
/** Order of every list that is shown or cut: effect, new before old, severity, artifact, advisory. */
function compareJudged(a, b) {
    return (EFFECT_ORDER.indexOf(a.effect) - EFFECT_ORDER.indexOf(b.effect) ||
        Number(b.item.isNew) - Number(a.item.isNew) ||
        severityRank(a.item.rating.severity) - severityRank(b.item.rating.severity) ||
        compareText(a.item.artifact, b.item.artifact) ||
        compareText(a.item.advisoryId, b.item.advisoryId) ||
        compareText(a.item.type ?? '', b.item.type ?? ''));
}
/** Images of the packages that an item is about; `undefined` for one that no image's SBOM lists. */
const imagesOf = (item) => item.packages.map((entry) => entry.image);
function createJudge(question, used) {
    const findIgnores = (0,ignore_use/* createIgnoreMatcher */.tn)(question.ignores);
    return (item) => {
        const { facts, rating, isNew } = item;
        const fitting = facts.status === 'affecting'
            ? findIgnores({
                ids: [item.advisoryId, ...item.aliases],
                artifact: item.artifact,
                images: imagesOf(item),
            })
            : [];
        for (const ignore of fitting)
            used.add(ignore);
        const live = fitting.find((ignore) => !(0,ignore_use/* isExpired */._d)(ignore, question.nowMs));
        const effect = judgeItem({
            status: facts.status,
            severity: rating.severity,
            isNew,
            isIgnored: live !== undefined,
            hasFixedVersion: facts.fixedVersion !== undefined,
        }, question.policy);
        if (live !== undefined)
            return { item, effect, ignore: live };
        const expired = fitting.find((ignore) => (0,ignore_use/* isExpired */._d)(ignore, question.nowMs));
        return expired === undefined ? { item, effect } : { item, effect, expiredIgnore: expired };
    };
}
const isCounted = (judged) => judged.effect !== 'settled' && judged.effect !== 'ignored';
function countItems(items, expiredIgnores) {
    const byEffect = {
        fails: 0,
        warned: 0,
        unfixed: 0,
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
/** Whether an entry can go. One that names only an image may be there for its deprecation, which the gate cannot tell. */
const isUnused = (ignore, used, nowMs) => (0,ignore_use/* isAdvisoryIgnore */.UB)(ignore) && !used.has(ignore) && !(0,ignore_use/* isExpired */._d)(ignore, nowMs);
/** A known severity says more than an unknown one, and an unknown one more than none. */
function highestOf(counts) {
    return (SEVERITIES.filter((severity) => severity !== 'none').find((name) => counts.bySeverity[name] > 0) ?? 'none');
}
/**
 * The gate's decision from everything that was read. Fails when an item fails; warns when `warn-only` held one back, an
 * ignore has expired or is about to, a lookup found nothing, or `only-fixed` let items pass of a service that tells no
 * fixes; else passes.
 */
function decideGate(question) {
    const { collected, policy, nowMs } = question;
    const { ignores } = question;
    const used = new Set();
    const items = collected.items.map(createJudge(question, used)).sort(compareJudged);
    const expired = ignores.filter((ignore) => (0,ignore_use/* isExpired */._d)(ignore, nowMs));
    const expiring = ignores.filter((ignore) => (0,ignore_use/* isExpiring */.v$)(ignore, nowMs));
    const counts = countItems(items, expired.length);
    const { missingLookups, unknownLookups, fieldsSeen } = collected;
    const warnings = counts.byEffect.warned + expired.length + expiring.length + missingLookups.length;
    const warns = warnings > 0 || (counts.byEffect.unfixed > 0 && !fieldsSeen.events);
    const passing = warns ? 'warn' : 'pass';
    return {
        verdict: counts.byEffect.fails > 0 ? 'fail' : passing,
        items,
        counts,
        highestSeverity: highestOf(counts),
        expired,
        expiring,
        unused: ignores.filter((ignore) => isUnused(ignore, used, nowMs)),
        loosened: question.baseIgnores === undefined ? [] : (0,ignore_use/* findLoosenedIgnores */.cY)(question.baseIgnores, question.ignores),
        missingLookups,
        unknownLookups,
        fieldsSeen,
        policy,
        hasBase: question.hasBase,
    };
}
/** The output `advisories` of a decision, in its order. */
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

// EXTERNAL MODULE: ./build/host/memory.js
var memory = __webpack_require__(10824);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/base/uri.js
var uri = __webpack_require__(10646);
// EXTERNAL MODULE: ./build/domain/gate-findings.js
var gate_findings = __webpack_require__(21173);
;// CONCATENATED MODULE: ./build/report/sarif.js




/** Limits of code scanning (docs.github.com, "SARIF results exceed one or more limits"). */
const RESULT_LIMIT = 25_000;
const TEXT_LIMIT = 1024;
/** Foreign text as one line in which no embedded link of SARIF (§3.11.6, `[text](target)`) is left. */
const sarifLine = (text, limit) => (0,plain_text/* plainLine */.h0)(text, limit).replace(/\](?=\()/g, '] ');
const levelOf = (judged) => {
    if (judged.effect === 'fails')
        return 'error';
    return judged.effect === 'warned' ? 'warning' : 'note';
};
/** Code scanning takes `0.1` to `10.0`; a score of 0.0 or none has no security severity. */
const securitySeverity = (item) => item.rating.score === undefined || item.rating.score <= 0
    ? {}
    : { 'security-severity': item.rating.score.toFixed(1) };
const PROBLEM_SEVERITY = {
    error: 'error',
    warning: 'warning',
    note: 'recommendation',
};
function renderRule(judged) {
    const { item } = judged;
    const name = sarifLine((0,gate_findings/* knownName */.$G)(item), 200);
    const id = sarifLine(item.advisoryId, 200);
    const about = sarifLine(item.summary ?? `Advisory ${sarifLine((0,gate_findings/* fullName */.fq)(item), 400)}.`, TEXT_LIMIT);
    const also = item.aliases.map((alias) => sarifLine(alias, 100)).slice(0, 20);
    const fix = 'Update the package to a version that the advisory calls fixed, or ignore it with a reason and a date.';
    return {
        id,
        name: 'AffectingAdvisory',
        shortDescription: { text: sarifLine(`${name} in ${item.artifact}`, TEXT_LIMIT) },
        fullDescription: { text: about },
        help: {
            text: sarifLine(`${about} Aliases: ${also.join(', ') || 'none'}. ${fix}`, TEXT_LIMIT),
            markdown: `**${(0,markdown/* escapeMarkdown */.FV)((0,gate_findings/* fullName */.fq)(item), 400)}**\n\n${(0,markdown/* escapeMarkdown */.FV)(about)}\n\nAliases: ${also.map((alias) => (0,markdown/* escapeMarkdown */.FV)(alias)).join(', ') || 'none'}\n\n${fix}\n`,
        },
        properties: {
            tags: ['security', 'vulnerability', item.rating.severity],
            precision: 'very-high',
            'problem.severity': PROBLEM_SEVERITY[levelOf(judged)],
            ...securitySeverity(item),
        },
    };
}
/** A path as SARIF wants it: relative, forward slashes, each segment encoded. */
const fileUri = (file) => file.replace(/\\/g, '/').split('/').map(uri/* encodeUriPart */.m).join('/');
function renderLocation(item, options) {
    const place = options.locate(item);
    const file = place?.file ?? item.packages.find((entry) => entry.source !== undefined)?.source;
    const version = item.version === undefined ? '' : `@${item.version}`;
    const images = [...new Set(item.packages.flatMap((entry) => entry.image ?? []))].slice(0, 10);
    return {
        physicalLocation: {
            artifactLocation: { uri: fileUri(file ?? options.fallbackFile) },
            region: {
                startLine: place?.line ?? 1,
                startColumn: place?.column ?? 1,
                endLine: place?.endLine ?? place?.line ?? 1,
                endColumn: place?.endColumn ?? (place?.column ?? 1) + 1,
            },
        },
        logicalLocations: [
            {
                name: sarifLine(item.artifact, 200),
                fullyQualifiedName: sarifLine(`${item.type ?? ''}:${item.artifact}${version}`, 400),
                kind: 'module',
            },
            ...images.map((image) => ({ name: sarifLine(image, 200), kind: 'module' })),
        ],
    };
}
/**
 * SARIF 2.1.0 of what affects and is not ignored, for code scanning: one run with a category, one rule an advisory, one
 * result an item with a fingerprint that no line number changes.
 */
function renderSarif(decision, options) {
    const told = decision.items.filter(({ effect }) => effect !== 'settled' && effect !== 'ignored');
    const kept = told.slice(0, RESULT_LIMIT);
    const ruleIndexes = new Map();
    const rules = [];
    const results = kept.map((judged) => {
        const { item } = judged;
        const ruleId = sarifLine(item.advisoryId, 200);
        let ruleIndex = ruleIndexes.get(ruleId);
        if (ruleIndex === undefined) {
            ruleIndex = rules.push(renderRule(judged)) - 1;
            ruleIndexes.set(ruleId, ruleIndex);
        }
        return {
            ruleId,
            ruleIndex,
            level: levelOf(judged),
            message: { text: sarifLine((0,gate_findings/* itemMessage */.hm)(item), TEXT_LIMIT) },
            locations: [renderLocation(item, options)],
            partialFingerprints: { primaryLocationLineHash: `${(0,gate_findings/* itemFingerprint */.uf)(item)}:1` },
            properties: { severity: item.rating.severity, isNew: item.isNew, effect: judged.effect },
        };
    });
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'platform-actions advisory-gate',
                        semanticVersion: options.toolVersion,
                        informationUri: options.informationUri,
                        rules,
                    },
                },
                automationDetails: { id: `${options.category.replace(/\/+$/, '')}/` },
                columnKind: 'utf16CodeUnits',
                results,
            },
        ],
    };
    // Without indentation: code scanning and validators count bytes.
    return { text: `${JSON.stringify(log)}\n`, omitted: told.length - kept.length };
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/commands/base-ignores.js
var base_ignores = __webpack_require__(67172);
// EXTERNAL MODULE: ./build/commands/exit-code.js
var exit_code = __webpack_require__(74245);
// EXTERNAL MODULE: ./build/commands/problems.js
var problems = __webpack_require__(61447);
// EXTERNAL MODULE: ./build/commands/publish-comment.js
var publish_comment = __webpack_require__(18880);
;// CONCATENATED MODULE: ./build/domain/vulnerability-metadata.js

/** Ids to ask public metadata for: aliases of affecting items whose severity is not known, each once. */
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
/** Items with the summary and, where they have none, the severity that metadata of their aliases gives. */
function addMetadata(items, metadata) {
    const byId = new Map(metadata.map((entry) => [entry.id.toLowerCase(), entry]));
    return items.map((item) => {
        const known = item.aliases.flatMap((alias) => byId.get(alias.toLowerCase()) ?? []);
        if (known.length === 0)
            return item;
        const summary = known.map((entry) => entry.summary ?? '').find((text) => text !== '');
        const rating = item.rating.severity === 'unknown'
            ? rateSeverities(known.flatMap((entry) => entry.severities ?? []))
            : item.rating;
        return { ...item, rating, ...(summary === undefined ? {} : { summary }) };
    });
}

// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/platform/pages.js
var pages = __webpack_require__(73358);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./build/platform/decode.js
var decode = __webpack_require__(80922);
// EXTERNAL MODULE: ./build/platform/resources/list-query.js
var list_query = __webpack_require__(94207);
;// CONCATENATED MODULE: ./build/platform/resources/vulnerability-metadata.js



const metadata = schemas/* pipe */.FsL(schemas/* looseObject */._H3({
    id: decode/* text */.Qq,
    summary: decode/* text */.Qq,
    details: decode/* text */.Qq,
    references: (0,decode/* listOf */.c3)(schemas/* looseObject */._H3({ type: decode/* text */.Qq, url: decode/* text */.Qq })),
    severities: (0,decode/* listOf */.c3)(schemas/* looseObject */._H3({ type: decode/* text */.Qq, score: decode/* scoreText */.QO })),
}), 
// The one list of v2 whose rows have an `id` instead of a uid.
schemas/* transform */.pdi((row) => ({ ...row, uid: row.id })));
/** Public metadata of vulnerabilities, up to 1000 ids at once; needs no token. */
function listVulnerabilityMetadata(filters = {}) {
    const { id, ids } = filters;
    const list = (0,list_query/* listOperation */.g)('/advisory/v2/metadata', 'vulnerabilityMetadata', metadata, {}, { id, ids });
    return (position) => ({ ...list(position), anonymous: true });
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/batch-names.js
/**
 * Bytes of a URL that the values of one filter may take: whole URLs stay under 8 KiB with room for origin, path, page
 * size and a page token.
 */
const FILTER_BYTES = 6500;
/** Longest single value, encoded. */
const LONGEST_NAME_BYTES = 4096;
/** Bytes that one value of a repeated query parameter takes, its separator included. */
function queryLength(key, value) {
    const encoded = /^[\w.*-]*$/.test(value)
        ? value.length
        : new URLSearchParams([['', value]]).toString().length - 1;
    return key.length + encoded + 2;
}
/** Splits the values of a repeated query parameter so that each part fits a URL; at most `most` values a part. */
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

;// CONCATENATED MODULE: ./build/commands/advisory-gate/add-metadata.js






/** Most ids that the service takes at once. */
const MAXIMUM_IDS = 1000;
/**
 * Fills severities that advisories lack from public vulnerability metadata. It enriches and is never required: a service
 * that does not offer it, or fails, leaves them unknown, and the log says so. Only a run out of time is an error.
 */
async function fillSeverities(collected, deps) {
    const ids = idsWithoutSeverity(collected.items).filter((id) => queryLength('ids', id) <= LONGEST_NAME_BYTES);
    if (ids.length === 0)
        return collected;
    const metadata = [];
    let failure;
    await Promise.all(batchNames('ids', ids, MAXIMUM_IDS).map(async (batch) => {
        try {
            for await (const rows of (0,pages/* readPages */.n4)(deps.session.client, listVulnerabilityMetadata({ ids: batch })))
                metadata.push(...rows);
        }
        catch (error) {
            if (!(error instanceof errors/* PlatformError */.Wk) || error.code === 'CANCELLED')
                throw error;
            failure ??= error;
        }
    }));
    if (failure !== undefined) {
        deps.host.log.info(`Public vulnerability metadata could not be read, so some severities stay unknown: ${(0,plain_text/* plainLine */.h0)(failure.message, 300)} (${failure.code}).`);
    }
    return { ...collected, items: addMetadata(collected.items, metadata) };
}

// EXTERNAL MODULE: ./build/base/pool.js
var pool = __webpack_require__(24344);
// EXTERNAL MODULE: ./build/base/group-by.js
var group_by = __webpack_require__(77825);
// EXTERNAL MODULE: ./node_modules/@renovatebot/pep440/index.js
var pep440 = __webpack_require__(68898);
// EXTERNAL MODULE: ./node_modules/mvncmp/index.js
var mvncmp = __webpack_require__(9005);
// EXTERNAL MODULE: ./node_modules/semver/functions/compare.js
var compare = __webpack_require__(78469);
// EXTERNAL MODULE: ./node_modules/semver/functions/valid.js
var valid = __webpack_require__(58780);
;// CONCATENATED MODULE: ./build/domain/apk-version.js
/**
 * Version order of apk-tools (`src/version.c` of version 3): digits, letter, suffixes, commit hash, revision.
 * Kinds are numbered in that order, because a version that ends earlier or has a later kind there is the older one.
 */
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
/** Suffixes from the oldest; those before the empty one make a version older than the same without a suffix. */
const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', '', 'cvs', 'svn', 'git', 'hg', 'p'];
const VERSION = /^\d+(?:\.\d+)*[a-z]?(?:_(?:alpha|beta|pre|rc|cvs|svn|git|hg|p)\d*)*(?:~[0-9a-fA-F]+)?(?:-r\d+)?$/;
const TOKEN = /^\d+|\.\d+|_[a-z]+|~[0-9a-fA-F]+|-r\d+|[a-z]|\d+/g;
/** Whether apk would take the text as a version. */
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
const apk_version_compareText = (a, b) => Number(a > b) - Number(a < b);
function compareNumbers(a, b) {
    const left = a.replace(/^0+(?=\d)/, '');
    const right = b.replace(/^0+(?=\d)/, '');
    return Math.sign(left.length - right.length) || apk_version_compareText(left, right);
}
const suffixOf = (token) => SUFFIXES.indexOf(token.text);
function compareTokens(a, b) {
    if (a.kind === KIND.suffix)
        return Math.sign(suffixOf(a) - suffixOf(b));
    // A part after the first that starts with zero is a decimal fraction: 1.05 is older than 1.1.
    const fraction = a.kind === KIND.number && (a.text.startsWith('0') || b.text.startsWith('0'));
    return fraction || a.kind === KIND.hash ? apk_version_compareText(a.text, b.text) : compareNumbers(a.text, b.text);
}
const isPreRelease = (token) => token.kind === KIND.suffix && suffixOf(token) < SUFFIXES.indexOf('');
/** Below 0 when `a` is older than `b`, above 0 when newer, 0 when equal; both must be apk versions. */
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

;// CONCATENATED MODULE: ./build/domain/package-version.js





/** Longer texts are no versions; keeps every comparison short. */
const LONGEST_VERSION = 256;
const APK = { isVersion: isApkVersion, compare: compareApkVersions };
const SEMVER = { isVersion: (text) => valid(text) !== null, compare: compare };
const PEP440 = { isVersion: (text) => (0,pep440.valid)(text) !== null, compare: pep440.compare };
const MAVEN = { isVersion: (text) => /^\w[\w.+-]*$/.test(text), compare: mvncmp.compare };
/** Version scheme by package type of the purl specification. */
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
/** Whether versions of this package type can be put in order. */
function hasVersionScheme(type) {
    return SCHEMES.has(type);
}
/** Order of two versions in the package type's own scheme; equal texts are the same in every scheme. */
function compareVersions(type, version, other) {
    if (version === other)
        return 'same';
    const scheme = type === undefined ? undefined : SCHEMES.get(type);
    if (scheme === undefined || version.length > LONGEST_VERSION || other.length > LONGEST_VERSION)
        return 'unknown';
    if (!scheme.isVersion(version) || !scheme.isVersion(other))
        return 'unknown';
    const order = scheme.compare(version, other);
    // The rule for Maven puts some versions, such as `1-1` and `1.x`, before each other, as they come.
    if (Math.sign(order) !== -Math.sign(scheme.compare(other, version)))
        return 'unknown';
    if (order === 0)
        return 'same';
    return order < 0 ? 'older' : 'newer';
}

;// CONCATENATED MODULE: ./build/domain/advisory.js

/** What most rows are; one object for all of them. */
const AFFECTING = { status: 'affecting' };
/** No review state is the same as approved; the default marshaller of the service writes an absent one out. */
const APPROVED = new Set(['', 'APPROVED', 'REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED']);
/** Digits below a second: the service may write nine, of which a time in milliseconds keeps three. */
const fractionOf = ({ createTime = '' }) => (/\.(\d+)/.exec(createTime)?.[1] ?? '').padEnd(9, '0');
/** The latest approved event: by time; events without a readable time come first, and of two equal ones the later listed. */
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
/** The earliest of the versions by the package's scheme; the first listed where they cannot be compared. */
function earliest(type, versions) {
    const [first, ...rest] = versions.filter((version) => version !== '');
    if (first === undefined)
        return undefined;
    return rest.reduce((best, version) => (compareVersions(type, version, best) === 'older' ? version : best), first);
}
function judgeFix(type, version, fixedVersion) {
    if (fixedVersion === undefined) {
        return version === undefined
            ? { status: 'fixed' }
            : { status: 'affecting', doubt: 'a fix is recorded without a version' };
    }
    if (version === undefined)
        return { status: 'fixed', fixedVersion };
    const order = compareVersions(type, version, fixedVersion);
    if (order === 'same' || order === 'newer')
        return { status: 'fixed', fixedVersion };
    if (order === 'older')
        return { status: 'affecting', fixedVersion };
    return { status: 'affecting', fixedVersion, doubt: 'its version cannot be compared with the fixed one' };
}
/** Type whose scheme compares the versions: the package's own, else the advisory's. */
const schemeType = (advisory, packageType) => packageType !== undefined && hasVersionScheme(packageType)
    ? packageType
    : advisory.artifactType?.toLowerCase();
/**
 * Status of an advisory for a package (contract §6), from its latest approved event: withdrawn with a delete time; fixed
 * or patched where the version in hand is not older or not known; a false positive is not affected; else affecting.
 */
function judgeStatus(advisory, packageType, version) {
    if (advisory.deleteTime !== undefined && advisory.deleteTime !== '')
        return { status: 'withdrawn' };
    const event = latestApprovedEvent(advisory.events ?? []);
    const type = schemeType(advisory, packageType);
    if (event?.fixed !== undefined)
        return judgeFix(type, version, earliest(type, [event.fixed.fixedVersion ?? '']));
    if (event?.patched !== undefined)
        return judgeFix(type, version, earliest(type, event.patched.patchedVersions ?? []));
    if (event?.falsePositiveDetermination !== undefined) {
        const falsePositiveType = event.falsePositiveDetermination.type;
        return {
            status: 'not-affected',
            ...(falsePositiveType === undefined ? {} : { falsePositiveType }),
        };
    }
    return AFFECTING;
}

;// CONCATENATED MODULE: ./build/domain/package-in-hand.js
/** Packages of the same name together; equal entries of one SBOM are kept once. */
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
const isSamePackage = (a, b) => a.type === b.type && a.version === b.version && a.source === b.source && a.image === b.image;
/** Types that only ever match themselves: an image or an OS package is no library of the same name. */
const EXCLUSIVE = new Set(['apk', 'deb', 'rpm', 'image']);
const IMAGE_TYPES = new Set(['image', 'oci', 'docker', 'container']);
/** Library types of the purl specification: two different ones are two different packages. */
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
const normalType = (type) => {
    const lower = type.toLowerCase();
    return IMAGE_TYPES.has(lower) ? 'image' : lower;
};
/**
 * Whether an advisory of one artifact type can be about a package of another type. A type that is not known on either
 * side matches, and so does a word that is no package type (`library`): what cannot be told apart never passes.
 */
function typesMatch(advisoryType, packageType) {
    if (advisoryType === undefined || packageType === undefined)
        return true;
    const one = normalType(advisoryType);
    const other = normalType(packageType);
    if (one === other)
        return true;
    if (EXCLUSIVE.has(one) || EXCLUSIVE.has(other))
        return false;
    return !(LIBRARY_TYPES.has(one) && LIBRARY_TYPES.has(other));
}

;// CONCATENATED MODULE: ./build/domain/advisory-item.js




/** Worst first: of several versions of one package the worst counts. */
const STATUS_ORDER = ['affecting', 'fixed', 'not-affected', 'withdrawn'];
const statusRank = (facts) => STATUS_ORDER.indexOf(facts.status);
const NO_ALIASES = [];
/** Key of an item: advisory, type and artifact, with two lengths so that no texts run into each other. */
const itemKey = ({ advisoryId, artifact, type = '' }) => `${advisoryId.length} ${artifact.length} ${advisoryId}${artifact}${type}`;
function groupByType(advisory, packages) {
    const rowType = typeOf(advisory);
    const [first] = packages;
    // Most rows fit the one package of their name, or all: that list is shared by all their items then.
    const fits = (entry) => typesMatch(rowType, entry.type);
    const fitting = packages.every(fits) ? packages : packages.filter(fits);
    if (fitting.length === 0 || first === undefined)
        return [];
    if (rowType !== undefined)
        return [{ type: rowType, packages: fitting }];
    if (fitting.length === 1)
        return [{ type: first.type, packages: fitting }];
    return Array.from((0,group_by/* groupBy */.$)(fitting, (entry) => entry.type), ([type, group]) => ({ type, packages: group }));
}
const typeOf = ({ artifactType }) => artifactType?.toLowerCase() || undefined;
function worstFacts(advisory, packages) {
    let worst;
    for (const { type, version } of packages) {
        const next = { version, facts: judgeStatus(advisory, type, version) };
        const order = worst === undefined ? -1 : statusRank(next.facts) - statusRank(worst.facts);
        // Among equals one whose version is known says more.
        if (order < 0 || (order === 0 && worst?.version === undefined))
            worst = next;
    }
    return worst ?? { version: undefined, facts: judgeStatus(advisory, undefined, undefined) };
}
function stateInBase(advisory, type, base) {
    let state = 'lacks';
    for (const entry of base) {
        if (!typesMatch(type, entry.type))
            continue;
        if (judgeStatus(advisory, entry.type, entry.version).status === 'affecting')
            return 'affected';
        state = 'has';
    }
    return state;
}
/**
 * Items of one advisory row for the packages of its name. `base` are the base's packages of that name, `undefined` when
 * there is no base. With `always` a row that fits no package still gives an item (it was asked for by id or alias).
 */
function itemsOfRow(advisory, packages, base, always) {
    const groups = groupByType(advisory, packages);
    const wanted = groups.length === 0 && always ? [{ type: typeOf(advisory), packages: [] }] : groups;
    const rating = advisory.severities === undefined ? UNKNOWN_SEVERITY : rateSeverities(advisory.severities);
    return wanted.map((group) => {
        const { version, facts } = worstFacts(advisory, group.packages);
        const isAffecting = facts.status === 'affecting';
        const inBase = base === undefined ? 'lacks' : stateInBase(advisory, group.type, base);
        const item = {
            advisoryId: advisory.advisoryId,
            aliases: advisory.aliases ?? NO_ALIASES,
            artifact: advisory.artifactName,
            facts,
            rating,
            isNew: isAffecting ? inBase !== 'affected' : inBase === 'lacks',
            packages: group.packages,
        };
        if (group.type !== undefined)
            item.type = group.type;
        if (version !== undefined)
            item.version = version;
        if (!isAffecting && inBase === 'affected')
            item.affectsBase = true;
        return item;
    });
}
/** Whether a rating is worse than another: by severity, then by score. */
function isSeverer(one, other) {
    const order = severityRank(one.severity) - severityRank(other.severity);
    return order < 0 || (order === 0 && (one.score ?? 0) > (other.score ?? 0));
}
/** Whether the base is affected; of an affecting item its being new says so. */
const isBaseAffected = (item) => item.facts.status === 'affecting' ? !item.isNew : item.affectsBase === true;
/**
 * The item that stands for two of the same key: worse status, higher severity, all aliases. An affecting one is new
 * unless one of the two affects the base; that a settled one is in the base says nothing about it.
 */
function mergeItems(one, other) {
    const worse = statusRank(other.facts) < statusRank(one.facts) ? other : one;
    const severer = isSeverer(other.rating, one.rating) ? other.rating : one.rating;
    const fixedVersion = one.facts.fixedVersion ?? other.facts.fixedVersion;
    const affectsBase = isBaseAffected(one) || isBaseAffected(other);
    const isAffecting = worse.facts.status === 'affecting';
    return {
        ...worse,
        ...(!isAffecting && affectsBase ? { affectsBase } : {}),
        aliases: [...new Set([...one.aliases, ...other.aliases])],
        rating: severer,
        isNew: isAffecting ? !affectsBase : one.isNew && other.isNew,
        facts: {
            ...worse.facts,
            ...(worse.facts.fixedVersion !== undefined || fixedVersion === undefined ? {} : { fixedVersion }),
        },
    };
}

;// CONCATENATED MODULE: ./build/domain/advisory-collection.js

/** Starts an empty collection for a search; every row is checked against the search again. */
function createAdvisoryCollection(search) {
    const items = new Map();
    const lookups = new Map(search.lookups.map((lookup) => [lookup.toLowerCase(), lookup]));
    const found = new Set();
    const rows = new Set();
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
    return {
        openLookups,
        canTellAliases: () => !aliasesUnknown,
        add(row, question) {
            // A list that is read anew, and two questions that one row answers, bring it again.
            const isNew = !rows.has(row.uid);
            rows.add(row.uid);
            severities ||= row.severities !== undefined;
            events ||= row.events !== undefined;
            if (question === 'aliases' && row.aliases === undefined)
                aliasesUnknown = true;
            const looked = findLookups(row);
            const packages = search.packages.get(row.artifactName);
            const base = search.basePackages && (search.basePackages.get(row.artifactName) ?? []);
            const rowItems = looked || packages !== undefined ? itemsOfRow(row, packages ?? [], base, looked) : [];
            if (isNew && rowItems.length === 0)
                foreignRowCount += 1;
            for (const item of rowItems) {
                const key = itemKey(item);
                const known = items.get(key);
                items.set(key, known === undefined ? item : mergeItems(known, item));
            }
        },
        result: () => ({
            items: [...items.values()],
            rowCount: rows.size,
            foreignRowCount,
            missingLookups: aliasesUnknown ? [] : openLookups(),
            unknownLookups: aliasesUnknown ? openLookups() : [],
            fieldsSeen: { severities, events },
        }),
    };
}

// EXTERNAL MODULE: ./build/platform/read-all.js + 1 modules
var read_all = __webpack_require__(86368);
// EXTERNAL MODULE: ./build/base/json-value.js
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/platform/resources/advisory-facts.js



const wrong = (place) => new TypeError(`\`${place}\` has the wrong type`);
/** A text that has to be there: without it a row cannot be checked against what was asked. */
function named(row, key) {
    const value = row[key];
    if (typeof value !== 'string' || value === '')
        throw wrong(`advisories.${key}`);
    return value;
}
/** A text that may be left out or null: both count as absent, which is not the same as empty. */
function textAt(row, key) {
    const value = row[key];
    if (value === undefined || value === null)
        return undefined;
    if (typeof value !== 'string')
        throw wrong(`advisories.${key}`);
    return value;
}
function listAt(row, key, decode) {
    const value = row[key];
    if (value === undefined || value === null)
        return undefined;
    if (!Array.isArray(value))
        throw wrong(`advisories.${key}`);
    return value.map(decode);
}
function recordAt(row, key) {
    const value = row[key];
    if (value === undefined || value === null)
        return undefined;
    if (!(0,json_value/* isRecord */.u4)(value))
        throw wrong(`advisories.${key}`);
    return value;
}
const decodeText = (key) => (value) => {
    if (typeof value !== 'string')
        throw wrong(`advisories.${key}`);
    return value;
};
const decodeAlias = decodeText('aliases');
const decodeVersion = decodeText('events.patched.patchedVersions');
function decodeScore(value) {
    if (!(0,json_value/* isRecord */.u4)(value))
        throw wrong('advisories.severities');
    // A score is a text, a vector or a number; lenient servers give the number as one.
    const { score } = value;
    return {
        type: textAt(value, 'type'),
        score: typeof score === 'number' ? String(score) : textAt(value, 'score'),
    };
}
/** The kinds of event that decide about a status; others count by their time alone. */
function decodeEvent(value) {
    if (!(0,json_value/* isRecord */.u4)(value))
        throw wrong('advisories.events');
    const createTime = textAt(value, 'createTime');
    const reviewState = textAt(value, 'reviewState');
    const fixed = recordAt(value, 'fixed');
    if (fixed !== undefined)
        return { createTime, reviewState, fixed: { fixedVersion: textAt(fixed, 'fixedVersion') } };
    const patched = recordAt(value, 'patched');
    if (patched !== undefined)
        return {
            createTime,
            reviewState,
            patched: { patchedVersions: listAt(patched, 'patchedVersions', decodeVersion) },
        };
    const positive = recordAt(value, 'falsePositiveDetermination');
    if (positive !== undefined)
        return { createTime, reviewState, falsePositiveDetermination: { type: textAt(positive, 'type') } };
    return { createTime, reviewState };
}
/** A row in the domain's words; what a decision does not need is let go of. */
function decodeAdvisory(value) {
    if (!(0,json_value/* isRecord */.u4)(value))
        throw wrong('advisories');
    return {
        uid: named(value, 'uid'),
        advisoryId: named(value, 'advisoryId'),
        artifactName: named(value, 'artifactName'),
        updateTime: textAt(value, 'updateTime') ?? '',
        aliases: listAt(value, 'aliases', decodeAlias),
        legacyAdvisoryId: textAt(value, 'legacyAdvisoryId'),
        artifactType: textAt(value, 'artifactType'),
        severities: listAt(value, 'severities', decodeScore),
        events: listAt(value, 'events', decodeEvent),
        deleteTime: textAt(value, 'deleteTime'),
    };
}
/**
 * Rows are read by hand: there are a hundred thousand of them in one run, and a schema of optional fields takes five
 * times as long and makes each row twice. `advisories.ts` has the whole of a row.
 */
const advisory = schemas/* pipe */.FsL(schemas/* unknown */.L5J(), schemas/* transform */.pdi(decodeAdvisory));
/**
 * Advisories with what a decision needs and no more, for lists of very many: absent fields stay apart from empty ones,
 * and a row without id or artifact name is an error.
 */
function listAdvisoryFacts(filters) {
    const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
    return (0,list_query/* listOperation */.g)('/vulnerabilities/v2/advisories', 'advisories', advisory, filters, own);
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/ask.js





class StoppedError extends Error {
}
function createStoppableClient(client, concurrency) {
    // Twice as many, so that the next request waits at the transport's own limit while an answer is decoded.
    const limiter = (0,pool/* createLimiter */.zm)(2 * concurrency);
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
/**
 * Asks for everything that the search is about: names in batches, ids by `advisoryIds`, and what is still open by
 * `aliases`. Pages are folded as they arrive. The first failure stops the asking; what was seen until then is kept.
 */
async function askAdvisories(search, deps, concurrency) {
    const collection = createAdvisoryCollection(search);
    const client = createStoppableClient(deps.session.client, concurrency);
    let rows = 0;
    const read = async (question, values) => {
        try {
            await (0,read_all/* foldAll */.h)(client, listAdvisoryFacts({ [question]: values }), (row) => {
                collection.add(row, question);
                rows += 1;
                if (rows % 1000 === 0)
                    deps.host.progress(`${rows} advisories read`);
            });
        }
        catch (error) {
            client.stop(error);
        }
    };
    const names = [...search.packages.keys()].sort();
    await Promise.all([
        ...batchNames('artifactNames', names).map((batch) => read('artifactNames', batch)),
        ...batchNames('advisoryIds', spellings(search.lookups)).map((batch) => read('advisoryIds', batch)),
    ]);
    if (client.reason() === undefined && collection.openLookups().length > 0)
        await askAliases(collection, deps, concurrency, client.stop);
    const failure = client.reason();
    const collected = collection.result();
    // Half an answer cannot tell that something is missing.
    return { collected: failure === undefined ? collected : { ...collected, missingLookups: [] }, failure };
}
/**
 * Asks by alias for what no id fits. A service without that filter ignores it and answers with everything: once a row
 * without aliases shows that, nothing more is asked, and the collection calls these lookups unknown.
 */
async function askAliases(collection, deps, concurrency, fail) {
    const client = createStoppableClient(deps.session.client, concurrency);
    await Promise.all(batchNames('aliases', spellings(collection.openLookups())).map(async (aliases) => {
        try {
            await (0,read_all/* foldAll */.h)(client, listAdvisoryFacts({ aliases }), (row) => {
                collection.add(row, 'aliases');
                if (!collection.canTellAliases())
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
/** Each id as written and as the databases spell it: `CVE-2026-1`, `GHSA-xxxx-…`, `CGA-xxxx-…`. Filters are exact. */
function spellings(lookups) {
    return [
        ...new Set(lookups.flatMap((lookup) => {
            const [prefix = '', ...rest] = lookup.split('-');
            return [lookup, [prefix.toUpperCase(), ...rest.map((part) => part.toLowerCase())].join('-')];
        })),
    ];
}

// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/host/files.js
var host_files = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/commands/config-ignores.js
var config_ignores = __webpack_require__(2119);
// EXTERNAL MODULE: ./build/commands/session.js + 6 modules
var session = __webpack_require__(56884);
// EXTERNAL MODULE: ./build/commands/advisory-gate/find-problems.js
var find_problems = __webpack_require__(28579);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/problem-collector.js

function createProblemCollector() {
    const problems = [];
    return {
        add: (...more) => void problems.push(...more),
        attempt: async (work) => {
            try {
                return await work();
            }
            catch (error) {
                if (!(error instanceof user_error/* UserError */.y))
                    throw error;
                problems.push(...error.problems);
                return undefined;
            }
        },
        throwIfAny: () => {
            if (problems.length > 0)
                throw new user_error/* UserError */.y(...problems);
        },
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/domain/purl-package.js
var purl_package = __webpack_require__(51241);
;// CONCATENATED MODULE: ./build/domain/sbom-spdx.js

const notSbom = (reason) => ({ kind: 'not-sbom', reason });
const entryOf = (name, version, purls) => ({
    name,
    ...(version === undefined ? {} : { version }),
    purls,
});
/** Image name of a purl such as `pkg:oci/python@sha256:…?repository_url=cgr.dev/acme/python&tag=3.12`. */
function imageOfPurl(purl) {
    if (!/^pkg:(?:oci|docker)\//.test(purl))
        return undefined;
    const [path = '', query = ''] = purl.split('?', 2);
    const qualifiers = new URLSearchParams(query.split('#', 1)[0]);
    const tag = qualifiers.get('tag');
    const bare = path.replace(/^pkg:[a-z]+\//, '').replace(/@[^@]*$/, '');
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
/** Texts under `key` of the records of a list whose `kind` is `purlKind`; none where it is no list. */
function purlsAmong(list, kind, purlKind, key) {
    if (!Array.isArray(list))
        return [];
    return list.flatMap((entry) => (0,json_value/* isRecord */.u4)(entry) && entry[kind] === purlKind ? ((0,json_value/* textOf */.b6)(entry[key]) ?? []) : []);
}
/** Purls among SPDX 2 external references (category `PACKAGE-MANAGER`, in older files `PACKAGE_MANAGER`). */
const purlsOfReferences = (references) => purlsAmong(references, 'referenceType', 'purl', 'referenceLocator');
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
/** Packages of an SPDX 2.2 or 2.3 document (spdx.github.io/spdx-spec/v2.3, clause 7). */
function readSpdx2(document, spdxVersion) {
    if (!/^SPDX-2\.[23]$/.test(spdxVersion))
        return notSbom(`its \`spdxVersion\` is ${JSON.stringify(spdxVersion.slice(0, 40))}, not SPDX-2.3`);
    const { packages } = document;
    if (!Array.isArray(packages))
        return notSbom('it is SPDX, but has no list `packages`');
    const entries = [];
    for (const [index, entry] of packages.entries()) {
        const name = (0,json_value/* isRecord */.u4)(entry) ? (0,json_value/* textOf */.b6)(entry.name) : undefined;
        if (!(0,json_value/* isRecord */.u4)(entry) || name === undefined)
            return notSbom(`its \`packages[${index}]\` has no name`);
        entries.push(entryOf(name, (0,json_value/* versionTextOf */.Lv)(entry.versionInfo), purlsOfReferences(entry.externalRefs)));
    }
    return { kind: 'entries', format: spdxVersion.replace('-', ' '), entries, ...firstImage(entries) };
}
const sbom_spdx_typeOf = (element) => element.type ?? element['@type'];
/** Purls of an SPDX 3.0 package: its own first. */
const purlsOfElement = (element) => [
    ...[(0,json_value/* textOf */.b6)(element.software_packageUrl) ?? []].flat(),
    ...purlsAmong(element.externalIdentifier, 'externalIdentifierType', 'packageUrl', 'identifier'),
];
const isSpdx3Context = (context) => (Array.isArray(context) ? context : [context]).some((one) => typeof one === 'string' && /^https:\/\/spdx\.(?:org|github\.io)\/.*\/v?3\.0[./]/.test(one));
/** Packages of an SPDX 3.0 JSON-LD document (spdx.github.io/spdx-spec/v3.0.1, serialization and `Software/Package`). */
function readSpdx3(document) {
    if (!isSpdx3Context(document['@context']))
        return notSbom('its `@context` is not that of SPDX 3.0');
    const graph = document['@graph'];
    if (!Array.isArray(graph))
        return notSbom('it is SPDX 3.0, but has no list `@graph`');
    let version;
    let isSbom = false;
    const entries = [];
    for (const [index, element] of graph.entries()) {
        if (!(0,json_value/* isRecord */.u4)(element))
            return notSbom(`its \`@graph[${index}]\` is no object`);
        const type = sbom_spdx_typeOf(element);
        if (type === 'CreationInfo')
            version ??= (0,json_value/* textOf */.b6)(element.specVersion);
        if (type === 'SpdxDocument' || type === 'software_Sbom')
            isSbom = true;
        if (type !== 'software_Package')
            continue;
        const name = (0,json_value/* textOf */.b6)(element.name);
        if (name === undefined)
            return notSbom(`its \`@graph[${index}]\` is a package without a name`);
        entries.push(entryOf(name, (0,json_value/* versionTextOf */.Lv)(element.software_packageVersion), purlsOfElement(element)));
    }
    if (version === undefined || !version.startsWith('3.0'))
        return notSbom('its creation info names no version 3.0 of SPDX');
    if (!isSbom && entries.length === 0)
        return notSbom('it is SPDX 3.0, but neither an SBOM nor a list of packages');
    return { kind: 'entries', format: `SPDX ${version}`, entries, ...firstImage(entries) };
}

;// CONCATENATED MODULE: ./build/domain/sbom-cyclonedx.js


const sbom_cyclonedx_notSbom = (reason) => ({ kind: 'not-sbom', reason });
function sbom_cyclonedx_entryOf(name, component) {
    const version = (0,json_value/* versionTextOf */.Lv)(component.version);
    const purl = (0,json_value/* textOf */.b6)(component.purl);
    return {
        name,
        ...(version === undefined ? {} : { version }),
        purls: purl === undefined ? [] : [purl],
    };
}
/** The image that `metadata.component` describes, by its purl, else by name and version. */
function imageOf(subject) {
    if (subject.type !== 'container')
        return undefined;
    const purl = (0,json_value/* textOf */.b6)(subject.purl);
    const byPurl = purl === undefined ? undefined : imageOfPurl(purl);
    const name = (0,json_value/* textOf */.b6)(subject.name);
    const version = (0,json_value/* textOf */.b6)(subject.version);
    if (byPurl !== undefined || name === undefined)
        return byPurl;
    if (version === undefined || name.includes(':', name.lastIndexOf('/') + 1))
        return name;
    return version.startsWith('sha256:') ? name : `${name}:${version}`;
}
/**
 * Components of a CycloneDX document (cyclonedx.org/docs/1.7/json), the described one and all nested ones included.
 * Nesting of any depth is walked without recursion.
 */
function readCycloneDx(document) {
    const specVersion = (0,json_value/* textOf */.b6)(document.specVersion) ?? '';
    if (!/^1\.[2-7]$/.test(specVersion))
        return sbom_cyclonedx_notSbom(`its \`specVersion\` is ${JSON.stringify(specVersion.slice(0, 40))}, not 1.4 to 1.7`);
    const subject = (0,json_value/* isRecord */.u4)(document.metadata) ? document.metadata.component : undefined;
    if (!Array.isArray(document.components))
        return sbom_cyclonedx_notSbom('it is CycloneDX, but has no list `components`');
    const entries = [];
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
        const name = (0,json_value/* isRecord */.u4)(component) ? (0,json_value/* textOf */.b6)(component.name) : undefined;
        if (!(0,json_value/* isRecord */.u4)(component) || name === undefined)
            return sbom_cyclonedx_notSbom(`its \`${path.slice(-120)}\` has no name`);
        const entry = sbom_cyclonedx_entryOf(name, component);
        // A file is no package, and neither is what the document describes, unless a purl says so.
        if (entry.purls.length > 0 || (component !== subject && component.type !== 'file'))
            entries.push(entry);
        if (component.components === undefined)
            continue;
        if (!Array.isArray(component.components))
            return sbom_cyclonedx_notSbom(`its \`${path.slice(-120)}.components\` is no list`);
        enqueue(component.components, `${path}.components`);
    }
    const image = (0,json_value/* isRecord */.u4)(subject) ? imageOf(subject) : undefined;
    return {
        kind: 'entries',
        format: `CycloneDX ${specVersion}`,
        entries,
        ...(image === undefined ? {} : { image }),
    };
}

;// CONCATENATED MODULE: ./build/domain/sbom.js




const sbom_notSbom = (reason) => ({
    kind: 'not-sbom',
    reason,
});
/**
 * Envelopes around an SBOM: a signed one (DSSE, as `cosign download attestation` gives it; its signatures are not checked),
 * an in-toto statement's `predicate`, and GitHub's dependency graph export's `sbom`.
 */
function unwrap(value) {
    const payload = (0,json_value/* textOf */.b6)(value.payload);
    if (payload !== undefined && (0,json_value/* textOf */.b6)(value.payloadType) !== undefined)
        return unwrapStatement(opened(payload));
    return unwrapStatement(value);
}
function unwrapStatement(value) {
    if ((0,json_value/* textOf */.b6)(value.predicateType) !== undefined && (0,json_value/* isRecord */.u4)(value.predicate))
        return value.predicate;
    return (0,json_value/* isRecord */.u4)(value.sbom) ? value.sbom : value;
}
/** The JSON object in a payload of base64, of either alphabet; an empty one where it is none. */
function opened(payload) {
    try {
        const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
        const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
        const value = JSON.parse(text);
        return (0,json_value/* isRecord */.u4)(value) ? value : {};
    }
    catch {
        return {};
    }
}
function readDocument(value) {
    if (!(0,json_value/* isRecord */.u4)(value))
        return sbom_notSbom('it is JSON, but no object');
    const document = unwrap(value);
    const spdxVersion = (0,json_value/* textOf */.b6)(document.spdxVersion);
    if (spdxVersion !== undefined)
        return readSpdx2(document, spdxVersion);
    if (document.bomFormat === 'CycloneDX')
        return readCycloneDx(document);
    if (document['@context'] !== undefined)
        return readSpdx3(document);
    return sbom_notSbom('it has neither `spdxVersion` (SPDX 2.3), `@context` (SPDX 3.0) nor `bomFormat` (CycloneDX)');
}
function parseJson(text) {
    try {
        return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
    }
    catch (error) {
        return { problem: String(error).slice(0, 200) };
    }
}
/**
 * Packages of the wanted purl types in an SBOM's text (SPDX 2.2, 2.3 and 3.0 JSON, CycloneDX 1.2 to 1.7 JSON). A text
 * that is no SBOM, or one whose list of packages is missing or broken, gives a reason and never an empty list.
 */
function parseSbom(text, source, wantedTypes) {
    const parsed = parseJson(text);
    if ('problem' in parsed)
        return sbom_notSbom(`it is not JSON: ${parsed.problem}`);
    const reading = readDocument(parsed.value);
    if (reading.kind === 'not-sbom')
        return reading;
    const wanted = new Set(wantedTypes.map((type) => type.toLowerCase()));
    const skipped = new Map();
    const packages = new Map();
    const counted = new Set();
    const image = reading.image === undefined ? {} : { image: reading.image };
    for (const entry of reading.entries) {
        const purls = entry.purls.flatMap((written) => {
            const purl = (0,purl_package/* parsePurl */.$)(written);
            return purl === undefined ? [] : [{ ...purl, written }];
        });
        const fitting = purls.filter(({ type }) => wanted.has(type));
        if (fitting.length === 0) {
            const type = purls[0]?.type ?? '';
            skipped.set(type, (skipped.get(type) ?? 0) + 1);
        }
        for (const { type, name, version = entry.version, written } of fitting) {
            counted.add(JSON.stringify([type, name, version]));
            for (const spelling of spellingsOf(name, entry.name))
                packages.set(JSON.stringify([type, spelling, version]), {
                    name: spelling,
                    type,
                    ...(version === undefined ? {} : { version }),
                    purl: written,
                    source,
                    ...image,
                });
        }
    }
    return {
        kind: 'sbom',
        format: reading.format,
        packages: [...packages.values()],
        packageCount: counted.size,
        skipped,
        ...image,
    };
}
/** Purls of some types are in lower case whatever the package is called; filters of the service are exact. */
const spellingsOf = (name, listed) => listed !== name && listed.toLowerCase() === name.toLowerCase() ? [name, listed] : [name];

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/base/glob.js
var base_glob = __webpack_require__(56120);
// EXTERNAL MODULE: ./build/host/workspace-files.js
var workspace_files = __webpack_require__(8892);
;// CONCATENATED MODULE: ./build/host/glob-files.js





const WILDCARD = /[*?[\]{}]/;
/**
 * Files that globs stand for, generated and ignored ones too: looked for on the disk below each glob's fixed part.
 * Relative globs start at `folder`; links are never followed; the last glob that fits a file decides (`!` takes back).
 */
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
        found.set(rule, paths.filter(rule.matches).map((path) => (0,external_node_path_.join)(rule.base, ...path.split('/'))));
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
        return { glob, negated, base: (0,external_node_path_.resolve)(folder, path), matches: undefined };
    const segments = path.split('/');
    const first = segments.findIndex((segment) => WILDCARD.test(segment));
    const fixed = segments.slice(0, first).join('/');
    const base = (0,external_node_path_.resolve)(folder, first === 1 && fixed === '' ? '/' : fixed);
    return { glob, negated, base, matches: (0,base_glob/* createGlob */.N)(segments.slice(first).join('/')) };
}
function fits(rule, path) {
    if (rule.matches === undefined)
        return rule.base === path;
    const below = (0,external_node_path_.relative)(rule.base, path);
    return !(0,external_node_path_.isAbsolute)(below) && below.split(external_node_path_.sep)[0] !== '..' && rule.matches(below.split(external_node_path_.sep).join('/'));
}
async function isRealFile(folder, path) {
    const facts = await (0,promises_.lstat)(path).catch(() => undefined);
    return facts?.isFile() === true && !(await isLinked(folder, path));
}
async function filesBelow(folder, base) {
    return (await isLinked(folder, base)) ? [] : (0,workspace_files/* walkFiles */.Fv)(base);
}
/** Whether a link leads to a path below `folder`; links above it are the machine's own and do not count. */
async function isLinked(folder, path) {
    const below = (0,external_node_path_.relative)(folder, path);
    if ((0,external_node_path_.isAbsolute)(below) || below.split(external_node_path_.sep)[0] === '..')
        return false;
    const [real, root] = await Promise.all([(0,promises_.realpath)(path).catch(() => undefined), (0,promises_.realpath)(folder)]);
    return real !== undefined && real !== (0,external_node_path_.join)(root, below);
}
/** Text of a large file of UTF-8, or of UTF-16 with its mark (as PowerShell writes); never more than `maximumBytes`. */
async function readLargeText(path, maximumBytes) {
    try {
        const handle = await (0,promises_.open)(path, 'r');
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
        return { kind: 'unreadable', reason: `it cannot be read (${(0,host_files/* errorCode */.CA)(error)})` };
    }
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/read-sboms.js




/** Largest SBOM that is read; a JSON text of this size needs several times as much memory. */
const MAXIMUM_SBOM_BYTES = 256 * 1024 * 1024;
/**
 * Reads the SBOMs that globs stand for, one after the other. A glob that matches nothing and a file that is no SBOM are
 * problems with the file's name and the reason: neither ever counts as an empty list.
 */
async function readSboms(input, globs, types, deps, problems) {
    if (globs.length === 0)
        return { facts: [], packages: [] };
    const files = await globFiles(deps.workingDirectory, globs);
    for (const glob of files.unmatched) {
        problems.add({
            message: `\`${input}\`: \`${(0,plain_text/* plainLine */.h0)(glob, 300)}\` matches no file below \`${deps.workingDirectory}\``,
            fix: 'write the SBOM before this step; globs are relative to `working-directory`, and links are not followed',
            input,
        });
    }
    if (files.paths.length === 0 && files.unmatched.length === 0) {
        problems.add({ message: `\`${input}\`: its globs take back every file that they match`, input });
    }
    const facts = [];
    const packages = [];
    for (const path of files.paths) {
        const { file, inWorkspace } = shownPath(deps.host.context.workspace, path);
        const content = await readLargeText(path, MAXIMUM_SBOM_BYTES);
        const sbom = content.kind === 'text'
            ? parseSbom(content.text, file, types)
            : { kind: 'not-sbom', reason: content.reason };
        if (sbom.kind === 'not-sbom') {
            problems.add({
                message: `\`${input}\`: \`${(0,plain_text/* plainLine */.h0)(file, 300)}\` is no SBOM that can be read: ${(0,plain_text/* plainLine */.h0)(sbom.reason, 300)}`,
                fix: 'give SPDX 2.3 or 3.0 JSON, or CycloneDX 1.4 to 1.7 JSON',
                input,
            });
            continue;
        }
        for (const entry of sbom.packages)
            packages.push(entry);
        const skipped = Object.fromEntries(sbom.skipped);
        facts.push({
            file,
            inWorkspace,
            format: sbom.format,
            packageCount: sbom.packageCount,
            skippedCount: Object.values(skipped).reduce((sum, count) => sum + count, 0),
            skipped,
            ...(sbom.image === undefined ? {} : { image: sbom.image }),
        });
    }
    return { facts, packages };
}
function shownPath(workspace, path) {
    const below = (0,external_node_path_.relative)(workspace, path);
    const inWorkspace = !(0,external_node_path_.isAbsolute)(below) && below.split(external_node_path_.sep)[0] !== '..';
    return { file: inWorkspace ? below.split(external_node_path_.sep).join('/') : (0,external_node_path_.basename)(path), inWorkspace };
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/gather.js









/** Reads names, SBOMs, policy and ignores; throws `UserError` with everything that is wrong with any of them. */
async function gather(inputs, deps, now) {
    const problems = createProblemCollector();
    const { advisories, artifacts, sbom } = inputs;
    const baseGlobs = inputs['base-sbom'];
    const hasBase = baseGlobs.length > 0;
    if (advisories.length + artifacts.length + sbom.length === 0)
        problems.add(find_problems.NOTHING_TO_LOOK_FOR);
    if (inputs.scope === 'changed' && !hasBase)
        problems.add(find_problems.NO_BASE);
    await problems.attempt(() => (0,session.requireIdentity)(inputs, find_problems.SIGN_IN_REASON));
    const rules = { requireReason: inputs['require-ignore-reason'], maxDays: inputs['max-ignore-days'] };
    const ignores = (await problems.attempt(() => (0,config_ignores/* readIgnores */.G)(deps.config, rules, now))) ?? [];
    const files = {
        sarif: await problems.attempt(() => writablePath(inputs, deps, 'sarif-file')),
        vex: await problems.attempt(() => writablePath(inputs, deps, 'vex-file')),
        junit: await problems.attempt(() => writablePath(inputs, deps, 'junit-file')),
    };
    const types = inputs['artifact-types'];
    const head = await readSboms('sbom', sbom, types, deps, problems);
    const base = await readSboms('base-sbom', baseGlobs, types, deps, problems);
    const named = artifacts.map((name) => ({ name }));
    const packages = [...named, ...head.packages];
    await problems.attempt(() => refuseLongNames(packages, advisories));
    problems.throwIfAny();
    return {
        search: {
            packages: groupByName(packages),
            basePackages: hasBase ? groupByName(base.packages) : undefined,
            lookups: advisories,
        },
        sboms: head.facts,
        baseSboms: base.facts,
        policy: {
            scope: inputs.scope ?? (hasBase ? 'changed' : 'all'),
            failOnSeverity: inputs['fail-on-severity'],
            failOnUnknownSeverity: inputs['fail-on-unknown-severity'],
            onlyFixed: inputs['only-fixed'],
            warnOnly: inputs['warn-only'],
        },
        ignores,
        hasBase,
        files,
    };
}
async function writablePath(inputs, deps, input) {
    const path = inputs[input];
    if (path === undefined)
        return undefined;
    const { tempDirectory, workspace } = deps.host.context;
    return (0,host_files/* checkWritable */.ZB)(path, { workspace, tempDirectory, workingDirectory: deps.workingDirectory }, input);
}
/** A name that fits no request cannot be asked about, and what cannot be asked about must not pass. */
function refuseLongNames(packages, lookups) {
    const long = packages.find((entry) => queryLength('artifactNames', entry.name) > LONGEST_NAME_BYTES);
    if (long !== undefined) {
        const where = long.source === undefined ? '`artifacts`' : `\`${long.source}\``;
        throw new user_error/* UserError */.y({
            message: `${where} has a package name of ${long.name.length} characters, which is too long to ask about`,
            input: long.source === undefined ? 'artifacts' : 'sbom',
        });
    }
    if (lookups.some((lookup) => queryLength('advisoryIds', lookup) > LONGEST_NAME_BYTES))
        throw new user_error/* UserError */.y({
            message: '`advisories` has an id that is too long to ask about',
            input: 'advisories',
        });
}

// EXTERNAL MODULE: ./build/domain/image-name.js
var image_name = __webpack_require__(20270);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(50880);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/locate.js




/**
 * Finds the line that brings an item in: the line of a tracked file that references the image which the SBOM describes,
 * else the first line of the SBOM. Files are scanned only when an SBOM names an image and this is a git checkout.
 */
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
/** References of our registry in tracked files; best effort, since a place is only a help. */
async function findReferences(deps, names) {
    try {
        if (!(await (0,workspace_files/* listFiles */.CS)(deps.workingDirectory, false)).byGit)
            return [];
        const { gatherFileReferences } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8557), __webpack_require__.e(1966)]).then(__webpack_require__.bind(__webpack_require__, 71966));
        const found = await gatherFileReferences({ files: [] }, deps, names);
        return found.references.map(({ image, location, reference }) => ({
            repository: image.repository,
            reference,
            location,
        }));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        deps.host.log.debug(`files were not scanned for images: ${(0,plain_text/* plainLine */.h0)(why, 300)}`);
        return [];
    }
}
function findImage(image, placed, names) {
    const parsed = (0,image_reference/* parseImageReference */.o_)(image);
    if (parsed.kind === 'malformed')
        return undefined;
    const located = (0,image_name/* locateImage */.kl)(parsed.reference, names, 'ours');
    if (located.kind === 'foreign')
        return undefined;
    const same = placed.filter(({ repository }) => repository === located.image.repository);
    const { digest, tag } = parsed.reference;
    const exact = same.find(({ reference }) => digest !== undefined && reference.digest === digest) ??
        same.find(({ reference }) => tag !== undefined && reference.tag === tag);
    // Without a tag any line with that image is meant.
    return (exact ?? (tag === undefined ? same[0] : undefined))?.location;
}

// EXTERNAL MODULE: ./build/base/counted.js
var counted = __webpack_require__(34150);
;// CONCATENATED MODULE: ./build/domain/gate-reasons.js

const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;
const advisories = (count) => plural(count, 'advisory', 'advisories');
/** `2 critical, 1 unknown` of the items with each effect; all items are counted in one pass. */
function createSeverityWords(decision) {
    const counts = new Map();
    for (const { effect, item } of decision.items) {
        const { severity } = item.rating;
        const same = counts.get(effect) ?? new Map();
        counts.set(effect, same.set(severity, (same.get(severity) ?? 0) + 1));
    }
    return (effect) => SEVERITIES.flatMap((severity) => {
        const count = counts.get(effect)?.get(severity);
        return count === undefined ? [] : [`${count} ${severity}`];
    }).join(', ');
}
const verb = (count, one, many) => (count === 1 ? one : many);
const known = new WeakMap();
/**
 * Reasons for the verdict, one line each and the weightiest first; own words and numbers only, no foreign text. They are
 * told in several places, and found once.
 */
function gateReasons(decision) {
    const reasons = known.get(decision) ?? findReasons(decision);
    known.set(decision, reasons);
    return reasons;
}
function findReasons(decision) {
    const { counts, policy } = decision;
    const bySeverity = createSeverityWords(decision);
    const { fails, warned, unfixed, 'below-severity': below, 'in-base': inBase } = counts.byEffect;
    const lines = [
        [fails, `${advisories(fails)} ${verb(fails, 'fails', 'fail')} this run: ${bySeverity('fails')}.`],
        [warned, `${advisories(warned)} would fail without \`warn-only\`: ${bySeverity('warned')}.`],
        [unfixed, `${advisories(unfixed)} ${verb(unfixed, 'has', 'have')} no known fix (\`only-fixed\`).`],
        [
            below,
            `${advisories(below)} ${verb(below, 'does', 'do')} not reach \`fail-on-severity: ${policy.failOnSeverity}\`: ` +
                `${bySeverity('below-severity')}.`,
        ],
        [inBase, `${advisories(inBase)} ${verb(inBase, 'is', 'are')} in the base too (\`scope: changed\`).`],
        [
            counts.ignoredCount,
            `${advisories(counts.ignoredCount)} ${verb(counts.ignoredCount, 'is', 'are')} ignored.`,
        ],
        ...listReasons(decision),
        ...gapReasons(decision),
    ];
    const told = lines.filter(([count]) => count > 0).map(([, line]) => line);
    if (counts.count > 0)
        return told;
    const nothing = counts.ignoredCount === 0
        ? 'No advisory affects what was looked at.'
        : 'No advisory is left that affects what was looked at.';
    return [nothing, ...told];
}
function listReasons(decision) {
    const { expired, expiring, unused, loosened, missingLookups, unknownLookups } = decision;
    const ignores = (count) => plural(count, 'ignore', 'ignores');
    return [
        [expired.length, `${ignores(expired.length)} ${verb(expired.length, 'has', 'have')} expired.`],
        [
            expiring.length,
            `${ignores(expiring.length)} ${verb(expiring.length, 'expires', 'expire')} within 14 days.`,
        ],
        [unused.length, `${ignores(unused.length)} matched nothing.`],
        [
            loosened.length,
            `${ignores(loosened.length)} ${verb(loosened.length, 'is', 'are')} added or loosened by this change.`,
        ],
        [
            missingLookups.length,
            `${plural(missingLookups.length, 'id or alias is', 'ids or aliases are')} not known to the service.`,
        ],
        [
            unknownLookups.length,
            `${plural(unknownLookups.length, 'alias', 'aliases')} cannot be looked up: the service tells no aliases.`,
        ],
    ];
}
/** What this service cannot tell, said only where it matters. */
function gapReasons(decision) {
    const { counts, fieldsSeen, policy } = decision;
    const unknown = counts.bySeverity.unknown;
    return [
        [
            fieldsSeen.severities ? 0 : unknown,
            'The service gives no severities, so those without public metadata are unknown.',
        ],
        [
            fieldsSeen.events ? 0 : counts.count,
            policy.onlyFixed
                ? 'The service gives no events, so no fixed version is known and `only-fixed` lets all pass.'
                : 'The service gives no events, so every advisory counts as affecting.',
        ],
    ];
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/outcome.js




/** More records than fit the size of an output, whose writer cuts the list and says so. */
const MAXIMUM_RECORDS = 2000;
/** The gate's outcome: findings, outputs, report, log. */
function gateOutcome(end) {
    const { decision, gathered, problems } = end;
    const { counts } = decision;
    const nothing = nothingLookedAt(gathered);
    return {
        lazyFindings: { [Symbol.iterator]: () => itemFindings(end) },
        findings: [...(0,gate_findings/* otherFindings */.jE)(decision), ...nothing],
        problems,
        verdict: decision.verdict === 'pass' && nothing.length > 0 ? 'warn' : decision.verdict,
        outputs: {
            count: counts.count,
            'new-count': counts.newCount,
            'ignored-count': counts.ignoredCount,
            'expired-ignores': counts.expiredIgnores,
            'highest-severity': decision.highestSeverity,
            advisories: decision.items.slice(0, MAXIMUM_RECORDS).map(advisoryRecord),
            'sarif-file': end.isWhole ? (gathered.files.sarif ?? '') : '',
            'comment-content': end.comment,
        },
        summary: end.summary,
        report: reportOf(end),
        stdout: [],
        log: [...(problems.length === 0 ? gateReasons(decision) : []), ...gathered.sboms.map(sbomLine)],
    };
}
function* itemFindings({ decision, locate }) {
    for (const judged of decision.items) {
        const level = (0,gate_findings/* findingLevel */.IF)(judged);
        if (level !== undefined)
            yield { level, make: () => (0,gate_findings/* itemFinding */.ll)(judged, level, locate(judged.item)) };
    }
}
/** Every item with what the gate did about it: the list that is whole, however long it is. */
function* records(decision) {
    for (const judged of decision.items)
        yield Object.assign(advisoryRecord(judged), { effect: judged.effect });
}
/** SBOMs without one package of the wanted types pass everything, which is rarely what was meant. */
function nothingLookedAt({ sboms, search }) {
    if (sboms.length === 0 || search.packages.size > 0 || search.lookups.length > 0)
        return [];
    return [
        {
            rule: 'nothing-looked-at',
            level: 'warning',
            title: 'No package was looked at',
            message: 'The SBOMs list no package of the types in `artifact-types`, so nothing was asked.',
            fix: 'Check that they are the SBOMs of the image, and `artifact-types`.',
            fingerprint: 'nothing-looked-at',
        },
    ];
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
            loosened: decision.loosened,
        },
        ...(end.upload === undefined ? {} : { upload: end.upload }),
        advisories: { [Symbol.iterator]: () => records(decision) },
    };
}
function sbomLine(sbom) {
    const kinds = Object.entries(sbom.skipped)
        .sort(([, a], [, b]) => b - a)
        .map(([type, count]) => `${type === '' ? 'without a type' : type} ${count}`);
    const skipped = kinds.length === 0 ? '' : `, ${sbom.skippedCount} skipped (${kinds.slice(0, 10).join(', ')})`;
    return `${sbom.file} (${sbom.format}): ${(0,counted/* counted */.h)(sbom.packageCount, 'package')} asked about${skipped}.`;
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/publish.js

/** Uploads the SARIF to code scanning where the input asks for it; what fails is a warning in the log. */
async function publishSarif(inputs, deps, sarif) {
    if (!inputs['upload-sarif'])
        return undefined;
    const { context, log } = deps.host;
    const fail = (why, fix) => {
        log.warning(`The SARIF was not uploaded to code scanning: ${why}${fix === '' ? '' : `\n${fix}`}`);
        return { kind: 'failed', why };
    };
    if (context.untrustedHead) {
        return fail(`under \`${context.event ?? ''}\` the results would count for the base branch`, 'upload them in a workflow that runs on `pull_request`');
    }
    const opened = await (0,publish_comment.openGithub)(inputs, deps);
    if (opened.kind === 'closed')
        return fail(opened.why, '');
    const { commit, ref } = context;
    if (commit === undefined || ref === undefined)
        return fail('the host does not tell commit and reference', '');
    const { uploadSarif } = await __webpack_require__.e(/* import() */ 9230).then(__webpack_require__.bind(__webpack_require__, 29230));
    const upload = { repository: opened.repository, commit, ref, sarif: deps.host.redact(sarif) };
    const result = await uploadSarif(opened.api, upload, deps.clock, deps.signal);
    if (result.kind === 'failed') {
        return fail(result.why, context.changeRequest?.fork
            ? 'pull requests from forks get a token that may only read'
            : 'the job needs `permissions: security-events: write`, and the repository code scanning');
    }
    log.info(result.kind === 'complete'
        ? 'The SARIF was uploaded to code scanning.'
        : 'The SARIF was uploaded to code scanning, which is still reading it.');
    return result;
}

;// CONCATENATED MODULE: ./build/report/gate-summary.js





const VERDICT_WORDS = {
    pass: '✅ Advisory gate passes',
    warn: '⚠️ Advisory gate passes with warnings',
    fail: '❌ Advisory gate fails',
};
/** Longest name in a table cell. */
const LONGEST_CELL = 120;
const LONGEST_REASON = 300;
/** SBOMs without one package to ask about pass everything, which is rarely what was meant. */
const sawNothing = ({ artifactCount, sboms }, decision) => artifactCount === 0 &&
    sboms.length > 0 &&
    decision.items.length + decision.missingLookups.length + decision.unknownLookups.length === 0;
/** The heading with the verdict; a pass that looked at nothing is one with a warning. */
function gateHeading(decision, facts) {
    const verdict = decision.verdict === 'pass' && sawNothing(facts, decision) ? 'warn' : decision.verdict;
    return `## ${VERDICT_WORDS[verdict]}\n`;
}
const NOTHING_SEEN = 'No package was looked at: the SBOMs list none of the types in `artifact-types`, so nothing was asked.';
/** Reasons as a list; they hold no foreign text, and their code spans are meant. */
const gateReasonList = (decision, facts) => (0,markdown/* listMarkdown */.AX)(sawNothing(facts, decision) ? [NOTHING_SEEN, ...gateReasons(decision).slice(1)] : gateReasons(decision));
/** Colours that people expect of a severity, readable on light and dark pages. */
const COLOURS = {
    critical: '#b62324',
    high: '#e16f24',
    medium: '#d4a72c',
    low: '#539bf5',
    none: '#57ab5a',
    unknown: '#8b949e',
};
/** A grey that can be read on light and dark pages, since a diagram of its own colours does not follow the page's. */
const PIE_LOOK = {
    pieOpacity: '1',
    pieOuterStrokeWidth: '0px',
    pieTitleTextSize: '18px',
    pieTitleTextColor: '#7d8590',
    pieLegendTextColor: '#7d8590',
    pieSectionTextColor: '#ffffff',
};
/** A small pie of the counts, when something is counted. Slices go by size, as they are drawn, so that colours fit. */
function countBlocks(decision) {
    const { bySeverity, count } = decision.counts;
    if (count === 0)
        return [];
    const shown = SEVERITIES.filter((severity) => bySeverity[severity] > 0).sort((a, b) => bySeverity[b] - bySeverity[a]);
    const colours = shown.map((severity, index) => [`pie${index + 1}`, COLOURS[severity]]);
    const look = {
        theme: 'base',
        themeVariables: { ...Object.fromEntries(colours), ...PIE_LOOK },
    };
    const slices = shown.map((severity) => `    "${severity}" : ${bySeverity[severity]}`);
    return [
        `\`\`\`mermaid\n%%{init: ${JSON.stringify(look)}}%%\npie showData\n    title Affecting, by severity\n${slices.join('\n')}\n\`\`\`\n`,
    ];
}
const cell = (text) => (0,markdown/* codeMarkdown */.fl)(text, LONGEST_CELL);
function advisoryCell({ item }) {
    const name = (0,gate_findings/* knownName */.$G)(item);
    const label = cell(name);
    const linked = /^CVE-\d{4}-\d{4,19}$/i.test(name)
        ? (0,markdown/* linkMarkdown */.k9)(label, `https://nvd.nist.gov/vuln/detail/${name.toUpperCase()}`)
        : label;
    return name === item.advisoryId ? linked : `${linked} ${cell(item.advisoryId)}`;
}
function severityCell({ item }) {
    const { severity, score } = item.rating;
    return score === undefined ? severity : `${severity} ${score.toFixed(1)}`;
}
/** Affecting items as a table: what, where, how bad, what to do. */
function advisoryTable(items) {
    return (0,markdown/* tableOf */.c_)(['Severity', 'Package', 'Version', 'Advisory', 'Fixed in'], items, (judged) => [
        severityCell(judged),
        cell(judged.item.artifact),
        cell(judged.item.version ?? ''),
        advisoryCell(judged),
        judged.item.facts.fixedVersion === undefined ? '–' : cell(judged.item.facts.fixedVersion),
    ]);
}
function ignoredTable(items) {
    return (0,markdown/* tableOf */.c_)(['Severity', 'Package', 'Advisory', 'Reason', 'Owner', 'Until'], items, (judged) => [
        severityCell(judged),
        cell(judged.item.artifact),
        advisoryCell(judged),
        (0,markdown/* escapeMarkdown */.FV)(judged.ignore?.reason ?? '', LONGEST_REASON),
        (0,markdown/* escapeMarkdown */.FV)(judged.ignore?.owner ?? '', LONGEST_CELL),
        (0,markdown/* escapeMarkdown */.FV)(judged.ignore?.expires?.text ?? '', LONGEST_CELL),
    ]);
}
function ignoreLine(ignore) {
    const until = ignore.expires === undefined ? '' : `, until ${(0,markdown/* escapeMarkdown */.FV)(ignore.expires.text, LONGEST_CELL)}`;
    const place = cell(`${ignore.place.file}:${ignore.place.line}`);
    return `${(0,markdown/* escapeMarkdown */.FV)((0,gate_findings/* ignoreSubject */.TX)(ignore), LONGEST_REASON)}${until} (${place})`;
}
const ignoreList = (ignores) => (0,markdown/* listMarkdown */.AX)(ignores.map(ignoreLine));
const loosenedList = (loosened) => (0,markdown/* listMarkdown */.AX)(loosened.map(({ before, ignore }) => {
    const how = before === undefined ? 'added' : `extended, was ${(0,markdown/* escapeMarkdown */.FV)(before, LONGEST_CELL)}`;
    return `${ignoreLine(ignore)}: ${how}`;
}));
/** A heading with what was not known, or nothing when there is nothing to list. */
function folded(title, count, block) {
    return count === 0 ? [] : [(0,markdown/* detailsMarkdown */.GE)(`${title} (${count})`, block)];
}
const affectingKept = ['unfixed', 'below-severity', 'in-base'];
function ignoreBlocks(decision) {
    const { expired, expiring, unused, loosened } = decision;
    const ignored = decision.items.filter(({ effect }) => effect === 'ignored');
    return [
        ...folded('Added or loosened ignores', loosened.length, loosenedList(loosened)),
        ...folded('Expired ignores', expired.length, ignoreList(expired)),
        ...folded('Ignores that expire within 14 days', expiring.length, ignoreList(expiring)),
        ...folded('Ignored', ignored.length, ignoredTable(ignored)),
        ...folded('Ignores that matched nothing', unused.length, ignoreList(unused)),
    ];
}
function scanBlock(facts) {
    const lines = facts.sboms.map(({ file, format, packageCount, skippedCount }) => `${cell(file)} (${(0,markdown/* escapeMarkdown */.FV)(format, LONGEST_CELL)}): ${(0,counted/* counted */.h)(packageCount, 'package')} asked about, ${skippedCount} skipped`);
    return (0,markdown/* detailsMarkdown */.GE)(`Looked at ${(0,counted/* counted */.h)(facts.artifactCount, 'name')}, read ${(0,counted/* counted */.h)(facts.rowCount, 'advisory', 'advisories')}`, (0,markdown/* listMarkdown */.AX)(lines));
}
function pressingTitle({ hasBase, policy }) {
    const isChange = hasBase && policy.scope === 'changed';
    if (policy.warnOnly)
        return isChange ? 'New, would fail' : 'Would fail';
    return isChange ? 'New and failing' : 'Failing';
}
/**
 * Blocks of the gate's summary: verdict and reasons, counts, what fails (or would), then the rest folded. Items that
 * fail or would fail stand open; new ones first, as the decision sorts them. A pie is for a page of its own, not a thread.
 */
function gateSummaryBlocks(decision, facts, withPie = true) {
    const pressing = decision.items.filter(({ effect }) => effect === 'fails' || effect === 'warned');
    const kept = decision.items.filter(({ effect }) => affectingKept.includes(effect));
    const lookups = [...decision.missingLookups, ...decision.unknownLookups];
    const settled = decision.counts.byEffect.settled;
    return [
        gateHeading(decision, facts),
        gateReasonList(decision, facts),
        ...(withPie ? countBlocks(decision) : []),
        ...(pressing.length === 0 ? [] : [`### ${pressingTitle(decision)}\n`, advisoryTable(pressing)]),
        ...folded('Other affecting advisories', kept.length, advisoryTable(kept)),
        ...ignoreBlocks(decision),
        ...folded('Ids and aliases without an answer', lookups.length, (0,markdown/* listMarkdown */.AX)(lookups.map(cell))),
        ...(settled === 0 ? [] : [`${settled} fixed, not affected or withdrawn.\n`]),
        scanBlock(facts),
    ];
}

;// CONCATENATED MODULE: ./build/report/gate-text.js


/** A job summary above 1 MiB is dropped whole by GitHub; the rest of the room is for other steps' words. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** GitHub refuses comments above 65,536 characters; bytes are never fewer than characters. */
const COMMENT_LIMIT_BYTES = 65_536;
/** Items that the short form of the comment names. */
const SHORT_FORM_ITEMS = 20;
/** The job summary, cut at a whole row under `maxBytes` of UTF-8. */
function renderGateSummary(decision, facts, maxBytes = SUMMARY_LIMIT_BYTES) {
    return (0,markdown/* assembleMarkdown */.Co)(gateSummaryBlocks(decision, facts), maxBytes);
}
/**
 * The pull-request comment: the marker on the first line, then the summary; above the limit a short form with verdict,
 * reasons and the first items. `marker` is an HTML comment of the caller's without line breaks.
 */
function renderGateComment(decision, facts, marker, maxBytes = COMMENT_LIMIT_BYTES) {
    const link = facts.runUrl === undefined ? [] : [`${(0,markdown/* linkMarkdown */.k9)('The whole run', facts.runUrl)}\n`];
    const full = (0,markdown/* assembleMarkdown */.Co)([`${marker}\n`, ...gateSummaryBlocks(decision, facts, false), ...link], maxBytes);
    if (full.omittedRows === 0 && full.omittedBlocks === 0)
        return full.text;
    const first = decision.items
        .filter(({ effect }) => effect === 'fails' || effect === 'warned')
        .slice(0, SHORT_FORM_ITEMS);
    const more = 'This is the short form: the whole list is too long for a comment; see the summary of the run.\n';
    return (0,markdown/* assembleMarkdown */.Co)([
        `${marker}\n`,
        gateHeading(decision, facts),
        gateReasonList(decision, facts),
        ...(first.length === 0 ? [] : [advisoryTable(first)]),
        more,
        ...link,
    ], maxBytes).text;
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/summary.js



/** The job summary; with problems it says first that nothing was decided, and never that the gate passes. */
function renderSummary(shown) {
    if (shown.problems.length === 0)
        return renderGateSummary(shown.decision, shown.facts).text;
    return (0,markdown/* assembleMarkdown */.Co)(unfinishedBlocks(shown), SUMMARY_LIMIT_BYTES).text;
}
/** The pull-request comment, its marker on the first line. */
function renderComment(shown, marker) {
    if (shown.problems.length === 0)
        return renderGateComment(shown.decision, shown.facts, marker);
    return (0,markdown/* assembleMarkdown */.Co)([`${marker}\n`, ...unfinishedBlocks(shown)], COMMENT_LIMIT_BYTES).text;
}
function unfinishedBlocks({ decision, facts, passesOnError, problems }) {
    const lines = problems.map(({ fix, message }) => {
        const words = [message, ...(fix ?? '').split('\n')].filter((line) => line !== '');
        return words.map((line) => (0,markdown/* escapeMarkdown */.FV)(line)).join('<br>');
    });
    const [, reasons, ...rest] = gateSummaryBlocks(decision, facts);
    const seen = decision.items.length === 0 || reasons === undefined ? [] : ['### Seen until then\n', reasons, ...rest];
    const heading = passesOnError
        ? '## ⚠️ Advisory gate could not be decided, and passes by `on-error: warn`\n'
        : '## ❌ Advisory gate could not be decided\n';
    return [heading, (0,markdown/* listMarkdown */.AX)(lines), ...seen];
}

// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/write-files.js



/** Writes the report files that were asked for; each renderer is loaded only for its file. Throws `UserError`. */
async function writeFiles(files, facts, deps) {
    const { host } = deps;
    const write = (path, text) => (0,host_files/* writeAtomically */.vK)(path, host.redact(text));
    if (files.sarif !== undefined && facts.sarif !== undefined)
        await write(files.sarif, facts.sarif);
    if (files.junit !== undefined) {
        const { renderGateJunit } = await __webpack_require__.e(/* import() */ 1297).then(__webpack_require__.bind(__webpack_require__, 71297));
        await write(files.junit, renderGateJunit(facts.decision));
    }
    if (files.vex === undefined)
        return;
    const { renderOpenVex } = await __webpack_require__.e(/* import() */ 3469).then(__webpack_require__.bind(__webpack_require__, 83469));
    const options = {
        author: facts.author,
        timestamp: (0,time/* renderTime */.sZ)(facts.now),
        tooling: `platform-actions advisory-gate ${version/* version */.r}`,
    };
    const vex = renderOpenVex(facts.decision, options);
    if (vex === undefined)
        host.log.info('No OpenVEX file was written: there is no advisory to make a statement about, and OpenVEX has no empty document.');
    else
        await write(files.vex, vex);
}

;// CONCATENATED MODULE: ./build/commands/advisory-gate/run.js

















/** Page about the tool, for SARIF. */
const INFORMATION_URI = 'https://github.com/platform-actions/platform-actions';
const CATEGORY_LENGTH = 200;
/** Runs `advisory-gate`: gathers what to look for, asks, decides, writes files, upload and comment, tells. */
const run = async (inputs, deps) => {
    const now = deps.clock.now();
    const gathered = await gather(inputs, deps, now);
    (0,memory/* keepNewSpaceSmall */.h)();
    const baseIgnores = await (0,base_ignores/* readBaseIgnores */.r)(inputs, deps, now);
    const asked = await ask(inputs, deps, gathered);
    const { collected } = asked;
    const isWhole = asked.failure === undefined;
    const decided = decideGate({
        collected,
        policy: gathered.policy,
        ignores: gathered.ignores,
        baseIgnores,
        hasBase: gathered.hasBase,
        nowMs: now,
    });
    // Half an answer cannot tell that an ignore matches nothing.
    const decision = isWhole ? decided : { ...decided, unused: [] };
    const problems = problemsOf(inputs, asked, decision);
    const locate = await locatorFor(inputs, deps, gathered, decision);
    const facts = {
        sboms: gathered.sboms,
        artifactCount: gathered.search.packages.size,
        rowCount: collected.rowCount,
        runUrl: deps.host.context.runUrl,
    };
    const passesOnError = inputs['on-error'] === 'warn' && decision.verdict !== 'fail' && problems.every(exit_code/* isSoft */.$);
    const shown = { decision, facts, problems, passesOnError };
    const marker = await markerFor(inputs, deps.host.context);
    const comment = renderComment(shown, marker);
    const upload = isWhole ? await publishFiles(inputs, deps, gathered, decision, locate, now) : undefined;
    if (!isWhole && Object.values(gathered.files).some((file) => file !== undefined))
        deps.host.log.info('No SARIF, VEX or JUnit file was written: the answer of the service stopped half way.');
    const failed = problems.length > 0 || decision.verdict === 'fail';
    await (0,publish_comment.publishComment)(inputs, deps, { marker, body: comment, failed });
    return gateOutcome({
        gathered,
        collected,
        decision,
        problems,
        locate,
        isWhole,
        comment,
        upload,
        summary: renderSummary(shown),
    });
};
async function ask(inputs, deps, gathered) {
    const asked = await askAdvisories(gathered.search, deps, inputs.concurrency);
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
        ? []
        : (0,problems/* toProblems */.e)(asked.failure, inputs.identity, 'the advisories could not be read to their end');
    const unknown = decision.unknownLookups.map((lookup) => ({
        kind: 'service',
        message: `\`advisories\`: \`${(0,plain_text/* plainLine */.h0)(lookup, 200)}\` cannot be looked up: no advisory has this id, and the service tells no aliases`,
        fix: "write the service's own id of the advisory",
    }));
    return [...stopped, ...unknown];
}
/** Places are looked for only where something will be shown on them. */
async function locatorFor(inputs, deps, gathered, decision) {
    const { counts } = decision;
    const images = counts.count === 0 ? [] : gathered.sboms.flatMap((sbom) => sbom.image ?? []);
    const sources = gathered.sboms.filter((sbom) => sbom.inWorkspace).map((sbom) => sbom.file);
    return createLocator(inputs, deps, [...new Set(images)], new Set(sources));
}
async function publishFiles(inputs, deps, gathered, decision, locate, now) {
    const { context } = deps.host;
    const wantsSarif = gathered.files.sarif !== undefined || inputs['upload-sarif'];
    const sarif = wantsSarif
        ? renderSarif(decision, {
            category: categoryOf(inputs, gathered, context),
            toolVersion: version/* version */.r,
            informationUri: INFORMATION_URI,
            fallbackFile: context.workflowFile ?? '.github/workflows',
            locate,
        })
        : undefined;
    if (sarif !== undefined && sarif.omitted > 0)
        deps.host.log.info(`The SARIF leaves out ${sarif.omitted} results: code scanning takes no more.`);
    const author = context.repository ?? inputs.organization ?? 'platform-actions advisory-gate';
    await writeFiles(gathered.files, { decision, sarif: sarif?.text, author, now }, deps);
    return sarif === undefined ? undefined : publishSarif(inputs, deps, sarif.text);
}
/** One category a source: images where the SBOMs name them, else the files, else the names; and the job's matrix. */
function categoryOf(inputs, gathered, context) {
    const sources = gathered.sboms.map((sbom) => sbom.image?.replace(/@sha256:.*$/, '') ?? sbom.file);
    const named = sources.length > 0 ? sources : [...inputs.artifacts, ...inputs.advisories];
    const matrix = context.matrix === undefined ? [] : [context.matrix];
    const text = ['advisory-gate', ...new Set(named), ...matrix].join('/');
    return (0,plain_text/* plainLine */.h0)(text, CATEGORY_LENGTH).replace(/\s+/g, ' ');
}
/** Marker of this gate's comment: what it looks at tells it from others in the same job. */
async function markerFor(inputs, context) {
    const { commentMarker } = await __webpack_require__.e(/* import() */ 180).then(__webpack_require__.bind(__webpack_require__, 60180));
    const named = inputs.sbom.length > 0 ? inputs.sbom : [...inputs.artifacts, ...inputs.advisories];
    const config = [inputs['config-file'] ?? '', inputs['working-directory'] ?? '', ...named];
    return commentMarker('advisory-gate', context, config);
}


/***/ }),

/***/ 18880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGithub: () => (/* binding */ openGithub),
/* harmony export */   publishComment: () => (/* binding */ publishComment)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58508);


/** Opens GitHub's API with the token of the run. */
async function openGithub(inputs, deps) {
    const { host, session } = deps;
    const { apiUrl, repository } = host.context;
    const token = inputs['github-token'];
    if (apiUrl === undefined || repository === undefined)
        return { kind: 'closed', why: 'this is not a run of GitHub Actions' };
    if (token === undefined)
        return { kind: 'closed', why: '`github-token` is not given' };
    host.mask(token);
    const { createGithubApi, githubUrlProblem } = await __webpack_require__.e(/* import() */ 9493).then(__webpack_require__.bind(__webpack_require__, 69493));
    const problem = githubUrlProblem(apiUrl);
    if (problem !== undefined)
        return { kind: 'closed', why: problem };
    const api = createGithubApi({
        http: session.http,
        clock: deps.clock,
        signal: deps.signal,
        apiUrl,
        token,
        userAgent: `platform-actions/${_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}`,
    });
    return { kind: 'api', api, repository };
}
/**
 * Writes or updates the pull-request comment where the input asks for it; best effort: what fails is told and changes
 * nothing. With `on-failure` a comment of an earlier run is brought up to date also when the gate passes now.
 */
async function publishComment(inputs, deps, comment) {
    const when = inputs['comment-summary-in-pr'];
    if (when === 'never')
        return;
    const { log } = deps.host;
    const number = deps.host.context.changeRequest?.number;
    const skip = (why) => log.info(`No pull-request comment was written: ${why}.`);
    if (number === undefined)
        return skip('this run is not about a pull request');
    const opened = await openGithub(inputs, deps);
    if (opened.kind === 'closed')
        return skip(opened.why);
    const { putComment } = await __webpack_require__.e(/* import() */ 180).then(__webpack_require__.bind(__webpack_require__, 60180));
    const result = await putComment(opened.api, {
        repository: opened.repository,
        number,
        marker: comment.marker,
        body: deps.host.redact(comment.body),
        create: when === 'always' || comment.failed,
    });
    tellComment(result, deps);
}
function tellComment(result, deps) {
    const { context, log } = deps.host;
    if (result.kind === 'created' || result.kind === 'updated')
        log.info(`The pull-request comment was ${result.kind}${result.url === undefined ? '' : `: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(result.url)}`}.`);
    if (result.kind !== 'failed')
        return;
    const fix = context.changeRequest?.fork
        ? 'pull requests from forks get a token that may only read; the summary of the run has everything'
        : 'the job needs `permissions: pull-requests: write`';
    const remedy = result.forbidden ? `\n${fix}` : '';
    log.warning(`The pull-request comment was not written: ${result.why}${remedy}`);
}


/***/ }),

/***/ 21173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ knownName),
/* harmony export */   IF: () => (/* binding */ findingLevel),
/* harmony export */   TX: () => (/* binding */ ignoreSubject),
/* harmony export */   fq: () => (/* binding */ fullName),
/* harmony export */   hm: () => (/* binding */ itemMessage),
/* harmony export */   jE: () => (/* binding */ otherFindings),
/* harmony export */   ll: () => (/* binding */ itemFinding),
/* harmony export */   uf: () => (/* binding */ itemFingerprint)
/* harmony export */ });
/* harmony import */ var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


/** Longest name or version in a finding; the report has them whole. */
const LONGEST_NAME = 200;
const short = (text) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, LONGEST_NAME);
/** The name that people know an advisory by: its first CVE, else its first alias, else its id. */
function knownName(item) {
    return item.aliases.find((alias) => /^CVE-/i.test(alias)) ?? item.aliases[0] ?? item.advisoryId;
}
/** Known name and id, `CVE-2026-1 (CGA-xxxx-…)`; the id alone where there is no other name. */
function fullName(item) {
    const name = knownName(item);
    return name === item.advisoryId ? name : `${name} (${item.advisoryId})`;
}
/** Parts of a fingerprint that need no hash: plain, short, and told apart by the `/` that none of them has. */
const PLAIN_PART = /^[\w.@:+-]{0,80}$/;
/** Stable across runs: advisory, type and artifact; hashed where they are no plain names. */
function itemFingerprint({ advisoryId, artifact, type = '' }) {
    if (PLAIN_PART.test(advisoryId) && PLAIN_PART.test(type) && PLAIN_PART.test(artifact))
        return `advisory/${advisoryId}/${type}/${artifact}`;
    return (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .a)('advisory', advisoryId, type, artifact);
}
const LEVELS = {
    fails: 'error',
    warned: 'warning',
    unfixed: 'notice',
    'below-severity': 'notice',
    'in-base': 'notice',
    ignored: undefined,
    settled: undefined,
};
/** One sentence on an affecting item. */
function itemMessage(item) {
    const name = short(knownName(item));
    const id = short(item.advisoryId);
    const score = item.rating.score === undefined ? '' : ` (${item.rating.score.toFixed(1)})`;
    const version = item.version === undefined ? '' : ` ${short(item.version)}`;
    const { doubt, fixedVersion } = item.facts;
    const fix = fixedVersion === undefined ? 'no fixed version is known' : `fixed in ${short(fixedVersion)}`;
    const more = doubt === undefined ? '' : `; ${doubt}`;
    const also = name === id ? '' : ` (${id})`;
    const who = `${short(item.artifact)}${version}`;
    // Joined, so that the engine keeps one flat text and not a tree of its pieces for each of many findings.
    return [
        who,
        ' is affected by ',
        name,
        also,
        ', severity ',
        item.rating.severity,
        score,
        '; ',
        fix,
        more,
        '.',
    ].join('');
}
/** The finding of one item. */
function itemFinding({ item, expiredIgnore }, level, location) {
    const { fixedVersion } = item.facts;
    const expired = expiredIgnore === undefined ? '' : ` An ignore for it expired on ${expiryText(expiredIgnore)}.`;
    return {
        rule: 'affecting-advisory',
        level,
        title: [item.rating.severity, ': ', short(knownName(item)), ' in ', short(item.artifact)].join(''),
        message: expired === '' ? itemMessage(item) : `${itemMessage(item)}${expired}`,
        artifact: item.artifact,
        ...(location === undefined ? {} : { location }),
        ...(fixedVersion === undefined
            ? {}
            : { fix: `Update ${short(item.artifact)} to ${short(fixedVersion)} or later.` }),
        fingerprint: itemFingerprint(item),
    };
}
/** The end of an ignore as its file has it. */
const expiryText = (ignore) => short(ignore.expires.text);
/** What an ignore is about, in words: `CVE-2026-1 in openssl`. */
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
        title: `Ignore of ${ignoreSubject(ignore)}`,
        message: `The ignore of ${ignoreSubject(ignore)} ${what}.`,
        location: { file, line, ...(column === undefined ? {} : { column }) },
        fix,
        fingerprint: (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .a)(rule, ignoreSubject(ignore)),
    };
}
function ignoreFindings(decision) {
    const renew = 'Update the package, or renew the entry with a reason.';
    return [
        ...decision.expired.map((ignore) => ignoreFinding('ignore-expired', 'warning', ignore, `expired on ${expiryText(ignore)}`, renew)),
        ...decision.expiring.map((ignore) => ignoreFinding('ignore-expiring', 'warning', ignore, `expires on ${expiryText(ignore)}`, renew)),
        ...decision.unused.map((ignore) => ignoreFinding('ignore-unused', 'notice', ignore, 'matched nothing', 'Remove the entry.')),
        ...decision.loosened.map(({ ignore, before, kind }) => {
            const what = before === undefined ? 'is added by this change' : `is extended by this change from ${before}`;
            return ignoreFinding(`ignore-${kind}`, 'notice', ignore, what, 'Check that it is meant.');
        }),
    ];
}
/** Level of an item's finding; `undefined` for one that nobody has to be told about. */
function findingLevel(judged) {
    return LEVELS[judged.effect];
}
/** Findings that are about no item: lookups without an answer, and ignores. */
function otherFindings(decision) {
    const lookups = decision.missingLookups.map((lookup) => ({
        rule: 'unknown-advisory',
        level: 'warning',
        title: `Advisory ${short(lookup)}`,
        message: `The service knows no advisory with the id or alias ${short(lookup)}.`,
        fix: 'Check its spelling.',
        fingerprint: (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .a)('unknown-advisory', lookup.toLowerCase()),
    }));
    return [...lookups, ...ignoreFindings(decision)];
}


/***/ }),

/***/ 51241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parsePurl),
/* harmony export */   d: () => (/* binding */ formatPurl)
/* harmony export */ });
/* harmony import */ var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);
/* harmony import */ var _base_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10646);


/** A purl is no longer than this; the rest is no package. */
const LONGEST_PURL = 4096;
/** Types whose namespace is a distribution or a registry, which is no part of the name that advisories use. */
const BARE_NAME_TYPES = new Set(['alpm', 'apk', 'deb', 'docker', 'oci', 'rpm']);
function fullName(type, namespace, name) {
    if (namespace === '' || BARE_NAME_TYPES.has(type))
        return name;
    return type === 'maven' ? `${namespace}:${name}` : `${namespace}/${name}`;
}
/** Reads a purl (ECMA-427, github.com/package-url/purl-spec); `undefined` when the text is none. */
function parsePurl(text) {
    if (text.length > LONGEST_PURL || !text.startsWith('pkg:'))
        return undefined;
    try {
        const { type, namespace, name, version } = packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL.fromString(text);
        const lower = String(type).toLowerCase();
        const found = { type: lower, name: fullName(lower, namespace ?? '', String(name)) };
        return version === undefined || version === null || version === '' ? found : { ...found, version };
    }
    catch {
        return undefined;
    }
}
/** A purl for a package of which only name, type and version are known; types that are none become `generic`. */
function formatPurl(type, name, version) {
    const valid = type !== undefined && /^[a-z][a-z0-9.-]*$/.test(type) ? type : 'generic';
    const at = valid === 'maven' ? name.lastIndexOf(':') : name.lastIndexOf('/');
    const namespace = at > 0 ? `${name.slice(0, at).split('/').map(_base_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeUriPart */ .m).join('/')}/` : '';
    const suffix = version === undefined || version === '' ? '' : `@${(0,_base_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeUriPart */ .m)(version)}`;
    return `pkg:${valid}/${namespace}${(0,_base_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeUriPart */ .m)(name.slice(at + 1))}${suffix}`;
}


/***/ })

};
