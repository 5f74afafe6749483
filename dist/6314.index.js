"use strict";
exports.id = 6314;
exports.ids = [6314];
exports.modules = {
	56314: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			SIGN_IN_REASON: () => o,
			findProblems: () => findProblems
		});
		var r = n(10959);
		var i = n(25314);
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
				if (!e) u = (0, i.m)(t, o);
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
	25314: ((e, t, n) => {
		t.m = findMissingIdentity;
		t.s = requireIdentity;
		var r = n(45794);
		function requireIdentity(e, t) {
			if (e.identity === undefined && e.token === undefined) throw new r.y(noCredential(t));
		}
		function findMissingIdentity(e, t) {
			return e("identity") || e("token") ? [] : [noCredential(t)];
		}
		function noCredential(e) {
			return {
				message: `\`identity\` is required: ${e}`,
				fix: "set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform",
				input: "identity"
			};
		}
	})
};
;
