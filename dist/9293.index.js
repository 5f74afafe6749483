"use strict";
exports.id = 9293;
exports.ids = [
	9293,
	8365,
	1674
];
exports.modules = {
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
	8754: ((e, t, n) => {
		t.I3 = listTreeFiles;
		t.Q_ = readTreeBlob;
		t.xt = readTreeFile;
		var r = n(38086);
		async function readTreeFile(e, t, n, r) {
			const i = await readTreeBlob(e, t, n, r);
			return i.kind === "blob" ? {
				kind: "file",
				text: i.bytes.toString("utf8")
			} : i;
		}
		async function readTreeBlob(e, t, n, i) {
			const a = await e.treeOf(t);
			if (a.kind === "failed") return a;
			let o = a.value;
			const s = n.split("/");
			for (const [t, n] of s.entries()) {
				const a = await e.entries(o);
				if (a.kind === "failed") return a;
				const c = a.value.find((e) => e.name === n);
				if (c === undefined) return { kind: "absent" };
				const l = t === s.length - 1;
				const u = obstacle(c, l);
				if (u !== undefined) return {
					kind: "refused",
					why: `\`${(0, r.h0)(s.slice(0, t + 1).join("/"))}\` ${u}`
				};
				if (c.mode.startsWith("100")) {
					if (!l) return { kind: "absent" };
					const t = await e.blob(c.id, i);
					return t.kind === "failed" ? t : {
						kind: "blob",
						bytes: t.value,
						mode: c.mode
					};
				}
				o = c.id;
			}
			return { kind: "absent" };
		}
		const i = 5e3;
		async function listTreeFiles(e, t, n, r) {
			const a = await e.treeOf(t);
			if (a.kind === "failed") return a;
			let o = a.value;
			for (const t of n.split("/").filter((e) => e !== "")) {
				const n = await e.entries(o);
				if (n.kind === "failed") return n;
				const r = n.value.find((e) => e.name === t);
				if (r?.mode !== "40000") return { kind: "absent" };
				o = r.id;
			}
			const s = [];
			const c = [{
				path: "",
				tree: o
			}];
			for (let t = 1, n = c.pop(); n !== undefined; t += 1, n = c.pop()) {
				if (t > i) return {
					kind: "refused",
					why: `it has more than ${i} folders to look at`
				};
				const a = await e.entries(n.tree);
				if (a.kind === "failed") return a;
				for (const { id: e, mode: t, name: i } of a.value) {
					const a = n.path === "" ? i : `${n.path}/${i}`;
					if (t.startsWith("100")) s.push(a);
					else if (t === "40000" && r(a)) c.push({
						path: a,
						tree: e
					});
				}
			}
			return {
				kind: "files",
				paths: s.sort()
			};
		}
		function obstacle({ mode: e }, t) {
			if (e === "120000") return "is a link in the base commit, and links are not followed";
			if (e === "160000") return "is a submodule in the base commit, and submodules are not read";
			if (e === "40000") return t ? "is a folder in the base commit" : undefined;
			return e.startsWith("100") ? undefined : `has the unknown mode ${(0, r.h0)(e, 20)} in the base commit`;
		}
	}),
	89293: ((e, t, n) => {
		n.r(t);
		t.listFromBase = listFromBase;
		t.readCommitted = readCommitted;
		t.readFromBase = readFromBase;
		var r = n(76760);
		var i = n(45794);
		var a = n(48636);
		var o = n(38365);
		var s = n(8754);
		var c = n(8385);
		;
		async function readAnywhere(e, t) {
			const n = await readFromCheckout(e, t);
			if (!isFailed(n)) return n;
			const r = await readFromGithub(e, t);
			if (!isFailed(r)) return r;
			return {
				kind: "failed",
				why: `${n.why}; ${r.why}`
			};
		}
		function isFailed(e) {
			return e.kind === "failed";
		}
		async function readFromCheckout({ commits: e, place: t, repository: r }, i) {
			if (r === undefined) return {
				kind: "failed",
				why: "the workspace is not a git repository"
			};
			const { openCheckoutTrees: a } = await n.e(3913).then(n.bind(n, 63913));
			let o;
			for (const n of e) {
				const e = a(gitCall(t, r), n.length, t.host.context.tempDirectory);
				try {
					const t = await i(e, n);
					if (!isFailed(t)) return t;
					o ??= t;
				} finally {
					e.close();
				}
			}
			return o ?? {
				kind: "failed",
				why: "there is no commit to read"
			};
		}
		async function readFromGithub({ commits: e, place: t }, r) {
			const failed = (e) => ({
				kind: "failed",
				why: e
			});
			if (t.host.name !== "github" || t.github === undefined) return failed("no API is available to read it from");
			const i = await t.github();
			if (i.kind === "closed") return failed(`it cannot be read through GitHub's API either: ${i.why}`);
			const { githubTrees: a } = await n.e(6325).then(n.bind(n, 16325));
			const [o = ""] = e;
			return r(a(i.api, i.repository), o);
		}
		async function headCommits(e, t) {
			if (t === undefined) return [];
			const { runGit: r } = await n.e(616).then(n.bind(n, 60616));
			const i = [
				"rev-parse",
				"--verify",
				"--quiet",
				"--end-of-options",
				"HEAD^{commit}"
			];
			const a = await r(gitCall(e, t), i);
			const o = a.kind === "failed" ? "" : a.bytes.toString("utf8").trim();
			return (0, c.TS)(o) ? [o] : [];
		}
		async function baseCommits(e, t) {
			const { changeRequest: n, commit: r, untrustedHead: i } = e.host.context;
			const a = n?.baseCommit;
			const o = i ? [a, r] : [a ?? await commitOfBranch(e, t, n?.baseRef)];
			return o.filter((e) => e !== undefined && (0, c.TS)(e)).map(String);
		}
		async function commitOfBranch(e, t, r) {
			if (r === undefined || t === undefined || /[\s~^:?*[\\]|\.\.|@\{/.test(r)) return undefined;
			const { runGit: i } = await n.e(616).then(n.bind(n, 60616));
			const a = [
				"rev-parse",
				"--verify",
				"--quiet",
				"--end-of-options",
				`refs/remotes/origin/${r}^{commit}`
			];
			const o = await i(gitCall(e, t), a);
			return o.kind === "failed" ? undefined : o.bytes.toString("utf8").trim();
		}
		function gitCall(e, t) {
			return {
				repository: t,
				workspace: e.host.context.workspace,
				signal: e.signal
			};
		}
		;
		const l = "check out the base commit too (`fetch-depth: 0` for actions/checkout, `GIT_DEPTH: 0` on GitLab, `fetchDepth: 0` on Azure); or, on GitHub, set `github-token` to a token with `contents: read`; or name a commit that is checked out in PLATFORM_BASE_COMMIT";
		async function readFromBase(e, t, i) {
			const { host: o, workingDirectory: c } = e;
			const { findRepository: l } = await Promise.resolve().then(n.bind(n, 38365));
			const d = l(o.context.workspace, c);
			if (d === undefined && e.policyFrom === "head") {
				const e = (0, r.resolve)(c, t);
				const n = await (0, a.Gu)(e, i).catch(() => "unreadable");
				if (n === undefined) return undefined;
			}
			const f = locate(e, d, t, await baseCommits(e, d), u);
			const p = await readAnywhere(f, (e, t) => (0, s.xt)(e, t, f.path, i));
			return textOf(p, t, u);
		}
		const u = {
			input: "policy-from",
			of: "the base of the change",
			unknown: "the host does not report the base commit of this run",
			fix: l
		};
		async function readCommitted(e, t, r, i) {
			const { changeRequest: a, untrustedHead: o, workspace: c } = e.host.context;
			const { findRepository: l } = await Promise.resolve().then(n.bind(n, 38365));
			const f = l(c, e.workingDirectory);
			const p = a !== undefined || o;
			const m = p ? {
				...u,
				input: i
			} : {
				input: i,
				of: "the checked-out commit",
				unknown: "no commit is checked out",
				fix: d
			};
			const h = p ? await baseCommits(e, f) : await headCommits(e, f);
			const g = locate(e, f, t, h, m);
			const _ = await readAnywhere(g, (e, t) => (0, s.xt)(e, t, g.path, r));
			return textOf(_, t, m);
		}
		const d = "check the repository out before this step, and commit the file";
		async function listFromBase(e, t) {
			const { findRepository: r } = await Promise.resolve().then(n.bind(n, 38365));
			const i = r(e.host.context.workspace, e.workingDirectory);
			const a = locate(e, i, ".", await baseCommits(e, i), u);
			const o = await readAnywhere(a, (e, n) => (0, s.I3)(e, n, a.path, t));
			if (o.kind === "failed" || o.kind === "refused") throw refusal(".", o.why, u);
			return o.kind === "files" ? o.paths : [];
		}
		function refusal(e, t, { fix: n, input: r, of: a }) {
			return new i.y({
				message: `\`${e}\` cannot be read from ${a}: ${t}`,
				fix: n,
				input: r
			});
		}
		function locate(e, t, n, i, s) {
			const { workspace: c } = e.host.context;
			const l = t?.top ?? (0, o.Q)(c, c);
			const u = (0, o.Q)(c, (0, r.resolve)(e.workingDirectory, n));
			if (!(0, a.UO)(l, u)) throw refusal(n, "it is outside the repository", s);
			if (i.length === 0) throw refusal(n, s.unknown, s);
			return {
				place: e,
				repository: t,
				commits: i,
				path: (0, r.relative)(l, u).split(r.sep).join("/")
			};
		}
		function textOf(e, t, n) {
			if (e.kind === "failed") throw refusal(t, e.why, n);
			if (e.kind === "refused") {
				throw refusal(t, e.why, {
					...n,
					fix: "use the path of the file itself in that commit"
				});
			}
			return e.kind === "file" ? e.text : undefined;
		}
	})
};
;
