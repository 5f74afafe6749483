export const id = 5089;
export const ids = [5089];
export const modules = {

/***/ 75808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ALTERNATIVES_LIMIT),
/* harmony export */   q: () => (/* binding */ braceAlternatives)
/* harmony export */ });
/** Most texts that the braces of one glob may stand for. */
const ALTERNATIVES_LIMIT = 1024;
const RANGE = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;
/**
 * The texts that `{a,b}`, also nested, and `{1..3}` or `{a..c}` stand for; `undefined` when there are more than the limit.
 * Braces that are not closed, or that hold neither comma nor range, are plain characters; so is what follows a backslash.
 */
function braceAlternatives(glob) {
    let open = findOpen(glob, 0);
    while (open >= 0) {
        const group = readGroup(glob, open);
        if (group !== undefined) {
            const choices = flatAll(group.choices, braceAlternatives);
            const tails = choices && braceAlternatives(glob.slice(group.end));
            if (choices === undefined || tails === undefined)
                return undefined;
            if (choices.length * tails.length > ALTERNATIVES_LIMIT)
                return undefined;
            const start = glob.slice(0, open);
            return choices.flatMap((choice) => tails.map((tail) => start + choice + tail));
        }
        open = findOpen(glob, open + 1);
    }
    return [glob];
}
function findOpen(glob, from) {
    for (let at = from; at < glob.length; at += 1) {
        if (glob[at] === '\\')
            at += 1;
        else if (glob[at] === '{')
            return at;
    }
    return -1;
}
/** The choices of the group that opens here and where it ends; `undefined` where none does. */
function readGroup(glob, open) {
    const choices = [];
    let depth = 0;
    let start = open + 1;
    for (let at = open; at < glob.length; at += 1) {
        const character = glob[at];
        if (character === '\\')
            at += 1;
        if (character === '{')
            depth += 1;
        if (character === '}')
            depth -= 1;
        if (depth === 0 || (depth === 1 && character === ',')) {
            choices.push(glob.slice(start, at));
            start = at + 1;
        }
        if (depth > 0)
            continue;
        if (choices.length > 1)
            return { choices, end: start };
        const range = rangeOf(choices.join(''));
        return range === undefined ? undefined : { choices: range, end: start };
    }
    return undefined;
}
function rangeOf(text) {
    const [, from, to, ...letters] = RANGE.exec(text) ?? [];
    if (from !== undefined && to !== undefined)
        return between(Number(from), Number(to)).map(String);
    const [first, last] = letters.flatMap((letter) => letter?.charCodeAt(0) ?? []);
    if (first === undefined || last === undefined)
        return undefined;
    return between(first, last).map((code) => String.fromCharCode(code));
}
function between(one, other) {
    const least = Math.min(one, other);
    return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => least + index);
}
function flatAll(texts, expand) {
    const all = [];
    for (const text of texts) {
        const expanded = expand(text);
        if (expanded === undefined || all.length + expanded.length > ALTERNATIVES_LIMIT)
            return undefined;
        all.push(...expanded);
    }
    return all;
}


/***/ }),

/***/ 42030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ LONGEST_TIMER_MS),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** Longest wait that a timer of JavaScript keeps: one that is longer would end at once. Some 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The machine's clock. */
const systemClock = {
    now: () => Date.now(),
    sleep: (milliseconds, signal) => new Promise((resolve) => {
        if (signal.aborted) {
            resolve();
            return;
        }
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, milliseconds);
        signal.addEventListener('abort', done);
    }),
};


/***/ }),

/***/ 81336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ cutJsonArray),
/* harmony export */   _: () => (/* binding */ OUTPUT_LIMIT_BYTES)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44074);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


/** Size that a JSON output stays under, in bytes of UTF-8 (contract §3). */
const OUTPUT_LIMIT_BYTES = 65_536;
/**
 * A JSON array of the entries, cut at a whole entry so that the text stays under `limitBytes` of UTF-8. Steps print outputs:
 * nothing in it is a command to a CI's log reader (contract §10).
 */
function cutJsonArray(entries, limitBytes = OUTPUT_LIMIT_BYTES) {
    let size = '[]'.length;
    const parts = [];
    for (const entry of entries) {
        const text = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderJson */ .h)(entry);
        size += (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .byteLength */ .dp)(text) + (parts.length === 0 ? 0 : 1);
        if (size >= limitBytes)
            return { text: `[${parts.join(',')}]`, truncated: true };
        parts.push(text);
    }
    return { text: `[${parts.join(',')}]`, truncated: false };
}


/***/ }),

/***/ 15902:
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

/***/ 44074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson),
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/** What log readers take for commands (`::`, `##[`, `##vso[`), and what terminals or eyes misread. */
const RISKY = /:(?=:)|#(?=#(?:\[|vso\[))|[\u007f-\u009f\u2028\u2029]|\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/giu;
const escapeUnit = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
/**
 * JSON of a value that says the same to every parser and nothing to a CI's log reader or a terminal: workflow commands
 * are broken up and invisible characters written out with escapes (contract §10). `indent` in spaces; 0 is one line.
 */
function renderJson(value, indent = 0) {
    return escapeJson(JSON.stringify(value, undefined, indent) ?? 'null');
}
/** The same of a text that is JSON already, or of a piece of it that is cut outside of its texts. */
function escapeJson(json) {
    // Outside of texts JSON has none of these characters, and inside an escape says the same.
    return json.replace(RISKY, (match) => match.split('').map(escapeUnit).join(''));
}


/***/ }),

/***/ 68475:
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

/***/ 26963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ listMarkdown),
/* harmony export */   Co: () => (/* binding */ assembleMarkdown),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   GE: () => (/* binding */ detailsMarkdown),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   hl: () => (/* binding */ fenceMarkdown),
/* harmony export */   k9: () => (/* binding */ linkMarkdown),
/* harmony export */   oS: () => (/* binding */ tableMarkdown)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

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

/***/ 38086:
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
 * width, tags, soft hyphen), lone surrogates, fillers that render as nothing, and separators that browsers take for the
 * end of a line.
 */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const codePointName = (character) => `[U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}]`;
/** Writes invisible and reordering characters out, for example `[U+202E]`; tabs become spaces; line breaks stay. */
function showInvisible(text) {
    // Nearly every text is plain ASCII, and the other expression takes milliseconds to compile.
    if (/^[\n -~]*$/.test(text))
        return text;
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

/***/ 22475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ renderDate),
/* harmony export */   SU: () => (/* binding */ hasBegun),
/* harmony export */   _U: () => (/* binding */ parseDate),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   sO: () => (/* binding */ DAY_MS),
/* harmony export */   sZ: () => (/* binding */ renderTime)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
/**
 * Milliseconds since 1970 of an RFC 3339 time or a date (start of that day, UTC); `undefined` for anything else,
 * days that do not exist included, and years before 100, among them the `0001-01-01` that Go writes for no time.
 * Fractions finer than a millisecond are cut.
 */
