"use strict";
exports.id = 1891;
exports.ids = [1891];
exports.modules = {

  24344:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P: () => (  mapPool),
    z: () => (  createLimiter)
  });
async function mapPool(items, concurrency, work) {
    const results = new Array(items.length);
    const queue = items.entries();
    const failures = [];
    const worker = async () => {
        for (const [index, item] of queue) {
            try {
                results[index] = await work(item, index);
            }
            catch (error) {
                failures.push(error);
            }
            if (failures.length > 0)
                return;
        }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
    if (failures.length > 0)
        throw failures[0];
    return results;
}
function createLimiter(limit) {
    let running = 0;
    const waiting = [];
    return async (body) => {
        if (running >= limit)
            await new Promise((resolve) => waiting.push(resolve));
        else
            running += 1;
        try {
            return await body();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        }
    };
}


  }),

  52948:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q: () => (  createTextSet)
  });
const HEAD_BYTES = 8;
const BLOCK_BYTES = 64 * 1024;
const MAXIMUM_PROBES = 64;
function createTextSet() {
    const others = new Set();
    const texts = createTexts();
    let slots = new DataView(new ArrayBuffer(512));
    let count = 0;
    const slotOf = (hash) => (hash * 4) & (slots.byteLength - 1);
    const nextSlot = (slot) => (slot + 4) & (slots.byteLength - 1);
    const growSlots = () => {
        const old = slots;
        slots = new DataView(new ArrayBuffer(old.byteLength * 2));
        for (let index = 0; index < old.byteLength; index += 4) {
            const entry = old.getUint32(index);
            if (entry === 0)
                continue;
            let slot = slotOf(texts.hashAt(entry - 1));
            while (slots.getUint32(slot) !== 0)
                slot = nextSlot(slot);
            slots.setUint32(slot, entry);
        }
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
            const hash = texts.write(text);
            if (hash === undefined)
                return addOther(text);
            let slot = slotOf(hash);
            for (let probes = 0;; probes += 1) {
                const entry = slots.getUint32(slot);
                if (entry === 0)
                    break;
                if (texts.isWritten(entry - 1))
                    return false;
                if (probes === MAXIMUM_PROBES)
                    return addOther(text);
                slot = nextSlot(slot);
            }
            slots.setUint32(slot, texts.keep() + 1);
            count += 1;
            if (count * 8 > slots.byteLength)
                growSlots();
            return true;
        },
    };
}
function createTexts() {
    let last = new DataView(new ArrayBuffer(4096));
    const blocks = [last];
    let end = 0;
    const blockOf = (place) => blocks[Math.floor(place / BLOCK_BYTES)];
    const makeRoom = (bytes) => {
        if (end + bytes > BLOCK_BYTES) {
            last = new DataView(new ArrayBuffer(BLOCK_BYTES));
            end = 0;
            blocks.push(last);
            return;
        }
        const larger = new Uint8Array(Math.min(BLOCK_BYTES, Math.max(end + bytes, 2 * last.byteLength)));
        larger.set(new Uint8Array(last.buffer));
        last = new DataView(larger.buffer);
        blocks[blocks.length - 1] = last;
    };
    return {
        write: (text) => {
            const bytes = HEAD_BYTES + text.length;
            if (bytes > BLOCK_BYTES)
                return undefined;
            if (end + bytes > last.byteLength)
                makeRoom(bytes);
            const start = end + HEAD_BYTES;
            let hash = 0x811c9dc5;
            for (let index = 0; index < text.length; index += 1) {
                const code = text.charCodeAt(index);
                if (code > 255)
                    return undefined;
                last.setUint8(start + index, code);
                hash = Math.imul(hash ^ code, 0x01000193);
            }
            last.setInt32(end, hash);
            last.setUint32(end + 4, text.length);
            return hash;
        },
        keep: () => {
            const place = (blocks.length - 1) * BLOCK_BYTES + end;
            end += HEAD_BYTES + last.getUint32(end + 4);
            return place;
        },
        isWritten: (place) => {
            const block = blockOf(place);
            const offset = place % BLOCK_BYTES;
            const bytes = HEAD_BYTES + block.getUint32(offset + 4);
            for (let index = 0; index < bytes; index += 1)
                if (block.getUint8(offset + index) !== last.getUint8(end + index))
                    return false;
            return true;
        },
        hashAt: (place) => blockOf(place).getInt32(place % BLOCK_BYTES),
    };
}


  }),

  34779:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lp: () => (  CODES),
    Wk: () => (  PlatformError),
    Wm: () => (  stoppedError),
    qF: () => (  parseJson)
  });
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
class PlatformError extends Error {
    code;
    httpStatus;
    reason;
    domain;
    details;
    requestId;
    call;
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
function stoppedError({ reason }, call, sent = true) {
    const why = reason instanceof Error ? reason.message : 'the run was stopped';
    return new PlatformError(why, { code: 'CANCELLED', call, cause: reason, sent });
}
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}


  }),

  73358:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MB: () => (  readRounds),
    Nt: () => (  MAXIMUM_PAGE_SIZE),
    aC: () => (  brokenList),
    n4: () => (  readPages)
  });
  var _base_text_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52948);
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


