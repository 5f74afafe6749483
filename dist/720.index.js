export const id = 720;
export const ids = [720];
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

/***/ 5902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   P: () => (/* binding */ renderDuration)
/* harmony export */ });
const UNITS = {
    s: 1000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
/** Milliseconds of `90s`, `15m`, `36h`, `7d` or `2w` (contract §1); `undefined` for anything else. */
function parseDuration(text) {
    const match = /^([0-9]{1,9})([smhdw])$/.exec(text);
    const unit = UNITS[match?.[2] ?? ''];
    return unit === undefined ? undefined : Number(match?.[1]) * unit;
}
/** A length of time in one or two units, for people: `3d 4h`, `12m`, `0s`. Rounded down to the smaller unit. */
function renderDuration(milliseconds) {
    let rest = Math.max(0, Math.floor(milliseconds / 1000));
    const parts = [];
    for (const [name, size] of [
        ['d', 86_400],
        ['h', 3600],
        ['m', 60],
        ['s', 1],
    ]) {
        const count = Math.floor(rest / size);
        rest -= count * size;
        if (count > 0)
            parts.push(`${count}${name}`);
    }
    return parts.slice(0, 2).join(' ') || '0s';
}


/***/ }),

/***/ 8475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/** Whether the host name of a URL is this machine itself. */
function isLoopback(hostname) {
    return (hostname === 'localhost' ||
        hostname.endsWith('.localhost') ||
        hostname === '[::1]' ||
        /^127(\.\d{1,3}){3}$/.test(hostname));
}


/***/ }),

/***/ 6963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ listMarkdown),
/* harmony export */   Co: () => (/* binding */ assembleMarkdown),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   GE: () => (/* binding */ detailsMarkdown),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   hl: () => (/* binding */ fenceMarkdown),
/* harmony export */   oS: () => (/* binding */ tableMarkdown)
/* harmony export */ });
/* unused harmony exports linkMarkdown, tableOf */
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

/** Invisible character that keeps hosts from turning `@name`, `#12` or `www.` into links after rendering. */
const BREAK = '&#x200b;';
const NAMED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entity = (character) => NAMED[character] ?? `&#x${character.charCodeAt(0).toString(16)};`;
/**
 * What Markdown, HTML or a host may read as structure, in this order: characters with a meaning anywhere; colons of
 * links, emoji names and workflow commands; the dot of `www.`; the hyphen of `GH-12`; bullets, underlines and numbers
 * at the start.
 */
const STRUCTURE = /[&<>"'\\`*_{}[\]()!|~$^#@]|:(?=[:/]|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)|^[-+=]|(?<=^\d{1,9})\./gi;
/** Characters that hosts look for in rendered text too, so that an entity alone would not do. */
const LINKING = /[#@:.-]/;
/**
 * Foreign text as plain text in Markdown: safe in a paragraph, a list item, a table cell and inside HTML elements.
 * Mentions, issue numbers, automatic links, emoji names and workflow commands are broken up; at most `limit` characters.
 */
function escapeMarkdown(text, limit = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_TEXT_LIMIT */ .qy) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, limit).replace(STRUCTURE, (character) => LINKING.test(character) ? entity(character) + BREAK : entity(character));
}
/** Text that a code span shows as it is, wherever the span stands. */
const TAME = /^(?! )(?:[a-z0-9 ._+~=-]|[:/](?![:/]))*$/i;
const LINK_WORD = /www\.|:\/|\bGH-\d/i;
/** An at sign that would make an e-mail link even inside a code element. */
const MAIL = /&#x40;(?=[\w.-]*\.[a-z])/gi;
/** Foreign text in code style, safe where `escapeMarkdown` is; what is no hostile text copies as it was written. */
function codeMarkdown(text, limit = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_TEXT_LIMIT */ .qy) {
    const line = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, limit);
    if (line === '')
        return '';
    if (TAME.test(line) && !LINK_WORD.test(line))
        return `\`${line}\``;
    return `<code>${line.replace(STRUCTURE, entity).replace(MAIL, `&#x40;${BREAK}`)}</code>`;
}
/** A link to an https address, else the label alone; `label` is Markdown, `url` may be foreign. */
function linkMarkdown(label, url) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
        return label;
    return `[${label}](${parsed.href.replace(/[()<>\\|*_`'"[\]]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`;
}
/** A fenced block that its text cannot close; invisible characters are written out, line breaks stay. */
function fenceMarkdown(text, language = '') {
    const body = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n')).replace(/\n$/, '');
    const longest = Math.max(2, ...Array.from(body.matchAll(/`+/g), (run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${body}\n${fence}`;
}
const tellMore = (omitted) => `\n${omitted} more ${omitted === 1 ? 'row is' : 'rows are'} left out here for size; the report has all.\n`;
const tableRow = (cells) => `| ${cells.map((cell) => cell.replace(/\n/g, ' ')).join(' | ')} |\n`;
/** A table whose cells are Markdown already; as many columns as the header. */
function tableMarkdown(header, rows) {
    return tableOf(header, rows, (row) => row);
}
/** A table of many entries whose cells are made only for the rows that fit. */
function tableOf(header, entries, cellsOf) {
    const rows = {
        length: entries.length,
        at: (index) => entries.slice(index, index + 1).map((entry) => tableRow(cellsOf(entry)))[0],
    };
    return {
        before: `${tableRow(header)}${tableRow(header.map(() => '---'))}`,
        rows,
        after: '',
        more: tellMore,
    };
}
/** A bulleted list whose items are Markdown already, one line each. */
function listMarkdown(items) {
    return {
        before: '',
        rows: items.map((item) => `- ${item.replace(/\n/g, ' ')}\n`),
        after: '',
        more: tellMore,
    };
}
/** Folds a block under a summary line; the summary is HTML-safe text (from `escapeMarkdown`), not Markdown. */
function detailsMarkdown(summary, block) {
    const open = `<details>\n<summary>${summary}</summary>\n\n`;
    const close = '\n</details>\n';
    if (typeof block === 'string')
        return { before: `${open}${block}\n`, rows: [], after: close, more: tellMore };
    return { ...block, before: `${open}${block.before}`, after: `${block.after}${close}` };
}
const endLine = (text) => (text.endsWith('\n') ? text : `${text}\n`);
const frameOf = (block) => typeof block === 'string'
    ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(endLine(block)) + 1
    : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.before) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.more(block.rows.length)) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.after) + 1;
