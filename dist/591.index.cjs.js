"use strict";
exports.id = 591;
exports.ids = [591, 85];
exports.modules = {
	35147: ((e, t, n) => {
		n.d(t, {
			U: () => basePlaceOf,
			r: () => readBaseIgnores
		});
		var r = n(38086);
		var i = n(45794);
		var a = n(26918);
		var o = n(32537);
		var s = n(2085);
		var c = n(71166);
		async function readBaseIgnores(e, t, n) {
			const { host: o } = t;
			const { changeRequest: l, untrustedHead: u } = o.context;
			if (l?.baseCommit === undefined || u || e["policy-from"] === "base") return undefined;
			if (t.config.ignores.length === 0) return undefined;
			const d = e["config-file"] ?? c.Cu;
			const read = async () => {
				const r = await (0, c.CE)(basePlaceOf(e, t, false))(d);
				if (r === undefined) return [];
				const o = (0, s.parseConfigFile)(r, d, t.manifests);
				if (o.kind === "problems") throw new i.yo(...o.problems);
				return (0, a.z)(o.config.ignores, {
					requireReason: false,
					maxDays: undefined
				}, n).ignores;
			};
			return (0, i.Wy)(read, ([e]) => {
				const t = `${(0, r.h0)(e?.message ?? "", 400)}. ${e?.fix ?? ""}`.trim();
				o.log.warning(`Cannot determine which ignores this change adds or loosens: ${t}`);
				return undefined;
			});
		}
		function basePlaceOf(e, t, n = true) {
			const { clock: r, host: i, send: a, signal: s, workingDirectory: c } = t;
			const l = n ? { clock: r } : {};
			return {
				host: i,
				policyFrom: "base",
				workingDirectory: c,
				github: () => (0, o.K)(e["github-token"], {
					host: i,
					send: a,
					signal: s,
					...l
				}),
				signal: s
			};
		}
	}),
	2085: ((e, t, n) => {
		n.d(t, { parseConfigFile: () => parseConfigFile });
		var r = n(63144);
		var i = n(38707);
		var a = n(38086);
		var o = n(69145);
		function parseConfigFile(e, t, n) {
			const i = (0, o.gM)(e, t);
			if (i.kind === "problems") {
				const e = i.problems.map((e) => ({
					...e,
					input: "config-file"
				}));
				return {
					kind: "problems",
					problems: e
				};
			}
			const { source: a } = i;
			const s = a.data ?? {};
			const c = [];
			const report = (e, n, r) => {
				const i = {
					message: `\`${t}\`: ${e}`,
					place: n,
					input: "config-file"
				};
				c.push(r === undefined ? i : {
					...i,
					fix: r
				});
			};
			if (!(0, r.u4)(s)) {
				report("it is not a mapping", a.placeOf([]), "begin with `version: 1`");
				return {
					kind: "problems",
					problems: c
				};
			}
			if (s["version"] !== 1) report("`version` must be 1", a.placeOf(["version"]), "begin with `version: 1`");
			const l = new Map();
			const u = {
				given: l,
				source: a,
				report
			};
			const d = new Map(n.map(({ inputs: e, name: t }) => [t, e]));
			let f = [];
			for (const [e, t] of Object.entries(s)) {
				if (e === "version") continue;
				const n = d.get(e);
				if (t === null && (e === "ignore" || e === "files" || n !== undefined)) continue;
				if (e === "ignore") f = readIgnores(t, u);
				else if (e === "files") takeText(u, "*", e, t);
				else if (n !== undefined) readSection(u, e, n, t);
				else {
					const t = [...d.values()].some((t) => Object.hasOwn(t, e));
					const n = fixOf(e, [
						...d.keys(),
						"version",
						"ignore",
						"files"
					], t);
					report(`\`${shownKey(e)}\` is not allowed here`, a.placeOfKey([], e), n);
				}
			}
			if (c.length > 0) return {
				kind: "problems",
				problems: c
			};
			const isShared = (e, t) => t === "files" && d.get(e)?.["files"]?.policy === true;
			const givenOf = (e, t) => l.get(`${e} ${t}`) ?? (isShared(e, t) ? l.get("* files") : undefined);
			return {
				kind: "config",
				config: {
					given: givenOf,
					ignores: f
				}
			};
		}
		function readSection(e, t, n, i) {
			const { report: a, source: o } = e;
			if (!(0, r.u4)(i)) {
				a(`\`${t}\` is not a mapping`, o.placeOf([t]));
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
				t("`ignore` is not a list", n.placeOf(["ignore"]));
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
	6652: ((e, t, n) => {
		n.d(t, { D: () => choosePolicyFiles });
		var r = n(76760);
		var i = n(44969);
		var a = n(45794);
		var o = n(99004);
		var s = n(71166);
		var c = n(61447);
		const l = /[*?[\]{}]/;
		async function choosePolicyFiles(e, t, n, r = false) {
			const o = e.map((e) => {
				const { glob: t, negated: r } = (0, i.sz)(e);
				const a = l.test(t) ? t.replace(/^(?:\.\/)+/, "") : plainPath(t, n);
				return {
					entry: e,
					glob: a,
					negated: r,
					isLiteral: !l.test(t)
				};
			});
			const s = o.filter(({ negated: e }) => !e);
			if (s.length === 0) throw new a.yo(nothingNamed(t));
			const c = s.every(({ isLiteral: e }) => e) ? [] : await list(n, s);
			const u = s.filter(({ isLiteral: e }) => e).map(({ glob: e }) => e);
			const d = (0, i.nY)(o.map(({ glob: e, negated: t }) => t ? `!${e}` : e));
			const f = [...new Set([...u, ...c])].filter(d);
			const p = s.filter(({ glob: e, isLiteral: t }) => !t && !c.some((0, i.nY)([e]))).map(({ entry: e }) => unmatched(t, e));
			if (r) return f.sort();
			if (p.length > 0) throw new a.yo(...p);
			if (f.length === 0) throw new a.yo(nothingNamed(t));
			return f.sort();
		}
		function plainPath(e, { workingDirectory: t }) {
			return (0, r.relative)(t, (0, r.resolve)(t, e)).split(r.sep).join("/");
		}
		async function list(e, t) {
			const { host: n, signal: r, workingDirectory: i } = e;
			const { workspace: a } = n.context;
			if (!(0, s.uM)(e)) return (await (0, o.CS)(i, true, {
				workspace: a,
				signal: r
			})).paths;
			const l = t.filter(({ isLiteral: e }) => !e).map(({ glob: e }) => folderBefore(e));
			return (0, c.io)(e, (e) => l.some((t) => `${t}/`.startsWith(`${e}/`) || isBelow(e, t)));
		}
		const folderBefore = (e) => e.replace(/(?:^|\/)[^/]*[*?[\]{}].*$/s, "");
		function isBelow(e, t) {
			return t === "" || e === t || e.startsWith(`${t}/`);
		}
		function unmatched(e, t) {
			return {
				message: `\`${e}\`: \`${t}\` matches no file`,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: e
			};
		}
		function nothingNamed(e) {
			const t = "add a path or a glob that does not begin with `!`";
			return {
				message: `\`${e}\` names no file`,
				fix: t,
				input: e
			};
		}
	}),
	69145: ((e, t, n) => {
		n.d(t, {
			QB: () => readLongYaml,
			gM: () => readYaml
		});
		var r = n(38815);
		var i = n(38086);
		var a = n(24344);
		var o = n(59173);
		const s = 1048576;
		const c = 10;
		const l = 240;
		function readYaml(e, t) {
			const n = readSteps(e, t);
			let r = n.next();
			while (r.done !== true) r = n.next();
			return r.value;
		}
		async function readLongYaml(e, t) {
			const n = readSteps(e, t);
			let r = n.next();
			for (; r.done !== true; r = n.next()) await (0, a.pN)();
			return r.value;
		}
		function* readSteps(e, t) {
			if (e.length > s) return refuse({
				message: `\`${t}\` is longer than ${s} characters.`,
				input: "file"
			});
			const n = new r.HN();
			const place = (e) => {
				const { line: r, col: i } = n.linePos(e);
				return {
					file: t,
					line: r,
					column: i
				};
			};
			const a = yield* parseYaml(e, n);
			const o = a.errors.some((e) => e.code === "RESOURCE_EXHAUSTION");
			const u = [...a.errors, ...a.warnings].slice(0, o ? 1 : c);
			if (u.length > 0) {
				const placeOf = ([t]) => place(Math.min(t, e.trimEnd().length));
				return refuse(...u.map((e) => ({
					...yamlProblem(e, o),
					input: "file",
					place: placeOf(e.pos)
				})));
			}
			yield;
			const d = ownProblems(e, a, place);
			if (d.length > 0) return refuse(...d.slice(0, c));
			try {
				return {
					kind: "source",
					source: describe(a, a.toJS(), place)
				};
			} catch (e) {
				const t = (0, i.h0)(String(e), l);
				return refuse({
					message: `The YAML cannot be read: ${t}.`,
					input: "file",
					place: place(0)
				});
			}
		}
		function refuse(...e) {
			return {
				kind: "problems",
				problems: e
			};
		}
		function ownProblems(e, t, n) {
			const i = [];
			const tell = (e, t, r) => i.push({
				message: e,
				fix: t,
				input: "file",
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
				message: `The YAML is invalid: ${(0, i.h0)(t, l)}.`,
				fix: "Check the indentation, and that every quote and bracket is closed, here and in the lines above."
			};
		}
		function describe(e, t, n) {
			const i = createPairFinder();
			const followed = (t) => (0, r.Vj)(t) ? t.resolve(e) : t;
			const childOf = (e, t) => {
				const n = followed(e);
				const a = (0, r.oP)(n) ? n.items[Number(t)] : i(n, String(t))?.value;
				return (0, r.Ll)(a) ? a : undefined;
			};
			const nodeAt = (t) => t.reduce((e, t) => childOf(e, t) ?? e, e.contents);
			return {
				data: t,
				placeOf: (e) => n(offsetOf(nodeAt(e))),
				placeOfKey: (e, t) => {
					const r = nodeAt(e);
					return n(offsetOf(i(followed(r), t)?.key ?? r));
				}
			};
		}
		function createPairFinder() {
			const e = (0, o.kY)((e) => new Map(e.items.map((e) => [String(e.key), e])));
			return (t, n) => (0, r.jh)(t) ? e(t).get(n) : undefined;
		}
		const u = 5e3;
		const d = {
			prettyErrors: false,
			resolveKnownTags: false,
			logLevel: "error",
			uniqueKeys: false
		};
		function* parseYaml(e, t, n = u) {
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
			const s = new r.Dk(d).compose(a, true, e.length);
			const [c, l] = [...s];
			const f = c;
			if (l !== undefined) f.errors.push(new r.XT([l.range[0], l.range[1]], "MULTIPLE_DOCS", ""));
			return f;
		}
	}),
	28662: ((e, t, n) => {
		n.d(t, {
			Bo: () => placeMarkdown,
			GA: () => placesMarkdown,
			H8: () => foldedList,
			RT: () => openTable,
			Y1: () => findingBlocks,
			eb: () => openOrFolded,
			h5: () => datesHeader,
			xO: () => timeMarkdown
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(22475);
		var o = n(74757);
		var s = n(52309);
		const c = 3;
		const l = 50;
		const u = 20;
		function placeMarkdown({ file: e, line: t }) {
			return (0, i.fl)(`${e}:${t}`);
		}
		function datesHeader(e) {
			return e.replaceAll(" ", "&nbsp;");
		}
		function timeMarkdown(e, t) {
			return `${(0, a.FM)(e)}<br>${(0, a.KW)(e, t)}`;
		}
		function placesMarkdown(e) {
			const t = e.flatMap((e) => e ?? []);
			return (0, r.nC)(t, c, placeMarkdown).join("<br>");
		}
		function openTable(e, t, n) {
			const table = (t) => (0, i.c_)(e, t, n);
			const a = t.slice(l);
			return [...t.length === 0 ? [] : [table(t.slice(0, l))], ...foldedList((0, r.hS)(a.length, "more row"), a, table)];
		}
		function foldedList(e, t, n) {
			return t.length === 0 ? [] : [(0, i.GE)(e, n(t))];
		}
		function openOrFolded(e, t) {
			const { length: n } = t.rows;
			return n === 0 ? [] : [n > u ? (0, i.GE)(e, t) : t];
		}
		function findingBlocks(e) {
			const t = e.filter(({ level: e }) => e !== "notice");
			const n = e.filter(({ level: e }) => e === "notice");
			const a = t.slice(u);
			const list = (e) => (0, i.AX)(e.map(findingMarkdown));
			return {
				actions: t.length === 0 ? [] : [list(t.slice(0, u))],
				details: [...foldedList((0, r.hS)(a.length, "more finding"), a, list), ...foldedList((0, r.hS)(n.length, "note"), n, list)]
			};
		}
		function findingMarkdown({ fix: e, level: t, location: n, message: r, title: a }) {
			const c = n === undefined ? "" : ` (${placeMarkdown(n)})`;
			const l = e === undefined ? "" : `<br>${e.split("\n").map(s.Rw).join("<br>")}`;
			return `${o.WG[t]} ${(0, i.FV)(a)}: ${(0, s.Rw)(r)}${c}${l}`;
		}
	})
};
;
