"use strict";
exports.id = 7563;
exports.ids = [7563];
exports.modules = {
	8224: ((e, t, n) => {
		t.a = fingerprintOf;
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	2810: ((e, t, n) => {
		t.createGlob = createGlob;
		t.createGlobList = createGlobList;
		t.mi = createNameGlob;
		t.globProblem = globProblem;
		t.splitNegation = splitNegation;
		;
		const r = 1024;
		const i = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;
		function braceAlternatives(e) {
			const t = unbalancedBrace(e);
			if (t !== undefined) return {
				kind: "problem",
				problem: t
			};
			try {
				return {
					kind: "texts",
					texts: expand(e)
				};
			} catch (e) {
				if (e instanceof BraceProblem) return {
					kind: "problem",
					problem: e.message
				};
				throw e;
			}
		}
		class BraceProblem extends Error {}
		function unbalancedBrace(e) {
			let t = 0;
			for (let n = 0; n < e.length && t >= 0; n += 1) {
				const r = e[n];
				if (r === "\\") n += 1;
				if (r === "{") t += 1;
				if (r === "}") t -= 1;
			}
			if (t > 0) return "a brace is not closed (write `\\{` for the character itself)";
			return t < 0 ? "a closing brace has no opening one (write `\\}` for the character itself)" : undefined;
		}
		function expand(e) {
			const t = findOpen(e);
			if (t < 0) return [e];
			const { choices: n, end: i } = readGroup(e, t);
			const a = flatAll(n);
			const o = expand(e.slice(i));
			if (a.length * o.length > r) throw tooMany();
			const s = e.slice(0, t);
			return a.flatMap((e) => o.map((t) => s + e + t));
		}
		function findOpen(e) {
			for (let t = 0; t < e.length; t += 1) {
				if (e[t] === "\\") t += 1;
				else if (e[t] === "{") return t;
			}
			return -1;
		}
		function readGroup(e, t) {
			const n = [];
			let r = 1;
			let i = t + 1;
			let a = i;
			for (; r > 0; a += 1) {
				const t = e[a];
				if (t === "\\") a += 1;
				if (t === "{") r += 1;
				if (t === "}") r -= 1;
				if (r === 0 || r === 1 && t === ",") {
					n.push(e.slice(i, a));
					i = a + 1;
				}
			}
			return {
				choices: n.length > 1 ? n : rangeOf(n.join("")),
				end: a
			};
		}
		function rangeOf(e) {
			const [, t, n, ...r] = i.exec(e) ?? [];
			if (t !== undefined && n !== undefined) return between(Number(t), Number(n)).map(String);
			const [a, o] = r.flatMap((e) => e?.charCodeAt(0) ?? []);
			if (a === undefined || o === undefined) throw new BraceProblem("braces contain a single alternative (write `\\{` for the character itself)");
			return between(a, o).map((e) => String.fromCharCode(e));
		}
		function between(e, t) {
			const n = Math.min(e, t);
			return Array.from({ length: Math.abs(e - t) + 1 }, (e, t) => n + t);
		}
		function flatAll(e) {
			const t = [];
			for (const n of e) {
				const e = expand(n);
				if (t.length + e.length > r) throw tooMany();
				t.push(...e);
			}
			return t;
		}
		const tooMany = () => new BraceProblem(`its braces expand to more than ${r} globs`);
		;
		function patternProblem(e) {
			for (const t of piecesOf(e)) {
				const e = pieceProblem(t);
				if (e !== undefined) return e;
			}
			return undefined;
		}
		function patternParts(e, t = false) {
			return piecesOf(e).map((e) => partOf(e, t));
		}
		function piecesOf(e) {
			return e.match(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu) ?? [];
		}
		function pieceProblem(e) {
			if (e === "\\") return "it ends in a backslash";
			if (e === "\\/") return "a backslash precedes a slash";
			if (e === "[") return "a bracket is empty or not closed (write `\\[` for the character itself)";
			if (!isSet(e)) return undefined;
			if (e.includes("/")) return "a set in brackets contains a slash";
			if (e.includes("[:")) return "classes such as `[:alpha:]` are not supported";
			const t = rangesOf(e).find(({ low: e, high: t }) => e > t);
			return t === undefined ? undefined : `the range \`${t.low}-${t.high}\` in brackets is empty`;
		}
		function partOf(e, t) {
			if (e.startsWith("*")) return "*";
			if (e === "?") return () => true;
			const casesOf = (e) => t ? [
				e,
				e.toLowerCase(),
				e.toUpperCase()
			] : [e];
			if (isSet(e)) {
				const t = rangesOf(e);
				const n = isNegated(e);
				return (e) => casesOf(e).some((e) => t.some(({ low: t, high: n }) => t <= e && e <= n)) !== n;
			}
			const n = casesOf(e.length > 1 && e.startsWith("\\") ? e.slice(1) : e);
			return (e) => casesOf(e).some((e) => n.includes(e));
		}
		const isSet = (e) => e.length > 2 && e.startsWith("[");
		const isNegated = (e) => e.startsWith("[!") || e.startsWith("[^");
		function rangesOf(e) {
			const t = e.slice(isNegated(e) ? 2 : 1, -1);
			return Array.from(t.matchAll(/.-.|./gsu), ([e]) => {
				const t = Array.from(e);
				return {
					low: t.slice(0, 1).join(""),
					high: t.slice(-1).join("")
				};
			});
		}
		function fitsParts(e, t, n, r) {
			let [i, a, o, s] = [
				0,
				0,
				-1,
				0
			];
			for (let c = t[i]; c !== undefined; c = t[i]) {
				const t = e[a];
				if (t !== undefined && n(t)) {
					o = a;
					s = i;
					a += 1;
				} else if (t !== undefined && r(t, c)) {
					i += 1;
					a += 1;
				} else if (o >= 0) {
					a = o + 1;
					s += 1;
					i = s;
				} else return false;
			}
			return e.slice(a).every(n);
		}
		function fitsCharacters(e, t) {
			return fitsParts(e, t, (e) => e === "*", (e, t) => e !== "*" && e(t));
		}
		var a = n(45794);
		;
		const o = 256;
		const s = /[?*+@!]\(/;
		function globPatterns(e) {
			const refuse = (e) => ({
				kind: "problem",
				problem: e
			});
			if (e === "") return refuse("it is empty");
			if (e.length > o && Array.from(e).length > o) return refuse(`it is longer than ${o} characters`);
			if (e.startsWith("!")) return refuse("it begins with `!` (write `\\!` for the character itself)");
			if (s.test(e)) return refuse("extended globs such as `@(a|b)` are not supported (write `{a,b}`)");
			const t = braceAlternatives(e);
			if (t.kind === "problem") return t;
			for (const e of t.texts) {
				const t = patternProblem(e);
				if (t !== undefined) return refuse(t);
			}
			return {
				kind: "patterns",
				patterns: t.texts
			};
		}
		function globProblem(e) {
			const t = globPatterns(e);
			return t.kind === "problem" ? t.problem : undefined;
		}
		function createGlob(e) {
			const t = patternsOf(e).map((e) => e.replace(/^(?:\.\/)+/, "").replace(/\/\*\*$/, "/**/*").split("/").map((e) => e === "**" ? "**" : patternParts(e)));
			return (e) => {
				const n = e.split("/").map((e) => Array.from(e));
				return t.some((e) => fitsParts(e, n, (e) => e === "**", (e, t) => e !== "**" && fitsCharacters(e, t)));
			};
		}
		function createNameGlob(e, t = {}) {
			const { complete = (e) => e, ignoreCase: n = false } = t;
			const r = patternsOf(e).map((e) => patternParts(complete(e), n));
			return (e) => {
				const t = Array.from(e);
				return r.some((e) => fitsCharacters(e, t));
			};
		}
		function patternsOf(e) {
			const t = globPatterns(e);
			if (t.kind === "patterns") return t.patterns;
			throw new a.y({ message: `\`${e.slice(0, 100)}\` is not a usable glob: ${t.problem}` });
		}
		function splitNegation(e) {
			const t = e.startsWith("!");
			return {
				negated: t,
				glob: t ? e.slice(1) : e
			};
		}
		function createGlobList(e, t = createGlob) {
			const n = e.map((e) => {
				const { glob: n, negated: r } = splitNegation(e);
				return {
					negated: r,
					matches: t(n)
				};
			});
			const r = n[0]?.negated === true;
			return (e) => n.reduce((t, n) => n.matches(e) ? !n.negated : t, r);
		}
	}),
	7535: ((e, t, n) => {
		t.J0 = renderFleetFile;
		t.N6 = readFleetFile;
		t.TN = keyOf;
		var r = n(63619);
		var i = n(8224);
		var a = n(45794);
		var o = n(48636);
		var s = n(80301);
		const c = 256 * 1024 * 1024;
		const l = r.Ikc({
			image: r.YjP(),
			digest: r.lqM(r.YjP())
		});
		const u = r.Ikc({
			repository: r.YjP(),
			url: r.YjP(),
			branch: r.lqM(r.YjP()),
			commit: r.lqM(r.YjP()),
			pushedAt: r.lqM(r.YjP()),
			sizeKib: r.lqM(r.aig()),
			key: r.YjP(),
			exitCode: r.aig(),
			judgedAt: r.YjP(),
			durationMs: r.aig(),
			images: r.YOg(l)
		});
		const d = r.Ikc({
			version: r.euz(1),
			kind: r.euz("platform-actions-fleet"),
			repositories: r.YOg(u)
		});
		function keyOf(e) {
			return (0, i.a)(e.run ?? "", e["registry-url"], ...[...e.with].sort());
		}
		async function readFleetFile(e) {
			const t = await (0, o.Gu)(e, c);
			if (t === undefined) return new Map();
			const n = d.safeParse((0, s.qF)(t));
			if (n.success) return new Map(n.data.repositories.map((e) => [e.url, e]));
			const [r] = n.error.issues;
			throw new a.y({
				message: `\`fleet-file\`: \`${e}\` is not the file that \`mode: merge\` writes: ${r?.path.join(".") ?? ""} ${r?.message ?? ""}`,
				fix: "delete it: the next run then looks at every repository",
				input: "fleet-file"
			});
		}
		function* renderFleetFile(e) {
			yield "{\"version\":1,\"kind\":\"platform-actions-fleet\",\"repositories\":[\n";
			for (const [t, n] of e.entries()) yield `${t === 0 ? "" : ",\n"}${JSON.stringify(n)}`;
			yield "\n]}\n";
		}
	}),
	80301: ((e, t, n) => {
		n.d(t, { ST: () => a });
		t.VX = decodeList;
		t.qF = parseJson;
		var r = n(63619);
		var i = n(45794);
		const a = "unchanged since the last merged report";
		const o = r.Ikc({
			repository: r.YjP(),
			url: r.YjP(),
			branch: r.lqM(r.YjP()),
			commit: r.lqM(r.YjP()),
			sizeKib: r.lqM(r.aig()),
			pushedAt: r.lqM(r.YjP())
		});
		const s = r.Ikc({
			version: r.euz(1),
			kind: r.euz("platform-actions-fleet-list"),
			listedAt: r.lqM(r.YjP()),
			shards: r.aig(),
			requested: r.aig(),
			repositories: r.YOg(r.X$i(o, { shard: r.aig() })),
			unchanged: r.YOg(o)
		});
		function decodeList(e, t) {
			const n = s.safeParse(parseJson(e));
			if (n.success) return n.data;
			const [r] = n.error.issues;
			throw new i.y({
				message: `${t} is not a list of repositories: ${r?.path.join(".") ?? ""} ${r?.message ?? ""}`,
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
	}),
	74597: ((e, t, n) => {
		t.$ = readEntries;
		t.t = readRepositoriesFile;
		var r = n(76760);
		var i = n(38086);
		var a = n(45794);
		var o = n(48636);
		var s = n(80301);
		var c = n(82555);
		var l = n(83164);
		const u = 64 * 1024 * 1024;
		const d = 20;
		async function readRepositoriesFile(e, { workingDirectory: t }, n) {
			const c = await (0, o.Gu)((0, r.resolve)(t, e), u);
			if (c === undefined) {
				throw new a.y({
					message: `\`repositories-file\`: \`${(0, i.h0)(e, 300)}\` does not exist`,
					input: "repositories-file"
				});
			}
			if (c.trimStart().startsWith("{")) {
				const t = (0, s.VX)(c, `\`repositories-file\`: \`${(0, i.h0)(e, 300)}\``);
				requireCloneUrls([...t.repositories, ...t.unchanged], n);
				return {
					kind: "list",
					list: t
				};
			}
			return {
				kind: "names",
				repositories: readNames(c, e, n)
			};
		}
		function requireCloneUrls(e, t) {
			const n = e.flatMap(({ url: e }) => {
				const n = URL.canParse(e) ? (0, c.E)(e, t) : undefined;
				if (n?.kind === "entry") return [];
				const r = n?.why ?? `\`${(0, i.h0)(e, 100)}\` is not a clone URL`;
				return [{
					message: `\`repositories-file\`: ${r}`,
					input: "repositories-file"
				}];
			});
			if (n.length > 0) throw new a.y(...n.slice(0, d));
		}
		function readNames(e, t, n) {
			const r = [];
			const i = [];
			for (const [a, o] of e.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/).entries()) {
				const e = o.replace(/(?:^|\s)#.*$/, "").trim();
				if (e === "") continue;
				const s = (0, c.E)(e, n);
				if (s.kind === "entry") i.push(s.entry);
				else r.push({
					message: `\`repositories-file\`: ${s.why}`,
					fix: "write one `owner/name` or clone URL per line",
					input: "repositories-file",
					place: {
						file: t,
						line: a + 1
					}
				});
			}
			if (r.length > 0) throw new a.y(...r.slice(0, d));
			return (0, l.R)(i, n);
		}
		function readEntries(e, t) {
			const n = e.map((e) => (0, c.E)(e, t));
			const r = n.flatMap((e) => e.kind === "problem" ? [{
				message: `\`repositories\`: ${e.why}`,
				input: "repositories"
			}] : []);
			if (r.length > 0) throw new a.y(...r.slice(0, d));
			const i = n.flatMap((e) => e.kind === "entry" ? [e.entry] : []);
			return (0, l.R)(i, t);
		}
	}),
	82555: ((e, t, n) => {
		t.E = parseEntry;
		t.V = nameOf;
		var r = n(68475);
		var i = n(38086);
		const a = 500;
		const o = /^[\w.-]+(?:\/[\w.-]+)+$/;
		function parseEntry(e, t) {
			const problem = (t) => ({
				kind: "problem",
				why: `\`${(0, i.h0)(e, 100)}\` ${t}`
			});
			if (e.length > a) return problem("is too long");
			if (o.test(e)) {
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
			const s = n.protocol === "https:" || n.protocol === "http:" && (0, r.U)(n.hostname);
			if (!s && n.protocol !== "file:") return problem("is not an https URL");
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
	}),
	83164: ((e, t, n) => {
		t.K = repositoryKey;
		t.R = withoutRepeated;
		const r = new Set(["https://github.com", "https://gitlab.com"]);
		function repositoryKey(e, t) {
			if (!URL.canParse(e)) return e;
			const { origin: n, pathname: i } = new URL(e);
			const a = URL.canParse(t) && n !== "null" && new URL(t).origin === n;
			const o = a || r.has(n);
			return o ? `${n}${i.toLowerCase().replace(/(?:\.git)?\/*$/, "")}` : e;
		}
		function withoutRepeated(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = repositoryKey(r.url, t);
				if (!n.has(e)) n.set(e, r);
			}
			return [...n.values()];
		}
	}),
	37136: ((e, t, n) => {
		t.U = serversOf;
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
	})
};
;
