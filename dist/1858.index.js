"use strict";
exports.id = 1858;
exports.ids = [1858];
exports.modules = {
	67661: ((e, t, n) => {
		n.d(t, { I: () => describeFailure });
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
	30612: ((e, t, n) => {
		n.d(t, { O: () => collectText });
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
		n.d(t, {
			GS: () => o,
			Jw: () => joinHeaders,
			LF: () => limitOf,
			OG: () => openDirect,
			g$: () => tooLarge
		});
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
		n.d(t, { _: () => fly });
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
		n.d(t, { openNetwork: () => openNetwork });
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
	})
};
;
