export const id = 103;
export const ids = [103];
export const modules = {

/***/ 1336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ cutJsonArray),
/* harmony export */   _: () => (/* binding */ OUTPUT_LIMIT_BYTES)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

/** Size that a JSON output stays under, in bytes of UTF-8 (contract §3). */
const OUTPUT_LIMIT_BYTES = 65_536;
/** A JSON array of the entries, cut at a whole entry so that the text stays under `limitBytes` of UTF-8. */
function cutJsonArray(entries, limitBytes = OUTPUT_LIMIT_BYTES) {
    let size = '[]'.length;
    const parts = [];
    for (const entry of entries) {
        const text = JSON.stringify(entry) ?? 'null';
        size += (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(text) + (parts.length === 0 ? 0 : 1);
        if (size >= limitBytes)
            return { text: `[${parts.join(',')}]`, truncated: true };
        parts.push(text);
    }
    return { text: `[${parts.join(',')}]`, truncated: false };
}


/***/ }),

/***/ 8086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dp: () => (/* binding */ byteLength),
/* harmony export */   gL: () => (/* binding */ clipText),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   qy: () => (/* binding */ DEFAULT_TEXT_LIMIT)
/* harmony export */ });
/** Characters of foreign text that are kept by default; longer text ends in `…`. */
const DEFAULT_TEXT_LIMIT = 1000;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;
/**
 * Characters that are invisible or that reorder what is seen: controls, format characters (bidirectional marks, zero
 * width, tags, soft hyphen), lone surrogates, and fillers that render as nothing.
 */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Cs}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const codePointName = (character) => `[U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}]`;
/** Writes invisible and reordering characters out, for example `[U+202E]`; tabs become spaces; line breaks stay. */
function showInvisible(text) {
    return text.replace(INVISIBLE, (character) => {
        if (character === '\n')
            return character;
        return character === '\t' ? ' ' : codePointName(character);
    });
}
/** Shortens text to at most `limit` UTF-16 units, the last one `…`, never in the middle of a character. */
function clipText(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 2);
    const end = last >= 0xd800 && last <= 0xdbff ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
/** Text without anything to show or cut: printable ASCII, no space at its ends. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
/** Foreign text as one visible line of at most `limit` characters (invisible ones are written out after the cut). */
function plainLine(text, limit = DEFAULT_TEXT_LIMIT) {
    if (text.length <= limit && PLAIN.test(text))
        return text;
    return showInvisible(clipText(text, limit).replace(LINE_BREAKS, ' ')).trim();
}
/** Size of text in UTF-8 bytes, counted without building the bytes. */
function byteLength(text) {
    let bytes = text.length;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit < 0x80)
            continue;
        // A surrogate pair is 2 units and 4 bytes; every other unit from U+0800 is 3 bytes.
        if (unit < 0x800)
            bytes += 1;
        else if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(index + 1))) {
            bytes += 2;
            index += 1;
        }
        else
            bytes += 2;
    }
    return bytes;
}
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;


/***/ }),

/***/ 9631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xr: () => (/* binding */ GITLAB_DOTENV),
  SV: () => (/* binding */ PLAIN_DOTENV),
  II: () => (/* binding */ createDotenvOutput),
  Mp: () => (/* binding */ outputPrefix)
});

// EXTERNAL MODULE: ./build/base/cut.js
var base_cut = __webpack_require__(1336);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
;// CONCATENATED MODULE: ./build/report/dotenv.js


/** Output that tells whether others were cut; it is always written, and `true` when this file cut one. */
const TRUNCATED = 'outputs-truncated';
/**
 * Outputs as lines `NAME=value` (docs.gitlab.com/ci/yaml/artifacts_reports, `dotenv`): no quotes, no line breaks, so values
 * of several lines are left out. Short values come first; JSON lists share what is left, the smallest first, cut at a
 * whole entry. Lines keep the order of `outputs`.
 */
