"use strict";
exports.id = 3018;
exports.ids = [3018];
exports.modules = {
	63144: ((e, t, n) => {
		t.Lv = versionTextOf;
		t.TL = isSameJson;
		t._F = fieldOf;
		t.b6 = textOf;
		t.u4 = isRecord;
		function isRecord(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		function fieldOf(e, t) {
			return isRecord(e) ? e[t] : undefined;
		}
		function versionTextOf(e) {
			return typeof e === "number" ? String(e) : textOf(e);
		}
		function textOf(e) {
			return typeof e === "string" && e !== "" ? e : undefined;
		}
		function isSameJson(e, t) {
			if (Array.isArray(e) && Array.isArray(t)) return e.length === t.length && e.every((e, n) => isSameJson(e, t[n]));
			if (!isRecord(e) || !isRecord(t)) return e === t;
			return [...new Set([...Object.keys(e), ...Object.keys(t)])].every((n) => isSameJson(e[n], t[n]));
		}
	}),
	41929: ((e, t, n) => {
		t.applyIgnores = applyIgnores;
		var r = n(90457);
		var i = n(35147);
		var a = n(40460);
		var o = n(72387);
		var s = n(62520);
		var c = n(44750);
		var l = n(28189);
		async function applyIgnores(e, t, n, u) {
			const d = (0, a.G)(t.config, (0, a.ignoreRulesOf)("resolve-digest", t.config), u);
			const f = (0, s.B_)(d, r.o, u);
			const p = n.map((e) => {
				if (f.isEmpty) return e;
				const { image: t } = e;
				const n = (0, l.sG)(e) ? undefined : t.tag;
				const i = f.find((0, r.registryImageName)(t.repository, n));
				return (0, c.cG)(e) ? {
					...e,
					ignoredBy: i
				} : e;
			});
			const m = await (0, i.r)(e, t, u);
			const h = m === undefined ? [] : (0, o.cY)(m, d);
			return {
				checked: p,
				findings: [...f.used().flatMap(s._2), ...h.filter(({ ignore: e }) => (0, s.qM)(e)).map(s.dh)]
			};
		}
	}),
	62520: ((e, t, n) => {
		t.B_ = createImageIgnores;
		t._2 = usedIgnoreFindings;
		t.dh = loosenedIgnoreFinding;
		t.qM = isImageIgnore;
		var r = n(38086);
		var i = n(72387);
		function isImageIgnore(e) {
			return e.image !== undefined && !(0, i.UB)(e);
		}
		function createImageIgnores(e, t, n) {
			const r = new Map();
			const i = e.filter(isImageIgnore).map((e) => ({
				ignore: e,
				matches: t(e.image),
				state: stateOf(e, n)
			}));
			return {
				isEmpty: i.length === 0,
				find: (e) => {
					const t = i.filter(({ matches: t }) => t(e));
					for (const { ignore: e } of t) r.set(e, (r.get(e) ?? 0) + 1);
					return t.find(({ state: e }) => e !== "expired")?.ignore;
				},
				used: () => i.map(({ ignore: e, state: t }) => ({
					ignore: e,
					state: t,
					uses: r.get(e) ?? 0
				}))
			};
		}
		function stateOf(e, t) {
			if ((0, i._d)(e, t)) return "expired";
			return (0, i.v$)(e, t) ? "expiring" : "live";
		}
		function usedIgnoreFindings({ ignore: e, state: t, uses: n }) {
			const r = nameOf(e);
			const i = e.expires?.text ?? "";
			if (t === "expired") {
				const t = n > 0 ? "warning" : "notice";
				const a = `${r} expired on ${i} and no longer has any effect.`;
				return [findingOf(e, "ignore-expired", t, a)];
			}
			return [...t === "expiring" ? [findingOf(e, "ignore-expiring", "warning", `${r} expires on ${i}.`)] : [], ...n === 0 ? [findingOf(e, "ignore-unused", "notice", `${r} matched nothing.`)] : []];
		}
		function loosenedIgnoreFinding({ before: e, ignore: t, kind: n }) {
			const i = nameOf(t);
			const a = t.expires === undefined ? "without an expiry date" : `until ${t.expires.text}`;
			const o = n === "added" ? `This change adds ${i}, ${a}: ${(0, r.h0)(t.reason ?? "", 300)}.` : `This change extends ${i}: it used to expire on ${e ?? ""} and is now valid ${a}.`;
			return findingOf(t, `ignore-${n}`, "notice", o);
		}
		const nameOf = ({ image: e }) => `the ignore for image \`${(0, r.h0)(e ?? "", 200)}\``;
		function findingOf({ image: e, place: t }, n, r, i) {
			const a = {
				file: t.file,
				line: t.line
			};
			return {
				rule: n,
				level: r,
				title: "Ignore",
				message: i,
				location: a,
				fingerprint: `${n} ${e ?? ""}`
			};
		}
	})
};
;
