"use strict";
exports.id = 5115;
exports.ids = [5115, 2537];
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
	77275: ((e, t, n) => {
		t.createImageGlobList = createImageGlobList;
		t.o = createImageGlob;
		t.registryImageName = registryImageName;
		var r = n(2810);
		var i = n(2937);
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
	35147: ((e, t, n) => {
		t.r = readBaseIgnores;
		var r = n(38086);
		var i = n(45794);
		var a = n(26918);
		var o = n(32537);
		var s = n(71166);
		async function readBaseIgnores(e, t, c) {
			const { host: l, workingDirectory: u } = t;
			const { changeRequest: d, untrustedHead: f } = l.context;
			if (d?.baseCommit === undefined || f || e["policy-from"] === "base") return undefined;
			if (t.config.ignores.length === 0) return undefined;
			const p = e["config-file"] ?? s.Cu;
			try {
				const r = await (0, s.CE)({
					host: l,
					policyFrom: "base",
					workingDirectory: u,
					github: () => (0, o.openGithub)(e["github-token"], t),
					signal: t.signal
				})(p);
				if (r === undefined) return [];
				const { parseConfigFile: d } = await n.e(4466).then(n.bind(n, 2085));
				const f = d(r, p, await t.manifests());
				if (f.kind === "problems") throw new i.y(...f.problems);
				return (0, a.z)(f.config.ignores, {
					requireReason: false,
					maxDays: undefined
				}, c).ignores;
			} catch (e) {
				if (!(e instanceof i.y)) throw e;
				const [t] = e.problems;
				const n = `${(0, r.h0)(t?.message ?? "", 400)}. ${t?.fix ?? ""}`.trim();
				l.log.warning(`Cannot determine which ignores this change adds or loosens: ${n}`);
				return undefined;
			}
		}
	}),
	40460: ((e, t, n) => {
		t.G = readIgnores;
		t.findIgnoreProblems = findIgnoreProblems;
		t.ignoreRulesOf = ignoreRulesOf;
		var r = n(45794);
		var i = n(26918);
		function readIgnores(e, t, n) {
			const a = findIgnoreProblems(e, t, n);
			if (a.length > 0) throw new r.y(...a);
			return (0, i.z)(e.ignores, t, n).ignores;
		}
		function findIgnoreProblems(e, t, n) {
			const { problems: r } = (0, i.z)(e.ignores, t, n);
			return r.map((e) => ({
				...e,
				input: "config-file"
			}));
		}
		const a = ["check-deprecated", "resolve-digest"];
		function ignoreRulesOf(e, t, n = {}) {
			if (e === "advisory-gate") {
				const e = n["max-ignore-days"];
				return {
					requireReason: n["require-ignore-reason"] !== false,
					maxDays: typeof e === "number" ? e : undefined
				};
			}
			const r = t.given("advisory-gate", "require-ignore-reason")?.text.trim() === "false";
			return {
				requireReason: a.includes(e) && !r,
				maxDays: undefined
			};
		}
	}),
	77176: ((e, t, n) => {
		t.UB = isAdvisoryIgnore;
		t._d = isExpired;
		t.cY = findLoosenedIgnores;
		t.v$ = isExpiring;
		var r = n(22475);
		const i = 14;
		function isExpired(e, t) {
			return e.expires !== undefined && e.expires.timeMs <= t;
		}
		function isExpiring(e, t) {
			if (e.expires === undefined || isExpired(e, t)) return false;
			return e.expires.timeMs - t <= i * r.sO;
		}
		function isAdvisoryIgnore(e) {
			return e.id !== undefined || e.artifact !== undefined;
		}
		const scopeKey = (e) => JSON.stringify([
			e.id?.toLowerCase(),
			e.artifact,
			e.image
		]);
		const endOf = (e) => e.expires?.timeMs ?? Number.POSITIVE_INFINITY;
		function findLoosenedIgnores(e, t) {
			const n = new Map();
			for (const t of e) {
				const e = n.get(scopeKey(t));
				if (e === undefined || endOf(t) > endOf(e)) n.set(scopeKey(t), t);
			}
			return t.flatMap((e) => {
				const t = n.get(scopeKey(e));
				if (t === undefined) return [{
					ignore: e,
					kind: "added"
				}];
				const { expires: r } = t;
				return r !== undefined && endOf(e) > r.timeMs ? [{
					ignore: e,
					kind: "extended",
					before: r.text
				}] : [];
			});
		}
	}),
	26918: ((e, t, n) => {
		t.z = parseIgnores;
		var r = n(2810);
		var i = n(63144);
		var a = n(38707);
		var o = n(22475);
		const s = [
			"component_not_present",
			"vulnerable_code_not_present",
			"vulnerable_code_not_in_execute_path",
			"vulnerable_code_cannot_be_controlled_by_adversary",
			"inline_mitigations_already_exist"
		];
		const c = [
			"id",
			"artifact",
			"image",
			"reason",
			"owner",
			"expires",
			"justification"
		];
		const isKey = (e) => c.includes(e);
		const l = 1e3;
		function parseIgnores(e, t, n) {
			const r = [];
			const i = [];
			for (const a of e) {
				const e = parseIgnore(a, t, n);
				i.push(...e.problems);
				if (e.ignore !== undefined) r.push(e.ignore);
			}
			return {
				ignores: r,
				problems: i
			};
		}
		function parseIgnore(e, t, n) {
			if (!(0, i.u4)(e.value)) {
				const t = "Write it as `{ id: CVE-\u2026, artifact: name, reason: \u2026, expires: \"YYYY-MM-DD\" }`.";
				return { problems: [{
					message: "An entry of `ignore` is not a mapping.",
					fix: t,
					place: e.place
				}] };
			}
			const r = [];
			const placeOf = (t) => e.keyPlaces?.[t] ?? e.place;
			const o = {};
			for (const [t, n] of Object.entries(e.value)) {
				if (!isKey(t)) {
					r.push({
						message: `An entry of \`ignore\` has the unknown key \`${t.slice(0, 100)}\`.`,
						fix: `${(0, a.L)(t, c, 1).map((e) => `Did you mean \`${e}\`? `).join("")}Known keys are ${c.map((e) => `\`${e}\``).join(", ")}.`,
						place: placeOf(t)
					});
				} else if (n !== undefined && n !== null) {
					const e = valueProblem(t, n);
					const a = (0, i.b6)(n)?.trim();
					if (e !== undefined) r.push({
						...e,
						place: placeOf(t)
					});
					else if (a !== undefined && a !== "") o[t] = a;
				}
			}
			const s = parseExpiry(o.expires);
			r.push(...missingProblems(o, s, t, n).map(({ key: e, ...t }) => ({
				...t,
				place: placeOf(e)
			})));
			if (r.length > 0) return { problems: r };
			const { expires: l, ...u } = o;
			return {
				ignore: {
					...u,
					...s === undefined ? {} : { expires: s },
					place: e.place
				},
				problems: r
			};
		}
		function parseExpiry(e = "") {
			const t = (0, o.pe)(e);
			return t === undefined ? undefined : {
				text: e,
				timeMs: t
			};
		}
		function valueProblem(e, t) {
			if (typeof t !== "string") {
				const t = e === "expires" ? "Put the date in quotes: `expires: \"2026-12-31\"`." : "Put it in quotes.";
				return {
					message: `\`${e}\` of an ignore is not text.`,
					fix: t
				};
			}
			if (t.length > l) return { message: `\`${e}\` of an ignore is longer than ${l} characters.` };
			if (e === "id") return idProblem(t);
			if (e === "justification") return justificationProblem(t.trim());
			if (e !== "artifact" && e !== "image") return undefined;
			const n = (0, r.globProblem)(t.trim());
			return n === undefined ? undefined : { message: `\`${e}\` of an ignore is not a usable glob: ${n}.` };
		}
		function idProblem(e) {
			if (!/[*?[\]{}!]/.test(e)) return undefined;
			return {
				message: `\`id\` of an ignore takes the id or an alias of one advisory, not a glob: \`${e.trim().slice(0, 100)}\`.`,
				fix: "Add one entry for each advisory; `artifact` and `image` take globs."
			};
		}
		function justificationProblem(e) {
			if (e === "" || s.includes(e)) return undefined;
			return {
				message: `\`justification\` of an ignore is not one of OpenVEX: \`${e.slice(0, 100)}\`.`,
				fix: `Known ones are ${s.map((e) => `\`${e}\``).join(", ")}.`
			};
		}
		function missingProblems(e, t, n, r) {
			const i = [];
			if (e.id === undefined && e.artifact === undefined && e.image === undefined) {
				i.push({
					key: "id",
					message: "An entry of `ignore` has no `id`, `artifact` or `image`."
				});
			}
			if (n.requireReason && e.reason === undefined) {
				const e = "Add `reason: \u2026`, or allow entries without one with `require-ignore-reason: false`.";
				i.push({
					key: "reason",
					message: "An entry of `ignore` has no `reason`.",
					fix: e
				});
			}
			if (e.expires !== undefined && t === undefined) {
				const t = `\`expires\` of an ignore is not a date: \`${e.expires.slice(0, 100)}\`.`;
				i.push({
					key: "expires",
					message: t,
					fix: "Write `expires: \"YYYY-MM-DD\"`."
				});
			} else if (n.maxDays !== undefined && t === undefined) {
				const e = "An entry of `ignore` has no `expires`, which `max-ignore-days` requires.";
				i.push({
					key: "expires",
					message: e,
					fix: `Add a date at most ${n.maxDays} days from now.`
				});
			} else if (n.maxDays !== undefined && t !== undefined && t.timeMs > r + n.maxDays * o.sO) {
				const e = `\`expires\` of an ignore is more than \`max-ignore-days\` (${n.maxDays}) away.`;
				i.push({
					key: "expires",
					message: e,
					fix: `Choose a date at most ${n.maxDays} days from now.`
				});
			}
			return i;
		}
	}),
	32537: ((e, t, n) => {
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
