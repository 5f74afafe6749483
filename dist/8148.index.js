export const id = 8148;
export const ids = [8148];
export const modules = {

/***/ 25335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ inSet),
/* harmony export */   PL: () => (/* binding */ fitsParts),
/* harmony export */   Pp: () => (/* binding */ fitsCharacters)
/* harmony export */ });
/** Whether a character is in a set such as `a-z0-9` or `!a-c`. */
function inSet(set) {
    const negated = set.startsWith('!') || set.startsWith('^');
    const ranges = Array.from((negated ? set.slice(1) : set).matchAll(/.-.|./gsu), ([range]) => {
        const ends = Array.from(range);
        return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
    });
    return (character) => ranges.some(({ low, high }) => low <= character && character <= high) !== negated;
}
/**
 * Whether the items fit the parts, in which `isAny` tells those that stand for any number of items. After a mismatch only
 * the last of them takes one more item, so that no backtracking grows: time in proportion to parts × items.
 */
function fitsParts(parts, items, isAny, fits) {
    let [at, part, anyPart, anyAt] = [0, 0, -1, 0];
    for (let item = items[at]; item !== undefined; item = items[at]) {
        const wanted = parts[part];
        if (wanted !== undefined && isAny(wanted)) {
            anyPart = part;
            anyAt = at;
            part += 1;
        }
        else if (wanted !== undefined && fits(wanted, item)) {
            at += 1;
            part += 1;
        }
        else if (anyPart >= 0) {
            part = anyPart + 1;
            anyAt += 1;
            at = anyAt;
        }
        else
            return false;
    }
    return parts.slice(part).every(isAny);
}
/** Whether all characters fit the parts, `*` being any number of them. */
function fitsCharacters(parts, characters) {
    return fitsParts(parts, characters, (part) => part === '*', (part, character) => part !== '*' && part(character));
}


/***/ }),

/***/ 56120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createGlob),
/* harmony export */   n: () => (/* binding */ createGlobList)
/* harmony export */ });
/* harmony import */ var _brace_alternatives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75808);
/* harmony import */ var _glob_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25335);


/**
 * Matches paths by one glob: `*` and `?` stop at `/`, a segment `**` is any number of segments, `[a-z]` is a set, `{a,b}`
 * either, and a backslash takes a meaning away; names with a leading dot match like any other. Takes time in proportion to
 * glob × path for any input, since both may come from a stranger's change; a glob of too many alternatives matches nothing.
 */
function createGlob(glob) {
    // What `dir/**` stands for is below `dir`.
    const patterns = ((0,_brace_alternatives_js__WEBPACK_IMPORTED_MODULE_0__/* .braceAlternatives */ .q)(glob.replace(/^(?:\.\/)+/, '')) ?? []).map((pattern) => pattern
        .replace(/\/\*\*$/, '/**/*')
        .split('/')
        .map(parseSegment));
    return (text) => {
        const segments = text.split('/').map((segment) => Array.from(segment));
        return patterns.some((parts) => (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsParts */ .PL)(parts, segments, (part) => part === '**', (part, segment) => part !== '**' && (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsCharacters */ .Pp)(part, segment)));
    };
}
function parseSegment(text) {
    if (text === '**')
        return '**';
    return Array.from(text.matchAll(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu), ([piece]) => {
        if (piece.startsWith('*'))
            return '*';
        if (piece === '?')
            return () => true;
        if (piece.length > 2 && piece.startsWith('['))
            return (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .inSet */ .IW)(piece.slice(1, -1));
        const plain = piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece;
        return (character) => character === plain;
    });
}
/**
 * Matches a list of globs in which `!` takes back: the last glob that matches decides. A list that begins with a
 * negation starts from "everything matches".
 */
function createGlobList(globs, matcher = createGlob) {
    const rules = globs.map((glob) => ({
        negated: glob.startsWith('!'),
        matches: matcher(glob.startsWith('!') ? glob.slice(1) : glob),
    }));
    const initial = rules[0]?.negated === true;
    return (text) => rules.reduce((matched, rule) => (rule.matches(text) ? !rule.negated : matched), initial);
}


/***/ }),