/**
 * Joins blocks, a blank line apart, within `maxBytes` of UTF-8. Whole blocks go
 * from the end when even their frames do not fit; then rows are kept from the first block on, cut at a whole row.
 */
function assembleMarkdown(blocks, maxBytes) {
    let room = maxBytes;
    const kept = [];
    for (const block of blocks) {
        const frame = frameOf(block);
        if (frame > room)
            break;
        room -= frame;
        kept.push(block);
    }
    let omittedRows = 0;
    const parts = [];
    for (const block of kept) {
        if (typeof block === 'string') {
            parts.push(endLine(block));
            continue;
        }
        const shown = [];
        for (let row = block.rows.at(0); row !== undefined; row = block.rows.at(shown.length)) {
            const size = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(row);
            if (size > room)
                break;
            room -= size;
            shown.push(row);
        }
        const omitted = block.rows.length - shown.length;
        omittedRows += omitted;
        parts.push(`${block.before}${shown.join('')}${omitted === 0 ? '' : block.more(omitted)}${block.after}`);
    }
    return { text: parts.join('\n'), omittedRows, omittedBlocks: blocks.length - kept.length };
}


/***/ }),

/***/ 1447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ toProblems)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _host_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9157);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
/* harmony import */ var _sign_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3293);





/** Codes that the user has to mend rather than the service. */
const KINDS = {
    UNAUTHENTICATED: 'unauthenticated',
    PERMISSION_DENIED: 'forbidden',
    NOT_FOUND: 'usage',
    INVALID_ARGUMENT: 'usage',
    OUT_OF_RANGE: 'usage',
};
/**
 * What a thrown error is to the user (contract §3): wrong input 2, no token 3, forbidden 4, service 5. `identity` is the
 * uid in use: one below a folder cannot see the registry, which a 403 then says. `subject` begins the message.
 */
function toProblems(error, identity, subject = '') {
    const about = subject === '' ? '' : `${subject}: `;
    if (error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y) {
        return error.problems.map((problem) => ({
            kind: 'usage',
            message: about + problem.message,
            ...(problem.fix === undefined ? {} : { fix: problem.fix }),
            ...(problem.place === undefined ? {} : { location: problem.place }),
        }));
    }
    if (error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_1__/* .IdTokenError */ .Z)
        return [{ kind: 'unauthenticated', message: about + error.message, fix: error.remedy }];
    if (error instanceof _sign_in_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedExchangeError */ .Uz) {
        return [{ kind: 'unauthenticated', message: about + error.message, fix: error.lines.join('\n') }];
    }
    if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk)
        return [fromPlatform(error, identity, about)];
    return [
        {
            kind: 'service',
            message: `${about}unexpected failure: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error instanceof Error ? error.message : String(error))}`,
        },
    ];
}
function fromPlatform(error, identity, about) {
    const kind = KINDS[error.code] ?? 'service';
    const status = error.httpStatus === 0 ? '' : `, HTTP status ${error.httpStatus}`;
    const message = `${about}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error.call, 300)} failed: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error.message, 600)} (${error.code}${status})`;
    const fix = fixOf(error, identity);
    return fix === undefined ? { kind, message } : { kind, message, fix };
}
function fixOf(error, identity) {
    const { fieldViolations, preconditions } = error.details;
    const told = [
        ...fieldViolations.map((violation) => `${violation.field}: ${violation.description}`),
        ...preconditions.map((violation) => `${violation.type}: ${violation.description}`),
    ];
    if (told.length > 0)
        return told.map((line) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(line, 300)).join('\n');
    if (error.code === 'PERMISSION_DENIED') {
        if (identity !== undefined && identity.split('/').length > 2) {
            return 'this identity stands under a folder, and such identities cannot see the registry: make one directly under the organization';
        }
        return 'give the identity a role with the missing capability, such as `registry.pull` or `viewer`, on the organization';
    }
    if (error.code === 'UNAUTHENTICATED')
        return 'the token was not accepted: check `identity`, `token` and the URLs';
    if (error.code === 'CANCELLED')
        return 'give it more time with `timeout`, or less to do';
    return undefined;
}


