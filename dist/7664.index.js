"use strict";
exports.id = 7664;
exports.ids = [7664];
exports.modules = {
	10824: ((e, t, n) => {
		t.h = keepNewSpaceSmall;
		t.p = keepHeapSmall;
		function setFlag(e) {
			process.getBuiltinModule("node:v8").setFlagsFromString(e);
		}
		function keepNewSpaceSmall() {
			setFlag("--semi-space-growth-factor=1");
		}
		function keepHeapSmall() {
			setFlag("--heap-growing-percent=30");
			setFlag("--no-incremental-marking");
		}
	}),
	58773: ((e, t, n) => {
		n.r(t);
		t.createReferenceReader = createReferenceReader;
		var r = n(34150);
		;
		function chartFolderOf(e) {
			const t = e.split("/").slice(0, -1);
			return (t.at(-1) === "ci" ? t.slice(0, -1) : t).join("/");
		}
		const i = [
			"templates",
			"charts",
			"values.schema.json"
		];
		function isChartFile(e) {
			return /^(?:charts\/[^/]+\/)*(?:templates\/.*\.(?:ya?ml|tpl|txt|json)|values\.schema\.json)$/.test(e);
		}
		var a = n(62394);
		var o = n(76556);
		var s = n(78682);
		var c = n(37992);
		var l = n(63016);
		;
		const u = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
		const d = new Set(["text", "markdown"]);
		const f = [
			"foreign",
			"ignored",
			"unresolved",
			"untagged",
			"script"
		];
		function createReferenceReader(e) {
			const t = (0, a.createOurNames)(e);
			const n = (0, a.createFileFilter)(e);
			const r = [];
			const p = [];
			const m = {
				foreign: 0,
				ignored: 0,
				unresolved: 0,
				untagged: 0,
				script: 0
			};
			let h = 0;
			return {
				kindOf: (e) => u.test(`/${e}`) || (0, s.E)(e) ? undefined : (0, l.v)(e),
				companionOf: (e) => (0, l.v)(e) === "compose" ? e.replace(/[^/]*$/, ".env") : undefined,
				filterOf: (e) => {
					const t = (0, l.v)(e);
					return {
						isData: d.has(t) || t === "yaml" && e.toLowerCase().endsWith(".json"),
						matters: (e) => n(t, e),
						why: "that do not name this registry"
					};
				},
				beside: (e) => (0, l.v)(e) === c.ld.name ? {
					folder: chartFolderOf(e),
					within: i,
					wants: isChartFile
				} : undefined,
				judge: (e) => {
					const n = (0, o.judgeText)(e, t);
					if (n.isScanned) h += 1;
					for (const e of n.references) r.push(e);
					p.push(...n.malformed);
					for (const e of f) m[e] += n.left[e];
					return n;
				},
				found: () => {
					const e = uniqueReferences(r);
					return {
						references: e,
						malformed: p,
						skipped: [
							{
								what: "references",
								why: "of other registries",
								count: m.foreign
							},
							{
								what: "references",
								why: "with an ignore comment",
								count: m.ignored
							},
							{
								what: "references",
								why: "that do not name this registry",
								count: m.unresolved
							},
							{
								what: "references",
								why: "without a tag in texts",
								count: m.untagged
							},
							{
								what: "references",
								why: "that cannot be known, in scripts",
								count: m.script
							}
						],
						summary: summaryOf(h, e.length, m)
					};
				}
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
		function keyOfPlace({ file: e, scanned: t }) {
			return `${t.place.start} ${e}`;
		}
		function summaryOf(e, t, n) {
			const i = [
				`${n.foreign} of other registries`,
				...n.ignored === 0 ? [] : [`${n.ignored} with an ignore comment`],
				...n.unresolved === 0 ? [] : [`${n.unresolved} that cannot be known before they are built`]
			];
			return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; left alone: ${i.join(", ")}.`;
		}
	}),
	49959: ((e, t, n) => {
		n.r(t);
		t.readWorkspace = readWorkspace;
		var r = n(34150);
		var i = n(86367);
		var a = n(98196);
		var o = n(38086);
		var s = n(45794);
		var c = n(27846);
		var l = n(41706);
		var u = n(10824);
		var d = n(76760);
		var f = n(48636);
		var p = n(99004);
		;
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return {
				folder: t,
				root: (0, f.UO)(n, t) ? n : t
			};
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!(0, f.lQ)(n)) {
				throw new s.y({
					message: `\`working-directory\`: \`${(0, o.h0)(n)}\` is not a folder`,
					input: "working-directory"
				});
			}
			const { areOrdinary: r, byGit: i, paths: a, unread: c } = await (0, p.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!i) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is looked at.");
			if (e.length > 0) {
				const { areOthers: n, ...i } = await matchFiles(e, a, t);
				return {
					...i,
					areOrdinary: r && !n,
					unreadFolders: c
				};
			}
			if (a.length === 0 && c.length === 0) {
				throw new s.y({
					message: `there is nothing to look at: ${i ? "git tracks no file" : "there is no file"} in \`${(0, o.h0)(n)}\``,
					fix: "is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`"
				});
			}
			return {
				paths: a,
				areOrdinary: r,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: c
			};
		}
		async function matchFiles(e, t, r) {
			const { createGlob: i, createGlobList: a } = await n.e(9248).then(n.bind(n, 2810));
			const c = new Set(t);
			const l = e.map((e) => e.replace(/^(!?)(?:\.\/)+/, "$1"));
			const u = l.filter((e) => !/[*?[\]{}!]/.test(e));
			const d = [];
			for (const e of u) if (!c.has(e) && await isThere(readAreaOf(r), e)) d.push(e);
			const f = [...t.filter(a(l)), ...d];
			const p = new Set(u);
			const m = l.filter((e) => !e.startsWith("!") && !d.includes(e) && !t.some(i(e)));
			if (f.length > 0) return {
				paths: f,
				areOthers: d.length > 0,
				inFull: p,
				unmatched: m
			};
			throw new s.y({
				message: `\`files\` matches no file below \`${(0, o.h0)(r.workingDirectory)}\``,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, f.UO)(e.folder, (0, d.resolve)(e.folder, t))) return false;
			return (await (0, l.s)(e, t)).kind !== "skipped";
		}
		var m = n(40701);
		;
		function unknownFileFinding(e) {
			const t = e === undefined ? "Nothing that `files` matches is" : `\`${(0, o.h0)(e)}\` is named by \`files\`, but is not`;
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
			const t = (0, o.h0)(e, 300);
			return {
				rule: "unmatched-glob",
				level: "warning",
				title: "Glob matches nothing",
				message: `\`${t}\` in \`files\` matches no file.`,
				fingerprint: `unmatched-glob ${t}`
			};
		}
		;
		const h = 2e3;
		const g = 16 * 1024 * 1024;
		function createBesideReader(e) {
			const t = new Map();
			return async (n) => {
				const r = t.get(n.folder) ?? readFolder(e, n);
				t.set(n.folder, r);
				return r;
			};
		}
		async function readFolder(e, { folder: t, wants: n, within: r }) {
			const i = await listFiles(e, t, r);
			if (i === undefined) return undefined;
			const a = new Map();
			let o = 0;
			for (const r of i.filter(n)) {
				const n = await (0, l.s)(e, (0, d.join)(t, r));
				if (n.kind === "unread") return undefined;
				if (n.kind === "skipped") continue;
				o += n.text.length;
				a.set(r, n.text);
				if (a.size > h || o > g) return undefined;
			}
			return a.size === 0 ? undefined : a;
		}
		async function listFiles(e, t, n) {
			const r = [...n];
			for (const i of n) {
				const n = [];
				const a = await (0, p.Fv)((0, d.join)(e.folder, t, i), {
					others: true,
					unread: n
				});
				if (n.some(({ path: e, reason: t }) => e !== "." || !/\((?:ENOENT|ENOTDIR)\)$/.test(t))) return undefined;
				r.push(...a.map((e) => `${i}/${e}`));
			}
			return r;
		}
		var _ = n(17500);
		var v = n(49140);
		;
		const y = 1e6;
		const b = 500;
		async function readWorkspace(e, t, n) {
			const r = openReading(await chooseFiles(e, t), t, n);
			if (r.chosen.paths.length > b) (0, u.h)();
			const o = [];
			for (const e of r.chosen.paths) if (n.kindOf(e) === undefined) passOver(r, e);
			else o.push(e);
			const s = createBesideReader(r.area);
			for (const e of o) {
				await (0, i.p)();
				if (t.signal.aborted) throw (0, _.Wm)(t.signal, "reading the files");
				const o = await readOne(r, e);
				const c = o.kind === "text" ? n.beside(e) : undefined;
				const l = c && await s(c);
				await (0, a.dK)(() => add(r, e, o, l));
			}
			return finish(r, e.length > 0);
		}
		function openReading(e, t, n) {
			const r = (0, v.H)(t);
			const i = {
				...readAreaOf(t),
				known: (0, l.J)()
			};
			return {
				chosen: e,
				deps: t,
				area: i,
				listed: {
					...i,
					areOrdinary: e.areOrdinary
				},
				shown: r,
				reader: n,
				paths: new Set(e.paths),
				files: new Map(),
				unread: e.unreadFolders.map(({ path: e, reason: t }) => unreadFile(r(e), t)),
				findings: e.unmatched.map(unmatchedGlobFinding),
				skipped: [],
				judged: 0,
				scanned: 0,
				unknown: 0
			};
		}
		function readOne(e, t) {
			const { listed: n, reader: r } = e;
			const i = r.companionOf(t);
			if (i === undefined) return (0, l.s)(n, t, r.filterOf(t));
			return readWithCompanion(e, t, i);
		}
		async function readWithCompanion({ area: e, listed: t, reader: n }, r, i) {
			const a = n.filterOf(r);
			const o = await (0, l.s)(e, i);
			if (o.kind !== "text") return await (0, l.s)(t, r, a);
			const s = a.matters(o.text) ? undefined : a;
			return {
				...await (0, l.s)(t, r, s),
				companion: {
					...o,
					path: i
				}
			};
		}
		function add(e, t, n, r) {
			const { shown: i, unread: a } = e;
			if (n.kind === "skipped") addSkipped(e, t, n.why);
			else if (n.kind === "unread") a.push(unreadFile(i(t), n.reason));
			else if (isLookedAt(e, t, n.linkedTo)) skipFile(e, "links to files that are looked at themselves", t);
			else addText(e, t, n, r);
		}
		function addSkipped(e, t, n) {
			if (n === c.gb) {
				passOver(e, t);
				return;
			}
			if (n === e.reader.filterOf(t).why) e.scanned += 1;
			skipFile(e, n, t);
		}
		function isLookedAt({ paths: e, reader: t }, n, r) {
			return r !== undefined && e.has(r) && t.kindOf(r) === t.kindOf(n);
		}
		function addText(e, t, n, r) {
			const { deps: i, files: a, reader: o, shown: s } = e;
			const { encoding: c, linkedTo: l, text: d } = n;
			if (d.length > y) (0, u.p)();
			const f = n.companion && {
				...n.companion,
				shown: s(n.companion.path)
			};
			const p = o.judge({
				path: t,
				shown: s(t),
				text: d,
				linkedTo: l,
				companion: f,
				beside: r
			});
			const { end: m } = p;
			if (m.kind === "unread") e.unread.push(unreadFile(s(t), m.why, m.line));
			else if (m.kind === "unknown-syntax") passOver(e, t);
			else e.judged += 1;
			if (p.isScanned) e.scanned += 1;
			for (const e of p.debug) i.host.log.debug(e);
			e.findings.push(...p.findings);
			e.unread.push(...p.unread);
			const h = p.malformed.flatMap(({ repair: e }) => e === undefined ? [] : [e]);
			const holds = (e) => p.references.some(({ file: t }) => t === e) || h.some(({ file: t }) => t === e);
			if (holds(t)) a.set(t, {
				text: d,
				encoding: c
			});
			if (f !== undefined && holds(f.path)) a.set(f.path, f);
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
			skipFile(e, "of a kind that is not scanned");
			if (n.inFull.has(t)) r.push(unknownFileFinding(i(t)));
		}
		function skipFile({ deps: e, skipped: t }, n, r) {
			if (r !== undefined) e.host.log.debug(`${(0, o.h0)(r)} is skipped: ${n}`);
			t.push({
				what: "files",
				why: n,
				count: 1
			});
		}
		function finish(e, t) {
			const { files: n, findings: i, judged: a, scanned: s, skipped: c, unknown: l, unread: u } = e;
			const d = c.filter(({ why: e }) => e === "not in the working tree").length;
			if (s === 0 && u.length === 0 && d > 0) throw nothingThere(d);
			if (t && s === 0 && i.length === 0 && u.length === 0) i.push(unknownFileFinding());
			const f = u.filter(({ kind: e }) => e === "file").map(({ what: e, why: t }) => ({
				what: (0, o.h0)(e, 300),
				why: (0, o.h0)(t, 500)
			}));
			const p = l === 1 ? "is" : "are";
			const h = `${(0, r.hS)(l, "file")} named by \`files\` ${p} of no kind that is understood.`;
			return {
				files: n,
				unread: u,
				findings: i,
				account: (0, m.X)(a, c, f),
				log: t && l > 0 ? [h] : []
			};
		}
		function nothingThere(e) {
			return new s.y({
				message: `there is nothing to look at: none of the ${(0, r.hS)(e, "file")} that git tracks here is in the working tree`,
				fix: "is the repository checked out? Run the checkout step before this one, or widen its sparse checkout"
			});
		}
	}),
	49140: ((e, t, n) => {
		t.H = createWorkspacePath;
		t.X = workspacePath;
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
	})
};
;
