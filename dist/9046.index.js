"use strict";
exports.id = 9046;
exports.ids = [9046, 2537];
exports.modules = {
	32537: ((e, t, n) => {
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
	}),
	59046: ((e, t, n) => {
		t.publishComment = publishComment;
		var r = n(38086);
		var i = n(32537);
		async function publishComment(e, t, r) {
			const a = e["comment-summary-in-pr"];
			if (a === "never") return;
			const { log: o } = t.host;
			const s = t.host.context.changeRequest?.number;
			const skip = (e) => o.info(`No pull-request comment was written: ${e}.`);
			if (s === undefined) return skip("this run is not about a pull request");
			const c = await (0, i.openGithub)(e["github-token"], t);
			if (c.kind === "closed") return skip(c.why);
			const { putComment: l } = await Promise.all([n.e(855), n.e(2012)]).then(n.bind(n, 12012));
			const u = await l(c.api, {
				repository: c.repository,
				number: s,
				marker: r.marker,
				body: t.host.redact(r.body),
				create: a === "always" || r.failed
			});
			tellComment(u, t);
		}
		function tellComment(e, t) {
			const { context: n, log: i } = t.host;
			if (e.kind === "created" || e.kind === "updated") i.info(`The pull-request comment was ${e.kind}${e.url === undefined ? "" : `: ${(0, r.h0)(e.url)}`}.`);
			if (e.kind !== "failed") return;
			const a = n.changeRequest?.fork ? "pull requests from forks get a read-only token; see the summary of the run instead" : "the job needs `permissions: pull-requests: write`";
			const o = e.forbidden ? `\n${a}` : "";
			i.warning(`The pull-request comment was not written: ${e.why}${o}`);
		}
	})
};
;
