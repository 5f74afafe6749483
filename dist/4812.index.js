"use strict";
exports.id = 4812;
exports.ids = [4812];
exports.modules = { 84812: ((e, t, n) => {
	n.r(t);
	t.readChart = readChart;
	var r = n(8123);
	;
	const i = [];
	const a = "*";
	const o = 100;
	class TooMuch extends Error {}
	function boxed(e) {
		if (sizeOf([e], o) > o) throw new TooMuch();
		return [e];
	}
	function sizeOf(e, t) {
		let n = 0;
		for (const r of e) {
			if (n > t) break;
			n += 1;
			if (r.kind === "list") n += sizeOf(r.items, t - n);
			else if (r.kind === "dict") for (const e of r.entries.values()) n += sizeOf(e, t - n);
		}
		return n;
	}
	function joinValues(...e) {
		const t = joinAll(e);
		if (t.length > o) throw new TooMuch();
		return t;
	}
	function joinWritten(e) {
		const t = joinAll(e);
		return t.length > o ? i : t;
	}
	function joinAll(e) {
		const [t = i, ...n] = e.filter((e) => e.length > 0);
		if (n.length === 0) return t;
		const r = new Map();
		for (const e of [t, ...n]) for (const t of e) r.set(keyOfAtom(t), t);
		return [...r.values()];
	}
	function keyOfValue(e) {
		return JSON.stringify(e.map(keyOfAtom).sort());
	}
	function keyOfAtom(e) {
		switch (e.kind) {
			case "root": return `root ${JSON.stringify(e.base)}`;
			case "path": return `path ${JSON.stringify(e.path)}`;
			case "list": return `list ${keyOfValue(e.items)}`;
			case "dict": return `dict ${JSON.stringify([...e.entries].map(([e, t]) => [e, keyOfValue(t)]))}`;
		}
	}
	function pathsOf(e) {
		return e.flatMap((e) => {
			if (e.kind === "path") return [e.path];
			if (e.kind === "root") return [e.base];
			return e.kind === "list" ? pathsOf(e.items) : [...e.entries.values()].flatMap(pathsOf);
		});
	}
	function fieldOf(e, t) {
		return joinValues(...e.map((e) => {
			if (e.kind === "dict") return e.entries.get(t) ?? i;
			if (e.kind === "list") return i;
			if (e.kind === "root") return rootField(e.base, t);
			return longer(e.path, t);
		}));
	}
	const s = 24;
	function longer(e, t) {
		return e.length < s ? [{
			kind: "path",
			path: [...e, t]
		}] : i;
	}
	function rootField(e, t) {
		return t === "Values" ? [{
			kind: "path",
			path: e
		}] : i;
	}
	function itemsOfValue(e) {
		return joinValues(...e.map((e) => {
			if (e.kind === "list") return e.items;
			if (e.kind === "dict") return joinValues(...e.entries.values());
			return e.kind === "path" ? longer(e.path, a) : i;
		}));
	}
	;
	const c = "not empty hasKey kindIs kindOf typeIs typeOf typeIsLike len eq ne lt le gt ge contains hasSuffix regexMatch mustRegexMatch has fail".split(" ");
	const l = "default coalesce ternary required and or quote squote toString trim lower upper deepCopy mustDeepCopy merge mustMerge mergeOverwrite mustMergeOverwrite nindent indent pick omit concat append prepend compact uniq".split(" ");
	const u = "first last mustFirst mustLast".split(" ");
	const nothing = () => i;
	const giveOn = (e, t) => joinValues(...t.map(({ value: e }) => e));
	const items = (e, t) => itemsOfValue(joinValues(...t.map(({ value: e }) => e)));
	const d = new Map([
		...c.map((e) => [e, nothing]),
		...l.map((e) => [e, giveOn]),
		...u.map((e) => [e, items]),
		["values", (e, t) => list(e, [{
			value: items(e, t),
			operand: undefined
		}])],
		["list", list],
		["tuple", list],
		["dict", dict],
		["set", set],
		["get", (e, [t, n]) => field(e, t, n === undefined ? [] : [n])],
		["index", (e, [t, ...n]) => field(e, t, n)],
		["dig", (e, t) => field(e, t.at(-1), t.slice(0, -2))],
		["print", (e, t) => printed(e, t)],
		["println", (e, t) => printed(e, t)],
		["printf", formatted],
		["tpl", rendered],
		["hasPrefix", takesPrefix],
		["trimPrefix", takesPrefix],
		["semver", comparesVersion],
		["semverCompare", comparesVersion]
	]);
	const f = new Set([
		...c,
		"hasPrefix",
		"trimPrefix"
	]);
	function list(e, t) {
		return boxed({
			kind: "list",
			items: joinValues(...t.map(({ value: e }) => e))
		});
	}
	function dict(e, t) {
		const n = new Map();
		for (let r = 0; r < t.length; r += 2) {
			const a = t[r + 1]?.value ?? i;
			const o = t[r]?.operand;
			if (o?.kind === "text") n.set(o.value, a);
			else e.escape(a);
		}
		return boxed({
			kind: "dict",
			entries: n
		});
	}
	function set(e, [t, n, r]) {
		if (t === undefined || r === undefined) return i;
		const a = n?.operand;
		return t.value.flatMap((t) => {
			if (t.kind === "dict" && a?.kind === "text") return boxed({
				kind: "dict",
				entries: new Map([...t.entries, [a.value, r.value]])
			});
			e.escape([t, ...r.value]);
			return t;
		});
	}
	function field(e, t, n) {
		let r = t?.value ?? i;
		for (const { operand: t } of n) {
			if (t?.kind === "text") r = e.read(fieldOf(r, t.value));
			else if (t?.kind === "number") r = itemsOfValue(r);
			else {
				e.escape(r);
				return i;
			}
		}
		return r;
	}
	function printed(e, t) {
		for (const [n, { value: r }] of t.entries()) {
			const i = t[n - 1]?.operand;
			e.write(r, i?.kind === "text" ? i.value : "");
		}
		return joinValues(...t.map(({ value: e }) => e));
	}
	const p = /%[-+# 0-9.]*[a-zA-Z%]/g;
	function formatted(e, [t, ...n]) {
		if (t?.operand?.kind === "text") {
			const r = t.operand.value.split(p);
			for (const [t, { value: i }] of n.entries()) e.write(i, r[t] ?? "");
		}
		return joinValues(...n.map(({ value: e }) => e));
	}
	function rendered(e, [t, ...n]) {
		const r = t?.value ?? i;
		if (r.length === 0) for (const t of n) e.escape(t.value);
		return r;
	}
	function takesPrefix(e, t) {
		const [n, r] = t;
		if (n?.operand?.kind === "text" && n.operand.value.startsWith("sha256") && r !== undefined) e.write(r.value, "@");
		return i;
	}
	function comparesVersion(e, t) {
		for (const { value: n } of t) for (const t of pathsOf(n)) e.refuse(t, "the chart compares it as a version");
		return i;
	}
	;
	const m = 1e5;
	const h = 60;
	function runTemplates(e, t) {
		const n = createRun(collectDefinitions(e), t);
		return e.every(({ data: e, nodes: t }) => n(t, e));
	}
	function collectDefinitions(e) {
		const t = new Map();
		const collect = (e) => {
			for (const n of e) {
				if (n.kind === "define") {
					t.set(n.name, n.body);
					collect(n.body);
				} else if ("otherwise" in n) {
					collect(n.body);
					collect(n.otherwise);
				}
			}
		};
		for (const { nodes: t } of e) collect(t);
		return t;
	}
	function createRun(e, t) {
		const n = new Map();
		let r = 0;
		let a = 0;
		let o = 0;
		function step() {
			r += 1;
			if (r > m) throw new TooMuch();
		}
		function runNodes(e, n, r) {
			const a = [];
			let o = "";
			for (const s of e) {
				step();
				if (s.kind === "text") t.literal(s.text);
				else if (s.kind === "output") {
					const e = evaluate(s.pipeline, n, r);
					if (s.pipeline.sets.length === 0) {
						t.write(e, o);
						a.push(e);
					}
				} else if (s.kind === "template") {
					a.push(call(s.name, s.pipeline.commands[0]?.length === 0 ? i : evaluate(s.pipeline, n, r)));
				} else if (s.kind !== "define") a.push(runBranch(s, n, r));
				o = s.kind === "text" ? s.text : "";
			}
			return joinWritten(a);
		}
		function runBranch(e, t, n) {
			const r = evaluate(e.pipeline, t, n, e.kind === "range");
			const i = e.kind === "if" ? t : e.kind === "with" ? r : itemsOfValue(r);
			const a = o;
			let s = runNodes(e.body, i, n);
			if (e.kind === "range" && o > a) s = joinWritten([s, runNodes(e.body, i, n)]);
			return joinWritten([s, runNodes(e.otherwise, t, n)]);
		}
		function call(r, o) {
			const s = a < h ? e.get(r) : undefined;
			if (s === undefined) {
				t.escape(o);
				return i;
			}
			const c = `${r} ${keyOfValue(o)}`;
			const l = n.get(c);
			if (l !== undefined) return l;
			n.set(c, i);
			a += 1;
			const u = runNodes(s, o, new Map([["$", o]]));
			a -= 1;
			n.set(c, u);
			return u;
		}
		function evaluate({ commands: e, sets: t }, n, r, a = false) {
			let s;
			for (const t of e) s = {
				value: runCommand(t, s, n, r),
				operand: undefined
			};
			const c = s?.value ?? i;
			for (const e of t) {
				const t = r.get(e) ?? i;
				const n = joinValues(t, a ? itemsOfValue(c) : c);
				if (n.length > t.length) o += 1;
				r.set(e, n);
			}
			return c;
		}
		function runCommand([e, ...n], r, a, o) {
			if (e === undefined) return r?.value ?? i;
			const s = n.map((e) => ({
				operand: e,
				value: valueOf(e, a, o)
			}));
			if (r !== undefined) s.push(r);
			if (e.kind !== "word") return valueOf(e, a, o);
			if (!f.has(e.name)) {
				for (const { operand: e } of s) if (e?.kind === "text") t.literal(e.value);
			}
			return callFunction(e.name, s);
		}
		function callFunction(e, n) {
			if (e === "include") {
				const [e, t] = n;
				if (e?.operand?.kind === "text") return call(e.operand.value, t?.value ?? i);
				if (t?.value.every(({ kind: e }) => e === "root") === true) return i;
			}
			const r = d.get(e);
			if (r !== undefined) return r(t, n);
			for (const { value: e } of n) t.escape(e);
			return i;
		}
		function valueOf(e, t, n) {
			step();
			switch (e.kind) {
				case "text":
				case "number": return i;
				case "word": return callFunction(e.name, []);
				case "dot": return follow(t, e.path);
				case "variable": return follow(n.get(e.name) ?? i, e.path);
				case "group": return follow(evaluate(e.pipeline, t, n), e.path);
			}
		}
		function follow(e, n) {
			return n.reduce((e, n) => t.read(fieldOf(e, n)), e);
		}
		return (e, t) => {
			try {
				runNodes(e, t, new Map([["$", t]]));
				return true;
			} catch {
				return false;
			}
		};
	}
	;
	const g = "\"(?:\\\\.|[^\"\\\\\\n])*\"|`[^`]*`|'(?:\\\\.|[^'\\\\\\n])*'";
	const _ = new RegExp(`(?:${g}|(?!\\}\\}|["'\`])[\\s\\S])*?(?=\\}\\})`, "y");
	const v = new RegExp(`(?<space>\\s+)|(?<text>${g})|(?<variable>\\$\\w*(?:\\.\\w+)*)|(?<field>\\.(?:\\w+(?:\\.\\w+)*)?)` + "|(?<number>[-+]?\\d[\\w.]*)|(?<word>[A-Za-z_]\\w*)|(?<mark>:=|[()|,=])", "y");
	const y = /\{\{(?:-\s)?\s*\/\*[\s\S]*?\*\/\s*(?:\s-)?\}\}/y;
	function readParts(e) {
		const t = [];
		let n = false;
		for (let r = 0; r < e.length;) {
			const i = e.indexOf("{{", r);
			const a = i < 0 ? e.length : i;
			const o = /^\{\{-\s/.test(e.slice(a, a + 4));
			const s = trimText(e.slice(r, a), n, o);
			if (s !== "") t.push({
				kind: "text",
				text: s
			});
			if (i < 0) break;
			y.lastIndex = i;
			_.lastIndex = i + (o ? 3 : 2);
			const c = y.test(e);
			const l = c ? "" : _.exec(e)?.[0];
			if (l === undefined) return undefined;
			const u = c ? y.lastIndex : _.lastIndex + 2;
			n = /\s-\}\}$/.test(e.slice(u - 4, u));
			const d = c ? [] : readTokens(n ? l.replace(/\s-$/, "") : l);
			if (d === undefined) return undefined;
			if (!c) t.push({
				kind: "action",
				tokens: d
			});
			r = u;
		}
		return t;
	}
	function trimText(e, t, n) {
		const r = t ? e.trimStart() : e;
		return n ? r.trimEnd() : r;
	}
	const b = [
		"text",
		"number",
		"word",
		"field",
		"variable",
		"mark"
	];
	function readTokens(e) {
		const t = [];
		let n = false;
		for (let r = 0; r < e.length; r = v.lastIndex) {
			v.lastIndex = r;
			const i = v.exec(e)?.groups;
			if (i === undefined) return undefined;
			const a = b.find((e) => i[e] !== undefined);
			if (a !== undefined) {
				const e = String(i[a]);
				t.push({
					kind: a,
					value: a === "text" ? unquote(e) : e,
					isJoined: n
				});
			}
			n = a !== undefined;
		}
		return t;
	}
	function unquote(e) {
		const t = e.slice(1, -1);
		return e.startsWith("`") ? t : t.replace(/\\(.)/g, "$1");
	}
	;
	const x = 100;
	function parseTemplate(e) {
		const t = readParts(e);
		if (t === undefined) return undefined;
		try {
			const e = createReader(t);
			const { end: n, nodes: r } = e.nodes(0);
			return n === undefined ? r : undefined;
		} catch {
			return undefined;
		}
	}
	class NotUnderstood extends Error {}
	function createReader(e) {
		let t = 0;
		function nodes(n) {
			if (n > x) throw new NotUnderstood();
			const r = [];
			for (let i = e[t]; i !== undefined; i = e[t]) {
				t += 1;
				if (i.kind === "text") {
					r.push(i);
					continue;
				}
				const [e] = i.tokens;
				const a = e?.kind === "word" ? e.value : "";
				if (a === "end" || a === "else") return {
					nodes: r,
					end: i.tokens
				};
				r.push(...action(a, i.tokens, n));
			}
			return {
				nodes: r,
				end: undefined
			};
		}
		function action(e, t, n) {
			switch (e) {
				case "if":
				case "with":
				case "range": return [branch(e, t.slice(1), n)];
				case "define": return [{
					kind: "define",
					name: nameOf(t),
					body: closed(n)
				}];
				case "block": return [{
					kind: "define",
					name: nameOf(t),
					body: closed(n)
				}, {
					kind: "template",
					name: nameOf(t),
					pipeline: parsePipeline(t.slice(2))
				}];
				case "template": return [{
					kind: "template",
					name: nameOf(t),
					pipeline: parsePipeline(t.slice(2))
				}];
				case "break":
				case "continue": return [];
				default: return [{
					kind: "output",
					pipeline: parsePipeline(t)
				}];
			}
		}
		function branch(e, t, n) {
			const r = parsePipeline(t);
			const i = nodes(n + 1);
			if (i.end === undefined) throw new NotUnderstood();
			return {
				kind: e,
				pipeline: r,
				body: i.nodes,
				otherwise: otherwise(i.end, n)
			};
		}
		function otherwise([e, t, ...n], r) {
			if (e?.value === "end") return [];
			if (t === undefined) return closed(r);
			if (t.value !== "if" && t.value !== "with") throw new NotUnderstood();
			return [branch(t.value, n, r + 1)];
		}
		function closed(e) {
			const t = nodes(e + 1);
			if (t.end?.[0]?.value !== "end") throw new NotUnderstood();
			return t.nodes;
		}
		return { nodes };
	}
	function nameOf([, e]) {
		if (e?.kind !== "text") throw new NotUnderstood();
		return e.value;
	}
	function isMark(e, t) {
		return e?.kind === "mark" && e.value === t;
	}
	function parsePipeline(e) {
		const t = e.findIndex((e) => isMark(e, ":=") || isMark(e, "="));
		const n = e.slice(0, Math.max(0, t)).flatMap(({ kind: e, value: t }) => e === "variable" ? t : []);
		let r = t + 1;
		function pipeline(t) {
			if (t > x) throw new NotUnderstood();
			const n = [[]];
			for (let i = e[r]; i !== undefined && !isMark(i, ")"); i = e[r]) {
				r += 1;
				if (isMark(i, "|")) n.push([]);
				else n.at(-1)?.push(operand(i, t));
			}
			return n;
		}
		function operand(t, n) {
			const { kind: i, value: a } = t;
			if (i === "text") return {
				kind: i,
				value: a
			};
			if (i === "number") return { kind: i };
			if (i === "word") return {
				kind: i,
				name: a
			};
			const [o = "", ...s] = a.split(".");
			if (i === "field") return {
				kind: "dot",
				path: s.filter((e) => e !== "")
			};
			if (i === "variable") return {
				kind: i,
				name: o,
				path: s
			};
			if (!isMark(t, "(")) throw new NotUnderstood();
			const c = pipeline(n + 1);
			if (!isMark(e[r], ")")) throw new NotUnderstood();
			r += 1;
			const l = e[r];
			const u = l?.kind === "field" && l.isJoined;
			if (u) r += 1;
			const d = u ? l.value.split(".").filter((e) => e !== "") : [];
			return {
				kind: "group",
				pipeline: {
					sets: [],
					commands: c
				},
				path: d
			};
		}
		const i = pipeline(0);
		if (r < e.length) throw new NotUnderstood();
		return {
			sets: n,
			commands: i
		};
	}
	;
	const S = /version["']?:[ \t]*["']?$/i;
	function createValueUse() {
		const e = new Map();
		const t = new Map();
		const n = new Map();
		const r = new Map();
		let i = false;
		const isEscaped = (e) => [...t.values()].some((t) => startsWith(e, t));
		return {
			read: (t) => {
				for (const n of t) {
					if (n.kind !== "path") continue;
					e.set(JSON.stringify(n.path), n.path);
					const t = n.path.slice(n.path.lastIndexOf("global"));
					if (t[0] === "global") e.set(JSON.stringify(t), t);
				}
				return t;
			},
			escape: (e) => {
				for (const n of pathsOf(e)) t.set(JSON.stringify(n), n);
			},
			write: (e, t) => {
				const i = /sha256:$/.test(t) ? "hex" : t.endsWith("@") ? "full" : undefined;
				for (const a of e) {
					if (a.kind !== "path") continue;
					const { path: e } = a;
					if (i !== undefined) n.set(`${i} ${JSON.stringify(e)}`, {
						path: e,
						form: i
					});
					if (S.test(t)) r.set(JSON.stringify(e), {
						path: e,
						reason: "the chart writes it into a version label"
					});
				}
			},
			refuse: (e, t) => void r.set(JSON.stringify(e), {
				path: e,
				reason: t
			}),
			literal: (e) => {
				i ||= e.includes("sha256");
			},
			reads: (t) => {
				const n = t.slice(0, -1);
				const r = [...e.values()];
				if (r.some((e) => e.length === t.length && startsWith(t, e))) return "yes";
				if (isEscaped(n)) return "unknown";
				return r.some((e) => e.length > n.length && startsWith(e, n)) ? "no" : "unknown";
			},
			form: (e) => {
				const t = new Set([...n.values()].filter((t) => isSame(t.path, e)).map(({ form: e }) => e));
				const [r] = t;
				if (t.size > 1) return "unknown";
				return r ?? (i ? "unknown" : "full");
			},
			refusal: (e) => [...r.values()].find((t) => isSame(t.path, e))?.reason
		};
	}
	function isSame(e, t) {
		return e.length === t.length && startsWith(e, t);
	}
	function startsWith(e, t) {
		if (e.length < t.length) return false;
		return t.every((t, n) => t === e[n] || t === a || e[n] === a);
	}
	;
	const C = 40;
	const w = [
		"not",
		"if",
		"dependentSchemas",
		"dependencies",
		"propertyNames",
		"maxProperties",
		"$dynamicRef",
		"$recursiveRef"
	];
	function createSchemaCheck(e) {
		let t;
		try {
			t = JSON.parse(e);
		} catch {
			return () => "unknown";
		}
		return (e, n) => accepts(t, {
			root: t,
			path: e,
			value: n,
			depth: 0
		});
	}
	function accepts(e, t) {
		if (e === true) return "yes";
		if (e === false) return "no";
		if (!isSchema(e) || t.depth > C) return "unknown";
		const n = {
			...t,
			depth: t.depth + 1
		};
		const r = [];
		if (w.some((t) => t in e)) r.push("unknown");
		const i = e["$ref"];
		if (i !== undefined) r.push(accepts(targetOf(i, t.root), n));
		for (const t of listOf(e["allOf"])) r.push(accepts(t, n));
		for (const t of ["anyOf", "oneOf"]) {
			const i = listOf(e[t]).map((e) => accepts(e, n));
			if (i.length > 0) r.push(anyOf(i));
		}
		r.push(t.path.length === 0 ? acceptsText(e, t.value) : acceptsKey(e, n));
		return allOf(r);
	}
	function acceptsKey(e, t) {
		const [n = "", ...r] = t.path;
		const i = {
			...t,
			path: r
		};
		if (n === "*") return e["items"] === undefined ? "yes" : accepts(e["items"], i);
		const { properties: a, patternProperties: o } = e;
		const s = [];
		if (isSchema(a) && Object.hasOwn(a, n)) s.push(accepts(a[n], i));
		for (const [e, t] of Object.entries(isSchema(o) ? o : {})) {
			const r = test(e, n);
			if (r !== "no") s.push(allOf([r, accepts(t, i)]));
		}
		if (s.length > 0) return allOf(s);
		const c = e["additionalProperties"] ?? e["unevaluatedProperties"];
		return c === undefined ? "yes" : accepts(c, i);
	}
	function acceptsText(e, t) {
		const { const: n, enum: r, maxLength: i, minLength: a, pattern: o, type: s } = e;
		const c = s !== undefined && ![s].flat().includes("string") || n !== undefined && n !== t || Array.isArray(r) && !r.includes(t) || typeof i === "number" && t.length > i || typeof a === "number" && t.length < a;
		if (c) return "no";
		return typeof o === "string" ? test(o, t) : "yes";
	}
	function test(e, t) {
		const n = /\)[*+{]|\\\d|\\k/.test(e) || (e.match(/[*+{]/g) ?? []).length > 3;
		if (n || e.length > 200) return "unknown";
		try {
			return new RegExp(e, "u").test(t) ? "yes" : "no";
		} catch {
			return "unknown";
		}
	}
	function targetOf(e, t) {
		if (typeof e !== "string" || !e.startsWith("#")) return undefined;
		const n = e.slice(1).split("/").slice(1);
		return n.reduce((e, t) => {
			const n = t.replaceAll("~1", "/").replaceAll("~0", "~");
			return isSchema(e) && Object.hasOwn(e, n) ? e[n] : undefined;
		}, t);
	}
	function allOf(e) {
		if (e.includes("no")) return "no";
		return e.includes("unknown") ? "unknown" : "yes";
	}
	function anyOf(e) {
		if (e.includes("yes")) return "yes";
		return e.includes("unknown") ? "unknown" : "no";
	}
	function listOf(e) {
		return Array.isArray(e) ? e : [];
	}
	function isSchema(e) {
		return typeof e === "object" && e !== null && !Array.isArray(e);
	}
	;
	const T = new WeakMap();
	function readChart(e) {
		if (!T.has(e)) T.set(e, createChart(e));
		return T.get(e);
	}
	const E = `sha256:${"0123456789abcdef".repeat(4)}`;
	const D = /^(?:charts\/[^/]+\/)*/;
	function createChart(e) {
		const t = [];
		const n = [];
		for (const [r, i] of e) {
			const e = r.replace(D, "");
			const a = r.slice(0, r.length - e.length).split("/");
			const o = a.filter((e, t) => t % 2 === 1);
			if (e === "values.schema.json") n.push({
				base: o,
				accepts: createSchemaCheck(i)
			});
			else {
				const e = parseTemplate(i);
				if (e === undefined) return undefined;
				t.push({
					nodes: e,
					data: [{
						kind: "root",
						base: o
					}]
				});
			}
		}
		const r = createValueUse();
		if (!runTemplates(t, r)) return undefined;
		return { readersOf: (e) => createReaders(e, r, n) };
	}
	function createReaders(e, t, n) {
		const i = pathsOfMaps(e);
		const accepts = (e, t) => {
			const r = n.filter(({ base: t }) => t.every((t, n) => e[n] === t)).map((n) => n.accepts(e.slice(n.base.length), t));
			if (r.includes("no")) return "no";
			return r.includes("unknown") ? "unknown" : "yes";
		};
		return (e) => {
			const [n, ...a] = (i.get(e) ?? []).map((e) => readerAt(e, t, accepts));
			return n === undefined ? r.hq : a.reduce(agreement, n);
		};
	}
	function readerAt(e, t, n) {
		return {
			use: (r) => {
				const i = [...e, r];
				const a = t.reads(i);
				const o = a === "yes" ? t.form(i) : "unknown";
				const s = o === "hex" ? E.slice("sha256:".length) : E;
				return {
					reads: a,
					form: o,
					mayAdd: o !== "unknown" && n(i, s) === "yes"
				};
			},
			tagStays: (r, i) => {
				const a = [...e, r];
				if (n(a, `${i}@${E}`) === "no") return `the chart's \`values.schema.json\` does not allow a digest in \`${r}\``;
				const o = t.refusal(a);
				if (o !== undefined) return `its \`${r}\` cannot have a digest, because ${o}`;
				return t.reads(a) === "no" ? `the chart does not read its \`${r}\`` : undefined;
			}
		};
	}
	function agreement(e, t) {
		return {
			use: (n) => {
				const [r, i] = [e.use(n), t.use(n)];
				return {
					reads: r.reads === i.reads ? r.reads : "unknown",
					form: r.form === i.form ? r.form : "unknown",
					mayAdd: r.mayAdd && i.mayAdd && r.form === i.form
				};
			},
			tagStays: (n, r) => e.tagStays(n, r) ?? t.tagStays(n, r)
		};
	}
	const O = 1e4;
	function pathsOfMaps(e) {
		const t = new Map();
		let n = O;
		const visit = (e, r) => {
			if (e === undefined || e.kind === "text" || r.length > 50 || n <= 0) return;
			n -= 1;
			if (e.kind === "list") {
				for (const t of e.items) visit(t, [...r, a]);
				return;
			}
			t.set(e, [...t.get(e) ?? [], r]);
			for (const { key: t, value: n } of e.own.values()) if (t !== "<<") visit(n, [...r, t]);
		};
		visit(e, []);
		return t;
	}
}) };
;
