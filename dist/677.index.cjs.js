"use strict";
exports.id = 677;
exports.ids = [677];
exports.modules = {
	5316: (function(e, t, n) {
		n.d(t, {
			NR: function() {
				return accountFor;
			},
			Tq: function() {
				return referenceRows;
			},
			Vj: function() {
				return verdictOf;
			},
			Z4: function() {
				return unjudgedFindings;
			},
			nr: function() {
				return firstOutputs;
			}
		});
		var r = n(77825);
		var i = n(38086);
		var a = n(22475);
		var o = n(52023);
		var s = n(36083);
		var c = n(66364);
		var l = n(7550);
		function accountFor(e, t, n = () => true) {
			let r = e.malformed.length;
			const i = {
				tagless: 0,
				managed: 0
			};
			const a = e.unread.map(o.n2);
			for (const o of e.references) {
				const e = (0, c.BL)(o);
				const s = e !== undefined || t.size === 0 || !n(o);
				const l = s ? undefined : t.get((0, c.E4)(o));
				if (e !== undefined) i[e] += 1;
				else if (l === undefined) r += 1;
				else a.push(notAsked(o, l));
			}
			const l = [
				...e.skipped,
				{
					what: "references",
					why: "with a digest but no tag to check it against",
					count: i.tagless
				},
				{
					what: "references",
					why: "that another tool writes",
					count: i.managed
				}
			];
			const u = (0, s.X)(r, l, a, e.unresolved.map(o.jE));
			const { fileAccount: d } = e;
			return {
				...u,
				...d === undefined ? {} : { files: d },
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
	710: (function(e, t, n) {
		n.d(t, {
			Jh: function() {
				return unknownTag;
			},
			KT: function() {
				return named;
			},
			RP: function() {
				return askTags;
			},
			uP: function() {
				return chooseTargets;
			}
		});
		var r = n(77825);
		var i = n(38086);
		var a = n(22475);
		var o = n(45794);
		var s = n(41758);
		var c = n(52309);
		var l = n(34779);
		var u = n(32881);
		var d = n(34733);
		var f = n(96016);
		var p = n(96299);
		var m = n(17177);
		var h = n(66364);
		async function askTags(e, t, n, i) {
			const a = new Map();
			const o = new Map();
			const s = (0, r.$)(n, h.E4);
			let l = 0;
			await Promise.all(Array.from(s, async ([n, r]) => {
				const [c] = r;
				const u = (0, m.Db)(e, t.host, c.image);
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
					const r = (0, p.v)(t, e.identity, `\`${(0, h.kz)(c)}\``);
					o.set(n, placed(r, c));
				} finally {
					l += 1;
					t.host.progress?.(`${l} of ${s.size} tags`);
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
			return e.map(({ location: e, ...n }) => ({
				location: e ?? t,
				...n
			}));
		}
		async function findTagRecord(e, t, { bound: n, bounds: r, now: i }) {
			const s = await named(t, (0, u.T)(e, n, i, u.F[r]));
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
		function requireRecord(e, { digest: t, time: n }) {
			const r = (e[0]?.time ?? n) <= n;
			const i = e.some((e) => e.time === n && e.digest === t);
			if (r && !i) throw (0, f.Jv)(n);
		}
		function chooseTargets(e, t, n, r, i) {
			const { forwardOnly: a, now: o } = r;
			return askTags(e, t, n, async ({ kept: e, key: t, read: n, references: c }) => {
				const { recent: l, record: u } = await findTagRecord(n, t, r);
				const p = new Set(c.flatMap(({ reference: e }) => e.digest ?? []));
				const m = [...p].filter((e) => e !== u.digest);
				const h = {
					unverified: new Set(),
					superseded: new Map()
				};
				const g = {
					record: u,
					recent: l,
					kept: false,
					...h
				};
				if (m.length === 0 || !i && !a) return g;
				const _ = i ? await (0, d.A)(n, m, e) : await (0, f.T3)(n, { since: u.time });
				requireRecord(_, u);
				const v = (0, s.cF)(_, o);
				const y = new Set(m.filter((e) => !v.some((t) => t.digest === e)));
				const b = new Map(m.flatMap((e) => {
					const t = i ? (0, s.Ut)(v, e) : undefined;
					return t === undefined ? [] : [[e, t]];
				}));
				const x = v.findLast(({ digest: e, time: t }) => t > u.time && p.has(e));
				if (!a || x === undefined) return {
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
	66364: (function(e, t, n) {
		n.d(t, {
			BL: function() {
				return skippedAs;
			},
			E4: function() {
				return tagKey;
			},
			GA: function() {
				return gatherReferences;
			},
			J_: function() {
				return writtenImage;
			},
			hx: function() {
				return readScope;
			},
			kz: function() {
				return writtenTag;
			},
			lD: function() {
				return writtenName;
			},
			sH: function() {
				return isInFile;
			},
			x: function() {
				return isInScript;
			},
			zt: function() {
				return completeName;
			}
		});
		var r = n(34150);
		var i = n(98124);
		var a = n(77275);
		var o = n(63664);
		var s = n(41758);
		var c = n(16844);
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
		function skippedAs({ file: e, isManaged: t, reference: n }) {
			if (n.digest === undefined) return t === true ? "managed" : undefined;
			return e !== undefined && n.tag === undefined ? "tagless" : undefined;
		}
		function isInScript({ isScript: e }) {
			return e === true;
		}
		async function gatherReferences(e, t, { images: n, names: i }) {
			const o = e.files.length > 0 || n.length === 0 && e.mode !== "resolve";
			const s = o ? await readFiles(e, t, i) : undefined;
			const c = (0, a.C8)(e["ignore-images"]);
			const l = [...n, ...s?.references ?? []];
			const u = l.filter(({ image: e }) => !c(e, e.tag));
			const d = s?.malformed ?? [];
			const f = d.filter((e) => e.kind === "malformed" || !c(e.image, e.image.tag));
			const p = l.length - u.length + d.length - f.length;
			return {
				references: u,
				files: s?.files ?? new Map(),
				findings: s?.findings ?? [],
				unread: s?.unread ?? [],
				unresolved: s?.unresolved ?? [],
				malformed: f,
				repairs: f.filter((e) => e.kind === "reference"),
				skipped: [...s?.skipped ?? [], {
					what: "references",
					why: "excluded by `ignore-images`",
					count: p
				}],
				comments: s?.comments ?? [],
				fileAccount: s?.account,
				log: [...s?.log ?? [], ...p === 0 ? [] : [`${(0, r.hS)(p, "reference")} excluded by \`ignore-images\`.`]]
			};
		}
		async function readFiles(e, t, n) {
			const r = await (0, c.P)(e.files, {
				inputs: e,
				deps: t,
				names: n
			});
			return {
				...r,
				findings: [...r.findings, ...r.removed]
			};
		}
		function readScope(e, t) {
			const { "as-of": n, "min-age": r } = e;
			const a = n === undefined && r === undefined ? undefined : (0, s.lm)(t, n, r);
			const o = n === undefined ? "cooldown" : "date";
			return {
				...(0, i.B3)(e),
				now: t,
				bound: a,
				bounds: o,
				forwardOnly: r !== undefined
			};
		}
	}),
	87823: (function(e, t, n) {
		n.d(t, {
			BN: function() {
				return pinAnswer;
			},
			N8: function() {
				return resolveAnswer;
			},
			U_: function() {
				return fullReferences;
			},
			VK: function() {
				return shortDigest;
			},
			bW: function() {
				return renderResolveLog;
			}
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
	27846: (function(e, t, n) {
		n.d(t, {
			VX: function() {
				return readRegular;
			},
			Wi: function() {
				return o;
			},
			gb: function() {
				return l;
			},
			s1: function() {
				return oddKind;
			}
		});
		var r = n(73024);
		var i = n(24344);
		var a = n(60983);
		const o = 5 * 1024 * 1024;
		function oddKind(e) {
			if (e.isDirectory()) return {
				kind: "skipped",
				why: "in the form of a folder or submodule"
			};
			if (e.isFile() || e.isSymbolicLink()) return undefined;
			return {
				kind: "unread",
				reason: "is neither a file nor a folder"
			};
		}
		async function readRegular({ linkedTo: e, real: t }, n) {
			const i = (0, r.openSync)(t, r.constants.O_RDONLY | r.constants.O_NOFOLLOW | r.constants.O_NONBLOCK);
			try {
				const t = (0, r.fstatSync)(i);
				const a = oddKind(t);
				if (a !== undefined) return a;
				if (t.size > o) return n?.isData ? await searchParts(i, n) : d;
				return judgeBytes((0, r.readFileSync)(i), e, n);
			} finally {
				(0, r.closeSync)(i);
			}
		}
		function judgeBytes(e, t, n) {
			const r = isWide(e);
			if (n?.isData && !r && isBinary(e)) return u;
			if (n?.isData !== true && e.subarray(0, s.length).equals(s)) return c;
			const i = !r && !e.subarray(0, 2).includes(0);
			if (n !== undefined && i && !n.matters(e.toString("latin1"))) return {
				kind: "skipped",
				why: n.why
			};
			const o = (0, a.g7)(e);
			if (o === undefined) return {
				kind: "unread",
				reason: "is neither 8-bit text nor UTF-16 with a byte order mark"
			};
			if (r && n?.matters(o.text) === false) return {
				kind: "skipped",
				why: n.why
			};
			return {
				kind: "text",
				...o,
				linkedTo: t
			};
		}
		const s = Buffer.from("version https://git-lfs.github.com/spec/");
		const c = {
			kind: "unread",
			reason: "is a Git LFS pointer: check out the contents too (`lfs: true` for actions/checkout)"
		};
		const l = "of a kind that is not scanned";
		const u = {
			kind: "skipped",
			why: l
		};
		const d = {
			kind: "unread",
			reason: `is larger than ${Math.floor(o / 1024 ** 2)} MiB`
		};
		const f = 1024 * 1024;
		const p = 512;
		async function searchParts(e, t) {
			const n = Buffer.alloc(f);
			for (let a = 0;; a += f - p) {
				const o = (0, r.readSync)(e, n, 0, f, a);
				const s = n.subarray(0, o);
				if (a === 0 && isWide(s)) return d;
				if (a === 0 && isBinary(s)) return u;
				if (t.matters(s.toString("latin1"))) return d;
				if (o < f) return {
					kind: "skipped",
					why: t.why
				};
				await (0, i.pN)();
			}
		}
		function isWide(e) {
			return e[0] === 255 && e[1] === 254 || e[0] === 254 && e[1] === 255;
		}
		function isBinary(e) {
			return e.subarray(0, 8e3).includes(0);
		}
	}),
	41706: (function(e, t, n) {
		n.d(t, {
			BQ: function() {
				return c;
			},
			sL: function() {
				return readWorkspaceFile;
			},
			uO: function() {
				return createReadArea;
			}
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(59173);
		var o = n(48636);
		var s = n(27846);
		function createReadArea(e, t) {
			return {
				folder: e,
				root: t,
				realOf: (0, a.kY)((e) => r.realpathSync.native(e))
			};
		}
		const c = "linked to nowhere";
		const l = new Set([
			"ENOENT",
			"ENOTDIR",
			"ELOOP"
		]);
		async function readWorkspaceFile(e, t, n) {
			const unread = (e) => ({
				kind: "unread",
				reason: e
			});
			const a = (0, i.resolve)(e.folder, t);
			try {
				const l = (0, r.lstatSync)(a, { throwIfNoEntry: false });
				if (l === undefined) return missing(t);
				const u = (0, s.s1)(l);
				if (u !== undefined) return u;
				const d = l.isSymbolicLink() ? resolveLink(a) : (0, i.join)(e.realOf((0, i.dirname)(a)), (0, i.basename)(a));
				if (d === undefined) return {
					kind: "skipped",
					why: c
				};
				const f = e.realOf(e.folder);
				const p = e.realOf(e.root);
				const m = d !== (0, i.join)(f, (0, i.relative)(e.folder, a));
				if (!(0, o.UO)(p, d)) return unread("leads out of the workspace through a link");
				if ((0, i.relative)(p, d).toLowerCase().split(i.sep).includes(".git")) return m ? unread("leads into `.git` through a link") : {
					kind: "skipped",
					why: "inside `.git`"
				};
				const h = m ? (0, i.relative)(f, d).split(i.sep).join("/") : undefined;
				return m && (0, s.s1)((0, r.lstatSync)(d)) || await (0, s.VX)({
					real: d,
					linkedTo: h
				}, n);
			} catch (e) {
				const n = (0, o.CA)(e);
				if (n !== "ENOENT" && n !== "ENOTDIR") return unread(`cannot be read (${n})`);
				return missing(t);
			}
		}
		function missing(e) {
			if (e.includes("\uFFFD")) return {
				kind: "unread",
				reason: "has a name that is not UTF-8"
			};
			return {
				kind: "skipped",
				why: "not in the working tree"
			};
		}
		function resolveLink(e) {
			try {
				return r.realpathSync.native(e);
			} catch (e) {
				if (l.has((0, o.CA)(e))) return undefined;
				throw e;
			}
		}
	}),
	99004: (function(e, t, n) {
		n.d(t, {
			CS: function() {
				return listFiles;
			},
			Fv: function() {
				return walkFiles;
			},
			wo: function() {
				return replaceWorkspaceFile;
			}
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(38086);
		var o = n(24344);
		var s = n(45794);
		var c = n(60616);
		var l = n(38365);
		var u = n(60983);
		var d = n(48636);
		var f = n(41706);
		const p = 5e5;
		async function listFiles(e, t, n) {
			const r = [
				"ls-files",
				"-z",
				"--cached",
				...t ? ["--others", "--exclude-standard"] : []
			];
			const i = repositoryAround(e, n.workspace);
			const a = i === undefined ? undefined : await (0, c.EO)({
				...n,
				repository: i,
				folder: e
			}, r);
			if (a?.kind === "output") {
				const e = a.bytes.toString("utf8").split("\0");
				const t = [...new Set(e.filter((e) => e !== "" && e !== "./"))].sort();
				return {
					paths: t,
					byGit: true,
					unread: []
				};
			}
			const o = [];
			const s = await walkFiles(e, {
				others: true,
				unread: o
			});
			return {
				paths: s,
				byGit: false,
				unread: o
			};
		}
		function repositoryAround(e, t) {
			const n = (0, l.W1)(t, e);
			const r = n !== undefined && (0, d.UO)(n.top, (0, l.QX)(t, e));
			return r ? n : undefined;
		}
		async function walkFiles(e, { others: t = false, unread: n = [] } = {}) {
			const r = [];
			const a = [""];
			for (let s = a.pop(); s !== undefined; s = a.pop()) {
				await (0, o.pN)();
				for (const o of entriesOf((0, i.join)(e, s), (e) => {
					n.push({
						path: s === "" ? "." : s,
						reason: `cannot be read (${e})`
					});
				})) {
					const e = s === "" ? o.name : `${s}/${o.name}`;
					if (!o.isDirectory()) {
						if (t || o.isFile()) r.push(e);
					} else if (o.name !== ".git") a.push(e);
				}
				if (r.length > p) {
					n.push({
						path: ".",
						reason: `contains more than ${p} files`
					});
					break;
				}
			}
			return r.sort();
		}
		function entriesOf(e, t) {
			try {
				return (0, r.readdirSync)(e, { withFileTypes: true });
			} catch (e) {
				t((0, d.CA)(e));
				return [];
			}
		}
		async function replaceWorkspaceFile(e, t, n) {
			const refuse = (e) => new s.yo({ message: `\`${(0, a.h0)(t)}\` was not changed: ${e}` });
			const i = (0, d.Rx)(t, e);
			if (i.kind === "refused") throw refuse(i.why);
			const o = await (0, f.sL)((0, f.uO)(e.workingDirectory, e.workspace), t);
			if (o.kind === "unread") throw refuse(`it ${o.reason}`);
			if (o.kind === "skipped") throw refuse(`it is ${o.why}`);
			if (o.text !== n.before) throw refuse("it has changed since it was read");
			const { gid: c, mode: l, uid: p } = (0, r.lstatSync)(i.path);
			const m = (0, u.wx)(n.after, n.encoding);
			(0, d.vK)(i.path, m, l & 4095, {
				uid: p,
				gid: c
			});
		}
	}),
	51388: (function(e, t, n) {
		n.d(t, { w: function() {
			return mergeBuilds;
		} });
		var r = n(77825);
		function mergeBuilds(e) {
			const keyOf = ({ calledAt: e, name: t }) => JSON.stringify([e.replace(/[^/]*$/, ""), t]);
			const t = (0, r.$)(e.filter(({ isPart: e }) => !e), keyOf);
			return e.flatMap((e) => {
				const n = e.isPart ? t.get(keyOf(e)) ?? [] : [];
				const r = n.map((t) => ({
					...t,
					calledAt: e.calledAt,
					target: e.target ?? t.target,
					args: new Map([...t.args, ...e.args])
				}));
				return [e, ...r];
			});
		}
	}),
	46434: (function(e, t, n) {
		n.d(t, {
			C: function() {
				return r;
			},
			Z: function() {
				return isOwnFile;
			}
		});
		const r = "not naming this registry";
		const i = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
		function isOwnFile(e) {
			return i.test(`/${e}`);
		}
	}),
	77275: (function(e, t, n) {
		n.d(t, {
			C8: function() {
				return createImageFilter;
			},
			IP: function() {
				return registryImageName;
			},
			Qf: function() {
				return createImageGlobList;
			},
			oB: function() {
				return createImageGlob;
			}
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
	52023: (function(e, t, n) {
		n.d(t, {
			HK: function() {
				return unresolvedFinding;
			},
			Xc: function() {
				return unreadWords;
			},
			b4: function() {
				return unreadFinding;
			},
			jE: function() {
				return toUnresolved;
			},
			jM: function() {
				return malformedFinding;
			},
			jZ: function() {
				return parseFinding;
			},
			kh: function() {
				return untaggedFindings;
			},
			n2: function() {
				return toUnread;
			}
		});
		var r = n(34150);
		var i = n(38086);
		function unreadFinding({ kind: e, location: t, what: n, why: r }, a) {
			const o = (0, i.h0)(n, 300);
			const s = e === "file" ? "Make it a plain text file without syntax errors, or exclude it with a glob such as `!path` in `files`." : "Write it in full, or exclude it with a comment `platform-actions: ignore` on its line.";
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
				fix: "Correct it, because no registry can serve it, or exclude it with a comment `platform-actions: ignore` on its line.",
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
				fix: "Write it in full, or exclude it with a comment `platform-actions: ignore` on its line.",
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
	39217: (function(e, t, n) {
		n.d(t, {
			m: function() {
				return imageNameOf;
			},
			n: function() {
				return sortReferences;
			}
		});
		var r = n(40382);
		function sortReferences(e) {
			return {
				references: e.filter((e) => e.kind === "reference" && e.reason === undefined),
				malformed: e.filter(isMalformed),
				unresolved: e.filter((e) => e.kind === "unresolved"),
				untagged: e.filter((e) => e.kind === "untagged")
			};
		}
		const isMalformed = (e) => e.kind === "malformed" || e.kind === "reference" && e.reason !== undefined;
		function imageNameOf(e, t) {
			if (e.kind === "reference") return e.image.repository;
			return (0, r.Yw)("expanded" in e ? e.expanded : e.text, t);
		}
	}),
	41758: (function(e, t, n) {
		n.d(t, {
			NM: function() {
				return sortRecords;
			},
			Ut: function() {
				return supersededAt;
			},
			cF: function() {
				return withoutFuture;
			},
			ep: function() {
				return latestMoment;
			},
			j2: function() {
				return isNewestFirst;
			},
			lm: function() {
				return lookupBound;
			},
			ns: function() {
				return judgePin;
			}
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
	35147: (function(e, t, n) {
		n.d(t, {
			U: function() {
				return basePlaceOf;
			},
			r: function() {
				return readBaseIgnores;
			}
		});
		var r = n(38086);
		var i = n(45794);
		var a = n(26918);
		var o = n(32537);
		var s = n(71166);
		async function readBaseIgnores(e, t, o) {
			const { host: c } = t;
			const { changeRequest: l, untrustedHead: u } = c.context;
			if (l?.baseCommit === undefined || u || e["policy-from"] === "base") return undefined;
			if (t.config.ignores.length === 0) return undefined;
			const d = e["config-file"] ?? s.Cu;
			const read = async () => {
				const r = await (0, s.CE)(basePlaceOf(e, t, false))(d);
				if (r === undefined) return [];
				const { parseConfigFile: i } = await Promise.all([n.e(815), n.e(85)]).then(n.bind(n, 2085));
				const c = i(r, d, t.manifests);
				return (0, a.z)(c.ignores, {
					requireReason: false,
					maxDays: undefined
				}, o).ignores;
			};
			return (0, i.Wy)(read, ([e]) => {
				const t = `${(0, r.h0)(e?.message ?? "", 400)}. ${e?.fix ?? ""}`.trim();
				c.log.warning(`Cannot determine which ignores this change adds or loosens: ${t}`);
				return undefined;
			});
		}
		function basePlaceOf(e, t, n = true) {
			const { clock: r, host: i, send: a, signal: s, workingDirectory: c } = t;
			const l = n ? { clock: r } : {};
			return {
				host: i,
				policyFrom: "base",
				workingDirectory: c,
				github: () => (0, o.K)(e["github-token"], {
					host: i,
					send: a,
					signal: s,
					...l
				}),
				signal: s
			};
		}
	}),
	77176: (function(e, t, n) {
		n.d(t, {
			B_: function() {
				return createImageIgnores;
			},
			UB: function() {
				return isAdvisoryIgnore;
			},
			_2: function() {
				return usedIgnoreFindings;
			},
			_d: function() {
				return isExpired;
			},
			cY: function() {
				return findLoosenedIgnores;
			},
			dh: function() {
				return loosenedIgnoreFinding;
			},
			qM: function() {
				return isImageIgnore;
			},
			v$: function() {
				return isExpiring;
			}
		});
		var r = n(38086);
		var i = n(22475);
		const a = 14;
		function isExpired(e, t) {
			return e.expires !== undefined && e.expires.timeMs <= t;
		}
		function isExpiring(e, t) {
			if (e.expires === undefined || isExpired(e, t)) return false;
			return e.expires.timeMs - t <= a * i.sO;
		}
		function isAdvisoryIgnore(e) {
			return e.id !== undefined || e.artifact !== undefined;
		}
		const scopeKey = (e) => JSON.stringify([
			e.id?.toLowerCase(),
			e.artifact,
			e.image
		]);
		const endOf = (e) => e.expires?.timeMs ?? Number.POSITIVE_INFINITY;
		function findLoosenedIgnores(e, t) {
			const n = new Map();
			for (const t of e) {
				const e = n.get(scopeKey(t));
				if (e === undefined || endOf(t) > endOf(e)) n.set(scopeKey(t), t);
			}
			return t.flatMap((e) => {
				const t = n.get(scopeKey(e));
				if (t === undefined) return [{
					ignore: e,
					kind: "added"
				}];
				const { expires: r } = t;
				return r !== undefined && endOf(e) > r.timeMs ? [{
					ignore: e,
					kind: "extended",
					before: r.text
				}] : [];
			});
		}
		function isImageIgnore(e) {
			return e.image !== undefined && !isAdvisoryIgnore(e);
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
			if (isExpired(e, t)) return "expired";
			return isExpiring(e, t) ? "expiring" : "live";
		}
		function usedIgnoreFindings({ ignore: e, state: t, uses: n }) {
			const r = nameOf(e);
			const i = e.expires?.text ?? "";
			if (t === "expired") {
				const t = n > 0 ? "warning" : "notice";
				const a = `The ${r} expired on ${i} and no longer has any effect.`;
				return [findingOf(e, "ignore-expired", t, a)];
			}
			const a = findingOf(e, "ignore-expiring", "warning", `The ${r} expires on ${i}.`);
			const o = findingOf(e, "ignore-unused", "notice", `The ${r} matched nothing.`);
			return [...t === "expiring" ? [a] : [], ...n === 0 ? [o] : []];
		}
		function loosenedIgnoreFinding({ before: e, ignore: t, kind: n }) {
			const i = nameOf(t);
			const a = t.expires === undefined ? "without an expiry date" : `until ${t.expires.text}`;
			const o = n === "added" ? `This change adds an ${i}, ${a}: ${(0, r.h0)(t.reason ?? "", 300)}.` : `This change extends the ${i}: it used to expire on ${e ?? ""} and is now valid ${a}.`;
			return findingOf(t, `ignore-${n}`, "notice", o);
		}
		const nameOf = ({ image: e }) => `ignore for image \`${(0, r.h0)(e ?? "", 200)}\``;
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
	28662: (function(e, t, n) {
		n.d(t, {
			Bo: function() {
				return placeMarkdown;
			},
			GA: function() {
				return placesMarkdown;
			},
			H8: function() {
				return foldedList;
			},
			RT: function() {
				return openTable;
			},
			Y1: function() {
				return findingBlocks;
			},
			eb: function() {
				return openOrFolded;
			},
			h5: function() {
				return datesHeader;
			},
			xO: function() {
				return timeMarkdown;
			}
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
	32881: (function(e, t, n) {
		n.d(t, {
			F: function() {
				return o;
			},
			T: function() {
				return findRecord;
			}
		});
		var r = n(22475);
		var i = n(41758);
		var a = n(96016);
		const o = {
			date: 30 * r.sO,
			cooldown: 365 * r.sO
		};
		const s = 400;
		const c = 800;
		const l = 60;
		async function findRecord(e, t, n, r = o.date) {
			const s = (0, a.al)(e);
			const c = t ?? n;
			if (Number.isNaN(c)) throw new TypeError("NaN is not a time");
			const u = t ?? (0, i.ep)(n);
			const d = t === undefined ? {} : { end: t + 1 };
			let f = t === undefined ? undefined : t - r;
			let p;
			for (let e = 1; e <= l; e += 1) {
				const e = {
					...f === undefined ? {} : { start: f },
					...d
				};
				const t = judgeAnswer(await s(e), {
					start: f,
					latest: u
				});
				if (t.kind === "whole" && p !== undefined && t.last.time < p.below) throw (0, a.Jv)(p.below);
				if (t.kind === "whole") return {
					kind: "found",
					record: t.last,
					recent: t.records
				};
				if (t.kind === "beyond") throw (0, a.Le)(c);
				if (t.kind === "empty") {
					if (f === undefined) return {
						kind: "none",
						first: await findFirst(s)
					};
					if (p !== undefined && f <= p.below) throw (0, a.Le)(p.below);
					p = p === undefined ? undefined : {
						...p,
						emptyFrom: f
					};
					f = p === undefined ? undefined : nextStart(p, c);
				} else if (p === undefined || t.last.time > p.below) {
					p = advance(p, t.records, t.last.time);
					f = nextStart(p, c);
				} else {
					if (f === p.below) throw (0, a.Le)(p.below);
					f = p.below;
				}
			}
			throw (0, a.Le)(c);
		}
		function judgeAnswer(e, { latest: t, start: n }) {
			const r = e.length >= a.QZ;
			const o = (0, i.NM)(e);
			const s = o.filter(({ time: e }) => e <= t);
			const c = s.at(-1);
			if (c !== undefined && r && s.length === o.length) return {
				kind: "cut",
				records: s,
				last: c
			};
			const l = s.filter(({ time: e }) => e >= (n ?? e));
			const u = l.at(-1);
			if (u !== undefined) return {
				kind: "whole",
				records: l,
				last: u
			};
			return { kind: r && c === undefined ? "beyond" : "empty" };
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
			const a = c * r;
			const o = n ?? Math.max(i, t) + 1;
			if (o - t <= a) return t - 1;
			if (n === undefined) return Math.floor(o - s * r);
			const l = e + Math.sqrt(Math.max(t - e, a) * (o - e));
			return Math.floor(Math.min(l, (t + o) / 2));
		}
		async function findFirst(e) {
			let t;
			for (let n = 1; n <= l; n += 1) {
				const n = await e(t === undefined ? {} : { end: t.time });
				const r = (0, i.NM)(n).at(0);
				if (r === undefined || t !== undefined && r.time >= t.time) break;
				t = r;
				if (n.length < a.QZ) break;
			}
			return t;
		}
	}),
	34733: (function(e, t, n) {
		n.d(t, { A: function() {
			return readRecordsOf;
		} });
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
	96016: (function(e, t, n) {
		n.d(t, {
			Jv: function() {
				return vanished;
			},
			Le: function() {
				return standstill;
			},
			QZ: function() {
				return o;
			},
			T3: function() {
				return readRecords;
			},
			al: function() {
				return inOrder;
			}
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
	25235: (function(e, t, n) {
		n.d(t, {
			Bq: function() {
				return plainGlob;
			},
			P_: function() {
				return chooseFiles;
			},
			Ro: function() {
				return readAreaOf;
			},
			aI: function() {
				return unknownFileFinding;
			},
			nt: function() {
				return unmatchedGlobFinding;
			}
		});
		var r = n(76760);
		var i = n(44969);
		var a = n(38707);
		var o = n(38086);
		var s = n(45794);
		var c = n(48636);
		var l = n(41706);
		var u = n(99004);
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return (0, l.uO)(t, (0, c.UO)(n, t) ? n : t);
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!(0, c.lQ)(n)) {
				throw new s.yo({
					message: `\`working-directory\`: \`${(0, o.h0)(n)}\` is not a folder`,
					fix: "name a folder of the checkout",
					input: "working-directory"
				});
			}
			const { byGit: r, paths: i, unread: a } = await (0, u.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!r) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is scanned.");
			if (e.length > 0) return {
				...await matchFiles(e, i, t),
				unreadFolders: a,
				listed: i
			};
			if (i.length === 0 && a.length === 0) {
				throw new s.yo({
					message: `there is nothing to look at: ${r ? "git tracks no file" : "there is no file"} in \`${(0, o.h0)(n)}\``,
					fix: `is the repository checked out? Run the checkout step before this one, or name its folder in \`working-directory\`${r ? "; in your own checkout, add the files with `git add`" : ""}`
				});
			}
			return {
				paths: i,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: a,
				listed: i
			};
		}
		const plainGlob = (e) => e.replace(/^(!?)(?:\.\/)+/, "$1");
		async function matchFiles(e, t, n) {
			const r = new Set(t);
			const c = e.map(plainGlob);
			const l = c.filter((e) => !/[*?[\]{}!]/.test(e));
			const u = [];
			for (const e of l) if (!r.has(e) && await isThere(readAreaOf(n), e)) u.push(e);
			const d = [...t.filter((0, i.nY)(c)), ...u];
			const f = new Set(l);
			const p = c.filter((e) => !e.startsWith("!") && !u.includes(e) && !t.some((0, i.Nx)(e)));
			if (d.length > 0) return {
				paths: d,
				inFull: f,
				unmatched: p
			};
			const m = l.flatMap((e) => (0, a.au)(e, t) ?? []);
			throw new s.yo({
				message: `\`files\` matches no file below \`${(0, o.h0)(n.workingDirectory)}\`: ${(0, o.h0)(c.slice(0, 3).join(", "))}`,
				fix: m[0] ?? "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, c.UO)(e.folder, (0, r.resolve)(e.folder, t))) return false;
			return (await (0, l.sL)(e, t)).kind !== "skipped";
		}
		function unknownFileFinding(e) {
			const t = e === undefined ? "Nothing that `files` matches is" : `\`${(0, o.h0)(e)}\` is named by \`files\`, but is not`;
			return {
				rule: "unknown-file",
				level: "warning",
				title: "Unsupported file type",
				message: `${t} a supported file type.`,
				location: e === undefined ? undefined : {
					file: e,
					line: 1
				},
				fingerprint: `unknown-file ${e ?? ""}`
			};
		}
		function unmatchedGlobFinding(e, t) {
			const n = (0, o.h0)(e, 300);
			return {
				rule: "unmatched-glob",
				level: "warning",
				title: "Glob matches nothing",
				message: `\`${n}\` in \`${t}\` matches no ${t === "files" ? "file" : "repository"}.`,
				fingerprint: `unmatched-glob ${t === "files" ? "" : `${t} `}${n}`
			};
		}
	}),
	50680: (function(e, t, n) {
		n.d(t, { O: function() {
			return withCommentList;
		} });
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
	}),
	33136: (function(e, t, n) {
		n.d(t, { _: function() {
			return loadFileKinds;
		} });
		const loadFileKinds = () => Promise.all([
			n.e(815),
			n.e(282),
			n.e(557),
			n.e(835),
			n.e(735),
			n.e(721)
		]).then(n.bind(n, 47739));
	}),
	56306: (function(e, t, n) {
		n.d(t, { i: function() {
			return openFileThreads;
		} });
		var r = n(45190);
		var i = n(25235);
		function openFileThreads(e, t) {
			const { folder: n, root: a } = (0, i.Ro)(e);
			const o = {
				folder: n,
				root: a,
				names: t
			};
			const s = e.openThreads(o);
			const handle = async (t) => {
				try {
					return await s.handle(t, e.signal);
				} catch (t) {
					if (!e.signal.aborted) throw t;
					throw (0, r.he)(e.signal, "reading the files");
				}
			};
			return {
				handle,
				handleOrLose: async (t) => {
					try {
						return await handle(t);
					} catch (n) {
						if (!e.signal.aborted) throw n;
						return t.map(() => ({
							kind: "lost",
							why: "was stopped"
						}));
					}
				}
			};
		}
	}),
	29668: (function(e, t, n) {
		n.d(t, {
			vK: function() {
				return notCompared;
			},
			ZW: function() {
				return readBuildsOf;
			},
			Xq: function() {
				return readCallersAtBase;
			},
			Lc: function() {
				return resolveAtBase;
			},
			Sw: function() {
				return unreadableError;
			}
		});
		var r = n(77825);
		var i = n(38086);
		var a = n(45794);
		var o = n(51388);
		var s = n(35147);
		var c = n(39552);
		var l = n(61447);
		var u = n(24086);
		var d = n(25235);
		var f = n(33136);
		var p = n(56306);
		var m = n(76760);
		;
		const h = 8 * 1024 * 1024;
		const g = ["Chart.yaml", "values.yaml"];
		function describingOf(e) {
			return e === undefined ? [] : g.map((t) => m.posix.join(e.folder, t));
		}
		async function readBaseCharts(e, t) {
			const n = new Map(e.map((e) => [e.folder, e]));
			if (n.size === 0) return new Map();
			const mayHold = (e) => [...n.values()].some(({ within: t }) => t.some((t) => `${e}/`.startsWith(`${t}/`)));
			const i = await (0, l.O4)(t, [...n.keys()], mayHold);
			const a = [...i].flatMap(([e, t]) => Array.from(t, ([t, n]) => ({
				folder: e,
				name: t,
				id: n,
				path: m.posix.join(e, t)
			})).filter(({ name: t }) => n.get(e)?.wants(t) === true && !g.includes(t)));
			const o = await readChanged(a, t);
			const s = (0, r.$)(a, ({ folder: e }) => e);
			return new Map(Array.from(i.keys(), (e) => {
				const t = s.get(e) ?? [];
				const n = t.flatMap(({ name: e, path: t }) => {
					const n = o.get(t);
					return n === undefined ? [] : [[e, n]];
				});
				return [e, {
					changed: new Map(n),
					others: new Map(t.map(({ id: e, name: t }) => [t, e]))
				}];
			}));
		}
		async function readChanged(e, t) {
			const n = await (0, l.Wd)(t);
			const r = new Set(n.kind === "failed" ? [] : n.files.map(({ from: e, path: t }) => e ?? t));
			const i = e.map(({ path: e }) => e).filter((e) => r.has(e));
			const a = await (0, l.bU)(t, i, h);
			return new Map([...a].flatMap(([e, t]) => t.kind === "file" ? [[e, t.text]] : []));
		}
		;
		async function resolveAtBase(e, t) {
			const { decides: n, deps: r, inputs: i, names: a } = t;
			const { companionOf: o, filesBeside: c, kindOfFile: d } = await (0, f._)();
			const companionsOf = (e) => [o(e) ?? []].flat();
			const m = (0, s.U)(i, r, n);
			const v = new Set(e.flatMap((e) => [
				e,
				...companionsOf(e),
				...describingOf(c(e))
			]));
			const y = await (0, l.bU)(m, [...v], h);
			const b = await readBaseCharts(e.flatMap((e) => c(e) ?? []), m);
			const x = (0, u.H)(r);
			const textOf = (e) => {
				const t = y.get(e);
				if (t?.kind !== "file" || t.text.includes("\0")) return undefined;
				return {
					path: e,
					shown: x(e),
					text: t.text
				};
			};
			const chartAtBase = (e) => {
				const t = c(e);
				if (t === undefined) return undefined;
				const n = describingOf(t).map((e, t) => [g[t] ?? "", textOf(e)?.text ?? ""]);
				const r = b.get(t.folder) ?? {
					changed: new Map(),
					others: undefined
				};
				return {
					...r,
					files: new Map(n)
				};
			};
			const hasArguments = (e) => d(e) === "dockerfile" && _.test(textOf(e)?.text ?? "");
			const S = e.some(hasArguments) ? await readBuildsAtBase(t) : undefined;
			const C = e.flatMap((e) => {
				const t = textOf(e);
				const [n] = companionsOf(e).map(textOf);
				if (t === undefined) return [];
				return [{
					...t,
					companion: n,
					chart: chartAtBase(e),
					builds: S?.get(t.shown)
				}];
			});
			const w = C.map((e) => ({
				kind: "resolve",
				file: e
			}));
			const T = await (0, p.i)(r, a).handle(w);
			const E = new Map();
			const D = [...unreadableOf(y, e)];
			for (const [e, { path: t }] of C.entries()) {
				const n = T[e];
				if (n?.kind === "answer") E.set(t, n.answer);
				else D.push({
					path: t,
					kind: "failed",
					why: n?.kind === "lost" ? `it ${n.why}` : "it was not read"
				});
			}
			return {
				resolved: E,
				texts: new Map(C.map((e) => [e.path, e])),
				unreadable: D
			};
		}
		function unreadableOf(e, t) {
			return t.flatMap((t) => {
				const n = e.get(t);
				return n?.kind === "failed" || n?.kind === "refused" ? [{
					...n,
					path: t
				}] : [];
			});
		}
		const _ = /^[^\S\n]*ARG\b/im;
		const v = 2e3;
		const y = `more than ${v} files may call builds`;
		async function readCallersAtBase(e, { decides: t, deps: n, inputs: r }) {
			if (e.length > v) throw notCompared("Dockerfile", y);
			const { companionOf: i } = await (0, f._)();
			const a = new Set(e.flatMap((e) => [e, i(e) ?? e]));
			const o = await (0, l.bU)((0, s.U)(r, n, t), [...a], h);
			const c = unreadableOf(o, [...a]).filter(({ kind: e }) => e === "failed");
			if (c.length > 0) throw unreadableError(c);
			const textOf = (e = "") => {
				const t = o.get(e);
				return t?.kind === "file" ? t.text : undefined;
			};
			return [...new Set(e)].flatMap((e) => {
				const [t, n = ""] = [textOf(e), textOf(i(e))];
				return t === undefined ? [] : [{
					path: e,
					text: t,
					environment: n
				}];
			});
		}
		async function readBuildsAtBase(e) {
			const { decides: t, deps: n, inputs: i } = e;
			const { mayCallBuilds: a } = await (0, f._)();
			const o = await (0, l.Wd)((0, s.U)(i, n, t));
			if (o.kind === "failed") throw notCompared("Dockerfile", o.why);
			const c = o.files.flatMap(({ from: e, kind: t, path: n }) => e ?? (t === "deleted" ? n : []));
			const { listed: p } = await (0, d.P_)([], n);
			const m = [...c, ...p].filter(a);
			const h = (0, u.H)(n);
			const g = await readCallersAtBase(m, e);
			const _ = await readBuildsOf(g.map((e) => ({
				...e,
				shown: h(e.path)
			})), e);
			return (0, r.$)(_, ({ dockerfile: e }) => e);
		}
		async function readBuildsOf(e, { deps: t, names: n }) {
			const r = e.map((e) => ({
				kind: "builds",
				...e
			}));
			const i = await (0, p.i)(t, n).handle(r);
			const a = i.flatMap((e, t) => {
				if (e.kind === "answer" && e.answer !== undefined) return e.answer;
				throw notCompared(r[t]?.path ?? "");
			});
			return (0, o.w)(a);
		}
		function notCompared(e, t = "the file is too long to be read to its end") {
			return new a.yo({
				message: `\`files\`: the images of \`${(0, i.h0)(e, 200)}\` cannot be compared with the base: ${t}`,
				fix: "set `scope: all` to check all images without a comparison",
				input: "files"
			});
		}
		function unreadableError(e) {
			return new a.yo(...e.flatMap(({ path: e, why: t }) => (0, c.x5)(e, t, c.Wm).problems));
		}
	}),
	16844: (function(e, t, n) {
		n.d(t, { P: function() {
			return readReferences;
		} });
		var r = n(44969);
		var i = n(38086);
		var a = n(59173);
		var o = n(39589);
		var s = n(45794);
		var c = n(40382);
		var l = n(39217);
		var u = n(35147);
		var d = n(61447);
		var f = n(24086);
		var p = n(25235);
		var m = n(33136);
		var h = n(52023);
		var g = n(71166);
		var _ = n(29668);
		;
		async function applyIgnoreComments(e, t) {
			const n = await knownComments(e.ignored, t);
			const isNew = (e) => n !== undefined && !n.has(keyOf(e, t.names));
			const r = policyIsFromBase(t);
			const i = r ? e.ignored.filter(isNew) : [];
			const a = r ? e.ignored.filter((e) => !isNew(e)) : e.ignored;
			const o = withRefused(e, i);
			const s = "with an ignore comment";
			return {
				...o,
				findings: [
					...o.findings,
					...(0, h.kh)(o.untagged),
					...e.ignored.filter(isNew).map((e) => addedFinding(e, r))
				],
				skipped: [...o.skipped, {
					what: "references",
					why: s,
					count: a.length
				}],
				comments: a.map((e) => ({
					...e.location,
					image: e.text,
					reason: e.ignore?.reason,
					...n === undefined ? {} : { added: isNew(e) }
				}))
			};
		}
		function withRefused(e, t) {
			const { malformed: n, references: r, unresolved: i, untagged: a } = (0, l.n)(t);
			return {
				...e,
				references: [...e.references, ...r],
				malformed: [...e.malformed, ...n],
				unresolved: [...e.unresolved, ...i],
				untagged: [...e.untagged, ...a],
				skipped: [...e.skipped, {
					what: "references",
					why: "without a tag in text",
					count: a.length
				}]
			};
		}
		function policyIsFromBase({ deps: e, inputs: t }) {
			const { host: n, workingDirectory: r } = e;
			return (0, g.uM)({
				host: n,
				policyFrom: t["policy-from"],
				workingDirectory: r
			});
		}
		const keyOf = (e, t) => JSON.stringify([e.readBy, (0, l.m)(e, t)]);
		async function knownComments(e, t) {
			const n = policyIsFromBase(t);
			if (e.length === 0 || !n && !hasBase(t)) return undefined;
			try {
				const r = await (0, _.Lc)([...new Set(e.map(({ readBy: e }) => e))], {
					...t,
					decides: n
				});
				const i = r.unreadable.filter(({ kind: e }) => e === "failed");
				if (i.length > 0) throw (0, _.Sw)(i);
				const a = [...r.resolved.values()].flatMap((e) => e.ignored);
				return new Set(a.map((e) => keyOf(e, t.names)));
			} catch (e) {
				if (n || !(e instanceof s.yo)) throw e;
				const r = (0, i.h0)(e.problems[0]?.message ?? "", 400);
				t.deps.host.log.info(`Cannot determine which ignore comments this change adds: ${r}`);
				return undefined;
			}
		}
		function hasBase({ deps: e }) {
			const { changeRequest: t } = e.host.context;
			return t?.baseCommit !== undefined || t?.baseRef !== undefined;
		}
		function addedFinding({ ignore: e, location: t, text: n }, r) {
			const a = e?.reason;
			const s = (0, i.h0)(n, 300);
			const c = a === undefined ? "without a reason" : `with the reason: ${(0, i.h0)(a, 300)}`;
			const l = r ? " It has no effect, because the policy comes from the base, which has no such comment on this image in this file." : "";
			return {
				rule: "ignore-added",
				level: "notice",
				title: "Ignore comment",
				message: `This change adds an ignore comment on \`${s}\`, ${c}.${l}`,
				artifact: s,
				location: t,
				fingerprint: (0, o.ax)("ignore-added", t.file, s)
			};
		}
		var v = n(87717);
		;
		async function readReferences(e, t) {
			const n = await (0, v.i)(e, t.deps, t.names);
			const r = await findRemovedReferences(e, n, t);
			return {
				...await applyIgnoreComments(n, t),
				removed: r
			};
		}
		const y = {
			checkout: 2e4,
			github: 50
		};
		const b = 500;
		async function findRemovedReferences(e, t, n) {
			const a = {
				...n,
				decides: false
			};
			const { deps: o, inputs: c } = a;
			if (!hasBase(a)) return [];
			const notCompared = (e) => {
				o.host.log.info(`References that the change removes are not listed: ${(0, i.h0)(e, 400)}`);
				return [];
			};
			try {
				const n = await (0, d.Wd)((0, u.U)(c, o, a.decides));
				if (n.kind === "failed") return notCompared(n.why);
				const i = namesByFile(t, a);
				const s = (0, f.H)(o);
				const { DATA: l, kindOfFile: h } = await (0, m._)();
				const g = e.length === 0 ? () => true : (0, r.nY)(e.map(p.Bq));
				const _ = n.files.filter(({ kind: e, path: t }) => {
					const r = h(t);
					if (e === "added" || e === "moved" || r === undefined || !g(t)) return false;
					return n.from === "checkout" || !l.has(r) || i.has(s(t));
				});
				const v = y[n.from];
				if (_.length > v) return notCompared(`the change touches more than ${v} files`);
				const x = namesMoved(n.files, i, a);
				const S = [];
				for (let e = 0; e < _.length; e += b) S.push(...await compare(_.slice(e, e + b), x, i, a));
				return S;
			} catch (e) {
				if (!(e instanceof s.yo)) throw e;
				return notCompared(e.problems[0]?.message ?? "");
			}
		}
		function namesByFile({ ignored: e, malformed: t, references: n, unread: r }, i) {
			const o = new Map();
			const add = (e, t) => (0, a.IV)(o, e, () => new Set())?.add(t);
			for (const r of [
				...n,
				...e,
				...t
			]) add(r.location.file, (0, l.m)(r, i.names));
			for (const { kind: e, location: t, what: n } of r) if (e === "reference") add(t.file, (0, c.Yw)(n, i.names));
			for (const { kind: e, location: t } of r) if (e === "file") o.set(t.file, undefined);
			return o;
		}
		function namesMoved(e, t, { deps: n }) {
			const r = (0, f.H)(n);
			const i = e.filter(({ kind: e }) => e === "added" || e === "moved");
			return new Set(i.flatMap(({ path: e }) => [...t.get(r(e)) ?? []]));
		}
		async function compare(e, t, n, r) {
			const i = (0, f.H)(r.deps);
			const { resolved: a } = await (0, _.Lc)(e.map(({ path: e }) => e), r);
			return e.flatMap(({ kind: e, path: r }) => {
				const o = i(r);
				const s = n.get(o);
				if (n.has(o) && s === undefined) return [];
				const c = (a.get(r)?.references ?? []).filter((e) => e.file === r);
				const l = new Map(c.map(({ image: e, text: t }) => [e.repository, t]));
				return [...l].filter(([e]) => s?.has(e) !== true && !t.has(e)).map(([, t]) => removedFinding(o, t, e === "deleted"));
			});
		}
		function removedFinding(e, t, n) {
			const [r, a] = [(0, i.h0)(t, 300), (0, i.h0)(e, 300)];
			const s = n ? `\`${a}\`, which this change deletes` : `\`${a}\``;
			return {
				rule: "removed-reference",
				level: "notice",
				title: "No longer referenced",
				message: `\`${r}\` was referenced at the base by ${s}, and no longer is.`,
				artifact: r,
				location: n ? undefined : {
					file: e,
					line: 1
				},
				fingerprint: (0, o.ax)("removed-reference", e, r)
			};
		}
	}),
	87717: (function(e, t, n) {
		n.d(t, { i: function() {
			return readWorkspace;
		} });
		var r = n(34150);
		var i = n(77825);
		var a = n(38086);
		var o = n(45794);
		var s = n(27846);
		var c = n(51388);
		var l = n(46434);
		var u = n(59173);
		;
		const d = [
			"foreign",
			"unnamed",
			"untagged"
		];
		function collectReferences(e) {
			const t = {
				foreign: 0,
				unnamed: 0,
				untagged: 0
			};
			for (const n of e) for (const e of d) t[e] += n.left[e];
			const n = e.flatMap((e) => e.malformed);
			const r = e.flatMap((e) => e.unresolved);
			const i = uniqueReferences(e.flatMap((e) => e.references));
			const a = withoutRenamed(i, r);
			const o = uniqueIgnored(e.flatMap((e) => e.ignored));
			const s = e.filter(({ isScanned: e }) => e).length;
			const c = a.length + n.length + r.length + o.length;
			return {
				references: a,
				malformed: n,
				unresolved: r,
				untagged: e.flatMap((e) => e.untagged),
				ignored: o,
				skipped: [
					{
						what: "references",
						why: "of other registries",
						count: t.foreign
					},
					{
						what: "references",
						why: "not naming this registry",
						count: t.unnamed
					},
					{
						what: "references",
						why: "without a tag in text",
						count: t.untagged
					}
				],
				summary: summaryOf(s, c, t)
			};
		}
		function uniqueReferences(e) {
			const t = new Set(e.filter(isInCompanion).map(keyOfPlace));
			if (t.size === 0) return e;
			const n = new Map();
			for (const t of e) for (const e of t.valuesBeside ?? []) (0, u.IV)(n, e, () => []).push(t);
			const r = new Set();
			return e.flatMap((e) => {
				if (!t.has(keyOfPlace(e))) return [e];
				const i = `${keyOfPlace(e)} ${e.text}`;
				if (!isInCompanion(e) || r.has(i)) return [];
				r.add(i);
				return [keptFor(n.get(keyOfPlace(e)) ?? [], e)];
			});
		}
		function keptFor(e, t) {
			const { editable: n, readBy: r, text: i } = t;
			const a = e.find((e) => e.readBy !== r && e.text !== i);
			if (a === undefined || n.kind === "no") return t;
			const o = `\`${a.readBy}\` makes another image of it`;
			return {
				...t,
				editable: {
					kind: "no",
					reason: o
				}
			};
		}
		function withoutRenamed(e, t) {
			const n = new Map(t.flatMap((e) => e.renames ? [[e.renames, e]] : []));
			if (n.size === 0) return e;
			return e.map((e) => {
				const t = e.syntax === "kubernetes" ? n.get(e.text.replace(/(?::[^:/]*)?(?:@.*)?$/s, "")) : undefined;
				if (t === undefined || e.editable.kind === "no" || t.text.endsWith(`/${e.image.repository}`)) return e;
				const { file: r, line: i } = t.location;
				const a = `${r}:${i} replaces its name with \`${t.text}\`, which would get its digest: write \`newTag\` there, then run \`pin\` again`;
				return {
					...e,
					editable: {
						kind: "no",
						reason: a
					}
				};
			});
		}
		function uniqueIgnored(e) {
			const keyOf = ({ location: e, text: t }) => JSON.stringify([
				e.file,
				e.line,
				e.column,
				t
			]);
			return [...new Map(e.map((e) => [keyOf(e), e])).values()];
		}
		const isInCompanion = ({ file: e, readBy: t }) => e !== t;
		function keyOfPlace({ file: e, start: t }) {
			return `${t} ${e}`;
		}
		function summaryOf(e, t, n) {
			const i = [`${n.foreign} of other registries`, ...n.unnamed === 0 ? [] : [`${n.unnamed} that cannot be known before they are built`]];
			return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; skipped: ${i.join(", ")}.`;
		}
		var f = n(36083);
		var p = n(24086);
		var m = n(25235);
		var h = n(56306);
		;
		async function readWorkspace(e, t, n) {
			const r = await (0, m.P_)(e, t);
			const i = openReading(r, t);
			const a = [];
			for (const e of r.paths) if ((0, l.Z)(e)) skipByName(i, e, "the config or a role file of platform-actions");
			else a.push(e);
			const o = (0, h.i)(t, n);
			const s = await readBuildsOf(a, i, o);
			const c = a.map((e) => ({
				kind: "read",
				path: e,
				shown: i.shown(e),
				builds: s.get(i.shown(e))
			}));
			const u = await o.handle(c);
			for (const [e, t] of a.entries()) {
				const n = u[e];
				if (n?.kind === "answer") add(i, t, n.answer);
				else i.unread.push(unreadFile(i.shown(t), n?.kind === "lost" ? n.why : "was not read"));
			}
			return finish(i, e.length > 0);
		}
		async function readBuildsOf(e, { chosen: t, shown: n, unread: r }, a) {
			const [o] = await a.handle([{
				kind: "callers",
				read: e,
				listed: t.listed
			}]);
			const s = o?.kind === "answer" ? o.answer : t.listed;
			const l = s.map((e) => ({
				kind: "builds",
				path: e,
				shown: n(e)
			}));
			const u = await a.handle(l);
			const d = u.flatMap((e, t) => {
				if (e.kind === "lost") return [];
				if (e.answer === undefined) r.push(unreadFile(n(s[t] ?? ""), "calls too many builds"));
				return e.answer ?? [];
			});
			return (0, i.$)((0, c.w)(d), ({ dockerfile: e }) => e);
		}
		function openReading(e, t) {
			const n = (0, p.H)(t);
			return {
				chosen: e,
				deps: t,
				shown: n,
				paths: new Set(e.paths),
				files: new Map(),
				resolved: [],
				judgedPaths: [],
				unread: e.unreadFolders.map(({ path: e, reason: t }) => unreadFile(n(e), t)),
				findings: e.unmatched.map((e) => (0, m.nt)(e, "files")),
				skipped: [],
				judgedFiles: 0,
				scanned: 0,
				unknown: 0
			};
		}
		function add(e, t, n) {
			if (n.kind === "skipped") addSkipped(e, t, n.why);
			else if (n.kind === "unread") e.unread.push(unreadFile(e.shown(t), n.reason));
			else if (n.linkedTo !== undefined && e.paths.has(n.linkedTo)) skipFile(e, "linked to files that are looked at themselves", t);
			else addText(e, t, n);
		}
		function addSkipped(e, t, n) {
			if (n === s.gb) {
				passOver(e, t);
				return;
			}
			if (n === l.C) e.scanned += 1;
			skipFile(e, n, t);
		}
		function addText(e, t, { holders: n, resolved: r }) {
			const { end: i } = r;
			if (i.kind === "unread") e.unread.push(unreadFile(e.shown(t), i.why, i.line));
			else if (i.kind === "bill-of-materials") skipByName(e, t, "a software bill of materials");
			else e.judgedFiles += 1;
			if (r.isScanned) e.scanned += 1;
			for (const t of r.debug) e.deps.host.log.debug(t);
			e.resolved.push(r);
			e.judgedPaths.push(t);
			e.findings.push(...r.findings);
			for (const { path: t, ...r } of n) e.files.set(t, r);
		}
		function unreadFile(e, t, n = 1) {
			return {
				kind: "file",
				what: e,
				why: t,
				location: {
					file: e,
					line: n
				}
			};
		}
		function passOver(e, t) {
			const { chosen: n, findings: r, shown: i } = e;
			e.unknown += 1;
			skipFile(e, s.gb);
			if (n.inFull.has(t)) r.push((0, m.aI)(i(t)));
		}
		function skipByName({ chosen: e, findings: t, shown: n, skipped: r }, i, o) {
			r.push({
				what: (0, a.h0)(n(i), 300),
				why: o,
				count: 1
			});
			if (e.inFull.has(i)) t.push((0, m.aI)(n(i)));
		}
		function skipFile({ deps: e, skipped: t }, n, r) {
			if (r !== undefined) e.host.log.debug(`Skipped: ${(0, a.h0)(r)}, among the files ${n}.`);
			t.push({
				what: "files",
				why: n,
				count: 1
			});
		}
		function finish(e, t) {
			const { files: n, findings: i, resolved: o, judgedFiles: s, judgedPaths: c, scanned: l, skipped: u, unknown: d, unread: p } = e;
			const h = u.filter(({ why: e }) => e === "not in the working tree").length;
			if (l === 0 && p.length === 0 && h > 0) throw nothingThere(h);
			if (t && l === 0 && i.length === 0 && p.length === 0) i.push((0, m.aI)());
			const g = p.filter(({ kind: e }) => e === "file").map(({ what: e, why: t }) => ({
				what: (0, a.h0)(e, 300),
				why: (0, a.h0)(t, 500)
			}));
			const _ = d === 1 ? "is" : "are";
			const v = `${(0, r.hS)(d, "file")} named by \`files\` ${_} not of a supported type.`;
			const y = collectReferences(o);
			return {
				...y,
				files: n,
				judgedPaths: c,
				unread: p,
				findings: i,
				account: (0, f.X)(s, u, g),
				log: [y.summary, ...t && d > 0 ? [v] : []]
			};
		}
		function nothingThere(e) {
			return new o.yo({
				message: `there is nothing to look at: none of the ${(0, r.hS)(e, "file")} that git tracks here is in the working tree`,
				fix: "is the repository checked out? Run the checkout step before this one, or widen its sparse checkout"
			});
		}
	})
};
;
