"use strict";
exports.id = 629;
exports.ids = [
	629,
	1792,
	4139
];
exports.modules = {
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
	51792: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			SIGN_IN_REASON: () => s,
			findProblems: () => findProblems
		});
		var r = n(98124);
		var i = n(10959);
		var a = n(16678);
		var o = n(88155);
		const s = "end-of-life data comes from the platform, which requires signing in";
		const findProblems = async (e, { isGiven: t }) => {
			const { images: n = [] } = e;
			const [c, l] = [e["registry-map"], e["registry-url"]];
			const u = (0, o.mu)(t, s);
			const d = await (0, i.G)(() => (0, a.X)(e.shard));
			if (c === undefined || l === undefined) return [...u, ...d];
			const f = await (0, i.G)(() => (0, r.H)(n, (0, r.Cd)({
				"registry-map": c,
				"registry-url": l
			})));
			return [
				...u,
				...d,
				...f
			];
		};
	}),
	585: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(34150);
		var i = n(2810);
		var a = n(38086);
		var o = n(72792);
		var s = n(45794);
		var c = n(10824);
		var l = n(83124);
		var u = n(58177);
		var d = n(90457);
		var f = n(98124);
		var p = n(58773);
		var m = n(35147);
		var h = n(40460);
		var g = n(72387);
		var _ = n(62520);
		var v = n(49959);
		var y = n(16678);
		var b = n(88155);
		var x = n(77825);
		var S = n(40701);
		var C = n(78342);
		;
		function mergeTargets(e) {
			return [...(0, x.$)(e, keyOf).values()].flatMap((e) => {
				const [t] = e;
				if (t === undefined) return [];
				const n = e.every((e) => e.digest === t.digest) ? t.digest : undefined;
				const r = e.every((e) => e.isScript === true);
				const i = e.flatMap((e) => e.isScript === true ? e.locations : []);
				const a = e.flatMap((e) => e.locations);
				return [{
					...t,
					digest: n,
					isScript: r,
					inScripts: i,
					locations: a
				}];
			});
		}
		function keyOf({ digest: e, repository: t, tag: n }) {
			return `${t} ${n ?? e ?? ""}`;
		}
		function unreadParts(e, t) {
			return [...e, ...t.map(({ location: e, reason: t, text: n }) => ({
				kind: "reference",
				what: n,
				why: `is malformed: ${t}`,
				location: e
			}))];
		}
		function referenceCoverage(e) {
			const { checked: t, files: n, ignored: r, skipped: i, targets: a } = e;
			const o = new Map(t.map((e) => [keyOf(e), e]));
			const s = e.unread.map(l.n2);
			let c = 0;
			for (const e of a) {
				const t = o.get(keyOf(e));
				if (t !== undefined && t.judged.state !== "unknown") c += 1;
				else s.push(unknownOf(e, t));
			}
			const u = {
				what: "references",
				why: "excluded by `ignore-images`",
				count: r
			};
			const d = (0, S.X)(c, [...i, u], s);
			return {
				...d,
				...n === undefined ? {} : { files: n },
				noun: "reference"
			};
		}
		function organizationCoverage({ checked: e, quiet: t }, n, { elsewhere: r, empty: i }) {
			const a = e.filter(({ judged: e }) => e.state === "unknown");
			const o = {
				what: "tags",
				why: "excluded by `ignore-images`",
				count: n
			};
			const s = e.length - a.length + t.length;
			return {
				...(0, S.X)(s, [
					o,
					{
						what: "repositories",
						why: y.r,
						count: r
					},
					{
						what: "repositories",
						why: "without tags",
						count: i
					}
				], a.map((e) => unknownOf(e, e))),
				noun: "tag"
			};
		}
		function unknownOf(e, t) {
			const [n] = e.locations;
			const r = n === undefined ? "" : ` (${(0, a.h0)(n.file, 300)}:${n.line})`;
			const i = (t?.problems ?? []).map(({ message: e }) => (0, a.h0)(e, 500)).join("; ");
			return {
				what: `${(0, C.MH)(e)}${r}`,
				why: i === "" ? "the service did not answer" : i
			};
		}
		var w = n(24344);
		var T = n(59492);
		var E = n(96299);
		var D = n(83178);
		var O = n(16127);
		var k = n(90574);
		var A = n(47287);
		;
		const j = [];
		async function checkOrganization(e, t, n) {
			const r = (0, k.Q)(t, e["fail-days"] !== undefined);
			const i = (0, O.fD)(e, t);
			const a = await (0, T.t2)(e, t.session.client);
			const s = await (0, D.u)(t.session.client, a);
			const { shard: c } = n;
			const isWanted = ({ name: e }) => n.wanted(e, a.name);
			const l = s.filter((e) => e.isUnplaced === true || isWanted(e));
			const u = l.filter(({ name: e }) => c === undefined || (0, o.O1)(`${a.name}/${e}`, c));
			let d = 0;
			const f = await (0, w.P)(u, 2 * e.concurrency, async (o) => {
				const s = `${a.name}/${o.name}`;
				const c = {
					repository: s,
					tag: undefined,
					digest: undefined,
					locations: j
				};
				try {
					if (!isWanted(o)) throw (0, D.h)(o);
					return {
						target: c,
						repo: o,
						...judgeRepo(s, await (0, O.f7)(t, o, r), i, n.isQuiet)
					};
				} catch (t) {
					const n = (0, E.v)(t, e.identity, (0, C.Vb)(c));
					return {
						target: c,
						repo: o,
						checked: [(0, C.L5)(c, n)],
						quiet: []
					};
				} finally {
					d += 1;
					t.host.progress(`${d} of ${u.length} repositories`);
				}
			});
			const hasTags = ({ checked: e, quiet: t }) => e.length + t.length > 0;
			const { findings: p, lost: m } = r.finish(f.filter(hasTags).map(({ repo: e }) => e.uid));
			const h = f.map((e) => {
				const t = m.get(e.repo.uid);
				if (t === undefined || !hasTags(e)) return e;
				return {
					checked: [...e.checked.filter(O.Is), (0, O.u5)(e.target, t)],
					quiet: []
				};
			});
			return {
				findings: p,
				checked: h.flatMap((e) => e.checked),
				quiet: h.flatMap((e) => e.quiet),
				repositories: u.length,
				elsewhere: l.length - u.length,
				empty: h.filter((e) => !hasTags(e)).length,
				all: s.length
			};
		}
		function judgeRepo(e, t, n, r) {
			const isWhole = ({ digest: e, name: t }) => t !== "" && e !== "";
			const i = t.tags.filter(isWhole);
			const a = i.map(({ digest: t, name: n }) => ({
				repository: e,
				tag: n,
				digest: t,
				locations: j
			}));
			const o = (0, A.U)(a, t, n);
			const s = t.tags.filter((e) => !isWhole(e)).map(({ name: t }) => brokenTag({
				repository: e,
				tag: t || undefined,
				digest: undefined,
				locations: j
			}));
			return {
				checked: [...o.filter((e) => !r(e.judged)), ...s],
				quiet: o.flatMap(({ judged: t, tag: n }) => r(t) ? [{
					repository: e,
					tag: n ?? "",
					until: t.until
				}] : [])
			};
		}
		function brokenTag(e) {
			const t = e.tag === undefined ? "a tag without a name" : "the tag without a digest";
			const n = `${(0, C.Vb)(e)}: the service returned ${t}, so its state is unknown`;
			return (0, C.L5)(e, [{
				kind: "service",
				message: n
			}]);
		}
		var M = n(29880);
		;
		function decide(e) {
			const t = (0, _.B_)(e.ignores, d.oB, e.now);
			const n = e.checked.map((n) => {
				const r = (0, M.In)(n.judged, e.policy, e.now);
				const i = n.isScript && r === "error" ? "warning" : r;
				if (i === undefined) return {
					...n,
					suggestion: undefined,
					level: i,
					ignoredBy: undefined
				};
				const a = t.find((0, d.IP)(n.repository, n.tag));
				return {
					...n,
					level: a === undefined ? i : undefined,
					ignoredBy: a
				};
			});
			const r = t.used();
			const i = new Set(n.map((e) => e.level));
			const a = i.has("warning") || r.some(({ state: e, uses: t }) => e === "expiring" || e === "expired" && t > 0);
			return {
				tags: n,
				ignores: r,
				verdict: i.has("error") ? "fail" : a ? "warn" : "pass"
			};
		}
		var N = n(51792);
		var P = n(22475);
		var F = n(85531);
		var I = n(26963);
		var L = n(49290);
		var R = n(28662);
		;
		function stateWords(e) {
			const { state: t, until: n } = e.judged;
			const r = n === undefined ? "" : (0, P.FM)(n);
			switch (t) {
				case "deprecated": return r === "" ? "deprecated" : `deprecated (end of life ${r})`;
				case "grace": return r === "" ? "in its grace period" : `in its grace period until ${r}`;
				case "not-found": return "not found";
				case "unknown": return "unknown";
				default: return r === "" ? "active" : `active until ${r}`;
			}
		}
		const z = {
			deprecated: "Deprecated tag",
			grace: "Tag in its grace period",
			"not-found": "Tag not found",
			active: "Tag near its end of life",
			unknown: "Tag state unknown"
		};
		const B = {
			deprecated: "deprecated-tag",
			grace: "tag-in-grace",
			"not-found": "tag-not-found",
			active: "tag-near-end-of-life",
			unknown: "tag-unknown"
		};
		function findingsOf(e) {
			const { level: t } = e;
			if (t === undefined) return [];
			const n = B[e.judged.state];
			const r = (0, C.Vb)(e);
			const i = {
				title: z[e.judged.state],
				message: `${r} ${e.judged.state === "not-found" ? "was" : "is"} ${stateWords(e)}.`,
				artifact: (0, C.MH)(e),
				...e.suggestion === undefined ? {} : { fix: `Move to \`${(0, C.Zt)(e)}\`.` }
			};
			if (e.locations.length === 0) return [{
				...i,
				rule: n,
				level: t,
				fingerprint: `${n} ${r}`
			}];
			return e.locations.map((a) => {
				const o = e.inScripts?.includes(a) === true;
				const s = o ? "in-script" : n;
				return {
					...i,
					rule: s,
					level: o && t === "error" ? "warning" : t,
					location: a,
					fingerprint: `${s} ${r} ${a.file}`
				};
			});
		}
		;
		const V = [
			"deprecated",
			"unknown",
			"grace",
			"not-found",
			"active"
		];
		const H = {
			deprecated: "\u274C",
			unknown: "\u2753",
			grace: "\u26A0\uFE0F",
			"not-found": "\u26A0\uFE0F",
			active: "\u2705"
		};
		const U = {
			deprecated: "deprecated",
			unknown: "unknown",
			grace: "in grace",
			"not-found": "not found",
			active: "near end of life"
		};
		const W = 200;
		const G = 4;
		function deprecationAnswer({ byRepository: e, notes: t, now: n, tags: r, total: i }) {
			const a = r.filter(isLoud);
			const o = r.filter(({ ignoredBy: e }) => e !== undefined);
			const s = r.filter((e) => !isLoud(e) && e.ignoredBy === undefined);
			const c = e ? repositoryTable(a, n) : tagTable(a, n);
			const l = (0, R.Y1)(t);
			const u = [...a, ...o].flatMap((e) => e.tag === undefined ? [(0, C.MH)(e)] : []);
			return {
				words: headline(r, i, t),
				actions: [...(0, R.RT)(c.header, c.rows, (e) => e), ...l.actions],
				details: [
					...o.length === 0 ? [] : [(0, I.GE)(`${o.length} ignored`, ignoredTable(o, n))],
					...s.length === 0 || s.length > W ? [] : [(0, I.GE)(`${s.length} active`, wholeTable(tagTable(s, n)))],
					...u.length === 0 ? [] : [(0, I.GE)("Full digests", (0, I.hl)(u.slice(0, W).join("\n")))],
					...l.details
				]
			};
		}
		function headline(e, t, n) {
			const i = e.filter(isLoud);
			const a = V.flatMap((e) => {
				const t = i.filter(({ judged: t }) => t.state === e).length;
				return t === 0 ? [] : [`${t} ${U[e]}`];
			});
			const o = (0, r.hS)(t, "image tag");
			return (a.length === 0 ? `${o}, none deprecated` : `${a.join(", ")} of ${o}`) + (0, l.Xc)(n);
		}
		function isLoud({ ignoredBy: e, judged: t, level: n }) {
			return e === undefined && (t.state !== "active" || n !== undefined);
		}
		const wholeTable = ({ header: e, rows: t }) => (0, I.oS)(e, t);
		function tagTable(e, t) {
			const n = e.some(({ suggestion: e }) => e !== undefined);
			const r = e.some(({ locations: e }) => e.length > 0);
			return {
				header: [
					"Image",
					"State",
					...n ? ["Move to"] : [],
					...r ? ["Used in"] : []
				],
				rows: e.map((e) => [
					(0, I.fl)(shortName(e)),
					stateCell(e, t),
					...n ? [moveCell(e)] : [],
					...r ? [(0, R.GA)(e.locations)] : []
				])
			};
		}
		function repositoryTable(e, t) {
			const n = [...(0, x.$)(e, ({ judged: e, repository: t }) => `${e.state} ${t}`).values()];
			return {
				header: [
					"Repository",
					"State",
					"Tags",
					"Move to"
				],
				rows: n.flatMap((e) => {
					const [n] = e;
					if (n === undefined) return [];
					const r = [...new Set(e.flatMap(({ suggestion: e }) => e ?? []))];
					const i = (0, C.MH)({
						repository: n.repository,
						tag: undefined,
						digest: undefined
					});
					return [[
						(0, I.fl)(i),
						e.length === 1 ? stateCell(n, t) : `${signOf(n)} ${e.length} ${U[n.judged.state]}`,
						someOf(e.map((e) => (0, I.fl)(e.tag ?? shortName(e)))),
						someOf(r.map((e) => (0, I.fl)(e)))
					]];
				})
			};
		}
		function someOf(e) {
			const t = e.slice(0, G).join(", ");
			return e.length > G ? `${t} and ${e.length - G} more` : t;
		}
		function ignoredTable(e, t) {
			return (0, I.oS)([
				"Image",
				"State",
				"Reason",
				"Used in"
			], e.map((e) => [
				(0, I.fl)(shortName(e)),
				stateCell(e, t),
				`ignored: ${(0, I.FV)(e.ignoredBy?.reason ?? "")}`,
				(0, R.GA)(e.locations)
			]));
		}
		function stateCell(e, t) {
			const { state: n, until: r } = e.judged;
			if (r === undefined) return `${signOf(e)} ${stateWords(e)}`;
			const i = n === "grace" ? "in grace, which ends" : `${n}, end of life`;
			return `${signOf(e)} ${i} ${(0, L.E)(r, t)}`;
		}
		function moveCell(e) {
			return e.suggestion === undefined ? "" : (0, I.fl)((0, C.Zt)(e));
		}
		function shortName(e) {
			return (0, C.MH)(e).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, "\u2026");
		}
		function signOf({ ignoredBy: e, judged: t, level: n }) {
			if (e === undefined && n !== undefined) return n === "error" ? "\u274C" : "\u26A0\uFE0F";
			return H[t.state];
		}
		;
		const K = 2e3;
		function renderOutcome(e, t) {
			const n = sortTags(e.tags);
			const r = new Map();
			for (const { ignoredBy: e, judged: t } of n) if (e === undefined) r.set(t.state, (r.get(t.state) ?? 0) + 1);
			r.set("active", (r.get("active") ?? 0) + t.quiet.length);
			const count = (e) => r.get(e) ?? 0;
			const i = n.length + t.quiet.length;
			const a = n.map(resultRow);
			const o = { *[Symbol.iterator]() {
				yield* a;
				for (const e of t.quiet) yield quietRow(e);
			} };
			const s = textSummary(n, i, count);
			const c = [
				...e.ignores.flatMap(_._2),
				...t.loosened.map(_.dh),
				...t.findings
			];
			const l = (0, F.OH)(n.flatMap((e) => e.problems));
			const u = verdictOf(e, t.findings);
			return {
				findings: [...n.flatMap(findingsOf), ...c],
				problems: l,
				verdict: u,
				outputs: {
					deprecated: count("deprecated") > 0,
					"deprecated-count": count("deprecated"),
					"checked-count": i,
					"unknown-count": count("unknown"),
					results: [...a, ...t.quiet.slice(0, K).map(quietRow)],
					"text-summary": s
				},
				outputsTruncated: t.quiet.length > K,
				summary: () => deprecationAnswer({
					tags: n,
					total: i,
					notes: c,
					now: t.now,
					byRepository: t.byRepository
				}),
				coverage: t.coverage,
				report: { results: o },
				stdout: [],
				log: [...t.log, s]
			};
		}
		function verdictOf({ verdict: e }, t) {
			if (t.some(({ level: e }) => e === "error")) return "fail";
			return e === "pass" && t.some(({ level: e }) => e === "warning") ? "warn" : e;
		}
		function sortTags(e) {
			const version = ({ digest: e, tag: t }) => t ?? e ?? "";
			return [...e].sort((e, t) => V.indexOf(e.judged.state) - V.indexOf(t.judged.state) || compareTexts(e.repository, t.repository) || compareTexts(version(e), version(t)));
		}
		function compareTexts(e, t) {
			return e < t ? -1 : e > t ? 1 : 0;
		}
		function textSummary(e, t, n) {
			const i = e.filter((e) => e.ignoredBy !== undefined).length;
			const a = e.filter((e) => e.judged.state === "deprecated" && e.ignoredBy === undefined);
			const o = a.slice(0, 5).map((e) => shortName(e) + (e.suggestion === undefined ? "" : ` \u2192 ${e.suggestion}`));
			if (a.length > o.length) o.push(`${a.length - o.length} more`);
			const s = o.length === 0 ? "" : ` (${o.join(", ")})`;
			const c = [
				`${n("deprecated")} deprecated${s}`,
				`${n("grace")} in grace`,
				`${n("not-found")} not found`,
				`${n("unknown")} unknown`,
				`${n("active")} active`,
				...i === 0 ? [] : [`${i} ignored`]
			];
			return `${(0, r.hS)(t, "image tag")} checked: ${c.join(", ")}`;
		}
		function quietRow({ repository: e, tag: t, until: n }) {
			const r = n === undefined ? {} : { until: (0, P.FM)(n) };
			return {
				image: e,
				tag: t,
				state: "active",
				...r,
				locations: []
			};
		}
		function resultRow(e) {
			return {
				image: e.repository,
				tag: e.tag ?? "",
				...e.digest === undefined ? {} : { digest: e.digest },
				state: e.judged.state,
				...e.judged.until === undefined ? {} : { until: (0, P.FM)(e.judged.until) },
				...e.suggestion === undefined ? {} : { suggestion: e.suggestion },
				...e.ignoredBy === undefined ? {} : { ignored: true },
				locations: e.locations.map(({ file: e, line: t }) => ({
					file: e,
					line: t
				}))
			};
		}
		;
		const run = async (e, t) => {
			const n = t.clock.now();
			const r = (0, f.B3)(e, scopeProblems(e, t));
			const i = (0, h.G)(t.config, (0, h.ignoreRulesOf)("check-deprecated", t.config), n);
			const a = {
				failOnDeprecated: e["fail-on"] === "deprecated",
				warnDays: e["warn-days"],
				failDays: e["fail-days"]
			};
			const o = e.scope === "organization" ? await ofOrganization(e, t, (e) => (0, M.In)(e, a, n) === undefined) : await ofReferences(e, t, r);
			const s = await (0, m.r)(e, t, n);
			const c = s === undefined ? [] : (0, g.cY)(s, i);
			const l = decide({
				checked: o.checked,
				ignores: i,
				policy: a,
				now: n
			});
			const u = e.shard !== undefined;
			const isUsed = ({ state: e, uses: t }) => t > 0 || e !== "live";
			const d = u ? {
				...l,
				ignores: l.ignores.filter(isUsed)
			} : l;
			return renderOutcome(d, {
				...o,
				now: n,
				byRepository: e.scope === "organization",
				loosened: c.filter(({ ignore: e }) => (0, _.qM)(e))
			});
		};
		function scopeProblems(e, t) {
			const n = [];
			try {
				(0, b.sK)(e, N.SIGN_IN_REASON);
			} catch (e) {
				if (!(e instanceof s.y)) throw e;
				n.push(...e.problems);
			}
			try {
				(0, y.X)(e.shard);
			} catch (e) {
				if (!(e instanceof s.y)) throw e;
				n.push(...e.problems);
			}
			const isDirect = (n) => e[n].length > 0 && t.config.given("check-deprecated", n) === undefined;
			if (e.scope !== "organization") {
				if (isDirect("repos")) n.push({
					message: "`repos` is only used with `scope: organization`",
					input: "repos"
				});
				if (e.shard !== undefined) n.push({
					message: "`shard` is only used with `scope: organization`",
					input: "shard"
				});
				return n;
			}
			for (const e of ["images", "files"]) {
				if (isDirect(e)) n.push({
					message: `\`${e}\` is not used with \`scope: organization\``,
					input: e
				});
			}
			return n;
		}
		async function ofOrganization(e, t, n) {
			(0, c.h)();
			const a = (0, i.nY)(e.repos, (e) => {
				const t = (0, i.Nx)(e);
				return (e) => t(e) || t(e.split("/").at(-1) ?? "") || t(e.slice(e.indexOf("/") + 1));
			});
			const s = (0, y.X)(e.shard);
			const l = await checkOrganization(e, t, {
				shard: s,
				wanted: (t, n) => e.repos.length === 0 || a(`${n}/${t}`),
				isQuiet: (e) => e.state === "active" && n(e)
			});
			requireRepositories(e, l);
			const { checked: u, elsewhere: f, quiet: p, repositories: m } = l;
			const h = (0, d.Qf)(e["ignore-images"]);
			const isKept = ({ repository: t, tag: n }) => e["ignore-images"].length === 0 || !h([(0, d.IP)(t, n)]);
			const g = {
				checked: u.filter(isKept),
				quiet: p.filter(isKept)
			};
			const _ = u.length + p.length - g.checked.length - g.quiet.length;
			return {
				...g,
				findings: l.findings,
				coverage: organizationCoverage(g, _, l),
				log: [
					`${(0, r.hS)(m, "repository", "repositories")} checked.`,
					...s === undefined ? [] : [`This is shard ${(0, o.Hu)(s)}; ${f} more are ${y.r}.`],
					..._ === 0 ? [] : [`${(0, r.hS)(_, "tag")} excluded by \`ignore-images\`.`]
				]
			};
		}
		function requireRepositories(e, t) {
			if (t.all === 0) {
				throw new s.y({
					message: "nothing at all to look at: this identity sees no repository in the organization",
					fix: "check `organization`, and that the identity may list its repositories, with a role such as `registry.pull` or `viewer`",
					input: "organization"
				});
			}
			if (t.repositories + t.elsewhere > 0) return;
			throw new s.y({
				message: `\`repos\` matches no repository: ${(0, a.h0)(e.repos.join(", "), 300)}`,
				fix: "write globs for names such as `python` or `folder/python`; `**` matches any folder",
				input: "repos"
			});
		}
		async function ofReferences(e, t, { images: n, names: i }) {
			const a = e.files.length > 0 || e.images.length === 0;
			const o = (0, p.createReferenceReader)(i);
			const s = a ? await (0, v.readWorkspace)(e.files, t, o) : undefined;
			const c = s === undefined ? undefined : o.found();
			const d = [...n.map(({ image: e, reference: t }) => ({
				image: e,
				reference: t,
				locations: [],
				isScript: false
			})), ...(c?.references ?? []).map(({ image: e, location: t, reference: n, scanned: r }) => ({
				image: e,
				reference: n,
				locations: [t],
				isScript: r.isScript
			}))];
			const f = (0, u.C)(e["ignore-images"]);
			const m = d.flatMap(({ image: e, isScript: t, locations: n, reference: r }) => {
				const { digest: i } = r;
				const a = r.tag ?? (i === undefined ? e.tag : undefined);
				return f(e, a ?? "") ? [] : [{
					repository: e.repository,
					tag: a,
					digest: i,
					locations: n,
					isScript: t
				}];
			});
			const h = d.length - m.length;
			const { checked: g, findings: _ } = await (0, O.g3)(e, t, mergeTargets(m));
			const y = unreadParts(s?.unread ?? [], c?.malformed ?? []);
			return {
				checked: g,
				quiet: [],
				findings: [
					...y.map((e) => (0, l.b4)(e, "error")),
					...s?.findings ?? [],
					..._
				],
				coverage: referenceCoverage({
					targets: m,
					checked: g,
					unread: y,
					files: s?.account,
					skipped: c?.skipped ?? [],
					ignored: h
				}),
				log: [
					...c === undefined ? [] : [c.summary],
					...s?.log ?? [],
					...h === 0 ? [] : [`${(0, r.hS)(h, "reference")} excluded by \`ignore-images\`.`]
				]
			};
		}
	}),
	98124: ((e, t, n) => {
		t.B3 = readImageInputs;
		t.Cd = readRegistryNames;
		t.Db = missingRegistryCredential;
		t.H = readImages;
		var r = n(45794);
		var i = n(80708);
		var a = n(63018);
		function readRegistryNames(e) {
			const t = new Map();
			const n = [];
			for (const r of e["registry-map"]) {
				const e = (0, i.jE)(r);
				if (e.kind === "mapping") t.set(e.mapping, r);
				else n.push({
					message: `\`registry-map\`: \`${r}\` is not a mapping: ${e.reason}`,
					input: "registry-map"
				});
			}
			for (const [e, r] of t) n.push(...contradictions(e, r, t));
			const a = {
				registryHost: new URL(e["registry-url"]).host,
				mappings: [...t.keys()]
			};
			for (const [e, r] of t) if (!(0, i.TT)(e, a)) n.push({
				message: `\`registry-map\`: \`${r}\` leads to \`${e.to[0]}\`, which is not this registry, so its images would not be looked at`,
				fix: "write `cgr.dev`, or an organization below it, on the right, or remove the line",
				input: "registry-map"
			});
			if (n.length > 0) throw new r.y(...n);
			return a;
		}
		function contradictions({ from: e, to: t }, n, r) {
			const i = e.join("/");
			const [a, o] = [...r].find(([e]) => e.from.join("/") === i) ?? [];
			if (a === undefined || a.to.join("/") === t.join("/")) return [];
			const s = `\`registry-map\`: \`${o}\` and \`${n}\` have the same left side, so it is not known where to look`;
			return [{
				message: s,
				fix: "remove one of the lines",
				input: "registry-map"
			}];
		}
		function readImages(e, t) {
			const n = [];
			const o = [];
			for (const r of e) {
				const e = (0, a.o_)(r);
				if (e.kind === "malformed") {
					n.push({
						message: `\`images\`: \`${r}\` is not an image reference: ${e.reason}`,
						input: "images"
					});
					continue;
				}
				const s = (0, i.kl)(e.reference, t, "ours");
				if (s.kind === "ours") o.push({
					text: r,
					reference: e.reference,
					image: s.image
				});
				else {
					n.push({
						message: `\`images\`: \`${r}\` is on \`${s.host}\`, not on this registry`,
						fix: `if \`${s.host}\` is the name of an organization, write \`cgr.dev/${r}\`; if it is a mirror, name it in \`registry-map\``,
						input: "images"
					});
				}
			}
			if (n.length > 0) throw new r.y(...n);
			return o;
		}
		function readImageInputs(e, t = []) {
			const n = readRegistryNames(e);
			try {
				const r = readImages(e.images, n);
				if (t.length === 0) return {
					names: n,
					images: r
				};
			} catch (e) {
				if (!(e instanceof r.y)) throw e;
				throw new r.y(...t, ...e.problems);
			}
			throw new r.y(...t);
		}
		function missingRegistryCredential(e, t) {
			if (e.identity !== undefined || e["registry-token"] !== undefined) return undefined;
			if ((0, i.Ul)(t.repository, t.tag)) return undefined;
			return {
				message: "`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in",
				fix: "set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry"
			};
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
	})
};
;