/***/ 56860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mi: () => (/* binding */ createNameGlob),
/* harmony export */   zm: () => (/* binding */ nameGlobProblem)
/* harmony export */ });
/* unused harmony export GLOB_LIMIT */
/* harmony import */ var _glob_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25335);

/** Longest glob in characters (contract §1). */
const GLOB_LIMIT = 256;
/** Most alternatives that the braces of one glob may stand for. */
const ALTERNATIVES_LIMIT = 64;
/** Why a text is no usable glob, one clause for an error message; `undefined` when it is one. */
function nameGlobProblem(glob) {
    if (glob === '')
        return 'it is empty';
    if (glob.length > GLOB_LIMIT)
        return `it is longer than ${GLOB_LIMIT} characters`;
    if (/[@!?+*]\(/.test(glob))
        return 'extended patterns such as `@(a|b)` are not supported; use `{a,b}`';
    if (expandBraces(glob) === undefined)
        return `its braces are nested, not closed, or stand for more than ${ALTERNATIVES_LIMIT} names`;
    return undefined;
}
/** The patterns that `{a,b}` stands for; `undefined` when braces are nested, open or too many. */
function expandBraces(glob) {
    let patterns = [''];
    for (const piece of glob.split(/(\{[^{}]*\})/)) {
        const inBraces = piece.startsWith('{') && piece.endsWith('}');
        if (!inBraces && /[{}]/.test(piece))
            return undefined;
        const choices = inBraces ? piece.slice(1, -1).split(',') : [piece];
        patterns = patterns.flatMap((start) => choices.map((choice) => start + choice));
        if (patterns.length > ALTERNATIVES_LIMIT)
            return undefined;
    }
    return patterns;
}
function parsePattern(pattern) {
    return Array.from(pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/gu), ([text]) => {
        if (text.startsWith('*'))
            return '*';
        if (text === '?')
            return () => true;
        if (text.length > 2 && text.startsWith('['))
            return (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .inSet */ .IW)(text.slice(1, -1));
        return (character) => character === text;
    });
}
/**
 * A test for whole names: `*` is any text (slashes too), `?` one character, `[a-z]` a set, `{a,b}` either. Takes time in
 * proportion to glob × name for any input; a glob with a problem matches nothing.
 */
function createNameGlob(glob) {
    const expanded = nameGlobProblem(glob) === undefined ? expandBraces(glob) : undefined;
    const patterns = expanded?.map(parsePattern) ?? [];
    return (name) => {
        const characters = Array.from(name);
        return patterns.some((parts) => (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .fitsCharacters */ .Pp)(parts, characters));
    };
}


/***/ }),

/***/ 52948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createTextSet)
/* harmony export */ });
/** What stands before the characters of a text: its hash and its length. */
const HEAD_BYTES = 8;
/** Slots that are looked at for one text. More hashes fall together only where somebody saw to it. */
const MAXIMUM_PROBES = 64;
/**
 * A set of texts as bytes beside the heap: of the uids of a long list a `Set` takes twice the room, and the collector
 * carries them along. Exact, whatever the hashes are; what does not fit in, as texts beyond Latin-1, is in a `Set`.
 */