/***/ }),

/***/ 2720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/host/files.js
var files = __webpack_require__(9036);
;// CONCATENATED MODULE: ./build/commands/exit-code.js
const CODES = {
    usage: 2,
    unauthenticated: 3,
    forbidden: 4,
    service: 5,
    partial: 6,
};
/** Exit codes in the order in which they win (contract §3); `partial` tells of writes that were made and comes first. */
const ORDER = ['partial', 'usage', 'unauthenticated', 'forbidden', 'service'];
/** Ending of an outcome; 0 for pass and warn, 1 for findings alone. */
function endingOf(outcome) {
    const kind = ORDER.find((candidate) => outcome.problems.some((problem) => problem.kind === candidate));
    if (kind !== undefined)
        return { result: 'error', exitCode: CODES[kind] };
    return { result: outcome.verdict, exitCode: outcome.verdict === 'fail' ? 1 : 0 };
}

// EXTERNAL MODULE: ./build/commands/input-names.js
var input_names = __webpack_require__(1878);
;// CONCATENATED MODULE: ./build/commands/gather-inputs.js


const MAXIMUM_SECRET_BYTES = 1024 * 1024;
/** Text of an input by flag, the host's native input or variable; empty counts as not given. */
function givenText(texts, name) {
    const candidates = [
        texts.commandLine.flags.get(name),
        texts.native(name),
        texts.environment[(0,input_names/* variableName */.c)(name)],
    ];
    return candidates.find((candidate) => candidate !== undefined && candidate.trim() !== '');
}
/** Secrets that are given as `<name>-file`, read, and those that are missing or empty; throws `UserError` for files that cannot be read. */
async function readSecretFiles(manifest, texts) {
    const secrets = new Map();
    const problems = [];
    for (const [name, spec] of Object.entries(manifest.inputs)) {
        const path = spec.kind === 'secret' && givenText(texts, name) === undefined
            ? givenText(texts, `${name}-file`)
            : undefined;
        if (path === undefined)
            continue;
        const text = await (0,files/* readTextFile */.Gu)(path.trim(), MAXIMUM_SECRET_BYTES);
        if (text === undefined || text.trim() === '') {
            problems.push({
                message: `\`${name}-file\`: \`${path.trim()}\` ${text === undefined ? 'does not exist' : 'is empty'}`,
                input: name,
            });
        }
        else {
            secrets.set(name, { text: text.trim() });
        }
    }
    return { secrets, problems };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
;// CONCATENATED MODULE: ./build/commands/policy.js



/** Config file that is read when no other is named. */
const DEFAULT_CONFIG_FILE = '.github/platform-actions.yml';
const MAXIMUM_BYTES = 1024 * 1024;
/** A config file that says nothing. */
const NO_CONFIG = { given: () => undefined, ignores: [] };
/** Reads policy files from the working tree, or from the base commit where the change must not decide. */
function policyReader(place) {
    const fromBase = place.policyFrom === 'base' || place.host.context.untrustedHead;
    return (path) => fromBase ? readFromBase(place, path) : (0,files/* readTextFile */.Gu)((0,external_node_path_.resolve)(place.workingDirectory, path), MAXIMUM_BYTES);
}
/** The config file; nothing when it is the default one and absent. Throws `UserError` with every problem. */
async function readConfig(path, required, place) {
    const text = await policyReader(place)(path);
    if (text === undefined) {
        if (!required)
            return NO_CONFIG;
        throw new user_error/* UserError */.y({ message: `\`config-file\`: \`${path}\` does not exist`, input: 'config-file' });
    }
    const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(70)]).then(__webpack_require__.bind(__webpack_require__, 3070));
    const parsed = parseConfigFile(text, path);
    if (parsed.kind === 'problems')
        throw new user_error/* UserError */.y(...parsed.problems);
    return parsed.config;
}
async function readFromBase(place, path) {
    const { host, workingDirectory } = place;
    const { readFileAt, runGit } = await __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 7559));
    const { changeRequest } = host.context;
    const present = await (0,files/* readTextFile */.Gu)((0,external_node_path_.resolve)(workingDirectory, path), MAXIMUM_BYTES).catch(() => 'unreadable');
    const root = await runGit(workingDirectory, ['rev-parse', '--show-toplevel']);
    // Without a checkout there is no file that a change could have written either.
    if (root.kind === 'failed' && present === undefined && place.policyFrom === 'head')
        return undefined;
    const refuse = (why) => new user_error/* UserError */.y({
        message: `\`${path}\` cannot be read from the base of the change: ${why}`,
        fix: 'check the base commit out too (`fetch-depth: 0` of actions/checkout, `GIT_DEPTH: 0`, `fetchDepth: 0`), or name it in PLATFORM_BASE_COMMIT',
        input: 'policy-from',
    });
    if (root.kind === 'failed')
        throw refuse(root.why);
    const commit = changeRequest?.baseCommit ??
        (host.context.untrustedHead
            ? host.context.commit
            : await commitOfBranch(root.text.trim(), changeRequest?.baseRef));
    if (commit === undefined)
        throw refuse('the host does not tell the base commit of this run');
    const top = root.text.trim();
    const inside = (0,external_node_path_.isAbsolute)(path) ? (0,external_node_path_.relative)(top, path) : (0,external_node_path_.relative)(top, (0,external_node_path_.resolve)(workingDirectory, path));
    if (inside.startsWith('..'))
        throw refuse('it is outside the repository');
    const answer = await readFileAt(top, commit, inside.split(external_node_path_.sep).join('/'));
    if (answer === undefined)
        return undefined;
    if (answer.kind === 'failed')
        throw refuse(answer.why);
    return answer.text;
}
/** Commit that a branch of the base had when it was fetched: Azure and Buildkite tell the branch only. */
async function commitOfBranch(top, branch) {
    if (branch === undefined)
        return undefined;
    const { runGit } = await __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 7559));
    const name = `refs/remotes/origin/${branch}^{commit}`;
    const found = await runGit(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
    return found.kind === 'failed' ? undefined : found.text.trim();
}

