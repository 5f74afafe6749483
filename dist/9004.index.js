"use strict";
exports.id = 9004;
exports.ids = [
	9004,
	8365,
	616
];
exports.modules = {
	86367: ((e, t, n) => {
		t.p = giveTurn;
		var r = n(42030);
		const i = 50;
		let a = 0;
		function giveTurn() {
			return (0, r.d5)() - a < i ? undefined : turn();
		}
		async function turn() {
			await new Promise((e) => setImmediate(e));
			a = (0, r.d5)();
		}
	}),
	27846: ((e, t, n) => {
		n.d(t, { gb: () => c });
		t.VX = readRegular;
		t.s1 = oddKind;
		t.zk = searchLong;
		var r = n(73024);
		var i = n(86367);
		var a = n(71796);
		var o = n(79899);
		const s = 5 * 1024 * 1024;
		function oddKind(e) {
			if (e.isDirectory()) return {
				kind: "skipped",
				why: "folders and submodules"
			};
			if (e.isFile() || e.isSymbolicLink()) return undefined;
			return {
				kind: "unread",
				reason: "is neither a file nor a folder"
			};
		}
		const openResolved = ({ real: e }) => (0, r.openSync)(e, r.constants.O_RDONLY | r.constants.O_NOFOLLOW | r.constants.O_NONBLOCK);
		function readRegular(e, t) {
			const n = openResolved(e);
			try {
				const i = (0, r.fstatSync)(n);
				const a = oddKind(i);
				if (a !== undefined) return a;
				if (i.size > s) return undefined;
				return (0, o.o)(n, i.size, (n) => judgeBytes(n, e.linkedTo, t));
			} finally {
				(0, r.closeSync)(n);
			}
		}
		function judgeBytes(e, t, n) {
			const r = isWide(e);
			if (n?.isData && !r && isBinary(e)) return l;
			const i = !r && !e.subarray(0, 2).includes(0);
			if (n !== undefined && i && !n.matters(e.toString("latin1"))) return {
				kind: "skipped",
				why: n.why
			};
			const o = (0, a.g)(e);
			if (o === undefined) return {
				kind: "unread",
				reason: "is neither 8-bit text nor UTF-16 with a byte order mark"
			};
			if (r && n?.matters(o.text) === false) return {
				kind: "skipped",
				why: n.why
			};
			return {
				kind: "text",
				...o,
				linkedTo: t
			};
		}
		const c = "of a kind that is not scanned";
		const l = {
			kind: "skipped",
			why: c
		};
		const u = {
			kind: "unread",
			reason: `is larger than ${Math.floor(s / 1024 ** 2)} MiB`
		};
		const d = 1024 * 1024;
		const f = 512;
		async function searchLong(e, t) {
			if (!t?.isData) return u;
			const n = openResolved(e);
			try {
				const e = oddKind((0, r.fstatSync)(n));
				return e ?? await searchParts(n, t);
			} finally {
				(0, r.closeSync)(n);
			}
		}
		async function searchParts(e, t) {
			const n = Buffer.alloc(d);
			for (let r = 0;; r += d - f) {
				const a = (0, o.m)(e, n, r);
				const s = n.subarray(0, a);
				if (r === 0 && isWide(s)) return u;
				if (r === 0 && isBinary(s)) return l;
				if (t.matters(s.toString("latin1"))) return u;
				if (a < d) return {
					kind: "skipped",
					why: t.why
				};
				await (0, i.p)();
			}
		}
		function isWide(e) {
			return e[0] === 255 && e[1] === 254 || e[0] === 254 && e[1] === 255;
		}
		function isBinary(e) {
			return e.subarray(0, 8e3).includes(0);
		}
	}),
	41706: ((e, t, n) => {
		t.J = createKnownFolders;
		t.s = readWorkspaceFile;
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		var o = n(27846);
		function createKnownFolders() {
			return {
				real: new Map(),
				places: new Map()
			};
		}
		const s = process.platform !== "win32";
		async function readWorkspaceFile(e, t, n) {
			if (e.areOrdinary === true && s) {
				const r = readAtOnce(e, t, n);
				if (r !== undefined) return r;
			}
			return await readWithCare(e, t, (0, i.resolve)(e.folder, t), n);
		}
		function readAtOnce(e, t, n) {
			try {
				const r = t.lastIndexOf("/");
				const i = t.slice(r + 1);
				if (r === 0 || i === "." || i === "..") return undefined;
				const a = fileInFolder(e, t.slice(0, Math.max(0, r)), i);
				if (a.isOutside || a.isInGit) return undefined;
				return (0, o.VX)(a, n);
			} catch {
				return undefined;
			}
		}
		async function readWithCare(e, t, n, s) {
			const unread = (e) => ({
				kind: "unread",
				reason: e
			});
			try {
				const a = (0, r.lstatSync)(n, { throwIfNoEntry: false });
				if (a === undefined) return missing(t);
				const c = (0, o.s1)(a);
				if (c !== undefined) return c;
				const l = a.isSymbolicLink();
				const u = l ? behindLink(e, n) : fileInFolder(e, (0, i.relative)(e.folder, (0, i.dirname)(n)), (0, i.basename)(n));
				if (u === undefined) return unread("is a link that leads nowhere");
				if (u.isOutside) return unread("leads out of the workspace through a link");
				if (u.isInGit) return u.linkedTo === undefined ? {
					kind: "skipped",
					why: "inside `.git`"
				} : unread("leads into `.git` through a link");
				const d = u.linkedTo === undefined ? undefined : (0, o.s1)((0, r.lstatSync)(u.real));
				return d ?? (0, o.VX)(u, s) ?? await (0, o.zk)(u, s);
			} catch (e) {
				const n = (0, a.CA)(e);
				if (n !== "ENOENT" && n !== "ENOTDIR") return unread(`cannot be read (${n})`);
				return missing(t);
			}
		}
		function missing(e) {
			if (e.includes("\uFFFD")) return {
				kind: "unread",
				reason: "has a name that is not UTF-8"
			};
			return {
				kind: "skipped",
				why: "not in the working tree"
			};
		}
		function behindLink(e, t) {
			const n = resolveIfThere(t);
			if (n === undefined) return undefined;
			const [r, a] = [realFolder(e, e.root), realFolder(e, e.folder)];
			const o = n !== (0, i.join)(a, (0, i.relative)(e.folder, t));
			return {
				...placeIn(r, n),
				linkedTo: o ? shownBelow(a, n) : undefined
			};
		}
		function resolveIfThere(e) {
			try {
				return r.realpathSync.native(e);
			} catch {
				return undefined;
			}
		}
		function fileInFolder(e, t, n) {
			const r = e.known?.places.get(t) ?? placeOfFolder(e, (0, i.resolve)(e.folder, t));
			e.known?.places.set(t, r);
			const { isInGit: a, isLinked: o, isOutside: s, real: c } = r;
			const l = c.endsWith(i.sep) ? `${c}${n}` : `${c}${i.sep}${n}`;
			return {
				real: l,
				isOutside: s,
				isInGit: a || n.toLowerCase() === ".git",
				linkedTo: o ? shownBelow(realFolder(e, e.folder), l) : undefined
			};
		}
		function placeOfFolder(e, t) {
			const { folder: n, root: r } = e;
			const a = realFolder(e, n);
			const o = realFolder(e, t);
			return {
				...placeIn(realFolder(e, r), o),
				isLinked: o !== (0, i.join)(a, (0, i.relative)(n, t))
			};
		}
		function realFolder(e, t) {
			const n = e.known?.real.get(t) ?? resolveFolder(e, t);
			e.known?.real.set(t, n);
			return n;
		}
		function resolveFolder(e, t) {
			const n = t.startsWith(`${e.folder}${i.sep}`);
			if (!n || (0, r.lstatSync)(t).isSymbolicLink()) return r.realpathSync.native(t);
			return (0, i.join)(realFolder(e, (0, i.dirname)(t)), (0, i.basename)(t));
		}
		function placeIn(e, t) {
			const n = (0, i.relative)(e, t);
			return {
				real: t,
				isOutside: (0, i.isAbsolute)(n) || n.split(i.sep)[0] === "..",
				isInGit: n.toLowerCase().split(i.sep).includes(".git")
			};
		}
		function shownBelow(e, t) {
			return (0, i.relative)(e, t).split(i.sep).join("/");
		}
	}),
	71796: ((e, t, n) => {
		t.g = decodeText;
		t.w = encodeText;
		var r = n(4573);
		const i = "\uFEFF";
		const a = Buffer.from(i);
		function decodeText(e) {
			if (e[0] === 255 && e[1] === 254) return decodeWide(e, "utf16le");
			if (e[0] === 254 && e[1] === 255) return decodeWide(e, "utf16be");
			if (e.subarray(0, 2).includes(0)) return undefined;
			if ((0, r.isUtf8)(e)) return {
				text: e.toString("utf8"),
				encoding: "utf8"
			};
			if (!e.subarray(0, a.length).equals(a)) return {
				text: e.toString("latin1"),
				encoding: "latin1"
			};
			const t = e.subarray(a.length).toString("latin1");
			return {
				text: i + t,
				encoding: "latin1-bom"
			};
		}
		function encodeText(e, t) {
			switch (t) {
				case "latin1-bom": return Buffer.concat([a, Buffer.from(e.slice(i.length), "latin1")]);
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
	}),
	99004: ((e, t, n) => {
		t.CS = listFiles;
		t.Fv = walkFiles;
		t.wo = replaceWorkspaceFile;
		var r = n(73024);
		var i = n(76760);
		var a = n(86367);
		var o = n(38086);
		var s = n(45794);
		var c = n(60616);
		var l = n(38365);
		var u = n(48636);
		var d = n(41706);
		var f = n(71796);
		const p = 5e5;
		async function listFiles(e, t, n) {
			const r = [
				"ls-files",
				"-z",
				"--cached",
				...t ? ["--others", "--exclude-standard"] : []
			];
			const i = repositoryAround(e, n.workspace);
			const a = i === undefined ? undefined : await (0, c.runGit)({
				...n,
				repository: i,
				folder: e
			}, r);
			if (a?.kind === "output") {
				const e = a.bytes.toString("utf8").split("\0");
				const t = [...new Set(e.filter((e) => e !== ""))].sort();
				return {
					paths: t,
					byGit: true,
					areOrdinary: true,
					unread: []
				};
			}
			const o = [];
			const s = [];
			const l = await walkFiles(e, {
				others: true,
				unread: o,
				odd: s
			});
			return {
				paths: l,
				byGit: false,
				areOrdinary: s.length === 0,
				unread: o
			};
		}
		function repositoryAround(e, t) {
			const n = (0, l.findRepository)(t, e);
			const r = n !== undefined && (0, u.UO)(n.top, (0, l.Q)(t, e));
			return r ? n : undefined;
		}
		async function walkFiles(e, { odd: t = [], others: n = false, unread: r = [] } = {}) {
			const o = [];
			const s = [""];
			for (let c = s.pop(); c !== undefined; c = s.pop()) {
				await (0, a.p)();
				for (const a of entriesOf((0, i.join)(e, c), (e) => {
					r.push({
						path: c === "" ? "." : c,
						reason: `cannot be read (${e})`
					});
				})) {
					const e = c === "" ? a.name : `${c}/${a.name}`;
					if (!a.isDirectory()) {
						if (n || a.isFile()) o.push(e);
						if (!a.isFile() && !a.isSymbolicLink()) t.push(e);
					} else if (a.name !== ".git") s.push(e);
				}
				if (o.length > p) {
					r.push({
						path: ".",
						reason: `contains more than ${p} files`
					});
					break;
				}
			}
			return o.sort();
		}
		function entriesOf(e, t) {
			try {
				return (0, r.readdirSync)(e, { withFileTypes: true });
			} catch (e) {
				t((0, u.CA)(e));
				return [];
			}
		}
		async function replaceWorkspaceFile(e, t, n) {
			const refuse = (e) => new s.y({ message: `\`${(0, o.h0)(t)}\` was not changed: ${e}` });
			const i = (0, u.Rx)(t, e);
			if (i.kind === "refused") throw refuse(i.why);
			const a = await (0, d.s)({
				folder: e.workingDirectory,
				root: e.workspace
			}, t);
			if (a.kind === "unread") throw refuse(`it ${a.reason}`);
			if (a.kind === "skipped") throw refuse(`it is ${a.why}`);
			if (a.text !== n.before) throw refuse("it has changed since it was read");
			const { gid: c, mode: l, uid: p } = (0, r.lstatSync)(i.path);
			const m = (0, f.w)(n.after, n.encoding);
			(0, u.vK)(i.path, m, l & 4095, {
				uid: p,
				gid: c
			});
		}
	}),
	81352: ((e, t, n) => {
		t.K = findProgram;
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		const o = process.platform === "win32" ? [".exe", ".com"] : [""];
		function findProgram(e, t, n) {
			const s = [(0, i.resolve)(t), (0, a.PX)((0, i.resolve)(t))];
			const isTrusted = (e) => !s.some((t) => (0, a.UO)(t, e) || (0, a.UO)(t, (0, a.PX)(e)));
			const c = searchFolders(n).filter((e) => (0, i.isAbsolute)(e) && isTrusted(e));
			for (const t of c) {
				for (const n of o) {
					const a = (0, i.join)(t, e + n);
					if (isProgram(a) && isTrusted((0, r.realpathSync)(a))) return {
						path: a,
						searchPath: c.join(i.delimiter)
					};
				}
			}
			return undefined;
		}
		function searchFolders(e) {
			const t = Object.keys(e).find((e) => e.toUpperCase() === "PATH") ?? "PATH";
			return (e[t] ?? "").split(i.delimiter);
		}
		function isProgram(e) {
			try {
				(0, r.accessSync)(e, r.constants.X_OK);
				return (0, r.statSync)(e).isFile();
			} catch {
				return false;
			}
		}
	}),
	38365: ((e, t, n) => {
		t.Q = lexicalPath;
		t.findRepository = findRepository;
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		const o = 8192;
		function lexicalPath(e, t) {
			const [n, r, o] = [
				(0, i.resolve)(e),
				(0, a.PX)((0, i.resolve)(e)),
				(0, i.resolve)(t)
			];
			return (0, a.UO)(r, o) ? o : (0, i.join)(r, (0, i.relative)(n, o));
		}
		function findRepository(e, t) {
			const n = (0, a.PX)((0, i.resolve)(e));
			for (const e of foldersUpFrom(n)) {
				const t = repositoryAt(e, n);
				if (t !== undefined) return t;
			}
			for (const r of foldersUpFrom(lexicalPath(e, t))) {
				if (r === n || !(0, a.UO)(n, r)) return undefined;
				const e = (0, a.UO)(n, (0, a.PX)(r)) ? repositoryAt(r, n) : undefined;
				if (e !== undefined) return e;
			}
			return undefined;
		}
		function* foldersUpFrom(e) {
			for (let [t, n] = [e, ""]; t !== n; [t, n] = [(0, i.dirname)(t), t]) yield t;
		}
		function repositoryAt(e, t) {
			try {
				const n = gitDirectoryAt(e);
				const isOwn = (e) => !(0, a.UO)(t, e) || (0, i.relative)(t, e).split(i.sep).includes(".git");
				if (n === undefined || !isOwn(n)) return undefined;
				const o = readLine((0, i.join)(n, "commondir"));
				const s = o === undefined ? n : (0, r.realpathSync)((0, i.resolve)(n, o));
				if (!isOwn(s) || !(0, r.statSync)((0, i.join)(s, "objects")).isDirectory()) return undefined;
				if ((0, r.lstatSync)((0, i.join)(n, "HEAD"), { throwIfNoEntry: false }) === undefined) return undefined;
				return {
					top: e,
					gitDirectory: n,
					commonDirectory: s
				};
			} catch {
				return undefined;
			}
		}
		function gitDirectoryAt(e) {
			const t = (0, i.join)(e, ".git");
			const n = (0, r.statSync)(t, { throwIfNoEntry: false });
			if (n === undefined) return undefined;
			if (n.isDirectory()) return (0, r.realpathSync)(t);
			const a = /^gitdir: (.+)$/.exec(readLine(t) ?? "")?.[1];
			return a === undefined ? undefined : (0, r.realpathSync)((0, i.resolve)(e, a));
		}
		function readLine(e) {
			const t = (0, r.statSync)(e, { throwIfNoEntry: false });
			if (t?.isFile() !== true || t.size > o) return undefined;
			return (0, r.readFileSync)(e, "utf8").trimEnd();
		}
	}),
	60616: ((e, t, n) => {
		n.d(t, { y: () => s });
		t._ = gitEnvironment;
		t.runGit = runGit;
		var r = n(48636);
		var i = n(81352);
		const a = 64 * 1024 * 1024;
		const o = 6e4;
		const s = [
			"safe.bareRepository=explicit",
			"core.fsmonitor=",
			"core.hooksPath=/dev/null",
			"core.pager=cat",
			"core.askPass=",
			"core.sshCommand=false",
			"core.gitProxy=",
			"core.quotePath=false",
			"credential.helper=",
			"diff.external=",
			"protocol.allow=never",
			"protocol.ext.allow=never"
		];
		function runGit(e, t) {
			const n = (0, i.K)("git", e.workspace, process.env);
			if (n === undefined) return Promise.resolve({
				kind: "failed",
				why: "`git` is not on PATH outside of the workspace"
			});
			const r = {
				cwd: e.folder ?? e.repository.top,
				encoding: "buffer",
				maxBuffer: e.maximumBytes ?? a,
				timeout: o,
				killSignal: "SIGKILL",
				windowsHide: true,
				env: gitEnvironment(e.repository, n.searchPath),
				...e.signal === undefined ? {} : { signal: e.signal }
			};
			const { execFile: c } = process.getBuiltinModule("node:child_process");
			const l = s.flatMap((e) => ["-c", e]);
			return new Promise((e) => {
				const i = c(n.path, [
					"--no-pager",
					...l,
					...t
				], r, (t, n, i) => {
					if (t === null) e({
						kind: "output",
						bytes: n
					});
					else e({
						kind: "failed",
						why: explain(t, i, r.maxBuffer)
					});
				});
				i.stdin?.on("error", () => undefined);
				i.stdin?.end();
			});
		}
		function explain(e, t, n) {
			if (e.name === "AbortError") return "the run was stopped";
			if ((0, r.CA)(e) === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return `it is larger than ${Math.floor(n / 1024)} KiB`;
			if (e.killed === true) return `git took longer than ${o / 1e3} s`;
			return t.toString("utf8").trim().split("\n")[0] || (0, r.CA)(e);
		}
		function gitEnvironment(e, t) {
			const n = process.env["SystemRoot"];
			return {
				PATH: t,
				...n === undefined ? {} : { SystemRoot: n },
				LC_ALL: "C",
				GIT_DIR: e.gitDirectory,
				GIT_COMMON_DIR: e.commonDirectory,
				GIT_WORK_TREE: e.top,
				GIT_CONFIG_NOSYSTEM: "1",
				GIT_CONFIG_GLOBAL: "/dev/null",
				GIT_ATTR_NOSYSTEM: "1",
				GIT_ALLOW_PROTOCOL: "none",
				GIT_NO_LAZY_FETCH: "1",
				GIT_NO_REPLACE_OBJECTS: "1",
				GIT_GRAFT_FILE: "/dev/null",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_TERMINAL_PROMPT: "0",
				GIT_ASKPASS: "false",
				SSH_ASKPASS: "false",
				GIT_SSH_COMMAND: "false",
				GIT_PAGER: "cat"
			};
		}
	})
};
;