function createTextSet() {
    const others = new Set();
    /** Texts one after the other. */
    let texts = new DataView(new ArrayBuffer(4096));
    let end = 0;
    /** Open addressing, half full at most: where a text begins plus one, or 0. */
    let slots = new DataView(new ArrayBuffer(512));
    let count = 0;
    const slotOf = (hash) => (hash * 4) & (slots.byteLength - 1);
    const nextSlot = (slot) => (slot + 4) & (slots.byteLength - 1);
    const growTexts = (least) => {
        const larger = new Uint8Array(Math.max(least, Math.ceil(texts.byteLength * 1.5)));
        larger.set(new Uint8Array(texts.buffer));
        texts = new DataView(larger.buffer);
    };
    const growSlots = () => {
        const old = slots;
        slots = new DataView(new ArrayBuffer(old.byteLength * 2));
        for (let index = 0; index < old.byteLength; index += 4) {
            const entry = old.getUint32(index);
            if (entry === 0)
                continue;
            let slot = slotOf(texts.getInt32(entry - 1));
            while (slots.getUint32(slot) !== 0)
                slot = nextSlot(slot);
            slots.setUint32(slot, entry);
        }
    };
    /** Writes a text behind the others; its hash, or nothing where it does not fit. */
    const write = (text) => {
        const start = end + HEAD_BYTES;
        if (start + text.length > texts.byteLength)
            growTexts(start + text.length);
        let hash = 0x811c9dc5;
        for (let index = 0; index < text.length; index += 1) {
            const code = text.charCodeAt(index);
            if (code > 255)
                return undefined;
            texts.setUint8(start + index, code);
            // FNV-1a, whose low bits are good enough to take them as they are.
            hash = Math.imul(hash ^ code, 0x01000193);
        }
        texts.setInt32(end, hash);
        texts.setUint32(end + 4, text.length);
        return hash;
    };
    /** Whether the text at a place is the one that was just written. */
    const isWritten = (place) => {
        const bytes = HEAD_BYTES + texts.getUint32(place + 4);
        for (let index = 0; index < bytes; index += 1)
            if (texts.getUint8(place + index) !== texts.getUint8(end + index))
                return false;
        return true;
    };
    const addOther = (text) => {
        const { size } = others;
        return others.add(text).size > size;
    };
    return {
        get size() {
            return count + others.size;
        },
        add: (text) => {
            if (others.size > 0 && others.has(text))
                return false;
            const hash = write(text);
            if (hash === undefined)
                return addOther(text);
            let slot = slotOf(hash);
            for (let probes = 0;; probes += 1) {
                const entry = slots.getUint32(slot);
                if (entry === 0)
                    break;
                if (isWritten(entry - 1))
                    return false;
                if (probes === MAXIMUM_PROBES)
                    return addOther(text);
                slot = nextSlot(slot);
            }
            slots.setUint32(slot, end + 1);
            end += HEAD_BYTES + text.length;
            count += 1;
            if (count * 8 > slots.byteLength)
                growSlots();
            return true;
        },
    };
}


/***/ }),

/***/ 29637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ problemsOf)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);

/** What is wrong according to the `UserError` that some work throws; nothing where it throws none. */
async function problemsOf(work) {
    try {
        await work();
        return [];
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        return error.problems;
    }
}


/***/ }),

/***/ 80922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   qd: () => (/* binding */ pageDecoder)
/* harmony export */ });
/* unused harmony export count */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63144);
/* harmony import */ var _list_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10841);



/** Text that the service may leave out or give as null: then empty (proto3 JSON leaves out default values). */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? ''));
/** Text, or a number from lenient servers as its text; empty when left out. */
const scoreText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => String(value ?? '')));
/** A boolean that the service may leave out: then false. */
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? false));
/** A list that the service may leave out: then empty. */
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? []));
}
/** A map that the service may leave out: then empty. */
function mapOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), item)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? {}));
}
/** A 32-bit number that the service may leave out: then 0. */
const integer = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value ?? 0));
/** A 64-bit count: a JSON string, or a number from lenient servers; `undefined` when absent. */
const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9]{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0))])), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (value === undefined || value === null ? undefined : Number(value))));
/** A decoder from a schema; its errors name the first wrong field. */
function decoder(schema) {
    return (json) => {
        const result = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, json);
        if (result.success)
            return result.data;
        const issue = result.error.issues[0];
        const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
        throw new TypeError(`${place} has the wrong type`);
    };
}
const listHead = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nextPageToken: text, totalCount: count });
/**
 * Decoder of a list envelope (spec §2) whose rows stand under `key`. An empty list may be left out of it, but an answer of
 * no JSON or of other things is none: v2 never gives an empty 200 (spec §7), and taken for one it would hide all rows. Rows
 * of which `isPlain` says that the schema leaves them as they are do not go through it: for a hundred thousand of them it
 * takes longer than all else.
 */
