"use strict";
exports.id = 585;
exports.ids = [585];
exports.modules = {
	46163: ((e, t, n) => {
		n.d(t, { n: () => compareText });
		function compareText(e, t) {
			return Number(e > t) - Number(e < t);
		}
	}),
	49290: ((e, t, n) => {
		n.d(t, {
			E: () => datedTime,
			K: () => relativeTime
		});
		var r = n(34150);
		var i = n(22475);
		const a = 6e4;
		const o = 36e5;
		const s = [
			[
				"minute",
				a,
				60
			],
			[
				"hour",
				o,
				48
			],
			[
				"day",
				i.sO,
				60
			],
			[
				"month",
				i.sO * 30.44,
				24
			]
		];
		const c = ["year", i.sO * 365.25];
		function relativeTime(e, t) {
			const n = Math.abs(t - e);
			if (n < a) return "just now";
			const [i, o] = s.find(([, e, t]) => n < e * t) ?? c;
			const l = (0, r.hS)(Math.floor(n / o), i);
			return e > t ? `in ${l}` : `${l} ago`;
		}
		function datedTime(e, t) {
			return `${relativeTime(e, t)} (${(0, i.FM)(e)})`;
		}
	}),
	585: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => X });
		var r = n(34150);
		var i = n(2810);
		var a = n(38086);
		var o = n(72792);
		var s = n(45794);
		var c = n(98124);
		var l = n(44031);
		var u = n(76415);
		var d = n(77275);
		var f = n(35147);
		var p = n(40460);
		var m = n(77176);
		var h = n(79257);
		var g = n(12056);
		var _ = n(17925);
		var v = n(25314);
		var y = n(88209);
		var b = n(6985);
		var x = n(19161);
		var S = n(77825);
		var C = n(36083);
		var w = n(78342);
		;
		function mergeTargets(e) {
			return [...(0, S.$)(e, keyOf).values()].flatMap((e) => {
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
			const d = (0, C.X)(c, [...i, u], s, e.unresolved.map(l.jE));
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
				...(0, C.X)(s, [
					o,
					{
						what: "repositories",
						why: g.r,
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
				what: `${(0, w.MH)(e)}${r}`,
				why: i === "" ? "the service did not answer" : i
			};
		}
		var T = n(24344);
		var E = n(59492);
		var D = n(96299);
		var O = n(83178);
		var k = n(16127);
		var A = n(90574);
		var j = n(47287);
		;
		const M = [];
		async function checkOrganization(e, t, n) {
			const r = (0, A.Q)(t, e["fail-days"] !== undefined);
			const i = (0, k.fD)(e, t);
			const a = await (0, E.t2)(e, t.session.client);
			const s = await (0, O.u)(t.session.client, a);
			const { shard: c } = n;
			const isWanted = ({ name: e }) => n.wanted(e, a.name);
			const l = s.filter((e) => e.isUnplaced === true || isWanted(e));
			const u = l.filter(({ name: e }) => c === undefined || (0, o.O1)(`${a.name}/${e}`, c));
			let d = 0;
			const f = await (0, T.P)(u, 2 * e.concurrency, async (o) => {
				const s = `${a.name}/${o.name}`;
				const c = {
					repository: s,
					tag: undefined,
					digest: undefined,
					locations: M
				};
				try {
					if (!isWanted(o)) throw (0, O.h)(o);
					return {
						target: c,
						repo: o,
						...judgeRepo(s, await (0, k.f7)(t, o, r), i, n.isQuiet)
					};
				} catch (t) {
					const n = (0, D.v)(t, e.identity, (0, w.Vb)(c));
					return {
						target: c,
						repo: o,
						checked: [(0, w.L5)(c, n)],
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
					checked: [...e.checked.filter(k.Is), (0, k.u5)(e.target, t)],
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
				locations: M
			}));
			const o = (0, j.U)(a, t, n);
			const s = t.tags.filter((e) => !isWhole(e)).map(({ name: t }) => brokenTag({
				repository: e,
				tag: t || undefined,
				digest: undefined,
				locations: M
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
			const n = `${(0, w.Vb)(e)}: the service returned ${t}, so its state is unknown`;
			return (0, w.L5)(e, [{
				kind: "service",
				message: n
			}]);
		}
		var N = n(29880);
		;
		function decide(e) {
			const t = (0, h.B_)(e.ignores, d.o, e.now);
			const n = e.checked.map((n) => {
				const r = (0, N.In)(n.judged, e.policy, e.now);
				const i = n.isScript && r === "error" ? "warning" : r;
				if (i === undefined) return {
					...n,
					suggestion: undefined,
					level: i,
					ignoredBy: undefined
				};
				const a = t.find((0, d.registryImageName)(n.repository, n.tag));
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
		var P = n(51792);
		var F = n(29037);
		var I = n(46163);
		var L = n(22475);
		var R = n(52309);
		var z = n(26963);
		var B = n(49290);
		var V = n(28662);
		;
		function stateWords(e) {
			const { state: t, until: n } = e.judged;
			const r = n === undefined ? "" : (0, L.FM)(n);
			switch (t) {
				case "deprecated": return r === "" ? "deprecated" : `deprecated (end of life ${r})`;
				case "grace": return r === "" ? "in its grace period" : `in its grace period until ${r}`;
				case "not-found": return "not found";
				case "unknown": return "unknown";
				default: return r === "" ? "active" : `active until ${r}`;
			}
		}
		const H = {
			deprecated: "Deprecated tag",
			grace: "Tag in its grace period",
			"not-found": "Tag not found",
			active: "Tag near its end of life",
			unknown: "Tag state unknown"
		};
		const U = {
			deprecated: "deprecated-tag",
			grace: "tag-in-grace",
			"not-found": "tag-not-found",
			active: "tag-near-end-of-life",
			unknown: "tag-unknown"
		};
		function findingsOf(e) {
			const { level: t } = e;
			if (t === undefined) return [];
			const n = U[e.judged.state];
			const r = (0, w.Vb)(e);
			const i = {
				title: H[e.judged.state],
				message: `${r} ${e.judged.state === "not-found" ? "was" : "is"} ${stateWords(e)}.`,
				artifact: (0, w.MH)(e),
				...e.suggestion === undefined ? {} : { fix: `Move to \`${(0, w.Zt)(e)}\`.` }
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
		const W = [
			"deprecated",
			"unknown",
			"grace",
			"not-found",
			"active"
		];
		const G = {
			deprecated: "\u274C",
			unknown: "\u2753",
			grace: "\u26A0\uFE0F",
			"not-found": "\u26A0\uFE0F",
			active: "\u2705"
		};
		const K = {
			deprecated: "deprecated",
			unknown: "unknown",
			grace: "in grace",
			"not-found": "not found",
			active: "near end of life"
		};
		const q = 200;
		const J = 4;
		function deprecationAnswer({ byRepository: e, notes: t, now: n, tags: r, total: i }) {
			const a = r.filter(isLoud);
			const o = r.filter(({ ignoredBy: e }) => e !== undefined);
			const s = r.filter((e) => !isLoud(e) && e.ignoredBy === undefined);
			const c = e ? repositoryTable(a, n) : tagTable(a, n);
			const l = (0, V.Y1)(t);
			const u = [...a, ...o].flatMap((e) => e.tag === undefined ? [(0, w.MH)(e)] : []);
			return {
				words: headline(r, i, t),
				actions: [...(0, V.RT)(c.header, c.rows, (e) => e), ...l.actions],
				details: [
					...o.length === 0 ? [] : [(0, z.GE)(`${o.length} ignored`, ignoredTable(o, n))],
					...s.length === 0 || s.length > q ? [] : [(0, z.GE)(`${s.length} active`, wholeTable(tagTable(s, n)))],
					...u.length === 0 ? [] : [(0, z.GE)("Full digests", (0, z.hl)(u.slice(0, q).join("\n")))],
					...l.details
				]
			};
		}
		function headline(e, t, n) {
			const i = e.filter(isLoud);
			const a = W.flatMap((e) => {
				const t = i.filter(({ judged: t }) => t.state === e).length;
				return t === 0 ? [] : [`${t} ${K[e]}`];
			});
			const o = (0, r.hS)(t, "image tag");
			return (a.length === 0 ? `${o}, none deprecated` : `${a.join(", ")} of ${o}`) + (0, l.Xc)(n);
		}
		function isLoud({ ignoredBy: e, judged: t, level: n }) {
			return e === undefined && (t.state !== "active" || n !== undefined);
		}
		const wholeTable = ({ header: e, rows: t }) => (0, z.oS)(e, t);
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
					(0, z.fl)(shortName(e)),
					stateCell(e, t),
					...n ? [moveCell(e)] : [],
					...r ? [(0, V.GA)(e.locations)] : []
				])
			};
		}
		function repositoryTable(e, t) {
			const n = [...(0, S.$)(e, ({ judged: e, repository: t }) => `${e.state} ${t}`).values()];
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
					const i = (0, w.MH)({
						repository: n.repository,
						tag: undefined,
						digest: undefined
					});
					return [[
						(0, z.fl)(i),
						e.length === 1 ? stateCell(n, t) : `${signOf(n)} ${e.length} ${K[n.judged.state]}`,
						someOf(e.map((e) => (0, z.fl)(e.tag ?? shortName(e)))),
						someOf(r.map((e) => (0, z.fl)(e)))
					]];
				})
			};
		}
		function someOf(e) {
			const t = e.slice(0, J).join(", ");
			return e.length > J ? `${t} and ${e.length - J} more` : t;
		}
		function ignoredTable(e, t) {
			return (0, z.oS)([
				"Image",
				"State",
				"Reason",
				"Used in"
			], e.map((e) => [
				(0, z.fl)(shortName(e)),
				stateCell(e, t),
				`ignored: ${(0, z.FV)(e.ignoredBy?.reason ?? "")}`,
				(0, V.GA)(e.locations)
			]));
		}
		function stateCell(e, t) {
			const { state: n, until: r } = e.judged;
			if (r === undefined) return `${signOf(e)} ${stateWords(e)}`;
			const i = n === "grace" ? "in grace, which ends" : `${n}, end of life`;
			return `${signOf(e)} ${i} ${(0, B.E)(r, t)}`;
		}
		function moveCell(e) {
			return e.suggestion === undefined ? "" : (0, z.fl)((0, w.Zt)(e));
		}
		function shortName(e) {
			return (0, w.MH)(e).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, "\u2026");
		}
		function signOf({ ignoredBy: e, judged: t, level: n }) {
			if (e === undefined && n !== undefined) return n === "error" ? "\u274C" : "\u26A0\uFE0F";
			return G[t.state];
		}
		;
		const Y = 2e3;
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
				...e.ignores.flatMap(h._2),
				...t.loosened.map(h.dh),
				...t.findings
			];
			const l = (0, R.OH)(n.flatMap((e) => e.problems));
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
					results: [...a, ...t.quiet.slice(0, Y).map(quietRow)],
					"text-summary": s
				},
				outputsTruncated: t.quiet.length > Y,
				summary: () => (0, y.OV)(deprecationAnswer({
					tags: n,
					total: i,
					notes: c,
					now: t.now,
					byRepository: t.byRepository
				}), t.comments),
				coverage: t.coverage,
				report: {
					results: o,
					ignoreComments: t.comments
				},
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
			return [...e].sort((e, t) => W.indexOf(e.judged.state) - W.indexOf(t.judged.state) || (0, I.n)(e.repository, t.repository) || (0, I.n)(version(e), version(t)));
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
			const r = n === undefined ? {} : { until: (0, L.FM)(n) };
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
				...e.judged.until === undefined ? {} : { until: (0, L.FM)(e.judged.until) },
				...e.suggestion === undefined ? {} : { suggestion: e.suggestion },
				...e.ignoredBy === undefined ? {} : { ignored: true },
				locations: e.locations.map(({ file: e, line: t }) => ({
					file: e,
					line: t
				}))
			};
		}
		;
		const work = async (e, t) => {
			const n = t.clock.now();
			const r = (0, c.B3)(e, scopeProblems(e, t));
			const i = (0, p.Gq)(t.config, (0, p.X)("check-deprecated", t.config), n);
			const a = {
				failOnDeprecated: e["fail-on"] === "deprecated",
				warnDays: e["warn-days"],
				failDays: e["fail-days"]
			};
			const o = e.scope === "organization" ? await ofOrganization(e, t, (e) => (0, N.In)(e, a, n) === undefined) : await ofReferences(e, t, r);
			const s = await (0, f.r)(e, t, n);
			const l = s === undefined ? [] : (0, m.cY)(s, i);
			const u = decide({
				checked: o.checked,
				ignores: i,
				policy: a,
				now: n
			});
			const d = e.shard !== undefined;
			const isUsed = ({ state: e, uses: t }) => t > 0 || e !== "live";
			const g = d ? {
				...u,
				ignores: u.ignores.filter(isUsed)
			} : u;
			return renderOutcome(g, {
				...o,
				now: n,
				byRepository: e.scope === "organization",
				loosened: l.filter(({ ignore: e }) => (0, h.qM)(e))
			});
		};
		const X = (0, _.f)(work, F.e.capabilities);
		function scopeProblems(e, t) {
			const n = [];
			try {
				(0, v.s)(e, P.b);
			} catch (e) {
				if (!(e instanceof s.y)) throw e;
				n.push(...e.problems);
			}
			try {
				(0, g.X)(e.shard);
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
			const a = (0, i.nY)(e.repos, (e) => {
				const t = (0, i.Nx)(e);
				return (e) => t(e) || t(e.split("/").at(-1) ?? "") || t(e.slice(e.indexOf("/") + 1));
			});
			const s = (0, g.X)(e.shard);
			const c = await checkOrganization(e, t, {
				shard: s,
				wanted: (t, n) => e.repos.length === 0 || a(`${n}/${t}`),
				isQuiet: (e) => e.state === "active" && n(e)
			});
			requireRepositories(e, c);
			const { checked: l, elsewhere: u, quiet: f, repositories: p } = c;
			const m = (0, d.createImageGlobList)(e["ignore-images"]);
			const isKept = ({ repository: t, tag: n }) => e["ignore-images"].length === 0 || !m([(0, d.registryImageName)(t, n)]);
			const h = {
				checked: l.filter(isKept),
				quiet: f.filter(isKept)
			};
			const _ = l.length + f.length - h.checked.length - h.quiet.length;
			return {
				...h,
				comments: [],
				findings: c.findings,
				coverage: organizationCoverage(h, _, c),
				log: [
					`${(0, r.hS)(p, "repository", "repositories")} checked.`,
					...s === undefined ? [] : [`This is shard ${(0, o.Hu)(s)}; ${u} more are ${g.r}.`],
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
			const o = a ? await (0, b.i)(e.files, t, i) : undefined;
			const s = {
				inputs: e,
				deps: t,
				names: i
			};
			const c = o === undefined ? [] : await (0, x.W)(e.files, o, s);
			const d = o === undefined ? undefined : await (0, y.zG)(o, s);
			const f = [...n.map(({ image: e, reference: t }) => ({
				image: e,
				reference: t,
				locations: [],
				isScript: false
			})), ...(d?.references ?? []).map(({ image: e, location: t, reference: n, scanned: r }) => ({
				image: e,
				reference: n,
				locations: [t],
				isScript: r.isScript
			}))];
			const p = await (0, u.C)(e["ignore-images"]);
			const m = f.flatMap(({ image: e, isScript: t, locations: n, reference: r }) => {
				const { digest: i } = r;
				const a = r.tag ?? (i === undefined ? e.tag : undefined);
				return p(e, a ?? "") ? [] : [{
					repository: e.repository,
					tag: a,
					digest: i,
					locations: n,
					isScript: t
				}];
			});
			const h = f.length - m.length;
			const { checked: g, findings: _ } = await (0, k.g3)(e, t, mergeTargets(m));
			const v = unreadParts(d?.unread ?? [], d?.malformed ?? []);
			return {
				checked: g,
				quiet: [],
				comments: d?.comments ?? [],
				findings: [
					...v.map((e) => (0, l.b4)(e, "error")),
					...(d?.unresolved ?? []).map((e) => (0, l.HK)(e, "warning")),
					...d?.findings ?? [],
					...c,
					..._
				],
				coverage: referenceCoverage({
					targets: m,
					checked: g,
					unread: v,
					unresolved: d?.unresolved ?? [],
					files: d?.account,
					skipped: d?.skipped ?? [],
					ignored: h
				}),
				log: [...d?.log ?? [], ...h === 0 ? [] : [`${(0, r.hS)(h, "reference")} excluded by \`ignore-images\`.`]]
			};
		}
	}),
	79257: ((e, t, n) => {
		n.d(t, {
			B_: () => createImageIgnores,
			_2: () => usedIgnoreFindings,
			dh: () => loosenedIgnoreFinding,
			qM: () => isImageIgnore
		});
		var r = n(38086);
		var i = n(77176);
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
	})
};
;
