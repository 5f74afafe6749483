"use strict";
exports.id = 7167;
exports.ids = [7167];
exports.modules = {
	77825: ((e, t, n) => {
		t.$ = groupBy;
		function groupBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				const i = n.get(e);
				if (i === undefined) n.set(e, [r]);
				else i.push(r);
			}
			return n;
		}
	}),
	49290: ((e, t, n) => {
		t.E = datedTime;
		t.K = relativeTime;
		var r = n(34150);
		var i = n(22475);
		const a = 6e4;
		const o = 36e5;
		const s = [
			[
				"minute",
				a,
				60
			],
			[
				"hour",
				o,
				48
			],
			[
				"day",
				i.sO,
				60
			],
			[
				"month",
				i.sO * 30.44,
				24
			]
		];
		const c = ["year", i.sO * 365.25];
		function relativeTime(e, t) {
			const n = Math.abs(t - e);
			if (n < a) return "just now";
			const [i, o] = s.find(([, e, t]) => n < e * t) ?? c;
			const l = (0, r.hS)(Math.floor(n / o), i);
			return e > t ? `in ${l}` : `${l} ago`;
		}
		function datedTime(e, t) {
			return `${relativeTime(e, t)} (${(0, i.FM)(e)})`;
		}
	}),
	44031: ((e, t, n) => {
		t.Rp = untaggedFinding;
		t.Xc = unreadWords;
		t.Yu = inScriptFinding;
		t.b4 = unreadFinding;
		t.jM = malformedFinding;
		t.jZ = parseFinding;
		t.n2 = toUnread;
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
			return t === 0 ? "" : `; ${(0, r.hS)(t, "file or reference", "files and references")} not read`;
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
		function inScriptFinding(e, t, n) {
			const r = (0, i.h0)(e, 300);
			return {
				rule: "in-script",
				level: "warning",
				title: "Image in a script",
				message: `\`${r}\` stands in a script or a value and could not be judged: ${(0, i.h0)(t, 300)}.`,
				artifact: r,
				location: n,
				fingerprint: `in-script ${n.file} ${r}`
			};
		}
		function untaggedFinding(e, t) {
			const n = (0, i.h0)(e, 300);
			return {
				rule: "untagged",
				level: "warning",
				title: "Image without a tag",
				message: `\`${n}\` has no tag, so it is only reported: as an image it means \`latest\`.`,
				fix: "Add a tag, so that it can be checked and pinned.",
				artifact: n,
				location: t,
				fingerprint: `untagged ${t.file} ${n}`
			};
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
		function toUnread({ kind: e, location: t, what: n, why: r }) {
			const a = e === "file" ? "" : ` (${t.file}:${t.line})`;
			return {
				what: `${(0, i.h0)(n, 300)}${(0, i.h0)(a, 300)}`,
				why: (0, i.h0)(r, 500)
			};
		}
	}),
	76415: ((e, t, n) => {
		t.C = createImageFilter;
		var r = n(63664);
		async function createImageFilter(e) {
			if (e.length === 0) return () => false;
			const { createImageGlobList: t, registryImageName: i } = await n.e(9248).then(n.bind(n, 77275));
			const a = t(e);
			return ({ complete: e, repository: t }, n) => a([i(t, n), `${(0, r.e1)(e)}:${n}`]);
		}
	}),
	28662: ((e, t, n) => {
		t.Bo = placeMarkdown;
		t.GA = placesMarkdown;
		t.RT = openTable;
		t.Y1 = findingBlocks;
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
	23447: ((e, t, n) => {
		n.d(t, {
			P: () => r,
			W: () => i
		});
		const r = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u26D4"
		};
		const i = {
			error: "\u274C",
			warning: "\u26A0\uFE0F",
			notice: "\u2139\uFE0F"
		};
	}),
	58819: ((e, t, n) => {
		t.K = problemsMarkdown;
		t.R = proseMarkdown;
		var r = n(26963);
		function proseMarkdown(e) {
			const t = e.split("`");
			if (t.length % 2 === 0) return (0, r.FV)(e);
			return t.map((e, t) => t % 2 === 0 ? keepEnds(e) : (0, r.fl)(e)).join("");
		}
		function keepEnds(e) {
			const t = /^\s/.test(e) ? " " : "";
			const n = /\S\s+$/.test(e) ? " " : "";
			return `${t}${(0, r.FV)(e)}${n}`;
		}
		function problemsMarkdown(e) {
			const t = e.map(({ copy: e, fix: t, location: n, message: i }) => {
				const a = [i, ...t === undefined ? [] : t.split("\n")];
				const o = n === undefined ? "" : `${(0, r.fl)(`${n.file}:${n.line}`)} `;
				const s = `- \u274C ${o}${a.map(proseMarkdown).join("<br>").replace(/\n/g, " ")}\n`;
				return e === undefined ? s : `${s}\n${(0, r.hl)(e, "json").replace(/^/gm, "  ")}\n\n`;
			});
			return {
				...(0, r.AX)([]),
				rows: t
			};
		}
	}),
	24086: ((e, t, n) => {
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
	}),
	25235: ((e, t, n) => {
		t.P = chooseFiles;
		t.R = readAreaOf;
		var r = n(76760);
		var i = n(38086);
		var a = n(45794);
		var o = n(48636);
		var s = n(41706);
		var c = n(99004);
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return {
				folder: t,
				root: (0, o.UO)(n, t) ? n : t
			};
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!(0, o.lQ)(n)) {
				throw new a.y({
					message: `\`working-directory\`: \`${(0, i.h0)(n)}\` is not a folder`,
					input: "working-directory"
				});
			}
			const { areOrdinary: r, byGit: s, paths: l, unread: u } = await (0, c.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!s) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is looked at.");
			if (e.length > 0) {
				const { areOthers: n, ...i } = await matchFiles(e, l, t);
				return {
					...i,
					areOrdinary: r && !n,
					unreadFolders: u
				};
			}
			if (l.length === 0 && u.length === 0) {
				throw new a.y({
					message: `there is nothing to look at: ${s ? "git tracks no file" : "there is no file"} in \`${(0, i.h0)(n)}\``,
					fix: "is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`"
				});
			}
			return {
				paths: l,
				areOrdinary: r,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: u
			};
		}
		async function matchFiles(e, t, r) {
			const { createGlob: o, createGlobList: s } = await n.e(9248).then(n.bind(n, 2810));
			const c = new Set(t);
			const l = e.map((e) => e.replace(/^(!?)(?:\.\/)+/, "$1"));
			const u = l.filter((e) => !/[*?[\]{}!]/.test(e));
			const d = [];
			for (const e of u) if (!c.has(e) && await isThere(readAreaOf(r), e)) d.push(e);
			const f = [...t.filter(s(l)), ...d];
			const p = new Set(u);
			const m = l.filter((e) => !e.startsWith("!") && !d.includes(e) && !t.some(o(e)));
			if (f.length > 0) return {
				paths: f,
				areOthers: d.length > 0,
				inFull: p,
				unmatched: m
			};
			throw new a.y({
				message: `\`files\` matches no file below \`${(0, i.h0)(r.workingDirectory)}\``,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, o.UO)(e.folder, (0, r.resolve)(e.folder, t))) return false;
			return (await (0, s.s)(e, t)).kind !== "skipped";
		}
	}),
	56306: ((e, t, n) => {
		t.i = openFileThreads;
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
	6985: ((e, t, n) => {
		t.i = readWorkspace;
		var r = n(34150);
		var i = n(38086);
		var a = n(45794);
		var o = n(27846);
		;
		const s = [
			"foreign",
			"ignored",
			"unresolved",
			"untagged",
			"script"
		];
		function collectReferences(e) {
			const t = {
				foreign: 0,
				ignored: 0,
				unresolved: 0,
				untagged: 0,
				script: 0
			};
			for (const n of e) for (const e of s) t[e] += n.left[e];
			const n = uniqueReferences(e.flatMap((e) => e.references));
			const r = e.filter(({ isScanned: e }) => e).length;
			return {
				references: n,
				malformed: e.flatMap((e) => e.malformed),
				skipped: [
					{
						what: "references",
						why: "of other registries",
						count: t.foreign
					},
					{
						what: "references",
						why: "with an ignore comment",
						count: t.ignored
					},
					{
						what: "references",
						why: "that do not name this registry",
						count: t.unresolved
					},
					{
						what: "references",
						why: "without a tag in texts",
						count: t.untagged
					},
					{
						what: "references",
						why: "that cannot be known, in scripts",
						count: t.script
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
			for (const e of r.paths) if ((0, c.yK)(e) === undefined) passOver(i, e);
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
			else if (i.kind === "unknown-syntax") passOver(e, t);
			else e.judgedFiles += 1;
			if (r.isScanned) e.scanned += 1;
			for (const t of r.debug) e.deps.host.log.debug(t);
			e.judged.push(r);
			e.judgedPaths.push(t);
			e.findings.push(...r.findings);
			e.unread.push(...r.unread);
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
	})
};
;
