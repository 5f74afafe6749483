"use strict";
exports.id = 6547;
exports.ids = [
	6547,
	3366,
	2012
];
exports.modules = {
	8224: ((e, t, n) => {
		t.a = fingerprintOf;
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	77825: ((e, t, n) => {
		t.$ = groupBy;
		function groupBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				const i = n.get(e);
				if (i === undefined) n.set(e, [r]);
				else i.push(r);
			}
			return n;
		}
	}),
	39589: ((e, t, n) => {
		t.T = sha256Base64;
		t.f = sha256Hex;
		var r = n(90855);
		const i = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
		function sha256Hex(e) {
			const t = [];
			for (const n of (0, r.sc)(new TextEncoder().encode(e))) t.push(i[n]);
			return t.join("");
		}
		function sha256Base64(e) {
			return btoa(String.fromCharCode(...(0, r.sc)(new TextEncoder().encode(e))));
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
	7994: ((e, t, n) => {
		n.d(t, {
			Jz: () => l,
			gI: () => u
		});
		t.x1 = renderAnswer;
		var r = n(34150);
		var i = n(26963);
		var a = n(58819);
		var o = n(21289);
		var s = n(6646);
		var c = n(23447);
		const l = 1e6;
		const u = 65536;
		const d = 10;
		function renderAnswer(e, t, n) {
			const { answer: r, coverage: a, problems: s, runUrl: c, softened: l } = e;
			const u = [...a === undefined ? [] : [(0, o.v)(a, a.noun)], ...c === undefined ? [] : [(0, i.k9)("The run", c)]].join(" ");
			const d = s.length > 0 && r.words !== "";
			const f = [
				...n === undefined ? [] : [`${n}\n`],
				`### ${headingOf(e)}`,
				...problemBlocks(s),
				...l.length === 0 ? [] : [(0, i.AX)(l.map(softenedMarkdown))],
				...d ? [`**So far:** ${r.words}.`] : [],
				...r.actions,
				...r.details
			];
			const p = u === "" ? t : t - new TextEncoder().encode(u).length - 2;
			const { text: m } = (0, i.Co)(f, Math.max(0, p));
			return u === "" ? m : `${m}\n${u}\n`;
		}
		function headingOf({ answer: e, problems: t, result: n, softened: i, title: a }) {
			const o = e.title ?? a;
			const s = c.P[n];
			if (t.length > 0) return `${s} ${o} could not finish: ${(0, r.hS)(t.length, "error")}`;
			const l = e.words === "" && i.length > 0 ? "not everything could be checked" : e.words;
			return l === "" ? `${s} ${o}` : `${s} ${o}: ${l}`;
		}
		function problemBlocks(e) {
			if (e.length === 0) return [];
			const t = (0, s.Q)(e);
			const n = t.slice(d);
			return [(0, a.K)(t.slice(0, d)), ...n.length === 0 ? [] : [(0, i.GE)((0, r.hS)(n.length, "more problem"), (0, a.K)(n))]];
		}
		function softenedMarkdown({ fix: e, message: t }) {
			const n = [t, ...e === undefined ? [] : e.split("\n")];
			return `\u26A0\uFE0F ${n.map(a.R).join("<br>")}`;
		}
	}),
	21289: ((e, t, n) => {
		t.v = coverageLine;
		var r = n(34150);
		var i = n(26963);
		function coverageLine(e, t) {
			const n = [accountLine(e, t)];
			if (e.files !== undefined) n.push(accountLine(e.files, "file"));
			return `Coverage: ${n.join("; ")}.`;
		}
		function accountLine({ seen: e, judged: t, skipped: n, unread: a }, o) {
			const s = n.reduce((e, { count: t }) => e + t, 0);
			const c = n.map(({ why: e, count: t }) => `${t} ${(0, i.FV)(e)}`).join(", ");
			const l = [`${(0, r.hS)(e, o)} seen`, `${t} judged`];
			if (s > 0) l.push(`${s} skipped (${c})`);
			if (a.length > 0) l.push(`${a.length} unread`);
			return l.join(", ");
		}
	}),
	6646: ((e, t, n) => {
		t.Q = groupCauses;
		var r = n(77825);
		const i = 5;
		function groupCauses(e) {
			const t = (0, r.$)(e, (e) => JSON.stringify([causeOf(e).cause, e.fix]));
			return [...t.values()].flatMap((e) => {
				const [t] = e;
				if (t === undefined || e.length === 1) return e;
				const n = [...new Set(e.flatMap((e) => causeOf(e).subject ?? []))];
				const r = n.slice(0, i).join(", ");
				const a = n.length - i;
				const { location: o, ...s } = t;
				const c = n.length === 0 ? "" : `${r}${a > 0 ? ` and ${a} more` : ""}: `;
				return [{
					...s,
					message: `${c}${causeOf(t).cause}`
				}];
			});
		}
		function causeOf({ message: e }) {
			const [, t, n] = /^(`[^`]+`): (.+)$/s.exec(e) ?? [];
			return {
				subject: t,
				cause: n ?? e
			};
		}
	}),
	23447: ((e, t, n) => {
		n.d(t, {
			P: () => r,
			W: () => i
		});
		const r = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u26D4"
		};
		const i = {
			error: "\u274C",
			warning: "\u26A0\uFE0F",
			notice: "\u2139\uFE0F"
		};
	}),
	16547: ((e, t, n) => {
		t.renderComment = renderComment;
		var r = n(12012);
		var i = n(7994);
		var a = n(63455);
		var o = n(56106);
		const s = [
			"config-file",
			"working-directory",
			"organization",
			"mode",
			"scope",
			"images",
			"files",
			"file",
			"repos",
			"sbom",
			"artifacts",
			"advisories"
		];
		function renderComment({ manifest: e }, t, n, c) {
			const l = (0, o.y)(t, n);
			const { result: u } = (0, a.z)(l);
			const d = s.map((e) => JSON.stringify(Reflect.get(t, e) ?? null));
			const f = (0, r.Q)(e.name, c, d);
			const p = (0, i.x1)({
				title: e.title,
				result: u,
				answer: n.summary(),
				problems: l.problems,
				softened: (0, o.b)(l),
				coverage: l.coverage,
				runUrl: c.runUrl
			}, i.gI, f);
			return {
				marker: f,
				body: p,
				failed: u === "fail" || u === "error"
			};
		}
	}),
	58819: ((e, t, n) => {
		t.K = problemsMarkdown;
		t.R = proseMarkdown;
		var r = n(26963);
		function proseMarkdown(e) {
			const t = e.split("`");
			if (t.length % 2 === 0) return (0, r.FV)(e);
			return t.map((e, t) => t % 2 === 0 ? keepEnds(e) : (0, r.fl)(e)).join("");
		}
		function keepEnds(e) {
			const t = /^\s/.test(e) ? " " : "";
			const n = /\S\s+$/.test(e) ? " " : "";
			return `${t}${(0, r.FV)(e)}${n}`;
		}
		function problemsMarkdown(e) {
			const t = e.map(({ copy: e, fix: t, location: n, message: i }) => {
				const a = [i, ...t === undefined ? [] : t.split("\n")];
				const o = n === undefined ? "" : `${(0, r.fl)(`${n.file}:${n.line}`)} `;
				const s = `- \u274C ${o}${a.map(proseMarkdown).join("<br>").replace(/\n/g, " ")}\n`;
				return e === undefined ? s : `${s}\n${(0, r.hl)(e, "json").replace(/^/gm, "  ")}\n\n`;
			});
			return {
				...(0, r.AX)([]),
				rows: t
			};
		}
	})
};
;
