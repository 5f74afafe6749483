"use strict";
exports.id = 8155;
exports.ids = [8155];
exports.modules = {
	31666: ((e, t, n) => {
		n.d(t, {
			LH: () => withRetries,
			Rs: () => failedTry,
			Rx: () => createSend
		});
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
	83612: ((e, t, n) => {
		n.d(t, { n: () => renderQuery });
		function renderQuery(e = {}) {
			const t = Object.entries(e).flatMap(([e, t]) => {
				if (t === undefined) return [];
				return Array.isArray(t) ? renderList(e, t) : [`${encode(e)}=${encode(String(t))}`];
			});
			return t.length === 0 ? "" : `?${t.join("&")}`;
		}
		const encode = (e) => new URLSearchParams([["", e]]).toString().slice(1);
		const r = new WeakMap();
		function renderList(e, t) {
			if (t.length === 0) return [];
			const n = r.get(t) ?? new Map();
			r.set(t, n);
			const i = n.get(e);
			if (i !== undefined && isEqual(i.values, t)) return [i.text];
			const a = new URLSearchParams();
			for (const n of t) a.append(e, n);
			const o = a.toString();
			n.set(e, {
				values: [...t],
				text: o
			});
			return [o];
		}
		function isEqual(e, t) {
			return e.length === t.length && e.every((e, n) => e === t[n]);
		}
	}),
	27871: ((e, t, n) => {
		n.d(t, {
			U: () => createClient,
			x: () => readBody
		});
		var r = n(83612);
		var i = n(34779);
		function createClient(e) {
			const { baseUrl: t, concurrency: n, tokens: a, transport: o } = e;
			const sendWith = (e, n) => o({
				method: e.method,
				url: `${t}${e.path}${(0, r.n)(e.query)}`,
				headers: {
					...n === undefined ? {} : { authorization: `Bearer ${n}` },
					...e.body === undefined ? {} : { "content-type": "application/json" }
				},
				...e.body === undefined ? {} : { body: JSON.stringify(e.body) },
				idempotent: e.idempotent,
				judge: (t) => e.decode(readBody(t))
			});
			return {
				...n === undefined ? {} : { concurrency: n },
				send: async (e) => {
					if (e.anonymous === true) return sendWith(e, undefined);
					if (a === undefined) {
						throw new i.Wk("no token for the platform", {
							code: "UNAUTHENTICATED",
							call: `${e.method} ${e.path}`
						});
					}
					const t = await a.get();
					try {
						return await sendWith(e, t);
					} catch (n) {
						if (!(n instanceof i.Wk) || n.code !== "UNAUTHENTICATED") throw n;
						const r = await a.renew(t);
						if (r === undefined) throw n;
						return sendWith(e, r);
					}
				}
			};
		}
		function readBody(e) {
			const t = e.trim();
			if (t === "") return undefined;
			const n = (0, i.qF)(t);
			if (n === undefined) throw new TypeError("it is not JSON");
			return n;
		}
	}),
	89763: ((e, t, n) => {
		n.d(t, {
			HL: () => printGithubSubject,
			gg: () => workloadKeyOf,
			jk: () => githubClaimMatch,
			oX: () => r,
			po: () => parseGithubSubject,
			vm: () => formKeyOf,
			x0: () => compareGithubClaim
		});
		const r = "https://token.actions.githubusercontent.com";
		const i = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;
		function parseGithubSubject(e) {
			const [, t, n, r, a, o] = i.exec(e) ?? [];
			if (t === undefined || r === undefined || o === undefined) return undefined;
			if (n === undefined !== (a === undefined)) return undefined;
			const s = n === undefined || a === undefined ? undefined : {
				owner: n,
				repository: a
			};
			return {
				owner: t,
				repository: r,
				ids: s,
				context: parseContext(o)
			};
		}
		function printGithubSubject(e) {
			const { owner: t, repository: n, ids: r, context: i } = e;
			const a = r === undefined ? `${t}/${n}` : `${t}@${r.owner}/${n}@${r.repository}`;
			return `repo:${a}:${printContext(i)}`;
		}
		function githubClaimMatch(e) {
			return {
				issuer: r,
				subject: printGithubSubject(withEncodedEnvironment(e))
			};
		}
		function compareGithubClaim(e, t) {
			const n = githubClaimMatch(e);
			if (t.issuer !== n.issuer) return "no";
			if (t.subject === n.subject) return "exact";
			const r = parseGithubSubject(t.subject);
			if (r === undefined || r.ids === undefined === (e.ids === undefined)) return "no";
			const i = printGithubSubject({
				...withEncodedEnvironment(e),
				ids: undefined
			});
			return printGithubSubject({
				...r,
				ids: undefined
			}) === i ? "other-form" : "no";
		}
		function formKeyOf({ issuer: e, subject: t }) {
			const n = parseGithubSubject(t);
			return n === undefined ? undefined : `${e}\n${printGithubSubject({
				...n,
				ids: undefined
			})}`;
		}
		function workloadKeyOf(e) {
			const { issuer: t } = githubClaimMatch(e);
			return `${t}\n${printGithubSubject({
				...withEncodedEnvironment(e),
				ids: undefined
			})}`;
		}
		function withEncodedEnvironment(e) {
			if (e.context.kind !== "environment") return e;
			const t = e.context.environment.replaceAll(":", "%3A");
			return {
				...e,
				context: {
					kind: "environment",
					environment: t
				}
			};
		}
		function parseContext(e) {
			if (e === "pull_request") return { kind: "pull_request" };
			if (e.startsWith("ref:")) return {
				kind: "ref",
				ref: e.slice("ref:".length)
			};
			if (e.startsWith("environment:")) {
				return {
					kind: "environment",
					environment: e.slice("environment:".length)
				};
			}
			return {
				kind: "other",
				text: e
			};
		}
		function printContext(e) {
			switch (e.kind) {
				case "ref": return `ref:${e.ref}`;
				case "environment": return `environment:${e.environment}`;
				case "pull_request": return "pull_request";
				case "other": return e.text;
			}
		}
	}),
	88155: ((e, t, n) => {
		n.d(t, {
			mu: () => findMissingIdentity,
			fA: () => openSession,
			sK: () => requireIdentity
		});
		var r = n(42030);
		var i = n(38086);
		var a = n(45794);
		;
		function issuerOf(e) {
			const t = new URL(e);
			if (!t.hostname.startsWith("console-api.")) return e;
			t.hostname = `issuer.${t.hostname.slice("console-api.".length)}`;
			return t.origin;
		}
		var o = n(34779);
		;
		function fixedToken(e) {
			return {
				get: async () => e,
				renew: async () => undefined
			};
		}
		const s = 6e4;
		function mintedToken(e, t) {
			let n;
			let r;
			const fresh = async () => {
				const n = await e();
				return n.expiresAt > t.now() ? n : {
					...n,
					expiresAt: Number.POSITIVE_INFINITY
				};
			};
			const hold = () => {
				n ??= fresh();
				return n;
			};
			return {
				get: async () => {
					const e = hold();
					const r = await e;
					if (r.expiresAt - t.now() >= s) return r.token;
					if (n === e) n = fresh();
					return (await hold()).token;
				},
				renew: async (e) => {
					const t = hold();
					const i = await t;
					if (i.token !== e) return i.token;
					if (n === t) {
						if (t === r) return undefined;
						r = fresh();
						n = r;
					}
					return (await hold()).token;
				}
			};
		}
		;
		function tokensFor(e, t, n) {
			const { clock: r, idToken: i, mask: a } = e;
			if (n !== undefined) {
				a(n);
				return fixedToken(n);
			}
			return i === undefined ? undefined : mintedToken(() => mintToken(e, i, t), r);
		}
		async function mintToken(e, t, n) {
			const { explain: r, identity: i, mask: a, narrowing: o } = e;
			const s = await t();
			a(s);
			try {
				const t = o?.limitsOf(n) ?? {};
				const r = await exchange(e, {
					idToken: s,
					audience: n,
					identity: i,
					...t
				});
				a(r.token);
				return r;
			} catch (e) {
				throw r === undefined ? e : r(e, n, s);
			}
		}
		async function exchange(e, t) {
			const { clock: r, issuerUrl: i, narrowing: a, transport: s } = e;
			const { exchangeToken: c } = await Promise.all([n.e(3619), n.e(8320)]).then(n.bind(n, 58320));
			const send = (e) => c(s, i, e, r.now());
			try {
				return await send(t);
			} catch (e) {
				if (!(e instanceof o.Wk) || e.code !== "INVALID_ARGUMENT") throw e;
				const n = t.capabilities === undefined ? undefined : a?.withoutCapabilities();
				if (a === undefined || n === undefined) throw e;
				const { audience: r, idToken: i, identity: s } = t;
				const c = await send({
					idToken: i,
					audience: r,
					identity: s,
					...n
				});
				a.givenUp(e);
				return c;
			}
		}
		var c = n(58508);
		;
		function neededCapabilities(e, t, n) {
			const r = e.filter((e) => e.audience === t && counts(e, n));
			if (r.length === 0) return undefined;
			return [...new Set(r.flatMap(({ capabilities: e }) => e))].sort();
		}
		function counts({ when: e = {} }, t) {
			return Object.entries(e).every(([e, n]) => {
				const r = String(t[e] ?? "");
				return n.some((e) => {
					if (e === "?*") return r !== "";
					return e.endsWith("*") ? r.startsWith(e.slice(0, -1)) : r === e;
				});
			});
		}
		function createNarrowing(e, t, n, r) {
			const a = textsOf(t["capabilities"]);
			const o = textsOf(t["scopes"]);
			const s = t["least-privilege"] !== false;
			let c = false;
			const capabilitiesOf = (r) => {
				if (a.length > 0) return a;
				if (!s || c) return undefined;
				return neededCapabilities(e, r === n ? "registry" : "platform", t);
			};
			return {
				isGivenUp: () => c,
				limitsOf: (e) => {
					const t = capabilitiesOf(e);
					return {
						...t === undefined ? {} : { capabilities: t },
						...o.length === 0 ? {} : { scopes: o }
					};
				},
				withoutCapabilities: () => a.length > 0 ? undefined : { ...o.length === 0 ? {} : { scopes: o } },
				givenUp: (e) => {
					if (c) return;
					c = true;
					r(`The service refused the list of capabilities (${(0, i.h0)(e.message, 300)}), so this run holds everything that its identity may do. Set \`least-privilege: false\` to skip the list.`);
				}
			};
		}
		function textsOf(e) {
			return Array.isArray(e) ? e.filter((e) => typeof e === "string") : [];
		}
		var l = n(68475);
		var u = n(24344);
		var d = n(54031);
		;
		function untilAborted(e, t) {
			return new Promise((n, r) => {
				const stop = () => r(t.reason);
				if (t.aborted) stop();
				t.addEventListener("abort", stop, { once: true });
				e.then(n, r).finally(() => t.removeEventListener("abort", stop));
			});
		}
		var f = n(27871);
		var p = n(73358);
		var m = n(15514);
		var h = n(31666);
		var g = n(63144);
		;
		const _ = {
			400: "INVALID_ARGUMENT",
			401: "UNAUTHENTICATED",
			403: "PERMISSION_DENIED",
			404: "NOT_FOUND",
			405: "UNIMPLEMENTED",
			408: "DEADLINE_EXCEEDED",
			409: "ABORTED",
			412: "FAILED_PRECONDITION",
			429: "RESOURCE_EXHAUSTED",
			499: "CANCELLED",
			500: "INTERNAL",
			501: "UNIMPLEMENTED",
			502: "UNAVAILABLE",
			503: "UNAVAILABLE",
			504: "DEADLINE_EXCEEDED"
		};
		const v = 1048576;
		function decodeError(e, t, n = (e) => e) {
			const { status: r } = e;
			const i = e.headers["x-request-id"];
			const a = i === undefined ? undefined : n(i);
			if (r >= 300 && r < 400) {
				const e = {
					code: "REDIRECT",
					call: t,
					httpStatus: r,
					requestId: a
				};
				return new o.Wk("the server answered with a redirect, which is never followed", e);
			}
			const s = parseRedacted(e.body, n);
			const c = _[r] ?? (r >= 500 ? "INTERNAL" : "UNKNOWN");
			if ((0, g.u4)(s) && Number.isSafeInteger(s["code"])) {
				const { details: e, reason: n, domain: i } = decodeDetails(Array.isArray(s["details"]) ? s["details"] : []);
				const l = s["code"] === 0 ? undefined : o.Lp[Number(s["code"])];
				return new o.Wk(textAt(s, "message") || `HTTP status ${r}`, {
					code: l ?? c,
					call: t,
					httpStatus: r,
					reason: n,
					domain: i,
					details: e,
					requestId: a
				});
			}
			const l = (0, g.u4)(s) ? recordsAt(s, "errors")?.[0] : undefined;
			return new o.Wk(l && textAt(l, "message") || `HTTP status ${r}`, {
				code: c,
				call: t,
				httpStatus: r,
				reason: l === undefined ? "" : textAt(l, "code"),
				requestId: a
			});
		}
		function parseRedacted(e, t) {
			if (e.length > v) return undefined;
			try {
				return JSON.parse(e, (e, n) => typeof n === "string" ? t(n) : n);
			} catch {
				return undefined;
			}
		}
		function decodeDetails(e) {
			const t = [];
			let n = {
				reason: "",
				domain: ""
			};
			let r = {
				fieldViolations: [],
				preconditions: [],
				resource: undefined,
				others: t
			};
			for (const i of e) {
				const e = (0, g.u4)(i) ? i : {};
				const a = textAt(e, "@type").split(/[/.]/).pop();
				const o = a === "BadRequest" ? recordsAt(e, "fieldViolations") : undefined;
				const s = a === "PreconditionFailure" ? recordsAt(e, "violations") : undefined;
				if (a === "ErrorInfo") n = {
					reason: textAt(e, "reason"),
					domain: textAt(e, "domain")
				};
				else if (o !== undefined) {
					const e = o.map((e) => ({
						field: textAt(e, "field"),
						description: textAt(e, "description")
					}));
					r = {
						...r,
						fieldViolations: e
					};
				} else if (s !== undefined) {
					const e = s.map((e) => ({
						type: textAt(e, "type"),
						description: textAt(e, "description")
					}));
					r = {
						...r,
						preconditions: e
					};
				} else if (a === "ResourceInfo") {
					const t = {
						type: textAt(e, "resourceType"),
						name: textAt(e, "resourceName")
					};
					r = {
						...r,
						resource: t
					};
				} else t.push(i);
			}
			return {
				details: r,
				...n
			};
		}
		function textAt(e, t) {
			const n = e[t];
			return typeof n === "string" ? n : "";
		}
		function recordsAt(e, t) {
			const n = e[t];
			return Array.isArray(n) && n.every(g.u4) ? n : undefined;
		}
		;
		function createTransport(e) {
			const t = e.redact ?? ((e) => e);
			return async (n) => {
				let r = false;
				const attempt = async (i) => {
					const a = await sendOnce(e, n, i);
					const o = judge(n, a, t, e.clock.now());
					if (o.kind === "error") r ||= o.failed.wasTaken;
					return o;
				};
				const { last: i, tries: a } = await (0, h.LH)(e, n.idempotent, attempt);
				if (i.kind === "value") return i.value;
				if (e.signal.aborted) {
					throw (0, o.Wm)(e.signal, `${n.method} ${pathOf(n.url)}`, r);
				}
				throw withTries(i.error, a, r);
			};
		}
		function sendOnce(e, t, n) {
			const { clock: r, http: i, limiter: a, requestTimeoutMs: o, signal: s, trace: c, userAgent: l } = e;
			return a(async () => {
				const e = r.now();
				const a = await i({
					method: t.method,
					url: t.url,
					headers: {
						accept: "application/json",
						"user-agent": l,
						...t.headers
					},
					...t.body === undefined ? {} : { body: t.body },
					timeoutMs: o,
					...t.limit === undefined ? {} : { maximumBytes: t.limit.maximumBytes },
					signal: s
				});
				c({
					method: t.method,
					path: pathOf(t.url),
					outcome: a.kind === "response" ? a.status : a.reason,
					attempt: n,
					milliseconds: r.now() - e
				});
				return a;
			});
		}
		const y = {
			connection: "CONNECTION",
			timeout: "TIMEOUT",
			aborted: "CANCELLED",
			"too-large": "UNDECODABLE",
			certificate: "CERTIFICATE"
		};
		const b = new Set([
			"CANCELLED",
			"UNAVAILABLE",
			"RESOURCE_EXHAUSTED",
			"INTERNAL",
			"UNKNOWN",
			"DEADLINE_EXCEEDED",
			"ABORTED",
			"DATA_LOSS",
			"CONNECTION",
			"TIMEOUT",
			"UNDECODABLE"
		]);
		function judge(e, t, n, r) {
			const fail = (e) => {
				const n = (0, h.Rs)(t, r);
				const i = n.isTransient || e.httpStatus === 409;
				return {
					kind: "error",
					error: e,
					failed: {
						...n,
						isTransient: i && b.has(e.code)
					}
				};
			};
			const i = n(`${e.method} ${pathOf(e.url)}`);
			if (t.kind === "failure") {
				const { reason: r, sent: a } = t;
				if (r === "too-large" && e.limit !== undefined) return {
					kind: "value",
					value: e.limit.tooLarge(),
					failed: undefined
				};
				return fail(new o.Wk(n(t.message), {
					code: y[r],
					call: i,
					sent: a
				}));
			}
			const { location: a } = t.headers;
			if (e.redirected !== undefined && a !== undefined && isRedirect(t.status)) return {
				kind: "value",
				value: e.redirected(a),
				failed: undefined
			};
			if (t.status < 200 || t.status >= 300) return fail(decodeError(t, i, n));
			try {
				return {
					kind: "value",
					value: e.judge(t.body, t.headers),
					failed: undefined
				};
			} catch (e) {
				const r = e instanceof Error ? e.message : String(e);
				const a = n(r);
				const s = {
					code: "UNDECODABLE",
					call: i,
					httpStatus: t.status,
					requestId: n(t.headers["x-request-id"] ?? "") || undefined,
					cause: a === r ? e : undefined
				};
				return fail(new o.Wk(`the answer could not be read: ${a}`, s));
			}
		}
		function isRedirect(e) {
			return [
				301,
				302,
				303,
				307,
				308
			].includes(e);
		}
		function withTries(e, t, n) {
			if (t === 1) return e;
			const { call: r, cause: i, code: a, details: s, domain: c, httpStatus: l, reason: u, requestId: d } = e;
			const f = {
				call: r,
				cause: i,
				code: a,
				details: s,
				domain: c,
				httpStatus: l,
				reason: u,
				requestId: d
			};
			return new o.Wk(`${e.message} (after ${t} tries)`, {
				...f,
				sent: e.sent || n
			});
		}
		function pathOf(e) {
			return e.slice(e.indexOf("/", e.indexOf("//") + 2));
		}
		var x = n(22475);
		var S = n(80708);
		var C = n(83612);
		var w = n(17775);
		var T = n(63018);
		;
		function decodeHistory(e) {
			if (!(0, g.u4)(e)) throw wrong("it");
			if (!Array.isArray(e["history"])) throw wrong("`history`");
			return e["history"].map(decodeRecord);
		}
		function decodeScopedToken(e) {
			if (!(0, g.u4)(e)) throw wrong("it");
			const { token: t } = e;
			if (typeof t !== "string" || t === "") throw wrong("`token`");
			return t;
		}
		function decodeRecord(e, t) {
			if (!(0, g.u4)(e)) throw wrong(`\`history.${t}\``);
			const { digest: n, updateTimestamp: r } = e;
			const i = typeof r === "string" ? (0, x.pe)(r) : undefined;
			if (i === undefined) throw wrong(`\`history.${t}.updateTimestamp\``);
			if (typeof n !== "string" || !(0, T.Bc)(n)) throw wrong(`\`history.${t}.digest\``);
			return {
				digest: n,
				time: i
			};
		}
		const wrong = (e) => new TypeError(`${e} has the wrong type`);
		;
		function createRegistryAccess(e) {
			const { mask: t, registryUrl: n, tokens: r, transport: i } = e;
			const a = new Map();
			const o = new Map();
			const fetchToken = async (e, r) => {
				const a = await i({
					method: "GET",
					url: `${n}/token${(0, C.n)({ scope: `repository:${e}:pull` })}`,
					headers: r === undefined ? {} : { authorization: `Basic ${btoa(`_token:${r}`)}` },
					idempotent: true,
					judge: (e) => decodeScopedToken((0, f.x)(e))
				});
				t(a);
				return a;
			};
			const askAnonymously = async (e, t) => {
				const n = a.get(e);
				const token = () => once(a, e, () => fetchToken(e, undefined));
				try {
					return await t(await token());
				} catch (r) {
					if (n === undefined || !isExpired(r)) throw r;
					forget(a, e, n);
					return t(await token());
				}
			};
			const askDirectly = async (e, t, n) => {
				try {
					return {
						kind: "answer",
						answer: await t(n)
					};
				} catch (r) {
					if (!isRefusal(r)) throw r;
					try {
						const r = await once(o, e, () => fetchToken(e, n));
						return {
							kind: "answer",
							answer: await t(r)
						};
					} catch (e) {
						if (!isRefusal(e)) throw e;
						const t = mostTelling(r, e);
						return {
							kind: "refused",
							refusal: t,
							isExpired: isExpired(r) || isExpired(e)
						};
					}
				}
			};
			const askAsIdentity = async (e, t) => {
				if (r === undefined) throw noToken(e);
				const { repository: n } = e;
				const i = o.get(n);
				if (i !== undefined) {
					try {
						return await t(await i);
					} catch (e) {
						if (!isExpired(e)) throw e;
						forget(o, n, i);
					}
				}
				const a = await r.get();
				const s = await askDirectly(n, t, a);
				if (s.kind === "answer") return s.answer;
				const c = s.isExpired ? await r.renew(a) : undefined;
				if (c === undefined) throw s.refusal;
				o.delete(n);
				const l = await askDirectly(n, t, c);
				if (l.kind === "answer") return l.answer;
				throw l.refusal;
			};
			return {
				registryUrl: n,
				transport: i,
				mask: t,
				ask: async (e, t) => {
					if (!e.isPublic) return askAsIdentity(e, t);
					try {
						return await askAnonymously(e.repository, t);
					} catch (n) {
						if (r === undefined || !isRefusal(n)) throw n;
						return askAsIdentity(e, t);
					}
				}
			};
		}
		function once(e, t, n) {
			const r = e.get(t);
			if (r !== undefined) return r;
			const i = n();
			e.set(t, i);
			return i;
		}
		function forget(e, t, n) {
			if (e.get(t) === n) e.delete(t);
		}
		function isRefusal(e) {
			return e instanceof o.Wk && (e.httpStatus === 401 || e.httpStatus === 403);
		}
		function isExpired(e) {
			return e instanceof o.Wk && e.httpStatus === 401;
		}
		function mostTelling(e, t) {
			return e.httpStatus === 403 ? e : t;
		}
		function noToken({ call: e, name: t }) {
			return new o.Wk(`no token for the registry, and \`${t}\` is not public`, {
				code: "UNAUTHENTICATED",
				call: e
			});
		}
		;
		function createRegistry(e) {
			const { registryUrl: t, transport: n } = e;
			const r = createRegistryAccess(e);
			return {
				access: r,
				history: (e, i) => (a) => {
					const o = {
						repository: e,
						isPublic: (0, S.Ul)(e, i),
						name: `${e}:${i}`,
						call: "GET history"
					};
					return r.ask(o, (r) => n({
						method: "GET",
						url: `${t}${(0, w.A)`/v2/${e}/_chainguard/history/${i}`}${renderWindow(a)}`,
						headers: { authorization: `Bearer ${r}` },
						idempotent: true,
						judge: (e) => decodeHistory((0, f.x)(e))
					}));
				}
			};
		}
		function renderWindow(e) {
			return (0, C.n)({
				start: e.start === undefined ? undefined : (0, x.sZ)(e.start),
				end: e.end === undefined ? undefined : (0, x.sZ)(e.end)
			});
		}
		;
		const E = "https://console-api.enforce.dev";
		const D = "https://cgr.dev";
		function openPlatform(e, t) {
			const { clock: n = r.ml } = t;
			const i = originOf(e.apiUrl ?? E);
			const a = originOf(e.registryUrl ?? D);
			const o = originOf(e.issuerUrl ?? issuerOf(i));
			const s = wholeNumber("concurrency", e.concurrency ?? 8);
			const c = (0, d.l)();
			const l = createTransport({
				http: t.http,
				clock: n,
				random: t.random ?? Math.random,
				maxAttempts: wholeNumber("maxAttempts", e.maxAttempts ?? 4),
				requestTimeoutMs: timerOf(e.requestTimeoutMs ?? 3e4),
				limiter: (0, u.z)(s),
				signal: e.signal ?? new AbortController().signal,
				userAgent: e.userAgent ?? "platform-actions-client",
				trace: e.onRequest ?? (() => undefined),
				redact: t.redact ?? c.redact
			});
			const mask = (n) => {
				if (t.redact === undefined) c.add(n);
				e.onSecret?.(n);
			};
			const { identity: p } = e;
			const m = new URL(a).host;
			const h = {
				transport: l,
				clock: n,
				issuerUrl: o,
				identity: p,
				idToken: idTokenOf(e, o),
				mask,
				narrowing: t.narrowing?.(m),
				...t.explain === undefined ? {} : { explain: t.explain }
			};
			const g = tokensFor(h, i, e.token);
			const _ = (0, f.U)({
				baseUrl: i,
				transport: l,
				tokens: g,
				concurrency: s
			});
			const v = tokensFor(h, m, e.registryToken);
			const y = createRegistry({
				registryUrl: a,
				transport: l,
				tokens: v,
				mask
			});
			const b = platformOf(_, y, h);
			return {
				platform: b,
				ways: h,
				issuerUrl: o,
				registryAudience: m,
				platformTokens: g,
				registryTokens: v
			};
		}
		function idTokenOf({ idToken: e, signal: t }, n) {
			if (e === undefined || t === undefined) return e === undefined ? undefined : () => e(n);
			return async () => {
				try {
					return await untilAborted(e(n), t);
				} catch (e) {
					throw t.aborted ? (0, o.Wm)(t, "requesting an ID token", false) : e;
				}
			};
		}
		function platformOf(e, t, { clock: r, issuerUrl: i, transport: a }) {
			return {
				...e,
				rows: async function* (t) {
					for await (const n of (0, p.n4)(e, t)) for (const e of n) yield e;
				},
				all: (t) => (0, m.y)(e, t, (e) => e),
				pick: (t, n) => (0, m.y)(e, t, n),
				registry: t,
				issuer: {
					exchange: async (e) => {
						const { exchangeToken: t } = await Promise.all([n.e(3619), n.e(8320)]).then(n.bind(n, 58320));
						return t(a, i, e, r.now());
					},
					refresh: async (e) => {
						const { refreshToken: t } = await Promise.all([n.e(3619), n.e(8320)]).then(n.bind(n, 58320));
						return t(a, i, e, r.now());
					},
					send: (0, f.U)({
						baseUrl: i,
						transport: a,
						tokens: undefined
					}).send
				}
			};
		}
		function wholeNumber(e, t) {
			if (Number.isSafeInteger(t) && t >= 1) return t;
			throw new TypeError(`\`${e}\` is ${t}, which is not a whole number of at least 1`);
		}
		function timerOf(e) {
			if (e > 0) return Math.ceil(Math.min(e, r.Mv));
			throw new TypeError(`\`requestTimeoutMs\` is ${e}, which is not a time`);
		}
		function originOf(e) {
			const t = new URL(e);
			const n = t.protocol === "https:" || t.protocol === "http:" && (0, l.U)(t.hostname);
			if (!n) throw new TypeError(`\`${t.origin}\` is not https`);
			if (t.href !== `${t.origin}/`) throw new TypeError(`\`${t.origin}\` is given with more than the origin`);
			return t.origin;
		}
		var O = n(65655);
		;
		function openSession(e, t, n) {
			const { clock: i, host: a, http: o, random: s, signal: l } = n;
			const { concurrency: u, identity: d, token: f } = e;
			const p = {
				count: 0,
				retried: 0
			};
			const m = {
				maxAttempts: e["max-attempts"],
				requestTimeoutMs: Math.max(1, Math.min(e["request-timeout"], e.timeout, r.Mv))
			};
			const h = e["issuer-url"] ?? issuerOf(e["api-url"]);
			const g = e["id-token-audience"];
			const _ = {
				host: a,
				signal: l,
				...m,
				issuerUrl: h,
				identity: d,
				idTokenAudience: g
			};
			const v = e["registry-token"];
			let y;
			const b = openPlatform({
				...m,
				apiUrl: e["api-url"],
				issuerUrl: h,
				registryUrl: e["registry-url"],
				concurrency: u,
				signal: l,
				userAgent: `platform-actions/${c.rE} (${a.name})`,
				onSecret: a.mask,
				onRequest: (e) => {
					p.count += 1;
					if (e.attempt > 1) p.retried += 1;
					a.log.debug(traceLine(e, a));
				},
				...f === undefined ? {} : { token: f },
				...v === undefined ? {} : { registryToken: v },
				...d === undefined ? {} : {
					identity: d,
					idToken: () => (0, O.K8)(_)
				}
			}, {
				...{
					http: o,
					clock: i,
					random: s,
					redact: a.redact,
					explain: (0, O.Pt)(_, i)
				},
				narrowing: (n) => {
					y = createNarrowing(t, e, n, a.log.notice);
					return y;
				}
			});
			const { platform: x, platformTokens: S, registryAudience: C, registryTokens: w, ways: T } = b;
			return {
				client: x,
				registry: x.registry,
				platformTokens: S,
				registryTokens: w,
				issuerUrl: h,
				registryAudience: C,
				signIn: _,
				mint: (e) => mintToken(T, () => (0, O.K8)(_), e),
				requests: p,
				narrowing: () => y?.isGivenUp() === true ? "given up" : "in force"
			};
		}
		function traceLine({ attempt: e, method: t, milliseconds: n, outcome: r, path: a }, { redact: o }) {
			return `${t} ${(0, i.h0)(o(a), 500)} ${r} try ${e} ${Math.round(n)} ms`;
		}
		function requireIdentity(e, t) {
			if (e.identity === undefined && e.token === undefined) throw new a.y(noCredential(t));
		}
		function findMissingIdentity(e, t) {
			return e("identity") || e("token") ? [] : [noCredential(t)];
		}
		function noCredential(e) {
			return {
				message: `\`identity\` is required: ${e}`,
				fix: "set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform",
				input: "identity"
			};
		}
	}),
	65655: ((e, t, n) => {
		n.d(t, {
			K8: () => askIdToken,
			Pt: () => explainExchange,
			Ip: () => readClaims
		});
		var r = n(38086);
		var i = n(34779);
		var a = n(22475);
		var o = n(89763);
		;
		function explainRefusal(e) {
			const { issuer: t, subject: n } = e;
			const r = listAudiences(e.audience);
			const i = audienceCauses(r, e.expectedAudience);
			const a = [...timeCauses(e), ...unknownIdentity(e)];
			const [o] = r;
			const s = i.length > 0 && o !== undefined && r.length === 1;
			return {
				presented: [
					`iss: ${t ?? "(none)"}`,
					`sub: ${n ?? "(none)"}`,
					`aud: ${r.length === 0 ? "(none)" : r.join(", ")}`
				],
				causes: [
					...a,
					...i,
					...a.length > 0 ? [] : [...forkCauses(e.fork), ...claimCauses(t, n, e.expected)]
				],
				certain: a[0] ?? i[0],
				claimMatch: t === undefined || n === undefined || a.length > 0 ? undefined : {
					issuer: t,
					subject: n,
					...s ? { audience: o } : {}
				}
			};
		}
		function listAudiences(e) {
			if (e === undefined) return [];
			return typeof e === "string" ? [e] : e;
		}
		const s = 6e4;
		function timeCauses({ expiresAt: e, notBefore: t, now: n }) {
			if (n === undefined) return [];
			if (e !== undefined && e <= n) {
				return [`The ID token expired at ${(0, a.sZ)(e)}: request a new one in the same job, right before this step.`];
			}
			if (t !== undefined && t > n + s) {
				return [`The ID token is not valid before ${(0, a.sZ)(t)}, and it is ${(0, a.sZ)(n)} on this machine: check the clocks of this machine and of the token's issuer.`];
			}
			return [];
		}
		function unknownIdentity({ httpStatus: e, identity: t }) {
			if (e !== 404 || t === undefined) return [];
			return [`The identity \`${t}\` does not exist: it was deleted, or \`identity\` is not the uid that you meant.`];
		}
		function forkCauses(e) {
			if (e !== true) return [];
			return ["The change comes from a fork, whose jobs cannot sign in as the upstream repository."];
		}
		function audienceCauses(e, t) {
			if (t === undefined) return [];
			const bare = (e) => e.replace(/^https?:\/\//, "").replace(/\/$/, "");
			if (e.some((e) => bare(e) === bare(t))) return [];
			const n = e.length === 0 ? "no audience" : `audience \`${e.join(", ")}\``;
			return [`The ID token has ${n}, and \`${t}\` is accepted unless the identity pins another one: see \`id-token-audience\`.`];
		}
		function claimCauses(e, t, n) {
			if (e === undefined || t === undefined) {
				return ["The ID token does not contain `iss` or `sub`, which every identity compares."];
			}
			return n === undefined ? likelyCauses(e, t) : differences({
				issuer: e,
				subject: t
			}, n);
		}
		function differences(e, t) {
			const n = [];
			if (e.issuer !== t.issuer) {
				n.push(`The identity accepts issuer \`${t.issuer}\`: ${wayOf(e.issuer, t.issuer)}.`);
			}
			if (e.subject !== t.subject) {
				const r = subjectDifference(e.subject, t.subject);
				n.push(`The identity accepts subject \`${t.subject}\`: ${r}.`);
			}
			if (n.length > 0) return n;
			return ["Issuer and subject match the identity, but it may require another audience or further claims."];
		}
		function subjectDifference(e, t) {
			const [n, r] = [(0, o.po)(e), (0, o.po)(t)];
			if (n === undefined || r === undefined) return wayOf(e, t);
			const stripped = (e) => (0, o.HL)({
				...e,
				ids: undefined
			});
			if (stripped(n) === stripped(r)) {
				if (r.ids === undefined) return "it does not have the ids that GitHub puts in the subject of this repository";
				if (n.ids === undefined) return "it has ids, which GitHub does not put in the subject of this repository";
				return "its ids belong to another owner or repository of the same name";
			}
			if (n.context.kind !== r.context.kind) {
				return `the job runs for ${wordsFor(n.context)}, not for ${wordsFor(r.context)}`;
			}
			return wayOf(e, t);
		}
		function wayOf(e, t) {
			if (e.toLowerCase() === t.toLowerCase()) return "they differ only in letter case";
			if (e.replace(/\/$/, "") === t.replace(/\/$/, "")) return "they differ only in the trailing slash";
			let n = 0;
			while (e[n] === t[n]) n += 1;
			return `they differ starting at character ${n + 1}`;
		}
		function likelyCauses(e, t) {
			const n = [];
			const r = (0, o.po)(t);
			if (r === undefined) {
				if (e === o.oX) {
					n.push("The subject does not have the usual form: the organization or repository customizes it.");
				}
			} else {
				const e = (0, o.HL)({
					...r,
					ids: undefined
				});
				if (r.ids !== undefined) {
					n.push(`The subject has ids, which GitHub sends for repositories that were created, renamed or moved since 2026-07-15; an identity for \`${e}\` does not accept it.`);
				}
				n.push(contextCause(r.context));
				if (r.ids === undefined) {
					n.push("An identity for the subject with ids (`repo:OWNER@ID/REPO@ID:\u2026`) does not accept the subject without ids.");
				}
			}
			if (/[A-Z]/.test(r === undefined ? t : `${r.owner}${r.repository}`)) {
				n.push("Letter case matters: the subject has capital letters, and the identity must have the same ones.");
			}
			n.push("The identity accepts another issuer or subject, or `identity` is not the uid that you meant.");
			return n;
		}
		function contextCause(e) {
			const t = `The job runs for ${wordsFor(e)}`;
			switch (e.kind) {
				case "environment": return `${t}, so the subject names the environment and no branch; an identity for a branch does not accept it.`;
				case "pull_request": return `${t}; an identity for a branch or an environment does not accept it.`;
				case "ref": return `${t}; an identity for another branch, for an environment or for pull requests does not accept it.`;
				case "other": return `${t}, which the organization or repository customizes.`;
			}
		}
		function wordsFor(e) {
			switch (e.kind) {
				case "ref": return `\`${e.ref}\``;
				case "environment": return `environment \`${e.environment}\``;
				case "pull_request": return "a pull request";
				case "other": return `\`${e.text}\``;
			}
		}
		var c = n(19478);
		;
		function readClaims(e) {
			try {
				const t = JSON.parse(Buffer.from(e.split(".")[1] ?? "", "base64url").toString("utf8"));
				const claim = (e) => typeof t === "object" && t !== null ? Reflect.get(t, e) : undefined;
				const text = (e) => typeof e === "string" ? e : undefined;
				const n = claim("aud");
				const time = (e) => {
					const t = claim(e);
					return typeof t === "number" ? timeOfSeconds(t) : undefined;
				};
				return {
					issuer: text(claim("iss")),
					subject: text(claim("sub")),
					audience: Array.isArray(n) ? n.filter((e) => typeof e === "string") : text(n),
					expiresAt: time("exp"),
					notBefore: time("nbf")
				};
			} catch {
				return undefined;
			}
		}
		function timeOfSeconds(e) {
			const t = new Date(e * 1e3).getTime();
			return Number.isNaN(t) ? undefined : t;
		}
		function explainExchange(e, t) {
			return (n, r, i) => isRefusal(n) ? refused({
				...e,
				now: t.now()
			}, r, i, n) : n;
		}
		async function askIdToken(e) {
			const { host: t, idTokenAudience: n, issuerUrl: r, signal: a } = e;
			try {
				return await t.idToken(n ?? r, e);
			} catch (e) {
				if (!a.aborted) throw e;
				const t = a.reason instanceof Error ? a.reason.message : "the run was stopped";
				throw new i.Wk(t, {
					code: "CANCELLED",
					call: "requesting an ID token",
					cause: a.reason
				});
			}
		}
		function isRefusal(e) {
			return e instanceof i.Wk && [
				400,
				401,
				403,
				404
			].includes(e.httpStatus);
		}
		function refused(e, t, n, i) {
			const { identity: a, issuerUrl: o, now: s } = e;
			const { httpStatus: l } = i;
			const u = readClaims(n);
			const d = explainRefusal({
				issuer: u?.issuer,
				subject: u?.subject,
				audience: u?.audience,
				expiresAt: u?.expiresAt,
				notBefore: u?.notBefore,
				expectedAudience: o,
				fork: e.host.context.changeRequest?.fork,
				httpStatus: l,
				identity: a,
				now: s
			});
			const { certain: f, claimMatch: p } = d;
			const m = a === undefined ? "" : ` as \`${(0, r.h0)(a, 200)}\``;
			const h = `${(0, r.h0)(i.message, 500)} (HTTP status ${l})`;
			const g = [
				...f === undefined ? [] : [`The service answered: ${h}`],
				"The ID token contained:",
				...d.presented.map((e) => `  ${(0, r.h0)(e)}`),
				"Likely causes:",
				...d.causes.map((e) => `  ${(0, r.h0)(e)}`),
				...p === undefined ? [] : ["An identity with this claimMatch would match:"]
			];
			const _ = f === undefined ? h : (0, r.h0)(f);
			return new c.U(`signing in${m} for \`${t}\` was refused: ${_}`, g, p === undefined ? undefined : renderClaimMatch(p), i);
		}
		function renderClaimMatch(e) {
			const escaped = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
			return JSON.stringify({ claimMatch: e }, undefined, 2).replace(/[^\P{C}\n]|[^\P{Z} ]/gu, (e) => e.split("").map(escaped).join(""));
		}
	})
};
;
