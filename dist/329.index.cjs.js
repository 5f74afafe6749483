"use strict";
exports.id = 329;
exports.ids = [329];
exports.modules = { 878: ((e, t, n) => {
	n.r(t);
	n.d(t, {
		createRun: () => createRun,
		resolveImages: () => resolveImages
	});
	var r = n(83557);
	var i = n(50680);
	var a = n(5316);
	var o = n(8155);
	var s = n(66364);
	var c = n(7550);
	var l = n(87823);
	function createRun(e) {
		const t = (0, r.fQ)(async (t, r) => t.mode === "pin" ? (await Promise.all([
			n.e(815),
			n.e(254),
			n.e(395),
			n.e(91),
			n.e(920),
			n.e(128),
			n.e(557),
			n.e(191),
			n.e(823),
			n.e(844),
			n.e(766),
			n.e(129)
		]).then(n.bind(n, 22748))).pinReferences(t, r, e) : resolveImages(t, r), c.e.capabilities);
		return async (e, r) => e.mode === "check" ? (await Promise.all([
			n.e(815),
			n.e(254),
			n.e(395),
			n.e(91),
			n.e(920),
			n.e(128),
			n.e(557),
			n.e(191),
			n.e(823),
			n.e(844),
			n.e(766),
			n.e(129)
		]).then(n.bind(n, 55859))).checkReferences(e, r) : t(e, r);
	}
	async function resolveImages(e, t) {
		const n = t.clock.now();
		const r = (0, s.hx)(e, n);
		const c = await (0, s.GA)(e, t, r);
		const u = c.references.filter((e) => !(0, s.sG)(e));
		const { failed: d, known: f, problems: p } = await (0, o.uP)(e, t, u, {
			...r,
			now: n,
			verify: false
		});
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
			coverage: (0, a._5)(c, d),
			report: {
				references: m,
				ignoreComments: c.comments
			},
			stdout: m.flatMap((e) => "digest" in e ? [e.reference] : []),
			log: [...c.log, ...(0, l.bW)(g, n, t.stdoutIsDropped)]
		};
	}
}) };
;
