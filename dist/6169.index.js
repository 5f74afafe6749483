"use strict";
exports.id = 6169;
exports.ids = [
	6169,
	616,
	8391
];
exports.modules = {
	46169: ((e, t, n) => {
		n.r(t);
		t.createEmptyRepository = createEmptyRepository;
		t.fetchCheckout = fetchCheckout;
		t.isPassing = isPassing;
		var r = n(73024);
		var i = n(76760);
		var a = n(60616);
		var o = n(8385);
		var s = n(64189);
		var c = n(28391);
		const l = 100;
		async function fetchCheckout(e) {
			const t = await fetchWith(e, true);
			if (t.kind !== "failed" || !d.test(t.why)) return t;
			return fetchWith(e, false);
		}
		const u = /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;
		function isPassing(e) {
			return e.kind === "failed" && !u.test(e.why);
		}
		const d = /unadvertised object|not our ref/;
		const f = /couldn't find remote ref/;
		async function fetchWith(e, t) {
			(0, r.rmSync)((0, i.join)(e.folder, ".git"), {
				recursive: true,
				force: true
			});
			const n = createEmptyRepository(e.folder);
			writeSettings(n, t ? e.url : undefined);
			const a = (0, c.remoteOf)(e, n);
			const l = t ? ["--filter=blob:none"] : [];
			const u = t ? "origin" : e.url;
			const d = [
				"fetch",
				"--quiet",
				"--depth=1",
				...l,
				"--no-tags",
				u
			];
			const p = e.branch === undefined ? "HEAD" : `refs/heads/${e.branch}`;
			const m = await bounded(e, (e) => (0, s.q)({
				...a,
				signal: e
			}, [...d, p]));
			if (m.kind === "failed") {
				const t = f.test(m.why);
				return t && await (0, c.hasNoCommit)(e, n) ? { kind: "empty" } : m;
			}
			const h = (0, r.readFileSync)((0, i.join)(n.gitDirectory, "FETCH_HEAD"), "utf8").split("	")[0] ?? "";
			if (!(0, o.TS)(h)) return {
				kind: "failed",
				why: "the remote sent no commit"
			};
			(0, r.writeFileSync)((0, i.join)(n.gitDirectory, "HEAD"), `${h}\n`);
			const g = await wantedFiles(e, n, h);
			if (g.kind === "failed") return g;
			const _ = t ? await fetchBlobs(e, a, g.files) : undefined;
			if (_?.kind === "failed") return _;
			writeSettings(n, undefined);
			return checkOut(e, a, h, g.files);
		}
		function createEmptyRepository(e) {
			const t = (0, i.join)(e, ".git");
			for (const e of [
				"objects/pack",
				"objects/info",
				"refs/heads",
				"info"
			]) (0, r.mkdirSync)((0, i.join)(t, e), { recursive: true });
			(0, r.writeFileSync)((0, i.join)(t, "HEAD"), "ref: refs/heads/none\n");
			(0, r.writeFileSync)((0, i.join)(t, "info/attributes"), "* -text -ident -filter -working-tree-encoding\n");
			return {
				top: e,
				gitDirectory: t,
				commonDirectory: t
			};
		}
		function writeSettings({ gitDirectory: e }, t) {
			const n = [
				"[extensions]",
				"	partialClone = origin",
				"[remote \"origin\"]",
				`\turl = "${(t ?? "").replace(/["\\]/g, "\\$&")}"`,
				"	promisor = true",
				"	partialCloneFilter = blob:none"
			];
			const a = t === undefined ? 0 : 1;
			const o = [
				"[core]",
				`\trepositoryFormatVersion = ${a}`,
				"	autocrlf = false",
				"	eol = lf"
			];
			const s = t === undefined ? o : [...o, ...n];
			(0, r.writeFileSync)((0, i.join)(e, "config"), `${s.join("\n")}\n`);
		}
		async function wantedFiles({ isWanted: e, maximumFiles: t, signal: n, workspace: r }, i, o) {
			const s = [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				o
			];
			const c = await (0, a.runGit)({
				repository: i,
				workspace: r,
				signal: n
			}, s);
			if (c.kind === "failed") return {
				kind: "failed",
				why: `its files cannot be listed: ${c.why}`
			};
			const l = [];
			for (const t of c.bytes.toString("utf8").split("\0")) {
				const [, n, r] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(t) ?? [];
				if (n !== undefined && r !== undefined && e(r)) l.push({
					id: n,
					path: r
				});
			}
			if (l.length > t) return {
				kind: "failed",
				why: `${l.length} of its files would have to be read, more than ${t}`
			};
			return {
				kind: "files",
				files: l
			};
		}
		async function fetchBlobs(e, t, n) {
			const r = [...new Set(n.map(({ id: e }) => e))];
			if (r.length === 0) return {
				kind: "output",
				bytes: Buffer.alloc(0)
			};
			const i = [
				"-c",
				"fetch.negotiationAlgorithm=noop",
				"fetch",
				"--quiet",
				"--no-tags"
			];
			const a = [
				"--no-write-fetch-head",
				"--filter=blob:none",
				"--stdin",
				"origin"
			];
			const o = `${r.join("\n")}\n`;
			return bounded(e, (e) => (0, s.q)({
				...t,
				signal: e,
				input: o
			}, [...i, ...a]));
		}
		async function checkOut(e, t, n, r) {
			const i = [[["read-tree", n], ""], [[
				"checkout-index",
				"--quiet",
				"-z",
				"--stdin"
			], r.map(({ path: e }) => `${e}\0`).join("")]];
			for (const [n, r] of i) {
				const i = {
					...t,
					credential: undefined,
					protocol: "none",
					input: r
				};
				const a = await bounded(e, (e) => (0, s.q)({
					...i,
					signal: e
				}, n));
				if (a.kind === "failed") return a;
			}
			return {
				kind: "fetched",
				commit: n,
				files: r.length,
				bytes: sizeOf(e.folder)
			};
		}
		async function bounded({ folder: e, maximumBytes: t, signal: n }, r) {
			const i = new AbortController();
			const a = setInterval(() => {
				if (sizeOf(e) > t) i.abort();
			}, l);
			try {
				const a = await r(AbortSignal.any([n, i.signal]));
				if (!i.signal.aborted && sizeOf(e) <= t) return a;
				const o = Math.floor(t / 1024 ** 2);
				return {
					kind: "failed",
					why: `the files that would have to be read are larger than ${o} MiB`
				};
			} finally {
				clearInterval(a);
			}
		}
		function sizeOf(e) {
			let t = 0;
			const n = [e];
			for (let e = n.pop(); e !== undefined; e = n.pop()) {
				for (const a of entriesOf(e)) {
					const o = (0, i.join)(e, a.name);
					if (a.isDirectory()) n.push(o);
					else if (a.isFile()) t += (0, r.lstatSync)(o, { throwIfNoEntry: false })?.size ?? 0;
				}
			}
			return t;
		}
		function entriesOf(e) {
			try {
				return (0, r.readdirSync)(e, { withFileTypes: true });
			} catch {
				return [];
			}
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
	8385: ((e, t, n) => {
		t.DB = hasObjectId;
		t.TS = isObjectId;
		t.fU = decodeTree;
		t.hN = encodeTree;
		t.rv = treeOfCommit;
		var r = n(77598);
		function isObjectId(e) {
			return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(e);
		}
		function hasObjectId(e, t, n) {
			const i = (0, r.createHash)(e.length === 64 ? "sha256" : "sha1");
			i.update(`${t} ${n.length}\0`);
			return i.update(n).digest("hex") === e;
		}
		function treeOfCommit(e) {
			return /^tree ([0-9a-f]+)\n/.exec(e.toString("latin1"))?.[1];
		}
		function decodeTree(e, t) {
			const n = [];
			for (let r = 0; r < e.length;) {
				const [i, a] = [e.indexOf(32, r), e.indexOf(0, r)];
				if (i < 0 || a < i || a + 1 + t > e.length) return undefined;
				n.push({
					mode: e.toString("latin1", r, i),
					name: e.toString("utf8", i + 1, a),
					id: e.toString("hex", a + 1, a + 1 + t)
				});
				r = a + 1 + t;
			}
			return n;
		}
		function encodeTree(e) {
			return Buffer.concat(e.flatMap(({ id: e, mode: t, name: n }) => [Buffer.from(`${t} ${n}\0`), Buffer.from(e, "hex")]));
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
	}),
	64189: ((e, t, n) => {
		t.q = runRemoteGit;
		var r = n(31421);
		var i = n(73024);
		var a = n(76760);
		var o = n(48636);
		var s = n(81352);
		var c = n(60616);
		const l = 64 * 1024 * 1024;
		const u = 16 * 1024;
		const d = 4;
		function runRemoteGit(e, t) {
			const n = (0, s.K)("git", e.workspace, process.env);
			if (n === undefined) return Promise.resolve({
				kind: "failed",
				why: "`git` is not on PATH outside of the workspace"
			});
			if (e.signal.aborted) return Promise.resolve({
				kind: "failed",
				why: "the run was stopped"
			});
			const c = (0, i.mkdtempSync)((0, a.join)(e.tempDirectory, "platform-actions-askpass-"));
			try {
				const o = (0, a.join)(c, "askpass.sh");
				(0, i.writeFileSync)(o, f, { mode: 448 });
				const s = (0, r.spawn)(n.path, [
					"--no-pager",
					...settingsOf(e),
					...t
				], {
					cwd: e.repository.top,
					env: {
						...environmentOf(e, n.searchPath, o),
						...certificates(c)
					},
					stdio: [
						"pipe",
						"pipe",
						"pipe",
						"pipe"
					],
					windowsHide: true,
					detached: process.platform !== "win32"
				});
				return collect(s, e).finally(() => (0, i.rmSync)(c, {
					recursive: true,
					force: true
				}));
			} catch (e) {
				(0, i.rmSync)(c, {
					recursive: true,
					force: true
				});
				return Promise.resolve({
					kind: "failed",
					why: `git cannot be started: ${(0, o.CA)(e)}`
				});
			}
		}
		const f = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;
		function settingsOf({ credential: e, origin: t, protocol: n }) {
			const r = [
				...c.y.filter((e) => !e.startsWith("core.askPass=")),
				...n === "none" ? [] : [`protocol.${n}.allow=always`],
				"http.followRedirects=false",
				"http.lowSpeedLimit=100",
				"http.lowSpeedTime=30",
				"gc.auto=0",
				"maintenance.auto=false",
				"fetch.recurseSubmodules=no",
				"fetch.writeCommitGraph=false",
				"fetch.unpackLimit=1",
				"transfer.bundleURI=false",
				...e === undefined ? [] : [`credential.${t}.username=${e.username}`]
			];
			return r.flatMap((e) => ["-c", e]);
		}
		function certificates(e) {
			const t = process.env["NODE_EXTRA_CA_CERTS"] ?? "";
			if (t === "") return {};
			try {
				const { rootCertificates: n } = process.getBuiltinModule("node:tls");
				const r = (0, a.join)(e, "authorities.pem");
				(0, i.writeFileSync)(r, [...n, (0, i.readFileSync)(t, "utf8")].join("\n"));
				return { GIT_SSL_CAINFO: r };
			} catch {
				return {};
			}
		}
		const p = /^(?:https?_proxy|no_proxy)$/i;
		function environmentOf({ credential: e, origin: t, protocol: n, repository: r }, i, a) {
			const o = Object.entries(process.env).filter(([e]) => p.test(e));
			const s = {};
			for (const [e, t] of o) if (t !== undefined) s[e] = t;
			const l = n === "file" ? "" : new URL(t).hostname;
			if (/^(?:127\.|localhost$|\[::1\]$)/.test(l)) s["no_proxy"] = "*";
			const u = new URL(t);
			if (e !== undefined) u.username = e.username;
			return {
				...(0, c._)(r, i),
				...s,
				GIT_ALLOW_PROTOCOL: n,
				GIT_NO_LAZY_FETCH: "1",
				...e === undefined ? {} : {
					GIT_ASKPASS: a,
					PLATFORM_ACTIONS_ORIGIN: u.href.replace(/\/$/, "")
				}
			};
		}
		function collect(e, t) {
			return new Promise((n) => {
				const r = [];
				let i = "";
				let a = 0;
				let s;
				const stop = (t) => {
					s ??= t;
					killGroup(e);
				};
				const onAbort = () => stop("the run was stopped");
				const c = setTimeout(() => stop("git took too long"), t.timeoutMs);
				t.signal.addEventListener("abort", onAbort, { once: true });
				const end = (e) => {
					clearTimeout(c);
					t.signal.removeEventListener("abort", onAbort);
					n(e);
				};
				e.stdout?.on("data", (e) => {
					a += e.length;
					if (a > l) stop("its list of files is too large");
					else r.push(e);
				});
				e.stderr?.on("data", (e) => {
					if (i.length < u) i += e.toString("utf8");
				});
				e.on("error", (e) => end({
					kind: "failed",
					why: `git cannot be started: ${(0, o.CA)(e)}`
				}));
				e.on("close", (e) => {
					if (s !== undefined) end({
						kind: "failed",
						why: s
					});
					else if (e === 0) end({
						kind: "output",
						bytes: Buffer.concat(r)
					});
					else end({
						kind: "failed",
						why: explain(i)
					});
				});
				feed(e.stdin, t.input ?? "");
				const f = e.stdio[3];
				const { credential: p } = t;
				feed(f, p === undefined ? "" : `${p.password}\n`.repeat(d));
			});
		}
		function feed(e, t) {
			e?.on("error", () => undefined);
			e?.end(t);
		}
		function killGroup(e) {
			try {
				if (e.pid !== undefined && process.platform !== "win32") process.kill(-e.pid, "SIGKILL");
				else e.kill("SIGKILL");
			} catch {}
		}
		const m = "the server asks for a credential, and there is none for it: does the repository exist?";
		function explain(e) {
			const t = e.split("\n").map((e) => e.trim());
			const n = t.find((e) => /^(?:fatal|error): /.test(e)) ?? t.find((e) => e !== "");
			const r = (n ?? "git failed").replace(/^(?:fatal|error): /, "");
			return r.startsWith("unable to read askpass response") ? m : r;
		}
	}),
	28391: ((e, t, n) => {
		n.r(t);
		t.hasNoCommit = hasNoCommit;
		t.remoteCommit = remoteCommit;
		t.remoteOf = remoteOf;
		var r = n(8385);
		var i = n(64189);
		async function remoteCommit(e, t, n) {
			const a = n === undefined ? "HEAD" : `refs/heads/${n}`;
			const o = [
				"ls-remote",
				"--quiet",
				e.url,
				a
			];
			const s = await (0, i.q)(remoteOf(e, t), o);
			if (s.kind === "failed") return undefined;
			const [c = ""] = s.bytes.toString("utf8").split("\n");
			const [l = "", u] = c.split("	");
			return (0, r.TS)(l) && u === a ? l : undefined;
		}
		async function hasNoCommit(e, t) {
			const n = await (0, i.q)(remoteOf(e, t), [
				"ls-remote",
				"--quiet",
				e.url
			]);
			return n.kind === "output" && n.bytes.length === 0;
		}
		function remoteOf(e, t) {
			const { credential: n, signal: r, tempDirectory: i, timeoutMs: a, workspace: o } = e;
			const { origin: s, protocol: c } = new URL(e.url);
			return {
				repository: t,
				workspace: o,
				protocol: c === "file:" ? "file" : c === "http:" ? "http" : "https",
				origin: c === "file:" ? "http://localhost" : s,
				credential: c === "file:" ? undefined : n,
				tempDirectory: i,
				signal: r,
				timeoutMs: a
			};
		}
	})
};
;
