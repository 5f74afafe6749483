"use strict";
exports.id = 8479;
exports.ids = [8479, 2537];
exports.modules = {
	63144: ((e, t, n) => {
		t.Lv = versionTextOf;
		t.TL = isSameJson;
		t._F = fieldOf;
		t.b6 = textOf;
		t.u4 = isRecord;
		function isRecord(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		function fieldOf(e, t) {
			return isRecord(e) ? e[t] : undefined;
		}
		function versionTextOf(e) {
			return typeof e === "number" ? String(e) : textOf(e);
		}
		function textOf(e) {
			return typeof e === "string" && e !== "" ? e : undefined;
		}
		function isSameJson(e, t) {
			if (Array.isArray(e) && Array.isArray(t)) return e.length === t.length && e.every((e, n) => isSameJson(e, t[n]));
			if (!isRecord(e) || !isRecord(t)) return e === t;
			return [...new Set([...Object.keys(e), ...Object.keys(t)])].every((n) => isSameJson(e[n], t[n]));
		}
	}),
	31666: ((e, t, n) => {
		t.LH = withRetries;
		t.Rs = failedTry;
		t.Rx = createSend;
		var r = n(63144);
		function failedTry(e, t) {
			if (e.kind === "failure") {
				const t = e.reason !== "aborted" && e.reason !== "certificate";
				return {
					isTransient: t,
					wasTaken: e.sent,
					hintMs: undefined
				};
			}
			const { status: n } = e;
			const r = n === 429 || n === 403 && e.headers["retry-after"] !== undefined;
			const i = n < 300 || n === 408 || n === 499 || n >= 500 && n !== 501;
			return {
				isTransient: r || i,
				wasTaken: !r,
				hintMs: hintOf(e, t)
			};
		}
		function shouldRetry(e, t) {
			return e.isTransient && (t || !e.wasTaken);
		}
		const i = 6e4;
		const a = 500;
		const o = 8e3;
		function retryDelay(e, t, n) {
			if (t !== undefined && t <= i) return t;
			const r = Math.min(o, a * 2 ** (e - 1));
			return Math.round(r * (1 - n / 2));
		}
		async function withRetries(e, t, n) {
			const { clock: r, maxAttempts: i, random: a, signal: o } = e;
			for (let e = 1;; e += 1) {
				const s = await n(e);
				const { failed: c } = s;
				const l = c === undefined || o.aborted || e >= i;
				if (l || !shouldRetry(c, t)) return {
					last: s,
					tries: e
				};
				await r.sleep(retryDelay(e, c.hintMs, a()), o);
				if (o.aborted) return {
					last: s,
					tries: e
				};
			}
		}
		function createSend(e) {
			const { clock: t, http: n, requestTimeoutMs: r, signal: i } = e;
			return async (a, o) => {
				const { last: s } = await withRetries(e, o, async () => {
					const e = await n({
						...a,
						timeoutMs: r,
						signal: i
					});
					const o = e.kind === "response" && e.status < 300;
					return {
						result: e,
						failed: o ? undefined : failedTry(e, t.now())
					};
				});
				return s.result;
			};
		}
		const s = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
		function hintOf(e, t) {
			const n = e.headers["retry-after"]?.trim() ?? "";
			if (/^[0-9]{1,9}$/.test(n)) return Number(n) * 1e3;
			const r = s.test(n) ? Date.parse(n) : Number.NaN;
			return Number.isNaN(r) ? retryInfoOf(e.body) : Math.max(0, r - t);
		}
		const c = 1048576;
		function retryInfoOf(e) {
			if (e.length > c || !e.includes("google.rpc.RetryInfo")) return undefined;
			try {
				const t = JSON.parse(e);
				const n = (0, r.u4)(t) ? t["details"] : undefined;
				const i = Array.isArray(n) ? n.filter(r.u4) : [];
				const a = i.find((e) => String(e["@type"]).endsWith("/google.rpc.RetryInfo"));
				const [, o] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(a?.["retryDelay"])) ?? [];
				return o === undefined ? undefined : Math.ceil(Number(o) * 1e3);
			} catch {
				return undefined;
			}
		}
	}),
	58479: ((e, t, n) => {
		n.r(t);
		t.openGithubEarly = openGithubEarly;
		var r = n(31666);
		var i = n(32537);
		const a = {
			maxAttempts: 4,
			requestTimeoutMs: 3e4
		};
		const o = 8;
		async function openGithubEarly(e, t) {
			const { clock: n, host: s, openHttp: c } = e;
			const l = Number(t("concurrency") ?? Number.NaN);
			const u = Number.isInteger(l) && l >= 1 && l <= 64;
			const http = async (e) => (await c(u ? l : o))(e);
			const d = (0, r.Rx)({
				http,
				clock: n,
				signal: e.signal(),
				random: Math.random,
				...a
			});
			return (0, i.openGithub)(t("github-token") || undefined, {
				host: s,
				send: d
			});
		}
	}),
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
	})
};
;