function parseTime(text) {
    const date = DATE.exec(text) ?? RFC_3339.exec(text);
    if (date === null)
        return undefined;
    const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = date;
    if (!isCalendarDay(Number(year), Number(month), Number(day)))
        return undefined;
    const milliseconds = `${fraction.slice(1)}000`.slice(0, 3);
    const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone.toUpperCase()}`);
    return Number.isNaN(time) ? undefined : time;
}
/** Milliseconds of a day. */
const DAY_MS = 86_400_000;
/** Start (00:00 UTC) of a `YYYY-MM-DD` date in milliseconds since 1970; `undefined` for text that is no date of the calendar. */
function parseDate(text) {
    return DATE.test(text) ? parseTime(text) : undefined;
}
/** Whether the date has begun in UTC; false for text that is no date. */
function hasBegun(date, now) {
    const start = parseDate(date);
    return start !== undefined && start <= now;
}
/** ISO 8601 in UTC with milliseconds, the form in which the platform writes times. */
function renderTime(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/** The UTC date of a time, `2026-01-31`. */
function renderDate(milliseconds) {
    return renderTime(milliseconds).slice(0, 10);
}
/** Years below 100 count from 1900 in `Date.UTC`, so that they are never the same. */
function isCalendarDay(year, month, day) {
    const time = new Date(Date.UTC(year, month - 1, day));
    return time.getUTCMonth() === month - 1 && time.getUTCDate() === day && time.getUTCFullYear() === year;
}


/***/ }),

/***/ 45794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/** Wrong input or file (exit code 2): carries every problem that was found, not only the first. */
class UserError extends Error {
    problems;
    constructor(...problems) {
        super(problems.map((problem) => problem.message).join('\n'));
        this.name = 'UserError';
        this.problems = problems;
    }
}


/***/ }),

/***/ 6:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e5: () => (/* binding */ commonOutputs),
/* harmony export */   j$: () => (/* binding */ commonInputs),
/* harmony export */   wQ: () => (/* binding */ fileInputs)
/* harmony export */ });
/** Inputs that every command has (contract §2). */
const commonInputs = {
    identity: { kind: 'text', description: "Uid of the identity to assume with this job's OIDC token." },
    token: { kind: 'secret', description: 'Token for the platform API, minted elsewhere.' },
    'registry-token': { kind: 'secret', description: 'Token for the registry, minted elsewhere.' },
    'id-token-audience': {
        kind: 'text',
        description: 'Audience that the CI is asked for when it mints the ID token.',
        defaultText: 'the issuer URL',
    },
    'api-url': { kind: 'url', description: 'Platform API.', default: 'https://console-api.enforce.dev' },
    'issuer-url': {
        kind: 'url',
        description: 'Issuer that exchanges ID tokens, at `/sts/exchange`.',
        defaultText: '`api-url` with `console-api.` replaced by `issuer.`',
    },
    'registry-url': {
        kind: 'url',
        description: 'Container registry; its host is the audience of registry tokens.',
        default: 'https://cgr.dev',
    },
    organization: {
        kind: 'text',
        description: 'Uid or exact name of the organization.',
        defaultText: 'first segment of `identity`',
    },
    'config-file': {
        kind: 'path',
        description: 'File with policy inputs and ignores.',
        defaultText: '`.github/platform-actions.yml` if present',
    },
    'policy-from': {
        kind: 'choice',
        choices: ['head', 'base'],
        description: 'Commit that config, ignores and role file are read from: the checked-out one, or the base of the change.',
        default: 'head',
    },
    'working-directory': {
        kind: 'path',
        description: 'Folder that files are looked for in.',
        defaultText: 'the workspace',
    },
    'on-error': {
        kind: 'choice',
        choices: ['fail', 'warn'],
        description: 'What to do when signing in or asking the service fails (exit codes 3 and 5): fail, or warn and pass.',
        default: 'fail',
    },
    timeout: { kind: 'duration', description: 'Longest time for the whole command.', default: '10m' },
    'request-timeout': { kind: 'duration', description: 'Longest time for one request.', default: '30s' },
    'max-attempts': {
        kind: 'integer',
        min: 1,
        max: 10,
        description: 'Tries for one request, the first included.',
        default: '4',
    },
    concurrency: { kind: 'integer', min: 1, max: 64, description: 'Requests in flight at once.', default: '8' },
    annotations: { kind: 'boolean', description: 'Put findings on the lines of files.', default: 'true' },
    summary: { kind: 'boolean', description: 'Write the job summary.', default: 'true' },
    'report-file': {
        kind: 'path',
        description: 'Where the JSON report goes.',
        defaultText: 'a private temporary file',
    },
    cache: {
        kind: 'boolean',
        description: 'Keep metadata and old history windows between runs.',
        default: 'false',
    },
    'cache-dir': { kind: 'path', description: 'Folder of that cache.', defaultText: "the host's cache folder" },
    'github-token': {
        kind: 'secret',
        description: 'Token for the pull-request comment and the SARIF upload only.',
        defaultText: "the job's token",
        only: 'github',
    },
};
/** Outputs that every command has (contract §3). */
const commonOutputs = {
    result: { description: '`pass`, `warn`, `fail` or `error`.' },
    report: { description: 'Path of the JSON report.' },
    'outputs-truncated': { description: '`true` when a JSON output was cut at 64 KiB; the report has all.' },
};
/** Inputs of the commands that look at references in the repository's files. */
const fileInputs = {
    images: {
        kind: 'list',
        entries: 'image-reference',
        description: 'Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest.',
    },
    files: {
        kind: 'globs',
        description: 'Globs of files that are scanned for references.',
        policy: true,
    },
    'ignore-images': {
        kind: 'globs',
        description: 'Globs on `org/name:tag`; without a colon any tag; `!` takes back; the last match wins.',
        policy: true,
    },
    'registry-map': {
        kind: 'list',
        entries: 'registry-mapping',
        description: 'Lines `mirror.example/proxy=cgr.dev`: looked up on the right, files keep the left.',
        policy: true,
    },
};


/***/ }),

/***/ 74245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isSoft),
/* harmony export */   z: () => (/* binding */ endingOf)
/* harmony export */ });
const CODES = {
    usage: 2,
    unauthenticated: 3,
    forbidden: 4,
    service: 5,
    partial: 6,
};
/** Exit codes in the order in which they win (contract §3); `partial` tells of writes that were made and comes first. */
const ORDER = ['partial', 'usage', 'unauthenticated', 'forbidden', 'service'];
/** Whether `on-error: warn` makes a warning of a problem: to sign in, or to ask (contract §2). */
const isSoft = ({ kind }) => kind === 'unauthenticated' || kind === 'service';
/** Ending of an outcome; 0 for pass and warn, 1 for findings alone. */
function endingOf(outcome) {
    const kind = outcome.firstProblemDecides === true
        ? outcome.problems[0]?.kind
        : ORDER.find((candidate) => outcome.problems.some((problem) => problem.kind === candidate));
    if (kind !== undefined)
        return { result: 'error', exitCode: CODES[kind] };
    return { result: outcome.verdict, exitCode: outcome.verdict === 'fail' ? 1 : 0 };
}


/***/ }),

/***/ 21878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ variableName)
/* harmony export */ });
/* unused harmony export nativeVariableName */
function inCapitals(input) {
    return input.toUpperCase().replaceAll('-', '_');
}
/** Variable that gives an input on any host and in a terminal: `min-age` → `PLATFORM_MIN_AGE` (contract §1). */
function variableName(input) {
    return `PLATFORM_${inCapitals(input)}`;
}
/**
 * Variable by which the composite actions hand an input over: `min-age` → `PLATFORM_ACTIONS_INPUT_MIN_AGE`.
 * Underscores, since shells such as dash drop variables whose names hold a hyphen.
 */
function nativeVariableName(input) {
    return `PLATFORM_ACTIONS_INPUT_${inCapitals(input)}`;
}


/***/ }),

/***/ 74064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ manifests)
});

// EXTERNAL MODULE: ./build/commands/common-inputs.js
var common_inputs = __webpack_require__(6);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/manifest.js

/** `advisory-gate` as data (contract §6). */
const manifest = {
    name: 'advisory-gate',
    title: 'Advisory gate',
    summary: 'Fail a change on the advisories that it brings in; ignores with reason and expiry; SARIF, VEX and comment.',
    face: 'gate',
    stdout: 'Nothing; with `--json` the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', sbom: 'sbom.spdx.json' },
    permissions: ['contents: read', 'id-token: write'],
    inputs: {
        artifacts: { kind: 'list', description: 'Names of packages to look for.' },
        sbom: { kind: 'globs', description: 'Globs of SBOM files, SPDX or CycloneDX JSON.' },
        advisories: { kind: 'list', description: 'Ids or aliases of advisories to look for.' },
        'artifact-types': {
            kind: 'list',
            description: 'Package types of the SBOM that are asked about; names of others are never sent.',
            default: 'apk',
            policy: true,
        },
        'base-sbom': { kind: 'globs', description: 'Globs of the SBOM files of the base of the change.' },
        scope: {
            kind: 'choice',
            choices: ['all', 'changed'],
            description: 'Fail on every advisory, or only on those that the base lacks.',
            defaultText: '`changed` with `base-sbom`, else `all`',
            policy: true,
        },
        'fail-on-severity': {
            kind: 'choice',
            choices: ['low', 'medium', 'high', 'critical', 'none'],
            description: 'Lowest severity that fails; `none` fails on nothing.',
            default: 'low',
            policy: true,
        },
        'fail-on-unknown-severity': {
            kind: 'boolean',
            description: 'Whether an advisory without a severity fails.',
            default: 'true',
            policy: true,
        },
        'only-fixed': {
            kind: 'boolean',
            description: 'Fail only where a fixed version is known.',
            default: 'false',
            policy: true,
        },
        'warn-only': {
            kind: 'boolean',
            description: 'Warn about findings and fail on none.',
            default: 'false',
            policy: true,
        },
        'require-ignore-reason': {
            kind: 'boolean',
            description: 'Whether every ignore needs a reason.',
            default: 'true',
            policy: true,
        },
        'max-ignore-days': {
            kind: 'integer',
            min: 1,
            max: 3650,
            description: 'Makes `expires` mandatory for ignores, at most so many days from now.',
            policy: true,
        },
        'comment-summary-in-pr': {
            kind: 'choice',
            choices: ['never', 'on-failure', 'always'],
            description: 'When to write the pull-request comment, which is updated in place.',
            default: 'never',
            only: 'github',
        },
        'sarif-file': { kind: 'path', description: 'Where the SARIF 2.1.0 file goes.' },
        'vex-file': { kind: 'path', description: 'Where the OpenVEX file goes.' },
        'junit-file': { kind: 'path', description: 'Where the JUnit file goes.' },
        'upload-sarif': {
            kind: 'boolean',
            description: 'Upload the SARIF to code scanning.',
            default: 'false',
            only: 'github',
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        count: { description: 'Affecting advisories that are not ignored, of any severity.' },
        'new-count': { description: 'Of these, what the base lacks; all without a base.' },
        'ignored-count': { description: 'Advisories that an ignore silenced.' },
        'expired-ignores': { description: 'Ignores that have expired.' },
        'highest-severity': { description: 'Highest severity among the counted advisories.' },
        advisories: {
            kind: 'json',
            description: 'JSON list of `{advisoryId, aliases, artifact, version?, severity, status, fixedVersion?, isNew, ignored}`.',
        },
        'sarif-file': { description: 'Path of the SARIF file.' },
        'comment-content': { description: 'Text of the pull-request comment.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/api/manifest.js

/** `api` as data (contract §9). */
const manifest_manifest = {
    name: 'api',
    title: 'API',
    summary: 'Read any path of the platform API: GET only, JSON out.',
    face: 'helper',
    stdout: 'The JSON.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', path: '/registry/v2/repos', all: 'true' },
    permissions: ['id-token: write'],
    inputs: {
        path: {
            kind: 'text',
            description: 'Path of the API, such as `/registry/v2/repos`; a query may follow it.',
        },
        query: { kind: 'lines', description: 'Lines `key=value`; a key may be repeated.' },
        all: { kind: 'boolean', description: 'Follow the pages and give every row.', default: 'false' },
        format: {
            kind: 'choice',
            choices: ['json', 'lines'],
            description: 'One JSON text, or JSON lines: with `all` a line for each row.',
            default: 'json',
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        response: { kind: 'json', description: 'The JSON answer; with `all` the rows.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/check-deprecated/manifest.js

/** `check-deprecated` as data (contract §5). */
const check_deprecated_manifest_manifest = {
    name: 'check-deprecated',
    title: 'Check deprecated',
    summary: "Find end-of-life tags in the repository's files or the organization, on the line, with the tag to move to.",
    face: 'gate',
    stdout: 'Nothing; with `--json` the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
    permissions: ['contents: read', 'id-token: write'],
    hook: {
        id: 'old-tags',
        title: 'No end-of-life tags',
        description: 'No reference in the tracked files is to a tag that is no longer maintained.',
        inputs: {},
    },
    inputs: {
        ...common_inputs/* fileInputs */.wQ,
        scope: {
            kind: 'choice',
            choices: ['referenced', 'organization'],
            description: 'The references in files and `images`, or every tag of the organization.',
            default: 'referenced',
        },
        repos: { kind: 'globs', description: 'With `scope: organization`: globs of repositories.', policy: true },
        'fail-on': {
            kind: 'choice',
            choices: ['deprecated', 'none'],
            description: 'Whether a deprecated tag fails.',
            default: 'deprecated',
            policy: true,
        },
        'warn-days': {
            kind: 'integer',
            min: 0,
            max: 3650,
            description: 'Warn when so many days or fewer are left to the end-of-life date.',
            policy: true,
        },
        'fail-days': {
            kind: 'integer',
            min: 0,
            max: 3650,
            description: 'Fail when so many days or fewer are left to the end-of-life date.',
            policy: true,
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        deprecated: { description: '`true` when a deprecated tag was found.' },
        'deprecated-count': { description: 'Deprecated tags.' },
        'checked-count': { description: 'Tags that were checked.' },
        'unknown-count': { description: 'Tags that the service could not tell about.' },
        results: {
            kind: 'json',
            description: 'JSON list of `{image, tag, digest?, state, until?, suggestion?, locations:[{file,line}]}`.',
        },
        'text-summary': { description: 'One line for a chat message.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/doctor/manifest.js

/** `doctor` as data (contract §9). */
const doctor_manifest_manifest = {
    name: 'doctor',
    title: 'Doctor',
    summary: 'Who this job is, which audiences sign in, what the identity can read, and what this host can do.',
    face: 'helper',
    stdout: 'Nothing; with `--json` the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
    permissions: ['id-token: write'],
    inputs: { ...common_inputs/* commonInputs */.j$ },
    outputs: { ...common_inputs/* commonOutputs */.e5 },
};

;// CONCATENATED MODULE: ./build/commands/resolve-digest/manifest.js

/** `resolve-digest` as data (contract §4). */
const resolve_digest_manifest_manifest = {
    name: 'resolve-digest',
    title: 'Resolve digest',
    summary: 'Pin images by digest: as of today, of a date, or after a cooldown; check and update the pins in files.',
    face: 'gate',
    stdout: 'The references with digest, one a line.',
    example: { images: 'python:latest' },
    permissions: ['contents: read', 'id-token: write'],
    hook: {
        id: 'image-pins',
        title: 'Images are pinned by digest',
        description: 'Every reference in the tracked files has a digest that its tag really had.',
        inputs: { mode: 'check' },
    },
    inputs: {
        mode: {
            kind: 'choice',
            choices: ['resolve', 'check', 'pin'],
            description: '`resolve` prints digests, `check` judges the pins, `pin` writes them into files.',
            default: 'resolve',
        },
        ...common_inputs/* fileInputs */.wQ,
        'as-of': { kind: 'time', past: true, description: 'Date or time: the digest that the tag had then.' },
        'min-age': {
            kind: 'duration',
            description: 'Cooldown: the newest digest whose record is at least this old.',
            policy: true,
        },
        'max-age': {
            kind: 'duration',
            description: '`check`: a pin superseded longer ago than this is stale; without it, superseded at all.',
            policy: true,
        },
        'fail-on': {
            kind: 'choices',
            choices: ['unpinned', 'stale', 'unverified'],
            description: '`check`: what fails.',
            default: 'unpinned,unverified',
            policy: true,
        },
        'dry-run': { kind: 'boolean', description: '`pin`: show the diff and write nothing.', default: 'false' },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        digest: { description: 'Digest of the first image.' },
        reference: { description: 'Complete reference of the first image, with digest.' },
        'tag-updated-at': { description: 'When the tag of the first image was moved to that digest.' },
        references: {
            kind: 'json',
            description: 'JSON list of `{image, tag, digest, reference, updatedAt}`; a failed one has `error` instead of `digest`.',
        },
        changed: { description: '`true` when `pin` changed a file, or would with `dry-run`.' },
        'changed-files': { kind: 'json', description: 'JSON list of the files that `pin` changed, or would.' },
        'unpinned-count': { description: 'References without a digest.' },
        'stale-count': { description: 'Pins that were superseded.' },
        'unverified-count': { description: 'Pins whose tag never had that digest.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/manifest.js

/** `sync-rolebindings` as data (contract §7). */
const sync_rolebindings_manifest_manifest = {
    name: 'sync-rolebindings',
    title: 'Sync role bindings',
    summary: 'Identities and role bindings from a reviewed YAML file: plan, guarded apply, drift and dump.',
    face: 'gate',
    stdout: '`dump`: the YAML.',
    example: { identity: '${{ vars.PLATFORM_READER_IDENTITY }}', mode: 'plan' },
    permissions: ['contents: read', 'id-token: write'],
    inputs: {
        mode: {
            kind: 'choice',
            choices: ['plan', 'apply', 'drift', 'dump'],
            description: '`plan` shows the changes, `apply` makes them, `drift` fails on any difference, `dump` writes the present state.',
            default: 'plan',
        },
        file: { kind: 'path', description: 'The role file.', default: '.github/rolebindings.yml' },
        prune: {
            kind: 'boolean',
            description: 'Remove owned bindings that the file does not name.',
            default: 'false',
        },
        'max-deletes': {
            kind: 'integer',
            min: 0,
            max: 100000,
            description: 'Most bindings that one run may remove.',
            default: '5',
        },
        'max-delete-percent': {
            kind: 'integer',
            min: 0,
            max: 100,
            description: 'Largest part of the owned bindings that one run may remove, counted above 4 owned bindings.',
            default: '25',
        },
        'protect-self': {
            kind: 'boolean',
            description: 'Keep the bindings of the running identity.',
            default: 'true',
        },
        'allow-roles': {
            kind: 'globs',
            description: 'Globs of roles that may be granted; empty allows all that are not denied.',
        },
        'deny-roles': {
            kind: 'globs',
            description: 'Globs of roles that are never granted.',
            defaultText: '`owner`, unless `allow-roles` names it letter by letter',
        },
        'allow-claim-changes': {
            kind: 'boolean',
            description: 'Whether the claims of an existing identity may change.',
            default: 'false',
        },
        'plan-file': { kind: 'path', description: 'Written by `plan`, compared by `apply`; target of `dump`.' },
        'plan-hash': { kind: 'text', description: '`apply`: refuse when the plan has another hash.' },
        'comment-summary-in-pr': {
            kind: 'choice',
            choices: ['never', 'on-failure', 'always'],
            description: 'When to write the pull-request comment, which is updated in place.',
            default: 'never',
            only: 'github',
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        changes: { description: 'Number of changes in the plan.' },
        'to-add': { description: 'Identities and bindings to add.' },
        'to-change': { description: 'Identities and bindings to change.' },
        'to-remove': { description: 'Bindings to remove.' },
        applied: { description: 'Changes that were made.' },
        failed: { description: 'Changes that failed.' },
        blocked: { description: '`true` when a guard blocks the plan.' },
        'plan-hash': { description: 'Hash over organization and changes.' },
        plan: {
            kind: 'json',
            description: 'JSON list of `{action, kind, identity, role?, group?, uid?, status}`.',
        },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/token/manifest.js

/** `token` as data (contract §9). */
const token_manifest_manifest = {
    name: 'token',
    title: 'Token',
    summary: "Exchange this job's OIDC token for a token of the platform or of the registry.",
    face: 'helper',
    stdout: 'The token, only when stdout is not a terminal.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', audience: 'registry' },
    permissions: ['id-token: write'],
    inputs: {
        audience: {
            kind: 'choice',
            choices: ['platform', 'registry'],
            description: 'What the token is for.',
            default: 'platform',
        },
        'output-file': {
            kind: 'path',
            description: 'File that the token is written to, readable by its owner only.',
        },
        ...common_inputs/* commonInputs */.j$,
    },
    outputs: {
        token: { kind: 'secret', description: 'The token, masked.' },
        'expires-at': { description: 'When it expires.' },
        ...common_inputs/* commonOutputs */.e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/manifests.js







/** Every command, in the order in which they are listed. */
const manifests = [
    resolve_digest_manifest_manifest,
    check_deprecated_manifest_manifest,
    manifest,
    sync_rolebindings_manifest_manifest,
    token_manifest_manifest,
    doctor_manifest_manifest,
    manifest_manifest,
];


/***/ }),

/***/ 26097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ policyReader),
/* harmony export */   Cu: () => (/* binding */ DEFAULT_CONFIG_FILE),
/* harmony export */   H5: () => (/* binding */ NO_CONFIG),
/* harmony export */   Xg: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19036);



/** Config file that is read when no other is named. */
const DEFAULT_CONFIG_FILE = '.github/platform-actions.yml';
const MAXIMUM_BYTES = 1024 * 1024;
/** A config file that says nothing. */
const NO_CONFIG = { given: () => undefined, ignores: [] };
/** Reads policy files from the working tree, or from the base commit where the change must not decide. */
function policyReader(place) {
    const fromBase = place.policyFrom === 'base' || place.host.context.untrustedHead;
    return (path) => fromBase ? readFromBase(place, path) : (0,_host_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.workingDirectory, path), MAXIMUM_BYTES);
}
/** The config file; nothing when it is the default one and absent. Throws `UserError` with every problem. */
async function readConfig(path, required, place) {
    const { workspace } = place.host.context;
    const text = await policyReader(place)(path);
    if (text === undefined) {
        // `.github` stands at the root of a repository, and `working-directory` may be below it.
        const isBelow = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.workingDirectory) !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace);
        if (!required && isBelow)
            return readConfig(path, false, { ...place, workingDirectory: workspace });
        if (!required)
            return NO_CONFIG;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y({ message: `\`config-file\`: \`${path}\` does not exist`, input: 'config-file' });
    }
    const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6384)]).then(__webpack_require__.bind(__webpack_require__, 86384));
    const parsed = parseConfigFile(text, nameOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.workingDirectory, path), workspace));
    if (parsed.kind === 'problems')
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(...parsed.problems);
    return parsed.config;
}
/** Path as annotations name files: from the workspace, where the file is below it. */
function nameOf(file, workspace) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace), file);
    return inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside) ? file : inside.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
