"use strict";
exports.id = 2830;
exports.ids = [2830];
exports.modules = {
	23976: ((e, t, n) => {
		n.d(t, { Qh: () => d });
		t.jt = readInnerReport;
		t.vb = keepOf;
		var r = n(63619);
		var i = n(48636);
		var a = n(80301);
		var o = n(67182);
		const s = 256 * 1024 * 1024;
		const c = 2e3;
		const l = 1e3;
		const u = r.YjP();
		const d = r.Ikc({
			version: r.euz(1),
			result: r.k5n([
				"pass",
				"warn",
				"fail",
				"error"
			]),
			exitCode: r.aig(),
			findings: r.YOg(o.$f),
			findingsOmitted: r.lqM(r.aig()),
			problems: r.YOg(o.zs),
			coverage: o.rE,
			results: r.lqM(r.YOg(r.Ikc({
				image: u,
				tag: r.lqM(u),
				state: r.lqM(u),
				until: r.lqM(u)
			}))),
			advisories: r.lqM(r.YOg(r.Ikc({
				advisoryId: u,
				aliases: r.lqM(r.YOg(u)),
				artifact: u,
				severity: u,
				status: u,
				ignored: r.zMY()
			})))
		});
		async function readInnerReport(e) {
			const t = (0, a.qF)(await (0, i.Gu)(e, s) ?? "");
			const n = d.safeParse(t);
			return n.success && (0, o.zW)(n.data) === undefined ? keepOf(n.data) : undefined;
		}
		function keepOf(e) {
			const { advisories: t = [], coverage: n, exitCode: r, findings: i, problems: a, result: o, results: s = [] } = e;
			const l = (e.findingsOmitted ?? 0) + Math.max(0, i.length - c);
			return {
				exitCode: r,
				result: o,
				coverage: n,
				problems: a,
				findings: i.slice(0, c),
				...l === 0 ? {} : { findingsOmitted: l },
				endOfLife: endOfLifeOf(s),
				advisories: advisoriesOf(t)
			};
		}
		function endOfLifeOf(e) {
			return e.filter(({ state: e }) => e === "deprecated" || e === "grace").slice(0, l).map(({ image: e, state: t = "", tag: n, until: r }) => ({
				image: n === undefined ? e : `${e}:${n}`,
				state: t,
				...r === undefined ? {} : { until: r }
			}));
		}
		function advisoriesOf(e) {
			const t = e.filter(({ ignored: e, status: t }) => t === "affecting" && !e);
			const n = t.map(({ advisoryId: e, aliases: t = [], artifact: n, severity: r }) => ({
				id: t.find((e) => e.startsWith("CVE-")) ?? e,
				artifact: n,
				severity: r
			}));
			return [...new Map(n.map((e) => [`${e.id} ${e.artifact}`, e])).values()].slice(0, l);
		}
	}),
	62343: ((e, t, n) => {
		t.d = failedCount;
		t.F = fleetOutcome;
		var r = n(38086);
		var i = n(52303);
		var a = n(26963);
		var o = n(58819);
		var s = n(82555);
		;
		const c = 9e5;
		const l = 20;
		const u = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u2753"
		};
		const d = {
			advisories: "Advisories by reach",
			endOfLife: "End-of-life tags by reach",
			images: "Images by repositories"
		};
		function renderFleetSummary(e, t, n, r) {
			const l = (0, i.x)(n);
			const f = n.filter(({ result: e, status: t }) => e !== "pass" || t === "unread").sort(byNeed);
			const p = [
				`### Fleet: ${e}`,
				(0, o.R)(t),
				...r.length === 0 ? [] : [(0, o.K)(r)],
				...topTable(d.advisories, "Advisory", l.advisories),
				...topTable(d.endOfLife, "Tag", l.endOfLife),
				...topTable(d.images, "Image", l.images)
			];
			if (f.length > 0) p.push("#### Repositories", (0, a.c_)([
				"",
				"Repository",
				"Findings",
				"Why"
			], f, (e) => [
				u[e.result],
				(0, a.FV)((0, s.V)(e)),
				String(findingCount(e)),
				(0, o.R)(whyOf(e))
			]));
			return (0, a.Co)(p, c).text;
		}
		function byNeed(e, t) {
			return t.exitCode - e.exitCode || t.findings.length - e.findings.length;
		}
		const findingCount = ({ findings: e, findingsOmitted: t = 0 }) => e.length + t;
		const whyOf = ({ findings: e, why: t }) => t ?? e[0]?.title ?? "";
		function topTable(e, t, n) {
			if (n.length === 0) return [];
			const r = n.slice(0, l).map(({ detail: e, name: t, records: n }) => [
				(0, a.fl)(t),
				(0, a.FV)(e),
				String(n.length)
			]);
			const i = n.length - r.length;
			return [`#### ${e}${i > 0 ? `, the first ${r.length} of ${n.length}` : ""}`, (0, a.oS)([
				t,
				"",
				"Repositories"
			], r)];
		}
		var f = n(67182);
		;
		function fleetDrillDown(e) {
			const t = e.toSorted(byNeed);
			const { advisories: n, endOfLife: r, images: a } = (0, i.x)(t);
			return {
				noun: "repository",
				tables: [
					{
						title: d.advisories,
						column: "Advisory",
						rows: n.map(toShared)
					},
					{
						title: d.endOfLife,
						column: "Tag",
						rows: r.map(toShared)
					},
					{
						title: d.images,
						column: "Image",
						rows: a.map(toShared)
					}
				],
				places: t.map(toPlace)
			};
		}
		const toShared = ({ detail: e, name: t, records: n }) => ({
			name: t,
			detail: e,
			places: n
		});
		function toPlace(e) {
			return {
				name: (0, r.h0)((0, s.V)(e), 200),
				result: e.result,
				why: whyOf(e),
				findings: { [Symbol.iterator]: () => findingsOf(e) },
				findingCount: findingCount(e)
			};
		}
		function* findingsOf({ findings: e }) {
			for (const t of e) yield (0, f.N6)(t);
		}
		var p = n(8224);
		;
		function* fleetFindings(e) {
			for (const t of e) for (const e of t.findings) yield {
				level: e.level,
				make: () => inFleet(t, e)
			};
		}
		function inFleet({ repository: e, url: t }, n) {
			const { location: i, ...a } = (0, f.N6)(n);
			const o = (0, r.h0)((0, s.V)({ repository: e }), 200);
			const c = i === undefined ? "" : ` (${(0, r.h0)(i.file, 300)}:${i.line})`;
			return {
				...a,
				title: `${o}: ${a.title}`,
				message: `${a.message}${c}`,
				artifact: a.artifact ?? o,
				fingerprint: (0, p.a)(t, a.fingerprint, i?.file ?? "")
			};
		}
		;
		function failedCount({ missing: e, records: t }) {
			return t.filter(({ exitCode: e }) => e !== 0).length + e.length;
		}
		function fleetOutcome(e) {
			const { coverage: t, missing: n, problems: r, records: i, text: a, unchanged: o } = e;
			return {
				lazyFindings: { [Symbol.iterator]: () => fleetFindings(i) },
				findings: [],
				problems: r,
				verdict: verdictOf(i),
				outputs: {
					count: i.length + n.length,
					"skipped-count": o.length + i.filter(({ status: e }) => e === "skipped").length,
					"failed-count": failedCount(e),
					"sarif-file": ""
				},
				...e.isFleet ? { drillDown: () => fleetDrillDown(i) } : {},
				summary: renderFleetSummary(e.title, a, i, r),
				coverage: t,
				reports: {
					isWhole: e.isWhole,
					sources: [e.source],
					quiet: []
				},
				report: e.report,
				stdout: [],
				log: [a]
			};
		}
		function verdictOf(e) {
			if (e.some(({ exitCode: e }) => e === 1)) return "fail";
			return e.some(({ result: e }) => e === "warn") ? "warn" : "pass";
		}
	}),
	80479: ((e, t, n) => {
		t.z = joinProblems;
		var r = n(34150);
		var i = n(38086);
		var a = n(82555);
		var o = n(67182);
		const s = 5;
		const c = 100;
		const l = {
			2: "usage",
			3: "unauthenticated",
			4: "forbidden",
			6: "partial"
		};
		function joinProblems(e) {
			const t = new Map();
			for (const n of e) {
				for (const e of problemsOf(n)) {
					const r = JSON.stringify([e.kind, e.message]);
					const i = t.get(r) ?? {
						problem: e,
						names: new Set()
					};
					i.names.add((0, a.V)(n));
					t.set(r, i);
				}
			}
			const n = [...t.values()].map(({ names: e, problem: t }) => ({
				...t,
				message: `${subjectOf([...e])}: ${t.message}`
			}));
			if (n.length <= c) return n;
			const i = new Map(n.map((e) => [e.kind, e]));
			const o = [...new Set([...i.values(), ...n.slice(0, c)])];
			const s = n.length - o.length;
			return [...o, {
				kind: "service",
				message: `${(0, r.hS)(s, "more cause")} in the report`
			}];
		}
		function problemsOf({ exitCode: e, problems: t, why: n }) {
			if (e <= 1) return [];
			if (t.length > 0) return t.map(o.H8);
			return [{
				kind: l[e] ?? "service",
				message: n ?? `it ended with ${e}`
			}];
		}
		function subjectOf(e) {
			const t = e.slice(0, s).map((e) => `\`${(0, i.h0)(e, 200)}\``);
			const n = e.length - t.length;
			return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
		}
	}),
	52303: ((e, t, n) => {
		t.x = reachOf;
		function reachOf(e) {
			const t = {
				images: new Tally(),
				endOfLife: new Tally(),
				advisories: new Tally()
			};
			let n = -1;
			for (const { advisories: r, endOfLife: i, images: a } of e) {
				n += 1;
				t.images.add(n, a.map(({ image: e }) => [e.replace(/@.*$/, ""), ""]));
				t.endOfLife.add(n, i.map(({ image: e, state: t, until: n }) => [e, n === undefined ? t : `${t}, ${n}`]));
				t.advisories.add(n, r.map(({ artifact: e, id: t, severity: n }) => [t, `${n}, ${e}`]));
			}
			return {
				images: t.images.sorted(),
				endOfLife: t.endOfLife.sorted(),
				advisories: t.advisories.sorted()
			};
		}
		class Tally {
			#e = new Map();
			add(e, t) {
				for (const [n, r] of new Map(t)) {
					const t = this.#e.get(n);
					if (t === undefined) this.#e.set(n, {
						detail: r,
						records: [e]
					});
					else t.records.push(e);
				}
			}
			sorted() {
				return [...this.#e].map(([e, { detail: t, records: n }]) => ({
					name: e,
					detail: t,
					records: n
				})).sort((e, t) => t.records.length - e.records.length || (e.name < t.name ? -1 : 1));
			}
		}
	}),
	67182: ((e, t, n) => {
		n.d(t, {
			$f: () => o,
			fi: () => u,
			rE: () => l,
			zs: () => c
		});
		t.H8 = toProblem;
		t.N6 = toFinding;
		t.tf = toAccount;
		t.zW = contradictionOf;
		var r = n(63619);
		const i = r.YjP();
		const a = r.k5n([
			"error",
			"warning",
			"notice"
		]);
		const o = r.Ikc({
			rule: i,
			level: a,
			title: i,
			message: i,
			artifact: r.lqM(i),
			location: r.lqM(r._H3({
				file: i,
				line: r.aig(),
				column: r.lqM(r.aig())
			})),
			fix: r.lqM(i),
			fingerprint: i
		});
		const s = [
			"usage",
			"unauthenticated",
			"forbidden",
			"service",
			"partial"
		];
		const c = r.Ikc({
			kind: r.k5n(s),
			message: i,
			fix: r.lqM(i)
		});
		const l = r.Ikc({
			seen: r.aig(),
			judged: r.aig(),
			skipped: r.YOg(r.Ikc({
				what: i,
				why: i,
				count: r.aig()
			})),
			unread: r.YOg(r.Ikc({
				what: i,
				why: i
			}))
		});
		const u = r.Ikc({
			repository: i,
			url: i,
			branch: r.lqM(i),
			commit: r.lqM(i),
			sizeKib: r.lqM(r.aig()),
			pushedAt: r.lqM(i),
			status: r.k5n([
				"judged",
				"skipped",
				"unread"
			]),
			why: r.lqM(i),
			exitCode: r.aig(),
			result: r.k5n([
				"pass",
				"warn",
				"fail",
				"error"
			]),
			judgedAt: i,
			durationMs: r.aig(),
			images: r.YOg(r.Ikc({
				image: i,
				digest: r.lqM(i)
			})),
			endOfLife: r.YOg(r.Ikc({
				image: i,
				state: i,
				until: r.lqM(i)
			})),
			advisories: r.YOg(r.Ikc({
				id: i,
				artifact: i,
				severity: i
			})),
			coverage: r.lqM(l),
			pullRequest: r.lqM(i),
			problems: r.YOg(c),
			findings: r.YOg(o),
			findingsOmitted: r.lqM(r.aig())
		});
		const d = {
			judged: (e) => e <= 1,
			skipped: (e) => e === 0,
			unread: (e) => e > 1
		};
		function contradictionOf({ coverage: e, exitCode: t, result: n, status: r }) {
			const i = t === 0 ? ["pass", "warn"] : [t === 1 ? "fail" : "error"];
			if (!Number.isInteger(t) || t < 0 || !i.includes(n)) return `\`result\` is \`${n}\`, and \`exitCode\` is ${t}`;
			if (r !== undefined && !d[r](t)) return `\`status\` is \`${r}\`, and \`exitCode\` is ${t}`;
			if (e === undefined) return undefined;
			const { judged: a, seen: o, skipped: s, unread: c } = e;
			const l = a + s.reduce((e, { count: t }) => e + t, 0) + c.length;
			return l === o ? undefined : `its \`coverage\` does not add up: ${o} seen, ${l} accounted for`;
		}
		function toFinding(e) {
			const { artifact: t, fix: n, location: r, ...i } = e;
			return {
				...i,
				...t === undefined ? {} : { artifact: t },
				...n === undefined ? {} : { fix: n },
				...r === undefined ? {} : { location: {
					file: r.file,
					line: r.line
				} }
			};
		}
		function toProblem({ fix: e, kind: t, message: n }) {
			return {
				kind: t,
				message: n,
				...e === undefined ? {} : { fix: e }
			};
		}
		function toAccount({ judged: e, seen: t, skipped: n, unread: r }) {
			return {
				seen: t,
				judged: e,
				skipped: n,
				unread: r
			};
		}
	}),
	81170: ((e, t, n) => {
		n.d(t, { rA: () => l });
		t.R = shardOutcome;
		t._5 = coverageOf;
		var r = n(34150);
		var i = n(72792);
		var a = n(36083);
		var o = n(62343);
		var s = n(80479);
		var c = n(82555);
		const l = "the run was stopped before it";
		function shardOutcome(e, t, n) {
			const a = t.flatMap(({ url: e }) => n.get(e) ?? []);
			const c = t.filter(({ url: e }) => !n.has(e));
			const l = coverageOf(a, c);
			const u = e.shard === undefined ? undefined : (0, i.Hu)(e.shard);
			const d = [
				`\`${e.command.name}\` in ${(0, r.hS)(t.length, "repository")}`,
				`${(0, o.d)({
					missing: [],
					records: a
				})} failed`,
				...c.length === 0 ? [] : [`${c.length} not reached`]
			];
			return (0, o.F)({
				title: "run",
				text: `${u === undefined ? "" : `Shard ${u}: `}${d.join(", ")}.`,
				records: a,
				missing: c,
				unchanged: [],
				problems: (0, s.z)(a),
				coverage: l,
				isFleet: true,
				isWhole: l.unread.length === 0,
				source: u ?? "fleet",
				report: {
					mode: "run",
					run: e.command.name,
					key: e.key,
					...u === undefined ? {} : { shard: u },
					repositories: a,
					notReached: c.map(({ repository: e, url: t }) => ({
						repository: e,
						url: t
					}))
				}
			});
		}
		function coverageOf(e, t, n = l) {
			const r = e.filter(({ status: e }) => e === "skipped").map(({ why: e = "" }) => ({
				what: "repositories",
				why: e,
				count: 1
			}));
			const i = [...e.filter(({ status: e }) => e === "unread").map((e) => ({
				what: (0, c.V)(e),
				why: e.why ?? "it could not be judged"
			})), ...t.map((e) => ({
				what: (0, c.V)(e),
				why: n
			}))];
			const o = e.filter(({ status: e }) => e === "judged").length;
			return {
				...(0, a.X)(o, r, i),
				noun: "repository"
			};
		}
	}),
	58819: ((e, t, n) => {
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
	12056: ((e, t, n) => {
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
