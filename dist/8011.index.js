"use strict";
exports.id = 8011;
exports.ids = [8011];
exports.modules = { 38011: ((e, t, n) => {
	t.listGithubRepositories = listGithubRepositories;
	var r = n(63144);
	var i = n(38086);
	var a = n(85531);
	var o = n(58508);
	var s = n(82555);
	const c = 100;
	const l = 2e3;
	async function listGithubRepositories(e, t, { githubApiUrl: r, githubUrl: a }, { host: s, send: u }) {
		const { githubUrlProblem: d, openOctokit: f } = await n.e(3366).then(n.bind(n, 3366));
		const p = d(r);
		if (p !== undefined) throw failure("service", p);
		const m = `platform-actions/${o.rE}`;
		const h = await f({
			send: u,
			apiUrl: r,
			token: t,
			userAgent: m,
			redact: s.redact
		});
		const g = new Map();
		let _ = false;
		for (let t = 1; t <= l; t += 1) {
			const n = {
				per_page: c,
				page: t,
				sort: "created",
				direction: "asc"
			};
			const r = await h(({ rest: t }) => _ ? t.repos.listForUser({
				username: e,
				...n
			}) : t.repos.listForOrg({
				org: e,
				...n
			}));
			if (r.kind === "failed") {
				if (r.status === 404 && t === 1 && !_) {
					_ = true;
					t = 0;
					continue;
				}
				throw explain(e, r);
			}
			const i = rowsOf(r.body, a);
			for (const e of i) g.set(e.repository, e);
			s.progress(`${g.size} repositories`);
			if (!r.hasNextPage && i.length < c) return [...g.values()];
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
	function rowsOf(e, t) {
		if (!Array.isArray(e)) throw failure("service", "GitHub answered with something other than a list");
		return e.map((e) => {
			const field = (t) => Reflect.get(Object(e), t);
			const n = (0, r.b6)(field("full_name"));
			const i = (0, s.E)((0, r.b6)(field("clone_url")) ?? "", t);
			const [a, o] = [field("archived"), field("topics")];
			if (n === undefined || i.kind === "problem" || typeof a !== "boolean") throw failure("service", "GitHub answered with a repository that lacks `full_name`, `clone_url` or `archived`");
			const [c, l] = [(0, r.b6)(field("default_branch")), (0, r.b6)(field("pushed_at"))];
			const u = field("size");
			return {
				repository: n,
				url: i.entry.url,
				archived: a,
				topics: Array.isArray(o) ? o.map(String) : undefined,
				language: field("language") === undefined ? undefined : (0, r.b6)(field("language")) ?? "",
				...c === undefined ? {} : { branch: c },
				...l === undefined ? {} : { pushedAt: l },
				...typeof u === "number" ? { sizeKib: u } : {}
			};
		});
	}
}) };
;
