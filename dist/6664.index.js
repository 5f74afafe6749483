"use strict";
exports.id = 6664;
exports.ids = [6664, 1674];
exports.modules = {
	66664: ((e, t, n) => {
		t.findWantedImages = findWantedImages;
		var r = n(76760);
		var i = n(34150);
		var a = n(77825);
		var o = n(38086);
		var s = n(72792);
		var c = n(45794);
		var l = n(58177);
		var u = n(63018);
		var d = n(98124);
		var f = n(89293);
		var p = n(84139);
		var m = n(16678);
		;
		function compareReferences(e, t) {
			const [n, r] = [createPlaces(), createPlaces()];
			const i = new Set();
			for (const [n, r] of e) for (const { name: e } of r) if (namesIn(t, n).has(e)) i.add(e);
			for (const a of new Set([...e.keys(), ...t.keys()])) {
				const [o, s] = [namesIn(e, a), namesIn(t, a)];
				const c = (t.get(a) ?? []).filter(({ name: e }) => !o.has(e));
				const l = JSON.stringify(c.map(({ name: e }) => e).sort());
				const u = s.size === 0 ? i : s;
				for (const t of e.get(a) ?? []) if (!u.has(t.name)) n.add(t, l);
				for (const e of c) r.add(e, l);
			}
			const a = new Map([...e.values()].flat().map((e) => [e.name, e]));
			const o = n.images();
			const s = new Set(o.flatMap(({ places: e = [] }) => e));
			const c = r.images().filter(({ places: e = [] }) => e.some((e) => s.has(e)));
			for (const { name: e } of o) a.delete(e);
			return {
				head: o,
				base: c,
				unmoved: [...a.values()]
			};
		}
		const namesIn = (e, t) => new Set((e.get(t) ?? []).map(({ name: e }) => e));
		function createPlaces() {
			const e = new Map();
			return {
				add(t, n) {
					const r = e.get(t.name) ?? {
						image: t,
						at: new Set()
					};
					r.at.add(n);
					e.set(t.name, r);
				},
				images: () => Array.from(e.values(), ({ at: e, image: t }) => ({
					...t,
					places: [...e]
				}))
			};
		}
		;
		const h = "excluded by `ignore-images`";
		const g = 8 * 1024 * 1024;
		async function findWantedImages(e, t) {
			const { images: r, names: i } = (0, d.B3)(e);
			const a = unique(r.map(({ image: e, reference: t }) => wantedOf(e, t)));
			const o = (0, m.X)(e.shard);
			const c = a.filter(({ image: e }) => o === undefined || (0, s.O1)(e.repository, o));
			const u = {
				elsewhere: a.length - c.length,
				unmoved: 0
			};
			if (e.files.length === 0) return {
				head: c,
				base: undefined,
				...u,
				left: []
			};
			const f = await (0, l.C)(e["ignore-images"]);
			const keep = ({ image: e }) => !f(e, e.tag);
			const [{ createReferenceReader: p }, { readWorkspace: h }] = await Promise.all([Promise.all([
				n.e(9004),
				n.e(6556),
				n.e(7664)
			]).then(n.bind(n, 58773)), Promise.all([
				n.e(9004),
				n.e(6556),
				n.e(7664)
			]).then(n.bind(n, 49959))]);
			const g = p(i);
			const _ = [];
			const v = withMemory(g, _);
			const { account: y, files: b, unread: x } = await h(e.files, t, v);
			const S = g.found();
			requireAllRead({
				unread: x,
				malformed: S.malformed
			});
			const C = imagesByFile(S.references, keep);
			const w = unique([...c, ...[...C.values()].flat()]);
			const T = leftOf(S, keep);
			if (w.length === 0) throw nothingToCheck(y.seen, T);
			if (!isComparison(e, t)) return {
				head: w,
				base: undefined,
				...u,
				left: T
			};
			const E = _.filter(({ companion: e = "", path: t }) => b.has(t) || b.has(e));
			const D = imagesByFile(await readBaseReferences(e, t, i, E), keep);
			const O = compareReferences(C, D);
			const k = unique([...c, ...O.head]);
			return {
				head: k,
				base: O.base,
				...u,
				left: T,
				unmoved: w.length - k.length
			};
		}
		function withMemory(e, t) {
			return {
				...e,
				judge: (n) => {
					t.push({
						path: n.path,
						companion: e.companionOf(n.path)
					});
					return e.judge(n);
				}
			};
		}
		function leftOf({ references: e, skipped: t }, n) {
			const r = namedIn(e);
			const i = unique(r.map(({ image: e, reference: t }) => wantedOf(e, t)));
			return [
				...t,
				{
					what: "references",
					why: "in scripts",
					count: e.length - r.length
				},
				{
					what: "images",
					why: h,
					count: i.filter((e) => !n(e)).length
				}
			].filter(({ count: e }) => e > 0);
		}
		function nothingToCheck(e, t) {
			if (t.some(({ why: e }) => e === h)) return new c.y({
				message: `\`files\`: every image of this registry in ${(0, i.hS)(e, "file")} is excluded by \`ignore-images\`, so there is nothing to check`,
				fix: "remove this step, or narrow `ignore-images`",
				input: "ignore-images"
			});
			const n = t.map(({ count: e, what: t, why: n }) => `${e} ${t} ${n}`).join(", ");
			return new c.y({
				message: `\`files\`: none of the ${(0, i.hS)(e, "file")} references an image of this registry${n === "" ? "" : ` that could be checked (${n})`}, so there is nothing to check`,
				fix: "name the files that do; `registry-map` makes the images of a mirror ones of this registry",
				input: "files"
			});
		}
		function isComparison(e, { host: t }) {
			return t.context.changeRequest !== undefined && e.scope !== "all" && e["base-sbom"].length === 0;
		}
		function wantedOf(e, t) {
			const { digest: n } = t;
			const r = n === undefined ? e.tag : t.tag;
			const i = (0, u.Yk)({
				...e.complete,
				tag: r,
				digest: n
			});
			return {
				image: e,
				reference: n ?? e.tag,
				name: i
			};
		}
		const namedIn = (e) => e.filter(({ scanned: e }) => !e.isScript);
		function imagesByFile(e, t) {
			return new Map(Array.from((0, a.$)(namedIn(e), ({ file: e }) => e), ([e, n]) => [e, unique(n.map(({ image: e, reference: t }) => wantedOf(e, t)).filter(t))]));
		}
		function unique(e) {
			return [...new Map(e.map((e) => [e.name, e])).values()];
		}
		function requireAllRead({ malformed: e, unread: t }) {
			const n = [...t.map(({ what: e, why: t }) => `\`${(0, o.h0)(e, 200)}\` ${(0, o.h0)(t, 300)}`), ...e.map(({ reason: e, text: t }) => `\`${(0, o.h0)(t, 200)}\` is malformed: ${(0, o.h0)(e, 300)}`)];
			if (n.length === 0) return;
			throw new c.y(...n.map((e) => ({
				message: `\`files\`: ${e}`,
				fix: "fix the file, or leave it out with a glob that begins with `!`",
				input: "files"
			})));
		}
		async function readBaseReferences(e, t, i, a) {
			const [{ judgeText: o }, { createOurNames: s }] = await Promise.all([n.e(6556).then(n.bind(n, 76556)), n.e(2394).then(n.bind(n, 62394))]);
			const { host: c, signal: l, workingDirectory: u } = t;
			const d = {
				host: c,
				policyFrom: "base",
				workingDirectory: u,
				github: () => (0, p.openGithub)(e["github-token"], t),
				signal: l
			};
			const read = async (e) => {
				const t = (0, r.relative)(u, (0, r.resolve)(u, e));
				const n = await (0, f.readFromBase)(d, t, g);
				return n === undefined ? undefined : {
					path: e,
					shown: e,
					text: n,
					linkedTo: undefined
				};
			};
			const m = [];
			for (const { companion: e, path: t } of a) {
				const n = await read(t);
				if (n === undefined) continue;
				const r = e === undefined ? undefined : await read(e);
				const a = o({
					...n,
					companion: r
				}, s(i));
				m.push(...a.references);
			}
			return m;
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
	58177: ((e, t, n) => {
		t.C = createImageFilter;
		var r = n(63018);
		async function createImageFilter(e) {
			if (e.length === 0) return () => false;
			const { createImageGlobList: t, registryImageName: i } = await n.e(9248).then(n.bind(n, 90457));
			const a = t(e);
			return ({ complete: e, repository: t }, n) => a([i(t, n), `${(0, r.e1)(e)}:${n}`]);
		}
	}),
	98124: ((e, t, n) => {
		t.B3 = readImageInputs;
		t.Cd = readRegistryNames;
		t.Db = missingRegistryCredential;
		t.H = readImages;
		var r = n(45794);
		var i = n(80708);
		var a = n(63018);
		var o = n(41053);
		function readRegistryNames(e) {
			const t = new Map();
			const n = [];
			for (const r of e["registry-map"]) {
				const e = (0, i.jE)(r);
				if (e.kind === "mapping") t.set(e.mapping, r);
				else n.push({
					message: `\`registry-map\`: \`${r}\` is not a mapping: ${e.reason}`,
					input: "registry-map"
				});
			}
			for (const [e, r] of t) n.push(...contradictions(e, r, t));
			const a = {
				registryHost: new URL(e["registry-url"]).host,
				mappings: [...t.keys()]
			};
			for (const [e, r] of t) if (!(0, i.TT)(e, a)) n.push({
				message: `\`registry-map\`: \`${r}\` leads to \`${e.to[0]}\`, which is not this registry, so its images would not be looked at`,
				fix: "write `cgr.dev`, or an organization below it, on the right, or remove the line",
				input: "registry-map"
			});
			if (n.length > 0) throw new r.y(...n);
			return a;
		}
		function contradictions({ from: e, to: t }, n, r) {
			const i = e.join("/");
			const [a, o] = [...r].find(([e]) => e.from.join("/") === i) ?? [];
			if (a === undefined || a.to.join("/") === t.join("/")) return [];
			const s = `\`registry-map\`: \`${o}\` and \`${n}\` have the same left side, so it is not known where to look`;
			return [{
				message: s,
				fix: "remove one of the lines",
				input: "registry-map"
			}];
		}
		function readImages(e, t) {
			const n = [];
			const o = [];
			for (const r of e) {
				const e = (0, a.o_)(r);
				if (e.kind === "malformed") {
					n.push({
						message: `\`images\`: \`${r}\` is not an image reference: ${e.reason}`,
						input: "images"
					});
					continue;
				}
				const s = (0, i.kl)(e.reference, t, "ours");
				if (s.kind === "ours") o.push({
					text: r,
					reference: e.reference,
					image: s.image
				});
				else {
					n.push({
						message: `\`images\`: \`${r}\` is on \`${s.host}\`, not on this registry`,
						fix: `if \`${s.host}\` is the name of an organization, write \`cgr.dev/${r}\`; if it is a mirror, name it in \`registry-map\``,
						input: "images"
					});
				}
			}
			if (n.length > 0) throw new r.y(...n);
			return o;
		}
		function readImageInputs(e, t = []) {
			const n = readRegistryNames(e);
			try {
				const r = readImages(e.images, n);
				if (t.length === 0) return {
					names: n,
					images: r
				};
			} catch (e) {
				if (!(e instanceof r.y)) throw e;
				throw new r.y(...t, ...e.problems);
			}
			throw new r.y(...t);
		}
		function missingRegistryCredential(e, t) {
			if (e.identity !== undefined || e["registry-token"] !== undefined) return undefined;
			if ((0, o.U)(t.repository, t.tag)) return undefined;
			return {
				message: "`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in",
				fix: "set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry"
			};
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
