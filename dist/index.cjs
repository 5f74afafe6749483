(() => {
	var e = {
		42613: ((e) => {
			"use strict";
			e.exports = require("assert");
		}),
		20181: ((e) => {
			"use strict";
			e.exports = require("buffer");
		}),
		35317: ((e) => {
			"use strict";
			e.exports = require("child_process");
		}),
		76982: ((e) => {
			"use strict";
			e.exports = require("crypto");
		}),
		24434: ((e) => {
			"use strict";
			e.exports = require("events");
		}),
		79896: ((e) => {
			"use strict";
			e.exports = require("fs");
		}),
		58611: ((e) => {
			"use strict";
			e.exports = require("http");
		}),
		65692: ((e) => {
			"use strict";
			e.exports = require("https");
		}),
		69278: ((e) => {
			"use strict";
			e.exports = require("net");
		}),
		34589: ((e) => {
			"use strict";
			e.exports = require("node:assert");
		}),
		16698: ((e) => {
			"use strict";
			e.exports = require("node:async_hooks");
		}),
		4573: ((e) => {
			"use strict";
			e.exports = require("node:buffer");
		}),
		31421: ((e) => {
			"use strict";
			e.exports = require("node:child_process");
		}),
		37540: ((e) => {
			"use strict";
			e.exports = require("node:console");
		}),
		77598: ((e) => {
			"use strict";
			e.exports = require("node:crypto");
		}),
		53053: ((e) => {
			"use strict";
			e.exports = require("node:diagnostics_channel");
		}),
		40610: ((e) => {
			"use strict";
			e.exports = require("node:dns");
		}),
		78474: ((e) => {
			"use strict";
			e.exports = require("node:events");
		}),
		73024: ((e) => {
			"use strict";
			e.exports = require("node:fs");
		}),
		51455: ((e) => {
			"use strict";
			e.exports = require("node:fs/promises");
		}),
		37067: ((e) => {
			"use strict";
			e.exports = require("node:http");
		}),
		32467: ((e) => {
			"use strict";
			e.exports = require("node:http2");
		}),
		44708: ((e) => {
			"use strict";
			e.exports = require("node:https");
		}),
		98995: ((e) => {
			"use strict";
			e.exports = require("node:module");
		}),
		77030: ((e) => {
			"use strict";
			e.exports = require("node:net");
		}),
		48161: ((e) => {
			"use strict";
			e.exports = require("node:os");
		}),
		76760: ((e) => {
			"use strict";
			e.exports = require("node:path");
		}),
		643: ((e) => {
			"use strict";
			e.exports = require("node:perf_hooks");
		}),
		1708: ((e) => {
			"use strict";
			e.exports = require("node:process");
		}),
		41792: ((e) => {
			"use strict";
			e.exports = require("node:querystring");
		}),
		80099: ((e) => {
			"use strict";
			e.exports = require("node:sqlite");
		}),
		57075: ((e) => {
			"use strict";
			e.exports = require("node:stream");
		}),
		87997: ((e) => {
			"use strict";
			e.exports = require("node:timers");
		}),
		41692: ((e) => {
			"use strict";
			e.exports = require("node:tls");
		}),
		73136: ((e) => {
			"use strict";
			e.exports = require("node:url");
		}),
		57975: ((e) => {
			"use strict";
			e.exports = require("node:util");
		}),
		73429: ((e) => {
			"use strict";
			e.exports = require("node:util/types");
		}),
		75919: ((e) => {
			"use strict";
			e.exports = require("node:worker_threads");
		}),
		38522: ((e) => {
			"use strict";
			e.exports = require("node:zlib");
		}),
		70857: ((e) => {
			"use strict";
			e.exports = require("os");
		}),
		16928: ((e) => {
			"use strict";
			e.exports = require("path");
		}),
		932: ((e) => {
			"use strict";
			e.exports = require("process");
		}),
		2203: ((e) => {
			"use strict";
			e.exports = require("stream");
		}),
		13193: ((e) => {
			"use strict";
			e.exports = require("string_decoder");
		}),
		53557: ((e) => {
			"use strict";
			e.exports = require("timers");
		}),
		64756: ((e) => {
			"use strict";
			e.exports = require("tls");
		}),
		52018: ((e) => {
			"use strict";
			e.exports = require("tty");
		}),
		87016: ((e) => {
			"use strict";
			e.exports = require("url");
		}),
		39023: ((e) => {
			"use strict";
			e.exports = require("util");
		}),
		45794: ((e, t, n) => {
			"use strict";
			n.d(t, {
				GW: () => problemsOf,
				Ml: () => MachineError,
				Wy: () => orProblems,
				yo: () => UserError
			});
			class UserError extends Error {
				problems;
				constructor(...e) {
					super(e.map((e) => e.message).join("\n"));
					this.name = "UserError";
					this.problems = e;
				}
			}
			class MachineError extends Error {
				fix;
				constructor(e, t) {
					super(e);
					this.name = "MachineError";
					this.fix = t;
				}
			}
			async function orProblems(e, t) {
				try {
					return await e();
				} catch (e) {
					if (!(e instanceof UserError)) throw e;
					return t(e.problems);
				}
			}
			async function problemsOf(e) {
				return orProblems(async () => {
					await e();
					return [];
				}, (e) => e);
			}
		}),
		54446: ((e, t, n) => {
			"use strict";
			n.d(t, {
				F: () => tellCrash,
				l: () => exitNow
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
			function tellCrash(e) {
				const [t, n] = e instanceof Error ? [e.name, /^\s+at .*$/m.exec(e.stack ?? "")?.[0].trim()] : [typeof e];
				(0, r.x3)(2, `error: the run ended unexpectedly (${[t, n].join(" ").trim()}): this is a bug, please report it\n`);
			}
		}),
		60983: ((e, t, n) => {
			"use strict";
			n.d(t, {
				g7: () => decodeText,
				m6: () => readAt,
				oD: () => readWhole,
				wx: () => encodeText
			});
			var r = n(4573);
			var i = n(73024);
			const a = "\uFEFF";
			const o = Buffer.from(a);
			function decodeText(e) {
				if (e[0] === 255 && e[1] === 254) return decodeWide(e, "utf16le");
				if (e[0] === 254 && e[1] === 255) return decodeWide(e, "utf16be");
				if (e.subarray(0, 2).includes(0)) return undefined;
				if ((0, r.isUtf8)(e)) return {
					text: e.toString("utf8"),
					encoding: "utf8"
				};
				if (!e.subarray(0, o.length).equals(o)) return {
					text: e.toString("latin1"),
					encoding: "latin1"
				};
				const t = e.subarray(o.length).toString("latin1");
				return {
					text: a + t,
					encoding: "latin1-bom"
				};
			}
			function encodeText(e, t) {
				switch (t) {
					case "latin1-bom": return Buffer.concat([o, Buffer.from(e.slice(a.length), "latin1")]);
					case "utf16be": return Buffer.from(e, "utf16le").swap16();
					default: return Buffer.from(e, t);
				}
			}
			function decodeWide(e, t) {
				if (e.length % 2 !== 0) return undefined;
				const n = (t === "utf16le" ? e : Buffer.from(e).swap16()).toString("utf16le");
				return n.includes("\0") ? undefined : {
					text: n,
					encoding: t
				};
			}
			function readAt(e, t, n) {
				return (0, i.readSync)(e, t, 0, t.length, n);
			}
			const s = 4096;
			function readWhole(e, t, n = Number.POSITIVE_INFINITY) {
				let r = Buffer.allocUnsafe(t + s);
				let i = 0;
				for (;;) {
					const a = readAt(e, r.subarray(i), i);
					i += a;
					if (a === 0 || i > n || i === t && i < r.length) break;
					if (i === r.length) r = Buffer.concat([r, Buffer.allocUnsafe(i)]);
				}
				return r.subarray(0, i);
			}
		}),
		48636: ((e, t, n) => {
			"use strict";
			n.d(t, {
				$B: () => isThere,
				CA: () => errorCode,
				Gu: () => readTextFile,
				PX: () => realFolder,
				Rx: () => writableFile,
				UO: () => isWithin,
				YT: () => readTextFileNow,
				ZB: () => checkWritable,
				_P: () => leadsIntoGit,
				b2: () => isMissing,
				ck: () => leavesWorkspace,
				lQ: () => isFolder,
				o4: () => privateFile,
				vK: () => writeAtomically
			});
			var r = n(73024);
			var i = n(76760);
			var a = n(45794);
			var o = n(60983);
			async function readTextFile(e, t) {
				return readTextFileNow(e, t);
			}
			function readTextFileNow(e, t) {
				const refuse = (t) => new a.yo({ message: `\`${e}\` ${t}` });
				const n = `is larger than ${Math.floor(t / 1024)} KiB`;
				try {
					const i = (0, r.statSync)(e, { throwIfNoEntry: false });
					if (i === undefined) return undefined;
					if (!i.isFile()) throw refuse("is not a file");
					if (i.size > t) throw refuse(n);
					const a = (0, r.openSync)(e, r.constants.O_RDONLY | r.constants.O_NONBLOCK);
					try {
						const e = (0, o.oD)(a, i.size, t);
						if (e.length > t) throw refuse(n);
						return e.toString("utf8");
					} finally {
						(0, r.closeSync)(a);
					}
				} catch (e) {
					if (e instanceof a.yo) throw e;
					if (errorCode(e) === "ENOENT" || errorCode(e) === "ENOTDIR") return undefined;
					throw refuse(`cannot be read: ${errorCode(e)}`);
				}
			}
			function isFolder(e) {
				try {
					return (0, r.statSync)(e, { throwIfNoEntry: false })?.isDirectory() === true;
				} catch {
					return false;
				}
			}
			function isPresent(e) {
				try {
					return (0, r.lstatSync)(e, { throwIfNoEntry: false }) !== undefined;
				} catch {
					return undefined;
				}
			}
			const isThere = (e) => isPresent(e) === true;
			const isMissing = (e) => isPresent(e) === false;
			function checkWritable(e, t, n) {
				const r = writableFile(e, t);
				if (r.kind === "path") return r.path;
				const i = `\`${n}\` cannot be written to \`${e}\`: ${r.why}`;
				throw new a.yo({
					message: i,
					fix: "name a file below the workspace, such as `reports/name.json`",
					input: n
				});
			}
			function writableFile(e, t) {
				const refuse = (e) => ({
					kind: "refused",
					why: e
				});
				const n = placeInArea((0, i.resolve)(realFolder(t.workingDirectory), e), t);
				if (n === undefined) return refuse("it is outside the workspace and the temporary folder");
				const a = n.below.split(i.sep);
				if (n.below.toLowerCase().split(i.sep).includes(".git")) return refuse("it is inside `.git`");
				for (const [e, t] of a.entries()) {
					const o = (0, r.lstatSync)((0, i.join)(n.root, ...a.slice(0, e + 1)), { throwIfNoEntry: false });
					const s = e === a.length - 1;
					if (o?.isSymbolicLink()) return refuse(s ? "it is a link" : `its folder \`${t}\` is a link`);
					if (o === undefined) break;
					if (s && !o.isFile()) return refuse("it is not a file");
					if (!s && !o.isDirectory()) return refuse(`\`${t}\` in its path is not a folder`);
				}
				return {
					kind: "path",
					path: (0, i.join)(n.root, n.below)
				};
			}
			function placeInArea(e, t) {
				const n = [t.workspace, t.tempDirectory].map((e) => (0, i.resolve)(e));
				const r = (0, i.join)(realFolder((0, i.dirname)(e)), (0, i.basename)(e));
				const a = [
					...n.map((t) => ({
						start: realFolder(t),
						root: t,
						target: e
					})),
					...n.map((t) => ({
						start: t,
						root: t,
						target: e
					})),
					...n.map((e) => ({
						start: realFolder(e),
						root: e,
						target: r
					}))
				];
				const o = a.find(({ start: e, target: t }) => isWithin(e, t) && e !== t);
				if (o === undefined) return undefined;
				return {
					root: realFolder(o.root),
					below: (0, i.relative)(o.start, o.target)
				};
			}
			function leavesWorkspace(e, t) {
				return isWithin((0, i.resolve)(e), (0, i.resolve)(t)) && !isWithin(realFolder(e), realFolder(t));
			}
			function leadsIntoGit(e, t) {
				const isInGit = (e, t) => (0, i.relative)(e, t).toLowerCase().split(i.sep).includes(".git");
				return !isInGit((0, i.resolve)(e), (0, i.resolve)(t)) && isInGit(realFolder(e), realFolder(t));
			}
			const s = new Set([
				"ENOSPC",
				"EDQUOT",
				"EIO",
				"EMFILE",
				"ENFILE",
				"EROFS"
			]);
			function writeAtomically(e, t, n = 420, o) {
				const c = (0, i.join)((0, i.dirname)(e), `.platform-actions-${process.pid}-${process.hrtime.bigint()}.tmp`);
				try {
					(0, r.mkdirSync)((0, i.dirname)(e), { recursive: true });
					writePieces(c, typeof t === "string" || t instanceof Uint8Array ? [t] : t, n);
					(0, r.chmodSync)(c, n);
					if (o !== undefined) quietly(() => (0, r.chownSync)(c, o.uid, o.gid));
					(0, r.renameSync)(c, e);
				} catch (t) {
					quietly(() => (0, r.rmSync)(c, { force: true }));
					const n = errorCode(t);
					const i = `\`${e}\` cannot be written: ${n}`;
					if (s.has(n)) throw new a.Ml(i, "free some space on that disk, or choose another path");
					throw new a.yo({ message: i });
				}
			}
			function quietly(e) {
				try {
					e();
				} catch {}
			}
			function writePieces(e, t, n) {
				const i = (0, r.openSync)(e, "wx", n);
				try {
					for (const e of t) (0, r.writeFileSync)(i, e);
				} finally {
					(0, r.closeSync)(i);
				}
			}
			function privateFile(e, t) {
				try {
					return (0, i.join)((0, r.mkdtempSync)((0, i.join)(e, "platform-actions-")), t);
				} catch (t) {
					throw new a.Ml(`cannot create a file in the temporary folder \`${e}\`: ${errorCode(t)}`, "set TMPDIR (on GitHub, RUNNER_TEMP) to a folder that this process may write to");
				}
			}
			function errorCode(e) {
				const t = e instanceof Error ? Reflect.get(e, "code") : undefined;
				return typeof t === "string" ? t : String(e);
			}
			function isWithin(e, t) {
				const n = (0, i.relative)(e, t);
				return !(0, i.isAbsolute)(n) && n.split(i.sep)[0] !== "..";
			}
			function realFolder(e) {
				try {
					if (isThere(e)) return (0, r.realpathSync)(e);
				} catch {}
				const t = (0, i.dirname)(e);
				return t === e ? e : (0, i.join)(realFolder(t), (0, i.basename)(e));
			}
		}),
		5715: ((e, t, n) => {
			"use strict";
			n.d(t, {
				Mw: () => startOwnProcess,
				hs: () => r,
				i0: () => killGroup
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
		70394: ((e, t, n) => {
			"use strict";
			n.d(t, {
				Hd: () => isTerminal,
				QH: () => isWritten,
				oB: () => drained,
				x3: () => writeText
			});
			var r = n(73024);
			var i = n(48636);
			const a = new Set();
			const o = new Map();
			const s = 16 * 1024;
			function writeText(e, t) {
				const n = Buffer.from(t);
				let o = 0;
				while (o < n.length && !a.has(e)) {
					const t = outletOf(e);
					const a = n.subarray(o, o + Math.min(n.length - o, t.room));
					try {
						const n = a.length === 0 ? 0 : (0, r.writeSync)(t.file, a);
						o += n;
						t.room -= n;
						if (t.room === 0) queueFrom(e);
					} catch (t) {
						if ((0, i.CA)(t) !== "EAGAIN") return;
						queueFrom(e);
					}
				}
				if (o < n.length) streamOf(e).write(n.subarray(o));
			}
			function queueFrom(e) {
				a.add(e);
				streamOf(e).on("error", () => undefined);
			}
			function outletOf(e) {
				const t = o.get(e) ?? openOutlet(e);
				o.set(e, t);
				return t;
			}
			function openOutlet(e) {
				const t = factsOf(e);
				if (t?.isSocket() === true) return {
					file: e,
					room: s
				};
				if (t?.isFIFO() !== true) return {
					file: e,
					room: Number.POSITIVE_INFINITY
				};
				try {
					const t = (0, r.openSync)(`/proc/self/fd/${e}`, r.constants.O_WRONLY | r.constants.O_NONBLOCK);
					return {
						file: t,
						room: Number.POSITIVE_INFINITY
					};
				} catch {
					return {
						file: e,
						room: s
					};
				}
			}
			function factsOf(e) {
				try {
					return (0, r.fstatSync)(e);
				} catch {
					return undefined;
				}
			}
			function isWritten() {
				return [...a].every((e) => streamOf(e).writableLength === 0);
			}
			const c = 300;
			async function drained() {
				const e = [...a].map(streamOf).filter(({ writableLength: e }) => e > 0);
				if (e.length === 0) return;
				let t;
				const n = new Promise((e) => {
					t = setTimeout(e, c);
				});
				const r = e.map((e) => new Promise((t) => e.write("", () => t())));
				await Promise.race([n, Promise.all(r)]);
				clearTimeout(t);
			}
			function isTerminal(e) {
				return factsOf(e)?.isCharacterDevice() === true && streamOf(e).isTTY === true;
			}
			const l = {
				1: Object.getOwnPropertyDescriptor(process, "stdout"),
				2: Object.getOwnPropertyDescriptor(process, "stderr")
			};
			function streamOf(e) {
				const t = l[e];
				return t?.get === undefined ? t?.value : t.get.call(process);
			}
		}),
		68578: ((e, t, n) => {
			"use strict";
			n.d(t, {
				O: () => createThreads,
				b: () => hasStuckThread
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
		59479: ((e, t, n) => {
			"use strict";
			n.a(e, async (e, r) => {
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
							n.e(764),
							n.e(312),
							n.e(204),
							n.e(977)
						]).then(n.bind(n, 58422));
						e(i.workerData);
					} else if (u[0] === "--version" || u[0] === "-v") {
						(0, s.x3)(1, `${l.rE}\n`);
					} else {
						process.exitCode = 5;
						const onIdle = () => (0, s.x3)(2, "error: the run ended before its work: this is a bug, please report it\n");
						process.once("beforeExit", onIdle);
						const { serve: t, start: r } = await Promise.all([
							n.e(629),
							n.e(204),
							n.e(348)
						]).then(n.bind(n, 46348));
						const i = u[0] === o.hs && process.send !== undefined;
						const l = i ? await t(e) : await r(u, e);
						process.exitCode = l;
						process.off("beforeExit", onIdle);
						if (i || (0, s.QH)() || (0, c.b)()) (0, a.l)(l);
					}
					r();
				} catch (e) {
					r(e);
				}
			}, 1);
		}),
		58508: ((e, t, n) => {
			"use strict";
			n.d(t, {
				GT: () => i,
				Jk: () => a,
				ZZ: () => schemaUrl,
				rE: () => r
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
	(() => {
		var e = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
		var t = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
		var n = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
		var resolveQueue = (e) => {
			if (e && e.d < 1) {
				e.d = 1;
				e.forEach((e) => e.r--);
				e.forEach((e) => e.r-- ? e.r++ : e());
			}
		};
		var wrapDeps = (r) => r.map((r) => {
			if (r !== null && typeof r === "object") {
				if (r[e]) return r;
				if (r.then) {
					var i = [];
					i.d = 0;
					r.then((e) => {
						a[t] = e;
						resolveQueue(i);
					}, (e) => {
						a[n] = e;
						resolveQueue(i);
					});
					var a = {};
					a[e] = (e) => e(i);
					return a;
				}
			}
			var o = {};
			o[e] = (e) => {};
			o[t] = r;
			return o;
		});
		__nccwpck_require__.a = (r, i, a) => {
			var o;
			a && ((o = []).d = -1);
			var s = new Set();
			var c = r.exports;
			var l;
			var u;
			var d;
			var f = new Promise((e, t) => {
				d = t;
				u = e;
			});
			f[t] = c;
			f[e] = (e) => (o && e(o), s.forEach(e), f["catch"]((e) => {}));
			r.exports = f;
			i((r) => {
				l = wrapDeps(r);
				var fn;
				var getResult = () => l.map((e) => {
					if (e[n]) throw e[n];
					return e[t];
				});
				var i = new Promise((t) => {
					fn = () => t(getResult);
					fn.r = 0;
					var fnQueue = (e) => e !== o && !s.has(e) && (s.add(e), e && !e.d && (fn.r++, e.push(fn)));
					l.map((t) => t[e](fnQueue));
				});
				return fn.r ? i : getResult();
			}, (e) => (e ? d(f[n] = e) : u(c), resolveQueue(o)));
			o && o.d < 0 && (o.d = 0);
		};
	})();
	(() => {
		var e = Object.getPrototypeOf ? (e) => Object.getPrototypeOf(e) : (e) => e.__proto__;
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
				Object.getOwnPropertyNames(o).forEach((e) => a[e] = () => n[e]);
			}
			a["default"] = () => n;
			__nccwpck_require__.d(i, a);
			return i;
		};
	})();
	(() => {
		__nccwpck_require__.d = (e, t) => {
			for (var n in t) {
				if (__nccwpck_require__.o(t, n) && !__nccwpck_require__.o(e, n)) {
					Object.defineProperty(e, n, {
						enumerable: true,
						get: t[n]
					});
				}
			}
		};
	})();
	(() => {
		__nccwpck_require__.f = {};
		__nccwpck_require__.e = (e) => {
			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((t, n) => {
				__nccwpck_require__.f[n](e, t);
				return t;
			}, []));
		};
	})();
	(() => {
		__nccwpck_require__.u = (e) => {
			return "" + e + ".index.cjs.js";
		};
	})();
	(() => {
		__nccwpck_require__.o = (e, t) => Object.prototype.hasOwnProperty.call(e, t);
	})();
	(() => {
		__nccwpck_require__.r = (e) => {
			if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
				Object.defineProperty(e, Symbol.toStringTag, { value: "Module" });
			}
			Object.defineProperty(e, "__esModule", { value: true });
		};
	})();
	(() => {
		__nccwpck_require__.nmd = (e) => {
			e.paths = [];
			if (!e.children) e.children = [];
			return e;
		};
	})();
	(() => {
		var e = { 792: 1 };
		var installChunk = (t) => {
			var n = t.modules, r = t.ids, i = t.runtime;
			for (var a in n) {
				if (__nccwpck_require__.o(n, a)) {
					__nccwpck_require__.m[a] = n[a];
				}
			}
			if (i) i(__nccwpck_require__);
			for (var o = 0; o < r.length; o++) e[r[o]] = 1;
		};
		__nccwpck_require__.f.require = (t, n) => {
			if (!e[t]) {
				if (true) {
					installChunk(require("./" + __nccwpck_require__.u(t)));
				} else e[t] = 1;
			}
		};
	})();
	var n = {};
	__nccwpck_require__(59479);
	module.exports = n;
})();
