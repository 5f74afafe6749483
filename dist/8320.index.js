"use strict";
exports.id = 8320;
exports.ids = [8320];
exports.modules = {

  80922:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A7: () => (  mapOf),
    D0: () => (  decoder),
    Jt: () => (  flag),
    QO: () => (  scoreText),
    Qq: () => (  text),
    Rz: () => (  ENVELOPE_FIELDS),
    U9: () => (  count),
    c3: () => (  listOf),
    iU: () => (  message),
    nd: () => (  integer),
    no: () => (  maybe),
    qd: () => (  pageDecoder)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63144);


const ENVELOPE_FIELDS = new Set(['nextPageToken', 'totalCount', 'skipped']);
function absentAs(schema, fallback) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? fallback));
}
const DEEPEST = 100;
function withoutNulls(value, depth = 0) {
    if (depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutNulls(item, depth + 1));
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(value))
        return value ?? undefined;
    const kept = Object.entries(value).filter(([, own]) => own !== null);
    return Object.fromEntries(kept.map(([name, own]) => [name, withoutNulls(own, depth + 1)]));
}
const unknownField = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => withoutNulls(value)));
function message(shape) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rUs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc(shape), unknownField);
}
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? undefined));
}
const text = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), '');
const scoreText = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => String(value ?? '')));
const flag = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .zMY(), false);
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? []));
}
function mapOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? {}));
}
const integer = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr(), 0);
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .Fk(/^[0-9]{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .qm(0))])), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => (value === undefined || value === null ? undefined : Number(value))));
function decoder(schema) {
    return (json) => {
        const result = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .xL(schema, json);
        if (result.success)
            return result.data;
        const issue = result.error.issues[0];
        const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
        throw new TypeError(`${place} has the wrong type`);
    };
}
const listHead = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ nextPageToken: text, totalCount: count });
function pageDecoder(key, row) {
    const decode = decoder(zod_mini__WEBPACK_IMPORTED_MODULE_0__  ._H3({ [key]: listOf(row) }));
    const decodeHead = decoder(listHead);
    return (json) => {
        const checked = decode(json)[key];
        if (!isEnvelopeOf(json, key))
            throw new TypeError(`it is not a list of \`${key}\``);
        const nameless = checked.findIndex((one) => (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(one) && one['uid'] === '');
        if (nameless >= 0)
            throw new TypeError(`\`${key}.${nameless}.uid\` is empty`);
        return { rows: checked, ...decodeHead(json) };
    };
}
function isEnvelopeOf(json, key) {
    const names = Object.keys(Object(json));
    return names.includes(key) || (names.length > 0 && names.every((name) => ENVELOPE_FIELDS.has(name)));
}


  }),

  30858:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D9: () => (  readCall),
    JM: () => (  patchCall),
    rU: () => (  postCall),
    sX: () => (  readV1Call),
    uz: () => (  deleteCall)
  });
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

function readCall(path, schema, query) {
    return {
        method: 'GET',
        path,
        ...(query === undefined ? {} : { query }),
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema),
        idempotent: true,
    };
}
function readV1Call(path, schema, query) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema);
    const names = new Set(Object.keys(schema._zod.def.shape));
    const isOther = (json) => {
        const given = Object.keys(Object(json));
        return given.length > 0 && !given.some((name) => names.has(name));
    };
    return {
        method: 'GET',
        path,
        query,
        decode: (json) => {
            const answer = decode(json ?? {});
            if (isOther(json))
                throw new TypeError(`it has none of the fields ${[...names].join(', ')}`);
            return answer;
        },
        idempotent: true,
    };
}
function postCall(path, body, schema) {
    return { method: 'POST', path, body, decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema), idempotent: false };
}
function patchCall(path, body, mask, schema) {
    return {
        method: 'PATCH',
        path,
        query: { updateMask: mask?.join(',') },
        body,
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema),
        idempotent: true,
    };
}
function deleteCall(path) {
    return { method: 'DELETE', path, decode: () => undefined, idempotent: true };
}


  }),

  58320:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    exchangeToken: () => (  exchangeToken),
    refreshToken: () => (  refreshToken)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22475);
  var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83612);
  var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27871);
  var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80922);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30858);






const rawToken = (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__  .iU)({ token: zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__  .m9(1)), expiry: _decode_js__WEBPACK_IMPORTED_MODULE_2__  .Qq, refreshToken: _decode_js__WEBPACK_IMPORTED_MODULE_2__  .Qq });
const tokenPair = (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__  .iU)({ token: rawToken, refreshToken: (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__  .no)((0,_decode_js__WEBPACK_IMPORTED_MODULE_2__  .iU)({ token: _decode_js__WEBPACK_IMPORTED_MODULE_2__  .Qq })) });
const headlessSession = (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__  .iU)({ ecdhPublicKey: _decode_js__WEBPACK_IMPORTED_MODULE_2__  .Qq, encryptedIdtoken: _decode_js__WEBPACK_IMPORTED_MODULE_2__  .Qq });
const DEFAULT_LIFETIME_MS = 20 * 60_000;
async function exchangeToken(transport, issuerUrl, request, now) {
    const { audience, capabilities, idToken, identity, identityProvider, scopes } = request;
    const query = { aud: [audience], identity, identityProvider, scopes, cap: capabilities };
    const answer = await post(transport, `${issuerUrl}/sts/exchange`, query, idToken, rawToken);
    return minted(answer, now);
}
async function refreshToken(transport, issuerUrl, request, now) {
    const { audience, capabilities, scopes } = request;
    const query = { aud: [audience], scopes, cap: capabilities };
    const url = `${issuerUrl}/sts/exchange_refresh_token`;
    const answer = await post(transport, url, query, request.refreshToken, tokenPair, false);
    return { ...minted(answer.token, now), refreshToken: answer.refreshToken?.token || undefined };
}
function getHeadlessSession(code) {
    return { ...readCall('/sts/headless_sessions', headlessSession, { code }), anonymous: true };
}
function post(transport, url, query, bearer, schema, idempotent = true) {
    return transport({
        method: 'POST',
        url: url + (0,_call_js__WEBPACK_IMPORTED_MODULE_0__  .n)(query),
        headers: { authorization: `Bearer ${bearer}` },
        idempotent,
        judge: (body) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__  .D0)(schema)((0,_client_js__WEBPACK_IMPORTED_MODULE_1__  .x)(body)),
    });
}
function minted(answer, now) {
    return { token: answer.token, expiresAt: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_6__  .pe)(answer.expiry) ?? now + DEFAULT_LIFETIME_MS };
}


  })

};
;