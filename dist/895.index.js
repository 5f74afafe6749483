export const id = 895;
export const ids = [895];
export const modules = {

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

/***/ 7567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ findTagRecord),
  K: () => (/* binding */ named)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(2475);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(4779);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/platform/history-reader.js
var history_reader = __webpack_require__(7932);
;// CONCATENATED MODULE: ./build/platform/find-record.js


const DAY_MS = 86_400_000;
/** A tag is asked about while it lives: a month before a date holds a record, and seldom a thousand. */
const FIRST_WINDOW_MS = 30 * DAY_MS;
/** Records that a narrowed window should hold: well below the cap, so that it is rarely cut. */
const AIM = 400;
const SURELY_FITS = 800;
/** Requests after which a look-up gives up: an honest history needs a dozen. */
const MAXIMUM_REQUESTS = 60;
/**
 * The record that holds at `bound` (the newest without one), with as few requests as the history allows. A history below
 * the cap of 1000 takes one request, at a bound while the tag was alive too; a longer one is searched by its own density,
 * then by halves. Right under either inclusivity, either order of an answer, and whichever end of it is cut. Throws
 * `PlatformError` (`UNDECODABLE`) where the service's answers leave the record unknown.
 */
async function findRecord(read, bound, now) {
    const top = bound ?? now;
    // One millisecond more, so that an exclusive end still has the record at the bound.
    const end = bound === undefined ? {} : { end: bound + 1 };
    let start = bound === undefined ? undefined : bound - FIRST_WINDOW_MS;
    let search;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const answer = judgeAnswer(await read({ ...(start === undefined ? {} : { start }), ...end }), bound);
        if (answer.kind === 'whole')
            return { kind: 'found', record: answer.last, recent: answer.records };
        if (answer.kind === 'beyond')
            throw (0,history_reader/* standstill */.Le)(top);
        if (answer.kind === 'empty') {
            if (start === undefined)
                return { kind: 'none', first: await findFirst(read) };
            // A record that was seen is left out only by an exclusive bound, in a millisecond that fills an answer.
            if (search !== undefined && start <= search.below)
                throw (0,history_reader/* standstill */.Le)(search.below);
            search = search === undefined ? undefined : { ...search, emptyFrom: start };
            start = search === undefined ? undefined : nextStart(search, top);
        }
        else if (search === undefined || answer.last.time > search.below) {
            search = advance(search, answer.records, answer.last.time);
            start = nextStart(search, top);
        }
        else {
            // Nothing new with the millisecond before; try without it. Nothing new again: that millisecond fills an answer.
            if (start === search.below)
                throw (0,history_reader/* standstill */.Le)(search.below);
            start = search.below;
        }
    }
    throw (0,history_reader/* standstill */.Le)(search?.below ?? top);
}
/** An answer up to the bound: whole, cut (newer records may be missing), or without any. */
function judgeAnswer(raw, bound = Number.POSITIVE_INFINITY) {
    const isFull = raw.length >= history_reader/* MAXIMUM_RECORDS */.QZ;
    const answer = (0,tag_history/* orderAnswer */.dO)(raw);
    const records = answer.filter(({ time }) => time <= bound);
    const last = records.at(-1);
    if (last === undefined)
        return { kind: isFull ? 'beyond' : 'empty' };
    // Where a record beyond the bound is there, all up to the bound are.
    return { kind: isFull && records.length === answer.length ? 'cut' : 'whole', records, last };
}
/** The search after another answer that was cut. */
function advance(search, records, newest) {
    return {
        base: search?.base ?? newest,
        below: Math.max(newest, search?.below ?? newest),
        emptyFrom: search?.emptyFrom,
        spacing: Math.max(1, (newest - (records.at(0)?.time ?? newest)) / records.length),
    };
}
/**
 * Where to ask next: where the rest surely fits; near the top, where a living tag has its newest record; else at the
 * geometric mean of the distances that are still possible, since an old tag may have stopped anywhere.
 */
