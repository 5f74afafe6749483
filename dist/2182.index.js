"use strict";
exports.id = 2182;
exports.ids = [
	2182,
	6820,
	5283,
	3124
];
exports.modules = {
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
	72423: ((e, t, n) => {
		n.r(t);
		n.d(t, { runShard: () => runShard });
		var r = n(34150);
		var i = n(15902);
		var a = n(38086);
		var o = n(24344);
		var s = n(82555);
		var c = n(63619);
		var l = n(8224);
		var u = n(22475);
		var d = n(73024);
		var f = n(76760);
		var p = n(48636);
		;
		function openNoteFiles(e, t, n) {
			const r = e === undefined ? ownArea(t, n) : t;
			if (r === undefined) return undefined;
			const placeOf = (t) => {
				const n = (0, p.Rx)((0, f.join)(e ?? "notes", t), r);
				return n.kind === "path" ? n.path : undefined;
			};
			return {
				read: (e) => readNote(placeOf(e)),
				write: (e, t) => {
					const n = placeOf(e);
					if (n === undefined) throw new Error("its folder leads elsewhere");
					(0, d.mkdirSync)((0, f.dirname)(n), {
						recursive: true,
						mode: 448
					});
					(0, p.vK)(n, t, 384);
				},
				remove: (e) => {
					const t = placeOf(e);
					if (t !== undefined) (0, d.rmSync)(t, { force: true });
				}
			};
		}
		function ownArea({ workspace: e }, t) {
			if (t === undefined || (0, p.UO)((0, p.PX)(e), (0, p.PX)(t))) return undefined;
			return {
				workspace: t,
				tempDirectory: t,
				workingDirectory: t
			};
		}
		function readNote(e) {
			try {
				return e === undefined || !(0, d.lstatSync)(e).isFile() ? undefined : (0, d.readFileSync)(e, "utf8");
			} catch {
				return undefined;
			}
		}
		var m = n(80301);
		var h = n(67182);
		;
		const g = 6 * 60 * 6e4;
		const _ = c.Ikc({
			version: c.euz(1),
			key: c.YjP(),
			notedAt: c.YjP(),
			record: h.fi
		});
		const v = {
			find: () => undefined,
			note: () => undefined,
			clear: () => undefined
		};
		function openCheckpoint(e, t, n) {
			const { cacheDirectory: r, context: i, log: a } = n.host;
			const { tempDirectory: o, workspace: s } = i;
			const c = {
				workspace: s,
				tempDirectory: o,
				workingDirectory: n.workingDirectory
			};
			const d = openNoteFiles(e, c, r);
			if (d === undefined) return v;
			const nameOfNote = (e) => `fleet-${(0, l.a)(t, e)}.json`;
			let f = false;
			return {
				find: (e) => checkpoint_readNote(d.read(nameOfNote(e)), t, n.clock.now()),
				note: (e) => {
					try {
						const r = (0, u.sZ)(n.clock.now());
						d.write(nameOfNote(e.url), JSON.stringify({
							version: 1,
							key: t,
							notedAt: r,
							record: e
						}));
					} catch (e) {
						if (!f) a.warning(`The checkpoint cannot be written: ${String(e)}`);
						f = true;
					}
				},
				clear: (e) => {
					for (const t of e) d.remove(nameOfNote(t));
				}
			};
		}
		function checkpoint_readNote(e, t, n) {
			const r = _.safeParse((0, m.qF)(e ?? ""));
			if (!r.success || r.data.key !== t) return undefined;
			const { notedAt: i, record: a } = r.data;
			const o = n - ((0, u.pe)(i) ?? Number.NEGATIVE_INFINITY);
			return o >= 0 && o < g && a.status !== "unread" ? a : undefined;
		}
		var y = n(45794);
		var b = n(8017);
		var x = n(74597);
		;
		async function chooseRepositories(e, t, n, r) {
			const i = e["repositories-file"];
			if (e.repositories.length > 0) {
				const r = (0, x.$)(e.repositories, n);
				return i === undefined ? r : withFacts(r, await factsIn(i, t, n));
			}
			const a = await (0, x.t)(i ?? "", t, n);
			if (a.kind === "names") {
				if (a.repositories.length === 0) throw nothingListed();
				if (r === undefined) return a.repositories;
				return (0, b.n)(a.repositories, r.count)[r.index - 1] ?? [];
			}
			const { repositories: o, requested: s, shards: c } = a.list;
			if (r !== undefined && r.count !== c && r.count !== s) {
				throw new y.y({
					message: `\`shard\` is one of ${r.count}, but the list in \`repositories-file\` has ${c} shards`,
					fix: "use the shards of the matrix that was written with this list",
					input: "shard"
				});
			}
			return o.filter((e) => r === undefined || e.shard === r.index).map(withoutShard);
		}
		async function factsIn(e, t, n) {
			const r = await (0, x.t)(e, t, n);
			return r.kind === "names" ? r.repositories : r.list.repositories.map(withoutShard);
		}
		function withFacts(e, t) {
			const n = new Map(t.map((e) => [e.url, e]));
			return e.map((e) => ({
				...n.get(e.url),
				...e
			}));
		}
		function withoutShard({ shard: e, ...t }) {
			return t;
		}
		function nothingListed() {
			return new y.y({
				message: "there is nothing to look at: `repositories-file` lists no repository",
				fix: "write one `owner/name` or clone URL per line",
				input: "repositories-file"
			});
		}
		var S = n(31666);
		var C = n(44838);
		var w = n(31535);
		var T = n(23976);
		var E = n(68072);
		var D = n(63018);
		var O = n(86820);
		var k = n(49959);
		;
		async function findImages(e, t) {
			try {
				const n = (0, O.createReferenceReader)(t);
				const { unread: r } = await (0, k.readWorkspace)([], e, n);
				const i = n.found();
				const a = i.references.map(({ image: e, reference: t }) => (0, D.Yk)(t.digest === undefined ? e.complete : {
					...e.complete,
					tag: t.tag,
					digest: t.digest
				}));
				return {
					images: [...new Set(a)].sort(),
					isWhole: r.length + i.malformed.length === 0
				};
			} catch {
				return undefined;
			}
		}
		;
		const A = 512 * 1024 ** 2;
		const j = 5e4;
		const notJudged = (e, t, n = {}) => ({
			status: e,
			why: t,
			exitCode: e === "skipped" ? 0 : 5,
			result: e === "skipped" ? "pass" : "error",
			images: [],
			endOfLife: [],
			advisories: [],
			problems: e === "skipped" ? [] : [{
				kind: "service",
				message: t
			}],
			findings: [],
			...n
		});
		async function runOne(e, t, n) {
			const r = n.clock.now();
			const i = AbortSignal.timeout(t.timeoutMs);
			const o = AbortSignal.any([n.signal, i]);
			const { tempDirectory: s } = n.host.context;
			const c = await (0, C.h)(s, ["checkout", "temp"], (r) => judge(e, t, {
				...n,
				signal: o
			}, r)).catch((e) => notJudged("unread", `unexpected failure: ${(0, a.h0)(e instanceof Error ? e.message : String(e), 300)}`));
			const { commit: l, ...d } = e;
			const f = i.aborted && c.status === "unread" && !n.signal.aborted;
			return {
				...d,
				...f ? notJudged("unread", "it took longer than `repository-timeout`") : c,
				judgedAt: (0, u.sZ)(r),
				durationMs: Math.round(n.clock.now() - r)
			};
		}
		async function judge(e, t, n, r) {
			const i = await fetchWithRetries(e, t, n, r.checkout);
			if (i.kind === "empty") return notJudged("skipped", "without a commit");
			if (i.kind === "failed") return notJudged("unread", `the repository cannot be fetched: ${(0, a.h0)(i.why, 300)}`);
			const { commit: o } = i;
			const s = {
				...n.host.context,
				workspace: r.checkout,
				tempDirectory: r.temp
			};
			const c = {
				...n.host,
				context: {
					...s,
					changeRequest: undefined
				}
			};
			const l = await findImages({
				...n,
				host: c,
				workingDirectory: r.checkout
			}, t.names);
			if (t.needsImages && l?.isWhole === true && l.images.length === 0) return notJudged("skipped", "without an image of this registry", { commit: o });
			const u = await Promise.all((l?.images ?? []).map(async (e) => {
				const n = e.includes("@") ? undefined : await t.digestOf(e);
				return n === undefined ? { image: e } : {
					image: e,
					digest: n
				};
			}));
			return {
				...await runCommandIn(e, t, n, {
					...r,
					commit: o
				}),
				commit: o,
				images: u
			};
		}
		const M = {
			isTransient: true,
			wasTaken: true,
			hintMs: undefined
		};
		async function fetchWithRetries(e, t, { clock: n, host: r, random: i, signal: a }, o) {
			const s = {
				signal: a,
				timeoutMs: t.timeoutMs
			};
			const { last: c } = await (0, S.LH)({
				clock: n,
				random: i,
				signal: a,
				maxAttempts: t.maxAttempts
			}, true, async () => {
				const n = await (0, w.f)({
					...(0, E.J)(e, t.servers, { host: r }, s),
					folder: o,
					branch: e.branch,
					isWanted: t.isWanted,
					maximumBytes: A,
					maximumFiles: j
				});
				return {
					fetched: n,
					failed: (0, w.W)(n) ? M : undefined
				};
			});
			return c.fetched;
		}
		async function runCommandIn(e, t, n, { checkout: r, commit: i, temp: a }) {
			const { runInside: o } = n;
			if (o === undefined) return notJudged("unread", "no command can be run inside this one");
			const c = (0, f.join)(a, "report.json");
			const l = t.opensPullRequests && t.budget.take();
			const u = new Map([...t.inputs, ["report-file", c]]);
			if (t.opensPullRequests && !l) u.set("dry-run", "true");
			const { exitCode: d, outputs: p } = await o({
				command: t.command.name,
				inputs: u,
				secrets: t.secrets,
				context: {
					workspace: r,
					tempDirectory: a,
					repository: (0, s.V)(e),
					commit: i,
					ref: e.branch === undefined ? undefined : `refs/heads/${e.branch}`
				},
				signal: n.signal
			});
			const m = p["pull-request-operation"];
			const h = m === "created" || m === "updated";
			if (l && !h) t.budget.giveBack();
			const g = await (0, T.jt)(c);
			if (g === undefined) return notJudged("unread", `its run ended with ${d} and left no report`);
			const _ = p["pull-request-url"];
			const v = d <= 1;
			const [y] = g.problems;
			return {
				...notJudged("unread", ""),
				...g,
				exitCode: d,
				status: v ? "judged" : "unread",
				why: v ? t.opensPullRequests && !l ? N : undefined : y?.message,
				..._ === undefined || _ === "" ? {} : { pullRequest: _ }
			};
		}
		const N = "`max-pull-requests` was reached, so nothing was opened";
		var P = n(81170);
		var F = n(98124);
		var I = n(16678);
		var L = n(36149);
		var R = n(7535);
		var z = n(37136);
		var B = n(23410);
		;
		function budgetOf(e, t) {
			const { count: n, index: r } = t ?? {
				count: 1,
				index: 1
			};
			let i = Math.floor(e / n) + (r <= e % n ? 1 : 0);
			return {
				take: () => {
					if (i <= 0) return false;
					i -= 1;
					return true;
				},
				giveBack: () => {
					i += 1;
				}
			};
		}
		var V = n(2810);
		var H = n(85746);
		;
		const U = new Set([".github/platform-actions.yml", ".github/rolebindings.yml"]);
		const W = [
			"files",
			"sbom",
			"file"
		];
		function createWantedFile({ kindOf: e }, t) {
			const n = new Set([...t.values()].flatMap((e) => (0, H.r)(e)));
			const r = W.flatMap((e) => (0, H.r)(t.get(e) ?? ""));
			const i = r.filter((e) => e !== "**" && e !== "**/*");
			const a = i.length === 0 ? () => false : (0, V.nY)(i);
			return (t) => e(t) !== undefined || U.has(t) || n.has(t) || /(?:^|\/)\.env$/.test(t) || a(t);
		}
		;
		const G = [
			"images",
			"files",
			"sbom",
			"artifacts",
			"advisories"
		];
		async function planShard(e, t) {
			const n = (await t.manifests()).find(({ name: t }) => t === e.run);
			if (n === undefined) throw new y.y({
				message: "`run` is required with `mode: run`",
				input: "run"
			});
			const r = new Map((0, B.Ku)(e.with));
			const i = n.name === "advisory-gate";
			const a = i && !G.some((e) => r.has(e));
			if (a) r.set("files", "**");
			const o = (0, F.Cd)({
				"registry-url": e["registry-url"],
				"registry-map": (0, B.L4)(e.with, "registry-map")
			});
			const s = (0, I.X)(e.shard);
			const c = handedTexts(n, e, t);
			return {
				command: n,
				inputs: new Map([...c.open, ...r]),
				secrets: c.secret,
				shard: s,
				key: (0, R.TN)(e.run, e.with),
				servers: (0, z.U)(e, t.host),
				names: o,
				isWanted: createWantedFile((0, O.createReferenceReader)(o), r),
				digestOf: (0, L.V)(t, o),
				needsImages: a,
				opensPullRequests: r.get("pull-request") === "true",
				budget: budgetOf(e["max-pull-requests"], s),
				timeoutMs: e["repository-timeout"],
				maxAttempts: e["max-attempts"]
			};
		}
		function handedTexts(e, t, n) {
			const r = t["repository-timeout"];
			const i = new Map([
				["timeout", shard_plan_duration(r)],
				["request-timeout", shard_plan_duration(Math.min(t["request-timeout"], r))],
				["concurrency", String(Math.max(1, Math.floor(t.concurrency / t.parallel)))]
			]);
			const a = new Map();
			const o = t;
			for (const t of (0, B.Uz)(e)) {
				const r = o[t];
				if (r === undefined || !n.given.has(t)) continue;
				if (e.inputs[t]?.kind === "secret") a.set(t, String(r));
				else if (!i.has(t)) i.set(t, String(r));
			}
			return {
				open: i,
				secret: a
			};
		}
		const shard_plan_duration = (e) => `${Math.max(1, Math.floor(e / 1e3))}s`;
		;
		async function runShard(e, t) {
			const n = await planShard(e, t);
			const r = await chooseRepositories(e, t, n.servers.serverUrl, n.shard);
			const i = openCheckpoint(e["checkpoint-folder"], n.key, t);
			const a = new Map();
			const outcome = () => (0, P.R)(n, r, a);
			t.keep?.(outcome);
			const s = r.flatMap(({ url: e }) => i.find(e) ?? []);
			for (const e of s) a.set(e.url, e);
			if (s.length > 0) t.host.log.info(`${s.length} repositories were finished before this job was restarted.`);
			const c = r.filter(({ url: e }) => !a.has(e));
			await (0, o.P)(c, e.parallel, async (e) => {
				if (t.signal.aborted) return;
				const o = await runOne(e, n, t);
				if (t.signal.aborted && o.status !== "judged") return;
				a.set(o.url, o);
				i.note(o);
				tell(t, e, o, a.size, r.length);
			});
			const l = r.every(({ url: e }) => (a.get(e)?.status ?? "unread") !== "unread");
			if (l) i.clear(r.map(({ url: e }) => e));
			return outcome();
		}
		function tell({ host: e }, t, { durationMs: n, findings: o, result: c, status: l, why: u }, d, f) {
			const p = l === "judged" ? `${c}, ${(0, r.hS)(o.length, "finding")}` : l;
			const m = u === undefined ? "" : `: ${(0, a.h0)(u, 300)}`;
			e.log.info(`${(0, a.h0)((0, s.V)(t), 200)}: ${p}${m} (${(0, i.P)(n)})`);
			e.progress(`${d} of ${f} repositories`);
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
	31535: ((e, t, n) => {
		n.d(t, {
			createEmptyRepository: () => createEmptyRepository,
			f: () => fetchCheckout,
			W: () => isPassing,
			remoteCommit: () => remoteCommit
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(60616);
		var o = n(8385);
		var s = n(31421);
		var c = n(48636);
		var l = n(81352);
		;
		const u = 64 * 1024 * 1024;
		const d = 16 * 1024;
		const f = 4;
		function runRemoteGit(e, t) {
			const n = (0, l.K)("git", e.workspace, process.env);
			if (n === undefined) return Promise.resolve({
				kind: "failed",
				why: "`git` is not on PATH outside of the workspace"
			});
			if (e.signal.aborted) return Promise.resolve({
				kind: "failed",
				why: "the run was stopped"
			});
			const a = (0, r.mkdtempSync)((0, i.join)(e.tempDirectory, "platform-actions-askpass-"));
			try {
				const o = (0, i.join)(a, "askpass.sh");
				(0, r.writeFileSync)(o, p, { mode: 448 });
				const c = (0, s.spawn)(n.path, [
					"--no-pager",
					...settingsOf(e),
					...t
				], {
					cwd: e.repository.top,
					env: {
						...environmentOf(e, n.searchPath, o),
						...certificates(a)
					},
					stdio: [
						"pipe",
						"pipe",
						"pipe",
						"pipe"
					],
					windowsHide: true,
					detached: process.platform !== "win32"
				});
				return collect(c, e).finally(() => (0, r.rmSync)(a, {
					recursive: true,
					force: true
				}));
			} catch (e) {
				(0, r.rmSync)(a, {
					recursive: true,
					force: true
				});
				return Promise.resolve({
					kind: "failed",
					why: `git cannot be started: ${(0, c.CA)(e)}`
				});
			}
		}
		const p = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;
		function settingsOf({ credential: e, origin: t, protocol: n }) {
			const r = [
				...a.y.filter((e) => !e.startsWith("core.askPass=")),
				...n === "none" ? [] : [`protocol.${n}.allow=always`],
				"http.followRedirects=false",
				"http.lowSpeedLimit=100",
				"http.lowSpeedTime=30",
				"gc.auto=0",
				"maintenance.auto=false",
				"fetch.recurseSubmodules=no",
				"fetch.writeCommitGraph=false",
				"fetch.unpackLimit=1",
				"transfer.bundleURI=false",
				...e === undefined ? [] : [`credential.${t}.username=${e.username}`]
			];
			return r.flatMap((e) => ["-c", e]);
		}
		function certificates(e) {
			const t = process.env["NODE_EXTRA_CA_CERTS"] ?? "";
			if (t === "") return {};
			try {
				const { rootCertificates: n } = process.getBuiltinModule("node:tls");
				const a = (0, i.join)(e, "authorities.pem");
				(0, r.writeFileSync)(a, [...n, (0, r.readFileSync)(t, "utf8")].join("\n"));
				return { GIT_SSL_CAINFO: a };
			} catch {
				return {};
			}
		}
		const m = /^(?:https?_proxy|no_proxy)$/i;
		function environmentOf({ credential: e, origin: t, protocol: n, repository: r }, i, o) {
			const s = Object.entries(process.env).filter(([e]) => m.test(e));
			const c = {};
			for (const [e, t] of s) if (t !== undefined) c[e] = t;
			const l = n === "file" ? "" : new URL(t).hostname;
			if (/^(?:127\.|localhost$|\[::1\]$)/.test(l)) c["no_proxy"] = "*";
			const u = new URL(t);
			if (e !== undefined) u.username = e.username;
			return {
				...(0, a._)(r, i),
				...c,
				GIT_ALLOW_PROTOCOL: n,
				GIT_NO_LAZY_FETCH: "1",
				...e === undefined ? {} : {
					GIT_ASKPASS: o,
					PLATFORM_ACTIONS_ORIGIN: u.href.replace(/\/$/, "")
				}
			};
		}
		function collect(e, t) {
			return new Promise((n) => {
				const r = [];
				let i = "";
				let a = 0;
				let o;
				const stop = (t) => {
					o ??= t;
					killGroup(e);
				};
				const onAbort = () => stop("the run was stopped");
				const s = setTimeout(() => stop("git took too long"), t.timeoutMs);
				t.signal.addEventListener("abort", onAbort, { once: true });
				const end = (e) => {
					clearTimeout(s);
					t.signal.removeEventListener("abort", onAbort);
					n(e);
				};
				e.stdout?.on("data", (e) => {
					a += e.length;
					if (a > u) stop("its list of files is too large");
					else r.push(e);
				});
				e.stderr?.on("data", (e) => {
					if (i.length < d) i += e.toString("utf8");
				});
				e.on("error", (e) => end({
					kind: "failed",
					why: `git cannot be started: ${(0, c.CA)(e)}`
				}));
				e.on("close", (e) => {
					if (o !== undefined) end({
						kind: "failed",
						why: o
					});
					else if (e === 0) end({
						kind: "output",
						bytes: Buffer.concat(r)
					});
					else end({
						kind: "failed",
						why: explain(i)
					});
				});
				feed(e.stdin, t.input ?? "");
				const l = e.stdio[3];
				const { credential: p } = t;
				feed(l, p === undefined ? "" : `${p.password}\n`.repeat(f));
			});
		}
		function feed(e, t) {
			e?.on("error", () => undefined);
			e?.end(t);
		}
		function killGroup(e) {
			try {
				if (e.pid !== undefined && process.platform !== "win32") process.kill(-e.pid, "SIGKILL");
				else e.kill("SIGKILL");
			} catch {}
		}
		const h = "the server asks for a credential, and there is none for it: does the repository exist?";
		function explain(e) {
			const t = e.split("\n").map((e) => e.trim());
			const n = t.find((e) => /^(?:fatal|error): /.test(e)) ?? t.find((e) => e !== "");
			const r = (n ?? "git failed").replace(/^(?:fatal|error): /, "");
			return r.startsWith("unable to read askpass response") ? h : r;
		}
		;
		const g = 100;
		async function fetchCheckout(e) {
			const t = await fetchWith(e, true);
			if (t.kind !== "failed" || !v.test(t.why)) return t;
			return fetchWith(e, false);
		}
		const _ = /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;
		function isPassing(e) {
			return e.kind === "failed" && !_.test(e.why);
		}
		const v = /unadvertised object|not our ref/;
		async function fetchWith(e, t) {
			(0, r.rmSync)((0, i.join)(e.folder, ".git"), {
				recursive: true,
				force: true
			});
			const n = createEmptyRepository(e.folder);
			writeSettings(n, t ? e.url : undefined);
			const a = remoteOf(e, n);
			const s = t ? ["--filter=blob:none"] : [];
			const c = t ? "origin" : e.url;
			const l = [
				"fetch",
				"--quiet",
				"--depth=1",
				...s,
				"--no-tags",
				c
			];
			const u = e.branch === undefined ? "HEAD" : `refs/heads/${e.branch}`;
			const d = await bounded(e, (e) => runRemoteGit({
				...a,
				signal: e
			}, [...l, u]));
			if (d.kind === "failed") return /couldn't find remote ref HEAD/.test(d.why) ? { kind: "empty" } : d;
			const f = (0, r.readFileSync)((0, i.join)(n.gitDirectory, "FETCH_HEAD"), "utf8").split("	")[0] ?? "";
			if (!(0, o.TS)(f)) return {
				kind: "failed",
				why: "the remote sent no commit"
			};
			(0, r.writeFileSync)((0, i.join)(n.gitDirectory, "HEAD"), `${f}\n`);
			const p = await wantedFiles(e, n, f);
			if (p.kind === "failed") return p;
			const m = t ? await fetchBlobs(e, a, p.files) : undefined;
			if (m?.kind === "failed") return m;
			writeSettings(n, undefined);
			return checkOut(e, a, f, p.files);
		}
		function createEmptyRepository(e) {
			const t = (0, i.join)(e, ".git");
			for (const e of [
				"objects/pack",
				"objects/info",
				"refs/heads",
				"info"
			]) (0, r.mkdirSync)((0, i.join)(t, e), { recursive: true });
			(0, r.writeFileSync)((0, i.join)(t, "HEAD"), "ref: refs/heads/none\n");
			(0, r.writeFileSync)((0, i.join)(t, "info/attributes"), "* -text -ident -filter -working-tree-encoding\n");
			return {
				top: e,
				gitDirectory: t,
				commonDirectory: t
			};
		}
		function writeSettings({ gitDirectory: e }, t) {
			const n = [
				"[extensions]",
				"	partialClone = origin",
				"[remote \"origin\"]",
				`\turl = "${(t ?? "").replace(/["\\]/g, "\\$&")}"`,
				"	promisor = true",
				"	partialCloneFilter = blob:none"
			];
			const a = t === undefined ? 0 : 1;
			const o = [
				"[core]",
				`\trepositoryFormatVersion = ${a}`,
				"	autocrlf = false",
				"	eol = lf"
			];
			const s = t === undefined ? o : [...o, ...n];
			(0, r.writeFileSync)((0, i.join)(e, "config"), `${s.join("\n")}\n`);
		}
		async function remoteCommit(e, t, n) {
			const r = n === undefined ? "HEAD" : `refs/heads/${n}`;
			const i = [
				"ls-remote",
				"--quiet",
				e.url,
				r
			];
			const a = await runRemoteGit(remoteOf(e, t), i);
			if (a.kind === "failed") return undefined;
			const [s = ""] = a.bytes.toString("utf8").split("\n");
			const [c = "", l] = s.split("	");
			return (0, o.TS)(c) && l === r ? c : undefined;
		}
		function remoteOf(e, t) {
			const { credential: n, signal: r, tempDirectory: i, timeoutMs: a, workspace: o } = e;
			const { origin: s, protocol: c } = new URL(e.url);
			return {
				repository: t,
				workspace: o,
				protocol: c === "file:" ? "file" : c === "http:" ? "http" : "https",
				origin: c === "file:" ? "http://localhost" : s,
				credential: c === "file:" ? undefined : n,
				tempDirectory: i,
				signal: r,
				timeoutMs: a
			};
		}
		async function wantedFiles({ isWanted: e, maximumFiles: t, signal: n, workspace: r }, i, o) {
			const s = [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				o
			];
			const c = await (0, a.runGit)({
				repository: i,
				workspace: r,
				signal: n
			}, s);
			if (c.kind === "failed") return {
				kind: "failed",
				why: `its files cannot be listed: ${c.why}`
			};
			const l = [];
			for (const t of c.bytes.toString("utf8").split("\0")) {
				const [, n, r] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(t) ?? [];
				if (n !== undefined && r !== undefined && e(r)) l.push({
					id: n,
					path: r
				});
			}
			if (l.length > t) return {
				kind: "failed",
				why: `${l.length} of its files would have to be read, more than ${t}`
			};
			return {
				kind: "files",
				files: l
			};
		}
		async function fetchBlobs(e, t, n) {
			const r = [...new Set(n.map(({ id: e }) => e))];
			if (r.length === 0) return {
				kind: "output",
				bytes: Buffer.alloc(0)
			};
			const i = [
				"-c",
				"fetch.negotiationAlgorithm=noop",
				"fetch",
				"--quiet",
				"--no-tags"
			];
			const a = [
				"--no-write-fetch-head",
				"--filter=blob:none",
				"--stdin",
				"origin"
			];
			const o = `${r.join("\n")}\n`;
			return bounded(e, (e) => runRemoteGit({
				...t,
				signal: e,
				input: o
			}, [...i, ...a]));
		}
		async function checkOut(e, t, n, r) {
			const i = [[["read-tree", n], ""], [[
				"checkout-index",
				"--quiet",
				"-z",
				"--stdin"
			], r.map(({ path: e }) => `${e}\0`).join("")]];
			for (const [n, r] of i) {
				const i = {
					...t,
					credential: undefined,
					protocol: "none",
					input: r
				};
				const a = await bounded(e, (e) => runRemoteGit({
					...i,
					signal: e
				}, n));
				if (a.kind === "failed") return a;
			}
			return {
				kind: "fetched",
				commit: n,
				files: r.length,
				bytes: sizeOf(e.folder)
			};
		}
		async function bounded({ folder: e, maximumBytes: t, signal: n }, r) {
			const i = new AbortController();
			const a = setInterval(() => {
				if (sizeOf(e) > t) i.abort();
			}, g);
			try {
				const a = await r(AbortSignal.any([n, i.signal]));
				if (!i.signal.aborted && sizeOf(e) <= t) return a;
				const o = Math.floor(t / 1024 ** 2);
				return {
					kind: "failed",
					why: `the files that would have to be read are larger than ${o} MiB`
				};
			} finally {
				clearInterval(a);
			}
		}
		function sizeOf(e) {
			let t = 0;
			const n = [e];
			for (let e = n.pop(); e !== undefined; e = n.pop()) {
				for (const a of entriesOf(e)) {
					const o = (0, i.join)(e, a.name);
					if (a.isDirectory()) n.push(o);
					else if (a.isFile()) t += (0, r.lstatSync)(o, { throwIfNoEntry: false })?.size ?? 0;
				}
			}
			return t;
		}
		function entriesOf(e) {
			try {
				return (0, r.readdirSync)(e, { withFileTypes: true });
			} catch {
				return [];
			}
		}
	}),
	8385: ((e, t, n) => {
		n.d(t, {
			DB: () => hasObjectId,
			TS: () => isObjectId,
			fU: () => decodeTree,
			hN: () => encodeTree,
			rv: () => treeOfCommit
		});
		var r = n(77598);
		function isObjectId(e) {
			return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(e);
		}
		function hasObjectId(e, t, n) {
			const i = (0, r.createHash)(e.length === 64 ? "sha256" : "sha1");
			i.update(`${t} ${n.length}\0`);
			return i.update(n).digest("hex") === e;
		}
		function treeOfCommit(e) {
			return /^tree ([0-9a-f]+)\n/.exec(e.toString("latin1"))?.[1];
		}
		function decodeTree(e, t) {
			const n = [];
			for (let r = 0; r < e.length;) {
				const [i, a] = [e.indexOf(32, r), e.indexOf(0, r)];
				if (i < 0 || a < i || a + 1 + t > e.length) return undefined;
				n.push({
					mode: e.toString("latin1", r, i),
					name: e.toString("utf8", i + 1, a),
					id: e.toString("hex", a + 1, a + 1 + t)
				});
				r = a + 1 + t;
			}
			return n;
		}
		function encodeTree(e) {
			return Buffer.concat(e.flatMap(({ id: e, mode: t, name: n }) => [Buffer.from(`${t} ${n}\0`), Buffer.from(e, "hex")]));
		}
	}),
	10824: ((e, t, n) => {
		n.d(t, {
			h: () => keepNewSpaceSmall,
			p: () => keepHeapSmall
		});
		var r = n(78877);
		function keepNewSpaceSmall() {
			(0, r.setFlagsFromString)("--semi-space-growth-factor=1");
		}
		function keepHeapSmall() {
			(0, r.setFlagsFromString)("--heap-growing-percent=30");
			(0, r.setFlagsFromString)("--no-incremental-marking");
		}
	}),
	83124: ((e, t, n) => {
		n.d(t, {
			Rp: () => untaggedFinding,
			Yu: () => inScriptFinding,
			b4: () => unreadFinding,
			jM: () => malformedFinding,
			jZ: () => parseFinding,
			n2: () => toUnread
		});
		var r = n(38086);
		function unreadFinding({ kind: e, location: t, what: n, why: i }, a) {
			const o = (0, r.h0)(n, 300);
			const s = e === "file" ? "Make it a plain text file, or leave it out with a glob such as `!path` in `files`." : "Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.";
			return {
				rule: "unread",
				level: a,
				title: e === "file" ? "File not read" : "Image not known from the file",
				message: `\`${o}\` could not be judged: it ${(0, r.h0)(i, 500)}.`,
				fix: s,
				...e === "file" ? {} : { artifact: o },
				location: t,
				fingerprint: `unread ${t.file} ${e === "file" ? "" : o}`
			};
		}
		function malformedFinding(e, t) {
			const n = (0, r.h0)(e.text, 300);
			return {
				rule: "unverified",
				level: t,
				title: "Reference is malformed",
				message: `\`${n}\` is not an image reference: ${(0, r.h0)(e.reason, 300)}.`,
				fix: "Correct it: no registry can serve it.",
				artifact: n,
				location: e.location,
				fingerprint: `unverified ${e.location.file} ${n}`
			};
		}
		function inScriptFinding(e, t, n) {
			const i = (0, r.h0)(e, 300);
			return {
				rule: "in-script",
				level: "warning",
				title: "Image in a script",
				message: `\`${i}\` stands in a script or a value and could not be judged: ${(0, r.h0)(t, 300)}.`,
				artifact: i,
				location: n,
				fingerprint: `in-script ${n.file} ${i}`
			};
		}
		function untaggedFinding(e, t) {
			const n = (0, r.h0)(e, 300);
			return {
				rule: "untagged",
				level: "warning",
				title: "Image without a tag",
				message: `\`${n}\` has no tag, so it is only reported: as an image it means \`latest\`.`,
				fix: "Add a tag, so that it can be checked and pinned.",
				artifact: n,
				location: t,
				fingerprint: `untagged ${t.file} ${n}`
			};
		}
		function parseFinding(e, t, n) {
			return {
				rule: "unreadable-file",
				level: "warning",
				title: "File not read",
				message: (0, r.h0)(n, 500),
				location: {
					file: e,
					line: t
				},
				fingerprint: `unreadable-file ${e} ${n}`
			};
		}
		function toUnread({ kind: e, location: t, what: n, why: i }) {
			const a = e === "file" ? "" : ` (${t.file}:${t.line})`;
			return {
				what: `${(0, r.h0)(n, 300)}${(0, r.h0)(a, 300)}`,
				why: (0, r.h0)(i, 500)
			};
		}
	}),
	86820: ((e, t, n) => {
		n.r(t);
		n.d(t, { createReferenceReader: () => createReferenceReader });
		var r = n(34150);
		var i = n(84812);
		var a = n(62394);
		var o = n(38511);
		var s = n(78682);
		var c = n(37992);
		var l = n(63016);
		const u = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
		const d = new Set(["text", "markdown"]);
		const f = [
			"foreign",
			"ignored",
			"unresolved",
			"untagged",
			"script"
		];
		function createReferenceReader(e) {
			const t = (0, a.createOurNames)(e);
			const n = (0, a.createFileFilter)(e);
			const r = [];
			const p = [];
			const m = {
				foreign: 0,
				ignored: 0,
				unresolved: 0,
				untagged: 0,
				script: 0
			};
			let h = 0;
			return {
				kindOf: (e) => u.test(`/${e}`) || (0, s.E)(e) ? undefined : (0, l.v)(e),
				companionOf: (e) => (0, l.v)(e) === "compose" ? e.replace(/[^/]*$/, ".env") : undefined,
				filterOf: (e) => {
					const t = (0, l.v)(e);
					return {
						isData: d.has(t) || t === "yaml" && e.toLowerCase().endsWith(".json"),
						matters: (e) => n(t, e),
						why: "that do not name this registry"
					};
				},
				beside: (e) => (0, l.v)(e) === c.ld.name ? {
					folder: (0, i.yf)(e),
					within: i.gw,
					wants: i.Jk
				} : undefined,
				judge: (e) => {
					const n = (0, o.judgeText)(e, t);
					if (n.isScanned) h += 1;
					for (const e of n.references) r.push(e);
					p.push(...n.malformed);
					for (const e of f) m[e] += n.left[e];
					return n;
				},
				found: () => ({
					references: uniqueReferences(r),
					malformed: p,
					skipped: [
						{
							what: "references",
							why: "of other registries",
							count: m.foreign
						},
						{
							what: "references",
							why: "with an ignore comment",
							count: m.ignored
						},
						{
							what: "references",
							why: "that do not name this registry",
							count: m.unresolved
						},
						{
							what: "references",
							why: "without a tag in texts",
							count: m.untagged
						},
						{
							what: "references",
							why: "that cannot be known, in scripts",
							count: m.script
						}
					],
					summary: summaryOf(h, uniqueReferences(r).length, m)
				})
			};
		}
		function uniqueReferences(e) {
			const t = new Set(e.filter(({ scanned: e }) => e.isInCompanion).map(keyOfPlace));
			if (t.size === 0) return e;
			const n = new Set();
			return e.filter((e) => {
				const r = keyOfPlace(e);
				if (!t.has(r)) return true;
				if (!e.scanned.isInCompanion || n.has(r)) return false;
				n.add(r);
				return true;
			});
		}
		function keyOfPlace({ file: e, scanned: t }) {
			return `${t.place.start} ${e}`;
		}
		function summaryOf(e, t, n) {
			const i = [
				`${n.foreign} of other registries`,
				...n.ignored === 0 ? [] : [`${n.ignored} with an ignore comment`],
				...n.unresolved === 0 ? [] : [`${n.unresolved} that cannot be known before they are built`]
			];
			return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; left alone: ${i.join(", ")}.`;
		}
	}),
	49959: ((e, t, n) => {
		n.r(t);
		n.d(t, { readWorkspace: () => readWorkspace });
		var r = n(34150);
		var i = n(86367);
		var a = n(98196);
		var o = n(38086);
		var s = n(45794);
		var c = n(83863);
		var l = n(41706);
		var u = n(10824);
		var d = n(76760);
		var f = n(2810);
		var p = n(48636);
		var m = n(99004);
		;
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return {
				folder: t,
				root: (0, p.UO)(n, t) ? n : t
			};
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!await (0, m.isFolder)(n)) {
				throw new s.y({
					message: `\`working-directory\`: \`${(0, o.h0)(n)}\` is not a folder`,
					input: "working-directory"
				});
			}
			const { areOrdinary: r, byGit: i, paths: a, unread: c } = await (0, m.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!i) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is looked at.");
			if (e.length > 0) {
				const { areOthers: n, ...i } = await matchFiles(e, a, t);
				return {
					...i,
					areOrdinary: r && !n,
					unreadFolders: c
				};
			}
			if (a.length === 0 && c.length === 0) {
				throw new s.y({
					message: `there is nothing to look at: ${i ? "git tracks no file" : "there is no file"} in \`${(0, o.h0)(n)}\``,
					fix: "is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`"
				});
			}
			return {
				paths: a,
				areOrdinary: r,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: c
			};
		}
		async function matchFiles(e, t, n) {
			const r = new Set(t);
			const i = e.map((e) => e.replace(/^(!?)(?:\.\/)+/, "$1"));
			const a = i.filter((e) => !/[*?[\]{}!]/.test(e));
			const c = [];
			for (const e of a) if (!r.has(e) && await isThere(readAreaOf(n), e)) c.push(e);
			const l = [...t.filter((0, f.nY)(i)), ...c];
			const u = new Set(a);
			const d = i.filter((e) => !e.startsWith("!") && !c.includes(e) && !t.some((0, f.Nx)(e)));
			if (l.length > 0) return {
				paths: l,
				areOthers: c.length > 0,
				inFull: u,
				unmatched: d
			};
			throw new s.y({
				message: `\`files\` matches no file below \`${(0, o.h0)(n.workingDirectory)}\``,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, p.UO)(e.folder, (0, d.resolve)(e.folder, t))) return false;
			return (await (0, l.s)(e, t)).kind !== "skipped";
		}
		var h = n(40701);
		;
		function unknownFileFinding(e) {
			const t = e === undefined ? "Nothing that `files` matches is" : `\`${(0, o.h0)(e)}\` is named by \`files\`, but is not`;
			return {
				rule: "unknown-file",
				level: "warning",
				title: "File not read",
				message: `${t} of a kind that is understood.`,
				...e === undefined ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: `unknown-file ${e ?? ""}`
			};
		}
		function unmatchedGlobFinding(e) {
			const t = (0, o.h0)(e, 300);
			return {
				rule: "unmatched-glob",
				level: "warning",
				title: "Glob matches nothing",
				message: `\`${t}\` in \`files\` matches no file.`,
				fingerprint: `unmatched-glob ${t}`
			};
		}
		;
		const g = 2e3;
		const _ = 16 * 1024 * 1024;
		function createBesideReader(e) {
			const t = new Map();
			return async (n) => {
				if (n === undefined) return undefined;
				const r = t.get(n.folder) ?? readFolder(e, n);
				t.set(n.folder, r);
				return r;
			};
		}
		async function readFolder(e, { folder: t, wants: n, within: r }) {
			const i = await listFiles(e, t, r);
			if (i === undefined) return undefined;
			const a = new Map();
			let o = 0;
			for (const r of i.filter(n)) {
				const n = await (0, l.s)(e, (0, d.join)(t, r));
				if (n.kind === "unread") return undefined;
				if (n.kind === "skipped") continue;
				o += n.text.length;
				a.set(r, n.text);
				if (a.size > g || o > _) return undefined;
			}
			return a.size === 0 ? undefined : a;
		}
		async function listFiles(e, t, n) {
			const r = [...n];
			for (const i of n) {
				const n = [];
				const a = await (0, m.Fv)((0, d.join)(e.folder, t, i), {
					others: true,
					unread: n
				});
				if (n.some(({ path: e, reason: t }) => e !== "." || !/\((?:ENOENT|ENOTDIR)\)$/.test(t))) return undefined;
				r.push(...a.map((e) => `${i}/${e}`));
			}
			return r;
		}
		var v = n(17500);
		var y = n(49140);
		;
		const b = 1e6;
		async function readWorkspace(e, t, n) {
			(0, u.h)();
			const r = openReading(await chooseFiles(e, t), t, n);
			const a = [];
			for (const e of r.chosen.paths) if (n.kindOf(e) === undefined) passOver(r, e);
			else a.push(e);
			const o = createBesideReader(r.area);
			for (const e of a) {
				await (0, i.p)();
				if (t.signal.aborted) throw (0, v.Wm)(t.signal, "reading the files");
				const a = await readOne(r, e);
				const s = a.kind === "text" ? await o(n.beside(e)) : undefined;
				await add(r, e, a, s);
			}
			return finish(r, e.length > 0);
		}
		function openReading(e, t, n) {
			return {
				chosen: e,
				deps: t,
				area: {
					...readAreaOf(t),
					known: (0, l.J)()
				},
				reader: n,
				paths: new Set(e.paths),
				files: new Map(),
				unread: e.unreadFolders.map(({ path: e, reason: n }) => unreadFile(t, e, n)),
				findings: e.unmatched.map(unmatchedGlobFinding),
				skipped: [],
				judged: 0,
				scanned: 0,
				unknown: 0
			};
		}
		async function readOne({ area: e, chosen: t, reader: n }, r) {
			const i = n.filterOf(r);
			const a = n.companionOf(r);
			const o = a === undefined ? undefined : await (0, l.s)(e, a);
			const s = {
				...e,
				areOrdinary: t.areOrdinary
			};
			if (a === undefined || o?.kind !== "text") return (0, l.s)(s, r, i);
			const c = i.matters(o.text) ? undefined : i;
			return {
				...await (0, l.s)(s, r, c),
				companion: {
					...o,
					path: a
				}
			};
		}
		async function add(e, t, n, r) {
			const { deps: i, unread: a } = e;
			if (n.kind === "skipped") addSkipped(e, t, n.why);
			else if (n.kind === "unread") a.push(unreadFile(i, t, n.reason));
			else if (isLookedAt(e, t, n.linkedTo)) skipFile(e, "links to files that are looked at themselves", t);
			else await addText(e, t, n, r);
		}
		function addSkipped(e, t, n) {
			if (n === c.gb) {
				passOver(e, t);
				return;
			}
			if (n === e.reader.filterOf(t).why) e.scanned += 1;
			skipFile(e, n, t);
		}
		function isLookedAt({ paths: e, reader: t }, n, r) {
			return r !== undefined && e.has(r) && t.kindOf(r) === t.kindOf(n);
		}
		async function addText(e, t, n, r) {
			const { deps: i, files: o, reader: s } = e;
			const { encoding: c, linkedTo: l, text: d } = n;
			if (d.length > b) (0, u.p)();
			const shown = (e) => (0, y.X)(i, e);
			const f = n.companion && {
				...n.companion,
				shown: shown(n.companion.path)
			};
			const p = await (0, a.dK)(() => s.judge({
				path: t,
				shown: shown(t),
				text: d,
				linkedTo: l,
				companion: f,
				beside: r
			}));
			const { end: m } = p;
			if (m.kind === "unread") e.unread.push(unreadFile(i, t, m.why, m.line));
			else if (m.kind === "unknown-syntax") passOver(e, t);
			else e.judged += 1;
			if (p.isScanned) e.scanned += 1;
			for (const e of p.debug) i.host.log.debug(e);
			e.findings.push(...p.findings);
			e.unread.push(...p.unread);
			const h = p.malformed.flatMap(({ repair: e }) => e === undefined ? [] : [e]);
			const g = new Set([...p.references, ...h].map(({ file: e }) => e));
			if (g.has(t)) o.set(t, {
				text: d,
				encoding: c
			});
			if (f !== undefined && g.has(f.path)) o.set(f.path, f);
		}
		function unreadFile(e, t, n, r = 1) {
			const i = (0, y.X)(e, t);
			return {
				kind: "file",
				what: i,
				why: n,
				location: {
					file: i,
					line: r
				}
			};
		}
		function passOver(e, t) {
			const { chosen: n, deps: r, findings: i } = e;
			e.unknown += 1;
			skipFile(e, "of a kind that is not scanned");
			if (n.inFull.has(t)) i.push(unknownFileFinding((0, y.X)(r, t)));
		}
		function skipFile({ deps: e, skipped: t }, n, r) {
			if (r !== undefined) e.host.log.debug(`${(0, o.h0)(r)} is skipped: ${n}`);
			t.push({
				what: "files",
				why: n,
				count: 1
			});
		}
		function finish(e, t) {
			const { files: n, findings: i, judged: a, scanned: s, skipped: c, unknown: l, unread: u } = e;
			const d = c.filter(({ why: e }) => e === "not in the working tree").length;
			if (s === 0 && u.length === 0 && d > 0) throw nothingThere(d);
			if (t && s === 0 && i.length === 0 && u.length === 0) i.push(unknownFileFinding());
			const f = u.filter(({ kind: e }) => e === "file").map(({ what: e, why: t }) => ({
				what: (0, o.h0)(e, 300),
				why: (0, o.h0)(t, 500)
			}));
			const p = l === 1 ? "is" : "are";
			const m = `${(0, r.hS)(l, "file")} named by \`files\` ${p} of no kind that is understood.`;
			return {
				files: n,
				unread: u,
				findings: i,
				account: (0, h.XP)(a, c, f),
				log: t && l > 0 ? [m] : []
			};
		}
		function nothingThere(e) {
			return new s.y({
				message: `there is nothing to look at: none of the ${(0, r.hS)(e, "file")} that git tracks here is in the working tree`,
				fix: "is the repository checked out? Run the checkout step before this one, or widen its sparse checkout"
			});
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
	}),
	49140: ((e, t, n) => {
		n.d(t, { X: () => workspacePath });
		var r = n(76760);
		function workspacePath({ host: e, workingDirectory: t }, n) {
			const i = (0, r.relative)(e.context.workspace, (0, r.resolve)(t, n));
			const a = i !== "" && i.split(r.sep)[0] !== ".." && !(0, r.isAbsolute)(i);
			return a ? i.split(r.sep).join("/") : n;
		}
	})
};
;
