"use strict";
exports.id = 678;
exports.ids = [678];
exports.modules = {
	24344: ((e, t, n) => {
		n.d(t, {
			Eu: () => untilAborted,
			Pk: () => mapPool,
			pN: () => giveTurn,
			zm: () => createLimiter
		});
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
			const turn = (e) => new Promise((t, r) => {
				const leave = () => {
					n.splice(n.indexOf(start), 1);
					r(e?.reason);
				};
				const start = () => {
					e?.removeEventListener("abort", leave);
					t();
				};
				n.push(start);
				e?.addEventListener("abort", leave, { once: true });
			});
			return async (r, i) => {
				if (t >= e) await turn(i);
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
		const r = 50;
		let i = 0;
		function giveTurn() {
			return performance.now() - i < r ? undefined : nextTurn();
		}
		async function nextTurn() {
			await new Promise((e) => setImmediate(e));
			i = performance.now();
		}
		function untilAborted(e, t) {
			return new Promise((n, r) => {
				const stop = () => r(t.reason);
				if (t.aborted) stop();
				t.addEventListener("abort", stop, { once: true });
				e.then(n, r).finally(() => t.removeEventListener("abort", stop));
			});
		}
	}),
	57045: ((e, t, n) => {
		n.d(t, { serveFileTasks: () => serveFileTasks });
		var r = n(75919);
		;
		const i = 20;
		function serveTasks(e) {
			process.env = {};
			r.parentPort?.on("message", async ({ at: t, tasks: n }) => {
				let a = [];
				let o = performance.now();
				for (const [s, c] of n.entries()) {
					Atomics.store(t, 0, s);
					a.push(await e(c));
					if (s + 1 < n.length && performance.now() - o < i) continue;
					r.parentPort?.postMessage(a);
					a = [];
					o = performance.now();
				}
			});
		}
		var a = n(41706);
		var o = n(63664);
		;
		const s = 64;
		const c = 8;
		const l = 1e7;
		const u = "after the edit the file would not name this digest here, or would name another image differently";
		const d = "after the edits the file could not be read completely";
		function editText(e, t, n) {
			const r = [];
			const i = [];
			for (const e of t) {
				const t = planEdit(e.reference, e.digest);
				if ("kind" in t) r.push({
					move: e,
					reason: t.reason
				});
				else i.push({
					move: e,
					edits: t
				});
			}
			if (i.length === 0) return {
				after: e,
				moved: [],
				refused: r
			};
			const a = createTries(e, n);
			const o = keepGood(i, a);
			const s = a.isCut() ? d : u;
			for (const { move: e } of i.filter((e) => !o.has(e))) r.push({
				move: e,
				reason: s
			});
			const c = i.filter((e) => o.has(e));
			return {
				after: a.text(c),
				moved: c.map(({ move: e }) => e),
				refused: r
			};
		}
		function createTries(e, t) {
			const n = t(e);
			const r = Math.floor(l / (e.length + 1));
			let i = Math.max(c, Math.min(s, r));
			let a = false;
			const isOver = () => a || i <= 0;
			const text = (t) => applyEdits(e, t.flatMap(({ edits: e }) => e));
			return {
				text,
				isOver,
				isCut: () => a,
				isGood: (e) => {
					if (isOver()) return false;
					i -= 1;
					try {
						const r = t(text(e));
						a = r.understood === "cut" && n.understood !== "cut";
						return !a && isAsMeant(n, r, e);
					} catch (e) {
						if (e instanceof RangeError) return false;
						throw e;
					}
				}
			};
		}
		function keepGood(e, { isCut: t, isGood: n, isOver: r }) {
			let i = new Set();
			const add = (t) => {
				if (r()) return;
				const a = new Set([...i, ...t]);
				if (n(e.filter((e) => a.has(e)))) i = a;
				else if (t.length > 1) {
					const e = Math.ceil(t.length / 2);
					add(t.slice(0, e));
					add(t.slice(e));
				}
			};
			for (let t = e, n = -1; t.length > 0 && i.size > n;) {
				n = i.size;
				add(t);
				t = e.filter((e) => !i.has(e));
			}
			return t() ? new Set() : i;
		}
		function isAsMeant(e, t, n) {
			if (t.understood !== e.understood || t.problems.length !== e.problems.length) return false;
			if (listUnresolved(t) !== listUnresolved(e)) return false;
			const r = new Map(n.map(({ move: e }) => [keyOf(e.reference), e.digest]));
			const i = e.references.map((e) => {
				const t = r.get(keyOf(e));
				return t === undefined ? readOf(e) : readOf({
					...e,
					image: meant(e.image, t),
					wrongDigest: undefined
				});
			});
			return JSON.stringify(t.references.map(readOf)) === JSON.stringify(i);
		}
		function readOf({ image: e, syntax: t, wrongDigest: n = "" }) {
			return [
				t,
				(0, o.Yk)(e),
				n
			];
		}
		function meant(e, t) {
			const n = e.digest === undefined ? e.tag ?? "latest" : e.tag;
			return {
				...e,
				tag: n,
				digest: t
			};
		}
		function keyOf({ place: e, text: t }) {
			return `${e.start} ${t}`;
		}
		function listUnresolved({ unresolved: e }) {
			return JSON.stringify(e.map(({ reason: e, text: t }) => [t, e]));
		}
		function applyEdits(e, t) {
			const n = [...t].sort((e, t) => e.start - t.start || e.end - t.end);
			const r = [];
			let i = 0;
			let a;
			for (const t of n) {
				if (a !== undefined && isSame(a, t)) continue;
				if (t.start < 0 || t.end < t.start || t.end > e.length) throw new RangeError(`edit ${t.start}\u2013${t.end} lies outside the text of ${e.length} characters`);
				if (a !== undefined && meets(a, t)) throw new RangeError(`edits at ${a.start} and ${t.start} overlap`);
				r.push(e.slice(i, t.start), t.text);
				i = t.end;
				a = t;
			}
			r.push(e.slice(i));
			return r.join("");
		}
		function meets(e, t) {
			if (t.start < e.end || t.start === e.start) return true;
			return t.start === e.end && t.start === t.end;
		}
		function isSame(e, t) {
			return e.start === t.start && e.end === t.end && e.text === t.text;
		}
		function planEdit(e, t) {
			if (!(0, o.Bc)(t)) return {
				kind: "impossible",
				reason: "the new digest is not a `sha256` digest"
			};
			if (e.image.digest === t) return [];
			if (e.editable.kind === "no") return {
				kind: "impossible",
				reason: e.editable.reason
			};
			const { start: n, end: r, before: i, after: a, hexOnly: s } = e.editable.site;
			const c = s ? t.slice("sha256:".length) : t;
			return [{
				start: n,
				end: r,
				text: `${i}${c}${a}`
			}];
		}
		var f = n(77825);
		var p = n(38086);
		var m = n(63144);
		var h = n(59173);
		var g = n(62137);
		var _ = n(29065);
		var v = n(58267);
		var y = n(76966);
		;
		const b = "\0";
		const x = /"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;
		const ee = /["`]/;
		const S = new RegExp(`[^"\`}]*(?:${x.source}|\\}\\}?)`, "y");
		const C = /\{\{-?\s*\/\*/y;
		const w = 80;
		function blankDots(e) {
			return e.includes(".") ? e.replaceAll(".", b) : e;
		}
		function withDots(e) {
			return e.replaceAll(b, ".");
		}
		const T = {
			code: "end",
			text: "",
			from: 0,
			start: 0,
			end: 0
		};
		function readActions(e) {
			const t = [];
			for (let n = 0;;) {
				const r = e.indexOf("{{", n);
				if (r < 0) return t;
				C.lastIndex = r;
				const i = C.test(e);
				const a = i ? endOfComment(e, r) : endOfAction(e, r + 2);
				if (a < 0) return undefined;
				const o = withoutMarks(e, r + 2, a);
				const s = ee.test(o) ? o.replace(x, blankDots) : o;
				if (!i) t.push({
					code: s,
					text: e,
					from: n,
					start: r,
					end: a + 2
				});
				n = a + 2;
			}
		}
		function textBefore({ from: e, start: t, text: n }) {
			const r = n.slice(Math.max(e, t - w), t);
			return r.slice(r.lastIndexOf("\n") + 1);
		}
		function textAfter({ end: e, text: t }) {
			const [n = ""] = t.slice(e, e + w).split("\n", 1);
			return n;
		}
		function withoutMarks(e, t, n) {
			const isBlank = (t) => e.charAt(t).trim() === "";
			const r = e.charAt(t) === "-" && isBlank(t + 1) ? t + 1 : t;
			const i = e.charAt(n - 1) === "-" && isBlank(n - 2) ? n - 1 : n;
			return e.slice(r, i).trim();
		}
		function endOfComment(e, t) {
			const n = e.indexOf("*/", t);
			return n < 0 ? -1 : e.indexOf("}}", n);
		}
		function endOfAction(e, t) {
			S.lastIndex = t;
			while (S.test(e)) if (e.endsWith("}}", S.lastIndex)) return S.lastIndex - 2;
			return -1;
		}
		const te = /^(?:if|with|range|define|block)\b/;
		const ne = /^end\b/;
		const re = /^(define|block)\b(?:\s+("[^"]*"))?/;
		function restOfBlock(e, t) {
			let n = 0;
			for (let r = t; r < e.length; r += 1) {
				const i = e[r]?.code ?? "";
				if (te.test(i)) n += 1;
				else if (ne.test(i)) n -= 1;
				if (n < 0) return e.slice(t, r);
			}
			return e.slice(t);
		}
		function restOfText(e, t) {
			const n = e.indexOf(T, t);
			return n < 0 ? e.slice(t) : e.slice(t, n);
		}
		function separateDefinitions(e) {
			const t = new Map();
			const n = [];
			let r = 0;
			for (const [i, a] of e.entries()) {
				const [, o, s] = re.exec(a.code) ?? [];
				const c = o === undefined ? [] : restOfBlock(e, i + 1);
				if (s !== undefined) t.set(s, c);
				if (o === "define") r = Math.max(r, i + c.length + 2);
				if (i >= r) n.push(a);
			}
			return {
				definitions: t,
				outside: n
			};
		}
		function namesThatRun(e, t) {
			const n = new Set();
			const r = [...e];
			for (const e of r) for (const { code: i } of e) for (const [, e = ""] of i.matchAll(/\b(?:include|template)\s+("[^"]*"|\S)/g)) {
				if (!e.startsWith("\"")) return new Set(t.keys());
				const i = n.has(e) ? undefined : t.get(e);
				n.add(e);
				if (i !== undefined) r.push(i);
			}
			return n;
		}
		function callBefore(e) {
			let t = e;
			for (let e = ""; e !== t;) {
				e = t;
				t = e.replaceAll(/\([^()]*\)/g, "_");
			}
			return t.slice(t.lastIndexOf("(") + 1);
		}
		;
		const ie = "*";
		const E = String.raw`(?<![\w)"$.])`;
		const D = String.raw`(?![\w.])`;
		const ae = holderOf(".Values", String.raw`\.Values`);
		const O = holderOf(".", E, String.raw`${E}\.`);
		const oe = holderOf("", String.raw`${E}\$?`, `${E}[.$]`);
		const se = String.raw`[\w$.]{0,60}[cC]hart\.AppVersion`;
		const ce = 200;
		const le = 2e5;
		function followValue(e, t) {
			const n = e.map((e) => ({
				...e,
				holder: ae,
				versions: [se]
			}));
			const r = new Map();
			const isNew = ({ actions: e, ...t }) => {
				const n = r.get(e) ?? new Set();
				r.set(e, n);
				return n.size < n.add(JSON.stringify(t)).size;
			};
			let i = le;
			let a = false;
			for (const r of n) {
				i -= r.actions.length;
				if (n.length > e.length + ce || i < 0) return {
					views: [],
					isLost: true
				};
				const o = mentionsIn(r);
				for (let e = 0; e <= r.rest.length; e += 1) {
					const i = r.rest.slice(e);
					for (const s of o.get(fieldsOf(r.rest.slice(0, e))) ?? []) {
						const e = viewBehind(r, s, i, t);
						if (e === undefined) a ||= i.length > 0;
						else n.push(...e.filter(isNew));
					}
				}
			}
			return {
				views: n,
				isLost: a
			};
		}
		function holderOf(e, t, n = t) {
			return {
				part: e,
				pattern: new RegExp(`${n}${D}|${t}((?:\\.\\w+)+)${D}`, "g")
			};
		}
		function fieldsOf(e) {
			return ["", ...e].join(".");
		}
		const k = new WeakMap();
		function mentionsIn({ actions: e, holder: { part: t, pattern: n } }) {
			const r = k.get(e) ?? new Map();
			k.set(e, r);
			const i = r.get(t);
			if (i !== undefined) return i;
			const a = new Map();
			for (const [r, i] of e.entries()) {
				const { code: e } = i;
				if (!e.includes(t)) continue;
				for (let t = n.exec(e); t !== null; t = n.exec(e)) {
					const [, e = ""] = t;
					const o = a.get(e) ?? [];
					o.push({
						action: i,
						index: r,
						start: t.index,
						end: n.lastIndex
					});
					a.set(e, o);
				}
			}
			r.set(t, a);
			return a;
		}
		const ue = /^(?:else\s+)?(with|range|if)\b/;
		const de = /^(?:(?:else\s+)?(?:with|if)\s+)?\$(\w+)\s*(:?=)/;
		const fe = /^range\s+(?:\$\w+\s*,\s*)?\$(\w+)\s*:=/;
		const pe = /\b(?:include|template|block)\s+("[^"]*")(?!.*\b(?:include|template|block)\s+")/s;
		const me = `"${blankDots("common.")}`;
		const he = /"(\w+)"\s+\(?\s*$/;
		function viewBehind(e, { action: { code: t }, index: n, start: r }, i, a) {
			const { actions: o } = e;
			const s = t.slice(0, r);
			const c = pe.exec(s)?.[1];
			if (c !== undefined && !a.has(c) && c.startsWith(me)) return [];
			const l = /\bdict\b/.test(s) ? he.exec(s)?.[1] : undefined;
			if (/\b(?:dict|list|tuple|set|index|dig|get)\b/.test(s) && l === undefined) return undefined;
			const u = l === undefined ? i : [l, ...i];
			const d = l === undefined ? e.versions : versionsIn(t, e.versions);
			if (c !== undefined) {
				const e = a.get(c);
				return e && [{
					actions: e,
					holder: oe,
					rest: u,
					versions: d
				}];
			}
			const body = () => restOfBlock(o, n + 1);
			const [, f, p] = de.exec(t) ?? [];
			const m = ue.exec(t)?.[1];
			const h = m === "with";
			const assigned = (e, t, n) => {
				return {
					actions: t,
					holder: holderOf(`$${e}`, `\\$${e}`),
					rest: n,
					versions: d
				};
			};
			if (m === "range") {
				if (u.length === 0) return [];
				const e = fe.exec(t)?.[1];
				const n = {
					actions: body(),
					holder: O,
					rest: u.slice(1),
					versions: d
				};
				return [n, ...e === undefined ? [] : [assigned(e, n.actions, n.rest)]];
			}
			const scope = () => p === ":=" ? body() : restOfText(o, n + 1);
			const g = f === undefined ? [] : [assigned(f, scope(), u)];
			if (h) return [...g, {
				actions: body(),
				holder: O,
				rest: u,
				versions: d
			}];
			return g.length > 0 || m === "if" ? g : undefined;
		}
		function versionsIn(e, t) {
			const n = [...e.matchAll(/"(\w+)"\s/g)].map(([, e]) => e);
			const r = new RegExp(`"(\\w+)"\\s+(?:${t.join("|")})${D}`, "g");
			return [...[...e.matchAll(r)].map(([, e]) => `[\\w$]{0,60}\\.${e}${D}`), ...n.map((e) => String.raw`[\w$]{0,60}\.${e}(?:[\w.]{0,60}[cC]hart)?\.AppVersion`)];
		}
		;
		const ge = /\(?\s*(?:default|coalesce|or|tpl|toString)\s[^"()]*$/;
		const _e = /%[-+# 0-9.]*[sv]/g;
		const ve = /(?:\(\s*)?\b(?:include|template)\s+("[^"]*")\s*(?:[$.][\w.$]*|\((?:[^()]|\([^()]*\))*\))?\s*\)?/g;
		const A = /^\s*\|\s*(?:trim(?:Prefix|Suffix|All)|replace|regex\w+|trunc|substr)\b/;
		const j = 200;
		const ye = 50;
		const M = /^(?:(?:if|with|range|else|end)\b|\$\w+\s*:?=)/;
		function textAround({ action: e, head: t, tail: n }, r = textBeside(e)) {
			const i = t.replace(ge, "");
			const a = callBefore(i);
			const o = /\bprintf\s+"([^"]*)"/.exec(a);
			if (o === null) return i.trim() === "" ? r : undefined;
			const { 0: s, 1: c = "", index: l } = o;
			const u = a.slice(l + s.length).match(/\S+/g) ?? [];
			const d = [...c.matchAll(_e)][u.length];
			if (d === undefined) return undefined;
			const f = d.index + d[0].length === c.length && /^[\s)]*$/.test(n);
			const p = f && !e.code.startsWith("$") ? r.after : c.slice(d.index + d[0].length);
			return {
				before: withDots(c.slice(0, d.index)),
				after: withDots(p)
			};
		}
		function textBeside(e) {
			return {
				before: textBefore(e),
				after: textAfter(e)
			};
		}
		function createTextsBeside(e, t) {
			const n = new Map();
			let r;
			return function textsBeside(i, a = 0) {
				const o = n.get(i);
				if (o !== undefined) return o;
				const s = textBeside(i);
				n.set(i, [s]);
				if (M.test(i.code) || a > ye) return [s];
				const [c = "", l = []] = [...t].findLast(([, e]) => e.includes(i)) ?? [];
				const [u, d] = [beginsBody(l, i), endsBody(l, i)];
				if (!u && !d) return [s];
				r ??= callsIn(e);
				const f = r.get(c) ?? [];
				if (f.length > j) return [s];
				const p = f.flatMap((e) => textsBeside(e.action, a + 1).map((t) => {
					const { after: n, before: r } = textAround(e, t) ?? s;
					return {
						before: u ? r : s.before,
						after: d ? A.exec(e.tail)?.[0] ?? n : s.after
					};
				}));
				const m = new Map(p.map((e) => [JSON.stringify(e), e]));
				if (m.size > 0 && m.size <= j) n.set(i, [...m.values()]);
				return n.get(i) ?? [];
			};
		}
		function callsIn(e) {
			const t = new Map();
			for (const n of e.flat()) for (const { 0: e, 1: r = "", index: i } of n.code.matchAll(ve)) {
				const [a, o] = [n.code.slice(0, i), n.code.slice(i + e.length)];
				const s = t.get(r) ?? [];
				s.push({
					action: n,
					head: a,
					tail: o
				});
				t.set(r, s);
			}
			return t;
		}
		function isBlankBefore({ from: e, start: t, text: n }) {
			return n.slice(e, t).trim() === "";
		}
		function beginsBody(e, t) {
			const n = e.indexOf(t);
			return n >= 0 && e.slice(0, n + 1).every((e, t) => isBlankBefore(e) && (t === n || M.test(e.code)));
		}
		function endsBody(e, t) {
			const n = e.at(-1);
			if (n === undefined) return false;
			for (let n = e.indexOf(t) + 1; n < e.length; n += 1) {
				const t = e[n];
				if (t === undefined || !isBlankBefore(t) || !/^(?:else|end)\b|^\$\w+\s*:?=/.test(t.code)) return false;
				if (/^else\b/.test(t.code)) n += restOfBlock(e, n + 1).length + 1;
			}
			return n.text.slice(n.end).split("{{", 1).join("").trim() === "";
		}
		;
		function isBelow({ base: e }, t) {
			return e.every((e, n) => t[n] === e);
		}
		const be = /version["']?:[ \t]*["']?$/i;
		const N = /\bsemver(?:Compare)?\b/;
		const xe = /\b(?:mustR|r)egex|\b(?:splitList|split|splitn|trunc|substr|replace)\b/;
		const Se = /"([^"]*)"\s*\(?\s*$/;
		const Ce = /:([\w.-]*)$/;
		const we = /^([\w.-]*)@?(\{\{-?\s*(?![^}]*(?:digest|sha))[$.]+\w)?/i;
		const P = /[{|]/;
		function createValueUse(e, t) {
			const n = new Map();
			const some = (t) => e.some(({ actions: e }) => e.some(t));
			const namesAlgorithm = () => some(({ end: e, from: t, text: n }) => n.slice(t, e + 80).includes("sha256:"));
			let r;
			const mayReadFiles = () => r ??= some(({ code: e }) => e.includes(".Files") && /\btpl\b.*\.Files\b/.test(e));
			const follow = (r) => {
				const i = JSON.stringify(r);
				const a = n.get(i);
				if (a !== undefined) return a;
				const o = e.flatMap((e) => restsBelow(e, r).map((t) => ({
					actions: e.actions,
					rest: t
				})));
				const s = followValue(o, t);
				const c = {
					...s,
					readings: s.views.flatMap(readingsIn)
				};
				n.set(i, c);
				return c;
			};
			const readings = (e) => follow(e).readings;
			const isRead = (e) => readings(e).length > 0;
			const i = createTextsBeside(e.map(({ actions: e }) => e), t);
			const textsAround = (e) => i(e.action).flatMap((t) => textAround(e, t) ?? []);
			const tagsAround = (e) => readings(e).flatMap((e) => textsAround(e).flatMap((t) => tagAround(t, e)));
			const isOfBitnami = (t) => e.some((e) => isBelow(e, t) && ["common", t[e.base.length]].some((t) => e.describe?.().bitnami.has(t ?? "") === true));
			return {
				reads: (e) => {
					if (isRead(e)) return "yes";
					const t = e.slice(0, -1);
					if (e.at(-1) === "digest" && !isRead([...t, "tag"]) && isOfBitnami(e)) return "yes";
					const n = follow(e).isLost || !follow(t).views.some(readsField) || mayReadFiles();
					return n ? "unknown" : "no";
				},
				form: (e) => {
					const t = new Set(readings(e).flatMap((e) => formOf(e) ?? []));
					const [n] = t;
					if (t.size > 1) return "unknown";
					return n ?? (namesAlgorithm() ? "unknown" : "full");
				},
				refusal: (e) => {
					const t = readings(e);
					if (t.some(({ action: { code: e } }) => N.test(e))) return "the chart compares it as a version";
					const n = t.some(({ action: e }) => !xe.test(e.code) && i(e).some(({ before: e }) => be.test(e)));
					if (n) return "the chart writes it into a version label";
					const r = tagsAround(e).map((e) => e.after);
					const a = r.find((e) => e !== "" && (e !== "@" || !r.includes("")));
					if (a === undefined) return undefined;
					return P.test(a) ? "the chart changes it" : `the chart writes \`${a}\` after it`;
				},
				around: (e) => {
					const t = tagsAround(e);
					const { before: n } = t[0] ?? y.vR;
					const r = t.some((e) => e.after === "") ? "" : (t[0] ?? y.vR).after.replace("@", "");
					const i = t.every((e) => e.before === n && (r === "" || e.after === t[0]?.after));
					return i && !P.test(r) ? {
						before: n,
						after: r
					} : undefined;
				},
				goesOn: (e) => {
					const t = readings(e).flatMap((e) => textsAround(e).flatMap(({ after: e }) => /^[:@/]/.exec(e) ?? []));
					return t.includes("/") ? "/" : t[0];
				},
				versionFor: (t) => {
					const n = new Set(readings(t).flatMap((e) => defaultIn(e) ?? []));
					const [r] = n;
					if (!r || n.size > 1) return undefined;
					const [i] = e.filter((e) => isBelow(e, t)).sort((e, t) => t.base.length - e.base.length);
					const a = i?.describe?.().version;
					return a && r.replace(F, () => a);
				}
			};
		}
		function restsBelow(e, t) {
			const { length: n } = e.base;
			return [...isBelow(e, t) ? [t.slice(n)] : [], ...n > 0 && t[0] === "global" ? [t] : []];
		}
		function readingsIn(e) {
			return (mentionsIn(e).get(fieldsOf(e.rest)) ?? []).map(({ action: t, end: n, start: r }) => ({
				view: e,
				action: t,
				head: t.code.slice(0, r),
				tail: t.code.slice(n)
			}));
		}
		function readsField(e) {
			return [...mentionsIn(e).keys()].some((t) => t.startsWith(`${fieldsOf(e.rest)}.`));
		}
		function formOf(e) {
			const { head: t } = e;
			const n = Se.exec(t)?.[1];
			if (n?.startsWith("sha256") === true && /\b(?:trim|has)Prefix\b/.test(t)) return "full";
			const r = textAround(e)?.before ?? n;
			if (r?.endsWith("sha256:") === true) return "hex";
			return r?.endsWith("@") === true ? "full" : undefined;
		}
		function tagAround({ after: e, before: t }, { tail: n }) {
			const r = Ce.exec(t)?.[1];
			if (r === undefined) return [];
			const i = A.exec(n) ?? A.exec(e);
			return [{
				before: r,
				after: i?.[0] ?? we.exec(e)?.[0] ?? ""
			}];
		}
		const F = "";
		const Te = /\b(?:default|coalesce|or)\s/;
		const Ee = /^[\s)]*\|\s*(?:toString\s*\|\s*)?default\b/;
		function defaultIn({ action: { code: e }, head: t, tail: n, view: r }) {
			const i = String.raw`(?:\(\s*)?(?:printf?\s+"([^"%]*)(?:%[sv])?([^"]*)"\s+)?(?:${r.versions.join("|")})(?![\w.])`;
			const a = new RegExp(String.raw`^(?:\s+[.$])?[\s)]*\|\s*(?:toString\s*\|\s*)?default\s+${i}`).exec(n);
			const o = new RegExp(String.raw`\bdefault\s+${i}[\s)]+(?:\(\s*)?(?:tpl\s+)?$`).exec(t);
			const s = /\b(?:coalesce|or)\s/.test(t) ? new RegExp(String.raw`^\s+${i}`).exec(n) : null;
			const c = a ?? o ?? s;
			if (N.test(e)) return undefined;
			if (c === null) {
				const r = Te.test(callBefore(t)) || Ee.test(n);
				return r && !/^(?:if|else|with|range)\b/.test(e) ? "" : undefined;
			}
			const [, l = "", u = ""] = c;
			return u.includes("%") ? "" : withDots(`${l}${F}${u}`);
		}
		;
		const De = /^(?:\$schema|\$id|\$defs|\$comment|definitions|title|description|default|examples|deprecated|required|type|const|enum|maxLength|minLength|pattern|properties|items|additionalProperties|unevaluatedProperties|x-.*)$/;
		function createSchemaCheck(e) {
			const t = (0, m.qF)(e);
			return (e, n) => accepts(t, e, n);
		}
		function accepts(e, [t, ...n], r) {
			if (typeof e === "boolean") return e ? "yes" : "no";
			if (!(0, m.u4)(e)) return "unknown";
			const i = t === undefined ? acceptsText(e, r) : acceptsKey(e, t, n, r);
			return i === "yes" && !Object.keys(e).every((e) => De.test(e)) ? "unknown" : i;
		}
		function acceptsKey(e, t, n, r) {
			const { additionalProperties: i, items: a, patternProperties: o, properties: s, unevaluatedProperties: c } = e;
			const l = (0, m.u4)(s) && Object.hasOwn(s, t);
			const u = l ? (0, m._F)(s, t) : i ?? c;
			const d = t === "*" ? a : u;
			if (d === false && !l && o !== undefined) return "unknown";
			return d === undefined ? "yes" : accepts(d, n, r);
		}
		function acceptsText(e, t) {
			const { const: n, enum: r, maxLength: i, minLength: a, pattern: o, type: s } = e;
			const c = s !== undefined && ![s].flat().includes("string") || n !== undefined && n !== t || Array.isArray(r) && !r.includes(t) || typeof i === "number" && t.length > i || typeof a === "number" && t.length < a;
			if (c) return "no";
			return typeof o === "string" ? matches(o, t) : "yes";
		}
		function matches(e, t) {
			const n = /\)[*+{]|\\\d|\\k/.test(e) || (e.match(/[*+{]/g) ?? []).length > 3;
			if (n || e.length > 200 || t.length > 256) return "unknown";
			try {
				return new RegExp(e, "u").test(t) ? "yes" : "no";
			} catch {
				return "unknown";
			}
		}
		;
		const I = new WeakMap();
		function readChart(e) {
			if (!I.has(e)) I.set(e, createChart(e));
			return I.get(e);
		}
		const L = `sha256:${"0123456789abcdef".repeat(4)}`;
		const Oe = /^(?:charts\/[^/]+\/)*/;
		const R = `"${blankDots("common.images.image")}"`;
		const ke = "{{ .imageRoot.registry }}/{{ .imageRoot.repository }}:{{ .imageRoot.tag | default .chart.AppVersion }}@{{ .imageRoot.digest }}";
		function createChart(e) {
			const t = new Map();
			const n = new Map();
			const r = (0, h.k)(describe);
			const i = [];
			for (const [a, o] of e) {
				const [e = ""] = Oe.exec(a) ?? [];
				const s = a.slice(e.length);
				const c = e.split("/").filter((e, t) => t % 2 === 1);
				const l = t.get(e) ?? {
					base: c,
					texts: []
				};
				if (s === "values.schema.json") t.set(e, {
					...l,
					accepts: createSchemaCheck(o)
				});
				else if (s === "Chart.yaml") t.set(e, {
					...l,
					describe: () => r(o)
				});
				else {
					const r = s === "values.yaml";
					const a = r && o.includes("{{") ? o.replaceAll(/^[ \t]*#.*$/gm, "") : o;
					const c = readActions(a);
					if (c === undefined && !r) return undefined;
					const u = separateDefinitions(c ?? []);
					for (const [t, r] of u.definitions) {
						n.set(t, r);
						i.push({
							name: t,
							body: r,
							folder: e
						});
					}
					l.texts.push(u.outside, [T]);
					t.set(e, l);
				}
			}
			const a = n.get(R);
			if (a === undefined || a.some(({ code: e }) => e.includes(".imageRoot.digest"))) n.set(R, readActions(ke) ?? []);
			const o = [...t.values()];
			const s = namesThatRun(o.flatMap(({ texts: e }) => e), n);
			for (const { name: e, body: n, folder: r } of i) if (s.has(e)) t.get(r)?.texts.push(n, [T]);
			const c = createValueUse(o.map((e) => ({
				...e,
				actions: e.texts.flat()
			})), n);
			return { readersOf: (e) => createReaders(e, c, o) };
		}
		function describe(e) {
			const [t] = [...(0, g.g)(e)].map((e) => e.root);
			const n = (0, _.oB)(t, "appVersion");
			const r = (0, _.Um)(n) ?? "";
			const i = /^\w[\w.-]{0,127}$/.test(r) && (0, v.E9)(n) === undefined;
			const a = (0, _.S3)((0, _.oB)(t, "dependencies")).filter((e) => (0, _.Um)((0, _.oB)(e, "repository"))?.includes("bitnami"));
			const o = a.flatMap((e) => (0, _.Um)((0, _.oB)(e, "alias") ?? (0, _.oB)(e, "name")) ?? []);
			return {
				version: i ? r : undefined,
				bitnami: new Set(o)
			};
		}
		function createReaders(e, t, n) {
			const r = pathsOfMaps(e);
			const accepts = (e, t) => {
				const r = n.filter((t) => isBelow(t, e)).map((n) => n.accepts?.(e.slice(n.base.length), t));
				if (r.includes("no")) return "no";
				return r.includes("unknown") ? "unknown" : "yes";
			};
			const tagStays = (e, n, r) => {
				if (accepts(e, `${r}@${L}`) === "no") return `the chart's \`values.schema.json\` does not allow a digest in \`${n}\``;
				const i = t.refusal(e);
				if (i !== undefined) return `its \`${n}\` cannot have a digest, because ${i}`;
				return t.reads(e) === "no" ? `the chart does not read its \`${n}\`` : undefined;
			};
			return (e) => {
				const n = r.get(e) ?? [];
				if (n.length === 0) return y.hq;
				const each = (e, t) => n.map((n) => t([...n, e]));
				return {
					use: (e) => {
						const n = same(each(e, t.reads)) ?? "unknown";
						const r = (n === "yes" ? same(each(e, t.form)) : undefined) ?? "unknown";
						const i = r === "hex" ? L.slice("sha256:".length) : L;
						const isAccepted = () => each(e, (e) => accepts(e, i)).every((e) => e === "yes");
						return {
							reads: n,
							form: r,
							mayAdd: r !== "unknown" && isAccepted()
						};
					},
					tagStays: (e, t) => each(e, (n) => tagStays(n, e, t)).find(Boolean),
					defaultTag: (e) => same(each(e, t.versionFor)),
					around: (e) => same(each(e, t.around)),
					goesOn: (e) => each(e, t.goesOn).find(Boolean)
				};
			};
		}
		function same(e) {
			return new Set(e.map((e) => JSON.stringify(e))).size === 1 ? e[0] : undefined;
		}
		const Ae = 1e4;
		function pathsOfMaps(e) {
			const t = new Map();
			let n = Ae;
			const visit = (e, r) => {
				if (e === undefined || e.kind === "text" || r.length > 50 || n <= 0) return;
				n -= 1;
				if (e.kind === "list") {
					const t = [...r, ie];
					for (const n of e.items) visit(n, t);
					return;
				}
				t.set(e, [...t.get(e) ?? [], r]);
				for (const { key: t, value: n } of e.own.values()) if (t !== "<<" && n?.kind !== "text") visit(n, [...r, t]);
			};
			visit(e, []);
			return t;
		}
		var z = n(45426);
		;
		const B = [
			"tag",
			"repository",
			"repo",
			"digest",
			"sha",
			"registry"
		];
		const je = [
			...B,
			"imageRegistry",
			"hub",
			"organization",
			"org",
			"name"
		];
		const Me = /^((?:charts\/[^/]+\/)*)charts\/([^/]+)\/Chart\.yaml$/;
		const V = new WeakMap();
		const H = new WeakMap();
		function mergeValues(e, t, n = false) {
			if (!e.has("Chart.yaml")) return t;
			const r = H.get(e) ?? subchartValues(e, subchartsOf(e), "");
			H.set(e, r);
			if (!n && !V.has(e)) V.set(e, mergeOver(e, "", r));
			const i = (n ? H : V).get(e);
			const a = createMerge()(t, i);
			const o = (0, _.Ms)((0, _.oB)(i, "global"), "imageRegistry");
			if (a === t || a?.kind !== "map" || o === undefined || a.own.has("global")) return a;
			const s = {
				kind: "map",
				isFlow: false,
				own: new Map([[o.key, inherited(o, 0)]])
			};
			const c = {
				...inherited(o, 0),
				key: "global",
				value: s
			};
			return {
				...a,
				own: new Map([...a.own, ["global", c]])
			};
		}
		function mergeOver(e, t, n) {
			return createMerge(true)(rootOf(e, `${t}values.yaml`), n) ?? n;
		}
		function rootOf(e, t) {
			return [...(0, g.g)(e.get(t) ?? "")][0]?.root;
		}
		function subchartsOf(e) {
			const t = [...e.keys()].flatMap((e) => {
				const [, t, n] = Me.exec(e) ?? [];
				return t === undefined || n === undefined ? [] : [[t, n]];
			});
			return (0, f.$)(t, ([e]) => e);
		}
		function subchartValues(e, t, n) {
			const r = new Map();
			const i = {
				kind: "map",
				isFlow: false,
				own: r
			};
			const a = t.get(n);
			if (a === undefined) return i;
			const o = (0, _.S3)((0, _.oB)(rootOf(e, `${n}Chart.yaml`), "dependencies"));
			const s = (0, f.$)(o, (e) => (0, _.Um)((0, _.oB)(e, "name")));
			for (const [, o] of a) {
				const a = `${n}charts/${o}/`;
				const c = mergeOver(e, a, subchartValues(e, t, a));
				if ((0, _.Um)((0, _.oB)(c, "global", "imageRegistry")) !== undefined) continue;
				for (const e of s.get(o) ?? [undefined]) {
					const t = (0, _.Um)((0, _.oB)(e, "alias")) ?? o;
					r.set(t, {
						key: t,
						keyStart: 0,
						keyEnd: 0,
						valueEnd: 0,
						value: c,
						map: i
					});
				}
			}
			return i;
		}
		function createMerge(e = false) {
			const t = new Map();
			return function merge(n, r) {
				if (n?.kind !== "map" || r?.kind !== "map") return n;
				const i = t.get(n) ?? new Map();
				t.set(n, i);
				const a = i.get(r);
				if (a !== undefined) return a;
				i.set(r, n);
				const o = new Map();
				const s = {
					...n,
					own: o
				};
				for (const e of n.own.values()) {
					const t = e.key === "<<" ? undefined : (0, _.oB)(r, e.key);
					o.set(e.key, {
						...e,
						map: s,
						value: merge(e.value, t)
					});
				}
				const c = B.flatMap((e) => (0, _.Ms)(n, e) ?? [])[0];
				const l = c === undefined ? [] : je;
				for (const t of e ? r.own.keys() : l) {
					const i = (0, _.Ms)(n, t) === undefined ? (0, _.Ms)(r, t) : undefined;
					if (i !== undefined && e) o.set(t, i);
					else if (i?.value?.kind === "text") o.set(t, inherited(i, c?.keyEnd ?? 0));
				}
				const u = o.size === n.own.size && [...o.values()].every(({ key: e, value: t }) => t === n.own.get(e)?.value);
				i.set(r, u ? n : s);
				return u ? n : s;
			};
		}
		function inherited(e, t) {
			const { value: n } = e;
			const r = n?.kind === "text" ? {
				...n,
				scalar: {
					range: [t, t],
					value: n.value
				}
			} : n;
			return {
				...e,
				keyStart: t,
				keyEnd: t,
				valueEnd: t,
				value: r,
				isInherited: true
			};
		}
		var Ne = n(72008);
		var Pe = n(59800);
		;
		const Fe = /\.(?:json|jsonld|xml|rdf|spdx|cdx|sbom|bom|tag|tv|txt)$|(?:^|\/)[^./]*(?:bom|spdx|cyclonedx)[^./]*$/i;
		const Ie = /(?:^|\/)(?:package|package-lock|npm-shrinkwrap|composer|deno)\.json$/i;
		const Le = new Set(("$schema bomFormat specVersion serialNumber version metadata components services externalReferences dependencies " + "compositions vulnerabilities annotations formulation declarations definitions citations properties signature").split(" "));
		const Re = new Set(("$schema spdxVersion SPDXID name comment dataLicense documentNamespace creationInfo packages files snippets " + "relationships annotations hasExtractedLicensingInfos externalDocumentRefs documentDescribes revieweds").split(" "));
		const ze = new Set(["@context", "@graph"]);
		const Be = /^https:\/\/spdx\.org\/rdf\/3\.\d[\w./-]*$/;
		const Ve = /^https?:\/\/cyclonedx\.org\/schema\/bom\/1\.\d+$/;
		const He = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
		const Ue = /^https?:\/\/spdx\.org\/rdf\/terms\/?#?$/;
		const We = /^SPDXVersion:[ \t]*SPDX-\d/;
		const Ge = /^[A-Z][A-Za-z0-9]*:(?:[ \t]|$)/;
		function isBillOfMaterials(e, t) {
			if (!Fe.test(e) || Ie.test(e)) return false;
			const n = t.replace(/^\uFEFF?\s*/, "");
			if (n.startsWith("{")) return isJsonDocument(n);
			return n.startsWith("<") ? isXmlDocument(n) : isTagDocument(n);
		}
		function isJsonDocument(e) {
			const t = parseObject(e);
			if (t === undefined) return false;
			const { "@context": n, bomFormat: r, components: i = [], services: a = [], specVersion: o, spdxVersion: s } = t;
			if (r === "CycloneDX") return typeof o === "string" && Array.isArray(i) && Array.isArray(a) && hasOnly(t, Le);
			if (typeof s === "string") return /^SPDX-\d/.test(s) && hasOnly(t, Re);
			return [n].flat().some((e) => typeof e === "string" && Be.test(e)) && hasOnly(t, ze);
		}
		function parseObject(e) {
			try {
				const t = JSON.parse(e);
				return (0, m.u4)(t) ? t : undefined;
			} catch {
				return undefined;
			}
		}
		function hasOnly(e, t) {
			return Object.keys(e).every((e) => t.has(e));
		}
		function isXmlDocument(e) {
			const t = new Pe.wT({ xmlns: true });
			let n = 0;
			let r = false;
			t.on("error", (e) => {
				throw e;
			});
			t.on("doctype", () => {
				throw new SyntaxError("it has a document type");
			});
			t.on("opentag", (e) => {
				if (n === 0) r = isRoot(e);
				n += 1;
			});
			t.on("closetag", () => {
				n -= 1;
			});
			try {
				t.write(e).close();
				return r;
			} catch {
				return false;
			}
		}
		function isRoot({ local: e, ns: t, uri: n }) {
			if (e === "bom") return Ve.test(n);
			return e === "RDF" && n === He && Object.values(t).some((e) => Ue.test(e));
		}
		function isTagDocument(e) {
			if (!We.test(e)) return false;
			let t = false;
			for (const n of e.split(/\r?\n/)) {
				if (!t && /^(?:#|\s*$)/.test(n)) continue;
				if (!t && !Ge.test(n)) return false;
				t = n.lastIndexOf("</text>") < n.lastIndexOf("<text>") || t && !n.includes("</text>");
			}
			return !t;
		}
		var Ke = n(21334);
		var U = n(7175);
		;
		function settleEdits(e, t, n) {
			const r = new Map();
			const i = new Map();
			for (const { found: t, located: n, name: a } of e) {
				if (n.kind === "no") continue;
				i.set(t, n.site.start);
				note(r, n.site.start, a, t.start);
			}
			const a = new Map();
			const o = new Map();
			for (const e of [...t.found, ...t.unknown]) {
				if (e.uses.length === 0) continue;
				const t = String(i.get(e) ?? `none at ${e.start}`);
				for (const { definition: n, at: r } of e.uses) {
					note(a, n.offset, t, e.start);
					note(o, n.offset, String(r), r);
				}
			}
			return ({ image: e, located: t, name: i }) => {
				if (t.kind === "no") return t;
				const { site: s, from: c, holdsAll: l } = t;
				const u = otherThan(r.get(s.start), i);
				if (u !== undefined) return {
					kind: "no",
					reason: `line ${n(u)} uses the same ${e.digest === undefined ? "tag" : "digest"} for another image`
				};
				if (c === undefined) return {
					kind: "yes",
					site: s
				};
				const d = otherThan(a.get(c.offset), String(s.start));
				if (d !== undefined) return {
					kind: "no",
					reason: `\`${c.label}\` is also part of the reference on line ${n(d)}`
				};
				if (!l && countOf(o.get(c.offset)) < c.mentions) return {
					kind: "no",
					reason: `\`${c.label}\` is also used where a digest would be wrong`
				};
				return {
					kind: "yes",
					site: s
				};
			};
		}
		function note(e, t, n, r) {
			const i = e.get(t);
			if (i === undefined) {
				e.set(t, {
					first: n,
					at: r
				});
				return;
			}
			if (i.first === n) return;
			i.others ??= new Map();
			if (!i.others.has(n)) i.others.set(n, r);
		}
		function countOf(e) {
			return e === undefined ? 0 : 1 + (e.others?.size ?? 0);
		}
		function otherThan(e, t) {
			if (e === undefined) return undefined;
			if (e.first !== t) return e.at;
			return e.others?.values().next().value;
		}
		function locateDigest(e, t) {
			if (e.notEditable !== undefined) return {
				kind: "no",
				reason: e.notEditable
			};
			if (e.site !== undefined) return {
				kind: "yes",
				site: e.site,
				from: undefined,
				holdsAll: false
			};
			const { text: n } = e;
			const r = (0, U.sH)(n, n.value.length - 1)?.piece;
			const i = r?.from;
			if (i?.fixed !== undefined) return {
				kind: "no",
				reason: i.fixed
			};
			const a = n.pieces.every((e) => e.from === i);
			const o = n.value.indexOf("@");
			if (o < 0) {
				const e = (0, U.i0)(n, n.value.length);
				const r = t.tag === undefined ? ":latest@" : "@";
				return {
					kind: "yes",
					site: {
						start: e,
						end: e,
						before: r,
						after: "",
						hexOnly: false
					},
					from: i,
					holdsAll: a
				};
			}
			const s = o + 1;
			if ((0, U.sH)(n, s)?.piece !== r) return {
				kind: "no",
				reason: "its digest is assembled from several places"
			};
			const c = {
				start: (0, U.b4)(n, s),
				end: (0, U.i0)(n, n.value.length),
				before: "",
				after: "",
				hexOnly: false
			};
			return {
				kind: "yes",
				site: c,
				from: i,
				holdsAll: a
			};
		}
		var qe = n(87812);
		var Je = n(89854);
		;
		const W = 200;
		const Ye = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
		function finishScan(e, t, n, r) {
			const i = r === undefined ? e : `${e}\n${r}`;
			const a = (0, qe.r)(i);
			const s = createCompanionPlaces(e, a);
			const c = createIgnoreCheck(i, a);
			const lineOf = (e) => a.position(e).line;
			const l = [];
			const u = t.unknown.map((e) => unresolvedFrom(e, a, c));
			const d = createManagedCheck(t);
			for (const e of t.found) {
				const { value: t } = e.text;
				const n = (0, o.o_)(t);
				if (n.kind === "reference") {
					l.push(draftOf(e, n.reference));
					continue;
				}
				if (!t.includes("@") && d(e)) continue;
				const r = !Ye.test(t);
				const i = r ? (0, o.gj)(t) : undefined;
				if (i !== undefined) {
					l.push(draftOf(e, i, n.reason));
					continue;
				}
				const s = r ? n.reason : "it contains a placeholder";
				const f = {
					...e,
					text: t,
					reason: s
				};
				u.push({
					...unresolvedFrom(f, a, c),
					isMalformed: r
				});
			}
			const f = settleEdits(l, t, lineOf);
			const p = l.map((e) => {
				const { found: t, image: n, wrongDigest: r } = e;
				const i = d(t);
				const o = i ? Xe : f(e);
				const l = t.uses.some(({ definition: e }) => e.isDefault);
				const u = {
					image: n,
					wrongDigest: r,
					text: t.text.value,
					place: placeFrom(t, a),
					syntax: t.syntax,
					...c(() => [
						t.start,
						...t.remarksAt,
						...t.text.pieces.map(({ start: e }) => e)
					]),
					editable: o,
					isScript: t.isScript === true,
					staysUnpinned: o.kind === "no" && (t.staysUnpinned === true || l),
					isManaged: i,
					isInCompanion: false,
					remark: t.remark
				};
				return s(u, t);
			});
			return {
				references: uniqueInCompanion(p).sort(byPlace),
				unresolved: u.sort(byPlace),
				mentions: t.mentions.map((e) => ({
					text: e.text,
					place: placeFrom(e, a),
					...c(() => [e.start])
				})).sort(byPlace),
				problems: t.faults.filter(({ kind: e }) => e !== "template").map(({ keys: e, message: t, offset: n }) => ({
					line: lineOf(n),
					message: t,
					isRead: e && true
				})).sort((e, t) => e.line - t.line),
				understood: understoodOf(t),
				syntax: n
			};
		}
		function draftOf(e, t, n) {
			const { value: r } = e.text;
			const i = r.indexOf("@");
			const a = i < 0 ? r : r.slice(0, i);
			return {
				found: e,
				image: t,
				name: a,
				wrongDigest: n,
				located: locateDigest(e, t)
			};
		}
		function understoodOf({ faults: e }) {
			if (e.some(({ kind: e }) => e === "cut")) return "cut";
			return e.length > 0 ? "part" : "all";
		}
		function unresolvedFrom(e, t, n) {
			return {
				text: e.text.slice(0, W),
				reason: e.reason,
				place: placeFrom(e, t),
				syntax: e.syntax,
				expanded: (e.expanded ?? e.text).slice(0, W),
				isMalformed: false,
				...n(() => [e.start]),
				isScript: e.isScript === true
			};
		}
		function placeFrom({ start: e, end: t }, n) {
			const r = n.position(e);
			const i = n.position(t);
			const { column: a, line: o } = r;
			return {
				line: o,
				column: a,
				endLine: i.line,
				endColumn: i.column,
				start: e,
				end: t
			};
		}
		function byPlace(e, t) {
			return e.place.start - t.place.start;
		}
		const Xe = {
			kind: "no",
			reason: "another tool writes it"
		};
		function createManagedCheck({ managed: e }) {
			const isWithin = (t, n) => e.some(({ end: e, names: r, start: i }) => {
				if (t < i || t >= e) return false;
				return r?.some((e) => n.startsWith(e) && /^(?:[:@]|$)/.test(n.slice(e.length))) ?? true;
			});
			return ({ start: e, text: { pieces: t, value: n } }) => isWithin(e, n) || t.some((e) => isWithin(e.start, n));
		}
		const Ze = "platform-actions:";
		const Qe = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
		const $e = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
		const G = 300;
		const K = { ignored: false };
		function createIgnoreCheck(e, t) {
			if (!e.includes(Ze)) return () => K;
			const n = new Map();
			const ignoreAt = (e) => {
				const { line: r } = t.position(e);
				const i = n.get(r) ?? ignorableFrom(Qe.exec(t.lineText(r)) ?? $e.exec(t.lineText(r - 1)));
				n.set(r, i);
				return i;
			};
			return (e) => e().map(ignoreAt).find(({ ignored: e }) => e) ?? K;
		}
		function ignorableFrom(e) {
			if (e === null) return K;
			const t = (0, p.h0)((e[1] ?? "").slice(0, 2 * G), G).replace(/^[\s,:;\u2013\u2014-]+/, "").trim();
			return t === "" ? { ignored: true } : {
				ignored: true,
				ignoreReason: t
			};
		}
		function createCompanionPlaces(e, t) {
			const n = (0, Je.S)(e);
			return (e, { start: r, text: { pieces: i } }) => {
				const a = i.at(-1);
				if (a === undefined || a.start < n) return e;
				const o = t.position(n).line - 1;
				const s = t.position(a.start);
				const c = t.position(a.end);
				return {
					...e,
					place: {
						line: s.line - o,
						column: s.column,
						endLine: c.line - o,
						endColumn: c.column,
						start: a.start - n,
						end: a.end - n
					},
					editable: moved(e.editable, n),
					isInCompanion: true,
					usedAt: [r]
				};
			};
		}
		function moved(e, t) {
			if (e.kind === "no") return e;
			const { site: n } = e;
			return {
				kind: "yes",
				site: {
					...n,
					start: n.start - t,
					end: n.end - t
				}
			};
		}
		function uniqueInCompanion(e) {
			const t = new Map();
			for (const [n, r] of e.entries()) {
				const { isInCompanion: e, place: i, text: a, usedAt: o = [] } = r;
				const s = e ? `${i.start} ${a}` : `${n}`;
				const c = t.get(s);
				t.set(s, c === undefined ? r : {
					...c,
					usedAt: [...c.usedAt ?? [], ...o]
				});
			}
			return [...t.values()];
		}
		var et = n(34972);
		var tt = n(52030);
		var nt = n(57640);
		var rt = n(3549);
		var it = n(28271);
		var q = n(68095);
		var J = n(46190);
		var at = n(79759);
		var ot = n(99151);
		;
		const st = 1e6;
		const ct = "\uFEFF";
		const lt = /(?:^|\/)\.argocd-source-[^/]*\.ya?ml$/;
		const ut = (0, tt.m)();
		function scanFile(e, t, n = {}) {
			const { builds: r = [], chart: i, environment: a, find: o = ut, mayName: s } = n;
			const c = (0, et.O)();
			if (lt.test(e)) c.managed.push({
				start: 0,
				end: t.length
			});
			const l = (0, J.RF)(e);
			let u = l.name;
			const scan = (t, n) => {
				u = scanText(e, t, {
					named: l,
					builds: r,
					chart: i,
					environment: a,
					find: o,
					mayName: s
				}, n);
			};
			try {
				if (hasNoSyntax(e, l) && isBillOfMaterials(e, t)) u = undefined;
				else if (t.startsWith(ct)) (0, Ke.K)((0, U.zF)(t, 1, t.length), c, scan);
				else scan(t, c);
			} catch (e) {
				const t = `it cannot be read completely: ${String(e)}`;
				c.faults.push({
					offset: 0,
					message: t,
					kind: "cut"
				});
			}
			return finishScan(t, c, u, a);
		}
		function scanText(e, t, n, r) {
			const { find: i, named: a } = n;
			const o = scanSyntax(e, t, n, r);
			const s = r.faults.length > 0 ? "text" : a.rest ?? "quiet";
			(0, Ne.WC)(t, r, i, {
				fallback: s,
				isDocument: a === rt.w
			});
			return o;
		}
		function scanSyntax(e, t, { named: n, ...r }, i) {
			if ((0, J.nD)(e) && !isKubernetesJson(t)) {
				i.zones.push({
					start: 0,
					end: t.length,
					kind: "text"
				});
				return n.name;
			}
			if (n.kind === "yaml") {
				const { mayName: a } = r;
				const o = n === q.o && a !== undefined;
				const s = o ? keepDocuments(t, (t) => a(e, t)) : t;
				return scanYaml(t, n, i, {
					...r,
					path: e,
					read: s
				});
			}
			const { longest: a = st } = n;
			if (t.length <= a) n.scan(t, i, r.builds);
			else i.faults.push({
				offset: 0,
				message: `it is longer than ${a} characters`,
				kind: "cut"
			});
			return n.name;
		}
		function hasNoSyntax(e, t) {
			return t === it.Q || (0, J.nD)(e);
		}
		function isKubernetesJson(e) {
			try {
				const t = JSON.parse(e);
				return (0, m.u4)(t) && "apiVersion" in t && "kind" in t;
			} catch {
				return [...(0, g.g)(e)].some(({ root: e }) => (0, nt.nq)(e) !== undefined);
			}
		}
		const dt = J.mN.filter((e) => e.kind === "yaml" && e.recognizes !== undefined);
		const ft = /^.*[ \t]#[ \t]*\{[ \t]*"\$imagepolicy"[ \t]*:[ \t]*"[^"\n]+"[ \t]*\}/gm;
		function addSetters(e, { managed: t }) {
			for (const { 0: n, index: r } of e.matchAll(ft)) t.push({
				start: r,
				end: r + n.length
			});
		}
		const pt = /(?:^|\/)templates\//;
		const mt = /\{\{|\{%/;
		const ht = /^[ \t]*(?:\{\{-?[ \t]*(?:if|else|end|range|with|define)\b.*\}\}|\{%-?[ \t]*\w.*%\})[ \t]*\r?$/m;
		function scanYaml(e, t, n, { chart: r, environment: i, path: a, read: o }) {
			if (e.includes("$imagepolicy")) addSetters(e, n);
			const s = t === q.o;
			let c = s ? undefined : t.name;
			const l = s || pt.test(a);
			const isTemplate = () => (l ? mt : ht).test(e);
			const known = (e) => e.kind === undefined && isTemplate() ? {
				...e,
				kind: "template"
			} : e;
			const u = (0, at.J4)(e, t.name, n, i);
			for (const { error: e, faults: i, root: l } of (0, g.g)(o)) {
				if (e !== undefined) {
					n.faults.push(known(e));
					continue;
				}
				n.faults.push(...i.map(known));
				for (const { keys: e = [] } of i) for (const t of e) n.zones.push({
					...t,
					kind: "fixed"
				});
				const { own: o, others: d } = s ? recognize(l) : {
					own: t,
					others: []
				};
				const f = n.found.length;
				const p = r === undefined ? l : mergeValues(r, l, (0, z.ay)(a) === a);
				const m = r === undefined ? u.readerOf : lazyReaders(r, p);
				const h = {
					...u,
					root: p,
					readerOf: m,
					syntax: o.name
				};
				for (const { scan: e } of [o, ...d]) e(h);
				(0, ot.k)({
					...h,
					root: l
				}, o);
				if (o !== q.o || n.found.length > f) c ??= o.name;
			}
			return c ?? q.o.name;
		}
		const gt = /^---(?=[ \t\r\n]|$)/m;
		const Y = /^%|\$\[\[/m;
		function keepDocuments(e, t) {
			const n = e.split(gt);
			if (n.length === 1 || Y.test(e)) return e;
			const blank = (e) => (e.endsWith("\n") ? "\n" : "").padStart(e.length);
			return n.map((e) => t(e) ? e : blank(e)).join("---");
		}
		function lazyReaders(e, t) {
			let n;
			return (r) => {
				n ??= readChart(e)?.readersOf(t) ?? (() => y.hq);
				return n(r);
			};
		}
		function recognize(e) {
			const t = [];
			for (const n of dt) {
				const r = n.recognizes?.(e);
				if (r === "surely") return {
					own: n,
					others: []
				};
				if (r === "likely") t.push(n);
			}
			const [n = q.o, ...r] = t;
			return {
				own: n,
				others: n === q.o ? [] : [...r, q.o]
			};
		}
		var X = n(40382);
		var _t = n(43852);
		var Z = n(83727);
		;
		const vt = 100;
		function findUnknown(e, { shown: t, text: n }, r) {
			const { mentions: i, problems: a, references: o, understood: s, unresolved: c } = e;
			const [l = {
				line: 1,
				message: "it is cut"
			}] = a;
			const u = `cannot be read in full (${l.message})`;
			const d = {
				kind: "unread",
				why: u,
				line: l.line
			};
			if (s === "cut") return {
				unread: d,
				templated: []
			};
			if (s === "all") return {
				unread: undefined,
				templated: []
			};
			const f = o.filter(({ isInCompanion: e }) => !e);
			if (a.length > 0) {
				const e = a.every((e) => e.isRead);
				const t = blankPlaces(n, e ? [...f, ...c] : f);
				return {
					unread: r(t) || r((0, Z.Lx)(t)) ? d : undefined,
					templated: []
				};
			}
			const p = blankPlaces(n, [
				...f,
				...c,
				...i
			]);
			const m = p.split("\n").flatMap((e, n) => {
				if (!r(e)) return [];
				const i = {
					file: t,
					line: n + 1
				};
				return [{
					what: e.trim().slice(0, 200),
					why: yt,
					location: i,
					isScript: false
				}];
			});
			return {
				unread: undefined,
				templated: m.slice(0, vt)
			};
		}
		const yt = "it is in a template, which another tool fills in";
		function blankPlaces(e, t) {
			const n = [];
			let r = 0;
			for (const { place: i } of [...t].sort((e, t) => e.place.start - t.place.start)) {
				if (i.start > r) n.push(e.slice(r, i.start));
				if (i.end > r) n.push(e.slice(Math.max(r, i.start), i.end).replaceAll(/[^\n]/g, " "));
				r = Math.max(r, i.end);
			}
			return [...n, e.slice(r)].join("");
		}
		;
		function judge_text_scanText({ beside: e, builds: t, companion: n, path: r, text: i }, { find: a, mayName: o }) {
			return scanFile(r, i, {
				builds: t,
				chart: e,
				find: a,
				mayName: o,
				environment: n?.text
			});
		}
		function judgeText(e, t, n = judge_text_scanText(e, t)) {
			const { companion: r, path: i } = e;
			const a = n.syntax !== undefined || n.problems.length > 0;
			const { templated: o, unread: s } = findUnknown(n, e, t.namesOurs);
			const c = n.references.map((n) => judgeReference(n.isInCompanion && r ? r : e, n, i, t));
			const l = n.unresolved.map((n) => judgeUnresolved(e, n, t));
			const u = (0, f.T)([...c, ...l], (e) => typeof e === "string" ? e : undefined);
			const count = (e) => u.get(e) ?? 0;
			const d = l.filter(isOpen);
			const p = c.filter(isOpen);
			const m = n.mentions.map((n) => judgeMention(e, n, t));
			const h = m.filter(isOpen);
			return {
				end: s ?? { kind: a ? "judged" : "bill-of-materials" },
				isScanned: a,
				references: p.filter(({ scanned: e }) => e.wrongDigest === undefined),
				unresolved: [...d.filter((e) => "why" in e), ...o],
				malformed: [...d.flatMap((e) => "why" in e ? [] : [{
					...e,
					repair: undefined
				}]), ...p.flatMap(wrongReference)],
				untagged: h,
				findings: s === undefined && a ? n.problems.map(({ line: t, message: n }) => (0, _t.jZ)(e.shown, t, n)) : [],
				ignored: [
					...c,
					...l,
					...m
				].filter(isIgnored),
				left: {
					foreign: count("foreign"),
					unnamed: count("unnamed"),
					untagged: h.length
				},
				debug: n.unresolved.map((t) => debugLine(e, t))
			};
		}
		function locationOf({ shown: e }, { column: t, endColumn: n, endLine: r, line: i }) {
			return {
				file: e,
				line: i,
				column: t,
				endLine: r,
				endColumn: n
			};
		}
		function judgeReference(e, t, n, { names: r }) {
			const i = (0, X.kl)(t.image, r, "foreign");
			if (i.kind === "foreign") return "foreign";
			const { linkedTo: a, path: o } = e;
			const s = a === undefined ? t : {
				...t,
				editable: {
					kind: "no",
					reason: `the file is a link to \`${a}\``
				}
			};
			const c = locationOf(e, s.place);
			const { image: l } = i;
			const u = {
				file: o,
				scanned: s,
				reference: s.image,
				image: l,
				location: c,
				readBy: n
			};
			if (!t.ignored) return u;
			const [d] = wrongReference(u);
			const f = d === undefined ? {
				kind: "reference",
				reference: u
			} : {
				kind: "malformed",
				malformed: d
			};
			const { ignoreReason: p, text: m } = t;
			return {
				kind: "ignored",
				text: m,
				name: l.repository,
				reason: p,
				location: c,
				readBy: n,
				without: f
			};
		}
		function wrongReference(e) {
			const { location: t, scanned: n } = e;
			const { text: r, wrongDigest: i } = n;
			return i === undefined ? [] : [{
				text: r,
				reason: i,
				location: t,
				repair: e
			}];
		}
		function judgeUnresolved(e, t, { names: n, referenceNamesOurs: r }) {
			const { expanded: i, ignored: a, ignoreReason: o, place: s, text: c } = t;
			if (!r(c) && !r(i)) return "unnamed";
			const l = judgeLoose(e, t);
			if (!a) return l;
			const [u, d, f] = [
				locationOf(e, s),
				(0, X.Yw)(i, n),
				partOf(l)
			];
			return {
				kind: "ignored",
				text: c,
				name: d,
				reason: o,
				location: u,
				readBy: e.path,
				without: f
			};
		}
		function partOf(e) {
			if ("why" in e) return {
				kind: "unresolved",
				part: e
			};
			return {
				kind: "malformed",
				malformed: {
					...e,
					repair: undefined
				}
			};
		}
		function judgeLoose({ shown: e }, { isMalformed: t, isScript: n, place: r, reason: i, text: a }) {
			const o = {
				file: e,
				line: r.line,
				column: r.column
			};
			if (t) return {
				text: a,
				reason: i,
				location: o
			};
			return {
				what: a,
				why: i,
				location: o,
				isScript: n
			};
		}
		function judgeMention(e, { ignored: t, ignoreReason: n, place: r, text: i }, { names: a }) {
			const o = locationOf(e, r);
			const s = {
				text: i,
				location: o
			};
			if (!t) return s;
			const c = {
				kind: "untagged",
				name: s
			};
			return {
				kind: "ignored",
				text: i,
				name: (0, X.Yw)(i, a),
				reason: n,
				location: o,
				readBy: e.path,
				without: c
			};
		}
		const isIgnored = (e) => typeof e === "object" && e !== null && "kind" in e && e.kind === "ignored";
		const isOpen = (e) => typeof e === "object" && !isIgnored(e);
		function debugLine({ path: e }, { place: t, reason: n, text: r }) {
			return `${(0, p.h0)(e)}:${t.line}: \`${(0, p.h0)(r, 200)}\`: ${(0, p.h0)(n, 300)}`;
		}
		var bt = n(67399);
		var Q = n(47739);
		var xt = n(10433);
		var $ = n(76760);
		var St = n(99004);
		;
		const Ct = 2e3;
		const wt = 16 * 1024 * 1024;
		function createBesideReader(e) {
			const t = new Map();
			return async (n) => {
				const r = t.get(n.folder) ?? readFolderOrLeast(e, n);
				t.set(n.folder, r);
				return r;
			};
		}
		async function readFolderOrLeast(e, t) {
			const n = await readFolder(e, t);
			return n ?? (t.least && readFolder(e, {
				...t,
				within: t.least
			}));
		}
		async function readFolder(e, { folder: t, wants: n, within: r }) {
			const i = await listFiles(e, t, r);
			if (i === undefined) return undefined;
			const o = new Map();
			let s = 0;
			for (const r of i.filter(n)) {
				const n = await (0, a.sL)(e, (0, $.join)(t, r));
				if (n.kind === "unread") return undefined;
				if (n.kind === "skipped" && n.why === a.BQ) return undefined;
				if (n.kind === "skipped") continue;
				s += n.text.length;
				o.set(r, n.text);
				if (o.size > Ct || s > wt) return undefined;
			}
			return o.size === 0 ? undefined : o;
		}
		async function listSubchartValues(e, t) {
			const n = await listFiles(e, t, ["charts"]);
			return (n ?? []).filter((e) => e.endsWith("/values.yaml") && (0, z.Jk)(e)).map((e) => (0, $.join)(t, e));
		}
		async function listFiles(e, t, n) {
			const r = [...n];
			for (const i of n) {
				const n = [];
				const a = await (0, St.Fv)((0, $.join)(e.folder, t, i), {
					others: true,
					unread: n
				});
				if (n.some(({ path: e, reason: t }) => e !== "." || !/\((?:ENOENT|ENOTDIR)\)$/.test(t))) return undefined;
				r.push(...a.map((e) => `${i}/${e}`));
			}
			return r;
		}
		;
		function createFileWork({ folder: e, names: t, root: n }) {
			const r = (0, a.uO)(e, n);
			const i = (0, Q.it)(t);
			const o = (0, Z.fY)(t);
			const s = createBesideReader(r);
			const c = new Map();
			const chartOf = async (e) => {
				const t = (0, Q.Gr)(e);
				return t && await s(t);
			};
			const isNamedElsewhere = async (e) => {
				const t = (0, Q.Gr)(e);
				const n = t === undefined ? [] : await listSubchartValues(r, t.folder);
				for (const t of [(0, Q.eZ)(e) ?? [], n].flat()) if ((await (0, a.sL)(r, t, i(t))).kind === "text") return true;
				return false;
			};
			const companionText = async (e) => {
				const t = (0, Q._M)(e);
				if (t === undefined) return undefined;
				const n = await (0, a.sL)(r, t);
				return n.kind === "text" ? {
					...n,
					path: t
				} : undefined;
			};
			const read = async (e) => {
				const { builds: t, path: n, shown: s } = e;
				const l = t === undefined && !await isNamedElsewhere(n) ? i(n) : undefined;
				const u = await (0, a.sL)(r, n, l);
				if (u.kind !== "text") return u;
				const d = await companionText(n);
				const { linkedTo: f, text: p } = u;
				const m = await chartOf(n);
				const h = d && {
					...d,
					shown: shownBeside(s, d.path)
				};
				const g = {
					path: n,
					shown: s,
					text: p,
					linkedTo: f,
					companion: h,
					beside: m,
					builds: t
				};
				const _ = judge_text_scanText(g, o);
				const v = judgeText(g, o, _);
				const y = new Set(editableIn(v).map(({ file: e }) => e));
				if (y.size > 0) c.set(n, {
					text: p,
					environment: d?.text,
					scan: _
				});
				const b = [{
					...u,
					path: n
				}, ...d === undefined ? [] : [d]].filter((e) => y.has(e.path) || e.path === n && y.size > 0).map(({ encoding: e, path: r, text: i }) => ({
					path: r,
					text: i,
					encoding: e,
					builds: r === n ? t : undefined
				}));
				return {
					kind: "text",
					linkedTo: f,
					judged: v,
					holders: b
				};
			};
			const edit = async (e) => {
				const { builds: t, companion: n, path: r, text: i } = e;
				const a = await chartOf(r);
				const s = n ?? await companionText(r);
				const readWith = (e, n) => scanFile(r, e, {
					...o,
					builds: t,
					chart: a,
					environment: n
				});
				const l = c.get(r);
				const u = l?.text === i && l.environment === s?.text;
				const readAgain = (e) => {
					if (u && e === (n?.text ?? i)) return l.scan;
					return n === undefined ? readWith(e, s?.text) : readWith(i, e);
				};
				const d = e.moves.map((e, t) => ({
					...e,
					index: t
				}));
				const { after: f, moved: p, refused: m } = editText(n?.text ?? i, d, readAgain);
				return {
					after: f,
					moved: p.map(({ index: e }) => e),
					refused: m.map(({ move: e, reason: t }) => ({
						move: e.index,
						reason: t
					}))
				};
			};
			const builds = async (e) => {
				const { path: t, shown: n, text: i } = e;
				const o = i === undefined ? await (0, a.sL)(r, t) : { text: i };
				return "text" in o ? (0, bt.A)(n, o.text, (await companionText(t))?.text) : [];
			};
			return async (e) => {
				if (e.kind === "read") return {
					kind: "read",
					file: await read(e)
				};
				if (e.kind === "edit") return {
					kind: "edit",
					edited: await edit(e)
				};
				if (e.kind === "builds") return {
					kind: "builds",
					builds: await builds(e)
				};
				if (e.kind === "slots") return {
					kind: "slots",
					slots: (0, xt.w)(e.path, e.text, e.offsets)
				};
				const { file: t } = e;
				const n = t.companion && {
					...t.companion,
					linkedTo: undefined
				};
				const { values: r } = t;
				const i = [["Chart.yaml", ""], ["values.yaml", r ?? ""]];
				const a = r === undefined ? await chartOf(t.path) : new Map(i);
				return {
					kind: "judge",
					judged: judgeText({
						...t,
						linkedTo: undefined,
						companion: n,
						beside: a
					}, o)
				};
			};
		}
		function editableIn({ ignored: e, malformed: t, references: n }) {
			const r = e.map(({ without: e }) => e);
			const i = [...t, ...r.flatMap((e) => e.kind === "malformed" ? [e.malformed] : [])];
			return [
				...n,
				...r.flatMap((e) => e.kind === "reference" ? [e.reference] : []),
				...i.flatMap(({ repair: e }) => e ?? [])
			];
		}
		function shownBeside(e, t) {
			const n = t.slice(t.lastIndexOf("/") + 1);
			return `${e.slice(0, e.lastIndexOf("/") + 1)}${n}`;
		}
		;
		function serveFileTasks(e) {
			Error.stackTraceLimit = 0;
			serveTasks(createFileWork(e));
		}
	})
};
;