// EXTERNAL MODULE: ./build/commands/problems.js
var commands_problems = __webpack_require__(1447);
;// CONCATENATED MODULE: ./build/base/glob-problem.js
const MAXIMUM_LENGTH = 256;
const EXTGLOB = /[?*+@!]\(/;
/** Why a glob is refused (contract §1: at most 256 characters, no extglobs), or `undefined` when it is fine. */
function globProblem(glob) {
    if (glob.length > MAXIMUM_LENGTH)
        return `longer than ${MAXIMUM_LENGTH} characters`;
    if (EXTGLOB.test(glob))
        return 'extended globs such as `@(…)` are not supported';
    if ((glob.match(/\{/g) ?? []).length > 8)
        return 'more than 8 brace groups';
    return undefined;
}

;// CONCATENATED MODULE: ./build/base/list.js
/**
 * Entries of a list input: separated by newlines or by commas that are not inside `{}`; trimmed, blanks dropped
 * (contract §1). An unclosed brace holds its commas up to the end of the line.
 */
function splitList(text) {
    const entries = [];
    for (const line of splitLines(text)) {
        let depth = 0;
        let entry = '';
        for (const character of line) {
            if (character === '{')
                depth += 1;
            if (character === '}')
                depth = Math.max(0, depth - 1);
            if (character === ',' && depth === 0) {
                entries.push(entry);
                entry = '';
            }
            else {
                entry += character;
            }
        }
        entries.push(entry);
    }
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
/** Lines of a text, trimmed, blanks dropped. */
function splitLines(text) {
    return text
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}

// EXTERNAL MODULE: ./build/base/loopback.js
var loopback = __webpack_require__(8475);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/domain/image-name.js
var image_name = __webpack_require__(270);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
;// CONCATENATED MODULE: ./build/commands/read-inputs.js







/** Reads every input of a manifest into one typed record, or gives all that is wrong with them; `now` in milliseconds since 1970. */
function readInputs(specs, given, now) {
    const problems = [];
    const values = {};
    for (const [name, spec] of Object.entries(specs)) {
        const source = given(name);
        const text = source?.text ?? spec.default ?? '';
        const parsed = parseInput(spec, text, now);
        if ('value' in parsed) {
            values[name] = parsed.value;
            continue;
        }
        problems.push({
            message: `\`${name}\` ${parsed.problem}`,
            ...(parsed.fix === undefined ? {} : { fix: parsed.fix }),
            input: name,
            ...(source?.place === undefined ? {} : { place: source.place }),
        });
    }
    if (problems.length > 0)
        return { kind: 'problems', problems };
    // Each value was made by `parseInput` from the spec that `InputsOf` maps its type from.
    return { kind: 'inputs', inputs: values };
}
function parseInput(spec, text, now) {
    const trimmed = text.trim();
    switch (spec.kind) {
        case 'list':
            return parseEntries(spec, splitList(text));
        case 'lines':
            return parseEntries(spec, splitLines(text));
        case 'globs':
            return parseGlobs(splitList(text));
        case 'choices':
            return parseChoices(splitList(text), spec.choices ?? []);
        default:
            return trimmed === '' ? { value: undefined } : parseScalar(spec, trimmed, now);
    }
}
function parseScalar(spec, text, now) {
    switch (spec.kind) {
        case 'boolean':
            if (text === 'true' || text === 'false')
                return { value: text === 'true' };
            return { problem: `is ${quote(text)}, which is neither \`true\` nor \`false\`` };
        case 'integer':
            return parseInteger(text, spec.min ?? 0, spec.max ?? Number.MAX_SAFE_INTEGER);
        case 'duration': {
            const value = (0,duration/* parseDuration */.E)(text);
            return value === undefined
                ? {
                    problem: `is ${quote(text)}, which is no duration`,
                    fix: 'write `90s`, `15m`, `36h`, `7d` or `2w`',
                }
                : { value };
        }
        case 'time':
            return parsePoint(text, spec.past === true ? now : Number.POSITIVE_INFINITY);
        case 'choice':
            return spec.choices?.includes(text) === true ? { value: text } : notAChoice(text, spec.choices ?? []);
        case 'url':
            return parseOrigin(text);
        default:
            return { value: text };
    }
}
function parsePoint(text, latest) {
    const value = (0,time/* parseTime */.pe)(text);
    if (value === undefined) {
        const fix = 'write `2026-01-31` or `2026-01-31T12:00:00Z`';
        return { problem: `is ${quote(text)}, which is no date and no RFC 3339 time`, fix };
    }
    return value <= latest ? { value } : { problem: `is ${(0,time/* renderTime */.sZ)(value)}, which is still to come` };
}
function parseEntries(spec, entries) {
    const wrong = entries.flatMap((entry) => {
        const problem = entryProblem(spec, entry);
        return problem === undefined ? [] : [`has ${quote(entry)}, which is ${problem}`];
    });
    return wrong.length === 0 ? { value: entries } : { problem: wrong.join('; and ') };
}
function entryProblem(spec, entry) {
    if (spec.entries === 'image-reference') {
        const parsed = (0,image_reference/* parseImageReference */.o_)(entry);
        return parsed.kind === 'malformed' ? `no image reference: ${parsed.reason}` : undefined;
    }
    if (spec.entries === 'registry-mapping') {
        const parsed = (0,image_name/* parseRegistryMapping */.jE)(entry);
        return parsed.kind === 'malformed' ? `no mapping: ${parsed.reason}` : undefined;
    }
    return undefined;
}
function parseInteger(text, min, max) {
    const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
    if (value !== undefined && value >= min && value <= max)
        return { value };
    return { problem: `is ${quote(text)}, which is not a whole number from ${min} to ${max}` };
}
function parseGlobs(globs) {
    for (const glob of globs) {
        const problem = globProblem(glob);
        if (problem !== undefined)
            return { problem: `has the glob ${quote(glob)}: ${problem}` };
    }
    return { value: globs };
}
function parseChoices(words, choices) {
    const wrong = words.find((word) => !choices.includes(word));
    return wrong === undefined ? { value: words } : notAChoice(wrong, choices);
}
function notAChoice(text, choices) {
    return {
        problem: `is ${quote(text)}`,
        fix: `choose ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
    };
}
function parseOrigin(text) {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        return {
            problem: `is ${quote(text)}, which is no URL`,
            fix: 'write the origin only, such as `https://cgr.dev`',
        };
    }
    if (url.username !== '' || url.password !== '')
        return { problem: 'has a user name or password in its URL', fix: 'write the origin only' };
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (0,loopback/* isLoopback */.U)(url.hostname))) {
        return { problem: `is ${quote(text)}: only https is allowed, and http on loopback` };
    }
    if (url.search !== '' || url.hash !== '' || !/^\/?$/.test(url.pathname)) {
        return {
            problem: `is ${quote(text)}: a path, query or fragment is not allowed`,
            fix: `write \`${url.origin}\``,
        };
    }
    return { value: url.origin };
}
function quote(text) {
    return `\`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\``;
}

