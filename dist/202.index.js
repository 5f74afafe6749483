export const id = 202;
export const ids = [202,6314];
export const modules = {

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

/***/ 56314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SIGN_IN_REASON: () => (/* binding */ SIGN_IN_REASON),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29637);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56884);
/* harmony import */ var _read_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53437);



/** Why this command cannot do without a sign-in. */
const SIGN_IN_REASON = 'the API is read as that identity';
/** A path or a query that cannot be asked, and no credential where the path needs one. */
const findProblems = (inputs, { isGiven }) => {
    const { all, path, query } = inputs;
    const apiUrl = inputs['api-url'];
    if (all === undefined || query === undefined || apiUrl === undefined)
        return [];
    return (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsOf */ .G)(() => {
        const { anonymous } = (0,_read_call_js__WEBPACK_IMPORTED_MODULE_2__/* .readApiRequest */ .a)({ path, query, all, 'api-url': apiUrl });
        if (!anonymous && !isGiven('token'))
            (0,_session_js__WEBPACK_IMPORTED_MODULE_1__.requireIdentity)(inputs, SIGN_IN_REASON);
    });
};


/***/ }),

/***/ 53437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ readApiRequest)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
;// CONCATENATED MODULE: ./build/commands/api/api-path.js

const DECODINGS = 5;
/**
 * Reads the path of an API call, with a query or without. Refused is whatever could lead elsewhere: another origin,
 * dot segments and slashes in any encoding, and the exchange of tokens below `/sts`.
 */
function parseApiPath(given, apiUrl) {
    const shown = `\`path\` is \`${(0,plain_text/* plainLine */.h0)(given, 200)}\``;
    // `registry/v2/repos` can mean nothing else.
    const text = /^[a-z]+\/v[0-9]/.test(given) ? `/${given}` : given;
    const refuse = (why, fix) => ({
        kind: 'problem',
        message: `${shown}${why}`,
        ...(fix === undefined ? {} : { fix }),
    });
    if (!text.startsWith('/') || text.startsWith('//')) {
        return refuse(', which does not start with one `/`', 'write the path only, such as `/registry/v2/repos`');
    }
    if (/[^\x21-\x7e]|\\/.test(text))
        return refuse(', which has characters that a path cannot have', ENCODE);
    if (text.includes('#'))
        return refuse(', which has a fragment');
    const mark = text.indexOf('?');
    const path = mark < 0 ? text : text.slice(0, mark);
    for (const segment of path.slice(1).split('/')) {
        const problem = segmentProblem(segment);
        if (problem !== undefined)
            return refuse(problem);
    }
    if (/^\/sts(?:\/|$)/i.test(decodeURIComponent(path))) {
        return refuse(', where tokens are exchanged', 'use the command `token`');
    }
    const url = new URL(apiUrl + path);
    if (url.origin !== apiUrl || url.pathname !== path)
        return refuse(', which is not written plainly', ENCODE);
    const query = mark < 0 ? [] : [...new URLSearchParams(text.slice(mark + 1))];
    return { kind: 'path', path, query };
}
const ENCODE = 'percent-encode it';
function segmentProblem(segment) {
    let text = segment;
    for (let round = 0; round < DECODINGS; round += 1) {
        const plain = text.split(';')[0] ?? '';
        if (plain === '')
            return ', which has an empty segment';
        if (plain === '.' || plain === '..')
            return ', which has a dot segment';
        if (/[/\\]|\p{Cc}/u.test(text))
            return ', which has an encoded slash or control character';
        let decoded;
        try {
            decoded = decodeURIComponent(text);
        }
        catch {
            // A percent sign that came out of an earlier round is text.
            return round === 0 ? ', which has a broken percent-encoding' : undefined;
        }
        if (decoded === text)
            return undefined;
        text = decoded;
    }
    return ', which is percent-encoded again and again';
}

;// CONCATENATED MODULE: ./build/commands/api/read-call.js



