"use strict";
exports.id = 2996;
exports.ids = [2996, 4139];
exports.modules = {
	39589: ((e, t, n) => {
		t.T = sha256Base64;
		t.f = sha256Hex;
		var r = n(90855);
		const i = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
		function sha256Hex(e) {
			const t = [];
			for (const n of (0, r.sc)(new TextEncoder().encode(e))) t.push(i[n]);
			return t.join("");
		}
		function sha256Base64(e) {
			return btoa(String.fromCharCode(...(0, r.sc)(new TextEncoder().encode(e))));
		}
	}),
	33215: ((e, t, n) => {
		t.K = branchesOfImages;
		t.h = branchNameProblem;
		var r = n(77825);
		var i = n(39589);
		const a = 200;
		function branchNameProblem(e) {
			if (e.length > a) return `is longer than ${a} characters`;
			if (/^refs\//.test(e)) return "begins with `refs/`; write the name of the branch alone";
			if (/[\p{Cc}\p{Z}~^:?*[\\]/u.test(e)) return "has a character that git does not allow in branches";
			const t = /\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e) || e === "" || e === "HEAD";
			const n = e.split("/").some((e) => e.startsWith(".") || e.endsWith(".lock"));
			return t || n ? "is not a name that git allows for branches" : undefined;
		}
		function branchesOfImages(e, t) {
			const plain = (t) => `${e}-${t.replaceAll("/", "-").replace(/\.lock$/, "-lock")}`;
			const n = [...(0, r.$)(t, plain)].flatMap(([e, t]) => t.map((n) => [n, t.length === 1 ? e : `${e}-${(0, i.f)(n).slice(0, 8)}`]));
			return new Map(n);
		}
	}),
	35557: ((e, t, n) => {
		n.d(t, { b: () => i });
		t.T = sameBranch;
		t.pullRequestProblems = pullRequestProblems;
		var r = n(33215);
		const i = "https://github.com/platform-actions/platform-actions/blob/main/docs/recipes/refresh-pins.md";
		const a = 256;
		function pullRequestProblems(e, { host: t }) {
			const n = "pull-request";
			const i = [];
			if (e.mode !== undefined && e.mode !== "pin") i.push({
				message: "`pull-request` is only used with `mode: pin`",
				fix: "set `mode: pin`",
				input: n
			});
			if ((e.images?.length ?? 0) > 0 && e.files?.length === 0) i.push({
				message: "`pull-request` pins references in files, and with `images` alone no file is read",
				fix: "leave `images` out, or name `files` too",
				input: "images"
			});
			const o = misplacedProblem(t);
			if (o !== undefined) i.push(o);
			else if (e["github-token"] === undefined) i.push({
				message: "`pull-request` needs `github-token`, which is not set",
				fix: "leave `github-token` out to use the token of the job, or set it to a token of a GitHub App",
				input: "github-token"
			});
			for (const t of ["branch", "base"]) {
				const n = e[t] === undefined ? undefined : (0, r.h)(e[t]);
				if (n !== undefined) i.push({
					message: `\`${t}\`: \`${e[t]}\` ${n}`,
					input: t
				});
			}
			if (e.branch !== undefined && e.branch === e.base) i.push(sameBranch(e.branch));
			if ((e.title?.length ?? 0) > a) i.push({
				message: `\`title\` is longer than ${a} characters`,
				input: "title"
			});
			return i;
		}
		function misplacedProblem({ context: e, name: t }) {
			const refuse = (e, t) => ({
				message: `\`pull-request\` cannot be used ${e}`,
				fix: `${t}: see the recipe ${i}`,
				input: "pull-request"
			});
			if (t !== "github" || e.repository === undefined || e.apiUrl === undefined) return refuse("outside of GitHub Actions", "pin the files with `mode: pin`, and open the merge or pull request in a step of your own");
			if (e.changeEvent) return refuse(`on events of pull requests (this one is \`${e.event ?? "unknown"}\`)`, "run it on `schedule`, `workflow_dispatch` or `push`");
			return e.isFork === true ? refuse("in a fork", "run it in the repository that the fork is of") : undefined;
		}
		function sameBranch(e) {
			return {
				message: `\`branch\` and \`base\` are both \`${e}\``,
				fix: "choose another name in `branch`: everything on it is replaced by every run",
				input: "branch"
			};
		}
	}),
	62996: ((e, t, n) => {
		n.r(t);
		t.openTarget = openTarget;
		t.problemOf = problemOf;
		var r = n(38086);
		var i = n(45794);
		var a = n(76760);
		var o = n(48636);
		var s = n(60616);
		var c = n(8385);
		var l = n(38365);
		var u = n(63913);
		var d = n(8754);
		;
		const f = 64 * 1024 * 1024;
		async function openCheckedOut(e) {
			const { signal: t, tempDirectory: n, workingDirectory: r, workspace: i } = e;
			const p = (0, l.findRepository)(i, r);
			if (p === undefined) return {
				kind: "none",
				why: "the workspace is not a git checkout"
			};
			const m = {
				repository: p,
				workspace: i,
				signal: t
			};
			const h = await (0, s.runGit)(m, [
				"rev-parse",
				"--verify",
				"--quiet",
				"HEAD^{commit}"
			]);
			const g = h.kind === "output" ? h.bytes.toString("utf8").trim() : "";
			if (!(0, c.TS)(g)) return {
				kind: "none",
				why: "the checkout has no commit"
			};
			const _ = await (0, s.runGit)(m, [
				"symbolic-ref",
				"--quiet",
				"HEAD"
			]);
			const v = _.kind === "output" ? _.bytes.toString("utf8").trim() : "";
			const y = (0, u.openCheckoutTrees)(m, g.length, n);
			const b = {
				treeOf: remember(y.treeOf),
				entries: remember(y.entries),
				blob: y.blob
			};
			return {
				commit: g,
				branch: v.startsWith("refs/heads/") ? v.slice("refs/heads/".length) : undefined,
				pathOf: (e) => {
					const t = (0, l.Q)(i, (0, a.resolve)(r, e));
					if (!(0, o.UO)(p.top, t)) return undefined;
					return (0, a.relative)(p.top, t).split(a.sep).join("/");
				},
				read: (e) => (0, d.Q_)(b, g, e, f),
				close: y.close
			};
		}
		function remember(e) {
			const t = new Map();
			return (n) => {
				const r = t.get(n) ?? e(n);
				t.set(n, r);
				return r;
			};
		}
		var p = n(84139);
		var m = n(85531);
		var h = n(35557);
		;
		async function openTarget(e, t) {
			const { tempDirectory: n, workspace: r } = t.host.context;
			const { signal: a, workingDirectory: o } = t;
			const s = await openCheckedOut({
				workspace: r,
				workingDirectory: o,
				tempDirectory: n,
				signal: a
			});
			if ("kind" in s) throw new i.y({
				message: `\`pull-request\` needs a checkout: ${s.why}`,
				fix: "run actions/checkout before this step",
				input: "pull-request"
			});
			try {
				const n = e.base ?? branchOf(s, t);
				if (n === e.branch) throw new i.y((0, h.T)(n));
				if (e["dry-run"]) return {
					checkedOut: s,
					base: n,
					pulls: undefined
				};
				return {
					checkedOut: s,
					base: n,
					pulls: await openPulls(e, t, {
						base: n,
						commit: s.commit
					})
				};
			} catch (e) {
				s.close();
				throw e;
			}
		}
		function branchOf({ branch: e, commit: t }, { host: n }) {
			const { commit: r, ref: a } = n.context;
			if (e !== undefined) return e;
			const o = "refs/heads/";
			if (a?.startsWith(o) === true && r === t) return a.slice(o.length);
			throw new i.y({
				message: "`base` is required: no branch is checked out",
				fix: "set `base` to the branch that has the checked-out commit",
				input: "base"
			});
		}
		async function openPulls(e, t, { base: a, commit: o }) {
			const s = await (0, p.openGithub)(e["github-token"], t);
			if (s.kind === "closed") throw new i.y({
				message: `\`pull-request\` cannot be used: ${s.why}`,
				input: "pull-request"
			});
			const { openGithubPulls: c } = await n.e(7211).then(n.bind(n, 57211));
			const l = c(s.api, s.repository);
			const u = await l.place(a, o);
			if (u.kind === "refused") throw new m.hM([problemOf(u)], { cause: u });
			if (u.value.isFork) throw new i.y({
				message: `\`pull-request\` cannot be used in a fork, and \`${s.repository}\` is one`,
				fix: `run it in the repository that the fork is of: see the recipe ${h.b}`,
				input: "pull-request"
			});
			const d = u.value.commit;
			if (d === "on-base") return l;
			const f = (0, r.h0)(a, 200);
			const g = o.slice(0, 12);
			throw new i.y({
				message: {
					"no-base": `\`base\`: \`${s.repository}\` has no branch \`${f}\``,
					"off-base": `the checked-out commit ${g} is not on the branch \`${f}\``,
					unknown: `the checked-out commit ${g} is not in \`${s.repository}\``
				}[d],
				fix: "check out the branch that the pull request is for, or name its branch in `base`",
				input: "base"
			});
		}
		const g = {
			unauthenticated: "unauthenticated",
			forbidden: "forbidden",
			workflows: "forbidden",
			raced: "service",
			invalid: "usage",
			unavailable: "service"
		};
		function problemOf({ fix: e, message: t, reason: n }) {
			return {
				kind: g[n],
				message: t,
				...e === undefined ? {} : { fix: e }
			};
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
	84139: ((e, t, n) => {
		n.r(t);
		t.openGithub = openGithub;
		var r = n(58508);
		async function openGithub(e, { clock: t, host: i, send: a, signal: o }) {
			const { apiUrl: s, repository: c } = i.context;
			if (s === undefined || c === undefined) return {
				kind: "closed",
				why: "this is not a GitHub Actions run"
			};
			if (e === undefined) return {
				kind: "closed",
				why: "`github-token` is not set"
			};
			i.mask(e);
			const { githubUrlProblem: l, openOctokit: u } = await n.e(3366).then(n.bind(n, 3366));
			const d = l(s);
			if (d !== undefined) return {
				kind: "closed",
				why: d
			};
			const f = `platform-actions/${r.rE}`;
			const p = t === undefined || o === undefined ? undefined : {
				clock: t,
				signal: o
			};
			const m = await u({
				send: a,
				apiUrl: s,
				token: e,
				userAgent: f,
				redact: i.redact,
				waiting: p
			});
			return {
				kind: "api",
				api: m,
				repository: c
			};
		}
	})
};
;
