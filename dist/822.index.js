export const id = 822;
export const ids = [822];
export const modules = {

<<<<<<< HEAD
/***/ 4822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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

/***/ 4822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


>>>>>>> files
// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBuildkiteHost: () => (/* binding */ createBuildkiteHost),
  detectBuildkite: () => (/* binding */ detectBuildkite)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(6963);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/host/buildkite-agent.js

const TIMEOUT_MS = 30_000;
const MAXIMUM_BYTES = 1024 * 1024;
/** Runs `buildkite-agent`; values go by stdin, never as arguments. Never throws. */
function runAgent(environment, words, input, signal) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)('buildkite-agent', words, {
            env: { ...environment },
            stdio: ['pipe', 'pipe', 'pipe'],
            timeout: TIMEOUT_MS,
            windowsHide: true,
            ...(signal === undefined ? {} : { signal }),
<<<<<<< HEAD
        });
        const printed = { stdout: '', stderr: '' };
        for (const stream of ['stdout', 'stderr']) {
            child[stream].setEncoding('utf8');
            child[stream].on('data', (text) => {
                if (printed[stream].length < MAXIMUM_BYTES)
                    printed[stream] += text;
            });
        }
        child.on('error', (error) => resolve({ kind: 'failed', why: explain(error) }));
        child.on('close', (code) => {
            if (code === 0)
                resolve({ kind: 'output', text: printed.stdout });
            else
                resolve({ kind: 'failed', why: lastLine(printed.stderr) || `exit code ${code}` });
        });
=======
        });
        const printed = { stdout: '', stderr: '' };
        for (const stream of ['stdout', 'stderr']) {
            child[stream].setEncoding('utf8');
            child[stream].on('data', (text) => {
                if (printed[stream].length < MAXIMUM_BYTES)
                    printed[stream] += text;
            });
        }
        child.on('error', (error) => resolve({ kind: 'failed', why: explain(error) }));
        child.on('close', (code) => {
            if (code === 0)
                resolve({ kind: 'output', text: printed.stdout });
            else
                resolve({ kind: 'failed', why: lastLine(printed.stderr) || `exit code ${code}` });
        });
>>>>>>> files
        // An agent that does not read its input closes the pipe: its exit code tells.
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
/** The same, waiting for it: what is masked must be so before the next line is printed. */
function runAgentNow(environment, words, input) {
    const done = (0,external_node_child_process_.spawnSync)('buildkite-agent', words, {
        env: { ...environment },
        input,
        encoding: 'utf8',
        timeout: TIMEOUT_MS,
        windowsHide: true,
    });
    if (done.status === 0)
        return { kind: 'output', text: done.stdout };
    return {
        kind: 'failed',
        why: done.error === undefined ? lastLine(done.stderr) || `exit code ${done.status}` : explain(done.error),
    };
}
function explain(error) {
    const code = Reflect.get(error, 'code');
    return code === 'ENOENT' ? 'there is no `buildkite-agent` on the PATH' : error.message;
}
function lastLine(text) {
    return text.trim().split('\n').at(-1)?.trim() ?? '';
}

// EXTERNAL MODULE: ./build/host/gitlab-context.js
var gitlab_context = __webpack_require__(3114);
// EXTERNAL MODULE: ./build/host/host-options.js
var host_options = __webpack_require__(7286);
;// CONCATENATED MODULE: ./build/host/buildkite-context.js


