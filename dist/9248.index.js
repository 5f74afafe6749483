"use strict";
exports.id = 9248;
exports.ids = [9248];
exports.modules = {
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
	90457: ((e, t, n) => {
		t.createImageGlobList = createImageGlobList;
		t.o = createImageGlob;
		t.registryImageName = registryImageName;
		var r = n(2810);
		var i = n(97107);
		function plainImageName(e) {
			const t = e.replace(/@.*$/s, "").replace(a, "");
			const n = t.includes("/") ? t : `chainguard/${t}`;
			return hasTag(n) ? n : `${n}:latest`;
		}
		const a = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
		function registryImageName(e, t = "") {
			return `${o}${e}:${t}`;
		}
		const o = `${i.uD}/`;
		const hasTag = (e) => e.lastIndexOf(":") > e.lastIndexOf("/");
		function withPlainHost(e) {
			return e.replace(a, (e) => `${(0, i.jV)(e.slice(0, -1))}/`);
		}
		function createImageGlob(e) {
			const t = (0, r.mi)(e, { complete: (e) => withPlainHost(hasTag(e) ? e : `${e}:*`) });
			return (e) => {
				const n = withPlainHost(a.exec(e)?.[0] ?? o);
				const r = plainImageName(e);
				const i = r.replace(/^chainguard\//, "");
				return [
					r,
					i,
					`${n}${r}`,
					`${n}${i}`
				].some(t);
			};
		}
		function createImageGlobList(e) {
			const t = e.map((e) => {
				const { glob: t, negated: n } = (0, r.splitNegation)(e);
				return {
					negated: n,
					matches: createImageGlob(t)
				};
			});
			return (e) => {
				const n = t.findLast(({ matches: t }) => e.some(t));
				return n !== undefined && !n.negated;
			};
		}
	}),
	97107: ((e, t, n) => {
		n.d(t, {
			Xb: () => i,
			uD: () => r
		});
		t.jV = plainHost;
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
