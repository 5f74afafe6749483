"use strict";
exports.id = 8011;
exports.ids = [8011];
exports.modules = { 38011: ((e, t, n) => {
	n.d(t, { listGithubRepositories: () => listGithubRepositories });
	var r = n(63144);
	var i = n(38086);
	var a = n(85531);
	var o = n(58508);
	const s = 100;
	const c = 2e3;
	async function listGithubRepositories(e, t, { githubApiUrl: r }, { host: a, send: l }) {
		const { githubUrlProblem: u, openOctokit: d } = await n.e(3366).then(n.bind(n, 3366));
		const f = u(r);
		if (f !== undefined) throw failure("service", f);
		const p = `platform-actions/${o.rE}`;
		const m = await d({
			send: l,
			apiUrl: r,
			token: t,
			userAgent: p,
			redact: a.redact
		});
		const h = new Map();
		let g = false;
		for (let t = 1; t <= c; t += 1) {
			const n = {
				per_page: s,
				page: t,
				sort: "full_name"
			};
			const r = await m(({ rest: t }) => g ? t.repos.listForUser({
				username: e,
				...n
			}) : t.repos.listForOrg({
				org: e,
				...n
			}));
			if (r.kind === "failed") {
				if (r.status === 404 && t === 1 && !g) {
					g = true;
					t = 0;
					continue;
				}
				throw explain(e, r);
			}
			const i = rowsOf(r.body);
			for (const e of i) h.set(e.repository, e);
			a.progress(`${h.size} repositories`);
			if (!r.hasNextPage && i.length < s) return [...h.values()];
		}
		throw failure("service", `the list of the repositories of \`${(0, i.h0)(e, 100)}\` does not end`);
	}
	function explain(e, { status: t, why: n }) {
		const r = {
			401: "unauthenticated",
			403: "forbidden",
			404: "usage"
		};
		const a = `the repositories of \`${(0, i.h0)(e, 100)}\` cannot be listed`;
		const o = t === 404 ? "check `organization-name`: it is the name in the URL of the organization or user" : "check `github-token`: listing needs `metadata: read` on the organization";
		return failure(r[t] ?? "service", `${a}: ${(0, i.h0)(n, 300)}`, o);
	}
	function failure(e, t, n) {
		const r = {
			kind: e,
			message: t,
			...n === undefined ? {} : { fix: n }
		};
		return new a.hM([r], { cause: undefined });
	}
	function rowsOf(e) {
		if (!Array.isArray(e)) throw failure("service", "GitHub answered with something other than a list");
		return e.map((e) => {
			const field = (t) => Reflect.get(Object(e), t);
			const [t, n] = [(0, r.b6)(field("full_name")), (0, r.b6)(field("clone_url"))];
			const [i, a] = [field("archived"), field("topics")];
			if (t === undefined || n === undefined || typeof i !== "boolean") throw failure("service", "GitHub answered with a repository that lacks `full_name`, `clone_url` or `archived`");
			const [o, s] = [(0, r.b6)(field("default_branch")), (0, r.b6)(field("pushed_at"))];
			const c = field("size");
			return {
				repository: t,
				url: n,
				archived: i,
				topics: Array.isArray(a) ? a.map(String) : undefined,
				language: field("language") === undefined ? undefined : (0, r.b6)(field("language")) ?? "",
				...o === undefined ? {} : { branch: o },
				...s === undefined ? {} : { pushedAt: s },
				...typeof c === "number" ? { sizeKib: c } : {}
			};
		});
	}
}) };
;