function pageDecoder(key, row, isPlain = () => false) {
    const decode = decoder(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ [key]: listOf(row) }));
    const decodeHead = decoder(listHead);
    return (json) => {
        const rows = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(json) ? json[key] : undefined;
        const isAllPlain = Array.isArray(rows) && rows.every(isPlain);
        // The index signature of a computed key loses the row type, which `listOf(row)` or `isPlain` has just checked.
        const checked = (isAllPlain ? rows : decode(json)[key]);
        // The decoder gives rows also where there were none.
        if (!isEnvelopeOf(json, key))
            throw new TypeError(`it is no list of \`${key}\``);
        return { rows: checked, ...decodeHead(json) };
    };
}
/** Whether an answer has the rows, or nothing but what stands beside them. */
function isEnvelopeOf(json, key) {
    const names = Object.keys(Object(json));
    return names.includes(key) || names.every((name) => _list_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVELOPE_FIELDS */ .R.has(name));
}


/***/ }),

/***/ 10841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ENVELOPE_FIELDS),
/* harmony export */   v: () => (/* binding */ decodeEnvelope)
/* harmony export */ });
/* harmony import */ var _base_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63144);

/** Fields of a list's answer beside its rows. */
const ENVELOPE_FIELDS = new Set(['nextPageToken', 'totalCount', 'skipped']);
/**
 * Takes any answer apart: a list envelope of v2 (spec §2) or v1 (`items`) into its rows, anything else into one row of
 * kind `whole`. `name` is the last segment of the path, which tells the rows from other lists beside them. Throws
 * `TypeError` where rows or page token are there and are none: read on as if they were not, the list would end early.
 */
function decodeEnvelope(json, name) {
    const key = rowsKey(json, name);
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(json) || key === undefined) {
        return { rows: [{ kind: 'whole', uid: '', value: json }], nextPageToken: '', totalCount: undefined };
    }
    const rows = json[key] ?? [];
    const token = json['nextPageToken'] ?? '';
    if (!Array.isArray(rows))
        throw wrong(key);
    if (typeof token !== 'string')
        throw wrong('nextPageToken');
    return { rows: nameRows(rows), nextPageToken: token, totalCount: undefined };
}
const wrong = (place) => new TypeError(`\`${place}\` has the wrong type`);
/** Key of the rows; `undefined` when the answer is no list. An envelope may leave an empty list out. */
function rowsKey(json, name) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(json))
        return undefined;
    const others = Object.keys(json).filter((key) => !ENVELOPE_FIELDS.has(key));
    const lists = others.filter((key) => Array.isArray(json[key]));
    const isEnvelope = Object.keys(json).some((key) => ENVELOPE_FIELDS.has(key));
    if (!isEnvelope && lists.length < others.length)
        return undefined;
    const named = [name, 'items'].find((key) => lists.includes(key));
    if (named !== undefined)
        return named;
    if (lists.length > 1)
        return undefined;
    return lists[0] ?? name;
}
function nameRows(rows) {
    const seen = new Map();
    return rows.map((value) => {
        const known = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? (value['uid'] ?? value['id']) : undefined;
        if (typeof known === 'string' && known !== '')
            return { kind: 'row', uid: known, value };
        const text = JSON.stringify(value);
        const times = seen.get(text) ?? 0;
        seen.set(text, times + 1);
        // Equal rows of one page are rows of their own.
        return { kind: 'row', uid: `${times} ${text}`, value };
    });
}


/***/ }),

/***/ 73358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nt: () => (/* binding */ MAXIMUM_PAGE_SIZE),
/* harmony export */   aC: () => (/* binding */ brokenList),
/* harmony export */   fS: () => (/* binding */ readCursor),
/* harmony export */   n4: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var _base_text_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52948);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


