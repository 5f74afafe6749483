"use strict";
exports.id = 395;
exports.ids = [395];
exports.modules = {
	73305: (function(e, t, n) {
		n.d(t, {
			_L: function() {
				return _boolean;
			},
			LK: function() {
				return _int;
			},
			m9: function() {
				return _minLength;
			},
			G8: function() {
				return _never;
			},
			F7: function() {
				return _number;
			},
			NC: function() {
				return _positive;
			},
			fU: function() {
				return _refine;
			},
			Fk: function() {
				return _regex;
			},
			Rl: function() {
				return _string;
			},
			em: function() {
				return _unknown;
			},
			q0: function() {
				return describe;
			},
			mI: function() {
				return meta;
			}
		});
		var r = n(44890);
		;
		var i;
		const a = null && Symbol("ZodOutput");
		const o = null && Symbol("ZodInput");
		class $ZodRegistry {
			constructor() {
				this._map = new WeakMap();
				this._idmap = new Map();
			}
			add(e, ...t) {
				const n = t[0];
				this._map.set(e, n);
				if (n && typeof n === "object" && "id" in n) {
					this._idmap.set(n.id, e);
				}
				return this;
			}
			clear() {
				this._map = new WeakMap();
				this._idmap = new Map();
				return this;
			}
			remove(e) {
				const t = this._map.get(e);
				if (t && typeof t === "object" && "id" in t) {
					this._idmap.delete(t.id);
				}
				this._map.delete(e);
				return this;
			}
			get(e) {
				const t = e._zod.parent;
				if (t) {
					const n = { ...this.get(t) ?? {} };
					delete n.id;
					const r = {
						...n,
						...this._map.get(e)
					};
					return Object.keys(r).length ? r : undefined;
				}
				return this._map.get(e);
			}
			has(e) {
				return this._map.has(e);
			}
		}
		function registry() {
			return new $ZodRegistry();
		}
		(i = globalThis).__zod_globalRegistry ?? (i.__zod_globalRegistry = registry());
		const s = globalThis.__zod_globalRegistry;
		var c = n(54723);
		;
		function snapshotChecks(e) {
			if (e.checks) e.checks = [...e.checks];
			return e;
		}
		function _string(e, t) {
			return new e(snapshotChecks({
				type: "string",
				...c.A2(t)
			}));
		}
		function _coercedString(e, t) {
			return new e(snapshotChecks({
				type: "string",
				coerce: true,
				...util.normalizeParams(t)
			}));
		}
		function _email(e, t) {
			return new e({
				type: "string",
				format: "email",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _guid(e, t) {
			return new e({
				type: "string",
				format: "guid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _uuid(e, t) {
			return new e({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _uuidv4(e, t) {
			return new e({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: false,
				version: "v4",
				...util.normalizeParams(t)
			});
		}
		function _uuidv6(e, t) {
			return new e({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: false,
				version: "v6",
				...util.normalizeParams(t)
			});
		}
		function _uuidv7(e, t) {
			return new e({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: false,
				version: "v7",
				...util.normalizeParams(t)
			});
		}
		function _url(e, t) {
			return new e({
				type: "string",
				format: "url",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _emoji(e, t) {
			return new e({
				type: "string",
				format: "emoji",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _nanoid(e, t) {
			return new e({
				type: "string",
				format: "nanoid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _cuid(e, t) {
			return new e({
				type: "string",
				format: "cuid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _cuid2(e, t) {
			return new e({
				type: "string",
				format: "cuid2",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _ulid(e, t) {
			return new e({
				type: "string",
				format: "ulid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _xid(e, t) {
			return new e({
				type: "string",
				format: "xid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _ksuid(e, t) {
			return new e({
				type: "string",
				format: "ksuid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _ipv4(e, t) {
			return new e({
				type: "string",
				format: "ipv4",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _ipv6(e, t) {
			return new e({
				type: "string",
				format: "ipv6",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _mac(e, t) {
			return new e({
				type: "string",
				format: "mac",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _cidrv4(e, t) {
			return new e({
				type: "string",
				format: "cidrv4",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _cidrv6(e, t) {
			return new e({
				type: "string",
				format: "cidrv6",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _base64(e, t) {
			return new e({
				type: "string",
				format: "base64",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _base64url(e, t) {
			return new e({
				type: "string",
				format: "base64url",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _e164(e, t) {
			return new e({
				type: "string",
				format: "e164",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _creditCard(e, t) {
			return new e({
				type: "string",
				format: "credit_card",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _iban(e, t) {
			return new e({
				type: "string",
				format: "iban",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		function _jwt(e, t) {
			return new e({
				type: "string",
				format: "jwt",
				check: "string_format",
				abort: false,
				...util.normalizeParams(t)
			});
		}
		const l = {
			Any: null,
			Minute: -1,
			Second: 0,
			Millisecond: 3,
			Microsecond: 6
		};
		function _isoDateTime(e, t) {
			return new e({
				type: "string",
				format: "datetime",
				check: "string_format",
				offset: false,
				local: false,
				precision: null,
				...util.normalizeParams(t)
			});
		}
		function _isoDate(e, t) {
			return new e({
				type: "string",
				format: "date",
				check: "string_format",
				...util.normalizeParams(t)
			});
		}
		function _isoTime(e, t) {
			return new e({
				type: "string",
				format: "time",
				check: "string_format",
				precision: null,
				...util.normalizeParams(t)
			});
		}
		function _isoDuration(e, t) {
			return new e({
				type: "string",
				format: "duration",
				check: "string_format",
				...util.normalizeParams(t)
			});
		}
		function _number(e, t) {
			return new e(snapshotChecks({
				type: "number",
				checks: [],
				...c.A2(t)
			}));
		}
		function _coercedNumber(e, t) {
			return new e(snapshotChecks({
				type: "number",
				coerce: true,
				checks: [],
				...util.normalizeParams(t)
			}));
		}
		function _int(e, t) {
			return new e({
				type: "number",
				check: "number_format",
				abort: false,
				format: "safeint",
				...c.A2(t)
			});
		}
		function _float32(e, t) {
			return new e({
				type: "number",
				check: "number_format",
				abort: false,
				format: "float32",
				...util.normalizeParams(t)
			});
		}
		function _float64(e, t) {
			return new e({
				type: "number",
				check: "number_format",
				abort: false,
				format: "float64",
				...util.normalizeParams(t)
			});
		}
		function _int32(e, t) {
			return new e({
				type: "number",
				check: "number_format",
				abort: false,
				format: "int32",
				...util.normalizeParams(t)
			});
		}
		function _uint32(e, t) {
			return new e({
				type: "number",
				check: "number_format",
				abort: false,
				format: "uint32",
				...util.normalizeParams(t)
			});
		}
		function _boolean(e, t) {
			return new e({
				type: "boolean",
				...c.A2(t)
			});
		}
		function _coercedBoolean(e, t) {
			return new e({
				type: "boolean",
				coerce: true,
				...util.normalizeParams(t)
			});
		}
		function _bigint(e, t) {
			return new e({
				type: "bigint",
				...util.normalizeParams(t)
			});
		}
		function _coercedBigint(e, t) {
			return new e({
				type: "bigint",
				coerce: true,
				...util.normalizeParams(t)
			});
		}
		function _int64(e, t) {
			return new e({
				type: "bigint",
				check: "bigint_format",
				abort: false,
				format: "int64",
				...util.normalizeParams(t)
			});
		}
		function _uint64(e, t) {
			return new e({
				type: "bigint",
				check: "bigint_format",
				abort: false,
				format: "uint64",
				...util.normalizeParams(t)
			});
		}
		function _symbol(e, t) {
			return new e({
				type: "symbol",
				...util.normalizeParams(t)
			});
		}
		function _undefined(e, t) {
			return new e({
				type: "undefined",
				...util.normalizeParams(t)
			});
		}
		function _null(e, t) {
			return new e({
				type: "null",
				...util.normalizeParams(t)
			});
		}
		function _any(e) {
			return new e({ type: "any" });
		}
		function _unknown(e) {
			return new e({ type: "unknown" });
		}
		function _never(e, t) {
			return new e({
				type: "never",
				...c.A2(t)
			});
		}
		function _void(e, t) {
			return new e({
				type: "void",
				...util.normalizeParams(t)
			});
		}
		function _date(e, t) {
			return new e({
				type: "date",
				...util.normalizeParams(t)
			});
		}
		function _coercedDate(e, t) {
			return new e({
				type: "date",
				coerce: true,
				...util.normalizeParams(t)
			});
		}
		function _nan(e, t) {
			return new e({
				type: "nan",
				...util.normalizeParams(t)
			});
		}
		function _lt(e, t) {
			return new checks.$ZodCheckLessThan({
				check: "less_than",
				...util.normalizeParams(t),
				value: e,
				inclusive: false
			});
		}
		function _lte(e, t) {
			return new checks.$ZodCheckLessThan({
				check: "less_than",
				...util.normalizeParams(t),
				value: e,
				inclusive: true
			});
		}
		function _gt(e, t) {
			return new r.J_({
				check: "greater_than",
				...c.A2(t),
				value: e,
				inclusive: false
			});
		}
		function _gte(e, t) {
			return new checks.$ZodCheckGreaterThan({
				check: "greater_than",
				...util.normalizeParams(t),
				value: e,
				inclusive: true
			});
		}
		function _positive(e) {
			return _gt(0, e);
		}
		function _negative(e) {
			return _lt(0, e);
		}
		function _nonpositive(e) {
			return _lte(0, e);
		}
		function _nonnegative(e) {
			return _gte(0, e);
		}
		function _multipleOf(e, t) {
			return new checks.$ZodCheckMultipleOf({
				check: "multiple_of",
				...util.normalizeParams(t),
				value: e
			});
		}
		function _maxSize(e, t) {
			return new checks.$ZodCheckMaxSize({
				check: "max_size",
				...util.normalizeParams(t),
				maximum: e
			});
		}
		function _minSize(e, t) {
			return new checks.$ZodCheckMinSize({
				check: "min_size",
				...util.normalizeParams(t),
				minimum: e
			});
		}
		function _size(e, t) {
			return new checks.$ZodCheckSizeEquals({
				check: "size_equals",
				...util.normalizeParams(t),
				size: e
			});
		}
		function _maxLength(e, t) {
			const n = new checks.$ZodCheckMaxLength({
				check: "max_length",
				...util.normalizeParams(t),
				maximum: e
			});
			return n;
		}
		function _minLength(e, t) {
			return new r.Kk({
				check: "min_length",
				...c.A2(t),
				minimum: e
			});
		}
		function _length(e, t) {
			return new checks.$ZodCheckLengthEquals({
				check: "length_equals",
				...util.normalizeParams(t),
				length: e
			});
		}
		function _regex(e, t) {
			return new r.DG({
				check: "string_format",
				format: "regex",
				...c.A2(t),
				pattern: e
			});
		}
		function _lowercase(e) {
			return new checks.$ZodCheckLowerCase({
				check: "string_format",
				format: "lowercase",
				...util.normalizeParams(e)
			});
		}
		function _uppercase(e) {
			return new checks.$ZodCheckUpperCase({
				check: "string_format",
				format: "uppercase",
				...util.normalizeParams(e)
			});
		}
		function _includes(e, t) {
			return new checks.$ZodCheckIncludes({
				check: "string_format",
				format: "includes",
				...util.normalizeParams(t),
				includes: e
			});
		}
		function _startsWith(e, t) {
			return new checks.$ZodCheckStartsWith({
				check: "string_format",
				format: "starts_with",
				...util.normalizeParams(t),
				prefix: e
			});
		}
		function _endsWith(e, t) {
			return new checks.$ZodCheckEndsWith({
				check: "string_format",
				format: "ends_with",
				...util.normalizeParams(t),
				suffix: e
			});
		}
		function _property(e, t, n) {
			return new checks.$ZodCheckProperty({
				check: "property",
				property: e,
				schema: t,
				...util.normalizeParams(n)
			});
		}
		function _properties(e, t) {
			return new checks.$ZodCheckProperties({
				check: "properties",
				shape: e,
				...util.normalizeParams(t)
			});
		}
		function _mime(e, t) {
			return new checks.$ZodCheckMimeType({
				check: "mime_type",
				mime: e,
				...util.normalizeParams(t)
			});
		}
		function _overwrite(e) {
			return new checks.$ZodCheckOverwrite({
				check: "overwrite",
				tx: e
			});
		}
		function _normalize(e) {
			return _overwrite((t) => t.normalize(e));
		}
		function _trim() {
			return _overwrite((e) => e.trim());
		}
		function _toLowerCase() {
			return _overwrite((e) => e.toLowerCase());
		}
		function _toUpperCase() {
			return _overwrite((e) => e.toUpperCase());
		}
		function _slugify() {
			return _overwrite((e) => util.slugify(e));
		}
		function _array(e, t, n) {
			return new e({
				type: "array",
				element: t,
				...util.normalizeParams(n)
			});
		}
		function _union(e, t, n) {
			return new e({
				type: "union",
				options: t,
				...util.normalizeParams(n)
			});
		}
		function _xor(e, t, n) {
			return new e({
				type: "union",
				options: t,
				inclusive: false,
				...util.normalizeParams(n)
			});
		}
		function _discriminatedUnion(e, t, n, r) {
			return new e({
				type: "union",
				options: n,
				discriminator: t,
				...util.normalizeParams(r)
			});
		}
		function _intersection(e, t, n) {
			return new e({
				type: "intersection",
				left: t,
				right: n
			});
		}
		function _tuple(e, t, n, r) {
			const i = n instanceof schemas.$ZodType;
			const a = i ? r : n;
			const o = i ? n : null;
			return new e({
				type: "tuple",
				items: t,
				rest: o,
				...util.normalizeParams(a)
			});
		}
		function _record(e, t, n, r) {
			return new e({
				type: "record",
				keyType: t,
				valueType: n,
				...util.normalizeParams(r)
			});
		}
		function _map(e, t, n, r) {
			return new e({
				type: "map",
				keyType: t,
				valueType: n,
				...util.normalizeParams(r)
			});
		}
		function _set(e, t, n) {
			return new e({
				type: "set",
				valueType: t,
				...util.normalizeParams(n)
			});
		}
		function _enum(e, t, n) {
			const r = Array.isArray(t) ? Object.fromEntries(t.map((e) => [e, e])) : t;
			return new e({
				type: "enum",
				entries: r,
				...util.normalizeParams(n)
			});
		}
		function _nativeEnum(e, t, n) {
			return new e({
				type: "enum",
				entries: t,
				...util.normalizeParams(n)
			});
		}
		function _literal(e, t, n) {
			return new e({
				type: "literal",
				values: Array.isArray(t) ? t : [t],
				...util.normalizeParams(n)
			});
		}
		function _file(e, t) {
			return new e({
				type: "file",
				...util.normalizeParams(t)
			});
		}
		function _transform(e, t) {
			return new e({
				type: "transform",
				transform: t
			});
		}
		function _optional(e, t) {
			return new e({
				type: "optional",
				innerType: t
			});
		}
		function _nullable(e, t) {
			return new e({
				type: "nullable",
				innerType: t
			});
		}
		function _default(e, t, n) {
			return new e({
				type: "default",
				innerType: t,
				get defaultValue() {
					return typeof n === "function" ? n() : util.shallowClone(n);
				}
			});
		}
		function _nonoptional(e, t, n) {
			return new e({
				type: "nonoptional",
				innerType: t,
				...util.normalizeParams(n)
			});
		}
		function _success(e, t) {
			return new e({
				type: "success",
				innerType: t
			});
		}
		function _catch(e, t, n) {
			return new e({
				type: "catch",
				innerType: t,
				catchValue: typeof n === "function" ? n : util.constantCatch(n)
			});
		}
		function _pipe(e, t, n) {
			return new e({
				type: "pipe",
				in: t,
				out: n
			});
		}
		function _readonly(e, t) {
			return new e({
				type: "readonly",
				innerType: t
			});
		}
		function _templateLiteral(e, t, n) {
			return new e({
				type: "template_literal",
				parts: t,
				...util.normalizeParams(n)
			});
		}
		function _lazy(e, t) {
			return new e({
				type: "lazy",
				getter: t
			});
		}
		function _promise(e, t) {
			return new e({
				type: "promise",
				innerType: t
			});
		}
		function _custom(e, t, n) {
			const r = util.normalizeParams(n);
			r.abort ?? (r.abort = true);
			const i = new e({
				type: "custom",
				check: "custom",
				fn: t,
				...r
			});
			return i;
		}
		function _refine(e, t, n) {
			const r = new e({
				type: "custom",
				check: "custom",
				fn: t,
				...c.A2(n)
			});
			return r;
		}
		function _superRefine(e, t) {
			const n = _check((t) => {
				t.addIssue = (e) => {
					if (typeof e === "string") {
						t.issues.push(util.issue(e, t.value, n._zod.def));
					} else {
						const r = e;
						if (r.fatal) r.continue = false;
						r.code ?? (r.code = "custom");
						if (!("input" in r)) r.input = t.value;
						r.inst ?? (r.inst = n);
						r.continue ?? (r.continue = !n._zod.def.abort);
						t.issues.push(util.issue(r));
					}
				};
				return e(t.value, t);
			}, t);
			return n;
		}
		function _check(e, t) {
			const n = new checks.$ZodCheck({
				check: "custom",
				...util.normalizeParams(t)
			});
			n._zod.check = e;
			return n;
		}
		function describe(e) {
			const t = new r.QP({ check: "describe" });
			t._zod.onattach = [(t) => {
				const n = s.get(t) ?? {};
				s.add(t, {
					...n,
					description: e
				});
			}];
			t._zod.check = () => {};
			return t;
		}
		function meta(e) {
			const t = new r.QP({ check: "meta" });
			t._zod.onattach = [(t) => {
				const n = s.get(t) ?? {};
				s.add(t, {
					...n,
					...e
				});
			}];
			t._zod.check = () => {};
			return t;
		}
		function _stringbool(e, t) {
			const n = util.normalizeParams(t);
			let r = n.truthy ?? [
				"true",
				"1",
				"yes",
				"on",
				"y",
				"enabled"
			];
			let i = n.falsy ?? [
				"false",
				"0",
				"no",
				"off",
				"n",
				"disabled"
			];
			if (n.case !== "sensitive") {
				r = r.map((e) => typeof e === "string" ? e.toLowerCase() : e);
				i = i.map((e) => typeof e === "string" ? e.toLowerCase() : e);
			}
			const a = new Set(r);
			const o = new Set(i);
			const s = e.Codec ?? schemas.$ZodCodec;
			const c = e.Boolean ?? schemas.$ZodBoolean;
			const l = e.String ?? schemas.$ZodString;
			const u = new l({
				type: "string",
				error: n.error
			});
			const d = new c({
				type: "boolean",
				error: n.error
			});
			const f = new s({
				type: "pipe",
				in: u,
				out: d,
				transform: ((e, t) => {
					let r = e;
					if (n.case !== "sensitive") r = r.toLowerCase();
					if (a.has(r)) {
						return true;
					} else if (o.has(r)) {
						return false;
					} else {
						t.issues.push({
							code: "invalid_value",
							expected: "stringbool",
							values: [...a, ...o],
							input: t.value,
							inst: f,
							continue: false
						});
						return {};
					}
				}),
				reverseTransform: ((e, t) => {
					if (e === true) {
						return r[0] || "true";
					} else {
						return i[0] || "false";
					}
				}),
				error: n.error
			});
			f._zod.bag.truthy = r;
			f._zod.bag.falsy = i;
			f._zod.bag.case = n.case ?? "insensitive";
			return f;
		}
		function _stringFormat(e, t, n, r = {}) {
			const i = util.normalizeParams(r);
			const a = {
				check: "string_format",
				type: "string",
				format: t,
				fn: typeof n === "function" ? n : (e) => n.test(e),
				...i
			};
			if (n instanceof RegExp) {
				a.pattern = n;
			}
			const o = new e(a);
			return o;
		}
	}),
	44890: (function(e, t, n) {
		n.d(t, {
			DG: function() {
				return ie;
			},
			J_: function() {
				return c;
			},
			KH: function() {
				return u;
			},
			Kk: function() {
				return ne;
			},
			QP: function() {
				return a;
			}
		});
		var r = n(88532);
		var i = n(54723);
		const a = r.xI("$ZodCheck", (e, t) => {
			var n;
			e._zod ?? (e._zod = {});
			e._zod.def = t;
			(n = e._zod).onattach ?? (n.onattach = []);
		});
		const _whenHasSize = (e) => {
			const t = e.value;
			return !util.nullish(t) && t.size !== undefined;
		};
		const _whenHasLength = (e) => {
			const t = e.value;
			return !i.cl(t) && t.length !== undefined;
		};
		const o = {
			number: "number",
			bigint: "bigint",
			object: "date"
		};
		const s = null && core.$constructor("$ZodCheckLessThan", (e, t) => {
			a.init(e, t);
			const n = o[typeof t.value];
			e._zod.check = (r) => {
				if (t.inclusive ? r.value <= t.value : r.value < t.value) {
					return;
				}
				r.issues.push({
					origin: o[typeof r.value] ?? n,
					code: "too_big",
					maximum: typeof t.value === "object" ? t.value.getTime() : t.value,
					input: r.value,
					inclusive: t.inclusive,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const c = r.xI("$ZodCheckGreaterThan", (e, t) => {
			a.init(e, t);
			const n = o[typeof t.value];
			e._zod.check = (r) => {
				if (t.inclusive ? r.value >= t.value : r.value > t.value) {
					return;
				}
				r.issues.push({
					origin: o[typeof r.value] ?? n,
					code: "too_small",
					minimum: typeof t.value === "object" ? t.value.getTime() : t.value,
					input: r.value,
					inclusive: t.inclusive,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const l = null && core.$constructor("$ZodCheckMultipleOf", (e, t) => {
			a.init(e, t);
			e._zod.check = (n) => {
				if (typeof n.value !== typeof t.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
				const r = typeof n.value === "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : util.floatSafeRemainder(n.value, t.value) === 0;
				if (r) return;
				n.issues.push({
					origin: typeof n.value,
					code: "not_multiple_of",
					divisor: t.value,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const u = r.xI("$ZodCheckNumberFormat", (e, t) => {
			a.init(e, t);
			t.format = t.format || "float64";
			const n = t.format?.includes("int");
			const r = n ? "int" : "number";
			const [o, s] = i.zH[t.format];
			e._zod.check = (i) => {
				const a = i.value;
				if (n) {
					if (!Number.isInteger(a)) {
						i.issues.push({
							expected: r,
							format: t.format,
							code: "invalid_type",
							continue: false,
							input: a,
							inst: e
						});
						return;
					}
					if (!Number.isSafeInteger(a)) {
						if (a > 0) {
							i.issues.push({
								input: a,
								code: "too_big",
								maximum: Number.MAX_SAFE_INTEGER,
								note: "Integers must be within the safe integer range.",
								inst: e,
								origin: r,
								inclusive: true,
								continue: !t.abort
							});
						} else {
							i.issues.push({
								input: a,
								code: "too_small",
								minimum: Number.MIN_SAFE_INTEGER,
								note: "Integers must be within the safe integer range.",
								inst: e,
								origin: r,
								inclusive: true,
								continue: !t.abort
							});
						}
						return;
					}
				}
				if (a < o) {
					i.issues.push({
						origin: "number",
						input: a,
						code: "too_small",
						minimum: o,
						inclusive: true,
						inst: e,
						continue: !t.abort
					});
				}
				if (a > s) {
					i.issues.push({
						origin: "number",
						input: a,
						code: "too_big",
						maximum: s,
						inclusive: true,
						inst: e,
						continue: !t.abort
					});
				}
			};
		});
		const d = null && core.$constructor("$ZodCheckBigIntFormat", (e, t) => {
			a.init(e, t);
			const [n, r] = util.BIGINT_FORMAT_RANGES[t.format];
			e._zod.check = (i) => {
				const a = i.value;
				if (a < n) {
					i.issues.push({
						origin: "bigint",
						input: a,
						code: "too_small",
						minimum: n,
						inclusive: true,
						inst: e,
						continue: !t.abort
					});
				}
				if (a > r) {
					i.issues.push({
						origin: "bigint",
						input: a,
						code: "too_big",
						maximum: r,
						inclusive: true,
						inst: e,
						continue: !t.abort
					});
				}
			};
		});
		const f = null && core.$constructor("$ZodCheckMaxSize", (e, t) => {
			var n;
			a.init(e, t);
			(n = e._zod.def).when ?? (n.when = _whenHasSize);
			e._zod.check = (n) => {
				const r = n.value;
				const i = r.size;
				if (i <= t.maximum) return;
				n.issues.push({
					origin: util.getSizableOrigin(r),
					code: "too_big",
					maximum: t.maximum,
					inclusive: true,
					input: r,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const p = null && core.$constructor("$ZodCheckMinSize", (e, t) => {
			var n;
			a.init(e, t);
			(n = e._zod.def).when ?? (n.when = _whenHasSize);
			e._zod.check = (n) => {
				const r = n.value;
				const i = r.size;
				if (i >= t.minimum) return;
				n.issues.push({
					origin: util.getSizableOrigin(r),
					code: "too_small",
					minimum: t.minimum,
					inclusive: true,
					input: r,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const ee = null && core.$constructor("$ZodCheckSizeEquals", (e, t) => {
			var n;
			a.init(e, t);
			(n = e._zod.def).when ?? (n.when = _whenHasSize);
			e._zod.check = (n) => {
				const r = n.value;
				const i = r.size;
				if (i === t.size) return;
				const a = i > t.size;
				n.issues.push({
					origin: util.getSizableOrigin(r),
					...a ? {
						code: "too_big",
						maximum: t.size
					} : {
						code: "too_small",
						minimum: t.size
					},
					inclusive: true,
					exact: true,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const te = null && core.$constructor("$ZodCheckMaxLength", (e, t) => {
			var n;
			a.init(e, t);
			(n = e._zod.def).when ?? (n.when = _whenHasLength);
			e._zod.check = (n) => {
				const r = n.value;
				const i = r.length;
				const a = typeof r === "string" && i > t.maximum ? util.codePointLength(r) : i;
				if (a <= t.maximum) return;
				const o = util.getLengthableOrigin(r);
				n.issues.push({
					origin: o,
					code: "too_big",
					maximum: t.maximum,
					inclusive: true,
					input: r,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const ne = r.xI("$ZodCheckMinLength", (e, t) => {
			var n;
			a.init(e, t);
			(n = e._zod.def).when ?? (n.when = _whenHasLength);
			e._zod.check = (n) => {
				const r = n.value;
				const a = r.length;
				const o = typeof r === "string" && a >= t.minimum && a < t.minimum * 2 ? i.O7(r) : a;
				if (o >= t.minimum) return;
				const s = i.Rc(r);
				n.issues.push({
					origin: s,
					code: "too_small",
					minimum: t.minimum,
					inclusive: true,
					input: r,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const re = null && core.$constructor("$ZodCheckLengthEquals", (e, t) => {
			var n;
			a.init(e, t);
			(n = e._zod.def).when ?? (n.when = _whenHasLength);
			e._zod.check = (n) => {
				const r = n.value;
				const i = r.length;
				const a = typeof r === "string" && i >= t.length && i <= t.length * 2 ? util.codePointLength(r) : i;
				if (a === t.length) return;
				const o = util.getLengthableOrigin(r);
				const s = a > t.length;
				n.issues.push({
					origin: o,
					...s ? {
						code: "too_big",
						maximum: t.length
					} : {
						code: "too_small",
						minimum: t.length
					},
					inclusive: true,
					exact: true,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const m = r.xI("$ZodCheckStringFormat", (e, t) => {
			var n, r;
			a.init(e, t);
			if (t.pattern) (n = e._zod).check ?? (n.check = (n) => {
				t.pattern.lastIndex = 0;
				if (t.pattern.test(n.value)) return;
				n.issues.push({
					origin: "string",
					code: "invalid_format",
					format: t.format,
					input: n.value,
					...t.pattern ? { pattern: t.pattern.toString() } : {},
					inst: e,
					continue: !t.abort
				});
			});
			else (r = e._zod).check ?? (r.check = () => {});
		});
		const ie = r.xI("$ZodCheckRegex", (e, t) => {
			m.init(e, t);
			e._zod.check = (n) => {
				t.pattern.lastIndex = 0;
				if (t.pattern.test(n.value)) return;
				n.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "regex",
					input: n.value,
					pattern: t.pattern.toString(),
					inst: e,
					continue: !t.abort
				});
			};
		});
		const ae = null && core.$constructor("$ZodCheckLowerCase", (e, t) => {
			t.pattern ?? (t.pattern = regexes.lowercase);
			m.init(e, t);
		});
		const oe = null && core.$constructor("$ZodCheckUpperCase", (e, t) => {
			t.pattern ?? (t.pattern = regexes.uppercase);
			m.init(e, t);
		});
		const se = null && core.$constructor("$ZodCheckIncludes", (e, t) => {
			a.init(e, t);
			const n = util.escapeRegex(t.includes);
			const r = new RegExp(typeof t.position === "number" ? `^.{${t.position},}${n}` : n);
			t.pattern = r;
			e._zod.check = (n) => {
				if (n.value.includes(t.includes, t.position)) return;
				n.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "includes",
					includes: t.includes,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const ce = null && core.$constructor("$ZodCheckStartsWith", (e, t) => {
			a.init(e, t);
			const n = new RegExp(`^${util.escapeRegex(t.prefix)}.*`);
			t.pattern ?? (t.pattern = n);
			e._zod.check = (n) => {
				if (n.value.startsWith(t.prefix)) return;
				n.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "starts_with",
					prefix: t.prefix,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const le = null && core.$constructor("$ZodCheckEndsWith", (e, t) => {
			a.init(e, t);
			const n = new RegExp(`.*${util.escapeRegex(t.suffix)}$`);
			t.pattern ?? (t.pattern = n);
			e._zod.check = (n) => {
				if (n.value.endsWith(t.suffix)) return;
				n.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "ends_with",
					suffix: t.suffix,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		function handleCheckPropertyResult(e, t, n) {
			if (e.issues.length) {
				t.issues.push(...util.prefixIssues(n, e.issues));
			}
		}
		const ue = null && core.$constructor("$ZodCheckProperty", (e, t) => {
			a.init(e, t);
			e._zod.check = (e) => {
				const n = t.schema._zod.run({
					value: e.value[t.property],
					issues: []
				}, {});
				if (n instanceof Promise) {
					return n.then((n) => handleCheckPropertyResult(n, e, t.property));
				}
				handleCheckPropertyResult(n, e, t.property);
				return;
			};
		});
		const de = null && core.$constructor("$ZodCheckProperties", (e, t) => {
			a.init(e, t);
			util.hide(e, Symbol.iterator, function* () {
				yield e;
			});
			let n;
			e._zod.check = (r) => {
				if (r.value == null) {
					r.issues.push({
						expected: "object",
						code: "invalid_type",
						input: r.value,
						inst: e
					});
					return undefined;
				}
				n ?? (n = Reflect.ownKeys(t.shape).map((e) => [e, t.shape[e]]));
				const i = r.value;
				let a;
				for (const [e, t] of n) {
					const n = t._zod.run({
						value: i[e],
						issues: []
					}, {});
					if (n instanceof Promise) {
						a ?? (a = []);
						a.push(n.then((t) => handleCheckPropertyResult(t, r, e)));
					} else {
						handleCheckPropertyResult(n, r, e);
					}
				}
				if (a) return Promise.all(a).then(() => undefined);
				return undefined;
			};
		});
		const fe = null && core.$constructor("$ZodCheckMimeType", (e, t) => {
			a.init(e, t);
			const n = new Set(t.mime);
			e._zod.check = (r) => {
				if (n.has(r.value.type)) return;
				r.issues.push({
					code: "invalid_value",
					values: t.mime,
					input: r.value.type,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const pe = null && core.$constructor("$ZodCheckOverwrite", (e, t) => {
			a.init(e, t);
			e._zod.check = (e) => {
				e.value = t.tx(e.value);
			};
		});
	}),
	88532: (function(e, t, n) {
		n.d(t, {
			$W: function() {
				return config;
			},
			GT: function() {
				return $ZodAsyncError;
			},
			cr: function() {
				return l;
			},
			xI: function() {
				return $constructor;
			}
		});
		var r = n(54723);
		var i;
		const a = Object.freeze({ status: "aborted" });
		const o = {
			value: undefined,
			enumerable: false
		};
		let s = "captureStackTrace" in Error ? Error : null;
		function newError(e) {
			const t = s;
			if (t) {
				const n = t.stackTraceLimit;
				if (typeof n === "number") {
					try {
						t.stackTraceLimit = 0;
					} catch {
						s = null;
						return new e();
					}
					try {
						return new e();
					} finally {
						t.stackTraceLimit = n;
					}
				}
			}
			return new e();
		}
		function $constructor(e, t, n, i) {
			const a = {};
			function Internals(e) {
				this.def = e;
				this.constr = _;
				this.traits = new Set();
			}
			Internals.prototype = a;
			const s = n;
			const c = s && new WeakSet();
			function init(n, i) {
				if (!n._zod) {
					o.value = new Internals(i);
					try {
						Object.defineProperty(n, "_zod", o);
					} finally {
						o.value = undefined;
					}
				} else if (n._zod.traits.has(e)) {
					return;
				}
				n._zod.traits.add(e);
				t(n, i);
				if (c) {
					const e = Object.getPrototypeOf(n);
					const t = n._zod.constr.prototype;
					let i = e;
					while (i && i !== t) i = Object.getPrototypeOf(i);
					const a = i ?? e;
					if (!c.has(a)) {
						c.add(a);
						(0, r.ol)(a, s);
					}
				}
				const a = _.prototype;
				for (const e in a) {
					if (!Object.prototype.hasOwnProperty.call(a, e)) continue;
					if (!(e in n)) {
						n[e] = a[e].bind(n);
					}
				}
			}
			const l = i?.Parent ?? Object;
			class Definition extends l {}
			Object.defineProperty(Definition, "name", { value: e });
			function _(e) {
				const t = i?.Parent ? newError(Definition) : this;
				init(t, e);
				const n = t._zod.deferred;
				if (n) {
					for (const e of n) {
						e();
					}
					t._zod.deferred = undefined;
				}
				const r = globalThis.__zod_globalConfig?.postProcessor;
				if (r) r(t);
				return t;
			}
			Object.defineProperty(_, "init", { value: init });
			Object.defineProperty(_, Symbol.hasInstance, { value: (t) => {
				if (i?.Parent && t instanceof i.Parent) return true;
				return t?._zod?.traits?.has(e);
			} });
			Object.defineProperty(_, "name", { value: e });
			return _;
		}
		const c = null && Symbol("zod_brand");
		class $ZodAsyncError extends Error {
			constructor() {
				super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
			}
		}
		class $ZodEncodeError extends Error {
			constructor(e) {
				super(`Encountered unidirectional transform during encode: ${e}`);
				this.name = "ZodEncodeError";
			}
		}
		(i = globalThis).__zod_globalConfig ?? (i.__zod_globalConfig = {});
		const l = globalThis.__zod_globalConfig;
		function config(e) {
			if (e) Object.assign(l, e);
			return l;
		}
	}),
	54723: (function(e, t, n) {
		n.d(t, {
			A2: function() {
				return normalizeParams;
			},
			Gv: function() {
				return isObject;
			},
			NM: function() {
				return optionalKeys;
			},
			O7: function() {
				return codePointLength;
			},
			PO: function() {
				return cached;
			},
			QH: function() {
				return aborted;
			},
			Rc: function() {
				return getLengthableOrigin;
			},
			Up: function() {
				return pick;
			},
			Vy: function() {
				return assignProp;
			},
			X: function() {
				return installLazyProp;
			},
			X$: function() {
				return extend;
			},
			cl: function() {
				return nullish;
			},
			d3: function() {
				return attachSchema;
			},
			gx: function() {
				return i;
			},
			hi: function() {
				return sizeCaps;
			},
			iR: function() {
				return finalizeIssue;
			},
			jD: function() {
				return hide;
			},
			k8: function() {
				return jsonStringifyReplacer;
			},
			lQ: function() {
				return prefixIssues;
			},
			o8: function() {
				return clone;
			},
			ol: function() {
				return members;
			},
			p6: function() {
				return cleanRegex;
			},
			qQ: function() {
				return o;
			},
			qh: function() {
				return own;
			},
			rL: function() {
				return explicitlyAborted;
			},
			sD: function() {
				return escapeRegex;
			},
			sn: function() {
				return issue;
			},
			v5: function() {
				return defineLazyInternal;
			},
			w5: function() {
				return getEnumValues;
			},
			zH: function() {
				return c;
			}
		});
		function assertEqual(e) {
			return e;
		}
		function assertNotEqual(e) {
			return e;
		}
		function toZod() {
			return (e) => e;
		}
		function assertIs(e) {}
		function assertNever(e) {
			throw new Error("Unexpected value in exhaustive check");
		}
		function assert(e) {}
		function getEnumValues(e) {
			const t = Object.values(e).filter((e) => typeof e === "number");
			const n = Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
			return n;
		}
		function joinValues(e, t = "|") {
			return e.map((e) => stringifyPrimitive(e)).join(t);
		}
		function jsonStringifyReplacer(e, t) {
			if (typeof t === "bigint") return t.toString();
			return t;
		}
		class Cached {
			constructor(e) {
				this._getter = e;
				this._value = undefined;
			}
			get value() {
				const e = this._getter;
				if (e !== undefined) {
					this._value = e();
					this._getter = undefined;
				}
				return this._value;
			}
		}
		function cached(e) {
			return new Cached(e);
		}
		function nullish(e) {
			return e === null || e === undefined;
		}
		function cleanRegex(e) {
			const t = e.startsWith("^") ? 1 : 0;
			const n = e.endsWith("$") ? e.length - 1 : e.length;
			return e.slice(t, n);
		}
		function floatSafeRemainder(e, t) {
			const n = e / t;
			const r = Math.round(n);
			const i = 4 * Number.EPSILON * Math.max(Math.abs(n), 1);
			if (Math.abs(n - r) < i) return 0;
			return n - r;
		}
		const r = null && Symbol("evaluating");
		function defineLazy(e, t, n) {
			let i = undefined;
			Object.defineProperty(e, t, {
				get() {
					if (i === r) {
						return undefined;
					}
					if (i === undefined) {
						i = r;
						i = n();
					}
					return i;
				},
				set(n) {
					Object.defineProperty(e, t, { value: n });
				},
				configurable: true
			});
		}
		function objectClone(e) {
			return Object.create(Object.getPrototypeOf(e), Object.getOwnPropertyDescriptors(e));
		}
		function assignProp(e, t, n) {
			Object.defineProperty(e, t, {
				value: n,
				writable: true,
				enumerable: true,
				configurable: true
			});
		}
		function rawShape(e) {
			const t = Object.getOwnPropertyDescriptor(e, "shape");
			return t?.get ? t.get.raw : t?.value;
		}
		function sourceShape(e) {
			return rawShape(e._zod.def) ?? e._zod.def.shape;
		}
		function deferProp(e, t, n) {
			Object.defineProperty(e, t, {
				get() {
					const e = n();
					assignProp(this, t, e);
					return e;
				},
				enumerable: true,
				configurable: true
			});
		}
		function putProp(e, t, n) {
			if (t in e) assignProp(e, t, n);
			else e[t] = n;
		}
		function mirrorShape(e, t, n, r) {
			const i = sourceShape(t);
			for (const a of n) {
				const n = Object.getOwnPropertyDescriptor(i, a);
				if (!n.enumerable) continue;
				if (n.get) {
					deferProp(e, a, () => {
						const e = t._zod.def.shape[a];
						return r ? r(e, a) : e;
					});
				} else putProp(e, a, r ? r(n.value, a) : n.value);
			}
		}
		function mirrorProps(e, t) {
			for (const n of Reflect.ownKeys(t)) {
				const r = Object.getOwnPropertyDescriptor(t, n);
				if (!r.enumerable) continue;
				if (r.get) deferProp(e, n, () => t[n]);
				else putProp(e, n, r.value);
			}
		}
		function mergeDefs(...e) {
			const t = {};
			for (const n of e) {
				const e = Object.getOwnPropertyDescriptors(n);
				Object.assign(t, e);
			}
			return Object.defineProperties({}, t);
		}
		function cloneDef(e) {
			return mergeDefs(e._zod.def);
		}
		function getElementAtPath(e, t) {
			if (!t) return e;
			return t.reduce((e, t) => e?.[t], e);
		}
		function promiseAllObject(e) {
			const t = Object.keys(e);
			const n = t.map((t) => e[t]);
			return Promise.all(n).then((e) => {
				const n = {};
				for (let r = 0; r < t.length; r++) {
					n[t[r]] = e[r];
				}
				return n;
			});
		}
		function randomString(e = 10) {
			const t = "abcdefghijklmnopqrstuvwxyz";
			let n = "";
			for (let r = 0; r < e; r++) {
				n += t[Math.floor(Math.random() * t.length)];
			}
			return n;
		}
		function esc(e) {
			return JSON.stringify(e);
		}
		function slugify(e) {
			return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
		}
		const i = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
		function isObject(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		const a = null && cached(() => {
			if (globalConfig.jitless) {
				return false;
			}
			if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
				return false;
			}
			try {
				const e = Function;
				new e("");
				return true;
			} catch (e) {
				return false;
			}
		});
		function isPlainObject(e) {
			if (isObject(e) === false) return false;
			const t = e.constructor;
			if (t === undefined) return true;
			if (typeof t !== "function") return true;
			const n = t.prototype;
			if (isObject(n) === false) return false;
			if (Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") === false) {
				return false;
			}
			return true;
		}
		function shallowClone(e) {
			if (isPlainObject(e)) return { ...e };
			if (Array.isArray(e)) return [...e];
			if (e instanceof Map) return new Map(e);
			if (e instanceof Set) return new Set(e);
			return e;
		}
		function numKeys(e) {
			let t = 0;
			for (const n in e) {
				if (Object.prototype.hasOwnProperty.call(e, n)) {
					t++;
				}
			}
			return t;
		}
		const getParsedType = (e) => {
			const t = typeof e;
			switch (t) {
				case "undefined": return "undefined";
				case "string": return "string";
				case "number": return Number.isNaN(e) ? "nan" : "number";
				case "boolean": return "boolean";
				case "function": return "function";
				case "bigint": return "bigint";
				case "symbol": return "symbol";
				case "object":
					if (Array.isArray(e)) {
						return "array";
					}
					if (e === null) {
						return "null";
					}
					if (e.then && typeof e.then === "function" && e.catch && typeof e.catch === "function") {
						return "promise";
					}
					if (typeof Map !== "undefined" && e instanceof Map) {
						return "map";
					}
					if (typeof Set !== "undefined" && e instanceof Set) {
						return "set";
					}
					if (typeof Date !== "undefined" && e instanceof Date) {
						return "date";
					}
					if (typeof File !== "undefined" && e instanceof File) {
						return "file";
					}
					return "object";
				default: throw new Error(`Unknown data type: ${t}`);
			}
		};
		const o = new Set([
			"string",
			"number",
			"symbol"
		]);
		const s = new Set([
			"string",
			"number",
			"bigint",
			"boolean",
			"symbol",
			"undefined"
		]);
		function escapeRegex(e) {
			return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		function clone(e, t, n) {
			const r = new e._zod.constr(t ?? e._zod.def);
			if (!t || n?.parent) r._zod.parent = e;
			return r;
		}
		function normalizeParams(e) {
			const t = e;
			if (!t) return {};
			if (typeof t === "string") return { error: () => t };
			if (t?.message !== undefined) {
				if (t?.error !== undefined) throw new Error("Cannot specify both `message` and `error` params");
				t.error = t.message;
			}
			delete t.message;
			if (typeof t.error === "string") return {
				...t,
				error: () => t.error
			};
			return t;
		}
		function createTransparentProxy(e) {
			let t;
			return new Proxy({}, {
				get(n, r, i) {
					t ?? (t = e());
					return Reflect.get(t, r, i);
				},
				set(n, r, i, a) {
					t ?? (t = e());
					return Reflect.set(t, r, i, a);
				},
				has(n, r) {
					t ?? (t = e());
					return Reflect.has(t, r);
				},
				deleteProperty(n, r) {
					t ?? (t = e());
					return Reflect.deleteProperty(t, r);
				},
				ownKeys(n) {
					t ?? (t = e());
					return Reflect.ownKeys(t);
				},
				getOwnPropertyDescriptor(n, r) {
					t ?? (t = e());
					return Reflect.getOwnPropertyDescriptor(t, r);
				},
				defineProperty(n, r, i) {
					t ?? (t = e());
					return Reflect.defineProperty(t, r, i);
				}
			});
		}
		function stringifyPrimitive(e) {
			if (typeof e === "bigint") return e.toString() + "n";
			if (typeof e === "string") return `"${e}"`;
			return `${e}`;
		}
		function optionalKeys(e) {
			return Object.keys(e).filter((t) => {
				return e[t]._zod.optin !== undefined && e[t]._zod.optout === "optional";
			});
		}
		const c = (() => ({
			safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
			int32: [-2147483648, 2147483647],
			uint32: [0, 4294967295],
			float32: [-34028234663852886e22, 34028234663852886e22],
			float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
		}))();
		const l = {
			int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
			uint64: [BigInt(0), BigInt("18446744073709551615")]
		};
		function pick(e, t) {
			const n = e._zod.def;
			const r = n.checks;
			const i = r && r.length > 0;
			if (i) {
				throw new Error(".pick() cannot be used on object schemas containing refinements");
			}
			const a = {};
			mirrorShape(a, e, maskedKeys(e, t));
			return clone(e, mergeDefs(n, {
				shape: a,
				checks: []
			}));
		}
		function maskedKeys(e, t) {
			const n = sourceShape(e);
			const r = [];
			for (const e of Reflect.ownKeys(t)) {
				if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) {
					throw new Error(`Unrecognized key: "${String(e)}"`);
				}
				if (t[e]) r.push(e);
			}
			return r;
		}
		function omit(e, t) {
			const n = e._zod.def;
			const r = n.checks;
			const i = r && r.length > 0;
			if (i) {
				throw new Error(".omit() cannot be used on object schemas containing refinements");
			}
			const a = new Set(maskedKeys(e, t));
			const o = {};
			mirrorShape(o, e, Reflect.ownKeys(sourceShape(e)).filter((e) => !a.has(e)));
			return clone(e, mergeDefs(n, {
				shape: o,
				checks: []
			}));
		}
		function extend(e, t) {
			if (!isPlainObject(t)) {
				throw new Error("Invalid input to extend: expected a plain object");
			}
			const n = e._zod.def.checks;
			const r = n && n.length > 0;
			if (r) {
				const n = sourceShape(e);
				for (const e of Reflect.ownKeys(t)) {
					if (Object.getOwnPropertyDescriptor(n, e) !== undefined) {
						throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
					}
				}
			}
			return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
		}
		function extended(e, t) {
			const n = {};
			mirrorShape(n, e, Reflect.ownKeys(sourceShape(e)));
			mirrorProps(n, t);
			return n;
		}
		function safeExtend(e, t) {
			if (!isPlainObject(t)) {
				throw new Error("Invalid input to safeExtend: expected a plain object");
			}
			return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
		}
		function merge(e, t) {
			if (!t?._zod?.def) {
				throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
			}
			if (e._zod.def.checks?.length) {
				throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
			}
			const n = {};
			mirrorShape(n, e, Reflect.ownKeys(sourceShape(e)));
			mirrorShape(n, t, Reflect.ownKeys(sourceShape(t)));
			const r = mergeDefs(e._zod.def, {
				shape: n,
				get catchall() {
					return t._zod.def.catchall;
				},
				checks: t._zod.def.checks ?? []
			});
			return clone(e, r);
		}
		function partial(e, t, n, r = "partial") {
			const i = t._zod.def;
			const a = i.checks;
			const o = a && a.length > 0;
			if (o) {
				throw new Error(`.${r}() cannot be used on object schemas containing refinements`);
			}
			const s = n ? new Set(maskedKeys(t, n)) : undefined;
			const c = {};
			mirrorShape(c, t, Reflect.ownKeys(sourceShape(t)), e && ((t, n) => s && !s.has(n) ? t : new e({
				type: "optional",
				innerType: t
			})));
			return clone(t, mergeDefs(t._zod.def, {
				shape: c,
				checks: []
			}));
		}
		function required(e, t, n) {
			const r = n ? new Set(maskedKeys(t, n)) : undefined;
			const i = {};
			mirrorShape(i, t, Reflect.ownKeys(sourceShape(t)), (t, n) => r && !r.has(n) ? t : new e({
				type: "nonoptional",
				innerType: t
			}));
			return clone(t, mergeDefs(t._zod.def, { shape: i }));
		}
		function aborted(e, t = 0) {
			if (e.aborted === true) return true;
			for (let n = t; n < e.issues.length; n++) {
				if (e.issues[n]?.continue !== true) {
					return true;
				}
			}
			return false;
		}
		function explicitlyAborted(e, t = 0) {
			if (e.aborted === true) return true;
			for (let n = t; n < e.issues.length; n++) {
				if (e.issues[n]?.continue === false) {
					return true;
				}
			}
			return false;
		}
		function prefixIssues(e, t) {
			return t.map((t) => {
				var n;
				(n = t).path ?? (n.path = []);
				t.path.unshift(e);
				return t;
			});
		}
		function unwrapMessage(e) {
			return typeof e === "string" ? e : e?.message;
		}
		function sizeCaps(e) {
			const t = [];
			for (const n of e ?? []) {
				const e = n._zod.def;
				if (!/_(length|size)$|_equals$/.test(e.check)) break;
				const r = e.maximum ?? e.length ?? e.size;
				if (r >= 0) t.push([r, n]);
			}
			return t;
		}
		function attachSchema(e, t, n) {
			var r;
			for (let i = t; i < e.length; i++) {
				(r = e[i]).schema ?? (r.schema = n);
			}
		}
		function finalizeIssue(e, t, n) {
			var r;
			const i = e.inst?._zod?.traits;
			if (i?.has("$ZodType")) {
				if (i.has("$ZodCheck")) (r = e).schema ?? (r.schema = e.inst);
				else e.schema = e.inst;
			}
			const a = e.schema !== e.inst ? e.schema?._zod.def?.error : undefined;
			const o = e.message ? e.message : unwrapMessage(e.inst?._zod.def?.error?.(e)) ?? unwrapMessage(a?.(e)) ?? unwrapMessage(t?.error?.(e)) ?? unwrapMessage(n.customError?.(e)) ?? unwrapMessage(n.localeError?.(e)) ?? "Invalid input";
			const s = {};
			for (const t of Object.keys(e)) {
				if (t === "inst" || t === "schema" || t === "continue" || t === "input" || t === "__proto__") continue;
				s[t] = e[t];
			}
			s.path ?? (s.path = []);
			s.message = o;
			if (t?.reportInput) {
				s.input = e.input;
			}
			return s;
		}
		function getSizableOrigin(e) {
			if (e instanceof Set) return "set";
			if (e instanceof Map) return "map";
			if (e instanceof File) return "file";
			return "unknown";
		}
		const u = /[\uD800-\uDBFF]/;
		function codePointLength(e) {
			const t = e.length;
			if (!u.test(e)) return t;
			let n = t;
			for (let r = 0; r < t - 1; r++) {
				if ((e.charCodeAt(r) & 64512) === 55296 && (e.charCodeAt(r + 1) & 64512) === 56320) {
					n--;
					r++;
				}
			}
			return n;
		}
		function getLengthableOrigin(e) {
			if (Array.isArray(e)) return "array";
			if (typeof e === "string") return "string";
			return "unknown";
		}
		function parsedType(e) {
			const t = typeof e;
			switch (t) {
				case "number": {
					return Number.isNaN(e) ? "nan" : "number";
				}
				case "object": {
					if (e === null) {
						return "null";
					}
					if (Array.isArray(e)) {
						return "array";
					}
					const t = e;
					if (t && Object.getPrototypeOf(t) !== Object.prototype && "constructor" in t && t.constructor) {
						return t.constructor.name;
					}
				}
			}
			return t;
		}
		function issue(...e) {
			const [t, n, r] = e;
			if (typeof t === "string") {
				return {
					message: t,
					code: "custom",
					input: n,
					inst: r
				};
			}
			return { ...t };
		}
		function cleanEnum(e) {
			return Object.entries(e).filter(([e, t]) => {
				return Number.isNaN(Number.parseInt(e, 10));
			}).map((e) => e[1]);
		}
		function base64ToUint8Array(e) {
			const t = atob(e);
			const n = new Uint8Array(t.length);
			for (let e = 0; e < t.length; e++) {
				n[e] = t.charCodeAt(e);
			}
			return n;
		}
		function uint8ArrayToBase64(e) {
			let t = "";
			for (let n = 0; n < e.length; n++) {
				t += String.fromCharCode(e[n]);
			}
			return btoa(t);
		}
		function base64urlToUint8Array(e) {
			const t = e.replace(/-/g, "+").replace(/_/g, "/");
			const n = "=".repeat((4 - t.length % 4) % 4);
			return base64ToUint8Array(t + n);
		}
		function uint8ArrayToBase64url(e) {
			return uint8ArrayToBase64(e).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
		}
		function hexToUint8Array(e) {
			const t = e.replace(/^0x/, "");
			if (t.length % 2 !== 0) {
				throw new Error("Invalid hex string length");
			}
			const n = new Uint8Array(t.length / 2);
			for (let e = 0; e < t.length; e += 2) {
				n[e / 2] = Number.parseInt(t.slice(e, e + 2), 16);
			}
			return n;
		}
		function uint8ArrayToHex(e) {
			return Array.from(e).map((e) => e.toString(16).padStart(2, "0")).join("");
		}
		class Class {
			constructor(...e) {}
		}
		function members(e, t) {
			for (const n in t) {
				const r = Object.getOwnPropertyDescriptor(t, n);
				if (r.get) Object.defineProperty(e, n, {
					...r,
					enumerable: false
				});
				else defineBound(e, n, r.value);
			}
		}
		function own(e, t, n, r = true) {
			Object.defineProperty(e, t, {
				configurable: true,
				writable: true,
				enumerable: r,
				value: n
			});
			return n;
		}
		function hide(e, t, n) {
			return own(e, t, n, false);
		}
		function derived(e, t) {
			for (const n in e) {
				const r = e[n];
				Object.defineProperty(t, n, {
					configurable: true,
					enumerable: true,
					get() {
						return own(this, n, r(this));
					},
					set(e) {
						own(this, n, e);
					}
				});
			}
			return t;
		}
		function defineBound(e, t, n) {
			Object.defineProperty(e, t, {
				configurable: true,
				get() {
					return this == null ? n : own(this, t, n.bind(this));
				},
				set(e) {
					own(this, t, e);
				}
			});
		}
		function claim(e, t) {
			const n = Object.getPrototypeOf(e);
			return t in n ? undefined : n;
		}
		let d;
		let f = false;
		const p = {
			configurable: true,
			get() {
				f = true;
				return undefined;
			}
		};
		function defineLazyInternal(e, t, n) {
			const r = Object.getPrototypeOf(e._zod);
			if (t in r && d !== e._zod) {
				d = undefined;
				return;
			}
			d = e._zod;
			Object.defineProperty(r, t, {
				configurable: true,
				get() {
					Object.defineProperty(this, t, p);
					const e = f;
					f = false;
					try {
						const r = n(this);
						if (f) delete this[t];
						else Object.defineProperty(this, t, {
							configurable: true,
							writable: true,
							value: r
						});
						f = f || e;
						return r;
					} catch (n) {
						delete this[t];
						f = f || e;
						throw n;
					}
				},
				set(e) {
					Object.defineProperty(this, t, {
						configurable: true,
						writable: true,
						value: e
					});
				}
			});
		}
		function installLazyProp(e, t, n, r) {
			const i = claim(e, t);
			if (!i) return;
			Object.defineProperty(i, t, {
				configurable: true,
				get() {
					const e = {
						configurable: true,
						writable: true,
						enumerable: r,
						value: undefined
					};
					Object.defineProperty(this, t, e);
					e.value = n(this);
					Object.defineProperty(this, t, e);
					return e.value;
				},
				set(e) {
					Object.defineProperty(this, t, {
						configurable: true,
						writable: true,
						enumerable: r,
						value: e
					});
				}
			});
		}
		const ee = "~constantCatch";
		function constantCatch(e) {
			const fn = () => e;
			fn[ee] = true;
			return fn;
		}
	}),
	28395: (function(e, t, n) {
		n.d(t, {
			YOg: function() {
				return array;
			},
			zMY: function() {
				return schemas_boolean;
			},
			k5n: function() {
				return _enum;
			},
			yqP: function() {
				return exactOptional;
			},
			X$i: function() {
				return extend;
			},
			Whr: function() {
				return schemas_int;
			},
			euz: function() {
				return literal;
			},
			_H3: function() {
				return looseObject;
			},
			mIj: function() {
				return Dr;
			},
			mee: function() {
				return nullable;
			},
			cl6: function() {
				return nullish;
			},
			aig: function() {
				return schemas_number;
			},
			Ikc: function() {
				return object;
			},
			lqM: function() {
				return optional;
			},
			UpN: function() {
				return pick;
			},
			YPB: function() {
				return refine;
			},
			rej: function() {
				return strictObject;
			},
			YjP: function() {
				return schemas_string;
			},
			KCZ: function() {
				return union;
			}
		});
		var r = n(88532);
		var i = n(44890);
		;
		const a = /^[cC][0-9a-z]{6,}$/;
		const o = /^[0-9a-z]+$/;
		const s = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
		const c = /^[0-9a-vA-V]{20}$/;
		const l = /^[A-Za-z0-9]{27}$/;
		const u = /^[a-zA-Z0-9_-]{21}$/;
		function nanoidOfLength(e) {
			return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
		}
		const d = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
		const f = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
		const p = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
		const uuid = (e) => {
			if (!e) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
			return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
		};
		const ee = null && uuid(4);
		const te = null && uuid(6);
		const ne = null && uuid(7);
		const re = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
		const m = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
		const ie = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
		const ae = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
		const oe = null && ae;
		const se = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
		const ce = null && `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
		function emoji() {
			return new RegExp(ce, "u");
		}
		const le = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
		const ue = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
		const mac = (e) => {
			const t = util.escapeRegex(e ?? ":");
			return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0-9a-f]{2}$`);
		};
		const de = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
		const fe = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
		const pe = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
		const me = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
		const he = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
		const ge = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
		const _e = /^https?$/;
		const ve = /^\+[1-9]\d{6,14}$/;
		const ye = /^\d(?:[ -]?\d){11,18}$/;
		const be = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
		const xe = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
		const h = null && `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
		function regexes_anchor(e) {
			return new RegExp(`^${e}$`);
		}
		const Se = null && regexes_anchor(h);
		function timeSource(e) {
			const t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
			const n = typeof e.precision === "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
			return n;
		}
		function time(e) {
			return new RegExp(`^${timeSource(e)}$`);
		}
		function datetime(e) {
			const t = ["Z"];
			if (e.offset) t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
			const n = `${timeSource({
				precision: e.precision,
				seconds: true
			})}(?:${t.join("|")})`;
			const r = e.local ? `${n}|${timeSource({ precision: e.precision })}` : n;
			return new RegExp(`^${h}T(?:${r})$`);
		}
		const Ce = /^[\s\S]{0,}$/;
		const string = (e) => {
			const t = e ? `[\\s\\S]{${e?.minimum ?? 0},${e?.maximum ?? ""}}` : `[\\s\\S]*`;
			return new RegExp(`^${t}$`);
		};
		const we = /^-?\d+n?$/;
		const Te = /^-?\d+$/;
		const Ee = /^-?\d+(?:\.\d+)?$/;
		const De = /^(?:true|false)$/i;
		const Oe = /^null$/i;
		const ke = /^undefined$/i;
		const Ae = /^[^A-Z]*$/;
		const je = /^[^a-z]*$/;
		const Me = /^[0-9a-fA-F]*$/;
		function fixedBase64(e, t) {
			return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`);
		}
		function fixedBase64url(e) {
			return new RegExp(`^[A-Za-z0-9_-]{${e}}$`);
		}
		const Ne = /^[0-9a-fA-F]{32}$/;
		const Pe = null && fixedBase64(22, "==");
		const Fe = null && fixedBase64url(22);
		const Ie = /^[0-9a-fA-F]{40}$/;
		const Le = null && fixedBase64(27, "=");
		const Re = null && fixedBase64url(27);
		const ze = /^[0-9a-fA-F]{64}$/;
		const Be = null && fixedBase64(43, "=");
		const Ve = null && fixedBase64url(43);
		const He = /^[0-9a-fA-F]{96}$/;
		const Ue = null && fixedBase64(64, "");
		const We = null && fixedBase64url(64);
		const Ge = /^[0-9a-fA-F]{128}$/;
		const Ke = null && fixedBase64(86, "==");
		const qe = null && fixedBase64url(86);
		var g = n(54723);
		;
		const Je = {
			major: 4,
			minor: 6,
			patch: 7
		};
		;
		const v = r.xI("$ZodType", (e, t) => {
			var n;
			e ?? (e = {});
			e._zod.def = t;
			e._zod.bag = e._zod.bag || {};
			e._zod.version = Je;
			const i = e._zod.def.checks;
			const a = e._zod.traits.has("$ZodCheck") ? [e, ...i ?? []] : i?.length ? [...i] : [];
			for (const t of a) {
				for (const n of t._zod.onattach) {
					n(e);
				}
			}
			if (a.length === 0) {
				(n = e._zod).deferred ?? (n.deferred = []);
				e._zod.deferred?.push(() => {
					e._zod.run = e._zod.parse;
				});
			} else {
				const runChecks = (t, n, i) => {
					if (t.memo) return t;
					let a = g.QH(t);
					let o;
					for (const s of n) {
						if (s._zod.def.when) {
							if (g.rL(t)) continue;
							const e = s._zod.def.when(t);
							if (!e) continue;
						} else if (a) {
							continue;
						}
						const n = t.issues.length;
						const c = s._zod.check(t);
						if (c instanceof Promise && i?.async === false) {
							throw new r.GT();
						}
						if (o || c instanceof Promise) {
							o = (o ?? Promise.resolve()).then(async () => {
								await c;
								const r = t.issues.length;
								if (r === n) return;
								g.d3(t.issues, n, e);
								if (!a) a = g.QH(t, n);
							});
						} else {
							const r = t.issues.length;
							if (r === n) continue;
							g.d3(t.issues, n, e);
							if (!a) a = g.QH(t, n);
						}
					}
					if (o) {
						return o.then(() => {
							return t;
						});
					}
					return t;
				};
				const handleCanaryResult = (t, n, i) => {
					if (g.QH(t)) {
						t.aborted = true;
						return t;
					}
					const o = runChecks(n, a, i);
					if (o instanceof Promise) {
						if (i.async === false) throw new r.GT();
						return o.then((t) => e._zod.parse(t, i));
					}
					return e._zod.parse(o, i);
				};
				e._zod.run = (t, n) => {
					if (n.skipChecks) {
						return e._zod.parse(t, n);
					}
					if (n.direction === "backward") {
						const r = e._zod.parse({
							value: t.value,
							issues: []
						}, {
							...n,
							skipChecks: true
						});
						if (r instanceof Promise) {
							return r.then((e) => {
								return handleCanaryResult(e, t, n);
							});
						}
						return handleCanaryResult(r, t, n);
					}
					const i = e._zod.parse(t, n);
					if (i instanceof Promise) {
						if (n.async === false) throw new r.GT();
						return i.then((e) => runChecks(e, a, n));
					}
					return runChecks(i, a, n);
				};
			}
		}, {
			get "~standard"() {
				return g.jD(this, "~standard", standardProps(this));
			},
			set "~standard"(e) {
				g.qh(this, "~standard", e);
			}
		});
		const toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => g.iR(e, t, r.$W())) } : { value: e.value };
		async function validateAsync(e, t) {
			const n = { async: true };
			return toStandardResult(await e._zod.run({
				value: t,
				issues: []
			}, n), n);
		}
		function standardProps(e) {
			return {
				validate: (t) => {
					const n = { async: false };
					try {
						const r = e._zod.run({
							value: t,
							issues: []
						}, n);
						if (!(r instanceof Promise)) return toStandardResult(r, n);
					} catch (e) {}
					return validateAsync(e, t);
				},
				vendor: "zod",
				version: 1
			};
		}
		const y = r.xI("$ZodString", (e, t) => {
			v.init(e, t);
			e._zod.pattern = t.pattern ?? Ce;
			e._zod.parse = (n, r) => {
				if (t.coerce) try {
					n.value = String(n.value);
				} catch (e) {}
				if (typeof n.value === "string") return n;
				n.issues.push({
					expected: "string",
					code: "invalid_type",
					input: n.value,
					inst: e
				});
				return n;
			};
		});
		const b = null && core.$constructor("$ZodStringFormat", (e, t) => {
			checks.$ZodCheckStringFormat.init(e, t);
			y.init(e, t);
		});
		const Ye = null && core.$constructor("$ZodGUID", (e, t) => {
			t.pattern ?? (t.pattern = regexes.guid);
			b.init(e, t);
		});
		const Xe = null && core.$constructor("$ZodUUID", (e, t) => {
			if (t.version) {
				const e = {
					v1: 1,
					v2: 2,
					v3: 3,
					v4: 4,
					v5: 5,
					v6: 6,
					v7: 7,
					v8: 8
				};
				const n = e[t.version];
				if (n === undefined) throw new Error(`Invalid UUID version: "${t.version}"`);
				t.pattern ?? (t.pattern = regexes.uuid(n));
			} else t.pattern ?? (t.pattern = regexes.uuid());
			b.init(e, t);
		});
		const Ze = null && core.$constructor("$ZodEmail", (e, t) => {
			t.pattern ?? (t.pattern = regexes.email);
			b.init(e, t);
		});
		const x = 1;
		const S = 2;
		function canParseURL(e) {
			try {
				if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(e);
				new URL(e);
				return true;
			} catch {
				return false;
			}
		}
		function validateURL(e, t) {
			if (!("normalize" in t) && !("hostname" in t) && !("protocol" in t)) {
				return canParseURL(e) || S;
			}
			return parseURLObject(e, t);
		}
		function parseURLObject(e, t) {
			if (!t.normalize && t.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(e)) {
				return x;
			}
			try {
				if (typeof URL !== "undefined") {
					const t = URL;
					if (typeof t.parse === "function") return t.parse(e) ?? S;
				}
				return new URL(e);
			} catch {
				return S;
			}
		}
		const Qe = /[\t\n\r]/g;
		function stripTabAndNewline(e) {
			return e.replace(Qe, "");
		}
		function urlHostnameOk(e, t) {
			t.lastIndex = 0;
			return t.test(e.hostname);
		}
		function urlProtocolOk(e, t) {
			t.lastIndex = 0;
			return t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
		}
		const $e = null && core.$constructor("$ZodURL", (e, t) => {
			b.init(e, t);
			e._zod.check = (n) => {
				try {
					const r = n.value.trim();
					const i = validateURL(r, t);
					if (i === x) {
						n.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid URL format",
							input: n.value,
							inst: e,
							continue: !t.abort
						});
						return;
					}
					if (i === S) {
						n.issues.push({
							code: "invalid_format",
							format: "url",
							input: n.value,
							inst: e,
							continue: !t.abort
						});
						return;
					}
					if (i === true) {
						n.value = stripTabAndNewline(r);
						return;
					}
					if (t.hostname && !urlHostnameOk(i, t.hostname)) {
						n.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid hostname",
							pattern: t.hostname.source,
							input: n.value,
							inst: e,
							continue: !t.abort
						});
					}
					if (t.protocol && !urlProtocolOk(i, t.protocol)) {
						n.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid protocol",
							pattern: t.protocol.source,
							input: n.value,
							inst: e,
							continue: !t.abort
						});
					}
					n.value = t.normalize ? i.href : stripTabAndNewline(r);
					return;
				} catch (r) {
					n.issues.push({
						code: "invalid_format",
						format: "url",
						input: n.value,
						inst: e,
						continue: !t.abort
					});
				}
			};
		});
		const et = null && core.$constructor("$ZodEmoji", (e, t) => {
			t.pattern ?? (t.pattern = regexes.emoji());
			b.init(e, t);
		});
		const tt = null && core.$constructor("$ZodNanoID", (e, t) => {
			if (t.length !== undefined && (!Number.isInteger(t.length) || t.length < 1)) throw new Error(`Invalid nanoid length: ${t.length}`);
			t.pattern ?? (t.pattern = t.length === undefined ? regexes.nanoid : regexes.nanoidOfLength(t.length));
			b.init(e, t);
		});
		const nt = null && core.$constructor("$ZodCUID", (e, t) => {
			t.pattern ?? (t.pattern = regexes.cuid);
			b.init(e, t);
		});
		const rt = null && core.$constructor("$ZodCUID2", (e, t) => {
			t.pattern ?? (t.pattern = regexes.cuid2);
			b.init(e, t);
		});
		const it = null && core.$constructor("$ZodULID", (e, t) => {
			t.pattern ?? (t.pattern = regexes.ulid);
			b.init(e, t);
		});
		const at = null && core.$constructor("$ZodXID", (e, t) => {
			t.pattern ?? (t.pattern = regexes.xid);
			b.init(e, t);
		});
		const ot = null && core.$constructor("$ZodKSUID", (e, t) => {
			t.pattern ?? (t.pattern = regexes.ksuid);
			b.init(e, t);
		});
		const st = null && core.$constructor("$ZodISODateTime", (e, t) => {
			t.pattern ?? (t.pattern = regexes.datetime(t));
			b.init(e, t);
		});
		const ct = null && core.$constructor("$ZodISODate", (e, t) => {
			t.pattern ?? (t.pattern = regexes.date);
			b.init(e, t);
		});
		const lt = null && core.$constructor("$ZodISOTime", (e, t) => {
			t.pattern ?? (t.pattern = regexes.time(t));
			b.init(e, t);
		});
		const ut = null && core.$constructor("$ZodISODuration", (e, t) => {
			t.pattern ?? (t.pattern = regexes.duration);
			b.init(e, t);
		});
		const dt = null && core.$constructor("$ZodIPv4", (e, t) => {
			t.pattern ?? (t.pattern = regexes.ipv4);
			b.init(e, t);
		});
		const ft = /^[0-9a-fA-F:.]+$/;
		function isValidIPv6(e) {
			if (!ft.test(e)) return false;
			return canParseURL(`http://[${e}]`);
		}
		const pt = null && core.$constructor("$ZodIPv6", (e, t) => {
			t.pattern ?? (t.pattern = regexes.ipv6);
			b.init(e, t);
			e._zod.check = (n) => {
				if (!isValidIPv6(n.value)) {
					n.issues.push({
						code: "invalid_format",
						format: "ipv6",
						input: n.value,
						inst: e,
						continue: !t.abort
					});
				}
			};
		});
		const mt = null && core.$constructor("$ZodMAC", (e, t) => {
			t.pattern ?? (t.pattern = regexes.mac(t.delimiter));
			b.init(e, t);
		});
		const ht = null && core.$constructor("$ZodCIDRv4", (e, t) => {
			t.pattern ?? (t.pattern = regexes.cidrv4);
			b.init(e, t);
		});
		function isValidCIDRv6(e) {
			const t = e.split("/");
			if (t.length !== 2) return false;
			const [n, r] = t;
			if (!r) return false;
			const i = Number(r);
			if (`${i}` !== r) return false;
			if (i < 0 || i > 128) return false;
			return isValidIPv6(n);
		}
		const gt = null && core.$constructor("$ZodCIDRv6", (e, t) => {
			t.pattern ?? (t.pattern = regexes.cidrv6);
			b.init(e, t);
			e._zod.check = (n) => {
				if (!isValidCIDRv6(n.value)) {
					n.issues.push({
						code: "invalid_format",
						format: "cidrv6",
						input: n.value,
						inst: e,
						continue: !t.abort
					});
				}
			};
		});
		function isValidBase64(e) {
			if (e === "") return true;
			if (/\s/.test(e)) return false;
			if (e.length % 4 !== 0) return false;
			try {
				atob(e);
				return true;
			} catch {
				return false;
			}
		}
		const _t = /^[0-9a-zA-Z+/]*={0,2}$/;
		const vt = null && core.$constructor("$ZodBase64", (e, t) => {
			t.pattern ?? (t.pattern = _t);
			b.init(e, t);
			e._zod.check = (n) => {
				if (isValidBase64(n.value)) return;
				n.issues.push({
					code: "invalid_format",
					format: "base64",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const C = /^[A-Za-z0-9_-]*$/;
		function isValidBase64URL(e) {
			if (!C.test(e)) return false;
			const t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
			const n = t.padEnd(Math.ceil(t.length / 4) * 4, "=");
			return isValidBase64(n);
		}
		const yt = null && core.$constructor("$ZodBase64URL", (e, t) => {
			t.pattern ?? (t.pattern = C);
			b.init(e, t);
			e._zod.check = (n) => {
				if (isValidBase64URL(n.value)) return;
				n.issues.push({
					code: "invalid_format",
					format: "base64url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const bt = null && core.$constructor("$ZodE164", (e, t) => {
			t.pattern ?? (t.pattern = regexes.e164);
			b.init(e, t);
		});
		const xt = /[- ]/g;
		function isLuhnAlgo(e) {
			let t = e.length;
			let n = 1;
			let r = 0;
			while (t) {
				const i = e.charCodeAt(--t) - 48;
				n ^= 1;
				r += n ? [
					0,
					2,
					4,
					6,
					8,
					1,
					3,
					5,
					7,
					9
				][i] : i;
			}
			return r % 10 === 0;
		}
		function isValidCreditCard(e) {
			if (!regexes.creditCard.test(e)) return false;
			return isLuhnAlgo(e.replace(xt, ""));
		}
		const St = null && core.$constructor("$ZodCreditCard", (e, t) => {
			t.pattern ?? (t.pattern = regexes.creditCard);
			b.init(e, t);
			e._zod.check = (n) => {
				if (isValidCreditCard(n.value)) return;
				n.issues.push({
					code: "invalid_format",
					format: "credit_card",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		function isIso7064Mod97(e) {
			let t = 0;
			const n = e.length;
			for (let r = 4; r < n; r++) {
				const n = e.charCodeAt(r);
				t = (n >= 65 ? t * 100 + (n - 55) : t * 10 + (n - 48)) % 97;
			}
			for (let n = 0; n < 4; n++) {
				const r = e.charCodeAt(n);
				t = (r >= 65 ? t * 100 + (r - 55) : t * 10 + (r - 48)) % 97;
			}
			return t === 1;
		}
		function isValidIBAN(e) {
			if (!regexes.iban.test(e)) return false;
			return isIso7064Mod97(e);
		}
		const Ct = null && core.$constructor("$ZodIBAN", (e, t) => {
			t.pattern ?? (t.pattern = regexes.iban);
			b.init(e, t);
			e._zod.check = (n) => {
				if (isValidIBAN(n.value)) return;
				n.issues.push({
					code: "invalid_format",
					format: "iban",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		function isValidJWT(e, t = null) {
			try {
				const n = e.split(".");
				if (n.length !== 3) return false;
				const [r] = n;
				if (!r) return false;
				const i = JSON.parse(atob(r));
				if ("typ" in i && i?.typ !== "JWT") return false;
				if (!i.alg) return false;
				if (t && (!("alg" in i) || i.alg !== t)) return false;
				return true;
			} catch {
				return false;
			}
		}
		const wt = null && core.$constructor("$ZodJWT", (e, t) => {
			b.init(e, t);
			e._zod.check = (n) => {
				if (isValidJWT(n.value, t.alg)) return;
				n.issues.push({
					code: "invalid_format",
					format: "jwt",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const Tt = null && core.$constructor("$ZodCustomStringFormat", (e, t) => {
			b.init(e, t);
			e._zod.check = (n) => {
				if (t.fn(n.value)) return;
				n.issues.push({
					code: "invalid_format",
					format: t.format,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
			};
		});
		const w = r.xI("$ZodNumber", (e, t) => {
			v.init(e, t);
			e._zod.pattern = Ee;
			e._zod.parse = (n, r) => {
				if (t.coerce) try {
					n.value = Number(n.value);
				} catch (e) {}
				const i = n.value;
				if (typeof i === "number" && !Number.isNaN(i) && Number.isFinite(i)) {
					return n;
				}
				const a = typeof i === "number" ? Number.isNaN(i) ? "NaN" : !Number.isFinite(i) ? String(i) : undefined : undefined;
				n.issues.push({
					expected: "number",
					code: "invalid_type",
					input: i,
					inst: e,
					...a ? { received: a } : {}
				});
				return n;
			};
		});
		const Et = r.xI("$ZodNumberFormat", (e, t) => {
			i.KH.init(e, t);
			w.init(e, t);
		});
		const Dt = r.xI("$ZodBoolean", (e, t) => {
			v.init(e, t);
			e._zod.pattern = De;
			e._zod.parse = (n, r) => {
				if (t.coerce) try {
					n.value = Boolean(n.value);
				} catch (e) {}
				const i = n.value;
				if (typeof i === "boolean") return n;
				n.issues.push({
					expected: "boolean",
					code: "invalid_type",
					input: i,
					inst: e
				});
				return n;
			};
		});
		const Ot = null && core.$constructor("$ZodBigInt", (e, t) => {
			v.init(e, t);
			e._zod.pattern = regexes.bigint;
			e._zod.parse = (n, r) => {
				if (t.coerce) try {
					n.value = BigInt(n.value);
				} catch (e) {}
				if (typeof n.value === "bigint") return n;
				n.issues.push({
					expected: "bigint",
					code: "invalid_type",
					input: n.value,
					inst: e
				});
				return n;
			};
		});
		const kt = null && core.$constructor("$ZodBigIntFormat", (e, t) => {
			checks.$ZodCheckBigIntFormat.init(e, t);
			Ot.init(e, t);
		});
		const At = null && core.$constructor("$ZodSymbol", (e, t) => {
			v.init(e, t);
			e._zod.parse = (t, n) => {
				const r = t.value;
				if (typeof r === "symbol") return t;
				t.issues.push({
					expected: "symbol",
					code: "invalid_type",
					input: r,
					inst: e
				});
				return t;
			};
		});
		const jt = null && core.$constructor("$ZodUndefined", (e, t) => {
			v.init(e, t);
			e._zod.pattern = regexes.undefined;
			e._zod.values = new Set([undefined]);
			e._zod.parse = (t, n) => {
				const r = t.value;
				if (typeof r === "undefined") return t;
				t.issues.push({
					expected: "undefined",
					code: "invalid_type",
					input: r,
					inst: e
				});
				return t;
			};
		});
		const Mt = null && core.$constructor("$ZodNull", (e, t) => {
			v.init(e, t);
			e._zod.pattern = regexes.null;
			e._zod.values = new Set([null]);
			e._zod.parse = (t, n) => {
				const r = t.value;
				if (r === null) return t;
				t.issues.push({
					expected: "null",
					code: "invalid_type",
					input: r,
					inst: e
				});
				return t;
			};
		});
		const Nt = null && core.$constructor("$ZodAny", (e, t) => {
			v.init(e, t);
			e._zod.parse = (e) => e;
		});
		const Pt = r.xI("$ZodUnknown", (e, t) => {
			v.init(e, t);
			e._zod.parse = (e) => e;
		});
		const Ft = r.xI("$ZodNever", (e, t) => {
			v.init(e, t);
			e._zod.parse = (t, n) => {
				t.issues.push({
					expected: "never",
					code: "invalid_type",
					input: t.value,
					inst: e
				});
				return t;
			};
		});
		const It = null && core.$constructor("$ZodVoid", (e, t) => {
			v.init(e, t);
			e._zod.parse = (t, n) => {
				const r = t.value;
				if (typeof r === "undefined") return t;
				t.issues.push({
					expected: "void",
					code: "invalid_type",
					input: r,
					inst: e
				});
				return t;
			};
		});
		const Lt = null && core.$constructor("$ZodDate", (e, t) => {
			v.init(e, t);
			e._zod.parse = (n, r) => {
				if (t.coerce) {
					try {
						n.value = new Date(n.value);
					} catch (e) {}
				}
				const i = n.value;
				const a = i instanceof Date;
				const o = a && !Number.isNaN(i.getTime());
				if (o) return n;
				n.issues.push({
					expected: "date",
					code: "invalid_type",
					input: i,
					...a ? { received: "Invalid Date" } : {},
					inst: e
				});
				return n;
			};
		});
		function capSize(e, t) {
			const n = g.hi(e._zod.def.checks);
			if (!n.length) return;
			const r = Math.min(...n.map((e) => e[0]));
			const i = e._zod.parse;
			e._zod.parse = (n, a) => {
				const o = t(n.value);
				if (o > r && !a?.skipChecks && a?.direction !== "backward") {
					for (const [t, r] of g.hi(e._zod.def.checks)) {
						if (o > t && r._zod.def.when(n)) {
							const t = n.issues.length;
							r._zod.check(n);
							n.issues[t].continue = false;
							g.d3(n.issues, t, e);
							return n;
						}
					}
				}
				return i(n, a);
			};
		}
		const arraySize = (e) => Array.isArray(e) ? e.length : -1;
		const mapSize = (e) => e instanceof Map ? e.size : -1;
		const setSize = (e) => e instanceof Set ? e.size : -1;
		function handleArrayResult(e, t, n) {
			if (e.issues.length) {
				t.issues.push(...g.lQ(n, e.issues));
			}
			t.value[n] = e.value;
		}
		const Rt = r.xI("$ZodArray", (e, t) => {
			v.init(e, t);
			const n = r.cr.memoizer;
			n?.attach(e);
			e._zod.parse = (r, i) => {
				const a = r.value;
				if (!Array.isArray(a)) {
					r.issues.push({
						expected: "array",
						code: "invalid_type",
						input: a,
						inst: e
					});
					return r;
				}
				r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
				const o = [];
				const s = i?.abortEarly;
				for (let e = 0; e < a.length; e++) {
					const n = a[e];
					const c = t.element._zod.run({
						value: n,
						issues: []
					}, i);
					if (c instanceof Promise) {
						o.push(c.then((t) => handleArrayResult(t, r, e)));
					} else {
						handleArrayResult(c, r, e);
						if (s && c.issues.length !== 0 && g.QH(c)) break;
					}
				}
				if (o.length) {
					return Promise.all(o).then(() => r);
				}
				return r;
			};
			capSize(e, arraySize);
		});
		function handlePropertyResult(e, t, n, r, i, a) {
			const o = n in r;
			const s = a === "optional";
			if (!o && s && i === "optional") {
				return;
			}
			if (e.issues.length) {
				if (i !== undefined && s && !o) {
					return;
				}
				t.issues.push(...g.lQ(n, e.issues));
			}
			if (!o && i === undefined) {
				if (!e.issues.length) {
					t.issues.push({
						code: "invalid_type",
						expected: "nonoptional",
						input: undefined,
						path: [n]
					});
				}
				return;
			}
			if (e.value === undefined) {
				if (o || i === "defaulted" && !s) {
					t.value[n] = undefined;
				}
			} else {
				t.value[n] = e.value;
			}
		}
		const zt = [];
		function normalizeDef(e) {
			const t = Object.keys(e.shape);
			const n = Object.getOwnPropertySymbols(e.shape);
			const r = n.length ? n : zt;
			const i = r.length ? [...t, ...r] : t;
			for (const t of i) {
				if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) {
					throw new Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
				}
			}
			const a = g.NM(e.shape);
			return {
				...e,
				allKeys: i,
				symbolKeys: r,
				keySet: new Set(t),
				numKeys: t.length,
				optionalKeys: new Set(a)
			};
		}
		function handleCatchall(e, t, n, r, i, a, o) {
			const s = [];
			const c = i.keySet;
			const l = i.catchall._zod;
			const u = l.def.type;
			const d = l.optin;
			const f = l.optout;
			let p = 0;
			for (const i in t) {
				if (o && n.issues.length !== p) {
					if (g.QH(n, p)) break;
					p = n.issues.length;
				}
				if (c.has(i)) continue;
				if (i === "__proto__") {
					if (u === "never") s.push(i);
					continue;
				}
				if (u === "never") {
					s.push(i);
					continue;
				}
				const a = l.run({
					value: t[i],
					issues: []
				}, r);
				if (a instanceof Promise) {
					e.push(a.then((e) => handlePropertyResult(e, n, i, t, d, f)));
				} else {
					handlePropertyResult(a, n, i, t, d, f);
				}
			}
			if (s.length) {
				n.issues.push({
					code: "unrecognized_keys",
					keys: s,
					input: t,
					inst: a,
					continue: true
				});
			}
			if (!e.length) return n;
			return Promise.all(e).then(() => {
				return n;
			});
		}
		const T = r.xI("$ZodObject", (e, t) => {
			v.init(e, t);
			const n = Object.getOwnPropertyDescriptor(t, "shape");
			const i = n?.get ? n.get.raw : t.shape ?? {};
			if (i) {
				const get = () => {
					const e = { ...i };
					Object.defineProperty(t, "shape", { value: e });
					get.raw = e;
					return e;
				};
				get.raw = i;
				Object.defineProperty(t, "shape", { get });
			}
			const a = g.PO(() => normalizeDef(t));
			g.v5(e, "propValues", (e) => {
				const t = e.def.shape;
				const n = {};
				for (const e in t) {
					const r = t[e]._zod;
					if (r.values) {
						if (!Object.prototype.hasOwnProperty.call(n, e)) {
							g.Vy(n, e, new Set());
						}
						for (const t of r.values) n[e].add(t);
						if (r.optin !== undefined) n[e].add(undefined);
					}
				}
				return n;
			});
			const o = g.Gv;
			const s = t.catchall;
			let c;
			const l = r.cr.memoizer;
			l?.attach(e);
			e._zod.parse = (t, n) => {
				c ?? (c = a.value);
				const r = t.value;
				if (!o(r)) {
					t.issues.push({
						expected: "object",
						code: "invalid_type",
						input: r,
						inst: e
					});
					return t;
				}
				t.value = l ? l.alloc(e, t, {}, n) : {};
				const i = [];
				const u = c.shape;
				const d = n?.abortEarly;
				let f = t.issues.length;
				for (const e of c.allKeys) {
					if (d && t.issues.length !== f) {
						if (g.QH(t, f)) break;
						f = t.issues.length;
					}
					if (e === "__proto__") continue;
					const a = u[e];
					const o = a._zod.optin;
					const s = a._zod.optout;
					const c = a._zod.run({
						value: r[e],
						issues: []
					}, n);
					if (c instanceof Promise) {
						i.push(c.then((n) => handlePropertyResult(n, t, e, r, o, s)));
					} else {
						handlePropertyResult(c, t, e, r, o, s);
					}
				}
				if (!s) {
					return i.length ? Promise.all(i).then(() => t) : t;
				}
				return handleCatchall(i, r, t, n, a.value, e, d === true);
			};
		});
		const Bt = null && core.$constructor("$ZodObjectJIT", (e, t) => {
			T.init(e, t);
			const n = e._zod.parse;
			const r = util.cached(() => normalizeDef(t));
			const i = core.globalConfig.memoizer;
			const generateFastpass = (t) => {
				const n = r.value;
				const a = n.symbolKeys;
				const o = new Doc(["payload", "ctx"], {
					shape: t,
					inst: e,
					memo: i,
					syms: a
				});
				const parseStr = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`;
				const prefixStr = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
				o.write(`const input = payload.value;`);
				const s = Object.create(null);
				let c = 0;
				for (const e of n.allKeys) {
					s[e] = `key_${c++}`;
				}
				o.write(i ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
				for (const e of n.allKeys) {
					if (e === "__proto__") continue;
					const n = s[e];
					const r = typeof e === "symbol" ? `syms[${a.indexOf(e)}]` : util.esc(e);
					const i = `${r} in input`;
					const c = t[e];
					const l = c?._zod?.optin;
					const u = l !== undefined;
					const d = c?._zod?.optout === "optional";
					o.write(`const ${n} = ${parseStr(r)};`);
					if (u && d) {
						const e = l === "optional" ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
						o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${prefixStr(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
					} else if (!u) {
						o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${prefixStr(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
					} else {
						o.write(`
        if (${n}.issues.length) {${prefixStr(n, r)}
        }
      `);
						if (l === "defaulted") {
							o.write(`newResult[${r}] = ${n}.value;`);
						} else {
							o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `);
						}
					}
				}
				o.write(`payload.value = newResult;`);
				o.write(`return payload;`);
				return o.compile();
			};
			let a;
			const o = util.isObject;
			const s = !core.globalConfig.jitless;
			const c = util.allowsEval;
			const l = s && c.value;
			const u = t.catchall;
			let d;
			e._zod.parse = (i, c) => {
				d ?? (d = r.value);
				const f = i.value;
				if (!o(f)) {
					i.issues.push({
						expected: "object",
						code: "invalid_type",
						input: f,
						inst: e
					});
					return i;
				}
				if (s && l && c?.async === false && c.jitless !== true) {
					if (!a) a = generateFastpass(t.shape);
					i = a(i, c);
					if (!u) return i;
					return handleCatchall([], f, i, c, d, e, c?.abortEarly === true);
				}
				return n(i, c);
			};
		});
		function handleUnionResults(e, t, n, i) {
			for (const n of e) {
				if (n.issues.length === 0) {
					t.value = n.value;
					return t;
				}
			}
			const a = e.filter((e) => !g.QH(e));
			if (a.length === 1) {
				t.value = a[0].value;
				return a[0];
			}
			t.issues.push({
				code: "invalid_union",
				input: t.value,
				inst: n,
				errors: e.map((e) => e.issues.map((e) => g.iR(e, i, r.$W())))
			});
			return t;
		}
		const E = r.xI("$ZodUnion", (e, t) => {
			v.init(e, t);
			g.v5(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== undefined) ? "optional" : undefined);
			g.v5(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : undefined);
			g.v5(e, "values", (e) => {
				if (e.def.options.every((e) => e._zod.values)) {
					return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
				}
				return undefined;
			});
			g.v5(e, "pattern", (e) => {
				if (e.def.options.every((e) => e._zod.pattern)) {
					const t = e.def.options.map((e) => e._zod.pattern);
					return new RegExp(`^(${t.map((e) => g.p6(e.source)).join("|")})$`);
				}
				return undefined;
			});
			const n = t.options.length === 1 ? t.options[0]._zod.run : null;
			e._zod.parse = (r, i) => {
				if (n) {
					return n(r, i);
				}
				let a = false;
				const o = [];
				for (const e of t.options) {
					const t = e._zod.run({
						value: r.value,
						issues: []
					}, i);
					if (t instanceof Promise) {
						o.push(t);
						a = true;
					} else {
						if (t.issues.length === 0) return t;
						o.push(t);
					}
				}
				if (!a) return handleUnionResults(o, r, e, i);
				return Promise.all(o).then((t) => {
					return handleUnionResults(t, r, e, i);
				});
			};
		});
		function handleExclusiveUnionResults(e, t, n, r) {
			const i = [];
			for (let t = 0; t < e.length; t++) {
				if (e[t].issues.length === 0) i.push(t);
			}
			if (i.length === 1) {
				t.value = e[i[0]].value;
				return t;
			}
			if (i.length === 0) {
				t.issues.push({
					code: "invalid_union",
					input: t.value,
					inst: n,
					errors: e.map((e) => e.issues.map((e) => util.finalizeIssue(e, r, core.config())))
				});
			} else {
				t.issues.push({
					code: "invalid_union",
					input: t.value,
					inst: n,
					errors: [],
					inclusive: false,
					matches: i
				});
			}
			return t;
		}
		const Vt = null && core.$constructor("$ZodXor", (e, t) => {
			E.init(e, t);
			t.inclusive = false;
			const n = t.options.length === 1 ? t.options[0]._zod.run : null;
			e._zod.parse = (r, i) => {
				if (n) {
					return n(r, i);
				}
				let a = false;
				const o = [];
				for (const e of t.options) {
					const t = e._zod.run({
						value: r.value,
						issues: []
					}, i);
					if (t instanceof Promise) {
						o.push(t);
						a = true;
					} else {
						o.push(t);
					}
				}
				if (!a) return handleExclusiveUnionResults(o, r, e, i);
				return Promise.all(o).then((t) => {
					return handleExclusiveUnionResults(t, r, e, i);
				});
			};
		});
		function getDiscriminatedOption(e, t) {
			const n = e._zod;
			let r = n.bag.optionsMap;
			if (!r) {
				r = discriminatorMap(n.def);
				n.bag.optionsMap = r;
			}
			const i = r.get(t);
			if (i === null) throw new Error(`Ambiguous discriminator value "${String(t)}"`);
			return i;
		}
		function discriminatorMap(e) {
			const t = new Map();
			for (const n of e.options) {
				const r = n._zod.propValues?.[e.discriminator];
				if (!r || r.size === 0) throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
				for (const e of r) {
					if (t.has(e)) {
						if (e !== undefined) throw new Error(`Duplicate discriminator value "${String(e)}"`);
						t.set(e, null);
					} else {
						t.set(e, n);
					}
				}
			}
			return t;
		}
		const Ht = null && core.$constructor("$ZodDiscriminatedUnion", (e, t) => {
			t.inclusive = false;
			E.init(e, t);
			const n = e._zod.parse;
			util.defineLazyInternal(e, "propValues", (e) => {
				const t = {};
				let n = 0;
				for (const r of e.def.options) {
					const i = r._zod.propValues;
					if (!i || Object.keys(i).length === 0) throw new Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
					if (i[e.def.discriminator]?.has(undefined)) n++;
					for (const [e, n] of Object.entries(i)) {
						if (!Object.prototype.hasOwnProperty.call(t, e)) {
							util.assignProp(t, e, new Set());
						}
						for (const r of n) {
							t[e].add(r);
						}
					}
				}
				if (!e.def.unionFallback && n > 1) t[e.def.discriminator]?.delete(undefined);
				return t;
			});
			t.options.forEach((e, n) => {
				const r = util.rawShape(e._zod.def);
				if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) {
					throw new Error(`Invalid discriminated union option at index "${n}"`);
				}
			});
			const r = util.cached(() => discriminatorMap(t));
			e._zod.parse = (i, a) => {
				const o = i.value;
				if (!util.isObject(o)) {
					i.issues.push({
						code: "invalid_type",
						expected: "object",
						input: o,
						inst: e
					});
					return i;
				}
				const s = o?.[t.discriminator];
				const c = r.value.get(s);
				if (c && (s !== undefined || a.direction !== "backward")) {
					return c._zod.run(i, a);
				}
				if (t.unionFallback || a.direction === "backward") {
					return n(i, a);
				}
				i.issues.push({
					code: "invalid_union",
					errors: [],
					note: "No matching discriminator",
					discriminator: t.discriminator,
					options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
					input: o,
					path: [t.discriminator],
					inst: e
				});
				return i;
			};
		});
		const Ut = null && core.$constructor("$ZodIntersection", (e, t) => {
			v.init(e, t);
			e._zod.parse = (e, n) => {
				const r = e.value;
				const i = t.left._zod.run({
					value: r,
					issues: []
				}, n);
				const a = t.right._zod.run({
					value: r,
					issues: []
				}, n);
				const o = i instanceof Promise || a instanceof Promise;
				if (o) {
					return Promise.all([i, a]).then(([t, n]) => {
						return handleIntersectionResults(e, t, n);
					});
				}
				return handleIntersectionResults(e, i, a);
			};
		});
		function mergeValues(e, t) {
			if (e === t) {
				return {
					valid: true,
					data: e
				};
			}
			if (e instanceof Date && t instanceof Date && +e === +t) {
				return {
					valid: true,
					data: e
				};
			}
			if (util.isPlainObject(e) && util.isPlainObject(t)) {
				const n = Object.keys(t);
				const r = Object.keys(e).filter((e) => n.indexOf(e) !== -1);
				const i = {
					...e,
					...t
				};
				if (Object.prototype.hasOwnProperty.call(i, "__proto__")) delete i.__proto__;
				for (const n of r) {
					if (n === "__proto__") continue;
					const r = mergeValues(e[n], t[n]);
					if (!r.valid) {
						return {
							valid: false,
							mergeErrorPath: [n, ...r.mergeErrorPath]
						};
					}
					i[n] = r.data;
				}
				return {
					valid: true,
					data: i
				};
			}
			if (Array.isArray(e) && Array.isArray(t)) {
				if (e.length !== t.length) {
					return {
						valid: false,
						mergeErrorPath: []
					};
				}
				const n = [];
				for (let r = 0; r < e.length; r++) {
					const i = e[r];
					const a = t[r];
					const o = mergeValues(i, a);
					if (!o.valid) {
						return {
							valid: false,
							mergeErrorPath: [r, ...o.mergeErrorPath]
						};
					}
					n.push(o.data);
				}
				return {
					valid: true,
					data: n
				};
			}
			return {
				valid: false,
				mergeErrorPath: []
			};
		}
		function handleIntersectionResults(e, t, n) {
			const r = new Map();
			let i;
			const a = new Map();
			const collect = (e, t) => {
				let n;
				if (e.code === "unrecognized_keys" && !e.path?.length) {
					i ?? (i = e);
					n = e.keys;
				} else if (e.code === "invalid_key" && e.origin === "record" && e.path?.length === 1) {
					const t = String(e.path[0]);
					if (!a.has(t)) a.set(t, e);
					n = [t];
				} else {
					return false;
				}
				for (const e of n) {
					if (!r.has(e)) r.set(e, {});
					r.get(e)[t] = true;
				}
				return true;
			};
			for (const n of t.issues) {
				if (!collect(n, "l")) e.issues.push(n);
			}
			for (const t of n.issues) {
				if (!collect(t, "r")) e.issues.push(t);
			}
			const o = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
			if (o.length) {
				const t = i ? o.filter((e) => i.keys.includes(e)) : [];
				if (t.length) e.issues.push({
					...i,
					keys: t
				});
				for (const n of o) {
					if (!t.includes(n) && a.has(n)) e.issues.push(a.get(n));
				}
			}
			const s = mergeValues(t.value, n.value);
			if (!s.valid) {
				if (util.aborted(e)) return e;
				throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(s.mergeErrorPath)}`);
			}
			e.value = s.data;
			return e;
		}
		const Wt = null && core.$constructor("$ZodTuple", (e, t) => {
			v.init(e, t);
			const n = t.items;
			const r = core.globalConfig.memoizer;
			r?.attach(e);
			e._zod.parse = (i, a) => {
				const o = i.value;
				if (!Array.isArray(o)) {
					i.issues.push({
						input: o,
						inst: e,
						expected: "tuple",
						code: "invalid_type"
					});
					return i;
				}
				i.value = r ? r.alloc(e, i, [], a) : [];
				const s = [];
				const c = getTupleOptStart(n, "optin");
				const l = getTupleOptStart(n, "optout");
				if (!t.rest) {
					if (o.length < c) {
						i.issues.push({
							code: "too_small",
							minimum: c,
							inclusive: true,
							input: o,
							inst: e,
							origin: "array"
						});
						return i;
					}
					if (o.length > n.length) {
						i.issues.push({
							code: "too_big",
							maximum: n.length,
							inclusive: true,
							input: o,
							inst: e,
							origin: "array"
						});
					}
				}
				const u = new Array(n.length);
				const d = t.rest ? a?.abortEarly : undefined;
				let f = false;
				for (let e = 0; e < n.length; e++) {
					const t = n[e]._zod.run({
						value: o[e],
						issues: []
					}, a);
					if (t instanceof Promise) {
						s.push(t.then((t) => {
							u[e] = t;
						}));
					} else {
						u[e] = t;
						if (d && !f && t.issues.length) f = util.aborted(t);
					}
				}
				if (t.rest && !f) {
					let e = n.length - 1;
					const r = o.slice(n.length);
					let c = i.issues.length;
					for (const n of r) {
						if (d && i.issues.length !== c) {
							if (util.aborted(i, c)) break;
							c = i.issues.length;
						}
						e++;
						const r = t.rest._zod.run({
							value: n,
							issues: []
						}, a);
						if (r instanceof Promise) {
							s.push(r.then((t) => handleTupleResult(t, i, e)));
						} else {
							handleTupleResult(r, i, e);
						}
					}
				}
				if (s.length) {
					return Promise.all(s).then(() => handleTupleResults(u, i, n, o, l));
				}
				return handleTupleResults(u, i, n, o, l);
			};
		});
		function getTupleOptStart(e, t) {
			for (let n = e.length - 1; n >= 0; n--) {
				const r = t === "optin" ? e[n]._zod.optin !== undefined : e[n]._zod.optout === "optional";
				if (!r) return n + 1;
			}
			return 0;
		}
		function handleTupleResult(e, t, n) {
			if (e.issues.length) {
				t.issues.push(...util.prefixIssues(n, e.issues));
			}
			t.value[n] = e.value;
		}
		function handleTupleResults(e, t, n, r, i) {
			for (let a = 0; a < n.length; a++) {
				const o = e[a];
				const s = a < r.length;
				if (!s && a >= i && n[a]._zod.optin === "optional") {
					t.value.length = a;
					break;
				}
				if (o.issues.length) {
					if (!s && a >= i) {
						t.value.length = a;
						break;
					}
					t.issues.push(...util.prefixIssues(a, o.issues));
				}
				t.value[a] = o.value;
			}
			for (let e = t.value.length - 1; e >= r.length; e--) {
				if (n[e]._zod.optout === "optional" && t.value[e] === undefined) {
					t.value.length = e;
				} else {
					break;
				}
			}
			return t;
		}
		const Gt = null && core.$constructor("$ZodRecord", (e, t) => {
			v.init(e, t);
			const n = core.globalConfig.memoizer;
			n?.attach(e);
			e._zod.parse = (r, i) => {
				const a = r.value;
				if (!util.isPlainObject(a)) {
					r.issues.push({
						expected: "record",
						code: "invalid_type",
						input: a,
						inst: e
					});
					return r;
				}
				const o = [];
				const s = t.keyType._zod.values;
				if (s && !t.partial) {
					r.value = n ? n.alloc(e, r, {}, i) : {};
					const c = new Set();
					for (const n of s) {
						if (typeof n === "string" || typeof n === "number" || typeof n === "symbol") {
							c.add(typeof n === "number" ? n.toString() : n);
							if (n === "__proto__") continue;
							const s = t.keyType._zod.run({
								value: n,
								issues: []
							}, i);
							if (s instanceof Promise) {
								throw new Error("Async schemas not supported in object keys currently");
							}
							if (s.issues.length) {
								r.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: s.issues.map((e) => util.finalizeIssue(e, i, core.config())),
									input: n,
									path: [n],
									inst: e
								});
								continue;
							}
							const l = s.value;
							if (l === "__proto__") continue;
							const u = t.valueType._zod.run({
								value: a[n],
								issues: []
							}, i);
							if (u instanceof Promise) {
								o.push(u.then((e) => {
									if (e.issues.length) {
										r.issues.push(...util.prefixIssues(n, e.issues));
									}
									r.value[l] = e.value;
								}));
							} else {
								if (u.issues.length) {
									r.issues.push(...util.prefixIssues(n, u.issues));
								}
								r.value[l] = u.value;
							}
						}
					}
					let l;
					for (const e in a) {
						if (!c.has(e)) {
							if (t.mode === "loose") {
								if (e === "__proto__") continue;
								r.value[e] = a[e];
							} else {
								l = l ?? [];
								l.push(e);
							}
						}
					}
					if (l && l.length > 0) {
						r.issues.push({
							code: "unrecognized_keys",
							input: a,
							inst: e,
							keys: l,
							continue: true
						});
					}
				} else {
					r.value = n ? n.alloc(e, r, {}, i) : {};
					let c;
					for (const n of Reflect.ownKeys(a)) {
						if (n === "__proto__") continue;
						if (!Object.prototype.propertyIsEnumerable.call(a, n)) continue;
						let l = t.keyType._zod.run({
							value: n,
							issues: []
						}, i);
						if (l instanceof Promise) {
							throw new Error("Async schemas not supported in object keys currently");
						}
						const u = typeof n === "string" && regexes.number.test(n) && l.issues.length;
						if (u) {
							const e = t.keyType._zod.run({
								value: Number(n),
								issues: []
							}, i);
							if (e instanceof Promise) {
								throw new Error("Async schemas not supported in object keys currently");
							}
							if (e.issues.length === 0) {
								l = e;
							}
						}
						if (l.issues.length) {
							if (t.mode === "loose") {
								r.value[n] = a[n];
							} else if (s) {
								c = c ?? [];
								c.push(n);
							} else {
								r.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: l.issues.map((e) => util.finalizeIssue(e, i, core.config())),
									input: n,
									path: [n],
									inst: e
								});
							}
							continue;
						}
						const d = l.value;
						if (d === "__proto__") continue;
						const f = t.valueType._zod.run({
							value: a[n],
							issues: []
						}, i);
						if (f instanceof Promise) {
							o.push(f.then((e) => {
								if (e.issues.length) {
									r.issues.push(...util.prefixIssues(n, e.issues));
								}
								r.value[d] = e.value;
							}));
						} else {
							if (f.issues.length) {
								r.issues.push(...util.prefixIssues(n, f.issues));
							}
							r.value[d] = f.value;
						}
					}
					if (c && c.length > 0) {
						r.issues.push({
							code: "unrecognized_keys",
							input: a,
							inst: e,
							keys: c,
							continue: true
						});
					}
				}
				if (o.length) {
					return Promise.all(o).then(() => r);
				}
				return r;
			};
		});
		const Kt = null && core.$constructor("$ZodMap", (e, t) => {
			v.init(e, t);
			const n = core.globalConfig.memoizer;
			n?.attach(e);
			e._zod.parse = (r, i) => {
				const a = r.value;
				if (!(a instanceof Map)) {
					r.issues.push({
						expected: "map",
						code: "invalid_type",
						input: a,
						inst: e
					});
					return r;
				}
				const o = [];
				r.value = n ? n.alloc(e, r, new Map(), i) : new Map();
				const s = i?.abortEarly;
				let c = r.issues.length;
				for (const [n, l] of a) {
					if (s && r.issues.length !== c) {
						if (util.aborted(r, c)) break;
						c = r.issues.length;
					}
					const u = t.keyType._zod.run({
						value: n,
						issues: []
					}, i);
					const d = t.valueType._zod.run({
						value: l,
						issues: []
					}, i);
					if (u instanceof Promise || d instanceof Promise) {
						o.push(Promise.all([u, d]).then(([t, o]) => {
							handleMapResult(t, o, r, n, a, e, i);
						}));
					} else {
						handleMapResult(u, d, r, n, a, e, i);
					}
				}
				if (o.length) return Promise.all(o).then(() => r);
				return r;
			};
			capSize(e, mapSize);
		});
		function handleMapResult(e, t, n, r, i, a, o) {
			if (e.issues.length) {
				if (util.propertyKeyTypes.has(typeof r)) {
					n.issues.push(...util.prefixIssues(r, e.issues));
				} else {
					n.issues.push({
						code: "invalid_key",
						origin: "map",
						input: i,
						inst: a,
						issues: e.issues.map((e) => util.finalizeIssue(e, o, core.config()))
					});
				}
			}
			if (t.issues.length) {
				if (util.propertyKeyTypes.has(typeof r)) {
					n.issues.push(...util.prefixIssues(r, t.issues));
				} else {
					n.issues.push({
						origin: "map",
						code: "invalid_element",
						input: i,
						inst: a,
						key: r,
						issues: t.issues.map((e) => util.finalizeIssue(e, o, core.config()))
					});
				}
			}
			n.value.set(e.value, t.value);
		}
		const qt = null && core.$constructor("$ZodSet", (e, t) => {
			v.init(e, t);
			const n = core.globalConfig.memoizer;
			n?.attach(e);
			e._zod.parse = (r, i) => {
				const a = r.value;
				if (!(a instanceof Set)) {
					r.issues.push({
						input: a,
						inst: e,
						expected: "set",
						code: "invalid_type"
					});
					return r;
				}
				const o = [];
				r.value = n ? n.alloc(e, r, new Set(), i) : new Set();
				const s = i?.abortEarly;
				let c = r.issues.length;
				for (const e of a) {
					if (s && r.issues.length !== c) {
						if (util.aborted(r, c)) break;
						c = r.issues.length;
					}
					const n = t.valueType._zod.run({
						value: e,
						issues: []
					}, i);
					if (n instanceof Promise) {
						o.push(n.then((e) => handleSetResult(e, r)));
					} else handleSetResult(n, r);
				}
				if (o.length) return Promise.all(o).then(() => r);
				return r;
			};
			capSize(e, setSize);
		});
		function handleSetResult(e, t) {
			if (e.issues.length) {
				t.issues.push(...e.issues);
			}
			t.value.add(e.value);
		}
		const Jt = r.xI("$ZodEnum", (e, t) => {
			v.init(e, t);
			const n = g.w5(t.entries);
			const r = new Set(n);
			e._zod.values = r;
			g.v5(e, "pattern", (e) => {
				const t = g.w5(e.def.entries).filter((e) => g.qQ.has(typeof e));
				return new RegExp(t.length ? `^(${t.map((e) => g.sD(e.toString())).join("|")})$` : "^[^\\s\\S]$");
			});
			e._zod.parse = (t, i) => {
				const a = t.value;
				if (r.has(a)) {
					return t;
				}
				t.issues.push({
					code: "invalid_value",
					values: n,
					input: a,
					inst: e
				});
				return t;
			};
		});
		const Yt = r.xI("$ZodLiteral", (e, t) => {
			v.init(e, t);
			const n = new Set(t.values);
			e._zod.values = n;
			g.v5(e, "pattern", (e) => {
				const t = e.def.values;
				return new RegExp(t.length ? `^(${t.map((e) => typeof e === "string" ? g.sD(e) : e ? g.sD(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
			});
			e._zod.parse = (r, i) => {
				const a = r.value;
				if (n.has(a)) {
					return r;
				}
				r.issues.push({
					code: "invalid_value",
					values: t.values,
					input: a,
					inst: e
				});
				return r;
			};
		});
		const Xt = null && core.$constructor("$ZodFile", (e, t) => {
			v.init(e, t);
			e._zod.parse = (t, n) => {
				const r = t.value;
				if (r instanceof File) return t;
				t.issues.push({
					expected: "file",
					code: "invalid_type",
					input: r,
					inst: e
				});
				return t;
			};
		});
		const Zt = null && core.$constructor("$ZodTransform", (e, t) => {
			v.init(e, t);
			e._zod.optin = "optional";
			core.globalConfig.memoizer?.guard(e);
			e._zod.parse = (n, r) => {
				if (r.direction === "backward") {
					throw new core.$ZodEncodeError(e.constructor.name);
				}
				const i = t.transform(n.value, n);
				if (r.async) {
					const e = i instanceof Promise ? i : Promise.resolve(i);
					return e.then((e) => {
						n.value = e;
						return n;
					});
				}
				if (i instanceof Promise) {
					throw new core.$ZodAsyncError();
				}
				n.value = i;
				return n;
			};
		});
		function handleOptionalResult(e, t) {
			e.value = t.issues.length ? undefined : t.value;
			return e;
		}
		const D = r.xI("$ZodOptional", (e, t) => {
			v.init(e, t);
			g.v5(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
			e._zod.optout = "optional";
			g.v5(e, "values", (e) => {
				const t = e.def.innerType._zod.values;
				return t ? new Set([...t, undefined]) : undefined;
			});
			g.v5(e, "pattern", (e) => {
				const t = e.def.innerType._zod.pattern;
				return t ? new RegExp(`^(${g.p6(t.source)})?$`) : undefined;
			});
			e._zod.parse = (e, n) => {
				if (e.value === undefined) {
					if (t.innerType._zod.optin !== "defaulted") return e;
					const r = t.innerType._zod.run({
						value: e.value,
						issues: []
					}, n);
					if (r instanceof Promise) return r.then((t) => handleOptionalResult(e, t));
					return handleOptionalResult(e, r);
				}
				return t.innerType._zod.run(e, n);
			};
		});
		const Qt = r.xI("$ZodExactOptional", (e, t) => {
			D.init(e, t);
			g.v5(e, "values", (e) => e.def.innerType._zod.values);
			g.v5(e, "pattern", (e) => e.def.innerType._zod.pattern);
			e._zod.parse = (e, n) => {
				return t.innerType._zod.run(e, n);
			};
		});
		const $t = r.xI("$ZodNullable", (e, t) => {
			v.init(e, t);
			g.v5(e, "optin", (e) => e.def.innerType._zod.optin);
			g.v5(e, "optout", (e) => e.def.innerType._zod.optout);
			g.v5(e, "pattern", (e) => {
				const t = e.def.innerType._zod.pattern;
				return t ? new RegExp(`^(${g.p6(t.source)}|null)$`) : undefined;
			});
			g.v5(e, "values", (e) => {
				return e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : undefined;
			});
			e._zod.parse = (e, n) => {
				if (e.value === null) return e;
				return t.innerType._zod.run(e, n);
			};
		});
		const en = null && core.$constructor("$ZodDefault", (e, t) => {
			v.init(e, t);
			e._zod.optin = "defaulted";
			util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
			e._zod.parse = (e, n) => {
				if (n.direction === "backward") {
					return t.innerType._zod.run(e, n);
				}
				if (e.value === undefined) {
					e.value = t.defaultValue;
					return e;
				}
				const r = t.innerType._zod.run(e, n);
				if (r instanceof Promise) {
					return r.then((e) => handleDefaultResult(e, t));
				}
				return handleDefaultResult(r, t);
			};
		});
		function handleDefaultResult(e, t) {
			if (e.value === undefined) {
				e.value = t.defaultValue;
			}
			return e;
		}
		const tn = null && core.$constructor("$ZodPrefault", (e, t) => {
			v.init(e, t);
			e._zod.optin = "defaulted";
			util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
			e._zod.parse = (e, n) => {
				if (n.direction === "backward") {
					return t.innerType._zod.run(e, n);
				}
				if (e.value === undefined) {
					e.value = t.defaultValue;
				}
				return t.innerType._zod.run(e, n);
			};
		});
		const nn = null && core.$constructor("$ZodNonOptional", (e, t) => {
			v.init(e, t);
			util.defineLazyInternal(e, "values", (e) => {
				const t = e.def.innerType._zod.values;
				return t ? new Set([...t].filter((e) => e !== undefined)) : undefined;
			});
			e._zod.parse = (n, r) => {
				const i = t.innerType._zod.run(n, r);
				if (i instanceof Promise) {
					return i.then((t) => handleNonOptionalResult(t, e));
				}
				return handleNonOptionalResult(i, e);
			};
		});
		function handleNonOptionalResult(e, t) {
			if (!e.issues.length && e.value === undefined) {
				e.issues.push({
					code: "invalid_type",
					expected: "nonoptional",
					input: e.value,
					inst: t
				});
			}
			return e;
		}
		const rn = null && core.$constructor("$ZodSuccess", (e, t) => {
			v.init(e, t);
			e._zod.parse = (e, n) => {
				if (n.direction === "backward") {
					throw new core.$ZodEncodeError("ZodSuccess");
				}
				const r = t.innerType._zod.run(e, n);
				if (r instanceof Promise) {
					return r.then((t) => {
						e.value = t.issues.length === 0;
						return e;
					});
				}
				e.value = r.issues.length === 0;
				return e;
			};
		});
		function handleCatchResult(e, t, n, r) {
			if (!t.issues.length) {
				e.value = t.value;
				if (t.memo) e.memo = true;
				return e;
			}
			e.value = n.catchValue({
				...t,
				value: e.value,
				error: { issues: t.issues.map((e) => util.finalizeIssue(e, r, core.config())) },
				input: e.value
			});
			return e;
		}
		const an = null && core.$constructor("$ZodCatch", (e, t) => {
			v.init(e, t);
			util.defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
			util.defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout);
			util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
			e._zod.parse = (e, n) => {
				if (n.direction === "backward") {
					return t.innerType._zod.run(e, n);
				}
				const r = t.innerType._zod.run({
					value: e.value,
					issues: []
				}, n);
				if (r instanceof Promise) {
					return r.then((r) => handleCatchResult(e, r, t, n));
				}
				return handleCatchResult(e, r, t, n);
			};
		});
		const on = null && core.$constructor("$ZodNaN", (e, t) => {
			v.init(e, t);
			e._zod.parse = (t, n) => {
				if (typeof t.value !== "number" || !Number.isNaN(t.value)) {
					t.issues.push({
						input: t.value,
						inst: e,
						expected: "nan",
						code: "invalid_type"
					});
					return t;
				}
				return t;
			};
		});
		const sn = null && core.$constructor("$ZodPipe", (e, t) => {
			v.init(e, t);
			util.defineLazyInternal(e, "values", (e) => e.def.in._zod.values);
			util.defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin);
			util.defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout);
			util.defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues);
			e._zod.parse = (e, n) => {
				if (n.direction === "backward") {
					const r = t.out._zod.run(e, n);
					if (r instanceof Promise) {
						return r.then((e) => handlePipeResult(e, t.in, n));
					}
					return handlePipeResult(r, t.in, n);
				}
				const r = t.in._zod.run(e, n);
				if (r instanceof Promise) {
					return r.then((e) => handlePipeResult(e, t.out, n));
				}
				return handlePipeResult(r, t.out, n);
			};
		});
		function handlePipeResult(e, t, n) {
			if (e.issues.some((e) => e.code !== "unrecognized_keys")) {
				e.aborted = true;
				return e;
			}
			return t._zod.run({
				value: e.value,
				issues: e.issues
			}, n);
		}
		const cn = null && core.$constructor("$ZodCodec", (e, t) => {
			v.init(e, t);
			util.defineLazyInternal(e, "values", (e) => e.def.in._zod.values);
			util.defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin);
			util.defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout);
			util.defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues);
			e._zod.parse = (e, n) => {
				const r = n.direction || "forward";
				if (r === "forward") {
					const r = t.in._zod.run(e, n);
					if (r instanceof Promise) {
						return r.then((e) => handleCodecAResult(e, t, n));
					}
					return handleCodecAResult(r, t, n);
				} else {
					const r = t.out._zod.run(e, n);
					if (r instanceof Promise) {
						return r.then((e) => handleCodecAResult(e, t, n));
					}
					return handleCodecAResult(r, t, n);
				}
			};
		});
		function handleCodecAResult(e, t, n) {
			if (e.issues.length) {
				e.aborted = true;
				return e;
			}
			const r = n.direction || "forward";
			if (r === "forward") {
				const r = t.transform(e.value, e);
				if (r instanceof Promise) {
					return r.then((r) => handleCodecTxResult(e, r, t.out, n));
				}
				return handleCodecTxResult(e, r, t.out, n);
			} else {
				const r = t.reverseTransform(e.value, e);
				if (r instanceof Promise) {
					return r.then((r) => handleCodecTxResult(e, r, t.in, n));
				}
				return handleCodecTxResult(e, r, t.in, n);
			}
		}
		function handleCodecTxResult(e, t, n, r) {
			if (e.issues.length) {
				e.aborted = true;
				return e;
			}
			return n._zod.run({
				value: t,
				issues: e.issues
			}, r);
		}
		const ln = null && core.$constructor("$ZodPreprocess", (e, t) => {
			sn.init(e, t);
		});
		const un = null && core.$constructor("$ZodReadonly", (e, t) => {
			v.init(e, t);
			util.defineLazyInternal(e, "propValues", (e) => e.def.innerType._zod.propValues);
			util.defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values);
			util.defineLazyInternal(e, "optin", (e) => e.def.innerType?._zod?.optin);
			util.defineLazyInternal(e, "optout", (e) => e.def.innerType?._zod?.optout);
			e._zod.parse = (e, n) => {
				if (n.direction === "backward") {
					return t.innerType._zod.run(e, n);
				}
				const r = t.innerType._zod.run(e, n);
				if (r instanceof Promise) {
					return r.then(handleReadonlyResult);
				}
				return handleReadonlyResult(r);
			};
		});
		function handleReadonlyResult(e) {
			if (!e.memo) e.value = Object.freeze(e.value);
			return e;
		}
		function leafPattern(e) {
			const t = e._zod.def;
			let n = t.pattern;
			let r = !!t.format?.includes("int");
			let i;
			let a;
			for (const e of t.checks ?? []) {
				const t = e._zod.def;
				if (t.pattern) n = t.pattern;
				r || (r = !!t.format?.includes("int"));
				const o = t.minimum ?? t.length;
				const s = t.maximum ?? t.length;
				if (o !== undefined && (i === undefined || o > i)) i = o;
				if (s !== undefined && (a === undefined || s < a)) a = s;
			}
			if (n) return n.source;
			if (i !== undefined && a !== undefined && i > a) return "(?!)";
			if (i !== undefined || a !== undefined) return regexes.string({
				minimum: i,
				maximum: a
			}).source;
			const o = e._zod.pattern;
			return (r && o === regexes.number ? regexes.integer : o)?.source;
		}
		function partPattern(e) {
			const t = e._zod.def;
			const n = e._zod.pattern?.source;
			const r = t.innerType ?? e._zod.innerType;
			if (r) {
				const e = r._zod.pattern?.source;
				const t = partPattern(r);
				if (n && e && t && t !== e) {
					return n.replace(util.cleanRegex(e), () => util.cleanRegex(t));
				}
				return n;
			}
			if (t.options) {
				const e = t.options.map(partPattern);
				if (e.every(Boolean)) return `^(${e.map((e) => util.cleanRegex(e)).join("|")})$`;
			}
			return leafPattern(e);
		}
		const dn = null && core.$constructor("$ZodTemplateLiteral", (e, t) => {
			v.init(e, t);
			const n = [];
			for (const e of t.parts) {
				if (typeof e === "object" && e !== null) {
					const t = partPattern(e);
					if (!t) {
						throw new Error(`Invalid template literal part, no pattern found: ${[...e._zod.traits].shift()}`);
					}
					n.push(util.cleanRegex(t));
				} else if (e === null || util.primitiveTypes.has(typeof e)) {
					n.push(util.escapeRegex(`${e}`));
				} else {
					throw new Error(`Invalid template literal part: ${e}`);
				}
			}
			e._zod.pattern = new RegExp(`^${n.join("")}$`);
			e._zod.parse = (n, r) => {
				if (typeof n.value !== "string") {
					n.issues.push({
						input: n.value,
						inst: e,
						expected: "string",
						code: "invalid_type"
					});
					return n;
				}
				e._zod.pattern.lastIndex = 0;
				if (!e._zod.pattern.test(n.value)) {
					n.issues.push({
						input: n.value,
						inst: e,
						code: "invalid_format",
						format: t.format ?? "template_literal",
						pattern: e._zod.pattern.source
					});
					return n;
				}
				return n;
			};
		});
		const pn = null && core.$constructor("$ZodFunction", (e, t) => {
			v.init(e, t);
			Object.defineProperty(e, "_def", { value: t });
			e._zod.def = t;
			e.implement = (t) => {
				if (typeof t !== "function") {
					throw new Error("implement() must be called with a function");
				}
				return Object.defineProperty(function(...n) {
					const r = e._def.input ? parse(e._def.input, n) : n;
					const i = Reflect.apply(t, this, r);
					if (e._def.output) {
						return parse(e._def.output, i);
					}
					return i;
				}, "_zod", {
					value: e._zod,
					enumerable: false
				});
			};
			e.implementAsync = (t) => {
				if (typeof t !== "function") {
					throw new Error("implementAsync() must be called with a function");
				}
				return Object.defineProperty(async function(...n) {
					const r = e._def.input ? await parseAsync(e._def.input, n) : n;
					const i = await Reflect.apply(t, this, r);
					if (e._def.output) {
						return await parseAsync(e._def.output, i);
					}
					return i;
				}, "_zod", {
					value: e._zod,
					enumerable: false
				});
			};
			e._zod.parse = (t, n) => {
				if (typeof t.value !== "function") {
					t.issues.push({
						code: "invalid_type",
						expected: "function",
						input: t.value,
						inst: e
					});
					return t;
				}
				const r = e._def.output && e._def.output._zod.def.type === "promise";
				if (r) {
					t.value = e.implementAsync(t.value);
				} else {
					t.value = e.implement(t.value);
				}
				return t;
			};
			e.input = (...t) => {
				const n = e.constructor;
				if (Array.isArray(t[0])) {
					return new n({
						type: "function",
						input: new Wt({
							type: "tuple",
							items: t[0],
							rest: t[1]
						}),
						output: e._def.output
					});
				}
				return new n({
					type: "function",
					input: t[0],
					output: e._def.output
				});
			};
			e.output = (t) => {
				const n = e.constructor;
				return new n({
					type: "function",
					input: e._def.input,
					output: t
				});
			};
			return e;
		});
		const mn = null && core.$constructor("$ZodPromise", (e, t) => {
			v.init(e, t);
			e._zod.parse = (e, n) => {
				return Promise.resolve(e.value).then((e) => t.innerType._zod.run({
					value: e,
					issues: []
				}, n));
			};
		});
		const hn = null && core.$constructor("$ZodLazy", (e, t) => {
			v.init(e, t);
			util.defineLazy(e._zod, "innerType", () => {
				const e = t;
				if (!e._cachedInner) e._cachedInner = t.getter();
				return e._cachedInner;
			});
			util.defineLazyInternal(e, "pattern", (e) => e.innerType?._zod?.pattern);
			util.defineLazyInternal(e, "propValues", (e) => e.innerType?._zod?.propValues);
			util.defineLazyInternal(e, "optin", (e) => e.innerType?._zod?.optin ?? undefined);
			util.defineLazyInternal(e, "optout", (e) => e.innerType?._zod?.optout ?? undefined);
			e._zod.parse = (t, n) => {
				const r = e._zod.innerType;
				return r._zod.run(t, n);
			};
		});
		const gn = r.xI("$ZodCustom", (e, t) => {
			i.QP.init(e, t);
			v.init(e, t);
			e._zod.parse = (e, t) => {
				return e;
			};
			e._zod.check = (n) => {
				const r = n.value;
				const i = t.fn(r);
				if (i instanceof Promise) {
					return i.then((t) => handleRefineResult(t, n, r, e));
				}
				handleRefineResult(i, n, r, e);
				return;
			};
		});
		function handleRefineResult(e, t, n, r) {
			if (!e) {
				const e = {
					code: "custom",
					input: n,
					inst: r,
					path: [...r._zod.def.path ?? []],
					continue: !r._zod.def.abort
				};
				if (r._zod.def.params) e.params = r._zod.def.params;
				t.issues.push(g.sn(e));
			}
		}
		var O = n(73305);
		;
		function _getMessage() {
			const e = this._zod;
			e.message ?? (e.message = JSON.stringify(e.def, g.k8, 2));
			return e.message;
		}
		function _setMessage(e) {
			this._zod.message = e;
		}
		const _n = {
			get: _getMessage,
			set: _setMessage,
			enumerable: true,
			configurable: true
		};
		const k = {
			value: undefined,
			enumerable: false
		};
		const A = new WeakSet([Object.prototype, Error.prototype]);
		const initializer = (e, t) => {
			e.name = "$ZodError";
			k.value = t;
			Object.defineProperty(e, "issues", k);
			k.value = undefined;
			Object.defineProperty(e, "message", _n);
			const n = Object.getPrototypeOf(e);
			if (!A.has(n)) {
				A.add(n);
				Object.defineProperty(n, "toString", {
					configurable: true,
					enumerable: false,
					get() {
						const value = () => this.message;
						Object.defineProperty(this, "toString", {
							value,
							configurable: true,
							writable: true
						});
						return value;
					},
					set(e) {
						Object.defineProperty(this, "toString", {
							value: e,
							configurable: true,
							writable: true
						});
					}
				});
			}
		};
		const vn = (0, r.xI)("$ZodError", initializer);
		const j = (0, r.xI)("$ZodError", initializer, undefined, { Parent: Error });
		function node(e, t, n) {
			if (!Object.prototype.hasOwnProperty.call(e, t)) {
				if (t === "__proto__") {
					Object.defineProperty(e, t, {
						value: n(),
						writable: true,
						enumerable: true,
						configurable: true
					});
				} else {
					e[t] = n();
				}
			}
			return e[t];
		}
		function flattenError(e, t = (e) => e.message) {
			const n = {};
			const r = [];
			for (const i of e.issues) {
				if (i.path.length > 0) {
					node(n, i.path[0], () => []).push(t(i));
				} else {
					r.push(t(i));
				}
			}
			return {
				formErrors: r,
				fieldErrors: n
			};
		}
		function formatError(e, t = (e) => e.message) {
			const n = { _errors: [] };
			const processError = (e, r = []) => {
				for (const i of e.issues) {
					if (i.code === "invalid_union" && i.errors.length) {
						i.errors.map((e) => processError({ issues: e }, [...r, ...i.path]));
					} else if (i.code === "invalid_key") {
						processError({ issues: i.issues }, [...r, ...i.path]);
					} else if (i.code === "invalid_element") {
						processError({ issues: i.issues }, [...r, ...i.path]);
					} else {
						const e = [...r, ...i.path];
						if (e.length === 0) {
							n._errors.push(t(i));
						} else {
							let r = n;
							let a = 0;
							while (a < e.length) {
								const n = e[a];
								const o = a === e.length - 1;
								if (n === "_errors") {
									if (o) r._errors.push(t(i));
									a++;
									continue;
								}
								if (!Object.prototype.hasOwnProperty.call(r, n)) {
									Object.defineProperty(r, n, {
										value: { _errors: [] },
										enumerable: true,
										writable: true,
										configurable: true
									});
								}
								const s = r[n];
								if (o) {
									s._errors.push(t(i));
								}
								r = s;
								a++;
							}
						}
					}
				}
			};
			processError(e);
			return n;
		}
		function treeifyError(e, t = (e) => e.message) {
			const n = { errors: [] };
			const processError = (e, r = []) => {
				var i;
				for (const a of e.issues) {
					if (a.code === "invalid_union" && a.errors.length) {
						a.errors.map((e) => processError({ issues: e }, [...r, ...a.path]));
					} else if (a.code === "invalid_key") {
						processError({ issues: a.issues }, [...r, ...a.path]);
					} else if (a.code === "invalid_element") {
						processError({ issues: a.issues }, [...r, ...a.path]);
					} else {
						const e = [...r, ...a.path];
						if (e.length === 0) {
							n.errors.push(t(a));
							continue;
						}
						let o = n;
						let s = 0;
						while (s < e.length) {
							const n = e[s];
							const r = s === e.length - 1;
							if (typeof n === "string") {
								o.properties ?? (o.properties = {});
								if (!Object.prototype.hasOwnProperty.call(o.properties, n)) {
									Object.defineProperty(o.properties, n, {
										value: { errors: [] },
										enumerable: true,
										writable: true,
										configurable: true
									});
								}
								o = o.properties[n];
							} else {
								o.items ?? (o.items = []);
								(i = o.items)[n] ?? (i[n] = { errors: [] });
								o = o.items[n];
							}
							if (r) {
								o.errors.push(t(a));
							}
							s++;
						}
					}
				}
			};
			processError(e);
			return n;
		}
		function toDotPath(e) {
			const t = [];
			const n = e.map((e) => typeof e === "object" ? e.key : e);
			for (const e of n) {
				if (typeof e === "number") t.push(`[${e}]`);
				else if (typeof e === "symbol") t.push(`[${JSON.stringify(String(e))}]`);
				else if (/[^\w$]/.test(e)) t.push(`[${JSON.stringify(e)}]`);
				else {
					if (t.length) t.push(".");
					t.push(e);
				}
			}
			return t.join("");
		}
		function prettifyError(e) {
			const t = [];
			const n = [...e.issues].sort((e, t) => (e.path ?? []).length - (t.path ?? []).length);
			for (const e of n) {
				t.push(`\u2716 ${e.message}`);
				if (e.path?.length) t.push(`  \u2192 at ${toDotPath(e.path)}`);
			}
			return t.join("\n");
		}
		;
		function finalizeParams(e, t) {
			return {
				callee: t?.callee ?? e,
				Err: t?.Err
			};
		}
		const _parse = (e) => {
			const fn = (t, n, i, a) => {
				const o = i ? {
					...i,
					async: false
				} : { async: false };
				const s = t._zod.run({
					value: n,
					issues: []
				}, o);
				if (s instanceof Promise) {
					throw new r.GT();
				}
				if (s.issues.length) {
					const t = new ((a?.Err) ?? e)(s.issues.map((e) => g.iR(e, o, r.$W())));
					g.gx(t, a?.callee ?? fn);
					throw t;
				}
				return s.value;
			};
			return fn;
		};
		const yn = _parse(j);
		const _parseAsync = (e) => {
			const fn = async (t, n, i, a) => {
				const o = i ? {
					...i,
					async: true
				} : { async: true };
				let s = t._zod.run({
					value: n,
					issues: []
				}, o);
				if (s instanceof Promise) s = await s;
				if (s.issues.length) {
					const t = new ((a?.Err) ?? e)(s.issues.map((e) => g.iR(e, o, r.$W())));
					g.gx(t, a?.callee ?? fn);
					throw t;
				}
				return s.value;
			};
			return fn;
		};
		const bn = _parseAsync(j);
		const _safeParse = (e) => (t, n, i) => {
			const a = i ? {
				...i,
				async: false
			} : { async: false };
			const o = t._zod.run({
				value: n,
				issues: []
			}, a);
			if (o instanceof Promise) {
				throw new r.GT();
			}
			return o.issues.length ? failure(e, o.issues, a) : {
				success: true,
				data: o.value
			};
		};
		const xn = _safeParse(j);
		function failure(e, t, n) {
			let i;
			return {
				success: false,
				get error() {
					if (!i) {
						i = new e(t.map((e) => g.iR(e, n, r.$W())));
						t = undefined;
						n = undefined;
					}
					return i;
				},
				set error(e) {
					i = e;
					t = undefined;
					n = undefined;
				}
			};
		}
		const _safeParseAsync = (e) => async (t, n, r) => {
			const i = r ? {
				...r,
				async: true
			} : { async: true };
			let a = t._zod.run({
				value: n,
				issues: []
			}, i);
			if (a instanceof Promise) a = await a;
			return a.issues.length ? failure(e, a.issues, i) : {
				success: true,
				data: a.value
			};
		};
		const Sn = _safeParseAsync(j);
		const Cn = null && Symbol.for("zod.compile.invalid");
		const wn = null && Symbol.for("zod.compile.fallback");
		const validate = ((e, t, n) => {
			const r = e._zod.bag.validator;
			if (r !== undefined) {
				if (r(t) !== Cn) return true;
				if (r.definite === true && n === undefined) return false;
			}
			return validateFallback(e, t, n);
		});
		function validateFallback(e, t, n) {
			const r = n ? {
				...n,
				async: false,
				abortEarly: true
			} : {
				async: false,
				abortEarly: true
			};
			const i = e._zod.bag.fallbackRun;
			let a;
			if (i) {
				r[wn] = true;
				a = i({
					value: t,
					issues: []
				}, r);
			} else {
				a = e._zod.run({
					value: t,
					issues: []
				}, r);
			}
			if (a instanceof Promise) {
				throw new core.$ZodAsyncError();
			}
			return a.issues.length === 0;
		}
		const parse_validateAsync = async (e, t, n) => {
			const r = n ? {
				...n,
				async: true,
				abortEarly: true
			} : {
				async: true,
				abortEarly: true
			};
			let i = e._zod.run({
				value: t,
				issues: []
			}, r);
			if (i instanceof Promise) i = await i;
			return i.issues.length === 0;
		};
		const _encode = (e) => {
			const t = _parse(e);
			const fn = (e, n, r, i) => {
				const a = r ? {
					...r,
					direction: "backward"
				} : { direction: "backward" };
				return t(e, n, a, finalizeParams(fn, i));
			};
			return fn;
		};
		const Tn = _encode(j);
		const _decode = (e) => {
			const t = _parse(e);
			const fn = (e, n, r, i) => {
				return t(e, n, r, finalizeParams(fn, i));
			};
			return fn;
		};
		const En = _decode(j);
		const _encodeAsync = (e) => {
			const t = _parseAsync(e);
			const fn = async (e, n, r, i) => {
				const a = r ? {
					...r,
					direction: "backward"
				} : { direction: "backward" };
				return await t(e, n, a, finalizeParams(fn, i));
			};
			return fn;
		};
		const Dn = _encodeAsync(j);
		const _decodeAsync = (e) => {
			const t = _parseAsync(e);
			const fn = async (e, n, r, i) => {
				return await t(e, n, r, finalizeParams(fn, i));
			};
			return fn;
		};
		const On = _decodeAsync(j);
		const _safeEncode = (e) => (t, n, r) => {
			const i = r ? {
				...r,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParse(e)(t, n, i);
		};
		const kn = _safeEncode(j);
		const _safeDecode = (e) => (t, n, r) => {
			return _safeParse(e)(t, n, r);
		};
		const An = _safeDecode(j);
		const _safeEncodeAsync = (e) => async (t, n, r) => {
			const i = r ? {
				...r,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParseAsync(e)(t, n, i);
		};
		const jn = _safeEncodeAsync(j);
		const _safeDecodeAsync = (e) => async (t, n, r) => {
			return _safeParseAsync(e)(t, n, r);
		};
		const Mn = _safeDecodeAsync(j);
		;
		const M = r.xI("ZodMiniType", (e, t) => {
			if (!e._zod) throw new Error("Uninitialized schema in ZodMiniType.");
			v.init(e, t);
			e.def = t;
			e.type = t.type;
		}, {
			get with() {
				return this.check;
			},
			set with(e) {
				g.qh(this, "with", e);
			},
			parse(e, t) {
				return yn(this, e, t, { callee: this.parse });
			},
			parseAsync(e, t) {
				return bn(this, e, t, { callee: this.parseAsync });
			},
			safeParse(e, t) {
				return xn(this, e, t);
			},
			safeParseAsync(e, t) {
				return Sn(this, e, t);
			},
			check(...e) {
				const t = this.def;
				return this.clone({
					...t,
					checks: [...t.checks ?? [], ...e.map((e) => typeof e === "function" ? { _zod: {
						check: e,
						def: { check: "custom" },
						onattach: []
					} } : e)]
				}, { parent: true });
			},
			clone(e, t) {
				return g.o8(this, e, t);
			},
			brand() {
				return this;
			},
			register(e, t) {
				e.add(this, t);
				return this;
			},
			apply(e, ...t) {
				return t.length === 0 ? e(this) : e(this, ...t);
			}
		});
		const N = r.xI("ZodMiniString", (e, t) => {
			y.init(e, t);
			M.init(e, t);
		});
		function schemas_string(e) {
			return O.Rl(N, e);
		}
		const P = null && core.$constructor("ZodMiniStringFormat", (e, t) => {
			core.$ZodStringFormat.init(e, t);
			N.init(e, t);
		});
		const Nn = null && core.$constructor("ZodMiniEmail", (e, t) => {
			core.$ZodEmail.init(e, t);
			P.init(e, t);
		});
		function schemas_email(e) {
			return core._email(Nn, e);
		}
		const Pn = null && core.$constructor("ZodMiniGUID", (e, t) => {
			core.$ZodGUID.init(e, t);
			P.init(e, t);
		});
		function schemas_guid(e) {
			return core._guid(Pn, e);
		}
		const F = null && core.$constructor("ZodMiniUUID", (e, t) => {
			core.$ZodUUID.init(e, t);
			P.init(e, t);
		});
		function schemas_uuid(e) {
			return core._uuid(F, e);
		}
		function uuidv4(e) {
			return core._uuidv4(F, e);
		}
		function uuidv6(e) {
			return core._uuidv6(F, e);
		}
		function uuidv7(e) {
			return core._uuidv7(F, e);
		}
		const I = null && core.$constructor("ZodMiniURL", (e, t) => {
			core.$ZodURL.init(e, t);
			P.init(e, t);
		});
		function url(e) {
			return core._url(I, e);
		}
		function httpUrl(e) {
			return core._url(I, {
				protocol: regexes.httpProtocol,
				hostname: regexes.domain,
				...util.normalizeParams(e)
			});
		}
		const Fn = null && core.$constructor("ZodMiniEmoji", (e, t) => {
			core.$ZodEmoji.init(e, t);
			P.init(e, t);
		});
		function schemas_emoji(e) {
			return core._emoji(Fn, e);
		}
		const In = null && core.$constructor("ZodMiniNanoID", (e, t) => {
			core.$ZodNanoID.init(e, t);
			P.init(e, t);
		});
		function schemas_nanoid(e) {
			return core._nanoid(In, e);
		}
		const Ln = null && core.$constructor("ZodMiniCUID", (e, t) => {
			core.$ZodCUID.init(e, t);
			P.init(e, t);
		});
		function schemas_cuid(e) {
			return core._cuid(Ln, e);
		}
		const Rn = null && core.$constructor("ZodMiniCUID2", (e, t) => {
			core.$ZodCUID2.init(e, t);
			P.init(e, t);
		});
		function schemas_cuid2(e) {
			return core._cuid2(Rn, e);
		}
		const zn = null && core.$constructor("ZodMiniULID", (e, t) => {
			core.$ZodULID.init(e, t);
			P.init(e, t);
		});
		function schemas_ulid(e) {
			return core._ulid(zn, e);
		}
		const Bn = null && core.$constructor("ZodMiniXID", (e, t) => {
			core.$ZodXID.init(e, t);
			P.init(e, t);
		});
		function schemas_xid(e) {
			return core._xid(Bn, e);
		}
		const Vn = null && core.$constructor("ZodMiniKSUID", (e, t) => {
			core.$ZodKSUID.init(e, t);
			P.init(e, t);
		});
		function schemas_ksuid(e) {
			return core._ksuid(Vn, e);
		}
		const L = null && core.$constructor("ZodMiniIPv4", (e, t) => {
			core.$ZodIPv4.init(e, t);
			P.init(e, t);
		});
		function schemas_ipv4(e) {
			return core._ipv4(L, e);
		}
		const Hn = null && core.$constructor("ZodMiniIPv6", (e, t) => {
			core.$ZodIPv6.init(e, t);
			P.init(e, t);
		});
		function schemas_ipv6(e) {
			return core._ipv6(Hn, e);
		}
		const Un = null && core.$constructor("ZodMiniCIDRv4", (e, t) => {
			core.$ZodCIDRv4.init(e, t);
			P.init(e, t);
		});
		function schemas_cidrv4(e) {
			return core._cidrv4(Un, e);
		}
		const Wn = null && core.$constructor("ZodMiniCIDRv6", (e, t) => {
			core.$ZodCIDRv6.init(e, t);
			P.init(e, t);
		});
		function schemas_cidrv6(e) {
			return core._cidrv6(Wn, e);
		}
		const Gn = null && core.$constructor("ZodMiniMAC", (e, t) => {
			core.$ZodMAC.init(e, t);
			P.init(e, t);
		});
		function schemas_mac(e) {
			return core._mac(Gn, e);
		}
		const Kn = null && core.$constructor("ZodMiniBase64", (e, t) => {
			core.$ZodBase64.init(e, t);
			P.init(e, t);
		});
		function schemas_base64(e) {
			return core._base64(Kn, e);
		}
		const qn = null && core.$constructor("ZodMiniBase64URL", (e, t) => {
			core.$ZodBase64URL.init(e, t);
			P.init(e, t);
		});
		function schemas_base64url(e) {
			return core._base64url(qn, e);
		}
		const Jn = null && core.$constructor("ZodMiniE164", (e, t) => {
			core.$ZodE164.init(e, t);
			P.init(e, t);
		});
		function schemas_e164(e) {
			return core._e164(Jn, e);
		}
		const Yn = null && core.$constructor("ZodMiniCreditCard", (e, t) => {
			core.$ZodCreditCard.init(e, t);
			P.init(e, t);
		});
		function schemas_creditCard(e) {
			return core._creditCard(Yn, e);
		}
		const Xn = null && core.$constructor("ZodMiniIBAN", (e, t) => {
			core.$ZodIBAN.init(e, t);
			P.init(e, t);
		});
		function schemas_iban(e) {
			return core._iban(Xn, e);
		}
		const Zn = null && core.$constructor("ZodMiniJWT", (e, t) => {
			core.$ZodJWT.init(e, t);
			P.init(e, t);
		});
		function jwt(e) {
			return core._jwt(Zn, e);
		}
		const R = null && core.$constructor("ZodMiniCustomStringFormat", (e, t) => {
			core.$ZodCustomStringFormat.init(e, t);
			P.init(e, t);
		});
		function stringFormat(e, t, n = {}) {
			return core._stringFormat(R, e, t, n);
		}
		function schemas_hostname(e) {
			return core._stringFormat(R, "hostname", regexes.hostname, e);
		}
		function schemas_hex(e) {
			return core._stringFormat(R, "hex", regexes.hex, e);
		}
		function schemas_currencyCode(e) {
			return core._stringFormat(R, "currency_code", regexes.currencyCode, e);
		}
		function hash(e, t) {
			const n = t?.enc ?? "hex";
			const r = `${e}_${n}`;
			const i = core.regexes[r];
			if (!i) throw new Error(`Unrecognized hash format: ${r}`);
			return core._stringFormat(R, r, i, t);
		}
		const z = r.xI("ZodMiniNumber", (e, t) => {
			w.init(e, t);
			M.init(e, t);
		});
		function schemas_number(e) {
			return O.F7(z, e);
		}
		const B = r.xI("ZodMiniNumberFormat", (e, t) => {
			Et.init(e, t);
			z.init(e, t);
		});
		function schemas_int(e) {
			return O.LK(B, e);
		}
		function float32(e) {
			return core._float32(B, e);
		}
		function float64(e) {
			return core._float64(B, e);
		}
		function int32(e) {
			return core._int32(B, e);
		}
		function uint32(e) {
			return core._uint32(B, e);
		}
		const V = r.xI("ZodMiniBoolean", (e, t) => {
			Dt.init(e, t);
			M.init(e, t);
		});
		function schemas_boolean(e) {
			return O._L(V, e);
		}
		const H = null && core.$constructor("ZodMiniBigInt", (e, t) => {
			core.$ZodBigInt.init(e, t);
			M.init(e, t);
		});
		function schemas_bigint(e) {
			return core._bigint(H, e);
		}
		const U = null && core.$constructor("ZodMiniBigIntFormat", (e, t) => {
			core.$ZodBigIntFormat.init(e, t);
			H.init(e, t);
		});
		function int64(e) {
			return core._int64(U, e);
		}
		function uint64(e) {
			return core._uint64(U, e);
		}
		const Qn = null && core.$constructor("ZodMiniSymbol", (e, t) => {
			core.$ZodSymbol.init(e, t);
			M.init(e, t);
		});
		function symbol(e) {
			return core._symbol(Qn, e);
		}
		const $n = null && core.$constructor("ZodMiniUndefined", (e, t) => {
			core.$ZodUndefined.init(e, t);
			M.init(e, t);
		});
		function schemas_undefined(e) {
			return core._undefined($n, e);
		}
		const er = null && core.$constructor("ZodMiniNull", (e, t) => {
			core.$ZodNull.init(e, t);
			M.init(e, t);
		});
		function schemas_null(e) {
			return core._null(er, e);
		}
		const tr = null && core.$constructor("ZodMiniAny", (e, t) => {
			core.$ZodAny.init(e, t);
			M.init(e, t);
		});
		function any() {
			return core._any(tr);
		}
		const nr = r.xI("ZodMiniUnknown", (e, t) => {
			Pt.init(e, t);
			M.init(e, t);
		});
		function unknown() {
			return O.em(nr);
		}
		const rr = r.xI("ZodMiniNever", (e, t) => {
			Ft.init(e, t);
			M.init(e, t);
		});
		function never(e) {
			return O.G8(rr, e);
		}
		const ir = null && core.$constructor("ZodMiniVoid", (e, t) => {
			core.$ZodVoid.init(e, t);
			M.init(e, t);
		});
		function _void(e) {
			return core._void(ir, e);
		}
		const ar = null && core.$constructor("ZodMiniDate", (e, t) => {
			core.$ZodDate.init(e, t);
			M.init(e, t);
		});
		function schemas_date(e) {
			return core._date(ar, e);
		}
		const or = r.xI("ZodMiniArray", (e, t) => {
			Rt.init(e, t);
			M.init(e, t);
		});
		function array(e, t) {
			return new or({
				type: "array",
				element: e,
				...g.A2(t)
			});
		}
		function keyof(e) {
			const t = e._zod.def.shape;
			return _enum(Object.keys(t));
		}
		const W = r.xI("ZodMiniObject", (e, t) => {
			T.init(e, t);
			M.init(e, t);
			g.X(e, "shape", (e) => e._zod.def.shape, false);
		});
		function object(e, t) {
			const n = {
				type: "object",
				shape: e ?? {},
				...g.A2(t)
			};
			return new W(n);
		}
		function strictObject(e, t) {
			return new W({
				type: "object",
				shape: e,
				catchall: never(),
				...g.A2(t)
			});
		}
		function looseObject(e, t) {
			return new W({
				type: "object",
				shape: e,
				catchall: unknown(),
				...g.A2(t)
			});
		}
		function extend(e, t) {
			return g.X$(e, t);
		}
		function safeExtend(e, t) {
			return util.safeExtend(e, t);
		}
		function merge(e, t) {
			return util.merge(e, t);
		}
		function pick(e, t) {
			return g.Up(e, t);
		}
		function omit(e, t) {
			return util.omit(e, t);
		}
		function partial(e, t) {
			const n = e._zod.def;
			if (n.type !== "tuple") return util.partial(J, e, t);
			if (n.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
			return util.clone(e, {
				...n,
				items: n.items.map((e) => new J({
					type: "optional",
					innerType: e
				}))
			});
		}
		function exactPartial(e, t) {
			return util.partial(Y, e, t, "exactPartial");
		}
		function required(e, t) {
			return util.required(X, e, t);
		}
		function catchall(e, t) {
			return e.clone(util.mergeDefs(e._zod.def, { catchall: t }));
		}
		const G = r.xI("ZodMiniUnion", (e, t) => {
			E.init(e, t);
			M.init(e, t);
		});
		function union(e, t) {
			return new G({
				type: "union",
				options: e,
				...g.A2(t)
			});
		}
		const sr = null && core.$constructor("ZodMiniXor", (e, t) => {
			G.init(e, t);
			core.$ZodXor.init(e, t);
		});
		function xor(e, t) {
			return new sr({
				type: "union",
				options: e,
				inclusive: false,
				...util.normalizeParams(t)
			});
		}
		const cr = null && core.$constructor("ZodMiniDiscriminatedUnion", (e, t) => {
			core.$ZodDiscriminatedUnion.init(e, t);
			M.init(e, t);
		});
		function discriminatedUnion(e, t, n) {
			return new cr({
				type: "union",
				options: t,
				discriminator: e,
				...util.normalizeParams(n)
			});
		}
		const lr = null && core.$constructor("ZodMiniIntersection", (e, t) => {
			core.$ZodIntersection.init(e, t);
			M.init(e, t);
		});
		function intersection(e, t) {
			return new lr({
				type: "intersection",
				left: e,
				right: t
			});
		}
		const ur = null && core.$constructor("ZodMiniTuple", (e, t) => {
			core.$ZodTuple.init(e, t);
			M.init(e, t);
		});
		function tuple(e, t, n) {
			const r = t instanceof core.$ZodType;
			const i = r ? n : t;
			const a = r ? t : null;
			return new ur({
				type: "tuple",
				items: e,
				rest: a,
				...util.normalizeParams(i)
			});
		}
		const K = null && core.$constructor("ZodMiniRecord", (e, t) => {
			core.$ZodRecord.init(e, t);
			M.init(e, t);
		});
		function record(e, t, n) {
			if (!t || !t._zod) {
				return new K({
					type: "record",
					keyType: schemas_string(),
					valueType: e,
					...util.normalizeParams(t)
				});
			}
			return new K({
				type: "record",
				keyType: e,
				valueType: t,
				...util.normalizeParams(n)
			});
		}
		function partialRecord(e, t, n) {
			return new K({
				type: "record",
				keyType: e,
				valueType: t,
				...util.normalizeParams(n),
				partial: true
			});
		}
		function looseRecord(e, t, n) {
			return new K({
				type: "record",
				keyType: e,
				valueType: t,
				mode: "loose",
				...util.normalizeParams(n)
			});
		}
		const dr = null && core.$constructor("ZodMiniMap", (e, t) => {
			core.$ZodMap.init(e, t);
			M.init(e, t);
		});
		function map(e, t, n) {
			return new dr({
				type: "map",
				keyType: e,
				valueType: t,
				...util.normalizeParams(n)
			});
		}
		const fr = null && core.$constructor("ZodMiniSet", (e, t) => {
			core.$ZodSet.init(e, t);
			M.init(e, t);
		});
		function set(e, t) {
			return new fr({
				type: "set",
				valueType: e,
				...util.normalizeParams(t)
			});
		}
		const q = r.xI("ZodMiniEnum", (e, t) => {
			Jt.init(e, t);
			M.init(e, t);
			e.options = [...e._zod.values];
		});
		function _enum(e, t) {
			const n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
			return new q({
				type: "enum",
				entries: n,
				...g.A2(t)
			});
		}
		function nativeEnum(e, t) {
			return new q({
				type: "enum",
				entries: e,
				...util.normalizeParams(t)
			});
		}
		const pr = r.xI("ZodMiniLiteral", (e, t) => {
			Yt.init(e, t);
			M.init(e, t);
		});
		function literal(e, t) {
			return new pr({
				type: "literal",
				values: Array.isArray(e) ? e : [e],
				...g.A2(t)
			});
		}
		const mr = null && core.$constructor("ZodMiniFile", (e, t) => {
			core.$ZodFile.init(e, t);
			M.init(e, t);
		});
		function file(e) {
			return core._file(mr, e);
		}
		const hr = null && core.$constructor("ZodMiniTransform", (e, t) => {
			core.$ZodTransform.init(e, t);
			M.init(e, t);
		});
		function transform(e) {
			return new hr({
				type: "transform",
				transform: e
			});
		}
		const J = r.xI("ZodMiniOptional", (e, t) => {
			D.init(e, t);
			M.init(e, t);
		});
		function optional(e) {
			return new J({
				type: "optional",
				innerType: e
			});
		}
		const Y = r.xI("ZodMiniExactOptional", (e, t) => {
			Qt.init(e, t);
			M.init(e, t);
		});
		function exactOptional(e) {
			return new Y({
				type: "optional",
				innerType: e
			});
		}
		const gr = r.xI("ZodMiniNullable", (e, t) => {
			$t.init(e, t);
			M.init(e, t);
		});
		function nullable(e) {
			return new gr({
				type: "nullable",
				innerType: e
			});
		}
		function nullish(e) {
			return optional(nullable(e));
		}
		const _r = null && core.$constructor("ZodMiniDefault", (e, t) => {
			core.$ZodDefault.init(e, t);
			M.init(e, t);
		});
		function _default(e, t) {
			return new _r({
				type: "default",
				innerType: e,
				get defaultValue() {
					return typeof t === "function" ? t() : util.shallowClone(t);
				}
			});
		}
		const vr = null && core.$constructor("ZodMiniPrefault", (e, t) => {
			core.$ZodPrefault.init(e, t);
			M.init(e, t);
		});
		function prefault(e, t) {
			return new vr({
				type: "prefault",
				innerType: e,
				get defaultValue() {
					return typeof t === "function" ? t() : util.shallowClone(t);
				}
			});
		}
		const X = null && core.$constructor("ZodMiniNonOptional", (e, t) => {
			core.$ZodNonOptional.init(e, t);
			M.init(e, t);
		});
		function nonoptional(e, t) {
			return new X({
				type: "nonoptional",
				innerType: e,
				...util.normalizeParams(t)
			});
		}
		const yr = null && core.$constructor("ZodMiniSuccess", (e, t) => {
			core.$ZodSuccess.init(e, t);
			M.init(e, t);
		});
		function success(e) {
			return new yr({
				type: "success",
				innerType: e
			});
		}
		const br = null && core.$constructor("ZodMiniCatch", (e, t) => {
			core.$ZodCatch.init(e, t);
			M.init(e, t);
		});
		function _catch(e, t) {
			return new br({
				type: "catch",
				innerType: e,
				catchValue: typeof t === "function" ? t : core.util.constantCatch(t)
			});
		}
		const xr = null && core.$constructor("ZodMiniNaN", (e, t) => {
			core.$ZodNaN.init(e, t);
			M.init(e, t);
		});
		function nan(e) {
			return core._nan(xr, e);
		}
		const Z = null && core.$constructor("ZodMiniPipe", (e, t) => {
			core.$ZodPipe.init(e, t);
			M.init(e, t);
		});
		function pipe(e, t) {
			return new Z({
				type: "pipe",
				in: e,
				out: t
			});
		}
		const Q = null && core.$constructor("ZodMiniCodec", (e, t) => {
			Z.init(e, t);
			core.$ZodCodec.init(e, t);
		});
		function codec(e, t, n) {
			return new Q({
				type: "pipe",
				in: e,
				out: t,
				transform: n.decode,
				reverseTransform: n.encode
			});
		}
		function invertCodec(e) {
			const t = e._zod.def;
			return new Q({
				type: "pipe",
				in: t.out,
				out: t.in,
				transform: t.reverseTransform,
				reverseTransform: t.transform
			});
		}
		const Sr = null && core.$constructor("ZodMiniReadonly", (e, t) => {
			core.$ZodReadonly.init(e, t);
			M.init(e, t);
		});
		function readonly(e) {
			return new Sr({
				type: "readonly",
				innerType: e
			});
		}
		const Cr = null && core.$constructor("ZodMiniTemplateLiteral", (e, t) => {
			core.$ZodTemplateLiteral.init(e, t);
			M.init(e, t);
		});
		function templateLiteral(e, t) {
			return new Cr({
				type: "template_literal",
				parts: e,
				...util.normalizeParams(t)
			});
		}
		const wr = null && core.$constructor("ZodMiniLazy", (e, t) => {
			core.$ZodLazy.init(e, t);
			M.init(e, t);
		});
		function _lazy(e) {
			return new wr({
				type: "lazy",
				getter: e
			});
		}
		const Tr = null && core.$constructor("ZodMiniPromise", (e, t) => {
			core.$ZodPromise.init(e, t);
			M.init(e, t);
		});
		function promise(e) {
			return new Tr({
				type: "promise",
				innerType: e
			});
		}
		const $ = r.xI("ZodMiniCustom", (e, t) => {
			gn.init(e, t);
			M.init(e, t);
		});
		function check(e, t) {
			const n = new core.$ZodCheck({
				check: "custom",
				...util.normalizeParams(t)
			});
			n._zod.check = e;
			return n;
		}
		function custom(e, t) {
			return core._custom($, e ?? (() => true), t);
		}
		function refine(e, t = {}) {
			return O.fU($, e, t);
		}
		function superRefine(e, t) {
			return core._superRefine(e, t);
		}
		const Er = O.q0;
		const Dr = O.mI;
		class Class {
			constructor(...e) {}
		}
		function _instanceof(e, t = {}) {
			const n = custom((t) => t instanceof e, t);
			n._zod.bag.Class = e;
			n._zod.check = (t) => {
				if (!(t.value instanceof e)) {
					t.issues.push({
						code: "invalid_type",
						expected: e.name,
						input: t.value,
						inst: n,
						path: [...n._zod.def.path ?? []]
					});
				}
			};
			return n;
		}
		const stringbool = (...e) => core._stringbool({
			Codec: Q,
			Boolean: V,
			String: N
		}, ...e);
		function json() {
			const e = _lazy(() => {
				return union([
					schemas_string(),
					schemas_number(),
					schemas_boolean(),
					schemas_null(),
					array(e),
					record(schemas_string(), e)
				]);
			});
			return e;
		}
		const Or = null && core.$constructor("ZodMiniFunction", (e, t) => {
			core.$ZodFunction.init(e, t);
			M.init(e, t);
		});
		function _function(e) {
			return new Or({
				type: "function",
				input: Array.isArray(e?.input) ? tuple(e?.input) : e?.input ?? array(unknown()),
				output: e?.output ?? unknown()
			});
		}
	})
};
;