;// CONCATENATED MODULE: ./build/commands/start-command.js






/** Reads and checks every input, before any request; throws `UserError` with all that is wrong with all of them. */
async function startCommand(options) {
    const { host, manifest, texts } = options;
    const now = options.clock.now();
    const { problems: secretProblems, secrets } = await readSecretFiles(manifest, texts);
    const direct = (name) => {
        const text = givenText(texts, name);
        return text === undefined ? secrets.get(name) : { text };
    };
    const problems = [...texts.commandLine.problems, ...secretProblems];
    const workingDirectory = (0,external_node_path_.resolve)(host.context.workspace, direct('working-directory')?.text ?? '.');
    const config = await readConfigOf(options, direct, workingDirectory, problems);
    const all = (name) => direct(name) ?? config.given(manifest.name, name);
    const reportFile = await reportPath(host, direct('report-file')?.text.trim(), workingDirectory, problems);
    const read = readInputs(manifest.inputs, all, now);
    if (read.kind === 'problems')
        throw new user_error/* UserError */.y(...problems, ...read.problems);
    const inputs = commonOf(read.inputs);
    if (direct('request-timeout') !== undefined && inputs['request-timeout'] > inputs.timeout) {
        problems.push({ message: '`request-timeout` is longer than `timeout`', input: 'request-timeout' });
    }
    if (problems.length > 0)
        throw new user_error/* UserError */.y(...problems);
    const given = new Set(Object.keys(manifest.inputs).filter((name) => all(name) !== undefined));
    return { inputs, config, given, workingDirectory, reportFile };
}
/** The config file, which is found by inputs that it cannot set itself; its problems are added to the others. */
async function readConfigOf({ host }, direct, workingDirectory, problems) {
    const path = direct('config-file')?.text.trim();
    const policyFrom = direct('policy-from')?.text.trim() === 'base' ? 'base' : 'head';
    try {
        return await readConfig(path ?? DEFAULT_CONFIG_FILE, path !== undefined, {
            host,
            policyFrom,
            workingDirectory,
        });
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        problems.push(...error.problems);
        return NO_CONFIG;
    }
}
async function reportPath(host, named, workingDirectory, problems) {
    const { tempDirectory, workspace } = host.context;
    if (named === undefined)
        return (0,files/* privateFile */.o4)(tempDirectory, 'report.json');
    try {
        return await (0,files/* checkWritable */.ZB)(named, { workspace, tempDirectory, workingDirectory }, 'report-file');
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        problems.push(...error.problems);
        return '';
    }
}
function commonOf(inputs) {
    // Every manifest spreads `commonInputs`, so its typed record has all of them.
    return inputs;
}

