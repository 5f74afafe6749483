export const id = 75;
export const ids = [75];
export const modules = {

/***/ 63144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ textOf),
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether a decoded JSON value is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The value when it is a text that is not empty. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}


/***/ }),

/***/ 48075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

;// CONCATENATED MODULE: ./build/base/json-text.js
/** What log readers take for commands (`::`, `##[`, `##vso[`), and what terminals or eyes misread. */
const RISKY = /:(?=:)|#(?=#(?:\[|vso\[))|[\u007f-\u009f\u2028\u2029]|\p{Cf}/giu;
const escapeUnit = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
/**
 * JSON of a value that says the same to every parser and nothing to a CI's log reader or a terminal: workflow commands
 * are broken up and invisible characters written out with escapes (contract §10). `indent` in spaces; 0 is one line.
 */
function renderJson(value, indent = 0) {
    // Outside of texts JSON has none of these characters, and inside an escape says the same.
    return (JSON.stringify(value, undefined, indent) ?? 'null').replace(RISKY, (match) => match.split('').map(escapeUnit).join(''));
}

// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/base/json-value.js
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/platform/list-envelope.js

const ENVELOPE_FIELDS = new Set(['nextPageToken', 'totalCount', 'skipped']);
/**
 * Takes any answer apart: a list envelope of v2 (spec §2) or v1 (`items`) into its rows, anything else into one row of
 * kind `whole`. `name` is the last segment of the path, which tells the rows from other lists beside them. Total.
 */
function decodeEnvelope(json, name) {
    const key = rowsKey(json, name);
    if (!(0,json_value/* isRecord */.u)(json) || key === undefined) {
        return { rows: [{ kind: 'whole', uid: '', value: json }], nextPageToken: '', totalCount: undefined };
    }
    const rows = json[key];
    const token = json['nextPageToken'];
    return {
        rows: nameRows(Array.isArray(rows) ? rows : []),
        nextPageToken: typeof token === 'string' ? token : '',
        totalCount: undefined,
    };
}
/** Key of the rows; `undefined` when the answer is no list. An envelope may leave an empty list out. */
function rowsKey(json, name) {
    if (!(0,json_value/* isRecord */.u)(json))
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
        const known = (0,json_value/* isRecord */.u)(value) ? (value['uid'] ?? value['id']) : undefined;
        if (typeof known === 'string' && known !== '')
            return { kind: 'row', uid: known, value };
        const text = JSON.stringify(value);
        const times = seen.get(text) ?? 0;
        seen.set(text, times + 1);
        // Equal rows of one page are rows of their own.
        return { kind: 'row', uid: `${times} ${text}`, value };
    });
}

// EXTERNAL MODULE: ./build/platform/pages.js
var pages = __webpack_require__(73358);
// EXTERNAL MODULE: ./build/commands/session.js + 5 modules
var session = __webpack_require__(47659);
;// CONCATENATED MODULE: ./build/commands/api/api-path.js

const DECODINGS = 5;
/**
 * Reads the path of an API call, with a query or without. Refused is whatever could lead elsewhere: another origin,
 * dot segments and slashes in any encoding, and the exchange of tokens below `/sts`.
 */
function parseApiPath(text, apiUrl) {
    const shown = `\`path\` is \`${(0,plain_text/* plainLine */.h0)(text, 200)}\``;
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

// EXTERNAL MODULE: ./build/base/cut.js
var cut = __webpack_require__(81336);
;// CONCATENATED MODULE: ./build/commands/api/response-text.js




/** The answer as one JSON text, cut at a whole entry of its longest list; empty when there is none to cut. */
function cutResponse(value, limitBytes = cut/* OUTPUT_LIMIT_BYTES */._) {
    if (Array.isArray(value))
        return (0,cut/* cutJsonArray */.E)(value, limitBytes);
    const text = JSON.stringify(value) ?? 'null';
    if ((0,plain_text/* byteLength */.dp)(text) < limitBytes)
        return { text, truncated: false };
    if (!(0,json_value/* isRecord */.u)(value))
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
        const line = renderJson(row);
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
    const request = readApiRequest(inputs);
    if (!request.anonymous)
        (0,session.requireIdentity)(inputs, 'the API is read as that identity');
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
        decode: (json) => json ?? null,
        idempotent: true,
        anonymous,
    });
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
        const decode = (json) => decodeEnvelope(json ?? {}, name);
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
        stdout: lines ? rows.map((row) => renderJson(row)) : [renderJson(value, 2)],
        log: [
            `GET ${(0,plain_text/* plainLine */.h0)(request.path, 300)}: ${what}`,
            ...(truncated ? ['The output `response` is cut at 64 KiB; the report has all of it.'] : []),
        ],
    };
}


/***/ }),

/***/ 73358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ foldAll),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export MAXIMUM_PAGE_SIZE */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);

