"use strict";
exports.id = 3063;
exports.ids = [3063];
exports.modules = { 83063: ((e, t, n) => {
	n.r(t);
	t.listFleet = listFleet;
	var r = n(76760);
	var i = n(34150);
	var a = n(38086);
	var o = n(22475);
	var s = n(45794);
	var c = n(48636);
	var l = n(44838);
	var u = n(98124);
	var d = n(40701);
	var f = n(36149);
	var p = n(7535);
	var m = n(80301);
	var h = n(68072);
	var g = n(74597);
	var _ = n(37136);
	var v = n(23410);
	var y = n(8017);
	var b = n(2810);
	var x = n(82555);
	;
	function filterRepositories(e, t) {
		let n = e;
		const r = [];
		for (const { input: e, keeps: i, why: a } of filtersOf(t)) {
			const t = n.filter((t) => {
				const n = i(t);
				if (n !== undefined) return n;
				throw new s.y({
					message: `\`${e}\` cannot be applied: \`${(0, x.V)(t)}\` is listed without what it needs`,
					fix: `leave out \`${e}\`, or list the repositories through the API of their host`,
					input: e
				});
			});
			r.push({
				what: "repositories",
				why: a,
				count: n.length - t.length
			});
			n = t;
		}
		return {
			kept: n,
			skipped: r
		};
	}
	function filtersOf({ archived: e, languages: t, repos: n, topics: r }) {
		const i = [];
		if (e !== "include") i.push({
			why: e === "only" ? "not archived" : "archived",
			input: "archived",
			keeps: (t) => t.archived === undefined ? e === "exclude" || undefined : t.archived === (e === "only")
		});
		if (n.length > 0) {
			const e = (0, b.createGlobList)(n, (e) => {
				const t = (0, b.createGlob)(e);
				return (e) => t(e) || t(e.split("/").at(-1) ?? "");
			});
			i.push({
				why: "excluded by `repos`",
				input: "repos",
				keeps: (t) => e((0, x.V)(t))
			});
		}
		if (r.length > 0) i.push({
			why: "without one of `topics`",
			input: "topics",
			keeps: (e) => e.topics?.some((e) => r.includes(e))
		});
		if (t.length > 0) {
			const e = new Set(t.map((e) => e.toLowerCase()));
			i.push({
				why: "not in one of `languages`",
				input: "languages",
				keeps: ({ language: t }) => t === undefined ? undefined : e.has(t.toLowerCase())
			});
		}
		return i;
	}
	var S = n(81336);
	var C = n(72792);
	;
	function renderMatrix(e) {
		const t = JSON.stringify({ include: e.map(({ repositories: e, shard: t }) => ({
			shard: (0, C.Hu)(t),
			repositories: e
		})) });
		if ((0, a.dp)(t) <= S._) return {
			text: t,
			isWhole: true
		};
		const n = JSON.stringify({ include: e.map(({ shard: e }) => ({ shard: (0, C.Hu)(e) })) });
		return {
			text: n,
			isWhole: false
		};
	}
	function renderHostMatrix(e, t) {
		const n = t.map(({ shard: e }) => ({
			shard: e,
			text: (0, C.Hu)(e)
		}));
		switch (e) {
			case "gitlab": return json(Object.fromEntries(n.map(({ text: e }) => [`fleet ${e}`, {
				extends: ".platform-actions-fleet-shard",
				variables: { PLATFORM_SHARD: e }
			}])));
			case "buildkite": return json({ steps: n.map(({ shard: e, text: t }) => ({
				label: `fleet ${t}`,
				key: `fleet-${e.index}`,
				command: "${PLATFORM_FLEET_COMMAND}",
				artifact_paths: "fleet-report-*.json",
				env: { PLATFORM_SHARD: t }
			})) });
			case "azure": return json(Object.fromEntries(n.map(({ shard: e, text: t }) => [`shard_${e.index}`, { shard: t }])));
			default: return `${renderMatrix(t).text}\n`;
		}
	}
	const json = (e) => `${JSON.stringify(e, null, 2)}\n`;
	var w = n(26963);
	;
	const T = 2e5;
	function renderListSummary(e, t, n) {
		const r = n.filter(({ count: e }) => e > 0);
		const i = [
			"### Fleet: listed",
			(0, w.FV)(e),
			...r.length === 0 ? [] : [(0, w.AX)(r.map(({ count: e, why: t }) => `${e} ${(0, w.FV)(t)}`))],
			(0, w.oS)(["Shard", "Repositories"], t.map(({ repositories: e, shard: t }) => [(0, C.Hu)(t), String(e.length)]))
		];
		return (0, w.Co)(i, T).text;
	}
	var E = n(24344);
	;
	const D = 8;
	async function findUnchanged(e, t) {
		const n = await (0, E.P)(e, D, (e) => isUnchanged(e, t));
		return new Set(e.filter((e, t) => n[t] === true));
	}
	async function isUnchanged(e, t) {
		const n = t.remembered.get(e.url);
		if (n === undefined || n.exitCode !== 0 || n.key !== t.key) return false;
		const r = (0, o.pe)(n.judgedAt);
		if (r === undefined || t.now - r >= t.recheckAfterMs || r > t.now) return false;
		if (!await hasSameCommit(e, n, t)) return false;
		for (const { digest: e, image: r } of n.images) {
			if (e === undefined) {
				if (/@[a-z0-9]+:[0-9a-f]+$/.test(r)) continue;
				return false;
			}
			if (await t.digestOf(r) !== e) return false;
		}
		return true;
	}
	async function hasSameCommit(e, t, { commitOf: n }) {
		if (t.commit === undefined) return false;
		const r = e.pushedAt !== undefined && e.pushedAt === t.pushedAt;
		if (r && e.branch === t.branch) return true;
		return await n(e) === t.commit;
	}
	;
	async function listFleet(e, t) {
		const n = (0, _.U)(e, t.host);
		const r = await findRepositories(e, t, n);
		const { kept: i, skipped: a } = filterRepositories(r, e);
		if (i.length === 0) throw nothingToDo(r.length);
		const o = await rememberedOf(e, t);
		const s = await unchangedOf(i, o, e, t, n);
		const c = i.filter((e) => !s.has(e));
		const l = c.map((e) => ({
			...listed(e),
			durationMs: o.get(e.url)?.durationMs
		}));
		const u = (0, y.n)(l, e.shards);
		const d = u.map((e, t) => {
			const n = e.map(({ repository: e }) => e);
			return {
				shard: {
					index: t + 1,
					count: u.length
				},
				repositories: n
			};
		});
		const f = writeFiles(e, t, u, d, [...s].map(listed));
		const p = {
			what: "repositories",
			why: m.ST,
			count: s.size
		};
		return outcomeOf({
			rows: d,
			files: f,
			skipped: [...a, p],
			judged: c.length
		});
	}
	async function findRepositories(e, t, r) {
		const { "organization-name": i, group: a, "github-token": o } = e;
		if (i !== undefined) {
			const { listGithubRepositories: e } = await n.e(8011).then(n.bind(n, 38011));
			return e(i, o ?? "", r, t);
		}
		if (a !== undefined) {
			const { listGitlabProjects: i } = await n.e(4443).then(n.bind(n, 64443));
			return i(a, e["gitlab-token"], r, t);
		}
		const s = await (0, g.t)(e["repositories-file"] ?? "", t, r.serverUrl);
		const c = s.kind === "names" ? s.repositories : [...s.list.repositories, ...s.list.unchanged];
		return c.map((e) => ({
			...listed(e),
			archived: undefined,
			topics: undefined,
			language: undefined
		}));
	}
	function listed({ branch: e, commit: t, pushedAt: n, repository: r, sizeKib: i, url: a }) {
		return {
			repository: r,
			url: a,
			...e === undefined ? {} : { branch: e },
			...t === undefined ? {} : { commit: t },
			...n === undefined ? {} : { pushedAt: n },
			...i === undefined ? {} : { sizeKib: i }
		};
	}
	function nothingToDo(e) {
		return new s.y({
			message: e === 0 ? "there is nothing to look at: no repository was listed" : `there is nothing to look at: the filters leave out all ${(0, i.hS)(e, "repository", "repositories")}`,
			fix: "check the name and what the token can see, or the filters"
		});
	}
	async function rememberedOf(e, { workingDirectory: t }) {
		const n = e["fleet-file"];
		return n === undefined ? new Map() : (0, p.N6)((0, r.resolve)(t, n));
	}
	async function unchangedOf(e, t, r, i, a) {
		if (t.size === 0) return new Set();
		const [{ createEmptyRepository: o }, { remoteCommit: s }] = await Promise.all([n.e(6169).then(n.bind(n, 46169)), n.e(8391).then(n.bind(n, 28391))]);
		const c = {
			signal: i.signal,
			timeoutMs: r["request-timeout"]
		};
		const d = (0, u.Cd)({
			"registry-url": r["registry-url"],
			"registry-map": (0, v.L4)(r.with, "registry-map")
		});
		return (0, l.h)(i.host.context.tempDirectory, ["empty"], ({ empty: n }) => {
			const l = o(n);
			return findUnchanged(e, {
				remembered: t,
				key: (0, p.TN)(r),
				now: i.clock.now(),
				recheckAfterMs: r["recheck-after"],
				commitOf: (e) => s((0, h.J)(e, a, i, c), l, e.branch),
				digestOf: (0, f.V)(i, d)
			});
		});
	}
	function writeFiles(e, t, n, r, i) {
		const { tempDirectory: a, workspace: s } = t.host.context;
		const l = {
			workspace: s,
			tempDirectory: a,
			workingDirectory: t.workingDirectory
		};
		const [u, d] = [e["list-file"], e["matrix-file"]];
		const f = !renderMatrix(r).isWhole;
		const p = f ? (0, c.o4)(a, "fleet-list.json") : undefined;
		const m = u === undefined ? p : (0, c.ZB)(u, l, "list-file");
		const h = {
			version: 1,
			kind: "platform-actions-fleet-list",
			listedAt: (0, o.sZ)(t.clock.now()),
			shards: n.length,
			requested: e.shards,
			repositories: n.flatMap((e, t) => e.map((e) => ({
				...listed(e),
				shard: t + 1
			}))),
			unchanged: [...i]
		};
		if (m !== undefined) (0, c.vK)(m, `${JSON.stringify(h)}\n`);
		if (d === undefined) return {
			list: m,
			matrix: undefined
		};
		const g = (0, c.ZB)(d, l, "matrix-file");
		(0, c.vK)(g, renderHostMatrix(t.host.name, r));
		return {
			list: m,
			matrix: g
		};
	}
	function outcomeOf(e) {
		const { files: t, judged: n, rows: r, skipped: o } = e;
		const s = renderMatrix(r);
		const c = o.reduce((e, { count: t }) => e + t, 0);
		const l = `${(0, i.hS)(n, "repository", "repositories")} in ${(0, i.hS)(r.length, "shard")}, ${c} left out.`;
		return {
			findings: [],
			problems: [],
			verdict: "pass",
			outputs: {
				matrix: s.text,
				count: n,
				"skipped-count": c,
				"shard-count": r.length,
				...t.list === undefined ? {} : { "list-file": t.list },
				...t.matrix === undefined ? {} : { "matrix-file": t.matrix }
			},
			summary: renderListSummary(l, r, o),
			coverage: {
				...(0, d.X)(n, o),
				noun: "repository"
			},
			report: {
				mode: "list",
				matrix: JSON.parse(s.text),
				count: n,
				listFile: t.list
			},
			stdout: [s.text],
			log: [
				l,
				...o.flatMap(({ count: e, why: t }) => e === 0 ? [] : [`${e} left out: ${(0, a.h0)(t)}.`]),
				...s.isWhole ? [] : ["The matrix would be larger than 64 KiB with its repositories, so its rows have only `shard`: give `list-file` to `mode: run` as `repositories-file`."]
			]
		};
	}
}) };
;
