export const id = 8320;
export const ids = [8320];
export const modules = {

/***/ 63144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ versionTextOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether a decoded JSON value is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Text of a version: some generators write a number. */
function versionTextOf(value) {
    return typeof value === 'number' ? String(value) : textOf(value);
}
/** The value when it is a text that is not empty. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}


/***/ }),

/***/ 83612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderQuery)
/* harmony export */ });
/** Query string with a leading `?`, or empty. Keys keep their order. */
function renderQuery(query = {}) {
    const parts = Object.entries(query).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        return Array.isArray(value) ? renderList(name, value) : [`${encode(name)}=${encode(String(value))}`];
    });
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
const encode = (text) => new URLSearchParams([['', text]]).toString().slice(1);
/** Lists that were rendered: the pages of one list send the same long filter again and again. */
const renderedLists = new WeakMap();
function renderList(name, values) {
    if (values.length === 0)
        return [];
    const byName = renderedLists.get(values) ?? new Map();
    renderedLists.set(values, byName);
    const known = byName.get(name);
    if (known !== undefined)
        return [known];
    const parameters = new URLSearchParams();
    for (const value of values)
        parameters.append(name, value);
    const text = parameters.toString();
    byName.set(name, text);
    return [text];
}


/***/ }),

/***/ 27871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createClient),
/* harmony export */   x: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83612);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);


/**
 * Creates a client of one origin. Without `tokens` only anonymous calls can be sent. A call refused with 401 is sent
 * once more with a renewed token; throws `PlatformError`.
 */
function createClient(options) {
    const { baseUrl, concurrency, tokens, transport } = options;
    const sendWith = (call, token) => transport({
        method: call.method,
        url: `${baseUrl}${call.path}${(0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .renderQuery */ .n)(call.query)}`,
        headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        idempotent: call.idempotent,
        judge: (body) => call.decode(readBody(body)),
    });
    return {
        ...(concurrency === undefined ? {} : { concurrency }),
        send: async (call) => {
            if (call.anonymous === true)
                return sendWith(call, undefined);
            if (tokens === undefined) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk('no token for the platform', {
                    code: 'UNAUTHENTICATED',
                    call: `${call.method} ${call.path}`,
                });
            }
            const token = await tokens.get();
            try {
                return await sendWith(call, token);
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk) || error.code !== 'UNAUTHENTICATED')
                    throw error;
                const renewed = await tokens.renew(token);
                if (renewed === undefined)
                    throw error;
                return sendWith(call, renewed);
            }
        },
    };
}
/** JSON of a body, `undefined` for an empty one (deletes answer with nothing or `{}`); throws when it is no JSON. */
function readBody(body) {
    // A byte order mark counts as a blank here: RFC 8259 §8.1 lets a reader pass over it.
    const text = body.trim();
    if (text === '')
        return undefined;
    const json = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (json === undefined)
        throw new TypeError('it is not JSON');
    return json;
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

/***/ 30858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ readCall),
/* harmony export */   JM: () => (/* binding */ patchCall),
/* harmony export */   rU: () => (/* binding */ postCall),
/* harmony export */   sX: () => (/* binding */ readV1Call),
/* harmony export */   uz: () => (/* binding */ deleteCall)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

/** Reads one thing. */
function readCall(path, schema, query) {
    return {
        method: 'GET',
        path,
        ...(query === undefined ? {} : { query }),
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema),
        idempotent: true,
    };
}
/** Reads one thing of v1, whose answer for what does not exist is empty (spec §7): then all fields are. */
function readV1Call(path, schema, query) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema);
    return { method: 'GET', path, query, decode: (json) => decode(json ?? {}), idempotent: true };
}
/** Makes or does something that sending twice would do twice: a lost answer is settled by looking. */
function postCall(path, body, schema) {
    return { method: 'POST', path, body, decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema), idempotent: false };
}
/**
 * Changes a resource (spec §4): without `mask` what the body has, with one the listed fields only, with `*` all of them.
 * The service takes the names of a mask as they are: it knows fields of several words by their snake_case names.
 */
function patchCall(path, body, mask, schema) {
    return {
        method: 'PATCH',
        path,
        query: { updateMask: mask?.join(',') },
        body,
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0)(schema),
        idempotent: true,
    };
}
/** Removes a resource; the answer is empty (spec §4). */
function deleteCall(path) {
    return { method: 'DELETE', path, decode: () => undefined, idempotent: true };
}


/***/ }),

/***/ 58320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exchangeToken: () => (/* binding */ exchangeToken)
/* harmony export */ });
/* unused harmony exports refreshToken, getHeadlessSession */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22475);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83612);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27871);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80922);
/* harmony import */ var _resource_calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30858);






const rawToken = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ token: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1)), expiry: _decode_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, refreshToken: _decode_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq });
const tokenPair = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ token: rawToken, refreshToken: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ token: _decode_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq })) });
const headlessSession = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ ecdhPublicKey: _decode_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, encryptedIdtoken: _decode_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq });
const DEFAULT_LIFETIME_MS = 20 * 60_000;
/**
 * Exchanges an ID token at the issuer for a token of one audience. Without an expiry in the answer 20 minutes are
 * assumed. Throws `PlatformError`; its code is the service's own (a refused subject is `PERMISSION_DENIED`,
 * `UNAUTHENTICATED` or `NOT_FOUND`).
 */
async function exchangeToken(transport, issuerUrl, request, now) {
    const { audience, capabilities, idToken, identity, identityProvider, scopes } = request;
    const query = { aud: [audience], identity, identityProvider, scopes, cap: capabilities };
    const answer = await post(transport, `${issuerUrl}/sts/exchange`, query, idToken, rawToken);
    return minted(answer, now);
}
/**
 * Trades a refresh token, where the issuer gave one, for a new pair: for people's sessions, since a job exchanges a
 * fresh ID token instead. Throws `PlatformError`.
 */
async function refreshToken(transport, issuerUrl, request, now) {
    const { audience, capabilities, scopes } = request;
    const query = { aud: [audience], scopes, cap: capabilities };
    const url = `${issuerUrl}/sts/exchange_refresh_token`;
    // The old token may be spent by the first try: a lost answer is a failure.
    const answer = await post(transport, url, query, request.refreshToken, tokenPair, false);
    return { ...minted(answer.token, now), refreshToken: answer.refreshToken?.token || undefined };
}
/** What a terminal without browser waits for: keys and an encrypted ID token, both base64; empty until it is there. */
function getHeadlessSession(code) {
    return { ...readCall('/sts/headless_sessions', headlessSession, { code }), anonymous: true };
}
function post(transport, url, query, bearer, schema, idempotent = true) {
    return transport({
        method: 'POST',
        url: url + (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .renderQuery */ .n)(query),
        headers: { authorization: `Bearer ${bearer}` },
        idempotent,
        judge: (body) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decoder */ .D0)(schema)((0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .readBody */ .x)(body)),
    });
}
function minted(answer, now) {
    return { token: answer.token, expiresAt: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTime */ .pe)(answer.expiry) ?? now + DEFAULT_LIFETIME_MS };
}


/***/ })

};
