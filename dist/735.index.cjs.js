"use strict";
exports.id = 735;
exports.ids = [735];
exports.modules = {
	76448: (function(e, t, n) {
		n.d(t, {
			AN: function() {
				return v;
			},
			Dk: function() {
				return s;
			},
			EB: function() {
				return anyOf;
			},
			TZ: function() {
				return c;
			},
			UT: function() {
				return o;
			},
			WH: function() {
				return l;
			},
			__: function() {
				return r;
			},
			fh: function() {
				return y;
			},
			fs: function() {
				return h;
			},
			n7: function() {
				return d;
			},
			vP: function() {
				return i;
			},
			yo: function() {
				return p;
			},
			ys: function() {
				return b;
			},
			zj: function() {
				return f;
			}
		});
		const r = /^(?!)/;
		const i = /\\/;
		const a = String.raw`\\(?:x|u00|U000000)`;
		const o = withPart("\\", new RegExp(String.raw`${a}(?!20|60|7[fF])[2-7]|\{\s*${a}(?:09|0[a-dA-D]|20)|[\w.}-]\\\r?\n[ \t]*[\w.$}-]|\\\\\\[nr\r\n]`));
		const s = withPart("${", /[\w.+=-]\$\{[A-Za-z_]\w*:?[-=+]|\$\{[A-Za-z_]\w*:?[-=+][^{}\n]*\}+[\w.$-]/);
		const c = /\$\{?[A-Za-z_]/;
		const l = /\$\{\s*(?:var|local)\./;
		const u = /dockerfile_inline/;
		function anyOf(...e) {
			return { test: (t) => e.some((e) => e.test(t)) };
		}
		function withPart(e, t) {
			return { test: (n) => n.includes(e) && t.test(n) };
		}
		const d = anyOf(o, s);
		const f = anyOf(o, c);
		const p = anyOf(f, u);
		const m = /\$\(|\$\{\{/;
		const h = anyOf(d, m);
		const g = { test: (e) => [
			/\$\{?[A-Za-z_]/,
			/\b(?:script|inputs)\b/,
			/\b(?:variables|matrix)\b/
		].every((t) => t.test(e)) };
		const _ = { test: (e) => [
			m,
			/\bvariables\b/,
			/\b(?:pool|resources)\b/
		].every((t) => t.test(e)) };
		const v = anyOf(d, /\$\((?:inputs\.)?params[.[]/, u, g, _);
		const y = anyOf(o, /apiVersion/);
		const b = /["'\\`$]/;
	}),
	62137: (function(e, t, n) {
		n.d(t, { g: function() {
			return readYaml;
		} });
		var r = n(33243);
		var i = n(38815);
		var a = n(29065);
		;
		const o = 1e6;
		const s = {
			PLAIN: "plain",
			QUOTE_SINGLE: "single",
			QUOTE_DOUBLE: "double",
			BLOCK_LITERAL: "literal",
			BLOCK_FOLDED: "folded"
		};
		function* readLenientYaml(e, { from: t, maxDepth: n }) {
			for (const r of compose(e, n)) {
				if (!("contents" in r)) {
					yield {
						root: undefined,
						faults: [],
						error: {
							...r,
							offset: t + r.offset
						}
					};
					continue;
				}
				const [n] = r.errors;
				if (n === undefined) yield buildTree(e, r.contents, t);
				else {
					const e = {
						offset: t + n.pos[0],
						message: firstLine(n.message)
					};
					yield {
						root: undefined,
						faults: [],
						error: e
					};
				}
			}
		}
		function* compose(e, t) {
			const n = new i.Dk({
				schema: "failsafe",
				resolveKnownTags: false,
				uniqueKeys: false,
				prettyErrors: false
			});
			const r = new i.iX();
			let a = 0;
			for (const s of new i.JG().lex(e)) {
				a += 1;
				if (a > o) return yield {
					offset: r.offset,
					message: `it has more than ${o} tokens`
				};
				for (const e of r.next(s)) {
					if (e.type === "error") return yield {
						offset: r.offset,
						message: e.message
					};
					yield* n.next(e);
				}
				if (r.stack.length > t) return yield {
					offset: r.offset,
					message: "it is nested too deeply"
				};
			}
			for (const e of r.end()) yield* n.next(e);
			yield* n.end();
		}
		function firstLine(e) {
			return e.split("\n", 1).join("").slice(0, 200);
		}
		function buildTree(e, t, n) {
			const r = new Map();
			const o = [];
			function build(e) {
				if (e === null) return undefined;
				if ((0, i.Vj)(e)) return r.get(e.source);
				const { anchor: t } = e;
				const keep = (e) => {
					if (t !== undefined) r.set(t, e);
					return e;
				};
				if ((0, i.jn)(e)) return keep(buildText(e));
				if ((0, i.jh)(e)) {
					const t = new Map();
					const n = keep({
						kind: "map",
						own: t,
						isFlow: e.flow === true
					});
					for (const r of e.items) addPair(n, t, r);
					return n;
				}
				const n = [];
				const a = keep({
					kind: "list",
					items: n
				});
				for (const t of e.items) {
					const e = build(t);
					if (e !== undefined) n.push(e);
				}
				return a;
			}
			function addPair(t, r, i) {
				const [s, c] = i.key.range;
				const l = (0, a.V1)(build(i.key), {
					start: s,
					end: c
				}, {
					from: n,
					text: e
				});
				const u = build(i.value);
				const d = i.value?.range[1];
				(0, a.An)(t, r, o, l, u, d === undefined ? undefined : n + d);
			}
			function buildText(t) {
				const [r, i] = t.range;
				const a = s[t.type ?? "PLAIN"];
				const o = String(t.value);
				const l = a === "literal" || a === "folded";
				const { indent: u, lines: d } = l ? placeOfBlock(e, r, i, o) : { lines: r };
				const f = {
					range: [n + d, n + i],
					value: o,
					style: a,
					indent: u
				};
				return {
					kind: "text",
					value: o,
					isPlain: a === "plain" && t.tag !== c,
					scalar: f
				};
			}
			return {
				root: build(t),
				faults: o
			};
		}
		const c = "tag:yaml.org,2002:str";
		function placeOfBlock(e, t, n, r) {
			const i = e.indexOf("\n", t) + 1;
			const a = i === 0 || i > n ? n : i;
			const indentOf = (e) => / *(?=[^\s])/.exec(e)?.[0].length ?? -1;
			const o = indentOf(e.slice(a, n));
			return {
				lines: a,
				indent: o < 0 ? o : o - indentOf(r)
			};
		}
		;
		const l = [
			undefined,
			"plain",
			"single",
			"double",
			"literal",
			"folded"
		];
		function* readStrictYaml(e, { from: t, maxDepth: n }) {
			const i = (0, r.PH)(e, { maxDepth: n });
			let o = 0;
			let s = 0;
			let c = new Map();
			let u = [];
			function build(t) {
				const { anchorEnd: n, anchorStart: i } = t;
				const a = i < 0 ? undefined : e.slice(i, n);
				const keep = (e) => {
					if (a !== undefined) c.set(a, e);
					return e;
				};
				if (t.type === r.hy.ALIAS) {
					s = n;
					return c.get(a ?? "");
				}
				if (t.type === r.hy.SCALAR) return keep(buildText(t));
				s = t.start;
				if (t.type === r.hy.MAPPING) {
					const e = new Map();
					const n = keep({
						kind: "map",
						own: e,
						isFlow: t.style === r.Rl.FLOW
					});
					for (let t = take(); t !== undefined; t = take()) addPair(n, e, t);
					return n;
				}
				const o = [];
				const l = keep({
					kind: "list",
					items: o
				});
				for (let e = take(); e !== undefined; e = take()) {
					const t = build(e);
					if (t !== undefined) o.push(t);
				}
				return l;
			}
			function take() {
				const e = i[o++];
				return e?.type === r.hy.DOCUMENT || e?.type === r.hy.POP ? undefined : e;
			}
			function addPair(n, i, o) {
				const c = build(o);
				const l = s;
				const d = "start" in o ? o.start : o.anchorStart;
				const f = (0, a.V1)(c, {
					start: d,
					end: l
				}, {
					from: t,
					text: e
				});
				const p = take();
				if (p === undefined) return;
				const m = p.type === r.hy.SCALAR && p.valueStart < 0;
				if (m) s = endOfColon(e, s);
				const h = m && s === l ? undefined : build(p);
				(0, a.An)(n, i, u, f, h, t + s);
			}
			function buildText(n) {
				const { anchorEnd: i, indent: a, tagEnd: o, tagStart: c, valueEnd: u, valueStart: d } = n;
				const f = l[n.style];
				const p = f === "double" || f === "single" ? 1 : 0;
				const m = d < 0 ? Math.max(s, i, o) : d - p;
				s = d < 0 ? m : u + p;
				const h = (0, r.KE)(e, n);
				return {
					kind: "text",
					value: h,
					isPlain: f === "plain" && !/^!(?:!str)?$/.test(e.slice(c, o)),
					scalar: {
						range: [t + m, t + s],
						value: h,
						style: f,
						indent: a
					}
				};
			}
			for (let e = i[o++]; e !== undefined; e = i[o++]) {
				if (e.type !== r.hy.DOCUMENT) continue;
				c = new Map();
				u = [];
				const t = take();
				yield {
					root: t && build(t),
					faults: u
				};
			}
		}
		function endOfColon(e, t) {
			const n = /[ \t]*:/y;
			n.lastIndex = t;
			return n.test(e) ? n.lastIndex : t;
		}
		;
		const u = 2e4;
		const d = 400;
		function* readYaml(e, t = [{
			start: 0,
			end: e.length
		}]) {
			const n = e.includes("*") ? createAliasCheck() : () => false;
			let r = 0;
			for (const i of readParts(e, t)) {
				r += 1;
				if (r > u) {
					const e = `it has more than ${u} documents`;
					yield {
						root: undefined,
						faults: [],
						error: {
							offset: 0,
							message: e
						}
					};
					return;
				}
				if (n(i.root)) {
					yield {
						root: undefined,
						faults: [g]
					};
					return;
				}
				yield i;
			}
		}
		function* readParts(e, t) {
			for (const { end: n, start: r } of t) {
				const t = e.slice(r, n);
				yield* parse(t, {
					maxDepth: d,
					from: r
				});
			}
		}
		function parse(e, t) {
			try {
				return [...readStrictYaml(e, t)];
			} catch (n) {
				if (!(n instanceof r.tB)) throw n;
				if (n.reason !== f) return readLenientYaml(e, t);
				const i = [...readLenientYaml(e, t)];
				const a = i.every((e) => e.error === undefined);
				return (a ? undefined : readJoined(e, n, t)) ?? i;
			}
		}
		const f = "deficient indentation";
		const p = 5e6;
		function readJoined(e, t, n) {
			let i = joinLine(e, t);
			for (let t = p; i !== undefined && t > 0; t -= e.length) {
				try {
					return [...readStrictYaml(i, n)];
				} catch (e) {
					if (!(e instanceof r.tB)) throw e;
					i = joinLine(i, e);
				}
			}
			return undefined;
		}
		function joinLine(e, { mark: t, reason: n }) {
			if (n !== f || t === undefined) return undefined;
			const r = e.slice(0, t.position);
			const i = /(?:\r\n?|\n)(?=[ \t]*$)/.exec(r);
			if (i === null) return undefined;
			const { 0: a, index: o } = i;
			const s = 1 + Math.max(...["\r", "\n"].map((e) => r.slice(0, o).lastIndexOf(e)));
			if (r.slice(s, o).includes("#")) return undefined;
			return `${e.slice(0, o)}${a.replace(/./gs, " ")}${e.slice(o + a.length)}`;
		}
		const m = 5e5;
		const h = 4;
		const g = {
			offset: 0,
			message: "its aliases repeat too much of it",
			kind: "cut"
		};
		function createAliasCheck() {
			let e = 0;
			return (t) => {
				const n = new Map();
				const r = new Map();
				const visit = (t) => {
					if (t === undefined || e > m) return 0;
					const i = r.get(t);
					if (i !== undefined) r.set(t, i + 1);
					const o = i === undefined ? n.get(t) : 0;
					e += o ?? 0;
					if (o !== undefined) return o;
					r.set(t, 0);
					let s = 1;
					if (t.kind === "text") s += t.value.length / h;
					else if (t.kind === "list") for (const e of t.items) s += visit(e);
					else for (const { value: e } of (0, a.Dd)(t)) s += 1 + visit(e);
					e += s * (r.get(t) ?? 0);
					r.delete(t);
					n.set(t, s);
					return s;
				};
				visit(t);
				return e > m;
			};
		}
	}),
	29065: (function(e, t, n) {
		n.d(t, {
			An: function() {
				return addEntry;
			},
			Dd: function() {
				return writtenPairs;
			},
			Jv: function() {
				return textNodeOf;
			},
			Mc: function() {
				return entriesOf;
			},
			Ms: function() {
				return entryOf;
			},
			S3: function() {
				return itemsOf;
			},
			Um: function() {
				return scalarValue;
			},
			V1: function() {
				return nodeOfKey;
			},
			jQ: function() {
				return mapsOf;
			},
			oB: function() {
				return nodeAt;
			},
			sm: function() {
				return valuesOf;
			},
			zc: function() {
				return nodeAtPath;
			}
		});
		var r = n(59173);
		function addEntry(e, t, n, { scalar: r, value: i }, a, o) {
			const [s, c] = r.range;
			const l = t.get(i);
			if (l !== undefined) {
				const e = [{
					start: l.keyStart,
					end: l.keyEnd
				}, {
					start: s,
					end: c
				}];
				n.push({
					offset: s,
					keys: e,
					message: `the key \`${i.slice(0, 80)}\` appears twice`
				});
				t.delete(i);
			}
			const u = {
				key: i,
				keyStart: s,
				keyEnd: c,
				valueEnd: o ?? c,
				value: a,
				map: e
			};
			t.set(i, l === undefined ? u : {
				...u,
				overridden: l
			});
		}
		function nodeOfKey(e, { end: t, start: n }, { from: r, text: i }) {
			if (e?.kind === "text") return e;
			const a = i.slice(n, t);
			return {
				kind: "text",
				value: a,
				isPlain: false,
				scalar: {
					range: [r + n, r + t],
					value: a
				}
			};
		}
		function* writtenPairs(e) {
			for (const t of e.own.values()) for (let e = t; e !== undefined; e = e.overridden) yield e;
		}
		const i = "<<";
		const a = 64;
		const o = new Set([
			"",
			"~",
			"null",
			"Null",
			"NULL"
		]);
		const s = new WeakMap();
		function entryOf(e, t, n = 0) {
			if (e?.kind !== "map" || n > a) return undefined;
			const o = e.own.get(t);
			if (o !== undefined || !e.own.has(i)) return o;
			const c = (0, r.IV)(s, e, () => new Map());
			if (!c.has(t)) {
				c.set(t, undefined);
				for (const r of mergedInto(e)) {
					const e = entryOf(r, t, n + 1);
					if (e === undefined) continue;
					c.set(t, e);
					break;
				}
			}
			return c.get(t);
		}
		function nodeAt(e, t, n, r) {
			const i = entryOf(e, t)?.value;
			return n === undefined ? i : nodeAt(i, n, r);
		}
		function nodeAtPath(e, t) {
			return t.reduce((e, t) => entryOf(e, t)?.value, e);
		}
		function* entriesOf(e, t = new Set()) {
			if (e?.kind !== "map" || t.has(e) || t.size > a) return;
			t.add(e);
			for (const t of e.own.values()) if (t.key !== i) yield t;
			for (const n of mergedInto(e)) yield* entriesOf(n, t);
		}
		function valuesOf(e) {
			return [...entriesOf(e)].map(({ value: e }) => e);
		}
		function itemsOf(e) {
			return e?.kind === "list" ? e.items : [];
		}
		function textNodeOf(e) {
			if (e?.kind !== "text") return undefined;
			return e.isPlain && o.has(e.value) ? undefined : e;
		}
		function scalarValue(e) {
			return textNodeOf(e)?.value;
		}
		function mapsOf(e, t = () => false) {
			const n = [];
			const r = new Set();
			const visit = (e, i) => {
				if (e === undefined || e.kind === "text" || r.has(e)) return;
				r.add(e);
				if (e.kind === "list") {
					for (const t of e.items) visit(t, i);
				} else if (!t(e, i)) {
					n.push(e);
					for (const { key: t, value: n } of writtenPairs(e)) visit(n, t);
				}
			};
			visit(e, "");
			return n;
		}
		function mergedInto(e) {
			const t = e.own.get(i)?.value;
			return t === undefined ? [] : t.kind === "list" ? t.items : [t];
		}
	}),
	67365: (function(e, t, n) {
		n.d(t, { a: function() {
			return r;
		} });
		const r = "final stage";
	}),
	3549: (function(e, t, n) {
		n.d(t, { w: function() {
			return a;
		} });
		var r = n(76448);
		const i = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})([^\n]*)$/gm;
		const a = {
			kind: "text",
			name: "markdown",
			paths: [/\.(?:md|markdown|mdx|mdc|qmd|rmd)$/],
			disguises: r.__,
			longest: Number.POSITIVE_INFINITY,
			scan: (e, t) => {
				let n;
				const push = (e, n) => t.zones.push({
					start: e,
					end: n,
					kind: "text"
				});
				for (const t of e.replaceAll("\r", " ").matchAll(i)) {
					const [e, r = "", i = ""] = t;
					if (n === undefined) {
						if (!(r.startsWith("`") && i.includes("`"))) n = {
							mark: r,
							start: t.index + e.length
						};
					} else if (r.startsWith(n.mark) && i.trim() === "") {
						push(n.start, t.index);
						n = undefined;
					}
				}
				if (n !== undefined) push(n.start, e.length);
			}
		};
	}),
	28271: (function(e, t, n) {
		n.d(t, { A: function() {
			return i;
		} });
		var r = n(76448);
		const i = {
			kind: "text",
			name: "text",
			paths: [],
			disguises: r.__,
			rest: "text",
			longest: Number.POSITIVE_INFINITY,
			scan: () => undefined
		};
	})
};
;
