"use strict";
exports.id = 514;
exports.ids = [514];
exports.modules = {
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
	37419: ((e, t, n) => {
		n.d(t, { K: () => renderTextTable });
		function renderTextTable(e) {
			const t = [];
			for (const n of e) {
				n.forEach((e, n) => {
					t[n] = Math.max(t[n] ?? 0, lengthOf(e));
				});
			}
			return e.map((e) => e.map((e, n) => e + " ".repeat(Number(t[n]) - lengthOf(e))).join("  ").trimEnd());
		}
		function lengthOf(e) {
			return Array.from(e).length;
		}
	}),
	46514: ((e, t, n) => {
		n.r(t);
		n.d(t, { createRun: () => createRun });
		var r = n(17925);
		var i = n(34150);
		var a = n(22475);
		var o = n(88209);
		var s = n(38086);
		var c = n(44031);
		var l = n(36083);
		var u = n(63664);
		;
		function tagKey({ image: e }) {
			return `${e.repository}:${e.tag}`;
		}
		function writtenName({ reference: e }) {
			return (0, u.Yk)(e);
		}
		function writtenTag({ reference: e }) {
			const { host: t, path: n, tag: r } = e;
			return (0, u.Yk)({
				host: t,
				path: n,
				tag: r
			});
		}
		function writtenImage({ reference: e }) {
			return (0, u.e1)(e);
		}
		function completeName({ image: e }, t) {
			const { host: n, path: r, tag: i } = e.complete;
			return (0, u.Yk)({
				host: n,
				path: r,
				tag: i,
				digest: t
			});
		}
		function isTagless({ inFile: e, reference: t }) {
			return e !== undefined && t.tag === undefined && t.digest !== undefined;
		}
		function isInScript({ inFile: e }) {
			return e?.scanned.isScript === true;
		}
		;
		function coverageOf(e, t) {
			let n = e.malformed.length;
			let r = 0;
			const i = e.unread.map(c.n2);
			for (const a of e.references) {
				const e = isTagless(a);
				const o = e || t.size === 0 ? undefined : t.get(tagKey(a));
				if (e) r += 1;
				else if (o === undefined) n += 1;
				else i.push(notAsked(a, o));
			}
			const a = "with a digest but no tag to check it against";
			const o = [...e.skipped, {
				what: "references",
				why: a,
				count: r
			}];
			const s = (0, l.X)(n, o, i, e.unresolved.map(c.jE));
			const { fileAccount: u } = e;
			return {
				...s,
				...u === undefined ? {} : { files: u },
				noun: "reference"
			};
		}
		function notAsked(e, t) {
			const { location: n } = e;
			const r = n === undefined ? "" : ` (${(0, s.h0)(n.file, 300)}:${n.line})`;
			return {
				what: `${writtenName(e)}${r}`,
				why: t.map(({ message: e }) => (0, s.h0)(e, 500)).join("; ")
			};
		}
		function unjudgedFindings({ malformed: e, unread: t, unresolved: n }, r) {
			const levelOf = (e) => r["fail-on"].includes(e) ? "error" : "warning";
			const i = r.mode === "pin";
			return [
				...t.map((e) => (0, c.b4)(e, levelOf("unread"))),
				...n.map((e) => (0, c.HK)(e, r.mode === "check" ? levelOf("unresolved") : "warning")),
				...e.map((e) => (0, c.jM)(e, i ? "warning" : levelOf("unverified")))
			];
		}
		function verdictOf(e) {
			if (e.some((e) => e.level === "error")) return "fail";
			return e.some((e) => e.level === "warning") ? "warn" : "pass";
		}
		var d = n(77275);
		var f = n(35147);
		var p = n(40460);
		var m = n(77176);
		var h = n(79257);
		var g = n(5873);
		var _ = n(49290);
		;
		function isWrong({ state: e }) {
			return e === "unpinned" || e === "stale" || e === "unverified";
		}
		function isQuietInScript(e) {
			return isInScript(e) && e.state !== "unverified";
		}
		function countStates(e) {
			const t = (0, g.T)(e, (e) => {
				const t = e.ignoredBy === undefined && !(isWrong(e) && isQuietInScript(e));
				return t ? e.state : undefined;
			});
			return (e) => t.get(e) ?? 0;
		}
		function isPinnable(e) {
			return e.some((e) => isWrong(e) && e.ignoredBy === undefined && whyNotEditable(e) === undefined);
		}
		function whyNotEditable({ inFile: e }) {
			const t = e?.scanned.editable;
			return t?.kind === "no" ? t.reason : undefined;
		}
		const v = {
			unpinned: {
				title: "Image not pinned",
				message: (e, t) => `\`${e}\` has no digest${remarkOf(t)}.`,
				fix: "Pin it with `mode: pin`."
			},
			stale: {
				title: "Pin is stale",
				message: (e, { since: t }, n) => `The digest of \`${e}\` was superseded ${(0, _.E)(t ?? n, n)}.`,
				fix: "Refresh it with `mode: pin`."
			},
			unverified: {
				title: "Pin is unverified",
				message: (e) => `\`${e}\` never had the digest that it is pinned to.`,
				fix: "Find out where the digest came from; `mode: pin` replaces it."
			}
		};
		function checkFinding(e, t, n) {
			const { location: r, state: i } = e;
			if (i !== "unpinned" && i !== "stale" && i !== "unverified") return [];
			if (e.ignoredBy !== undefined) return [];
			const a = writtenName(e);
			const o = e.reference.digest === undefined ? a : writtenTag(e);
			const c = isQuietInScript(e);
			const l = c ? "in-script" : i;
			const u = whyNotEditable(e);
			const { fix: d, message: f, title: p } = v[i];
			return [{
				rule: l,
				level: !c && t.includes(i) ? "error" : "warning",
				title: p,
				message: f(o, e, n),
				fix: u === undefined ? d : `Change it by hand; \`mode: pin\` leaves it as it is: ${(0, s.h0)(u, 300)}.`,
				artifact: a,
				...r === undefined ? {} : { location: r },
				fingerprint: `${l} ${r?.file ?? ""} ${a}`
			}];
		}
		function remarkOf({ inFile: e }) {
			const t = e?.scanned.remark;
			return t === undefined ? "" : ` that takes effect: ${(0, s.h0)(t, 300)}`;
		}
		;
		async function applyIgnores(e, t, n, r) {
			const i = (0, p.Gq)(t.config, (0, p.X)("resolve-digest", t.config), r);
			const a = (0, h.B_)(i, d.o, r);
			const o = n.map((e) => {
				if (a.isEmpty) return e;
				const { image: t } = e;
				const n = isTagless(e) ? undefined : t.tag;
				const r = a.find((0, d.registryImageName)(t.repository, n));
				return isWrong(e) ? {
					...e,
					ignoredBy: r
				} : e;
			});
			const s = await (0, f.r)(e, t, r);
			const c = s === undefined ? [] : (0, m.cY)(s, i);
			return {
				checked: o,
				findings: [...a.used().flatMap(h._2), ...c.filter(({ ignore: e }) => (0, h.qM)(e)).map(h.dh)]
			};
		}
		var y = n(76415);
		var ee = n(6985);
		var te = n(19161);
		;
		async function gatherReferences(e, t, { images: n, names: r }) {
			const a = n.map(({ image: e, reference: t }) => ({
				image: e,
				reference: t,
				location: undefined,
				inFile: undefined
			}));
			const o = e.files.length > 0 || n.length === 0 && e.mode !== "resolve";
			const s = o ? await readFiles(e, t, r) : undefined;
			const c = (s?.references ?? []).map(pinnedIn);
			const l = await (0, y.C)(e["ignore-images"]);
			const u = [...a, ...c];
			const d = u.filter(({ image: e }) => !l(e, e.tag));
			const f = s?.malformed ?? [];
			const p = f.filter(({ repair: e }) => e === undefined || !l(e.image, e.image.tag));
			const m = u.length - d.length + f.length - p.length;
			const h = [...s?.log ?? [], ...m === 0 ? [] : [`${(0, i.hS)(m, "reference")} excluded by \`ignore-images\`.`]];
			return {
				references: d,
				files: s?.files ?? new Map(),
				findings: s?.findings ?? [],
				unread: s?.unread ?? [],
				unresolved: s?.unresolved ?? [],
				malformed: p,
				repairs: p.flatMap(({ repair: e }) => e === undefined ? [] : [pinnedIn(e)]),
				skipped: [...s?.skipped ?? [], {
					what: "references",
					why: "excluded by `ignore-images`",
					count: m
				}],
				comments: s?.comments ?? [],
				fileAccount: s?.account,
				log: h
			};
		}
		function pinnedIn(e) {
			const { image: t, location: n, reference: r } = e;
			return {
				image: t,
				reference: r,
				location: n,
				inFile: e
			};
		}
		async function readFiles(e, t, n) {
			const r = await (0, ee.i)(e.files, t, n);
			const i = {
				inputs: e,
				deps: t,
				names: n
			};
			const a = await (0, te.W)(e.files, r, i);
			const s = await (0, o.zG)(r, i);
			return {
				...s,
				findings: [...s.findings, ...a]
			};
		}
		;
		const b = 5 * 6e4;
		function latestMoment(e) {
			return e + b;
		}
		function withoutFuture(e, t) {
			const n = latestMoment(t);
			return e.some(({ time: e }) => e > n) ? e.filter(({ time: e }) => e <= n) : e;
		}
		function isNewestFirst(e) {
			const [t, n] = [e.at(0), e.at(-1)];
			if (t === undefined || n === undefined || t.time === n.time) return undefined;
			return t.time > n.time;
		}
		function sortRecords(e) {
			const t = new Map();
			for (const n of e) {
				const e = `${n.time} ${n.digest}`;
				t.delete(e);
				t.set(e, n);
			}
			return [...t.values()].sort((e, t) => e.time - t.time);
		}
		function supersededAt(e, t) {
			const n = e.findLastIndex((e) => e.digest === t);
			return n < 0 ? undefined : e[n + 1]?.time;
		}
		function judgePin(e, t) {
			if (!e.some((e) => e.digest === t)) return { kind: "unverified" };
			const n = supersededAt(e, t);
			return n === undefined ? { kind: "current" } : {
				kind: "superseded",
				since: n
			};
		}
		function lookupBound(e, t, n) {
			return Math.min(e, t ?? e, Math.max(0, e - (n ?? 0)));
		}
		var x = n(63144);
		var ne = n(38445);
		var S = n(34779);
		;
		const re = Date.UTC(3e3, 0, 1);
		function inOrder(e) {
			const t = new Map();
			return async (n) => {
				const r = n.end !== undefined;
				const i = await e(n);
				const a = isNewestFirst(i);
				if (a !== undefined) t.set(r, a);
				else if (isAmbiguous(i) && isPart(n) && !t.has(r)) t.set(r, isNewestFirst(await e(r ? { end: re } : {})));
				return t.get(r) === true ? i.toReversed() : i;
			};
		}
		function isAmbiguous(e) {
			return e.some(({ digest: t }) => t !== e[0]?.digest);
		}
		function isPart({ end: e, start: t }) {
			return t !== undefined || e !== undefined;
		}
		;
		const C = 1e3;
		const w = 16;
		const ie = 525600;
		async function readRecords(e, { since: t, until: n } = {}) {
			const r = inOrder(e);
			const i = t === undefined ? {} : { start: t - 1 };
			const a = n === undefined ? {} : { end: n + 1 };
			const o = await r({
				...i,
				...a
			});
			const s = createCollection();
			s.add(sortRecords(o), "newer");
			if (o.length >= C) {
				await readOn(r, s, "newer", (e) => ({
					start: e,
					...a
				}));
				await readOn(r, s, "older", (e) => ({
					...i,
					end: e
				}));
			}
			return s.all().filter(({ time: e }) => e >= (t ?? e) && e <= (n ?? e));
		}
		function standstill(e) {
			const t = (0, a.sZ)(e);
			const n = `the tag history cannot be read past ${t}: it has ${C} records in one millisecond, or the service ignores \`start\` and \`end\``;
			return new S.Wk(n, {
				code: "UNDECODABLE",
				call: "GET history"
			});
		}
		function vanished(e) {
			const t = `the answers about the tag history contradict each other: the record of ${(0, a.sZ)(e)} was in one and is missing in the next`;
			return new S.Wk(t, {
				code: "UNDECODABLE",
				call: "GET history"
			});
		}
		function createCollection() {
			const e = new Set();
			const t = [];
			let [n, r] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
			return {
				count: () => e.size,
				add: (i, a) => {
					const o = i.filter(({ digest: t, time: n }) => !e.has(`${n} ${t}`));
					for (const { digest: t, time: i } of o) {
						e.add(`${i} ${t}`);
						n = Math.min(n, i);
						r = Math.max(r, i);
					}
					if (a === "newer") t.push(o);
					else t.unshift(o);
					return o.length;
				},
				edge: (e) => e === "newer" ? r : n,
				all: () => sortRecords(t.flat())
			};
		}
		async function readOn(e, t, n, r) {
			const i = n === "newer" ? -1 : 1;
			let a = i;
			for (let o = 1;; o += 1) {
				const s = t.edge(n);
				const c = await e(r(s + a));
				const l = t.add(sortRecords(c), n);
				const u = c.some(({ time: e }) => e === s);
				if (a === 0 && !u) throw standstill(s);
				if (!u && c.length < C) throw vanished(s);
				if (c.length < C) return;
				if (l === 0 && a === 0) throw standstill(s);
				const d = o > w + t.count() / 500 || t.count() > ie;
				if (d) throw standstill(s);
				a = l === 0 ? 0 : i;
			}
		}
		;
		const ae = 335;
		async function readRecordsOf(e, t, { cache: n, name: r, now: i }) {
			const o = firstOfMonth(i - ae * a.sO);
			const s = await readRecords(e, { since: o });
			const c = t.filter((e) => !s.some((t) => t.digest === e));
			if (c.length === 0) return s;
			const l = `history ${r} until ${o}`;
			const u = parseRecords(await n.get(l)).filter((e) => e.time < o);
			const d = await history_cache_confirm(e, u, c, o);
			if (d !== undefined) return [...d, ...s];
			const f = await readRecords(e, { until: o - 1 });
			if (f.length > 0) await n.set(l, JSON.stringify(f));
			return [...f, ...s];
		}
		async function history_cache_confirm(e, t, n, r) {
			const i = n.flatMap((e) => t.findLast((t) => t.digest === e) ?? []);
			if (i.length < n.length) return undefined;
			const a = Math.min(...i.map(({ time: e }) => e));
			const o = await readRecords(e, {
				since: a,
				until: r - 1
			});
			const isLive = ({ digest: e, time: t }) => o.some((n) => n.digest === e && n.time === t);
			return i.every(isLive) ? o : undefined;
		}
		function parseRecords(e) {
			const t = e === undefined ? undefined : (0, S.qF)(e);
			if (!Array.isArray(t)) return [];
			const n = t.flatMap((e) => {
				const [t, n] = [(0, x._F)(e, "digest"), (0, x._F)(e, "time")];
				const r = typeof n === "number" && Number.isSafeInteger(n) && n > 0;
				return typeof t === "string" && (0, ne.B)(t) && r ? [{
					digest: t,
					time: n
				}] : [];
			});
			return sortRecords(n);
		}
		function firstOfMonth(e) {
			const t = new Date(e);
			return Date.UTC(t.getUTCFullYear(), t.getUTCMonth(), 1);
		}
		var T = n(77825);
		var E = n(98124);
		var D = n(52309);
		var O = n(96299);
		;
		async function askTags(e, t, n, r) {
			const i = new Map();
			const a = new Map();
			const o = (0, T.$)(n, tagKey);
			let s = 0;
			await Promise.all(Array.from(o, async ([n, c]) => {
				const [l] = c;
				if (l === undefined) return;
				const u = (0, E.Db)(e, l.image);
				if (u !== undefined) {
					a.set(n, placed([{
						kind: "usage",
						...u
					}], l));
					return;
				}
				const d = t.session.registry.history(l.image.repository, l.image.tag);
				try {
					const e = {
						cache: t.cache,
						name: `${t.session.registryAudience}/${n}`,
						now: t.clock.now()
					};
					i.set(n, await r({
						key: n,
						references: c,
						read: d,
						kept: e
					}));
				} catch (t) {
					const r = (0, O.v)(t, e.identity, `\`${writtenTag(l)}\``);
					a.set(n, placed(r, l));
				} finally {
					s += 1;
					t.host.progress(`${s} of ${o.size} tags`);
				}
			}));
			const c = (0, D.OH)([...o.keys()].flatMap((e) => a.get(e) ?? []));
			return {
				known: i,
				failed: a,
				problems: c
			};
		}
		function placed(e, { location: t }) {
			return t === undefined ? e : e.map((e) => ({
				location: t,
				...e
			}));
		}
		var k = n(45794);
		;
		const A = {
			date: 30 * a.sO,
			cooldown: 365 * a.sO
		};
		const oe = 400;
		const se = 800;
		const j = 60;
		async function findRecord(e, t, n, r = A.date) {
			const i = inOrder(e);
			const a = t ?? n;
			const o = t ?? latestMoment(n);
			const s = t === undefined ? {} : { end: t + 1 };
			let c = t === undefined ? undefined : t - r;
			let l;
			for (let e = 1; e <= j; e += 1) {
				const e = {
					...c === undefined ? {} : { start: c },
					...s
				};
				const t = judgeAnswer(await i(e), {
					start: c,
					latest: o
				});
				if (t.kind === "whole" && l !== undefined && t.last.time < l.below) throw vanished(l.below);
				if (t.kind === "whole") return {
					kind: "found",
					record: t.last,
					recent: t.records
				};
				if (t.kind === "beyond") throw standstill(a);
				if (t.kind === "empty") {
					if (c === undefined) return {
						kind: "none",
						first: await findFirst(i)
					};
					if (l !== undefined && c <= l.below) throw standstill(l.below);
					l = l === undefined ? undefined : {
						...l,
						emptyFrom: c
					};
					c = l === undefined ? undefined : nextStart(l, a);
				} else if (l === undefined || t.last.time > l.below) {
					l = advance(l, t.records, t.last.time);
					c = nextStart(l, a);
				} else {
					if (c === l.below) throw standstill(l.below);
					c = l.below;
				}
			}
			throw standstill(a);
		}
		function judgeAnswer(e, { latest: t, start: n }) {
			const r = e.length >= C;
			const i = sortRecords(e);
			const a = i.filter(({ time: e }) => e <= t);
			const o = a.at(-1);
			if (o !== undefined && r && a.length === i.length) return {
				kind: "cut",
				records: a,
				last: o
			};
			const s = a.filter(({ time: e }) => e >= (n ?? e));
			const c = s.at(-1);
			if (c !== undefined) return {
				kind: "whole",
				records: s,
				last: c
			};
			return { kind: r && o === undefined ? "beyond" : "empty" };
		}
		function advance(e, t, n) {
			const r = t.reduce((e, { time: t }) => Math.min(e, t), n);
			return {
				base: e?.base ?? n,
				below: Math.max(n, e?.below ?? n),
				emptyFrom: e?.emptyFrom,
				spacing: Math.max(1, (n - r) / t.length)
			};
		}
		function nextStart({ base: e, below: t, emptyFrom: n, spacing: r }, i) {
			const a = se * r;
			const o = n ?? Math.max(i, t) + 1;
			if (o - t <= a) return t - 1;
			if (n === undefined) return Math.floor(o - oe * r);
			const s = e + Math.sqrt(Math.max(t - e, a) * (o - e));
			return Math.floor(Math.min(s, (t + o) / 2));
		}
		async function findFirst(e) {
			let t;
			for (let n = 1; n <= j; n += 1) {
				const n = await e(t === undefined ? {} : { end: t.time });
				const r = sortRecords(n).at(0);
				if (r === undefined || t !== undefined && r.time >= t.time) break;
				t = r;
				if (n.length < C) break;
			}
			return t;
		}
		;
		async function findTagRecord(e, t, { bound: n, bounds: r, now: i }) {
			const o = await named(t, findRecord(e, n, i, A[r]));
			if (o.kind === "found") return o;
			if (o.first === undefined) throw unknownTag(t);
			throw new k.y({
				message: `\`${t}\` had no digest at ${(0, a.sZ)(n ?? i)}`,
				fix: `the tag first appeared at ${(0, a.sZ)(o.first.time)}; use a later time or a shorter age`
			});
		}
		async function named(e, t) {
			try {
				return await t;
			} catch (t) {
				throw t instanceof S.Wk && t.code === "NOT_FOUND" ? unknownTag(e, t) : t;
			}
		}
		function unknownTag(e, t) {
			const n = t === undefined ? "" : ` (the registry responded: ${(0, s.h0)(t.message, 200)})`;
			return new k.y({
				message: `the tag \`${e}\` does not exist${n}`,
				fix: "check the organization, the image name and the tag"
			});
		}
		var M = n(726);
		;
		function createPinJudge(e) {
			return (0, r.f)((t, n) => askTags(t, n, e, async ({ kept: e, key: t, read: r, references: i }) => {
				const a = i.flatMap(({ reference: e }) => e.digest ?? []);
				const o = await named(t, readRecordsOf(r, a, e));
				const s = withoutFuture(o, n.clock.now());
				if (s.length === 0) throw unknownTag(t);
				return (e) => judgePin(s, e);
			}), M.e.capabilities);
		}
		;
		function readScope(e, t) {
			const { "as-of": n, "min-age": r } = e;
			const i = n === undefined && r === undefined ? undefined : lookupBound(t, n, r);
			const a = n === undefined ? "cooldown" : "date";
			return {
				...(0, E.B3)(e),
				bound: i,
				bounds: a,
				forwardOnly: r !== undefined
			};
		}
		var N = n(26963);
		var P = n(28662);
		var F = n(23447);
		;
		const ce = 500;
		function shortDigest(e) {
			return e === undefined ? "" : (0, N.fl)(e.slice("sha256:".length, "sha256:".length + 12));
		}
		function fullReferences(e) {
			const t = [...new Set(e)];
			if (t.length === 0) return [];
			const n = t.slice(0, ce);
			const r = t.length - n.length;
			const i = r === 0 ? "References with full digests" : `The first ${n.length} of ${t.length} references`;
			return [(0, N.GE)(i, (0, N.hl)((0, s.ix)(n.join("\n"))))];
		}
		;
		const le = [
			"unverified",
			"unknown",
			"unpinned",
			"stale",
			"superseded",
			"tagless",
			"pinned"
		];
		const ue = {
			unverified: "the tag never had this digest",
			unknown: "could not be checked",
			unpinned: "not pinned",
			stale: "stale",
			superseded: "superseded recently",
			tagless: "digest without a tag",
			pinned: "current"
		};
		const I = [
			"Image",
			"State",
			"Used in",
			"Digest"
		];
		function checkAnswer(e, t) {
			const { failOn: n, notes: r, now: i } = t;
			const a = [...(0, T.$)(e, rowKey).values()].sort((e, t) => rankOf(e) - rankOf(t));
			const isQuiet = ([e]) => !isLoud(e);
			const cells = (e) => rowOf(e, n, i);
			const o = a.filter((e) => !isQuiet(e));
			const isIgnored = ([e]) => e?.ignoredBy !== undefined;
			const folded = (e, t) => t.length === 0 ? [] : [(0, N.GE)(`${t.flat().length} ${e}`, (0, N.oS)(I, t.map(cells)))];
			const s = a.filter(isQuiet);
			const isUntold = ([e]) => e?.state === "tagless";
			const c = (0, P.Y1)(r);
			return {
				title: "Check pins",
				words: headline(e, r),
				actions: [
					...remedy(e),
					...o.length === 0 ? [] : [(0, N.oS)(I, o.map(cells))],
					...c.actions
				],
				details: [
					...folded("ignored", s.filter(isIgnored)),
					...folded("passed", s.filter((e) => !isIgnored(e) && !isUntold(e))),
					...folded("not checked", s.filter((e) => !isIgnored(e) && isUntold(e))),
					...fullReferences(o.flatMap(([e]) => e?.reference.digest === undefined ? [] : [completeName(e, e.reference.digest)])),
					...c.details
				]
			};
		}
		function headline(e, t) {
			const n = e.filter(({ ignoredBy: e }) => e !== undefined).length;
			const r = e.filter((e) => isWrong(e) && isQuietInScript(e) && e.ignoredBy === undefined).length;
			const noted = (e) => t.filter((t) => t.rule === e).length;
			const a = noted("unverified");
			const o = t.filter(({ level: e }) => e !== "notice").length - a - noted("unread") - noted("unresolved");
			const s = countStates(e);
			const l = [
				[s("unverified") + a, "unverified"],
				[s("unpinned"), "not pinned"],
				[s("stale"), "stale"],
				[s("unknown"), "unknown"],
				[s("tagless"), "not checked"],
				[r, "in scripts"],
				[n, "ignored"],
				[o, `other ${(0, i.iD)(o, "finding", "findings")}`]
			].flatMap(([e, t]) => e === 0 ? [] : [`${e} ${t}`]);
			const u = (0, i.hS)(e.length + a, "reference");
			return (l.length === 0 ? `${u}, all in order` : `${l.join(", ")} of ${u}`) + (0, c.Xc)(t);
		}
		function remedy(e) {
			const t = [...e.some(({ ignoredBy: e, state: t }) => t === "unverified" && e === undefined) ? ["Find out where the unverified digests came from."] : [], ...isPinnable(e) ? ["`mode: pin` writes the current digests."] : []];
			return t.length === 0 ? [] : [t.join(" ")];
		}
		function isLoud(e) {
			return e !== undefined && (e.state === "unknown" || isWrong(e)) && e.ignoredBy === undefined;
		}
		function rowKey(e) {
			return `${e.state} ${writtenName(e)} ${e.since ?? ""} ${e.ignoredBy !== undefined}`;
		}
		function rankOf([e]) {
			return e === undefined ? 0 : le.indexOf(e.state);
		}
		function rowOf(e, t, n) {
			const [r] = e;
			if (r === undefined) return I.map(() => "");
			const { reference: i, since: a, state: o } = r;
			const s = a === undefined ? "" : `, superseded ${(0, _.E)(a, n)}`;
			const c = o === "superseded" ? `superseded${s.replace(", superseded", "")}` : ue[o] + s;
			return [
				(0, N.fl)(writtenTag(r)),
				`${signOf(r, t)} ${c}${ignoredWords(r)}`,
				(0, P.GA)(e.map(({ location: e }) => e)),
				shortDigest(i.digest)
			];
		}
		function ignoredWords({ ignoredBy: e }) {
			return e === undefined ? "" : `, ignored: ${(0, N.FV)(e.reason ?? "no reason given")}`;
		}
		function signOf(e, t) {
			const { state: n } = e;
			if (n === "unknown") return "\u2753";
			if (n === "tagless") return "\u2796";
			if (!isLoud(e)) return "\u2705";
			return t.includes(n) ? F.W.error : F.W.warning;
		}
		;
		async function checkReferences(e, t) {
			const n = t.clock.now();
			const r = readScope(e, n);
			const a = await gatherReferences(e, t, r);
			const s = await judgeAll(e, t, a.references, {
				now: n,
				bound: r.bound
			});
			const { failed: c, problems: l } = s;
			const { checked: u, findings: d } = await acceptIgnored(e, t, s.checked, n);
			const f = [
				...unjudgedFindings(a, e),
				...a.findings,
				...d
			];
			const p = [...u.flatMap((t) => checkFinding(t, e["fail-on"], n)), ...f];
			const m = countStates(u);
			const h = verdictOf(p);
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
					"unread-count": a.unread.length,
					"unresolved-count": a.unresolved.length
				},
				summary: () => (0, o.OV)(checkAnswer(u, {
					failOn: e["fail-on"],
					now: n,
					notes: f
				}), a.comments),
				coverage: coverageOf(a, c),
				report: {
					references: _,
					ignoreComments: a.comments
				},
				stdout: g,
				...isPinnable(u) ? { next: "resolve-digest --mode pin --dry-run" } : {},
				log: [
					...a.log,
					`${(0, i.hS)(_.length, "reference")} checked: ${m("unpinned")} unpinned, ${m("stale")} stale, ${v} unverified, ${m("unknown")} unknown.`,
					...a.unread.length === 0 ? [] : [`${(0, i.hS)(a.unread.length, "file")} could not be read.`],
					...a.unresolved.length === 0 ? [] : [`${(0, i.hS)(a.unresolved.length, "reference")} unresolved.`]
				]
			};
		}
		async function judgeAll(e, t, n, { bound: r, now: i }) {
			const a = n.filter((e) => e.reference.digest !== undefined && !isTagless(e));
			const { failed: o, known: s, problems: c } = await judgePins(e, t, a);
			const l = n.map((t) => {
				const { digest: n } = t.reference;
				const as = (e, n, r = []) => ({
					...t,
					state: e,
					since: n,
					problems: r,
					ignoredBy: undefined
				});
				if (n === undefined) return as("unpinned");
				if (isTagless(t)) return as("tagless");
				const a = s.get(tagKey(t))?.(n);
				if (a === undefined) return as("unknown", undefined, o.get(tagKey(t)));
				if (a.kind !== "superseded") return as(a.kind === "current" ? "pinned" : "unverified");
				const c = e["max-age"] === undefined || i - a.since > e["max-age"];
				const l = c && (r === undefined || a.since <= r);
				return as(l ? "stale" : "superseded", a.since);
			});
			return {
				checked: l,
				failed: o,
				problems: c
			};
		}
		async function judgePins(e, t, n) {
			if (n.length === 0) return {
				known: new Map(),
				failed: new Map(),
				problems: []
			};
			return createPinJudge(n)(e, t);
		}
		async function acceptIgnored(e, t, n, r) {
			if (t.config.ignores.length === 0) return {
				checked: n,
				findings: []
			};
			return applyIgnores(e, t, n, r);
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
			const { image: n, location: r, problems: i, reference: o, since: s, state: c } = e;
			const l = c === "unknown";
			return {
				image: writtenImage(e),
				tag: c === "tagless" ? undefined : n.tag,
				digest: l ? undefined : o.digest,
				error: l ? i.map(({ message: e }) => e).join("\n") : undefined,
				reference: l ? undefined : t,
				state: c,
				ignored: e.ignoredBy === undefined ? undefined : true,
				inScript: isInScript(e) ? true : undefined,
				supersededAt: s === undefined ? undefined : (0, a.sZ)(s),
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
			return completeName({ image: r }, t.digest);
		}
		var de = n(99004);
		var fe = n(56306);
		;
		function chooseTargets(e, t, n, { bound: r, bounds: i, forwardOnly: a, now: o, verify: s }) {
			return askTags(e, t, n, async ({ kept: e, key: t, read: n, references: c }) => {
				const { recent: l, record: u } = await findTagRecord(n, t, {
					bound: r,
					bounds: i,
					now: o
				});
				const d = new Set(c.flatMap(({ reference: e }) => e.digest ?? []));
				const f = new Set([...d].filter((e) => e !== u.digest));
				const p = {
					unverified: new Set(),
					superseded: new Map()
				};
				const m = {
					record: u,
					recent: l,
					kept: false,
					...p
				};
				if (f.size === 0 || !s && !a) return m;
				const h = await readHeld(n, {
					held: f,
					kept: e,
					verify: s,
					candidate: u
				});
				const g = withoutFuture(h, o);
				const _ = new Set([...f].filter((e) => !g.some((t) => t.digest === e)));
				const v = new Map([...f].flatMap((e) => {
					const t = s ? supersededAt(g, e) : undefined;
					return t === undefined ? [] : [[e, t]];
				}));
				const y = g.findLast(({ digest: e, time: t }) => t > u.time && d.has(e));
				if (!a || y === undefined) return {
					...m,
					unverified: _,
					superseded: v
				};
				return {
					record: y,
					recent: l,
					kept: true,
					unverified: _,
					superseded: v
				};
			});
		}
		function readHeld(e, t) {
			if (!t.verify) return readRecords(e, { since: t.candidate.time });
			return readRecordsOf(e, [...t.held], t.kept);
		}
		var pe = n(23368);
		;
		async function planChanges(e, t, n) {
			const r = Array.from((0, T.$)(e, ({ reference: e }) => e.inFile?.file ?? "")).flatMap(([e, n]) => {
				const r = t.get(e);
				const i = r && editTask(e, n, t);
				return r === undefined || i === undefined ? [] : [{
					path: e,
					some: n,
					file: r,
					task: i
				}];
			});
			const i = await n.handle(r.map(({ task: e }) => e));
			const a = [];
			const o = [];
			for (const [e, { file: t, path: n, some: c }] of r.entries()) {
				const r = planFile(c, editedFile(i[e], t.text, c));
				o.push(...r.findings);
				if (r.after === t.text) continue;
				const l = c[0]?.reference.location?.file ?? n;
				const u = (0, pe.K)((0, s.h0)(l), t.text, r.after);
				a.push({
					path: n,
					shown: l,
					before: t.text,
					after: r.after,
					encoding: t.encoding,
					diff: u,
					moved: r.moved
				});
			}
			return {
				changes: a,
				findings: o
			};
		}
		function editTask(e, t, n) {
			const r = t[0]?.reference.inFile?.readBy ?? e;
			const i = n.get(e);
			const a = n.get(r);
			if (i === undefined || a === undefined) return undefined;
			return {
				kind: "edit",
				path: r,
				text: a.text,
				companion: r === e ? undefined : { text: i.text },
				moves: t.flatMap(({ reference: { inFile: e }, target: t }) => e === undefined ? [] : [{
					reference: e.scanned,
					digest: t.record.digest
				}])
			};
		}
		function editedFile(e, t, n) {
			if (e?.kind === "answer" && e.answer.kind === "edit") return e.answer.edited;
			const r = `reading it again ${e?.kind === "lost" ? e.why : "failed"}`;
			return {
				after: t,
				moved: [],
				refused: n.map((e, t) => ({
					move: t,
					reason: r
				}))
			};
		}
		function planFile(e, { after: t, moved: n, refused: r }) {
			const movesOf = (t) => t.flatMap((t) => e[t] ?? []);
			const i = movesOf(n);
			const a = i.filter(({ reference: { inFile: e }, target: t }) => {
				if (e === undefined) return false;
				const { image: n, wrongDigest: r } = e.scanned;
				return r !== undefined || t.unverified.has(n.digest ?? "");
			});
			return {
				after: t,
				moved: i,
				findings: [...r.flatMap(({ move: e, reason: t }) => movesOf([e]).map(({ reference: e }) => notEditable(e, t))), ...a.map(({ reference: e }) => replaced(e))]
			};
		}
		function notEditable(e, t) {
			const n = writtenName(e);
			return plan_changes_placed(e, {
				rule: isInScript(e) ? "in-script" : "not-editable",
				level: "warning",
				title: "Cannot be pinned here",
				message: `\`${n}\` was not pinned: ${(0, s.h0)(t, 400)}.`,
				artifact: n
			});
		}
		function replaced(e) {
			const t = e.inFile?.scanned.wrongDigest;
			const n = t === undefined ? writtenName(e) : (0, s.h0)(e.inFile?.scanned.text ?? "", 300);
			return plan_changes_placed(e, {
				rule: "unverified",
				level: "warning",
				title: "Unverified digest replaced",
				message: t === undefined ? `\`${writtenTag(e)}\` never had the digest that it was pinned to, so \`pin\` replaces it.` : `\`${n}\`: ${(0, s.h0)(t, 300)}, so \`pin\` replaces it.`,
				artifact: n
			});
		}
		function plan_changes_placed({ location: e }, t) {
			const n = `${t.rule} ${e?.file ?? ""} ${t.artifact ?? ""}`;
			return {
				...t,
				...e === undefined ? {} : { location: e },
				fingerprint: n
			};
		}
		var me = n(15902);
		var L = n(58819);
		var R = n(8224);
		;
		const z = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
		const he = /^Platform-Actions-Pins: ([0-9a-f]{40})$/m;
		function branchKey(e) {
			return (0, R.a)("pins", e).slice(0, 16);
		}
		function printBodyMark({ digests: e, image: t, key: n }) {
			return `<!-- platform-actions pins ${n} ${e}${t === undefined ? "" : ` ${t}`} -->`;
		}
		function readBodyMark(e) {
			const [, t, n, r] = z.exec(e) ?? [];
			return t === undefined || n === undefined ? undefined : {
				key: t,
				digests: n,
				image: r
			};
		}
		function withClosedMark(e) {
			const t = readBodyMark(e);
			return t === undefined ? e : e.replace(z, printBodyMark({
				...t,
				digests: "closed"
			}));
		}
		function printTrailer(e) {
			return `Platform-Actions-Pins: ${e}`;
		}
		function readTrailer(e) {
			return he.exec(e)?.[1];
		}
		;
		const ge = 65e3;
		const _e = 36e5;
		function renderBody({ leftOut: e, mark: t, minAgeMs: n, now: r, rows: i }) {
			const a = [
				`${printBodyMark(t)}\n${introduction(i, n)}`,
				movesTable(i, r),
				ve
			];
			if (e.length > 0) {
				a.push("**Not in this pull request:**");
				a.push((0, N.AX)(e.map((e) => `\u26A0\uFE0F ${(0, L.R)(e)}`)));
			}
			a.push((0, N.GE)("Full digests", digestsTable(i)));
			const o = i.flatMap(({ image: e, places: t }) => t.map((t) => `${(0, P.Bo)(t)}: ${(0, N.fl)(e.name)}`));
			a.push((0, N.GE)("Files and lines", (0, N.AX)(o)));
			return (0, N.Co)(a, ge).text;
		}
		function introduction(e, t) {
			const n = (0, i.iD)(e.length, "this image", `these ${e.length} images`);
			const r = t === undefined ? (0, i.iD)(e.length, "the digest that its tag has now", "the digests that their tags have now") : `${(0, i.iD)(e.length, "the newest digest that its tag has", "the newest digests that their tags have")} had for at least ${(0, me.P)(t)}`;
			return `This pull request pins ${n} to ${r}.`;
		}
		const ve = ["To skip an image, write `# platform-actions: ignore` on its line or on the line above, or add it to `ignore-images`.", "If you close this pull request, it is not opened again for the same digests. If you add a commit to its branch, it is no longer updated. Every run writes this text anew."].join("\n\n");
		function movesTable(e, t) {
			const n = e.some(({ advisories: e }) => e !== undefined);
			const r = e.some(({ life: e }) => e !== undefined);
			const i = [
				"Image",
				"From \u2192 to",
				"Age",
				"Old digest superseded",
				...n ? ["Advisories"] : [],
				...r ? ["Tag"] : []
			];
			return (0, N.oS)(i, e.map((e) => [
				(0, N.fl)(e.image.name),
				`${fromMarkdown(e)}<br>\u2192&nbsp;${shortDigest(e.image.to)}`,
				`${renderAge(t - e.since)}<br>(${(0, a.FM)(e.since)})`,
				e.superseded === undefined ? "" : `${renderAge(t - e.superseded)} ago<br>(${(0, a.FM)(e.superseded)})`,
				...n ? [advisoriesMarkdown(e.advisories)] : [],
				...r ? [lifeMarkdown(e.life)] : []
			]));
		}
		function fromMarkdown({ image: e, isUnverified: t }) {
			if (e.from === undefined) return "not pinned";
			return `${shortDigest(e.from)}${t ? " \u26A0\uFE0F the tag never had it" : ""}`;
		}
		function renderAge(e) {
			if (e >= 2 * a.sO) return (0, _.K)(0, e).replace(/ ago$/, "");
			if (e >= a.sO) return "1 day";
			const t = Math.floor(e / _e);
			return t < 1 ? "under an hour" : (0, i.hS)(t, "hour");
		}
		function advisoriesMarkdown(e) {
			if (e === undefined) return "not compared";
			return `fixes ${e.fixes}, brings ${e.brings}`;
		}
		function lifeMarkdown(e) {
			const t = e?.suggestion === undefined ? "" : `; move to ${(0, N.fl)(e.suggestion)}`;
			const n = e?.until === undefined ? undefined : (0, a.FM)(e.until);
			switch (e?.state) {
				case "active": return n === undefined ? "active" : `active until ${n}${t}`;
				case "grace": return `\u26A0\uFE0F in its grace period${n === undefined ? "" : ` until ${n}`}${t}`;
				case "deprecated": return `\u274C end of life${n === undefined ? "" : ` (${n})`}${t}`;
				case "not-found": return "\u26A0\uFE0F not found";
				default: return "unknown";
			}
		}
		function digestsTable(e) {
			return (0, N.oS)([
				"Image",
				"From",
				"To"
			], e.map(({ image: e }) => [
				(0, N.fl)(e.name),
				e.from === undefined ? "not pinned" : (0, N.fl)(e.from),
				(0, N.fl)(e.to)
			]));
		}
		var ye = n(33215);
		var be = n(24344);
		var B = n(71796);
		;
		const xe = 4;
		async function readCommittedFiles(e, t) {
			const n = new Map();
			const r = [];
			const i = await (0, be.P)(t, xe, async (t) => {
				const n = e.pathOf(t.path);
				return {
					change: t,
					path: n,
					blob: n === undefined ? undefined : await e.read(n)
				};
			});
			for (const { blob: e, change: t, path: a } of i) {
				const i = e?.kind === "blob" ? encoderOf(t, e.bytes) : undefined;
				if (a !== undefined && e?.kind === "blob" && i !== undefined) n.set(t.path, {
					path: a,
					mode: e.mode,
					encode: i
				});
				else r.push(leftOut(t, e?.kind === "blob" ? "differs from" : "is not a file of"));
			}
			return {
				files: n,
				findings: r
			};
		}
		function encoderOf({ before: e, encoding: t }, n) {
			const plain = (e) => (0, B.w)(e, t);
			const unix = (e) => (0, B.w)(e.replaceAll("\r\n", "\n"), t);
			return [plain, unix].find((t) => t(e).equals(n));
		}
		function leftOut({ moved: e, shown: t }, n) {
			const r = e[0]?.reference.location;
			return {
				rule: "not-as-committed",
				level: "warning",
				title: "Not in the pull request",
				message: `\`${(0, s.h0)(t)}\` ${n} the checked-out commit, so the pull request does not contain it.`,
				...r === undefined ? {} : { location: r },
				fingerprint: `not-as-committed ${t}`
			};
		}
		function plannedFiles(e, t) {
			return e.flatMap((e) => {
				const n = t.get(e.path);
				if (n === undefined) return [];
				const { encode: r, mode: i, path: a } = n;
				return [{
					change: e,
					file: {
						path: a,
						mode: i,
						bytes: r(e.after)
					}
				}];
			});
		}
		;
		function decide({ branch: e, pulls: t }, n) {
			const r = t.find(({ state: e }) => e === "open");
			const i = foreignReason(e, r);
			if (i !== undefined && e !== undefined) return {
				kind: "foreign",
				pull: r,
				head: e.head,
				why: i
			};
			if (n.content === undefined) {
				if (r === undefined) return { kind: "nothing" };
				return n.isComplete ? {
					kind: "close",
					pull: r,
					head: e?.head
				} : {
					kind: "wait",
					pull: r
				};
			}
			if (r === undefined) {
				const e = t.find((e) => e.state === "closed" && readBodyMark(e.body)?.digests === n.digests);
				if (e !== undefined) return {
					kind: "declined",
					pull: e
				};
			}
			const a = contentOf(e) === n.content;
			return {
				kind: "keep",
				pull: r,
				head: e?.head,
				isCurrent: a
			};
		}
		function contentOf(e) {
			return readTrailer(e?.commits?.at(-1)?.message ?? "");
		}
		function foreignReason(e, t) {
			if (e !== undefined && e.commits === undefined) return "it has too many commits to be ours";
			const n = e?.commits?.find(({ isByToken: e, message: t }) => !e || readTrailer(t) === undefined);
			if (n !== undefined) return `commit ${n.oid.slice(0, 12)} is not from this command`;
			if (t?.isByToken === false) return `pull request #${t.number} was opened by another account`;
			return undefined;
		}
		;
		class Refused extends Error {
			refusal;
			constructor(e) {
				super(e.message);
				this.refusal = e;
			}
		}
		function kept_pull_valueOf(e) {
			if (e.kind === "refused") throw new Refused(e);
			return e.value;
		}
		function kept(e, t, n, { findings: r }, i) {
			return {
				plan: e,
				operation: t,
				pull: n,
				findings: r,
				refusals: [],
				note: i
			};
		}
		function note(e, t) {
			if (e.kind === "done") return;
			const n = e.fix === undefined ? {} : { fix: e.fix };
			t.findings.push({
				...finding("pull-request-incomplete", "Incomplete", e.message),
				...n
			});
		}
		function refuseAny(e) {
			const [t, ...n] = e;
			if (t === undefined) return;
			const r = [...new Set(e.flatMap(({ fix: e }) => e ?? []))];
			const i = [t, ...n].map((e) => e.message).join("; ");
			throw new Refused({
				...t,
				message: i,
				fix: r.join("\n")
			});
		}
		function workflowFinding(e, { message: t }) {
			const n = (0, s.h0)(e);
			return {
				...finding("workflow-left-out", "Workflow left out", `\`${n}\` is not in the pull request, because the token may not change workflow files (${t}).`),
				fix: "Set `github-token` to a token of a GitHub App with the permission `workflows: write`, or pin the file by hand.",
				location: {
					file: e,
					line: 1
				},
				fingerprint: `workflow-left-out ${e}`
			};
		}
		function finding(e, t, n) {
			return {
				rule: e,
				level: "warning",
				title: t,
				message: n,
				fingerprint: `${e} ${n}`
			};
		}
		;
		function movedRows(e) {
			const t = e.flatMap((e) => e.moved);
			const n = (0, T.$)(t, ({ reference: e, target: t }) => JSON.stringify([
				(0, u.Yk)(e.image.complete),
				e.reference.digest,
				t.record.digest
			]));
			return [...n.values()].flatMap((e) => {
				const [t] = e;
				if (t === undefined) return [];
				const { image: n, reference: r } = t.reference;
				const { record: i, superseded: a, unverified: o } = t.target;
				const s = r.digest;
				return [{
					image: {
						organization: n.organization,
						repository: n.repository,
						tag: n.tag,
						name: (0, u.Yk)({
							...n.complete,
							digest: undefined
						}),
						from: s,
						to: i.digest
					},
					since: i.time,
					superseded: s === undefined ? undefined : a.get(s),
					isUnverified: s !== undefined && o.has(s),
					places: e.flatMap(({ reference: { location: e } }) => e ?? [])
				}];
			});
		}
		function digestsKey(e) {
			const t = new Set(e.map(({ image: e }) => `${e.repository}:${e.tag}@${e.to}`));
			return (0, R.a)("digests", ...[...t].sort()).slice(0, 40);
		}
		function contentKey(e, t) {
			const n = t.map(({ bytes: e, mode: t, path: n }) => `${t} ${n}\n${e.toString("latin1")}`);
			return (0, R.a)(e, ...n.sort()).slice(0, 40);
		}
		;
		const Se = 100;
		async function commitPins(e, { pulls: t, start: n }, { decision: r, files: i, state: a }, o) {
			const s = movedRows(e.files.map(({ change: e }) => e)).map(({ image: e }) => `${e.name}: ${e.to}`);
			const commit = (i) => {
				const a = `${s.slice(0, Se).join("\n")}\n\n${printTrailer(contentKey(n, i))}`;
				const { head: o } = r;
				return t.commit({
					branch: e.branch,
					head: o,
					start: n,
					headline: e.title,
					details: a,
					files: i
				});
			};
			const done = (e, t) => {
				if (r.pull !== undefined) o.operation ??= "updated";
				return {
					head: e,
					left: t
				};
			};
			const c = await commit(i);
			if (c.kind === "done" || c.reason !== "workflows") return done(kept_pull_valueOf(c), []);
			const l = new Set(c.paths);
			const u = e.files.filter(({ file: e }) => l.has(e.path));
			for (const { change: e } of u) o.findings.push(workflowFinding(e.shown, c));
			const d = i.filter(({ path: e }) => !l.has(e));
			if (d.length === 0 || contentOf(a.branch) === contentKey(n, d)) return {
				head: undefined,
				left: u
			};
			return done(kept_pull_valueOf(await commit(d)), u);
		}
		;
		async function keepPull(e, t) {
			const n = {
				operation: undefined,
				findings: []
			};
			for (let r = 1;; r += 1) {
				try {
					return await keepOnce(e, t, n);
				} catch (t) {
					if (!(t instanceof Refused)) throw t;
					const { refusal: i } = t;
					if (i.reason === "raced" && r === 1) continue;
					return {
						...kept(e, "none", undefined, n),
						refusals: [i]
					};
				}
			}
		}
		async function keepOnce(e, t, n) {
			const { base: r, isComplete: i, pulls: a, start: o } = t;
			const s = {
				branch: kept_pull_valueOf(await a.branch(e.branch, r)),
				pulls: kept_pull_valueOf(await a.from(e.branch))
			};
			const c = e.files.map(({ file: e }) => e);
			const l = decide(s, {
				content: c.length === 0 ? undefined : contentKey(o, c),
				digests: digestsKey(movedRows(e.files.map(({ change: e }) => e))),
				isComplete: i
			});
			n.findings = [];
			switch (l.kind) {
				case "foreign": return leaveForeign(e, t, l, n);
				case "declined": {
					const t = `Pull request #${l.pull.number} with the same digests was closed, so no other is opened.`;
					return kept(e, "none", undefined, n, t);
				}
				case "nothing": return kept(e, n.operation ?? "none", n.closed, n);
				case "wait": {
					const t = `Pull request #${l.pull.number} stays open, because not everything could be read.`;
					return kept(e, "unchanged", l.pull, n, t);
				}
				case "close": return closePull(e, t, l, n);
				default: return bringUp(e, t, {
					decision: l,
					state: s,
					files: c
				}, n);
			}
		}
		async function leaveForeign(e, { pulls: t }, { head: n, pull: r, why: i }, a) {
			const o = (0, s.h0)(e.branch, 300);
			const c = `The branch \`${o}\` was left as it is: ${i}.`;
			a.findings.push(finding("foreign-commit", "Not updated", c));
			if (r !== undefined) {
				const e = `<!-- platform-actions pins: not updated since ${n} -->`;
				const o = `This pull request is no longer updated: ${i}, and commits of others are never overwritten. Merge or close it, or delete its branch; the next run then proposes the pins again.`;
				note(await t.comment(r.number, e, o), a);
			}
			return kept(e, "unchanged", r, a);
		}
		async function closePull(e, { base: t, pulls: n }, { head: r, pull: i }, a) {
			refuseAny(await n.check(e.branch, t, i));
			kept_pull_valueOf(await n.edit(i.number, { body: withClosedMark(i.body) }));
			if (r !== undefined) kept_pull_valueOf(await n.deleteBranch(e.branch, r));
			a.operation = "closed";
			a.closed = i;
			const o = "<!-- platform-actions pins: closed -->";
			const s = `Nothing is left to pin here: the references on \`${t}\` have these digests or newer ones, or they are gone.`;
			note(await n.comment(i.number, o, s), a);
			return kept(e, "closed", kept_pull_valueOf(await n.edit(i.number, { state: "closed" })), a);
		}
		const Ce = {
			head: undefined,
			left: []
		};
		async function bringUp(e, t, { decision: n, files: r, state: i }, a) {
			const { base: o, inputs: s, pulls: c } = t;
			const { pull: l } = n;
			if (l === undefined || !n.isCurrent) refuseAny(await c.check(e.branch, o, l));
			const { head: u, left: d } = n.isCurrent ? Ce : await commitPins(e, t, {
				decision: n,
				files: r,
				state: i
			}, a);
			const f = e.files.filter((e) => !d.includes(e));
			if (f.length === 0) return kept(e, l === undefined ? "none" : "unchanged", l, a);
			const p = t.render({
				...e,
				files: f
			}, d);
			const m = n.head === undefined ? u : undefined;
			const h = l ?? await openPull(e, t, {
				body: p,
				made: m
			}, a);
			await decorate(h, t, a.operation === "created", a);
			const g = h.title === e.title && h.base === o && h.body === p;
			if (g) return kept(e, a.operation ?? "unchanged", h, a);
			a.operation ??= "updated";
			const _ = kept_pull_valueOf(await c.edit(h.number, {
				title: e.title,
				body: p,
				base: o
			}));
			return kept(e, a.operation, {
				..._,
				labels: s.labels
			}, a);
		}
		async function openPull({ branch: e, title: t }, { base: n, inputs: r, pulls: i }, { body: a, made: o }, s) {
			s.operation = "created";
			const c = await i.open({
				branch: e,
				base: n,
				title: t,
				body: a,
				draft: r.draft
			});
			if (c.kind === "refused" && c.reason !== "raced" && o !== undefined) await i.deleteBranch(e, o);
			return kept_pull_valueOf(c);
		}
		async function decorate(e, { inputs: t, pulls: n }, r, i) {
			const a = new Set(e.labels.map((e) => e.toLowerCase()));
			const o = t.labels.filter((e) => !a.has(e.toLowerCase()));
			if (o.length > 0) {
				i.operation ??= "updated";
				note(await n.label(e.number, o), i);
			}
			if (r && t.reviewers.length > 0) note(await n.requestReviews(e.number, t.reviewers), i);
		}
		var V = n(76760);
		var we = n(48636);
		var H = n(60616);
		var Te = n(8385);
		var U = n(38365);
		var Ee = n(63913);
		var W = n(8754);
		;
		const De = 64 * 1024 * 1024;
		async function openCheckedOut(e) {
			const { signal: t, tempDirectory: n, workingDirectory: r, workspace: i } = e;
			const a = (0, U.W)(i, r);
			if (a === undefined) return {
				kind: "none",
				why: "the workspace is not a git checkout"
			};
			const o = {
				repository: a,
				workspace: i,
				signal: t
			};
			const s = await (0, H.EO)(o, [
				"rev-parse",
				"--verify",
				"--quiet",
				"HEAD^{commit}"
			]);
			const c = s.kind === "output" ? s.bytes.toString("utf8").trim() : "";
			if (!(0, Te.TS)(c)) return {
				kind: "none",
				why: "the checkout has no commit"
			};
			const l = await (0, H.EO)(o, [
				"symbolic-ref",
				"--quiet",
				"HEAD"
			]);
			const u = l.kind === "output" ? l.bytes.toString("utf8").trim() : "";
			const d = (0, Ee.U)(o, c.length, n);
			const f = (0, W.H2)(d);
			return {
				commit: c,
				branch: u.startsWith("refs/heads/") ? u.slice("refs/heads/".length) : undefined,
				pathOf: (e) => {
					const t = (0, U.Q)(i, (0, V.resolve)(r, e));
					if (!(0, we.UO)(a.top, t)) return undefined;
					return (0, V.relative)(a.top, t).split(V.sep).join("/");
				},
				read: (e) => (0, W.Q_)(f, c, e, De),
				close: d.close
			};
		}
		var G = n(3366);
		var K = n(12012);
		;
		const Oe = {
			read: "give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository",
			contents: "add `contents: write` to the `permissions` of the job; a token of a GitHub App or a person needs \"Contents: read and write\"",
			"pull-requests": "add `pull-requests: write` to the `permissions` of the job; a token of a GitHub App or a person needs \"Pull requests: read and write\""
		};
		const ke = /not permitted to create or approve pull requests/i;
		const Ae = "turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a token of a GitHub App";
		function refusalOf(e, t, n) {
			const refuse = (n, r) => ({
				kind: "refused",
				reason: n,
				message: `${t}: ${e.why}`,
				fix: r
			});
			const { status: r, type: i, unsure: a, why: o } = e;
			if (ke.test(o)) return refuse("forbidden", Ae);
			if (r === 401) return refuse("unauthenticated", "`github-token` is not valid, or no longer: set it to a token that is");
			if (i === "STALE_DATA") return refuse("raced");
			if (i === "RATE_LIMITED" || r === 429 || /\brate limit\b/i.test(o)) return refuse("unavailable", "run this again after the rate limit of the token has ended");
			if (r === 403 || r === 404 || i === "FORBIDDEN" || i === "NOT_FOUND") return refuse("forbidden", Oe[n]);
			if (a) return refuse("raced");
			return refuse(r === 422 || i !== undefined ? "invalid" : "unavailable");
		}
		;
		const je = 100;
		const Me = "web-flow";
		async function readHead({ api: e, repository: t }, n) {
			const r = `heads/${n}`;
			const i = await e(({ rest: e }) => e.git.getRef({
				...(0, G.$t)(t),
				ref: r
			}));
			if (i.kind === "ok") return {
				kind: "done",
				value: i.body.object.sha
			};
			if (i.status === 404) return {
				kind: "done",
				value: undefined
			};
			return refusalOf(i, `the branch \`${n}\` cannot be read`, "read");
		}
		async function readPlace(e, t, n) {
			const { api: r, repository: i } = e;
			const a = (0, G.$t)(i);
			const o = await r(({ rest: e }) => e.repos.get(a));
			if (o.kind === "failed") return refusalOf(o, `the repository \`${i}\` cannot be read`, "read");
			const s = o.body.fork;
			const c = await readHead(e, t);
			if (c.kind === "refused") return c;
			const placed = (e) => ({
				kind: "done",
				value: {
					isFork: s,
					commit: e
				}
			});
			if (c.value === undefined) return placed("no-base");
			if (c.value === n) return placed("on-base");
			const l = `${c.value}...${n}`;
			const u = await r(({ rest: e }) => e.repos.compareCommitsWithBasehead({
				...a,
				basehead: l,
				per_page: 1
			}));
			if (u.kind === "ok") return placed(u.body.ahead_by === 0 ? "on-base" : "off-base");
			if (u.status === 404 || u.status === 422) return placed("unknown");
			return refusalOf(u, `the checked-out commit cannot be compared with \`${t}\``, "read");
		}
		async function readBranch(e, t, n) {
			const r = await readHead(e, t);
			if (r.kind === "refused") return r;
			const i = r.value;
			if (i === undefined) return {
				kind: "done",
				value: undefined
			};
			const a = `${n}...${i}`;
			const o = await e.api(({ rest: t }) => t.repos.compareCommitsWithBasehead({
				...(0, G.$t)(e.repository),
				basehead: a,
				per_page: je
			}));
			if (o.kind === "failed") return refusalOf(o, `the commits of the branch \`${t}\` cannot be read`, "read");
			const { commits: s, total_commits: c } = o.body;
			if (c !== s.length) return {
				kind: "done",
				value: {
					head: i,
					commits: undefined
				}
			};
			const l = s.length === 0 ? "" : (await e.account()).toLowerCase();
			const isOwn = (e) => e?.toLowerCase() === l;
			const u = s.map(({ author: e, commit: t, committer: n, parents: r, sha: i }) => {
				const a = loginOf(n);
				return {
					oid: i,
					parent: r[0]?.sha,
					message: t.message,
					isByToken: isOwn(loginOf(e)) && (isOwn(a) || a === Me)
				};
			});
			return {
				kind: "done",
				value: {
					head: i,
					commits: u
				}
			};
		}
		function loginOf(e) {
			return e?.login;
		}
		;
		const Ne = "0000000000000000000000000000000000000000";
		const Pe = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;
		async function createBranch({ api: e, repository: t }, n, r) {
			const i = `refs/heads/${n}`;
			const a = await e(({ rest: e }) => e.git.createRef({
				...(0, G.$t)(t),
				ref: i,
				sha: r
			}));
			if (a.kind === "ok") return {
				kind: "done",
				value: undefined
			};
			return namesRefused(a, `the branch \`${n}\` cannot be created`);
		}
		async function moveBranch(e, t, { from: n, to: r }) {
			const i = await updateRef(e, {
				name: `refs/heads/${t}`,
				from: n,
				to: r
			});
			if (i.kind === "done") return i;
			const a = await readHead(e, t);
			if (a.kind === "refused") return a;
			if (a.value === r) return {
				kind: "done",
				value: undefined
			};
			if (a.value !== n) return raced(t);
			const o = `the branch \`${t}\` cannot be ${r === undefined ? "deleted" : "moved"}`;
			const s = {
				...(0, G.$t)(e.repository),
				ref: `heads/${t}`
			};
			const c = r === undefined ? await e.api(({ rest: e }) => e.git.deleteRef(s)) : await e.api(({ rest: e }) => e.git.updateRef({
				...s,
				sha: r,
				force: true
			}));
			return c.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : namesRefused(c, o);
		}
		async function updateRef({ api: e, repository: t }, { from: n, name: r, to: i }) {
			const a = (0, G.$t)(t);
			const o = `\`${r}\` cannot be updated`;
			const s = await e(({ rest: e }) => e.repos.get(a));
			if (s.kind === "failed") return refusalOf(s, o, "contents");
			const c = [{
				name: r,
				beforeOid: n,
				afterOid: i ?? Ne,
				force: true
			}];
			const l = {
				repository: (0, x.b6)((0, x._F)(s.body, "node_id")) ?? "",
				updates: c
			};
			const u = await e(async ({ graphql: e }) => ({ data: await e(Pe, l) }));
			return u.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : refusalOf(u, o, "contents");
		}
		function namesRefused(e, t) {
			const n = refusalOf(e, t, "contents");
			if (n.reason !== "invalid") return n;
			return {
				...n,
				fix: "choose another name in `branch`, or check the rules for branches of this repository"
			};
		}
		function raced(e) {
			const t = `the branch \`${e}\` changed while it was being updated`;
			return {
				kind: "refused",
				reason: "raced",
				message: t,
				fix: "run this again"
			};
		}
		;
		const Fe = 8 * 1024 * 1024;
		const q = "100644";
		const Ie = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
		function writeCommit(e, t) {
			const n = t.files.reduce((e, { bytes: t }) => e + t.length, 0);
			const r = t.files.every(({ mode: e }) => e === q);
			return r && n <= Fe ? byMutation(e, t) : byGitDatabase(e, t);
		}
		async function byMutation(e, t) {
			const { branch: n, head: r, start: i } = t;
			const a = r === undefined ? n : `${n}-next-${i.slice(0, 12)}`;
			const o = await createPlace(e, a, t);
			if (o.kind === "refused") return o;
			const s = await commitOn(e, a, t);
			if (s.kind === "refused" || r === undefined) {
				if (s.kind === "refused") await moveBranch(e, a, {
					from: i,
					to: undefined
				});
				return s;
			}
			const c = await moveBranch(e, n, {
				from: r,
				to: s.value
			});
			await moveBranch(e, a, {
				from: s.value,
				to: undefined
			});
			return c.kind === "refused" ? c : s;
		}
		async function createPlace(e, t, { branch: n, start: r }) {
			const i = await createBranch(e, t, r);
			if (i.kind === "done" || i.reason !== "invalid" || t === n) return i;
			const a = await readBranch(e, t, r);
			if (a.kind === "refused") return a;
			if (a.value === undefined) return i;
			const { commits: o, head: s } = a.value;
			if (o?.every(({ isByToken: e }) => e) !== true) return inTheWay(t);
			const c = await moveBranch(e, t, {
				from: s,
				to: undefined
			});
			return c.kind === "refused" ? c : createBranch(e, t, r);
		}
		function inTheWay(e) {
			const t = `the branch \`${e}\`, which is needed for a moment, has commits of others`;
			return {
				kind: "refused",
				reason: "invalid",
				message: t,
				fix: `rename or delete the branch \`${e}\``
			};
		}
		async function commitOn({ api: e, repository: t }, n, { details: r, files: i, headline: a, start: o }) {
			const s = i.map(({ bytes: e, path: t }) => ({
				path: t,
				contents: e.toString("base64")
			}));
			const c = {
				branch: {
					repositoryNameWithOwner: t,
					branchName: n
				},
				expectedHeadOid: o,
				message: {
					headline: a,
					body: r
				},
				fileChanges: { additions: s }
			};
			const l = await e(async ({ graphql: e }) => ({ data: await e(Ie, { input: c }) }));
			if (l.kind === "failed") return aboutWorkflows(refusalOf(l, J, "contents"), i);
			const u = (0, x._F)((0, x._F)(l.body, "createCommitOnBranch"), "commit");
			return oidOf((0, x.b6)((0, x._F)(u, "oid")));
		}
		async function byGitDatabase(e, t) {
			const { api: n, repository: r } = e;
			const { branch: i, details: a, files: o, head: s, headline: c, start: l } = t;
			const u = (0, G.$t)(r);
			const d = [];
			for (const { bytes: e, mode: t, path: r } of o) {
				const i = e.toString("base64");
				const a = await n(({ rest: e }) => e.git.createBlob({
					...u,
					content: i,
					encoding: "base64"
				}));
				if (a.kind === "failed") return refusalOf(a, J, "contents");
				d.push({
					path: r,
					mode: t === "100755" ? t : q,
					type: "blob",
					sha: a.body.sha
				});
			}
			const f = await n(({ rest: e }) => e.git.getCommit({
				...u,
				commit_sha: l
			}));
			if (f.kind === "failed") return refusalOf(f, J, "read");
			const p = f.body.tree.sha;
			const m = await n(({ rest: e }) => e.git.createTree({
				...u,
				base_tree: p,
				tree: d
			}));
			if (m.kind === "failed") return aboutWorkflows(refusalOf(m, J, "contents"), o);
			const h = a === "" ? c : `${c}\n\n${a}`;
			const g = await n(({ rest: e }) => e.git.createCommit({
				...u,
				message: h,
				tree: m.body.sha,
				parents: [l]
			}));
			if (g.kind === "failed") return refusalOf(g, J, "contents");
			const _ = g.body.sha;
			const v = s === undefined ? await createBranch(e, i, _) : await moveBranch(e, i, {
				from: s,
				to: _
			});
			return v.kind === "refused" ? aboutWorkflows(v, o) : oidOf(_);
		}
		const J = "the commit cannot be made";
		const Le = /^\.github\/workflows\/[^/]+$/i;
		function aboutWorkflows(e, t) {
			const n = t.map(({ path: e }) => e).filter((e) => Le.test(e));
			const { message: r, reason: i } = e;
			const a = i === "forbidden" || i === "invalid" || /\bworkflows?\b/i.test(r);
			return a && n.length > 0 ? {
				...e,
				reason: "workflows",
				paths: n
			} : e;
		}
		function oidOf(e) {
			if (e !== undefined) return {
				kind: "done",
				value: e
			};
			return {
				kind: "refused",
				reason: "raced",
				message: `${J}: the answer does not name it`,
				fix: undefined
			};
		}
		;
		const Y = 100;
		const X = 30;
		function openGithubPulls(e, t) {
			let n;
			const account = () => {
				n ??= (0, K.i5)(e);
				return n;
			};
			const r = {
				api: e,
				repository: t,
				account
			};
			const i = (0, G.$t)(t);
			return {
				place: (e, t) => readPlace(r, e, t),
				branch: (e, t) => readBranch(r, e, t),
				from: async (t) => {
					const n = `${i.owner}:${t}`;
					const a = await e(({ rest: e }) => e.pulls.list({
						...i,
						state: "all",
						head: n,
						per_page: Y
					}));
					if (a.kind === "failed") return unreadable(a);
					return {
						kind: "done",
						value: await ownPulls(r, a.body, (e) => e === t)
					};
				},
				openBelow: (e) => readOpen(r, e),
				check: (e, t, n) => checkPermissions(r, e, t, n),
				commit: (e) => writeCommit(r, e),
				open: async ({ base: t, body: n, branch: a, draft: o, title: s }) => {
					const c = await e(({ rest: e }) => e.pulls.create({
						...i,
						head: a,
						base: t,
						title: s,
						body: n,
						draft: o
					}));
					return pullOf(r, c, "the pull request cannot be opened");
				},
				edit: async (t, n) => {
					const a = await e(({ rest: e }) => e.pulls.update({
						...i,
						pull_number: t,
						...n
					}));
					return pullOf(r, a, `pull request #${t} cannot be changed`);
				},
				label: async (t, n) => {
					const r = {
						...i,
						issue_number: t,
						labels: [...n]
					};
					const a = await e(({ rest: e }) => e.issues.addLabels(r));
					return doneOr(a, "the labels cannot be added", "pull-requests");
				},
				requestReviews: async (t, n) => {
					const r = await e(({ rest: e }) => e.pulls.requestReviewers({
						...i,
						pull_number: t,
						...splitReviewers(n)
					}));
					return doneOr(r, "reviews cannot be requested", "pull-requests");
				},
				comment: async (n, r, i) => {
					const a = `${r}\n${i}`;
					const o = await (0, K.jW)(e, {
						repository: t,
						number: n,
						marker: r,
						body: a,
						create: true
					});
					if (o.kind !== "failed") return {
						kind: "done",
						value: undefined
					};
					const s = {
						kind: "failed",
						status: o.forbidden ? 403 : 0,
						why: o.why,
						unsure: false
					};
					return refusalOf(s, "the comment cannot be written", "pull-requests");
				},
				deleteBranch: (e, t) => moveBranch(r, e, {
					from: t,
					to: undefined
				})
			};
		}
		function splitReviewers(e) {
			const t = e.filter((e) => e.includes("/"));
			return {
				reviewers: e.filter((e) => !e.includes("/")).map((e) => e.replace(/^@/, "")),
				team_reviewers: t.map((e) => e.split("/").at(-1) ?? "")
			};
		}
		function doneOr(e, t, n) {
			return e.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : refusalOf(e, t, n);
		}
		function unreadable(e) {
			return refusalOf(e, "the pull requests cannot be read", "pull-requests");
		}
		async function readOpen(e, t) {
			const n = [];
			for (let r = 1; r <= X; r += 1) {
				const i = {
					...(0, G.$t)(e.repository),
					state: "open",
					per_page: Y,
					page: r
				};
				const a = await e.api(({ rest: e }) => e.pulls.list(i));
				if (a.kind === "failed") return unreadable(a);
				n.push(...await ownPulls(e, a.body, (e) => e.startsWith(t)));
				if (!a.hasNextPage && a.body.length < Y) break;
			}
			return {
				kind: "done",
				value: n
			};
		}
		async function ownPulls(e, t, n) {
			const r = e.repository.toLowerCase();
			const i = t.filter(({ head: e }) => e.repo?.full_name.toLowerCase() === r && n(e.ref));
			return Promise.all(i.map((t) => toPull(e, t)));
		}
		async function pullOf(e, t, n) {
			if (t.kind === "failed") return refusalOf(t, n, "pull-requests");
			return {
				kind: "done",
				value: await toPull(e, t.body)
			};
		}
		async function toPull(e, t) {
			const { base: n, body: r, head: i, html_url: a, labels: o, merged_at: s, number: c, state: l, title: u, user: d } = t;
			return {
				number: c,
				url: a,
				state: s !== null ? "merged" : l === "open" ? "open" : "closed",
				branch: i.ref,
				base: n.ref,
				title: u,
				body: r ?? "",
				labels: o.map(({ name: e }) => e),
				isByToken: d?.login.toLowerCase() === (await e.account()).toLowerCase()
			};
		}
		async function checkPermissions({ api: e, repository: t }, n, r, i) {
			const a = (0, G.$t)(t);
			const o = await e(({ rest: e }) => e.git.createBlob({
				...a,
				content: "",
				encoding: "utf-8"
			}));
			const s = i?.title ?? "Permission check";
			const c = i === undefined ? await e(({ rest: e }) => e.pulls.create({
				...a,
				head: `${n}..`,
				base: r,
				title: s
			})) : await e(({ rest: e }) => e.pulls.update({
				...a,
				pull_number: i.number,
				title: s
			}));
			const l = [...o.kind === "ok" ? [] : [refusalOf(o, "nothing can be written to this repository", "contents")], ...c.kind === "ok" ? [] : [refusalOf(c, "no pull request can be opened or changed", "pull-requests")]];
			return l.filter(({ reason: e }) => e === "forbidden" || e === "unauthenticated");
		}
		var Re = n(32537);
		var Z = n(35557);
		;
		async function openTarget(e, t) {
			const { tempDirectory: n, workspace: r } = t.host.context;
			const { signal: i, workingDirectory: a } = t;
			const o = await openCheckedOut({
				workspace: r,
				workingDirectory: a,
				tempDirectory: n,
				signal: i
			});
			if ("kind" in o) throw new k.y({
				message: `\`pull-request\` needs a checkout: ${o.why}`,
				fix: "run actions/checkout before this step",
				input: "pull-request"
			});
			try {
				const n = e.base ?? branchOf(o, t);
				if (n === e.branch) throw new k.y((0, Z.TI)(n));
				if (e["dry-run"]) return {
					checkedOut: o,
					base: n,
					pulls: undefined
				};
				return {
					checkedOut: o,
					base: n,
					pulls: await openPulls(e, t, {
						base: n,
						commit: o.commit
					})
				};
			} catch (e) {
				o.close();
				throw e;
			}
		}
		function branchOf({ branch: e, commit: t }, { host: n }) {
			const { commit: r, ref: i } = n.context;
			if (e !== undefined) return e;
			const a = "refs/heads/";
			if (i?.startsWith(a) === true && r === t) return i.slice(a.length);
			throw new k.y({
				message: "`base` is required: no branch is checked out",
				fix: "set `base` to the branch that has the checked-out commit",
				input: "base"
			});
		}
		async function openPulls(e, t, { base: n, commit: r }) {
			const i = await (0, Re.K)(e["github-token"], t);
			if (i.kind === "closed") throw new k.y({
				message: `\`pull-request\` cannot be used: ${i.why}`,
				input: "pull-request"
			});
			const a = openGithubPulls(i.api, i.repository);
			const o = await a.place(n, r);
			if (o.kind === "refused") throw new D.hM([problemOf(o)], { cause: o });
			if (o.value.isFork) throw new k.y({
				message: `\`pull-request\` cannot be used in a fork, and \`${i.repository}\` is one`,
				fix: `run it in the repository that the fork is of: see the recipe ${Z.bc}`,
				input: "pull-request"
			});
			const c = o.value.commit;
			if (c === "on-base") return a;
			const l = (0, s.h0)(n, 200);
			const u = r.slice(0, 12);
			throw new k.y({
				message: {
					"no-base": `\`base\`: \`${i.repository}\` has no branch \`${l}\``,
					"off-base": `the checked-out commit ${u} is not on the branch \`${l}\``,
					unknown: `the checked-out commit ${u} is not in \`${i.repository}\``
				}[c],
				fix: "check out the branch that the pull request is for, or name its branch in `base`",
				input: "base"
			});
		}
		const ze = {
			unauthenticated: "unauthenticated",
			forbidden: "forbidden",
			workflows: "forbidden",
			raced: "service",
			invalid: "usage",
			unavailable: "service"
		};
		function problemOf({ fix: e, message: t, reason: n }) {
			return {
				kind: ze[n],
				message: t,
				...e === undefined ? {} : { fix: e }
			};
		}
		;
		async function keepPulls(e, t, { checkedOut: n, base: r, pulls: i }, a, o) {
			const c = await readCommittedFiles(n, a.changes);
			const l = a.isComplete && c.findings.length === 0;
			const u = await knowRows(a.changes, e, t, o);
			const d = await plansOf(e, a, c.files);
			const f = t.clock.now();
			const p = [...a.leftOut, ...c.findings].map(({ message: e }) => e);
			const render = (t, n) => {
				const r = t.files.map(({ change: e }) => e);
				const i = movedRows(r);
				const a = n.map(({ change: e }) => `\`${(0, s.h0)(e.shown)}\`: the token may not change workflow files.`);
				const o = {
					key: branchKey(e.branch),
					digests: digestsKey(movedRows([...r, ...n.map(({ change: e }) => e)])),
					image: t.image
				};
				return renderBody({
					mark: o,
					rows: i.map((e) => u(e)),
					leftOut: [...a, ...p],
					now: f,
					minAgeMs: e["min-age"]
				});
			};
			const m = d.filter(({ files: e }) => e.length > 0).map((e) => ({
				plan: e,
				body: render(e, [])
			}));
			const h = {
				changes: a.changes,
				planned: m,
				kept: [],
				findings: c.findings,
				problems: [],
				log: []
			};
			if (i === undefined) return h;
			if (a.hasFailed) return {
				...h,
				log: ["No pull request was opened, updated or closed, because an image failed."]
			};
			const g = {
				pulls: i,
				inputs: e,
				base: r,
				start: n.commit,
				isComplete: l,
				render
			};
			const _ = await leftovers(i, e.branch, d);
			if (_.kind === "refused") return {
				...h,
				problems: [problemOf(_)]
			};
			const v = [];
			for (const e of [...d, ..._.value]) v.push(await keepPull(e, g));
			return {
				...h,
				kept: v,
				findings: [...c.findings, ...v.flatMap(({ findings: e }) => e)],
				problems: v.flatMap(({ refusals: e }) => e.map(problemOf)),
				log: v.flatMap(logLines)
			};
		}
		const Q = "Refresh image digests";
		async function plansOf(e, { changes: t, files: n, moves: r, threads: i }, a) {
			const { branch: o, title: s } = e;
			if (e["group-by"] === "all") {
				const e = plannedFiles(t, a);
				return [{
					image: undefined,
					branch: o,
					title: s ?? Q,
					files: e
				}];
			}
			const c = (0, T.$)(r, ({ reference: e }) => e.image.repository);
			const l = (0, ye.K)(o, c.keys());
			const u = [];
			for (const [e, t] of c) u.push({
				image: e,
				branch: l.get(e) ?? o,
				title: s === undefined ? `${Q} of ${e}` : `${s}: ${e}`,
				files: plannedFiles((await planChanges(t, n, i)).changes, a)
			});
			return u;
		}
		async function leftovers(e, t, n) {
			const r = await e.openBelow(t);
			if (r.kind === "refused") return r;
			const i = new Set(n.map((e) => e.branch));
			const isOurs = (e) => e.isByToken && !i.has(e.branch) && readBodyMark(e.body)?.key === branchKey(t);
			const a = r.value.filter(isOurs).map((e) => ({
				image: readBodyMark(e.body)?.image,
				branch: e.branch,
				title: e.title,
				files: []
			}));
			return {
				kind: "done",
				value: a
			};
		}
		async function knowRows(e, t, n, r) {
			const i = movedRows(e);
			const a = i.map(({ image: e }) => e);
			const keyOf = ({ image: e }) => `${e.name} ${e.from ?? ""} ${e.to}`;
			const [o, s] = a.length === 0 ? [[], []] : await Promise.all([r.compareAdvisories(a, t, n), r.judgeTags(a, t, n)]);
			const c = new Map(i.map((e, t) => [keyOf(e), {
				advisories: o[t],
				life: s[t]
			}]));
			return (e) => ({
				...e,
				...c.get(keyOf(e)) ?? {
					advisories: undefined,
					life: undefined
				}
			});
		}
		function logLines({ note: e, operation: t, plan: n, pull: r }) {
			const i = n.image === undefined ? "" : ` for \`${n.image}\``;
			const a = r === undefined ? "" : `: ${(0, s.h0)(r.url)}`;
			const o = r === undefined ? `There is no pull request${i}.` : `Pull request #${r.number}${i}: ${t}${a}`;
			return [o, ...e === undefined ? [] : [e]];
		}
		;
		const Be = 5e5;
		const $ = [
			"created",
			"updated",
			"closed",
			"unchanged",
			"none"
		];
		function pullOutputs(e, { kept: t }) {
			const [n] = [...t].sort((e, t) => $.indexOf(e.operation) - $.indexOf(t.operation));
			return {
				"pull-request-number": n?.pull?.number ?? "",
				"pull-request-url": n?.pull?.url ?? "",
				"pull-request-operation": n?.operation ?? "none",
				...e["group-by"] === "image" ? { "pull-requests": pullRows(t) } : {}
			};
		}
		function pullRows(e) {
			return e.map(({ operation: e, plan: t, pull: n }) => ({
				...t.image === undefined ? {} : { image: t.image },
				...n === undefined ? {} : {
					number: n.number,
					url: n.url
				},
				operation: e,
				branch: t.branch
			}));
		}
		function renderPullSummary({ kept: e, planned: t }, n) {
			if (n) return t.map(renderPlanned).join("\n\n");
			const r = e.map(({ note: e, operation: t, plan: n, pull: r }) => {
				const i = r === undefined ? "no pull request" : (0, N.k9)(`#${r.number}`, r.url);
				const a = n.image === undefined ? "" : ` for ${(0, N.fl)(n.image)}`;
				return `${t}: ${i}${a}${e === undefined ? "" : `. ${(0, N.FV)(e)}`}`;
			});
			if (r.length === 0) return "### Pull request: none";
			return (0, N.Co)(["### Pull request", (0, N.AX)(r)], Be).text;
		}
		function renderPlanned({ body: e, plan: t }) {
			const n = `### Pull request (dry run): ${(0, N.FV)(t.title)}`;
			return `${n}\n\nFrom ${(0, N.fl)(t.branch)}. Its text:\n\n${e}`;
		}
		function plannedText({ body: e, plan: t }) {
			return `Pull request (dry run): ${(0, s.h0)(t.title, 300)}\nBranch: ${(0, s.h0)(t.branch, 300)}\n\n${e}`;
		}
		;
		function referenceRows(e, t) {
			const n = e.filter(({ inFile: e }) => e === undefined);
			const r = e.filter(({ inFile: e }) => e !== undefined);
			const i = [...(0, T.$)(r, (e) => completeName(e, undefined)).values()];
			return [...n, ...i.flatMap(([e]) => e ?? [])].map((e) => {
				const n = {
					image: writtenImage(e),
					tag: e.image.tag
				};
				const r = t.record(tagKey(e));
				if (r === undefined) {
					const r = t.problems(tagKey(e)).map(({ message: e }) => e);
					return {
						...n,
						error: r.join("\n")
					};
				}
				const { digest: i, time: o } = r;
				return {
					...n,
					digest: i,
					reference: completeName(e, i),
					updatedAt: (0, a.sZ)(o)
				};
			});
		}
		function firstOutputs(e) {
			const [t] = e;
			return t === undefined || !("digest" in t) ? {} : {
				digest: t.digest,
				reference: t.reference,
				"tag-updated-at": t.updatedAt
			};
		}
		;
		const Ve = 2e5;
		const He = [
			"Image",
			"From",
			"To",
			"Tag moved",
			"Files"
		];
		function pinAnswer(e) {
			const { changes: t, dryRun: n, findings: r, now: a } = e;
			const o = t.flatMap((e) => e.moved);
			const s = [...(0, T.$)(o, render_pin_rowKey).values()].flatMap((e) => render_pin_rowOf(e, a));
			const c = (0, P.Y1)(r);
			return {
				title: "Pin images",
				words: t.length === 0 ? "nothing changed" : `${(0, i.hS)(t.length, "file")} ${n ? "would change" : "changed"}, ${(0, i.hS)(o.length, "reference")} ${n ? "would get" : "got"} a new digest`,
				actions: [...s.length === 0 ? [] : [(0, N.oS)(He, s)], ...c.actions],
				details: [
					...fullReferences(o.map(({ reference: e, target: t }) => completeName(e, t.record.digest))),
					...diffBlocks(t),
					...c.details
				]
			};
		}
		function render_pin_rowKey({ reference: e, target: t }) {
			return `${writtenName(e)} ${t.record.digest}`;
		}
		function render_pin_rowOf(e, t) {
			const [n] = e;
			if (n === undefined) return [];
			const { reference: r, target: i } = n;
			return [[
				(0, N.fl)(writtenTag(r)),
				shortDigest(r.reference.digest) || "not pinned",
				shortDigest(i.record.digest),
				(0, _.E)(i.record.time, t),
				(0, P.GA)(e.map((e) => e.reference.location))
			]];
		}
		function diffBlocks(e) {
			const t = e.map((e) => e.diff).join("\n");
			if (t === "") return [];
			if (t.length > Ve) return ["The diff is too long to show here; see the log."];
			return [(0, N.GE)("Diff", (0, N.hl)((0, s.ix)(t), "diff"))];
		}
		;
		async function pinReferences(e, t, n) {
			if (!e["pull-request"]) return pinInto(e, t, undefined);
			const r = await openTarget(e, t);
			try {
				return await pinInto(e, t, (i) => keepPulls(e, t, r, i, n));
			} finally {
				r.checkedOut.close();
			}
		}
		async function pinInto(e, t, n) {
			const r = t.clock.now();
			const i = readScope(e, r);
			const a = await gatherReferences(e, t, i);
			const o = (0, fe.i)(t, i.names);
			const s = a.references.filter((e) => !isTagless(e));
			const c = [...s, ...a.repairs];
			const l = await chooseTargets(e, t, c, {
				...i,
				now: r,
				verify: true
			});
			const u = c.flatMap((e) => {
				const t = l.known.get(tagKey(e));
				return t === undefined || t.record.digest === e.reference.digest ? [] : [{
					reference: e,
					target: t
				}];
			});
			const { changes: d, findings: f } = await planChanges(u, a.files, o);
			const p = leftMalformed(a, d);
			const m = unjudgedFindings(p, e);
			const h = await n?.({
				moves: u,
				changes: d,
				files: a.files,
				threads: o,
				leftOut: [...f.filter(({ rule: e }) => e === "not-editable"), ...m],
				hasFailed: l.problems.length > 0,
				isComplete: l.problems.length === 0 && p.unread.length + p.malformed.length === 0
			});
			const { problems: g, written: _ } = h !== undefined || e["dry-run"] ? {
				problems: h?.problems ?? [],
				written: d
			} : await writeChanges(d, t, e);
			for (const e of _) t.host.quote(e.diff);
			const v = outcomeOf(e, {
				now: r,
				references: c,
				answers: l,
				moves: u,
				written: _,
				findings: [
					...f,
					...h?.findings ?? [],
					...m,
					...a.findings
				],
				problems: [...g, ...l.problems],
				gathered: a
			});
			return h === undefined ? v : withPulls(e, t, v, h);
		}
		async function withPulls(e, { host: t }, n, r) {
			const i = e["dry-run"];
			if (i) for (const e of r.planned) t.quote(plannedText(e));
			return {
				...n,
				outputs: {
					...n.outputs,
					...pullOutputs(e, r)
				},
				summary: () => {
					const e = n.summary();
					return {
						...e,
						actions: [renderPullSummary(r, i), ...e.actions]
					};
				},
				report: {
					...n.report,
					pullRequests: pullRows(r.kept)
				},
				log: [...n.log, ...r.log]
			};
		}
		function leftMalformed({ malformed: e, unread: t, unresolved: n }, r) {
			const i = new Set(r.flatMap((e) => e.moved.map(({ reference: e }) => e.inFile)));
			return {
				unread: t,
				unresolved: n,
				malformed: e.filter(({ repair: e }) => e === undefined || !i.has(e))
			};
		}
		async function writeChanges(e, t, n) {
			const r = [];
			const i = [];
			const { tempDirectory: a, workspace: o } = t.host.context;
			const s = {
				workspace: o,
				tempDirectory: a,
				workingDirectory: t.workingDirectory
			};
			for (const t of e) {
				try {
					await (0, de.wo)(s, t.path, t);
					i.push(t);
				} catch (e) {
					r.push(...(0, O.e)(e, n.identity));
				}
			}
			return {
				problems: r,
				written: i
			};
		}
		const Ue = "No file was read, so nothing could be pinned: `mode: pin` pins references in files, and `images` alone names none.";
		function outcomeOf(e, t) {
			const { answers: n, findings: r, gathered: a, moves: s, problems: c, references: l, written: u } = t;
			const d = e["dry-run"] || e["pull-request"];
			const f = referenceRows(l, {
				record: (e) => n.known.get(e)?.record,
				problems: (e) => n.failed.get(e) ?? []
			});
			const p = u.map(({ shown: e }) => e);
			const m = u.flatMap((e) => e.moved);
			const h = l.filter((e) => !isInScript(e));
			const isUnverified = (e) => {
				const { digest: t } = e.reference;
				return t !== undefined && n.known.get(tagKey(e))?.unverified.has(t) === true;
			};
			return {
				findings: r,
				problems: c,
				verdict: verdictOf(r),
				outputs: {
					...firstOutputs(f),
					references: f,
					changed: p.length > 0,
					"changed-files": p,
					"unpinned-count": h.filter(isUnpinned).length,
					"stale-count": s.filter(({ reference: e }) => e.reference.digest !== undefined && !isUnverified(e) && !isInScript(e)).length,
					"unverified-count": l.filter(isUnverified).length + a.malformed.length,
					"unread-count": a.unread.length,
					"unresolved-count": a.unresolved.length
				},
				summary: () => (0, o.OV)(pinAnswer({
					changes: u,
					findings: r,
					dryRun: d,
					now: t.now
				}), a.comments),
				coverage: coverageOf(a, n.failed),
				report: {
					references: f,
					changedFiles: p,
					dryRun: d,
					ignoreComments: a.comments
				},
				stdout: f.flatMap((e) => "digest" in e ? [e.reference] : []),
				...d && p.length > 0 ? { next: "resolve-digest --mode pin" } : {},
				log: [
					...a.log,
					...a.fileAccount === undefined ? [Ue] : [],
					`${(0, i.hS)(p.length, "file")} ${d ? "would change" : "changed"}: ${m.length} of ${(0, i.hS)(l.length, "reference")} ${d ? "would get" : "got"} a new digest.`
				]
			};
		}
		function isUnpinned({ inFile: e, reference: t }) {
			return t.digest === undefined && e?.scanned.wrongDigest === undefined;
		}
		var We = n(37419);
		;
		const Ge = 6;
		function renderResolveLog(e, t, n) {
			const r = e.filter(isFound).map((e) => {
				const { kept: r, record: i } = e.target;
				const a = `since ${(0, _.E)(i.time, t)}${r ? ", newer pin kept" : ""}`;
				return [
					nameOf(e),
					...n ? [i.digest] : [],
					a
				];
			});
			return (0, We.K)(r);
		}
		function resolveAnswer(e, t, n) {
			const r = e.filter(isFound);
			const a = (0, P.Y1)(n);
			const o = r.length === e.length ? `${(0, i.hS)(r.length, "image")} resolved` : `${r.length} of ${(0, i.hS)(e.length, "image")} resolved`;
			const s = (0, N.oS)([
				"Image",
				"Digest",
				"Tag moved"
			], r.map((e) => [
				(0, N.fl)(nameOf(e)),
				shortDigest(e.target.record.digest),
				`${(0, _.E)(e.target.record.time, t)}${e.target.kept ? "<br>newer pin kept" : ""}`
			]));
			return {
				words: o,
				actions: [...a.actions, ...r.length === 0 ? [] : [s]],
				details: [
					...fullReferences(r.map((e) => completeName(e.reference, e.target.record.digest))),
					...r.length === 1 ? r.flatMap(historyOf) : [],
					...a.details
				]
			};
		}
		function isFound(e) {
			return e.kind === "resolved";
		}
		function nameOf(e) {
			return completeName(e.reference, undefined);
		}
		function historyOf(e) {
			const { recent: t, record: n } = e.target;
			if (t.length < 2) return [];
			const r = t.slice(-Ge).toReversed().map((e) => [
				(0, a.FM)(e.time),
				shortDigest(e.digest),
				e.digest === n.digest ? "\u2190 this one" : ""
			]);
			const i = `Recent digests of ${(0, N.FV)(nameOf(e))}`;
			return [(0, N.GE)(i, (0, N.oS)([
				"Tag moved",
				"Digest",
				""
			], r))];
		}
		;
		async function resolveImages(e, t) {
			const n = t.clock.now();
			const r = readScope(e, n);
			const i = await gatherReferences(e, t, r);
			const a = i.references.filter((e) => !isTagless(e));
			const { failed: s, known: c, problems: l } = await chooseTargets(e, t, a, {
				...r,
				now: n,
				verify: false
			});
			const u = referenceRows(a, {
				record: (e) => c.get(e)?.record,
				problems: (e) => s.get(e) ?? []
			});
			const d = new Set();
			const f = a.flatMap((e) => {
				const t = completeName(e, undefined);
				if (e.inFile !== undefined && d.has(t)) return [];
				d.add(t);
				const n = c.get(tagKey(e));
				return n === undefined ? [{
					reference: e,
					kind: "failed",
					problems: s.get(tagKey(e)) ?? []
				}] : [{
					reference: e,
					kind: "resolved",
					target: n
				}];
			});
			const p = [...unjudgedFindings(i, e), ...i.findings];
			return {
				findings: p,
				problems: l,
				verdict: verdictOf(p),
				outputs: {
					...firstOutputs(u),
					references: u,
					"unread-count": i.unread.length,
					"unresolved-count": i.unresolved.length
				},
				summary: () => (0, o.OV)(resolveAnswer(f, n, p), i.comments),
				coverage: coverageOf(i, s),
				report: {
					references: u,
					ignoreComments: i.comments
				},
				stdout: u.flatMap((e) => "digest" in e ? [e.reference] : []),
				log: [...i.log, ...renderResolveLog(f, n, t.stdoutIsDropped)]
			};
		}
		;
		function createRun(e) {
			const t = (0, r.f)((t, n) => t.mode === "pin" ? pinReferences(t, n, e) : resolveImages(t, n), M.e.capabilities);
			return async (e, n) => e.mode === "check" ? checkReferences(e, n) : t(e, n);
		}
	}),
	12012: ((e, t, n) => {
		n.d(t, {
			Ql: () => commentMarker,
			i5: () => ownAccount,
			jW: () => putComment
		});
		var r = n(8224);
		var i = n(63144);
		var a = n(3366);
		const o = 100;
		const s = 100;
		function commentMarker(e, t, n) {
			const { job: i, matrix: a, workflow: o } = t;
			const s = (0, r.a)(o ?? "", i ?? "", a ?? "", ...n).slice(0, 32);
			return `<!-- platform-actions ${e} ${s} -->`;
		}
		async function putComment(e, t) {
			const { body: n, number: r } = t;
			const i = (0, a.$t)(t.repository);
			for (let a = 1;; a += 1) {
				const o = await findComment(e, t);
				if (o.kind === "failed") return o;
				if (o.kind === "comment") {
					if (o.comment.body === n) return { kind: "unchanged" };
					const t = o.comment.id;
					return resultOf(await e(({ rest: e }) => e.issues.updateComment({
						...i,
						comment_id: t,
						body: n
					})), "updated");
				}
				if (!t.create) return { kind: "unchanged" };
				const s = await e(({ rest: e }) => e.issues.createComment({
					...i,
					issue_number: r,
					body: n
				}));
				if (s.kind === "ok" || !s.unsure || a === 2) return resultOf(s, "created");
			}
		}
		function resultOf(e, t) {
			if (e.kind === "failed") return failedBy(e);
			return {
				kind: t,
				url: (0, i.b6)((0, i._F)(e.body, "html_url"))
			};
		}
		const failedBy = ({ status: e, why: t }) => ({
			kind: "failed",
			why: t,
			forbidden: e === 401 || e === 403 || e === 404
		});
		async function findComment(e, t) {
			let n;
			for (let r = 1; r <= s; r += 1) {
				const i = {
					...(0, a.$t)(t.repository),
					issue_number: t.number,
					per_page: o,
					page: r
				};
				const s = await e(({ rest: e }) => e.issues.listComments(i));
				if (s.kind === "failed") return failedBy(s);
				if (!Array.isArray(s.body)) return {
					kind: "failed",
					why: "the list of comments could not be read",
					forbidden: false
				};
				for (const r of s.body.map(toComment)) {
					if (r === undefined || firstLine(r.body) !== t.marker) continue;
					n ??= await ownAccount(e);
					if (r.author.toLowerCase() === n.toLowerCase()) return {
						kind: "comment",
						comment: r
					};
				}
				if (!s.hasNextPage && s.body.length < o) break;
			}
			return { kind: "none" };
		}
		async function ownAccount(e) {
			const t = await e(({ rest: e }) => e.users.getAuthenticated());
			const n = t.kind === "ok" ? (0, i.b6)((0, i._F)(t.body, "login")) : undefined;
			if (n !== undefined) return n;
			const r = await e(async ({ graphql: e }) => ({ data: await e("{ viewer { login } }") }));
			const a = r.kind === "ok" ? (0, i.b6)((0, i._F)((0, i._F)(r.body, "viewer"), "login")) : undefined;
			return a ?? "github-actions[bot]";
		}
		function toComment(e) {
			const t = (0, i._F)(e, "id");
			const n = (0, i._F)(e, "body");
			const r = (0, i._F)((0, i._F)(e, "user"), "login");
			if (typeof t !== "number" || typeof n !== "string" || typeof r !== "string") return undefined;
			return {
				id: t,
				body: n,
				author: r
			};
		}
		const firstLine = (e) => e.split(/\r?\n/, 1)[0] ?? "";
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
	}),
	23368: ((e, t, n) => {
		n.d(t, { K: () => renderFileDiff });
		var r = n(37291);
		var i = n(38086);
		const a = 2e3;
		const o = 2e3;
		function renderFileDiff(e, t, n) {
			const i = {
				context: 2,
				maxEditLength: o
			};
			const a = (0, r.ss)(`a/${e}`, `b/${e}`, t, n, undefined, undefined, i);
			if (a === undefined) return `--- a/${e}\n+++ b/${e}\n(too many changes to show here)\n`;
			return a.replace(/^=+\n/, "").split("\n").map(showLine).join("\n");
		}
		function showLine(e) {
			return (0, i.gL)(e.replace(/\r$/, ""), a).split("	").map(i.jQ).join("	");
		}
	})
};
;