// EXTERNAL MODULE: ./build/base/cut.js
var base_cut = __webpack_require__(1336);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
;// CONCATENATED MODULE: ./build/commands/write-outcome.js




/** Annotations of one level that a step may have before the host drops the rest. */
const MAXIMUM_ANNOTATIONS = 10;
const LEVELS = ['error', 'warning', 'notice'];
/** Writes everything that the user sees, once: log, annotations, outputs, summary, report, stdout. */
async function writeOutcome(host, outcome, facts) {
    for (const problem of outcome.problems)
        tellProblem(host, problem);
    tellFindings(host, outcome.findings, facts.annotations);
    for (const line of outcome.log)
        host.log.info(line);
    for (const limitation of host.limitations)
        host.log.info(`Note: ${limitation}.`);
    const report = host.redact(renderReport(outcome, facts));
    const reportPath = await writeReport(host, facts.reportFile, report);
    writeOutputs(host, outcome, facts, reportPath);
    if (facts.summary && outcome.summary !== '')
        host.writeSummary(outcome.summary);
    await host.finish?.({
        result: facts.ending.result,
        findings: facts.annotations ? outcome.findings : [],
    });
    if (facts.json)
        facts.stdout(`${report}\n`);
    else if (outcome.stdout.length > 0)
        facts.stdout(`${facts.secretStdout ? outcome.stdout.join('\n') : host.redact(outcome.stdout.join('\n'))}\n`);
}
function tellProblem(host, problem) {
    const text = problem.fix === undefined ? problem.message : `${problem.message}\n${problem.fix}`;
    if (problem.location === undefined)
        host.log.error(text);
    else
        host.annotate({ level: 'error', title: 'platform-actions', message: text, ...problem.location });
}
function tellFindings(host, findings, annotations) {
    const native = host.capabilities.annotations === 'native';
    for (const level of LEVELS) {
        const some = findings.filter((finding) => finding.level === level);
        const shown = annotations ? (native ? some.slice(0, MAXIMUM_ANNOTATIONS) : some) : [];
        for (const finding of shown)
            host.annotate({ level, title: finding.title, message: messageOf(finding), ...finding.location });
        for (const finding of some.slice(shown.length)) {
            const { location } = finding;
            const place = location === undefined ? '' : `${location.file}:${location.line}: `;
            host.log.info(`${place}${level}: ${finding.title}: ${messageOf(finding)}`);
        }
        if (annotations && some.length > shown.length)
            host.log.info(`${some.length - shown.length} more ${level}s are listed here without an annotation.`);
    }
}
function messageOf(finding) {
    return finding.fix === undefined ? finding.message : `${finding.message}\n${finding.fix}`;
}
function renderReport(outcome, facts) {
    const report = {
        version: 1,
        command: facts.manifest.name,
        result: facts.ending.result,
        exitCode: facts.ending.exitCode,
        startedAt: (0,time/* renderTime */.sZ)(facts.startedAt),
        finishedAt: (0,time/* renderTime */.sZ)(facts.finishedAt),
        inputs: facts.inputs,
        findings: outcome.findings,
        problems: outcome.problems,
        requests: { count: facts.requests.count, retried: facts.requests.retried },
        ...outcome.report,
    };
    return JSON.stringify(report, undefined, 2);
}
async function writeReport(host, path, report) {
    if (path === undefined)
        return undefined;
    try {
        await (0,files/* writeAtomically */.vK)(path, `${report}\n`, 0o600);
        return path;
    }
    catch (error) {
        host.log.warning(`the report was not written: ${(0,plain_text/* plainLine */.h0)(error instanceof Error ? error.message : (0,files/* errorCode */.CA)(error))}`);
        return undefined;
    }
}
function writeOutputs(host, outcome, facts, reportPath) {
    let truncated = outcome.outputsTruncated === true;
    const { json, secret } = kindsOf(facts.manifest);
    for (const [name, value] of Object.entries(outcome.outputs)) {
        if (secret.has(name)) {
            host.setOutput(name, String(value));
            continue;
        }
        if (!Array.isArray(value)) {
            host.setOutput(name, host.redact(String(value)));
            continue;
        }
        const cut = (0,base_cut/* cutJsonArray */.E)(value);
        truncated ||= cut.truncated && json.has(name);
        host.setOutput(name, host.redact(cut.text));
    }
    host.setOutput('result', facts.ending.result);
    host.setOutput('report', reportPath ?? '');
    host.setOutput('outputs-truncated', String(truncated));
}
function kindsOf(manifest) {
    const names = (kind) => new Set(Object.entries(manifest.outputs)
        .filter(([, spec]) => spec.kind === kind)
        .map(([name]) => name));
    return { json: names('json'), secret: names('secret') };
}

