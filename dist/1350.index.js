"use strict";
exports.id = 1350;
exports.ids = [1350, 3366];
exports.modules = {
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
	61350: ((e, t, n) => {
		t.uploadSarif = uploadSarif;
		var r = n(38522);
		var i = n(63144);
		var a = n(38086);
		var o = n(3366);
		const s = 10 * 1024 * 1024;
		const c = [
			1e3,
			2e3,
			4e3
		];
		async function uploadSarif(e, t, n, a) {
			const l = (0, r.gzipSync)(t.sarif);
			if (l.length > s) return {
				kind: "failed",
				why: "it is larger than the 10 MB that code scanning accepts"
			};
			const u = (0, o.$)(t.repository);
			const d = {
				commit_sha: t.commit,
				ref: t.ref,
				sarif: l.toString("base64")
			};
			const f = await e(({ rest: e }) => e.codeScanning.uploadSarif({
				...u,
				...d
			}));
			if (f.kind === "failed") return {
				kind: "failed",
				why: f.why
			};
			const p = (0, i.u4)(f.body) ? (0, i.b6)(f.body["id"]) : undefined;
			if (p === undefined) return {
				kind: "failed",
				why: "the answer has no id"
			};
			for (const t of [0, ...c]) {
				if (t > 0) await n.sleep(t, a);
				const r = await e(({ rest: e }) => e.codeScanning.getSarif({
					...u,
					sarif_id: p
				}));
				const o = r.kind === "ok" && (0, i.u4)(r.body) ? r.body : {};
				if (o["processing_status"] === "complete") return {
					kind: "complete",
					id: p
				};
				if (o["processing_status"] === "failed") return {
					kind: "failed",
					why: errorsOf(o["errors"])
				};
				if (a.aborted) break;
			}
			return {
				kind: "pending",
				id: p
			};
		}
		function errorsOf(e) {
			const t = Array.isArray(e) ? e.filter((e) => typeof e === "string") : [];
			return t.length === 0 ? "code scanning refused it" : (0, a.h0)(t.join("; "), 500);
		}
	})
};
;
