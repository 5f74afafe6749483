"use strict";
exports.id = 96;
exports.ids = [96];
exports.modules = { 5096: (function(e, t, n) {
	n.d(t, { openProxiedSender: function() {
		return openProxiedSender;
	} });
	var r = n(57405);
	var i = n(13418);
	function openProxiedSender(e) {
		let t = new AbortController();
		let [n, a] = [0, 0];
		let o = 0;
		const connect = async (r, i, s) => {
			o += 1;
			if (o > 2 * n) throw new Error("the connection closes before a request can be sent");
			const c = AbortSignal.any([t.signal, AbortSignal.timeout(a)]);
			const l = await openTunnel(e, {
				hostname: r,
				port: i,
				isTls: s
			}, c);
			if (l.destroyed) throw new Error("the proxy closed the connection");
			return l;
		};
		const s = new r({
			pipelining: 1,
			keepAliveTimeout: i.GS,
			headersTimeout: 0,
			bodyTimeout: 0,
			connect: ({ hostname: e, port: t, protocol: n }, r) => {
				const i = n === "https:";
				connect(e, Number(t) || (i ? 443 : 80), i).then((e) => r(null, e), (e) => r(new Error("no tunnel", { cause: e }), null));
			}
		});
		return {
			send: async (r, c) => {
				n += 1;
				o = Math.max(0, o - 2);
				a = c.timeoutMs;
				const exchange = (e, t) => dispatch(s, r, c, e, () => {
					o = 0;
					t();
				});
				const l = await (0, i.E4)(c, exchange, e.host);
				n -= 1;
				if (n === 0) {
					t.abort();
					t = new AbortController();
				}
				return l;
			},
			close: () => {
				t.abort();
				void s.destroy();
			}
		};
	}
	function dispatch(e, t, n, r, a) {
		const { body: o = null, method: s } = n;
		const c = (0, i.Si)(n.headers);
		const l = {
			origin: t.origin,
			path: t.pathname + t.search,
			method: s,
			headers: c,
			body: o
		};
		return new Promise((t, o) => {
			let s;
			r.addEventListener("abort", () => o(r.reason));
			e.dispatch(l, {
				onRequestStart: (e) => {
					const stop = () => e.abort(r.reason);
					if (r.aborted) return stop();
					r.addEventListener("abort", stop);
					a();
				},
				onResponseStart: (e, t, r) => {
					s = (0, i.T6)(n, t, r);
				},
				onResponseData: (e, n) => {
					const r = s?.add(n);
					if (r === undefined) return;
					t(r);
					e.abort(new Error("too large"));
				},
				onResponseEnd: () => {
					if (s !== undefined) t(s.end());
				},
				onResponseError: (e, t) => o(t)
			});
		});
	}
	async function openTunnel(e, { hostname: t, isTls: n, port: r }, i) {
		const a = t.includes(":") ? `[${t}]` : t;
		const o = await askProxy(e, `${a}:${r}`, i);
		return n ? await startTls(o, t, i) : o;
	}
	function askProxy(e, t, n) {
		const { request: r } = process.getBuiltinModule(e.protocol === "https:" ? "node:https" : "node:http");
		const i = `${decodeURIComponent(e.username)}:${decodeURIComponent(e.password)}`;
		const a = i === ":" ? {} : { "proxy-authorization": `Basic ${Buffer.from(i).toString("base64")}` };
		const o = r({
			method: "CONNECT",
			host: e.hostname.replace(/^\[|\]$/g, ""),
			port: e.port === "" ? e.protocol === "https:" ? 443 : 80 : e.port,
			path: t,
			headers: {
				host: t,
				...a
			},
			agent: false,
			signal: n
		});
		return new Promise((e, t) => {
			const refuse = (e) => {
				t(new Error(`Proxy response (${e}) !== 200`));
				o.destroy();
			};
			o.once("connect", (t, n, r) => {
				if (r.length > 0) n.unshift(r);
				if (t.statusCode === 200) e(n);
				else {
					refuse(t.statusCode);
					n.destroy();
				}
			});
			o.once("response", ({ statusCode: e }) => refuse(e));
			o.on("error", t);
			o.once("close", () => t(new Error("the proxy closed the connection")));
			o.end();
		});
	}
	function startTls(e, t, n) {
		const { connect: r } = process.getBuiltinModule("node:tls");
		const { isIP: i } = process.getBuiltinModule("node:net");
		const a = i(t) === 0 ? { servername: t } : {};
		const o = r({
			host: t,
			...a,
			ALPNProtocols: ["http/1.1"],
			socket: e
		});
		const stop = () => void o.destroy();
		n.addEventListener("abort", stop, { once: true });
		const s = new Promise((e, t) => {
			o.once("secureConnect", () => e(o));
			o.on("error", t);
			o.once("close", () => t(new Error("the connection was closed before TLS was established")));
		});
		return s.finally(() => n.removeEventListener("abort", stop));
	}
}) };
;