const MAXIMUM_PAGE_SIZE = 200;
const MAXIMUM_EMPTY_PAGES = 200;
async function* readPages(client, list, pageSize = MAXIMUM_PAGE_SIZE) {
    const given = (0,_base_text_set_js__WEBPACK_IMPORTED_MODULE_1__  .q)();
    for await (const { round, rows } of readRounds(client, list, pageSize, { known: given }))
        yield round === 1 ? rows : rows.filter((row) => given.add(row.uid));
}
const WHOLE_ROUNDS = 2;
async function* readRounds(client, list, pageSize, before) {
    let total = before.total ?? 0;
    const spent = before.rounds ?? 0;
    for (let round = 1;; round += 1) {
        let rowCount = 0;
        let largest;
        const seen = (round === 1 ? before.known : undefined) ?? (0,_base_text_set_js__WEBPACK_IMPORTED_MODULE_1__  .q)();
        for await (const { rows, totalCount } of readCursor(client, list, pageSize, seen)) {
            rowCount += rows.length;
            if (totalCount !== undefined)
                largest = Math.max(largest ?? 0, totalCount);
            yield { round, rows };
        }
        total = largest ?? total;
        if (rowCount >= total)
            return;
        if (spent + round < WHOLE_ROUNDS)
            continue;
        const { method, path } = list({ pageSize: clampPageSize(pageSize) });
        throw brokenList(`the list ended after ${rowCount} of ${total} rows`, `${method} ${path}`);
    }
}
async function* readCursor(client, list, pageSize, seen) {
    const sentTokens = new Set();
    let restarts = 0;
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
            throw brokenList('the list keeps returning empty pages', label);
        if (pageToken !== undefined && page.rows.some((row) => row.uid === firstUid)) {
            restarts += 1;
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
            throw brokenList('the service returned the page token that was just sent', label);
        pageToken = page.nextPageToken;
        sentTokens.add(pageToken);
    }
}
async function sendLater(client, call) {
    const page = await client.send(call);
    return page.rows.length === 0 && page.nextPageToken === '' ? client.send(call) : page;
}
function brokenList(message, call) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk(message, { code: 'UNDECODABLE', call });
}
function clampPageSize(pageSize) {
    return Math.max(1, Math.min(MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}


  }),

  17775:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  path)
  });
  var _base_uid_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68236);

function path(strings, ...values) {
    return String.raw({ raw: strings }, ...values.map((value) => value.split('/').map(encodeSegment).join('/')));
}
function encodeSegment(segment) {
    if (!(0,_base_uid_path_js__WEBPACK_IMPORTED_MODULE_0__  .b)(segment)) {
        throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
    }
    return encodeURIComponent(segment);
}


  }),

  15514:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  h: () => (  foldAll),
  y: () => (  readAll)
});

var errors = __webpack_require__(34779);
var pages = __webpack_require__(73358);
var pool = __webpack_require__(24344);
var text_set = __webpack_require__(52948);
;// CONCATENATED MODULE: ./build/platform/use-answer.js
async function useAnswer(client, call, use) {
    const decode = (json) => {
        const answer = call.decode(json);
        try {
            return { kind: 'used', value: use(answer) };
        }
        catch (error) {
            return { kind: 'thrown', error };
        }
    };
    const used = await client.send({ ...call, decode });
    if (used.kind === 'thrown')
        throw used.error;
    return used.value;
}

;// CONCATENATED MODULE: ./build/platform/parallel-pages.js



