"use strict";
exports.id = 439;
exports.ids = [439, 9995];
exports.modules = {
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
	10646: ((e, t, n) => {
		t.m = encodeUriPart;
		function encodeUriPart(e) {
			return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
		}
	}),
	50439: ((e, t, n) => {
		n.r(t);
		t.mergeFleet = mergeFleet;
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
		var _ = n(22475);
		;
		const v = 10 * 6e4;
		function withoutEarlier(e, t) {
			const n = t === undefined ? undefined : (0, _.pe)(t);
			if (n === undefined) return e;
			const isEarlier = ({ finishedAt: e }) => ((0, _.pe)(e) ?? Number.NEGATIVE_INFINITY) < n - v;
			const r = e.reports.filter(isEarlier).map(({ finishedAt: e, path: n }) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, g.h0)(n, 300)}\` is of an earlier run: it ended at ${(0, g.h0)(e, 40)}, and the repositories were listed at ${t}`,
				fix: "delete it, or name only the reports of this run"
			}));
			return {
				reports: e.reports.filter((e) => !isEarlier(e)),
				problems: [...e.problems, ...r]
			};
		}
		var y = n(72792);
		var b = n(16678);
		var x = n(82555);
		var S = n(67182);
		;
		const C = [
			6,
			2,
			3,
			4,
			5,
			1,
			0
		];
		const w = [
			"error",
			"fail",
			"warn",
			"pass"
		];
		const T = [
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
			const o = T.find((t) => e.some((e) => e.status === t)) ?? t.status;
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
			return C.indexOf(e) * w.length + w.indexOf(t);
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
			const o = a.slice(0, 5).map((e) => `\`${(0, g.h0)((0, x.V)(e), 200)}\``);
			const s = a.length > o.length ? ` and ${a.length - o.length} more` : "";
			const c = a.length === 0 ? [] : [{
				kind: "service",
				message: `no report has ${o.join(", ")}${s}`,
				fix: E
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
		const E = "run the jobs again whose reports are missing or incomplete";
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
						...D,
						...e,
						judgedAt: r
					});
				}
			}
			return n;
		}
		const D = {
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
				const e = r === undefined ? undefined : (0, y.uK)(r);
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
					fix: E
				}];
			});
		}
		function cutReports(e) {
			return e.filter(({ isCut: e }) => e).map(({ exitCode: e, path: t }) => ({
				kind: "service",
				message: `the run behind \`${(0, g.h0)(t, 300)}\` ended early, with ${e}`,
				fix: E
			}));
		}
		function sumAccounts(e, t) {
			const n = e.flatMap(({ coverage: e }) => e === undefined ? [] : [(0, S.tf)(e)]);
			const isKept = ({ why: e }) => !(t && e === b.r);
			return (0, s.X)(n.reduce((e, { judged: t }) => e + t, 0), n.flatMap(({ skipped: e }) => e).filter(isKept), n.flatMap(({ unread: e }) => e));
		}
		var O = n(83164);
		;
		function withOneSpelling(e, t, n) {
			const r = new Map();
			const respell = (e) => {
				const t = (0, O.K)(e.url, n);
				const i = r.get(t) ?? e.url;
				r.set(t, i);
				return i === e.url ? e : {
					...e,
					url: i
				};
			};
			for (const e of t) respell(e);
			return e.map((e) => ({
				...e,
				records: e.records.map(respell),
				notReached: e.notReached.map(respell)
			}));
		}
		var k = n(63619);
		var A = n(66567);
		var j = n(23976);
		;
		const M = 512 * 1024 ** 2;
		const N = k.YjP();
		const P = k.Ikc({
			version: k.euz(1),
			command: k.euz("fleet"),
			mode: k.euz("run"),
			run: N,
			key: N,
			shard: k.lqM(N),
			finishedAt: N,
			repositories: k.YOg(S.fi),
			notReached: k.YOg(k.Ikc({
				repository: N,
				url: N
			})),
			problems: k.YOg(k.Ikc({
				kind: N,
				message: N
			})),
			exitCode: k.aig()
		});
		const F = k.X$i(j.Qh, {
			command: N,
			finishedAt: N,
			inputs: k.lqM(k._H3({ shard: k.lqM(N) }))
		});
		async function readReports(e, t) {
			const { paths: n, unmatched: i } = await (0, A.C)(t.workingDirectory, e);
			const a = i.map((e) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, g.h0)(e, 300)}\` matches no file`,
				fix: "did the jobs that write the reports run, and were their artifacts downloaded?"
			}));
			const o = [];
			for (const e of n) {
				t.signal.throwIfAborted();
				const n = (0, r.relative)(t.workingDirectory, e);
				const i = await (0, A.t)(e, M);
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
			return Reflect.get(e, "command") === "fleet" ? decodeShard(e, t) : decodeCommand(e, t);
		}
		function decodeShard(e, t) {
			const n = P.safeParse(e);
			if (!n.success) return `it is not the report of \`mode: run\`: ${issueOf(n.error)}`;
			const { exitCode: r, finishedAt: i, key: a, notReached: o, repositories: s, run: c, shard: l } = n.data;
			const u = s.map(S.zW).find((e) => e !== undefined);
			if (u !== undefined) return u;
			if (r === 1 && !s.some((e) => e.exitCode === 1)) return "`exitCode` is 1, and none of its repositories has failed";
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
		function decodeCommand(e, t) {
			const n = F.safeParse(e);
			if (!n.success) return issueOf(n.error);
			const r = (0, S.zW)(n.data);
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
				...(0, j.vb)(e)
			};
		}
		function issueOf({ issues: e }) {
			const [t] = e;
			const n = t?.path.join(".") ?? "";
			return n === "" ? "it is not a JSON object" : `\`${n}\` is missing or has the wrong type`;
		}
		var I = n(8224);
		var L = n(77825);
		var R = n(59995);
		var z = n(58508);
		;
		const B = "https://github.com/platform-actions/platform-actions";
		function writeSarifFiles(e, t, { command: n, rules: i }, a) {
			const { tempDirectory: s, workspace: c } = a.host.context;
			const l = {
				workspace: c,
				tempDirectory: s,
				workingDirectory: a.workingDirectory
			};
			const u = t.filter(({ status: e }) => e === "judged");
			const d = sharedNames(t);
			for (const t of u) {
				const { text: s } = (0, R.renderSarif)(t.findings.map(S.N6), {
					command: n,
					rules: i,
					category: `fleet/${n}`,
					toolVersion: z.rE,
					informationUri: B,
					fallbackFile: ".github/workflows"
				});
				const c = (0, o.ZB)((0, r.join)(e, fileNameOf(t, d)), l, "sarif-folder");
				(0, o.vK)(c, a.host.redact(s));
			}
			return u.length;
		}
		function fileNameOf(e, t) {
			const n = (0, x.V)(e);
			const r = plainName(e);
			const i = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(n) && r.length < V;
			const a = i && !t(r);
			return a ? `${r}.sarif` : `${r}-${(0, I.a)(e.url).slice(0, 8)}.sarif`;
		}
		const V = 120;
		function plainName(e) {
			return (0, x.V)(e).replace(/^file:\/+/, "").replaceAll("/", "__").replace(/[^\w.-]/g, "_").slice(0, V);
		}
		function sharedNames(e) {
			const t = (0, L.$)(e, (e) => plainName(e).toLowerCase());
			return (e) => (t.get(e.toLowerCase()) ?? []).length > 1;
		}
		;
		const H = 1e3;
		async function mergeFleet(e, t, n) {
			const r = await expectedOf(e, t);
			const o = r.unchanged.length > 0 && r.wanted.length === 0;
			const s = o ? {
				reports: [],
				problems: []
			} : withoutEarlier(await readReports(e.reports, t), r.listedAt);
			if (s.reports.length === 0 && !o) throw new a.y(...s.problems.length > 0 ? s.problems : [U]);
			const { serverUrl: c } = (0, m.U)(e, t.host);
			const l = withOneSpelling(s.reports, [...r.wanted, ...r.unchanged], c);
			const u = joinReports(l, r.wanted);
			const d = {
				...u,
				problems: [...s.problems, ...u.problems]
			};
			const f = d.records.length + d.missing.length + d.problems.length + r.unchanged.length === 0;
			if (f) throw new a.y(W);
			const p = await writeFleetFile(e, t, d, r);
			const h = d.reports.some((e) => e.isFleet);
			const g = e["sarif-folder"];
			if (g !== undefined) {
				const e = [...new Set(d.reports.map((e) => e.command))].join("+") || "fleet";
				const r = writeSarifFiles(g, d.records, {
					command: e,
					rules: n
				}, t);
				t.host.log.info(`${(0, i.hS)(r, "SARIF file")} written to ${g}.`);
			}
			return mergeOutcome(d, r.unchanged, h || o, p);
		}
		const U = {
			message: "there is nothing to merge: `reports` matches no file",
			fix: "did the jobs that write the reports run, and were their artifacts downloaded?",
			input: "reports"
		};
		const W = {
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
				unchanged: r.list.unchanged,
				listedAt: r.list.listedAt
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
			const g = keysOf(i);
			const _ = n.flatMap((e) => {
				const [t, ...n] = g.get(e.url) ?? [];
				if (t === undefined || n.length > 0) return [];
				const { branch: r, commit: i, durationMs: a, exitCode: o, images: s, judgedAt: c, repository: l, url: u } = e;
				const d = h.get(u);
				return [{
					repository: l,
					url: u,
					branch: r ?? d?.branch,
					commit: i,
					pushedAt: e.pushedAt ?? d?.pushedAt,
					sizeKib: e.sizeKib ?? d?.sizeKib,
					key: t,
					exitCode: o,
					judgedAt: c,
					durationMs: a,
					images: s
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
		function keysOf(e) {
			const t = new Map();
			for (const { isFleet: n, records: r, whole: i } of e) {
				if (!n) continue;
				const e = i.replace(/^fleet /, "");
				for (const { url: n } of r) t.set(n, (t.get(n) ?? new Set()).add(e));
			}
			return t;
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
			return e.slice(0, H).map(({ detail: e, name: t, records: n }) => ({
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
				...(0, s.X)(a, [...o, u], c),
				noun: "repository"
			};
		}
	}),
	66567: ((e, t, n) => {
		t.C = globFiles;
		t.t = readLargeText;
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
				matches: (0, a.createGlob)(o.slice(s).join("/"))
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
		n.d(t, { u: () => sarifLine });
		t.renderSarif = renderSarif;
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
	})
};
;
