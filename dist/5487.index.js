"use strict";
exports.id = 5487;
exports.ids = [5487];
exports.modules = {
	5873: ((e, t, n) => {
		t.T = countBy;
		function countBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				n.set(e, (n.get(e) ?? 0) + 1);
			}
			return n;
		}
	}),
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
	44750: ((e, t, n) => {
		t.QV = checkFinding;
		t.c0 = countStates;
		t.cG = isWrong;
		t.qX = isPinnable;
		var r = n(5873);
		var i = n(38086);
		var a = n(49290);
		var o = n(28189);
		function isWrong({ state: e }) {
			return e === "unpinned" || e === "stale" || e === "unverified";
		}
		function countStates(e) {
			const t = (0, r.T)(e, (e) => {
				const t = e.ignoredBy === undefined && !(isWrong(e) && (0, o.x)(e));
				return t ? e.state : undefined;
			});
			return (e) => t.get(e) ?? 0;
		}
		function isPinnable(e) {
			return e.some((e) => isWrong(e) && e.ignoredBy === undefined);
		}
		const s = {
			unpinned: {
				title: "Image not pinned",
				message: (e, t) => `\`${e}\` has no digest${remarkOf(t)}.`,
				fix: "Pin it with `mode: pin`."
			},
			stale: {
				title: "Pin is stale",
				message: (e, { since: t }, n) => `The digest of \`${e}\` was superseded ${(0, a.E)(t ?? n, n)}.`,
				fix: "Refresh it with `mode: pin`."
			},
			unverified: {
				title: "Pin is unverified",
				message: (e) => `\`${e}\` never had the digest that it is pinned to.`,
				fix: "Find out where the digest came from; `mode: pin` replaces it."
			}
		};
		const c = "It stands in a script or a value, so it is not edited: change it by hand.";
		function checkFinding(e, t, n) {
			const { location: r, state: i } = e;
			if (i !== "unpinned" && i !== "stale" && i !== "unverified") return [];
			if (e.ignoredBy !== undefined) return [];
			const a = (0, o.lD)(e);
			const l = e.reference.digest === undefined ? a : (0, o.kz)(e);
			const u = (0, o.x)(e);
			const d = u ? "in-script" : i;
			const { fix: f, message: p, title: m } = s[i];
			return [{
				rule: d,
				level: !u && t.includes(i) ? "error" : "warning",
				title: m,
				message: p(l, e, n),
				fix: u ? c : f,
				artifact: a,
				...r === undefined ? {} : { location: r },
				fingerprint: `${d} ${r?.file ?? ""} ${a}`
			}];
		}
		function remarkOf({ inFile: e }) {
			const t = e?.scanned.remark;
			return t === undefined ? "" : ` that takes effect: ${(0, i.h0)(t, 300)}`;
		}
	}),
	5487: ((e, t, n) => {
		n.r(t);
		t.checkReferences = checkReferences;
		var r = n(34150);
		var i = n(22475);
		var a = n(5316);
		var o = n(44750);
		var s = n(66364);
		var c = n(28189);
		var l = n(65698);
		var u = n(77825);
		var d = n(26963);
		var f = n(49290);
		var p = n(83124);
		var m = n(28662);
		var h = n(23447);
		var g = n(28410);
		;
		const _ = [
			"unverified",
			"unknown",
			"unpinned",
			"stale",
			"superseded",
			"tagless",
			"pinned"
		];
		const v = {
			unverified: "the tag never had this digest",
			unknown: "could not be checked",
			unpinned: "not pinned",
			stale: "stale",
			superseded: "superseded recently",
			tagless: "digest without a tag",
			pinned: "current"
		};
		const y = [
			"Image",
			"State",
			"Used in",
			"Digest"
		];
		function checkAnswer(e, t) {
			const { failOn: n, notes: r, now: i } = t;
			const a = [...(0, u.$)(e, rowKey).values()].sort((e, t) => rankOf(e) - rankOf(t));
			const isQuiet = ([e]) => !isLoud(e);
			const cells = (e) => rowOf(e, n, i);
			const o = a.filter((e) => !isQuiet(e));
			const isIgnored = ([e]) => e?.ignoredBy !== undefined;
			const folded = (e, t) => t.length === 0 ? [] : [(0, d.GE)(`${t.flat().length} ${e}`, (0, d.oS)(y, t.map(cells)))];
			const s = a.filter(isQuiet);
			const isUntold = ([e]) => e?.state === "tagless";
			const l = (0, m.Y1)(r);
			return {
				title: "Check pins",
				words: headline(e, r),
				actions: [
					...remedy(e),
					...o.length === 0 ? [] : [(0, d.oS)(y, o.map(cells))],
					...l.actions
				],
				details: [
					...folded("ignored", s.filter(isIgnored)),
					...folded("passed", s.filter((e) => !isIgnored(e) && !isUntold(e))),
					...folded("not checked", s.filter((e) => !isIgnored(e) && isUntold(e))),
					...(0, g.U)(o.flatMap(([e]) => e?.reference.digest === undefined ? [] : [(0, c.zt)(e, e.reference.digest)])),
					...l.details
				]
			};
		}
		function headline(e, t) {
			const n = e.filter(({ ignoredBy: e }) => e !== undefined).length;
			const i = e.filter((e) => (0, o.cG)(e) && (0, c.x)(e) && e.ignoredBy === undefined).length;
			const noted = (e) => t.filter((t) => t.rule === e).length;
			const a = noted("unverified");
			const s = t.filter(({ level: e }) => e !== "notice").length - a - noted("unread");
			const l = (0, o.c0)(e);
			const u = [
				[l("unverified") + a, "unverified"],
				[l("unpinned"), "not pinned"],
				[l("stale"), "stale"],
				[l("unknown"), "unknown"],
				[l("tagless"), "not checked"],
				[i, "in scripts"],
				[n, "ignored"],
				[s, `other ${(0, r.iD)(s, "finding", "findings")}`]
			].flatMap(([e, t]) => e === 0 ? [] : [`${e} ${t}`]);
			const d = (0, r.hS)(e.length + a, "reference");
			return (u.length === 0 ? `${d}, all in order` : `${u.join(", ")} of ${d}`) + (0, p.Xc)(t);
		}
		function remedy(e) {
			const t = [...e.some(({ ignoredBy: e, state: t }) => t === "unverified" && e === undefined) ? ["Find out where the unverified digests came from."] : [], ...(0, o.qX)(e) ? ["`mode: pin` writes the current digests."] : []];
			return t.length === 0 ? [] : [t.join(" ")];
		}
		function isLoud(e) {
			return e !== undefined && (e.state === "unknown" || (0, o.cG)(e)) && e.ignoredBy === undefined;
		}
		function rowKey(e) {
			return `${e.state} ${(0, c.lD)(e)} ${e.since ?? ""} ${e.ignoredBy !== undefined}`;
		}
		function rankOf([e]) {
			return e === undefined ? 0 : _.indexOf(e.state);
		}
		function rowOf(e, t, n) {
			const [r] = e;
			if (r === undefined) return y.map(() => "");
			const { reference: i, since: a, state: o } = r;
			const s = a === undefined ? "" : `, superseded ${(0, f.E)(a, n)}`;
			const l = o === "superseded" ? `superseded${s.replace(", superseded", "")}` : v[o] + s;
			return [
				(0, d.fl)((0, c.kz)(r)),
				`${signOf(r, t)} ${l}${ignoredWords(r)}`,
				(0, m.GA)(e.map(({ location: e }) => e)),
				(0, g.V)(i.digest)
			];
		}
		function ignoredWords({ ignoredBy: e }) {
			return e === undefined ? "" : `, ignored: ${(0, d.FV)(e.reason ?? "no reason given")}`;
		}
		function signOf(e, t) {
			const { state: n } = e;
			if (n === "unknown") return "\u2753";
			if (n === "tagless") return "\u2796";
			if (!isLoud(e)) return "\u2705";
			return t.includes(n) ? h.W.error : h.W.warning;
		}
		;
		async function checkReferences(e, t) {
			const n = t.clock.now();
			const i = (0, l.h)(e, n);
			const c = await (0, s.G)(e, t, i);
			const u = await judgeAll(e, t, c.references, {
				now: n,
				bound: i.bound
			});
			const { failed: d, problems: f } = u;
			const { checked: p, findings: m } = await acceptIgnored(e, t, u.checked, n);
			const h = [
				...(0, a.Z4)(c, e),
				...c.findings,
				...m
			];
			const g = [...p.flatMap((t) => (0, o.QV)(t, e["fail-on"], n)), ...h];
			const _ = (0, o.c0)(p);
			const v = (0, a.Vj)(g);
			const y = p.map(fullName);
			const b = [...p.map((e, t) => check_rowOf(e, y[t])), ...c.malformed.map(malformedRow)];
			const x = _("unverified") + c.malformed.length;
			return {
				findings: g,
				problems: f,
				verdict: v,
				outputs: {
					references: b,
					"unpinned-count": _("unpinned"),
					"stale-count": _("stale"),
					"unverified-count": x,
					"unread-count": c.unread.length
				},
				summary: () => checkAnswer(p, {
					failOn: e["fail-on"],
					now: n,
					notes: h
				}),
				coverage: (0, a._5)(c, d),
				report: { references: b },
				stdout: y,
				...(0, o.qX)(p) ? { next: "resolve-digest --mode pin --dry-run" } : {},
				log: [
					...c.log,
					`${(0, r.hS)(b.length, "reference")} checked: ${_("unpinned")} unpinned, ${_("stale")} stale, ${x} unverified, ${_("unknown")} unknown.`,
					...c.unread.length === 0 ? [] : [`${(0, r.hS)(c.unread.length, "file or reference", "files and references")} could not be read.`]
				]
			};
		}
		async function judgeAll(e, t, n, { bound: r, now: i }) {
			const a = n.filter((e) => e.reference.digest !== undefined && !(0, c.sG)(e));
			const { failed: o, known: s, problems: l } = await judgePins(e, t, a);
			const u = n.map((t) => {
				const { digest: n } = t.reference;
				const as = (e, n, r = []) => ({
					...t,
					state: e,
					since: n,
					problems: r,
					ignoredBy: undefined
				});
				if (n === undefined) return as("unpinned");
				if ((0, c.sG)(t)) return as("tagless");
				const a = s.get((0, c.E4)(t))?.(n);
				if (a === undefined) return as("unknown", undefined, o.get((0, c.E4)(t)));
				if (a.kind !== "superseded") return as(a.kind === "current" ? "pinned" : "unverified");
				const l = e["max-age"] === undefined || i - a.since > e["max-age"];
				const u = l && (r === undefined || a.since <= r);
				return as(u ? "stale" : "superseded", a.since);
			});
			return {
				checked: u,
				failed: o,
				problems: l
			};
		}
		async function judgePins(e, t, r) {
			if (r.length === 0) return {
				known: new Map(),
				failed: new Map(),
				problems: []
			};
			const { createPinJudge: i } = await Promise.all([n.e(4210), n.e(4462)]).then(n.bind(n, 42261));
			return i(r)(e, t);
		}
		async function acceptIgnored(e, t, r, i) {
			if (t.config.ignores.length === 0) return {
				checked: r,
				findings: []
			};
			const { applyIgnores: a } = await Promise.all([n.e(9628), n.e(3018)]).then(n.bind(n, 41929));
			return a(e, t, r, i);
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
			const { image: n, location: r, problems: a, reference: o, since: s, state: l } = e;
			const u = l === "unknown";
			return {
				image: (0, c.J_)(e),
				tag: l === "tagless" ? undefined : n.tag,
				digest: u ? undefined : o.digest,
				error: u ? a.map(({ message: e }) => e).join("\n") : undefined,
				reference: u ? undefined : t,
				state: l,
				ignored: e.ignoredBy === undefined ? undefined : true,
				inScript: (0, c.x)(e) ? true : undefined,
				supersededAt: s === undefined ? undefined : (0, i.sZ)(s),
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
			return (0, c.zt)({ image: r }, t.digest);
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
	})
};
;
