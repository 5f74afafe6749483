export const id = 196;
export const ids = [196];
export const modules = {

<<<<<<< HEAD
=======
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

>>>>>>> files
/***/ 3114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ gitlabContext),
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _host_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7286);

/** Facts about the job from GitLab's predefined variables (docs.gitlab.com/ci/variables/predefined_variables). */
function gitlabContext(options, temporary) {
    const text = (0,_host_options_js__WEBPACK_IMPORTED_MODULE_0__/* .readVariables */ .C)(options.environment);
    const event = text('CI_PIPELINE_SOURCE');
    const changeRequest = mergeRequest(text) ?? externalPullRequest(text);
    return {
        workspace: text('CI_PROJECT_DIR') ?? options.workingDirectory,
        tempDirectory: temporary,
        repository: text('CI_PROJECT_PATH'),
        ref: refOf(text),
        commit: text('CI_COMMIT_SHA'),
        event,
        changeRequest,
        // A job runs the configuration of the commit that it checks out; there is no event that mixes the two.
        untrustedHead: false,
        // A child pipeline has another source but keeps the variables of the merge request.
        changeEvent: changeRequest !== undefined ||
            event === 'merge_request_event' ||
            event === 'external_pull_request_event',
        runUrl: text('CI_JOB_URL') ?? text('CI_PIPELINE_URL'),
        workflow: text('CI_PIPELINE_NAME') ?? text('CI_CONFIG_PATH'),
        job: text('CI_JOB_NAME'),
        serverUrl: text('CI_SERVER_URL'),
        apiUrl: undefined,
    };
}
function refOf(text) {
    const tag = text('CI_COMMIT_TAG');
    if (tag !== undefined)
        return `refs/tags/${tag}`;
    const merge = text('CI_MERGE_REQUEST_REF_PATH');
    if (merge !== undefined)
        return merge;
    const branch = text('CI_COMMIT_BRANCH') ?? text('CI_COMMIT_REF_NAME');
    return branch === undefined ? undefined : `refs/heads/${branch}`;
}
function mergeRequest(text) {
    const number = text('CI_MERGE_REQUEST_IID');
    if (number === undefined)
        return undefined;
    return {
        number: wholeNumber(number),
        // The target's head is told in pipelines of merged results only.
        baseCommit: text('CI_MERGE_REQUEST_TARGET_BRANCH_SHA') ?? text('CI_MERGE_REQUEST_DIFF_BASE_SHA'),
        baseRef: text('CI_MERGE_REQUEST_TARGET_BRANCH_NAME'),
        headRef: text('CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'),
        fork: text('CI_MERGE_REQUEST_SOURCE_PROJECT_ID') !== text('CI_MERGE_REQUEST_PROJECT_ID'),
    };
}
function externalPullRequest(text) {
    const number = text('CI_EXTERNAL_PULL_REQUEST_IID');
    if (number === undefined)
        return undefined;
    return {
        number: wholeNumber(number),
        baseCommit: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'),
        baseRef: text('CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'),
        headRef: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME'),
        fork: text('CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY') !==
            text('CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'),
    };
}
/** A number in a variable; `undefined` for other text. */
function wholeNumber(text) {
    return text !== undefined && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}


/***/ }),

/***/ 9196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitlabHost: () => (/* binding */ createGitlabHost),
/* harmony export */   detectGitlab: () => (/* binding */ detectGitlab)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _report_code_quality_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9214);
/* harmony import */ var _dotenv_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9631);
/* harmony import */ var _gitlab_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3114);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9157);
/* harmony import */ var _host_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7286);
/* harmony import */ var _log_writer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9677);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8839);









/** Whether this is a job of GitLab CI. */
function detectGitlab(environment) {
    if (environment['GITLAB_CI'] !== 'true')
        return { kind: 'no' };
    if ((environment['CI_PROJECT_DIR'] ?? '') === '') {
        return {
            kind: 'misconfigured',
            problem: 'CI_PROJECT_DIR is not set',
            remedy: 'hand the variables of the job on to this process, for example with `docker run --env-file`',
        };
    }
    return { kind: 'yes' };
}
/**
 * GitLab CI: plain lines in collapsible sections; outputs, findings and summary go to files that the job declares as a
 * dotenv report, a Code Quality report and an artifact. It masks nothing at run time, so our own writer does.
 */