function nextStart({ base, below, emptyFrom, spacing }, top) {
    const fits = SURELY_FITS * spacing;
    const ceiling = emptyFrom ?? Math.max(top, below) + 1;
    if (ceiling - below <= fits)
        return below - 1;
    if (emptyFrom === undefined)
        return Math.floor(ceiling - AIM * spacing);
    const start = base + Math.sqrt(Math.max(below - base, fits) * (ceiling - base));
    return Math.floor(Math.min(Math.max(start, below + 1), ceiling - 1));
}
/** The first record of a tag: the oldest come first, unless a server cuts them off. */
async function findFirst(read) {
    let first;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const answer = await read(first === undefined ? {} : { end: first.time });
        const oldest = (0,tag_history/* orderAnswer */.dO)(answer).at(0);
        if (oldest === undefined || (first !== undefined && oldest.time >= first.time))
            break;
        first = oldest;
        if (answer.length < history_reader/* MAXIMUM_RECORDS */.QZ)
            break;
    }
    return first;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/find-tag-record.js





/** The record of a tag at a bound with the recent ones before it; throws `UserError` when there is none (exit 2). */
async function findTagRecord(read, name, bound, now) {
    const found = await named(name, findRecord(read, bound, now));
    if (found.kind === 'found')
        return found;
    if (found.first === undefined)
        throw unknownTag(name);
    throw new user_error/* UserError */.y({
        message: `\`${name}\` had no digest at ${(0,time/* renderTime */.sZ)(bound ?? now)}`,
        fix: `the tag first appeared at ${(0,time/* renderTime */.sZ)(found.first.time)}`,
    });
}
/** The answer of a history request, with a 404 told as what it means: no such image or tag. */
async function named(name, answer) {
    try {
        return await answer;
    }
    catch (error) {
        throw error instanceof errors/* PlatformError */.Wk && error.code === 'NOT_FOUND' ? unknownTag(name, error) : error;
    }
}
function unknownTag(name, cause) {
    const told = cause === undefined ? '' : ` (the registry says: ${(0,plain_text/* plainLine */.h0)(cause.message, 200)})`;
    return new user_error/* UserError */.y({
        message: `there is no tag \`${name}\`${told}`,
        fix: 'check organization, name and tag',
    });
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


/***/ }),

/***/ 6068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ sortRecords),
/* harmony export */   dO: () => (/* binding */ orderAnswer),
/* harmony export */   lm: () => (/* binding */ lookupBound),
/* harmony export */   ns: () => (/* binding */ judgePin),
/* harmony export */   xy: () => (/* binding */ chooseForward)
/* harmony export */ });
/* unused harmony exports recordAt, supersededAt */
/**
 * Records of one answer from old to new, each once, whichever way round the service gave them. Those of one millisecond
 * keep the service's order, so that the last of them is the one that holds.
 */
function orderAnswer(answer) {
    const newestFirst = (answer.at(0)?.time ?? 0) > (answer.at(-1)?.time ?? 0);
    return sortRecords(newestFirst ? answer.toReversed() : answer);
}
/** Records from old to new, each once; those of one millisecond stay in the order in which they were given. */
function sortRecords(records) {
    const unique = new Map();
    for (const record of records) {
        const key = `${record.time} ${record.digest}`;
        // Put in anew, so that a digest that comes back within a millisecond stands where it came last.
        unique.delete(key);
        unique.set(key, record);
    }
    return [...unique.values()].sort((a, b) => a.time - b.time);
}
/** The record that holds at a time: the last at or before it; `undefined` when the tag did not exist yet. */
function recordAt(records, time) {
    return records.findLast((record) => record.time <= time);
}
/** When a digest was superseded: the time of the record after its last one; `undefined` while it holds, and for a digest that the tag never had. */
function supersededAt(records, digest) {
    const last = records.findLastIndex((record) => record.digest === digest);
    return last < 0 ? undefined : records[last + 1]?.time;
}
/** Judges a pin against the tag's whole history: unverified when the tag never had that digest. */
function judgePin(records, digest) {
    if (!records.some((record) => record.digest === digest))
        return { kind: 'unverified' };
    const since = supersededAt(records, digest);
    return since === undefined ? { kind: 'current' } : { kind: 'superseded', since };
}
/** The bound of a look-up: the earlier of `asOf` and `now - minAge`; `now` without either. Milliseconds since 1970. */
function lookupBound(now, asOf, minAgeMs) {
    return Math.min(now, asOf ?? now, now - (minAgeMs ?? 0));
}
/**
 * The record that a pin should move to under a cooldown: the candidate at the bound, but never one older than the
 * digest that is already there ("never backwards"). A digest that the tag never had gives way to the candidate.
 */
