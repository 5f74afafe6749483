"use strict";
exports.id = 85;
exports.ids = [85];
exports.modules = {
	2085: (function(e, t, n) {
		n.d(t, { parseConfigFile: function() {
			return parseConfigFile;
		} });
		var r = n(63144);
		var i = n(38707);
		var a = n(38086);
		var o = n(45794);
		var s = n(69145);
		function parseConfigFile(e, t, n) {
			const i = (0, s.tj)(e, t, "config-file");
			const a = i.data ?? {};
			const c = [];
			const report = (e, n, r) => {
				c.push({
					message: `\`${t}\`: ${e}`,
					place: n,
					input: i.input,
					fix: r
				});
			};
			if (!(0, r.u4)(a)) {
				report("it is not a mapping", i.placeOf([]), "begin with `version: 1`");
				throw new o.yo(...c);
			}
			if (a["version"] !== 1) report("`version` must be 1", i.placeOf(["version"]), "begin with `version: 1`");
			const l = new Map();
			const u = {
				given: l,
				source: i,
				report
			};
			const d = new Map(n.map(({ inputs: e, name: t }) => [t, e]));
			let f = [];
			for (const [e, t] of Object.entries(a)) {
				if (e === "version") continue;
				const n = d.get(e);
				if (t === null && (e === "ignore" || e === "files" || n !== undefined)) continue;
				if (e === "ignore") f = readIgnores(t, u);
				else if (e === "files") takeText(u, "*", e, t);
				else if (n !== undefined) readSection(u, e, n, t);
				else {
					const t = [...d].filter(([, t]) => Object.hasOwn(t, e));
					const n = t.filter(([, t]) => t[e]?.policy === true);
					const r = n.map(([e]) => `\`${e}\``).join(" or ");
					const a = r === "" ? fixOf(e, [
						...d.keys(),
						"version",
						"ignore",
						"files"
					], t.length > 0) : `indent it under the command that it is for: ${r}`;
					report(`\`${shownKey(e)}\` is not allowed here`, i.placeOfKey([], e), a);
				}
			}
			const isShared = (e, t) => t === "files" && d.get(e)?.["files"]?.policy === true;
			const givenOf = (e, t) => l.get(`${e} ${t}`) ?? (isShared(e, t) ? l.get("* files") : undefined);
			return {
				given: givenOf,
				ignores: f,
				problems: c
			};
		}
		function readSection(e, t, n, i) {
			const { report: a, source: o } = e;
			if (!(0, r.u4)(i)) {
				a(`\`${t}\` is not a mapping`, o.placeOf([t]), "write `input: value` lines, indented");
				return;
			}
			for (const [r, s] of Object.entries(i)) {
				const i = Object.hasOwn(n, r);
				if (i && n[r]?.policy === true) {
					takeText(e, t, r, s);
					continue;
				}
				const c = Object.keys(n).filter((e) => n[e]?.policy === true);
				const l = `\`${t}.${shownKey(r)}\` is not allowed here`;
				a(l, o.placeOfKey([t], r), fixOf(r, c, i));
			}
		}
		function fixOf(e, t, n) {
			if (n) return "a pull request can change this file: set this input in the workflow instead";
			const r = "only `version`, `files`, `ignore`, and the policy inputs under the name of a command are allowed";
			return (0, i.au)(e, t) ?? r;
		}
		function takeText({ given: e, report: t, source: n }, r, i, a) {
			if (a === null) return;
			const o = n.placeOf(r === "*" ? [i] : [r, i]);
			const s = textOf(a);
			if (s === undefined) t(`\`${i}\` is neither text nor a list of texts`, o);
			else e.set(`${r} ${i}`, {
				text: s,
				place: o
			});
		}
		function textOf(e) {
			if (typeof e === "string" || typeof e === "number" || typeof e === "boolean") return String(e);
			if (!Array.isArray(e)) return undefined;
			const t = e.map(textOf);
			return t.every((e) => e !== undefined) ? t.join("\n") : undefined;
		}
		function readIgnores(e, { report: t, source: n }) {
			if (!Array.isArray(e)) {
				t("`ignore` is not a list", n.placeOf(["ignore"]), "begin each entry with `-`");
				return [];
			}
			return e.map((e, t) => {
				const i = ["ignore", t];
				const a = (0, r.u4)(e) ? Object.keys(e) : [];
				const o = Object.fromEntries(a.map((e) => [e, n.placeOfKey(i, e)]));
				return {
					value: e,
					place: n.placeOf(i),
					keyPlaces: o
				};
			});
		}
		const shownKey = (e) => (0, a.h0)(e, 100);
	}),
	69145: (function(e, t, n) {
		n.d(t, {
			QB: function() {
				return readLongYaml;
			},
			tj: function() {
				return readYamlSource;
			}
		});
		var r = n(38815);
		var i = n(38086);
		var a = n(24344);
		var o = n(59173);
		var s = n(45794);
		const c = 1048576;
		const l = 10;
		const u = 240;
		function readYamlSource(e, t, n) {
			const r = readSteps(e, t, n);
			let i = r.next();
			while (i.done !== true) i = r.next();
			return i.value;
		}
		async function readLongYaml(e, t, n) {
			const r = readSteps(e, t, n);
			let i = r.next();
			for (; i.done !== true; i = r.next()) await (0, a.pN)();
			return i.value;
		}
		function* readSteps(e, t, n) {
			const refusal = (...e) => new s.yo(...e.map((e) => ({
				...e,
				input: n
			})));
			if (e.length > c) throw refusal({ message: `\`${t}\` is longer than ${c} characters.` });
			const a = new r.HN();
			const place = (e) => {
				const { line: n, col: r } = a.linePos(e);
				return {
					file: t,
					line: n,
					column: r
				};
			};
			const o = yield* parseYaml(e, a);
			const d = o.errors.some((e) => e.code === "RESOURCE_EXHAUSTION");
			const f = [...o.errors, ...o.warnings].slice(0, d ? 1 : l);
			if (f.length > 0) {
				const placeOf = ([t]) => place(Math.min(t, e.trimEnd().length));
				throw refusal(...f.map((e) => ({
					...yamlProblem(e, d),
					place: placeOf(e.pos)
				})));
			}
			yield;
			const p = ownProblems(e, o, place);
			if (p.length > 0) throw refusal(...p.slice(0, l));
			try {
				return {
					data: o.toJS(),
					input: n,
					...findPlaces(o, place)
				};
			} catch (e) {
				const t = (0, i.h0)(String(e), u);
				throw refusal({
					message: `The YAML cannot be read: ${t}.`,
					place: place(0)
				});
			}
		}
		function ownProblems(e, t, n) {
			const i = [];
			const tell = (e, t, r) => i.push({
				message: e,
				fix: t,
				place: n(r)
			});
			const { version: a } = t.directives.yaml;
			if (a !== "1.2") {
				const t = `The file asks for YAML ${a}; only YAML 1.2 is supported.`;
				tell(t, "Remove the line that begins with `%YAML`.", e.search(/^%YAML/m));
			}
			(0, r.YR)(t, { Map: (e, { items: t }) => {
				const n = new Set();
				for (const { key: e } of t) {
					const t = (0, r.jn)(e) ? String(e.value) : undefined;
					const i = "Write the key itself, not an alias, a list or a mapping.";
					if (t === undefined) tell("A key is not plain text.", i, offsetOf(e));
					else if (n.has(t)) tell("A key appears twice in one mapping.", "Keep one of them.", offsetOf(e));
					else n.add(t);
				}
			} });
			return i;
		}
		function offsetOf(e) {
			return (0, r.Ll)(e) ? Number(e.range?.[0]) : 0;
		}
		function yamlProblem({ code: e, message: t }, n) {
			if (n) return { message: "The YAML is nested too deeply." };
			if (e === "MULTIPLE_DOCS") return {
				message: "The file has several YAML documents; only one is allowed.",
				fix: "Remove the lines from `---` on."
			};
			return {
				message: `The YAML is invalid: ${(0, i.h0)(t, u)}.`,
				fix: "Check the indentation, and that every quote and bracket is closed, here and in the lines around."
			};
		}
		function findPlaces(e, t) {
			const n = createPairFinder();
			const followed = (t) => (0, r.Vj)(t) ? t.resolve(e) : t;
			const childOf = (e, t) => {
				const i = followed(e);
				const a = (0, r.oP)(i) ? i.items[Number(t)] : n(i, String(t))?.value;
				return (0, r.Ll)(a) ? a : undefined;
			};
			const nodeAt = (t) => t.reduce((e, t) => childOf(e, t) ?? e, e.contents);
			return {
				placeOf: (e) => t(offsetOf(nodeAt(e))),
				placeOfKey: (e, r) => {
					const i = nodeAt(e);
					return t(offsetOf(n(followed(i), r)?.key ?? i));
				}
			};
		}
		function createPairFinder() {
			const e = (0, o.kY)((e) => new Map(e.items.map((e) => [String(e.key), e])));
			return (t, n) => (0, r.jh)(t) ? e(t).get(n) : undefined;
		}
		const d = 5e3;
		const f = {
			prettyErrors: false,
			resolveKnownTags: false,
			logLevel: "error",
			uniqueKeys: false
		};
		function* parseYaml(e, t, n = d) {
			const i = new r.iX(t.addNewLine);
			const a = [];
			t.addNewLine(0);
			let o = 0;
			for (const t of new r.JG().lex(e)) {
				for (const e of i.next(t)) a.push(e);
				o += 1;
				if (o % n === 0) yield;
			}
			for (const e of i.end()) a.push(e);
			yield;
			const s = new r.Dk(f).compose(a, true, e.length);
			const [c, l] = [...s];
			const u = c;
			if (l !== undefined) u.errors.push(new r.XT([l.range[0], l.range[1]], "MULTIPLE_DOCS", ""));
			return u;
		}
	})
};
;