async function readFromBase(place, path) {
    const { host, workingDirectory } = place;
    const { readFileAt, runGit } = await __webpack_require__.e(/* import() */ 7559).then(__webpack_require__.bind(__webpack_require__, 77559));
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const present = await (0,_host_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(target, MAXIMUM_BYTES).catch(() => 'unreadable');
    const root = await runGit(workingDirectory, ['rev-parse', '--show-toplevel']);
    // Without a checkout there is no file that a change could have written either.
    if (root.kind === 'failed' && present === undefined && place.policyFrom === 'head')
        return undefined;
    const refuse = (why) => new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y({
        message: `\`${path}\` cannot be read from the base of the change: ${why}`,
        fix: 'check the base commit out too (`fetch-depth: 0` of actions/checkout, `GIT_DEPTH: 0`, `fetchDepth: 0`), or name it in PLATFORM_BASE_COMMIT',
        input: 'policy-from',
    });
    if (root.kind === 'failed')
        throw refuse(root.why);
    const top = root.text.trim();
    const commit = await baseCommitOf(host, top);
    if (commit === undefined)
        throw refuse('the host does not tell the base commit of this run');
    // Git gives the folder with links resolved, which the workspace may be behind.
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,_host_files_js__WEBPACK_IMPORTED_MODULE_2__/* .realFolder */ .PX)(top), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_host_files_js__WEBPACK_IMPORTED_MODULE_2__/* .realFolder */ .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(target)), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(target)));
    if (inside.startsWith('..'))
        throw refuse('it is outside the repository');
    const answer = await readFileAt(top, commit, inside.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/'));
    if (answer === undefined)
        return undefined;
    if (answer.kind === 'failed')
        throw refuse(answer.why);
    return answer.text;
}
/**
 * The commit of the base. Where the workflow is the base's own, the commit that it runs for is the base's too, and the
 * one that a shallow checkout has; the one that the change was made from may be missing there.
 */
async function baseCommitOf(host, top) {
    const { changeRequest, commit, untrustedHead } = host.context;
    const told = changeRequest?.baseCommit;
    if (!untrustedHead)
        return told ?? (await commitOfBranch(top, changeRequest?.baseRef));
    if (told === undefined || commit === undefined)
        return told ?? commit;
    const { runGit } = await __webpack_require__.e(/* import() */ 7559).then(__webpack_require__.bind(__webpack_require__, 77559));
    const isHere = await runGit(top, ['cat-file', '-e', `${told}^{commit}`]);
    return isHere.kind === 'failed' ? commit : told;
}
/** Commit that a branch of the base had when it was fetched: Azure and Buildkite tell the branch only. */
async function commitOfBranch(top, branch) {
    if (branch === undefined)
        return undefined;
    const { runGit } = await __webpack_require__.e(/* import() */ 7559).then(__webpack_require__.bind(__webpack_require__, 77559));
    const name = `refs/remotes/origin/${branch}^{commit}`;
    const found = await runGit(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
    return found.kind === 'failed' ? undefined : found.text.trim();
}


/***/ }),

/***/ 48397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ problemsMarkdown),
/* harmony export */   R: () => (/* binding */ proseMarkdown)
/* harmony export */ });
/* harmony import */ var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);

/** A message for people as Markdown: what stands between backticks in code style, all else as plain text. */
function proseMarkdown(text) {
    const parts = text.split('`');
    // Without its partner a backtick is text.
    if (parts.length % 2 === 0)
        return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text);
    return parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMarkdown */ .fl)(part))).join('');
}
/** `escapeMarkdown` takes blanks at the ends away; between pieces they count. */
function keepEnds(text) {
    const before = /^\s/.test(text) ? ' ' : '';
    const after = /\S\s+$/.test(text) ? ' ' : '';
    return `${before}${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text)}${after}`;
}
/** Problems as a list for a summary, each with its place and its fix. */
function problemsMarkdown(problems) {
    return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .listMarkdown */ .AX)(problems.map(({ fix, location, message }) => {
        const lines = [message, ...(fix === undefined ? [] : fix.split('\n'))];
        const place = location === undefined ? '' : `${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMarkdown */ .fl)(`${location.file}:${location.line}`)} `;
        return `❌ ${place}${lines.map(proseMarkdown).join('<br>')}`;
    }));
}


/***/ }),

/***/ 61447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ toProblems)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _host_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9157);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34779);
/* harmony import */ var _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46954);





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
            // Some name it themselves.
            message: problem.message.includes(subject) ? problem.message : about + problem.message,
            ...(problem.fix === undefined ? {} : { fix: problem.fix }),
            ...(problem.place === undefined ? {} : { location: problem.place }),
        }));
    }
    if (error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_1__/* .IdTokenError */ .Z)
        return [{ kind: 'unauthenticated', message: about + error.message, fix: error.remedy }];
    if (error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedExchangeError */ .U) {
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
            return 'this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization';
        }
        // Advisories are the one thing that a role to pull images does not read.
        const roles = error.call.includes('/vulnerabilities/') ? '`viewer`' : '`registry.pull` or `viewer`';
        return `give the identity a role with the missing capability, such as ${roles}, on the organization`;
    }
    if (error.code === 'UNAUTHENTICATED')
        return 'the token was not accepted: check `identity`, `token` and the URLs';
    // A run that was stopped by a signal needs no more time.
    if (error.cause instanceof DOMException && error.cause.name === 'TimeoutError')
        return 'give it more time with `timeout`, or less to do';
    return undefined;
}


/***/ }),

/***/ 46954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ RefusedExchangeError)
/* harmony export */ });
/** The issuer refused to exchange the ID token; `lines` tell what was presented, why it may be and what would match. */
class RefusedExchangeError extends Error {
    lines;
    constructor(message, lines, cause) {
        super(message, { cause });
        this.name = 'RefusedExchangeError';
        this.lines = lines;
    }
}


/***/ }),

/***/ 20270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ul: () => (/* binding */ isPublic),
/* harmony export */   jE: () => (/* binding */ parseRegistryMapping),
/* harmony export */   kl: () => (/* binding */ locateImage),
/* harmony export */   uD: () => (/* binding */ PUBLIC_REGISTRY)
/* harmony export */ });
/* unused harmony exports PUBLIC_ORGANIZATION, DEFAULT_TAG */
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
        const target = [...mapping.to, ...[host, ...path].slice(mapping.from.length)];
        const toHost = String(target[0]);
        if (!isOurs(toHost, names))
            return { kind: 'foreign', host: toHost };
        return ours(target.slice(1), tag, { ...reference, tag, digest: undefined });
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
    return {
        kind: 'ours',
        image: { organization: String(full[0]), repository: full.join('/'), tag, complete },
    };
}
function isOurs(host, names) {
    return host === PUBLIC_REGISTRY || host === names.registryHost;
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}


/***/ }),

/***/ 50880:
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
    const whole = hasTag ? name.slice(0, colon) : name;
    const slash = whole.indexOf('/');
    const first = whole.slice(0, Math.max(0, slash));
    const host = isHostSegment(first) ? first : undefined;
    if (host !== undefined && !HOST.test(host))
        return malformed('its registry host is not a host name');
    const path = (host === undefined ? whole : whole.slice(slash + 1)).split('/');
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


/***/ }),

/***/ 52578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createAnnotationBudget)
/* harmony export */ });
/* unused harmony export ANNOTATIONS_PER_LEVEL */
/** Annotations of one level that a step may have before the host drops the rest. */
const ANNOTATIONS_PER_LEVEL = 10;
/** Counts annotations by level; false once a level has all that the host shows. */
function createAnnotationBudget() {
    const used = { error: 0, warning: 0, notice: 0 };
    return (level) => {
        used[level] += 1;
        return used[level] <= ANNOTATIONS_PER_LEVEL;
    };
}


/***/ }),

/***/ 19631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xr: () => (/* binding */ GITLAB_DOTENV),
  SV: () => (/* binding */ PLAIN_DOTENV),
  II: () => (/* binding */ createDotenvOutput),
  Mp: () => (/* binding */ outputPrefix)
});

// EXTERNAL MODULE: ./build/base/cut.js
var base_cut = __webpack_require__(81336);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
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
        // What begins with a bracket and parses is an array.
        return JSON.parse(value);
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

