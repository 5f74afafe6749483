"use strict";
exports.id = 4210;
exports.ids = [4210];
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
	24344: ((e, t, n) => {
		t.P = mapPool;
		t.z = createLimiter;
		async function mapPool(e, t, n) {
			const r = new Array(e.length);
			const i = e.entries();
			const a = [];
			const worker = async () => {
				for (const [e, t] of i) {
					try {
						r[e] = await n(t, e);
					} catch (e) {
						a.push(e);
					}
					if (a.length > 0) return;
				}
			};
			await Promise.all(Array.from({ length: Math.min(t, e.length) }, worker));
			if (a.length > 0) throw a[0];
			return r;
		}
		function createLimiter(e) {
			let t = 0;
			const n = [];
			return async (r) => {
				if (t >= e) await new Promise((e) => n.push(e));
				else t += 1;
				try {
					return await r();
				} finally {
					const e = n.shift();
					if (e === undefined) t -= 1;
					else e();
				}
			};
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
	83612: ((e, t, n) => {
		t.n = renderQuery;
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
		t.U = createClient;
		t.x = readBody;
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
	34779: ((e, t, n) => {
		n.d(t, {
			Lp: () => r,
			Wk: () => PlatformError
		});
		t.Wm = stoppedError;
		t.qF = parseJson;
		const r = [
			"OK",
			"CANCELLED",
			"UNKNOWN",
			"INVALID_ARGUMENT",
			"DEADLINE_EXCEEDED",
			"NOT_FOUND",
			"ALREADY_EXISTS",
			"PERMISSION_DENIED",
			"RESOURCE_EXHAUSTED",
			"FAILED_PRECONDITION",
			"ABORTED",
			"OUT_OF_RANGE",
			"UNIMPLEMENTED",
			"INTERNAL",
			"UNAVAILABLE",
			"DATA_LOSS",
			"UNAUTHENTICATED"
		];
		const i = {
			fieldViolations: [],
			preconditions: [],
			resource: undefined,
			others: []
		};
		class PlatformError extends Error {
			code;
			httpStatus;
			reason;
			domain;
			details;
			requestId;
			call;
			sent;
			constructor(e, t) {
				super(e, { cause: t.cause });
				this.name = "PlatformError";
				this.code = t.code;
				this.call = t.call;
				this.httpStatus = t.httpStatus ?? 0;
				this.reason = t.reason ?? "";
				this.domain = t.domain ?? "";
				this.details = t.details ?? i;
				this.requestId = t.requestId;
				this.sent = t.sent ?? true;
			}
		}
		function stoppedError({ reason: e }, t, n = true) {
			const r = e instanceof Error ? e.message : "the run was stopped";
			return new PlatformError(r, {
				code: "CANCELLED",
				call: t,
				cause: e,
				sent: n
			});
		}
		function parseJson(e) {
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
	}),
	17775: ((e, t, n) => {
		t.A = path;
		var r = n(68236);
		function path(e, ...t) {
			return String.raw({ raw: e }, ...t.map((e) => e.split("/").map(encodeSegment).join("/")));
		}
		function encodeSegment(e) {
			if (!(0, r.b)(e)) {
				throw new TypeError(`a path segment is ${e === "" ? "empty" : `\`${e}\``}`);
			}
			return encodeURIComponent(e);
		}
	}),
	34210: ((e, t, n) => {
		n.r(t);
		t.withSession = withSession;
		var r = n(85531);
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
		;
		function fixedToken(e) {
			return {
				get: async () => e,
				renew: async () => undefined
			};
		}
		const c = 6e4;
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
					if (r.expiresAt - t.now() >= c) return r.token;
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
			const { clock: r, issuerUrl: i, narrowing: a, transport: o } = e;
			const { exchangeToken: c } = await Promise.all([n.e(3619), n.e(8320)]).then(n.bind(n, 58320));
			const send = (e) => c(o, i, e, r.now());
			try {
				return await send(t);
			} catch (e) {
				if (!(e instanceof s.Wk) || e.code !== "INVALID_ARGUMENT") throw e;
				const n = t.capabilities === undefined ? undefined : a?.withoutCapabilities();
				if (a === undefined || n === undefined) throw e;
				const { audience: r, idToken: i, identity: o } = t;
				const c = await send({
					idToken: i,
					audience: r,
					identity: o,
					...n
				});
				a.givenUp(e);
				return c;
			}
		}
		var l = n(58508);
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
		var u = n(68475);
		var d = n(24344);
		var f = n(54031);
		;
		function untilAborted(e, t) {
			return new Promise((n, r) => {
				const stop = () => r(t.reason);
				if (t.aborted) stop();
				t.addEventListener("abort", stop, { once: true });
				e.then(n, r).finally(() => t.removeEventListener("abort", stop));
			});
		}
		var p = n(27871);
		var m = n(31666);
		var h = n(63144);
		;
		const g = {
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
		const _ = 1048576;
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
				return new s.Wk("the server answered with a redirect, which is never followed", e);
			}
			const o = parseRedacted(e.body, n);
			const c = g[r] ?? (r >= 500 ? "INTERNAL" : "UNKNOWN");
			if ((0, h.u4)(o) && Number.isSafeInteger(o["code"])) {
				const { details: e, reason: n, domain: i } = decodeDetails(Array.isArray(o["details"]) ? o["details"] : []);
				const l = o["code"] === 0 ? undefined : s.Lp[Number(o["code"])];
				return new s.Wk(textAt(o, "message") || `HTTP status ${r}`, {
					code: l ?? c,
					call: t,
					httpStatus: r,
					reason: n,
					domain: i,
					details: e,
					requestId: a
				});
			}
			const l = (0, h.u4)(o) ? recordsAt(o, "errors")?.[0] : undefined;
			return new s.Wk(l && textAt(l, "message") || `HTTP status ${r}`, {
				code: c,
				call: t,
				httpStatus: r,
				reason: l === undefined ? "" : textAt(l, "code"),
				requestId: a
			});
		}
		function parseRedacted(e, t) {
			if (e.length > _) return undefined;
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
				const e = (0, h.u4)(i) ? i : {};
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
			return Array.isArray(n) && n.every(h.u4) ? n : undefined;
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
				const { last: i, tries: a } = await (0, m.LH)(e, n.idempotent, attempt);
				if (i.kind === "value") return i.value;
				if (e.signal.aborted) {
					throw (0, s.Wm)(e.signal, `${n.method} ${pathOf(n.url)}`, r);
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
		const v = {
			connection: "CONNECTION",
			timeout: "TIMEOUT",
			aborted: "CANCELLED",
			"too-large": "UNDECODABLE",
			certificate: "CERTIFICATE"
		};
		const y = new Set([
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
				const n = (0, m.Rs)(t, r);
				const i = n.isTransient || e.httpStatus === 409;
				return {
					kind: "error",
					error: e,
					failed: {
						...n,
						isTransient: i && y.has(e.code)
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
				return fail(new s.Wk(n(t.message), {
					code: v[r],
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
				const o = {
					code: "UNDECODABLE",
					call: i,
					httpStatus: t.status,
					requestId: n(t.headers["x-request-id"] ?? "") || undefined,
					cause: a === r ? e : undefined
				};
				return fail(new s.Wk(`the answer could not be read: ${a}`, o));
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
			const { call: r, cause: i, code: a, details: o, domain: c, httpStatus: l, reason: u, requestId: d } = e;
			const f = {
				call: r,
				cause: i,
				code: a,
				details: o,
				domain: c,
				httpStatus: l,
				reason: u,
				requestId: d
			};
			return new s.Wk(`${e.message} (after ${t} tries)`, {
				...f,
				sent: e.sent || n
			});
		}
		function pathOf(e) {
			return e.slice(e.indexOf("/", e.indexOf("//") + 2));
		}
		var b = n(22475);
		var x = n(41053);
		var S = n(83612);
		var C = n(17775);
		var w = n(31891);
		;
		function decodeHistory(e) {
			if (!(0, h.u4)(e)) throw wrong("it");
			if (!Array.isArray(e["history"])) throw wrong("`history`");
			return e["history"].map(decodeRecord);
		}
		function decodeScopedToken(e) {
			if (!(0, h.u4)(e)) throw wrong("it");
			const { token: t } = e;
			if (typeof t !== "string" || t === "") throw wrong("`token`");
			return t;
		}
		function decodeRecord(e, t) {
			if (!(0, h.u4)(e)) throw wrong(`\`history.${t}\``);
			const { digest: n, updateTimestamp: r } = e;
			const i = typeof r === "string" ? (0, b.pe)(r) : undefined;
			if (i === undefined) throw wrong(`\`history.${t}.updateTimestamp\``);
			if (typeof n !== "string" || !(0, w.B)(n)) throw wrong(`\`history.${t}.digest\``);
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
					url: `${n}/token${(0, S.n)({ scope: `repository:${e}:pull` })}`,
					headers: r === undefined ? {} : { authorization: `Basic ${btoa(`_token:${r}`)}` },
					idempotent: true,
					judge: (e) => decodeScopedToken((0, p.x)(e))
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
						isPublic: (0, x.U)(e, i),
						name: `${e}:${i}`,
						call: "GET history"
					};
					return r.ask(o, (r) => n({
						method: "GET",
						url: `${t}${(0, C.A)`/v2/${e}/_chainguard/history/${i}`}${renderWindow(a)}`,
						headers: { authorization: `Bearer ${r}` },
						idempotent: true,
						judge: (e) => decodeHistory((0, p.x)(e))
					}));
				}
			};
		}
		function renderWindow(e) {
			return (0, S.n)({
				start: e.start === undefined ? undefined : (0, b.sZ)(e.start),
				end: e.end === undefined ? undefined : (0, b.sZ)(e.end)
			});
		}
		;
		const T = "https://console-api.enforce.dev";
		const E = "https://cgr.dev";
		function openPlatform(e, t) {
			const { clock: n = a.ml } = t;
			const r = originOf(e.apiUrl ?? T);
			const i = originOf(e.registryUrl ?? E);
			const o = originOf(e.issuerUrl ?? issuerOf(r));
			const s = wholeNumber("concurrency", e.concurrency ?? 8);
			const c = (0, f.l)();
			const l = createTransport({
				http: t.http,
				clock: n,
				random: t.random ?? Math.random,
				maxAttempts: wholeNumber("maxAttempts", e.maxAttempts ?? 4),
				requestTimeoutMs: timerOf(e.requestTimeoutMs ?? 3e4),
				limiter: (0, d.z)(s),
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
			const m = new URL(i).host;
			const h = {
				transport: l,
				clock: n,
				issuerUrl: o,
				identity: u,
				idToken: idTokenOf(e, o),
				mask,
				narrowing: t.narrowing?.(m),
				...t.explain === undefined ? {} : { explain: t.explain }
			};
			const g = tokensFor(h, r, e.token);
			const _ = (0, p.U)({
				baseUrl: r,
				transport: l,
				tokens: g,
				concurrency: s
			});
			const v = tokensFor(h, m, e.registryToken);
			const y = createRegistry({
				registryUrl: i,
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
					throw t.aborted ? (0, s.Wm)(t, "requesting an ID token", false) : e;
				}
			};
		}
		function platformOf(e, t, { clock: r, issuerUrl: i, transport: a }) {
			const lists = () => n.e(5514).then(n.bind(n, 15514));
			return {
				...e,
				rows: async function* (t) {
					const { readPages: r } = await n.e(3358).then(n.bind(n, 73358));
					for await (const n of r(e, t)) for (const e of n) yield e;
				},
				all: async (t) => (await lists()).readAll(e, t, (e) => e),
				pick: async (t, n) => (await lists()).readAll(e, t, n),
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
					send: (0, p.U)({
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
			if (e > 0) return Math.ceil(Math.min(e, a.Mv));
			throw new TypeError(`\`requestTimeoutMs\` is ${e}, which is not a time`);
		}
		function originOf(e) {
			const t = new URL(e);
			const n = t.protocol === "https:" || t.protocol === "http:" && (0, u.U)(t.hostname);
			if (!n) throw new TypeError(`\`${t.origin}\` is not https`);
			if (t.href !== `${t.origin}/`) throw new TypeError(`\`${t.origin}\` is given with more than the origin`);
			return t.origin;
		}
		var D = n(37408);
		;
		function openSession(e, t, n) {
			const { clock: r, host: i, http: o, random: s, signal: c } = n;
			const { concurrency: u, identity: d, token: f } = e;
			const p = {
				count: 0,
				retried: 0
			};
			const m = {
				maxAttempts: e["max-attempts"],
				requestTimeoutMs: Math.max(1, Math.min(e["request-timeout"], e.timeout, a.Mv))
			};
			const h = e["issuer-url"] ?? issuerOf(e["api-url"]);
			const g = e["id-token-audience"];
			const _ = {
				host: i,
				signal: c,
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
				signal: c,
				userAgent: `platform-actions/${l.rE} (${i.name})`,
				onSecret: i.mask,
				onRequest: (e) => {
					p.count += 1;
					if (e.attempt > 1) p.retried += 1;
					i.log.debug(traceLine(e, i));
				},
				...f === undefined ? {} : { token: f },
				...v === undefined ? {} : { registryToken: v },
				...d === undefined ? {} : {
					identity: d,
					idToken: () => (0, D.K8)(_)
				}
			}, {
				...{
					http: o,
					clock: r,
					random: s,
					redact: i.redact,
					explain: (0, D.Pt)(_, r)
				},
				narrowing: (n) => {
					y = createNarrowing(t, e, n, i.log.notice);
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
				mint: (e) => mintToken(T, () => (0, D.K8)(_), e),
				requests: p,
				narrowing: () => y?.isGivenUp() === true ? "given up" : "in force"
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
	96299: ((e, t, n) => {
		t.e = toProblems;
		t.v = toProblemsOf;
		var r = n(38086);
		var i = n(9157);
		var a = n(85531);
		var o = n(34779);
		var s = n(19478);
		const c = {
			UNAUTHENTICATED: "unauthenticated",
			PERMISSION_DENIED: "forbidden",
			NOT_FOUND: "usage",
			INVALID_ARGUMENT: "usage",
			OUT_OF_RANGE: "usage"
		};
		function toProblems(e, t, n = "") {
			const r = n === "" ? "" : `${n}: `;
			if (e instanceof s.U) return [{
				kind: "unauthenticated",
				message: r + e.message,
				fix: e.lines.join("\n"),
				...e.copy === undefined ? {} : { copy: e.copy }
			}];
			if (e instanceof o.Wk) return [fromPlatform(e, t, r)];
			return (0, a.iU)(e, n);
		}
		function toProblemsOf(e, t, n) {
			const r = e instanceof i.Z || e instanceof s.U;
			return toProblems(e, t, r ? "" : n);
		}
		function fromPlatform(e, t, n) {
			const i = c[e.code] ?? "service";
			const a = e.httpStatus === 0 ? "" : `, HTTP status ${e.httpStatus}`;
			const o = `${n}${(0, r.h0)(callWords(e.call), 300)} failed: ${(0, r.h0)(e.message, 600)} (${e.code}${a})`;
			const s = fixOf(e, t);
			return s === undefined ? {
				kind: i,
				message: o
			} : {
				kind: i,
				message: o,
				fix: s
			};
		}
		function callWords(e) {
			return e.replace(/\?.*$/s, "");
		}
		const l = "if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry";
		function fixOf(e, t) {
			const { fieldViolations: n, preconditions: i } = e.details;
			const a = [...n.map((e) => `${e.field}: ${e.description}`), ...i.map((e) => `${e.type}: ${e.description}`)];
			if (a.length > 0) return a.map((e) => (0, r.h0)(e, 300)).join("\n");
			if (e.code === "PERMISSION_DENIED") {
				if (t !== undefined && t.split("/").length > 2) {
					return "this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization";
				}
				const n = e.call.includes("/vulnerabilities/") ? "`viewer`" : "`registry.pull` or `viewer`";
				const r = `give the identity a role with the missing capability, such as ${n}, on the organization`;
				return t === undefined ? `${r}\n${l}` : r;
			}
			if (e.code === "UNAUTHENTICATED") return "the token was not accepted: check `identity`, `token` and the URLs";
			if (e.code === "CONNECTION") return "check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`";
			if (e.code === "UNAVAILABLE") return "the service is unavailable at the moment: run again later";
			if (e.code === "RESOURCE_EXHAUSTED") return "too many requests for the service: run again later, or with a lower `concurrency`";
			if (e.cause instanceof DOMException && e.cause.name === "TimeoutError") return "give it more time with `timeout`, or less to do";
			return undefined;
		}
	}),
	19478: ((e, t, n) => {
		n.d(t, { U: () => RefusedExchangeError });
		class RefusedExchangeError extends Error {
			lines;
			copy;
			constructor(e, t, n, r) {
				super(e, { cause: r });
				this.name = "RefusedExchangeError";
				this.lines = t;
				this.copy = n;
			}
		}
	}),
	37408: ((e, t, n) => {
		t.Ip = readClaims;
		t.K8 = askIdToken;
		t.Pt = explainExchange;
		var r = n(38086);
		var i = n(34779);
		var a = n(19478);
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
		async function refused(e, t, i, o) {
			const { explainRefusal: s } = await n.e(5451).then(n.bind(n, 75451));
			const { identity: c, issuerUrl: l, now: u } = e;
			const { httpStatus: d } = o;
			const f = readClaims(i);
			const p = s({
				issuer: f?.issuer,
				subject: f?.subject,
				audience: f?.audience,
				expiresAt: f?.expiresAt,
				notBefore: f?.notBefore,
				expectedAudience: l,
				fork: e.host.context.changeRequest?.fork,
				httpStatus: d,
				identity: c,
				now: u
			});
			const { certain: m, claimMatch: h } = p;
			const g = c === undefined ? "" : ` as \`${(0, r.h0)(c, 200)}\``;
			const _ = `${(0, r.h0)(o.message, 500)} (HTTP status ${d})`;
			const v = [
				...m === undefined ? [] : [`The service answered: ${_}`],
				"The ID token contained:",
				...p.presented.map((e) => `  ${(0, r.h0)(e)}`),
				"Likely causes:",
				...p.causes.map((e) => `  ${(0, r.h0)(e)}`),
				...h === undefined ? [] : ["An identity with this claimMatch would match:"]
			];
			const y = m === undefined ? _ : (0, r.h0)(m);
			return new a.U(`signing in${g} for \`${t}\` was refused: ${y}`, v, h === undefined ? undefined : renderClaimMatch(h), o);
		}
		function renderClaimMatch(e) {
			const escaped = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
			return JSON.stringify({ claimMatch: e }, undefined, 2).replace(/[^\P{C}\n]|[^\P{Z} ]/gu, (e) => e.split("").map(escaped).join(""));
		}
	})
};
;
