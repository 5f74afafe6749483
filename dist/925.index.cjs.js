"use strict";
exports.id = 925;
exports.ids = [925];
exports.modules = {
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
	17925: ((e, t, n) => {
		n.d(t, { f: () => withSession });
		var r = n(52309);
		var i = n(96299);
		var a = n(42030);
		var o = n(38086);
		;
		function issuerOf(e) {
			const t = new URL(e);
			if (!t.hostname.startsWith("console-api.")) return e;
			t.hostname = `issuer.${t.hostname.slice("console-api.".length)}`;
			return t.origin;
		}
		var s = n(34779);
		var c = n(63619);
		var l = n(73305);
		var u = n(22475);
		;
		function renderQuery(e = {}) {
			const t = Object.entries(e).flatMap(([e, t]) => {
				if (t === undefined) return [];
				return Array.isArray(t) ? renderList(e, t) : [`${encode(e)}=${encode(String(t))}`];
			});
			return t.length === 0 ? "" : `?${t.join("&")}`;
		}
		const encode = (e) => new URLSearchParams([["", e]]).toString().slice(1);
		const d = new WeakMap();
		function renderList(e, t) {
			if (t.length === 0) return [];
			const n = d.get(t) ?? new Map();
			d.set(t, n);
			const r = n.get(e);
			if (r !== undefined && isEqual(r.values, t)) return [r.text];
			const i = new URLSearchParams();
			for (const n of t) i.append(e, n);
			const a = i.toString();
			n.set(e, {
				values: [...t],
				text: a
			});
			return [a];
		}
		function isEqual(e, t) {
			return e.length === t.length && e.every((e, n) => e === t[n]);
		}
		;
		function createClient(e) {
			const { baseUrl: t, concurrency: n, tokens: r, transport: i } = e;
			const sendWith = (e, n) => i({
				method: e.method,
				url: `${t}${e.path}${renderQuery(e.query)}`,
				headers: {
					...n === undefined ? {} : { authorization: `Bearer ${n}` },
					...e.body === undefined ? {} : { "content-type": "application/json" }
				},
				...e.body === undefined ? {} : { body: JSON.stringify(e.body) },
				idempotent: e.idempotent,
				once: e.once,
				judge: (t) => e.decode(readBody(t))
			});
			return {
				...n === undefined ? {} : { concurrency: n },
				send: async (e) => {
					if (e.anonymous === true) return sendWith(e, undefined);
					if (r === undefined) {
						throw new s.Wk("no token for the platform", {
							code: "UNAUTHENTICATED",
							call: `${e.method} ${e.path}`
						});
					}
					const t = await r.get();
					try {
						return await sendWith(e, t);
					} catch (n) {
						if (!(n instanceof s.Wk) || n.code !== "UNAUTHENTICATED") throw n;
						const i = await r.renew(t);
						if (i === undefined) throw n;
						return sendWith(e, i);
					}
				}
			};
		}
		function readBody(e) {
			const t = e.trim();
			if (t === "") return undefined;
			const n = (0, s.qF)(t);
			if (n === undefined) throw new TypeError("it is not JSON");
			return n;
		}
		var f = n(80922);
		var p = n(30858);
		;
		const m = (0, f.iU)({
			token: c.YjP().check(l.m9(1)),
			expiry: f.Qq,
			refreshToken: f.Qq
		});
		const h = (0, f.iU)({
			token: m,
			refreshToken: (0, f.no)((0, f.iU)({ token: f.Qq }))
		});
		const g = (0, f.iU)({
			ecdhPublicKey: f.Qq,
			encryptedIdtoken: f.Qq
		});
		const _ = 20 * 6e4;
		async function exchangeToken(e, t, n, r) {
			const { audience: i, capabilities: a, idToken: o, identity: s, identityProvider: c, scopes: l } = n;
			const u = {
				aud: [i],
				identity: s,
				identityProvider: c,
				scopes: l,
				cap: a
			};
			const d = await post(e, `${t}/sts/exchange`, u, o, m);
			return minted(d, r);
		}
		async function refreshToken(e, t, n, r) {
			const { audience: i, capabilities: a, scopes: o } = n;
			const s = {
				aud: [i],
				scopes: o,
				cap: a
			};
			const c = `${t}/sts/exchange_refresh_token`;
			const l = await post(e, c, s, n.refreshToken, h, false);
			return {
				...minted(l.token, r),
				refreshToken: l.refreshToken?.token || undefined
			};
		}
		function getHeadlessSession(e) {
			return {
				...readCall("/sts/headless_sessions", g, { code: e }),
				anonymous: true
			};
		}
		function post(e, t, n, r, i, a = true) {
			return e({
				method: "POST",
				url: t + renderQuery(n),
				headers: { authorization: `Bearer ${r}` },
				idempotent: a,
				judge: (e) => (0, f.D0)(i)(readBody(e))
			});
		}
		function minted(e, t) {
			return {
				token: e.token,
				expiresAt: (0, u.pe)(e.expiry) ?? t + _
			};
		}
		;
		function fixedToken(e) {
			return {
				get: async () => e,
				renew: async () => undefined
			};
		}
		const v = 6e4;
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
					if (r.expiresAt - t.now() >= v) return r.token;
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
				throw r === undefined ? e : await r(e, n, s);
			}
		}
		async function exchange(e, t) {
			const { clock: n, issuerUrl: r, narrowing: i, transport: a } = e;
			const send = (e) => exchangeToken(a, r, e, n.now());
			try {
				return await send(t);
			} catch (e) {
				if (!(e instanceof s.Wk) || e.code !== "INVALID_ARGUMENT") throw e;
				const n = t.capabilities === undefined ? undefined : i?.withoutCapabilities();
				if (i === undefined || n === undefined) throw e;
				const { audience: r, idToken: a, identity: o } = t;
				const c = await send({
					idToken: a,
					audience: r,
					identity: o,
					...n
				});
				i.givenUp(e);
				return c;
			}
		}
		var y = n(58508);
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
			const i = textsOf(t["capabilities"]);
			const a = textsOf(t["scopes"]);
			const s = t["least-privilege"] !== false;
			let c = false;
			const capabilitiesOf = (r) => {
				if (i.length > 0) return i;
				if (!s || c) return undefined;
				return neededCapabilities(e, r === n ? "registry" : "platform", t);
			};
			return {
				isGivenUp: () => c,
				limitsOf: (e) => {
					const t = capabilitiesOf(e);
					return {
						...t === undefined ? {} : { capabilities: t },
						...a.length === 0 ? {} : { scopes: a }
					};
				},
				withoutCapabilities: () => i.length > 0 ? undefined : { ...a.length === 0 ? {} : { scopes: a } },
				givenUp: (e) => {
					if (c) return;
					c = true;
					r(`The service refused the list of capabilities (${(0, o.h0)(e.message, 300)}), so this run holds everything that its identity may do. Set \`least-privilege: false\` to skip the list.`);
				}
			};
		}
		function textsOf(e) {
			return Array.isArray(e) ? e.filter((e) => typeof e === "string") : [];
		}
		var b = n(68475);
		var x = n(24344);
		var S = n(54031);
		;
		function untilAborted(e, t) {
			return new Promise((n, r) => {
				const stop = () => r(t.reason);
				if (t.aborted) stop();
				t.addEventListener("abort", stop, { once: true });
				e.then(n, r).finally(() => t.removeEventListener("abort", stop));
			});
		}
		var C = n(73358);
		var w = n(15514);
		var T = n(31666);
		var E = n(63144);
		;
		const D = {
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
		const O = 1048576;
		function decodeError(e, t, n = (e) => e, r) {
			const { status: i } = e;
			const a = e.headers["x-request-id"];
			const o = a === undefined ? undefined : n(a);
			if (i >= 300 && i < 400) {
				const e = {
					code: "REDIRECT",
					call: t,
					httpStatus: i,
					requestId: o
				};
				return new s.Wk("the server answered with a redirect, which is never followed", e);
			}
			const c = parseRedacted(e.body, n);
			const l = D[i] ?? (i >= 500 ? "INTERNAL" : "UNKNOWN");
			if ((0, E.u4)(c) && Number.isSafeInteger(c["code"])) {
				const { details: e, reason: n, domain: a } = decodeDetails(Array.isArray(c["details"]) ? c["details"] : []);
				const u = c["code"] === 0 ? undefined : s.Lp[Number(c["code"])];
				return new s.Wk(textAt(c, "message") || `HTTP status ${i}`, {
					code: u ?? l,
					call: t,
					httpStatus: i,
					reason: n,
					domain: a,
					details: e,
					requestId: o,
					retryAfterMs: r
				});
			}
			const u = (0, E.u4)(c) ? recordsAt(c, "errors")?.[0] : undefined;
			return new s.Wk(u && textAt(u, "message") || `HTTP status ${i}`, {
				code: l,
				call: t,
				httpStatus: i,
				reason: u === undefined ? "" : textAt(u, "code"),
				requestId: o,
				retryAfterMs: r
			});
		}
		function parseRedacted(e, t) {
			if (e.length > O) return undefined;
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
				const e = (0, E.u4)(i) ? i : {};
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
			return Array.isArray(n) && n.every(E.u4) ? n : undefined;
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
				const i = n.once === true ? {
					...e,
					maxAttempts: 1
				} : e;
				const { last: a, tries: o } = await (0, T.LH)(i, n.idempotent, attempt);
				if (a.kind === "value") return a.value;
				if (e.signal.aborted) {
					throw (0, s.Wm)(e.signal, `${n.method} ${pathOf(n.url)}`, r);
				}
				throw withTries(a.error, o, r);
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
		const k = {
			connection: "CONNECTION",
			timeout: "TIMEOUT",
			aborted: "CANCELLED",
			"too-large": "UNDECODABLE",
			certificate: "CERTIFICATE"
		};
		const A = new Set([
			"CANCELLED",
			"UNAVAILABLE",
			"RESOURCE_EXHAUSTED",
			"INTERNAL",
			"UNKNOWN",
			"DEADLINE_EXCEEDED",
			"ABORTED",
			"DATA_LOSS",
			"CONNECTION",
			"TIMEOUT"
		]);
		function judge(e, t, n, r) {
			const i = (0, T.Rs)(t, r);
			const fail = (e) => {
				const t = i.isTransient || e.httpStatus === 409;
				return {
					kind: "error",
					error: e,
					failed: {
						...i,
						isTransient: t && A.has(e.code)
					}
				};
			};
			const a = n(`${e.method} ${pathOf(e.url)}`);
			if (t.kind === "failure") {
				const { reason: r, sent: i } = t;
				if (r === "too-large" && e.limit !== undefined) return {
					kind: "value",
					value: e.limit.tooLarge(),
					failed: undefined
				};
				return fail(new s.Wk(n(t.message), {
					code: k[r],
					call: a,
					sent: i
				}));
			}
			const { location: o } = t.headers;
			if (e.redirected !== undefined && o !== undefined && isRedirect(t.status)) return {
				kind: "value",
				value: e.redirected(o),
				failed: undefined
			};
			if (t.status < 200 || t.status >= 300) return fail(decodeError(t, a, n, i.hintMs));
			try {
				return {
					kind: "value",
					value: e.judge(t.body, t.headers),
					failed: undefined
				};
			} catch (e) {
				const r = e instanceof Error ? e.message : String(e);
				const i = n(r);
				const o = {
					code: "UNDECODABLE",
					call: a,
					httpStatus: t.status,
					requestId: n(t.headers["x-request-id"] ?? "") || undefined,
					cause: i === r ? e : undefined
				};
				return fail(new s.Wk(`the answer could not be read: ${i}`, o));
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
			const { call: r, cause: i, code: a, details: o, domain: c, httpStatus: l, reason: u, requestId: d, retryAfterMs: f } = e;
			const p = {
				call: r,
				cause: i,
				code: a,
				details: o,
				domain: c,
				httpStatus: l,
				reason: u,
				requestId: d,
				retryAfterMs: f
			};
			return new s.Wk(`${e.message} (after ${t} tries)`, {
				...p,
				sent: e.sent || n
			});
		}
		function pathOf(e) {
			return e.slice(e.indexOf("/", e.indexOf("//") + 2));
		}
		var j = n(46115);
		var M = n(17775);
		var N = n(38445);
		;
		function decodeHistory(e) {
			if (!(0, E.u4)(e)) throw wrong("it");
			if (!Array.isArray(e["history"])) throw wrong("`history`");
			return e["history"].map(decodeRecord);
		}
		function decodeScopedToken(e) {
			if (!(0, E.u4)(e)) throw wrong("it");
			const { token: t } = e;
			if (typeof t !== "string" || t === "") throw wrong("`token`");
			return t;
		}
		function decodeRecord(e, t) {
			if (!(0, E.u4)(e)) throw wrong(`\`history.${t}\``);
			const { digest: n, updateTimestamp: r } = e;
			const i = typeof r === "string" ? (0, u.pe)(r) : undefined;
			if (i === undefined) throw wrong(`\`history.${t}.updateTimestamp\``);
			if (typeof n !== "string" || !(0, N.B)(n)) throw wrong(`\`history.${t}.digest\``);
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
					url: `${n}/token${renderQuery({ scope: `repository:${e}:pull` })}`,
					headers: r === undefined ? {} : { authorization: `Basic ${btoa(`_token:${r}`)}` },
					idempotent: true,
					judge: (e) => decodeScopedToken(readBody(e))
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
			return e instanceof s.Wk && (e.httpStatus === 401 || e.httpStatus === 403);
		}
		function isExpired(e) {
			return e instanceof s.Wk && e.httpStatus === 401;
		}
		function mostTelling(e, t) {
			return e.httpStatus === 403 ? e : t;
		}
		function noToken({ call: e, name: t }) {
			return new s.Wk(`no token for the registry, and \`${t}\` is not public`, {
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
						isPublic: (0, j.U)(e, i),
						name: `${e}:${i}`,
						call: "GET history"
					};
					return r.ask(o, (r) => n({
						method: "GET",
						url: `${t}${(0, M.A)`/v2/${e}/_chainguard/history/${i}`}${renderWindow(a)}`,
						headers: { authorization: `Bearer ${r}` },
						idempotent: true,
						judge: (e) => decodeHistory(readBody(e))
					}));
				}
			};
		}
		function renderWindow(e) {
			return renderQuery({
				start: e.start === undefined ? undefined : (0, u.sZ)(e.start),
				end: e.end === undefined ? undefined : (0, u.sZ)(e.end)
			});
		}
		;
		const P = "https://console-api.enforce.dev";
		const F = "https://cgr.dev";
		function openPlatform(e, t) {
			const { clock: n = a.m } = t;
			const r = originOf(e.apiUrl ?? P);
			const i = originOf(e.registryUrl ?? F);
			const o = originOf(e.issuerUrl ?? issuerOf(r));
			const s = wholeNumber("concurrency", e.concurrency ?? 8);
			const c = (0, S.l)();
			const l = createTransport({
				http: t.http,
				clock: n,
				random: t.random ?? Math.random,
				maxAttempts: wholeNumber("maxAttempts", e.maxAttempts ?? 4),
				requestTimeoutMs: timerOf(e.requestTimeoutMs ?? 3e4),
				limiter: (0, x.z)(s),
				signal: e.signal ?? new AbortController().signal,
				userAgent: e.userAgent ?? "platform-actions-client",
				trace: e.onRequest ?? (() => undefined),
				redact: t.redact ?? c.redact
			});
			const mask = (n) => {
				if (t.redact === undefined) c.add(n);
				e.onSecret?.(n);
			};
			const { identity: u } = e;
			const d = new URL(i).host;
			const f = {
				transport: l,
				clock: n,
				issuerUrl: o,
				identity: u,
				idToken: idTokenOf(e, o),
				mask,
				narrowing: t.narrowing?.(d),
				...t.explain === undefined ? {} : { explain: t.explain }
			};
			const p = tokensFor(f, r, e.token);
			const m = createClient({
				baseUrl: r,
				transport: l,
				tokens: p,
				concurrency: s
			});
			const h = tokensFor(f, d, e.registryToken);
			const g = createRegistry({
				registryUrl: i,
				transport: l,
				tokens: h,
				mask
			});
			const _ = platformOf(m, g, f);
			return {
				platform: _,
				ways: f,
				issuerUrl: o,
				registryAudience: d,
				platformTokens: p,
				registryTokens: h
			};
		}
		function idTokenOf({ idToken: e, signal: t }, n) {
			if (e === undefined || t === undefined) return e === undefined ? undefined : () => e(n);
			return async () => {
				try {
					return await untilAborted(e(n), t);
				} catch (e) {
					throw t.aborted ? (0, s.Wm)(t, "requesting an ID token", false) : e;
				}
			};
		}
		function platformOf(e, t, { clock: n, issuerUrl: r, transport: i }) {
			return {
				...e,
				rows: async function* (t) {
					for await (const n of (0, C.n4)(e, t)) for (const e of n) yield e;
				},
				all: async (t) => (0, w.y)(e, t, (e) => e),
				pick: async (t, n) => (0, w.y)(e, t, n),
				registry: t,
				issuer: {
					exchange: async (e) => {
						return exchangeToken(i, r, e, n.now());
					},
					refresh: async (e) => {
						return refreshToken(i, r, e, n.now());
					},
					send: createClient({
						baseUrl: r,
						transport: i,
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
			if (e > 0) return Math.ceil(Math.min(e, a.M));
			throw new TypeError(`\`requestTimeoutMs\` is ${e}, which is not a time`);
		}
		function originOf(e) {
			const t = new URL(e);
			const n = t.protocol === "https:" || t.protocol === "http:" && (0, b.U)(t.hostname);
			if (!n) throw new TypeError(`\`${t.origin}\` is not https`);
			if (t.href !== `${t.origin}/`) throw new TypeError(`\`${t.origin}\` is given with more than the origin`);
			return t.origin;
		}
		var I = n(65655);
		;
		function openSession(e, t, n) {
			const { clock: r, host: i, http: o, random: s, signal: c } = n;
			const { concurrency: l, identity: u, token: d } = e;
			const f = {
				count: 0,
				retried: 0
			};
			const p = {
				maxAttempts: e["max-attempts"],
				requestTimeoutMs: Math.max(1, Math.min(e["request-timeout"], e.timeout, a.M))
			};
			const m = e["issuer-url"] ?? issuerOf(e["api-url"]);
			const h = e["id-token-audience"];
			const g = {
				host: i,
				signal: c,
				...p,
				issuerUrl: m,
				identity: u,
				idTokenAudience: h
			};
			const _ = e["registry-token"];
			let v;
			const b = openPlatform({
				...p,
				apiUrl: e["api-url"],
				issuerUrl: m,
				registryUrl: e["registry-url"],
				concurrency: l,
				signal: c,
				userAgent: `platform-actions/${y.rE} (${i.name})`,
				onSecret: i.mask,
				onRequest: (e) => {
					f.count += 1;
					if (e.attempt > 1) f.retried += 1;
					i.log.debug(traceLine(e, i));
				},
				...d === undefined ? {} : { token: d },
				..._ === undefined ? {} : { registryToken: _ },
				...u === undefined ? {} : {
					identity: u,
					idToken: () => (0, I.K8)(g)
				}
			}, {
				...{
					http: o,
					clock: r,
					random: s,
					redact: i.redact,
					explain: (0, I.Pt)(g, r)
				},
				narrowing: (n) => {
					v = createNarrowing(t, e, n, i.log.notice);
					return v;
				}
			});
			const { platform: x, platformTokens: S, registryAudience: C, registryTokens: w, ways: T } = b;
			return {
				client: x,
				registry: x.registry,
				platformTokens: S,
				registryTokens: w,
				issuerUrl: m,
				registryAudience: C,
				signIn: g,
				mint: (e) => mintToken(T, () => (0, I.K8)(g), e),
				requests: f,
				narrowing: () => v?.isGivenUp() === true ? "given up" : "in force"
			};
		}
		function traceLine({ attempt: e, method: t, milliseconds: n, outcome: r, path: i }, { redact: a }) {
			return `${t} ${(0, o.h0)(a(i), 500)} ${r} try ${e} ${Math.round(n)} ms`;
		}
		;
		function withSession(e, t) {
			return async (n, a) => {
				const o = openSession(n, t, a);
				a.counts?.(o.requests);
				try {
					return await e(n, {
						...a,
						session: o
					});
				} catch (e) {
					throw new r.hM((0, i.e)(e, n.identity), { cause: e });
				}
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
		async function refused(e, t, n, i) {
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