/***/ 19036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Dl: () => (/* binding */ isSameFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   PX: () => (/* binding */ realFolder),
/* harmony export */   ZB: () => (/* binding */ checkWritable),
/* harmony export */   o4: () => (/* binding */ privateFile),
/* harmony export */   vK: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45794);
// Few and small files: the synchronous calls start sooner than the machinery of promises.



/** Text of a file, `undefined` when there is none; throws `UserError` for a folder, a file without permission or one over `maximumBytes`. */
async function readTextFile(path, maximumBytes) {
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${path}\` is not a file` });
        if (facts.size > maximumBytes) {
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${path}\` is larger than ${Math.floor(maximumBytes / 1024)} KiB` });
        }
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y)
            throw error;
        if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR')
            return undefined;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${path}\` cannot be read: ${errorCode(error)}` });
    }
}
/** Whether two paths lead to one file, by links too; a path may lead to none yet. */
function isSameFile(left, right) {
    const describe = (path) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)),
        facts: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }),
    });
    const [one, other] = [describe(left), describe(right)];
    if (one.path === other.path)
        return true;
    return one.facts !== undefined && one.facts.ino === other.facts?.ino && one.facts.dev === other.facts.dev;
}
/**
 * Where a report file that a user named will stand (contract §10): its parent, links resolved, lies in the workspace or
 * the temporary folder and not in `.git`, and the path itself is no link and no folder. Throws `UserError` with `input`.
 */
async function checkWritable(path, area, input) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(area.workingDirectory, path);
    const refuse = (why) => new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${input}\` cannot be written to \`${path}\`: ${why}`, input });
    const parent = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target));
    const roots = [area.workspace, area.tempDirectory].map((root) => realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)));
    const root = roots.find((candidate) => parent === candidate || parent.startsWith(candidate + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    if (root === undefined)
        throw refuse('it is outside the workspace and the temporary folder');
    const final = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target));
    // In any case of letters: some file systems do not tell them apart.
    if (roots.some((candidate) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(candidate, final).toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git')))
        throw refuse('it is inside `.git`');
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(final, { throwIfNoEntry: false });
    if (facts?.isSymbolicLink())
        throw refuse('it is a link');
    if (facts !== undefined && !facts.isFile())
        throw refuse('it is not a file');
    return final;
}
/**
 * Writes beside the target and renames, so that a reader never sees half a file; pieces one by one. `mode` and, where this process may,
 * `owner` are those of the file that it becomes. Throws `UserError`.
 */
async function writeAtomically(target, content, mode = 0o644, owner) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
    // Not made of the target's name, which may be as long as a name can be.
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.platform-actions-${process.pid}-${process.hrtime.bigint()}.tmp`);
    try {
        writePieces(beside, typeof content === 'string' || content instanceof Uint8Array ? [content] : content, mode);
        // The process's umask has taken bits away.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(beside, mode);
        if (owner !== undefined)
            giveAway(beside, owner);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(beside, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(beside, { force: true });
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y({ message: `\`${target}\` cannot be written: ${errorCode(error)}` });
    }
}
/** Only root can give files away, and only there another owner is likely: in a container job. */
function giveAway(path, owner) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chownSync)(path, owner.uid, owner.gid);
    }
    catch {
        // The file stays ours.
    }
}
function writePieces(path, pieces, mode) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    try {
        for (const piece of pieces)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, piece);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** A new file name in a private folder (mode 0700) below the temporary folder. */
async function privateFile(tempDirectory, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempDirectory, 'platform-actions-')), name);
}
/** The system's name of an error, such as `EACCES`. */
function errorCode(error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    return typeof code === 'string' ? code : String(error);
}
/** The folder with links resolved; missing parts at its end are kept, since they will be made. */
function realFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    }
    catch {
        const up = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        return up === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder(up), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    }
}


/***/ }),

/***/ 97286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables),
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/** Reads variables of which an empty one counts as absent. */
function readVariables(environment) {
    return (name) => environment[name] || undefined;
}
/** A number in a variable; `undefined` for other text. */
function wholeNumber(text) {
    return text !== undefined && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}


/***/ }),

/***/ 9157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ IdTokenError)
/* harmony export */ });
/** Why no ID token could be had, with what to do. */
class IdTokenError extends Error {
    remedy;
    /** False when another try may help (network, 5xx). */
    permanent;
    constructor(message, remedy, permanent, options) {
        super(message, options);
        this.name = 'IdTokenError';
        this.remedy = remedy;
        this.permanent = permanent;
    }
}


/***/ }),

/***/ 49296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ requestIdToken)
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);

const TRIES = 5;
const TIMEOUT_MS = 15_000;
const SERVICE_FAULT = "this is a fault of the CI's token service: run the job again";
const NO_WAY = "check the way from this machine to the CI's token service (proxy, certificates), and run the job again";
/**
 * Asks a CI's service over HTTP. Tried again on 429, 5xx and connection failures, with delays doubling from 250 ms; never
 * on another 4xx, and redirects are not followed.
 */
async function requestIdToken(options, request) {
    const { clock, random } = options;
    const { field, method, signal, url } = request;
    const http = await options.http();
    const headers = { ...request.headers, authorization: `Bearer ${request.requestToken}` };
    let last = '';
    let remedy = '';
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const body = method === 'POST' ? { body: '' } : {};
        const result = await http({ method, url, headers, timeoutMs: TIMEOUT_MS, signal, ...body });
        if (result.kind === 'response' && result.status === 200) {
            const token = readToken(result.body, field);
            if (token !== undefined)
                return token;
            last = 'an answer without a token';
            remedy = SERVICE_FAULT;
        }
        else if (result.kind === 'response') {
            last = `HTTP status ${result.status}`;
            remedy = SERVICE_FAULT;
            if (result.status < 500 && result.status !== 429)
                throw request.refused(last);
        }
        else {
            last = result.message;
            remedy = NO_WAY;
        }
        if (signal.aborted || attempt === TRIES)
            break;
        await clock.sleep(250 * 2 ** (attempt - 1) * (1 - random() / 2), signal);
    }
    throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTokenError */ .Z(`the CI gave no ID token: ${last}`, remedy, false);
}
function readToken(body, field) {
    try {
        const value = Reflect.get(Object(JSON.parse(body)), field);
        return typeof value === 'string' && value !== '' ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 39677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ annotationLine),
/* harmony export */   Bm: () => (/* binding */ secretParts),
/* harmony export */   E7: () => (/* binding */ quotable),
/* harmony export */   Is: () => (/* binding */ harmless),
/* harmony export */   Ud: () => (/* binding */ createLabelledLog),
/* harmony export */   gE: () => (/* binding */ createSecrets)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

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

/***/ 98839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ createReportFiles)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19036);


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

/***/ 34779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   Wk: () => (/* binding */ PlatformError),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/** Canonical codes of google.rpc by number (https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto). */
const CODES = [
    'OK',
    'CANCELLED',
    'UNKNOWN',
    'INVALID_ARGUMENT',
    'DEADLINE_EXCEEDED',
    'NOT_FOUND',
    'ALREADY_EXISTS',
    'PERMISSION_DENIED',
    'RESOURCE_EXHAUSTED',
    'FAILED_PRECONDITION',
    'ABORTED',
    'OUT_OF_RANGE',
    'UNIMPLEMENTED',
    'INTERNAL',
    'UNAVAILABLE',
    'DATA_LOSS',
    'UNAUTHENTICATED',
];
const NO_DETAILS = { fieldViolations: [], preconditions: [], resource: undefined, others: [] };
/** A failed call to the platform or the registry: branch on `code`, then on `reason`, never on text. */
class PlatformError extends Error {
    code;
    /** HTTP status, 0 when there was no answer. */
    httpStatus;
    /** ErrorInfo's reason, such as `RESOURCE_NOT_EMPTY`'s `FAILED_PRECONDITION`; empty when not given. */
    reason;
    domain;
    details;
    requestId;
    /** Method and path, for people. */
    call;
    /** False when the request surely never reached the server. */
    sent;
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.name = 'PlatformError';
        this.code = facts.code;
        this.call = facts.call;
        this.httpStatus = facts.httpStatus ?? 0;
        this.reason = facts.reason ?? '';
        this.domain = facts.domain ?? '';
        this.details = facts.details ?? NO_DETAILS;
        this.requestId = facts.requestId;
        this.sent = facts.sent ?? true;
    }
}
/** The value of a JSON text, or `undefined` when it is none. */
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 29214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ renderCodeQuality)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

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


/***/ }),

/***/ 96270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeXml)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

/** Longest text of one attribute or element. */
const LONGEST_TEXT = 4000;
/** What XML 1.0 (§2.2) does not allow even as a reference: controls, lone surrogates, U+FFFE and U+FFFF. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
/** Foreign text for XML attributes and elements; what XML cannot hold becomes U+FFFD. */
function escapeXml(text) {
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clipText */ .gL)(text, LONGEST_TEXT)
        .replace(NOT_XML, '\ufffd')
        .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 35089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

// EXTERNAL MODULE: ./build/base/clock.js
var base_clock = __webpack_require__(42030);
// EXTERNAL MODULE: ./build/commands/input-names.js
var input_names = __webpack_require__(21878);
;// CONCATENATED MODULE: ./build/commands/input-sources.js

/** Kinds whose repeated flags add up. */
const LISTS = new Set(['list', 'lines', 'choices', 'globs']);
/**
 * Parses flags against a manifest: `--input value`, `--input=value`, a bare boolean flag is true, repeated list flags
 * add up.
 */
function parseCommandLine(manifest, words) {
    const flags = new Map();
    const problems = [];
    let [json, help] = [false, false];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (word === '--json')
            json = true;
        else if (word === '--help' || word === '-h')
            help = true;
        else if (!word.startsWith('--'))
            problems.push(positional(manifest, word));
        else {
            const equals = word.indexOf('=');
            const name = word.slice(2, equals < 0 ? undefined : equals);
            const spec = flagSpec(manifest, name);
            if (spec.kind === 'problem') {
                problems.push(spec.problem);
                if (equals < 0 && words[index + 1]?.startsWith('--') === false)
                    index += 1;
                continue;
            }
            let value = equals < 0 ? undefined : word.slice(equals + 1);
            const next = words[index + 1];
            if (value === undefined && next !== undefined && !next.startsWith('--')) {
                value = next;
                index += 1;
            }
            if (value === undefined && spec.input.kind === 'boolean')
                value = 'true';
            if (value === undefined)
                problems.push({ message: `\`--${name}\` needs a value`, input: name });
            else
                addFlag(flags, name, value, spec.input, problems);
        }
    }
    return { flags, json, help, problems };
}
function addFlag(flags, name, value, spec, problems) {
    const held = flags.get(name);
    if (held === undefined)
        flags.set(name, value);
    else if (LISTS.has(spec.kind))
        flags.set(name, `${held}\n${value}`);
    else
        problems.push({ message: `\`--${name}\` is given twice`, input: name });
}
function flagSpec(manifest, name) {
    const input = inputOf(manifest, name);
    if (input?.kind === 'secret') {
        const message = `\`--${name}\` does not exist: a secret on the command line can be read by other processes`;
        return {
            kind: 'problem',
            problem: {
                message,
                fix: `set ${(0,input_names/* variableName */.c)(name)}, or \`--${name}-file\` to a file that holds it`,
                input: name,
            },
        };
    }
    if (input !== undefined)
        return { kind: 'input', input };
    const secret = name.endsWith('-file') ? inputOf(manifest, name.slice(0, -5)) : undefined;
    if (secret?.kind === 'secret')
        return { kind: 'input', input: { kind: 'path', description: '' } };
    const near = Object.keys(manifest.inputs).find((known) => known.replaceAll('-', '') === name.replaceAll(/[-_]/g, '').toLowerCase());
    const fix = near === undefined ? `see \`platform-actions ${manifest.name} --help\`` : `did you mean \`--${near}\`?`;
    return {
        kind: 'problem',
        problem: { message: `\`--${name}\` is not an input of \`${manifest.name}\``, fix },
    };
}
/** An input of the manifest's own: `constructor` and the like are none. */
function inputOf({ inputs }, name) {
    return Object.hasOwn(inputs, name) ? inputs[name] : undefined;
}
function positional(manifest, word) {
    const first = 'images' in manifest.inputs ? '`--images`' : 'a flag such as `--identity`';
    return { message: `\`${word}\` is not a flag`, fix: `inputs are given as flags: put ${first} before it` };
}