function renderDotenv(outputs, limits) {
    const lines = new Map();
    const cut = [];
    const nameOf = (output) => `${limits.prefix}${output.toUpperCase().replace(/[^A-Z0-9]/g, '_')}=`;
    let room = limits.maximumBytes - (0,plain_text/* byteLength */.dp)(`${nameOf(TRUNCATED)}false\n`);
    const put = (output, value) => {
        const line = `${nameOf(output)}${value}\n`;
        const size = (0,plain_text/* byteLength */.dp)(line);
        if (size > room || lines.size >= limits.maximumCount - 1)
            return false;
        room -= size;
        lines.set(output, line);
        return true;
    };
    const lists = [];
    for (const [output, value] of outputs) {
        if (output === TRUNCATED || /[\r\n]/.test(value))
            continue;
        const entries = readList(value);
        if (entries === undefined)
            put(output, value);
        else
            lists.push({ output, text: value, entries });
    }
    for (const { output, text, entries } of lists.sort((a, b) => a.text.length - b.text.length)) {
        if (put(output, text))
            continue;
        // `cutJsonArray` stays under its limit; two bytes are for the line break and that.
        const shorter = (0,base_cut/* cutJsonArray */.E)(entries, Math.max(3, room - (0,plain_text/* byteLength */.dp)(nameOf(output))));
        if (put(output, shorter.text))
            cut.push(output);
    }
    const leftOut = [...outputs.keys()].filter((output) => output !== TRUNCATED && !lines.has(output));
    const incomplete = cut.length > 0 || leftOut.length > 0 || outputs.get(TRUNCATED) === 'true';
    lines.set(TRUNCATED, `${nameOf(TRUNCATED)}${incomplete}\n`);
    const text = [...outputs.keys(), ...(outputs.has(TRUNCATED) ? [] : [TRUNCATED])]
        .map((output) => lines.get(output) ?? '')
        .join('');
    return { text, cut, leftOut };
}
function readList(value) {
    if (!value.startsWith('['))
        return undefined;
    try {
        const list = JSON.parse(value);
        return Array.isArray(list) ? list : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/host/dotenv-output.js

/** What GitLab takes: 5 KiB, and 20 variables where an instance keeps its defaults. */
const GITLAB_DOTENV = { maximumBytes: 5 * 1024, maximumCount: 20 };
/** A file of variables for CIs that have no rule of their own. */
const PLAIN_DOTENV = { maximumBytes: 64 * 1024, maximumCount: 100 };
/**
 * What the names of outputs begin with where all jobs share one room: the words of `PLATFORM_OUTPUT_PREFIX`, else the
 * command's name.
 */
function outputPrefix(options) {
    const given = options.environment['PLATFORM_OUTPUT_PREFIX']?.trim() ?? '';
    return given === '' ? (options.command ?? 'platform-actions') : given;
}
/** Collects outputs for a file of variables; secrets stay out of it, since such files can be downloaded. */
function createDotenvOutput(options, write, tell) {
    const outputs = new Map();
    return {
        set: (name, value) => {
            if (options.redact(value) === value)
                outputs.set(name, value);
            else
                tell(`The output \`${name}\` is a secret and is not written to \`${options.path}\`.`);
        },
        write: async () => {
            const prefix = `${options.prefix.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_`;
            const { cut, leftOut, text } = renderDotenv(outputs, { prefix, ...options.limits });
            if (!(await write('PLATFORM_DOTENV_FILE', options.path, text)))
                return;
            const short = [...cut.map((name) => `\`${name}\` (cut)`), ...leftOut.map((name) => `\`${name}\``)];
            if (short.length > 0)
                tell(`Not whole in \`${options.path}\`, for its form or size: ${short.join(', ')}; the report has all.`);
        },
    };
}


/***/ }),

/***/ 7286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/** Reads variables of which an empty one counts as absent. */
function readVariables(environment) {
    return (name) => environment[name] || undefined;
}


/***/ }),

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ annotationLine),
/* harmony export */   Bm: () => (/* binding */ secretParts),
/* harmony export */   E7: () => (/* binding */ quotable),
/* harmony export */   Is: () => (/* binding */ harmless),
/* harmony export */   Ud: () => (/* binding */ createLabelledLog),
/* harmony export */   gE: () => (/* binding */ createSecrets)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

