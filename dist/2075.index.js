"use strict";
exports.id = 2075;
exports.ids = [2075];
exports.modules = { 12075: ((e, t, n) => {
	n.r(t);
	n.d(t, {
		NO_IDENTITY: () => a,
		findProblems: () => findProblems
	});
	t.limitProblems = limitProblems;
	var r = n(48636);
	var i = n(10959);
	const a = {
		message: "`identity` is required: the token is issued for that identity",
		fix: "set `identity` to the uid of an identity that this job may assume",
		input: "identity"
	};
	function limitProblems(e, t) {
		if (t === undefined) return [];
		return ["capabilities", "scopes"].filter((t) => (e[t] ?? []).length > 0).map((e) => ({
			message: `\`${e}\` has no effect on a token that was given in \`${t}\``,
			fix: `remove \`${e}\`, or sign in with \`identity\` instead of \`${t}\``,
			input: e
		}));
	}
	const findProblems = async (e, { area: t, isGiven: n }) => {
		const o = e.audience === "registry" ? "registry-token" : "token";
		const s = !n("identity") && !n(o);
		const c = e["output-file"];
		return [
			...s ? [a] : [],
			...limitProblems(e, n(o) ? o : undefined),
			...c === undefined ? [] : await (0, i.G)(() => (0, r.ZB)(c, t, "output-file"))
		];
	};
}) };
;
