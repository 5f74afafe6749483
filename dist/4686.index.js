"use strict";
exports.id = 4686;
exports.ids = [4686];
exports.modules = {
	98196: ((e, t, n) => {
		n.d(t, { j7: () => PartNeeded });
		t._h = createLazyPart;
		t.dK = withParts;
		class PartNeeded extends Error {
			load;
			constructor(e) {
				super("a part of the program is not loaded yet");
				this.load = e;
			}
		}
		function createLazyPart(e) {
			let t;
			const load = async () => {
				t = await e();
			};
			return {
				load,
				get: () => {
					if (t === undefined) throw new PartNeeded(load);
					return t;
				}
			};
		}
		async function withParts(e) {
			for (;;) {
				try {
					return e();
				} catch (e) {
					if (!(e instanceof PartNeeded)) throw e;
					await e.load();
				}
			}
		}
	}),
	94686: ((e, t, n) => {
		n.r(t);
		t.pinReferences = pinReferences;
		var r = n(34150);
		var i = n(98196);
		var a = n(99004);
		var o = n(96299);
		var s = n(5316);
		var c = n(60949);
		var l = n(66364);
		var u = n(28189);
		var d = n(4346);
		var f = n(65698);
		var p = n(8686);
		var m = n(77825);
		var h = n(26963);
		var g = n(38086);
		var _ = n(49290);
		var v = n(28662);
		var y = n(28410);
		;
		const b = 2e5;
		const x = [
			"Image",
			"From",
			"To",
			"Tag moved",
			"Files"
		];
		function pinAnswer(e) {
			const { changes: t, dryRun: n, findings: i, now: a } = e;
			const o = t.flatMap((e) => e.moved);
			const s = [...(0, m.$)(o, rowKey).values()].flatMap((e) => rowOf(e, a));
			const c = (0, v.Y1)(i);
			return {
				title: "Pin images",
				words: t.length === 0 ? "nothing changed" : `${(0, r.hS)(t.length, "file")} ${n ? "would change" : "changed"}, ${(0, r.hS)(o.length, "reference")} ${n ? "would get" : "got"} a new digest`,
				actions: [...s.length === 0 ? [] : [(0, h.oS)(x, s)], ...c.actions],
				details: [
					...(0, y.U)(o.map(({ reference: e, target: t }) => (0, u.zt)(e, t.record.digest))),
					...diffBlocks(t),
					...c.details
				]
			};
		}
		function rowKey({ reference: e, target: t }) {
			return `${(0, u.lD)(e)} ${t.record.digest}`;
		}
		function rowOf(e, t) {
			const [n] = e;
			if (n === undefined) return [];
			const { reference: r, target: i } = n;
			return [[
				(0, h.fl)((0, u.kz)(r)),
				(0, y.V)(r.reference.digest) || "not pinned",
				(0, y.V)(i.record.digest),
				(0, _.E)(i.record.time, t),
				(0, v.GA)(e.map((e) => e.reference.location))
			]];
		}
		function diffBlocks(e) {
			const t = e.map((e) => e.diff).join("\n");
			if (t === "") return [];
			if (t.length > b) return ["The diff is too long to show here; see the log."];
			return [(0, h.GE)("Diff", (0, h.hl)((0, g.ix)(t), "diff"))];
		}
		;
		async function pinReferences(e, t, r) {
			if (!e["pull-request"]) return pinInto(e, t, undefined);
			const [{ openTarget: i }, { keepPulls: a }] = await Promise.all([Promise.all([n.e(855), n.e(2996)]).then(n.bind(n, 62996)), Promise.all([
				n.e(855),
				n.e(2996),
				n.e(2700)
			]).then(n.bind(n, 12700))]);
			const o = await i(e, t);
			try {
				return await pinInto(e, t, (n) => a(e, t, o, n, r));
			} finally {
				o.checkedOut.close();
			}
		}
		async function pinInto(e, t, n) {
			const r = t.clock.now();
			const a = (0, f.h)(e, r);
			const o = await (0, l.G)(e, t, a);
			const p = o.references.filter((e) => !(0, u.sG)(e));
			const m = [...p, ...o.repairs];
			const h = await (0, c.u)(e, t, m, {
				...a,
				now: r,
				verify: true
			});
			const g = m.flatMap((e) => {
				const t = h.known.get((0, u.E4)(e));
				return t === undefined || t.record.digest === e.reference.digest ? [] : [{
					reference: e,
					target: t
				}];
			});
			const { changes: _, findings: v } = await (0, i.dK)(() => (0, d.X)(g, o.files));
			const y = leftMalformed(o, _);
			const b = (0, s.Z4)(y, e);
			const x = await n?.({
				moves: g,
				changes: _,
				files: o.files,
				leftOut: [...v.filter(({ rule: e }) => e === "not-editable"), ...b],
				hasFailed: h.problems.length > 0,
				isComplete: h.problems.length === 0 && y.unread.length + y.malformed.length === 0
			});
			const { problems: S, written: C } = x !== undefined || e["dry-run"] ? {
				problems: x?.problems ?? [],
				written: _
			} : await writeChanges(_, t, e);
			for (const e of C) t.host.quote(e.diff);
			const w = outcomeOf(e, {
				now: r,
				references: m,
				answers: h,
				moves: g,
				written: C,
				findings: [
					...v,
					...x?.findings ?? [],
					...b,
					...o.findings
				],
				problems: [...S, ...h.problems],
				gathered: o
			});
			return x === undefined ? w : withPulls(e, t, w, x);
		}
		async function withPulls(e, { host: t }, r, i) {
			const { plannedText: a, pullOutputs: o, pullRows: s, renderPullSummary: c } = await n.e(5545).then(n.bind(n, 5545));
			const l = e["dry-run"];
			if (l) for (const e of i.planned) t.quote(a(e));
			return {
				...r,
				outputs: {
					...r.outputs,
					...o(e, i)
				},
				summary: () => {
					const e = r.summary();
					return {
						...e,
						actions: [c(i, l), ...e.actions]
					};
				},
				report: {
					...r.report,
					pullRequests: s(i.kept)
				},
				log: [...r.log, ...i.log]
			};
		}
		function leftMalformed({ malformed: e, unread: t }, n) {
			const r = new Set(n.flatMap((e) => e.moved.map(({ reference: e }) => e.inFile)));
			return {
				unread: t,
				malformed: e.filter(({ repair: e }) => e === undefined || !r.has(e))
			};
		}
		async function writeChanges(e, t, n) {
			const r = [];
			const i = [];
			const { tempDirectory: s, workspace: c } = t.host.context;
			const l = {
				workspace: c,
				tempDirectory: s,
				workingDirectory: t.workingDirectory
			};
			for (const t of e) {
				try {
					await (0, a.wo)(l, t.path, t);
					i.push(t);
				} catch (e) {
					r.push(...(0, o.e)(e, n.identity));
				}
			}
			return {
				problems: r,
				written: i
			};
		}
		const S = "No file was read, so nothing could be pinned: `mode: pin` pins references in files, and `images` alone names none.";
		function outcomeOf(e, t) {
			const { answers: n, findings: i, gathered: a, moves: o, problems: c, references: l, written: d } = t;
			const f = e["dry-run"] || e["pull-request"];
			const m = (0, p.T)(l, {
				record: (e) => n.known.get(e)?.record,
				problems: (e) => n.failed.get(e) ?? []
			});
			const h = d.map(({ shown: e }) => e);
			const g = d.flatMap((e) => e.moved);
			const _ = l.filter((e) => !(0, u.x)(e));
			const isUnverified = (e) => {
				const { digest: t } = e.reference;
				return t !== undefined && n.known.get((0, u.E4)(e))?.unverified.has(t) === true;
			};
			return {
				findings: i,
				problems: c,
				verdict: (0, s.Vj)(i),
				outputs: {
					...(0, p.n)(m),
					references: m,
					changed: h.length > 0,
					"changed-files": h,
					"unpinned-count": _.filter(isUnpinned).length,
					"stale-count": o.filter(({ reference: e }) => e.reference.digest !== undefined && !isUnverified(e) && !(0, u.x)(e)).length,
					"unverified-count": _.filter(isUnverified).length + a.malformed.length,
					"unread-count": a.unread.length
				},
				summary: () => pinAnswer({
					changes: d,
					findings: i,
					dryRun: f,
					now: t.now
				}),
				coverage: (0, s._5)(a, n.failed),
				report: {
					references: m,
					changedFiles: h,
					dryRun: f
				},
				stdout: m.flatMap((e) => "digest" in e ? [e.reference] : []),
				...f && h.length > 0 ? { next: "resolve-digest --mode pin" } : {},
				log: [
					...a.log,
					...a.fileAccount === undefined ? [S] : [],
					`${(0, r.hS)(h.length, "file")} ${f ? "would change" : "changed"}: ${g.length} of ${(0, r.hS)(l.length, "reference")} ${f ? "would get" : "got"} a new digest.`
				]
			};
		}
		function isUnpinned({ inFile: e, reference: t }) {
			return t.digest === undefined && e?.scanned.wrongDigest === undefined;
		}
	}),
	4346: ((e, t, n) => {
		t.X = planChanges;
		var r = n(77825);
		var i = n(38086);
		var a = n(63018);
		;
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
		var o = n(31891);
		;
		function planEdit(e, t) {
			if (!(0, o.B)(t)) return {
				kind: "impossible",
				reason: "the new digest is not a `sha256` digest"
			};
			if (e.image.digest === t) return [];
			if (e.editable.kind === "no") return {
				kind: "impossible",
				reason: e.editable.reason
			};
			const { start: n, end: r, before: i, after: a, hexOnly: s } = e.editable.site;
			const c = s ? t.slice("sha256:".length) : t;
			return [{
				start: n,
				end: r,
				text: `${i}${c}${a}`
			}];
		}
		;
		const s = 64;
		const c = 8;
		const l = 1e7;
		const u = "after the edit the file would not name this digest here, or would name another image differently";
		const d = "after the edits the file could not be read completely";
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
			const s = a.isCut() ? d : u;
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
			const r = Math.floor(l / (e.length + 1));
			let i = Math.max(c, Math.min(s, r));
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
				(0, a.Yk)(e),
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
		var f = n(23368);
		var p = n(28189);
		;
		function planChanges(e, t) {
			const n = [];
			const a = [];
			for (const [o, s] of (0, r.$)(e, ({ reference: e }) => e.inFile?.file ?? "")) {
				const e = t.get(o);
				if (e === undefined) continue;
				const r = planFile(e.text, s);
				a.push(...r.findings);
				if (r.after === e.text) continue;
				const c = s[0]?.reference.location?.file ?? o;
				const l = (0, f.K)((0, i.h0)(c), e.text, r.after);
				n.push({
					path: o,
					shown: c,
					before: e.text,
					after: r.after,
					encoding: e.encoding,
					diff: l,
					moved: r.moved
				});
			}
			return {
				changes: n,
				findings: a
			};
		}
		function planFile(e, t) {
			const n = t.flatMap((e) => {
				const { inFile: t } = e.reference;
				if (t === undefined) return [];
				const { rescan: n, scanned: r } = t;
				return [{
					move: e,
					rescan: n,
					reference: r,
					digest: e.target.record.digest
				}];
			});
			const [r] = n;
			if (r === undefined) return {
				after: e,
				moved: [],
				findings: []
			};
			const { after: i, moved: a, refused: o } = editText(e, n, r.rescan);
			const s = a.filter(({ reference: { image: e, wrongDigest: t }, move: { target: n } }) => t !== undefined || n.unverified.has(e.digest ?? ""));
			return {
				after: i,
				moved: a.map(({ move: e }) => e),
				findings: [...o.map(({ move: { move: e }, reason: t }) => notEditable(e.reference, t)), ...s.map(({ move: e }) => replaced(e.reference))]
			};
		}
		function notEditable(e, t) {
			const n = (0, p.lD)(e);
			return placed(e, {
				rule: (0, p.x)(e) ? "in-script" : "not-editable",
				level: "warning",
				title: "Cannot be pinned here",
				message: `\`${n}\` was not pinned: ${(0, i.h0)(t, 400)}.`,
				artifact: n
			});
		}
		function replaced(e) {
			const t = e.inFile?.scanned.wrongDigest;
			const n = t === undefined ? (0, p.lD)(e) : (0, i.h0)(e.inFile?.scanned.text ?? "", 300);
			return placed(e, {
				rule: "unverified",
				level: "warning",
				title: "Unverified digest replaced",
				message: t === undefined ? `\`${(0, p.kz)(e)}\` never had the digest that it was pinned to, so \`pin\` replaces it.` : `\`${n}\`: ${(0, i.h0)(t, 300)}, so \`pin\` replaces it.`,
				artifact: n
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
	}),
	23368: ((e, t, n) => {
		t.K = renderFileDiff;
		var r = n(37291);
		var i = n(38086);
		const a = 2e3;
		const o = 2e3;
		function renderFileDiff(e, t, n) {
			const i = {
				context: 2,
				maxEditLength: o
			};
			const a = (0, r.ss)(`a/${e}`, `b/${e}`, t, n, undefined, undefined, i);
			if (a === undefined) return `--- a/${e}\n+++ b/${e}\n(too many changes to show here)\n`;
			return a.replace(/^=+\n/, "").split("\n").map(showLine).join("\n");
		}
		function showLine(e) {
			return (0, i.gL)(e.replace(/\r$/, ""), a).split("	").map(i.jQ).join("	");
		}
	})
};
;
