"use strict";
exports.id = 3203;
exports.ids = [3203];
exports.modules = {
	44031: ((e, t, n) => {
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
	43203: ((e, t, n) => {
		n.r(t);
		t.judgeText = judgeText;
		var r = n(5873);
		var i = n(38086);
		var a = n(40382);
		var o = n(44031);
		var s = n(83727);
		var c = n(85127);
		function judgeText(e, t) {
			const { beside: n, companion: i, path: a, text: s } = e;
			const l = (0, c.W)(a, s, {
				chart: n,
				find: t.find,
				environment: i?.text
			});
			const u = l.syntax !== undefined || l.problems.length > 0;
			const d = whyUnread(l, s, t);
			const f = l.references.map((n) => judgeReference(n.isInCompanion && i ? i : e, n, a, t));
			const p = l.unresolved.map((n) => judgeUnresolved(e, n, t));
			const m = (0, r.T)([...f, ...p], (e) => typeof e === "string" ? e : undefined);
			const count = (e) => m.get(e) ?? 0;
			const h = p.filter((e) => typeof e === "object");
			const g = f.filter((e) => typeof e === "object");
			const _ = h.filter((e) => "rule" in e);
			const v = l.mentions.filter(({ ignored: e }) => !e);
			return {
				end: d ?? { kind: u ? "judged" : "unknown-syntax" },
				isScanned: u,
				references: g.filter(({ scanned: e }) => e.wrongDigest === undefined),
				unread: h.filter((e) => "kind" in e),
				malformed: [...h.flatMap((e) => "kind" in e || "rule" in e ? [] : [{
					...e,
					repair: undefined
				}]), ...g.flatMap(wrongReference)],
				findings: [
					..._,
					...v.map(({ place: t, text: n }) => (0, o.Rp)(n, locationOf(e, t))),
					...d === undefined && u ? l.problems.map(({ line: t, message: n }) => (0, o.jZ)(e.shown, t, n)) : []
				],
				left: {
					foreign: count("foreign"),
					ignored: count("ignored") + l.mentions.length - v.length,
					unresolved: count("unresolved"),
					untagged: v.length,
					script: _.length
				},
				debug: l.unresolved.map((t) => debugLine(e, t))
			};
		}
		function locationOf({ shown: e }, { column: t, endColumn: n, endLine: r, line: i }) {
			return {
				file: e,
				line: i,
				column: t,
				endLine: r,
				endColumn: n
			};
		}
		function whyUnread(e, t, { namesOurs: n }) {
			const [r = {
				line: 1,
				message: "it is a template"
			}] = e.problems;
			const i = `cannot be read in full (${r.message})`;
			const a = {
				kind: "unread",
				why: i,
				line: r.line
			};
			if (e.understood === "cut") return a;
			if (e.understood === "all") return undefined;
			const o = e.references.filter(({ isInCompanion: e }) => !e);
			const c = withoutPlaces(t, [...o, ...e.unresolved]);
			return n(c) || e.problems.length > 0 && (0, s.hasHiddenLetters)(c) ? a : undefined;
		}
		function judgeReference(e, t, n, { names: r }) {
			const i = (0, a.kl)(t.image, r, "foreign");
			if (i.kind === "foreign") return "foreign";
			if (t.ignored) return "ignored";
			const { linkedTo: o, path: s } = e;
			const c = o === undefined ? t : {
				...t,
				editable: {
					kind: "no",
					reason: `the file is a link to \`${o}\``
				}
			};
			const l = locationOf(e, c.place);
			return {
				file: s,
				scanned: c,
				reference: c.image,
				image: i.image,
				location: l,
				readBy: n
			};
		}
		function wrongReference(e) {
			const { location: t, scanned: n } = e;
			const { text: r, wrongDigest: i } = n;
			return i === undefined ? [] : [{
				text: r,
				reason: i,
				location: t,
				repair: e
			}];
		}
		function judgeUnresolved({ shown: e }, { expanded: t, ignored: n, isMalformed: r, isScript: i, place: a, reason: s, text: c }, { referenceNamesOurs: l }) {
			const u = {
				file: e,
				line: a.line,
				column: a.column
			};
			if (!l(c) && !l(t)) return "unresolved";
			if (n) return "ignored";
			if (i) return (0, o.Yu)(c, s, u);
			if (r) return {
				text: c,
				reason: s,
				location: u
			};
			return {
				kind: "reference",
				what: c,
				why: `is not known here: ${s}`,
				location: u
			};
		}
		function debugLine({ path: e }, { place: t, reason: n, text: r }) {
			return `${(0, i.h0)(e)}:${t.line}: \`${(0, i.h0)(r, 200)}\`: ${(0, i.h0)(n, 300)}`;
		}
		function withoutPlaces(e, t) {
			const n = [];
			let r = 0;
			for (const { place: i } of [...t].sort((e, t) => e.place.start - t.place.start)) {
				if (i.start > r) n.push(e.slice(r, i.start));
				r = Math.max(r, i.end);
			}
			return [...n, e.slice(r)].join("\n");
		}
	}),
	85127: ((e, t, n) => {
		t.W = scanFile;
		var r = n(48455);
		var i = n(56054);
		var a = n(21334);
		var o = n(7175);
		;
		function locateDigest(e, t) {
			if (e.notEditable !== undefined) return {
				kind: "no",
				reason: e.notEditable
			};
			if (e.site !== undefined) return {
				kind: "yes",
				site: e.site,
				from: undefined,
				holdsAll: false
			};
			const { text: n } = e;
			const r = (0, o.sH)(n, n.value.length - 1)?.piece;
			const i = r?.from;
			if (i?.fixed !== undefined) return {
				kind: "no",
				reason: i.fixed
			};
			const a = n.pieces.every((e) => e.from === i);
			const s = n.value.indexOf("@");
			if (s < 0) {
				const e = (0, o.i0)(n, n.value.length);
				const r = t.tag === undefined ? ":latest@" : "@";
				return {
					kind: "yes",
					site: {
						start: e,
						end: e,
						before: r,
						after: "",
						hexOnly: false
					},
					from: i,
					holdsAll: a
				};
			}
			const c = s + 1;
			if ((0, o.sH)(n, c)?.piece !== r) return {
				kind: "no",
				reason: "its digest is assembled from several places"
			};
			const l = {
				start: (0, o.b4)(n, c),
				end: (0, o.i0)(n, n.value.length),
				before: "",
				after: "",
				hexOnly: false
			};
			return {
				kind: "yes",
				site: l,
				from: i,
				holdsAll: a
			};
		}
		;
		function settleEdits(e, t, n) {
			const r = new Map();
			const i = new Map();
			for (const { found: t, located: n, name: a } of e) {
				if (n.kind === "no") continue;
				i.set(t, n.site.start);
				note(r, n.site.start, a, t.start);
			}
			const a = new Map();
			const o = new Map();
			for (const e of [...t.found, ...t.unknown]) {
				if (e.uses.length === 0) continue;
				const t = String(i.get(e) ?? `none at ${e.start}`);
				for (const { definition: n, at: r } of e.uses) {
					note(a, n.offset, t, e.start);
					note(o, n.offset, String(r), r);
				}
			}
			return ({ image: e, located: t, name: i }) => {
				if (t.kind === "no") return t;
				const { site: s, from: c, holdsAll: l } = t;
				const u = otherThan(r.get(s.start), i);
				if (u !== undefined) return {
					kind: "no",
					reason: `line ${n(u)} uses the same ${e.digest === undefined ? "tag" : "digest"} for another image`
				};
				if (c === undefined) return {
					kind: "yes",
					site: s
				};
				const d = otherThan(a.get(c.offset), String(s.start));
				if (d !== undefined) return {
					kind: "no",
					reason: `\`${c.label}\` is also part of the reference on line ${n(d)}`
				};
				if (!l && countOf(o.get(c.offset)) < c.mentions) return {
					kind: "no",
					reason: `\`${c.label}\` is also used where a digest would be wrong`
				};
				return {
					kind: "yes",
					site: s
				};
			};
		}
		function note(e, t, n, r) {
			const i = e.get(t);
			if (i === undefined) {
				e.set(t, {
					first: n,
					at: r
				});
				return;
			}
			if (i.first === n) return;
			i.others ??= new Map();
			if (!i.others.has(n)) i.others.set(n, r);
		}
		function countOf(e) {
			return e === undefined ? 0 : 1 + (e.others?.size ?? 0);
		}
		function otherThan(e, t) {
			if (e === undefined) return undefined;
			if (e.first !== t) return e.at;
			return e.others?.values().next().value;
		}
		var s = n(63664);
		var c = n(89854);
		;
		function createCompanionPlaces(e, t) {
			const n = (0, c.S)(e);
			return (e, { text: { pieces: r } }) => {
				const i = r.at(-1);
				if (i === undefined || i.start < n) return e;
				const a = t.position(n).line - 1;
				const o = t.position(i.start);
				const s = t.position(i.end);
				return {
					...e,
					place: {
						line: o.line - a,
						column: o.column,
						endLine: s.line - a,
						endColumn: s.column,
						start: i.start - n,
						end: i.end - n
					},
					editable: moved(e.editable, n),
					isInCompanion: true
				};
			};
		}
		function moved(e, t) {
			if (e.kind === "no") return e;
			const { site: n } = e;
			return {
				kind: "yes",
				site: {
					...n,
					start: n.start - t,
					end: n.end - t
				}
			};
		}
		function uniqueInCompanion(e) {
			const t = new Set();
			return e.filter(({ isInCompanion: e, place: n, text: r }) => {
				if (!e) return true;
				const i = `${n.start} ${r}`;
				const a = !t.has(i);
				t.add(i);
				return a;
			});
		}
		;
		function createLineIndex(e) {
			const t = [0];
			for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
			const startOf = (n) => t[n - 1] ?? e.length;
			let n = 1;
			return {
				position(e) {
					const r = startOf(n);
					if (r <= e && e < startOf(n + 1)) return {
						line: n,
						column: e - r + 1
					};
					let i = r <= e ? n : 1;
					let a = t.length;
					while (i < a) {
						const n = Math.ceil((i + a) / 2);
						if (Number(t[n - 1]) <= e) i = n;
						else a = n - 1;
					}
					n = i;
					return {
						line: i,
						column: e - startOf(i) + 1
					};
				},
				lineText(t) {
					if (t < 1) return "";
					return e.slice(startOf(t), startOf(t + 1)).replace(/\r?\n$/, "");
				}
			};
		}
		;
		const l = 200;
		const u = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
		function finishScan(e, t, n, r) {
			const i = r === undefined ? e : `${e}\n${r}`;
			const a = createLineIndex(i);
			const o = createCompanionPlaces(e, a);
			const c = createIgnoreCheck(i, a);
			const lineOf = (e) => a.position(e).line;
			const l = [];
			const d = t.unknown.map((e) => unresolvedFrom(e, a, c));
			for (const e of t.found) {
				const { value: t } = e.text;
				const n = (0, s.o_)(t);
				if (n.kind === "reference") {
					l.push(draftOf(e, n.reference));
					continue;
				}
				const r = !u.test(t);
				const i = r ? (0, s.gj)(t) : undefined;
				if (i !== undefined) {
					l.push(draftOf(e, i, n.reason));
					continue;
				}
				const o = r ? n.reason : "it contains a placeholder";
				const f = {
					...e,
					text: t,
					reason: o
				};
				d.push({
					...unresolvedFrom(f, a, c),
					isMalformed: r
				});
			}
			const f = settleEdits(l, t, lineOf);
			const p = l.map((e) => {
				const { found: t, image: n, wrongDigest: r } = e;
				const i = {
					image: n,
					wrongDigest: r,
					text: t.text.value,
					place: placeFrom(t, a),
					syntax: t.syntax,
					ignored: c(() => [
						t.start,
						...t.remarksAt,
						...t.text.pieces.map(({ start: e }) => e)
					]),
					editable: f(e),
					isScript: t.isScript === true,
					isInCompanion: false,
					remark: t.remark
				};
				return o(i, t);
			});
			return {
				references: uniqueInCompanion(p).sort(byPlace),
				unresolved: d.sort(byPlace),
				mentions: t.mentions.map((e) => ({
					text: e.text,
					place: placeFrom(e, a),
					ignored: c(() => [e.start])
				})).sort(byPlace),
				problems: t.faults.filter(({ kind: e }) => e !== "template").map((e) => ({
					line: lineOf(e.offset),
					message: e.message
				})).sort((e, t) => e.line - t.line),
				understood: understoodOf(t),
				syntax: n
			};
		}
		function draftOf(e, t, n) {
			const { value: r } = e.text;
			const i = r.indexOf("@");
			const a = i < 0 ? r : r.slice(0, i);
			return {
				found: e,
				image: t,
				name: a,
				wrongDigest: n,
				located: locateDigest(e, t)
			};
		}
		function understoodOf({ faults: e }) {
			if (e.some(({ kind: e }) => e === "cut")) return "cut";
			return e.length > 0 ? "part" : "all";
		}
		function unresolvedFrom(e, t, n) {
			return {
				text: e.text.slice(0, l),
				reason: e.reason,
				place: placeFrom(e, t),
				syntax: e.syntax,
				expanded: (e.expanded ?? e.text).slice(0, l),
				isMalformed: false,
				ignored: n(() => [e.start]),
				isScript: e.isScript === true
			};
		}
		function placeFrom({ start: e, end: t }, n) {
			const r = n.position(e);
			const i = n.position(t);
			const { column: a, line: o } = r;
			return {
				line: o,
				column: a,
				endLine: i.line,
				endColumn: i.column,
				start: e,
				end: t
			};
		}
		function byPlace(e, t) {
			return e.place.start - t.place.start;
		}
		const d = "platform-actions:";
		const f = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
		const p = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
		function createIgnoreCheck(e, t) {
			if (!e.includes(d)) return () => false;
			const n = new Map();
			const isMarked = (e) => {
				const { line: r } = t.position(e);
				const i = n.get(r) ?? (f.test(t.lineText(r)) || p.test(t.lineText(r - 1)));
				n.set(r, i);
				return i;
			};
			return (e) => e().some(isMarked);
		}
		var m = n(34972);
		var h = n(94021);
		var g = n(76966);
		;
		const _ = [];
		const v = "*";
		const y = 100;
		class TooMuch extends Error {}
		function boxed(e) {
			if (sizeOf([e], y) > y) throw new TooMuch();
			return [e];
		}
		function sizeOf(e, t) {
			let n = 0;
			for (const r of e) {
				if (n > t) break;
				n += 1;
				if (r.kind === "list") n += sizeOf(r.items, t - n);
				else if (r.kind === "dict") for (const e of r.entries.values()) n += sizeOf(e, t - n);
			}
			return n;
		}
		function joinValues(...e) {
			const t = joinAll(e);
			if (t.length > y) throw new TooMuch();
			return t;
		}
		function joinWritten(e) {
			const t = joinAll(e);
			return t.length > y ? _ : t;
		}
		function joinAll(e) {
			const [t = _, ...n] = e.filter((e) => e.length > 0);
			if (n.length === 0) return t;
			const r = new Map();
			for (const e of [t, ...n]) for (const t of e) r.set(keyOfAtom(t), t);
			return [...r.values()];
		}
		function keyOfValue(e) {
			return JSON.stringify(e.map(keyOfAtom).sort());
		}
		function keyOfAtom(e) {
			switch (e.kind) {
				case "root": return `root ${JSON.stringify(e.base)}`;
				case "path": return `path ${JSON.stringify(e.path)}`;
				case "list": return `list ${keyOfValue(e.items)}`;
				case "dict": return `dict ${JSON.stringify([...e.entries].map(([e, t]) => [e, keyOfValue(t)]))}`;
			}
		}
		function pathsOf(e) {
			return e.flatMap((e) => {
				if (e.kind === "path") return [e.path];
				if (e.kind === "root") return [e.base];
				return e.kind === "list" ? pathsOf(e.items) : [...e.entries.values()].flatMap(pathsOf);
			});
		}
		function fieldOf(e, t) {
			return joinValues(...e.map((e) => {
				if (e.kind === "dict") return e.entries.get(t) ?? _;
				if (e.kind === "list") return _;
				if (e.kind === "root") return rootField(e.base, t);
				return longer(e.path, t);
			}));
		}
		const b = 24;
		function longer(e, t) {
			return e.length < b ? [{
				kind: "path",
				path: [...e, t]
			}] : _;
		}
		function rootField(e, t) {
			return t === "Values" ? [{
				kind: "path",
				path: e
			}] : _;
		}
		function itemsOfValue(e) {
			return joinValues(...e.map((e) => {
				if (e.kind === "list") return e.items;
				if (e.kind === "dict") return joinValues(...e.entries.values());
				return e.kind === "path" ? longer(e.path, v) : _;
			}));
		}
		;
		const x = "not empty hasKey kindIs kindOf typeIs typeOf typeIsLike len eq ne lt le gt ge contains hasSuffix regexMatch mustRegexMatch has fail".split(" ");
		const S = "default coalesce ternary required and or quote squote toString trim lower upper deepCopy mustDeepCopy merge mustMerge mergeOverwrite mustMergeOverwrite nindent indent pick omit concat append prepend compact uniq".split(" ");
		const C = "first last mustFirst mustLast".split(" ");
		const nothing = () => _;
		const giveOn = (e, t) => joinValues(...t.map(({ value: e }) => e));
		const items = (e, t) => itemsOfValue(joinValues(...t.map(({ value: e }) => e)));
		const w = new Map([
			...x.map((e) => [e, nothing]),
			...S.map((e) => [e, giveOn]),
			...C.map((e) => [e, items]),
			["values", (e, t) => list(e, [{
				value: items(e, t),
				operand: undefined
			}])],
			["list", list],
			["tuple", list],
			["dict", dict],
			["set", set],
			["get", (e, [t, n]) => field(e, t, n === undefined ? [] : [n])],
			["index", (e, [t, ...n]) => field(e, t, n)],
			["dig", (e, t) => field(e, t.at(-1), t.slice(0, -2))],
			["print", (e, t) => printed(e, t)],
			["println", (e, t) => printed(e, t)],
			["printf", formatted],
			["tpl", rendered],
			["hasPrefix", takesPrefix],
			["trimPrefix", takesPrefix],
			["semver", comparesVersion],
			["semverCompare", comparesVersion]
		]);
		const T = new Set([
			...x,
			"hasPrefix",
			"trimPrefix"
		]);
		function list(e, t) {
			return boxed({
				kind: "list",
				items: joinValues(...t.map(({ value: e }) => e))
			});
		}
		function dict(e, t) {
			const n = new Map();
			for (let r = 0; r < t.length; r += 2) {
				const i = t[r + 1]?.value ?? _;
				const a = t[r]?.operand;
				if (a?.kind === "text") n.set(a.value, i);
				else e.escape(i);
			}
			return boxed({
				kind: "dict",
				entries: n
			});
		}
		function set(e, [t, n, r]) {
			if (t === undefined || r === undefined) return _;
			const i = n?.operand;
			return t.value.flatMap((t) => {
				if (t.kind === "dict" && i?.kind === "text") return boxed({
					kind: "dict",
					entries: new Map([...t.entries, [i.value, r.value]])
				});
				e.escape([t, ...r.value]);
				return t;
			});
		}
		function field(e, t, n) {
			let r = t?.value ?? _;
			for (const { operand: t } of n) {
				if (t?.kind === "text") r = e.read(fieldOf(r, t.value));
				else if (t?.kind === "number") r = itemsOfValue(r);
				else {
					e.escape(r);
					return _;
				}
			}
			return r;
		}
		function printed(e, t) {
			for (const [n, { value: r }] of t.entries()) {
				const i = t[n - 1]?.operand;
				e.write(r, i?.kind === "text" ? i.value : "");
			}
			return joinValues(...t.map(({ value: e }) => e));
		}
		const E = /%[-+# 0-9.]*[a-zA-Z%]/g;
		function formatted(e, [t, ...n]) {
			if (t?.operand?.kind === "text") {
				const r = t.operand.value.split(E);
				for (const [t, { value: i }] of n.entries()) e.write(i, r[t] ?? "");
			}
			return joinValues(...n.map(({ value: e }) => e));
		}
		function rendered(e, [t, ...n]) {
			const r = t?.value ?? _;
			if (r.length === 0) for (const t of n) e.escape(t.value);
			return r;
		}
		function takesPrefix(e, t) {
			const [n, r] = t;
			if (n?.operand?.kind === "text" && n.operand.value.startsWith("sha256") && r !== undefined) e.write(r.value, "@");
			return _;
		}
		function comparesVersion(e, t) {
			for (const { value: n } of t) for (const t of pathsOf(n)) e.refuse(t, "the chart compares it as a version");
			return _;
		}
		;
		const D = 1e5;
		const O = 60;
		function runTemplates(e, t) {
			const n = createRun(collectDefinitions(e), t);
			return e.every(({ data: e, nodes: t }) => n(t, e));
		}
		function collectDefinitions(e) {
			const t = new Map();
			const collect = (e) => {
				for (const n of e) {
					if (n.kind === "define") {
						t.set(n.name, n.body);
						collect(n.body);
					} else if ("otherwise" in n) {
						collect(n.body);
						collect(n.otherwise);
					}
				}
			};
			for (const { nodes: t } of e) collect(t);
			return t;
		}
		function createRun(e, t) {
			const n = new Map();
			let r = 0;
			let i = 0;
			let a = 0;
			function step() {
				r += 1;
				if (r > D) throw new TooMuch();
			}
			function runNodes(e, n, r) {
				const i = [];
				let a = "";
				for (const o of e) {
					step();
					if (o.kind === "text") t.literal(o.text);
					else if (o.kind === "output") {
						const e = evaluate(o.pipeline, n, r);
						if (o.pipeline.sets.length === 0) {
							t.write(e, a);
							i.push(e);
						}
					} else if (o.kind === "template") {
						i.push(call(o.name, o.pipeline.commands[0]?.length === 0 ? _ : evaluate(o.pipeline, n, r)));
					} else if (o.kind !== "define") i.push(runBranch(o, n, r));
					a = o.kind === "text" ? o.text : "";
				}
				return joinWritten(i);
			}
			function runBranch(e, t, n) {
				const r = evaluate(e.pipeline, t, n, e.kind === "range");
				const i = e.kind === "if" ? t : e.kind === "with" ? r : itemsOfValue(r);
				const o = a;
				let s = runNodes(e.body, i, n);
				if (e.kind === "range" && a > o) s = joinWritten([s, runNodes(e.body, i, n)]);
				return joinWritten([s, runNodes(e.otherwise, t, n)]);
			}
			function call(r, a) {
				const o = i < O ? e.get(r) : undefined;
				if (o === undefined) {
					t.escape(a);
					return _;
				}
				const s = `${r} ${keyOfValue(a)}`;
				const c = n.get(s);
				if (c !== undefined) return c;
				n.set(s, _);
				i += 1;
				const l = runNodes(o, a, new Map([["$", a]]));
				i -= 1;
				n.set(s, l);
				return l;
			}
			function evaluate({ commands: e, sets: t }, n, r, i = false) {
				let o;
				for (const t of e) o = {
					value: runCommand(t, o, n, r),
					operand: undefined
				};
				const s = o?.value ?? _;
				for (const e of t) {
					const t = r.get(e) ?? _;
					const n = joinValues(t, i ? itemsOfValue(s) : s);
					if (n.length > t.length) a += 1;
					r.set(e, n);
				}
				return s;
			}
			function runCommand([e, ...n], r, i, a) {
				if (e === undefined) return r?.value ?? _;
				const o = n.map((e) => ({
					operand: e,
					value: valueOf(e, i, a)
				}));
				if (r !== undefined) o.push(r);
				if (e.kind !== "word") return valueOf(e, i, a);
				if (!T.has(e.name)) {
					for (const { operand: e } of o) if (e?.kind === "text") t.literal(e.value);
				}
				return callFunction(e.name, o);
			}
			function callFunction(e, n) {
				if (e === "include") {
					const [e, t] = n;
					if (e?.operand?.kind === "text") return call(e.operand.value, t?.value ?? _);
					if (t?.value.every(({ kind: e }) => e === "root") === true) return _;
				}
				const r = w.get(e);
				if (r !== undefined) return r(t, n);
				for (const { value: e } of n) t.escape(e);
				return _;
			}
			function valueOf(e, t, n) {
				step();
				switch (e.kind) {
					case "text":
					case "number": return _;
					case "word": return callFunction(e.name, []);
					case "dot": return follow(t, e.path);
					case "variable": return follow(n.get(e.name) ?? _, e.path);
					case "group": return follow(evaluate(e.pipeline, t, n), e.path);
				}
			}
			function follow(e, n) {
				return n.reduce((e, n) => t.read(fieldOf(e, n)), e);
			}
			return (e, t) => {
				try {
					runNodes(e, t, new Map([["$", t]]));
					return true;
				} catch {
					return false;
				}
			};
		}
		;
		const k = "\"(?:\\\\.|[^\"\\\\\\n])*\"|`[^`]*`|'(?:\\\\.|[^'\\\\\\n])*'";
		const A = new RegExp(`(?:${k}|(?!\\}\\}|["'\`])[\\s\\S])*?(?=\\}\\})`, "y");
		const j = new RegExp(`(?<space>\\s+)|(?<text>${k})|(?<variable>\\$\\w*(?:\\.\\w+)*)|(?<field>\\.(?:\\w+(?:\\.\\w+)*)?)` + "|(?<number>[-+]?\\d[\\w.]*)|(?<word>[A-Za-z_]\\w*)|(?<mark>:=|[()|,=])", "y");
		const M = /\{\{(?:-\s)?\s*\/\*[\s\S]*?\*\/\s*(?:\s-)?\}\}/y;
		function readParts(e) {
			const t = [];
			let n = false;
			for (let r = 0; r < e.length;) {
				const i = e.indexOf("{{", r);
				const a = i < 0 ? e.length : i;
				const o = /^\{\{-\s/.test(e.slice(a, a + 4));
				const s = trimText(e.slice(r, a), n, o);
				if (s !== "") t.push({
					kind: "text",
					text: s
				});
				if (i < 0) break;
				M.lastIndex = i;
				A.lastIndex = i + (o ? 3 : 2);
				const c = M.test(e);
				const l = c ? "" : A.exec(e)?.[0];
				if (l === undefined) return undefined;
				const u = c ? M.lastIndex : A.lastIndex + 2;
				n = /\s-\}\}$/.test(e.slice(u - 4, u));
				const d = c ? [] : readTokens(n ? l.replace(/\s-$/, "") : l);
				if (d === undefined) return undefined;
				if (!c) t.push({
					kind: "action",
					tokens: d
				});
				r = u;
			}
			return t;
		}
		function trimText(e, t, n) {
			const r = t ? e.trimStart() : e;
			return n ? r.trimEnd() : r;
		}
		const N = [
			"text",
			"number",
			"word",
			"field",
			"variable",
			"mark"
		];
		function readTokens(e) {
			const t = [];
			let n = false;
			for (let r = 0; r < e.length; r = j.lastIndex) {
				j.lastIndex = r;
				const i = j.exec(e)?.groups;
				if (i === undefined) return undefined;
				const a = N.find((e) => i[e] !== undefined);
				if (a !== undefined) {
					const e = String(i[a]);
					t.push({
						kind: a,
						value: a === "text" ? unquote(e) : e,
						isJoined: n
					});
				}
				n = a !== undefined;
			}
			return t;
		}
		function unquote(e) {
			const t = e.slice(1, -1);
			return e.startsWith("`") ? t : t.replace(/\\(.)/g, "$1");
		}
		;
		const P = 100;
		function parseTemplate(e) {
			const t = readParts(e);
			if (t === undefined) return undefined;
			try {
				const e = createReader(t);
				const { end: n, nodes: r } = e.nodes(0);
				return n === undefined ? r : undefined;
			} catch {
				return undefined;
			}
		}
		class NotUnderstood extends Error {}
		function createReader(e) {
			let t = 0;
			function nodes(n) {
				if (n > P) throw new NotUnderstood();
				const r = [];
				for (let i = e[t]; i !== undefined; i = e[t]) {
					t += 1;
					if (i.kind === "text") {
						r.push(i);
						continue;
					}
					const [e] = i.tokens;
					const a = e?.kind === "word" ? e.value : "";
					if (a === "end" || a === "else") return {
						nodes: r,
						end: i.tokens
					};
					r.push(...action(a, i.tokens, n));
				}
				return {
					nodes: r,
					end: undefined
				};
			}
			function action(e, t, n) {
				switch (e) {
					case "if":
					case "with":
					case "range": return [branch(e, t.slice(1), n)];
					case "define": return [{
						kind: "define",
						name: nameOf(t),
						body: closed(n)
					}];
					case "block": return [{
						kind: "define",
						name: nameOf(t),
						body: closed(n)
					}, {
						kind: "template",
						name: nameOf(t),
						pipeline: parsePipeline(t.slice(2))
					}];
					case "template": return [{
						kind: "template",
						name: nameOf(t),
						pipeline: parsePipeline(t.slice(2))
					}];
					case "break":
					case "continue": return [];
					default: return [{
						kind: "output",
						pipeline: parsePipeline(t)
					}];
				}
			}
			function branch(e, t, n) {
				const r = parsePipeline(t);
				const i = nodes(n + 1);
				if (i.end === undefined) throw new NotUnderstood();
				return {
					kind: e,
					pipeline: r,
					body: i.nodes,
					otherwise: otherwise(i.end, n)
				};
			}
			function otherwise([e, t, ...n], r) {
				if (e?.value === "end") return [];
				if (t === undefined) return closed(r);
				if (t.value !== "if" && t.value !== "with") throw new NotUnderstood();
				return [branch(t.value, n, r + 1)];
			}
			function closed(e) {
				const t = nodes(e + 1);
				if (t.end?.[0]?.value !== "end") throw new NotUnderstood();
				return t.nodes;
			}
			return { nodes };
		}
		function nameOf([, e]) {
			if (e?.kind !== "text") throw new NotUnderstood();
			return e.value;
		}
		function isMark(e, t) {
			return e?.kind === "mark" && e.value === t;
		}
		function parsePipeline(e) {
			const t = e.findIndex((e) => isMark(e, ":=") || isMark(e, "="));
			const n = e.slice(0, Math.max(0, t)).flatMap(({ kind: e, value: t }) => e === "variable" ? t : []);
			let r = t + 1;
			function pipeline(t) {
				if (t > P) throw new NotUnderstood();
				const n = [[]];
				for (let i = e[r]; i !== undefined && !isMark(i, ")"); i = e[r]) {
					r += 1;
					if (isMark(i, "|")) n.push([]);
					else n.at(-1)?.push(operand(i, t));
				}
				return n;
			}
			function operand(t, n) {
				const { kind: i, value: a } = t;
				if (i === "text") return {
					kind: i,
					value: a
				};
				if (i === "number") return { kind: i };
				if (i === "word") return {
					kind: i,
					name: a
				};
				const [o = "", ...s] = a.split(".");
				if (i === "field") return {
					kind: "dot",
					path: s.filter((e) => e !== "")
				};
				if (i === "variable") return {
					kind: i,
					name: o,
					path: s
				};
				if (!isMark(t, "(")) throw new NotUnderstood();
				const c = pipeline(n + 1);
				if (!isMark(e[r], ")")) throw new NotUnderstood();
				r += 1;
				const l = e[r];
				const u = l?.kind === "field" && l.isJoined;
				if (u) r += 1;
				const d = u ? l.value.split(".").filter((e) => e !== "") : [];
				return {
					kind: "group",
					pipeline: {
						sets: [],
						commands: c
					},
					path: d
				};
			}
			const i = pipeline(0);
			if (r < e.length) throw new NotUnderstood();
			return {
				sets: n,
				commands: i
			};
		}
		;
		const F = /version["']?:[ \t]*["']?$/i;
		function createValueUse() {
			const e = new Map();
			const t = new Map();
			const n = new Map();
			const r = new Map();
			let i = false;
			const isEscaped = (e) => [...t.values()].some((t) => startsWith(e, t));
			return {
				read: (t) => {
					for (const n of t) {
						if (n.kind !== "path") continue;
						e.set(JSON.stringify(n.path), n.path);
						const t = n.path.slice(n.path.lastIndexOf("global"));
						if (t[0] === "global") e.set(JSON.stringify(t), t);
					}
					return t;
				},
				escape: (e) => {
					for (const n of pathsOf(e)) t.set(JSON.stringify(n), n);
				},
				write: (e, t) => {
					const i = /sha256:$/.test(t) ? "hex" : t.endsWith("@") ? "full" : undefined;
					for (const a of e) {
						if (a.kind !== "path") continue;
						const { path: e } = a;
						if (i !== undefined) n.set(`${i} ${JSON.stringify(e)}`, {
							path: e,
							form: i
						});
						if (F.test(t)) r.set(JSON.stringify(e), {
							path: e,
							reason: "the chart writes it into a version label"
						});
					}
				},
				refuse: (e, t) => void r.set(JSON.stringify(e), {
					path: e,
					reason: t
				}),
				literal: (e) => {
					i ||= e.includes("sha256");
				},
				reads: (t) => {
					const n = t.slice(0, -1);
					const r = [...e.values()];
					if (r.some((e) => e.length === t.length && startsWith(t, e))) return "yes";
					if (isEscaped(n)) return "unknown";
					return r.some((e) => e.length > n.length && startsWith(e, n)) ? "no" : "unknown";
				},
				form: (e) => {
					const t = new Set([...n.values()].filter((t) => isSame(t.path, e)).map(({ form: e }) => e));
					const [r] = t;
					if (t.size > 1) return "unknown";
					return r ?? (i ? "unknown" : "full");
				},
				refusal: (e) => [...r.values()].find((t) => isSame(t.path, e))?.reason
			};
		}
		function isSame(e, t) {
			return e.length === t.length && startsWith(e, t);
		}
		function startsWith(e, t) {
			if (e.length < t.length) return false;
			return t.every((t, n) => t === e[n] || t === v || e[n] === v);
		}
		;
		const I = 40;
		const L = [
			"not",
			"if",
			"dependentSchemas",
			"dependencies",
			"propertyNames",
			"maxProperties",
			"$dynamicRef",
			"$recursiveRef"
		];
		function createSchemaCheck(e) {
			let t;
			try {
				t = JSON.parse(e);
			} catch {
				return () => "unknown";
			}
			return (e, n) => accepts(t, {
				root: t,
				path: e,
				value: n,
				depth: 0
			});
		}
		function accepts(e, t) {
			if (e === true) return "yes";
			if (e === false) return "no";
			if (!isSchema(e) || t.depth > I) return "unknown";
			const n = {
				...t,
				depth: t.depth + 1
			};
			const r = [];
			if (L.some((t) => t in e)) r.push("unknown");
			const i = e["$ref"];
			if (i !== undefined) r.push(accepts(targetOf(i, t.root), n));
			for (const t of listOf(e["allOf"])) r.push(accepts(t, n));
			for (const t of ["anyOf", "oneOf"]) {
				const i = listOf(e[t]).map((e) => accepts(e, n));
				if (i.length > 0) r.push(anyOf(i));
			}
			r.push(t.path.length === 0 ? acceptsText(e, t.value) : acceptsKey(e, n));
			return allOf(r);
		}
		function acceptsKey(e, t) {
			const [n = "", ...r] = t.path;
			const i = {
				...t,
				path: r
			};
			if (n === "*") return e["items"] === undefined ? "yes" : accepts(e["items"], i);
			const { properties: a, patternProperties: o } = e;
			const s = [];
			if (isSchema(a) && Object.hasOwn(a, n)) s.push(accepts(a[n], i));
			for (const [e, t] of Object.entries(isSchema(o) ? o : {})) {
				const r = test(e, n);
				if (r !== "no") s.push(allOf([r, accepts(t, i)]));
			}
			if (s.length > 0) return allOf(s);
			const c = e["additionalProperties"] ?? e["unevaluatedProperties"];
			return c === undefined ? "yes" : accepts(c, i);
		}
		function acceptsText(e, t) {
			const { const: n, enum: r, maxLength: i, minLength: a, pattern: o, type: s } = e;
			const c = s !== undefined && ![s].flat().includes("string") || n !== undefined && n !== t || Array.isArray(r) && !r.includes(t) || typeof i === "number" && t.length > i || typeof a === "number" && t.length < a;
			if (c) return "no";
			return typeof o === "string" ? test(o, t) : "yes";
		}
		function test(e, t) {
			const n = /\)[*+{]|\\\d|\\k/.test(e) || (e.match(/[*+{]/g) ?? []).length > 3;
			if (n || e.length > 200) return "unknown";
			try {
				return new RegExp(e, "u").test(t) ? "yes" : "no";
			} catch {
				return "unknown";
			}
		}
		function targetOf(e, t) {
			if (typeof e !== "string" || !e.startsWith("#")) return undefined;
			const n = e.slice(1).split("/").slice(1);
			return n.reduce((e, t) => {
				const n = t.replaceAll("~1", "/").replaceAll("~0", "~");
				return isSchema(e) && Object.hasOwn(e, n) ? e[n] : undefined;
			}, t);
		}
		function allOf(e) {
			if (e.includes("no")) return "no";
			return e.includes("unknown") ? "unknown" : "yes";
		}
		function anyOf(e) {
			if (e.includes("yes")) return "yes";
			return e.includes("unknown") ? "unknown" : "no";
		}
		function listOf(e) {
			return Array.isArray(e) ? e : [];
		}
		function isSchema(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		;
		const R = new WeakMap();
		function readChart(e) {
			if (!R.has(e)) R.set(e, createChart(e));
			return R.get(e);
		}
		const z = `sha256:${"0123456789abcdef".repeat(4)}`;
		const B = /^(?:charts\/[^/]+\/)*/;
		function createChart(e) {
			const t = [];
			const n = [];
			for (const [r, i] of e) {
				const e = r.replace(B, "");
				const a = r.slice(0, r.length - e.length).split("/");
				const o = a.filter((e, t) => t % 2 === 1);
				if (e === "values.schema.json") n.push({
					base: o,
					accepts: createSchemaCheck(i)
				});
				else {
					const e = parseTemplate(i);
					if (e === undefined) return undefined;
					t.push({
						nodes: e,
						data: [{
							kind: "root",
							base: o
						}]
					});
				}
			}
			const r = createValueUse();
			if (!runTemplates(t, r)) return undefined;
			return { readersOf: (e) => createReaders(e, r, n) };
		}
		function createReaders(e, t, n) {
			const r = pathsOfMaps(e);
			const accepts = (e, t) => {
				const r = n.filter(({ base: t }) => t.every((t, n) => e[n] === t)).map((n) => n.accepts(e.slice(n.base.length), t));
				if (r.includes("no")) return "no";
				return r.includes("unknown") ? "unknown" : "yes";
			};
			return (e) => {
				const [n, ...i] = (r.get(e) ?? []).map((e) => readerAt(e, t, accepts));
				return n === undefined ? g.hq : i.reduce(agreement, n);
			};
		}
		function readerAt(e, t, n) {
			return {
				use: (r) => {
					const i = [...e, r];
					const a = t.reads(i);
					const o = a === "yes" ? t.form(i) : "unknown";
					const s = o === "hex" ? z.slice("sha256:".length) : z;
					return {
						reads: a,
						form: o,
						mayAdd: o !== "unknown" && n(i, s) === "yes"
					};
				},
				tagStays: (r, i) => {
					const a = [...e, r];
					if (n(a, `${i}@${z}`) === "no") return `the chart's \`values.schema.json\` does not allow a digest in \`${r}\``;
					const o = t.refusal(a);
					if (o !== undefined) return `its \`${r}\` cannot have a digest, because ${o}`;
					return t.reads(a) === "no" ? `the chart does not read its \`${r}\`` : undefined;
				}
			};
		}
		function agreement(e, t) {
			return {
				use: (n) => {
					const [r, i] = [e.use(n), t.use(n)];
					return {
						reads: r.reads === i.reads ? r.reads : "unknown",
						form: r.form === i.form ? r.form : "unknown",
						mayAdd: r.mayAdd && i.mayAdd && r.form === i.form
					};
				},
				tagStays: (n, r) => e.tagStays(n, r) ?? t.tagStays(n, r)
			};
		}
		const V = 1e4;
		function pathsOfMaps(e) {
			const t = new Map();
			let n = V;
			const visit = (e, r) => {
				if (e === undefined || e.kind === "text" || r.length > 50 || n <= 0) return;
				n -= 1;
				if (e.kind === "list") {
					for (const t of e.items) visit(t, [...r, v]);
					return;
				}
				t.set(e, [...t.get(e) ?? [], r]);
				for (const { key: t, value: n } of e.own.values()) if (t !== "<<") visit(n, [...r, t]);
			};
			visit(e, []);
			return t;
		}
		var H = n(81874);
		var U = n(68095);
		var W = n(55608);
		var G = n(79759);
		var K = n(99151);
		;
		const q = W.m.filter((e) => e.kind === "yaml" && e.recognizes !== undefined);
		const J = /image|repo|registry|\\[xuU\r\n]/i;
		const Y = /\{\{|\{%/;
		function scanYaml(e, t, n, { chart: r, environment: i } = {}) {
			const a = t === U.o;
			let o = a ? undefined : t.name;
			const s = r !== undefined && J.test(e) ? readChart(r) : undefined;
			const { documents: c, faults: l } = (0, H.g)(e);
			const u = a && Y.test(e);
			n.faults.push(...l.map((e) => u ? {
				...e,
				kind: "template"
			} : e));
			const d = (0, G.J4)(e, t.name, n, i);
			for (const { faults: e, root: r } of c) {
				n.faults.push(...e);
				for (const { keys: t = [] } of e) for (const e of t) n.zones.push({
					...e,
					kind: "value"
				});
				const { own: i, others: c } = a ? recognize(r) : {
					own: t,
					others: []
				};
				const l = n.found.length;
				const u = s?.readersOf(r) ?? d.readerOf;
				const f = {
					...d,
					root: r,
					readerOf: u,
					syntax: i.name
				};
				for (const { scan: e } of [i, ...c]) e(f);
				(0, K.k)(f, i);
				if (i !== U.o || n.found.length > l) o ??= i.name;
			}
			return o ?? U.o.name;
		}
		function recognize(e) {
			const t = [];
			for (const n of q) {
				const r = n.recognizes?.(e);
				if (r === "surely") return {
					own: n,
					others: []
				};
				if (r === "likely") t.push(n);
			}
			const [n = U.o, ...r] = t;
			return {
				own: n,
				others: n === U.o ? [] : [...r, U.o]
			};
		}
		var X = n(52655);
		;
		const Z = 1e6;
		const Q = "\uFEFF";
		const $ = (0, h.m)();
		const ee = W.m.filter((e) => e.kind === "text" && e.recognizes !== undefined);
		function scanFile(e, t, n = {}) {
			const { chart: r, environment: s, find: c = $ } = n;
			const l = (0, m.O)();
			const u = (0, X.R)(e);
			let d = u.name;
			const scan = (t, n) => {
				d = scanText(e, t, {
					named: u,
					chart: r,
					environment: s,
					find: c
				}, n);
			};
			try {
				if ((0, i.x)(e, t)) d = undefined;
				else if (t.startsWith(Q)) (0, a.K)((0, o.zF)(t, 1, t.length), l, scan);
				else scan(t, l);
			} catch (e) {
				const t = `it cannot be read completely: ${String(e)}`;
				l.faults.push({
					offset: 0,
					message: t,
					kind: "cut"
				});
			}
			return finishScan(t, l, d, s);
		}
		function scanText(e, t, n, i) {
			const { find: a, named: o } = n;
			const s = o === U.o ? read_file_recognize(e, t) ?? o : o;
			const c = scanSyntax(e, t, {
				...n,
				named: s
			}, i);
			(0, r.WC)(t, i, a, i.faults.length > 0 ? "text" : s.rest ?? "quiet");
			return c;
		}
		function scanSyntax(e, t, { named: n, ...r }, i) {
			if (n === U.o && e.endsWith(".json") && !isKubernetesJson(t)) {
				i.zones.push({
					start: 0,
					end: t.length,
					kind: "text"
				});
				return n.name;
			}
			if (n.kind === "yaml") return scanYaml(t, n, i, r);
			const { longest: a = Z } = n;
			if (t.length <= a) n.scan(t, i);
			else i.faults.push({
				offset: 0,
				message: `it is longer than ${a} characters`,
				kind: "cut"
			});
			return n.name;
		}
		function read_file_recognize(e, t) {
			return ee.find(({ recognizes: n }) => n?.(e, t));
		}
		function isKubernetesJson(e) {
			if (!e.includes("\"apiVersion\"") || !e.includes("\"kind\"")) return false;
			try {
				const t = JSON.parse(e);
				return typeof t === "object" && t !== null && "apiVersion" in t && "kind" in t;
			} catch {
				return false;
			}
		}
	})
};
;