/** Parts shorter than this are not kept: they would blot out plain words. */
const SHORTEST_SECRET = 4;
/** Creates the run's list of secrets. */
function createSecrets() {
    const known = [];
    return {
        add: (secret) => {
            if (secret.length < SHORTEST_SECRET || known.includes(secret))
                return;
            known.push(secret);
            known.sort((a, b) => b.length - a.length);
        },
        redact: (text) => known.reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text),
    };
}
/**
 * Breaks up what CI log readers take for commands (contract §10): `::`, `##[` and `##vso[`, wherever they stand; and
 * shows controls and direction marks.
 */
function harmless(text) {
    return breakHashes((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n')).replace(/:(?=:)/g, ': '));
}
/** A secret and its lines, since logs show text line by line; what is too short to be told from words is left out. */
function secretParts(secret) {
    const parts = [secret, ...secret.split(/\r?\n/)].map((part) => part.trim());
    return [...new Set(parts)].filter((part) => part.length >= SHORTEST_SECRET);
}
/** Creates a log of lines `level: text`. `guard` changes what the host would take for a command of its own. */
function createLabelledLog(options) {
    const { debug, guard = (text) => text, secrets, write } = options;
    const labelled = (label) => (text) => {
        write(`${guard(`${label}${harmless(secrets.redact(text))}`)}\n`);
    };
    const line = labelled('');
    return {
        line,
        log: {
            debug: debug ? labelled('debug: ') : () => undefined,
            info: line,
            notice: labelled('notice: '),
            warning: labelled('warning: '),
            error: labelled('error: '),
        },
        annotate: (annotation) => line(annotationLine(annotation)),
    };
}
/** An annotation as one line of a log: `file:line:column: level: title: message`. */
function annotationLine({ column, file, level, line, message, title }) {
    const place = file === undefined ? '' : `${file}:${line ?? 1}${column === undefined ? '' : `:${column}`}: `;
    return `${place}${level}: ${title}: ${message}`;
}
/**
 * Foreign text of many lines as it stands between a host's own marks: invisible characters shown, and broken up what no
 * mark stops (`##[`, `##vso[`).
 */
function quotable(text) {
    return breakHashes((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n'))).trimEnd();
}
function breakHashes(text) {
    return text.replace(/#(?=#(?:\[|vso\[))/gi, '# ');
}


/***/ }),

/***/ 8839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ createReportFiles)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9036);


/** Creates the writer of a host's own files: they stay in the workspace or the temporary folder (contract §10). */
function createReportFiles(area, warn) {
    return async (variable, path, text) => {
        try {
            await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .checkWritable */ .ZB)(path, area, variable), text);
            return true;
        }
        catch (error) {
            if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
                throw error;
            warn(error.message);
            return false;
        }
    };
}


/***/ }),

/***/ 3103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createTerminalHost: () => (/* binding */ createTerminalHost)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
// EXTERNAL MODULE: ./build/report/code-quality.js
var code_quality = __webpack_require__(9214);
;// CONCATENATED MODULE: ./build/report/xml.js

