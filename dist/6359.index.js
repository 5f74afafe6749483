"use strict";
exports.id = 6359;
exports.ids = [6359];
exports.modules = {
	63144: ((e, t, n) => {
		t.Lv = versionTextOf;
		t.TL = isSameJson;
		t._F = fieldOf;
		t.b6 = textOf;
		t.u4 = isRecord;
		function isRecord(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		function fieldOf(e, t) {
			return isRecord(e) ? e[t] : undefined;
		}
		function versionTextOf(e) {
			return typeof e === "number" ? String(e) : textOf(e);
		}
		function textOf(e) {
			return typeof e === "string" && e !== "" ? e : undefined;
		}
		function isSameJson(e, t) {
			if (Array.isArray(e) && Array.isArray(t)) return e.length === t.length && e.every((e, n) => isSameJson(e, t[n]));
			if (!isRecord(e) || !isRecord(t)) return e === t;
			return [...new Set([...Object.keys(e), ...Object.keys(t)])].every((n) => isSameJson(e[n], t[n]));
		}
	}),
	24344: ((e, t, n) => {
		t.P = mapPool;
		t.z = createLimiter;
		async function mapPool(e, t, n) {
			const r = new Array(e.length);
			const i = e.entries();
			const a = [];
			const worker = async () => {
				for (const [e, t] of i) {
					try {
						r[e] = await n(t, e);
					} catch (e) {
						a.push(e);
					}
					if (a.length > 0) return;
				}
			};
			await Promise.all(Array.from({ length: Math.min(t, e.length) }, worker));
			if (a.length > 0) throw a[0];
			return r;
		}
		function createLimiter(e) {
			let t = 0;
			const n = [];
			return async (r) => {
				if (t >= e) await new Promise((e) => n.push(e));
				else t += 1;
				try {
					return await r();
				} finally {
					const e = n.shift();
					if (e === undefined) t -= 1;
					else e();
				}
			};
		}
	}),
	53463: ((e, t, n) => {
		n.r(t);
		n.d(t, { compareMovedImages: () => compareMovedImages });
		var r = n(38086);
		var i = n(24344);
		var a = n(63018);
		var o = n(59083);
		var s = n(34779);
		var c = n(96299);
		var l = n(46830);
		var u = n(24585);
		var d = n(38421);
		var f = n(43216);
		var p = n(56224);
		var m = n(47025);
		const h = 4;
		const compareMovedImages = async (e, t, n) => {
			const r = e.map(() => undefined);
			if (t.identity === undefined && t.token === undefined) return r;
			return await orLogged(n, r, async () => {
				const r = createPackageReader((0, d.createImageReader)(await settingsOf(n), n), n);
				const a = await (0, i.P)(e, h, async (e) => {
					if (e.from === undefined) return undefined;
					const [t, n] = await Promise.all([r(e, e.from), r(e, e.to)]);
					return t === undefined || n === undefined ? undefined : {
						from: t,
						to: n
					};
				});
				const o = a.flatMap((e, t) => e === undefined ? [] : [{
					index: t,
					brings: collect(e.to, e.from),
					fixes: collect(e.from, e.to)
				}]);
				const s = a.flatMap((e) => e === undefined ? [] : [...e.from, ...e.to]);
				await askAll(o, s, t.concurrency, n);
				const c = new Map(o.map((e) => [e.index, differenceOf(e)]));
				return e.map((e, t) => c.get(t));
			});
		};
		function collect(e, t) {
			const n = {
				packages: (0, m.mV)(e),
				basePackages: (0, m.mV)(t),
				lookups: []
			};
			return (0, l.u)(n);
		}
		function differenceOf({ brings: e, fixes: t }) {
			const count = (e) => e.result().items.filter(({ facts: e, isNew: t }) => e.status === "affecting" && t).length;
			return {
				fixes: count(t),
				brings: count(e)
			};
		}
		async function askAll(e, t, n, r) {
			const i = e.flatMap(({ brings: e, fixes: t }) => [e, t]);
			const a = {
				add: (e, t) => {
					for (const n of i) n.add(e, t);
				},
				openLookups: () => [],
				canTellAliases: () => true,
				endAliases: () => undefined
			};
			const o = {
				packages: (0, m.mV)(t),
				lookups: []
			};
			const { failure: s, unread: c } = await (0, u.g)(o, a, r, n);
			if (s !== undefined) throw s;
			if (c[0] !== undefined) throw c[0].error;
		}
		function createPackageReader(e, t) {
			const n = new Map();
			const readOne = (n, r) => orLogged(t, undefined, async () => {
				const t = (0, a.o_)(n.name);
				if (t.kind === "malformed") return undefined;
				const { organization: i, repository: o, tag: s } = n;
				const c = {
					organization: i,
					repository: o,
					tag: s,
					complete: t.reference
				};
				const l = (0, a.Yk)({
					...t.reference,
					digest: r
				});
				const u = (0, p.X)();
				const d = await e([{
					image: c,
					reference: r,
					name: l
				}], u);
				u.throwIfAny();
				const [f] = d.unread;
				if (f !== undefined) throw f.error;
				return d.read.flatMap(({ packages: e }) => e);
			});
			return (e, t) => {
				const r = `${e.repository}@${t}`;
				const i = n.get(r) ?? readOne(e, t);
				n.set(r, i);
				return i;
			};
		}
		async function orLogged(e, t, n) {
			try {
				return await n();
			} catch (n) {
				if (n instanceof s.Wk && n.code === "CANCELLED") throw n;
				for (const { message: t } of (0, c.e)(n, undefined)) e.host.log.info(`Advisories were not compared: ${(0, r.h0)(t, 500)}`);
				return t;
			}
		}
		async function settingsOf(e) {
			const given = (t) => e.config.given(f.e.name, t);
			const t = await (0, o.K)(f.e.inputs, given, e.clock.now());
			if (t.kind === "problems") throw new Error(t.problems.map(({ message: e }) => e).join("; "));
			return t.inputs;
		}
	}),
	34779: ((e, t, n) => {
		n.d(t, {
			Lp: () => r,
			Wk: () => PlatformError
		});
		t.Wm = stoppedError;
		t.qF = parseJson;
		const r = [
			"OK",
			"CANCELLED",
			"UNKNOWN",
			"INVALID_ARGUMENT",
			"DEADLINE_EXCEEDED",
			"NOT_FOUND",
			"ALREADY_EXISTS",
			"PERMISSION_DENIED",
			"RESOURCE_EXHAUSTED",
			"FAILED_PRECONDITION",
			"ABORTED",
			"OUT_OF_RANGE",
			"UNIMPLEMENTED",
			"INTERNAL",
			"UNAVAILABLE",
			"DATA_LOSS",
			"UNAUTHENTICATED"
		];
		const i = {
			fieldViolations: [],
			preconditions: [],
			resource: undefined,
			others: []
		};
		class PlatformError extends Error {
			code;
			httpStatus;
			reason;
			domain;
			details;
			requestId;
			call;
			sent;
			constructor(e, t) {
				super(e, { cause: t.cause });
				this.name = "PlatformError";
				this.code = t.code;
				this.call = t.call;
				this.httpStatus = t.httpStatus ?? 0;
				this.reason = t.reason ?? "";
				this.domain = t.domain ?? "";
				this.details = t.details ?? i;
				this.requestId = t.requestId;
				this.sent = t.sent ?? true;
			}
		}
		function stoppedError({ reason: e }, t, n = true) {
			const r = e instanceof Error ? e.message : "the run was stopped";
			return new PlatformError(r, {
				code: "CANCELLED",
				call: t,
				cause: e,
				sent: n
			});
		}
		function parseJson(e) {
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
	}),
	17775: ((e, t, n) => {
		t.A = path;
		var r = n(68236);
		function path(e, ...t) {
			return String.raw({ raw: e }, ...t.map((e) => e.split("/").map(encodeSegment).join("/")));
		}
		function encodeSegment(e) {
			if (!(0, r.b)(e)) {
				throw new TypeError(`a path segment is ${e === "" ? "empty" : `\`${e}\``}`);
			}
			return encodeURIComponent(e);
		}
	}),
	19478: ((e, t, n) => {
		n.d(t, { U: () => RefusedExchangeError });
		class RefusedExchangeError extends Error {
			lines;
			copy;
			constructor(e, t, n, r) {
				super(e, { cause: r });
				this.name = "RefusedExchangeError";
				this.lines = t;
				this.copy = n;
			}
		}
	})
};
;
