"use strict";
exports.id = 6006;
exports.ids = [6006, 2075];
exports.modules = {
	12075: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			NO_IDENTITY: () => a,
			findProblems: () => findProblems
		});
		t.limitProblems = limitProblems;
		var r = n(48636);
		var i = n(10959);
		const a = {
			message: "`identity` is required: the token is issued for that identity",
			fix: "set `identity` to the uid of an identity that this job may assume",
			input: "identity"
		};
		function limitProblems(e, t) {
			if (t === undefined) return [];
			return ["capabilities", "scopes"].filter((t) => (e[t] ?? []).length > 0).map((e) => ({
				message: `\`${e}\` has no effect on a token that was given in \`${t}\``,
				fix: `remove \`${e}\`, or sign in with \`identity\` instead of \`${t}\``,
				input: e
			}));
		}
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const o = e.audience === "registry" ? "registry-token" : "token";
			const s = !n("identity") && !n(o);
			const c = e["output-file"];
			return [
				...s ? [a] : [],
				...limitProblems(e, n(o) ? o : undefined),
				...c === undefined ? [] : await (0, i.G)(() => (0, r.ZB)(c, t, "output-file"))
			];
		};
	}),
	42536: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(22475);
		var i = n(45794);
		var a = n(48636);
		var o = n(37408);
		var s = n(12075);
		const run = async (e, t) => {
			const { host: n, session: i } = t;
			const o = e.audience === "registry" ? i.registryAudience : e["api-url"];
			const s = await readTarget(e, t);
			const { expiresAt: c, token: l } = await obtain(e, t, o);
			if (s !== undefined) (0, a.vK)(s, l, 384);
			const u = c === undefined ? undefined : (0, r.sZ)(c);
			const d = s === undefined && t.stdoutIsPrivate;
			const f = s === undefined && !d && n.capabilities.outputs === "none";
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: {
					token: l,
					...u === undefined ? {} : { "expires-at": u }
				},
				summary: "",
				report: {
					audience: o,
					...u === undefined ? {} : { expiresAt: u },
					...s === undefined ? {} : { outputFile: s }
				},
				stdout: d ? [l] : [],
				log: [`Token for ${o}${u === undefined ? "" : `, until ${u}`}${s === undefined ? "" : `, in ${s}`}.`, ...f ? ["The token is not printed to a terminal: redirect stdout to a pipe or a file, or set `output-file`."] : []]
			};
		};
		async function readTarget(e, t) {
			const n = [];
			const r = e.audience === "registry" ? "registry-token" : "token";
			if (e.identity === undefined && e[r] === undefined) {
				n.push(s.NO_IDENTITY);
			}
			n.push(...(0, s.limitProblems)(e, e[r] === undefined ? undefined : r));
			let o;
			if (e["output-file"] !== undefined) {
				const { tempDirectory: r, workspace: s } = t.host.context;
				const c = {
					workspace: s,
					tempDirectory: r,
					workingDirectory: t.workingDirectory
				};
				try {
					o = (0, a.ZB)(e["output-file"], c, "output-file");
				} catch (e) {
					if (!(e instanceof i.y)) throw e;
					n.push(...e.problems);
				}
			}
			if (n.length > 0) throw new i.y(...n);
			return o;
		}
		async function obtain(e, t, n) {
			const r = e.audience === "registry" ? e["registry-token"] : e.token;
			if (r === undefined) return t.session.mint(n);
			return {
				token: r,
				expiresAt: (0, o.Ip)(r)?.expiresAt
			};
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
