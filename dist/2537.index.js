"use strict";
exports.id = 2537;
exports.ids = [2537];
exports.modules = { 32537: ((e, t, n) => {
	n.r(t);
	t.openGithub = openGithub;
	var r = n(58508);
	async function openGithub(e, { clock: t, host: i, send: a, signal: o }) {
		const { apiUrl: s, repository: c } = i.context;
		if (s === undefined || c === undefined) return {
			kind: "closed",
			why: "this is not a GitHub Actions run"
		};
		if (e === undefined) return {
			kind: "closed",
			why: "`github-token` is not set"
		};
		i.mask(e);
		const { githubUrlProblem: l, openOctokit: u } = await n.e(3366).then(n.bind(n, 3366));
		const d = l(s);
		if (d !== undefined) return {
			kind: "closed",
			why: d
		};
		const f = `platform-actions/${r.rE}`;
		const p = t === undefined || o === undefined ? undefined : {
			clock: t,
			signal: o
		};
		const m = await u({
			send: a,
			apiUrl: s,
			token: e,
			userAgent: f,
			redact: i.redact,
			waiting: p
		});
		return {
			kind: "api",
			api: m,
			repository: c
		};
	}
}) };
;
