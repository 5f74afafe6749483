"use strict";
exports.id = 7807;
exports.ids = [7807];
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
	17807: ((e, t, n) => {
		t.shareExchanges = shareExchanges;
		var r = n(63144);
		var i = n(22475);
		const a = 10 * 6e4;
		const o = 6e4;
		function shareExchanges(e) {
			const t = new Map();
			return (n) => {
				const r = new Set();
				return (i) => {
					const { method: a, url: o } = i;
					if (a !== "POST" || new URL(o).pathname !== "/sts/exchange") return n(i);
					const s = t.get(o);
					const c = r.has(o);
					r.add(o);
					if (s !== undefined && !c && s.until > e.now()) return s.answer;
					const l = n(i);
					const u = {
						answer: l,
						until: Number.POSITIVE_INFINITY
					};
					t.set(o, u);
					void l.then((t) => {
						u.until = usableUntil(t, e.now());
					});
					return l;
				};
			};
		}
		function usableUntil(e, t) {
			if (e.kind === "failure" || e.status >= 500 || e.status === 429) return t;
			if (e.status !== 200) return t + o;
			return (expiryIn(e.body) ?? t) - a;
		}
		function expiryIn(e) {
			try {
				const t = JSON.parse(e);
				const n = (0, r.u4)(t) ? (0, r.b6)(t["expiry"]) : undefined;
				return n === undefined ? undefined : (0, i.pe)(n);
			} catch {
				return undefined;
			}
		}
	})
};
;
