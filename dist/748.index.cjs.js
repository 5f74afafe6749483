"use strict";
exports.id = 748;
exports.ids = [748];
exports.modules = {
	22748: ((e, t, n) => {
		n.r(t);
		n.d(t, { pinReferences: () => pinReferences });
		var r = n(34150);
		var i = n(99004);
		var a = n(96299);
		var o = n(50680);
		var s = n(56306);
		var c = n(5316);
		var l = n(8155);
		var u = n(66364);
		var d = n(77825);
		var f = n(38086);
		var p = n(23368);
		;
		async function planChanges(e, t, n) {
			const r = Array.from((0, d.$)(e, ({ reference: e }) => e.file ?? "")).flatMap(([e, n]) => {
				const r = t.get(e);
				const i = r && editTask(e, n, t);
				return r === undefined || i === undefined ? [] : [{
					path: e,
					some: n,
					file: r,
					task: i
				}];
			});
			const i = await n.handleOrLose(r.map(({ task: e }) => e));
			const a = [];
			const o = [];
			for (const [e, { file: t, path: n, some: s }] of r.entries()) {
				const { encoding: r, text: c } = t;
				const { after: l, findings: u, moved: d } = planFile(s, editedFile(i[e], c, s));
				o.push(...u);
				if (l === c) continue;
				const m = s[0]?.reference.location?.file ?? n;
				const h = (0, p.K)((0, f.h0)(m), c, l);
				a.push({
					path: n,
					shown: m,
					before: c,
					after: l,
					encoding: r,
					diff: h,
					moved: d
				});
			}
			return {
				changes: a,
				findings: o
			};
		}
		function editTask(e, t, n) {
			const r = t[0]?.reference.readBy ?? e;
			const i = n.get(e);
			const a = n.get(r);
			if (i === undefined || a === undefined) return undefined;
			return {
				kind: "edit",
				path: r,
				text: a.text,
				companion: r === e ? undefined : {
					path: e,
					shown: e,
					text: i.text
				},
				builds: a.builds,
				moves: t.flatMap(({ reference: e, target: t }) => (0, u.sH)(e) ? [{
					reference: e,
					digest: t.record.digest
				}] : [])
			};
		}
		function editedFile(e, t, n) {
			if (e?.kind === "answer" && e.answer.kind === "edit") return e.answer.edited;
			const r = `reading it again ${e?.kind === "lost" ? e.why : "failed"}`;
			return {
				after: t,
				moved: [],
				refused: n.map((e, t) => ({
					move: t,
					reason: r
				}))
			};
		}
		function planFile(e, { after: t, moved: n, refused: r }) {
			const i = n.flatMap((t) => e[t] ?? []);
			const a = i.filter(({ reference: { reason: e, reference: t }, target: n }) => e !== undefined || n.unverified.has(t.digest ?? ""));
			return {
				after: t,
				moved: i,
				findings: [...r.flatMap(({ move: t, reason: n }) => {
					const r = e[t]?.reference;
					return r === undefined ? [] : [notEditable(r, n)];
				}), ...a.map(({ reference: e }) => replaced(e))]
			};
		}
		function notEditable(e, t) {
			const n = (0, u.lD)(e);
			return placed(e, {
				rule: (0, u.x)(e) ? "in-script" : "not-editable",
				level: "warning",
				title: "Cannot be pinned here",
				message: `\`${n}\` was not pinned: ${(0, f.h0)(t, 400)}.`,
				artifact: n
			});
		}
		function replaced(e) {
			const { reason: t, text: n } = e;
			const r = t === undefined ? (0, u.lD)(e) : (0, f.h0)(n, 300);
			return placed(e, {
				rule: "unverified",
				level: "warning",
				title: "Unverified digest replaced",
				message: t === undefined ? `\`${(0, u.kz)(e)}\` never had the digest that it was pinned to, so \`pin\` replaces it.` : `\`${r}\`: ${(0, f.h0)(t, 300)}, so \`pin\` replaces it.`,
				artifact: r
			});
		}
		function placed({ location: e }, t) {
			const n = `${t.rule} ${e?.file ?? ""} ${t.artifact ?? ""}`;
			return {
				...t,
				...e === undefined ? {} : { location: e },
				fingerprint: n
			};
		}
		var m = n(8385);
		var h = n(8754);
		;
		function withFallback(e, t) {
			const orElse = (e, t) => async (n, ...r) => {
				const i = await e(n, ...r);
				return i.kind === "found" ? i : t(n, ...r);
			};
			return (0, h.H2)({
				treeOf: orElse(e.treeOf, t.treeOf),
				entries: orElse(e.entries, t.entries),
				blob: orElse(e.blob, t.blob)
			});
		}
		async function treeWith(e, t, n) {
			const r = await e.entries(t);
			if (r.kind === "failed") return r;
			let i = n.size;
			const a = [];
			for (const t of r.value) {
				const r = n.get(t.name);
				const o = `${t.name}/`;
				const s = [...n].filter(([e]) => e.startsWith(o));
				if (r !== undefined && r.before === t.id && t.mode.startsWith("100")) {
					a.push({
						...t,
						id: r.after
					});
					i -= 1;
				} else if (s.length > 0 && t.mode === "40000") {
					const n = new Map(s.map(([e, t]) => [e.slice(o.length), t]));
					const r = await treeWith(e, t.id, n);
					if (r.kind === "failed" || r.value === undefined) return r;
					a.push({
						...t,
						id: r.value
					});
					i -= s.length;
				} else a.push(t);
			}
			const o = i === 0 ? (0, m.mJ)("tree", (0, m.hN)(a), t.length) : undefined;
			return {
				kind: "found",
				value: o
			};
		}
		;
		function isWorkflow({ path: e }) {
			return /^\.github\/workflows\//i.test(e);
		}
		class Refused extends Error {
			refusal;
			constructor(e) {
				super(e.message);
				this.refusal = e;
			}
		}
		var g = n(17177);
		var _ = n(26963);
		var v = n(22475);
		var y = n(28662);
		var b = n(52309);
		var x = n(87823);
		var S = n(63144);
		var C = n(39589);
		;
		const w = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
		const ee = /^Platform-Actions-Pins: [0-9a-f]{40}$/m;
		function branchKey(e) {
			return (0, C.ax)("pins", e).slice(0, 16);
		}
		function printBodyMark({ digests: e, image: t, key: n }) {
			return `<!-- platform-actions pins ${n} ${e}${t === undefined ? "" : ` ${t}`} -->`;
		}
		function readBodyMark(e) {
			const [, t, n, r] = w.exec(e) ?? [];
			return t === undefined || n === undefined ? undefined : {
				key: t,
				digests: n,
				image: r
			};
		}
		function withClosedMark(e) {
			const t = readBodyMark(e);
			const n = t === undefined ? e : e.replace(w, printBodyMark({
				...t,
				digests: "closed"
			}));
			return n.replace(E, `- [ ] ${T}`);
		}
		function printTrailer(e) {
			return `Platform-Actions-Pins: ${e}`;
		}
		function hasTrailer(e) {
			return ee.test(e);
		}
		const T = "<!-- platform-actions rewrite -->";
		const E = new RegExp(`^- \\[x\\] ${T}`, "im");
		function printBox(e) {
			return `- [ ] ${T} ${e}`;
		}
		function isTicked(e) {
			return E.test(e);
		}
		const D = {
			workflows: undefined,
			notAdded: []
		};
		const te = /^<!-- platform-actions refused ([\w%.!~*'()]+) -->$/m;
		function printMemory(e) {
			if (e.workflows === undefined && e.notAdded.length === 0) return "";
			return `<!-- platform-actions refused ${encodeURIComponent(JSON.stringify(e)).replaceAll("-", "%2D")} -->\n`;
		}
		function readMemory(e) {
			const [, t] = te.exec(e) ?? [];
			if (t === undefined) return D;
			try {
				const e = JSON.parse(decodeURIComponent(t));
				const n = (0, S._F)(e, "notAdded");
				return {
					workflows: (0, S.b6)((0, S._F)(e, "workflows")),
					notAdded: Array.isArray(n) ? n.flatMap(decodeNames) : []
				};
			} catch {
				return D;
			}
		}
		function decodeNames(e) {
			if (!(0, S.u4)(e)) return [];
			const { fix: t, message: n, names: r, what: i } = e;
			const a = i === "labels" || i === "assignees" || i === "reviewers";
			if (!a || typeof n !== "string" || !Array.isArray(r)) return [];
			return [{
				what: i,
				names: r.filter((e) => typeof e === "string"),
				message: n,
				fix: (0, S.b6)(t)
			}];
		}
		const ne = /\b\d+ (?:hour|day|week|month|year)s?\b|\bunder an hour\b|^Written by .*$/gm;
		function isSameBody(e, t) {
			const stable = (e) => e.replaceAll("\r\n", "\n").replace(ne, "").trim();
			return stable(e) === stable(t);
		}
		;
		const re = 65e3;
		const ie = 36e5;
		const ae = 15;
		const O = 20;
		function renderBody({ leftOut: e, mark: t, memory: n, minAgeMs: r, now: i, rows: a, runUrl: o }) {
			const s = movesTable(a, i);
			const c = a.length > ae;
			const l = [
				`${printBodyMark(t)}\n${printMemory(n)}${introduction(a, r)}`,
				...totals(a),
				...c ? [] : [s],
				...namedAdvisories(a)
			];
			const u = e.map((e) => `\u26A0\uFE0F ${(0, b.Rw)(e)}`);
			if (e.length > 0) l.push("**Not in this pull request:**", (0, _.AX)(u));
			l.push(se, printBox(oe));
			if (o !== undefined) l.push(`Written by [this run](${encodeURI(o)}).`);
			if (c) l.push((0, _.GE)(`All ${a.length} images`, s));
			l.push((0, _.GE)("Full digests", digestsTable(a)));
			const d = a.flatMap(({ image: e, places: t }) => t.map((t) => `${(0, y.Bo)(t)}: ${(0, _.fl)(e.name)}`));
			l.push((0, _.GE)("Files and lines", (0, _.AX)(d)));
			return (0, _.Co)(l, re).text;
		}
		function introduction(e, t) {
			const n = (0, r.iD)(e.length, "this image", `these ${e.length} images`);
			const i = t === undefined ? "" : "newest ";
			const a = (0, r.iD)(e.length, "digest that its tag has", "digests that their tags have");
			const o = t === undefined ? "now" : `had for at least ${(0, v.PP)(t)}`;
			return `This pull request pins ${n} to the ${i}${a} ${o}.`;
		}
		function totals(e) {
			const t = e.filter(({ life: e }) => e?.state === "grace" || e?.state === "deprecated").length;
			const n = `\u26A0\uFE0F ${(0, r.hS)(t, "tag is", "tags are")} past end of life or in a grace period.`;
			return [...comparisons(e), ...t === 0 ? [] : [n]];
		}
		function comparisons(e) {
			const t = e.flatMap(({ advisories: e }) => e ?? []);
			if (t.length === 0) return [];
			const [n, i] = [t.flatMap((e) => e.fixes), t.flatMap((e) => e.brings)];
			const a = t.flatMap((e) => e.packages);
			const o = A.map((e) => `${countKind(a, e)} ${e}`);
			const [s, c, l] = e.length === 1 ? [
				"The new image",
				"fixes",
				"brings"
			] : [
				"The new images",
				"fix",
				"bring"
			];
			const u = t.length === e.length ? "" : ` Compared: ${t.length} of ${(0, r.hS)(e.length, "image")}.`;
			return [`**${s} ${c} ${severitiesOf(n)} and ${l} ${severitiesOf(i)}.** Packages: ${o.join(", ")}.${u}`];
		}
		const k = [
			"critical",
			"high",
			"medium",
			"low",
			"none",
			"unknown"
		];
		function severitiesOf(e) {
			if (e.length === 0) return "no advisory";
			const t = k.flatMap((t) => {
				const n = e.filter((e) => e.severity === t).length;
				return n === 0 ? [] : [`${n} ${t}`];
			});
			return `${(0, r.hS)(e.length, "advisory")} (${t.join(", ")})`;
		}
		function namedAdvisories(e) {
			const t = ["brings", "fixes"].flatMap((t) => e.flatMap(({ advisories: e, image: n }) => {
				const r = t === "brings" ? "\u26A0\uFE0F brings" : t;
				return (e?.[t] ?? []).map((e) => ({
					...e,
					image: n,
					how: r
				}));
			}).sort((e, t) => k.indexOf(e.severity) - k.indexOf(t.severity)));
			if (t.length === 0) return [];
			const n = (0, _.oS)([
				"",
				"Advisory",
				"Severity",
				"Package",
				"Fixed in",
				"Image"
			], t.slice(0, O).map(({ artifact: e, fixedVersion: t = "", how: n, id: r, image: i, severity: a }) => {
				const o = [
					e,
					t,
					i.name
				].map((e) => (0, _.fl)(e));
				return [
					n,
					(0, _.FV)(r),
					a,
					...o
				];
			}));
			const i = t.length - O;
			return i > 0 ? [n, `And ${(0, r.hS)(i, "more advisory", "more advisories")}.`] : [n];
		}
		const oe = "Tick this box to have the next run rewrite this pull request: its branch, without commits by others, and this text.";
		const se = ["To skip an image, write `# platform-actions: ignore` on its line or on the line above, or add it to `ignore-images`.", "If you close this pull request, it is not opened again for the same digests. If you add a commit to its branch, it is no longer updated until you tick the box. Each run rewrites this text."].join("\n\n");
		function movesTable(e, t) {
			const n = e.some(({ advisories: e }) => e !== undefined);
			const r = e.some(({ life: e }) => e !== undefined);
			const i = [
				"Image",
				"From \u2192 to",
				(0, y.h5)("Age and date"),
				...n ? ["Advisories", "Packages"] : [],
				...r ? [(0, y.h5)("State of the tag")] : []
			];
			return (0, _.oS)(i, e.map((e) => [
				(0, _.fl)(e.image.name),
				`${fromMarkdown(e)} \u2192&nbsp;${(0, x.VK)(e.image.to)}`,
				`${renderAge(t - e.since)}<br>${(0, v.FM)(e.since)}`,
				...n ? differenceCells(e.advisories) : [],
				...r ? [lifeMarkdown(e.life)] : []
			]));
		}
		function fromMarkdown({ image: e, isUnverified: t }) {
			if (e.from === undefined) return "not pinned";
			return `${(0, x.VK)(e.from)}${t ? " \u26A0\uFE0F the tag never had it" : ""}`;
		}
		function renderAge(e) {
			if (e >= 2 * v.sO) return (0, v.KW)(0, e).replace(/ ago$/, "");
			if (e >= v.sO) return "1 day";
			const t = Math.floor(e / ie);
			return t < 1 ? "under an hour" : (0, r.hS)(t, "hour");
		}
		function differenceCells(e) {
			if (e === undefined) return ["not compared", ""];
			const { brings: t, fixes: n, packages: r } = e;
			const [i, a, o] = A.map((e) => countKind(r, e));
			return [`fixes ${n.length}, brings ${t.length}`, `+${i} \u2212${a} ~${o}`];
		}
		const A = [
			"added",
			"removed",
			"updated"
		];
		function countKind(e, t) {
			return e.filter((e) => e.kind === t).length;
		}
		function lifeMarkdown(e) {
			const t = e?.suggestion === undefined ? "" : `; move to ${(0, _.fl)(e.suggestion)}`;
			const n = e?.until === undefined ? undefined : (0, v.FM)(e.until);
			switch (e?.state) {
				case "active": return n === undefined ? "active" : `active until<br>${n}${t}`;
				case "grace": return `\u26A0\uFE0F in its grace period${n === undefined ? "" : ` until<br>${n}`}${t}`;
				case "deprecated": return `\u274C end of life${n === undefined ? "" : `<br>${n}`}${t}`;
				case "not-found": return "\u26A0\uFE0F not found";
				default: return "unknown";
			}
		}
		function digestsTable(e) {
			return (0, _.oS)([
				"Image",
				"From",
				"To"
			], e.map(({ image: e }) => [
				(0, _.fl)(e.name),
				e.from === undefined ? "not pinned" : (0, _.fl)(e.from),
				(0, _.fl)(e.to)
			]));
		}
		;
		function decide({ branch: e, commits: t, pulls: n }, r) {
			const i = n.find(({ state: e }) => e === "open");
			const a = i === undefined ? declinedPull(n, r) : undefined;
			const o = i === undefined && n[0]?.state === "closed" ? n[0] : undefined;
			const s = [
				i,
				o,
				a
			].some((e) => e !== undefined && isTicked(e.body));
			const { why: c } = t;
			if (e !== undefined && c !== undefined && !s) return {
				kind: "foreign",
				pull: i,
				closed: o,
				head: e.head,
				why: c
			};
			if (!r.hasPins) {
				if (i === undefined) return { kind: "nothing" };
				if (!r.isComplete) return {
					kind: "wait",
					pull: i
				};
				return {
					kind: "close",
					pull: i,
					head: e?.head,
					hasOthers: c !== undefined
				};
			}
			const l = e === undefined && c !== undefined;
			if (a !== undefined && !s && !l) return {
				kind: "declined",
				pull: a
			};
			const u = e?.commits?.[0]?.parents[0] === r.start;
			const d = t.isCurrent && (!s || u);
			return {
				kind: "keep",
				pull: i,
				head: e?.head,
				isCurrent: d,
				isAsked: s
			};
		}
		function declinedPull(e, { base: t, digests: n }) {
			return e.find((e) => e.state === "closed" && e.base === t && readBodyMark(e.body)?.digests === n);
		}
		;
		function kept(e, t, n, { findings: r }, i) {
			return {
				plan: e,
				operation: t,
				pull: n,
				findings: r,
				refusals: [],
				note: i
			};
		}
		async function note(e, t) {
			await e.catch((e) => {
				if (!(e instanceof Refused)) throw e;
				const { fix: n, message: r } = e.refusal;
				const i = finding("pull-request-incomplete", "Incomplete", r);
				t.findings.push(n === undefined ? i : {
					...i,
					fix: n
				});
			});
		}
		async function checkAll({ branch: e }, { base: t, pulls: n }, r) {
			const i = await n.check(e, t, r);
			const [a] = i;
			if (a === undefined) return;
			const o = [...new Set(i.flatMap(({ fix: e }) => e ?? []))];
			const s = i.map((e) => e.message).join("; ");
			throw new Refused({
				...a,
				message: s,
				fix: o.join("\n")
			});
		}
		function workflowFinding(e, t) {
			const n = `\`${(0, f.h0)(e)}\` is not in the pull request, because the token may not change workflow files (${t}).`;
			return {
				...finding("workflow-left-out", "Workflow left out", n),
				fix: "Set `github-token` to a GitHub App token with the permission `workflows: write`, or pin the file by hand.",
				location: {
					file: e,
					line: 1
				},
				fingerprint: `workflow-left-out ${e}`
			};
		}
		function notAddedFinding({ fix: e, message: t, names: n }) {
			const r = n.map((e) => `\`${(0, f.h0)(e, 100)}\``).join(", ");
			const i = finding("pull-request-incomplete", "Incomplete", `${r}: ${(0, f.h0)(t, 500)}`);
			return e === undefined ? i : {
				...i,
				fix: (0, f.h0)(e, 500)
			};
		}
		function finding(e, t, n) {
			return {
				rule: e,
				level: "warning",
				title: t,
				message: n,
				fingerprint: `${e} ${n}`
			};
		}
		var j = n(24344);
		var M = n(60983);
		var N = n(16349);
		var ce = n(41758);
		var le = n(34733);
		;
		const P = {
			why: undefined,
			isCurrent: false
		};
		async function judgeCommits(e, t, n) {
			if (e === undefined) return {
				why: "it has too many commits to be ours",
				isCurrent: false
			};
			for (const { message: t, oid: n, parents: r, signature: i } of e) {
				const e = i === "unverified" || !hasTrailer(t) || r.length !== 1;
				if (e) return {
					why: notOurs(n),
					isCurrent: false
				};
			}
			const [r] = e;
			if (r === undefined) return P;
			if (e.length === 1 && await isAsPlanned(r, t, n)) return {
				...P,
				isCurrent: true
			};
			for (const t of e) if (!await isRewritten(t, n)) return {
				why: notOurs(t.oid),
				isCurrent: false
			};
			return P;
		}
		const notOurs = (e) => `commit ${e.slice(0, 12)} is not from this command`;
		async function isAsPlanned({ parents: e, tree: t }, n, { trees: r }) {
			if (n.length === 0) return false;
			const blob = (e) => (0, m.mJ)("blob", e, t.length);
			const i = new Map();
			for (const { before: e, file: t } of n) i.set(t.path, {
				before: blob(e),
				after: blob(t.bytes)
			});
			const a = valueIn(await r.treeOf(e[0] ?? ""));
			return valueIn(await treeWith(r, a, i)) === t;
		}
		const ue = 8;
		const de = 64 * 1024 * 1024;
		async function isRewritten({ parents: e, tree: t }, { rewrite: n, trees: r }) {
			const i = valueIn(await r.treeOf(e[0] ?? ""));
			const a = r;
			const o = await (0, N.CJ)({
				source: a,
				tree: i
			}, {
				source: a,
				tree: t
			}, N.PW.github);
			const s = valueIn(o);
			const c = s.every(({ after: e, before: t }) => t?.mode.startsWith("100") === true && t.mode === e?.mode);
			if (!c) return false;
			const l = await (0, j.Pk)(s, ue, async ({ after: e, before: t, path: n }) => {
				const [i, a] = await Promise.all([t, e].map(async (e) => valueIn(await r.blob(e?.id ?? "", de))));
				return {
					path: n,
					before: i ?? Buffer.of(),
					after: a ?? Buffer.of()
				};
			});
			const u = await n(l);
			return l.every(({ after: e, path: t }) => u.get(t)?.equals(e) === true);
		}
		function valueIn(e) {
			if (e.kind === "found") return e.value;
			const t = `the commits of the branch cannot be read: ${e.why}`;
			throw new Refused({
				reason: "unavailable",
				message: t,
				fix: "run again"
			});
		}
		function createRewrite(e, t, n, r) {
			const i = new Map([...n.files.keys()].map((e) => [r.pathOf(e), e]));
			return async (r) => {
				const a = [];
				for (const e of r) a.push(...await formerFile(e, i.get(e.path), n));
				const o = new Set(a.flatMap((e) => [...e.digests.after]));
				const s = a.flatMap((e) => e.references);
				const c = await (0, l.RP)(e, t, s, async ({ kept: e, read: n }) => (0, ce.cF)(await (0, le.A)(n, [...o], e), t.clock.now()));
				const [d] = c.problems.filter(({ kind: e }) => e !== "usage");
				if (d !== undefined) throw new Refused({
					reason: "unavailable",
					message: d.message,
					fix: d.fix
				});
				const f = a.flatMap((e) => e.references.flatMap((t) => {
					const n = newestOf(c.known.get((0, u.E4)(t)) ?? [], e.digests);
					if (n === undefined || n.digest === t.reference.digest) return [];
					const r = {
						unverified: new Set(),
						superseded: new Map()
					};
					return [{
						reference: t,
						target: {
							record: n,
							recent: [],
							kept: false,
							...r
						}
					}];
				}));
				const p = new Map([...n.files, ...a.map((e) => [e.key, e])]);
				const { changes: m } = await planChanges(f, p, n.threads);
				const h = new Map(a.map(({ key: e, path: t }) => [e, t]));
				return new Map(m.map(({ after: e, encoding: t, path: n }) => [h.get(n) ?? n, (0, M.wx)(e, t)]));
			};
		}
		async function formerFile({ after: e, before: t, path: n }, r, { files: i, references: a, threads: o }) {
			const [s, c] = [(0, M.g7)(t), (0, M.g7)(e)];
			if (s === undefined || c === undefined) return [];
			const l = {
				before: digestsIn(s.text),
				after: digestsIn(c.text)
			};
			const u = {
				...s,
				path: n,
				digests: l
			};
			if (r !== undefined && i.get(r)?.text === s.text) return [{
				...u,
				key: r,
				references: a.filter(({ file: e }) => e === r)
			}];
			const d = {
				path: r ?? n,
				shown: n,
				text: s.text
			};
			const [f] = await o.handle([{
				kind: "judge",
				file: d
			}]);
			if (f?.kind !== "answer" || f.answer.kind !== "judge") return [];
			const { malformed: p, references: m } = f.answer.judged;
			const h = p.filter((e) => e.kind === "reference");
			return [{
				...u,
				key: d.path,
				references: [...m, ...h]
			}];
		}
		function digestsIn(e) {
			return new Set(e.match(/\bsha256:[0-9a-f]{64}\b/g) ?? []);
		}
		function newestOf(e, { after: t, before: n }) {
			const r = e.filter(({ digest: e }) => t.has(e));
			return r.findLast(({ digest: e }) => !n.has(e)) ?? r.at(-1);
		}
		var F = n(63664);
		;
		function movedRows(e) {
			const t = e.flatMap((e) => e.moved);
			const n = (0, d.$)(t, ({ reference: e, target: t }) => JSON.stringify([
				(0, F.Yk)(e.image.complete),
				e.reference.digest,
				t.record.digest
			]));
			return Array.from(n.values(), (e) => {
				const [t] = e;
				const { image: n, reference: r } = t.reference;
				const { record: i, superseded: a, unverified: o } = t.target;
				const s = r.digest;
				const { organization: c, repository: l, tag: u } = n;
				const d = (0, F.Yk)({
					...n.complete,
					digest: undefined
				});
				return {
					image: {
						organization: c,
						repository: l,
						tag: u,
						name: d,
						from: s,
						to: i.digest
					},
					since: i.time,
					superseded: s === undefined ? undefined : a.get(s),
					isUnverified: s !== undefined && o.has(s),
					places: e.flatMap(({ reference: { location: e } }) => e ?? [])
				};
			});
		}
		function digestsKey(e) {
			const t = new Set(e.map(({ image: e }) => `${e.repository}:${e.tag}@${e.to}`));
			return (0, C.ax)("digests", ...[...t].sort()).slice(0, 40);
		}
		const fe = 4;
		async function readCommittedFiles(e, t) {
			const n = new Map();
			const r = [];
			const i = await (0, j.Pk)(t, fe, async (t) => {
				const n = e.pathOf(t.path);
				return {
					change: t,
					path: n,
					blob: n === undefined ? undefined : await e.read(n)
				};
			});
			for (const { blob: e, change: t, path: a } of i) {
				const i = e?.kind === "blob" ? encoderOf(t, e.bytes) : undefined;
				if (a !== undefined && e?.kind === "blob" && i !== undefined) n.set(t.path, {
					path: a,
					mode: e.mode,
					encode: i
				});
				else r.push(leftOut(t, e?.kind === "blob" ? "differs from" : "is not a file of"));
			}
			return {
				files: n,
				findings: r
			};
		}
		function encoderOf({ before: e, encoding: t }, n) {
			const plain = (e) => (0, M.wx)(e, t);
			const unix = (e) => (0, M.wx)(e.replaceAll("\r\n", "\n"), t);
			return [plain, unix].find((t) => t(e).equals(n));
		}
		function leftOut({ moved: e, shown: t }, n) {
			const r = e[0]?.reference.location;
			return {
				rule: "not-as-committed",
				level: "warning",
				title: "Not in the pull request",
				message: `\`${(0, f.h0)(t)}\` ${n} the checked-out commit, so the pull request does not contain it.`,
				...r === undefined ? {} : { location: r },
				fingerprint: `not-as-committed ${t}`
			};
		}
		function plannedFiles(e, t) {
			return e.flatMap((e) => {
				const n = t.get(e.path);
				if (n === undefined) return [];
				const { encode: r, mode: i, path: a } = n;
				const o = r(e.after);
				return [{
					change: e,
					before: r(e.before),
					file: {
						path: a,
						mode: i,
						bytes: o
					}
				}];
			});
		}
		;
		async function bringUp(e, t, { decision: n, memory: r }, i) {
			const { pull: a } = n;
			if (a !== undefined && i.operation === undefined && isKept(e, t, {
				decision: n,
				memory: r
			})) {
				i.findings.push(...findingsOf(e, r));
				return kept(e, "unchanged", a, i);
			}
			if (a === undefined && !t.mayOpen()) return kept(e, "none", undefined, i, "`max-pull-requests` has been reached; the next run continues.");
			return writeAnew(e, t, {
				decision: n,
				memory: r
			}, i);
		}
		function isKept(e, t, { decision: n, memory: r }) {
			const { isAsked: i, isCurrent: a, pull: o } = n;
			if (!a || i || o === undefined) return false;
			const { body: s, left: c } = bodyOf(e, t, r);
			const l = o.title === e.title && o.base === t.base && isSameBody(o.body, s);
			const u = missingOn(o, t);
			const d = new Set(r.notAdded.flatMap(({ names: e, what: t }) => e.map((e) => `${t} ${e}`)));
			const f = ["labels", "assignees"].every((e) => u[e].every((t) => d.has(`${e} ${t}`)));
			return l && f && c.length < e.files.length;
		}
		function bodyOf(e, { render: t }, n) {
			const r = withoutRefused(e, n);
			const i = e.files.filter((e) => !r.files.includes(e));
			return {
				body: t(r, i, n),
				left: i
			};
		}
		function findingsOf(e, { notAdded: t, workflows: n }) {
			const r = n === undefined ? [] : e.files.filter(({ file: e }) => isWorkflow(e));
			return [...r.map(({ change: e }) => workflowFinding(e.shown, n ?? "")), ...t.map(notAddedFinding)];
		}
		async function writeAnew(e, t, n, r) {
			const { base: i, pulls: a } = t;
			const { pull: o } = n.decision;
			await checkAll(e, t, o);
			const { head: s, workflows: c } = await commitPins(e, t, n, r);
			const l = {
				workflows: c,
				notAdded: []
			};
			const { body: u, left: d } = bodyOf(e, t, l);
			if (d.length === e.files.length) {
				r.findings.push(...findingsOf(e, l));
				return kept(e, o === undefined ? "none" : "unchanged", o, r);
			}
			const f = n.decision.head === undefined ? s : undefined;
			const p = o ?? await openPull(e, t, {
				body: u,
				made: f
			}, r);
			const m = r.operation === "created" || readBodyMark(p.body)?.digests !== digestsOf(e);
			const h = await decorate(p, t, {
				isNews: m,
				memory: n.memory
			}, r);
			const g = {
				workflows: c,
				notAdded: h
			};
			r.findings.push(...findingsOf(e, g));
			const _ = h.length === 0 ? u : bodyOf(e, t, g).body;
			const v = p.title === e.title && p.base === i && p.body === _;
			if (v) return kept(e, r.operation ?? "unchanged", p, r);
			r.operation ??= "updated";
			const y = await a.edit(p.number, {
				title: e.title,
				body: _,
				base: i
			});
			return kept(e, r.operation, y, r);
		}
		async function openPull({ branch: e, title: t }, { base: n, inputs: r, pulls: i }, { body: a, made: o }, s) {
			s.operation = "created";
			try {
				return await i.open({
					branch: e,
					base: n,
					title: t,
					body: a,
					draft: r.draft
				});
			} catch (t) {
				const n = t instanceof Refused ? t.refusal.reason : "raced";
				const r = n !== "raced" && n !== "unavailable";
				if (r && o !== undefined) await i.deleteBranch(e, o).catch(() => undefined);
				throw t;
			}
		}
		function missingOn(e, { inputs: t }) {
			const without = (e, t) => {
				const n = new Set(t.map((e) => e.toLowerCase()));
				return e.filter((e) => !n.has(e.replace(/^@/, "").toLowerCase()));
			};
			return {
				labels: without(t.labels, e.labels),
				assignees: without(t.assignees, e.assignees)
			};
		}
		async function decorate(e, t, { isNews: n, memory: r }, i) {
			const wasRefused = (e) => r.notAdded.some(({ names: t, what: n }) => n === "reviewers" && t.includes(e));
			const a = t.inputs.reviewers.filter((e) => n || wasRefused(e));
			const o = {
				...missingOn(e, t),
				reviewers: a
			};
			const s = [];
			for (const n of [
				"labels",
				"assignees",
				"reviewers"
			]) {
				if (o[n].length === 0) continue;
				const r = await t.pulls.add(e.number, n, o[n]);
				const a = r.reduce((e, { names: t }) => e + t.length, 0);
				if (a < o[n].length) i.operation ??= "updated";
				for (const { names: e, refusal: t } of r) s.push({
					what: n,
					names: e,
					message: t.message,
					fix: t.fix
				});
			}
			return s;
		}
		function digestsOf({ files: e }) {
			return digestsKey(movedRows(e.map(({ change: e }) => e)));
		}
		function withoutRefused(e, { workflows: t }) {
			if (t === undefined) return e;
			return {
				...e,
				files: e.files.filter(({ file: e }) => !isWorkflow(e))
			};
		}
		const pe = 100;
		async function commitPins(e, t, n, r) {
			const { head: i, isCurrent: a, pull: o } = n.decision;
			const commit = async (n, a) => {
				const s = await t.pulls.commit(orderOf(e, t, {
					files: n,
					head: i
				}));
				if (o !== undefined) r.operation ??= "updated";
				return {
					head: s,
					workflows: a
				};
			};
			if (a && n.memory.workflows === undefined) return {
				head: undefined,
				workflows: undefined
			};
			try {
				return await commit(e.files, undefined);
			} catch (t) {
				if (!(t instanceof Refused) || t.refusal.reason !== "workflows") throw t;
				const n = e.files.filter(({ file: e }) => !isWorkflow(e));
				if (a || n.length === 0) return {
					head: undefined,
					workflows: t.message
				};
				return commit(n, t.message);
			}
		}
		function orderOf({ branch: e, files: t, title: n }, { inputs: r, start: i }, { files: a, head: o }) {
			const [s = n, ...c] = (r["commit-message"] ?? n).trim().split("\n");
			const l = movedRows(t.map(({ change: e }) => e)).map(({ image: e }) => `${e.name}: ${e.to}`);
			const u = a.map(({ file: { bytes: e, mode: t, path: n } }) => `${t} ${n}\n${e.toString("latin1")}`);
			return {
				branch: e,
				head: o,
				start: i,
				headline: s,
				details: c.join("\n").trim() || l.slice(0, pe).join("\n"),
				trailer: printTrailer((0, C.ax)(...u.sort()).slice(0, 40)),
				signoff: r.signoff,
				files: a.map(({ file: e }) => e)
			};
		}
		;
		async function keepPull(e, t) {
			const n = {
				operation: undefined,
				findings: []
			};
			for (let r = 1;; r += 1) {
				try {
					return await keepOnce(e, t, n);
				} catch (t) {
					if (!(t instanceof Refused)) throw t;
					const { refusal: i } = t;
					if (i.reason === "raced" && r === 1) continue;
					return {
						...kept(e, "none", undefined, n),
						refusals: [i]
					};
				}
			}
		}
		async function keepOnce(e, t, n) {
			const { base: r, isComplete: i, start: a } = t;
			const o = {
				hasPins: e.files.length > 0,
				start: a,
				base: r,
				digests: digestsOf(e),
				isComplete: i
			};
			const { memory: s, state: c } = await readState(e, t, o);
			const l = decide(c, o);
			n.findings = [];
			switch (l.kind) {
				case "foreign": return leaveForeign(e, t, l, n);
				case "declined": {
					const t = `Pull request #${l.pull.number} with the same digests was closed, so no other is opened; to open one, tick the box in its text.`;
					return kept(e, "none", undefined, n, t);
				}
				case "nothing": return kept(e, n.operation ?? "none", n.closed, n);
				case "wait": {
					const t = `Pull request #${l.pull.number} stays open, because not everything could be read.`;
					return kept(e, "unchanged", l.pull, n, t);
				}
				case "close": return closePull(e, t, l, n);
				default: return bringUp(e, t, {
					decision: l,
					memory: s
				}, n);
			}
		}
		async function readState(e, { base: t, pulls: n, reader: r }, i) {
			const a = await n.branch(e.branch, t);
			const o = await n.from(e.branch);
			const s = o.find(({ state: e }) => e === "open");
			const c = readMemory(s?.body ?? "");
			const l = a === undefined && s === undefined ? declinedPull(o, i) : undefined;
			const u = l === undefined ? (a ?? { commits: [] }).commits : await n.commits(l.head, t);
			const d = withoutRefused(e, c).files;
			return {
				memory: c,
				state: {
					branch: a,
					pulls: o,
					commits: await judgeCommits(u, d, r)
				}
			};
		}
		async function leaveForeign(e, { pulls: t }, { closed: n, head: r, pull: i, why: a }, o) {
			const s = (0, f.h0)(e.branch, 300);
			const c = i !== undefined ? `Tick the box in the text of pull request #${i.number}, or close it and delete its branch.` : n !== undefined ? `Delete the branch, or tick the box in the text of pull request #${n.number}.` : "Delete the branch, or choose another name in `branch`.";
			const l = `The branch \`${s}\` was left as it is: ${a}.`;
			o.findings.push({
				...finding("foreign-commit", "Not updated", l),
				fix: c
			});
			if (i !== undefined) {
				const n = `<!-- platform-actions pins: not updated since ${r} -->`;
				const s = [
					`This pull request is no longer updated: ${a}, and commits by others are never overwritten. You can merge it as it is. To have the pins proposed again by the next run, either`,
					`- tick the box in the text of this pull request: its branch is then rewritten, without commits by others (with nothing left to pin, the pull request is closed); or`,
					`- close this pull request and delete its branch ${(0, _.fl)(e.branch)}.`
				].join("\n");
				await note(t.comment(i.number, n, s), o);
			}
			return kept(e, "unchanged", i, o);
		}
		async function closePull(e, t, { hasOthers: n, head: r, pull: i }, a) {
			const { base: o, pulls: s } = t;
			await checkAll(e, t, i);
			await s.edit(i.number, { body: withClosedMark(i.body) });
			if (r !== undefined) await s.deleteBranch(e.branch, r);
			a.operation = "closed";
			a.closed = i;
			const c = "<!-- platform-actions pins: closed -->";
			const l = `Nothing is left to pin here: the references on \`${o}\` have these digests or newer ones, or they are gone.`;
			const u = `The branch also had commits by others. GitHub keeps them: use "Restore branch", or run \`git fetch origin pull/${i.number}/head\`, which ends at ${r}.`;
			const d = n && r !== undefined ? `${l}\n\n${u}` : l;
			await note(s.comment(i.number, c, d), a);
			return kept(e, "closed", await s.edit(i.number, { state: "closed" }), a);
		}
		var I = n(45794);
		var me = n(63913);
		var L = n(28395);
		var he = n(16325);
		var R = n(3366);
		var ge = n(12012);
		;
		const _e = [
			{
				words: /not permitted to create or approve pull requests/i,
				reason: "forbidden",
				fix: "turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a GitHub App token"
			},
			{
				words: /rule violations?|protected (?:branch|ref)|force-push|required status check|not authorized to push|made through (?:a pull request|the merge queue)|being restricted/i,
				reason: "forbidden",
				fix: "choose another name in `branch`, or let the account of the token bypass the rules for this branch in the settings of the repository"
			},
			{
				words: /create labels/i,
				reason: "forbidden",
				fix: "add `issues: write` to the job's `permissions`, or create the labels by hand"
			},
			{
				words: /could not resolve to a node/i,
				reason: "invalid",
				fix: "set `github-token` to a GitHub App token with the organization permission `members: read`, since a job's token cannot read teams, and give the team access to this repository"
			},
			{
				words: /only be requested from collaborators/i,
				reason: "invalid",
				fix: "correct the names in `reviewers`, or give these accounts and teams access to this repository"
			},
			{
				words: /requested from pull request author/i,
				reason: "invalid",
				fix: "remove the account that opens the pull request from `reviewers`"
			},
			{
				words: /archived/i,
				reason: "forbidden",
				fix: "unarchive the repository, or stop running this command in it"
			},
			{
				words: /\bSAML\b/i,
				reason: "forbidden",
				fix: "authorize the token for the single sign-on of the organization"
			},
			{
				words: /\brate limit\b|\babuse detection\b|submitted too quickly|temporarily blocked/i,
				reason: "unavailable",
				fix: "run again after the token's rate limit has ended"
			},
			{
				words: /already exists/i,
				reason: "raced"
			}
		];
		function refused(e, t, n) {
			return new Refused({
				reason: e,
				message: t,
				fix: n
			});
		}
		function refusal_bodyOf(e, t, n) {
			if (e.kind === "failed") throw new Refused(refusalOf(e, t, n));
			return e.body;
		}
		function refusalOf(e, t, n) {
			const { status: r, type: i, unsure: a, why: o } = e;
			const refuse = (e, n) => ({
				reason: e,
				message: `${t}: ${o}`,
				fix: n
			});
			if (e.isBehind === true) {
				const e = `GitHub did not find within ${z / 1e3} seconds what was just created (${o})`;
				return {
					reason: "unavailable",
					message: `${t}: ${e}`,
					fix: "run again in a minute"
				};
			}
			const s = _e.find(({ words: e }) => e.test(o));
			if (s !== undefined) return refuse(s.reason, s.fix);
			if (r === 401) return refuse("unauthenticated", "`github-token` is invalid or has expired: set it to a valid token");
			if (i === "STALE_DATA") return refuse("raced");
			if (i === "RATE_LIMITED" || r === 429) return refuse("unavailable", "run again after the token's rate limit has ended");
			if (r === 403 || r === 404 || i === "FORBIDDEN" || i === "NOT_FOUND") return refuse("forbidden", permissionFix(e.accepted, n));
			if (a) return refuse("raced");
			return refuse(r === 422 || i !== undefined ? "invalid" : "unavailable");
		}
		function permissionFix(e, t) {
			if (t === "read") return "give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository";
			const n = (e ?? "").split(";").map((e) => [...e.matchAll(/([a-z_]+)=(read|write|admin)/g)].map(([, e = "", t = ""]) => ({
				name: e.replaceAll("_", "-"),
				level: t
			})));
			const r = n.find((e) => e.length > 0 && !(t === "issues" && e.some(({ name: e }) => e === "pull-requests")));
			const i = r ?? [{
				name: t,
				level: "write"
			}];
			const a = i.map(({ level: e, name: t }) => `\`${t}: ${e}\``).join(" and ");
			return `add ${a} to the job's \`permissions\`; a GitHub App token or a personal access token needs the same permission`;
		}
		const z = 3e4;
		const ve = 500;
		const ye = 8e3;
		async function untilFound({ clock: e, signal: t }, n) {
			let r = ve;
			for (let i = 0;; i += r) {
				if (i > 0) r = Math.min(2 * r, ye, z - i);
				const a = await n();
				if (a.kind === "ok" || !isNotFound(a)) return a;
				if (r <= 0 || t.aborted) return {
					...a,
					isBehind: true
				};
				await e.sleep(r, t);
			}
		}
		const be = /does not exist|is not a valid (?:blob|tree|commit)|\bhead invalid\b|no commits between|refs are readable/i;
		function isUnrelated({ why: e }) {
			return /\bno common ancestor\b/i.test(e);
		}
		function isNotFound(e) {
			const { status: t, type: n, why: r } = e;
			if (isUnrelated(e)) return false;
			return t === 404 || n === "NOT_FOUND" || t === 422 && be.test(r);
		}
		;
		const xe = 100;
		const B = L.Ikc({ sha: L.YjP() });
		const Se = L.Ikc({ object: B });
		const V = L.Ikc({
			fork: L.zMY(),
			node_id: L.YjP()
		});
		const H = L.Ikc({
			ahead_by: L.aig(),
			total_commits: L.aig(),
			commits: L.YOg(L.X$i(B, {
				parents: L.YOg(B),
				commit: L.Ikc({
					message: L.YjP(),
					tree: B,
					verification: L.lqM(L.Ikc({
						verified: L.zMY(),
						reason: L.YjP()
					}))
				})
			}))
		});
		async function readHead({ api: e, repository: t }, n) {
			const r = `heads/${n}`;
			const i = await e(({ rest: e }) => e.git.getRef({
				...(0, R.$t)(t),
				ref: r
			}), Se);
			if (i.kind === "failed" && i.status === 404) return undefined;
			return refusal_bodyOf(i, `the branch \`${n}\` cannot be read`, "read").object.sha;
		}
		async function readFacts(e, t, n) {
			const { api: r, repository: i } = e;
			const a = (0, R.$t)(i);
			const o = await r(({ rest: e }) => e.repos.get(a), V);
			const { fork: s } = refusal_bodyOf(o, `the repository \`${i}\` cannot be read`, "read");
			const c = await readHead(e, t);
			if (c === undefined) return {
				isFork: s,
				commit: "no-base"
			};
			if (c === n) return {
				isFork: s,
				commit: "on-base"
			};
			const l = `${c}...${n}`;
			const u = await r(({ rest: e }) => e.repos.compareCommitsWithBasehead({
				...a,
				basehead: l,
				per_page: 1
			}), H);
			if (u.kind === "failed" && (u.status === 404 || u.status === 422)) return {
				isFork: s,
				commit: "unknown"
			};
			const d = `the checked-out commit cannot be compared with \`${t}\``;
			return {
				isFork: s,
				commit: refusal_bodyOf(u, d, "read").ahead_by === 0 ? "on-base" : "off-base"
			};
		}
		async function readBranch(e, t, n) {
			const r = await readHead(e, t);
			return r === undefined ? undefined : {
				head: r,
				commits: await readCommits(e, r, n)
			};
		}
		async function readCommits({ api: e, patience: t, repository: n }, r, i) {
			const a = `${i}...${r}`;
			const o = (0, R.$t)(n);
			const s = {
				...o,
				basehead: a,
				per_page: xe
			};
			const c = await untilFound(t, () => e(({ rest: e }) => e.repos.compareCommitsWithBasehead(s), H));
			if (c.kind === "failed" && isUnrelated(c)) return undefined;
			const l = `the commits of ${r.slice(0, 12)} cannot be read`;
			const { commits: u, total_commits: d } = refusal_bodyOf(c, l, "read");
			if (d !== u.length) return undefined;
			return u.map(({ commit: e, parents: t, sha: n }) => ({
				oid: n,
				parents: t.map((e) => e.sha),
				tree: e.tree.sha,
				message: e.message,
				signature: signatureOf(e.verification, c.kind === "ok" && c.isOwnServer)
			}));
		}
		function signatureOf(e, t) {
			if (e?.verified === true) return "verified";
			return t && e?.reason === "unsigned" ? "absent" : "unverified";
		}
		const Ce = "0000000000000000000000000000000000000000";
		const we = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;
		async function createBranch({ api: e, patience: t, repository: n }, r, i) {
			const a = {
				...(0, R.$t)(n),
				ref: `refs/heads/${r}`,
				sha: i
			};
			const o = await untilFound(t, () => e(({ rest: e }) => e.git.createRef(a)));
			allow(o, `the branch \`${r}\` cannot be created`);
		}
		async function moveBranch(e, t, { from: n, to: r }) {
			const { api: i, patience: a, repository: o } = e;
			const s = (0, R.$t)(o);
			const c = await i(({ rest: e }) => e.repos.get(s), V);
			if (c.kind === "ok") {
				const e = [{
					name: `refs/heads/${t}`,
					beforeOid: n,
					afterOid: r ?? Ce,
					force: true
				}];
				const a = {
					repository: c.body.node_id,
					updates: e
				};
				const o = await i(async ({ graphql: e }) => ({ data: await e(we, a) }));
				if (o.kind === "ok") return;
			}
			const l = await readHead(e, t);
			if (l === r) return;
			if (l !== n) throw refused("raced", `the branch \`${t}\` changed while it was being updated`, "run again");
			const u = `heads/${t}`;
			const d = await untilFound(a, () => i(({ rest: e }) => r === undefined ? e.git.deleteRef({
				...s,
				ref: u
			}) : e.git.updateRef({
				...s,
				ref: u,
				sha: r,
				force: true
			})));
			allow(d, `the branch \`${t}\` cannot be ${r === undefined ? "deleted" : "moved"}`);
		}
		function allow(e, t) {
			if (e.kind === "ok") return;
			const n = refusalOf(e, t, "contents");
			const r = "choose another name in `branch`, or check the rules for branches of this repository";
			throw new Refused(n.reason === "invalid" ? {
				...n,
				fix: r
			} : n);
		}
		var Te = n(4573);
		;
		const U = 8 * 1024 * 1024;
		const W = "100644";
		const Ee = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
		async function writeCommit(e, t) {
			const { branch: n, head: r } = t;
			const { author: i, isVerified: a, oid: o } = await makeCommit(e, t);
			if (!a && !isBot(i)) return byMutation(e, t, i);
			await aboutWorkflows(t.files, () => r === undefined ? createBranch(e, n, o) : moveBranch(e, n, {
				from: r,
				to: o
			}));
			return o;
		}
		const isBot = ({ name: e }) => e.endsWith("[bot]");
		async function makeCommit(e, t) {
			const { api: n, patience: r, repository: i } = e;
			const { files: a, signoff: o, start: s } = t;
			const c = (0, R.$t)(i);
			const l = await n(({ rest: e }) => e.git.getCommit({
				...c,
				commit_sha: s
			}), De);
			const u = refusal_bodyOf(l, K, "read").tree.sha;
			const d = {
				...c,
				base_tree: u,
				tree: await treeEntries(e, a)
			};
			const f = a.some(isWorkflow);
			const send = () => n(({ rest: e }) => e.git.createTree(d), G);
			const p = await aboutWorkflows(a, async () => refusal_bodyOf(f ? await send() : await untilFound(r, send), K, "contents"));
			const commit = async (e) => {
				const { details: i, headline: a } = messageOf(t, e);
				const o = `${a}\n\n${i}`;
				const l = {
					...c,
					message: o,
					tree: p.sha,
					parents: [s]
				};
				const send = () => n(({ rest: e }) => e.git.createCommit(l), ke);
				const u = refusal_bodyOf(await untilFound(r, send), K, "contents");
				return {
					oid: u.sha,
					author: u.author,
					isVerified: u.verification.verified
				};
			};
			const m = await commit(undefined);
			return o ? commit(m.author) : m;
		}
		const G = L.Ikc({ sha: L.YjP() });
		const De = L.Ikc({ tree: G });
		const Oe = L.Ikc({
			name: L.YjP(),
			email: L.YjP()
		});
		const ke = L.X$i(G, {
			author: Oe,
			verification: L.Ikc({ verified: L.zMY() })
		});
		const Ae = L.Ikc({ createCommitOnBranch: L.Ikc({ commit: L.Ikc({ oid: L.YjP() }) }) });
		function messageOf({ details: e, headline: t, signoff: n, trailer: r }, i) {
			const a = n && i !== undefined ? `Signed-off-by: ${i.name} <${i.email}>\n` : "";
			return {
				headline: t,
				details: `${e}${e === "" ? "" : "\n\n"}${a}${r}`
			};
		}
		async function treeEntries({ api: e, repository: t }, n) {
			const r = [];
			let i = U;
			for (const { bytes: a, mode: o, path: s } of n) {
				const n = {
					path: s,
					mode: o === "100755" ? o : W,
					type: "blob"
				};
				i -= a.length;
				if (i >= 0 && (0, Te.isUtf8)(a)) r.push({
					...n,
					content: a.toString("utf8")
				});
				else {
					const i = {
						...(0, R.$t)(t),
						content: a.toString("base64"),
						encoding: "base64"
					};
					const o = await e(({ rest: e }) => e.git.createBlob(i), G);
					r.push({
						...n,
						sha: refusal_bodyOf(o, K, "contents").sha
					});
				}
			}
			return r;
		}
		async function byMutation(e, t, n) {
			const { branch: r, files: i, head: a, start: o } = t;
			const s = i.reduce((e, { bytes: t }) => e + t.length, 0);
			const c = i.find(({ mode: e }) => e !== W);
			if (c !== undefined || s > U) throw notSigned(c?.path);
			const l = a === undefined ? r : `${r}-next-${o.slice(0, 12)}`;
			const remove = (t) => moveBranch(e, l, {
				from: t,
				to: undefined
			}).catch(() => undefined);
			await createPlace(e, l, t);
			const u = await commitOn(e, l, {
				...t,
				...messageOf(t, n)
			}).catch(async (e) => {
				await remove(o);
				throw e;
			});
			if (a === undefined) return u;
			try {
				await moveBranch(e, r, {
					from: a,
					to: u
				});
				return u;
			} finally {
				await remove(u);
			}
		}
		async function createPlace(e, t, { branch: n, start: r, trailer: i }) {
			try {
				return await createBranch(e, t, r);
			} catch (a) {
				const o = a instanceof Refused && a.refusal.reason === "raced" && t !== n;
				const s = o ? await readBranch(e, t, r) : undefined;
				if (s === undefined) throw a;
				const { commits: c, head: l } = s;
				const u = i.split(":", 1)[0] ?? "";
				const d = c?.every((e) => e.signature === "verified" && e.message.includes(`\n${u}:`));
				if (d !== true) throw inTheWay(t);
				await moveBranch(e, t, {
					from: l,
					to: undefined
				});
				await createBranch(e, t, r);
			}
		}
		function inTheWay(e) {
			const t = `the temporary branch \`${e}\` has commits by others`;
			return refused("invalid", t, `rename or delete the branch \`${e}\``);
		}
		function notSigned(e) {
			const t = e === undefined ? "the changes are too large" : `\`${e}\` is executable`;
			return refused("invalid", `${K}: ${t}, and GitHub does not sign such commits for a personal access token`, "set `github-token` to the job's token or a GitHub App token");
		}
		async function commitOn({ api: e, patience: t, repository: n }, r, { details: i, files: a, headline: o, start: s }) {
			const c = a.map(({ bytes: e, path: t }) => ({
				path: t,
				contents: e.toString("base64")
			}));
			const l = {
				branch: {
					repositoryNameWithOwner: n,
					branchName: r
				},
				expectedHeadOid: s,
				message: {
					headline: o,
					body: i
				},
				fileChanges: { additions: c }
			};
			const send = () => e(async ({ graphql: e }) => ({ data: await e(Ee, { input: l }) }), Ae);
			return aboutWorkflows(a, async () => {
				const e = refusal_bodyOf(await untilFound(t, send), K, "contents");
				return e.createCommitOnBranch.commit.oid;
			});
		}
		const K = "the commit cannot be created";
		async function aboutWorkflows(e, t) {
			try {
				return await t();
			} catch (t) {
				const n = t instanceof Refused && e.some(isWorkflow) && je.test(t.message);
				throw n ? new Refused({
					...t.refusal,
					reason: "workflows"
				}) : t;
			}
		}
		const je = /refusing to allow .*\bworkflow|resource not accessible|\bHTTP status 404\b/i;
		;
		const q = 100;
		const Me = 30;
		const J = L.Ikc({
			number: L.aig(),
			html_url: L.YjP(),
			state: L.YjP(),
			merged_at: L.mee(L.YjP()),
			title: L.YjP(),
			body: L.mee(L.YjP()),
			labels: L.YOg(L.Ikc({ name: L.YjP() })),
			assignees: L.cl6(L.YOg(L.Ikc({ login: L.YjP() }))),
			head: L.Ikc({
				ref: L.YjP(),
				sha: L.YjP(),
				repo: L.mee(L.Ikc({ full_name: L.YjP() }))
			}),
			base: L.Ikc({ ref: L.YjP() })
		});
		const Y = L.YOg(J);
		function openGithubPulls(e, t, n) {
			const r = {
				api: e,
				repository: t,
				patience: n
			};
			const i = (0, R.$t)(t);
			return {
				facts: (e, t) => readFacts(r, e, t),
				branch: (e, t) => readBranch(r, e, t),
				commits: (e, t) => readCommits(r, e, t),
				trees: (0, he.N)(e, t),
				from: async (t) => {
					const n = `${i.owner}:${t}`;
					const a = {
						...i,
						state: "all",
						head: n,
						per_page: q
					};
					const o = await e(({ rest: e }) => e.pulls.list(a), Y);
					return ownPulls(r, refusal_bodyOf(o, Z, "pull-requests"), (e) => e === t);
				},
				openBelow: (e) => readOpen(r, e),
				check: (e, t, n) => checkPermissions(r, e, t, n),
				commit: (e) => writeCommit(r, e),
				open: async ({ base: t, body: r, branch: a, draft: o, title: s }) => {
					const c = {
						...i,
						head: a,
						base: t,
						title: s,
						body: r,
						draft: o
					};
					const l = await untilFound(n, () => e(({ rest: e }) => e.pulls.create(c), J));
					return toPull(refusal_bodyOf(l, "the pull request cannot be opened", "pull-requests"));
				},
				edit: async (t, n) => {
					const r = {
						...i,
						pull_number: t,
						...n
					};
					const a = await e(({ rest: e }) => e.pulls.update(r), J);
					return toPull(refusal_bodyOf(a, `pull request #${t} cannot be changed`, "pull-requests"));
				},
				add: (e, t, n) => addEach(r, e, t, n),
				comment: async (n, r, i) => {
					const a = `${r}\n${i}`;
					const o = await (0, ge.jW)(e, {
						repository: t,
						number: n,
						marker: r,
						body: a,
						create: true
					});
					if (o.kind !== "failed") return;
					const { forbidden: s, kind: c, why: l } = o;
					const u = {
						kind: c,
						status: s ? 403 : 0,
						why: l,
						unsure: false
					};
					throw new Refused(refusalOf(u, "the comment cannot be written", "pull-requests"));
				},
				deleteBranch: (e, t) => moveBranch(r, e, {
					from: t,
					to: undefined
				})
			};
		}
		async function addEach(e, t, n, r) {
			const i = await addSome(e, t, n, r);
			const a = i[0]?.refusal.reason;
			const o = a === undefined || a === "unavailable" || a === "unauthenticated";
			if (o || r.length === 1) return i;
			const s = [];
			for (const i of r) s.push(...await addSome(e, t, n, [i]));
			return s;
		}
		const X = {
			labels: "the labels cannot be added",
			assignees: "the assignees cannot be added",
			reviewers: "reviews cannot be requested"
		};
		async function addSome({ api: e, patience: t, repository: n }, r, i, a) {
			const o = {
				...(0, R.$t)(n),
				issue_number: r
			};
			const s = a.map((e) => e.replace(/^@/, ""));
			const c = await untilFound(t, () => e(({ rest: e }) => {
				if (i === "labels") return e.issues.addLabels({
					...o,
					labels: [...a]
				});
				if (i === "assignees") return e.issues.addAssignees({
					...o,
					assignees: s
				});
				return e.pulls.requestReviewers({
					...(0, R.$t)(n),
					pull_number: r,
					reviewers: s.filter((e) => !e.includes("/")),
					team_reviewers: s.flatMap((e) => e.split("/")[1] ?? [])
				});
			}));
			const l = i === "reviewers" ? "pull-requests" : "issues";
			if (c.kind === "failed") return [{
				names: a,
				refusal: refusalOf(c, X[i], l)
			}];
			return i === "assignees" ? notAssigned(c.body, s) : [];
		}
		function notAssigned(e, t) {
			const n = (0, S._F)(e, "assignees");
			const r = (Array.isArray(n) ? n : []).map((e) => (0, S.b6)((0, S._F)(e, "login"))?.toLowerCase());
			const i = t.filter((e) => !r.includes(e.toLowerCase()));
			if (i.length === 0) return [];
			const a = `${X.assignees}: GitHub left out ${i.map((e) => `\`${e}\``).join(", ")}`;
			const o = "correct the names in `assignees`: only accounts with access to this repository can be assigned";
			return [{
				names: i,
				refusal: {
					reason: "invalid",
					message: a,
					fix: o
				}
			}];
		}
		const Z = "the pull requests cannot be read";
		async function readOpen(e, t) {
			const n = [];
			for (let r = 1; r <= Me; r += 1) {
				const i = {
					...(0, R.$t)(e.repository),
					state: "open",
					per_page: q,
					page: r
				};
				const a = await e.api(({ rest: e }) => e.pulls.list(i), Y);
				const o = refusal_bodyOf(a, Z, "pull-requests");
				n.push(...ownPulls(e, o, (e) => e.startsWith(t)));
				if (a.kind === "ok" && !a.hasNextPage && o.length < q) return n;
			}
			return n;
		}
		function ownPulls({ repository: e }, t, n) {
			const r = e.toLowerCase();
			const i = t.filter(({ head: e }) => e.repo?.full_name.toLowerCase() === r && n(e.ref));
			return i.map(toPull);
		}
		function toPull(e) {
			const { assignees: t, base: n, body: r, head: i, html_url: a, labels: o, merged_at: s } = e;
			const { number: c, state: l, title: u } = e;
			return {
				number: c,
				url: a,
				state: s !== null ? "merged" : l === "open" ? "open" : "closed",
				branch: i.ref,
				head: i.sha,
				base: n.ref,
				title: u,
				body: r ?? "",
				labels: o.map(({ name: e }) => e),
				assignees: (t ?? []).map(({ login: e }) => e)
			};
		}
		async function checkPermissions({ api: e, repository: t }, n, r, i) {
			const a = (0, R.$t)(t);
			const o = await e(({ rest: e }) => e.git.createBlob({
				...a,
				content: "",
				encoding: "utf-8"
			}));
			const s = i?.title ?? "Permission check";
			const c = i === undefined ? await e(({ rest: e }) => e.pulls.create({
				...a,
				head: `${n}..`,
				base: r,
				title: s
			})) : await e(({ rest: e }) => e.pulls.update({
				...a,
				pull_number: i.number,
				title: s
			}));
			const refusalIn = (e, ...t) => e.kind === "ok" ? [] : [refusalOf(e, ...t)];
			const l = [...refusalIn(o, "nothing can be written to this repository", "contents"), ...refusalIn(c, "no pull request can be opened or changed", "pull-requests")];
			return l.filter(({ reason: e }) => e === "forbidden" || e === "unauthenticated");
		}
		var Ne = n(32537);
		var Pe = n(82087);
		;
		async function openTarget(e, t) {
			const { signal: n, workingDirectory: r } = t;
			const i = await (0, me.s)({
				...t.host.context,
				workingDirectory: r,
				signal: n
			});
			if ("kind" in i) throw new I.yo({
				message: `\`pull-request\` needs a checkout: ${i.why}`,
				fix: "run actions/checkout before this step",
				input: "pull-request"
			});
			try {
				const n = e.base ?? branchOf(i, t);
				if (n === e.branch) throw new I.yo((0, g.TI)(n));
				if (e["dry-run"]) return {
					checkedOut: i,
					base: n,
					pulls: undefined
				};
				return {
					checkedOut: i,
					base: n,
					pulls: await openPulls(e, t, {
						base: n,
						commit: i.commit
					})
				};
			} catch (e) {
				i.close();
				throw e;
			}
		}
		function branchOf({ branch: e, commit: t }, { host: n }) {
			const { commit: r, ref: i } = n.context;
			if (e !== undefined) return e;
			const a = "refs/heads/";
			if (i?.startsWith(a) === true && r === t) return i.slice(a.length);
			throw new I.yo({
				message: "`base` is required: no branch is checked out",
				fix: "set `base` to the branch that has the checked-out commit",
				input: "base"
			});
		}
		async function openPulls(e, t, { base: n, commit: r }) {
			const { send: i } = (0, Pe.K)(t);
			const a = await (0, Ne.K)(e["github-token"], {
				...t,
				send: i
			});
			if (a.kind === "closed") throw new I.yo({
				message: `\`pull-request\` cannot be used: ${a.why}`,
				input: "pull-request"
			});
			const o = openGithubPulls(a.api, a.repository, t);
			const s = await o.facts(n, r).catch((e) => {
				throw e instanceof Refused ? new b.hM([problemOf(e.refusal)], { cause: e }) : e;
			});
			if (s.isFork) throw new I.yo({
				message: `\`pull-request\` cannot be used in a fork, and \`${a.repository}\` is one`,
				fix: `run it in the upstream repository: see the recipe ${g.bc}`,
				input: "pull-request"
			});
			const c = s.commit;
			if (c === "on-base") return o;
			const l = (0, f.h0)(n, 200);
			const u = r.slice(0, 12);
			const d = {
				"no-base": `\`base\`: \`${a.repository}\` has no branch \`${l}\``,
				"off-base": `the checked-out commit ${u} is not on the branch \`${l}\``,
				unknown: `the checked-out commit ${u} is not in \`${a.repository}\``
			};
			const p = "check out the branch that the pull request is for, or name its branch in `base`";
			throw new I.yo({
				message: d[c],
				fix: p,
				input: "base"
			});
		}
		const Fe = {
			unauthenticated: "unauthenticated",
			forbidden: "forbidden",
			workflows: "forbidden",
			raced: "service",
			invalid: "usage",
			unavailable: "service"
		};
		function problemOf({ fix: e, message: t, reason: n }) {
			return {
				kind: Fe[n],
				message: t,
				...e === undefined ? {} : { fix: e }
			};
		}
		;
		async function keepPulls(e, t, { checkedOut: n, base: r, pulls: i }, a, o) {
			const s = await readCommittedFiles(n, a.changes);
			const c = a.isComplete && s.findings.length === 0;
			const l = await knowRows(a.changes, e, t, o);
			const u = await plansOf(e, a, s.files);
			const d = t.clock.now();
			const p = [...a.leftOut, ...s.findings].map(({ message: e }) => e);
			const render = (n, r, i) => {
				const a = n.files.map(({ change: e }) => e);
				const o = r.map(({ change: e }) => e);
				const s = o.map(({ shown: e }) => `\`${(0, f.h0)(e)}\`: the token may not change workflow files.`);
				const c = digestsKey(movedRows([...a, ...o]));
				return renderBody({
					mark: {
						key: branchKey(e.branch),
						digests: c,
						image: n.image
					},
					memory: i,
					rows: movedRows(a).map(l),
					leftOut: [...s, ...p],
					now: d,
					minAgeMs: e["min-age"],
					runUrl: t.host.context.runUrl
				});
			};
			const m = u.filter(({ files: e }) => e.length > 0).map((e) => ({
				plan: e,
				body: render(e, [], D)
			}));
			const { findings: h } = s;
			const g = {
				planned: m,
				kept: [],
				findings: h,
				problems: [],
				log: []
			};
			if (i === undefined) return g;
			if (a.hasFailed) return {
				...g,
				log: ["No pull request was opened, updated or closed, because an image failed."]
			};
			const _ = [];
			const mayOpen = () => _.filter(({ operation: e }) => e === "created").length < e["max-pull-requests"];
			const v = withFallback(n.trees, i.trees);
			const y = {
				trees: v,
				rewrite: createRewrite(e, t, a, n)
			};
			const b = n.commit;
			const x = {
				pulls: i,
				inputs: e,
				base: r,
				start: b,
				isComplete: c,
				reader: y,
				mayOpen,
				render
			};
			try {
				const t = await leftovers(i, e.branch, u);
				for (const e of [...u, ...t]) _.push(await keepPull(e, x));
			} catch (e) {
				if (e instanceof Refused) return {
					...g,
					problems: [problemOf(e.refusal)]
				};
				throw e;
			}
			return {
				...g,
				kept: _,
				findings: [...h, ..._.flatMap((e) => e.findings)],
				problems: _.flatMap(({ refusals: e }) => e.map(problemOf)),
				log: _.flatMap(logLines)
			};
		}
		const Q = "Refresh image digests";
		async function plansOf(e, { changes: t, files: n, moves: r, threads: i }, a) {
			const { branch: o, title: s } = e;
			if (e["group-by"] === "all") {
				const e = plannedFiles(t, a);
				return [{
					image: undefined,
					branch: o,
					title: s ?? Q,
					files: e
				}];
			}
			const c = (0, d.$)(r, ({ reference: e }) => e.image.repository);
			const l = (0, g.Kj)(o, c.keys());
			const u = [];
			for (const [e, t] of c) u.push({
				image: e,
				branch: l.get(e) ?? o,
				title: (s === undefined ? `${Q} of ${e}` : `${s}: ${e}`).slice(0, g.Eh),
				files: plannedFiles((await planChanges(t, n, i)).changes, a)
			});
			return u;
		}
		async function leftovers(e, t, n) {
			const r = await e.openBelow(t);
			const i = new Set(n.map((e) => e.branch));
			return r.flatMap((e) => {
				const n = readBodyMark(e.body);
				if (i.has(e.branch) || n?.key !== branchKey(t)) return [];
				return [{
					image: n.image,
					branch: e.branch,
					title: e.title,
					files: []
				}];
			});
		}
		async function knowRows(e, t, n, r) {
			const i = movedRows(e);
			const a = i.map(({ image: e }) => e);
			const keyOf = ({ image: e }) => `${e.name} ${e.from ?? ""} ${e.to}`;
			const [o, s] = a.length === 0 ? [[], []] : await Promise.all([r.compareAdvisories(a, t, n), r.judgeTags(a, t, n)]);
			const c = new Map(i.map((e, t) => [keyOf(e), {
				advisories: o[t],
				life: s[t]
			}]));
			return (e) => ({
				...e,
				...c.get(keyOf(e)) ?? {
					advisories: undefined,
					life: undefined
				}
			});
		}
		function logLines({ note: e, operation: t, plan: n, pull: r }) {
			const i = n.image === undefined ? "" : ` for \`${n.image}\``;
			const a = r === undefined ? "" : `: ${(0, f.h0)(r.url)}`;
			const o = r === undefined ? `There is no pull request${i}.` : `Pull request #${r.number}${i}: ${t}${a}`;
			return [o, ...e === undefined ? [] : [e]];
		}
		;
		const Ie = 5e5;
		const $ = [
			"created",
			"updated",
			"closed",
			"unchanged",
			"none"
		];
		function pullOutputs(e, { kept: t }) {
			const [n] = [...t].sort((e, t) => $.indexOf(e.operation) - $.indexOf(t.operation));
			return {
				"pull-request-number": n?.pull?.number ?? "",
				"pull-request-url": n?.pull?.url ?? "",
				"pull-request-operation": n?.operation ?? "none",
				...e["group-by"] === "image" ? { "pull-requests": pullRows(t) } : {}
			};
		}
		function pullRows(e) {
			return e.map(({ operation: e, plan: t, pull: n }) => ({
				...t.image === undefined ? {} : { image: t.image },
				...n === undefined ? {} : {
					number: n.number,
					url: n.url
				},
				operation: e,
				branch: t.branch
			}));
		}
		function renderPullSummary({ kept: e, planned: t }, n) {
			if (n) return t.map(renderPlanned).join("\n\n");
			const r = e.map(({ note: e, operation: t, plan: n, pull: r }) => {
				const i = r === undefined ? "no pull request" : (0, _.k9)(`#${r.number}`, r.url);
				const a = n.image === undefined ? "" : ` for ${(0, _.fl)(n.image)}`;
				return `${t}: ${i}${a}${e === undefined ? "" : `. ${(0, _.FV)(e)}`}`;
			});
			if (r.length === 0) return "### Pull request: none";
			return (0, _.Co)(["### Pull request", (0, _.AX)(r)], Ie).text;
		}
		function renderPlanned({ body: e, plan: t }) {
			const n = `### Pull request (dry run): ${(0, _.FV)(t.title)}`;
			return `${n}\n\nFrom ${(0, _.fl)(t.branch)}. Its text:\n\n${e}`;
		}
		function plannedText({ body: e, plan: t }) {
			return `Pull request (dry run): ${(0, f.h0)(t.title, 300)}\nBranch: ${(0, f.h0)(t.branch, 300)}\n\n${e}`;
		}
		;
		async function pinReferences(e, t, n) {
			if (!e["pull-request"]) return pinInto(e, t);
			const r = await openTarget(e, t);
			try {
				return await pinInto(e, t, (i) => keepPulls(e, t, r, i, n));
			} finally {
				r.checkedOut.close();
			}
		}
		async function pinInto(e, t, n) {
			const r = t.clock.now();
			const i = (0, u.hx)(e, r);
			const a = await (0, u.GA)(e, t, i);
			const o = (0, s.i)(t, i.names);
			const d = a.references.filter((e) => !(0, u.sG)(e));
			const f = [...d, ...a.repairs];
			const p = await (0, l.uP)(e, t, f, {
				...i,
				now: r,
				verify: true
			});
			const m = f.flatMap((e) => {
				const t = p.known.get((0, u.E4)(e));
				return t === undefined || t.record.digest === e.reference.digest ? [] : [{
					reference: e,
					target: t
				}];
			});
			const { changes: h, findings: g } = await planChanges(m, a.files, o);
			const _ = leftMalformed(a, h);
			const v = (0, c.Z4)(_, e);
			const y = await n?.({
				references: f,
				moves: m,
				changes: h,
				files: a.files,
				threads: o,
				leftOut: [...g.filter(({ rule: e }) => e === "not-editable"), ...v],
				hasFailed: p.problems.length > 0,
				isComplete: p.problems.length === 0 && _.unread.length + _.malformed.length === 0
			});
			const { problems: b, written: x } = y !== undefined || e["dry-run"] ? {
				problems: y?.problems ?? [],
				written: h
			} : await writeChanges(h, t, e);
			for (const e of x) t.host.quote(e.diff);
			const S = outcomeOf(e, {
				now: r,
				references: f,
				answers: p,
				moves: m,
				written: x,
				findings: [
					...g,
					...y?.findings ?? [],
					...v,
					...a.findings
				],
				problems: [...b, ...p.problems],
				gathered: a
			});
			return y === undefined ? S : withPulls(e, t, S, y);
		}
		function withPulls(e, { host: t }, n, r) {
			const i = e["dry-run"];
			if (i) for (const e of r.planned) t.quote(plannedText(e));
			return {
				...n,
				outputs: {
					...n.outputs,
					...pullOutputs(e, r)
				},
				summary: () => {
					const e = n.summary();
					return {
						...e,
						actions: [renderPullSummary(r, i), ...e.actions]
					};
				},
				report: {
					...n.report,
					pullRequests: pullRows(r.kept)
				},
				log: [...n.log, ...r.log]
			};
		}
		function leftMalformed({ malformed: e, unread: t, unresolved: n }, r) {
			const i = new Set(r.flatMap((e) => e.moved.map(({ reference: e }) => e)));
			return {
				unread: t,
				unresolved: n,
				malformed: e.filter((e) => !i.has(e))
			};
		}
		async function writeChanges(e, t, n) {
			const r = [];
			const o = [];
			for (const s of e) {
				try {
					await (0, i.wo)(t.area, s.path, s);
					o.push(s);
				} catch (e) {
					r.push(...(0, a.e)(e, n.identity));
				}
			}
			return {
				problems: r,
				written: o
			};
		}
		const Le = "No file was read, so nothing could be pinned: `mode: pin` pins references in files, and `images` alone names none.";
		function outcomeOf(e, t) {
			const { answers: n, findings: i, gathered: a, moves: s, problems: l, references: d, written: f } = t;
			const p = e["dry-run"] || e["pull-request"];
			const m = (0, c.Tq)(d, n);
			const h = f.map(({ shown: e }) => e);
			const g = f.flatMap((e) => e.moved);
			const [_, v] = p ? ["would change", "would get"] : ["changed", "got"];
			const isUnverified = (e) => {
				const { digest: t } = e.reference;
				return t !== undefined && n.known.get((0, u.E4)(e))?.unverified.has(t) === true;
			};
			return {
				findings: i,
				problems: l,
				verdict: (0, c.Vj)(i),
				outputs: {
					...(0, c.nr)(m),
					references: m,
					changed: h.length > 0,
					"changed-files": h,
					"unpinned-count": d.filter(isUnpinned).length,
					"stale-count": s.filter(({ reference: e }) => e.reference.digest !== undefined && !isUnverified(e) && !(0, u.x)(e)).length,
					"unverified-count": d.filter(isUnverified).length + a.malformed.length,
					"unread-count": a.unread.length,
					"unresolved-count": a.unresolved.length
				},
				summary: () => (0, o.O)((0, x.BN)({
					changes: f,
					findings: i,
					dryRun: p,
					now: t.now
				}), a.comments),
				coverage: (0, c._5)(a, n.failed),
				report: {
					references: m,
					changedFiles: h,
					dryRun: p,
					ignoreComments: a.comments
				},
				stdout: m.flatMap((e) => "digest" in e ? [e.reference] : []),
				...p && h.length > 0 ? { next: {
					mode: "pin",
					"dry-run": undefined
				} } : {},
				log: [
					...a.log,
					...a.fileAccount === undefined ? [Le] : [],
					`${(0, r.hS)(h.length, "file")} ${_}: ${g.length} of ${(0, r.hS)(d.length, "reference")} ${v} a new digest.`
				]
			};
		}
		function isUnpinned(e) {
			return !(0, u.x)(e) && e.reference.digest === undefined && e.reason === undefined;
		}
	}),
	12012: ((e, t, n) => {
		n.d(t, {
			Ql: () => commentMarker,
			jW: () => putComment
		});
		var r = n(63144);
		var i = n(39589);
		var a = n(3366);
		const o = 100;
		const s = 100;
		function commentMarker(e, t, n) {
			const { job: r, matrix: a, workflow: o } = t;
			const s = (0, i.ax)(o ?? "", r ?? "", a ?? "", ...n).slice(0, 32);
			return `<!-- platform-actions ${e} ${s} -->`;
		}
		async function putComment(e, t) {
			const { body: n, number: r } = t;
			const i = (0, a.$t)(t.repository);
			for (let a = 1;; a += 1) {
				const o = await findComment(e, t);
				if (o?.kind === "failed") return o;
				if (o !== undefined) {
					if (o.body === n) return { kind: "unchanged" };
					const t = o.id;
					return resultOf(await e(({ rest: e }) => e.issues.updateComment({
						...i,
						comment_id: t,
						body: n
					})), "updated");
				}
				if (!t.create) return { kind: "unchanged" };
				const s = await e(({ rest: e }) => e.issues.createComment({
					...i,
					issue_number: r,
					body: n
				}));
				if (s.kind === "ok" || !s.unsure || a === 2) return resultOf(s, "created");
			}
		}
		function resultOf(e, t) {
			if (e.kind === "failed") return failedBy(e);
			return {
				kind: t,
				url: (0, r.b6)((0, r._F)(e.body, "html_url"))
			};
		}
		const failedBy = ({ status: e, why: t }) => ({
			kind: "failed",
			why: t,
			forbidden: e === 401 || e === 403 || e === 404
		});
		async function findComment(e, t) {
			let n;
			for (let r = 1; r <= s; r += 1) {
				const i = {
					...(0, a.$t)(t.repository),
					issue_number: t.number,
					per_page: o,
					page: r
				};
				const s = await e(({ rest: e }) => e.issues.listComments(i));
				if (s.kind === "failed") return failedBy(s);
				if (!Array.isArray(s.body)) return {
					kind: "failed",
					why: "the list of comments could not be read",
					forbidden: false
				};
				for (const r of s.body.map(toComment)) {
					if (r === undefined || firstLine(r.body) !== t.marker) continue;
					n ??= await ownAccount(e);
					if (r.author.toLowerCase() === n.toLowerCase()) return r;
				}
				if (!s.hasNextPage && s.body.length < o) break;
			}
			return undefined;
		}
		async function ownAccount(e) {
			const t = await e(({ rest: e }) => e.users.getAuthenticated());
			const n = t.kind === "ok" ? (0, r.b6)((0, r._F)(t.body, "login")) : undefined;
			if (n !== undefined) return n;
			const i = await e(async ({ graphql: e }) => ({ data: await e("{ viewer { login } }") }));
			const a = i.kind === "ok" ? (0, r.b6)((0, r._F)((0, r._F)(i.body, "viewer"), "login")) : undefined;
			return a ?? "github-actions[bot]";
		}
		function toComment(e) {
			const t = (0, r._F)(e, "id");
			const n = (0, r._F)(e, "body");
			const i = (0, r._F)((0, r._F)(e, "user"), "login");
			if (typeof t !== "number" || typeof n !== "string" || typeof i !== "string") return undefined;
			return {
				kind: "comment",
				id: t,
				body: n,
				author: i
			};
		}
		const firstLine = (e) => e.split(/\r?\n/, 1)[0] ?? "";
	})
};
;