/** Facts about the job from Buildkite's variables (buildkite.com/docs/pipelines/configure/environment-variables). */
function buildkiteContext(options, temporary) {
    const text = (0,host_options/* readVariables */.C)(options.environment);
    const repository = text('BUILDKITE_REPO');
    const [tag, branch] = [text('BUILDKITE_TAG'), text('BUILDKITE_BRANCH')];
    const changeRequest = pullRequest(text, repository);
    const build = text('BUILDKITE_BUILD_URL');
    const job = text('BUILDKITE_JOB_ID');
    return {
        workspace: text('BUILDKITE_BUILD_CHECKOUT_PATH') ?? options.workingDirectory,
        tempDirectory: temporary,
        repository: repositoryPath(repository),
        ref: tag !== undefined ? `refs/tags/${tag}` : branch === undefined ? undefined : `refs/heads/${branch}`,
        commit: commitOf(text('BUILDKITE_COMMIT')),
        event: text('BUILDKITE_SOURCE'),
        changeRequest,
        untrustedHead: false,
        changeEvent: changeRequest !== undefined,
        runUrl: build !== undefined && job !== undefined ? `${build}#${job}` : build,
        workflow: text('BUILDKITE_PIPELINE_SLUG'),
        job: text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_LABEL'),
        serverUrl: undefined,
        apiUrl: undefined,
    };
}
function pullRequest(text, repository) {
    const number = text('BUILDKITE_PULL_REQUEST');
    if (number === undefined || number === 'false') {
        const base = text('BUILDKITE_MERGE_QUEUE_BASE_BRANCH');
        if (base === undefined)
            return undefined;
        return {
            number: undefined,
            baseCommit: commitOf(text('BUILDKITE_MERGE_QUEUE_BASE_COMMIT')),
            baseRef: base,
            headRef: text('BUILDKITE_BRANCH'),
            fork: false,
        };
    }
    const from = text('BUILDKITE_PULL_REQUEST_REPO');
    return {
        number: (0,gitlab_context/* wholeNumber */.r)(number),
        baseCommit: undefined,
        baseRef: text('BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
        headRef: text('BUILDKITE_BRANCH'),
        fork: from !== undefined && repositoryPath(from) !== repositoryPath(repository),
    };
}
/** `HEAD` and branch names may stand where a build was made by hand. */
function commitOf(text) {
    return text !== undefined && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : undefined;
}
/** `owner/name` of a clone address: `git@host:owner/name.git`, `https://host/owner/name`. */
function repositoryPath(address) {
    if (address === undefined)
        return undefined;
    const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/^[^:]*:/, '');
    return path.replace(/^\/+/, '').replace(/(\.git)?\/*$/, '') || undefined;
}

// EXTERNAL MODULE: ./build/host/dotenv-output.js + 1 modules
var dotenv_output = __webpack_require__(9631);
// EXTERNAL MODULE: ./build/host/host.js
var host = __webpack_require__(9157);
// EXTERNAL MODULE: ./build/host/log-writer.js
var log_writer = __webpack_require__(9677);
;// CONCATENATED MODULE: ./build/host/buildkite.js









/** Most bytes of one annotation (buildkite.com/docs/agent/cli/reference/annotate). */
const MAXIMUM_ANNOTATION_BYTES = 1024 * 1024;
/** Most bytes of one value of meta-data. */
const MAXIMUM_METADATA_BYTES = 100 * 1024;
/** Longest listing of findings where there is no summary. */
const LISTED_FINDINGS = 50;
/** Whether this is a job of Buildkite. */
function detectBuildkite(environment) {
    if (environment['BUILDKITE'] !== 'true')
        return { kind: 'no' };
    if ((environment['BUILDKITE_JOB_ID'] ?? '') === '') {
        return {
            kind: 'misconfigured',
            problem: 'BUILDKITE_JOB_ID is not set',
            remedy: 'hand the variables of the job on to this process, for example with `propagate-environment`',
        };
    }
    return { kind: 'yes' };
}
/** Buildkite: the agent on the machine keeps outputs as meta-data, shows the summary as an annotation and mints tokens. */
function createBuildkiteHost(options) {
    const { environment, log: write } = options;
    const text = (0,host_options/* readVariables */.C)(environment);
    const secrets = (0,log_writer/* createSecrets */.gE)();
    const debug = environment['PLATFORM_DEBUG'] === 'true';
    const plain = (0,log_writer/* createLabelledLog */.Ud)({ write, secrets, debug, guard: withoutHeaders });
    const hasJobApi = text('BUILDKITE_AGENT_JOB_API_SOCKET') !== undefined;
    const agent = (words, input) => runAgent(environment, words, input);
    const prefix = (0,dotenv_output/* outputPrefix */.Mp)(options);
    const outputs = new Map();
    const summary = [];
    let [redactorTold, hasAgent] = [false, true];
    const tellFailure = (what, answer) => {
        if (answer.kind === 'output' || !hasAgent)
            return;
        hasAgent = !answer.why.includes('no `buildkite-agent`');
        plain.log.warning(`${what}: ${answer.why}`);
    };
    return {
        name: 'buildkite',
        context: buildkiteContext(options, (0,external_node_os_.tmpdir)()),
        capabilities: {
            idToken: 'any-audience',
            mask: hasJobApi ? 'native' : 'own-writer',
            outputs: 'native',
            annotations: 'log',
            summary: 'native',
            groups: true,
            cache: 'folder',
        },
        limitations: [],
        log: plain.log,
        input: options.nativeInput,
        idToken: (audience, signal) => mintIdToken(options, audience, signal),
        mask: (secret) => {
            for (const part of (0,log_writer/* secretParts */.Bm)(secret)) {
                secrets.add(part);
                if (!hasJobApi || redactorTold)
                    continue;
                const answer = runAgentNow(environment, ['redactor', 'add'], part);
                if (answer.kind === 'output')
                    continue;
                redactorTold = true;
                plain.log.warning(`the agent does not redact secrets in this log: ${answer.why}`);
            }
        },
        redact: secrets.redact,
        setOutput: (name, value) => {
            if (secrets.redact(value) === value)
                outputs.set(name, value);
            else
                plain.line(`The output \`${name}\` is a secret and is not kept as meta-data.`);
        },
        annotate: plain.annotate,
        writeSummary: (markdown) => {
            summary.push(secrets.redact(markdown));
        },
        group: async (title, body) => {
            write(`--- ${withoutHeaders(secrets.redact(title)).replaceAll('\n', ' ')}\n`);
            return body();
        },
        quote: (foreign) => {
            write(`${withoutHeaders((0,log_writer/* quotable */.E7)(secrets.redact(foreign)).replace(/:(?=:)/g, ': '))}\n`);
        },
        progress: () => undefined,
        cacheDirectory: (0,external_node_path_.join)(environment['XDG_CACHE_HOME'] || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache'), 'platform-actions'),
        finish: async (ending) => {
            for (const [name, value] of outputs) {
                // The agent refuses an empty value; a key that is absent reads the same.
                if (value.trim() === '')
                    continue;
                if (Buffer.byteLength(value) > MAXIMUM_METADATA_BYTES) {
                    plain.line(`The output \`${name}\` is too large for meta-data; the report has it.`);
                    continue;
                }
                const answer = await agent(['meta-data', 'set', `${prefix}:${name}`], value);
                tellFailure(`the output \`${name}\` was not kept as meta-data`, answer);
            }
            const body = annotationBody(summary, ending, secrets.redact);
            if (body === '')
                return;
            const words = [
                'annotate',
                '--style',
                STYLES[ending.result],
                '--context',
                `platform-actions-${prefix}-${text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_JOB_ID') ?? ''}`,
            ];
            tellFailure('the summary was not shown as an annotation', await agent(words, body));
        },
    };
}
const STYLES = { pass: 'success', warn: 'warning', fail: 'error', error: 'error' };
/** The summary; without one, the findings as a list. */
function annotationBody(summary, { findings }, redact) {
    const blocks = summary.length > 0 ? summary : findings.length > 0 ? [findingList(findings)] : [];
    return redact((0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_ANNOTATION_BYTES).text);
}
function findingList(findings) {
    return (0,markdown/* listMarkdown */.AX)(findings.slice(0, LISTED_FINDINGS).map(({ level, location, message, title }) => {
        const place = location === undefined ? '' : `${(0,markdown/* codeMarkdown */.fl)(`${location.file}:${location.line}`)} `;
        return `${place}**${level}**: ${(0,markdown/* escapeMarkdown */.FV)(title)}: ${(0,markdown/* escapeMarkdown */.FV)(message)}`;
    }));
}
/** Lines that Buildkite's log takes for the head of a group begin with one of these; a bar before them takes that away. */
function withoutHeaders(text) {
    return text.replace(/^(?=[ \t]*(?:---|\+\+\+|~~~|\^\^\^))/gm, '| ');
}
/**
 * Asks the agent for an ID token. The default subject of Buildkite names commit and step, so no identity can match it
 * exactly: the pipeline's id is asked for instead, unless BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM says otherwise.
 */
async function mintIdToken(options, audience, signal) {
    const { environment } = options;
    const claim = environment['BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM'] || 'pipeline_id';
    const words = ['oidc', 'request-token', '--audience', audience];
    const answer = await runAgent(environment, [...words, '--subject-claim', claim], '', signal);
    const token = answer.kind === 'output' ? answer.text.trim() : '';
    if (token !== '')
        return token;
    const why = answer.kind === 'failed' ? answer.why : 'an empty answer';
    const remedy = /subject-claim|flag provided but not defined/.test(why)
        ? 'update the agent to one of April 2026 or newer, which knows `--subject-claim`: without it the subject names commit and step, and no identity matches it'
        : 'run this on the agent itself or hand `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use an agent of 3.104 or newer';
    throw new host/* IdTokenError */.Z(`the agent gave no ID token: ${why}`, remedy, true);
}


/***/ }),

<<<<<<< HEAD
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
=======
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
>>>>>>> files
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
<<<<<<< HEAD
=======
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
>>>>>>> files
}


/***/ })

};
