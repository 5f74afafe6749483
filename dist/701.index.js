"use strict";
exports.id = 701;
exports.ids = [701];
exports.modules = {
	56314: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			SIGN_IN_REASON: () => o,
			findProblems: () => findProblems
		});
		var r = n(10959);
		var i = n(88155);
		var a = n(53437);
		const o = "the command reads the API as that identity";
		const findProblems = async (e, { isGiven: t }) => {
			const { all: n, path: s, query: c } = e;
			const l = e["api-url"];
			if (n === undefined || c === undefined || l === undefined) return [];
			let u = [];
			const d = await (0, r.G)(() => {
				const { anonymous: e } = (0, a.a)({
					path: s,
					query: c,
					all: n,
					"api-url": l
				});
				if (!e) u = (0, i.mu)(t, o);
			});
			return [...d, ...u];
		};
	}),
	53437: ((e, t, n) => {
		t.a = readApiRequest;
		var r = n(38086);
		var i = n(45794);
		;
		const a = 5;
		function parseApiPath(e, t) {
			const n = `\`path\` is \`${(0, r.h0)(e, 200)}\``;
			const i = /^[a-z]+\/v[0-9]/.test(e) ? `/${e}` : e;
			const refuse = (e, t) => ({
				kind: "problem",
				message: `${n}${e}`,
				...t === undefined ? {} : { fix: t }
			});
			if (!i.startsWith("/") || i.startsWith("//")) {
				return refuse(", which does not start with a single `/`", "write only the path, such as `/registry/v2/repos`");
			}
			if (/[^\x21-\x7e]|\\/.test(i)) return refuse(", which contains characters that are not allowed in a path", o);
			if (i.includes("#")) return refuse(", which has a fragment");
			const a = i.indexOf("?");
			const s = a < 0 ? i : i.slice(0, a);
			for (const e of s.slice(1).split("/")) {
				const t = segmentProblem(e);
				if (t !== undefined) return refuse(t);
			}
			if (/^\/sts(?:\/|$)/i.test(decodeURIComponent(s))) {
				return refuse(", which is reserved for exchanging tokens", "use the command `token`");
			}
			if (/^\/[^/]+\/v2beta1(?:\/|$)/i.test(s)) return refuse(", which is of the beta API", `write \`${s.replace(/v2beta1/i, "v2")}\``);
			const c = new URL(t + s);
			if (c.origin !== t || c.pathname !== s) return refuse(", which is not in its plain form", o);
			const l = a < 0 ? [] : [...new URLSearchParams(i.slice(a + 1))];
			return {
				kind: "path",
				path: s,
				query: l
			};
		}
		const o = "percent-encode it";
		function segmentProblem(e) {
			let t = e;
			for (let e = 0; e < a; e += 1) {
				const n = t.split(";")[0] ?? "";
				if (n === "") return ", which has an empty segment";
				if (n === "." || n === "..") return ", which has a dot segment";
				if (/[/\\]|\p{Cc}/u.test(t)) return ", which has an encoded slash or control character";
				let r;
				try {
					r = decodeURIComponent(t);
				} catch {
					return e === 0 ? ", which has a broken percent-encoding" : undefined;
				}
				if (r === t) return undefined;
				t = r;
			}
			return ", which is percent-encoded several times";
		}
		;
		const s = new Set([
			"/ping/v2/ping",
			"/ping/v1/ping",
			"/advisory/v2/documents",
			"/advisory/v2/metadata"
		]);
		function readApiRequest(e) {
			const t = [];
			const n = new Map();
			const add = (e, t) => {
				n.set(e, [...n.get(e) ?? [], t]);
			};
			let a = "/";
			if (e.path === undefined) {
				t.push({
					message: "`path` is required",
					fix: "set `path`, for example to `/registry/v2/repos`",
					input: "path"
				});
			} else {
				const n = parseApiPath(e.path, e["api-url"]);
				if (n.kind === "problem") {
					const { message: e, fix: r } = n;
					t.push({
						message: e,
						...r === undefined ? {} : { fix: r },
						input: "path"
					});
				} else {
					a = n.path;
					for (const [e, t] of n.query) add(e, t);
				}
			}
			for (const n of e.query) {
				const e = n.indexOf("=");
				const i = n.slice(0, Math.max(0, e)).trim();
				if (/^[A-Za-z0-9_.-]+$/.test(i)) add(i, n.slice(e + 1).trim());
				else {
					t.push({
						message: `\`query\` has the line \`${(0, r.h0)(n, 200)}\`, which is not of the form \`key=value\``,
						input: "query"
					});
				}
			}
			if (e.all && (n.has("page_token") || n.has("pageToken"))) {
				t.push({
					message: "`query` has a page token, but `all` already follows the pages",
					fix: "remove one of them",
					input: "query"
				});
			}
			if (t.length > 0) throw new i.y(...t);
			const o = a.slice(1).split("/");
			return {
				path: a,
				name: o.at(-1) ?? "",
				query: Object.fromEntries([...n].map(([e, t]) => [e, t.length === 1 ? t[0] : t])),
				isV1: o[1] === "v1",
				anonymous: s.has(a)
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
	})
};
;
