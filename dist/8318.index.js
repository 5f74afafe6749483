"use strict";
exports.id = 8318;
exports.ids = [8318, 4139];
exports.modules = {
	5873: ((e, t, n) => {
		t.T = countBy;
		function countBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				n.set(e, (n.get(e) ?? 0) + 1);
			}
			return n;
		}
	}),
	68318: ((e, t, n) => {
		n.r(t);
		t.checkReferences = checkReferences;
		var r = n(34150);
		var i = n(22475);
		var a = n(41758);
		var o = n(34733);
		var s = n(5316);
		var c = n(90457);
		var l = n(35147);
		var u = n(40460);
		var d = n(72387);
		var f = n(62520);
		var p = n(5873);
		var m = n(38086);
		var h = n(49290);
		var g = n(28189);
		;
		function isWrong({ state: e }) {
			return e === "unpinned" || e === "stale" || e === "unverified";
		}
		function countStates(e) {
			const t = (0, p.T)(e, (e) => {
				const t = e.ignoredBy === undefined && !(isWrong(e) && (0, g.x)(e));
				return t ? e.state : undefined;
			});
			return (e) => t.get(e) ?? 0;
		}
		function isPinnable(e) {
			return e.some((e) => isWrong(e) && e.ignoredBy === undefined);
		}
		const _ = {
			unpinned: {
				title: "Image not pinned",
				message: (e, t) => `\`${e}\` has no digest${remarkOf(t)}.`,
				fix: "Pin it with `mode: pin`."
			},
			stale: {
				title: "Pin is stale",
				message: (e, { since: t }, n) => `The digest of \`${e}\` was superseded ${(0, h.E)(t ?? n, n)}.`,
				fix: "Refresh it with `mode: pin`."
			},
			unverified: {
				title: "Pin is unverified",
				message: (e) => `\`${e}\` never had the digest that it is pinned to.`,
				fix: "Find out where the digest came from; `mode: pin` replaces it."
			}
		};
		const v = "It stands in a script or a value, so it is not edited: change it by hand.";
		function checkFinding(e, t, n) {
			const { location: r, state: i } = e;
			if (i !== "unpinned" && i !== "stale" && i !== "unverified") return [];
			if (e.ignoredBy !== undefined) return [];
			const a = (0, g.lD)(e);
			const o = (0, g.x)(e);
			const s = o ? "in-script" : i;
			const { fix: c, message: l, title: u } = _[i];
			return [{
				rule: s,
				level: !o && t.includes(i) ? "error" : "warning",
				title: u,
				message: l((0, g.kz)(e), e, n),
				fix: o ? v : c,
				artifact: a,
				...r === undefined ? {} : { location: r },
				fingerprint: `${s} ${r?.file ?? ""} ${a}`
			}];
		}
		function remarkOf({ inFile: e }) {
			const t = e?.scanned.remark;
			return t === undefined ? "" : ` that takes effect: ${(0, m.h0)(t, 300)}`;
		}
		;
		async function applyIgnores(e, t, n, r) {
			const i = (0, u.G)(t.config, (0, u.ignoreRulesOf)("resolve-digest", t.config), r);
			const a = (0, f.B_)(i, c.oB, r);
			const o = n.map((e) => {
				if (a.isEmpty) return e;
				const { image: t } = e;
				const n = (0, g.sG)(e) ? undefined : t.tag;
				const r = a.find((0, c.IP)(t.repository, n));
				return isWrong(e) ? {
					...e,
					ignoredBy: r
				} : e;
			});
			const s = await (0, l.r)(e, t, r);
			const p = s === undefined ? [] : (0, d.cY)(s, i);
			return {
				checked: o,
				findings: [...a.used().flatMap(f._2), ...p.filter(({ ignore: e }) => (0, f.qM)(e)).map(f.dh)]
			};
		}
		var y = n(710);
		var b = n(92230);
		var x = n(66364);
		var S = n(65698);
		var C = n(77825);
		var w = n(26963);
		var T = n(83124);
		var E = n(28662);
		var D = n(23447);
		var O = n(28410);
		;
		const k = [
			"unverified",
			"unknown",
			"unpinned",
			"stale",
			"superseded",
			"tagless",
			"pinned"
		];
		const A = {
			unverified: "the tag never had this digest",
			unknown: "could not be checked",
			unpinned: "not pinned",
			stale: "stale",
			superseded: "superseded recently",
			tagless: "digest without a tag",
			pinned: "current"
		};
		const j = [
			"Image",
			"State",
			"Used in",
			"Digest"
		];
		function checkAnswer(e, t) {
			const { failOn: n, notes: r, now: i } = t;
			const a = [...(0, C.$)(e, rowKey).values()].sort((e, t) => rankOf(e) - rankOf(t));
			const isQuiet = ([e]) => !isLoud(e);
			const cells = (e) => rowOf(e, n, i);
			const o = a.filter((e) => !isQuiet(e));
			const isIgnored = ([e]) => e?.ignoredBy !== undefined;
			const folded = (e, t) => t.length === 0 ? [] : [(0, w.GE)(`${t.flat().length} ${e}`, (0, w.oS)(j, t.map(cells)))];
			const s = a.filter(isQuiet);
			const isUntold = ([e]) => e?.state === "tagless";
			const c = (0, E.Y1)(r);
			return {
				title: "Check pins",
				words: headline(e, r),
				actions: [
					...remedy(e),
					...o.length === 0 ? [] : [(0, w.oS)(j, o.map(cells))],
					...c.actions
				],
				details: [
					...folded("ignored", s.filter(isIgnored)),
					...folded("passed", s.filter((e) => !isIgnored(e) && !isUntold(e))),
					...folded("not checked", s.filter((e) => !isIgnored(e) && isUntold(e))),
					...(0, O.U)(o.flatMap(([e]) => e?.reference.digest === undefined ? [] : [(0, g.zt)(e, e.reference.digest)])),
					...c.details
				]
			};
		}
		function headline(e, t) {
			const n = e.filter(({ ignoredBy: e }) => e !== undefined).length;
			const i = e.filter((e) => isWrong(e) && (0, g.x)(e) && e.ignoredBy === undefined).length;
			const noted = (e) => t.filter((t) => t.rule === e).length;
			const a = noted("unverified");
			const o = t.filter(({ level: e }) => e !== "notice").length - a - noted("unread");
			const s = countStates(e);
			const c = [
				[s("unverified") + a, "unverified"],
				[s("unpinned"), "not pinned"],
				[s("stale"), "stale"],
				[s("unknown"), "unknown"],
				[s("tagless"), "not checked"],
				[i, "in scripts"],
				[n, "ignored"],
				[o, `other ${(0, r.iD)(o, "finding", "findings")}`]
			].flatMap(([e, t]) => e === 0 ? [] : [`${e} ${t}`]);
			const l = (0, r.hS)(e.length + a, "reference");
			return (c.length === 0 ? `${l}, all in order` : `${c.join(", ")} of ${l}`) + (0, T.Xc)(t);
		}
		function remedy(e) {
			const t = [...e.some(({ ignoredBy: e, state: t }) => t === "unverified" && e === undefined) ? ["Find out where the unverified digests came from."] : [], ...isPinnable(e) ? ["`mode: pin` writes the current digests."] : []];
			return t.length === 0 ? [] : [t.join(" ")];
		}
		function isLoud(e) {
			return e !== undefined && (e.state === "unknown" || isWrong(e)) && e.ignoredBy === undefined;
		}
		function rowKey(e) {
			return `${e.state} ${(0, g.lD)(e)} ${e.since ?? ""} ${e.ignoredBy !== undefined}`;
		}
		function rankOf([e]) {
			return e === undefined ? 0 : k.indexOf(e.state);
		}
		function rowOf(e, t, n) {
			const [r] = e;
			if (r === undefined) return j.map(() => "");
			const { reference: i, since: a, state: o } = r;
			const s = a === undefined ? "" : `, superseded ${(0, h.E)(a, n)}`;
			const c = o === "superseded" ? `superseded${s.replace(", superseded", "")}` : A[o] + s;
			return [
				(0, w.fl)((0, g.kz)(r)),
				`${signOf(r, t)} ${c}${ignoredWords(r)}`,
				(0, E.GA)(e.map(({ location: e }) => e)),
				(0, O.V)(i.digest)
			];
		}
		function ignoredWords({ ignoredBy: e }) {
			return e === undefined ? "" : `, ignored: ${(0, w.FV)(e.reason ?? "no reason given")}`;
		}
		function signOf(e, t) {
			const { state: n } = e;
			if (n === "unknown") return "\u2753";
			if (n === "tagless") return "\u2796";
			if (!isLoud(e)) return "\u2705";
			return t.includes(n) ? D.W.error : D.W.warning;
		}
		;
		async function checkReferences(e, t) {
			const n = t.clock.now();
			const i = (0, S.h)(e, n);
			const a = await (0, x.G)(e, t, i);
			const o = await judgeAll(e, t, a.references, {
				now: n,
				bound: i.bound
			});
			const { failed: c, problems: l } = o;
			const { checked: u, findings: d } = await applyIgnores(e, t, o.checked, n);
			const f = [
				...(0, s.Z4)(a, e),
				...a.findings,
				...d
			];
			const p = [...u.flatMap((t) => checkFinding(t, e["fail-on"], n)), ...f];
			const m = countStates(u);
			const h = (0, s.Vj)(p);
			const g = u.map(fullName);
			const _ = [...u.map((e, t) => check_rowOf(e, g[t])), ...a.malformed.map(malformedRow)];
			const v = m("unverified") + a.malformed.length;
			return {
				findings: p,
				problems: l,
				verdict: h,
				outputs: {
					references: _,
					"unpinned-count": m("unpinned"),
					"stale-count": m("stale"),
					"unverified-count": v,
					"unread-count": a.unread.length
				},
				summary: () => checkAnswer(u, {
					failOn: e["fail-on"],
					now: n,
					notes: f
				}),
				coverage: (0, s._5)(a, c),
				report: { references: _ },
				stdout: g,
				...isPinnable(u) ? { next: "resolve-digest --mode pin --dry-run" } : {},
				log: [
					...a.log,
					`${(0, r.hS)(_.length, "reference")} checked: ${m("unpinned")} unpinned, ${m("stale")} stale, ${v} unverified, ${m("unknown")} unknown.`,
					...a.unread.length === 0 ? [] : [`${(0, r.hS)(a.unread.length, "file or reference", "files and references")} could not be read.`]
				]
			};
		}
		async function judgeAll(e, t, n, { bound: r, now: i }) {
			const s = n.filter((e) => e.reference.digest !== undefined && !(0, g.sG)(e));
			const { failed: c, known: l, problems: u } = await (0, y.R)(e, t, s, async ({ kept: e, key: t, read: n, references: r }) => {
				const i = r.flatMap(({ reference: e }) => e.digest ?? []);
				const s = await (0, b.KT)(t, (0, o.A)(n, i, e));
				if (s.length === 0) throw (0, b.Jh)(t);
				return (e) => (0, a.ns)(s, e);
			});
			const d = n.map((t) => {
				const { digest: n } = t.reference;
				const as = (e, n, r = []) => ({
					...t,
					state: e,
					since: n,
					problems: r,
					ignoredBy: undefined
				});
				if (n === undefined) return as("unpinned");
				if ((0, g.sG)(t)) return as("tagless");
				const a = l.get((0, g.E4)(t))?.(n);
				if (a === undefined) return as("unknown", undefined, c.get((0, g.E4)(t)));
				if (a.kind !== "superseded") return as(a.kind === "current" ? "pinned" : "unverified");
				const o = e["max-age"] === undefined || i - a.since > e["max-age"];
				const s = o && (r === undefined || a.since <= r);
				return as(s ? "stale" : "superseded", a.since);
			});
			return {
				checked: d,
				failed: c,
				problems: u
			};
		}
		function malformedRow({ location: e, reason: t, text: n }) {
			return {
				image: n,
				error: t,
				state: "unverified",
				file: e.file,
				line: e.line
			};
		}
		function check_rowOf(e, t) {
			const { image: n, location: r, problems: a, reference: o, since: s, state: c } = e;
			const l = c === "unknown";
			return {
				image: (0, g.J_)(e),
				tag: c === "tagless" ? undefined : n.tag,
				digest: l ? undefined : o.digest,
				error: l ? a.map(({ message: e }) => e).join("\n") : undefined,
				reference: l ? undefined : t,
				state: c,
				ignored: e.ignoredBy === undefined ? undefined : true,
				inScript: (0, g.x)(e) ? true : undefined,
				supersededAt: s === undefined ? undefined : (0, i.sZ)(s),
				file: r?.file,
				line: r?.line
			};
		}
		function fullName({ image: e, reference: t, state: n }) {
			const r = n === "tagless" ? {
				...e,
				complete: {
					...e.complete,
					tag: undefined
				}
			} : e;
			return (0, g.zt)({ image: r }, t.digest);
		}
	}),
	35147: ((e, t, n) => {
		t.r = readBaseIgnores;
		var r = n(38086);
		var i = n(45794);
		var a = n(56205);
		var o = n(84139);
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
				const { parseConfigFile: d } = await Promise.all([n.e(8815), n.e(4466)]).then(n.bind(n, 2085));
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
		var i = n(56205);
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
	72387: ((e, t, n) => {
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
	56205: ((e, t, n) => {
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
	62520: ((e, t, n) => {
		t.B_ = createImageIgnores;
		t._2 = usedIgnoreFindings;
		t.dh = loosenedIgnoreFinding;
		t.qM = isImageIgnore;
		var r = n(38086);
		var i = n(72387);
		function isImageIgnore(e) {
			return e.image !== undefined && !(0, i.UB)(e);
		}
		function createImageIgnores(e, t, n) {
			const r = new Map();
			const i = e.filter(isImageIgnore).map((e) => ({
				ignore: e,
				matches: t(e.image),
				state: stateOf(e, n)
			}));
			return {
				isEmpty: i.length === 0,
				find: (e) => {
					const t = i.filter(({ matches: t }) => t(e));
					for (const { ignore: e } of t) r.set(e, (r.get(e) ?? 0) + 1);
					return t.find(({ state: e }) => e !== "expired")?.ignore;
				},
				used: () => i.map(({ ignore: e, state: t }) => ({
					ignore: e,
					state: t,
					uses: r.get(e) ?? 0
				}))
			};
		}
		function stateOf(e, t) {
			if ((0, i._d)(e, t)) return "expired";
			return (0, i.v$)(e, t) ? "expiring" : "live";
		}
		function usedIgnoreFindings({ ignore: e, state: t, uses: n }) {
			const r = nameOf(e);
			const i = e.expires?.text ?? "";
			if (t === "expired") {
				const t = n > 0 ? "warning" : "notice";
				const a = `${r} expired on ${i} and no longer has any effect.`;
				return [findingOf(e, "ignore-expired", t, a)];
			}
			return [...t === "expiring" ? [findingOf(e, "ignore-expiring", "warning", `${r} expires on ${i}.`)] : [], ...n === 0 ? [findingOf(e, "ignore-unused", "notice", `${r} matched nothing.`)] : []];
		}
		function loosenedIgnoreFinding({ before: e, ignore: t, kind: n }) {
			const i = nameOf(t);
			const a = t.expires === undefined ? "without an expiry date" : `until ${t.expires.text}`;
			const o = n === "added" ? `This change adds ${i}, ${a}: ${(0, r.h0)(t.reason ?? "", 300)}.` : `This change extends ${i}: it used to expire on ${e ?? ""} and is now valid ${a}.`;
			return findingOf(t, `ignore-${n}`, "notice", o);
		}
		const nameOf = ({ image: e }) => `the ignore for image \`${(0, r.h0)(e ?? "", 200)}\``;
		function findingOf({ image: e, place: t }, n, r, i) {
			const a = {
				file: t.file,
				line: t.line
			};
			return {
				rule: n,
				level: r,
				title: "Ignore",
				message: i,
				location: a,
				fingerprint: `${n} ${e ?? ""}`
			};
		}
	}),
	84139: ((e, t, n) => {
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