function createGitlabHost(options) {
    const { environment, log: write } = options;
    const text = (0,_host_options_js__WEBPACK_IMPORTED_MODULE_6__/* .readVariables */ .C)(environment);
    const secrets = (0,_log_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .createSecrets */ .gE)();
    const debug = environment['CI_DEBUG_TRACE'] === 'true' || environment['PLATFORM_DEBUG'] === 'true';
    const plain = (0,_log_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .createLabelledLog */ .Ud)({ write, secrets, debug });
    const context = (0,_gitlab_context_js__WEBPACK_IMPORTED_MODULE_8__/* .gitlabContext */ .f)(options, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)());
    const { workspace, tempDirectory } = context;
    const writeFile = (0,_report_files_js__WEBPACK_IMPORTED_MODULE_5__/* .createReportFiles */ .W)({ workspace, tempDirectory, workingDirectory: workspace }, plain.log.warning);
    const outputs = (0,_dotenv_output_js__WEBPACK_IMPORTED_MODULE_3__/* .createDotenvOutput */ .II)({
        path: text('PLATFORM_DOTENV_FILE') ?? 'platform-actions.env',
        prefix: (0,_dotenv_output_js__WEBPACK_IMPORTED_MODULE_3__/* .outputPrefix */ .Mp)(options),
        limits: _dotenv_output_js__WEBPACK_IMPORTED_MODULE_3__/* .GITLAB_DOTENV */ .Xr,
        redact: secrets.redact,
    }, writeFile, plain.line);
    const qualityFile = text('PLATFORM_CODE_QUALITY_FILE') ?? 'gl-code-quality-report.json';
    const summaryFile = text('PLATFORM_SUMMARY_FILE') ?? 'platform-actions-summary.md';
    const summary = [];
    let sections = 0;
    return {
        name: 'gitlab',
        context,
        capabilities: {
            idToken: 'none',
            mask: 'own-writer',
            outputs: 'file',
            annotations: 'report-file',
            summary: 'file',
            groups: true,
            cache: 'folder',
        },
        limitations: [],
        log: plain.log,
        input: options.nativeInput,
        idToken: async (audience) => {
            throw new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .IdTokenError */ .Z('this job has no ID token: GitLab makes one only for jobs that declare it', `add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ${(0,_log_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .harmless */ .Is)(audience)}`, true);
        },
        mask: (secret) => {
            for (const part of (0,_log_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .secretParts */ .Bm)(secret))
                secrets.add(part);
        },
        redact: secrets.redact,
        setOutput: outputs.set,
        annotate: plain.annotate,
        writeSummary: (markdown) => {
            summary.push(secrets.redact(markdown));
        },
        group: async (title, body) => {
            sections += 1;
            const name = `platform_actions_${sections}`;
            const mark = (which, words) => {
                const seconds = Math.floor(options.clock.now() / 1000);
                write(`\u001b[0Ksection_${which}:${seconds}:${name}\r\u001b[0K${words}\n`);
            };
            mark('start', (0,_log_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .harmless */ .Is)(secrets.redact(title)).replaceAll('\n', ' '));
            try {
                return await body();
            }
            finally {
                mark('end', '');
            }
        },
        quote: (foreign) => write(`${(0,_log_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .quotable */ .E7)(secrets.redact(foreign)).replace(/:(?=:)/g, ': ')}\n`),
        progress: () => undefined,
        cacheDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, '.platform-actions-cache'),
        finish: async ({ findings }) => {
            await outputs.write();
            if (summary.length > 0)
                await writeFile('PLATFORM_SUMMARY_FILE', summaryFile, summary.join('\n'));
            const fallback = text('CI_CONFIG_PATH') ?? '.gitlab-ci.yml';
            const report = secrets.redact((0,_report_code_quality_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCodeQuality */ .l)(findings, fallback));
            await writeFile('PLATFORM_CODE_QUALITY_FILE', qualityFile, report);
        },
    };
}


<<<<<<< HEAD
=======
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


>>>>>>> files
/***/ })

};