/** Most rows that the service gives in one page (spec §8). */
const MAXIMUM_PAGE_SIZE = 200;
/** Longest list that is read in parallel: a total beyond it is hardly true. */
const MAXIMUM_PARALLEL_ROWS = 2_000_000;
/**
 * Pages by cursor, in order (house rule): follows the token until it is empty, never stops at an empty page. A silent
 * restart (spec §7: a token older than 3 days) is seen by the first row coming back: known rows are skipped, at most
 * once. Throws `PlatformError` (`UNDECODABLE`) when a token that was sent comes back or it restarts again.
 */
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const seen = new Set();
    const sentTokens = new Set();
    let restarts = 0;
    // Pages with new rows, less those of known rows only: below zero the list has started over more than once.
    let balance = 0;
    let pageToken;
    let firstUid;
    for (;;) {
        const call = list({
            pageSize: clampPageSize(pageSize),
            ...(pageToken === undefined ? {} : { pageToken }),
        });
        const page = await client.send(call);
        const label = `${call.method} ${call.path}`;
        if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
            restarts += 1;
            // From the beginning the same tokens may come again.
            sentTokens.clear();
        }
        firstUid ??= page.rows[0]?.uid;
        const fresh = [];
        for (const row of page.rows) {
            if (seen.has(row.uid))
                continue;
            seen.add(row.uid);
            fresh.push(row);
        }
        if (fresh.length > 0)
            balance += 1;
        else if (page.rows.length > 0)
            balance -= 1;
        if (restarts > 1 || balance < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the list started over more than once', { code: 'UNDECODABLE', call: label });
        yield fresh;
        if (page.nextPageToken === '')
            return;
        if (sentTokens.has(page.nextPageToken)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('the page token that was sent came back', { code: 'UNDECODABLE', call: label });
        }
        pageToken = page.nextPageToken;
        sentTokens.add(pageToken);
    }
}
/**
 * All rows of a list, projected. After a first full page the rest is read in parallel by `skip`, each page overlapping
 * its neighbour by one row; unless neighbours share that row, totals agree and every uid comes once, the list is read
 * again by cursor, so that rows which move, appear or vanish meanwhile are never lost unseen.
 */
async function readAll(client, list, project) {
    const first = await readFirst(client, list);
    if (first !== undefined &&
        first.nextPageToken === '' &&
        (first.totalCount ?? 0) <= first.rows.length &&
        allDifferent(first.rows)) {
        return keep(first.rows, project);
    }
    const parallel = first === undefined ? undefined : await readParallel(client, list, first, project);
    if (parallel !== undefined)
        return parallel;
    const kept = [];
    for await (const rows of readPages(client, list))
        for (const item of keep(rows, project))
            kept.push(item);
    return kept;
}
/** The first page in the order of creation, which stays while rows are added; `undefined` where a list lacks that order. */
async function readFirst(client, list) {
    try {
        return await client.send(list({ pageSize: MAXIMUM_PAGE_SIZE, orderBy: 'created_at' }));
    }
    catch (error) {
        // What else may be wrong with the request is said again when it is read by cursor.
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.code === 'INVALID_ARGUMENT')
            return undefined;
        throw error;
    }
}
/**
 * Hands every row of a list to `fold` as its page arrives and keeps none, so that memory holds the pages in flight and
 * the uids only. Rows come in any order, and again when the list has to be read anew by cursor: `fold` must take a row
 * that it has seen already as nothing new.
 */
async function foldAll(client, list, fold) {
    await readAll(client, list, (row) => {
        fold(row);
        return undefined;
    });
}
async function readParallel(client, list, first, project) {
    const total = first.totalCount;
    const step = first.rows.length - 1;
    if (total === undefined || step < 1 || total <= first.rows.length)
        return undefined;
    if (total > MAXIMUM_PARALLEL_ROWS)
        return undefined;
    const pages = Math.ceil((total - 1) / step);
    const read = async (index) => {
        const page = await client.send(list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }));
        // The first row belongs to the neighbour before.
        return slice({ ...page, rows: page.rows.slice(1) }, page.rows[0]?.uid, project);
    };
    const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 1)));
    const slices = [slice(first, first.rows[0]?.uid, project), ...rest];
    return isWhole(slices, total) ? slices.flatMap((part) => part.kept) : undefined;
}
function slice(page, firstUid, project) {
    return {
        firstUid,
        lastUid: page.rows.at(-1)?.uid ?? firstUid,
        uids: page.rows.map((row) => row.uid),
        kept: keep(page.rows, project),
        totalCount: page.totalCount,
    };
}
function isWhole(slices, total) {
    const uids = new Set();
    let rows = 0;
    for (const [index, part] of slices.entries()) {
        if (part.totalCount !== total)
            return false;
        if (index > 0 && part.firstUid !== slices[index - 1]?.lastUid)
            return false;
        rows += part.uids.length;
        for (const uid of part.uids)
            uids.add(uid);
    }
    return rows === total && uids.size === total;
}
function keep(rows, project) {
    const kept = [];
    for (const row of rows) {
        const item = project(row);
        if (item !== undefined)
            kept.push(item);
    }
    return kept;
}
function allDifferent(rows) {
    return new Set(rows.map((row) => row.uid)).size === rows.length;
}
function clampPageSize(pageSize) {
    return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}


/***/ })

};
