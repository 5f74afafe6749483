export const id = 825;
export const ids = [825];
export const modules = {

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

/***/ 3358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export MAXIMUM_PAGE_SIZE */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4779);

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
        const fresh = page.rows.filter((row) => !seen.has(row.uid));
        for (const row of fresh)
            seen.add(row.uid);
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
    const first = await client.send(list({ pageSize: MAXIMUM_PAGE_SIZE, orderBy: 'created_at' }));
    if (first.nextPageToken === '' &&
        (first.totalCount ?? 0) <= first.rows.length &&
        allDifferent(first.rows)) {
        return keep(first.rows, project);
    }
    const parallel = await readParallel(client, list, first, project);
    if (parallel !== undefined)
        return parallel;
    const kept = [];
    for await (const rows of readPages(client, list))
        for (const item of keep(rows, project))
            kept.push(item);
    return kept;
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


/***/ }),

/***/ 5614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ listGroups),
/* harmony export */   Wx: () => (/* binding */ getGroup)
/* harmony export */ });
/* unused harmony exports createGroup, updateGroup, deleteGroup, requestGroupAccess, checkEligibility, lookupGroup */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7775);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(858);





const group = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    resourceLimits: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd),
    verified: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    kind: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    status: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const found = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ group: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(group) });
const eligibility = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ eligible: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt });
/** Groups that the caller can see; `name` is an exact match. */
function listGroups(scope = {}) {
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/iam/v2/groups', 'groups', group, scope, { name: scope.name }, position);
}
/** One group; `NOT_FOUND` when there is none. */
function getGroup(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .readCall */ .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .path */ .A) `/iam/v2/groups/${uid}`, group);
}
/** Makes a folder below a group. */
function createGroup(parentUid, fields) {
    return postCall(path `/iam/v2/groups/${parentUid}`, fields, group);
}
/** Changes a group. */
function updateGroup(uid, fields, mask) {
    return patchCall(path `/iam/v2/groups/${uid}`, fields, mask, group);
}
/** Deletes a group; one with children is `FAILED_PRECONDITION` (spec §3). */
function deleteGroup(uid) {
    return deleteCall(path `/iam/v2/groups/${uid}`);
}
/** Asks the owners of an organization to let the caller in. */
function requestGroupAccess(uid) {
    return postCall(path `/iam/v2/groups/${uid}:requestGroupAccess`, {}, z.looseObject({}));
}
/** Whether the caller may make an organization of its own. */
function checkEligibility() {
    return readCall('/iam/v2/groups:checkEligibility', eligibility);
}
/** The organization that belongs to the caller's mail domain, if there is one. */
function lookupGroup() {
    return readCall('/iam/v2/groups:lookupGroup', found);
}


/***/ }),

/***/ 4207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ listCall)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);

/** A list operation as a value: scope, filters of the resource, and where the page begins. */
function listCall(path, key, row, scope, filters, position) {
    return {
        method: 'GET',
        path,
        query: {
            'uidp.descendants_of': scope.descendantsOf,
            'uidp.children_of': scope.childrenOf,
            'uidp.ancestors_of': scope.ancestorsOf,
            'uidp.in_root': scope.inRoot,
            'uidp.ids': scope.uids,
            ...filters,
            page_size: position.pageSize,
            page_token: position.pageToken,
            order_by: position.orderBy,
            skip: position.skip,
        },
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .pageDecoder */ .qd)(key, row),
        idempotent: true,
    };
}


/***/ }),

/***/ 6621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uP: () => (/* binding */ listRepos)
/* harmony export */ });
/* unused harmony exports getRepo, createRepo, updateRepo, deleteRepo, getRepoReadme, updateRepoReadme */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(858);





const syncConfig = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    source: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    uniqueTags: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    expirationTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    gracePeriod: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
});
const customOverlay = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    contents: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ packages: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), runtimeRepositories: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
    environment: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    annotations: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const repo = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    activeTags: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    aliases: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    catalogTier: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    // The one name in the API that is not camelCase.
    sync_config: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(syncConfig),
    customOverlay: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(customOverlay),
});
const readme = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, content: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
/** Repositories that the caller can see; `name` is an exact match. */
function listRepos(scope = {}) {
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/registry/v2/repos', 'repos', repo, scope, { name: scope.name }, position);
}
/** One repository; `NOT_FOUND` when there is none. */
function getRepo(uid) {
    return readCall(path `/registry/v2/repos/${uid}`, repo);
}
/** Makes a repository in an organization or a folder. */
function createRepo(parentUid, fields) {
    return postCall(path `/registry/v2/repos/${parentUid}`, fields, repo);
}
/** Changes the fields of `mask` only; `*` replaces all, no mask takes what the body has (spec §4). */
function updateRepo(uid, fields, mask) {
    return patchCall(path `/registry/v2/repos/${uid}`, fields, mask, repo);
}
/** Deletes a repository. */
function deleteRepo(uid) {
    return deleteCall(path `/registry/v2/repos/${uid}`);
}
/** The page about a repository. */
function getRepoReadme(repoUid) {
    return readCall(path `/registry/v2/repos/${repoUid}/readme`, readme);
}
/** Writes the page about a repository. */
function updateRepoReadme(repoUid, content) {
    return patchCall(path `/registry/v2/repos/${repoUid}/readme`, { content }, undefined, readme);
}


/***/ }),

/***/ 4551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cB: () => (/* binding */ listTags)
/* harmony export */ });
/* unused harmony exports getTag, createTag, deleteTag */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
/* harmony import */ var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(858);





const tag = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    digest: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    // Absent means that the row does not tell, which is not the same as `false`.
    deprecated: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    bundles: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
/** Tags that the caller can see, commonly those of one repository (`childrenOf`). */
function listTags(filters) {
    const shown = filters.allClasses === true ? true : undefined;
    const query = {
        name: filters.name,
        digest: filters.digest,
        updatedSince: filters.updatedSince,
        includeReferrers: shown,
        includeDates: shown,
        includeEpochs: shown,
    };
    return (position) => (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__/* .listCall */ .H)('/registry/v2/tags', 'tags', tag, filters, query, position);
}
/** One tag; `NOT_FOUND` when there is none. */
function getTag(uid) {
    return readCall(path `/registry/v2/tags/${uid}`, tag);
}
/** Makes a tag in a repository, or moves the one of that name. */
function createTag(repoUid, fields) {
    return postCall(path `/registry/v2/tags/${repoUid}`, fields, tag);
}
/** Deletes a tag. */
function deleteTag(uid) {
    return deleteCall(path `/registry/v2/tags/${uid}`);
}


/***/ })

};