;// CONCATENATED MODULE: ./build/commands/run-command.js









const NOTHING = {
    findings: [],
    problems: [],
    verdict: 'pass',
    outputs: {},
    summary: '',
    report: {},
    stdout: [],
    log: [],
};
const NO_REQUESTS = { count: 0, retried: 0 };
/** Runs one command from texts to exit code: the one place that catches, tells and writes. Never throws. */
async function runCommand(options) {
    const { clock, host, manifest } = options;
    const startedAt = clock.now();
    let started;
    let session;
    let outcome;
    try {
        started = await startCommand(options);
        const { outcome: done, session: used } = await work(options, started, (opened) => {
            session = opened;
        });
        session = used;
        outcome = done;
    }
    catch (error) {
        const problems = (0,commands_problems/* toProblems */.e)(error, started?.inputs.identity);
        outcome = { ...NOTHING, problems, summary: problemSummary(manifest, problems) };
    }
    host.progress(undefined);
    if (started !== undefined)
        outcome = soften(started.inputs, outcome, manifest);
    const ending = endingOf(outcome);
    const finishedAt = clock.now();
    const requests = session?.requests ?? NO_REQUESTS;
    await writeOutcome(host, outcome, {
        manifest,
        ending,
        startedAt,
        finishedAt,
        inputs: publicInputs(manifest, started?.inputs),
        requests,
        annotations: started?.inputs.annotations ?? givenText(options.texts, 'annotations')?.trim() !== 'false',
        summary: started?.inputs.summary ?? givenText(options.texts, 'summary')?.trim() !== 'false',
        reportFile: started?.reportFile ??
            (await (0,files/* privateFile */.o4)(host.context.tempDirectory, 'report.json').catch(() => undefined)),
        json: options.texts.commandLine.json,
        stdout: options.stdout,
        secretStdout: manifest.name === 'token',
    });
    const sent = `${requests.count} ${requests.count === 1 ? 'request' : 'requests'}`;
    host.log.info(`${manifest.name}: ${ending.result} (${sent}, ${(0,duration/* renderDuration */.P)(finishedAt - startedAt)})`);
    return ending.exitCode;
}
async function work(options, started, opened) {
    const { clock, host, manifest, random } = options;
    const { inputs } = started;
    const [run, { openSession }, http] = await Promise.all([
        options.load(manifest),
        __webpack_require__.e(/* import() */ 132).then(__webpack_require__.bind(__webpack_require__, 2132)),
        options.openHttp(inputs.concurrency),
    ]);
    const limit = new AbortController();
    const timer = setTimeout(() => {
        limit.abort(new Error(`the command took longer than its \`timeout\` of ${(0,duration/* renderDuration */.P)(inputs.timeout)}`));
    }, inputs.timeout);
    const signal = AbortSignal.any([limit.signal, options.stop]);
    const session = openSession(inputs, { host, http, clock, random, signal });
    opened(session);
    try {
        const outcome = await run(inputs, {
            host,
            session,
            clock,
            config: started.config,
            workingDirectory: started.workingDirectory,
            signal,
            stdoutIsPrivate: options.stdoutIsPrivate,
            given: started.given,
            readPolicyFile: policyReader({
                host,
                policyFrom: inputs['policy-from'],
                workingDirectory: started.workingDirectory,
            }),
        });
        return { outcome, session };
    }
    finally {
        clearTimeout(timer);
    }
}
/** `on-error: warn`: failures to sign in or to ask become warnings; never for `apply` (contract §2). */
function soften(inputs, outcome, manifest) {
    const applies = manifest.name === 'sync-rolebindings' && Reflect.get(inputs, 'mode') === 'apply';
    if (inputs['on-error'] !== 'warn' || applies)
        return outcome;
    const soft = (problem) => problem.kind === 'unauthenticated' || problem.kind === 'service';
    const softened = outcome.problems.filter(soft);
    if (softened.length === 0)
        return outcome;
    const findings = softened.map((problem, index) => ({
        rule: 'could-not-ask',
        level: 'warning',
        title: 'Not everything could be checked',
        message: problem.message,
        ...(problem.fix === undefined ? {} : { fix: problem.fix }),
        fingerprint: `could-not-ask ${index}`,
    }));
    return {
        ...outcome,
        findings: [...outcome.findings, ...findings],
        problems: outcome.problems.filter((problem) => !soft(problem)),
        verdict: outcome.verdict === 'pass' ? 'warn' : outcome.verdict,
    };
}
function problemSummary(manifest, problems) {
    const rows = problems.map((problem) => {
        const fix = problem.fix === undefined
            ? ''
            : `<br>${problem.fix
                .split('\n')
                .map((line) => (0,markdown/* escapeMarkdown */.FV)(line))
                .join('<br>')}`;
        return `- ${(0,markdown/* escapeMarkdown */.FV)(problem.message)}${fix}`;
    });
    return `### ${manifest.title}: error\n\n${rows.join('\n')}\n`;
}
function publicInputs(manifest, inputs) {
    if (inputs === undefined)
        return {};
    return Object.fromEntries(Object.entries(inputs).filter(([name, value]) => value !== undefined && manifest.inputs[name]?.kind !== 'secret'));
}


