  var __webpack_modules__ = ({

  144:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    u4: () => (  isRecord)
  });
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldOf(value, name) {
    return isRecord(value) ? value[name] : undefined;
}
function versionTextOf(value) {
    return typeof value === 'number' ? String(value) : textOf(value);
}
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}


  }),

  475:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    pe: () => (  parseTime),
    sO: () => (  DAY_MS),
    sZ: () => (  renderTime)
  });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
function parseTime(text) {
    const date = DATE.exec(text) ?? RFC_3339.exec(text);
    if (date === null)
        return undefined;
    const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = date;
    if (!isCalendarDay(Number(year), Number(month), Number(day)) || Number(hour) > 23)
        return undefined;
    const milliseconds = `${fraction.slice(1)}000`.slice(0, 3);
    const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone.toUpperCase()}`);
    return Number.isNaN(time) ? undefined : time;
}
const DAY_MS = 86_400_000;
function parseDate(text) {
    return DATE.test(text) ? parseTime(text) : undefined;
}
function hasBegun(date, now) {
    const start = parseDate(date);
    return start !== undefined && start <= now;
}
function renderTime(milliseconds) {
    return new Date(milliseconds).toISOString();
}
function renderDate(milliseconds) {
    return renderTime(milliseconds).slice(0, 10);
}
function isCalendarDay(year, month, day) {
    const time = new Date(Date.UTC(year, month - 1, day));
    return time.getUTCMonth() === month - 1 && time.getUTCDate() === day && time.getUTCFullYear() === year;
}


  }),

  612:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    n: () => (  renderQuery)
  });
function renderQuery(query = {}) {
    const parts = Object.entries(query).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        return Array.isArray(value) ? renderList(name, value) : [`${encode(name)}=${encode(String(value))}`];
    });
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
const encode = (text) => new URLSearchParams([['', text]]).toString().slice(1);
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


  }),

  871:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    U: () => (  createClient),
    x: () => (  readBody)
  });
  var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(612);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(779);


function createClient(options) {
    const { baseUrl, concurrency, tokens, transport } = options;
    const sendWith = (call, token) => transport({
        method: call.method,
        url: `${baseUrl}${call.path}${(0,_call_js__WEBPACK_IMPORTED_MODULE_0__  .n)(call.query)}`,
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
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__  .Wk('no token for the platform', {
                    code: 'UNAUTHENTICATED',
                    call: `${call.method} ${call.path}`,
                });
            }
            const token = await tokens.get();
            try {
                return await sendWith(call, token);
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__  .Wk) || error.code !== 'UNAUTHENTICATED')
                    throw error;
                const renewed = await tokens.renew(token);
                if (renewed === undefined)
                    throw error;
                return sendWith(call, renewed);
            }
        },
    };
}
function readBody(body) {
    const text = body.trim();
    if (text === '')
        return undefined;
    const json = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .qF)(text);
    if (json === undefined)
        throw new TypeError('it is not JSON');
    return json;
}


  }),

  922:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    A7: () => (  mapOf),
    D0: () => (  decoder),
    Jt: () => (  flag),
    QO: () => (  scoreText),
    Qq: () => (  text),
    U9: () => (  count),
    c3: () => (  listOf),
    iU: () => (  message),
    nd: () => (  integer),
    no: () => (  maybe),
    qd: () => (  pageDecoder)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(305);
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(945);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(144);


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

  779:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
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

  858:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    D9: () => (  readCall),
    JM: () => (  patchCall),
    rU: () => (  postCall),
    sX: () => (  readV1Call),
    uz: () => (  deleteCall)
  });
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(922);

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

  320:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    exchangeToken: () => (  exchangeToken),
    refreshToken: () => (  refreshToken),
    y: () => (  getHeadlessSession)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(305);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(475);
  var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(612);
  var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(871);
  var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(922);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(858);






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
    return { ...(0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_3__  .D9)('/sts/headless_sessions', headlessSession, { code }), anonymous: true };
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


  }),

  305:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  _L: () => (  _boolean),
  qm: () => (  _gte),
  LK: () => (  _int),
  m9: () => (  _minLength),
  F7: () => (  _number),
  Fk: () => (  _regex),
  Rl: () => (  _string),
  em: () => (  _unknown),
  q0: () => (  describe),
  mI: () => (  meta)
});


var core_checks = __nccwpck_require__(890);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
var _a;
const $output =   (  null && (Symbol("ZodOutput")));
const $input =   (  null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id;  
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

var core_util = __nccwpck_require__(723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ...core_util .A2(params) }));
}
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...util.normalizeParams(params),
    });
}
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...util.normalizeParams(params),
    });
}
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...util.normalizeParams(params),
    });
}
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...util.normalizeParams(params),
    });
}
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...util.normalizeParams(params),
    });
}
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...util.normalizeParams(params),
    });
}
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...util.normalizeParams(params),
    });
}
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ...core_util .A2(params) }));
}
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...core_util .A2(params),
    });
}
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ...core_util .A2(params),
    });
}
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
function _null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
function _any(Class) {
    return new Class({
        type: "any",
    });
}
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
function _never(Class, params) {
    return new Class({
        type: "never",
        ...util.normalizeParams(params),
    });
}
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
function _lt(value, params) {
    return new checks.$ZodCheckLessThan({
        check: "less_than",
        ...util.normalizeParams(params),
        value,
        inclusive: false,
    });
}
function _lte(value, params) {
    return new checks.$ZodCheckLessThan({
        check: "less_than",
        ...util.normalizeParams(params),
        value,
        inclusive: true,
    });
}

function _gt(value, params) {
    return new checks.$ZodCheckGreaterThan({
        check: "greater_than",
        ...util.normalizeParams(params),
        value,
        inclusive: false,
    });
}
function _gte(value, params) {
    return new core_checks .J_({
        check: "greater_than",
        ...core_util .A2(params),
        value,
        inclusive: true,
    });
}

function _positive(params) {
    return _gt(0, params);
}
function _negative(params) {
    return _lt(0, params);
}
function _nonpositive(params) {
    return _lte(0, params);
}
function _nonnegative(params) {
    return _gte(0, params);
}
function _multipleOf(value, params) {
    return new checks.$ZodCheckMultipleOf({
        check: "multiple_of",
        ...util.normalizeParams(params),
        value,
    });
}
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
function _maxLength(maximum, params) {
    const ch = new checks.$ZodCheckMaxLength({
        check: "max_length",
        ...util.normalizeParams(params),
        maximum,
    });
    return ch;
}
function _minLength(minimum, params) {
    return new core_checks .Kk({
        check: "min_length",
        ...core_util .A2(params),
        minimum,
    });
}
function _length(length, params) {
    return new checks.$ZodCheckLengthEquals({
        check: "length_equals",
        ...util.normalizeParams(params),
        length,
    });
}
function _regex(pattern, params) {
    return new core_checks .DG({
        check: "string_format",
        format: "regex",
        ...core_util .A2(params),
        pattern,
    });
}
function _lowercase(params) {
    return new checks.$ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...util.normalizeParams(params),
    });
}
function _uppercase(params) {
    return new checks.$ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...util.normalizeParams(params),
    });
}
function _includes(includes, params) {
    return new checks.$ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...util.normalizeParams(params),
        includes,
    });
}
function _startsWith(prefix, params) {
    return new checks.$ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...util.normalizeParams(params),
        prefix,
    });
}
function _endsWith(suffix, params) {
    return new checks.$ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...util.normalizeParams(params),
        suffix,
    });
}
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
function _properties(shape, params) {
    return new checks.$ZodCheckProperties({
        check: "properties",
        shape,
        ...util.normalizeParams(params),
    });
}
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
function _overwrite(tx) {
    return new checks.$ZodCheckOverwrite({
        check: "overwrite",
        tx,
    });
}
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
function _trim() {
    return _overwrite((input) => input.trim());
}
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
    return _overwrite((input) => util.slugify(input));
}
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        ...util.normalizeParams(params),
    });
}
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true);  
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...util.normalizeParams(_params),
    });
    return schema;
}
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util.issue(issue, payload.value, ch._zod.def));
            }
            else {
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort);  
                payload.issues.push(util.issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
function _check(fn, params) {
    const ch = new checks.$ZodCheck({
        check: "custom",
        ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function describe(description) {
    const ch = new core_checks .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { };  
    return ch;
}
function meta(metadata) {
    const ch = new core_checks .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { };  
    return ch;
}
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


  }),

  890:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    DG: () => (  $ZodCheckRegex),
    J_: () => (  $ZodCheckGreaterThan),
    KH: () => (  $ZodCheckNumberFormat),
    Kk: () => (  $ZodCheckMinLength),
    QP: () => (  $ZodCheck)
  });
  var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(532);
  var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(723);



const $ZodCheck =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__  .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan =   (  null && (core.$constructor("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckGreaterThan =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
  (  null && (core.$constructor("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ?  
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : util.floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckNumberFormat =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def);  
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__  .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat =   (  null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def);  
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize =   (  null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize =   (  null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals =   (  null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength =   (  null && (core.$constructor("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units > def.maximum ? util.codePointLength(input) : units;
        if (length <= def.maximum)
            return;
        const origin = util.getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinLength =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__  .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__  .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals =   (  null && (core.$constructor("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? util.codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = util.getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckStringFormat =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase =   (  null && (core.$constructor("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.lowercase);
    $ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckUpperCase =   (  null && (core.$constructor("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.uppercase);
    $ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckIncludes =   (  null && (core.$constructor("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = util.escapeRegex(def.includes);
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckStartsWith =   (  null && (core.$constructor("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${util.escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckEndsWith =   (  null && (core.$constructor("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${util.escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(...util.prefixIssues(property, result.issues));
    }
}
const $ZodCheckProperty =   (  null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties =   (  null && (core.$constructor("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    util.hide(inst, Symbol.iterator, function* () {
        yield inst;
    });
    let entries;
    inst._zod.check = (payload) => {
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
})));
const $ZodCheckMimeType =   (  null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite =   (  null && (core.$constructor("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
})));


  }),

  532:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    $W: () => (  config),
    GT: () => (  $ZodAsyncError),
    cV: () => (  $ZodEncodeError),
    cr: () => (  globalConfig),
    xI: () => (  $constructor)
  });
  var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(723);
var _a;

const NEVER =   Object.freeze({
    status: "aborted",
});
const _zodDesc = { value: undefined, enumerable: false };
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
proto, params) {
    const zodProto = {};
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__  .ol)(target, protoMembers);
            }
        }
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            inst._zod.deferred = undefined;
        }
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
const $brand =   (  null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


  }),

  945:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  qg: () => (  parse),
  EJ: () => (  parseAsync),
  xL: () => (  safeParse),
  bp: () => (  safeParseAsync)
});


var core_core = __nccwpck_require__(532);
var util = __nccwpck_require__(723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, util .k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
const _installedToString =   new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core .xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core .xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core .GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => util .iR(iss, ctx, core_core .$W())));
            util .gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse =   _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => util .iR(iss, ctx, core_core .$W())));
            util .gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parseAsync =   _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core .GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse =   _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => util .iR(iss, ctx, core_core .$W())));
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync =   _safeParseAsync($ZodRealError);
const COMPILE_INVALID =   (  null && (Symbol.for("zod.compile.invalid")));
const COMPILE_FALLBACK =   (  null && (Symbol.for("zod.compile.fallback")));
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new core.$ZodAsyncError();
    }
    return result.issues.length === 0;
}
const validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode =   _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode =   _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync =   _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync =   _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode =   _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode =   _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync =   _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync =   _safeDecodeAsync($ZodRealError);


  }),

  723:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    A2: () => (  normalizeParams),
    Gv: () => (  isObject),
    NM: () => (  optionalKeys),
    O7: () => (  codePointLength),
    PO: () => (  cached),
    QH: () => (  aborted),
    Qd: () => (  isPlainObject),
    Rc: () => (  getLengthableOrigin),
    Vy: () => (  assignProp),
    X: () => (  installLazyProp),
    cl: () => (  nullish),
    d3: () => (  attachSchema),
    gx: () => (  captureStackTrace),
    hi: () => (  sizeCaps),
    iR: () => (  finalizeIssue),
    jD: () => (  hide),
    k8: () => (  jsonStringifyReplacer),
    lQ: () => (  prefixIssues),
    o8: () => (  clone),
    ol: () => (  members),
    p6: () => (  cleanRegex),
    qh: () => (  own),
    rL: () => (  explicitlyAborted),
    v5: () => (  defineLazyInternal),
    zH: () => (  NUMBER_FORMAT_RANGES),
    zM: () => (  mergeDefs)
  });

function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING =   (  null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
            });
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval =   (  null && (cached(() => {
    if (globalConfig.jitless) {
        return false;
    }
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
})));
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes =   new Set(["string", "number", "symbol"]);
const primitiveTypes =   new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
const NUMBER_FORMAT_RANGES =   (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [  BigInt("-9223372036854775808"),   BigInt("9223372036854775807")],
    uint64: [  BigInt(0),   BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
class Class {
    constructor(..._args) { }
}
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        else
            defineBound(proto, key, desc.value);
    }
}
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    return sentinel in proto ? undefined : proto;
}
let installing;
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


  }),

  619:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  YOg: () => (  array),
  zMY: () => (  schemas_boolean),
  rUs: () => (  catchall),
  Whr: () => (  schemas_int),
  _H3: () => (  looseObject),
  cl6: () => (  nullish),
  aig: () => (  schemas_number),
  Ikc: () => (  object),
  FsL: () => (  pipe),
  g1P: () => (  record),
  YjP: () => (  schemas_string),
  pdi: () => (  transform),
  KCZ: () => (  union),
  L5J: () => (  unknown)
});


var core_core = __nccwpck_require__(532);
var core_checks = __nccwpck_require__(890);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js

const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 =   (  null && (uuid(4)));
const uuid6 =   (  null && (uuid(6)));
const uuid7 =   (  null && (uuid(7)));
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (  null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const _emoji = (  null && (`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`));
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = (  null && (`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`));
function regexes_anchor(source) {
    return new RegExp(`^${source}$`);
}
const date =   (  null && (regexes_anchor(dateSource)));
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
    const opts = ["Z"];
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
const hex = /^[0-9a-fA-F]*$/;
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 =   (  null && (fixedBase64(22, "==")));
const md5_base64url =   (  null && (fixedBase64url(22)));
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 =   (  null && (fixedBase64(27, "=")));
const sha1_base64url =   (  null && (fixedBase64url(27)));
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 =   (  null && (fixedBase64(43, "=")));
const sha256_base64url =   (  null && (fixedBase64url(43)));
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 =   (  null && (fixedBase64(64, "")));
const sha384_base64url =   (  null && (fixedBase64url(64)));
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 =   (  null && (fixedBase64(86, "==")));
const sha512_base64url =   (  null && (fixedBase64url(86)));

var core_util = __nccwpck_require__(723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType =   core_core .xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def;  
    inst._zod.bag = inst._zod.bag || {};  
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util .QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util .rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core .GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util .d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util .QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util .d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util .QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            if (core_util .QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core .GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core .GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    get "~standard"() {
        return core_util .jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util .qh(this, "~standard", value);
    },
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString =   core_core .xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat =   (  null && (core.$constructor("$ZodStringFormat", (inst, def) => {
    checks.$ZodCheckStringFormat.init(inst, def);
    $ZodString.init(inst, def);
})));
const $ZodGUID =   (  null && (core.$constructor("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.guid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodUUID =   (  null && (core.$constructor("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = regexes.uuid(v));
    }
    else
        def.pattern ?? (def.pattern = regexes.uuid());
    $ZodStringFormat.init(inst, def);
})));
const $ZodEmail =   (  null && (core.$constructor("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.email);
    $ZodStringFormat.init(inst, def);
})));
const URL_BAD_FORMAT = 1;
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
    if (!def.normalize && def.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL =   (  null && (core.$constructor("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodEmoji =   (  null && (core.$constructor("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.emoji());
    $ZodStringFormat.init(inst, def);
})));
const $ZodNanoID =   (  null && (core.$constructor("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? regexes.nanoid : regexes.nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCUID =   (  null && (core.$constructor("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cuid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodCUID2 =   (  null && (core.$constructor("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cuid2);
    $ZodStringFormat.init(inst, def);
})));
const $ZodULID =   (  null && (core.$constructor("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ulid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodXID =   (  null && (core.$constructor("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.xid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodKSUID =   (  null && (core.$constructor("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ksuid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODateTime =   (  null && (core.$constructor("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.datetime(def));
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODate =   (  null && (core.$constructor("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.date);
    $ZodStringFormat.init(inst, def);
})));
const $ZodISOTime =   (  null && (core.$constructor("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.time(def));
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODuration =   (  null && (core.$constructor("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.duration);
    $ZodStringFormat.init(inst, def);
})));
const $ZodIPv4 =   (  null && (core.$constructor("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ipv4);
    $ZodStringFormat.init(inst, def);
})));
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 =   (  null && (core.$constructor("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodMAC =   (  null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 =   (  null && (core.$constructor("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cidrv4);
    $ZodStringFormat.init(inst, def);
})));
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 =   (  null && (core.$constructor("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cidrv6);  
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
function isValidBase64(data) {
    if (data === "")
        return true;
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 =   (  null && (core.$constructor("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL =   (  null && (core.$constructor("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodE164 =   (  null && (core.$constructor("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.e164);
    $ZodStringFormat.init(inst, def);
})));
const CC_SANITIZE = /[- ]/g;
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard =   (  null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN =   (  null && (core.$constructor("$ZodIBAN", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT =   (  null && (core.$constructor("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCustomStringFormat =   (  null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber =   core_core .xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat =   core_core .xI("$ZodNumberFormat", (inst, def) => {
    core_checks .KH.init(inst, def);
    $ZodNumber.init(inst, def);  
});
const $ZodBoolean =   core_core .xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt =   (  null && (core.$constructor("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.bigint;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
})));
const $ZodBigIntFormat =   (  null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def);  
})));
const $ZodSymbol =   (  null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined =   (  null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull =   (  null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny =   (  null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown =   core_core .xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever =   (  null && (core.$constructor("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
})));
const $ZodVoid =   (  null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate =   (  null && (core.$constructor("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
})));
function capSize(inst, size) {
    const caps = core_util .hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util .hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    payload.issues[start].continue = false;
                    core_util .d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util .lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray =   core_core .xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                if (abortEarly && result.issues.length !== 0 && core_util .QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;  
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util .lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util .NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util .QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        if (keySet.has(key))
            continue;
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject =   core_core .xI("$ZodObject", (inst, def) => {
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util .PO(() => normalizeDef(def));
    core_util .v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util .Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util .Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util .QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT =   (  null && (core.$constructor("$ZodObjectJIT", (inst, def) => {
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = util.cached(() => normalizeDef(def));
    const memo = core.globalConfig.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : util.esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        return doc.compile();
    };
    let fastpass;
    const isObject = util.isObject;
    const jit = !core.globalConfig.jitless;
    const allowsEval = util.allowsEval;
    const fastEnabled = jit && allowsEval.value;  
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
})));
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util .QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W()))),
    });
    return final;
}
const $ZodUnion =   core_core .xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util .v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util .v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util .v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util .p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor =   (  null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
(  null && (core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    util.defineLazyInternal(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    util.assignProp(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    def.options.forEach((option, i) => {
        const propShape = util.rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = util.cached(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!util.isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
})));
const $ZodIntersection =   (  null && (core.$constructor("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
})));
function mergeValues(a, b) {
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (util.isPlainObject(a) && util.isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (util.aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple =   (  null && (core.$constructor("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        const itemResults = new Array(items.length);
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = util.aborted(r);
            }
        }
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (util.aborted(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
})));
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...util.prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...util.prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord =   core_core .xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util .Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util .lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util .lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            let unrecognized;
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util .lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util .lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap =   (  null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet =   (  null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum =   (  null && (core.$constructor("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = util.getEnumValues(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    util.defineLazyInternal(inst, "pattern", (zod) => {
        const patternValues = util.getEnumValues(zod.def.entries).filter((k) => util.propertyKeyTypes.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => util.escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodLiteral =   (  null && (core.$constructor("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    util.defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? util.escapeRegex(o) : o ? util.escapeRegex(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodFile =   (  null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform =   core_core .xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core .cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core .cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core .GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional =   core_core .xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util .v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util .v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util .p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional =   (  null && (core.$constructor("$ZodExactOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    util.defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
})));
const $ZodNullable =   core_core .xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util .v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util .v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util .p6(pattern.source)}|null)$`) : undefined;
    });
    core_util .v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault =   (  null && (core.$constructor("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            return payload;
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
})));
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault =   (  null && (core.$constructor("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
})));
const $ZodNonOptional =   (  null && (core.$constructor("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
})));
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess =   (  null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch =   (  null && (core.$constructor("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
})));
const $ZodNaN =   (  null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe =   core_core .xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util .v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util .v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util .v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec =   (  null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess =   (  null && (core.$constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
})));
const $ZodReadonly =   (  null && (core.$constructor("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
})));
function handleReadonlyResult(payload) {
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral =   (  null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction =   (  null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise =   (  null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy =   (  null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom =   (  null && (core.$constructor("$ZodCustom", (inst, def) => {
    checks.$ZodCheck.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
})));
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst,  
            path: [...(inst._zod.def.path ?? [])],  
            continue: !inst._zod.def.abort,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(util.issue(_iss));
    }
}

var api = __nccwpck_require__(305);
var core_parse = __nccwpck_require__(945);
;// CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js




const ZodMiniType =   core_core .xI("ZodMiniType", (inst, def) => {
    if (!inst._zod)
        throw new Error("Uninitialized schema in ZodMiniType.");
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
}, {
    get with() {
        return this.check;
    },
    set with(value) {
        core_util .qh(this, "with", value);
    },
    parse(data, params) {
        return core_parse .qg(this, data, params, { callee: this.parse });
    },
    parseAsync(data, params) {
        return core_parse .EJ(this, data, params, { callee: this.parseAsync });
    },
    safeParse(data, params) {
        return core_parse .xL(this, data, params);
    },
    safeParseAsync(data, params) {
        return core_parse .bp(this, data, params);
    },
    check(...checks) {
        const def = this.def;
        return this.clone({
            ...def,
            checks: [
                ...(def.checks ?? []),
                ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }, { parent: true });
    },
    clone(_def, params) {
        return core_util .o8(this, _def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
});
const ZodMiniString =   core_core .xI("ZodMiniString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodMiniType.init(inst, def);
});
function schemas_string(params) {
    return api .Rl(ZodMiniString, params);
}
const ZodMiniStringFormat =   (  null && (core.$constructor("ZodMiniStringFormat", (inst, def) => {
    core.$ZodStringFormat.init(inst, def);
    ZodMiniString.init(inst, def);
})));
const ZodMiniEmail =   (  null && (core.$constructor("ZodMiniEmail", (inst, def) => {
    core.$ZodEmail.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_email(params) {
    return core._email(ZodMiniEmail, params);
}
const ZodMiniGUID =   (  null && (core.$constructor("ZodMiniGUID", (inst, def) => {
    core.$ZodGUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_guid(params) {
    return core._guid(ZodMiniGUID, params);
}
const ZodMiniUUID =   (  null && (core.$constructor("ZodMiniUUID", (inst, def) => {
    core.$ZodUUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_uuid(params) {
    return core._uuid(ZodMiniUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodMiniUUID, params);
}
function uuidv6(params) {
    return core._uuidv6(ZodMiniUUID, params);
}
function uuidv7(params) {
    return core._uuidv7(ZodMiniUUID, params);
}
const ZodMiniURL =   (  null && (core.$constructor("ZodMiniURL", (inst, def) => {
    core.$ZodURL.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function url(params) {
    return core._url(ZodMiniURL, params);
}
function httpUrl(params) {
    return core._url(ZodMiniURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodMiniEmoji =   (  null && (core.$constructor("ZodMiniEmoji", (inst, def) => {
    core.$ZodEmoji.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_emoji(params) {
    return core._emoji(ZodMiniEmoji, params);
}
const ZodMiniNanoID =   (  null && (core.$constructor("ZodMiniNanoID", (inst, def) => {
    core.$ZodNanoID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_nanoid(params) {
    return core._nanoid(ZodMiniNanoID, params);
}
const ZodMiniCUID =   (  null && (core.$constructor("ZodMiniCUID", (inst, def) => {
    core.$ZodCUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_cuid(params) {
    return core._cuid(ZodMiniCUID, params);
}
const ZodMiniCUID2 =   (  null && (core.$constructor("ZodMiniCUID2", (inst, def) => {
    core.$ZodCUID2.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_cuid2(params) {
    return core._cuid2(ZodMiniCUID2, params);
}
const ZodMiniULID =   (  null && (core.$constructor("ZodMiniULID", (inst, def) => {
    core.$ZodULID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_ulid(params) {
    return core._ulid(ZodMiniULID, params);
}
const ZodMiniXID =   (  null && (core.$constructor("ZodMiniXID", (inst, def) => {
    core.$ZodXID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_xid(params) {
    return core._xid(ZodMiniXID, params);
}
const ZodMiniKSUID =   (  null && (core.$constructor("ZodMiniKSUID", (inst, def) => {
    core.$ZodKSUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_ksuid(params) {
    return core._ksuid(ZodMiniKSUID, params);
}
const ZodMiniIPv4 =   (  null && (core.$constructor("ZodMiniIPv4", (inst, def) => {
    core.$ZodIPv4.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_ipv4(params) {
    return core._ipv4(ZodMiniIPv4, params);
}
const ZodMiniIPv6 =   (  null && (core.$constructor("ZodMiniIPv6", (inst, def) => {
    core.$ZodIPv6.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_ipv6(params) {
    return core._ipv6(ZodMiniIPv6, params);
}
const ZodMiniCIDRv4 =   (  null && (core.$constructor("ZodMiniCIDRv4", (inst, def) => {
    core.$ZodCIDRv4.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_cidrv4(params) {
    return core._cidrv4(ZodMiniCIDRv4, params);
}
const ZodMiniCIDRv6 =   (  null && (core.$constructor("ZodMiniCIDRv6", (inst, def) => {
    core.$ZodCIDRv6.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_cidrv6(params) {
    return core._cidrv6(ZodMiniCIDRv6, params);
}
const ZodMiniMAC =   (  null && (core.$constructor("ZodMiniMAC", (inst, def) => {
    core.$ZodMAC.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_mac(params) {
    return core._mac(ZodMiniMAC, params);
}
const ZodMiniBase64 =   (  null && (core.$constructor("ZodMiniBase64", (inst, def) => {
    core.$ZodBase64.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_base64(params) {
    return core._base64(ZodMiniBase64, params);
}
const ZodMiniBase64URL =   (  null && (core.$constructor("ZodMiniBase64URL", (inst, def) => {
    core.$ZodBase64URL.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_base64url(params) {
    return core._base64url(ZodMiniBase64URL, params);
}
const ZodMiniE164 =   (  null && (core.$constructor("ZodMiniE164", (inst, def) => {
    core.$ZodE164.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_e164(params) {
    return core._e164(ZodMiniE164, params);
}
const ZodMiniCreditCard =   (  null && (core.$constructor("ZodMiniCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_creditCard(params) {
    return core._creditCard(ZodMiniCreditCard, params);
}
const ZodMiniIBAN =   (  null && (core.$constructor("ZodMiniIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function schemas_iban(params) {
    return core._iban(ZodMiniIBAN, params);
}
const ZodMiniJWT =   (  null && (core.$constructor("ZodMiniJWT", (inst, def) => {
    core.$ZodJWT.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function jwt(params) {
    return core._jwt(ZodMiniJWT, params);
}
const ZodMiniCustomStringFormat =   (  null && (core.$constructor("ZodMiniCustomStringFormat", (inst, def) => {
    core.$ZodCustomStringFormat.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
}
function schemas_hostname(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
}
function schemas_hex(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
}
function schemas_currencyCode(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
}
const ZodMiniNumber =   core_core .xI("ZodMiniNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodMiniType.init(inst, def);
});
function schemas_number(params) {
    return api .F7(ZodMiniNumber, params);
}
const ZodMiniNumberFormat =   core_core .xI("ZodMiniNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodMiniNumber.init(inst, def);
});
function schemas_int(params) {
    return api .LK(ZodMiniNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodMiniNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodMiniNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodMiniNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean =   core_core .xI("ZodMiniBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodMiniType.init(inst, def);
});
function schemas_boolean(params) {
    return api ._L(ZodMiniBoolean, params);
}
const ZodMiniBigInt =   (  null && (core.$constructor("ZodMiniBigInt", (inst, def) => {
    core.$ZodBigInt.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function schemas_bigint(params) {
    return core._bigint(ZodMiniBigInt, params);
}
const ZodMiniBigIntFormat =   (  null && (core.$constructor("ZodMiniBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodMiniBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodMiniBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodMiniBigIntFormat, params);
}
const ZodMiniSymbol =   (  null && (core.$constructor("ZodMiniSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function symbol(params) {
    return core._symbol(ZodMiniSymbol, params);
}
const ZodMiniUndefined =   (  null && (core.$constructor("ZodMiniUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function schemas_undefined(params) {
    return core._undefined(ZodMiniUndefined, params);
}

const ZodMiniNull =   (  null && (core.$constructor("ZodMiniNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function schemas_null(params) {
    return core._null(ZodMiniNull, params);
}

const ZodMiniAny =   (  null && (core.$constructor("ZodMiniAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function any() {
    return core._any(ZodMiniAny);
}
const ZodMiniUnknown =   core_core .xI("ZodMiniUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodMiniType.init(inst, def);
});
function unknown() {
    return api .em(ZodMiniUnknown);
}
const ZodMiniNever =   (  null && (core.$constructor("ZodMiniNever", (inst, def) => {
    core.$ZodNever.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function never(params) {
    return core._never(ZodMiniNever, params);
}
const ZodMiniVoid =   (  null && (core.$constructor("ZodMiniVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function _void(params) {
    return core._void(ZodMiniVoid, params);
}

const ZodMiniDate =   (  null && (core.$constructor("ZodMiniDate", (inst, def) => {
    core.$ZodDate.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function schemas_date(params) {
    return core._date(ZodMiniDate, params);
}
const ZodMiniArray =   core_core .xI("ZodMiniArray", (inst, def) => {
    $ZodArray.init(inst, def);
    ZodMiniType.init(inst, def);
});
function array(element, params) {
    return new ZodMiniArray({
        type: "array",
        element: element,
        ...core_util .A2(params),
    });
}
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodMiniObject =   core_core .xI("ZodMiniObject", (inst, def) => {
    $ZodObject.init(inst, def);
    ZodMiniType.init(inst, def);
    core_util .X(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util .A2(params),
    };
    return new ZodMiniObject(def);
}
function strictObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: never(),
        ...util.normalizeParams(params),
    });
}
function looseObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util .A2(params),
    });
}
function extend(schema, shape) {
    return util.extend(schema, shape);
}
function safeExtend(schema, shape) {
    return util.safeExtend(schema, shape);
}
function merge(a, b) {
    return util.merge(a, b);
}
function pick(schema, mask) {
    return util.pick(schema, mask);
}
function omit(schema, mask) {
    return util.omit(schema, mask);
}
function partial(schema, mask) {
    const def = schema._zod.def;
    if (def.type !== "tuple")
        return util.partial(ZodMiniOptional, schema, mask);
    if (def.checks?.length)
        throw new Error(".partial() cannot be used on tuple schemas containing refinements");
    return util.clone(schema, {
        ...def,
        items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item })),
    });
}
function exactPartial(schema, mask) {
    return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
}
function required(schema, mask) {
    return util.required(ZodMiniNonOptional, schema, mask);
}
function catchall(inst, catchall) {
    return inst.clone(core_util .zM(inst._zod.def, { catchall: catchall }));
}
const ZodMiniUnion =   core_core .xI("ZodMiniUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodMiniType.init(inst, def);
});
function union(options, params) {
    return new ZodMiniUnion({
        type: "union",
        options: options,
        ...core_util .A2(params),
    });
}
const ZodMiniXor =   (  null && (core.$constructor("ZodMiniXor", (inst, def) => {
    ZodMiniUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
})));
function xor(options, params) {
    return new ZodMiniXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodMiniDiscriminatedUnion =   (  null && (core.$constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
    core.$ZodDiscriminatedUnion.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function discriminatedUnion(discriminator, options, params) {
    return new ZodMiniDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
const ZodMiniIntersection =   (  null && (core.$constructor("ZodMiniIntersection", (inst, def) => {
    core.$ZodIntersection.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function intersection(left, right) {
    return new ZodMiniIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodMiniTuple =   (  null && (core.$constructor("ZodMiniTuple", (inst, def) => {
    core.$ZodTuple.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof core.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodMiniTuple({
        type: "tuple",
        items: items,
        rest,
        ...util.normalizeParams(params),
    });
}
const ZodMiniRecord =   core_core .xI("ZodMiniRecord", (inst, def) => {
    $ZodRecord.init(inst, def);
    ZodMiniType.init(inst, def);
});
function record(keyType, valueType, params) {
    if (!valueType || !valueType._zod) {
        return new ZodMiniRecord({
            type: "record",
            keyType: schemas_string(),
            valueType: keyType,
            ...core_util .A2(valueType),
        });
    }
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util .A2(params),
    });
}
function partialRecord(keyType, valueType, params) {
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMiniMap =   (  null && (core.$constructor("ZodMiniMap", (inst, def) => {
    core.$ZodMap.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function map(keyType, valueType, params) {
    return new ZodMiniMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniSet =   (  null && (core.$constructor("ZodMiniSet", (inst, def) => {
    core.$ZodSet.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function set(valueType, params) {
    return new ZodMiniSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniEnum =   (  null && (core.$constructor("ZodMiniEnum", (inst, def) => {
    core.$ZodEnum.init(inst, def);
    ZodMiniType.init(inst, def);
    inst.options = [...inst._zod.values];
})));
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}

function nativeEnum(entries, params) {
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodMiniLiteral =   (  null && (core.$constructor("ZodMiniLiteral", (inst, def) => {
    core.$ZodLiteral.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function literal(value, params) {
    return new ZodMiniLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
const ZodMiniFile =   (  null && (core.$constructor("ZodMiniFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function file(params) {
    return core._file(ZodMiniFile, params);
}
const ZodMiniTransform =   core_core .xI("ZodMiniTransform", (inst, def) => {
    $ZodTransform.init(inst, def);
    ZodMiniType.init(inst, def);
});
function transform(fn) {
    return new ZodMiniTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodMiniOptional =   core_core .xI("ZodMiniOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodMiniType.init(inst, def);
});
function optional(innerType) {
    return new ZodMiniOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniExactOptional =   (  null && (core.$constructor("ZodMiniExactOptional", (inst, def) => {
    core.$ZodExactOptional.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function exactOptional(innerType) {
    return new ZodMiniExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniNullable =   core_core .xI("ZodMiniNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodMiniType.init(inst, def);
});
function nullable(innerType) {
    return new ZodMiniNullable({
        type: "nullable",
        innerType: innerType,
    });
}
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodMiniDefault =   (  null && (core.$constructor("ZodMiniDefault", (inst, def) => {
    core.$ZodDefault.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function _default(innerType, defaultValue) {
    return new ZodMiniDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
const ZodMiniPrefault =   (  null && (core.$constructor("ZodMiniPrefault", (inst, def) => {
    core.$ZodPrefault.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function prefault(innerType, defaultValue) {
    return new ZodMiniPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
const ZodMiniNonOptional =   (  null && (core.$constructor("ZodMiniNonOptional", (inst, def) => {
    core.$ZodNonOptional.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function nonoptional(innerType, params) {
    return new ZodMiniNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniSuccess =   (  null && (core.$constructor("ZodMiniSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function success(innerType) {
    return new ZodMiniSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodMiniCatch =   (  null && (core.$constructor("ZodMiniCatch", (inst, def) => {
    core.$ZodCatch.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function _catch(innerType, catchValue) {
    return new ZodMiniCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core.util.constantCatch(catchValue)),
    });
}

const ZodMiniNaN =   (  null && (core.$constructor("ZodMiniNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function nan(params) {
    return core._nan(ZodMiniNaN, params);
}
const ZodMiniPipe =   core_core .xI("ZodMiniPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodMiniType.init(inst, def);
});
function pipe(in_, out) {
    return new ZodMiniPipe({
        type: "pipe",
        in: in_,
        out: out,
    });
}
const ZodMiniCodec =   (  null && (core.$constructor("ZodMiniCodec", (inst, def) => {
    ZodMiniPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodMiniCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodMiniCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodMiniReadonly =   (  null && (core.$constructor("ZodMiniReadonly", (inst, def) => {
    core.$ZodReadonly.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function readonly(innerType) {
    return new ZodMiniReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodMiniTemplateLiteral =   (  null && (core.$constructor("ZodMiniTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function templateLiteral(parts, params) {
    return new ZodMiniTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodMiniLazy =   (  null && (core.$constructor("ZodMiniLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function _lazy(getter) {
    return new ZodMiniLazy({
        type: "lazy",
        getter: getter,
    });
}

const ZodMiniPromise =   (  null && (core.$constructor("ZodMiniPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function promise(innerType) {
    return new ZodMiniPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodMiniCustom =   (  null && (core.$constructor("ZodMiniCustom", (inst, def) => {
    core.$ZodCustom.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function check(fn, params) {
    const ch = new core.$ZodCheck({
        check: "custom",
        ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return core._custom(ZodMiniCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return core._refine(ZodMiniCustom, fn, _params);
}
function superRefine(fn, params) {
    return core._superRefine(fn, params);
}
const describe = api .q0;
const meta = api .mI;
class Class {
    constructor(..._args) { }
}
function _instanceof(cls, params = {}) {
    const inst = custom((data) => data instanceof cls, params);
    inst._zod.bag.Class = cls;
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

const stringbool = (...args) => core._stringbool({
    Codec: ZodMiniCodec,
    Boolean: ZodMiniBoolean,
    String: ZodMiniString,
}, ...args);
function json() {
    const jsonSchema = _lazy(() => {
        return union([schemas_string(), schemas_number(), schemas_boolean(), schemas_null(), array(jsonSchema), record(schemas_string(), jsonSchema)]);
    });
    return jsonSchema;
}
const ZodMiniFunction =   (  null && (core.$constructor("ZodMiniFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodMiniType.init(inst, def);
})));
function _function(params) {
    return new ZodMiniFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}



  })

  });
   
  var __webpack_module_cache__ = {};
   
  function __nccwpck_require__(moduleId) {
  	 
  	var cachedModule = __webpack_module_cache__[moduleId];
  	if (cachedModule !== undefined) {
  		return cachedModule.exports;
  	}
  	 
  	var module = __webpack_module_cache__[moduleId] = {
  		 
  		 
  		exports: {}
  	};
  	 
  	var threw = true;
  	try {
  		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
  		threw = false;
  	} finally {
  		if(threw) delete __webpack_module_cache__[moduleId];
  	}
  	 
  	return module.exports;
  }
   
  if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
   
  (() => {
  	 
  	__nccwpck_require__.d = (exports, definition) => {
  		for(var key in definition) {
  			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
  				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
  			}
  		}
  	};
  })();
   
  (() => {
  	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
  })();
var __webpack_exports__ = {};

__nccwpck_require__.d(__webpack_exports__, {
  Y4: () => (  MAXIMUM_BATCH),
  Wk: () => (  errors .Wk),
  QX: () => (  acceptTerms),
  zJ: () => (  batchCreateRoleBindings),
  r$: () => (  batchDeleteExternalGroupRoleMappings),
  zz: () => (  checkAccountAssociation),
  wT: () => (  checkEligibility),
  Jk: () => (  checkPolicies),
  Lk: () => (  createAccountAssociation),
  lW: () => (  createExternalGroupRoleMapping),
  wj: () => (  createGroup),
  Ny: () => (  createGroupInvite),
  DA: () => (  createIdentity),
  Ee: () => (  createIdentityProvider),
  Q_: () => (  createPlatform),
  Td: () => (  createRepo),
  rd: () => (  createRole),
  sq: () => (  createRoleBinding),
  Ky: () => (  createSubscription),
  VZ: () => (  createTag),
  u4: () => (  deleteAccountAssociation),
  YW: () => (  deleteExternalGroupRoleMapping),
  Ni: () => (  deleteGroup),
  o$: () => (  deleteGroupInvite),
  Ut: () => (  deleteIdentity),
  ls: () => (  deleteIdentityProvider),
  M2: () => (  deleteRepo),
  EO: () => (  deleteRole),
  Te: () => (  deleteRoleBinding),
  ni: () => (  deleteSubscription),
  _R: () => (  deleteTag),
  Tq: () => (  findRecord),
  zY: () => (  generateScimToken),
  zH: () => (  getAccountAssociation),
  ai: () => (  getAdvisory),
  $B: () => (  getArchitectures),
  oZ: () => (  getArtifactCount),
  rk: () => (  getExternalGroupRoleMapping),
  Wx: () => (  getGroup),
  fu: () => (  getGroupInvite),
  yY: () => (  sts .y),
  XV: () => (  getIdentity),
  K6: () => (  getIdentityProvider),
  O_: () => (  getPackageVersions),
  q$: () => (  getRawVulnReport),
  L8: () => (  getRepo),
  rX: () => (  getRepoReadme),
  E6: () => (  getRepoTagsSummary),
  Lw: () => (  getRole),
  aE: () => (  getRoleBinding),
  YC: () => (  getSize),
  uV: () => (  getSubscription),
  bH: () => (  getTag),
  yt: () => (  getVulnReport),
  Ev: () => (  listAccountAssociations),
  YM: () => (  listAdvisories),
  l_: () => (  listAdvisoryDocuments),
  D: () => (  listArtifactVersions),
  wn: () => (  listArtifacts),
  JR: () => (  listCumulativeVulnCountReports),
  Wj: () => (  listEolTags),
  u$: () => (  listExternalGroupRoleMappings),
  o_: () => (  listGroupInvites),
  P$: () => (  listGroups),
  T8: () => (  listIdentities),
  nK: () => (  listIdentityProviders),
  uP: () => (  listRepos),
  Zf: () => (  listRoleBindings),
  OH: () => (  listRoles),
  $H: () => (  listSubscriptions),
  pY: () => (  listTagHistory),
  cB: () => (  listTags),
  W0: () => (  listTermsAcceptances),
  M$: () => (  listVulnCountReports),
  b5: () => (  listVulnReports),
  sb: () => (  listVulnerabilityMetadata),
  kY: () => (  lookupGroup),
  zP: () => (  lookupIdentity),
  Ae: () => (  path),
  hU: () => (  ping),
  T3: () => (  readRecords),
  C6: () => (  regenerateScimToken),
  dT: () => (  requestGroupAccess),
  Y7: () => (  revokeScimToken),
  w9: () => (  setScimEnabled),
  K5: () => (  updateAccountAssociation),
  vW: () => (  updateGroup),
  go: () => (  updateIdentity),
  ng: () => (  updateIdentityMetadata),
  fQ: () => (  updateIdentityProvider),
  I9: () => (  updateRepo),
  gm: () => (  updateRepoReadme),
  S0: () => (  updateRole),
  vx: () => (  updateRoleBinding)
});

;// CONCATENATED MODULE: ./build/host/network/answer-text.js
const FIRST_BYTES = 64 * 1024;
const LARGEST_SPARE_BYTES = 1024 * 1024;
const MOST_SPARE = 16;
const spare = [];
function collectText(limit) {
    let memory;
    let end = 0;
    return {
        add: (bytes) => {
            const size = end + bytes.length;
            if (size > limit)
                return false;
            memory = memoryOf(size, memory, end);
            memory.set(bytes, end);
            end = size;
            return true;
        },
        take: () => {
            const text = memory?.toString('utf8', 0, end) ?? '';
            release(memory);
            memory = undefined;
            return text;
        },
    };
}
function memoryOf(size, before, end) {
    const memory = before ?? spare.pop() ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
    if (size <= memory.length)
        return memory;
    const larger = Buffer.allocUnsafeSlow(Math.max(size, 2 * memory.length));
    larger.set(memory.subarray(0, end));
    return larger;
}
function release(memory) {
    if (memory === undefined || memory.length > LARGEST_SPARE_BYTES || spare.length === MOST_SPARE)
        return;
    spare.push(memory);
}

;// CONCATENATED MODULE: ./build/base/http-failure.js
const NEVER_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
const PROXY_ANSWER = /^Proxy response \((\d{3})\) !== 200/;
function describeFailure(error, request) {
    const failure = (reason, message, sent) => ({
        kind: 'failure',
        reason,
        message,
        sent,
    });
    const host = URL.canParse(request.url) ? new URL(request.url).host : 'the server';
    const from = request.proxy === undefined ? host : `${host} through the proxy ${request.proxy}`;
    if (request.signal.aborted)
        return failure('aborted', 'the request was stopped', true);
    const { code, message, name } = describe(error);
    if (name === 'TimeoutError')
        return failure('timeout', `no complete answer from ${from} within ${request.timeoutMs / 1000} s`, true);
    if (code.startsWith('ERR_TLS') || /CERT|SIGNATURE|ISSUER/.test(code)) {
        const hint = 'set NODE_EXTRA_CA_CERTS to the file of your certificate authority';
        return failure('certificate', `the certificate of ${host} is not trusted (${code}): ${hint}`, false);
    }
    const proxyStatus = PROXY_ANSWER.exec(message)?.[1];
    if (proxyStatus !== undefined) {
        const hint = proxyStatus === '407' ? ': set its user name and password in HTTPS_PROXY' : '';
        return failure('connection', `the proxy${request.proxy === undefined ? '' : ` ${request.proxy}`} refused the connection to ${host} with HTTP status ${proxyStatus}${hint}`, false);
    }
    return failure('connection', `no answer from ${from} (${code === '' ? message : code})`, !NEVER_SENT.has(code));
}
function describe(error) {
    if (!(error instanceof Error))
        return { code: '', name: '', message: String(error) };
    const own = Reflect.get(error, 'code');
    const { message, name } = error;
    if (typeof own === 'string')
        return { code: own, name, message };
    const behind = error instanceof AggregateError ? error.errors[0] : error.cause;
    return behind === undefined ? { code: '', name, message } : { ...describe(behind), name };
}

;// CONCATENATED MODULE: ./build/host/network/flight.js

function stopperOf(links) {
    return () => {
        const { end, stopped } = links;
        const why = new Error('stopped');
        end?.(why);
        stopped?.(why);
    };
}
function fly(request, start, proxy) {
    return new Promise((resolve) => {
        const { signal, timeoutMs } = request;
        const links = { end: undefined, stopped: undefined };
        let [isConnected, isLate] = [false, false];
        const stop = stopperOf(links);
        const timer = setTimeout(() => {
            isLate = true;
            stop();
        }, timeoutMs);
        const settle = (result) => {
            clearTimeout(timer);
            links.end = undefined;
            links.stopped = undefined;
            signal.removeEventListener('abort', stop);
            resolve(result);
        };
        const fail = (error) => {
            const failure = describeFailure(isLate ? new DOMException('too late', 'TimeoutError') : error, {
                ...request,
                proxy,
            });
            settle(isConnected ? failure : { ...failure, sent: false });
        };
        links.stopped = fail;
        signal.addEventListener('abort', stop);
        const connected = () => {
            isConnected = true;
        };
        const onStop = (end) => {
            links.end = end;
        };
        try {
            start({ connected, onStop, settle, fail });
            if (signal.aborted)
                stop();
        }
        catch (error) {
            fail(error);
        }
    });
}

;// CONCATENATED MODULE: ./build/host/network/direct-http.js


const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;
function limitOf({ maximumBytes = MAXIMUM_BODY_BYTES }) {
    return Math.min(maximumBytes, MAXIMUM_BODY_BYTES);
}
function tooLarge(limit) {
    const message = `the answer is larger than ${limit >> 20} MiB`;
    return { kind: 'failure', reason: 'too-large', message, sent: true };
}
function joinHeaders(headers) {
    const joined = Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    return Object.fromEntries(joined);
}
const IDLE_MS = 10_000;
function openDirect(connections) {
    const { Agent, request } = process.getBuiltinModule('node:http');
    const options = { keepAlive: true, maxSockets: connections, scheduling: 'lifo', timeout: IDLE_MS };
    const plain = { request, agent: new Agent(options), ready: 'connect' };
    let tls;
    const openTls = () => {
        const { Agent, request } = process.getBuiltinModule('node:https');
        return { request, agent: new Agent(options), ready: 'secureConnect' };
    };
    const protocolFor = (url) => {
        if (url.protocol !== 'https:')
            return plain;
        tls ??= openTls();
        return tls;
    };
    return {
        send: (url, request) => sendOnce(url, request, protocolFor(url)),
        close: async () => {
            plain.agent.destroy();
            tls?.agent.destroy();
        },
    };
}
function sendOnce(url, request, protocol) {
    const { body, headers, method } = request;
    return fly(request, ({ connected, fail, onStop, settle }) => {
        const outgoing = protocol.request(url, { method, headers, agent: protocol.agent });
        onStop((why) => outgoing.destroy(why));
        outgoing.once('socket', (socket) => {
            if (socket.connecting)
                socket.once(protocol.ready, connected);
            else
                connected();
        });
        outgoing.on('error', fail);
        outgoing.once('response', (response) => readResponse(response, limitOf(request), settle, fail));
        outgoing.end(body);
    });
}
function readResponse(response, limit, settle, fail) {
    const body = collectText(limit);
    const refuse = () => {
        settle(tooLarge(limit));
        response.destroy();
    };
    if (Number(response.headers['content-length'] ?? '') > limit) {
        refuse();
        return;
    }
    response.on('data', (chunk) => {
        if (!body.add(chunk))
            refuse();
    });
    response.on('error', fail);
    response.once('end', () => {
        settle({
            kind: 'response',
            status: response.statusCode ?? 0,
            headers: joinHeaders(response.headers),
            body: body.take(),
        });
    });
}

;// CONCATENATED MODULE: ./build/host/network/proxy-variables.js
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
function namesProxy(environment) {
    return PROXY_VARIABLES.some((name) => (environment[name] ?? '') !== '');
}

;// CONCATENATED MODULE: ./build/platform/fetch-http.js

function createFetchHttp(fetch) {
    return async (request) => {
        const { body, headers, method, timeoutMs, url } = request;
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
        try {
            const init = { method, headers, redirect: 'manual', signal };
            const response = await fetch(url, body === undefined ? init : { ...init, body });
            return {
                kind: 'response',
                status: response.type === 'opaqueredirect' ? 302 : response.status,
                headers: Object.fromEntries(response.headers),
                body: await response.text(),
            };
        }
        catch (error) {
            return describeFailure(error, request);
        }
    };
}

;// CONCATENATED MODULE: ./build/base/clock.js
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const elapsedMs = () => Number(process.hrtime.bigint()) / 1e6;
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

;// CONCATENATED MODULE: ./build/base/loopback.js
function isLoopback(hostname) {
    return (hostname === 'localhost' ||
        hostname.endsWith('.localhost') ||
        hostname === '[::1]' ||
        /^127(\.\d{1,3}){3}$/.test(hostname));
}

;// CONCATENATED MODULE: ./build/base/pool.js
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

;// CONCATENATED MODULE: ./build/base/secret-pieces.js
const PIECE = 24;
const BLOCK = 12;
const MAXIMUM_PLACES = 32;
const UNUSUAL = /[^\w.~%+/=:-]/;
const USUAL_RUN = /[\w.~%+/=:-]{24,}/g;
const MULTIPLIER = 0x01000193;
const FILTER_MASK = 0xffff;
const FIRST_WEIGHT = Array.from({ length: BLOCK - 1 }).reduce((weight) => Math.imul(weight, MULTIPLIER), 1);
function createPieceIndex() {
    const places = new Map();
    const mayStart = new Uint8Array(FILTER_MASK + 1);
    let isUsual = true;
    return {
        add: (form) => {
            isUsual &&= !UNUSUAL.test(form.text);
            for (let offset = form.start; offset + BLOCK <= form.text.length; offset += BLOCK) {
                const hash = hashOf(form.text, offset);
                mayStart[hash & FILTER_MASK] = 1;
                const held = places.get(hash);
                if (held === undefined)
                    places.set(hash, [{ form, offset }]);
                else if (held.length < MAXIMUM_PLACES)
                    held.push({ form, offset });
            }
        },
        find: (text) => {
            if (places.size === 0)
                return [];
            const spans = [];
            const match = (at, hash) => {
                let longest;
                for (const { form, offset } of places.get(hash) ?? [])
                    longest = longer(longest, matchAt(text, at, form, offset));
                return longest;
            };
            if (!isUsual)
                findInRun(text, 0, text.length, mayStart, match, spans);
            else {
                for (const { 0: run, index } of text.matchAll(USUAL_RUN))
                    findInRun(text, index, index + run.length, mayStart, match, spans);
            }
            return spans;
        },
    };
}
function hashOf(text, offset) {
    let hash = 0;
    for (let at = offset; at < offset + BLOCK; at += 1)
        hash = (Math.imul(hash, MULTIPLIER) + text.charCodeAt(at)) | 0;
    return hash;
}
function findInRun(text, start, end, mayStart, match, spans) {
    let at = start;
    let hash = hashOf(text, at);
    while (at + BLOCK <= end) {
        const span = mayStart[hash & FILTER_MASK] === 1 ? match(at, hash) : undefined;
        if (span === undefined) {
            const rest = (hash - Math.imul(text.charCodeAt(at), FIRST_WEIGHT)) | 0;
            hash = (Math.imul(rest, MULTIPLIER) + text.charCodeAt(at + BLOCK)) | 0;
            at += 1;
        }
        else {
            spans.push(span);
            at = span.end;
            hash = hashOf(text, at);
        }
    }
}
function matchAt(text, at, { start, text: form }, offset) {
    let after = 0;
    while (offset + after < form.length && text[at + after] === form[offset + after])
        after += 1;
    if (after < BLOCK)
        return undefined;
    let before = 0;
    while (before < offset && text[at - before - 1] === form[offset - before - 1])
        before += 1;
    const secret = after + Math.min(before, offset - start);
    return secret < PIECE ? undefined : { start: at - before, end: at + after };
}
function longer(one, other) {
    if (one === undefined || other === undefined)
        return one ?? other;
    return other.end - other.start > one.end - one.start ? other : one;
}

;// CONCATENATED MODULE: ./build/base/redactor.js

const REDACTED = '***';
const SHORTEST_SECRET = 4;
const SHORTEST_FORM = 6;
function createRedactor() {
    const known = new Set();
    let wholes = [];
    const pieces = createPieceIndex();
    return {
        add: (secret) => {
            const lines = linesOf(secret);
            for (const form of lines.flatMap(formsOf)) {
                if (known.has(form.text))
                    continue;
                known.add(form.text);
                if (form.text.length >= PIECE)
                    pieces.add(form);
                else
                    wholes = [...wholes, form.text].sort((one, other) => other.length - one.length);
            }
            return [...new Set(lines.flatMap(masksOf))];
        },
        redact: (text) => wholes.reduce((redacted, whole) => redacted.replaceAll(whole, REDACTED), cutOut(text, pieces.find(text))),
    };
}
function linesOf(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [...new Set(lines)].filter((line) => line.length >= SHORTEST_SECRET);
}
function masksOf(secret) {
    const encoded = [secret, `_token:${secret}`].flatMap((text) => bothAlphabets(base64Of(text)));
    return [secret, ...encoded, ...urlEncoded(secret)];
}
function formsOf(secret) {
    const start = headerLength(secret);
    const others = [...urlEncoded(secret), jsonEscaped(secret)].map((text) => ({ text, start: 0 }));
    const aligned = [0, 1, 2].flatMap((lead) => bothAlphabets(alignedBase64(secret, lead)).map((text) => ({ text, start: Math.ceil((start * 4) / 3) })));
    const whole = secret.length >= PIECE ? [] : masksOf(secret).map((text) => ({ text, start: 0 }));
    return [
        { text: secret, start },
        ...others,
        ...aligned.filter(({ text }) => text.length >= BLOCK),
        ...whole.filter(({ text }) => text.length >= SHORTEST_FORM),
    ];
}
function headerLength(secret) {
    const header = /^eyJ[\w-]*\.(?=[\w-]+\.)/.exec(secret)?.[0] ?? '';
    return secret.length - header.length >= PIECE ? header.length : 0;
}
function urlEncoded(secret) {
    const upper = encodeURIComponent(secret.replace(/\p{Cs}/gu, ''));
    const lower = upper.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
    return [...new Set([upper, lower])].filter((text) => text !== secret);
}
const jsonEscaped = (secret) => JSON.stringify(secret).slice(1, -1);
function base64Of(text) {
    const bytes = /^[ -~]*$/.test(text)
        ? text
        : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
    return btoa(bytes).replace(/=+$/, '');
}
function alignedBase64(secret, lead) {
    const whole = base64Of('_'.repeat(lead) + secret);
    const open = whole.length % 4 === 0 ? 0 : 1;
    return whole.slice(lead === 0 ? 0 : lead + 1, whole.length - open);
}
function bothAlphabets(base64) {
    return [...new Set([base64, base64.replaceAll('+', '-').replaceAll('/', '_')])];
}
function cutOut(text, spans) {
    let redacted = '';
    let done = 0;
    for (const { start, end } of spans) {
        if (start >= done)
            redacted += text.slice(done, start) + REDACTED;
        done = end;
    }
    return redacted + text.slice(done);
}

var platform_client = __nccwpck_require__(871);
;// CONCATENATED MODULE: ./build/platform/issuer-url.js
function issuerOf(apiUrl) {
    const url = new URL(apiUrl);
    if (!url.hostname.startsWith('console-api.'))
        return apiUrl;
    url.hostname = `issuer.${url.hostname.slice('console-api.'.length)}`;
    return url.origin;
}

var errors = __nccwpck_require__(779);
;// CONCATENATED MODULE: ./build/platform/token-source.js
function fixedToken(token) {
    return { get: async () => token, renew: async () => undefined };
}
const RENEWAL_MARGIN_MS = 60_000;
function mintedToken(mint, clock) {
    let current;
    let afterRefusal;
    const fresh = async () => {
        const minted = await mint();
        return minted.expiresAt > clock.now() ? minted : { ...minted, expiresAt: Number.POSITIVE_INFINITY };
    };
    const hold = () => {
        current ??= fresh();
        return current;
    };
    return {
        get: async () => {
            const seen = hold();
            const held = await seen;
            if (held.expiresAt - clock.now() >= RENEWAL_MARGIN_MS)
                return held.token;
            if (current === seen)
                current = fresh();
            return (await hold()).token;
        },
        renew: async (stale) => {
            const seen = hold();
            const held = await seen;
            if (held.token !== stale)
                return held.token;
            if (current === seen) {
                if (seen === afterRefusal)
                    return undefined;
                afterRefusal = fresh();
                current = afterRefusal;
            }
            return (await hold()).token;
        },
    };
}

;// CONCATENATED MODULE: ./build/platform/mint-token.js


function tokensFor(ways, audience, given) {
    const { clock, idToken, mask } = ways;
    if (given !== undefined) {
        mask(given);
        return fixedToken(given);
    }
    return idToken === undefined ? undefined : mintedToken(() => mintToken(ways, idToken, audience), clock);
}
async function mintToken(ways, askIdToken, audience) {
    const { explain, identity, mask, narrowing } = ways;
    const idToken = await askIdToken();
    mask(idToken);
    try {
        const limits = narrowing?.limitsOf(audience) ?? {};
        const minted = await exchange(ways, { idToken, audience, identity, ...limits });
        mask(minted.token);
        return minted;
    }
    catch (error) {
        throw explain === undefined ? error : explain(error, audience, idToken);
    }
}
async function exchange(ways, request) {
    const { clock, issuerUrl, narrowing, transport } = ways;
    const { exchangeToken } = await Promise.resolve( ).then(__nccwpck_require__.bind(__nccwpck_require__, 320));
    const send = (one) => exchangeToken(transport, issuerUrl, one, clock.now());
    try {
        return await send(request);
    }
    catch (error) {
        if (!(error instanceof errors .Wk) || error.code !== 'INVALID_ARGUMENT')
            throw error;
        const rest = request.capabilities === undefined ? undefined : narrowing?.withoutCapabilities();
        if (narrowing === undefined || rest === undefined)
            throw error;
        const { audience, idToken, identity } = request;
        const minted = await send({ idToken, audience, identity, ...rest });
        narrowing.givenUp(error);
        return minted;
    }
}

;// CONCATENATED MODULE: ./build/base/text-set.js
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

;// CONCATENATED MODULE: ./build/platform/pages.js


const pages_MAXIMUM_PAGE_SIZE = 200;
const MAXIMUM_EMPTY_PAGES = 200;
async function* readPages(client, list, pageSize = pages_MAXIMUM_PAGE_SIZE) {
    const given = createTextSet();
    for await (const { round, rows } of pages_readRounds(client, list, pageSize, { known: given }))
        yield round === 1 ? rows : rows.filter((row) => given.add(row.uid));
}
const WHOLE_ROUNDS = 2;
async function* pages_readRounds(client, list, pageSize, before) {
    let total = before.total ?? 0;
    const spent = before.rounds ?? 0;
    for (let round = 1;; round += 1) {
        let rowCount = 0;
        let largest;
        const seen = (round === 1 ? before.known : undefined) ?? createTextSet();
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
    return new errors .Wk(message, { code: 'UNDECODABLE', call });
}
function clampPageSize(pageSize) {
    return Math.max(1, Math.min(pages_MAXIMUM_PAGE_SIZE, Math.floor(pageSize)));
}

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
    const seen = createTextSet();
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
    const rest = await mapPool(Array.from({ length: pages - 1 }, (_, index) => index + 1), atOnce, read);
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
    for await (const { round, rows } of pages_readRounds(client, list, pages_MAXIMUM_PAGE_SIZE, quick)) {
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
    const call = list({ pageSize: pages_MAXIMUM_PAGE_SIZE, orderBy: 'created_at' });
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
    for await (const { rows } of readRounds(client, list, MAXIMUM_PAGE_SIZE, quick))
        rows.forEach(fold);
}
function allDifferent(rows) {
    return new Set(rows.map((row) => row.uid)).size === rows.length;
}

var json_value = __nccwpck_require__(144);
;// CONCATENATED MODULE: ./build/base/retry.js

function failedTry(result, now) {
    if (result.kind === 'failure') {
        const isTransient = result.reason !== 'aborted' && result.reason !== 'certificate';
        return { isTransient, wasTaken: result.sent, hintMs: undefined };
    }
    const { status } = result;
    const isLimited = status === 429 || (status === 403 && result.headers['retry-after'] !== undefined);
    const isFault = status < 300 || status === 408 || status === 499 || (status >= 500 && status !== 501);
    return { isTransient: isLimited || isFault, wasTaken: !isLimited, hintMs: hintOf(result, now) };
}
function shouldRetry(failed, idempotent) {
    return failed.isTransient && (idempotent || !failed.wasTaken);
}
const LONGEST_HINT_MS = 60_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;
function retryDelay(tries, hintMs, random) {
    if (hintMs !== undefined && hintMs <= LONGEST_HINT_MS)
        return hintMs;
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
    return Math.round(delay * (1 - random / 2));
}
async function withRetries(options, idempotent, attempt) {
    const { clock, maxAttempts, random, signal } = options;
    for (let tries = 1;; tries += 1) {
        const last = await attempt(tries);
        const { failed } = last;
        const isOver = failed === undefined || signal.aborted || tries >= maxAttempts;
        if (isOver || !shouldRetry(failed, idempotent))
            return { last, tries };
        await clock.sleep(retryDelay(tries, failed.hintMs, random()), signal);
        if (signal.aborted)
            return { last, tries };
    }
}
function createSend(options) {
    const { clock, http, requestTimeoutMs: timeoutMs, signal } = options;
    return async (request, idempotent) => {
        const { last } = await withRetries(options, idempotent, async () => {
            const result = await http({ ...request, timeoutMs, signal });
            const isOk = result.kind === 'response' && result.status < 300;
            return { result, failed: isOk ? undefined : failedTry(result, clock.now()) };
        });
        return last.result;
    };
}
const HTTP_DATE = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
function hintOf(answer, now) {
    const text = answer.headers['retry-after']?.trim() ?? '';
    if (/^[0-9]{1,9}$/.test(text))
        return Number(text) * 1000;
    const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? retryInfoOf(answer.body) : Math.max(0, date - now);
}
const LONGEST_BODY = 1_048_576;
function retryInfoOf(body) {
    if (body.length > LONGEST_BODY || !body.includes('google.rpc.RetryInfo'))
        return undefined;
    try {
        const json = JSON.parse(body);
        const details = (0,json_value .u4)(json) ? json['details'] : undefined;
        const infos = Array.isArray(details) ? details.filter(json_value .u4) : [];
        const info = infos.find((one) => String(one['@type']).endsWith('/google.rpc.RetryInfo'));
        const [, seconds] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(info?.['retryDelay'])) ?? [];
        return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/platform/decode-error.js


const BY_STATUS = {
    400: 'INVALID_ARGUMENT',
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    405: 'UNIMPLEMENTED',
    408: 'DEADLINE_EXCEEDED',
    409: 'ABORTED',
    412: 'FAILED_PRECONDITION',
    429: 'RESOURCE_EXHAUSTED',
    499: 'CANCELLED',
    500: 'INTERNAL',
    501: 'UNIMPLEMENTED',
    502: 'UNAVAILABLE',
    503: 'UNAVAILABLE',
    504: 'DEADLINE_EXCEEDED',
};
const decode_error_LONGEST_BODY = 1_048_576;
function decodeError(answer, call, redact = (text) => text) {
    const { status } = answer;
    const given = answer.headers['x-request-id'];
    const requestId = given === undefined ? undefined : redact(given);
    if (status >= 300 && status < 400) {
        const facts = { code: 'REDIRECT', call, httpStatus: status, requestId };
        return new errors .Wk('the server answered with a redirect, which is never followed', facts);
    }
    const json = parseRedacted(answer.body, redact);
    const byStatus = BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'UNKNOWN');
    if ((0,json_value .u4)(json) && Number.isSafeInteger(json['code'])) {
        const { details, reason, domain } = decodeDetails(Array.isArray(json['details']) ? json['details'] : []);
        const code = json['code'] === 0 ? undefined : errors .Lp[Number(json['code'])];
        return new errors .Wk(textAt(json, 'message') || `HTTP status ${status}`, {
            code: code ?? byStatus,
            call,
            httpStatus: status,
            reason,
            domain,
            details,
            requestId,
        });
    }
    const first = (0,json_value .u4)(json) ? recordsAt(json, 'errors')?.[0] : undefined;
    return new errors .Wk((first && textAt(first, 'message')) || `HTTP status ${status}`, {
        code: byStatus,
        call,
        httpStatus: status,
        reason: first === undefined ? '' : textAt(first, 'code'),
        requestId,
    });
}
function parseRedacted(body, redact) {
    if (body.length > decode_error_LONGEST_BODY)
        return undefined;
    try {
        return JSON.parse(body, (_key, value) => (typeof value === 'string' ? redact(value) : value));
    }
    catch {
        return undefined;
    }
}
function decodeDetails(payloads) {
    const others = [];
    let found = { reason: '', domain: '' };
    let details = { fieldViolations: [], preconditions: [], resource: undefined, others };
    for (const payload of payloads) {
        const body = (0,json_value .u4)(payload) ? payload : {};
        const type = textAt(body, '@type').split(/[/.]/).pop();
        const fields = type === 'BadRequest' ? recordsAt(body, 'fieldViolations') : undefined;
        const failures = type === 'PreconditionFailure' ? recordsAt(body, 'violations') : undefined;
        if (type === 'ErrorInfo')
            found = { reason: textAt(body, 'reason'), domain: textAt(body, 'domain') };
        else if (fields !== undefined) {
            const fieldViolations = fields.map((one) => ({
                field: textAt(one, 'field'),
                description: textAt(one, 'description'),
            }));
            details = { ...details, fieldViolations };
        }
        else if (failures !== undefined) {
            const preconditions = failures.map((one) => ({
                type: textAt(one, 'type'),
                description: textAt(one, 'description'),
            }));
            details = { ...details, preconditions };
        }
        else if (type === 'ResourceInfo') {
            const resource = { type: textAt(body, 'resourceType'), name: textAt(body, 'resourceName') };
            details = { ...details, resource };
        }
        else
            others.push(payload);
    }
    return { details, ...found };
}
function textAt(record, key) {
    const value = record[key];
    return typeof value === 'string' ? value : '';
}
function recordsAt(record, key) {
    const value = record[key];
    return Array.isArray(value) && value.every(json_value .u4) ? value : undefined;
}

;// CONCATENATED MODULE: ./build/platform/transport.js



function createTransport(options) {
    const redact = options.redact ?? ((text) => text);
    return async (exchange) => {
        let mayBeDone = false;
        const attempt = async (number) => {
            const result = await transport_sendOnce(options, exchange, number);
            const judged = judge(exchange, result, redact, options.clock.now());
            if (judged.kind === 'error')
                mayBeDone ||= judged.failed.wasTaken;
            return judged;
        };
        const { last, tries } = await withRetries(options, exchange.idempotent, attempt);
        if (last.kind === 'value')
            return last.value;
        if (options.signal.aborted) {
            throw (0,errors .Wm)(options.signal, `${exchange.method} ${pathOf(exchange.url)}`, mayBeDone);
        }
        throw withTries(last.error, tries, mayBeDone);
    };
}
function transport_sendOnce(options, exchange, attempt) {
    const { clock, http, limiter, requestTimeoutMs, signal, trace, userAgent } = options;
    return limiter(async () => {
        const started = clock.now();
        const result = await http({
            method: exchange.method,
            url: exchange.url,
            headers: { accept: 'application/json', 'user-agent': userAgent, ...exchange.headers },
            ...(exchange.body === undefined ? {} : { body: exchange.body }),
            timeoutMs: requestTimeoutMs,
            ...(exchange.limit === undefined ? {} : { maximumBytes: exchange.limit.maximumBytes }),
            signal,
        });
        trace({
            method: exchange.method,
            path: pathOf(exchange.url),
            outcome: result.kind === 'response' ? result.status : result.reason,
            attempt,
            milliseconds: clock.now() - started,
        });
        return result;
    });
}
const FAILURE_CODES = {
    connection: 'CONNECTION',
    timeout: 'TIMEOUT',
    aborted: 'CANCELLED',
    'too-large': 'UNDECODABLE',
    certificate: 'CERTIFICATE',
};
const TRANSIENT = new Set([
    'CANCELLED',
    'UNAVAILABLE',
    'RESOURCE_EXHAUSTED',
    'INTERNAL',
    'UNKNOWN',
    'DEADLINE_EXCEEDED',
    'ABORTED',
    'DATA_LOSS',
    'CONNECTION',
    'TIMEOUT',
    'UNDECODABLE',
]);
function judge(exchange, result, redact, now) {
    const fail = (error) => {
        const failed = failedTry(result, now);
        const mayPass = failed.isTransient || error.httpStatus === 409;
        return { kind: 'error', error, failed: { ...failed, isTransient: mayPass && TRANSIENT.has(error.code) } };
    };
    const call = redact(`${exchange.method} ${pathOf(exchange.url)}`);
    if (result.kind === 'failure') {
        const { reason, sent } = result;
        if (reason === 'too-large' && exchange.limit !== undefined)
            return { kind: 'value', value: exchange.limit.tooLarge(), failed: undefined };
        return fail(new errors .Wk(redact(result.message), { code: FAILURE_CODES[reason], call, sent }));
    }
    const { location } = result.headers;
    if (exchange.redirected !== undefined && location !== undefined && isRedirect(result.status))
        return { kind: 'value', value: exchange.redirected(location), failed: undefined };
    if (result.status < 200 || result.status >= 300)
        return fail(decodeError(result, call, redact));
    try {
        return { kind: 'value', value: exchange.judge(result.body, result.headers), failed: undefined };
    }
    catch (cause) {
        const said = cause instanceof Error ? cause.message : String(cause);
        const message = redact(said);
        const facts = {
            code: 'UNDECODABLE',
            call,
            httpStatus: result.status,
            requestId: redact(result.headers['x-request-id'] ?? '') || undefined,
            cause: message === said ? cause : undefined,
        };
        return fail(new errors .Wk(`the answer could not be read: ${message}`, facts));
    }
}
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
}
function withTries(error, tries, mayBeDone) {
    if (tries === 1)
        return error;
    const { call, cause, code, details, domain, httpStatus, reason, requestId } = error;
    const facts = { call, cause, code, details, domain, httpStatus, reason, requestId };
    return new errors .Wk(`${error.message} (after ${tries} tries)`, {
        ...facts,
        sent: error.sent || mayBeDone,
    });
}
function pathOf(url) {
    return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

var base_time = __nccwpck_require__(475);
;// CONCATENATED MODULE: ./build/images/image-name.js
const PUBLIC_REGISTRY = 'cgr.dev';
const PUBLIC_ORGANIZATION = 'chainguard';
const DEFAULT_TAG = 'latest';
const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_LIBRARY = 'library';
const DOCKER_HUB_HOSTS = new Set([DOCKER_HUB, 'index.docker.io', 'registry-1.docker.io']);
function plainHost(host) {
    const plain = host.toLowerCase().replace(/:443$/, '');
    return DOCKER_HUB_HOSTS.has(plain) ? DOCKER_HUB : plain;
}
function withPlainHost([host, ...path]) {
    return [plainHost(String(host)), ...path];
}
function fileSegments({ host, path }) {
    const plain = plainHost(host ?? DOCKER_HUB);
    const isShort = plain === DOCKER_HUB && path.length === 1;
    return [plain, ...(isShort ? [DOCKER_HUB_LIBRARY] : []), ...path];
}
function mapsDockerHub({ mappings }) {
    return mappings.some(({ from }) => from[0] === DOCKER_HUB);
}
function parseRegistryMapping(line) {
    const [from = '', to = '', ...rest] = line.split('=').map((side) => side
        .trim()
        .replace(/^https?:\/\//, '')
        .replace(/(?<!\/)\/+$/, ''));
    if (rest.length > 0 || from === '' || to === '')
        return { kind: 'malformed', reason: 'it does not have the form `left=right`' };
    const [left, right] = [from.split('/'), to.split('/')];
    if ([...left, ...right].some((segment) => segment === ''))
        return { kind: 'malformed', reason: 'one of its parts is empty' };
    return { kind: 'mapping', mapping: { from: withPlainHost(left), to: withPlainHost(right) } };
}
function isUsableMapping(mapping, names) {
    const leadsHere = ({ to }) => isOurs(String(to[0]), names);
    const isBroader = ({ from }) => from.length < mapping.from.length && from.every((segment, index) => segment === mapping.from[index]);
    return leadsHere(mapping) || names.mappings.some((other) => isBroader(other) && leadsHere(other));
}
function locateImage(reference, names, bare) {
    const tag = reference.tag ?? DEFAULT_TAG;
    const { host, path } = reference;
    const isBare = host === undefined && bare === 'ours';
    const segments = fileSegments(reference);
    const mapping = isBare ? undefined : longestMapping(segments, names.mappings);
    if (mapping !== undefined) {
        const target = [...mapping.to, ...segments.slice(mapping.from.length)];
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
    const plain = plainHost(host);
    return plain === PUBLIC_REGISTRY || plain === plainHost(names.registryHost);
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}

var call = __nccwpck_require__(612);
;// CONCATENATED MODULE: ./build/base/uid-path.js
function isPathSegment(text) {
    return text !== '' && text !== '.' && text !== '..';
}
function isUidPath(text) {
    return !/[\s\p{Cc}]/u.test(text) && text.split('/').every(isPathSegment);
}

;// CONCATENATED MODULE: ./build/platform/path.js

function path(strings, ...values) {
    return String.raw({ raw: strings }, ...values.map((value) => value.split('/').map(encodeSegment).join('/')));
}
function encodeSegment(segment) {
    if (!isPathSegment(segment)) {
        throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
    }
    return encodeURIComponent(segment);
}

;// CONCATENATED MODULE: ./build/images/image-reference.js
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const SEGMENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;
function isDigest(text) {
    return DIGEST.test(text);
}
function isTag(text) {
    return TAG.test(text);
}
function isHostSegment(segment) {
    return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}
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
        return malformed('its registry host is not a valid host name');
    const path = (host === undefined ? whole : whole.slice(slash + 1)).split('/');
    const wrong = path.find((segment) => !SEGMENT.test(segment));
    if (wrong === '')
        return malformed('it has an empty name');
    if (wrong !== undefined)
        return malformed('its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`');
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
function withoutWrongDigest(text) {
    const at = text.indexOf('@');
    const parsed = parseImageReference(text.slice(0, Math.max(0, at)));
    return parsed.kind === 'reference' && parsed.reference.tag !== undefined ? parsed.reference : undefined;
}
const NAME_WITH_VERSION = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
function isCompleteReference(text) {
    const parsed = parseImageReference(text);
    if (parsed.kind === 'malformed') {
        const slash = text.indexOf('/');
        const first = text.slice(0, Math.max(0, slash));
        return isHostSegment(first) && HOST.test(first) && NAME_WITH_VERSION.test(text.slice(slash + 1));
    }
    const { host, tag, digest } = parsed.reference;
    return host !== undefined && (tag !== undefined || digest !== undefined);
}
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

;// CONCATENATED MODULE: ./build/registry/decode-history.js



function decodeHistory(json) {
    if (!(0,json_value .u4)(json))
        throw wrong('it');
    if (!Array.isArray(json['history']))
        throw wrong('`history`');
    return json['history'].map(decodeRecord);
}
function decodeScopedToken(json) {
    if (!(0,json_value .u4)(json))
        throw wrong('it');
    const { token } = json;
    if (typeof token !== 'string' || token === '')
        throw wrong('`token`');
    return token;
}
function decodeRecord(record, index) {
    if (!(0,json_value .u4)(record))
        throw wrong(`\`history.${index}\``);
    const { digest, updateTimestamp } = record;
    const time = typeof updateTimestamp === 'string' ? (0,base_time .pe)(updateTimestamp) : undefined;
    if (time === undefined)
        throw wrong(`\`history.${index}.updateTimestamp\``);
    if (typeof digest !== 'string' || !isDigest(digest))
        throw wrong(`\`history.${index}.digest\``);
    return { digest, time };
}
const wrong = (place) => new TypeError(`${place} has the wrong type`);

;// CONCATENATED MODULE: ./build/registry/registry-access.js




function createRegistryAccess(options) {
    const { mask, registryUrl, tokens, transport } = options;
    const anonymous = new Map();
    const scoped = new Map();
    const fetchToken = async (repository, basic) => {
        const token = await transport({
            method: 'GET',
            url: `${registryUrl}/token${(0,call .n)({ scope: `repository:${repository}:pull` })}`,
            headers: basic === undefined ? {} : { authorization: `Basic ${btoa(`_token:${basic}`)}` },
            idempotent: true,
            judge: (body) => decodeScopedToken((0,platform_client .x)(body)),
        });
        mask(token);
        return token;
    };
    const askAnonymously = async (repository, ask) => {
        const held = anonymous.get(repository);
        const token = () => once(anonymous, repository, () => fetchToken(repository, undefined));
        try {
            return await ask(await token());
        }
        catch (error) {
            if (held === undefined || !isExpired(error))
                throw error;
            forget(anonymous, repository, held);
            return ask(await token());
        }
    };
    const askDirectly = async (repository, ask, token) => {
        try {
            return { kind: 'answer', answer: await ask(token) };
        }
        catch (first) {
            if (!isRefusal(first))
                throw first;
            try {
                const ofImage = await once(scoped, repository, () => fetchToken(repository, token));
                return { kind: 'answer', answer: await ask(ofImage) };
            }
            catch (second) {
                if (!isRefusal(second))
                    throw second;
                const refusal = mostTelling(first, second);
                return { kind: 'refused', refusal, isExpired: isExpired(first) || isExpired(second) };
            }
        }
    };
    const askAsIdentity = async (target, ask) => {
        if (tokens === undefined)
            throw noToken(target);
        const { repository } = target;
        const held = scoped.get(repository);
        if (held !== undefined) {
            try {
                return await ask(await held);
            }
            catch (error) {
                if (!isExpired(error))
                    throw error;
                forget(scoped, repository, held);
            }
        }
        const token = await tokens.get();
        const read = await askDirectly(repository, ask, token);
        if (read.kind === 'answer')
            return read.answer;
        const renewed = read.isExpired ? await tokens.renew(token) : undefined;
        if (renewed === undefined)
            throw read.refusal;
        scoped.delete(repository);
        const again = await askDirectly(repository, ask, renewed);
        if (again.kind === 'answer')
            return again.answer;
        throw again.refusal;
    };
    return {
        registryUrl,
        transport,
        mask,
        ask: async (target, ask) => {
            if (!target.isPublic)
                return askAsIdentity(target, ask);
            try {
                return await askAnonymously(target.repository, ask);
            }
            catch (error) {
                if (tokens === undefined || !isRefusal(error))
                    throw error;
                return askAsIdentity(target, ask);
            }
        },
    };
}
function once(known, key, make) {
    const held = known.get(key);
    if (held !== undefined)
        return held;
    const made = make();
    known.set(key, made);
    return made;
}
function forget(known, key, held) {
    if (known.get(key) === held)
        known.delete(key);
}
function isRefusal(error) {
    return error instanceof errors .Wk && (error.httpStatus === 401 || error.httpStatus === 403);
}
function isExpired(error) {
    return error instanceof errors .Wk && error.httpStatus === 401;
}
function mostTelling(first, second) {
    return first.httpStatus === 403 ? first : second;
}
function noToken({ call, name }) {
    return new errors .Wk(`no token for the registry, and \`${name}\` is not public`, {
        code: 'UNAUTHENTICATED',
        call,
    });
}

;// CONCATENATED MODULE: ./build/registry/registry.js







function createRegistry(options) {
    const { registryUrl, transport } = options;
    const access = createRegistryAccess(options);
    return {
        access,
        history: (repository, tag) => (window) => {
            const target = {
                repository,
                isPublic: isPublic(repository, tag),
                name: `${repository}:${tag}`,
                call: 'GET history',
            };
            return access.ask(target, (token) => transport({
                method: 'GET',
                url: `${registryUrl}${path `/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
                headers: { authorization: `Bearer ${token}` },
                idempotent: true,
                judge: (body) => decodeHistory((0,platform_client .x)(body)),
            }));
        },
    };
}
function renderWindow(window) {
    return (0,call .n)({
        start: window.start === undefined ? undefined : (0,base_time .sZ)(window.start),
        end: window.end === undefined ? undefined : (0,base_time .sZ)(window.end),
    });
}

;// CONCATENATED MODULE: ./build/session/open-platform.js











const API_URL = 'https://console-api.enforce.dev';
const REGISTRY_URL = 'https://cgr.dev';
function openPlatform(options, machine) {
    const { clock = systemClock } = machine;
    const apiUrl = originOf(options.apiUrl ?? API_URL);
    const registryUrl = originOf(options.registryUrl ?? REGISTRY_URL);
    const issuerUrl = originOf(options.issuerUrl ?? issuerOf(apiUrl));
    const concurrency = options.concurrency ?? 8;
    const redactor = createRedactor();
    const transport = createTransport({
        http: machine.http,
        clock,
        random: machine.random ?? Math.random,
        maxAttempts: options.maxAttempts ?? 4,
        requestTimeoutMs: Math.min(options.requestTimeoutMs ?? 30_000, LONGEST_TIMER_MS),
        limiter: createLimiter(concurrency),
        signal: options.signal ?? new AbortController().signal,
        userAgent: options.userAgent ?? 'platform-actions-client',
        trace: options.onRequest ?? (() => undefined),
        redact: machine.redact ?? redactor.redact,
    });
    const mask = (secret) => {
        if (machine.redact === undefined)
            redactor.add(secret);
        options.onSecret?.(secret);
    };
    const { identity, idToken } = options;
    const registryAudience = new URL(registryUrl).host;
    const ways = {
        transport,
        clock,
        issuerUrl,
        identity,
        idToken: idToken === undefined ? undefined : () => idToken(issuerUrl),
        mask,
        narrowing: machine.narrowing?.(registryAudience),
        ...(machine.explain === undefined ? {} : { explain: machine.explain }),
    };
    const platformTokens = tokensFor(ways, apiUrl, options.token);
    const client = (0,platform_client .U)({ baseUrl: apiUrl, transport, tokens: platformTokens, concurrency });
    const registryTokens = tokensFor(ways, registryAudience, options.registryToken);
    const registry = createRegistry({ registryUrl, transport, tokens: registryTokens, mask });
    const platform = platformOf(client, registry, ways);
    return { platform, ways, issuerUrl, registryAudience, platformTokens, registryTokens };
}
function platformOf(client, registry, { clock, issuerUrl, transport }) {
    return {
        ...client,
        rows: async function* (list) {
            for await (const page of readPages(client, list))
                for (const row of page)
                    yield row;
        },
        all: (list) => readAll(client, list, (row) => row),
        pick: (list, project) => readAll(client, list, project),
        registry,
        issuer: {
            exchange: async (request) => {
                const { exchangeToken } = await Promise.resolve( ).then(__nccwpck_require__.bind(__nccwpck_require__, 320));
                return exchangeToken(transport, issuerUrl, request, clock.now());
            },
            refresh: async (request) => {
                const { refreshToken } = await Promise.resolve( ).then(__nccwpck_require__.bind(__nccwpck_require__, 320));
                return refreshToken(transport, issuerUrl, request, clock.now());
            },
            send: (0,platform_client .U)({ baseUrl: issuerUrl, transport, tokens: undefined }).send,
        },
    };
}
function originOf(text) {
    const url = new URL(text);
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
    if (!isSafe)
        throw new TypeError(`\`${url.origin}\` is not https`);
    if (url.href !== `${url.origin}/`)
        throw new TypeError(`\`${url.origin}\` is given with more than the origin`);
    return url.origin;
}

;// CONCATENATED MODULE: ./build/create-platform.js




function createPlatform(options = {}) {
    const http = options.fetch === undefined ? usualHttp() : createFetchHttp(options.fetch);
    return openPlatform(options, { http }).platform;
}
const firstFetch = globalThis.fetch;
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');
let direct;
function usualHttp() {
    const isReplaced = globalThis.fetch !== firstFetch || Reflect.has(globalThis, DISPATCHER);
    if (isReplaced || !isNode() || namesProxy(process.env))
        return createFetchHttp(globalThis.fetch);
    direct ??= openDirect(Number.POSITIVE_INFINITY);
    const { send } = direct;
    return (request) => send(new URL(request.url), request);
}
function isNode() {
    if (typeof process === 'undefined' || typeof process.getBuiltinModule !== 'function')
        return false;
    return !('deno' in process.versions || 'bun' in process.versions);
}

var client_schemas = __nccwpck_require__(619);
var platform_decode = __nccwpck_require__(922);
;// CONCATENATED MODULE: ./build/base/nearest-names.js
const COMPARED_LENGTH = 64;
function nearestNames(wanted, names, limit = 3) {
    const target = wanted.slice(0, COMPARED_LENGTH).toLowerCase();
    const reach = Math.max(1, Math.floor(target.length / 3));
    const ranked = [];
    for (const name of new Set(names)) {
        const other = name.slice(0, COMPARED_LENGTH).toLowerCase();
        const contained = (target.length > 2 && other.includes(target)) || hasNearWord(other, target);
        const edits = editDistance(target, other);
        const distance = contained ? Math.min(reach, edits) : edits;
        if (distance <= reach)
            ranked.push({ name, distance, edits });
    }
    ranked.sort((a, b) => a.distance - b.distance || a.edits - b.edits || (a.name < b.name ? -1 : 1));
    return ranked.slice(0, limit).map(({ name }) => name);
}
function hasNearWord(name, target) {
    const words = target.length > 3 ? name.split(/[-._]/) : [];
    return words.length > 1 && words.some((word) => editDistance(target, word) <= 1);
}
function editDistance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 0; i < a.length; i += 1) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j += 1) {
            const replaced = Number(row[j]) + (a[i] === b[j] ? 0 : 1);
            const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
            const swapped = isSwapped ? Number(before[j - 1]) + 1 : replaced;
            next.push(Math.min(replaced, swapped, Number(row[j + 1]) + 1, Number(next[j]) + 1));
        }
        before = row;
        row = next;
    }
    return Number(row[b.length]);
}

;// CONCATENATED MODULE: ./build/platform/enum-name.js

function requireEnumName(field, value, names) {
    if (value === undefined || names.includes(value))
        return;
    const nearest = nearestName(value, names);
    const hint = nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
    throw new TypeError(`\`${field}\`: the service does not know \`${value}\` and would silently ignore it${hint}`);
}
function nearestName(value, names) {
    const word = value.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
    const prefix = commonPrefix(names);
    const whole = word.startsWith(prefix) ? word : prefix + word;
    return (names.find((name) => name === whole) ??
        names.find((name) => name.endsWith(`_${word}`)) ??
        nearestNames(whole, names, 1)[0]);
}
function commonPrefix(names) {
    const [first = ''] = names;
    let length = first.lastIndexOf('_') + 1;
    while (length > 0 && !names.every((name) => name.startsWith(first.slice(0, length))))
        length = first.lastIndexOf('_', length - 2) + 1;
    return first.slice(0, length);
}

;// CONCATENATED MODULE: ./build/platform/resources/list-query.js

function listOperation(path, key, row, scope, filters) {
    const decode = (0,platform_decode .qd)(key, row);
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

var resource_calls = __nccwpck_require__(858);
;// CONCATENATED MODULE: ./build/platform/resources/account-associations.js






const installation = (0,platform_decode .iU)({ installationId: platform_decode .Qq, name: platform_decode .Qq });
const accountAssociation = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    description: platform_decode .Qq,
    amazon: (0,platform_decode .no)((0,platform_decode .iU)({ account: platform_decode .Qq })),
    google: (0,platform_decode .no)((0,platform_decode .iU)({ projectId: platform_decode .Qq, projectNumber: platform_decode .Qq })),
    azure: (0,platform_decode .no)((0,platform_decode .iU)({ tenantId: platform_decode .Qq, clientIds: (0,platform_decode .A7)(client_schemas .YjP()) })),
    github: (0,platform_decode .no)((0,platform_decode .iU)({ appInstallations: (0,platform_decode .A7)((0,platform_decode .iU)({ installations: (0,platform_decode .c3)(installation) })) })),
    chainguard: (0,platform_decode .no)((0,platform_decode .iU)({ serviceBindings: (0,platform_decode .A7)(client_schemas .YjP()) })),
    createTime: platform_decode .Qq,
    updateTime: platform_decode .Qq,
});
const PROVIDER_TYPES = [
    'ACCOUNT_PROVIDER_TYPE_UNSPECIFIED',
    'ACCOUNT_PROVIDER_TYPE_GOOGLE',
    'ACCOUNT_PROVIDER_TYPE_AMAZON',
    'ACCOUNT_PROVIDER_TYPE_AZURE',
];
const check = (0,platform_decode .iU)({ status: platform_decode .Qq, reason: platform_decode .Qq, message: platform_decode .Qq });
function listAccountAssociations(scope = {}) {
    const filters = { name: scope.name };
    return listOperation('/iam/v2/accountAssociations', 'accountAssociations', accountAssociation, scope, filters);
}
function getAccountAssociation(groupUid) {
    return (0,resource_calls .D9)(path `/iam/v2/accountAssociations/${groupUid}`, accountAssociation);
}
function createAccountAssociation(groupUid, fields) {
    return (0,resource_calls .rU)(path `/iam/v2/accountAssociations/${groupUid}`, fields, accountAssociation);
}
function updateAccountAssociation(groupUid, fields, mask) {
    return (0,resource_calls .JM)(path `/iam/v2/accountAssociations/${groupUid}`, fields, mask, accountAssociation);
}
function deleteAccountAssociation(groupUid) {
    return (0,resource_calls .uz)(path `/iam/v2/accountAssociations/${groupUid}`);
}
function checkAccountAssociation(groupUid, providerType) {
    requireEnumName('providerType', providerType, PROVIDER_TYPES);
    return (0,resource_calls .rU)(path `/iam/v2/accountAssociations/${groupUid}:checkAccountAssociation`, { providerType }, check);
}

;// CONCATENATED MODULE: ./build/platform/resources/advisory-row.js


const advisoryRow = client_schemas .FsL(client_schemas .L5J(), client_schemas .pdi((row, context) => {
    if (wrongIn(row) !== undefined)
        settle(row);
    const wrong = wrongIn(row);
    if (wrong !== undefined)
        context.issues.push({ code: 'custom', path: wrong === '' ? [] : [wrong], input: row });
    return row;
}));
const DEPTH = 3;
function settle(row) {
    if (!isOwn(row))
        return;
    dropNulls(row, DEPTH);
    row['updateTime'] ??= '';
    const { severities } = row;
    if (Array.isArray(severities))
        severities.forEach(settleScore);
}
function isOwn(value) {
    return (0,json_value .u4)(value);
}
function settleScore(severity) {
    if (!isOwn(severity))
        return;
    const { score = '' } = severity;
    severity['score'] = typeof score === 'number' ? String(score) : score;
}
function dropNulls(value, depth) {
    if (depth === 0)
        return;
    if (Array.isArray(value)) {
        for (const item of value)
            if (isOwn(item))
                dropNulls(item, depth);
        return;
    }
    const fields = value;
    for (const key in fields) {
        const field = fields[key];
        if (field === null)
            fields[key] = undefined;
        else if (typeof field === 'object')
            dropNulls(field, depth - 1);
    }
}
const advisory_row_name = (value, place) => typeof value === 'string' && value !== '' ? undefined : place;
const advisory_row_text = (value, place) => value === undefined || typeof value === 'string' ? undefined : place;
function list(value, place, wrongInItem) {
    if (value === undefined)
        return undefined;
    if (!Array.isArray(value))
        return place;
    for (let index = 0; index < value.length; index += 1) {
        const wrong = wrongInItem(value[index]);
        if (wrong !== undefined)
            return `${place}.${index}${wrong === '' ? '' : `.${wrong}`}`;
    }
    return undefined;
}
function noted(value, place) {
    if (value === undefined)
        return undefined;
    return (0,json_value .u4)(value) ? advisory_row_text(value['note'], `${place}.note`) : place;
}
const wrongInText = (value) => (typeof value === 'string' ? undefined : '');
function wrongInSeverity(value) {
    if (!(0,json_value .u4)(value))
        return '';
    return advisory_row_text(value['type'], 'type') ?? (typeof value['score'] === 'string' ? undefined : 'score');
}
const within = (value, key) => value?.[key];
function wrongInEvent(value) {
    if (!(0,json_value .u4)(value))
        return '';
    const { detection, falsePositiveDetermination, fixed, patched } = value;
    return (advisory_row_text(value['uid'], 'uid') ??
        advisory_row_text(value['createTime'], 'createTime') ??
        advisory_row_text(value['author'], 'author') ??
        advisory_row_text(value['reviewer'], 'reviewer') ??
        advisory_row_text(value['reviewState'], 'reviewState') ??
        advisory_row_text(value['issue'], 'issue') ??
        (detection === undefined || (0,json_value .u4)(detection) ? undefined : 'detection') ??
        noted(fixed, 'fixed') ??
        advisory_row_text(within(fixed, 'fixedVersion'), 'fixed.fixedVersion') ??
        noted(value['truePositiveDetermination'], 'truePositiveDetermination') ??
        noted(falsePositiveDetermination, 'falsePositiveDetermination') ??
        advisory_row_text(within(falsePositiveDetermination, 'type'), 'falsePositiveDetermination.type') ??
        noted(value['analysisNotPlanned'], 'analysisNotPlanned') ??
        noted(value['fixNotPlanned'], 'fixNotPlanned') ??
        noted(value['pendingUpstreamFix'], 'pendingUpstreamFix') ??
        noted(patched, 'patched') ??
        list(within(patched, 'patchedVersions'), 'patched.patchedVersions', wrongInText));
}
function wrongIn(row) {
    if (!(0,json_value .u4)(row))
        return '';
    return (
    advisory_row_name(row['uid'], 'uid') ??
        advisory_row_name(row['advisoryId'], 'advisoryId') ??
        advisory_row_name(row['artifactName'], 'artifactName') ??
        (typeof row['updateTime'] === 'string' ? undefined : 'updateTime') ??
        advisory_row_text(row['createTime'], 'createTime') ??
        advisory_row_text(row['legacyAdvisoryId'], 'legacyAdvisoryId') ??
        advisory_row_text(row['author'], 'author') ??
        advisory_row_text(row['artifactType'], 'artifactType') ??
        advisory_row_text(row['artifactArchitecture'], 'artifactArchitecture') ??
        advisory_row_text(row['componentName'], 'componentName') ??
        advisory_row_text(row['componentType'], 'componentType') ??
        advisory_row_text(row['componentLocation'], 'componentLocation') ??
        advisory_row_text(row['deleteTime'], 'deleteTime') ??
        list(row['aliases'], 'aliases', wrongInText) ??
        list(row['severities'], 'severities', wrongInSeverity) ??
        list(row['events'], 'events', wrongInEvent));
}

;// CONCATENATED MODULE: ./build/platform/resources/advisories.js




function listAdvisories(filters) {
    const { ancestorsOf, childrenOf, descendantsOf, inRoot, uids, ...own } = filters;
    return listOperation('/vulnerabilities/v2/advisories', 'advisories', advisoryRow, filters, own);
}
function getAdvisory(uid) {
    return (0,resource_calls .D9)(path `/vulnerabilities/v2/advisories/${uid}`, advisoryRow);
}

;// CONCATENATED MODULE: ./build/platform/resources/advisory-documents.js



const note = (0,platform_decode .no)((0,platform_decode .iU)({ note: platform_decode .Qq }));
const advisory_documents_event = (0,platform_decode .iU)({
    timestamp: platform_decode .Qq,
    detection: (0,platform_decode .no)((0,platform_decode .iU)({})),
    fixed: (0,platform_decode .no)((0,platform_decode .iU)({ fixedVersion: platform_decode .Qq })),
    truePositiveDetermination: note,
    falsePositiveDetermination: (0,platform_decode .no)((0,platform_decode .iU)({ type: platform_decode .Qq, note: platform_decode .Qq })),
    analysisNotPlanned: note,
    fixNotPlanned: note,
    pendingUpstreamFix: note,
});
const entry = (0,platform_decode .iU)({
    id: platform_decode .Qq,
    aliases: (0,platform_decode .c3)(client_schemas .YjP()),
    packageNamespace: platform_decode .Qq,
    events: (0,platform_decode .c3)(advisory_documents_event),
});
const advisory_documents_document = (0,platform_decode .iU)({ id: platform_decode .Qq, advisories: (0,platform_decode .c3)(entry) });
const documents = (0,platform_decode .iU)({ documents: (0,platform_decode .c3)(advisory_documents_document) });
function listAdvisoryDocuments(filters = {}) {
    const { cves, id } = filters;
    return { ...(0,resource_calls .D9)('/advisory/v2/documents', documents, { id, cves }), anonymous: true };
}

;// CONCATENATED MODULE: ./build/platform/resources/artifacts.js





const artifact = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    description: platform_decode .Qq,
    ecosystem: platform_decode .Qq,
    latestVersion: platform_decode .Qq,
    versionCount: platform_decode .nd,
    createTime: platform_decode .Qq,
    updateTime: platform_decode .Qq,
});
const artifactVersion = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    version: platform_decode .Qq,
    description: platform_decode .Qq,
    sizeBytes: platform_decode .U9,
    createTime: platform_decode .Qq,
    updateTime: platform_decode .Qq,
});
const counts = (0,platform_decode .iU)({ counts: (0,platform_decode .c3)((0,platform_decode .iU)({ ecosystem: platform_decode .Qq, totalCount: platform_decode .U9 })) });
function listArtifacts(filters) {
    return listOperation('/libraries/v2/artifacts', 'artifacts', artifact, {}, { ...filters });
}
function listArtifactVersions(artifactUid) {
    const address = path `/libraries/v2/artifacts/${artifactUid}/versions`;
    return listOperation(address, 'artifactVersions', artifactVersion, {}, {});
}
function getArtifactCount(ecosystems) {
    return (0,resource_calls .D9)('/libraries/v2/artifacts/count', counts, { ecosystems });
}

;// CONCATENATED MODULE: ./build/platform/resources/package-version.js

const packageVersion = (0,platform_decode .iU)({
    version: platform_decode .Qq,
    eolDate: platform_decode .Qq,
    releaseDate: platform_decode .Qq,
    latestVersion: platform_decode .Qq,
});

;// CONCATENATED MODULE: ./build/platform/resources/eol-tags.js




const eolTag = (0,platform_decode .iU)({
    id: platform_decode .Qq,
    name: platform_decode .Qq,
    mainPackageName: platform_decode .Qq,
    tagStatus: platform_decode .Qq,
    graceStatus: platform_decode .Qq,
    gracePeriodExpiryDate: platform_decode .Qq,
    mainPackageVersion: (0,platform_decode .no)(packageVersion),
});
const answer = (0,platform_decode .iU)({ items: (0,platform_decode .c3)(eolTag), nextPageToken: platform_decode .Qq });
function listEolTags(place, filters = {}) {
    const scope = typeof place === 'string' ? { childrenOf: place } : place;
    const { excludeDates, excludeEpochs, name, pageSize, pageToken } = filters;
    const call = (0,resource_calls .sX)('/registry/v1/eoltags', answer, {
        'uidp.childrenOf': scope.childrenOf,
        'uidp.descendantsOf': scope.descendantsOf,
        'uidp.ancestorsOf': scope.ancestorsOf,
        'uidp.inRoot': scope.inRoot,
        'uidp.ids': scope.uids,
        name,
        pageToken,
        pageSize,
        excludeDates,
        excludeEpochs,
    });
    if (pageToken === undefined)
        return call;
    return {
        ...call,
        decode: (json) => {
            const page = call.decode(json);
            if (!(0,json_value .u4)(json) || (json['items'] ?? undefined) === undefined)
                throw new TypeError('it is not the next page of `items`');
            return page;
        },
    };
}

;// CONCATENATED MODULE: ./build/platform/resources/external-group-role-mappings.js





const mapping = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    identityProviderUid: platform_decode .Qq,
    externalGroupId: platform_decode .Qq,
    roleUid: platform_decode .Qq,
    scope: platform_decode .Qq,
    createTime: platform_decode .Qq,
});
const deleted = (0,platform_decode .iU)({ parent: platform_decode .Qq, externalGroupRoleMappings: (0,platform_decode .c3)(mapping) });
function listExternalGroupRoleMappings(filters = {}) {
    const { identityProviderUid } = filters;
    return listOperation('/iam/v2/externalGroupRoleMappings', 'externalGroupRoleMappings', mapping, filters, {
        identityProviderUid,
    });
}
function getExternalGroupRoleMapping(uid) {
    return (0,resource_calls .D9)(path `/iam/v2/externalGroupRoleMappings/${uid}`, mapping);
}
function createExternalGroupRoleMapping(identityProviderUid, fields) {
    return (0,resource_calls .rU)(path `/iam/v2/externalGroupRoleMappings/${identityProviderUid}`, fields, mapping);
}
function deleteExternalGroupRoleMapping(uid) {
    return (0,resource_calls .uz)(path `/iam/v2/externalGroupRoleMappings/${uid}`);
}
function batchDeleteExternalGroupRoleMappings(identityProviderUid, uids) {
    const body = { parent: identityProviderUid, names: uids };
    return (0,resource_calls .rU)('/iam/v2/externalGroupRoleMappings:batchDelete', body, deleted);
}

;// CONCATENATED MODULE: ./build/platform/resources/group-invites.js





const role = (0,platform_decode .iU)({ uid: platform_decode .Qq, name: platform_decode .Qq, description: platform_decode .Qq, capabilities: (0,platform_decode .c3)(client_schemas .YjP()) });
const groupInvite = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    code: platform_decode .Qq,
    keyId: platform_decode .Qq,
    email: platform_decode .Qq,
    singleUse: platform_decode .Jt,
    role: (0,platform_decode .no)(role),
    expirationTime: platform_decode .Qq,
    createTime: platform_decode .Qq,
});
function listGroupInvites(scope = {}) {
    const filters = { keyId: scope.keyId };
    return listOperation('/iam/v2/groupInvites', 'groupInvites', groupInvite, scope, filters);
}
function getGroupInvite(uid) {
    return (0,resource_calls .D9)(path `/iam/v2/groupInvites/${uid}`, groupInvite);
}
function createGroupInvite(groupUid, fields) {
    return (0,resource_calls .rU)(path `/iam/v2/groupInvites/${groupUid}`, fields, groupInvite);
}
function deleteGroupInvite(uid) {
    return (0,resource_calls .uz)(path `/iam/v2/groupInvites/${uid}`);
}

;// CONCATENATED MODULE: ./build/platform/resources/groups.js






const group = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    description: platform_decode .Qq,
    resourceLimits: (0,platform_decode .A7)(platform_decode .nd),
    verified: platform_decode .Jt,
    kind: platform_decode .Qq,
    status: platform_decode .Qq,
    createTime: platform_decode .Qq,
    updateTime: platform_decode .Qq,
});
const KINDS = [
    'ORG_KIND_UNSPECIFIED',
    'ORG_KIND_STARTER',
    'ORG_KIND_CUSTOMER',
    'ORG_KIND_DEV',
    'ORG_KIND_INFRA',
    'ORG_KIND_AWS_MARKETPLACE',
];
const found = (0,platform_decode .iU)({ group: (0,platform_decode .no)(group) });
const eligibility = (0,platform_decode .iU)({ eligible: platform_decode .Jt });
function listGroups(scope = {}) {
    return listOperation('/iam/v2/groups', 'groups', group, scope, { name: scope.name });
}
function getGroup(uid) {
    return (0,resource_calls .D9)(path `/iam/v2/groups/${uid}`, group);
}
function createGroup(parentUid, fields) {
    return (0,resource_calls .rU)(path `/iam/v2/groups/${parentUid}`, checked(fields), group);
}
function updateGroup(uid, fields, mask) {
    return (0,resource_calls .JM)(path `/iam/v2/groups/${uid}`, checked(fields), mask, group);
}
function checked(fields) {
    requireEnumName('kind', fields.kind, KINDS);
    return fields;
}
function deleteGroup(uid) {
    return (0,resource_calls .uz)(path `/iam/v2/groups/${uid}`);
}
function requestGroupAccess(uid) {
    return (0,resource_calls .rU)(path `/iam/v2/groups/${uid}:requestGroupAccess`, {}, (0,platform_decode .iU)({}));
}
function checkEligibility() {
    return (0,resource_calls .D9)('/iam/v2/groups:checkEligibility', eligibility);
}
function lookupGroup() {
    return (0,resource_calls .D9)('/iam/v2/groups:lookupGroup', found);
}

;// CONCATENATED MODULE: ./build/platform/resources/identities.js






const claimMatch = (0,platform_decode .iU)({
    issuer: platform_decode .Qq,
    issuerPattern: platform_decode .Qq,
    subject: platform_decode .Qq,
    subjectPattern: platform_decode .Qq,
    audience: platform_decode .Qq,
    audiencePattern: platform_decode .Qq,
    claims: (0,platform_decode .A7)(client_schemas .YjP()),
    claimPatterns: (0,platform_decode .A7)(client_schemas .YjP()),
});
const staticKeys = (0,platform_decode .iU)({
    issuer: platform_decode .Qq,
    subject: platform_decode .Qq,
    issuerKeys: platform_decode .Qq,
    expirationTime: platform_decode .Qq,
    audiences: (0,platform_decode .c3)(client_schemas .YjP()),
});
const awsIdentity = (0,platform_decode .iU)({
    awsAccount: platform_decode .Qq,
    arn: platform_decode .Qq,
    arnPattern: platform_decode .Qq,
    userId: platform_decode .Qq,
    userIdPattern: platform_decode .Qq,
});
const identity = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    description: platform_decode .Qq,
    claimMatch: (0,platform_decode .no)(claimMatch),
    staticKeys: (0,platform_decode .no)(staticKeys),
    awsIdentity: (0,platform_decode .no)(awsIdentity),
    servicePrincipal: platform_decode .Qq,
    email: platform_decode .Qq,
    emailUnverified: platform_decode .Qq,
    company: platform_decode .Qq,
    lastSeenTime: platform_decode .Qq,
    createTime: platform_decode .Qq,
    updateTime: platform_decode .Qq,
});
const SERVICE_PRINCIPALS = [
    'SERVICE_PRINCIPAL_UNSPECIFIED',
    'SERVICE_PRINCIPAL_COSIGNED',
    'SERVICE_PRINCIPAL_INGESTER',
    'SERVICE_PRINCIPAL_CATALOG_SYNCER',
    'SERVICE_PRINCIPAL_APKO_BUILDER',
    'SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER',
    'SERVICE_PRINCIPAL_TENANT_SCANNER',
    'SERVICE_PRINCIPAL_SEDIMENTOLOGY',
    'SERVICE_PRINCIPAL_SKILLUP',
    'SERVICE_PRINCIPAL_MATERIALIZER',
    'SERVICE_PRINCIPAL_MICROFLOW',
    'SERVICE_PRINCIPAL_GUARDENER',
    'SERVICE_PRINCIPAL_MICROVM',
    'SERVICE_PRINCIPAL_SKILLS',
];
function listIdentities(filters = {}) {
    const { name, relationshipType } = filters;
    return listOperation('/iam/v2/identities', 'identities', identity, filters, { name, relationshipType });
}
function getIdentity(uid) {
    return (0,resource_calls .D9)(path `/iam/v2/identities/${uid}`, identity);
}
function createIdentity(parentUid, fields) {
    return (0,resource_calls .rU)(path `/iam/v2/identities/${parentUid}`, identities_checked(fields), identity);
}
function updateIdentity(uid, fields, mask) {
    return (0,resource_calls .JM)(path `/iam/v2/identities/${uid}`, identities_checked(fields), mask, identity);
}
function identities_checked(fields) {
    requireEnumName('servicePrincipal', fields.servicePrincipal, SERVICE_PRINCIPALS);
    return fields;
}
function deleteIdentity(uid) {
    return (0,resource_calls .uz)(path `/iam/v2/identities/${uid}`);
}
function lookupIdentity(issuer, subject) {
    return (0,resource_calls .D9)('/iam/v2/identities:lookupIdentity', (0,platform_decode .iU)({ uid: client_schemas .YjP() }), {
        issuer,
        subject,
    });
}

;// CONCATENATED MODULE: ./build/platform/resources/identity-metadata.js


const metadata = (0,platform_decode .iU)({
    uid: platform_decode .Qq,
    name: platform_decode .Qq,
    givenName: platform_decode .Qq,
    familyName: platform_decode .Qq,
    company: platform_decode .Qq,
    jobTitle: platform_decode .Qq,
    updatesOptIn: platform_decode .Jt,
});
function updateIdentityMetadata(fields, mask) {
    const body = {
        identityMetadata: fields,
        ...(mask === undefined ? {} : { updateMask: mask.join(',') }),
    };
    return (0,resource_calls .JM)('/iam/v2/identities:updateIdentityMetadata', body, undefined, metadata);
}

;// CONCATENATED MODULE: ./build/platform/resources/identity-providers.js






const oidc = (0,platform_decode .iU)({
    issuer: platform_decode .Qq,
    clientId: platform_decode .Qq,
    additionalScopes: (0,platform_decode .c3)(client_schemas .YjP()),
    groupsClaim: platform_decode .Qq,
    pkceEnabled: platform_decode .Jt,
    correlationRule: platform_decode .Qq,
});
const scim = (0,platform_decode .iU)({
    enabled: platform_decode .Jt,
    endpointUrl: platform_decode .Qq,
    tokenExpireTime: platform_decode .Qq,
    previousTokenExpireTime: platform_decode .Qq,
    credentialState: platform_decode .Qq,
    etag: platform_decode .Qq,
});
const identityProvider = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    description: platform_decode .Qq,
    defaultRole: platform_decode .Qq,
    oidc: (0,platform_decode .no)(oidc),
    scim: (0,platform_decode .no)(scim),
    createTime: platform_decode .Qq,
    updateTime: platform_decode .Qq,
});
const CORRELATION_RULES = [
    'CORRELATION_RULE_UNSPECIFIED',
    'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
    'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
];
function listIdentityProviders(scope = {}) {
    const filters = { name: scope.name };
    return listOperation('/iam/v2/identityProviders', 'identityProviders', identityProvider, scope, filters);
}
function getIdentityProvider(uid) {
    return (0,resource_calls .D9)(path `/iam/v2/identityProviders/${uid}`, identityProvider);
}
function createIdentityProvider(parentUid, fields) {
    return (0,resource_calls .rU)(path `/iam/v2/identityProviders/${parentUid}`, identity_providers_checked(fields), identityProvider);
}
function updateIdentityProvider(uid, fields, mask) {
    return (0,resource_calls .JM)(path `/iam/v2/identityProviders/${uid}`, identity_providers_checked(fields), mask, identityProvider);
}
function identity_providers_checked(fields) {
    requireEnumName('oidc.correlationRule', fields.oidc?.correlationRule, CORRELATION_RULES);
    return fields;
}
function deleteIdentityProvider(uid) {
    return (0,resource_calls .uz)(path `/iam/v2/identityProviders/${uid}`);
}

;// CONCATENATED MODULE: ./build/platform/resources/images.js




const architectures = (0,platform_decode .iU)({ architectures: (0,platform_decode .c3)(client_schemas .YjP()) });
const size = (0,platform_decode .iU)({ size: platform_decode .U9, architecture: platform_decode .Qq });
function getArchitectures(repoUid, digest) {
    return (0,resource_calls .D9)(path `/registry/v2/repos/${repoUid}/digests/${digest}/architectures`, architectures);
}
function getSize(repoUid, digest, architecture) {
    return (0,resource_calls .D9)(path `/registry/v2/repos/${repoUid}/digests/${digest}/size`, size, { architecture });
}

;// CONCATENATED MODULE: ./build/platform/resources/ping.js


const pong = (0,platform_decode .iU)({ response: platform_decode .Qq });
function ping() {
    return { ...(0,resource_calls .D9)('/ping/v2/ping', pong), anonymous: true };
}

;// CONCATENATED MODULE: ./build/platform/resources/repos.js






const syncConfig = (0,platform_decode .iU)({
    source: platform_decode .Qq,
    uniqueTags: platform_decode .Jt,
    expirationTime: platform_decode .Qq,
    gracePeriod: platform_decode .Jt,
});
const customOverlay = (0,platform_decode .iU)({
    contents: (0,platform_decode .no)((0,platform_decode .iU)({ packages: (0,platform_decode .c3)(client_schemas .YjP()), runtimeRepositories: (0,platform_decode .c3)(client_schemas .YjP()) })),
    environment: (0,platform_decode .A7)(client_schemas .YjP()),
    annotations: (0,platform_decode .A7)(client_schemas .YjP()),
});
const repo = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    description: platform_decode .Qq,
    createTime: platform_decode .Qq,
    updateTime: platform_decode .Qq,
    activeTags: (0,platform_decode .c3)(client_schemas .YjP()),
    aliases: (0,platform_decode .c3)(client_schemas .YjP()),
    bundles: (0,platform_decode .c3)(client_schemas .YjP()),
    catalogTier: platform_decode .Qq,
    sync_config: (0,platform_decode .no)(syncConfig),
    customOverlay: (0,platform_decode .no)(customOverlay),
});
const CATALOG_TIERS = [
    'CATALOG_TIER_UNSPECIFIED',
    'CATALOG_TIER_APPLICATION',
    'CATALOG_TIER_BASE',
    'CATALOG_TIER_FIPS',
    'CATALOG_TIER_AI',
    'CATALOG_TIER_DEVTOOLS',
    'CATALOG_TIER_COMMERCIAL',
];
const readme = (0,platform_decode .iU)({ uid: platform_decode .Qq, content: platform_decode .Qq });
function listRepos(scope = {}) {
    return listOperation('/registry/v2/repos', 'repos', repo, scope, { name: scope.name });
}
function getRepo(uid) {
    return (0,resource_calls .D9)(path `/registry/v2/repos/${uid}`, repo);
}
function createRepo(parentUid, fields) {
    return (0,resource_calls .rU)(path `/registry/v2/repos/${parentUid}`, repos_checked(fields), repo);
}
function updateRepo(uid, fields, mask) {
    return (0,resource_calls .JM)(path `/registry/v2/repos/${uid}`, repos_checked(fields), mask, repo);
}
function repos_checked(fields) {
    requireEnumName('catalogTier', fields.catalogTier, CATALOG_TIERS);
    return fields;
}
function deleteRepo(uid) {
    return (0,resource_calls .uz)(path `/registry/v2/repos/${uid}`);
}
function getRepoReadme(repoUid) {
    return (0,resource_calls .D9)(path `/registry/v2/repos/${repoUid}/readme`, readme);
}
function updateRepoReadme(repoUid, content) {
    return (0,resource_calls .JM)(path `/registry/v2/repos/${repoUid}/readme`, { content }, undefined, readme);
}

;// CONCATENATED MODULE: ./build/platform/resources/role-bindings.js





const person = (0,platform_decode .iU)({
    uid: platform_decode .Qq,
    name: platform_decode .Qq,
    description: platform_decode .Qq,
    subject: platform_decode .Qq,
    issuer: platform_decode .Qq,
    email: platform_decode .Qq,
});
const named = (0,platform_decode .iU)({ uid: platform_decode .Qq, name: platform_decode .Qq, description: platform_decode .Qq });
const orEmpty = client_schemas .pdi((value) => value ?? {});
const roleBinding = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    identity: client_schemas .FsL(orEmpty, person),
    group: client_schemas .FsL(orEmpty, named),
    role: client_schemas .FsL(orEmpty, named),
    createTime: platform_decode .Qq,
});
const batch = client_schemas .FsL((0,platform_decode .iU)({ roleBindings: (0,platform_decode .c3)(roleBinding) }), client_schemas .pdi((answer) => answer.roleBindings));
const MAXIMUM_BATCH = 25;
function listRoleBindings(scope = {}) {
    const filters = { identity: scope.identity, group: scope.group, role: scope.role };
    return listOperation('/iam/v2/roleBindings', 'roleBindings', roleBinding, scope, filters);
}
function getRoleBinding(uid) {
    return (0,resource_calls .D9)(path `/iam/v2/roleBindings/${uid}`, roleBinding);
}
function createRoleBinding(parentUid, fields) {
    return (0,resource_calls .rU)(path `/iam/v2/roleBindings/${parentUid}`, fields, roleBinding);
}
function batchCreateRoleBindings(parentUid, bindings, roleUid) {
    const body = {
        parent: parentUid,
        requests: bindings.map((fields) => ({ parent: parentUid, roleBinding: fields })),
        ...(roleUid === undefined ? {} : { roleUid }),
    };
    return (0,resource_calls .rU)('/iam/v2/roleBindings:batchCreate', body, batch);
}
function updateRoleBinding(uid, fields) {
    return (0,resource_calls .JM)(path `/iam/v2/roleBindings/${uid}`, fields, ['*'], roleBinding);
}
function deleteRoleBinding(uid) {
    return (0,resource_calls .uz)(path `/iam/v2/roleBindings/${uid}`);
}

;// CONCATENATED MODULE: ./build/platform/capability-names.js
const NAMES = `
  INTERNAL IAM_GROUPS_CREATE IAM_GROUPS_UPDATE IAM_GROUPS_LIST IAM_GROUPS_DELETE IAM_GROUP_INVITES_CREATE
  IAM_GROUP_INVITES_LIST IAM_GROUP_INVITES_DELETE IAM_ROLES_CREATE IAM_ROLES_UPDATE IAM_ROLES_LIST
  IAM_ROLES_DELETE IAM_ROLE_BINDINGS_CREATE IAM_ROLE_BINDINGS_UPDATE IAM_ROLE_BINDINGS_LIST
  IAM_ROLE_BINDINGS_DELETE TENANT_CLUSTERS_CREATE TENANT_CLUSTERS_UPDATE TENANT_CLUSTERS_LIST
  TENANT_CLUSTERS_DELETE TENANT_CLUSTERS_DISCOVER TENANT_RECORDS_LIST TENANT_RECORD_CONTEXTS_LIST
  TENANT_RECORD_SIGNATURES_LIST TENANT_RECORD_POLICY_RESULTS_LIST TENANT_RISKS_LIST TENANT_SBOMS_LIST
  TENANT_VULN_REPORTS_LIST TENANT_ATTESTATIONS_LIST IAM_ACCOUNT_ASSOCIATIONS_CREATE
  IAM_ACCOUNT_ASSOCIATIONS_UPDATE IAM_ACCOUNT_ASSOCIATIONS_LIST IAM_ACCOUNT_ASSOCIATIONS_DELETE
  IAM_POLICY_CREATE IAM_POLICY_UPDATE IAM_POLICY_LIST IAM_POLICY_DELETE IAM_IDENTITY_CREATE
  IAM_IDENTITY_UPDATE IAM_IDENTITY_LIST IAM_IDENTITY_DELETE TENANT_NODES_LIST TENANT_NAMESPACES_LIST
  TENANT_WORKLOADS_LIST IAM_IDENTITY_PROVIDERS_CREATE IAM_IDENTITY_PROVIDERS_UPDATE
  IAM_IDENTITY_PROVIDERS_LIST IAM_IDENTITY_PROVIDERS_DELETE IAM_SCIM_MANAGE EVENTS_SUBSCRIPTION_CREATE
  EVENTS_SUBSCRIPTION_UPDATE EVENTS_SUBSCRIPTION_LIST EVENTS_SUBSCRIPTION_DELETE REPO_BLOBS_GET
  REPO_CREATE REPO_UPDATE REPO_LIST REPO_DELETE MANIFEST_CREATE MANIFEST_UPDATE MANIFEST_LIST
  MANIFEST_DELETE TAG_CREATE TAG_UPDATE TAG_LIST TAG_DELETE MANIFEST_METADATA_LIST REFERRERS_LIST
  REPO_INTERNAL_ADMIN APK_BLOBS_GET APK_CREATE APK_UPDATE APK_LIST APK_DELETE VERSION_LIST
  VULN_REPORT_CREATE VULN_REPORT_LIST VULN_CREATE BUILD_REPORT_LIST LIBRARIES_ENTITLEMENTS_CREATE
  LIBRARIES_ENTITLEMENTS_LIST LIBRARIES_ENTITLEMENTS_DELETE LIBRARIES_ARTIFACTS_LIST LIBRARIES_PYTHON_LIST
  LIBRARIES_PYTHON_CREATE LIBRARIES_JAVA_LIST LIBRARIES_JAVA_CREATE LIBRARIES_JAVASCRIPT_LIST
  LIBRARIES_JAVASCRIPT_CREATE LIBRARIES_DOTNET_LIST LIBRARIES_DOTNET_CREATE LIBRARIES_GO_LIST
  LIBRARIES_GO_CREATE LIBRARIES_CACHE_INVALIDATE LIBRARIES_CACHE_LIST LIBRARIES_REBUILDER_REQUESTS_CREATE
  LIBRARIES_REBUILDER_REQUESTS_LIST LIBRARIES_REBUILDER_REQUESTS_CANCEL
  LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE
  LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE LIBRARIES_REBUILDER_BUILDS_READ
  LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH LIBRARIES_REBUILDER_BUILDS_UNTRUSTED
  LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ LIBRARIES_REBUILDER_NEW_VERSIONS_READ
  LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH LIBRARIES_REBUILDER_MALWARE_STATUS_READ
  LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE
  LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE
  LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE
  LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST LIBRARIES_REQUEST_GROUPS_CREATE
  LIBRARIES_REQUEST_GROUPS_LIST LIBRARIES_REQUEST_GROUPS_UPDATE LIBRARIES_REQUEST_GROUPS_DELETE
  LIBRARIES_REQUEST_GROUPS_SUBMIT LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE
  LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED
  REGISTRY_ENTITLEMENTS_LIST REGISTRY_ENTITLEMENTS_CREATE REGISTRY_ENTITLEMENTS_DELETE
  REGISTRY_ENTITLEMENTS_IMAGES_ADD REGISTRY_ENTITLEMENTS_IMAGES_REMOVE REGISTRY_ENTITLEMENTS_IMAGES_SWAP
  REGISTRY_SETTINGS_LIST REGISTRY_SETTINGS_UPDATE REGISTRY_OVERLAYS_LIST REGISTRY_OVERLAYS_EDIT
  SIGSTORE_CREATE SIGSTORE_UPDATE SIGSTORE_LIST SIGSTORE_DELETE SIGSTORE_CERTIFICATE_CREATE
  ADVISORIES_CREATE ADVISORIES_UPDATE ADVISORIES_LIST ADVISORIES_DELETE ADVISORIES_APPROVE
  REGISTRY_DEPLOYMENTS_CREATE REGISTRY_DEPLOYMENTS_UPDATE REGISTRY_DEPLOYMENTS_LIST POLICIES_POLICY_CREATE
  POLICIES_POLICY_UPDATE POLICIES_POLICY_LIST POLICIES_POLICY_DELETE POLICIES_BINDING_CREATE
  POLICIES_BINDING_UPDATE POLICIES_BINDING_LIST POLICIES_BINDING_DELETE POLICIES_DECISION_LIST
  POLICIES_OVERRIDE_CREATE POLICIES_OVERRIDE_LIST POLICIES_OVERRIDE_DELETE REPO_CHECK_POLICIES
  PACKAGES_ENTITLEMENTS_LIST TERMS_ACCEPT TERMS_LIST GULFSTREAM GUARDENER_DFC_CONVERT
  GUARDENER_ASSOCIATION_MANAGE GUARDENER_ASSOCIATION_LIST GUARDENER_ENTITLEMENT_MANAGE
  GUARDENER_ENTITLEMENT_LIST GUARDENER_ACTIONS_MIGRATE GUARDENER_SCAN_LIST GUARDENER_SCAN_GET
  MCP_TOOL_CALL SKILLS_PUBLISH SKILLS_ENTITLEMENTS_CREATE SKILLS_ENTITLEMENTS_LIST
  SKILLS_ENTITLEMENTS_DELETE SKILLS_LIST SKILLS_WRITE SKILLS_DELETE SKILLS_HARDEN_READ SKILLS_HARDEN_WRITE
  SKILLS_HARDEN_CANCEL ARGOS_DOCUMENTS_CREATE ARGOS_DOCUMENTS_LIST ARGOS_DOCUMENTS_DELETE ARGOS_OSV_READ
  ARGOS_OSV_DUMP LIBRARIES_POLICY_CREATE LIBRARIES_POLICY_UPDATE LIBRARIES_POLICY_LIST
  LIBRARIES_POLICY_DELETE LIBRARIES_POLICY_BINDING_CREATE LIBRARIES_POLICY_BINDING_UPDATE
  LIBRARIES_POLICY_BINDING_LIST LIBRARIES_POLICY_BINDING_DELETE LIBRARIES_POLICY_BLOCK_EVENT_LIST
  BUILDAPI_BUILD_CREATE BUILDAPI_BUILD_LIST BUILDAPI_WORKER_SYNC BUILDAPI_BUILD_CANCEL CASSIE_CAS_READ
  CASSIE_CAS_WRITE CASSIE_AC_READ CASSIE_AC_WRITE LOGGIE_LOGS_READ LOGGIE_LOGS_WRITE LOGGIE_LOGS_CREATE
  REX_EXECUTIONS_CREATE REX_EXECUTIONS_LIST REX_WORKERS_CONNECT REX_CLASS_USE REX_CLASS_SERVE ACTIONS_LIST
`;
let names;
function capabilityNames() {
    names ??= NAMES.trim()
        .split(/\s+/)
        .map((name) => `CAP_${name}`);
    return names;
}

;// CONCATENATED MODULE: ./build/platform/resources/roles.js







const roles_role = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    description: platform_decode .Qq,
    capabilities: (0,platform_decode .c3)(client_schemas .YjP()),
    createTime: platform_decode .Qq,
    updateTime: platform_decode .Qq,
});
function listRoles(scope = {}) {
    return listOperation('/iam/v2/roles', 'roles', roles_role, scope, { name: scope.name });
}
function getRole(uid) {
    return (0,resource_calls .D9)(path `/iam/v2/roles/${uid}`, roles_role);
}
function createRole(parentUid, fields) {
    return (0,resource_calls .rU)(path `/iam/v2/roles/${parentUid}`, roles_checked(fields), roles_role);
}
function updateRole(uid, fields, mask) {
    return (0,resource_calls .JM)(path `/iam/v2/roles/${uid}`, roles_checked(fields), mask, roles_role);
}
function roles_checked(fields) {
    fields.capabilities?.forEach((name, index) => {
        requireEnumName(`capabilities.${index}`, name, capabilityNames());
    });
    return fields;
}
function deleteRole(uid) {
    return (0,resource_calls .uz)(path `/iam/v2/roles/${uid}`);
}

;// CONCATENATED MODULE: ./build/platform/resources/scim-tokens.js



const state = (0,platform_decode .iU)({ identityProviderUid: platform_decode .Qq, enabled: platform_decode .Jt, etag: platform_decode .Qq });
const revoked = (0,platform_decode .iU)({ identityProviderUid: platform_decode .Qq, enabled: platform_decode .Jt, etag: platform_decode .Qq, revokeTime: platform_decode .Qq });
const issued = (0,platform_decode .iU)({
    identityProviderUid: platform_decode .Qq,
    endpointUrl: platform_decode .Qq,
    token: platform_decode .Qq,
    expireTime: platform_decode .Qq,
    etag: platform_decode .Qq,
    requestedOverlap: platform_decode .Qq,
    previousTokenExpireTime: platform_decode .Qq,
});
function generateScimToken(identityProviderUid, lifetime = {}) {
    return (0,resource_calls .rU)(path `/iam/v2/identityProviders/${identityProviderUid}:generateScimToken`, lifetime, issued);
}
function regenerateScimToken(identityProviderUid, options) {
    return (0,resource_calls .rU)(path `/iam/v2/identityProviders/${identityProviderUid}:regenerateScimToken`, options, issued);
}
function revokeScimToken(identityProviderUid) {
    return (0,resource_calls .rU)(path `/iam/v2/identityProviders/${identityProviderUid}:revokeScimToken`, {}, revoked);
}
function setScimEnabled(identityProviderUid, options) {
    return (0,resource_calls .rU)(path `/iam/v2/identityProviders/${identityProviderUid}:setScimEnabled`, options, state);
}

var sts = __nccwpck_require__(320);
;// CONCATENATED MODULE: ./build/platform/resources/subscriptions.js





const subscription = (0,platform_decode .iU)({ uid: client_schemas .YjP(), sink: platform_decode .Qq });
function listSubscriptions(scope = {}) {
    return listOperation('/events/v2/subscriptions', 'subscriptions', subscription, scope, {});
}
function getSubscription(uid) {
    return (0,resource_calls .D9)(path `/events/v2/subscriptions/${uid}`, subscription);
}
function createSubscription(groupUid, fields) {
    return (0,resource_calls .rU)(path `/events/v2/subscriptions/${groupUid}`, fields, subscription);
}
function deleteSubscription(uid) {
    return (0,resource_calls .uz)(path `/events/v2/subscriptions/${uid}`);
}

;// CONCATENATED MODULE: ./build/platform/resources/tags.js





const tag = (0,platform_decode .iU)({
    uid: client_schemas .YjP(),
    name: platform_decode .Qq,
    digest: platform_decode .Qq,
    deprecated: (0,platform_decode .no)(client_schemas .zMY()),
    updateTime: platform_decode .Qq,
    bundles: (0,platform_decode .c3)(client_schemas .YjP()),
});
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
    return listOperation('/registry/v2/tags', 'tags', tag, filters, query);
}
function getTag(uid) {
    return (0,resource_calls .D9)(path `/registry/v2/tags/${uid}`, tag);
}
function createTag(repoUid, fields) {
    return (0,resource_calls .rU)(path `/registry/v2/tags/${repoUid}`, fields, tag);
}
function deleteTag(uid) {
    return (0,resource_calls .uz)(path `/registry/v2/tags/${uid}`);
}

;// CONCATENATED MODULE: ./build/platform/resources/terms.js





const acceptance = client_schemas .FsL((0,platform_decode .iU)({ docId: platform_decode .Qq, acceptedBy: platform_decode .Qq, orgUid: platform_decode .Qq, createTime: platform_decode .Qq }), 
client_schemas .pdi((row) => ({ ...row, uid: `${row.orgUid}/${row.docId}` })));
const accepted = (0,platform_decode .iU)({ group: platform_decode .Qq, documentIds: (0,platform_decode .c3)(client_schemas .YjP()) });
function listTermsAcceptances(groupUid) {
    return listOperation(path `/iam/v2/terms/${groupUid}`, 'termsAcceptances', acceptance, {}, {});
}
function acceptTerms(groupUid, documentIds) {
    return { ...(0,resource_calls .rU)(path `/iam/v2/terms/${groupUid}`, { documentIds }, accepted), idempotent: true };
}

;// CONCATENATED MODULE: ./build/platform/resources/v1-policies.js




const result = (0,platform_decode .iU)({
    policyId: platform_decode .Qq,
    policyName: platform_decode .Qq,
    mode: platform_decode .Qq,
    result: platform_decode .Qq,
    bindingId: platform_decode .Qq,
    parameters: (0,platform_decode .A7)(client_schemas .L5J()),
});
const results = (0,platform_decode .iU)({ results: (0,platform_decode .c3)(result) });
function checkPolicies(repoUid, digest) {
    return {
        ...(0,resource_calls .rU)(path `/registry/v1/repos/${repoUid}:checkPolicies`, { digest }, results),
        idempotent: true,
    };
}

var api = __nccwpck_require__(305);
;// CONCATENATED MODULE: ./build/platform/resources/v1-tags.js





const present = client_schemas .YjP().check(api .m9(1));
const v1_tags_history = (0,platform_decode .iU)({
    items: (0,platform_decode .c3)((0,platform_decode .iU)({ updateTimestamp: present, digest: present })),
});
const summary = (0,platform_decode .iU)({
    id: platform_decode .Qq,
    tagCount: platform_decode .U9,
    lastUpdated: platform_decode .Qq,
    latestVersion: platform_decode .Qq,
    latestTag: (0,platform_decode .no)((0,platform_decode .iU)({ id: platform_decode .Qq, name: platform_decode .Qq, digest: platform_decode .Qq, lastUpdated: platform_decode .Qq, deprecated: platform_decode .Jt })),
});
const versions = (0,platform_decode .iU)({
    versions: (0,platform_decode .c3)(packageVersion),
    eolVersions: (0,platform_decode .c3)(packageVersion),
    latestVersion: platform_decode .Qq,
    gracePeriodMonths: platform_decode .nd,
    lastUpdatedTimestamp: platform_decode .Qq,
});
function listTagHistory(tagUid, window = {}) {
    const { end, start } = window;
    return (0,resource_calls .sX)(path `/registry/v1/tags/${tagUid}/history`, v1_tags_history, { start, end });
}
function getRepoTagsSummary(repoUid, filters = {}) {
    const { excludeDates, excludeEpochs, excludeReferrers } = filters;
    return (0,resource_calls .sX)(path `/registry/v1/repotagssummary/${repoUid}`, summary, {
        excludeReferrers,
        excludeDates,
        excludeEpochs,
    });
}
function getPackageVersions(name) {
    return (0,resource_calls .sX)(path `/registry/v1/versions/${name}`, versions, {});
}

;// CONCATENATED MODULE: ./build/platform/resources/v1-vulnerabilities.js




const fix = (0,platform_decode .no)((0,platform_decode .iU)({ versions: (0,platform_decode .c3)(client_schemas .YjP()), state: platform_decode .Qq }));
const cvss = (0,platform_decode .c3)((0,platform_decode .iU)({ score: platform_decode .Qq, version: platform_decode .Qq }));
const match = (0,platform_decode .iU)({
    vulnerability: (0,platform_decode .no)((0,platform_decode .iU)({ id: platform_decode .Qq, displayId: platform_decode .Qq, description: platform_decode .Qq, severity: platform_decode .Qq, source: platform_decode .Qq, cvss })),
    pkg: (0,platform_decode .no)((0,platform_decode .iU)({ name: platform_decode .Qq, version: platform_decode .Qq, purl: platform_decode .Qq })),
    fix,
});
const report = (0,platform_decode .iU)({
    id: platform_decode .Qq,
    lastSeen: platform_decode .Qq,
    reportGeneration: platform_decode .Qq,
    vulnerabilityDbLastBuildTime: platform_decode .Qq,
    scanner: (0,platform_decode .no)((0,platform_decode .iU)({ name: platform_decode .Qq, version: platform_decode .Qq })),
    rawVulnReport: platform_decode .Qq,
    vulnerabilityMatches: (0,platform_decode .c3)(match),
});
const scanner = (0,platform_decode .no)((0,platform_decode .iU)({ name: platform_decode .Qq, version: platform_decode .Qq, dbBuildTime: platform_decode .Qq }));
const scan = (0,platform_decode .iU)({
    digest: platform_decode .Qq,
    createdAt: platform_decode .Qq,
    scanner,
    vulnerabilities: (0,platform_decode .c3)((0,platform_decode .iU)({
        id: platform_decode .Qq,
        aliases: (0,platform_decode .c3)(client_schemas .YjP()),
        purls: (0,platform_decode .c3)(client_schemas .YjP()),
        severity: platform_decode .Qq,
        cvss,
        fix,
        locations: (0,platform_decode .c3)(client_schemas .YjP()),
        relatedUrls: (0,platform_decode .c3)(client_schemas .YjP()),
    })),
});
const v1_vulnerabilities_counts = (0,platform_decode .iU)({
    repo: platform_decode .Qq,
    tag: platform_decode .Qq,
    date: platform_decode .Qq,
    sizeBytes: platform_decode .U9,
    vulnCounts: (0,platform_decode .c3)((0,platform_decode .iU)({ severity: platform_decode .Qq, count: platform_decode .nd })),
    cveIds: (0,platform_decode .c3)(client_schemas .YjP()),
});
const raw = (0,platform_decode .iU)({ digest: platform_decode .Qq, createdAt: platform_decode .Qq, scanner, rawReport: platform_decode .Qq, rawReportUrl: platform_decode .Qq });
const scans = (0,platform_decode .iU)({ items: (0,platform_decode .c3)(scan) });
const countReports = (0,platform_decode .iU)({ items: (0,platform_decode .c3)(v1_vulnerabilities_counts) });
function getVulnReport(repoUid, digest) {
    return (0,resource_calls .sX)(path `/registry/v1/repos/${repoUid}/digests/${digest}/vulnreport`, report, {});
}
function listVulnReports(filters) {
    const { scannerDbBuildTime, scannerName, scannerVersion, ...own } = filters;
    return (0,resource_calls .sX)('/registry/v1/vuln_reports', scans, {
        ...own,
        'scanner.name': scannerName,
        'scanner.version': scannerVersion,
        'scanner.dbBuildTime': scannerDbBuildTime,
    });
}
function listVulnCountReports(filters) {
    return (0,resource_calls .sX)('/registry/v1/vuln_reports/counts', countReports, { ...filters });
}
function listCumulativeVulnCountReports(filters) {
    return (0,resource_calls .sX)('/registry/v1/vuln_reports/counts_cumulative', countReports, { ...filters });
}
function getRawVulnReport(filters) {
    return (0,resource_calls .sX)('/registry/v1/vuln_reports/raw', raw, { ...filters });
}

;// CONCATENATED MODULE: ./build/platform/resources/vulnerability-metadata.js



const vulnerability_metadata_metadata = client_schemas .FsL((0,platform_decode .iU)({
    id: platform_decode .Qq,
    summary: platform_decode .Qq,
    details: platform_decode .Qq,
    references: (0,platform_decode .c3)((0,platform_decode .iU)({ type: platform_decode .Qq, url: platform_decode .Qq })),
    severities: (0,platform_decode .c3)((0,platform_decode .iU)({ type: platform_decode .Qq, score: platform_decode .QO })),
}), 
client_schemas .pdi((row) => ({ ...row, uid: row.id })));
function listVulnerabilityMetadata(filters = {}) {
    const { id, ids } = filters;
    const list = listOperation('/advisory/v2/metadata', 'vulnerabilityMetadata', vulnerability_metadata_metadata, {}, { id, ids });
    return (position) => ({ ...list(position), anonymous: true });
}

;// CONCATENATED MODULE: ./build/images/tag-history.js
function orderAnswer(answer, newestFirst = false) {
    return sortRecords(isNewestFirst(answer, newestFirst) ? answer.toReversed() : answer);
}
function isNewestFirst(answer, otherwise) {
    const [first, last] = [answer.at(0), answer.at(-1)];
    if (first === undefined || last === undefined || first.time === last.time)
        return otherwise;
    return first.time > last.time;
}
function sortRecords(records) {
    const unique = new Map();
    for (const record of records) {
        const key = `${record.time} ${record.digest}`;
        unique.delete(key);
        unique.set(key, record);
    }
    return [...unique.values()].sort((a, b) => a.time - b.time);
}
function supersededAt(records, digest) {
    const last = records.findLastIndex((record) => record.digest === digest);
    return last < 0 ? undefined : records[last + 1]?.time;
}
function judgePin(records, digest) {
    if (!records.some((record) => record.digest === digest))
        return { kind: 'unverified' };
    const since = supersededAt(records, digest);
    return since === undefined ? { kind: 'current' } : { kind: 'superseded', since };
}
function lookupBound(now, asOf, minAgeMs) {
    return Math.min(now, asOf ?? now, Math.max(0, now - (minAgeMs ?? 0)));
}

;// CONCATENATED MODULE: ./build/registry/history-reader.js



const MAXIMUM_RECORDS = 1000;
const SPARE_REQUESTS = 16;
const MAXIMUM_HISTORY = 525_600;
async function readRecords(read, { since, until } = {}) {
    const start = since === undefined ? {} : { start: since - 1 };
    const end = until === undefined ? {} : { end: until + 1 };
    const first = await read({ ...start, ...end });
    const known = createCollection();
    known.add(orderAnswer(first), 'newer');
    if (first.length >= MAXIMUM_RECORDS) {
        await readOn(read, known, 'newer', (edge) => ({ start: edge, ...end }));
        await readOn(read, known, 'older', (edge) => ({ ...start, end: edge }));
    }
    return known.all().filter(({ time }) => time >= (since ?? time) && time <= (until ?? time));
}
function standstill(time) {
    const when = (0,base_time .sZ)(time);
    const message = `the tag history cannot be read past ${when}: it has ${MAXIMUM_RECORDS} records in one millisecond, or the service ignores \`start\` and \`end\``;
    return new errors .Wk(message, { code: 'UNDECODABLE', call: 'GET history' });
}
function createCollection() {
    const seen = new Set();
    const answers = [];
    let [oldest, newest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    return {
        count: () => seen.size,
        add: (records, side) => {
            const fresh = records.filter(({ digest, time }) => !seen.has(`${time} ${digest}`));
            for (const { digest, time } of fresh) {
                seen.add(`${time} ${digest}`);
                oldest = Math.min(oldest, time);
                newest = Math.max(newest, time);
            }
            if (side === 'newer')
                answers.push(fresh);
            else
                answers.unshift(fresh);
            return fresh.length;
        },
        edge: (side) => (side === 'newer' ? newest : oldest),
        all: () => sortRecords(answers.flat()),
    };
}
async function readOn(read, known, side, windowFrom) {
    const wider = side === 'newer' ? -1 : 1;
    let widening = wider;
    for (let requests = 1;; requests += 1) {
        const edge = known.edge(side);
        const answer = await read(windowFrom(edge + widening));
        const grown = known.add(orderAnswer(answer), side);
        if (widening === 0 && !answer.some(({ time }) => time === edge))
            throw standstill(edge);
        if (answer.length < MAXIMUM_RECORDS)
            return;
        if (grown === 0 && widening === 0)
            throw standstill(edge);
        const isEndless = requests > SPARE_REQUESTS + known.count() / 500 || known.count() > MAXIMUM_HISTORY;
        if (isEndless)
            throw standstill(edge);
        widening = grown === 0 ? 0 : wider;
    }
}

;// CONCATENATED MODULE: ./build/registry/find-record.js



const FIRST_WINDOW_MS = { date: 30 * base_time .sO, cooldown: 365 * base_time .sO };
const AIM = 400;
const SURELY_FITS = 800;
const MAXIMUM_REQUESTS = 60;
async function findRecord(read, bound, now, firstWindowMs = FIRST_WINDOW_MS.date) {
    const top = bound ?? now;
    const end = bound === undefined ? {} : { end: bound + 1 };
    let start = bound === undefined ? undefined : bound - firstWindowMs;
    let search;
    let newestFirst = false;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const raw = await read({ ...(start === undefined ? {} : { start }), ...end });
        newestFirst = isNewestFirst(raw, newestFirst);
        const answer = judgeAnswer(raw, newestFirst, bound);
        if (answer.kind === 'whole')
            return { kind: 'found', record: answer.last, recent: answer.records };
        if (answer.kind === 'beyond')
            throw standstill(top);
        if (answer.kind === 'empty') {
            if (start === undefined)
                return { kind: 'none', first: await findFirst(read) };
            if (search !== undefined && start <= search.below)
                throw standstill(search.below);
            search = search === undefined ? undefined : { ...search, emptyFrom: start };
            start = search === undefined ? undefined : nextStart(search, top);
        }
        else if (search === undefined || answer.last.time > search.below) {
            search = advance(search, answer.records, answer.last.time);
            start = nextStart(search, top);
        }
        else {
            if (start === search.below)
                throw standstill(search.below);
            start = search.below;
        }
    }
    throw standstill(top);
}
function judgeAnswer(raw, newestFirst, bound = Number.POSITIVE_INFINITY) {
    const isFull = raw.length >= MAXIMUM_RECORDS;
    const answer = orderAnswer(raw, newestFirst);
    const records = answer.filter(({ time }) => time <= bound);
    const last = records.at(-1);
    if (last === undefined)
        return { kind: isFull ? 'beyond' : 'empty' };
    return { kind: isFull && records.length === answer.length ? 'cut' : 'whole', records, last };
}
function advance(search, records, newest) {
    const oldest = records.reduce((least, { time }) => Math.min(least, time), newest);
    return {
        base: search?.base ?? newest,
        below: Math.max(newest, search?.below ?? newest),
        emptyFrom: search?.emptyFrom,
        spacing: Math.max(1, (newest - oldest) / records.length),
    };
}
function nextStart({ base, below, emptyFrom, spacing }, top) {
    const fits = SURELY_FITS * spacing;
    const ceiling = emptyFrom ?? Math.max(top, below) + 1;
    if (ceiling - below <= fits)
        return below - 1;
    if (emptyFrom === undefined)
        return Math.floor(ceiling - AIM * spacing);
    const mean = base + Math.sqrt(Math.max(below - base, fits) * (ceiling - base));
    return Math.floor(Math.min(mean, (below + ceiling) / 2));
}
async function findFirst(read) {
    let first;
    for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
        const answer = await read(first === undefined ? {} : { end: first.time });
        const oldest = orderAnswer(answer).at(0);
        if (oldest === undefined || (first !== undefined && oldest.time >= first.time))
            break;
        first = oldest;
        if (answer.length < MAXIMUM_RECORDS)
            break;
    }
    return first;
}

;// CONCATENATED MODULE: ./build/client.js































var __webpack_exports__MAXIMUM_BATCH = __webpack_exports__.Y4;
var __webpack_exports__PlatformError = __webpack_exports__.Wk;
var __webpack_exports__acceptTerms = __webpack_exports__.QX;
var __webpack_exports__batchCreateRoleBindings = __webpack_exports__.zJ;
var __webpack_exports__batchDeleteExternalGroupRoleMappings = __webpack_exports__.r$;
var __webpack_exports__checkAccountAssociation = __webpack_exports__.zz;
var __webpack_exports__checkEligibility = __webpack_exports__.wT;
var __webpack_exports__checkPolicies = __webpack_exports__.Jk;
var __webpack_exports__createAccountAssociation = __webpack_exports__.Lk;
var __webpack_exports__createExternalGroupRoleMapping = __webpack_exports__.lW;
var __webpack_exports__createGroup = __webpack_exports__.wj;
var __webpack_exports__createGroupInvite = __webpack_exports__.Ny;
var __webpack_exports__createIdentity = __webpack_exports__.DA;
var __webpack_exports__createIdentityProvider = __webpack_exports__.Ee;
var __webpack_exports__createPlatform = __webpack_exports__.Q_;
var __webpack_exports__createRepo = __webpack_exports__.Td;
var __webpack_exports__createRole = __webpack_exports__.rd;
var __webpack_exports__createRoleBinding = __webpack_exports__.sq;
var __webpack_exports__createSubscription = __webpack_exports__.Ky;
var __webpack_exports__createTag = __webpack_exports__.VZ;
var __webpack_exports__deleteAccountAssociation = __webpack_exports__.u4;
var __webpack_exports__deleteExternalGroupRoleMapping = __webpack_exports__.YW;
var __webpack_exports__deleteGroup = __webpack_exports__.Ni;
var __webpack_exports__deleteGroupInvite = __webpack_exports__.o$;
var __webpack_exports__deleteIdentity = __webpack_exports__.Ut;
var __webpack_exports__deleteIdentityProvider = __webpack_exports__.ls;
var __webpack_exports__deleteRepo = __webpack_exports__.M2;
var __webpack_exports__deleteRole = __webpack_exports__.EO;
var __webpack_exports__deleteRoleBinding = __webpack_exports__.Te;
var __webpack_exports__deleteSubscription = __webpack_exports__.ni;
var __webpack_exports__deleteTag = __webpack_exports__._R;
var __webpack_exports__findRecord = __webpack_exports__.Tq;
var __webpack_exports__generateScimToken = __webpack_exports__.zY;
var __webpack_exports__getAccountAssociation = __webpack_exports__.zH;
var __webpack_exports__getAdvisory = __webpack_exports__.ai;
var __webpack_exports__getArchitectures = __webpack_exports__.$B;
var __webpack_exports__getArtifactCount = __webpack_exports__.oZ;
var __webpack_exports__getExternalGroupRoleMapping = __webpack_exports__.rk;
var __webpack_exports__getGroup = __webpack_exports__.Wx;
var __webpack_exports__getGroupInvite = __webpack_exports__.fu;
var __webpack_exports__getHeadlessSession = __webpack_exports__.yY;
var __webpack_exports__getIdentity = __webpack_exports__.XV;
var __webpack_exports__getIdentityProvider = __webpack_exports__.K6;
var __webpack_exports__getPackageVersions = __webpack_exports__.O_;
var __webpack_exports__getRawVulnReport = __webpack_exports__.q$;
var __webpack_exports__getRepo = __webpack_exports__.L8;
var __webpack_exports__getRepoReadme = __webpack_exports__.rX;
var __webpack_exports__getRepoTagsSummary = __webpack_exports__.E6;
var __webpack_exports__getRole = __webpack_exports__.Lw;
var __webpack_exports__getRoleBinding = __webpack_exports__.aE;
var __webpack_exports__getSize = __webpack_exports__.YC;
var __webpack_exports__getSubscription = __webpack_exports__.uV;
var __webpack_exports__getTag = __webpack_exports__.bH;
var __webpack_exports__getVulnReport = __webpack_exports__.yt;
var __webpack_exports__listAccountAssociations = __webpack_exports__.Ev;
var __webpack_exports__listAdvisories = __webpack_exports__.YM;
var __webpack_exports__listAdvisoryDocuments = __webpack_exports__.l_;
var __webpack_exports__listArtifactVersions = __webpack_exports__.D;
var __webpack_exports__listArtifacts = __webpack_exports__.wn;
var __webpack_exports__listCumulativeVulnCountReports = __webpack_exports__.JR;
var __webpack_exports__listEolTags = __webpack_exports__.Wj;
var __webpack_exports__listExternalGroupRoleMappings = __webpack_exports__.u$;
var __webpack_exports__listGroupInvites = __webpack_exports__.o_;
var __webpack_exports__listGroups = __webpack_exports__.P$;
var __webpack_exports__listIdentities = __webpack_exports__.T8;
var __webpack_exports__listIdentityProviders = __webpack_exports__.nK;
var __webpack_exports__listRepos = __webpack_exports__.uP;
var __webpack_exports__listRoleBindings = __webpack_exports__.Zf;
var __webpack_exports__listRoles = __webpack_exports__.OH;
var __webpack_exports__listSubscriptions = __webpack_exports__.$H;
var __webpack_exports__listTagHistory = __webpack_exports__.pY;
var __webpack_exports__listTags = __webpack_exports__.cB;
var __webpack_exports__listTermsAcceptances = __webpack_exports__.W0;
var __webpack_exports__listVulnCountReports = __webpack_exports__.M$;
var __webpack_exports__listVulnReports = __webpack_exports__.b5;
var __webpack_exports__listVulnerabilityMetadata = __webpack_exports__.sb;
var __webpack_exports__lookupGroup = __webpack_exports__.kY;
var __webpack_exports__lookupIdentity = __webpack_exports__.zP;
var __webpack_exports__path = __webpack_exports__.Ae;
var __webpack_exports__ping = __webpack_exports__.hU;
var __webpack_exports__readRecords = __webpack_exports__.T3;
var __webpack_exports__regenerateScimToken = __webpack_exports__.C6;
var __webpack_exports__requestGroupAccess = __webpack_exports__.dT;
var __webpack_exports__revokeScimToken = __webpack_exports__.Y7;
var __webpack_exports__setScimEnabled = __webpack_exports__.w9;
var __webpack_exports__updateAccountAssociation = __webpack_exports__.K5;
var __webpack_exports__updateGroup = __webpack_exports__.vW;
var __webpack_exports__updateIdentity = __webpack_exports__.go;
var __webpack_exports__updateIdentityMetadata = __webpack_exports__.ng;
var __webpack_exports__updateIdentityProvider = __webpack_exports__.fQ;
var __webpack_exports__updateRepo = __webpack_exports__.I9;
var __webpack_exports__updateRepoReadme = __webpack_exports__.gm;
var __webpack_exports__updateRole = __webpack_exports__.S0;
var __webpack_exports__updateRoleBinding = __webpack_exports__.vx;
export { __webpack_exports__MAXIMUM_BATCH as MAXIMUM_BATCH, __webpack_exports__PlatformError as PlatformError, __webpack_exports__acceptTerms as acceptTerms, __webpack_exports__batchCreateRoleBindings as batchCreateRoleBindings, __webpack_exports__batchDeleteExternalGroupRoleMappings as batchDeleteExternalGroupRoleMappings, __webpack_exports__checkAccountAssociation as checkAccountAssociation, __webpack_exports__checkEligibility as checkEligibility, __webpack_exports__checkPolicies as checkPolicies, __webpack_exports__createAccountAssociation as createAccountAssociation, __webpack_exports__createExternalGroupRoleMapping as createExternalGroupRoleMapping, __webpack_exports__createGroup as createGroup, __webpack_exports__createGroupInvite as createGroupInvite, __webpack_exports__createIdentity as createIdentity, __webpack_exports__createIdentityProvider as createIdentityProvider, __webpack_exports__createPlatform as createPlatform, __webpack_exports__createRepo as createRepo, __webpack_exports__createRole as createRole, __webpack_exports__createRoleBinding as createRoleBinding, __webpack_exports__createSubscription as createSubscription, __webpack_exports__createTag as createTag, __webpack_exports__deleteAccountAssociation as deleteAccountAssociation, __webpack_exports__deleteExternalGroupRoleMapping as deleteExternalGroupRoleMapping, __webpack_exports__deleteGroup as deleteGroup, __webpack_exports__deleteGroupInvite as deleteGroupInvite, __webpack_exports__deleteIdentity as deleteIdentity, __webpack_exports__deleteIdentityProvider as deleteIdentityProvider, __webpack_exports__deleteRepo as deleteRepo, __webpack_exports__deleteRole as deleteRole, __webpack_exports__deleteRoleBinding as deleteRoleBinding, __webpack_exports__deleteSubscription as deleteSubscription, __webpack_exports__deleteTag as deleteTag, __webpack_exports__findRecord as findRecord, __webpack_exports__generateScimToken as generateScimToken, __webpack_exports__getAccountAssociation as getAccountAssociation, __webpack_exports__getAdvisory as getAdvisory, __webpack_exports__getArchitectures as getArchitectures, __webpack_exports__getArtifactCount as getArtifactCount, __webpack_exports__getExternalGroupRoleMapping as getExternalGroupRoleMapping, __webpack_exports__getGroup as getGroup, __webpack_exports__getGroupInvite as getGroupInvite, __webpack_exports__getHeadlessSession as getHeadlessSession, __webpack_exports__getIdentity as getIdentity, __webpack_exports__getIdentityProvider as getIdentityProvider, __webpack_exports__getPackageVersions as getPackageVersions, __webpack_exports__getRawVulnReport as getRawVulnReport, __webpack_exports__getRepo as getRepo, __webpack_exports__getRepoReadme as getRepoReadme, __webpack_exports__getRepoTagsSummary as getRepoTagsSummary, __webpack_exports__getRole as getRole, __webpack_exports__getRoleBinding as getRoleBinding, __webpack_exports__getSize as getSize, __webpack_exports__getSubscription as getSubscription, __webpack_exports__getTag as getTag, __webpack_exports__getVulnReport as getVulnReport, __webpack_exports__listAccountAssociations as listAccountAssociations, __webpack_exports__listAdvisories as listAdvisories, __webpack_exports__listAdvisoryDocuments as listAdvisoryDocuments, __webpack_exports__listArtifactVersions as listArtifactVersions, __webpack_exports__listArtifacts as listArtifacts, __webpack_exports__listCumulativeVulnCountReports as listCumulativeVulnCountReports, __webpack_exports__listEolTags as listEolTags, __webpack_exports__listExternalGroupRoleMappings as listExternalGroupRoleMappings, __webpack_exports__listGroupInvites as listGroupInvites, __webpack_exports__listGroups as listGroups, __webpack_exports__listIdentities as listIdentities, __webpack_exports__listIdentityProviders as listIdentityProviders, __webpack_exports__listRepos as listRepos, __webpack_exports__listRoleBindings as listRoleBindings, __webpack_exports__listRoles as listRoles, __webpack_exports__listSubscriptions as listSubscriptions, __webpack_exports__listTagHistory as listTagHistory, __webpack_exports__listTags as listTags, __webpack_exports__listTermsAcceptances as listTermsAcceptances, __webpack_exports__listVulnCountReports as listVulnCountReports, __webpack_exports__listVulnReports as listVulnReports, __webpack_exports__listVulnerabilityMetadata as listVulnerabilityMetadata, __webpack_exports__lookupGroup as lookupGroup, __webpack_exports__lookupIdentity as lookupIdentity, __webpack_exports__path as path, __webpack_exports__ping as ping, __webpack_exports__readRecords as readRecords, __webpack_exports__regenerateScimToken as regenerateScimToken, __webpack_exports__requestGroupAccess as requestGroupAccess, __webpack_exports__revokeScimToken as revokeScimToken, __webpack_exports__setScimEnabled as setScimEnabled, __webpack_exports__updateAccountAssociation as updateAccountAssociation, __webpack_exports__updateGroup as updateGroup, __webpack_exports__updateIdentity as updateIdentity, __webpack_exports__updateIdentityMetadata as updateIdentityMetadata, __webpack_exports__updateIdentityProvider as updateIdentityProvider, __webpack_exports__updateRepo as updateRepo, __webpack_exports__updateRepoReadme as updateRepoReadme, __webpack_exports__updateRole as updateRole, __webpack_exports__updateRoleBinding as updateRoleBinding };
