"use strict";
exports.id = 3933;
exports.ids = [3933, 7886];
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
	72792: ((e, t, n) => {
		t.Hu = renderShard;
		t.O1 = isInShard;
		t.uK = parseShard;
		var r = n(39589);
		function parseShard(e) {
			const [, t, n] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(e) ?? [];
			const r = {
				index: Number(t),
				count: Number(n)
			};
			return r.index <= r.count ? r : undefined;
		}
		function renderShard({ count: e, index: t }) {
			return `${t}/${e}`;
		}
		function isInShard(e, { count: t, index: n }) {
			return Number.parseInt((0, r.f)(e).slice(0, 12), 16) % t === n - 1;
		}
	}),
	87886: ((e, t, n) => {
		n.r(t);
		n.d(t, { findProblems: () => findProblems });
		t.inputProblems = inputProblems;
		var r = n(38086);
		var i = n(72792);
		var a = n(48636);
		var o = n(10959);
		var s = n(23410);
		const c = {
			"organization-name": ["list"],
			group: ["list"],
			repos: ["list"],
			topics: ["list"],
			languages: ["list"],
			shards: ["list"],
			"list-file": ["list"],
			"matrix-file": ["list"],
			shard: ["run"],
			repositories: ["run"],
			"checkpoint-folder": ["run"],
			run: ["list", "run"],
			with: ["list", "run"],
			"fleet-file": ["list", "merge"],
			reports: ["merge"],
			"sarif-folder": ["merge"]
		};
		async function inputProblems(e, t, n, r) {
			const { mode: i } = e;
			if (i === undefined) {
				if (t("mode")) return [];
				return [{
					message: "`mode` is required",
					fix: "choose `list`, `run` or `merge`",
					input: "mode"
				}];
			}
			const a = Object.entries(c).flatMap(([e, n]) => t(e) && !n.includes(i) ? [{
				message: `\`${e}\` is not used with \`mode: ${i}\``,
				input: e
			}] : []);
			const o = {
				list: listProblems,
				run: runProblems,
				merge: mergeProblems
			}[i](e, t);
			const l = n === undefined ? [] : await (0, s.rB)(e.with ?? [], n, r);
			return [
				...a,
				...o,
				...l
			];
		}
		function listProblems(e, t) {
			const n = [
				"organization-name",
				"group",
				"repositories-file"
			].filter(t);
			const i = [];
			if (n.length !== 1) i.push({
				message: n.length === 0 ? "there is nothing to list: none of `organization-name`, `group` and `repositories-file` is set" : `only one of ${n.map((e) => `\`${e}\``).join(" and ")} can be listed`,
				fix: "set `organization-name` for GitHub, `group` for GitLab, or `repositories-file`",
				input: n[0] ?? "organization-name"
			});
			if (t("organization-name") && !t("github-token")) i.push({
				message: "`github-token` is required with `organization-name`",
				fix: "give the token of a GitHub App that is installed in the organization, with `metadata: read` and `contents: read`",
				input: "github-token"
			});
			const a = e["organization-name"];
			if (a !== undefined && !/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(a)) i.push({
				message: `\`organization-name\` is \`${(0, r.h0)(a, 100)}\`, which is not a name on GitHub`,
				input: "organization-name"
			});
			if ((e.with ?? []).length > 0 && e.run === undefined) i.push({
				message: "`with` is not used without `run`",
				input: "with"
			});
			return i;
		}
		function runProblems(e, t) {
			const n = [];
			if (!t("run")) n.push({
				message: "`run` is required with `mode: run`",
				fix: "name the command, for example `run: check-deprecated`",
				input: "run"
			});
			if (!t("repositories") && !t("repositories-file")) n.push({
				message: "there is nothing to run in: neither `repositories` nor `repositories-file` is set",
				fix: "give the row of the matrix, or the `list-file` of `mode: list`",
				input: "repositories"
			});
			if (e.shard !== undefined && (0, i.uK)(e.shard) === undefined) n.push({
				message: `\`shard\` is \`${(0, r.h0)(e.shard, 80)}\`, which is not of the form \`k/n\` with 1 \u2264 k \u2264 n`,
				fix: "write for example `shard: 2/8` for the second of eight shards",
				input: "shard"
			});
			return n;
		}
		function mergeProblems(e, t) {
			if (t("reports")) return [];
			return [{
				message: "`reports` is required with `mode: merge`",
				fix: "set it to globs of the reports, for example `reports/*.json`",
				input: "reports"
			}];
		}
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const r = [...await inputProblems(e, n, undefined, 0)];
			for (const n of [
				"list-file",
				"matrix-file",
				"fleet-file"
			]) {
				const i = e[n];
				if (i !== undefined) r.push(...await (0, o.G)(() => (0, a.ZB)(i, t, n)));
			}
			return r;
		};
	}),
	99245: ((e, t, n) => {
		n.r(t);
		t.createRun = createRun;
		var r = n(45794);
		var i = n(87886);
		var a = n(23410);
		function createRun(e) {
			return async (t, o) => {
				for (const e of (0, a.VY)(t.with)) o.host.mask(e);
				const s = (await o.manifests()).find(({ name: e }) => e === t.run);
				const isGiven = (e) => o.given.has(e);
				const c = await (0, i.inputProblems)(t, isGiven, s, o.clock.now());
				if (c.length > 0) throw new r.y(...c);
				if (t.mode === "list") return (await Promise.all([
					n.e(3619),
					n.e(7563),
					n.e(7884),
					n.e(3063)
				]).then(n.bind(n, 83063))).listFleet(t, o);
				if (t.mode === "run") return (await Promise.all([
					n.e(3619),
					n.e(9004),
					n.e(6556),
					n.e(7664),
					n.e(7563),
					n.e(7640),
					n.e(7884),
					n.e(2423)
				]).then(n.bind(n, 72423))).runShard(t, o);
				return (await Promise.all([
					n.e(3619),
					n.e(9004),
					n.e(7563),
					n.e(7640),
					n.e(439)
				]).then(n.bind(n, 50439))).mergeFleet(t, o, e);
			};
		}
	}),
	23410: ((e, t, n) => {
		t.Ku = parseWith;
		t.L4 = textOfWith;
		t.Uz = handedOn;
		t.VY = secretsIn;
		t.rB = withProblems;
		var r = n(85746);
		var i = n(38086);
		var a = n(59083);
		var o = n(72864);
		const s = new Set([
			"annotations",
			"cache",
			"cache-dir",
			"config-file",
			"on-error",
			"policy-from",
			"report-file",
			"summary",
			"timeout",
			"working-directory"
		]);
		const c = new Set([
			"cache",
			"cache-dir",
			"comment-summary-in-pr",
			"html-file",
			"junit-file",
			"plan-file",
			"policy-from",
			"report-file",
			"sarif-file",
			"timeout",
			"upload-sarif",
			"vex-file"
		]);
		function secretsIn(e) {
			return e.flatMap((e) => {
				const [, t = "", n = ""] = /^\s*([a-z][a-z0-9-]*)\s*[:=]\s*(.*?)\s*$/.exec(e) ?? [];
				return /(?:^|-)token$/.test(t) && n !== "" ? [n] : [];
			});
		}
		function parseWith(e) {
			const t = new Map();
			for (const n of e) {
				const [, e = "", r = ""] = /^([a-z][a-z0-9-]*)\s*:\s*(.*)$/.exec(n) ?? [];
				const i = t.get(e);
				t.set(e, i === undefined ? r : `${i}\n${r}`);
			}
			return t;
		}
		function textOfWith(e, t) {
			return (0, r.r)(parseWith(e).get(t) ?? "");
		}
		async function withProblems(e, t, n) {
			const r = [];
			const add = (e, t) => {
				r.push({
					message: `\`with\`: ${e}`,
					input: "with",
					...t === undefined ? {} : { fix: t }
				});
			};
			for (const t of e) if (!/^[a-z][a-z0-9-]*\s*:/.test(t)) add(`\`${(0, i.h0)(t, 100)}\` is not of the form \`name: value\``);
			const l = parseWith(e);
			for (const e of l.keys()) {
				if (e === "") continue;
				const n = Object.hasOwn(t.inputs, e) ? t.inputs[e] : undefined;
				if (n === undefined) add(`\`${e}\` is not an input of \`${t.name}\``);
				else if (n.kind === "secret" || Object.hasOwn(o.j$, e) && !s.has(e)) add(`\`${e}\` is set for all repositories at once`, `set it beside \`with\``);
				else if (c.has(e)) add(`\`${e}\` cannot be used in a fleet`);
			}
			if (l.get("mode") === "apply") add("`mode: apply` does not run in a fleet", "use `plan` or `drift`");
			const u = await (0, a.K)(t.inputs, (e) => textIn(l, e), n);
			if (u.kind === "problems") for (const { fix: e, message: t } of u.problems) add(t, e);
			return r;
		}
		function textIn(e, t) {
			const n = e.get(t);
			return n === undefined ? undefined : { text: n };
		}
		function handedOn(e) {
			return Object.keys(o.j$).filter((t) => !s.has(t) && Object.hasOwn(e.inputs, t));
		}
	}),
	80708: ((e, t, n) => {
		n.d(t, {
			gO: () => a,
			uD: () => i
		});
		t.Jw = fileSegments;
		t.TT = isUsableMapping;
		t.Ul = isPublic;
		t.de = mapsDockerHub;
		t.jE = parseRegistryMapping;
		t.jV = plainHost;
		t.kl = locateImage;
		var r = n(63018);
		const i = "cgr.dev";
		const a = "chainguard";
		const o = "latest";
		const s = "docker.io";
		const c = "library";
		const l = new Set([
			s,
			"index.docker.io",
			"registry-1.docker.io"
		]);
		function plainHost(e) {
			const t = e.toLowerCase();
			const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
			return l.has(n) ? s : n;
		}
		function withPlainHost([e, ...t]) {
			return [plainHost(String(e)), ...t];
		}
		function fileSegments({ host: e, path: t }) {
			const n = plainHost(e ?? s);
			const r = n === s && t.length === 1;
			return [
				n,
				...r ? [c] : [],
				...t
			];
		}
		function mapsDockerHub({ mappings: e }) {
			return e.some(({ from: e }) => e[0] === s);
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
			const f = c.length === 1 ? [a, ...c] : c;
			return ours(c, r, {
				host: s ?? i,
				path: f,
				tag: r,
				digest: undefined
			});
		}
		function isPublic(e, t) {
			return e.startsWith(`${a}/`) && (t === "latest" || t === "latest-dev");
		}
		function ours(e, t, n) {
			const r = e.length === 1 ? [a, ...e] : e;
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
			const n = plainHost(e);
			return n === i || n === plainHost(t.registryHost);
		}
		function longestMapping(e, t) {
			if (e.length === 0) return undefined;
			const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
			return n.sort((e, t) => t.from.length - e.from.length)[0];
		}
	}),
	63018: ((e, t, n) => {
		t.$B = isUntaggedName;
		t.Bc = isDigest;
		t.De = isCompleteReference;
		t.ER = isHostSegment;
		t.Yk = printImageReference;
		t.e1 = printImageName;
		t.gj = withoutWrongDigest;
		t.o_ = parseImageReference;
		const r = /^sha256:[0-9a-f]{64}$/;
		const i = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
		const a = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
		const o = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
		const s = 4096;
		function isDigest(e) {
			return r.test(e);
		}
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
			if (n !== undefined && !isDigest(n)) return malformed(digestProblem(n));
			const r = t < 0 ? e : e.slice(0, t);
			const i = r.lastIndexOf(":");
			const c = i > r.lastIndexOf("/");
			const l = c ? r.slice(i + 1) : undefined;
			if (l !== undefined && !isTag(l)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
			const u = c ? r.slice(0, i) : r;
			const d = u.indexOf("/");
			const f = u.slice(0, Math.max(0, d));
			const p = isHostSegment(f) ? f : undefined;
			if (p !== undefined && !o.test(p)) return malformed("its registry host is not a valid host name");
			const m = p === undefined ? u : u.slice(d + 1);
			if (!a.test(m)) return malformed(pathProblem(m));
			return {
				kind: "reference",
				reference: {
					host: p,
					path: m.split("/"),
					tag: l,
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
		const c = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
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
	27962: ((e, t, n) => {
		n.r(t);
		t.withSession = withSession;
		var r = n(85531);
		var i = n(96299);
		var a = n(88155);
		function withSession(e, t) {
			return async (n, o) => {
				const s = (0, a.fA)(n, t, o);
				o.counts?.(s.requests);
				try {
					return await e(n, {
						...o,
						session: s
					});
				} catch (e) {
					throw new r.hM((0, i.e)(e, n.identity), { cause: e });
				}
			};
		}
	}),
	96299: ((e, t, n) => {
		t.e = toProblems;
		t.v = toProblemsOf;
		var r = n(38086);
		var i = n(9157);
		var a = n(85531);
		var o = n(34779);
		var s = n(19478);
		const c = {
			UNAUTHENTICATED: "unauthenticated",
			PERMISSION_DENIED: "forbidden",
			NOT_FOUND: "usage",
			INVALID_ARGUMENT: "usage",
			OUT_OF_RANGE: "usage"
		};
		function toProblems(e, t, n = "") {
			const r = n === "" ? "" : `${n}: `;
			if (e instanceof s.U) return [{
				kind: "unauthenticated",
				message: r + e.message,
				fix: e.lines.join("\n"),
				...e.copy === undefined ? {} : { copy: e.copy }
			}];
			if (e instanceof o.Wk) return [fromPlatform(e, t, r)];
			return (0, a.iU)(e, n);
		}
		function toProblemsOf(e, t, n) {
			const r = e instanceof i.Z || e instanceof s.U;
			return toProblems(e, t, r ? "" : n);
		}
		function fromPlatform(e, t, n) {
			const i = c[e.code] ?? "service";
			const a = e.httpStatus === 0 ? "" : `, HTTP status ${e.httpStatus}`;
			const o = `${n}${(0, r.h0)(callWords(e.call), 300)} failed: ${(0, r.h0)(e.message, 600)} (${e.code}${a})`;
			const s = fixOf(e, t);
			return s === undefined ? {
				kind: i,
				message: o
			} : {
				kind: i,
				message: o,
				fix: s
			};
		}
		function callWords(e) {
			return e.replace(/\?.*$/s, "");
		}
		const l = "if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry";
		function fixOf(e, t) {
			const { fieldViolations: n, preconditions: i } = e.details;
			const a = [...n.map((e) => `${e.field}: ${e.description}`), ...i.map((e) => `${e.type}: ${e.description}`)];
			if (a.length > 0) return a.map((e) => (0, r.h0)(e, 300)).join("\n");
			if (e.code === "PERMISSION_DENIED") {
				if (t !== undefined && t.split("/").length > 2) {
					return "this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization";
				}
				const n = e.call.includes("/vulnerabilities/") ? "`viewer`" : "`registry.pull` or `viewer`";
				const r = `give the identity a role with the missing capability, such as ${n}, on the organization`;
				return t === undefined ? `${r}\n${l}` : r;
			}
			if (e.code === "UNAUTHENTICATED") return "the token was not accepted: check `identity`, `token` and the URLs";
			if (e.code === "CONNECTION") return "check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`";
			if (e.code === "UNAVAILABLE") return "the service is unavailable at the moment: run again later";
			if (e.code === "RESOURCE_EXHAUSTED") return "too many requests for the service: run again later, or with a lower `concurrency`";
			if (e.cause instanceof DOMException && e.cause.name === "TimeoutError") return "give it more time with `timeout`, or less to do";
			return undefined;
		}
	})
};
;
