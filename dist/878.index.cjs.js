"use strict";
exports.id = 878;
exports.ids = [878];
exports.modules = {
	8224: ((e, t, n) => {
		n.d(t, { a: () => fingerprintOf });
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	10646: ((e, t, n) => {
		n.d(t, { m: () => encodeUriPart });
		function encodeUriPart(e) {
			return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
		}
	}),
	66878: ((e, t, n) => {
		n.r(t);
		n.d(t, { createRun: () => createRun });
		var r = n(45794);
		var i = n(17925);
		var a = n(87886);
		var o = n(76760);
		var s = n(34150);
		var c = n(38086);
		var l = n(22475);
		var u = n(48636);
		var d = n(73024);
		var f = n(42046);
		;
		async function withScratch(e, t, n) {
			const r = make(e, t);
			try {
				return await n(Object.fromEntries(t.map((e) => [e, (0, o.join)(r, e)])));
			} finally {
				(0, d.rmSync)(r, {
					recursive: true,
					force: true,
					maxRetries: 3
				});
			}
		}
		function make(e, t) {
			try {
				const n = (0, d.mkdtempSync)((0, o.join)(e, "platform-actions-"));
				for (const e of t) (0, d.mkdirSync)((0, o.join)(n, e));
				return n;
			} catch (t) {
				throw new f.M(`cannot create a folder in the temporary folder \`${e}\`: ${(0, u.CA)(t)}`, "set TMPDIR (on GitHub, RUNNER_TEMP) to a folder with free space that this process may write to");
			}
		}
		var p = n(60616);
		var m = n(8385);
		var h = n(31421);
		var g = n(19965);
		var _ = n(81352);
		;
		const v = 64 * 1024 * 1024;
		const ee = 16 * 1024;
		const te = 4;
		function runRemoteGit(e, t) {
			const n = (0, _.K)("git", e.workspace, process.env);
			if (n === undefined) return Promise.resolve({
				kind: "failed",
				why: "`git` is not on PATH outside of the workspace"
			});
			if (e.signal.aborted) return Promise.resolve({
				kind: "failed",
				why: "the run was stopped"
			});
			const r = (0, d.mkdtempSync)((0, o.join)(e.tempDirectory, "platform-actions-askpass-"));
			try {
				const i = (0, o.join)(r, "askpass.sh");
				(0, d.writeFileSync)(i, ne, { mode: 448 });
				const a = (0, h.spawn)(n.path, [
					"--no-pager",
					...settingsOf(e),
					...t
				], {
					cwd: e.repository.top,
					env: {
						...environmentOf(e, n.searchPath, i),
						...certificates(r)
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
				return collect(a, e).finally(() => (0, d.rmSync)(r, {
					recursive: true,
					force: true
				}));
			} catch (e) {
				(0, d.rmSync)(r, {
					recursive: true,
					force: true
				});
				return Promise.resolve({
					kind: "failed",
					why: `git cannot be started: ${(0, u.CA)(e)}`
				});
			}
		}
		const ne = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;
		function settingsOf({ credential: e, origin: t, protocol: n }) {
			const r = [
				...p.yy.filter((e) => !e.startsWith("core.askPass=")),
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
				const r = (0, o.join)(e, "authorities.pem");
				(0, d.writeFileSync)(r, [...n, (0, d.readFileSync)(t, "utf8")].join("\n"));
				return { GIT_SSL_CAINFO: r };
			} catch {
				return {};
			}
		}
		function environmentOf({ credential: e, origin: t, protocol: n, repository: r }, i, a) {
			const o = n === "file" ? "" : (0, g.iJ)((0, g.rq)(process.env), new URL(t));
			const s = o === "" ? {} : {
				http_proxy: o,
				https_proxy: o
			};
			const c = new URL(t);
			if (e !== undefined) c.username = e.username;
			return {
				...(0, p._K)(r, i),
				...s,
				GIT_ALLOW_PROTOCOL: n,
				GIT_NO_LAZY_FETCH: "1",
				...e === undefined ? {} : {
					GIT_ASKPASS: a,
					PLATFORM_ACTIONS_ORIGIN: c.href.replace(/\/$/, "")
				}
			};
		}
		function collect(e, t) {
			return new Promise((n) => {
				const r = [];
				let i = "";
				let a = 0;
				let o;
				const stop = (t) => {
					o ??= t;
					killGroup(e);
				};
				const onAbort = () => stop("the run was stopped");
				const s = setTimeout(() => stop("git took too long"), t.timeoutMs);
				t.signal.addEventListener("abort", onAbort, { once: true });
				const end = (e) => {
					clearTimeout(s);
					t.signal.removeEventListener("abort", onAbort);
					n(e);
				};
				e.stdout?.on("data", (e) => {
					a += e.length;
					if (a > v) stop("its list of files is too large");
					else r.push(e);
				});
				e.stderr?.on("data", (e) => {
					if (i.length < ee) i += e.toString("utf8");
				});
				e.on("error", (e) => end({
					kind: "failed",
					why: `git cannot be started: ${(0, u.CA)(e)}`
				}));
				e.on("close", (e) => {
					if (o !== undefined) end({
						kind: "failed",
						why: o
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
				const c = e.stdio[3];
				const { credential: l } = t;
				feed(c, l === undefined ? "" : `${l.password}\n`.repeat(te));
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
		const re = "the server asks for a credential, and there is none for it: does the repository exist?";
		function explain(e) {
			const t = e.split("\n").map((e) => e.trim());
			const n = t.find((e) => /^(?:fatal|error): /.test(e)) ?? t.find((e) => e !== "");
			const r = (n ?? "git failed").replace(/^(?:fatal|error): /, "");
			return r.startsWith("unable to read askpass response") ? re : r;
		}
		;
		async function remoteCommit(e, t, n) {
			const r = n === undefined ? "HEAD" : `refs/heads/${n}`;
			const i = [
				"ls-remote",
				"--quiet",
				e.url,
				r
			];
			const a = await runRemoteGit(remoteOf(e, t), i);
			if (a.kind === "failed") return undefined;
			const [o = ""] = a.bytes.toString("utf8").split("\n");
			const [s = "", c] = o.split("	");
			return (0, m.TS)(s) && c === r ? s : undefined;
		}
		async function hasNoCommit(e, t) {
			const n = await runRemoteGit(remoteOf(e, t), [
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
		;
		const ie = 100;
		async function fetchCheckout(e) {
			const t = await fetchWith(e, true);
			if (t.kind !== "failed" || !oe.test(t.why)) return t;
			return fetchWith(e, false);
		}
		const ae = /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;
		function isPassing(e) {
			return e.kind === "failed" && !ae.test(e.why);
		}
		const oe = /unadvertised object|not our ref/;
		const se = /couldn't find remote ref/;
		async function fetchWith(e, t) {
			(0, d.rmSync)((0, o.join)(e.folder, ".git"), {
				recursive: true,
				force: true
			});
			const n = createEmptyRepository(e.folder);
			writeSettings(n, t ? e.url : undefined);
			const r = remoteOf(e, n);
			const i = t ? ["--filter=blob:none"] : [];
			const a = t ? "origin" : e.url;
			const s = [
				"fetch",
				"--quiet",
				"--depth=1",
				...i,
				"--no-tags",
				a
			];
			const c = e.branch === undefined ? "HEAD" : `refs/heads/${e.branch}`;
			const l = await bounded(e, (e) => runRemoteGit({
				...r,
				signal: e
			}, [...s, c]));
			if (l.kind === "failed") {
				const t = se.test(l.why);
				return t && await hasNoCommit(e, n) ? { kind: "empty" } : l;
			}
			const u = (0, d.readFileSync)((0, o.join)(n.gitDirectory, "FETCH_HEAD"), "utf8").split("	")[0] ?? "";
			if (!(0, m.TS)(u)) return {
				kind: "failed",
				why: "the remote sent no commit"
			};
			(0, d.writeFileSync)((0, o.join)(n.gitDirectory, "HEAD"), `${u}\n`);
			const f = await wantedFiles(e, n, u);
			if (f.kind === "failed") return f;
			const p = t ? await fetchBlobs(e, r, f.files) : undefined;
			if (p?.kind === "failed") return p;
			writeSettings(n, undefined);
			return checkOut(e, r, u, f.files);
		}
		function createEmptyRepository(e) {
			const t = (0, o.join)(e, ".git");
			for (const e of [
				"objects/pack",
				"objects/info",
				"refs/heads",
				"info"
			]) (0, d.mkdirSync)((0, o.join)(t, e), { recursive: true });
			(0, d.writeFileSync)((0, o.join)(t, "HEAD"), "ref: refs/heads/none\n");
			(0, d.writeFileSync)((0, o.join)(t, "info/attributes"), "* -text -ident -filter -working-tree-encoding\n");
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
			const r = t === undefined ? 0 : 1;
			const i = [
				"[core]",
				`\trepositoryFormatVersion = ${r}`,
				"	autocrlf = false",
				"	eol = lf"
			];
			const a = t === undefined ? i : [...i, ...n];
			(0, d.writeFileSync)((0, o.join)(e, "config"), `${a.join("\n")}\n`);
		}
		async function wantedFiles({ isWanted: e, maximumFiles: t, signal: n, workspace: r }, i, a) {
			const o = [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				a
			];
			const s = await (0, p.EO)({
				repository: i,
				workspace: r,
				signal: n
			}, o);
			if (s.kind === "failed") return {
				kind: "failed",
				why: `its files cannot be listed: ${s.why}`
			};
			const c = [];
			for (const t of s.bytes.toString("utf8").split("\0")) {
				const [, n, r] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(t) ?? [];
				if (n !== undefined && r !== undefined && e(r)) c.push({
					id: n,
					path: r
				});
			}
			if (c.length > t) return {
				kind: "failed",
				why: `${c.length} of its files would have to be read, more than ${t}`
			};
			return {
				kind: "files",
				files: c
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
			return bounded(e, (e) => runRemoteGit({
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
				const a = await bounded(e, (e) => runRemoteGit({
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
			}, ie);
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
				for (const r of entriesOf(e)) {
					const i = (0, o.join)(e, r.name);
					if (r.isDirectory()) n.push(i);
					else if (r.isFile()) t += (0, d.lstatSync)(i, { throwIfNoEntry: false })?.size ?? 0;
				}
			}
			return t;
		}
		function entriesOf(e) {
			try {
				return (0, d.readdirSync)(e, { withFileTypes: true });
			} catch {
				return [];
			}
		}
		var y = n(98124);
		var b = n(36083);
		var ce = n(40382);
		var x = n(63664);
		var le = n(77127);
		;
		function createCurrentDigests({ host: e, session: t }, n) {
			const r = (0, le.nn)(t.registry.access);
			const i = new Map();
			const ask = async (t) => {
				const i = (0, x.o_)(t);
				if (i.kind === "malformed") return undefined;
				const a = (0, ce.kl)(i.reference, n, "ours");
				if (a.kind === "foreign") return undefined;
				try {
					return (await r.manifest(a.image.repository, a.image.tag))?.digest;
				} catch (n) {
					e.log.debug(`the digest of ${t} is not known: ${String(n)}`);
					return undefined;
				}
			};
			return (e) => {
				const t = i.get(e) ?? ask(e);
				i.set(e, t);
				return t;
			};
		}
		var S = n(63619);
		var C = n(8224);
		;
		const ue = "unchanged since the last merged report";
		const de = S.Ikc({
			repository: S.YjP(),
			url: S.YjP(),
			branch: S.lqM(S.YjP()),
			commit: S.lqM(S.YjP()),
			sizeKib: S.lqM(S.aig()),
			pushedAt: S.lqM(S.YjP())
		});
		const fe = S.Ikc({
			version: S.euz(1),
			kind: S.euz("platform-actions-fleet-list"),
			listedAt: S.lqM(S.YjP()),
			shards: S.aig(),
			requested: S.aig(),
			repositories: S.YOg(S.X$i(de, { shard: S.aig() })),
			unchanged: S.YOg(de)
		});
		function decodeList(e, t) {
			const n = fe.safeParse(parseJson(e));
			if (n.success) return n.data;
			const [i] = n.error.issues;
			throw new r.y({
				message: `${t} is not a list of repositories: ${i?.path.join(".") ?? ""} ${i?.message ?? ""}`,
				fix: "write one `owner/name` or clone URL per line, or give the `list-file` of `mode: list`",
				input: "repositories-file"
			});
		}
		function parseJson(e) {
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
		;
		const pe = 256 * 1024 * 1024;
		const me = S.Ikc({
			image: S.YjP(),
			digest: S.lqM(S.YjP())
		});
		const he = S.Ikc({
			repository: S.YjP(),
			url: S.YjP(),
			branch: S.lqM(S.YjP()),
			commit: S.lqM(S.YjP()),
			pushedAt: S.lqM(S.YjP()),
			sizeKib: S.lqM(S.aig()),
			key: S.YjP(),
			exitCode: S.aig(),
			judgedAt: S.YjP(),
			durationMs: S.aig(),
			images: S.YOg(me)
		});
		const ge = S.Ikc({
			version: S.euz(1),
			kind: S.euz("platform-actions-fleet"),
			repositories: S.YOg(he)
		});
		function keyOf(e) {
			return (0, C.a)(e.run ?? "", e["registry-url"], ...[...e.with].sort());
		}
		async function readFleetFile(e) {
			const t = await (0, u.Gu)(e, pe);
			if (t === undefined) return new Map();
			const n = ge.safeParse(parseJson(t));
			if (n.success) return new Map(n.data.repositories.map((e) => [e.url, e]));
			const [i] = n.error.issues;
			throw new r.y({
				message: `\`fleet-file\`: \`${e}\` is not the file that \`mode: merge\` writes: ${i?.path.join(".") ?? ""} ${i?.message ?? ""}`,
				fix: "delete it: the next run then looks at every repository",
				input: "fleet-file"
			});
		}
		function* renderFleetFile(e) {
			yield "{\"version\":1,\"kind\":\"platform-actions-fleet\",\"repositories\":[\n";
			for (const [t, n] of e.entries()) yield `${t === 0 ? "" : ",\n"}${JSON.stringify(n)}`;
			yield "\n]}\n";
		}
		;
		function remoteOptions({ url: e }, t, { host: n }, r) {
			const i = t.credentialFor(e);
			const { tempDirectory: a, workspace: o } = n.context;
			return {
				url: e,
				credential: i,
				tempDirectory: a,
				workspace: o,
				...r
			};
		}
		var _e = n(68475);
		;
		const ve = 500;
		const ye = /^[\w.-]+(?:\/[\w.-]+)+$/;
		function parseEntry(e, t) {
			const problem = (t) => ({
				kind: "problem",
				why: `\`${(0, c.h0)(e, 100)}\` ${t}`
			});
			if (e.length > ve) return problem("is too long");
			if (ye.test(e)) {
				if (e.split("/").some((e) => /^\.*$/.test(e))) return problem("has a dot segment");
				return {
					kind: "entry",
					entry: {
						repository: e,
						url: `${t}/${e}.git`
					}
				};
			}
			if (/^(?:ssh:\/\/|[\w.-]+@[\w.-]+:)/.test(e)) return problem("is an SSH URL; write the https URL");
			if (!URL.canParse(e) || /[\s\p{Cc}]/u.test(e)) return problem("is neither `owner/name` nor a clone URL");
			const n = new URL(e);
			const r = n.protocol === "https:" || n.protocol === "http:" && (0, _e.U)(n.hostname);
			if (!r && n.protocol !== "file:") return problem("is not an https URL");
			if (n.username !== "" || n.password !== "") return problem("has a user name or password in its URL");
			if (/[?#]/.test(e)) return problem("has a query or a fragment in its URL");
			if (n.pathname.length < 2) return problem("has no path");
			return {
				kind: "entry",
				entry: {
					repository: e,
					url: n.href
				}
			};
		}
		function nameOf({ repository: e }) {
			if (!URL.canParse(e)) return e;
			const t = new URL(e);
			return t.protocol === "file:" ? e : t.pathname.replace(/^\/+|(?:\.git)?\/*$/g, "");
		}
		;
		const be = new Set(["https://github.com", "https://gitlab.com"]);
		function repositoryKey(e, t) {
			if (!URL.canParse(e)) return e;
			const { origin: n, pathname: r } = new URL(e);
			const i = URL.canParse(t) && n !== "null" && new URL(t).origin === n;
			const a = i || be.has(n);
			return a ? `${n}${r.toLowerCase().replace(/(?:\.git)?\/*$/, "")}` : e;
		}
		function withoutRepeated(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = repositoryKey(r.url, t);
				if (!n.has(e)) n.set(e, r);
			}
			return [...n.values()];
		}
		;
		const xe = 64 * 1024 * 1024;
		const w = 20;
		async function readRepositoriesFile(e, { workingDirectory: t }, n) {
			const i = await (0, u.Gu)((0, o.resolve)(t, e), xe);
			if (i === undefined) {
				throw new r.y({
					message: `\`repositories-file\`: \`${(0, c.h0)(e, 300)}\` does not exist`,
					input: "repositories-file"
				});
			}
			if (i.trimStart().startsWith("{")) {
				const t = decodeList(i, `\`repositories-file\`: \`${(0, c.h0)(e, 300)}\``);
				requireCloneUrls([...t.repositories, ...t.unchanged], n);
				return {
					kind: "list",
					list: t
				};
			}
			return {
				kind: "names",
				repositories: readNames(i, e, n)
			};
		}
		function requireCloneUrls(e, t) {
			const n = e.flatMap(({ url: e }) => {
				const n = URL.canParse(e) ? parseEntry(e, t) : undefined;
				if (n?.kind === "entry") return [];
				const r = n?.why ?? `\`${(0, c.h0)(e, 100)}\` is not a clone URL`;
				return [{
					message: `\`repositories-file\`: ${r}`,
					input: "repositories-file"
				}];
			});
			if (n.length > 0) throw new r.y(...n.slice(0, w));
		}
		function readNames(e, t, n) {
			const i = [];
			const a = [];
			for (const [r, o] of e.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/).entries()) {
				const e = o.replace(/(?:^|\s)#.*$/, "").trim();
				if (e === "") continue;
				const s = parseEntry(e, n);
				if (s.kind === "entry") a.push(s.entry);
				else i.push({
					message: `\`repositories-file\`: ${s.why}`,
					fix: "write one `owner/name` or clone URL per line",
					input: "repositories-file",
					place: {
						file: t,
						line: r + 1
					}
				});
			}
			if (i.length > 0) throw new r.y(...i.slice(0, w));
			return withoutRepeated(a, n);
		}
		function readEntries(e, t) {
			const n = e.map((e) => parseEntry(e, t));
			const i = n.flatMap((e) => e.kind === "problem" ? [{
				message: `\`repositories\`: ${e.why}`,
				input: "repositories"
			}] : []);
			if (i.length > 0) throw new r.y(...i.slice(0, w));
			const a = n.flatMap((e) => e.kind === "entry" ? [e.entry] : []);
			return withoutRepeated(a, t);
		}
		;
		function serversOf(e, t) {
			const { apiUrl: n, serverUrl: r } = t.context;
			const i = t.name === "gitlab";
			const a = r?.replace(/\/+$/, "");
			const o = n !== undefined && a !== undefined;
			const s = o ? a : "https://github.com";
			const c = e["gitlab-url"] ?? (i && a !== undefined ? a : "https://gitlab.com");
			const l = [[
				s,
				"x-access-token",
				e["github-token"]
			], [
				c,
				"oauth2",
				e["gitlab-token"]
			]];
			return {
				serverUrl: i ? c : s,
				githubUrl: s,
				githubApiUrl: o ? n : "https://api.github.com",
				gitlabUrl: c,
				credentialFor: (e) => {
					const { origin: t, protocol: n } = new URL(e);
					if (n === "file:") return undefined;
					const r = l.find(([e, , n]) => n !== undefined && new URL(e).origin === t);
					return r?.[2] === undefined ? undefined : {
						username: r[1],
						password: r[2]
					};
				}
			};
		}
		var T = n(23410);
		var Se = n(39589);
		;
		const Ce = 1500;
		const we = .02;
		const Te = 3e4;
		function balance(e, t) {
			const n = e.map((e) => ({
				item: e,
				weight: weightOf(e),
				key: (0, Se.f)(e.repository)
			})).sort((e, t) => t.weight - e.weight || (e.key < t.key ? -1 : 1));
			const r = Array.from({ length: Math.min(t, e.length) }, () => ({
				load: 0,
				items: []
			}));
			for (const { item: e, weight: t } of n) {
				const n = r.reduce((e, t) => t.load < e.load ? t : e);
				n.load += t;
				n.items.push(e);
			}
			return r.map((e) => e.items);
		}
		function weightOf({ durationMs: e, sizeKib: t = 0 }) {
			return e ?? Ce + Math.min(t * we, Te);
		}
		var E = n(2810);
		;
		function filterRepositories(e, t) {
			let n = e;
			const i = [];
			for (const { input: e, keeps: a, why: o } of filtersOf(t)) {
				const t = n.filter((t) => {
					const n = a(t);
					if (n !== undefined) return n;
					throw new r.y({
						message: `\`${e}\` cannot be applied: \`${nameOf(t)}\` is listed without what it needs`,
						fix: `leave out \`${e}\`, or list the repositories through the API of their host`,
						input: e
					});
				});
				i.push({
					what: "repositories",
					why: o,
					count: n.length - t.length
				});
				n = t;
			}
			return {
				kept: n,
				skipped: i
			};
		}
		function filtersOf({ archived: e, languages: t, repos: n, topics: r }) {
			const i = [];
			if (e !== "include") i.push({
				why: e === "only" ? "not archived" : "archived",
				input: "archived",
				keeps: (t) => t.archived === undefined ? e === "exclude" || undefined : t.archived === (e === "only")
			});
			if (n.length > 0) {
				const e = (0, E.nY)(n, (e) => {
					const t = (0, E.Nx)(e);
					return (e) => t(e) || t(e.split("/").at(-1) ?? "");
				});
				i.push({
					why: "excluded by `repos`",
					input: "repos",
					keeps: (t) => e(nameOf(t))
				});
			}
			if (r.length > 0) i.push({
				why: "without one of `topics`",
				input: "topics",
				keeps: (e) => e.topics?.some((e) => r.includes(e))
			});
			if (t.length > 0) {
				const e = new Set(t.map((e) => e.toLowerCase()));
				i.push({
					why: "not in one of `languages`",
					input: "languages",
					keeps: ({ language: t }) => t === undefined ? undefined : e.has(t.toLowerCase())
				});
			}
			return i;
		}
		var D = n(63144);
		var O = n(3366);
		var k = n(52309);
		var A = n(58508);
		;
		const j = 100;
		const Ee = 2e3;
		async function listGithubRepositories(e, t, { githubApiUrl: n, githubUrl: r }, { host: i, send: a }) {
			const o = (0, O.Ob)(n);
			if (o !== undefined) throw failure("service", o);
			const s = `platform-actions/${A.rE}`;
			const l = await (0, O.Ov)({
				send: a,
				apiUrl: n,
				token: t,
				userAgent: s,
				redact: i.redact
			});
			const u = new Map();
			let d = false;
			for (let t = 1; t <= Ee; t += 1) {
				const n = {
					per_page: j,
					page: t,
					sort: "created",
					direction: "asc"
				};
				const a = await l(({ rest: t }) => d ? t.repos.listForUser({
					username: e,
					...n
				}) : t.repos.listForOrg({
					org: e,
					...n
				}));
				if (a.kind === "failed") {
					if (a.status === 404 && t === 1 && !d) {
						d = true;
						t = 0;
						continue;
					}
					throw github_repositories_explain(e, a);
				}
				const o = rowsOf(a.body, r);
				for (const e of o) u.set(e.repository, e);
				i.progress(`${u.size} repositories`);
				if (!a.hasNextPage && o.length < j) return [...u.values()];
			}
			throw failure("service", `the list of the repositories of \`${(0, c.h0)(e, 100)}\` does not end`);
		}
		function github_repositories_explain(e, { status: t, why: n }) {
			const r = {
				401: "unauthenticated",
				403: "forbidden",
				404: "usage"
			};
			const i = `the repositories of \`${(0, c.h0)(e, 100)}\` cannot be listed`;
			const a = t === 404 ? "check `organization-name`: it is the name in the URL of the organization or user" : "check `github-token`: listing needs `metadata: read` on the organization";
			return failure(r[t] ?? "service", `${i}: ${(0, c.h0)(n, 300)}`, a);
		}
		function failure(e, t, n) {
			const r = {
				kind: e,
				message: t,
				...n === undefined ? {} : { fix: n }
			};
			return new k.hM([r], { cause: undefined });
		}
		function rowsOf(e, t) {
			if (!Array.isArray(e)) throw failure("service", "GitHub answered with something other than a list");
			return e.map((e) => {
				const field = (t) => Reflect.get(Object(e), t);
				const n = (0, D.b6)(field("full_name"));
				const r = parseEntry((0, D.b6)(field("clone_url")) ?? "", t);
				const [i, a] = [field("archived"), field("topics")];
				if (n === undefined || r.kind === "problem" || typeof i !== "boolean") throw failure("service", "GitHub answered with a repository that lacks `full_name`, `clone_url` or `archived`");
				const [o, s] = [(0, D.b6)(field("default_branch")), (0, D.b6)(field("pushed_at"))];
				const c = field("size");
				return {
					repository: n,
					url: r.entry.url,
					archived: i,
					topics: Array.isArray(a) ? a.map(String) : undefined,
					language: field("language") === undefined ? undefined : (0, D.b6)(field("language")) ?? "",
					...o === undefined ? {} : { branch: o },
					...s === undefined ? {} : { pushedAt: s },
					...typeof c === "number" ? { sizeKib: c } : {}
				};
			});
		}
		var De = n(10646);
		;
		const M = 100;
		const Oe = 2e3;
		const ke = {
			401: "unauthenticated",
			403: "forbidden",
			404: "usage"
		};
		async function listGitlabProjects(e, t, { gitlabUrl: n }, { host: r, send: i }) {
			if (t !== undefined) r.mask(t);
			const a = new Map();
			for (let o = 1; o <= Oe; o += 1) {
				const s = `include_subgroups=true&with_shared=false&order_by=id&sort=asc&per_page=${M}&page=${o}`;
				const c = `${n}/api/v4/groups/${(0, De.m)(e)}/projects?${s}`;
				const l = {
					accept: "application/json",
					"user-agent": `platform-actions/${A.rE}`,
					...t === undefined ? {} : { "private-token": t }
				};
				const u = await i({
					method: "GET",
					url: c,
					headers: l
				}, true);
				const d = u.kind === "failure" ? u.message : `HTTP status ${u.status}`;
				if (u.kind === "failure" || u.status !== 200) throw gitlab_repositories_failure(u.kind === "failure" ? 0 : u.status, e, r.redact(d));
				const f = gitlab_repositories_rowsOf(parseJson(u.body), e, n);
				for (const { entry: e, id: t } of f) a.set(t, e);
				r.progress(`${a.size} repositories`);
				if (hasNextPage(u.headers, f.length)) continue;
				const p = Number(u.headers["x-total"] ?? a.size);
				if (a.size >= p) return [...a.values()];
				throw gitlab_repositories_failure(0, e, `GitLab listed ${a.size} of ${p} projects`);
			}
			throw gitlab_repositories_failure(0, e, "the list does not end");
		}
		function hasNextPage(e, t) {
			const n = e["x-next-page"];
			if (n !== undefined) return n.trim() !== "";
			const { link: r } = e;
			return r === undefined ? t >= M : /;\s*rel="?next"?/i.test(r);
		}
		function gitlab_repositories_failure(e, t, n) {
			const r = e === 404 ? "check `group`: it is the path in the URL of the group" : "check `gitlab-token`: listing needs the scope `read_api`";
			const i = `the projects of \`${(0, c.h0)(t, 100)}\` cannot be listed: ${(0, c.h0)(n, 300)}`;
			return new k.hM([{
				kind: ke[e] ?? "service",
				message: i,
				fix: r
			}], { cause: undefined });
		}
		function gitlab_repositories_rowsOf(e, t, n) {
			if (!Array.isArray(e)) throw gitlab_repositories_failure(0, t, "the answer is not a list");
			return e.map((e) => {
				const field = (t) => Reflect.get(Object(e), t);
				const r = field("id");
				const i = parseEntry((0, D.b6)(field("http_url_to_repo")) ?? "", n);
				const a = field("archived");
				if (typeof r !== "number" || i.kind === "problem" || typeof a !== "boolean") throw gitlab_repositories_failure(0, t, "a project lacks `id`, `http_url_to_repo` or `archived`");
				const [o, s] = [(0, D.b6)(field("default_branch")), field("topics")];
				return {
					id: r,
					entry: {
						...i.entry,
						archived: a,
						topics: Array.isArray(s) ? s.map(String) : undefined,
						language: undefined,
						...o === undefined ? {} : { branch: o }
					}
				};
			});
		}
		var Ae = n(81336);
		var N = n(72792);
		;
		function renderMatrix(e) {
			const t = JSON.stringify({ include: e.map(({ repositories: e, shard: t }) => ({
				shard: (0, N.Hu)(t),
				repositories: e
			})) });
			if ((0, c.dp)(t) <= Ae._) return {
				text: t,
				isWhole: true
			};
			const n = JSON.stringify({ include: e.map(({ shard: e }) => ({ shard: (0, N.Hu)(e) })) });
			return {
				text: n,
				isWhole: false
			};
		}
		function renderHostMatrix(e, t) {
			const n = t.map(({ shard: e }) => ({
				shard: e,
				text: (0, N.Hu)(e)
			}));
			switch (e) {
				case "gitlab": return json(Object.fromEntries(n.map(({ text: e }) => [`fleet ${e}`, {
					extends: ".platform-actions-fleet-shard",
					variables: { PLATFORM_SHARD: e }
				}])));
				case "buildkite": return json({ steps: n.map(({ shard: e, text: t }) => ({
					label: `fleet ${t}`,
					key: `fleet-${e.index}`,
					command: "${PLATFORM_FLEET_COMMAND}",
					artifact_paths: "fleet-report-*.json",
					env: { PLATFORM_SHARD: t }
				})) });
				case "azure": return json(Object.fromEntries(n.map(({ shard: e, text: t }) => [`shard_${e.index}`, { shard: t }])));
				default: return `${renderMatrix(t).text}\n`;
			}
		}
		const json = (e) => `${JSON.stringify(e, null, 2)}\n`;
		var P = n(26963);
		;
		const je = 2e5;
		function renderListSummary(e, t, n) {
			const r = n.filter(({ count: e }) => e > 0);
			const i = [
				"### Fleet: listed",
				(0, P.FV)(e),
				...r.length === 0 ? [] : [(0, P.AX)(r.map(({ count: e, why: t }) => `${e} ${(0, P.FV)(t)}`))],
				(0, P.oS)(["Shard", "Repositories"], t.map(({ repositories: e, shard: t }) => [(0, N.Hu)(t), String(e.length)]))
			];
			return (0, P.Co)(i, je).text;
		}
		var F = n(24344);
		;
		const Me = 8;
		async function findUnchanged(e, t) {
			const n = await (0, F.P)(e, Me, (e) => isUnchanged(e, t));
			return new Set(e.filter((e, t) => n[t] === true));
		}
		async function isUnchanged(e, t) {
			const n = t.remembered.get(e.url);
			if (n === undefined || n.exitCode !== 0 || n.key !== t.key) return false;
			const r = (0, l.pe)(n.judgedAt);
			if (r === undefined || t.now - r >= t.recheckAfterMs || r > t.now) return false;
			if (!await hasSameCommit(e, n, t)) return false;
			for (const { digest: e, image: r } of n.images) {
				if (e === undefined) {
					if (/@[a-z0-9]+:[0-9a-f]+$/.test(r)) continue;
					return false;
				}
				if (await t.digestOf(r) !== e) return false;
			}
			return true;
		}
		async function hasSameCommit(e, t, { commitOf: n }) {
			if (t.commit === undefined) return false;
			const r = e.pushedAt !== undefined && e.pushedAt === t.pushedAt;
			if (r && e.branch === t.branch) return true;
			return await n(e) === t.commit;
		}
		;
		async function listFleet(e, t) {
			const n = serversOf(e, t.host);
			const r = await findRepositories(e, t, n);
			const { kept: i, skipped: a } = filterRepositories(r, e);
			if (i.length === 0) throw nothingToDo(r.length);
			const o = await rememberedOf(e, t);
			const s = await unchangedOf(i, o, e, t, n);
			const c = i.filter((e) => !s.has(e));
			const l = c.map((e) => ({
				...listed(e),
				durationMs: o.get(e.url)?.durationMs
			}));
			const u = balance(l, e.shards);
			const d = u.map((e, t) => {
				const n = e.map(({ repository: e }) => e);
				return {
					shard: {
						index: t + 1,
						count: u.length
					},
					repositories: n
				};
			});
			const f = writeFiles(e, t, u, d, [...s].map(listed));
			const p = {
				what: "repositories",
				why: ue,
				count: s.size
			};
			return outcomeOf({
				rows: d,
				files: f,
				skipped: [...a, p],
				judged: c.length
			});
		}
		async function findRepositories(e, t, n) {
			const { "organization-name": r, group: i, "github-token": a } = e;
			if (r !== undefined) {
				return listGithubRepositories(r, a ?? "", n, t);
			}
			if (i !== undefined) {
				return listGitlabProjects(i, e["gitlab-token"], n, t);
			}
			const o = await readRepositoriesFile(e["repositories-file"] ?? "", t, n.serverUrl);
			const s = o.kind === "names" ? o.repositories : [...o.list.repositories, ...o.list.unchanged];
			return s.map((e) => ({
				...listed(e),
				archived: undefined,
				topics: undefined,
				language: undefined
			}));
		}
		function listed({ branch: e, commit: t, pushedAt: n, repository: r, sizeKib: i, url: a }) {
			return {
				repository: r,
				url: a,
				...e === undefined ? {} : { branch: e },
				...t === undefined ? {} : { commit: t },
				...n === undefined ? {} : { pushedAt: n },
				...i === undefined ? {} : { sizeKib: i }
			};
		}
		function nothingToDo(e) {
			return new r.y({
				message: e === 0 ? "there is nothing to look at: no repository was listed" : `there is nothing to look at: the filters leave out all ${(0, s.hS)(e, "repository", "repositories")}`,
				fix: "check the name and what the token can see, or the filters"
			});
		}
		async function rememberedOf(e, { workingDirectory: t }) {
			const n = e["fleet-file"];
			return n === undefined ? new Map() : readFleetFile((0, o.resolve)(t, n));
		}
		async function unchangedOf(e, t, n, r, i) {
			if (t.size === 0) return new Set();
			const a = {
				signal: r.signal,
				timeoutMs: n["request-timeout"]
			};
			const o = (0, y.Cd)({
				"registry-url": n["registry-url"],
				"registry-map": (0, T.L4)(n.with, "registry-map")
			});
			return withScratch(r.host.context.tempDirectory, ["empty"], ({ empty: s }) => {
				const c = createEmptyRepository(s);
				return findUnchanged(e, {
					remembered: t,
					key: keyOf(n),
					now: r.clock.now(),
					recheckAfterMs: n["recheck-after"],
					commitOf: (e) => remoteCommit(remoteOptions(e, i, r, a), c, e.branch),
					digestOf: createCurrentDigests(r, o)
				});
			});
		}
		function writeFiles(e, t, n, r, i) {
			const { tempDirectory: a, workspace: o } = t.host.context;
			const s = {
				workspace: o,
				tempDirectory: a,
				workingDirectory: t.workingDirectory
			};
			const [c, d] = [e["list-file"], e["matrix-file"]];
			const f = !renderMatrix(r).isWhole;
			const p = f ? (0, u.o4)(a, "fleet-list.json") : undefined;
			const m = c === undefined ? p : (0, u.ZB)(c, s, "list-file");
			const h = {
				version: 1,
				kind: "platform-actions-fleet-list",
				listedAt: (0, l.sZ)(t.clock.now()),
				shards: n.length,
				requested: e.shards,
				repositories: n.flatMap((e, t) => e.map((e) => ({
					...listed(e),
					shard: t + 1
				}))),
				unchanged: [...i]
			};
			if (m !== undefined) (0, u.vK)(m, `${JSON.stringify(h)}\n`);
			if (d === undefined) return {
				list: m,
				matrix: undefined
			};
			const g = (0, u.ZB)(d, s, "matrix-file");
			(0, u.vK)(g, renderHostMatrix(t.host.name, r));
			return {
				list: m,
				matrix: g
			};
		}
		function outcomeOf(e) {
			const { files: t, judged: n, rows: r, skipped: i } = e;
			const a = renderMatrix(r);
			const o = i.reduce((e, { count: t }) => e + t, 0);
			const l = `${(0, s.hS)(n, "repository", "repositories")} in ${(0, s.hS)(r.length, "shard")}, ${o} left out.`;
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: {
					matrix: a.text,
					count: n,
					"skipped-count": o,
					"shard-count": r.length,
					...t.list === undefined ? {} : { "list-file": t.list },
					...t.matrix === undefined ? {} : { "matrix-file": t.matrix }
				},
				summary: renderListSummary(l, r, i),
				coverage: {
					...(0, b.X)(n, i),
					noun: "repository"
				},
				report: {
					mode: "list",
					matrix: JSON.parse(a.text),
					count: n,
					listFile: t.list
				},
				stdout: [a.text],
				log: [
					l,
					...i.flatMap(({ count: e, why: t }) => e === 0 ? [] : [`${e} left out: ${(0, c.h0)(t)}.`]),
					...a.isWhole ? [] : ["The matrix would be larger than 64 KiB with its repositories, so its rows have only `shard`: give `list-file` to `mode: run` as `repositories-file`."]
				]
			};
		}
		var Ne = n(94075);
		;
		function reachOf(e) {
			const t = {
				images: new Tally(),
				endOfLife: new Tally(),
				advisories: new Tally()
			};
			let n = -1;
			for (const { advisories: r, endOfLife: i, images: a } of e) {
				n += 1;
				t.images.add(n, a.map(({ image: e }) => [e.replace(/@.*$/, ""), ""]));
				t.endOfLife.add(n, i.map(({ image: e, state: t, until: n }) => [e, n === undefined ? t : `${t}, ${n}`]));
				t.advisories.add(n, r.map(({ artifact: e, id: t, severity: n }) => [t, `${n}, ${e}`]));
			}
			return {
				images: t.images.sorted(),
				endOfLife: t.endOfLife.sorted(),
				advisories: t.advisories.sorted()
			};
		}
		class Tally {
			#e = new Map();
			add(e, t) {
				for (const [n, r] of new Map(t)) {
					const t = this.#e.get(n);
					if (t === undefined) this.#e.set(n, {
						detail: r,
						records: [e]
					});
					else t.records.push(e);
				}
			}
			sorted() {
				return [...this.#e].map(([e, { detail: t, records: n }]) => ({
					name: e,
					detail: t,
					records: n
				})).sort((e, t) => t.records.length - e.records.length || (e.name < t.name ? -1 : 1));
			}
		}
		var I = n(58819);
		;
		const Pe = 9e5;
		const Fe = 20;
		const Ie = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u2753"
		};
		const L = {
			advisories: "Advisories by reach",
			endOfLife: "End-of-life tags by reach",
			images: "Images by repositories"
		};
		function renderFleetSummary(e, t, n, r) {
			const i = reachOf(n);
			const a = n.filter(({ result: e, status: t }) => e !== "pass" || t === "unread").sort(byNeed);
			const o = [
				`### Fleet: ${e}`,
				(0, I.R)(t),
				...r.length === 0 ? [] : [(0, I.K)(r)],
				...topTable(L.advisories, "Advisory", i.advisories),
				...topTable(L.endOfLife, "Tag", i.endOfLife),
				...topTable(L.images, "Image", i.images)
			];
			if (a.length > 0) o.push("#### Repositories", (0, P.c_)([
				"",
				"Repository",
				"Findings",
				"Why"
			], a, (e) => [
				Ie[e.result],
				(0, P.FV)(nameOf(e)),
				String(findingCount(e)),
				(0, I.R)(whyOf(e))
			]));
			return (0, P.Co)(o, Pe).text;
		}
		function byNeed(e, t) {
			return t.exitCode - e.exitCode || t.findings.length - e.findings.length;
		}
		const findingCount = ({ findings: e, findingsOmitted: t = 0 }) => e.length + t;
		const whyOf = ({ findings: e, why: t }) => t ?? e[0]?.title ?? "";
		function topTable(e, t, n) {
			if (n.length === 0) return [];
			const r = n.slice(0, Fe).map(({ detail: e, name: t, records: n }) => [
				(0, P.fl)(t),
				(0, P.FV)(e),
				String(n.length)
			]);
			const i = n.length - r.length;
			return [`#### ${e}${i > 0 ? `, the first ${r.length} of ${n.length}` : ""}`, (0, P.oS)([
				t,
				"",
				"Repositories"
			], r)];
		}
		;
		const R = S.YjP();
		const Le = S.k5n([
			"error",
			"warning",
			"notice"
		]);
		const z = S.Ikc({
			rule: R,
			level: Le,
			title: R,
			message: R,
			artifact: S.lqM(R),
			location: S.lqM(S._H3({
				file: R,
				line: S.aig(),
				column: S.lqM(S.aig())
			})),
			fix: S.lqM(R),
			fingerprint: R
		});
		const Re = [
			"usage",
			"unauthenticated",
			"forbidden",
			"service",
			"partial"
		];
		const B = S.Ikc({
			kind: S.k5n(Re),
			message: R,
			fix: S.lqM(R)
		});
		const V = S.Ikc({
			seen: S.aig(),
			judged: S.aig(),
			skipped: S.YOg(S.Ikc({
				what: R,
				why: R,
				count: S.aig()
			})),
			unread: S.YOg(S.Ikc({
				what: R,
				why: R
			})),
			unresolved: S.YOg(S.Ikc({
				what: R,
				why: R
			}))
		});
		const H = S.Ikc({
			repository: R,
			url: R,
			branch: S.lqM(R),
			commit: S.lqM(R),
			sizeKib: S.lqM(S.aig()),
			pushedAt: S.lqM(R),
			status: S.k5n([
				"judged",
				"skipped",
				"unread"
			]),
			why: S.lqM(R),
			exitCode: S.aig(),
			result: S.k5n([
				"pass",
				"warn",
				"fail",
				"error"
			]),
			judgedAt: R,
			durationMs: S.aig(),
			images: S.YOg(S.Ikc({
				image: R,
				digest: S.lqM(R)
			})),
			endOfLife: S.YOg(S.Ikc({
				image: R,
				state: R,
				until: S.lqM(R)
			})),
			advisories: S.YOg(S.Ikc({
				id: R,
				artifact: R,
				severity: R
			})),
			coverage: S.lqM(V),
			pullRequest: S.lqM(R),
			problems: S.YOg(B),
			findings: S.YOg(z),
			findingsOmitted: S.lqM(S.aig())
		});
		const ze = {
			judged: (e) => e <= 1,
			skipped: (e) => e === 0,
			unread: (e) => e > 1
		};
		function contradictionOf({ coverage: e, exitCode: t, result: n, status: r }) {
			const i = t === 0 ? ["pass", "warn"] : [t === 1 ? "fail" : "error"];
			if (!Number.isInteger(t) || t < 0 || !i.includes(n)) return `\`result\` is \`${n}\`, and \`exitCode\` is ${t}`;
			if (r !== undefined && !ze[r](t)) return `\`status\` is \`${r}\`, and \`exitCode\` is ${t}`;
			if (e === undefined) return undefined;
			const { judged: a, seen: o, skipped: s, unread: c, unresolved: l } = e;
			const u = s.reduce((e, { count: t }) => e + t, 0);
			const d = a + u + c.length + l.length;
			return d === o ? undefined : `its \`coverage\` does not add up: ${o} seen, ${d} accounted for`;
		}
		function toFinding(e) {
			const { artifact: t, fix: n, location: r, ...i } = e;
			return {
				...i,
				...t === undefined ? {} : { artifact: t },
				...n === undefined ? {} : { fix: n },
				...r === undefined ? {} : { location: {
					file: r.file,
					line: r.line
				} }
			};
		}
		function toProblem({ fix: e, kind: t, message: n }) {
			return {
				kind: t,
				message: n,
				...e === undefined ? {} : { fix: e }
			};
		}
		function toAccount({ judged: e, seen: t, skipped: n, unread: r, unresolved: i }) {
			return {
				seen: t,
				judged: e,
				skipped: n,
				unread: r,
				unresolved: i
			};
		}
		;
		function fleetDrillDown(e) {
			const t = e.toSorted(byNeed);
			const { advisories: n, endOfLife: r, images: i } = reachOf(t);
			return {
				noun: "repository",
				tables: [
					{
						title: L.advisories,
						column: "Advisory",
						rows: n.map(toShared)
					},
					{
						title: L.endOfLife,
						column: "Tag",
						rows: r.map(toShared)
					},
					{
						title: L.images,
						column: "Image",
						rows: i.map(toShared)
					}
				],
				places: t.map(toPlace)
			};
		}
		const toShared = ({ detail: e, name: t, records: n }) => ({
			name: t,
			detail: e,
			places: n
		});
		function toPlace(e) {
			return {
				name: (0, c.h0)(nameOf(e), 200),
				result: e.result,
				why: whyOf(e),
				findings: { [Symbol.iterator]: () => findingsOf(e) },
				findingCount: findingCount(e)
			};
		}
		function* findingsOf({ findings: e }) {
			for (const t of e) yield toFinding(t);
		}
		;
		function* fleetFindings(e) {
			for (const t of e) for (const e of t.findings) yield {
				level: e.level,
				make: () => inFleet(t, e)
			};
		}
		function inFleet({ repository: e, url: t }, n) {
			const { location: r, ...i } = toFinding(n);
			const a = (0, c.h0)(nameOf({ repository: e }), 200);
			const o = r === undefined ? "" : ` (${(0, c.h0)(r.file, 300)}:${r.line})`;
			return {
				...i,
				title: `${a}: ${i.title}`,
				message: `${i.message}${o}`,
				artifact: i.artifact ?? a,
				fingerprint: (0, C.a)(t, i.fingerprint, r?.file ?? "")
			};
		}
		;
		function failedCount({ missing: e, records: t }) {
			return t.filter(({ exitCode: e }) => e !== 0).length + e.length;
		}
		function fleetOutcome(e) {
			const { coverage: t, missing: n, problems: r, records: i, text: a, unchanged: o } = e;
			return {
				lazyFindings: { [Symbol.iterator]: () => fleetFindings(i) },
				findings: [],
				problems: r,
				verdict: verdictOf(i),
				outputs: {
					count: i.length + n.length,
					"skipped-count": o.length + i.filter(({ status: e }) => e === "skipped").length,
					"failed-count": failedCount(e),
					"sarif-file": ""
				},
				...e.isFleet ? { drillDown: () => fleetDrillDown(i) } : {},
				summary: renderFleetSummary(e.title, a, i, r),
				coverage: t,
				reports: {
					isWhole: e.isWhole,
					sources: [e.source],
					quiet: []
				},
				report: e.report,
				stdout: [],
				log: [a]
			};
		}
		function verdictOf(e) {
			if (e.some(({ exitCode: e }) => e === 1)) return "fail";
			return e.some(({ result: e }) => e === "warn") ? "warn" : "pass";
		}
		;
		const Be = 5;
		const U = 100;
		const Ve = {
			2: "usage",
			3: "unauthenticated",
			4: "forbidden",
			6: "partial"
		};
		function joinProblems(e) {
			const t = new Map();
			for (const n of e) {
				for (const e of problemsOf(n)) {
					const r = JSON.stringify([e.kind, e.message]);
					const i = t.get(r) ?? {
						problem: e,
						names: new Set()
					};
					i.names.add(nameOf(n));
					t.set(r, i);
				}
			}
			const n = [...t.values()].map(({ names: e, problem: t }) => ({
				...t,
				message: `${subjectOf([...e])}: ${t.message}`
			}));
			if (n.length <= U) return n;
			const r = new Map(n.map((e) => [e.kind, e]));
			const i = [...new Set([...r.values(), ...n.slice(0, U)])];
			const a = n.length - i.length;
			return [...i, {
				kind: "service",
				message: `${(0, s.hS)(a, "more cause")} in the report`
			}];
		}
		function problemsOf({ exitCode: e, problems: t, why: n }) {
			if (e <= 1) return [];
			if (t.length > 0) return t.map(toProblem);
			return [{
				kind: Ve[e] ?? "service",
				message: n ?? `it ended with ${e}`
			}];
		}
		function subjectOf(e) {
			const t = e.slice(0, Be).map((e) => `\`${(0, c.h0)(e, 200)}\``);
			const n = e.length - t.length;
			return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
		}
		;
		const W = "the run was stopped before it";
		function shardOutcome(e, t, n) {
			const r = t.flatMap(({ url: e }) => n.get(e) ?? []);
			const i = t.filter(({ url: e }) => !n.has(e));
			const a = coverageOf(r, i);
			const o = e.shard === undefined ? undefined : (0, N.Hu)(e.shard);
			const c = [
				`\`${e.command.name}\` in ${(0, s.hS)(t.length, "repository")}`,
				`${failedCount({
					missing: [],
					records: r
				})} failed`,
				...i.length === 0 ? [] : [`${i.length} not reached`]
			];
			return fleetOutcome({
				title: "run",
				text: `${o === undefined ? "" : `Shard ${o}: `}${c.join(", ")}.`,
				records: r,
				missing: i,
				unchanged: [],
				problems: joinProblems(r),
				coverage: a,
				isFleet: true,
				isWhole: a.unread.length === 0,
				source: o ?? "fleet",
				report: {
					mode: "run",
					run: e.command.name,
					key: e.key,
					...o === undefined ? {} : { shard: o },
					repositories: r,
					notReached: i.map(({ repository: e, url: t }) => ({
						repository: e,
						url: t
					}))
				}
			});
		}
		function coverageOf(e, t, n = W) {
			const r = e.filter(({ status: e }) => e === "skipped").map(({ why: e = "" }) => ({
				what: "repositories",
				why: e,
				count: 1
			}));
			const i = [...e.filter(({ status: e }) => e === "unread").map((e) => ({
				what: nameOf(e),
				why: e.why ?? "it could not be judged"
			})), ...t.map((e) => ({
				what: nameOf(e),
				why: n
			}))];
			const a = e.filter(({ status: e }) => e === "judged").length;
			return {
				...(0, b.X)(a, r, i),
				noun: "repository"
			};
		}
		;
		const He = 10 * 6e4;
		function withoutEarlier(e, t) {
			const n = t === undefined ? undefined : (0, l.pe)(t);
			if (n === undefined) return e;
			const isEarlier = ({ finishedAt: e }) => ((0, l.pe)(e) ?? Number.NEGATIVE_INFINITY) < n - He;
			const r = e.reports.filter(isEarlier).map(({ finishedAt: e, path: n }) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, c.h0)(n, 300)}\` is of an earlier run: it ended at ${(0, c.h0)(e, 40)}, and the repositories were listed at ${t}`,
				fix: "delete it, or name only the reports of this run"
			}));
			return {
				reports: e.reports.filter((e) => !isEarlier(e)),
				problems: [...e.problems, ...r]
			};
		}
		var G = n(12056);
		;
		const Ue = [
			6,
			2,
			3,
			4,
			5,
			1,
			0
		];
		const K = [
			"error",
			"fail",
			"warn",
			"pass"
		];
		const We = [
			"unread",
			"judged",
			"skipped"
		];
		function combineRecords(e) {
			const [t, ...n] = e;
			if (n.length === 0) return t;
			const r = e.toSorted((e, t) => rankOf(e) - rankOf(t));
			const [i = t] = r;
			const a = e.reduce((e, t) => e.judgedAt <= t.judgedAt ? t : e);
			const o = We.find((t) => e.some((e) => e.status === t)) ?? t.status;
			const s = r.find((e) => e.status === o)?.why;
			const c = e.find((e) => e.pullRequest !== undefined)?.pullRequest;
			const l = sum(e, ({ findingsOmitted: e = 0 }) => e);
			const { coverage: u, findingsOmitted: d, pullRequest: f, why: p, ...m } = a;
			return {
				...m,
				status: o,
				...s === undefined ? {} : { why: s },
				exitCode: i.exitCode,
				result: i.result,
				durationMs: sum(e, ({ durationMs: e }) => e),
				images: [...new Map(e.flatMap(({ images: e }) => e).map((e) => [e.image, e])).values()],
				endOfLife: e.flatMap(({ endOfLife: e }) => e),
				advisories: e.flatMap(({ advisories: e }) => e),
				...c === undefined ? {} : { pullRequest: c },
				problems: e.flatMap(({ problems: e }) => e),
				findings: e.flatMap(({ findings: e }) => e),
				...l === 0 ? {} : { findingsOmitted: l }
			};
		}
		function rankOf({ exitCode: e, result: t }) {
			return Ue.indexOf(e) * K.length + K.indexOf(t);
		}
		function sum(e, t) {
			return e.reduce((e, n) => e + t(n), 0);
		}
		;
		function joinReports(e, t) {
			const n = latestOfEachShard(e);
			const r = latestOfEachRepository(n);
			const i = new Map([...t, ...n.flatMap(({ notReached: e }) => e)].map((e) => [e.url, e]));
			const a = [...i.values()].filter(({ url: e }) => !r.has(e));
			const o = a.slice(0, 5).map((e) => `\`${(0, c.h0)(nameOf(e), 200)}\``);
			const s = a.length > o.length ? ` and ${a.length - o.length} more` : "";
			const l = a.length === 0 ? [] : [{
				kind: "service",
				message: `no report has ${o.join(", ")}${s}`,
				fix: q
			}];
			return {
				reports: n,
				records: [...r.values()],
				missing: a,
				problems: [
					...missingShards(n),
					...cutReports(n),
					...l
				]
			};
		}
		const q = "run the jobs again whose reports are missing or incomplete";
		function latestOfEachShard(e) {
			const t = new Map();
			for (const n of e) {
				const e = n.shard === undefined ? n.path : `${n.whole} ${n.shard}`;
				const r = t.get(e);
				if (r === undefined || r.finishedAt <= n.finishedAt) t.set(e, n);
			}
			return [...t.values()];
		}
		function latestOfEachRepository(e) {
			const t = new Map();
			const keyOf = (e, t) => `${e}\n${t}`;
			for (const { records: n, whole: r } of e) {
				for (const e of n) {
					const n = keyOf(r, e.url);
					const i = t.get(n);
					if (i === undefined || i.judgedAt <= e.judgedAt) t.set(n, e);
				}
			}
			const n = new Map();
			const add = (e) => {
				const t = n.get(e.url);
				n.set(e.url, t === undefined ? e : combineRecords([t, e]));
			};
			for (const e of t.values()) add(e);
			for (const { finishedAt: r, notReached: i, whole: a } of e) {
				for (const e of i) {
					const i = !t.has(keyOf(a, e.url)) && n.has(e.url);
					if (i) add({
						...Ge,
						...e,
						judgedAt: r
					});
				}
			}
			return n;
		}
		const Ge = {
			status: "unread",
			why: W,
			exitCode: 5,
			result: "error",
			durationMs: 0,
			images: [],
			endOfLife: [],
			advisories: [],
			problems: [],
			findings: []
		};
		function missingShards(e) {
			const t = new Map();
			for (const { command: n, shard: r, whole: i } of e) {
				const e = r === undefined ? undefined : (0, N.uK)(r);
				if (e === undefined) continue;
				const a = `${i} ${e.count}`;
				const o = t.get(a) ?? {
					command: n,
					count: e.count,
					seen: new Set()
				};
				o.seen.add(e.index);
				t.set(a, o);
			}
			return [...t.values()].flatMap(({ command: e, count: t, seen: n }) => {
				const r = Array.from({ length: t }, (e, t) => t + 1);
				const i = r.filter((e) => !n.has(e)).map((e) => `${e}/${t}`);
				if (i.length === 0) return [];
				const a = `the reports of \`${(0, c.h0)(e, 100)}\` lack the shards ${(0, c.h0)(i.join(", "), 300)}`;
				return [{
					kind: "service",
					message: a,
					fix: q
				}];
			});
		}
		function cutReports(e) {
			return e.filter(({ isCut: e }) => e).map(({ exitCode: e, path: t }) => ({
				kind: "service",
				message: `the run behind \`${(0, c.h0)(t, 300)}\` ended early, with ${e}`,
				fix: q
			}));
		}
		function sumAccounts(e, t) {
			const n = e.flatMap(({ coverage: e }) => e === undefined ? [] : [toAccount(e)]);
			const isKept = ({ why: e }) => !(t && e === G.r);
			return (0, b.X)(n.reduce((e, { judged: t }) => e + t, 0), n.flatMap(({ skipped: e }) => e).filter(isKept), n.flatMap(({ unread: e }) => e), n.flatMap(({ unresolved: e }) => e));
		}
		;
		function withOneSpelling(e, t, n) {
			const r = new Map();
			const respell = (e) => {
				const t = repositoryKey(e.url, n);
				const i = r.get(t) ?? e.url;
				r.set(t, i);
				return i === e.url ? e : {
					...e,
					url: i
				};
			};
			for (const e of t) respell(e);
			return e.map((e) => ({
				...e,
				records: e.records.map(respell),
				notReached: e.notReached.map(respell)
			}));
		}
		var J = n(66567);
		;
		const Ke = 256 * 1024 * 1024;
		const Y = 2e3;
		const X = 1e3;
		const Z = S.YjP();
		const qe = S.Ikc({
			version: S.euz(1),
			result: S.k5n([
				"pass",
				"warn",
				"fail",
				"error"
			]),
			exitCode: S.aig(),
			findings: S.YOg(z),
			findingsOmitted: S.lqM(S.aig()),
			problems: S.YOg(B),
			coverage: V,
			results: S.lqM(S.YOg(S.Ikc({
				image: Z,
				tag: S.lqM(Z),
				state: S.lqM(Z),
				until: S.lqM(Z)
			}))),
			advisories: S.lqM(S.YOg(S.Ikc({
				advisoryId: Z,
				aliases: S.lqM(S.YOg(Z)),
				artifact: Z,
				severity: Z,
				status: Z,
				ignored: S.zMY()
			})))
		});
		async function readInnerReport(e) {
			const t = parseJson(await (0, u.Gu)(e, Ke) ?? "");
			const n = qe.safeParse(t);
			return n.success && contradictionOf(n.data) === undefined ? keepOf(n.data) : undefined;
		}
		function keepOf(e) {
			const { advisories: t = [], coverage: n, exitCode: r, findings: i, problems: a, result: o, results: s = [] } = e;
			const c = (e.findingsOmitted ?? 0) + Math.max(0, i.length - Y);
			return {
				exitCode: r,
				result: o,
				coverage: n,
				problems: a,
				findings: i.slice(0, Y),
				...c === 0 ? {} : { findingsOmitted: c },
				endOfLife: endOfLifeOf(s),
				advisories: advisoriesOf(t)
			};
		}
		function endOfLifeOf(e) {
			return e.filter(({ state: e }) => e === "deprecated" || e === "grace").slice(0, X).map(({ image: e, state: t = "", tag: n, until: r }) => ({
				image: n === undefined ? e : `${e}:${n}`,
				state: t,
				...r === undefined ? {} : { until: r }
			}));
		}
		function advisoriesOf(e) {
			const t = e.filter(({ ignored: e, status: t }) => t === "affecting" && !e);
			const n = t.map(({ advisoryId: e, aliases: t = [], artifact: n, severity: r }) => ({
				id: t.find((e) => e.startsWith("CVE-")) ?? e,
				artifact: n,
				severity: r
			}));
			return [...new Map(n.map((e) => [`${e.id} ${e.artifact}`, e])).values()].slice(0, X);
		}
		;
		const Je = 512 * 1024 ** 2;
		const Q = S.YjP();
		const Ye = S.Ikc({
			version: S.euz(1),
			command: S.euz("fleet"),
			mode: S.euz("run"),
			run: Q,
			key: Q,
			shard: S.lqM(Q),
			finishedAt: Q,
			repositories: S.YOg(H),
			notReached: S.YOg(S.Ikc({
				repository: Q,
				url: Q
			})),
			problems: S.YOg(S.Ikc({
				kind: Q,
				message: Q
			})),
			exitCode: S.aig()
		});
		const Xe = S.X$i(qe, {
			command: Q,
			finishedAt: Q,
			inputs: S.lqM(S._H3({ shard: S.lqM(Q) }))
		});
		async function readReports(e, t) {
			const { paths: n, unmatched: r } = await (0, J.C)(t.workingDirectory, e);
			const i = r.map((e) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, c.h0)(e, 300)}\` matches no file`,
				fix: "did the jobs that write the reports run, and were their artifacts downloaded?"
			}));
			const a = [];
			for (const e of n) {
				t.signal.throwIfAborted();
				const n = (0, o.relative)(t.workingDirectory, e);
				const r = await (0, J.t)(e, Je);
				const s = r.kind === "text" ? decodeReport(parseJson(r.text), n) : r.reason;
				if (typeof s !== "string") a.push(s);
				else i.push({
					kind: "usage",
					message: `\`reports\`: \`${(0, c.h0)(n, 300)}\` is not a report: ${(0, c.h0)(s, 300)}`,
					fix: "run the job that wrote it again; leave out files that are not reports with `!`"
				});
			}
			return {
				reports: a,
				problems: i
			};
		}
		function decodeReport(e, t) {
			if (typeof e !== "object" || e === null) return "it is not whole JSON";
			return Reflect.get(e, "command") === "fleet" ? decodeShard(e, t) : decodeCommand(e, t);
		}
		function decodeShard(e, t) {
			const n = Ye.safeParse(e);
			if (!n.success) return `it is not the report of \`mode: run\`: ${issueOf(n.error)}`;
			const { exitCode: r, finishedAt: i, key: a, notReached: o, repositories: s, run: c, shard: l } = n.data;
			const u = s.map(contradictionOf).find((e) => e !== undefined);
			if (u !== undefined) return u;
			if (r === 1 && !s.some((e) => e.exitCode === 1)) return "`exitCode` is 1, and none of its repositories has failed";
			const d = s.some((e) => e.exitCode > 1);
			return {
				path: t,
				command: c,
				shard: l,
				whole: `fleet ${a}`,
				finishedAt: i,
				exitCode: r,
				isFleet: true,
				records: s,
				notReached: o,
				isCut: r > 1 && (!d || o.length > 0)
			};
		}
		function decodeCommand(e, t) {
			const n = Xe.safeParse(e);
			if (!n.success) return issueOf(n.error);
			const r = contradictionOf(n.data);
			if (r !== undefined) return r;
			const { command: i, exitCode: a, finishedAt: o, inputs: s } = n.data;
			const c = s?.shard;
			return {
				path: t,
				command: i,
				shard: c,
				whole: `${i} ${JSON.stringify({
					...s,
					shard: undefined,
					"report-file": undefined
				})}`,
				finishedAt: o,
				exitCode: a,
				isFleet: false,
				records: [recordOf(n.data, t, o)],
				notReached: [],
				isCut: false
			};
		}
		function recordOf(e, t, n) {
			const [r] = e.problems;
			return {
				repository: t,
				url: t,
				status: e.exitCode <= 1 ? "judged" : "unread",
				...e.exitCode <= 1 || r === undefined ? {} : { why: r.message },
				judgedAt: n,
				durationMs: 0,
				images: [],
				...keepOf(e)
			};
		}
		function issueOf({ issues: e }) {
			const [t] = e;
			const n = t?.path.join(".") ?? "";
			return n === "" ? "it is not a JSON object" : `\`${n}\` is missing or has the wrong type`;
		}
		var Ze = n(77825);
		var Qe = n(59995);
		;
		const $e = "https://github.com/platform-actions/platform-actions";
		function writeSarifFiles(e, t, { command: n, rules: r }, i) {
			const { tempDirectory: a, workspace: s } = i.host.context;
			const c = {
				workspace: s,
				tempDirectory: a,
				workingDirectory: i.workingDirectory
			};
			const l = t.filter(({ status: e }) => e === "judged");
			const d = sharedNames(t);
			for (const t of l) {
				const { text: a } = (0, Qe.W)(t.findings.map(toFinding), {
					command: n,
					rules: r,
					category: `fleet/${n}`,
					toolVersion: A.rE,
					informationUri: $e,
					fallbackFile: ".github/workflows"
				});
				const s = (0, u.ZB)((0, o.join)(e, fileNameOf(t, d)), c, "sarif-folder");
				(0, u.vK)(s, i.host.redact(a));
			}
			return l.length;
		}
		function fileNameOf(e, t) {
			const n = nameOf(e);
			const r = plainName(e);
			const i = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(n) && r.length < et;
			const a = i && !t(r);
			return a ? `${r}.sarif` : `${r}-${(0, C.a)(e.url).slice(0, 8)}.sarif`;
		}
		const et = 120;
		function plainName(e) {
			return nameOf(e).replace(/^file:\/+/, "").replaceAll("/", "__").replace(/[^\w.-]/g, "_").slice(0, et);
		}
		function sharedNames(e) {
			const t = (0, Ze.$)(e, (e) => plainName(e).toLowerCase());
			return (e) => (t.get(e.toLowerCase()) ?? []).length > 1;
		}
		;
		const tt = 1e3;
		async function mergeFleet(e, t, n) {
			const i = await expectedOf(e, t);
			const a = i.unchanged.length > 0 && i.wanted.length === 0;
			const o = a ? {
				reports: [],
				problems: []
			} : withoutEarlier(await readReports(e.reports, t), i.listedAt);
			if (o.reports.length === 0 && !a) throw new r.y(...o.problems.length > 0 ? o.problems : [nt]);
			const { serverUrl: c } = serversOf(e, t.host);
			const l = withOneSpelling(o.reports, [...i.wanted, ...i.unchanged], c);
			const u = joinReports(l, i.wanted);
			const d = {
				...u,
				problems: [...o.problems, ...u.problems]
			};
			const f = d.records.length + d.missing.length + d.problems.length + i.unchanged.length === 0;
			if (f) throw new r.y(rt);
			const p = await writeFleetFile(e, t, d, i);
			const m = d.reports.some((e) => e.isFleet);
			const h = e["sarif-folder"];
			if (h !== undefined) {
				const e = [...new Set(d.reports.map((e) => e.command))].join("+") || "fleet";
				const r = writeSarifFiles(h, d.records, {
					command: e,
					rules: n
				}, t);
				t.host.log.info(`${(0, s.hS)(r, "SARIF file")} written to ${h}.`);
			}
			return mergeOutcome(d, i.unchanged, m || a, p);
		}
		const nt = {
			message: "there is nothing to merge: `reports` matches no file",
			fix: "did the jobs that write the reports run, and were their artifacts downloaded?",
			input: "reports"
		};
		const rt = {
			message: "there is nothing to merge: the reports name no repository",
			fix: "did the job that lists the repositories find any?",
			input: "reports"
		};
		async function expectedOf(e, t) {
			const n = e["repositories-file"];
			if (n === undefined) return {
				wanted: [],
				unchanged: []
			};
			const r = await readRepositoriesFile(n, t, serversOf(e, t.host).serverUrl);
			return r.kind === "names" ? {
				wanted: r.repositories,
				unchanged: []
			} : {
				wanted: r.list.repositories,
				unchanged: r.list.unchanged,
				listedAt: r.list.listedAt
			};
		}
		async function writeFleetFile(e, t, { records: n, reports: r }, { unchanged: i, wanted: a }) {
			const s = e["fleet-file"];
			if (s === undefined) return undefined;
			const { tempDirectory: c, workspace: l } = t.host.context;
			const d = {
				workspace: l,
				tempDirectory: c,
				workingDirectory: t.workingDirectory
			};
			const f = (0, u.ZB)(s, d, "fleet-file");
			const p = await readFleetFile((0, o.resolve)(t.workingDirectory, s));
			const m = new Map(a.map((e) => [e.url, e]));
			const h = keysOf(r);
			const g = n.flatMap((e) => {
				const [t, ...n] = h.get(e.url) ?? [];
				if (t === undefined || n.length > 0) return [];
				const { branch: r, commit: i, durationMs: a, exitCode: o, images: s, judgedAt: c, repository: l, url: u } = e;
				const d = m.get(u);
				return [{
					repository: l,
					url: u,
					branch: r ?? d?.branch,
					commit: i,
					pushedAt: e.pushedAt ?? d?.pushedAt,
					sizeKib: e.sizeKib ?? d?.sizeKib,
					key: t,
					exitCode: o,
					judgedAt: c,
					durationMs: a,
					images: s
				}];
			});
			const _ = i.flatMap(({ pushedAt: e, url: t }) => {
				const n = p.get(t);
				return n === undefined ? [] : [{
					...n,
					pushedAt: e ?? n.pushedAt
				}];
			});
			(0, u.vK)(f, renderFleetFile([...g, ..._]));
			return f;
		}
		function keysOf(e) {
			const t = new Map();
			for (const { isFleet: n, records: r, whole: i } of e) {
				if (!n) continue;
				const e = i.replace(/^fleet /, "");
				for (const { url: n } of r) t.set(n, (t.get(n) ?? new Set()).add(e));
			}
			return t;
		}
		function mergeOutcome(e, t, n, r) {
			const { missing: i, records: a, reports: o } = e;
			const c = [...e.problems, ...joinProblems(a)];
			const l = mergedCoverage(e, t, n);
			const u = n ? (0, s.hS)(a.length + i.length, "repository") : (0, s.hS)(a.length, "report");
			const d = failedCount({
				missing: i,
				records: a
			});
			const f = reachOf(a);
			const p = fleetOutcome({
				title: "merged",
				text: `${u} in ${(0, s.hS)(o.length, "report")}: ${d} failed, ${t.length} unchanged.`,
				records: a,
				missing: i,
				unchanged: t,
				problems: c,
				coverage: l,
				isFleet: n,
				isWhole: l.unread.length === 0 && c.length === 0,
				source: "merged",
				report: {
					mode: "merge",
					reports: o.map(({ command: e, exitCode: t, path: n, shard: r }) => ({
						path: n,
						command: e,
						shard: r,
						exitCode: t
					})),
					repositories: a.map(({ advisories: e, coverage: t, endOfLife: n, findings: r, images: i, ...a }) => ({
						...a,
						findings: r.length + (a.findingsOmitted ?? 0)
					})),
					missing: i,
					unchanged: t,
					reach: {
						images: reportedReach(f.images),
						endOfLife: reportedReach(f.endOfLife),
						advisories: reportedReach(f.advisories)
					}
				}
			});
			return r === undefined ? p : {
				...p,
				outputs: {
					...p.outputs,
					"fleet-file": r
				}
			};
		}
		function reportedReach(e) {
			return e.slice(0, tt).map(({ detail: e, name: t, records: n }) => ({
				name: t,
				detail: e,
				repositories: n.length
			}));
		}
		function mergedCoverage({ missing: e, problems: t, records: n }, r, i) {
			if (!i) return {
				...sumAccounts(n, t.length === 0),
				noun: "item"
			};
			const { judged: a, skipped: o, unread: s } = coverageOf(n, e, "no report has judged it");
			const c = {
				what: "repositories",
				why: ue,
				count: r.length
			};
			return {
				...(0, b.X)(a, [...o, c], s),
				noun: "repository"
			};
		}
		var it = n(15902);
		;
		function openNoteFiles(e, t, n) {
			const r = e === undefined ? ownArea(t, n) : t;
			if (r === undefined) return undefined;
			const placeOf = (t) => {
				const n = (0, u.Rx)((0, o.join)(e ?? "notes", t), r);
				return n.kind === "path" ? n.path : undefined;
			};
			return {
				read: (e) => readNote(placeOf(e)),
				write: (e, t) => {
					const n = placeOf(e);
					if (n === undefined) throw new Error("its folder leads elsewhere");
					(0, d.mkdirSync)((0, o.dirname)(n), {
						recursive: true,
						mode: 448
					});
					(0, u.vK)(n, t, 384);
				},
				remove: (e) => {
					const t = placeOf(e);
					if (t !== undefined) (0, d.rmSync)(t, { force: true });
				}
			};
		}
		function ownArea({ workspace: e }, t) {
			if (t === undefined || (0, u.UO)((0, u.PX)(e), (0, u.PX)(t))) return undefined;
			return {
				workspace: t,
				tempDirectory: t,
				workingDirectory: t
			};
		}
		function readNote(e) {
			try {
				return e === undefined || !(0, d.lstatSync)(e).isFile() ? undefined : (0, d.readFileSync)(e, "utf8");
			} catch {
				return undefined;
			}
		}
		;
		const at = 6 * 60 * 6e4;
		const ot = S.Ikc({
			version: S.euz(1),
			key: S.YjP(),
			notedAt: S.YjP(),
			record: H
		});
		const st = {
			find: () => undefined,
			note: () => undefined,
			clear: () => undefined
		};
		function openCheckpoint(e, t, n) {
			const { cacheDirectory: r, context: i, log: a } = n.host;
			const { tempDirectory: o, workspace: s } = i;
			const c = {
				workspace: s,
				tempDirectory: o,
				workingDirectory: n.workingDirectory
			};
			const u = openNoteFiles(e, c, r);
			if (u === undefined) return st;
			const nameOfNote = (e) => `fleet-${(0, C.a)(t, e)}.json`;
			let d = false;
			return {
				find: (e) => {
					const r = checkpoint_readNote(u.read(nameOfNote(e.url)), t, n.clock.now());
					return r !== undefined && isSame(r, e) ? r : undefined;
				},
				note: (e) => {
					try {
						const r = (0, l.sZ)(n.clock.now());
						u.write(nameOfNote(e.url), JSON.stringify({
							version: 1,
							key: t,
							notedAt: r,
							record: e
						}));
					} catch (e) {
						if (!d) a.warning(`The checkpoint cannot be written: ${String(e)}`);
						d = true;
					}
				},
				clear: (e) => {
					for (const t of e) u.remove(nameOfNote(t));
				}
			};
		}
		function isSame(e, { branch: t, pushedAt: n }) {
			return e.branch === t && e.pushedAt === n;
		}
		function checkpoint_readNote(e, t, n) {
			const r = ot.safeParse(parseJson(e ?? ""));
			if (!r.success || r.data.key !== t) return undefined;
			const { notedAt: i, record: a } = r.data;
			const o = n - ((0, l.pe)(i) ?? Number.NEGATIVE_INFINITY);
			return o >= 0 && o < at && a.status !== "unread" ? a : undefined;
		}
		;
		async function chooseRepositories(e, t, n, i) {
			const a = e["repositories-file"];
			if (e.repositories.length > 0) {
				const r = readEntries(e.repositories, n);
				return a === undefined ? r : withFacts(r, await factsIn(a, t, n), n);
			}
			const o = await readRepositoriesFile(a ?? "", t, n);
			if (o.kind === "names") {
				if (o.repositories.length === 0) throw nothingListed();
				if (i === undefined) return o.repositories;
				return balance(o.repositories, i.count)[i.index - 1] ?? [];
			}
			const { repositories: s, requested: c, shards: l } = o.list;
			if (i !== undefined && i.count !== l && i.count !== c) {
				throw new r.y({
					message: `\`shard\` is one of ${i.count}, but the list in \`repositories-file\` has ${l} shards`,
					fix: "use the shards of the matrix that was written with this list",
					input: "shard"
				});
			}
			return s.filter((e) => i === undefined || e.shard === i.index).map(withoutShard);
		}
		async function factsIn(e, t, n) {
			const r = await readRepositoriesFile(e, t, n);
			return r.kind === "names" ? r.repositories : r.list.repositories.map(withoutShard);
		}
		function withFacts(e, t, n) {
			const keyOf = ({ url: e }) => repositoryKey(e, n);
			const r = new Map(t.map((e) => [keyOf(e), e]));
			return e.map((e) => ({
				...r.get(keyOf(e)),
				...e
			}));
		}
		function withoutShard({ shard: e, ...t }) {
			return t;
		}
		function nothingListed() {
			return new r.y({
				message: "there is nothing to look at: `repositories-file` lists no repository",
				fix: "write one `owner/name` or clone URL per line",
				input: "repositories-file"
			});
		}
		var ct = n(31666);
		var lt = n(6985);
		;
		async function findImages(e, t) {
			try {
				const n = await (0, lt.i)([], e, t);
				const r = n.references.map(({ image: e, reference: t }) => (0, x.Yk)(t.digest === undefined ? e.complete : {
					...e.complete,
					tag: t.tag,
					digest: t.digest
				}));
				return {
					images: [...new Set(r)].sort(),
					isWhole: n.unread.length + n.unresolved.length + n.malformed.length === 0
				};
			} catch {
				return undefined;
			}
		}
		;
		const ut = 512 * 1024 ** 2;
		const dt = 5e4;
		const notJudged = (e, t, n = {}) => ({
			status: e,
			why: t,
			exitCode: e === "skipped" ? 0 : 5,
			result: e === "skipped" ? "pass" : "error",
			images: [],
			endOfLife: [],
			advisories: [],
			problems: e === "skipped" ? [] : [{
				kind: "service",
				message: t
			}],
			findings: [],
			...n
		});
		async function runOne(e, t, n) {
			const r = n.clock.now();
			const i = AbortSignal.timeout(t.timeoutMs);
			const a = AbortSignal.any([n.signal, i]);
			const { tempDirectory: o } = n.host.context;
			const s = await withScratch(o, ["checkout", "temp"], (r) => judge(e, t, {
				...n,
				signal: a
			}, r)).catch((e) => notJudged("unread", `unexpected failure: ${(0, c.h0)(e instanceof Error ? e.message : String(e), 300)}`));
			const { commit: u, ...d } = e;
			const f = i.aborted && s.status === "unread" && !n.signal.aborted;
			return {
				...d,
				...f ? notJudged("unread", "it took longer than `repository-timeout`") : s,
				judgedAt: (0, l.sZ)(r),
				durationMs: Math.round(n.clock.now() - r)
			};
		}
		async function judge(e, t, n, r) {
			const i = await fetchWithRetries(e, t, n, r.checkout);
			if (i.kind === "empty") return notJudged("skipped", "without a commit");
			if (i.kind === "failed") return notJudged("unread", `the repository cannot be fetched: ${(0, c.h0)(i.why, 300)}`);
			const { commit: a } = i;
			const o = {
				...n.host.context,
				workspace: r.checkout,
				tempDirectory: r.temp
			};
			const s = {
				...n.host,
				context: {
					...o,
					changeRequest: undefined
				}
			};
			const l = await findImages({
				...n,
				host: s,
				workingDirectory: r.checkout
			}, t.names);
			if (t.needsImages && l?.isWhole === true && l.images.length === 0) return notJudged("skipped", "without an image of this registry", { commit: a });
			const u = await Promise.all((l?.images ?? []).map(async (e) => {
				const n = e.includes("@") ? undefined : await t.digestOf(e);
				return n === undefined ? { image: e } : {
					image: e,
					digest: n
				};
			}));
			return {
				...await runCommandIn(e, t, n, {
					...r,
					commit: a
				}),
				commit: a,
				images: u
			};
		}
		const ft = {
			isTransient: true,
			wasTaken: true,
			hintMs: undefined
		};
		async function fetchWithRetries(e, t, { clock: n, host: r, random: i, signal: a }, o) {
			const s = {
				signal: a,
				timeoutMs: t.timeoutMs
			};
			const { last: c } = await (0, ct.LH)({
				clock: n,
				random: i,
				signal: a,
				maxAttempts: t.maxAttempts
			}, true, async () => {
				const n = await fetchCheckout({
					...remoteOptions(e, t.servers, { host: r }, s),
					folder: o,
					branch: e.branch,
					isWanted: t.isWanted,
					maximumBytes: ut,
					maximumFiles: dt
				});
				return {
					fetched: n,
					failed: isPassing(n) ? ft : undefined
				};
			});
			return c.fetched;
		}
		async function runCommandIn(e, t, n, { checkout: r, commit: i, temp: a }) {
			const { runInside: s } = n;
			if (s === undefined) return notJudged("unread", "no command can be run inside this one");
			const c = (0, o.join)(a, "report.json");
			const l = t.opensPullRequests && t.budget.take();
			const u = new Map([...t.inputs, ["report-file", c]]);
			if (t.opensPullRequests && !l) u.set("dry-run", "true");
			const { exitCode: d, outputs: f } = await s({
				command: t.command.name,
				inputs: u,
				secrets: t.secrets,
				context: {
					workspace: r,
					tempDirectory: a,
					repository: nameOf(e),
					commit: i,
					ref: e.branch === undefined ? undefined : `refs/heads/${e.branch}`
				},
				signal: n.signal
			});
			const p = f["pull-request-operation"];
			const m = p === "created" || p === "updated";
			if (l && !m) t.budget.giveBack();
			const h = await readInnerReport(c);
			if (h === undefined) return notJudged("unread", `its run ended with ${d} and left no report`);
			const g = f["pull-request-url"];
			const _ = d <= 1;
			const [v] = h.problems;
			return {
				...notJudged("unread", ""),
				...h,
				exitCode: d,
				status: _ ? "judged" : "unread",
				why: _ ? t.opensPullRequests && !l ? pt : undefined : v?.message,
				...g === undefined || g === "" ? {} : { pullRequest: g }
			};
		}
		const pt = "`max-pull-requests` was reached, so nothing was opened";
		;
		function budgetOf(e, t) {
			const { count: n, index: r } = t ?? {
				count: 1,
				index: 1
			};
			let i = Math.floor(e / n) + (r <= e % n ? 1 : 0);
			return {
				take: () => {
					if (i <= 0) return false;
					i -= 1;
					return true;
				},
				giveBack: () => {
					i += 1;
				}
			};
		}
		var $ = n(85746);
		var mt = n(29396);
		;
		const ht = new Set([".github/platform-actions.yml", ".github/rolebindings.yml"]);
		const gt = [
			"files",
			"sbom",
			"file"
		];
		function createWantedFile(e) {
			const t = new Set([...e.values()].flatMap((e) => (0, $.r)(e)));
			const n = gt.flatMap((t) => (0, $.r)(e.get(t) ?? ""));
			const r = n.filter((e) => e !== "**" && e !== "**/*");
			const i = r.length === 0 ? () => false : (0, E.nY)(r);
			return (e) => (0, mt.yK)(e) !== undefined || ht.has(e) || t.has(e) || /(?:^|\/)\.env$/.test(e) || i(e);
		}
		;
		const _t = [
			"images",
			"files",
			"sbom",
			"artifacts",
			"advisories"
		];
		async function planShard(e, t) {
			const n = t.manifests.find(({ name: t }) => t === e.run);
			if (n === undefined) throw new r.y({
				message: "`run` is required with `mode: run`",
				input: "run"
			});
			const i = new Map((0, T.Ku)(e.with));
			const a = n.name === "advisory-gate";
			const o = a && !_t.some((e) => i.has(e));
			if (o) i.set("files", "**");
			const s = (0, y.Cd)({
				"registry-url": e["registry-url"],
				"registry-map": (0, T.L4)(e.with, "registry-map")
			});
			const c = (0, G.X)(e.shard);
			const l = handedTexts(n, e, t);
			return {
				command: n,
				inputs: new Map([...l.open, ...i]),
				secrets: l.secret,
				shard: c,
				key: keyOf(e),
				servers: serversOf(e, t.host),
				names: s,
				isWanted: createWantedFile(i),
				digestOf: createCurrentDigests(t, s),
				needsImages: o,
				opensPullRequests: i.get("pull-request") === "true",
				budget: budgetOf(e["max-pull-requests"], c),
				timeoutMs: e["repository-timeout"],
				maxAttempts: e["max-attempts"]
			};
		}
		function handedTexts(e, t, n) {
			const r = t["repository-timeout"];
			const i = new Map([
				["timeout", shard_plan_duration(r)],
				["request-timeout", shard_plan_duration(Math.min(t["request-timeout"], r))],
				["concurrency", String(Math.max(1, Math.floor(t.concurrency / t.parallel)))]
			]);
			const a = new Map();
			const o = t;
			for (const t of (0, T.Uz)(e)) {
				const r = o[t];
				if (r === undefined || !n.given.has(t)) continue;
				if (e.inputs[t]?.kind === "secret") a.set(t, String(r));
				else if (!i.has(t)) i.set(t, String(r));
			}
			return {
				open: i,
				secret: a
			};
		}
		const shard_plan_duration = (e) => `${Math.max(1, Math.floor(e / 1e3))}s`;
		;
		async function runShard(e, t) {
			const n = await planShard(e, t);
			const r = await chooseRepositories(e, t, n.servers.serverUrl, n.shard);
			const i = openCheckpoint(e["checkpoint-folder"], n.key, t);
			const a = new Map();
			const outcome = () => shardOutcome(n, r, a);
			t.keep?.(outcome);
			const o = r.flatMap((e) => i.find(e) ?? []);
			for (const e of o) a.set(e.url, e);
			if (o.length > 0) t.host.log.info(`${o.length} repositories were finished before this job was restarted.`);
			const s = r.filter(({ url: e }) => !a.has(e));
			await (0, F.P)(s, e.parallel, async (e) => {
				if (t.signal.aborted) return;
				const o = await runOne(e, n, t);
				if (t.signal.aborted && o.status !== "judged") return;
				a.set(o.url, o);
				i.note(o);
				tell(t, e, o, a.size, r.length);
			});
			const c = r.every(({ url: e }) => (a.get(e)?.status ?? "unread") !== "unread");
			if (c) i.clear(r.map(({ url: e }) => e));
			return outcome();
		}
		function tell({ host: e }, t, { durationMs: n, findings: r, result: i, status: a, why: o }, l, u) {
			const d = a === "judged" ? `${i}, ${(0, s.hS)(r.length, "finding")}` : a;
			const f = o === undefined ? "" : `: ${(0, c.h0)(o, 300)}`;
			e.log.info(`${(0, c.h0)(nameOf(t), 200)}: ${d}${f} (${(0, it.P)(n)})`);
			e.progress(`${l} of ${u} repositories`);
		}
		;
		function createRun(e) {
			return (0, i.f)(async (t, n) => {
				for (const e of (0, T.VY)(t.with)) n.host.mask(e);
				const i = n.manifests.find(({ name: e }) => e === t.run);
				const isGiven = (e) => n.given.has(e);
				const o = await (0, a.r)(t, isGiven, i, n.clock.now());
				if (o.length > 0) throw new r.y(...o);
				if (t.mode === "list") return listFleet(t, n);
				if (t.mode === "run") return runShard(t, n);
				return mergeFleet(t, n, e);
			}, Ne.e.capabilities);
		}
	}),
	66567: ((e, t, n) => {
		n.d(t, {
			C: () => globFiles,
			t: () => readLargeText
		});
		var r = n(51455);
		var i = n(76760);
		var a = n(2810);
		var o = n(48636);
		var s = n(99004);
		const c = /[*?[\]{}]/;
		async function globFiles(e, t) {
			const n = t.map((t) => ruleOf(e, t));
			const r = new Map();
			const a = new Map();
			for (const t of n) {
				if (t.negated) continue;
				if (t.matches === undefined) {
					a.set(t, await isRealFile(e, t.base) ? [t.base] : []);
					continue;
				}
				const n = r.get(t.base) ?? filesBelow(e, t.base);
				r.set(t.base, n);
				const o = await n;
				a.set(t, o.filter(t.matches).map((e) => (0, i.join)(t.base, ...e.split("/"))));
			}
			const o = new Set([...a.values()].flat());
			const s = [...o].filter((e) => n.reduce((t, n) => fits(n, e) ? !n.negated : t, false));
			const c = n.filter((e) => !e.negated && a.get(e)?.length === 0);
			return {
				paths: s.sort(),
				unmatched: c.map((e) => e.glob)
			};
		}
		function ruleOf(e, t) {
			const n = t.startsWith("!");
			const r = (n ? t.slice(1) : t).replace(/^(?:\.\/)+/, "");
			if (!c.test(r)) return {
				glob: t,
				negated: n,
				base: (0, i.resolve)(e, r),
				matches: undefined
			};
			const o = r.split("/");
			const s = o.findIndex((e) => c.test(e));
			const l = o.slice(0, s).join("/");
			const u = (0, i.resolve)(e, s === 1 && l === "" ? "/" : l);
			return {
				glob: t,
				negated: n,
				base: u,
				matches: (0, a.Nx)(o.slice(s).join("/"))
			};
		}
		function fits(e, t) {
			if (e.matches === undefined) return e.base === t;
			const n = (0, i.relative)(e.base, t);
			return !(0, i.isAbsolute)(n) && n.split(i.sep)[0] !== ".." && e.matches(n.split(i.sep).join("/"));
		}
		async function isRealFile(e, t) {
			const n = await (0, r.lstat)(t).catch(() => undefined);
			return n?.isFile() === true && !await isLinked(e, t);
		}
		async function filesBelow(e, t) {
			return await isLinked(e, t) ? [] : (0, s.Fv)(t);
		}
		async function isLinked(e, t) {
			const n = (0, i.relative)(e, t);
			if ((0, i.isAbsolute)(n) || n.split(i.sep)[0] === "..") return false;
			const [a, o] = await Promise.all([(0, r.realpath)(t).catch(() => undefined), (0, r.realpath)(e)]);
			return a !== undefined && a !== (0, i.join)(o, n);
		}
		async function readLargeText(e, t) {
			try {
				const n = await (0, r.open)(e, "r");
				try {
					const e = await n.stat();
					if (!e.isFile()) return {
						kind: "unreadable",
						reason: "it is not a file"
					};
					if (e.size > t) return {
						kind: "unreadable",
						reason: `it is larger than ${Math.floor(t / 1024 ** 2)} MiB`
					};
					const r = await n.readFile();
					const i = r[0] === 255 && r[1] === 254;
					return {
						kind: "text",
						text: i ? r.toString("utf16le", 2) : r.toString("utf8")
					};
				} finally {
					await n.close();
				}
			} catch (e) {
				return {
					kind: "unreadable",
					reason: `it cannot be read (${(0, o.CA)(e)})`
				};
			}
		}
	}),
	59995: ((e, t, n) => {
		n.d(t, {
			W: () => renderSarif,
			u: () => sarifLine
		});
		var r = n(38086);
		var i = n(10646);
		const a = 25e3;
		const o = 1024;
		const sarifLine = (e, t = o) => (0, r.h0)(e, t).replace(/\](?=\()/g, "] ");
		const s = {
			error: "error",
			warning: "warning",
			notice: "note"
		};
		const c = {
			error: "error",
			warning: "warning",
			note: "recommendation"
		};
		const securitySeverity = (e) => e === undefined || e <= 0 ? {} : { "security-severity": e.toFixed(1) };
		function renderOwnRule(e, t, n) {
			return {
				id: e,
				name: t.name,
				shortDescription: { text: sarifLine(t.title) },
				fullDescription: { text: sarifLine(t.description) },
				help: {
					text: sarifLine(t.help),
					markdown: t.helpMarkdown
				},
				properties: {
					tags: [...t.tags],
					precision: "very-high",
					"problem.severity": c[n],
					...securitySeverity(t.score)
				}
			};
		}
		const pascalCase = (e) => e.replace(/(?:^|-)([a-z])/g, (e, t) => t.toUpperCase());
		function renderRule(e, t) {
			return {
				id: e.id,
				name: pascalCase(e.id),
				shortDescription: { text: sarifLine(e.title) },
				fullDescription: { text: sarifLine(e.title) },
				helpUri: `${t}/blob/main/docs/troubleshooting.md#${e.docs}`,
				help: { text: sarifLine(e.help) },
				properties: {
					precision: "very-high",
					"problem.severity": c[s[e.level]]
				}
			};
		}
		const fileUri = (e) => e.replace(/\\/g, "/").split("/").map(i.m).join("/");
		function renderLocation({ artifact: e, location: t }, n, r) {
			const i = n?.modules ?? (e === undefined ? [] : [{ name: e }]);
			return {
				physicalLocation: {
					artifactLocation: { uri: fileUri(t?.file ?? n?.file ?? r) },
					region: {
						startLine: t?.line ?? 1,
						startColumn: t?.column ?? 1,
						endLine: t?.endLine ?? t?.line ?? 1,
						endColumn: t?.endColumn ?? (t?.column ?? 1) + 1
					}
				},
				...i.length === 0 ? {} : { logicalLocations: i.map(({ fullName: e, name: t }) => ({
					name: sarifLine(t, 200),
					...e === undefined ? {} : { fullyQualifiedName: sarifLine(e, 400) },
					kind: "module"
				})) }
			};
		}
		function createRules({ informationUri: e, rules: t }) {
			const n = new Map();
			const r = [];
			const i = new Map(t.map((e) => [e.id, e]));
			return {
				rendered: r,
				indexOf: (t, a, o) => {
					const c = n.get(t);
					if (c !== undefined) return c;
					const l = i.get(a.rule);
					const u = o?.rule;
					if (u !== undefined) r.push(renderOwnRule(t, u, s[a.level]));
					else r.push(l === undefined ? { id: t } : renderRule(l, e));
					n.set(t, r.length - 1);
					return r.length - 1;
				}
			};
		}
		function renderSarif(e, t) {
			const n = createRules(t);
			const r = new Map();
			const i = [];
			let o = 0;
			for (const c of e) {
				if (i.length >= a) {
					o += 1;
					continue;
				}
				const e = c.detail?.();
				const l = sarifLine(e?.rule?.id ?? c.rule, 200);
				const u = (r.get(c.fingerprint) ?? 0) + 1;
				r.set(c.fingerprint, u);
				i.push({
					ruleId: l,
					ruleIndex: n.indexOf(l, c, e),
					level: s[c.level],
					message: { text: sarifLine(e?.message ?? c.message) },
					locations: [renderLocation(c, e, t.fallbackFile)],
					partialFingerprints: { primaryLocationLineHash: `${c.fingerprint}:${u}` },
					...e?.properties === undefined ? {} : { properties: e.properties }
				});
			}
			const c = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						name: `platform-actions ${t.command}`,
						semanticVersion: t.toolVersion,
						informationUri: t.informationUri,
						rules: n.rendered
					} },
					automationDetails: { id: `${t.category.replace(/\/+$/, "")}/` },
					columnKind: "utf16CodeUnits",
					results: i
				}]
			};
			return {
				text: `${JSON.stringify(c)}\n`,
				omitted: o
			};
		}
	}),
	24086: ((e, t, n) => {
		n.d(t, {
			H: () => createWorkspacePath,
			X: () => workspacePath
		});
		var r = n(76760);
		const i = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;
		function createWorkspacePath(e) {
			const { workspace: t } = e.host.context;
			const n = (0, r.relative)(t, e.workingDirectory).split(r.sep).join("/");
			const a = (0, r.isAbsolute)(n) || n.split("/")[0] === "..";
			const o = n === "" || a ? "" : `${n}/`;
			return (t) => i.test(t) ? workspacePath(e, t) : `${o}${t}`;
		}
		function workspacePath({ host: e, workingDirectory: t }, n) {
			const i = (0, r.relative)(e.context.workspace, (0, r.resolve)(t, n));
			const a = i !== "" && i.split(r.sep)[0] !== ".." && !(0, r.isAbsolute)(i);
			return a ? i.split(r.sep).join("/") : n;
		}
	}),
	77127: ((e, t, n) => {
		n.d(t, {
			nn: () => createImageRegistry,
			LN: () => referrersTag
		});
		var r = n(39589);
		var i = n(38445);
		var a = n(46115);
		var o = n(34779);
		var s = n(17775);
		var c = n(63144);
		;
		const l = ["application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.list.v2+json"];
		const u = ["application/vnd.oci.image.manifest.v1+json", "application/vnd.docker.distribution.manifest.v2+json"];
		const d = [...l, ...u].join(", ");
		const f = 1e3;
		function decodeManifest(e) {
			if (!(0, c.u4)(e)) throw new TypeError("it is not a JSON object");
			const [t, n, r] = [
				e["mediaType"],
				e["manifests"],
				e["layers"]
			];
			if (n !== undefined && r !== undefined) throw new TypeError("it has `manifests` and `layers`, so that readers disagree about it");
			if (Array.isArray(n)) {
				requireType(t, l, "manifests");
				return {
					kind: "index",
					manifests: descriptorsOf(n, "manifests")
				};
			}
			if (Array.isArray(r)) {
				requireType(t, u, "layers");
				const n = e["config"] === undefined ? undefined : decodeDescriptor(e["config"], "config");
				return {
					kind: "image",
					config: n,
					layers: descriptorsOf(r, "layers")
				};
			}
			throw new TypeError("it has neither a list `manifests` nor a list `layers`");
		}
		function requireType(e, t, n) {
			if (e === undefined || typeof e === "string" && t.includes(e)) return;
			throw new TypeError(`it has \`${n}\`, but another \`mediaType\``);
		}
		function descriptorsOf(e, t) {
			if (e.length > f) throw new TypeError(`\`${t}\` has more than ${f} entries`);
			return e.map((e, n) => decodeDescriptor(e, `${t}.${n}`));
		}
		function decodeDescriptor(e, t) {
			if (!(0, c.u4)(e)) throw new TypeError(`\`${t}\` is not an object`);
			const { annotations: n, artifactType: r, digest: a, mediaType: o, platform: s, size: l } = e;
			if (typeof a !== "string" || !(0, i.B)(a)) throw new TypeError(`\`${t}.digest\` is not a sha256 digest`);
			if (typeof l !== "number" || !Number.isSafeInteger(l) || l < 0) throw new TypeError(`\`${t}.size\` is not a number of bytes`);
			return {
				mediaType: (0, c.b6)(o) ?? "",
				digest: a,
				size: l,
				artifactType: (0, c.b6)(r),
				annotations: annotationsOf(n),
				platform: platformOf(s)
			};
		}
		function annotationsOf(e) {
			if (!(0, c.u4)(e)) return {};
			return Object.fromEntries(Object.entries(e).filter((e) => typeof e[1] === "string"));
		}
		function platformOf(e) {
			if (!(0, c.u4)(e)) return undefined;
			const [t, n] = [(0, c.b6)(e["os"]), (0, c.b6)(e["architecture"])];
			if (t === undefined || n === undefined) return undefined;
			return {
				os: t,
				architecture: n,
				variant: (0, c.b6)(e["variant"])
			};
		}
		;
		function nextPageOf(e, t) {
			const n = e === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(e)?.[1];
			if (n === undefined) return undefined;
			const r = new URL(t);
			const i = URL.canParse(n, r.href) ? new URL(n, r.href) : undefined;
			if (i === undefined || i.origin !== r.origin || i.pathname !== r.pathname) throw new TypeError("its `Link` to the next page leads elsewhere");
			return i.href;
		}
		var p = n(68475);
		;
		const m = 20;
		function judgeStorageUrl(e, t) {
			const n = new URL(t);
			const r = URL.canParse(e, n.href) ? new URL(e, n.href) : undefined;
			if (r === undefined) return {
				kind: "refused",
				reason: "its address cannot be read"
			};
			if (r.username !== "" || r.password !== "") return {
				kind: "refused",
				reason: "its address has a user name or a password"
			};
			const i = (0, p.U)(n.hostname) && (0, p.U)(r.hostname) && r.protocol === "http:";
			if (r.protocol !== "https:" && !i) return {
				kind: "refused",
				reason: "its address is not https"
			};
			const a = [...r.searchParams.values()].filter((e) => e.length >= m);
			const o = a.map(encodeURIComponent);
			const s = r.search.slice(1);
			const c = s.length >= m ? [s] : [];
			return {
				kind: "url",
				url: r.href,
				secrets: [...new Set([
					...c,
					...a,
					...o
				])]
			};
		}
		;
		const h = 4 * 1024 * 1024;
		const g = 64 * 1024 * 1024;
		const _ = 16;
		function createImageRegistry(e) {
			const { registryUrl: t } = e;
			const manifest = (n, a) => get(e, {
				repository: n,
				url: `${t}${(0, s.A)`/v2/${n}/manifests/${a}`}`,
				name: `${n}${(0, i.B)(a) ? "@" : ":"}${a}`,
				accept: d,
				maximumBytes: h,
				judge: (e) => {
					const t = `sha256:${(0, r.f)(e)}`;
					if ((0, i.B)(a)) requireDigest(t, a);
					return {
						digest: t,
						manifest: decodeManifest(JSON.parse(e))
					};
				}
			});
			return {
				manifest,
				referrers: async (t, n) => {
					const r = await listReferrers(e, t, n);
					if (r !== undefined) return r;
					const i = await manifest(t, referrersTag(n));
					return i?.manifest.kind === "index" ? i.manifest.manifests : [];
				},
				blob: async (n, { digest: i, size: a }) => {
					const o = {
						repository: n,
						url: `${t}${(0, s.A)`/v2/${n}/blobs/${i}`}`,
						name: `${n}@${i}`,
						accept: "*/*",
						maximumBytes: g,
						judge: (e) => {
							requireDigest(`sha256:${(0, r.f)(e)}`, i);
							return e;
						}
					};
					if (a > g) throw tooLarge(o);
					const c = await get(e, o);
					if (c === undefined) throw failure(o.url, "NOT_FOUND", `\`${o.name}\` is not in the registry`);
					return c;
				}
			};
		}
		function referrersTag(e) {
			return e.replace(":", "-");
		}
		function isMissing(e) {
			return e instanceof o.Wk && (e.code === "NOT_FOUND" || e.code === "UNIMPLEMENTED");
		}
		async function listReferrers(e, t, n) {
			const r = [];
			let i = `${e.registryUrl}${(0, s.A)`/v2/${t}/referrers/${n}`}`;
			for (let a = 1; i !== undefined; a += 1) {
				const o = i;
				if (a > _) throw failure(o, "UNDECODABLE", `the list of referrers has more than ${_} pages`);
				const s = await get(e, {
					repository: t,
					url: o,
					name: `${t}@${n}`,
					accept: d,
					maximumBytes: h,
					judge: (e, t) => {
						const n = decodeManifest(JSON.parse(e));
						if (n.kind !== "index") throw new TypeError("it is not an index");
						return {
							manifests: n.manifests,
							next: nextPageOf(t["link"], o)
						};
					}
				});
				if (s === undefined && a > 1) throw failure(o, "UNDECODABLE", "the list of referrers ends before a page that it announced");
				if (s === undefined) return undefined;
				r.push(...s.manifests);
				i = s.next;
			}
			return r;
		}
		async function get(e, t) {
			const { accept: n, name: r, repository: i, url: o } = t;
			const s = {
				repository: i,
				isPublic: i.startsWith(`${a.g}/`),
				name: r,
				call: callOf(o)
			};
			const judge = (e, n) => e.length > t.maximumBytes ? { kind: "too-large" } : {
				kind: "value",
				value: t.judge(e, n)
			};
			const c = await e.ask(s, async (r) => {
				try {
					return await e.transport({
						method: "GET",
						url: o,
						headers: {
							accept: n,
							authorization: `Bearer ${r}`
						},
						idempotent: true,
						judge,
						limit: {
							maximumBytes: t.maximumBytes,
							tooLarge: () => ({ kind: "too-large" })
						},
						redirected: (e) => ({
							kind: "redirect",
							location: e
						})
					});
				} catch (e) {
					if (isMissing(e)) return { kind: "missing" };
					throw e;
				}
			});
			if (c.kind === "missing") return undefined;
			const l = c.kind === "redirect" ? await follow(e, t, c.location, judge) : c;
			if (l.kind === "too-large") throw tooLarge(t);
			return l.value;
		}
		function follow(e, { accept: t, maximumBytes: n, url: r }, i, a) {
			const o = judgeStorageUrl(i, r);
			if (o.kind === "refused") throw failure(r, "REDIRECT", `the registry redirects to another host, but ${o.reason}`);
			for (const t of o.secrets) e.mask(t);
			return e.transport({
				method: "GET",
				url: o.url,
				headers: { accept: t },
				idempotent: true,
				judge: a,
				limit: {
					maximumBytes: n,
					tooLarge: () => ({ kind: "too-large" })
				}
			});
		}
		function requireDigest(e, t) {
			if (e !== t) throw new TypeError(`its digest is ${e}, not ${t}`);
		}
		function tooLarge({ maximumBytes: e, name: t, url: n }) {
			return failure(n, "UNDECODABLE", `\`${t}\` is larger than ${e >> 20} MiB`);
		}
		function failure(e, t, n) {
			return new o.Wk(n, {
				code: t,
				call: callOf(e)
			});
		}
		function callOf(e) {
			return `GET ${new URL(e).pathname}`;
		}
	}),
	25235: ((e, t, n) => {
		n.d(t, {
			P: () => chooseFiles,
			R: () => readAreaOf
		});
		var r = n(76760);
		var i = n(2810);
		var a = n(38086);
		var o = n(45794);
		var s = n(48636);
		var c = n(41706);
		var l = n(99004);
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return {
				folder: t,
				root: (0, s.UO)(n, t) ? n : t
			};
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!(0, s.lQ)(n)) {
				throw new o.y({
					message: `\`working-directory\`: \`${(0, a.h0)(n)}\` is not a folder`,
					input: "working-directory"
				});
			}
			const { areOrdinary: r, byGit: i, paths: c, unread: u } = await (0, l.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!i) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is looked at.");
			if (e.length > 0) {
				const { areOthers: n, ...i } = await matchFiles(e, c, t);
				return {
					...i,
					areOrdinary: r && !n,
					unreadFolders: u
				};
			}
			if (c.length === 0 && u.length === 0) {
				throw new o.y({
					message: `there is nothing to look at: ${i ? "git tracks no file" : "there is no file"} in \`${(0, a.h0)(n)}\``,
					fix: "is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`"
				});
			}
			return {
				paths: c,
				areOrdinary: r,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: u
			};
		}
		async function matchFiles(e, t, n) {
			const r = new Set(t);
			const s = e.map((e) => e.replace(/^(!?)(?:\.\/)+/, "$1"));
			const c = s.filter((e) => !/[*?[\]{}!]/.test(e));
			const l = [];
			for (const e of c) if (!r.has(e) && await isThere(readAreaOf(n), e)) l.push(e);
			const u = [...t.filter((0, i.nY)(s)), ...l];
			const d = new Set(c);
			const f = s.filter((e) => !e.startsWith("!") && !l.includes(e) && !t.some((0, i.Nx)(e)));
			if (u.length > 0) return {
				paths: u,
				areOthers: l.length > 0,
				inFull: d,
				unmatched: f
			};
			throw new o.y({
				message: `\`files\` matches no file below \`${(0, a.h0)(n.workingDirectory)}\``,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, s.UO)(e.folder, (0, r.resolve)(e.folder, t))) return false;
			return (await (0, c.sL)(e, t)).kind !== "skipped";
		}
	}),
	56306: ((e, t, n) => {
		n.d(t, { i: () => openFileThreads });
		var r = n(45190);
		var i = n(25235);
		function openFileThreads(e, t) {
			const { folder: n, root: a } = (0, i.R)(e);
			const o = {
				folder: n,
				root: a,
				names: t
			};
			const s = e.openThreads(o);
			return { handle: async (t) => {
				try {
					return await s.handle(t, e.signal);
				} catch (t) {
					if (!e.signal.aborted) throw t;
					throw (0, r.Wm)(e.signal, "reading the files");
				}
			} };
		}
	}),
	6985: ((e, t, n) => {
		n.d(t, { i: () => readWorkspace });
		var r = n(34150);
		var i = n(38086);
		var a = n(45794);
		var o = n(27846);
		;
		const s = [
			"foreign",
			"unnamed",
			"untagged"
		];
		function collectReferences(e) {
			const t = {
				foreign: 0,
				unnamed: 0,
				untagged: 0
			};
			for (const n of e) for (const e of s) t[e] += n.left[e];
			const n = uniqueReferences(e.flatMap((e) => e.references));
			const r = e.filter(({ isScanned: e }) => e).length;
			return {
				references: n,
				malformed: e.flatMap((e) => e.malformed),
				unresolved: e.flatMap((e) => e.unresolved),
				untagged: e.flatMap((e) => e.untagged),
				ignored: uniqueIgnored(e.flatMap((e) => e.ignored)),
				skipped: [
					{
						what: "references",
						why: "of other registries",
						count: t.foreign
					},
					{
						what: "references",
						why: "that do not name this registry",
						count: t.unnamed
					},
					{
						what: "references",
						why: "without a tag in texts",
						count: t.untagged
					}
				],
				summary: summaryOf(r, n.length, t)
			};
		}
		function uniqueReferences(e) {
			const t = new Set(e.filter(({ scanned: e }) => e.isInCompanion).map(keyOfPlace));
			if (t.size === 0) return e;
			const n = new Set();
			return e.filter((e) => {
				const r = keyOfPlace(e);
				if (!t.has(r)) return true;
				if (!e.scanned.isInCompanion || n.has(r)) return false;
				n.add(r);
				return true;
			});
		}
		function uniqueIgnored(e) {
			const keyOf = ({ location: e, text: t }) => JSON.stringify([
				e.file,
				e.line,
				e.column,
				t
			]);
			return [...new Map(e.map((e) => [keyOf(e), e])).values()];
		}
		function keyOfPlace({ file: e, scanned: t }) {
			return `${t.place.start} ${e}`;
		}
		function summaryOf(e, t, n) {
			const i = [`${n.foreign} of other registries`, ...n.unnamed === 0 ? [] : [`${n.unnamed} that cannot be known before they are built`]];
			return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; left alone: ${i.join(", ")}.`;
		}
		var c = n(29396);
		var l = n(36083);
		var u = n(24086);
		var d = n(25235);
		;
		function unknownFileFinding(e) {
			const t = e === undefined ? "Nothing that `files` matches is" : `\`${(0, i.h0)(e)}\` is named by \`files\`, but is not`;
			return {
				rule: "unknown-file",
				level: "warning",
				title: "File not read",
				message: `${t} of a kind that is understood.`,
				...e === undefined ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: `unknown-file ${e ?? ""}`
			};
		}
		function unmatchedGlobFinding(e) {
			const t = (0, i.h0)(e, 300);
			return {
				rule: "unmatched-glob",
				level: "warning",
				title: "Glob matches nothing",
				message: `\`${t}\` in \`files\` matches no file.`,
				fingerprint: `unmatched-glob ${t}`
			};
		}
		var f = n(56306);
		;
		async function readWorkspace(e, t, n) {
			const r = await (0, d.P)(e, t);
			const i = openReading(r, t);
			const a = [];
			for (const e of r.paths) if ((0, c.yK)(e) === undefined) skipByName(i, e, "a file of this product");
			else a.push(e);
			const o = (0, f.i)(t, n);
			const s = a.map((e) => ({
				kind: "read",
				path: e,
				shown: i.shown(e),
				isOrdinary: r.areOrdinary
			}));
			const l = await o.handle(s);
			for (const [e, t] of a.entries()) {
				const n = l[e];
				if (n?.kind === "answer" && n.answer.kind === "read") add(i, t, n.answer.file);
				else i.unread.push(unreadFile(i.shown(t), n?.kind === "lost" ? n.why : "was not read"));
			}
			return finish(i, e.length > 0);
		}
		function openReading(e, t) {
			const n = (0, u.H)(t);
			return {
				chosen: e,
				deps: t,
				shown: n,
				paths: new Set(e.paths),
				files: new Map(),
				judged: [],
				judgedPaths: [],
				unread: e.unreadFolders.map(({ path: e, reason: t }) => unreadFile(n(e), t)),
				findings: e.unmatched.map(unmatchedGlobFinding),
				skipped: [],
				judgedFiles: 0,
				scanned: 0,
				unknown: 0
			};
		}
		function add(e, t, n) {
			if (n.kind === "skipped") addSkipped(e, t, n.why);
			else if (n.kind === "unread") e.unread.push(unreadFile(e.shown(t), n.reason));
			else if (isLookedAt(e, t, n.linkedTo)) skipFile(e, "links to files that are looked at themselves", t);
			else addText(e, t, n);
		}
		function addSkipped(e, t, n) {
			if (n === o.gb) {
				passOver(e, t);
				return;
			}
			if (n === c.Cm) e.scanned += 1;
			skipFile(e, n, t);
		}
		function isLookedAt({ paths: e }, t, n) {
			return n !== undefined && e.has(n) && (0, c.yK)(n) === (0, c.yK)(t);
		}
		function addText(e, t, { holders: n, judged: r }) {
			const { end: i } = r;
			if (i.kind === "unread") e.unread.push(unreadFile(e.shown(t), i.why, i.line));
			else if (i.kind === "bill-of-materials") skipByName(e, t, "a software bill of materials");
			else e.judgedFiles += 1;
			if (r.isScanned) e.scanned += 1;
			for (const t of r.debug) e.deps.host.log.debug(t);
			e.judged.push(r);
			e.judgedPaths.push(t);
			e.findings.push(...r.findings);
			for (const { encoding: t, path: r, text: i } of n) e.files.set(r, {
				text: i,
				encoding: t
			});
		}
		function unreadFile(e, t, n = 1) {
			return {
				kind: "file",
				what: e,
				why: t,
				location: {
					file: e,
					line: n
				}
			};
		}
		function passOver(e, t) {
			const { chosen: n, findings: r, shown: i } = e;
			e.unknown += 1;
			skipFile(e, o.gb);
			if (n.inFull.has(t)) r.push(unknownFileFinding(i(t)));
		}
		function skipByName({ chosen: e, findings: t, shown: n, skipped: r }, a, o) {
			r.push({
				what: (0, i.h0)(n(a), 300),
				why: o,
				count: 1
			});
			if (e.inFull.has(a)) t.push(unknownFileFinding(n(a)));
		}
		function skipFile({ deps: e, skipped: t }, n, r) {
			if (r !== undefined) e.host.log.debug(`${(0, i.h0)(r)} is skipped: ${n}`);
			t.push({
				what: "files",
				why: n,
				count: 1
			});
		}
		function finish(e, t) {
			const { files: n, findings: a, judged: o, judgedFiles: s, judgedPaths: c, scanned: u, skipped: d, unknown: f, unread: p } = e;
			const m = d.filter(({ why: e }) => e === "not in the working tree").length;
			if (u === 0 && p.length === 0 && m > 0) throw nothingThere(m);
			if (t && u === 0 && a.length === 0 && p.length === 0) a.push(unknownFileFinding());
			const h = p.filter(({ kind: e }) => e === "file").map(({ what: e, why: t }) => ({
				what: (0, i.h0)(e, 300),
				why: (0, i.h0)(t, 500)
			}));
			const g = f === 1 ? "is" : "are";
			const _ = `${(0, r.hS)(f, "file")} named by \`files\` ${g} not of a supported type.`;
			const v = collectReferences(o);
			return {
				...v,
				files: n,
				judgedPaths: c,
				unread: p,
				findings: a,
				account: (0, l.X)(s, d, h),
				log: [v.summary, ...t && f > 0 ? [_] : []]
			};
		}
		function nothingThere(e) {
			return new a.y({
				message: `there is nothing to look at: none of the ${(0, r.hS)(e, "file")} that git tracks here is in the working tree`,
				fix: "is the repository checked out? Run the checkout step before this one, or widen its sparse checkout"
			});
		}
	})
};
;
