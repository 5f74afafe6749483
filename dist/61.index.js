"use strict";
exports.id = 61;
exports.ids = [61];
exports.modules = {
	2810: ((e, t, n) => {
		t.createGlob = createGlob;
		t.createGlobList = createGlobList;
		t.mi = createNameGlob;
		t.globProblem = globProblem;
		t.splitNegation = splitNegation;
		;
		const r = 1024;
		const i = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;
		function braceAlternatives(e) {
			const t = unbalancedBrace(e);
			if (t !== undefined) return {
				kind: "problem",
				problem: t
			};
			try {
				return {
					kind: "texts",
					texts: expand(e)
				};
			} catch (e) {
				if (e instanceof BraceProblem) return {
					kind: "problem",
					problem: e.message
				};
				throw e;
			}
		}
		class BraceProblem extends Error {}
		function unbalancedBrace(e) {
			let t = 0;
			for (let n = 0; n < e.length && t >= 0; n += 1) {
				const r = e[n];
				if (r === "\\") n += 1;
				if (r === "{") t += 1;
				if (r === "}") t -= 1;
			}
			if (t > 0) return "a brace is not closed (write `\\{` for the character itself)";
			return t < 0 ? "a closing brace has no opening one (write `\\}` for the character itself)" : undefined;
		}
		function expand(e) {
			const t = findOpen(e);
			if (t < 0) return [e];
			const { choices: n, end: i } = readGroup(e, t);
			const a = flatAll(n);
			const o = expand(e.slice(i));
			if (a.length * o.length > r) throw tooMany();
			const s = e.slice(0, t);
			return a.flatMap((e) => o.map((t) => s + e + t));
		}
		function findOpen(e) {
			for (let t = 0; t < e.length; t += 1) {
				if (e[t] === "\\") t += 1;
				else if (e[t] === "{") return t;
			}
			return -1;
		}
		function readGroup(e, t) {
			const n = [];
			let r = 1;
			let i = t + 1;
			let a = i;
			for (; r > 0; a += 1) {
				const t = e[a];
				if (t === "\\") a += 1;
				if (t === "{") r += 1;
				if (t === "}") r -= 1;
				if (r === 0 || r === 1 && t === ",") {
					n.push(e.slice(i, a));
					i = a + 1;
				}
			}
			return {
				choices: n.length > 1 ? n : rangeOf(n.join("")),
				end: a
			};
		}
		function rangeOf(e) {
			const [, t, n, ...r] = i.exec(e) ?? [];
			if (t !== undefined && n !== undefined) return between(Number(t), Number(n)).map(String);
			const [a, o] = r.flatMap((e) => e?.charCodeAt(0) ?? []);
			if (a === undefined || o === undefined) throw new BraceProblem("braces contain a single alternative (write `\\{` for the character itself)");
			return between(a, o).map((e) => String.fromCharCode(e));
		}
		function between(e, t) {
			const n = Math.min(e, t);
			return Array.from({ length: Math.abs(e - t) + 1 }, (e, t) => n + t);
		}
		function flatAll(e) {
			const t = [];
			for (const n of e) {
				const e = expand(n);
				if (t.length + e.length > r) throw tooMany();
				t.push(...e);
			}
			return t;
		}
		const tooMany = () => new BraceProblem(`its braces expand to more than ${r} globs`);
		;
		function patternProblem(e) {
			for (const t of piecesOf(e)) {
				const e = pieceProblem(t);
				if (e !== undefined) return e;
			}
			return undefined;
		}
		function patternParts(e, t = false) {
			return piecesOf(e).map((e) => partOf(e, t));
		}
		function piecesOf(e) {
			return e.match(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu) ?? [];
		}
		function pieceProblem(e) {
			if (e === "\\") return "it ends in a backslash";
			if (e === "\\/") return "a backslash precedes a slash";
			if (e === "[") return "a bracket is empty or not closed (write `\\[` for the character itself)";
			if (!isSet(e)) return undefined;
			if (e.includes("/")) return "a set in brackets contains a slash";
			if (e.includes("[:")) return "classes such as `[:alpha:]` are not supported";
			const t = rangesOf(e).find(({ low: e, high: t }) => e > t);
			return t === undefined ? undefined : `the range \`${t.low}-${t.high}\` in brackets is empty`;
		}
		function partOf(e, t) {
			if (e.startsWith("*")) return "*";
			if (e === "?") return () => true;
			const casesOf = (e) => t ? [
				e,
				e.toLowerCase(),
				e.toUpperCase()
			] : [e];
			if (isSet(e)) {
				const t = rangesOf(e);
				const n = isNegated(e);
				return (e) => casesOf(e).some((e) => t.some(({ low: t, high: n }) => t <= e && e <= n)) !== n;
			}
			const n = casesOf(e.length > 1 && e.startsWith("\\") ? e.slice(1) : e);
			return (e) => casesOf(e).some((e) => n.includes(e));
		}
		const isSet = (e) => e.length > 2 && e.startsWith("[");
		const isNegated = (e) => e.startsWith("[!") || e.startsWith("[^");
		function rangesOf(e) {
			const t = e.slice(isNegated(e) ? 2 : 1, -1);
			return Array.from(t.matchAll(/.-.|./gsu), ([e]) => {
				const t = Array.from(e);
				return {
					low: t.slice(0, 1).join(""),
					high: t.slice(-1).join("")
				};
			});
		}
		function fitsParts(e, t, n, r) {
			let [i, a, o, s] = [
				0,
				0,
				-1,
				0
			];
			for (let c = t[i]; c !== undefined; c = t[i]) {
				const t = e[a];
				if (t !== undefined && n(t)) {
					o = a;
					s = i;
					a += 1;
				} else if (t !== undefined && r(t, c)) {
					i += 1;
					a += 1;
				} else if (o >= 0) {
					a = o + 1;
					s += 1;
					i = s;
				} else return false;
			}
			return e.slice(a).every(n);
		}
		function fitsCharacters(e, t) {
			return fitsParts(e, t, (e) => e === "*", (e, t) => e !== "*" && e(t));
		}
		var a = n(45794);
		;
		const o = 256;
		const s = /[?*+@!]\(/;
		function globPatterns(e) {
			const refuse = (e) => ({
				kind: "problem",
				problem: e
			});
			if (e === "") return refuse("it is empty");
			if (e.length > o && Array.from(e).length > o) return refuse(`it is longer than ${o} characters`);
			if (e.startsWith("!")) return refuse("it begins with `!` (write `\\!` for the character itself)");
			if (s.test(e)) return refuse("extended globs such as `@(a|b)` are not supported (write `{a,b}`)");
			const t = braceAlternatives(e);
			if (t.kind === "problem") return t;
			for (const e of t.texts) {
				const t = patternProblem(e);
				if (t !== undefined) return refuse(t);
			}
			return {
				kind: "patterns",
				patterns: t.texts
			};
		}
		function globProblem(e) {
			const t = globPatterns(e);
			return t.kind === "problem" ? t.problem : undefined;
		}
		function createGlob(e) {
			const t = patternsOf(e).map((e) => e.replace(/^(?:\.\/)+/, "").replace(/\/\*\*$/, "/**/*").split("/").map((e) => e === "**" ? "**" : patternParts(e)));
			return (e) => {
				const n = e.split("/").map((e) => Array.from(e));
				return t.some((e) => fitsParts(e, n, (e) => e === "**", (e, t) => e !== "**" && fitsCharacters(e, t)));
			};
		}
		function createNameGlob(e, t = {}) {
			const { complete = (e) => e, ignoreCase: n = false } = t;
			const r = patternsOf(e).map((e) => patternParts(complete(e), n));
			return (e) => {
				const t = Array.from(e);
				return r.some((e) => fitsCharacters(e, t));
			};
		}
		function patternsOf(e) {
			const t = globPatterns(e);
			if (t.kind === "patterns") return t.patterns;
			throw new a.y({ message: `\`${e.slice(0, 100)}\` is not a usable glob: ${t.problem}` });
		}
		function splitNegation(e) {
			const t = e.startsWith("!");
			return {
				negated: t,
				glob: t ? e.slice(1) : e
			};
		}
		function createGlobList(e, t = createGlob) {
			const n = e.map((e) => {
				const { glob: n, negated: r } = splitNegation(e);
				return {
					negated: r,
					matches: t(n)
				};
			});
			const r = n[0]?.negated === true;
			return (e) => n.reduce((t, n) => n.matches(e) ? !n.negated : t, r);
		}
	}),
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
	96299: ((e, t, n) => {
		t.e = toProblems;
		t.v = toProblemsOf;
		var r = n(38086);
		var i = n(9157);
		var a = n(85531);
		var o = n(34779);
		var s = n(19478);
		const c = {
			UNAUTHENTICATED: "unauthenticated",
			PERMISSION_DENIED: "forbidden",
			NOT_FOUND: "usage",
			INVALID_ARGUMENT: "usage",
			OUT_OF_RANGE: "usage"
		};
		function toProblems(e, t, n = "") {
			const r = n === "" ? "" : `${n}: `;
			if (e instanceof s.U) return [{
				kind: "unauthenticated",
				message: r + e.message,
				fix: e.lines.join("\n"),
				...e.copy === undefined ? {} : { copy: e.copy }
			}];
			if (e instanceof o.Wk) return [fromPlatform(e, t, r)];
			return (0, a.iU)(e, n);
		}
		function toProblemsOf(e, t, n) {
			const r = e instanceof i.Z || e instanceof s.U;
			return toProblems(e, t, r ? "" : n);
		}
		function fromPlatform(e, t, n) {
			const i = c[e.code] ?? "service";
			const a = e.httpStatus === 0 ? "" : `, HTTP status ${e.httpStatus}`;
			const o = `${n}${(0, r.h0)(callWords(e.call), 300)} failed: ${(0, r.h0)(e.message, 600)} (${e.code}${a})`;
			const s = fixOf(e, t);
			return s === undefined ? {
				kind: i,
				message: o
			} : {
				kind: i,
				message: o,
				fix: s
			};
		}
		function callWords(e) {
			return e.replace(/\?.*$/s, "");
		}
		const l = "if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry";
		function fixOf(e, t) {
			const { fieldViolations: n, preconditions: i } = e.details;
			const a = [...n.map((e) => `${e.field}: ${e.description}`), ...i.map((e) => `${e.type}: ${e.description}`)];
			if (a.length > 0) return a.map((e) => (0, r.h0)(e, 300)).join("\n");
			if (e.code === "PERMISSION_DENIED") {
				if (t !== undefined && t.split("/").length > 2) {
					return "this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization";
				}
				const n = e.call.includes("/vulnerabilities/") ? "`viewer`" : "`registry.pull` or `viewer`";
				const r = `give the identity a role with the missing capability, such as ${n}, on the organization`;
				return t === undefined ? `${r}\n${l}` : r;
			}
			if (e.code === "UNAUTHENTICATED") return "the token was not accepted: check `identity`, `token` and the URLs";
			if (e.code === "CONNECTION") return "check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`";
			if (e.code === "UNAVAILABLE") return "the service is unavailable at the moment: run again later";
			if (e.code === "RESOURCE_EXHAUSTED") return "too many requests for the service: run again later, or with a lower `concurrency`";
			if (e.cause instanceof DOMException && e.cause.name === "TimeoutError") return "give it more time with `timeout`, or less to do";
			return undefined;
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
