"use strict";
exports.id = 4462;
exports.ids = [4462];
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
	49290: ((e, t, n) => {
		t.E = datedTime;
		t.K = relativeTime;
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
	59800: ((e, t, n) => {
		t.K = renderTextTable;
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
	5316: ((e, t, n) => {
		t.Vj = verdictOf;
		t.Z4 = unjudgedFindings;
		t._5 = coverageOf;
		var r = n(38086);
		var i = n(83124);
		var a = n(40701);
		var o = n(28189);
		function coverageOf(e, t) {
			let n = e.malformed.length;
			let r = 0;
			const s = e.unread.map(i.n2);
			for (const i of e.references) {
				const e = (0, o.sG)(i);
				const a = e || t.size === 0 ? undefined : t.get((0, o.E4)(i));
				if (e) r += 1;
				else if (a === undefined) n += 1;
				else s.push(notAsked(i, a));
			}
			const c = "with a digest but no tag to check it against";
			const l = [...e.skipped, {
				what: "references",
				why: c,
				count: r
			}];
			const u = (0, a.X)(n, l, s);
			const { fileAccount: d } = e;
			return {
				...u,
				...d === undefined ? {} : { files: d },
				noun: "reference"
			};
		}
		function notAsked(e, t) {
			const { location: n } = e;
			const i = n === undefined ? "" : ` (${(0, r.h0)(n.file, 300)}:${n.line})`;
			return {
				what: `${(0, o.lD)(e)}${i}`,
				why: t.map(({ message: e }) => (0, r.h0)(e, 500)).join("; ")
			};
		}
		function unjudgedFindings({ malformed: e, unread: t }, n) {
			const levelOf = (e) => n["fail-on"].includes(e) ? "error" : "warning";
			const r = n.mode === "pin";
			return [...t.map((e) => (0, i.b4)(e, r && e.kind === "reference" ? "warning" : levelOf("unread"))), ...e.map((e) => (0, i.jM)(e, r ? "warning" : levelOf("unverified")))];
		}
		function verdictOf(e) {
			if (e.some((e) => e.level === "error")) return "fail";
			return e.some((e) => e.level === "warning") ? "warn" : "pass";
		}
	}),
	710: ((e, t, n) => {
		t.R = askTags;
		var r = n(77825);
		var i = n(98124);
		var a = n(85531);
		var o = n(96299);
		var s = n(28189);
		async function askTags(e, t, n, c) {
			const l = new Map();
			const u = new Map();
			const d = (0, r.$)(n, s.E4);
			let f = 0;
			await Promise.all(Array.from(d, async ([n, r]) => {
				const [a] = r;
				if (a === undefined) return;
				const p = (0, i.Db)(e, a.image);
				if (p !== undefined) {
					u.set(n, placed([{
						kind: "usage",
						...p
					}], a));
					return;
				}
				const m = t.session.registry.history(a.image.repository, a.image.tag);
				try {
					const e = {
						cache: t.cache,
						name: `${t.session.registryAudience}/${n}`,
						now: t.clock.now()
					};
					l.set(n, await c({
						key: n,
						references: r,
						read: m,
						kept: e
					}));
				} catch (t) {
					const r = (0, o.v)(t, e.identity, `\`${(0, s.kz)(a)}\``);
					u.set(n, placed(r, a));
				} finally {
					f += 1;
					t.host.progress(`${f} of ${d.size} tags`);
				}
			}));
			const p = (0, a.OH)([...d.keys()].flatMap((e) => u.get(e) ?? []));
			return {
				known: l,
				failed: u,
				problems: p
			};
		}
		function placed(e, { location: t }) {
			return t === undefined ? e : e.map((e) => ({
				location: t,
				...e
			}));
		}
	}),
	60949: ((e, t, n) => {
		t.u = chooseTargets;
		var r = n(41758);
		var i = n(34733);
		var a = n(96016);
		var o = n(710);
		var s = n(92230);
		function chooseTargets(e, t, n, { bound: i, bounds: a, forwardOnly: c, now: l, verify: u }) {
			return (0, o.R)(e, t, n, async ({ kept: e, key: t, read: n, references: o }) => {
				const { recent: d, record: f } = await (0, s.BN)(n, t, {
					bound: i,
					bounds: a,
					now: l
				});
				const p = new Set(o.flatMap(({ reference: e }) => e.digest ?? []));
				const m = new Set([...p].filter((e) => e !== f.digest));
				const h = {
					unverified: new Set(),
					superseded: new Map()
				};
				const g = {
					record: f,
					recent: d,
					kept: false,
					...h
				};
				if (m.size === 0 || !u && !c) return g;
				const _ = await readHeld(n, {
					held: m,
					kept: e,
					verify: u,
					candidate: f
				});
				const v = new Set([...m].filter((e) => !_.some((t) => t.digest === e)));
				const y = new Map([...m].flatMap((e) => {
					const t = u ? (0, r.Ut)(_, e) : undefined;
					return t === undefined ? [] : [[e, t]];
				}));
				const b = _.findLast(({ digest: e, time: t }) => t > f.time && p.has(e));
				if (!c || b === undefined) return {
					...g,
					unverified: v,
					superseded: y
				};
				return {
					record: b,
					recent: d,
					kept: true,
					unverified: v,
					superseded: y
				};
			});
		}
		function readHeld(e, t) {
			if (!t.verify) return (0, a.T3)(e, { since: t.candidate.time });
			return (0, i.A)(e, [...t.held], t.kept);
		}
	}),
	92230: ((e, t, n) => {
		t.BN = findTagRecord;
		t.KT = named;
		t.Jh = unknownTag;
		var r = n(38086);
		var i = n(22475);
		var a = n(45794);
		var o = n(34779);
		var s = n(41758);
		var c = n(96016);
		var l = n(62203);
		;
		const u = {
			date: 30 * i.sO,
			cooldown: 365 * i.sO
		};
		const d = 400;
		const f = 800;
		const p = 60;
		async function findRecord(e, t, n, r = u.date) {
			const i = (0, l.a)(e);
			const a = t ?? n;
			const o = t === undefined ? {} : { end: t + 1 };
			let s = t === undefined ? undefined : t - r;
			let d;
			for (let e = 1; e <= p; e += 1) {
				const e = {
					...s === undefined ? {} : { start: s },
					...o
				};
				const n = judgeAnswer(await i(e), {
					start: s,
					bound: t
				});
				if (n.kind === "whole" && d !== undefined && n.last.time < d.below) throw (0, c.Jv)(d.below);
				if (n.kind === "whole") return {
					kind: "found",
					record: n.last,
					recent: n.records
				};
				if (n.kind === "beyond") throw (0, c.Le)(a);
				if (n.kind === "empty") {
					if (s === undefined) return {
						kind: "none",
						first: await findFirst(i)
					};
					if (d !== undefined && s <= d.below) throw (0, c.Le)(d.below);
					d = d === undefined ? undefined : {
						...d,
						emptyFrom: s
					};
					s = d === undefined ? undefined : nextStart(d, a);
				} else if (d === undefined || n.last.time > d.below) {
					d = advance(d, n.records, n.last.time);
					s = nextStart(d, a);
				} else {
					if (s === d.below) throw (0, c.Le)(d.below);
					s = d.below;
				}
			}
			throw (0, c.Le)(a);
		}
		function judgeAnswer(e, { start: t, bound: n }) {
			const r = e.length >= c.QZ;
			const i = (0, s.NM)(e);
			const a = i.filter(({ time: e }) => e <= (n ?? e));
			const o = a.at(-1);
			if (o !== undefined && r && a.length === i.length) return {
				kind: "cut",
				records: a,
				last: o
			};
			const l = a.filter(({ time: e }) => e >= (t ?? e));
			const u = l.at(-1);
			if (u !== undefined) return {
				kind: "whole",
				records: l,
				last: u
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
			const a = f * r;
			const o = n ?? Math.max(i, t) + 1;
			if (o - t <= a) return t - 1;
			if (n === undefined) return Math.floor(o - d * r);
			const s = e + Math.sqrt(Math.max(t - e, a) * (o - e));
			return Math.floor(Math.min(s, (t + o) / 2));
		}
		async function findFirst(e) {
			let t;
			for (let n = 1; n <= p; n += 1) {
				const n = await e(t === undefined ? {} : { end: t.time });
				const r = (0, s.NM)(n).at(0);
				if (r === undefined || t !== undefined && r.time >= t.time) break;
				t = r;
				if (n.length < c.QZ) break;
			}
			return t;
		}
		;
		async function findTagRecord(e, t, { bound: n, bounds: r, now: o }) {
			const s = await named(t, findRecord(e, n, o, u[r]));
			if (s.kind === "found") return s;
			if (s.first === undefined) throw unknownTag(t);
			throw new a.y({
				message: `\`${t}\` had no digest at ${(0, i.sZ)(n ?? o)}`,
				fix: `the tag first appeared at ${(0, i.sZ)(s.first.time)}; use a later time or a shorter age`
			});
		}
		async function named(e, t) {
			try {
				return await t;
			} catch (t) {
				throw t instanceof o.Wk && t.code === "NOT_FOUND" ? unknownTag(e, t) : t;
			}
		}
		function unknownTag(e, t) {
			const n = t === undefined ? "" : ` (the registry responded: ${(0, r.h0)(t.message, 200)})`;
			return new a.y({
				message: `the tag \`${e}\` does not exist${n}`,
				fix: "check the organization, the image name and the tag"
			});
		}
	}),
	66364: ((e, t, n) => {
		t.G = gatherReferences;
		var r = n(34150);
		var i = n(58177);
		async function gatherReferences(e, t, { images: n, names: a }) {
			const o = n.map(({ image: e, reference: t }) => ({
				image: e,
				reference: t,
				location: undefined,
				inFile: undefined
			}));
			const s = e.files.length > 0 || n.length === 0 && e.mode !== "resolve";
			const c = s ? await readFiles(e, t, a) : undefined;
			const l = (c?.references ?? []).map(pinnedIn);
			const u = await (0, i.C)(e["ignore-images"]);
			const d = [...o, ...l];
			const f = d.filter(({ image: e }) => !u(e, e.tag));
			const p = c?.malformed ?? [];
			const m = p.filter(({ repair: e }) => e === undefined || !u(e.image, e.image.tag));
			const h = d.length - f.length + p.length - m.length;
			const g = [...c?.log ?? [], ...h === 0 ? [] : [`${(0, r.hS)(h, "reference")} excluded by \`ignore-images\`.`]];
			return {
				references: f,
				files: c?.files ?? new Map(),
				findings: c?.findings ?? [],
				unread: c?.unread ?? [],
				malformed: m,
				repairs: m.flatMap(({ repair: e }) => e === undefined ? [] : [pinnedIn(e)]),
				skipped: [...c?.skipped ?? [], {
					what: "references",
					why: "excluded by `ignore-images`",
					count: h
				}],
				fileAccount: c?.account,
				log: g
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
		async function readFiles(e, t, r) {
			const [{ createReferenceReader: i }, { readWorkspace: a }] = await Promise.all([Promise.all([
				n.e(9004),
				n.e(6556),
				n.e(7664)
			]).then(n.bind(n, 58773)), Promise.all([
				n.e(9004),
				n.e(6556),
				n.e(7664)
			]).then(n.bind(n, 49959))]);
			const o = i(r);
			const s = await a(e.files, t, o);
			const c = o.found();
			return {
				...s,
				...c,
				log: [c.summary, ...s.log]
			};
		}
	}),
	42261: ((e, t, n) => {
		t.createPinJudge = createPinJudge;
		var r = n(41758);
		var i = n(34733);
		var a = n(34210);
		var o = n(710);
		var s = n(92230);
		var c = n(726);
		function createPinJudge(e) {
			return (0, a.withSession)((t, n) => (0, o.R)(t, n, e, async ({ kept: e, key: t, read: n, references: a }) => {
				const o = a.flatMap(({ reference: e }) => e.digest ?? []);
				const c = await (0, s.KT)(t, (0, i.A)(n, o, e));
				if (c.length === 0) throw (0, s.Jh)(t);
				return (e) => (0, r.ns)(c, e);
			}), c.e.capabilities);
		}
	}),
	28189: ((e, t, n) => {
		t.E4 = tagKey;
		t.J_ = writtenImage;
		t.kz = writtenTag;
		t.lD = writtenName;
		t.sG = isTagless;
		t.x = isInScript;
		t.zt = completeName;
		var r = n(63018);
		function tagKey({ image: e }) {
			return `${e.repository}:${e.tag}`;
		}
		function writtenName({ reference: e }) {
			return (0, r.Yk)(e);
		}
		function writtenTag({ reference: e }) {
			const { host: t, path: n, tag: i } = e;
			return (0, r.Yk)({
				host: t,
				path: n,
				tag: i
			});
		}
		function writtenImage({ reference: e }) {
			return (0, r.e1)(e);
		}
		function completeName({ image: e }, t) {
			const { host: n, path: i, tag: a } = e.complete;
			return (0, r.Yk)({
				host: n,
				path: i,
				tag: a,
				digest: t
			});
		}
		function isTagless({ inFile: e, reference: t }) {
			return e !== undefined && t.tag === undefined && t.digest !== undefined;
		}
		function isInScript({ inFile: e }) {
			return e?.scanned.isScript === true;
		}
	}),
	65698: ((e, t, n) => {
		t.h = readScope;
		var r = n(98124);
		var i = n(41758);
		function readScope(e, t) {
			const { "as-of": n, "min-age": a } = e;
			const o = n === undefined && a === undefined ? undefined : (0, i.lm)(t, n, a);
			const s = n === undefined ? "cooldown" : "date";
			return {
				...(0, r.B3)(e),
				bound: o,
				bounds: s,
				forwardOnly: a !== undefined
			};
		}
	}),
	28410: ((e, t, n) => {
		t.U = fullReferences;
		t.V = shortDigest;
		var r = n(26963);
		var i = n(38086);
		const a = 500;
		function shortDigest(e) {
			return e === undefined ? "" : (0, r.fl)(e.slice("sha256:".length, "sha256:".length + 12));
		}
		function fullReferences(e) {
			const t = [...new Set(e)];
			if (t.length === 0) return [];
			const n = t.slice(0, a);
			const o = t.length - n.length;
			const s = o === 0 ? "References with full digests" : `The first ${n.length} of ${t.length} references`;
			return [(0, r.GE)(s, (0, r.hl)((0, i.ix)(n.join("\n"))))];
		}
	}),
	8686: ((e, t, n) => {
		t.T = referenceRows;
		t.n = firstOutputs;
		var r = n(77825);
		var i = n(22475);
		var a = n(28189);
		function referenceRows(e, t) {
			const n = e.filter(({ inFile: e }) => e === undefined);
			const o = e.filter(({ inFile: e }) => e !== undefined);
			const s = [...(0, r.$)(o, (e) => (0, a.zt)(e, undefined)).values()];
			return [...n, ...s.flatMap(([e]) => e ?? [])].map((e) => {
				const n = {
					image: (0, a.J_)(e),
					tag: e.image.tag
				};
				const r = t.record((0, a.E4)(e));
				if (r === undefined) {
					const r = t.problems((0, a.E4)(e)).map(({ message: e }) => e);
					return {
						...n,
						error: r.join("\n")
					};
				}
				const { digest: o, time: s } = r;
				return {
					...n,
					digest: o,
					reference: (0, a.zt)(e, o),
					updatedAt: (0, i.sZ)(s)
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
	}),
	60003: ((e, t, n) => {
		t.createRunInSession = createRunInSession;
		var r = n(34210);
		var i = n(726);
		var a = n(5316);
		var o = n(60949);
		var s = n(66364);
		var c = n(28189);
		var l = n(65698);
		var u = n(8686);
		var d = n(34150);
		var f = n(26963);
		var p = n(49290);
		var m = n(59800);
		var h = n(22475);
		var g = n(28662);
		var _ = n(28410);
		;
		const v = 6;
		function renderResolveLog(e, t, n) {
			const r = e.filter(isFound).map((e) => {
				const { kept: r, record: i } = e.target;
				const a = `since ${(0, p.E)(i.time, t)}${r ? ", newer pin kept" : ""}`;
				return [
					nameOf(e),
					...n ? [i.digest] : [],
					a
				];
			});
			return (0, m.K)(r);
		}
		function resolveAnswer(e, t, n) {
			const r = e.filter(isFound);
			const i = (0, g.Y1)(n);
			const a = r.length === e.length ? `${(0, d.hS)(r.length, "image")} resolved` : `${r.length} of ${(0, d.hS)(e.length, "image")} resolved`;
			const o = (0, f.oS)([
				"Image",
				"Digest",
				"Tag moved"
			], r.map((e) => [
				(0, f.fl)(nameOf(e)),
				(0, _.V)(e.target.record.digest),
				`${(0, p.E)(e.target.record.time, t)}${e.target.kept ? "<br>newer pin kept" : ""}`
			]));
			return {
				words: a,
				actions: [...i.actions, ...r.length === 0 ? [] : [o]],
				details: [
					...(0, _.U)(r.map((e) => (0, c.zt)(e.reference, e.target.record.digest))),
					...r.length === 1 ? r.flatMap(historyOf) : [],
					...i.details
				]
			};
		}
		function isFound(e) {
			return e.kind === "resolved";
		}
		function nameOf(e) {
			return (0, c.zt)(e.reference, undefined);
		}
		function historyOf(e) {
			const { recent: t, record: n } = e.target;
			if (t.length < 2) return [];
			const r = t.slice(-v).toReversed().map((e) => [
				(0, h.FM)(e.time),
				(0, _.V)(e.digest),
				e.digest === n.digest ? "\u2190 this one" : ""
			]);
			const i = `Recent digests of ${(0, f.FV)(nameOf(e))}`;
			return [(0, f.GE)(i, (0, f.oS)([
				"Tag moved",
				"Digest",
				""
			], r))];
		}
		;
		async function resolveImages(e, t) {
			const n = t.clock.now();
			const r = (0, l.h)(e, n);
			const i = await (0, s.G)(e, t, r);
			const d = i.references.filter((e) => !(0, c.sG)(e));
			const { failed: f, known: p, problems: m } = await (0, o.u)(e, t, d, {
				...r,
				now: n,
				verify: false
			});
			const h = (0, u.T)(d, {
				record: (e) => p.get(e)?.record,
				problems: (e) => f.get(e) ?? []
			});
			const g = new Set();
			const _ = d.flatMap((e) => {
				const t = (0, c.zt)(e, undefined);
				if (e.inFile !== undefined && g.has(t)) return [];
				g.add(t);
				const n = p.get((0, c.E4)(e));
				return n === undefined ? [{
					reference: e,
					kind: "failed",
					problems: f.get((0, c.E4)(e)) ?? []
				}] : [{
					reference: e,
					kind: "resolved",
					target: n
				}];
			});
			const v = [...(0, a.Z4)(i, e), ...i.findings];
			return {
				findings: v,
				problems: m,
				verdict: (0, a.Vj)(v),
				outputs: {
					...(0, u.n)(h),
					references: h,
					"unread-count": i.unread.length
				},
				summary: () => resolveAnswer(_, n, v),
				coverage: (0, a._5)(i, f),
				report: { references: h },
				stdout: h.flatMap((e) => "digest" in e ? [e.reference] : []),
				log: [...i.log, ...renderResolveLog(_, n, t.stdoutIsDropped)]
			};
		}
		;
		function createRunInSession(e) {
			return (0, r.withSession)(async (t, r) => {
				if (t.mode !== "pin") return resolveImages(t, r);
				return (await Promise.all([
					n.e(7291),
					n.e(9004),
					n.e(4686)
				]).then(n.bind(n, 94686))).pinReferences(t, r, e);
			}, i.e.capabilities);
		}
	}),
	83124: ((e, t, n) => {
		t.Rp = untaggedFinding;
		t.Xc = unreadWords;
		t.Yu = inScriptFinding;
		t.b4 = unreadFinding;
		t.jM = malformedFinding;
		t.jZ = parseFinding;
		t.n2 = toUnread;
		var r = n(34150);
		var i = n(38086);
		function unreadFinding({ kind: e, location: t, what: n, why: r }, a) {
			const o = (0, i.h0)(n, 300);
			const s = e === "file" ? "Make it a plain text file, or leave it out with a glob such as `!path` in `files`." : "Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.";
			return {
				rule: "unread",
				level: a,
				title: e === "file" ? "File not read" : "Image not known from the file",
				message: `\`${o}\` could not be judged: it ${(0, i.h0)(r, 500)}.`,
				fix: s,
				...e === "file" ? {} : { artifact: o },
				location: t,
				fingerprint: `unread ${t.file} ${e === "file" ? "" : o}`
			};
		}
		function unreadWords(e) {
			const t = e.filter(({ rule: e }) => e === "unread").length;
			return t === 0 ? "" : `; ${(0, r.hS)(t, "file or reference", "files and references")} not read`;
		}
		function malformedFinding(e, t) {
			const n = (0, i.h0)(e.text, 300);
			return {
				rule: "unverified",
				level: t,
				title: "Reference is malformed",
				message: `\`${n}\` is not an image reference: ${(0, i.h0)(e.reason, 300)}.`,
				fix: "Correct it: no registry can serve it.",
				artifact: n,
				location: e.location,
				fingerprint: `unverified ${e.location.file} ${n}`
			};
		}
		function inScriptFinding(e, t, n) {
			const r = (0, i.h0)(e, 300);
			return {
				rule: "in-script",
				level: "warning",
				title: "Image in a script",
				message: `\`${r}\` stands in a script or a value and could not be judged: ${(0, i.h0)(t, 300)}.`,
				artifact: r,
				location: n,
				fingerprint: `in-script ${n.file} ${r}`
			};
		}
		function untaggedFinding(e, t) {
			const n = (0, i.h0)(e, 300);
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
				message: (0, i.h0)(n, 500),
				location: {
					file: e,
					line: t
				},
				fingerprint: `unreadable-file ${e} ${n}`
			};
		}
		function toUnread({ kind: e, location: t, what: n, why: r }) {
			const a = e === "file" ? "" : ` (${t.file}:${t.line})`;
			return {
				what: `${(0, i.h0)(n, 300)}${(0, i.h0)(a, 300)}`,
				why: (0, i.h0)(r, 500)
			};
		}
	}),
	58177: ((e, t, n) => {
		t.C = createImageFilter;
		var r = n(63018);
		async function createImageFilter(e) {
			if (e.length === 0) return () => false;
			const { createImageGlobList: t, registryImageName: i } = await n.e(9248).then(n.bind(n, 90457));
			const a = t(e);
			return ({ complete: e, repository: t }, n) => a([i(t, n), `${(0, r.e1)(e)}:${n}`]);
		}
	}),
	41758: ((e, t, n) => {
		t.NM = sortRecords;
		t.Ut = supersededAt;
		t.j2 = isNewestFirst;
		t.lm = lookupBound;
		t.ns = judgePin;
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
	}),
	57673: ((e, t, n) => {
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
	28662: ((e, t, n) => {
		t.Bo = placeMarkdown;
		t.GA = placesMarkdown;
		t.RT = openTable;
		t.Y1 = findingBlocks;
		var r = n(34150);
		var i = n(26963);
		var a = n(57673);
		var o = n(23447);
		const s = 3;
		const c = 50;
		const l = 20;
		function placeMarkdown({ file: e, line: t }) {
			return (0, i.fl)(`${e}:${t}`);
		}
		function placesMarkdown(e) {
			const t = e.flatMap((e) => e ?? []);
			const n = t.slice(0, s).map(placeMarkdown);
			if (t.length > n.length) n.push(`and ${t.length - n.length} more`);
			return n.join("<br>");
		}
		function openTable(e, t, n) {
			const table = (t) => (0, i.c_)(e, t, n);
			const a = t.slice(c);
			return [...t.length === 0 ? [] : [table(t.slice(0, c))], ...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more row"), table(a))]];
		}
		function findingBlocks(e) {
			const t = e.filter(({ level: e }) => e !== "notice");
			const n = e.filter(({ level: e }) => e === "notice");
			const a = t.slice(l);
			const list = (e) => (0, i.AX)(e.map(findingMarkdown));
			return {
				actions: t.length === 0 ? [] : [list(t.slice(0, l))],
				details: [...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more finding"), list(a))], ...n.length === 0 ? [] : [(0, i.GE)((0, r.hS)(n.length, "note"), list(n))]]
			};
		}
		function findingMarkdown({ fix: e, level: t, location: n, message: r, title: s }) {
			const c = n === undefined ? "" : ` (${placeMarkdown(n)})`;
			const l = e === undefined ? "" : `<br>${e.split("\n").map(a.R).join("<br>")}`;
			return `${o.W[t]} ${(0, i.FV)(s)}: ${(0, a.R)(r)}${c}${l}`;
		}
	}),
	23447: ((e, t, n) => {
		n.d(t, {
			P: () => r,
			W: () => i
		});
		const r = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u26D4"
		};
		const i = {
			error: "\u274C",
			warning: "\u26A0\uFE0F",
			notice: "\u2139\uFE0F"
		};
	}),
	34733: ((e, t, n) => {
		t.A = readRecordsOf;
		var r = n(63144);
		var i = n(22475);
		var a = n(31891);
		var o = n(41758);
		var s = n(34779);
		var c = n(96016);
		const l = 335;
		async function readRecordsOf(e, t, { cache: n, name: r, now: a }) {
			const o = firstOfMonth(a - l * i.sO);
			const s = await (0, c.T3)(e, { since: o });
			const u = t.filter((e) => !s.some((t) => t.digest === e));
			if (u.length === 0) return s;
			const d = `history ${r} until ${o}`;
			const f = parseRecords(await n.get(d)).filter((e) => e.time < o);
			const p = await confirm(e, f, u, o);
			if (p !== undefined) return [...p, ...s];
			const m = await (0, c.T3)(e, { until: o - 1 });
			if (m.length > 0) await n.set(d, JSON.stringify(m));
			return [...m, ...s];
		}
		async function confirm(e, t, n, r) {
			const i = n.flatMap((e) => t.findLast((t) => t.digest === e) ?? []);
			if (i.length < n.length) return undefined;
			const a = Math.min(...i.map(({ time: e }) => e));
			const o = await (0, c.T3)(e, {
				since: a,
				until: r - 1
			});
			const isLive = ({ digest: e, time: t }) => o.some((n) => n.digest === e && n.time === t);
			return i.every(isLive) ? o : undefined;
		}
		function parseRecords(e) {
			const t = e === undefined ? undefined : (0, s.qF)(e);
			if (!Array.isArray(t)) return [];
			const n = t.flatMap((e) => {
				const [t, n] = [(0, r._F)(e, "digest"), (0, r._F)(e, "time")];
				const i = typeof n === "number" && Number.isSafeInteger(n) && n > 0;
				return typeof t === "string" && (0, a.B)(t) && i ? [{
					digest: t,
					time: n
				}] : [];
			});
			return (0, o.NM)(n);
		}
		function firstOfMonth(e) {
			const t = new Date(e);
			return Date.UTC(t.getUTCFullYear(), t.getUTCMonth(), 1);
		}
	}),
	96016: ((e, t, n) => {
		n.d(t, { QZ: () => s });
		t.Jv = vanished;
		t.Le = standstill;
		t.T3 = readRecords;
		var r = n(22475);
		var i = n(41758);
		var a = n(34779);
		var o = n(62203);
		const s = 1e3;
		const c = 16;
		const l = 525600;
		async function readRecords(e, { since: t, until: n } = {}) {
			const r = (0, o.a)(e);
			const a = t === undefined ? {} : { start: t - 1 };
			const c = n === undefined ? {} : { end: n + 1 };
			const l = await r({
				...a,
				...c
			});
			const u = createCollection();
			u.add((0, i.NM)(l), "newer");
			if (l.length >= s) {
				await readOn(r, u, "newer", (e) => ({
					start: e,
					...c
				}));
				await readOn(r, u, "older", (e) => ({
					...a,
					end: e
				}));
			}
			return u.all().filter(({ time: e }) => e >= (t ?? e) && e <= (n ?? e));
		}
		function standstill(e) {
			const t = (0, r.sZ)(e);
			const n = `the tag history cannot be read past ${t}: it has ${s} records in one millisecond, or the service ignores \`start\` and \`end\``;
			return new a.Wk(n, {
				code: "UNDECODABLE",
				call: "GET history"
			});
		}
		function vanished(e) {
			const t = `the answers about the tag history contradict each other: the record of ${(0, r.sZ)(e)} was in one and is missing in the next`;
			return new a.Wk(t, {
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
				all: () => (0, i.NM)(t.flat())
			};
		}
		async function readOn(e, t, n, r) {
			const a = n === "newer" ? -1 : 1;
			let o = a;
			for (let u = 1;; u += 1) {
				const d = t.edge(n);
				const f = await e(r(d + o));
				const p = t.add((0, i.NM)(f), n);
				const m = f.some(({ time: e }) => e === d);
				if (o === 0 && !m) throw standstill(d);
				if (!m && f.length < s) throw vanished(d);
				if (f.length < s) return;
				if (p === 0 && o === 0) throw standstill(d);
				const h = u > c + t.count() / 500 || t.count() > l;
				if (h) throw standstill(d);
				o = p === 0 ? 0 : a;
			}
		}
	}),
	62203: ((e, t, n) => {
		t.a = inOrder;
		var r = n(41758);
		const i = Date.UTC(3e3, 0, 1);
		function inOrder(e) {
			const t = new Map();
			return async (n) => {
				const a = n.end !== undefined;
				const o = await e(n);
				const s = (0, r.j2)(o);
				if (s !== undefined) t.set(a, s);
				else if (isAmbiguous(o) && isPart(n) && !t.has(a)) t.set(a, (0, r.j2)(await e(a ? { end: i } : {})));
				return t.get(a) === true ? o.toReversed() : o;
			};
		}
		function isAmbiguous(e) {
			return e.some(({ digest: t }) => t !== e[0]?.digest);
		}
		function isPart({ end: e, start: t }) {
			return t !== undefined || e !== undefined;
		}
	})
};
;
