"use strict";
exports.id = 4351;
exports.ids = [4351, 9995];
exports.modules = {
	8224: ((e, t, n) => {
		n.d(t, { a: () => fingerprintOf });
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	10646: ((e, t, n) => {
		n.d(t, { m: () => encodeUriPart });
		function encodeUriPart(e) {
			return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
		}
	}),
	23976: ((e, t, n) => {
		n.d(t, {
			Qh: () => d,
			jt: () => readInnerReport,
			vb: () => keepOf
		});
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
	7535: ((e, t, n) => {
		n.d(t, {
			J0: () => renderFleetFile,
			N6: () => readFleetFile,
			TN: () => keyOf
		});
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
		function keyOf(e, t) {
			return (0, i.a)(e ?? "", ...[...t].sort());
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
		n.d(t, {
			ST: () => a,
			VX: () => decodeList,
			qF: () => parseJson
		});
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
	62343: ((e, t, n) => {
		n.d(t, {
			d: () => failedCount,
			F: () => fleetOutcome
		});
		var r = n(38086);
		var i = n(52303);
		var a = n(26963);
		var o = n(57673);
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
		n.d(t, { z: () => joinProblems });
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
	4351: ((e, t, n) => {
		n.r(t);
		n.d(t, { mergeFleet: () => mergeFleet });
		var r = n(76760);
		var i = n(34150);
		var a = n(45794);
		var o = n(48636);
		var s = n(40701);
		var c = n(7535);
		var l = n(80301);
		var u = n(62343);
		var d = n(80479);
		var f = n(52303);
		var p = n(74597);
		var m = n(37136);
		var h = n(81170);
		var g = n(38086);
		var _ = n(72792);
		var v = n(16678);
		var y = n(82555);
		var b = n(67182);
		;
		const x = [
			6,
			2,
			3,
			4,
			5,
			1,
			0
		];
		const S = [
			"error",
			"fail",
			"warn",
			"pass"
		];
		const C = [
			"unread",
			"judged",
			"skipped"
		];
		function combineRecords(e) {
			const [t, ...n] = e;
			if (n.length === 0) return t;
			const r = e.toSorted((e, t) => rankOf(e) - rankOf(t));
			const [i = t] = r;
			const a = e.reduce((e, t) => e.judgedAt <= t.judgedAt ? t : e);
			const o = C.find((t) => e.some((e) => e.status === t)) ?? t.status;
			const s = r.find((e) => e.status === o)?.why;
			const c = e.find((e) => e.pullRequest !== undefined)?.pullRequest;
			const l = sum(e, ({ findingsOmitted: e = 0 }) => e);
			const { coverage: u, findingsOmitted: d, pullRequest: f, why: p, ...m } = a;
			return {
				...m,
				status: o,
				...s === undefined ? {} : { why: s },
				exitCode: i.exitCode,
				result: i.result,
				durationMs: sum(e, ({ durationMs: e }) => e),
				images: [...new Map(e.flatMap(({ images: e }) => e).map((e) => [e.image, e])).values()],
				endOfLife: e.flatMap(({ endOfLife: e }) => e),
				advisories: e.flatMap(({ advisories: e }) => e),
				...c === undefined ? {} : { pullRequest: c },
				problems: e.flatMap(({ problems: e }) => e),
				findings: e.flatMap(({ findings: e }) => e),
				...l === 0 ? {} : { findingsOmitted: l }
			};
		}
		function rankOf({ exitCode: e, result: t }) {
			return x.indexOf(e) * S.length + S.indexOf(t);
		}
		function sum(e, t) {
			return e.reduce((e, n) => e + t(n), 0);
		}
		;
		function joinReports(e, t) {
			const n = latestOfEachShard(e);
			const r = latestOfEachRepository(n);
			const i = new Map([...t, ...n.flatMap(({ notReached: e }) => e)].map((e) => [e.url, e]));
			const a = [...i.values()].filter(({ url: e }) => !r.has(e));
			const o = a.slice(0, 5).map((e) => `\`${(0, g.h0)((0, y.V)(e), 200)}\``);
			const s = a.length > o.length ? ` and ${a.length - o.length} more` : "";
			const c = a.length === 0 ? [] : [{
				kind: "service",
				message: `no report has ${o.join(", ")}${s}`,
				fix: w
			}];
			return {
				reports: n,
				records: [...r.values()],
				missing: a,
				problems: [
					...missingShards(n),
					...cutReports(n),
					...c
				]
			};
		}
		const w = "run the jobs again whose reports are missing or incomplete";
		function latestOfEachShard(e) {
			const t = new Map();
			for (const n of e) {
				const e = n.shard === undefined ? n.path : `${n.whole} ${n.shard}`;
				const r = t.get(e);
				if (r === undefined || r.finishedAt <= n.finishedAt) t.set(e, n);
			}
			return [...t.values()];
		}
		function latestOfEachRepository(e) {
			const t = new Map();
			const keyOf = (e, t) => `${e}\n${t}`;
			for (const { records: n, whole: r } of e) {
				for (const e of n) {
					const n = keyOf(r, e.url);
					const i = t.get(n);
					if (i === undefined || i.judgedAt <= e.judgedAt) t.set(n, e);
				}
			}
			const n = new Map();
			const add = (e) => {
				const t = n.get(e.url);
				n.set(e.url, t === undefined ? e : combineRecords([t, e]));
			};
			for (const e of t.values()) add(e);
			for (const { finishedAt: r, notReached: i, whole: a } of e) {
				for (const e of i) {
					const i = !t.has(keyOf(a, e.url)) && n.has(e.url);
					if (i) add({
						...T,
						...e,
						judgedAt: r
					});
				}
			}
			return n;
		}
		const T = {
			status: "unread",
			why: h.rA,
			exitCode: 5,
			result: "error",
			durationMs: 0,
			images: [],
			endOfLife: [],
			advisories: [],
			problems: [],
			findings: []
		};
		function missingShards(e) {
			const t = new Map();
			for (const { command: n, shard: r, whole: i } of e) {
				const e = r === undefined ? undefined : (0, _.uK)(r);
				if (e === undefined) continue;
				const a = `${i} ${e.count}`;
				const o = t.get(a) ?? {
					command: n,
					count: e.count,
					seen: new Set()
				};
				o.seen.add(e.index);
				t.set(a, o);
			}
			return [...t.values()].flatMap(({ command: e, count: t, seen: n }) => {
				const r = Array.from({ length: t }, (e, t) => t + 1);
				const i = r.filter((e) => !n.has(e)).map((e) => `${e}/${t}`);
				if (i.length === 0) return [];
				const a = `the reports of \`${(0, g.h0)(e, 100)}\` lack the shards ${(0, g.h0)(i.join(", "), 300)}`;
				return [{
					kind: "service",
					message: a,
					fix: w
				}];
			});
		}
		function cutReports(e) {
			return e.filter(({ isCut: e }) => e).map(({ exitCode: e, path: t }) => ({
				kind: "service",
				message: `the run behind \`${(0, g.h0)(t, 300)}\` ended early, with ${e}`,
				fix: w
			}));
		}
		function sumAccounts(e, t) {
			const n = e.flatMap(({ coverage: e }) => e === undefined ? [] : [(0, b.tf)(e)]);
			const isKept = ({ why: e }) => !(t && e === v.r);
			return (0, s.XP)(n.reduce((e, { judged: t }) => e + t, 0), n.flatMap(({ skipped: e }) => e).filter(isKept), n.flatMap(({ unread: e }) => e));
		}
		var E = n(63619);
		var D = n(66567);
		var O = n(23976);
		;
		const k = 512 * 1024 ** 2;
		const A = E.YjP();
		const j = E.Ikc({
			version: E.euz(1),
			command: E.euz("fleet"),
			mode: E.euz("run"),
			run: A,
			key: A,
			shard: E.lqM(A),
			finishedAt: A,
			repositories: E.YOg(b.fi),
			notReached: E.YOg(E.Ikc({
				repository: A,
				url: A
			})),
			problems: E.YOg(E.Ikc({
				kind: A,
				message: A
			})),
			exitCode: E.aig()
		});
		const M = E.X$i(O.Qh, {
			command: A,
			finishedAt: A,
			inputs: E.lqM(E._H3({ shard: E.lqM(A) }))
		});
		async function readReports(e, t) {
			const { paths: n, unmatched: i } = await (0, D.C)(t.workingDirectory, e);
			const a = i.map((e) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, g.h0)(e, 300)}\` matches no file`,
				fix: "did the jobs that write the reports run, and were their artifacts downloaded?"
			}));
			const o = [];
			for (const e of n) {
				t.signal.throwIfAborted();
				const n = (0, r.relative)(t.workingDirectory, e);
				const i = await (0, D.t)(e, k);
				const s = i.kind === "text" ? decodeReport((0, l.qF)(i.text), n) : i.reason;
				if (typeof s !== "string") o.push(s);
				else a.push({
					kind: "usage",
					message: `\`reports\`: \`${(0, g.h0)(n, 300)}\` is not a report: ${(0, g.h0)(s, 300)}`,
					fix: "run the job that wrote it again; leave out files that are not reports with `!`"
				});
			}
			return {
				reports: o,
				problems: a
			};
		}
		function decodeReport(e, t) {
			if (typeof e !== "object" || e === null) return "it is not whole JSON";
			if (Reflect.get(e, "command") === "fleet") {
				const n = j.safeParse(e);
				if (!n.success) return `it is not the report of \`mode: run\`: ${issueOf(n.error)}`;
				const { exitCode: r, finishedAt: i, key: a, notReached: o, repositories: s, run: c, shard: l } = n.data;
				const u = s.map(b.zW).find((e) => e !== undefined);
				if (u !== undefined) return u;
				const d = s.some((e) => e.exitCode > 1);
				return {
					path: t,
					command: c,
					shard: l,
					whole: `fleet ${a}`,
					finishedAt: i,
					exitCode: r,
					isFleet: true,
					records: s,
					notReached: o,
					isCut: r > 1 && (!d || o.length > 0)
				};
			}
			const n = M.safeParse(e);
			if (!n.success) return issueOf(n.error);
			const r = (0, b.zW)(n.data);
			if (r !== undefined) return r;
			const { command: i, exitCode: a, finishedAt: o, inputs: s } = n.data;
			const c = s?.shard;
			return {
				path: t,
				command: i,
				shard: c,
				whole: `${i} ${JSON.stringify({
					...s,
					shard: undefined,
					"report-file": undefined
				})}`,
				finishedAt: o,
				exitCode: a,
				isFleet: false,
				records: [recordOf(n.data, t, o)],
				notReached: [],
				isCut: false
			};
		}
		function recordOf(e, t, n) {
			const [r] = e.problems;
			return {
				repository: t,
				url: t,
				status: e.exitCode <= 1 ? "judged" : "unread",
				...e.exitCode <= 1 || r === undefined ? {} : { why: r.message },
				judgedAt: n,
				durationMs: 0,
				images: [],
				...(0, O.vb)(e)
			};
		}
		function issueOf({ issues: e }) {
			const [t] = e;
			const n = t?.path.join(".") ?? "";
			return n === "" ? "it is not a JSON object" : `\`${n}\` is missing or has the wrong type`;
		}
		var N = n(8224);
		var P = n(59995);
		var F = n(58508);
		;
		const I = "https://github.com/platform-actions/platform-actions";
		function writeSarifFiles(e, t, { command: n, rules: i }, a) {
			const { tempDirectory: s, workspace: c } = a.host.context;
			const l = {
				workspace: c,
				tempDirectory: s,
				workingDirectory: a.workingDirectory
			};
			const u = t.filter(({ status: e }) => e === "judged");
			for (const t of u) {
				const { text: s } = (0, P.renderSarif)(t.findings.map(b.N6), {
					command: n,
					rules: i,
					category: `fleet/${n}`,
					toolVersion: F.rE,
					informationUri: I,
					fallbackFile: ".github/workflows"
				});
				const c = (0, o.ZB)((0, r.join)(e, fileNameOf(t)), l, "sarif-folder");
				(0, o.vK)(c, a.host.redact(s));
			}
			return u.length;
		}
		function fileNameOf(e) {
			const t = (0, y.V)(e);
			const n = t.replace(/^file:\/+/, "").replaceAll("/", "__").replace(/[^\w.-]/g, "_").slice(0, 120);
			const r = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(t) && n.length < 120;
			return r ? `${n}.sarif` : `${n}-${(0, N.a)(e.url).slice(0, 8)}.sarif`;
		}
		;
		const L = 1e3;
		async function mergeFleet(e, t, n) {
			const r = await expectedOf(e, t);
			const o = r.unchanged.length > 0 && r.wanted.length === 0;
			const s = o ? {
				reports: [],
				problems: []
			} : await readReports(e.reports, t);
			if (s.reports.length === 0 && !o) throw new a.y(...s.problems.length > 0 ? s.problems : [R]);
			const c = joinReports(s.reports, r.wanted);
			const l = {
				...c,
				problems: [...s.problems, ...c.problems]
			};
			const u = l.records.length + l.missing.length + l.problems.length + r.unchanged.length === 0;
			if (u) throw new a.y(z);
			const d = await writeFleetFile(e, t, l, r);
			const f = l.reports.some((e) => e.isFleet);
			const p = e["sarif-folder"];
			if (p !== undefined) {
				const e = [...new Set(l.reports.map((e) => e.command))].join("+") || "fleet";
				const r = writeSarifFiles(p, l.records, {
					command: e,
					rules: n
				}, t);
				t.host.log.info(`${(0, i.hS)(r, "SARIF file")} written to ${p}.`);
			}
			return mergeOutcome(l, r.unchanged, f || o, d);
		}
		const R = {
			message: "there is nothing to merge: `reports` matches no file",
			fix: "did the jobs that write the reports run, and were their artifacts downloaded?",
			input: "reports"
		};
		const z = {
			message: "there is nothing to merge: the reports name no repository",
			fix: "did the job that lists the repositories find any?",
			input: "reports"
		};
		async function expectedOf(e, t) {
			const n = e["repositories-file"];
			if (n === undefined) return {
				wanted: [],
				unchanged: []
			};
			const r = await (0, p.t)(n, t, (0, m.U)(e, t.host).serverUrl);
			return r.kind === "names" ? {
				wanted: r.repositories,
				unchanged: []
			} : {
				wanted: r.list.repositories,
				unchanged: r.list.unchanged
			};
		}
		async function writeFleetFile(e, t, { records: n, reports: i }, { unchanged: a, wanted: s }) {
			const l = e["fleet-file"];
			if (l === undefined) return undefined;
			const { tempDirectory: u, workspace: d } = t.host.context;
			const f = {
				workspace: d,
				tempDirectory: u,
				workingDirectory: t.workingDirectory
			};
			const p = (0, o.ZB)(l, f, "fleet-file");
			const m = await (0, c.N6)((0, r.resolve)(t.workingDirectory, l));
			const h = new Map(s.map((e) => [e.url, e]));
			const g = new Map(i.flatMap(({ isFleet: e, records: t, whole: n }) => e ? t.map(({ url: e }) => [e, n.replace(/^fleet /, "")]) : []));
			const _ = n.flatMap((e) => {
				const t = g.get(e.url);
				if (t === undefined) return [];
				const { branch: n, commit: r, durationMs: i, exitCode: a, images: o, judgedAt: s, repository: c, url: l } = e;
				const u = h.get(l);
				return [{
					repository: c,
					url: l,
					branch: n ?? u?.branch,
					commit: r,
					pushedAt: e.pushedAt ?? u?.pushedAt,
					sizeKib: e.sizeKib ?? u?.sizeKib,
					key: t,
					exitCode: a,
					judgedAt: s,
					durationMs: i,
					images: o
				}];
			});
			const v = a.flatMap(({ pushedAt: e, url: t }) => {
				const n = m.get(t);
				return n === undefined ? [] : [{
					...n,
					pushedAt: e ?? n.pushedAt
				}];
			});
			(0, o.vK)(p, (0, c.J0)([..._, ...v]));
			return p;
		}
		function mergeOutcome(e, t, n, r) {
			const { missing: a, records: o, reports: s } = e;
			const c = [...e.problems, ...(0, d.z)(o)];
			const l = mergedCoverage(e, t, n);
			const p = n ? (0, i.hS)(o.length + a.length, "repository") : (0, i.hS)(o.length, "report");
			const m = (0, u.d)({
				missing: a,
				records: o
			});
			const h = (0, f.x)(o);
			const g = (0, u.F)({
				title: "merged",
				text: `${p} in ${(0, i.hS)(s.length, "report")}: ${m} failed, ${t.length} unchanged.`,
				records: o,
				missing: a,
				unchanged: t,
				problems: c,
				coverage: l,
				isFleet: n,
				isWhole: l.unread.length === 0 && c.length === 0,
				source: "merged",
				report: {
					mode: "merge",
					reports: s.map(({ command: e, exitCode: t, path: n, shard: r }) => ({
						path: n,
						command: e,
						shard: r,
						exitCode: t
					})),
					repositories: o.map(({ advisories: e, coverage: t, endOfLife: n, findings: r, images: i, ...a }) => ({
						...a,
						findings: r.length + (a.findingsOmitted ?? 0)
					})),
					missing: a,
					unchanged: t,
					reach: {
						images: reportedReach(h.images),
						endOfLife: reportedReach(h.endOfLife),
						advisories: reportedReach(h.advisories)
					}
				}
			});
			return r === undefined ? g : {
				...g,
				outputs: {
					...g.outputs,
					"fleet-file": r
				}
			};
		}
		function reportedReach(e) {
			return e.slice(0, L).map(({ detail: e, name: t, records: n }) => ({
				name: t,
				detail: e,
				repositories: n.length
			}));
		}
		function mergedCoverage({ missing: e, problems: t, records: n }, r, i) {
			if (!i) return {
				...sumAccounts(n, t.length === 0),
				noun: "item"
			};
			const { judged: a, skipped: o, unread: c } = (0, h._5)(n, e, "no report has judged it");
			const u = {
				what: "repositories",
				why: l.ST,
				count: r.length
			};
			return {
				...(0, s.XP)(a, [...o, u], c),
				noun: "repository"
			};
		}
	}),
	52303: ((e, t, n) => {
		n.d(t, { x: () => reachOf });
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
	74597: ((e, t, n) => {
		n.d(t, {
			$: () => readEntries,
			t: () => readRepositoriesFile
		});
		var r = n(76760);
		var i = n(38086);
		var a = n(45794);
		var o = n(48636);
		var s = n(80301);
		var c = n(82555);
		const l = 64 * 1024 * 1024;
		const u = 20;
		async function readRepositoriesFile(e, { workingDirectory: t }, n) {
			const c = await (0, o.Gu)((0, r.resolve)(t, e), l);
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
			if (n.length > 0) throw new a.y(...n.slice(0, u));
		}
		function readNames(e, t, n) {
			const r = [];
			const i = new Map();
			for (const [a, o] of e.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/).entries()) {
				const e = o.replace(/(?:^|\s)#.*$/, "").trim();
				if (e === "") continue;
				const s = (0, c.E)(e, n);
				if (s.kind === "entry") i.set(s.entry.url, i.get(s.entry.url) ?? s.entry);
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
			if (r.length > 0) throw new a.y(...r.slice(0, u));
			return [...i.values()];
		}
		function readEntries(e, t) {
			const n = e.map((e) => (0, c.E)(e, t));
			const r = n.flatMap((e) => e.kind === "problem" ? [{
				message: `\`repositories\`: ${e.why}`,
				input: "repositories"
			}] : []);
			if (r.length > 0) throw new a.y(...r.slice(0, u));
			const i = n.flatMap((e) => e.kind === "entry" ? [e.entry] : []);
			return [...new Map(i.map((e) => [e.url, e])).values()];
		}
	}),
	82555: ((e, t, n) => {
		n.d(t, {
			E: () => parseEntry,
			V: () => nameOf
		});
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
	67182: ((e, t, n) => {
		n.d(t, {
			$f: () => o,
			H8: () => toProblem,
			N6: () => toFinding,
			fi: () => u,
			rE: () => l,
			tf: () => toAccount,
			zW: () => contradictionOf,
			zs: () => c
		});
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
		function contradictionOf({ coverage: e, exitCode: t, result: n }) {
			const r = t === 0 ? ["pass", "warn"] : [t === 1 ? "fail" : "error"];
			if (!Number.isInteger(t) || t < 0 || !r.includes(n)) return `\`result\` is \`${n}\`, and \`exitCode\` is ${t}`;
			if (e === undefined) return undefined;
			const { judged: i, seen: a, skipped: o, unread: s } = e;
			const c = i + o.reduce((e, { count: t }) => e + t, 0) + s.length;
			return c === a ? undefined : `its \`coverage\` does not add up: ${a} seen, ${c} accounted for`;
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
	37136: ((e, t, n) => {
		n.d(t, { U: () => serversOf });
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
	}),
	81170: ((e, t, n) => {
		n.d(t, {
			R: () => shardOutcome,
			_5: () => coverageOf,
			rA: () => l
		});
		var r = n(34150);
		var i = n(72792);
		var a = n(40701);
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
				...(0, a.XP)(o, r, i),
				noun: "repository"
			};
		}
	}),
	66567: ((e, t, n) => {
		n.d(t, {
			C: () => globFiles,
			t: () => readLargeText
		});
		var r = n(51455);
		var i = n(76760);
		var a = n(2810);
		var o = n(48636);
		var s = n(99004);
		const c = /[*?[\]{}]/;
		async function globFiles(e, t) {
			const n = t.map((t) => ruleOf(e, t));
			const r = new Map();
			const a = new Map();
			for (const t of n) {
				if (t.negated) continue;
				if (t.matches === undefined) {
					a.set(t, await isRealFile(e, t.base) ? [t.base] : []);
					continue;
				}
				const n = r.get(t.base) ?? filesBelow(e, t.base);
				r.set(t.base, n);
				const o = await n;
				a.set(t, o.filter(t.matches).map((e) => (0, i.join)(t.base, ...e.split("/"))));
			}
			const o = new Set([...a.values()].flat());
			const s = [...o].filter((e) => n.reduce((t, n) => fits(n, e) ? !n.negated : t, false));
			const c = n.filter((e) => !e.negated && a.get(e)?.length === 0);
			return {
				paths: s.sort(),
				unmatched: c.map((e) => e.glob)
			};
		}
		function ruleOf(e, t) {
			const n = t.startsWith("!");
			const r = (n ? t.slice(1) : t).replace(/^(?:\.\/)+/, "");
			if (!c.test(r)) return {
				glob: t,
				negated: n,
				base: (0, i.resolve)(e, r),
				matches: undefined
			};
			const o = r.split("/");
			const s = o.findIndex((e) => c.test(e));
			const l = o.slice(0, s).join("/");
			const u = (0, i.resolve)(e, s === 1 && l === "" ? "/" : l);
			return {
				glob: t,
				negated: n,
				base: u,
				matches: (0, a.Nx)(o.slice(s).join("/"))
			};
		}
		function fits(e, t) {
			if (e.matches === undefined) return e.base === t;
			const n = (0, i.relative)(e.base, t);
			return !(0, i.isAbsolute)(n) && n.split(i.sep)[0] !== ".." && e.matches(n.split(i.sep).join("/"));
		}
		async function isRealFile(e, t) {
			const n = await (0, r.lstat)(t).catch(() => undefined);
			return n?.isFile() === true && !await isLinked(e, t);
		}
		async function filesBelow(e, t) {
			return await isLinked(e, t) ? [] : (0, s.Fv)(t);
		}
		async function isLinked(e, t) {
			const n = (0, i.relative)(e, t);
			if ((0, i.isAbsolute)(n) || n.split(i.sep)[0] === "..") return false;
			const [a, o] = await Promise.all([(0, r.realpath)(t).catch(() => undefined), (0, r.realpath)(e)]);
			return a !== undefined && a !== (0, i.join)(o, n);
		}
		async function readLargeText(e, t) {
			try {
				const n = await (0, r.open)(e, "r");
				try {
					const e = await n.stat();
					if (!e.isFile()) return {
						kind: "unreadable",
						reason: "it is not a file"
					};
					if (e.size > t) return {
						kind: "unreadable",
						reason: `it is larger than ${Math.floor(t / 1024 ** 2)} MiB`
					};
					const r = await n.readFile();
					const i = r[0] === 255 && r[1] === 254;
					return {
						kind: "text",
						text: i ? r.toString("utf16le", 2) : r.toString("utf8")
					};
				} finally {
					await n.close();
				}
			} catch (e) {
				return {
					kind: "unreadable",
					reason: `it cannot be read (${(0, o.CA)(e)})`
				};
			}
		}
	}),
	59995: ((e, t, n) => {
		n.d(t, {
			renderSarif: () => renderSarif,
			u: () => sarifLine
		});
		var r = n(38086);
		var i = n(10646);
		const a = 25e3;
		const o = 1024;
		const sarifLine = (e, t = o) => (0, r.h0)(e, t).replace(/\](?=\()/g, "] ");
		const s = {
			error: "error",
			warning: "warning",
			notice: "note"
		};
		const c = {
			error: "error",
			warning: "warning",
			note: "recommendation"
		};
		const securitySeverity = (e) => e === undefined || e <= 0 ? {} : { "security-severity": e.toFixed(1) };
		function renderOwnRule(e, t, n) {
			return {
				id: e,
				name: t.name,
				shortDescription: { text: sarifLine(t.title) },
				fullDescription: { text: sarifLine(t.description) },
				help: {
					text: sarifLine(t.help),
					markdown: t.helpMarkdown
				},
				properties: {
					tags: [...t.tags],
					precision: "very-high",
					"problem.severity": c[n],
					...securitySeverity(t.score)
				}
			};
		}
		const pascalCase = (e) => e.replace(/(?:^|-)([a-z])/g, (e, t) => t.toUpperCase());
		function renderRule(e, t) {
			return {
				id: e.id,
				name: pascalCase(e.id),
				shortDescription: { text: sarifLine(e.title) },
				fullDescription: { text: sarifLine(e.title) },
				helpUri: `${t}/blob/main/docs/troubleshooting.md#${e.docs}`,
				help: { text: sarifLine(e.help) },
				properties: {
					precision: "very-high",
					"problem.severity": c[s[e.level]]
				}
			};
		}
		const fileUri = (e) => e.replace(/\\/g, "/").split("/").map(i.m).join("/");
		function renderLocation({ artifact: e, location: t }, n, r) {
			const i = n?.modules ?? (e === undefined ? [] : [{ name: e }]);
			return {
				physicalLocation: {
					artifactLocation: { uri: fileUri(t?.file ?? n?.file ?? r) },
					region: {
						startLine: t?.line ?? 1,
						startColumn: t?.column ?? 1,
						endLine: t?.endLine ?? t?.line ?? 1,
						endColumn: t?.endColumn ?? (t?.column ?? 1) + 1
					}
				},
				...i.length === 0 ? {} : { logicalLocations: i.map(({ fullName: e, name: t }) => ({
					name: sarifLine(t, 200),
					...e === undefined ? {} : { fullyQualifiedName: sarifLine(e, 400) },
					kind: "module"
				})) }
			};
		}
		function createRules({ informationUri: e, rules: t }) {
			const n = new Map();
			const r = [];
			const i = new Map(t.map((e) => [e.id, e]));
			return {
				rendered: r,
				indexOf: (t, a, o) => {
					const c = n.get(t);
					if (c !== undefined) return c;
					const l = i.get(a.rule);
					const u = o?.rule;
					if (u !== undefined) r.push(renderOwnRule(t, u, s[a.level]));
					else r.push(l === undefined ? { id: t } : renderRule(l, e));
					n.set(t, r.length - 1);
					return r.length - 1;
				}
			};
		}
		function renderSarif(e, t) {
			const n = createRules(t);
			const r = new Map();
			const i = [];
			let o = 0;
			for (const c of e) {
				if (i.length >= a) {
					o += 1;
					continue;
				}
				const e = c.detail?.();
				const l = sarifLine(e?.rule?.id ?? c.rule, 200);
				const u = (r.get(c.fingerprint) ?? 0) + 1;
				r.set(c.fingerprint, u);
				i.push({
					ruleId: l,
					ruleIndex: n.indexOf(l, c, e),
					level: s[c.level],
					message: { text: sarifLine(e?.message ?? c.message) },
					locations: [renderLocation(c, e, t.fallbackFile)],
					partialFingerprints: { primaryLocationLineHash: `${c.fingerprint}:${u}` },
					...e?.properties === undefined ? {} : { properties: e.properties }
				});
			}
			const c = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						name: `platform-actions ${t.command}`,
						semanticVersion: t.toolVersion,
						informationUri: t.informationUri,
						rules: n.rendered
					} },
					automationDetails: { id: `${t.category.replace(/\/+$/, "")}/` },
					columnKind: "utf16CodeUnits",
					results: i
				}]
			};
			return {
				text: `${JSON.stringify(c)}\n`,
				omitted: o
			};
		}
	}),
	16678: ((e, t, n) => {
		n.d(t, {
			X: () => readShard,
			r: () => o
		});
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