const USUAL_CONCURRENCY = 8;
const MAXIMUM_PARALLEL_PAGES = 10_000;
function keepRows(rows, project) {
    const kept = [];
    for (const row of rows) {
        const item = project(row);
        if (item !== undefined)
            kept.push(item);
    }
    return kept;
}
function openIntake(project) {
    const seen = (0,text_set .q)();
    let rowCount = 0;
    return {
        take: (page, rows) => {
            rowCount += rows.length;
            for (const row of rows)
                seen.add(row.uid);
            const firstUid = page.rows[0]?.uid;
            const lastUid = page.rows.at(-1)?.uid;
            return { firstUid, lastUid, kept: keepRows(rows, project), totalCount: page.totalCount };
        },
        has: (total) => rowCount === total && seen.size === total,
    };
}
function takeHead(first, project) {
    const total = first.totalCount;
    const step = first.rows.length - 1;
    if (total === undefined || step < 1 || total <= first.rows.length)
        return undefined;
    const pages = Math.ceil((total - 1) / step);
    if (pages > MAXIMUM_PARALLEL_PAGES)
        return undefined;
    const intake = openIntake(project);
    return { slice: intake.take(first, first.rows), total, step, pages, intake };
}
async function readParallel(client, list, { intake, pages, slice, step, total }) {
    const read = (index) => useAnswer(client, list({ pageSize: step + 1, skip: index * step, orderBy: 'created_at' }), (page) => intake.take(page, page.rows.slice(1)));
    const atOnce = 1 + (client.concurrency ?? USUAL_CONCURRENCY);
    const rest = await (0,pool .P)(Array.from({ length: pages - 1 }, (_, index) => index + 1), atOnce, read);
    const slices = [slice, ...rest];
    return intake.has(total) && areNeighbors(slices, total) ? slices.flatMap((part) => part.kept) : undefined;
}
function areNeighbors(slices, total) {
    return slices.every(({ firstUid, totalCount }, index) => totalCount === total && (index === 0 || firstUid === slices[index - 1]?.lastUid));
}

;// CONCATENATED MODULE: ./build/platform/read-all.js




async function readAll(client, list, project) {
    const quick = await readQuick(client, list, project);
    if (quick.kept !== undefined)
        return quick.kept;
    let kept = [];
    let latest = 1;
    for await (const { round, rows } of (0,pages .MB)(client, list, pages .Nt, quick)) {
        if (round !== latest)
            kept = [];
        latest = round;
        for (const item of keepRows(rows, project))
            kept.push(item);
    }
    return kept;
}
async function readQuick(client, list, project) {
    const opened = await openList(client, list, project);
    if (opened.head === undefined)
        return opened;
    const kept = await readParallel(client, list, opened.head);
    return kept === undefined ? { total: opened.head.total } : { kept };
}
async function openList(client, list, project) {
    const call = list({ pageSize: pages .Nt, orderBy: 'created_at' });
    let isAnswered = false;
    try {
        return await useAnswer(client, call, (first) => {
            isAnswered = true;
            return openedBy(first, project);
        });
    }
    catch (error) {
        if (!isAnswered && error instanceof errors .Wk && error.code === 'INVALID_ARGUMENT')
            return {};
        throw error;
    }
}
function openedBy(first, project) {
    const { nextPageToken, rows, totalCount: total } = first;
    if (nextPageToken === '' && rows.length < (total ?? 0))
        return { total, rounds: 1 };
    if (nextPageToken === '' && allDifferent(rows))
        return { kept: keepRows(rows, project) };
    const head = takeHead(first, project);
    return head === undefined ? { total } : { head };
}
async function foldAll(client, list, fold) {
    const quick = await readQuick(client, list, (row) => {
        fold(row);
        return undefined;
    });
    if (quick.kept !== undefined)
        return;
    for await (const { rows } of (0,pages .MB)(client, list, pages .Nt, quick))
        rows.forEach(fold);
}
function allDifferent(rows) {
    return new Set(rows.map((row) => row.uid)).size === rows.length;
}


  }),

  19478:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  RefusedExchangeError)
  });
class RefusedExchangeError extends Error {
    lines;
    copy;
    constructor(message, lines, copy, cause) {
        super(message, { cause });
        this.name = 'RefusedExchangeError';
        this.lines = lines;
        this.copy = copy;
    }
}


  })

};
;