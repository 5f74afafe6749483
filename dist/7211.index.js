"use strict";
exports.id = 7211;
exports.ids = [7211, 3366];
exports.modules = {
	8224: ((e, t, n) => {
		t.a = fingerprintOf;
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	3366: ((e, t, n) => {
		t.githubUrlProblem = githubUrlProblem;
		t.openOctokit = openOctokit;
		t.$ = placeOf;
		var r = n(63144);
		var i = n(68475);
		var a = n(38086);
		;
		const o = 6e4;
		const s = 5 * 6e4;
		const c = 3;
		const l = 30;
		const u = 1e3;
		function limitDelay(e, t) {
			if (e.kind !== "response") return undefined;
			const { body: n, headers: r, status: i } = e;
			const a = i === 200 && isRateLimited(n);
			if (i !== 403 && i !== 429 && !a) return undefined;
			const s = r["retry-after"]?.trim() ?? "";
			if (/^[0-9]{1,6}$/.test(s)) return Number(s) * 1e3;
			const c = r["x-ratelimit-reset"]?.trim() ?? "";
			if (r["x-ratelimit-remaining"]?.trim() === "0" && /^[0-9]{1,12}$/.test(c)) return Math.max(0, Number(c) * 1e3 - t);
			return a || i === 429 || /\bsecondary rate limit\b/i.test(n) ? o : undefined;
		}
		function isRateLimited(e) {
			if (!e.includes("\"RATE_LIMITED\"")) return false;
			try {
				const t = (0, r._F)(JSON.parse(e), "errors");
				return Array.isArray(t) && t.some((e) => (0, r._F)(e, "type") === "RATE_LIMITED");
			} catch {
				return false;
			}
		}
		function createPacer(e) {
			let t = 0;
			return async (n, r) => {
				if (e === undefined) return r();
				const { clock: i, signal: a } = e;
				if (n) {
					t += 1;
					if (t > l) await i.sleep(u, a);
				}
				for (let e = 0;; e += 1) {
					const t = await r();
					const n = limitDelay(t, i.now());
					if (n === undefined || n > s || e >= c || a.aborted) return t;
					await i.sleep(n, a);
				}
			};
		}
		;
		function githubUrlProblem(e) {
			const t = URL.canParse(e) ? new URL(e) : undefined;
			if (t === undefined || t.username !== "" || t.password !== "" || t.search !== "" || t.hash !== "") return "GITHUB_API_URL is not the address of an API";
			if (t.protocol !== "https:" && !(t.protocol === "http:" && (0, i.U)(t.hostname))) return "GITHUB_API_URL is not https";
			return undefined;
		}
		function placeOf(e) {
			const [t = "", n = ""] = e.split("/");
			return {
				owner: t,
				repo: n
			};
		}
		const quiet = () => undefined;
		async function openOctokit(e) {
			const { apiUrl: t, token: n, userAgent: r } = e;
			const { getOctokit: i } = await loadOctokit();
			const a = i(n, {
				baseUrl: t.replace(/\/+$/, ""),
				userAgent: r,
				request: { fetch: createGithubFetch(e) },
				log: {
					debug: quiet,
					info: quiet,
					warn: quiet,
					error: quiet
				}
			});
			return async (e) => {
				try {
					const { data: t, headers: n } = await e(a);
					return {
						kind: "ok",
						body: t,
						hasNextPage: /;\s*rel="?next"?/i.test(n?.link ?? "")
					};
				} catch (e) {
					return describe(e);
				}
			};
		}
		const d = [
			"GITHUB_EVENT_PATH",
			"https_proxy",
			"HTTPS_PROXY",
			"http_proxy",
			"HTTP_PROXY"
		];
		async function loadOctokit() {
			const e = d.map((e) => [e, process.env[e]]);
			for (const e of d) delete process.env[e];
			try {
				return await n.e(1182).then(n.bind(n, 11182));
			} finally {
				for (const [t, n] of e) if (n !== undefined) process.env[t] = n;
			}
		}
		class UnusableAnswer extends Error {
			failure;
			constructor(e) {
				super(e.why);
				this.failure = {
					kind: "failed",
					...e
				};
			}
		}
		function createGithubFetch({ apiUrl: e, redact: t, send: n, waiting: r }) {
			const { origin: i } = new URL(e);
			const a = createPacer(r);
			return async (e, r) => {
				if (new URL(e).origin !== i) throw new UnusableAnswer({
					status: 0,
					why: "the request would go to a server other than the API",
					unsure: false
				});
				const { body: o, method: s } = r;
				const c = {
					...r.headers,
					"x-github-api-version": "2022-11-28"
				};
				const l = {
					method: s,
					url: e,
					headers: c,
					...o === undefined ? {} : { body: o }
				};
				const u = s !== "GET";
				const d = await a(u, () => n(l, s !== "POST"));
				if (d.kind === "failure") throw new UnusableAnswer({
					status: 0,
					why: t(d.message),
					unsure: d.sent
				});
				const { status: f } = d;
				const p = redactJson(d.body, t);
				if (f >= 300 && f < 400) throw new UnusableAnswer({
					status: f,
					why: whyOf(f, messageIn(p)),
					unsure: false
				});
				const m = new Map(Object.entries(d.headers));
				return {
					status: f,
					url: e,
					headers: m,
					text: async () => p
				};
			};
		}
		function redactJson(e, t) {
			try {
				return JSON.stringify(JSON.parse(e, (e, n) => typeof n === "string" ? t(n) : n));
			} catch {
				return t(e);
			}
		}
		function messageIn(e) {
			try {
				const t = JSON.parse(e);
				return (0, r.u4)(t) ? t["message"] : undefined;
			} catch {
				return undefined;
			}
		}
		function whyOf(e, t) {
			const n = (0, r.b6)(t);
			return `HTTP status ${e}${n === undefined ? "" : `: ${(0, a.h0)(n, 300)}`}`;
		}
		function describe(e) {
			const t = e instanceof Error ? e.cause : undefined;
			if (t instanceof UnusableAnswer) return t.failure;
			const { response: n } = Object(e);
			if (typeof n?.status === "number") {
				const { data: e, status: t } = n;
				const i = (0, r.u4)(e) ? e["message"] : undefined;
				return {
					kind: "failed",
					status: t,
					why: whyOf(t, i),
					unsure: t >= 500
				};
			}
			const i = (0, a.h0)(e instanceof Error ? e.message : String(e), 300);
			const o = (0, r._F)(e, "errors");
			const s = Array.isArray(o) ? (0, r.b6)((0, r._F)(o[0], "type")) : undefined;
			if (Array.isArray(o)) return {
				kind: "failed",
				status: 200,
				why: i,
				unsure: false,
				...s === undefined ? {} : { type: s }
			};
			return {
				kind: "failed",
				status: 0,
				why: i,
				unsure: true
			};
		}
	}),
	12012: ((e, t, n) => {
		t.Q = commentMarker;
		t.i = ownAccount;
		t.putComment = putComment;
		var r = n(8224);
		var i = n(63144);
		var a = n(3366);
		const o = 100;
		const s = 100;
		function commentMarker(e, t, n) {
			const { job: i, matrix: a, workflow: o } = t;
			const s = (0, r.a)(o ?? "", i ?? "", a ?? "", ...n).slice(0, 32);
			return `<!-- platform-actions ${e} ${s} -->`;
		}
		async function putComment(e, t) {
			const { body: n, number: r } = t;
			const i = (0, a.$)(t.repository);
			for (let a = 1;; a += 1) {
				const o = await findComment(e, t);
				if (o.kind === "failed") return o;
				if (o.kind === "comment") {
					if (o.comment.body === n) return { kind: "unchanged" };
					const t = o.comment.id;
					return resultOf(await e(({ rest: e }) => e.issues.updateComment({
						...i,
						comment_id: t,
						body: n
					})), "updated");
				}
				if (!t.create) return { kind: "unchanged" };
				const s = await e(({ rest: e }) => e.issues.createComment({
					...i,
					issue_number: r,
					body: n
				}));
				if (s.kind === "ok" || !s.unsure || a === 2) return resultOf(s, "created");
			}
		}
		function resultOf(e, t) {
			if (e.kind === "failed") return failedBy(e);
			return {
				kind: t,
				url: (0, i.b6)((0, i._F)(e.body, "html_url"))
			};
		}
		const failedBy = ({ status: e, why: t }) => ({
			kind: "failed",
			why: t,
			forbidden: e === 401 || e === 403 || e === 404
		});
		async function findComment(e, t) {
			let n;
			for (let r = 1; r <= s; r += 1) {
				const i = {
					...(0, a.$)(t.repository),
					issue_number: t.number,
					per_page: o,
					page: r
				};
				const s = await e(({ rest: e }) => e.issues.listComments(i));
				if (s.kind === "failed") return failedBy(s);
				if (!Array.isArray(s.body)) return {
					kind: "failed",
					why: "the list of comments could not be read",
					forbidden: false
				};
				for (const r of s.body.map(toComment)) {
					if (r === undefined || firstLine(r.body) !== t.marker) continue;
					n ??= await ownAccount(e);
					if (r.author.toLowerCase() === n.toLowerCase()) return {
						kind: "comment",
						comment: r
					};
				}
				if (!s.hasNextPage && s.body.length < o) break;
			}
			return { kind: "none" };
		}
		async function ownAccount(e) {
			const t = await e(({ rest: e }) => e.users.getAuthenticated());
			const n = t.kind === "ok" ? (0, i.b6)((0, i._F)(t.body, "login")) : undefined;
			if (n !== undefined) return n;
			const r = await e(async ({ graphql: e }) => ({ data: await e("{ viewer { login } }") }));
			const a = r.kind === "ok" ? (0, i.b6)((0, i._F)((0, i._F)(r.body, "viewer"), "login")) : undefined;
			return a ?? "github-actions[bot]";
		}
		function toComment(e) {
			const t = (0, i._F)(e, "id");
			const n = (0, i._F)(e, "body");
			const r = (0, i._F)((0, i._F)(e, "user"), "login");
			if (typeof t !== "number" || typeof n !== "string" || typeof r !== "string") return undefined;
			return {
				id: t,
				body: n,
				author: r
			};
		}
		const firstLine = (e) => e.split(/\r?\n/, 1)[0] ?? "";
	}),
	57211: ((e, t, n) => {
		t.openGithubPulls = openGithubPulls;
		var r = n(3366);
		var i = n(12012);
		var a = n(63144);
		;
		const o = {
			read: "give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository",
			contents: "add `contents: write` to the `permissions` of the job; a token of a GitHub App or a person needs \"Contents: read and write\"",
			"pull-requests": "add `pull-requests: write` to the `permissions` of the job; a token of a GitHub App or a person needs \"Pull requests: read and write\""
		};
		const s = /not permitted to create or approve pull requests/i;
		const c = "turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a token of a GitHub App";
		function refusalOf(e, t, n) {
			const refuse = (n, r) => ({
				kind: "refused",
				reason: n,
				message: `${t}: ${e.why}`,
				fix: r
			});
			const { status: r, type: i, unsure: a, why: l } = e;
			if (s.test(l)) return refuse("forbidden", c);
			if (r === 401) return refuse("unauthenticated", "`github-token` is not valid, or no longer: set it to a token that is");
			if (i === "STALE_DATA") return refuse("raced");
			if (i === "RATE_LIMITED" || r === 429 || /\brate limit\b/i.test(l)) return refuse("unavailable", "run this again after the rate limit of the token has ended");
			if (r === 403 || r === 404 || i === "FORBIDDEN" || i === "NOT_FOUND") return refuse("forbidden", o[n]);
			if (a) return refuse("raced");
			return refuse(r === 422 || i !== undefined ? "invalid" : "unavailable");
		}
		;
		const l = 100;
		const u = "web-flow";
		async function readHead({ api: e, repository: t }, n) {
			const i = `heads/${n}`;
			const a = await e(({ rest: e }) => e.git.getRef({
				...(0, r.$)(t),
				ref: i
			}));
			if (a.kind === "ok") return {
				kind: "done",
				value: a.body.object.sha
			};
			if (a.status === 404) return {
				kind: "done",
				value: undefined
			};
			return refusalOf(a, `the branch \`${n}\` cannot be read`, "read");
		}
		async function readPlace(e, t, n) {
			const { api: i, repository: a } = e;
			const o = (0, r.$)(a);
			const s = await i(({ rest: e }) => e.repos.get(o));
			if (s.kind === "failed") return refusalOf(s, `the repository \`${a}\` cannot be read`, "read");
			const c = s.body.fork;
			const l = await readHead(e, t);
			if (l.kind === "refused") return l;
			const placed = (e) => ({
				kind: "done",
				value: {
					isFork: c,
					commit: e
				}
			});
			if (l.value === undefined) return placed("no-base");
			if (l.value === n) return placed("on-base");
			const u = `${l.value}...${n}`;
			const d = await i(({ rest: e }) => e.repos.compareCommitsWithBasehead({
				...o,
				basehead: u,
				per_page: 1
			}));
			if (d.kind === "ok") return placed(d.body.ahead_by === 0 ? "on-base" : "off-base");
			if (d.status === 404 || d.status === 422) return placed("unknown");
			return refusalOf(d, `the checked-out commit cannot be compared with \`${t}\``, "read");
		}
		async function readBranch(e, t, n) {
			const i = await readHead(e, t);
			if (i.kind === "refused") return i;
			const a = i.value;
			if (a === undefined) return {
				kind: "done",
				value: undefined
			};
			const o = `${n}...${a}`;
			const s = await e.api(({ rest: t }) => t.repos.compareCommitsWithBasehead({
				...(0, r.$)(e.repository),
				basehead: o,
				per_page: l
			}));
			if (s.kind === "failed") return refusalOf(s, `the commits of the branch \`${t}\` cannot be read`, "read");
			const { commits: c, total_commits: d } = s.body;
			if (d !== c.length) return {
				kind: "done",
				value: {
					head: a,
					commits: undefined
				}
			};
			const f = c.length === 0 ? "" : (await e.account()).toLowerCase();
			const isOwn = (e) => e?.toLowerCase() === f;
			const p = c.map(({ author: e, commit: t, committer: n, parents: r, sha: i }) => {
				const a = loginOf(n);
				return {
					oid: i,
					parent: r[0]?.sha,
					message: t.message,
					isByToken: isOwn(loginOf(e)) && (isOwn(a) || a === u)
				};
			});
			return {
				kind: "done",
				value: {
					head: a,
					commits: p
				}
			};
		}
		function loginOf(e) {
			return e?.login;
		}
		;
		const d = "0000000000000000000000000000000000000000";
		const f = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;
		async function createBranch({ api: e, repository: t }, n, i) {
			const a = `refs/heads/${n}`;
			const o = await e(({ rest: e }) => e.git.createRef({
				...(0, r.$)(t),
				ref: a,
				sha: i
			}));
			if (o.kind === "ok") return {
				kind: "done",
				value: undefined
			};
			return namesRefused(o, `the branch \`${n}\` cannot be created`);
		}
		async function moveBranch(e, t, { from: n, to: i }) {
			const a = await updateRef(e, {
				name: `refs/heads/${t}`,
				from: n,
				to: i
			});
			if (a.kind === "done") return a;
			const o = await readHead(e, t);
			if (o.kind === "refused") return o;
			if (o.value === i) return {
				kind: "done",
				value: undefined
			};
			if (o.value !== n) return raced(t);
			const s = `the branch \`${t}\` cannot be ${i === undefined ? "deleted" : "moved"}`;
			const c = {
				...(0, r.$)(e.repository),
				ref: `heads/${t}`
			};
			const l = i === undefined ? await e.api(({ rest: e }) => e.git.deleteRef(c)) : await e.api(({ rest: e }) => e.git.updateRef({
				...c,
				sha: i,
				force: true
			}));
			return l.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : namesRefused(l, s);
		}
		async function updateRef({ api: e, repository: t }, { from: n, name: i, to: o }) {
			const s = (0, r.$)(t);
			const c = `\`${i}\` cannot be updated`;
			const l = await e(({ rest: e }) => e.repos.get(s));
			if (l.kind === "failed") return refusalOf(l, c, "contents");
			const u = [{
				name: i,
				beforeOid: n,
				afterOid: o ?? d,
				force: true
			}];
			const p = {
				repository: (0, a.b6)((0, a._F)(l.body, "node_id")) ?? "",
				updates: u
			};
			const m = await e(async ({ graphql: e }) => ({ data: await e(f, p) }));
			return m.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : refusalOf(m, c, "contents");
		}
		function namesRefused(e, t) {
			const n = refusalOf(e, t, "contents");
			if (n.reason !== "invalid") return n;
			return {
				...n,
				fix: "choose another name in `branch`, or check the rules for branches of this repository"
			};
		}
		function raced(e) {
			const t = `the branch \`${e}\` changed while it was being updated`;
			return {
				kind: "refused",
				reason: "raced",
				message: t,
				fix: "run this again"
			};
		}
		;
		const p = 8 * 1024 * 1024;
		const m = "100644";
		const h = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
		function writeCommit(e, t) {
			const n = t.files.reduce((e, { bytes: t }) => e + t.length, 0);
			const r = t.files.every(({ mode: e }) => e === m);
			return r && n <= p ? byMutation(e, t) : byGitDatabase(e, t);
		}
		async function byMutation(e, t) {
			const { branch: n, head: r, start: i } = t;
			const a = r === undefined ? n : `${n}-next-${i.slice(0, 12)}`;
			const o = await createPlace(e, a, t);
			if (o.kind === "refused") return o;
			const s = await commitOn(e, a, t);
			if (s.kind === "refused" || r === undefined) {
				if (s.kind === "refused") await moveBranch(e, a, {
					from: i,
					to: undefined
				});
				return s;
			}
			const c = await moveBranch(e, n, {
				from: r,
				to: s.value
			});
			await moveBranch(e, a, {
				from: s.value,
				to: undefined
			});
			return c.kind === "refused" ? c : s;
		}
		async function createPlace(e, t, { branch: n, start: r }) {
			const i = await createBranch(e, t, r);
			if (i.kind === "done" || i.reason !== "invalid" || t === n) return i;
			const a = await readBranch(e, t, r);
			if (a.kind === "refused") return a;
			if (a.value === undefined) return i;
			const { commits: o, head: s } = a.value;
			if (o?.every(({ isByToken: e }) => e) !== true) return inTheWay(t);
			const c = await moveBranch(e, t, {
				from: s,
				to: undefined
			});
			return c.kind === "refused" ? c : createBranch(e, t, r);
		}
		function inTheWay(e) {
			const t = `the branch \`${e}\`, which is needed for a moment, has commits of others`;
			return {
				kind: "refused",
				reason: "invalid",
				message: t,
				fix: `rename or delete the branch \`${e}\``
			};
		}
		async function commitOn({ api: e, repository: t }, n, { details: r, files: i, headline: o, start: s }) {
			const c = i.map(({ bytes: e, path: t }) => ({
				path: t,
				contents: e.toString("base64")
			}));
			const l = {
				branch: {
					repositoryNameWithOwner: t,
					branchName: n
				},
				expectedHeadOid: s,
				message: {
					headline: o,
					body: r
				},
				fileChanges: { additions: c }
			};
			const u = await e(async ({ graphql: e }) => ({ data: await e(h, { input: l }) }));
			if (u.kind === "failed") return aboutWorkflows(refusalOf(u, g, "contents"), i);
			const d = (0, a._F)((0, a._F)(u.body, "createCommitOnBranch"), "commit");
			return oidOf((0, a.b6)((0, a._F)(d, "oid")));
		}
		async function byGitDatabase(e, t) {
			const { api: n, repository: i } = e;
			const { branch: a, details: o, files: s, head: c, headline: l, start: u } = t;
			const d = (0, r.$)(i);
			const f = [];
			for (const { bytes: e, mode: t, path: r } of s) {
				const i = e.toString("base64");
				const a = await n(({ rest: e }) => e.git.createBlob({
					...d,
					content: i,
					encoding: "base64"
				}));
				if (a.kind === "failed") return refusalOf(a, g, "contents");
				f.push({
					path: r,
					mode: t === "100755" ? t : m,
					type: "blob",
					sha: a.body.sha
				});
			}
			const p = await n(({ rest: e }) => e.git.getCommit({
				...d,
				commit_sha: u
			}));
			if (p.kind === "failed") return refusalOf(p, g, "read");
			const h = p.body.tree.sha;
			const _ = await n(({ rest: e }) => e.git.createTree({
				...d,
				base_tree: h,
				tree: f
			}));
			if (_.kind === "failed") return aboutWorkflows(refusalOf(_, g, "contents"), s);
			const v = o === "" ? l : `${l}\n\n${o}`;
			const y = await n(({ rest: e }) => e.git.createCommit({
				...d,
				message: v,
				tree: _.body.sha,
				parents: [u]
			}));
			if (y.kind === "failed") return refusalOf(y, g, "contents");
			const b = y.body.sha;
			const x = c === undefined ? await createBranch(e, a, b) : await moveBranch(e, a, {
				from: c,
				to: b
			});
			return x.kind === "refused" ? aboutWorkflows(x, s) : oidOf(b);
		}
		const g = "the commit cannot be made";
		const _ = /^\.github\/workflows\/[^/]+$/i;
		function aboutWorkflows(e, t) {
			const n = t.map(({ path: e }) => e).filter((e) => _.test(e));
			const { message: r, reason: i } = e;
			const a = i === "forbidden" || i === "invalid" || /\bworkflows?\b/i.test(r);
			return a && n.length > 0 ? {
				...e,
				reason: "workflows",
				paths: n
			} : e;
		}
		function oidOf(e) {
			if (e !== undefined) return {
				kind: "done",
				value: e
			};
			return {
				kind: "refused",
				reason: "raced",
				message: `${g}: the answer does not name it`,
				fix: undefined
			};
		}
		;
		const v = 100;
		const y = 30;
		function openGithubPulls(e, t) {
			let n;
			const account = () => {
				n ??= (0, i.i)(e);
				return n;
			};
			const a = {
				api: e,
				repository: t,
				account
			};
			const o = (0, r.$)(t);
			return {
				place: (e, t) => readPlace(a, e, t),
				branch: (e, t) => readBranch(a, e, t),
				from: async (t) => {
					const n = `${o.owner}:${t}`;
					const r = await e(({ rest: e }) => e.pulls.list({
						...o,
						state: "all",
						head: n,
						per_page: v
					}));
					if (r.kind === "failed") return unreadable(r);
					return {
						kind: "done",
						value: await ownPulls(a, r.body, (e) => e === t)
					};
				},
				openBelow: (e) => readOpen(a, e),
				check: (e, t, n) => checkPermissions(a, e, t, n),
				commit: (e) => writeCommit(a, e),
				open: async ({ base: t, body: n, branch: r, draft: i, title: s }) => {
					const c = await e(({ rest: e }) => e.pulls.create({
						...o,
						head: r,
						base: t,
						title: s,
						body: n,
						draft: i
					}));
					return pullOf(a, c, "the pull request cannot be opened");
				},
				edit: async (t, n) => {
					const r = await e(({ rest: e }) => e.pulls.update({
						...o,
						pull_number: t,
						...n
					}));
					return pullOf(a, r, `pull request #${t} cannot be changed`);
				},
				label: async (t, n) => {
					const r = {
						...o,
						issue_number: t,
						labels: [...n]
					};
					const i = await e(({ rest: e }) => e.issues.addLabels(r));
					return doneOr(i, "the labels cannot be added", "pull-requests");
				},
				requestReviews: async (t, n) => {
					const r = await e(({ rest: e }) => e.pulls.requestReviewers({
						...o,
						pull_number: t,
						...splitReviewers(n)
					}));
					return doneOr(r, "reviews cannot be requested", "pull-requests");
				},
				comment: async (n, r, a) => {
					const o = `${r}\n${a}`;
					const s = await (0, i.putComment)(e, {
						repository: t,
						number: n,
						marker: r,
						body: o,
						create: true
					});
					if (s.kind !== "failed") return {
						kind: "done",
						value: undefined
					};
					const c = {
						kind: "failed",
						status: s.forbidden ? 403 : 0,
						why: s.why,
						unsure: false
					};
					return refusalOf(c, "the comment cannot be written", "pull-requests");
				},
				deleteBranch: (e, t) => moveBranch(a, e, {
					from: t,
					to: undefined
				})
			};
		}
		function splitReviewers(e) {
			const t = e.filter((e) => e.includes("/"));
			return {
				reviewers: e.filter((e) => !e.includes("/")).map((e) => e.replace(/^@/, "")),
				team_reviewers: t.map((e) => e.split("/").at(-1) ?? "")
			};
		}
		function doneOr(e, t, n) {
			return e.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : refusalOf(e, t, n);
		}
		function unreadable(e) {
			return refusalOf(e, "the pull requests cannot be read", "pull-requests");
		}
		async function readOpen(e, t) {
			const n = [];
			for (let i = 1; i <= y; i += 1) {
				const a = {
					...(0, r.$)(e.repository),
					state: "open",
					per_page: v,
					page: i
				};
				const o = await e.api(({ rest: e }) => e.pulls.list(a));
				if (o.kind === "failed") return unreadable(o);
				n.push(...await ownPulls(e, o.body, (e) => e.startsWith(t)));
				if (!o.hasNextPage && o.body.length < v) break;
			}
			return {
				kind: "done",
				value: n
			};
		}
		async function ownPulls(e, t, n) {
			const r = e.repository.toLowerCase();
			const i = t.filter(({ head: e }) => e.repo?.full_name.toLowerCase() === r && n(e.ref));
			return Promise.all(i.map((t) => toPull(e, t)));
		}
		async function pullOf(e, t, n) {
			if (t.kind === "failed") return refusalOf(t, n, "pull-requests");
			return {
				kind: "done",
				value: await toPull(e, t.body)
			};
		}
		async function toPull(e, t) {
			const { base: n, body: r, head: i, html_url: a, labels: o, merged_at: s, number: c, state: l, title: u, user: d } = t;
			return {
				number: c,
				url: a,
				state: s !== null ? "merged" : l === "open" ? "open" : "closed",
				branch: i.ref,
				base: n.ref,
				title: u,
				body: r ?? "",
				labels: o.map(({ name: e }) => e),
				isByToken: d?.login.toLowerCase() === (await e.account()).toLowerCase()
			};
		}
		async function checkPermissions({ api: e, repository: t }, n, i, a) {
			const o = (0, r.$)(t);
			const s = await e(({ rest: e }) => e.git.createBlob({
				...o,
				content: "",
				encoding: "utf-8"
			}));
			const c = a?.title ?? "Permission check";
			const l = a === undefined ? await e(({ rest: e }) => e.pulls.create({
				...o,
				head: `${n}..`,
				base: i,
				title: c
			})) : await e(({ rest: e }) => e.pulls.update({
				...o,
				pull_number: a.number,
				title: c
			}));
			const u = [...s.kind === "ok" ? [] : [refusalOf(s, "nothing can be written to this repository", "contents")], ...l.kind === "ok" ? [] : [refusalOf(l, "no pull request can be opened or changed", "pull-requests")]];
			return u.filter(({ reason: e }) => e === "forbidden" || e === "unauthenticated");
		}
	})
};
;
