"use strict";
exports.id = 844;
exports.ids = [844, 85];
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
	25235: ((e, t, n) => {
		n.d(t, {
			Bq: () => plainGlob,
			P_: () => chooseFiles,
			Ro: () => readAreaOf,
			aI: () => unknownFileFinding,
			nt: () => unmatchedGlobFinding
		});
		var r = n(76760);
		var i = n(44969);
		var a = n(38707);
		var o = n(38086);
		var s = n(45794);
		var c = n(48636);
		var l = n(41706);
		var u = n(99004);
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return (0, l.uO)(t, (0, c.UO)(n, t) ? n : t);
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!(0, c.lQ)(n)) {
				throw new s.yo({
					message: `\`working-directory\`: \`${(0, o.h0)(n)}\` is not a folder`,
					fix: "name a folder of the checkout",
					input: "working-directory"
				});
			}
			const { byGit: r, paths: i, unread: a } = await (0, u.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!r) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is scanned.");
			if (e.length > 0) {
				return {
					...await matchFiles(e, i, t),
					unreadFolders: a,
					listed: i
				};
			}
			if (i.length === 0 && a.length === 0) {
				throw new s.yo({
					message: `there is nothing to look at: ${r ? "git tracks no file" : "there is no file"} in \`${(0, o.h0)(n)}\``,
					fix: `is the repository checked out? Run the checkout step before this one, or name its folder in \`working-directory\`${r ? "; in your own checkout, add the files with `git add`" : ""}`
				});
			}
			return {
				paths: i,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: a,
				listed: i
			};
		}
		const plainGlob = (e) => e.replace(/^(!?)(?:\.\/)+/, "$1");
		async function matchFiles(e, t, n) {
			const r = new Set(t);
			const c = e.map(plainGlob);
			const l = c.filter((e) => !/[*?[\]{}!]/.test(e));
			const u = [];
			for (const e of l) if (!r.has(e) && await isThere(readAreaOf(n), e)) u.push(e);
			const d = [...t.filter((0, i.nY)(c)), ...u];
			const f = new Set(l);
			const p = c.filter((e) => !e.startsWith("!") && !u.includes(e) && !t.some((0, i.Nx)(e)));
			if (d.length > 0) return {
				paths: d,
				inFull: f,
				unmatched: p
			};
			const m = l.flatMap((e) => (0, a.au)(e, t) ?? []);
			throw new s.yo({
				message: `\`files\` matches no file below \`${(0, o.h0)(n.workingDirectory)}\`: ${(0, o.h0)(c.slice(0, 3).join(", "))}`,
				fix: m[0] ?? "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, c.UO)(e.folder, (0, r.resolve)(e.folder, t))) return false;
			return (await (0, l.sL)(e, t)).kind !== "skipped";
		}
		function unknownFileFinding(e) {
			const t = e === undefined ? "Nothing that `files` matches is" : `\`${(0, o.h0)(e)}\` is named by \`files\`, but is not`;
			return {
				rule: "unknown-file",
				level: "warning",
				title: "Unsupported file type",
				message: `${t} a supported file type.`,
				...e === undefined ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: `unknown-file ${e ?? ""}`
			};
		}
		function unmatchedGlobFinding(e) {
			const t = (0, o.h0)(e, 300);
			return {
				rule: "unmatched-glob",
				level: "warning",
				title: "Glob matches nothing",
				message: `\`${t}\` in \`files\` matches no file.`,
				fingerprint: `unmatched-glob ${t}`
			};
		}
	}),
	56306: ((e, t, n) => {
		n.d(t, { i: () => openFileThreads });
		var r = n(45190);
		var i = n(25235);
		function openFileThreads(e, t) {
			const { folder: n, root: a } = (0, i.Ro)(e);
			const o = {
				folder: n,
				root: a,
				names: t
			};
			const s = e.openThreads(o);
			const handle = async (t) => {
				try {
					return await s.handle(t, e.signal);
				} catch (t) {
					if (!e.signal.aborted) throw t;
					throw (0, r.Wm)(e.signal, "reading the files");
				}
			};
			return {
				handle,
				handleOrLose: async (t) => {
					try {
						return await handle(t);
					} catch (n) {
						if (!e.signal.aborted) throw n;
						return t.map(() => ({
							kind: "lost",
							why: "was stopped"
						}));
					}
				}
			};
		}
	}),
	97512: ((e, t, n) => {
		n.d(t, {
			L: () => resolveAtBase,
			S: () => unreadableError
		});
		var r = n(76760);
		var i = n(45794);
		var a = n(47739);
		var o = n(35147);
		var s = n(39552);
		var c = n(61447);
		var l = n(24086);
		var u = n(56306);
		const d = 8 * 1024 * 1024;
		async function resolveAtBase(e, { decides: t, deps: n, inputs: r, names: i }) {
			const s = (0, o.U)(r, n, t);
			const p = new Set(e.flatMap((e) => [
				e,
				...companionsOf(e),
				...describingOf(e)
			]));
			const m = await (0, c.bU)(s, [...p], d);
			const h = await chartObjects(e, s);
			const g = (0, l.H)(n);
			const textOf = (e) => {
				const t = m.get(e);
				if (t?.kind !== "file" || t.text.includes("\0")) return undefined;
				return {
					path: e,
					shown: g(e),
					text: t.text
				};
			};
			const chartAtBase = (e) => {
				const t = (0, a.Gr)(e);
				if (t === undefined) return undefined;
				const n = describingOf(e).map((e, t) => [f[t] ?? "", textOf(e)?.text ?? ""]);
				return {
					files: new Map(n),
					others: h.get(t.folder)
				};
			};
			const _ = e.flatMap((e) => {
				const t = textOf(e);
				const [n] = companionsOf(e).map(textOf);
				return t === undefined ? [] : [{
					...t,
					companion: n,
					chart: chartAtBase(e)
				}];
			});
			const v = _.map((e) => ({
				kind: "resolve",
				file: e
			}));
			const y = await (0, u.i)(n, i).handle(v);
			const b = new Map();
			const x = e.flatMap((e) => {
				const t = m.get(e);
				return t?.kind === "failed" || t?.kind === "refused" ? [{
					...t,
					path: e
				}] : [];
			});
			for (const [e, { path: t }] of _.entries()) {
				const n = y[e];
				if (n?.kind === "answer") b.set(t, n.answer);
				else x.push({
					path: t,
					kind: "failed",
					why: n?.kind === "lost" ? `it ${n.why}` : "it was not read"
				});
			}
			return {
				resolved: b,
				texts: new Map(_.map(({ path: e, text: t }) => [e, t])),
				unreadable: x
			};
		}
		const f = ["Chart.yaml", "values.yaml"];
		function describingOf(e) {
			const t = (0, a.Gr)(e);
			return t === undefined ? [] : f.map((e) => r.posix.join(t.folder, e));
		}
		async function chartObjects(e, t) {
			const n = new Map(e.flatMap((e) => (0, a.Gr)(e) ?? []).map((e) => [e.folder, e]));
			const mayHold = (e) => [...n.values()].some(({ within: t }) => t.some((t) => `${e}/`.startsWith(`${t}/`)));
			const r = await (0, c.O4)(t, [...n.keys()], mayHold);
			return new Map([...r].map(([e, t]) => [e, new Map([...t].filter(([t]) => n.get(e)?.wants(t) === true && !f.includes(t)))]));
		}
		const companionsOf = (e) => [(0, a._M)(e) ?? []].flat();
		function unreadableError(e) {
			return new i.yo(...e.flatMap(({ path: e, why: t }) => (0, s.x5)(e, t, s.Wm).problems));
		}
	}),
	16844: ((e, t, n) => {
		n.d(t, { readReferences: () => readReferences });
		var r = n(44969);
		var i = n(38086);
		var a = n(59173);
		var o = n(39589);
		var s = n(45794);
		var c = n(47739);
		var l = n(40382);
		var u = n(82250);
		var d = n(35147);
		var f = n(61447);
		var p = n(24086);
		var m = n(25235);
		var h = n(52023);
		var g = n(71166);
		var _ = n(97512);
		;
		async function applyIgnoreComments(e, t) {
			const n = await knownComments(e.ignored, t);
			const isNew = (e) => n !== undefined && !n.has(keyOf(e, t.names));
			const r = policyIsFromBase(t);
			const i = r ? e.ignored.filter(isNew) : [];
			const a = r ? e.ignored.filter((e) => !isNew(e)) : e.ignored;
			const o = withRefused(e, i);
			const s = "with an ignore comment";
			return {
				...o,
				findings: [
					...o.findings,
					...(0, h.kh)(o.untagged),
					...e.ignored.filter(isNew).map((e) => addedFinding(e, r))
				],
				skipped: [...o.skipped, {
					what: "references",
					why: s,
					count: a.length
				}],
				comments: a.map((e) => ({
					...e.location,
					image: e.text,
					reason: e.ignore?.reason,
					...n === undefined ? {} : { added: isNew(e) }
				}))
			};
		}
		function withRefused(e, t) {
			const { malformed: n, references: r, unresolved: i, untagged: a } = (0, u.nm)(t);
			return {
				...e,
				references: [...e.references, ...r],
				malformed: [...e.malformed, ...n],
				unresolved: [...e.unresolved, ...i],
				untagged: [...e.untagged, ...a],
				skipped: [...e.skipped, {
					what: "references",
					why: "without a tag in text",
					count: a.length
				}]
			};
		}
		function policyIsFromBase({ deps: e, inputs: t }) {
			const { host: n, workingDirectory: r } = e;
			return (0, g.uM)({
				host: n,
				policyFrom: t["policy-from"],
				workingDirectory: r
			});
		}
		const keyOf = (e, t) => JSON.stringify([e.readBy, (0, u.Vb)(e, t)]);
		async function knownComments(e, t) {
			const n = policyIsFromBase(t);
			if (e.length === 0 || !n && !hasBase(t)) return undefined;
			try {
				const r = await (0, _.L)([...new Set(e.map(({ readBy: e }) => e))], {
					...t,
					decides: n
				});
				const i = r.unreadable.filter(({ kind: e }) => e === "failed");
				if (i.length > 0) throw (0, _.S)(i);
				const a = [...r.resolved.values()].flatMap((e) => e.ignored);
				return new Set(a.map((e) => keyOf(e, t.names)));
			} catch (e) {
				if (n || !(e instanceof s.yo)) throw e;
				const r = (0, i.h0)(e.problems[0]?.message ?? "", 400);
				t.deps.host.log.info(`Cannot determine which ignore comments this change adds: ${r}`);
				return undefined;
			}
		}
		function hasBase({ deps: e }) {
			const { changeRequest: t } = e.host.context;
			return t?.baseCommit !== undefined || t?.baseRef !== undefined;
		}
		function addedFinding({ ignore: e, location: t, text: n }, r) {
			const a = e?.reason;
			const s = (0, i.h0)(n, 300);
			const c = a === undefined ? "without a reason" : `with the reason: ${(0, i.h0)(a, 300)}`;
			const l = r ? " It has no effect, because the policy comes from the base, which has no such comment on this image in this file." : "";
			return {
				rule: "ignore-added",
				level: "notice",
				title: "Ignore comment",
				message: `This change adds an ignore comment on \`${s}\`, ${c}.${l}`,
				artifact: s,
				location: t,
				fingerprint: (0, o.ax)("ignore-added", t.file, s)
			};
		}
		var v = n(87717);
		;
		async function readReferences(e, t) {
			const n = await (0, v.i)(e, t.deps, t.names);
			const r = await findRemovedReferences(e, n, t);
			return {
				...await applyIgnoreComments(n, t),
				removed: r
			};
		}
		const y = {
			checkout: 2e4,
			github: 50
		};
		const b = 500;
		async function findRemovedReferences(e, t, n) {
			const a = {
				...n,
				decides: false
			};
			const { deps: o, inputs: l } = a;
			if (!hasBase(a)) return [];
			const notCompared = (e) => {
				o.host.log.info(`References that the change removes are not listed: ${(0, i.h0)(e, 400)}`);
				return [];
			};
			try {
				const n = await (0, f.Wd)((0, d.U)(l, o, a.decides));
				if (n.kind === "failed") return notCompared(n.why);
				const i = namesByFile(t, a);
				const s = (0, p.H)(o);
				const u = e.length === 0 ? () => true : (0, r.nY)(e.map(m.Bq));
				const h = n.files.filter(({ kind: e, path: t }) => {
					const r = (0, c.yK)(t);
					if (e === "added" || e === "moved" || r === undefined || !u(t)) return false;
					return n.from === "checkout" || !c.vN.has(r) || i.has(s(t));
				});
				const g = y[n.from];
				if (h.length > g) return notCompared(`the change touches more than ${g} files`);
				const _ = namesMoved(n.files, i, a);
				const v = [];
				for (let e = 0; e < h.length; e += b) v.push(...await compare(h.slice(e, e + b), _, i, a));
				return v;
			} catch (e) {
				if (!(e instanceof s.yo)) throw e;
				return notCompared(e.problems[0]?.message ?? "");
			}
		}
		function namesByFile({ ignored: e, malformed: t, references: n, unread: r }, i) {
			const o = new Map();
			const add = (e, t) => (0, a.IV)(o, e, () => new Set())?.add(t);
			for (const r of [
				...n,
				...e,
				...t
			]) add(r.location.file, (0, u.Vb)(r, i.names));
			for (const { kind: e, location: t, what: n } of r) if (e === "reference") add(t.file, (0, l.Yw)(n, i.names));
			for (const { kind: e, location: t } of r) if (e === "file") o.set(t.file, undefined);
			return o;
		}
		function namesMoved(e, t, { deps: n }) {
			const r = (0, p.H)(n);
			const i = e.filter(({ kind: e }) => e === "added" || e === "moved");
			return new Set(i.flatMap(({ path: e }) => [...t.get(r(e)) ?? []]));
		}
		async function compare(e, t, n, r) {
			const i = (0, p.H)(r.deps);
			const { resolved: a } = await (0, _.L)(e.map(({ path: e }) => e), r);
			return e.flatMap(({ kind: e, path: r }) => {
				const o = i(r);
				const s = n.get(o);
				if (n.has(o) && s === undefined) return [];
				const c = (a.get(r)?.references ?? []).filter((e) => e.file === r);
				const l = new Map(c.map(({ image: e, text: t }) => [e.repository, t]));
				return [...l].filter(([e]) => s?.has(e) !== true && !t.has(e)).map(([, t]) => removedFinding(o, t, e === "deleted"));
			});
		}
		function removedFinding(e, t, n) {
			const [r, a] = [(0, i.h0)(t, 300), (0, i.h0)(e, 300)];
			const s = n ? `\`${a}\`, which this change deletes` : `\`${a}\``;
			return {
				rule: "removed-reference",
				level: "notice",
				title: "No longer referenced",
				message: `\`${r}\` was referenced at the base by ${s}, and no longer is.`,
				artifact: r,
				...n ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: (0, o.ax)("removed-reference", e, r)
			};
		}
	}),
	87717: ((e, t, n) => {
		n.d(t, { i: () => readWorkspace });
		var r = n(34150);
		var i = n(77825);
		var a = n(38086);
		var o = n(45794);
		var s = n(27846);
		var c = n(67399);
		var l = n(47739);
		;
		const u = [
			"foreign",
			"unnamed",
			"untagged"
		];
		function collectReferences(e) {
			const t = {
				foreign: 0,
				unnamed: 0,
				untagged: 0
			};
			for (const n of e) for (const e of u) t[e] += n.left[e];
			const n = uniqueReferences(e.flatMap((e) => e.references));
			const r = e.filter(({ isScanned: e }) => e).length;
			return {
				references: n,
				malformed: e.flatMap((e) => e.malformed),
				unresolved: e.flatMap((e) => e.unresolved),
				untagged: e.flatMap((e) => e.untagged),
				ignored: uniqueIgnored(e.flatMap((e) => e.ignored)),
				skipped: [
					{
						what: "references",
						why: "of other registries",
						count: t.foreign
					},
					{
						what: "references",
						why: "that do not name this registry",
						count: t.unnamed
					},
					{
						what: "references",
						why: "without a tag in text",
						count: t.untagged
					}
				],
				summary: summaryOf(r, n.length, t)
			};
		}
		function uniqueReferences(e) {
			const t = new Set(e.filter(isInCompanion).map(keyOfPlace));
			if (t.size === 0) return e;
			const n = new Set();
			return e.filter((e) => {
				if (!t.has(keyOfPlace(e))) return true;
				const r = `${keyOfPlace(e)} ${e.text}`;
				if (!isInCompanion(e) || n.has(r)) return false;
				n.add(r);
				return true;
			});
		}
		function uniqueIgnored(e) {
			const keyOf = ({ location: e, text: t }) => JSON.stringify([
				e.file,
				e.line,
				e.column,
				t
			]);
			return [...new Map(e.map((e) => [keyOf(e), e])).values()];
		}
		const isInCompanion = ({ file: e, readBy: t }) => e !== t;
		function keyOfPlace({ file: e, start: t }) {
			return `${t} ${e}`;
		}
		function summaryOf(e, t, n) {
			const i = [`${n.foreign} of other registries`, ...n.unnamed === 0 ? [] : [`${n.unnamed} that cannot be known before they are built`]];
			return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; skipped: ${i.join(", ")}.`;
		}
		var d = n(36083);
		var f = n(24086);
		var p = n(25235);
		var m = n(56306);
		;
		async function readWorkspace(e, t, n) {
			const r = await (0, p.P_)(e, t);
			const i = openReading(r, t);
			const a = [];
			for (const e of r.paths) if ((0, l.yK)(e) === undefined) skipByName(i, e, "the config or a role file of platform-actions");
			else a.push(e);
			const o = (0, m.i)(t, n);
			const s = await readBuildsOf(a, i, o);
			const c = a.map((e) => ({
				kind: "read",
				path: e,
				shown: i.shown(e),
				builds: s.get(i.shown(e))
			}));
			const u = await o.handle(c);
			for (const [e, t] of a.entries()) {
				const n = u[e];
				if (n?.kind === "answer") add(i, t, n.answer);
				else i.unread.push(unreadFile(i.shown(t), n?.kind === "lost" ? n.why : "was not read"));
			}
			return finish(i, e.length > 0);
		}
		async function readBuildsOf(e, { chosen: t, shown: n }, r) {
			if (!e.some((e) => (0, l.yK)(e) === "dockerfile")) return new Map();
			const a = t.listed.filter(c.x).map((e) => ({
				kind: "builds",
				path: e,
				shown: n(e)
			}));
			const o = await r.handle(a);
			const s = o.flatMap((e) => e.kind === "answer" ? e.answer : []);
			return (0, i.$)(s, ({ dockerfile: e }) => e);
		}
		function openReading(e, t) {
			const n = (0, f.H)(t);
			return {
				chosen: e,
				deps: t,
				shown: n,
				paths: new Set(e.paths),
				files: new Map(),
				resolved: [],
				judgedPaths: [],
				unread: e.unreadFolders.map(({ path: e, reason: t }) => unreadFile(n(e), t)),
				findings: e.unmatched.map(p.nt),
				skipped: [],
				judgedFiles: 0,
				scanned: 0,
				unknown: 0
			};
		}
		function add(e, t, n) {
			if (n.kind === "skipped") addSkipped(e, t, n.why);
			else if (n.kind === "unread") e.unread.push(unreadFile(e.shown(t), n.reason));
			else if (isLookedAt(e, t, n.linkedTo)) skipFile(e, "links to files that are looked at themselves", t);
			else addText(e, t, n);
		}
		function addSkipped(e, t, n) {
			if (n === s.gb) {
				passOver(e, t);
				return;
			}
			if (n === l.Cm) e.scanned += 1;
			skipFile(e, n, t);
		}
		function isLookedAt({ paths: e }, t, n) {
			return n !== undefined && e.has(n) && (0, l.yK)(n) === (0, l.yK)(t);
		}
		function addText(e, t, { holders: n, resolved: r }) {
			const { end: i } = r;
			if (i.kind === "unread") e.unread.push(unreadFile(e.shown(t), i.why, i.line));
			else if (i.kind === "bill-of-materials") skipByName(e, t, "a software bill of materials");
			else e.judgedFiles += 1;
			if (r.isScanned) e.scanned += 1;
			for (const t of r.debug) e.deps.host.log.debug(t);
			e.resolved.push(r);
			e.judgedPaths.push(t);
			e.findings.push(...r.findings);
			for (const { path: t, ...r } of n) e.files.set(t, r);
		}
		function unreadFile(e, t, n = 1) {
			return {
				kind: "file",
				what: e,
				why: t,
				location: {
					file: e,
					line: n
				}
			};
		}
		function passOver(e, t) {
			const { chosen: n, findings: r, shown: i } = e;
			e.unknown += 1;
			skipFile(e, s.gb);
			if (n.inFull.has(t)) r.push((0, p.aI)(i(t)));
		}
		function skipByName({ chosen: e, findings: t, shown: n, skipped: r }, i, o) {
			r.push({
				what: (0, a.h0)(n(i), 300),
				why: o,
				count: 1
			});
			if (e.inFull.has(i)) t.push((0, p.aI)(n(i)));
		}
		function skipFile({ deps: e, skipped: t }, n, r) {
			if (r !== undefined) e.host.log.debug(`${(0, a.h0)(r)} is skipped: ${n}`);
			t.push({
				what: "files",
				why: n,
				count: 1
			});
		}
		function finish(e, t) {
			const { files: n, findings: i, resolved: o, judgedFiles: s, judgedPaths: c, scanned: l, skipped: u, unknown: f, unread: m } = e;
			const h = u.filter(({ why: e }) => e === "not in the working tree").length;
			if (l === 0 && m.length === 0 && h > 0) throw nothingThere(h);
			if (t && l === 0 && i.length === 0 && m.length === 0) i.push((0, p.aI)());
			const g = m.filter(({ kind: e }) => e === "file").map(({ what: e, why: t }) => ({
				what: (0, a.h0)(e, 300),
				why: (0, a.h0)(t, 500)
			}));
			const _ = f === 1 ? "is" : "are";
			const v = `${(0, r.hS)(f, "file")} named by \`files\` ${_} not of a supported type.`;
			const y = collectReferences(o);
			return {
				...y,
				files: n,
				judgedPaths: c,
				unread: m,
				findings: i,
				account: (0, d.X)(s, u, g),
				log: [y.summary, ...t && f > 0 ? [v] : []]
			};
		}
		function nothingThere(e) {
			return new o.yo({
				message: `there is nothing to look at: none of the ${(0, r.hS)(e, "file")} that git tracks here is in the working tree`,
				fix: "is the repository checked out? Run the checkout step before this one, or widen its sparse checkout"
			});
		}
	})
};
;