/***/ }),

/***/ 270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ul: () => (/* binding */ isPublic),
/* harmony export */   jE: () => (/* binding */ parseRegistryMapping),
/* harmony export */   kl: () => (/* binding */ locateImage)
/* harmony export */ });
/* unused harmony exports PUBLIC_REGISTRY, PUBLIC_ORGANIZATION, DEFAULT_TAG */
/** Host of the public registry, which a reference without a host means. */
const PUBLIC_REGISTRY = 'cgr.dev';
/** Organization of public images, which a reference without one means (spec §4). */
const PUBLIC_ORGANIZATION = 'chainguard';
/** Tag that a reference without one means. */
const DEFAULT_TAG = 'latest';
/** Parses `mirror.example/proxy=cgr.dev`; gives the reason when the line is no mapping. */
function parseRegistryMapping(line) {
    const [from = '', to = '', ...rest] = line.split('=').map((side) => side
        .trim()
        .replace(/^https?:\/\//, '')
        .replace(/\/+$/, ''));
    if (rest.length > 0 || from === '' || to === '')
        return { kind: 'malformed', reason: 'it is not `left=right`' };
    const mapping = { from: from.split('/'), to: to.split('/') };
    if ([...mapping.from, ...mapping.to].some((segment) => segment === ''))
        return { kind: 'malformed', reason: 'a part of it is empty' };
    return { kind: 'mapping', mapping };
}
/**
 * Finds the image that a reference means (contract §4). `bare` tells what a reference without a host means: this
 * registry's image in inputs, somebody else's in files.
 */
function locateImage(reference, names, bare) {
    const tag = reference.tag ?? DEFAULT_TAG;
    const { host, path } = reference;
    const mapping = host === undefined ? undefined : longestMapping([host, ...path], names.mappings);
    if (mapping !== undefined && host !== undefined) {
        const [toHost, ...toPath] = [...mapping.to, ...[host, ...path].slice(mapping.from.length)];
        if (toPath.length === 0 || !isOurs(toHost ?? '', names))
            return { kind: 'foreign', host: toHost };
        return ours(toPath, tag, { ...reference, tag, digest: undefined });
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
/** Whether the history of a tag can be read without signing in (spec §5: free-tier public images). */
function isPublic(repository, tag) {
    return repository.startsWith(`${PUBLIC_ORGANIZATION}/`) && (tag === 'latest' || tag === 'latest-dev');
}
function ours(path, tag, complete) {
    const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return { kind: 'ours', image: { organization: full[0] ?? '', repository: full.join('/'), tag, complete } };
}
function isOurs(host, names) {
    return host === PUBLIC_REGISTRY || host === names.registryHost;
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}


/***/ }),

/***/ 880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Yk: () => (/* binding */ printImageReference),
/* harmony export */   o_: () => (/* binding */ parseImageReference)
/* harmony export */ });
/* unused harmony exports isTag, isHostSegment */
/**
 * Grammar of the OCI distribution specification and the `distribution/reference` package:
 * `[host[:port]/]segment[/segment…][:tag][@sha256:hex]`.
 */
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const SEGMENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;
/** Whether the text is a complete `sha256` digest. */
function isDigest(text) {
    return DIGEST.test(text);
}
/** Whether the text is a valid tag name. */
function isTag(text) {
    return TAG.test(text);
}
/** Whether a first path segment names a registry host: it has a dot or a port, or is `localhost`. */
function isHostSegment(segment) {
    return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}
/** Parses `[host/]path[:tag][@digest]`; never throws, the reason is one clause for an error message. */
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
    const segments = (hasTag ? name.slice(0, colon) : name).split('/');
    const first = segments[0] ?? '';
    const host = segments.length > 1 && isHostSegment(first) ? first : undefined;
    if (host !== undefined && !HOST.test(host))
        return malformed('its registry host is not a host name');
    const path = host === undefined ? segments : segments.slice(1);
    const wrong = path.find((segment) => !SEGMENT.test(segment));
    if (wrong === '')
        return malformed('it has an empty name');
    if (wrong !== undefined)
        return malformed('its name may only have lower-case letters and digits, joined by `.`, `_` or `-`');
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
/** Prints a reference in the form that `parseImageReference` reads. */
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


/***/ })

};