const ANONYMOUS = new Set([
    '/ping/v2/ping',
    '/ping/v1/ping',
    '/advisory/v2/documents',
    '/advisory/v2/metadata',
]);
/** Understands `path`, `query` and `all`; throws `UserError` with all that is wrong with them. */
function readApiRequest(inputs) {
    const problems = [];
    const values = new Map();
    const add = (name, value) => {
        values.set(name, [...(values.get(name) ?? []), value]);
    };
    let path = '/';
    if (inputs.path === undefined) {
        problems.push({
            message: '`path` is needed',
            fix: 'name a path, such as `/registry/v2/repos`',
            input: 'path',
        });
    }
    else {
        const parsed = parseApiPath(inputs.path, inputs['api-url']);
        if (parsed.kind === 'problem') {
            const { message, fix } = parsed;
            problems.push({ message, ...(fix === undefined ? {} : { fix }), input: 'path' });
        }
        else {
            path = parsed.path;
            for (const [name, value] of parsed.query)
                add(name, value);
        }
    }
    for (const line of inputs.query) {
        const equals = line.indexOf('=');
        const name = line.slice(0, Math.max(0, equals)).trim();
        if (/^[A-Za-z0-9_.-]+$/.test(name))
            add(name, line.slice(equals + 1).trim());
        else {
            problems.push({
                message: `\`query\` has the line \`${(0,plain_text/* plainLine */.h0)(line, 200)}\`, which is no \`key=value\``,
                input: 'query',
            });
        }
    }
    if (inputs.all && (values.has('page_token') || values.has('pageToken'))) {
        problems.push({
            message: '`query` has a page token, but `all` follows the pages itself',
            fix: 'leave one of them out',
            input: 'query',
        });
    }
    if (problems.length > 0)
        throw new user_error/* UserError */.y(...problems);
    const segments = path.slice(1).split('/');
    return {
        path,
        name: segments.at(-1) ?? '',
        query: Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list])),
        isV1: segments[1] === 'v1',
        anonymous: ANONYMOUS.has(path),
    };
}


/***/ }),

/***/ 40202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/base/json-text.js
var json_text = __webpack_require__(44074);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/platform/list-envelope.js
var list_envelope = __webpack_require__(10841);
// EXTERNAL MODULE: ./build/platform/pages.js
var pages = __webpack_require__(73358);
// EXTERNAL MODULE: ./build/commands/session.js + 6 modules
var session = __webpack_require__(56884);
// EXTERNAL MODULE: ./build/commands/api/find-problems.js
var find_problems = __webpack_require__(56314);
// EXTERNAL MODULE: ./build/commands/api/read-call.js + 1 modules
var read_call = __webpack_require__(53437);
// EXTERNAL MODULE: ./build/base/cut.js
var cut = __webpack_require__(81336);
// EXTERNAL MODULE: ./build/base/json-value.js
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/commands/api/response-text.js




/** The answer as one JSON text, cut at a whole entry of its longest list; empty when there is none to cut. */
function cutResponse(value, limitBytes = cut/* OUTPUT_LIMIT_BYTES */._) {
    if (Array.isArray(value))
        return (0,cut/* cutJsonArray */.E)(value, limitBytes);
    const text = JSON.stringify(value) ?? 'null';
    if ((0,plain_text/* byteLength */.dp)(text) < limitBytes)
        return { text, truncated: false };
    if (!(0,json_value/* isRecord */.u4)(value))
        return { text: '', truncated: true };
    const lists = Object.entries(value).flatMap(([key, list]) => (Array.isArray(list) ? [{ key, list }] : []));
    const longest = lists.toSorted((a, b) => b.list.length - a.list.length)[0];
    if (longest === undefined)
        return { text: '', truncated: true };
    const frame = (0,plain_text/* byteLength */.dp)(JSON.stringify({ ...value, [longest.key]: [] }));
    const room = limitBytes - frame + '[]'.length;
    const rows = JSON.parse((0,cut/* cutJsonArray */.E)(longest.list, room).text);
    return room <= '[]'.length
        ? { text: '', truncated: true }
        : { text: JSON.stringify({ ...value, [longest.key]: rows }), truncated: true };
}
/** Rows as JSON lines, cut at a whole line. */
function cutLines(rows, limitBytes = cut/* OUTPUT_LIMIT_BYTES */._) {
    const kept = [];
    let size = 0;
    for (const row of rows) {
        const line = (0,json_text/* renderJson */.h)(row);
        size += (0,plain_text/* byteLength */.dp)(line) + 1;
        if (size > limitBytes)
            return { text: kept.join('\n'), truncated: true };
        kept.push(line);
    }
    return { text: kept.join('\n'), truncated: false };
}