/** Most rows that the service gives in one page (spec §8). */
const MAXIMUM_PAGE_SIZE = 200;
/** Empty pages in a row after which a list is taken to have no end. */
const MAXIMUM_EMPTY_PAGES = 200;
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back, it restarts again, or hundreds of
 * pages in a row are empty.
 */
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    for await (const { rows } of readCursor(client, list, pageSize))
        yield rows;
}
/** Pages by cursor with rows that are new, and the total that each page told. */
async function* readCursor(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const seen = (0,_base_text_set_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextSet */ .q)();
    const sentTokens = new Set();
    let restarts = 0;
    // Pages with new rows, less those of known rows only: below zero the list has started over more than once.
    let balance = 0;
    let empty = 0;
    let pageToken;
    let firstUid;
    for (;;) {
        const call = list({
            pageSize: clampPageSize(pageSize),
            ...(pageToken === undefined ? {} : { pageToken }),
        });
        const page = pageToken === undefined ? await client.send(call) : await sendLater(client, call);
        const label = `${call.method} ${call.path}`;
        empty = page.rows.length === 0 ? empty + 1 : 0;
        if (empty > MAXIMUM_EMPTY_PAGES)
            throw brokenList('the list goes on and on with empty pages', label);
        if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
            restarts += 1;
            // From the beginning the same tokens may come again.
            sentTokens.clear();
        }
        firstUid ??= page.rows[0]?.uid;
        const fresh = [];
        for (const row of page.rows) {
            if (seen.add(row.uid))
                fresh.push(row);
        }
        if (fresh.length > 0)
            balance += 1;
        else if (page.rows.length > 0)
            balance -= 1;
        if (restarts > 1 || balance < 0)
            throw brokenList('the list started over more than once', label);
        yield { rows: fresh, totalCount: page.totalCount };
        if (page.nextPageToken === '')
            return;
        if (sentTokens.has(page.nextPageToken))
            throw brokenList('the page token that was sent came back', label);
        pageToken = page.nextPageToken;
        sentTokens.add(pageToken);
    }
}
/**
 * A page behind a token. The service gives a token where rows follow, so that an empty last page is doubtful: all fields of
 * it may be left out, and then nothing tells it from an answer that lost them. It is asked for twice.
 */
async function sendLater(client, call) {
    const page = await client.send(call);
    return page.rows.length === 0 && page.nextPageToken === '' ? client.send(call) : page;
}
/** The error of a list that cannot be read to its end. */
function brokenList(message, call) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk(message, { code: 'UNDECODABLE', call });
}
function clampPageSize(pageSize) {
    return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}


/***/ }),

/***/ 86368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ foldAll),
  y: () => (/* binding */ readAll)
});

// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/platform/pages.js
var pages = __webpack_require__(73358);
// EXTERNAL MODULE: ./build/base/pool.js
var pool = __webpack_require__(24344);
// EXTERNAL MODULE: ./build/base/text-set.js
var text_set = __webpack_require__(52948);
;// CONCATENATED MODULE: ./build/platform/parallel-pages.js


/** Requests in flight of a client that does not tell. */
const USUAL_CONCURRENCY = 8;
/** Most pages of a list that is read in parallel, two million rows: a total beyond it is hardly true. */
const MAXIMUM_PARALLEL_PAGES = 10_000;
/** What is kept of rows. */
function keepRows(rows, project) {
    const kept = [];
    for (const row of rows) {
        const item = project(row);
        if (item !== undefined)
            kept.push(item);
    }
    return kept;
}
/**
 * The rest of a list in parallel by `skip`, each page overlapping its neighbour by one row; `undefined` unless neighbours
 * share that row, totals agree and every uid comes once.
 */
async function readParallel(client, list, first, project) {
    const total = first.totalCount;
    const step = first.rows.length - 1;
    if (total === undefined || step < 1 || total <= first.rows.length)
        return undefined;
    const pages = Math.ceil((total - 1) / step);
    if (pages > MAXIMUM_PARALLEL_PAGES)
        return undefined;
    const seen = (0,text_set/* createTextSet */.q)();
    let rowCount = 0;
    const slice = (rows, page) => {
        rowCount += rows.length;
        for (const row of rows)
            seen.add(row.uid);
        const firstUid = page.rows[0]?.uid;
        const lastUid = page.rows.at(-1)?.uid;
        return { firstUid, lastUid, kept: keepRows(rows, project), totalCount: page.totalCount };
    };
    const read = async (index) => {
        const page = await client.send(list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }));
        // The first row belongs to the neighbour before.
        return slice(page.rows.slice(1), page);
    };
    // One more than are in flight, so that it can go before the answer whose place it takes is decoded. Those that wait for
    // long, the collector takes for old, and with them the pages that they are answered with.
    const atOnce = 1 + (client.concurrency ?? USUAL_CONCURRENCY);
    const rest = await (0,pool/* mapPool */.Pk)(Array.from({ length: pages - 1 }, (_, index) => index + 1), atOnce, read);
    const slices = [slice(first.rows, first), ...rest];
    const isWhole = rowCount === total && seen.size === total && areNeighbours(slices, total);
    return isWhole ? slices.flatMap((part) => part.kept) : undefined;
}
/** Whether each slice begins where the one before it ends, and all tell the same total. */
function areNeighbours(slices, total) {
    return slices.every(({ firstUid, totalCount }, index) => totalCount === total && (index === 0 || firstUid === slices[index - 1]?.lastUid));
}

