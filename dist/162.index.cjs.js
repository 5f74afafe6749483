"use strict";
exports.id = 162;
exports.ids = [162];
exports.modules = {
	8224: ((e, t, n) => {
		n.d(t, { a: () => fingerprintOf });
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	44031: ((e, t, n) => {
		n.d(t, {
			HK: () => unresolvedFinding,
			Xc: () => unreadWords,
			b4: () => unreadFinding,
			jE: () => toUnresolved,
			jM: () => malformedFinding,
			jZ: () => parseFinding,
			kh: () => untaggedFindings,
			n2: () => toUnread
		});
		var r = n(34150);
		var i = n(38086);
		function unreadFinding({ kind: e, location: t, what: n, why: r }, a) {
			const o = (0, i.h0)(n, 300);
			const s = e === "file" ? "Make it a plain text file, or leave it out with a glob such as `!path` in `files`." : "Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.";
			return {
				rule: "unread",
				level: a,
				title: e === "file" ? "File not read" : "Image not known from the file",
				message: `\`${o}\` could not be judged: it ${(0, i.h0)(r, 500)}.`,
				fix: s,
				...e === "file" ? {} : { artifact: o },
				location: t,
				fingerprint: `unread ${t.file} ${e === "file" ? "" : o}`
			};
		}
		function unreadWords(e) {
			const t = e.filter(({ rule: e }) => e === "unread").length;
			const n = e.filter(({ rule: e }) => e === "unresolved").length;
			return (t === 0 ? "" : `; ${(0, r.hS)(t, "file or reference", "files and references")} not read`) + (n === 0 ? "" : `; ${(0, r.hS)(n, "reference")} unresolved`);
		}
		function malformedFinding(e, t) {
			const n = (0, i.h0)(e.text, 300);
			return {
				rule: "unverified",
				level: t,
				title: "Reference is malformed",
				message: `\`${n}\` is not an image reference: ${(0, i.h0)(e.reason, 300)}.`,
				fix: "Correct it: no registry can serve it.",
				artifact: n,
				location: e.location,
				fingerprint: `unverified ${e.location.file} ${n}`
			};
		}
		function unresolvedFinding({ isScript: e, location: t, what: n, why: r }, a) {
			const o = (0, i.h0)(n, 300);
			return {
				rule: "unresolved",
				level: e ? "warning" : a,
				title: "Image not known from the file",
				message: `\`${o}\` could not be judged: ${(0, i.h0)(r, 500)}.`,
				fix: "Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.",
				artifact: o,
				location: t,
				fingerprint: `unresolved ${t.file} ${o}`
			};
		}
		const a = 10;
		function untaggedFindings(e) {
			const [t] = e;
			if (t === undefined) return [];
			const n = e.slice(0, a).map(({ location: { file: e, line: t }, text: n }) => `\`${(0, i.h0)(n, 200)}\` (${(0, i.h0)(e, 200)}:${t})`);
			const r = e.length - n.length;
			return [{
				rule: "untagged",
				level: "notice",
				title: e.length === 1 ? "Image without a tag" : "Images without a tag",
				message: `Counted but not checked, because no tag is written: ${n.join(", ")}${r === 0 ? "" : `, and ${r} more`}.`,
				fix: "Where an image is meant, add its tag, so that it can be checked and pinned.",
				location: t.location,
				fingerprint: "untagged"
			}];
		}
		function parseFinding(e, t, n) {
			return {
				rule: "unreadable-file",
				level: "warning",
				title: "File not read",
				message: (0, i.h0)(n, 500),
				location: {
					file: e,
					line: t
				},
				fingerprint: `unreadable-file ${e} ${n}`
			};
		}
		function toUnresolved({ location: e, what: t, why: n }) {
			return {
				what: (0, i.h0)(`${t} (${e.file}:${e.line})`, 600),
				why: (0, i.h0)(n, 500)
			};
		}
		function toUnread({ kind: e, location: t, what: n, why: r }) {
			const a = e === "file" ? "" : ` (${t.file}:${t.line})`;
			return {
				what: `${(0, i.h0)(n, 300)}${(0, i.h0)(a, 300)}`,
				why: (0, i.h0)(r, 500)
			};
		}
	}),
	76415: ((e, t, n) => {
		n.d(t, { C: () => createImageFilter });
		var r = n(63664);
		async function createImageFilter(e) {
			if (e.length === 0) return () => false;
			const { createImageGlobList: t, registryImageName: i } = await Promise.resolve().then(n.bind(n, 77275));
			const a = t(e);
			return ({ complete: e, repository: t }, n) => a([i(t, n), `${(0, r.e1)(e)}:${n}`]);
		}
	}),
	77275: ((e, t, n) => {
		n.d(t, {
			createImageGlobList: () => createImageGlobList,
			o: () => createImageGlob,
			registryImageName: () => registryImageName
		});
		var r = n(2810);
		var i = n(2937);
		function plainImageName(e) {
			const t = e.replace(/@.*$/s, "").replace(a, "");
			const n = t.includes("/") ? t : `chainguard/${t}`;
			return hasTag(n) ? n : `${n}:latest`;
		}
		const a = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
		function registryImageName(e, t = "") {
			return `${o}${e}:${t}`;
		}
		const o = `${i.uD}/`;
		const hasTag = (e) => e.lastIndexOf(":") > e.lastIndexOf("/");
		function withPlainHost(e) {
			return e.replace(a, (e) => `${(0, i.jV)(e.slice(0, -1))}/`);
		}
		function createImageGlob(e) {
			const t = (0, r.mi)(e, { complete: (e) => withPlainHost(hasTag(e) ? e : `${e}:*`) });
			return (e) => {
				const n = withPlainHost(a.exec(e)?.[0] ?? o);
				const r = plainImageName(e);
				const i = r.replace(/^chainguard\//, "");
				return [
					r,
					i,
					`${n}${r}`,
					`${n}${i}`
				].some(t);
			};
		}
		function createImageGlobList(e) {
			const t = e.map((e) => {
				const { glob: t, negated: n } = (0, r.sz)(e);
				return {
					negated: n,
					matches: createImageGlob(t)
				};
			});
			return (e) => {
				const n = t.findLast(({ matches: t }) => e.some(t));
				return n !== undefined && !n.negated;
			};
		}
	}),
	564: ((e, t, n) => {
		n.d(t, { Y: () => imageNameIn });
		var r = n(40382);
		var i = n(63664);
		function imageNameIn(e, t) {
			const n = e.replace(/@.*$/s, "");
			const a = n.indexOf(":", n.lastIndexOf("/") + 1);
			const o = a < 0 ? n : n.slice(0, a);
			const s = (0, i.o_)(o);
			if (s.kind === "malformed") return o;
			const c = (0, r.kl)(s.reference, t, "foreign");
			return c.kind === "ours" ? c.image.repository : o;
		}
	}),
	35147: ((e, t, n) => {
		n.d(t, { r: () => readBaseIgnores });
		var r = n(38086);
		var i = n(45794);
		var a = n(26918);
		var o = n(2415);
		var s = n(2085);
		var c = n(71166);
		async function readBaseIgnores(e, t, n) {
			const { host: l } = t;
			const { changeRequest: u, untrustedHead: d } = l.context;
			if (u?.baseCommit === undefined || d || e["policy-from"] === "base") return undefined;
			if (t.config.ignores.length === 0) return undefined;
			const f = e["config-file"] ?? c.Cu;
			try {
				const r = await (0, c.CE)((0, o.U)(e, t, false))(f);
				if (r === undefined) return [];
				const l = (0, s.parseConfigFile)(r, f, t.manifests);
				if (l.kind === "problems") throw new i.y(...l.problems);
				return (0, a.z)(l.config.ignores, {
					requireReason: false,
					maxDays: undefined
				}, n).ignores;
			} catch (e) {
				if (!(e instanceof i.y)) throw e;
				const [t] = e.problems;
				const n = `${(0, r.h0)(t?.message ?? "", 400)}. ${t?.fix ?? ""}`.trim();
				l.log.warning(`Cannot determine which ignores this change adds or loosens: ${n}`);
				return undefined;
			}
		}
	}),
	2415: ((e, t, n) => {
		n.d(t, { U: () => basePlaceOf });
		var r = n(32537);
		function basePlaceOf(e, t, n = true) {
			const { clock: i, host: a, send: o, signal: s, workingDirectory: c } = t;
			const l = n ? { clock: i } : {};
			return {
				host: a,
				policyFrom: "base",
				workingDirectory: c,
				github: () => (0, r.K)(e["github-token"], {
					host: a,
					send: o,
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
		var o = n(98330);
		function parseConfigFile(e, t, n) {
			const i = (0, o.g)(e, t);
			if (i.kind === "problems") return {
				kind: "problems",
				problems: i.problems.map((e) => ({
					...e,
					input: "config-file"
				}))
			};
			const { source: a } = i;
			const s = a.data ?? {};
			const c = [];
			const report = (e, n, r) => {
				c.push({
					message: `\`${t}\`: ${e}`,
					place: n,
					input: "config-file",
					...r === undefined ? {} : { fix: r }
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
			const u = new Map(n.map(({ inputs: e, name: t }) => [t, e]));
			let d = [];
			for (const [e, t] of Object.entries(s)) {
				if (e === "version") continue;
				const n = u.get(e);
				if (t === null && (e === "ignore" || e === "files" || n !== undefined)) continue;
				if (e === "ignore") d = readIgnores(t, a, report);
				else if (e === "files") takeText(l, "*", "files", t, a.placeOf(["files"]), report);
				else if (n !== undefined) readSection(l, {
					command: e,
					inputs: n
				}, t, a, report);
				else report(`\`${shownKey(e)}\` is not allowed here`, a.placeOfKey([], e), fixOf(e, [
					...u.keys(),
					"version",
					"ignore",
					"files"
				], [...u.values()].some((t) => Object.hasOwn(t, e))));
			}
			if (c.length > 0) return {
				kind: "problems",
				problems: c
			};
			return {
				kind: "config",
				config: {
					given: (e, t) => l.get(`${e} ${t}`) ?? (t === "files" && u.get(e)?.["files"]?.policy === true ? l.get("* files") : undefined),
					ignores: d
				}
			};
		}
		function readSection(e, { command: t, inputs: n }, i, a, o) {
			if (!(0, r.u4)(i)) {
				o(`\`${t}\` is not a mapping`, a.placeOf([t]));
				return;
			}
			for (const [r, s] of Object.entries(i)) {
				if (Object.hasOwn(n, r) && n[r]?.policy === true) takeText(e, t, r, s, a.placeOf([t, r]), o);
				else o(`\`${t}.${shownKey(r)}\` is not allowed here`, a.placeOfKey([t], r), fixOf(r, policyKeys(n), Object.hasOwn(n, r)));
			}
		}
		function policyKeys(e) {
			return Object.keys(e).filter((t) => e[t]?.policy === true);
		}
		function fixOf(e, t, n) {
			const [r] = n ? [] : (0, i.L)(e, t, 1);
			return r === undefined ? forbiddenFix(n) : `did you mean \`${r}\`?`;
		}
		function takeText(e, t, n, r, i, a) {
			if (r === null) return;
			const o = textOf(r);
			if (o === undefined) a(`\`${n}\` is neither text nor a list of texts`, i);
			else e.set(`${t} ${n}`, {
				text: o,
				place: i
			});
		}
		function textOf(e) {
			if (typeof e === "string" || typeof e === "number" || typeof e === "boolean") return String(e);
			if (!Array.isArray(e)) return undefined;
			const t = e.map(textOf);
			return t.every((e) => e !== undefined) ? t.join("\n") : undefined;
		}
		function readIgnores(e, t, n) {
			if (!Array.isArray(e)) {
				n("`ignore` is not a list", t.placeOf(["ignore"]));
				return [];
			}
			return e.map((e, n) => ({
				value: e,
				place: t.placeOf(["ignore", n]),
				keyPlaces: Object.fromEntries(((0, r.u4)(e) ? Object.keys(e) : []).map((e) => [e, t.placeOfKey(["ignore", n], e)]))
			}));
		}
		const shownKey = (e) => (0, a.h0)(e, 100);
		function forbiddenFix(e) {
			return e ? "a pull request can change this file: set this input in the workflow instead" : "only `version`, `files`, `ignore`, and the policy inputs under the name of a command are allowed";
		}
	}),
	48395: ((e, t, n) => {
		n.d(t, {
			W: () => listChanges,
			b: () => readBaseFiles
		});
		var r = n(76760);
		var i = n(48636);
		;
		const a = 500;
		async function diffTrees(e, t) {
			const [n, r] = await Promise.all([e.source.treeOf(e.commit), t.source.treeOf(t.commit)]);
			if (n.kind === "failed") return n;
			if (r.kind === "failed") return r;
			const i = [];
			const o = [{
				path: "",
				before: n.value,
				after: r.value
			}];
			for (let n = 1, r = o.pop(); r !== undefined; n += 1, r = o.pop()) {
				if (n > a) return {
					kind: "failed",
					why: `the change touches more than ${a} folders`
				};
				const [s, c] = await Promise.all([entriesOf(e.source, r.before), entriesOf(t.source, r.after)]);
				if (s.kind === "failed") return s;
				if (c.kind === "failed") return c;
				addDifferences(r.path, byName(s.value), byName(c.value), i, o);
			}
			return {
				kind: "found",
				value: withoutMoves(i)
			};
		}
		async function entriesOf(e, t) {
			return t === undefined ? {
				kind: "found",
				value: []
			} : e.entries(t);
		}
		const byName = (e) => new Map(e.map((e) => [e.name, e]));
		function addDifferences(e, t, n, r, i) {
			for (const a of new Set([...t.keys(), ...n.keys()])) {
				const [o, s] = [t.get(a), n.get(a)];
				const c = e === "" ? a : `${e}/${a}`;
				addIfDifferent(i, c, idOf(o, isFolder), idOf(s, isFolder));
				addIfDifferent(r, c, idOf(o, isFile), idOf(s, isFile));
			}
		}
		function addIfDifferent(e, t, n, r) {
			if (n !== r) e.push({
				path: t,
				before: n,
				after: r
			});
		}
		const isFolder = ({ mode: e }) => e === "40000";
		const isFile = ({ mode: e }) => e.startsWith("100");
		function idOf(e, t) {
			return e !== undefined && t(e) ? e.id : undefined;
		}
		function withoutMoves(e) {
			const t = new Set(e.flatMap(({ after: e, before: t }) => t === undefined ? [e] : []));
			const n = new Set(e.flatMap(({ after: e, before: t }) => e === undefined ? [t] : []));
			return e.flatMap(({ after: e, before: r, path: i }) => {
				if (e === undefined) return t.has(r) ? [] : [{
					path: i,
					kind: "deleted"
				}];
				if (r === undefined) return n.has(e) ? [] : [{
					path: i,
					kind: "added"
				}];
				return [{
					path: i,
					kind: "changed"
				}];
			});
		}
		var o = n(38365);
		var s = n(63913);
		var c = n(8754);
		var l = n(85077);
		var u = n(45951);
		;
		async function readBaseFiles(e, t, n) {
			const [r] = t;
			if (r === undefined) return new Map();
			const i = (0, o.W)(e.host.context.workspace, e.workingDirectory);
			const a = await (0, l.I2)(e, i);
			const s = t.map((t) => ({
				path: t,
				at: (0, u.x5)(e, i, t, a, u.Wm)
			}));
			const f = (0, u.x5)(e, i, ".", a, u.Wm);
			const p = await (0, l.WG)(f, async (e, t) => {
				const r = (0, c.H2)(e);
				const i = new Map();
				for (const { at: e, path: a } of s) i.set(a, await (0, c.xt)(r, t, e.path, n));
				const a = [...i.values()].filter((e) => e.kind === "failed");
				return a.length === i.size ? a[0] ?? d : {
					kind: "files",
					files: i
				};
			});
			if (p.kind === "failed") throw (0, u.Qq)(r, p.why, u.Wm);
			return p.files;
		}
		const d = {
			kind: "failed",
			why: "there is nothing to read"
		};
		async function listChanges(e) {
			const { workspace: t } = e.host.context;
			const n = (0, o.W)(t, e.workingDirectory);
			const [r] = await (0, l.jK)(e, n);
			if (n === undefined || r === undefined) return {
				kind: "failed",
				why: "no commit is checked out"
			};
			const i = await (0, l.I2)(e, n);
			if (i.length === 0) return {
				kind: "failed",
				why: u.Wm.unknown
			};
			const a = (0, s.U)((0, l.jm)(e, n), r.length, e.host.context.tempDirectory);
			try {
				const t = {
					source: a,
					commit: r
				};
				const o = {
					place: e,
					repository: n,
					commits: i,
					path: ""
				};
				const read = async (e, n, r) => {
					const i = await diffTrees({
						source: e,
						commit: n
					}, t);
					return i.kind === "failed" ? i : {
						kind: "changes",
						from: r,
						files: i.value
					};
				};
				const s = await (0, l.WG)(o, read);
				return s.kind === "failed" ? s : {
					...s,
					files: below(s.files, e, n.top)
				};
			} finally {
				a.close();
			}
		}
		function below(e, t, n) {
			const a = (0, o.Q)(t.host.context.workspace, t.workingDirectory);
			return e.flatMap(({ kind: e, path: t }) => {
				const o = (0, r.resolve)(n, t);
				return (0, i.UO)(a, o) ? [{
					kind: e,
					path: (0, r.relative)(a, o).split(r.sep).join("/")
				}] : [];
			});
		}
	}),
	98330: ((e, t, n) => {
		n.d(t, {
			Q: () => readLongYaml,
			g: () => readYaml
		});
		var r = n(38815);
		var i = n(86367);
		var a = n(38086);
		;
		const o = 5e3;
		const s = {
			prettyErrors: false,
			resolveKnownTags: false,
			logLevel: "error",
			uniqueKeys: false
		};
		function* parseYaml(e, t, n = o) {
			const i = new r.iX(t.addNewLine);
			const a = [];
			t.addNewLine(0);
			let c = 0;
			for (const t of new r.JG().lex(e)) {
				for (const e of i.next(t)) a.push(e);
				c += 1;
				if (c % n === 0) yield;
			}
			for (const e of i.end()) a.push(e);
			yield;
			const l = new r.Dk(s).compose(a, true, e.length);
			const [u, d] = [...l];
			const f = u;
			if (d !== undefined) f.errors.push(new r.XT([d.range[0], d.range[1]], "MULTIPLE_DOCS", ""));
			return f;
		}
		;
		const c = 1048576;
		const l = 10;
		const u = 240;
		function readYaml(e, t) {
			const n = readSteps(e, t);
			for (;;) {
				const e = n.next();
				if (e.done === true) return e.value;
			}
		}
		async function readLongYaml(e, t) {
			const n = readSteps(e, t);
			for (;;) {
				const e = n.next();
				if (e.done === true) return e.value;
				await (0, i.p)();
			}
		}
		function* readSteps(e, t) {
			if (e.length > c) {
				return refuse({
					message: `\`${t}\` is longer than ${c} characters.`,
					input: "file"
				});
			}
			const n = new r.HN();
			const place = (e) => {
				const { line: r, col: i } = n.linePos(e);
				return {
					file: t,
					line: r,
					column: i
				};
			};
			const i = yield* parseYaml(e, n);
			const o = i.errors.some((e) => e.code === "RESOURCE_EXHAUSTION");
			const s = [...i.errors, ...i.warnings].slice(0, o ? 1 : l);
			if (s.length > 0) {
				return refuse(...s.map((e) => ({
					message: o ? "The YAML is nested too deeply." : yamlMessage(e.code, e.message),
					input: "file",
					place: place(e.pos[0])
				})));
			}
			yield;
			const d = ownProblems(e, i, place);
			if (d.length > 0) return refuse(...d.slice(0, l));
			try {
				return {
					kind: "source",
					source: describe(i, i.toJS(), place)
				};
			} catch (e) {
				const t = (0, a.h0)(String(e), u);
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
					if (t === undefined) tell("A key is not plain text.", "Write the key itself, not an alias, a list or a mapping.", offsetOf(e));
					else if (n.has(t)) tell("A key appears twice in one mapping.", "Keep one of them.", offsetOf(e));
					else n.add(t);
				}
			} });
			return i;
		}
		function offsetOf(e) {
			return (0, r.Ll)(e) ? Number(e.range?.[0]) : 0;
		}
		function yamlMessage(e, t) {
			if (e === "MULTIPLE_DOCS") return "The file has several YAML documents; only one is allowed.";
			return `The YAML is invalid: ${(0, a.h0)(t, u)}.`;
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
			const e = new Map();
			return (t, n) => {
				if (!(0, r.jh)(t)) return undefined;
				const i = e.get(t) ?? new Map(t.items.flatMap((e) => (0, r.jn)(e.key) ? [[String(e.key.value), e]] : []));
				e.set(t, i);
				return i.get(n);
			};
		}
	}),
	77176: ((e, t, n) => {
		n.d(t, {
			UB: () => isAdvisoryIgnore,
			_d: () => isExpired,
			cY: () => findLoosenedIgnores,
			v$: () => isExpiring
		});
		var r = n(22475);
		const i = 14;
		function isExpired(e, t) {
			return e.expires !== undefined && e.expires.timeMs <= t;
		}
		function isExpiring(e, t) {
			if (e.expires === undefined || isExpired(e, t)) return false;
			return e.expires.timeMs - t <= i * r.sO;
		}
		function isAdvisoryIgnore(e) {
			return e.id !== undefined || e.artifact !== undefined;
		}
		const scopeKey = (e) => JSON.stringify([
			e.id?.toLowerCase(),
			e.artifact,
			e.image
		]);
		const endOf = (e) => e.expires?.timeMs ?? Number.POSITIVE_INFINITY;
		function findLoosenedIgnores(e, t) {
			const n = new Map();
			for (const t of e) {
				const e = n.get(scopeKey(t));
				if (e === undefined || endOf(t) > endOf(e)) n.set(scopeKey(t), t);
			}
			return t.flatMap((e) => {
				const t = n.get(scopeKey(e));
				if (t === undefined) return [{
					ignore: e,
					kind: "added"
				}];
				const { expires: r } = t;
				return r !== undefined && endOf(e) > r.timeMs ? [{
					ignore: e,
					kind: "extended",
					before: r.text
				}] : [];
			});
		}
	}),
	28662: ((e, t, n) => {
		n.d(t, {
			Bo: () => placeMarkdown,
			GA: () => placesMarkdown,
			RT: () => openTable,
			Y1: () => findingBlocks
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(58819);
		var o = n(23447);
		const s = 3;
		const c = 50;
		const l = 20;
		function placeMarkdown({ file: e, line: t }) {
			return (0, i.fl)(`${e}:${t}`);
		}
		function placesMarkdown(e) {
			const t = e.flatMap((e) => e ?? []);
			const n = t.slice(0, s).map(placeMarkdown);
			if (t.length > n.length) n.push(`and ${t.length - n.length} more`);
			return n.join("<br>");
		}
		function openTable(e, t, n) {
			const table = (t) => (0, i.c_)(e, t, n);
			const a = t.slice(c);
			return [...t.length === 0 ? [] : [table(t.slice(0, c))], ...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more row"), table(a))]];
		}
		function findingBlocks(e) {
			const t = e.filter(({ level: e }) => e !== "notice");
			const n = e.filter(({ level: e }) => e === "notice");
			const a = t.slice(l);
			const list = (e) => (0, i.AX)(e.map(findingMarkdown));
			return {
				actions: t.length === 0 ? [] : [list(t.slice(0, l))],
				details: [...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more finding"), list(a))], ...n.length === 0 ? [] : [(0, i.GE)((0, r.hS)(n.length, "note"), list(n))]]
			};
		}
		function findingMarkdown({ fix: e, level: t, location: n, message: r, title: s }) {
			const c = n === undefined ? "" : ` (${placeMarkdown(n)})`;
			const l = e === undefined ? "" : `<br>${e.split("\n").map(a.R).join("<br>")}`;
			return `${o.W[t]} ${(0, i.FV)(s)}: ${(0, a.R)(r)}${c}${l}`;
		}
	}),
	24086: ((e, t, n) => {
		n.d(t, {
			H: () => createWorkspacePath,
			X: () => workspacePath
		});
		var r = n(76760);
		const i = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;
		function createWorkspacePath(e) {
			const { workspace: t } = e.host.context;
			const n = (0, r.relative)(t, e.workingDirectory).split(r.sep).join("/");
			const a = (0, r.isAbsolute)(n) || n.split("/")[0] === "..";
			const o = n === "" || a ? "" : `${n}/`;
			return (t) => i.test(t) ? workspacePath(e, t) : `${o}${t}`;
		}
		function workspacePath({ host: e, workingDirectory: t }, n) {
			const i = (0, r.relative)(e.context.workspace, (0, r.resolve)(t, n));
			const a = i !== "" && i.split(r.sep)[0] !== ".." && !(0, r.isAbsolute)(i);
			return a ? i.split(r.sep).join("/") : n;
		}
	}),
	25235: ((e, t, n) => {
		n.d(t, {
			P: () => chooseFiles,
			R: () => readAreaOf
		});
		var r = n(76760);
		var i = n(2810);
		var a = n(38086);
		var o = n(45794);
		var s = n(48636);
		var c = n(41706);
		var l = n(99004);
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return {
				folder: t,
				root: (0, s.UO)(n, t) ? n : t
			};
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!(0, s.lQ)(n)) {
				throw new o.y({
					message: `\`working-directory\`: \`${(0, a.h0)(n)}\` is not a folder`,
					input: "working-directory"
				});
			}
			const { areOrdinary: r, byGit: i, paths: c, unread: u } = await (0, l.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!i) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is looked at.");
			if (e.length > 0) {
				const { areOthers: n, ...i } = await matchFiles(e, c, t);
				return {
					...i,
					areOrdinary: r && !n,
					unreadFolders: u
				};
			}
			if (c.length === 0 && u.length === 0) {
				throw new o.y({
					message: `there is nothing to look at: ${i ? "git tracks no file" : "there is no file"} in \`${(0, a.h0)(n)}\``,
					fix: "is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`"
				});
			}
			return {
				paths: c,
				areOrdinary: r,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: u
			};
		}
		async function matchFiles(e, t, n) {
			const r = new Set(t);
			const s = e.map((e) => e.replace(/^(!?)(?:\.\/)+/, "$1"));
			const c = s.filter((e) => !/[*?[\]{}!]/.test(e));
			const l = [];
			for (const e of c) if (!r.has(e) && await isThere(readAreaOf(n), e)) l.push(e);
			const u = [...t.filter((0, i.nY)(s)), ...l];
			const d = new Set(c);
			const f = s.filter((e) => !e.startsWith("!") && !l.includes(e) && !t.some((0, i.Nx)(e)));
			if (u.length > 0) return {
				paths: u,
				areOthers: l.length > 0,
				inFull: d,
				unmatched: f
			};
			throw new o.y({
				message: `\`files\` matches no file below \`${(0, a.h0)(n.workingDirectory)}\``,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, s.UO)(e.folder, (0, r.resolve)(e.folder, t))) return false;
			return (await (0, c.sL)(e, t)).kind !== "skipped";
		}
	}),
	56306: ((e, t, n) => {
		n.d(t, { i: () => openFileThreads });
		var r = n(45190);
		var i = n(25235);
		function openFileThreads(e, t) {
			const { folder: n, root: a } = (0, i.R)(e);
			const o = {
				folder: n,
				root: a,
				names: t
			};
			const s = e.openThreads(o);
			return { handle: async (t) => {
				try {
					return await s.handle(t, e.signal);
				} catch (t) {
					if (!e.signal.aborted) throw t;
					throw (0, r.Wm)(e.signal, "reading the files");
				}
			} };
		}
	}),
	88209: ((e, t, n) => {
		n.d(t, {
			OV: () => withCommentList,
			UY: () => hasBase,
			zG: () => applyIgnoreComments
		});
		var r = n(34150);
		var i = n(8224);
		var a = n(26963);
		var o = n(38086);
		var s = n(45794);
		var c = n(44031);
		var l = n(71166);
		var u = n(28662);
		var d = n(97512);
		async function applyIgnoreComments(e, t) {
			const n = await knownComments(e.ignored, t);
			const isNew = (e) => n !== undefined && !n.has(keyOf(e));
			const r = policyIsFromBase(t);
			const i = r ? e.ignored.filter(isNew) : [];
			const a = r ? e.ignored.filter((e) => !isNew(e)) : e.ignored;
			const o = withRefused(e, i);
			const s = "with an ignore comment";
			return {
				...o,
				findings: [
					...o.findings,
					...(0, c.kh)(o.untagged),
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
					reason: e.reason,
					...n === undefined ? {} : { added: isNew(e) }
				}))
			};
		}
		function withRefused(e, t) {
			const n = t.map(({ without: e }) => e);
			const r = n.flatMap((e) => e.kind === "untagged" ? [e.name] : []);
			return {
				...e,
				references: [...e.references, ...n.flatMap((e) => e.kind === "reference" ? [e.reference] : [])],
				malformed: [...e.malformed, ...n.flatMap((e) => e.kind === "malformed" ? [e.malformed] : [])],
				unresolved: [...e.unresolved, ...n.flatMap((e) => e.kind === "unresolved" ? [e.part] : [])],
				untagged: [...e.untagged, ...r],
				skipped: [...e.skipped, {
					what: "references",
					why: "without a tag in texts",
					count: r.length
				}]
			};
		}
		function policyIsFromBase({ deps: e, inputs: t }) {
			const { host: n, workingDirectory: r } = e;
			return (0, l.uM)({
				host: n,
				policyFrom: t["policy-from"],
				workingDirectory: r
			});
		}
		const keyOf = ({ name: e, readBy: t }) => JSON.stringify([t, e]);
		async function knownComments(e, t) {
			const n = policyIsFromBase(t);
			if (e.length === 0 || !n && !hasBase(t)) return undefined;
			try {
				const r = await (0, d.W)([...new Set(e.map(({ readBy: e }) => e))], {
					...t,
					decides: n
				});
				const i = r.unreadable.filter(({ kind: e }) => e === "failed");
				if (i.length > 0) throw (0, d.S)(i);
				return new Set([...r.judged.values()].flatMap((e) => e.ignored).map(keyOf));
			} catch (e) {
				if (n || !(e instanceof s.y)) throw e;
				const r = (0, o.h0)(e.problems[0]?.message ?? "", 400);
				t.deps.host.log.info(`Cannot determine which ignore comments this change adds: ${r}`);
				return undefined;
			}
		}
		function hasBase({ deps: e }) {
			const { changeRequest: t } = e.host.context;
			return t?.baseCommit !== undefined || t?.baseRef !== undefined;
		}
		function addedFinding({ location: e, reason: t, text: n }, r) {
			const a = (0, o.h0)(n, 300);
			const s = t === undefined ? "without a reason" : `with the reason: ${(0, o.h0)(t, 300)}`;
			const c = r ? " It has no effect, because the policy comes from the base, which has no such comment on this image in this file." : "";
			return {
				rule: "ignore-added",
				level: "notice",
				title: "Ignore comment",
				message: `This change adds an ignore comment on \`${a}\`, ${s}.${c}`,
				artifact: a,
				location: e,
				fingerprint: (0, i.a)("ignore-added", e.file, a)
			};
		}
		function withCommentList(e, t) {
			if (t.length === 0) return e;
			const n = `${(0, r.hS)(t.length, "reference")} with an ignore comment`;
			const i = (0, a.c_)([
				"Image",
				"Reason",
				"Place"
			], t, (e) => [
				(0, a.fl)(e.image, 300),
				(0, a.FV)(e.reason ?? "no reason given", 300) + (e.added === true ? " (added)" : ""),
				(0, u.Bo)(e)
			]);
			return {
				...e,
				details: [...e.details, (0, a.GE)(n, i)]
			};
		}
	}),
	97512: ((e, t, n) => {
		n.d(t, {
			S: () => unreadableError,
			W: () => judgeAtBase
		});
		var r = n(45794);
		var i = n(29396);
		var a = n(2415);
		var o = n(48395);
		var s = n(45951);
		var c = n(24086);
		var l = n(56306);
		const u = 8 * 1024 * 1024;
		async function judgeAtBase(e, { decides: t, deps: n, inputs: r, names: i }) {
			const s = new Set(e.flatMap((e) => [e, ...companionsOf(e)]));
			const d = await (0, o.b)((0, a.U)(r, n, t), [...s], u);
			const f = (0, c.H)(n);
			const textOf = (e) => {
				const t = d.get(e);
				if (t?.kind !== "file" || t.text.includes("\0")) return undefined;
				return {
					path: e,
					shown: f(e),
					text: t.text
				};
			};
			const p = e.flatMap((e) => {
				const t = textOf(e);
				const [n] = companionsOf(e).map(textOf);
				return t === undefined ? [] : [{
					...t,
					companion: n
				}];
			});
			const m = p.map((e) => ({
				kind: "judge",
				file: e
			}));
			const h = await (0, l.i)(n, i).handle(m);
			const g = new Map();
			const _ = e.flatMap((e) => {
				const t = d.get(e);
				return t?.kind === "failed" || t?.kind === "refused" ? [{
					...t,
					path: e
				}] : [];
			});
			for (const [e, { path: t }] of p.entries()) {
				const n = h[e];
				if (n?.kind === "answer" && n.answer.kind === "judge") g.set(t, n.answer.judged);
				else _.push({
					path: t,
					kind: "failed",
					why: n?.kind === "lost" ? `it ${n.why}` : "it was not read"
				});
			}
			return {
				judged: g,
				unreadable: _
			};
		}
		const companionsOf = (e) => [(0, i._M)(e) ?? []].flat();
		function unreadableError(e) {
			return new r.y(...e.flatMap(({ path: e, why: t }) => (0, s.Qq)(e, t, s.Wm).problems));
		}
	}),
	6985: ((e, t, n) => {
		n.d(t, { i: () => readWorkspace });
		var r = n(34150);
		var i = n(38086);
		var a = n(45794);
		var o = n(27846);
		;
		const s = [
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
			for (const n of e) for (const e of s) t[e] += n.left[e];
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
						why: "without a tag in texts",
						count: t.untagged
					}
				],
				summary: summaryOf(r, n.length, t)
			};
		}
		function uniqueReferences(e) {
			const t = new Set(e.filter(({ scanned: e }) => e.isInCompanion).map(keyOfPlace));
			if (t.size === 0) return e;
			const n = new Set();
			return e.filter((e) => {
				const r = keyOfPlace(e);
				if (!t.has(r)) return true;
				if (!e.scanned.isInCompanion || n.has(r)) return false;
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
		function keyOfPlace({ file: e, scanned: t }) {
			return `${t.place.start} ${e}`;
		}
		function summaryOf(e, t, n) {
			const i = [`${n.foreign} of other registries`, ...n.unnamed === 0 ? [] : [`${n.unnamed} that cannot be known before they are built`]];
			return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; left alone: ${i.join(", ")}.`;
		}
		var c = n(29396);
		var l = n(36083);
		var u = n(24086);
		var d = n(25235);
		;
		function unknownFileFinding(e) {
			const t = e === undefined ? "Nothing that `files` matches is" : `\`${(0, i.h0)(e)}\` is named by \`files\`, but is not`;
			return {
				rule: "unknown-file",
				level: "warning",
				title: "File not read",
				message: `${t} of a kind that is understood.`,
				...e === undefined ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: `unknown-file ${e ?? ""}`
			};
		}
		function unmatchedGlobFinding(e) {
			const t = (0, i.h0)(e, 300);
			return {
				rule: "unmatched-glob",
				level: "warning",
				title: "Glob matches nothing",
				message: `\`${t}\` in \`files\` matches no file.`,
				fingerprint: `unmatched-glob ${t}`
			};
		}
		var f = n(56306);
		;
		async function readWorkspace(e, t, n) {
			const r = await (0, d.P)(e, t);
			const i = openReading(r, t);
			const a = [];
			for (const e of r.paths) if ((0, c.yK)(e) === undefined) skipByName(i, e, "a file of this product");
			else a.push(e);
			const o = (0, f.i)(t, n);
			const s = a.map((e) => ({
				kind: "read",
				path: e,
				shown: i.shown(e),
				isOrdinary: r.areOrdinary
			}));
			const l = await o.handle(s);
			for (const [e, t] of a.entries()) {
				const n = l[e];
				if (n?.kind === "answer" && n.answer.kind === "read") add(i, t, n.answer.file);
				else i.unread.push(unreadFile(i.shown(t), n?.kind === "lost" ? n.why : "was not read"));
			}
			return finish(i, e.length > 0);
		}
		function openReading(e, t) {
			const n = (0, u.H)(t);
			return {
				chosen: e,
				deps: t,
				shown: n,
				paths: new Set(e.paths),
				files: new Map(),
				judged: [],
				judgedPaths: [],
				unread: e.unreadFolders.map(({ path: e, reason: t }) => unreadFile(n(e), t)),
				findings: e.unmatched.map(unmatchedGlobFinding),
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
			if (n === o.gb) {
				passOver(e, t);
				return;
			}
			if (n === c.Cm) e.scanned += 1;
			skipFile(e, n, t);
		}
		function isLookedAt({ paths: e }, t, n) {
			return n !== undefined && e.has(n) && (0, c.yK)(n) === (0, c.yK)(t);
		}
		function addText(e, t, { holders: n, judged: r }) {
			const { end: i } = r;
			if (i.kind === "unread") e.unread.push(unreadFile(e.shown(t), i.why, i.line));
			else if (i.kind === "bill-of-materials") skipByName(e, t, "a software bill of materials");
			else e.judgedFiles += 1;
			if (r.isScanned) e.scanned += 1;
			for (const t of r.debug) e.deps.host.log.debug(t);
			e.judged.push(r);
			e.judgedPaths.push(t);
			e.findings.push(...r.findings);
			for (const { encoding: t, path: r, text: i } of n) e.files.set(r, {
				text: i,
				encoding: t
			});
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
			skipFile(e, o.gb);
			if (n.inFull.has(t)) r.push(unknownFileFinding(i(t)));
		}
		function skipByName({ chosen: e, findings: t, shown: n, skipped: r }, a, o) {
			r.push({
				what: (0, i.h0)(n(a), 300),
				why: o,
				count: 1
			});
			if (e.inFull.has(a)) t.push(unknownFileFinding(n(a)));
		}
		function skipFile({ deps: e, skipped: t }, n, r) {
			if (r !== undefined) e.host.log.debug(`${(0, i.h0)(r)} is skipped: ${n}`);
			t.push({
				what: "files",
				why: n,
				count: 1
			});
		}
		function finish(e, t) {
			const { files: n, findings: a, judged: o, judgedFiles: s, judgedPaths: c, scanned: u, skipped: d, unknown: f, unread: p } = e;
			const m = d.filter(({ why: e }) => e === "not in the working tree").length;
			if (u === 0 && p.length === 0 && m > 0) throw nothingThere(m);
			if (t && u === 0 && a.length === 0 && p.length === 0) a.push(unknownFileFinding());
			const h = p.filter(({ kind: e }) => e === "file").map(({ what: e, why: t }) => ({
				what: (0, i.h0)(e, 300),
				why: (0, i.h0)(t, 500)
			}));
			const g = f === 1 ? "is" : "are";
			const _ = `${(0, r.hS)(f, "file")} named by \`files\` ${g} not of a supported type.`;
			const v = collectReferences(o);
			return {
				...v,
				files: n,
				judgedPaths: c,
				unread: p,
				findings: a,
				account: (0, l.X)(s, d, h),
				log: [v.summary, ...t && f > 0 ? [_] : []]
			};
		}
		function nothingThere(e) {
			return new a.y({
				message: `there is nothing to look at: none of the ${(0, r.hS)(e, "file")} that git tracks here is in the working tree`,
				fix: "is the repository checked out? Run the checkout step before this one, or widen its sparse checkout"
			});
		}
	}),
	19161: ((e, t, n) => {
		n.d(t, { W: () => findRemovedReferences });
		var r = n(8224);
		var i = n(2810);
		var a = n(38086);
		var o = n(45794);
		var s = n(29396);
		var c = n(564);
		var l = n(2415);
		var u = n(48395);
		var d = n(24086);
		var f = n(88209);
		var p = n(97512);
		const m = {
			checkout: 500,
			github: 50
		};
		const h = new Set(["text", "markdown"]);
		async function findRemovedReferences(e, t, n) {
			const r = {
				...n,
				decides: false
			};
			const { deps: c, inputs: p } = r;
			if (!(0, f.UY)(r)) return [];
			const notCompared = (e) => {
				c.host.log.debug(`References that the change removes are not listed: ${(0, a.h0)(e, 400)}`);
				return [];
			};
			try {
				const n = await (0, u.W)((0, l.U)(p, c, r.decides));
				if (n.kind === "failed") return notCompared(n.why);
				const a = namesByFile(t, r);
				const o = (0, d.H)(c);
				const f = e.length === 0 ? () => true : (0, i.nY)(e.map(plainGlob));
				const g = n.files.filter(({ kind: e, path: t }) => {
					const r = (0, s.yK)(t);
					if (e === "added" || r === undefined || !f(t)) return false;
					return n.from === "checkout" || !h.has(r) || a.has(o(t));
				});
				const _ = m[n.from];
				if (g.length > _) return notCompared(`the change touches more than ${_} files`);
				return await compare(g, n.files, a, r);
			} catch (e) {
				if (!(e instanceof o.y)) throw e;
				return notCompared(e.problems[0]?.message ?? "");
			}
		}
		const plainGlob = (e) => e.replace(/^(!?)(?:\.\/)+/, "$1");
		function namesByFile({ ignored: e, malformed: t, references: n, unread: r }, i) {
			const a = new Map();
			const add = (e, t) => {
				const n = a.get(e) ?? new Set();
				a.set(e, n.add(t));
			};
			for (const { image: e, location: t } of n) add(t.file, e.repository);
			for (const { location: t, name: n } of e) add(t.file, n);
			for (const { location: e, text: n } of t) add(e.file, (0, c.Y)(n, i.names));
			for (const { kind: e, location: t, what: n } of r) if (e === "reference") add(t.file, (0, c.Y)(n, i.names));
			for (const { kind: e, location: t } of r) if (e === "file") a.set(t.file, undefined);
			return a;
		}
		async function compare(e, t, n, r) {
			const i = (0, d.H)(r.deps);
			const { judged: a } = await (0, p.W)(e.map(({ path: e }) => e), r);
			const o = t.filter(({ kind: e }) => e === "added");
			const s = new Set(o.flatMap(({ path: e }) => [...n.get(i(e)) ?? []]));
			return e.flatMap(({ kind: e, path: t }) => {
				const r = i(t);
				const o = n.get(r);
				if (n.has(r) && o === undefined) return [];
				const c = (a.get(t)?.references ?? []).filter((e) => e.file === t);
				const l = new Map(c.map(({ image: e, scanned: t }) => [e.repository, t.text]));
				return [...l].filter(([e]) => o?.has(e) !== true && !s.has(e)).map(([, t]) => removedFinding(r, t, e === "deleted"));
			});
		}
		function removedFinding(e, t, n) {
			const [i, o] = [(0, a.h0)(t, 300), (0, a.h0)(e, 300)];
			const s = n ? `\`${o}\`, which this change deletes` : `\`${o}\``;
			return {
				rule: "removed-reference",
				level: "notice",
				title: "No longer referenced",
				message: `\`${i}\` was referenced at the base by ${s}, and is not any more.`,
				artifact: i,
				...n ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: (0, r.a)("removed-reference", e, i)
			};
		}
	})
};
;
