"use strict";
exports.id = 382;
exports.ids = [382];
exports.modules = {
	67661: ((e, t, n) => {
		t.I = describeFailure;
		const r = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EAI_AGAIN",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"EADDRNOTAVAIL",
			"UND_ERR_CONNECT_TIMEOUT"
		]);
		const i = /^Proxy response \((\d{3})\) !== 200/;
		function describeFailure(e, t) {
			const failure = (e, t, n) => ({
				kind: "failure",
				reason: e,
				message: t,
				sent: n
			});
			const n = URL.canParse(t.url) ? new URL(t.url).host : "the server";
			const a = t.proxy === undefined ? n : `${n} through the proxy ${t.proxy}`;
			if (t.signal.aborted) return failure("aborted", "the request was stopped", true);
			const { code: o, message: s, name: c } = describe(e);
			if (c === "TimeoutError") return failure("timeout", `no complete answer from ${a} within ${t.timeoutMs / 1e3} s`, true);
			if (o.startsWith("ERR_TLS") || /CERT|SIGNATURE|ISSUER/.test(o)) {
				const e = "set NODE_EXTRA_CA_CERTS to the file of your certificate authority";
				return failure("certificate", `the certificate of ${n} is not trusted (${o}): ${e}`, false);
			}
			const l = i.exec(s)?.[1];
			if (l !== undefined) {
				const e = l === "407" ? ": set its user name and password in HTTPS_PROXY" : "";
				return failure("connection", `the proxy${t.proxy === undefined ? "" : ` ${t.proxy}`} refused the connection to ${n} with HTTP status ${l}${e}`, false);
			}
			return failure("connection", `no answer from ${a} (${o === "" ? s : o})`, !r.has(o));
		}
		function describe(e) {
			if (!(e instanceof Error)) return {
				code: "",
				name: "",
				message: String(e)
			};
			const t = Reflect.get(e, "code");
			const { message: n, name: r } = e;
			if (typeof t === "string") return {
				code: t,
				name: r,
				message: n
			};
			const i = e instanceof AggregateError ? e.errors[0] : e.cause;
			return i === undefined ? {
				code: "",
				name: r,
				message: n
			} : {
				...describe(i),
				name: r
			};
		}
	}),
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
	4375: ((e, t, n) => {
		t.withBaseCommit = withBaseCommit;
		function withBaseCommit(e, t) {
			const n = t["PLATFORM_BASE_COMMIT"]?.trim() ?? "";
			const { changeRequest: r } = e.context;
			if (n === "" || r?.baseCommit !== undefined) return e;
			if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n)) {
				e.log.warning("PLATFORM_BASE_COMMIT is not the full hexadecimal name of a commit (40 or 64 digits), so it is ignored");
				return e;
			}
			const i = {
				number: undefined,
				baseRef: undefined,
				headRef: undefined,
				fork: false
			};
			return {
				...e,
				context: {
					...e.context,
					changeRequest: {
						...r ?? i,
						baseCommit: n
					}
				}
			};
		}
	}),
	28751: ((e, t, n) => {
		t.withIdTokenOverride = withIdTokenOverride;
		var r = n(45794);
		var i = n(48636);
		var a = n(9157);
		const o = 64 * 1024;
		function withIdTokenOverride(e, t) {
			const n = t["PLATFORM_ID_TOKEN"]?.trim() ?? "";
			const c = t["PLATFORM_ID_TOKEN_FILE"]?.trim() ?? "";
			if (n === "" && c === "") return e;
			const l = {
				...e.capabilities,
				idToken: "declared-audience"
			};
			if (n !== "") return {
				...e,
				capabilities: l,
				idToken: async () => whole("PLATFORM_ID_TOKEN", n)
			};
			return {
				...e,
				capabilities: l,
				idToken: async () => {
					const e = `PLATFORM_ID_TOKEN_FILE: \`${c}\``;
					const t = await (0, i.Gu)(c, o).catch((e) => {
						if (!(e instanceof r.y)) throw e;
						throw new a.Z(`PLATFORM_ID_TOKEN_FILE: ${e.message}`, s, true);
					});
					const n = t?.trim() ?? "";
					if (n !== "") return whole(e, n);
					throw new a.Z(`${e} is missing or empty`, s, true);
				}
			};
		}
		const s = "write the ID token to that file before this step";
		function whole(e, t) {
			if (/^[\x21-\x7e]+$/.test(t)) return t;
			throw new a.Z(`${e} is not a token: it contains a space, a line break or another character that tokens do not contain`, "provide only the ID token", true);
		}
	}),
	30612: ((e, t, n) => {
		t.O = collectText;
		const r = 64 * 1024;
		const i = 1024 * 1024;
		const a = 16;
		const o = [];
		function collectText(e) {
			let t;
			let n = 0;
			return {
				add: (r) => {
					const i = n + r.length;
					if (i > e) return false;
					t = memoryOf(i, t, n);
					t.set(r, n);
					n = i;
					return true;
				},
				take: () => {
					const e = t?.toString("utf8", 0, n) ?? "";
					release(t);
					t = undefined;
					return e;
				}
			};
		}
		function memoryOf(e, t, n) {
			const i = t ?? o.pop() ?? Buffer.allocUnsafeSlow(r);
			if (e <= i.length) return i;
			const a = Buffer.allocUnsafeSlow(Math.max(e, 2 * i.length));
			a.set(i.subarray(0, n));
			return a;
		}
		function release(e) {
			if (e === undefined || e.length > i || o.length === a) return;
			o.push(e);
		}
	}),
	91390: ((e, t, n) => {
		n.d(t, { GS: () => o });
		t.Jw = joinHeaders;
		t.LF = limitOf;
		t.OG = openDirect;
		t.g$ = tooLarge;
		var r = n(30612);
		var i = n(43178);
		const a = 128 * 1024 * 1024;
		function limitOf({ maximumBytes: e = a }) {
			return Math.min(e, a);
		}
		function tooLarge(e) {
			const t = `the answer is larger than ${e >> 20} MiB`;
			return {
				kind: "failure",
				reason: "too-large",
				message: t,
				sent: true
			};
		}
		function joinHeaders(e) {
			const t = Object.entries(e).map(([e, t]) => [e, Array.isArray(t) ? t.join(", ") : t ?? ""]);
			return Object.fromEntries(t);
		}
		const o = 1e4;
		function openDirect(e) {
			const { Agent: t, request: n } = process.getBuiltinModule("node:http");
			const r = {
				keepAlive: true,
				maxSockets: e,
				scheduling: "lifo",
				timeout: o
			};
			const i = {
				request: n,
				agent: new t(r),
				ready: "connect"
			};
			let a;
			const openTls = () => {
				const { Agent: e, request: t } = process.getBuiltinModule("node:https");
				return {
					request: t,
					agent: new e(r),
					ready: "secureConnect"
				};
			};
			const protocolFor = (e) => {
				if (e.protocol !== "https:") return i;
				a ??= openTls();
				return a;
			};
			return {
				send: (e, t) => sendOnce(e, t, protocolFor(e)),
				close: async () => {
					i.agent.destroy();
					a?.agent.destroy();
				}
			};
		}
		function sendOnce(e, t, n) {
			const { body: r, headers: a, method: o } = t;
			return (0, i._)(t, ({ connected: i, fail: s, onStop: c, settle: l }) => {
				const u = n.request(e, {
					method: o,
					headers: a,
					agent: n.agent
				});
				c((e) => u.destroy(e));
				u.once("socket", (e) => {
					if (e.connecting) e.once(n.ready, i);
					else i();
				});
				u.on("error", s);
				u.once("response", (e) => readResponse(e, limitOf(t), l, s));
				u.end(r);
			});
		}
		function readResponse(e, t, n, i) {
			const a = (0, r.O)(t);
			const refuse = () => {
				n(tooLarge(t));
				e.destroy();
			};
			if (Number(e.headers["content-length"] ?? "") > t) {
				refuse();
				return;
			}
			e.on("data", (e) => {
				if (!a.add(e)) refuse();
			});
			e.on("error", i);
			e.once("end", () => {
				n({
					kind: "response",
					status: e.statusCode ?? 0,
					headers: joinHeaders(e.headers),
					body: a.take()
				});
			});
		}
	}),
	43178: ((e, t, n) => {
		t._ = fly;
		var r = n(67661);
		function stopperOf(e) {
			return () => {
				const { end: t, stopped: n } = e;
				const r = new Error("stopped");
				t?.(r);
				n?.(r);
			};
		}
		function fly(e, t, n) {
			return new Promise((i) => {
				const { signal: a, timeoutMs: o } = e;
				const s = {
					end: undefined,
					stopped: undefined
				};
				let [c, l] = [false, false];
				const u = stopperOf(s);
				const d = setTimeout(() => {
					l = true;
					u();
				}, o);
				const settle = (e) => {
					clearTimeout(d);
					s.end = undefined;
					s.stopped = undefined;
					a.removeEventListener("abort", u);
					i(e);
				};
				const fail = (t) => {
					const i = (0, r.I)(l ? new DOMException("too late", "TimeoutError") : t, {
						...e,
						proxy: n
					});
					settle(c ? i : {
						...i,
						sent: false
					});
				};
				s.stopped = fail;
				a.addEventListener("abort", u);
				const connected = () => {
					c = true;
				};
				const onStop = (e) => {
					s.end = e;
				};
				try {
					t({
						connected,
						onStop,
						settle,
						fail
					});
					if (a.aborted) u();
				} catch (e) {
					fail(e);
				}
			});
		}
	}),
	11858: ((e, t, n) => {
		t.openNetwork = openNetwork;
		var r = n(67661);
		var i = n(68475);
		var a = n(45794);
		var o = n(91390);
		;
		const s = [
			"https_proxy",
			"HTTPS_PROXY",
			"http_proxy",
			"HTTP_PROXY"
		];
		function namesProxy(e) {
			return s.some((t) => (e[t] ?? "") !== "");
		}
		;
		function openNetwork(e, t) {
			const s = (0, o.OG)(t);
			const c = namesProxy(e);
			let l;
			const openProxy = async () => {
				const [{ openProxied: r }, { readProxies: i }] = await Promise.all([Promise.all([n.e(7405), n.e(6464)]).then(n.bind(n, 76464)), n.e(8154).then(n.bind(n, 68154))]);
				return r(i(e), t, s);
			};
			const senderFor = async (e) => {
				if (!c || (0, i.U)(e.hostname)) return s;
				l ??= openProxy();
				return l;
			};
			return {
				http: async (e) => {
					try {
						const t = new URL(e.url);
						return await (await senderFor(t)).send(t, e);
					} catch (t) {
						if (t instanceof a.y) throw t;
						return (0, r.I)(t, e);
					}
				},
				close: async () => {
					await s.close();
					await (await l?.catch(() => undefined))?.close();
				}
			};
		}
	}),
	12299: ((e, t, n) => {
		t.noIdToken = noIdToken;
		var r = n(9157);
		const i = {
			Jenkins: "bind an ID-token credential of the OpenID Connect Provider plugin to PLATFORM_ID_TOKEN with `withCredentials`",
			CircleCI: "set PLATFORM_ID_TOKEN=\"$(circleci run oidc get --claims '{\"aud\":\"\u2026\"}')\" in the step, with a context on the job",
			"Bitbucket Pipelines": "the subject of its ID tokens changes in every run, so no identity can match it: keep a token in the secured variable PLATFORM_TOKEN"
		};
		function noIdToken(e) {
			const t = e === undefined ? "a terminal" : e;
			const n = e === undefined ? undefined : i[e];
			const a = "set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens";
			return new r.Z(`${t} does not issue ID tokens`, n === undefined ? a : `${n}; or ${a}`, true);
		}
	}),
	85675: ((e, t, n) => {
		t.judgeNames = judgeNames;
		t.judgeVariables = judgeVariables;
		var r = n(38707);
		var i = n(16084);
		var a = n(40112);
		function judgeNames(e, t, n, r) {
			return n.filter((e) => !r || looksLikeOurs(e, t)).map((n) => ({
				message: `\`${n}\` is not an input of \`${e.name}\``,
				fix: foreignFix(e, t, n)
			}));
		}
		function foreignFix(e, t, n) {
			const r = (0, a.ZV)(e, n);
			const i = t.filter((e) => (0, a.Xy)(e, n)).map((e) => `\`${e.name}\``);
			const o = r === undefined ? undefined : `did you mean \`${r}\`?`;
			if (i.length === 0) return o ?? `see \`platform-actions ${e.name} --help\``;
			const s = `it is an input of ${i.join(", ")}: remove it here`;
			return o === undefined ? s : `${s}, or ${o}`;
		}
		function looksLikeOurs(e, t) {
			return t.some(({ inputs: t }) => Object.keys(t).some((t) => (0, r.Y)((0, a.iw)(t), (0, a.iw)(e)) <= (e.length > 5 ? 1 : 0)));
		}
		const o = new Set([
			"PLATFORM_DEBUG",
			"PLATFORM_REF",
			"PLATFORM_COMMIT"
		]);
		function judgeVariables(e, t, n, s) {
			const c = new Set(t.flatMap((e) => [...Object.keys(e.inputs), ...(0, a.sd)(e)]));
			const l = [];
			const u = [];
			for (const { name: t, value: d, variable: f } of n) {
				if (c.has(t) && f === (0, i.c)(t)) {
					if (!s || t !== "dry-run" || d === "false") continue;
					const n = `${f} is set, and \`${e.name}\` with \`mode: apply\` would still make changes`;
					l.push({
						message: n,
						fix: "use `mode: plan`, or unset the variable for this step"
					});
					continue;
				}
				const n = [...c].find((e) => (0, a.iw)(e) === (0, a.iw)(t));
				if (n !== undefined) {
					const e = `${f} is not read`;
					l.push({
						message: e,
						fix: `did you mean ${(0, i.c)(n)}?`
					});
					continue;
				}
				const p = [...c].find((e) => t.length > 4 && (0, r.Y)(e, t) === 1);
				if (p !== undefined && !o.has(f)) u.push(`${f} is not read: if it is meant for platform-actions, rename it to ${(0, i.c)(p)}`);
			}
			return {
				problems: l,
				warnings: u
			};
		}
	}),
	11806: ((e, t, n) => {
		t.runWork = runWork;
		var r = n(76760);
		var i = n(42030);
		var a = n(31666);
		var o = n(71166);
		var s = n(99315);
		var c = n(85531);
		;
		async function withReports(e, t, n, r) {
			const i = wantsReports(t) ? await publish(e, t, n, r) : n;
			return await withComment(e, t, i, r);
		}
		async function publish(e, t, r, i) {
			const { publishReports: a } = await n.e(2202).then(n.bind(n, 32202));
			try {
				return await a(e, t, r, i);
			} catch (e) {
				const t = (0, c.iU)(e, "the report files were not written");
				return {
					...r,
					problems: [...r.problems, ...t]
				};
			}
		}
		async function withComment(e, t, r, i) {
			const { summary: a } = r;
			if (typeof a === "string") return r;
			const o = t["comment-summary-in-pr"] ?? "never";
			const s = o !== "never" && !i.signal.aborted;
			const c = "comment-content" in e.manifest.outputs;
			if (!s && !c) return r;
			const { renderComment: l } = await Promise.all([n.e(855), n.e(9357)]).then(n.bind(n, 49357));
			const u = l(e, t, {
				...r,
				summary: a
			}, i.host.context);
			if (s) {
				const { publishComment: e } = await n.e(1892).then(n.bind(n, 41892));
				await e({
					...t,
					"comment-summary-in-pr": o
				}, i, u);
			}
			return c ? {
				...r,
				outputs: {
					...r.outputs,
					"comment-content": u.body
				}
			} : r;
		}
		function wantsReports(e) {
			return e["sarif-file"] !== undefined || e["junit-file"] !== undefined || e["html-file"] !== undefined || e["upload-sarif"] === true;
		}
		;
		async function runWork(e, t, r, l) {
			const { clock: u, host: d, manifests: f, random: p } = e;
			const { inputs: m, workingDirectory: h } = t;
			const g = await e.command.load();
			const http = async (t) => (await e.openHttp(m.concurrency))(t);
			const _ = m["max-attempts"];
			const v = Math.min(m["request-timeout"], m.timeout, i.Mv);
			const y = (0, a.Rx)({
				http,
				clock: u,
				random: p,
				signal: r,
				maxAttempts: _,
				requestTimeoutMs: v
			});
			const b = await openCacheOf(e, t);
			try {
				const i = {
					host: d,
					http,
					send: y,
					clock: u,
					random: p,
					config: t.config,
					manifests: f,
					cache: b ?? {
						get: async () => undefined,
						set: async () => undefined
					},
					workingDirectory: h,
					signal: r,
					...l,
					stdoutIsDropped: e.stdoutIsDropped,
					stdoutIsPrivate: e.stdoutIsPrivate,
					...e.runInside === undefined ? {} : { runInside: e.runInside },
					given: t.given,
					readPolicyFile: (0, o.CE)({
						host: d,
						policyFrom: m["policy-from"],
						workingDirectory: h,
						github: async () => (await n.e(4139).then(n.bind(n, 84139))).openGithub(m["github-token"], {
							host: d,
							send: y
						}),
						signal: r
					})
				};
				const a = await g(m, i).catch((e) => (0, s.i)((0, c.iU)(e)));
				return await withReports(e.command, m, a, i);
			} finally {
				await b?.close();
			}
		}
		async function openCacheOf({ host: e }, { inputs: t, workingDirectory: i }) {
			if (!t.cache) return undefined;
			const { openCache: a } = await n.e(5725).then(n.bind(n, 95725));
			const o = t["cache-dir"];
			return await a(e, o === undefined ? undefined : (0, r.resolve)(i, o));
		}
	})
};
;
