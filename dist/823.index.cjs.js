"use strict";
exports.id = 823;
exports.ids = [823];
exports.modules = {
	5316: ((e, t, n) => {
		n.d(t, {
			Tq: () => referenceRows,
			Vj: () => verdictOf,
			Z4: () => unjudgedFindings,
			_5: () => coverageOf,
			nr: () => firstOutputs
		});
		var r = n(77825);
		var i = n(38086);
		var a = n(22475);
		var o = n(52023);
		var s = n(36083);
		var c = n(66364);
		var l = n(7550);
		function coverageOf(e, t, n = () => true) {
			let r = e.malformed.length;
			let i = 0;
			const a = e.unread.map(o.n2);
			for (const o of e.references) {
				const e = (0, c.sG)(o);
				const s = e || t.size === 0 || !n(o);
				const l = s ? undefined : t.get((0, c.E4)(o));
				if (e) i += 1;
				else if (l === undefined) r += 1;
				else a.push(notAsked(o, l));
			}
			const l = "with a digest but no tag to check it against";
			const u = [...e.skipped, {
				what: "references",
				why: l,
				count: i
			}];
			const d = (0, s.X)(r, u, a, e.unresolved.map(o.jE));
			const { fileAccount: f } = e;
			return {
				...d,
				...f === undefined ? {} : { files: f },
				noun: "reference"
			};
		}
		function notAsked(e, t) {
			const { location: n } = e;
			const r = n === undefined ? "" : ` (${(0, i.h0)(n.file, 300)}:${n.line})`;
			const a = t.map(({ message: e }) => (0, i.h0)(e, 500)).join("; ");
			return {
				what: (0, c.lD)(e) + r,
				why: a
			};
		}
		function unjudgedFindings({ malformed: e, unread: t, unresolved: n }, r) {
			const i = r.mode === "check" ? r["fail-on"] : l.e.inputs["fail-on"].default.split(",");
			const levelOf = (e) => i.includes(e) ? "error" : "warning";
			const a = r.mode === "pin";
			return [
				...t.map((e) => (0, o.b4)(e, levelOf("unread"))),
				...n.map((e) => (0, o.HK)(e, levelOf("unresolved"))),
				...e.map((e) => (0, o.jM)(e, a ? "warning" : levelOf("unverified")))
			];
		}
		function verdictOf(e) {
			if (e.some((e) => e.level === "error")) return "fail";
			return e.some((e) => e.level === "warning") ? "warn" : "pass";
		}
		function referenceRows(e, t) {
			const n = e.filter((e) => !(0, c.sH)(e));
			const i = e.filter(c.sH);
			const o = [...(0, r.$)(i, (e) => (0, c.zt)(e, undefined)).values()];
			return [...n, ...o.map(([e]) => e)].map((e) => {
				const n = {
					image: (0, c.J_)(e),
					tag: e.image.tag
				};
				const r = (0, c.E4)(e);
				const i = t.known.get(r)?.record;
				if (i === undefined) return {
					...n,
					error: (t.failed.get(r) ?? []).map(({ message: e }) => e).join("\n")
				};
				const { digest: o, time: s } = i;
				return {
					...n,
					digest: o,
					reference: (0, c.zt)(e, o),
					updatedAt: (0, a.sZ)(s)
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
	8155: ((e, t, n) => {
		n.d(t, {
			RP: () => askTags,
			uP: () => chooseTargets,
			KT: () => named,
			Jh: () => unknownTag
		});
		var r = n(77825);
		var i = n(38086);
		var a = n(22475);
		var o = n(45794);
		var s = n(41758);
		var c = n(52309);
		var l = n(34779);
		var u = n(96016);
		;
		const d = {
			date: 30 * a.sO,
			cooldown: 365 * a.sO
		};
		const f = 400;
		const p = 800;
		const m = 60;
		async function findRecord(e, t, n, r = d.date) {
			const i = (0, u.al)(e);
			const a = t ?? n;
			const o = t ?? (0, s.ep)(n);
			const c = t === undefined ? {} : { end: t + 1 };
			let l = t === undefined ? undefined : t - r;
			let f;
			for (let e = 1; e <= m; e += 1) {
				const e = {
					...l === undefined ? {} : { start: l },
					...c
				};
				const t = judgeAnswer(await i(e), {
					start: l,
					latest: o
				});
				if (t.kind === "whole" && f !== undefined && t.last.time < f.below) throw (0, u.Jv)(f.below);
				if (t.kind === "whole") return {
					kind: "found",
					record: t.last,
					recent: t.records
				};
				if (t.kind === "beyond") throw (0, u.Le)(a);
				if (t.kind === "empty") {
					if (l === undefined) return {
						kind: "none",
						first: await findFirst(i)
					};
					if (f !== undefined && l <= f.below) throw (0, u.Le)(f.below);
					f = f === undefined ? undefined : {
						...f,
						emptyFrom: l
					};
					l = f === undefined ? undefined : nextStart(f, a);
				} else if (f === undefined || t.last.time > f.below) {
					f = advance(f, t.records, t.last.time);
					l = nextStart(f, a);
				} else {
					if (l === f.below) throw (0, u.Le)(f.below);
					l = f.below;
				}
			}
			throw (0, u.Le)(a);
		}
		function judgeAnswer(e, { latest: t, start: n }) {
			const r = e.length >= u.QZ;
			const i = (0, s.NM)(e);
			const a = i.filter(({ time: e }) => e <= t);
			const o = a.at(-1);
			if (o !== undefined && r && a.length === i.length) return {
				kind: "cut",
				records: a,
				last: o
			};
			const c = a.filter(({ time: e }) => e >= (n ?? e));
			const l = c.at(-1);
			if (l !== undefined) return {
				kind: "whole",
				records: c,
				last: l
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
			const a = p * r;
			const o = n ?? Math.max(i, t) + 1;
			if (o - t <= a) return t - 1;
			if (n === undefined) return Math.floor(o - f * r);
			const s = e + Math.sqrt(Math.max(t - e, a) * (o - e));
			return Math.floor(Math.min(s, (t + o) / 2));
		}
		async function findFirst(e) {
			let t;
			for (let n = 1; n <= m; n += 1) {
				const n = await e(t === undefined ? {} : { end: t.time });
				const r = (0, s.NM)(n).at(0);
				if (r === undefined || t !== undefined && r.time >= t.time) break;
				t = r;
				if (n.length < u.QZ) break;
			}
			return t;
		}
		var h = n(34733);
		var g = n(96299);
		var _ = n(17177);
		var v = n(66364);
		;
		async function askTags(e, t, n, i) {
			const a = new Map();
			const o = new Map();
			const s = (0, r.$)(n, v.E4);
			let l = 0;
			await Promise.all(Array.from(s, async ([n, r]) => {
				const [c] = r;
				const u = (0, _.Db)(e, t.host, c.image);
				if (u !== undefined) {
					o.set(n, placed([{
						kind: "usage",
						...u
					}], c));
					return;
				}
				const d = t.session.registry.history(c.image.repository, c.image.tag);
				try {
					const e = `${t.session.registryAudience}/${n}`;
					const o = {
						cache: t.cache,
						name: e,
						now: t.clock.now()
					};
					a.set(n, await i({
						key: n,
						references: r,
						read: d,
						kept: o
					}));
				} catch (t) {
					const r = (0, g.v)(t, e.identity, `\`${(0, v.kz)(c)}\``);
					o.set(n, placed(r, c));
				} finally {
					l += 1;
					t.host.progress(`${l} of ${s.size} tags`);
				}
			}));
			const u = (0, c.OH)([...s.keys()].flatMap((e) => o.get(e) ?? []));
			return {
				known: a,
				failed: o,
				problems: u
			};
		}
		function placed(e, { location: t }) {
			return t === undefined ? e : e.map((e) => ({
				location: t,
				...e
			}));
		}
		async function findTagRecord(e, t, { bound: n, bounds: r, now: i }) {
			const s = await named(t, findRecord(e, n, i, d[r]));
			if (s.kind === "found") return s;
			if (s.first === undefined) throw unknownTag(t);
			throw new o.yo({
				message: `\`${t}\` had no digest at ${(0, a.sZ)(n ?? i)}`,
				fix: `the tag first appeared at ${(0, a.sZ)(s.first.time)}; use a later time or a shorter age`
			});
		}
		async function named(e, t) {
			try {
				return await t;
			} catch (t) {
				throw t instanceof l.Wk && t.code === "NOT_FOUND" ? unknownTag(e, t) : t;
			}
		}
		function unknownTag(e, t) {
			const n = t === undefined ? "" : ` (the registry responded: ${(0, i.h0)(t.message, 200)})`;
			return new o.yo({
				message: `the tag \`${e}\` does not exist${n}`,
				fix: "check the organization, the image name and the tag"
			});
		}
		function chooseTargets(e, t, n, r) {
			const { forwardOnly: i, now: a, verify: o } = r;
			return askTags(e, t, n, async ({ kept: e, key: t, read: n, references: c }) => {
				const { recent: l, record: d } = await findTagRecord(n, t, r);
				const f = new Set(c.flatMap(({ reference: e }) => e.digest ?? []));
				const p = [...f].filter((e) => e !== d.digest);
				const m = {
					unverified: new Set(),
					superseded: new Map()
				};
				const g = {
					record: d,
					recent: l,
					kept: false,
					...m
				};
				if (p.length === 0 || !o && !i) return g;
				const _ = o ? await (0, h.A)(n, p, e) : await (0, u.T3)(n, { since: d.time });
				const v = (0, s.cF)(_, a);
				const y = new Set(p.filter((e) => !v.some((t) => t.digest === e)));
				const b = new Map(p.flatMap((e) => {
					const t = o ? (0, s.Ut)(v, e) : undefined;
					return t === undefined ? [] : [[e, t]];
				}));
				const x = v.findLast(({ digest: e, time: t }) => t > d.time && f.has(e));
				if (!i || x === undefined) return {
					...g,
					unverified: y,
					superseded: b
				};
				return {
					record: x,
					recent: l,
					kept: true,
					unverified: y,
					superseded: b
				};
			});
		}
	}),
	66364: ((e, t, n) => {
		n.d(t, {
			E4: () => tagKey,
			GA: () => gatherReferences,
			J_: () => writtenImage,
			hx: () => readScope,
			kz: () => writtenTag,
			lD: () => writtenName,
			sG: () => isTagless,
			sH: () => isInFile,
			x: () => isInScript,
			zt: () => completeName
		});
		var r = n(34150);
		var i = n(98124);
		var a = n(77275);
		var o = n(63664);
		var s = n(41758);
		function isInFile(e) {
			return e.file !== undefined;
		}
		function tagKey({ image: e }) {
			return `${e.repository}:${e.tag}`;
		}
		function writtenName({ reference: e }) {
			return (0, o.Yk)(e);
		}
		function writtenTag({ reference: e }) {
			const { host: t, path: n, tag: r } = e;
			return (0, o.Yk)({
				host: t,
				path: n,
				tag: r
			});
		}
		function writtenImage({ reference: e }) {
			return (0, o.e1)(e);
		}
		function completeName({ image: e }, t) {
			const { host: n, path: r, tag: i } = e.complete;
			return (0, o.Yk)({
				host: n,
				path: r,
				tag: i,
				digest: t
			});
		}
		function isTagless({ file: e, reference: t }) {
			return e !== undefined && t.tag === undefined && t.digest !== undefined;
		}
		function isInScript({ isScript: e }) {
			return e === true;
		}
		async function gatherReferences(e, t, { images: n, names: i }) {
			const o = e.files.length > 0 || n.length === 0 && e.mode !== "resolve";
			const s = o ? await readFiles(e, t, i) : undefined;
			const c = s?.references ?? [];
			const l = c.filter(({ isManaged: e, reference: t }) => !e || t.digest !== undefined);
			const u = (0, a.C8)(e["ignore-images"]);
			const d = [...n, ...l];
			const f = d.filter(({ image: e }) => !u(e, e.tag));
			const p = s?.malformed ?? [];
			const m = p.filter((e) => e.kind === "malformed" || !u(e.image, e.image.tag));
			const h = d.length - f.length + p.length - m.length;
			return {
				references: f,
				files: s?.files ?? new Map(),
				findings: s?.findings ?? [],
				unread: s?.unread ?? [],
				unresolved: s?.unresolved ?? [],
				malformed: m,
				repairs: m.filter((e) => e.kind === "reference"),
				skipped: [
					...s?.skipped ?? [],
					{
						what: "references",
						why: "excluded by `ignore-images`",
						count: h
					},
					{
						what: "references",
						why: "that another tool writes",
						count: c.length - l.length
					}
				],
				comments: s?.comments ?? [],
				fileAccount: s?.account,
				log: [...s?.log ?? [], ...h === 0 ? [] : [`${(0, r.hS)(h, "reference")} excluded by \`ignore-images\`.`]]
			};
		}
		async function readFiles(e, t, r) {
			const { readReferences: i } = await Promise.all([
				n.e(815),
				n.e(254),
				n.e(191),
				n.e(844)
			]).then(n.bind(n, 16844));
			const a = await i(e.files, {
				inputs: e,
				deps: t,
				names: r
			});
			return {
				...a,
				findings: [...a.findings, ...a.removed]
			};
		}
		function readScope(e, t) {
			const { "as-of": n, "min-age": r } = e;
			const a = n === undefined && r === undefined ? undefined : (0, s.lm)(t, n, r);
			const o = n === undefined ? "cooldown" : "date";
			return {
				...(0, i.B3)(e),
				bound: a,
				bounds: o,
				forwardOnly: r !== undefined
			};
		}
	}),
	87823: ((e, t, n) => {
		n.d(t, {
			BN: () => pinAnswer,
			N8: () => resolveAnswer,
			U_: () => fullReferences,
			VK: () => shortDigest,
			bW: () => renderResolveLog
		});
		var r = n(34150);
		var i = n(77825);
		var a = n(26963);
		var o = n(38086);
		var s = n(22475);
		var c = n(28662);
		var l = n(66364);
		const u = (0, c.h5)("Tag moved on");
		const d = 6;
		function renderResolveLog(e, t, n) {
			const r = e.filter(isFound).map((e) => {
				const { kept: r, record: i } = e.target;
				const a = `since ${(0, s.EE)(i.time, t)}${r ? ", newer pin kept" : ""}`;
				return [
					nameOf(e),
					...n ? [i.digest] : [],
					a
				];
			});
			return (0, o.K$)(r);
		}
		function resolveAnswer(e, t, n) {
			const i = e.filter(isFound);
			const o = (0, c.Y1)(n);
			const s = i.length === e.length ? "" : `${i.length} of `;
			const d = (0, a.oS)([
				"Image",
				"Digest",
				u
			], i.map((e) => [
				(0, a.fl)(nameOf(e)),
				shortDigest(e.target.record.digest),
				`${(0, c.xO)(e.target.record.time, t)}${e.target.kept ? "<br>newer pin kept" : ""}`
			]));
			return {
				words: `${s}${(0, r.hS)(e.length, "image")} resolved`,
				actions: [...o.actions, ...i.length === 0 ? [] : [d]],
				details: [
					...fullReferences(i.map((e) => (0, l.zt)(e.reference, e.target.record.digest))),
					...i.length === 1 ? i.flatMap(historyOf) : [],
					...o.details
				]
			};
		}
		function isFound(e) {
			return e.target !== undefined;
		}
		function nameOf(e) {
			return (0, l.zt)(e.reference, undefined);
		}
		function historyOf(e) {
			const { recent: t, record: n } = e.target;
			if (t.length < 2) return [];
			const r = t.slice(-d).toReversed().map((e) => [
				(0, s.FM)(e.time),
				shortDigest(e.digest),
				e.digest === n.digest ? "\u2190 this one" : ""
			]);
			const i = `Recent digests of ${(0, a.FV)(nameOf(e))}`;
			return [(0, a.GE)(i, (0, a.oS)([
				u,
				"Digest",
				""
			], r))];
		}
		const f = 500;
		function shortDigest(e) {
			return e === undefined ? "" : (0, a.fl)(e.slice("sha256:".length, "sha256:".length + 12));
		}
		function fullReferences(e) {
			const t = [...new Set(e)];
			if (t.length === 0) return [];
			const n = t.slice(0, f);
			const r = t.length - n.length;
			const i = r === 0 ? "References with full digests" : `The first ${n.length} of ${t.length} references`;
			return [(0, a.GE)(i, (0, a.hl)((0, o.ix)(n.join("\n"))))];
		}
		const p = 2e5;
		const m = [
			"Image",
			"From",
			"To",
			u,
			"Files"
		];
		function pinAnswer(e) {
			const { changes: t, dryRun: n, findings: o, now: s } = e;
			const u = t.flatMap((e) => e.moved);
			const d = [...(0, i.$)(u, rowKey).values()].map((e) => rowOf(e, s));
			const f = (0, c.Y1)(o);
			return {
				title: "Pin images",
				words: t.length === 0 ? "nothing changed" : `${(0, r.hS)(t.length, "file")} ${n ? "would change" : "changed"}, ${(0, r.hS)(u.length, "reference")} ${n ? "would get" : "got"} a new digest`,
				actions: [...d.length === 0 ? [] : [(0, a.oS)(m, d)], ...f.actions],
				details: [
					...fullReferences(u.map(({ reference: e, target: t }) => (0, l.zt)(e, t.record.digest))),
					...diffBlocks(t),
					...f.details
				]
			};
		}
		function rowKey({ reference: e, target: t }) {
			return `${(0, l.lD)(e)} ${t.record.digest}`;
		}
		function rowOf(e, t) {
			const [{ reference: n, target: r }] = e;
			return [
				(0, a.fl)((0, l.kz)(n)),
				shortDigest(n.reference.digest) || "not pinned",
				shortDigest(r.record.digest),
				(0, c.xO)(r.record.time, t),
				(0, c.GA)(e.map((e) => e.reference.location))
			];
		}
		function diffBlocks(e) {
			const t = e.map((e) => e.diff).join("\n");
			if (t === "") return [];
			if (t.length > p) return ["The diff is too long to show here; see the log."];
			return [(0, a.GE)("Diff", (0, a.hl)((0, o.ix)(t), "diff"))];
		}
	}),
	77275: ((e, t, n) => {
		n.d(t, {
			C8: () => createImageFilter,
			IP: () => registryImageName,
			Qf: () => createImageGlobList,
			oB: () => createImageGlob
		});
		var r = n(44969);
		var i = n(40382);
		var a = n(63664);
		function plainImageName(e) {
			const t = e.replace(/@.*$/s, "").replace(o, "");
			const n = t.includes("/") ? t : `chainguard/${t}`;
			return hasTag(n) ? n : `${n}:latest`;
		}
		const o = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
		function registryImageName(e, t = "") {
			return `${s}${e}:${t}`;
		}
		const s = `${i.uD}/`;
		const hasTag = (e) => e.lastIndexOf(":") > e.lastIndexOf("/");
		function withPlainHost(e) {
			return e.replace(o, (e) => `${(0, i.jV)(e.slice(0, -1))}/`);
		}
		function createImageGlob(e) {
			const t = (0, r.mi)(e, { complete: (e) => withPlainHost(hasTag(e) ? e : `${e}:*`) });
			return (e) => {
				const n = withPlainHost(o.exec(e)?.[0] ?? s);
				const r = plainImageName(e);
				const i = r.replace(/^chainguard\//, "");
				return [
					r,
					i,
					`${n}${r}`,
					`${n}${i}`
				].some(t);
			};
		}
		function createImageGlobList(e) {
			const t = e.map((e) => {
				const { glob: t, negated: n } = (0, r.sz)(e);
				return {
					negated: n,
					matches: createImageGlob(t)
				};
			});
			return (e) => {
				const n = t.findLast(({ matches: t }) => e.some(t));
				return n !== undefined && !n.negated;
			};
		}
		function createImageFilter(e) {
			if (e.length === 0) return () => false;
			const t = createImageGlobList(e);
			return ({ complete: e, repository: n }, r) => t([registryImageName(n, r), `${(0, a.e1)(e)}:${r}`]);
		}
	}),
	52023: ((e, t, n) => {
		n.d(t, {
			HK: () => unresolvedFinding,
			Xc: () => unreadWords,
			b4: () => unreadFinding,
			jE: () => toUnresolved,
			jM: () => malformedFinding,
			jZ: () => parseFinding,
			kh: () => untaggedFindings,
			n2: () => toUnread
		});
		var r = n(34150);
		var i = n(38086);
		function unreadFinding({ kind: e, location: t, what: n, why: r }, a) {
			const o = (0, i.h0)(n, 300);
			const s = e === "file" ? "Make it a plain text file without syntax errors, or leave it out with a glob such as `!path` in `files`." : "Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.";
			return {
				rule: "unread",
				level: a,
				title: e === "file" ? "Unread file" : "Unread reference",
				message: `\`${o}\` could not be judged: it ${(0, i.h0)(r, 500)}.`,
				fix: s,
				...e === "file" ? {} : { artifact: o },
				location: t,
				fingerprint: `unread ${t.file} ${e === "file" ? "" : o}`
			};
		}
		function unreadWords(e) {
			const t = e.filter(({ rule: e }) => e === "unread").length;
			const n = e.filter(({ rule: e }) => e === "unresolved").length;
			return (t === 0 ? "" : `; ${(0, r.hS)(t, "file or reference", "files and references")} unread`) + (n === 0 ? "" : `; ${(0, r.hS)(n, "reference")} unresolved`);
		}
		const startOf = ({ column: e, file: t, line: n }) => ({
			file: t,
			line: n,
			...e === undefined ? {} : { column: e }
		});
		function malformedFinding(e, t) {
			const n = (0, i.h0)(e.text, 300);
			return {
				rule: "unverified",
				level: t,
				title: "Reference is malformed",
				message: `\`${n}\` is not an image reference: ${(0, i.h0)(e.reason, 300)}.`,
				fix: "Correct it, because no registry can serve it, or leave it out with a comment `platform-actions: ignore` on its line.",
				artifact: n,
				location: e.kind === "malformed" ? startOf(e.location) : e.location,
				fingerprint: `unverified ${e.location.file} ${n}`
			};
		}
		function unresolvedFinding({ isScript: e, location: t, reason: n, text: r }, a) {
			const o = (0, i.h0)(r, 300);
			return {
				rule: "unresolved",
				level: e ? "warning" : a,
				title: "Unresolved reference",
				message: `\`${o}\` could not be judged: ${(0, i.h0)(n, 500)}.`,
				fix: "Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.",
				artifact: o,
				location: startOf(t),
				fingerprint: `unresolved ${t.file} ${o}`
			};
		}
		const a = 10;
		function untaggedFindings(e) {
			const [t] = e;
			if (t === undefined) return [];
			const show = ({ location: { file: e, line: t }, text: n }) => `\`${(0, i.h0)(n, 200)}\` (${(0, i.h0)(e, 200)}:${t})`;
			return [{
				rule: "untagged",
				level: "notice",
				title: e.length === 1 ? "Image without a tag" : "Images without a tag",
				message: `Counted but not checked, because no tag is written: ${(0, r.nC)(e, a, show).join(", ")}.`,
				fix: "If an image is meant, add its tag, so that it can be checked and pinned.",
				location: t.location,
				fingerprint: "untagged"
			}];
		}
		function parseFinding(e, t, n) {
			return {
				rule: "unreadable-file",
				level: "warning",
				title: "Unread file",
				message: (0, i.h0)(n, 500),
				location: {
					file: e,
					line: t
				},
				fingerprint: `unreadable-file ${e} ${n}`
			};
		}
		function toUnresolved({ location: e, reason: t, text: n }) {
			return {
				what: (0, i.h0)(`${n} (${e.file}:${e.line})`, 600),
				why: (0, i.h0)(t, 500)
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
	41758: ((e, t, n) => {
		n.d(t, {
			NM: () => sortRecords,
			Ut: () => supersededAt,
			cF: () => withoutFuture,
			ep: () => latestMoment,
			j2: () => isNewestFirst,
			lm: () => lookupBound,
			ns: () => judgePin
		});
		const r = 5 * 6e4;
		function latestMoment(e) {
			return e + r;
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
	}),
	28662: ((e, t, n) => {
		n.d(t, {
			Bo: () => placeMarkdown,
			GA: () => placesMarkdown,
			H8: () => foldedList,
			RT: () => openTable,
			Y1: () => findingBlocks,
			eb: () => openOrFolded,
			h5: () => datesHeader,
			xO: () => timeMarkdown
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(22475);
		var o = n(74757);
		var s = n(52309);
		const c = 3;
		const l = 50;
		const u = 20;
		function placeMarkdown({ file: e, line: t }) {
			return (0, i.fl)(`${e}:${t}`);
		}
		function datesHeader(e) {
			return e.replaceAll(" ", "&nbsp;");
		}
		function timeMarkdown(e, t) {
			return `${(0, a.FM)(e)}<br>${(0, a.KW)(e, t)}`;
		}
		function placesMarkdown(e) {
			const t = e.flatMap((e) => e ?? []);
			return (0, r.nC)(t, c, placeMarkdown).join("<br>");
		}
		function openTable(e, t, n) {
			const table = (t) => (0, i.c_)(e, t, n);
			const a = t.slice(l);
			return [...t.length === 0 ? [] : [table(t.slice(0, l))], ...foldedList((0, r.hS)(a.length, "more row"), a, table)];
		}
		function foldedList(e, t, n) {
			return t.length === 0 ? [] : [(0, i.GE)(e, n(t))];
		}
		function openOrFolded(e, t) {
			const { length: n } = t.rows;
			return n === 0 ? [] : [n > u ? (0, i.GE)(e, t) : t];
		}
		function findingBlocks(e) {
			const t = e.filter(({ level: e }) => e !== "notice");
			const n = e.filter(({ level: e }) => e === "notice");
			const a = t.slice(u);
			const list = (e) => (0, i.AX)(e.map(findingMarkdown));
			return {
				actions: t.length === 0 ? [] : [list(t.slice(0, u))],
				details: [...foldedList((0, r.hS)(a.length, "more finding"), a, list), ...foldedList((0, r.hS)(n.length, "note"), n, list)]
			};
		}
		function findingMarkdown({ fix: e, level: t, location: n, message: r, title: a }) {
			const c = n === undefined ? "" : ` (${placeMarkdown(n)})`;
			const l = e === undefined ? "" : `<br>${e.split("\n").map(s.Rw).join("<br>")}`;
			return `${o.WG[t]} ${(0, i.FV)(a)}: ${(0, s.Rw)(r)}${c}${l}`;
		}
	}),
	34733: ((e, t, n) => {
		n.d(t, { A: () => readRecordsOf });
		var r = n(63144);
		var i = n(22475);
		var a = n(63664);
		var o = n(41758);
		var s = n(96016);
		const c = 335;
		async function readRecordsOf(e, t, { cache: n, name: r, now: a }) {
			const o = firstOfMonth(a - c * i.sO);
			const l = await (0, s.T3)(e, { since: o });
			const u = t.filter((e) => !l.some((t) => t.digest === e));
			if (u.length === 0) return l;
			const d = `history ${r} until ${o}`;
			const f = parseRecords(await n.get(d)).filter((e) => e.time < o);
			const p = await confirm(e, f, u, o);
			if (p !== undefined) return [...p, ...l];
			const m = await (0, s.T3)(e, { until: o - 1 });
			if (m.length > 0) await n.set(d, JSON.stringify(m));
			return [...m, ...l];
		}
		async function confirm(e, t, n, r) {
			const i = n.flatMap((e) => t.findLast((t) => t.digest === e) ?? []);
			if (i.length < n.length) return undefined;
			const a = Math.min(...i.map(({ time: e }) => e));
			const o = await (0, s.T3)(e, {
				since: a,
				until: r - 1
			});
			const isLive = ({ digest: e, time: t }) => o.some((n) => n.digest === e && n.time === t);
			return i.every(isLive) ? o : undefined;
		}
		function parseRecords(e) {
			const t = e === undefined ? undefined : (0, r.qF)(e);
			if (!Array.isArray(t)) return [];
			const n = t.flatMap((e) => {
				const [t, n] = [(0, r._F)(e, "digest"), (0, r._F)(e, "time")];
				const i = typeof n === "number" && Number.isSafeInteger(n) && n > 0;
				return typeof t === "string" && (0, a.Bc)(t) && i ? [{
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
		n.d(t, {
			Jv: () => vanished,
			Le: () => standstill,
			QZ: () => o,
			T3: () => readRecords,
			al: () => inOrder
		});
		var r = n(22475);
		var i = n(41758);
		var a = n(34779);
		const o = 1e3;
		const s = 16;
		const c = 525600;
		async function readRecords(e, { since: t, until: n } = {}) {
			const r = inOrder(e);
			const a = t === undefined ? {} : { start: t - 1 };
			const s = n === undefined ? {} : { end: n + 1 };
			const c = await r({
				...a,
				...s
			});
			const l = createCollection();
			l.add((0, i.NM)(c), "newer");
			if (c.length >= o) {
				await readOn(r, l, "newer", (e) => ({
					start: e,
					...s
				}));
				await readOn(r, l, "older", (e) => ({
					...a,
					end: e
				}));
			}
			return l.all().filter(({ time: e }) => e >= (t ?? e) && e <= (n ?? e));
		}
		function standstill(e) {
			const t = (0, r.sZ)(e);
			const n = `the tag history cannot be read past ${t}: it has ${o} records in one millisecond, or the service ignores \`start\` and \`end\``;
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
			let l = a;
			for (let u = 1;; u += 1) {
				const d = t.edge(n);
				const f = await e(r(d + l));
				const p = t.add((0, i.NM)(f), n);
				const m = f.some(({ time: e }) => e === d);
				if (l === 0 && !m) throw standstill(d);
				if (!m && f.length < o) throw vanished(d);
				if (f.length < o) return;
				if (p === 0 && l === 0) throw standstill(d);
				const h = u > s + t.count() / 500 || t.count() > c;
				if (h) throw standstill(d);
				l = p === 0 ? 0 : a;
			}
		}
		const l = Date.UTC(3e3, 0, 1);
		function inOrder(e) {
			const t = new Map();
			return async (n) => {
				const r = n.end !== undefined;
				const a = await e(n);
				const o = (0, i.j2)(a);
				if (o !== undefined) t.set(r, o);
				else if (isAmbiguous(a) && (r || n.start !== undefined) && !t.has(r)) t.set(r, (0, i.j2)(await e(r ? { end: l } : {})));
				return t.get(r) === true ? a.toReversed() : a;
			};
		}
		function isAmbiguous(e) {
			return e.some(({ digest: t }) => t !== e[0]?.digest);
		}
	}),
	50680: ((e, t, n) => {
		n.d(t, { O: () => withCommentList });
		var r = n(34150);
		var i = n(26963);
		var a = n(28662);
		function withCommentList(e, t) {
			if (t.length === 0) return e;
			const n = `${(0, r.hS)(t.length, "reference")} with an ignore comment`;
			const o = (0, i.c_)([
				"Image",
				"Reason",
				"Place"
			], t, (e) => [
				(0, i.fl)(e.image, 300),
				(0, i.FV)(e.reason ?? "no reason given", 300) + (e.added === true ? " (added)" : ""),
				(0, a.Bo)(e)
			]);
			return {
				...e,
				details: [...e.details, (0, i.GE)(n, o)]
			};
		}
	})
};
;