;// CONCATENATED MODULE: ./build/commands/api/run.js










/** `api`: reads one path of the platform, one page or all, and gives the JSON (contract §9). */
const run = async (inputs, deps) => {
    const request = (0,read_call/* readApiRequest */.a)(inputs);
    if (!request.anonymous)
        (0,session.requireIdentity)(inputs, find_problems.SIGN_IN_REASON);
    if (!inputs.all)
        return outcomeOf(request, inputs, await readOnce(request, deps), 'read');
    const rows = await readAllRows(request, deps);
    return outcomeOf(request, inputs, rows, `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
};
function readOnce(request, deps) {
    const { anonymous, path, query } = request;
    return deps.session.client.send({
        method: 'GET',
        path,
        query,
        decode: (json) => refuseDeep(json) ?? null,
        idempotent: true,
        anonymous,
    });
}
/** Levels of nesting that an answer may have: a hundred times those of the service, and few enough to be written. */
const DEEPEST = 500;
/** Gives the JSON back; throws `TypeError` for one that is nested without end. */
function refuseDeep(json, left = DEEPEST) {
    if (typeof json !== 'object' || json === null)
        return json;
    if (left === 0)
        throw new TypeError('it is nested too deeply');
    for (const inner of Object.values(json))
        refuseDeep(inner, left - 1);
    return json;
}
async function readAllRows(request, deps) {
    const rows = [];
    for await (const page of (0,pages/* readPages */.n4)(deps.session.client, listOf(request))) {
        for (const row of page) {
            if (row.kind === 'whole') {
                throw new user_error/* UserError */.y({
                    message: `\`all\`: the answer to \`${(0,plain_text/* plainLine */.h0)(request.path, 200)}\` is not a list`,
                    fix: 'leave `all` out',
                    input: 'all',
                });
            }
            rows.push(row.value);
        }
        deps.host.progress(`${rows.length} rows`);
    }
    return rows;
}
/** The path as a list: pages of the largest size unless the query says otherwise; v1 gives all rows by itself. */
function listOf(request) {
    const { anonymous, isV1, name, path } = request;
    const sized = isV1 || 'page_size' in request.query || 'pageSize' in request.query;
    return ({ pageSize, pageToken }) => {
        // A page token already stands behind the rows that were skipped.
        const { skip, ...rest } = request.query;
        const query = pageToken === undefined ? { ...request.query } : { ...rest };
        if (!sized)
            query['page_size'] = pageSize;
        if (pageToken !== undefined)
            query[isV1 ? 'pageToken' : 'page_token'] = pageToken;
        const decode = (json) => {
            // v1 answers with nothing where nothing is (spec §7); in v2 that is no answer.
            const page = (0,list_envelope/* decodeEnvelope */.v)(refuseDeep(isV1 ? (json ?? {}) : json), name);
            if (pageToken !== undefined && page.rows.some(({ kind }) => kind === 'whole'))
                throw new TypeError('it is no page of the list that was begun');
            return page;
        };
        return { method: 'GET', path, query, decode, idempotent: true, anonymous };
    };
}
function outcomeOf(request, inputs, value, what) {
    const rows = Array.isArray(value) ? value : [value];
    const lines = inputs.format === 'lines';
    const { text, truncated } = lines ? cutLines(rows) : cutResponse(value);
    return {
        findings: [],
        problems: [],
        verdict: 'pass',
        outputs: { response: text },
        outputsTruncated: truncated,
        summary: `### API: ${(0,markdown/* codeMarkdown */.fl)(`GET ${request.path}`)}: ${what}\n`,
        report: { path: request.path, query: request.query, response: value },
        stdout: lines ? rows.map((row) => (0,json_text/* renderJson */.h)(row)) : [(0,json_text/* renderJson */.h)(value, 2)],
        log: [
            `GET ${(0,plain_text/* plainLine */.h0)(request.path, 300)}: ${what}`,
            ...(truncated ? ['The output `response` is cut at 64 KiB; the report has all of it.'] : []),
        ],
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


/***/ })

};