function chooseForward(records, candidate, pinned) {
    const held = pinned === undefined ? undefined : records.findLast((record) => record.digest === pinned);
    return held !== undefined && held.time > candidate.time ? held : candidate;
}


/***/ }),

/***/ 7932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ readRecordsOf),
/* harmony export */   Le: () => (/* binding */ standstill),
/* harmony export */   QZ: () => (/* binding */ MAXIMUM_RECORDS),
/* harmony export */   T3: () => (/* binding */ readRecords)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2475);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6068);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4779);



/** Most records of one answer (spec §8). */
const MAXIMUM_RECORDS = 1000;
const YEAR_MS = 365 * 86_400_000;
/** Requests that a full read may take beyond two for each thousand records that it has found. */
const SPARE_REQUESTS = 16;
/**
 * Every record from `since` to `until` (all without them), both inclusive, oldest first: one request for each 999, so that
 * neighbouring answers share a record under either inclusivity. A full answer may have been cut at either end, so both
 * are read on. Throws `PlatformError` (`UNDECODABLE`) for a server that does not heed its bounds.
 */
async function readRecords(read, { since, until } = {}) {
    const start = since === undefined ? {} : { start: since - 1 };
    const end = until === undefined ? {} : { end: until + 1 };
    const first = await read({ ...start, ...end });
    const known = createCollection();
    known.add((0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .orderAnswer */ .dO)(first));
    if (first.length >= MAXIMUM_RECORDS) {
        await readOn(read, known, 'newer', (edge) => ({ start: edge, ...end }));
        await readOn(read, known, 'older', (edge) => ({ ...start, end: edge }));
    }
    return known.all().filter(({ time }) => time >= (since ?? time) && time <= (until ?? time));
}
/**
 * The records that tell about these digests, up to the newest record: those of the last year, and the older ones too when
 * a digest is not among them. A digest that is not in the result was never the tag's.
 */
async function readRecordsOf(read, digests, now) {
    const since = now - YEAR_MS;
    const recent = await readRecords(read, { since });
    const known = new Set(recent.map((record) => record.digest));
    if (digests.every((digest) => known.has(digest)))
        return recent;
    return [...(await readRecords(read, { until: since - 1 })), ...recent];
}
/** A full answer that brings nothing new, however narrow its window: what lies beyond it cannot be asked for. */
function standstill(time) {
    const when = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTime */ .sZ)(time);
    const message = `the tag history stands still at ${when}: it has ${MAXIMUM_RECORDS} records in one millisecond, or the service does not heed \`start\` and \`end\``;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk(message, { code: 'UNDECODABLE', call: 'GET history' });
}
function createCollection() {
    const known = new Map();
    let [oldest, newest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    return {
        count: () => known.size,
        add: (records) => {
            const before = known.size;
            for (const record of records) {
                const key = `${record.time} ${record.digest}`;
                // The later answer has more of the records of one millisecond, and so their right order.
                known.delete(key);
                known.set(key, record);
                oldest = Math.min(oldest, record.time);
                newest = Math.max(newest, record.time);
            }
            return known.size - before;
        },
        edge: (side) => (side === 'newer' ? newest : oldest),
        all: () => (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .sortRecords */ .NM)([...known.values()]),
    };
}
/** Reads on from what is known until an answer is not full. */
async function readOn(read, known, side, windowFrom) {
    // One millisecond wider, so that the record at the edge comes again under either inclusivity.
    const wider = side === 'newer' ? -1 : 1;
    let widening = wider;
    for (let requests = 1;; requests += 1) {
        const edge = known.edge(side);
        const answer = await read(windowFrom(edge + widening));
        const grown = known.add((0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .orderAnswer */ .dO)(answer));
        if (answer.length < MAXIMUM_RECORDS) {
            // The narrow window has the record at the edge, unless its bound is exclusive: then all of the wide one was that edge.
            if (widening === 0 && !answer.some(({ time }) => time === edge))
                throw standstill(edge);
            return;
        }
        if (grown === 0 && widening === 0)
            throw standstill(edge);
        if (requests > SPARE_REQUESTS + known.count() / 500)
            throw standstill(edge);
        widening = grown === 0 ? 0 : wider;
    }
}


/***/ })

};
