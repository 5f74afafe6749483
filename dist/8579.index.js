"use strict";
exports.id = 8579;
exports.ids = [8579];
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
	10646: ((e, t, n) => {
		t.m = encodeUriPart;
		function encodeUriPart(e) {
			return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
		}
	}),
	57887: ((e, t, n) => {
		t.$ = artifactProblems;
		t.R = readArtifact;
		var r = n(38086);
		var i = n(35127);
		const a = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
		const o = /^(?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.+~-]*(?:[/:][\w.+~-]+)*$/;
		const s = /^[A-Za-z0-9][\w.+~:-]*$/;
		function readArtifact(e, t) {
			const n = t.map(i.Aw);
			if (/^\s*pkg\s*:/i.test(e)) return readPurlArtifact(e, n);
			const r = e.lastIndexOf("@");
			const [c, l] = r > 0 ? [e.slice(0, r), e.slice(r + 1)] : [e, undefined];
			const u = n.some((e) => e !== "apk");
			if (!(u ? o : a).test(c)) return { problem: "its name is not one" };
			if (l === undefined) return { entry: { name: c } };
			return s.test(l) ? { entry: {
				name: c,
				version: l
			} } : { problem: "its version is not one" };
		}
		function readPurlArtifact(e, t) {
			const n = (0, i.gd)(e);
			if (n.kind === "unreadable") return { problem: `its purl cannot be read: ${n.reason}` };
			const { arch: r, name: a, origin: o, type: s, version: c } = n.purl;
			if (!t.includes(s)) return { problem: `its type \`${s}\` is not one of \`artifact-types\` (${t.join(", ")})` };
			return { entry: {
				name: a,
				type: s,
				purl: e,
				...c === undefined ? {} : { version: c },
				...r === undefined ? {} : { arch: r },
				...o === undefined ? {} : { origin: o }
			} };
		}
		function artifactProblems(e) {
			const { artifacts: t = [], "artifact-types": n = ["apk"] } = e;
			return t.flatMap((e) => {
				const { problem: t } = readArtifact(e, n);
				if (t === undefined) return [];
				return [{
					message: `\`artifacts\`: \`${(0, r.h0)(e, 200)}\` is not a package: ${(0, r.h0)(t, 300)}`,
					fix: "write `openssl`, `openssl@3.3.2-r0` or `pkg:apk/wolfi/openssl@3.3.2-r0`",
					input: "artifacts"
				}];
			});
		}
	}),
	28579: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			NOTHING_TO_LOOK_FOR: () => d,
			NO_BASE: () => f,
			SIGN_IN_REASON: () => u,
			findProblems: () => findProblems
		});
		t.shardProblems = shardProblems;
		t.subjectProblems = subjectProblems;
		var r = n(38086);
		var i = n(48636);
		var a = n(10959);
		var o = n(16678);
		var s = n(31684);
		var c = n(25314);
		var l = n(57887);
		const u = "advisories are read from the platform";
		const d = {
			message: "there is nothing to check: none of `images`, `files`, `sbom`, `artifacts` and `advisories` is set",
			fix: "set `images` to the image, for example `images: cgr.dev/acme/nginx:1.27`, or `sbom` to the SBOM of a build",
			input: "images"
		};
		const f = {
			message: "`scope: changed` needs `base-sbom`, which lists what the base already contains, or `files` on a change",
			fix: "set `base-sbom` to the SBOM of the base, written by a run that the change cannot influence",
			input: "base-sbom"
		};
		function subjectProblems(e) {
			const t = e["attestation-subject"];
			const n = t === undefined ? undefined : (0, s.gc)(t);
			if (t === undefined || n === undefined) return [];
			const i = `\`attestation-subject\`: \`${(0, r.h0)(t, 300)}\` cannot be used: ${n}`;
			return [{
				message: i,
				input: "attestation-subject"
			}];
		}
		async function shardProblems(e) {
			if (e.shard === undefined) return [];
			const t = [
				"files",
				"sbom",
				"artifacts",
				"advisories"
			].filter((t) => (e[t] ?? []).length > 0);
			const n = (e.images ?? []).length > 0 && t.length === 0;
			const r = t.map((e) => `\`${e}\``).join(", ");
			const i = `\`shard\` divides \`images\` only${r === "" ? ", which is not set" : `, but ${r} is set`}`;
			return [...await (0, a.G)(() => (0, o.X)(e.shard)), ...n ? [] : [{
				message: i,
				input: "shard"
			}]];
		}
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const r = [];
			if (![
				"images",
				"files",
				"sbom",
				"artifacts",
				"advisories"
			].some(n)) r.push(d);
			if (e.scope === "changed" && !n("base-sbom") && !n("files")) r.push(f);
			r.push(...subjectProblems(e), ...(0, l.$)(e), ...await shardProblems(e));
			r.push(...(0, c.m)(n, u));
			const o = e["vex-file"];
			if (o !== undefined) r.push(...await (0, a.G)(() => (0, i.ZB)(o, t, "vex-file")));
			return r;
		};
	}),
	35127: ((e, t, n) => {
		t.Aw = currentType;
		t.dd = formatPurl;
		t.gd = readPurl;
		t.oJ = barePurl;
		var r = n(87091);
		var i = n(10646);
		const a = 4096;
		const o = /^\s*pkg\s*:\s*\/*([a-z0-9.+-]*)/i;
		const s = new Map([["alpine", "apk"]]);
		const c = new Set([
			"alpm",
			"apk",
			"deb",
			"docker",
			"oci",
			"rpm"
		]);
		function fullName(e, t, n) {
			if (t === "" || c.has(e)) return n;
			return e === "maven" ? `${t}:${n}` : `${t}/${n}`;
		}
		function currentType(e) {
			const t = e.toLowerCase();
			return s.get(t) ?? t;
		}
		function readPurl(e) {
			const t = o.exec(e.slice(0, a))?.[1] ?? "";
			const n = t === "" ? undefined : currentType(t);
			const unreadable = (e) => ({
				kind: "unreadable",
				type: n,
				reason: e
			});
			if (e.length > a) return unreadable(`it is longer than ${a} characters`);
			if (e.trim() !== e) return unreadable("it begins or ends with a blank");
			if (!/^pkg:/i.test(e)) return unreadable("it does not begin with `pkg:`");
			try {
				return {
					kind: "purl",
					purl: packageOf(r.PackageURL.fromString(e))
				};
			} catch (e) {
				return unreadable(String(e instanceof Error ? e.message : e).replace(/^Invalid purl: /, ""));
			}
		}
		function packageOf({ name: e, namespace: t, qualifiers: n, type: r, version: i }) {
			const a = currentType(String(r));
			const o = fullName(a, t ?? "", String(e));
			const { arch: s = "", upstream: c = "" } = n ?? {};
			const l = c.replace(/@.*$/s, "");
			return {
				type: a,
				name: o,
				...i === undefined || i === null || i === "" ? {} : { version: i },
				...s === "" ? {} : { arch: s },
				...l === "" || l === o ? {} : { origin: l }
			};
		}
		function parsePurl(e) {
			const t = readPurl(e);
			return t.kind === "purl" ? t.purl : undefined;
		}
		function barePurl(e, t) {
			try {
				const n = r.PackageURL.fromString(e);
				const i = currentType(String(n.type));
				return new r.PackageURL(i, n.namespace, n.name, n.version ?? t, null, null).toString();
			} catch {
				return undefined;
			}
		}
		function formatPurl(e, t, n) {
			const r = e !== undefined && /^[a-z][a-z0-9.-]*$/.test(e) ? e : "generic";
			const a = r === "maven" ? t.lastIndexOf(":") : t.lastIndexOf("/");
			const o = a > 0 ? `${t.slice(0, a).split("/").map(i.m).join("/")}/` : "";
			const s = n === undefined || n === "" ? "" : `@${(0, i.m)(n)}`;
			return `pkg:${r}/${o}${(0, i.m)(t.slice(a + 1))}${s}`;
		}
	}),
	16678: ((e, t, n) => {
		n.d(t, { r: () => o });
		t.X = readShard;
		var r = n(38086);
		var i = n(72792);
		var a = n(45794);
		const o = "in other shards";
		function readShard(e) {
			if (e === undefined) return undefined;
			const t = (0, i.uK)(e);
			if (t !== undefined) return t;
			throw new a.y({
				message: `\`shard\` is \`${(0, r.h0)(e, 80)}\`, which is not of the form \`k/n\` with 1 \u2264 k \u2264 n`,
				fix: "write for example `shard: 2/8` for the second of eight shards",
				input: "shard"
			});
		}
	}),
	31684: ((e, t, n) => {
		n.d(t, { sW: () => i });
		t.Dn = isExpected;
		t.bc = signersOfBindings;
		t.gF = policyWords;
		t.gc = subjectProblem;
		t.s3 = signerWords;
		var r = n(2810);
		const i = {
			issuer: "https://token.actions.githubusercontent.com",
			subject: "https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main"
		};
		const a = ["CATALOG_SYNCER", "APKO_BUILDER"];
		function signersOfBindings(e, t) {
			return a.flatMap((n) => {
				const r = e[n];
				return r === undefined || r === "" ? [] : [{
					issuer: t,
					subject: `${t}/${r}`
				}];
			});
		}
		const o = /[*?[{\\]/;
		const s = /^(?:https:\/\/[^/*?[{\\]+\/[^/*?[{\\]+|[^/@*?[{\\]+@)/;
		function subjectProblem(e) {
			if (!o.test(e)) return e === "" ? "it is empty" : undefined;
			if (!s.test(e)) return "a glob must begin with a host and the first part of a path, so that strangers cannot match it";
			return (0, r.globProblem)(e);
		}
		function isExpected(e, t, n) {
			if (n === undefined) return false;
			return e.some((e) => {
				if (e.issuer !== t || subjectProblem(e.subject) !== undefined) return false;
				return o.test(e.subject) ? (0, r.createGlob)(e.subject)(n) : e.subject === n;
			});
		}
		function signerWords(e, t) {
			const words = (e) => e === undefined ? "unknown" : `\`${e}\``;
			return `${words(t)} (issuer ${words(e)})`;
		}
		function policyWords(e) {
			if (e.kind === "unverified") return "of anybody";
			if (e.kind === "key") return "by the key in `attestation-key`";
			return e.signers.map(({ issuer: e, subject: t }) => `by ${signerWords(e, t)}`).join(" or ");
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
