"use strict";
exports.id = 2423;
exports.ids = [2423];
exports.modules = {
	72423: ((e, t, n) => {
		n.r(t);
		t.runShard = runShard;
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
				find: (e) => {
					const r = checkpoint_readNote(d.read(nameOfNote(e.url)), t, n.clock.now());
					return r !== undefined && isSame(r, e) ? r : undefined;
				},
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
		function isSame(e, { branch: t, pushedAt: n }) {
			return e.branch === t && e.pushedAt === n;
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
		var S = n(83164);
		;
		async function chooseRepositories(e, t, n, r) {
			const i = e["repositories-file"];
			if (e.repositories.length > 0) {
				const r = (0, x.$)(e.repositories, n);
				return i === undefined ? r : withFacts(r, await factsIn(i, t, n), n);
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
		function withFacts(e, t, n) {
			const keyOf = ({ url: e }) => (0, S.K)(e, n);
			const r = new Map(t.map((e) => [keyOf(e), e]));
			return e.map((e) => ({
				...r.get(keyOf(e)),
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
		var C = n(31666);
		var w = n(44838);
		var T = n(46169);
		var E = n(23976);
		var D = n(68072);
		var O = n(63018);
		var k = n(58773);
		var A = n(49959);
		;
		async function findImages(e, t) {
			try {
				const n = (0, k.createReferenceReader)(t);
				const { unread: r } = await (0, A.readWorkspace)([], e, n);
				const i = n.found();
				const a = i.references.map(({ image: e, reference: t }) => (0, O.Yk)(t.digest === undefined ? e.complete : {
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
		const j = 512 * 1024 ** 2;
		const M = 5e4;
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
			const c = await (0, w.h)(s, ["checkout", "temp"], (r) => judge(e, t, {
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
		const N = {
			isTransient: true,
			wasTaken: true,
			hintMs: undefined
		};
		async function fetchWithRetries(e, t, { clock: n, host: r, random: i, signal: a }, o) {
			const s = {
				signal: a,
				timeoutMs: t.timeoutMs
			};
			const { last: c } = await (0, C.LH)({
				clock: n,
				random: i,
				signal: a,
				maxAttempts: t.maxAttempts
			}, true, async () => {
				const n = await (0, T.fetchCheckout)({
					...(0, D.J)(e, t.servers, { host: r }, s),
					folder: o,
					branch: e.branch,
					isWanted: t.isWanted,
					maximumBytes: j,
					maximumFiles: M
				});
				return {
					fetched: n,
					failed: (0, T.isPassing)(n) ? N : undefined
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
			const g = await (0, E.jt)(c);
			if (g === undefined) return notJudged("unread", `its run ended with ${d} and left no report`);
			const _ = p["pull-request-url"];
			const v = d <= 1;
			const [y] = g.problems;
			return {
				...notJudged("unread", ""),
				...g,
				exitCode: d,
				status: v ? "judged" : "unread",
				why: v ? t.opensPullRequests && !l ? P : undefined : y?.message,
				..._ === undefined || _ === "" ? {} : { pullRequest: _ }
			};
		}
		const P = "`max-pull-requests` was reached, so nothing was opened";
		var F = n(81170);
		var I = n(98124);
		var L = n(16678);
		var R = n(36149);
		var z = n(7535);
		var B = n(37136);
		var V = n(23410);
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
		var H = n(2810);
		var U = n(85746);
		;
		const W = new Set([".github/platform-actions.yml", ".github/rolebindings.yml"]);
		const G = [
			"files",
			"sbom",
			"file"
		];
		function createWantedFile({ kindOf: e }, t) {
			const n = new Set([...t.values()].flatMap((e) => (0, U.r)(e)));
			const r = G.flatMap((e) => (0, U.r)(t.get(e) ?? ""));
			const i = r.filter((e) => e !== "**" && e !== "**/*");
			const a = i.length === 0 ? () => false : (0, H.createGlobList)(i);
			return (t) => e(t) !== undefined || W.has(t) || n.has(t) || /(?:^|\/)\.env$/.test(t) || a(t);
		}
		;
		const K = [
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
			const r = new Map((0, V.Ku)(e.with));
			const i = n.name === "advisory-gate";
			const a = i && !K.some((e) => r.has(e));
			if (a) r.set("files", "**");
			const o = (0, I.Cd)({
				"registry-url": e["registry-url"],
				"registry-map": (0, V.L4)(e.with, "registry-map")
			});
			const s = (0, L.X)(e.shard);
			const c = handedTexts(n, e, t);
			return {
				command: n,
				inputs: new Map([...c.open, ...r]),
				secrets: c.secret,
				shard: s,
				key: (0, z.TN)(e),
				servers: (0, B.U)(e, t.host),
				names: o,
				isWanted: createWantedFile((0, k.createReferenceReader)(o), r),
				digestOf: (0, R.V)(t, o),
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
			for (const t of (0, V.Uz)(e)) {
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
			const outcome = () => (0, F.R)(n, r, a);
			t.keep?.(outcome);
			const s = r.flatMap((e) => i.find(e) ?? []);
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
	46169: ((e, t, n) => {
		n.r(t);
		t.createEmptyRepository = createEmptyRepository;
		t.fetchCheckout = fetchCheckout;
		t.isPassing = isPassing;
		var r = n(73024);
		var i = n(76760);
		var a = n(60616);
		var o = n(8385);
		var s = n(64189);
		var c = n(28391);
		const l = 100;
		async function fetchCheckout(e) {
			const t = await fetchWith(e, true);
			if (t.kind !== "failed" || !d.test(t.why)) return t;
			return fetchWith(e, false);
		}
		const u = /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;
		function isPassing(e) {
			return e.kind === "failed" && !u.test(e.why);
		}
		const d = /unadvertised object|not our ref/;
		const f = /couldn't find remote ref/;
		async function fetchWith(e, t) {
			(0, r.rmSync)((0, i.join)(e.folder, ".git"), {
				recursive: true,
				force: true
			});
			const n = createEmptyRepository(e.folder);
			writeSettings(n, t ? e.url : undefined);
			const a = (0, c.remoteOf)(e, n);
			const l = t ? ["--filter=blob:none"] : [];
			const u = t ? "origin" : e.url;
			const d = [
				"fetch",
				"--quiet",
				"--depth=1",
				...l,
				"--no-tags",
				u
			];
			const p = e.branch === undefined ? "HEAD" : `refs/heads/${e.branch}`;
			const m = await bounded(e, (e) => (0, s.q)({
				...a,
				signal: e
			}, [...d, p]));
			if (m.kind === "failed") {
				const t = f.test(m.why);
				return t && await (0, c.hasNoCommit)(e, n) ? { kind: "empty" } : m;
			}
			const h = (0, r.readFileSync)((0, i.join)(n.gitDirectory, "FETCH_HEAD"), "utf8").split("	")[0] ?? "";
			if (!(0, o.TS)(h)) return {
				kind: "failed",
				why: "the remote sent no commit"
			};
			(0, r.writeFileSync)((0, i.join)(n.gitDirectory, "HEAD"), `${h}\n`);
			const g = await wantedFiles(e, n, h);
			if (g.kind === "failed") return g;
			const _ = t ? await fetchBlobs(e, a, g.files) : undefined;
			if (_?.kind === "failed") return _;
			writeSettings(n, undefined);
			return checkOut(e, a, h, g.files);
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
			return bounded(e, (e) => (0, s.q)({
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
				const a = await bounded(e, (e) => (0, s.q)({
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
			}, l);
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
		t.DB = hasObjectId;
		t.TS = isObjectId;
		t.fU = decodeTree;
		t.hN = encodeTree;
		t.rv = treeOfCommit;
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
	64189: ((e, t, n) => {
		t.q = runRemoteGit;
		var r = n(31421);
		var i = n(73024);
		var a = n(76760);
		var o = n(48636);
		var s = n(81352);
		var c = n(60616);
		const l = 64 * 1024 * 1024;
		const u = 16 * 1024;
		const d = 4;
		function runRemoteGit(e, t) {
			const n = (0, s.K)("git", e.workspace, process.env);
			if (n === undefined) return Promise.resolve({
				kind: "failed",
				why: "`git` is not on PATH outside of the workspace"
			});
			if (e.signal.aborted) return Promise.resolve({
				kind: "failed",
				why: "the run was stopped"
			});
			const c = (0, i.mkdtempSync)((0, a.join)(e.tempDirectory, "platform-actions-askpass-"));
			try {
				const o = (0, a.join)(c, "askpass.sh");
				(0, i.writeFileSync)(o, f, { mode: 448 });
				const s = (0, r.spawn)(n.path, [
					"--no-pager",
					...settingsOf(e),
					...t
				], {
					cwd: e.repository.top,
					env: {
						...environmentOf(e, n.searchPath, o),
						...certificates(c)
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
				return collect(s, e).finally(() => (0, i.rmSync)(c, {
					recursive: true,
					force: true
				}));
			} catch (e) {
				(0, i.rmSync)(c, {
					recursive: true,
					force: true
				});
				return Promise.resolve({
					kind: "failed",
					why: `git cannot be started: ${(0, o.CA)(e)}`
				});
			}
		}
		const f = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;
		function settingsOf({ credential: e, origin: t, protocol: n }) {
			const r = [
				...c.y.filter((e) => !e.startsWith("core.askPass=")),
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
				const r = (0, a.join)(e, "authorities.pem");
				(0, i.writeFileSync)(r, [...n, (0, i.readFileSync)(t, "utf8")].join("\n"));
				return { GIT_SSL_CAINFO: r };
			} catch {
				return {};
			}
		}
		const p = /^(?:https?_proxy|no_proxy)$/i;
		function environmentOf({ credential: e, origin: t, protocol: n, repository: r }, i, a) {
			const o = Object.entries(process.env).filter(([e]) => p.test(e));
			const s = {};
			for (const [e, t] of o) if (t !== undefined) s[e] = t;
			const l = n === "file" ? "" : new URL(t).hostname;
			if (/^(?:127\.|localhost$|\[::1\]$)/.test(l)) s["no_proxy"] = "*";
			const u = new URL(t);
			if (e !== undefined) u.username = e.username;
			return {
				...(0, c._)(r, i),
				...s,
				GIT_ALLOW_PROTOCOL: n,
				GIT_NO_LAZY_FETCH: "1",
				...e === undefined ? {} : {
					GIT_ASKPASS: a,
					PLATFORM_ACTIONS_ORIGIN: u.href.replace(/\/$/, "")
				}
			};
		}
		function collect(e, t) {
			return new Promise((n) => {
				const r = [];
				let i = "";
				let a = 0;
				let s;
				const stop = (t) => {
					s ??= t;
					killGroup(e);
				};
				const onAbort = () => stop("the run was stopped");
				const c = setTimeout(() => stop("git took too long"), t.timeoutMs);
				t.signal.addEventListener("abort", onAbort, { once: true });
				const end = (e) => {
					clearTimeout(c);
					t.signal.removeEventListener("abort", onAbort);
					n(e);
				};
				e.stdout?.on("data", (e) => {
					a += e.length;
					if (a > l) stop("its list of files is too large");
					else r.push(e);
				});
				e.stderr?.on("data", (e) => {
					if (i.length < u) i += e.toString("utf8");
				});
				e.on("error", (e) => end({
					kind: "failed",
					why: `git cannot be started: ${(0, o.CA)(e)}`
				}));
				e.on("close", (e) => {
					if (s !== undefined) end({
						kind: "failed",
						why: s
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
				const f = e.stdio[3];
				const { credential: p } = t;
				feed(f, p === undefined ? "" : `${p.password}\n`.repeat(d));
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
		const m = "the server asks for a credential, and there is none for it: does the repository exist?";
		function explain(e) {
			const t = e.split("\n").map((e) => e.trim());
			const n = t.find((e) => /^(?:fatal|error): /.test(e)) ?? t.find((e) => e !== "");
			const r = (n ?? "git failed").replace(/^(?:fatal|error): /, "");
			return r.startsWith("unable to read askpass response") ? m : r;
		}
	}),
	28391: ((e, t, n) => {
		n.r(t);
		t.hasNoCommit = hasNoCommit;
		t.remoteCommit = remoteCommit;
		t.remoteOf = remoteOf;
		var r = n(8385);
		var i = n(64189);
		async function remoteCommit(e, t, n) {
			const a = n === undefined ? "HEAD" : `refs/heads/${n}`;
			const o = [
				"ls-remote",
				"--quiet",
				e.url,
				a
			];
			const s = await (0, i.q)(remoteOf(e, t), o);
			if (s.kind === "failed") return undefined;
			const [c = ""] = s.bytes.toString("utf8").split("\n");
			const [l = "", u] = c.split("	");
			return (0, r.TS)(l) && u === a ? l : undefined;
		}
		async function hasNoCommit(e, t) {
			const n = await (0, i.q)(remoteOf(e, t), [
				"ls-remote",
				"--quiet",
				e.url
			]);
			return n.kind === "output" && n.bytes.length === 0;
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
	})
};
;
