"use strict";
exports.id = 134;
exports.ids = [134];
exports.modules = { 58134: (function(e, t, n) {
	n.r(t);
	n.d(t, {
		context: function() {
			return be;
		},
		getOctokit: function() {
			return getOctokit;
		}
	});
	var r = n(79896);
	var i = n(70857);
	;
	class Context {
		constructor() {
			var e, t, n;
			this.payload = {};
			if (process.env.GITHUB_EVENT_PATH) {
				if ((0, r.existsSync)(process.env.GITHUB_EVENT_PATH)) {
					this.payload = JSON.parse((0, r.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
				} else {
					const e = process.env.GITHUB_EVENT_PATH;
					process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${i.EOL}`);
				}
			}
			this.eventName = process.env.GITHUB_EVENT_NAME;
			this.sha = process.env.GITHUB_SHA;
			this.ref = process.env.GITHUB_REF;
			this.workflow = process.env.GITHUB_WORKFLOW;
			this.action = process.env.GITHUB_ACTION;
			this.actor = process.env.GITHUB_ACTOR;
			this.job = process.env.GITHUB_JOB;
			this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
			this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
			this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
			this.apiUrl = (e = process.env.GITHUB_API_URL) !== null && e !== void 0 ? e : `https://api.github.com`;
			this.serverUrl = (t = process.env.GITHUB_SERVER_URL) !== null && t !== void 0 ? t : `https://github.com`;
			this.graphqlUrl = (n = process.env.GITHUB_GRAPHQL_URL) !== null && n !== void 0 ? n : `https://api.github.com/graphql`;
		}
		get issue() {
			const e = this.payload;
			return Object.assign(Object.assign({}, this.repo), { number: (e.issue || e.pull_request || e).number });
		}
		get repo() {
			if (process.env.GITHUB_REPOSITORY) {
				const [e, t] = process.env.GITHUB_REPOSITORY.split("/");
				return {
					owner: e,
					repo: t
				};
			}
			if (this.payload.repository) {
				return {
					owner: this.payload.repository.owner.login,
					repo: this.payload.repository.name
				};
			}
			throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
		}
	}
	var a = n(42545);
	var o = n(24371);
	;
	var s = undefined && undefined.__awaiter || function(e, t, n, r) {
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
	function getAuthString(e, t) {
		if (!e && !t.auth) {
			throw new Error("Parameter token or opts.auth is required");
		} else if (e && t.auth) {
			throw new Error("Parameters token and opts.auth may not both be specified");
		}
		return typeof t.auth === "string" ? t.auth : `token ${e}`;
	}
	function getProxyAgent(e) {
		const t = new a.Qq();
		return t.getAgent(e);
	}
	function getProxyAgentDispatcher(e) {
		const t = new a.Qq();
		return t.getAgentDispatcher(e);
	}
	function getProxyFetch(e) {
		const t = getProxyAgentDispatcher(e);
		const proxyFetch = (e, n) => s(this, void 0, void 0, function* () {
			return (0, o.hd)(e, Object.assign(Object.assign({}, n), { dispatcher: t }));
		});
		return proxyFetch;
	}
	function getApiBaseUrl() {
		return process.env["GITHUB_API_URL"] || "https://api.github.com";
	}
	function getUserAgentWithOrchestrationId(e) {
		var t;
		const n = (t = process.env["ACTIONS_ORCHESTRATION_ID"]) === null || t === void 0 ? void 0 : t.trim();
		if (n) {
			const t = n.replace(/[^a-z0-9_.-]/gi, "_");
			const r = `actions_orchestration_id/${t}`;
			if (e === null || e === void 0 ? void 0 : e.includes(r)) return e;
			const i = e ? `${e} ` : "";
			return `${i}${r}`;
		}
		return e;
	}
	;
	function getUserAgent() {
		if (typeof navigator === "object" && "userAgent" in navigator) {
			return navigator.userAgent;
		}
		if (typeof process === "object" && process.version !== undefined) {
			return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
		}
		return "<environment undetectable>";
	}
	;
	function register(e, t, n, r) {
		if (typeof n !== "function") {
			throw new Error("method for before hook must be a function");
		}
		if (!r) {
			r = {};
		}
		if (Array.isArray(t)) {
			return t.reverse().reduce((t, n) => {
				return register.bind(null, e, n, t, r);
			}, n)();
		}
		return Promise.resolve().then(() => {
			if (!e.registry[t]) {
				return n(r);
			}
			return e.registry[t].reduce((e, t) => {
				return t.hook.bind(null, e, r);
			}, n)();
		});
	}
	;
	function addHook(e, t, n, hook) {
		const r = hook;
		if (!e.registry[n]) {
			e.registry[n] = [];
		}
		if (t === "before") {
			hook = (e, t) => {
				return Promise.resolve().then(r.bind(null, t)).then(e.bind(null, t));
			};
		}
		if (t === "after") {
			hook = (e, t) => {
				let n;
				return Promise.resolve().then(e.bind(null, t)).then((e) => {
					n = e;
					return r(n, t);
				}).then(() => {
					return n;
				});
			};
		}
		if (t === "error") {
			hook = (e, t) => {
				return Promise.resolve().then(e.bind(null, t)).catch((e) => {
					return r(e, t);
				});
			};
		}
		e.registry[n].push({
			hook,
			orig: r
		});
	}
	;
	function removeHook(e, t, n) {
		if (!e.registry[t]) {
			return;
		}
		const r = e.registry[t].map((e) => {
			return e.orig;
		}).indexOf(n);
		if (r === -1) {
			return;
		}
		e.registry[t].splice(r, 1);
	}
	;
	const c = Function.bind;
	const l = c.bind(c);
	function bindApi(e, t, n) {
		const r = l(removeHook, null).apply(null, n ? [t, n] : [t]);
		e.api = { remove: r };
		e.remove = r;
		[
			"before",
			"error",
			"after",
			"wrap"
		].forEach((r) => {
			const i = n ? [
				t,
				r,
				n
			] : [t, r];
			e[r] = e.api[r] = l(addHook, null).apply(null, i);
		});
	}
	function Singular() {
		const e = Symbol("Singular");
		const t = { registry: {} };
		const n = register.bind(null, t, e);
		bindApi(n, t, e);
		return n;
	}
	function Collection() {
		const e = { registry: {} };
		const t = register.bind(null, e);
		bindApi(t, e);
		return t;
	}
	var u = {
		Singular,
		Collection
	};
	;
	var d = "0.0.0-development";
	var f = `octokit-endpoint.js/${d} ${getUserAgent()}`;
	var p = {
		method: "GET",
		baseUrl: "https://api.github.com",
		headers: {
			accept: "application/vnd.github.v3+json",
			"user-agent": f
		},
		mediaType: { format: "" }
	};
	function lowercaseKeys(e) {
		if (!e) {
			return {};
		}
		return Object.keys(e).reduce((t, n) => {
			t[n.toLowerCase()] = e[n];
			return t;
		}, {});
	}
	function isPlainObject(e) {
		if (typeof e !== "object" || e === null) return false;
		if (Object.prototype.toString.call(e) !== "[object Object]") return false;
		const t = Object.getPrototypeOf(e);
		if (t === null) return true;
		const n = Object.prototype.hasOwnProperty.call(t, "constructor") && t.constructor;
		return typeof n === "function" && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
	}
	function mergeDeep(e, t) {
		const n = Object.assign({}, e);
		Object.keys(t).forEach((r) => {
			if (isPlainObject(t[r])) {
				if (!(r in e)) Object.assign(n, { [r]: t[r] });
				else n[r] = mergeDeep(e[r], t[r]);
			} else {
				Object.assign(n, { [r]: t[r] });
			}
		});
		return n;
	}
	function removeUndefinedProperties(e) {
		for (const t in e) {
			if (e[t] === void 0) {
				delete e[t];
			}
		}
		return e;
	}
	function merge(e, t, n) {
		if (typeof t === "string") {
			let [e, r] = t.split(" ");
			n = Object.assign(r ? {
				method: e,
				url: r
			} : { url: e }, n);
		} else {
			n = Object.assign({}, t);
		}
		n.headers = lowercaseKeys(n.headers);
		removeUndefinedProperties(n);
		removeUndefinedProperties(n.headers);
		const r = mergeDeep(e || {}, n);
		if (n.url === "/graphql") {
			if (e && e.mediaType.previews?.length) {
				r.mediaType.previews = e.mediaType.previews.filter((e) => !r.mediaType.previews.includes(e)).concat(r.mediaType.previews);
			}
			r.mediaType.previews = (r.mediaType.previews || []).map((e) => e.replace(/-preview/, ""));
		}
		return r;
	}
	function addQueryParameters(e, t) {
		const n = /\?/.test(e) ? "&" : "?";
		const r = Object.keys(t);
		if (r.length === 0) {
			return e;
		}
		return e + n + r.map((e) => {
			if (e === "q") {
				return "q=" + t.q.split("+").map(encodeURIComponent).join("+");
			}
			return `${e}=${encodeURIComponent(t[e])}`;
		}).join("&");
	}
	var m = /\{[^{}}]+\}/g;
	function removeNonChars(e) {
		return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
	}
	function extractUrlVariableNames(e) {
		const t = e.match(m);
		if (!t) {
			return [];
		}
		return t.map(removeNonChars).reduce((e, t) => e.concat(t), []);
	}
	function omit(e, t) {
		const n = { __proto__: null };
		for (const r of Object.keys(e)) {
			if (t.indexOf(r) === -1) {
				n[r] = e[r];
			}
		}
		return n;
	}
	function encodeReserved(e) {
		return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
			if (!/%[0-9A-Fa-f]/.test(e)) {
				e = encodeURI(e).replace(/%5B/g, "[").replace(/%5D/g, "]");
			}
			return e;
		}).join("");
	}
	function encodeUnreserved(e) {
		return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
			return "%" + e.charCodeAt(0).toString(16).toUpperCase();
		});
	}
	function encodeValue(e, t, n) {
		t = e === "+" || e === "#" ? encodeReserved(t) : encodeUnreserved(t);
		if (n) {
			return encodeUnreserved(n) + "=" + t;
		} else {
			return t;
		}
	}
	function isDefined(e) {
		return e !== void 0 && e !== null;
	}
	function isKeyOperator(e) {
		return e === ";" || e === "&" || e === "?";
	}
	function getValues(e, t, n, r) {
		var i = e[n], a = [];
		if (isDefined(i) && i !== "") {
			if (typeof i === "string" || typeof i === "number" || typeof i === "bigint" || typeof i === "boolean") {
				i = i.toString();
				if (r && r !== "*") {
					i = i.substring(0, parseInt(r, 10));
				}
				a.push(encodeValue(t, i, isKeyOperator(t) ? n : ""));
			} else {
				if (r === "*") {
					if (Array.isArray(i)) {
						i.filter(isDefined).forEach(function(e) {
							a.push(encodeValue(t, e, isKeyOperator(t) ? n : ""));
						});
					} else {
						Object.keys(i).forEach(function(e) {
							if (isDefined(i[e])) {
								a.push(encodeValue(t, i[e], e));
							}
						});
					}
				} else {
					const e = [];
					if (Array.isArray(i)) {
						i.filter(isDefined).forEach(function(n) {
							e.push(encodeValue(t, n));
						});
					} else {
						Object.keys(i).forEach(function(n) {
							if (isDefined(i[n])) {
								e.push(encodeUnreserved(n));
								e.push(encodeValue(t, i[n].toString()));
							}
						});
					}
					if (isKeyOperator(t)) {
						a.push(encodeUnreserved(n) + "=" + e.join(","));
					} else if (e.length !== 0) {
						a.push(e.join(","));
					}
				}
			}
		} else {
			if (t === ";") {
				if (isDefined(i)) {
					a.push(encodeUnreserved(n));
				}
			} else if (i === "" && (t === "&" || t === "?")) {
				a.push(encodeUnreserved(n) + "=");
			} else if (i === "") {
				a.push("");
			}
		}
		return a;
	}
	function parseUrl(e) {
		return { expand: expand.bind(null, e) };
	}
	function expand(e, t) {
		var n = [
			"+",
			"#",
			".",
			"/",
			";",
			"?",
			"&"
		];
		e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, r, i) {
			if (r) {
				let e = "";
				const i = [];
				if (n.indexOf(r.charAt(0)) !== -1) {
					e = r.charAt(0);
					r = r.substr(1);
				}
				r.split(/,/g).forEach(function(n) {
					var r = /([^:\*]*)(?::(\d+)|(\*))?/.exec(n);
					i.push(getValues(t, e, r[1], r[2] || r[3]));
				});
				if (e && e !== "+") {
					var a = ",";
					if (e === "?") {
						a = "&";
					} else if (e !== "#") {
						a = e;
					}
					return (i.length !== 0 ? e : "") + i.join(a);
				} else {
					return i.join(",");
				}
			} else {
				return encodeReserved(i);
			}
		});
		if (e === "/") {
			return e;
		} else {
			return e.replace(/\/$/, "");
		}
	}
	function parse(e) {
		let t = e.method.toUpperCase();
		let n = (e.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
		let r = Object.assign({}, e.headers);
		let i;
		let a = omit(e, [
			"method",
			"baseUrl",
			"url",
			"headers",
			"request",
			"mediaType"
		]);
		const o = extractUrlVariableNames(n);
		n = parseUrl(n).expand(a);
		if (!/^http/.test(n)) {
			n = e.baseUrl + n;
		}
		const s = Object.keys(e).filter((e) => o.includes(e)).concat("baseUrl");
		const c = omit(a, s);
		const l = /application\/octet-stream/i.test(r.accept);
		if (!l) {
			if (e.mediaType.format) {
				r.accept = r.accept.split(/,/).map((t) => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(",");
			}
			if (n.endsWith("/graphql")) {
				if (e.mediaType.previews?.length) {
					const t = r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
					r.accept = t.concat(e.mediaType.previews).map((t) => {
						const n = e.mediaType.format ? `.${e.mediaType.format}` : "+json";
						return `application/vnd.github.${t}-preview${n}`;
					}).join(",");
				}
			}
		}
		if (["GET", "HEAD"].includes(t)) {
			n = addQueryParameters(n, c);
		} else {
			if ("data" in c) {
				i = c.data;
			} else {
				if (Object.keys(c).length) {
					i = c;
				}
			}
		}
		if (!r["content-type"] && typeof i !== "undefined") {
			r["content-type"] = "application/json; charset=utf-8";
		}
		if (["PATCH", "PUT"].includes(t) && typeof i === "undefined") {
			i = "";
		}
		return Object.assign({
			method: t,
			url: n,
			headers: r
		}, typeof i !== "undefined" ? { body: i } : null, e.request ? { request: e.request } : null);
	}
	function endpointWithDefaults(e, t, n) {
		return parse(merge(e, t, n));
	}
	function withDefaults(e, t) {
		const n = merge(e, t);
		const r = endpointWithDefaults.bind(null, n);
		return Object.assign(r, {
			DEFAULTS: n,
			defaults: withDefaults.bind(null, n),
			merge: merge.bind(null, n),
			parse
		});
	}
	var h = withDefaults(null, p);
	;
	const g = 32;
	const _ = 9;
	const ee = 59;
	const v = 61;
	const y = 34;
	const b = 92;
	const te = 44;
	const x = 1;
	const S = 2;
	const w = 4;
	const T = 8;
	const E = 16;
	const D = 65280;
	const O = x | D;
	const k = new Uint8Array(256);
	k[_] |= S;
	k[g] |= S;
	k[ee] |= w;
	k[te] |= T;
	for (let e = 128; e <= 255; e++) {
		k[e] |= x;
	}
	for (const e of "!#$%&'*+-.^_`|~") {
		k[e.charCodeAt(0)] |= E;
	}
	for (let e = 48; e <= 57; e++) {
		k[e] |= E;
	}
	for (let e = 65; e <= 90; e++) {
		k[e] |= x | E;
	}
	for (let e = 97; e <= 122; e++) {
		k[e] |= E;
	}
	const A = (() => {
		const C = function() {};
		C.prototype = Object.create(null);
		return C;
	})();
	function isTypeValid(e, t = 0, n = e.length) {
		let r = false;
		for (let i = t; i < n; i++) {
			const a = e.charCodeAt(i);
			if (a === 47) {
				if (r || i === t || i >= n - 1) return false;
				r = true;
			} else if (!isTokenCode(a)) {
				return false;
			}
		}
		return r;
	}
	function isTokenValid(e, t = 0, n = e.length) {
		if (t >= n) return false;
		for (let r = t; r < n; r++) {
			if (!isTokenCode(e.charCodeAt(r))) return false;
		}
		return true;
	}
	function isTokenCode(e) {
		return (k[e] & E) !== 0;
	}
	function parameterValue(e) {
		const t = e.length;
		if (t === 0) return "\"\"";
		let n = 0;
		while (n < t && isTokenCode(e.charCodeAt(n))) n++;
		if (n === t) return e;
		let r = "\"";
		let i = 0;
		while (n < t) {
			const t = e.charCodeAt(n);
			if (t !== _ && (t < g || t === 127 || t > 255)) {
				throw new TypeError(`Invalid parameter value: ${e}`);
			}
			if (t === 34 || t === 92) {
				r += `${e.slice(i, n)}\\`;
				i = n;
			}
			n++;
		}
		return `${r}${e.slice(i)}"`;
	}
	function format(e) {
		const { type: t, parameters: n } = e;
		if (!t || !isTypeValid(t)) {
			throw new TypeError(`Invalid type: ${t}`);
		}
		let r = t;
		if (n) {
			for (const e of Object.keys(n)) {
				if (!isTokenValid(e)) {
					throw new TypeError(`Invalid parameter name: ${e}`);
				}
				r += `; ${e}=${parameterValue(n[e])}`;
			}
		}
		return r;
	}
	function dist_parse(e, t) {
		const n = w | (t?.comma === true ? T : 0);
		const r = e.length;
		let i = t?.start ?? 0;
		while ((k[e.charCodeAt(i)] & S) !== 0) {
			i++;
		}
		let a = i;
		let o = 0;
		let s = -1;
		let c = t?.parameters === false ? T : 0;
		while (a < r) {
			const t = e.charCodeAt(a);
			const r = k[t];
			if ((r & n) !== 0) {
				c |= r & T;
				break;
			}
			if ((r & S) !== 0) {
				if (s === -1) s = a;
			} else {
				s = -1;
			}
			o |= t & D | r;
			a++;
		}
		const l = s === -1 ? a : s;
		const u = e.slice(i, l);
		const d = (o & O) === 0 ? u : u.toLowerCase();
		if (a === r || c !== 0) {
			return {
				type: d,
				index: a,
				parameters: new A()
			};
		}
		return parseParameters(e, d, a, r, n);
	}
	function parseParameters(e, t, n, r, i) {
		const a = new A();
		parameter: while (n < r) {
			n++;
			while ((k[e.charCodeAt(n)] & S) !== 0) {
				n++;
			}
			const t = n;
			let o = 0;
			let s = -1;
			while (n < r) {
				const c = e.charCodeAt(n);
				const l = k[c];
				if ((l & i) !== 0) {
					if ((l & T) !== 0) break parameter;
					continue parameter;
				}
				if (c === v) {
					const c = s === -1 ? n : s;
					const l = e.slice(t, c);
					const u = (o & O) === 0 ? l : l.toLowerCase();
					n++;
					while ((k[e.charCodeAt(n)] & S) !== 0) {
						n++;
					}
					if (n < r && e.charCodeAt(n) === y) {
						const t = ++n;
						let o = false;
						while (n < r) {
							const s = e.charCodeAt(n);
							if (s === y) {
								if (a[u] === undefined) {
									a[u] = o ? unescapeQuotedPairs(e, t, n) : e.slice(t, n);
								}
								n++;
								let s = 0;
								while (n < r) {
									const t = e.charCodeAt(n);
									const r = k[t];
									if ((r & i) !== 0) {
										s = r & T;
										break;
									}
									n++;
								}
								if (s !== 0) break parameter;
								continue parameter;
							}
							if (s === b && n + 1 < r) {
								o = true;
								n += 2;
								continue;
							}
							n++;
						}
						continue parameter;
					}
					const d = n;
					let f = 0;
					let p = -1;
					while (n < r) {
						const t = e.charCodeAt(n);
						const r = k[t];
						if ((r & i) !== 0) {
							f = r & T;
							break;
						}
						if ((r & S) !== 0) {
							if (p === -1) p = n;
						} else {
							p = -1;
						}
						n++;
					}
					if (a[u] === undefined) {
						const t = p === -1 ? n : p;
						a[u] = e.slice(d, t);
					}
					if (f !== 0) break parameter;
					continue parameter;
				}
				if ((l & S) !== 0) {
					if (s === -1) s = n;
				} else {
					s = -1;
				}
				o |= c & D | l;
				n++;
			}
		}
		return {
			type: t,
			index: n,
			parameters: a
		};
	}
	function unescapeQuotedPairs(e, t, n) {
		let r = "";
		for (let i = t; i < n; i++) {
			if (e.charCodeAt(i) === b) {
				r += e.slice(t, i);
				t = ++i;
			}
		}
		return r + e.slice(t, n);
	}
	;
	const j = /^-?\d+$/;
	const M = /^-?\d+n+$/;
	const N = JSON.stringify;
	const P = JSON.parse;
	const F = /^-?\d+n$/;
	const I = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
	const L = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
	const isUnstringifiable = (e) => e === undefined || typeof e === "function" || typeof e === "symbol";
	const isRawJSON = (e) => e !== null && typeof e === "object" && e.constructor && e.constructor.name === "RawJSON";
	const stringifyIteratively = (e, t, n) => {
		let r = "";
		if (typeof n === "number") {
			r = " ".repeat(Math.min(10, Math.max(0, Math.floor(n))));
		} else if (typeof n === "string") {
			r = n.slice(0, 10);
		}
		const i = typeof t === "function";
		const a = Array.isArray(t) ? new Set(t.map(String)) : null;
		const prepareVal = (e, n, r) => {
			const a = r !== null && typeof r === "object";
			const o = a && typeof r.toJSON === "function";
			if (o) {
				r = r.toJSON(n);
			}
			const s = typeof r === "string" && M.test(r);
			if (s) return r + "n";
			const c = typeof r === "bigint";
			if (c) {
				const e = "rawJSON" in JSON;
				if (e) return JSON.rawJSON(r.toString());
				return r.toString() + "n";
			}
			if (i) {
				r = t.call(e, n, r);
			}
			const l = r !== null && typeof r === "object";
			if (l) {
				const e = r instanceof Number || r instanceof String || r instanceof Boolean;
				if (e) {
					r = r.valueOf();
				}
			}
			return r;
		};
		const o = prepareVal({ "": e }, "", e);
		if (isUnstringifiable(o)) {
			return undefined;
		}
		const s = o === null || typeof o !== "object";
		const c = isRawJSON(o);
		if (s || c) {
			return N(o);
		}
		const l = [];
		let u = 0;
		const d = [{
			parent: { "": o },
			key: "",
			val: o,
			isArray: Array.isArray(o),
			keys: Array.isArray(o) ? null : Object.keys(o),
			index: 0,
			first: true
		}];
		const f = new WeakSet([o]);
		while (d.length > 0) {
			const e = d[d.length - 1];
			if (e.index === 0) {
				l.push(e.isArray ? "[" : "{");
				u++;
			}
			let t = false;
			if (e.isArray) {
				if (e.index < e.val.length) {
					if (!e.first) l.push(",");
					if (r) l.push("\n" + r.repeat(u));
					const t = e.val[e.index];
					const n = prepareVal(e.val, String(e.index), t);
					if (isUnstringifiable(n)) {
						l.push("null");
						e.first = false;
						e.index++;
					} else {
						const t = n !== null && typeof n === "object";
						const r = isRawJSON(n);
						if (t && !r) {
							if (f.has(n)) {
								throw new TypeError("Converting circular structure to JSON");
							}
							f.add(n);
							d.push({
								parent: e.val,
								key: String(e.index),
								val: n,
								isArray: Array.isArray(n),
								keys: Array.isArray(n) ? null : Object.keys(n),
								index: 0,
								first: true
							});
							e.first = false;
							e.index++;
						} else {
							l.push(N(n));
							e.first = false;
							e.index++;
						}
					}
				} else {
					t = true;
				}
			} else {
				while (e.index < e.keys.length) {
					const t = e.keys[e.index++];
					const n = a && !a.has(t);
					if (n) continue;
					const i = e.val[t];
					const o = prepareVal(e.val, t, i);
					if (isUnstringifiable(o)) continue;
					if (!e.first) l.push(",");
					if (r) {
						l.push("\n" + r.repeat(u) + N(t) + ": ");
					} else {
						l.push(N(t) + ":");
					}
					const s = o !== null && typeof o === "object";
					const c = isRawJSON(o);
					if (s && !c) {
						if (f.has(o)) {
							throw new TypeError("Converting circular structure to JSON");
						}
						f.add(o);
						d.push({
							parent: e.val,
							key: t,
							val: o,
							isArray: Array.isArray(o),
							keys: Array.isArray(o) ? null : Object.keys(o),
							index: 0,
							first: true
						});
						e.first = false;
						break;
					} else {
						l.push(N(o));
						e.first = false;
					}
				}
				const n = e.index >= e.keys.length && d[d.length - 1] === e;
				if (n) {
					t = true;
				}
			}
			if (t) {
				u--;
				if (!e.first && r) l.push("\n" + r.repeat(u));
				l.push(e.isArray ? "]" : "}");
				f.delete(e.val);
				d.pop();
			}
		}
		return l.join("");
	};
	const JSONStringify = (e, t, n) => {
		try {
			const r = "rawJSON" in JSON;
			if (r) {
				return N(e, (e, n) => {
					if (typeof n === "bigint") return JSON.rawJSON(n.toString());
					const r = typeof t === "function";
					if (r) return t(e, n);
					const i = Array.isArray(t) && t.includes(e);
					if (i) return n;
					return n;
				}, n);
			}
			if (!e) return N(e, t, n);
			const i = N(e, (e, n) => {
				const r = typeof n === "string" && M.test(n);
				if (r) return n.toString() + "n";
				if (typeof n === "bigint") return n.toString() + "n";
				const i = typeof t === "function";
				if (i) return t(e, n);
				const a = Array.isArray(t) && t.includes(e);
				if (a) return n;
				return n;
			}, n);
			const a = i.replace(I, "$1$2$3");
			const o = a.replace(L, "$1$2$3");
			return o;
		} catch (r) {
			if (r instanceof RangeError) {
				const r = stringifyIteratively(e, t, n);
				if (r === undefined) return undefined;
				const i = "rawJSON" in JSON;
				if (i) return r;
				const a = r.replace(I, "$1$2$3");
				return a.replace(L, "$1$2$3");
			}
			throw r;
		}
	};
	const R = new Map();
	const isContextSourceSupported = () => {
		const e = JSON.parse.toString();
		if (R.has(e)) {
			return R.get(e);
		}
		try {
			const t = JSON.parse("1", (e, t, n) => !!n?.source && n.source === "1");
			R.set(e, t);
			return t;
		} catch {
			R.set(e, false);
			return false;
		}
	};
	const convertMarkedBigIntsReviver = (e, t, n, r) => {
		const i = typeof t === "string" && F.test(t);
		if (i) return BigInt(t.slice(0, -1));
		const a = typeof t === "string" && M.test(t);
		if (a) return t.slice(0, -1);
		const o = typeof r === "function";
		if (!o) return t;
		return r(e, t, n);
	};
	const JSONParseV2 = (e, t) => {
		return JSON.parse(e, (e, n, r) => {
			const i = typeof n === "number";
			const a = n > Number.MAX_SAFE_INTEGER || n < Number.MIN_SAFE_INTEGER;
			const o = i && a;
			const s = r && j.test(r.source);
			const c = o && s;
			if (c) return BigInt(r.source);
			const l = typeof t === "function";
			if (!l) return n;
			return t(e, n, r);
		});
	};
	const z = Number.MAX_SAFE_INTEGER.toString();
	const B = z.length;
	const ne = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
	const re = /^"-?\d+n+"$/;
	const applyReviverIteratively = (e, t) => {
		const n = { "": e };
		const r = [{
			parent: n,
			key: "",
			visited: false
		}];
		while (r.length > 0) {
			const e = r[r.length - 1];
			if (!e.visited) {
				e.visited = true;
				const t = e.parent[e.key];
				const n = t !== null && typeof t === "object";
				if (n) {
					const e = Object.keys(t);
					for (let n = e.length - 1; n >= 0; n--) {
						r.push({
							parent: t,
							key: e[n],
							visited: false
						});
					}
				}
			} else {
				const { parent: n, key: i } = e;
				let a = n[i];
				if (typeof a === "string") {
					const e = F.test(a);
					if (e) {
						a = BigInt(a.slice(0, -1));
					} else {
						const e = M.test(a);
						if (e) a = a.slice(0, -1);
					}
				}
				const o = typeof t === "function";
				if (o) {
					a = t.call(n, i, a);
				}
				const s = a === undefined;
				if (s) {
					delete n[i];
				} else {
					n[i] = a;
				}
				r.pop();
			}
		}
		return n[""];
	};
	const serializeBigInts = (e) => {
		return e.replace(ne, (e, t, n, r) => {
			const i = e[0] === "\"";
			const a = i && re.test(e);
			if (a) return e.substring(0, e.length - 1) + "n\"";
			const o = n || r;
			const s = t && (t.length < B || t.length === B && t <= z);
			const c = i || o || s;
			if (c) return e;
			return "\"" + e + "n\"";
		});
	};
	const JSONParse = (e, t) => {
		if (!e) return P(e, t);
		try {
			if (isContextSourceSupported()) return JSONParseV2(e, t);
			const n = serializeBigInts(e);
			return P(n, (e, n, r) => convertMarkedBigIntsReviver(e, n, r, t));
		} catch (n) {
			if (n instanceof RangeError) {
				const n = serializeBigInts(e);
				const r = P(n);
				return applyReviverIteratively(r, t);
			}
			throw n;
		}
	};
	;
	class RequestError extends Error {
		name;
		status;
		request;
		response;
		constructor(e, t, n) {
			super(e, { cause: n.cause });
			this.name = "HttpError";
			this.status = Number.parseInt(t);
			if (Number.isNaN(this.status)) {
				this.status = 0;
			}
			if ("response" in n) {
				this.response = n.response;
			}
			const r = Object.assign({}, n.request);
			if (n.request.headers.authorization) {
				r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
			}
			r.url = r.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
			this.request = r;
		}
	}
	;
	var ie = "10.0.16";
	var ae = { headers: { "user-agent": `octokit-request.js/${ie} ${getUserAgent()}` } };
	function dist_bundle_isPlainObject(e) {
		if (typeof e !== "object" || e === null) return false;
		if (Object.prototype.toString.call(e) !== "[object Object]") return false;
		const t = Object.getPrototypeOf(e);
		if (t === null) return true;
		const n = Object.prototype.hasOwnProperty.call(t, "constructor") && t.constructor;
		return typeof n === "function" && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
	}
	var noop = () => "";
	async function fetchWrapper(e) {
		const t = e.request?.fetch || globalThis.fetch;
		if (!t) {
			throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
		}
		const n = e.request?.log || console;
		const r = e.request?.parseSuccessResponseBody !== false;
		const i = dist_bundle_isPlainObject(e.body) || Array.isArray(e.body) ? JSONStringify(e.body) : e.body;
		const a = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [e, String(t)]));
		let o;
		try {
			o = await t(e.url, {
				method: e.method,
				body: i,
				redirect: e.request?.redirect,
				headers: a,
				signal: e.request?.signal,
				...e.body && { duplex: "half" }
			});
		} catch (t) {
			let n = "Unknown Error";
			if (t instanceof Error) {
				if (t.name === "AbortError") {
					t.status = 500;
					throw t;
				}
				n = t.message;
				if (t.name === "TypeError" && "cause" in t) {
					if (t.cause instanceof Error) {
						n = t.cause.message;
					} else if (typeof t.cause === "string") {
						n = t.cause;
					}
				}
			}
			const r = new RequestError(n, 500, { request: e });
			r.cause = t;
			throw r;
		}
		const s = o.status;
		const c = o.url;
		const l = {};
		for (const [e, t] of o.headers) {
			l[e] = t;
		}
		const u = {
			url: c,
			status: s,
			headers: l,
			data: ""
		};
		if ("deprecation" in l) {
			const t = l.link && l.link.match(/<([^<>]+)>; rel="deprecation"/);
			const r = t && t.pop();
			n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${l.sunset}${r ? `. See ${r}` : ""}`);
		}
		if (s === 204 || s === 205) {
			return u;
		}
		if (e.method === "HEAD") {
			if (s < 400) {
				return u;
			}
			throw new RequestError(o.statusText, s, {
				response: u,
				request: e
			});
		}
		if (s === 304) {
			u.data = await getResponseData(o);
			throw new RequestError("Not modified", s, {
				response: u,
				request: e
			});
		}
		if (s >= 400) {
			u.data = await getResponseData(o);
			throw new RequestError(toErrorMessage(u.data), s, {
				response: u,
				request: e
			});
		}
		u.data = r ? await getResponseData(o) : o.body;
		return u;
	}
	async function getResponseData(e) {
		const t = e.headers.get("content-type");
		if (!t) {
			return e.text().catch(noop);
		}
		const n = dist_parse(t);
		if (isJSONResponse(n)) {
			let t = "";
			try {
				t = await e.text();
				return JSONParse(t);
			} catch (e) {
				return t;
			}
		} else if (n.type.startsWith("text/") || n.parameters.charset?.toLowerCase() === "utf-8" && n.type !== "application/octet-stream") {
			return e.text().catch(noop);
		} else {
			return e.arrayBuffer().catch(() => new ArrayBuffer(0));
		}
	}
	function isJSONResponse(e) {
		return e.type === "application/json" || e.type === "application/scim+json";
	}
	function toErrorMessage(e) {
		if (typeof e === "string") {
			return e;
		}
		if (e instanceof ArrayBuffer) {
			return "Unknown error";
		}
		if (typeof e === "object" && e !== null && "message" in e) {
			const t = e;
			const n = "documentation_url" in t ? ` - ${t.documentation_url}` : "";
			return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map((e) => JSON.stringify(e)).join(", ")}${n}` : `${t.message}${n}`;
		}
		return `Unknown error: ${JSON.stringify(e)}`;
	}
	function dist_bundle_withDefaults(e, t) {
		const n = e.defaults(t);
		const newApi = function(e, t) {
			const r = n.merge(e, t);
			if (!r.request || !r.request.hook) {
				return fetchWrapper(n.parse(r));
			}
			const request2 = (e, t) => {
				return fetchWrapper(n.parse(n.merge(e, t)));
			};
			Object.assign(request2, {
				endpoint: n,
				defaults: dist_bundle_withDefaults.bind(null, n)
			});
			return r.request.hook(request2, r);
		};
		return Object.assign(newApi, {
			endpoint: n,
			defaults: dist_bundle_withDefaults.bind(null, n)
		});
	}
	var V = dist_bundle_withDefaults(h, ae);
	;
	var H = "0.0.0-development";
	function _buildMessageForResponseErrors(e) {
		return `Request failed due to following response errors:
` + e.errors.map((e) => ` - ${e.message}`).join("\n");
	}
	var GraphqlResponseError = class extends Error {
		constructor(e, t, n) {
			super(_buildMessageForResponseErrors(n));
			this.request = e;
			this.headers = t;
			this.response = n;
			this.errors = n.errors;
			this.data = n.data;
			if (Error.captureStackTrace) {
				Error.captureStackTrace(this, this.constructor);
			}
		}
		request;
		headers;
		response;
		name = "GraphqlResponseError";
		errors;
		data;
	};
	var U = [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"query",
		"mediaType",
		"operationName"
	];
	var W = [
		"query",
		"method",
		"url"
	];
	var G = /\/api\/v3\/?$/;
	function graphql(e, t, n) {
		if (n) {
			if (typeof t === "string" && "query" in n) {
				return Promise.reject(new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
			}
			for (const e in n) {
				if (!W.includes(e)) continue;
				return Promise.reject(new Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
			}
		}
		const r = typeof t === "string" ? Object.assign({ query: t }, n) : t;
		const i = Object.keys(r).reduce((e, t) => {
			if (U.includes(t)) {
				e[t] = r[t];
				return e;
			}
			if (!e.variables) {
				e.variables = {};
			}
			e.variables[t] = r[t];
			return e;
		}, {});
		const a = r.baseUrl || e.endpoint.DEFAULTS.baseUrl;
		if (G.test(a)) {
			i.url = a.replace(G, "/api/graphql");
		}
		return e(i).then((e) => {
			if (e.data.errors) {
				const t = {};
				for (const n of Object.keys(e.headers)) {
					t[n] = e.headers[n];
				}
				throw new GraphqlResponseError(i, t, e.data);
			}
			return e.data.data;
		});
	}
	function graphql_dist_bundle_withDefaults(e, t) {
		const n = e.defaults(t);
		const newApi = (e, t) => {
			return graphql(n, e, t);
		};
		return Object.assign(newApi, {
			defaults: graphql_dist_bundle_withDefaults.bind(null, n),
			endpoint: n.endpoint
		});
	}
	var oe = graphql_dist_bundle_withDefaults(V, {
		headers: { "user-agent": `octokit-graphql.js/${H} ${getUserAgent()}` },
		method: "POST",
		url: "/graphql"
	});
	function withCustomRequest(e) {
		return graphql_dist_bundle_withDefaults(e, {
			method: "POST",
			url: "/graphql"
		});
	}
	;
	var K = "(?:[a-zA-Z0-9_-]+)";
	var q = "\\.";
	var J = new RegExp(`^${K}${q}${K}${q}${K}$`);
	var se = J.test.bind(J);
	async function auth(e) {
		const t = se(e);
		const n = e.startsWith("v1.") || e.startsWith("ghs_");
		const r = e.startsWith("ghu_");
		const i = t ? "app" : n ? "installation" : r ? "user-to-server" : "oauth";
		return {
			type: "token",
			token: e,
			tokenType: i
		};
	}
	function withAuthorizationPrefix(e) {
		if (e.split(/\./).length === 3) {
			return `bearer ${e}`;
		}
		return `token ${e}`;
	}
	async function hook(e, t, n, r) {
		const i = t.endpoint.merge(n, r);
		i.headers.authorization = withAuthorizationPrefix(e);
		return t(i);
	}
	var ce = function createTokenAuth2(e) {
		if (!e) {
			throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
		}
		if (typeof e !== "string") {
			throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
		}
		e = e.replace(/^(token|bearer) +/i, "");
		return Object.assign(auth.bind(null, e), { hook: hook.bind(null, e) });
	};
	;
	const Y = "7.0.8";
	;
	const dist_src_noop = () => {};
	const le = console.warn.bind(console);
	const ue = console.error.bind(console);
	function createLogger(e = {}) {
		if (typeof e.debug !== "function") {
			e.debug = dist_src_noop;
		}
		if (typeof e.info !== "function") {
			e.info = dist_src_noop;
		}
		if (typeof e.warn !== "function") {
			e.warn = le;
		}
		if (typeof e.error !== "function") {
			e.error = ue;
		}
		return e;
	}
	const X = `octokit-core.js/${Y} ${getUserAgent()}`;
	class Octokit {
		static VERSION = Y;
		static defaults(e) {
			const OctokitWithDefaults = class extends this {
				constructor(...t) {
					const n = t[0] || {};
					if (typeof e === "function") {
						super(e(n));
						return;
					}
					super(Object.assign({}, e, n, n.userAgent && e.userAgent ? { userAgent: `${n.userAgent} ${e.userAgent}` } : null));
				}
			};
			return OctokitWithDefaults;
		}
		static plugins = [];
		static plugin(...e) {
			const t = this.plugins;
			const NewOctokit = class extends this {
				static plugins = t.concat(e.filter((e) => !t.includes(e)));
			};
			return NewOctokit;
		}
		constructor(e = {}) {
			const t = new u.Collection();
			const n = {
				baseUrl: V.endpoint.DEFAULTS.baseUrl,
				headers: {},
				request: Object.assign({}, e.request, { hook: t.bind(null, "request") }),
				mediaType: {
					previews: [],
					format: ""
				}
			};
			n.headers["user-agent"] = e.userAgent ? `${e.userAgent} ${X}` : X;
			if (e.baseUrl) {
				n.baseUrl = e.baseUrl;
			}
			if (e.previews) {
				n.mediaType.previews = e.previews;
			}
			if (e.timeZone) {
				n.headers["time-zone"] = e.timeZone;
			}
			this.request = V.defaults(n);
			this.graphql = withCustomRequest(this.request).defaults(n);
			this.log = createLogger(e.log);
			this.hook = t;
			if (!e.authStrategy) {
				if (!e.auth) {
					this.auth = async () => ({ type: "unauthenticated" });
				} else {
					const n = ce(e.auth);
					t.wrap("request", n.hook);
					this.auth = n;
				}
			} else {
				const { authStrategy: n, ...r } = e;
				const i = n(Object.assign({
					request: this.request,
					log: this.log,
					octokit: this,
					octokitOptions: r
				}, e.auth));
				t.wrap("request", i.hook);
				this.auth = i;
			}
			const r = this.constructor;
			for (let t = 0; t < r.plugins.length; ++t) {
				Object.assign(this, r.plugins[t](this, e));
			}
		}
		request;
		graphql;
		log;
		hook;
		auth;
	}
	;
	const Z = "17.0.0";
	;
	const de = {
		actions: {
			addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
			addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
			addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
			addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
			addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
			approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
			cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
			createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
			createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
			createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
			createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
			createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
			createOrgVariable: ["POST /orgs/{org}/actions/variables"],
			createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
			createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
			createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
			createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
			createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
			createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
			deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
			deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
			deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
			deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
			deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
			deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
			deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
			deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
			deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
			deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
			deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
			deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
			deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
			deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
			deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
			deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
			disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
			disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
			downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
			downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
			downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
			downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
			enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
			enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
			forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
			generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
			generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
			getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
			getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
			getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
			getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
			getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
			getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
			getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
			getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
			getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
			getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
			getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
			getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
			getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
			getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
			getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
			getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
			getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
			getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
			getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
			getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
			getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
			getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
			getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
			getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
			getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
			getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
			getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
			getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
			getRepoPermissions: [
				"GET /repos/{owner}/{repo}/actions/permissions",
				{},
				{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
			],
			getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
			getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
			getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
			getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
			getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
			getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
			getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
			getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
			getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
			getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
			getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
			getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
			listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
			listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
			listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
			listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
			listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
			listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
			listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
			listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
			listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
			listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
			listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
			listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
			listOrgVariables: ["GET /orgs/{org}/actions/variables"],
			listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
			listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
			listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
			listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
			listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
			listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
			listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
			listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
			listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
			listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
			listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
			listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
			listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
			listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
			listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
			reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
			reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
			reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
			removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
			removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
			removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
			removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
			removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
			removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
			reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
			reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
			setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
			setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
			setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
			setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
			setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
			setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
			setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
			setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
			setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
			setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
			setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
			setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
			setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
			updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
			updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
			updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
			updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
		},
		activity: {
			checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
			deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
			deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
			getFeeds: ["GET /feeds"],
			getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
			getThread: ["GET /notifications/threads/{thread_id}"],
			getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
			listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
			listNotificationsForAuthenticatedUser: ["GET /notifications"],
			listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
			listPublicEvents: ["GET /events"],
			listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
			listPublicEventsForUser: ["GET /users/{username}/events/public"],
			listPublicOrgEvents: ["GET /orgs/{org}/events"],
			listReceivedEventsForUser: ["GET /users/{username}/received_events"],
			listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
			listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
			listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
			listReposStarredByAuthenticatedUser: ["GET /user/starred"],
			listReposStarredByUser: ["GET /users/{username}/starred"],
			listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
			listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
			listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
			listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
			markNotificationsAsRead: ["PUT /notifications"],
			markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
			markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
			markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
			setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
			setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
			starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
			unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
		},
		apps: {
			addRepoToInstallation: [
				"PUT /user/installations/{installation_id}/repositories/{repository_id}",
				{},
				{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
			],
			addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
			checkToken: ["POST /applications/{client_id}/token"],
			createFromManifest: ["POST /app-manifests/{code}/conversions"],
			createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
			deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
			deleteInstallation: ["DELETE /app/installations/{installation_id}"],
			deleteToken: ["DELETE /applications/{client_id}/token"],
			getAuthenticated: ["GET /app"],
			getBySlug: ["GET /apps/{app_slug}"],
			getInstallation: ["GET /app/installations/{installation_id}"],
			getOrgInstallation: ["GET /orgs/{org}/installation"],
			getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
			getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
			getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
			getUserInstallation: ["GET /users/{username}/installation"],
			getWebhookConfigForApp: ["GET /app/hook/config"],
			getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
			listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
			listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
			listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
			listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
			listInstallations: ["GET /app/installations"],
			listInstallationsForAuthenticatedUser: ["GET /user/installations"],
			listPlans: ["GET /marketplace_listing/plans"],
			listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
			listReposAccessibleToInstallation: ["GET /installation/repositories"],
			listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
			listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
			listWebhookDeliveries: ["GET /app/hook/deliveries"],
			redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
			removeRepoFromInstallation: [
				"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
				{},
				{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
			],
			removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
			resetToken: ["PATCH /applications/{client_id}/token"],
			revokeInstallationAccessToken: ["DELETE /installation/token"],
			scopeToken: ["POST /applications/{client_id}/token/scoped"],
			suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
			unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
			updateWebhookConfigForApp: ["PATCH /app/hook/config"]
		},
		billing: {
			getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
			getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
			getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
			getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
			getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
			getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
			getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
			getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
			getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
			getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
		},
		campaigns: {
			createCampaign: ["POST /orgs/{org}/campaigns"],
			deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
			getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
			listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
			updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
		},
		checks: {
			create: ["POST /repos/{owner}/{repo}/check-runs"],
			createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
			get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
			getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
			listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
			listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
			listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
			listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
			rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
			rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
			setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
			update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
		},
		codeScanning: {
			commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
			createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
			createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
			deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
			deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
			getAlert: [
				"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
				{},
				{ renamedParameters: { alert_id: "alert_number" } }
			],
			getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
			getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
			getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
			getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
			getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
			getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
			getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
			listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
			listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
			listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
			listAlertsInstances: [
				"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
				{},
				{ renamed: ["codeScanning", "listAlertInstances"] }
			],
			listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
			listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
			updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
			updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
			uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
		},
		codeSecurity: {
			attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
			attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
			createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
			createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
			deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
			deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
			detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
			getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
			getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
			getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
			getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
			getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
			getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
			getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
			getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
			getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
			setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
			setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
			updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
			updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
		},
		codesOfConduct: {
			getAllCodesOfConduct: ["GET /codes_of_conduct"],
			getConductCode: ["GET /codes_of_conduct/{key}"]
		},
		codespaces: {
			addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
			addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
			checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
			codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
			createForAuthenticatedUser: ["POST /user/codespaces"],
			createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
			createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
			createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
			createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
			createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
			deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
			deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
			deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
			deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
			deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
			exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
			getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
			getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
			getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
			getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
			getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
			getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
			getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
			getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
			getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
			listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
			listForAuthenticatedUser: ["GET /user/codespaces"],
			listInOrganization: [
				"GET /orgs/{org}/codespaces",
				{},
				{ renamedParameters: { org_id: "org" } }
			],
			listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
			listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
			listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
			listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
			listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
			listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
			preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
			publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
			removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
			removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
			repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
			setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
			setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
			startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
			stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
			stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
			updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
		},
		copilot: {
			addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
			addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
			cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
			cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
			copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
			copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
			getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
			getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
			listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
		},
		credentials: { revoke: ["POST /credentials/revoke"] },
		dependabot: {
			addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
			createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
			createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
			deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
			deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
			getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
			getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
			getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
			getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
			getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
			listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
			listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
			listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
			listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
			listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
			listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
			removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
			repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
			setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
			setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
			updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
			updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
		},
		dependencyGraph: {
			createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
			diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
			exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
		},
		emojis: { get: ["GET /emojis"] },
		enterpriseTeamMemberships: {
			add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
			bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
			bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
			get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
			list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
			remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
		},
		enterpriseTeamOrganizations: {
			add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
			bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
			bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
			delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
			getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
			getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
		},
		enterpriseTeams: {
			create: ["POST /enterprises/{enterprise}/teams"],
			delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
			get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
			list: ["GET /enterprises/{enterprise}/teams"],
			update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
		},
		gists: {
			checkIsStarred: ["GET /gists/{gist_id}/star"],
			create: ["POST /gists"],
			createComment: ["POST /gists/{gist_id}/comments"],
			delete: ["DELETE /gists/{gist_id}"],
			deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
			fork: ["POST /gists/{gist_id}/forks"],
			get: ["GET /gists/{gist_id}"],
			getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
			getRevision: ["GET /gists/{gist_id}/{sha}"],
			list: ["GET /gists"],
			listComments: ["GET /gists/{gist_id}/comments"],
			listCommits: ["GET /gists/{gist_id}/commits"],
			listForUser: ["GET /users/{username}/gists"],
			listForks: ["GET /gists/{gist_id}/forks"],
			listPublic: ["GET /gists/public"],
			listStarred: ["GET /gists/starred"],
			star: ["PUT /gists/{gist_id}/star"],
			unstar: ["DELETE /gists/{gist_id}/star"],
			update: ["PATCH /gists/{gist_id}"],
			updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
		},
		git: {
			createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
			createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
			createRef: ["POST /repos/{owner}/{repo}/git/refs"],
			createTag: ["POST /repos/{owner}/{repo}/git/tags"],
			createTree: ["POST /repos/{owner}/{repo}/git/trees"],
			deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
			getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
			getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
			getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
			getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
			getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
			listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
			updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
		},
		gitignore: {
			getAllTemplates: ["GET /gitignore/templates"],
			getTemplate: ["GET /gitignore/templates/{name}"]
		},
		hostedCompute: {
			createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
			deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
			getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
			getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
			listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
			updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
		},
		interactions: {
			getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
			getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
			getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
			getRestrictionsForYourPublicRepos: [
				"GET /user/interaction-limits",
				{},
				{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
			],
			removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
			removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
			removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
			removeRestrictionsForYourPublicRepos: [
				"DELETE /user/interaction-limits",
				{},
				{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
			],
			setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
			setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
			setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
			setRestrictionsForYourPublicRepos: [
				"PUT /user/interaction-limits",
				{},
				{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
			]
		},
		issues: {
			addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
			addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
			addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
			addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
			checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
			checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
			create: ["POST /repos/{owner}/{repo}/issues"],
			createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
			createLabel: ["POST /repos/{owner}/{repo}/labels"],
			createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
			deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
			deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
			deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
			get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
			getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
			getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
			getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
			getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
			getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
			list: ["GET /issues"],
			listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
			listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
			listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
			listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
			listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
			listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
			listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
			listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
			listForAuthenticatedUser: ["GET /user/issues"],
			listForOrg: ["GET /orgs/{org}/issues"],
			listForRepo: ["GET /repos/{owner}/{repo}/issues"],
			listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
			listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
			listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
			listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
			listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
			lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
			removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
			removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
			removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
			removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
			removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
			reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
			setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
			unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
			update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
			updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
			updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
			updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
		},
		licenses: {
			get: ["GET /licenses/{license}"],
			getAllCommonlyUsed: ["GET /licenses"],
			getForRepo: ["GET /repos/{owner}/{repo}/license"]
		},
		markdown: {
			render: ["POST /markdown"],
			renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
		},
		meta: {
			get: ["GET /meta"],
			getAllVersions: ["GET /versions"],
			getOctocat: ["GET /octocat"],
			getZen: ["GET /zen"],
			root: ["GET /"]
		},
		migrations: {
			deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
			deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
			downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
			getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
			getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
			getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
			listForAuthenticatedUser: ["GET /user/migrations"],
			listForOrg: ["GET /orgs/{org}/migrations"],
			listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
			listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
			listReposForUser: [
				"GET /user/migrations/{migration_id}/repositories",
				{},
				{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
			],
			startForAuthenticatedUser: ["POST /user/migrations"],
			startForOrg: ["POST /orgs/{org}/migrations"],
			unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
			unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
		},
		oidc: {
			getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
			updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
		},
		orgs: {
			addSecurityManagerTeam: [
				"PUT /orgs/{org}/security-managers/teams/{team_slug}",
				{},
				{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
			],
			assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
			assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
			blockUser: ["PUT /orgs/{org}/blocks/{username}"],
			cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
			checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
			checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
			checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
			convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
			createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
			createInvitation: ["POST /orgs/{org}/invitations"],
			createIssueType: ["POST /orgs/{org}/issue-types"],
			createWebhook: ["POST /orgs/{org}/hooks"],
			customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
			customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
			customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
			customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
			customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
			customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
			customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
			customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
			customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
			delete: ["DELETE /orgs/{org}"],
			deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
			deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
			deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
			deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
			deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
			disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
			enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
			get: ["GET /orgs/{org}"],
			getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
			getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
			getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
			getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
			getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
			getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
			getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
			getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
			getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
			getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
			list: ["GET /organizations"],
			listAppInstallations: ["GET /orgs/{org}/installations"],
			listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
			listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
			listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
			listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
			listBlockedUsers: ["GET /orgs/{org}/blocks"],
			listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
			listForAuthenticatedUser: ["GET /user/orgs"],
			listForUser: ["GET /users/{username}/orgs"],
			listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
			listIssueTypes: ["GET /orgs/{org}/issue-types"],
			listMembers: ["GET /orgs/{org}/members"],
			listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
			listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
			listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
			listOrgRoles: ["GET /orgs/{org}/organization-roles"],
			listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
			listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
			listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
			listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
			listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
			listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
			listPendingInvitations: ["GET /orgs/{org}/invitations"],
			listPublicMembers: ["GET /orgs/{org}/public_members"],
			listSecurityManagerTeams: [
				"GET /orgs/{org}/security-managers",
				{},
				{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
			],
			listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
			listWebhooks: ["GET /orgs/{org}/hooks"],
			pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
			redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
			removeMember: ["DELETE /orgs/{org}/members/{username}"],
			removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
			removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
			removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
			removeSecurityManagerTeam: [
				"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
				{},
				{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
			],
			reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
			reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
			revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
			revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
			revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
			revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
			setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
			setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
			setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
			setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
			unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
			update: ["PATCH /orgs/{org}"],
			updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
			updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
			updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
			updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
			updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
			updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
		},
		packages: {
			deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
			deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
			deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
			deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
			deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
			deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
			getAllPackageVersionsForAPackageOwnedByAnOrg: [
				"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
				{},
				{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
			],
			getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
				"GET /user/packages/{package_type}/{package_name}/versions",
				{},
				{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
			],
			getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
			getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
			getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
			getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
			getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
			getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
			getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
			getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
			getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
			listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
			listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
			listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
			listPackagesForAuthenticatedUser: ["GET /user/packages"],
			listPackagesForOrganization: ["GET /orgs/{org}/packages"],
			listPackagesForUser: ["GET /users/{username}/packages"],
			restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
			restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
			restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
			restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
			restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
			restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
		},
		privateRegistries: {
			createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
			deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
			getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
			getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
			listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
			updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
		},
		projects: {
			addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
			addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
			deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
			deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
			getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
			getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
			getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
			getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
			getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
			getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
			listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
			listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
			listForOrg: ["GET /orgs/{org}/projectsV2"],
			listForUser: ["GET /users/{username}/projectsV2"],
			listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
			listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
			updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
			updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
		},
		pulls: {
			checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
			create: ["POST /repos/{owner}/{repo}/pulls"],
			createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
			createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
			createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
			deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
			deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
			dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
			get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
			getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
			getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
			list: ["GET /repos/{owner}/{repo}/pulls"],
			listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
			listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
			listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
			listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
			listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
			listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
			listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
			merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
			removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
			requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
			submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
			update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
			updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
			updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
			updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
		},
		rateLimit: { get: ["GET /rate_limit"] },
		reactions: {
			createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
			createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
			createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
			createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
			createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
			createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
			createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
			deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
			deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
			deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
			deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
			deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
			deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
			deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
			listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
			listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
			listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
			listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
			listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
			listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
			listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
		},
		repos: {
			acceptInvitation: [
				"PATCH /user/repository_invitations/{invitation_id}",
				{},
				{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
			],
			acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
			addAppAccessRestrictions: [
				"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
				{},
				{ mapToData: "apps" }
			],
			addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
			addStatusCheckContexts: [
				"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
				{},
				{ mapToData: "contexts" }
			],
			addTeamAccessRestrictions: [
				"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
				{},
				{ mapToData: "teams" }
			],
			addUserAccessRestrictions: [
				"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
				{},
				{ mapToData: "users" }
			],
			cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
			checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
			checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
			checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
			checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
			checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
			codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
			compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
			compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
			createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
			createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
			createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
			createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
			createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
			createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
			createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
			createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
			createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
			createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
			createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
			createForAuthenticatedUser: ["POST /user/repos"],
			createFork: ["POST /repos/{owner}/{repo}/forks"],
			createInOrg: ["POST /orgs/{org}/repos"],
			createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
			createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
			createOrgRuleset: ["POST /orgs/{org}/rulesets"],
			createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
			createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
			createRelease: ["POST /repos/{owner}/{repo}/releases"],
			createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
			createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
			createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
			customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
			customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
			declineInvitation: [
				"DELETE /user/repository_invitations/{invitation_id}",
				{},
				{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
			],
			declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
			delete: ["DELETE /repos/{owner}/{repo}"],
			deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
			deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
			deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
			deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
			deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
			deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
			deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
			deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
			deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
			deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
			deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
			deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
			deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
			deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
			deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
			deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
			deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
			deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
			deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
			disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
			disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
			disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
			disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
			disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
			downloadArchive: [
				"GET /repos/{owner}/{repo}/zipball/{ref}",
				{},
				{ renamed: ["repos", "downloadZipballArchive"] }
			],
			downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
			downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
			enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
			enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
			enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
			enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
			generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
			get: ["GET /repos/{owner}/{repo}"],
			getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
			getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
			getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
			getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
			getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
			getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
			getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
			getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
			getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
			getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
			getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
			getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
			getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
			getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
			getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
			getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
			getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
			getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
			getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
			getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
			getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
			getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
			getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
			getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
			getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
			getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
			getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
			getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
			getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
			getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
			getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
			getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
			getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
			getOrgRulesets: ["GET /orgs/{org}/rulesets"],
			getPages: ["GET /repos/{owner}/{repo}/pages"],
			getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
			getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
			getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
			getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
			getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
			getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
			getReadme: ["GET /repos/{owner}/{repo}/readme"],
			getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
			getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
			getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
			getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
			getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
			getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
			getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
			getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
			getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
			getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
			getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
			getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
			getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
			getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
			getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
			getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
			getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
			getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
			getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
			listActivities: ["GET /repos/{owner}/{repo}/activity"],
			listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
			listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
			listBranches: ["GET /repos/{owner}/{repo}/branches"],
			listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
			listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
			listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
			listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
			listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
			listCommits: ["GET /repos/{owner}/{repo}/commits"],
			listContributors: ["GET /repos/{owner}/{repo}/contributors"],
			listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
			listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
			listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
			listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
			listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
			listForAuthenticatedUser: ["GET /user/repos"],
			listForOrg: ["GET /orgs/{org}/repos"],
			listForUser: ["GET /users/{username}/repos"],
			listForks: ["GET /repos/{owner}/{repo}/forks"],
			listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
			listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
			listLanguages: ["GET /repos/{owner}/{repo}/languages"],
			listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
			listPublic: ["GET /repositories"],
			listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
			listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
			listReleases: ["GET /repos/{owner}/{repo}/releases"],
			listTags: ["GET /repos/{owner}/{repo}/tags"],
			listTeams: ["GET /repos/{owner}/{repo}/teams"],
			listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
			listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
			merge: ["POST /repos/{owner}/{repo}/merges"],
			mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
			pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
			redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
			removeAppAccessRestrictions: [
				"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
				{},
				{ mapToData: "apps" }
			],
			removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
			removeStatusCheckContexts: [
				"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
				{},
				{ mapToData: "contexts" }
			],
			removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
			removeTeamAccessRestrictions: [
				"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
				{},
				{ mapToData: "teams" }
			],
			removeUserAccessRestrictions: [
				"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
				{},
				{ mapToData: "users" }
			],
			renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
			replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
			requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
			setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
			setAppAccessRestrictions: [
				"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
				{},
				{ mapToData: "apps" }
			],
			setStatusCheckContexts: [
				"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
				{},
				{ mapToData: "contexts" }
			],
			setTeamAccessRestrictions: [
				"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
				{},
				{ mapToData: "teams" }
			],
			setUserAccessRestrictions: [
				"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
				{},
				{ mapToData: "users" }
			],
			testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
			transfer: ["POST /repos/{owner}/{repo}/transfer"],
			update: ["PATCH /repos/{owner}/{repo}"],
			updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
			updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
			updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
			updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
			updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
			updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
			updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
			updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
			updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
			updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
			updateStatusCheckPotection: [
				"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
				{},
				{ renamed: ["repos", "updateStatusCheckProtection"] }
			],
			updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
			updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
			updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
			uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
		},
		search: {
			code: ["GET /search/code"],
			commits: ["GET /search/commits"],
			issuesAndPullRequests: ["GET /search/issues"],
			labels: ["GET /search/labels"],
			repos: ["GET /search/repositories"],
			topics: ["GET /search/topics"],
			users: ["GET /search/users"]
		},
		secretScanning: {
			createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
			getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
			getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
			listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
			listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
			listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
			listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
			updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
			updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
		},
		securityAdvisories: {
			createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
			createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
			createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
			createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
			getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
			getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
			listGlobalAdvisories: ["GET /advisories"],
			listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
			listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
			updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
		},
		teams: {
			addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
			addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
			checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
			create: ["POST /orgs/{org}/teams"],
			createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
			createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
			deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
			deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
			deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
			getByName: ["GET /orgs/{org}/teams/{team_slug}"],
			getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
			getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
			getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
			list: ["GET /orgs/{org}/teams"],
			listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
			listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
			listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
			listForAuthenticatedUser: ["GET /user/teams"],
			listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
			listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
			listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
			removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
			removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
			updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
			updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
			updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
		},
		users: {
			addEmailForAuthenticated: [
				"POST /user/emails",
				{},
				{ renamed: ["users", "addEmailForAuthenticatedUser"] }
			],
			addEmailForAuthenticatedUser: ["POST /user/emails"],
			addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
			block: ["PUT /user/blocks/{username}"],
			checkBlocked: ["GET /user/blocks/{username}"],
			checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
			checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
			createGpgKeyForAuthenticated: [
				"POST /user/gpg_keys",
				{},
				{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
			],
			createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
			createPublicSshKeyForAuthenticated: [
				"POST /user/keys",
				{},
				{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
			],
			createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
			createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
			deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
			deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
			deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
			deleteEmailForAuthenticated: [
				"DELETE /user/emails",
				{},
				{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
			],
			deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
			deleteGpgKeyForAuthenticated: [
				"DELETE /user/gpg_keys/{gpg_key_id}",
				{},
				{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
			],
			deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
			deletePublicSshKeyForAuthenticated: [
				"DELETE /user/keys/{key_id}",
				{},
				{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
			],
			deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
			deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
			deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
			follow: ["PUT /user/following/{username}"],
			getAuthenticated: ["GET /user"],
			getById: ["GET /user/{account_id}"],
			getByUsername: ["GET /users/{username}"],
			getContextForUser: ["GET /users/{username}/hovercard"],
			getGpgKeyForAuthenticated: [
				"GET /user/gpg_keys/{gpg_key_id}",
				{},
				{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
			],
			getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
			getPublicSshKeyForAuthenticated: [
				"GET /user/keys/{key_id}",
				{},
				{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
			],
			getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
			getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
			list: ["GET /users"],
			listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
			listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
			listBlockedByAuthenticated: [
				"GET /user/blocks",
				{},
				{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
			],
			listBlockedByAuthenticatedUser: ["GET /user/blocks"],
			listEmailsForAuthenticated: [
				"GET /user/emails",
				{},
				{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
			],
			listEmailsForAuthenticatedUser: ["GET /user/emails"],
			listFollowedByAuthenticated: [
				"GET /user/following",
				{},
				{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
			],
			listFollowedByAuthenticatedUser: ["GET /user/following"],
			listFollowersForAuthenticatedUser: ["GET /user/followers"],
			listFollowersForUser: ["GET /users/{username}/followers"],
			listFollowingForUser: ["GET /users/{username}/following"],
			listGpgKeysForAuthenticated: [
				"GET /user/gpg_keys",
				{},
				{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
			],
			listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
			listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
			listPublicEmailsForAuthenticated: [
				"GET /user/public_emails",
				{},
				{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
			],
			listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
			listPublicKeysForUser: ["GET /users/{username}/keys"],
			listPublicSshKeysForAuthenticated: [
				"GET /user/keys",
				{},
				{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
			],
			listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
			listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
			listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
			listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
			listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
			setPrimaryEmailVisibilityForAuthenticated: [
				"PATCH /user/email/visibility",
				{},
				{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
			],
			setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
			unblock: ["DELETE /user/blocks/{username}"],
			unfollow: ["DELETE /user/following/{username}"],
			updateAuthenticated: ["PATCH /user"]
		}
	};
	var fe = de;
	;
	const Q = new Map();
	for (const [e, t] of Object.entries(fe)) {
		for (const [n, r] of Object.entries(t)) {
			const [t, i, a] = r;
			const [o, s] = t.split(/ /);
			const c = Object.assign({
				method: o,
				url: s
			}, i);
			if (!Q.has(e)) {
				Q.set(e, new Map());
			}
			Q.get(e).set(n, {
				scope: e,
				methodName: n,
				endpointDefaults: c,
				decorations: a
			});
		}
	}
	const pe = {
		has({ scope: e }, t) {
			return Q.get(e).has(t);
		},
		getOwnPropertyDescriptor(e, t) {
			return {
				value: this.get(e, t),
				configurable: true,
				writable: true,
				enumerable: true
			};
		},
		defineProperty(e, t, n) {
			Object.defineProperty(e.cache, t, n);
			return true;
		},
		deleteProperty(e, t) {
			delete e.cache[t];
			return true;
		},
		ownKeys({ scope: e }) {
			return [...Q.get(e).keys()];
		},
		set(e, t, n) {
			return e.cache[t] = n;
		},
		get({ octokit: e, scope: t, cache: n }, r) {
			if (n[r]) {
				return n[r];
			}
			const i = Q.get(t).get(r);
			if (!i) {
				return void 0;
			}
			const { endpointDefaults: a, decorations: o } = i;
			if (o) {
				n[r] = decorate(e, t, r, a, o);
			} else {
				n[r] = e.request.defaults(a);
			}
			return n[r];
		}
	};
	function endpointsToMethods(e) {
		const t = {};
		for (const n of Q.keys()) {
			t[n] = new Proxy({
				octokit: e,
				scope: n,
				cache: {}
			}, pe);
		}
		return t;
	}
	function decorate(e, t, n, r, i) {
		const a = e.request.defaults(r);
		function withDecorations(...r) {
			let o = a.endpoint.merge(...r);
			if (i.mapToData) {
				o = Object.assign({}, o, {
					data: o[i.mapToData],
					[i.mapToData]: void 0
				});
				return a(o);
			}
			if (i.renamed) {
				const [r, a] = i.renamed;
				e.log.warn(`octokit.${t}.${n}() has been renamed to octokit.${r}.${a}()`);
			}
			if (i.deprecated) {
				e.log.warn(i.deprecated);
			}
			if (i.renamedParameters) {
				const o = a.endpoint.merge(...r);
				for (const [r, a] of Object.entries(i.renamedParameters)) {
					if (r in o) {
						e.log.warn(`"${r}" parameter is deprecated for "octokit.${t}.${n}()". Use "${a}" instead`);
						if (!(a in o)) {
							o[a] = o[r];
						}
						delete o[r];
					}
				}
				return a(o);
			}
			return a(...r);
		}
		return Object.assign(withDecorations, a);
	}
	;
	function restEndpointMethods(e) {
		const t = endpointsToMethods(e);
		return { rest: t };
	}
	restEndpointMethods.VERSION = Z;
	function legacyRestEndpointMethods(e) {
		const t = endpointsToMethods(e);
		return {
			...t,
			rest: t
		};
	}
	legacyRestEndpointMethods.VERSION = Z;
	;
	var me = "0.0.0-development";
	function normalizePaginatedListResponse(e) {
		if (!e.data) {
			return {
				...e,
				data: []
			};
		}
		const t = ("total_count" in e.data || "total_commits" in e.data) && !("url" in e.data);
		if (!t) return e;
		const n = e.data.incomplete_results;
		const r = e.data.repository_selection;
		const i = e.data.total_count;
		const a = e.data.total_commits;
		delete e.data.incomplete_results;
		delete e.data.repository_selection;
		delete e.data.total_count;
		delete e.data.total_commits;
		const o = Object.keys(e.data)[0];
		const s = e.data[o];
		e.data = s;
		if (typeof n !== "undefined") {
			e.data.incomplete_results = n;
		}
		if (typeof r !== "undefined") {
			e.data.repository_selection = r;
		}
		e.data.total_count = i;
		e.data.total_commits = a;
		return e;
	}
	function iterator(e, t, n) {
		const r = typeof t === "function" ? t.endpoint(n) : e.request.endpoint(t, n);
		const i = typeof t === "function" ? t : e.request;
		const a = r.method;
		const o = r.headers;
		let s = r.url;
		return { [Symbol.asyncIterator]: () => ({ async next() {
			if (!s) return { done: true };
			try {
				const e = await i({
					method: a,
					url: s,
					headers: o
				});
				const t = normalizePaginatedListResponse(e);
				s = ((t.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
				if (!s && "total_commits" in t.data) {
					const e = new URL(t.url);
					const n = e.searchParams;
					const r = parseInt(n.get("page") || "1", 10);
					const i = parseInt(n.get("per_page") || "250", 10);
					if (r * i < t.data.total_commits) {
						n.set("page", String(r + 1));
						s = e.toString();
					}
				}
				return { value: t };
			} catch (e) {
				if (e.status !== 409) throw e;
				s = "";
				return { value: {
					status: 200,
					headers: {},
					data: []
				} };
			}
		} }) };
	}
	function paginate(e, t, n, r) {
		if (typeof n === "function") {
			r = n;
			n = void 0;
		}
		return gather(e, [], iterator(e, t, n)[Symbol.asyncIterator](), r);
	}
	function gather(e, t, n, r) {
		return n.next().then((i) => {
			if (i.done) {
				return t;
			}
			let a = false;
			function done() {
				a = true;
			}
			t = t.concat(r ? r(i.value, done) : i.value.data);
			if (a) {
				return t;
			}
			return gather(e, t, n, r);
		});
	}
	var he = Object.assign(paginate, { iterator });
	var ge = null && [
		"GET /advisories",
		"GET /app/hook/deliveries",
		"GET /app/installation-requests",
		"GET /app/installations",
		"GET /assignments/{assignment_id}/accepted_assignments",
		"GET /classrooms",
		"GET /classrooms/{classroom_id}/assignments",
		"GET /enterprises/{enterprise}/code-security/configurations",
		"GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories",
		"GET /enterprises/{enterprise}/dependabot/alerts",
		"GET /enterprises/{enterprise}/teams",
		"GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships",
		"GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations",
		"GET /events",
		"GET /gists",
		"GET /gists/public",
		"GET /gists/starred",
		"GET /gists/{gist_id}/comments",
		"GET /gists/{gist_id}/commits",
		"GET /gists/{gist_id}/forks",
		"GET /installation/repositories",
		"GET /issues",
		"GET /licenses",
		"GET /marketplace_listing/plans",
		"GET /marketplace_listing/plans/{plan_id}/accounts",
		"GET /marketplace_listing/stubbed/plans",
		"GET /marketplace_listing/stubbed/plans/{plan_id}/accounts",
		"GET /networks/{owner}/{repo}/events",
		"GET /notifications",
		"GET /organizations",
		"GET /organizations/{org}/dependabot/repository-access",
		"GET /orgs/{org}/actions/cache/usage-by-repository",
		"GET /orgs/{org}/actions/hosted-runners",
		"GET /orgs/{org}/actions/permissions/repositories",
		"GET /orgs/{org}/actions/permissions/self-hosted-runners/repositories",
		"GET /orgs/{org}/actions/runner-groups",
		"GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners",
		"GET /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories",
		"GET /orgs/{org}/actions/runner-groups/{runner_group_id}/runners",
		"GET /orgs/{org}/actions/runners",
		"GET /orgs/{org}/actions/secrets",
		"GET /orgs/{org}/actions/secrets/{secret_name}/repositories",
		"GET /orgs/{org}/actions/variables",
		"GET /orgs/{org}/actions/variables/{name}/repositories",
		"GET /orgs/{org}/attestations/repositories",
		"GET /orgs/{org}/attestations/{subject_digest}",
		"GET /orgs/{org}/blocks",
		"GET /orgs/{org}/campaigns",
		"GET /orgs/{org}/code-scanning/alerts",
		"GET /orgs/{org}/code-security/configurations",
		"GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories",
		"GET /orgs/{org}/codespaces",
		"GET /orgs/{org}/codespaces/secrets",
		"GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories",
		"GET /orgs/{org}/copilot/billing/seats",
		"GET /orgs/{org}/copilot/metrics",
		"GET /orgs/{org}/dependabot/alerts",
		"GET /orgs/{org}/dependabot/secrets",
		"GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories",
		"GET /orgs/{org}/events",
		"GET /orgs/{org}/failed_invitations",
		"GET /orgs/{org}/hooks",
		"GET /orgs/{org}/hooks/{hook_id}/deliveries",
		"GET /orgs/{org}/insights/api/route-stats/{actor_type}/{actor_id}",
		"GET /orgs/{org}/insights/api/subject-stats",
		"GET /orgs/{org}/insights/api/user-stats/{user_id}",
		"GET /orgs/{org}/installations",
		"GET /orgs/{org}/invitations",
		"GET /orgs/{org}/invitations/{invitation_id}/teams",
		"GET /orgs/{org}/issues",
		"GET /orgs/{org}/members",
		"GET /orgs/{org}/members/{username}/codespaces",
		"GET /orgs/{org}/migrations",
		"GET /orgs/{org}/migrations/{migration_id}/repositories",
		"GET /orgs/{org}/organization-roles/{role_id}/teams",
		"GET /orgs/{org}/organization-roles/{role_id}/users",
		"GET /orgs/{org}/outside_collaborators",
		"GET /orgs/{org}/packages",
		"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
		"GET /orgs/{org}/personal-access-token-requests",
		"GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories",
		"GET /orgs/{org}/personal-access-tokens",
		"GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories",
		"GET /orgs/{org}/private-registries",
		"GET /orgs/{org}/projects",
		"GET /orgs/{org}/projectsV2",
		"GET /orgs/{org}/projectsV2/{project_number}/fields",
		"GET /orgs/{org}/projectsV2/{project_number}/items",
		"GET /orgs/{org}/properties/values",
		"GET /orgs/{org}/public_members",
		"GET /orgs/{org}/repos",
		"GET /orgs/{org}/rulesets",
		"GET /orgs/{org}/rulesets/rule-suites",
		"GET /orgs/{org}/rulesets/{ruleset_id}/history",
		"GET /orgs/{org}/secret-scanning/alerts",
		"GET /orgs/{org}/security-advisories",
		"GET /orgs/{org}/settings/immutable-releases/repositories",
		"GET /orgs/{org}/settings/network-configurations",
		"GET /orgs/{org}/team/{team_slug}/copilot/metrics",
		"GET /orgs/{org}/teams",
		"GET /orgs/{org}/teams/{team_slug}/discussions",
		"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
		"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions",
		"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions",
		"GET /orgs/{org}/teams/{team_slug}/invitations",
		"GET /orgs/{org}/teams/{team_slug}/members",
		"GET /orgs/{org}/teams/{team_slug}/projects",
		"GET /orgs/{org}/teams/{team_slug}/repos",
		"GET /orgs/{org}/teams/{team_slug}/teams",
		"GET /projects/{project_id}/collaborators",
		"GET /repos/{owner}/{repo}/actions/artifacts",
		"GET /repos/{owner}/{repo}/actions/caches",
		"GET /repos/{owner}/{repo}/actions/organization-secrets",
		"GET /repos/{owner}/{repo}/actions/organization-variables",
		"GET /repos/{owner}/{repo}/actions/runners",
		"GET /repos/{owner}/{repo}/actions/runs",
		"GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",
		"GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs",
		"GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs",
		"GET /repos/{owner}/{repo}/actions/secrets",
		"GET /repos/{owner}/{repo}/actions/variables",
		"GET /repos/{owner}/{repo}/actions/workflows",
		"GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
		"GET /repos/{owner}/{repo}/activity",
		"GET /repos/{owner}/{repo}/assignees",
		"GET /repos/{owner}/{repo}/attestations/{subject_digest}",
		"GET /repos/{owner}/{repo}/branches",
		"GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
		"GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs",
		"GET /repos/{owner}/{repo}/code-scanning/alerts",
		"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
		"GET /repos/{owner}/{repo}/code-scanning/analyses",
		"GET /repos/{owner}/{repo}/codespaces",
		"GET /repos/{owner}/{repo}/codespaces/devcontainers",
		"GET /repos/{owner}/{repo}/codespaces/secrets",
		"GET /repos/{owner}/{repo}/collaborators",
		"GET /repos/{owner}/{repo}/comments",
		"GET /repos/{owner}/{repo}/comments/{comment_id}/reactions",
		"GET /repos/{owner}/{repo}/commits",
		"GET /repos/{owner}/{repo}/commits/{commit_sha}/comments",
		"GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
		"GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
		"GET /repos/{owner}/{repo}/commits/{ref}/check-suites",
		"GET /repos/{owner}/{repo}/commits/{ref}/status",
		"GET /repos/{owner}/{repo}/commits/{ref}/statuses",
		"GET /repos/{owner}/{repo}/compare/{basehead}",
		"GET /repos/{owner}/{repo}/compare/{base}...{head}",
		"GET /repos/{owner}/{repo}/contributors",
		"GET /repos/{owner}/{repo}/dependabot/alerts",
		"GET /repos/{owner}/{repo}/dependabot/secrets",
		"GET /repos/{owner}/{repo}/deployments",
		"GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
		"GET /repos/{owner}/{repo}/environments",
		"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies",
		"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps",
		"GET /repos/{owner}/{repo}/environments/{environment_name}/secrets",
		"GET /repos/{owner}/{repo}/environments/{environment_name}/variables",
		"GET /repos/{owner}/{repo}/events",
		"GET /repos/{owner}/{repo}/forks",
		"GET /repos/{owner}/{repo}/hooks",
		"GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries",
		"GET /repos/{owner}/{repo}/invitations",
		"GET /repos/{owner}/{repo}/issues",
		"GET /repos/{owner}/{repo}/issues/comments",
		"GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
		"GET /repos/{owner}/{repo}/issues/events",
		"GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
		"GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by",
		"GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking",
		"GET /repos/{owner}/{repo}/issues/{issue_number}/events",
		"GET /repos/{owner}/{repo}/issues/{issue_number}/labels",
		"GET /repos/{owner}/{repo}/issues/{issue_number}/reactions",
		"GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues",
		"GET /repos/{owner}/{repo}/issues/{issue_number}/timeline",
		"GET /repos/{owner}/{repo}/keys",
		"GET /repos/{owner}/{repo}/labels",
		"GET /repos/{owner}/{repo}/milestones",
		"GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels",
		"GET /repos/{owner}/{repo}/notifications",
		"GET /repos/{owner}/{repo}/pages/builds",
		"GET /repos/{owner}/{repo}/projects",
		"GET /repos/{owner}/{repo}/pulls",
		"GET /repos/{owner}/{repo}/pulls/comments",
		"GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions",
		"GET /repos/{owner}/{repo}/pulls/{pull_number}/comments",
		"GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",
		"GET /repos/{owner}/{repo}/pulls/{pull_number}/files",
		"GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
		"GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments",
		"GET /repos/{owner}/{repo}/releases",
		"GET /repos/{owner}/{repo}/releases/{release_id}/assets",
		"GET /repos/{owner}/{repo}/releases/{release_id}/reactions",
		"GET /repos/{owner}/{repo}/rules/branches/{branch}",
		"GET /repos/{owner}/{repo}/rulesets",
		"GET /repos/{owner}/{repo}/rulesets/rule-suites",
		"GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history",
		"GET /repos/{owner}/{repo}/secret-scanning/alerts",
		"GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations",
		"GET /repos/{owner}/{repo}/security-advisories",
		"GET /repos/{owner}/{repo}/stargazers",
		"GET /repos/{owner}/{repo}/subscribers",
		"GET /repos/{owner}/{repo}/tags",
		"GET /repos/{owner}/{repo}/teams",
		"GET /repos/{owner}/{repo}/topics",
		"GET /repositories",
		"GET /search/code",
		"GET /search/commits",
		"GET /search/issues",
		"GET /search/labels",
		"GET /search/repositories",
		"GET /search/topics",
		"GET /search/users",
		"GET /teams/{team_id}/discussions",
		"GET /teams/{team_id}/discussions/{discussion_number}/comments",
		"GET /teams/{team_id}/discussions/{discussion_number}/comments/{comment_number}/reactions",
		"GET /teams/{team_id}/discussions/{discussion_number}/reactions",
		"GET /teams/{team_id}/invitations",
		"GET /teams/{team_id}/members",
		"GET /teams/{team_id}/projects",
		"GET /teams/{team_id}/repos",
		"GET /teams/{team_id}/teams",
		"GET /user/blocks",
		"GET /user/codespaces",
		"GET /user/codespaces/secrets",
		"GET /user/emails",
		"GET /user/followers",
		"GET /user/following",
		"GET /user/gpg_keys",
		"GET /user/installations",
		"GET /user/installations/{installation_id}/repositories",
		"GET /user/issues",
		"GET /user/keys",
		"GET /user/marketplace_purchases",
		"GET /user/marketplace_purchases/stubbed",
		"GET /user/memberships/orgs",
		"GET /user/migrations",
		"GET /user/migrations/{migration_id}/repositories",
		"GET /user/orgs",
		"GET /user/packages",
		"GET /user/packages/{package_type}/{package_name}/versions",
		"GET /user/public_emails",
		"GET /user/repos",
		"GET /user/repository_invitations",
		"GET /user/social_accounts",
		"GET /user/ssh_signing_keys",
		"GET /user/starred",
		"GET /user/subscriptions",
		"GET /user/teams",
		"GET /users",
		"GET /users/{username}/attestations/{subject_digest}",
		"GET /users/{username}/events",
		"GET /users/{username}/events/orgs/{org}",
		"GET /users/{username}/events/public",
		"GET /users/{username}/followers",
		"GET /users/{username}/following",
		"GET /users/{username}/gists",
		"GET /users/{username}/gpg_keys",
		"GET /users/{username}/keys",
		"GET /users/{username}/orgs",
		"GET /users/{username}/packages",
		"GET /users/{username}/projects",
		"GET /users/{username}/projectsV2",
		"GET /users/{username}/projectsV2/{project_number}/fields",
		"GET /users/{username}/projectsV2/{project_number}/items",
		"GET /users/{username}/received_events",
		"GET /users/{username}/received_events/public",
		"GET /users/{username}/repos",
		"GET /users/{username}/social_accounts",
		"GET /users/{username}/ssh_signing_keys",
		"GET /users/{username}/starred",
		"GET /users/{username}/subscriptions"
	];
	function isPaginatingEndpoint(e) {
		if (typeof e === "string") {
			return ge.includes(e);
		} else {
			return false;
		}
	}
	function paginateRest(e) {
		return { paginate: Object.assign(paginate.bind(null, e), { iterator: iterator.bind(null, e) }) };
	}
	paginateRest.VERSION = me;
	;
	const _e = new Context();
	const $ = getApiBaseUrl();
	const ve = {
		baseUrl: $,
		request: {
			agent: getProxyAgent($),
			fetch: getProxyFetch($)
		}
	};
	const ye = Octokit.plugin(restEndpointMethods, paginateRest).defaults(ve);
	function getOctokitOptions(e, t) {
		const n = Object.assign({}, t || {});
		const r = getAuthString(e, n);
		if (r) {
			n.auth = r;
		}
		const i = getUserAgentWithOrchestrationId(n.userAgent);
		if (i) {
			n.userAgent = i;
		}
		return n;
	}
	;
	const be = new Context();
	function getOctokit(e, t, ...n) {
		const r = ye.plugin(...n);
		return new r(getOctokitOptions(e, t));
	}
}) };
;