/** Longest text of one attribute or element. */
const LONGEST_TEXT = 4000;
/** What XML 1.0 (§2.2) does not allow even as a reference: controls, lone surrogates, U+FFFE and U+FFFF. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
/** Foreign text for XML attributes and elements; what XML cannot hold becomes U+FFFD. */
function escapeXml(text) {
    return (0,plain_text/* clipText */.gL)(text, LONGEST_TEXT)
        .replace(NOT_XML, '\ufffd')
        .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/report/findings-junit.js

/**
 * JUnit XML of any command's findings (the form that Jenkins, GitLab, CircleCI and Bitbucket read): one case a finding,
 * errors as failures, the others passing with their words. Without findings one passing case, since many readers refuse
 * an empty suite.
 */
function renderFindingsJunit(command, findings) {
    const failures = findings.filter((finding) => finding.level === 'error').length;
    const name = escapeXml(command);
    const totals = ` tests="${Math.max(1, findings.length)}" failures="${failures}" errors="0" skipped="0"`;
    const cases = findings.length === 0
        ? `    <testcase classname="${name}" name="no findings"/>\n`
        : findings.map(renderCase).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}"${totals}>
  <testsuite name="${name}"${totals}>
${cases}  </testsuite>
</testsuites>
`;
}
function renderCase(finding) {
    const { artifact, fix, level, location, message, rule, title } = finding;
    const place = location === undefined ? '' : `${location.file}:${location.line}`;
    const file = location === undefined ? '' : ` file="${escapeXml(location.file)}"`;
    const name = escapeXml([title, artifact ?? '', place].filter((part) => part !== '').join(' – '));
    const text = escapeXml(fix === undefined ? message : `${message}\n${fix}`);
    const body = level === 'error'
        ? `<failure message="${escapeXml(message)}" type="${escapeXml(rule)}">${text}</failure>`
        : `<system-out>${level}: ${text}</system-out>`;
    return `    <testcase classname="${escapeXml(rule)}" name="${name}"${file}>${body}</testcase>\n`;
}

// EXTERNAL MODULE: ./build/host/dotenv-output.js + 1 modules
var dotenv_output = __webpack_require__(9631);
// EXTERNAL MODULE: ./build/host/host.js
var host = __webpack_require__(9157);
// EXTERNAL MODULE: ./build/host/host-options.js
var host_options = __webpack_require__(7286);
;// CONCATENATED MODULE: ./node_modules/ci-info/vendors.json
const vendors_namespaceObject = /*#__PURE__*/JSON.parse('[{"name":"Agola CI","constant":"AGOLA","env":"AGOLA_GIT_REF","pr":"AGOLA_PULL_REQUEST_ID"},{"name":"Alpic","constant":"ALPIC","env":"ALPIC_HOST"},{"name":"Appcircle","constant":"APPCIRCLE","env":"AC_APPCIRCLE","pr":{"env":"AC_GIT_PR","ne":"false"}},{"name":"AppVeyor","constant":"APPVEYOR","env":"APPVEYOR","pr":"APPVEYOR_PULL_REQUEST_NUMBER"},{"name":"AWS CodeBuild","constant":"CODEBUILD","env":"CODEBUILD_BUILD_ARN","pr":{"env":"CODEBUILD_WEBHOOK_EVENT","any":["PULL_REQUEST_CREATED","PULL_REQUEST_UPDATED","PULL_REQUEST_REOPENED"]}},{"name":"Azure Pipelines","constant":"AZURE_PIPELINES","env":"TF_BUILD","pr":{"BUILD_REASON":"PullRequest"}},{"name":"Bamboo","constant":"BAMBOO","env":"bamboo_planKey"},{"name":"Bitbucket Pipelines","constant":"BITBUCKET","env":"BITBUCKET_COMMIT","pr":"BITBUCKET_PR_ID"},{"name":"Bitrise","constant":"BITRISE","env":"BITRISE_IO","pr":"BITRISE_PULL_REQUEST"},{"name":"Buddy","constant":"BUDDY","env":"BUDDY_WORKSPACE_ID","pr":"BUDDY_EXECUTION_PULL_REQUEST_ID"},{"name":"Buildkite","constant":"BUILDKITE","env":"BUILDKITE","pr":{"env":"BUILDKITE_PULL_REQUEST","ne":"false"}},{"name":"Capawesome Cloud","constant":"CAPAWESOME_CLOUD","env":"CAPAWESOME_CLOUD"},{"name":"CircleCI","constant":"CIRCLE","env":"CIRCLECI","pr":"CIRCLE_PULL_REQUEST"},{"name":"Cirrus CI","constant":"CIRRUS","env":"CIRRUS_CI","pr":"CIRRUS_PR"},{"name":"Cloudflare Pages","constant":"CLOUDFLARE_PAGES","env":"CF_PAGES"},{"name":"Cloudflare Workers","constant":"CLOUDFLARE_WORKERS","env":"WORKERS_CI"},{"name":"Codefresh","constant":"CODEFRESH","env":"CF_BUILD_ID","pr":{"any":["CF_PULL_REQUEST_NUMBER","CF_PULL_REQUEST_ID"]}},{"name":"Codemagic","constant":"CODEMAGIC","env":"CM_BUILD_ID","pr":"CM_PULL_REQUEST"},{"name":"Codeship","constant":"CODESHIP","env":{"CI_NAME":"codeship"}},{"name":"Drone","constant":"DRONE","env":"DRONE","pr":{"DRONE_BUILD_EVENT":"pull_request"}},{"name":"dsari","constant":"DSARI","env":"DSARI"},{"name":"Earthly","constant":"EARTHLY","env":"EARTHLY_CI"},{"name":"Expo Application Services","constant":"EAS","env":"EAS_BUILD"},{"name":"Gerrit","constant":"GERRIT","env":"GERRIT_PROJECT"},{"name":"Gitea Actions","constant":"GITEA_ACTIONS","env":"GITEA_ACTIONS"},{"name":"GitHub Actions","constant":"GITHUB_ACTIONS","env":"GITHUB_ACTIONS","pr":{"GITHUB_EVENT_NAME":"pull_request"}},{"name":"GitLab CI","constant":"GITLAB","env":"GITLAB_CI","pr":"CI_MERGE_REQUEST_ID"},{"name":"GoCD","constant":"GOCD","env":"GO_PIPELINE_LABEL"},{"name":"Google Cloud Build","constant":"GOOGLE_CLOUD_BUILD","env":"BUILDER_OUTPUT"},{"name":"Harness CI","constant":"HARNESS","env":"HARNESS_BUILD_ID"},{"name":"Heroku","constant":"HEROKU","env":{"env":"NODE","includes":"/app/.heroku/node/bin/node"}},{"name":"Hudson","constant":"HUDSON","env":"HUDSON_URL"},{"name":"Jenkins","constant":"JENKINS","env":["JENKINS_URL","BUILD_ID"],"pr":{"any":["ghprbPullId","CHANGE_ID"]}},{"name":"LayerCI","constant":"LAYERCI","env":"LAYERCI","pr":"LAYERCI_PULL_REQUEST"},{"name":"Magnum CI","constant":"MAGNUM","env":"MAGNUM"},{"name":"Netlify CI","constant":"NETLIFY","env":"NETLIFY","pr":{"env":"PULL_REQUEST","ne":"false"}},{"name":"Nevercode","constant":"NEVERCODE","env":"NEVERCODE","pr":{"env":"NEVERCODE_PULL_REQUEST","ne":"false"}},{"name":"Prow","constant":"PROW","env":"PROW_JOB_ID"},{"name":"ReleaseHub","constant":"RELEASEHUB","env":"RELEASE_BUILD_ID"},{"name":"Render","constant":"RENDER","env":"RENDER","pr":{"IS_PULL_REQUEST":"true"}},{"name":"RWX","constant":"RWX","env":"RWX"},{"name":"Sail CI","constant":"SAIL","env":"SAILCI","pr":"SAIL_PULL_REQUEST_NUMBER"},{"name":"Screwdriver","constant":"SCREWDRIVER","env":"SCREWDRIVER","pr":{"env":"SD_PULL_REQUEST","ne":"false"}},{"name":"Semaphore","constant":"SEMAPHORE","env":"SEMAPHORE","pr":"PULL_REQUEST_NUMBER"},{"name":"Sourcehut","constant":"SOURCEHUT","env":{"CI_NAME":"sourcehut"}},{"name":"Strider CD","constant":"STRIDER","env":"STRIDER"},{"name":"TaskCluster","constant":"TASKCLUSTER","env":["TASK_ID","RUN_ID"]},{"name":"TeamCity","constant":"TEAMCITY","env":"TEAMCITY_VERSION"},{"name":"Travis CI","constant":"TRAVIS","env":"TRAVIS","pr":{"env":"TRAVIS_PULL_REQUEST","ne":"false"}},{"name":"Vela","constant":"VELA","env":"VELA","pr":{"VELA_PULL_REQUEST":"1"}},{"name":"Vercel","constant":"VERCEL","env":{"any":["NOW_BUILDER","VERCEL"]},"pr":"VERCEL_GIT_PULL_REQUEST_ID"},{"name":"Visual Studio App Center","constant":"APPCENTER","env":"APPCENTER_BUILD_ID"},{"name":"Woodpecker","constant":"WOODPECKER","env":{"CI":"woodpecker"},"pr":{"CI_BUILD_EVENT":"pull_request"}},{"name":"Xcode Cloud","constant":"XCODE_CLOUD","env":"CI_XCODE_PROJECT","pr":"CI_PULL_REQUEST_NUMBER"},{"name":"Xcode Server","constant":"XCODE_SERVER","env":"XCS"}]');
;// CONCATENATED MODULE: ./build/host/known-ci.js

/** The CI that the environment belongs to, by the table of the package `ci-info`; `undefined` outside of any. */
function knownCi(environment) {
    const rows = vendors_namespaceObject;
    const row = rows.find((candidate) => holds(candidate.env, environment, true));
    if (row === undefined)
        return undefined;
    return { name: row.name, change: row.pr !== undefined && holds(row.pr, environment, false) };
}
/** A list of names means all of them for a CI's own variables, and any of them for a change. */
function holds(condition, environment, all) {
    const isSet = (name) => (environment[name] ?? '') !== '';
    if (typeof condition === 'string')
        return isSet(condition);
    if (isNames(condition))
        return all ? condition.every(isSet) : condition.some(isSet);
    const { any, env, includes, ne } = condition;
    if (typeof env === 'string') {
        const value = environment[env] ?? '';
        if (value === '')
            return false;
        if (typeof includes === 'string')
            return value.includes(includes);
        if (typeof ne === 'string')
            return value !== ne;
        return isNames(any) && any.includes(value);
    }
    if (isNames(any))
        return any.some(isSet);
    return Object.entries(condition).every(([name, value]) => environment[name] === value);
}
function isNames(value) {
    return Array.isArray(value);
}

// EXTERNAL MODULE: ./build/host/log-writer.js
var log_writer = __webpack_require__(9677);
// EXTERNAL MODULE: ./build/host/report-files.js
var report_files = __webpack_require__(8839);
;// CONCATENATED MODULE: ./build/host/terminal-context.js


/** By the documentation of each CI; `PLATFORM_*` variables win and serve every other CI. */
const PLACES = {
    repository: ['PLATFORM_REPOSITORY', 'BITBUCKET_REPO_FULL_NAME', 'CI_REPO', 'DRONE_REPO'],
    branch: [
        'CHANGE_BRANCH',
        'BRANCH_NAME',
        'CIRCLE_BRANCH',
        'BITBUCKET_BRANCH',
        'CI_COMMIT_BRANCH',
        'DRONE_BRANCH',
    ],
    commit: [
        'PLATFORM_COMMIT',
        'GIT_COMMIT',
        'CIRCLE_SHA1',
        'BITBUCKET_COMMIT',
        'CI_COMMIT_SHA',
        'DRONE_COMMIT_SHA',
    ],
    runUrl: ['PLATFORM_RUN_URL', 'BUILD_URL', 'CIRCLE_BUILD_URL', 'CI_PIPELINE_URL', 'DRONE_BUILD_LINK'],
    number: [
        'PLATFORM_CHANGE_NUMBER',
        'CHANGE_ID',
        'CIRCLE_PR_NUMBER',
        'BITBUCKET_PR_ID',
        'CI_COMMIT_PULL_REQUEST',
        'DRONE_PULL_REQUEST',
    ],
    base: [
        'PLATFORM_BASE_REF',
        'CHANGE_TARGET',
        'BITBUCKET_PR_DESTINATION_BRANCH',
        'CI_COMMIT_TARGET_BRANCH',
        'DRONE_TARGET_BRANCH',
    ],
    baseCommit: ['PLATFORM_BASE_COMMIT', 'BITBUCKET_PR_DESTINATION_COMMIT'],
};
/** Facts about a run in a terminal or in a CI without a host of its own, from variables; nothing is asked. */
function terminalContext(options, temporary) {
    const text = (0,host_options/* readVariables */.C)(options.environment);
    const ci = knownCi(options.environment);
    // Outside of a CI, a variable of that name means something else.
    const find = (place) => PLACES[place]
        .filter((name) => ci !== undefined || name.startsWith('PLATFORM_'))
        .map((name) => text(name))
        .find((value) => value !== undefined);
    const changeEvent = text('PLATFORM_CHANGE_EVENT') === 'true' || ci?.change === true;
    const branch = find('branch');
    return {
        workspace: options.workingDirectory,
        tempDirectory: temporary,
        repository: find('repository'),
        ref: text('PLATFORM_REF') ?? (branch === undefined ? undefined : `refs/heads/${branch}`),
        commit: find('commit'),
        event: undefined,
        changeRequest: changeOf(find, text, changeEvent, branch),
        untrustedHead: false,
        changeEvent,
        runUrl: find('runUrl'),
        workflow: text('JOB_NAME') ?? text('CIRCLE_WORKFLOW_JOB_ID'),
        job: text('STAGE_NAME') ?? text('CIRCLE_JOB'),
        serverUrl: undefined,
        apiUrl: undefined,
    };
}
function changeOf(find, text, changeEvent, branch) {
    const baseCommit = find('baseCommit');
    if (baseCommit === undefined && !changeEvent)
        return undefined;
    const number = find('number');
    return {
        number: number !== undefined && /^[0-9]{1,15}$/.test(number) ? Number(number) : undefined,
        baseCommit,
        baseRef: find('base'),
        headRef: text('PLATFORM_REF') ?? branch,
        // Jenkins names the fork; CircleCI names its owner.
        fork: text('CHANGE_FORK') !== undefined || text('CIRCLE_PR_USERNAME') !== undefined,
    };
}

;// CONCATENATED MODULE: ./build/host/terminal.js












/**
 * A person's terminal, or any CI without a host of its own: plain lines, inputs from flags and variables. Variables name
 * the files that such a CI picks up: `PLATFORM_DOTENV_FILE`, `PLATFORM_SUMMARY_FILE`, `PLATFORM_CODE_QUALITY_FILE`,
 * `PLATFORM_FINDINGS_JUNIT_FILE`.
 */
function createTerminalHost(options) {
    const { environment, log: write } = options;
    const text = (0,host_options/* readVariables */.C)(environment);
    const secrets = (0,log_writer/* createSecrets */.gE)();
    const debug = ['1', 'true'].includes(environment['PLATFORM_DEBUG'] ?? '');
    let live = false;
    const clear = () => {
        if (live)
            write('\r\u001b[K');
        live = false;
    };
    const plain = (0,log_writer/* createLabelledLog */.Ud)({
        write: (line) => {
            clear();
            write(line);
        },
        secrets,
        debug,
    });
    const context = terminalContext(options, (0,external_node_os_.tmpdir)());
    const { workspace, tempDirectory } = context;
    const area = { workspace, tempDirectory, workingDirectory: workspace };
    const writeFile = (0,report_files/* createReportFiles */.W)(area, plain.log.warning);
    const files = {
        dotenv: text('PLATFORM_DOTENV_FILE'),
        summary: text('PLATFORM_SUMMARY_FILE'),
        quality: text('PLATFORM_CODE_QUALITY_FILE'),
        junit: text('PLATFORM_FINDINGS_JUNIT_FILE'),
    };
    const outputs = files.dotenv === undefined
        ? undefined
        : (0,dotenv_output/* createDotenvOutput */.II)({
            path: files.dotenv,
            prefix: (0,dotenv_output/* outputPrefix */.Mp)(options),
            limits: dotenv_output/* PLAIN_DOTENV */.SV,
            redact: secrets.redact,
        }, writeFile, plain.line);
    const summary = [];
    return {
        name: 'terminal',
        context,
        capabilities: {
            idToken: 'none',
            mask: 'own-writer',
            outputs: outputs === undefined ? 'none' : 'file',
            annotations: files.quality === undefined && files.junit === undefined ? 'log' : 'report-file',
            summary: files.summary === undefined ? 'none' : 'file',
            groups: false,
            cache: 'folder',
        },
        limitations: [],
        log: plain.log,
        input: options.nativeInput,
        idToken: async () => {
            throw noIdToken(knownCi(environment)?.name);
        },
        mask: (secret) => {
            for (const part of (0,log_writer/* secretParts */.Bm)(secret))
                secrets.add(part);
        },
        redact: secrets.redact,
        setOutput: (name, value) => outputs?.set(name, value),
        annotate: plain.annotate,
        writeSummary: (markdown) => {
            summary.push(secrets.redact(markdown));
        },
        group: async (title, body) => {
            plain.line(title);
            return body();
        },
        quote: (foreign) => {
            clear();
            write(`${(0,log_writer/* quotable */.E7)(secrets.redact(foreign)).replace(/:(?=:)/g, ': ')}\n`);
        },
        progress: (words) => {
            if (!options.interactive)
                return;
            clear();
            if (words === undefined)
                return;
            write((0,plain_text/* plainLine */.h0)(secrets.redact(words), 100));
            live = true;
        },
        cacheDirectory: (0,external_node_path_.join)(environment['XDG_CACHE_HOME'] || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache'), 'platform-actions'),
        finish: async ({ findings }) => {
            await outputs?.write();
            if (files.summary !== undefined)
                await writeFile('PLATFORM_SUMMARY_FILE', files.summary, summary.join('\n'));
            if (files.quality !== undefined) {
                const report = secrets.redact((0,code_quality/* renderCodeQuality */.l)(findings, '.'));
                await writeFile('PLATFORM_CODE_QUALITY_FILE', files.quality, report);
            }
            if (files.junit !== undefined) {
                const report = renderFindingsJunit(options.command ?? 'platform-actions', findings);
                await writeFile('PLATFORM_FINDINGS_JUNIT_FILE', files.junit, secrets.redact(report));
            }
        },
    };
}
/** How each CI without a host of its own hands an ID token over. */
const RECIPES = {
    Jenkins: 'bind an ID-token credential of the OpenID Connect Provider plugin to PLATFORM_ID_TOKEN with `withCredentials`',
    CircleCI: 'set PLATFORM_ID_TOKEN="$(circleci run oidc get --claims \'{"aud":"…"}\')" in the step, with a context on the job',
    'Bitbucket Pipelines': 'add `oidc: true` with `audiences` to the step and set PLATFORM_ID_TOKEN="$BITBUCKET_STEP_OIDC_TOKEN"',
};
function noIdToken(ci) {
    const where = ci === undefined ? 'a terminal' : ci;
    const recipe = ci === undefined ? undefined : RECIPES[ci];
    const general = 'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens';
    return new host/* IdTokenError */.Z(`${where} has no ID token of its own`, recipe === undefined ? general : `${recipe}; or ${general}`, true);
}


/***/ }),

/***/ 9214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ renderCodeQuality)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

const SEVERITY = { error: 'major', warning: 'minor', notice: 'info' };
/** Longest description; GitLab shows it on one line of a merge request. */
const LONGEST_DESCRIPTION = 1000;
/**
 * GitLab Code Quality report (docs.gitlab.com/ci/testing/code_quality, "Code Quality report format"): a JSON array of
 * findings, each fingerprint once. Findings without a place stand on the first line of `fallbackPath`.
 */
function renderCodeQuality(findings, fallbackPath) {
    const byFingerprint = new Map();
    for (const finding of findings) {
        const place = finding.location;
        // One finding at two places is two issues, and GitLab tells issues apart by fingerprint alone.
        const key = place === undefined ? finding.fingerprint : `${finding.fingerprint}:${place.file}`;
        if (byFingerprint.has(key))
            continue;
        const fix = finding.fix === undefined ? '' : ` ${finding.fix}`;
        byFingerprint.set(key, {
            description: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(`${finding.message}${fix}`, LONGEST_DESCRIPTION),
            check_name: finding.rule,
            fingerprint: key,
            severity: SEVERITY[finding.level],
            location: { path: place?.file ?? fallbackPath, lines: { begin: place?.line ?? 1 } },
        });
    }
    return `${JSON.stringify([...byFingerprint.values()], null, 2)}\n`;
}


/***/ })

};
