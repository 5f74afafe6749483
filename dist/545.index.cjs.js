exports.id = 545;
exports.ids = [545];
exports.modules = {
	20770: (function(e, t, n) {
		e.exports = n(20218);
	}),
	20218: (function(e, t, n) {
		"use strict";
		var r;
		var i = n(69278);
		var a = n(64756);
		var o = n(58611);
		var s = n(65692);
		var c = n(24434);
		var l = n(42613);
		var u = n(39023);
		t.httpOverHttp = httpOverHttp;
		t.httpsOverHttp = httpsOverHttp;
		t.httpOverHttps = httpOverHttps;
		t.httpsOverHttps = httpsOverHttps;
		function httpOverHttp(e) {
			var t = new TunnelingAgent(e);
			t.request = o.request;
			return t;
		}
		function httpsOverHttp(e) {
			var t = new TunnelingAgent(e);
			t.request = o.request;
			t.createSocket = createSecureSocket;
			t.defaultPort = 443;
			return t;
		}
		function httpOverHttps(e) {
			var t = new TunnelingAgent(e);
			t.request = s.request;
			return t;
		}
		function httpsOverHttps(e) {
			var t = new TunnelingAgent(e);
			t.request = s.request;
			t.createSocket = createSecureSocket;
			t.defaultPort = 443;
			return t;
		}
		function TunnelingAgent(e) {
			var t = this;
			t.options = e || {};
			t.proxyOptions = t.options.proxy || {};
			t.maxSockets = t.options.maxSockets || o.Agent.defaultMaxSockets;
			t.requests = [];
			t.sockets = [];
			t.on("free", function onFree(e, n, r, i) {
				var a = toOptions(n, r, i);
				for (var o = 0, s = t.requests.length; o < s; ++o) {
					var c = t.requests[o];
					if (c.host === a.host && c.port === a.port) {
						t.requests.splice(o, 1);
						c.request.onSocket(e);
						return;
					}
				}
				e.destroy();
				t.removeSocket(e);
			});
		}
		u.inherits(TunnelingAgent, c.EventEmitter);
		TunnelingAgent.prototype.addRequest = function addRequest(e, t, n, r) {
			var i = this;
			var a = mergeOptions({ request: e }, i.options, toOptions(t, n, r));
			if (i.sockets.length >= this.maxSockets) {
				i.requests.push(a);
				return;
			}
			i.createSocket(a, function(t) {
				t.on("free", onFree);
				t.on("close", onCloseOrRemove);
				t.on("agentRemove", onCloseOrRemove);
				e.onSocket(t);
				function onFree() {
					i.emit("free", t, a);
				}
				function onCloseOrRemove(e) {
					i.removeSocket(t);
					t.removeListener("free", onFree);
					t.removeListener("close", onCloseOrRemove);
					t.removeListener("agentRemove", onCloseOrRemove);
				}
			});
		};
		TunnelingAgent.prototype.createSocket = function createSocket(e, t) {
			var n = this;
			var r = {};
			n.sockets.push(r);
			var i = mergeOptions({}, n.proxyOptions, {
				method: "CONNECT",
				path: e.host + ":" + e.port,
				agent: false,
				headers: { host: e.host + ":" + e.port }
			});
			if (e.localAddress) {
				i.localAddress = e.localAddress;
			}
			if (i.proxyAuth) {
				i.headers = i.headers || {};
				i.headers["Proxy-Authorization"] = "Basic " + new Buffer(i.proxyAuth).toString("base64");
			}
			debug("making CONNECT request");
			var a = n.request(i);
			a.useChunkedEncodingByDefault = false;
			a.once("response", onResponse);
			a.once("upgrade", onUpgrade);
			a.once("connect", onConnect);
			a.once("error", onError);
			a.end();
			function onResponse(e) {
				e.upgrade = true;
			}
			function onUpgrade(e, t, n) {
				process.nextTick(function() {
					onConnect(e, t, n);
				});
			}
			function onConnect(i, o, s) {
				a.removeAllListeners();
				o.removeAllListeners();
				if (i.statusCode !== 200) {
					debug("tunneling socket could not be established, statusCode=%d", i.statusCode);
					o.destroy();
					var c = new Error("tunneling socket could not be established, " + "statusCode=" + i.statusCode);
					c.code = "ECONNRESET";
					e.request.emit("error", c);
					n.removeSocket(r);
					return;
				}
				if (s.length > 0) {
					debug("got illegal response body from proxy");
					o.destroy();
					var c = new Error("got illegal response body from proxy");
					c.code = "ECONNRESET";
					e.request.emit("error", c);
					n.removeSocket(r);
					return;
				}
				debug("tunneling connection has established");
				n.sockets[n.sockets.indexOf(r)] = o;
				return t(o);
			}
			function onError(t) {
				a.removeAllListeners();
				debug("tunneling socket could not be established, cause=%s\n", t.message, t.stack);
				var i = new Error("tunneling socket could not be established, " + "cause=" + t.message);
				i.code = "ECONNRESET";
				e.request.emit("error", i);
				n.removeSocket(r);
			}
		};
		TunnelingAgent.prototype.removeSocket = function removeSocket(e) {
			var t = this.sockets.indexOf(e);
			if (t === -1) {
				return;
			}
			this.sockets.splice(t, 1);
			var n = this.requests.shift();
			if (n) {
				this.createSocket(n, function(e) {
					n.request.onSocket(e);
				});
			}
		};
		function createSecureSocket(e, t) {
			var n = this;
			TunnelingAgent.prototype.createSocket.call(n, e, function(r) {
				var i = e.request.getHeader("host");
				var o = mergeOptions({}, n.options, {
					socket: r,
					servername: i ? i.replace(/:.*$/, "") : e.host
				});
				var s = a.connect(0, o);
				n.sockets[n.sockets.indexOf(r)] = s;
				t(s);
			});
		}
		function toOptions(e, t, n) {
			if (typeof e === "string") {
				return {
					host: e,
					port: t,
					localAddress: n
				};
			}
			return e;
		}
		function mergeOptions(e) {
			for (var t = 1, n = arguments.length; t < n; ++t) {
				var r = arguments[t];
				if (typeof r === "object") {
					var i = Object.keys(r);
					for (var a = 0, o = i.length; a < o; ++a) {
						var s = i[a];
						if (r[s] !== undefined) {
							e[s] = r[s];
						}
					}
				}
			}
			return e;
		}
		var debug;
		if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
			debug = function() {
				var e = Array.prototype.slice.call(arguments);
				if (typeof e[0] === "string") {
					e[0] = "TUNNEL: " + e[0];
				} else {
					e.unshift("TUNNEL:");
				}
				console.error.apply(console, e);
			};
		} else {
			debug = function() {};
		}
		r = debug;
	}),
	24371: (function(e, t, n) {
		"use strict";
		var r;
		const i = n(23701);
		const a = n(30883);
		const o = n(30628);
		const s = n(837);
		const c = n(45520);
		const l = n(57405);
		const u = n(76672);
		const d = n(87223);
		const f = n(53137);
		const p = n(30050);
		const m = n(36815);
		const h = n(68707);
		const g = n(3440);
		const { InvalidArgumentError: _ } = h;
		const v = n(56615);
		const y = n(59136);
		const b = n(47365);
		const { MockCallHistory: x, MockCallHistoryLog: S } = n(30431);
		const C = n(47501);
		const w = n(94004);
		const T = n(55095);
		const E = n(52429);
		const D = n(17816);
		const { getGlobalDispatcher: O, setGlobalDispatcher: k } = n(32581);
		const A = n(58155);
		const j = n(86373);
		Object.assign(a.prototype, v);
		r = a;
		r = i;
		r = o;
		r = s;
		r = c;
		r = l;
		e.exports.kT = u;
		r = d;
		r = f;
		r = p;
		r = m;
		r = D;
		r = A;
		r = j;
		r = {
			redirect: n(21514),
			responseError: n(8918),
			retry: n(92026),
			dump: n(88060),
			dns: n(70379),
			cache: n(75542),
			decompress: n(40557),
			deduplicate: n(67240)
		};
		r = { MemoryCacheStore: n(74889) };
		const M = n(71522);
		r = M;
		r = y;
		r = h;
		r = {
			parseHeaders: g.parseHeaders,
			headerNameToString: g.headerNameToString
		};
		function makeDispatcher(e) {
			return (t, n, r) => {
				if (typeof n === "function") {
					r = n;
					n = null;
				}
				if (!t || typeof t !== "string" && typeof t !== "object" && !(t instanceof URL)) {
					throw new _("invalid url");
				}
				if (n != null && typeof n !== "object") {
					throw new _("invalid opts");
				}
				if (n && n.path != null) {
					if (typeof n.path !== "string") {
						throw new _("invalid opts.path");
					}
					let e = n.path;
					if (!n.path.startsWith("/")) {
						e = `/${e}`;
					}
					t = new URL(g.parseOrigin(t).origin + e);
				} else {
					if (!n) {
						n = typeof t === "object" ? t : {};
					}
					t = g.parseURL(t);
				}
				const { agent: i, dispatcher: a = O() } = n;
				if (i) {
					throw new _("unsupported opts.agent. Did you mean opts.client?");
				}
				return e.call(a, {
					...n,
					origin: t.origin,
					path: t.search ? `${t.pathname}${t.search}` : t.pathname,
					method: n.method || (n.body ? "PUT" : "GET")
				}, r);
			};
		}
		r = k;
		r = O;
		const N = n(54398).fetch;
		const P = typeof __filename !== "undefined" ? __filename : undefined;
		function appendFetchStackTrace(e, t) {
			if (!e || typeof e !== "object") {
				return;
			}
			const n = typeof e.stack === "string" ? e.stack : "";
			const r = t.replace(/\\/g, "/");
			if (n && (n.includes(t) || n.includes(r))) {
				return;
			}
			const i = {};
			Error.captureStackTrace(i, appendFetchStackTrace);
			if (!i.stack) {
				return;
			}
			const a = i.stack.split("\n").slice(1).join("\n");
			e.stack = n ? `${n}\n${a}` : i.stack;
		}
		e.exports.hd = function fetch(t, n = undefined) {
			return N(t, n).catch((t) => {
				if (P) {
					appendFetchStackTrace(t, P);
				} else if (t && typeof t === "object") {
					Error.captureStackTrace(t, e.exports.hd);
				}
				throw t;
			});
		};
		e.exports.Headers = n(60660).Headers;
		e.exports.Response = n(99051).Response;
		e.exports.Request = n(9967).Request;
		e.exports.FormData = n(35910).FormData;
		const { setGlobalOrigin: F, getGlobalOrigin: I } = n(51059);
		r = F;
		r = I;
		const { CacheStorage: L } = n(3245);
		const { kConstruct: R } = n(36443);
		r = new L(R);
		const { deleteCookie: z, getCookies: B, getSetCookies: V, setCookie: H, parseCookie: U } = n(79061);
		r = z;
		r = B;
		r = V;
		r = H;
		r = U;
		const { parseMIMEType: ee, serializeAMimeType: W } = n(51900);
		r = ee;
		r = W;
		const { CloseEvent: G, ErrorEvent: K, MessageEvent: q } = n(15188);
		const { WebSocket: J, ping: Y } = n(13726);
		e.exports.kb = J;
		e.exports.rd = G;
		e.exports.NN = K;
		e.exports.aM = q;
		r = Y;
		n(12873).WebSocketStream;
		n(56919).WebSocketError;
		r = makeDispatcher(v.request);
		r = makeDispatcher(v.stream);
		r = makeDispatcher(v.pipeline);
		r = makeDispatcher(v.connect);
		r = makeDispatcher(v.upgrade);
		r = b;
		r = x;
		r = S;
		r = w;
		r = C;
		r = T;
		r = E;
		const { EventSource: X } = n(21238);
		e.exports.GD = X;
		function install() {
			globalThis.fetch = e.exports.hd;
			globalThis.Headers = e.exports.Headers;
			globalThis.Response = e.exports.Response;
			globalThis.Request = e.exports.Request;
			globalThis.FormData = e.exports.FormData;
			globalThis.WebSocket = e.exports.kb;
			globalThis.CloseEvent = e.exports.rd;
			globalThis.ErrorEvent = e.exports.NN;
			globalThis.MessageEvent = e.exports.aM;
			globalThis.EventSource = e.exports.GD;
		}
		r = install;
	}),
	80158: (function(e, t, n) {
		"use strict";
		const { addAbortListener: r } = n(3440);
		const { RequestAbortedError: i } = n(68707);
		const a = Symbol("kListener");
		const o = Symbol("kSignal");
		function abort(e) {
			if (e.abort) {
				e.abort(e[o]?.reason);
			} else {
				e.reason = e[o]?.reason ?? new i();
			}
			removeSignal(e);
		}
		function addSignal(e, t) {
			e.reason = null;
			e[o] = null;
			e[a] = null;
			if (!t) {
				return;
			}
			if (t.aborted) {
				abort(e);
				return;
			}
			e[o] = t;
			e[a] = () => {
				abort(e);
			};
			r(e[o], e[a]);
		}
		function removeSignal(e) {
			if (!e[o]) {
				return;
			}
			if ("removeEventListener" in e[o]) {
				e[o].removeEventListener("abort", e[a]);
			} else {
				e[o].removeListener("abort", e[a]);
			}
			e[o] = null;
			e[a] = null;
		}
		e.exports = {
			addSignal,
			removeSignal
		};
	}),
	34660: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { AsyncResource: i } = n(16698);
		const { InvalidArgumentError: a, SocketError: o } = n(68707);
		const s = n(3440);
		const { addSignal: c, removeSignal: l } = n(80158);
		class ConnectHandler extends i {
			constructor(e, t) {
				if (!e || typeof e !== "object") {
					throw new a("invalid opts");
				}
				if (typeof t !== "function") {
					throw new a("invalid callback");
				}
				const { signal: n, opaque: r, responseHeaders: i } = e;
				if (n && typeof n.on !== "function" && typeof n.addEventListener !== "function") {
					throw new a("signal must be an EventEmitter or EventTarget");
				}
				super("UNDICI_CONNECT");
				this.opaque = r || null;
				this.responseHeaders = i || null;
				this.callback = t;
				this.abort = null;
				c(this, n);
			}
			onConnect(e, t) {
				if (this.reason) {
					e(this.reason);
					return;
				}
				r(this.callback);
				this.abort = e;
				this.context = t;
			}
			onHeaders() {
				throw new o("bad connect", null);
			}
			onUpgrade(e, t, n) {
				const { callback: r, opaque: i, context: a } = this;
				l(this);
				this.callback = null;
				let o = t;
				if (o != null) {
					o = this.responseHeaders === "raw" ? s.parseRawHeaders(t) : s.parseHeaders(t);
				}
				this.runInAsyncScope(r, null, null, {
					statusCode: e,
					headers: o,
					socket: n,
					opaque: i,
					context: a
				});
			}
			onError(e) {
				const { callback: t, opaque: n } = this;
				l(this);
				if (t) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(t, null, e, { opaque: n });
					});
				}
			}
		}
		function connect(e, t) {
			if (t === undefined) {
				return new Promise((t, n) => {
					connect.call(this, e, (e, r) => {
						return e ? n(e) : t(r);
					});
				});
			}
			try {
				const n = new ConnectHandler(e, t);
				const r = {
					...e,
					method: "CONNECT"
				};
				this.dispatch(r, n);
			} catch (n) {
				if (typeof t !== "function") {
					throw n;
				}
				const r = e?.opaque;
				queueMicrotask(() => t(n, { opaque: r }));
			}
		}
		e.exports = connect;
	}),
	76862: (function(e, t, n) {
		"use strict";
		const { Readable: r, Duplex: i, PassThrough: a } = n(57075);
		const o = n(34589);
		const { AsyncResource: s } = n(16698);
		const { InvalidArgumentError: c, InvalidReturnValueError: l, RequestAbortedError: u } = n(68707);
		const d = n(3440);
		const { addSignal: f, removeSignal: p } = n(80158);
		function noop() {}
		const m = Symbol("resume");
		class PipelineRequest extends r {
			constructor() {
				super({ autoDestroy: true });
				this[m] = null;
			}
			_read() {
				const { [m]: e } = this;
				if (e) {
					this[m] = null;
					e();
				}
			}
			_destroy(e, t) {
				this._read();
				t(e);
			}
		}
		class PipelineResponse extends r {
			constructor(e) {
				super({ autoDestroy: true });
				this[m] = e;
			}
			_read() {
				this[m]();
			}
			_destroy(e, t) {
				if (!e && !this._readableState.endEmitted) {
					e = new u();
				}
				t(e);
			}
		}
		class PipelineHandler extends s {
			constructor(e, t) {
				if (!e || typeof e !== "object") {
					throw new c("invalid opts");
				}
				if (typeof t !== "function") {
					throw new c("invalid handler");
				}
				const { signal: n, method: r, opaque: a, onInfo: o, responseHeaders: s } = e;
				if (n && typeof n.on !== "function" && typeof n.addEventListener !== "function") {
					throw new c("signal must be an EventEmitter or EventTarget");
				}
				if (r === "CONNECT") {
					throw new c("invalid method");
				}
				if (o && typeof o !== "function") {
					throw new c("invalid onInfo callback");
				}
				super("UNDICI_PIPELINE");
				this.opaque = a || null;
				this.responseHeaders = s || null;
				this.handler = t;
				this.abort = null;
				this.context = null;
				this.onInfo = o || null;
				this.req = new PipelineRequest().on("error", noop);
				this.ret = new i({
					readableObjectMode: e.objectMode,
					autoDestroy: true,
					read: () => {
						const { body: e } = this;
						if (e?.resume) {
							e.resume();
						}
					},
					write: (e, t, n) => {
						const { req: r } = this;
						if (r.push(e, t) || r._readableState.destroyed) {
							n();
						} else {
							r[m] = n;
						}
					},
					destroy: (e, t) => {
						const { body: n, req: r, res: i, ret: a, abort: o } = this;
						if (!e && !a._readableState.endEmitted) {
							e = new u();
						}
						if (o && e) {
							o();
						}
						d.destroy(n, e);
						d.destroy(r, e);
						d.destroy(i, e);
						p(this);
						t(e);
					}
				}).on("prefinish", () => {
					const { req: e } = this;
					e.push(null);
				});
				this.res = null;
				f(this, n);
			}
			onConnect(e, t) {
				const { res: n } = this;
				if (this.reason) {
					e(this.reason);
					return;
				}
				o(!n, "pipeline cannot be retried");
				this.abort = e;
				this.context = t;
			}
			onHeaders(e, t, n) {
				const { opaque: r, handler: i, context: a } = this;
				if (e < 200) {
					if (this.onInfo) {
						const n = this.responseHeaders === "raw" ? d.parseRawHeaders(t) : d.parseHeaders(t);
						this.onInfo({
							statusCode: e,
							headers: n
						});
					}
					return;
				}
				this.res = new PipelineResponse(n);
				let o;
				try {
					this.handler = null;
					const n = this.responseHeaders === "raw" ? d.parseRawHeaders(t) : d.parseHeaders(t);
					o = this.runInAsyncScope(i, null, {
						statusCode: e,
						headers: n,
						opaque: r,
						body: this.res,
						context: a
					});
				} catch (e) {
					this.res.on("error", noop);
					throw e;
				}
				if (!o || typeof o.on !== "function") {
					throw new l("expected Readable");
				}
				o.on("data", (e) => {
					const { ret: t, body: n } = this;
					if (!t.push(e) && n.pause) {
						n.pause();
					}
				}).on("error", (e) => {
					const { ret: t } = this;
					d.destroy(t, e);
				}).on("end", () => {
					const { ret: e } = this;
					e.push(null);
				}).on("close", () => {
					const { ret: e } = this;
					if (!e._readableState.ended) {
						d.destroy(e, new u());
					}
				});
				this.body = o;
			}
			onData(e) {
				const { res: t } = this;
				return t.push(e);
			}
			onComplete(e) {
				const { res: t } = this;
				t.push(null);
			}
			onError(e) {
				const { ret: t } = this;
				this.handler = null;
				d.destroy(t, e);
			}
		}
		function pipeline(e, t) {
			try {
				const n = new PipelineHandler(e, t);
				this.dispatch({
					...e,
					body: n.req
				}, n);
				return n.ret;
			} catch (e) {
				return new a().destroy(e);
			}
		}
		e.exports = pipeline;
	}),
	14043: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { AsyncResource: i } = n(16698);
		const { Readable: a } = n(49927);
		const { InvalidArgumentError: o, RequestAbortedError: s } = n(68707);
		const c = n(3440);
		function noop() {}
		class RequestHandler extends i {
			constructor(e, t) {
				if (!e || typeof e !== "object") {
					throw new o("invalid opts");
				}
				const { signal: n, method: r, opaque: i, body: a, onInfo: l, responseHeaders: u, highWaterMark: d } = e;
				try {
					if (typeof t !== "function") {
						throw new o("invalid callback");
					}
					if (d != null && (!Number.isFinite(d) || d < 0)) {
						throw new o("invalid highWaterMark");
					}
					if (n && typeof n.on !== "function" && typeof n.addEventListener !== "function") {
						throw new o("signal must be an EventEmitter or EventTarget");
					}
					if (r === "CONNECT") {
						throw new o("invalid method");
					}
					if (l && typeof l !== "function") {
						throw new o("invalid onInfo callback");
					}
					super("UNDICI_REQUEST");
				} catch (e) {
					if (c.isStream(a)) {
						c.destroy(a.on("error", noop), e);
					}
					throw e;
				}
				this.method = r;
				this.responseHeaders = u || null;
				this.opaque = i || null;
				this.callback = t;
				this.res = null;
				this.abort = null;
				this.body = a;
				this.trailers = {};
				this.context = null;
				this.onInfo = l || null;
				this.highWaterMark = d;
				this.reason = null;
				this.removeAbortListener = null;
				if (n?.aborted) {
					this.reason = n.reason ?? new s();
				} else if (n) {
					this.removeAbortListener = c.addAbortListener(n, () => {
						this.reason = n.reason ?? new s();
						if (this.res) {
							c.destroy(this.res.on("error", noop), this.reason);
						} else if (this.abort) {
							this.abort(this.reason);
						}
					});
				}
			}
			onConnect(e, t) {
				if (this.reason) {
					e(this.reason);
					return;
				}
				r(this.callback);
				this.abort = e;
				this.context = t;
			}
			onHeaders(e, t, n, r) {
				const { callback: i, opaque: o, abort: s, context: l, responseHeaders: u, highWaterMark: d } = this;
				const f = u === "raw" ? c.parseRawHeaders(t) : c.parseHeaders(t);
				if (e < 200) {
					if (this.onInfo) {
						this.onInfo({
							statusCode: e,
							headers: f
						});
					}
					return;
				}
				const p = u === "raw" ? c.parseHeaders(t) : f;
				const m = p["content-type"];
				const h = p["content-length"];
				const g = new a({
					resume: n,
					abort: s,
					contentType: m,
					contentLength: this.method !== "HEAD" && h ? Number(h) : null,
					highWaterMark: d
				});
				if (this.removeAbortListener) {
					g.on("close", this.removeAbortListener);
					this.removeAbortListener = null;
				}
				this.callback = null;
				this.res = g;
				if (i !== null) {
					try {
						this.runInAsyncScope(i, null, null, {
							statusCode: e,
							statusText: r,
							headers: f,
							trailers: this.trailers,
							opaque: o,
							body: g,
							context: l
						});
					} catch (e) {
						this.res = null;
						c.destroy(g.on("error", noop), e);
						queueMicrotask(() => {
							throw e;
						});
					}
				}
			}
			onData(e) {
				return this.res.push(e);
			}
			onComplete(e) {
				c.parseHeaders(e, this.trailers);
				this.res.push(null);
			}
			onError(e) {
				const { res: t, callback: n, body: r, opaque: i } = this;
				if (n) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(n, null, e, { opaque: i });
					});
				}
				if (t) {
					this.res = null;
					queueMicrotask(() => {
						c.destroy(t.on("error", noop), e);
					});
				}
				if (r) {
					this.body = null;
					if (c.isStream(r)) {
						r.on("error", noop);
						c.destroy(r, e);
					}
				}
				if (this.removeAbortListener) {
					this.removeAbortListener();
					this.removeAbortListener = null;
				}
			}
		}
		function request(e, t) {
			if (t === undefined) {
				return new Promise((t, n) => {
					request.call(this, e, (e, r) => {
						return e ? n(e) : t(r);
					});
				});
			}
			try {
				const n = new RequestHandler(e, t);
				this.dispatch(e, n);
			} catch (n) {
				if (typeof t !== "function") {
					throw n;
				}
				const r = e?.opaque;
				queueMicrotask(() => t(n, { opaque: r }));
			}
		}
		e.exports = request;
		e.exports.RequestHandler = RequestHandler;
	}),
	3560: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { finished: i } = n(57075);
		const { AsyncResource: a } = n(16698);
		const { InvalidArgumentError: o, InvalidReturnValueError: s } = n(68707);
		const c = n(3440);
		const { addSignal: l, removeSignal: u } = n(80158);
		function noop() {}
		class StreamHandler extends a {
			constructor(e, t, n) {
				if (!e || typeof e !== "object") {
					throw new o("invalid opts");
				}
				const { signal: r, method: i, opaque: a, body: s, onInfo: u, responseHeaders: d } = e;
				try {
					if (typeof n !== "function") {
						throw new o("invalid callback");
					}
					if (typeof t !== "function") {
						throw new o("invalid factory");
					}
					if (r && typeof r.on !== "function" && typeof r.addEventListener !== "function") {
						throw new o("signal must be an EventEmitter or EventTarget");
					}
					if (i === "CONNECT") {
						throw new o("invalid method");
					}
					if (u && typeof u !== "function") {
						throw new o("invalid onInfo callback");
					}
					super("UNDICI_STREAM");
				} catch (e) {
					if (c.isStream(s)) {
						c.destroy(s.on("error", noop), e);
					}
					throw e;
				}
				this.responseHeaders = d || null;
				this.opaque = a || null;
				this.factory = t;
				this.callback = n;
				this.res = null;
				this.abort = null;
				this.context = null;
				this.trailers = null;
				this.body = s;
				this.onInfo = u || null;
				if (c.isStream(s)) {
					s.on("error", (e) => {
						this.onError(e);
					});
				}
				l(this, r);
			}
			onConnect(e, t) {
				if (this.reason) {
					e(this.reason);
					return;
				}
				r(this.callback);
				this.abort = e;
				this.context = t;
			}
			onHeaders(e, t, n, r) {
				const { factory: a, opaque: o, context: l, responseHeaders: u } = this;
				const d = u === "raw" ? c.parseRawHeaders(t) : c.parseHeaders(t);
				if (e < 200) {
					if (this.onInfo) {
						this.onInfo({
							statusCode: e,
							headers: d
						});
					}
					return;
				}
				this.factory = null;
				if (a === null) {
					return;
				}
				const f = this.runInAsyncScope(a, null, {
					statusCode: e,
					headers: d,
					opaque: o,
					context: l
				});
				if (!f || typeof f.write !== "function" || typeof f.end !== "function" || typeof f.on !== "function") {
					throw new s("expected Writable");
				}
				i(f, { readable: false }, (e) => {
					const { callback: t, res: n, opaque: r, trailers: i, abort: a } = this;
					this.res = null;
					if (e || !n?.readable) {
						c.destroy(n, e);
					}
					this.callback = null;
					this.runInAsyncScope(t, null, e || null, {
						opaque: r,
						trailers: i
					});
					if (e) {
						a();
					}
				});
				f.on("drain", n);
				this.res = f;
				const p = f.writableNeedDrain !== undefined ? f.writableNeedDrain : f._writableState?.needDrain;
				return p !== true;
			}
			onData(e) {
				const { res: t } = this;
				return t ? t.write(e) : true;
			}
			onComplete(e) {
				const { res: t } = this;
				u(this);
				if (!t) {
					return;
				}
				this.trailers = c.parseHeaders(e);
				t.end();
			}
			onError(e) {
				const { res: t, callback: n, opaque: r, body: i } = this;
				u(this);
				this.factory = null;
				if (t) {
					this.res = null;
					c.destroy(t, e);
				} else if (n) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(n, null, e, { opaque: r });
					});
				}
				if (i) {
					this.body = null;
					c.destroy(i, e);
				}
			}
		}
		function stream(e, t, n) {
			if (n === undefined) {
				return new Promise((n, r) => {
					stream.call(this, e, t, (e, t) => {
						return e ? r(e) : n(t);
					});
				});
			}
			try {
				const r = new StreamHandler(e, t, n);
				this.dispatch(e, r);
			} catch (t) {
				if (typeof n !== "function") {
					throw t;
				}
				const r = e?.opaque;
				queueMicrotask(() => n(t, { opaque: r }));
			}
		}
		e.exports = stream;
	}),
	61882: (function(e, t, n) {
		"use strict";
		const { InvalidArgumentError: r, SocketError: i } = n(68707);
		const { AsyncResource: a } = n(16698);
		const o = n(34589);
		const s = n(3440);
		const { kHTTP2Stream: c } = n(36443);
		const { addSignal: l, removeSignal: u } = n(80158);
		class UpgradeHandler extends a {
			constructor(e, t) {
				if (!e || typeof e !== "object") {
					throw new r("invalid opts");
				}
				if (typeof t !== "function") {
					throw new r("invalid callback");
				}
				const { signal: n, opaque: i, responseHeaders: a } = e;
				if (n && typeof n.on !== "function" && typeof n.addEventListener !== "function") {
					throw new r("signal must be an EventEmitter or EventTarget");
				}
				super("UNDICI_UPGRADE");
				this.responseHeaders = a || null;
				this.opaque = i || null;
				this.callback = t;
				this.abort = null;
				this.context = null;
				l(this, n);
			}
			onConnect(e, t) {
				if (this.reason) {
					e(this.reason);
					return;
				}
				o(this.callback);
				this.abort = e;
				this.context = null;
			}
			onHeaders() {
				throw new i("bad upgrade", null);
			}
			onUpgrade(e, t, n) {
				o(n[c] === true ? e === 200 : e === 101);
				const { callback: r, opaque: i, context: a } = this;
				u(this);
				this.callback = null;
				const l = this.responseHeaders === "raw" ? s.parseRawHeaders(t) : s.parseHeaders(t);
				this.runInAsyncScope(r, null, null, {
					headers: l,
					socket: n,
					opaque: i,
					context: a
				});
			}
			onError(e) {
				const { callback: t, opaque: n } = this;
				u(this);
				if (t) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(t, null, e, { opaque: n });
					});
				}
			}
		}
		function upgrade(e, t) {
			if (t === undefined) {
				return new Promise((t, n) => {
					upgrade.call(this, e, (e, r) => {
						return e ? n(e) : t(r);
					});
				});
			}
			try {
				const n = new UpgradeHandler(e, t);
				const r = {
					...e,
					method: e.method || "GET",
					upgrade: e.protocol || "Websocket"
				};
				this.dispatch(r, n);
			} catch (n) {
				if (typeof t !== "function") {
					throw n;
				}
				const r = e?.opaque;
				queueMicrotask(() => t(n, { opaque: r }));
			}
		}
		e.exports = upgrade;
	}),
	56615: (function(e, t, n) {
		"use strict";
		e.exports.request = n(14043);
		e.exports.stream = n(3560);
		e.exports.pipeline = n(76862);
		e.exports.upgrade = n(61882);
		e.exports.connect = n(34660);
	}),
	49927: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { Readable: i } = n(57075);
		const { RequestAbortedError: a, NotSupportedError: o, InvalidArgumentError: s, AbortError: c } = n(68707);
		const l = n(3440);
		const { ReadableStreamFrom: u } = n(3440);
		const d = Symbol("kConsume");
		const f = Symbol("kReading");
		const p = Symbol("kBody");
		const m = Symbol("kAbort");
		const h = Symbol("kContentType");
		const g = Symbol("kContentLength");
		const _ = Symbol("kUsed");
		const v = Symbol("kBytesRead");
		const noop = () => {};
		class BodyReadable extends i {
			constructor({ resume: e, abort: t, contentType: n = "", contentLength: r, highWaterMark: i = 64 * 1024 }) {
				super({
					autoDestroy: true,
					read: e,
					highWaterMark: i
				});
				this._readableState.dataEmitted = false;
				this[m] = t;
				this[d] = null;
				this[v] = 0;
				this[p] = null;
				this[_] = false;
				this[h] = n;
				this[g] = Number.isFinite(r) ? r : null;
				this[f] = false;
			}
			_destroy(e, t) {
				if (!e && !this._readableState.endEmitted) {
					e = new a();
				}
				if (e) {
					this[m]();
				}
				if (!this[_]) {
					setImmediate(t, e);
				} else {
					t(e);
				}
			}
			on(e, t) {
				if (e === "data" || e === "readable") {
					this[f] = true;
					this[_] = true;
				}
				return super.on(e, t);
			}
			addListener(e, t) {
				return this.on(e, t);
			}
			off(e, t) {
				const n = super.off(e, t);
				if (e === "data" || e === "readable") {
					this[f] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0;
				}
				return n;
			}
			removeListener(e, t) {
				return this.off(e, t);
			}
			push(e) {
				if (e) {
					this[v] += e.length;
					if (this[d]) {
						consumePush(this[d], e);
						return this[f] ? super.push(e) : true;
					}
				}
				return super.push(e);
			}
			text() {
				return consume(this, "text");
			}
			json() {
				return consume(this, "json");
			}
			blob() {
				return consume(this, "blob");
			}
			bytes() {
				return consume(this, "bytes");
			}
			arrayBuffer() {
				return consume(this, "arrayBuffer");
			}
			async formData() {
				throw new o();
			}
			get bodyUsed() {
				return l.isDisturbed(this);
			}
			get body() {
				if (!this[p]) {
					this[p] = u(this);
					if (this[d]) {
						this[p].getReader();
						r(this[p].locked);
					}
				}
				return this[p];
			}
			dump(e) {
				const t = e?.signal;
				if (t != null && (typeof t !== "object" || !("aborted" in t))) {
					return Promise.reject(new s("signal must be an AbortSignal"));
				}
				const n = e?.limit && Number.isFinite(e.limit) ? e.limit : 128 * 1024;
				if (t?.aborted) {
					return Promise.reject(t.reason ?? new c());
				}
				if (this._readableState.closeEmitted) {
					return Promise.resolve(null);
				}
				return new Promise((e, r) => {
					if (this[g] && this[g] > n || this[v] > n) {
						this.destroy(new c());
					}
					if (t) {
						const onAbort = () => {
							this.destroy(t.reason ?? new c());
						};
						t.addEventListener("abort", onAbort);
						this.on("close", function() {
							t.removeEventListener("abort", onAbort);
							if (t.aborted) {
								r(t.reason ?? new c());
							} else {
								e(null);
							}
						});
					} else {
						this.on("close", e);
					}
					this.on("error", noop).on("data", () => {
						if (this[v] > n) {
							this.destroy();
						}
					}).resume();
				});
			}
			setEncoding(e) {
				if (Buffer.isEncoding(e)) {
					this._readableState.encoding = e;
				}
				return this;
			}
		}
		function isLocked(e) {
			return e[p]?.locked === true || e[d] !== null;
		}
		function isUnusable(e) {
			return l.isDisturbed(e) || isLocked(e);
		}
		function consume(e, t) {
			r(!e[d]);
			return new Promise((n, r) => {
				if (isUnusable(e)) {
					const t = e._readableState;
					if (t.destroyed && t.closeEmitted === false) {
						e.on("error", r).on("close", () => {
							r(new TypeError("unusable"));
						});
					} else {
						r(t.errored ?? new TypeError("unusable"));
					}
				} else {
					queueMicrotask(() => {
						e[d] = {
							type: t,
							stream: e,
							resolve: n,
							reject: r,
							length: 0,
							body: []
						};
						e.on("error", function(e) {
							consumeFinish(this[d], e);
						}).on("close", function() {
							if (this[d].body !== null) {
								consumeFinish(this[d], new a());
							}
						});
						consumeStart(e[d]);
					});
				}
			});
		}
		function consumeStart(e) {
			if (e.body === null) {
				return;
			}
			const { _readableState: t } = e.stream;
			if (t.bufferIndex) {
				const n = t.bufferIndex;
				const r = t.buffer.length;
				for (let i = n; i < r; i++) {
					consumePush(e, t.buffer[i]);
				}
			} else {
				for (const n of t.buffer) {
					consumePush(e, n);
				}
			}
			if (t.endEmitted) {
				consumeEnd(this[d], this._readableState.encoding);
			} else {
				e.stream.on("end", function() {
					consumeEnd(this[d], this._readableState.encoding);
				});
			}
			e.stream.resume();
			while (e.stream.read() != null) {}
		}
		function chunksDecode(e, t, n) {
			if (e.length === 0 || t === 0) {
				return "";
			}
			const r = e.length === 1 ? e[0] : Buffer.concat(e, t);
			const i = r.length;
			const a = i > 2 && r[0] === 239 && r[1] === 187 && r[2] === 191 ? 3 : 0;
			if (!n || n === "utf8" || n === "utf-8") {
				return r.utf8Slice(a, i);
			} else {
				return r.subarray(a, i).toString(n);
			}
		}
		function chunksConcat(e, t) {
			if (e.length === 0 || t === 0) {
				return new Uint8Array(0);
			}
			if (e.length === 1) {
				return new Uint8Array(e[0]);
			}
			const n = new Uint8Array(Buffer.allocUnsafeSlow(t).buffer);
			let r = 0;
			for (let t = 0; t < e.length; ++t) {
				const i = e[t];
				n.set(i, r);
				r += i.length;
			}
			return n;
		}
		function consumeEnd(e, t) {
			const { type: n, body: r, resolve: i, stream: a, length: o } = e;
			try {
				if (n === "text") {
					i(chunksDecode(r, o, t));
				} else if (n === "json") {
					i(JSON.parse(chunksDecode(r, o, t)));
				} else if (n === "arrayBuffer") {
					i(chunksConcat(r, o).buffer);
				} else if (n === "blob") {
					i(new Blob(r, { type: a[h] }));
				} else if (n === "bytes") {
					i(chunksConcat(r, o));
				}
				consumeFinish(e);
			} catch (e) {
				a.destroy(e);
			}
		}
		function consumePush(e, t) {
			e.length += t.length;
			e.body.push(t);
		}
		function consumeFinish(e, t) {
			if (e.body === null) {
				return;
			}
			if (t) {
				e.reject(t);
			} else {
				e.resolve();
			}
			e.type = null;
			e.stream = null;
			e.resolve = null;
			e.reject = null;
			e.length = 0;
			e.body = null;
		}
		e.exports = {
			Readable: BodyReadable,
			chunksDecode
		};
	}),
	74889: (function(e, t, n) {
		"use strict";
		const { Writable: r } = n(57075);
		const { EventEmitter: i } = n(78474);
		const { assertCacheKey: a, assertCacheValue: o } = n(47659);
		class MemoryCacheStore extends i {
			#e = 1024;
			#t = 104857600;
			#n = 5242880;
			#r = 0;
			#i = 0;
			#a = new Map();
			#o = false;
			constructor(e) {
				super();
				if (e) {
					if (typeof e !== "object") {
						throw new TypeError("MemoryCacheStore options must be an object");
					}
					if (e.maxCount !== undefined) {
						if (typeof e.maxCount !== "number" || !Number.isInteger(e.maxCount) || e.maxCount < 0) {
							throw new TypeError("MemoryCacheStore options.maxCount must be a non-negative integer");
						}
						this.#e = e.maxCount;
					}
					if (e.maxSize !== undefined) {
						if (typeof e.maxSize !== "number" || !Number.isInteger(e.maxSize) || e.maxSize < 0) {
							throw new TypeError("MemoryCacheStore options.maxSize must be a non-negative integer");
						}
						this.#t = e.maxSize;
					}
					if (e.maxEntrySize !== undefined) {
						if (typeof e.maxEntrySize !== "number" || !Number.isInteger(e.maxEntrySize) || e.maxEntrySize < 0) {
							throw new TypeError("MemoryCacheStore options.maxEntrySize must be a non-negative integer");
						}
						this.#n = e.maxEntrySize;
					}
				}
			}
			get size() {
				return this.#r;
			}
			isFull() {
				return this.#r >= this.#t || this.#i >= this.#e;
			}
			get(e) {
				a(e);
				const t = `${e.origin}:${e.path}`;
				const n = Date.now();
				const r = this.#a.get(t);
				const i = r ? findEntry(e, r, n) : null;
				return i == null ? undefined : {
					statusMessage: i.statusMessage,
					statusCode: i.statusCode,
					headers: i.headers,
					body: i.body,
					vary: i.vary ? i.vary : undefined,
					etag: i.etag,
					cacheControlDirectives: i.cacheControlDirectives,
					cachedAt: i.cachedAt,
					staleAt: i.staleAt,
					deleteAt: i.deleteAt
				};
			}
			createWriteStream(e, t) {
				a(e);
				o(t);
				const n = `${e.origin}:${e.path}`;
				const i = this;
				const s = {
					...e,
					...t,
					body: [],
					size: 0
				};
				return new r({
					write(e, t, n) {
						if (typeof e === "string") {
							e = Buffer.from(e, t);
						}
						s.size += e.byteLength;
						if (s.size >= i.#n) {
							this.destroy();
						} else {
							s.body.push(e);
						}
						n(null);
					},
					final(t) {
						let r = i.#a.get(n);
						if (!r) {
							r = [];
							i.#a.set(n, r);
						}
						const a = findEntry(e, r, Date.now());
						if (a) {
							const e = r.indexOf(a);
							r.splice(e, 1, s);
							i.#r -= a.size;
						} else {
							r.push(s);
							i.#i += 1;
						}
						i.#r += s.size;
						if (i.#r > i.#t || i.#i > i.#e) {
							if (!i.#o) {
								i.emit("maxSizeExceeded", {
									size: i.#r,
									maxSize: i.#t,
									count: i.#i,
									maxCount: i.#e
								});
								i.#o = true;
							}
							for (const [e, t] of i.#a) {
								for (const e of t.splice(0, t.length / 2)) {
									i.#r -= e.size;
									i.#i -= 1;
								}
								if (t.length === 0) {
									i.#a.delete(e);
								}
							}
							if (i.#r < i.#t && i.#i < i.#e) {
								i.#o = false;
							}
						}
						t(null);
					}
				});
			}
			delete(e) {
				if (typeof e !== "object") {
					throw new TypeError(`expected key to be object, got ${typeof e}`);
				}
				const t = `${e.origin}:${e.path}`;
				for (const e of this.#a.get(t) ?? []) {
					this.#r -= e.size;
					this.#i -= 1;
				}
				this.#a.delete(t);
			}
		}
		function findEntry(e, t, n) {
			for (let r = 0; r < t.length; r++) {
				const i = t[r];
				if (i.deleteAt > n && i.method === e.method && varyMatches(e, i)) {
					return i;
				}
			}
		}
		function varyMatches(e, t) {
			if (t.vary == null) {
				return true;
			}
			for (const n in t.vary) {
				if (Object.hasOwn(t.vary, n) && !headerValueEquals(e.headers?.[n], t.vary[n])) {
					return false;
				}
			}
			return true;
		}
		function headerValueEquals(e, t) {
			if (e == null && t == null) {
				return true;
			}
			if (e == null && t != null || e != null && t == null) {
				return false;
			}
			if (Array.isArray(e) && Array.isArray(t)) {
				if (e.length !== t.length) {
					return false;
				}
				for (let n = 0; n < e.length; n++) {
					if (e[n] !== t[n]) {
						return false;
					}
				}
				return true;
			}
			return e === t;
		}
		e.exports = MemoryCacheStore;
	}),
	71522: (function(e, t, n) {
		"use strict";
		const { Writable: r } = n(57075);
		const { assertCacheKey: i, assertCacheValue: a } = n(47659);
		let o;
		const s = 4;
		const c = 2 * 1e3 * 1e3 * 1e3;
		e.exports = class SqliteCacheStore {
			#e = c;
			#t = Infinity;
			#n;
			#r;
			#i;
			#a;
			#o;
			#s;
			#c;
			#l;
			constructor(e) {
				if (e) {
					if (typeof e !== "object") {
						throw new TypeError("SqliteCacheStore options must be an object");
					}
					if (e.maxEntrySize !== undefined) {
						if (typeof e.maxEntrySize !== "number" || !Number.isInteger(e.maxEntrySize) || e.maxEntrySize < 0) {
							throw new TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer");
						}
						if (e.maxEntrySize > c) {
							throw new TypeError("SqliteCacheStore options.maxEntrySize must be less than 2gb");
						}
						this.#e = e.maxEntrySize;
					}
					if (e.maxCount !== undefined) {
						if (typeof e.maxCount !== "number" || !Number.isInteger(e.maxCount) || e.maxCount < 0) {
							throw new TypeError("SqliteCacheStore options.maxCount must be a non-negative integer");
						}
						this.#t = e.maxCount;
					}
				}
				if (!o) {
					o = n(80099).DatabaseSync;
				}
				this.#n = new o(e?.location ?? ":memory:");
				this.#n.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV${s} (
        -- Data specific to us
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL,
        method TEXT NOT NULL,

        -- Data returned to the interceptor
        body BUF NULL,
        deleteAt INTEGER NOT NULL,
        statusCode INTEGER NOT NULL,
        statusMessage TEXT NOT NULL,
        headers TEXT NULL,
        cacheControlDirectives TEXT NULL,
        etag TEXT NULL,
        vary TEXT NULL,
        cachedAt INTEGER NOT NULL,
        staleAt INTEGER NOT NULL
      );

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${s}_getValuesQuery ON cacheInterceptorV${s}(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${s}_deleteByUrlQuery ON cacheInterceptorV${s}(deleteAt);
    `);
				this.#r = this.#n.prepare(`
      SELECT
        id,
        body,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      FROM cacheInterceptorV${s}
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `);
				this.#i = this.#n.prepare(`
      UPDATE cacheInterceptorV${s} SET
        body = ?,
        deleteAt = ?,
        statusCode = ?,
        statusMessage = ?,
        headers = ?,
        etag = ?,
        cacheControlDirectives = ?,
        cachedAt = ?,
        staleAt = ?
      WHERE
        id = ?
    `);
				this.#a = this.#n.prepare(`
      INSERT INTO cacheInterceptorV${s} (
        url,
        method,
        body,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    `);
				this.#s = this.#n.prepare(`DELETE FROM cacheInterceptorV${s} WHERE url = ?`);
				this.#c = this.#n.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${s}`);
				this.#o = this.#n.prepare(`DELETE FROM cacheInterceptorV${s} WHERE deleteAt <= ?`);
				this.#l = this.#t === Infinity ? null : this.#n.prepare(`
        DELETE FROM cacheInterceptorV${s}
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV${s}
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `);
			}
			close() {
				this.#n.close();
			}
			get(e) {
				i(e);
				const t = this.#f(e);
				return t ? {
					body: t.body ? Buffer.from(t.body.buffer, t.body.byteOffset, t.body.byteLength) : undefined,
					statusCode: t.statusCode,
					statusMessage: t.statusMessage,
					headers: t.headers ? JSON.parse(t.headers) : undefined,
					etag: t.etag ? t.etag : undefined,
					vary: t.vary ? JSON.parse(t.vary) : undefined,
					cacheControlDirectives: t.cacheControlDirectives ? JSON.parse(t.cacheControlDirectives) : undefined,
					cachedAt: t.cachedAt,
					staleAt: t.staleAt,
					deleteAt: t.deleteAt
				} : undefined;
			}
			set(e, t) {
				i(e);
				const n = this.#d(e);
				const r = Array.isArray(t.body) ? Buffer.concat(t.body) : t.body;
				const a = r?.byteLength;
				if (a && a > this.#e) {
					return;
				}
				const o = this.#f(e, true);
				if (o) {
					this.#i.run(r, t.deleteAt, t.statusCode, t.statusMessage, t.headers ? JSON.stringify(t.headers) : null, t.etag ? t.etag : null, t.cacheControlDirectives ? JSON.stringify(t.cacheControlDirectives) : null, t.cachedAt, t.staleAt, o.id);
				} else {
					this.#a.run(n, e.method, r, t.deleteAt, t.statusCode, t.statusMessage, t.headers ? JSON.stringify(t.headers) : null, t.etag ? t.etag : null, t.cacheControlDirectives ? JSON.stringify(t.cacheControlDirectives) : null, t.vary ? JSON.stringify(t.vary) : null, t.cachedAt, t.staleAt);
					this.#u();
				}
			}
			createWriteStream(e, t) {
				i(e);
				a(t);
				let n = 0;
				const o = [];
				const s = this;
				return new r({
					decodeStrings: true,
					write(e, t, r) {
						n += e.byteLength;
						if (n < s.#e) {
							o.push(e);
						} else {
							this.destroy();
						}
						r();
					},
					final(n) {
						s.set(e, {
							...t,
							body: o
						});
						n();
					}
				});
			}
			delete(e) {
				if (typeof e !== "object") {
					throw new TypeError(`expected key to be object, got ${typeof e}`);
				}
				this.#s.run(this.#d(e));
			}
			#u() {
				if (Number.isFinite(this.#t) && this.size <= this.#t) {
					return 0;
				}
				{
					const e = this.#o.run(Date.now()).changes;
					if (e) {
						return e;
					}
				}
				{
					const e = this.#l?.run(Math.max(Math.floor(this.#t * .1), 1)).changes;
					if (e) {
						return e;
					}
				}
				return 0;
			}
			get size() {
				const { total: e } = this.#c.get();
				return e;
			}
			#d(e) {
				return `${e.origin}/${e.path}`;
			}
			#f(e, t = false) {
				const n = this.#d(e);
				const { headers: r, method: i } = e;
				const a = this.#r.all(n, i);
				if (a.length === 0) {
					return undefined;
				}
				const o = Date.now();
				for (const e of a) {
					if (o >= e.deleteAt && !t) {
						continue;
					}
					let n = true;
					if (e.vary) {
						const t = JSON.parse(e.vary);
						for (const e in t) {
							if (!headerValueEquals(r[e], t[e])) {
								n = false;
								break;
							}
						}
					}
					if (n) {
						return e;
					}
				}
				return undefined;
			}
		};
		function headerValueEquals(e, t) {
			if (e == null && t == null) {
				return true;
			}
			if (e == null && t != null || e != null && t == null) {
				return false;
			}
			if (Array.isArray(e) && Array.isArray(t)) {
				if (e.length !== t.length) {
					return false;
				}
				for (let n = 0; n < e.length; n++) {
					if (e[n] !== t[n]) {
						return false;
					}
				}
				return true;
			}
			return e === t;
		}
	}),
	18082: (function(e, t, n) {
		"use strict";
		const { EventEmitter: r } = n(78474);
		const { Buffer: i } = n(4573);
		const { InvalidArgumentError: a, Socks5ProxyError: o } = n(68707);
		const { debuglog: s } = n(57975);
		const { parseAddress: c } = n(51732);
		const l = s("undici:socks5");
		const u = i.alloc(0);
		const d = 5;
		const f = {
			NO_AUTH: 0,
			GSSAPI: 1,
			USERNAME_PASSWORD: 2,
			NO_ACCEPTABLE: 255
		};
		const p = {
			CONNECT: 1,
			BIND: 2,
			UDP_ASSOCIATE: 3
		};
		const m = {
			IPV4: 1,
			DOMAIN: 3,
			IPV6: 4
		};
		const h = {
			SUCCEEDED: 0,
			GENERAL_FAILURE: 1,
			CONNECTION_NOT_ALLOWED: 2,
			NETWORK_UNREACHABLE: 3,
			HOST_UNREACHABLE: 4,
			CONNECTION_REFUSED: 5,
			TTL_EXPIRED: 6,
			COMMAND_NOT_SUPPORTED: 7,
			ADDRESS_TYPE_NOT_SUPPORTED: 8
		};
		const g = {
			INITIAL: "initial",
			HANDSHAKING: "handshaking",
			AUTHENTICATING: "authenticating",
			AUTHENTICATED: "authenticated",
			CONNECTING: "connecting",
			CONNECTED: "connected",
			ERROR: "error",
			CLOSED: "closed"
		};
		class Socks5Client extends r {
			constructor(e, t = {}) {
				super();
				if (!e) {
					throw new a("socket is required");
				}
				this.socket = e;
				this.options = t;
				this.state = g.INITIAL;
				this.buffer = u;
				this.onSocketData = this.onData.bind(this);
				this.onSocketError = this.onError.bind(this);
				this.onSocketClose = this.onClose.bind(this);
				this.authMethods = [];
				if (t.username && t.password) {
					this.authMethods.push(f.USERNAME_PASSWORD);
				}
				this.authMethods.push(f.NO_AUTH);
				this.socket.on("data", this.onSocketData);
				this.socket.on("error", this.onSocketError);
				this.socket.on("close", this.onSocketClose);
			}
			onData(e) {
				l("received data", e.length, "bytes in state", this.state);
				this.buffer = i.concat([this.buffer, e]);
				try {
					switch (this.state) {
						case g.HANDSHAKING:
							this.handleHandshakeResponse();
							break;
						case g.AUTHENTICATING:
							this.handleAuthResponse();
							break;
						case g.CONNECTING:
							this.handleConnectResponse();
							break;
					}
				} catch (e) {
					this.onError(e);
				}
			}
			onError(e) {
				l("socket error", e);
				this.state = g.ERROR;
				this.emit("error", e);
				this.destroy();
			}
			onClose() {
				l("socket closed");
				this.state = g.CLOSED;
				this.emit("close");
			}
			destroy() {
				if (this.socket && !this.socket.destroyed) {
					this.socket.destroy();
				}
			}
			markAuthenticated() {
				this.state = g.AUTHENTICATED;
				this.emit("authenticated");
			}
			handshake() {
				if (this.state !== g.INITIAL) {
					throw new a("Handshake already started");
				}
				l("starting handshake with", this.authMethods.length, "auth methods");
				this.state = g.HANDSHAKING;
				const e = i.alloc(2 + this.authMethods.length);
				e[0] = d;
				e[1] = this.authMethods.length;
				this.authMethods.forEach((t, n) => {
					e[2 + n] = t;
				});
				this.socket.write(e);
			}
			handleHandshakeResponse() {
				if (this.buffer.length < 2) {
					return;
				}
				const e = this.buffer[0];
				const t = this.buffer[1];
				if (e !== d) {
					throw new o(`Invalid SOCKS version: ${e}`, "UND_ERR_SOCKS5_VERSION");
				}
				if (t === f.NO_ACCEPTABLE) {
					throw new o("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
				}
				this.buffer = this.buffer.subarray(2);
				l("server selected auth method", t);
				if (t === f.NO_AUTH) {
					this.markAuthenticated();
				} else if (t === f.USERNAME_PASSWORD) {
					this.state = g.AUTHENTICATING;
					this.sendAuthRequest();
				} else {
					throw new o(`Unsupported authentication method: ${t}`, "UND_ERR_SOCKS5_AUTH_METHOD");
				}
			}
			sendAuthRequest() {
				const { username: e, password: t } = this.options;
				if (!e || !t) {
					throw new a("Username and password required for authentication");
				}
				l("sending username/password auth");
				const n = i.from(e);
				const r = i.from(t);
				if (n.length > 255 || r.length > 255) {
					throw new a("Username or password too long");
				}
				const o = i.alloc(3 + n.length + r.length);
				o[0] = 1;
				o[1] = n.length;
				n.copy(o, 2);
				o[2 + n.length] = r.length;
				r.copy(o, 3 + n.length);
				this.socket.write(o);
			}
			handleAuthResponse() {
				if (this.buffer.length < 2) {
					return;
				}
				const e = this.buffer[0];
				const t = this.buffer[1];
				if (e !== 1) {
					throw new o(`Invalid auth sub-negotiation version: ${e}`, "UND_ERR_SOCKS5_AUTH_VERSION");
				}
				if (t !== 0) {
					throw new o("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
				}
				this.buffer = this.buffer.subarray(2);
				l("authentication successful");
				this.markAuthenticated();
			}
			connect(e, t) {
				if (this.state === g.CONNECTING || this.state === g.CONNECTED) {
					throw new a("Connection already in progress");
				}
				if (this.state !== g.AUTHENTICATED) {
					throw new a("Client must be authenticated before CONNECT");
				}
				l("connecting to", e, t);
				this.state = g.CONNECTING;
				const n = this.buildConnectRequest(p.CONNECT, e, t);
				this.socket.write(n);
			}
			buildConnectRequest(e, t, n) {
				const { type: r, buffer: a } = c(t);
				const o = i.alloc(4 + a.length + 2);
				o[0] = d;
				o[1] = e;
				o[2] = 0;
				o[3] = r;
				a.copy(o, 4);
				o.writeUInt16BE(n, 4 + a.length);
				return o;
			}
			handleConnectResponse() {
				if (this.buffer.length < 4) {
					return;
				}
				const e = this.buffer[0];
				const t = this.buffer[1];
				const n = this.buffer[3];
				if (e !== d) {
					throw new o(`Invalid SOCKS version in reply: ${e}`, "UND_ERR_SOCKS5_REPLY_VERSION");
				}
				let r = 4;
				if (n === m.IPV4) {
					r += 4 + 2;
				} else if (n === m.DOMAIN) {
					if (this.buffer.length < 5) {
						return;
					}
					r += 1 + this.buffer[4] + 2;
				} else if (n === m.IPV6) {
					r += 16 + 2;
				} else {
					throw new o(`Invalid address type in reply: ${n}`, "UND_ERR_SOCKS5_ADDR_TYPE");
				}
				if (this.buffer.length < r) {
					return;
				}
				if (t !== h.SUCCEEDED) {
					const e = this.getReplyErrorMessage(t);
					throw new o(`SOCKS5 connection failed: ${e}`, `UND_ERR_SOCKS5_REPLY_${t}`);
				}
				let i;
				let a = 4;
				if (n === m.IPV4) {
					i = Array.from(this.buffer.subarray(a, a + 4)).join(".");
					a += 4;
				} else if (n === m.DOMAIN) {
					const e = this.buffer[a];
					a += 1;
					i = this.buffer.subarray(a, a + e).toString();
					a += e;
				} else if (n === m.IPV6) {
					const e = [];
					for (let t = 0; t < 8; t++) {
						const n = this.buffer.readUInt16BE(a + t * 2);
						e.push(n.toString(16));
					}
					i = e.join(":");
					a += 16;
				}
				const s = this.buffer.readUInt16BE(a);
				this.buffer = u;
				this.state = g.CONNECTED;
				this.socket.removeListener("data", this.onSocketData);
				l("connected, bound address:", i, "port:", s);
				this.emit("connected", {
					address: i,
					port: s
				});
			}
			getReplyErrorMessage(e) {
				switch (e) {
					case h.GENERAL_FAILURE: return "General SOCKS server failure";
					case h.CONNECTION_NOT_ALLOWED: return "Connection not allowed by ruleset";
					case h.NETWORK_UNREACHABLE: return "Network unreachable";
					case h.HOST_UNREACHABLE: return "Host unreachable";
					case h.CONNECTION_REFUSED: return "Connection refused";
					case h.TTL_EXPIRED: return "TTL expired";
					case h.COMMAND_NOT_SUPPORTED: return "Command not supported";
					case h.ADDRESS_TYPE_NOT_SUPPORTED: return "Address type not supported";
					default: return `Unknown error code: ${e}`;
				}
			}
		}
		e.exports = {
			Socks5Client,
			AUTH_METHODS: f,
			COMMANDS: p,
			ADDRESS_TYPES: m,
			REPLY_CODES: h,
			STATES: g
		};
	}),
	51732: (function(e, t, n) {
		"use strict";
		const { Buffer: r } = n(4573);
		const i = n(77030);
		const { InvalidArgumentError: a } = n(68707);
		function parseAddress(e) {
			if (i.isIPv4(e)) {
				const t = e.split(".").map(Number);
				return {
					type: 1,
					buffer: r.from(t)
				};
			}
			if (i.isIPv6(e)) {
				return {
					type: 4,
					buffer: parseIPv6(e)
				};
			}
			const t = r.from(e, "utf8");
			if (t.length > 255) {
				throw new a("Domain name too long (max 255 bytes)");
			}
			return {
				type: 3,
				buffer: r.concat([r.from([t.length]), t])
			};
		}
		function parseIPv6(e) {
			const t = r.alloc(16);
			let n = e;
			if (e.includes(".")) {
				const t = e.lastIndexOf(":");
				const r = e.slice(t + 1);
				if (i.isIPv4(r)) {
					const i = r.split(".").map(Number);
					const a = (i[0] << 8 | i[1]).toString(16);
					const o = (i[2] << 8 | i[3]).toString(16);
					n = `${e.slice(0, t)}:${a}:${o}`;
				}
			}
			const a = n.indexOf("::");
			if (a !== -1) {
				const e = n.slice(0, a);
				const r = n.slice(a + 2);
				const i = e === "" ? [] : e.split(":");
				const o = r === "" ? [] : r.split(":");
				let s = 0;
				for (const e of i) {
					t.writeUInt16BE(parseInt(e, 16), s);
					s += 2;
				}
				s = 16 - o.length * 2;
				for (const e of o) {
					t.writeUInt16BE(parseInt(e, 16), s);
					s += 2;
				}
			} else {
				const e = n.split(":");
				for (let n = 0; n < e.length; n++) {
					t.writeUInt16BE(parseInt(e[n], 16), n * 2);
				}
			}
			return t;
		}
		function buildAddressBuffer(e, t, n) {
			const i = r.allocUnsafe(2);
			i.writeUInt16BE(n, 0);
			return r.concat([
				r.from([e]),
				t,
				i
			]);
		}
		function parseResponseAddress(e, t = 0) {
			if (e.length < t + 1) {
				throw new a("Buffer too small to contain address type");
			}
			const n = e[t];
			let r;
			let i = t + 1;
			switch (n) {
				case 1: {
					if (e.length < i + 6) {
						throw new a("Buffer too small for IPv4 address");
					}
					r = Array.from(e.subarray(i, i + 4)).join(".");
					i += 4;
					break;
				}
				case 3: {
					if (e.length < i + 1) {
						throw new a("Buffer too small for domain length");
					}
					const t = e[i];
					i += 1;
					if (e.length < i + t + 2) {
						throw new a("Buffer too small for domain address");
					}
					r = e.subarray(i, i + t).toString("utf8");
					i += t;
					break;
				}
				case 4: {
					if (e.length < i + 18) {
						throw new a("Buffer too small for IPv6 address");
					}
					const t = [];
					for (let n = 0; n < 8; n++) {
						const r = e.readUInt16BE(i + n * 2);
						t.push(r.toString(16));
					}
					r = t.join(":");
					i += 16;
					break;
				}
				default: throw new a(`Invalid address type: ${n}`);
			}
			if (e.length < i + 2) {
				throw new a("Buffer too small for port");
			}
			const o = e.readUInt16BE(i);
			i += 2;
			return {
				address: r,
				port: o,
				bytesRead: i - t
			};
		}
		function createReplyError(e) {
			const t = {
				1: "General SOCKS server failure",
				2: "Connection not allowed by ruleset",
				3: "Network unreachable",
				4: "Host unreachable",
				5: "Connection refused",
				6: "TTL expired",
				7: "Command not supported",
				8: "Address type not supported"
			};
			const n = t[e] || `Unknown SOCKS5 error code: ${e}`;
			const r = new Error(n);
			r.code = `SOCKS5_${e}`;
			return r;
		}
		e.exports = {
			parseAddress,
			parseIPv6,
			buildAddressBuffer,
			parseResponseAddress,
			createReplyError
		};
	}),
	837: (function(e, t, n) {
		"use strict";
		const { BalancedPoolMissingUpstreamError: r, InvalidArgumentError: i } = n(68707);
		const { PoolBase: a, kClients: o, kNeedDrain: s, kAddClient: c, kRemoveClient: l, kGetDispatcher: u } = n(42128);
		const d = n(30628);
		const { kUrl: f } = n(36443);
		const p = n(3440);
		const m = Symbol("factory");
		const h = Symbol("options");
		const g = Symbol("kGreatestCommonDivisor");
		const _ = Symbol("kCurrentWeight");
		const v = Symbol("kIndex");
		const y = Symbol("kWeight");
		const b = Symbol("kMaxWeightPerServer");
		const x = Symbol("kErrorPenalty");
		function getGreatestCommonDivisor(e, t) {
			if (e === 0) return t;
			while (t !== 0) {
				const n = t;
				t = e % t;
				e = n;
			}
			return e;
		}
		function defaultFactory(e, t) {
			return new d(e, t);
		}
		class BalancedPool extends a {
			constructor(e = [], { factory: t = defaultFactory, connect: n, tls: r, ...a } = {}) {
				if (typeof t !== "function") {
					throw new i("factory must be a function.");
				}
				super(a);
				if (n && typeof n !== "function") n = { ...n };
				if (r && typeof r !== "function") r = { ...r };
				this[h] = {
					...p.deepClone(a),
					connect: n,
					tls: r
				};
				this[h].interceptors = a.interceptors ? { ...a.interceptors } : undefined;
				this[v] = -1;
				this[_] = 0;
				this[b] = this[h].maxWeightPerServer || 100;
				this[x] = this[h].errorPenalty || 15;
				if (!Array.isArray(e)) {
					e = [e];
				}
				this[m] = t;
				for (const t of e) {
					this.addUpstream(t);
				}
				this._updateBalancedPoolStats();
			}
			addUpstream(e) {
				const t = p.parseOrigin(e).origin;
				if (this[o].find((e) => e[f].origin === t && e.closed !== true && e.destroyed !== true)) {
					return this;
				}
				const n = this[m](t, this[h]);
				this[c](n);
				n.on("connect", () => {
					n[y] = Math.min(this[b], n[y] + this[x]);
				});
				n.on("connectionError", () => {
					n[y] = Math.max(1, n[y] - this[x]);
					this._updateBalancedPoolStats();
				});
				n.on("disconnect", (...e) => {
					const t = e[2];
					if (t && t.code === "UND_ERR_SOCKET") {
						n[y] = Math.max(1, n[y] - this[x]);
						this._updateBalancedPoolStats();
					}
				});
				for (const e of this[o]) {
					e[y] = this[b];
				}
				this._updateBalancedPoolStats();
				return this;
			}
			_updateBalancedPoolStats() {
				let e = 0;
				for (let t = 0; t < this[o].length; t++) {
					e = getGreatestCommonDivisor(this[o][t][y], e);
				}
				this[g] = e;
			}
			removeUpstream(e) {
				const t = p.parseOrigin(e).origin;
				const n = this[o].find((e) => e[f].origin === t && e.closed !== true && e.destroyed !== true);
				if (n) {
					this[l](n);
				}
				return this;
			}
			getUpstream(e) {
				const t = p.parseOrigin(e).origin;
				return this[o].find((e) => e[f].origin === t && e.closed !== true && e.destroyed !== true);
			}
			get upstreams() {
				return this[o].filter((e) => e.closed !== true && e.destroyed !== true).map((e) => e[f].origin);
			}
			[u]() {
				if (this[o].length === 0) {
					throw new r();
				}
				const e = this[o].find((e) => !e[s] && e.closed !== true && e.destroyed !== true);
				if (!e) {
					return;
				}
				const t = this[o].map((e) => e[s]).reduce((e, t) => e && t, true);
				if (t) {
					return;
				}
				let n = 0;
				let i = this[o].findIndex((e) => !e[s]);
				while (n++ < this[o].length) {
					this[v] = (this[v] + 1) % this[o].length;
					const e = this[o][this[v]];
					if (e[y] > this[o][i][y] && !e[s]) {
						i = this[v];
					}
					if (this[v] === 0) {
						this[_] = this[_] - this[g];
						if (this[_] <= 0) {
							this[_] = this[b];
						}
					}
					if (e[y] >= this[_] && !e[s]) {
						return e;
					}
				}
				this[_] = this[o][i][y];
				this[v] = i;
				return this[o][i];
			}
		}
		e.exports = BalancedPool;
	}),
	53137: (function(e, t, n) {
		"use strict";
		const r = n(21841);
		const { kClose: i, kDestroy: a, kClosed: o, kDestroyed: s, kDispatch: c, kNoProxyAgent: l, kHttpProxyAgent: u, kHttpsProxyAgent: d } = n(36443);
		const f = n(76672);
		const p = n(57405);
		const m = {
			"http:": 80,
			"https:": 443
		};
		class EnvHttpProxyAgent extends r {
			#e = null;
			#t = null;
			#n = null;
			constructor(e = {}) {
				super();
				this.#n = e;
				const { httpProxy: t, httpsProxy: n, noProxy: r, ...i } = e;
				this[l] = new p(i);
				const a = t ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
				if (a) {
					this[u] = new f({
						...i,
						uri: a
					});
				} else {
					this[u] = this[l];
				}
				const o = n ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
				if (o) {
					this[d] = new f({
						...i,
						uri: o
					});
				} else {
					this[d] = this[u];
				}
				this.#a();
			}
			[c](e, t) {
				const n = new URL(e.origin);
				const r = this.#r(n);
				return r.dispatch(e, t);
			}
			[i]() {
				return Promise.all([
					this[l].close(),
					!this[u][o] && this[u].close(),
					!this[d][o] && this[d].close()
				]);
			}
			[a](e) {
				return Promise.all([
					this[l].destroy(e),
					!this[u][s] && this[u].destroy(e),
					!this[d][s] && this[d].destroy(e)
				]);
			}
			#r(e) {
				let { protocol: t, host: n, port: r } = e;
				n = n.replace(/:\d*$/, "").toLowerCase();
				r = Number.parseInt(r, 10) || m[t] || 0;
				if (!this.#i(n, r)) {
					return this[l];
				}
				if (t === "https:") {
					return this[d];
				}
				return this[u];
			}
			#i(e, t) {
				if (this.#o) {
					this.#a();
				}
				if (this.#t.length === 0) {
					return true;
				}
				if (this.#e === "*") {
					return false;
				}
				for (let n = 0; n < this.#t.length; n++) {
					const r = this.#t[n];
					if (r.port && r.port !== t) {
						continue;
					}
					if (e === r.hostname) {
						return false;
					}
					if (e.slice(-(r.hostname.length + 1)) === `.${r.hostname}`) {
						return false;
					}
				}
				return true;
			}
			#a() {
				const e = this.#n.noProxy ?? this.#s;
				const t = e.split(/[,\s]/);
				const n = [];
				for (let e = 0; e < t.length; e++) {
					const r = t[e];
					if (!r) {
						continue;
					}
					const i = r.match(/^(.+):(\d+)$/);
					n.push({
						hostname: (i ? i[1] : r).replace(/^\*?\./, "").toLowerCase(),
						port: i ? Number.parseInt(i[2], 10) : 0
					});
				}
				this.#e = e;
				this.#t = n;
			}
			get #o() {
				if (this.#n.noProxy !== undefined) {
					return false;
				}
				return this.#e !== this.#s;
			}
			get #s() {
				return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
			}
		}
		e.exports = EnvHttpProxyAgent;
	}),
	36815: (function(e, t, n) {
		"use strict";
		const { InvalidArgumentError: r } = n(68707);
		const i = n(23701);
		class H2CClient extends i {
			constructor(e, t) {
				if (typeof e === "string") {
					e = new URL(e);
				}
				if (e.protocol !== "http:") {
					throw new r("h2c-client: Only h2c protocol is supported");
				}
				const { maxConcurrentStreams: n, pipelining: i, ...a } = t ?? {};
				let o = 100;
				let s = 100;
				if (n != null && Number.isInteger(n) && n > 0) {
					o = n;
				}
				if (i != null && Number.isInteger(i) && i > 0) {
					s = i;
				}
				if (s > o) {
					throw new r("h2c-client: pipelining cannot be greater than maxConcurrentStreams");
				}
				super(e, {
					...a,
					maxConcurrentStreams: o,
					pipelining: s,
					allowH2: true,
					useH2c: true
				});
			}
		}
		e.exports = H2CClient;
	}),
	76672: (function(e, t, n) {
		"use strict";
		const { kProxy: r, kClose: i, kDestroy: a, kDispatch: o } = n(36443);
		const s = n(57405);
		const c = n(30628);
		const l = n(21841);
		const { InvalidArgumentError: u, RequestAbortedError: d, SecureProxyConnectionError: f } = n(68707);
		const p = n(59136);
		const m = n(23701);
		const { channels: h } = n(42414);
		const g = n(87223);
		const _ = Symbol("proxy agent");
		const v = Symbol("proxy client");
		const y = Symbol("proxy headers");
		const b = Symbol("request tls settings");
		const x = Symbol("proxy tls settings");
		const S = Symbol("connect endpoint function");
		const C = Symbol("tunnel proxy");
		function defaultProtocolPort(e) {
			return e === "https:" ? 443 : 80;
		}
		function defaultFactory(e, t) {
			return new c(e, t);
		}
		const noop = () => {};
		function defaultAgentFactory(e, t) {
			if (t.connections === 1) {
				return new m(e, t);
			}
			return new c(e, t);
		}
		class Http1ProxyWrapper extends l {
			#e;
			constructor(e, { headers: t = {}, connect: n, factory: r }) {
				if (!e) {
					throw new u("Proxy URL is mandatory");
				}
				super();
				this[y] = t;
				if (r) {
					this.#e = r(e, { connect: n });
				} else {
					this.#e = new m(e, { connect: n });
				}
			}
			[o](e, t) {
				const n = t.onHeaders;
				t.onHeaders = function(e, r, i) {
					if (e === 407) {
						if (typeof t.onError === "function") {
							t.onError(new u("Proxy Authentication Required (407)"));
						}
						return;
					}
					if (n) n.call(this, e, r, i);
				};
				const { origin: r, path: i = "/", headers: a = {} } = e;
				e.path = r + i;
				if (!("host" in a) && !("Host" in a)) {
					const { host: e } = new URL(r);
					a.host = e;
				}
				e.headers = {
					...this[y],
					...a
				};
				return this.#e[o](e, t);
			}
			[i]() {
				return this.#e.close();
			}
			[a](e) {
				return this.#e.destroy(e);
			}
		}
		class ProxyAgent extends l {
			constructor(e) {
				if (!e || typeof e === "object" && !(e instanceof URL) && !e.uri) {
					throw new u("Proxy uri is mandatory");
				}
				const { clientFactory: t = defaultFactory } = e;
				if (typeof t !== "function") {
					throw new u("Proxy opts.clientFactory must be a function.");
				}
				const { proxyTunnel: n = true } = e;
				super();
				const i = this.#e(e);
				const { href: a, origin: o, port: c, protocol: l, username: m, password: w, hostname: T } = i;
				this[r] = {
					uri: a,
					protocol: l
				};
				this[b] = e.requestTls;
				this[x] = e.proxyTls;
				this[y] = e.headers || {};
				this[C] = n;
				if (e.auth && e.token) {
					throw new u("opts.auth cannot be used in combination with opts.token");
				} else if (e.auth) {
					this[y]["proxy-authorization"] = `Basic ${e.auth}`;
				} else if (e.token) {
					this[y]["proxy-authorization"] = e.token;
				} else if (m && w) {
					this[y]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(m)}:${decodeURIComponent(w)}`).toString("base64")}`;
				}
				const E = p({ ...e.proxyTls });
				this[S] = p({ ...e.requestTls });
				const D = e.factory || defaultAgentFactory;
				const factory = (t, n) => {
					const { protocol: i } = new URL(t);
					if (this[r].protocol === "socks5:" || this[r].protocol === "socks:") {
						return new g(this[r].uri, {
							headers: this[y],
							connect: E,
							factory: D,
							username: e.username || m,
							password: e.password || w,
							proxyTls: e.proxyTls,
							requestTls: e.requestTls
						});
					}
					if (!this[C] && i === "http:" && this[r].protocol === "http:") {
						return new Http1ProxyWrapper(this[r].uri, {
							headers: this[y],
							connect: E,
							factory: D
						});
					}
					return D(t, n);
				};
				if (l === "socks5:" || l === "socks:") {
					this[v] = null;
				} else {
					this[v] = t(i, { connect: E });
				}
				this[_] = new s({
					...e,
					factory,
					connect: async (e, t) => {
						if (!this[v]) {
							t(new u("Cannot establish tunnel connection without a proxy client"));
							return;
						}
						let n = e.host;
						if (!e.port) {
							n += `:${defaultProtocolPort(e.protocol)}`;
						}
						try {
							const r = {
								origin: o,
								port: c,
								path: n,
								signal: e.signal,
								headers: {
									...this[y],
									host: e.host,
									...e.connections == null || e.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
								},
								servername: this[x]?.servername || T
							};
							const { socket: i, statusCode: a } = await this[v].connect(r);
							if (a !== 200) {
								i.on("error", noop).destroy();
								t(new d(`Proxy response (${a}) !== 200 when HTTP Tunneling`));
								return;
							}
							if (h.proxyConnected.hasSubscribers) {
								h.proxyConnected.publish({
									socket: i,
									connectParams: r
								});
							}
							if (e.protocol !== "https:") {
								t(null, i);
								return;
							}
							let s;
							if (this[b]) {
								s = this[b].servername;
							} else {
								s = e.servername;
							}
							this[S]({
								...e,
								servername: s,
								httpSocket: i
							}, t);
						} catch (e) {
							if (e.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
								t(new f(e));
							} else {
								t(e);
							}
						}
					}
				});
			}
			dispatch(e, t) {
				const n = buildHeaders(e.headers);
				throwIfProxyAuthIsSent(n);
				if (n && !("host" in n) && !("Host" in n)) {
					const { host: t } = new URL(e.origin);
					n.host = t;
				}
				return this[_].dispatch({
					...e,
					headers: n
				}, t);
			}
			#e(e) {
				if (typeof e === "string") {
					return new URL(e);
				} else if (e instanceof URL) {
					return e;
				} else {
					return new URL(e.uri);
				}
			}
			[i]() {
				const e = [this[_].close()];
				if (this[v]) {
					e.push(this[v].close());
				}
				return Promise.all(e);
			}
			[a]() {
				const e = [this[_].destroy()];
				if (this[v]) {
					e.push(this[v].destroy());
				}
				return Promise.all(e);
			}
		}
		function buildHeaders(e) {
			if (Array.isArray(e)) {
				const t = {};
				for (let n = 0; n < e.length; n += 2) {
					t[e[n]] = e[n + 1];
				}
				return t;
			}
			return e;
		}
		function throwIfProxyAuthIsSent(e) {
			const t = e && Object.keys(e).find((e) => e.toLowerCase() === "proxy-authorization");
			if (t) {
				throw new u("Proxy-Authorization should be sent in ProxyAgent constructor");
			}
		}
		e.exports = ProxyAgent;
	}),
	30050: (function(e, t, n) {
		"use strict";
		const r = n(30883);
		const i = n(17816);
		class RetryAgent extends r {
			#e = null;
			#t = null;
			constructor(e, t = {}) {
				super(t);
				this.#e = e;
				this.#t = t;
			}
			dispatch(e, t) {
				const n = new i({
					...e,
					retryOptions: this.#t
				}, {
					dispatch: this.#e.dispatch.bind(this.#e),
					handler: t
				});
				return this.#e.dispatch(e, n);
			}
			close() {
				return this.#e.close();
			}
			destroy() {
				return this.#e.destroy();
			}
		}
		e.exports = RetryAgent;
	}),
	45520: (function(e, t, n) {
		"use strict";
		const { PoolBase: r, kClients: i, kNeedDrain: a, kAddClient: o, kGetDispatcher: s, kRemoveClient: c } = n(42128);
		const l = n(23701);
		const { InvalidArgumentError: u } = n(68707);
		const d = n(3440);
		const { kUrl: f } = n(36443);
		const p = n(59136);
		const m = Symbol("options");
		const h = Symbol("connections");
		const g = Symbol("factory");
		const _ = Symbol("index");
		function defaultFactory(e, t) {
			return new l(e, t);
		}
		class RoundRobinPool extends r {
			constructor(e, { connections: t, factory: n = defaultFactory, connect: r, connectTimeout: a, tls: o, maxCachedSessions: s, socketPath: c, autoSelectFamily: l, autoSelectFamilyAttemptTimeout: v, allowH2: y, clientTtl: b, ...x } = {}) {
				if (t != null && (!Number.isFinite(t) || t < 0)) {
					throw new u("invalid connections");
				}
				if (typeof n !== "function") {
					throw new u("factory must be a function.");
				}
				if (r != null && typeof r !== "function" && typeof r !== "object") {
					throw new u("connect must be a function or an object");
				}
				if (typeof r !== "function") {
					r = p({
						...o,
						maxCachedSessions: s,
						allowH2: y,
						socketPath: c,
						timeout: a,
						...typeof l === "boolean" ? {
							autoSelectFamily: l,
							autoSelectFamilyAttemptTimeout: v
						} : undefined,
						...r
					});
				}
				super();
				this[h] = t || null;
				this[f] = d.parseOrigin(e);
				this[m] = {
					...d.deepClone(x),
					connect: r,
					allowH2: y,
					clientTtl: b,
					socketPath: c
				};
				this[m].interceptors = x.interceptors ? { ...x.interceptors } : undefined;
				this[g] = n;
				this[_] = -1;
				this.on("connect", (e, t) => {
					if (b != null && b > 0) {
						for (const e of t) {
							Object.assign(e, { ttl: Date.now() });
						}
					}
				});
				this.on("connectionError", (e, t, n) => {
					for (const e of t) {
						const t = this[i].indexOf(e);
						if (t !== -1) {
							this[i].splice(t, 1);
						}
					}
				});
			}
			[s]() {
				const e = this[m].clientTtl;
				const t = this[i].length;
				if (t === 0) {
					const e = this[g](this[f], this[m]);
					this[o](e);
					return e;
				}
				let n = 0;
				while (n < t) {
					this[_] = (this[_] + 1) % t;
					const r = this[i][this[_]];
					if (e != null && e > 0 && r.ttl && Date.now() - r.ttl > e) {
						this[c](r);
						n++;
						continue;
					}
					if (!r[a]) {
						return r;
					}
					n++;
				}
				if (!this[h] || t < this[h]) {
					const e = this[g](this[f], this[m]);
					this[o](e);
					return e;
				}
			}
		}
		e.exports = RoundRobinPool;
	}),
	87223: (function(e, t, n) {
		"use strict";
		const { URL: r } = n(73136);
		let i;
		const a = n(21841);
		const { InvalidArgumentError: o } = n(68707);
		const { Socks5Client: s, STATES: c } = n(18082);
		const { kDispatch: l, kClose: u, kDestroy: d } = n(36443);
		const f = n(30628);
		const p = n(59136);
		const { debuglog: m } = n(57975);
		const h = m("undici:socks5-proxy");
		const g = Symbol("proxy url");
		const _ = Symbol("proxy headers");
		const v = Symbol("proxy auth");
		const y = Symbol("proxy protocol");
		const b = Symbol("pools");
		const x = Symbol("connector");
		const S = Symbol("request tls settings");
		let C = false;
		class Socks5ProxyAgent extends a {
			constructor(e, t = {}) {
				super();
				if (!C) {
					process.emitWarning("SOCKS5 proxy support is experimental and subject to change", "ExperimentalWarning");
					C = true;
				}
				if (!e) {
					throw new o("Proxy URL is mandatory");
				}
				const n = typeof e === "string" ? new r(e) : e;
				if (n.protocol !== "socks5:" && n.protocol !== "socks:") {
					throw new o("Proxy URL must use socks5:// or socks:// protocol");
				}
				this[g] = n;
				this[_] = t.headers || {};
				this[y] = t.proxyTls ? "https:" : "http:";
				this[S] = t.requestTls;
				this[v] = {
					username: t.username || (n.username ? decodeURIComponent(n.username) : null),
					password: t.password || (n.password ? decodeURIComponent(n.password) : null)
				};
				this[x] = t.connect || p({
					...t.proxyTls,
					servername: t.proxyTls?.servername || n.hostname
				});
				this[b] = new Map();
			}
			async createSocks5Connection(e, t) {
				const n = this[g].hostname;
				const r = parseInt(this[g].port) || 1080;
				h("creating SOCKS5 connection to", n, r);
				const i = await new Promise((e, t) => {
					this[x]({
						hostname: n,
						host: n,
						port: r,
						protocol: this[y]
					}, (n, r) => {
						if (n) {
							t(n);
						} else {
							e(r);
						}
					});
				});
				const a = new s(i, this[v]);
				a.on("error", (e) => {
					h("SOCKS5 error:", e);
					i.destroy();
				});
				await a.handshake();
				await new Promise((e, t) => {
					const n = setTimeout(() => {
						t(new Error("SOCKS5 authentication timeout"));
					}, 5e3);
					const onAuthenticated = () => {
						clearTimeout(n);
						a.removeListener("error", onError);
						e();
					};
					const onError = (e) => {
						clearTimeout(n);
						a.removeListener("authenticated", onAuthenticated);
						t(e);
					};
					if (a.state === c.AUTHENTICATED) {
						clearTimeout(n);
						e();
					} else {
						a.once("authenticated", onAuthenticated);
						a.once("error", onError);
					}
				});
				await a.connect(e, t);
				await new Promise((n, r) => {
					const i = setTimeout(() => {
						r(new Error("SOCKS5 connection timeout"));
					}, 5e3);
					const onConnected = (r) => {
						h("SOCKS5 tunnel established to", e, t, "via", r);
						clearTimeout(i);
						a.removeListener("error", onError);
						n();
					};
					const onError = (e) => {
						clearTimeout(i);
						a.removeListener("connected", onConnected);
						r(e);
					};
					a.once("connected", onConnected);
					a.once("error", onError);
				});
				return i;
			}
			[l](e, t) {
				const { origin: a } = e;
				h("dispatching request to", a, "via SOCKS5");
				try {
					const o = String(a);
					let s = this[b].get(o);
					if (!s || s.destroyed || s.closed) {
						s = new f(a, {
							pipelining: e.pipelining,
							connections: e.connections,
							connect: async (e, t) => {
								try {
									const e = new r(a);
									const o = e.hostname;
									const s = parseInt(e.port) || (e.protocol === "https:" ? 443 : 80);
									h("establishing SOCKS5 connection to", o, s);
									const c = await this.createSocks5Connection(o, s);
									let l = c;
									if (e.protocol === "https:") {
										if (!i) {
											i = n(41692);
										}
										h("upgrading to TLS");
										l = i.connect({
											...this[S],
											socket: c,
											servername: this[S]?.servername || o
										});
										await new Promise((e, t) => {
											l.once("secureConnect", e);
											l.once("error", t);
										});
									}
									t(null, l);
								} catch (e) {
									h("SOCKS5 connection error:", e);
									t(e);
								}
							}
						});
						this[b].set(o, s);
					}
					return s[l](e, t);
				} catch (e) {
					h("dispatch error:", e);
					if (typeof t.onResponseError === "function") {
						t.onResponseError(null, e);
						return false;
					} else if (typeof t.onError === "function") {
						t.onError(e);
						return false;
					} else {
						throw e;
					}
				}
			}
			async [u]() {
				const e = [];
				for (const t of this[b].values()) {
					e.push(t.close());
				}
				this[b].clear();
				await Promise.all(e);
			}
			async [d](e) {
				const t = [];
				for (const n of this[b].values()) {
					t.push(n.destroy(e));
				}
				this[b].clear();
				await Promise.all(t);
			}
		}
		e.exports = Socks5ProxyAgent;
	}),
	32581: (function(e, t, n) {
		"use strict";
		const r = Symbol.for("undici.globalDispatcher.2");
		const i = Symbol.for("undici.globalDispatcher.1");
		const { InvalidArgumentError: a } = n(68707);
		const o = n(57405);
		if (getGlobalDispatcher() === undefined) {
			setGlobalDispatcher(new o());
		}
		function setGlobalDispatcher(e) {
			if (!e || typeof e.dispatch !== "function") {
				throw new a("Argument agent must implement Agent");
			}
			Object.defineProperty(globalThis, r, {
				value: e,
				writable: true,
				enumerable: false,
				configurable: false
			});
			Object.defineProperty(globalThis, i, {
				value: e,
				writable: true,
				enumerable: false,
				configurable: false
			});
		}
		function getGlobalDispatcher() {
			return globalThis[i];
		}
		const s = [
			"fetch",
			"Headers",
			"Response",
			"Request",
			"FormData",
			"WebSocket",
			"CloseEvent",
			"ErrorEvent",
			"MessageEvent",
			"EventSource"
		];
		e.exports = {
			setGlobalDispatcher,
			getGlobalDispatcher,
			installedExports: s
		};
	}),
	39976: (function(e, t, n) {
		"use strict";
		const r = n(3440);
		const { kRedirectCacheControl: i } = n(36443);
		const { parseCacheControlHeader: a, hasInvalidCacheControlDirective: o, parseVaryHeader: s, hasVaryStar: c, isInvalidOrWildcardVaryHeader: l, isEtagUsable: u } = n(47659);
		const { parseHttpDate: d } = n(25453);
		function noop() {}
		function sameOrigin(e, t) {
			try {
				return new URL(String(e)).origin === new URL(String(t)).origin;
			} catch {
				return String(e) === String(t);
			}
		}
		const f = [
			200,
			203,
			204,
			206,
			300,
			301,
			308,
			404,
			405,
			410,
			414,
			501
		];
		const p = [206];
		const m = 2147483647e3;
		const h = 864e5;
		function trimOWS(e) {
			return e.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(e, t) {
			for (let n = 0; n < e.length; n++) {
				if (e[n] === t) {
					return true;
				}
			}
			return false;
		}
		function appendVaryValues(e, t) {
			if (Array.isArray(t)) {
				for (let n = 0; n < t.length; n++) {
					e.push(t[n]);
				}
			} else if (t != null) {
				e.push(t);
			}
		}
		function appendConnectionHeaderTokens(e, t) {
			const n = Array.isArray(t) ? t : [t];
			for (let t = 0; t < n.length; t++) {
				const r = n[t].split(",");
				for (let t = 0; t < r.length; t++) {
					e.push(trimOWS(r[t]).toLowerCase());
				}
			}
		}
		function getSameOriginPath(e, t) {
			if (typeof t !== "string") {
				return undefined;
			}
			let n;
			let r;
			let i;
			try {
				n = new URL(e.origin);
				r = new URL(e.path, n);
				i = new URL(t, r);
			} catch {
				return undefined;
			}
			if (i.origin !== n.origin) {
				return undefined;
			}
			return i.pathname + i.search;
		}
		function deleteCachedUri(e, t, n) {
			deleteCachedValue(e, {
				...t,
				path: n
			});
			for (let i = 0; i < r.safeHTTPMethods.length; i++) {
				const a = r.safeHTTPMethods[i];
				if (a !== t.method) {
					deleteCachedValue(e, {
						...t,
						method: a,
						path: n
					});
				}
			}
		}
		function deleteLocationTargets(e, t, n) {
			if (n === undefined) {
				return;
			}
			const r = Array.isArray(n) ? n : [n];
			for (let n = 0; n < r.length; n++) {
				const i = getSameOriginPath(t, r[n]);
				if (i !== undefined) {
					deleteCachedUri(e, t, i);
				}
			}
		}
		function invalidateUnsafeRequest(e, t, n) {
			deleteCachedUri(e, t, t.path);
			deleteLocationTargets(e, t, n.location);
			deleteLocationTargets(e, t, n["content-location"]);
		}
		function requestCarriesCredentials(e) {
			return e != null && (Object.hasOwn(e, "authorization") || Object.hasOwn(e, "cookie") || Object.hasOwn(e, "proxy-authorization"));
		}
		class CacheHandler {
			#e;
			#t;
			#n;
			#r;
			#i;
			#a;
			#o;
			#s = false;
			#c = false;
			#l;
			constructor({ store: e, type: t, cacheByDefault: n }, r, i) {
				this.#r = e;
				this.#t = t;
				this.#n = n;
				this.#e = r;
				this.#i = i;
			}
			onRequestStart(e, t) {
				this.#a?.destroy();
				this.#a = undefined;
				this.#s = false;
				this.#c = false;
				this.#l = undefined;
				this.#o = t?.history;
				this.#i.onRequestStart?.(e, t);
			}
			onRequestUpgrade(e, t, n, r) {
				this.#i.onRequestUpgrade?.(e, t, n, r);
			}
			onResponseStart(e, t, n, o) {
				const downstreamOnHeaders = () => this.#i.onResponseStart?.(e, t, n, o);
				const d = this;
				if (!arrayIncludes(r.safeHTTPMethods, this.#e.method) && t >= 200 && t <= 399) {
					invalidateUnsafeRequest(this.#r, this.#e, n);
					return downstreamOnHeaders();
				}
				if (this.#o && this.#o.length > 1 && requestCarriesCredentials(this.#e.headers)) {
					return downstreamOnHeaders();
				}
				if (this.#o && this.#o.length > 0) {
					for (const e of this.#o) {
						if (!sameOrigin(e.origin, this.#e.origin)) {
							return downstreamOnHeaders();
						}
					}
				}
				const p = Date.now();
				const h = this.#o?.[i];
				const g = h?.length > 0 ? getRedirectPolicy(this.#t, this.#e.method, h, this.#e.headers, this.#n, p) : undefined;
				if (h?.length > 0 && g === undefined) {
					return downstreamOnHeaders();
				}
				const _ = n["cache-control"];
				const v = _ ? a(_) : {};
				if (revalidationResponseDisallowsCachedReuse(this.#t, n, v)) {
					deleteCachedValue(this.#r, this.#e);
					return downstreamOnHeaders();
				}
				const y = n["last-modified"] && arrayIncludes(f, t);
				if (!_ && !n["expires"] && !y && !this.#n) {
					if (t === 304 && n.vary && l(n.vary)) {
						deleteCachedValue(this.#r, this.#e);
					}
					return downstreamOnHeaders();
				}
				if (!canCacheResponse(this.#t, this.#e.method, t, n, v, this.#e.headers)) {
					if (t === 304 && (_ || revalidationResponseDisallowsCachedReuse(this.#t, n, v))) {
						deleteCachedValue(this.#r, this.#e);
					}
					return downstreamOnHeaders();
				}
				const b = Object.hasOwn(n, "age") ? getAge(n.age) : undefined;
				if (b !== undefined && b >= m) {
					deleteCachedValueIfNotModified(t, this.#r, this.#e);
					return downstreamOnHeaders();
				}
				const x = Object.hasOwn(n, "date") ? getDate(n.date) : undefined;
				if (x === null) {
					deleteCachedValueIfNotModified(t, this.#r, this.#e);
					return downstreamOnHeaders();
				}
				const S = x ? Math.max(0, p - x.getTime()) : 0;
				const C = Math.max(S, b ?? 0);
				const w = typeof n.etag === "string" && u(n.etag) || typeof n["last-modified"] === "string";
				const T = determineStaleAt(this.#t, p, b, n, x, v, w) ?? this.#n;
				const E = T === 0 && w;
				if (T === undefined || C >= T && !E) {
					if (_ || T !== undefined) {
						deleteCachedValueIfNotModified(t, this.#r, this.#e);
					}
					return downstreamOnHeaders();
				}
				const D = p - C;
				let O = T + D;
				if (g !== undefined) {
					O = Math.min(O, g.staleAt);
				}
				if (p >= O && !E) {
					deleteCachedValueIfNotModified(t, this.#r, this.#e);
					return downstreamOnHeaders();
				}
				let k;
				const A = [];
				if (h) {
					for (const e of h) {
						appendVaryValues(A, e?.headers?.vary);
					}
				}
				appendVaryValues(A, n.vary);
				if (A.length > 0) {
					for (const e of A) {
						if (c(e)) {
							return downstreamOnHeaders();
						}
					}
					if (this.#e.headers) {
						k = s(A, this.#e.headers);
						if (!k) {
							return downstreamOnHeaders();
						}
					}
				}
				let j = v;
				if (g !== undefined) {
					j = { ...v };
					delete j["stale-while-revalidate"];
					delete j["stale-if-error"];
					if (g.requiresRevalidation === true) {
						j["proxy-revalidate"] = true;
					}
				}
				const M = D;
				const N = determineDeleteAt(D, p, j, O);
				const P = stripNecessaryHeaders(n, v);
				const F = {
					statusCode: t,
					statusMessage: o,
					headers: P,
					vary: k,
					cacheControlDirectives: j,
					cachedAt: M,
					staleAt: O,
					deleteAt: N
				};
				if (t === 304) {
					this.#s = true;
					let t = false;
					const finish304 = () => {
						if (t) {
							return;
						}
						t = true;
						this.#s = false;
						if (this.#l) {
							const { controller: e, trailers: t } = this.#l;
							this.#l = undefined;
							this.#a?.end();
							this.#i.onResponseEnd?.(e, t);
						}
					};
					const failReplay = (n) => {
						if (t) {
							return;
						}
						t = true;
						this.#s = false;
						this.#c = true;
						this.#l = undefined;
						this.#a?.destroy();
						try {
							this.#i.onResponseError?.(e, n);
						} catch {}
					};
					const handle304 = (n) => {
						if (!n) {
							downstreamOnHeaders();
							finish304();
							return;
						}
						F.statusCode = n.statusCode;
						F.statusMessage = n.statusMessage;
						F.etag = n.etag;
						F.vary = k ?? n.vary;
						F.headers = {
							...n.headers,
							...P
						};
						downstreamOnHeaders();
						this.#a = this.#r.createWriteStream(this.#e, F);
						if (!this.#a || !n?.body) {
							finish304();
							return;
						}
						if (typeof n.body.values === "function") {
							const r = n.body.values();
							const streamCachedBody = () => {
								if (t) {
									return;
								}
								try {
									for (const t of r) {
										const n = this.#a?.write(t) === false;
										this.#i.onResponseData?.(e, t);
										if (n) {
											return;
										}
									}
									finish304();
								} catch (e) {
									failReplay(e);
								}
							};
							this.#a.on("error", function() {
								d.#a = undefined;
								d.#r.delete(d.#e);
								streamCachedBody();
							}).on("drain", () => {
								streamCachedBody();
							}).on("close", function() {
								if (d.#a === this) {
									d.#a = undefined;
									streamCachedBody();
								}
							});
							streamCachedBody();
						} else if (typeof n.body.on === "function") {
							n.body.on("data", (t) => {
								try {
									this.#a?.write(t);
									this.#i.onResponseData?.(e, t);
								} catch (e) {
									n.body.destroy();
									failReplay(e);
								}
							}).on("end", () => {
								this.#a?.end();
								finish304();
							}).on("error", () => {
								this.#a = undefined;
								this.#r.delete(this.#e);
								finish304();
							});
							this.#a.on("error", function() {
								d.#a = undefined;
								d.#r.delete(d.#e);
							}).on("close", function() {
								if (d.#a === this) {
									d.#a = undefined;
								}
							});
						} else {
							finish304();
						}
					};
					const n = this.#r.get(this.#e);
					if (n && typeof n.then === "function") {
						n.then(handle304, () => handle304(undefined)).catch((e) => {
							failReplay(e);
						});
					} else {
						handle304(n);
					}
				} else {
					if (typeof n.etag === "string" && u(n.etag)) {
						F.etag = n.etag;
					}
					this.#a = this.#r.createWriteStream(this.#e, F);
					if (!this.#a) {
						return downstreamOnHeaders();
					}
					this.#a.on("drain", () => e.resume()).on("error", function() {
						d.#a = undefined;
						d.#r.delete(d.#e);
					}).on("close", function() {
						if (d.#a === this) {
							d.#a = undefined;
						}
						e.resume();
					});
					downstreamOnHeaders();
				}
			}
			onResponseData(e, t) {
				if (this.#a?.write(t) === false) {
					e.pause();
				}
				this.#i.onResponseData?.(e, t);
			}
			onResponseEnd(e, t) {
				if (this.#c) {
					this.#c = false;
					return;
				}
				if (this.#s) {
					this.#l = {
						controller: e,
						trailers: t
					};
					return;
				}
				this.#a?.end();
				this.#i.onResponseEnd?.(e, t);
			}
			onResponseError(e, t) {
				this.#s = false;
				this.#l = undefined;
				this.#a?.destroy(t);
				this.#a = undefined;
				this.#i.onResponseError?.(e, t);
			}
		}
		function deleteCachedValue(e, t) {
			try {
				e.delete(t)?.catch?.(noop);
			} catch {}
		}
		function deleteCachedValueIfNotModified(e, t, n) {
			if (e === 304) {
				deleteCachedValue(t, n);
			}
		}
		function revalidationResponseDisallowsCachedReuse(e, t, n) {
			return n["no-store"] === true || e === "shared" && (n.private === true || Object.hasOwn(t, "set-cookie")) || (t.vary ? l(t.vary) : false);
		}
		function canCacheResponse(e, t, n, i, a, o) {
			if (!arrayIncludes(r.safeHTTPMethods, t)) {
				return false;
			}
			if (n < 200 || arrayIncludes(p, n)) {
				return false;
			}
			if (!arrayIncludes(f, n) && !i["expires"] && !a.public && a["max-age"] === undefined && !(a.private && e === "private") && !(a["s-maxage"] !== undefined && e === "shared")) {
				return false;
			}
			if (a["no-store"]) {
				return false;
			}
			if (e === "shared" && (a.private === true || Object.hasOwn(i, "set-cookie"))) {
				return false;
			}
			if (i.vary && c(i.vary)) {
				return false;
			}
			if (o != null && Object.hasOwn(o, "authorization")) {
				if (!a.public && !a["s-maxage"] && !a["must-revalidate"]) {
					return false;
				}
				if (typeof o.authorization !== "string") {
					return false;
				}
				if (Array.isArray(a["no-cache"]) && arrayIncludes(a["no-cache"], "authorization")) {
					return false;
				}
				if (Array.isArray(a["private"]) && arrayIncludes(a["private"], "authorization")) {
					return false;
				}
			}
			return true;
		}
		function getRedirectPolicy(e, t, n, r, i, a) {
			let o = Infinity;
			let s = false;
			for (const c of n) {
				const n = getRedirectHopPolicy(e, t, c, r, i);
				if (n === undefined || n.staleAt <= a) {
					return undefined;
				}
				o = Math.min(o, n.staleAt);
				s ||= n.requiresRevalidation;
			}
			return {
				staleAt: o,
				requiresRevalidation: s
			};
		}
		function getRedirectHopPolicy(e, t, n, r, i) {
			if (!Number.isInteger(n?.statusCode) || !Number.isFinite(n?.receivedAt)) {
				return undefined;
			}
			const o = n.headers ?? {};
			const s = o["cache-control"];
			const l = s ? a(s) : {};
			if (o.vary && c(o.vary)) {
				return undefined;
			}
			if (l["no-store"] === true) {
				return undefined;
			}
			if (e === "shared" && Object.hasOwn(l, "private")) {
				return undefined;
			}
			if (Object.hasOwn(l, "no-cache") || l["must-revalidate"] === true || e === "shared" && l["proxy-revalidate"] === true) {
				return undefined;
			}
			const d = o["last-modified"] && arrayIncludes(f, n.statusCode);
			if (!s && !o.expires && !d && !i) {
				return undefined;
			}
			if (!canCacheResponse(e, t, n.statusCode, o, l, r)) {
				return undefined;
			}
			const p = Object.hasOwn(o, "age") ? getAge(o.age) : undefined;
			if (p !== undefined && p >= m) {
				return undefined;
			}
			const h = Object.hasOwn(o, "date") ? getDate(o.date) : undefined;
			if (h === null) {
				return undefined;
			}
			const g = h ? Math.max(0, n.receivedAt - h.getTime()) : 0;
			const _ = Math.max(g, p ?? 0);
			const v = typeof o.etag === "string" && u(o.etag) || typeof o["last-modified"] === "string";
			const y = determineStaleAt(e, n.receivedAt, p, o, h, l, v) ?? i;
			if (y === undefined) {
				return undefined;
			}
			return {
				staleAt: n.receivedAt - _ + y,
				requiresRevalidation: e === "shared" && Object.hasOwn(l, "s-maxage")
			};
		}
		function getDate(e) {
			let t = e;
			if (Array.isArray(t)) {
				if (t.length !== 1) {
					return null;
				}
				t = t[0];
			}
			if (typeof t !== "string") {
				return null;
			}
			return d(t);
		}
		function getAge(e) {
			let t = e;
			if (Array.isArray(t)) {
				if (t.length !== 1) {
					return m;
				}
				t = t[0];
			}
			if (typeof t !== "string" || !/^[\t ]*[0-9]+[\t ]*$/.test(t)) {
				return m;
			}
			const n = BigInt(t.replace(/^[\t ]+|[\t ]+$/g, ""));
			if (n >= BigInt(m / 1e3)) {
				return m;
			}
			return Number(n) * 1e3;
		}
		function determineStaleAt(e, t, n, r, i, a, s) {
			if (e === "shared") {
				if (o(a, "s-maxage")) {
					return 0;
				}
				const e = a["s-maxage"];
				if (e !== undefined) {
					return e * 1e3;
				}
			}
			if (o(a, "max-age")) {
				return 0;
			}
			const c = a["max-age"];
			if (c !== undefined) {
				return c * 1e3;
			}
			if (Object.hasOwn(r, "expires")) {
				if (typeof r.expires !== "string") {
					return 0;
				}
				const e = d(r.expires);
				if (!e) {
					return 0;
				}
				if (t >= e.getTime()) {
					return 0;
				}
				if (i) {
					if (i >= e) {
						return 0;
					}
					const t = e.getTime() - i.getTime();
					if (n !== undefined && n >= t) {
						return 0;
					}
					return t;
				}
				return e.getTime() - t;
			}
			if (typeof r["last-modified"] === "string") {
				const e = d(r["last-modified"]);
				if (e) {
					if (e.getTime() >= t) {
						return undefined;
					}
					const n = t - e.getTime();
					return n * .1;
				}
			}
			if (a.immutable) {
				return 31536e6;
			}
			if (a["no-cache"] === true && s) {
				return 0;
			}
			return undefined;
		}
		function determineDeleteAt(e, t, n, r) {
			let i = -Infinity;
			let a = -Infinity;
			let o = -Infinity;
			if (n["stale-while-revalidate"]) {
				i = r + n["stale-while-revalidate"] * 1e3;
			}
			if (n["stale-if-error"]) {
				a = r + n["stale-if-error"] * 1e3;
			}
			if (n.immutable && i === -Infinity && a === -Infinity) {
				o = t + 31536e6;
			}
			if (i === -Infinity && a === -Infinity && o === -Infinity) {
				const n = r - e;
				if (n <= 0) {
					return t + h;
				}
				const i = Math.min(Math.max(t - e, 0), 1e3);
				return r + n + i;
			}
			return Math.max(r, i, a, o);
		}
		function stripNecessaryHeaders(e, t) {
			const n = [
				"connection",
				"proxy-authenticate",
				"proxy-authentication-info",
				"proxy-authorization",
				"proxy-connection",
				"te",
				"transfer-encoding",
				"upgrade",
				"age"
			];
			if (e["connection"]) {
				appendConnectionHeaderTokens(n, e["connection"]);
			}
			if (Array.isArray(t["no-cache"])) {
				n.push(...t["no-cache"]);
			}
			if (Array.isArray(t["private"])) {
				n.push(...t["private"]);
			}
			let r;
			for (const t of n) {
				if (Object.hasOwn(e, t)) {
					r ??= { ...e };
					delete r[t];
				}
			}
			return r ?? e;
		}
		e.exports = CacheHandler;
	}),
	17133: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		class CacheRevalidationHandler {
			#e = false;
			#t;
			#n;
			#r;
			#i;
			constructor(e, t, n) {
				if (typeof e !== "function") {
					throw new TypeError("callback must be a function");
				}
				this.#t = e;
				this.#n = t;
				this.#i = n;
			}
			onRequestStart(e, t) {
				this.#e = false;
				this.#r = t;
			}
			onRequestUpgrade(e, t, n, r) {
				this.#n.onRequestUpgrade?.(e, t, n, r);
			}
			onResponseStart(e, t, n, i) {
				r(this.#t != null);
				this.#e = t === 304 || this.#i && t >= 500 && t <= 504;
				this.#t(this.#e, this.#r, t, n);
				this.#t = null;
				if (this.#e) {
					return true;
				}
				this.#n.onRequestStart?.(e, this.#r);
				this.#n.onResponseStart?.(e, t, n, i);
			}
			onResponseData(e, t) {
				if (this.#e) {
					return;
				}
				return this.#n.onResponseData?.(e, t);
			}
			onResponseEnd(e, t) {
				if (this.#e) {
					return;
				}
				this.#n.onResponseEnd?.(e, t);
			}
			onResponseError(e, t) {
				if (this.#e) {
					return;
				}
				if (this.#t) {
					this.#t(false);
					this.#t = null;
				}
				if (typeof this.#n.onResponseError === "function") {
					this.#n.onResponseError(e, t);
				} else {
					throw t;
				}
			}
		}
		e.exports = CacheRevalidationHandler;
	}),
	58155: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const i = n(99510);
		e.exports = class DecoratorHandler {
			#e;
			#t = false;
			#n = false;
			#r = false;
			constructor(e) {
				if (typeof e !== "object" || e === null) {
					throw new TypeError("handler must be an object");
				}
				this.#e = i.wrap(e);
			}
			onRequestStart(...e) {
				this.#e.onRequestStart?.(...e);
			}
			onRequestUpgrade(...e) {
				r(!this.#t);
				r(!this.#n);
				return this.#e.onRequestUpgrade?.(...e);
			}
			onResponseStart(...e) {
				r(!this.#t);
				r(!this.#n);
				r(!this.#r);
				this.#r = true;
				return this.#e.onResponseStart?.(...e);
			}
			onResponseData(...e) {
				r(!this.#t);
				r(!this.#n);
				return this.#e.onResponseData?.(...e);
			}
			onResponseEnd(...e) {
				r(!this.#t);
				r(!this.#n);
				this.#t = true;
				return this.#e.onResponseEnd?.(...e);
			}
			onResponseError(...e) {
				this.#n = true;
				return this.#e.onResponseError?.(...e);
			}
			onBodySent() {}
		};
	}),
	53599: (function(e, t, n) {
		"use strict";
		const { RequestAbortedError: r } = n(68707);
		const i = 5 * 1024 * 1024;
		class DeduplicationHandler {
			#e;
			#t = false;
			#n = null;
			#r = [];
			#i = i;
			#a = 0;
			#o = {};
			#s = "";
			#c = false;
			#l = false;
			#u = false;
			#d = false;
			#f = null;
			#p = null;
			constructor(e, t, n = i) {
				this.#e = e;
				this.#p = t;
				this.#i = n;
			}
			addWaitingHandler(e) {
				if (this.#d || this.#u) {
					return false;
				}
				const t = this.#m(e);
				const n = t.controller;
				try {
					if (this.#t) {
						e.onRequestStart?.(n, this.#n);
						if (n.aborted) {
							t.done = true;
							return true;
						}
						if (this.#l) {
							e.onResponseStart?.(n, this.#a, this.#o, this.#s);
						}
					} else {
						t.pendingStart = true;
					}
				} catch {
					t.done = true;
					return true;
				}
				if (!n.aborted) {
					this.#r.push(t);
				}
				return true;
			}
			onRequestStart(e, t) {
				this.#f = e;
				if (!this.#t) {
					this.#t = true;
					this.#n = t;
					for (const e of this.#r) {
						if (e.pendingStart && !e.done && !e.controller.aborted) {
							e.pendingStart = false;
							try {
								e.handler.onRequestStart?.(e.controller, t);
							} catch {
								e.done = true;
							}
						}
					}
					this.#v();
				}
				this.#e.onRequestStart?.(e, t);
			}
			onRequestUpgrade(e, t, n, r) {
				this.#e.onRequestUpgrade?.(e, t, n, r);
			}
			onResponseStart(e, t, n, r) {
				this.#l = true;
				this.#a = t;
				this.#o = n;
				this.#s = r;
				this.#e.onResponseStart?.(e, t, n, r);
				for (const e of this.#r) {
					const { handler: i, controller: a } = e;
					if (e.done || a.aborted) {
						e.done = true;
						continue;
					}
					try {
						i.onResponseStart?.(a, t, n, r);
					} catch {}
					if (a.aborted) {
						e.done = true;
					}
				}
				this.#v();
			}
			onResponseData(e, t) {
				if (this.#c || this.#d) {
					return;
				}
				this.#u = true;
				this.#e.onResponseData?.(e, t);
				for (const e of this.#r) {
					const { handler: n, controller: r } = e;
					if (e.done || r.aborted) {
						e.done = true;
						continue;
					}
					if (r.paused) {
						this.#h(e, t);
						continue;
					}
					try {
						n.onResponseData?.(r, t);
					} catch {}
					if (r.aborted) {
						e.done = true;
						e.bufferedChunks = [];
						e.bufferedBytes = 0;
					}
				}
				this.#v();
			}
			onResponseEnd(e, t) {
				if (this.#c || this.#d) {
					return;
				}
				this.#d = true;
				this.#e.onResponseEnd?.(e, t);
				for (const e of this.#r) {
					if (e.done || e.controller.aborted) {
						e.done = true;
						continue;
					}
					this.#g(e);
					if (e.done || e.controller.aborted) {
						e.done = true;
						continue;
					}
					if (e.controller.paused && e.bufferedChunks.length > 0) {
						e.pendingTrailers = t;
						continue;
					}
					try {
						e.handler.onResponseEnd?.(e.controller, t);
					} catch {}
					e.done = true;
				}
				this.#v();
				this.#p?.();
			}
			onResponseError(e, t) {
				if (this.#d) {
					return;
				}
				this.#c = true;
				this.#d = true;
				this.#e.onResponseError?.(e, t);
				for (const e of this.#r) {
					this.#_(e, t);
				}
				this.#r = [];
				this.#p?.();
			}
			#m(e) {
				const t = {
					handler: e,
					controller: null,
					bufferedChunks: [],
					bufferedBytes: 0,
					pendingTrailers: null,
					done: false,
					pendingStart: false
				};
				const n = {
					aborted: false,
					paused: false,
					reason: null
				};
				t.controller = {
					resume: () => {
						if (n.aborted) {
							return;
						}
						n.paused = false;
						this.#g(t);
						if (this.#d && t.pendingTrailers && t.bufferedChunks.length === 0 && !n.paused && !n.aborted) {
							try {
								t.handler.onResponseEnd?.(t.controller, t.pendingTrailers);
							} catch {}
							t.pendingTrailers = null;
							t.done = true;
						}
						this.#v();
					},
					pause: () => {
						if (!n.aborted) {
							n.paused = true;
						}
					},
					get paused() {
						return n.paused;
					},
					get aborted() {
						return n.aborted;
					},
					get reason() {
						return n.reason;
					},
					abort: (e) => {
						n.aborted = true;
						n.reason = e ?? null;
						t.done = true;
						t.pendingTrailers = null;
						t.bufferedChunks = [];
						t.bufferedBytes = 0;
					}
				};
				return t;
			}
			#h(e, t) {
				if (e.done || e.controller.aborted) {
					e.done = true;
					e.bufferedChunks = [];
					e.bufferedBytes = 0;
					return;
				}
				const n = Buffer.from(t);
				e.bufferedChunks.push(n);
				e.bufferedBytes += n.length;
				if (e.bufferedBytes > this.#i) {
					const t = new r(`Deduplicated waiting handler exceeded maxBufferSize (${this.#i} bytes) while paused`);
					this.#_(e, t);
				}
			}
			#g(e) {
				const { handler: t, controller: n } = e;
				while (!e.done && !n.aborted && !n.paused && e.bufferedChunks.length > 0) {
					const r = e.bufferedChunks.shift();
					e.bufferedBytes -= r.length;
					try {
						t.onResponseData?.(n, r);
					} catch {}
					if (n.aborted) {
						e.done = true;
						e.pendingTrailers = null;
						e.bufferedChunks = [];
						e.bufferedBytes = 0;
						break;
					}
				}
			}
			#_(e, t) {
				if (e.done) {
					return;
				}
				e.done = true;
				e.pendingTrailers = null;
				e.bufferedChunks = [];
				e.bufferedBytes = 0;
				try {
					e.controller.abort(t);
					e.handler.onResponseError?.(e.controller, t);
				} catch {}
			}
			#v() {
				this.#r = this.#r.filter((e) => e.done === false);
			}
		}
		e.exports = DeduplicationHandler;
	}),
	86373: (function(e, t, n) {
		"use strict";
		const r = n(3440);
		const { kBodyUsed: i, kRedirectCacheControl: a } = n(36443);
		const o = n(34589);
		const { InvalidArgumentError: s } = n(68707);
		const c = n(78474);
		const l = [
			300,
			301,
			302,
			303,
			307,
			308
		];
		const u = Symbol("body");
		const noop = () => {};
		class BodyAsyncIterable {
			constructor(e) {
				this[u] = e;
				this[i] = false;
			}
			async *[Symbol.asyncIterator]() {
				o(!this[i], "disturbed");
				this[i] = true;
				yield* this[u];
			}
		}
		class RedirectHandler {
			static buildDispatch(e, t) {
				if (t != null && (!Number.isInteger(t) || t < 0)) {
					throw new s("maxRedirections must be a positive number");
				}
				const n = e.dispatch.bind(e);
				return (e, r) => n(e, new RedirectHandler(n, t, e, r));
			}
			constructor(e, t, n, l) {
				if (t != null && (!Number.isInteger(t) || t < 0)) {
					throw new s("maxRedirections must be a positive number");
				}
				this.dispatch = e;
				this.location = null;
				const { maxRedirections: u, ...d } = n;
				this.opts = d;
				this.maxRedirections = t;
				this.handler = l;
				this.history = [];
				Object.defineProperty(this.history, a, {
					value: [],
					enumerable: false
				});
				if (r.isStream(this.opts.body)) {
					if (r.bodyLength(this.opts.body) === 0) {
						this.opts.body.on("data", function() {
							o(false);
						});
					}
					if (typeof this.opts.body.readableDidRead !== "boolean") {
						this.opts.body[i] = false;
						c.prototype.on.call(this.opts.body, "data", function() {
							this[i] = true;
						});
					}
				} else if (this.opts.body && typeof this.opts.body.pipeTo === "function") {
					this.opts.body = new BodyAsyncIterable(this.opts.body);
				} else if (this.opts.body && typeof this.opts.body !== "string" && !ArrayBuffer.isView(this.opts.body) && r.isIterable(this.opts.body) && !r.isFormDataLike(this.opts.body)) {
					this.opts.body = new BodyAsyncIterable(this.opts.body);
				}
			}
			onRequestStart(e, t) {
				this.handler.onRequestStart?.(e, {
					...t,
					history: this.history
				});
			}
			onRequestUpgrade(e, t, n, r) {
				this.handler.onRequestUpgrade?.(e, t, n, r);
			}
			onResponseStart(e, t, n, i) {
				if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
					throw new Error("max redirects");
				}
				if ((t === 301 || t === 302) && this.opts.method === "POST") {
					this.opts.method = "GET";
					if (r.isStream(this.opts.body)) {
						r.destroy(this.opts.body.on("error", noop));
					}
					this.opts.body = null;
				}
				if (t === 303 && this.opts.method !== "HEAD") {
					this.opts.method = "GET";
					if (r.isStream(this.opts.body)) {
						r.destroy(this.opts.body.on("error", noop));
					}
					this.opts.body = null;
				}
				this.location = this.history.length >= this.maxRedirections || r.isDisturbed(this.opts.body) || l.indexOf(t) === -1 ? null : n.location;
				if (this.opts.origin) {
					this.history.push(new URL(this.opts.path, this.opts.origin));
				}
				if (!this.location) {
					this.handler.onResponseStart?.(e, t, n, i);
					return;
				}
				this.history[a].push({
					statusCode: t,
					headers: { ...n },
					receivedAt: Date.now()
				});
				const { origin: o, pathname: c, search: u } = r.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin)));
				const d = u ? `${c}${u}` : c;
				const f = `${o}${d}`;
				for (const e of this.history) {
					if (e.toString() === f) {
						throw new s(`Redirect loop detected. Cannot redirect to ${o}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);
					}
				}
				this.opts.headers = cleanRequestHeaders(this.opts.headers, t === 303, this.opts.origin !== o);
				this.opts.path = d;
				this.opts.origin = o;
				this.opts.query = null;
			}
			onResponseData(e, t) {
				if (this.location) {} else {
					this.handler.onResponseData?.(e, t);
				}
			}
			onResponseEnd(e, t) {
				if (this.location) {
					this.dispatch(this.opts, this);
				} else {
					this.handler.onResponseEnd(e, t);
				}
			}
			onResponseError(e, t) {
				this.handler.onResponseError?.(e, t);
			}
		}
		function shouldRemoveHeader(e, t, n) {
			if (e.length === 4) {
				return r.headerNameToString(e) === "host";
			}
			if (t && r.headerNameToString(e).startsWith("content-")) {
				return true;
			}
			if (n && (e.length === 13 || e.length === 6 || e.length === 19)) {
				const t = r.headerNameToString(e);
				return t === "authorization" || t === "cookie" || t === "proxy-authorization";
			}
			return false;
		}
		function cleanRequestHeaders(e, t, n) {
			const i = [];
			if (Array.isArray(e)) {
				if (e.length > 0 && Array.isArray(e[0])) {
					for (const [r, a] of e) {
						if (!shouldRemoveHeader(r, t, n)) {
							i.push(r, a);
						}
					}
				} else {
					for (let r = 0; r < e.length; r += 2) {
						if (!shouldRemoveHeader(e[r], t, n)) {
							i.push(e[r], e[r + 1]);
						}
					}
				}
			} else if (e && typeof e === "object") {
				const a = r.hasSafeIterator(e) ? e : Object.entries(e);
				for (const [e, r] of a) {
					if (!shouldRemoveHeader(e, t, n)) {
						i.push(e, r);
					}
				}
			} else {
				o(e == null, "headers must be an object or an array");
			}
			return i;
		}
		e.exports = RedirectHandler;
	}),
	17816: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { kRetryHandlerDefaultRetry: i } = n(36443);
		const { RequestRetryError: a } = n(68707);
		const o = n(99510);
		const { isDisturbed: s, parseRangeHeader: c, wrapRequestBody: l } = n(3440);
		function calculateRetryAfterHeader(e) {
			const t = new Date(e).getTime();
			return isNaN(t) ? 0 : t - Date.now();
		}
		function validatePartialResponseContentLength(e, t, n, r) {
			const i = e["content-length"];
			if (i == null) {
				return;
			}
			if (!Number.isFinite(t.start) || !Number.isFinite(t.end)) {
				return;
			}
			const o = Number(i);
			const s = t.end - t.start + 1;
			if (!Number.isFinite(o) || o !== s) {
				throw new a("Content-Length mismatch", n, {
					headers: e,
					data: { count: r }
				});
			}
		}
		class RetryController {
			#e = false;
			#t = null;
			set target(e) {
				this.#t = e;
				if (this.#e) {
					e?.pause();
				}
			}
			get target() {
				return this.#t;
			}
			pause() {
				this.#e = true;
				this.#t?.pause();
			}
			resume() {
				this.#e = false;
				this.#t?.resume();
			}
			abort(e) {
				this.#t?.abort(e);
			}
			get paused() {
				return this.#e || (this.#t?.paused ?? false);
			}
			get aborted() {
				return this.#t?.aborted ?? false;
			}
			get reason() {
				return this.#t?.reason ?? null;
			}
			get rawHeaders() {
				return this.#t?.rawHeaders ?? null;
			}
			set rawHeaders(e) {
				if (this.#t) {
					this.#t.rawHeaders = e;
				}
			}
			get rawTrailers() {
				return this.#t?.rawTrailers ?? null;
			}
			set rawTrailers(e) {
				if (this.#t) {
					this.#t.rawTrailers = e;
				}
			}
		}
		class RetryHandler {
			constructor(e, { dispatch: t, handler: n }) {
				const { retryOptions: r, ...a } = e;
				const { retry: s, maxRetries: c, maxTimeout: u, minTimeout: d, timeoutFactor: f, methods: p, errorCodes: m, retryAfter: h, statusCodes: g, throwOnError: _ } = r ?? {};
				this.error = null;
				this.dispatch = t;
				this.handler = o.wrap(n);
				this.opts = {
					...a,
					body: l(e.body)
				};
				this.retryOpts = {
					throwOnError: _ ?? true,
					retry: s ?? RetryHandler[i],
					retryAfter: h ?? true,
					maxTimeout: u ?? 30 * 1e3,
					minTimeout: d ?? 500,
					timeoutFactor: f ?? 2,
					maxRetries: c ?? 5,
					methods: p ?? [
						"GET",
						"HEAD",
						"OPTIONS",
						"PUT",
						"DELETE",
						"TRACE"
					],
					statusCodes: g ?? [
						500,
						502,
						503,
						504,
						429
					],
					errorCodes: m ?? [
						"ECONNRESET",
						"ECONNREFUSED",
						"ENOTFOUND",
						"ENETDOWN",
						"ENETUNREACH",
						"EHOSTDOWN",
						"EHOSTUNREACH",
						"EPIPE",
						"UND_ERR_SOCKET"
					]
				};
				this.retryCount = 0;
				this.retryCountCheckpoint = 0;
				this.headersSent = false;
				this.start = 0;
				this.end = null;
				this.etag = null;
				this.controllerProxy = new RetryController();
			}
			onResponseStartWithRetry(e, t, n, r, i) {
				if (this.retryOpts.throwOnError) {
					if (this.retryOpts.statusCodes.includes(t) === false) {
						if (this.headersSent) {
							this.handler.onResponseError?.(this.controllerProxy, i);
						} else {
							this.headersSent = true;
							this.checkpointResponseEnd(n);
							this.handler.onResponseStart?.(this.controllerProxy, t, n, r);
						}
					} else {
						this.error = i;
					}
					return;
				}
				if (s(this.opts.body)) {
					this.headersSent = true;
					this.checkpointResponseEnd(n);
					this.handler.onResponseStart?.(this.controllerProxy, t, n, r);
					return;
				}
				function shouldRetry(a) {
					if (a) {
						if (this.headersSent) {
							this.handler.onResponseError?.(this.controllerProxy, a);
						} else {
							this.headersSent = true;
							this.checkpointResponseEnd(n);
							this.handler.onResponseStart?.(this.controllerProxy, t, n, r);
						}
						e.resume();
						return;
					}
					this.error = i;
					e.resume();
				}
				e.pause();
				this.retryOpts.retry(i, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, shouldRetry.bind(this));
			}
			checkpointResponseEnd(e) {
				if (this.end == null && this.opts.method !== "HEAD") {
					const t = e["content-length"];
					this.end = t != null ? Number(t) - 1 : null;
					r(this.end == null || Number.isFinite(this.end), "invalid content-length");
					this.resume = this.end != null;
				}
			}
			onRequestStart(e, t) {
				this.controllerProxy.target = e;
				if (!this.headersSent) {
					this.handler.onRequestStart?.(this.controllerProxy, t);
				}
			}
			onRequestUpgrade(e, t, n, r) {
				this.handler.onRequestUpgrade?.(this.controllerProxy, t, n, r);
			}
			static [i](e, { state: t, opts: n }, r) {
				const { statusCode: i, code: a, headers: o } = e;
				const { method: s, retryOptions: c } = n;
				const { maxRetries: l, minTimeout: u, maxTimeout: d, timeoutFactor: f, statusCodes: p, errorCodes: m, methods: h } = c;
				const { counter: g } = t;
				if (a && a !== "UND_ERR_REQ_RETRY" && !m.includes(a)) {
					r(e);
					return;
				}
				if (Array.isArray(h) && !h.includes(s)) {
					r(e);
					return;
				}
				if (i != null && Array.isArray(p) && !p.includes(i)) {
					r(e);
					return;
				}
				if (g > l) {
					r(e);
					return;
				}
				let _ = o?.["retry-after"];
				if (_) {
					_ = Number(_);
					_ = Number.isNaN(_) ? calculateRetryAfterHeader(o["retry-after"]) : _ * 1e3;
				}
				const v = _ > 0 ? Math.min(_, d) : Math.min(u * f ** (g - 1), d);
				setTimeout(() => r(null), v);
			}
			onResponseStart(e, t, n, i) {
				this.error = null;
				this.retryCount += 1;
				if (t >= 300) {
					const r = new a("Request failed", t, {
						headers: n,
						data: { count: this.retryCount }
					});
					this.onResponseStartWithRetry(e, t, n, i, r);
					return;
				}
				if (this.headersSent) {
					if (t !== 206 && (this.start > 0 || t !== 200)) {
						throw new a("server does not support the range header and the payload was partially consumed", t, {
							headers: n,
							data: { count: this.retryCount }
						});
					}
					const e = c(n["content-range"]);
					if (!e) {
						throw new a("Content-Range mismatch", t, {
							headers: n,
							data: { count: this.retryCount }
						});
					}
					if (this.etag != null && this.etag !== n.etag) {
						throw new a("ETag mismatch", t, {
							headers: n,
							data: { count: this.retryCount }
						});
					}
					validatePartialResponseContentLength(n, e, t, this.retryCount);
					const { start: r, size: i, end: o = i ? i - 1 : null } = e;
					if (this.start !== r || this.end != null && this.end !== o) {
						throw new a("Content-Range mismatch", t, {
							headers: n,
							data: { count: this.retryCount }
						});
					}
					return;
				}
				if (this.end == null) {
					if (t === 206) {
						const e = c(n["content-range"]);
						if (e == null) {
							this.headersSent = true;
							this.handler.onResponseStart?.(this.controllerProxy, t, n, i);
							return;
						}
						validatePartialResponseContentLength(n, e, t, this.retryCount);
						const { start: a, size: o, end: s = o ? o - 1 : null } = e;
						r(a != null && Number.isFinite(a), "content-range mismatch");
						r(s != null && Number.isFinite(s), "invalid content-length");
						this.start = a;
						this.end = s;
					}
					if (this.end == null) {
						const e = n["content-length"];
						this.end = e != null ? Number(e) - 1 : null;
					}
					r(Number.isFinite(this.start));
					r(this.end == null || Number.isFinite(this.end), "invalid content-length");
					this.resume = true;
					this.etag = n.etag != null ? n.etag : null;
					if (this.etag != null && this.etag[0] === "W" && this.etag[1] === "/") {
						this.etag = null;
					}
					this.headersSent = true;
					this.handler.onResponseStart?.(this.controllerProxy, t, n, i);
				} else {
					throw new a("Request failed", t, {
						headers: n,
						data: { count: this.retryCount }
					});
				}
			}
			onResponseData(e, t) {
				if (this.error) {
					return;
				}
				this.start += t.length;
				this.handler.onResponseData?.(this.controllerProxy, t);
			}
			onResponseEnd(e, t) {
				if (this.error && this.retryOpts.throwOnError) {
					throw this.error;
				}
				if (!this.error) {
					this.retryCount = 0;
					return this.handler.onResponseEnd?.(this.controllerProxy, t);
				}
				this.retry();
			}
			retry() {
				if (this.start !== 0) {
					const e = { range: `bytes=${this.start}-${this.end ?? ""}` };
					if (this.etag != null) {
						e["if-match"] = this.etag;
					}
					this.opts = {
						...this.opts,
						headers: {
							...this.opts.headers,
							...e
						}
					};
				}
				try {
					this.retryCountCheckpoint = this.retryCount;
					this.dispatch(this.opts, this);
				} catch (e) {
					this.handler.onResponseError?.(this.controllerProxy, e);
				}
			}
			onResponseError(e, t) {
				if (e?.aborted || s(this.opts.body) || this.headersSent && !this.resume) {
					this.handler.onResponseError?.(this.controllerProxy, t);
					return;
				}
				function shouldRetry(e) {
					if (!e) {
						this.retry();
						return;
					}
					this.handler?.onResponseError?.(this.controllerProxy, e);
				}
				if (this.retryCount - this.retryCountCheckpoint > 0) {
					this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint);
				} else {
					this.retryCount += 1;
				}
				this.retryOpts.retry(t, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, shouldRetry.bind(this));
			}
		}
		e.exports = RetryHandler;
	}),
	75542: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { Readable: i } = n(57075);
		const a = n(3440);
		const o = n(39976);
		const s = n(74889);
		const c = n(17133);
		const { assertCacheStore: l, assertCacheMethods: u, makeCacheKey: d, normalizeHeaders: f, parseCacheControlHeader: p, isInvalidOrWildcardVaryHeader: m, parseVaryHeader: h, isEtagUsable: g } = n(47659);
		const { AbortError: _ } = n(68707);
		const { parseHttpDate: v } = n(25453);
		function assertCacheOrigins(e, t) {
			if (e === undefined) return;
			if (!Array.isArray(e)) {
				throw new TypeError(`expected ${t} to be an array or undefined, got ${typeof e}`);
			}
			for (let n = 0; n < e.length; n++) {
				const r = e[n];
				if (typeof r !== "string" && !(r instanceof RegExp)) {
					throw new TypeError(`expected ${t}[${n}] to be a string or RegExp, got ${typeof r}`);
				}
			}
		}
		const nop = () => {};
		function trimOWS(e) {
			return e.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(e, t) {
			for (let n = 0; n < e.length; n++) {
				if (e[n] === t) {
					return true;
				}
			}
			return false;
		}
		function hasPragmaNoCache(e) {
			const t = e?.pragma;
			if (!t) {
				return false;
			}
			const n = Array.isArray(t) ? t : [t];
			for (let e = 0; e < n.length; e++) {
				const t = n[e];
				if (typeof t !== "string") {
					continue;
				}
				const r = t.split(",");
				for (let e = 0; e < r.length; e++) {
					if (trimOWS(r[e]).toLowerCase() === "no-cache") {
						return true;
					}
				}
			}
			return false;
		}
		function needsRevalidation(e, t, { headers: n = {} }) {
			if (t?.["no-cache"]) {
				return true;
			}
			if (e.cacheControlDirectives?.["no-cache"] && !Array.isArray(e.cacheControlDirectives["no-cache"])) {
				return true;
			}
			if (n["if-modified-since"] || n["if-none-match"]) {
				return true;
			}
			return false;
		}
		function staleResponseRequiresRevalidation(e, t) {
			return e.cacheControlDirectives?.["must-revalidate"] === true || t === "shared" && (e.cacheControlDirectives?.["proxy-revalidate"] === true || e.cacheControlDirectives?.["s-maxage"] !== undefined);
		}
		function revalidationResponseDisallowsCachedReuse(e, t) {
			if (t.vary && m(t.vary) || e === "shared" && Object.hasOwn(t, "set-cookie")) {
				return true;
			}
			const n = t["cache-control"];
			if (!n) {
				return false;
			}
			const r = p(n);
			return r["no-store"] === true || e === "shared" && r.private === true;
		}
		function revalidationResponseUpdatesCacheControl(e) {
			return e["cache-control"] !== undefined;
		}
		function revalidationResponseAddsVary(e, t) {
			if (!t) {
				return false;
			}
			for (const n in t) {
				if (e.vary == null || !Object.hasOwn(e.vary, n)) {
					return true;
				}
			}
			return false;
		}
		function deleteCachedValue(e, t) {
			try {
				e.delete(t)?.catch?.(nop);
			} catch {}
		}
		function getUsableLastModified(e) {
			const t = e?.["last-modified"];
			if (typeof t === "string" && v(t)) {
				return t;
			}
		}
		function makeRevalidationHeaders(e, t) {
			const n = {
				...e.headers,
				"if-modified-since": getUsableLastModified(t.headers) ?? new Date(t.cachedAt).toUTCString()
			};
			if (t.etag) {
				n["if-none-match"] = t.etag;
			}
			if (t.vary) {
				for (const e in t.vary) {
					if (t.vary[e] != null) {
						n[e] = t.vary[e];
					}
				}
			}
			return n;
		}
		function revalidationTargetMatchesCacheKey(e, t) {
			const n = t?.history;
			if (!Array.isArray(n) || n.length === 0) {
				return true;
			}
			try {
				const t = new URL(e.path, e.origin);
				const r = n[n.length - 1];
				return r.origin === t.origin && r.pathname === t.pathname && r.search === t.search;
			} catch {
				return false;
			}
		}
		function revalidationEtagMatchesCachedValue(e, t) {
			if (!Object.hasOwn(t, "etag")) {
				return true;
			}
			const n = t.etag;
			const r = e.etag;
			if (typeof n !== "string" || typeof r !== "string" || !g(n) || !g(r)) {
				return false;
			}
			if (!n.startsWith("W/")) {
				return n === r;
			}
			const i = r.startsWith("W/") ? r.slice(2) : r;
			return n.slice(2) === i;
		}
		function isStale(e, t, n) {
			const r = Date.now();
			if (r > e.staleAt) {
				if (!staleResponseRequiresRevalidation(e, n) && t?.["max-stale"]) {
					const n = e.staleAt + t["max-stale"] * 1e3;
					return r > n;
				}
				return true;
			}
			if (t?.["min-fresh"]) {
				const n = e.staleAt - r;
				const i = t["min-fresh"] * 1e3;
				return n <= i;
			}
			return false;
		}
		function withinStaleWhileRevalidateWindow(e, t) {
			const n = e.cacheControlDirectives?.["stale-while-revalidate"];
			if (!n || staleResponseRequiresRevalidation(e, t)) {
				return false;
			}
			const r = Date.now();
			const i = e.staleAt + n * 1e3;
			return r <= i;
		}
		function handleUncachedResponse(e, t, n, r, i, a) {
			if (a?.["only-if-cached"]) {
				let e = false;
				try {
					if (typeof r.onConnect === "function") {
						r.onConnect(() => {
							e = true;
						});
						if (e) {
							return;
						}
					}
					if (typeof r.onHeaders === "function") {
						r.onHeaders(504, [], nop, "Gateway Timeout");
						if (e) {
							return;
						}
					}
					if (typeof r.onComplete === "function") {
						r.onComplete([]);
					}
				} catch (e) {
					if (typeof r.onError === "function") {
						r.onError(e);
					}
				}
				return true;
			}
			return e(i, new o(t, n, r));
		}
		function sendCachedValue(e, t, n, o, s, c) {
			const l = a.isStream(n.body) ? n.body : i.from(n.body ?? []);
			r(!l.destroyed, "stream should not be destroyed");
			r(!l.readableDidRead, "stream should not be readableDidRead");
			const u = {
				resume() {
					l.resume();
				},
				pause() {
					l.pause();
				},
				get paused() {
					return l.isPaused();
				},
				get aborted() {
					return l.destroyed;
				},
				get reason() {
					return l.errored;
				},
				abort(e) {
					l.destroy(e ?? new _());
				}
			};
			l.on("error", function(t) {
				if (!this.readableEnded) {
					e.onResponseError?.(u, t);
				}
			}).on("close", function() {
				if (!this.errored) {
					try {
						e.onResponseEnd?.(u, {});
					} catch (t) {
						e.onResponseError?.(u, t);
					}
				}
			});
			try {
				e.onRequestStart?.(u, s);
			} catch (e) {
				l.destroy(e);
				return;
			}
			if (l.destroyed) {
				return;
			}
			const d = {
				...n.headers,
				age: String(o)
			};
			if (c) {
				d.warning = "110 - \"response is stale\"";
			}
			u.rawHeaders = a.toRawHeaders(d);
			try {
				e.onResponseStart?.(u, n.statusCode, d, n.statusMessage);
			} catch (e) {
				l.destroy(e);
				return;
			}
			if (t.method === "HEAD") {
				l.destroy();
			} else {
				l.on("data", function(t) {
					try {
						e.onResponseData?.(u, t);
					} catch (e) {
						l.destroy(e);
					}
				});
			}
		}
		function handleResult(e, t, n, r, i, s, l) {
			if (!l) {
				return handleUncachedResponse(e, t, n, r, i, s);
			}
			if (t.type === "shared" && Object.hasOwn(l.headers, "set-cookie")) {
				if (a.isStream(l.body)) {
					l.body.on("error", nop).destroy();
				}
				deleteCachedValue(t.store, n);
				return handleUncachedResponse(e, t, n, r, i, s);
			}
			const u = Date.now();
			if (u > l.deleteAt) {
				return e(i, new o(t, n, r));
			}
			const d = Math.round((u - l.cachedAt) / 1e3);
			const f = s?.["max-age"] !== undefined && d >= s["max-age"];
			const p = f || isStale(l, s, t.type);
			const m = f || needsRevalidation(l, s, i);
			if (p || m) {
				if (a.isStream(i.body) && a.bodyLength(i.body) !== 0) {
					return e(i, new o(t, n, r));
				}
				if (!m && withinStaleWhileRevalidateWindow(l, t.type)) {
					sendCachedValue(r, i, l, d, null, true);
					queueMicrotask(() => {
						const r = makeRevalidationHeaders(i, l);
						e({
							...i,
							headers: r
						}, new o(t, n, {
							onRequestStart() {},
							onRequestUpgrade() {},
							onResponseStart() {},
							onResponseData() {},
							onResponseEnd() {},
							onResponseError() {}
						}));
					});
					return true;
				}
				let f = false;
				if (!staleResponseRequiresRevalidation(l, t.type)) {
					const e = l.cacheControlDirectives["stale-if-error"] ?? s?.["stale-if-error"];
					if (e) {
						f = u < l.staleAt + e * 1e3;
					}
				}
				const g = makeRevalidationHeaders(i, l);
				const refetch = () => {
					if (a.isStream(l.body)) {
						l.body.on("error", nop).destroy();
					}
					deleteCachedValue(t.store, n);
					return e(i, new o(t, n, r));
				};
				return e({
					...i,
					headers: g
				}, new c((e, o, s, c) => {
					if (e) {
						if (s === 304) {
							if (!revalidationTargetMatchesCacheKey(n, o) || !revalidationEtagMatchesCachedValue(l, c) || revalidationResponseDisallowsCachedReuse(t.type, c)) {
								return refetch();
							}
							if (revalidationResponseUpdatesCacheControl(c)) {
								deleteCachedValue(t.store, n);
							} else if (revalidationResponseAddsVary(l, c.vary ? h(c.vary, i.headers) : undefined)) {
								return refetch();
							}
						}
						sendCachedValue(r, i, l, d, o, p);
					} else if (a.isStream(l.body)) {
						l.body.on("error", nop).destroy();
					}
				}, new o(t, n, r), f));
			}
			if (a.isStream(i.body)) {
				i.body.on("error", nop).destroy();
			}
			sendCachedValue(r, i, l, d, null, false);
		}
		e.exports = (e = {}) => {
			const { store: t = new s(), methods: n = ["GET"], cacheByDefault: r = undefined, type: i = "shared", origins: c = undefined } = e;
			if (typeof e !== "object" || e === null) {
				throw new TypeError(`expected type of opts to be an Object, got ${e === null ? "null" : typeof e}`);
			}
			l(t, "opts.store");
			u(n, "opts.methods");
			assertCacheOrigins(c, "opts.origins");
			if (typeof r !== "undefined" && typeof r !== "number") {
				throw new TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof r}`);
			}
			if (typeof i !== "undefined" && i !== "shared" && i !== "private") {
				throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof i}`);
			}
			const m = {
				store: t,
				methods: n,
				cacheByDefault: r,
				type: i
			};
			const h = [];
			for (let e = 0; e < a.safeHTTPMethods.length; e++) {
				const t = a.safeHTTPMethods[e];
				if (!arrayIncludes(n, t)) {
					h.push(t);
				}
			}
			return (e) => {
				return (n, r) => {
					if (!n.origin || arrayIncludes(h, n.method)) {
						return e(n, r);
					}
					if (c !== undefined) {
						const t = n.origin.toString().toLowerCase();
						let i = false;
						for (let e = 0; e < c.length; e++) {
							const n = c[e];
							if (typeof n === "string") {
								if (n.toLowerCase() === t) {
									i = true;
									break;
								}
							} else if (n.test(t)) {
								i = true;
								break;
							}
						}
						if (!i) {
							return e(n, r);
						}
					}
					n = {
						...n,
						headers: f(n)
					};
					const i = n.headers?.["cache-control"] ? p(n.headers["cache-control"]) : hasPragmaNoCache(n.headers) ? { "no-cache": true } : undefined;
					if (i?.["no-store"]) {
						return e(n, r);
					}
					const s = d(n);
					if (!arrayIncludes(a.safeHTTPMethods, n.method)) {
						return e(n, new o(m, s, r));
					}
					const l = t.get(s);
					if (l && typeof l.then === "function") {
						return l.then((t) => handleResult(e, m, s, r, n, i, t)).catch((e) => {
							if (typeof r.onResponseError === "function") {
								r.onResponseError({
									rawHeaders: [],
									rawTrailers: [],
									pause() {},
									resume() {},
									get paused() {
										return false;
									},
									get aborted() {
										return false;
									},
									get reason() {
										return null;
									},
									abort() {}
								}, e);
							} else {
								throw e;
							}
						});
					} else {
						return handleResult(e, m, s, r, n, i, l);
					}
				};
			};
		};
	}),
	40557: (function(e, t, n) {
		"use strict";
		const { createInflate: r, createGunzip: i, createBrotliDecompress: a, createZstdDecompress: o } = n(38522);
		const { pipeline: s, Transform: c } = n(57075);
		const { InvalidArgumentError: l, ResponseExceededMaxSizeError: u } = n(68707);
		const d = n(58155);
		const { runtimeFeatures: f } = n(313);
		class DecompressController {
			#e;
			#t;
			#n;
			#r = false;
			constructor(e, t, n) {
				this.#e = e;
				this.#t = t;
				this.#n = n;
				this.target = null;
			}
			pause() {
				if (this.#r) {
					return;
				}
				this.#r = true;
				this.#e();
			}
			resume() {
				if (!this.#r) {
					return;
				}
				this.#r = false;
				this.#t();
			}
			abort(e) {
				this.target?.abort(e);
				this.#n(e);
			}
			get paused() {
				return this.#r;
			}
			get aborted() {
				return this.target?.aborted ?? false;
			}
			get reason() {
				return this.target?.reason ?? null;
			}
			get rawHeaders() {
				return this.target?.rawHeaders ?? null;
			}
			set rawHeaders(e) {
				if (this.target) {
					this.target.rawHeaders = e;
				}
			}
			get rawTrailers() {
				return this.target?.rawTrailers ?? null;
			}
			set rawTrailers(e) {
				if (this.target) {
					this.target.rawTrailers = e;
				}
			}
		}
		const p = {
			gzip: i,
			"x-gzip": i,
			br: a,
			deflate: r,
			compress: r,
			"x-compress": r,
			...f.has("zstd") ? { zstd: o } : {}
		};
		const m = [204, 304];
		const h = 0;
		function createMaxSizeLimiter(e) {
			let t = 0;
			return new c({ transform(n, r, i) {
				const a = t + n.length;
				if (a > e) {
					i(new u(`Decompressed response size (${a}) exceeded maxSize (${e})`));
					return;
				}
				t = a;
				i(null, n);
			} });
		}
		let g = false;
		class DecompressHandler extends d {
			#e = [];
			#t;
			#n;
			#r;
			#i;
			#a = 0;
			#o = false;
			#s = false;
			#c = false;
			#l = false;
			#u = false;
			#d = false;
			#f = false;
			#p;
			#m;
			constructor(e, { skipStatusCodes: t = m, skipErrorResponses: n = true, maxSize: r = h } = {}) {
				if (!Number.isSafeInteger(r) || r < 0) {
					throw new l("maxSize must be a non-negative integer");
				}
				super(e);
				this.#n = t;
				this.#r = n;
				this.#i = r;
				this.#m = new DecompressController(() => this.#h(), () => this.#g(), (e) => {
					if (this.#s && !this.#o) {
						this.onResponseError(this.#m, e);
					}
				});
			}
			#h() {
				this.#_();
			}
			#g() {
				const e = this.#u;
				this.#y();
				if (!e) {
					this.#v();
					this.#b();
				}
			}
			#_() {
				if (!this.#l && !this.#o) {
					this.#l = true;
					this.#m.target?.pause();
				}
			}
			#v() {
				if (this.#l && !this.#m.paused && !this.#c) {
					this.#l = false;
					if (!this.#s) {
						this.#m.target?.resume();
					}
				}
			}
			#y() {
				if (this.#o || this.#m.paused || !this.#p) {
					return;
				}
				if (this.#u) {
					this.#d = true;
					return;
				}
				this.#u = true;
				try {
					do {
						this.#d = false;
						let e;
						while (!this.#o && !this.#m.paused && (e = this.#p.read()) !== null) {
							if (this.#i > 0) {
								const t = this.#a + e.length;
								if (t > this.#i) {
									this.#w(new u(`Decompressed response size (${t}) exceeded maxSize (${this.#i})`));
									return;
								}
								this.#a = t;
							}
							try {
								const t = super.onResponseData(this.#m, e);
								if (t === false && !this.#m.paused) {
									this.#m.pause();
								}
							} catch (e) {
								this.#w(e);
								return;
							}
						}
					} while (this.#d && !this.#o && !this.#m.paused);
				} finally {
					this.#u = false;
				}
				this.#v();
				this.#b();
			}
			#b() {
				if (this.#o || !this.#f || this.#m.paused || this.#u) {
					return;
				}
				this.#k();
				try {
					super.onResponseEnd(this.#m, this.#t);
				} catch (e) {
					this.#w(e);
					return;
				}
				this.#o = true;
			}
			#x() {
				if (this.#o) {
					return;
				}
				this.#f = true;
				this.#y();
				this.#b();
			}
			#S(e, t) {
				if (!e || t < 200) return true;
				if (this.#n.includes(t)) return true;
				if (this.#r && t >= 400) return true;
				return false;
			}
			#C(e) {
				const t = e.split(",");
				const n = 5;
				if (t.length > n) {
					throw new Error(`too many content-encodings in response: ${t.length}, maximum allowed is ${n}`);
				}
				const r = [];
				for (let e = t.length - 1; e >= 0; e--) {
					const n = t[e].trim();
					if (!n) continue;
					if (!p[n]) {
						r.length = 0;
						return r;
					}
					r.push(p[n]());
				}
				if (r.length < 2) {
					return r;
				}
				const i = [];
				for (let e = 0; e < r.length; e++) {
					i.push(r[e]);
					if (e < r.length - 1 && this.#i > 0) {
						i.push(createMaxSizeLimiter(this.#i));
					}
				}
				return i;
			}
			#w(e) {
				if (this.#o) {
					return;
				}
				if (this.#s) {
					this.onResponseError(this.#m, e);
				} else {
					this.#m.abort(e);
				}
			}
			#T(e) {
				this.#p = e;
				e.on("readable", () => this.#y());
				e.on("error", (e) => this.#w(e));
			}
			#E() {
				const e = this.#e[0];
				this.#T(e);
				e.on("end", () => this.#x());
			}
			#D() {
				const e = this.#e[this.#e.length - 1];
				this.#T(e);
				s(this.#e, (e) => {
					if (this.#o) {
						return;
					}
					if (e) {
						this.#w(e);
						return;
					}
					this.#x();
				});
			}
			#O() {
				const e = this.#e[0];
				e.on("drain", () => {
					if (this.#o) {
						return;
					}
					this.#c = false;
					if (!this.#m.paused) {
						this.#y();
						this.#v();
					}
				});
			}
			#k() {
				this.#e.length = 0;
				this.#p = undefined;
			}
			onRequestStart(e, t) {
				this.#m.target = e;
				return super.onRequestStart(this.#m, t);
			}
			onRequestUpgrade(e, t, n, r) {
				return super.onRequestUpgrade(this.#m, t, n, r);
			}
			onResponseStart(e, t, n, r) {
				const i = n["content-encoding"];
				const a = Array.isArray(i) ? i.join(",") : i;
				if (this.#S(a, t)) {
					return super.onResponseStart(this.#m, t, n, r);
				}
				const o = this.#C(a.toLowerCase());
				if (o.length === 0) {
					this.#k();
					return super.onResponseStart(this.#m, t, n, r);
				}
				this.#e = o;
				const { "content-encoding": s, "content-length": c, ...l } = n;
				if (this.#m.rawHeaders) {
					const e = this.#m.rawHeaders;
					if (Array.isArray(e)) {
						const t = [];
						for (let n = 0; n < e.length; n += 2) {
							const r = e[n];
							const i = Buffer.isBuffer(r) ? r.toString("latin1") : `${r}`;
							const a = i.toLowerCase();
							if (a === "content-encoding" || a === "content-length") {
								continue;
							}
							t.push(e[n], e[n + 1]);
						}
						e.splice(0, e.length, ...t);
					} else if (typeof e === "object") {
						for (const t of Object.keys(e)) {
							const n = t.toLowerCase();
							if (n === "content-encoding" || n === "content-length") {
								delete e[t];
							}
						}
					}
				}
				this.#O();
				if (this.#e.length === 1) {
					this.#E();
				} else {
					this.#D();
				}
				return super.onResponseStart(this.#m, t, l, r);
			}
			onResponseData(e, t) {
				if (this.#e.length > 0) {
					if (!this.#e[0].write(t)) {
						this.#c = true;
						this.#_();
					}
					return;
				}
				return super.onResponseData(this.#m, t);
			}
			onResponseEnd(e, t) {
				if (this.#e.length > 0) {
					this.#s = true;
					this.#t = t;
					this.#e[0].end();
					return;
				}
				return super.onResponseEnd(this.#m, t);
			}
			onResponseError(e, t) {
				if (this.#o) {
					return;
				}
				this.#o = true;
				for (const e of this.#e) {
					e.destroy();
				}
				this.#k();
				super.onResponseError(this.#m, t);
			}
		}
		function createDecompressInterceptor(e = {}) {
			if (!g) {
				process.emitWarning("DecompressInterceptor is experimental and subject to change", "ExperimentalWarning");
				g = true;
			}
			return (t) => {
				return (n, r) => {
					const i = new DecompressHandler(r, e);
					return t(n, i);
				};
			};
		}
		e.exports = createDecompressInterceptor;
	}),
	67240: (function(e, t, n) {
		"use strict";
		const r = n(53053);
		const i = n(3440);
		const a = n(53599);
		const { normalizeHeaders: o, makeCacheKey: s, makeDeduplicationKey: c } = n(47659);
		const l = r.channel("undici:request:pending-requests");
		e.exports = (e = {}) => {
			const { methods: t = ["GET"], skipHeaderNames: n = [], excludeHeaderNames: r = [], maxBufferSize: u = 5 * 1024 * 1024 } = e;
			if (typeof e !== "object" || e === null) {
				throw new TypeError(`expected type of opts to be an Object, got ${e === null ? "null" : typeof e}`);
			}
			if (!Array.isArray(t)) {
				throw new TypeError(`expected opts.methods to be an array, got ${typeof t}`);
			}
			for (const e of t) {
				if (!i.safeHTTPMethods.includes(e)) {
					throw new TypeError(`expected opts.methods to only contain safe HTTP methods, got ${e}`);
				}
			}
			if (!Array.isArray(n)) {
				throw new TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof n}`);
			}
			if (!Array.isArray(r)) {
				throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof r}`);
			}
			if (!Number.isFinite(u) || u <= 0) {
				throw new TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${u}`);
			}
			const d = new Set(n.map((e) => e.toLowerCase()));
			const f = new Set(r.map((e) => e.toLowerCase()));
			const p = new Map();
			return (e) => {
				return (n, r) => {
					if (!n.origin || t.includes(n.method) === false) {
						return e(n, r);
					}
					n = {
						...n,
						headers: o(n)
					};
					if (d.size > 0) {
						for (const t of Object.keys(n.headers)) {
							if (d.has(t.toLowerCase())) {
								return e(n, r);
							}
						}
					}
					const i = s(n);
					const m = c(i, f);
					const h = p.get(m);
					if (h) {
						if (h.addWaitingHandler(r)) {
							return true;
						}
						return e(n, r);
					}
					const g = new a(r, () => {
						p.delete(m);
						if (l.hasSubscribers) {
							l.publish({
								size: p.size,
								key: m,
								type: "removed"
							});
						}
					}, u);
					p.set(m, g);
					if (l.hasSubscribers) {
						l.publish({
							size: p.size,
							key: m,
							type: "added"
						});
					}
					return e(n, g);
				};
			};
		};
	}),
	70379: (function(e, t, n) {
		"use strict";
		const { isIP: r } = n(77030);
		const { lookup: i } = n(40610);
		const a = n(58155);
		const { InvalidArgumentError: o, InformationalError: s } = n(68707);
		const c = Math.pow(2, 31) - 1;
		function hasSafeIterator(e) {
			const t = Object.getPrototypeOf(e);
			const n = Object.prototype.hasOwnProperty.call(e, Symbol.iterator);
			return n || t != null && t !== Object.prototype && typeof e[Symbol.iterator] === "function";
		}
		function isHostHeader(e) {
			return typeof e === "string" && e.toLowerCase() === "host";
		}
		function normalizeHeaders(e) {
			if (e == null) {
				return null;
			}
			if (Array.isArray(e)) {
				if (e.length === 0 || !Array.isArray(e[0])) {
					return e;
				}
				const t = [];
				for (const n of e) {
					if (Array.isArray(n) && n.length === 2) {
						t.push(n[0], n[1]);
					} else {
						t.push(n);
					}
				}
				return t;
			}
			if (typeof e === "object" && hasSafeIterator(e)) {
				const t = [];
				for (const n of e) {
					if (Array.isArray(n) && n.length === 2) {
						t.push(n[0], n[1]);
					} else {
						t.push(n);
					}
				}
				return t;
			}
			return e;
		}
		function hasHostHeader(e) {
			if (e == null) {
				return false;
			}
			if (Array.isArray(e)) {
				if (e.length === 0) {
					return false;
				}
				for (let t = 0; t < e.length; t += 2) {
					if (isHostHeader(e[t])) {
						return true;
					}
				}
				return false;
			}
			if (typeof e === "object") {
				for (const t in e) {
					if (isHostHeader(t)) {
						return true;
					}
				}
			}
			return false;
		}
		function withHostHeader(e, t) {
			const n = normalizeHeaders(t);
			if (hasHostHeader(n)) {
				return n;
			}
			if (Array.isArray(n)) {
				return [
					"host",
					e,
					...n
				];
			}
			if (n && typeof n === "object") {
				return {
					host: e,
					...n
				};
			}
			return { host: e };
		}
		class DNSStorage {
			#e = 0;
			#t = new Map();
			constructor(e) {
				this.#e = e.maxItems;
			}
			get size() {
				return this.#t.size;
			}
			get(e) {
				return this.#t.get(e) ?? null;
			}
			set(e, t) {
				this.#t.set(e, t);
			}
			delete(e) {
				this.#t.delete(e);
			}
			full() {
				return this.size >= this.#e;
			}
		}
		class DNSInstance {
			#e = 0;
			#t = 0;
			dualStack = true;
			affinity = null;
			lookup = null;
			pick = null;
			storage = null;
			constructor(e) {
				this.#e = e.maxTTL;
				this.#t = e.maxItems;
				this.dualStack = e.dualStack;
				this.affinity = e.affinity;
				this.lookup = e.lookup ?? this.#n;
				this.pick = e.pick ?? this.#r;
				this.storage = e.storage ?? new DNSStorage(e);
			}
			runLookup(e, t, n) {
				const r = this.storage.get(e.hostname);
				if (r == null && this.storage.full()) {
					n(null, e);
					return;
				}
				const i = {
					affinity: this.affinity,
					dualStack: this.dualStack,
					lookup: this.lookup,
					pick: this.pick,
					...t.dns,
					maxTTL: this.#e,
					maxItems: this.#t
				};
				if (r == null) {
					this.lookup(e, i, (t, r) => {
						if (t || r == null || r.length === 0) {
							n(t ?? new s("No DNS entries found"));
							return;
						}
						this.setRecords(e, r);
						const a = this.storage.get(e.hostname);
						const o = this.pick(e, a, i.affinity);
						let c;
						if (typeof o.port === "number") {
							c = `:${o.port}`;
						} else if (e.port !== "") {
							c = `:${e.port}`;
						} else {
							c = "";
						}
						n(null, new URL(`${e.protocol}//${o.family === 6 ? `[${o.address}]` : o.address}${c}`));
					});
				} else {
					const a = this.pick(e, r, i.affinity);
					if (a == null) {
						this.storage.delete(e.hostname);
						this.runLookup(e, t, n);
						return;
					}
					let o;
					if (typeof a.port === "number") {
						o = `:${a.port}`;
					} else if (e.port !== "") {
						o = `:${e.port}`;
					} else {
						o = "";
					}
					n(null, new URL(`${e.protocol}//${a.family === 6 ? `[${a.address}]` : a.address}${o}`));
				}
			}
			#n(e, t, n) {
				i(e.hostname, {
					all: true,
					family: this.dualStack === false ? this.affinity : 0,
					order: "ipv4first"
				}, (e, t) => {
					if (e) {
						return n(e);
					}
					const r = new Map();
					for (const e of t) {
						r.set(`${e.address}:${e.family}`, e);
					}
					n(null, r.values());
				});
			}
			#r(e, t, n) {
				let r = null;
				const { records: i, offset: a } = t;
				let o;
				if (this.dualStack) {
					if (n == null) {
						if (a == null || a === c) {
							t.offset = 0;
							n = 4;
						} else {
							t.offset++;
							n = (t.offset & 1) === 1 ? 6 : 4;
						}
					}
					if (i[n] != null && i[n].ips.length > 0) {
						o = i[n];
					} else {
						o = i[n === 4 ? 6 : 4];
					}
				} else {
					o = i[n];
				}
				if (o == null || o.ips.length === 0) {
					return r;
				}
				if (o.offset == null || o.offset === c) {
					o.offset = 0;
				} else {
					o.offset++;
				}
				const s = o.offset % o.ips.length;
				r = o.ips[s] ?? null;
				if (r == null) {
					return r;
				}
				if (Date.now() - r.timestamp > r.ttl) {
					o.ips.splice(s, 1);
					return this.pick(e, t, n);
				}
				return r;
			}
			pickFamily(e, t) {
				const n = this.storage.get(e.hostname)?.records;
				if (!n) {
					return null;
				}
				const r = n[t];
				if (!r) {
					return null;
				}
				if (r.offset == null || r.offset === c) {
					r.offset = 0;
				} else {
					r.offset++;
				}
				const i = r.offset % r.ips.length;
				const a = r.ips[i] ?? null;
				if (a == null) {
					return a;
				}
				if (Date.now() - a.timestamp > a.ttl) {
					r.ips.splice(i, 1);
				}
				return a;
			}
			setRecords(e, t) {
				const n = Date.now();
				const r = { records: {
					4: null,
					6: null
				} };
				let i = this.#e;
				for (const e of t) {
					e.timestamp = n;
					if (typeof e.ttl === "number") {
						e.ttl = Math.min(e.ttl, this.#e);
						i = Math.min(i, e.ttl);
					} else {
						e.ttl = this.#e;
					}
					const t = r.records[e.family] ?? { ips: [] };
					t.ips.push(e);
					r.records[e.family] = t;
				}
				this.storage.set(e.hostname, r, { ttl: i });
			}
			deleteRecords(e) {
				this.storage.delete(e.hostname);
			}
			getHandler(e, t) {
				return new DNSDispatchHandler(this, e, t);
			}
		}
		class DNSDispatchHandler extends a {
			#e = null;
			#t = null;
			#n = null;
			#r = null;
			#i = null;
			#a = null;
			#o = true;
			constructor(e, { origin: t, handler: n, dispatch: r, newOrigin: i }, a) {
				super(n);
				this.#r = t;
				this.#a = i;
				this.#t = { ...a };
				this.#e = e;
				this.#n = r;
			}
			onResponseError(e, t) {
				switch (t.code) {
					case "ETIMEDOUT":
					case "ECONNREFUSED": {
						if (this.#e.dualStack) {
							if (!this.#o) {
								super.onResponseError(e, t);
								return;
							}
							this.#o = false;
							const n = this.#a.hostname[0] === "[" ? 4 : 6;
							const r = this.#e.pickFamily(this.#r, n);
							if (r == null) {
								super.onResponseError(e, t);
								return;
							}
							let i;
							if (typeof r.port === "number") {
								i = `:${r.port}`;
							} else if (this.#r.port !== "") {
								i = `:${this.#r.port}`;
							} else {
								i = "";
							}
							const a = {
								...this.#t,
								origin: `${this.#r.protocol}//${r.family === 6 ? `[${r.address}]` : r.address}${i}`,
								headers: withHostHeader(this.#r.host, this.#t.headers)
							};
							this.#n(a, this);
							return;
						}
						super.onResponseError(e, t);
						break;
					}
					case "ENOTFOUND":
						this.#e.deleteRecords(this.#r);
						super.onResponseError(e, t);
						break;
					default:
						super.onResponseError(e, t);
						break;
				}
			}
		}
		e.exports = (e) => {
			if (e?.maxTTL != null && (typeof e?.maxTTL !== "number" || e?.maxTTL < 0)) {
				throw new o("Invalid maxTTL. Must be a positive number");
			}
			if (e?.maxItems != null && (typeof e?.maxItems !== "number" || e?.maxItems < 1)) {
				throw new o("Invalid maxItems. Must be a positive number and greater than zero");
			}
			if (e?.affinity != null && e?.affinity !== 4 && e?.affinity !== 6) {
				throw new o("Invalid affinity. Must be either 4 or 6");
			}
			if (e?.dualStack != null && typeof e?.dualStack !== "boolean") {
				throw new o("Invalid dualStack. Must be a boolean");
			}
			if (e?.lookup != null && typeof e?.lookup !== "function") {
				throw new o("Invalid lookup. Must be a function");
			}
			if (e?.pick != null && typeof e?.pick !== "function") {
				throw new o("Invalid pick. Must be a function");
			}
			if (e?.storage != null && (typeof e?.storage?.get !== "function" || typeof e?.storage?.set !== "function" || typeof e?.storage?.full !== "function" || typeof e?.storage?.delete !== "function")) {
				throw new o("Invalid storage. Must be a object with methods: { get, set, full, delete }");
			}
			const t = e?.dualStack ?? true;
			let n;
			if (t) {
				n = e?.affinity ?? null;
			} else {
				n = e?.affinity ?? 4;
			}
			const i = {
				maxTTL: e?.maxTTL ?? 1e4,
				lookup: e?.lookup ?? null,
				pick: e?.pick ?? null,
				dualStack: t,
				affinity: n,
				maxItems: e?.maxItems ?? Infinity,
				storage: e?.storage
			};
			const a = new DNSInstance(i);
			return (e) => {
				return function dnsInterceptor(t, n) {
					const i = t.origin.constructor === URL ? t.origin : new URL(t.origin);
					if (r(i.hostname) !== 0) {
						return e(t, n);
					}
					a.runLookup(i, t, (r, o) => {
						if (r) {
							return n.onResponseError(null, r);
						}
						const s = {
							...t,
							servername: i.hostname,
							origin: o.origin,
							headers: withHostHeader(i.host, t.headers)
						};
						e(s, a.getHandler({
							origin: i,
							dispatch: e,
							handler: n,
							newOrigin: o
						}, t));
					});
					return true;
				};
			};
		};
	}),
	88060: (function(e, t, n) {
		"use strict";
		const { InvalidArgumentError: r, RequestAbortedError: i } = n(68707);
		const a = n(58155);
		class DumpHandler extends a {
			#e = 1024 * 1024;
			#t = false;
			#n = 0;
			aborted = false;
			reason = false;
			constructor({ maxSize: e, signal: t }, n) {
				if (e != null && (!Number.isFinite(e) || e < 1)) {
					throw new r("maxSize must be a number greater than 0");
				}
				super(n);
				this.#e = e ?? this.#e;
			}
			#r(e) {
				this.aborted = true;
				this.reason = e;
			}
			onRequestStart(e, t) {
				e.abort = this.#r.bind(this);
				return super.onRequestStart(e, t);
			}
			onResponseStart(e, t, n, r) {
				const a = n["content-length"];
				if (a != null && a > this.#e) {
					throw new i(`Response size (${a}) larger than maxSize (${this.#e})`);
				}
				if (this.aborted === true) {
					return true;
				}
				return super.onResponseStart(e, t, n, r);
			}
			onResponseError(e, t) {
				super.onResponseError(e, this.aborted === true ? this.reason : t);
			}
			onResponseData(e, t) {
				this.#n = this.#n + t.length;
				if (this.#n > this.#e) {
					throw new i(`Response size (${this.#n}) larger than maxSize (${this.#e})`);
				}
				if (this.#n === this.#e) {
					this.#t = true;
				}
				return true;
			}
			onResponseEnd(e, t) {
				if (this.aborted === true) {
					super.onResponseError(e, this.reason);
					return;
				}
				super.onResponseEnd(e, this.#t ? {} : t);
			}
		}
		function createDumpInterceptor({ maxSize: e } = { maxSize: 1024 * 1024 }) {
			return (t) => {
				return function Intercept(n, r) {
					const { dumpMaxSize: i = e } = n;
					const a = new DumpHandler({
						maxSize: i,
						signal: n.signal
					}, r);
					return t(n, a);
				};
			};
		}
		e.exports = createDumpInterceptor;
	}),
	21514: (function(e, t, n) {
		"use strict";
		const r = n(86373);
		function createRedirectInterceptor({ maxRedirections: e } = {}) {
			return (t) => {
				return function Intercept(n, i) {
					const { maxRedirections: a = e, ...o } = n;
					if (a == null || a === 0) {
						return t(n, i);
					}
					const s = { ...o };
					const c = new r(t, a, s, i);
					return t(s, c);
				};
			};
		}
		e.exports = createRedirectInterceptor;
	}),
	8918: (function(e, t, n) {
		"use strict";
		const r = n(58155);
		const { ResponseError: i } = n(68707);
		class ResponseErrorHandler extends r {
			#e;
			#t;
			#n;
			#r;
			#i;
			constructor(e, { handler: t }) {
				super(t);
			}
			#a(e) {
				return (this.#t ?? "").indexOf(e) === 0;
			}
			onRequestStart(e, t) {
				this.#e = 0;
				this.#t = null;
				this.#n = null;
				this.#r = null;
				this.#i = "";
				return super.onRequestStart(e, t);
			}
			onResponseStart(e, t, n, r) {
				this.#e = t;
				this.#r = n;
				this.#t = n["content-type"];
				if (this.#e < 400) {
					return super.onResponseStart(e, t, n, r);
				}
				if (this.#a("application/json") || this.#a("text/plain")) {
					this.#n = new TextDecoder("utf-8");
				}
			}
			onResponseData(e, t) {
				if (this.#e < 400) {
					return super.onResponseData(e, t);
				}
				this.#i += this.#n?.decode(t, { stream: true }) ?? "";
			}
			onResponseEnd(e, t) {
				if (this.#e >= 400) {
					this.#i += this.#n?.decode(undefined, { stream: false }) ?? "";
					if (this.#a("application/json")) {
						try {
							this.#i = JSON.parse(this.#i);
						} catch {}
					}
					let t;
					const n = Error.stackTraceLimit;
					Error.stackTraceLimit = 0;
					try {
						t = new i("Response Error", this.#e, {
							body: this.#i,
							headers: this.#r
						});
					} finally {
						Error.stackTraceLimit = n;
					}
					super.onResponseError(e, t);
				} else {
					super.onResponseEnd(e, t);
				}
			}
			onResponseError(e, t) {
				super.onResponseError(e, t);
			}
		}
		e.exports = () => {
			return (e) => {
				return function Intercept(t, n) {
					return e(t, new ResponseErrorHandler(t, { handler: n }));
				};
			};
		};
	}),
	92026: (function(e, t, n) {
		"use strict";
		const r = n(17816);
		e.exports = (e) => {
			return (t) => {
				return function retryInterceptor(n, i) {
					return t(n, new r({
						...n,
						retryOptions: {
							...e,
							...n.retryOptions
						}
					}, {
						handler: i,
						dispatch: t
					}));
				};
			};
		};
	}),
	47501: (function(e, t, n) {
		"use strict";
		const { kClients: r } = n(36443);
		const i = n(57405);
		const { kAgent: a, kMockAgentSet: o, kMockAgentGet: s, kDispatches: c, kIsMockActive: l, kNetConnect: u, kGetNetConnect: d, kOptions: f, kFactory: p, kMockAgentRegisterCallHistory: m, kMockAgentIsCallHistoryEnabled: h, kMockAgentAddCallHistoryLog: g, kMockAgentMockCallHistoryInstance: _, kMockAgentAcceptsNonStandardSearchParameters: v, kMockCallHistoryAddLog: y, kIgnoreTrailingSlash: b } = n(91117);
		const x = n(47365);
		const S = n(94004);
		const { matchValue: C, normalizeSearchParams: w, buildAndValidateMockOptions: T, normalizeOrigin: E } = n(53397);
		const { InvalidArgumentError: D, UndiciError: O } = n(68707);
		const k = n(30883);
		const A = n(56142);
		const { MockCallHistory: j } = n(30431);
		class MockAgent extends k {
			constructor(e = {}) {
				super(e);
				const t = T(e);
				this[u] = true;
				this[l] = true;
				this[h] = t.enableCallHistory ?? false;
				this[v] = t.acceptNonStandardSearchParameters ?? false;
				this[b] = t.ignoreTrailingSlash ?? false;
				if (e?.agent && typeof e.agent.dispatch !== "function") {
					throw new D("Argument opts.agent must implement Agent");
				}
				const n = e?.agent ? e.agent : new i(e);
				this[a] = n;
				this[r] = n[r];
				this[f] = t;
				if (this[h]) {
					this[m]();
				}
			}
			get(e) {
				const t = E(e);
				const n = this[b] ? t.replace(/\/$/, "") : t;
				let r = this[s](n);
				if (!r) {
					r = this[p](n);
					this[o](n, r);
				}
				return r;
			}
			dispatch(e, t) {
				e.origin = E(e.origin);
				this.get(e.origin);
				this[g](e);
				const n = this[v];
				const r = { ...e };
				if (n && r.path) {
					const [e, t] = r.path.split("?");
					const i = w(t, n);
					r.path = `${e}?${i}`;
				}
				return this[a].dispatch(r, t);
			}
			async close() {
				this.clearCallHistory();
				await this[a].close();
				this[r].clear();
			}
			deactivate() {
				this[l] = false;
			}
			activate() {
				this[l] = true;
			}
			enableNetConnect(e) {
				if (typeof e === "string" || typeof e === "function" || e instanceof RegExp) {
					if (Array.isArray(this[u])) {
						this[u].push(e);
					} else {
						this[u] = [e];
					}
				} else if (typeof e === "undefined") {
					this[u] = true;
				} else {
					throw new D("Unsupported matcher. Must be one of String|Function|RegExp.");
				}
			}
			disableNetConnect() {
				this[u] = false;
			}
			enableCallHistory() {
				this[h] = true;
				return this;
			}
			disableCallHistory() {
				this[h] = false;
				return this;
			}
			getCallHistory() {
				return this[_];
			}
			clearCallHistory() {
				if (this[_] !== undefined) {
					this[_].clear();
				}
			}
			get isMockActive() {
				return this[l];
			}
			[m]() {
				if (this[_] === undefined) {
					this[_] = new j();
				}
			}
			[g](e) {
				if (this[h]) {
					this[m]();
					this[_][y](e);
				}
			}
			[o](e, t) {
				this[r].set(e, {
					count: 0,
					dispatcher: t
				});
			}
			[p](e) {
				const t = Object.assign({ agent: this }, this[f]);
				return this[f] && this[f].connections === 1 ? new x(e, t) : new S(e, t);
			}
			[s](e) {
				const t = this[r].get(e);
				if (t?.dispatcher) {
					return t.dispatcher;
				}
				if (typeof e !== "string") {
					const t = this[p]("http://localhost:9999");
					this[o](e, t);
					return t;
				}
				for (const [t, n] of Array.from(this[r])) {
					if (n && typeof t !== "string" && C(t, e)) {
						const t = this[p](e);
						this[o](e, t);
						t[c] = n.dispatcher[c];
						return t;
					}
				}
			}
			[d]() {
				return this[u];
			}
			pendingInterceptors() {
				const e = this[r];
				return Array.from(e.entries()).flatMap(([e, t]) => t.dispatcher[c].map((t) => ({
					...t,
					origin: e
				}))).filter(({ pending: e }) => e);
			}
			assertNoPendingInterceptors({ pendingInterceptorsFormatter: e = new A() } = {}) {
				const t = this.pendingInterceptors();
				if (t.length === 0) {
					return;
				}
				throw new O(t.length === 1 ? `1 interceptor is pending:\n\n${e.format(t)}`.trim() : `${t.length} interceptors are pending:\n\n${e.format(t)}`.trim());
			}
		}
		e.exports = MockAgent;
	}),
	30431: (function(e, t, n) {
		"use strict";
		const { kMockCallHistoryAddLog: r } = n(91117);
		const { InvalidArgumentError: i } = n(68707);
		function handleFilterCallsWithOptions(e, t, n, r, a) {
			switch (t.operator) {
				case "OR":
					r.push(...n(e, a));
					return r;
				case "AND": return n(e, r);
				default: throw new i("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");
			}
		}
		function buildAndValidateFilterCallsOptions(e = {}) {
			const t = {};
			if ("operator" in e) {
				if (typeof e.operator !== "string" || e.operator.toUpperCase() !== "OR" && e.operator.toUpperCase() !== "AND") {
					throw new i("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");
				}
				return {
					...t,
					operator: e.operator.toUpperCase()
				};
			}
			return t;
		}
		function makeFilterCalls(e) {
			return (t, n) => {
				if (typeof t === "string" || t == null) {
					return n.filter((n) => {
						return n[e] === t;
					});
				}
				if (t instanceof RegExp) {
					return n.filter((n) => {
						return t.test(n[e]);
					});
				}
				throw new i(`${e} parameter should be one of string, regexp, undefined or null`);
			};
		}
		function computeUrlWithMaybeSearchParameters(e) {
			try {
				const t = new URL(e.path, e.origin);
				if (t.search.length !== 0) {
					return t;
				}
				t.search = new URLSearchParams(e.query).toString();
				return t;
			} catch (e) {
				throw new i("An error occurred when computing MockCallHistoryLog.url", { cause: e });
			}
		}
		class MockCallHistoryLog {
			constructor(e = {}) {
				this.body = e.body;
				this.headers = e.headers;
				this.method = e.method;
				const t = computeUrlWithMaybeSearchParameters(e);
				this.fullUrl = t.toString();
				this.origin = t.origin;
				this.path = t.pathname;
				this.searchParams = Object.fromEntries(t.searchParams);
				this.protocol = t.protocol;
				this.host = t.host;
				this.port = t.port;
				this.hash = t.hash;
			}
			toMap() {
				return new Map([
					["protocol", this.protocol],
					["host", this.host],
					["port", this.port],
					["origin", this.origin],
					["path", this.path],
					["hash", this.hash],
					["searchParams", this.searchParams],
					["fullUrl", this.fullUrl],
					["method", this.method],
					["body", this.body],
					["headers", this.headers]
				]);
			}
			toString() {
				const e = {
					betweenKeyValueSeparator: "->",
					betweenPairSeparator: "|"
				};
				let t = "";
				this.toMap().forEach((n, r) => {
					if (typeof n === "string" || n === undefined || n === null) {
						t = `${t}${r}${e.betweenKeyValueSeparator}${n}${e.betweenPairSeparator}`;
					}
					if (typeof n === "object" && n !== null || Array.isArray(n)) {
						t = `${t}${r}${e.betweenKeyValueSeparator}${JSON.stringify(n)}${e.betweenPairSeparator}`;
					}
				});
				return t.slice(0, -1);
			}
		}
		class MockCallHistory {
			logs = [];
			calls() {
				return this.logs;
			}
			firstCall() {
				return this.logs.at(0);
			}
			lastCall() {
				return this.logs.at(-1);
			}
			nthCall(e) {
				if (typeof e !== "number") {
					throw new i("nthCall must be called with a number");
				}
				if (!Number.isInteger(e)) {
					throw new i("nthCall must be called with an integer");
				}
				if (Math.sign(e) !== 1) {
					throw new i("nthCall must be called with a positive value. use firstCall or lastCall instead");
				}
				return this.logs.at(e - 1);
			}
			filterCalls(e, t) {
				if (this.logs.length === 0) {
					return this.logs;
				}
				if (typeof e === "function") {
					return this.logs.filter(e);
				}
				if (e instanceof RegExp) {
					return this.logs.filter((t) => {
						return e.test(t.toString());
					});
				}
				if (typeof e === "object" && e !== null) {
					if (Object.keys(e).length === 0) {
						return this.logs;
					}
					const n = {
						operator: "OR",
						...buildAndValidateFilterCallsOptions(t)
					};
					let r = n.operator === "AND" ? this.logs : [];
					if ("protocol" in e) {
						r = handleFilterCallsWithOptions(e.protocol, n, this.filterCallsByProtocol, r, this.logs);
					}
					if ("host" in e) {
						r = handleFilterCallsWithOptions(e.host, n, this.filterCallsByHost, r, this.logs);
					}
					if ("port" in e) {
						r = handleFilterCallsWithOptions(e.port, n, this.filterCallsByPort, r, this.logs);
					}
					if ("origin" in e) {
						r = handleFilterCallsWithOptions(e.origin, n, this.filterCallsByOrigin, r, this.logs);
					}
					if ("path" in e) {
						r = handleFilterCallsWithOptions(e.path, n, this.filterCallsByPath, r, this.logs);
					}
					if ("hash" in e) {
						r = handleFilterCallsWithOptions(e.hash, n, this.filterCallsByHash, r, this.logs);
					}
					if ("fullUrl" in e) {
						r = handleFilterCallsWithOptions(e.fullUrl, n, this.filterCallsByFullUrl, r, this.logs);
					}
					if ("method" in e) {
						r = handleFilterCallsWithOptions(e.method, n, this.filterCallsByMethod, r, this.logs);
					}
					const i = [...new Set(r)];
					return i;
				}
				throw new i("criteria parameter should be one of function, regexp, or object");
			}
			filterCallsByProtocol = makeFilterCalls.call(this, "protocol");
			filterCallsByHost = makeFilterCalls.call(this, "host");
			filterCallsByPort = makeFilterCalls.call(this, "port");
			filterCallsByOrigin = makeFilterCalls.call(this, "origin");
			filterCallsByPath = makeFilterCalls.call(this, "path");
			filterCallsByHash = makeFilterCalls.call(this, "hash");
			filterCallsByFullUrl = makeFilterCalls.call(this, "fullUrl");
			filterCallsByMethod = makeFilterCalls.call(this, "method");
			clear() {
				this.logs = [];
			}
			[r](e) {
				const t = new MockCallHistoryLog(e);
				this.logs.push(t);
				return t;
			}
			*[Symbol.iterator]() {
				for (const e of this.calls()) {
					yield e;
				}
			}
		}
		e.exports.MockCallHistory = MockCallHistory;
		e.exports.MockCallHistoryLog = MockCallHistoryLog;
	}),
	47365: (function(e, t, n) {
		"use strict";
		const { promisify: r } = n(57975);
		const i = n(23701);
		const { buildMockDispatch: a } = n(53397);
		const { kDispatches: o, kMockAgent: s, kClose: c, kOriginalClose: l, kOrigin: u, kOriginalDispatch: d, kConnected: f, kIgnoreTrailingSlash: p } = n(91117);
		const { MockInterceptor: m } = n(31511);
		const h = n(36443);
		const { InvalidArgumentError: g } = n(68707);
		class MockClient extends i {
			constructor(e, t) {
				if (!t || !t.agent || typeof t.agent.dispatch !== "function") {
					throw new g("Argument opts.agent must implement Agent");
				}
				super(e, t);
				this[s] = t.agent;
				this[u] = e;
				this[p] = t.ignoreTrailingSlash ?? false;
				this[o] = [];
				this[f] = 1;
				this[d] = this.dispatch;
				this[l] = this.close.bind(this);
				this.dispatch = a.call(this);
				this.close = this[c];
			}
			get [h.kConnected]() {
				return this[f];
			}
			intercept(e) {
				return new m(e && {
					ignoreTrailingSlash: this[p],
					...e
				}, this[o]);
			}
			cleanMocks() {
				this[o] = [];
			}
			async [c]() {
				await r(this[l])();
				this[f] = 0;
				this[s][h.kClients].delete(this[u]);
			}
		}
		e.exports = MockClient;
	}),
	52429: (function(e, t, n) {
		"use strict";
		const { UndiciError: r } = n(68707);
		const i = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
		class MockNotMatchedError extends r {
			constructor(e) {
				super(e);
				this.name = "MockNotMatchedError";
				this.message = e || "The request does not match any registered mock dispatches";
				this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[i] === true;
			}
			get [i]() {
				return true;
			}
		}
		e.exports = { MockNotMatchedError };
	}),
	31511: (function(e, t, n) {
		"use strict";
		const { getResponseData: r, buildKey: i, addMockDispatch: a } = n(53397);
		const { kDispatches: o, kDispatchKey: s, kDefaultHeaders: c, kDefaultTrailers: l, kContentLength: u, kMockDispatch: d, kIgnoreTrailingSlash: f } = n(91117);
		const { InvalidArgumentError: p } = n(68707);
		const { serializePathWithQuery: m } = n(3440);
		class MockScope {
			constructor(e) {
				this[d] = e;
			}
			delay(e) {
				if (typeof e !== "number" || !Number.isInteger(e) || e <= 0) {
					throw new p("waitInMs must be a valid integer > 0");
				}
				this[d].delay = e;
				return this;
			}
			persist() {
				this[d].persist = true;
				return this;
			}
			times(e) {
				if (typeof e !== "number" || !Number.isInteger(e) || e <= 0) {
					throw new p("repeatTimes must be a valid integer > 0");
				}
				this[d].times = e;
				return this;
			}
		}
		class MockInterceptor {
			constructor(e, t) {
				if (typeof e !== "object") {
					throw new p("opts must be an object");
				}
				if (typeof e.path === "undefined") {
					throw new p("opts.path must be defined");
				}
				if (typeof e.method === "undefined") {
					e.method = "GET";
				}
				if (typeof e.path === "string") {
					if (e.query) {
						e.path = m(e.path, e.query);
					} else {
						const t = new URL(e.path, "data://");
						e.path = t.pathname + t.search;
					}
				}
				if (typeof e.method === "string") {
					e.method = e.method.toUpperCase();
				}
				this[s] = i(e);
				this[o] = t;
				this[f] = e.ignoreTrailingSlash ?? false;
				this[c] = {};
				this[l] = {};
				this[u] = false;
			}
			createMockScopeDispatchData({ statusCode: e, data: t, responseOptions: n }) {
				const i = r(t);
				const a = this[u] ? { "content-length": i.length } : {};
				const o = {
					...this[c],
					...a,
					...n.headers
				};
				const s = {
					...this[l],
					...n.trailers
				};
				return {
					statusCode: e,
					data: t,
					headers: o,
					trailers: s
				};
			}
			validateReplyParameters(e) {
				if (typeof e.statusCode === "undefined") {
					throw new p("statusCode must be defined");
				}
				if (typeof e.responseOptions !== "object" || e.responseOptions === null) {
					throw new p("responseOptions must be an object");
				}
			}
			reply(e) {
				if (typeof e === "function") {
					const wrappedDefaultsCallback = (t) => {
						const n = e(t);
						if (typeof n !== "object" || n === null) {
							throw new p("reply options callback must return an object");
						}
						const r = {
							data: "",
							responseOptions: {},
							...n
						};
						this.validateReplyParameters(r);
						return { ...this.createMockScopeDispatchData(r) };
					};
					const t = a(this[o], this[s], wrappedDefaultsCallback, { ignoreTrailingSlash: this[f] });
					return new MockScope(t);
				}
				const t = {
					statusCode: e,
					data: arguments[1] === undefined ? "" : arguments[1],
					responseOptions: arguments[2] === undefined ? {} : arguments[2]
				};
				this.validateReplyParameters(t);
				const n = this.createMockScopeDispatchData(t);
				const r = a(this[o], this[s], n, { ignoreTrailingSlash: this[f] });
				return new MockScope(r);
			}
			replyWithError(e) {
				if (typeof e === "undefined") {
					throw new p("error must be defined");
				}
				const t = a(this[o], this[s], { error: e }, { ignoreTrailingSlash: this[f] });
				return new MockScope(t);
			}
			defaultReplyHeaders(e) {
				if (typeof e === "undefined") {
					throw new p("headers must be defined");
				}
				this[c] = e;
				return this;
			}
			defaultReplyTrailers(e) {
				if (typeof e === "undefined") {
					throw new p("trailers must be defined");
				}
				this[l] = e;
				return this;
			}
			replyContentLength() {
				this[u] = true;
				return this;
			}
		}
		e.exports.MockInterceptor = MockInterceptor;
		e.exports.MockScope = MockScope;
	}),
	94004: (function(e, t, n) {
		"use strict";
		const { promisify: r } = n(57975);
		const i = n(30628);
		const { buildMockDispatch: a } = n(53397);
		const { kDispatches: o, kMockAgent: s, kClose: c, kOriginalClose: l, kOrigin: u, kOriginalDispatch: d, kConnected: f, kIgnoreTrailingSlash: p } = n(91117);
		const { MockInterceptor: m } = n(31511);
		const h = n(36443);
		const { InvalidArgumentError: g } = n(68707);
		class MockPool extends i {
			constructor(e, t) {
				if (!t || !t.agent || typeof t.agent.dispatch !== "function") {
					throw new g("Argument opts.agent must implement Agent");
				}
				super(e, t);
				this[s] = t.agent;
				this[u] = e;
				this[p] = t.ignoreTrailingSlash ?? false;
				this[o] = [];
				this[f] = 1;
				this[d] = this.dispatch;
				this[l] = this.close.bind(this);
				this.dispatch = a.call(this);
				this.close = this[c];
			}
			get [h.kConnected]() {
				return this[f];
			}
			intercept(e) {
				return new m(e && {
					ignoreTrailingSlash: this[p],
					...e
				}, this[o]);
			}
			cleanMocks() {
				this[o] = [];
			}
			async [c]() {
				await r(this[l])();
				this[f] = 0;
				this[s][h.kClients].delete(this[u]);
			}
		}
		e.exports = MockPool;
	}),
	91117: (function(e) {
		"use strict";
		e.exports = {
			kAgent: Symbol("agent"),
			kOptions: Symbol("options"),
			kFactory: Symbol("factory"),
			kDispatches: Symbol("dispatches"),
			kDispatchKey: Symbol("dispatch key"),
			kDefaultHeaders: Symbol("default headers"),
			kDefaultTrailers: Symbol("default trailers"),
			kContentLength: Symbol("content length"),
			kMockAgent: Symbol("mock agent"),
			kMockAgentSet: Symbol("mock agent set"),
			kMockAgentGet: Symbol("mock agent get"),
			kMockDispatch: Symbol("mock dispatch"),
			kClose: Symbol("close"),
			kOriginalClose: Symbol("original agent close"),
			kOriginalDispatch: Symbol("original dispatch"),
			kOrigin: Symbol("origin"),
			kIsMockActive: Symbol("is mock active"),
			kNetConnect: Symbol("net connect"),
			kGetNetConnect: Symbol("get net connect"),
			kConnected: Symbol("connected"),
			kIgnoreTrailingSlash: Symbol("ignore trailing slash"),
			kMockAgentMockCallHistoryInstance: Symbol("mock agent mock call history name"),
			kMockAgentRegisterCallHistory: Symbol("mock agent register mock call history"),
			kMockAgentAddCallHistoryLog: Symbol("mock agent add call history log"),
			kMockAgentIsCallHistoryEnabled: Symbol("mock agent is call history enabled"),
			kMockAgentAcceptsNonStandardSearchParameters: Symbol("mock agent accepts non standard search parameters"),
			kMockCallHistoryAddLog: Symbol("mock call history add log"),
			kTotalDispatchCount: Symbol("total dispatch count")
		};
	}),
	53397: (function(e, t, n) {
		"use strict";
		const { MockNotMatchedError: r } = n(52429);
		const { kDispatches: i, kMockAgent: a, kOriginalDispatch: o, kOrigin: s, kGetNetConnect: c, kTotalDispatchCount: l } = n(91117);
		const { serializePathWithQuery: u } = n(3440);
		const { STATUS_CODES: d } = n(37067);
		const { types: { isPromise: f } } = n(57975);
		const { InvalidArgumentError: p } = n(68707);
		function matchValue(e, t) {
			if (typeof e === "string") {
				return e === t;
			}
			if (e instanceof RegExp) {
				return e.test(t);
			}
			if (typeof e === "function") {
				return e(t) === true;
			}
			return false;
		}
		function lowerCaseEntries(e) {
			return Object.fromEntries(Object.entries(e).map(([e, t]) => {
				return [e.toLocaleLowerCase(), t];
			}));
		}
		function getHeaderByName(e, t) {
			if (Array.isArray(e)) {
				for (let n = 0; n < e.length; n += 2) {
					if (e[n].toLocaleLowerCase() === t.toLocaleLowerCase()) {
						return e[n + 1];
					}
				}
				return undefined;
			} else if (typeof e.get === "function") {
				return e.get(t);
			} else {
				return lowerCaseEntries(e)[t.toLocaleLowerCase()];
			}
		}
		function buildHeadersFromArray(e) {
			const t = e.slice();
			const n = [];
			for (let e = 0; e < t.length; e += 2) {
				n.push([t[e], t[e + 1]]);
			}
			return Object.fromEntries(n);
		}
		function matchHeaders(e, t) {
			if (typeof e.headers === "function") {
				if (Array.isArray(t)) {
					t = buildHeadersFromArray(t);
				}
				return e.headers(t ? lowerCaseEntries(t) : {});
			}
			if (typeof e.headers === "undefined") {
				return true;
			}
			if (typeof t !== "object" || typeof e.headers !== "object") {
				return false;
			}
			for (const [n, r] of Object.entries(e.headers)) {
				const e = getHeaderByName(t, n);
				if (!matchValue(r, e)) {
					return false;
				}
			}
			return true;
		}
		function normalizeSearchParams(e) {
			if (typeof e !== "string") {
				return e;
			}
			const t = new URLSearchParams(e);
			const n = new URLSearchParams();
			for (let [e, r] of t.entries()) {
				e = e.replace("[]", "");
				const t = /^(['"]).*\1$/.test(r);
				if (t) {
					n.append(e, r);
					continue;
				}
				if (r.includes(",")) {
					const t = r.split(",");
					for (const r of t) {
						n.append(e, r);
					}
					continue;
				}
				n.append(e, r);
			}
			return n;
		}
		function safeUrl(e) {
			if (typeof e !== "string") {
				return e;
			}
			const t = e.split("?", 3);
			if (t.length !== 2) {
				return e;
			}
			const n = new URLSearchParams(t.pop());
			n.sort();
			return [...t, n.toString()].join("?");
		}
		function matchKey(e, { path: t, method: n, body: r, headers: i }) {
			const a = matchValue(e.path, t);
			const o = matchValue(e.method, n);
			const s = typeof e.body !== "undefined" ? matchValue(e.body, r) : true;
			const c = matchHeaders(e, i);
			return a && o && s && c;
		}
		function getResponseData(e) {
			if (Buffer.isBuffer(e)) {
				return e;
			} else if (e instanceof Uint8Array) {
				return e;
			} else if (e instanceof ArrayBuffer) {
				return e;
			} else if (typeof e === "object") {
				return JSON.stringify(e);
			} else if (e) {
				return e.toString();
			} else {
				return "";
			}
		}
		function getMockDispatch(e, t) {
			const n = t.query ? u(t.path, t.query) : t.path;
			const i = typeof n === "string" ? safeUrl(n) : n;
			const a = removeTrailingSlash(i);
			let o = e.filter(({ consumed: e }) => !e).filter(({ path: e, ignoreTrailingSlash: t }) => {
				return t ? matchValue(removeTrailingSlash(safeUrl(e)), a) : matchValue(safeUrl(e), i);
			});
			if (o.length === 0) {
				throw new r(`Mock dispatch not matched for path '${i}'`);
			}
			o = o.filter(({ method: e }) => matchValue(e, t.method));
			if (o.length === 0) {
				throw new r(`Mock dispatch not matched for method '${t.method}' on path '${i}'`);
			}
			o = o.filter(({ body: e }) => typeof e !== "undefined" ? matchValue(e, t.body) : true);
			if (o.length === 0) {
				throw new r(`Mock dispatch not matched for body '${t.body}' on path '${i}'`);
			}
			o = o.filter((e) => matchHeaders(e, t.headers));
			if (o.length === 0) {
				const e = typeof t.headers === "object" ? JSON.stringify(t.headers) : t.headers;
				throw new r(`Mock dispatch not matched for headers '${e}' on path '${i}'`);
			}
			return o[0];
		}
		function addMockDispatch(e, t, n, r) {
			const i = {
				timesInvoked: 0,
				times: 1,
				persist: false,
				consumed: false,
				...r
			};
			const a = typeof n === "function" ? { callback: n } : { ...n };
			const o = {
				...i,
				...t,
				pending: true,
				data: {
					error: null,
					...a
				}
			};
			e.push(o);
			e[l] = (e[l] || 0) + 1;
			return o;
		}
		function deleteMockDispatch(e, t) {
			const n = e.findIndex((e) => {
				if (!e.consumed) {
					return false;
				}
				return matchKey(e, t);
			});
			if (n !== -1) {
				e.splice(n, 1);
			}
		}
		function removeTrailingSlash(e) {
			while (e.endsWith("/")) {
				e = e.slice(0, -1);
			}
			if (e.length === 0) {
				e = "/";
			}
			return e;
		}
		function buildKey(e) {
			const { path: t, method: n, body: r, headers: i, query: a } = e;
			return {
				path: t,
				method: n,
				body: r,
				headers: i,
				query: a
			};
		}
		function generateKeyValues(e) {
			const t = Object.keys(e);
			const n = [];
			for (let r = 0; r < t.length; ++r) {
				const i = t[r];
				const a = e[i];
				const o = Buffer.from(`${i}`);
				if (Array.isArray(a)) {
					for (let e = 0; e < a.length; ++e) {
						n.push(o, Buffer.from(`${a[e]}`));
					}
				} else {
					n.push(o, Buffer.from(`${a}`));
				}
			}
			return n;
		}
		function getStatusText(e) {
			return d[e] || "unknown";
		}
		async function getResponse(e) {
			const t = [];
			for await (const n of e) {
				t.push(n);
			}
			return Buffer.concat(t).toString("utf8");
		}
		function mockDispatch(e, t) {
			const n = buildKey(e);
			const r = getMockDispatch(this[i], n);
			r.timesInvoked++;
			if (r.data.callback) {
				r.data = {
					...r.data,
					...r.data.callback(e)
				};
			}
			const { data: { statusCode: a, data: o, headers: s, trailers: c, error: l }, delay: u, persist: d } = r;
			const { timesInvoked: p, times: m } = r;
			r.consumed = !d && p >= m;
			r.pending = p < m;
			if (l !== null) {
				deleteMockDispatch(this[i], n);
				t.onError(l);
				return true;
			}
			let h = false;
			let g = null;
			function abort(e) {
				if (h) {
					return;
				}
				h = true;
				if (g !== null) {
					clearTimeout(g);
					g = null;
				}
				t.onError(e);
			}
			t.onConnect?.(abort, null);
			if (typeof u === "number" && u > 0) {
				g = setTimeout(() => {
					g = null;
					handleReply(this[i]);
				}, u);
			} else {
				handleReply(this[i]);
			}
			function handleReply(r, i = o) {
				if (h) {
					return;
				}
				const l = Array.isArray(e.headers) ? buildHeadersFromArray(e.headers) : e.headers;
				const u = typeof i === "function" ? i({
					...e,
					headers: l
				}) : i;
				if (f(u)) {
					return u.then((e) => handleReply(r, e));
				}
				if (h) {
					return;
				}
				const d = getResponseData(u);
				const p = generateKeyValues(s);
				const m = generateKeyValues(c);
				t.onHeaders?.(a, p, resume, getStatusText(a));
				t.onData?.(Buffer.from(d));
				t.onComplete?.(m);
				deleteMockDispatch(r, n);
			}
			function resume() {}
			return true;
		}
		function buildMockDispatch() {
			const e = this[a];
			const t = this[s];
			const n = this[o];
			return function dispatch(a, o) {
				if (e.isMockActive) {
					try {
						mockDispatch.call(this, a, o);
					} catch (s) {
						if (s.code === "UND_MOCK_ERR_MOCK_NOT_MATCHED") {
							const u = e[c]();
							const d = this[i][l] || this[i].length;
							const f = this[i].filter(({ consumed: e }) => !e).length;
							const p = `, ${f} interceptor(s) remaining out of ${d} defined`;
							if (u === false) {
								throw new r(`${s.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)${p}`);
							}
							if (checkNetConnect(u, t)) {
								n.call(this, a, o);
							} else {
								throw new r(`${s.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)${p}`);
							}
						} else {
							throw s;
						}
					}
				} else {
					n.call(this, a, o);
				}
			};
		}
		function checkNetConnect(e, t) {
			const n = new URL(t);
			if (e === true) {
				return true;
			} else if (Array.isArray(e) && e.some((e) => matchValue(e, n.host))) {
				return true;
			}
			return false;
		}
		function normalizeOrigin(e) {
			if (typeof e !== "string" && !(e instanceof URL)) {
				return e;
			}
			if (e instanceof URL) {
				return e.origin;
			}
			return e.toLowerCase();
		}
		function buildAndValidateMockOptions(e) {
			const { agent: t, ...n } = e;
			if ("enableCallHistory" in n && typeof n.enableCallHistory !== "boolean") {
				throw new p("options.enableCallHistory must to be a boolean");
			}
			if ("acceptNonStandardSearchParameters" in n && typeof n.acceptNonStandardSearchParameters !== "boolean") {
				throw new p("options.acceptNonStandardSearchParameters must to be a boolean");
			}
			if ("ignoreTrailingSlash" in n && typeof n.ignoreTrailingSlash !== "boolean") {
				throw new p("options.ignoreTrailingSlash must to be a boolean");
			}
			return n;
		}
		e.exports = {
			getResponseData,
			getMockDispatch,
			addMockDispatch,
			deleteMockDispatch,
			buildKey,
			generateKeyValues,
			matchValue,
			getResponse,
			getStatusText,
			mockDispatch,
			buildMockDispatch,
			checkNetConnect,
			buildAndValidateMockOptions,
			getHeaderByName,
			buildHeadersFromArray,
			normalizeSearchParams,
			normalizeOrigin
		};
	}),
	56142: (function(e, t, n) {
		"use strict";
		const { Transform: r } = n(57075);
		const { Console: i } = n(37540);
		const a = process.versions.icu ? "\u2705" : "Y ";
		const o = process.versions.icu ? "\u274C" : "N ";
		e.exports = class PendingInterceptorsFormatter {
			constructor({ disableColors: e } = {}) {
				this.transform = new r({ transform(e, t, n) {
					n(null, e);
				} });
				this.logger = new i({
					stdout: this.transform,
					inspectOptions: { colors: !e && !process.env.CI }
				});
			}
			format(e) {
				const t = e.map(({ method: e, path: t, data: { statusCode: n }, persist: r, times: i, timesInvoked: s, origin: c }) => ({
					Method: e,
					Origin: c,
					Path: t,
					"Status code": n,
					Persistent: r ? a : o,
					Invocations: s,
					Remaining: r ? Infinity : i - s
				}));
				this.logger.table(t);
				return this.transform.read().toString();
			}
		};
	}),
	55095: (function(e, t, n) {
		"use strict";
		const r = n(57405);
		const i = n(47501);
		const { SnapshotRecorder: a } = n(13766);
		const o = n(99510);
		const { InvalidArgumentError: s, UndiciError: c } = n(68707);
		const { validateSnapshotMode: l } = n(9683);
		const u = Symbol("kSnapshotRecorder");
		const d = Symbol("kSnapshotMode");
		const f = Symbol("kSnapshotPath");
		const p = Symbol("kSnapshotLoaded");
		const m = Symbol("kRealAgent");
		let h = false;
		class SnapshotAgent extends i {
			constructor(e = {}) {
				if (!h) {
					process.emitWarning("SnapshotAgent is experimental and subject to change", "ExperimentalWarning");
					h = true;
				}
				const { mode: t = "record", snapshotPath: n = null, ...i } = e;
				super(i);
				l(t);
				if ((t === "playback" || t === "update") && !n) {
					throw new s(`snapshotPath is required when mode is '${t}'`);
				}
				this[d] = t;
				this[f] = n;
				this[u] = new a({
					snapshotPath: this[f],
					mode: this[d],
					maxSnapshots: e.maxSnapshots,
					autoFlush: e.autoFlush,
					flushInterval: e.flushInterval,
					matchHeaders: e.matchHeaders,
					ignoreHeaders: e.ignoreHeaders,
					excludeHeaders: e.excludeHeaders,
					matchBody: e.matchBody,
					matchQuery: e.matchQuery,
					caseSensitive: e.caseSensitive,
					shouldRecord: e.shouldRecord,
					shouldPlayback: e.shouldPlayback,
					excludeUrls: e.excludeUrls
				});
				this[p] = false;
				if (this[d] === "record" || this[d] === "update" || this[d] === "playback" && e.excludeUrls && e.excludeUrls.length > 0) {
					this[m] = new r(e);
				}
				if ((this[d] === "playback" || this[d] === "update") && this[f]) {
					this.loadSnapshots().catch(() => {});
				}
			}
			dispatch(e, t) {
				t = o.wrap(t);
				const n = this[d];
				if (this[u].isUrlExcluded(e)) {
					return this[m].dispatch(e, t);
				}
				if (n === "playback" || n === "update") {
					if (!this[p]) {
						return this.#e(e, t);
					}
					const r = this[u].findSnapshot(e);
					if (r) {
						return this.#n(r, t);
					} else if (n === "update") {
						return this.#t(e, t);
					} else {
						const n = new c(`No snapshot found for ${e.method || "GET"} ${e.path}`);
						if (t.onError) {
							t.onError(n);
							return;
						}
						throw n;
					}
				} else if (n === "record") {
					return this.#t(e, t);
				}
			}
			async #e(e, t) {
				await this.loadSnapshots();
				return this.dispatch(e, t);
			}
			#t(e, t) {
				const n = {
					statusCode: null,
					headers: {},
					trailers: {},
					body: []
				};
				const r = this;
				const i = {
					onRequestStart(e, n) {
						return t.onRequestStart(e, {
							...n,
							history: this.history
						});
					},
					onRequestUpgrade(e, n, r, i) {
						return t.onRequestUpgrade(e, n, r, i);
					},
					onResponseStart(e, r, i, a) {
						n.statusCode = r;
						n.headers = i;
						return t.onResponseStart(e, r, i, a);
					},
					onResponseData(e, r) {
						n.body.push(r);
						return t.onResponseData(e, r);
					},
					onResponseEnd(i, a) {
						n.trailers = a;
						const o = Buffer.concat(n.body);
						r[u].record(e, {
							statusCode: n.statusCode,
							headers: n.headers,
							body: o,
							trailers: n.trailers
						}).then(() => t.onResponseEnd(i, a)).catch((e) => t.onResponseError(i, e));
					}
				};
				const a = this[m];
				return a.dispatch(e, i);
			}
			#n(e, t) {
				try {
					const { response: n } = e;
					const r = {
						pause() {},
						resume() {},
						abort(e) {
							this.aborted = true;
							this.reason = e;
						},
						aborted: false,
						paused: false
					};
					t.onRequestStart(r);
					t.onResponseStart(r, n.statusCode, n.headers);
					const i = Buffer.from(n.body, "base64");
					t.onResponseData(r, i);
					t.onResponseEnd(r, n.trailers);
				} catch (e) {
					t.onError?.(e);
				}
			}
			async loadSnapshots(e) {
				await this[u].loadSnapshots(e || this[f]);
				this[p] = true;
				if (this[d] === "playback") {
					this.#r();
				}
			}
			async saveSnapshots(e) {
				return this[u].saveSnapshots(e || this[f]);
			}
			#r() {
				for (const e of this[u].getSnapshots()) {
					const { request: t, responses: n, response: r } = e;
					const i = new URL(t.url);
					const a = this.get(i.origin);
					const o = n ? n[0] : r;
					if (!o) continue;
					a.intercept({
						path: i.pathname + i.search,
						method: t.method,
						headers: t.headers,
						body: t.body
					}).reply(o.statusCode, o.body, {
						headers: o.headers,
						trailers: o.trailers
					}).persist();
				}
			}
			getRecorder() {
				return this[u];
			}
			getMode() {
				return this[d];
			}
			clearSnapshots() {
				this[u].clear();
			}
			resetCallCounts() {
				this[u].resetCallCounts();
			}
			deleteSnapshot(e) {
				return this[u].deleteSnapshot(e);
			}
			getSnapshotInfo(e) {
				return this[u].getSnapshotInfo(e);
			}
			replaceSnapshots(e) {
				this[u].replaceSnapshots(e);
			}
			async close() {
				await this[u].close();
				await this[m]?.close();
				await super.close();
			}
		}
		e.exports = SnapshotAgent;
	}),
	13766: (function(e, t, n) {
		"use strict";
		const { writeFile: r, readFile: i, mkdir: a } = n(51455);
		const { dirname: o, resolve: s } = n(76760);
		const { setTimeout: c, clearTimeout: l } = n(87997);
		const { InvalidArgumentError: u, UndiciError: d } = n(68707);
		const { hashId: f, isUrlExcludedFactory: p, normalizeHeaders: m, createHeaderFilters: h } = n(9683);
		function formatRequestKey(e, t, n = {}) {
			const r = new URL(e.path, e.origin);
			const i = e._normalizedHeaders || m(e.headers);
			if (!e._normalizedHeaders) {
				e._normalizedHeaders = i;
			}
			return {
				method: e.method || "GET",
				url: n.matchQuery !== false ? r.toString() : `${r.origin}${r.pathname}`,
				headers: filterHeadersForMatching(i, t, n),
				body: n.matchBody !== false && e.body ? String(e.body) : ""
			};
		}
		function filterHeadersForMatching(e, t, n = {}) {
			if (!e || typeof e !== "object") return {};
			const { caseSensitive: r = false } = n;
			const i = {};
			const { ignore: a, exclude: o, match: s } = t;
			for (const [t, n] of Object.entries(e)) {
				const e = r ? t : t.toLowerCase();
				if (o.has(e)) continue;
				if (a.has(e)) continue;
				if (s.size !== 0) {
					if (!s.has(e)) continue;
				}
				i[e] = n;
			}
			return i;
		}
		function filterHeadersForStorage(e, t, n = {}) {
			if (!e || typeof e !== "object") return {};
			const { caseSensitive: r = false } = n;
			const i = {};
			const { exclude: a } = t;
			for (const [t, n] of Object.entries(e)) {
				const e = r ? t : t.toLowerCase();
				if (a.has(e)) continue;
				i[e] = n;
			}
			return i;
		}
		function createRequestHash(e) {
			const t = [e.method, e.url];
			if (e.headers && typeof e.headers === "object") {
				const n = Object.keys(e.headers).sort();
				for (const r of n) {
					const n = Array.isArray(e.headers[r]) ? e.headers[r] : [e.headers[r]];
					t.push(r);
					for (const e of n.sort()) {
						t.push(String(e));
					}
				}
			}
			t.push(e.body);
			const n = t.join("|");
			return f(n);
		}
		class SnapshotRecorder {
			#e;
			#t;
			#n = new Map();
			#r;
			#i = Infinity;
			#a = false;
			#o;
			constructor(e = {}) {
				this.#r = e.snapshotPath;
				this.#i = e.maxSnapshots || Infinity;
				this.#a = e.autoFlush || false;
				this.flushInterval = e.flushInterval || 3e4;
				this._flushTimer = null;
				this.matchOptions = {
					matchHeaders: e.matchHeaders || [],
					ignoreHeaders: e.ignoreHeaders || [],
					excludeHeaders: e.excludeHeaders || [],
					matchBody: e.matchBody !== false,
					matchQuery: e.matchQuery !== false,
					caseSensitive: e.caseSensitive || false
				};
				this.#o = h(this.matchOptions);
				this.shouldRecord = e.shouldRecord || (() => true);
				this.shouldPlayback = e.shouldPlayback || (() => true);
				this.#t = p(e.excludeUrls);
				if (this.#a && this.#r) {
					this.#s();
				}
			}
			async record(e, t) {
				if (!this.shouldRecord(e)) {
					return;
				}
				if (this.isUrlExcluded(e)) {
					return;
				}
				const n = formatRequestKey(e, this.#o, this.matchOptions);
				const r = createRequestHash(n);
				const i = m(t.headers);
				const a = {
					statusCode: t.statusCode,
					headers: filterHeadersForStorage(i, this.#o, this.matchOptions),
					body: Buffer.isBuffer(t.body) ? t.body.toString("base64") : Buffer.from(String(t.body || "")).toString("base64"),
					trailers: t.trailers
				};
				if (this.#n.size >= this.#i && !this.#n.has(r)) {
					const e = this.#n.keys().next().value;
					this.#n.delete(e);
				}
				const o = this.#n.get(r);
				if (o && o.responses) {
					o.responses.push(a);
					o.timestamp = new Date().toISOString();
				} else {
					this.#n.set(r, {
						request: n,
						responses: [a],
						callCount: 0,
						timestamp: new Date().toISOString()
					});
				}
				if (this.#a && this.#r) {
					this.#l();
				}
			}
			isUrlExcluded(e) {
				const t = new URL(e.path, e.origin).toString();
				return this.#t(t);
			}
			findSnapshot(e) {
				if (!this.shouldPlayback(e)) {
					return undefined;
				}
				if (this.isUrlExcluded(e)) {
					return undefined;
				}
				const t = formatRequestKey(e, this.#o, this.matchOptions);
				const n = createRequestHash(t);
				const r = this.#n.get(n);
				if (!r) return undefined;
				const i = r.callCount || 0;
				const a = Math.min(i, r.responses.length - 1);
				r.callCount = i + 1;
				return {
					...r,
					response: r.responses[a]
				};
			}
			async loadSnapshots(e) {
				const t = e || this.#r;
				if (!t) {
					throw new u("Snapshot path is required");
				}
				try {
					const e = await i(s(t), "utf8");
					const n = JSON.parse(e);
					if (Array.isArray(n)) {
						this.#n.clear();
						for (const { hash: e, snapshot: t } of n) {
							this.#n.set(e, t);
						}
					} else {
						this.#n = new Map(Object.entries(n));
					}
				} catch (e) {
					if (e.code === "ENOENT") {
						this.#n.clear();
					} else {
						throw new d(`Failed to load snapshots from ${t}`, { cause: e });
					}
				}
			}
			async saveSnapshots(e) {
				const t = e || this.#r;
				if (!t) {
					throw new u("Snapshot path is required");
				}
				const n = s(t);
				await a(o(n), { recursive: true });
				const i = Array.from(this.#n.entries()).map(([e, t]) => ({
					hash: e,
					snapshot: t
				}));
				await r(n, JSON.stringify(i, null, 2), { flush: true });
			}
			clear() {
				this.#n.clear();
			}
			getSnapshots() {
				return Array.from(this.#n.values());
			}
			size() {
				return this.#n.size;
			}
			resetCallCounts() {
				for (const e of this.#n.values()) {
					e.callCount = 0;
				}
			}
			deleteSnapshot(e) {
				const t = formatRequestKey(e, this.#o, this.matchOptions);
				const n = createRequestHash(t);
				return this.#n.delete(n);
			}
			getSnapshotInfo(e) {
				const t = formatRequestKey(e, this.#o, this.matchOptions);
				const n = createRequestHash(t);
				const r = this.#n.get(n);
				if (!r) return null;
				return {
					hash: n,
					request: r.request,
					responseCount: r.responses ? r.responses.length : r.response ? 1 : 0,
					callCount: r.callCount || 0,
					timestamp: r.timestamp
				};
			}
			replaceSnapshots(e) {
				this.#n.clear();
				if (Array.isArray(e)) {
					for (const { hash: t, snapshot: n } of e) {
						this.#n.set(t, n);
					}
				} else if (e && typeof e === "object") {
					this.#n = new Map(Object.entries(e));
				}
			}
			#s() {
				return this.#l();
			}
			#c() {
				if (this.#e) {
					l(this.#e);
					this.saveSnapshots().catch(() => {});
					this.#e = null;
				}
			}
			#l() {
				this.#e = c(() => {
					this.saveSnapshots().catch(() => {});
					if (this.#a) {
						this.#e?.refresh();
					} else {
						this.#e = null;
					}
				}, 1e3);
			}
			destroy() {
				this.#c();
				if (this.#e) {
					l(this.#e);
					this.#e = null;
				}
			}
			async close() {
				if (this.#r && this.#n.size !== 0) {
					await this.saveSnapshots();
				}
				this.destroy();
			}
		}
		e.exports = {
			SnapshotRecorder,
			formatRequestKey,
			createRequestHash,
			filterHeadersForMatching,
			filterHeadersForStorage,
			createHeaderFilters: h
		};
	}),
	9683: (function(e, t, n) {
		"use strict";
		const { InvalidArgumentError: r } = n(68707);
		const { runtimeFeatures: i } = n(313);
		function createHeaderFilters(e = {}) {
			const { ignoreHeaders: t = [], excludeHeaders: n = [], matchHeaders: r = [], caseSensitive: i = false } = e;
			return {
				ignore: new Set(t.map((e) => i ? e : e.toLowerCase())),
				exclude: new Set(n.map((e) => i ? e : e.toLowerCase())),
				match: new Set(r.map((e) => i ? e : e.toLowerCase()))
			};
		}
		const a = i.has("crypto") ? n(77598) : null;
		const o = a?.hash ? (e) => a.hash("sha256", e, "base64url") : (e) => Buffer.from(e).toString("base64url");
		function isUndiciHeaders(e) {
			return Array.isArray(e) && (e.length & 1) === 0;
		}
		function isUrlExcludedFactory(e = []) {
			if (e.length === 0) {
				return () => false;
			}
			return function isUrlExcluded(t) {
				let n;
				for (const r of e) {
					if (typeof r === "string") {
						if (!n) {
							n = t.toLowerCase();
						}
						if (n.includes(r.toLowerCase())) {
							return true;
						}
					} else if (r instanceof RegExp) {
						if (r.test(t)) {
							return true;
						}
					}
				}
				return false;
			};
		}
		function normalizeHeaders(e) {
			const t = {};
			if (!e) return t;
			if (isUndiciHeaders(e)) {
				for (let n = 0; n < e.length; n += 2) {
					const r = e[n];
					const i = e[n + 1];
					if (r && i !== undefined) {
						const e = Buffer.isBuffer(r) ? r.toString() : r;
						const n = Buffer.isBuffer(i) ? i.toString() : i;
						t[e.toLowerCase()] = n;
					}
				}
				return t;
			}
			if (e && typeof e === "object") {
				for (const [n, r] of Object.entries(e)) {
					if (n && typeof n === "string") {
						t[n.toLowerCase()] = Array.isArray(r) ? r.join(", ") : String(r);
					}
				}
			}
			return t;
		}
		const s = [
			"record",
			"playback",
			"update"
		];
		function validateSnapshotMode(e) {
			if (!s.includes(e)) {
				throw new r(`Invalid snapshot mode: ${e}. Must be one of: ${s.join(", ")}`);
			}
		}
		e.exports = {
			createHeaderFilters,
			hashId: o,
			isUndiciHeaders,
			normalizeHeaders,
			isUrlExcludedFactory,
			validateSnapshotMode
		};
	}),
	47659: (function(e, t, n) {
		"use strict";
		const { safeHTTPMethods: r, pathHasQueryOrFragment: i, hasSafeIterator: a, isValidHTTPToken: o } = n(3440);
		const { serializePathWithQuery: s } = n(3440);
		const c = 2147483647;
		const l = [
			"no-store",
			"private",
			"no-cache"
		];
		const u = Symbol("invalid cache-control directives");
		function trimOWS(e) {
			return e.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(e, t) {
			for (let n = 0; n < e.length; n++) {
				if (e[n] === t) {
					return true;
				}
			}
			return false;
		}
		function trimOWSStart(e) {
			return e.replace(/^[\t ]+/, "");
		}
		function trimOWSEnd(e) {
			return e.replace(/[\t ]+$/, "");
		}
		function findUnescapedQuote(e, t) {
			let n = false;
			for (let r = t; r < e.length; r++) {
				if (n) {
					n = false;
				} else if (e[r] === "\\") {
					n = true;
				} else if (e[r] === "\"") {
					return r;
				}
			}
			return -1;
		}
		function splitCacheControlHeaderValue(e) {
			const t = [];
			let n = 0;
			let r = -1;
			let i = false;
			let a = false;
			for (let o = 0; o < e.length; o++) {
				if (i) {
					if (a) {
						a = false;
					} else if (e[o] === "\\") {
						a = true;
					} else if (e[o] === "\"") {
						i = false;
						r = -1;
					}
				} else if (e[o] === "\"") {
					i = true;
					r = o;
				} else if (e[o] === ",") {
					t.push({
						value: e.substring(n, o),
						fromMalformedQuote: false
					});
					n = o + 1;
				}
			}
			if (!i) {
				t.push({
					value: e.substring(n),
					fromMalformedQuote: false
				});
				return t;
			}
			const o = e.substring(n);
			const s = r - n;
			let c = 0;
			for (let e = 0; e < o.length; e++) {
				if (o[e] === ",") {
					t.push({
						value: o.substring(c, e),
						fromMalformedQuote: c > s
					});
					c = e + 1;
				}
			}
			t.push({
				value: o.substring(c),
				fromMalformedQuote: c > s
			});
			return t;
		}
		function markInvalidCacheControlDirective(e, t) {
			let n = e[u];
			if (n === undefined) {
				n = new Set();
				Object.defineProperty(e, u, { value: n });
			}
			n.add(t);
		}
		function hasInvalidCacheControlDirective(e, t) {
			return e[u]?.has(t) === true;
		}
		function getMalformedRestrictiveDirectiveName(e) {
			for (const t of l) {
				if (e.startsWith(t) && e.length > t.length && !o(e[t.length])) {
					return t;
				}
			}
			let t = "";
			let n = false;
			for (let r = 0; r < e.length; r++) {
				if (o(e[r])) {
					t += e[r];
				} else {
					n = true;
				}
			}
			if (n && arrayIncludes(l, t)) {
				return t;
			}
		}
		function makeCacheKey(e) {
			if (!e.origin) {
				throw new Error("opts.origin is undefined");
			}
			let t = e.path || "/";
			if (e.query && !i(t)) {
				t = s(t, e.query);
			}
			return {
				origin: e.origin.toString(),
				method: e.method,
				path: t,
				headers: e.headers
			};
		}
		function appendHeader(e, t, n) {
			const r = t.toLowerCase();
			const i = e[r];
			const a = Array.isArray(n) ? n : [n];
			if (i === undefined) {
				e[r] = Array.isArray(n) ? n.slice() : n;
			} else if (Array.isArray(i)) {
				i.push(...a);
			} else {
				e[r] = [i, ...a];
			}
		}
		function normalizeHeaders(e) {
			let t;
			if (e.headers == null) {
				t = {};
			} else if (typeof e.headers === "object") {
				t = {};
				if (a(e.headers)) {
					if (Array.isArray(e.headers)) {
						if (Array.isArray(e.headers[0])) {
							for (const n of e.headers) {
								if (!Array.isArray(n)) {
									throw new Error("opts.headers is not a valid header map");
								}
								const [e, r] = n;
								if (typeof e !== "string" || typeof r !== "string") {
									throw new Error("opts.headers is not a valid header map");
								}
								appendHeader(t, e, r);
							}
						} else {
							if (e.headers.length % 2 !== 0) {
								throw new Error("opts.headers is not a valid header map");
							}
							for (let n = 0; n < e.headers.length; n += 2) {
								const r = e.headers[n];
								const i = e.headers[n + 1];
								if (typeof r !== "string" || typeof i !== "string" && !Array.isArray(i)) {
									throw new Error("opts.headers is not a valid header map");
								}
								if (typeof i === "string") {
									appendHeader(t, r, i);
								} else {
									appendHeader(t, r, i.map((e) => typeof e === "string" ? e : e.toString("latin1")));
								}
							}
						}
					} else {
						for (const n of e.headers) {
							if (!Array.isArray(n)) {
								throw new Error("opts.headers is not a valid header map");
							}
							const [e, r] = n;
							if (typeof e !== "string" || typeof r !== "string") {
								throw new Error("opts.headers is not a valid header map");
							}
							appendHeader(t, e, r);
						}
					}
				} else {
					for (const n of Object.keys(e.headers)) {
						appendHeader(t, n, e.headers[n]);
					}
				}
			} else {
				throw new Error("opts.headers is not an object");
			}
			return t;
		}
		function assertCacheKey(e) {
			if (typeof e !== "object") {
				throw new TypeError(`expected key to be object, got ${typeof e}`);
			}
			for (const t of [
				"origin",
				"method",
				"path"
			]) {
				if (typeof e[t] !== "string") {
					throw new TypeError(`expected key.${t} to be string, got ${typeof e[t]}`);
				}
			}
			if (e.headers !== undefined && typeof e.headers !== "object") {
				throw new TypeError(`expected headers to be object, got ${typeof e}`);
			}
		}
		function assertCacheValue(e) {
			if (typeof e !== "object") {
				throw new TypeError(`expected value to be object, got ${typeof e}`);
			}
			for (const t of [
				"statusCode",
				"cachedAt",
				"staleAt",
				"deleteAt"
			]) {
				if (typeof e[t] !== "number") {
					throw new TypeError(`expected value.${t} to be number, got ${typeof e[t]}`);
				}
			}
			if (typeof e.statusMessage !== "string") {
				throw new TypeError(`expected value.statusMessage to be string, got ${typeof e.statusMessage}`);
			}
			if (e.headers != null && typeof e.headers !== "object") {
				throw new TypeError(`expected value.rawHeaders to be object, got ${typeof e.headers}`);
			}
			if (e.vary !== undefined && typeof e.vary !== "object") {
				throw new TypeError(`expected value.vary to be object, got ${typeof e.vary}`);
			}
			if (e.etag !== undefined && typeof e.etag !== "string") {
				throw new TypeError(`expected value.etag to be string, got ${typeof e.etag}`);
			}
		}
		function parseCacheControlHeader(e) {
			const t = {};
			const n = new Set();
			const r = new Set();
			const i = splitCacheControlHeaderValue(Array.isArray(e) ? e.join(",") : e);
			for (let e = 0; e < i.length; e++) {
				const a = i[e];
				const s = a.value.toLowerCase();
				const l = a.fromMalformedQuote;
				const u = s.indexOf("=");
				let d;
				let f;
				let p = false;
				let m = false;
				if (u !== -1) {
					const e = s.substring(0, u);
					const t = s.substring(u + 1);
					p = trimOWSEnd(e) !== e;
					m = trimOWSStart(t) !== t;
					d = trimOWS(e);
					f = trimOWSStart(t);
				} else {
					d = trimOWS(s);
				}
				const h = getMalformedRestrictiveDirectiveName(d);
				if (h !== undefined) {
					t[h] = true;
					continue;
				}
				switch (d) {
					case "min-fresh":
					case "max-stale":
					case "max-age":
					case "s-maxage":
					case "stale-while-revalidate":
					case "stale-if-error": {
						if (l || n.has(d)) {
							continue;
						}
						if (f === undefined || p || m) {
							delete t[d];
							n.add(d);
							markInvalidCacheControlDirective(t, d);
							continue;
						}
						if (f.length >= 2 && f[0] === "\"" && f[f.length - 1] === "\"") {
							f = f.substring(1, f.length - 1);
						}
						if (!/^[0-9]+$/.test(f)) {
							delete t[d];
							n.add(d);
							markInvalidCacheControlDirective(t, d);
							continue;
						}
						const e = Math.min(parseInt(f, 10), c);
						if (d === "min-fresh") {
							if (!(d in t) || t[d] < e) {
								t[d] = e;
							}
						} else if (!(d in t) || t[d] > e) {
							t[d] = e;
						}
						break;
					}
					case "private":
					case "no-cache": {
						if (l) {
							t[d] = true;
							break;
						}
						if (f !== undefined && f.length === 0) {
							t[d] = true;
							break;
						}
						if (f) {
							if (f[0] === "\"") {
								f = trimOWSEnd(f);
								let n = "";
								let r = e;
								let a = false;
								const s = findUnescapedQuote(f, 1);
								if (s !== -1) {
									n = f.substring(1, s);
									a = true;
								} else {
									const t = [f.substring(1)];
									for (let n = e + 1; n < i.length; n++) {
										const e = trimOWS(i[n].value);
										const o = findUnescapedQuote(e, 0);
										r = n;
										if (o !== -1) {
											t.push(e.substring(0, o));
											a = true;
											break;
										}
										t.push(e);
									}
									n = t.join(",");
								}
								if (!a) {
									t[d] = true;
									break;
								}
								e = r;
								const c = n.split(",");
								let l = true;
								for (let e = 0; e < c.length; e++) {
									c[e] = trimOWS(c[e]);
									if (!o(c[e])) {
										l = false;
									}
								}
								if (!l) {
									t[d] = true;
								} else if (t[d] !== true) {
									if (d in t) {
										t[d] = t[d].concat(c);
									} else {
										t[d] = c;
									}
								}
							} else {
								const e = trimOWS(f);
								if (!o(e)) {
									t[d] = true;
								} else if (t[d] !== true) {
									if (d in t) {
										t[d] = t[d].concat(e);
									} else {
										t[d] = [e];
									}
								}
							}
							break;
						}
					}
					case "public":
					case "must-revalidate":
					case "proxy-revalidate":
					case "immutable":
					case "no-transform":
					case "must-understand":
					case "only-if-cached":
						if (l || r.has(d)) {
							continue;
						}
						if (f !== undefined) {
							delete t[d];
							r.add(d);
							continue;
						}
						t[d] = true;
						break;
					case "no-store":
						t[d] = true;
						break;
					default: continue;
				}
			}
			return t;
		}
		function splitVaryHeader(e) {
			const t = Array.isArray(e) ? e : [e];
			const n = [];
			for (let e = 0; e < t.length; e++) {
				const r = t[e].split(",");
				for (let e = 0; e < r.length; e++) {
					n.push(r[e]);
				}
			}
			return n;
		}
		function hasVaryStar(e) {
			const t = splitVaryHeader(e);
			for (let e = 0; e < t.length; e++) {
				if (trimOWS(t[e]).indexOf("*") !== -1) {
					return true;
				}
			}
			return false;
		}
		function parseVaryHeader(e, t) {
			if (hasVaryStar(e)) {
				return t;
			}
			const n = {};
			const r = splitVaryHeader(e);
			for (const e of r) {
				const r = trimOWS(e).toLowerCase();
				if (r.length === 0) {
					continue;
				}
				if (!o(r)) {
					return undefined;
				}
				const i = t[r];
				n[r] = Array.isArray(i) ? i.slice() : i ?? null;
			}
			return n;
		}
		function isInvalidOrWildcardVaryHeader(e) {
			return hasVaryStar(e) || parseVaryHeader(e, {}) === undefined;
		}
		function isEtagUsable(e) {
			if (e.length <= 2) {
				return false;
			}
			if (e[0] === "\"" && e[e.length - 1] === "\"") {
				return !(e[1] === "\"" || e.startsWith("\"W/"));
			}
			if (e.startsWith("W/\"") && e[e.length - 1] === "\"") {
				return e.length !== 4;
			}
			return false;
		}
		function assertCacheStore(e, t = "CacheStore") {
			if (typeof e !== "object" || e === null) {
				throw new TypeError(`expected type of ${t} to be a CacheStore, got ${e === null ? "null" : typeof e}`);
			}
			for (const n of [
				"get",
				"createWriteStream",
				"delete"
			]) {
				if (typeof e[n] !== "function") {
					throw new TypeError(`${t} needs to have a \`${n}()\` function`);
				}
			}
		}
		function assertCacheMethods(e, t = "CacheMethods") {
			if (!Array.isArray(e)) {
				throw new TypeError(`expected type of ${t} needs to be an array, got ${e === null ? "null" : typeof e}`);
			}
			if (e.length === 0) {
				throw new TypeError(`${t} needs to have at least one method`);
			}
			for (const n of e) {
				if (!arrayIncludes(r, n)) {
					throw new TypeError(`element of ${t}-array needs to be one of following values: ${r.join(", ")}, got ${n}`);
				}
			}
		}
		function makeDeduplicationKey(e, t) {
			const n = {};
			if (e.headers) {
				const r = Object.keys(e.headers).sort();
				for (const i of r) {
					if (t?.has(i.toLowerCase())) {
						continue;
					}
					n[i] = e.headers[i];
				}
			}
			return JSON.stringify([
				e.origin,
				e.method,
				e.path,
				n
			]);
		}
		e.exports = {
			makeCacheKey,
			normalizeHeaders,
			assertCacheKey,
			assertCacheValue,
			parseCacheControlHeader,
			hasInvalidCacheControlDirective,
			parseVaryHeader,
			hasVaryStar,
			isInvalidOrWildcardVaryHeader,
			isEtagUsable,
			assertCacheMethods,
			assertCacheStore,
			makeDeduplicationKey
		};
	}),
	25453: (function(e) {
		"use strict";
		function parseHttpDate(e) {
			switch (e[3]) {
				case ",": return parseImfDate(e);
				case " ": return parseAscTimeDate(e);
				default: return parseRfc850Date(e);
			}
		}
		function makeDate(e, t, n, r, i, a, o) {
			const s = new Date(Date.UTC(e, t, n, r, i, a));
			if (e >= 0 && e <= 99) {
				s.setUTCFullYear(e);
			}
			return s.getUTCFullYear() === e && s.getUTCMonth() === t && s.getUTCDate() === n && s.getUTCHours() === r && s.getUTCMinutes() === i && s.getUTCSeconds() === a && s.getUTCDay() === o ? s : undefined;
		}
		function parseImfDate(e) {
			if (e.length !== 29 || e[4] !== " " || e[7] !== " " || e[11] !== " " || e[16] !== " " || e[19] !== ":" || e[22] !== ":" || e[25] !== " " || e[26] !== "G" || e[27] !== "M" || e[28] !== "T") {
				return undefined;
			}
			let t = -1;
			if (e[0] === "S" && e[1] === "u" && e[2] === "n") {
				t = 0;
			} else if (e[0] === "M" && e[1] === "o" && e[2] === "n") {
				t = 1;
			} else if (e[0] === "T" && e[1] === "u" && e[2] === "e") {
				t = 2;
			} else if (e[0] === "W" && e[1] === "e" && e[2] === "d") {
				t = 3;
			} else if (e[0] === "T" && e[1] === "h" && e[2] === "u") {
				t = 4;
			} else if (e[0] === "F" && e[1] === "r" && e[2] === "i") {
				t = 5;
			} else if (e[0] === "S" && e[1] === "a" && e[2] === "t") {
				t = 6;
			} else {
				return undefined;
			}
			let n = 0;
			if (e[5] === "0") {
				const t = e.charCodeAt(6);
				if (t < 49 || t > 57) {
					return undefined;
				}
				n = t - 48;
			} else {
				const t = e.charCodeAt(5);
				if (t < 49 || t > 51) {
					return undefined;
				}
				const r = e.charCodeAt(6);
				if (r < 48 || r > 57) {
					return undefined;
				}
				n = (t - 48) * 10 + (r - 48);
			}
			let r = -1;
			if (e[8] === "J" && e[9] === "a" && e[10] === "n") {
				r = 0;
			} else if (e[8] === "F" && e[9] === "e" && e[10] === "b") {
				r = 1;
			} else if (e[8] === "M" && e[9] === "a") {
				if (e[10] === "r") {
					r = 2;
				} else if (e[10] === "y") {
					r = 4;
				} else {
					return undefined;
				}
			} else if (e[8] === "J") {
				if (e[9] === "a" && e[10] === "n") {
					r = 0;
				} else if (e[9] === "u") {
					if (e[10] === "n") {
						r = 5;
					} else if (e[10] === "l") {
						r = 6;
					} else {
						return undefined;
					}
				} else {
					return undefined;
				}
			} else if (e[8] === "A") {
				if (e[9] === "p" && e[10] === "r") {
					r = 3;
				} else if (e[9] === "u" && e[10] === "g") {
					r = 7;
				} else {
					return undefined;
				}
			} else if (e[8] === "S" && e[9] === "e" && e[10] === "p") {
				r = 8;
			} else if (e[8] === "O" && e[9] === "c" && e[10] === "t") {
				r = 9;
			} else if (e[8] === "N" && e[9] === "o" && e[10] === "v") {
				r = 10;
			} else if (e[8] === "D" && e[9] === "e" && e[10] === "c") {
				r = 11;
			} else {
				return undefined;
			}
			const i = e.charCodeAt(12);
			if (i < 48 || i > 57) {
				return undefined;
			}
			const a = e.charCodeAt(13);
			if (a < 48 || a > 57) {
				return undefined;
			}
			const o = e.charCodeAt(14);
			if (o < 48 || o > 57) {
				return undefined;
			}
			const s = e.charCodeAt(15);
			if (s < 48 || s > 57) {
				return undefined;
			}
			const c = (i - 48) * 1e3 + (a - 48) * 100 + (o - 48) * 10 + (s - 48);
			let l = 0;
			if (e[17] === "0") {
				const t = e.charCodeAt(18);
				if (t < 48 || t > 57) {
					return undefined;
				}
				l = t - 48;
			} else {
				const t = e.charCodeAt(17);
				if (t < 48 || t > 50) {
					return undefined;
				}
				const n = e.charCodeAt(18);
				if (n < 48 || n > 57) {
					return undefined;
				}
				if (t === 50 && n > 51) {
					return undefined;
				}
				l = (t - 48) * 10 + (n - 48);
			}
			let u = 0;
			if (e[20] === "0") {
				const t = e.charCodeAt(21);
				if (t < 48 || t > 57) {
					return undefined;
				}
				u = t - 48;
			} else {
				const t = e.charCodeAt(20);
				if (t < 48 || t > 53) {
					return undefined;
				}
				const n = e.charCodeAt(21);
				if (n < 48 || n > 57) {
					return undefined;
				}
				u = (t - 48) * 10 + (n - 48);
			}
			let d = 0;
			if (e[23] === "0") {
				const t = e.charCodeAt(24);
				if (t < 48 || t > 57) {
					return undefined;
				}
				d = t - 48;
			} else {
				const t = e.charCodeAt(23);
				if (t < 48 || t > 53) {
					return undefined;
				}
				const n = e.charCodeAt(24);
				if (n < 48 || n > 57) {
					return undefined;
				}
				d = (t - 48) * 10 + (n - 48);
			}
			return makeDate(c, r, n, l, u, d, t);
		}
		function parseAscTimeDate(e) {
			if (e.length !== 24 || e[7] !== " " || e[10] !== " " || e[19] !== " ") {
				return undefined;
			}
			let t = -1;
			if (e[0] === "S" && e[1] === "u" && e[2] === "n") {
				t = 0;
			} else if (e[0] === "M" && e[1] === "o" && e[2] === "n") {
				t = 1;
			} else if (e[0] === "T" && e[1] === "u" && e[2] === "e") {
				t = 2;
			} else if (e[0] === "W" && e[1] === "e" && e[2] === "d") {
				t = 3;
			} else if (e[0] === "T" && e[1] === "h" && e[2] === "u") {
				t = 4;
			} else if (e[0] === "F" && e[1] === "r" && e[2] === "i") {
				t = 5;
			} else if (e[0] === "S" && e[1] === "a" && e[2] === "t") {
				t = 6;
			} else {
				return undefined;
			}
			let n = -1;
			if (e[4] === "J" && e[5] === "a" && e[6] === "n") {
				n = 0;
			} else if (e[4] === "F" && e[5] === "e" && e[6] === "b") {
				n = 1;
			} else if (e[4] === "M" && e[5] === "a") {
				if (e[6] === "r") {
					n = 2;
				} else if (e[6] === "y") {
					n = 4;
				} else {
					return undefined;
				}
			} else if (e[4] === "J") {
				if (e[5] === "a" && e[6] === "n") {
					n = 0;
				} else if (e[5] === "u") {
					if (e[6] === "n") {
						n = 5;
					} else if (e[6] === "l") {
						n = 6;
					} else {
						return undefined;
					}
				} else {
					return undefined;
				}
			} else if (e[4] === "A") {
				if (e[5] === "p" && e[6] === "r") {
					n = 3;
				} else if (e[5] === "u" && e[6] === "g") {
					n = 7;
				} else {
					return undefined;
				}
			} else if (e[4] === "S" && e[5] === "e" && e[6] === "p") {
				n = 8;
			} else if (e[4] === "O" && e[5] === "c" && e[6] === "t") {
				n = 9;
			} else if (e[4] === "N" && e[5] === "o" && e[6] === "v") {
				n = 10;
			} else if (e[4] === "D" && e[5] === "e" && e[6] === "c") {
				n = 11;
			} else {
				return undefined;
			}
			let r = 0;
			if (e[8] === " ") {
				const t = e.charCodeAt(9);
				if (t < 49 || t > 57) {
					return undefined;
				}
				r = t - 48;
			} else {
				const t = e.charCodeAt(8);
				if (t < 49 || t > 51) {
					return undefined;
				}
				const n = e.charCodeAt(9);
				if (n < 48 || n > 57) {
					return undefined;
				}
				r = (t - 48) * 10 + (n - 48);
			}
			let i = 0;
			if (e[11] === "0") {
				const t = e.charCodeAt(12);
				if (t < 48 || t > 57) {
					return undefined;
				}
				i = t - 48;
			} else {
				const t = e.charCodeAt(11);
				if (t < 48 || t > 50) {
					return undefined;
				}
				const n = e.charCodeAt(12);
				if (n < 48 || n > 57) {
					return undefined;
				}
				if (t === 50 && n > 51) {
					return undefined;
				}
				i = (t - 48) * 10 + (n - 48);
			}
			let a = 0;
			if (e[14] === "0") {
				const t = e.charCodeAt(15);
				if (t < 48 || t > 57) {
					return undefined;
				}
				a = t - 48;
			} else {
				const t = e.charCodeAt(14);
				if (t < 48 || t > 53) {
					return undefined;
				}
				const n = e.charCodeAt(15);
				if (n < 48 || n > 57) {
					return undefined;
				}
				a = (t - 48) * 10 + (n - 48);
			}
			let o = 0;
			if (e[17] === "0") {
				const t = e.charCodeAt(18);
				if (t < 48 || t > 57) {
					return undefined;
				}
				o = t - 48;
			} else {
				const t = e.charCodeAt(17);
				if (t < 48 || t > 53) {
					return undefined;
				}
				const n = e.charCodeAt(18);
				if (n < 48 || n > 57) {
					return undefined;
				}
				o = (t - 48) * 10 + (n - 48);
			}
			const s = e.charCodeAt(20);
			if (s < 48 || s > 57) {
				return undefined;
			}
			const c = e.charCodeAt(21);
			if (c < 48 || c > 57) {
				return undefined;
			}
			const l = e.charCodeAt(22);
			if (l < 48 || l > 57) {
				return undefined;
			}
			const u = e.charCodeAt(23);
			if (u < 48 || u > 57) {
				return undefined;
			}
			const d = (s - 48) * 1e3 + (c - 48) * 100 + (l - 48) * 10 + (u - 48);
			return makeDate(d, n, r, i, a, o, t);
		}
		function parseRfc850Date(e) {
			let t = -1;
			let n = -1;
			if (e[0] === "S") {
				if (e[1] === "u" && e[2] === "n" && e[3] === "d" && e[4] === "a" && e[5] === "y") {
					n = 0;
					t = 6;
				} else if (e[1] === "a" && e[2] === "t" && e[3] === "u" && e[4] === "r" && e[5] === "d" && e[6] === "a" && e[7] === "y") {
					n = 6;
					t = 8;
				}
			} else if (e[0] === "M" && e[1] === "o" && e[2] === "n" && e[3] === "d" && e[4] === "a" && e[5] === "y") {
				n = 1;
				t = 6;
			} else if (e[0] === "T") {
				if (e[1] === "u" && e[2] === "e" && e[3] === "s" && e[4] === "d" && e[5] === "a" && e[6] === "y") {
					n = 2;
					t = 7;
				} else if (e[1] === "h" && e[2] === "u" && e[3] === "r" && e[4] === "s" && e[5] === "d" && e[6] === "a" && e[7] === "y") {
					n = 4;
					t = 8;
				}
			} else if (e[0] === "W" && e[1] === "e" && e[2] === "d" && e[3] === "n" && e[4] === "e" && e[5] === "s" && e[6] === "d" && e[7] === "a" && e[8] === "y") {
				n = 3;
				t = 9;
			} else if (e[0] === "F" && e[1] === "r" && e[2] === "i" && e[3] === "d" && e[4] === "a" && e[5] === "y") {
				n = 5;
				t = 6;
			} else {
				return undefined;
			}
			if (e[t] !== "," || e.length - t - 1 !== 23 || e[t + 1] !== " " || e[t + 4] !== "-" || e[t + 8] !== "-" || e[t + 11] !== " " || e[t + 14] !== ":" || e[t + 17] !== ":" || e[t + 20] !== " " || e[t + 21] !== "G" || e[t + 22] !== "M" || e[t + 23] !== "T") {
				return undefined;
			}
			let r = 0;
			if (e[t + 2] === "0") {
				const n = e.charCodeAt(t + 3);
				if (n < 49 || n > 57) {
					return undefined;
				}
				r = n - 48;
			} else {
				const n = e.charCodeAt(t + 2);
				if (n < 49 || n > 51) {
					return undefined;
				}
				const i = e.charCodeAt(t + 3);
				if (i < 48 || i > 57) {
					return undefined;
				}
				r = (n - 48) * 10 + (i - 48);
			}
			let i = -1;
			if (e[t + 5] === "J" && e[t + 6] === "a" && e[t + 7] === "n") {
				i = 0;
			} else if (e[t + 5] === "F" && e[t + 6] === "e" && e[t + 7] === "b") {
				i = 1;
			} else if (e[t + 5] === "M" && e[t + 6] === "a" && e[t + 7] === "r") {
				i = 2;
			} else if (e[t + 5] === "A" && e[t + 6] === "p" && e[t + 7] === "r") {
				i = 3;
			} else if (e[t + 5] === "M" && e[t + 6] === "a" && e[t + 7] === "y") {
				i = 4;
			} else if (e[t + 5] === "J" && e[t + 6] === "u" && e[t + 7] === "n") {
				i = 5;
			} else if (e[t + 5] === "J" && e[t + 6] === "u" && e[t + 7] === "l") {
				i = 6;
			} else if (e[t + 5] === "A" && e[t + 6] === "u" && e[t + 7] === "g") {
				i = 7;
			} else if (e[t + 5] === "S" && e[t + 6] === "e" && e[t + 7] === "p") {
				i = 8;
			} else if (e[t + 5] === "O" && e[t + 6] === "c" && e[t + 7] === "t") {
				i = 9;
			} else if (e[t + 5] === "N" && e[t + 6] === "o" && e[t + 7] === "v") {
				i = 10;
			} else if (e[t + 5] === "D" && e[t + 6] === "e" && e[t + 7] === "c") {
				i = 11;
			} else {
				return undefined;
			}
			const a = e.charCodeAt(t + 9);
			if (a < 48 || a > 57) {
				return undefined;
			}
			const o = e.charCodeAt(t + 10);
			if (o < 48 || o > 57) {
				return undefined;
			}
			let s = (a - 48) * 10 + (o - 48);
			s += s < 70 ? 2e3 : 1900;
			let c = 0;
			if (e[t + 12] === "0") {
				const n = e.charCodeAt(t + 13);
				if (n < 48 || n > 57) {
					return undefined;
				}
				c = n - 48;
			} else {
				const n = e.charCodeAt(t + 12);
				if (n < 48 || n > 50) {
					return undefined;
				}
				const r = e.charCodeAt(t + 13);
				if (r < 48 || r > 57) {
					return undefined;
				}
				if (n === 50 && r > 51) {
					return undefined;
				}
				c = (n - 48) * 10 + (r - 48);
			}
			let l = 0;
			if (e[t + 15] === "0") {
				const n = e.charCodeAt(t + 16);
				if (n < 48 || n > 57) {
					return undefined;
				}
				l = n - 48;
			} else {
				const n = e.charCodeAt(t + 15);
				if (n < 48 || n > 53) {
					return undefined;
				}
				const r = e.charCodeAt(t + 16);
				if (r < 48 || r > 57) {
					return undefined;
				}
				l = (n - 48) * 10 + (r - 48);
			}
			let u = 0;
			if (e[t + 18] === "0") {
				const n = e.charCodeAt(t + 19);
				if (n < 48 || n > 57) {
					return undefined;
				}
				u = n - 48;
			} else {
				const n = e.charCodeAt(t + 18);
				if (n < 48 || n > 53) {
					return undefined;
				}
				const r = e.charCodeAt(t + 19);
				if (r < 48 || r > 57) {
					return undefined;
				}
				u = (n - 48) * 10 + (r - 48);
			}
			return makeDate(s, i, r, c, l, u, n);
		}
		e.exports = { parseHttpDate };
	}),
	89634: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { kConstruct: i } = n(36443);
		const { urlEquals: a, getFieldValues: o } = n(76798);
		const { kEnumerableProperty: s, isDisturbed: c } = n(3440);
		const { webidl: l } = n(47879);
		const { cloneResponse: u, fromInnerResponse: d, getResponseState: f } = n(99051);
		const { Request: p, fromInnerRequest: m, getRequestState: h } = n(9967);
		const { fetching: g } = n(54398);
		const { urlIsHttpHttpsScheme: _, readAllBytes: v } = n(73168);
		const { createDeferredPromise: y } = n(56436);
		class Cache {
			#e;
			constructor() {
				if (arguments[0] !== i) {
					l.illegalConstructor();
				}
				l.util.markAsUncloneable(this);
				this.#e = arguments[1];
			}
			async match(e, t = {}) {
				l.brandCheck(this, Cache);
				const n = "Cache.match";
				l.argumentLengthCheck(arguments, 1, n);
				e = l.converters.RequestInfo(e);
				t = l.converters.CacheQueryOptions(t, n, "options");
				const r = this.#i(e, t, 1);
				if (r.length === 0) {
					return;
				}
				return r[0];
			}
			async matchAll(e = undefined, t = {}) {
				l.brandCheck(this, Cache);
				const n = "Cache.matchAll";
				if (e !== undefined) e = l.converters.RequestInfo(e);
				t = l.converters.CacheQueryOptions(t, n, "options");
				return this.#i(e, t);
			}
			async add(e) {
				l.brandCheck(this, Cache);
				const t = "Cache.add";
				l.argumentLengthCheck(arguments, 1, t);
				e = l.converters.RequestInfo(e);
				const n = [e];
				const r = this.addAll(n);
				return await r;
			}
			async addAll(e) {
				l.brandCheck(this, Cache);
				const t = "Cache.addAll";
				l.argumentLengthCheck(arguments, 1, t);
				const n = [];
				const r = [];
				for (let n of e) {
					if (n === undefined) {
						throw l.errors.conversionFailed({
							prefix: t,
							argument: "Argument 1",
							types: ["undefined is not allowed"]
						});
					}
					n = l.converters.RequestInfo(n);
					if (typeof n === "string") {
						continue;
					}
					const e = h(n);
					if (!_(e.url) || e.method !== "GET") {
						throw l.errors.exception({
							header: t,
							message: "Expected http/s scheme when method is not GET."
						});
					}
				}
				const i = [];
				for (const a of e) {
					const e = h(new p(a));
					if (!_(e.url)) {
						throw l.errors.exception({
							header: t,
							message: "Expected http/s scheme."
						});
					}
					e.initiator = "fetch";
					e.destination = "subresource";
					r.push(e);
					const s = y();
					i.push(g({
						request: e,
						processResponse(e) {
							if (e.type === "error" || e.status === 206 || e.status < 200 || e.status > 299) {
								s.reject(l.errors.exception({
									header: "Cache.addAll",
									message: "Received an invalid status code or the request failed."
								}));
							} else if (e.headersList.contains("vary")) {
								const t = o(e.headersList.get("vary"));
								for (const e of t) {
									if (e === "*") {
										s.reject(l.errors.exception({
											header: "Cache.addAll",
											message: "invalid vary field value"
										}));
										for (const e of i) {
											e.abort();
										}
										return;
									}
								}
							}
						},
						processResponseEndOfBody(e) {
							if (e.aborted) {
								s.reject(new DOMException("aborted", "AbortError"));
								return;
							}
							s.resolve(e);
						}
					}));
					n.push(s.promise);
				}
				const a = Promise.all(n);
				const s = await a;
				const c = [];
				let u = 0;
				for (const e of s) {
					const t = {
						type: "put",
						request: r[u],
						response: e
					};
					c.push(t);
					u++;
				}
				const d = y();
				let f = null;
				try {
					this.#t(c);
				} catch (e) {
					f = e;
				}
				queueMicrotask(() => {
					if (f === null) {
						d.resolve(undefined);
					} else {
						d.reject(f);
					}
				});
				return d.promise;
			}
			async put(e, t) {
				l.brandCheck(this, Cache);
				const n = "Cache.put";
				l.argumentLengthCheck(arguments, 2, n);
				e = l.converters.RequestInfo(e);
				t = l.converters.Response(t, n, "response");
				let r = null;
				if (l.is.Request(e)) {
					r = h(e);
				} else {
					r = h(new p(e));
				}
				if (!_(r.url) || r.method !== "GET") {
					throw l.errors.exception({
						header: n,
						message: "Expected an http/s scheme when method is not GET"
					});
				}
				const i = f(t);
				if (i.status === 206) {
					throw l.errors.exception({
						header: n,
						message: "Got 206 status"
					});
				}
				if (i.headersList.contains("vary")) {
					const e = o(i.headersList.get("vary"));
					for (const t of e) {
						if (t === "*") {
							throw l.errors.exception({
								header: n,
								message: "Got * vary field value"
							});
						}
					}
				}
				if (i.body && (c(i.body.stream) || i.body.stream.locked)) {
					throw l.errors.exception({
						header: n,
						message: "Response body is locked or disturbed"
					});
				}
				const a = u(i);
				const s = y();
				if (i.body != null) {
					const e = i.body.stream;
					const t = e.getReader();
					v(t, s.resolve, s.reject);
				} else {
					s.resolve(undefined);
				}
				const d = [];
				const m = {
					type: "put",
					request: r,
					response: a
				};
				d.push(m);
				const g = await s.promise;
				if (a.body != null) {
					a.body.source = g;
				}
				const b = y();
				let x = null;
				try {
					this.#t(d);
				} catch (e) {
					x = e;
				}
				queueMicrotask(() => {
					if (x === null) {
						b.resolve();
					} else {
						b.reject(x);
					}
				});
				return b.promise;
			}
			async delete(e, t = {}) {
				l.brandCheck(this, Cache);
				const n = "Cache.delete";
				l.argumentLengthCheck(arguments, 1, n);
				e = l.converters.RequestInfo(e);
				t = l.converters.CacheQueryOptions(t, n, "options");
				let i = null;
				if (l.is.Request(e)) {
					i = h(e);
					if (i.method !== "GET" && !t.ignoreMethod) {
						return false;
					}
				} else {
					r(typeof e === "string");
					i = h(new p(e));
				}
				const a = [];
				const o = {
					type: "delete",
					request: i,
					options: t
				};
				a.push(o);
				const s = y();
				let c = null;
				let u;
				try {
					u = this.#t(a);
				} catch (e) {
					c = e;
				}
				queueMicrotask(() => {
					if (c === null) {
						s.resolve(!!u?.length);
					} else {
						s.reject(c);
					}
				});
				return s.promise;
			}
			async keys(e = undefined, t = {}) {
				l.brandCheck(this, Cache);
				const n = "Cache.keys";
				if (e !== undefined) e = l.converters.RequestInfo(e);
				t = l.converters.CacheQueryOptions(t, n, "options");
				let r = null;
				if (e !== undefined) {
					if (l.is.Request(e)) {
						r = h(e);
						if (r.method !== "GET" && !t.ignoreMethod) {
							return [];
						}
					} else if (typeof e === "string") {
						r = h(new p(e));
					}
				}
				const i = y();
				const a = [];
				if (e === undefined) {
					for (const e of this.#e) {
						a.push(e[0]);
					}
				} else {
					const e = this.#n(r, t);
					for (const t of e) {
						a.push(t[0]);
					}
				}
				queueMicrotask(() => {
					const e = [];
					for (const t of a) {
						const n = m(t, undefined, new AbortController().signal, "immutable");
						e.push(n);
					}
					i.resolve(Object.freeze(e));
				});
				return i.promise;
			}
			#t(e) {
				const t = this.#e;
				const n = [...t];
				const i = [];
				const a = [];
				try {
					for (const n of e) {
						if (n.type !== "delete" && n.type !== "put") {
							throw l.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "operation type does not match \"delete\" or \"put\""
							});
						}
						if (n.type === "delete" && n.response != null) {
							throw l.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "delete operation should not have an associated response"
							});
						}
						if (this.#n(n.request, n.options, i).length) {
							throw new DOMException("???", "InvalidStateError");
						}
						let e;
						if (n.type === "delete") {
							e = this.#n(n.request, n.options);
							if (e.length === 0) {
								return [];
							}
							for (const n of e) {
								const e = t.indexOf(n);
								r(e !== -1);
								t.splice(e, 1);
							}
						} else if (n.type === "put") {
							if (n.response == null) {
								throw l.errors.exception({
									header: "Cache.#batchCacheOperations",
									message: "put operation should have an associated response"
								});
							}
							const a = n.request;
							if (!_(a.url)) {
								throw l.errors.exception({
									header: "Cache.#batchCacheOperations",
									message: "expected http or https scheme"
								});
							}
							if (a.method !== "GET") {
								throw l.errors.exception({
									header: "Cache.#batchCacheOperations",
									message: "not get method"
								});
							}
							if (n.options != null) {
								throw l.errors.exception({
									header: "Cache.#batchCacheOperations",
									message: "options must not be defined"
								});
							}
							e = this.#n(n.request);
							for (const n of e) {
								const e = t.indexOf(n);
								r(e !== -1);
								t.splice(e, 1);
							}
							t.push([n.request, n.response]);
							i.push([n.request, n.response]);
						}
						a.push([n.request, n.response]);
					}
					return a;
				} catch (e) {
					this.#e.length = 0;
					this.#e = n;
					throw e;
				}
			}
			#n(e, t, n) {
				const r = [];
				const i = n ?? this.#e;
				for (const n of i) {
					const [i, a] = n;
					if (this.#r(e, i, a, t)) {
						r.push(n);
					}
				}
				return r;
			}
			#r(e, t, n = null, r) {
				const i = new URL(e.url);
				const s = new URL(t.url);
				if (r?.ignoreSearch) {
					s.search = "";
					i.search = "";
				}
				if (!a(i, s, true)) {
					return false;
				}
				if (n == null || r?.ignoreVary || !n.headersList.contains("vary")) {
					return true;
				}
				const c = o(n.headersList.get("vary"));
				for (const n of c) {
					if (n === "*") {
						return false;
					}
					const r = t.headersList.get(n);
					const i = e.headersList.get(n);
					if (r !== i) {
						return false;
					}
				}
				return true;
			}
			#i(e, t, n = Infinity) {
				let r = null;
				if (e !== undefined) {
					if (l.is.Request(e)) {
						r = h(e);
						if (r.method !== "GET" && !t.ignoreMethod) {
							return [];
						}
					} else if (typeof e === "string") {
						r = h(new p(e));
					}
				}
				const i = [];
				if (e === undefined) {
					for (const e of this.#e) {
						i.push(e[1]);
					}
				} else {
					const e = this.#n(r, t);
					for (const t of e) {
						i.push(t[1]);
					}
				}
				const a = [];
				for (const e of i) {
					const t = d(u(e), "immutable");
					a.push(t);
					if (a.length >= n) {
						break;
					}
				}
				return Object.freeze(a);
			}
		}
		Object.defineProperties(Cache.prototype, {
			[Symbol.toStringTag]: {
				value: "Cache",
				configurable: true
			},
			match: s,
			matchAll: s,
			add: s,
			addAll: s,
			put: s,
			delete: s,
			keys: s
		});
		const b = [
			{
				key: "ignoreSearch",
				converter: l.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "ignoreMethod",
				converter: l.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "ignoreVary",
				converter: l.converters.boolean,
				defaultValue: () => false
			}
		];
		l.converters.CacheQueryOptions = l.dictionaryConverter(b);
		l.converters.MultiCacheQueryOptions = l.dictionaryConverter([...b, {
			key: "cacheName",
			converter: l.converters.DOMString
		}]);
		l.converters.Response = l.interfaceConverter(l.is.Response, "Response");
		l.converters["sequence<RequestInfo>"] = l.sequenceConverter(l.converters.RequestInfo);
		e.exports = { Cache };
	}),
	3245: (function(e, t, n) {
		"use strict";
		const { Cache: r } = n(89634);
		const { webidl: i } = n(47879);
		const { kEnumerableProperty: a } = n(3440);
		const { kConstruct: o } = n(36443);
		class CacheStorage {
			#e = new Map();
			constructor() {
				if (arguments[0] !== o) {
					i.illegalConstructor();
				}
				i.util.markAsUncloneable(this);
			}
			async match(e, t = {}) {
				i.brandCheck(this, CacheStorage);
				i.argumentLengthCheck(arguments, 1, "CacheStorage.match");
				e = i.converters.RequestInfo(e);
				t = i.converters.MultiCacheQueryOptions(t);
				if (t.cacheName != null) {
					if (this.#e.has(t.cacheName)) {
						const n = this.#e.get(t.cacheName);
						const i = new r(o, n);
						return await i.match(e, t);
					}
				} else {
					for (const n of this.#e.values()) {
						const i = new r(o, n);
						const a = await i.match(e, t);
						if (a !== undefined) {
							return a;
						}
					}
				}
			}
			async has(e) {
				i.brandCheck(this, CacheStorage);
				const t = "CacheStorage.has";
				i.argumentLengthCheck(arguments, 1, t);
				e = i.converters.DOMString(e, t, "cacheName");
				return this.#e.has(e);
			}
			async open(e) {
				i.brandCheck(this, CacheStorage);
				const t = "CacheStorage.open";
				i.argumentLengthCheck(arguments, 1, t);
				e = i.converters.DOMString(e, t, "cacheName");
				if (this.#e.has(e)) {
					const t = this.#e.get(e);
					return new r(o, t);
				}
				const n = [];
				this.#e.set(e, n);
				return new r(o, n);
			}
			async delete(e) {
				i.brandCheck(this, CacheStorage);
				const t = "CacheStorage.delete";
				i.argumentLengthCheck(arguments, 1, t);
				e = i.converters.DOMString(e, t, "cacheName");
				return this.#e.delete(e);
			}
			async keys() {
				i.brandCheck(this, CacheStorage);
				const e = this.#e.keys();
				return [...e];
			}
		}
		Object.defineProperties(CacheStorage.prototype, {
			[Symbol.toStringTag]: {
				value: "CacheStorage",
				configurable: true
			},
			match: a,
			has: a,
			open: a,
			delete: a,
			keys: a
		});
		e.exports = { CacheStorage };
	}),
	76798: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { URLSerializer: i } = n(51900);
		const { isValidHeaderName: a } = n(73168);
		function urlEquals(e, t, n = false) {
			const r = i(e, n);
			const a = i(t, n);
			return r === a;
		}
		function getFieldValues(e) {
			r(e !== null);
			const t = [];
			for (let n of e.split(",")) {
				n = n.trim();
				if (a(n)) {
					t.push(n);
				}
			}
			return t;
		}
		e.exports = {
			urlEquals,
			getFieldValues
		};
	}),
	71276: (function(e) {
		"use strict";
		const t = 1024;
		const n = 4096;
		e.exports = {
			maxAttributeValueSize: t,
			maxNameValuePairSize: n
		};
	}),
	79061: (function(e, t, n) {
		"use strict";
		const { parseSetCookie: r } = n(11978);
		const { stringify: i } = n(57797);
		const { webidl: a } = n(47879);
		const { Headers: o } = n(60660);
		const s = a.brandCheckMultiple([o, globalThis.Headers].filter(Boolean));
		function getCookies(e) {
			a.argumentLengthCheck(arguments, 1, "getCookies");
			s(e);
			const t = e.get("cookie");
			const n = { __proto__: null };
			if (!t) {
				return n;
			}
			for (const e of t.split(";")) {
				const [t, ...r] = e.split("=");
				n[t.trim()] = r.join("=");
			}
			return n;
		}
		function deleteCookie(e, t, n) {
			s(e);
			const r = "deleteCookie";
			a.argumentLengthCheck(arguments, 2, r);
			t = a.converters.DOMString(t, r, "name");
			n = a.converters.DeleteCookieAttributes(n);
			setCookie(e, {
				name: t,
				value: "",
				expires: new Date(0),
				...n
			});
		}
		function getSetCookies(e) {
			a.argumentLengthCheck(arguments, 1, "getSetCookies");
			s(e);
			const t = e.getSetCookie();
			if (!t) {
				return [];
			}
			return t.map((e) => r(e));
		}
		function parseCookie(e) {
			e = a.converters.DOMString(e);
			return r(e);
		}
		function setCookie(e, t) {
			a.argumentLengthCheck(arguments, 2, "setCookie");
			s(e);
			t = a.converters.Cookie(t);
			const n = i(t);
			if (n) {
				e.append("set-cookie", n, true);
			}
		}
		a.converters.DeleteCookieAttributes = a.dictionaryConverter([{
			converter: a.nullableConverter(a.converters.DOMString),
			key: "path",
			defaultValue: () => null
		}, {
			converter: a.nullableConverter(a.converters.DOMString),
			key: "domain",
			defaultValue: () => null
		}]);
		a.converters.Cookie = a.dictionaryConverter([
			{
				converter: a.converters.DOMString,
				key: "name"
			},
			{
				converter: a.converters.DOMString,
				key: "value"
			},
			{
				converter: a.nullableConverter((e) => {
					if (typeof e === "number") {
						return a.converters["unsigned long long"](e);
					}
					return new Date(e);
				}),
				key: "expires",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters["long long"]),
				key: "maxAge",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters.DOMString),
				key: "domain",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters.DOMString),
				key: "path",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters.boolean),
				key: "secure",
				defaultValue: () => null
			},
			{
				converter: a.nullableConverter(a.converters.boolean),
				key: "httpOnly",
				defaultValue: () => null
			},
			{
				converter: a.converters.USVString,
				key: "sameSite",
				allowedValues: [
					"Strict",
					"Lax",
					"None"
				]
			},
			{
				converter: a.sequenceConverter(a.converters.DOMString),
				key: "unparsed",
				defaultValue: () => []
			}
		]);
		e.exports = {
			getCookies,
			deleteCookie,
			getSetCookies,
			setCookie,
			parseCookie
		};
	}),
	11978: (function(e, t, n) {
		"use strict";
		const { collectASequenceOfCodePointsFast: r } = n(8116);
		const { maxNameValuePairSize: i, maxAttributeValueSize: a } = n(71276);
		const { isCTLExcludingHtab: o } = n(57797);
		const s = n(34589);
		function parseSetCookie(e) {
			if (o(e)) {
				return null;
			}
			let t = "";
			let n = "";
			let a = "";
			let s = "";
			if (e.includes(";")) {
				const i = { position: 0 };
				t = r(";", e, i);
				n = e.slice(i.position);
			} else {
				t = e;
			}
			if (!t.includes("=")) {
				s = t;
			} else {
				const e = { position: 0 };
				a = r("=", t, e);
				s = t.slice(e.position + 1);
			}
			a = a.trim();
			s = s.trim();
			if (a.length + s.length > i) {
				return null;
			}
			return {
				name: a,
				value: s,
				...parseUnparsedAttributes(n)
			};
		}
		function parseUnparsedAttributes(e, t = {}) {
			while (true) {
				if (e.length === 0) {
					return t;
				}
				s(e[0] === ";");
				e = e.slice(1);
				let n = "";
				if (e.includes(";")) {
					n = r(";", e, { position: 0 });
					e = e.slice(n.length);
				} else {
					n = e;
					e = "";
				}
				let i = "";
				let o = "";
				if (n.includes("=")) {
					const e = { position: 0 };
					i = r("=", n, e);
					o = n.slice(e.position + 1);
				} else {
					i = n;
				}
				i = i.trim();
				o = o.trim();
				if (o.length > a) {
					continue;
				}
				const c = i.toLowerCase();
				if (c === "expires") {
					const e = new Date(o);
					t.expires = e;
				} else if (c === "max-age") {
					const e = o.charCodeAt(0);
					if ((e < 48 || e > 57) && o[0] !== "-") {
						continue;
					}
					if (!/^\d+$/.test(o)) {
						continue;
					}
					const n = Number(o);
					t.maxAge = n;
				} else if (c === "domain") {
					let e = o;
					if (e[0] === ".") {
						e = e.slice(1);
					}
					e = e.toLowerCase();
					t.domain = e;
				} else if (c === "path") {
					let e = "";
					if (o.length === 0 || o[0] !== "/") {
						e = "/";
					} else {
						e = o;
					}
					t.path = e;
				} else if (c === "secure") {
					t.secure = true;
				} else if (c === "httponly") {
					t.httpOnly = true;
				} else if (c === "samesite") {
					const e = o.toLowerCase();
					if (e === "none") {
						t.sameSite = "None";
					} else if (e === "strict") {
						t.sameSite = "Strict";
					} else if (e === "lax") {
						t.sameSite = "Lax";
					}
				} else {
					t.unparsed ??= [];
					t.unparsed.push(`${i}=${o}`);
				}
			}
		}
		e.exports = {
			parseSetCookie,
			parseUnparsedAttributes
		};
	}),
	57797: (function(e) {
		"use strict";
		function isCTLExcludingHtab(e) {
			for (let t = 0; t < e.length; ++t) {
				const n = e.charCodeAt(t);
				if (n >= 0 && n <= 8 || n >= 10 && n <= 31 || n === 127) {
					return true;
				}
			}
			return false;
		}
		function validateCookieName(e) {
			for (let t = 0; t < e.length; ++t) {
				const n = e.charCodeAt(t);
				if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 60 || n === 62 || n === 64 || n === 44 || n === 59 || n === 58 || n === 92 || n === 47 || n === 91 || n === 93 || n === 63 || n === 61 || n === 123 || n === 125) {
					throw new Error("Invalid cookie name");
				}
			}
		}
		function validateCookieValue(e) {
			let t = e.length;
			let n = 0;
			if (e[0] === "\"") {
				if (t === 1 || e[t - 1] !== "\"") {
					throw new Error("Invalid cookie value");
				}
				--t;
				++n;
			}
			while (n < t) {
				const t = e.charCodeAt(n++);
				if (t < 33 || t > 126 || t === 34 || t === 44 || t === 59 || t === 92) {
					throw new Error("Invalid cookie value");
				}
			}
		}
		function validateCookiePath(e) {
			for (let t = 0; t < e.length; ++t) {
				const n = e.charCodeAt(t);
				if (n < 32 || n > 126 || n === 59) {
					throw new Error("Invalid cookie path");
				}
			}
		}
		function isLetterOrDigit(e) {
			return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122;
		}
		function validateCookieDomain(e) {
			if (e === " ") {
				return;
			}
			if (e.length > 255) {
				throw new Error("Invalid cookie domain");
			}
			let t = 0;
			for (let n = 0; n < e.length; ++n) {
				const r = e.charCodeAt(n);
				if (r === 46) {
					if (t === 0) {
						throw new Error("Invalid cookie domain");
					}
					if (e.charCodeAt(n - 1) === 45) {
						throw new Error("Invalid cookie domain");
					}
					t = 0;
					continue;
				}
				if (t === 0 && !isLetterOrDigit(r)) {
					throw new Error("Invalid cookie domain");
				}
				if (!isLetterOrDigit(r) && r !== 45) {
					throw new Error("Invalid cookie domain");
				}
				if (++t > 63) {
					throw new Error("Invalid cookie domain");
				}
			}
			if (t === 0 || e.charCodeAt(e.length - 1) === 45) {
				throw new Error("Invalid cookie domain");
			}
		}
		const t = [
			"Sun",
			"Mon",
			"Tue",
			"Wed",
			"Thu",
			"Fri",
			"Sat"
		];
		const n = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		];
		const r = Array(61).fill(0).map((e, t) => t.toString().padStart(2, "0"));
		function toIMFDate(e) {
			if (typeof e === "number") {
				e = new Date(e);
			}
			return `${t[e.getUTCDay()]}, ${r[e.getUTCDate()]} ${n[e.getUTCMonth()]} ${e.getUTCFullYear()} ${r[e.getUTCHours()]}:${r[e.getUTCMinutes()]}:${r[e.getUTCSeconds()]} GMT`;
		}
		function validateCookieMaxAge(e) {
			if (e < 0) {
				throw new Error("Invalid cookie max-age");
			}
		}
		function stringify(e) {
			if (e.name.length === 0) {
				return null;
			}
			validateCookieName(e.name);
			validateCookieValue(e.value);
			const t = [`${e.name}=${e.value}`];
			if (e.name.startsWith("__Secure-")) {
				e.secure = true;
			}
			if (e.name.startsWith("__Host-")) {
				e.secure = true;
				e.domain = null;
				e.path = "/";
			}
			if (e.secure) {
				t.push("Secure");
			}
			if (e.httpOnly) {
				t.push("HttpOnly");
			}
			if (typeof e.maxAge === "number") {
				validateCookieMaxAge(e.maxAge);
				t.push(`Max-Age=${e.maxAge}`);
			}
			if (e.domain) {
				validateCookieDomain(e.domain);
				t.push(`Domain=${e.domain}`);
			}
			if (e.path) {
				validateCookiePath(e.path);
				t.push(`Path=${e.path}`);
			}
			if (e.expires != null) {
				const n = e.expires instanceof Date ? e.expires.getTime() : e.expires;
				const r = 864e13;
				if (typeof n === "number" && Number.isFinite(n) && Math.abs(n) <= r) {
					t.push(`Expires=${toIMFDate(e.expires)}`);
				}
			}
			if (e.sameSite) {
				t.push(`SameSite=${e.sameSite}`);
			}
			for (const n of e.unparsed) {
				if (!n.includes("=")) {
					throw new Error("Invalid unparsed");
				}
				const [e, ...r] = n.split("=");
				const i = e.trim();
				const a = r.join("=");
				validateCookieName(i);
				validateCookieValue(a);
				t.push(`${i}=${a}`);
			}
			return t.join("; ");
		}
		e.exports = {
			isCTLExcludingHtab,
			validateCookieName,
			validateCookiePath,
			validateCookieValue,
			toIMFDate,
			stringify
		};
	}),
	24031: (function(e, t, n) {
		"use strict";
		const r = n(4573);
		const { Transform: i } = n(57075);
		const { isASCIINumber: a, isValidLastEventId: o } = n(94811);
		const s = [
			239,
			187,
			191
		];
		const c = 10;
		const l = 13;
		const u = 58;
		const d = 32;
		const f = r.kStringMaxLength;
		const p = Buffer.from("data");
		const m = Buffer.from("event");
		const h = Buffer.from("id");
		const g = Buffer.from("retry");
		const _ = 1024;
		const v = 131072;
		const y = 128;
		function isASCIINumberBytes(e, t) {
			if (t >= e.length) {
				return false;
			}
			for (let n = t; n < e.length; n++) {
				if (e[n] < 48 || e[n] > 57) {
					return false;
				}
			}
			return true;
		}
		function isValidLastEventIdBytes(e, t) {
			for (let n = t; n < e.length; n++) {
				if (e[n] === 0) {
					return false;
				}
			}
			return true;
		}
		function isFieldName(e, t, n) {
			if (t !== n.length) {
				return false;
			}
			for (let r = 0; r < t; r++) {
				if (e[r] !== n[r]) {
					return false;
				}
			}
			return true;
		}
		function createMaxEventSizeExceededError() {
			const e = new Error("EventSource message size exceeded");
			e.aborted = false;
			return e;
		}
		class EventSourceStream extends i {
			state;
			checkBOM = true;
			crlfCheck = false;
			eventEndCheck = false;
			chunks = [];
			chunkIndex = 0;
			pos = 0;
			lineChunkIndex = 0;
			linePos = 0;
			lineLength = 0;
			eventSize = 0;
			eventFieldSizes = {
				data: 0,
				event: 0,
				id: 0,
				retry: 0
			};
			dataLineCount = 0;
			maxEventSize;
			maxDataLines;
			maxBufferedChunks;
			event = {
				data: undefined,
				event: undefined,
				id: undefined,
				retry: undefined
			};
			constructor(e = {}) {
				e.readableObjectMode = true;
				super(e);
				this.state = e.eventSourceSettings || {};
				this.maxEventSize = e.maxEventSize ?? f;
				const t = this.maxEventSize > 0 ? Math.min(v, Math.max(_, Math.floor(this.maxEventSize / y))) : 0;
				this.maxDataLines = t;
				this.maxBufferedChunks = t;
				if (e.push) {
					this.push = e.push;
				}
			}
			_transform(e, t, n) {
				if (e.length === 0) {
					n();
					return;
				}
				if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && e[0] !== c && e[0] !== l) {
					n(createMaxEventSizeExceededError());
					return;
				}
				this.chunks.push(e);
				if (this.checkBOM) {
					if (this.handleBOM()) {
						n();
						return;
					}
				}
				while (this.hasCurrentByte()) {
					const e = this.currentByte();
					if (this.eventEndCheck) {
						if (this.crlfCheck) {
							if (e === c) {
								this.crlfCheck = false;
								this.consumeCurrentByte();
								continue;
							}
							this.crlfCheck = false;
						}
						if (e === c || e === l) {
							if (e === l) {
								this.crlfCheck = true;
							}
							this.consumeCurrentByte();
							if (this.hasPendingEvent()) {
								this.processEvent(this.event);
							}
							this.clearEvent();
							continue;
						}
						this.eventEndCheck = false;
						continue;
					}
					if (e === c || e === l) {
						if (e === l) {
							this.crlfCheck = true;
						}
						try {
							this.parseLine(this.readLine(), this.event);
						} catch (e) {
							n(e);
							return;
						}
						this.consumeCurrentByte();
						this.eventEndCheck = true;
						continue;
					}
					if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
						n(createMaxEventSizeExceededError());
						return;
					}
					this.advanceCursor();
				}
				n();
			}
			_destroy(e, t) {
				this.chunks.length = 0;
				this.clearEvent();
				super._destroy(e, t);
			}
			parseLine(e, t) {
				if (e.length === 0) {
					return;
				}
				const n = e.indexOf(u);
				if (n === 0) {
					return;
				}
				let r = e.length;
				let i = e.length;
				if (n !== -1) {
					r = n;
					i = n + 1;
					if (e[i] === d) {
						++i;
					}
				}
				if (isFieldName(e, r, p)) {
					if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) {
						throw createMaxEventSizeExceededError();
					}
					const n = e.length - i;
					const r = this.eventFieldSizes.data + (t.data === undefined ? 0 : 1) + n;
					this.setEventFieldSize("data", r);
					const a = e.toString("utf8", i);
					if (t.data === undefined) {
						t.data = a;
					} else {
						t.data += `\n${a}`;
					}
					this.dataLineCount++;
					return;
				}
				if (isFieldName(e, r, g)) {
					if (isASCIINumberBytes(e, i)) {
						this.setEventFieldSize("retry", e.length - i);
						t.retry = e.toString("utf8", i);
					}
					return;
				}
				if (isFieldName(e, r, h)) {
					if (isValidLastEventIdBytes(e, i)) {
						this.setEventFieldSize("id", e.length - i);
						t.id = e.toString("utf8", i);
					}
					return;
				}
				if (isFieldName(e, r, m)) {
					if (i < e.length) {
						this.setEventFieldSize("event", e.length - i);
						t.event = e.toString("utf8", i);
					}
				}
			}
			setEventFieldSize(e, t) {
				const n = this.eventSize - this.eventFieldSizes[e] + t;
				if (this.maxEventSize > 0 && n > this.maxEventSize) {
					throw createMaxEventSizeExceededError();
				}
				this.eventSize = n;
				this.eventFieldSizes[e] = t;
			}
			processEvent(e) {
				if (e.retry && a(e.retry)) {
					this.state.reconnectionTime = parseInt(e.retry, 10);
				}
				if (e.id !== undefined && o(e.id)) {
					this.state.lastEventId = e.id;
				}
				if (e.data !== undefined) {
					this.push({
						type: e.event || "message",
						options: {
							data: e.data,
							lastEventId: this.state.lastEventId,
							origin: this.state.origin
						}
					});
				}
			}
			clearEvent() {
				this.event.data = undefined;
				this.event.event = undefined;
				this.event.id = undefined;
				this.event.retry = undefined;
				this.eventSize = 0;
				this.dataLineCount = 0;
				this.eventFieldSizes.data = 0;
				this.eventFieldSizes.event = 0;
				this.eventFieldSizes.id = 0;
				this.eventFieldSizes.retry = 0;
			}
			hasPendingEvent() {
				return this.event.data !== undefined || this.event.event !== undefined || this.event.id !== undefined || this.event.retry !== undefined;
			}
			hasCurrentByte() {
				return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
			}
			currentByte() {
				return this.chunks[this.chunkIndex][this.pos];
			}
			consumeCurrentByte() {
				this.advanceCursor();
				this.syncLineStartToCursor();
			}
			advanceCursor() {
				this.pos++;
				while (this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length) {
					this.chunkIndex++;
					this.pos = 0;
				}
			}
			syncLineStartToCursor() {
				this.lineChunkIndex = this.chunkIndex;
				this.linePos = this.pos;
				this.lineLength = 0;
				this.dropConsumedChunks();
			}
			dropConsumedChunks() {
				if (this.lineChunkIndex > 0) {
					const e = this.lineChunkIndex;
					this.chunks.splice(0, e);
					this.lineChunkIndex = 0;
					this.chunkIndex -= e;
				}
				if (this.chunkIndex === this.chunks.length) {
					this.chunks.length = 0;
					this.chunkIndex = 0;
					this.pos = 0;
					this.lineChunkIndex = 0;
					this.linePos = 0;
				}
			}
			readLine() {
				if (this.lineChunkIndex === this.chunkIndex) {
					return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
				}
				const e = [];
				let t = 0;
				for (let n = this.lineChunkIndex; n <= this.chunkIndex; n++) {
					const r = this.chunks[n];
					const i = n === this.lineChunkIndex ? this.linePos : 0;
					const a = n === this.chunkIndex ? this.pos : r.length;
					const o = r.subarray(i, a);
					t += o.length;
					e.push(o);
				}
				return Buffer.concat(e, t);
			}
			peekBufferedByte(e) {
				let t = this.lineChunkIndex;
				let n = this.linePos;
				while (t < this.chunks.length) {
					const r = this.chunks[t];
					const i = r.length - n;
					if (e < i) {
						return r[n + e];
					}
					e -= i;
					t++;
					n = 0;
				}
			}
			discardLeadingBytes(e) {
				while (e > 0 && this.lineChunkIndex < this.chunks.length) {
					const t = this.chunks[this.lineChunkIndex];
					const n = t.length - this.linePos;
					if (e < n) {
						this.linePos += e;
						e = 0;
					} else {
						e -= n;
						this.lineChunkIndex++;
						this.linePos = 0;
					}
				}
				this.chunkIndex = this.lineChunkIndex;
				this.pos = this.linePos;
				this.dropConsumedChunks();
			}
			handleBOM() {
				const e = this.peekBufferedByte(0);
				const t = this.peekBufferedByte(1);
				const n = this.peekBufferedByte(2);
				if (t === undefined) {
					if (e === s[0]) {
						return true;
					}
					this.checkBOM = false;
					return true;
				}
				if (n === undefined) {
					if (e === s[0] && t === s[1]) {
						return true;
					}
					this.checkBOM = false;
					return false;
				}
				if (e === s[0] && t === s[1] && n === s[2]) {
					this.discardLeadingBytes(3);
				}
				this.checkBOM = false;
				return !this.hasCurrentByte();
			}
		}
		e.exports = { EventSourceStream };
	}),
	21238: (function(e, t, n) {
		"use strict";
		const { pipeline: r } = n(57075);
		const { fetching: i } = n(54398);
		const { makeRequest: a } = n(9967);
		const { webidl: o } = n(47879);
		const { EventSourceStream: s } = n(24031);
		const { parseMIMEType: c } = n(51900);
		const { createFastMessageEvent: l } = n(15188);
		const { isNetworkError: u } = n(99051);
		const { kEnumerableProperty: d } = n(3440);
		const { environmentSettingsObject: f } = n(73168);
		const { getGlobalDispatcher: p } = n(32581);
		let m = false;
		const h = 3e3;
		const g = 0;
		const _ = 1;
		const v = 2;
		const y = "anonymous";
		const b = "use-credentials";
		class EventSource extends EventTarget {
			#e = {
				open: null,
				error: null,
				message: null
			};
			#t;
			#n = false;
			#r = g;
			#i = null;
			#a = null;
			#o;
			#s;
			constructor(e, t = {}) {
				super();
				o.util.markAsUncloneable(this);
				const n = "EventSource constructor";
				o.argumentLengthCheck(arguments, 1, n);
				if (!m) {
					m = true;
					process.emitWarning("EventSource is experimental, expect them to change at any time.", { code: "UNDICI-ES" });
				}
				e = o.converters.USVString(e);
				t = o.converters.EventSourceInitDict(t, n, "eventSourceInitDict");
				this.#o = t.node.dispatcher || t.dispatcher;
				this.#s = {
					lastEventId: "",
					reconnectionTime: t.node.reconnectionTime
				};
				const r = f;
				let i;
				try {
					i = new URL(e, r.settingsObject.baseUrl);
					this.#s.origin = i.origin;
				} catch (e) {
					throw new DOMException(e, "SyntaxError");
				}
				this.#t = i.href;
				let s = y;
				if (t.withCredentials === true) {
					s = b;
					this.#n = true;
				}
				const c = {
					redirect: "follow",
					keepalive: true,
					mode: "cors",
					credentials: s === "anonymous" ? "same-origin" : "omit",
					referrer: "no-referrer"
				};
				c.client = f.settingsObject;
				c.headersList = [["accept", {
					name: "accept",
					value: "text/event-stream"
				}]];
				c.cache = "no-store";
				c.initiator = "other";
				c.urlList = [new URL(this.#t)];
				this.#i = a(c);
				this.#c();
			}
			get readyState() {
				return this.#r;
			}
			get url() {
				return this.#t;
			}
			get withCredentials() {
				return this.#n;
			}
			#c() {
				if (this.#r === v) return;
				this.#r = g;
				const e = {
					request: this.#i,
					dispatcher: this.#o
				};
				const processEventSourceEndOfBody = (e) => {
					if (!u(e)) {
						return this.#l();
					}
				};
				e.processResponseEndOfBody = processEventSourceEndOfBody;
				e.processResponse = (e) => {
					if (u(e)) {
						if (e.aborted) {
							this.close();
							this.dispatchEvent(new Event("error"));
							return;
						} else {
							this.#l();
							return;
						}
					}
					const t = e.headersList.get("content-type", true);
					const n = t !== null ? c(t) : "failure";
					const i = n !== "failure" && n.essence === "text/event-stream";
					if (e.status !== 200 || i === false) {
						this.close();
						this.dispatchEvent(new Event("error"));
						return;
					}
					this.#r = _;
					this.dispatchEvent(new Event("open"));
					this.#s.origin = e.urlList[e.urlList.length - 1].origin;
					const a = new s({
						eventSourceSettings: this.#s,
						maxEventSize: this.#o.eventSourceOptions?.maxEventSize,
						push: (e) => {
							this.dispatchEvent(l(e.type, e.options));
						}
					});
					r(e.body.stream, a, (e) => {
						if (e?.aborted === false) {
							this.close();
							this.dispatchEvent(new Event("error"));
						}
					});
				};
				this.#a = i(e);
			}
			#l() {
				if (this.#r === v) return;
				this.#r = g;
				this.dispatchEvent(new Event("error"));
				setTimeout(() => {
					if (this.#r !== g) return;
					if (this.#s.lastEventId.length) {
						this.#i.headersList.set("last-event-id", this.#s.lastEventId, true);
					}
					this.#c();
				}, this.#s.reconnectionTime)?.unref();
			}
			close() {
				o.brandCheck(this, EventSource);
				if (this.#r === v) return;
				this.#r = v;
				this.#a.abort();
				this.#i = null;
			}
			get onopen() {
				return this.#e.open;
			}
			set onopen(e) {
				if (this.#e.open) {
					this.removeEventListener("open", this.#e.open);
				}
				const t = o.converters.EventHandlerNonNull(e);
				if (t !== null) {
					this.addEventListener("open", t);
					this.#e.open = e;
				} else {
					this.#e.open = null;
				}
			}
			get onmessage() {
				return this.#e.message;
			}
			set onmessage(e) {
				if (this.#e.message) {
					this.removeEventListener("message", this.#e.message);
				}
				const t = o.converters.EventHandlerNonNull(e);
				if (t !== null) {
					this.addEventListener("message", t);
					this.#e.message = e;
				} else {
					this.#e.message = null;
				}
			}
			get onerror() {
				return this.#e.error;
			}
			set onerror(e) {
				if (this.#e.error) {
					this.removeEventListener("error", this.#e.error);
				}
				const t = o.converters.EventHandlerNonNull(e);
				if (t !== null) {
					this.addEventListener("error", t);
					this.#e.error = e;
				} else {
					this.#e.error = null;
				}
			}
		}
		const x = {
			CONNECTING: {
				__proto__: null,
				configurable: false,
				enumerable: true,
				value: g,
				writable: false
			},
			OPEN: {
				__proto__: null,
				configurable: false,
				enumerable: true,
				value: _,
				writable: false
			},
			CLOSED: {
				__proto__: null,
				configurable: false,
				enumerable: true,
				value: v,
				writable: false
			}
		};
		Object.defineProperties(EventSource, x);
		Object.defineProperties(EventSource.prototype, x);
		Object.defineProperties(EventSource.prototype, {
			close: d,
			onerror: d,
			onmessage: d,
			onopen: d,
			readyState: d,
			url: d,
			withCredentials: d
		});
		o.converters.EventSourceInitDict = o.dictionaryConverter([
			{
				key: "withCredentials",
				converter: o.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "dispatcher",
				converter: o.converters.any,
				defaultValue: () => p()
			},
			{
				key: "node",
				converter: o.dictionaryConverter([{
					key: "reconnectionTime",
					converter: o.converters["unsigned long"],
					defaultValue: () => h
				}, {
					key: "dispatcher",
					converter: o.converters.any
				}]),
				defaultValue: () => ({})
			}
		]);
		e.exports = {
			EventSource,
			defaultReconnectionTime: h
		};
	}),
	94811: (function(e) {
		"use strict";
		function isValidLastEventId(e) {
			return e.indexOf("\0") === -1;
		}
		function isASCIINumber(e) {
			if (e.length === 0) return false;
			for (let t = 0; t < e.length; t++) {
				if (e.charCodeAt(t) < 48 || e.charCodeAt(t) > 57) return false;
			}
			return true;
		}
		e.exports = {
			isValidLastEventId,
			isASCIINumber
		};
	}),
	60660: (function(e, t, n) {
		"use strict";
		const { kConstruct: r } = n(36443);
		const { kEnumerableProperty: i } = n(3440);
		const { iteratorMixin: a, isValidHeaderName: o, isValidHeaderValue: s } = n(73168);
		const { webidl: c } = n(47879);
		const l = n(34589);
		const u = n(57975);
		function isHTTPWhiteSpaceCharCode(e) {
			return e === 10 || e === 13 || e === 9 || e === 32;
		}
		function headerValueNormalize(e) {
			let t = 0;
			let n = e.length;
			while (n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(n - 1))) --n;
			while (n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(t))) ++t;
			return t === 0 && n === e.length ? e : e.substring(t, n);
		}
		function fill(e, t) {
			if (Array.isArray(t)) {
				for (let n = 0; n < t.length; ++n) {
					const r = t[n];
					if (r.length !== 2) {
						throw c.errors.exception({
							header: "Headers constructor",
							message: `expected name/value pair to be length 2, found ${r.length}.`
						});
					}
					appendHeader(e, r[0], r[1]);
				}
			} else if (typeof t === "object" && t !== null) {
				const n = Object.keys(t);
				for (let r = 0; r < n.length; ++r) {
					appendHeader(e, n[r], t[n[r]]);
				}
			} else {
				throw c.errors.conversionFailed({
					prefix: "Headers constructor",
					argument: "Argument 1",
					types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
				});
			}
		}
		function appendHeader(e, t, n) {
			n = headerValueNormalize(n);
			if (!o(t)) {
				throw c.errors.invalidArgument({
					prefix: "Headers.append",
					value: t,
					type: "header name"
				});
			} else if (!s(n)) {
				throw c.errors.invalidArgument({
					prefix: "Headers.append",
					value: n,
					type: "header value"
				});
			}
			if (d(e) === "immutable") {
				throw new TypeError("immutable");
			}
			return p(e).append(t, n, false);
		}
		function headersListSortAndCombine(e) {
			const t = p(e);
			if (!t) {
				return [];
			}
			if (t.sortedMap) {
				return t.sortedMap;
			}
			const n = [];
			const r = t.toSortedArray();
			const i = t.cookies;
			if (i === null || i.length === 1) {
				return t.sortedMap = r;
			}
			for (let e = 0; e < r.length; ++e) {
				const { 0: t, 1: a } = r[e];
				if (t === "set-cookie") {
					for (let e = 0; e < i.length; ++e) {
						n.push([t, i[e]]);
					}
				} else {
					n.push([t, a]);
				}
			}
			return t.sortedMap = n;
		}
		function compareHeaderName(e, t) {
			return e[0] < t[0] ? -1 : 1;
		}
		class HeadersList {
			cookies = null;
			sortedMap;
			headersMap;
			constructor(e) {
				if (e instanceof HeadersList) {
					this.headersMap = new Map(e.headersMap);
					this.sortedMap = e.sortedMap;
					this.cookies = e.cookies === null ? null : [...e.cookies];
				} else {
					this.headersMap = new Map(e);
					this.sortedMap = null;
				}
			}
			contains(e, t) {
				return this.headersMap.has(t ? e : e.toLowerCase());
			}
			clear() {
				this.headersMap.clear();
				this.sortedMap = null;
				this.cookies = null;
			}
			append(e, t, n) {
				this.sortedMap = null;
				const r = n ? e : e.toLowerCase();
				const i = this.headersMap.get(r);
				if (i) {
					const e = r === "cookie" ? "; " : ", ";
					this.headersMap.set(r, {
						name: i.name,
						value: `${i.value}${e}${t}`
					});
				} else {
					this.headersMap.set(r, {
						name: e,
						value: t
					});
				}
				if (r === "set-cookie") {
					(this.cookies ??= []).push(t);
				}
			}
			set(e, t, n) {
				this.sortedMap = null;
				const r = n ? e : e.toLowerCase();
				if (r === "set-cookie") {
					this.cookies = [t];
				}
				this.headersMap.set(r, {
					name: e,
					value: t
				});
			}
			delete(e, t) {
				this.sortedMap = null;
				if (!t) e = e.toLowerCase();
				if (e === "set-cookie") {
					this.cookies = null;
				}
				this.headersMap.delete(e);
			}
			get(e, t) {
				return this.headersMap.get(t ? e : e.toLowerCase())?.value ?? null;
			}
			*[Symbol.iterator]() {
				for (const { 0: e, 1: { value: t } } of this.headersMap) {
					yield [e, t];
				}
			}
			get entries() {
				const e = {};
				if (this.headersMap.size !== 0) {
					for (const { name: t, value: n } of this.headersMap.values()) {
						e[t] = n;
					}
				}
				return e;
			}
			rawValues() {
				return this.headersMap.values();
			}
			get entriesList() {
				const e = [];
				if (this.headersMap.size !== 0) {
					for (const { 0: t, 1: { name: n, value: r } } of this.headersMap) {
						if (t === "set-cookie") {
							for (const t of this.cookies) {
								e.push([n, t]);
							}
						} else {
							e.push([n, r]);
						}
					}
				}
				return e;
			}
			toSortedArray() {
				const e = this.headersMap.size;
				const t = new Array(e);
				if (e <= 32) {
					if (e === 0) {
						return t;
					}
					const n = this.headersMap[Symbol.iterator]();
					const r = n.next().value;
					t[0] = [r[0], r[1].value];
					l(r[1].value !== null);
					for (let r = 1, i = 0, a = 0, o = 0, s = 0, c, u; r < e; ++r) {
						u = n.next().value;
						c = t[r] = [u[0], u[1].value];
						l(c[1] !== null);
						o = 0;
						a = r;
						while (o < a) {
							s = o + (a - o >> 1);
							if (t[s][0] <= c[0]) {
								o = s + 1;
							} else {
								a = s;
							}
						}
						if (r !== s) {
							i = r;
							while (i > o) {
								t[i] = t[--i];
							}
							t[o] = c;
						}
					}
					if (!n.next().done) {
						throw new TypeError("Unreachable");
					}
					return t;
				} else {
					let e = 0;
					for (const { 0: n, 1: { value: r } } of this.headersMap) {
						t[e++] = [n, r];
						l(r !== null);
					}
					return t.sort(compareHeaderName);
				}
			}
		}
		class Headers {
			#e;
			#t;
			constructor(e = undefined) {
				c.util.markAsUncloneable(this);
				if (e === r) {
					return;
				}
				this.#t = new HeadersList();
				this.#e = "none";
				if (e !== undefined) {
					e = c.converters.HeadersInit(e, "Headers constructor", "init");
					fill(this, e);
				}
			}
			append(e, t) {
				c.brandCheck(this, Headers);
				c.argumentLengthCheck(arguments, 2, "Headers.append");
				const n = "Headers.append";
				e = c.converters.ByteString(e, n, "name");
				t = c.converters.ByteString(t, n, "value");
				return appendHeader(this, e, t);
			}
			delete(e) {
				c.brandCheck(this, Headers);
				c.argumentLengthCheck(arguments, 1, "Headers.delete");
				const t = "Headers.delete";
				e = c.converters.ByteString(e, t, "name");
				if (!o(e)) {
					throw c.errors.invalidArgument({
						prefix: "Headers.delete",
						value: e,
						type: "header name"
					});
				}
				if (this.#e === "immutable") {
					throw new TypeError("immutable");
				}
				if (!this.#t.contains(e, false)) {
					return;
				}
				this.#t.delete(e, false);
			}
			get(e) {
				c.brandCheck(this, Headers);
				c.argumentLengthCheck(arguments, 1, "Headers.get");
				const t = "Headers.get";
				e = c.converters.ByteString(e, t, "name");
				if (!o(e)) {
					throw c.errors.invalidArgument({
						prefix: t,
						value: e,
						type: "header name"
					});
				}
				return this.#t.get(e, false);
			}
			has(e) {
				c.brandCheck(this, Headers);
				c.argumentLengthCheck(arguments, 1, "Headers.has");
				const t = "Headers.has";
				e = c.converters.ByteString(e, t, "name");
				if (!o(e)) {
					throw c.errors.invalidArgument({
						prefix: t,
						value: e,
						type: "header name"
					});
				}
				return this.#t.contains(e, false);
			}
			set(e, t) {
				c.brandCheck(this, Headers);
				c.argumentLengthCheck(arguments, 2, "Headers.set");
				const n = "Headers.set";
				e = c.converters.ByteString(e, n, "name");
				t = c.converters.ByteString(t, n, "value");
				t = headerValueNormalize(t);
				if (!o(e)) {
					throw c.errors.invalidArgument({
						prefix: n,
						value: e,
						type: "header name"
					});
				} else if (!s(t)) {
					throw c.errors.invalidArgument({
						prefix: n,
						value: t,
						type: "header value"
					});
				}
				if (this.#e === "immutable") {
					throw new TypeError("immutable");
				}
				this.#t.set(e, t, false);
			}
			getSetCookie() {
				c.brandCheck(this, Headers);
				const e = this.#t.cookies;
				if (e) {
					return [...e];
				}
				return [];
			}
			[u.inspect.custom](e, t) {
				t.depth ??= e;
				return `Headers ${u.formatWithOptions(t, this.#t.entries)}`;
			}
			static getHeadersGuard(e) {
				return e.#e;
			}
			static setHeadersGuard(e, t) {
				e.#e = t;
			}
			static getHeadersList(e) {
				return e.#t;
			}
			static setHeadersList(e, t) {
				e.#t = t;
			}
		}
		const { getHeadersGuard: d, setHeadersGuard: f, getHeadersList: p, setHeadersList: m } = Headers;
		Reflect.deleteProperty(Headers, "getHeadersGuard");
		Reflect.deleteProperty(Headers, "setHeadersGuard");
		Reflect.deleteProperty(Headers, "getHeadersList");
		Reflect.deleteProperty(Headers, "setHeadersList");
		a("Headers", Headers, headersListSortAndCombine, 0, 1);
		Object.defineProperties(Headers.prototype, {
			append: i,
			delete: i,
			get: i,
			has: i,
			set: i,
			getSetCookie: i,
			[Symbol.toStringTag]: {
				value: "Headers",
				configurable: true
			},
			[u.inspect.custom]: { enumerable: false }
		});
		c.converters.HeadersInit = function(e, t, n) {
			if (c.util.Type(e) === c.util.Types.OBJECT) {
				const r = Reflect.get(e, Symbol.iterator);
				if (!u.types.isProxy(e) && r === Headers.prototype.entries) {
					try {
						return p(e).entriesList;
					} catch {}
				}
				if (typeof r === "function") {
					return c.converters["sequence<sequence<ByteString>>"](e, t, n, r.bind(e));
				}
				return c.converters["record<ByteString, ByteString>"](e, t, n);
			}
			throw c.errors.conversionFailed({
				prefix: "Headers constructor",
				argument: "Argument 1",
				types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
			});
		};
		e.exports = {
			fill,
			compareHeaderName,
			Headers,
			HeadersList,
			getHeadersGuard: d,
			setHeadersGuard: f,
			setHeadersList: m,
			getHeadersList: p
		};
	}),
	54398: (function(e, t, n) {
		"use strict";
		const { makeNetworkError: r, makeAppropriateNetworkError: i, filterResponse: a, makeResponse: o, fromInnerResponse: s, getResponseState: c } = n(99051);
		const { HeadersList: l } = n(60660);
		const { Request: u, cloneRequest: d, getRequestDispatcher: f, getRequestState: p } = n(9967);
		const m = n(38522);
		const { makePolicyContainer: h, clonePolicyContainer: g, requestBadPort: _, TAOCheck: v, appendRequestOriginHeader: y, responseLocationURL: b, requestCurrentURL: x, setRequestReferrerPolicyOnRedirect: S, tryUpgradeRequestToAPotentiallyTrustworthyURL: C, createOpaqueTimingInfo: w, appendFetchMetadata: T, corsCheck: E, crossOriginResourcePolicyCheck: D, determineRequestsReferrer: O, coarsenedSharedCurrentTime: k, sameOrigin: A, isCancelled: j, isAborted: M, isErrorLike: N, fullyReadBody: P, readableStreamClose: F, urlIsLocal: I, urlIsHttpHttpsScheme: L, urlHasHttpsScheme: R, clampAndCoarsenConnectionTimingInfo: z, simpleRangeHeaderValue: B, buildContentRange: V, createInflate: H, extractMimeType: U, hasAuthenticationEntry: ee, includesCredentials: W, isTraversableNavigable: G } = n(73168);
		const K = n(34589);
		const { safelyExtractBody: q, extractBody: J } = n(84492);
		const { redirectStatusSet: Y, nullBodyStatus: X, safeMethodsSet: te, requestBodyHeader: ne, subresourceSet: re } = n(4495);
		const ie = n(78474);
		const { Readable: ae, pipeline: oe, finished: se, isErrored: ce, isReadable: Z } = n(57075);
		const { addAbortListener: le, bufferToLowerCasedHeaderName: ue } = n(3440);
		const { dataURLProcessor: de, serializeAMimeType: fe, minimizeSupportedMimeType: pe } = n(51900);
		const { getGlobalDispatcher: me } = n(32581);
		const { webidl: Q } = n(47879);
		const { STATUS_CODES: he } = n(37067);
		const { bytesMatch: ge } = n(45082);
		const { createDeferredPromise: _e } = n(56436);
		const { isomorphicEncode: $ } = n(8116);
		const { runtimeFeatures: ve } = n(313);
		const ye = ve.has("zstd");
		const be = ["GET", "HEAD"];
		const xe = typeof __UNDICI_IS_NODE__ !== "undefined" || typeof esbuildDetection !== "undefined" ? "node" : "undici";
		let Se;
		class Fetch extends ie {
			constructor(e) {
				super();
				this.dispatcher = e;
				this.connection = null;
				this.dump = false;
				this.state = "ongoing";
			}
			terminate(e) {
				if (this.state !== "ongoing") {
					return;
				}
				this.state = "terminated";
				this.connection?.destroy(e);
				this.emit("terminated", e);
			}
			abort(e) {
				if (this.state !== "ongoing") {
					return;
				}
				this.state = "aborted";
				if (!e) {
					e = new DOMException("The operation was aborted.", "AbortError");
				}
				this.serializedAbortReason = e;
				this.connection?.destroy(e);
				this.emit("terminated", e);
			}
		}
		function handleFetchDone(e) {
			finalizeAndReportTiming(e, "fetch");
		}
		function fetch(e, t = undefined) {
			Q.argumentLengthCheck(arguments, 1, "globalThis.fetch");
			let n = _e();
			let r;
			try {
				r = new u(e, t);
			} catch (e) {
				n.reject(e);
				return n.promise;
			}
			const i = p(r);
			if (r.signal.aborted) {
				abortFetch(n, i, null, r.signal.reason, null);
				return n.promise;
			}
			const a = i.client.globalObject;
			if (a?.constructor?.name === "ServiceWorkerGlobalScope") {
				i.serviceWorkers = "none";
			}
			let o = null;
			let c = false;
			let l = null;
			le(r.signal, () => {
				c = true;
				K(l != null);
				l.abort(r.signal.reason);
				const e = o?.deref();
				abortFetch(n, i, e, r.signal.reason, l.controller);
			});
			const processResponse = (e) => {
				if (c) {
					return;
				}
				if (e.aborted) {
					abortFetch(n, i, o, l.serializedAbortReason, l.controller);
					return;
				}
				if (e.type === "error") {
					n.reject(new TypeError("fetch failed", { cause: e.error }));
					return;
				}
				o = new WeakRef(s(e, "immutable"));
				n.resolve(o.deref());
				n = null;
			};
			l = fetching({
				request: i,
				processResponseEndOfBody: handleFetchDone,
				processResponse,
				dispatcher: f(r),
				requestObject: r
			});
			return n.promise;
		}
		function finalizeAndReportTiming(e, t = "other") {
			if (e.type === "error" && e.aborted) {
				return;
			}
			if (!e.urlList?.length) {
				return;
			}
			const n = e.urlList[0];
			let r = e.timingInfo;
			let i = e.cacheState;
			if (!L(n)) {
				return;
			}
			if (r === null) {
				return;
			}
			if (!e.timingAllowPassed) {
				r = w({ startTime: r.startTime });
				i = "";
			}
			r.endTime = k();
			e.timingInfo = r;
			Ce(r, n.href, t, globalThis, i, "", e.status);
		}
		const Ce = performance.markResourceTiming;
		function abortFetch(e, t, n, r, i) {
			if (e) {
				e.reject(r);
			}
			if (t.body?.stream != null && Z(t.body.stream)) {
				t.body.stream.cancel(r).catch((e) => {
					if (e.code === "ERR_INVALID_STATE") {
						return;
					}
					throw e;
				});
			}
			if (n == null) {
				return;
			}
			const a = c(n);
			if (a.body?.stream != null && Z(a.body.stream)) {
				i.error(r);
			}
		}
		function fetching({ request: e, processRequestBodyChunkLength: t, processRequestEndOfBody: n, processResponse: r, processResponseEndOfBody: i, processResponseConsumeBody: a, useParallelQueue: o = false, dispatcher: s = me(), requestObject: c = null }) {
			K(s);
			let l = null;
			let u = false;
			if (e.client != null) {
				l = e.client.globalObject;
				u = e.client.crossOriginIsolatedCapability;
			}
			const d = k(u);
			const f = w({ startTime: d });
			const p = {
				controller: new Fetch(s),
				request: e,
				timingInfo: f,
				processRequestBodyChunkLength: t,
				processRequestEndOfBody: n,
				processResponse: r,
				processResponseConsumeBody: a,
				processResponseEndOfBody: i,
				taskDestination: l,
				crossOriginIsolatedCapability: u,
				requestObject: c
			};
			K(!e.body || e.body.stream);
			if (e.window === "client") {
				e.window = e.client?.globalObject?.constructor?.name === "Window" ? e.client : "no-window";
			}
			if (e.origin === "client") {
				e.origin = e.client.origin;
			}
			if (e.policyContainer === "client") {
				if (e.client != null) {
					e.policyContainer = g(e.client.policyContainer);
				} else {
					e.policyContainer = h();
				}
			}
			if (!e.headersList.contains("accept", true)) {
				const t = "*/*";
				e.headersList.append("accept", t, true);
			}
			if (!e.headersList.contains("accept-language", true)) {
				e.headersList.append("accept-language", "*", true);
			}
			if (e.priority === null) {}
			if (re.has(e.destination)) {}
			mainFetch(p, false);
			return p.controller;
		}
		async function mainFetch(e, t) {
			try {
				const n = e.request;
				let i = null;
				if (n.localURLsOnly && !I(x(n))) {
					i = r("local URLs only");
				}
				C(n);
				if (_(n) === "blocked") {
					i = r("bad port");
				}
				if (n.referrerPolicy === "") {
					n.referrerPolicy = n.policyContainer.referrerPolicy;
				}
				if (n.referrer !== "no-referrer") {
					n.referrer = O(n);
				}
				if (i === null) {
					const t = x(n);
					if (A(t, n.url) && n.responseTainting === "basic" || t.protocol === "data:" || n.mode === "navigate" || n.mode === "websocket") {
						n.responseTainting = "basic";
						i = await schemeFetch(e);
					} else if (n.mode === "same-origin") {
						i = r("request mode cannot be \"same-origin\"");
					} else if (n.mode === "no-cors") {
						if (n.redirect !== "follow") {
							i = r("redirect mode cannot be \"follow\" for \"no-cors\" request");
						} else {
							n.responseTainting = "opaque";
							i = await schemeFetch(e);
						}
					} else if (!L(x(n))) {
						i = r("URL scheme must be a HTTP(S) scheme");
					} else {
						n.responseTainting = "cors";
						i = await httpFetch(e);
					}
				}
				if (t) {
					return i;
				}
				if (i.status !== 0 && !i.internalResponse) {
					if (n.responseTainting === "cors") {}
					if (n.responseTainting === "basic") {
						i = a(i, "basic");
					} else if (n.responseTainting === "cors") {
						i = a(i, "cors");
					} else if (n.responseTainting === "opaque") {
						i = a(i, "opaque");
					} else {
						K(false);
					}
				}
				let o = i.status === 0 ? i : i.internalResponse;
				if (o.urlList.length === 0) {
					o.urlList.push(...n.urlList);
				}
				if (!n.timingAllowFailed) {
					i.timingAllowPassed = true;
				}
				if (i.type === "opaque" && o.status === 206 && o.rangeRequested && !n.headers.contains("range", true)) {
					i = o = r();
				}
				if (i.status !== 0 && (n.method === "HEAD" || n.method === "CONNECT" || X.includes(o.status))) {
					o.body = null;
					e.controller.dump = true;
				}
				if (n.integrity) {
					const processBodyError = (t) => fetchFinale(e, r(t));
					if (n.responseTainting === "opaque" || i.body == null) {
						processBodyError(i.error);
						return;
					}
					const processBody = (t) => {
						if (!ge(t, n.integrity)) {
							processBodyError("integrity mismatch");
							return;
						}
						i.body = q(t)[0];
						fetchFinale(e, i);
					};
					P(i.body, processBody, processBodyError);
				} else {
					fetchFinale(e, i);
				}
			} catch (t) {
				e.controller.terminate(t);
			}
		}
		function schemeFetch(e) {
			if (j(e) && e.request.redirectCount === 0) {
				return Promise.resolve(i(e));
			}
			const { request: t } = e;
			const { protocol: a } = x(t);
			switch (a) {
				case "about:": {
					return Promise.resolve(r("about scheme is not supported"));
				}
				case "blob:": {
					if (!Se) {
						Se = n(4573).resolveObjectURL;
					}
					const e = x(t);
					if (e.search.length !== 0) {
						return Promise.resolve(r("NetworkError when attempting to fetch resource."));
					}
					const i = Se(e.toString());
					if (t.method !== "GET" || !Q.is.Blob(i)) {
						return Promise.resolve(r("invalid method"));
					}
					const a = o();
					const s = i.size;
					const c = $(`${s}`);
					const l = i.type;
					if (!t.headersList.contains("range", true)) {
						const e = J(i);
						a.statusText = "OK";
						a.body = e[0];
						a.headersList.set("content-length", c, true);
						a.headersList.set("content-type", l, true);
					} else {
						a.rangeRequested = true;
						const e = t.headersList.get("range", true);
						const n = B(e, true);
						if (n === "failure") {
							return Promise.resolve(r("failed to fetch the data URL"));
						}
						let { rangeStartValue: o, rangeEndValue: c } = n;
						if (o === null) {
							o = s - c;
							c = o + c - 1;
						} else {
							if (o >= s) {
								return Promise.resolve(r("Range start is greater than the blob's size."));
							}
							if (c === null || c >= s) {
								c = s - 1;
							}
						}
						const u = i.slice(o, c + 1, l);
						const d = J(u);
						a.body = d[0];
						const f = $(`${u.size}`);
						const p = V(o, c, s);
						a.status = 206;
						a.statusText = "Partial Content";
						a.headersList.set("content-length", f, true);
						a.headersList.set("content-type", l, true);
						a.headersList.set("content-range", p, true);
					}
					return Promise.resolve(a);
				}
				case "data:": {
					const e = x(t);
					const n = de(e);
					if (n === "failure") {
						return Promise.resolve(r("failed to fetch the data URL"));
					}
					const i = fe(n.mimeType);
					return Promise.resolve(o({
						statusText: "OK",
						headersList: [["content-type", {
							name: "Content-Type",
							value: i
						}]],
						body: q(n.body)[0]
					}));
				}
				case "file:": {
					return Promise.resolve(r("not implemented... yet..."));
				}
				case "http:":
				case "https:": {
					return httpFetch(e).catch((e) => r(e));
				}
				default: {
					return Promise.resolve(r("unknown scheme"));
				}
			}
		}
		function finalizeResponse(e, t) {
			e.request.done = true;
			if (e.processResponseDone != null) {
				queueMicrotask(() => e.processResponseDone(t));
			}
		}
		function fetchFinale(e, t) {
			let n = e.timingInfo;
			const processResponseEndOfBody = () => {
				const r = Date.now();
				if (e.request.destination === "document") {
					e.controller.fullTimingInfo = n;
				}
				e.controller.reportTimingSteps = () => {
					if (!L(e.request.url)) {
						return;
					}
					n.endTime = r;
					let i = t.cacheState;
					const a = t.bodyInfo;
					if (!t.timingAllowPassed) {
						n = w(n);
						i = "";
					}
					let o = 0;
					if (e.request.mode !== "navigate" || !t.hasCrossOriginRedirects) {
						o = t.status;
						const e = U(t.headersList);
						if (e !== "failure") {
							a.contentType = pe(e);
						}
					}
					if (e.request.initiatorType != null) {
						Ce(n, e.request.url.href, e.request.initiatorType, globalThis, i, a, o);
					}
				};
				const processResponseEndOfBodyTask = () => {
					e.request.done = true;
					if (e.processResponseEndOfBody != null) {
						queueMicrotask(() => e.processResponseEndOfBody(t));
					}
					if (e.request.initiatorType != null) {
						e.controller.reportTimingSteps();
					}
				};
				queueMicrotask(() => processResponseEndOfBodyTask());
			};
			if (e.processResponse != null) {
				queueMicrotask(() => {
					e.processResponse(t);
					e.processResponse = null;
				});
			}
			const r = t.type === "error" ? t : t.internalResponse ?? t;
			if (r.body == null) {
				processResponseEndOfBody();
			} else {
				se(r.body.stream, () => {
					processResponseEndOfBody();
				});
			}
		}
		async function httpFetch(e) {
			const t = e.request;
			let n = null;
			let i = null;
			const a = e.timingInfo;
			if (t.serviceWorkers === "all") {}
			if (n === null) {
				if (t.redirect === "follow") {
					t.serviceWorkers = "none";
				}
				i = n = await httpNetworkOrCacheFetch(e);
				if (t.responseTainting === "cors" && E(t, n) === "failure") {
					return r("cors failure");
				}
				if (v(t, n) === "failure") {
					t.timingAllowFailed = true;
				}
			}
			if ((t.responseTainting === "opaque" || n.type === "opaque") && D(t.origin, t.client, t.destination, i) === "blocked") {
				return r("blocked");
			}
			if (Y.has(i.status)) {
				if (t.redirect !== "manual") {
					e.controller.connection.destroy(undefined, false);
				}
				if (t.redirect === "error") {
					n = r("unexpected redirect");
				} else if (t.redirect === "manual") {
					n = i;
				} else if (t.redirect === "follow") {
					n = await httpRedirectFetch(e, n);
				} else {
					K(false);
				}
			}
			n.timingInfo = a;
			return n;
		}
		function httpRedirectFetch(e, t) {
			const n = e.request;
			const i = t.internalResponse ? t.internalResponse : t;
			let a;
			try {
				a = b(i, x(n).hash);
				if (a == null) {
					return t;
				}
			} catch (e) {
				return Promise.resolve(r(e));
			}
			if (!L(a)) {
				return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"));
			}
			if (n.redirectCount === 20) {
				return Promise.resolve(r("redirect count exceeded"));
			}
			n.redirectCount += 1;
			if (n.mode === "cors" && (a.username || a.password) && !A(n, a)) {
				return Promise.resolve(r("cross origin not allowed for request mode \"cors\""));
			}
			if (n.responseTainting === "cors" && (a.username || a.password)) {
				return Promise.resolve(r("URL cannot contain credentials for request mode \"cors\""));
			}
			if (i.status !== 303 && n.body != null && n.body.source == null) {
				return Promise.resolve(r());
			}
			if ([301, 302].includes(i.status) && n.method === "POST" || i.status === 303 && !be.includes(n.method)) {
				n.method = "GET";
				n.body = null;
				for (const e of ne) {
					n.headersList.delete(e);
				}
			}
			if (!A(x(n), a)) {
				n.headersList.delete("authorization", true);
				n.headersList.delete("proxy-authorization", true);
				n.headersList.delete("cookie", true);
				n.headersList.delete("host", true);
			}
			if (n.body != null) {
				K(n.body.source != null);
				n.body = q(n.body.source)[0];
			}
			const o = e.timingInfo;
			o.redirectEndTime = o.postRedirectStartTime = k(e.crossOriginIsolatedCapability);
			if (o.redirectStartTime === 0) {
				o.redirectStartTime = o.startTime;
			}
			n.urlList.push(a);
			S(n, i);
			return mainFetch(e, true);
		}
		async function httpNetworkOrCacheFetch(e, t = false, n = false) {
			const a = e.request;
			let o = null;
			let s = null;
			let c = null;
			const l = null;
			const u = false;
			if (a.window === "no-window" && a.redirect === "error") {
				o = e;
				s = a;
			} else {
				s = d(a);
				o = { ...e };
				o.request = s;
			}
			const f = a.credentials === "include" || a.credentials === "same-origin" && a.responseTainting === "basic";
			const p = s.body ? s.body.length : null;
			let m = null;
			if (s.body == null && ["POST", "PUT"].includes(s.method)) {
				m = "0";
			}
			if (p != null) {
				m = $(`${p}`);
			}
			if (m != null && !s.headersList.contains("content-length", true)) {
				s.headersList.append("content-length", m, true);
			}
			if (p != null && s.keepalive) {}
			if (Q.is.URL(s.referrer)) {
				s.headersList.append("referer", $(s.referrer.href), true);
			}
			y(s);
			T(s);
			if (!s.headersList.contains("user-agent", true)) {
				s.headersList.append("user-agent", xe, true);
			}
			if (s.cache === "default" && (s.headersList.contains("if-modified-since", true) || s.headersList.contains("if-none-match", true) || s.headersList.contains("if-unmodified-since", true) || s.headersList.contains("if-match", true) || s.headersList.contains("if-range", true))) {
				s.cache = "no-store";
			}
			if (s.cache === "no-cache" && !s.preventNoCacheCacheControlHeaderModification && !s.headersList.contains("cache-control", true)) {
				s.headersList.append("cache-control", "max-age=0", true);
			}
			if (s.cache === "no-store" || s.cache === "reload") {
				if (!s.headersList.contains("pragma", true)) {
					s.headersList.append("pragma", "no-cache", true);
				}
				if (!s.headersList.contains("cache-control", true)) {
					s.headersList.append("cache-control", "no-cache", true);
				}
			}
			if (s.headersList.contains("range", true)) {
				s.headersList.append("accept-encoding", "identity", true);
			}
			if (!s.headersList.contains("accept-encoding", true)) {
				if (R(x(s))) {
					s.headersList.append("accept-encoding", "br, gzip, deflate", true);
				} else {
					s.headersList.append("accept-encoding", "gzip, deflate", true);
				}
			}
			s.headersList.delete("host", true);
			if (f) {
				if (!s.headersList.contains("authorization", true)) {
					let e = null;
					if (ee(s) && (s.useURLCredentials === undefined || !W(x(s)))) {} else if (W(x(s)) && t) {
						const { username: t, password: n } = x(s);
						e = `Basic ${Buffer.from(`${t}:${n}`).toString("base64")}`;
					}
					if (e !== null) {
						s.headersList.append("Authorization", e, false);
					}
				}
			}
			if (l == null) {
				s.cache = "no-store";
			}
			if (s.cache !== "no-store" && s.cache !== "reload") {}
			if (c == null) {
				if (s.cache === "only-if-cached") {
					return r("only if cached");
				}
				const e = await httpNetworkFetch(o, f, n);
				if (!te.has(s.method) && e.status >= 200 && e.status <= 399) {}
				if (u && e.status === 304) {}
				if (c == null) {
					c = e;
				}
			}
			c.urlList = [...s.urlList];
			if (s.headersList.contains("range", true)) {
				c.rangeRequested = true;
			}
			c.requestIncludesCredentials = f;
			if (c.status === 401 && s.responseTainting !== "cors" && f && (a.useURLCredentials !== undefined || G(a.traversableForUserPrompts))) {
				if (a.body != null) {
					if (a.body.source == null) {
						return c;
					}
					a.body = q(a.body.source)[0];
				}
				if (a.useURLCredentials === undefined || t) {
					if (j(e)) {
						return i(e);
					}
					return c;
				}
				e.controller.connection.destroy();
				c = await httpNetworkOrCacheFetch(e, true);
			}
			if (c.status === 407) {
				if (a.window === "no-window") {
					return r();
				}
				if (j(e)) {
					return i(e);
				}
				return r("proxy authentication required");
			}
			if (c.status === 421 && !n && (a.body == null || a.body.source != null)) {
				if (j(e)) {
					return i(e);
				}
				e.controller.connection.destroy();
				c = await httpNetworkOrCacheFetch(e, t, true);
			}
			if (t) {}
			return c;
		}
		async function httpNetworkFetch(e, t = false, n = false) {
			K(!e.controller.connection || e.controller.connection.destroyed);
			e.controller.connection = {
				abort: null,
				destroyed: false,
				destroy(e, t = true) {
					if (!this.destroyed) {
						this.destroyed = true;
						if (t) {
							this.abort?.(e ?? new DOMException("The operation was aborted.", "AbortError"));
						}
					}
				}
			};
			const a = e.request;
			let s = null;
			const c = e.timingInfo;
			const u = null;
			if (u == null) {
				a.cache = "no-store";
			}
			const d = n ? "yes" : "no";
			if (a.mode === "websocket") {} else {}
			let f = null;
			if (a.body == null && e.processRequestEndOfBody) {
				queueMicrotask(() => e.processRequestEndOfBody());
			} else if (a.body != null) {
				const processBodyChunk = async function* (t) {
					if (j(e)) {
						return;
					}
					yield t;
					e.processRequestBodyChunkLength?.(t.byteLength);
				};
				const processEndOfBody = () => {
					if (j(e)) {
						return;
					}
					if (e.processRequestEndOfBody) {
						e.processRequestEndOfBody();
					}
				};
				const processBodyError = (t) => {
					if (j(e)) {
						return;
					}
					if (t.name === "AbortError") {
						e.controller.abort();
					} else {
						e.controller.terminate(t);
					}
				};
				f = (async function* () {
					try {
						for await (const e of a.body.stream) {
							yield* processBodyChunk(e);
						}
						processEndOfBody();
					} catch (e) {
						processBodyError(e);
					}
				})();
			}
			try {
				const { body: t, status: n, statusText: r, headersList: i, socket: a } = await dispatch({ body: f });
				if (a) {
					s = o({
						status: n,
						statusText: r,
						headersList: i,
						socket: a
					});
				} else {
					const a = t[Symbol.asyncIterator]();
					e.controller.next = () => a.next();
					s = o({
						status: n,
						statusText: r,
						headersList: i
					});
				}
			} catch (t) {
				if (t.name === "AbortError") {
					e.controller.connection.destroy();
					return i(e, t);
				}
				return r(t);
			}
			const pullAlgorithm = () => {
				return e.controller.resume();
			};
			const cancelAlgorithm = (t) => {
				if (!j(e)) {
					e.controller.abort(t);
				}
			};
			const p = new ReadableStream({
				start(t) {
					e.controller.controller = t;
				},
				pull: pullAlgorithm,
				cancel: cancelAlgorithm,
				type: "bytes"
			});
			s.body = {
				stream: p,
				source: null,
				length: null
			};
			if (!e.controller.resume) {
				e.controller.on("terminated", onAborted);
			}
			e.controller.resume = async () => {
				while (true) {
					let t;
					let n;
					try {
						const { done: n, value: r } = await e.controller.next();
						if (M(e)) {
							break;
						}
						t = n ? undefined : r;
					} catch (r) {
						if (e.controller.ended && !c.encodedBodySize) {
							t = undefined;
						} else {
							t = r;
							n = true;
						}
					}
					if (t === undefined) {
						F(e.controller.controller);
						finalizeResponse(e, s);
						return;
					}
					c.decodedBodySize += t?.byteLength ?? 0;
					if (n) {
						e.controller.terminate(t);
						return;
					}
					const r = new Uint8Array(t);
					if (r.byteLength) {
						e.controller.controller.enqueue(r);
					}
					if (ce(p)) {
						e.controller.terminate();
						return;
					}
					if (e.controller.controller.desiredSize <= 0) {
						return;
					}
				}
			};
			function onAborted(t) {
				if (M(e)) {
					s.aborted = true;
					if (Z(p)) {
						e.controller.controller.error(e.controller.serializedAbortReason);
					}
				} else {
					if (Z(p)) {
						e.controller.controller.error(new TypeError("terminated", { cause: N(t) ? t : undefined }));
					}
				}
				e.controller.connection.destroy();
			}
			return s;
			function dispatch({ body: t }) {
				const n = x(a);
				const r = e.controller.dispatcher;
				const i = n.pathname + n.search;
				const o = n.search.length === 0 && n.href[n.href.length - n.hash.length - 1] === "?";
				return new Promise((s, u) => r.dispatch({
					path: o ? `${i}?` : i,
					origin: n.origin,
					method: a.method,
					body: r.isMockActive ? a.body && (a.body.source || a.body.stream) : t,
					headers: a.headersList.entries,
					maxRedirections: 0,
					upgrade: a.mode === "websocket" ? "websocket" : undefined
				}, {
					body: null,
					abort: null,
					onConnect(t) {
						const { connection: n } = e.controller;
						c.finalConnectionTimingInfo = z(undefined, c.postRedirectStartTime, e.crossOriginIsolatedCapability);
						if (n.destroyed) {
							t(new DOMException("The operation was aborted.", "AbortError"));
						} else {
							e.controller.on("terminated", t);
							this.abort = n.abort = t;
						}
						c.finalNetworkRequestStartTime = k(e.crossOriginIsolatedCapability);
					},
					onResponseStarted() {
						c.finalNetworkResponseStartTime = k(e.crossOriginIsolatedCapability);
					},
					onHeaders(e, t, n, r) {
						if (e < 200) {
							return false;
						}
						const i = new l();
						for (let e = 0; e < t.length; e += 2) {
							const n = ue(t[e]);
							const r = t[e + 1];
							if (Array.isArray(r) && !Buffer.isBuffer(t[e + 1])) {
								for (const e of r) {
									i.append(n, e.toString("latin1"), true);
								}
							} else {
								i.append(n, r.toString("latin1"), true);
							}
						}
						const o = i.get("location", true);
						const c = o && a.redirect === "follow" && Y.has(e);
						const u = [];
						if (a.method !== "HEAD" && a.method !== "CONNECT" && !X.includes(e) && !c) {
							const e = i.get("content-encoding", true);
							const t = e ? e.toLowerCase().split(",") : [];
							const n = 5;
							if (t.length > n) {
								this.abort(new Error(`too many content-encodings in response: ${t.length}, maximum allowed is ${n}`));
								return true;
							}
							for (let e = t.length - 1; e >= 0; --e) {
								const n = t[e].trim();
								if (n === "x-gzip" || n === "gzip") {
									u.push(m.createGunzip({
										flush: m.constants.Z_SYNC_FLUSH,
										finishFlush: m.constants.Z_SYNC_FLUSH
									}));
								} else if (n === "deflate") {
									u.push(H({
										flush: m.constants.Z_SYNC_FLUSH,
										finishFlush: m.constants.Z_SYNC_FLUSH
									}));
								} else if (n === "br") {
									u.push(m.createBrotliDecompress({
										flush: m.constants.BROTLI_OPERATION_FLUSH,
										finishFlush: m.constants.BROTLI_OPERATION_FLUSH
									}));
								} else if (n === "zstd" && ye) {
									u.push(m.createZstdDecompress({
										flush: m.constants.ZSTD_e_continue,
										finishFlush: m.constants.ZSTD_e_end
									}));
								} else {
									u.length = 0;
									break;
								}
							}
						}
						this.body = new ae({ read: n });
						const d = this.onError.bind(this);
						s({
							status: e,
							statusText: r,
							headersList: i,
							body: u.length ? oe(this.body, ...u, (e) => {
								if (e) {
									this.onError(e);
								}
							}).on("error", d) : this.body.on("error", d)
						});
						return true;
					},
					onData(t) {
						if (e.controller.dump) {
							return;
						}
						const n = t;
						c.encodedBodySize += n.byteLength;
						return this.body.push(n);
					},
					onComplete() {
						if (this.abort) {
							e.controller.off("terminated", this.abort);
						}
						e.controller.ended = true;
						this.body.push(null);
					},
					onError(t) {
						if (this.abort) {
							e.controller.off("terminated", this.abort);
						}
						this.body?.destroy(t);
						e.controller.terminate(t);
						u(t);
					},
					onRequestUpgrade(e, t, n, r) {
						if (r.session != null && t !== 200 || r.session == null && t !== 101) {
							return false;
						}
						const i = new l();
						for (const [e, t] of Object.entries(n)) {
							if (t == null) {
								continue;
							}
							const n = e.toLowerCase();
							if (Array.isArray(t)) {
								for (const e of t) {
									i.append(n, String(e), true);
								}
							} else {
								i.append(n, String(t), true);
							}
						}
						s({
							status: t,
							statusText: he[t],
							headersList: i,
							socket: r
						});
						return true;
					},
					onUpgrade(e, t, n) {
						if (n.session != null && e !== 200 || n.session == null && e !== 101) {
							return false;
						}
						const r = new l();
						for (let e = 0; e < t.length; e += 2) {
							const n = ue(t[e]);
							const i = t[e + 1];
							if (Array.isArray(i) && !Buffer.isBuffer(t[e + 1])) {
								for (const e of i) {
									r.append(n, e.toString("latin1"), true);
								}
							} else {
								r.append(n, i.toString("latin1"), true);
							}
						}
						s({
							status: e,
							statusText: he[e],
							headersList: r,
							socket: n
						});
						return true;
					}
				}));
			}
		}
		e.exports = {
			fetch,
			Fetch,
			fetching,
			finalizeAndReportTiming
		};
	}),
	9967: (function(e, t, n) {
		"use strict";
		const { extractBody: r, mixinBody: i, cloneBody: a, bodyUnusable: o } = n(84492);
		const { Headers: s, fill: c, HeadersList: l, setHeadersGuard: u, getHeadersGuard: d, setHeadersList: f, getHeadersList: p } = n(60660);
		const m = n(3440);
		const h = n(57975);
		const { isValidHTTPToken: g, sameOrigin: _, environmentSettingsObject: v } = n(73168);
		const { forbiddenMethodsSet: y, corsSafeListedMethodsSet: b, referrerPolicy: x, requestRedirect: S, requestMode: C, requestCredentials: w, requestCache: T, requestDuplex: E } = n(4495);
		const { kEnumerableProperty: D, normalizedMethodRecordsBase: O, normalizedMethodRecords: k } = m;
		const { webidl: A } = n(47879);
		const { URLSerializer: j } = n(51900);
		const { kConstruct: M } = n(36443);
		const N = n(34589);
		const { getMaxListeners: P, setMaxListeners: F, defaultMaxListeners: I } = n(78474);
		const L = Symbol("abortController");
		const R = new FinalizationRegistry(({ signal: e, abort: t }) => {
			e.removeEventListener("abort", t);
		});
		const z = new WeakMap();
		let B;
		try {
			B = P(new AbortController().signal) > 0;
		} catch {
			B = false;
		}
		function buildAbort(e) {
			return abort;
			function abort() {
				const t = e.deref();
				if (t !== undefined) {
					R.unregister(abort);
					this.removeEventListener("abort", abort);
					t.abort(this.reason);
					const e = z.get(t.signal);
					if (e !== undefined) {
						if (e.size !== 0) {
							for (const t of e) {
								const e = t.deref();
								if (e !== undefined) {
									e.abort(this.reason);
								}
							}
							e.clear();
						}
						z.delete(t.signal);
					}
				}
			}
		}
		let V = false;
		class Request {
			#e;
			#t;
			#n;
			#r;
			constructor(e, t = undefined) {
				A.util.markAsUncloneable(this);
				if (e === M) {
					return;
				}
				const n = "Request constructor";
				A.argumentLengthCheck(arguments, 1, n);
				e = A.converters.RequestInfo(e);
				t = A.converters.RequestInit(t);
				let i = null;
				let a = null;
				const d = v.settingsObject.baseUrl;
				let h = null;
				if (typeof e === "string") {
					this.#t = t.dispatcher;
					let n;
					try {
						n = new URL(e, d);
					} catch (t) {
						throw new TypeError("Failed to parse URL from " + e, { cause: t });
					}
					if (n.username || n.password) {
						throw new TypeError("Request cannot be constructed from a URL that includes credentials: " + e);
					}
					i = makeRequest({ urlList: [n] });
					a = "cors";
				} else {
					N(A.is.Request(e));
					i = e.#r;
					h = e.#e;
					this.#t = t.dispatcher || e.#t;
				}
				const x = v.settingsObject.origin;
				let S = "client";
				if (i.window?.constructor?.name === "EnvironmentSettingsObject" && _(i.window, x)) {
					S = i.window;
				}
				if (t.window != null) {
					throw new TypeError(`'window' option '${S}' must be null`);
				}
				if ("window" in t) {
					S = "no-window";
				}
				i = makeRequest({
					method: i.method,
					headersList: i.headersList,
					unsafeRequest: i.unsafeRequest,
					client: v.settingsObject,
					window: S,
					priority: i.priority,
					origin: i.origin,
					referrer: i.referrer,
					referrerPolicy: i.referrerPolicy,
					mode: i.mode,
					credentials: i.credentials,
					cache: i.cache,
					redirect: i.redirect,
					integrity: i.integrity,
					keepalive: i.keepalive,
					reloadNavigation: i.reloadNavigation,
					historyNavigation: i.historyNavigation,
					urlList: [...i.urlList]
				});
				const C = Object.keys(t).length !== 0;
				if (C) {
					if (i.mode === "navigate") {
						i.mode = "same-origin";
					}
					i.reloadNavigation = false;
					i.historyNavigation = false;
					i.origin = "client";
					i.referrer = "client";
					i.referrerPolicy = "";
					i.url = i.urlList[i.urlList.length - 1];
					i.urlList = [i.url];
				}
				if (t.referrer !== undefined) {
					const e = t.referrer;
					if (e === "") {
						i.referrer = "no-referrer";
					} else {
						let t;
						try {
							t = new URL(e, d);
						} catch (t) {
							throw new TypeError(`Referrer "${e}" is not a valid URL.`, { cause: t });
						}
						if (t.protocol === "about:" && t.hostname === "client" || x && !_(t, v.settingsObject.baseUrl)) {
							i.referrer = "client";
						} else {
							i.referrer = t;
						}
					}
				}
				if (t.referrerPolicy !== undefined) {
					i.referrerPolicy = t.referrerPolicy;
				}
				let w;
				if (t.mode !== undefined) {
					w = t.mode;
				} else {
					w = a;
				}
				if (w === "navigate") {
					throw A.errors.exception({
						header: "Request constructor",
						message: "invalid request mode navigate."
					});
				}
				if (w != null) {
					i.mode = w;
				}
				if (t.credentials !== undefined) {
					i.credentials = t.credentials;
				}
				if (t.cache !== undefined) {
					i.cache = t.cache;
				}
				if (i.cache === "only-if-cached" && i.mode !== "same-origin") {
					throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
				}
				if (t.redirect !== undefined) {
					i.redirect = t.redirect;
				}
				if (t.integrity != null) {
					i.integrity = String(t.integrity);
				}
				if (t.keepalive !== undefined) {
					i.keepalive = Boolean(t.keepalive);
				}
				if (t.method !== undefined) {
					let e = t.method;
					const n = k[e];
					if (n !== undefined) {
						i.method = n;
					} else {
						if (!g(e)) {
							throw new TypeError(`'${e}' is not a valid HTTP method.`);
						}
						const t = e.toUpperCase();
						if (y.has(t)) {
							throw new TypeError(`'${e}' HTTP method is unsupported.`);
						}
						e = O[t] ?? e;
						i.method = e;
					}
					if (!V && i.method === "patch") {
						process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" });
						V = true;
					}
				}
				if (t.signal !== undefined) {
					h = t.signal;
				}
				this.#r = i;
				const T = new AbortController();
				this.#e = T.signal;
				if (h != null) {
					if (h.aborted) {
						T.abort(h.reason);
					} else {
						this[L] = T;
						const e = new WeakRef(T);
						const t = buildAbort(e);
						if (B && P(h) === I) {
							F(1500, h);
						}
						m.addAbortListener(h, t);
						R.register(T, {
							signal: h,
							abort: t
						}, t);
					}
				}
				this.#n = new s(M);
				f(this.#n, i.headersList);
				u(this.#n, "request");
				if (w === "no-cors") {
					if (!b.has(i.method)) {
						throw new TypeError(`'${i.method} is unsupported in no-cors mode.`);
					}
					u(this.#n, "request-no-cors");
				}
				if (C) {
					const e = p(this.#n);
					const n = t.headers !== undefined ? t.headers : new l(e);
					e.clear();
					if (n instanceof l) {
						for (const { name: t, value: r } of n.rawValues()) {
							e.append(t, r, false);
						}
						e.cookies = n.cookies;
					} else {
						c(this.#n, n);
					}
				}
				const E = A.is.Request(e) ? e.#r.body : null;
				if ((t.body != null || E != null) && (i.method === "GET" || i.method === "HEAD")) {
					throw new TypeError("Request with GET/HEAD method cannot have body.");
				}
				let D = null;
				if (t.body != null) {
					const [e, n] = r(t.body, i.keepalive);
					D = e;
					if (n && !p(this.#n).contains("content-type", true)) {
						this.#n.append("content-type", n, true);
					}
				}
				const j = D ?? E;
				if (j != null && j.source == null) {
					if (D != null && t.duplex == null) {
						throw new TypeError("RequestInit: duplex option is required when sending a body.");
					}
					if (i.mode !== "same-origin" && i.mode !== "cors") {
						throw new TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
					}
					i.useCORSPreflightFlag = true;
				}
				let z = j;
				if (D == null && E != null) {
					if (o(e.#r)) {
						throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
					}
					const t = new TransformStream();
					E.stream.pipeThrough(t);
					z = {
						source: E.source,
						length: E.length,
						stream: t.readable
					};
				}
				this.#r.body = z;
			}
			get method() {
				A.brandCheck(this, Request);
				return this.#r.method;
			}
			get url() {
				A.brandCheck(this, Request);
				return j(this.#r.url);
			}
			get headers() {
				A.brandCheck(this, Request);
				return this.#n;
			}
			get destination() {
				A.brandCheck(this, Request);
				return this.#r.destination;
			}
			get referrer() {
				A.brandCheck(this, Request);
				if (this.#r.referrer === "no-referrer") {
					return "";
				}
				if (this.#r.referrer === "client") {
					return "about:client";
				}
				return this.#r.referrer.toString();
			}
			get referrerPolicy() {
				A.brandCheck(this, Request);
				return this.#r.referrerPolicy;
			}
			get mode() {
				A.brandCheck(this, Request);
				return this.#r.mode;
			}
			get credentials() {
				A.brandCheck(this, Request);
				return this.#r.credentials;
			}
			get cache() {
				A.brandCheck(this, Request);
				return this.#r.cache;
			}
			get redirect() {
				A.brandCheck(this, Request);
				return this.#r.redirect;
			}
			get integrity() {
				A.brandCheck(this, Request);
				return this.#r.integrity;
			}
			get keepalive() {
				A.brandCheck(this, Request);
				return this.#r.keepalive;
			}
			get isReloadNavigation() {
				A.brandCheck(this, Request);
				return this.#r.reloadNavigation;
			}
			get isHistoryNavigation() {
				A.brandCheck(this, Request);
				return this.#r.historyNavigation;
			}
			get signal() {
				A.brandCheck(this, Request);
				return this.#e;
			}
			get body() {
				A.brandCheck(this, Request);
				return this.#r.body ? this.#r.body.stream : null;
			}
			get bodyUsed() {
				A.brandCheck(this, Request);
				return !!this.#r.body && m.isDisturbed(this.#r.body.stream);
			}
			get duplex() {
				A.brandCheck(this, Request);
				return "half";
			}
			clone() {
				A.brandCheck(this, Request);
				if (o(this.#r)) {
					throw new TypeError("unusable");
				}
				const e = cloneRequest(this.#r);
				const t = new AbortController();
				if (this.signal.aborted) {
					t.abort(this.signal.reason);
				} else {
					let e = z.get(this.signal);
					if (e === undefined) {
						e = new Set();
						z.set(this.signal, e);
					}
					const n = new WeakRef(t);
					e.add(n);
					m.addAbortListener(t.signal, buildAbort(n));
				}
				return fromInnerRequest(e, this.#t, t.signal, d(this.#n));
			}
			[h.inspect.custom](e, t) {
				if (t.depth === null) {
					t.depth = 2;
				}
				t.colors ??= true;
				const n = {
					method: this.method,
					url: this.url,
					headers: this.headers,
					destination: this.destination,
					referrer: this.referrer,
					referrerPolicy: this.referrerPolicy,
					mode: this.mode,
					credentials: this.credentials,
					cache: this.cache,
					redirect: this.redirect,
					integrity: this.integrity,
					keepalive: this.keepalive,
					isReloadNavigation: this.isReloadNavigation,
					isHistoryNavigation: this.isHistoryNavigation,
					signal: this.signal
				};
				return `Request ${h.formatWithOptions(t, n)}`;
			}
			static setRequestSignal(e, t) {
				e.#e = t;
				return e;
			}
			static getRequestDispatcher(e) {
				return e.#t;
			}
			static setRequestDispatcher(e, t) {
				e.#t = t;
			}
			static setRequestHeaders(e, t) {
				e.#n = t;
			}
			static getRequestState(e) {
				return e.#r;
			}
			static setRequestState(e, t) {
				e.#r = t;
			}
		}
		const { setRequestSignal: H, getRequestDispatcher: U, setRequestDispatcher: ee, setRequestHeaders: W, getRequestState: G, setRequestState: K } = Request;
		Reflect.deleteProperty(Request, "setRequestSignal");
		Reflect.deleteProperty(Request, "getRequestDispatcher");
		Reflect.deleteProperty(Request, "setRequestDispatcher");
		Reflect.deleteProperty(Request, "setRequestHeaders");
		Reflect.deleteProperty(Request, "getRequestState");
		Reflect.deleteProperty(Request, "setRequestState");
		i(Request, G);
		function makeRequest(e) {
			return {
				method: e.method ?? "GET",
				localURLsOnly: e.localURLsOnly ?? false,
				unsafeRequest: e.unsafeRequest ?? false,
				body: e.body ?? null,
				client: e.client ?? null,
				reservedClient: e.reservedClient ?? null,
				replacesClientId: e.replacesClientId ?? "",
				window: e.window ?? "client",
				keepalive: e.keepalive ?? false,
				serviceWorkers: e.serviceWorkers ?? "all",
				initiator: e.initiator ?? "",
				destination: e.destination ?? "",
				priority: e.priority ?? null,
				origin: e.origin ?? "client",
				policyContainer: e.policyContainer ?? "client",
				referrer: e.referrer ?? "client",
				referrerPolicy: e.referrerPolicy ?? "",
				mode: e.mode ?? "no-cors",
				useCORSPreflightFlag: e.useCORSPreflightFlag ?? false,
				credentials: e.credentials ?? "same-origin",
				useCredentials: e.useCredentials ?? false,
				cache: e.cache ?? "default",
				redirect: e.redirect ?? "follow",
				integrity: e.integrity ?? "",
				cryptoGraphicsNonceMetadata: e.cryptoGraphicsNonceMetadata ?? "",
				parserMetadata: e.parserMetadata ?? "",
				reloadNavigation: e.reloadNavigation ?? false,
				historyNavigation: e.historyNavigation ?? false,
				userActivation: e.userActivation ?? false,
				taintedOrigin: e.taintedOrigin ?? false,
				redirectCount: e.redirectCount ?? 0,
				responseTainting: e.responseTainting ?? "basic",
				preventNoCacheCacheControlHeaderModification: e.preventNoCacheCacheControlHeaderModification ?? false,
				done: e.done ?? false,
				timingAllowFailed: e.timingAllowFailed ?? false,
				useURLCredentials: e.useURLCredentials ?? undefined,
				traversableForUserPrompts: e.traversableForUserPrompts ?? "client",
				urlList: e.urlList,
				url: e.urlList[0],
				headersList: e.headersList ? new l(e.headersList) : new l()
			};
		}
		function cloneRequest(e) {
			const t = makeRequest({
				...e,
				body: null
			});
			if (e.body != null) {
				t.body = a(e.body);
			}
			return t;
		}
		function fromInnerRequest(e, t, n, r) {
			const i = new Request(M);
			K(i, e);
			ee(i, t);
			H(i, n);
			const a = new s(M);
			W(i, a);
			f(a, e.headersList);
			u(a, r);
			return i;
		}
		Object.defineProperties(Request.prototype, {
			method: D,
			url: D,
			headers: D,
			redirect: D,
			clone: D,
			signal: D,
			duplex: D,
			destination: D,
			body: D,
			bodyUsed: D,
			isHistoryNavigation: D,
			isReloadNavigation: D,
			keepalive: D,
			integrity: D,
			cache: D,
			credentials: D,
			attribute: D,
			referrerPolicy: D,
			referrer: D,
			mode: D,
			[Symbol.toStringTag]: {
				value: "Request",
				configurable: true
			}
		});
		A.is.Request = A.util.MakeTypeAssertion(Request);
		A.converters.RequestInfo = function(e) {
			if (typeof e === "string") {
				return A.converters.USVString(e);
			}
			if (A.is.Request(e)) {
				return e;
			}
			return A.converters.USVString(e);
		};
		A.converters.RequestInit = A.dictionaryConverter([
			{
				key: "method",
				converter: A.converters.ByteString
			},
			{
				key: "headers",
				converter: A.converters.HeadersInit
			},
			{
				key: "body",
				converter: A.nullableConverter(A.converters.BodyInit)
			},
			{
				key: "referrer",
				converter: A.converters.USVString
			},
			{
				key: "referrerPolicy",
				converter: A.converters.DOMString,
				allowedValues: x
			},
			{
				key: "mode",
				converter: A.converters.DOMString,
				allowedValues: C
			},
			{
				key: "credentials",
				converter: A.converters.DOMString,
				allowedValues: w
			},
			{
				key: "cache",
				converter: A.converters.DOMString,
				allowedValues: T
			},
			{
				key: "redirect",
				converter: A.converters.DOMString,
				allowedValues: S
			},
			{
				key: "integrity",
				converter: A.converters.DOMString
			},
			{
				key: "keepalive",
				converter: A.converters.boolean
			},
			{
				key: "signal",
				converter: A.nullableConverter((e) => A.converters.AbortSignal(e, "RequestInit", "signal"))
			},
			{
				key: "window",
				converter: A.converters.any
			},
			{
				key: "duplex",
				converter: A.converters.DOMString,
				allowedValues: E
			},
			{
				key: "dispatcher",
				converter: A.converters.any
			},
			{
				key: "priority",
				converter: A.converters.DOMString,
				allowedValues: [
					"high",
					"low",
					"auto"
				],
				defaultValue: () => "auto"
			}
		]);
		e.exports = {
			Request,
			makeRequest,
			fromInnerRequest,
			cloneRequest,
			getRequestDispatcher: U,
			getRequestState: G
		};
	}),
	99051: (function(e, t, n) {
		"use strict";
		const { Headers: r, HeadersList: i, fill: a, getHeadersGuard: o, setHeadersGuard: s, setHeadersList: c } = n(60660);
		const { extractBody: l, cloneBody: u, mixinBody: d, streamRegistry: f, bodyUnusable: p } = n(84492);
		const m = n(3440);
		const h = n(57975);
		const { kEnumerableProperty: g } = m;
		const { isValidReasonPhrase: _, isCancelled: v, isAborted: y, isErrorLike: b, environmentSettingsObject: x } = n(73168);
		const { redirectStatusSet: S, nullBodyStatus: C } = n(4495);
		const { webidl: w } = n(47879);
		const { URLSerializer: T } = n(51900);
		const { kConstruct: E } = n(36443);
		const D = n(34589);
		const { isomorphicEncode: O, serializeJavascriptValueToJSONString: k } = n(8116);
		const A = new TextEncoder("utf-8");
		class Response {
			#e;
			#t;
			static error() {
				const e = fromInnerResponse(makeNetworkError(), "immutable");
				return e;
			}
			static json(e, t = undefined) {
				w.argumentLengthCheck(arguments, 1, "Response.json");
				if (t !== null) {
					t = w.converters.ResponseInit(t);
				}
				const n = A.encode(k(e));
				const r = l(n);
				const i = fromInnerResponse(makeResponse({}), "response");
				initializeResponse(i, t, {
					body: r[0],
					type: "application/json"
				});
				return i;
			}
			static redirect(e, t = 302) {
				w.argumentLengthCheck(arguments, 1, "Response.redirect");
				e = w.converters.USVString(e);
				t = w.converters["unsigned short"](t);
				let n;
				try {
					n = new URL(e, x.settingsObject.baseUrl);
				} catch (t) {
					throw new TypeError(`Failed to parse URL from ${e}`, { cause: t });
				}
				if (!S.has(t)) {
					throw new RangeError(`Invalid status code ${t}`);
				}
				const r = fromInnerResponse(makeResponse({}), "immutable");
				r.#t.status = t;
				const i = O(T(n));
				r.#t.headersList.append("location", i, true);
				return r;
			}
			constructor(e = null, t = undefined) {
				w.util.markAsUncloneable(this);
				if (e === E) {
					return;
				}
				if (e !== null) {
					e = w.converters.BodyInit(e, "Response", "body");
				}
				t = w.converters.ResponseInit(t);
				this.#t = makeResponse({});
				this.#e = new r(E);
				s(this.#e, "response");
				c(this.#e, this.#t.headersList);
				let n = null;
				if (e != null) {
					const [t, r] = l(e);
					n = {
						body: t,
						type: r
					};
				}
				initializeResponse(this, t, n);
			}
			get type() {
				w.brandCheck(this, Response);
				return this.#t.type;
			}
			get url() {
				w.brandCheck(this, Response);
				const e = this.#t.urlList;
				const t = e[e.length - 1] ?? null;
				if (t === null) {
					return "";
				}
				return T(t, true);
			}
			get redirected() {
				w.brandCheck(this, Response);
				return this.#t.urlList.length > 1;
			}
			get status() {
				w.brandCheck(this, Response);
				return this.#t.status;
			}
			get ok() {
				w.brandCheck(this, Response);
				return this.#t.status >= 200 && this.#t.status <= 299;
			}
			get statusText() {
				w.brandCheck(this, Response);
				return this.#t.statusText;
			}
			get headers() {
				w.brandCheck(this, Response);
				return this.#e;
			}
			get body() {
				w.brandCheck(this, Response);
				return this.#t.body ? this.#t.body.stream : null;
			}
			get bodyUsed() {
				w.brandCheck(this, Response);
				return !!this.#t.body && m.isDisturbed(this.#t.body.stream);
			}
			clone() {
				w.brandCheck(this, Response);
				if (p(this.#t)) {
					throw w.errors.exception({
						header: "Response.clone",
						message: "Body has already been consumed."
					});
				}
				const e = cloneResponse(this.#t);
				if (this.#t.urlList.length !== 0 && this.#t.body?.stream) {
					f.register(this, new WeakRef(this.#t.body.stream));
				}
				return fromInnerResponse(e, o(this.#e));
			}
			[h.inspect.custom](e, t) {
				if (t.depth === null) {
					t.depth = 2;
				}
				t.colors ??= true;
				const n = {
					status: this.status,
					statusText: this.statusText,
					headers: this.headers,
					body: this.body,
					bodyUsed: this.bodyUsed,
					ok: this.ok,
					redirected: this.redirected,
					type: this.type,
					url: this.url
				};
				return `Response ${h.formatWithOptions(t, n)}`;
			}
			static getResponseHeaders(e) {
				return e.#e;
			}
			static setResponseHeaders(e, t) {
				e.#e = t;
			}
			static getResponseState(e) {
				return e.#t;
			}
			static setResponseState(e, t) {
				e.#t = t;
			}
		}
		const { getResponseHeaders: j, setResponseHeaders: M, getResponseState: N, setResponseState: P } = Response;
		Reflect.deleteProperty(Response, "getResponseHeaders");
		Reflect.deleteProperty(Response, "setResponseHeaders");
		Reflect.deleteProperty(Response, "getResponseState");
		Reflect.deleteProperty(Response, "setResponseState");
		d(Response, N);
		Object.defineProperties(Response.prototype, {
			type: g,
			url: g,
			status: g,
			ok: g,
			redirected: g,
			statusText: g,
			headers: g,
			clone: g,
			body: g,
			bodyUsed: g,
			[Symbol.toStringTag]: {
				value: "Response",
				configurable: true
			}
		});
		Object.defineProperties(Response, {
			json: g,
			redirect: g,
			error: g
		});
		function cloneResponse(e) {
			if (e.internalResponse) {
				return filterResponse(cloneResponse(e.internalResponse), e.type);
			}
			const t = makeResponse({
				...e,
				body: null
			});
			if (e.body != null) {
				t.body = u(e.body);
			}
			return t;
		}
		function makeResponse(e) {
			return {
				aborted: false,
				rangeRequested: false,
				timingAllowPassed: false,
				requestIncludesCredentials: false,
				type: "default",
				status: 200,
				timingInfo: null,
				cacheState: "",
				statusText: "",
				...e,
				headersList: e?.headersList ? new i(e?.headersList) : new i(),
				urlList: e?.urlList ? [...e.urlList] : []
			};
		}
		function makeNetworkError(e) {
			const t = b(e);
			return makeResponse({
				type: "error",
				status: 0,
				error: t ? e : new Error(e ? String(e) : e),
				aborted: e && e.name === "AbortError"
			});
		}
		function isNetworkError(e) {
			return e.type === "error" && e.status === 0;
		}
		function makeFilteredResponse(e, t) {
			t = {
				internalResponse: e,
				...t
			};
			return new Proxy(e, {
				get(e, n) {
					return n in t ? t[n] : e[n];
				},
				set(e, n, r) {
					D(!(n in t));
					e[n] = r;
					return true;
				}
			});
		}
		function filterResponse(e, t) {
			if (t === "basic") {
				return makeFilteredResponse(e, {
					type: "basic",
					headersList: e.headersList
				});
			} else if (t === "cors") {
				return makeFilteredResponse(e, {
					type: "cors",
					headersList: e.headersList
				});
			} else if (t === "opaque") {
				return makeFilteredResponse(e, {
					type: "opaque",
					urlList: [],
					status: 0,
					statusText: "",
					body: null
				});
			} else if (t === "opaqueredirect") {
				return makeFilteredResponse(e, {
					type: "opaqueredirect",
					status: 0,
					statusText: "",
					headersList: [],
					body: null
				});
			} else {
				D(false);
			}
		}
		function makeAppropriateNetworkError(e, t = null) {
			D(v(e));
			return y(e) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: t })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: t }));
		}
		function initializeResponse(e, t, n) {
			if (t.status !== null && (t.status < 200 || t.status > 599)) {
				throw new RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
			}
			if ("statusText" in t && t.statusText != null) {
				if (!_(String(t.statusText))) {
					throw new TypeError("Invalid statusText");
				}
			}
			if ("status" in t && t.status != null) {
				N(e).status = t.status;
			}
			if ("statusText" in t && t.statusText != null) {
				N(e).statusText = t.statusText;
			}
			if ("headers" in t && t.headers != null) {
				a(j(e), t.headers);
			}
			if (n) {
				if (C.includes(e.status)) {
					throw w.errors.exception({
						header: "Response constructor",
						message: `Invalid response status code ${e.status}`
					});
				}
				N(e).body = n.body;
				if (n.type != null && !N(e).headersList.contains("content-type", true)) {
					N(e).headersList.append("content-type", n.type, true);
				}
			}
		}
		function fromInnerResponse(e, t) {
			const n = new Response(E);
			P(n, e);
			const i = new r(E);
			M(n, i);
			c(i, e.headersList);
			s(i, t);
			if (e.urlList.length !== 0 && e.body?.stream) {
				f.register(n, new WeakRef(e.body.stream));
			}
			return n;
		}
		w.converters.XMLHttpRequestBodyInit = function(e, t, n) {
			if (typeof e === "string") {
				return w.converters.USVString(e, t, n);
			}
			if (w.is.Blob(e)) {
				return e;
			}
			if (w.is.BufferSource(e)) {
				return e;
			}
			if (w.is.FormData(e)) {
				return e;
			}
			if (w.is.URLSearchParams(e)) {
				return e;
			}
			return w.converters.DOMString(e, t, n);
		};
		w.converters.BodyInit = function(e, t, n) {
			if (w.is.ReadableStream(e)) {
				return e;
			}
			if (e?.[Symbol.asyncIterator]) {
				return e;
			}
			return w.converters.XMLHttpRequestBodyInit(e, t, n);
		};
		w.converters.ResponseInit = w.dictionaryConverter([
			{
				key: "status",
				converter: w.converters["unsigned short"],
				defaultValue: () => 200
			},
			{
				key: "statusText",
				converter: w.converters.ByteString,
				defaultValue: () => ""
			},
			{
				key: "headers",
				converter: w.converters.HeadersInit
			}
		]);
		w.is.Response = w.util.MakeTypeAssertion(Response);
		e.exports = {
			isNetworkError,
			makeNetworkError,
			makeResponse,
			makeAppropriateNetworkError,
			filterResponse,
			Response,
			cloneResponse,
			fromInnerResponse,
			getResponseState: N
		};
	}),
	45082: (function(e, t, n) {
		"use strict";
		const r = n(34589);
		const { runtimeFeatures: i } = n(313);
		const { asciiLowercase: a } = n(8116);
		const o = new Map([
			["sha256", 0],
			["sha384", 1],
			["sha512", 2]
		]);
		let s;
		if (i.has("crypto")) {
			s = n(77598);
			const e = s.getHashes();
			if (e.length === 0) {
				o.clear();
			}
			for (const t of o.keys()) {
				if (e.includes(t) === false) {
					o.delete(t);
				}
			}
		} else {
			o.clear();
		}
		const c = Map.prototype.get.bind(o);
		const isValidSRIHashAlgorithm = (e) => o.has(a(e));
		const l = i.has("crypto") === false || o.size === 0 ? () => true : (e, t) => {
			const n = parseMetadata(t);
			if (n.length === 0) {
				return true;
			}
			const r = getStrongestMetadata(n);
			for (const t of r) {
				const n = t.alg;
				const r = t.val;
				const i = applyAlgorithmToBytes(n, e);
				if (caseSensitiveMatch(i, r)) {
					return true;
				}
			}
			return false;
		};
		function getStrongestMetadata(e) {
			const t = [];
			let n = null;
			for (const i of e) {
				r(isValidSRIHashAlgorithm(i.alg), "Invalid SRI hash algorithm token");
				if (t.length === 0) {
					t.push(i);
					n = i;
					continue;
				}
				const e = n.alg;
				const a = c(e);
				const o = i.alg;
				const s = c(o);
				if (s < a) {
					continue;
				} else if (s > a) {
					n = i;
					t[0] = i;
					t.length = 1;
				} else {
					t.push(i);
				}
			}
			return t;
		}
		function parseMetadata(e) {
			const t = [];
			for (const n of e.split(/[\t\n\f\r ]+/)) {
				const e = n.split("?", 1);
				const r = e[0];
				let i = "";
				const o = [r.slice(0, 6), r.slice(7)];
				const s = o[0];
				if (!isValidSRIHashAlgorithm(s)) {
					continue;
				}
				if (o[1]) {
					i = o[1];
				}
				const c = {
					alg: a(s),
					val: i
				};
				t.push(c);
			}
			return t;
		}
		const applyAlgorithmToBytes = (e, t) => {
			return s.hash(e, t, "base64");
		};
		function caseSensitiveMatch(e, t) {
			let n = e.length;
			if (n !== 0 && e[n - 1] === "=") {
				n -= 1;
			}
			if (n !== 0 && e[n - 1] === "=") {
				n -= 1;
			}
			let r = t.length;
			if (r !== 0 && t[r - 1] === "=") {
				r -= 1;
			}
			if (r !== 0 && t[r - 1] === "=") {
				r -= 1;
			}
			if (n !== r) {
				return false;
			}
			for (let r = 0; r < n; ++r) {
				if (e[r] === t[r] || e[r] === "+" && t[r] === "-" || e[r] === "/" && t[r] === "_") {
					continue;
				}
				return false;
			}
			return true;
		}
		e.exports = {
			applyAlgorithmToBytes,
			bytesMatch: l,
			caseSensitiveMatch,
			isValidSRIHashAlgorithm,
			getStrongestMetadata,
			parseMetadata
		};
	}),
	86897: (function(e, t, n) {
		"use strict";
		const { uid: r, states: i, sentCloseFrameState: a, emptyBuffer: o, opcodes: s } = n(20736);
		const { parseExtensions: c, isClosed: l, isClosing: u, isEstablished: d, isConnecting: f, validateCloseCodeAndReason: p } = n(98625);
		const { makeRequest: m } = n(9967);
		const { fetching: h } = n(54398);
		const { Headers: g, getHeadersList: _ } = n(60660);
		const { getDecodeSplit: v } = n(73168);
		const { WebsocketFrameSend: y } = n(3264);
		const b = n(34589);
		const { runtimeFeatures: x } = n(313);
		const S = x.has("crypto") ? n(77598) : null;
		let C = false;
		function establishWebSocketConnection(e, t, n, i, a) {
			const o = e;
			o.protocol = e.protocol === "ws:" ? "http:" : "https:";
			const s = m({
				urlList: [o],
				client: n,
				serviceWorkers: "none",
				referrer: "no-referrer",
				mode: "websocket",
				credentials: "include",
				cache: "no-store",
				redirect: "error",
				useURLCredentials: true
			});
			if (a.headers) {
				const e = _(new g(a.headers));
				s.headersList = e;
			}
			const l = S.randomBytes(16).toString("base64");
			s.headersList.append("sec-websocket-key", l, true);
			s.headersList.append("sec-websocket-version", "13", true);
			for (const e of t) {
				s.headersList.append("sec-websocket-protocol", e, true);
			}
			const u = "permessage-deflate; client_max_window_bits";
			s.headersList.append("sec-websocket-extensions", u, true);
			const d = h({
				request: s,
				useParallelQueue: true,
				dispatcher: a.dispatcher,
				processResponse(e) {
					if (e.type === "error" || e.status !== 101) {
						if (e.socket?.session == null) {
							failHandshake(i, e, 1002, "Received network error or non-101 status code.", e.error);
							return;
						}
						if (e.status !== 200) {
							failHandshake(i, e, 1002, "Received network error or non-200 status code.", e.error);
							return;
						}
					}
					if (C === false && e.socket?.session != null) {
						process.emitWarning("WebSocket over HTTP2 is experimental, and subject to change.", "ExperimentalWarning");
						C = true;
					}
					if (t.length !== 0 && !e.headersList.get("Sec-WebSocket-Protocol")) {
						failHandshake(i, e, 1002, "Server did not respond with sent protocols.");
						return;
					}
					if (e.socket.session == null && e.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
						failHandshake(i, e, 1002, "Server did not set Upgrade header to \"websocket\".");
						return;
					}
					if (e.socket.session == null && e.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
						failHandshake(i, e, 1002, "Server did not set Connection header to \"upgrade\".");
						return;
					}
					const n = e.headersList.get("Sec-WebSocket-Accept");
					const a = S.hash("sha1", l + r, "base64");
					if (n !== a) {
						failHandshake(i, e, 1002, "Incorrect hash received in Sec-WebSocket-Accept header.");
						return;
					}
					const o = e.headersList.get("Sec-WebSocket-Extensions");
					let u;
					if (o !== null) {
						u = c(o);
						if (!u.has("permessage-deflate")) {
							failHandshake(i, e, 1002, "Sec-WebSocket-Extensions header does not match.");
							return;
						}
					}
					const d = e.headersList.get("Sec-WebSocket-Protocol");
					if (d !== null) {
						const t = v("sec-websocket-protocol", s.headersList);
						if (t === null || !t.includes(d)) {
							failHandshake(i, e, 1002, "Protocol was not set in the opening handshake.");
							return;
						}
					}
					e.socket.on("data", i.onSocketData);
					e.socket.on("close", i.onSocketClose);
					e.socket.on("error", i.onSocketError);
					i.wasEverConnected = true;
					i.onConnectionEstablished(e, u);
				}
			});
			return d;
		}
		function closeWebSocketConnection(e, t, n, r = false) {
			t ??= null;
			n ??= "";
			if (r) p(t, n);
			if (l(e.readyState) || u(e.readyState)) {} else if (!d(e.readyState)) {
				failWebsocketConnection(e);
				e.readyState = i.CLOSING;
			} else if (!e.closeState.has(a.SENT) && !e.closeState.has(a.RECEIVED)) {
				const r = new y();
				if (n.length !== 0 && t === null) {
					t = 1e3;
				}
				b(t === null || Number.isInteger(t));
				if (t === null && n.length === 0) {
					r.frameData = o;
				} else if (t !== null && n === null) {
					r.frameData = Buffer.allocUnsafe(2);
					r.frameData.writeUInt16BE(t, 0);
				} else if (t !== null && n !== null) {
					r.frameData = Buffer.allocUnsafe(2 + Buffer.byteLength(n));
					r.frameData.writeUInt16BE(t, 0);
					r.frameData.write(n, 2, "utf-8");
				} else {
					r.frameData = o;
				}
				e.socket.write(r.createFrame(s.CLOSE));
				e.closeState.add(a.SENT);
				e.readyState = i.CLOSING;
			} else {
				e.readyState = i.CLOSING;
			}
		}
		function failHandshake(e, t, n, r, i) {
			if (t.socket?.session != null && !t.socket.destroyed) {
				t.socket.destroy();
			}
			failWebsocketConnection(e, n, r, i);
		}
		function failWebsocketConnection(e, t, n, r) {
			if (d(e.readyState)) {
				closeWebSocketConnection(e, t, n, false);
			}
			e.controller.abort();
			if (f(e.readyState)) {
				e.onSocketClose();
			} else if (e.socket?.destroyed === false) {
				e.socket.destroy();
			}
		}
		e.exports = {
			establishWebSocketConnection,
			failWebsocketConnection,
			closeWebSocketConnection
		};
	}),
	20736: (function(e) {
		"use strict";
		const t = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
		const n = {
			enumerable: true,
			writable: false,
			configurable: false
		};
		const r = {
			CONNECTING: 0,
			OPEN: 1,
			CLOSING: 2,
			CLOSED: 3
		};
		const i = {
			SENT: 1,
			RECEIVED: 2
		};
		const a = {
			CONTINUATION: 0,
			TEXT: 1,
			BINARY: 2,
			CLOSE: 8,
			PING: 9,
			PONG: 10
		};
		const o = 65535;
		const s = {
			INFO: 0,
			PAYLOADLENGTH_16: 2,
			PAYLOADLENGTH_64: 3,
			READ_DATA: 4
		};
		const c = Buffer.allocUnsafe(0);
		const l = {
			text: 1,
			typedArray: 2,
			arrayBuffer: 3,
			blob: 4
		};
		e.exports = {
			uid: t,
			sentCloseFrameState: i,
			staticPropertyDescriptors: n,
			states: r,
			opcodes: a,
			maxUnsigned16Bit: o,
			parserStates: s,
			emptyBuffer: c,
			sendHints: l
		};
	}),
	15188: (function(e, t, n) {
		"use strict";
		const { webidl: r } = n(47879);
		const { kEnumerableProperty: i } = n(3440);
		const { kConstruct: a } = n(36443);
		class MessageEvent extends Event {
			#e;
			constructor(e, t = {}) {
				if (e === a) {
					super(arguments[1], arguments[2]);
					r.util.markAsUncloneable(this);
					return;
				}
				const n = "MessageEvent constructor";
				r.argumentLengthCheck(arguments, 1, n);
				e = r.converters.DOMString(e, n, "type");
				t = r.converters.MessageEventInit(t, n, "eventInitDict");
				super(e, t);
				this.#e = t;
				r.util.markAsUncloneable(this);
			}
			get data() {
				r.brandCheck(this, MessageEvent);
				return this.#e.data;
			}
			get origin() {
				r.brandCheck(this, MessageEvent);
				return this.#e.origin;
			}
			get lastEventId() {
				r.brandCheck(this, MessageEvent);
				return this.#e.lastEventId;
			}
			get source() {
				r.brandCheck(this, MessageEvent);
				return this.#e.source;
			}
			get ports() {
				r.brandCheck(this, MessageEvent);
				if (!Object.isFrozen(this.#e.ports)) {
					Object.freeze(this.#e.ports);
				}
				return this.#e.ports;
			}
			initMessageEvent(e, t = false, n = false, i = null, a = "", o = "", s = null, c = []) {
				r.brandCheck(this, MessageEvent);
				r.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent");
				return new MessageEvent(e, {
					bubbles: t,
					cancelable: n,
					data: i,
					origin: a,
					lastEventId: o,
					source: s,
					ports: c
				});
			}
			static createFastMessageEvent(e, t) {
				const n = new MessageEvent(a, e, t);
				n.#e = t;
				n.#e.data ??= null;
				n.#e.origin ??= "";
				n.#e.lastEventId ??= "";
				n.#e.source ??= null;
				n.#e.ports ??= [];
				return n;
			}
		}
		const { createFastMessageEvent: o } = MessageEvent;
		delete MessageEvent.createFastMessageEvent;
		class CloseEvent extends Event {
			#e;
			constructor(e, t = {}) {
				const n = "CloseEvent constructor";
				r.argumentLengthCheck(arguments, 1, n);
				e = r.converters.DOMString(e, n, "type");
				t = r.converters.CloseEventInit(t);
				super(e, t);
				this.#e = t;
				r.util.markAsUncloneable(this);
			}
			get wasClean() {
				r.brandCheck(this, CloseEvent);
				return this.#e.wasClean;
			}
			get code() {
				r.brandCheck(this, CloseEvent);
				return this.#e.code;
			}
			get reason() {
				r.brandCheck(this, CloseEvent);
				return this.#e.reason;
			}
		}
		class ErrorEvent extends Event {
			#e;
			constructor(e, t) {
				const n = "ErrorEvent constructor";
				r.argumentLengthCheck(arguments, 1, n);
				super(e, t);
				r.util.markAsUncloneable(this);
				e = r.converters.DOMString(e, n, "type");
				t = r.converters.ErrorEventInit(t ?? {});
				this.#e = t;
			}
			get message() {
				r.brandCheck(this, ErrorEvent);
				return this.#e.message;
			}
			get filename() {
				r.brandCheck(this, ErrorEvent);
				return this.#e.filename;
			}
			get lineno() {
				r.brandCheck(this, ErrorEvent);
				return this.#e.lineno;
			}
			get colno() {
				r.brandCheck(this, ErrorEvent);
				return this.#e.colno;
			}
			get error() {
				r.brandCheck(this, ErrorEvent);
				return this.#e.error;
			}
		}
		Object.defineProperties(MessageEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "MessageEvent",
				configurable: true
			},
			data: i,
			origin: i,
			lastEventId: i,
			source: i,
			ports: i,
			initMessageEvent: i
		});
		Object.defineProperties(CloseEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "CloseEvent",
				configurable: true
			},
			reason: i,
			code: i,
			wasClean: i
		});
		Object.defineProperties(ErrorEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "ErrorEvent",
				configurable: true
			},
			message: i,
			filename: i,
			lineno: i,
			colno: i,
			error: i
		});
		r.converters.MessagePort = r.interfaceConverter(r.is.MessagePort, "MessagePort");
		r.converters["sequence<MessagePort>"] = r.sequenceConverter(r.converters.MessagePort);
		const s = [
			{
				key: "bubbles",
				converter: r.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "cancelable",
				converter: r.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "composed",
				converter: r.converters.boolean,
				defaultValue: () => false
			}
		];
		r.converters.MessageEventInit = r.dictionaryConverter([
			...s,
			{
				key: "data",
				converter: r.converters.any,
				defaultValue: () => null
			},
			{
				key: "origin",
				converter: r.converters.USVString,
				defaultValue: () => ""
			},
			{
				key: "lastEventId",
				converter: r.converters.DOMString,
				defaultValue: () => ""
			},
			{
				key: "source",
				converter: r.nullableConverter(r.converters.MessagePort),
				defaultValue: () => null
			},
			{
				key: "ports",
				converter: r.converters["sequence<MessagePort>"],
				defaultValue: () => []
			}
		]);
		r.converters.CloseEventInit = r.dictionaryConverter([
			...s,
			{
				key: "wasClean",
				converter: r.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "code",
				converter: r.converters["unsigned short"],
				defaultValue: () => 0
			},
			{
				key: "reason",
				converter: r.converters.USVString,
				defaultValue: () => ""
			}
		]);
		r.converters.ErrorEventInit = r.dictionaryConverter([
			...s,
			{
				key: "message",
				converter: r.converters.DOMString,
				defaultValue: () => ""
			},
			{
				key: "filename",
				converter: r.converters.USVString,
				defaultValue: () => ""
			},
			{
				key: "lineno",
				converter: r.converters["unsigned long"],
				defaultValue: () => 0
			},
			{
				key: "colno",
				converter: r.converters["unsigned long"],
				defaultValue: () => 0
			},
			{
				key: "error",
				converter: r.converters.any
			}
		]);
		e.exports = {
			MessageEvent,
			CloseEvent,
			ErrorEvent,
			createFastMessageEvent: o
		};
	}),
	3264: (function(e, t, n) {
		"use strict";
		const { runtimeFeatures: r } = n(313);
		const { maxUnsigned16Bit: i, opcodes: a } = n(20736);
		const o = 8 * 1024;
		let s = null;
		let c = o;
		const l = r.has("crypto") ? n(77598).randomFillSync : function randomFillSync(e, t, n) {
			for (let t = 0; t < e.length; ++t) {
				e[t] = Math.random() * 255 | 0;
			}
			return e;
		};
		function generateMask() {
			if (c === o) {
				c = 0;
				l(s ??= Buffer.allocUnsafeSlow(o), 0, o);
			}
			return [
				s[c++],
				s[c++],
				s[c++],
				s[c++]
			];
		}
		class WebsocketFrameSend {
			constructor(e) {
				this.frameData = e;
			}
			createFrame(e) {
				const t = this.frameData;
				const n = generateMask();
				const r = t?.byteLength ?? 0;
				let a = r;
				let o = 6;
				if (r > i) {
					o += 8;
					a = 127;
				} else if (r > 125) {
					o += 2;
					a = 126;
				}
				const s = Buffer.allocUnsafe(r + o);
				s[0] = s[1] = 0;
				s[0] |= 128;
				s[0] = (s[0] & 240) + e;
				s[o - 4] = n[0];
				s[o - 3] = n[1];
				s[o - 2] = n[2];
				s[o - 1] = n[3];
				s[1] = a;
				if (a === 126) {
					s.writeUInt16BE(r, 2);
				} else if (a === 127) {
					s[2] = s[3] = 0;
					s.writeUIntBE(r, 4, 6);
				}
				s[1] |= 128;
				for (let e = 0; e < r; ++e) {
					s[o + e] = t[e] ^ n[e & 3];
				}
				return s;
			}
			static createFastTextFrame(e) {
				const t = generateMask();
				const n = e.length;
				for (let r = 0; r < n; ++r) {
					e[r] ^= t[r & 3];
				}
				let r = n;
				let o = 6;
				if (n > i) {
					o += 8;
					r = 127;
				} else if (n > 125) {
					o += 2;
					r = 126;
				}
				const s = Buffer.allocUnsafeSlow(o);
				s[0] = 128 | a.TEXT;
				s[1] = r | 128;
				s[o - 4] = t[0];
				s[o - 3] = t[1];
				s[o - 2] = t[2];
				s[o - 1] = t[3];
				if (r === 126) {
					s.writeUInt16BE(n, 2);
				} else if (r === 127) {
					s[2] = s[3] = 0;
					s.writeUIntBE(n, 4, 6);
				}
				return [s, e];
			}
		}
		e.exports = {
			WebsocketFrameSend,
			generateMask
		};
	}),
	19469: (function(e, t, n) {
		"use strict";
		const { createInflateRaw: r, Z_DEFAULT_WINDOWBITS: i } = n(38522);
		const { isValidClientWindowBits: a } = n(98625);
		const { MessageSizeExceededError: o } = n(68707);
		const s = Buffer.from([
			0,
			0,
			255,
			255
		]);
		const c = Symbol("kBuffer");
		const l = Symbol("kLength");
		class PerMessageDeflate {
			#e;
			#t = {};
			#n = 0;
			constructor(e, t) {
				this.#t.serverNoContextTakeover = e.has("server_no_context_takeover");
				this.#t.serverMaxWindowBits = e.get("server_max_window_bits");
				this.#n = t.maxPayloadSize;
			}
			decompress(e, t, n) {
				if (!this.#e) {
					let e = i;
					if (this.#t.serverMaxWindowBits) {
						if (!a(this.#t.serverMaxWindowBits)) {
							n(new Error("Invalid server_max_window_bits"));
							return;
						}
						e = Number.parseInt(this.#t.serverMaxWindowBits);
					}
					try {
						this.#e = r({ windowBits: e });
					} catch (e) {
						n(e);
						return;
					}
					this.#e[c] = [];
					this.#e[l] = 0;
					this.#e.on("data", (e) => {
						this.#e[l] += e.length;
						if (this.#n > 0 && this.#e[l] > this.#n) {
							n(new o());
							this.#e.removeAllListeners();
							this.#e.destroy();
							this.#e = null;
							return;
						}
						this.#e[c].push(e);
					});
					this.#e.on("error", (e) => {
						this.#e = null;
						n(e);
					});
				}
				this.#e.write(e);
				if (t) {
					this.#e.write(s);
				}
				this.#e.flush(() => {
					if (!this.#e) {
						return;
					}
					const e = Buffer.concat(this.#e[c], this.#e[l]);
					this.#e[c].length = 0;
					this.#e[l] = 0;
					n(null, e);
				});
			}
		}
		e.exports = { PerMessageDeflate };
	}),
	81652: (function(e, t, n) {
		"use strict";
		const { Writable: r } = n(57075);
		const i = n(34589);
		const { parserStates: a, opcodes: o, states: s, emptyBuffer: c, sentCloseFrameState: l } = n(20736);
		const { isValidStatusCode: u, isValidOpcode: d, websocketMessageReceived: f, utf8Decode: p, isControlFrame: m, isTextBinaryFrame: h, isContinuationFrame: g } = n(98625);
		const { failWebsocketConnection: _ } = n(86897);
		const { WebsocketFrameSend: v } = n(3264);
		const { PerMessageDeflate: y } = n(19469);
		const { MessageSizeExceededError: b } = n(68707);
		class ByteParser extends r {
			#e = [];
			#t = 0;
			#n = 0;
			#r = false;
			#i = a.INFO;
			#a = {};
			#o = [];
			#s;
			#c;
			#l;
			#u;
			constructor(e, t, n = {}) {
				super();
				this.#c = e;
				this.#s = t == null ? new Map() : t;
				this.#l = n.maxFragments ?? 0;
				this.#u = n.maxPayloadSize ?? 0;
				if (this.#s.has("permessage-deflate")) {
					this.#s.set("permessage-deflate", new y(t, n));
				}
			}
			_write(e, t, n) {
				this.#e.push(e);
				this.#n += e.length;
				this.#r = true;
				this.run(n);
			}
			#d() {
				if (this.#u > 0 && !m(this.#a.opcode) && this.#a.payloadLength + this.#t > this.#u) {
					_(this.#c, 1009, "Payload size exceeds maximum allowed size");
					return false;
				}
				return true;
			}
			run(e) {
				while (this.#r) {
					if (this.#i === a.INFO) {
						if (this.#n < 2) {
							return e();
						}
						const t = this.consume(2);
						const n = (t[0] & 128) !== 0;
						const r = t[0] & 15;
						const i = (t[1] & 128) === 128;
						const s = !n && r !== o.CONTINUATION;
						const c = t[1] & 127;
						const l = t[0] & 64;
						const u = t[0] & 32;
						const f = t[0] & 16;
						if (!d(r)) {
							_(this.#c, 1002, "Invalid opcode received");
							return e();
						}
						if (i) {
							_(this.#c, 1002, "Frame cannot be masked");
							return e();
						}
						if (l !== 0 && !this.#s.has("permessage-deflate")) {
							_(this.#c, 1002, "Expected RSV1 to be clear.");
							return;
						}
						if (u !== 0 || f !== 0) {
							_(this.#c, 1002, "RSV1, RSV2, RSV3 must be clear");
							return;
						}
						if (s && !h(r)) {
							_(this.#c, 1002, "Invalid frame type was fragmented.");
							return;
						}
						if (h(r) && this.#o.length > 0) {
							_(this.#c, 1002, "Expected continuation frame");
							return;
						}
						if (this.#a.fragmented && s) {
							_(this.#c, 1002, "Fragmented frame exceeded 125 bytes.");
							return;
						}
						if ((c > 125 || s) && m(r)) {
							_(this.#c, 1002, "Control frame either too large or fragmented");
							return;
						}
						if (g(r) && this.#o.length === 0 && !this.#a.compressed) {
							_(this.#c, 1002, "Unexpected continuation frame");
							return;
						}
						if (c <= 125) {
							this.#a.payloadLength = c;
							this.#i = a.READ_DATA;
							if (!this.#d()) {
								return;
							}
						} else if (c === 126) {
							this.#i = a.PAYLOADLENGTH_16;
						} else if (c === 127) {
							this.#i = a.PAYLOADLENGTH_64;
						}
						if (h(r)) {
							this.#a.binaryType = r;
							this.#a.compressed = l !== 0;
						}
						this.#a.opcode = r;
						this.#a.masked = i;
						this.#a.fin = n;
						this.#a.fragmented = s;
					} else if (this.#i === a.PAYLOADLENGTH_16) {
						if (this.#n < 2) {
							return e();
						}
						const t = this.consume(2);
						this.#a.payloadLength = t.readUInt16BE(0);
						this.#i = a.READ_DATA;
						if (!this.#d()) {
							return;
						}
					} else if (this.#i === a.PAYLOADLENGTH_64) {
						if (this.#n < 8) {
							return e();
						}
						const t = this.consume(8);
						const n = t.readUInt32BE(0);
						const r = t.readUInt32BE(4);
						if (n !== 0 || r > 2 ** 31 - 1) {
							_(this.#c, 1009, "Received payload length > 2^31 bytes.");
							return;
						}
						this.#a.payloadLength = r;
						this.#i = a.READ_DATA;
						if (!this.#d()) {
							return;
						}
					} else if (this.#i === a.READ_DATA) {
						if (this.#n < this.#a.payloadLength) {
							return e();
						}
						const t = this.consume(this.#a.payloadLength);
						if (m(this.#a.opcode)) {
							this.#r = this.parseControlFrame(t);
							this.#i = a.INFO;
							if (this.#r && this.#c.socket.writableNeedDrain) {
								this.#r = false;
								this.#c.socket.once("drain", () => {
									if (this.destroyed) return;
									this.#r = true;
									this.run(e);
								});
								return;
							}
						} else {
							if (!this.#a.compressed) {
								if (!this.writeFragments(t)) {
									return;
								}
								if (!this.#a.fragmented && this.#a.fin) {
									f(this.#c, this.#a.binaryType, this.consumeFragments());
								}
								this.#i = a.INFO;
							} else {
								this.#s.get("permessage-deflate").decompress(t, this.#a.fin, (t, n) => {
									if (t) {
										const e = t instanceof b ? 1009 : 1007;
										_(this.#c, e, t.message);
										return;
									}
									if (!this.writeFragments(n)) {
										return;
									}
									if (this.#u > 0 && this.#t > this.#u) {
										_(this.#c, 1009, new b().message);
										return;
									}
									if (!this.#a.fin) {
										this.#i = a.INFO;
										this.#r = true;
										this.run(e);
										return;
									}
									f(this.#c, this.#a.binaryType, this.consumeFragments());
									this.#r = true;
									this.#i = a.INFO;
									this.run(e);
								}, this.#t);
								this.#r = false;
								break;
							}
						}
					}
				}
			}
			consume(e) {
				if (e > this.#n) {
					throw new Error("Called consume() before buffers satiated.");
				} else if (e === 0) {
					return c;
				}
				this.#n -= e;
				const t = this.#e[0];
				if (t.length > e) {
					this.#e[0] = t.subarray(e, t.length);
					return t.subarray(0, e);
				} else if (t.length === e) {
					return this.#e.shift();
				} else {
					let t = 0;
					const n = Buffer.allocUnsafeSlow(e);
					while (t !== e) {
						const r = this.#e[0];
						const i = r.length;
						if (i + t === e) {
							n.set(this.#e.shift(), t);
							break;
						} else if (i + t > e) {
							n.set(r.subarray(0, e - t), t);
							this.#e[0] = r.subarray(e - t);
							break;
						} else {
							n.set(this.#e.shift(), t);
							t += i;
						}
					}
					return n;
				}
			}
			writeFragments(e) {
				if (this.#l > 0 && this.#o.length === this.#l) {
					_(this.#c, 1008, "Too many message fragments");
					return false;
				}
				this.#t += e.length;
				this.#o.push(e);
				return true;
			}
			consumeFragments() {
				const e = this.#o;
				if (e.length === 1) {
					this.#t = 0;
					return e.shift();
				}
				let t = 0;
				const n = Buffer.allocUnsafeSlow(this.#t);
				for (let r = 0; r < e.length; ++r) {
					const i = e[r];
					n.set(i, t);
					t += i.length;
				}
				this.#o = [];
				this.#t = 0;
				return n;
			}
			parseCloseBody(e) {
				i(e.length !== 1);
				let t;
				if (e.length >= 2) {
					t = e.readUInt16BE(0);
				}
				if (t !== undefined && !u(t)) {
					return {
						code: 1002,
						reason: "Invalid status code",
						error: true
					};
				}
				let n = e.subarray(2);
				if (n[0] === 239 && n[1] === 187 && n[2] === 191) {
					n = n.subarray(3);
				}
				try {
					n = p(n);
				} catch {
					return {
						code: 1007,
						reason: "Invalid UTF-8",
						error: true
					};
				}
				return {
					code: t,
					reason: n,
					error: false
				};
			}
			parseControlFrame(e) {
				const { opcode: t, payloadLength: n } = this.#a;
				if (t === o.CLOSE) {
					if (n === 1) {
						_(this.#c, 1002, "Received close frame with a 1-byte body.");
						return false;
					}
					this.#a.closeInfo = this.parseCloseBody(e);
					if (this.#a.closeInfo.error) {
						const { code: e, reason: t } = this.#a.closeInfo;
						_(this.#c, e, t);
						return false;
					}
					if (!this.#c.closeState.has(l.SENT) && !this.#c.closeState.has(l.RECEIVED)) {
						let e = c;
						if (this.#a.closeInfo.code) {
							e = Buffer.allocUnsafe(2);
							e.writeUInt16BE(this.#a.closeInfo.code, 0);
						}
						const t = new v(e);
						this.#c.socket.write(t.createFrame(o.CLOSE));
						this.#c.closeState.add(l.SENT);
					}
					this.#c.readyState = s.CLOSING;
					this.#c.closeState.add(l.RECEIVED);
					return false;
				} else if (t === o.PING) {
					if (!this.#c.closeState.has(l.RECEIVED)) {
						const t = new v(e);
						this.#c.socket.write(t.createFrame(o.PONG));
						this.#c.onPing(e);
					}
				} else if (t === o.PONG) {
					this.#c.onPong(e);
				}
				return true;
			}
			get closingInfo() {
				return this.#a.closeInfo;
			}
		}
		e.exports = { ByteParser };
	}),
	13900: (function(e, t, n) {
		"use strict";
		const { WebsocketFrameSend: r } = n(3264);
		const { opcodes: i, sendHints: a } = n(20736);
		const o = n(64660);
		class SendQueue {
			#e = new o();
			#t = false;
			#n;
			constructor(e) {
				this.#n = e;
			}
			add(e, t, n) {
				if (n !== a.blob) {
					if (!this.#t) {
						if (n === a.text) {
							const { 0: n, 1: i } = r.createFastTextFrame(e);
							this.#n.cork();
							this.#n.write(n);
							this.#n.write(i, t);
							this.#n.uncork();
						} else {
							this.#n.write(createFrame(e, n), t);
						}
					} else {
						const r = {
							promise: null,
							callback: t,
							frame: createFrame(e, n)
						};
						this.#e.push(r);
					}
					return;
				}
				const i = {
					promise: e.arrayBuffer().then((e) => {
						i.promise = null;
						i.frame = createFrame(e, n);
					}),
					callback: t,
					frame: null
				};
				this.#e.push(i);
				if (!this.#t) {
					this.#r();
				}
			}
			async #r() {
				this.#t = true;
				const e = this.#e;
				while (!e.isEmpty()) {
					const t = e.shift();
					if (t.promise !== null) {
						await t.promise;
					}
					this.#n.write(t.frame, t.callback);
					t.callback = t.frame = null;
				}
				this.#t = false;
			}
		}
		function createFrame(e, t) {
			return new r(toBuffer(e, t)).createFrame(t === a.text ? i.TEXT : i.BINARY);
		}
		function toBuffer(e, t) {
			switch (t) {
				case a.text:
				case a.typedArray: return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
				case a.arrayBuffer:
				case a.blob: return new Uint8Array(e);
			}
		}
		e.exports = { SendQueue };
	}),
	56919: (function(e, t, n) {
		"use strict";
		const { webidl: r } = n(47879);
		const { validateCloseCodeAndReason: i } = n(98625);
		const { kConstruct: a } = n(36443);
		const { kEnumerableProperty: o } = n(3440);
		function createInheritableDOMException() {
			class Test extends DOMException {
				get reason() {
					return "";
				}
			}
			if (new Test().reason !== undefined) {
				return DOMException;
			}
			return new Proxy(DOMException, { construct(e, t, n) {
				const r = Reflect.construct(e, t, e);
				Object.setPrototypeOf(r, n.prototype);
				return r;
			} });
		}
		class WebSocketError extends createInheritableDOMException() {
			#e;
			#t;
			constructor(e = "", t = undefined) {
				e = r.converters.DOMString(e, "WebSocketError", "message");
				super(e, "WebSocketError");
				if (t === a) {
					return;
				} else if (t !== null) {
					t = r.converters.WebSocketCloseInfo(t);
				}
				let n = t.closeCode ?? null;
				const o = t.reason ?? "";
				i(n, o);
				if (o.length !== 0 && n === null) {
					n = 1e3;
				}
				this.#e = n;
				this.#t = o;
			}
			get closeCode() {
				return this.#e;
			}
			get reason() {
				return this.#t;
			}
			static createUnvalidatedWebSocketError(e, t, n) {
				const r = new WebSocketError(e, a);
				r.#e = t;
				r.#t = n;
				return r;
			}
		}
		const { createUnvalidatedWebSocketError: s } = WebSocketError;
		delete WebSocketError.createUnvalidatedWebSocketError;
		Object.defineProperties(WebSocketError.prototype, {
			closeCode: o,
			reason: o,
			[Symbol.toStringTag]: {
				value: "WebSocketError",
				writable: false,
				enumerable: false,
				configurable: true
			}
		});
		r.is.WebSocketError = r.util.MakeTypeAssertion(WebSocketError);
		e.exports = {
			WebSocketError,
			createUnvalidatedWebSocketError: s
		};
	}),
	12873: (function(e, t, n) {
		"use strict";
		const { createDeferredPromise: r } = n(56436);
		const { environmentSettingsObject: i } = n(73168);
		const { states: a, opcodes: o, sentCloseFrameState: s } = n(20736);
		const { webidl: c } = n(47879);
		const { getURLRecord: l, isValidSubprotocol: u, isEstablished: d, utf8Decode: f } = n(98625);
		const { establishWebSocketConnection: p, failWebsocketConnection: m, closeWebSocketConnection: h } = n(86897);
		const { channels: g } = n(42414);
		const { WebsocketFrameSend: _ } = n(3264);
		const { ByteParser: v } = n(81652);
		const { WebSocketError: y, createUnvalidatedWebSocketError: b } = n(56919);
		const { kEnumerableProperty: x } = n(3440);
		const { utf8DecodeBytes: S } = n(276);
		let C = false;
		class WebSocketStream {
			#e;
			#t;
			#n;
			#r;
			#i;
			#a;
			#o = false;
			#s = {
				onConnectionEstablished: (e, t) => this.#u(e, t),
				onMessage: (e, t) => this.#d(e, t),
				onParserError: (e) => m(this.#s, null, e.message),
				onParserDrain: () => this.#s.socket.resume(),
				onSocketData: (e) => {
					if (!this.#c.write(e)) {
						this.#s.socket.pause();
					}
				},
				onSocketError: (e) => {
					this.#s.readyState = a.CLOSING;
					if (g.socketError.hasSubscribers) {
						g.socketError.publish(e);
					}
					this.#s.socket.destroy();
				},
				onSocketClose: () => this.#f(),
				onPing: () => {},
				onPong: () => {},
				readyState: a.CONNECTING,
				socket: null,
				closeState: new Set(),
				controller: null,
				wasEverConnected: false
			};
			#c;
			constructor(e, t = undefined) {
				if (!C) {
					process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.", { code: "UNDICI-WSS" });
					C = true;
				}
				c.argumentLengthCheck(arguments, 1, "WebSocket");
				e = c.converters.USVString(e);
				if (t !== null) {
					t = c.converters.WebSocketStreamOptions(t);
				}
				const n = i.settingsObject.baseUrl;
				const o = l(e, n);
				const s = t.protocols;
				if (s.length !== new Set(s.map((e) => e.toLowerCase())).size) {
					throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				}
				if (s.length > 0 && !s.every((e) => u(e))) {
					throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				}
				this.#e = o.toString();
				this.#t = r();
				this.#n = r();
				if (t.signal != null) {
					const e = t.signal;
					if (e.aborted) {
						this.#t.reject(e.reason);
						this.#n.reject(e.reason);
						return;
					}
					e.addEventListener("abort", () => {
						if (!d(this.#s.readyState)) {
							m(this.#s);
							this.#s.readyState = a.CLOSING;
							this.#t.reject(e.reason);
							this.#n.reject(e.reason);
							this.#o = true;
						}
					}, { once: true });
				}
				const f = i.settingsObject;
				this.#s.controller = p(o, s, f, this.#s, t);
			}
			get url() {
				return this.#e.toString();
			}
			get opened() {
				return this.#t.promise;
			}
			get closed() {
				return this.#n.promise;
			}
			close(e = undefined) {
				if (e !== null) {
					e = c.converters.WebSocketCloseInfo(e);
				}
				const t = e.closeCode ?? null;
				const n = e.reason;
				h(this.#s, t, n, true);
			}
			#l(e) {
				e = c.converters.WebSocketStreamWrite(e);
				const t = r();
				let n = null;
				let i = null;
				if (c.is.BufferSource(e)) {
					n = new Uint8Array(ArrayBuffer.isView(e) ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength) : e.slice());
					i = o.BINARY;
				} else {
					let r;
					try {
						r = c.converters.DOMString(e);
					} catch (e) {
						t.reject(e);
						return t.promise;
					}
					n = new TextEncoder().encode(r);
					i = o.TEXT;
				}
				if (!this.#s.closeState.has(s.SENT) && !this.#s.closeState.has(s.RECEIVED)) {
					const e = new _(n);
					this.#s.socket.write(e.createFrame(i), () => {
						t.resolve(undefined);
					});
				}
				return t.promise;
			}
			#u(e, t) {
				this.#s.socket = e.socket;
				const n = this.#s.controller.dispatcher?.webSocketOptions?.maxFragments;
				const r = this.#s.controller.dispatcher?.webSocketOptions?.maxPayloadSize;
				const i = new v(this.#s, t, {
					maxFragments: n,
					maxPayloadSize: r
				});
				i.on("drain", () => this.#s.onParserDrain());
				i.on("error", (e) => this.#s.onParserError(e));
				this.#c = i;
				this.#s.readyState = a.OPEN;
				const o = t ?? "";
				const s = e.headersList.get("sec-websocket-protocol") ?? "";
				const c = new ReadableStream({
					start: (e) => {
						this.#i = e;
					},
					cancel: (e) => this.#m(e)
				});
				const l = new WritableStream({
					start: (e) => {
						this.#a = e;
					},
					write: (e) => this.#l(e),
					close: () => h(this.#s, null, null),
					abort: (e) => this.#p(e)
				});
				this.#r = c;
				this.#t.resolve({
					extensions: o,
					protocol: s,
					readable: c,
					writable: l
				});
			}
			#d(e, t) {
				if (this.#s.readyState !== a.OPEN) {
					return;
				}
				let n;
				if (e === o.TEXT) {
					try {
						n = f(t);
					} catch {
						m(this.#s, 1007, "Received invalid UTF-8 in text frame.");
						return;
					}
				} else if (e === o.BINARY) {
					n = new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
				}
				this.#i.enqueue(n);
			}
			#f() {
				const e = this.#s.closeState.has(s.SENT) && this.#s.closeState.has(s.RECEIVED);
				this.#s.readyState = a.CLOSED;
				if (this.#o) {
					return;
				}
				if (!this.#s.wasEverConnected) {
					this.#t.reject(new y("Socket never opened"));
				}
				const t = this.#c?.closingInfo;
				let n = t?.code ?? 1005;
				if (!this.#s.closeState.has(s.SENT) && !this.#s.closeState.has(s.RECEIVED)) {
					n = 1006;
				}
				const r = t?.reason == null ? "" : S(Buffer.from(t.reason));
				if (e) {
					this.#i.close();
					this.#a.error(new DOMException("A closed WebSocketStream cannot be written to", "InvalidStateError"));
					this.#n.resolve({
						closeCode: n,
						reason: r
					});
				} else {
					const e = b("unclean close", n, r);
					this.#i?.error(e);
					this.#a?.error(e);
					this.#n.reject(e);
				}
			}
			#p(e) {
				let t = null;
				let n = "";
				if (c.is.WebSocketError(e)) {
					t = e.closeCode;
					n = e.reason;
				}
				h(this.#s, t, n);
			}
			#m(e) {
				this.#p(e);
			}
		}
		Object.defineProperties(WebSocketStream.prototype, {
			url: x,
			opened: x,
			closed: x,
			close: x,
			[Symbol.toStringTag]: {
				value: "WebSocketStream",
				writable: false,
				enumerable: false,
				configurable: true
			}
		});
		c.converters.WebSocketStreamOptions = c.dictionaryConverter([{
			key: "protocols",
			converter: c.sequenceConverter(c.converters.USVString),
			defaultValue: () => []
		}, {
			key: "signal",
			converter: c.nullableConverter(c.converters.AbortSignal),
			defaultValue: () => null
		}]);
		c.converters.WebSocketCloseInfo = c.dictionaryConverter([{
			key: "closeCode",
			converter: (e) => c.converters["unsigned short"](e, c.attributes.EnforceRange)
		}, {
			key: "reason",
			converter: c.converters.USVString,
			defaultValue: () => ""
		}]);
		c.converters.WebSocketStreamWrite = function(e) {
			if (typeof e === "string") {
				return c.converters.USVString(e);
			}
			return c.converters.BufferSource(e);
		};
		e.exports = { WebSocketStream };
	}),
	98625: (function(e, t, n) {
		"use strict";
		const { states: r, opcodes: i } = n(20736);
		const { isUtf8: a } = n(4573);
		const { removeHTTPWhitespace: o } = n(51900);
		const { collectASequenceOfCodePointsFast: s } = n(8116);
		function isConnecting(e) {
			return e === r.CONNECTING;
		}
		function isEstablished(e) {
			return e === r.OPEN;
		}
		function isClosing(e) {
			return e === r.CLOSING;
		}
		function isClosed(e) {
			return e === r.CLOSED;
		}
		function fireEvent(e, t, n = (e, t) => new Event(e, t), r = {}) {
			const i = n(e, r);
			t.dispatchEvent(i);
		}
		function websocketMessageReceived(e, t, n) {
			e.onMessage(t, n);
		}
		function toArrayBuffer(e) {
			if (e.byteLength === e.buffer.byteLength) {
				return e.buffer;
			}
			return new Uint8Array(e).buffer;
		}
		function isValidSubprotocol(e) {
			if (e.length === 0) {
				return false;
			}
			for (let t = 0; t < e.length; ++t) {
				const n = e.charCodeAt(t);
				if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 44 || n === 47 || n === 58 || n === 59 || n === 60 || n === 61 || n === 62 || n === 63 || n === 64 || n === 91 || n === 92 || n === 93 || n === 123 || n === 125) {
					return false;
				}
			}
			return true;
		}
		function isValidStatusCode(e) {
			if (e >= 1e3 && e < 1015) {
				return e !== 1004 && e !== 1005 && e !== 1006;
			}
			return e >= 3e3 && e <= 4999;
		}
		function isControlFrame(e) {
			return e === i.CLOSE || e === i.PING || e === i.PONG;
		}
		function isContinuationFrame(e) {
			return e === i.CONTINUATION;
		}
		function isTextBinaryFrame(e) {
			return e === i.TEXT || e === i.BINARY;
		}
		function isValidOpcode(e) {
			return isTextBinaryFrame(e) || isContinuationFrame(e) || isControlFrame(e);
		}
		function parseExtensions(e) {
			const t = { position: 0 };
			const n = new Map();
			while (t.position < e.length) {
				const r = s(";", e, t);
				const [i, a = ""] = r.split("=", 2);
				n.set(o(i, true, false), o(a, false, true));
				t.position++;
			}
			return n;
		}
		function isValidClientWindowBits(e) {
			if (e.length === 0) {
				return false;
			}
			for (let t = 0; t < e.length; t++) {
				const n = e.charCodeAt(t);
				if (n < 48 || n > 57) {
					return false;
				}
			}
			const t = Number.parseInt(e, 10);
			return t >= 8 && t <= 15;
		}
		function getURLRecord(e, t) {
			let n;
			try {
				n = new URL(e, t);
			} catch (e) {
				throw new DOMException(e, "SyntaxError");
			}
			if (n.protocol === "http:") {
				n.protocol = "ws:";
			} else if (n.protocol === "https:") {
				n.protocol = "wss:";
			}
			if (n.protocol !== "ws:" && n.protocol !== "wss:") {
				throw new DOMException("expected a ws: or wss: url", "SyntaxError");
			}
			if (n.hash.length || n.href.endsWith("#")) {
				throw new DOMException("hash", "SyntaxError");
			}
			return n;
		}
		function validateCloseCodeAndReason(e, t) {
			if (e !== null) {
				if (e !== 1e3 && (e < 3e3 || e > 4999)) {
					throw new DOMException("invalid code", "InvalidAccessError");
				}
			}
			if (t !== null) {
				const e = Buffer.byteLength(t);
				if (e > 123) {
					throw new DOMException(`Reason must be less than 123 bytes; received ${e}`, "SyntaxError");
				}
			}
		}
		const c = (() => {
			if (typeof process.versions.icu === "string") {
				const e = new TextDecoder("utf-8", { fatal: true });
				return e.decode.bind(e);
			}
			return function(e) {
				if (a(e)) {
					return e.toString("utf-8");
				}
				throw new TypeError("Invalid utf-8 received.");
			};
		})();
		e.exports = {
			isConnecting,
			isEstablished,
			isClosing,
			isClosed,
			fireEvent,
			isValidSubprotocol,
			isValidStatusCode,
			websocketMessageReceived,
			utf8Decode: c,
			isControlFrame,
			isContinuationFrame,
			isTextBinaryFrame,
			isValidOpcode,
			parseExtensions,
			isValidClientWindowBits,
			toArrayBuffer,
			getURLRecord,
			validateCloseCodeAndReason
		};
	}),
	13726: (function(e, t, n) {
		"use strict";
		const { isArrayBuffer: r } = n(73429);
		const { webidl: i } = n(47879);
		const { URLSerializer: a } = n(51900);
		const { environmentSettingsObject: o } = n(73168);
		const { staticPropertyDescriptors: s, states: c, sentCloseFrameState: l, sendHints: u, opcodes: d } = n(20736);
		const { isConnecting: f, isEstablished: p, isClosing: m, isClosed: h, isValidSubprotocol: g, fireEvent: _, utf8Decode: v, toArrayBuffer: y, getURLRecord: b } = n(98625);
		const { establishWebSocketConnection: x, closeWebSocketConnection: S, failWebsocketConnection: C } = n(86897);
		const { ByteParser: w } = n(81652);
		const { kEnumerableProperty: T } = n(3440);
		const { getGlobalDispatcher: E } = n(32581);
		const { ErrorEvent: D, CloseEvent: O, createFastMessageEvent: k } = n(15188);
		const { SendQueue: A } = n(13900);
		const { WebsocketFrameSend: j } = n(3264);
		const { channels: M } = n(42414);
		function getSocketAddress(e) {
			if (typeof e?.address === "function") {
				return e.address();
			}
			if (typeof e?.session?.socket?.address === "function") {
				return e.session.socket.address();
			}
			return null;
		}
		class WebSocket extends EventTarget {
			#e = {
				open: null,
				error: null,
				close: null,
				message: null
			};
			#t = 0;
			#n = "";
			#r = "";
			#i;
			#a = {
				onConnectionEstablished: (e, t) => this.#l(e, t),
				onMessage: (e, t) => this.#u(e, t),
				onParserError: (e) => C(this.#a, null, e.message),
				onParserDrain: () => this.#d(),
				onSocketData: (e) => {
					if (!this.#c.write(e)) {
						this.#a.socket.pause();
					}
				},
				onSocketError: (e) => {
					this.#a.readyState = c.CLOSING;
					if (M.socketError.hasSubscribers) {
						M.socketError.publish(e);
					}
					this.#a.socket.destroy();
				},
				onSocketClose: () => this.#f(),
				onPing: (e) => {
					if (M.ping.hasSubscribers) {
						M.ping.publish({
							payload: e,
							websocket: this
						});
					}
				},
				onPong: (e) => {
					if (M.pong.hasSubscribers) {
						M.pong.publish({
							payload: e,
							websocket: this
						});
					}
				},
				readyState: c.CONNECTING,
				socket: null,
				closeState: new Set(),
				controller: null,
				wasEverConnected: false
			};
			#o;
			#s;
			#c;
			constructor(e, t = []) {
				super();
				i.util.markAsUncloneable(this);
				const n = "WebSocket constructor";
				i.argumentLengthCheck(arguments, 1, n);
				const r = i.converters["DOMString or sequence<DOMString> or WebSocketInit"](t, n, "options");
				e = i.converters.USVString(e);
				t = r.protocols;
				const a = o.settingsObject.baseUrl;
				const s = b(e, a);
				if (typeof t === "string") {
					t = [t];
				}
				if (t.length !== new Set(t.map((e) => e.toLowerCase())).size) {
					throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				}
				if (t.length > 0 && !t.every((e) => g(e))) {
					throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				}
				this.#o = new URL(s.href);
				const c = o.settingsObject;
				this.#a.controller = x(s, t, c, this.#a, r);
				this.#a.readyState = WebSocket.CONNECTING;
				this.#s = "blob";
			}
			close(e = undefined, t = undefined) {
				i.brandCheck(this, WebSocket);
				const n = "WebSocket.close";
				if (e !== undefined) {
					e = i.converters["unsigned short"](e, n, "code", i.attributes.Clamp);
				}
				if (t !== undefined) {
					t = i.converters.USVString(t);
				}
				e ??= null;
				t ??= "";
				S(this.#a, e, t, true);
			}
			send(e) {
				i.brandCheck(this, WebSocket);
				const t = "WebSocket.send";
				i.argumentLengthCheck(arguments, 1, t);
				e = i.converters.WebSocketSendData(e, t, "data");
				if (f(this.#a.readyState)) {
					throw new DOMException("Sent before connected.", "InvalidStateError");
				}
				if (!p(this.#a.readyState) || m(this.#a.readyState)) {
					return;
				}
				if (typeof e === "string") {
					const t = Buffer.from(e);
					this.#t += t.byteLength;
					this.#i.add(t, () => {
						this.#t -= t.byteLength;
					}, u.text);
				} else if (r(e)) {
					this.#t += e.byteLength;
					this.#i.add(e, () => {
						this.#t -= e.byteLength;
					}, u.arrayBuffer);
				} else if (ArrayBuffer.isView(e)) {
					this.#t += e.byteLength;
					this.#i.add(e, () => {
						this.#t -= e.byteLength;
					}, u.typedArray);
				} else if (i.is.Blob(e)) {
					this.#t += e.size;
					this.#i.add(e, () => {
						this.#t -= e.size;
					}, u.blob);
				}
			}
			get readyState() {
				i.brandCheck(this, WebSocket);
				return this.#a.readyState;
			}
			get bufferedAmount() {
				i.brandCheck(this, WebSocket);
				return this.#t;
			}
			get url() {
				i.brandCheck(this, WebSocket);
				return a(this.#o);
			}
			get extensions() {
				i.brandCheck(this, WebSocket);
				return this.#r;
			}
			get protocol() {
				i.brandCheck(this, WebSocket);
				return this.#n;
			}
			get onopen() {
				i.brandCheck(this, WebSocket);
				return this.#e.open;
			}
			set onopen(e) {
				i.brandCheck(this, WebSocket);
				if (this.#e.open) {
					this.removeEventListener("open", this.#e.open);
				}
				const t = i.converters.EventHandlerNonNull(e);
				if (t !== null) {
					this.addEventListener("open", t);
					this.#e.open = e;
				} else {
					this.#e.open = null;
				}
			}
			get onerror() {
				i.brandCheck(this, WebSocket);
				return this.#e.error;
			}
			set onerror(e) {
				i.brandCheck(this, WebSocket);
				if (this.#e.error) {
					this.removeEventListener("error", this.#e.error);
				}
				const t = i.converters.EventHandlerNonNull(e);
				if (t !== null) {
					this.addEventListener("error", t);
					this.#e.error = e;
				} else {
					this.#e.error = null;
				}
			}
			get onclose() {
				i.brandCheck(this, WebSocket);
				return this.#e.close;
			}
			set onclose(e) {
				i.brandCheck(this, WebSocket);
				if (this.#e.close) {
					this.removeEventListener("close", this.#e.close);
				}
				const t = i.converters.EventHandlerNonNull(e);
				if (t !== null) {
					this.addEventListener("close", t);
					this.#e.close = e;
				} else {
					this.#e.close = null;
				}
			}
			get onmessage() {
				i.brandCheck(this, WebSocket);
				return this.#e.message;
			}
			set onmessage(e) {
				i.brandCheck(this, WebSocket);
				if (this.#e.message) {
					this.removeEventListener("message", this.#e.message);
				}
				const t = i.converters.EventHandlerNonNull(e);
				if (t !== null) {
					this.addEventListener("message", t);
					this.#e.message = e;
				} else {
					this.#e.message = null;
				}
			}
			get binaryType() {
				i.brandCheck(this, WebSocket);
				return this.#s;
			}
			set binaryType(e) {
				i.brandCheck(this, WebSocket);
				if (e !== "blob" && e !== "arraybuffer") {
					this.#s = "blob";
				} else {
					this.#s = e;
				}
			}
			#l(e, t) {
				this.#a.socket = e.socket;
				const n = this.#a.controller.dispatcher?.webSocketOptions;
				const r = n?.maxFragments;
				const i = n?.maxPayloadSize;
				const a = new w(this.#a, t, {
					maxFragments: r,
					maxPayloadSize: i
				});
				a.on("drain", () => this.#a.onParserDrain());
				a.on("error", (e) => this.#a.onParserError(e));
				this.#c = a;
				this.#i = new A(e.socket);
				this.#a.readyState = c.OPEN;
				const o = e.headersList.get("sec-websocket-extensions");
				if (o !== null) {
					this.#r = o;
				}
				const s = e.headersList.get("sec-websocket-protocol");
				if (s !== null) {
					this.#n = s;
				}
				_("open", this);
				if (M.open.hasSubscribers) {
					const t = e.headersList.entries;
					M.open.publish({
						address: getSocketAddress(e.socket),
						protocol: this.#n,
						extensions: this.#r,
						websocket: this,
						handshakeResponse: {
							status: e.status,
							statusText: e.statusText,
							headers: t
						}
					});
				}
			}
			#u(e, t) {
				if (this.#a.readyState !== c.OPEN) {
					return;
				}
				let n;
				if (e === d.TEXT) {
					try {
						n = v(t);
					} catch {
						C(this.#a, 1007, "Received invalid UTF-8 in text frame.");
						return;
					}
				} else if (e === d.BINARY) {
					if (this.#s === "blob") {
						n = new Blob([t]);
					} else {
						n = y(t);
					}
				}
				_("message", this, k, {
					origin: this.#o.origin,
					data: n
				});
			}
			#d() {
				this.#a.socket.resume();
			}
			#f() {
				const e = this.#a.closeState.has(l.SENT) && this.#a.closeState.has(l.RECEIVED);
				let t = 1005;
				let n = "";
				const r = this.#c?.closingInfo;
				if (r && !r.error) {
					t = r.code ?? 1005;
					n = r.reason;
				}
				this.#a.readyState = c.CLOSED;
				if (!this.#a.closeState.has(l.RECEIVED)) {
					t = 1006;
					_("error", this, (e, t) => new D(e, t), { error: new TypeError(n) });
				}
				_("close", this, (e, t) => new O(e, t), {
					wasClean: e,
					code: t,
					reason: n
				});
				if (M.close.hasSubscribers) {
					M.close.publish({
						websocket: this,
						code: t,
						reason: n
					});
				}
			}
			static ping(e, t) {
				if (Buffer.isBuffer(t)) {
					if (t.length > 125) {
						throw new TypeError("A PING frame cannot have a body larger than 125 bytes.");
					}
				} else if (t !== undefined) {
					throw new TypeError("Expected buffer payload");
				}
				const n = e.#a.readyState;
				if (p(n) && !m(n) && !h(n)) {
					const n = new j(t);
					e.#a.socket.write(n.createFrame(d.PING));
				}
			}
		}
		const { ping: N } = WebSocket;
		Reflect.deleteProperty(WebSocket, "ping");
		WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = c.CONNECTING;
		WebSocket.OPEN = WebSocket.prototype.OPEN = c.OPEN;
		WebSocket.CLOSING = WebSocket.prototype.CLOSING = c.CLOSING;
		WebSocket.CLOSED = WebSocket.prototype.CLOSED = c.CLOSED;
		Object.defineProperties(WebSocket.prototype, {
			CONNECTING: s,
			OPEN: s,
			CLOSING: s,
			CLOSED: s,
			url: T,
			readyState: T,
			bufferedAmount: T,
			onopen: T,
			onerror: T,
			onclose: T,
			close: T,
			onmessage: T,
			binaryType: T,
			send: T,
			extensions: T,
			protocol: T,
			[Symbol.toStringTag]: {
				value: "WebSocket",
				writable: false,
				enumerable: false,
				configurable: true
			}
		});
		Object.defineProperties(WebSocket, {
			CONNECTING: s,
			OPEN: s,
			CLOSING: s,
			CLOSED: s
		});
		i.converters["sequence<DOMString>"] = i.sequenceConverter(i.converters.DOMString);
		i.converters["DOMString or sequence<DOMString>"] = function(e, t, n) {
			if (i.util.Type(e) === i.util.Types.OBJECT && Symbol.iterator in e) {
				return i.converters["sequence<DOMString>"](e);
			}
			return i.converters.DOMString(e, t, n);
		};
		i.converters.WebSocketInit = i.dictionaryConverter([
			{
				key: "protocols",
				converter: i.converters["DOMString or sequence<DOMString>"],
				defaultValue: () => []
			},
			{
				key: "dispatcher",
				converter: i.converters.any,
				defaultValue: () => E()
			},
			{
				key: "headers",
				converter: i.nullableConverter(i.converters.HeadersInit)
			}
		]);
		i.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(e) {
			if (i.util.Type(e) === i.util.Types.OBJECT && !(Symbol.iterator in e)) {
				return i.converters.WebSocketInit(e);
			}
			return { protocols: i.converters["DOMString or sequence<DOMString>"](e) };
		};
		i.converters.WebSocketSendData = function(e) {
			if (i.util.Type(e) === i.util.Types.OBJECT) {
				if (i.is.Blob(e)) {
					return e;
				}
				if (i.is.BufferSource(e)) {
					return e;
				}
			}
			return i.converters.USVString(e);
		};
		e.exports = {
			WebSocket,
			ping: N
		};
	}),
	42545: (function(e, t, n) {
		"use strict";
		n.d(t, {
			Qq: function() {
				return HttpClient;
			},
			Kg: function() {
				return HttpClientError;
			},
			Hv: function() {
				return u;
			}
		});
		var r = n(58611);
		var i = n.t(r, 2);
		var a = n(65692);
		var o = n.t(a, 2);
		;
		function getProxyUrl(e) {
			const t = e.protocol === "https:";
			if (checkBypass(e)) {
				return undefined;
			}
			const n = (() => {
				if (t) {
					return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
				} else {
					return process.env["http_proxy"] || process.env["HTTP_PROXY"];
				}
			})();
			if (n) {
				try {
					return new DecodedURL(n);
				} catch (e) {
					if (!n.startsWith("http://") && !n.startsWith("https://")) return new DecodedURL(`http://${n}`);
				}
			} else {
				return undefined;
			}
		}
		function checkBypass(e) {
			if (!e.hostname) {
				return false;
			}
			const t = e.hostname;
			if (isLoopbackAddress(t)) {
				return true;
			}
			const n = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
			if (!n) {
				return false;
			}
			let r;
			if (e.port) {
				r = Number(e.port);
			} else if (e.protocol === "http:") {
				r = 80;
			} else if (e.protocol === "https:") {
				r = 443;
			}
			const i = [e.hostname.toUpperCase()];
			if (typeof r === "number") {
				i.push(`${i[0]}:${r}`);
			}
			for (const e of n.split(",").map((e) => e.trim().toUpperCase()).filter((e) => e)) {
				if (e === "*" || i.some((t) => t === e || t.endsWith(`.${e}`) || e.startsWith(".") && t.endsWith(`${e}`))) {
					return true;
				}
			}
			return false;
		}
		function isLoopbackAddress(e) {
			const t = e.toLowerCase();
			return t === "localhost" || t.startsWith("127.") || t.startsWith("[::1]") || t.startsWith("[0:0:0:0:0:0:0:1]");
		}
		class DecodedURL extends URL {
			constructor(e, t) {
				super(e, t);
				this._decodedUsername = decodeURIComponent(super.username);
				this._decodedPassword = decodeURIComponent(super.password);
			}
			get username() {
				return this._decodedUsername;
			}
			get password() {
				return this._decodedPassword;
			}
		}
		var s = n(20770);
		var c = n(24371);
		;
		var l = undefined && undefined.__awaiter || function(e, t, n, r) {
			function adopt(e) {
				return e instanceof n ? e : new n(function(t) {
					t(e);
				});
			}
			return new (n || (n = Promise))(function(n, i) {
				function fulfilled(e) {
					try {
						step(r.next(e));
					} catch (e) {
						i(e);
					}
				}
				function rejected(e) {
					try {
						step(r["throw"](e));
					} catch (e) {
						i(e);
					}
				}
				function step(e) {
					e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
				}
				step((r = r.apply(e, t || [])).next());
			});
		};
		var u;
		(function(e) {
			e[e["OK"] = 200] = "OK";
			e[e["MultipleChoices"] = 300] = "MultipleChoices";
			e[e["MovedPermanently"] = 301] = "MovedPermanently";
			e[e["ResourceMoved"] = 302] = "ResourceMoved";
			e[e["SeeOther"] = 303] = "SeeOther";
			e[e["NotModified"] = 304] = "NotModified";
			e[e["UseProxy"] = 305] = "UseProxy";
			e[e["SwitchProxy"] = 306] = "SwitchProxy";
			e[e["TemporaryRedirect"] = 307] = "TemporaryRedirect";
			e[e["PermanentRedirect"] = 308] = "PermanentRedirect";
			e[e["BadRequest"] = 400] = "BadRequest";
			e[e["Unauthorized"] = 401] = "Unauthorized";
			e[e["PaymentRequired"] = 402] = "PaymentRequired";
			e[e["Forbidden"] = 403] = "Forbidden";
			e[e["NotFound"] = 404] = "NotFound";
			e[e["MethodNotAllowed"] = 405] = "MethodNotAllowed";
			e[e["NotAcceptable"] = 406] = "NotAcceptable";
			e[e["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
			e[e["RequestTimeout"] = 408] = "RequestTimeout";
			e[e["Conflict"] = 409] = "Conflict";
			e[e["Gone"] = 410] = "Gone";
			e[e["TooManyRequests"] = 429] = "TooManyRequests";
			e[e["InternalServerError"] = 500] = "InternalServerError";
			e[e["NotImplemented"] = 501] = "NotImplemented";
			e[e["BadGateway"] = 502] = "BadGateway";
			e[e["ServiceUnavailable"] = 503] = "ServiceUnavailable";
			e[e["GatewayTimeout"] = 504] = "GatewayTimeout";
		})(u || (u = {}));
		var d;
		(function(e) {
			e["Accept"] = "accept";
			e["ContentType"] = "content-type";
		})(d || (d = {}));
		var f;
		(function(e) {
			e["ApplicationJson"] = "application/json";
		})(f || (f = {}));
		function lib_getProxyUrl(e) {
			const t = pm.getProxyUrl(new URL(e));
			return t ? t.href : "";
		}
		const p = [
			u.MovedPermanently,
			u.ResourceMoved,
			u.SeeOther,
			u.TemporaryRedirect,
			u.PermanentRedirect
		];
		const m = [
			u.BadGateway,
			u.ServiceUnavailable,
			u.GatewayTimeout
		];
		const h = [
			"OPTIONS",
			"GET",
			"DELETE",
			"HEAD"
		];
		const g = 10;
		const _ = 5;
		class HttpClientError extends Error {
			constructor(e, t) {
				super(e);
				this.name = "HttpClientError";
				this.statusCode = t;
				Object.setPrototypeOf(this, HttpClientError.prototype);
			}
		}
		class HttpClientResponse {
			constructor(e) {
				this.message = e;
			}
			readBody() {
				return l(this, void 0, void 0, function* () {
					return new Promise((e) => l(this, void 0, void 0, function* () {
						let t = Buffer.alloc(0);
						this.message.on("data", (e) => {
							t = Buffer.concat([t, e]);
						});
						this.message.on("end", () => {
							e(t.toString());
						});
					}));
				});
			}
			readBodyBuffer() {
				return l(this, void 0, void 0, function* () {
					return new Promise((e) => l(this, void 0, void 0, function* () {
						const t = [];
						this.message.on("data", (e) => {
							t.push(e);
						});
						this.message.on("end", () => {
							e(Buffer.concat(t));
						});
					}));
				});
			}
		}
		function isHttps(e) {
			const t = new URL(e);
			return t.protocol === "https:";
		}
		class HttpClient {
			constructor(e, t, n) {
				this._ignoreSslError = false;
				this._allowRedirects = true;
				this._allowRedirectDowngrade = false;
				this._maxRedirects = 50;
				this._allowRetries = false;
				this._maxRetries = 1;
				this._keepAlive = false;
				this._disposed = false;
				this.userAgent = this._getUserAgentWithOrchestrationId(e);
				this.handlers = t || [];
				this.requestOptions = n;
				if (n) {
					if (n.ignoreSslError != null) {
						this._ignoreSslError = n.ignoreSslError;
					}
					this._socketTimeout = n.socketTimeout;
					if (n.allowRedirects != null) {
						this._allowRedirects = n.allowRedirects;
					}
					if (n.allowRedirectDowngrade != null) {
						this._allowRedirectDowngrade = n.allowRedirectDowngrade;
					}
					if (n.maxRedirects != null) {
						this._maxRedirects = Math.max(n.maxRedirects, 0);
					}
					if (n.keepAlive != null) {
						this._keepAlive = n.keepAlive;
					}
					if (n.allowRetries != null) {
						this._allowRetries = n.allowRetries;
					}
					if (n.maxRetries != null) {
						this._maxRetries = n.maxRetries;
					}
				}
			}
			options(e, t) {
				return l(this, void 0, void 0, function* () {
					return this.request("OPTIONS", e, null, t || {});
				});
			}
			get(e, t) {
				return l(this, void 0, void 0, function* () {
					return this.request("GET", e, null, t || {});
				});
			}
			del(e, t) {
				return l(this, void 0, void 0, function* () {
					return this.request("DELETE", e, null, t || {});
				});
			}
			post(e, t, n) {
				return l(this, void 0, void 0, function* () {
					return this.request("POST", e, t, n || {});
				});
			}
			patch(e, t, n) {
				return l(this, void 0, void 0, function* () {
					return this.request("PATCH", e, t, n || {});
				});
			}
			put(e, t, n) {
				return l(this, void 0, void 0, function* () {
					return this.request("PUT", e, t, n || {});
				});
			}
			head(e, t) {
				return l(this, void 0, void 0, function* () {
					return this.request("HEAD", e, null, t || {});
				});
			}
			sendStream(e, t, n, r) {
				return l(this, void 0, void 0, function* () {
					return this.request(e, t, n, r);
				});
			}
			getJson(e) {
				return l(this, arguments, void 0, function* (e, t = {}) {
					t[d.Accept] = this._getExistingOrDefaultHeader(t, d.Accept, f.ApplicationJson);
					const n = yield this.get(e, t);
					return this._processResponse(n, this.requestOptions);
				});
			}
			postJson(e, t) {
				return l(this, arguments, void 0, function* (e, t, n = {}) {
					const r = JSON.stringify(t, null, 2);
					n[d.Accept] = this._getExistingOrDefaultHeader(n, d.Accept, f.ApplicationJson);
					n[d.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, f.ApplicationJson);
					const i = yield this.post(e, r, n);
					return this._processResponse(i, this.requestOptions);
				});
			}
			putJson(e, t) {
				return l(this, arguments, void 0, function* (e, t, n = {}) {
					const r = JSON.stringify(t, null, 2);
					n[d.Accept] = this._getExistingOrDefaultHeader(n, d.Accept, f.ApplicationJson);
					n[d.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, f.ApplicationJson);
					const i = yield this.put(e, r, n);
					return this._processResponse(i, this.requestOptions);
				});
			}
			patchJson(e, t) {
				return l(this, arguments, void 0, function* (e, t, n = {}) {
					const r = JSON.stringify(t, null, 2);
					n[d.Accept] = this._getExistingOrDefaultHeader(n, d.Accept, f.ApplicationJson);
					n[d.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, f.ApplicationJson);
					const i = yield this.patch(e, r, n);
					return this._processResponse(i, this.requestOptions);
				});
			}
			request(e, t, n, r) {
				return l(this, void 0, void 0, function* () {
					if (this._disposed) {
						throw new Error("Client has already been disposed.");
					}
					const i = new URL(t);
					let a = this._prepareRequest(e, i, r);
					const o = this._allowRetries && h.includes(e) ? this._maxRetries + 1 : 1;
					let s = 0;
					let c;
					do {
						c = yield this.requestRaw(a, n);
						if (c && c.message && c.message.statusCode === u.Unauthorized) {
							let e;
							for (const t of this.handlers) {
								if (t.canHandleAuthentication(c)) {
									e = t;
									break;
								}
							}
							if (e) {
								return e.handleAuthentication(this, a, n);
							} else {
								return c;
							}
						}
						let t = this._maxRedirects;
						while (c.message.statusCode && p.includes(c.message.statusCode) && this._allowRedirects && t > 0) {
							const o = c.message.headers["location"];
							if (!o) {
								break;
							}
							const s = new URL(o);
							if (i.protocol === "https:" && i.protocol !== s.protocol && !this._allowRedirectDowngrade) {
								throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
							}
							yield c.readBody();
							if (s.hostname !== i.hostname) {
								for (const e in r) {
									if (e.toLowerCase() === "authorization") {
										delete r[e];
									}
								}
							}
							a = this._prepareRequest(e, s, r);
							c = yield this.requestRaw(a, n);
							t--;
						}
						if (!c.message.statusCode || !m.includes(c.message.statusCode)) {
							return c;
						}
						s += 1;
						if (s < o) {
							yield c.readBody();
							yield this._performExponentialBackoff(s);
						}
					} while (s < o);
					return c;
				});
			}
			dispose() {
				if (this._agent) {
					this._agent.destroy();
				}
				this._disposed = true;
			}
			requestRaw(e, t) {
				return l(this, void 0, void 0, function* () {
					return new Promise((n, r) => {
						function callbackForResult(e, t) {
							if (e) {
								r(e);
							} else if (!t) {
								r(new Error("Unknown error"));
							} else {
								n(t);
							}
						}
						this.requestRawWithCallback(e, t, callbackForResult);
					});
				});
			}
			requestRawWithCallback(e, t, n) {
				if (typeof t === "string") {
					if (!e.options.headers) {
						e.options.headers = {};
					}
					e.options.headers["Content-Length"] = Buffer.byteLength(t, "utf8");
				}
				let r = false;
				function handleResult(e, t) {
					if (!r) {
						r = true;
						n(e, t);
					}
				}
				const i = e.httpModule.request(e.options, (e) => {
					const t = new HttpClientResponse(e);
					handleResult(undefined, t);
				});
				let a;
				i.on("socket", (e) => {
					a = e;
				});
				i.setTimeout(this._socketTimeout || 3 * 6e4, () => {
					if (a) {
						a.end();
					}
					handleResult(new Error(`Request timeout: ${e.options.path}`));
				});
				i.on("error", function(e) {
					handleResult(e);
				});
				if (t && typeof t === "string") {
					i.write(t, "utf8");
				}
				if (t && typeof t !== "string") {
					t.on("close", function() {
						i.end();
					});
					t.pipe(i);
				} else {
					i.end();
				}
			}
			getAgent(e) {
				const t = new URL(e);
				return this._getAgent(t);
			}
			getAgentDispatcher(e) {
				const t = new URL(e);
				const n = getProxyUrl(t);
				const r = n && n.hostname;
				if (!r) {
					return;
				}
				return this._getProxyAgentDispatcher(t, n);
			}
			_prepareRequest(e, t, n) {
				const r = {};
				r.parsedUrl = t;
				const a = r.parsedUrl.protocol === "https:";
				r.httpModule = a ? o : i;
				const s = a ? 443 : 80;
				r.options = {};
				r.options.host = r.parsedUrl.hostname;
				r.options.port = r.parsedUrl.port ? parseInt(r.parsedUrl.port) : s;
				r.options.path = (r.parsedUrl.pathname || "") + (r.parsedUrl.search || "");
				r.options.method = e;
				r.options.headers = this._mergeHeaders(n);
				if (this.userAgent != null) {
					r.options.headers["user-agent"] = this.userAgent;
				}
				r.options.agent = this._getAgent(r.parsedUrl);
				if (this.handlers) {
					for (const e of this.handlers) {
						e.prepareRequest(r.options);
					}
				}
				return r;
			}
			_mergeHeaders(e) {
				if (this.requestOptions && this.requestOptions.headers) {
					return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(e || {}));
				}
				return lowercaseKeys(e || {});
			}
			_getExistingOrDefaultHeader(e, t, n) {
				let r;
				if (this.requestOptions && this.requestOptions.headers) {
					const e = lowercaseKeys(this.requestOptions.headers)[t];
					if (e) {
						r = typeof e === "number" ? e.toString() : e;
					}
				}
				const i = e[t];
				if (i !== undefined) {
					return typeof i === "number" ? i.toString() : i;
				}
				if (r !== undefined) {
					return r;
				}
				return n;
			}
			_getExistingOrDefaultContentTypeHeader(e, t) {
				let n;
				if (this.requestOptions && this.requestOptions.headers) {
					const e = lowercaseKeys(this.requestOptions.headers)[d.ContentType];
					if (e) {
						if (typeof e === "number") {
							n = String(e);
						} else if (Array.isArray(e)) {
							n = e.join(", ");
						} else {
							n = e;
						}
					}
				}
				const r = e[d.ContentType];
				if (r !== undefined) {
					if (typeof r === "number") {
						return String(r);
					} else if (Array.isArray(r)) {
						return r.join(", ");
					} else {
						return r;
					}
				}
				if (n !== undefined) {
					return n;
				}
				return t;
			}
			_getAgent(e) {
				let t;
				const n = getProxyUrl(e);
				const i = n && n.hostname;
				if (this._keepAlive && i) {
					t = this._proxyAgent;
				}
				if (!i) {
					t = this._agent;
				}
				if (t) {
					return t;
				}
				const o = e.protocol === "https:";
				let c = 100;
				if (this.requestOptions) {
					c = this.requestOptions.maxSockets || r.globalAgent.maxSockets;
				}
				if (n && n.hostname) {
					const e = {
						maxSockets: c,
						keepAlive: this._keepAlive,
						proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), {
							host: n.hostname,
							port: n.port
						})
					};
					let r;
					const i = n.protocol === "https:";
					if (o) {
						r = i ? s.httpsOverHttps : s.httpsOverHttp;
					} else {
						r = i ? s.httpOverHttps : s.httpOverHttp;
					}
					t = r(e);
					this._proxyAgent = t;
				}
				if (!t) {
					const e = {
						keepAlive: this._keepAlive,
						maxSockets: c
					};
					t = o ? new a.Agent(e) : new r.Agent(e);
					this._agent = t;
				}
				if (o && this._ignoreSslError) {
					t.options = Object.assign(t.options || {}, { rejectUnauthorized: false });
				}
				return t;
			}
			_getProxyAgentDispatcher(e, t) {
				let n;
				if (this._keepAlive) {
					n = this._proxyAgentDispatcher;
				}
				if (n) {
					return n;
				}
				const r = e.protocol === "https:";
				n = new c.kT(Object.assign({
					uri: t.href,
					pipelining: !this._keepAlive ? 0 : 1
				}, (t.username || t.password) && { token: `Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}` }));
				this._proxyAgentDispatcher = n;
				if (r && this._ignoreSslError) {
					n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: false });
				}
				return n;
			}
			_getUserAgentWithOrchestrationId(e) {
				const t = e || "actions/http-client";
				const n = process.env["ACTIONS_ORCHESTRATION_ID"];
				if (n) {
					const e = n.replace(/[^a-z0-9_.-]/gi, "_");
					return `${t} actions_orchestration_id/${e}`;
				}
				return t;
			}
			_performExponentialBackoff(e) {
				return l(this, void 0, void 0, function* () {
					e = Math.min(g, e);
					const t = _ * Math.pow(2, e);
					return new Promise((e) => setTimeout(() => e(), t));
				});
			}
			_processResponse(e, t) {
				return l(this, void 0, void 0, function* () {
					return new Promise((n, r) => l(this, void 0, void 0, function* () {
						const i = e.message.statusCode || 0;
						const a = {
							statusCode: i,
							result: null,
							headers: {}
						};
						if (i === u.NotFound) {
							n(a);
						}
						function dateTimeDeserializer(e, t) {
							if (typeof t === "string") {
								const e = new Date(t);
								if (!isNaN(e.valueOf())) {
									return e;
								}
							}
							return t;
						}
						let o;
						let s;
						try {
							s = yield e.readBody();
							if (s && s.length > 0) {
								if (t && t.deserializeDates) {
									o = JSON.parse(s, dateTimeDeserializer);
								} else {
									o = JSON.parse(s);
								}
								a.result = o;
							}
							a.headers = e.message.headers;
						} catch (e) {}
						if (i > 299) {
							let e;
							if (o && o.message) {
								e = o.message;
							} else if (s && s.length > 0) {
								e = s;
							} else {
								e = `Failed request: (${i})`;
							}
							const t = new HttpClientError(e, i);
							t.result = a.result;
							r(t);
						} else {
							n(a);
						}
					}));
				});
			}
		}
		const lowercaseKeys = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
	})
};
;
