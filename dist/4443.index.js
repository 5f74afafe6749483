"use strict";
exports.id = 4443;
exports.ids = [4443];
exports.modules = {
	10646: ((e, t, n) => {
		t.m = encodeUriPart;
		function encodeUriPart(e) {
			return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
		}
	}),
	64443: ((e, t, n) => {
		t.listGitlabProjects = listGitlabProjects;
		var r = n(63144);
		var i = n(38086);
		var a = n(10646);
		var o = n(85531);
		var s = n(58508);
		var c = n(80301);
		var l = n(82555);
		const u = 100;
		const d = 2e3;
		const f = {
			401: "unauthenticated",
			403: "forbidden",
			404: "usage"
		};
		async function listGitlabProjects(e, t, { gitlabUrl: n }, { host: r, send: i }) {
			if (t !== undefined) r.mask(t);
			const o = new Map();
			for (let l = 1; l <= d; l += 1) {
				const d = `include_subgroups=true&with_shared=false&order_by=id&sort=asc&per_page=${u}&page=${l}`;
				const f = `${n}/api/v4/groups/${(0, a.m)(e)}/projects?${d}`;
				const p = {
					accept: "application/json",
					"user-agent": `platform-actions/${s.rE}`,
					...t === undefined ? {} : { "private-token": t }
				};
				const m = await i({
					method: "GET",
					url: f,
					headers: p
				}, true);
				const h = m.kind === "failure" ? m.message : `HTTP status ${m.status}`;
				if (m.kind === "failure" || m.status !== 200) throw failure(m.kind === "failure" ? 0 : m.status, e, r.redact(h));
				const g = rowsOf((0, c.qF)(m.body), e, n);
				for (const { entry: e, id: t } of g) o.set(t, e);
				r.progress(`${o.size} repositories`);
				if (hasNextPage(m.headers, g.length)) continue;
				const _ = Number(m.headers["x-total"] ?? o.size);
				if (o.size >= _) return [...o.values()];
				throw failure(0, e, `GitLab listed ${o.size} of ${_} projects`);
			}
			throw failure(0, e, "the list does not end");
		}
		function hasNextPage(e, t) {
			const n = e["x-next-page"];
			if (n !== undefined) return n.trim() !== "";
			const { link: r } = e;
			return r === undefined ? t >= u : /;\s*rel="?next"?/i.test(r);
		}
		function failure(e, t, n) {
			const r = e === 404 ? "check `group`: it is the path in the URL of the group" : "check `gitlab-token`: listing needs the scope `read_api`";
			const a = `the projects of \`${(0, i.h0)(t, 100)}\` cannot be listed: ${(0, i.h0)(n, 300)}`;
			return new o.hM([{
				kind: f[e] ?? "service",
				message: a,
				fix: r
			}], { cause: undefined });
		}
		function rowsOf(e, t, n) {
			if (!Array.isArray(e)) throw failure(0, t, "the answer is not a list");
			return e.map((e) => {
				const field = (t) => Reflect.get(Object(e), t);
				const i = field("id");
				const a = (0, l.E)((0, r.b6)(field("http_url_to_repo")) ?? "", n);
				const o = field("archived");
				if (typeof i !== "number" || a.kind === "problem" || typeof o !== "boolean") throw failure(0, t, "a project lacks `id`, `http_url_to_repo` or `archived`");
				const [s, c] = [(0, r.b6)(field("default_branch")), field("topics")];
				return {
					id: i,
					entry: {
						...a.entry,
						archived: o,
						topics: Array.isArray(c) ? c.map(String) : undefined,
						language: undefined,
						...s === undefined ? {} : { branch: s }
					}
				};
			});
		}
	})
};
;
