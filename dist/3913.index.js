"use strict";
exports.id = 3913;
exports.ids = [3913, 616];
exports.modules = {
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
	63913: ((e, t, n) => {
		t.openCheckoutTrees = openCheckoutTrees;
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		var o = n(60616);
		var s = n(8385);
		const c = 16 * 1024 * 1024;
		function openCheckoutTrees(e, t, n) {
			let i;
			const read = async (r, c, l) => {
				try {
					i ??= borrowObjects(e.repository.commonDirectory, t, n);
				} catch (e) {
					return failed(`the objects of the checkout cannot be read: ${(0, a.CA)(e)}`);
				}
				const u = {
					top: i,
					gitDirectory: i,
					commonDirectory: i
				};
				const d = [
					"cat-file",
					r,
					c
				];
				const f = await (0, o.runGit)({
					...e,
					repository: u,
					folder: i,
					maximumBytes: l
				}, d);
				if (f.kind === "failed") return failed(f.why);
				if (!(0, s.DB)(c, r, f.bytes)) return failed(`the ${r} ${c.slice(0, 12)} of the checkout does not match its hash`);
				return found(f.bytes);
			};
			return {
				treeOf: async (e) => {
					const t = await read("commit", e, c);
					if (t.kind === "failed") return failed(`commit ${e.slice(0, 12)} is not in the checkout (${t.why})`);
					const n = (0, s.rv)(t.value);
					return n === undefined ? failed(`commit ${e.slice(0, 12)} names no tree`) : found(n);
				},
				entries: async (e) => {
					const n = await read("tree", e, c);
					if (n.kind === "failed") return n;
					const r = (0, s.fU)(n.value, t / 2);
					return r === undefined ? failed(`the tree ${e.slice(0, 12)} is broken`) : found(r);
				},
				blob: (e, t) => read("blob", e, t),
				close: () => {
					if (i !== undefined) (0, r.rmSync)(i, {
						recursive: true,
						force: true
					});
				}
			};
		}
		const found = (e) => ({
			kind: "found",
			value: e
		});
		const failed = (e) => ({
			kind: "failed",
			why: e
		});
		function borrowObjects(e, t, n) {
			const a = (0, r.mkdtempSync)((0, i.join)(n, "platform-actions-git-"));
			for (const e of ["objects", "refs"]) (0, r.mkdirSync)((0, i.join)(a, e));
			(0, r.writeFileSync)((0, i.join)(a, "HEAD"), "ref: refs/heads/none\n");
			const o = t === 64;
			const s = o ? "[extensions]\n	objectFormat = sha256\n" : "";
			(0, r.writeFileSync)((0, i.join)(a, "config"), `[core]\n\trepositoryFormatVersion = ${o ? 1 : 0}\n${s}`);
			const c = (0, i.join)(e, "objects");
			for (const e of (0, r.readdirSync)(c)) {
				if (/^(?:[0-9a-f]{2}|pack)$/.test(e)) (0, r.symlinkSync)((0, i.join)(c, e), (0, i.join)(a, "objects", e), "junction");
			}
			return a;
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
