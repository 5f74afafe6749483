"use strict";
exports.id = 616;
exports.ids = [616];
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
