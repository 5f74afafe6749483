(function() {
	var e = {
		42613: (function(e) {
			"use strict";
			e.exports = require("assert");
		}),
		20181: (function(e) {
			"use strict";
			e.exports = require("buffer");
		}),
		35317: (function(e) {
			"use strict";
			e.exports = require("child_process");
		}),
		76982: (function(e) {
			"use strict";
			e.exports = require("crypto");
		}),
		24434: (function(e) {
			"use strict";
			e.exports = require("events");
		}),
		79896: (function(e) {
			"use strict";
			e.exports = require("fs");
		}),
		58611: (function(e) {
			"use strict";
			e.exports = require("http");
		}),
		65692: (function(e) {
			"use strict";
			e.exports = require("https");
		}),
		69278: (function(e) {
			"use strict";
			e.exports = require("net");
		}),
		34589: (function(e) {
			"use strict";
			e.exports = require("node:assert");
		}),
		16698: (function(e) {
			"use strict";
			e.exports = require("node:async_hooks");
		}),
		4573: (function(e) {
			"use strict";
			e.exports = require("node:buffer");
		}),
		31421: (function(e) {
			"use strict";
			e.exports = require("node:child_process");
		}),
		37540: (function(e) {
			"use strict";
			e.exports = require("node:console");
		}),
		77598: (function(e) {
			"use strict";
			e.exports = require("node:crypto");
		}),
		53053: (function(e) {
			"use strict";
			e.exports = require("node:diagnostics_channel");
		}),
		40610: (function(e) {
			"use strict";
			e.exports = require("node:dns");
		}),
		78474: (function(e) {
			"use strict";
			e.exports = require("node:events");
		}),
		73024: (function(e) {
			"use strict";
			e.exports = require("node:fs");
		}),
		51455: (function(e) {
			"use strict";
			e.exports = require("node:fs/promises");
		}),
		37067: (function(e) {
			"use strict";
			e.exports = require("node:http");
		}),
		32467: (function(e) {
			"use strict";
			e.exports = require("node:http2");
		}),
		44708: (function(e) {
			"use strict";
			e.exports = require("node:https");
		}),
		77030: (function(e) {
			"use strict";
			e.exports = require("node:net");
		}),
		48161: (function(e) {
			"use strict";
			e.exports = require("node:os");
		}),
		76760: (function(e) {
			"use strict";
			e.exports = require("node:path");
		}),
		643: (function(e) {
			"use strict";
			e.exports = require("node:perf_hooks");
		}),
		1708: (function(e) {
			"use strict";
			e.exports = require("node:process");
		}),
		41792: (function(e) {
			"use strict";
			e.exports = require("node:querystring");
		}),
		80099: (function(e) {
			"use strict";
			e.exports = require("node:sqlite");
		}),
		57075: (function(e) {
			"use strict";
			e.exports = require("node:stream");
		}),
		87997: (function(e) {
			"use strict";
			e.exports = require("node:timers");
		}),
		41692: (function(e) {
			"use strict";
			e.exports = require("node:tls");
		}),
		73136: (function(e) {
			"use strict";
			e.exports = require("node:url");
		}),
		57975: (function(e) {
			"use strict";
			e.exports = require("node:util");
		}),
		73429: (function(e) {
			"use strict";
			e.exports = require("node:util/types");
		}),
		75919: (function(e) {
			"use strict";
			e.exports = require("node:worker_threads");
		}),
		38522: (function(e) {
			"use strict";
			e.exports = require("node:zlib");
		}),
		70857: (function(e) {
			"use strict";
			e.exports = require("os");
		}),
		16928: (function(e) {
			"use strict";
			e.exports = require("path");
		}),
		932: (function(e) {
			"use strict";
			e.exports = require("process");
		}),
		2203: (function(e) {
			"use strict";
			e.exports = require("stream");
		}),
		13193: (function(e) {
			"use strict";
			e.exports = require("string_decoder");
		}),
		53557: (function(e) {
			"use strict";
			e.exports = require("timers");
		}),
		64756: (function(e) {
			"use strict";
			e.exports = require("tls");
		}),
		52018: (function(e) {
			"use strict";
			e.exports = require("tty");
		}),
		87016: (function(e) {
			"use strict";
			e.exports = require("url");
		}),
		39023: (function(e) {
			"use strict";
			e.exports = require("util");
		}),
		54446: (function(e, t, n) {
			"use strict";
			n.d(t, {
				Fq: function() {
					return tellCrash;
				},
				JZ: function() {
					return endProcess;
				},
				l3: function() {
					return exitNow;
				}
			});
			var r = n(70394);
			var i = n(68578);
			const a = /^(?:FSReq|GetAddrInfo|GetNameInfo)/;
			function exitNow(e) {
				const t = !process.getActiveResourcesInfo().some((e) => a.test(e));
				if (t && !(0, i.b)()) process.exit(e);
				const n = Reflect.get(process, "execve");
				if (typeof n === "function") {
					try {
						const t = process.execPath;
						Reflect.apply(n, process, [
							t,
							[
								t,
								"-e",
								`process.exit(${e})`
							],
							{}
						]);
					} catch {}
				}
				process.kill(process.pid, "SIGKILL");
				return process.exit(e);
			}
			async function endProcess(e) {
				await new Promise((e) => {
					setImmediate(e);
				});
				return exitNow(e);
			}
			function tellCrash(e) {
				const [t, n] = e instanceof Error ? [e.name, /^\s+at .*$/m.exec(e.stack ?? "")?.[0].trim()] : [typeof e];
				(0, r.x3)(2, `error: the run ended unexpectedly (${[t, n].join(" ").trim()}): this is a bug, please report it\n`);
			}
		}),
		5715: (function(e, t, n) {
			"use strict";
			n.d(t, {
				Mw: function() {
					return startOwnProcess;
				},
				hs: function() {
					return r;
				},
				i0: function() {
					return killGroup;
				}
			});
			const r = "serve-run";
			const i = /^(?:path|(?:https?|no)_proxy|node_(?:extra_ca_certs|options|use_\w+|tls_reject_unauthorized)|ssl_cert_(?:file|dir)|tmpdir|te?mp|systemroot|lang|lc_all|tz)$/i;
			const a = new Set();
			const endAll = () => a.forEach(killGroup);
			function startOwnProcess(e, t) {
				const n = Object.fromEntries(Object.entries(process.env).filter(([e]) => i.test(e)));
				const { fork: o } = process.getBuiltinModule("node:child_process");
				const s = o(e, [r], {
					env: n,
					execArgv: [],
					stdio: [
						"ignore",
						"ignore",
						"ignore",
						"ipc"
					],
					detached: process.platform !== "win32"
				});
				s.on("message", t);
				if (a.size === 0) process.once("exit", endAll);
				a.add(s);
				const c = new Promise((e) => {
					s.once("error", (t) => e(`its process cannot be started: ${t.message}`));
					s.once("close", (t, n) => {
						e(`its process ended with ${n === null ? `code ${t}` : `signal ${n}`}`);
					});
				});
				void c.then(() => {
					a.delete(s);
					if (a.size === 0) process.off("exit", endAll);
				});
				return {
					send: (e) => void (s.connected && s.send(e, () => undefined)),
					kill: () => killGroup(s),
					ended: c
				};
			}
			function killGroup(e) {
				try {
					if (e.pid !== undefined && process.platform !== "win32") process.kill(-e.pid, "SIGKILL");
					else e.kill("SIGKILL");
				} catch {}
			}
		}),
		70394: (function(e, t, n) {
			"use strict";
			n.d(t, {
				Hd: function() {
					return isTerminal;
				},
				QH: function() {
					return isWritten;
				},
				oB: function() {
					return drained;
				},
				x3: function() {
					return writeText;
				}
			});
			const r = {
				1: Object.getOwnPropertyDescriptor(process, "stdout"),
				2: Object.getOwnPropertyDescriptor(process, "stderr")
			};
			const i = new Map();
			function streamOf(e) {
				const t = i.get(e);
				if (t !== undefined) return t;
				const n = r[e];
				const a = n?.get?.call(process) ?? n?.value;
				a.on("error", () => undefined);
				i.set(e, a);
				return a;
			}
			function writeText(e, t) {
				streamOf(e).write(t);
			}
			function isWritten() {
				return [...i.values()].every(({ writableLength: e }) => e === 0);
			}
			const a = 300;
			async function drained() {
				if (isWritten()) return;
				let e;
				const t = new Promise((t) => {
					e = setTimeout(t, a);
				});
				const n = Array.from(i.values(), (e) => new Promise((t) => e.write("", t)));
				await Promise.race([t, Promise.all(n)]);
				clearTimeout(e);
			}
			function isTerminal(e) {
				return streamOf(e).isTTY === true;
			}
		}),
		68578: (function(e, t, n) {
			"use strict";
			n.d(t, {
				O: function() {
					return createThreads;
				},
				b: function() {
					return hasStuckThread;
				}
			});
			var r = n(75919);
			const i = 3e4;
			const a = 256;
			const o = 5e3;
			const s = 1024;
			const c = 48;
			const l = 600;
			const u = new Map();
			function hasStuckThread() {
				const e = performance.now();
				return [...u.values()].some((t) => e - t >= l);
			}
			function createThreads(e, t, n = {}) {
				const r = {
					heapMib: s,
					quietMs: i,
					...n
				};
				let c;
				let u;
				let d = Promise.resolve();
				const end = async () => {
					const e = c?.end();
					c = undefined;
					await e;
				};
				const handleAll = async (n, i) => {
					const s = [];
					let l;
					clearTimeout(u);
					while (s.length < n.length) {
						const o = s.length;
						if (l?.task === o) {
							s.push({
								kind: "lost",
								why: l.why
							});
							l = undefined;
							continue;
						}
						c ??= openThread(e, t, r);
						const u = n.slice(o, Math.min(o + a, l?.task ?? n.length));
						const d = await c.handle(u, i, (e) => {
							for (const t of e) s.push({
								kind: "answer",
								answer: t
							});
						});
						if (d === undefined) continue;
						l = {
							task: o + d.at,
							why: d.why
						};
						c = undefined;
					}
					u = setTimeout(() => void end(), o).unref();
					return s;
				};
				return {
					handle: (e, t) => {
						const n = d.then(() => handleAll(e, t));
						d = n.catch(() => undefined);
						return n;
					},
					close: async () => {
						const e = new Promise((e) => setTimeout(e, l).unref());
						await Promise.race([end(), e]);
					}
				};
			}
			function openThread(e, t, { heapMib: n, quietMs: i }) {
				const a = {
					maxOldGenerationSizeMb: n,
					maxYoungGenerationSizeMb: c
				};
				const o = new r.Worker(e, {
					workerData: t,
					env: {},
					execArgv: [],
					resourceLimits: a
				});
				o.unref();
				o.on("error", () => undefined);
				let s = false;
				const end = async () => {
					if (s && !u.has(o)) u.set(o, performance.now());
					await o.terminate();
					u.delete(o);
				};
				return {
					end,
					handle: (e, t, n) => new Promise((r, a) => {
						const c = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
						let l = e.length;
						let u = {
							at: -1,
							looks: 0
						};
						const settle = (e) => {
							clearInterval(d);
							s = false;
							o.off("message", onMessage).off("error", onError).off("exit", onExit);
							t.removeEventListener("abort", onAbort);
							o.unref();
							e();
						};
						const lose = (e) => settle(() => r({
							at: Math.max(0, Atomics.load(c, 0)),
							why: e
						}));
						const onLook = () => {
							const e = Atomics.load(c, 0);
							u = {
								at: e,
								looks: e === u.at ? u.looks + 1 : 0
							};
							if (u.looks < 2) return;
							void end();
							lose(`took longer than ${i / 1e3} s`);
						};
						const onMessage = (e) => {
							n(e);
							l -= e.length;
							if (l === 0) settle(() => r(undefined));
						};
						const onError = (e) => {
							const t = e.code === "ERR_WORKER_OUT_OF_MEMORY";
							lose(t ? "needs too much memory" : `failed: ${e.message}`);
						};
						const onExit = () => lose("crashed the thread that read it");
						const onAbort = () => {
							void end();
							settle(() => a(t.reason));
						};
						const d = setInterval(onLook, i / 2);
						s = true;
						if (t.aborted) {
							settle(() => a(t.reason));
							return;
						}
						o.ref();
						o.on("message", onMessage).on("error", onError).on("exit", onExit);
						t.addEventListener("abort", onAbort);
						const f = {
							tasks: e,
							at: c
						};
						o.postMessage(f);
					})
				};
			}
		}),
		59479: (function(e, t, n) {
			"use strict";
			n.a(e, async function(e, r) {
				try {
					n.r(t);
					var i = n(75919);
					var a = n(54446);
					var o = n(5715);
					var s = n(70394);
					var c = n(68578);
					var l = n(58508);
					const e = typeof __filename === "string" ? __filename : String(process.argv[1]);
					const u = process.argv.slice(2);
					if (!i.isMainThread) {
						const { serveFileTasks: e } = await Promise.all([
							n.e(815),
							n.e(282),
							n.e(557),
							n.e(835),
							n.e(735),
							n.e(721)
						]).then(n.bind(n, 44128));
						e(i.workerData);
					} else if (u[0] === "--version" || u[0] === "-v") {
						(0, s.x3)(1, `${l.rE}\n`);
					} else {
						process.exitCode = 5;
						const onIdle = () => (0, s.x3)(2, "error: the run ended before its work: this is a bug, please report it\n");
						process.once("beforeExit", onIdle);
						const { serve: t, start: r } = await Promise.all([
							n.e(629),
							n.e(835),
							n.e(36)
						]).then(n.bind(n, 43036));
						const i = u[0] === o.hs && process.send !== undefined;
						const l = i ? await t(e) : await r(u, e);
						process.exitCode = l;
						process.off("beforeExit", onIdle);
						if (i || (0, s.QH)() || (0, c.b)()) await (0, a.JZ)(l);
					}
					r();
				} catch (e) {
					r(e);
				}
			}, 1);
		}),
		58508: (function(e, t, n) {
			"use strict";
			n.d(t, {
				GT: function() {
					return i;
				},
				Jk: function() {
					return a;
				},
				ZZ: function() {
					return schemaUrl;
				},
				rE: function() {
					return r;
				}
			});
			const r = "1.0.0";
			const i = `v${r.split(".")[0]}`;
			const a = "platform-actions/platform-actions";
			function schemaUrl(e) {
				return `https://raw.githubusercontent.com/${a}/${i}/schemas/${e}.schema.json`;
			}
		})
	};
	var t = {};
	function __nccwpck_require__(n) {
		var r = t[n];
		if (r !== undefined) {
			return r.exports;
		}
		var i = t[n] = {
			id: n,
			loaded: false,
			exports: {}
		};
		var a = true;
		try {
			e[n].call(i.exports, i, i.exports, __nccwpck_require__);
			a = false;
		} finally {
			if (a) delete t[n];
		}
		i.loaded = true;
		return i.exports;
	}
	__nccwpck_require__.m = e;
	if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = __dirname + "/";
	!function() {
		var e = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
		var t = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
		var n = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
		var resolveQueue = function(e) {
			if (e && e.d < 1) {
				e.d = 1;
				e.forEach(function(e) {
					e.r--;
				});
				e.forEach(function(e) {
					e.r-- ? e.r++ : e();
				});
			}
		};
		var wrapDeps = function(r) {
			return r.map(function(r) {
				if (r !== null && typeof r === "object") {
					if (r[e]) return r;
					if (r.then) {
						var i = [];
						i.d = 0;
						r.then(function(e) {
							a[t] = e;
							resolveQueue(i);
						}, function(e) {
							a[n] = e;
							resolveQueue(i);
						});
						var a = {};
						a[e] = function(e) {
							e(i);
						};
						return a;
					}
				}
				var o = {};
				o[e] = function() {};
				o[t] = r;
				return o;
			});
		};
		__nccwpck_require__.a = function(r, i, a) {
			var o;
			a && ((o = []).d = -1);
			var s = new Set();
			var c = r.exports;
			var l;
			var u;
			var d;
			var f = new Promise(function(e, t) {
				d = t;
				u = e;
			});
			f[t] = c;
			f[e] = function(e) {
				o && e(o), s.forEach(e), f["catch"](function() {});
			};
			r.exports = f;
			i(function(r) {
				l = wrapDeps(r);
				var fn;
				var getResult = function() {
					return l.map(function(e) {
						if (e[n]) throw e[n];
						return e[t];
					});
				};
				var i = new Promise(function(t) {
					fn = function() {
						t(getResult);
					};
					fn.r = 0;
					var fnQueue = function(e) {
						e !== o && !s.has(e) && (s.add(e), e && !e.d && (fn.r++, e.push(fn)));
					};
					l.map(function(t) {
						t[e](fnQueue);
					});
				});
				return fn.r ? i : getResult();
			}, function(e) {
				e ? d(f[n] = e) : u(c), resolveQueue(o);
			});
			o && o.d < 0 && (o.d = 0);
		};
	}();
	!function() {
		var e = Object.getPrototypeOf ? function(e) {
			return Object.getPrototypeOf(e);
		} : function(e) {
			return e.__proto__;
		};
		var t;
		__nccwpck_require__.t = function(n, r) {
			if (r & 1) n = this(n);
			if (r & 8) return n;
			if (typeof n === "object" && n) {
				if (r & 4 && n.__esModule) return n;
				if (r & 16 && typeof n.then === "function") return n;
			}
			var i = Object.create(null);
			__nccwpck_require__.r(i);
			var a = {};
			t = t || [
				null,
				e({}),
				e([]),
				e(e)
			];
			for (var o = r & 2 && n; typeof o == "object" && !~t.indexOf(o); o = e(o)) {
				Object.getOwnPropertyNames(o).forEach(function(e) {
					a[e] = function() {
						return n[e];
					};
				});
			}
			a["default"] = function() {
				return n;
			};
			__nccwpck_require__.d(i, a);
			return i;
		};
	}();
	!function() {
		__nccwpck_require__.d = function(e, t) {
			for (var n in t) {
				if (__nccwpck_require__.o(t, n) && !__nccwpck_require__.o(e, n)) {
					Object.defineProperty(e, n, {
						enumerable: true,
						get: t[n]
					});
				}
			}
		};
	}();
	!function() {
		__nccwpck_require__.f = {};
		__nccwpck_require__.e = function(e) {
			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(t, n) {
				__nccwpck_require__.f[n](e, t);
				return t;
			}, []));
		};
	}();
	!function() {
		__nccwpck_require__.u = function(e) {
			return "" + e + ".index.cjs.js";
		};
	}();
	!function() {
		__nccwpck_require__.o = function(e, t) {
			return Object.prototype.hasOwnProperty.call(e, t);
		};
	}();
	!function() {
		__nccwpck_require__.r = function(e) {
			if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
				Object.defineProperty(e, Symbol.toStringTag, { value: "Module" });
			}
			Object.defineProperty(e, "__esModule", { value: true });
		};
	}();
	!function() {
		__nccwpck_require__.nmd = function(e) {
			e.paths = [];
			if (!e.children) e.children = [];
			return e;
		};
	}();
	!function() {
		var e = { 792: 1 };
		var installChunk = function(t) {
			var n = t.modules, r = t.ids, i = t.runtime;
			for (var a in n) {
				if (__nccwpck_require__.o(n, a)) {
					__nccwpck_require__.m[a] = n[a];
				}
			}
			if (i) i(__nccwpck_require__);
			for (var o = 0; o < r.length; o++) e[r[o]] = 1;
		};
		__nccwpck_require__.f.require = function(t, n) {
			if (!e[t]) {
				if (true) {
					installChunk(require("./" + __nccwpck_require__.u(t)));
				} else e[t] = 1;
			}
		};
	}();
	var n = {};
	__nccwpck_require__(59479);
	module.exports = n;
})();
