"use strict";
exports.id = 821;
exports.ids = [821];
exports.modules = { 65821: ((e, t, n) => {
	n.r(t);
	n.d(t, { judgeMovedTags: () => judgeMovedTags });
	var r = n(16127);
	const judgeMovedTags = async (e, t, n) => {
		if (t.identity === undefined && t.token === undefined) return e.map(() => undefined);
		const i = e.map(({ repository: e, tag: t }) => ({
			repository: e,
			tag: t,
			digest: undefined,
			locations: []
		}));
		const { checked: a } = await (0, r.g3)({
			...t,
			"fail-days": undefined,
			"warn-days": undefined
		}, n, i);
		const o = new Map(a.map((e) => [`${e.repository}:${e.tag ?? ""}`, e]));
		return e.map(({ repository: e, tag: t }) => {
			const n = o.get(`${e}:${t}`);
			return n === undefined ? undefined : {
				state: n.judged.state,
				until: n.judged.until,
				suggestion: n.suggestion
			};
		});
	};
}) };
;
