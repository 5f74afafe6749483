"use strict";
exports.id = 8329;
exports.ids = [8329];
exports.modules = {
	72334: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			SIGN_IN_REASON: () => o,
			findProblems: () => findProblems
		});
		var r = n(48636);
		var i = n(10959);
		var a = n(88155);
		const o = "role bindings are read from the platform, which needs a sign-in";
		const inFolder = (e) => e.endsWith("/") ? `${e}organization.yml` : e;
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const s = e.mode === "plan" || e.mode === "dump" ? e["plan-file"] : undefined;
			return [...(0, a.mu)(n, o), ...s === undefined ? [] : await (0, i.G)(() => (0, r.ZB)(inFolder(s), t, "plan-file"))];
		};
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
	})
};
;
