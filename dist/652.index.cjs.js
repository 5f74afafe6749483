"use strict";
exports.id = 652;
exports.ids = [652];
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
		const r = 50;
		let i = 0;
		function giveTurn() {
			return performance.now() - i < r ? undefined : turn();
		}
		async function turn() {
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
	96231: ((e, t, n) => {
		n.d(t, { serveFileTasks: () => serveFileTasks });
		var r = n(75919);
		;
		function serveTasks(e) {
			let t = Promise.resolve();
			r.parentPort?.on("message", ({ index: n, task: i }) => {
				t = t.then(async () => r.parentPort?.postMessage({
					index: n,
					answer: await e(i)
				}));
			});
		}
		var i = n(76760);
		var a = n(41706);
		var o = n(99004);
		var s = n(63664);
		;
		const c = 64;
		const l = 8;
		const u = 1e7;
		const d = "after the edit the file would not name this digest here, or would name another image differently";
		const f = "after the edits the file could not be read completely";
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
			const s = a.isCut() ? f : d;
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
			const r = Math.floor(u / (e.length + 1));
			let i = Math.max(l, Math.min(c, r));
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
				(0, s.Yk)(e),
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
			if (!(0, s.Bc)(t)) return {
				kind: "impossible",
				reason: "the new digest is not a `sha256` digest"
			};
			if (e.image.digest === t) return [];
			if (e.editable.kind === "no") return {
				kind: "impossible",
				reason: e.editable.reason
			};
			const { start: n, end: r, before: i, after: a, hexOnly: o } = e.editable.site;
			const c = o ? t.slice("sha256:".length) : t;
			return [{
				start: n,
				end: r,
				text: `${i}${c}${a}`
			}];
		}
		var p = n(77825);
		var m = n(38086);
		var h = n(63144);
		var g = n(76966);
		;
		const _ = [];
		const v = "*";
		const y = 100;
		class TooMuch extends Error {}
		function boxed(e) {
			if (sizeOf([e], y) > y) throw new TooMuch();
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
			if (t.length > y) throw new TooMuch();
			return t;
		}
		function joinWritten(e) {
			const t = joinAll(e);
			return t.length > y ? _ : t;
		}
		function joinAll(e) {
			const [t = _, ...n] = e.filter((e) => e.length > 0);
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
				if (e.kind === "dict") return e.entries.get(t) ?? _;
				if (e.kind === "list") return _;
				if (e.kind === "root") return rootField(e.base, t);
				return longer(e.path, t);
			}));
		}
		const ee = 24;
		const te = 200;
		function longer(e, t) {
			if (t.length > te) throw new TooMuch();
			return e.length < ee ? [{
				kind: "path",
				path: [...e, t]
			}] : _;
		}
		function rootField(e, t) {
			return t === "Values" ? [{
				kind: "path",
				path: e
			}] : _;
		}
		function itemsOfValue(e) {
			return joinValues(...e.map((e) => {
				if (e.kind === "list") return e.items;
				if (e.kind === "dict") return joinValues(...e.entries.values());
				return e.kind === "path" ? longer(e.path, v) : _;
			}));
		}
		;
		const b = "not empty hasKey kindIs kindOf typeIs typeOf typeIsLike len eq ne lt le gt ge contains hasSuffix regexMatch mustRegexMatch has fail".split(" ");
		const ne = "default coalesce ternary required and or quote squote toString trim lower upper deepCopy mustDeepCopy merge mustMerge mergeOverwrite mustMergeOverwrite nindent indent pick omit concat append prepend compact uniq".split(" ");
		const re = "first last mustFirst mustLast".split(" ");
		const nothing = () => _;
		const giveOn = (e, t) => joinValues(...t.map(({ value: e }) => e));
		const items = (e, t) => itemsOfValue(joinValues(...t.map(({ value: e }) => e)));
		const ie = new Map([
			...b.map((e) => [e, nothing]),
			...ne.map((e) => [e, giveOn]),
			...re.map((e) => [e, items]),
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
		const x = new Set([
			...b,
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
				const i = t[r + 1]?.value ?? _;
				const a = t[r]?.operand;
				if (a?.kind === "text") n.set(a.value, i);
				else e.escape(i);
			}
			return boxed({
				kind: "dict",
				entries: n
			});
		}
		function set(e, [t, n, r]) {
			if (t === undefined || r === undefined) return _;
			const i = n?.operand;
			return t.value.flatMap((t) => {
				if (t.kind === "dict" && i?.kind === "text") return boxed({
					kind: "dict",
					entries: new Map([...t.entries, [i.value, r.value]])
				});
				e.escape([t, ...r.value]);
				return t;
			});
		}
		function field(e, t, n) {
			let r = t?.value ?? _;
			for (const { operand: t } of n) {
				if (t?.kind === "text") r = e.read(fieldOf(r, t.value));
				else if (t?.kind === "number") r = itemsOfValue(r);
				else {
					e.escape(r);
					return _;
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
		const S = /%[-+# 0-9.]*[a-zA-Z%]/g;
		function formatted(e, [t, ...n]) {
			if (t?.operand?.kind === "text") {
				const r = t.operand.value.split(S);
				for (const [t, { value: i }] of n.entries()) e.write(i, r[t] ?? "");
			}
			return joinValues(...n.map(({ value: e }) => e));
		}
		function rendered(e, [t, ...n]) {
			const r = t?.value ?? _;
			if (r.length === 0) for (const t of n) e.escape(t.value);
			return r;
		}
		function takesPrefix(e, t) {
			const [n, r] = t;
			if (n?.operand?.kind === "text" && n.operand.value.startsWith("sha256") && r !== undefined) e.write(r.value, "@");
			return _;
		}
		function comparesVersion(e, t) {
			for (const { value: n } of t) for (const t of pathsOf(n)) e.refuse(t, "the chart compares it as a version");
			return _;
		}
		;
		const ae = 1e5;
		const oe = 60;
		const se = 256;
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
			let i = 0;
			let a = 0;
			function step(e = "") {
				r += 1 + e.length / se;
				if (r > ae) throw new TooMuch();
			}
			function runNodes(e, n, r) {
				const i = [];
				let a = "";
				for (const o of e) {
					step(o.kind === "text" ? o.text : "");
					if (o.kind === "text") t.literal(o.text);
					else if (o.kind === "output") {
						const e = evaluate(o.pipeline, n, r);
						if (o.pipeline.sets.length === 0) {
							t.write(e, a);
							i.push(e);
						}
					} else if (o.kind === "template") {
						i.push(call(o.name, o.pipeline.commands[0]?.length === 0 ? _ : evaluate(o.pipeline, n, r)));
					} else if (o.kind !== "define") i.push(runBranch(o, n, r));
					a = o.kind === "text" ? o.text : "";
				}
				return joinWritten(i);
			}
			function runBranch(e, t, n) {
				const r = evaluate(e.pipeline, t, n, e.kind === "range");
				const i = e.kind === "if" ? t : e.kind === "with" ? r : itemsOfValue(r);
				const o = a;
				let s = runNodes(e.body, i, n);
				if (e.kind === "range" && a > o) s = joinWritten([s, runNodes(e.body, i, n)]);
				return joinWritten([s, runNodes(e.otherwise, t, n)]);
			}
			function call(r, a) {
				const o = i < oe ? e.get(r) : undefined;
				if (o === undefined) {
					t.escape(a);
					return _;
				}
				const s = `${r} ${keyOfValue(a)}`;
				const c = n.get(s);
				if (c !== undefined) return c;
				n.set(s, _);
				i += 1;
				const l = runNodes(o, a, new Map([["$", a]]));
				i -= 1;
				n.set(s, l);
				return l;
			}
			function evaluate({ commands: e, sets: t }, n, r, i = false) {
				let o;
				for (const t of e) o = {
					value: runCommand(t, o, n, r),
					operand: undefined
				};
				const s = o?.value ?? _;
				for (const e of t) {
					const t = r.get(e) ?? _;
					const n = joinValues(t, i ? itemsOfValue(s) : s);
					if (n.length > t.length) a += 1;
					r.set(e, n);
				}
				return s;
			}
			function runCommand([e, ...n], r, i, a) {
				if (e === undefined) return r?.value ?? _;
				const o = n.map((e) => ({
					operand: e,
					value: valueOf(e, i, a)
				}));
				if (r !== undefined) o.push(r);
				if (e.kind !== "word") return valueOf(e, i, a);
				if (!x.has(e.name)) {
					for (const { operand: e } of o) if (e?.kind === "text") t.literal(e.value);
				}
				return callFunction(e.name, o);
			}
			function callFunction(e, n) {
				if (e === "include") {
					const [e, t] = n;
					if (e?.operand?.kind === "text") return call(e.operand.value, t?.value ?? _);
					if (t?.value.every(({ kind: e }) => e === "root") === true) return _;
				}
				const r = ie.get(e);
				if (r !== undefined) return r(t, n);
				for (const { value: e } of n) t.escape(e);
				return _;
			}
			function valueOf(e, t, n) {
				step(e.kind === "text" ? e.value : "");
				switch (e.kind) {
					case "text":
					case "number": return _;
					case "word": return callFunction(e.name, []);
					case "dot": return follow(t, e.path);
					case "variable": return follow(n.get(e.name) ?? _, e.path);
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
		const C = 100;
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
				if (n > C) throw new NotUnderstood();
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
				if (t > C) throw new NotUnderstood();
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
		const w = "\"(?:\\\\.|[^\"\\\\\\n])*\"|`[^`]*`|'(?:\\\\.|[^'\\\\\\n])*'";
		const T = new RegExp(`(?:${w}|(?!\\}\\}|["'\`])[\\s\\S])*?(?=\\}\\})`, "y");
		const E = new RegExp(`\\s+|(${w})|(\\$\\w*(?:\\.\\w+)*)|(\\.(?:\\w+(?:\\.\\w+)*)?)` + "|([-+]?\\d[\\w.]*)|([A-Za-z_]\\w*)|(:=|[()|,=])", "y");
		const D = /\{\{(?:-\s)?\s*\/\*[\s\S]*?\*\/\s*(?:\s-)?\}\}/y;
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
				D.lastIndex = i;
				T.lastIndex = i + (o ? 3 : 2);
				const c = D.test(e);
				const l = c ? "" : T.exec(e)?.[0];
				if (l === undefined) return undefined;
				const u = c ? D.lastIndex : T.lastIndex + 2;
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
		const ce = [
			"text",
			"variable",
			"field",
			"number",
			"word",
			"mark"
		];
		function readTokens(e) {
			const t = [];
			let n = false;
			for (let r = 0; r < e.length; r = E.lastIndex) {
				E.lastIndex = r;
				const i = E.exec(e);
				if (i === null) return undefined;
				const [a] = i;
				const o = ce[i.findIndex((e, t) => t > 0 && e !== undefined) - 1];
				if (o !== undefined) {
					t.push({
						kind: o,
						value: o === "text" ? unquote(a) : a,
						isJoined: n
					});
				}
				n = o !== undefined;
			}
			return t;
		}
		function unquote(e) {
			const t = e.slice(1, -1);
			return e.startsWith("`") ? t : t.replace(/\\(.)/g, "$1");
		}
		;
		const le = /version["']?:[ \t]*["']?$/i;
		const ue = 40;
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
					const i = t.endsWith("sha256:") ? "hex" : t.endsWith("@") ? "full" : undefined;
					const a = le.test(t.slice(-ue));
					for (const t of e) {
						if (t.kind !== "path") continue;
						const { path: e } = t;
						if (i !== undefined) n.set(`${i} ${JSON.stringify(e)}`, {
							path: e,
							form: i
						});
						if (a) r.set(JSON.stringify(e), {
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
					const t = new Set([...n.values()].filter((t) => value_use_isSame(t.path, e)).map(({ form: e }) => e));
					const [r] = t;
					if (t.size > 1) return "unknown";
					return r ?? (i ? "unknown" : "full");
				},
				refusal: (e) => [...r.values()].find((t) => value_use_isSame(t.path, e))?.reason
			};
		}
		function value_use_isSame(e, t) {
			return e.length === t.length && startsWith(e, t);
		}
		function startsWith(e, t) {
			if (e.length < t.length) return false;
			return t.every((t, n) => t === e[n] || t === v || e[n] === v);
		}
		;
		const de = 40;
		const O = 1e5;
		const k = 256;
		const A = [
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
			let n = 0;
			const isOver = () => {
				n += 1;
				return n > O;
			};
			return (e, n) => accepts(t, {
				root: t,
				path: e,
				value: n,
				depth: 0,
				isOver
			});
		}
		function accepts(e, t) {
			if (e === true) return "yes";
			if (e === false) return "no";
			if (!isSchema(e) || t.depth > de || t.isOver()) return "unknown";
			const n = {
				...t,
				depth: t.depth + 1
			};
			const r = [];
			if (A.some((t) => t in e)) r.push("unknown");
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
			for (const [e, r] of Object.entries(isSchema(o) ? o : {})) {
				const a = t.isOver() ? "unknown" : test(e, n);
				if (a !== "no") s.push(allOf([a, accepts(r, i)]));
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
			if (n || e.length > 200 || t.length > k) return "unknown";
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
		const j = new WeakMap();
		function readChart(e) {
			if (!j.has(e)) j.set(e, createChart(e));
			return j.get(e);
		}
		const M = `sha256:${"0123456789abcdef".repeat(4)}`;
		const N = /^(?:charts\/[^/]+\/)*/;
		function createChart(e) {
			const t = [];
			const n = [];
			for (const [r, i] of e) {
				const e = r.replace(N, "");
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
			const r = pathsOfMaps(e);
			const accepts = (e, t) => {
				const r = n.filter(({ base: t }) => t.every((t, n) => e[n] === t)).map((n) => n.accepts(e.slice(n.base.length), t));
				if (r.includes("no")) return "no";
				return r.includes("unknown") ? "unknown" : "yes";
			};
			return (e) => {
				const [n, ...i] = (r.get(e) ?? []).map((e) => readerAt(e, t, accepts));
				return n === undefined ? g.hq : i.reduce(agreement, n);
			};
		}
		function readerAt(e, t, n) {
			return {
				use: (r) => {
					const i = [...e, r];
					const a = t.reads(i);
					const o = a === "yes" ? t.form(i) : "unknown";
					const s = o === "hex" ? M.slice("sha256:".length) : M;
					return {
						reads: a,
						form: o,
						mayAdd: o !== "unknown" && n(i, s) === "yes"
					};
				},
				tagStays: (r, i) => {
					const a = [...e, r];
					if (n(a, `${i}@${M}`) === "no") return `the chart's \`values.schema.json\` does not allow a digest in \`${r}\``;
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
		const P = 1e4;
		function pathsOfMaps(e) {
			const t = new Map();
			let n = P;
			const visit = (e, r) => {
				if (e === undefined || e.kind === "text" || r.length > 50 || n <= 0) return;
				n -= 1;
				if (e.kind === "list") {
					for (const t of e.items) visit(t, [...r, v]);
					return;
				}
				t.set(e, [...t.get(e) ?? [], r]);
				for (const { key: t, value: n } of e.own.values()) if (t !== "<<") visit(n, [...r, t]);
			};
			visit(e, []);
			return t;
		}
		var F = n(72008);
		var I = n(59800);
		;
		const L = /\.(?:json|jsonld|xml|rdf|spdx|cdx|sbom|bom|tag|tv|txt)$|(?:^|\/)[^./]*(?:bom|spdx|cyclonedx)[^./]*$/i;
		const R = /(?:^|\/)(?:package|package-lock|npm-shrinkwrap|composer|deno)\.json$/i;
		const z = new Set(("$schema bomFormat specVersion serialNumber version metadata components services externalReferences dependencies " + "compositions vulnerabilities annotations formulation declarations definitions citations properties signature").split(" "));
		const B = new Set(("$schema spdxVersion SPDXID name comment dataLicense documentNamespace creationInfo packages files snippets " + "relationships annotations hasExtractedLicensingInfos externalDocumentRefs documentDescribes revieweds").split(" "));
		const V = new Set(["@context", "@graph"]);
		const H = /^https:\/\/spdx\.org\/rdf\/3\.\d[\w./-]*$/;
		const fe = /^https?:\/\/cyclonedx\.org\/schema\/bom\/1\.\d+$/;
		const pe = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
		const me = /^https?:\/\/spdx\.org\/rdf\/terms\/?#?$/;
		const he = /^SPDXVersion:[ \t]*SPDX-\d/;
		const ge = /^[A-Z][A-Za-z0-9]*:(?:[ \t]|$)/;
		function isBillOfMaterials(e, t) {
			if (!L.test(e) || R.test(e)) return false;
			const n = t.replace(/^\uFEFF?\s*/, "");
			if (n.startsWith("{")) return isJsonDocument(n);
			return n.startsWith("<") ? isXmlDocument(n) : isTagDocument(n);
		}
		function isJsonDocument(e) {
			const t = parseObject(e);
			if (t === undefined) return false;
			const { "@context": n, bomFormat: r, components: i = [], services: a = [], specVersion: o, spdxVersion: s } = t;
			if (r === "CycloneDX") return typeof o === "string" && Array.isArray(i) && Array.isArray(a) && hasOnly(t, z);
			if (typeof s === "string") return /^SPDX-\d/.test(s) && hasOnly(t, B);
			return [n].flat().some((e) => typeof e === "string" && H.test(e)) && hasOnly(t, V);
		}
		function parseObject(e) {
			try {
				const t = JSON.parse(e);
				return (0, h.u4)(t) ? t : undefined;
			} catch {
				return undefined;
			}
		}
		function hasOnly(e, t) {
			return Object.keys(e).every((e) => t.has(e));
		}
		function isXmlDocument(e) {
			const t = new I.wT({ xmlns: true });
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
			if (e === "bom") return fe.test(n);
			return e === "RDF" && n === pe && Object.values(t).some((e) => me.test(e));
		}
		function isTagDocument(e) {
			if (!he.test(e)) return false;
			let t = false;
			for (const n of e.split(/\r?\n/)) {
				if (!t && /^(?:#|\s*$)/.test(n)) continue;
				if (!t && !ge.test(n)) return false;
				t = n.lastIndexOf("</text>") < n.lastIndexOf("<text>") || t && !n.includes("</text>");
			}
			return !t;
		}
		var _e = n(21334);
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
		;
		function createLineIndex(e) {
			const t = [0];
			for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
			const startOf = (n) => t[n - 1] ?? e.length;
			let n = 1;
			return {
				position(e) {
					const r = startOf(n);
					if (r <= e && e < startOf(n + 1)) return {
						line: n,
						column: e - r + 1
					};
					let i = r <= e ? n : 1;
					let a = t.length;
					while (i < a) {
						const n = Math.ceil((i + a) / 2);
						if (Number(t[n - 1]) <= e) i = n;
						else a = n - 1;
					}
					n = i;
					return {
						line: i,
						column: e - startOf(i) + 1
					};
				},
				lineText(t) {
					if (t < 1) return "";
					return e.slice(startOf(t), startOf(t + 1)).replace(/\r?\n$/, "");
				}
			};
		}
		var ve = n(5746);
		;
		const W = 200;
		const ye = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
		function finishScan(e, t, n, r) {
			const i = r === undefined ? e : `${e}\n${r}`;
			const a = createLineIndex(i);
			const o = createCompanionPlaces(e, a);
			const c = createIgnoreCheck(i, a);
			const lineOf = (e) => a.position(e).line;
			const l = [];
			const u = t.unknown.map((e) => unresolvedFrom(e, a, c));
			for (const e of t.found) {
				const { value: t } = e.text;
				const n = (0, s.o_)(t);
				if (n.kind === "reference") {
					l.push(draftOf(e, n.reference));
					continue;
				}
				const r = !ye.test(t);
				const i = r ? (0, s.gj)(t) : undefined;
				if (i !== undefined) {
					l.push(draftOf(e, i, n.reason));
					continue;
				}
				const o = r ? n.reason : "it contains a placeholder";
				const d = {
					...e,
					text: t,
					reason: o
				};
				u.push({
					...unresolvedFrom(d, a, c),
					isMalformed: r
				});
			}
			const d = settleEdits(l, t, lineOf);
			const f = l.map((e) => {
				const { found: t, image: n, wrongDigest: r } = e;
				const i = {
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
					editable: d(e),
					isScript: t.isScript === true,
					isInCompanion: false,
					remark: t.remark
				};
				return o(i, t);
			});
			return {
				references: uniqueInCompanion(f).sort(byPlace),
				unresolved: u.sort(byPlace),
				mentions: t.mentions.map((e) => ({
					text: e.text,
					place: placeFrom(e, a),
					...c(() => [e.start])
				})).sort(byPlace),
				problems: t.faults.filter(({ kind: e }) => e !== "template").map((e) => ({
					line: lineOf(e.offset),
					message: e.message
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
		const be = "platform-actions:";
		const xe = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
		const Se = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
		const G = 300;
		const K = { ignored: false };
		function createIgnoreCheck(e, t) {
			if (!e.includes(be)) return () => K;
			const n = new Map();
			const ignoreAt = (e) => {
				const { line: r } = t.position(e);
				const i = n.get(r) ?? ignorableFrom(xe.exec(t.lineText(r)) ?? Se.exec(t.lineText(r - 1)));
				n.set(r, i);
				return i;
			};
			return (e) => e().map(ignoreAt).find(({ ignored: e }) => e) ?? K;
		}
		function ignorableFrom(e) {
			if (e === null) return K;
			const t = (0, m.h0)((e[1] ?? "").slice(0, 2 * G), G).replace(/^[\s,:;\u2013\u2014-]+/, "").trim();
			return t === "" ? { ignored: true } : {
				ignored: true,
				ignoreReason: t
			};
		}
		function createCompanionPlaces(e, t) {
			const n = (0, ve.S)(e);
			return (e, { text: { pieces: r } }) => {
				const i = r.at(-1);
				if (i === undefined || i.start < n) return e;
				const a = t.position(n).line - 1;
				const o = t.position(i.start);
				const s = t.position(i.end);
				return {
					...e,
					place: {
						line: o.line - a,
						column: o.column,
						endLine: s.line - a,
						endColumn: s.column,
						start: i.start - n,
						end: i.end - n
					},
					editable: moved(e.editable, n),
					isInCompanion: true
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
			const t = new Set();
			return e.filter(({ isInCompanion: e, place: n, text: r }) => {
				if (!e) return true;
				const i = `${n.start} ${r}`;
				const a = !t.has(i);
				t.add(i);
				return a;
			});
		}
		var q = n(90199);
		var Ce = n(34972);
		var we = n(52030);
		var Te = n(57640);
		var Ee = n(3549);
		var De = n(28271);
		var J = n(68095);
		var Y = n(39672);
		var Oe = n(79759);
		var ke = n(99151);
		;
		const Ae = 1e6;
		const je = "\uFEFF";
		const Me = (0, we.m)();
		function scanFile(e, t, n = {}) {
			const { chart: r, environment: i, find: a = Me, mayName: o } = n;
			const s = (0, Ce.O)();
			const c = (0, Y.RF)(e);
			let l = c.name;
			const scan = (t, n) => {
				l = scanText(e, t, {
					named: c,
					chart: r,
					environment: i,
					find: a,
					mayName: o
				}, n);
			};
			try {
				if (hasNoSyntax(e, c) && isBillOfMaterials(e, t)) l = undefined;
				else if (t.startsWith(je)) (0, _e.K)((0, U.zF)(t, 1, t.length), s, scan);
				else scan(t, s);
			} catch (e) {
				const t = `it cannot be read completely: ${String(e)}`;
				s.faults.push({
					offset: 0,
					message: t,
					kind: "cut"
				});
			}
			return finishScan(t, s, l, i);
		}
		function scanText(e, t, n, r) {
			const { find: i, named: a } = n;
			const o = scanSyntax(e, t, n, r);
			const s = r.faults.length > 0 ? "text" : a.rest ?? "quiet";
			(0, F.WC)(t, r, i, {
				fallback: s,
				isDocument: a === Ee.w
			});
			return o;
		}
		function scanSyntax(e, t, { named: n, ...r }, i) {
			if ((0, Y.nD)(e) && !isKubernetesJson(t)) {
				i.zones.push({
					start: 0,
					end: t.length,
					kind: "text"
				});
				return n.name;
			}
			if (n.kind === "yaml") {
				const { mayName: a } = r;
				const o = n === J.o && a !== undefined;
				const s = o ? keepDocuments(t, (t) => a(e, t)) : t;
				return scanYaml(t, n, i, {
					...r,
					read: s
				});
			}
			const { longest: a = Ae } = n;
			if (t.length <= a) n.scan(t, i);
			else i.faults.push({
				offset: 0,
				message: `it is longer than ${a} characters`,
				kind: "cut"
			});
			return n.name;
		}
		function hasNoSyntax(e, t) {
			return t === De.Q || (0, Y.nD)(e);
		}
		function isKubernetesJson(e) {
			try {
				const t = JSON.parse(e);
				return (0, h.u4)(t) && "apiVersion" in t && "kind" in t;
			} catch {
				return [...(0, q.g)(e)].some(({ root: e }) => (0, Te.nq)(e) !== undefined);
			}
		}
		const Ne = Y.mN.filter((e) => e.kind === "yaml" && e.recognizes !== undefined);
		const X = /\{\{|\{%/;
		function scanYaml(e, t, n, { chart: r, environment: i, read: a }) {
			const o = t === J.o;
			let s = o ? undefined : t.name;
			const c = o && X.test(e);
			const known = (e) => c && e.kind === undefined ? {
				...e,
				kind: "template"
			} : e;
			const l = (0, Oe.J4)(e, t.name, n, i);
			for (const { error: e, faults: i, root: c } of (0, q.g)(a)) {
				if (e !== undefined) {
					n.faults.push(known(e));
					continue;
				}
				n.faults.push(...i.map(known));
				for (const { keys: e = [] } of i) for (const t of e) n.zones.push({
					...t,
					kind: "fixed"
				});
				const { own: a, others: u } = o ? recognize(c) : {
					own: t,
					others: []
				};
				const d = n.found.length;
				const f = r === undefined ? l.readerOf : lazyReaders(r, c);
				const p = {
					...l,
					root: c,
					readerOf: f,
					syntax: a.name
				};
				for (const { scan: e } of [a, ...u]) e(p);
				(0, ke.k)(p, a);
				if (a !== J.o || n.found.length > d) s ??= a.name;
			}
			return s ?? J.o.name;
		}
		const Pe = /^---(?=[ \t\r\n]|$)/m;
		const Fe = /^%|\$\[\[/m;
		function keepDocuments(e, t) {
			const n = e.split(Pe);
			if (n.length === 1 || Fe.test(e)) return e;
			const blank = (e) => (e.endsWith("\n") ? "\n" : "").padStart(e.length);
			return n.map((e) => t(e) ? e : blank(e)).join("---");
		}
		function lazyReaders(e, t) {
			let n;
			return (r) => {
				n ??= readChart(e)?.readersOf(t) ?? (() => g.hq);
				return n(r);
			};
		}
		function recognize(e) {
			const t = [];
			for (const n of Ne) {
				const r = n.recognizes?.(e);
				if (r === "surely") return {
					own: n,
					others: []
				};
				if (r === "likely") t.push(n);
			}
			const [n = J.o, ...r] = t;
			return {
				own: n,
				others: n === J.o ? [] : [...r, J.o]
			};
		}
		var Z = n(40382);
		var Ie = n(43852);
		var Q = n(83727);
		;
		const Le = 100;
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
				const e = blankPlaces(n, f);
				return {
					unread: r(e) || r((0, Q.Lx)(e)) ? d : undefined,
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
					why: Re,
					location: i,
					isScript: false
				}];
			});
			return {
				unread: undefined,
				templated: m.slice(0, Le)
			};
		}
		const Re = "it stands in a template, which another tool fills in";
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
		function judgeText(e, t) {
			const { beside: n, companion: r, path: i, text: a } = e;
			const { find: o, mayName: s } = t;
			const c = scanFile(i, a, {
				chart: n,
				find: o,
				mayName: s,
				environment: r?.text
			});
			const l = c.syntax !== undefined || c.problems.length > 0;
			const { templated: u, unread: d } = findUnknown(c, e, t.namesOurs);
			const f = c.references.map((n) => judgeReference(n.isInCompanion && r ? r : e, n, i, t));
			const m = c.unresolved.map((n) => judgeUnresolved(e, n, t));
			const h = (0, p.T)([...f, ...m], (e) => typeof e === "string" ? e : undefined);
			const count = (e) => h.get(e) ?? 0;
			const g = m.filter(isOpen);
			const _ = f.filter(isOpen);
			const v = c.mentions.map((n) => judgeMention(e, n, t));
			const y = v.filter(isOpen);
			return {
				end: d ?? { kind: l ? "judged" : "bill-of-materials" },
				isScanned: l,
				references: _.filter(({ scanned: e }) => e.wrongDigest === undefined),
				unresolved: [...g.filter((e) => "why" in e), ...u],
				malformed: [...g.flatMap((e) => "why" in e ? [] : [{
					...e,
					repair: undefined
				}]), ..._.flatMap(wrongReference)],
				untagged: y,
				findings: d === undefined && l ? c.problems.map(({ line: t, message: n }) => (0, Ie.jZ)(e.shown, t, n)) : [],
				ignored: [
					...f,
					...m,
					...v
				].filter(isIgnored),
				left: {
					foreign: count("foreign"),
					unnamed: count("unnamed"),
					untagged: y.length
				},
				debug: c.unresolved.map((t) => debugLine(e, t))
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
			const i = (0, Z.kl)(t.image, r, "foreign");
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
				(0, Z.Yw)(i, n),
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
				name: (0, Z.Yw)(i, a),
				reason: n,
				location: o,
				readBy: e.path,
				without: c
			};
		}
		const isIgnored = (e) => typeof e === "object" && e !== null && "kind" in e && e.kind === "ignored";
		const isOpen = (e) => typeof e === "object" && !isIgnored(e);
		function debugLine({ path: e }, { place: t, reason: n, text: r }) {
			return `${(0, m.h0)(e)}:${t.line}: \`${(0, m.h0)(r, 200)}\`: ${(0, m.h0)(n, 300)}`;
		}
		var $ = n(29396);
		;
		function createFileWork({ folder: e, names: t, root: n }) {
			const r = {
				folder: e,
				root: n,
				known: (0, a.JK)()
			};
			const i = {
				...r,
				areOrdinary: true
			};
			const o = (0, $.it)(t);
			const s = (0, Q.fY)(t);
			const c = createBesideReader(r);
			const chartOf = async (e) => {
				const t = (0, $.Gr)(e);
				return t && await c(t);
			};
			const companionText = async (e) => {
				const t = (0, $._M)(e);
				if (t === undefined) return undefined;
				const n = await (0, a.sL)(r, t);
				return n.kind === "text" ? {
					...n,
					path: t
				} : undefined;
			};
			const read = async (e) => {
				const { isOrdinary: t, path: n, shown: c } = e;
				const l = await (0, a.sL)(t ? i : r, n, o(n));
				if (l.kind !== "text") return l;
				const u = await companionText(n);
				const { linkedTo: d, text: f } = l;
				const p = await chartOf(n);
				const m = u && {
					...u,
					shown: shownBeside(c, u.path)
				};
				const h = judgeText({
					path: n,
					shown: c,
					text: f,
					linkedTo: d,
					companion: m,
					beside: p
				}, s);
				const g = new Set(editableIn(h).map(({ file: e }) => e));
				const _ = [{
					...l,
					path: n
				}, ...u === undefined ? [] : [u]].filter((e) => g.has(e.path) || e.path === n && g.size > 0).map(({ encoding: e, path: t, text: n }) => ({
					path: t,
					text: n,
					encoding: e
				}));
				return {
					kind: "text",
					linkedTo: d,
					judged: h,
					holders: _
				};
			};
			const edit = async (e) => {
				const { companion: t, path: n, text: r } = e;
				const i = await chartOf(n);
				const a = t ?? await companionText(n);
				const readWith = (e, t) => scanFile(n, e, {
					...s,
					chart: i,
					environment: t
				});
				const readAgain = (e) => t === undefined ? readWith(e, a?.text) : readWith(r, e);
				const o = e.moves.map((e, t) => ({
					...e,
					index: t
				}));
				const { after: c, moved: l, refused: u } = editText(t?.text ?? r, o, readAgain);
				return {
					after: c,
					moved: l.map(({ index: e }) => e),
					refused: u.map(({ move: e, reason: t }) => ({
						move: e.index,
						reason: t
					}))
				};
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
				const { file: t } = e;
				const n = t.companion && {
					...t.companion,
					linkedTo: undefined
				};
				return {
					kind: "judge",
					judged: judgeText({
						...t,
						linkedTo: undefined,
						companion: n
					}, s)
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
		const ze = 2e3;
		const Be = 16 * 1024 * 1024;
		function createBesideReader(e) {
			const t = new Map();
			return async (n) => {
				const r = t.get(n.folder) ?? readFolder(e, n);
				t.set(n.folder, r);
				return r;
			};
		}
		async function readFolder(e, { folder: t, wants: n, within: r }) {
			const o = await listFiles(e, t, r);
			if (o === undefined) return undefined;
			const s = new Map();
			let c = 0;
			for (const r of o.filter(n)) {
				const n = await (0, a.sL)(e, (0, i.join)(t, r));
				if (n.kind === "unread") return undefined;
				if (n.kind === "skipped" && n.why === a.BQ) return undefined;
				if (n.kind === "skipped") continue;
				c += n.text.length;
				s.set(r, n.text);
				if (s.size > ze || c > Be) return undefined;
			}
			return s.size === 0 ? undefined : s;
		}
		async function listFiles(e, t, n) {
			const r = [...n];
			for (const a of n) {
				const n = [];
				const s = await (0, o.Fv)((0, i.join)(e.folder, t, a), {
					others: true,
					unread: n
				});
				if (n.some(({ path: e, reason: t }) => e !== "." || !/\((?:ENOENT|ENOTDIR)\)$/.test(t))) return undefined;
				r.push(...s.map((e) => `${a}/${e}`));
			}
			return r;
		}
		;
		function serveFileTasks(e) {
			Error.stackTraceLimit = 0;
			serveTasks(createFileWork(e));
		}
	})
};
;
