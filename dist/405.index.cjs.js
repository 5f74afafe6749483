"use strict";
exports.id = 405;
exports.ids = [405];
exports.modules = {
	59136: (function(e, t, n) {
		const r = n(77030);
		const i = n(34589);
		const a = n(3440);
		const { InvalidArgumentError: o } = n(68707);
		let s;
		const c = class WeakSessionCache {
			constructor(e) {
				this._maxCachedSessions = e;
				this._sessionCache = new Map();
				this._sessionRegistry = new FinalizationRegistry((e) => {
					if (this._sessionCache.size < this._maxCachedSessions) {
						return;
					}
					const t = this._sessionCache.get(e);
					if (t !== undefined && t.deref() === undefined) {
						this._sessionCache.delete(e);
					}
				});
			}
			get(e) {
				const t = this._sessionCache.get(e);
				return t ? t.deref() : null;
			}
			set(e, t) {
				if (this._maxCachedSessions === 0) {
					return;
				}
				if (this._sessionCache.has(e)) {
					this._sessionCache.delete(e);
				} else if (this._sessionCache.size >= this._maxCachedSessions) {
					let e = false;
					for (const [t, n] of this._sessionCache) {
						if (n.deref() === undefined) {
							this._sessionCache.delete(t);
							e = true;
							break;
						}
					}
					if (!e) {
						const e = this._sessionCache.keys().next();
						if (!e.done) {
							this._sessionCache.delete(e.value);
						}
					}
				}
				this._sessionCache.set(e, new WeakRef(t));
				this._sessionRegistry.register(t, e);
			}
		};
		function buildConnector({ allowH2: e, useH2c: t, maxCachedSessions: l, socketPath: u, timeout: d, session: f, ...p }) {
			if (l != null && (!Number.isInteger(l) || l < 0)) {
				throw new o("maxCachedSessions must be a positive integer or zero");
			}
			const m = {
				path: u,
				...p
			};
			const h = new c(l == null ? 100 : l);
			d = d == null ? 1e4 : d;
			e = e != null ? e : false;
			return function connect({ hostname: o, host: c, protocol: l, port: u, servername: p, localAddress: g, httpSocket: _ }, v) {
				let y;
				if (l === "https:") {
					if (!s) {
						s = n(41692);
					}
					p = p || m.servername || a.getServerName(c) || null;
					const t = p || o;
					i(t);
					const r = f || h.get(t) || null;
					u = u || 443;
					y = s.connect({
						highWaterMark: 16384,
						...m,
						servername: p,
						session: r,
						localAddress: g,
						ALPNProtocols: e ? ["http/1.1", "h2"] : ["http/1.1"],
						socket: _,
						port: u,
						host: o
					});
					y.on("session", function(e) {
						h.set(t, e);
					});
				} else {
					i(!_, "httpSocket can only be sent on TLS update");
					u = u || 80;
					y = r.connect({
						highWaterMark: 64 * 1024,
						...m,
						localAddress: g,
						port: u,
						host: o
					});
					if (t === true) {
						y.alpnProtocol = "h2";
					}
				}
				if (m.keepAlive == null || m.keepAlive) {
					const e = m.keepAliveInitialDelay === undefined ? 6e4 : m.keepAliveInitialDelay;
					y.setKeepAlive(true, e);
				}
				const b = a.setupConnectTimeout(new WeakRef(y), {
					timeout: d,
					hostname: o,
					port: u
				});
				y.setNoDelay(true).once(l === "https:" ? "secureConnect" : "connect", function() {
					queueMicrotask(b);
					if (v) {
						const e = v;
						v = null;
						e(null, this);
					}
				}).on("error", function(e) {
					queueMicrotask(b);
					if (v) {
						const t = v;
						v = null;
						t(e);
					}
				});
				return y;
			};
		}
		e.exports = buildConnector;
	}),
	10735: (function(e) {
		const t = [
			"Accept",
			"Accept-Encoding",
			"Accept-Language",
			"Accept-Ranges",
			"Access-Control-Allow-Credentials",
			"Access-Control-Allow-Headers",
			"Access-Control-Allow-Methods",
			"Access-Control-Allow-Origin",
			"Access-Control-Expose-Headers",
			"Access-Control-Max-Age",
			"Access-Control-Request-Headers",
			"Access-Control-Request-Method",
			"Age",
			"Allow",
			"Alt-Svc",
			"Alt-Used",
			"Authorization",
			"Cache-Control",
			"Clear-Site-Data",
			"Connection",
			"Content-Disposition",
			"Content-Encoding",
			"Content-Language",
			"Content-Length",
			"Content-Location",
			"Content-Range",
			"Content-Security-Policy",
			"Content-Security-Policy-Report-Only",
			"Content-Type",
			"Cookie",
			"Cross-Origin-Embedder-Policy",
			"Cross-Origin-Opener-Policy",
			"Cross-Origin-Resource-Policy",
			"Date",
			"Device-Memory",
			"Downlink",
			"ECT",
			"ETag",
			"Expect",
			"Expect-CT",
			"Expires",
			"Forwarded",
			"From",
			"Host",
			"If-Match",
			"If-Modified-Since",
			"If-None-Match",
			"If-Range",
			"If-Unmodified-Since",
			"Keep-Alive",
			"Last-Modified",
			"Link",
			"Location",
			"Max-Forwards",
			"Origin",
			"Permissions-Policy",
			"Pragma",
			"Proxy-Authenticate",
			"Proxy-Authorization",
			"RTT",
			"Range",
			"Referer",
			"Referrer-Policy",
			"Refresh",
			"Retry-After",
			"Sec-WebSocket-Accept",
			"Sec-WebSocket-Extensions",
			"Sec-WebSocket-Key",
			"Sec-WebSocket-Protocol",
			"Sec-WebSocket-Version",
			"Server",
			"Server-Timing",
			"Service-Worker-Allowed",
			"Service-Worker-Navigation-Preload",
			"Set-Cookie",
			"SourceMap",
			"Strict-Transport-Security",
			"Supports-Loading-Mode",
			"TE",
			"Timing-Allow-Origin",
			"Trailer",
			"Transfer-Encoding",
			"Upgrade",
			"Upgrade-Insecure-Requests",
			"User-Agent",
			"Vary",
			"Via",
			"WWW-Authenticate",
			"X-Content-Type-Options",
			"X-DNS-Prefetch-Control",
			"X-Frame-Options",
			"X-Permitted-Cross-Domain-Policies",
			"X-Powered-By",
			"X-Requested-With",
			"X-XSS-Protection"
		];
		const n = {};
		Object.setPrototypeOf(n, null);
		const r = {};
		Object.setPrototypeOf(r, null);
		function getHeaderNameAsBuffer(e) {
			let t = r[e];
			if (t === undefined) {
				t = Buffer.from(e);
			}
			return t;
		}
		for (let e = 0; e < t.length; ++e) {
			const r = t[e];
			const i = r.toLowerCase();
			n[r] = n[i] = i;
		}
		e.exports = {
			wellknownHeaderNames: t,
			headerNameLowerCasedRecord: n,
			getHeaderNameAsBuffer
		};
	}),
	42414: (function(e, t, n) {
		const r = n(53053);
		const i = n(57975);
		const a = i.debuglog("undici");
		const o = i.debuglog("fetch");
		const s = i.debuglog("websocket");
		const c = {
			beforeConnect: r.channel("undici:client:beforeConnect"),
			connected: r.channel("undici:client:connected"),
			connectError: r.channel("undici:client:connectError"),
			sendHeaders: r.channel("undici:client:sendHeaders"),
			create: r.channel("undici:request:create"),
			bodySent: r.channel("undici:request:bodySent"),
			bodyChunkSent: r.channel("undici:request:bodyChunkSent"),
			bodyChunkReceived: r.channel("undici:request:bodyChunkReceived"),
			headers: r.channel("undici:request:headers"),
			trailers: r.channel("undici:request:trailers"),
			error: r.channel("undici:request:error"),
			open: r.channel("undici:websocket:open"),
			close: r.channel("undici:websocket:close"),
			socketError: r.channel("undici:websocket:socket_error"),
			ping: r.channel("undici:websocket:ping"),
			pong: r.channel("undici:websocket:pong"),
			proxyConnected: r.channel("undici:proxy:connected")
		};
		let l = false;
		function trackClientEvents(e = a) {
			if (l) {
				return;
			}
			if (c.beforeConnect.hasSubscribers || c.connected.hasSubscribers || c.connectError.hasSubscribers || c.sendHeaders.hasSubscribers) {
				l = true;
				return;
			}
			l = true;
			r.subscribe("undici:client:beforeConnect", (t) => {
				const { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e("connecting to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
			});
			r.subscribe("undici:client:connected", (t) => {
				const { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e("connected to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
			});
			r.subscribe("undici:client:connectError", (t) => {
				const { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
				e("connection to %s%s using %s%s errored - %s", a, i ? `:${i}` : "", r, n, o.message);
			});
			r.subscribe("undici:client:sendHeaders", (t) => {
				const { request: { method: n, path: r, origin: i } } = t;
				e("sending request to %s %s%s", n, i, r);
			});
		}
		let u = false;
		function trackRequestEvents(e = a) {
			if (u) {
				return;
			}
			if (c.headers.hasSubscribers || c.trailers.hasSubscribers || c.error.hasSubscribers) {
				u = true;
				return;
			}
			u = true;
			r.subscribe("undici:request:headers", (t) => {
				const { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
				e("received response to %s %s%s - HTTP %d", n, i, r, a);
			});
			r.subscribe("undici:request:trailers", (t) => {
				const { request: { method: n, path: r, origin: i } } = t;
				e("trailers received from %s %s%s", n, i, r);
			});
			r.subscribe("undici:request:error", (t) => {
				const { request: { method: n, path: r, origin: i }, error: a } = t;
				e("request to %s %s%s errored - %s", n, i, r, a.message);
			});
		}
		let d = false;
		function trackWebSocketEvents(e = s) {
			if (d) {
				return;
			}
			if (c.open.hasSubscribers || c.close.hasSubscribers || c.socketError.hasSubscribers || c.ping.hasSubscribers || c.pong.hasSubscribers) {
				d = true;
				return;
			}
			d = true;
			r.subscribe("undici:websocket:open", (t) => {
				if (t.address != null) {
					const { address: n, port: r } = t.address;
					e("connection opened %s%s", n, r ? `:${r}` : "");
				} else {
					e("connection opened");
				}
			});
			r.subscribe("undici:websocket:close", (t) => {
				const { websocket: n, code: r, reason: i } = t;
				e("closed connection to %s - %s %s", n.url, r, i);
			});
			r.subscribe("undici:websocket:socket_error", (t) => {
				e("connection errored - %s", t.message);
			});
			r.subscribe("undici:websocket:ping", (t) => {
				e("ping received");
			});
			r.subscribe("undici:websocket:pong", (t) => {
				e("pong received");
			});
		}
		if (a.enabled || o.enabled) {
			trackClientEvents(o.enabled ? o : a);
			trackRequestEvents(o.enabled ? o : a);
		}
		if (s.enabled) {
			trackClientEvents(a.enabled ? a : s);
			trackWebSocketEvents(s);
		}
		e.exports = { channels: c };
	}),
	68707: (function(e) {
		const t = Symbol.for("undici.error.UND_ERR");
		class UndiciError extends Error {
			constructor(e, t) {
				super(e, t);
				this.name = "UndiciError";
				this.code = "UND_ERR";
			}
			static [Symbol.hasInstance](e) {
				return e && e[t] === true;
			}
			get [t]() {
				return true;
			}
		}
		const n = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
		class ConnectTimeoutError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "ConnectTimeoutError";
				this.message = e || "Connect Timeout Error";
				this.code = "UND_ERR_CONNECT_TIMEOUT";
			}
			static [Symbol.hasInstance](e) {
				return e && e[n] === true;
			}
			get [n]() {
				return true;
			}
		}
		const r = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
		class HeadersTimeoutError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "HeadersTimeoutError";
				this.message = e || "Headers Timeout Error";
				this.code = "UND_ERR_HEADERS_TIMEOUT";
			}
			static [Symbol.hasInstance](e) {
				return e && e[r] === true;
			}
			get [r]() {
				return true;
			}
		}
		const i = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
		class HeadersOverflowError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "HeadersOverflowError";
				this.message = e || "Headers Overflow Error";
				this.code = "UND_ERR_HEADERS_OVERFLOW";
			}
			static [Symbol.hasInstance](e) {
				return e && e[i] === true;
			}
			get [i]() {
				return true;
			}
		}
		const a = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
		class BodyTimeoutError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "BodyTimeoutError";
				this.message = e || "Body Timeout Error";
				this.code = "UND_ERR_BODY_TIMEOUT";
			}
			static [Symbol.hasInstance](e) {
				return e && e[a] === true;
			}
			get [a]() {
				return true;
			}
		}
		const o = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
		class InvalidArgumentError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "InvalidArgumentError";
				this.message = e || "Invalid Argument Error";
				this.code = "UND_ERR_INVALID_ARG";
			}
			static [Symbol.hasInstance](e) {
				return e && e[o] === true;
			}
			get [o]() {
				return true;
			}
		}
		const s = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
		class InvalidReturnValueError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "InvalidReturnValueError";
				this.message = e || "Invalid Return Value Error";
				this.code = "UND_ERR_INVALID_RETURN_VALUE";
			}
			static [Symbol.hasInstance](e) {
				return e && e[s] === true;
			}
			get [s]() {
				return true;
			}
		}
		const c = Symbol.for("undici.error.UND_ERR_ABORT");
		class AbortError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "AbortError";
				this.message = e || "The operation was aborted";
				this.code = "UND_ERR_ABORT";
			}
			static [Symbol.hasInstance](e) {
				return e && e[c] === true;
			}
			get [c]() {
				return true;
			}
		}
		const l = Symbol.for("undici.error.UND_ERR_ABORTED");
		class RequestAbortedError extends AbortError {
			constructor(e) {
				super(e);
				this.name = "AbortError";
				this.message = e || "Request aborted";
				this.code = "UND_ERR_ABORTED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[l] === true;
			}
			get [l]() {
				return true;
			}
		}
		const u = Symbol.for("undici.error.UND_ERR_INFO");
		class InformationalError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "InformationalError";
				this.message = e || "Request information";
				this.code = "UND_ERR_INFO";
			}
			static [Symbol.hasInstance](e) {
				return e && e[u] === true;
			}
			get [u]() {
				return true;
			}
		}
		const d = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
		class RequestContentLengthMismatchError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "RequestContentLengthMismatchError";
				this.message = e || "Request body length does not match content-length header";
				this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
			}
			static [Symbol.hasInstance](e) {
				return e && e[d] === true;
			}
			get [d]() {
				return true;
			}
		}
		const f = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
		class ResponseContentLengthMismatchError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "ResponseContentLengthMismatchError";
				this.message = e || "Response body length does not match content-length header";
				this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
			}
			static [Symbol.hasInstance](e) {
				return e && e[f] === true;
			}
			get [f]() {
				return true;
			}
		}
		const p = Symbol.for("undici.error.UND_ERR_DESTROYED");
		class ClientDestroyedError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "ClientDestroyedError";
				this.message = e || "The client is destroyed";
				this.code = "UND_ERR_DESTROYED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[p] === true;
			}
			get [p]() {
				return true;
			}
		}
		const m = Symbol.for("undici.error.UND_ERR_CLOSED");
		class ClientClosedError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "ClientClosedError";
				this.message = e || "The client is closed";
				this.code = "UND_ERR_CLOSED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[m] === true;
			}
			get [m]() {
				return true;
			}
		}
		const h = Symbol.for("undici.error.UND_ERR_SOCKET");
		class SocketError extends UndiciError {
			constructor(e, t) {
				super(e);
				this.name = "SocketError";
				this.message = e || "Socket error";
				this.code = "UND_ERR_SOCKET";
				this.socket = t;
			}
			static [Symbol.hasInstance](e) {
				return e && e[h] === true;
			}
			get [h]() {
				return true;
			}
		}
		const g = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
		class NotSupportedError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "NotSupportedError";
				this.message = e || "Not supported error";
				this.code = "UND_ERR_NOT_SUPPORTED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[g] === true;
			}
			get [g]() {
				return true;
			}
		}
		const _ = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
		class BalancedPoolMissingUpstreamError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "MissingUpstreamError";
				this.message = e || "No upstream has been added to the BalancedPool";
				this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
			}
			static [Symbol.hasInstance](e) {
				return e && e[_] === true;
			}
			get [_]() {
				return true;
			}
		}
		const v = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
		class HTTPParserError extends Error {
			constructor(e, t, n) {
				super(e);
				this.name = "HTTPParserError";
				this.code = t ? `HPE_${t}` : undefined;
				this.data = n ? n.toString() : undefined;
			}
			static [Symbol.hasInstance](e) {
				return e && e[v] === true;
			}
			get [v]() {
				return true;
			}
		}
		const y = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
		class ResponseExceededMaxSizeError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "ResponseExceededMaxSizeError";
				this.message = e || "Response content exceeded max size";
				this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
			}
			static [Symbol.hasInstance](e) {
				return e && e[y] === true;
			}
			get [y]() {
				return true;
			}
		}
		const b = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
		class RequestRetryError extends UndiciError {
			constructor(e, t, { headers: n, data: r }) {
				super(e);
				this.name = "RequestRetryError";
				this.message = e || "Request retry error";
				this.code = "UND_ERR_REQ_RETRY";
				this.statusCode = t;
				this.data = r;
				this.headers = n;
			}
			static [Symbol.hasInstance](e) {
				return e && e[b] === true;
			}
			get [b]() {
				return true;
			}
		}
		const x = Symbol.for("undici.error.UND_ERR_RESPONSE");
		class ResponseError extends UndiciError {
			constructor(e, t, { headers: n, body: r }) {
				super(e);
				this.name = "ResponseError";
				this.message = e || "Response error";
				this.code = "UND_ERR_RESPONSE";
				this.statusCode = t;
				this.body = r;
				this.headers = n;
			}
			static [Symbol.hasInstance](e) {
				return e && e[x] === true;
			}
			get [x]() {
				return true;
			}
		}
		const S = Symbol.for("undici.error.UND_ERR_PRX_TLS");
		class SecureProxyConnectionError extends UndiciError {
			constructor(e, t, n = {}) {
				super(t, {
					cause: e,
					...n
				});
				this.name = "SecureProxyConnectionError";
				this.message = t || "Secure Proxy Connection failed";
				this.code = "UND_ERR_PRX_TLS";
				this.cause = e;
			}
			static [Symbol.hasInstance](e) {
				return e && e[S] === true;
			}
			get [S]() {
				return true;
			}
		}
		const C = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
		class MaxOriginsReachedError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "MaxOriginsReachedError";
				this.message = e || "Maximum allowed origins reached";
				this.code = "UND_ERR_MAX_ORIGINS_REACHED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[C] === true;
			}
			get [C]() {
				return true;
			}
		}
		class Socks5ProxyError extends UndiciError {
			constructor(e, t) {
				super(e);
				this.name = "Socks5ProxyError";
				this.message = e || "SOCKS5 proxy error";
				this.code = t || "UND_ERR_SOCKS5";
			}
		}
		const w = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
		class MessageSizeExceededError extends UndiciError {
			constructor(e) {
				super(e);
				this.name = "MessageSizeExceededError";
				this.message = e || "Max decompressed message size exceeded";
				this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[w] === true;
			}
			get [w]() {
				return true;
			}
		}
		e.exports = {
			AbortError,
			HTTPParserError,
			UndiciError,
			HeadersTimeoutError,
			HeadersOverflowError,
			BodyTimeoutError,
			RequestContentLengthMismatchError,
			ConnectTimeoutError,
			InvalidArgumentError,
			InvalidReturnValueError,
			RequestAbortedError,
			ClientDestroyedError,
			ClientClosedError,
			InformationalError,
			SocketError,
			NotSupportedError,
			ResponseContentLengthMismatchError,
			BalancedPoolMissingUpstreamError,
			ResponseExceededMaxSizeError,
			RequestRetryError,
			ResponseError,
			SecureProxyConnectionError,
			MaxOriginsReachedError,
			Socks5ProxyError,
			MessageSizeExceededError
		};
	}),
	44655: (function(e, t, n) {
		const { InvalidArgumentError: r, NotSupportedError: i } = n(68707);
		const a = n(34589);
		const { isValidHTTPToken: o, isValidHeaderValue: s, isStream: c, destroy: l, isBuffer: u, isFormDataLike: d, isIterable: f, hasSafeIterator: p, isBlobLike: m, serializePathWithQuery: h, assertRequestHandler: g, getServerName: _, normalizedMethodRecords: v, getProtocolFromUrlString: y } = n(3440);
		const { channels: b } = n(42414);
		const { headerNameLowerCasedRecord: x } = n(10735);
		const S = /[^\u0021-\u00ff]/;
		function isValidContentLengthHeaderValue(e) {
			if (typeof e !== "string" || e.length === 0) {
				return false;
			}
			for (let t = 0; t < e.length; t++) {
				const n = e.charCodeAt(t);
				if (n < 48 || n > 57) {
					return false;
				}
			}
			return true;
		}
		const C = Symbol("handler");
		class Request {
			constructor(e, { path: t, method: n, body: i, headers: a, query: x, idempotent: w, blocking: T, upgrade: E, headersTimeout: D, bodyTimeout: O, reset: k, expectContinue: A, servername: j, throwOnError: M, maxRedirections: N, typeOfService: P }, F) {
				if (typeof t !== "string") {
					throw new r("path must be a string");
				} else if (t[0] !== "/" && !(t.startsWith("http://") || t.startsWith("https://")) && n !== "CONNECT") {
					throw new r("path must be an absolute URL or start with a slash");
				} else if (S.test(t)) {
					throw new r("invalid request path");
				}
				if (typeof n !== "string") {
					throw new r("method must be a string");
				} else if (v[n] === undefined && !o(n)) {
					throw new r("invalid request method");
				}
				if (E && typeof E !== "string") {
					throw new r("upgrade must be a string");
				}
				if (E && !s(E)) {
					throw new r("invalid upgrade header");
				}
				if (D != null && (!Number.isFinite(D) || D < 0)) {
					throw new r("invalid headersTimeout");
				}
				if (O != null && (!Number.isFinite(O) || O < 0)) {
					throw new r("invalid bodyTimeout");
				}
				if (k != null && typeof k !== "boolean") {
					throw new r("invalid reset");
				}
				if (A != null && typeof A !== "boolean") {
					throw new r("invalid expectContinue");
				}
				if (M != null) {
					throw new r("invalid throwOnError");
				}
				if (N != null && N !== 0) {
					throw new r("maxRedirections is not supported, use the redirect interceptor");
				}
				if (P != null && (!Number.isInteger(P) || P < 0 || P > 255)) {
					throw new r("typeOfService must be an integer between 0 and 255");
				}
				this.headersTimeout = D;
				this.bodyTimeout = O;
				this.method = n;
				this.typeOfService = P;
				this.abort = null;
				if (i == null) {
					this.body = null;
				} else if (c(i)) {
					this.body = i;
					const e = this.body._readableState;
					if (!e || !e.autoDestroy) {
						this.endHandler = function autoDestroy() {
							l(this);
						};
						this.body.on("end", this.endHandler);
					}
					this.errorHandler = (e) => {
						if (this.abort) {
							this.abort(e);
						} else {
							this.error = e;
						}
					};
					this.body.on("error", this.errorHandler);
				} else if (u(i)) {
					this.body = i.byteLength ? i : null;
				} else if (ArrayBuffer.isView(i)) {
					this.body = i.buffer.byteLength ? Buffer.from(i.buffer, i.byteOffset, i.byteLength) : null;
				} else if (i instanceof ArrayBuffer) {
					this.body = i.byteLength ? Buffer.from(i) : null;
				} else if (typeof i === "string") {
					this.body = i.length ? Buffer.from(i) : null;
				} else if (d(i) || f(i) || m(i)) {
					this.body = i;
				} else {
					throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
				}
				this.completed = false;
				this.aborted = false;
				this.upgrade = E || null;
				this.path = x ? h(t, x) : t;
				this.origin = e;
				this.protocol = y(e);
				this.idempotent = w == null ? n === "HEAD" || n === "GET" : w;
				this.blocking = T ?? this.method !== "HEAD";
				this.reset = k == null ? null : k;
				this.host = null;
				this.contentLength = null;
				this.contentType = null;
				this.headers = [];
				this.expectContinue = A != null ? A : false;
				if (Array.isArray(a)) {
					if (a.length % 2 !== 0) {
						throw new r("headers array must be even");
					}
					for (let e = 0; e < a.length; e += 2) {
						processHeader(this, a[e], a[e + 1]);
					}
				} else if (a && typeof a === "object") {
					if (p(a)) {
						for (const e of a) {
							if (!Array.isArray(e) || e.length !== 2) {
								throw new r("headers must be in key-value pair format");
							}
							processHeader(this, e[0], e[1]);
						}
					} else {
						const e = Object.keys(a);
						for (let t = 0; t < e.length; ++t) {
							processHeader(this, e[t], a[e[t]]);
						}
					}
				} else if (a != null) {
					throw new r("headers must be an object or an array");
				}
				g(F, n, E);
				this.servername = j || _(this.host) || null;
				this[C] = F;
				if (b.create.hasSubscribers) {
					b.create.publish({ request: this });
				}
			}
			onBodySent(e) {
				if (b.bodyChunkSent.hasSubscribers) {
					b.bodyChunkSent.publish({
						request: this,
						chunk: e
					});
				}
				if (this[C].onBodySent) {
					try {
						return this[C].onBodySent(e);
					} catch (e) {
						this.abort(e);
					}
				}
			}
			onRequestSent() {
				if (b.bodySent.hasSubscribers) {
					b.bodySent.publish({ request: this });
				}
				if (this[C].onRequestSent) {
					try {
						return this[C].onRequestSent();
					} catch (e) {
						this.abort(e);
					}
				}
			}
			onConnect(e) {
				a(!this.aborted);
				a(!this.completed);
				if (this.error) {
					e(this.error);
				} else {
					this.abort = e;
					return this[C].onConnect(e);
				}
			}
			onResponseStarted() {
				return this[C].onResponseStarted?.();
			}
			onHeaders(e, t, n, r) {
				a(!this.aborted);
				a(!this.completed);
				if (b.headers.hasSubscribers) {
					b.headers.publish({
						request: this,
						response: {
							statusCode: e,
							headers: t,
							statusText: r
						}
					});
				}
				try {
					return this[C].onHeaders(e, t, n, r);
				} catch (e) {
					this.abort(e);
				}
			}
			onData(e) {
				a(!this.aborted);
				a(!this.completed);
				if (b.bodyChunkReceived.hasSubscribers) {
					b.bodyChunkReceived.publish({
						request: this,
						chunk: e
					});
				}
				try {
					return this[C].onData(e);
				} catch (e) {
					this.abort(e);
					return false;
				}
			}
			onUpgrade(e, t, n, r = "") {
				this.onFinally();
				a(!this.aborted);
				a(!this.completed);
				if (b.headers.hasSubscribers) {
					b.headers.publish({
						request: this,
						response: {
							statusCode: e,
							headers: t,
							statusText: r
						}
					});
				}
				const i = this[C].onUpgrade(e, t, n);
				if (!this.aborted) {
					this.completed = true;
					if (b.trailers.hasSubscribers) {
						b.trailers.publish({
							request: this,
							trailers: []
						});
					}
				}
				return i;
			}
			onComplete(e) {
				this.onFinally();
				a(!this.aborted);
				a(!this.completed);
				this.completed = true;
				if (b.trailers.hasSubscribers) {
					b.trailers.publish({
						request: this,
						trailers: e
					});
				}
				try {
					return this[C].onComplete(e);
				} catch (e) {
					this.onError(e);
				}
			}
			onError(e) {
				this.onFinally();
				if (b.error.hasSubscribers) {
					b.error.publish({
						request: this,
						error: e
					});
				}
				if (this.aborted) {
					return;
				}
				this.aborted = true;
				return this[C].onError(e);
			}
			onFinally() {
				if (this.errorHandler) {
					this.body.off("error", this.errorHandler);
					this.errorHandler = null;
				}
				if (this.endHandler) {
					this.body.off("end", this.endHandler);
					this.endHandler = null;
				}
			}
			addHeader(e, t) {
				processHeader(this, e, t);
				return this;
			}
		}
		function processHeader(e, t, n) {
			if (n && typeof n === "object" && !Array.isArray(n)) {
				throw new r(`invalid ${t} header`);
			} else if (n === undefined) {
				return;
			}
			let a = x[t];
			if (a === undefined) {
				a = t.toLowerCase();
				if (x[a] === undefined && !o(a)) {
					throw new r("invalid header key");
				}
			}
			if (Array.isArray(n)) {
				const e = [];
				for (let i = 0; i < n.length; i++) {
					if (typeof n[i] === "string") {
						if (!s(n[i])) {
							throw new r(`invalid ${t} header`);
						}
						e.push(n[i]);
					} else if (n[i] === null) {
						e.push("");
					} else if (typeof n[i] === "object") {
						throw new r(`invalid ${t} header`);
					} else {
						const a = `${n[i]}`;
						if (!s(a)) {
							throw new r(`invalid ${t} header`);
						}
						e.push(a);
					}
				}
				n = e;
			} else if (typeof n === "string") {
				if (!s(n)) {
					throw new r(`invalid ${t} header`);
				}
			} else if (n === null) {
				n = "";
			} else {
				n = `${n}`;
				if (!s(n)) {
					throw new r(`invalid ${t} header`);
				}
			}
			if (a === "host") {
				if (e.host !== null) {
					throw new r("duplicate host header");
				}
				if (typeof n !== "string") {
					throw new r("invalid host header");
				}
				e.host = n;
			} else if (a === "content-length") {
				if (e.contentLength !== null) {
					throw new r("duplicate content-length header");
				}
				if (!isValidContentLengthHeaderValue(n)) {
					throw new r("invalid content-length header");
				}
				e.contentLength = parseInt(n, 10);
			} else if (e.contentType === null && a === "content-type") {
				e.contentType = n;
				e.headers.push(t, n);
			} else if (a === "transfer-encoding" || a === "keep-alive" || a === "upgrade") {
				throw new r(`invalid ${a} header`);
			} else if (a === "connection") {
				const t = typeof n === "string" ? n : null;
				if (t === null) {
					throw new r("invalid connection header");
				}
				for (const n of t.toLowerCase().split(",")) {
					const t = n.trim();
					if (!o(t)) {
						throw new r("invalid connection header");
					}
					if (t === "close") {
						e.reset = true;
					}
				}
			} else if (a === "expect") {
				throw new i("expect header not supported");
			} else {
				e.headers.push(t, n);
			}
		}
		e.exports = Request;
	}),
	36443: (function(e) {
		e.exports = {
			kClose: Symbol("close"),
			kDestroy: Symbol("destroy"),
			kDispatch: Symbol("dispatch"),
			kUrl: Symbol("url"),
			kRedirectCacheControl: Symbol("redirect cache control"),
			kWriting: Symbol("writing"),
			kResuming: Symbol("resuming"),
			kQueue: Symbol("queue"),
			kConnect: Symbol("connect"),
			kConnecting: Symbol("connecting"),
			kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
			kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
			kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
			kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
			kKeepAlive: Symbol("keep alive"),
			kHeadersTimeout: Symbol("headers timeout"),
			kBodyTimeout: Symbol("body timeout"),
			kServerName: Symbol("server name"),
			kLocalAddress: Symbol("local address"),
			kHost: Symbol("host"),
			kNoRef: Symbol("no ref"),
			kBodyUsed: Symbol("used"),
			kBody: Symbol("abstracted request body"),
			kRunning: Symbol("running"),
			kBlocking: Symbol("blocking"),
			kPending: Symbol("pending"),
			kSize: Symbol("size"),
			kBusy: Symbol("busy"),
			kQueued: Symbol("queued"),
			kFree: Symbol("free"),
			kConnected: Symbol("connected"),
			kClosed: Symbol("closed"),
			kNeedDrain: Symbol("need drain"),
			kReset: Symbol("reset"),
			kDestroyed: Symbol.for("nodejs.stream.destroyed"),
			kResume: Symbol("resume"),
			kOnError: Symbol("on error"),
			kMaxHeadersSize: Symbol("max headers size"),
			kRunningIdx: Symbol("running index"),
			kPendingIdx: Symbol("pending index"),
			kError: Symbol("error"),
			kClients: Symbol("clients"),
			kClient: Symbol("client"),
			kParser: Symbol("parser"),
			kOnDestroyed: Symbol("destroy callbacks"),
			kPipelining: Symbol("pipelining"),
			kSocket: Symbol("socket"),
			kHostHeader: Symbol("host header"),
			kConnector: Symbol("connector"),
			kStrictContentLength: Symbol("strict content length"),
			kMaxRedirections: Symbol("maxRedirections"),
			kMaxRequests: Symbol("maxRequestsPerClient"),
			kProxy: Symbol("proxy agent options"),
			kCounter: Symbol("socket request counter"),
			kMaxResponseSize: Symbol("max response size"),
			kHTTP2Session: Symbol("http2Session"),
			kHTTP2SessionState: Symbol("http2Session state"),
			kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
			kConstruct: Symbol("constructable"),
			kListeners: Symbol("listeners"),
			kHTTPContext: Symbol("http context"),
			kMaxConcurrentStreams: Symbol("max concurrent streams"),
			kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
			kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
			kEnableConnectProtocol: Symbol("http2session connect protocol"),
			kRemoteSettings: Symbol("http2session remote settings"),
			kHTTP2Stream: Symbol("http2session client stream"),
			kPingInterval: Symbol("ping interval"),
			kNoProxyAgent: Symbol("no proxy agent"),
			kHttpProxyAgent: Symbol("http proxy agent"),
			kHttpsProxyAgent: Symbol("https proxy agent"),
			kSocks5ProxyAgent: Symbol("socks5 proxy agent")
		};
	}),
	67752: (function(e, t, n) {
		const { wellknownHeaderNames: r, headerNameLowerCasedRecord: i } = n(10735);
		class TstNode {
			value = null;
			left = null;
			middle = null;
			right = null;
			code;
			constructor(e, t, n) {
				if (n === undefined || n >= e.length) {
					throw new TypeError("Unreachable");
				}
				const r = this.code = e.charCodeAt(n);
				if (r > 127) {
					throw new TypeError("key must be ascii string");
				}
				if (e.length !== ++n) {
					this.middle = new TstNode(e, t, n);
				} else {
					this.value = t;
				}
			}
			add(e, t) {
				const n = e.length;
				if (n === 0) {
					throw new TypeError("Unreachable");
				}
				let r = 0;
				let i = this;
				while (true) {
					const a = e.charCodeAt(r);
					if (a > 127) {
						throw new TypeError("key must be ascii string");
					}
					if (i.code === a) {
						if (n === ++r) {
							i.value = t;
							break;
						} else if (i.middle !== null) {
							i = i.middle;
						} else {
							i.middle = new TstNode(e, t, r);
							break;
						}
					} else if (i.code < a) {
						if (i.left !== null) {
							i = i.left;
						} else {
							i.left = new TstNode(e, t, r);
							break;
						}
					} else if (i.right !== null) {
						i = i.right;
					} else {
						i.right = new TstNode(e, t, r);
						break;
					}
				}
			}
			search(e) {
				const t = e.length;
				let n = 0;
				let r = this;
				while (r !== null && n < t) {
					let i = e[n];
					if (i <= 90 && i >= 65) {
						i |= 32;
					}
					while (r !== null) {
						if (i === r.code) {
							if (t === ++n) {
								return r;
							}
							r = r.middle;
							break;
						}
						r = r.code < i ? r.left : r.right;
					}
				}
				return null;
			}
		}
		class TernarySearchTree {
			node = null;
			insert(e, t) {
				if (this.node === null) {
					this.node = new TstNode(e, t, 0);
				} else {
					this.node.add(e, t);
				}
			}
			lookup(e) {
				return this.node?.search(e)?.value ?? null;
			}
		}
		const a = new TernarySearchTree();
		for (let e = 0; e < r.length; ++e) {
			const t = i[r[e]];
			a.insert(t, t);
		}
		e.exports = {
			TernarySearchTree,
			tree: a
		};
	}),
	3440: (function(e, t, n) {
		const r = n(34589);
		const { kDestroyed: i, kBodyUsed: a, kListeners: o, kBody: s } = n(36443);
		const { IncomingMessage: c } = n(37067);
		const l = n(57075);
		const u = n(77030);
		const { stringify: d } = n(41792);
		const { EventEmitter: f } = n(78474);
		const p = n(96603);
		const { InvalidArgumentError: m, ConnectTimeoutError: h } = n(68707);
		const { headerNameLowerCasedRecord: g } = n(10735);
		const { tree: _ } = n(67752);
		const [v, y] = process.versions.node.split(".", 2).map((e) => Number(e));
		class BodyAsyncIterable {
			constructor(e) {
				this[s] = e;
				this[a] = false;
			}
			async *[Symbol.asyncIterator]() {
				r(!this[a], "disturbed");
				this[a] = true;
				yield* this[s];
			}
		}
		function noop() {}
		function wrapRequestBody(e) {
			if (isStream(e)) {
				if (bodyLength(e) === 0) {
					e.on("data", function() {
						r(false);
					});
				}
				if (typeof e.readableDidRead !== "boolean") {
					e[a] = false;
					f.prototype.on.call(e, "data", function() {
						this[a] = true;
					});
				}
				return e;
			} else if (e && typeof e.pipeTo === "function") {
				return new BodyAsyncIterable(e);
			} else if (e && isFormDataLike(e)) {
				return e;
			} else if (e && typeof e !== "string" && !ArrayBuffer.isView(e) && isIterable(e)) {
				return new BodyAsyncIterable(e);
			} else {
				return e;
			}
		}
		function isStream(e) {
			return e && typeof e === "object" && typeof e.pipe === "function" && typeof e.on === "function";
		}
		function isBlobLike(e) {
			if (e === null) {
				return false;
			} else if (e instanceof Blob) {
				return true;
			} else if (typeof e !== "object") {
				return false;
			} else {
				const t = e[Symbol.toStringTag];
				return (t === "Blob" || t === "File") && ("stream" in e && typeof e.stream === "function" || "arrayBuffer" in e && typeof e.arrayBuffer === "function");
			}
		}
		function pathHasQueryOrFragment(e) {
			return e.includes("?") || e.includes("#");
		}
		function serializePathWithQuery(e, t) {
			if (pathHasQueryOrFragment(e)) {
				throw new Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
			}
			const n = d(t);
			if (n) {
				e += "?" + n;
			}
			return e;
		}
		function isValidPort(e) {
			const t = parseInt(e, 10);
			return t === Number(e) && t >= 0 && t <= 65535;
		}
		function isHttpOrHttpsPrefixed(e) {
			return e != null && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && (e[4] === ":" || e[4] === "s" && e[5] === ":");
		}
		function parseURL(e) {
			if (typeof e === "string") {
				e = new URL(e);
				if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) {
					throw new m("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				}
				return e;
			}
			if (!e || typeof e !== "object") {
				throw new m("Invalid URL: The URL argument must be a non-null object.");
			}
			if (!(e instanceof URL)) {
				if (e.port != null && e.port !== "" && isValidPort(e.port) === false) {
					throw new m("Invalid URL: port must be a valid integer or a string representation of an integer.");
				}
				if (e.path != null && typeof e.path !== "string") {
					throw new m("Invalid URL path: the path must be a string or null/undefined.");
				}
				if (e.pathname != null && typeof e.pathname !== "string") {
					throw new m("Invalid URL pathname: the pathname must be a string or null/undefined.");
				}
				if (e.hostname != null && typeof e.hostname !== "string") {
					throw new m("Invalid URL hostname: the hostname must be a string or null/undefined.");
				}
				if (e.origin != null && typeof e.origin !== "string") {
					throw new m("Invalid URL origin: the origin must be a string or null/undefined.");
				}
				if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) {
					throw new m("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				}
				const t = e.port != null ? e.port : e.protocol === "https:" ? 443 : 80;
				let n = e.origin != null ? e.origin : `${e.protocol || ""}//${e.hostname || ""}:${t}`;
				let r = e.path != null ? e.path : `${e.pathname || ""}${e.search || ""}`;
				if (n[n.length - 1] === "/") {
					n = n.slice(0, n.length - 1);
				}
				if (r && r[0] !== "/") {
					r = `/${r}`;
				}
				return new URL(`${n}${r}`);
			}
			if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) {
				throw new m("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			}
			return e;
		}
		function parseOrigin(e) {
			e = parseURL(e);
			if (e.pathname !== "/" || e.search || e.hash) {
				throw new m("invalid url");
			}
			return e;
		}
		function getHostname(e) {
			if (e[0] === "[") {
				const t = e.indexOf("]");
				r(t !== -1);
				return e.substring(1, t);
			}
			const t = e.indexOf(":");
			if (t === -1) return e;
			return e.substring(0, t);
		}
		function getServerName(e) {
			if (!e) {
				return null;
			}
			r(typeof e === "string");
			const t = getHostname(e);
			if (u.isIP(t)) {
				return "";
			}
			return t;
		}
		function deepClone(e) {
			return JSON.parse(JSON.stringify(e));
		}
		function isAsyncIterable(e) {
			return !!(e != null && typeof e[Symbol.asyncIterator] === "function");
		}
		function isIterable(e) {
			return !!(e != null && (typeof e[Symbol.iterator] === "function" || typeof e[Symbol.asyncIterator] === "function"));
		}
		function hasSafeIterator(e) {
			const t = Object.getPrototypeOf(e);
			const n = Object.prototype.hasOwnProperty.call(e, Symbol.iterator);
			return n || t != null && t !== Object.prototype && typeof e[Symbol.iterator] === "function";
		}
		function bodyLength(e) {
			if (e == null) {
				return 0;
			} else if (isStream(e)) {
				const t = e._readableState;
				return t && t.objectMode === false && t.ended === true && Number.isFinite(t.length) ? t.length : null;
			} else if (isBlobLike(e)) {
				return e.size != null ? e.size : null;
			} else if (isBuffer(e)) {
				return e.byteLength;
			}
			return null;
		}
		function isDestroyed(e) {
			return e && !!(e.destroyed || e[i] || l.isDestroyed?.(e));
		}
		function destroy(e, t) {
			if (e == null || !isStream(e) || isDestroyed(e)) {
				return;
			}
			if (typeof e.destroy === "function") {
				if (Object.getPrototypeOf(e).constructor === c) {
					e.socket = null;
				}
				e.destroy(t);
			} else if (t) {
				queueMicrotask(() => {
					e.emit("error", t);
				});
			}
			if (e.destroyed !== true) {
				e[i] = true;
			}
		}
		const b = /timeout=(\d+)/;
		function parseKeepAliveTimeout(e) {
			const t = e.match(b);
			return t ? parseInt(t[1], 10) * 1e3 : null;
		}
		function headerNameToString(e) {
			return typeof e === "string" ? g[e] ?? e.toLowerCase() : _.lookup(e) ?? e.toString("latin1").toLowerCase();
		}
		function bufferToLowerCasedHeaderName(e) {
			return _.lookup(e) ?? e.toString("latin1").toLowerCase();
		}
		function parseHeaders(e, t) {
			if (t === undefined) t = {};
			for (let n = 0; n < e.length; n += 2) {
				const r = headerNameToString(e[n]);
				let i = t[r];
				if (i !== undefined) {
					if (!Object.hasOwn(t, r)) {
						const i = typeof e[n + 1] === "string" ? e[n + 1] : Array.isArray(e[n + 1]) ? e[n + 1].map((e) => e.toString("latin1")) : e[n + 1].toString("latin1");
						if (r === "__proto__") {
							Object.defineProperty(t, r, {
								value: i,
								enumerable: true,
								configurable: true,
								writable: true
							});
						} else {
							t[r] = i;
						}
					} else {
						if (typeof i === "string") {
							i = [i];
							t[r] = i;
						}
						i.push(e[n + 1].toString("latin1"));
					}
				} else {
					const i = typeof e[n + 1] === "string" ? e[n + 1] : Array.isArray(e[n + 1]) ? e[n + 1].map((e) => e.toString("latin1")) : e[n + 1].toString("latin1");
					t[r] = i;
				}
			}
			return t;
		}
		function parseRawHeaders(e) {
			const t = e.length;
			const n = new Array(t);
			let r;
			let i;
			for (let a = 0; a < t; a += 2) {
				r = e[a];
				i = e[a + 1];
				typeof r !== "string" && (r = r.toString());
				typeof i !== "string" && (i = i.toString("latin1"));
				n[a] = r;
				n[a + 1] = i;
			}
			return n;
		}
		function toRawHeaders(e) {
			const t = [];
			for (const [n, r] of Object.entries(e)) {
				if (Array.isArray(r)) {
					for (const e of r) {
						t.push(Buffer.from(n, "latin1"), Buffer.from(`${e}`, "latin1"));
					}
				} else {
					t.push(Buffer.from(n, "latin1"), Buffer.from(`${r}`, "latin1"));
				}
			}
			return t;
		}
		function encodeRawHeaders(e) {
			if (!Array.isArray(e)) {
				throw new TypeError("expected headers to be an array");
			}
			return e.map((e) => Buffer.from(e));
		}
		function isBuffer(e) {
			return e instanceof Uint8Array || Buffer.isBuffer(e);
		}
		function assertRequestHandler(e, t, n) {
			if (!e || typeof e !== "object") {
				throw new m("handler must be an object");
			}
			if (typeof e.onRequestStart === "function") {
				return;
			}
			if (typeof e.onConnect !== "function") {
				throw new m("invalid onConnect method");
			}
			if (typeof e.onError !== "function") {
				throw new m("invalid onError method");
			}
			if (typeof e.onBodySent !== "function" && e.onBodySent !== undefined) {
				throw new m("invalid onBodySent method");
			}
			if (n || t === "CONNECT") {
				if (typeof e.onUpgrade !== "function") {
					throw new m("invalid onUpgrade method");
				}
			} else {
				if (typeof e.onHeaders !== "function") {
					throw new m("invalid onHeaders method");
				}
				if (typeof e.onData !== "function") {
					throw new m("invalid onData method");
				}
				if (typeof e.onComplete !== "function") {
					throw new m("invalid onComplete method");
				}
			}
		}
		function isDisturbed(e) {
			return !!(e && (l.isDisturbed(e) || e[a]));
		}
		function getSocketInfo(e) {
			return {
				localAddress: e.localAddress,
				localPort: e.localPort,
				remoteAddress: e.remoteAddress,
				remotePort: e.remotePort,
				remoteFamily: e.remoteFamily,
				timeout: e.timeout,
				bytesWritten: e.bytesWritten,
				bytesRead: e.bytesRead
			};
		}
		function ReadableStreamFrom(e) {
			let t;
			return new ReadableStream({
				start() {
					t = e[Symbol.asyncIterator]();
				},
				pull(e) {
					return t.next().then(({ done: t, value: n }) => {
						if (t) {
							return queueMicrotask(() => {
								e.close();
								e.byobRequest?.respond(0);
							});
						} else {
							const t = Buffer.isBuffer(n) ? n : Buffer.from(n);
							if (t.byteLength) {
								return e.enqueue(new Uint8Array(t));
							} else {
								return this.pull(e);
							}
						}
					});
				},
				cancel() {
					return t.return();
				},
				type: "bytes"
			});
		}
		function isFormDataLike(e) {
			return e && typeof e === "object" && typeof e.append === "function" && typeof e.delete === "function" && typeof e.get === "function" && typeof e.getAll === "function" && typeof e.has === "function" && typeof e.set === "function" && e[Symbol.toStringTag] === "FormData";
		}
		function addAbortListener(e, t) {
			if ("addEventListener" in e) {
				e.addEventListener("abort", t, { once: true });
				return () => e.removeEventListener("abort", t);
			}
			e.once("abort", t);
			return () => e.removeListener("abort", t);
		}
		const x = new Uint8Array([
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			0,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			1,
			1,
			0,
			1,
			1,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			1,
			0,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		]);
		function isTokenCharCode(e) {
			return x[e] === 1;
		}
		const S = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
		function isValidHTTPToken(e) {
			if (e.length >= 12) return S.test(e);
			if (e.length === 0) return false;
			for (let t = 0; t < e.length; t++) {
				if (x[e.charCodeAt(t)] !== 1) {
					return false;
				}
			}
			return true;
		}
		const C = /[^\t\x20-\x7e\x80-\xff]/;
		function isValidHeaderValue(e) {
			return !C.test(e);
		}
		const w = /^bytes (\d+)-(\d+)\/(\d+)?$/;
		function parseRangeHeader(e) {
			if (e == null || e === "") return {
				start: 0,
				end: null,
				size: null
			};
			const t = e ? e.match(w) : null;
			return t ? {
				start: parseInt(t[1]),
				end: t[2] ? parseInt(t[2]) : null,
				size: t[3] ? parseInt(t[3]) : null
			} : null;
		}
		function addListener(e, t, n) {
			const r = e[o] ??= [];
			r.push([t, n]);
			e.on(t, n);
			return e;
		}
		function removeAllListeners(e) {
			if (e[o] != null) {
				for (const [t, n] of e[o]) {
					e.removeListener(t, n);
				}
				e[o] = null;
			}
			return e;
		}
		function errorRequest(e, t, n) {
			try {
				t.onError(n);
				r(t.aborted);
			} catch (t) {
				e.emit("error", t);
			}
		}
		const T = process.platform === "win32" ? (e, t) => {
			if (!t.timeout) {
				return noop;
			}
			let n = null;
			let r = null;
			const i = p.setFastTimeout(() => {
				n = setImmediate(() => {
					r = setImmediate(() => onConnectTimeout(e.deref(), t));
				});
			}, t.timeout);
			return () => {
				p.clearFastTimeout(i);
				clearImmediate(n);
				clearImmediate(r);
			};
		} : (e, t) => {
			if (!t.timeout) {
				return noop;
			}
			let n = null;
			const r = p.setFastTimeout(() => {
				n = setImmediate(() => {
					onConnectTimeout(e.deref(), t);
				});
			}, t.timeout);
			return () => {
				p.clearFastTimeout(r);
				clearImmediate(n);
			};
		};
		function onConnectTimeout(e, t) {
			if (e == null) {
				return;
			}
			let n = "Connect Timeout Error";
			if (Array.isArray(e.autoSelectFamilyAttemptedAddresses)) {
				n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},`;
			} else {
				n += ` (attempted address: ${t.hostname}:${t.port},`;
			}
			n += ` timeout: ${t.timeout}ms)`;
			destroy(e, new h(n));
		}
		function getProtocolFromUrlString(e) {
			if (e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p") {
				switch (e[4]) {
					case ":": return "http:";
					case "s": if (e[5] === ":") {
						return "https:";
					}
				}
			}
			return e.slice(0, e.indexOf(":") + 1);
		}
		const E = Object.create(null);
		E.enumerable = true;
		const D = {
			delete: "DELETE",
			DELETE: "DELETE",
			get: "GET",
			GET: "GET",
			head: "HEAD",
			HEAD: "HEAD",
			options: "OPTIONS",
			OPTIONS: "OPTIONS",
			post: "POST",
			POST: "POST",
			put: "PUT",
			PUT: "PUT"
		};
		const O = {
			...D,
			patch: "patch",
			PATCH: "PATCH"
		};
		Object.setPrototypeOf(D, null);
		Object.setPrototypeOf(O, null);
		e.exports = {
			kEnumerableProperty: E,
			isDisturbed,
			isBlobLike,
			parseOrigin,
			parseURL,
			getServerName,
			isStream,
			isIterable,
			hasSafeIterator,
			isAsyncIterable,
			isDestroyed,
			headerNameToString,
			bufferToLowerCasedHeaderName,
			addListener,
			removeAllListeners,
			errorRequest,
			parseRawHeaders,
			toRawHeaders,
			encodeRawHeaders,
			parseHeaders,
			parseKeepAliveTimeout,
			destroy,
			bodyLength,
			deepClone,
			ReadableStreamFrom,
			isBuffer,
			assertRequestHandler,
			getSocketInfo,
			isFormDataLike,
			pathHasQueryOrFragment,
			serializePathWithQuery,
			addAbortListener,
			isValidHTTPToken,
			isValidHeaderValue,
			isTokenCharCode,
			parseRangeHeader,
			normalizedMethodRecordsBase: D,
			normalizedMethodRecords: O,
			isValidPort,
			isHttpOrHttpsPrefixed,
			nodeMajor: v,
			nodeMinor: y,
			safeHTTPMethods: Object.freeze([
				"GET",
				"HEAD",
				"OPTIONS",
				"TRACE"
			]),
			wrapRequestBody,
			setupConnectTimeout: T,
			getProtocolFromUrlString
		};
	}),
	57405: (function(e, t, n) {
		const { InvalidArgumentError: r, MaxOriginsReachedError: i } = n(68707);
		const { kClients: a, kRunning: o, kClose: s, kDestroy: c, kDispatch: l, kUrl: u } = n(36443);
		const d = n(21841);
		const f = n(30628);
		const p = n(23701);
		const m = n(3440);
		const h = Symbol("onConnect");
		const g = Symbol("onDisconnect");
		const _ = Symbol("onConnectionError");
		const v = Symbol("onDrain");
		const y = Symbol("factory");
		const b = Symbol("options");
		const x = Symbol("origins");
		function defaultFactory(e, t) {
			return t && t.connections === 1 ? new p(e, t) : new f(e, t);
		}
		class Agent extends d {
			constructor({ factory: e = defaultFactory, maxOrigins: t = Infinity, connect: n, tls: i, ...o } = {}) {
				if (typeof e !== "function") {
					throw new r("factory must be a function.");
				}
				if (n != null && typeof n !== "function" && typeof n !== "object") {
					throw new r("connect must be a function or an object");
				}
				if (typeof t !== "number" || Number.isNaN(t) || t <= 0) {
					throw new r("maxOrigins must be a number greater than 0");
				}
				super(o);
				if (n && typeof n !== "function") {
					n = { ...n };
				}
				if (i && typeof i !== "function") {
					i = { ...i };
				}
				this[b] = {
					...m.deepClone(o),
					maxOrigins: t,
					connect: n,
					tls: i
				};
				this[y] = e;
				this[a] = new Map();
				this[x] = new Set();
				this[v] = (e, t) => {
					this.emit("drain", e, [this, ...t]);
				};
				this[h] = (e, t) => {
					this.emit("connect", e, [this, ...t]);
				};
				this[g] = (e, t, n) => {
					this.emit("disconnect", e, [this, ...t], n);
				};
				this[_] = (e, t, n) => {
					this.emit("connectionError", e, [this, ...t], n);
				};
			}
			get [o]() {
				let e = 0;
				for (const { dispatcher: t } of this[a].values()) {
					e += t[o];
				}
				return e;
			}
			[l](e, t) {
				let n;
				if (e.origin && (typeof e.origin === "string" || e.origin instanceof URL)) {
					n = String(e.origin);
				} else {
					throw new r("opts.origin must be a non-empty string or URL.");
				}
				if (this[x].size >= this[b].maxOrigins && !this[x].has(n)) {
					throw new i();
				}
				const o = this[a].get(n);
				let s = o && o.dispatcher;
				if (!s) {
					const closeClientIfUnused = (e) => {
						const t = this[a].get(n);
						if (t) {
							if (e) t.count -= 1;
							if (t.count <= 0) {
								this[a].delete(n);
								if (!t.dispatcher.destroyed) {
									t.dispatcher.close();
								}
							}
							this[x].delete(n);
						}
					};
					s = this[y](e.origin, this[b]).on("drain", this[v]).on("connect", (e, t) => {
						const r = this[a].get(n);
						if (r) {
							r.count += 1;
						}
						this[h](e, t);
					}).on("disconnect", (e, t, n) => {
						closeClientIfUnused(true);
						this[g](e, t, n);
					}).on("connectionError", (e, t, n) => {
						closeClientIfUnused(false);
						this[_](e, t, n);
					});
					this[a].set(n, {
						count: 0,
						dispatcher: s
					});
					this[x].add(n);
				}
				return s.dispatch(e, t);
			}
			[s]() {
				const e = [];
				for (const { dispatcher: t } of this[a].values()) {
					e.push(t.close());
				}
				this[a].clear();
				return Promise.all(e);
			}
			[c](e) {
				const t = [];
				for (const { dispatcher: n } of this[a].values()) {
					t.push(n.destroy(e));
				}
				this[a].clear();
				return Promise.all(t);
			}
			get stats() {
				const e = {};
				for (const { dispatcher: t } of this[a].values()) {
					if (t.stats) {
						e[t[u].origin] = t.stats;
					}
				}
				return e;
			}
		}
		e.exports = Agent;
	}),
	637: (function(e, t, n) {
		const r = n(34589);
		const i = n(3440);
		const { channels: a } = n(42414);
		const o = n(96603);
		const { RequestContentLengthMismatchError: s, ResponseContentLengthMismatchError: c, RequestAbortedError: l, InvalidArgumentError: u, HeadersTimeoutError: d, HeadersOverflowError: f, SocketError: p, InformationalError: m, BodyTimeoutError: h, HTTPParserError: g, ResponseExceededMaxSizeError: _ } = n(68707);
		const { kUrl: v, kReset: y, kClient: b, kParser: x, kBlocking: S, kRunning: C, kPending: w, kSize: T, kWriting: E, kQueue: D, kNoRef: O, kKeepAliveDefaultTimeout: k, kHostHeader: A, kPendingIdx: j, kRunningIdx: M, kError: N, kPipelining: P, kSocket: F, kKeepAliveTimeoutValue: I, kMaxHeadersSize: L, kKeepAliveMaxTimeout: ee, kKeepAliveTimeoutThreshold: R, kHeadersTimeout: te, kBodyTimeout: z, kStrictContentLength: B, kMaxRequests: V, kCounter: ne, kMaxResponseSize: H, kOnError: U, kResume: W, kHTTPContext: re, kClosed: ie } = n(36443);
		const G = n(52824);
		const ae = Buffer.alloc(0);
		const oe = Buffer[Symbol.species];
		const se = i.removeAllListeners;
		const K = Symbol("kIdleSocketValidation");
		const q = Symbol("kIdleSocketValidationTimeout");
		const J = Symbol("kSocketUsed");
		const ce = Symbol("kTypeOfService");
		let Y;
		function lazyllhttp() {
			const e = process.env.JEST_WORKER_ID ? n(63870) : undefined;
			let t;
			let i = true;
			if (process.arch === "ppc64") {
				const [e, t] = process.versions.node.split(".").map((e) => parseInt(e, 10));
				if (e < 24 || e === 24 && t < 12) {
					i = false;
				}
			}
			if (process.env.UNDICI_NO_WASM_SIMD === "1") {
				i = false;
			} else if (process.env.UNDICI_NO_WASM_SIMD === "0") {
				i = true;
			}
			if (i) {
				try {
					t = new WebAssembly.Module(n(53434));
				} catch {}
			}
			if (!t) {
				t = new WebAssembly.Module(e || n(63870));
			}
			return new WebAssembly.Instance(t, { env: {
				wasm_on_url: (e, t, n) => {
					return 0;
				},
				wasm_on_status: (e, t, n) => {
					r(X.ptr === e);
					const i = t - $ + Z.byteOffset;
					return X.onStatus(new oe(Z.buffer, i, n));
				},
				wasm_on_message_begin: (e) => {
					r(X.ptr === e);
					return X.onMessageBegin();
				},
				wasm_on_header_field: (e, t, n) => {
					r(X.ptr === e);
					const i = t - $ + Z.byteOffset;
					return X.onHeaderField(new oe(Z.buffer, i, n));
				},
				wasm_on_header_value: (e, t, n) => {
					r(X.ptr === e);
					const i = t - $ + Z.byteOffset;
					return X.onHeaderValue(new oe(Z.buffer, i, n));
				},
				wasm_on_headers_complete: (e, t, n, i) => {
					r(X.ptr === e);
					return X.onHeadersComplete(t, n === 1, i === 1);
				},
				wasm_on_body: (e, t, n) => {
					r(X.ptr === e);
					const i = t - $ + Z.byteOffset;
					return X.onBody(new oe(Z.buffer, i, n));
				},
				wasm_on_message_complete: (e) => {
					r(X.ptr === e);
					return X.onMessageComplete();
				}
			} });
		}
		let le = null;
		let X = null;
		let Z = null;
		let Q = 0;
		let $ = null;
		const ue = 0;
		const de = 1;
		const fe = 2 | de;
		const pe = 4 | de;
		const me = 8 | ue;
		class Parser {
			constructor(e, t, { exports: n }) {
				this.llhttp = n;
				this.ptr = this.llhttp.llhttp_alloc(G.TYPE.RESPONSE);
				this.client = e;
				this.socket = t;
				this.timeout = null;
				this.timeoutWeakRef = new WeakRef(this);
				this.timeoutValue = null;
				this.timeoutType = null;
				this.statusCode = 0;
				this.statusText = "";
				this.upgrade = false;
				this.headers = [];
				this.headersSize = 0;
				this.headersMaxSize = e[L];
				this.shouldKeepAlive = false;
				this.paused = false;
				this.resume = this.resume.bind(this);
				this.bytesRead = 0;
				this.keepAlive = "";
				this.contentLength = "";
				this.connection = "";
				this.maxResponseSize = e[H];
			}
			setTimeout(e, t) {
				if (e !== this.timeoutValue || t & de ^ this.timeoutType & de) {
					if (this.timeout) {
						o.clearTimeout(this.timeout);
						this.timeout = null;
					}
					if (e) {
						if (t & de) {
							this.timeout = o.setFastTimeout(onParserTimeout, e, this.timeoutWeakRef);
						} else {
							this.timeout = setTimeout(onParserTimeout, e, this.timeoutWeakRef);
							this.timeout?.unref();
						}
					}
					this.timeoutValue = e;
				} else if (this.timeout) {
					if (this.timeout.refresh) {
						this.timeout.refresh();
					}
				}
				this.timeoutType = t;
			}
			resume() {
				if (this.socket.destroyed || !this.paused) {
					return;
				}
				r(this.ptr != null);
				r(X === null);
				this.llhttp.llhttp_resume(this.ptr);
				r(this.timeoutType === pe);
				if (this.timeout) {
					if (this.timeout.refresh) {
						this.timeout.refresh();
					}
				}
				this.paused = false;
				this.execute(this.socket.read() || ae);
				this.readMore();
			}
			readMore() {
				while (!this.paused && this.ptr) {
					const e = this.socket.read();
					if (e === null) {
						break;
					}
					this.execute(e);
				}
			}
			execute(e) {
				r(X === null);
				r(this.ptr != null);
				r(!this.paused);
				const { socket: t, llhttp: n } = this;
				if (e.length > Q) {
					if ($) {
						n.free($);
					}
					Q = Math.ceil(e.length / 4096) * 4096;
					$ = n.malloc(Q);
				}
				new Uint8Array(n.memory.buffer, $, Q).set(e);
				try {
					let r;
					try {
						Z = e;
						X = this;
						r = n.llhttp_execute(this.ptr, $, e.length);
					} finally {
						X = null;
						Z = null;
					}
					if (r !== G.ERROR.OK) {
						const i = e.subarray(n.llhttp_get_error_pos(this.ptr) - $);
						if (r === G.ERROR.PAUSED_UPGRADE) {
							this.onUpgrade(i);
						} else if (r === G.ERROR.PAUSED) {
							this.paused = true;
							t.unshift(i);
						} else {
							throw this.createError(r, i);
						}
					}
				} catch (e) {
					i.destroy(t, e);
				}
			}
			finish() {
				r(X === null);
				r(this.ptr != null);
				r(!this.paused);
				const { llhttp: e } = this;
				let t;
				try {
					X = this;
					t = e.llhttp_finish(this.ptr);
				} finally {
					X = null;
				}
				if (t === G.ERROR.OK) {
					return null;
				}
				if (t === G.ERROR.PAUSED || t === G.ERROR.PAUSED_UPGRADE) {
					this.paused = true;
					return null;
				}
				return this.createError(t, ae);
			}
			createError(e, t) {
				const { llhttp: n, contentLength: r, bytesRead: i } = this;
				if (r && i !== parseInt(r, 10)) {
					return new c();
				}
				const a = n.llhttp_get_error_reason(this.ptr);
				let o = "";
				if (a) {
					const e = new Uint8Array(n.memory.buffer, a).indexOf(0);
					o = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(n.memory.buffer, a, e).toString() + ")";
				}
				return new g(o, G.ERROR[e], t);
			}
			destroy() {
				r(X === null);
				r(this.ptr != null);
				this.llhttp.llhttp_free(this.ptr);
				this.ptr = null;
				this.timeout && o.clearTimeout(this.timeout);
				this.timeout = null;
				this.timeoutValue = null;
				this.timeoutType = null;
				this.paused = false;
			}
			onStatus(e) {
				this.statusText = e.toString();
				return 0;
			}
			onMessageBegin() {
				const { socket: e, client: t } = this;
				if (e.destroyed) {
					return -1;
				}
				if (t[C] === 0) {
					i.destroy(e, new p("bad response", i.getSocketInfo(e)));
					return -1;
				}
				const n = t[D][t[M]];
				if (!n) {
					return -1;
				}
				n.onResponseStarted();
				return 0;
			}
			onHeaderField(e) {
				const t = this.headers.length;
				if ((t & 1) === 0) {
					this.headers.push(e);
				} else {
					this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
				}
				this.trackHeader(e.length);
				return 0;
			}
			onHeaderValue(e) {
				let t = this.headers.length;
				if ((t & 1) === 1) {
					this.headers.push(e);
					t += 1;
				} else {
					this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
				}
				const n = this.headers[t - 2];
				if (n.length === 10) {
					const t = i.bufferToLowerCasedHeaderName(n);
					if (t === "keep-alive") {
						this.keepAlive += e.toString();
					} else if (t === "connection") {
						this.connection += e.toString();
					}
				} else if (n.length === 14 && i.bufferToLowerCasedHeaderName(n) === "content-length") {
					this.contentLength += e.toString();
				}
				this.trackHeader(e.length);
				return 0;
			}
			trackHeader(e) {
				this.headersSize += e;
				if (this.headersSize >= this.headersMaxSize) {
					i.destroy(this.socket, new f());
				}
			}
			onUpgrade(e) {
				const { upgrade: t, client: n, socket: a, headers: o, statusCode: s, statusText: c } = this;
				r(t);
				r(n[F] === a);
				r(!a.destroyed);
				r(!this.paused);
				r((o.length & 1) === 0);
				const l = n[D][n[M]];
				r(l);
				r(l.upgrade || l.method === "CONNECT");
				this.statusCode = 0;
				this.statusText = "";
				this.shouldKeepAlive = false;
				this.headers = [];
				this.headersSize = 0;
				a.unshift(e);
				a[x].destroy();
				a[x] = null;
				a[b] = null;
				a[N] = null;
				se(a);
				n[F] = null;
				n[re] = null;
				n[D][n[M]++] = null;
				n.emit("disconnect", n[v], [n], new m("upgrade"));
				try {
					l.onUpgrade(s, o, a, c);
				} catch (e) {
					i.errorRequest(n, l, e);
					i.destroy(a, e);
				}
				n[W]();
			}
			onHeadersComplete(e, t, n) {
				const { client: a, socket: o, headers: s, statusText: c } = this;
				if (o.destroyed) {
					return -1;
				}
				if (a[C] === 0) {
					i.destroy(o, new p("bad response", i.getSocketInfo(o)));
					return -1;
				}
				const l = a[D][a[M]];
				if (!l) {
					return -1;
				}
				r(!this.upgrade);
				r(this.statusCode < 200);
				if (e === 100) {
					i.destroy(o, new p("bad response", i.getSocketInfo(o)));
					return -1;
				}
				if (t && !l.upgrade) {
					i.destroy(o, new p("bad upgrade", i.getSocketInfo(o)));
					return -1;
				}
				r(this.timeoutType === fe);
				this.statusCode = e;
				this.shouldKeepAlive = n || l.method === "HEAD" && !o[y] && this.connection.toLowerCase() === "keep-alive";
				if (this.statusCode >= 200) {
					const e = l.bodyTimeout != null ? l.bodyTimeout : a[z];
					this.setTimeout(e, pe);
				} else if (this.timeout) {
					if (this.timeout.refresh) {
						this.timeout.refresh();
					}
				}
				if (l.method === "CONNECT") {
					r(a[C] === 1);
					this.upgrade = true;
					return 2;
				}
				if (t) {
					r(a[C] === 1);
					this.upgrade = true;
					return 2;
				}
				r((this.headers.length & 1) === 0);
				this.headers = [];
				this.headersSize = 0;
				if (this.shouldKeepAlive && a[P]) {
					const e = this.keepAlive ? i.parseKeepAliveTimeout(this.keepAlive) : null;
					if (e != null) {
						const t = Math.min(e - a[R], a[ee]);
						if (t <= 0) {
							o[y] = true;
						} else {
							a[I] = t;
						}
					} else {
						a[I] = a[k];
					}
				} else {
					o[y] = true;
				}
				const u = l.onHeaders(e, s, this.resume, c) === false;
				if (l.aborted) {
					return -1;
				}
				if (l.method === "HEAD") {
					return 1;
				}
				if (e < 200) {
					return 1;
				}
				if (o[S]) {
					o[S] = false;
					a[W]();
				}
				return u ? G.ERROR.PAUSED : 0;
			}
			onBody(e) {
				const { client: t, socket: n, statusCode: a, maxResponseSize: o } = this;
				if (n.destroyed) {
					return -1;
				}
				const s = t[D][t[M]];
				r(s);
				r(this.timeoutType === pe);
				if (this.timeout) {
					if (this.timeout.refresh) {
						this.timeout.refresh();
					}
				}
				r(a >= 200);
				if (o > -1 && this.bytesRead + e.length > o) {
					i.destroy(n, new _());
					return -1;
				}
				this.bytesRead += e.length;
				if (s.onData(e) === false) {
					return G.ERROR.PAUSED;
				}
				return 0;
			}
			onMessageComplete() {
				const { client: e, socket: t, statusCode: n, upgrade: a, headers: o, contentLength: s, bytesRead: l, shouldKeepAlive: u } = this;
				if (t.destroyed && (!n || u)) {
					return -1;
				}
				if (a) {
					return 0;
				}
				r(n >= 100);
				r((this.headers.length & 1) === 0);
				const d = e[D][e[M]];
				r(d);
				this.statusCode = 0;
				this.statusText = "";
				this.bytesRead = 0;
				this.contentLength = "";
				this.keepAlive = "";
				this.connection = "";
				this.headers = [];
				this.headersSize = 0;
				if (n < 200) {
					return 0;
				}
				if (d.method !== "HEAD" && s && l !== parseInt(s, 10)) {
					i.destroy(t, new c());
					return -1;
				}
				d.onComplete(o);
				e[D][e[M]++] = null;
				t[J] = e[w] === 0;
				if (t[E]) {
					r(e[C] === 0);
					i.destroy(t, new m("reset"));
					return G.ERROR.PAUSED;
				} else if (!u) {
					i.destroy(t, new m("reset"));
					return G.ERROR.PAUSED;
				} else if (t[y] && e[C] === 0) {
					i.destroy(t, new m("reset"));
					return G.ERROR.PAUSED;
				} else if (e[P] == null || e[P] === 1) {
					setImmediate(e[W]);
				} else {
					e[W]();
				}
				return 0;
			}
		}
		function onParserTimeout(e) {
			const t = e.deref();
			if (!t) {
				return;
			}
			const { socket: n, timeoutType: a, client: o, paused: s } = t;
			if (a === fe) {
				if (!n[E] || n.writableNeedDrain || o[C] > 1) {
					r(!s, "cannot be paused while waiting for headers");
					i.destroy(n, new d());
				}
			} else if (a === pe) {
				if (!s) {
					i.destroy(n, new h());
				}
			} else if (a === me) {
				r(o[C] === 0 && o[I]);
				i.destroy(n, new m("socket idle timeout"));
			}
		}
		function connectH1(e, t) {
			e[F] = t;
			if (!le) {
				le = lazyllhttp();
			}
			if (t.errored) {
				throw t.errored;
			}
			if (t.destroyed) {
				throw new p("destroyed");
			}
			t[O] = false;
			t[E] = false;
			t[y] = false;
			t[S] = false;
			t[K] = 0;
			t[q] = null;
			t[J] = false;
			t[x] = new Parser(e, t, le);
			i.addListener(t, "error", onHttpSocketError);
			i.addListener(t, "readable", onHttpSocketReadable);
			i.addListener(t, "end", onHttpSocketEnd);
			i.addListener(t, "close", onHttpSocketClose);
			t[ie] = false;
			t.on("close", onSocketClose);
			return {
				version: "h1",
				defaultPipelining: 1,
				write(t) {
					return writeH1(e, t);
				},
				resume() {
					resumeH1(e);
				},
				destroy(e, n) {
					if (t[ie]) {
						queueMicrotask(n);
					} else {
						t.on("close", n);
						t.destroy(e);
					}
				},
				get destroyed() {
					return t.destroyed;
				},
				busy(n) {
					if (t[E] || t[y] || t[S] || t[K] === 1) {
						return true;
					}
					if (n) {
						if (e[C] > 0 && !n.idempotent) {
							return true;
						}
						if (e[C] > 0 && (n.upgrade || n.method === "CONNECT")) {
							return true;
						}
						if (e[C] > 0 && i.bodyLength(n.body) !== 0 && (i.isStream(n.body) || i.isAsyncIterable(n.body) || i.isFormDataLike(n.body))) {
							return true;
						}
					}
					return false;
				}
			};
		}
		function onHttpSocketError(e) {
			const t = this[x];
			if (e.code === "ECONNRESET" && t.statusCode && !t.shouldKeepAlive) {
				const e = t.finish();
				if (e) {
					this[N] = e;
					this[b][U](e);
				}
				return;
			}
			this[N] = e;
			this[b][U](e);
		}
		function onHttpSocketReadable() {
			this[x]?.readMore();
		}
		function onHttpSocketEnd() {
			const e = this[x];
			if (e.statusCode && !e.shouldKeepAlive) {
				const t = e.finish();
				if (t) {
					i.destroy(this, t);
				}
				return;
			}
			i.destroy(this, new p("other side closed", i.getSocketInfo(this)));
		}
		function onHttpSocketClose() {
			const e = this[x];
			clearIdleSocketValidation(this);
			if (e) {
				if (!this[N] && e.statusCode && !e.shouldKeepAlive) {
					this[N] = e.finish() || this[N];
				}
				this[x].destroy();
				this[x] = null;
			}
			const t = this[N] || new p("closed", i.getSocketInfo(this));
			const n = this[b];
			n[F] = null;
			n[re] = null;
			if (n.destroyed) {
				r(n[w] === 0);
				const e = n[D].splice(n[M]);
				for (let r = 0; r < e.length; r++) {
					const a = e[r];
					i.errorRequest(n, a, t);
				}
			} else if (n[C] > 0 && t.code !== "UND_ERR_INFO") {
				const e = n[D][n[M]];
				n[D][n[M]++] = null;
				i.errorRequest(n, e, t);
			}
			n[j] = n[M];
			r(n[C] === 0);
			n.emit("disconnect", n[v], [n], t);
			n[W]();
		}
		function onSocketClose() {
			this[ie] = true;
		}
		function clearIdleSocketValidation(e) {
			if (e[q]) {
				clearImmediate(e[q]);
				e[q] = null;
			}
			e[K] = 0;
		}
		function scheduleIdleSocketValidation(e, t) {
			t[K] = 1;
			t[q] = setImmediate(() => {
				t[q] = null;
				t[K] = 2;
				if (e[F] === t && !t.destroyed) {
					e[W]();
				}
			});
		}
		function resumeH1(e) {
			const t = e[F];
			if (t && !t.destroyed) {
				if (e[T] === 0) {
					if (!t[O] && t.unref) {
						t.unref();
						t[O] = true;
					}
				} else if (t[O] && t.ref) {
					t.ref();
					t[O] = false;
				}
				if (e[C] === 0 && e[w] > 0 && t[J]) {
					if (t[K] === 0) {
						scheduleIdleSocketValidation(e, t);
						t[x].readMore();
						if (t.destroyed) {
							return;
						}
						return;
					}
					if (t[K] === 1) {
						t[x].readMore();
						if (t.destroyed) {
							return;
						}
						return;
					}
				}
				if (e[C] === 0) {
					t[x].readMore();
					if (t.destroyed) {
						return;
					}
				}
				if (e[T] === 0) {
					if (t[x].timeoutType !== me) {
						t[x].setTimeout(e[I], me);
					}
				} else if (e[C] > 0 && t[x].statusCode < 200) {
					if (t[x].timeoutType !== fe) {
						const n = e[D][e[M]];
						const r = n.headersTimeout != null ? n.headersTimeout : e[te];
						t[x].setTimeout(r, fe);
					}
				}
			}
		}
		function shouldSendContentLength(e) {
			return e !== "GET" && e !== "HEAD" && e !== "OPTIONS" && e !== "TRACE" && e !== "CONNECT";
		}
		function setTypeOfService(e, t) {
			if (typeof e.setTypeOfService !== "function") {
				return;
			}
			const n = t.typeOfService;
			if (n === undefined) {
				return;
			}
			const r = e[ce];
			if (r === n) {
				return;
			}
			try {
				e.setTypeOfService(n);
				e[ce] = n;
			} catch {}
		}
		function writeH1(e, t) {
			const { method: o, path: c, host: d, upgrade: f, blocking: p, reset: h } = t;
			let { body: g, headers: _, contentLength: v } = t;
			const b = o === "PUT" || o === "POST" || o === "PATCH" || o === "QUERY" || o === "PROPFIND" || o === "PROPPATCH";
			if (i.isFormDataLike(g)) {
				if (!Y) {
					Y = n(84492).extractBody;
				}
				const [e, r] = Y(g);
				if (t.contentType == null) {
					_.push("content-type", r);
				}
				g = e.stream;
				v = e.length;
			} else if (i.isBlobLike(g) && t.contentType == null) {
				const n = g.type;
				if (n) {
					const r = `${n}`;
					if (!i.isValidHeaderValue(r)) {
						i.errorRequest(e, t, new u("invalid content-type header"));
						return false;
					}
					_.push("content-type", r);
				}
			}
			if (g && typeof g.read === "function") {
				g.read(0);
			}
			const x = i.bodyLength(g);
			v = x ?? v;
			if (v === null) {
				v = t.contentLength;
			}
			if (v === 0 && !b) {
				v = null;
			}
			if (shouldSendContentLength(o) && v > 0 && t.contentLength !== null && t.contentLength !== v) {
				if (e[B]) {
					i.errorRequest(e, t, new s());
					return false;
				}
				process.emitWarning(new s());
			}
			const C = e[F];
			clearIdleSocketValidation(C);
			const abort = (n) => {
				if (t.aborted || t.completed) {
					return;
				}
				i.errorRequest(e, t, n || new l());
				i.destroy(g);
				i.destroy(C, new m("aborted"));
			};
			try {
				t.onConnect(abort);
			} catch (n) {
				i.errorRequest(e, t, n);
			}
			if (t.aborted) {
				return false;
			}
			if (o === "HEAD") {
				C[y] = true;
			}
			if (f || o === "CONNECT") {
				C[y] = true;
			}
			if (h != null) {
				C[y] = h;
			}
			if (e[V] && C[ne]++ >= e[V]) {
				C[y] = true;
			}
			if (p) {
				C[S] = true;
			}
			setTypeOfService(C, t);
			let w = `${o} ${c} HTTP/1.1\r\n`;
			if (typeof d === "string") {
				w += `host: ${d}\r\n`;
			} else {
				w += e[A];
			}
			if (f) {
				w += `connection: upgrade\r\nupgrade: ${f}\r\n`;
			} else if (e[P] && !C[y]) {
				w += "connection: keep-alive\r\n";
			} else {
				w += "connection: close\r\n";
			}
			if (Array.isArray(_)) {
				for (let e = 0; e < _.length; e += 2) {
					const t = _[e + 0];
					const n = _[e + 1];
					if (Array.isArray(n)) {
						for (let e = 0; e < n.length; e++) {
							w += `${t}: ${n[e]}\r\n`;
						}
					} else {
						w += `${t}: ${n}\r\n`;
					}
				}
			}
			if (a.sendHeaders.hasSubscribers) {
				a.sendHeaders.publish({
					request: t,
					headers: w,
					socket: C
				});
			}
			if (!g || x === 0) {
				writeBuffer(abort, null, e, t, C, v, w, b);
			} else if (i.isBuffer(g)) {
				writeBuffer(abort, g, e, t, C, v, w, b);
			} else if (i.isBlobLike(g)) {
				if (typeof g.stream === "function") {
					writeIterable(abort, g.stream(), e, t, C, v, w, b);
				} else {
					writeBlob(abort, g, e, t, C, v, w, b);
				}
			} else if (i.isStream(g)) {
				writeStream(abort, g, e, t, C, v, w, b);
			} else if (i.isIterable(g)) {
				writeIterable(abort, g, e, t, C, v, w, b);
			} else {
				r(false);
			}
			return true;
		}
		function writeStream(e, t, n, a, o, s, c, u) {
			r(s !== 0 || n[C] === 0, "stream body cannot be pipelined");
			let d = false;
			const f = new AsyncWriter({
				abort: e,
				socket: o,
				request: a,
				contentLength: s,
				client: n,
				expectsPayload: u,
				header: c
			});
			const onData = function(e) {
				if (d) {
					return;
				}
				try {
					if (!f.write(e) && this.pause) {
						this.pause();
					}
				} catch (e) {
					i.destroy(this, e);
				}
			};
			const onDrain = function() {
				if (d) {
					return;
				}
				if (t.resume) {
					t.resume();
				}
			};
			const onClose = function() {
				queueMicrotask(() => {
					t.removeListener("error", onFinished);
				});
				if (!d) {
					const e = new l();
					queueMicrotask(() => onFinished(e));
				}
			};
			const onFinished = function(e) {
				if (d) {
					return;
				}
				d = true;
				r(o.destroyed || o[E] && n[C] <= 1);
				o.off("drain", onDrain).off("error", onFinished);
				t.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
				if (!e) {
					try {
						f.end();
					} catch (t) {
						e = t;
					}
				}
				f.destroy(e);
				if (e && (e.code !== "UND_ERR_INFO" || e.message !== "reset")) {
					i.destroy(t, e);
				} else {
					i.destroy(t);
				}
			};
			t.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
			if (t.resume) {
				t.resume();
			}
			o.on("drain", onDrain).on("error", onFinished);
			if (t.errorEmitted ?? t.errored) {
				setImmediate(onFinished, t.errored);
			} else if (t.endEmitted ?? t.readableEnded) {
				setImmediate(onFinished, null);
			}
			if (t.closeEmitted ?? t.closed) {
				setImmediate(onClose);
			}
		}
		function writeBuffer(e, t, n, a, o, s, c, l) {
			try {
				if (!t) {
					if (s === 0) {
						o.write(`${c}content-length: 0\r\n\r\n`, "latin1");
					} else {
						r(s === null, "no body must not have content length");
						o.write(`${c}\r\n`, "latin1");
					}
				} else if (i.isBuffer(t)) {
					r(s === t.byteLength, "buffer body must have content length");
					o.cork();
					o.write(`${c}content-length: ${s}\r\n\r\n`, "latin1");
					o.write(t);
					o.uncork();
					a.onBodySent(t);
					if (!l && a.reset !== false) {
						o[y] = true;
					}
				}
				a.onRequestSent();
				n[W]();
			} catch (t) {
				e(t);
			}
		}
		async function writeBlob(e, t, n, i, a, o, c, l) {
			r(o === t.size, "blob body must have content length");
			try {
				if (o != null && o !== t.size) {
					throw new s();
				}
				const e = Buffer.from(await t.arrayBuffer());
				a.cork();
				a.write(`${c}content-length: ${o}\r\n\r\n`, "latin1");
				a.write(e);
				a.uncork();
				i.onBodySent(e);
				i.onRequestSent();
				if (!l && i.reset !== false) {
					a[y] = true;
				}
				n[W]();
			} catch (t) {
				e(t);
			}
		}
		async function writeIterable(e, t, n, i, a, o, s, c) {
			r(o !== 0 || n[C] === 0, "iterator body cannot be pipelined");
			let l = null;
			function onDrain() {
				if (l) {
					const e = l;
					l = null;
					e();
				}
			}
			const waitForDrain = () => new Promise((e, t) => {
				r(l === null);
				if (a[N]) {
					t(a[N]);
				} else {
					l = e;
				}
			});
			a.on("close", onDrain).on("drain", onDrain);
			const u = new AsyncWriter({
				abort: e,
				socket: a,
				request: i,
				contentLength: o,
				client: n,
				expectsPayload: c,
				header: s
			});
			try {
				for await (const e of t) {
					if (a[N]) {
						throw a[N];
					}
					if (!u.write(e)) {
						await waitForDrain();
					}
				}
				u.end();
			} catch (e) {
				u.destroy(e);
			} finally {
				a.off("close", onDrain).off("drain", onDrain);
			}
		}
		class AsyncWriter {
			constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
				this.socket = t;
				this.request = n;
				this.contentLength = r;
				this.client = i;
				this.bytesWritten = 0;
				this.expectsPayload = a;
				this.header = o;
				this.abort = e;
				t[E] = true;
			}
			write(e) {
				const { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: o, header: c } = this;
				if (t[N]) {
					throw t[N];
				}
				if (t.destroyed) {
					return false;
				}
				const l = Buffer.byteLength(e);
				if (!l) {
					return true;
				}
				if (r !== null && a + l > r) {
					if (i[B]) {
						throw new s();
					}
					process.emitWarning(new s());
				}
				t.cork();
				if (a === 0) {
					if (!o && n.reset !== false) {
						t[y] = true;
					}
					if (r === null) {
						t.write(`${c}transfer-encoding: chunked\r\n`, "latin1");
					} else {
						t.write(`${c}content-length: ${r}\r\n\r\n`, "latin1");
					}
				}
				if (r === null) {
					t.write(`\r\n${l.toString(16)}\r\n`, "latin1");
				}
				this.bytesWritten += l;
				const u = t.write(e);
				t.uncork();
				n.onBodySent(e);
				if (!u) {
					if (t[x].timeout && t[x].timeoutType === fe) {
						if (t[x].timeout.refresh) {
							t[x].timeout.refresh();
						}
					}
				}
				return u;
			}
			end() {
				const { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: o } = this;
				o.onRequestSent();
				e[E] = false;
				if (e[N]) {
					throw e[N];
				}
				if (e.destroyed) {
					return;
				}
				if (r === 0) {
					if (i) {
						e.write(`${a}content-length: 0\r\n\r\n`, "latin1");
					} else {
						e.write(`${a}\r\n`, "latin1");
					}
				} else if (t === null) {
					e.write("\r\n0\r\n\r\n", "latin1");
				}
				if (t !== null && r !== t) {
					if (n[B]) {
						throw new s();
					} else {
						process.emitWarning(new s());
					}
				}
				if (e[x].timeout && e[x].timeoutType === fe) {
					if (e[x].timeout.refresh) {
						e[x].timeout.refresh();
					}
				}
				n[W]();
			}
			destroy(e) {
				const { socket: t, client: n, abort: i } = this;
				t[E] = false;
				if (e) {
					r(n[C] <= 1, "pipeline should only contain this request");
					i(e);
				}
			}
		}
		e.exports = connectH1;
	}),
	88788: (function(e, t, n) {
		const r = n(34589);
		const { pipeline: i } = n(57075);
		const a = n(3440);
		const { RequestContentLengthMismatchError: o, RequestAbortedError: s, SocketError: c, InformationalError: l, InvalidArgumentError: u, HeadersTimeoutError: d, BodyTimeoutError: f } = n(68707);
		const { kUrl: p, kReset: m, kClient: h, kRunning: g, kPending: _, kQueue: v, kPendingIdx: y, kRunningIdx: b, kError: x, kSocket: S, kStrictContentLength: C, kOnError: w, kMaxConcurrentStreams: T, kPingInterval: E, kHTTP2Session: D, kHTTP2InitialWindowSize: O, kHTTP2ConnectionWindowSize: k, kResume: A, kSize: j, kHTTPContext: M, kClosed: N, kBodyTimeout: P, kHeadersTimeout: F, kEnableConnectProtocol: I, kRemoteSettings: L, kHTTP2Stream: ee, kHTTP2SessionState: R } = n(36443);
		const { channels: te } = n(42414);
		const z = Symbol("open streams");
		let B;
		let V;
		try {
			V = n(32467);
		} catch {
			V = { constants: {} };
		}
		const { constants: { HTTP2_HEADER_AUTHORITY: ne, HTTP2_HEADER_METHOD: H, HTTP2_HEADER_PATH: U, HTTP2_HEADER_SCHEME: W, HTTP2_HEADER_CONTENT_LENGTH: re, HTTP2_HEADER_EXPECT: ie, HTTP2_HEADER_STATUS: G, HTTP2_HEADER_PROTOCOL: ae, NGHTTP2_REFUSED_STREAM: oe, NGHTTP2_CANCEL: se } } = V;
		function parseH2Headers(e) {
			const t = [];
			for (const [n, r] of Object.entries(e)) {
				if (Array.isArray(r)) {
					for (const e of r) {
						t.push(Buffer.from(n), Buffer.from(e));
					}
				} else {
					t.push(Buffer.from(n), Buffer.from(r));
				}
			}
			return t;
		}
		function connectH2(e, t) {
			e[S] = t;
			const n = e[O];
			const r = e[k];
			const i = V.connect(e[p], {
				createConnection: () => t,
				peerMaxConcurrentStreams: e[T],
				settings: {
					enablePush: false,
					...n != null ? { initialWindowSize: n } : null
				}
			});
			e[S] = t;
			i[z] = 0;
			i[h] = e;
			i[S] = t;
			i[R] = { ping: { interval: e[E] === 0 ? null : setInterval(onHttp2SendPing, e[E], i).unref() } };
			i[I] = false;
			i[L] = false;
			if (r) {
				a.addListener(i, "connect", applyConnectionWindowSize.bind(i, r));
			}
			a.addListener(i, "error", onHttp2SessionError);
			a.addListener(i, "frameError", onHttp2FrameError);
			a.addListener(i, "end", onHttp2SessionEnd);
			a.addListener(i, "goaway", onHttp2SessionGoAway);
			a.addListener(i, "close", onHttp2SessionClose);
			a.addListener(i, "remoteSettings", onHttp2RemoteSettings);
			i.unref();
			e[D] = i;
			t[D] = i;
			a.addListener(t, "error", onHttp2SocketError);
			a.addListener(t, "end", onHttp2SocketEnd);
			a.addListener(t, "close", onHttp2SocketClose);
			t[N] = false;
			t.on("close", onSocketClose);
			return {
				version: "h2",
				defaultPipelining: Infinity,
				write(t) {
					return writeH2(e, t);
				},
				resume() {
					resumeH2(e);
				},
				destroy(e, n) {
					if (t[N]) {
						queueMicrotask(n);
					} else {
						t.destroy(e).on("close", n);
					}
				},
				get destroyed() {
					return t.destroyed;
				},
				busy(t) {
					if (t != null) {
						if (e[g] > 0) {
							if (t.idempotent === false) return true;
							if ((t.upgrade === "websocket" || t.method === "CONNECT") && i[L] === false) return true;
							if (a.bodyLength(t.body) !== 0 && (a.isStream(t.body) || a.isAsyncIterable(t.body) || a.isFormDataLike(t.body))) return true;
						} else {
							return (t.upgrade === "websocket" || t.method === "CONNECT") && i[L] === false;
						}
					}
					return false;
				}
			};
		}
		function resumeH2(e) {
			const t = e[S];
			if (t?.destroyed === false) {
				if (e[j] === 0) {
					t.unref();
					e[D].unref();
				} else {
					t.ref();
					e[D].ref();
				}
			}
		}
		function applyConnectionWindowSize(e) {
			try {
				if (typeof this.setLocalWindowSize === "function") {
					this.setLocalWindowSize(e);
				}
			} catch {}
		}
		function onHttp2RemoteSettings(e) {
			this[h][T] = e.maxConcurrentStreams ?? this[h][T];
			if (this[L] === true && this[I] === true && e.enableConnectProtocol === false) {
				const e = new l("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");
				this[S][x] = e;
				this[h][w](e);
				return;
			}
			this[I] = e.enableConnectProtocol ?? this[I];
			this[L] = true;
			this[h][A]();
		}
		function onHttp2SendPing(e) {
			const t = e[R];
			if ((e.closed || e.destroyed) && t.ping.interval != null) {
				clearInterval(t.ping.interval);
				t.ping.interval = null;
				return;
			}
			e.ping(onPing.bind(e));
			function onPing(e, t) {
				const n = this[h];
				const r = this[h];
				if (e != null) {
					const t = new l(`HTTP/2: "PING" errored - type ${e.message}`);
					r[x] = t;
					n[w](t);
				} else {
					n.emit("ping", t);
				}
			}
		}
		function onHttp2SessionError(e) {
			this[S][x] = e;
			this[h][w](e);
		}
		function onHttp2FrameError(e, t, n) {
			if (n === 0) {
				const n = new l(`HTTP/2: "frameError" received - type ${e}, code ${t}`);
				this[S][x] = n;
				this[h][w](n);
			}
		}
		function onHttp2SessionEnd() {
			const e = new c("other side closed", a.getSocketInfo(this[S]));
			this.destroy(e);
			a.destroy(this[S], e);
		}
		function completeRequest(e, t, n = false) {
			const r = e[v];
			const i = e[b];
			if (i < e[y] && r[i] === t) {
				r[i] = null;
				e[b] = i + 1;
				return;
			}
			const a = r.indexOf(t, i);
			if (a === -1 || a >= e[y]) {
				return;
			}
			r.splice(a, 1);
			e[y]--;
			if (n && e[y] < e[b]) {
				e[y] = e[b];
			}
		}
		function onHttp2SessionGoAway(e) {
			const t = this[x] || new c(`HTTP/2: "GOAWAY" frame received with code ${e}`, a.getSocketInfo(this[S]));
			const n = this[h];
			n[S] = null;
			n[M] = null;
			this.close();
			this[D] = null;
			a.destroy(this[S], t);
			if (n[b] < n[v].length) {
				const e = n[v][n[b]];
				n[v][n[b]++] = null;
				if (e != null) {
					a.errorRequest(n, e, t);
				}
				n[y] = n[b];
			}
			r(n[g] === 0);
			n.emit("disconnect", n[p], [n], t);
			n.emit("connectionError", n[p], [n], t);
			n[A]();
		}
		function onHttp2SessionClose() {
			const { [h]: e, [R]: t } = this;
			const { [S]: n } = e;
			const i = this[S][x] || this[x] || new c("closed", a.getSocketInfo(n));
			e[S] = null;
			e[M] = null;
			if (t.ping.interval != null) {
				clearInterval(t.ping.interval);
				t.ping.interval = null;
			}
			if (e.destroyed) {
				r(e[_] === 0);
				const t = e[v].splice(e[b]);
				for (let n = 0; n < t.length; n++) {
					const r = t[n];
					if (r != null) {
						a.errorRequest(e, r, i);
					}
				}
			}
		}
		function onHttp2SocketClose() {
			const e = this[x] || new c("closed", a.getSocketInfo(this));
			const t = this[D][h];
			t[S] = null;
			t[M] = null;
			if (this[D] !== null) {
				this[D].destroy(e);
			}
			t[y] = t[b];
			r(t[g] === 0);
			t.emit("disconnect", t[p], [t], e);
			t[A]();
		}
		function onHttp2SocketError(e) {
			this[x] = e;
			this[h][w](e);
		}
		function onHttp2SocketEnd() {
			a.destroy(this, new c("other side closed", a.getSocketInfo(this)));
		}
		function onSocketClose() {
			this[N] = true;
		}
		function shouldSendContentLength(e) {
			return e !== "GET" && e !== "HEAD" && e !== "OPTIONS" && e !== "TRACE" && e !== "CONNECT";
		}
		function writeH2(e, t) {
			const i = t.headersTimeout ?? e[F];
			const c = t.bodyTimeout ?? e[P];
			const m = e[D];
			const { method: h, path: g, host: _, upgrade: v, expectContinue: y, signal: b, protocol: x, headers: T } = t;
			let { body: E } = t;
			if (v != null && v !== "websocket") {
				a.errorRequest(e, t, new u(`Custom upgrade "${v}" not supported over HTTP/2`));
				return false;
			}
			const O = {};
			for (let e = 0; e < T.length; e += 2) {
				const t = T[e + 0];
				const n = T[e + 1];
				if (t === "cookie") {
					if (O[t] != null) {
						O[t] = Array.isArray(O[t]) ? (O[t].push(n), O[t]) : [O[t], n];
					} else {
						O[t] = n;
					}
					continue;
				}
				if (Array.isArray(n)) {
					for (let e = 0; e < n.length; e++) {
						if (O[t]) {
							O[t] += `, ${n[e]}`;
						} else {
							O[t] = n[e];
						}
					}
				} else if (O[t]) {
					O[t] += `, ${n}`;
				} else {
					O[t] = n;
				}
			}
			let k = null;
			const { hostname: j, port: M } = e[p];
			O[ne] = _ || `${j}${M ? `:${M}` : ""}`;
			O[H] = h;
			const abort = (n) => {
				if (t.aborted || t.completed) {
					return;
				}
				n = n || new s();
				a.errorRequest(e, t, n);
				if (k != null) {
					k.removeAllListeners("data");
					k.close();
					e[w](n);
					completeRequest(e, t);
					e[A]();
				}
				a.destroy(E, n);
			};
			try {
				t.onConnect(abort);
			} catch (n) {
				a.errorRequest(e, t, n);
			}
			if (t.aborted) {
				return false;
			}
			if (v || h === "CONNECT") {
				m.ref();
				if (v === "websocket") {
					if (m[I] === false) {
						a.errorRequest(e, t, new l("HTTP/2: Extended CONNECT protocol not supported by server"));
						m.unref();
						return false;
					}
					O[H] = "CONNECT";
					O[ae] = "websocket";
					O[U] = g;
					if (x === "ws:" || x === "wss:") {
						O[W] = x === "ws:" ? "http" : "https";
					} else {
						O[W] = x === "http:" ? "http" : "https";
					}
					k = m.request(O, {
						endStream: false,
						signal: b
					});
					k[ee] = true;
					++m[z];
					k.once("response", (n, r) => {
						const { [G]: i, ...a } = n;
						try {
							t.onUpgrade(i, parseH2Headers(a), k);
						} catch (e) {
							abort(e);
							return;
						}
						completeRequest(e, t);
					});
					k.on("error", () => {
						if (k.rstCode === oe || k.rstCode === se) {
							abort(new l(`HTTP/2: "stream error" received - code ${k.rstCode}`));
						}
					});
					k.once("close", () => {
						m[z] -= 1;
						if (m[z] === 0) m.unref();
					});
					k.setTimeout(i);
					return true;
				}
				k = m.request(O, {
					endStream: false,
					signal: b
				});
				k[ee] = true;
				++m[z];
				k.on("response", (n) => {
					const { [G]: r, ...i } = n;
					try {
						t.onUpgrade(r, parseH2Headers(i), k);
					} catch (e) {
						abort(e);
						return;
					}
					completeRequest(e, t);
				});
				k.on("error", abort);
				k.once("close", () => {
					m[z] -= 1;
					if (m[z] === 0) m.unref();
				});
				k.setTimeout(i);
				return true;
			}
			O[U] = g;
			O[W] = x === "http:" ? "http" : "https";
			const N = h === "PUT" || h === "POST" || h === "PATCH";
			if (E && typeof E.read === "function") {
				E.read(0);
			}
			let L = a.bodyLength(E);
			if (a.isFormDataLike(E)) {
				B ??= n(84492).extractBody;
				const [e, t] = B(E);
				O["content-type"] = t;
				E = e.stream;
				L = e.length;
			}
			if (L == null) {
				L = t.contentLength;
			}
			if (!N) {
				L = null;
			}
			if (shouldSendContentLength(h) && L > 0 && t.contentLength != null && t.contentLength !== L) {
				if (e[C]) {
					a.errorRequest(e, t, new o());
					return false;
				}
				process.emitWarning(new o());
			}
			if (L != null) {
				r(E || L === 0, "no body must not have content length");
				O[re] = `${L}`;
			}
			m.ref();
			if (te.sendHeaders.hasSubscribers) {
				let e = "";
				for (const t in O) {
					e += `${t}: ${O[t]}\r\n`;
				}
				te.sendHeaders.publish({
					request: t,
					headers: e,
					socket: m[S]
				});
			}
			const R = h === "GET" || h === "HEAD" || E === null;
			if (y) {
				O[ie] = "100-continue";
				k = m.request(O, {
					endStream: R,
					signal: b
				});
				k[ee] = true;
				k.once("continue", writeBodyH2);
			} else {
				k = m.request(O, {
					endStream: R,
					signal: b
				});
				k[ee] = true;
				writeBodyH2();
			}
			++m[z];
			k.setTimeout(i);
			let V = false;
			k.once("response", (e) => {
				const { [G]: n, ...r } = e;
				t.onResponseStarted();
				V = true;
				k.setTimeout(c);
				if (t.aborted) {
					k.removeAllListeners("data");
					return;
				}
				if (t.onHeaders(Number(n), parseH2Headers(r), k.resume.bind(k), "") === false) {
					k.pause();
				}
				k.on("data", (e) => {
					if (t.aborted || t.completed) {
						return;
					}
					if (t.onData(e) === false) {
						k.pause();
					}
				});
			});
			k.once("end", () => {
				k.removeAllListeners("data");
				if (V) {
					if (!t.aborted && !t.completed) {
						t.onComplete({});
					}
					completeRequest(e, t);
					e[A]();
				} else {
					abort(new l("HTTP/2: stream half-closed (remote)"));
					completeRequest(e, t, true);
					e[A]();
				}
			});
			k.once("close", () => {
				k.removeAllListeners("data");
				m[z] -= 1;
				if (m[z] === 0) {
					m.unref();
				}
				if (!t.aborted && !t.completed) {
					abort(new l("HTTP/2: stream closed before the response was complete"));
				}
			});
			k.once("error", function(e) {
				k.removeAllListeners("data");
				abort(e);
			});
			k.once("frameError", (e, t) => {
				k.removeAllListeners("data");
				abort(new l(`HTTP/2: "frameError" received - type ${e}, code ${t}`));
			});
			k.on("aborted", () => {
				k.removeAllListeners("data");
			});
			k.on("timeout", () => {
				const e = V ? new f(`HTTP/2: "body timeout after ${c}"`) : new d(`HTTP/2: "headers timeout after ${i}"`);
				k.removeAllListeners("data");
				m[z] -= 1;
				if (m[z] === 0) {
					m.unref();
				}
				abort(e);
			});
			k.once("trailers", (e) => {
				if (t.aborted || t.completed) {
					return;
				}
				k.removeAllListeners("data");
				t.onComplete(e);
			});
			return true;
			function writeBodyH2() {
				if (!E || L === 0) {
					writeBuffer(abort, k, null, e, t, e[S], L, N);
				} else if (a.isBuffer(E)) {
					writeBuffer(abort, k, E, e, t, e[S], L, N);
				} else if (a.isBlobLike(E)) {
					if (typeof E.stream === "function") {
						writeIterable(abort, k, E.stream(), e, t, e[S], L, N);
					} else {
						writeBlob(abort, k, E, e, t, e[S], L, N);
					}
				} else if (a.isStream(E)) {
					writeStream(abort, e[S], N, k, E, e, t, L);
				} else if (a.isIterable(E)) {
					writeIterable(abort, k, E, e, t, e[S], L, N);
				} else {
					r(false);
				}
			}
		}
		function writeBuffer(e, t, n, i, o, s, c, l) {
			try {
				if (n != null && a.isBuffer(n)) {
					r(c === n.byteLength, "buffer body must have content length");
					t.cork();
					t.write(n);
					t.uncork();
					t.end();
					o.onBodySent(n);
				}
				if (!l) {
					s[m] = true;
				}
				o.onRequestSent();
				i[A]();
			} catch (t) {
				e(t);
			}
		}
		function writeStream(e, t, n, o, s, c, l, u) {
			r(u !== 0 || c[g] === 0, "stream body cannot be pipelined");
			const d = i(s, o, (r) => {
				if (r) {
					a.destroy(d, r);
					e(r);
				} else {
					a.removeAllListeners(d);
					l.onRequestSent();
					if (!n) {
						t[m] = true;
					}
					c[A]();
				}
			});
			a.addListener(d, "data", onPipeData);
			function onPipeData(e) {
				l.onBodySent(e);
			}
		}
		async function writeBlob(e, t, n, i, a, s, c, l) {
			r(c === n.size, "blob body must have content length");
			try {
				if (c != null && c !== n.size) {
					throw new o();
				}
				const e = Buffer.from(await n.arrayBuffer());
				t.cork();
				t.write(e);
				t.uncork();
				t.end();
				a.onBodySent(e);
				a.onRequestSent();
				if (!l) {
					s[m] = true;
				}
				i[A]();
			} catch (t) {
				e(t);
			}
		}
		async function writeIterable(e, t, n, i, a, o, s, c) {
			r(s !== 0 || i[g] === 0, "iterator body cannot be pipelined");
			let l = null;
			function onDrain() {
				if (l) {
					const e = l;
					l = null;
					e();
				}
			}
			const waitForDrain = () => new Promise((e, t) => {
				r(l === null);
				if (o[x]) {
					t(o[x]);
				} else {
					l = e;
				}
			});
			t.on("close", onDrain).on("drain", onDrain);
			try {
				for await (const e of n) {
					if (o[x]) {
						throw o[x];
					}
					const n = t.write(e);
					a.onBodySent(e);
					if (!n) {
						await waitForDrain();
					}
				}
				t.end();
				a.onRequestSent();
				if (!c) {
					o[m] = true;
				}
				i[A]();
			} catch (t) {
				e(t);
			} finally {
				t.off("close", onDrain).off("drain", onDrain);
			}
		}
		e.exports = connectH2;
	}),
	23701: (function(e, t, n) {
		const r = n(34589);
		const i = n(77030);
		const a = n(37067);
		const o = n(3440);
		const { ClientStats: s } = n(46854);
		const { channels: c } = n(42414);
		const l = n(44655);
		const u = n(21841);
		const { InvalidArgumentError: d, InformationalError: f, ClientDestroyedError: p } = n(68707);
		const m = n(59136);
		const { kUrl: h, kServerName: g, kClient: _, kBusy: v, kConnect: y, kResuming: b, kRunning: x, kPending: S, kSize: C, kQueue: w, kConnected: T, kConnecting: E, kNeedDrain: D, kKeepAliveDefaultTimeout: O, kHostHeader: k, kPendingIdx: A, kRunningIdx: j, kError: M, kPipelining: N, kKeepAliveTimeoutValue: P, kMaxHeadersSize: F, kKeepAliveMaxTimeout: I, kKeepAliveTimeoutThreshold: L, kHeadersTimeout: ee, kBodyTimeout: R, kStrictContentLength: te, kConnector: z, kMaxRequests: B, kCounter: V, kClose: ne, kDestroy: H, kDispatch: U, kLocalAddress: W, kMaxResponseSize: re, kOnError: ie, kHTTPContext: G, kMaxConcurrentStreams: ae, kHTTP2InitialWindowSize: oe, kHTTP2ConnectionWindowSize: se, kResume: K, kPingInterval: q } = n(36443);
		const J = n(637);
		const ce = n(88788);
		const Y = Symbol("kClosedResolve");
		const le = a && a.maxHeaderSize && Number.isInteger(a.maxHeaderSize) && a.maxHeaderSize > 0 ? () => a.maxHeaderSize : () => {
			throw new d("http module not available or http.maxHeaderSize invalid");
		};
		const noop = () => {};
		function getPipelining(e) {
			return e[N] ?? e[G]?.defaultPipelining ?? 1;
		}
		class Client extends u {
			constructor(e, { maxHeaderSize: t, headersTimeout: n, socketTimeout: r, requestTimeout: a, connectTimeout: s, bodyTimeout: c, idleTimeout: l, keepAlive: u, keepAliveTimeout: f, maxKeepAliveTimeout: p, keepAliveMaxTimeout: _, keepAliveTimeoutThreshold: v, socketPath: y, pipelining: x, tls: S, strictContentLength: C, maxCachedSessions: T, connect, maxRequestsPerClient: E, localAddress: M, maxResponseSize: V, autoSelectFamily: ne, autoSelectFamilyAttemptTimeout: H, maxConcurrentStreams: U, allowH2: J, useH2c: ce, initialWindowSize: X, connectionWindowSize: Z, pingInterval: Q, webSocket: $, eventSource: ue } = {}) {
				if (u !== undefined) {
					throw new d("unsupported keepAlive, use pipelining=0 instead");
				}
				if (r !== undefined) {
					throw new d("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
				}
				if (a !== undefined) {
					throw new d("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
				}
				if (l !== undefined) {
					throw new d("unsupported idleTimeout, use keepAliveTimeout instead");
				}
				if (p !== undefined) {
					throw new d("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
				}
				if (t != null) {
					if (!Number.isInteger(t) || t < 1) {
						throw new d("invalid maxHeaderSize");
					}
				} else {
					t = le();
				}
				if (y != null && typeof y !== "string") {
					throw new d("invalid socketPath");
				}
				if (s != null && (!Number.isFinite(s) || s < 0)) {
					throw new d("invalid connectTimeout");
				}
				if (f != null && (!Number.isFinite(f) || f <= 0)) {
					throw new d("invalid keepAliveTimeout");
				}
				if (_ != null && (!Number.isFinite(_) || _ <= 0)) {
					throw new d("invalid keepAliveMaxTimeout");
				}
				if (v != null && !Number.isFinite(v)) {
					throw new d("invalid keepAliveTimeoutThreshold");
				}
				if (n != null && (!Number.isInteger(n) || n < 0)) {
					throw new d("headersTimeout must be a positive integer or zero");
				}
				if (c != null && (!Number.isInteger(c) || c < 0)) {
					throw new d("bodyTimeout must be a positive integer or zero");
				}
				if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
					throw new d("connect must be a function or an object");
				}
				if (E != null && (!Number.isInteger(E) || E < 0)) {
					throw new d("maxRequestsPerClient must be a positive number");
				}
				if (M != null && (typeof M !== "string" || i.isIP(M) === 0)) {
					throw new d("localAddress must be valid string IP address");
				}
				if (V != null && (!Number.isInteger(V) || V < -1)) {
					throw new d("maxResponseSize must be a positive number");
				}
				if (H != null && (!Number.isInteger(H) || H < -1)) {
					throw new d("autoSelectFamilyAttemptTimeout must be a positive number");
				}
				if (J != null && typeof J !== "boolean") {
					throw new d("allowH2 must be a valid boolean value");
				}
				if (U != null && (typeof U !== "number" || U < 1)) {
					throw new d("maxConcurrentStreams must be a positive integer, greater than 0");
				}
				if (ce != null && typeof ce !== "boolean") {
					throw new d("useH2c must be a valid boolean value");
				}
				if (X != null && (!Number.isInteger(X) || X < 1)) {
					throw new d("initialWindowSize must be a positive integer, greater than 0");
				}
				if (Z != null && (!Number.isInteger(Z) || Z < 1)) {
					throw new d("connectionWindowSize must be a positive integer, greater than 0");
				}
				if (Q != null && (typeof Q !== "number" || !Number.isInteger(Q) || Q < 0)) {
					throw new d("pingInterval must be a positive integer, greater or equal to 0");
				}
				super({
					webSocket: $,
					eventSource: ue
				});
				if (typeof connect !== "function") {
					connect = m({
						...S,
						maxCachedSessions: T,
						allowH2: J,
						useH2c: ce,
						socketPath: y,
						timeout: s,
						...typeof ne === "boolean" ? {
							autoSelectFamily: ne,
							autoSelectFamilyAttemptTimeout: H
						} : undefined,
						...connect
					});
				} else {
					const e = connect;
					connect = (t, n) => e({
						...t,
						...y != null ? { socketPath: y } : null,
						...J != null ? { allowH2: J } : null
					}, n);
				}
				this[h] = o.parseOrigin(e);
				this[z] = connect;
				this[N] = x != null ? x : 1;
				this[F] = t;
				this[O] = f == null ? 4e3 : f;
				this[I] = _ == null ? 6e5 : _;
				this[L] = v == null ? 2e3 : v;
				this[P] = this[O];
				this[g] = null;
				this[W] = M != null ? M : null;
				this[b] = 0;
				this[D] = 0;
				this[k] = `host: ${this[h].hostname}${this[h].port ? `:${this[h].port}` : ""}\r\n`;
				this[R] = c != null ? c : 3e5;
				this[ee] = n != null ? n : 3e5;
				this[te] = C == null ? true : C;
				this[B] = E;
				this[Y] = null;
				this[re] = V > -1 ? V : -1;
				this[G] = null;
				this[ae] = U != null ? U : 100;
				this[oe] = X != null ? X : 262144;
				this[se] = Z != null ? Z : 524288;
				this[q] = Q != null ? Q : 6e4;
				this[w] = [];
				this[j] = 0;
				this[A] = 0;
				this[K] = (e) => resume(this, e);
				this[ie] = (e) => onError(this, e);
			}
			get pipelining() {
				return this[N];
			}
			set pipelining(e) {
				this[N] = e;
				this[K](true);
			}
			get stats() {
				return new s(this);
			}
			get [S]() {
				return this[w].length - this[A];
			}
			get [x]() {
				return this[A] - this[j];
			}
			get [C]() {
				return this[w].length - this[j];
			}
			get [T]() {
				return !!this[G] && !this[E] && !this[G].destroyed;
			}
			get [v]() {
				return Boolean(this[G]?.busy(null) || this[C] >= (getPipelining(this) || 1) || this[S] > 0);
			}
			[y](e) {
				connect(this);
				this.once("connect", e);
			}
			[U](e, t) {
				const n = new l(this[h].origin, e, t);
				this[w].push(n);
				if (this[b]) {} else if (o.bodyLength(n.body) == null && o.isIterable(n.body)) {
					this[b] = 1;
					queueMicrotask(() => resume(this));
				} else {
					this[K](true);
				}
				if (this[b] && this[D] !== 2 && this[v]) {
					this[D] = 2;
				}
				return this[D] < 2;
			}
			[ne]() {
				return new Promise((e) => {
					if (this[C]) {
						this[Y] = e;
					} else {
						e(null);
					}
				});
			}
			[H](e) {
				return new Promise((t) => {
					const n = this[w].splice(this[A]);
					for (let t = 0; t < n.length; t++) {
						const r = n[t];
						if (r != null) {
							o.errorRequest(this, r, e);
						}
					}
					const callback = () => {
						if (this[Y]) {
							this[Y]();
							this[Y] = null;
						}
						t(null);
					};
					if (this[G]) {
						this[G].destroy(e, callback);
						this[G] = null;
					} else {
						queueMicrotask(callback);
					}
					this[K]();
				});
			}
		}
		function onError(e, t) {
			if (e[x] === 0 && t.code !== "UND_ERR_INFO" && t.code !== "UND_ERR_SOCKET") {
				r(e[A] === e[j]);
				const n = e[w].splice(e[j]);
				for (let r = 0; r < n.length; r++) {
					const i = n[r];
					if (i != null) {
						o.errorRequest(e, i, t);
					}
				}
				r(e[C] === 0);
			}
		}
		function connect(e) {
			r(!e[E]);
			r(!e[G]);
			let { host: t, hostname: n, protocol: a, port: s } = e[h];
			if (n[0] === "[") {
				const e = n.indexOf("]");
				r(e !== -1);
				const t = n.substring(1, e);
				r(i.isIPv6(t));
				n = t;
			}
			e[E] = true;
			if (c.beforeConnect.hasSubscribers) {
				c.beforeConnect.publish({
					connectParams: {
						host: t,
						hostname: n,
						protocol: a,
						port: s,
						version: e[G]?.version,
						servername: e[g],
						localAddress: e[W]
					},
					connector: e[z]
				});
			}
			try {
				e[z]({
					host: t,
					hostname: n,
					protocol: a,
					port: s,
					servername: e[g],
					localAddress: e[W]
				}, (i, l) => {
					if (i) {
						handleConnectError(e, i, {
							host: t,
							hostname: n,
							protocol: a,
							port: s
						});
						e[K]();
						return;
					}
					if (e.destroyed) {
						o.destroy(l.on("error", noop), new p());
						e[K]();
						return;
					}
					r(l);
					try {
						e[G] = l.alpnProtocol === "h2" ? ce(e, l) : J(e, l);
					} catch (r) {
						l.destroy().on("error", noop);
						handleConnectError(e, r, {
							host: t,
							hostname: n,
							protocol: a,
							port: s
						});
						e[K]();
						return;
					}
					e[E] = false;
					l[V] = 0;
					l[B] = e[B];
					l[_] = e;
					l[M] = null;
					if (c.connected.hasSubscribers) {
						c.connected.publish({
							connectParams: {
								host: t,
								hostname: n,
								protocol: a,
								port: s,
								version: e[G]?.version,
								servername: e[g],
								localAddress: e[W]
							},
							connector: e[z],
							socket: l
						});
					}
					e.emit("connect", e[h], [e]);
					e[K]();
				});
			} catch (r) {
				handleConnectError(e, r, {
					host: t,
					hostname: n,
					protocol: a,
					port: s
				});
				e[K]();
			}
		}
		function handleConnectError(e, t, { host: n, hostname: i, protocol: a, port: s }) {
			if (e.destroyed) {
				return;
			}
			e[E] = false;
			if (c.connectError.hasSubscribers) {
				c.connectError.publish({
					connectParams: {
						host: n,
						hostname: i,
						protocol: a,
						port: s,
						version: e[G]?.version,
						servername: e[g],
						localAddress: e[W]
					},
					connector: e[z],
					error: t
				});
			}
			if (t.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
				r(e[x] === 0);
				while (e[S] > 0 && e[w][e[A]].servername === e[g]) {
					const n = e[w][e[A]++];
					o.errorRequest(e, n, t);
				}
			} else {
				onError(e, t);
			}
			e.emit("connectionError", e[h], [e], t);
		}
		function emitDrain(e) {
			e[D] = 0;
			e.emit("drain", e[h], [e]);
		}
		function resume(e, t) {
			if (e[b] === 2) {
				return;
			}
			e[b] = 2;
			_resume(e, t);
			e[b] = 0;
			if (e[j] > 256) {
				e[w].splice(0, e[j]);
				e[A] -= e[j];
				e[j] = 0;
			}
		}
		function _resume(e, t) {
			while (true) {
				if (e.destroyed) {
					r(e[S] === 0);
					return;
				}
				if (e[Y] && !e[C]) {
					e[Y]();
					e[Y] = null;
					return;
				}
				if (e[G]) {
					e[G].resume();
				}
				if (e[v]) {
					e[D] = 2;
				} else if (e[D] === 2) {
					if (t) {
						e[D] = 1;
						queueMicrotask(() => emitDrain(e));
					} else {
						emitDrain(e);
					}
					continue;
				}
				if (e[S] === 0) {
					return;
				}
				if (e[x] >= (getPipelining(e) || 1)) {
					return;
				}
				const n = e[w][e[A]];
				if (n === null) {
					return;
				}
				if (e[h].protocol === "https:" && e[g] !== n.servername) {
					if (e[x] > 0) {
						return;
					}
					e[g] = n.servername;
					e[G]?.destroy(new f("servername changed"), () => {
						e[G] = null;
						resume(e);
					});
				}
				if (e[E]) {
					return;
				}
				if (!e[G]) {
					connect(e);
					return;
				}
				if (e[G].destroyed) {
					return;
				}
				if (e[G].busy(n)) {
					return;
				}
				if (!n.aborted && e[G].write(n)) {
					e[A]++;
				} else {
					e[w].splice(e[A], 1);
				}
			}
		}
		e.exports = Client;
	}),
	21841: (function(e, t, n) {
		const r = n(4573);
		const i = n(30883);
		const a = n(92365);
		const { ClientDestroyedError: o, ClientClosedError: s, InvalidArgumentError: c } = n(68707);
		const { kDestroy: l, kClose: u, kClosed: d, kDestroyed: f, kDispatch: p } = n(36443);
		const m = Symbol("onDestroyed");
		const h = Symbol("onClosed");
		const g = Symbol("webSocketOptions");
		const _ = Symbol("eventSourceOptions");
		class DispatcherBase extends i {
			[f] = false;
			[m] = null;
			[d] = false;
			[h] = null;
			constructor(e) {
				super();
				this[g] = e?.webSocket ?? {};
				this[_] = e?.eventSource ?? {};
			}
			get webSocketOptions() {
				return {
					maxFragments: this[g].maxFragments ?? 131072,
					maxPayloadSize: this[g].maxPayloadSize ?? 128 * 1024 * 1024
				};
			}
			get eventSourceOptions() {
				return { maxEventSize: this[_].maxEventSize ?? r.kStringMaxLength };
			}
			get destroyed() {
				return this[f];
			}
			get closed() {
				return this[d];
			}
			close(e) {
				if (e === undefined) {
					return new Promise((e, t) => {
						this.close((n, r) => {
							return n ? t(n) : e(r);
						});
					});
				}
				if (typeof e !== "function") {
					throw new c("invalid callback");
				}
				if (this[f]) {
					const t = new o();
					queueMicrotask(() => e(t, null));
					return;
				}
				if (this[d]) {
					if (this[h]) {
						this[h].push(e);
					} else {
						queueMicrotask(() => e(null, null));
					}
					return;
				}
				this[d] = true;
				this[h] ??= [];
				this[h].push(e);
				const onClosed = () => {
					const e = this[h];
					this[h] = null;
					for (let t = 0; t < e.length; t++) {
						e[t](null, null);
					}
				};
				this[u]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
			}
			destroy(e, t) {
				if (typeof e === "function") {
					t = e;
					e = null;
				}
				if (t === undefined) {
					return new Promise((t, n) => {
						this.destroy(e, (e, r) => {
							return e ? n(e) : t(r);
						});
					});
				}
				if (typeof t !== "function") {
					throw new c("invalid callback");
				}
				if (this[f]) {
					if (this[m]) {
						this[m].push(t);
					} else {
						queueMicrotask(() => t(null, null));
					}
					return;
				}
				if (!e) {
					e = new o();
				}
				this[f] = true;
				this[m] ??= [];
				this[m].push(t);
				const onDestroyed = () => {
					const e = this[m];
					this[m] = null;
					for (let t = 0; t < e.length; t++) {
						e[t](null, null);
					}
				};
				this[l](e).then(() => queueMicrotask(onDestroyed));
			}
			dispatch(e, t) {
				if (!t || typeof t !== "object") {
					throw new c("handler must be an object");
				}
				t = a.unwrap(t);
				try {
					if (!e || typeof e !== "object") {
						throw new c("opts must be an object.");
					}
					if (this[f] || this[m]) {
						throw new o();
					}
					if (this[d]) {
						throw new s();
					}
					return this[p](e, t);
				} catch (e) {
					if (typeof t.onError !== "function") {
						throw e;
					}
					t.onError(e);
					return false;
				}
			}
		}
		e.exports = DispatcherBase;
	}),
	30883: (function(e, t, n) {
		const r = n(78474);
		const i = n(99510);
		const wrapInterceptor = (e) => (t, n) => e(t, i.wrap(n));
		class Dispatcher extends r {
			dispatch() {
				throw new Error("not implemented");
			}
			close() {
				throw new Error("not implemented");
			}
			destroy() {
				throw new Error("not implemented");
			}
			compose(...e) {
				const t = Array.isArray(e[0]) ? e[0] : e;
				let n = this.dispatch.bind(this);
				for (const e of t) {
					if (e == null) {
						continue;
					}
					if (typeof e !== "function") {
						throw new TypeError(`invalid interceptor, expected function received ${typeof e}`);
					}
					n = e(n);
					n = wrapInterceptor(n);
					if (n == null || typeof n !== "function" || n.length !== 2) {
						throw new TypeError("invalid interceptor");
					}
				}
				return new Proxy(this, { get: (e, t) => t === "dispatch" ? n : e[t] });
			}
		}
		e.exports = Dispatcher;
	}),
	64660: (function(e) {
		const t = 2048;
		const n = t - 1;
		class FixedCircularBuffer {
			bottom = 0;
			top = 0;
			list = new Array(t).fill(undefined);
			next = null;
			isEmpty() {
				return this.top === this.bottom;
			}
			isFull() {
				return (this.top + 1 & n) === this.bottom;
			}
			push(e) {
				this.list[this.top] = e;
				this.top = this.top + 1 & n;
			}
			shift() {
				const e = this.list[this.bottom];
				if (e === undefined) {
					return null;
				}
				this.list[this.bottom] = undefined;
				this.bottom = this.bottom + 1 & n;
				return e;
			}
		}
		e.exports = class FixedQueue {
			constructor() {
				this.head = this.tail = new FixedCircularBuffer();
			}
			isEmpty() {
				return this.head.isEmpty();
			}
			push(e) {
				if (this.head.isFull()) {
					this.head = this.head.next = new FixedCircularBuffer();
				}
				this.head.push(e);
			}
			shift() {
				const e = this.tail;
				const t = e.shift();
				if (e.isEmpty() && e.next !== null) {
					this.tail = e.next;
					e.next = null;
				}
				return t;
			}
		};
	}),
	42128: (function(e, t, n) {
		const { PoolStats: r } = n(46854);
		const i = n(21841);
		const a = n(64660);
		const { kConnected: o, kSize: s, kRunning: c, kPending: l, kQueued: u, kBusy: d, kFree: f, kUrl: p, kClose: m, kDestroy: h, kDispatch: g } = n(36443);
		const _ = Symbol("clients");
		const v = Symbol("needDrain");
		const y = Symbol("queue");
		const b = Symbol("closed resolve");
		const x = Symbol("onDrain");
		const S = Symbol("onConnect");
		const C = Symbol("onDisconnect");
		const w = Symbol("onConnectionError");
		const T = Symbol("get dispatcher");
		const E = Symbol("add client");
		const D = Symbol("remove client");
		class PoolBase extends i {
			[y] = new a();
			[u] = 0;
			[_] = [];
			[v] = false;
			[x](e, t, n) {
				const r = this[y];
				let i = false;
				while (!i) {
					const t = r.shift();
					if (!t) {
						break;
					}
					this[u]--;
					i = !e.dispatch(t.opts, t.handler);
				}
				e[v] = i;
				if (!i && this[v]) {
					this[v] = false;
					this.emit("drain", t, [this, ...n]);
				}
				if (this[b] && r.isEmpty()) {
					const e = [];
					for (let t = 0; t < this[_].length; t++) {
						const n = this[_][t];
						if (!n.destroyed) {
							e.push(n.close());
						}
					}
					return Promise.all(e).then(this[b]);
				}
			}
			[S] = (e, t) => {
				this.emit("connect", e, [this, ...t]);
			};
			[C] = (e, t, n) => {
				this.emit("disconnect", e, [this, ...t], n);
			};
			[w] = (e, t, n) => {
				this.emit("connectionError", e, [this, ...t], n);
			};
			get [d]() {
				return this[v];
			}
			get [o]() {
				let e = 0;
				for (const { [o]: t } of this[_]) {
					e += t;
				}
				return e;
			}
			get [f]() {
				let e = 0;
				for (const { [o]: t, [v]: n } of this[_]) {
					e += t && !n;
				}
				return e;
			}
			get [l]() {
				let e = this[u];
				for (const { [l]: t } of this[_]) {
					e += t;
				}
				return e;
			}
			get [c]() {
				let e = 0;
				for (const { [c]: t } of this[_]) {
					e += t;
				}
				return e;
			}
			get [s]() {
				let e = this[u];
				for (const { [s]: t } of this[_]) {
					e += t;
				}
				return e;
			}
			get stats() {
				return new r(this);
			}
			[m]() {
				if (this[y].isEmpty()) {
					const e = [];
					for (let t = 0; t < this[_].length; t++) {
						const n = this[_][t];
						if (!n.destroyed) {
							e.push(n.close());
						}
					}
					return Promise.all(e);
				} else {
					return new Promise((e) => {
						this[b] = e;
					});
				}
			}
			[h](e) {
				while (true) {
					const t = this[y].shift();
					if (!t) {
						break;
					}
					t.handler.onError(e);
				}
				const t = new Array(this[_].length);
				for (let n = 0; n < this[_].length; n++) {
					t[n] = this[_][n].destroy(e);
				}
				return Promise.all(t);
			}
			[g](e, t) {
				const n = this[T]();
				if (!n) {
					this[v] = true;
					this[y].push({
						opts: e,
						handler: t
					});
					this[u]++;
				} else if (!n.dispatch(e, t)) {
					n[v] = true;
					this[v] = !this[T]();
				}
				return !this[v];
			}
			[E](e) {
				e.on("drain", this[x].bind(this, e)).on("connect", this[S]).on("disconnect", this[C]).on("connectionError", this[w]);
				this[_].push(e);
				if (this[v]) {
					queueMicrotask(() => {
						if (this[v]) {
							this[x](e, e[p], [e, this]);
						}
					});
				}
				return this;
			}
			[D](e) {
				e.close(() => {
					const t = this[_].indexOf(e);
					if (t !== -1) {
						this[_].splice(t, 1);
					}
				});
				this[v] = this[_].some((e) => !e[v] && e.closed !== true && e.destroyed !== true);
			}
		}
		e.exports = {
			PoolBase,
			kClients: _,
			kNeedDrain: v,
			kAddClient: E,
			kRemoveClient: D,
			kGetDispatcher: T
		};
	}),
	30628: (function(e, t, n) {
		const { PoolBase: r, kClients: i, kNeedDrain: a, kAddClient: o, kGetDispatcher: s, kRemoveClient: c } = n(42128);
		const l = n(23701);
		const { InvalidArgumentError: u } = n(68707);
		const d = n(3440);
		const { kUrl: f } = n(36443);
		const p = n(59136);
		const m = Symbol("options");
		const h = Symbol("connections");
		const g = Symbol("factory");
		function defaultFactory(e, t) {
			return new l(e, t);
		}
		class Pool extends r {
			constructor(e, { connections: t, factory: n = defaultFactory, connect: r, connectTimeout: a, tls: o, maxCachedSessions: s, socketPath: c, autoSelectFamily: l, autoSelectFamilyAttemptTimeout: _, allowH2: v, clientTtl: y, ...b } = {}) {
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
						allowH2: v,
						socketPath: c,
						timeout: a,
						...typeof l === "boolean" ? {
							autoSelectFamily: l,
							autoSelectFamilyAttemptTimeout: _
						} : undefined,
						...r
					});
				}
				super(b);
				this[h] = t || null;
				this[f] = d.parseOrigin(e);
				this[m] = {
					...d.deepClone(b),
					connect: r,
					allowH2: v,
					clientTtl: y,
					socketPath: c
				};
				this[m].interceptors = b.interceptors ? { ...b.interceptors } : undefined;
				this[g] = n;
				this.on("connect", (e, t) => {
					if (y != null && y > 0) {
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
				for (const t of this[i]) {
					if (e != null && e > 0 && t.ttl && Date.now() - t.ttl > e) {
						this[c](t);
					} else if (!t[a]) {
						return t;
					}
				}
				if (!this[h] || this[i].length < this[h]) {
					const e = this[g](this[f], this[m]);
					this[o](e);
					return e;
				}
			}
		}
		e.exports = Pool;
	}),
	276: (function(e) {
		const t = new TextDecoder();
		function utf8DecodeBytes(e) {
			if (e.length === 0) {
				return "";
			}
			if (e[0] === 239 && e[1] === 187 && e[2] === 191) {
				e = e.subarray(3);
			}
			const n = t.decode(e);
			return n;
		}
		e.exports = { utf8DecodeBytes };
	}),
	92365: (function(e, t, n) {
		const { parseHeaders: r } = n(3440);
		const { InvalidArgumentError: i } = n(68707);
		const a = Symbol("resume");
		class UnwrapController {
			#e = false;
			#t = null;
			#n = false;
			#r;
			[a] = null;
			rawHeaders = null;
			rawTrailers = null;
			constructor(e) {
				this.#r = e;
			}
			pause() {
				this.#e = true;
			}
			resume() {
				if (this.#e) {
					this.#e = false;
					this[a]?.();
				}
			}
			abort(e) {
				if (!this.#n) {
					this.#n = true;
					this.#t = e;
					this.#r(e);
				}
			}
			get aborted() {
				return this.#n;
			}
			get reason() {
				return this.#t;
			}
			get paused() {
				return this.#e;
			}
		}
		e.exports = class UnwrapHandler {
			#e;
			#t;
			constructor(e) {
				this.#e = e;
			}
			static unwrap(e) {
				return !e.onRequestStart ? e : new UnwrapHandler(e);
			}
			onConnect(e, t) {
				this.#t = new UnwrapController(e);
				this.#e.onRequestStart?.(this.#t, t);
			}
			onResponseStarted() {
				return this.#e.onResponseStarted?.();
			}
			onUpgrade(e, t, n) {
				this.#t.rawHeaders = t;
				this.#e.onRequestUpgrade?.(this.#t, e, r(t), n);
			}
			onHeaders(e, t, n, i) {
				this.#t[a] = n;
				this.#t.rawHeaders = t;
				this.#e.onResponseStart?.(this.#t, e, r(t), i);
				return !this.#t.paused;
			}
			onData(e) {
				this.#e.onResponseData?.(this.#t, e);
				return !this.#t.paused;
			}
			onComplete(e) {
				this.#t.rawTrailers = e;
				this.#e.onResponseEnd?.(this.#t, r(e));
			}
			onError(e) {
				if (!this.#e.onResponseError) {
					throw new i("invalid onError method");
				}
				this.#e.onResponseError?.(this.#t, e);
			}
		};
	}),
	99510: (function(e, t, n) {
		const { InvalidArgumentError: r } = n(68707);
		e.exports = class WrapHandler {
			#e;
			constructor(e) {
				this.#e = e;
			}
			static wrap(e) {
				return e.onRequestStart ? e : new WrapHandler(e);
			}
			onConnect(e, t) {
				return this.#e.onConnect?.(e, t);
			}
			onResponseStarted() {
				return this.#e.onResponseStarted?.();
			}
			onHeaders(e, t, n, r) {
				return this.#e.onHeaders?.(e, t, n, r);
			}
			onUpgrade(e, t, n) {
				return this.#e.onUpgrade?.(e, t, n);
			}
			onData(e) {
				return this.#e.onData?.(e);
			}
			onComplete(e) {
				return this.#e.onComplete?.(e);
			}
			onError(e) {
				if (!this.#e.onError) {
					throw e;
				}
				return this.#e.onError?.(e);
			}
			onRequestStart(e, t) {
				this.#e.onConnect?.((t) => e.abort(t), t);
			}
			onRequestUpgrade(e, t, n, r) {
				const i = [];
				for (const [e, t] of Object.entries(n)) {
					i.push(Buffer.from(e, "latin1"), toRawHeaderValue(t));
				}
				this.#e.onUpgrade?.(t, i, r);
			}
			onResponseStart(e, t, n, r) {
				const i = [];
				for (const [e, t] of Object.entries(n)) {
					i.push(Buffer.from(e, "latin1"), toRawHeaderValue(t));
				}
				if (this.#e.onHeaders?.(t, i, () => e.resume(), r) === false) {
					e.pause();
				}
			}
			onResponseData(e, t) {
				if (this.#e.onData?.(t) === false) {
					e.pause();
				}
			}
			onResponseEnd(e, t) {
				const n = [];
				for (const [e, r] of Object.entries(t)) {
					n.push(Buffer.from(e, "latin1"), toRawHeaderValue(r));
				}
				this.#e.onComplete?.(n);
			}
			onResponseError(e, t) {
				if (!this.#e.onError) {
					throw new r("invalid onError method");
				}
				this.#e.onError?.(t);
			}
		};
		function toRawHeaderValue(e) {
			return Array.isArray(e) ? e.map((e) => Buffer.from(e, "latin1")) : Buffer.from(e, "latin1");
		}
	}),
	52824: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.SPECIAL_HEADERS = t.MINOR = t.MAJOR = t.HTAB_SP_VCHAR_OBS_TEXT = t.QUOTED_STRING = t.CONNECTION_TOKEN_CHARS = t.HEADER_CHARS = t.TOKEN = t.HEX = t.URL_CHAR = t.USERINFO_CHARS = t.MARK = t.ALPHANUM = t.NUM = t.HEX_MAP = t.NUM_MAP = t.ALPHA = t.STATUSES_HTTP = t.H_METHOD_MAP = t.METHOD_MAP = t.METHODS_RTSP = t.METHODS_ICE = t.METHODS_HTTP = t.HEADER_STATE = t.FINISH = t.STATUSES = t.METHODS = t.LENIENT_FLAGS = t.FLAGS = t.TYPE = t.ERROR = void 0;
		const r = n(50172);
		t.ERROR = {
			OK: 0,
			INTERNAL: 1,
			STRICT: 2,
			CR_EXPECTED: 25,
			LF_EXPECTED: 3,
			UNEXPECTED_CONTENT_LENGTH: 4,
			UNEXPECTED_SPACE: 30,
			CLOSED_CONNECTION: 5,
			INVALID_METHOD: 6,
			INVALID_URL: 7,
			INVALID_CONSTANT: 8,
			INVALID_VERSION: 9,
			INVALID_HEADER_TOKEN: 10,
			INVALID_CONTENT_LENGTH: 11,
			INVALID_CHUNK_SIZE: 12,
			INVALID_STATUS: 13,
			INVALID_EOF_STATE: 14,
			INVALID_TRANSFER_ENCODING: 15,
			CB_MESSAGE_BEGIN: 16,
			CB_HEADERS_COMPLETE: 17,
			CB_MESSAGE_COMPLETE: 18,
			CB_CHUNK_HEADER: 19,
			CB_CHUNK_COMPLETE: 20,
			PAUSED: 21,
			PAUSED_UPGRADE: 22,
			PAUSED_H2_UPGRADE: 23,
			USER: 24,
			CB_URL_COMPLETE: 26,
			CB_STATUS_COMPLETE: 27,
			CB_METHOD_COMPLETE: 32,
			CB_VERSION_COMPLETE: 33,
			CB_HEADER_FIELD_COMPLETE: 28,
			CB_HEADER_VALUE_COMPLETE: 29,
			CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
			CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
			CB_RESET: 31,
			CB_PROTOCOL_COMPLETE: 38
		};
		t.TYPE = {
			BOTH: 0,
			REQUEST: 1,
			RESPONSE: 2
		};
		t.FLAGS = {
			CONNECTION_KEEP_ALIVE: 1 << 0,
			CONNECTION_CLOSE: 1 << 1,
			CONNECTION_UPGRADE: 1 << 2,
			CHUNKED: 1 << 3,
			UPGRADE: 1 << 4,
			CONTENT_LENGTH: 1 << 5,
			SKIPBODY: 1 << 6,
			TRAILING: 1 << 7,
			TRANSFER_ENCODING: 1 << 9
		};
		t.LENIENT_FLAGS = {
			HEADERS: 1 << 0,
			CHUNKED_LENGTH: 1 << 1,
			KEEP_ALIVE: 1 << 2,
			TRANSFER_ENCODING: 1 << 3,
			VERSION: 1 << 4,
			DATA_AFTER_CLOSE: 1 << 5,
			OPTIONAL_LF_AFTER_CR: 1 << 6,
			OPTIONAL_CRLF_AFTER_CHUNK: 1 << 7,
			OPTIONAL_CR_BEFORE_LF: 1 << 8,
			SPACES_AFTER_CHUNK_SIZE: 1 << 9
		};
		t.METHODS = {
			"DELETE": 0,
			"GET": 1,
			"HEAD": 2,
			"POST": 3,
			"PUT": 4,
			"CONNECT": 5,
			"OPTIONS": 6,
			"TRACE": 7,
			"COPY": 8,
			"LOCK": 9,
			"MKCOL": 10,
			"MOVE": 11,
			"PROPFIND": 12,
			"PROPPATCH": 13,
			"SEARCH": 14,
			"UNLOCK": 15,
			"BIND": 16,
			"REBIND": 17,
			"UNBIND": 18,
			"ACL": 19,
			"REPORT": 20,
			"MKACTIVITY": 21,
			"CHECKOUT": 22,
			"MERGE": 23,
			"M-SEARCH": 24,
			"NOTIFY": 25,
			"SUBSCRIBE": 26,
			"UNSUBSCRIBE": 27,
			"PATCH": 28,
			"PURGE": 29,
			"MKCALENDAR": 30,
			"LINK": 31,
			"UNLINK": 32,
			"SOURCE": 33,
			"PRI": 34,
			"DESCRIBE": 35,
			"ANNOUNCE": 36,
			"SETUP": 37,
			"PLAY": 38,
			"PAUSE": 39,
			"TEARDOWN": 40,
			"GET_PARAMETER": 41,
			"SET_PARAMETER": 42,
			"REDIRECT": 43,
			"RECORD": 44,
			"FLUSH": 45,
			"QUERY": 46
		};
		t.STATUSES = {
			CONTINUE: 100,
			SWITCHING_PROTOCOLS: 101,
			PROCESSING: 102,
			EARLY_HINTS: 103,
			RESPONSE_IS_STALE: 110,
			REVALIDATION_FAILED: 111,
			DISCONNECTED_OPERATION: 112,
			HEURISTIC_EXPIRATION: 113,
			MISCELLANEOUS_WARNING: 199,
			OK: 200,
			CREATED: 201,
			ACCEPTED: 202,
			NON_AUTHORITATIVE_INFORMATION: 203,
			NO_CONTENT: 204,
			RESET_CONTENT: 205,
			PARTIAL_CONTENT: 206,
			MULTI_STATUS: 207,
			ALREADY_REPORTED: 208,
			TRANSFORMATION_APPLIED: 214,
			IM_USED: 226,
			MISCELLANEOUS_PERSISTENT_WARNING: 299,
			MULTIPLE_CHOICES: 300,
			MOVED_PERMANENTLY: 301,
			FOUND: 302,
			SEE_OTHER: 303,
			NOT_MODIFIED: 304,
			USE_PROXY: 305,
			SWITCH_PROXY: 306,
			TEMPORARY_REDIRECT: 307,
			PERMANENT_REDIRECT: 308,
			BAD_REQUEST: 400,
			UNAUTHORIZED: 401,
			PAYMENT_REQUIRED: 402,
			FORBIDDEN: 403,
			NOT_FOUND: 404,
			METHOD_NOT_ALLOWED: 405,
			NOT_ACCEPTABLE: 406,
			PROXY_AUTHENTICATION_REQUIRED: 407,
			REQUEST_TIMEOUT: 408,
			CONFLICT: 409,
			GONE: 410,
			LENGTH_REQUIRED: 411,
			PRECONDITION_FAILED: 412,
			PAYLOAD_TOO_LARGE: 413,
			URI_TOO_LONG: 414,
			UNSUPPORTED_MEDIA_TYPE: 415,
			RANGE_NOT_SATISFIABLE: 416,
			EXPECTATION_FAILED: 417,
			IM_A_TEAPOT: 418,
			PAGE_EXPIRED: 419,
			ENHANCE_YOUR_CALM: 420,
			MISDIRECTED_REQUEST: 421,
			UNPROCESSABLE_ENTITY: 422,
			LOCKED: 423,
			FAILED_DEPENDENCY: 424,
			TOO_EARLY: 425,
			UPGRADE_REQUIRED: 426,
			PRECONDITION_REQUIRED: 428,
			TOO_MANY_REQUESTS: 429,
			REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
			REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
			LOGIN_TIMEOUT: 440,
			NO_RESPONSE: 444,
			RETRY_WITH: 449,
			BLOCKED_BY_PARENTAL_CONTROL: 450,
			UNAVAILABLE_FOR_LEGAL_REASONS: 451,
			CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
			INVALID_X_FORWARDED_FOR: 463,
			REQUEST_HEADER_TOO_LARGE: 494,
			SSL_CERTIFICATE_ERROR: 495,
			SSL_CERTIFICATE_REQUIRED: 496,
			HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
			INVALID_TOKEN: 498,
			CLIENT_CLOSED_REQUEST: 499,
			INTERNAL_SERVER_ERROR: 500,
			NOT_IMPLEMENTED: 501,
			BAD_GATEWAY: 502,
			SERVICE_UNAVAILABLE: 503,
			GATEWAY_TIMEOUT: 504,
			HTTP_VERSION_NOT_SUPPORTED: 505,
			VARIANT_ALSO_NEGOTIATES: 506,
			INSUFFICIENT_STORAGE: 507,
			LOOP_DETECTED: 508,
			BANDWIDTH_LIMIT_EXCEEDED: 509,
			NOT_EXTENDED: 510,
			NETWORK_AUTHENTICATION_REQUIRED: 511,
			WEB_SERVER_UNKNOWN_ERROR: 520,
			WEB_SERVER_IS_DOWN: 521,
			CONNECTION_TIMEOUT: 522,
			ORIGIN_IS_UNREACHABLE: 523,
			TIMEOUT_OCCURED: 524,
			SSL_HANDSHAKE_FAILED: 525,
			INVALID_SSL_CERTIFICATE: 526,
			RAILGUN_ERROR: 527,
			SITE_IS_OVERLOADED: 529,
			SITE_IS_FROZEN: 530,
			IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
			NETWORK_READ_TIMEOUT: 598,
			NETWORK_CONNECT_TIMEOUT: 599
		};
		t.FINISH = {
			SAFE: 0,
			SAFE_WITH_CB: 1,
			UNSAFE: 2
		};
		t.HEADER_STATE = {
			GENERAL: 0,
			CONNECTION: 1,
			CONTENT_LENGTH: 2,
			TRANSFER_ENCODING: 3,
			UPGRADE: 4,
			CONNECTION_KEEP_ALIVE: 5,
			CONNECTION_CLOSE: 6,
			CONNECTION_UPGRADE: 7,
			TRANSFER_ENCODING_CHUNKED: 8
		};
		t.METHODS_HTTP = [
			t.METHODS.DELETE,
			t.METHODS.GET,
			t.METHODS.HEAD,
			t.METHODS.POST,
			t.METHODS.PUT,
			t.METHODS.CONNECT,
			t.METHODS.OPTIONS,
			t.METHODS.TRACE,
			t.METHODS.COPY,
			t.METHODS.LOCK,
			t.METHODS.MKCOL,
			t.METHODS.MOVE,
			t.METHODS.PROPFIND,
			t.METHODS.PROPPATCH,
			t.METHODS.SEARCH,
			t.METHODS.UNLOCK,
			t.METHODS.BIND,
			t.METHODS.REBIND,
			t.METHODS.UNBIND,
			t.METHODS.ACL,
			t.METHODS.REPORT,
			t.METHODS.MKACTIVITY,
			t.METHODS.CHECKOUT,
			t.METHODS.MERGE,
			t.METHODS["M-SEARCH"],
			t.METHODS.NOTIFY,
			t.METHODS.SUBSCRIBE,
			t.METHODS.UNSUBSCRIBE,
			t.METHODS.PATCH,
			t.METHODS.PURGE,
			t.METHODS.MKCALENDAR,
			t.METHODS.LINK,
			t.METHODS.UNLINK,
			t.METHODS.PRI,
			t.METHODS.SOURCE,
			t.METHODS.QUERY
		];
		t.METHODS_ICE = [t.METHODS.SOURCE];
		t.METHODS_RTSP = [
			t.METHODS.OPTIONS,
			t.METHODS.DESCRIBE,
			t.METHODS.ANNOUNCE,
			t.METHODS.SETUP,
			t.METHODS.PLAY,
			t.METHODS.PAUSE,
			t.METHODS.TEARDOWN,
			t.METHODS.GET_PARAMETER,
			t.METHODS.SET_PARAMETER,
			t.METHODS.REDIRECT,
			t.METHODS.RECORD,
			t.METHODS.FLUSH,
			t.METHODS.GET,
			t.METHODS.POST
		];
		t.METHOD_MAP = (0, r.enumToMap)(t.METHODS);
		t.H_METHOD_MAP = Object.fromEntries(Object.entries(t.METHODS).filter(([e]) => e.startsWith("H")));
		t.STATUSES_HTTP = [
			t.STATUSES.CONTINUE,
			t.STATUSES.SWITCHING_PROTOCOLS,
			t.STATUSES.PROCESSING,
			t.STATUSES.EARLY_HINTS,
			t.STATUSES.RESPONSE_IS_STALE,
			t.STATUSES.REVALIDATION_FAILED,
			t.STATUSES.DISCONNECTED_OPERATION,
			t.STATUSES.HEURISTIC_EXPIRATION,
			t.STATUSES.MISCELLANEOUS_WARNING,
			t.STATUSES.OK,
			t.STATUSES.CREATED,
			t.STATUSES.ACCEPTED,
			t.STATUSES.NON_AUTHORITATIVE_INFORMATION,
			t.STATUSES.NO_CONTENT,
			t.STATUSES.RESET_CONTENT,
			t.STATUSES.PARTIAL_CONTENT,
			t.STATUSES.MULTI_STATUS,
			t.STATUSES.ALREADY_REPORTED,
			t.STATUSES.TRANSFORMATION_APPLIED,
			t.STATUSES.IM_USED,
			t.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
			t.STATUSES.MULTIPLE_CHOICES,
			t.STATUSES.MOVED_PERMANENTLY,
			t.STATUSES.FOUND,
			t.STATUSES.SEE_OTHER,
			t.STATUSES.NOT_MODIFIED,
			t.STATUSES.USE_PROXY,
			t.STATUSES.SWITCH_PROXY,
			t.STATUSES.TEMPORARY_REDIRECT,
			t.STATUSES.PERMANENT_REDIRECT,
			t.STATUSES.BAD_REQUEST,
			t.STATUSES.UNAUTHORIZED,
			t.STATUSES.PAYMENT_REQUIRED,
			t.STATUSES.FORBIDDEN,
			t.STATUSES.NOT_FOUND,
			t.STATUSES.METHOD_NOT_ALLOWED,
			t.STATUSES.NOT_ACCEPTABLE,
			t.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
			t.STATUSES.REQUEST_TIMEOUT,
			t.STATUSES.CONFLICT,
			t.STATUSES.GONE,
			t.STATUSES.LENGTH_REQUIRED,
			t.STATUSES.PRECONDITION_FAILED,
			t.STATUSES.PAYLOAD_TOO_LARGE,
			t.STATUSES.URI_TOO_LONG,
			t.STATUSES.UNSUPPORTED_MEDIA_TYPE,
			t.STATUSES.RANGE_NOT_SATISFIABLE,
			t.STATUSES.EXPECTATION_FAILED,
			t.STATUSES.IM_A_TEAPOT,
			t.STATUSES.PAGE_EXPIRED,
			t.STATUSES.ENHANCE_YOUR_CALM,
			t.STATUSES.MISDIRECTED_REQUEST,
			t.STATUSES.UNPROCESSABLE_ENTITY,
			t.STATUSES.LOCKED,
			t.STATUSES.FAILED_DEPENDENCY,
			t.STATUSES.TOO_EARLY,
			t.STATUSES.UPGRADE_REQUIRED,
			t.STATUSES.PRECONDITION_REQUIRED,
			t.STATUSES.TOO_MANY_REQUESTS,
			t.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
			t.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
			t.STATUSES.LOGIN_TIMEOUT,
			t.STATUSES.NO_RESPONSE,
			t.STATUSES.RETRY_WITH,
			t.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
			t.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
			t.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
			t.STATUSES.INVALID_X_FORWARDED_FOR,
			t.STATUSES.REQUEST_HEADER_TOO_LARGE,
			t.STATUSES.SSL_CERTIFICATE_ERROR,
			t.STATUSES.SSL_CERTIFICATE_REQUIRED,
			t.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
			t.STATUSES.INVALID_TOKEN,
			t.STATUSES.CLIENT_CLOSED_REQUEST,
			t.STATUSES.INTERNAL_SERVER_ERROR,
			t.STATUSES.NOT_IMPLEMENTED,
			t.STATUSES.BAD_GATEWAY,
			t.STATUSES.SERVICE_UNAVAILABLE,
			t.STATUSES.GATEWAY_TIMEOUT,
			t.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
			t.STATUSES.VARIANT_ALSO_NEGOTIATES,
			t.STATUSES.INSUFFICIENT_STORAGE,
			t.STATUSES.LOOP_DETECTED,
			t.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
			t.STATUSES.NOT_EXTENDED,
			t.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
			t.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
			t.STATUSES.WEB_SERVER_IS_DOWN,
			t.STATUSES.CONNECTION_TIMEOUT,
			t.STATUSES.ORIGIN_IS_UNREACHABLE,
			t.STATUSES.TIMEOUT_OCCURED,
			t.STATUSES.SSL_HANDSHAKE_FAILED,
			t.STATUSES.INVALID_SSL_CERTIFICATE,
			t.STATUSES.RAILGUN_ERROR,
			t.STATUSES.SITE_IS_OVERLOADED,
			t.STATUSES.SITE_IS_FROZEN,
			t.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
			t.STATUSES.NETWORK_READ_TIMEOUT,
			t.STATUSES.NETWORK_CONNECT_TIMEOUT
		];
		t.ALPHA = [];
		for (let e = "A".charCodeAt(0); e <= "Z".charCodeAt(0); e++) {
			t.ALPHA.push(String.fromCharCode(e));
			t.ALPHA.push(String.fromCharCode(e + 32));
		}
		t.NUM_MAP = {
			0: 0,
			1: 1,
			2: 2,
			3: 3,
			4: 4,
			5: 5,
			6: 6,
			7: 7,
			8: 8,
			9: 9
		};
		t.HEX_MAP = {
			0: 0,
			1: 1,
			2: 2,
			3: 3,
			4: 4,
			5: 5,
			6: 6,
			7: 7,
			8: 8,
			9: 9,
			A: 10,
			B: 11,
			C: 12,
			D: 13,
			E: 14,
			F: 15,
			a: 10,
			b: 11,
			c: 12,
			d: 13,
			e: 14,
			f: 15
		};
		t.NUM = [
			"0",
			"1",
			"2",
			"3",
			"4",
			"5",
			"6",
			"7",
			"8",
			"9"
		];
		t.ALPHANUM = t.ALPHA.concat(t.NUM);
		t.MARK = [
			"-",
			"_",
			".",
			"!",
			"~",
			"*",
			"'",
			"(",
			")"
		];
		t.USERINFO_CHARS = t.ALPHANUM.concat(t.MARK).concat([
			"%",
			";",
			":",
			"&",
			"=",
			"+",
			"$",
			","
		]);
		t.URL_CHAR = [
			"!",
			"\"",
			"$",
			"%",
			"&",
			"'",
			"(",
			")",
			"*",
			"+",
			",",
			"-",
			".",
			"/",
			":",
			";",
			"<",
			"=",
			">",
			"@",
			"[",
			"\\",
			"]",
			"^",
			"_",
			"`",
			"{",
			"|",
			"}",
			"~"
		].concat(t.ALPHANUM);
		t.HEX = t.NUM.concat([
			"a",
			"b",
			"c",
			"d",
			"e",
			"f",
			"A",
			"B",
			"C",
			"D",
			"E",
			"F"
		]);
		t.TOKEN = [
			"!",
			"#",
			"$",
			"%",
			"&",
			"'",
			"*",
			"+",
			"-",
			".",
			"^",
			"_",
			"`",
			"|",
			"~"
		].concat(t.ALPHANUM);
		t.HEADER_CHARS = ["	"];
		for (let e = 32; e <= 255; e++) {
			if (e !== 127) {
				t.HEADER_CHARS.push(e);
			}
		}
		t.CONNECTION_TOKEN_CHARS = t.HEADER_CHARS.filter((e) => e !== 44);
		t.QUOTED_STRING = ["	", " "];
		for (let e = 33; e <= 255; e++) {
			if (e !== 34 && e !== 92) {
				t.QUOTED_STRING.push(e);
			}
		}
		t.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
		for (let e = 33; e <= 126; e++) {
			t.HTAB_SP_VCHAR_OBS_TEXT.push(e);
		}
		for (let e = 128; e <= 255; e++) {
			t.HTAB_SP_VCHAR_OBS_TEXT.push(e);
		}
		t.MAJOR = t.NUM_MAP;
		t.MINOR = t.MAJOR;
		t.SPECIAL_HEADERS = {
			"connection": t.HEADER_STATE.CONNECTION,
			"content-length": t.HEADER_STATE.CONTENT_LENGTH,
			"proxy-connection": t.HEADER_STATE.CONNECTION,
			"transfer-encoding": t.HEADER_STATE.TRANSFER_ENCODING,
			"upgrade": t.HEADER_STATE.UPGRADE
		};
		t["default"] = {
			ERROR: t.ERROR,
			TYPE: t.TYPE,
			FLAGS: t.FLAGS,
			LENIENT_FLAGS: t.LENIENT_FLAGS,
			METHODS: t.METHODS,
			STATUSES: t.STATUSES,
			FINISH: t.FINISH,
			HEADER_STATE: t.HEADER_STATE,
			ALPHA: t.ALPHA,
			NUM_MAP: t.NUM_MAP,
			HEX_MAP: t.HEX_MAP,
			NUM: t.NUM,
			ALPHANUM: t.ALPHANUM,
			MARK: t.MARK,
			USERINFO_CHARS: t.USERINFO_CHARS,
			URL_CHAR: t.URL_CHAR,
			HEX: t.HEX,
			TOKEN: t.TOKEN,
			HEADER_CHARS: t.HEADER_CHARS,
			CONNECTION_TOKEN_CHARS: t.CONNECTION_TOKEN_CHARS,
			QUOTED_STRING: t.QUOTED_STRING,
			HTAB_SP_VCHAR_OBS_TEXT: t.HTAB_SP_VCHAR_OBS_TEXT,
			MAJOR: t.MAJOR,
			MINOR: t.MINOR,
			SPECIAL_HEADERS: t.SPECIAL_HEADERS,
			METHODS_HTTP: t.METHODS_HTTP,
			METHODS_ICE: t.METHODS_ICE,
			METHODS_RTSP: t.METHODS_RTSP,
			METHOD_MAP: t.METHOD_MAP,
			H_METHOD_MAP: t.H_METHOD_MAP,
			STATUSES_HTTP: t.STATUSES_HTTP
		};
	}),
	63870: (function(e, t, n) {
		e = n.nmd(e);
		const { Buffer: r } = n(4573);
		const i = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
		let a;
		Object.defineProperty(e, "exports", { get: () => {
			return a ? a : a = r.from(i, "base64");
		} });
	}),
	53434: (function(e, t, n) {
		e = n.nmd(e);
		const { Buffer: r } = n(4573);
		const i = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
		let a;
		Object.defineProperty(e, "exports", { get: () => {
			return a ? a : a = r.from(i, "base64");
		} });
	}),
	50172: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.enumToMap = enumToMap;
		function enumToMap(e, t = [], n = []) {
			const r = (t?.length ?? 0) === 0;
			const i = (n?.length ?? 0) === 0;
			return Object.fromEntries(Object.entries(e).filter(([, e]) => {
				return typeof e === "number" && (r || t.includes(e)) && (i || !n.includes(e));
			}));
		}
	}),
	56436: (function(e) {
		function createDeferredPromise() {
			let e;
			let t;
			const n = new Promise((n, r) => {
				e = n;
				t = r;
			});
			return {
				promise: n,
				resolve: e,
				reject: t
			};
		}
		e.exports = { createDeferredPromise };
	}),
	313: (function(e, t, n) {
		const r = {
			__proto__: null,
			"node:crypto": () => n(77598),
			"node:sqlite": () => n(80099),
			"node:worker_threads": () => n(75919),
			"node:zlib": () => n(38522)
		};
		function detectRuntimeFeatureByNodeModule(e) {
			try {
				r[e]();
				return true;
			} catch (e) {
				if (e.code !== "ERR_UNKNOWN_BUILTIN_MODULE" && e.code !== "ERR_NO_CRYPTO") {
					throw e;
				}
				return false;
			}
		}
		function detectRuntimeFeatureByExportedProperty(e, t) {
			const n = r[e]();
			return typeof n[t] !== "undefined";
		}
		const i = ["markAsUncloneable", "zstd"];
		const a = {
			markAsUncloneable: ["node:worker_threads", "markAsUncloneable"],
			zstd: ["node:zlib", "createZstdDecompress"]
		};
		const o = ["crypto", "sqlite"];
		const s = [...o, ...i];
		function detectRuntimeFeature(e) {
			if (o.includes(e)) {
				return detectRuntimeFeatureByNodeModule(`node:${e}`);
			} else if (i.includes(e)) {
				const [t, n] = a[e];
				return detectRuntimeFeatureByExportedProperty(t, n);
			}
			throw new TypeError(`unknown feature: ${e}`);
		}
		class RuntimeFeatures {
			#e = new Map();
			clear() {
				this.#e.clear();
			}
			has(e) {
				return this.#e.get(e) ?? this.#t(e);
			}
			set(e, t) {
				if (s.includes(e) === false) {
					throw new TypeError(`unknown feature: ${e}`);
				}
				this.#e.set(e, t);
			}
			#t(e) {
				const t = detectRuntimeFeature(e);
				this.#e.set(e, t);
				return t;
			}
		}
		const c = new RuntimeFeatures();
		e.exports.runtimeFeatures = c;
		e.exports["default"] = c;
	}),
	46854: (function(e, t, n) {
		const { kConnected: r, kPending: i, kRunning: a, kSize: o, kFree: s, kQueued: c } = n(36443);
		class ClientStats {
			constructor(e) {
				this.connected = e[r];
				this.pending = e[i];
				this.running = e[a];
				this.size = e[o];
			}
		}
		class PoolStats {
			constructor(e) {
				this.connected = e[r];
				this.free = e[s];
				this.pending = e[i];
				this.queued = e[c];
				this.running = e[a];
				this.size = e[o];
			}
		}
		e.exports = {
			ClientStats,
			PoolStats
		};
	}),
	96603: (function(e) {
		let t = 0;
		const n = 1e3;
		const r = (n >> 1) - 1;
		let i;
		const a = Symbol("kFastTimer");
		const o = [];
		const s = -2;
		const c = -1;
		const l = 0;
		const u = 1;
		function onTick() {
			t += r;
			let e = 0;
			let n = o.length;
			while (e < n) {
				const i = o[e];
				if (i._state === l) {
					i._idleStart = t - r;
					i._state = u;
				} else if (i._state === u && t >= i._idleStart + i._idleTimeout) {
					i._state = c;
					i._idleStart = -1;
					i._onTimeout(i._timerArg);
				}
				if (i._state === c) {
					i._state = s;
					if (--n !== 0) {
						o[e] = o[n];
					}
				} else {
					++e;
				}
			}
			o.length = n;
			if (o.length !== 0) {
				refreshTimeout();
			}
		}
		function refreshTimeout() {
			if (i?.refresh) {
				i.refresh();
			} else {
				clearTimeout(i);
				i = setTimeout(onTick, r);
				i?.unref();
			}
		}
		class FastTimer {
			[a] = true;
			_state = s;
			_idleTimeout = -1;
			_idleStart = -1;
			_onTimeout;
			_timerArg;
			constructor(e, t, n) {
				this._onTimeout = e;
				this._idleTimeout = t;
				this._timerArg = n;
				this.refresh();
			}
			refresh() {
				if (this._state === s) {
					o.push(this);
				}
				if (!i || o.length === 1) {
					refreshTimeout();
				}
				this._state = l;
			}
			clear() {
				this._state = c;
				this._idleStart = -1;
			}
		}
		e.exports = {
			setTimeout(e, t, r) {
				return t <= n ? setTimeout(e, t, r) : new FastTimer(e, t, r);
			},
			clearTimeout(e) {
				if (e[a]) {
					e.clear();
				} else {
					clearTimeout(e);
				}
			},
			setFastTimeout(e, t, n) {
				return new FastTimer(e, t, n);
			},
			clearFastTimeout(e) {
				e.clear();
			},
			now() {
				return t;
			},
			tick(e = 0) {
				t += e - n + 1;
				onTick();
				onTick();
			},
			reset() {
				t = 0;
				o.length = 0;
				clearTimeout(i);
				i = null;
			},
			kFastTimer: a
		};
	}),
	84492: (function(e, t, n) {
		const r = n(3440);
		const { ReadableStreamFrom: i, readableStreamClose: a, fullyReadBody: o, extractMimeType: s } = n(73168);
		const { FormData: c, setFormDataState: l } = n(35910);
		const { webidl: u } = n(47879);
		const d = n(34589);
		const { isErrored: f, isDisturbed: p } = n(57075);
		const { isUint8Array: m } = n(73429);
		const { serializeAMimeType: h } = n(51900);
		const { multipartFormDataParser: g } = n(50116);
		const { createDeferredPromise: _ } = n(56436);
		const { parseJSONFromBytes: v } = n(8116);
		const { utf8DecodeBytes: y } = n(276);
		const { runtimeFeatures: b } = n(313);
		const x = b.has("crypto") ? n(77598).randomInt : (e) => Math.floor(Math.random() * e);
		const S = new TextEncoder();
		function noop() {}
		const C = new FinalizationRegistry((e) => {
			const t = e.deref();
			if (t && !t.locked && !p(t) && !f(t)) {
				t.cancel("Response object has been garbage collected").catch(noop);
			}
		});
		function extractBody(e, t = false) {
			let n = null;
			if (u.is.ReadableStream(e)) {
				n = e;
			} else if (u.is.Blob(e)) {
				n = e.stream();
			} else {
				n = new ReadableStream({
					start() {},
					async pull(e) {
						const t = action();
						const r = t?.[Symbol.asyncIterator]?.();
						if (r == null) {
							if (t?.length && !f(n)) {
								e.enqueue(typeof t === "string" ? S.encode(t) : new Uint8Array(t));
							}
							queueMicrotask(() => a(e));
							return;
						}
						while (true) {
							const { value: t, done: i } = await r.next();
							if (i) {
								queueMicrotask(() => a(e));
								return;
							}
							if (t.length && !f(n)) {
								e.enqueue(new Uint8Array(t));
								return;
							}
						}
					},
					cancel(e) {
						return action()[Symbol.asyncIterator]?.().return(e);
					},
					type: "bytes"
				});
			}
			d(u.is.ReadableStream(n));
			let action = null;
			let o = null;
			let s = null;
			let c = null;
			if (typeof e === "string") {
				o = e;
				c = "text/plain;charset=UTF-8";
			} else if (u.is.URLSearchParams(e)) {
				o = e.toString();
				c = "application/x-www-form-urlencoded;charset=UTF-8";
			} else if (u.is.BufferSource(e)) {
				o = u.util.getCopyOfBytesHeldByBufferSource(e);
			} else if (u.is.FormData(e)) {
				const t = `----formdata-undici-0${`${x(1e11)}`.padStart(11, "0")}`;
				const n = `--${t}\r\nContent-Disposition: form-data`;
				const formdataEscape = (e) => e.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
				const normalizeLinefeeds = (e) => e.replace(/\r?\n|\r/g, "\r\n");
				const r = [];
				const i = new Uint8Array([13, 10]);
				s = 0;
				let a = false;
				for (const [t, o] of e) {
					if (typeof o === "string") {
						const e = S.encode(n + `; name="${formdataEscape(normalizeLinefeeds(t))}"` + `\r\n\r\n${normalizeLinefeeds(o)}\r\n`);
						r.push(e);
						s += e.byteLength;
					} else {
						const e = S.encode(`${n}; name="${formdataEscape(normalizeLinefeeds(t))}"` + (o.name ? `; filename="${formdataEscape(o.name)}"` : "") + "\r\n" + `Content-Type: ${o.type || "application/octet-stream"}\r\n\r\n`);
						r.push(e, o, i);
						if (typeof o.size === "number") {
							s += e.byteLength + o.size + i.byteLength;
						} else {
							a = true;
						}
					}
				}
				const l = S.encode(`--${t}--\r\n`);
				r.push(l);
				s += l.byteLength;
				if (a) {
					s = null;
				}
				o = e;
				const u = (async function* () {
					for (const e of r) {
						if (e.stream) {
							yield* e.stream();
						} else {
							yield e;
						}
					}
				})();
				action = () => u;
				c = `multipart/form-data; boundary=${t}`;
			} else if (u.is.Blob(e)) {
				o = e;
				s = e.size;
				if (e.type) {
					c = e.type;
				}
			} else if (typeof e[Symbol.asyncIterator] === "function") {
				if (t) {
					throw new TypeError("keepalive");
				}
				if (r.isDisturbed(e) || e.locked) {
					throw new TypeError("Response body object should not be disturbed or locked");
				}
				n = u.is.ReadableStream(e) ? e : i(e);
			}
			if (typeof o === "string" || m(o)) {
				action = () => o;
				s = typeof o === "string" ? Buffer.byteLength(o) : o.length;
			}
			const l = {
				stream: n,
				source: o,
				length: s
			};
			return [l, c];
		}
		function safelyExtractBody(e, t = false) {
			if (u.is.ReadableStream(e)) {
				d(!r.isDisturbed(e), "The body has already been consumed.");
				d(!e.locked, "The stream is locked.");
			}
			return extractBody(e, t);
		}
		function cloneBody(e) {
			const { 0: t, 1: n } = e.stream.tee();
			e.stream = t;
			return {
				stream: n,
				length: e.length,
				source: e.source
			};
		}
		function bodyMixinMethods(e, t) {
			const n = {
				blob() {
					return consumeBody(this, (e) => {
						let n = bodyMimeType(t(this));
						if (n === null) {
							n = "";
						} else if (n) {
							n = h(n);
						}
						return new Blob([e], { type: n });
					}, e, t);
				},
				arrayBuffer() {
					return consumeBody(this, (e) => {
						return new Uint8Array(e).buffer;
					}, e, t);
				},
				text() {
					return consumeBody(this, y, e, t);
				},
				json() {
					return consumeBody(this, v, e, t);
				},
				formData() {
					return consumeBody(this, (e) => {
						const n = bodyMimeType(t(this));
						if (n !== null) {
							switch (n.essence) {
								case "multipart/form-data": {
									const t = g(e, n);
									const r = new c();
									l(r, t);
									return r;
								}
								case "application/x-www-form-urlencoded": {
									const t = new URLSearchParams(e.toString());
									const n = new c();
									for (const [e, r] of t) {
										n.append(e, r);
									}
									return n;
								}
							}
						}
						throw new TypeError("Content-Type was not one of \"multipart/form-data\" or \"application/x-www-form-urlencoded\".");
					}, e, t);
				},
				bytes() {
					return consumeBody(this, (e) => {
						return new Uint8Array(e);
					}, e, t);
				}
			};
			return n;
		}
		function mixinBody(e, t) {
			Object.assign(e.prototype, bodyMixinMethods(e, t));
		}
		function consumeBody(e, t, n, r) {
			try {
				u.brandCheck(e, n);
			} catch (e) {
				return Promise.reject(e);
			}
			e = r(e);
			if (bodyUnusable(e)) {
				return Promise.reject(new TypeError("Body is unusable: Body has already been read"));
			}
			const i = _();
			const a = i.reject;
			const successSteps = (e) => {
				try {
					i.resolve(t(e));
				} catch (e) {
					a(e);
				}
			};
			if (e.body == null) {
				successSteps(Buffer.allocUnsafe(0));
				return i.promise;
			}
			o(e.body, successSteps, a);
			return i.promise;
		}
		function bodyUnusable(e) {
			const t = e.body;
			return t != null && (t.stream.locked || r.isDisturbed(t.stream));
		}
		function bodyMimeType(e) {
			const t = e.headersList;
			const n = s(t);
			if (n === "failure") {
				return null;
			}
			return n;
		}
		e.exports = {
			extractBody,
			safelyExtractBody,
			cloneBody,
			mixinBody,
			streamRegistry: C,
			bodyUnusable
		};
	}),
	4495: (function(e) {
		const t = [
			"GET",
			"HEAD",
			"POST"
		];
		const n = new Set(t);
		const r = [
			101,
			204,
			205,
			304
		];
		const i = [
			301,
			302,
			303,
			307,
			308
		];
		const a = new Set(i);
		const o = [
			"1",
			"7",
			"9",
			"11",
			"13",
			"15",
			"17",
			"19",
			"20",
			"21",
			"22",
			"23",
			"25",
			"37",
			"42",
			"43",
			"53",
			"69",
			"77",
			"79",
			"87",
			"95",
			"101",
			"102",
			"103",
			"104",
			"109",
			"110",
			"111",
			"113",
			"115",
			"117",
			"119",
			"123",
			"135",
			"137",
			"139",
			"143",
			"161",
			"179",
			"389",
			"427",
			"465",
			"512",
			"513",
			"514",
			"515",
			"526",
			"530",
			"531",
			"532",
			"540",
			"548",
			"554",
			"556",
			"563",
			"587",
			"601",
			"636",
			"989",
			"990",
			"993",
			"995",
			"1719",
			"1720",
			"1723",
			"2049",
			"3659",
			"4045",
			"4190",
			"5060",
			"5061",
			"6000",
			"6566",
			"6665",
			"6666",
			"6667",
			"6668",
			"6669",
			"6679",
			"6697",
			"10080"
		];
		const s = new Set(o);
		const c = [
			"no-referrer",
			"no-referrer-when-downgrade",
			"same-origin",
			"origin",
			"strict-origin",
			"origin-when-cross-origin",
			"strict-origin-when-cross-origin",
			"unsafe-url"
		];
		const l = ["", ...c];
		const u = new Set(c);
		const d = [
			"follow",
			"manual",
			"error"
		];
		const f = [
			"GET",
			"HEAD",
			"OPTIONS",
			"TRACE"
		];
		const p = new Set(f);
		const m = [
			"navigate",
			"same-origin",
			"no-cors",
			"cors"
		];
		const h = [
			"omit",
			"same-origin",
			"include"
		];
		const g = [
			"default",
			"no-store",
			"reload",
			"no-cache",
			"force-cache",
			"only-if-cached"
		];
		const _ = [
			"content-encoding",
			"content-language",
			"content-location",
			"content-type",
			"content-length"
		];
		const v = ["half"];
		const y = [
			"CONNECT",
			"TRACE",
			"TRACK"
		];
		const b = new Set(y);
		const x = [
			"audio",
			"audioworklet",
			"font",
			"image",
			"manifest",
			"paintworklet",
			"script",
			"style",
			"track",
			"video",
			"xslt",
			""
		];
		const S = new Set(x);
		e.exports = {
			subresource: x,
			forbiddenMethods: y,
			requestBodyHeader: _,
			referrerPolicy: l,
			requestRedirect: d,
			requestMode: m,
			requestCredentials: h,
			requestCache: g,
			redirectStatus: i,
			corsSafeListedMethods: t,
			nullBodyStatus: r,
			safeMethods: f,
			badPorts: o,
			requestDuplex: v,
			subresourceSet: S,
			badPortsSet: s,
			redirectStatusSet: a,
			corsSafeListedMethodsSet: n,
			safeMethodsSet: p,
			forbiddenMethodsSet: b,
			referrerPolicyTokens: u
		};
	}),
	51900: (function(e, t, n) {
		const r = n(34589);
		const { forgivingBase64: i, collectASequenceOfCodePoints: a, collectASequenceOfCodePointsFast: o, isomorphicDecode: s, removeASCIIWhitespace: c, removeChars: l } = n(8116);
		const u = new TextEncoder();
		const d = /^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u;
		const f = /[\u000A\u000D\u0009\u0020]/u;
		const p = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
		function dataURLProcessor(e) {
			r(e.protocol === "data:");
			let t = URLSerializer(e, true);
			t = t.slice(5);
			const n = { position: 0 };
			let a = o(",", t, n);
			const l = a.length;
			a = c(a, true, true);
			if (n.position >= t.length) {
				return "failure";
			}
			n.position++;
			const u = t.slice(l + 1);
			let d = stringPercentDecode(u);
			if (/;(?:\u0020*)base64$/iu.test(a)) {
				const e = s(d);
				d = i(e);
				if (d === "failure") {
					return "failure";
				}
				a = a.slice(0, -6);
				a = a.replace(/(\u0020+)$/u, "");
				a = a.slice(0, -1);
			}
			if (a.startsWith(";")) {
				a = "text/plain" + a;
			}
			let f = parseMIMEType(a);
			if (f === "failure") {
				f = parseMIMEType("text/plain;charset=US-ASCII");
			}
			return {
				mimeType: f,
				body: d
			};
		}
		function URLSerializer(e, t = false) {
			if (!t) {
				return e.href;
			}
			const n = e.href;
			const r = e.hash.length;
			const i = r === 0 ? n : n.substring(0, n.length - r);
			if (!r && n.endsWith("#")) {
				return i.slice(0, -1);
			}
			return i;
		}
		function stringPercentDecode(e) {
			const t = u.encode(e);
			return percentDecode(t);
		}
		function isHexCharByte(e) {
			return e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102;
		}
		function hexByteToNumber(e) {
			return e >= 48 && e <= 57 ? e - 48 : (e & 223) - 55;
		}
		function percentDecode(e) {
			const t = e.length;
			const n = new Uint8Array(t);
			let r = 0;
			let i = 0;
			while (i < t) {
				const t = e[i];
				if (t !== 37) {
					n[r++] = t;
				} else if (t === 37 && !(isHexCharByte(e[i + 1]) && isHexCharByte(e[i + 2]))) {
					n[r++] = 37;
				} else {
					n[r++] = hexByteToNumber(e[i + 1]) << 4 | hexByteToNumber(e[i + 2]);
					i += 2;
				}
				++i;
			}
			return t === r ? n : n.subarray(0, r);
		}
		function parseMIMEType(e) {
			e = removeHTTPWhitespace(e, true, true);
			const t = { position: 0 };
			const n = o("/", e, t);
			if (n.length === 0 || !d.test(n)) {
				return "failure";
			}
			if (t.position >= e.length) {
				return "failure";
			}
			t.position++;
			let r = o(";", e, t);
			r = removeHTTPWhitespace(r, false, true);
			if (r.length === 0 || !d.test(r)) {
				return "failure";
			}
			const i = n.toLowerCase();
			const s = r.toLowerCase();
			const c = {
				type: i,
				subtype: s,
				parameters: new Map(),
				essence: `${i}/${s}`
			};
			while (t.position < e.length) {
				t.position++;
				a((e) => f.test(e), e, t);
				let n = a((e) => e !== ";" && e !== "=", e, t);
				n = n.toLowerCase();
				if (t.position < e.length) {
					if (e[t.position] === ";") {
						continue;
					}
					t.position++;
				}
				if (t.position >= e.length) {
					break;
				}
				let r = null;
				if (e[t.position] === "\"") {
					r = collectAnHTTPQuotedString(e, t, true);
					o(";", e, t);
				} else {
					r = o(";", e, t);
					r = removeHTTPWhitespace(r, false, true);
					if (r.length === 0) {
						continue;
					}
				}
				if (n.length !== 0 && d.test(n) && (r.length === 0 || p.test(r)) && !c.parameters.has(n)) {
					c.parameters.set(n, r);
				}
			}
			return c;
		}
		function collectAnHTTPQuotedString(e, t, n = false) {
			const i = t.position;
			let o = "";
			r(e[t.position] === "\"");
			t.position++;
			while (true) {
				o += a((e) => e !== "\"" && e !== "\\", e, t);
				if (t.position >= e.length) {
					break;
				}
				const n = e[t.position];
				t.position++;
				if (n === "\\") {
					if (t.position >= e.length) {
						o += "\\";
						break;
					}
					o += e[t.position];
					t.position++;
				} else {
					r(n === "\"");
					break;
				}
			}
			if (n) {
				return o;
			}
			return e.slice(i, t.position);
		}
		function serializeAMimeType(e) {
			r(e !== "failure");
			const { parameters: t, essence: n } = e;
			let i = n;
			for (let [e, n] of t.entries()) {
				i += ";";
				i += e;
				i += "=";
				if (!d.test(n)) {
					n = n.replace(/[\\"]/gu, "\\$&");
					n = "\"" + n;
					n += "\"";
				}
				i += n;
			}
			return i;
		}
		function isHTTPWhiteSpace(e) {
			return e === 13 || e === 10 || e === 9 || e === 32;
		}
		function removeHTTPWhitespace(e, t = true, n = true) {
			return l(e, t, n, isHTTPWhiteSpace);
		}
		function minimizeSupportedMimeType(e) {
			switch (e.essence) {
				case "application/ecmascript":
				case "application/javascript":
				case "application/x-ecmascript":
				case "application/x-javascript":
				case "text/ecmascript":
				case "text/javascript":
				case "text/javascript1.0":
				case "text/javascript1.1":
				case "text/javascript1.2":
				case "text/javascript1.3":
				case "text/javascript1.4":
				case "text/javascript1.5":
				case "text/jscript":
				case "text/livescript":
				case "text/x-ecmascript":
				case "text/x-javascript": return "text/javascript";
				case "application/json":
				case "text/json": return "application/json";
				case "image/svg+xml": return "image/svg+xml";
				case "text/xml":
				case "application/xml": return "application/xml";
			}
			if (e.subtype.endsWith("+json")) {
				return "application/json";
			}
			if (e.subtype.endsWith("+xml")) {
				return "application/xml";
			}
			return "";
		}
		e.exports = {
			dataURLProcessor,
			URLSerializer,
			stringPercentDecode,
			parseMIMEType,
			collectAnHTTPQuotedString,
			serializeAMimeType,
			removeHTTPWhitespace,
			minimizeSupportedMimeType,
			HTTP_TOKEN_CODEPOINTS: d
		};
	}),
	50116: (function(e, t, n) {
		const { bufferToLowerCasedHeaderName: r } = n(3440);
		const { HTTP_TOKEN_CODEPOINTS: i } = n(51900);
		const { makeEntry: a } = n(35910);
		const { webidl: o } = n(47879);
		const s = n(34589);
		const { isomorphicDecode: c } = n(8116);
		const l = Buffer.from("--");
		const u = new TextDecoder();
		const d = new TextDecoder("utf-8", { ignoreBOM: true });
		function isAsciiString(e) {
			for (let t = 0; t < e.length; ++t) {
				if ((e.charCodeAt(t) & ~127) !== 0) {
					return false;
				}
			}
			return true;
		}
		function validateBoundary(e) {
			const t = e.length;
			if (t < 27 || t > 70) {
				return false;
			}
			for (let n = 0; n < t; ++n) {
				const t = e.charCodeAt(n);
				if (!(t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || t === 39 || t === 45 || t === 95)) {
					return false;
				}
			}
			return true;
		}
		function multipartFormDataParser(e, t) {
			s(t !== "failure" && t.essence === "multipart/form-data");
			const n = t.parameters.get("boundary");
			if (n === undefined) {
				throw parsingError("missing boundary in content-type header");
			}
			const r = Buffer.from(`--${n}`, "utf8");
			const i = [];
			const c = { position: 0 };
			const u = e.indexOf(r);
			if (u === -1) {
				throw parsingError("no boundary found in multipart body");
			}
			c.position = u;
			while (true) {
				if (e.subarray(c.position, c.position + r.length).equals(r)) {
					c.position += r.length;
				} else {
					throw parsingError("expected a value starting with -- and the boundary");
				}
				if (bufferStartsWith(e, l, c)) {
					return i;
				}
				if (e[c.position] !== 13 || e[c.position + 1] !== 10) {
					throw parsingError("expected CRLF");
				}
				c.position += 2;
				const t = parseMultipartFormDataHeaders(e, c);
				let { name: n, filename: u, contentType: f, encoding: p } = t;
				c.position += 2;
				let m;
				{
					const t = e.indexOf(r.subarray(2), c.position);
					if (t === -1) {
						throw parsingError("expected boundary after body");
					}
					m = e.subarray(c.position, t - 4);
					c.position += m.length;
					if (p === "base64") {
						m = Buffer.from(m.toString(), "base64");
					}
				}
				if (e[c.position] !== 13 || e[c.position + 1] !== 10) {
					throw parsingError("expected CRLF");
				} else {
					c.position += 2;
				}
				let h;
				if (u !== null) {
					f ??= "text/plain";
					if (!isAsciiString(f)) {
						f = "";
					}
					h = new File([m], u, { type: f });
				} else {
					h = d.decode(Buffer.from(m));
				}
				s(o.is.USVString(n));
				s(typeof h === "string" && o.is.USVString(h) || o.is.File(h));
				i.push(a(n, h, u));
			}
		}
		function parseContentDispositionAttribute(e, t) {
			if (e[t.position] === 59) {
				t.position++;
			}
			collectASequenceOfBytes((e) => e === 32 || e === 9, e, t);
			const n = collectASequenceOfBytes((e) => isToken(e) && e !== 61 && e !== 42, e, t);
			if (n.length === 0) {
				return null;
			}
			const r = n.toString("ascii").toLowerCase();
			const i = e[t.position] === 42;
			if (i) {
				t.position++;
			}
			if (e[t.position] !== 61) {
				return null;
			}
			t.position++;
			collectASequenceOfBytes((e) => e === 32 || e === 9, e, t);
			let a;
			if (i) {
				const n = collectASequenceOfBytes((e) => e !== 32 && e !== 13 && e !== 10 && e !== 59, e, t);
				if (n[0] !== 117 && n[0] !== 85 || n[1] !== 116 && n[1] !== 84 || n[2] !== 102 && n[2] !== 70 || n[3] !== 45 || n[4] !== 56) {
					throw parsingError("unknown encoding, expected utf-8''");
				}
				a = decodeURIComponent(u.decode(n.subarray(7)));
			} else if (e[t.position] === 34) {
				t.position++;
				const n = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 34, e, t);
				if (e[t.position] !== 34) {
					throw parsingError("Closing quote not found");
				}
				t.position++;
				a = u.decode(n).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, "\"");
			} else {
				const n = collectASequenceOfBytes((e) => isToken(e) && e !== 59, e, t);
				a = u.decode(n);
			}
			return {
				name: r,
				value: a,
				extended: i
			};
		}
		function parseMultipartFormDataHeaders(e, t) {
			let n = null;
			let a = null;
			let o = null;
			let s = null;
			while (true) {
				if (e[t.position] === 13 && e[t.position + 1] === 10) {
					if (n === null) {
						throw parsingError("header name is null");
					}
					return {
						name: n,
						filename: a,
						contentType: o,
						encoding: s
					};
				}
				let l = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 58, e, t);
				l = removeChars(l, true, true, (e) => e === 9 || e === 32);
				if (!i.test(l.toString())) {
					throw parsingError("header name does not match the field-name token production");
				}
				if (e[t.position] !== 58) {
					throw parsingError("expected :");
				}
				t.position++;
				collectASequenceOfBytes((e) => e === 32 || e === 9, e, t);
				switch (r(l)) {
					case "content-disposition": {
						n = a = null;
						let r = false;
						const i = collectASequenceOfBytes((e) => isToken(e), e, t);
						if (i.toString("ascii").toLowerCase() !== "form-data") {
							throw parsingError("expected form-data for content-disposition header");
						}
						while (t.position < e.length && (e[t.position] !== 13 || e[t.position + 1] !== 10)) {
							const i = parseContentDispositionAttribute(e, t);
							if (!i) {
								break;
							}
							if (i.name === "name") {
								n = i.value;
							} else if (i.name === "filename") {
								if (i.extended) {
									a = i.value;
									r = true;
								} else if (!r) {
									a = i.value;
								}
							}
						}
						if (n === null) {
							throw parsingError("name attribute is required in content-disposition header");
						}
						break;
					}
					case "content-type": {
						let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
						n = removeChars(n, false, true, (e) => e === 9 || e === 32);
						o = c(n);
						break;
					}
					case "content-transfer-encoding": {
						let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
						n = removeChars(n, false, true, (e) => e === 9 || e === 32);
						s = c(n);
						break;
					}
					default: {
						collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
					}
				}
				if (e[t.position] !== 13 || e[t.position + 1] !== 10) {
					throw parsingError("expected CRLF");
				} else {
					t.position += 2;
				}
			}
		}
		function collectASequenceOfBytes(e, t, n) {
			let r = n.position;
			while (r < t.length && e(t[r])) {
				++r;
			}
			return t.subarray(n.position, n.position = r);
		}
		function removeChars(e, t, n, r) {
			let i = 0;
			let a = e.length - 1;
			if (t) {
				while (i < e.length && r(e[i])) i++;
			}
			if (n) {
				while (a > 0 && r(e[a])) a--;
			}
			return i === 0 && a === e.length - 1 ? e : e.subarray(i, a + 1);
		}
		function bufferStartsWith(e, t, n) {
			if (e.length < t.length) {
				return false;
			}
			for (let r = 0; r < t.length; r++) {
				if (t[r] !== e[n.position + r]) {
					return false;
				}
			}
			return true;
		}
		function parsingError(e) {
			return new TypeError("Failed to parse body as FormData.", { cause: new TypeError(e) });
		}
		function isCTL(e) {
			return e <= 31 || e === 127;
		}
		function isTSpecial(e) {
			return e === 40 || e === 41 || e === 60 || e === 62 || e === 64 || e === 44 || e === 59 || e === 58 || e === 92 || e === 34 || e === 47 || e === 91 || e === 93 || e === 63 || e === 61;
		}
		function isToken(e) {
			return e <= 127 && e !== 32 && e !== 9 && !isCTL(e) && !isTSpecial(e);
		}
		e.exports = {
			multipartFormDataParser,
			validateBoundary
		};
	}),
	35910: (function(e, t, n) {
		const { iteratorMixin: r } = n(73168);
		const { kEnumerableProperty: i } = n(3440);
		const { webidl: a } = n(47879);
		const o = n(57975);
		class FormData {
			#e = [];
			constructor(e = undefined) {
				a.util.markAsUncloneable(this);
				if (e !== undefined) {
					throw a.errors.conversionFailed({
						prefix: "FormData constructor",
						argument: "Argument 1",
						types: ["undefined"]
					});
				}
			}
			append(e, t, n = undefined) {
				a.brandCheck(this, FormData);
				const r = "FormData.append";
				a.argumentLengthCheck(arguments, 2, r);
				e = a.converters.USVString(e);
				if (arguments.length === 3 || a.is.Blob(t)) {
					t = a.converters.Blob(t, r, "value");
					if (n !== undefined) {
						n = a.converters.USVString(n);
					}
				} else {
					t = a.converters.USVString(t);
				}
				const i = makeEntry(e, t, n);
				this.#e.push(i);
			}
			delete(e) {
				a.brandCheck(this, FormData);
				const t = "FormData.delete";
				a.argumentLengthCheck(arguments, 1, t);
				e = a.converters.USVString(e);
				this.#e = this.#e.filter((t) => t.name !== e);
			}
			get(e) {
				a.brandCheck(this, FormData);
				const t = "FormData.get";
				a.argumentLengthCheck(arguments, 1, t);
				e = a.converters.USVString(e);
				const n = this.#e.findIndex((t) => t.name === e);
				if (n === -1) {
					return null;
				}
				return this.#e[n].value;
			}
			getAll(e) {
				a.brandCheck(this, FormData);
				const t = "FormData.getAll";
				a.argumentLengthCheck(arguments, 1, t);
				e = a.converters.USVString(e);
				return this.#e.filter((t) => t.name === e).map((e) => e.value);
			}
			has(e) {
				a.brandCheck(this, FormData);
				const t = "FormData.has";
				a.argumentLengthCheck(arguments, 1, t);
				e = a.converters.USVString(e);
				return this.#e.findIndex((t) => t.name === e) !== -1;
			}
			set(e, t, n = undefined) {
				a.brandCheck(this, FormData);
				const r = "FormData.set";
				a.argumentLengthCheck(arguments, 2, r);
				e = a.converters.USVString(e);
				if (arguments.length === 3 || a.is.Blob(t)) {
					t = a.converters.Blob(t, r, "value");
					if (n !== undefined) {
						n = a.converters.USVString(n);
					}
				} else {
					t = a.converters.USVString(t);
				}
				const i = makeEntry(e, t, n);
				const o = this.#e.findIndex((t) => t.name === e);
				if (o !== -1) {
					this.#e = [
						...this.#e.slice(0, o),
						i,
						...this.#e.slice(o + 1).filter((t) => t.name !== e)
					];
				} else {
					this.#e.push(i);
				}
			}
			[o.inspect.custom](e, t) {
				const n = this.#e.reduce((e, t) => {
					if (e[t.name]) {
						if (Array.isArray(e[t.name])) {
							e[t.name].push(t.value);
						} else {
							e[t.name] = [e[t.name], t.value];
						}
					} else {
						e[t.name] = t.value;
					}
					return e;
				}, { __proto__: null });
				t.depth ??= e;
				t.colors ??= true;
				const r = o.formatWithOptions(t, n);
				return `FormData ${r.slice(r.indexOf("]") + 2)}`;
			}
			static getFormDataState(e) {
				return e.#e;
			}
			static setFormDataState(e, t) {
				e.#e = t;
			}
		}
		const { getFormDataState: s, setFormDataState: c } = FormData;
		Reflect.deleteProperty(FormData, "getFormDataState");
		Reflect.deleteProperty(FormData, "setFormDataState");
		r("FormData", FormData, s, "name", "value");
		Object.defineProperties(FormData.prototype, {
			append: i,
			delete: i,
			get: i,
			getAll: i,
			has: i,
			set: i,
			[Symbol.toStringTag]: {
				value: "FormData",
				configurable: true
			}
		});
		function makeEntry(e, t, n) {
			if (typeof t === "string") {} else {
				if (!a.is.File(t)) {
					t = new File([t], "blob", { type: t.type });
				}
				if (n !== undefined) {
					const e = {
						type: t.type,
						lastModified: t.lastModified
					};
					t = new File([t], n, e);
				}
			}
			return {
				name: e,
				value: t
			};
		}
		a.is.FormData = a.util.MakeTypeAssertion(FormData);
		e.exports = {
			FormData,
			makeEntry,
			setFormDataState: c
		};
	}),
	51059: (function(e) {
		const t = Symbol.for("undici.globalOrigin.1");
		function getGlobalOrigin() {
			return globalThis[t];
		}
		function setGlobalOrigin(e) {
			if (e === undefined) {
				Object.defineProperty(globalThis, t, {
					value: undefined,
					writable: true,
					enumerable: false,
					configurable: false
				});
				return;
			}
			const n = new URL(e);
			if (n.protocol !== "http:" && n.protocol !== "https:") {
				throw new TypeError(`Only http & https urls are allowed, received ${n.protocol}`);
			}
			Object.defineProperty(globalThis, t, {
				value: n,
				writable: true,
				enumerable: false,
				configurable: false
			});
		}
		e.exports = {
			getGlobalOrigin,
			setGlobalOrigin
		};
	}),
	73168: (function(e, t, n) {
		const { Transform: r } = n(57075);
		const i = n(38522);
		const { redirectStatusSet: a, referrerPolicyTokens: o, badPortsSet: s } = n(4495);
		const { getGlobalOrigin: c } = n(51059);
		const { collectAnHTTPQuotedString: l, parseMIMEType: u } = n(51900);
		const { performance: d } = n(643);
		const { ReadableStreamFrom: f, isValidHTTPToken: p, normalizedMethodRecordsBase: m } = n(3440);
		const h = n(34589);
		const { isUint8Array: g } = n(73429);
		const { webidl: _ } = n(47879);
		const { isomorphicEncode: v, collectASequenceOfCodePoints: y, removeChars: b } = n(8116);
		function responseURL(e) {
			const t = e.urlList;
			const n = t.length;
			return n === 0 ? null : t[n - 1].toString();
		}
		function responseLocationURL(e, t) {
			if (!a.has(e.status)) {
				return null;
			}
			let n = e.headersList.get("location", true);
			if (n !== null && isValidHeaderValue(n)) {
				if (!isValidEncodedURL(n)) {
					n = normalizeBinaryStringToUtf8(n);
				}
				n = new URL(n, responseURL(e));
			}
			if (n && !n.hash) {
				n.hash = t;
			}
			return n;
		}
		function isValidEncodedURL(e) {
			for (let t = 0; t < e.length; ++t) {
				const n = e.charCodeAt(t);
				if (n > 126 || n < 32) {
					return false;
				}
			}
			return true;
		}
		function normalizeBinaryStringToUtf8(e) {
			return Buffer.from(e, "binary").toString("utf8");
		}
		function requestCurrentURL(e) {
			return e.urlList[e.urlList.length - 1];
		}
		function requestBadPort(e) {
			const t = requestCurrentURL(e);
			if (urlIsHttpHttpsScheme(t) && s.has(t.port)) {
				return "blocked";
			}
			return "allowed";
		}
		function isErrorLike(e) {
			return e instanceof Error || e?.constructor?.name === "Error" || e?.constructor?.name === "DOMException";
		}
		function isValidReasonPhrase(e) {
			for (let t = 0; t < e.length; ++t) {
				const n = e.charCodeAt(t);
				if (!(n === 9 || n >= 32 && n <= 126 || n >= 128 && n <= 255)) {
					return false;
				}
			}
			return true;
		}
		const x = p;
		function isValidHeaderValue(e) {
			return (e[0] === "	" || e[0] === " " || e[e.length - 1] === "	" || e[e.length - 1] === " " || e.includes("\n") || e.includes("\r") || e.includes("\0")) === false;
		}
		function parseReferrerPolicy(e) {
			const t = (e.headersList.get("referrer-policy", true) ?? "").split(",");
			let n = "";
			if (t.length) {
				for (let e = t.length; e !== 0; e--) {
					const r = t[e - 1].trim();
					if (o.has(r)) {
						n = r;
						break;
					}
				}
			}
			return n;
		}
		function setRequestReferrerPolicyOnRedirect(e, t) {
			const n = parseReferrerPolicy(t);
			if (n !== "") {
				e.referrerPolicy = n;
			}
		}
		function crossOriginResourcePolicyCheck() {
			return "allowed";
		}
		function corsCheck() {
			return "success";
		}
		function TAOCheck() {
			return "success";
		}
		function appendFetchMetadata(e) {
			let t = null;
			t = e.mode;
			e.headersList.set("sec-fetch-mode", t, true);
		}
		function appendRequestOriginHeader(e) {
			let t = e.origin;
			if (t === "client" || t === undefined) {
				return;
			}
			if (e.responseTainting === "cors" || e.mode === "websocket") {
				e.headersList.append("origin", t, true);
			} else if (e.method !== "GET" && e.method !== "HEAD") {
				switch (e.referrerPolicy) {
					case "no-referrer":
						t = null;
						break;
					case "no-referrer-when-downgrade":
					case "strict-origin":
					case "strict-origin-when-cross-origin":
						if (e.origin && urlHasHttpsScheme(e.origin) && !urlHasHttpsScheme(requestCurrentURL(e))) {
							t = null;
						}
						break;
					case "same-origin":
						if (!sameOrigin(e, requestCurrentURL(e))) {
							t = null;
						}
						break;
					default:
				}
				e.headersList.append("origin", t, true);
			}
		}
		function coarsenTime(e, t) {
			return e;
		}
		function clampAndCoarsenConnectionTimingInfo(e, t, n) {
			if (!e?.startTime || e.startTime < t) {
				return {
					domainLookupStartTime: t,
					domainLookupEndTime: t,
					connectionStartTime: t,
					connectionEndTime: t,
					secureConnectionStartTime: t,
					ALPNNegotiatedProtocol: e?.ALPNNegotiatedProtocol
				};
			}
			return {
				domainLookupStartTime: coarsenTime(e.domainLookupStartTime, n),
				domainLookupEndTime: coarsenTime(e.domainLookupEndTime, n),
				connectionStartTime: coarsenTime(e.connectionStartTime, n),
				connectionEndTime: coarsenTime(e.connectionEndTime, n),
				secureConnectionStartTime: coarsenTime(e.secureConnectionStartTime, n),
				ALPNNegotiatedProtocol: e.ALPNNegotiatedProtocol
			};
		}
		function coarsenedSharedCurrentTime(e) {
			return coarsenTime(d.now(), e);
		}
		function createOpaqueTimingInfo(e) {
			return {
				startTime: e.startTime ?? 0,
				redirectStartTime: 0,
				redirectEndTime: 0,
				postRedirectStartTime: e.startTime ?? 0,
				finalServiceWorkerStartTime: 0,
				finalNetworkResponseStartTime: 0,
				finalNetworkRequestStartTime: 0,
				endTime: 0,
				encodedBodySize: 0,
				decodedBodySize: 0,
				finalConnectionTimingInfo: null
			};
		}
		function makePolicyContainer() {
			return { referrerPolicy: "strict-origin-when-cross-origin" };
		}
		function clonePolicyContainer(e) {
			return { referrerPolicy: e.referrerPolicy };
		}
		function determineRequestsReferrer(e) {
			const t = e.referrerPolicy;
			h(t);
			let n = null;
			if (e.referrer === "client") {
				const e = c();
				if (!e || e.origin === "null") {
					return "no-referrer";
				}
				n = new URL(e);
			} else if (_.is.URL(e.referrer)) {
				n = e.referrer;
			}
			let r = stripURLForReferrer(n);
			const i = stripURLForReferrer(n, true);
			if (r.toString().length > 4096) {
				r = i;
			}
			switch (t) {
				case "no-referrer": return "no-referrer";
				case "origin":
					if (i != null) {
						return i;
					}
					return stripURLForReferrer(n, true);
				case "unsafe-url": return r;
				case "strict-origin": {
					const t = requestCurrentURL(e);
					if (isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t)) {
						return "no-referrer";
					}
					return i;
				}
				case "strict-origin-when-cross-origin": {
					const t = requestCurrentURL(e);
					if (sameOrigin(r, t)) {
						return r;
					}
					if (isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t)) {
						return "no-referrer";
					}
					return i;
				}
				case "same-origin":
					if (sameOrigin(e, r)) {
						return r;
					}
					return "no-referrer";
				case "origin-when-cross-origin":
					if (sameOrigin(e, r)) {
						return r;
					}
					return i;
				case "no-referrer-when-downgrade": {
					const t = requestCurrentURL(e);
					if (isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t)) {
						return "no-referrer";
					}
					return r;
				}
			}
		}
		function stripURLForReferrer(e, t = false) {
			h(_.is.URL(e));
			e = new URL(e);
			if (urlIsLocal(e)) {
				return "no-referrer";
			}
			e.username = "";
			e.password = "";
			e.hash = "";
			if (t === true) {
				e.pathname = "";
				e.search = "";
			}
			return e;
		}
		const S = RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/);
		const C = RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);
		function isOriginIPPotentiallyTrustworthy(e) {
			if (e.includes(":")) {
				if (e[0] === "[" && e[e.length - 1] === "]") {
					e = e.slice(1, -1);
				}
				return C(e);
			}
			return S(e);
		}
		function isOriginPotentiallyTrustworthy(e) {
			if (e == null || e === "null") {
				return false;
			}
			e = new URL(e);
			if (e.protocol === "https:" || e.protocol === "wss:") {
				return true;
			}
			if (isOriginIPPotentiallyTrustworthy(e.hostname)) {
				return true;
			}
			if (e.hostname === "localhost" || e.hostname === "localhost.") {
				return true;
			}
			if (e.hostname.endsWith(".localhost") || e.hostname.endsWith(".localhost.")) {
				return true;
			}
			if (e.protocol === "file:") {
				return true;
			}
			return false;
		}
		function isURLPotentiallyTrustworthy(e) {
			if (!_.is.URL(e)) {
				return false;
			}
			if (e.href === "about:blank" || e.href === "about:srcdoc") {
				return true;
			}
			if (e.protocol === "data:") return true;
			if (e.protocol === "blob:") return true;
			return isOriginPotentiallyTrustworthy(e.origin);
		}
		function tryUpgradeRequestToAPotentiallyTrustworthyURL(e) {}
		function sameOrigin(e, t) {
			if (e.origin === t.origin && e.origin === "null") {
				return true;
			}
			if (e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port) {
				return true;
			}
			return false;
		}
		function isAborted(e) {
			return e.controller.state === "aborted";
		}
		function isCancelled(e) {
			return e.controller.state === "aborted" || e.controller.state === "terminated";
		}
		function normalizeMethod(e) {
			return m[e.toLowerCase()] ?? e;
		}
		const w = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
		function createIterator(e, t, n = 0, r = 1) {
			class FastIterableIterator {
				#e;
				#t;
				#n;
				constructor(e, t) {
					this.#e = e;
					this.#t = t;
					this.#n = 0;
				}
				next() {
					if (typeof this !== "object" || this === null || !(#e in this)) {
						throw new TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);
					}
					const i = this.#n;
					const a = t(this.#e);
					const o = a.length;
					if (i >= o) {
						return {
							value: undefined,
							done: true
						};
					}
					const { [n]: s, [r]: c } = a[i];
					this.#n = i + 1;
					let l;
					switch (this.#t) {
						case "key":
							l = s;
							break;
						case "value":
							l = c;
							break;
						case "key+value":
							l = [s, c];
							break;
					}
					return {
						value: l,
						done: false
					};
				}
			}
			delete FastIterableIterator.prototype.constructor;
			Object.setPrototypeOf(FastIterableIterator.prototype, w);
			Object.defineProperties(FastIterableIterator.prototype, {
				[Symbol.toStringTag]: {
					writable: false,
					enumerable: false,
					configurable: true,
					value: `${e} Iterator`
				},
				next: {
					writable: true,
					enumerable: true,
					configurable: true
				}
			});
			return function(e, t) {
				return new FastIterableIterator(e, t);
			};
		}
		function iteratorMixin(e, t, n, r = 0, i = 1) {
			const a = createIterator(e, n, r, i);
			const o = {
				keys: {
					writable: true,
					enumerable: true,
					configurable: true,
					value: function keys() {
						_.brandCheck(this, t);
						return a(this, "key");
					}
				},
				values: {
					writable: true,
					enumerable: true,
					configurable: true,
					value: function values() {
						_.brandCheck(this, t);
						return a(this, "value");
					}
				},
				entries: {
					writable: true,
					enumerable: true,
					configurable: true,
					value: function entries() {
						_.brandCheck(this, t);
						return a(this, "key+value");
					}
				},
				forEach: {
					writable: true,
					enumerable: true,
					configurable: true,
					value: function forEach(n, r = globalThis) {
						_.brandCheck(this, t);
						_.argumentLengthCheck(arguments, 1, `${e}.forEach`);
						if (typeof n !== "function") {
							throw new TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`);
						}
						for (const { 0: e, 1: t } of a(this, "key+value")) {
							n.call(r, t, e, this);
						}
					}
				}
			};
			return Object.defineProperties(t.prototype, {
				...o,
				[Symbol.iterator]: {
					writable: true,
					enumerable: false,
					configurable: true,
					value: o.entries.value
				}
			});
		}
		function fullyReadBody(e, t, n) {
			const r = t;
			const i = n;
			try {
				const t = e.stream.getReader();
				readAllBytes(t, r, i);
			} catch (e) {
				i(e);
			}
		}
		function readableStreamClose(e) {
			try {
				e.close();
				e.byobRequest?.respond(0);
			} catch (e) {
				if (!e.message.includes("Controller is already closed") && !e.message.includes("ReadableStream is already closed")) {
					throw e;
				}
			}
		}
		async function readAllBytes(e, t, n) {
			try {
				const r = [];
				let i = 0;
				do {
					const { done: a, value: o } = await e.read();
					if (a) {
						t(Buffer.concat(r, i));
						return;
					}
					if (!g(o)) {
						n(new TypeError("Received non-Uint8Array chunk"));
						return;
					}
					r.push(o);
					i += o.length;
				} while (true);
			} catch (e) {
				n(e);
			}
		}
		function urlIsLocal(e) {
			h("protocol" in e);
			const t = e.protocol;
			return t === "about:" || t === "blob:" || t === "data:";
		}
		function urlHasHttpsScheme(e) {
			return typeof e === "string" && e[5] === ":" && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && e[4] === "s" || e.protocol === "https:";
		}
		function urlIsHttpHttpsScheme(e) {
			h("protocol" in e);
			const t = e.protocol;
			return t === "http:" || t === "https:";
		}
		function simpleRangeHeaderValue(e, t) {
			const n = e;
			if (!n.startsWith("bytes")) {
				return "failure";
			}
			const r = { position: 5 };
			if (t) {
				y((e) => e === "	" || e === " ", n, r);
			}
			if (n.charCodeAt(r.position) !== 61) {
				return "failure";
			}
			r.position++;
			if (t) {
				y((e) => e === "	" || e === " ", n, r);
			}
			const i = y((e) => {
				const t = e.charCodeAt(0);
				return t >= 48 && t <= 57;
			}, n, r);
			const a = i.length ? Number(i) : null;
			if (t) {
				y((e) => e === "	" || e === " ", n, r);
			}
			if (n.charCodeAt(r.position) !== 45) {
				return "failure";
			}
			r.position++;
			if (t) {
				y((e) => e === "	" || e === " ", n, r);
			}
			const o = y((e) => {
				const t = e.charCodeAt(0);
				return t >= 48 && t <= 57;
			}, n, r);
			const s = o.length ? Number(o) : null;
			if (r.position < n.length) {
				return "failure";
			}
			if (s === null && a === null) {
				return "failure";
			}
			if (a > s) {
				return "failure";
			}
			return {
				rangeStartValue: a,
				rangeEndValue: s
			};
		}
		function buildContentRange(e, t, n) {
			let r = "bytes ";
			r += v(`${e}`);
			r += "-";
			r += v(`${t}`);
			r += "/";
			r += v(`${n}`);
			return r;
		}
		class InflateStream extends r {
			#e;
			constructor(e) {
				super();
				this.#e = e;
			}
			_transform(e, t, n) {
				if (!this._inflateStream) {
					if (e.length === 0) {
						n();
						return;
					}
					this._inflateStream = (e[0] & 15) === 8 ? i.createInflate(this.#e) : i.createInflateRaw(this.#e);
					this._inflateStream.on("data", this.push.bind(this));
					this._inflateStream.on("end", () => this.push(null));
					this._inflateStream.on("error", (e) => this.destroy(e));
				}
				this._inflateStream.write(e, t, n);
			}
			_final(e) {
				if (this._inflateStream) {
					this._inflateStream.end();
					this._inflateStream = null;
				}
				e();
			}
		}
		function createInflate(e) {
			return new InflateStream(e);
		}
		function extractMimeType(e) {
			let t = null;
			let n = null;
			let r = null;
			const i = getDecodeSplit("content-type", e);
			if (i === null) {
				return "failure";
			}
			for (const e of i) {
				const i = u(e);
				if (i === "failure" || i.essence === "*/*") {
					continue;
				}
				r = i;
				if (r.essence !== n) {
					t = null;
					if (r.parameters.has("charset")) {
						t = r.parameters.get("charset");
					}
					n = r.essence;
				} else if (!r.parameters.has("charset") && t !== null) {
					r.parameters.set("charset", t);
				}
			}
			if (r == null) {
				return "failure";
			}
			return r;
		}
		function gettingDecodingSplitting(e) {
			const t = e;
			const n = { position: 0 };
			const r = [];
			let i = "";
			while (n.position < t.length) {
				i += y((e) => e !== "\"" && e !== ",", t, n);
				if (n.position < t.length) {
					if (t.charCodeAt(n.position) === 34) {
						i += l(t, n);
						if (n.position < t.length) {
							continue;
						}
					} else {
						h(t.charCodeAt(n.position) === 44);
						n.position++;
					}
				}
				i = b(i, true, true, (e) => e === 9 || e === 32);
				r.push(i);
				i = "";
			}
			return r;
		}
		function getDecodeSplit(e, t) {
			const n = t.get(e, true);
			if (n === null) {
				return null;
			}
			return gettingDecodingSplitting(n);
		}
		function hasAuthenticationEntry(e) {
			return false;
		}
		function includesCredentials(e) {
			return !!(e.username || e.password);
		}
		function isTraversableNavigable(e) {
			return e != null && e !== "client" && e !== "no-traversable";
		}
		class EnvironmentSettingsObjectBase {
			get baseUrl() {
				return c();
			}
			get origin() {
				return this.baseUrl?.origin;
			}
			policyContainer = makePolicyContainer();
		}
		class EnvironmentSettingsObject {
			settingsObject = new EnvironmentSettingsObjectBase();
		}
		const T = new EnvironmentSettingsObject();
		e.exports = {
			isAborted,
			isCancelled,
			isValidEncodedURL,
			ReadableStreamFrom: f,
			tryUpgradeRequestToAPotentiallyTrustworthyURL,
			clampAndCoarsenConnectionTimingInfo,
			coarsenedSharedCurrentTime,
			determineRequestsReferrer,
			makePolicyContainer,
			clonePolicyContainer,
			appendFetchMetadata,
			appendRequestOriginHeader,
			TAOCheck,
			corsCheck,
			crossOriginResourcePolicyCheck,
			createOpaqueTimingInfo,
			setRequestReferrerPolicyOnRedirect,
			isValidHTTPToken: p,
			requestBadPort,
			requestCurrentURL,
			responseURL,
			responseLocationURL,
			isURLPotentiallyTrustworthy,
			isValidReasonPhrase,
			sameOrigin,
			normalizeMethod,
			iteratorMixin,
			createIterator,
			isValidHeaderName: x,
			isValidHeaderValue,
			isErrorLike,
			fullyReadBody,
			readableStreamClose,
			urlIsLocal,
			urlHasHttpsScheme,
			urlIsHttpHttpsScheme,
			readAllBytes,
			simpleRangeHeaderValue,
			buildContentRange,
			createInflate,
			extractMimeType,
			getDecodeSplit,
			environmentSettingsObject: T,
			isOriginIPPotentiallyTrustworthy,
			hasAuthenticationEntry,
			includesCredentials,
			isTraversableNavigable
		};
	}),
	8116: (function(e, t, n) {
		const r = n(34589);
		const { utf8DecodeBytes: i } = n(276);
		function collectASequenceOfCodePoints(e, t, n) {
			let r = "";
			while (n.position < t.length && e(t[n.position])) {
				r += t[n.position];
				n.position++;
			}
			return r;
		}
		function collectASequenceOfCodePointsFast(e, t, n) {
			const r = t.indexOf(e, n.position);
			const i = n.position;
			if (r === -1) {
				n.position = t.length;
				return t.slice(i);
			}
			n.position = r;
			return t.slice(i, n.position);
		}
		const a = /[\u0009\u000A\u000C\u000D\u0020]/g;
		const o = /[^\x00-\x7F]/;
		function asciiLowercase(e) {
			return o.test(e) ? e.replace(/[A-Z]+/g, (e) => e.toLowerCase()) : e.toLowerCase();
		}
		function forgivingBase64(e) {
			e = e.replace(a, "");
			let t = e.length;
			if (t % 4 === 0) {
				if (e.charCodeAt(t - 1) === 61) {
					--t;
					if (e.charCodeAt(t - 1) === 61) {
						--t;
					}
				}
			}
			if (t % 4 === 1) {
				return "failure";
			}
			if (/[^+/0-9A-Za-z]/.test(e.length === t ? e : e.substring(0, t))) {
				return "failure";
			}
			const n = Buffer.from(e, "base64");
			return new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
		}
		function isASCIIWhitespace(e) {
			return e === 9 || e === 10 || e === 12 || e === 13 || e === 32;
		}
		function isomorphicDecode(e) {
			const t = e.length;
			if ((2 << 15) - 1 > t) {
				return String.fromCharCode.apply(null, e);
			}
			let n = "";
			let r = 0;
			let i = (2 << 15) - 1;
			while (r < t) {
				if (r + i > t) {
					i = t - r;
				}
				n += String.fromCharCode.apply(null, e.subarray(r, r += i));
			}
			return n;
		}
		const s = /[^\x00-\xFF]/;
		function isomorphicEncode(e) {
			r(!s.test(e));
			return e;
		}
		function parseJSONFromBytes(e) {
			return JSON.parse(i(e));
		}
		function removeASCIIWhitespace(e, t = true, n = true) {
			return removeChars(e, t, n, isASCIIWhitespace);
		}
		function removeChars(e, t, n, r) {
			let i = 0;
			let a = e.length - 1;
			if (t) {
				while (i < e.length && r(e.charCodeAt(i))) i++;
			}
			if (n) {
				while (a > 0 && r(e.charCodeAt(a))) a--;
			}
			return i === 0 && a === e.length - 1 ? e : e.slice(i, a + 1);
		}
		function serializeJavascriptValueToJSONString(e) {
			const t = JSON.stringify(e);
			if (t === undefined) {
				throw new TypeError("Value is not JSON serializable");
			}
			r(typeof t === "string");
			return t;
		}
		e.exports = {
			asciiLowercase,
			collectASequenceOfCodePoints,
			collectASequenceOfCodePointsFast,
			forgivingBase64,
			isASCIIWhitespace,
			isomorphicDecode,
			isomorphicEncode,
			parseJSONFromBytes,
			removeASCIIWhitespace,
			removeChars,
			serializeJavascriptValueToJSONString
		};
	}),
	47879: (function(e, t, n) {
		const r = n(34589);
		const { types: i, inspect: a } = n(57975);
		const { runtimeFeatures: o } = n(313);
		const s = 1;
		const c = 2;
		const l = 3;
		const u = 4;
		const d = 5;
		const f = 6;
		const p = 7;
		const m = 8;
		const h = Function.call.bind(Function.prototype[Symbol.hasInstance]);
		const g = {
			converters: {},
			util: {},
			errors: {},
			is: {}
		};
		g.errors.exception = function(e) {
			return new TypeError(`${e.header}: ${e.message}`);
		};
		g.errors.conversionFailed = function(e) {
			const t = e.types.length === 1 ? "" : " one of";
			const n = `${e.argument} could not be converted to` + `${t}: ${e.types.join(", ")}.`;
			return g.errors.exception({
				header: e.prefix,
				message: n
			});
		};
		g.errors.invalidArgument = function(e) {
			return g.errors.exception({
				header: e.prefix,
				message: `"${e.value}" is an invalid ${e.type}.`
			});
		};
		g.brandCheck = function(e, t) {
			if (!h(t, e)) {
				const e = new TypeError("Illegal invocation");
				e.code = "ERR_INVALID_THIS";
				throw e;
			}
		};
		g.brandCheckMultiple = function(e) {
			const t = e.map((e) => g.util.MakeTypeAssertion(e));
			return (e) => {
				if (t.every((t) => !t(e))) {
					const e = new TypeError("Illegal invocation");
					e.code = "ERR_INVALID_THIS";
					throw e;
				}
			};
		};
		g.argumentLengthCheck = function({ length: e }, t, n) {
			if (e < t) {
				throw g.errors.exception({
					message: `${t} argument${t !== 1 ? "s" : ""} required, ` + `but${e ? " only" : ""} ${e} found.`,
					header: n
				});
			}
		};
		g.illegalConstructor = function() {
			throw g.errors.exception({
				header: "TypeError",
				message: "Illegal constructor"
			});
		};
		g.util.MakeTypeAssertion = function(e) {
			return (t) => h(e, t);
		};
		g.util.Type = function(e) {
			switch (typeof e) {
				case "undefined": return s;
				case "boolean": return c;
				case "string": return l;
				case "symbol": return u;
				case "number": return d;
				case "bigint": return f;
				case "function":
				case "object": {
					if (e === null) {
						return p;
					}
					return m;
				}
			}
		};
		g.util.Types = {
			UNDEFINED: s,
			BOOLEAN: c,
			STRING: l,
			SYMBOL: u,
			NUMBER: d,
			BIGINT: f,
			NULL: p,
			OBJECT: m
		};
		g.util.TypeValueToString = function(e) {
			switch (g.util.Type(e)) {
				case s: return "Undefined";
				case c: return "Boolean";
				case l: return "String";
				case u: return "Symbol";
				case d: return "Number";
				case f: return "BigInt";
				case p: return "Null";
				case m: return "Object";
			}
		};
		g.util.markAsUncloneable = o.has("markAsUncloneable") ? n(75919).markAsUncloneable : () => {};
		g.util.ConvertToInt = function(e, t, n, r) {
			let i;
			let a;
			if (t === 64) {
				i = Math.pow(2, 53) - 1;
				if (n === "unsigned") {
					a = 0;
				} else {
					a = Math.pow(-2, 53) + 1;
				}
			} else if (n === "unsigned") {
				a = 0;
				i = Math.pow(2, t) - 1;
			} else {
				a = -Math.pow(2, t - 1);
				i = Math.pow(2, t - 1) - 1;
			}
			let o = Number(e);
			if (o === 0) {
				o = 0;
			}
			if (g.util.HasFlag(r, g.attributes.EnforceRange)) {
				if (Number.isNaN(o) || o === Number.POSITIVE_INFINITY || o === Number.NEGATIVE_INFINITY) {
					throw g.errors.exception({
						header: "Integer conversion",
						message: `Could not convert ${g.util.Stringify(e)} to an integer.`
					});
				}
				o = g.util.IntegerPart(o);
				if (o < a || o > i) {
					throw g.errors.exception({
						header: "Integer conversion",
						message: `Value must be between ${a}-${i}, got ${o}.`
					});
				}
				return o;
			}
			if (!Number.isNaN(o) && g.util.HasFlag(r, g.attributes.Clamp)) {
				o = Math.min(Math.max(o, a), i);
				if (Math.floor(o) % 2 === 0) {
					o = Math.floor(o);
				} else {
					o = Math.ceil(o);
				}
				return o;
			}
			if (Number.isNaN(o) || o === 0 && Object.is(0, o) || o === Number.POSITIVE_INFINITY || o === Number.NEGATIVE_INFINITY) {
				return 0;
			}
			o = g.util.IntegerPart(o);
			o = o % Math.pow(2, t);
			if (n === "signed" && o >= Math.pow(2, t - 1)) {
				return o - Math.pow(2, t);
			}
			return o;
		};
		g.util.IntegerPart = function(e) {
			const t = Math.floor(Math.abs(e));
			if (e < 0) {
				return -1 * t;
			}
			return t;
		};
		g.util.Stringify = function(e) {
			const t = g.util.Type(e);
			switch (t) {
				case u: return `Symbol(${e.description})`;
				case m: return a(e);
				case l: return `"${e}"`;
				case f: return `${e}n`;
				default: return `${e}`;
			}
		};
		g.util.IsResizableArrayBuffer = function(e) {
			if (i.isArrayBuffer(e)) {
				return e.resizable;
			}
			if (i.isSharedArrayBuffer(e)) {
				return e.growable;
			}
			throw g.errors.exception({
				header: "IsResizableArrayBuffer",
				message: `"${g.util.Stringify(e)}" is not an array buffer.`
			});
		};
		g.util.HasFlag = function(e, t) {
			return typeof e === "number" && (e & t) === t;
		};
		g.sequenceConverter = function(e) {
			return (t, n, r, i) => {
				if (g.util.Type(t) !== m) {
					throw g.errors.exception({
						header: n,
						message: `${r} (${g.util.Stringify(t)}) is not iterable.`
					});
				}
				const a = typeof i === "function" ? i() : t?.[Symbol.iterator]?.();
				const o = [];
				let s = 0;
				if (a === undefined || typeof a.next !== "function") {
					throw g.errors.exception({
						header: n,
						message: `${r} is not iterable.`
					});
				}
				while (true) {
					const { done: t, value: i } = a.next();
					if (t) {
						break;
					}
					o.push(e(i, n, `${r}[${s++}]`));
				}
				return o;
			};
		};
		g.recordConverter = function(e, t) {
			return (n, r, a) => {
				if (g.util.Type(n) !== m) {
					throw g.errors.exception({
						header: r,
						message: `${a} ("${g.util.TypeValueToString(n)}") is not an Object.`
					});
				}
				const o = {};
				if (!i.isProxy(n)) {
					const i = [...Object.getOwnPropertyNames(n), ...Object.getOwnPropertySymbols(n)];
					for (const s of i) {
						const i = g.util.Stringify(s);
						const c = e(s, r, `Key ${i} in ${a}`);
						const l = t(n[s], r, `${a}[${i}]`);
						o[c] = l;
					}
					return o;
				}
				const s = Reflect.ownKeys(n);
				for (const i of s) {
					const s = Reflect.getOwnPropertyDescriptor(n, i);
					if (s?.enumerable) {
						const s = e(i, r, a);
						const c = t(n[i], r, a);
						o[s] = c;
					}
				}
				return o;
			};
		};
		g.interfaceConverter = function(e, t) {
			return (n, r, i) => {
				if (!e(n)) {
					throw g.errors.exception({
						header: r,
						message: `Expected ${i} ("${g.util.Stringify(n)}") to be an instance of ${t}.`
					});
				}
				return n;
			};
		};
		g.dictionaryConverter = function(e) {
			e.sort((e, t) => (e.key > t.key) - (e.key < t.key));
			return (t, n, r) => {
				const i = {};
				if (t != null && g.util.Type(t) !== m) {
					throw g.errors.exception({
						header: n,
						message: `Expected ${t} to be one of: Null, Undefined, Object.`
					});
				}
				for (const a of e) {
					const { key: e, defaultValue: o, required: s, converter: c } = a;
					if (s === true) {
						if (t == null || !Object.hasOwn(t, e)) {
							throw g.errors.exception({
								header: n,
								message: `Missing required key "${e}".`
							});
						}
					}
					let l = t?.[e];
					const u = o !== undefined;
					if (u && l === undefined) {
						l = o();
					}
					if (s || u || l !== undefined) {
						l = c(l, n, `${r}.${e}`);
						if (a.allowedValues && !a.allowedValues.includes(l)) {
							throw g.errors.exception({
								header: n,
								message: `${l} is not an accepted type. Expected one of ${a.allowedValues.join(", ")}.`
							});
						}
						i[e] = l;
					}
				}
				return i;
			};
		};
		g.nullableConverter = function(e) {
			return (t, n, r) => {
				if (t === null) {
					return t;
				}
				return e(t, n, r);
			};
		};
		g.is.USVString = function(e) {
			return typeof e === "string" && e.isWellFormed();
		};
		g.is.ReadableStream = g.util.MakeTypeAssertion(ReadableStream);
		g.is.Blob = g.util.MakeTypeAssertion(Blob);
		g.is.URLSearchParams = g.util.MakeTypeAssertion(URLSearchParams);
		g.is.File = g.util.MakeTypeAssertion(File);
		g.is.URL = g.util.MakeTypeAssertion(URL);
		g.is.AbortSignal = g.util.MakeTypeAssertion(AbortSignal);
		g.is.MessagePort = g.util.MakeTypeAssertion(MessagePort);
		g.is.BufferSource = function(e) {
			return i.isArrayBuffer(e) || ArrayBuffer.isView(e) && i.isArrayBuffer(e.buffer);
		};
		g.util.getCopyOfBytesHeldByBufferSource = function(e) {
			const t = e;
			let n = t;
			let a = 0;
			let o = 0;
			if (i.isTypedArray(t) || i.isDataView(t)) {
				n = t.buffer;
				a = t.byteOffset;
				o = t.byteLength;
			} else {
				r(i.isAnyArrayBuffer(t));
				o = t.byteLength;
			}
			if (n.detached) {
				return new Uint8Array(0);
			}
			const s = new Uint8Array(o);
			const c = new Uint8Array(n, a, o);
			s.set(c);
			return s;
		};
		g.converters.DOMString = function(e, t, n, r) {
			if (e === null && g.util.HasFlag(r, g.attributes.LegacyNullToEmptyString)) {
				return "";
			}
			if (typeof e === "symbol") {
				throw g.errors.exception({
					header: t,
					message: `${n} is a symbol, which cannot be converted to a DOMString.`
				});
			}
			return String(e);
		};
		g.converters.ByteString = function(e, t, n) {
			if (typeof e === "symbol") {
				throw g.errors.exception({
					header: t,
					message: `${n} is a symbol, which cannot be converted to a ByteString.`
				});
			}
			const r = String(e);
			for (let e = 0; e < r.length; e++) {
				if (r.charCodeAt(e) > 255) {
					throw new TypeError("Cannot convert argument to a ByteString because the character at " + `index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`);
				}
			}
			return r;
		};
		g.converters.USVString = function(e) {
			if (typeof e === "string") {
				return e.toWellFormed();
			}
			return `${e}`.toWellFormed();
		};
		g.converters.boolean = function(e) {
			const t = Boolean(e);
			return t;
		};
		g.converters.any = function(e) {
			return e;
		};
		g.converters["long long"] = function(e, t, n) {
			const r = g.util.ConvertToInt(e, 64, "signed", 0, t, n);
			return r;
		};
		g.converters["unsigned long long"] = function(e, t, n) {
			const r = g.util.ConvertToInt(e, 64, "unsigned", 0, t, n);
			return r;
		};
		g.converters["unsigned long"] = function(e, t, n) {
			const r = g.util.ConvertToInt(e, 32, "unsigned", 0, t, n);
			return r;
		};
		g.converters["unsigned short"] = function(e, t, n, r) {
			const i = g.util.ConvertToInt(e, 16, "unsigned", r, t, n);
			return i;
		};
		g.converters.ArrayBuffer = function(e, t, n, r) {
			if (g.util.Type(e) !== m || !i.isArrayBuffer(e)) {
				throw g.errors.conversionFailed({
					prefix: t,
					argument: `${n} ("${g.util.Stringify(e)}")`,
					types: ["ArrayBuffer"]
				});
			}
			if (!g.util.HasFlag(r, g.attributes.AllowResizable) && g.util.IsResizableArrayBuffer(e)) {
				throw g.errors.exception({
					header: t,
					message: `${n} cannot be a resizable ArrayBuffer.`
				});
			}
			return e;
		};
		g.converters.SharedArrayBuffer = function(e, t, n, r) {
			if (g.util.Type(e) !== m || !i.isSharedArrayBuffer(e)) {
				throw g.errors.conversionFailed({
					prefix: t,
					argument: `${n} ("${g.util.Stringify(e)}")`,
					types: ["SharedArrayBuffer"]
				});
			}
			if (!g.util.HasFlag(r, g.attributes.AllowResizable) && g.util.IsResizableArrayBuffer(e)) {
				throw g.errors.exception({
					header: t,
					message: `${n} cannot be a resizable SharedArrayBuffer.`
				});
			}
			return e;
		};
		g.converters.TypedArray = function(e, t, n, r, a) {
			if (g.util.Type(e) !== m || !i.isTypedArray(e) || e.constructor.name !== t.name) {
				throw g.errors.conversionFailed({
					prefix: n,
					argument: `${r} ("${g.util.Stringify(e)}")`,
					types: [t.name]
				});
			}
			if (!g.util.HasFlag(a, g.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) {
				throw g.errors.exception({
					header: n,
					message: `${r} cannot be a view on a shared array buffer.`
				});
			}
			if (!g.util.HasFlag(a, g.attributes.AllowResizable) && g.util.IsResizableArrayBuffer(e.buffer)) {
				throw g.errors.exception({
					header: n,
					message: `${r} cannot be a view on a resizable array buffer.`
				});
			}
			return e;
		};
		g.converters.DataView = function(e, t, n, r) {
			if (g.util.Type(e) !== m || !i.isDataView(e)) {
				throw g.errors.conversionFailed({
					prefix: t,
					argument: `${n} ("${g.util.Stringify(e)}")`,
					types: ["DataView"]
				});
			}
			if (!g.util.HasFlag(r, g.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) {
				throw g.errors.exception({
					header: t,
					message: `${n} cannot be a view on a shared array buffer.`
				});
			}
			if (!g.util.HasFlag(r, g.attributes.AllowResizable) && g.util.IsResizableArrayBuffer(e.buffer)) {
				throw g.errors.exception({
					header: t,
					message: `${n} cannot be a view on a resizable array buffer.`
				});
			}
			return e;
		};
		g.converters.ArrayBufferView = function(e, t, n, r) {
			if (g.util.Type(e) !== m || !i.isArrayBufferView(e)) {
				throw g.errors.conversionFailed({
					prefix: t,
					argument: `${n} ("${g.util.Stringify(e)}")`,
					types: ["ArrayBufferView"]
				});
			}
			if (!g.util.HasFlag(r, g.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) {
				throw g.errors.exception({
					header: t,
					message: `${n} cannot be a view on a shared array buffer.`
				});
			}
			if (!g.util.HasFlag(r, g.attributes.AllowResizable) && g.util.IsResizableArrayBuffer(e.buffer)) {
				throw g.errors.exception({
					header: t,
					message: `${n} cannot be a view on a resizable array buffer.`
				});
			}
			return e;
		};
		g.converters.BufferSource = function(e, t, n, r) {
			if (i.isArrayBuffer(e)) {
				return g.converters.ArrayBuffer(e, t, n, r);
			}
			if (i.isArrayBufferView(e)) {
				r &= ~g.attributes.AllowShared;
				return g.converters.ArrayBufferView(e, t, n, r);
			}
			if (i.isSharedArrayBuffer(e)) {
				throw g.errors.exception({
					header: t,
					message: `${n} cannot be a SharedArrayBuffer.`
				});
			}
			throw g.errors.conversionFailed({
				prefix: t,
				argument: `${n} ("${g.util.Stringify(e)}")`,
				types: ["ArrayBuffer", "ArrayBufferView"]
			});
		};
		g.converters.AllowSharedBufferSource = function(e, t, n, r) {
			if (i.isArrayBuffer(e)) {
				return g.converters.ArrayBuffer(e, t, n, r);
			}
			if (i.isSharedArrayBuffer(e)) {
				return g.converters.SharedArrayBuffer(e, t, n, r);
			}
			if (i.isArrayBufferView(e)) {
				r |= g.attributes.AllowShared;
				return g.converters.ArrayBufferView(e, t, n, r);
			}
			throw g.errors.conversionFailed({
				prefix: t,
				argument: `${n} ("${g.util.Stringify(e)}")`,
				types: [
					"ArrayBuffer",
					"SharedArrayBuffer",
					"ArrayBufferView"
				]
			});
		};
		g.converters["sequence<ByteString>"] = g.sequenceConverter(g.converters.ByteString);
		g.converters["sequence<sequence<ByteString>>"] = g.sequenceConverter(g.converters["sequence<ByteString>"]);
		g.converters["record<ByteString, ByteString>"] = g.recordConverter(g.converters.ByteString, g.converters.ByteString);
		g.converters.Blob = g.interfaceConverter(g.is.Blob, "Blob");
		g.converters.AbortSignal = g.interfaceConverter(g.is.AbortSignal, "AbortSignal");
		g.converters.EventHandlerNonNull = function(e) {
			if (g.util.Type(e) !== m) {
				return null;
			}
			if (typeof e === "function") {
				return e;
			}
			return () => {};
		};
		g.attributes = {
			Clamp: 1 << 0,
			EnforceRange: 1 << 1,
			AllowShared: 1 << 2,
			AllowResizable: 1 << 3,
			LegacyNullToEmptyString: 1 << 4
		};
		e.exports = { webidl: g };
	})
};
;
