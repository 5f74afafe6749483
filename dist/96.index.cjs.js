"use strict";
exports.id = 96;
exports.ids = [96];
exports.modules = { 5096: ((e, t, n) => {
	n.d(t, { openProxied: () => openProxied });
	var r = n(57405);
	var i = n(91390);
	var a = n(43178);
	var o = n(68154);
	function openProxied(e, t, n) {
		const r = new Map();
		const senderFor = (i) => {
			const a = (0, o.iJ)(e, i);
			if (a === "") return n;
			let s = r.get(a);
			if (s === undefined) {
				s = openByProxy(new URL(a), t);
				r.set(a, s);
			}
			return s;
		};
		return {
			send: (e, t) => senderFor(e).send(e, t),
			close: async () => {
				for (const e of r.values()) await e.close();
			}
		};
	}
	function openByProxy(e, t) {
		let n = new AbortController();
		let [a, o] = [0, 0];
		let s = 0;
		const c = new r({
			connections: t,
			pipelining: 1,
			keepAliveTimeout: i.GS,
			headersTimeout: 0,
			bodyTimeout: 0,
			connect: ({ hostname: t, port: r, protocol: i }, c) => {
				s += 1;
				if (s > 2 * a) {
					c(new Error("no tunnel", { cause: new Error("the connection closes before a request can be sent") }), null);
					return;
				}
				const l = i === "https:";
				const u = {
					hostname: t,
					port: Number(r) || (l ? 443 : 80),
					isTls: l
				};
				const d = AbortSignal.any([n.signal, AbortSignal.timeout(o)]);
				openTunnel(e, u, d, (e, t) => {
					if (t !== undefined && !t.destroyed) c(null, t);
					else c(new Error("no tunnel", { cause: e ?? new Error("the proxy closed the connection") }), null);
				});
			}
		});
		return {
			send: async (t, r) => {
				a += 1;
				s = Math.max(0, s - 2);
				o = r.timeoutMs;
				const onStart = () => {
					s = 0;
				};
				const i = await sendOnce(c, t, r, {
					onStart,
					proxy: e.host
				});
				a -= 1;
				if (a === 0) {
					n.abort();
					n = new AbortController();
				}
				return i;
			},
			close: async () => {
				n.abort();
				await c.destroy();
			}
		};
	}
	function sendOnce(e, t, n, { onStart: r, proxy: o }) {
		const start = ({ connected: o, fail: s, onStop: c, settle: l }) => {
			const { body: u = null, headers: d, method: f } = n;
			const p = (0, i.LF)(n);
			const m = (0, a.O)(p);
			let h = 0;
			let g = {};
			let _;
			c((e) => {
				_ = e;
			});
			const v = {
				origin: t.origin,
				path: t.pathname + t.search,
				method: f,
				headers: d,
				body: u
			};
			e.dispatch(v, {
				onRequestStart: (e) => {
					if (_ !== undefined) {
						e.abort(_);
						return;
					}
					r();
					o();
					c((t) => e.abort(t));
				},
				onResponseStart: (e, t, n) => {
					[h, g] = [t, (0, i.Jw)(n)];
				},
				onResponseData: (e, t) => {
					if (m.add(t)) return;
					l((0, i.g$)(p));
					e.abort(new Error("too large"));
				},
				onResponseEnd: () => {
					l({
						kind: "response",
						status: h,
						headers: g,
						body: m.take()
					});
				},
				onResponseError: (e, t) => s(t)
			});
		};
		return (0, a._)(n, start, o);
	}
	function openTunnel(e, t, n, r) {
		const i = t.hostname.includes(":") ? `[${t.hostname}]` : t.hostname;
		askProxy(e, `${i}:${t.port}`, n, (e, i) => {
			if (i === undefined || !t.isTls) r(e, i);
			else startTls(i, t.hostname, n, r);
		});
	}
	function askProxy(e, t, n, r) {
		const { request: i } = process.getBuiltinModule(e.protocol === "https:" ? "node:https" : "node:http");
		const a = `${decodeURIComponent(e.username)}:${decodeURIComponent(e.password)}`;
		const o = a === ":" ? {} : { "proxy-authorization": `Basic ${Buffer.from(a).toString("base64")}` };
		const s = i({
			method: "CONNECT",
			host: e.hostname.replace(/^\[|\]$/g, ""),
			port: e.port === "" ? e.protocol === "https:" ? 443 : 80 : e.port,
			path: t,
			headers: {
				host: t,
				...o
			},
			agent: false
		});
		let c = false;
		const finish = (e, t) => {
			if (c) return;
			c = true;
			n.removeEventListener("abort", stop);
			if (e !== null) s.destroy();
			r(e, t);
		};
		const stop = () => finish(new Error("stopped"));
		const refused = (e) => new Error(`Proxy response (${e}) !== 200`);
		n.addEventListener("abort", stop, { once: true });
		s.once("connect", (e, t, n) => {
			if (e.statusCode !== 200) {
				t.destroy();
				finish(refused(e.statusCode));
				return;
			}
			if (n.length > 0) t.unshift(n);
			finish(null, t);
		});
		s.once("response", (e) => finish(refused(e.statusCode)));
		s.on("error", (e) => finish(e));
		s.once("close", () => finish(new Error("the proxy closed the connection")));
		s.end();
		if (n.aborted) stop();
	}
	function startTls(e, t, n, r) {
		const { connect: i } = process.getBuiltinModule("node:tls");
		const { isIP: a } = process.getBuiltinModule("node:net");
		const o = a(t) === 0 ? { servername: t } : {};
		const s = i({
			host: t,
			...o,
			ALPNProtocols: ["http/1.1"],
			socket: e
		});
		const settle = (t, i) => {
			n.removeEventListener("abort", stop);
			s.off("secureConnect", onReady);
			s.off("error", onError);
			s.off("close", onClose);
			if (t !== null) {
				s.on("error", () => undefined);
				s.destroy();
				e.destroy();
			}
			r(t, i);
		};
		const onReady = () => settle(null, s);
		const onError = (e) => settle(e);
		const onClose = () => settle(new Error("the connection was closed before TLS was established"));
		const stop = () => settle(new Error("stopped"));
		s.once("secureConnect", onReady);
		s.once("error", onError);
		s.once("close", onClose);
		n.addEventListener("abort", stop, { once: true });
		if (n.aborted) stop();
	}
}) };
;