// EXTERNAL MODULE: ./build/commands/manifests.js + 7 modules
var manifests = __webpack_require__(74064);
;// CONCATENATED MODULE: ./build/commands/registered.js
const LOADERS = {
    'advisory-gate': async () => (await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(855), __webpack_require__.e(1920), __webpack_require__.e(3448), __webpack_require__.e(6884), __webpack_require__.e(8148), __webpack_require__.e(4069), __webpack_require__.e(46)]).then(__webpack_require__.bind(__webpack_require__, 30046))).run,
    'check-deprecated': async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3619), __webpack_require__.e(8557), __webpack_require__.e(6884), __webpack_require__.e(1966), __webpack_require__.e(8148), __webpack_require__.e(4069), __webpack_require__.e(3711)]).then(__webpack_require__.bind(__webpack_require__, 33711))).run,
    'resolve-digest': async () => (await __webpack_require__.e(/* import() */ 9262).then(__webpack_require__.bind(__webpack_require__, 49262))).run,
    'sync-rolebindings': async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3619), __webpack_require__.e(855), __webpack_require__.e(6884), __webpack_require__.e(8148), __webpack_require__.e(3147)]).then(__webpack_require__.bind(__webpack_require__, 13147))).run,
    token: async () => (await __webpack_require__.e(/* import() */ 2536).then(__webpack_require__.bind(__webpack_require__, 42536))).run,
    doctor: async () => (await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(404)]).then(__webpack_require__.bind(__webpack_require__, 30404))).run,
    api: async () => (await Promise.all(/* import() */[__webpack_require__.e(6884), __webpack_require__.e(202)]).then(__webpack_require__.bind(__webpack_require__, 40202))).run,
};
/** The work of a command whose inputs were read by its own manifest. */
async function loadCommand(manifest) {
    const run = await LOADERS[manifest.name]?.();
    if (run === undefined)
        throw new TypeError(`no command \`${manifest.name}\``);
    // A command's inputs are read by the manifest of the same name, so they have the type that its `run` takes.
    return run;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/host/files.js
var files = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/commands/exit-code.js
var exit_code = __webpack_require__(74245);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
;// CONCATENATED MODULE: ./build/commands/gather-inputs.js



const MAXIMUM_SECRET_BYTES = 1024 * 1024;
/** Text of an input by flag, the host's native input or variable; empty counts as not given. */
function givenText(texts, name) {
    return sourcesOf(texts)
        .map((source) => source(name))
        .find(isGiven);
}
/** The sources, best first (contract §1). */
function sourcesOf({ commandLine, environment, native }) {
    return [(name) => commandLine.flags.get(name), native, (name) => environment[(0,input_names/* variableName */.c)(name)]];
}
function isGiven(text) {
    return text !== undefined && text.trim() !== '';
}
/** Path of the file that holds a secret, unless an equally good or better source gives the secret itself. */
function secretPath(texts, name) {
    for (const source of sourcesOf(texts)) {
        if (isGiven(source(name)))
            return undefined;
        const path = source(`${name}-file`);
        if (isGiven(path))
            return path.trim();
    }
    return undefined;
}
/** Secrets whose best source is a `<name>-file`, read, and what is wrong with those files. */
async function readSecretFiles(manifest, texts) {
    const secrets = new Map();
    const problems = [];
    for (const [name, spec] of Object.entries(manifest.inputs)) {
        const path = spec.kind === 'secret' ? secretPath(texts, name) : undefined;
        if (path === undefined)
            continue;
        try {
            const text = (await (0,files/* readTextFile */.Gu)(path, MAXIMUM_SECRET_BYTES))?.trim();
            if (text)
                secrets.set(name, { text });
            else {
                const why = text === undefined ? 'does not exist' : 'is empty';
                problems.push({ message: `\`${name}-file\`: \`${path}\` ${why}`, input: name });
            }
        }
        catch (error) {
            if (!(error instanceof user_error/* UserError */.y))
                throw error;
            const about = `\`${name}-file\`: `;
            problems.push(...error.problems.map(({ message }) => ({ message: about + message, input: name })));
        }
    }
    return { secrets, problems };
}

// EXTERNAL MODULE: ./build/commands/policy.js
var policy = __webpack_require__(26097);
// EXTERNAL MODULE: ./build/commands/problems.js
var commands_problems = __webpack_require__(61447);
// EXTERNAL MODULE: ./build/commands/problems-markdown.js
var problems_markdown = __webpack_require__(48397);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/commands/input-problems.js
/** Loaded before the work of a command and everything that it needs: a refused input should cost little. */
const FINDERS = {
    'resolve-digest': async () => (await __webpack_require__.e(/* import() */ 7177).then(__webpack_require__.bind(__webpack_require__, 17177))).findProblems,
    'check-deprecated': async () => (await Promise.all(/* import() */[__webpack_require__.e(6884), __webpack_require__.e(1792)]).then(__webpack_require__.bind(__webpack_require__, 51792))).findProblems,
    'advisory-gate': async () => (await Promise.all(/* import() */[__webpack_require__.e(6884), __webpack_require__.e(8579)]).then(__webpack_require__.bind(__webpack_require__, 28579))).findProblems,
    'sync-rolebindings': async () => (await Promise.all(/* import() */[__webpack_require__.e(6884), __webpack_require__.e(2334)]).then(__webpack_require__.bind(__webpack_require__, 72334))).findProblems,
    token: async () => (await __webpack_require__.e(/* import() */ 2075).then(__webpack_require__.bind(__webpack_require__, 12075))).findProblems,
    api: async () => (await Promise.all(/* import() */[__webpack_require__.e(6884), __webpack_require__.e(6314)]).then(__webpack_require__.bind(__webpack_require__, 56314))).findProblems,
};
/** Commands that tell these problems themselves, together with those of the files that they read. */
const TELL_THEMSELVES = new Set([
    'check-deprecated',
    'advisory-gate',
    'sync-rolebindings',
    'token',
    'api',
]);
/**
 * Problems of a command's inputs that no single input shows, so that all are told together (contract §1). `others` says
 * whether something else is wrong already, so that the command will not run.
 */
async function inputProblems(manifest, inputs, place, others) {
    if (!others && TELL_THEMSELVES.has(manifest.name))
        return [];
    const find = await FINDERS[manifest.name]?.();
    // A command's inputs are read by the manifest of the same name, so they have the type that its finder takes.
    return find === undefined ? [] : find(inputs, place);
}

// EXTERNAL MODULE: ./build/base/brace-alternatives.js
var brace_alternatives = __webpack_require__(75808);
;// CONCATENATED MODULE: ./build/base/glob-problem.js

const MAXIMUM_LENGTH = 256;
const EXTGLOB = /[?*+@!]\(/;
/** Why a glob is refused (contract §1: at most 256 characters, no extglobs), or `undefined` when it is fine. */
function globProblem(glob) {
    if (glob.length > MAXIMUM_LENGTH)
        return `longer than ${MAXIMUM_LENGTH} characters`;
    if (EXTGLOB.test(glob))
        return 'extended globs such as `@(…)` are not supported';
    if ((0,brace_alternatives/* braceAlternatives */.q)(glob) === undefined)
        return `braces that stand for more than ${brace_alternatives/* ALTERNATIVES_LIMIT */.$} globs`;
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
var loopback = __webpack_require__(68475);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
// EXTERNAL MODULE: ./build/domain/image-name.js
var image_name = __webpack_require__(20270);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(50880);
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
    // Each value was made by `parseInput` from the spec that `InputsOf` maps its type from.
    if (problems.length > 0)
        return { kind: 'problems', problems, inputs: values };
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
        case 'secret':
            return parseSecret(text);
        default:
            return { value: text };
    }
}
/** Never quoted. What a header cannot carry is no token: often a file with more in it than the token. */
function parseSecret(text) {
    if (/^[\x21-\x7e]+$/.test(text))
        return { value: text };
    return {
        problem: 'is no token: it has a blank, a line end or another character that no token has',
        fix: 'give the token alone',
    };
}
function parsePoint(text, latest) {
    const value = (0,time/* parseTime */.pe)(text);
    if (value === undefined) {
        const fix = 'write `2026-01-31` or `2026-01-31T12:00:00Z`';
        return { problem: `is ${quote(text)}, which is no date and no RFC 3339 time`, fix };
    }
    return value <= latest ? { value } : { problem: `is ${(0,time/* renderTime */.sZ)(value)}, which is still to come` };
}
/** Wrong entries of one list that are told. */
const MOST_ENTRIES = 20;
function parseEntries(spec, entries) {
    const wrong = entries.flatMap((entry) => {
        const problem = entryProblem(spec, entry);
        return problem === undefined ? [] : [`has ${quote(entry)}, which is ${problem}`];
    });
    if (wrong.length === 0)
        return { value: entries };
    const more = wrong.length - MOST_ENTRIES;
    return { problem: [...wrong.slice(0, MOST_ENTRIES), ...(more > 0 ? [`${more} more`] : [])].join('; and ') };
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
    // The text too: a URL forgets a `?`, `#` or `@` with nothing behind or before it.
    if (url.pathname !== '/' || !/^https?:\/\/[^/\\?#@]+\/?$/i.test(text)) {
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








/**
 * Reads and checks every input, before any request; throws `UserError` with all that is wrong with all of them. `found`
 * is told the report file as soon as it is known to be writable: a refused input is reported there, too.
 */
async function startCommand(options, found = () => undefined) {
    const { host, manifest, texts } = options;
    const now = options.clock.now();
    const { problems: secretProblems, secrets } = await readSecretFiles(manifest, texts);
    const direct = (name) => {
        const text = secrets.get(name)?.text ?? givenText(texts, name);
        return text === undefined ? undefined : { text };
    };
    const problems = [...texts.commandLine.problems, ...secretProblems];
    for (const [name, spec] of Object.entries(manifest.inputs)) {
        // Masked before anything else, whatever becomes of the run.
        const secret = spec.kind === 'secret' ? direct(name)?.text.trim() : undefined;
        if (secret !== undefined)
            host.mask(secret);
    }
    const workingDirectory = (0,external_node_path_.resolve)(host.context.workspace, direct('working-directory')?.text.trim() ?? '.');
    const config = await readConfigOf(options, direct, workingDirectory, problems);
    const all = (name) => direct(name) ?? config.given(manifest.name, name);
    const reportFile = await reportPath(host, direct('report-file')?.text.trim(), workingDirectory, problems);
    if (reportFile !== '')
        found(reportFile);
    const read = readInputs(manifest.inputs, all, now);
    const { tempDirectory, workspace } = host.context;
    const area = { workspace, tempDirectory, workingDirectory };
    const isUnreadable = (name) => secretProblems.some(({ input }) => input === name);
    const place = { area, isGiven: (name) => all(name) !== undefined || isUnreadable(name) };
    problems.push(...(await folderProblems(direct('working-directory')?.text, workingDirectory)));
    problems.push(...timeoutProblems(read.inputs, direct('request-timeout') !== undefined));
    problems.push(...(await ignoreProblems(manifest, config, read.inputs, now)));
    const others = problems.length > 0 || read.kind === 'problems';
    problems.push(...(await inputProblems(manifest, read.inputs, place, others)));
    if (read.kind === 'problems')
        throw new user_error/* UserError */.y(...problems, ...read.problems);
    if (problems.length > 0)
        throw new user_error/* UserError */.y(...problems);
    const inputs = commonOf(read.inputs);
    const given = new Set(Object.keys(manifest.inputs).filter((name) => all(name) !== undefined));
    return { inputs, config, given, workingDirectory };
}
function timeoutProblems(inputs, isGiven) {
    const { timeout } = inputs;
    const requestTimeout = inputs['request-timeout'];
    if (!isGiven || timeout === undefined || requestTimeout === undefined || requestTimeout <= timeout)
        return [];
    return [{ message: '`request-timeout` is longer than `timeout`', input: 'request-timeout' }];
}
async function folderProblems(named, folder) {
    if (named === undefined)
        return [];
    const { isFolder } = await __webpack_require__.e(/* import() */ 8892).then(__webpack_require__.bind(__webpack_require__, 8892));
    if (await isFolder(folder))
        return [];
    return [
        {
            message: `\`working-directory\`: \`${(0,plain_text/* plainLine */.h0)(folder)}\` is not a folder`,
            input: 'working-directory',
        },
    ];
}
/** The config file, which is found by inputs that it cannot set itself; its problems are added to the others. */
async function readConfigOf({ host }, direct, workingDirectory, problems) {
    const path = direct('config-file')?.text.trim();
    const policyFrom = direct('policy-from')?.text.trim() === 'base' ? 'base' : 'head';
    try {
        return await (0,policy/* readConfig */.Xg)(path ?? policy/* DEFAULT_CONFIG_FILE */.Cu, path !== undefined, {
            host,
            policyFrom,
            workingDirectory,
        });
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        problems.push(...error.problems);
        return policy/* NO_CONFIG */.H5;
    }
}
/** What is wrong with the ignores of the config file, whichever command runs: told with the other problems. */
async function ignoreProblems(manifest, config, inputs, now) {
    if (config.ignores.length === 0)
        return [];
    const { findIgnoreProblems, ignoreRulesOf } = await __webpack_require__.e(/* import() */ 2119).then(__webpack_require__.bind(__webpack_require__, 2119));
    return findIgnoreProblems(config, ignoreRulesOf(manifest.name, config, inputs), now);
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
var base_cut = __webpack_require__(81336);
// EXTERNAL MODULE: ./build/base/json-text.js
var json_text = __webpack_require__(44074);
;// CONCATENATED MODULE: ./build/commands/report-text.js

const CHUNK_LENGTH = 256 * 1024;
/**
 * JSON of a report in pieces, so that a report of very many findings is never one text: top-level keys on lines of their
 * own, and each entry of a top-level list (an array or any iterable) on one line. With `--json` it goes to the log of a CI:
 * nothing in it is a command there (contract §10).
 */
function* reportChunks(report) {
    let chunk = '{';
    let separator = '\n';
    for (const [key, value] of Object.entries(report)) {
        if (value === undefined)
            continue;
        chunk += `${separator}  ${JSON.stringify(key)}: `;
        separator = ',\n';
        if (!isList(value)) {
            chunk += JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ');
            continue;
        }
        let between = '[\n    ';
        for (const entry of value) {
            chunk += between + (JSON.stringify(entry) ?? 'null');
            between = ',\n    ';
            if (chunk.length < CHUNK_LENGTH)
                continue;
            yield (0,json_text/* escapeJson */.G)(chunk);
            chunk = '';
        }
        chunk += between.startsWith('[') ? '[]' : '\n  ]';
    }
    yield (0,json_text/* escapeJson */.G)(`${chunk}\n}\n`);
}
function isList(value) {
    return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

;// CONCATENATED MODULE: ./build/commands/write-outcome.js





/** Annotations of one level that a step may have before the host drops the rest. */
const MAXIMUM_ANNOTATIONS = 10;
/** Findings of one level that the log lists; a log of many thousand lines tells nobody anything. */
const MAXIMUM_LISTED = 200;
/**
 * Findings that the report and hosts' own files have; beyond them the report has a count, and the command's own list, which
 * is whole, has the facts.
 */
const MAXIMUM_REPORTED = 10_000;
const LEVELS = ['error', 'warning', 'notice'];
/** Writes everything that the user sees, once: log, annotations, outputs, summary, report, stdout. */
async function writeOutcome(host, outcome, facts) {
    for (const problem of outcome.problems)
        tellProblem(host, problem);
    tellFindings(host, outcome, facts.annotations);
    for (const line of outcome.log)
        host.log.info(line);
    for (const limitation of host.limitations)
        host.log.info(`Note: ${limitation}.`);
    const report = reportOf(outcome, facts);
    const reportPath = await writeReport(host, facts.reportFile, report);
    writeOutputs(host, outcome, facts, reportPath);
    if (facts.summary && outcome.summary !== '')
        host.writeSummary(outcome.summary);
    await host.finish?.({
        result: facts.ending.result,
        findings: facts.annotations ? [...madeFindings(outcome, MAXIMUM_REPORTED)] : [],
    });
    if (facts.json)
        for (const chunk of redactedChunks(host, report))
            facts.stdout(chunk);
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
function* allFindings(outcome) {
    yield* outcome.lazyFindings ?? [];
    for (const finding of outcome.findings)
        yield { level: finding.level, make: () => finding };
}
function* madeFindings(outcome, most) {
    let left = most;
    for (const finding of allFindings(outcome)) {
        if (left <= 0)
            return;
        left -= 1;
        yield finding.make();
    }
}
function countFindings(outcome) {
    let count = 0;
    for (const _ of allFindings(outcome))
        count += 1;
    return count;
}
function tellFindings(host, outcome, annotations) {
    const native = host.capabilities.annotations === 'native';
    const annotated = annotations ? (native ? MAXIMUM_ANNOTATIONS : MAXIMUM_LISTED) : 0;
    const first = { error: [], warning: [], notice: [] };
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { level, make } of allFindings(outcome)) {
        counts[level] += 1;
        if (counts[level] <= MAXIMUM_LISTED)
            first[level].push(make());
    }
    for (const level of LEVELS) {
        const shown = first[level].slice(0, annotated);
        for (const finding of shown)
            host.annotate({ level, title: finding.title, message: messageOf(finding), ...finding.location });
        // Notices need nothing to be done: those that are not shown are counted here and stand in the report.
        const listed = level === 'notice' && annotations ? [] : first[level].slice(annotated);
        for (const finding of listed) {
            const { location } = finding;
            const place = location === undefined ? '' : `${(0,plain_text/* plainLine */.h0)(location.file)}:${location.line}: `;
            host.log.info(`${place}${level}: ${finding.title}: ${messageOf(finding)}`);
        }
        if (annotations && native && listed.length > 0)
            host.log.info(`${listed.length} more ${level}${listed.length === 1 ? ' is' : 's are'} listed here without an annotation.`);
        const left = counts[level] - shown.length - listed.length;
        if (left > 0)
            host.log.info(`${left} more ${level}${left === 1 ? ' is' : 's are'} not listed here: see the report.`);
    }
}
function messageOf(finding) {
    return finding.fix === undefined ? finding.message : `${finding.message}\n${finding.fix}`;
}
function reportOf(outcome, facts) {
    const omitted = countFindings(outcome) - MAXIMUM_REPORTED;
    return {
        version: 1,
        command: facts.manifest.name,
        result: facts.ending.result,
        exitCode: facts.ending.exitCode,
        startedAt: (0,time/* renderTime */.sZ)(facts.startedAt),
        finishedAt: (0,time/* renderTime */.sZ)(facts.finishedAt),
        inputs: facts.inputs,
        findings: { [Symbol.iterator]: () => madeFindings(outcome, MAXIMUM_REPORTED) },
        ...(omitted > 0 ? { findingsOmitted: omitted } : {}),
        problems: outcome.problems,
        requests: { count: facts.requests.count, retried: facts.requests.retried },
        ...outcome.report,
    };
}
/** No secret lies across two chunks: they are cut between entries. */
function* redactedChunks(host, report) {
    for (const chunk of reportChunks(report))
        yield host.redact(chunk);
}
async function writeReport(host, path, report) {
    if (path === undefined)
        return undefined;
    try {
        await (0,files/* writeAtomically */.vK)(path, redactedChunks(host, report), 0o600);
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
    let reportFile;
    let session;
    let outcome;
    try {
        started = await startCommand(options, (path) => {
            reportFile = path;
        });
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
    // A run that was told to stop is neither a failed sign-in nor a failed question.
    if (started !== undefined && !options.stop.aborted)
        outcome = soften(started.inputs, outcome, manifest);
    const ending = (0,exit_code/* endingOf */.z)(outcome);
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
        reportFile: reportFile ?? (await (0,files/* privateFile */.o4)(host.context.tempDirectory, 'report.json').catch(() => undefined)),
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
    const [run, { openSession }] = await Promise.all([options.load(manifest), __webpack_require__.e(/* import() */ 6884).then(__webpack_require__.bind(__webpack_require__, 56884))]);
    // The network is loaded by the first request: a run that is refused has none.
    const http = async (request) => (await options.openHttp(inputs.concurrency))(request);
    const limit = new AbortController();
    const longest = Math.min(inputs.timeout, base_clock/* LONGEST_TIMER_MS */.M);
    const timer = setTimeout(() => {
        const why = `the command took longer than its \`timeout\` of ${(0,duration/* renderDuration */.P)(inputs.timeout)}`;
        limit.abort(new DOMException(why, 'TimeoutError'));
    }, longest);
    const signal = AbortSignal.any([limit.signal, options.stop]);
    const session = openSession(inputs, { host, http, clock, random, signal });
    opened(session);
    const cache = inputs.cache
        ? await (await __webpack_require__.e(/* import() */ 5725).then(__webpack_require__.bind(__webpack_require__, 95725))).openCache(host, cacheFolder(started))
        : undefined;
    try {
        const outcome = await run(inputs, {
            host,
            session,
            clock,
            config: started.config,
            cache: cache ?? { get: async () => undefined, set: async () => undefined },
            workingDirectory: started.workingDirectory,
            signal,
            stdoutIsDropped: options.stdoutIsDropped,
            stdoutIsPrivate: options.stdoutIsPrivate,
            given: started.given,
            readPolicyFile: (0,policy/* policyReader */.CE)({
                host,
                policyFrom: inputs['policy-from'],
                workingDirectory: started.workingDirectory,
            }),
        });
        return { outcome, session };
    }
    finally {
        await cache?.close();
        clearTimeout(timer);
    }
}
function cacheFolder({ inputs, workingDirectory }) {
    const folder = inputs['cache-dir'];
    return folder === undefined ? undefined : (0,external_node_path_.resolve)(workingDirectory, folder);
}
/** `on-error: warn`: failures to sign in or to ask become warnings; never for `apply` (contract §2). */
function soften(inputs, outcome, manifest) {
    const applies = manifest.name === 'sync-rolebindings' && Reflect.get(inputs, 'mode') === 'apply';
    if (inputs['on-error'] !== 'warn' || applies)
        return outcome;
    const softened = outcome.problems.filter(exit_code/* isSoft */.$);
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
        problems: outcome.problems.filter((problem) => !(0,exit_code/* isSoft */.$)(problem)),
        verdict: outcome.verdict === 'pass' ? 'warn' : outcome.verdict,
    };
}
function problemSummary(manifest, problems) {
    return (0,markdown/* assembleMarkdown */.Co)([`### ${manifest.title}: error`, (0,problems_markdown/* problemsMarkdown */.K)(problems)], 1_000_000).text;
}
function publicInputs(manifest, inputs) {
    if (inputs === undefined)
        return {};
    return Object.fromEntries(Object.entries(inputs).filter(([name, value]) => value !== undefined && manifest.inputs[name]?.kind !== 'secret'));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/host/annotation-budget.js
var annotation_budget = __webpack_require__(52578);
;// CONCATENATED MODULE: ./build/host/github-context.js
const BASE_OWNED_EVENTS = new Set(['pull_request_target', 'workflow_run']);
/**
 * Facts about the run from GitHub's variables and the event file; a broken event file counts as none. `runNumber` is the
 * number that the run has in the address of its page.
 */
function githubContext(environment, temporary, readFile, runNumber) {
    const text = (name) => environment[name] || undefined;
    const event = text('GITHUB_EVENT_NAME');
    const payload = readEvent(text('GITHUB_EVENT_PATH'), readFile);
    const server = text('GITHUB_SERVER_URL');
    const repository = text('GITHUB_REPOSITORY');
    return {
        workspace: text('GITHUB_WORKSPACE') ?? '.',
        tempDirectory: text('RUNNER_TEMP') ?? temporary,
        repository,
        ref: text('GITHUB_REF'),
        commit: text('GITHUB_SHA'),
        event,
        changeRequest: changeRequest(payload, text('GITHUB_BASE_REF'), text('GITHUB_HEAD_REF')),
        untrustedHead: event !== undefined && BASE_OWNED_EVENTS.has(event),
        changeEvent: isChangeEvent(event === 'workflow_run' ? startedBy(payload) : event),
        runUrl: server && repository && runNumber ? `${server}/${repository}/actions/runs/${runNumber}` : undefined,
        workflow: text('GITHUB_WORKFLOW'),
        job: text('GITHUB_JOB'),
        serverUrl: server,
        apiUrl: text('GITHUB_API_URL'),
        matrix: matrix(text('PLATFORM_ACTIONS_MATRIX')),
        workflowFile: workflowFile(text('GITHUB_WORKFLOW_REF'), repository),
    };
}
/** The event of the run that a `workflow_run` follows; where that does not tell, it may have been a pull request. */
function startedBy(payload) {
    const event = textField(field(payload, 'workflow_run'), 'event');
    return event === undefined || event === 'workflow_run' ? 'pull_request' : event;
}
function isChangeEvent(event) {
    return event !== undefined && (event.startsWith('pull_request') || event === 'merge_group');
}
/** The values of a leg; a job without a matrix has `null`, or none in other runners. */
function matrix(json) {
    const text = json?.replace(/\s+/g, ' ').trim();
    return text === undefined || ['', 'null', '{}', '{ }'].includes(text) ? undefined : text;
}
/** File in a reference such as `acme/app/.github/workflows/ci.yml@refs/heads/main`, when it is this repository's. */
function workflowFile(reference, repository) {
    const [path = ''] = (reference ?? '').split('@', 1);
    return repository !== undefined && path.startsWith(`${repository}/`)
        ? path.slice(repository.length + 1)
        : undefined;
}
function readEvent(path, readFile) {
    if (path === undefined)
        return undefined;
    try {
        return JSON.parse(readFile(path));
    }
    catch {
        return undefined;
    }
}
function changeRequest(event, baseRef, headRef) {
    const pull = field(event, 'pull_request');
    if (pull !== undefined) {
        const base = field(pull, 'base');
        const head = field(pull, 'head');
        const number = field(pull, 'number');
        const headRepository = field(field(head, 'repo'), 'full_name');
        return {
            number: typeof number === 'number' ? number : undefined,
            baseCommit: textField(base, 'sha'),
            baseRef: textField(base, 'ref') ?? baseRef,
            headRef: textField(head, 'ref') ?? headRef,
            fork: headRepository !== field(field(base, 'repo'), 'full_name'),
        };
    }
    const queue = field(event, 'merge_group');
    if (queue === undefined)
        return undefined;
    return {
        number: undefined,
        baseCommit: textField(queue, 'base_sha'),
        baseRef: textField(queue, 'base_ref'),
        headRef: textField(queue, 'head_ref'),
        fork: false,
    };
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
function textField(value, name) {
    const text = field(value, name);
    return typeof text === 'string' && text !== '' ? text : undefined;
}

// EXTERNAL MODULE: ./build/host/host.js
var host_host = __webpack_require__(9157);
;// CONCATENATED MODULE: ./build/host/github-flavour.js

const FORK_HINT = '; pull requests from forks never get one: only public data can be read there';
const FROM_ELSEWHERE = 'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token from elsewhere, or `token` and `registry-token` to tokens from secrets';
const isPull = (environment) => (environment['GITHUB_EVENT_NAME'] ?? '').startsWith('pull_request');
const github = {
    name: 'github',
    annotations: 'native',
    summary: 'native',
    runNumber: 'GITHUB_RUN_ID',
    missingIdToken: (environment) => {
        if (environment['ACT'] === 'true')
            return new host_host/* IdTokenError */.Z('act has no ID tokens', FROM_ELSEWHERE, true);
        const hint = isPull(environment)
            ? '; pull requests from forks and from Dependabot never get one: only public data can be read there'
            : '';
        return new host_host/* IdTokenError */.Z('this job may not ask for an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set', `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${hint}`, true);
    },
};
const forgejo = {
    name: 'forgejo',
    annotations: 'log',
    summary: 'none',
    runNumber: 'GITHUB_RUN_NUMBER',
    missingIdToken: (environment) => new host_host/* IdTokenError */.Z('this job may not ask for an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set', `add \`enable-openid-connect: true\` to the workflow or the job, on a Forgejo and a runner that know it${isPull(environment) ? FORK_HINT : ''}`, true),
};
const gitea = {
    name: 'gitea',
    annotations: 'log',
    summary: 'none',
    runNumber: 'GITHUB_RUN_NUMBER',
    missingIdToken: () => new host_host/* IdTokenError */.Z('Gitea Actions has no ID tokens', FROM_ELSEWHERE, true),
};
/** The flavour of a runner; Forgejo and Gitea set GitHub's variables too, and Forgejo may set Gitea's. */
function flavourOf(environment) {
    if ((environment['FORGEJO_ACTIONS'] ?? '') !== '')
        return forgejo;
    return (environment['GITEA_ACTIONS'] ?? '') === '' ? github : gitea;
}

// EXTERNAL MODULE: ./build/host/id-token-service.js
var id_token_service = __webpack_require__(49296);
;// CONCATENATED MODULE: ./build/host/github-id-token.js


/** ID tokens from the runner's endpoint; what a job without it has to do depends on the flavour. */
function githubIdToken(options, flavour) {
    return async (audience, signal) => {
        const { environment } = options;
        const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '';
        const requestToken = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
        if (!URL.canParse(url) || requestToken === '')
            throw flavour.missingIdToken(environment);
        const target = new URL(url);
        target.searchParams.set('audience', audience);
        return (0,id_token_service/* requestIdToken */.g)(options, {
            method: 'GET',
            url: target.href,
            requestToken,
            headers: { accept: 'application/json; api-version=2.0' },
            field: 'value',
            refused: (why) => new host_host/* IdTokenError */.Z(`the CI refused an ID token: ${why}`, 'the job may have been queued for long or its permissions changed: run it again, with `permissions: id-token: write`', true),
            signal,
        });
    };
}

// EXTERNAL MODULE: ./build/host/log-writer.js
var log_writer = __webpack_require__(39677);
;// CONCATENATED MODULE: ./build/host/workflow-command.js
/**
 * One workflow command for a log, without a newline:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions. Values are escaped as the runner
 * decodes them; empty properties are left out.
 */
function renderWorkflowCommand(name, properties, message) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
        .join(',');
    return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(message)}`;
}
/** One entry of a file command (`GITHUB_OUTPUT`), with a delimiter that the value cannot hold. */
function renderFileCommand(name, value) {
    let delimiter = 'ghadelimiter';
    while (name.includes(delimiter) || value.includes(delimiter))
        delimiter += '_';
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

;// CONCATENATED MODULE: ./build/host/github.js











/** Most bytes of one step's summary (workflow-commands reference); more drops the whole summary. */
const MAXIMUM_SUMMARY_BYTES = 1024 * 1024;
/** Whether this is GitHub Actions, or a runner that speaks its language (Forgejo, Gitea, act). */
function detectGithub(environment) {
    if (environment['GITHUB_ACTIONS'] !== 'true')
        return { kind: 'no' };
    if ((environment['GITHUB_WORKSPACE'] ?? '') === '') {
        return {
            kind: 'misconfigured',
            problem: 'GITHUB_WORKSPACE is not set',
            remedy: 'run inside a job of a workflow',
        };
    }
    return { kind: 'yes' };
}
/**
 * GitHub Actions, and Forgejo and Gitea, which speak its language: workflow commands on the log, file commands for
 * outputs and summary, OIDC from the runner.
 */
function createGithubHost(options) {
    const { environment, log: write } = options;
    const flavour = flavourOf(environment);
    const secrets = (0,log_writer/* createSecrets */.gE)();
    const mayAnnotate = (0,annotation_budget/* createAnnotationBudget */.f)();
    const safe = (text) => (0,log_writer/* harmless */.Is)(secrets.redact(text));
    const command = (name, properties, message) => {
        write(`${renderWorkflowCommand(name, properties, message)}\n`);
    };
    const line = (text) => write(`${safe(text)}\n`);
    /** A command where the host still shows it as an annotation, else a line of the log. */
    const told = (annotation, text) => {
        const { column, endColumn, endLine, file, level, line: start, title } = annotation;
        if (flavour.annotations === 'log' || !mayAnnotate(level)) {
            line(text);
            return;
        }
        // A name that would have to be changed would no longer be that of the file.
        if (file !== undefined && safe(file) !== file) {
            const message = `${(0,plain_text/* plainLine */.h0)(file)}:${start ?? 1}: ${annotation.message}`;
            command(level, title === '' ? {} : { title: safe(title) }, safe(message));
            return;
        }
        const place = {
            ...(title === '' ? {} : { title: safe(title) }),
            ...(file === undefined ? {} : { file: secrets.redact(file) }),
            ...(start === undefined ? {} : { line: start }),
            ...(endLine === undefined ? {} : { endLine }),
            ...(column === undefined ? {} : { col: column }),
            ...(endColumn === undefined ? {} : { endColumn }),
        };
        command(level, place, safe(annotation.message));
    };
    const levelled = (level) => (message) => told({ level, title: '', message }, `${level}: ${message}`);
    const summaryFile = flavour.summary === 'native' ? fileOf(environment, 'GITHUB_STEP_SUMMARY') : undefined;
    const outputFile = fileOf(environment, 'GITHUB_OUTPUT');
    return {
        name: flavour.name,
        context: githubContext(environment, (0,external_node_os_.tmpdir)(), (path) => (0,external_node_fs_.readFileSync)(path, 'utf8'), environment[flavour.runNumber]),
        capabilities: capabilitiesOf(environment, flavour.annotations, outputFile, summaryFile),
        limitations: [
            ...(outputFile === undefined
                ? ['this runner gives no file for outputs (GITHUB_OUTPUT): no outputs were set']
                : []),
            ...(flavour.summary === 'none'
                ? ['this runner shows no summaries and no annotations: see the log and the report']
                : summaryFile === undefined
                    ? ['this runner gives no file for summaries (GITHUB_STEP_SUMMARY): no summary was written']
                    : []),
        ],
        log: {
            debug: (text) => command('debug', {}, safe(text)),
            info: line,
            notice: levelled('notice'),
            warning: levelled('warning'),
            error: levelled('error'),
        },
        input: options.nativeInput,
        idToken: githubIdToken(options, flavour),
        mask: (secret) => {
            for (const part of (0,log_writer/* secretParts */.Bm)(secret)) {
                command('add-mask', {}, part);
                secrets.add(part);
            }
        },
        redact: secrets.redact,
        setOutput: (name, value) => {
            if (outputFile === undefined)
                return;
            try {
                (0,external_node_fs_.appendFileSync)(outputFile, renderFileCommand(name, value), 'utf8');
            }
            catch (error) {
                levelled('warning')(`the output \`${name}\` could not be written: ${(0,files/* errorCode */.CA)(error)}`);
            }
        },
        annotate: (annotation) => told(annotation, (0,log_writer/* annotationLine */.As)(annotation)),
        writeSummary: (markdown) => {
            if (summaryFile === undefined)
                return;
            const text = secrets.redact(markdown);
            try {
                const room = MAXIMUM_SUMMARY_BYTES - (0,external_node_fs_.statSync)(summaryFile).size;
                if (Buffer.byteLength(text) <= room)
                    (0,external_node_fs_.appendFileSync)(summaryFile, text, 'utf8');
                else
                    line(`The summary is larger than what is left of ${MAXIMUM_SUMMARY_BYTES >> 10} KiB for this step and was left out.`);
            }
            catch (error) {
                levelled('warning')(`the summary could not be written: ${(0,files/* errorCode */.CA)(error)}`);
            }
        },
        group: async (title, body) => {
            command('group', {}, safe(title));
            try {
                return await body();
            }
            finally {
                command('endgroup', {}, '');
            }
        },
        quote: (text) => {
            const token = crypto.randomUUID();
            write(`::stop-commands::${token}\n${(0,log_writer/* quotable */.E7)(secrets.redact(text))}\n::${token}::\n`);
        },
        progress: () => undefined,
        cacheDirectory: environment['RUNNER_TEMP'] === undefined
            ? undefined
            : (0,external_node_path_.join)(environment['RUNNER_TEMP'], 'platform-actions-cache'),
    };
}
function capabilitiesOf(environment, annotations, outputFile, summaryFile) {
    const has = (name) => (environment[name] ?? '') !== '';
    return {
        idToken: has('ACTIONS_ID_TOKEN_REQUEST_URL') ? 'any-audience' : 'none',
        mask: 'native',
        outputs: outputFile === undefined ? 'none' : 'native',
        annotations,
        summary: summaryFile === undefined ? 'none' : 'native',
        groups: true,
        cache: has('ACTIONS_RUNTIME_TOKEN') && has('ACTIONS_RESULTS_URL') ? 'service' : 'none',
    };
}
function fileOf(environment, name) {
    const path = environment[name] ?? '';
    return path !== '' && (0,external_node_fs_.existsSync)(path) ? path : undefined;
}

;// CONCATENATED MODULE: ./build/host/id-token-override.js


const MAXIMUM_BYTES = 64 * 1024;
/**
 * Lets `PLATFORM_ID_TOKEN` or `PLATFORM_ID_TOKEN_FILE` win over the host's own way. The file is read anew each time,
 * since whoever writes it may renew the token.
 */
function withIdTokenOverride(host, environment) {
    const token = environment['PLATFORM_ID_TOKEN']?.trim() ?? '';
    const file = environment['PLATFORM_ID_TOKEN_FILE']?.trim() ?? '';
    if (token === '' && file === '')
        return host;
    const capabilities = { ...host.capabilities, idToken: 'declared-audience' };
    if (token !== '')
        return { ...host, capabilities, idToken: async () => whole('PLATFORM_ID_TOKEN', token) };
    return {
        ...host,
        capabilities,
        idToken: async () => {
            const text = (await (0,files/* readTextFile */.Gu)(file, MAXIMUM_BYTES))?.trim() ?? '';
            if (text !== '')
                return whole(`PLATFORM_ID_TOKEN_FILE: \`${file}\``, text);
            throw new host_host/* IdTokenError */.Z(`PLATFORM_ID_TOKEN_FILE: \`${file}\` is missing or empty`, 'write the ID token to that file before this step', true);
        },
    };
}
function whole(source, token) {
    if (/^[\x21-\x7e]+$/.test(token))
        return token;
    throw new host_host/* IdTokenError */.Z(`${source} is no token: it has a blank, a line end or another character that no token has`, 'give the ID token alone', true);
}

// EXTERNAL MODULE: ./build/report/code-quality.js
var code_quality = __webpack_require__(29214);
// EXTERNAL MODULE: ./build/report/xml.js
var xml = __webpack_require__(96270);
;// CONCATENATED MODULE: ./build/report/findings-junit.js

/**
 * JUnit XML of any command's findings (the form that Jenkins, GitLab, CircleCI and Bitbucket read): one case a finding,
 * errors as failures, the others passing with their words. Without findings one passing case, since many readers refuse
 * an empty suite.
 */
function renderFindingsJunit(command, findings) {
    const failures = findings.filter((finding) => finding.level === 'error').length;
    const name = (0,xml/* escapeXml */.X)(command);
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
    const file = location === undefined ? '' : ` file="${(0,xml/* escapeXml */.X)(location.file)}"`;
    const name = (0,xml/* escapeXml */.X)([title, artifact ?? '', place].filter((part) => part !== '').join(' – '));
    const text = (0,xml/* escapeXml */.X)(fix === undefined ? message : `${message}\n${fix}`);
    const body = level === 'error'
        ? `<failure message="${(0,xml/* escapeXml */.X)(message)}" type="${(0,xml/* escapeXml */.X)(rule)}">${text}</failure>`
        : `<system-out>${level}: ${text}</system-out>`;
    return `    <testcase classname="${(0,xml/* escapeXml */.X)(rule)}" name="${name}"${file}>${body}</testcase>\n`;
}

// EXTERNAL MODULE: ./build/host/dotenv-output.js + 1 modules
var dotenv_output = __webpack_require__(19631);
// EXTERNAL MODULE: ./build/host/host-options.js
var host_options = __webpack_require__(97286);
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

// EXTERNAL MODULE: ./build/host/report-files.js
var report_files = __webpack_require__(98839);
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
    baseCommit: ['BITBUCKET_PR_DESTINATION_COMMIT'],
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
    return {
        number: (0,host_options/* wholeNumber */.r)(find('number')),
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
            clear();
            if (words === undefined || !options.interactive)
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
    'Bitbucket Pipelines': 'its ID tokens have another subject in every run, which no identity matches: keep a token in the secured variable PLATFORM_TOKEN',
};
function noIdToken(ci) {
    const where = ci === undefined ? 'a terminal' : ci;
    const recipe = ci === undefined ? undefined : RECIPES[ci];
    const general = 'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens';
    return new host_host/* IdTokenError */.Z(`${where} has no ID token of its own`, recipe === undefined ? general : `${recipe}; or ${general}`, true);
}

;// CONCATENATED MODULE: ./build/host/create-host.js



const CANDIDATES = [
    {
        sign: ['GITHUB_ACTIONS', 'true'],
        // The two hosts of most runs cost less than loading a chunk.
        load: async () => ({ detect: detectGithub, create: createGithubHost }),
    },
    {
        sign: ['GITLAB_CI', 'true'],
        load: async () => {
            const { createGitlabHost, detectGitlab } = await __webpack_require__.e(/* import() */ 3640).then(__webpack_require__.bind(__webpack_require__, 63640));
            return { detect: detectGitlab, create: createGitlabHost };
        },
    },
    {
        sign: ['BUILDKITE', 'true'],
        load: async () => {
            const { createBuildkiteHost, detectBuildkite } = await __webpack_require__.e(/* import() */ 4822).then(__webpack_require__.bind(__webpack_require__, 84822));
            return { detect: detectBuildkite, create: createBuildkiteHost };
        },
    },
    {
        sign: ['TF_BUILD', 'true'],
        load: async () => {
            const { createAzureHost, detectAzure } = await __webpack_require__.e(/* import() */ 4744).then(__webpack_require__.bind(__webpack_require__, 64744));
            return { detect: detectAzure, create: createAzureHost };
        },
    },
];
/** Detects the host and makes it; the override variables for ID tokens win on every host (contract §2). */
async function createHost(options) {
    const host = withBaseCommit(await detectHost(options), options.environment);
    return withIdTokenOverride(host, options.environment);
}
async function detectHost(options) {
    const { environment } = options;
    const candidate = CANDIDATES.find(({ sign: [name, value] }) => environment[name]?.toLowerCase() === value);
    const { detect, create } = candidate === undefined ? { detect: undefined, create: createTerminalHost } : await candidate.load();
    const detection = detect?.(environment);
    const host = create(options);
    if (detection?.kind === 'misconfigured')
        host.log.warning(`${detection.problem}: ${detection.remedy}`);
    return host;
}
/** `PLATFORM_BASE_COMMIT` tells the base of a change where the host does not. */
function withBaseCommit(host, environment) {
    const baseCommit = environment['PLATFORM_BASE_COMMIT']?.trim() ?? '';
    const { changeRequest } = host.context;
    if (baseCommit === '' || changeRequest?.baseCommit !== undefined)
        return host;
    if (!/^[0-9a-f]{7,64}$/.test(baseCommit)) {
        host.log.warning('PLATFORM_BASE_COMMIT is not the hexadecimal name of a commit and is not used');
        return host;
    }
    const unknown = { number: undefined, baseRef: undefined, headRef: undefined, fork: false };
    return {
        ...host,
        context: { ...host.context, changeRequest: { ...(changeRequest ?? unknown), baseCommit } },
    };
}

;// CONCATENATED MODULE: ./build/host/face.js
/** Variable by which our own wrappers say what they are: other plugins and tasks leave variables of the same names. */
const FACE_VARIABLE = 'PLATFORM_ACTIONS_FACE';
/**
 * The face of this process. `INPUT_*` is read for the JavaScript action and the Azure task only, and a plugin's
 * configuration for our plugin only (contract §1); every other wrapper sets `PLATFORM_ACTIONS_INPUT_*`.
 */
function faceOf(words, environment) {
    const marker = environment[FACE_VARIABLE];
    if (marker === 'azure-task') {
        const input = (name) => environment[`INPUT_${name.replaceAll('-', '').toUpperCase()}`];
        return { kind: marker, command: undefined, input, names: [] };
    }
    if (marker === 'buildkite-plugin') {
        const configuration = readConfiguration(environment['BUILDKITE_PLUGIN_CONFIGURATION'] ?? '');
        return {
            kind: marker,
            command: configuration.get('command') ?? '',
            input: (name) => configuration.get(name),
            names: [...configuration.keys()].filter((name) => name !== 'command'),
        };
    }
    if (words.length === 0 && environment['GITHUB_ACTIONS'] === 'true') {
        const input = (name) => environment[`INPUT_${name.toUpperCase()}`];
        return { kind: 'action', command: (environment['INPUT_COMMAND'] ?? '').trim(), input, names: [] };
    }
    const input = (name) => environment[`PLATFORM_ACTIONS_INPUT_${name.toUpperCase().replaceAll('-', '_')}`];
    return { kind: 'command-line', command: undefined, input, names: [] };
}
/** Texts of a plugin's configuration: lists become lines; what is no text, number, boolean or list of them is left out. */
function readConfiguration(json) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        value = undefined;
    }
    if (typeof value !== 'object' || value === null)
        return new Map();
    return new Map(Object.entries(value).map(([name, entry]) => [
        name,
        (Array.isArray(entry) ? entry : [entry]).filter(isPlain).join('\n'),
    ]));
}
function isPlain(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}

;// CONCATENATED MODULE: ./build/host/standard-streams.js


/** Streams that a slow reader has made us wait for: later texts must queue behind earlier ones. */
const queued = new Set();
/**
 * Writes a text to stdout or stderr at once. Node's stream objects take longer to load than a refused input takes to
 * tell, so they are used only where a pipe is full and does not block. A reader that is gone is no failure.
 */
function writeText(descriptor, text) {
    const bytes = Buffer.from(text);
    let written = 0;
    while (written < bytes.length && !queued.has(descriptor)) {
        try {
            written += (0,external_node_fs_.writeSync)(descriptor, bytes, written);
        }
        catch (error) {
            if ((0,files/* errorCode */.CA)(error) === 'EPIPE')
                return;
            if ((0,files/* errorCode */.CA)(error) !== 'EAGAIN')
                throw error;
            queued.add(descriptor);
        }
    }
    if (written < bytes.length)
        streamOf(descriptor).write(bytes.subarray(written));
}
/** Whether a person looks at the stream: a terminal, not a file, a pipe or `/dev/null`. */
function isTerminal(descriptor) {
    try {
        return (0,external_node_fs_.fstatSync)(descriptor).isCharacterDevice() && streamOf(descriptor).isTTY === true;
    }
    catch {
        return false;
    }
}
function streamOf(descriptor) {
    return descriptor === 1 ? process.stdout : process.stderr;
}

;// CONCATENATED MODULE: ./build/start.js








const toStdout = (text) => writeText(1, text);
const toStderr = (text) => writeText(2, text);
/** Starts what the words and the environment ask for; gives the exit code. The composition root of every face. */
async function start(words) {
    const environment = process.env;
    const face = faceOf(words, environment);
    const byWords = face.command === undefined;
    if (byWords && (words.length === 0 || words[0] === '--help' || words[0] === '-h' || words[0] === 'help')) {
        const { renderProgramHelp } = await __webpack_require__.e(/* import() */ 1273).then(__webpack_require__.bind(__webpack_require__, 61273));
        const isAsked = words.length > 0;
        (isAsked ? toStdout : toStderr)(renderProgramHelp(manifests/* manifests */.L));
        return isAsked ? 0 : 2;
    }
    const name = face.command ?? words[0] ?? '';
    const isStep = face.kind !== 'command-line';
    let network;
    const openHttp = async (connections) => {
        const { openNetwork } = await __webpack_require__.e(/* import() */ 1900).then(__webpack_require__.bind(__webpack_require__, 11900));
        network ??= openNetwork(environment, connections);
        return network.http;
    };
    const host = await createHost({
        environment,
        log: isStep ? toStdout : toStderr,
        get interactive() {
            return !isStep && isTerminal(2);
        },
        nativeInput: face.input,
        http: () => openHttp(8),
        clock: base_clock/* systemClock */.m,
        random: Math.random,
        workingDirectory: process.cwd(),
        command: name,
    });
    const manifest = manifests/* manifests */.L.find((candidate) => candidate.name === name);
    if (manifest === undefined)
        return await refuseCommand(host, name, face);
    try {
        return await runManifest(manifest, byWords ? words.slice(1) : [], {
            unknown: face.names.filter((given) => !Object.hasOwn(manifest.inputs, given)),
            environment,
            host,
            openHttp,
            // The log of a step is its stdout: there is no reader for a payload.
            stdout: isStep ? () => undefined : toStdout,
            stdoutIsDropped: isStep,
            stdoutIsPrivate: !isStep && !isWrapped(environment) && !isTerminal(1),
        });
    }
    finally {
        await network?.close();
    }
}
async function runManifest(manifest, words, machine) {
    const { environment, host, openHttp, stdout, stdoutIsDropped, stdoutIsPrivate } = machine;
    const parsed = parseCommandLine(manifest, words);
    const problems = machine.unknown.map((given) => ({
        message: `\`${given}\` is not an input of \`${manifest.name}\``,
    }));
    const commandLine = { ...parsed, problems: [...problems, ...parsed.problems] };
    if (commandLine.help) {
        const { renderCommandHelp } = await __webpack_require__.e(/* import() */ 1273).then(__webpack_require__.bind(__webpack_require__, 61273));
        toStdout(renderCommandHelp(manifest));
        return 0;
    }
    const stop = new AbortController();
    const onSignal = (signal) => () => stop.abort(new Error(`stopped by ${signal}`));
    const [onTerminate, onInterrupt] = [onSignal('SIGTERM'), onSignal('SIGINT')];
    process.once('SIGTERM', onTerminate);
    process.once('SIGINT', onInterrupt);
    try {
        return await runCommand({
            manifest,
            host,
            texts: { commandLine, native: host.input, environment },
            clock: base_clock/* systemClock */.m,
            random: Math.random,
            openHttp,
            stop: stop.signal,
            stdout,
            stdoutIsDropped,
            stdoutIsPrivate,
            load: loadCommand,
        });
    }
    finally {
        process.off('SIGTERM', onTerminate);
        process.off('SIGINT', onInterrupt);
    }
}
/** Composite actions and job templates set a variable for every input; their stdout is the log of the job. */
function isWrapped(environment) {
    return Object.keys(environment).some((name) => name.startsWith('PLATFORM_ACTIONS_INPUT_'));
}
async function refuseCommand(host, name, face) {
    const list = manifests/* manifests */.L.map((manifest) => `\`${manifest.name}\``).join(', ');
    const what = face.command === undefined ? 'the command' : 'the input `command`';
    host.log.error(`${what} is ${name === '' ? 'missing' : `\`${name}\`, which does not exist`}\nchoose ${list}`);
    host.setOutput('result', 'error');
    await host.finish?.({ result: 'error', findings: [] });
    return 2;
}


/***/ })

};