;// CONCATENATED MODULE: ./build/platform/read-all.js



/**
 * All rows of a list, projected. After a first full page the rest is read in parallel by `skip`, each page overlapping
 * its neighbour by one row; unless neighbours share that row, totals agree and every uid comes once, the list is read
 * again by cursor, so that rows which move, appear or vanish meanwhile are never lost unseen.
 */
async function readAll(client, list, project) {
    const quick = await readQuick(client, list, project);
    if (quick.kept !== undefined)
        return quick.kept;
    const kept = [];
    for await (const rows of (0,pages/* readPages */.n4)(client, list))
        for (const item of keepRows(rows, project))
            kept.push(item);
    return kept;
}
async function readQuick(client, list, project) {
    const first = await readFirst(client, list);
    if (first !== undefined &&
        first.nextPageToken === '' &&
        (first.totalCount ?? 0) <= first.rows.length &&
        allDifferent(first.rows)) {
        return { kept: keepRows(first.rows, project) };
    }
    if (first === undefined)
        return {};
    const parallel = await readParallel(client, list, first, project);
    return parallel === undefined ? { total: first.totalCount } : { kept: parallel };
}
/** The first page in the order of creation, which stays while rows are added; `undefined` where a list lacks that order. */
async function readFirst(client, list) {
    try {
        return await client.send(list({ pageSize: pages/* MAXIMUM_PAGE_SIZE */.Nt, orderBy: 'created_at' }));
    }
    catch (error) {
        // What else may be wrong with the request is said again when it is read by cursor.
        if (error instanceof errors/* PlatformError */.Wk && error.code === 'INVALID_ARGUMENT')
            return undefined;
        throw error;
    }
}
/** Times that a list is read by cursor before an end ahead of its total counts as an answer that stops half way. */
const WHOLE_ROUNDS = 2;
/**
 * Hands every row of a list to `fold` as its page arrives and keeps none, so that memory holds the pages in flight and
 * the uids only. Rows come in any order, and again when the list has to be read anew by cursor: `fold` must take a row
 * that it has seen already as nothing new. Throws `PlatformError` (`UNDECODABLE`) when the list ends, twice, before the
 * total that the service told last: what is judged by what it lacks has to be whole.
 */
async function foldAll(client, list, fold) {
    const quick = await readQuick(client, list, (row) => {
        fold(row);
        return undefined;
    });
    if (quick.kept !== undefined)
        return;
    for (let round = 1;; round += 1) {
        let seen = 0;
        let total = quick.total ?? 0;
        for await (const page of (0,pages/* readCursor */.fS)(client, list)) {
            page.rows.forEach(fold);
            seen += page.rows.length;
            total = page.totalCount ?? total;
        }
        if (seen >= total)
            return;
        if (round < WHOLE_ROUNDS)
            continue;
        const { method, path } = list({ pageSize: pages/* MAXIMUM_PAGE_SIZE */.Nt });
        throw (0,pages/* brokenList */.aC)(`the list ended after ${seen} of ${total} rows`, `${method} ${path}`);
    }
}
function allDifferent(rows) {
    return new Set(rows.map((row) => row.uid)).size === rows.length;
}


/***/ }),

/***/ 94207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ listOperation)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

/**
 * A list as a value: scope, and filters of the resource. Rows of which `isPlain` says that the schema leaves them as they are
 * do not go through it.
 */
function listOperation(path, key, row, scope, filters, isPlain) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .pageDecoder */ .qd)(key, row, isPlain);
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


/***/ })

};
