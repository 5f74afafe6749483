"use strict";
exports.id = 7077;
exports.ids = [7077, 2334];
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
	77825: ((e, t, n) => {
		t.$ = groupBy;
		function groupBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				const i = n.get(e);
				if (i === undefined) n.set(e, [r]);
				else i.push(r);
			}
			return n;
		}
	}),
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
	55478: ((e, t, n) => {
		n.d(t, { B: () => i });
		t.Y = showCandidates;
		var r = n(38086);
		const i = 100;
		const a = 5;
		function showCandidates(e) {
			const t = e.slice(0, a).map(({ uid: e, name: t }) => `\`${(0, r.h0)(t, i)}\` (${e})`);
			const n = e.length - t.length;
			return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
		}
	}),
	59800: ((e, t, n) => {
		t.K = renderTextTable;
		function renderTextTable(e) {
			const t = [];
			for (const n of e) {
				n.forEach((e, n) => {
					t[n] = Math.max(t[n] ?? 0, lengthOf(e));
				});
			}
			return e.map((e) => e.map((e, n) => e + " ".repeat(Number(t[n]) - lengthOf(e))).join("  ").trimEnd());
		}
		function lengthOf(e) {
			return Array.from(e).length;
		}
	}),
	85216: ((e, t, n) => {
		t.CI = lineWords;
		t.R3 = showPlace;
		t.ig = comparePlaces;
		function comparePlaces(e, t) {
			const n = Number(e.file > t.file) - Number(e.file < t.file);
			return n || e.line - t.line || Number(e.column) - Number(t.column);
		}
		function showPlace({ file: e, line: t }) {
			return `\`${e}:${t}\``;
		}
		function lineWords(e, t) {
			return e.file === t.file ? `line ${e.line}` : `line ${e.line} of \`${e.file}\``;
		}
	}),
	12595: ((e, t, n) => {
		t.q = shapeProblems;
		var r = n(38707);
		var i = n(38086);
		var a = n(34400);
		const o = 100;
		const s = {
			string: "a string",
			boolean: "`true` or `false`",
			array: "a list",
			object: "a mapping"
		};
		function shapeProblems(e, t = a.y0, n = a.dO) {
			const r = t.safeParse(e.data);
			if (r.success) return [];
			return r.error.issues.flatMap((t) => issueProblems(t, e, n));
		}
		function issueProblems(e, t, n) {
			const r = e.path;
			if (e.code === "unrecognized_keys") return e.keys.map((e) => unknownKey(r, e, n));
			const i = showPath(r);
			if (r.length > 0 && valueAt(t.data, r) === undefined) {
				return [{
					path: r.slice(0, -1),
					message: `${i} is missing.`
				}];
			}
			switch (e.code) {
				case "invalid_type": return [{
					path: r,
					message: e.message.startsWith("Invalid") ? `${i} must be ${s[e.expected]}.` : `${i} ${e.message}.`
				}];
				case "too_small": return [{
					path: r,
					message: `${i} is empty.`
				}];
				default: return [{
					path: r,
					message: `${i} ${e.message}.`
				}];
			}
		}
		function unknownKey(e, t, n) {
			const a = e.findLast((e) => typeof e === "string") ?? "";
			const s = Object.entries(n).flatMap(([e, t]) => e === a ? t : []);
			const [c] = (0, r.L)(t, s);
			return {
				path: e,
				key: t,
				message: `${showPath(e)} has the unknown key \`${(0, i.h0)(t, o)}\`.`,
				fix: c === undefined ? "Remove it." : `Did you mean \`${c}\`?`
			};
		}
		function showPath(e) {
			if (e.length === 0) return "The file";
			const t = e.map((e) => typeof e === "number" ? `[${e}]` : `.${e}`).join("");
			return `\`${t.slice(1)}\``;
		}
		function valueAt(e, t) {
			return t.reduce((e, t) => Reflect.get(Object(e), t), e);
		}
	}),
	34400: ((e, t, n) => {
		n.d(t, {
			B2: () => m,
			a7: () => p,
			dO: () => g,
			y0: () => h
		});
		var r = n(63619);
		var i = n(73305);
		var a = n(22475);
		const o = /^[a-z0-9 ._-]{1,}$/;
		const about = (e) => r.mIj({ description: e });
		const text = (e) => r.YjP().check(i.m9(1), about(e));
		const s = { error: "must be a positive whole number" };
		const id = (e) => r.KCZ([r.Whr().check(i.NC()), r.YjP().check(i.Fk(/^[1-9][0-9]*$/, s))], s).check(about(e));
		const c = r.YjP({ error: "must be a date in quotes, for example \"2027-01-31\"" }).check(i.Fk(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, {
			error: "must be a date in the form YYYY-MM-DD",
			abort: true
		}), r.YPB((e) => (0, a._U)(e) !== undefined, { error: "is not a valid calendar date" }), about("From 00:00 UTC on this date, the entry counts as absent. Quote the date: YAML tools may otherwise reformat it."));
		const l = r.rej({
			issuer: r.YjP().check(r.YPB((e) => /^https?:\/\//.test(e) && URL.canParse(e), { error: "must be the URL of a token issuer" }), about("Exact `iss` of the token: the URL of its issuer.")),
			subject: text("Exact `sub` of the token.")
		}).check(about("Exact issuer and subject that the identity accepts."));
		const u = r.rej({
			issuer: text("Issuer with which the person signs in."),
			subject: text("Subject of the person there, such as `github|1234`.")
		}).check(about("A person, whose uid the service looks up; takes the place of `uid`."));
		const d = r.rej({
			owner: id("Numeric id of the owner."),
			repository: id("Numeric id of the repository.")
		}).check(about("With ids, the subject has the form that GitHub sends for repositories created, renamed or moved since 2026-07-15."));
		const f = r.rej({
			repository: r.YjP().check(i.Fk(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, { error: "must be `owner/name`" }), about("`owner/name`, in the letter case that GitHub shows.")),
			ref: r.lqM(r.YjP().check(i.Fk(/^refs\/[^\s*?[\\^~:]+$/, { error: "must be a full ref such as `refs/heads/main`, not a pattern" }), about("A full ref, for example `refs/heads/main`."))),
			environment: r.lqM(text("Name of a deployment environment.")),
			pull_request: r.lqM(r.euz(true, { error: "must be `true` or omitted" }).check(about("`true` for jobs of pull requests."))),
			ids: r.lqM(d)
		}).check(about("A GitHub Actions workload, from which issuer and subject are derived."));
		const p = r.rej({
			name: r.lqM(r.YjP().check(i.Fk(o, { error: "may contain only lowercase letters, digits, spaces, `.`, `_` and `-`" }), about("Name of the identity. The file owns the bindings of identities that it names."))),
			uid: r.lqM(text("Uid of an identity that is managed elsewhere; its bindings are pruned only with `owned`.")),
			description: r.lqM(r.YjP().check(about("If omitted, it is not changed."))),
			lookup: r.lqM(u),
			claimMatch: r.lqM(l),
			github: r.lqM(f),
			roles: r.cl6(r.YOg(text("Name or uid of a role."))).check(about("Roles on the organization.")),
			state: r.lqM(r.k5n(["present", "absent"], { error: "must be `present` or `absent`" }).check(about("`absent` keeps ownership of an identity whose bindings are to be removed."))),
			owned: r.lqM(r.zMY().check(about("Whether bindings that are not in the file may be pruned."))),
			expires: r.lqM(c)
		}).check(about("An identity and its roles on the organization."));
		const m = r.rej({
			identity: text("Name or uid of an identity."),
			role: text("Name or uid of a role."),
			group: r.lqM(text("Name or uid of a group; by default the organization.")),
			expires: r.lqM(c)
		}).check(about("One binding, for groups below the organization and for roles that expire."));
		const h = r.rej({
			version: r.euz(1, { error: "must be `1`" }).check(about("Version of this format.")),
			organization: r.lqM(text("Uid or exact name of the organization; by default the input `organization`.")),
			identities: r.cl6(r.YOg(p)),
			bindings: r.cl6(r.YOg(m))
		}).check(r.mIj({
			title: "Role file of platform-actions",
			description: "Identities and role bindings that `sync-rolebindings` manages."
		}));
		const g = {
			"": Object.keys(h.shape),
			identities: Object.keys(p.shape),
			lookup: Object.keys(u.shape),
			claimMatch: Object.keys(l.shape),
			github: Object.keys(f.shape),
			ids: Object.keys(d.shape),
			bindings: Object.keys(m.shape)
		};
	}),
	72334: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			SIGN_IN_REASON: () => o,
			findProblems: () => findProblems
		});
		var r = n(48636);
		var i = n(10959);
		var a = n(25314);
		const o = "role bindings are read from the platform, which needs a sign-in";
		const inFolder = (e) => e.endsWith("/") ? `${e}organization.yml` : e;
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const s = e.mode === "plan" || e.mode === "dump" ? e["plan-file"] : undefined;
			return [...(0, a.m)(n, o), ...s === undefined ? [] : await (0, i.G)(() => (0, r.ZB)(inFolder(s), t, "plan-file"))];
		};
	}),
	47186: ((e, t, n) => {
		n.d(t, { y: () => r });
		t.B = isOwnerName;
		const r = "owner";
		function isOwnerName(e) {
			return e.toLowerCase() === r;
		}
	}),
	78527: ((e, t, n) => {
		t.J_ = ownBindingsError;
		t.o4 = requireOwnBindings;
		t.tR = missingOwnBindings;
		t.xF = ownBindingsWarning;
		var r = n(38086);
		var i = n(34779);
		const a = "Run again. If it happens again, check that the identity has a binding of its own on the organization, and report the incomplete list to the service.";
		function missingOwnBindings(e, t) {
			const { bindings: n, organization: i } = e;
			const a = (0, r.h0)(i.name, 100);
			if (t.kind === "unreadable") return n.length > 0 ? undefined : `the list of role bindings of \`${a}\` is empty`;
			if (n.some(({ identity: e }) => e.uid === t.uid)) return undefined;
			return `the list of role bindings of \`${a}\` does not contain those of the running identity \`${(0, r.h0)(t.uid, 200)}\``;
		}
		function ownBindingsError(e) {
			return incompleteError(`${e}, so it is incomplete; nothing was changed`);
		}
		function requireOwnBindings(e, t, { tracked: n }, r) {
			const i = new Set(n.flatMap(({ change: e, status: t }) => e.action === "remove" && t === "done" ? e.uid : []));
			const a = t.bindings.filter(({ uid: e }) => !i.has(e));
			if (missingOwnBindings({
				...t,
				bindings: a
			}, r) !== undefined) return;
			const o = missingOwnBindings(e, r);
			if (o !== undefined) throw incompleteError(`${o}, so it is incomplete`);
		}
		function incompleteError(e) {
			return new i.Wk(e, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/roleBindings"
			});
		}
		function ownBindingsWarning(e) {
			return {
				rule: "own-bindings-missing",
				level: "warning",
				title: "The list of role bindings may be incomplete",
				message: `${e.charAt(0).toUpperCase()}${e.slice(1)}: bindings may be missing from this run, and \`apply\` would stop.`,
				fix: a,
				fingerprint: "own-bindings-missing"
			};
		}
	}),
	69454: ((e, t, n) => {
		t.W0 = isAbsent;
		t.c1 = matchIdentities;
		t.sv = onlyByUid;
		t.tG = isFoundByName;
		var r = n(77825);
		var i = n(55478);
		var a = n(22475);
		var o = n(89763);
		var s = n(85216);
		var c = n(39052);
		var l = n(22657);
		function matchIdentities(e, t, n) {
			const r = createMatching(t, n);
			const i = e.filter(({ uid: e }) => e !== undefined);
			const a = e.filter(({ lookup: e, uid: t }) => t === undefined && e === undefined);
			for (const e of i) r.byUid(e);
			for (const e of a) r.byClaims(e, "exact");
			for (const e of a) r.byClaims(e, "other-form");
			for (const e of a) r.byName(e);
			return {
				matches: e.flatMap(r.result),
				problems: r.problems
			};
		}
		function isAbsent(e, t) {
			return e.absent || e.expires !== undefined && (0, a.SU)(e.expires, t);
		}
		function isFoundByName({ kind: e, uid: t }, n) {
			return (e === "claim-match" || e === "unknown") && (0, c.UO)(t, n);
		}
		function onlyByUid(e) {
			return `${withKind(e)}, so it can only be referred to by uid.`;
		}
		function withKind({ kind: e, name: t, uid: n }) {
			const r = {
				"claim-match": "is not in this organization",
				"static-keys": "has static keys, as pull tokens do",
				aws: "is an AWS identity",
				"service-principal": "is a service principal",
				unknown: "is not in this organization"
			};
			return `Identity \`${t}\` (${n}) ${r[e]}`;
		}
		function isChangeable(e, t) {
			return e.kind === "claim-match" || isFoundByName(e, t);
		}
		function foreignIdentity({ uid: e }, t) {
			if (e === undefined || !(0, c.$u)(e, t.uid)) return undefined;
			const n = {
				description: "",
				issuer: undefined,
				subject: undefined,
				otherClaims: {}
			};
			return {
				uid: e,
				name: e,
				kind: "unknown",
				...n
			};
		}
		function createMatching(e, t) {
			const n = (0, l.XS)(e.identities);
			const a = n.filter((t) => isFoundByName(t, e.organization.uid));
			const o = new Map(n.map((e) => [e.uid, e]));
			const c = new Map([...n].reverse().map((e) => [e.name, e]));
			const u = createClaimLookup(a);
			const d = (0, r.$)(a, ({ name: e }) => e);
			const f = new Map();
			const p = new Map();
			const m = new Set();
			const h = [];
			const isFree = ({ uid: e }) => !f.has(e);
			const isOpen = (e) => !p.has(e) && !m.has(e);
			const fail = (e, t, n) => {
				h.push({
					message: t,
					fix: n,
					input: "file",
					place: e.place
				});
				m.add(e);
			};
			const take = (e, t, n) => {
				const [r, a] = t;
				if (r === undefined) return;
				const o = f.get(r.uid);
				if (a !== undefined) {
					const r = `Several identities have the ${n}: ${(0, i.Y)(t)}.`;
					fail(e, r, "Set the `uid` of the one you mean.");
				} else if (o !== undefined) {
					const t = `\`${r.name}\` (${r.uid})`;
					const n = `This entry and the one on ${(0, s.CI)(o.place, e.place)} refer to the same identity ${t}.`;
					fail(e, n, "Merge them into one entry.");
				} else {
					f.set(r.uid, e);
					p.set(e, r);
				}
			};
			return {
				problems: h,
				byUid: (n) => {
					const r = o.get(n.uid) ?? foreignIdentity(n, e.organization);
					const i = n.claim !== undefined || n.description !== undefined;
					if (r !== undefined && i && !isChangeable(r, e.organization.uid)) {
						const e = `${withKind(r)}: the file can give it roles, but cannot change anything else about it.`;
						fail(n, e, "Remove `claimMatch`, `github` and `description` from the entry.");
					} else if (r !== undefined) {
						take(n, [r], `uid \`${n.uid}\``);
					} else if (!isAbsent(n, t)) {
						const e = `There is no identity with the uid \`${n.uid}\`, or it cannot be read.`;
						fail(n, e, "Correct the uid, or remove the entry.");
					}
				},
				byClaims: (e, t) => {
					const { claim: n } = e;
					if (n === undefined || !isOpen(e)) return;
					const r = u(n, t);
					const i = `subject \`${n.claimMatch.subject}\``;
					take(e, t === "exact" ? r : r.filter(isFree), i);
				},
				byName: (e) => {
					if (!isOpen(e)) return;
					const n = d.get(e.name) ?? [];
					const r = n.filter(isFree);
					const i = e.claim === undefined && r.length === 0 ? n : r;
					take(e, i, `name \`${e.name}\``);
					if (!isOpen(e) || e.claim !== undefined || isAbsent(e, t)) return;
					const a = c.get(e.name);
					if (a === undefined) {
						const t = `There is no identity \`${e.name}\`, and the entry has no claims to create it with.`;
						fail(e, t, "Add `claimMatch` or `github` to create it.");
					} else {
						fail(e, onlyByUid(a), "Set its `uid` instead of the name, or add the claims of a new identity.");
					}
				},
				result: (n) => {
					if (m.has(n)) return [];
					const r = isAbsent(n, t);
					const i = p.get(n);
					if (i !== undefined) {
						const t = isChangeable(i, e.organization.uid);
						return [{
							entry: n,
							absent: r,
							kind: "existing",
							identity: i,
							changeable: t
						}];
					}
					const { name: a, claim: o } = n;
					if (r || a === undefined || o === undefined) return [{
						entry: n,
						absent: r,
						kind: "gone"
					}];
					return [{
						entry: n,
						absent: r,
						kind: "new",
						name: a,
						claim: o
					}];
				}
			};
		}
		function createClaimLookup(e) {
			const t = e.flatMap((e) => {
				const { issuer: t, subject: n } = e;
				return t === undefined || n === undefined ? [] : [{
					identity: e,
					claim: {
						issuer: t,
						subject: n
					}
				}];
			});
			const n = (0, r.$)(t, ({ claim: e }) => `${e.issuer}\n${e.subject}`);
			const i = (0, r.$)(t, ({ claim: e }) => (0, o.vm)(e));
			const find = (e, t) => {
				const { issuer: r, subject: a } = e.claimMatch;
				if (t === "exact") return n.get(`${r}\n${a}`) ?? [];
				if (e.kind !== "github") return [];
				const { workload: s } = e;
				const c = i.get((0, o.gg)(s)) ?? [];
				return c.filter(({ claim: e }) => (0, o.x0)(s, e) === "other-form");
			};
			return (e, t) => find(e, t).map(({ identity: e }) => e);
		}
	}),
	68576: ((e, t, n) => {
		t.O = observeBinding;
		t.p = observeIdentity;
		const r = [
			"issuer",
			"issuerPattern",
			"subject",
			"subjectPattern"
		];
		function observeIdentity(e) {
			const t = Object.entries(e.claimMatch ?? {}).filter(([, e]) => !isEmpty(e));
			const exact = (e) => {
				const n = t.find(([t]) => t === e)?.[1];
				return typeof n === "string" ? n : undefined;
			};
			return {
				uid: e.uid,
				name: e.name,
				description: e.description ?? "",
				kind: kindOf(e, t.length > 0),
				issuer: exact("issuer"),
				subject: exact("subject"),
				otherClaims: Object.fromEntries(t.filter(([e]) => !r.includes(e)))
			};
		}
		function observeBinding(e) {
			const { uid: t, identity: n, role: r, group: i } = e;
			const a = i.uid === "" ? t.slice(0, Math.max(0, t.lastIndexOf("/"))) : i.uid;
			if (t === "" || n.uid === "" || r.uid === "" || a === "") return undefined;
			const named = (e) => ({
				uid: e.uid,
				name: e.name
			});
			return {
				uid: t,
				identity: named(n),
				role: named(r),
				group: {
					uid: a,
					name: i.name
				}
			};
		}
		function kindOf(e, t) {
			if (e.staticKeys) return "static-keys";
			if (e.awsIdentity) return "aws";
			if (e.servicePrincipal && !e.servicePrincipal.endsWith("_UNSPECIFIED")) return "service-principal";
			return t ? "claim-match" : "unknown";
		}
		function isEmpty(e) {
			if (e === undefined || e === null || e === "") return true;
			return typeof e === "object" && Object.keys(e).length === 0;
		}
	}),
	39052: ((e, t, n) => {
		t.$u = isForeignUid;
		t.Ke = observedRows;
		t.UO = isWithin;
		t.cx = grantKey;
		t.ii = mayBeGone;
		t.jE = personKey;
		t.n6 = compareText;
		t.xS = countChanges;
		function personKey({ issuer: e, subject: t }) {
			return JSON.stringify([e, t]);
		}
		function isWithin(e, t) {
			return e === t || e.startsWith(`${t}/`);
		}
		function mayBeGone({ identity: e }, { uid: t }) {
			return e.name === "" && isWithin(e.uid, t);
		}
		const r = /^[0-9a-f]{40}(?:\/[0-9a-f]+)*$/;
		function isForeignUid(e, t) {
			return r.test(e) && !isWithin(e, t);
		}
		function observedRows({ organization: e, bindings: t }) {
			const n = t.filter(({ group: t }) => isWithin(t.uid, e.uid));
			const r = new Map(n.map((e) => [e.uid, e]));
			return [...r.values()].sort((e, t) => compareText(e.uid, t.uid));
		}
		function grantKey(e) {
			const { identity: t, role: n, group: r } = e;
			return JSON.stringify([
				t.uid ?? null,
				t.uid === undefined ? t.name : null,
				n.uid,
				r.uid
			]);
		}
		function compareText(e, t) {
			return Number(e > t) - Number(e < t);
		}
		function countChanges(e) {
			const of = (...t) => e.filter(({ action: e }) => t.includes(e)).length;
			return {
				changes: e.length,
				toAdd: of("create", "add"),
				toChange: of("update"),
				toRemove: of("remove")
			};
		}
	}),
	22657: ((e, t, n) => {
		t.Ex = createGroupSearch;
		t.UH = knownNames;
		t.XS = uniqueByUid;
		t.ht = createGroupLabels;
		t.qK = resolveName;
		t.wh = createGroupPaths;
		var r = n(77825);
		var i = n(38707);
		var a = n(38086);
		var o = n(55478);
		var s = n(39052);
		function resolveName(e, t, n, r = () => false, i = []) {
			const a = indexOf(n);
			const o = a.byUid.get(t.text);
			if (o !== undefined) return {
				kind: "found",
				found: o
			};
			const s = uniqueByUid(a.byName.get(t.text) ?? []);
			const c = s.filter(r);
			const [l, u] = c.length > 0 ? c : s;
			if (l !== undefined && u === undefined) return {
				kind: "found",
				found: l
			};
			const d = l === undefined ? unknownName(e, t, a, i) : ambiguousName(e, t, s);
			return {
				kind: "problem",
				problem: d
			};
		}
		const c = 50;
		const l = new WeakMap();
		function indexOf(e) {
			const t = l.get(e);
			if (t !== undefined) return t;
			const n = {
				byUid: new Map([...e].reverse().map((e) => [e.uid, e])),
				byName: (0, r.$)(e, ({ name: e }) => e),
				unique: undefined,
				suggestions: 0
			};
			l.set(e, n);
			return n;
		}
		function createGroupSearch(e, t) {
			const n = createGroupPaths(e, t);
			const i = new Map(e.map((e) => [e.uid, e]));
			const a = (0, r.$)(e, ({ name: e }) => e);
			const o = (0, r.$)(e, n);
			return (t) => {
				const { text: r } = t;
				const s = i.get(r);
				if (s !== undefined) return {
					kind: "found",
					found: s
				};
				const c = r.includes("/");
				const l = c ? o.get(r.replace(/^\//, "")) ?? [] : [];
				const u = uniqueByUid([...a.get(r) ?? [], ...l]);
				const [d, f] = u;
				if (d !== undefined && f === undefined) return {
					kind: "found",
					found: d
				};
				const p = c ? e.flatMap((e) => n(e) ?? []) : [];
				if (d === undefined) return {
					kind: "problem",
					problem: unknownName("group", t, indexOf(e), p)
				};
				const m = u.map((e) => {
					const t = n(e);
					return {
						uid: e.uid,
						name: t === undefined ? e.name : `/${t}`
					};
				});
				return {
					kind: "problem",
					problem: ambiguousName("group", t, m)
				};
			};
		}
		function createGroupPaths(e, t) {
			const n = new Map(e.map(({ name: e, uid: t }) => [t, e]));
			const pathOf = (e) => {
				const r = n.get(e);
				const i = e.slice(0, Math.max(0, e.lastIndexOf("/")));
				if (r === undefined || e === t.uid || i === "") return undefined;
				if (i === t.uid) return r;
				const a = pathOf(i);
				return a === undefined ? undefined : `${a}/${r}`;
			};
			return ({ uid: e }) => pathOf(e);
		}
		function createGroupLabels(e, t) {
			const n = createGroupPaths(e, t);
			const i = (0, r.$)(e, ({ name: e }) => e);
			return (e) => {
				const r = (i.get(e.name) ?? []).every(({ uid: t }) => t === e.uid);
				if (r || e.uid === t.uid) return e;
				const a = n(e);
				return {
					...e,
					name: a === undefined ? e.uid : `/${a}`
				};
			};
		}
		function uniqueByUid(e) {
			const t = [...e].sort((e, t) => (0, s.n6)(e.uid, t.uid) || (0, s.n6)(e.name, t.name));
			return [...new Map(t.map((e) => [e.uid, e])).values()];
		}
		function knownNames(e) {
			const { organization: t, bindings: n } = e;
			const r = [
				...n.map(({ group: e }) => e),
				...e.groups,
				t
			];
			return {
				roles: uniqueByUid([...n.map(({ role: e }) => e), ...e.roles]),
				groups: uniqueByUid(r).filter(({ uid: e }) => (0, s.UO)(e, t.uid))
			};
		}
		function unknownName(e, t, n, r) {
			n.suggestions += 1;
			const s = n.suggestions > c ? [] : [...n.byName.keys(), ...r];
			const l = (0, i.L)(t.text, s);
			n.unique ??= uniqueByUid([...n.byUid.values()]);
			const u = n.unique;
			return {
				message: `There is no ${e} \`${t.text}\`.`,
				fix: l.length > 0 ? `Did you mean ${l.map((e) => `\`${(0, a.h0)(e, o.B)}\``).join(" or ")}?` : `Known: ${u.length === 0 ? "none" : (0, o.Y)(u)}.`,
				input: "file",
				place: t.place
			};
		}
		function ambiguousName(e, t, n) {
			return {
				message: `The name \`${t.text}\` matches more than one ${e}: ${(0, o.Y)(n)}.`,
				fix: e === "group" ? "Use the path shown for the one you mean, or its uid." : "Use the uid of the one you mean.",
				input: "file",
				place: t.place
			};
		}
	}),
	93757: ((e, t, n) => {
		t.FU = parsePlanFile;
		t.Lq = planRows;
		t.fN = printPlanFile;
		var r = n(27675);
		function planRows(e) {
			return e.map(({ change: e, status: t, uid: n }) => {
				const { action: r, kind: i, identity: a } = e;
				const o = e.action === "remove" ? e.uid : i === "identity" ? a.uid : undefined;
				const s = n ?? o;
				return {
					action: r,
					kind: i,
					identity: a.name,
					...e.kind === "binding" ? {
						role: e.role.name,
						group: e.group.name
					} : {},
					...s === undefined ? {} : { uid: s },
					status: t
				};
			});
		}
		function printPlanFile(e, t) {
			const n = {
				version: 1,
				command: "sync-rolebindings",
				organization: e.organization.uid,
				planHash: (0, r.SH)(e),
				plan: planRows(t),
				changes: (0, r.UG)(e)
			};
			return `${JSON.stringify(n, null, 2)}\n`;
		}
		function parsePlanFile(e) {
			const malformed = (e) => ({
				kind: "malformed",
				reason: e
			});
			let t;
			try {
				t = JSON.parse(e);
			} catch {
				return malformed("it is not JSON");
			}
			const at = (e) => Reflect.get(Object(t), e);
			const [n, i, a] = [
				at("organization"),
				at("planHash"),
				at("changes")
			];
			if (at("version") !== 1 || at("command") !== "sync-rolebindings") {
				return malformed("it is not a plan of `sync-rolebindings`, version 1");
			}
			const isText = (e) => typeof e === "string";
			if (!isText(n) || !isText(i) || !Array.isArray(a) || !a.every(isText)) {
				return malformed("it lacks `organization`, `planHash` or `changes`");
			}
			if ((0, r.M6)(n, a) !== i) return malformed("its hash does not match its changes");
			return {
				kind: "plan",
				plan: {
					planHash: i,
					changes: a
				}
			};
		}
	}),
	27675: ((e, t, n) => {
		t.M6 = hashChanges;
		t.SH = planHash;
		t.UG = canonicalChanges;
		t.xG = canonicalChange;
		var r = n(8224);
		var i = n(63144);
		var a = n(39052);
		const o = "platform-actions/rolebindings/2";
		function canonicalChanges(e) {
			return e.changes.map(canonicalChange).sort(a.n6);
		}
		function hashChanges(e, t) {
			return (0, r.a)(o, e, ...t);
		}
		function planHash(e) {
			return hashChanges(e.organization.uid, canonicalChanges(e));
		}
		function canonicalChange(e) {
			switch (e.action) {
				case "create": {
					const { issuer: t, subject: n } = e.claimMatch;
					return JSON.stringify([
						"create",
						e.identity.name,
						e.description ?? null,
						t,
						n
					]);
				}
				case "add": return JSON.stringify([
					"add",
					...identityParts(e.identity),
					e.role.uid,
					e.group.uid
				]);
				case "update": {
					const { name: t, description: n, claims: r } = e;
					return JSON.stringify([
						"update",
						e.identity.uid,
						t === undefined ? null : [t.from, t.to],
						n === undefined ? null : [n.from, n.to],
						r === undefined ? null : claimParts(r)
					]);
				}
				case "remove": return JSON.stringify([
					"remove",
					e.uid,
					e.identity.uid,
					e.role.uid,
					e.group.uid
				]);
			}
		}
		function claimParts({ from: e, handsOver: t, kept: n, to: r }) {
			const i = t.map(({ group: e, role: t }) => JSON.stringify([t.uid, e.uid]));
			const o = [...new Set(i)].sort(a.n6);
			const s = Object.keys(n).length === 0 ? [] : [sortedKeys(n)];
			return [
				e?.issuer ?? null,
				e?.subject ?? null,
				r.issuer,
				r.subject,
				o,
				...s
			];
		}
		function sortedKeys(e) {
			if (Array.isArray(e)) return e.map(sortedKeys);
			if (!(0, i.u4)(e)) return e;
			const t = Object.entries(e).sort(([e], [t]) => (0, a.n6)(e, t));
			return Object.fromEntries(t.map(([e, t]) => [e, sortedKeys(t)]));
		}
		function identityParts(e) {
			return e.uid === undefined ? [null, e.name] : [e.uid, null];
		}
	}),
	54532: ((e, t, n) => {
		t.EU = shortName;
		t.Ky = identityText;
		t.oX = changeSign;
		t.pu = changeDetails;
		t.y6 = changeSentence;
		var r = n(8224);
		var i = n(38086);
		const a = 120;
		function shortName(e) {
			return (0, i.h0)(e, a);
		}
		function identityText({ name: e, uid: t }, n = a) {
			const r = (0, i.h0)(e, n);
			return t === undefined || t.includes("/") || t === e ? r : `${r} (${t})`;
		}
		const o = 500;
		const s = 300;
		const c = 150;
		function claimText(e) {
			if (e.length <= o) return (0, i.h0)(e, o);
			const [t, n] = [e.slice(0, s), e.slice(-c)].map((e) => (0, i.h0)(e));
			return `${t}\u2026${n} (${e.length} characters, fingerprint ${(0, r.a)(e)})`;
		}
		function changeSign(e) {
			if (e.action === "update") return "~";
			return e.action === "remove" ? "-" : "+";
		}
		function changeDetails(e) {
			switch (e.action) {
				case "create": return `accepts ${claimText(e.claimMatch.subject)} of ${claimText(e.claimMatch.issuer)}`;
				case "add": return "";
				case "update": {
					const { name: t, description: n, claims: r } = e;
					const i = [
						...r === undefined ? [] : [claimWords(r)],
						...t === undefined ? [] : [`new name ${shortName(t.to)}`],
						...n === undefined ? [] : [`new description "${shortName(n.to)}"`]
					];
					return i.join("; ");
				}
				case "remove": return e.reason;
			}
		}
		function claimWords({ from: e, to: t }) {
			const n = `accepts ${claimText(t.subject)} of ${claimText(t.issuer)}`;
			if (e === undefined) return n;
			return `${n}, not ${claimText(e.subject ?? "a pattern")} of ${claimText(e.issuer ?? "a pattern")}`;
		}
		function changeSentence(e) {
			const t = `identity \`${identityText(e.identity)}\``;
			switch (e.action) {
				case "create": return `create ${t}, which ${changeDetails(e)}`;
				case "add": return `add role \`${shortName(e.role.name)}\` on \`${shortName(e.group.name)}\` to ${t}`;
				case "update": return `change ${t}: ${changeDetails(e)}`;
				case "remove": return `remove role \`${shortName(e.role.name)}\` on \`${shortName(e.group.name)}\` from ${t} (${e.reason})`;
			}
		}
	}),
	56999: ((e, t, n) => {
		t.B = withNames;
		t.s = requireRoleNames;
		var r = n(38086);
		var i = n(34779);
		function withNames(e) {
			const { bindings: t, groups: n, organization: r, roles: i } = e;
			const a = new Map();
			const learn = ({ name: e, uid: t }) => {
				if (e === "") return;
				const n = a.get(t);
				if (n === undefined) a.set(t, e);
				else if (n !== e && n.toLowerCase() !== e.toLowerCase()) throw contradiction(t, n, e);
			};
			[
				r,
				...n,
				...i
			].forEach(learn);
			for (const { group: e, role: n } of t) [e, n].forEach(learn);
			const named = (e) => {
				const t = a.get(e.uid) ?? e.uid;
				return t === e.name ? e : {
					...e,
					name: t
				};
			};
			return {
				...e,
				organization: named(r),
				groups: n.map(named),
				roles: i.map(named),
				bindings: t.map((e) => ({
					...e,
					group: named(e.group),
					role: named(e.role)
				}))
			};
		}
		function requireRoleNames({ changes: e }) {
			for (const t of e) {
				const e = t.kind === "binding" ? [t.role] : [];
				const n = t.action === "update" ? t.claims?.grants ?? [] : [];
				const a = [...e, ...n].find(({ name: e, uid: t }) => e === t);
				if (a === undefined) continue;
				const o = (0, r.h0)(a.uid, 200);
				throw new i.Wk(`the role \`${o}\` is not in the list, and no role binding names it, so the guards cannot judge it`, {
					code: "UNDECODABLE",
					call: "GET /iam/v2/roles"
				});
			}
		}
		function contradiction(e, t, n) {
			const [a, o, s] = [
				e,
				t,
				n
			].map((e) => (0, r.h0)(e, 200));
			return new i.Wk(`\`${a}\` is named \`${o}\` in one row and \`${s}\` in another, so what it is cannot be judged; run again if it was just renamed`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/roleBindings"
			});
		}
	}),
	99026: ((e, t, n) => {
		n.d(t, { mN: () => w });
		t.L9 = namedRoleFiles;
		t.j1 = planFileTarget;
		t.ak = readRoleFiles;
		t.DF = readRunFiles;
		t.ap = requireSignIn;
		t.Ql = writableTarget;
		var r = n(76760);
		var i = n(86367);
		var a = n(38086);
		var o = n(45794);
		var s = n(24060);
		var c = n(48636);
		var l = n(2810);
		var u = n(99004);
		var d = n(71166);
		;
		const f = /[*?[\]{}]/;
		async function choosePolicyFiles(e, t, n) {
			const r = e.map((e) => {
				const { glob: t, negated: r } = (0, l.splitNegation)(e);
				const i = f.test(t) ? t.replace(/^(?:\.\/)+/, "") : plainPath(t, n);
				return {
					entry: e,
					glob: i,
					negated: r,
					isLiteral: !f.test(t)
				};
			});
			const i = r.filter(({ negated: e }) => !e);
			if (i.length === 0) throw new o.y(nothingNamed(t));
			const a = i.every(({ isLiteral: e }) => e) ? [] : await list(n, i);
			const s = i.filter(({ isLiteral: e }) => e).map(({ glob: e }) => e);
			const c = (0, l.createGlobList)(r.map(({ glob: e, negated: t }) => t ? `!${e}` : e));
			const u = [...new Set([...s, ...a])].filter(c);
			const d = i.filter(({ glob: e, isLiteral: t }) => !t && !a.some((0, l.createGlobList)([e]))).map(({ entry: e }) => unmatched(t, e));
			if (d.length > 0) throw new o.y(...d);
			if (u.length === 0) throw new o.y(nothingNamed(t));
			return u.sort();
		}
		function plainPath(e, { workingDirectory: t }) {
			return (0, r.relative)(t, (0, r.resolve)(t, e)).split(r.sep).join("/");
		}
		async function list(e, t) {
			const { host: r, signal: i, workingDirectory: a } = e;
			if (!(0, d.uM)(e)) {
				const e = {
					workspace: r.context.workspace,
					signal: i
				};
				return (await (0, u.CS)(a, true, e)).paths;
			}
			const o = t.filter(({ isLiteral: e }) => !e).map(({ glob: e }) => folderBefore(e));
			const { listFromBase: s } = await n.e(1674).then(n.bind(n, 89293));
			return s(e, (e) => o.some((t) => `${t}/`.startsWith(`${e}/`) || isBelow(e, t)));
		}
		function folderBefore(e) {
			const t = e.split("/");
			const n = t.findIndex((e) => f.test(e));
			return t.slice(0, n).join("/");
		}
		function isBelow(e, t) {
			return t === "" || e === t || e.startsWith(`${t}/`);
		}
		function unmatched(e, t) {
			return {
				message: `\`${e}\`: \`${t}\` matches no file`,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: e
			};
		}
		function nothingNamed(e) {
			return {
				message: `\`${e}\` names no file`,
				fix: "add a path or a glob that does not begin with `!`",
				input: e
			};
		}
		var p = n(49140);
		var m = n(34779);
		var h = n(25314);
		var g = n(85216);
		;
		function repeatedEntries(e) {
			const t = new Map();
			return e.flatMap((e) => {
				const { claim: n, lookup: r, name: i, place: a, uid: o } = e;
				const s = [
					...i === undefined ? [] : [[
						"name",
						`name \`${i}\``,
						i
					]],
					...o === undefined ? [] : [[
						"uid",
						`uid \`${o}\``,
						o
					]],
					...r === undefined ? [] : [[
						"lookup",
						`person \`${r.subject}\``,
						claimKey(r)
					]],
					...n === undefined ? [] : [[
						"claim",
						`subject \`${n.claimMatch.subject}\``,
						claimKey(n.claimMatch)
					]]
				];
				return s.flatMap(([n, r, i]) => {
					const o = JSON.stringify([n, i]);
					const s = t.get(o);
					if (s === undefined) t.set(o, e);
					if (s === undefined) return [];
					const c = s.place.file === a.file ? "" : ` (the other one is in ${(0, g.R3)(s.place)})`;
					return [{
						message: `Two entries of \`identities\` have the ${r}${c}.`,
						fix: "Merge them into one entry.",
						input: "file",
						place: a
					}];
				});
			});
		}
		const claimKey = ({ issuer: e, subject: t }) => JSON.stringify([e, t]);
		;
		function mergeRoleFiles(e) {
			const t = e.flatMap(({ organization: e }) => e ?? []);
			const [n] = t;
			const r = e.flatMap((e) => e.identities);
			const i = [...t.filter(({ text: e }) => e !== n?.text).map(({ place: e, text: t }) => ({
				message: `\`organization\` is \`${t}\` here and \`${n?.text}\` in ${n === undefined ? "another file" : (0, g.R3)(n.place)}.`,
				fix: "Run once for each organization, or write it the same way in all files.",
				input: "file",
				place: e
			})), ...repeatedEntries(r)];
			if (i.length > 0) return {
				kind: "problems",
				problems: i
			};
			return {
				kind: "file",
				file: {
					organization: n,
					identities: r,
					bindings: e.flatMap((e) => e.bindings)
				}
			};
		}
		var _ = n(98330);
		var v = n(89763);
		var y = n(12595);
		var b = n(34400);
		;
		function parseRoleFile(e, t) {
			return judgeRoleFile(readYaml(e, t));
		}
		async function parseLongRoleFile(e, t) {
			const n = await (0, _.Q)(e, t);
			await (0, i.p)();
			return judgeRoleFile(n);
		}
		function judgeRoleFile(e) {
			if (e.kind === "problems") return e;
			const { source: t } = e;
			const n = entriesOf(t, "identities").flatMap((e, t) => {
				const n = b.a7.safeParse(e);
				return n.success ? [{
					raw: n.data,
					path: ["identities", t]
				}] : [];
			});
			const r = entriesOf(t, "bindings").flatMap((e, t) => {
				const n = b.B2.safeParse(e);
				return n.success ? [{
					raw: n.data,
					path: ["bindings", t]
				}] : [];
			});
			const i = n.map(({ raw: e, path: n }) => identityEntry(e, n, t));
			const a = [...(0, y.q)(t), ...n.flatMap(({ raw: e, path: t }) => identityProblems(e, t))];
			const o = [...a.map((e) => locatedProblem(e, t)), ...repeatedEntries(i)];
			if (o.length > 0) return {
				kind: "problems",
				problems: o.sort(compareProblems)
			};
			const s = located(t, topLevel(t, "organization"), ["organization"]);
			return {
				kind: "file",
				file: {
					organization: s,
					identities: i,
					bindings: r.map(({ raw: e, path: n }) => bindingEntry(e, n, t))
				}
			};
		}
		function topLevel(e, t) {
			const { data: n } = e;
			return typeof n === "object" && n !== null ? Reflect.get(n, t) : undefined;
		}
		function entriesOf(e, t) {
			const n = topLevel(e, t);
			return Array.isArray(n) ? n : [];
		}
		function lookupProblems(e, t) {
			if (e.lookup === undefined) return [];
			return [
				"uid",
				"claimMatch",
				"github",
				"description"
			].filter((t) => e[t] !== undefined).map((e) => ({
				path: [...t, e],
				message: `\`lookup\` and \`${e}\` cannot be used together.`,
				fix: e === "uid" ? "Keep one of them." : `Remove \`${e}\`: the file gives a person roles and changes nothing else.`
			}));
		}
		function identityProblems(e, t) {
			const n = [...lookupProblems(e, t)];
			const tell = (e, r, i = t) => n.push({
				path: i,
				message: e,
				fix: r
			});
			if (e.name === undefined && e.uid === undefined && e.lookup === undefined) {
				tell("An entry of `identities` has neither `name` nor `uid` nor `lookup`.", "Set one of them.");
			}
			if (e.claimMatch !== undefined && e.github !== undefined) {
				tell("`claimMatch` and `github` cannot be used together.", "Keep one of them.", [...t, "github"]);
			}
			if (e.github !== undefined) {
				const { ref: n, environment: r, pull_request: i } = e.github;
				const a = [
					n,
					r,
					i
				].filter((e) => e !== undefined).length;
				if (a !== 1) {
					tell(`\`github\` has ${a === 0 ? "none" : "several"} of \`ref\`, \`environment\` and \`pull_request\`.`, "Set exactly one of them.", [...t, "github"]);
				}
			}
			return n;
		}
		function locatedProblem({ fix: e, key: t, message: n, path: r }, i) {
			return {
				message: n,
				...e === undefined ? {} : { fix: e },
				input: "file",
				place: t === undefined ? i.placeOf(r) : i.placeOfKey(r, t)
			};
		}
		function compareProblems(e, t) {
			return (0, g.ig)(e.place, t.place);
		}
		function located(e, t, n) {
			return typeof t === "string" ? {
				text: t,
				place: e.placeOf(n)
			} : undefined;
		}
		function claimWish(e) {
			if (e.claimMatch !== undefined) return {
				kind: "claims",
				claimMatch: e.claimMatch
			};
			if (e.github === undefined) return undefined;
			const { repository: t, ref: n, environment: r, ids: i } = e.github;
			const a = n !== undefined ? {
				kind: "ref",
				ref: n
			} : r !== undefined ? {
				kind: "environment",
				environment: r
			} : { kind: "pull_request" };
			const o = t.indexOf("/");
			const s = {
				owner: t.slice(0, o),
				repository: t.slice(o + 1),
				ids: i === undefined ? undefined : {
					owner: String(i.owner),
					repository: String(i.repository)
				},
				context: a
			};
			return {
				kind: "github",
				claimMatch: (0, v.jk)(s),
				workload: s
			};
		}
		function identityEntry(e, t, n) {
			return {
				place: n.placeOf(t),
				uid: e.uid,
				lookup: e.lookup,
				name: e.name,
				description: e.description,
				claim: claimWish(e),
				roles: (e.roles ?? []).map((e, r) => ({
					text: e,
					place: n.placeOf([
						...t,
						"roles",
						r
					])
				})),
				absent: e.state === "absent",
				owned: e.owned ?? (e.uid === undefined && e.lookup === undefined),
				expires: e.expires
			};
		}
		function bindingEntry(e, t, n) {
			const at = (e, r) => ({
				text: r,
				place: n.placeOf([...t, e])
			});
			return {
				place: n.placeOf(t),
				identity: at("identity", e.identity),
				role: at("role", e.role),
				group: e.group === undefined ? undefined : at("group", e.group),
				expires: e.expires
			};
		}
		var x = n(72334);
		var S = n(93757);
		;
		const C = 64 * 1024 * 1024;
		const w = 1024 * 1024;
		async function readRunFiles(e, t) {
			const n = [];
			const attempt = async (e) => {
				try {
					return await e();
				} catch (e) {
					if (!(e instanceof o.y)) throw e;
					n.push(...e.problems);
					return undefined;
				}
			};
			await attempt(async () => requireSignIn(e));
			const r = await attempt(() => readRoleFiles(e, t));
			const i = await attempt(() => readRestrictions(e, t));
			const a = e.mode === "apply" ? await attempt(() => readKeptPlan(e, t)) : undefined;
			const s = e.mode === "plan" ? await attempt(() => planFileTarget(e, t, r?.paths ?? [])) : undefined;
			const c = r?.file;
			if (c !== undefined && c.identities.length + c.bindings.length === 0) n.push(emptyFile(e.file));
			if (c === undefined || n.length > 0) throw new o.y(...n);
			const l = new Map(r?.paths.map((e) => [(0, p.X)(t, e), e]));
			return {
				file: c,
				restrictions: i === undefined ? undefined : {
					restrictions: i,
					paths: l
				},
				kept: a,
				planTarget: s
			};
		}
		function emptyFile(e) {
			const t = e.map((e) => `\`${(0, a.h0)(e, 200)}\``).join(", ");
			return {
				message: `\`file\`: ${t} has neither \`identities\` nor \`bindings\`, so there is nothing to compare with the organization`,
				fix: "list the identities that the file owns (`mode: dump` prints the current state in this format)",
				input: "file"
			};
		}
		function requireSignIn(e) {
			(0, h.s)(e, x.SIGN_IN_REASON);
		}
		async function readRoleFiles(e, t) {
			const n = await choosePolicyFiles(e.file, "file", placeOf(e, t));
			const r = [];
			const a = [];
			for (const e of n) {
				const n = await t.readPolicyFile(e);
				const o = n === undefined ? undefined : await parseLongRoleFile(n, (0, p.X)(t, e));
				if (o === undefined) a.push(missingFile(e));
				else if (o.kind === "problems") a.push(...o.problems);
				else r.push(o.file);
				await (0, i.p)();
				if (t.signal.aborted) throw (0, m.Wm)(t.signal, "reading the role files");
			}
			if (a.length > 0) throw new o.y(...a);
			const s = mergeRoleFiles(r);
			if (s.kind === "problems") throw new o.y(...s.problems);
			return {
				paths: n,
				file: s.file
			};
		}
		async function namedRoleFiles(e, t) {
			try {
				return await choosePolicyFiles(e.file, "file", placeOf(e, t));
			} catch (e) {
				if (e instanceof o.y) return [];
				throw e;
			}
		}
		function missingFile(e) {
			return {
				message: `\`file\`: \`${(0, a.h0)(e, 200)}\` does not exist`,
				fix: "create it (`mode: dump` prints the current state in this format), or set `file` to its path",
				input: "file"
			};
		}
		function placeOf(e, t) {
			const { host: r, signal: i, workingDirectory: a } = t;
			return {
				host: r,
				policyFrom: e["policy-from"],
				workingDirectory: a,
				github: async () => (await n.e(4139).then(n.bind(n, 84139))).openGithub(e["github-token"], t),
				signal: i
			};
		}
		async function readRestrictions(e, t) {
			const r = "restrictions-file";
			const i = e[r];
			if (i === undefined) return undefined;
			const [{ readCommitted: s }, { parseRestrictions: c }] = await Promise.all([n.e(1674).then(n.bind(n, 89293)), n.e(7692).then(n.bind(n, 87692))]);
			const l = await s(placeOf(e, t), i, w, r);
			if (l === undefined) {
				throw new o.y({
					message: `\`${r}\`: \`${(0, a.h0)(i, 200)}\` does not exist in the commit that it is read from`,
					fix: "commit it on the base branch first: a change cannot set its own restrictions",
					input: r
				});
			}
			const u = c(l, (0, p.X)(t, i));
			if (u.kind === "problems") throw new o.y(...u.problems);
			return u.restrictions;
		}
		async function planFileTarget(e, t, n) {
			const r = e["plan-file"];
			if (r === undefined) return undefined;
			if (r.endsWith("/")) throw new o.y(folderForPlan(r));
			return writableTarget(r, e, t, n);
		}
		function writableTarget(e, t, n, i) {
			const { tempDirectory: a, workspace: l } = n.host.context;
			const { workingDirectory: u } = n;
			const d = (0, c.ZB)(e, {
				workspace: l,
				tempDirectory: a,
				workingDirectory: u
			}, "plan-file");
			const f = [...i, t["restrictions-file"] ?? []].flat();
			if (f.some((e) => (0, s.D)(d, (0, r.resolve)(u, e)))) {
				throw new o.y({
					message: `\`plan-file\` and \`file\` are the same file, \`${e}\`: the role file is never overwritten`,
					fix: "give `plan-file` another name",
					input: "plan-file"
				});
			}
			return d;
		}
		function folderForPlan(e) {
			return {
				message: `\`plan-file\` is \`${(0, a.h0)(e, 200)}\`, a folder, which only \`mode: dump\` can write`,
				fix: "give it the name of a file",
				input: "plan-file"
			};
		}
		async function readKeptPlan(e, t) {
			const n = e["plan-file"];
			if (n === undefined) return undefined;
			const i = await (0, c.Gu)((0, r.resolve)(t.workingDirectory, n), C);
			const a = "write it with `mode: plan` and the same `plan-file`, and pass it on unchanged";
			if (i === undefined) throw new o.y({
				message: `\`plan-file\`: \`${n}\` does not exist`,
				fix: a,
				input: "plan-file"
			});
			const s = (0, S.FU)(i);
			if (s.kind === "plan") return s.plan;
			const l = `\`plan-file\`: \`${n}\` is not a plan: ${s.reason}`;
			throw new o.y({
				message: l,
				fix: a,
				input: "plan-file"
			});
		}
	}),
	12235: ((e, t, n) => {
		t.J = readOne;
		t.n = otherAnswer;
		var r = n(38086);
		var i = n(34779);
		async function readOne(e, t, n) {
			const r = await e.send(t);
			if (r.uid === n) return r;
			throw otherAnswer(t, r.uid, n);
		}
		function otherAnswer({ method: e, path: t }, n, a) {
			const [o, s] = [n, a].map((e) => (0, r.h0)(e, 200));
			return new i.Wk(`the answer is about \`${o}\`, not about \`${s}\``, {
				code: "UNDECODABLE",
				call: `${e} ${t}`
			});
		}
	}),
	13395: ((e, t, n) => {
		t.KO = observedAnywhere;
		t.TY = readWorld;
		t.YH = questionOf;
		t.yn = observedIn;
		var r = n(38086);
		var i = n(24344);
		var a = n(68236);
		var o = n(45794);
		var s = n(34779);
		var c = n(15514);
		var l = n(54985);
		var u = n(25614);
		var d = n(57581);
		var f = n(98197);
		var p = n(93121);
		var m = n(59492);
		var h = n(69454);
		var g = n(68576);
		var _ = n(39052);
		var v = n(56999);
		var y = n(12235);
		function questionOf(e) {
			const t = e.identities.flatMap(({ uid: e }) => e ?? []);
			const n = e.bindings.map(({ identity: e }) => e.text).filter((e) => e.includes("/") || (0, m.Qn)(e));
			const r = e.bindings.flatMap(({ group: e }) => e?.text ?? []);
			const i = e.identities.flatMap(({ lookup: e }) => e ?? []);
			return {
				organization: e.organization,
				identityUids: [...new Set([...t, ...n])],
				groups: r,
				people: i
			};
		}
		async function readWorld(e, t, n) {
			const r = n.organization?.text ?? e.organization ?? e.identity?.split("/")[0];
			const i = organizationOf(e, t, n.organization);
			const a = r !== undefined && (0, m.Qn)(r) ? r : (await i).uid;
			const o = readLists(t, a, n, e.concurrency);
			await Promise.allSettled([i, o]);
			const { name: s } = await i;
			return (0, v.B)({
				organization: {
					uid: a,
					name: s
				},
				...await o
			});
		}
		async function organizationOf(e, t, n) {
			if (n === undefined) return (0, m.t2)(e, t);
			try {
				return await (0, m.t2)({
					...e,
					organization: n.text
				}, t);
			} catch (e) {
				if (!(e instanceof o.y)) throw e;
				const t = {
					input: "file",
					place: n.place
				};
				throw new o.y(...e.problems.map((e) => ({
					...e,
					...t
				})));
			}
		}
		async function readLists(e, t, { groups: n, identityUids: r, people: i }, a) {
			const o = lookUpPeople(e, i, a);
			const s = new Set(i.map(_.jE));
			const m = new Map();
			const v = { descendantsOf: t };
			const named = (e) => ({
				uid: e.uid,
				name: e.name
			});
			const y = (0, c.readAll)(e, (0, d.T8)(v), (e) => {
				if (!(0, _.UO)(e.uid, t)) return undefined;
				const n = (0, g.p)(e);
				if ((0, h.tG)(n, t)) (0, l.r)(e, "identity", "GET /iam/v2/identities");
				return n;
			}).then(async (t) => [...t, ...await readOthers(e, t, r, a)]);
			const [b, x, S, C, w] = await Promise.all([
				(0, c.readAll)(e, (0, f.Zf)(v), (e) => {
					const n = observedIn(e, t);
					if (s.size === 0 || n === undefined) return n;
					const r = (0, _.jE)(e.identity);
					if (s.has(r)) m.set(r, (m.get(r) ?? new Set()).add(e.identity.uid));
					return n;
				}),
				(0, c.readAll)(e, (0, u.P$)(v), (e) => (0, _.UO)(e.uid, t) ? named(e) : undefined),
				(0, c.readAll)(e, (0, p.OH)(), (e) => {
					if (e.uid.includes("/") && !(0, _.UO)(e.uid, t)) return undefined;
					(0, l.r)(e, "role", "GET /iam/v2/roles");
					return named(e);
				}),
				y,
				o
			]);
			const T = n.some((e) => e !== t && !x.some((t) => t.uid === e));
			if (T) for (const e of x) (0, l.r)(e, "group", "GET /iam/v2/groups");
			const E = [...m].map(([e, t]) => [e, [...t].sort()]);
			const D = new Map([...E, ...w]);
			const O = [...r, ...[...D.values()].flat()];
			return {
				groups: x,
				roles: S,
				identities: [...C, ...onlyBound(b, C, O)],
				bindings: b,
				people: D
			};
		}
		const b = new Set([
			"INVALID_ARGUMENT",
			"NOT_FOUND",
			"UNIMPLEMENTED"
		]);
		async function lookUpPeople(e, t, n) {
			const r = await (0, i.P)(t, n, async (t) => {
				try {
					const { uid: n } = await e.send((0, d.zP)(t.issuer, t.subject));
					return n === "" ? undefined : [(0, _.jE)(t), [n]];
				} catch (e) {
					if (e instanceof s.Wk && b.has(e.code)) return undefined;
					throw e;
				}
			});
			return new Map(r.filter((e) => e !== undefined));
		}
		function onlyBound(e, t, n) {
			const r = new Set(t.map(({ uid: e }) => e));
			const i = new Map(e.map(({ identity: e }) => [e.uid, e]));
			return n.filter((e) => !r.has(e)).flatMap((e) => i.get(e) ?? []).map(g.p);
		}
		function observedIn(e, t) {
			const n = e.group.uid === "" ? e.uid : e.group.uid;
			if (n !== "" && !(0, _.UO)(n, t)) return undefined;
			return observedAnywhere(e);
		}
		function observedAnywhere(e) {
			const t = (0, g.O)(e);
			if (t !== undefined) return t;
			throw new s.Wk(`role binding \`${(0, r.h0)(e.uid, 200)}\` does not say which identity has which role, so it cannot be checked`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/roleBindings"
			});
		}
		async function readOthers(e, t, n, r) {
			const o = new Set(t.map(({ uid: e }) => e));
			const c = n.filter((e) => !o.has(e) && (0, a.o)(e));
			const l = await (0, i.P)(c, r, async (t) => {
				try {
					return (0, g.p)(await (0, y.J)(e, (0, d.XV)(t), t));
				} catch (e) {
					const t = e instanceof s.Wk && [
						"NOT_FOUND",
						"PERMISSION_DENIED",
						"INVALID_ARGUMENT"
					].includes(e.code);
					if (!t) throw e;
					return undefined;
				}
			});
			return l.filter((e) => e !== undefined);
		}
	}),
	89024: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(86367);
		var i = n(45794);
		var a = n(48636);
		var o = n(34779);
		var s = n(34150);
		var c = n(2810);
		var l = n(77825);
		var u = n(85216);
		var d = n(39052);
		var f = n(22657);
		var p = n(54532);
		var m = n(69454);
		;
		function createRoleClearness(e) {
			const t = createClearness((0, f.UH)(e).roles, ({ name: e }) => e.toLowerCase());
			return (e) => e.uid?.includes("/") === false || t(e);
		}
		function createIdentityClearness({ identities: e, organization: t }) {
			const n = (0, f.XS)(e).filter(({ uid: e }) => (0, d.UO)(e, t.uid));
			const r = new Set(n.filter((e) => (0, m.tG)(e, t.uid)).map(({ uid: e }) => e));
			return createClearness(n, ({ name: e }) => e, ({ uid: e }) => r.has(e));
		}
		function createGroupClearness(e) {
			const { groups: t } = (0, f.UH)(e);
			const n = (0, f.wh)(t, e.organization);
			return createClearness(t, (e) => n(e) ?? e.uid, () => false);
		}
		function createClearness(e, t, n = () => false) {
			const r = (0, l.$)(e, t);
			return ({ name: e, uid: i }) => {
				if (i === undefined) return true;
				const a = r.get(t({
					name: e,
					uid: i
				})) ?? [];
				const o = a.filter((e) => e.uid !== i);
				return o.length === 0 || n({
					name: e,
					uid: i
				}) && !o.some(n);
			};
		}
		;
		const h = 20;
		function judgeRestrictions(e, t, { paths: n, restrictions: r }) {
			const i = r.map(compile);
			const a = createNaming(t);
			return [...(0, l.$)(e, ({ place: e }) => e.file)].flatMap(([e, t]) => {
				const r = n.get(e) ?? e;
				const o = i.filter(({ files: e }) => e(r));
				const s = [...new Map(t.map((e) => [touchKey(e), e])).values()];
				const c = o.map((e) => s.filter((t) => !allows(e, t, a(t))));
				const l = c.reduce((e, t) => e === undefined || t.length < e.length ? t : e, undefined);
				const d = [...l ?? s].sort((e, t) => (0, u.ig)(e.place, t.place));
				return refusalsOf(e, r, d, l === undefined, a);
			});
		}
		function compile({ files: e, groups: t, identities: n, roles: r }) {
			const anyOf = (e, t) => {
				const n = e.map(t);
				return (e) => n.some((t) => t(e));
			};
			return {
				files: anyOf(e, c.createGlob),
				group: anyOf(t, c.createGlob),
				role: anyOf(r, (e) => (0, c.mi)(e, { ignoreCase: true })),
				identity: anyOf(n, (e) => (0, c.mi)(e))
			};
		}
		function allows(e, { kind: t }, n) {
			return n.some(e[t]);
		}
		function touchKey({ kind: e, name: t, place: n, uid: r }) {
			return JSON.stringify([
				e,
				r ?? null,
				t,
				n.line
			]);
		}
		function createNaming(e) {
			const { organization: t } = e;
			const n = (0, f.wh)((0, f.UH)(e).groups, t);
			const r = {
				group: createGroupClearness(e),
				role: createRoleClearness(e),
				identity: createIdentityClearness(e)
			};
			return ({ kind: e, name: i, uid: a }) => {
				const o = a === undefined ? [] : [a];
				if (a === t.uid && e === "group") return [t.name, ...o];
				if (!r[e]({
					name: i,
					uid: a
				})) return o;
				if (e === "role") return [i, ...o];
				if (e === "identity") return a === undefined || (0, d.UO)(a, t.uid) ? [i, ...o] : o;
				const s = a === undefined ? undefined : n({
					uid: a,
					name: i
				});
				if (s === undefined || s.split("/").length !== levelsBelow(a, t.uid)) return o;
				return s === t.name ? [`/${s}`, ...o] : [
					s,
					`/${s}`,
					...o
				];
			};
		}
		function levelsBelow(e, t) {
			return e === undefined ? undefined : e.slice(t.length).split("/").length - 1;
		}
		function refusalsOf(e, t, n, r, i) {
			const [a] = n;
			if (a === undefined) return [];
			const refusal = (e, t, { place: r }) => ({
				guard: "restrictions",
				number: n.length,
				limit: 0,
				message: e,
				fix: t,
				input: "restrictions-file",
				changes: [],
				place: r
			});
			const o = (0, s.hS)(n.length, "thing");
			if (r) {
				const e = `No entry of \`restrictions-file\` has \`files\` that match \`${(0, p.EU)(t)}\`, so it may be about nothing; it is about ${o}, and 0 are allowed.`;
				return [refusal(e, "Add an entry for this file to `restrictions-file`.", a)];
			}
			return n.slice(0, h).map((t, r) => {
				const [a = t.name] = i(t);
				const s = r === h - 1 && n.length > h ? `, and ${n.length - h} more` : "";
				const c = `\`${(0, p.EU)(e)}\` is about the ${t.kind} \`${(0, p.EU)(a)}\`, which \`restrictions-file\` does not allow (${r + 1} of ${o} outside of its bounds${s}; 0 are allowed).`;
				const l = `Move this to another file, or add the ${t.kind} to the entry for this file in \`restrictions-file\`.`;
				return refusal(c, l, t);
			});
		}
		var g = n(47186);
		;
		function judgeGrants(e, t, { allowRoles: n, denyRoles: r }, i) {
			const a = [...e.changes.filter((e) => e.action === "add").map((e) => ({
				change: e,
				roles: [e.role]
			})), ...t.map((e) => ({
				change: e,
				roles: e.claims.grants
			}))];
			const o = createRoleClearness(i);
			const s = n.some(g.B);
			const c = rolesOf(r);
			const l = n.length === 0 ? () => true : rolesOf(n);
			const denied = ({ name: e }) => c(e);
			const isLocked = (e) => (0, g.B)(e.name) && !s && !denied(e);
			const isAllowed = (e) => l(e.name) && (o(e) || l(e.uid));
			const callsOf = (e) => [e.name, ...o(e) ? [] : [e.uid]];
			return [
				...roleRefusal("deny-roles", a, denied, n, ({ name: e }) => [e]),
				...roleRefusal("owner", a, isLocked, n, ({ name: e }) => [e]),
				...roleRefusal("allow-roles", a, (e) => !isAllowed(e) && !denied(e) && !isLocked(e), n, callsOf)
			];
		}
		const rolesOf = (e) => (0, c.createGlobList)(e, (e) => (0, c.mi)(e, { ignoreCase: true }));
		const _ = {
			"deny-roles": {
				input: "deny-roles",
				why: "that `deny-roles` denies",
				fix: (e) => `\`deny-roles\` without ${e} would allow it.`
			},
			owner: {
				input: "allow-roles",
				why: "that are denied whatever `deny-roles` says",
				fix: (e, t) => `\`allow-roles: ${t}\` would allow it: only its literal name does, not a glob.`
			},
			"allow-roles": {
				input: "allow-roles",
				why: "that `allow-roles` does not name",
				fix: (e, t) => `\`allow-roles: ${t}\` would allow it.`
			}
		};
		function roleRefusal(e, t, n, r, i) {
			const a = t.filter(({ roles: e }) => e.some(n));
			if (a.length === 0) return [];
			const o = [...new Set(a.flatMap((e) => e.roles.filter(n).flatMap(i)))].sort();
			const c = o.map((e) => `\`${e}\``).join(", ");
			const { fix: l, input: u, why: d } = _[e];
			return [{
				guard: e === "owner" ? "deny-roles" : e,
				number: a.length,
				limit: 0,
				message: `The plan has ${(0, s.hS)(a.length, "grant")} of roles ${d}, and 0 are allowed: ${c}.`,
				fix: l(c, [...new Set([...r.length === 0 && e === "owner" ? ["*"] : r, ...o])].join(", ")),
				input: u,
				changes: a.map(({ change: e }) => e)
			}];
		}
		;
		const v = 4;
		function judgeGuards(e, t, n) {
			const r = e.changes.filter((e) => e.action === "remove");
			const i = e.changes.filter((e) => e.action === "update" && e.claims !== undefined);
			return [
				...judgeNumber(r, n),
				...judgeShare(r, e.ownedBindings, n),
				...judgeSelf(r, i, n),
				...judgeOwners(e, r, t),
				...judgeGrants(e, i, n, t),
				...judgeClaims(i, n)
			];
		}
		function judgeNumber(e, { maxDeletes: t }) {
			const n = e.length;
			if (n <= t) return [];
			return [{
				guard: "max-deletes",
				number: n,
				limit: t,
				message: `The plan removes ${(0, s.hS)(n, "binding")}, and \`max-deletes\` is ${t}.`,
				fix: `\`max-deletes: ${n}\` would allow it.`,
				input: "max-deletes",
				changes: e
			}];
		}
		function judgeShare(e, t, { maxDeletePercent: n }) {
			if (t <= v || e.length * 100 <= n * t) return [];
			const r = Math.ceil(e.length * 100 / t);
			return [{
				guard: "max-delete-percent",
				number: r,
				limit: n,
				message: `The plan removes ${e.length} of ${(0, s.hS)(t, "owned binding")}, ${r} %, and \`max-delete-percent\` is ${n}.`,
				fix: `\`max-delete-percent: ${r}\` would allow it.`,
				input: "max-delete-percent",
				changes: e
			}];
		}
		function judgeSelf(e, t, { self: n, protectSelf: r }) {
			if (n.kind === "unreadable") {
				const n = [...e, ...t];
				if (n.length === 0) return [];
				return [{
					guard: "unreadable-self",
					number: n.length,
					limit: 0,
					message: `The plan has ${(0, s.hS)(n.length, "removal")} or claim changes, and 0 are allowed: the token does not say which identity is running, so it cannot be protected.`,
					fix: "Sign in with `identity`, or run without `prune`.",
					input: "identity",
					changes: n
				}];
			}
			const i = e.filter(({ identity: e }) => e.uid === n.uid);
			const a = t.filter(({ identity: e }) => e.uid === n.uid);
			const o = [];
			if (r && i.length > 0) {
				o.push({
					guard: "protect-self",
					number: i.length,
					limit: 0,
					message: `The plan removes ${(0, s.hS)(i.length, "binding")} of the running identity \`${n.uid}\`, and 0 may be removed.`,
					fix: "`protect-self: false` would allow it; or add these roles to the file.",
					input: "protect-self",
					changes: i
				});
			}
			if (a.length > 0) {
				o.push({
					guard: "own-claims",
					number: a.length,
					limit: 0,
					message: `The plan changes the claims of the running identity \`${n.uid}\` (1 identity, 0 are allowed), and no input allows it.`,
					fix: "Run with another identity, or leave these claims as they are.",
					input: undefined,
					changes: a
				});
			}
			return o;
		}
		function judgeOwners(e, t, n) {
			const isOwner = ({ role: t, group: n }) => (0, g.B)(t.name) && n.uid === e.organization.uid;
			const r = t.filter(isOwner);
			const i = new Set(r.map(({ uid: e }) => e));
			const a = e.changes.filter((e) => e.action === "add").filter(isOwner);
			const o = new Set(n.identities.map(({ uid: e }) => e));
			const s = n.bindings.filter((e) => isOwner(e) && !i.has(e.uid));
			const c = [...s.filter((t) => o.has(t.identity.uid) || !(0, d.ii)(t, e.organization)), ...a];
			const l = new Set(c.map(({ role: e }) => e.uid));
			const u = r.filter(({ role: e }) => !l.has(e.uid));
			if (u.length === 0) return [];
			return [{
				guard: "last-owner",
				number: 0,
				limit: 1,
				message: `The plan would leave the organization with 0 bindings of \`${g.y}\`, but at least 1 must remain; no input allows this.`,
				fix: "Grant `owner` to another identity first, or keep this one in the file.",
				input: undefined,
				changes: u
			}];
		}
		function judgeClaims(e, { allowClaimChanges: t }) {
			if (t || e.length === 0) return [];
			return [{
				guard: "allow-claim-changes",
				number: e.length,
				limit: 0,
				message: `The plan changes the claims of ${(0, s.hS)(e.length, "identity", "identities")}, and 0 are allowed: whoever matches the new claims gets all their roles.`,
				fix: "`allow-claim-changes: true` would allow it.",
				input: "allow-claim-changes",
				changes: e
			}];
		}
		var y = n(38086);
		var b = n(27675);
		;
		const x = 5;
		const S = 200;
		const C = "Run `mode: plan` again, have the new plan reviewed, and use its hash or file.";
		function judgeReviewed(e, { hash: t, kept: n }, r) {
			const i = (0, b.SH)(e);
			const a = t === undefined || t === i ? [] : [{
				guard: "plan-hash",
				number: e.changes.length,
				limit: 0,
				message: `The plan has changed since it was reviewed: its hash is ${i}, but \`plan-hash\` is ${(0, y.h0)(t, S)}. ${nowWords(e)}`,
				fix: C,
				input: "plan-hash",
				changes: e.changes.slice(0, 1)
			}];
			return n === undefined ? a : [...a, ...judgeKept(e, n, r)];
		}
		function judgeKept(e, t, n) {
			if ((0, b.SH)(e) === t.planHash) return [];
			const r = new Set(t.changes);
			const i = new Set(e.changes.map(b.xG));
			const a = e.changes.filter((e) => !r.has((0, b.xG)(e)));
			const o = t.changes.filter((e) => !i.has(e));
			const c = [...a.length === 0 ? [] : [`${(0, s.hS)(a.length, "new change")}: ${list(a.map(sentence))}`], ...o.length === 0 ? [] : [`${(0, s.hS)(o.length, "change")} no longer needed: ${list(o.map((e) => keptWords(e, n)))}`]];
			return [{
				guard: "plan-file",
				number: a.length + o.length,
				limit: 0,
				message: `The plan has changed since \`plan-file\` was written: ${c.join("; ")}.`,
				fix: C,
				input: "plan-file",
				changes: a
			}];
		}
		function keptWords(e, t) {
			const { bindings: n, groups: r, identities: i, organization: a, roles: o } = t;
			const s = n.flatMap(({ group: e, identity: t, role: n }) => [
				e,
				t,
				n
			]);
			const c = [
				a,
				...r,
				...o,
				...i,
				...s
			];
			const show = (e) => `\`${(0, p.EU)(c.find((t) => t.uid === e)?.name ?? String(e))}\``;
			const [l, u, d, f, m] = readCanonical(e);
			switch (l) {
				case "create": return `+ create identity ${show(u)}`;
				case "add": return `+ add role ${show(f)} on ${show(m)} to identity ${show(u ?? d)}`;
				case "update": return `~ change identity ${show(u)}`;
				case "remove": return `- remove role ${show(f)} on ${show(m)} from identity ${show(d)}`;
				default: return (0, y.h0)(e, S);
			}
		}
		function readCanonical(e) {
			try {
				const t = JSON.parse(e);
				return Array.isArray(t) ? t : [];
			} catch {
				return [];
			}
		}
		function nowWords({ changes: e }) {
			if (e.length === 0) return "It has no changes now.";
			return `It has ${(0, s.hS)(e.length, "change")} now: ${list(e.map(sentence))}.`;
		}
		function sentence(e) {
			return `${(0, p.oX)(e)} ${(0, p.y6)(e)}`;
		}
		function list(e) {
			const t = e.slice(0, x).join(", ");
			return e.length > x ? `${t} and ${e.length - x} more` : t;
		}
		var w = n(8224);
		;
		const T = {
			"duplicate-binding": "warning",
			"expired-entry": "notice",
			"repeated-entry": "notice",
			"unpruned-binding": "notice"
		};
		const E = {
			"duplicate-binding": "Binding given twice",
			"expired-entry": "Entry has expired",
			"repeated-entry": "Entry is repeated",
			"unpruned-binding": "Binding is not in the file"
		};
		function locationOf({ file: e, line: t, column: n }) {
			return {
				file: e,
				line: t,
				...n === undefined ? {} : { column: n }
			};
		}
		function refusalFindings(e) {
			return e.map(({ guard: e, message: t, fix: n, changes: r, place: i }) => {
				const a = i ?? r[0]?.place;
				return {
					rule: `guard-${e}`,
					level: "error",
					title: `Blocked by ${e}`,
					message: t,
					...a === undefined ? {} : { location: locationOf(a) },
					fix: n,
					fingerprint: (0, w.a)("role-guard", e, ...i === undefined ? [] : [i.file, t.replace(/ \([^(]*; 0 are allowed\)/, "")], ...r.map(b.xG).sort())
				};
			});
		}
		function noticeFindings({ organization: e, notices: t }) {
			return t.map(({ kind: t, message: n, place: r }) => ({
				rule: t,
				level: T[t],
				title: E[t],
				message: n,
				location: locationOf(r),
				fingerprint: (0, w.a)("role-notice", e.uid, t, n.replace(/ on line \d+(?: of `[^`]*`)?/, ""))
			}));
		}
		function driftFindings({ organization: e, changes: t }) {
			return t.map((t) => ({
				rule: "drift",
				level: "error",
				title: "Organization and file differ",
				message: `${(0, p.oX)(t)} ${(0, p.y6)(t)}.`,
				artifact: t.identity.name,
				location: locationOf(t.place),
				fingerprint: (0, w.a)("role-drift", e.uid, (0, b.xG)(t))
			}));
		}
		function leftFindings(e, t) {
			return t.map((t) => ({
				rule: "left-change",
				level: "error",
				title: "Change still needed",
				message: `Still needed after \`apply\`: ${(0, p.oX)(t)} ${(0, p.y6)(t)}.`,
				artifact: t.identity.name,
				location: locationOf(t.place),
				fingerprint: (0, w.a)("role-left", e.uid, (0, b.xG)(t))
			}));
		}
		function failureFindings(e) {
			return e.filter(({ status: e }) => e === "failed").map(({ change: e, note: t }) => ({
				rule: "failed-change",
				level: "error",
				title: "Change failed",
				message: `Could not ${(0, p.y6)(e)}: ${t ?? "no reason is known"}.`,
				artifact: e.identity.name,
				location: locationOf(e.place),
				fingerprint: (0, w.a)("role-failure", (0, b.xG)(e))
			}));
		}
		var D = n(93757);
		var O = n(26963);
		var k = n(59800);
		var A = n(57673);
		var j = n(28662);
		;
		const M = 60;
		const N = 300;
		const P = {
			planned: "",
			done: "done",
			failed: "FAILED",
			blocked: "blocked"
		};
		function renderPlanRows(e) {
			const short = (e) => (0, y.h0)(e, M);
			return (0, k.K)(e.map(({ change: e, status: t }) => {
				const n = e.kind === "binding" ? [short(e.role.name), short(e.group.name)] : ["", ""];
				const r = [P[t], (0, p.pu)(e)];
				const { file: i, line: a } = e.place;
				return [
					(0, p.oX)(e),
					e.kind,
					(0, p.Ky)(e.identity, M),
					...n,
					`(${(0, y.h0)(i, N)}:${a})`,
					r.filter((e) => e !== "").join(": ")
				];
			}));
		}
		function renderCounts({ changes: e, toAdd: t, toChange: n, toRemove: r }) {
			if (e === 0) return "nothing to change";
			return `${t} to add, ${n} to change, ${r} to remove`;
		}
		function renderRolePlan(e) {
			const { mode: t, plan: n, tracked: r } = e;
			const i = t === "drift" ? [] : renderPlanRows(r);
			return [
				`${(0, y.h0)(n.organization.name, M)}: ${headline(e)}`,
				...i.map((e) => `  ${e}`),
				`plan hash: ${e.planHash}`
			];
		}
		function headline({ mode: e, plan: t, refusals: n, tracked: r }) {
			const i = renderCounts((0, d.xS)(t.changes));
			if (n.length > 0) return `${i}; blocked by ${(0, s.hS)(n.length, "guard")}`;
			if (e !== "apply" || r.length === 0) return i;
			const of = (e) => r.filter((t) => t.status === e).length;
			return `${i}: ${of("done")} done, ${of("failed")} failed, ${of("planned")} not attempted`;
		}
		const F = {
			plan: "Plan of role bindings",
			apply: "Role bindings",
			drift: "Drift of role bindings"
		};
		function roleAnswer(e) {
			const { mode: t, plan: n, planHash: r, refusals: i, tracked: a } = e;
			const { notices: o, organization: s } = n;
			const c = a.filter(({ status: e }) => e === "failed");
			const l = a.filter(({ status: e }) => e !== "failed");
			const u = `${(0, O.FV)(s.name, M)} (${(0, O.fl)(s.uid, M)})`;
			return {
				title: F[t],
				words: headline(e),
				actions: [
					...i.length === 0 ? [] : [refusalList(i)],
					...c.length === 0 ? [] : [failureTable(c)],
					...l.length === 0 ? [] : [diffBlock(renderPlanRows(l))]
				],
				details: [...o.length === 0 ? [] : [noticeBlock(o)], (0, O.GE)("Organization and plan hash", `Organization ${u}\n\n${(0, O.hl)(r)}`)]
			};
		}
		function noticeBlock(e) {
			const t = e.map(({ message: e, place: t }) => `${(0, j.Bo)(t)}: ${(0, A.R)(e)}`);
			return (0, O.GE)(`Notices (${e.length})`, (0, O.AX)(t));
		}
		function refusalList(e) {
			return (0, O.AX)(e.map(({ fix: e, guard: t, message: n }) => `\u274C **${t}**: ${(0, A.R)(n)}<br>${e.split("\n").map(A.R).join("<br>")}`));
		}
		function failureTable(e) {
			return (0, O.oS)([
				"Failed",
				"Why",
				"Asked for in"
			], e.map(({ change: e, note: t }) => [
				`\u274C ${(0, A.R)((0, p.y6)(e))}`,
				(0, O.FV)(t ?? "no reason is known", N),
				(0, j.Bo)(e.place)
			]));
		}
		function diffBlock(e) {
			const t = e.flatMap((e) => Array.from(e.matchAll(/`+/g), ([e]) => e.length));
			const n = "`".repeat(t.reduce((e, t) => Math.max(e, t), 2) + 1);
			return {
				before: `${n}diff\n`,
				rows: e.map((e) => `${e.replace(/^~/, "!")}\n`),
				after: `${n}\n`,
				more: (e) => `  ${e} more, omitted here for size; the report lists all of them\n`
			};
		}
		;
		function reportOf({ mode: e, plan: t, refusals: n, tracked: r }) {
			return {
				mode: e,
				plan: t,
				tracked: r,
				refusals: n,
				planHash: (0, b.SH)(t)
			};
		}
		function roleOutcome(e) {
			const { mode: t, plan: n, problems: r, refusals: i, tracked: a, verified: o } = e;
			const s = reportOf(e);
			const c = (0, D.Lq)(a);
			const l = (0, d.xS)(n.changes);
			const u = [
				...refusalFindings(i),
				...t === "drift" ? driftFindings(n) : [],
				...failureFindings(a),
				...leftFindings(n.organization, o.left),
				...noticeFindings(withLater(n, o)),
				...e.warnings
			];
			const of = (e) => a.filter((t) => t.status === e).length;
			const f = {
				changes: l.changes,
				"to-add": l.toAdd,
				"to-change": l.toChange,
				"to-remove": l.toRemove,
				applied: of("done"),
				failed: of("failed"),
				blocked: i.length > 0,
				"plan-hash": s.planHash
			};
			return {
				findings: u,
				problems: r,
				verdict: verdictOf(e, u.some(({ level: e }) => e === "warning")),
				outputs: {
					...f,
					plan: c
				},
				summary: () => roleAnswer(s),
				coverage: {
					...e.coverage,
					noun: "role binding"
				},
				report: {
					mode: t,
					organization: n.organization,
					...Object.fromEntries(Object.entries(f).map(([e, t]) => [camelCase(e), t])),
					plan: c,
					...t === "apply" ? { left: (0, D.Lq)(o.left.map((e) => ({
						change: e,
						status: "planned"
					}))) } : {}
				},
				stdout: [],
				...nextOf(e, s.planHash),
				log: [...renderRolePlan(s), ...e.log]
			};
		}
		function withLater(e, { notices: t }) {
			const n = new Set(e.notices.map(({ message: e }) => e));
			const r = t.filter(({ kind: e, message: t }) => e === "duplicate-binding" && !n.has(t));
			return {
				...e,
				notices: [...e.notices, ...r]
			};
		}
		function nextOf({ mode: e, plan: t, refusals: n }, r) {
			if (t.changes.length === 0 || n.length > 0) return {};
			if (e === "plan") return { next: `sync-rolebindings --mode apply --plan-hash ${r}` };
			return e === "drift" ? { next: "sync-rolebindings --mode plan" } : {};
		}
		function isFailed({ mode: e, plan: t, problems: n, refusals: r, tracked: i }) {
			if (i.some(({ status: e }) => e === "failed")) return true;
			return n.length > 0 || r.length > 0 || e === "drift" && t.changes.length > 0;
		}
		function verdictOf(e, t) {
			if (isFailed(e)) return "fail";
			return t ? "warn" : "pass";
		}
		function camelCase(e) {
			return e.replace(/-([a-z])/g, (e, t) => t.toUpperCase());
		}
		var I = n(78527);
		;
		function requireNewIdentities({ changes: e }, t) {
			const n = e.find(({ action: e }) => e === "create");
			if (n === undefined) return;
			const { bindings: r, identities: i, organization: a } = t;
			const s = new Set(i.map(({ uid: e }) => e));
			const c = r.find((e) => (0, d.UO)(e.identity.uid, a.uid) && !s.has(e.identity.uid) && !(0, d.ii)(e, a))?.identity;
			if (c === undefined) return;
			const [l, u, f] = [
				c.name,
				c.uid,
				n.identity.name
			].map((e) => (0, y.h0)(e, 200));
			throw new o.Wk(`the list lacks \`${l}\` (${u}), which a role binding names, so identity \`${f}\` may exist already and is not created; set the \`uid\` of its entry if it does`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/identities"
			});
		}
		var L = n(40701);
		var R = n(89763);
		;
		function resolvePeople(e, { people: t }, n) {
			const r = [];
			const i = e.identities.map((e) => {
				if (e.lookup === undefined) return e;
				const [i, ...a] = t?.get((0, d.jE)(e.lookup)) ?? [];
				if (i !== undefined && a.length === 0) return {
					...e,
					uid: i
				};
				if (i !== undefined) {
					r.push(severalPeople(e, e.lookup, [i, ...a]));
					return e;
				}
				if (!(0, m.W0)(e, n)) r.push(unknownPerson(e, e.lookup));
				return e;
			});
			return {
				file: {
					...e,
					identities: i
				},
				problems: r
			};
		}
		function severalPeople({ place: e }, { issuer: t, subject: n }, r) {
			return {
				message: `Several people are \`${(0, p.EU)(n)}\` of \`${(0, p.EU)(t)}\`: ${r.map(p.EU).join(", ")}.`,
				fix: "Write the `uid` of the one you mean instead of `lookup`.",
				input: "file",
				place: e
			};
		}
		function unknownPerson({ place: e }, { issuer: t, subject: n }) {
			return {
				message: `The service does not know the person \`${(0, p.EU)(n)}\` of \`${(0, p.EU)(t)}\`, or cannot look people up.`,
				fix: "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.",
				input: "file",
				place: e
			};
		}
		var z = n(22475);
		;
		function touchesOfEntry(e) {
			const { entry: t } = e;
			const { place: n } = t;
			const r = e.kind === "existing" ? [identityTouch(n, e.identity)] : [];
			const i = t.name !== undefined && (e.kind !== "existing" || e.changeable);
			const a = i ? [identityTouch(n, {
				uid: undefined,
				name: t.name ?? ""
			})] : [];
			const o = [identityTouch(n, {
				uid: t.uid,
				name: t.uid ?? ""
			})];
			return r.length + a.length > 0 ? [...r, ...a] : o;
		}
		function touchesOfGrant(e, { group: t, identity: n, role: r }) {
			return [
				identityTouch(e, n),
				{
					place: e,
					kind: "role",
					uid: r.uid,
					name: r.name
				},
				{
					place: e,
					kind: "group",
					uid: t.uid,
					name: t.name
				}
			];
		}
		function touchesOfChange(e) {
			const { identity: t, place: n } = e;
			if (e.kind === "binding") return touchesOfGrant(n, e);
			const r = e.action === "update" ? e.claims?.handsOver ?? [] : [];
			return [identityTouch(n, t), ...r.flatMap((e) => touchesOfGrant(n, {
				...e,
				identity: t
			}))];
		}
		function identityTouch(e, { name: t, uid: n }) {
			return {
				place: e,
				kind: "identity",
				uid: n,
				name: t
			};
		}
		;
		function collectWishes(e, t, n, r) {
			const { organization: i } = n;
			const a = (0, f.UH)(n);
			const o = new Map();
			const s = new Map();
			const c = [];
			const l = [];
			const u = [];
			const p = (0, f.Ex)(a.groups, i);
			const isHome = ({ uid: e }) => !e.includes("/") || (0, d.UO)(e, i.uid);
			const take = (e, t) => {
				if (e.kind === "found") return e.found;
				if (t === "present") u.push(e.problem);
				return undefined;
			};
			const roleOf = (e, t) => take((0, f.qK)("role", e, a.roles, isHome), t);
			const groupOf = (e, t) => e === undefined ? i : take(p(e), t);
			const want = (e, t, n, r, i) => {
				if (n === undefined || r === undefined) return;
				c.push(...touchesOfGrant(e, {
					identity: t,
					role: n,
					group: r
				}));
				const a = (0, d.cx)({
					identity: t,
					role: n,
					group: r
				});
				if (i === "expired") s.set(a, e);
				if (i !== "present") return;
				const u = o.get(a);
				if (u === undefined) o.set(a, {
					key: a,
					identity: t,
					role: n,
					group: r,
					place: e
				});
				else l.push(repeatedNotice(u, e));
			};
			for (const e of t) {
				const t = referenceOf(e);
				const n = !e.absent ? "present" : e.entry.absent ? "absent" : "expired";
				if (n === "expired") l.push(expiredNotice("This identity", e.entry.expires, e.entry.place));
				for (const r of e.entry.roles) want(r.place, t, roleOf(r, n), i, n);
			}
			const m = createIdentityLookup(e, t, n);
			for (const t of e.bindings) {
				const e = t.expires !== undefined && (0, z.SU)(t.expires, r);
				if (e) l.push(expiredNotice("This binding", t.expires, t.place));
				const n = m(t.identity);
				const i = n.kind === "found" && n.absent;
				const a = e ? "expired" : i ? "absent" : "present";
				const [o, s] = [roleOf(t.role, a), groupOf(t.group, a)];
				if (n.kind === "problem" && !e) u.push(n.problem);
				if (n.kind === "found") want(t.place, n.identity, o, s, a);
			}
			return {
				wanted: o,
				expired: s,
				touches: c,
				notices: l,
				problems: u
			};
		}
		function referenceOf(e) {
			if (e.kind === "existing") return e.identity;
			return {
				uid: e.entry.uid,
				name: e.entry.name ?? ""
			};
		}
		function createIdentityLookup(e, t, n) {
			const r = (0, f.XS)(n.identities);
			const i = r.filter(({ uid: e }) => (0, d.UO)(e, n.organization.uid));
			const a = r.filter((e) => (0, m.tG)(e, n.organization.uid));
			const byMatch = (e) => ({
				kind: "found",
				identity: referenceOf(e),
				absent: e.absent
			});
			const first = (e) => new Map([...e].reverse());
			const o = first(r.map((e) => [e.uid, e]));
			const s = first(t.map((e) => [referenceOf(e).uid, e]));
			const c = first(t.map((e) => [e.entry, e]));
			const l = e.identities.flatMap((e) => [e.uid, e.name].flatMap((t) => t === undefined ? [] : [[t, e]]));
			const h = first(l);
			const g = e.identities.flatMap(({ name: e }) => e ?? []);
			const problem = (e, t, { place: n }) => ({
				kind: "problem",
				problem: {
					message: e,
					fix: t,
					input: "file",
					place: n
				}
			});
			const byIdentity = (e) => {
				const t = s.get(e.uid);
				return t === undefined ? {
					kind: "found",
					identity: e,
					absent: false
				} : byMatch(t);
			};
			return (e) => {
				const { text: t } = e;
				const r = o.get(t);
				if (r !== undefined) return byIdentity(r);
				const l = h.get(t);
				if (l !== undefined) {
					const e = c.get(l);
					return e === undefined ? { kind: "unclear" } : byMatch(e);
				}
				if ((0, d.$u)(t, n.organization.uid)) return {
					kind: "found",
					identity: {
						uid: t,
						name: t
					},
					absent: false
				};
				const _ = (0, f.qK)("identity", e, a, () => false, g);
				if (_.kind === "found") {
					const n = s.get(_.found.uid);
					if (n === undefined || !renamesFrom(n, _.found)) return byIdentity(_.found);
					const { name: r, place: i } = n.entry;
					const a = `The entry on ${(0, u.CI)(i, e.place)} renames the identity \`${(0, p.EU)(t)}\` to \`${(0, p.EU)(r ?? "")}\`.`;
					return problem(a, `Use \`${(0, p.EU)(r ?? "")}\` here, so that the entry still applies afterwards.`, e);
				}
				const v = a.some(({ name: e }) => e === t) ? undefined : i.find(({ name: e }) => e === t);
				if (v === undefined) return _;
				return problem((0, m.sv)(v), "Use its uid if you mean this identity.", e);
			};
		}
		function renamesFrom(e, { name: t, uid: n }) {
			if (e.kind !== "existing" || e.identity.uid !== n) return false;
			return e.changeable && !e.absent && e.entry.name !== undefined && e.entry.name !== t;
		}
		function repeatedNotice(e, t) {
			const { identity: n, role: r, group: i } = e;
			const a = `\`${(0, p.EU)(r.name)}\` for \`${(0, p.EU)(n.name)}\` on \`${(0, p.EU)(i.name)}\``;
			return {
				kind: "repeated-entry",
				message: `The file already asks for ${a} on ${(0, u.CI)(e.place, t)}; it counts once.`,
				place: t
			};
		}
		function expiredNotice(e, t, n) {
			return {
				kind: "expired-entry",
				message: `${e} expired on ${t} and counts as absent.`,
				place: n
			};
		}
		;
		function phaseOf(e) {
			switch (e.action) {
				case "update": return e.claims === undefined ? 3 : 0;
				case "create": return 1;
				case "add": return 2;
				case "remove": return 4;
			}
		}
		function sortChanges(e) {
			const key = (e) => {
				const { identity: t } = e;
				const n = [t.name, t.uid ?? ""];
				if (e.kind === "identity") return n;
				const { role: r, group: i } = e;
				return [
					...n,
					i.uid,
					r.name,
					r.uid,
					e.action === "remove" ? e.uid : ""
				];
			};
			return e.map((e) => ({
				change: e,
				phase: phaseOf(e),
				key: JSON.stringify(key(e))
			})).sort((e, t) => e.phase - t.phase || (0, d.n6)(e.key, t.key)).map(({ change: e }) => e);
		}
		;
		function planRoles(e, t, n) {
			const { file: r, problems: i } = resolvePeople(e, t, n.nowMs);
			const { matches: a, problems: o } = (0, m.c1)(r.identities, t, n.nowMs);
			const s = collectWishes(r, a, t, n.nowMs);
			const c = [
				...i,
				...o,
				...s.problems
			];
			if (c.length > 0) {
				const placeOf = ({ place: e }) => e ?? {
					file: "",
					line: 0
				};
				return {
					kind: "problems",
					problems: c.sort((e, t) => (0, u.ig)(placeOf(e), placeOf(t)))
				};
			}
			const f = (0, d.Ke)(t);
			const p = a.filter((e) => e.kind === "existing");
			const h = new Set(p.flatMap(({ entry: e, identity: t }) => e.owned ? t.uid : []));
			const g = [...surplusBindings(p, f, s)];
			const _ = g.filter(({ identity: e }) => h.has(e.uid));
			const v = new Set(f.map(d.cx));
			const y = [...s.wanted.values()].filter(({ key: e }) => !v.has(e)).map(({ identity: e, role: t, group: n, place: r }) => {
				const i = {
					uid: e.uid,
					name: e.name
				};
				return {
					action: "add",
					kind: "binding",
					identity: i,
					role: t,
					group: n,
					place: r
				};
			});
			const b = (0, l.$)(f, ({ identity: e }) => e.uid);
			const bindingsOf = (e) => b.get(e) ?? [];
			const x = [
				...a.flatMap(identityCreation),
				...p.flatMap((e) => identityUpdate(e, bindingsOf)),
				...y,
				...n.prune ? _ : []
			];
			const S = sortChanges(x);
			const C = createLabeling(t);
			return {
				kind: "plan",
				touches: [
					...a.flatMap(touchesOfEntry),
					...s.touches,
					...S.flatMap(touchesOfChange)
				],
				plan: {
					organization: {
						uid: t.organization.uid,
						name: t.organization.name
					},
					changes: S.map(C),
					notices: sortNotices([...s.notices, ...g.map(C).flatMap((e) => surplusNotice(e, n.prune))]),
					ownedBindings: f.filter(({ identity: e }) => h.has(e.uid)).length
				},
				coverage: coverageOf(f, p, s, y.length)
			};
		}
		function createLabeling(e) {
			const t = (0, f.ht)((0, f.UH)(e).groups, e.organization);
			return (e) => e.kind === "binding" ? {
				...e,
				group: t(e.group)
			} : e;
		}
		function coverageOf(e, t, { wanted: n }, r) {
			const i = new Set(t.map(({ identity: e }) => e.uid));
			for (const { identity: e } of n.values()) i.add(e.uid);
			const a = e.filter(({ identity: e }) => i.has(e.uid)).length;
			const o = {
				what: "role bindings",
				why: "of identities that the file does not name"
			};
			return (0, L.X)(a + r, [{
				...o,
				count: e.length - a
			}]);
		}
		function identityCreation(e) {
			if (e.kind !== "new") return [];
			const { entry: t, name: n, claim: r } = e;
			return [{
				action: "create",
				kind: "identity",
				identity: {
					uid: undefined,
					name: n
				},
				description: t.description,
				claimMatch: r.claimMatch,
				place: t.place
			}];
		}
		function identityUpdate(e, t) {
			const { entry: n, identity: r, absent: i, changeable: a } = e;
			if (i || !a) return [];
			const changed = (e, t) => t === undefined || t === e ? undefined : {
				from: e,
				to: t
			};
			const o = changed(r.name, n.name);
			const s = changed(r.description, n.description);
			const c = n.claim === undefined || accepts(r, n.claim) ? undefined : claimChange(r, n.claim, t);
			if (o === undefined && s === undefined && c === undefined) return [];
			const l = {
				uid: r.uid,
				name: r.name
			};
			return [{
				action: "update",
				kind: "identity",
				identity: l,
				name: o,
				description: s,
				claims: c,
				place: n.place
			}];
		}
		function accepts(e, t) {
			const { issuer: n, subject: r } = e;
			if (n === undefined || r === undefined) return false;
			if (n === t.claimMatch.issuer && r === t.claimMatch.subject) return true;
			if (t.kind !== "github" || t.workload.ids !== undefined) return false;
			return (0, R.x0)(t.workload, {
				issuer: n,
				subject: r
			}) === "other-form";
		}
		function claimChange(e, t, n) {
			const r = n(e.uid);
			return {
				from: e.kind === "unknown" ? undefined : {
					issuer: e.issuer,
					subject: e.subject
				},
				to: t.claimMatch,
				kept: e.otherClaims,
				grants: (0, f.XS)(r.map(({ role: e }) => e)),
				handsOver: r.map(({ group: e, role: t }) => ({
					role: t,
					group: e
				}))
			};
		}
		function* surplusBindings(e, t, { wanted: n, expired: r }) {
			const i = new Map(e.map((e) => [e.identity.uid, e]));
			const a = new Map();
			for (const e of t) {
				const t = i.get(e.identity.uid);
				if (t === undefined) continue;
				const o = (0, d.cx)(e);
				const s = n.get(o);
				const c = s === undefined ? undefined : a.get(o);
				if (s !== undefined && c === undefined) {
					a.set(o, e.uid);
					continue;
				}
				if (s === undefined && !t.entry.owned) continue;
				const l = r.get(o);
				let u = "not in the file";
				if (s !== undefined) u = "duplicate";
				else if (l !== undefined) u = "expired";
				else if (t.absent) u = t.entry.absent ? "absent" : "expired";
				const { uid: f, role: p, group: m } = e;
				const h = {
					uid: t.identity.uid,
					name: t.identity.name
				};
				const g = s?.place ?? l ?? t.entry.place;
				yield {
					action: "remove",
					kind: "binding",
					uid: f,
					identity: h,
					role: p,
					group: m,
					reason: u,
					keeps: c,
					place: g
				};
			}
		}
		function surplusNotice(e, t) {
			const { uid: n, identity: r, role: i, group: a, reason: o, place: s } = e;
			const c = `\`${(0, p.EU)(r.name)}\` the role \`${(0, p.EU)(i.name)}\` on \`${(0, p.EU)(a.name)}\``;
			if (o === "duplicate") {
				return [{
					kind: "duplicate-binding",
					message: `Binding ${n} gives ${c} a second time; both count as one.`,
					place: s
				}];
			}
			if (t) return [];
			return [{
				kind: "unpruned-binding",
				message: `Binding ${n} gives ${c}: ${o}; kept without \`prune\`.`,
				place: s
			}];
		}
		function sortNotices(e) {
			return [...e].sort((e, t) => (0, u.ig)(e.place, t.place) || (0, d.n6)(e.message, t.message));
		}
		var B = n(56999);
		var V = n(99026);
		var H = n(13395);
		var U = n(91182);
		;
		const run = async (e, t) => {
			const { mode: i } = e;
			if (i === "dump") return (await n.e(3243).then(n.bind(n, 3243))).dump(e, t);
			const a = await (0, V.DF)(e, t);
			await pause(t);
			const [o, s] = await gather(e, t, a.file);
			const c = (0, I.tR)(o, s);
			if (c !== undefined && i === "apply") throw (0, I.J_)(c);
			await pause(t);
			const l = planOf(e, a.file, o, t.clock.now());
			const { coverage: u, plan: d } = l;
			await pause(t);
			const f = a.restrictions === undefined ? [] : judgeRestrictions(l.touches, o, a.restrictions);
			const p = i === "drift" ? f : [...judge(e, a, d, o, s), ...f];
			const m = c === undefined ? [] : [(0, I.xF)(c)];
			const roleRun = (e, t, n = W) => {
				const r = e?.tracked ?? untouched(d, p);
				const a = [...e?.problems ?? [], ...n.problems];
				return {
					mode: i,
					plan: d,
					tracked: r,
					refusals: p,
					problems: a,
					coverage: u,
					warnings: m,
					verified: n,
					log: t
				};
			};
			t.keep?.(() => roleOutcome(roleRun(undefined, [])));
			const begun = (e) => t.keep?.(() => roleOutcome(roleRun(e(), [])));
			const h = i === "apply" && p.length === 0;
			const g = h ? await apply(d, e, t, begun) : undefined;
			if (g !== undefined) t.keep?.(() => roleOutcome(roleRun(g, [])));
			const _ = await verify(e, t, a.file, g, [o, s]);
			await (0, r.p)();
			const v = await writePlan(a, d, roleRun(g, []).tracked, t);
			return roleOutcome(roleRun(g, v, _));
		};
		const W = {
			left: [],
			notices: [],
			problems: []
		};
		async function verify(e, t, r, i, [a, o]) {
			const { clock: s, session: c, signal: l } = t;
			if (i === undefined) return W;
			const u = i.applied > 0 || i.problems.some(({ kind: e }) => e === "partial");
			if (!u || l.aborted) return W;
			const { verifyApplied: d } = await n.e(9194).then(n.bind(n, 99194));
			return d(i, {
				clock: s,
				signal: l,
				plan: async () => {
					const t = await (0, H.TY)(e, c.client, (0, H.YH)(r));
					(0, I.o4)(t, a, i, o);
					return planOf(e, r, t, s.now()).plan;
				}
			});
		}
		async function pause({ signal: e }) {
			await (0, r.p)();
			if (e.aborted) throw (0, o.Wm)(e, "planning");
		}
		async function gather(e, { session: t }, n) {
			const read = () => (0, H.TY)(e, t.client, (0, H.YH)(n));
			const [r, i] = await Promise.all([read(), (0, U._)(t.platformTokens)]);
			const a = r.identities.length === 0 || (0, I.tR)(r, i) !== undefined;
			return [e.mode === "apply" && a ? await read() : r, i];
		}
		function planOf(e, t, n, r) {
			const a = e.mode === "drift";
			const o = planRoles(t, n, {
				prune: a || e.prune,
				nowMs: r
			});
			if (o.kind === "problems") throw new i.y(...o.problems);
			if (!a) return o;
			const { plan: s } = o;
			const isDuplicate = (e) => e.action === "remove" && e.reason === "duplicate";
			return {
				...o,
				plan: {
					...s,
					changes: s.changes.filter((e) => !isDuplicate(e))
				}
			};
		}
		function judge(e, { kept: t }, n, r, i) {
			const a = {
				maxDeletes: e["max-deletes"],
				maxDeletePercent: e["max-delete-percent"],
				protectSelf: e["protect-self"],
				allowRoles: e["allow-roles"],
				denyRoles: e["deny-roles"],
				allowClaimChanges: e["allow-claim-changes"],
				self: i
			};
			(0, B.s)(n);
			if (e.mode === "apply") requireNewIdentities(n, r);
			const o = judgeGuards(n, r, a);
			if (e.mode !== "apply") return o;
			return [...judgeReviewed(n, {
				hash: e["plan-hash"],
				kept: t
			}, r), ...o];
		}
		async function apply(e, t, r, i) {
			if (e.changes.length === 0) return undefined;
			const [{ applyPlan: a }, { createPlatformPort: o }] = await Promise.all([n.e(7995).then(n.bind(n, 7995)), n.e(5194).then(n.bind(n, 95194))]);
			return a(e, {
				port: o(r.session.client, e.organization.uid),
				clock: r.clock,
				signal: r.signal,
				concurrency: t.concurrency,
				begun: i,
				progress: (e, t) => r.host.progress(`${e} of ${t} changes`)
			});
		}
		function untouched(e, t) {
			const n = t.length > 0 ? "blocked" : "planned";
			return e.changes.map((e) => ({
				change: e,
				status: n
			}));
		}
		async function writePlan({ planTarget: e }, t, n, { host: r }) {
			if (e === undefined) return [];
			(0, a.vK)(e, r.redact((0, D.fN)(t, n)));
			return [`The plan was written to ${e}.`];
		}
	}),
	91182: ((e, t, n) => {
		t._ = readRunningIdentity;
		var r = n(37408);
		async function readRunningIdentity(e) {
			const t = await e?.get();
			const n = t === undefined ? undefined : (0, r.Ip)(t)?.subject;
			return n === undefined || n === "" ? { kind: "unreadable" } : {
				kind: "known",
				uid: n
			};
		}
	}),
	31891: ((e, t, n) => {
		t.B = isDigest;
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	41053: ((e, t, n) => {
		n.d(t, { g: () => r });
		t.U = isPublic;
		const r = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${r}/`) && (t === "latest" || t === "latest-dev");
		}
	}),
	98330: ((e, t, n) => {
		t.Q = readLongYaml;
		t.g = readYaml;
		var r = n(38815);
		var i = n(86367);
		var a = n(38086);
		;
		const o = 5e3;
		const s = {
			prettyErrors: false,
			resolveKnownTags: false,
			logLevel: "error"
		};
		function* parseYaml(e, t, n = o) {
			const i = new r.iX(t.addNewLine);
			const a = [];
			t.addNewLine(0);
			let c = 0;
			for (const t of new r.JG().lex(e)) {
				for (const e of i.next(t)) a.push(e);
				c += 1;
				if (c % n === 0) yield;
			}
			for (const e of i.end()) a.push(e);
			yield;
			const l = new r.Dk(s).compose(a, true, e.length);
			const [u, d] = [...l];
			const f = u;
			if (d !== undefined) f.errors.push(new r.XT([d.range[0], d.range[1]], "MULTIPLE_DOCS", ""));
			return f;
		}
		;
		const c = 1048576;
		const l = 10;
		const u = 240;
		function readYaml(e, t) {
			const n = readSteps(e, t);
			for (;;) {
				const e = n.next();
				if (e.done === true) return e.value;
			}
		}
		async function readLongYaml(e, t) {
			const n = readSteps(e, t);
			for (;;) {
				const e = n.next();
				if (e.done === true) return e.value;
				await (0, i.p)();
			}
		}
		function* readSteps(e, t) {
			if (e.length > c) {
				return refuse({
					message: `\`${t}\` is longer than ${c} characters.`,
					input: "file"
				});
			}
			const n = new r.HN();
			const place = (e) => {
				const { line: r, col: i } = n.linePos(e);
				return {
					file: t,
					line: r,
					column: i
				};
			};
			const i = yield* parseYaml(e, n);
			const o = i.errors.some((e) => e.code === "RESOURCE_EXHAUSTION");
			const s = [...i.errors, ...i.warnings].slice(0, o ? 1 : l);
			if (s.length > 0) {
				return refuse(...s.map((e) => ({
					message: o ? "The YAML is nested too deeply." : yamlMessage(e.code, e.message),
					input: "file",
					place: place(e.pos[0])
				})));
			}
			yield;
			const d = ownProblems(e, i, place);
			if (d.length > 0) return refuse(...d.slice(0, l));
			try {
				return {
					kind: "source",
					source: describe(i, i.toJS(), place)
				};
			} catch (e) {
				const t = (0, a.h0)(String(e), u);
				return refuse({
					message: `The YAML cannot be read: ${t}.`,
					input: "file",
					place: place(0)
				});
			}
		}
		function refuse(...e) {
			return {
				kind: "problems",
				problems: e
			};
		}
		function ownProblems(e, t, n) {
			const i = [];
			const tell = (e, t, r) => i.push({
				message: e,
				fix: t,
				input: "file",
				place: n(r)
			});
			const { version: a } = t.directives.yaml;
			if (a !== "1.2") {
				const t = `The file asks for YAML ${a}; only YAML 1.2 is supported.`;
				tell(t, "Remove the line that begins with `%YAML`.", e.search(/^%YAML/m));
			}
			(0, r.YR)(t, { Map: (e, { items: t }) => {
				const n = new Set();
				for (const { key: e } of t) {
					const t = (0, r.jn)(e) ? String(e.value) : undefined;
					if (t === undefined) tell("A key is not plain text.", "Write the key itself, not an alias, a list or a mapping.", offsetOf(e));
					else if (n.has(t)) tell("A key appears twice in one mapping.", "Keep one of them.", offsetOf(e));
					else n.add(t);
				}
			} });
			return i;
		}
		function offsetOf(e) {
			return (0, r.Ll)(e) ? Number(e.range?.[0]) : 0;
		}
		function yamlMessage(e, t) {
			if (e === "MULTIPLE_DOCS") return "The file has several YAML documents; only one is allowed.";
			if (e === "DUPLICATE_KEY") return "A key appears twice in one mapping.";
			return `The YAML is invalid: ${(0, a.h0)(t, u)}.`;
		}
		function describe(e, t, n) {
			const placeOfNode = (e) => n(offsetOf(e));
			const nodeAt = (t) => t.reduce((t, n) => childOf(e, t, n) ?? t, e.contents);
			return {
				data: t,
				placeOf: (e) => placeOfNode(nodeAt(e)),
				placeOfKey: (t, n) => {
					const r = nodeAt(t);
					return placeOfNode(pairOf(followed(e, r), n)?.key ?? r);
				}
			};
		}
		function followed(e, t) {
			return (0, r.Vj)(t) ? t.resolve(e) : t;
		}
		function pairOf(e, t) {
			if (!(0, r.jh)(e)) return undefined;
			return e.items.find((e) => (0, r.jn)(e.key) && String(e.key.value) === t);
		}
		function childOf(e, t, n) {
			const i = followed(e, t);
			const a = (0, r.oP)(i) ? i.items[Number(n)] : pairOf(i, String(n))?.value;
			return (0, r.Ll)(a) ? a : undefined;
		}
	}),
	57673: ((e, t, n) => {
		t.K = problemsMarkdown;
		t.R = proseMarkdown;
		var r = n(26963);
		function proseMarkdown(e) {
			const t = e.split("`");
			if (t.length % 2 === 0) return (0, r.FV)(e);
			return t.map((e, t) => t % 2 === 0 ? keepEnds(e) : (0, r.fl)(e)).join("");
		}
		function keepEnds(e) {
			const t = /^\s/.test(e) ? " " : "";
			const n = /\S\s+$/.test(e) ? " " : "";
			return `${t}${(0, r.FV)(e)}${n}`;
		}
		function problemsMarkdown(e) {
			const t = e.map(({ copy: e, fix: t, location: n, message: i }) => {
				const a = [i, ...t === undefined ? [] : t.split("\n")];
				const o = n === undefined ? "" : `${(0, r.fl)(`${n.file}:${n.line}`)} `;
				const s = `- \u274C ${o}${a.map(proseMarkdown).join("<br>").replace(/\n/g, " ")}\n`;
				return e === undefined ? s : `${s}\n${(0, r.hl)(e, "json").replace(/^/gm, "  ")}\n\n`;
			});
			return {
				...(0, r.AX)([]),
				rows: t
			};
		}
	}),
	28662: ((e, t, n) => {
		t.Bo = placeMarkdown;
		t.GA = placesMarkdown;
		t.RT = openTable;
		t.Y1 = findingBlocks;
		var r = n(34150);
		var i = n(26963);
		var a = n(57673);
		var o = n(23447);
		const s = 3;
		const c = 50;
		const l = 20;
		function placeMarkdown({ file: e, line: t }) {
			return (0, i.fl)(`${e}:${t}`);
		}
		function placesMarkdown(e) {
			const t = e.flatMap((e) => e ?? []);
			const n = t.slice(0, s).map(placeMarkdown);
			if (t.length > n.length) n.push(`and ${t.length - n.length} more`);
			return n.join("<br>");
		}
		function openTable(e, t, n) {
			const table = (t) => (0, i.c_)(e, t, n);
			const a = t.slice(c);
			return [...t.length === 0 ? [] : [table(t.slice(0, c))], ...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more row"), table(a))]];
		}
		function findingBlocks(e) {
			const t = e.filter(({ level: e }) => e !== "notice");
			const n = e.filter(({ level: e }) => e === "notice");
			const a = t.slice(l);
			const list = (e) => (0, i.AX)(e.map(findingMarkdown));
			return {
				actions: t.length === 0 ? [] : [list(t.slice(0, l))],
				details: [...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more finding"), list(a))], ...n.length === 0 ? [] : [(0, i.GE)((0, r.hS)(n.length, "note"), list(n))]]
			};
		}
		function findingMarkdown({ fix: e, level: t, location: n, message: r, title: s }) {
			const c = n === undefined ? "" : ` (${placeMarkdown(n)})`;
			const l = e === undefined ? "" : `<br>${e.split("\n").map(a.R).join("<br>")}`;
			return `${o.W[t]} ${(0, i.FV)(s)}: ${(0, a.R)(r)}${c}${l}`;
		}
	}),
	23447: ((e, t, n) => {
		n.d(t, {
			P: () => r,
			W: () => i
		});
		const r = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u26D4"
		};
		const i = {
			error: "\u274C",
			warning: "\u26A0\uFE0F",
			notice: "\u2139\uFE0F"
		};
	}),
	49140: ((e, t, n) => {
		t.H = createWorkspacePath;
		t.X = workspacePath;
		var r = n(76760);
		const i = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;
		function createWorkspacePath(e) {
			const { workspace: t } = e.host.context;
			const n = (0, r.relative)(t, e.workingDirectory).split(r.sep).join("/");
			const a = (0, r.isAbsolute)(n) || n.split("/")[0] === "..";
			const o = n === "" || a ? "" : `${n}/`;
			return (t) => i.test(t) ? workspacePath(e, t) : `${o}${t}`;
		}
		function workspacePath({ host: e, workingDirectory: t }, n) {
			const i = (0, r.relative)(e.context.workspace, (0, r.resolve)(t, n));
			const a = i !== "" && i.split(r.sep)[0] !== ".." && !(0, r.isAbsolute)(i);
			return a ? i.split(r.sep).join("/") : n;
		}
	}),
	54985: ((e, t, n) => {
		t.r = requireName;
		var r = n(38086);
		var i = n(34779);
		function requireName(e, t, n) {
			if (e.name !== "") return;
			const a = `the ${t} \`${(0, r.h0)(e.uid, 200)}\` has no name in the list, so it cannot be identified`;
			throw new i.Wk(a, {
				code: "UNDECODABLE",
				call: n
			});
		}
	}),
	25614: ((e, t, n) => {
		t.P$ = listGroups;
		t.Wx = getGroup;
		var r = n(63619);
		var i = n(80922);
		var a = n(17775);
		var o = n(94207);
		var s = n(30858);
		const c = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			resourceLimits: (0, i.A7)(i.nd),
			verified: i.Jt,
			kind: i.Qq,
			status: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const l = null && [
			"ORG_KIND_UNSPECIFIED",
			"ORG_KIND_STARTER",
			"ORG_KIND_CUSTOMER",
			"ORG_KIND_DEV",
			"ORG_KIND_INFRA",
			"ORG_KIND_AWS_MARKETPLACE"
		];
		const u = (0, i.iU)({ group: (0, i.no)(c) });
		const d = (0, i.iU)({ eligible: i.Jt });
		function listGroups(e = {}) {
			return (0, o.g)("/iam/v2/groups", "groups", c, e, { name: e.name });
		}
		function getGroup(e) {
			return (0, s.D9)((0, a.A)`/iam/v2/groups/${e}`, c);
		}
		function createGroup(e, t) {
			return postCall(path`/iam/v2/groups/${e}`, checked(t), c);
		}
		function updateGroup(e, t, n) {
			return patchCall(path`/iam/v2/groups/${e}`, checked(t), n, c);
		}
		function checked(e) {
			requireEnumName("kind", e.kind, l);
			return e;
		}
		function deleteGroup(e) {
			return deleteCall(path`/iam/v2/groups/${e}`);
		}
		function requestGroupAccess(e) {
			return postCall(path`/iam/v2/groups/${e}:requestGroupAccess`, {}, message({}));
		}
		function checkEligibility() {
			return readCall("/iam/v2/groups:checkEligibility", d);
		}
		function lookupGroup() {
			return readCall("/iam/v2/groups:lookupGroup", u);
		}
	}),
	57581: ((e, t, n) => {
		t.DA = createIdentity;
		t.Ut = deleteIdentity;
		t.XV = getIdentity;
		t.T8 = listIdentities;
		t.zP = lookupIdentity;
		t.go = updateIdentity;
		var r = n(63619);
		var i = n(80922);
		var a = n(38707);
		;
		function requireEnumName(e, t, n) {
			if (t === undefined || n.includes(t)) return;
			const r = nearestName(t, n);
			const i = r === undefined ? "" : `; did you mean \`${r}\`?`;
			throw new TypeError(`\`${e}\`: the service does not know \`${t}\` and would silently ignore it${i}`);
		}
		function nearestName(e, t) {
			const n = e.toUpperCase().replace(/[^A-Z0-9]+/g, "_");
			const r = commonPrefix(t);
			const i = n.startsWith(r) ? n : r + n;
			return t.find((e) => e === i) ?? t.find((e) => e.endsWith(`_${n}`)) ?? (0, a.L)(i, t, 1)[0];
		}
		function commonPrefix(e) {
			const [t = ""] = e;
			let n = t.lastIndexOf("_") + 1;
			while (n > 0 && !e.every((e) => e.startsWith(t.slice(0, n)))) n = t.lastIndexOf("_", n - 2) + 1;
			return t.slice(0, n);
		}
		var o = n(17775);
		var s = n(94207);
		var c = n(30858);
		;
		const l = (0, i.iU)({
			issuer: i.Qq,
			issuerPattern: i.Qq,
			subject: i.Qq,
			subjectPattern: i.Qq,
			audience: i.Qq,
			audiencePattern: i.Qq,
			claims: (0, i.A7)(r.YjP()),
			claimPatterns: (0, i.A7)(r.YjP())
		});
		const u = (0, i.iU)({
			issuer: i.Qq,
			subject: i.Qq,
			issuerKeys: i.Qq,
			expirationTime: i.Qq,
			audiences: (0, i.c3)(r.YjP())
		});
		const d = (0, i.iU)({
			awsAccount: i.Qq,
			arn: i.Qq,
			arnPattern: i.Qq,
			userId: i.Qq,
			userIdPattern: i.Qq
		});
		const f = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			claimMatch: (0, i.no)(l),
			staticKeys: (0, i.no)(u),
			awsIdentity: (0, i.no)(d),
			servicePrincipal: i.Qq,
			email: i.Qq,
			emailUnverified: i.Qq,
			company: i.Qq,
			lastSeenTime: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const p = [
			"SERVICE_PRINCIPAL_UNSPECIFIED",
			"SERVICE_PRINCIPAL_COSIGNED",
			"SERVICE_PRINCIPAL_INGESTER",
			"SERVICE_PRINCIPAL_CATALOG_SYNCER",
			"SERVICE_PRINCIPAL_APKO_BUILDER",
			"SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER",
			"SERVICE_PRINCIPAL_TENANT_SCANNER",
			"SERVICE_PRINCIPAL_SEDIMENTOLOGY",
			"SERVICE_PRINCIPAL_SKILLUP",
			"SERVICE_PRINCIPAL_MATERIALIZER",
			"SERVICE_PRINCIPAL_MICROFLOW",
			"SERVICE_PRINCIPAL_GUARDENER",
			"SERVICE_PRINCIPAL_MICROVM",
			"SERVICE_PRINCIPAL_SKILLS"
		];
		function listIdentities(e = {}) {
			const { name: t, relationshipType: n } = e;
			return (0, s.g)("/iam/v2/identities", "identities", f, e, {
				name: t,
				relationshipType: n
			});
		}
		function getIdentity(e) {
			return (0, c.D9)((0, o.A)`/iam/v2/identities/${e}`, f);
		}
		function createIdentity(e, t) {
			return (0, c.rU)((0, o.A)`/iam/v2/identities/${e}`, checked(t), f);
		}
		function updateIdentity(e, t, n) {
			return (0, c.JM)((0, o.A)`/iam/v2/identities/${e}`, checked(t), n, f);
		}
		function checked(e) {
			requireEnumName("servicePrincipal", e.servicePrincipal, p);
			return e;
		}
		function deleteIdentity(e) {
			return (0, c.uz)((0, o.A)`/iam/v2/identities/${e}`);
		}
		function lookupIdentity(e, t) {
			return (0, c.D9)("/iam/v2/identities:lookupIdentity", (0, i.iU)({ uid: r.YjP() }), {
				issuer: e,
				subject: t
			});
		}
	}),
	98197: ((e, t, n) => {
		t.Te = deleteRoleBinding;
		t.Zf = listRoleBindings;
		t.aE = getRoleBinding;
		t.sq = createRoleBinding;
		t.zJ = batchCreateRoleBindings;
		var r = n(63619);
		var i = n(80922);
		var a = n(17775);
		var o = n(94207);
		var s = n(30858);
		const c = (0, i.iU)({
			uid: i.Qq,
			name: i.Qq,
			description: i.Qq,
			subject: i.Qq,
			issuer: i.Qq,
			email: i.Qq
		});
		const l = (0, i.iU)({
			uid: i.Qq,
			name: i.Qq,
			description: i.Qq
		});
		const u = r.pdi((e) => e ?? {});
		const d = (0, i.iU)({
			uid: r.YjP(),
			identity: r.FsL(u, c),
			group: r.FsL(u, l),
			role: r.FsL(u, l),
			createTime: i.Qq
		});
		const f = r.FsL((0, i.iU)({ roleBindings: (0, i.c3)(d) }), r.pdi((e) => e.roleBindings));
		const p = 25;
		function listRoleBindings(e = {}) {
			const t = {
				identity: e.identity,
				group: e.group,
				role: e.role
			};
			return (0, o.g)("/iam/v2/roleBindings", "roleBindings", d, e, t);
		}
		function getRoleBinding(e) {
			return (0, s.D9)((0, a.A)`/iam/v2/roleBindings/${e}`, d);
		}
		function createRoleBinding(e, t) {
			return (0, s.rU)((0, a.A)`/iam/v2/roleBindings/${e}`, t, d);
		}
		function batchCreateRoleBindings(e, t, n) {
			const r = {
				parent: e,
				requests: t.map((t) => ({
					parent: e,
					roleBinding: t
				})),
				...n === undefined ? {} : { roleUid: n }
			};
			return (0, s.rU)("/iam/v2/roleBindings:batchCreate", r, f);
		}
		function updateRoleBinding(e, t) {
			return patchCall(path`/iam/v2/roleBindings/${e}`, t, ["*"], d);
		}
		function deleteRoleBinding(e) {
			return (0, s.uz)((0, a.A)`/iam/v2/roleBindings/${e}`);
		}
	}),
	93121: ((e, t, n) => {
		t.OH = listRoles;
		var r = n(63619);
		var i = n(80922);
		var a = n(94207);
		var o = n(30858);
		const s = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			capabilities: (0, i.c3)(r.YjP()),
			createTime: i.Qq,
			updateTime: i.Qq
		});
		function listRoles(e = {}) {
			return (0, a.g)("/iam/v2/roles", "roles", s, e, { name: e.name });
		}
		function getRole(e) {
			return readCall(path`/iam/v2/roles/${e}`, s);
		}
		function createRole(e, t) {
			return postCall(path`/iam/v2/roles/${e}`, checked(t), s);
		}
		function updateRole(e, t, n) {
			return patchCall(path`/iam/v2/roles/${e}`, checked(t), n, s);
		}
		function checked(e) {
			e.capabilities?.forEach((e, t) => {
				requireEnumName(`capabilities.${t}`, e, capabilityNames());
			});
			return e;
		}
		function deleteRole(e) {
			return deleteCall(path`/iam/v2/roles/${e}`);
		}
	}),
	89763: ((e, t, n) => {
		n.d(t, { oX: () => r });
		t.HL = printGithubSubject;
		t.gg = workloadKeyOf;
		t.jk = githubClaimMatch;
		t.po = parseGithubSubject;
		t.vm = formKeyOf;
		t.x0 = compareGithubClaim;
		const r = "https://token.actions.githubusercontent.com";
		const i = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;
		function parseGithubSubject(e) {
			const [, t, n, r, a, o] = i.exec(e) ?? [];
			if (t === undefined || r === undefined || o === undefined) return undefined;
			if (n === undefined !== (a === undefined)) return undefined;
			const s = n === undefined || a === undefined ? undefined : {
				owner: n,
				repository: a
			};
			return {
				owner: t,
				repository: r,
				ids: s,
				context: parseContext(o)
			};
		}
		function printGithubSubject(e) {
			const { owner: t, repository: n, ids: r, context: i } = e;
			const a = r === undefined ? `${t}/${n}` : `${t}@${r.owner}/${n}@${r.repository}`;
			return `repo:${a}:${printContext(i)}`;
		}
		function githubClaimMatch(e) {
			return {
				issuer: r,
				subject: printGithubSubject(withEncodedEnvironment(e))
			};
		}
		function compareGithubClaim(e, t) {
			const n = githubClaimMatch(e);
			if (t.issuer !== n.issuer) return "no";
			if (t.subject === n.subject) return "exact";
			const r = parseGithubSubject(t.subject);
			if (r === undefined || r.ids === undefined === (e.ids === undefined)) return "no";
			const i = printGithubSubject({
				...withEncodedEnvironment(e),
				ids: undefined
			});
			return printGithubSubject({
				...r,
				ids: undefined
			}) === i ? "other-form" : "no";
		}
		function formKeyOf({ issuer: e, subject: t }) {
			const n = parseGithubSubject(t);
			return n === undefined ? undefined : `${e}\n${printGithubSubject({
				...n,
				ids: undefined
			})}`;
		}
		function workloadKeyOf(e) {
			const { issuer: t } = githubClaimMatch(e);
			return `${t}\n${printGithubSubject({
				...withEncodedEnvironment(e),
				ids: undefined
			})}`;
		}
		function withEncodedEnvironment(e) {
			if (e.context.kind !== "environment") return e;
			const t = e.context.environment.replaceAll(":", "%3A");
			return {
				...e,
				context: {
					kind: "environment",
					environment: t
				}
			};
		}
		function parseContext(e) {
			if (e === "pull_request") return { kind: "pull_request" };
			if (e.startsWith("ref:")) return {
				kind: "ref",
				ref: e.slice("ref:".length)
			};
			if (e.startsWith("environment:")) {
				return {
					kind: "environment",
					environment: e.slice("environment:".length)
				};
			}
			return {
				kind: "other",
				text: e
			};
		}
		function printContext(e) {
			switch (e.kind) {
				case "ref": return `ref:${e.ref}`;
				case "environment": return `environment:${e.environment}`;
				case "pull_request": return "pull_request";
				case "other": return e.text;
			}
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
	}),
	59492: ((e, t, n) => {
		t.Qn = isOrganizationUid;
		t.iY = readGroup;
		t.oQ = onlyGroup;
		t.t2 = findOrganization;
		t.xO = rootGroups;
		var r = n(38707);
		var i = n(38086);
		var a = n(55478);
		var o = n(45794);
		var s = n(34779);
		var c = n(15514);
		var l = n(54985);
		var u = n(25614);
		const d = /^[0-9a-f]{40}$/;
		const f = new Set([
			"INVALID_ARGUMENT",
			"NOT_FOUND",
			"PERMISSION_DENIED"
		]);
		function isOrganizationUid(e) {
			return d.test(e);
		}
		async function findOrganization(e, t) {
			const n = e.organization ?? e.identity?.split("/")[0];
			if (n === undefined) {
				throw new o.y({
					message: "`organization` is required: it cannot be derived from `identity`",
					fix: "set `organization` to the uid or the exact name of the organization",
					input: "organization"
				});
			}
			if (e.organization === undefined || isOrganizationUid(n)) return readGroup(t, n);
			const r = await rootGroups(t, n);
			const a = r.length === 0 ? await groupOfUid(t, n) : undefined;
			if (a !== undefined) return a;
			const s = onlyGroup(r, "`organization`");
			if (s !== undefined) return s;
			throw new o.y({
				message: `this identity cannot see an organization named \`${(0, i.h0)(n, 100)}\``,
				fix: candidatesFix(n, await rootGroups(t)),
				input: "organization"
			});
		}
		function onlyGroup(e, t) {
			const n = e.filter((e) => e.verified);
			const r = e.length > 1 && n.length === 1 ? n : e;
			const [a] = r;
			if (a === undefined || r.length === 1) return a;
			throw new o.y({
				message: `${t} is ambiguous: ${r.length} organizations are named \`${(0, i.h0)(a.name, 100)}\``,
				fix: `use the uid of one of them: ${r.map((e) => e.uid).join(", ")}`,
				input: "organization"
			});
		}
		async function readGroup(e, t) {
			const n = (0, u.Wx)(t);
			const r = await e.send(n);
			if (r.uid === t) return r;
			const a = `the service returned the group \`${(0, i.h0)(r.uid, 200)}\` instead of \`${(0, i.h0)(t, 200)}\``;
			throw new s.Wk(a, {
				code: "UNDECODABLE",
				call: `${n.method} ${n.path}`
			});
		}
		async function groupOfUid(e, t) {
			if (!/^[\w-]+$/.test(t)) return undefined;
			try {
				const n = await e.send((0, u.Wx)(t));
				return n.uid === t ? n : undefined;
			} catch (e) {
				if (e instanceof s.Wk && f.has(e.code)) return undefined;
				throw e;
			}
		}
		function candidatesFix(e, t) {
			if (t.length === 0) return "it cannot see any organization by name: use the uid";
			const n = (0, r.L)(e, t.map(({ name: e }) => e));
			if (n.length > 0) return `did you mean ${n.map((e) => `\`${(0, i.h0)(e, 100)}\``).join(" or ")}?`;
			return `it can see ${(0, a.Y)(t)}`;
		}
		async function rootGroups(e, t) {
			const n = (0, u.P$)(t === undefined ? {} : { name: t });
			const r = await (0, c.readAll)(e, n, (e) => e.uid.includes("/") ? undefined : e);
			if (t === undefined) return r;
			const i = r.filter((e) => e.name === t);
			if (i.length === 0) for (const e of r) (0, l.r)(e, "group", "GET /iam/v2/groups");
			return i;
		}
	})
};
;
