"use strict";
exports.id = 38;
exports.ids = [38];
exports.modules = {
	34150: ((e, t, n) => {
		n.d(t, {
			_l: () => pluralOf,
			hS: () => counted,
			iD: () => formFor
		});
		function formFor(e, t, n) {
			return e === 1 ? t : n;
		}
		function pluralOf(e) {
			return /[^aeiou]y$/.test(e) ? e.replace(/y$/, "ies") : `${e}s`;
		}
		function counted(e, t, n = pluralOf(t)) {
			return `${e} ${formFor(e, t, n)}`;
		}
	}),
	63144: ((e, t, n) => {
		n.d(t, {
			Lv: () => versionTextOf,
			TL: () => isSameJson,
			_F: () => fieldOf,
			b6: () => textOf,
			u4: () => isRecord
		});
		function isRecord(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		function fieldOf(e, t) {
			return isRecord(e) ? e[t] : undefined;
		}
		function versionTextOf(e) {
			return typeof e === "number" ? String(e) : textOf(e);
		}
		function textOf(e) {
			return typeof e === "string" && e !== "" ? e : undefined;
		}
		function isSameJson(e, t) {
			if (Array.isArray(e) && Array.isArray(t)) return e.length === t.length && e.every((e, n) => isSameJson(e, t[n]));
			if (!isRecord(e) || !isRecord(t)) return e === t;
			return [...new Set([...Object.keys(e), ...Object.keys(t)])].every((n) => isSameJson(e[n], t[n]));
		}
	}),
	38086: ((e, t, n) => {
		n.d(t, {
			M1: () => breakHashes,
			dp: () => byteLength,
			gL: () => clipText,
			h0: () => plainLine,
			ix: () => breakCommands,
			jQ: () => showInvisible,
			qy: () => r
		});
		const r = 1e3;
		const i = /[\r\n\v\f\u0085\u2028\u2029]+/g;
		const a = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
		const codePointName = (e) => `[U+${Number(e.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}]`;
		function showInvisible(e) {
			if (/^[\n -~]*$/.test(e)) return e;
			return e.replace(a, (e) => {
				if (e === "\n") return e;
				return e === "	" ? " " : codePointName(e);
			});
		}
		function breakCommands(e) {
			return breakHashes(e.replace(/:(?=:)/g, ": "));
		}
		function breakHashes(e) {
			return e.replace(/#(?=#(?:\[|vso\[))/gi, "# ");
		}
		function clipText(e, t) {
			if (e.length <= t) return e;
			const n = e.charCodeAt(t - 2);
			const r = n >= 55296 && n <= 56319 ? t - 2 : t - 1;
			return `${e.slice(0, r)}\u2026`;
		}
		const o = /^[!-~](?:[ -~]*[!-~])?$/;
		function plainLine(e, t = r) {
			if (e.length <= t && o.test(e)) return e;
			return showInvisible(clipText(e, t).replace(i, " ")).trim();
		}
		function byteLength(e) {
			let t = e.length;
			for (let n = 0; n < e.length; n += 1) {
				const r = e.charCodeAt(n);
				if (r < 128) continue;
				if (r < 2048) t += 1;
				else if (r >= 55296 && r <= 56319 && isLowSurrogate(e.charCodeAt(n + 1))) {
					t += 2;
					n += 1;
				} else t += 2;
			}
			return t;
		}
		const isLowSurrogate = (e) => e >= 56320 && e <= 57343;
	}),
	81352: ((e, t, n) => {
		n.d(t, { K: () => findProgram });
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
		n.d(t, {
			Q: () => lexicalPath,
			W: () => findRepository
		});
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
		n.d(t, {
			EO: () => runGit,
			_K: () => gitEnvironment,
			yy: () => s
		});
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
	38445: ((e, t, n) => {
		n.d(t, { B: () => isDigest });
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	40382: ((e, t, n) => {
		n.d(t, {
			Jw: () => fileSegments,
			TT: () => isUsableMapping,
			de: () => mapsDockerHub,
			jE: () => parseRegistryMapping,
			kl: () => locateImage
		});
		var r = n(63664);
		var i = n(46115);
		var a = n(2937);
		const o = "latest";
		const s = "library";
		function withPlainHost([e, ...t]) {
			return [(0, a.jV)(String(e)), ...t];
		}
		function fileSegments({ host: e, path: t }) {
			const n = (0, a.jV)(e ?? a.Xb);
			const r = n === a.Xb && t.length === 1;
			return [
				n,
				...r ? [s] : [],
				...t
			];
		}
		function mapsDockerHub({ mappings: e }) {
			return e.some(({ from: e }) => e[0] === a.Xb);
		}
		function parseRegistryMapping(e) {
			const [t = "", n = "", ...r] = e.split("=").map((e) => e.trim().replace(/^https?:\/\//, "").replace(/(?<!\/)\/+$/, ""));
			if (r.length > 0 || t === "" || n === "") return {
				kind: "malformed",
				reason: "it does not have the form `left=right`"
			};
			const [i, a] = [t.split("/"), n.split("/")];
			if ([...i, ...a].some((e) => e === "")) return {
				kind: "malformed",
				reason: "one of its parts is empty"
			};
			const o = leftProblem(i);
			if (o !== undefined) return {
				kind: "malformed",
				reason: o
			};
			return {
				kind: "mapping",
				mapping: {
					from: withPlainHost(i),
					to: withPlainHost(a)
				}
			};
		}
		function leftProblem([e = "", ...t]) {
			if (!(0, r.ER)(e)) return "its left side does not begin with a registry host, such as `mirror.example` or `docker.io`";
			return t.some((e) => /[:@]/.test(e)) ? "its left side has a tag or a digest" : undefined;
		}
		function isUsableMapping(e, t) {
			const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
			const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
			return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
		}
		function locateImage(e, t, n) {
			const r = e.tag ?? o;
			const { host: s, path: c } = e;
			const l = s === undefined && n === "ours";
			const u = l || t.mappings.length === 0 ? [] : fileSegments(e);
			const d = longestMapping(u, t.mappings);
			if (d !== undefined) {
				const n = [...d.to, ...u.slice(d.from.length)];
				const i = String(n[0]);
				if (!isOurs(i, t)) return {
					kind: "foreign",
					host: i
				};
				return ours(n.slice(1), r, {
					...e,
					tag: r,
					digest: undefined
				});
			}
			if (s === undefined) {
				if (n === "foreign") return {
					kind: "foreign",
					host: s
				};
			} else if (!isOurs(s, t)) return {
				kind: "foreign",
				host: s
			};
			const f = c.length === 1 ? [i.g, ...c] : c;
			return ours(c, r, {
				host: s ?? a.uD,
				path: f,
				tag: r,
				digest: undefined
			});
		}
		function ours(e, t, n) {
			const r = e.length === 1 ? [i.g, ...e] : e;
			return {
				kind: "ours",
				image: {
					organization: String(r[0]),
					repository: r.join("/"),
					tag: t,
					complete: n
				}
			};
		}
		function isOurs(e, t) {
			const n = (0, a.jV)(e);
			return n === a.uD || n === (0, a.jV)(t.registryHost);
		}
		function longestMapping(e, t) {
			if (e.length === 0) return undefined;
			const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
			return n.sort((e, t) => t.from.length - e.from.length)[0];
		}
	}),
	63664: ((e, t, n) => {
		n.d(t, {
			$B: () => isUntaggedName,
			De: () => isCompleteReference,
			ER: () => isHostSegment,
			Yk: () => printImageReference,
			e1: () => printImageName,
			gj: () => withoutWrongDigest,
			o_: () => parseImageReference
		});
		var r = n(38445);
		const i = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
		const a = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
		const o = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
		const s = 4096;
		function isTag(e) {
			return i.test(e);
		}
		function isHostSegment(e) {
			return e.includes(".") || e.includes(":") || e === "localhost";
		}
		function parseImageReference(e) {
			if (e === "") return malformed("it is empty");
			if (e.length > s) return malformed(`it is longer than ${s} characters`);
			const t = e.indexOf("@");
			const n = t < 0 ? undefined : e.slice(t + 1);
			if (n !== undefined && !(0, r.B)(n)) return malformed(digestProblem(n));
			const i = t < 0 ? e : e.slice(0, t);
			const c = i.lastIndexOf(":");
			const l = c > i.lastIndexOf("/");
			const u = l ? i.slice(c + 1) : undefined;
			if (u !== undefined && !isTag(u)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
			const d = l ? i.slice(0, c) : i;
			const f = d.indexOf("/");
			const p = d.slice(0, Math.max(0, f));
			const m = isHostSegment(p) ? p : undefined;
			if (m !== undefined && !o.test(m)) return malformed("its registry host is not a valid host name");
			const h = m === undefined ? d : d.slice(f + 1);
			if (!a.test(h)) return malformed(pathProblem(h));
			return {
				kind: "reference",
				reference: {
					host: m,
					path: h.split("/"),
					tag: u,
					digest: n
				}
			};
		}
		function malformed(e) {
			return {
				kind: "malformed",
				reason: e
			};
		}
		function pathProblem(e) {
			const isWrong = (e) => !a.test(e);
			if (e.split("/").find(isWrong) === "") return "it has an empty name";
			return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
		}
		function withoutWrongDigest(e) {
			const t = e.indexOf("@");
			const n = parseImageReference(e.slice(0, Math.max(0, t)));
			return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
		}
		const c = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@sha(?:256|512):[\w:+.-]*)$/;
		function isCompleteReference(e) {
			const t = parseImageReference(e);
			if (t.kind === "malformed") {
				const t = e.indexOf("/");
				const n = e.slice(0, Math.max(0, t));
				return isHostSegment(n) && o.test(n) && c.test(e.slice(t + 1));
			}
			const { host: n, tag: r, digest: i } = t.reference;
			return n !== undefined && (r !== undefined || i !== undefined);
		}
		function printImageName({ host: e, path: t }) {
			const n = t.join("/");
			return e === undefined ? n : `${e}/${n}`;
		}
		function isUntaggedName(e) {
			const t = parseImageReference(e);
			return t.kind === "reference" && t.reference.host !== undefined && !isCompleteReference(e);
		}
		function printImageReference(e) {
			const t = e.tag === undefined ? "" : `:${e.tag}`;
			const n = e.digest === undefined ? "" : `@${e.digest}`;
			return `${printImageName(e)}${t}${n}`;
		}
		function digestProblem(e) {
			if (/^sha256:[0-9a-f]+$/.test(e) && e.length < 71) {
				return `its digest has ${e.length - 7} hexadecimal digits, not 64`;
			}
			return "its digest is not `sha256:` and 64 lower-case hexadecimal digits";
		}
	}),
	46115: ((e, t, n) => {
		n.d(t, {
			U: () => isPublic,
			g: () => r
		});
		const r = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${r}/`) && (t === "latest" || t === "latest-dev");
		}
	}),
	2937: ((e, t, n) => {
		n.d(t, {
			Xb: () => i,
			jV: () => plainHost,
			uD: () => r
		});
		const r = "cgr.dev";
		const i = "docker.io";
		const a = new Set([
			i,
			"index.docker.io",
			"registry-1.docker.io"
		]);
		function plainHost(e) {
			const t = e.toLowerCase();
			const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
			return a.has(n) ? i : n;
		}
	})
};
;
