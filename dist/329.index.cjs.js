"use strict";
exports.id = 329;
exports.ids = [329];
exports.modules = {
	55859: (function(e, t, n) {
		n.r(t);
		n.d(t, { checkReferences: function() {
			return checkReferences;
		} });
		var r = n(34150);
		var i = n(22475);
		var a = n(41758);
		var o = n(32881);
		var s = n(34733);
		var c = n(70378);
		var l = n(50680);
		var u = n(5316);
		var d = n(710);
		var f = n(77825);
		var p = n(38086);
		var m = n(77275);
		var h = n(35147);
		var g = n(40460);
		var _ = n(77176);
		var v = n(66364);
		;
		const y = [
			"unverified",
			"unknown",
			"unpinned",
			"stale",
			"superseded",
			"tagless",
			"managed",
			"pinned"
		];
		function compareStates(e, t) {
			return y.indexOf(e.state) - y.indexOf(t.state);
		}
		function isWrong({ state: e }) {
			return e === "unpinned" || e === "stale" || e === "unverified";
		}
		function isNotChecked({ state: e }) {
			return e === "tagless" || e === "managed";
		}
		function isQuietInScript(e) {
			return (0, v.x)(e) && e.state !== "unverified";
		}
		function failsOn(e, t) {
			const n = e.state === "unpinned" && e.staysUnpinned === true;
			return !isQuietInScript(e) && !n && t.includes(e.state);
		}
		function countStates(e) {
			const t = (0, f.T)(e, (e) => {
				const t = e.ignoredBy === undefined && !(isWrong(e) && isQuietInScript(e));
				return t ? e.state : undefined;
			});
			return (e) => t.get(e) ?? 0;
		}
		function isPinnable(e) {
			return e.some((e) => e.location !== undefined && isWrong(e) && e.ignoredBy === undefined && whyNotEditable(e) === undefined);
		}
		function whyNotEditable({ editable: e }) {
			return e?.kind === "no" ? e.reason : undefined;
		}
		const b = {
			unpinned: {
				title: "Image not pinned",
				message: (e, t) => `\`${e}\` has no digest${remarkOf(t)}.`,
				fix: "Pin it with `mode: pin`."
			},
			stale: {
				title: "Pin is stale",
				message: (e, { since: t }, n) => `The digest of \`${e}\` was superseded ${(0, i.EE)(t ?? n, n)}.`,
				fix: "Refresh it with `mode: pin`."
			},
			unverified: {
				title: "Pin is unverified",
				message: (e) => `\`${e}\` never had the digest that it is pinned to.`,
				fix: "Find out where the digest came from; `mode: pin` replaces it."
			}
		};
		function fixOf(e, t, n) {
			if (t.location === undefined) return `Replace it with what \`platform-actions resolve-digest --images ${n}\` prints.`;
			const r = whyNotEditable(t);
			return r === undefined ? b[e].fix : fixByHand(e, n, r);
		}
		function fixByHand(e, t, n) {
			const r = e === "unverified" ? `Find out where the digest came from, and replace it with one that the tag had (\`platform-actions resolve-digest --images ${t}\` prints the current one), or run the tool that generates the file again.` : "Replace it, or exclude it with a comment `platform-actions: ignore` on its line.";
			return `\`mode: pin\` does not edit it: ${(0, p.h0)(n, 300)}. ${r}`;
		}
		function checkFinding(e, t, n) {
			const { location: r, state: i } = e;
			if (i !== "unpinned" && i !== "stale" && i !== "unverified") return [];
			if (e.ignoredBy !== undefined) return [];
			const a = (0, v.lD)(e);
			const o = e.reference.digest === undefined ? a : (0, v.kz)(e);
			const s = isQuietInScript(e);
			const c = s ? "in-script" : i;
			const { message: l, title: u } = b[i];
			return [{
				rule: c,
				level: failsOn(e, t) ? "error" : "warning",
				title: u,
				message: l(o, e, n),
				fix: fixOf(i, e, o),
				artifact: a,
				urgency: y.indexOf(i),
				location: r,
				fingerprint: `${c} ${r?.file ?? ""} ${a}`
			}];
		}
		function remarkOf({ remark: e }) {
			return e === undefined ? "" : ` that takes effect: ${(0, p.h0)(e, 300)}`;
		}
		async function applyIgnores(e, t, n, r) {
			const i = (0, g.G)(t.config, (0, g.X)("resolve-digest", t.config), r);
			const a = (0, _.B_)(i, m.oB, r);
			const o = n.map((e) => {
				if (a.isEmpty) return e;
				const { image: t } = e;
				const n = (0, v.BL)(e) === "tagless" ? undefined : t.tag;
				const r = a.find((0, m.IP)(t.repository, n));
				return isWrong(e) ? {
					...e,
					ignoredBy: r
				} : e;
			});
			const s = await (0, h.r)(e, t, r);
			const c = s === undefined ? [] : (0, _.cY)(s, i);
			return {
				checked: o,
				findings: [...a.used().flatMap(_._2), ...c.filter(({ ignore: e }) => (0, _.qM)(e)).map(_.dh)]
			};
		}
		var x = n(7550);
		var S = n(26963);
		var C = n(52023);
		var w = n(28662);
		var T = n(74757);
		var E = n(87823);
		;
		const D = {
			unverified: "the tag never had this digest",
			unknown: "unknown",
			unpinned: "unpinned",
			stale: "stale, superseded on",
			superseded: "superseded recently, on",
			tagless: "digest without a tag",
			managed: "written by another tool",
			pinned: "current"
		};
		const O = [
			"Image",
			(0, w.h5)("State and date"),
			"Used in",
			"Digest"
		];
		function checkAnswer(e, t) {
			const { failOn: n, notes: r, now: i } = t;
			const a = [...(0, f.$)(e.toSorted(compareStates), rowKey).values()];
			const cells = (e) => rowOf(e, n, i);
			const folded = (e, t) => {
				const n = a.filter(([e]) => !isLoud(e) && t(e));
				const r = (0, S.oS)(O, n.map(cells));
				return n.length === 0 ? [] : [(0, S.GE)(`${n.flat().length} ${e}`, r)];
			};
			const o = a.filter(([e]) => isLoud(e));
			const s = (0, w.Y1)(r);
			return {
				title: "Check pins",
				words: headline(e, r),
				actions: [
					...remedy(e),
					...o.length === 0 ? [] : [(0, S.oS)(O, o.map(cells))],
					...s.actions
				],
				details: [
					...folded("ignored", ({ ignoredBy: e }) => e !== undefined),
					...folded("passed", (e) => e.ignoredBy === undefined && !isNotChecked(e)),
					...folded("not checked", isNotChecked),
					...(0, E.U_)(o.flatMap(([e]) => e.reference.digest === undefined ? [] : [(0, v.zt)(e, e.reference.digest)])),
					...s.details
				]
			};
		}
		function headline(e, t) {
			const n = e.filter(({ ignoredBy: e }) => e !== undefined).length;
			const isInScript = (e) => isWrong(e) && isQuietInScript(e);
			const i = e.filter((e) => isInScript(e) && e.ignoredBy === undefined).length;
			const noted = (e) => t.filter((t) => t.rule === e).length;
			const a = noted("unverified");
			const o = t.filter(({ level: e }) => e !== "notice").length;
			const s = o - a - noted("unread") - noted("unresolved");
			const c = countStates(e);
			const l = [
				[c("unverified") + a, "unverified"],
				[c("unknown"), "unknown"],
				[c("unpinned"), "unpinned"],
				[c("stale"), "stale"],
				[c("tagless") + c("managed"), "not checked"],
				[i, "in scripts"],
				[n, "ignored"],
				[s, `other ${(0, r.iD)(s, "finding", "findings")}`]
			].flatMap(([e, t]) => e === 0 ? [] : [`${e} ${t}`]);
			const u = e.length + a;
			const d = u === 0 ? "no image of this registry" : (0, r.hS)(u, "reference");
			const f = u === 0 ? d : `${d}, no problems`;
			return (l.length === 0 ? f : `${l.join(", ")} of ${d}`) + (0, C.Xc)(t);
		}
		function remedy(e) {
			const t = e.some(({ ignoredBy: e, state: t }) => t === "unverified" && e === undefined);
			const n = [t ? "Find out where the unverified digests came from." : [], isPinnable(e) ? "`mode: pin` writes the current digests." : []].flat();
			return n.length === 0 ? [] : [n.join(" ")];
		}
		function isLoud(e) {
			return (e.state === "unknown" || isWrong(e)) && e.ignoredBy === undefined;
		}
		function rowKey(e) {
			return `${e.state} ${(0, v.lD)(e)} ${e.since ?? ""} ${e.ignoredBy !== undefined}`;
		}
		function rowOf(e, t, n) {
			const [r] = e;
			const { reference: i, since: a, state: o } = r;
			const s = a === undefined ? "" : `<br>${(0, w.xO)(a, n)}`;
			return [
				(0, S.fl)((0, v.kz)(r)),
				`${signOf(r, t)} ${D[o]}${s}${ignoredWords(r)}`,
				(0, w.GA)(e.map(({ location: e }) => e)),
				(0, E.VK)(i.digest)
			];
		}
		function ignoredWords({ ignoredBy: e }) {
			return e === undefined ? "" : `, ignored: ${(0, S.FV)(e.reason ?? "no reason given")}`;
		}
		function signOf(e, t) {
			if (e.state === "unknown") return "\u2753";
			if (isNotChecked(e)) return "\u2796";
			if (!isLoud(e)) return "\u2705";
			return failsOn(e, t) ? T.WG.error : T.WG.warning;
		}
		;
		const checkReferences = async (e, t) => {
			const n = t.clock.now();
			const i = (0, v.hx)(e, n);
			const a = await (0, v.GA)(e, t, i);
			const o = await judgeAll(e, t, a.references, i);
			const { failed: s, problems: c } = o;
			const { checked: d, findings: f } = await applyIgnores(e, t, o.checked, n);
			const p = [
				...(0, u.Z4)(a, e),
				...a.findings,
				...f
			];
			const m = [...d.toSorted(compareStates).flatMap((t) => checkFinding(t, e["fail-on"], n)), ...p];
			const h = countStates(d);
			const g = (0, u.Vj)(m);
			const _ = [...d.map(check_rowOf), ...a.malformed.map(malformedRow)];
			const y = h("unverified") + a.malformed.length;
			const b = d.filter(isNotChecked).length;
			return {
				findings: m,
				problems: c,
				verdict: g,
				outputs: {
					references: _,
					"unpinned-count": h("unpinned"),
					"stale-count": h("stale"),
					"unverified-count": y,
					"unread-count": a.unread.length,
					"unresolved-count": a.unresolved.length
				},
				summary: () => (0, l.O)(checkAnswer(d, {
					failOn: e["fail-on"],
					now: n,
					notes: p
				}), a.comments),
				coverage: (0, u.NR)(a, s, ({ reference: e }) => e.digest !== undefined),
				report: {
					references: _,
					ignoreComments: a.comments
				},
				stdout: d.map(fullName),
				...isPinnable(d) ? { next: {
					mode: "pin",
					"dry-run": "true"
				} } : {},
				log: [
					...a.log,
					`${(0, r.hS)(_.length - b, "reference")} checked: ${y} unverified, ${h("unknown")} unknown, ${h("unpinned")} unpinned, ${h("stale")} stale.`,
					...b === 0 ? [] : [`${(0, r.hS)(b, "reference")} not checked: ${h("managed")} that another tool writes, ${h("tagless")} with a digest but no tag.`],
					...a.unread.length === 0 ? [] : [`${(0, r.hS)(a.unread.length, "file")} unread.`],
					...a.unresolved.length === 0 ? [] : [`${(0, r.hS)(a.unresolved.length, "reference")} unresolved.`]
				]
			};
		};
		async function judgeAll(e, t, n, r) {
			const { bound: i, forwardOnly: o, now: s } = r;
			const c = n.filter((e) => e.reference.digest !== undefined && (0, v.BL)(e) === undefined);
			const { failed: l, known: u, problems: d } = await judgePins(e, t, c, r);
			const f = n.map((t) => {
				const { digest: n } = t.reference;
				const as = (e, n, r = []) => ({
					...t,
					state: e,
					since: n,
					problems: r,
					ignoredBy: undefined
				});
				const r = (0, v.BL)(t);
				if (r !== undefined) return as(r);
				if (n === undefined) return as("unpinned");
				const c = u.get((0, v.E4)(t));
				if (c === undefined) return as("unknown", undefined, l.get((0, v.E4)(t)));
				const d = (0, a.ns)(c.records, n);
				if (d.kind !== "superseded") return as(d.kind === "current" ? "pinned" : "unverified");
				const f = e["max-age"] === undefined || s - d.since > e["max-age"];
				const p = i !== undefined && (o ? d.since > i : c.atBound === n);
				return as(f && !p ? "stale" : "superseded", d.since);
			});
			return {
				checked: f,
				failed: l,
				problems: d
			};
		}
		function malformedRow({ location: e, reason: t, text: n }) {
			return {
				image: n,
				error: t,
				state: "unverified",
				file: e.file,
				line: e.line
			};
		}
		function check_rowOf(e) {
			const { image: t, location: n, problems: r, reference: a, since: o, state: s } = e;
			const c = s === "unknown";
			return {
				image: (0, v.J_)(e),
				tag: s === "tagless" ? undefined : t.tag,
				digest: c ? undefined : a.digest,
				error: c ? r.map(({ message: e }) => e).join("\n") : undefined,
				reference: c ? undefined : fullName(e),
				state: s,
				ignored: e.ignoredBy === undefined ? undefined : true,
				inScript: (0, v.x)(e) ? true : undefined,
				supersededAt: o === undefined ? undefined : (0, i.sZ)(o),
				file: n?.file,
				line: n?.line
			};
		}
		function fullName({ image: e, reference: t, state: n }) {
			const r = n === "tagless" ? {
				...e,
				complete: {
					...e.complete,
					tag: undefined
				}
			} : e;
			return (0, v.zt)({ image: r }, t.digest);
		}
		async function judgePins(e, t, n, { bound: r, forwardOnly: i, now: l }) {
			if (n.length === 0) return {
				known: new Map(),
				failed: new Map(),
				problems: []
			};
			const ask = (t, c) => (0, d.RP)(e, c, n, async ({ kept: e, key: t, read: n, references: u }) => {
				const f = u.flatMap(({ reference: e }) => e.digest ?? []);
				const p = await (0, d.KT)(t, (0, s.A)(n, f, e));
				const m = (0, a.cF)(p, c.clock.now());
				if (m.length === 0) throw (0, d.Jh)(t);
				if (r === undefined || i) return {
					records: m,
					atBound: undefined
				};
				const h = await (0, o.T)(n, r, l);
				return {
					records: m,
					atBound: h.kind === "found" ? h.record.digest : undefined
				};
			});
			return (0, c.fQ)(ask, x.e.capabilities)(e, t);
		}
	}),
	878: (function(e, t, n) {
		n.r(t);
		n.d(t, {
			createRun: function() {
				return createRun;
			},
			resolveImages: function() {
				return resolveImages;
			}
		});
		var r = n(70378);
		var i = n(50680);
		var a = n(5316);
		var o = n(710);
		var s = n(66364);
		var c = n(7550);
		var l = n(87823);
		function createRun(e) {
			const t = (0, r.fQ)(async (t, r) => t.mode === "pin" ? (await Promise.all([
				n.e(815),
				n.e(395),
				n.e(282),
				n.e(91),
				n.e(920),
				n.e(128),
				n.e(378),
				n.e(677),
				n.e(735),
				n.e(129)
			]).then(n.bind(n, 57460))).pinReferences(t, r, e) : resolveImages(t, r), c.e.capabilities);
			return async (e, r) => e.mode === "check" ? (await Promise.all([
				n.e(378),
				n.e(677),
				n.e(329)
			]).then(n.bind(n, 55859))).checkReferences(e, r) : t(e, r);
		}
		const resolveImages = async (e, t) => {
			const n = t.clock.now();
			const r = (0, s.hx)(e, n);
			const c = await (0, s.GA)(e, t, r);
			const u = c.references.filter((e) => (0, s.BL)(e) === undefined);
			const { failed: d, known: f, problems: p } = await (0, o.uP)(e, t, u, r, false);
			const m = (0, a.Tq)(u, {
				known: f,
				failed: d
			});
			const h = new Set();
			const g = u.flatMap((e) => {
				const t = (0, s.zt)(e, undefined);
				if ((0, s.sH)(e) && h.has(t)) return [];
				h.add(t);
				return [{
					reference: e,
					target: f.get((0, s.E4)(e))
				}];
			});
			const _ = [...(0, a.Z4)(c, e), ...c.findings];
			return {
				findings: _,
				problems: p,
				verdict: (0, a.Vj)(_),
				outputs: {
					...(0, a.nr)(m),
					references: m,
					"unread-count": c.unread.length,
					"unresolved-count": c.unresolved.length
				},
				summary: () => (0, i.O)((0, l.N8)(g, n, _), c.comments),
				coverage: (0, a.NR)(c, d),
				report: {
					references: m,
					ignoreComments: c.comments
				},
				stdout: m.flatMap((e) => "digest" in e ? [e.reference] : []),
				log: [...c.log, ...(0, l.bW)(g, n, t.stdoutIsDropped)]
			};
		};
	})
};
;
