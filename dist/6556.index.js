"use strict";
exports.id = 6556;
exports.ids = [6556, 2394];
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
	98196: ((e, t, n) => {
		n.d(t, { j7: () => PartNeeded });
		t._h = createLazyPart;
		t.dK = withParts;
		class PartNeeded extends Error {
			load;
			constructor(e) {
				super("a part of the program is not loaded yet");
				this.load = e;
			}
		}
		function createLazyPart(e) {
			let t;
			const load = async () => {
				t = await e();
			};
			return {
				load,
				get: () => {
					if (t === undefined) throw new PartNeeded(load);
					return t;
				}
			};
		}
		async function withParts(e) {
			for (;;) {
				try {
					return e();
				} catch (e) {
					if (!(e instanceof PartNeeded)) throw e;
					await e.load();
				}
			}
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
	62394: ((e, t, n) => {
		n.r(t);
		t.createFileFilter = createFileFilter;
		t.createHostMention = createHostMention;
		t.createOurNames = createOurNames;
		t.createReferenceMention = createReferenceMention;
		t.hasHiddenLetters = hasHiddenLetters;
		var r = n(80708);
		var i = n(97107);
		var a = n(51430);
		function createHostMention({ mappings: e, registryHost: t }) {
			const n = [
				i.uD,
				t,
				...e.map(({ from: e }) => e.join("/"))
			];
			const r = n.map((e) => e.split("/").map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(?::443)?/"));
			const a = String.raw`(?:(?<=\b(?:docker|oci|docker-image):\/\/)|(?<=\$\{\w+:?-)|(?<![\w./-]))`;
			const o = new RegExp(`${a}(?:${r.join("|")})(?![\\w-]|\\.\\w)`, "i");
			return (e) => o.test(e);
		}
		function createReferenceMention(e) {
			const t = createHostMention(e);
			const n = (0, r.de)(e);
			return (e) => {
				if (t(e)) return true;
				const [i = ""] = /^[a-z0-9][a-z0-9._/-]*/.exec(e) ?? [];
				if (!n || i === "") return false;
				const [a = "", ...o] = i.split("/");
				const s = o.length > 0 && (a.includes(".") || a === "localhost");
				return t((0, r.Jw)(s ? {
					host: a,
					path: o
				} : {
					host: undefined,
					path: [a, ...o]
				}).join("/"));
			};
		}
		function createOurNames(e) {
			return {
				names: e,
				namesOurs: createHostMention(e),
				referenceNamesOurs: createReferenceMention(e),
				find: (0, a.m)(e)
			};
		}
		function hasHiddenLetters(e) {
			return /\\(?:x[2-7]|u00[2-7]|U000000[2-7])[0-9A-Fa-f]/.test(e);
		}
		const o = /^[ \t]*FROM[ \t][^\n]*?(?:\$[^\s/]*[$.]|\.[^\s/]*\$)[^\s/]*\//im;
		const s = new Set(["text", "markdown"]);
		function createFileFilter(e) {
			const { mappings: t, registryHost: n } = e;
			if ((0, r.de)(e)) return () => true;
			const a = [
				i.uD,
				n,
				...t.map(({ from: e }) => String(e[0]))
			];
			const c = [...new Set(a.map((e) => e.replace(/:443$/, "").toLowerCase()))].map((e) => e.replace(/[a-z]|[^a-z\d-]/g, (e) => /[a-z]/.test(e) ? `[${e}${e.toUpperCase()}]` : `\\${e}`));
			const l = new RegExp(c.join("|"));
			return (e, t) => {
				if (l.test(t)) return true;
				if (s.has(e)) return false;
				if (e === "dockerfile" && o.test(t)) return true;
				if (!/[\\`]/.test(t)) return false;
				return hasHiddenLetters(t) || l.test(t.replaceAll(/[\\`][ \t]*\r?\n[ \t]*/g, ""));
			};
		}
	}),
	76556: ((e, t, n) => {
		n.r(t);
		t.judgeText = judgeText;
		var r = n(5873);
		var i = n(38086);
		var a = n(83124);
		var o = n(62394);
		var s = n(80708);
		var c = n(98196);
		var l = n(10222);
		var u = n(1043);
		var d = n(9486);
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
			const r = (0, d.sH)(n, n.value.length - 1)?.piece;
			const i = r?.from;
			if (i?.fixed !== undefined) return {
				kind: "no",
				reason: i.fixed
			};
			const a = n.pieces.every((e) => e.from === i);
			const o = n.value.indexOf("@");
			if (o < 0) {
				const e = (0, d.i0)(n, n.value.length);
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
			const s = o + 1;
			if ((0, d.sH)(n, s)?.piece !== r) return {
				kind: "no",
				reason: "its digest is assembled from several places"
			};
			const c = {
				start: (0, d.b4)(n, s),
				end: (0, d.i0)(n, n.value.length),
				before: "",
				after: "",
				hexOnly: false
			};
			return {
				kind: "yes",
				site: c,
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
		var f = n(63018);
		var p = n(18361);
		;
		function createCompanionPlaces(e, t) {
			const n = (0, p.S)(e);
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
		const m = "platform-actions:";
		const h = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
		const g = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
		function createIgnoreCheck(e, t) {
			if (!e.includes(m)) return () => false;
			const n = new Map();
			const isMarked = (e) => {
				const { line: r } = t.position(e);
				const i = n.get(r) ?? (h.test(t.lineText(r)) || g.test(t.lineText(r - 1)));
				n.set(r, i);
				return i;
			};
			return (e) => e().some(isMarked);
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
		const _ = 200;
		const v = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
		function finishScan(e, t, n, r) {
			const i = r === undefined ? e : `${e}\n${r}`;
			const a = createLineIndex(i);
			const o = createCompanionPlaces(e, a);
			const s = createIgnoreCheck(i, a);
			const lineOf = (e) => a.position(e).line;
			const c = [];
			const l = t.unknown.map((e) => unresolvedFrom(e, a, s));
			for (const e of t.found) {
				const { value: t } = e.text;
				const n = (0, f.o_)(t);
				if (n.kind === "reference") {
					c.push(draftOf(e, n.reference));
					continue;
				}
				const r = !v.test(t);
				const i = r ? (0, f.gj)(t) : undefined;
				if (i !== undefined) {
					c.push(draftOf(e, i, n.reason));
					continue;
				}
				const o = r ? n.reason : "it contains a placeholder";
				const u = {
					...e,
					text: t,
					reason: o
				};
				l.push({
					...unresolvedFrom(u, a, s),
					isMalformed: r
				});
			}
			const u = settleEdits(c, t, lineOf);
			const d = c.map((e) => {
				const { found: t, image: n, wrongDigest: r } = e;
				const i = {
					image: n,
					wrongDigest: r,
					text: t.text.value,
					place: placeFrom(t, a),
					syntax: t.syntax,
					ignored: s(() => [
						t.start,
						...t.remarksAt,
						...t.text.pieces.map(({ start: e }) => e)
					]),
					editable: u(e),
					isScript: t.isScript === true,
					isInCompanion: false,
					remark: t.remark
				};
				return o(i, t);
			});
			return {
				references: uniqueInCompanion(d).sort(byPlace),
				unresolved: l.sort(byPlace),
				mentions: t.mentions.map((e) => ({
					text: e.text,
					place: placeFrom(e, a),
					ignored: s(() => [e.start])
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
				text: e.text.slice(0, _),
				reason: e.reason,
				place: placeFrom(e, t),
				syntax: e.syntax,
				expanded: (e.expanded ?? e.text).slice(0, _),
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
		var y = n(78682);
		var b = n(13493);
		var x = n(51430);
		var S = n(94705);
		var C = n(27860);
		var w = n(11332);
		var T = n(76694);
		var E = n(86080);
		var D = n(13748);
		;
		const O = w.m.filter((e) => e.kind === "yaml" && e.recognizes !== undefined);
		const k = /image|repo|registry|\\[xuU\r\n]/i;
		const A = /\{\{|\{%/;
		function scanYaml(e, t, n, { chart: r, environment: i } = {}) {
			const a = t === T.o;
			let o = a ? undefined : t.name;
			const s = r !== undefined && k.test(e) ? S.GI.get().readChart(r) : undefined;
			const { documents: c, faults: l } = (0, C.g)(e);
			const u = a && A.test(e);
			n.faults.push(...l.map((e) => u ? {
				...e,
				kind: "template"
			} : e));
			const d = (0, E.J4)(e, t.name, n, i);
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
				(0, D.k)(f, i);
				if (i !== T.o || n.found.length > l) o ??= i.name;
			}
			return o ?? T.o.name;
		}
		function recognize(e) {
			const t = [];
			for (const n of O) {
				const r = n.recognizes?.(e);
				if (r === "surely") return {
					own: n,
					others: []
				};
				if (r === "likely") t.push(n);
			}
			const [n = T.o, ...r] = t;
			return {
				own: n,
				others: n === T.o ? [] : [...r, T.o]
			};
		}
		var j = n(63016);
		;
		const M = 1e6;
		const N = "\uFEFF";
		const P = (0, x.m)();
		const F = w.m.filter((e) => e.kind === "text" && e.recognizes !== undefined);
		function scanFile(e, t, n = {}) {
			const { chart: r, environment: i, find: a = P } = n;
			const o = (0, b.O)();
			const s = (0, j.R)(e);
			let l = s.name;
			const scan = (t, n) => {
				l = scanText(e, t, {
					named: s,
					chart: r,
					environment: i,
					find: a
				}, n);
			};
			try {
				if ((0, y.x)(e, t)) l = undefined;
				else if (t.startsWith(N)) (0, u.K)((0, d.zF)(t, 1, t.length), o, scan);
				else scan(t, o);
			} catch (e) {
				if (e instanceof c.j7) throw e;
				const t = `it cannot be read completely: ${String(e)}`;
				o.faults.push({
					offset: 0,
					message: t,
					kind: "cut"
				});
			}
			return finishScan(t, o, l, i);
		}
		function scanText(e, t, n, r) {
			const { find: i, named: a } = n;
			const o = a === T.o ? scan_file_recognize(e, t) ?? a : a;
			const s = scanSyntax(e, t, {
				...n,
				named: o
			}, r);
			(0, l.WC)(t, r, i, r.faults.length > 0 ? "text" : o.rest ?? "quiet");
			return s;
		}
		function scanSyntax(e, t, { named: n, ...r }, i) {
			if (n === T.o && e.endsWith(".json") && !isKubernetesJson(t)) {
				i.zones.push({
					start: 0,
					end: t.length,
					kind: "text"
				});
				return n.name;
			}
			if (n.kind === "yaml") return scanYaml(t, n, i, r);
			const { longest: a = M } = n;
			if (t.length <= a) n.scan(t, i);
			else i.faults.push({
				offset: 0,
				message: `it is longer than ${a} characters`,
				kind: "cut"
			});
			return n.name;
		}
		function scan_file_recognize(e, t) {
			return F.find(({ recognizes: n }) => n?.(e, t));
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
		;
		function judgeText(e, t) {
			const { companion: n } = e;
			const scanWith = (n, r) => scanFile(e.path, n, {
				chart: e.beside,
				find: t.find,
				environment: r
			});
			const rescan = (e) => scanWith(e, n?.text);
			const i = n && {
				...n,
				rescan: (t) => scanWith(e.text, t)
			};
			const o = rescan(e.text);
			const s = o.syntax !== undefined || o.problems.length > 0;
			const c = whyUnread(o, e.text, t);
			const l = {
				...e,
				rescan
			};
			const u = o.references.map((e) => judgeReference(e.isInCompanion && i ? i : l, e, t));
			const d = o.unresolved.map((n) => judgeUnresolved(e, n, t));
			const f = (0, r.T)([...u, ...d], (e) => typeof e === "string" ? e : undefined);
			const count = (e) => f.get(e) ?? 0;
			const p = d.filter((e) => typeof e === "object");
			const m = u.filter((e) => typeof e === "object");
			const h = p.filter((e) => "rule" in e);
			const g = o.mentions.filter(({ ignored: e }) => !e);
			return {
				end: c ?? { kind: s ? "judged" : "unknown-syntax" },
				isScanned: s,
				references: m.filter(({ scanned: e }) => e.wrongDigest === undefined),
				unread: p.filter((e) => "kind" in e),
				malformed: [...p.flatMap((e) => "kind" in e || "rule" in e ? [] : [{
					...e,
					repair: undefined
				}]), ...m.flatMap(wrongReference)],
				findings: [
					...h,
					...g.map(({ place: t, text: n }) => (0, a.Rp)(n, locationOf(e, t))),
					...c === undefined && s ? o.problems.map(({ line: t, message: n }) => (0, a.jZ)(e.shown, t, n)) : []
				],
				left: {
					foreign: count("foreign"),
					ignored: count("ignored") + o.mentions.length - g.length,
					unresolved: count("unresolved"),
					untagged: g.length,
					script: h.length
				},
				debug: o.unresolved.map((t) => debugLine(e, t))
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
			const s = e.references.filter(({ isInCompanion: e }) => !e);
			const c = withoutPlaces(t, [...s, ...e.unresolved]);
			return n(c) || e.problems.length > 0 && (0, o.hasHiddenLetters)(c) ? a : undefined;
		}
		function judgeReference(e, t, { names: n }) {
			const r = (0, s.kl)(t.image, n, "foreign");
			if (r.kind === "foreign") return "foreign";
			if (t.ignored) return "ignored";
			const { linkedTo: i, path: a, rescan: o } = e;
			const c = i === undefined ? t : {
				...t,
				editable: {
					kind: "no",
					reason: `the file is a link to \`${i}\``
				}
			};
			const l = locationOf(e, c.place);
			return {
				file: a,
				scanned: c,
				reference: c.image,
				image: r.image,
				location: l,
				rescan: o
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
		function judgeUnresolved({ shown: e }, { expanded: t, ignored: n, isMalformed: r, isScript: i, place: o, reason: s, text: c }, { referenceNamesOurs: l }) {
			const u = {
				file: e,
				line: o.line,
				column: o.column
			};
			if (!l(c) && !l(t)) return "unresolved";
			if (n) return "ignored";
			if (i) return (0, a.Yu)(c, s, u);
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
	10222: ((e, t, n) => {
		n.d(t, { E1: () => s });
		t.WC = addLiterals;
		var r = n(85654);
		var i = n(9486);
		;
		const a = {
			quiet: 3,
			script: 2,
			text: 1,
			value: 0
		};
		function stronger(e, t) {
			return e === undefined || a[t.kind] > a[e] ? t.kind : e;
		}
		function createZoneCheck(e, t) {
			const n = [...e].sort((e, t) => e.start - t.start);
			let r = [];
			let i = 0;
			return (e) => {
				for (let t = n[i]; t !== undefined && t.start <= e; t = n[i]) {
					r.push(t);
					i += 1;
				}
				r = r.filter(({ end: t }) => t > e);
				return r.reduce(stronger, undefined) ?? t;
			};
		}
		;
		const o = "text";
		const s = "it stands in a script, which is not edited";
		const c = "it names the result of a build, which is not edited";
		const l = "it stands in a value that does not name an image here";
		function addLiterals(e, t, n, r) {
			const i = rangesOf(t);
			const a = createOverlapCheck(i);
			const o = n(e, (e) => a({
				start: e,
				end: e + 1
			}));
			if (o.length === 0) return;
			const s = createOverlapCheck(i);
			const c = createZoneCheck(t.zones, r);
			for (const n of o) {
				const r = c(n.start);
				if (r !== "quiet" && !s(n)) addLiteral(e, t, n, r);
			}
		}
		function addLiteral(e, t, n, a) {
			const { end: u, kind: d, start: f } = n;
			const p = n.isResult();
			const m = (e.slice(f, u).includes("\\") ? r.M : i.zF)(e, f, u);
			const h = a !== "text" || p;
			if (d === "untagged" && (a === "value" || h && p)) return;
			if (d === "untagged" && !h) {
				t.mentions.push({
					text: m.value,
					start: f,
					end: u
				});
				return;
			}
			if (d === "variable") {
				const e = "it contains a variable or a placeholder";
				t.unknown.push({
					syntax: o,
					text: m.value,
					start: f,
					end: u,
					reason: e,
					uses: [],
					isScript: h
				});
				return;
			}
			const g = p ? c : a === "value" ? l : s;
			t.found.push({
				syntax: o,
				text: m,
				start: f,
				end: u,
				uses: [],
				site: undefined,
				remarksAt: [],
				...h ? {
					isScript: h,
					notEditable: g
				} : {}
			});
		}
		function rangesOf({ found: e, unknown: t }) {
			const n = [...e, ...t];
			for (const { end: t, start: r, text: i, uses: a } of e) {
				for (const e of i.pieces) if (e.start < r || e.end > t) n.push(e);
				for (const { definition: e } of a) n.push({
					start: e.offset,
					end: e.offset + 1
				});
			}
			return n.sort((e, t) => e.start - t.start);
		}
		function createOverlapCheck(e) {
			let t = 0;
			let n = -1;
			return ({ end: r, start: i }) => {
				for (let i = e[t]; i !== undefined && i.start < r; i = e[t]) {
					n = Math.max(n, i.end);
					t += 1;
				}
				return n > i;
			};
		}
	}),
	50811: ((e, t, n) => {
		t.X = addSplitImage;
		var r = n(94705);
		function addSplitImage(e, t) {
			r.Ns.get().reportSplitImage(e, t);
		}
	}),
	45271: ((e, t, n) => {
		t.y = createResultCheck;
		const r = 400;
		const i = /@sha256:[0-9a-f]{64}/g;
		const a = 72;
		const o = r * (a + 1);
		const s = 5e3;
		const c = /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag|--to-repo)(?:["']?[\s,=]+["']?)$/;
		const l = /push|tag|commit|manifest|pack|copy|cp/;
		const u = /\b(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|exec|create)\b[^\n;&|]*$/;
		const d = [
			/\b(?:docker|podman|nerdctl|buildah|crane|img|ko|pack)\s+(?:image\s+)?(?:push|tag)\b[^\n;&|]*$/,
			/\b(?:docker|podman|nerdctl|buildah)\s+(?:container\s+)?(?:commit|manifest\s+\w+)\s[^\n;&|]*$/,
			/\b(?:oras\s+push|flux\s+push\s+artifact|imgpkg\s+push|helm\s+push)\s[^\n;&|]*$/,
			/\bpack\s+build\s[^\n;&|]*$(?<!\s(?:--builder|-B|--run-image|--lifecycle-image|--buildpack|-b)[\s=]+["']?(?:docker:\/\/)?)/
		];
		const f = /\b(?:skopeo|crane|gcrane|oras|regctl)\s+(?:image\s+)?(?:copy|cp)\s([^\n;&|]*)$/;
		const p = /(?:\.(?:build|push|[pP]ublish)\(\s*(?:ctx\s*,\s*)?|\b(?:docker|custom)_build(?:_with_restart)?\((?:\s*|[^()]*\bref\s*=\s*))["']$/;
		const m = /image(?:\s*=\s*["']|>)\s*$/;
		const h = /(?:\bto\s*\{\s*image\s*=\s*["']|\bjib\.to\.image\s*=\s*["']|<to>\s*<image>\s*)$/;
		const g = /(?:(?:^|[\s;"'])([A-Za-z_]\w{0,80})\s*[?:+!]{0,3}=\s*["']?(?:\$\{\w{1,80}:?[-=])?|\$\{([A-Za-z_]\w{0,80}):?[-=])$/;
		const _ = /\$[({]?([A-Za-z_]\w{0,80})/g;
		function createResultCheck(e) {
			let t;
			return (n) => {
				if (standsAtResult(e, n)) return true;
				const r = lineBefore(textBefore(e, n));
				const [, i, a] = g.exec(r) ?? [];
				const o = i ?? a;
				if (o === undefined) return false;
				t ??= variablesOfResults(e);
				return t.has(o);
			};
		}
		function variablesOfResults(e) {
			const t = new Set();
			let n = 0;
			for (const { 1: r = "", index: i } of e.matchAll(_)) {
				if (t.has(r)) continue;
				n += 1;
				if (n > s || standsAtResult(e, i)) t.add(r);
			}
			return t;
		}
		function standsAtResult(e, t) {
			const n = textBefore(e, t);
			const r = lineBefore(n);
			if (c.test(r) && !u.test(r)) return true;
			if (m.test(r) && h.test(n)) return true;
			if (/["']$/.test(n) && p.test(n)) return true;
			return l.test(r) && (isCopyTarget(r) || d.some((e) => e.test(r)));
		}
		function isCopyTarget(e) {
			const t = f.exec(e)?.[1]?.split(/\s+/) ?? [];
			return t.slice(0, -1).some((e) => !e.startsWith("-") && /[/:$]/.test(e));
		}
		function textBefore(e, t) {
			for (let n = r + a;; n *= 4) {
				const s = e.slice(Math.max(0, t - n), t);
				const c = s.includes("@sha256:") ? s.replace(i, "") : s;
				const l = c.length >= r + a;
				if (l || c === s || s.length < n || n > o) return c.slice(-r);
			}
		}
		function lineBefore(e) {
			const t = e.includes("\\") ? e.replace(/\\\r?\n/g, " ") : e;
			return t.slice(t.lastIndexOf("\n") + 1);
		}
	}),
	15327: ((e, t, n) => {
		t.PJ = addSettings;
		t.WX = addDataValues;
		t.pU = addChartSettings;
		var r = n(50811);
		var i = n(1043);
		var a = n(37992);
		var o = n(32791);
		var s = n(8123);
		var c = n(27860);
		var l = n(47393);
		var u = n(86080);
		var d = n(71561);
		var f = n(17395);
		const p = {
			ConfigMap: "data",
			Secret: "stringData"
		};
		const m = /ConfigMap|Secret/;
		const h = /(?:^|\.)repository$/;
		const g = /\\(?:x|u00|U000000)[67]/;
		function addDataValues(e) {
			if (!m.test(e.source)) return;
			for (const t of (0, d.jQ)(e.root)) {
				const n = (0, d.oB)(t, p[(0, d.Um)((0, d.oB)(t, "kind")) ?? ""] ?? "");
				for (const { key: t, value: r } of n?.kind === "map" ? n.own.values() : []) {
					const n = a.ld.paths.some((e) => e.test(`/${t.toLowerCase()}`));
					if (n) addValues(e, r, a.ld.scan);
					else if (mayHaveParts((0, d.b6)(r)?.value ?? "")) addValues(e, r, scanSplitNames);
				}
			}
		}
		function mayHaveParts(e) {
			return e.includes("registry") && e.includes("repo") || g.test(e);
		}
		function scanSplitNames(e) {
			for (const t of (0, d.jQ)(e.root)) if ((0, d.Ms)(t, "registry") !== undefined) (0, a.X9)(e, t);
		}
		function addValues(e, t, n) {
			const r = (0, d.b6)(t);
			if (r === undefined || e.seen.has(r)) return;
			(0, i.K)((0, f.c)(e.source, r.scalar), e.sink, (t, r) => {
				const i = (0, u.J4)(t, e.syntax, r);
				for (const { root: e } of (0, c.g)(t).documents) n({
					...i,
					root: e
				});
			});
		}
		function addChartSettings(e, t, n) {
			addSettings(e, (0, d.oB)(t, "helm", "parameters"));
			if ((0, d.oB)(t, "chart") !== undefined) addSettings(e, (0, d.oB)(t, "set"));
			if (n === "HelmChart") addSettings(e, (0, d.oB)(t, "spec", "set"));
		}
		function addSettings(e, t) {
			if (t === undefined || e.seen.has(t)) return;
			e.seen.add(t);
			const n = settingsOf(t);
			for (const { value: t } of n.values()) {
				if (t?.kind !== "text") continue;
				const [n, r] = t.scalar.range;
				e.sink.zones.push({
					start: n,
					end: r,
					kind: "text"
				});
			}
			for (const [t, r] of n) if (h.test(t)) addSettingsImage(e, n, t, r);
		}
		function settingsOf(e) {
			if (e.kind === "map") return e.own;
			const t = (0, d.S3)(e).flatMap((e) => {
				const t = (0, d.Um)((0, d.oB)(e, "name"));
				const n = (0, d.Ms)(e, "value");
				return t === undefined || n === undefined ? [] : [[t, n]];
			});
			return new Map(t);
		}
		function addSettingsImage(e, t, n, i) {
			const beside = (e) => t.get(n.replace(/repository$/, e));
			const a = s.Ei.flatMap((e) => {
				const t = beside(e);
				return t === undefined ? [] : [[e, {
					...t,
					key: e
				}]];
			});
			const c = beside("tag");
			if (c === undefined && a.length === 0 || (0, l.p)((0, d.Um)(i.value) ?? "")) return;
			const u = {
				map: i.map,
				name: i,
				registry: beside("registry"),
				tag: c,
				digests: a
			};
			(0, r.X)(e, {
				...u,
				reader: s.hq,
				withoutTag: o.g
			});
		}
	}),
	18361: ((e, t, n) => {
		t.M = createEnvironment;
		t.S = environmentStart;
		var r = n(48341);
		var i = n(23050);
		var a = n(53020);
		var o = n(71561);
		const s = ["environment", "args"];
		const c = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*[=:][ \t]*(.*)$/;
		function environmentStart(e) {
			return e.length + 1;
		}
		function createEnvironment({ environment: e, root: t, source: n }) {
			if (e === undefined) return r.s;
			const o = readEnvironment(e, environmentStart(n));
			return { lookup: (0, a.j)({
				text: (e) => o.get(e),
				label: (e) => `${e} in \`.env\``,
				mentions: (0, i.n3)(() => (0, i.c5)((0, i.H2)(`${n}\n${e}`), namesHandedOn(t))),
				expands: true
			}) };
		}
		function namesHandedOn(e) {
			return (0, o.jQ)(e).flatMap((e) => s.flatMap((t) => {
				const n = (0, o.oB)(e, t);
				const r = n?.kind === "text" ? [n] : (0, o.S3)(n);
				const i = [...(0, o.Mc)(n)].filter(({ value: e }) => (0, o.b6)(e) === undefined);
				return [...r.flatMap((e) => (0, o.Um)(e) ?? []), ...i.map((e) => e.key)];
			}));
		}
		function readEnvironment(e, t) {
			const n = new Map();
			let r = 0;
			for (const i of e.split("\n")) {
				const [, e = "", a = ""] = c.exec(i.replace(/\r$/, "")) ?? [];
				if (e !== "") {
					const o = valueOf(a);
					const s = t + r + i.lastIndexOf(a) + o.skipped;
					const c = [{
						text: o.text,
						start: s,
						end: s + o.text.length,
						from: undefined
					}];
					n.set(e, {
						value: o.text,
						pieces: o.text === "" ? [] : c
					});
				}
				r += i.length + 1;
			}
			return n;
		}
		function valueOf(e) {
			const t = /^["']/.exec(e)?.[0];
			const n = t === undefined ? -1 : e.indexOf(t, 1);
			if (n > 0) return {
				text: e.slice(1, n),
				skipped: 1
			};
			return {
				text: e.replace(/(?:^|(?<![ \t])[ \t]+)#.*$/, "").trimEnd(),
				skipped: 0
			};
		}
	}),
	78082: ((e, t, n) => {
		t.s = instructionAt;
		var r = n(4019);
		var i = n(9486);
		function instructionAt(e, t, n, a) {
			const o = (0, r.w)(e, t, n, a);
			const s = o.value.search(/\s/);
			const c = s < 0 ? o.value.length : s;
			const l = o.value.slice(0, c).toUpperCase();
			return {
				keyword: l,
				line: (0, i.ao)(o, c),
				start: t,
				end: n
			};
		}
	}),
	4019: ((e, t, n) => {
		t.Z = wordsOf;
		t.w = logicalLine;
		var r = n(9486);
		function logicalLine(e, t, n, i) {
			const a = [];
			let o = t;
			while (o < n) {
				const s = e.indexOf("\n", o);
				const c = s < 0 || s > n ? n : s;
				const l = e.slice(o, c);
				const u = l.trimEnd();
				const d = o === t;
				o = c + 1;
				if (!d && (u === "" || /^[ \t]*#/.test(u))) continue;
				const f = u.endsWith(i) && !u.endsWith(i + i);
				const p = f ? u.length - 1 : u.length;
				a.push((0, r.zF)(e, c - l.length, c - l.length + p));
				if (!f) break;
			}
			return (0, r.oL)(a);
		}
		const i = /(?:\\[\s\S]?|'[^']*(?:'|$)|"(?:\\[\s\S]?|[^"\\])*(?:"|$)|[^ \t'"\\]+)+/g;
		const a = /(?:`[\s\S]?|'[^']*(?:'|$)|"(?:`[\s\S]?|[^"`])*(?:"|$)|[^ \t'"`]+)+/g;
		function* wordsOf(e, t) {
			const n = t === "`" ? a : i;
			for (let t = 0;;) {
				n.lastIndex = t;
				const i = n.exec(e.value);
				if (i === null) return;
				t = i.index + i[0].length;
				yield (0, r.ao)(e, i.index, t);
			}
		}
	}),
	18197: ((e, t, n) => {
		n.d(t, { T: () => x });
		t.Y = scanDockerfile;
		var r = n(4019);
		var i = n(48341);
		var a = n(23050);
		var o = n(9486);
		;
		const s = 64;
		function defineArguments(e, t, n, r, a) {
			for (const s of argumentsOf(e, t)) {
				const e = s.value.indexOf("=");
				if (e < 0) continue;
				const t = s.value.slice(0, e);
				const c = (0, o.ao)(s, e + 1);
				const l = (0, i.i)(c, n);
				a.delete(t);
				if (l.kind === "unknown") continue;
				const u = {
					label: `ARG ${t}`,
					offset: (0, o.b4)(s, e + 1),
					mentions: r.get(t) ?? 0
				};
				a.set(t, {
					text: l.text,
					definition: u,
					uses: l.uses
				});
			}
		}
		function countArgMentions(e, t, n) {
			const r = [];
			for (const [i, { keyword: a, line: o }] of e.entries()) {
				if (a === "FROM" || a === "ARG" && i < t) r.push(o.value);
				else if (a === "ARG") {
					for (const { value: e } of argumentsOf(o, n)) if (!e.includes("=")) r.push(`$${e}`);
				}
			}
			return (0, a.H2)(r.join("\n"));
		}
		function argumentsOf(e, t) {
			const n = [];
			for (const i of (0, r.Z)(e, t)) {
				n.push(i);
				if (n.length === s) break;
			}
			return n;
		}
		var c = n(94705);
		var l = n(78082);
		;
		const u = 5e5;
		const d = 5e3;
		const f = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;
		const p = {
			character: "\\",
			odd: /\\[ \t]+[^ \t\n]|\\\\[ \t]*(?:\n|$)/,
			continued: /\\[ \t]*$/
		};
		const m = {
			character: "`",
			odd: /`[ \t]+[^ \t\n]|``[ \t]*(?:\n|$)/,
			continued: /`[ \t]*$/
		};
		const h = /^[ \t]*#[ \t]*(?:syntax[ \t]*=[ \t]*(\S+)|escape[ \t]*=[ \t]*([`\\]))[ \t]*\n/i;
		const g = /[ \t]*#[^\n]*=/y;
		const _ = /[A-Za-z]+(?=[ \t]+[^ \t\n])/y;
		const v = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
		const y = /^(?:RUN|COPY|ADD)(?:[ \t]+[\w./:=@,+-]+)*[ \t]+<<(-?)(["']?)([A-Za-z_]\w*)\2(?:[ \t]+(?:>?[\w./:@,+-]+|>))*[ \t]*$/i;
		class NotPlain extends Error {}
		function readPlainDockerfile(e) {
			if (e.length > u || f.test(e)) return undefined;
			try {
				const { end: t, escape: n, frontend: r } = readDirective(e);
				if (n.odd.test(e)) return undefined;
				return {
					instructions: readAll(e, t, n),
					frontend: r,
					escapeCharacter: n.character
				};
			} catch (e) {
				if (e instanceof NotPlain) return undefined;
				throw e;
			}
		}
		function readDirective(e) {
			const [t = "", n, r] = h.exec(e) ?? [];
			const i = t.length;
			g.lastIndex = i;
			if (g.test(e)) throw new NotPlain();
			const a = r === m.character ? m : p;
			if (n === undefined) return {
				frontend: undefined,
				escape: a,
				end: i
			};
			const s = t.lastIndexOf(n);
			return {
				frontend: (0, o.zF)(e, s, s + n.length),
				escape: a,
				end: i
			};
		}
		function readAll(e, t, n) {
			const r = [];
			for (let i = skipComments(e, t); i < e.length;) {
				const t = skipBlanks(e, i);
				_.lastIndex = t;
				if (!_.test(e) || r.length >= d) throw new NotPlain();
				const a = endOf(e, t, n);
				r.push((0, l.s)(e, t, a, n.character));
				i = skipComments(e, a + 1);
			}
			return r;
		}
		function endOf(e, t, { character: n, continued: r }) {
			let i = t;
			let a = lineEnd(e, i);
			while (r.test(e.slice(i, a))) {
				i = skipComments(e, a + 1);
				if (i >= e.length || e.charAt(skipBlanks(e, i)) === n) throw new NotPlain();
				a = lineEnd(e, i);
			}
			const o = e.slice(t, a);
			return o.includes("<<") ? endOfHeredoc(e, o, a) : a;
		}
		function endOfHeredoc(e, t, n) {
			const [, r, , i] = y.exec(t) ?? [];
			if (i === undefined) throw new NotPlain();
			const a = new RegExp(`\\n${r === "-" ? "\\t*" : ""}${i}(?=\\n|$)`, "g");
			a.lastIndex = n;
			const o = a.exec(e);
			if (o === null) throw new NotPlain();
			return o.index + o[0].length;
		}
		function skipComments(e, t) {
			let n = t;
			while (n < e.length) {
				v.lastIndex = n;
				if (!v.test(e)) break;
				n = v.lastIndex;
			}
			return n;
		}
		function skipBlanks(e, t) {
			let n = t;
			while (e.charCodeAt(n) === 32 || e.charCodeAt(n) === 9) n += 1;
			return n;
		}
		function lineEnd(e, t) {
			const n = e.indexOf("\n", t);
			return n < 0 ? e.length : n;
		}
		var b = n(65079);
		;
		const x = {
			kind: "text",
			name: "dockerfile",
			page: {
				title: "Dockerfiles, Containerfiles",
				files: "`Dockerfile*`, `Containerfile*`, `*.dockerfile`",
				finds: "`FROM`, `COPY --from`, `RUN --mount=from=`, `# syntax=`, with global `ARG`s",
				pin: "behind the tag, or in the `ARG` that holds it",
				alsoReadBy: "Renovate, Dependabot, frizbee, pindock, digestabot"
			},
			words: ["dockerfile", "containerfile"],
			paths: [/\/(?:dockerfile|containerfile)(?![^/]*\.(?:c|cc|cpp|cs|css|dockerignore|go|h|html?|java|js|json|kt|lua|md|mjs|php|ps1|py|rb|rs|rst|sh|swift|toml|tsx?|txt|ya?ml)$)[^/]*$/, /\.(?:dockerfile|containerfile)$/],
			scan: scanDockerfile
		};
		const S = "--from=";
		const C = new Set([
			"RUN",
			"CMD",
			"ENTRYPOINT",
			"HEALTHCHECK",
			"ONBUILD",
			"SHELL"
		]);
		const w = "--mount=";
		const T = new Set([
			"COPY",
			"RUN",
			"ONBUILD"
		]);
		function scanDockerfile(e, t, n = "dockerfile") {
			const r = readPlainDockerfile(e) ?? c.MP.get().readInstructions(e);
			const { instructions: a, frontend: o, escapeCharacter: s } = r;
			const l = new Map();
			const u = {
				lookup: (e) => l.get(e),
				escape: s
			};
			const d = a.findIndex(({ keyword: e }) => e === "FROM");
			const f = countArgMentions(a, d, s);
			const p = a.map((e) => stageName(e, s));
			const m = new Set(p);
			const h = new Set();
			if (o !== undefined) (0, b.o)(t, n, o, i.s);
			for (const [r, o] of a.entries()) {
				const { end: a, keyword: c, line: g, start: _ } = o;
				t.zones.push({
					start: _,
					end: a,
					kind: isExecuted(c, e.slice(_, a)) ? "script" : "value"
				});
				const v = { remarksAt: [_] };
				if (c === "ARG" && r < d) {
					defineArguments(g, s, u, f, l);
				} else if (c === "FROM") {
					const e = firstNoFlag(g, s);
					if (e !== undefined && !isStage(e, u, h)) (0, b.o)(t, n, e, u, v);
					h.add(p[r] ?? "");
				} else {
					for (const e of mountedImages(c, g, s)) if (!/^\d+$/.test(e.value) && !isStage(e, i.s, m)) (0, b.o)(t, n, e, i.s, v);
				}
			}
		}
		function isExecuted(e, t) {
			return C.has(e) || t.includes("<<");
		}
		function isStage(e, t, n) {
			const r = (0, i.i)(e, t);
			if (r.kind === "unknown") return false;
			const a = r.text.value;
			return a === "scratch" || n.has(a.toLowerCase());
		}
		function stageName({ keyword: e, line: t }, n) {
			if (e !== "FROM") return "";
			const i = [];
			for (const e of (0, r.Z)(t, n)) {
				if (!e.value.startsWith("--")) i.push(e.value.toLowerCase());
				if (i.length === 3) break;
			}
			const [, a, o = ""] = i;
			return a === "as" ? o : "";
		}
		function firstNoFlag(e, t) {
			for (const n of (0, r.Z)(e, t)) if (!n.value.startsWith("--")) return n;
			return undefined;
		}
		function* mountedImages(e, t, n) {
			if (!T.has(e)) return;
			for (const i of (0, r.Z)(t, n)) {
				if (e === "ONBUILD") {
					const e = i.value.toUpperCase();
					const r = (0, o.ao)(t, t.value.indexOf(i.value) + i.value.length);
					if (e !== "ONBUILD") yield* mountedImages(e, r, n);
					return;
				}
				if (!i.value.startsWith("--")) return;
				if (e === "COPY" && i.value.startsWith(S)) yield (0, o.ao)(i, S.length);
				if (e === "RUN" && i.value.startsWith(w)) yield* mountOption(i);
			}
		}
		function* mountOption(e) {
			let t = w.length;
			for (const n of e.value.slice(t).split(",")) {
				if (n.startsWith("from=")) yield (0, o.ao)(e, t + "from=".length, t + n.length);
				t += n.length + 1;
			}
		}
	}),
	1043: ((e, t, n) => {
		t.K = scanEmbedded;
		var r = n(13493);
		const i = "a new line for its digest has no place in this text";
		function scanEmbedded(e, t, n) {
			const a = (0, r.O)();
			n(e.value, a);
			const o = createOffsetMap(e);
			const mapDefinition = (e) => ({
				...e,
				offset: o.start(e.offset)
			});
			const mapUse = (e) => ({
				definition: mapDefinition(e.definition),
				at: o.start(e.at)
			});
			const mapSite = (t) => {
				if (t.start !== t.end) return {
					...t,
					start: o.start(t.start),
					end: o.end(t.end)
				};
				const n = t.before.includes("\n") ? writtenBreak(e.value, t, o) : t.before;
				const r = o.end(t.start);
				return n === undefined ? undefined : {
					...t,
					before: n,
					start: r,
					end: r
				};
			};
			for (const e of a.found) {
				const n = e.site && mapSite(e.site);
				t.found.push({
					...e,
					notEditable: e.site !== undefined && n === undefined ? i : e.notEditable,
					text: {
						value: e.text.value,
						pieces: e.text.pieces.flatMap((e) => o.pieces(e, mapDefinition))
					},
					start: o.start(e.start),
					end: o.end(e.end),
					uses: e.uses.map(mapUse),
					site: n,
					remarksAt: e.remarksAt.map(o.start)
				});
			}
			for (const e of a.unknown) {
				const n = e.uses.map(mapUse);
				t.unknown.push({
					...e,
					start: o.start(e.start),
					end: o.end(e.end),
					uses: n
				});
			}
			for (const { end: e, kind: n, start: r } of a.zones) t.zones.push({
				kind: n,
				start: o.start(r),
				end: o.end(e)
			});
			for (const e of a.faults) t.faults.push({
				...e,
				offset: o.start(e.offset)
			});
		}
		function writtenBreak(e, { before: t, start: n }, r) {
			const i = e.lastIndexOf("\n", n - 1) + 1;
			const a = i > 0 ? i : e.search(/\n[^\n]/) + 1;
			if (a === 0) return undefined;
			const o = r.start(a) - r.end(a);
			const s = r.end(a) - r.start(a - 1);
			if (s === 1) return t.replace("\n", `\n${" ".repeat(o)}`);
			return s === 2 && o > 0 ? t.replace(/\r?\n/, `\r\n${" ".repeat(o)}`) : undefined;
		}
		function createOffsetMap(e) {
			const t = [];
			let n = 0;
			let r = 0;
			for (const i of e.pieces) {
				t.push({
					begin: n,
					piece: i,
					isExact: i.text.length === i.end - i.start
				});
				n += i.text.length;
				r = i.end;
			}
			function find(e) {
				let n = 0;
				let r = t.length - 1;
				while (n < r) {
					const i = Math.ceil((n + r) / 2);
					const a = t[i];
					if (a !== undefined && a.begin <= e) n = i;
					else r = i - 1;
				}
				return n;
			}
			function start(e) {
				const i = t[find(e)];
				if (i === undefined || e >= n) return r;
				return i.isExact ? i.piece.start + e - i.begin : i.piece.start;
			}
			function end(e) {
				const n = t[find(e - 1)];
				if (e === 0 || n === undefined) return start(e);
				return n.isExact ? n.piece.start + e - n.begin : n.piece.end;
			}
			function pieces(e, n) {
				const r = e.from && n(e.from);
				if (e.text.length !== e.end - e.start || e.start === e.end) return [{
					text: e.text,
					start: start(e.start),
					end: end(e.end),
					from: r
				}];
				const i = [];
				for (let n = t[find(e.start)], a = e.start; n !== undefined && a < e.end;) {
					const o = Math.min(e.end, n.begin + n.piece.text.length);
					i.push({
						text: e.text.slice(a - e.start, o - e.start),
						start: start(a),
						end: end(o),
						from: r
					});
					a = o;
					n = t[find(a)];
				}
				return i;
			}
			return {
				start,
				end,
				pieces
			};
		}
	}),
	85654: ((e, t, n) => {
		t.M = placeEscapes;
		var r = n(9486);
		const i = {
			"0": "\0",
			a: "\x07",
			b: "\b",
			e: "\x1B",
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	",
			v: "\v",
			N: "\u0085",
			_: "\u00A0",
			L: "\u2028",
			P: "\u2029"
		};
		const a = {
			x: 2,
			u: 4,
			U: 8
		};
		function placeEscapes(e, t, n) {
			const i = e.slice(t, n);
			const a = [];
			let o = 0;
			for (let n = i.indexOf("\\"); n >= 0; n = i.indexOf("\\", o)) {
				a.push((0, r.zF)(e, t + o, t + n));
				const s = readEscape(i, n);
				o = n + s.length;
				a.push((0, r.E_)(s.text, t + n, t + o));
			}
			a.push((0, r.zF)(e, t + o, n));
			return (0, r.oL)(a);
		}
		function readEscape(e, t) {
			const n = e.charAt(t + 1);
			const r = a[n];
			if (r !== undefined) {
				const n = e.slice(t + 2, t + 2 + r);
				const i = /^[0-9a-fA-F]+$/.test(n) && n.length === r ? Number.parseInt(n, 16) : -1;
				if (i >= 0 && i <= 1114111) return {
					text: String.fromCodePoint(i),
					length: 2 + r
				};
			}
			return {
				text: i[n] ?? n,
				length: 1 + n.length
			};
		}
	}),
	48341: ((e, t, n) => {
		n.d(t, { s: () => u });
		t.i = expandVariables;
		var r = n(9486);
		const i = 8192;
		const a = 16;
		const o = 64;
		const s = {
			kind: "unknown",
			reason: "it is too long to be an image reference",
			uses: []
		};
		const c = /[A-Za-z_][A-Za-z0-9_]*/y;
		const l = /[$'"\\`]/g;
		const u = { lookup: () => undefined };
		function expandVariables(e, t, n = 0) {
			if (e.value.length > i || n > a) return {
				...s,
				partial: e.value
			};
			if (e.value.search(l) < 0) return {
				kind: "known",
				text: e,
				uses: []
			};
			const c = [];
			const u = [];
			const { value: d } = e;
			let f = false;
			for (let i = 0; i < d.length;) {
				const a = d.charAt(i);
				if (t.escape !== undefined) {
					if (a === "'" && !f) {
						const t = d.indexOf("'", i + 1);
						const n = t < 0 ? d.length : t;
						c.push((0, r.ao)(e, i + 1, n));
						i = n + 1;
						continue;
					}
					if (a === "\"") {
						f = !f;
						i += 1;
						continue;
					}
					if (a === t.escape) {
						c.push((0, r.ao)(e, i + 1, i + 2));
						i += 2;
						continue;
					}
				}
				if (a !== "$") {
					l.lastIndex = i + 1;
					const t = l.exec(d)?.index ?? d.length;
					c.push((0, r.ao)(e, i, t));
					i = t;
					continue;
				}
				const s = expandOne(e, i, t, n);
				u.push(...s.uses);
				const partial = () => (0, r.oL)(c).value + d.slice(i);
				if (s.kind === "unknown") return {
					...s,
					uses: u,
					partial: partial()
				};
				if (u.length > o) return {
					kind: "unknown",
					reason: "it uses too many variables",
					uses: [],
					partial: partial()
				};
				c.push(s.text);
				i = s.next;
			}
			return {
				kind: "known",
				text: (0, r.oL)(c),
				uses: u
			};
		}
		function expandOne(e, t, n, i) {
			const { value: a } = e;
			const o = a.charAt(t + 1);
			if (o === "$" && n.escape === undefined) return {
				kind: "known",
				text: (0, r.ao)(e, t + 1, t + 2),
				uses: [],
				next: t + 2
			};
			if (o === "(") return expandParentheses(e, t, n);
			const s = o === "{";
			const c = s ? t + 2 : t + 1;
			const l = nameFrom(a, c);
			const u = s ? closingBrace(a, c) : c + l.length;
			const d = a.slice(t, u < 0 ? a.length : u + (s ? 1 : 0));
			if (d === "$") return {
				kind: "known",
				text: (0, r.ao)(e, t, t + 1),
				uses: [],
				next: t + 1
			};
			if (l === "" || u < 0) return unknown(d);
			const f = a.slice(c + l.length, u);
			const p = u + (s ? 1 : 0);
			const m = n.whyUnknown?.(l);
			if (m !== undefined) return {
				kind: "unknown",
				reason: m,
				uses: []
			};
			const h = n.lookup(l);
			const g = usesOf(h, (0, r.b4)(e, t));
			if (f === "") {
				if (h === undefined) return unknown(d);
				return {
					kind: "known",
					text: (0, r.LD)(h.text, h.definition),
					uses: g,
					next: p
				};
			}
			const _ = /^(:?)([-=+?])/.exec(f);
			if (_ === null) return unknown(d, g);
			const v = h !== undefined && (_[1] === "" || h.text.value !== "");
			if (_[2] === "?" && !v) return unknown(d, g);
			const y = _[2] === "+" ? v : !v;
			if (y) {
				const t = expandVariables((0, r.ao)(e, c + l.length + _[0].length, u), n, i + 1);
				const a = [...g, ...t.uses];
				return t.kind === "unknown" ? {
					...t,
					uses: a
				} : {
					...t,
					uses: a,
					next: p
				};
			}
			const b = _[2] === "+" || h === undefined ? r.K$ : (0, r.LD)(h.text, h.definition);
			return {
				kind: "known",
				text: b,
				uses: g,
				next: p
			};
		}
		function usesOf(e, t) {
			return e === undefined ? [] : [{
				definition: e.definition,
				at: t
			}, ...e.uses];
		}
		function expandParentheses(e, t, n) {
			const { value: i } = e;
			const a = i.indexOf(")", t);
			const o = i.slice(t, a < 0 ? i.length : a + 1);
			const s = a < 0 ? undefined : n.inParentheses?.(i.slice(t + 2, a));
			if (s === undefined) return unknown(o);
			const c = (0, r.LD)(s.text, s.definition);
			return {
				kind: "known",
				text: c,
				uses: usesOf(s, (0, r.b4)(e, t)),
				next: a + 1
			};
		}
		function unknown(e, t = []) {
			return {
				kind: "unknown",
				reason: `\`${e.slice(0, 80)}\` has no value in this file`,
				uses: t
			};
		}
		function nameFrom(e, t) {
			c.lastIndex = t;
			return c.exec(e)?.[0] ?? "";
		}
		function closingBrace(e, t) {
			let n = 1;
			for (let r = t; r < e.length; r += 1) {
				const t = e.charAt(r);
				if (t === "{") n += 1;
				if (t === "}") n -= 1;
				if (n === 0) return r;
			}
			return -1;
		}
	}),
	78402: ((e, t, n) => {
		t.p = fillExpressions;
		var r = n(9486);
		function fillExpressions(e, t, n) {
			const i = [];
			const a = [];
			let o;
			let s;
			let c = 0;
			for (const { 0: l, 1: u = "", index: d } of e.value.matchAll(t)) {
				const t = n(u);
				if (t === undefined) {
					s ??= l;
					continue;
				}
				o ??= t.text;
				a.push({
					definition: t.definition,
					at: (0, r.b4)(e, d)
				}, ...t.uses);
				i.push((0, r.ao)(e, c, d), (0, r.LD)(t.text, t.definition));
				c = d + l.length;
			}
			return {
				text: (0, r.oL)([...i, (0, r.ao)(e, c)]),
				uses: a,
				first: o,
				missing: s
			};
		}
	}),
	63685: ((e, t, n) => {
		t.H = findFilledWords;
		var r = n(63018);
		var i = n(78402);
		var a = n(9486);
		const o = /^(?:docker|oci|docker-image):\/\//;
		const s = /[.:-]+$/;
		function findFilledWords(e, { expression: t, word: n }, r) {
			return [...e.value.matchAll(n)].flatMap(({ 0: n, index: c }) => {
				if (!n.includes("$")) return [];
				const l = c + (o.exec(n)?.[0].length ?? 0);
				const u = (0, a.ao)(e, l, c + n.replace(s, "").length);
				const d = (0, i.p)(u, t, r);
				const f = d.uses.length === 0 ? undefined : kindOf(d.text.value);
				return f === undefined ? [] : [{
					written: u,
					filled: d,
					kind: f
				}];
			});
		}
		function kindOf(e) {
			const [t = "", ...n] = e.split("/");
			if (n.length === 0 || n[0] === "" || !(0, r.ER)(t) || /[$@]/.test(t)) return undefined;
			if (e.includes("$")) return "variable";
			if ((0, r.De)(e)) return "complete";
			return n.length > 1 && (0, r.$B)(e) ? "untagged" : undefined;
		}
	}),
	53358: ((e, t, n) => {
		t.JP = whyFixedInMatrix;
		t.g6 = whyFixedDefault;
		t.on = whyCompared;
		t.w$ = createComparedCheck;
		var r = n(71561);
		const i = [
			"options",
			"enum",
			"values"
		];
		const a = [
			/[=!]=\s*('{1,2}[^'\n]{1,4096}')/g,
			/('[^'\n]{1,4096}')'?\s*[=!]=/g,
			/[=!]=\s*\\?("[^"\n]{1,4096}")/g,
			/("[^"\n]{1,4096}")\s*[=!]=/g,
			/\b(?:contains|containsvalue|endswith|eq|in|ne|notin|startswith)\(([^()\n]{1,4096})/gi
		];
		const o = /'([^'\n]+)'|"([^"\n]+?)\\?"/g;
		const s = /@sha256:[0-9a-f]{64}$/;
		function createComparedCheck(e) {
			let t;
			return (n) => {
				t ??= new Set(a.flatMap((t) => [...e.matchAll(t)]).flatMap(([, e = ""]) => [...e.matchAll(o)]).map(([, e, t = ""]) => (e ?? t).replace(s, "")));
				return t.has(n.replace(s, ""));
			};
		}
		function whyFixedDefault(e, t) {
			const n = i.find((t) => (0, r.S3)((0, r.oB)(e, t)).length > 0);
			if (n !== undefined) return `it must equal one of the \`${n}\` of its parameter`;
			if ((0, r.oB)(e, "regex") !== undefined) return "it must match the `regex` of its parameter";
			return whyCompared((0, r.Um)((0, r.oB)(e, "default")), t);
		}
		function whyFixedInMatrix(e, t, n) {
			return t.has(e) ? "`include` or `exclude` names the same value" : whyCompared(e, n);
		}
		function whyCompared(e, t) {
			return e !== undefined && t(e) ? "an expression compares it" : undefined;
		}
	}),
	78682: ((e, t, n) => {
		t.E = hasBillOfMaterialsName;
		t.x = isBillOfMaterials;
		const r = /\.(?:spdx(?:\.(?:json|ya?ml|rdf|xml))?|cdx\.(?:json|xml)|syft\.json)$|\/(?:bom|sbom)\.(?:json|xml)$/;
		const i = /"(?:spdxVersion|SPDXID)"\s*:\s*"SPDX|"bomFormat"\s*:\s*"CycloneDX"|"@context"\s*:\s*"https:\/\/spdx\.org/;
		const a = /^SPDXVersion: SPDX-|<bom\s[^>]*xmlns="http:\/\/cyclonedx\.org/m;
		function hasBillOfMaterialsName(e) {
			return r.test(`/${e}`.toLowerCase());
		}
		function isBillOfMaterials(e, t) {
			if (hasBillOfMaterialsName(e)) return true;
			if (/^\s*\{/.test(t)) return i.test(t);
			return a.test(t.slice(0, 4096));
		}
	}),
	13493: ((e, t, n) => {
		t.O = createSink;
		function createSink() {
			return {
				found: [],
				unknown: [],
				faults: [],
				mentions: [],
				zones: []
			};
		}
	}),
	37992: ((e, t, n) => {
		n.d(t, { ld: () => d });
		t.HJ = scanImageMap;
		t.X9 = addRepositoryImage;
		t.sg = scanHelmValues;
		t.vS = addTaggedText;
		var r = n(63018);
		var i = n(50811);
		var a = n(32791);
		var o = n(20742);
		var s = n(99730);
		var c = n(47393);
		var l = n(86080);
		var u = n(71561);
		const d = {
			kind: "yaml",
			name: "helm-values",
			page: {
				title: "Helm values",
				files: "`values*.yaml`, `*-values.yaml`",
				finds: "`image` maps and texts",
				pin: "in the tag, or in a digest key that the chart reads",
				alsoReadBy: "Renovate, Dependabot"
			},
			words: ["values"],
			paths: [/\/(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/],
			values: "text",
			scan: (e) => {
				scanHelmValues(e);
				for (const t of (0, u.jQ)(e.root)) (0, o.HI)(e, t);
			}
		};
		const f = /^image$|Image$|[-_]image$/;
		const p = /^image$|Image$/;
		const m = /^\w[\w.-]{0,127}(?:@\S*)?$/;
		const h = {
			kind: "list",
			items: []
		};
		const g = "its tag is `global.tag`, which other images of the chart have too";
		const _ = "it has both a `repository` and a `name`, and it is not known whether the name is part of it";
		function scanHelmValues(e) {
			const t = (0, u.oB)(e.root, "global") ?? h;
			for (const n of (0, u.jQ)(e.root)) scanImageMap(e, n, t);
		}
		function scanImageMap(e, t, n) {
			addRepositoryImage(e, t, (0, u.Ms)(n, "imageRegistry"));
			for (const r of t.own.values()) {
				if (!f.test(r.key)) continue;
				if (r.value?.kind !== "map") addTextImage(e, t, r, n);
				else if (p.test(r.key)) addNamedImage(e, r.value);
			}
		}
		function addRepositoryImage(e, t, n) {
			const r = (0, u.Ms)(t, "repository") ?? (0, u.Ms)(t, "repo");
			if (r === undefined || e.seen.has(t)) return;
			const o = (0, s.OZ)(r.value) ? (0, u.Ms)(t, "registry") : (0, s.Fv)(t);
			const c = (0, u.Ms)(t, "tag");
			const l = (0, a.n)(e, t);
			const d = (0, u.Um)(n?.value) && (o !== undefined || !(0, s.OZ)(r.value));
			const f = (0, s.d0)(t, d ? n : o, r);
			if ((o ?? c ?? l.digests[0]) === undefined && f.name === r) return;
			(0, i.X)(e, {
				...f,
				tag: c,
				...l
			});
		}
		function addNamedImage(e, t) {
			const n = (0, u.Ms)(t, "name");
			const r = (0, u.Ms)(t, "repository");
			if (n === undefined || e.seen.has(t)) return;
			const o = (0, u.Ms)(t, "tag");
			if (r === undefined) {
				e.seen.add(t);
				const r = (0, s.OZ)(n.value) ? (0, u.Ms)(t, "registry") : (0, s.Fv)(t);
				(0, i.X)(e, {
					...(0, s.d0)(t, r, n),
					tag: o,
					...(0, a.n)(e, t)
				});
			} else if (isUnclearName(r, n)) {
				e.seen.add(t);
				const n = {
					...(0, a.n)(e, t),
					digests: [],
					withoutTag: _
				};
				(0, i.X)(e, {
					...n,
					name: r,
					tag: undefined
				});
			}
		}
		function isUnclearName(e, t) {
			const n = ((0, u.Um)(e.value) ?? "").split("/");
			const r = (0, u.Um)(t.value);
			return (0, s.OZ)(e.value) && n.length > 2 && !!r && r !== n.at(-1);
		}
		function addTextImage(e, t, n, i) {
			const a = (0, u.Um)(n.value);
			if (a === undefined || addTaggedText(e, t, n, i)) return;
			if (n.value !== undefined && e.seen.has(n.value)) return;
			const d = i !== undefined && !(0, c.p)(a) && (0, o.vg)(t);
			const f = !(0, s.OZ)(n.value) && (0, s.Cf)((0, s.gZ)(t, n) ?? hubOf(n, i));
			if (f || n.key === "image" && d) addTextParts(e, t, n, undefined, i);
			else if (n.key === "image" || (0, r.De)(a)) (0, l.hk)(e, n.value);
		}
		function addTaggedText(e, t, n, r) {
			if ((0, c.p)((0, u.Um)(n.value) ?? ":")) return false;
			const partners = (...e) => e.flatMap((e) => (0, u.Ms)(t, `${n.key}${e}`) ?? []);
			const i = partners("Version", "_version").find(({ value: e }) => m.test((0, u.Um)(e) ?? ""));
			const a = partners("Tag", "_tag")[0] ?? i ?? (0, u.Ms)(t, "tag");
			if (a === undefined) return false;
			addTextParts(e, t, n, a, r);
			return true;
		}
		function addTextParts(e, t, n, r, o) {
			const c = (0, s.gZ)(t, n);
			const l = c ?? hubOf(n, o);
			const d = c === undefined && l !== undefined && !(0, u.Um)(r?.value);
			const f = d ? (0, u.Ms)(o, "tag") : r;
			const p = l?.key === "hub" ? [t, o].map((e) => (0, u.Um)((0, u.oB)(e, "variant"))) : [];
			(0, i.X)(e, {
				...(0, s.d0)(t, l, n),
				tag: p.some(Boolean) ? undefined : f,
				...(0, a.n)(e, t),
				notEditable: d ? g : undefined
			});
		}
		function hubOf({ key: e, value: t }, n) {
			const r = (0, u.Ms)(n, "hub");
			return e === "image" && /^[\w.-]+$/.test((0, u.Um)(t) ?? "") && (0, s.Cf)(r) ? r : undefined;
		}
	}),
	32791: ((e, t, n) => {
		n.d(t, { g: () => a });
		t.n = digestsOf;
		var r = n(8123);
		var i = n(71561);
		const a = "its tag is not in this file; the chart or a variable sets it";
		function digestsOf(e, t) {
			const n = r.Ei.flatMap((e) => {
				const n = (0, i.Ms)(t, e);
				return n === undefined ? [] : [[e, n]];
			});
			return {
				map: t,
				digests: n,
				reader: e.readerOf(t),
				withoutTag: a
			};
		}
	}),
	8123: ((e, t, n) => {
		n.d(t, {
			Ei: () => r,
			c0: () => a,
			hq: () => i
		});
		const r = ["digest", "sha"];
		const i = {
			use: () => ({
				reads: "unknown",
				form: "unknown",
				mayAdd: false
			}),
			tagStays: () => undefined
		};
		const a = {
			...i,
			use: () => ({
				reads: "yes",
				form: "full",
				mayAdd: true
			})
		};
	}),
	20742: ((e, t, n) => {
		t.$Q = addTaggedName;
		t.HI = addNamedImages;
		t.vg = hasVersionBeside;
		var r = n(63018);
		var i = n(50811);
		var a = n(1043);
		var o = n(32791);
		var s = n(99730);
		var c = n(9486);
		var l = n(47393);
		var u = n(86080);
		var d = n(71561);
		var f = n(17395);
		const p = /^(?:.*[a-z\d])?[-_]?image[-_]?(?:name|repo(?:sitory)?|ref)$/i;
		const m = /^images$|[a-z\d]Images$|[-_]images$/;
		const h = new Set([
			"manifest",
			"values",
			"valuesContent"
		]);
		function addNamedImages(e, t, n) {
			addVersionedImage(e, t);
			for (const r of t.own.values()) {
				const i = /image/i.test(r.key);
				if (i && p.test(r.key)) addImageName(e, t, r);
				else if (i && m.test(r.key)) addImageList(e, r.value);
				else if (n !== undefined && h.has(r.key)) addManifest(e, r.value, n);
			}
		}
		function addVersionedImage(e, t) {
			const n = (0, d.Ms)(t, "repository");
			const r = (0, d.Ms)(t, "version");
			if (n === undefined || r === undefined || (0, d.Ms)(t, "tag") !== undefined) return;
			if (!(0, s.OZ)(n.value) || (0, l.p)((0, d.Um)(n.value) ?? "")) return;
			(0, i.X)(e, {
				name: n,
				tag: r,
				...(0, o.n)(e, t)
			});
		}
		function addImageName(e, t, n) {
			if (addTaggedName(e, t, n)) return;
			const r = (0, d.Um)(n.value);
			if (r === undefined) return;
			const a = (0, s.gZ)(t, n);
			const c = !(0, s.OZ)(n.value) && (0, s.Cf)(a);
			if (c || (0, s.OZ)(n.value) && !(0, l.p)(r) && hasVersionBeside(t)) (0, i.X)(e, {
				registry: c ? a : undefined,
				name: n,
				tag: undefined,
				...(0, o.n)(e, t)
			});
			else if ((0, s.OZ)(n.value)) (0, u.hk)(e, n.value);
		}
		function addTaggedName(e, t, n) {
			if (!p.test(n.key) || (0, d.Um)(n.value) === undefined) return false;
			const r = (0, s.OZ)(n.value) ? undefined : (0, s.gZ)(t, n);
			if (!(0, s.OZ)(n.value) && !(0, s.Cf)(r)) return false;
			const a = ["tag", "version"].flatMap((e) => [e, e.charAt(0).toUpperCase() + e.slice(1)]).map((e) => (0, d.Ms)(t, n.key.replace(/(?:name|repo(?:sitory)?|ref)$/i, e))).find((e) => (0, d.b6)(e?.value) !== undefined);
			if (a === undefined || (0, l.p)((0, d.Um)(n.value) ?? "")) return false;
			(0, i.X)(e, {
				registry: r,
				name: n,
				tag: a,
				...(0, o.n)(e, t)
			});
			return true;
		}
		const g = [
			"tag",
			"version",
			"appVersion",
			"app_version",
			"imageTag",
			"image_tag",
			"imageVersion",
			"image_version"
		];
		function hasVersionBeside(e) {
			return g.some((t) => {
				const n = (0, d.Ms)(e, t);
				return n !== undefined && (n.value === undefined || n.value.kind === "text");
			});
		}
		function addImageList(e, t) {
			if (t?.kind === "map" && hasVersionBeside(t)) {
				addUntaggedNames(e, t);
				return;
			}
			const n = t?.kind === "map" ? [...t.own.values()].map(({ value: e }) => e) : (0, d.S3)(t);
			for (const t of n) {
				if (t?.kind === "map") addListedMap(e, t);
				else addListedText(e, t);
			}
		}
		function addUntaggedNames(e, t) {
			for (const n of t.own.values()) {
				if (n.value?.kind === "map") addListedMap(e, n.value);
				else if ((0, l.p)((0, d.Um)(n.value) ?? "")) addListedText(e, n.value);
				else if ((0, s.OZ)(n.value)) (0, i.X)(e, {
					name: n,
					tag: undefined,
					...(0, o.n)(e, t)
				});
			}
		}
		function addListedMap(e, t) {
			const n = (0, d.Ms)(t, "name");
			const r = (0, d.Ms)(t, "tag");
			if (n === undefined || r === undefined || e.seen.has(t) || !(0, s.OZ)(n.value)) return;
			e.seen.add(t);
			(0, i.X)(e, {
				name: n,
				tag: r,
				...(0, o.n)(e, t)
			});
		}
		function addListedText(e, t) {
			const n = (0, d.b6)(t);
			if (n === undefined || e.seen.has(n)) return;
			const i = (0, c.K8)((0, f.c)(e.source, n.scalar));
			const a = (0, c.ao)(i, i.value.indexOf("=") + 1);
			if (!(0, r.ER)(a.value.split("/", 1).join("")) || !a.value.includes("/")) return;
			e.seen.add(n);
			(0, u.j)({
				...e,
				onlyComplete: false
			}, a);
		}
		function addManifest(e, t, n) {
			const r = (0, d.b6)(t);
			if (r === undefined || !r.value.includes(":") || e.seen.has(r)) return;
			(0, a.K)((0, f.c)(e.source, r.scalar), e.sink, (e, t) => {
				n(e, t);
				t.faults.length = 0;
			});
		}
	}),
	99730: ((e, t, n) => {
		t.Cf = isRegistry;
		t.Fv = registryOf;
		t.OZ = isHosted;
		t.d0 = imagePath;
		t.gZ = registryBeside;
		var r = n(63018);
		var i = n(71561);
		const a = [
			"imageRegistry",
			"hub",
			"host"
		];
		const o = [
			"organization",
			"organisation",
			"org",
			"owner"
		];
		const s = /^(?:(?:[\w-]+\.)+[\w-]+(?::\d+)?|[\w-]+:\d+|localhost)(?:\/[\w./-]*)?$/;
		const c = /\{\{|\$\{/;
		function registryOf(e, t = a) {
			const n = (0, i.Ms)(e, "registry");
			if ((0, i.Um)(n?.value)) return n;
			return t.map((t) => (0, i.Ms)(e, t)).find((e) => isRegistry(e)) ?? n;
		}
		function registryBeside(e, t) {
			return isHosted(t.value) ? (0, i.Ms)(e, "registry") : registryOf(e, ["imageRegistry", "hub"]);
		}
		function isRegistry(e) {
			const t = (0, i.Um)(e?.value) ?? "";
			return s.test(t) || c.test(t);
		}
		function isHosted(e) {
			const [t = "", ...n] = ((0, i.Um)(e) ?? "").split("/");
			return n.length > 0 && (0, r.ER)(t) && !t.endsWith(":");
		}
		function imagePath(e, t, n) {
			const r = pathOf(t, n);
			const a = (0, i.Ms)(e, "name");
			if (a !== undefined && a !== n && r?.length === 2 && isLastPart(a, r)) return t === undefined ? {
				registry: n,
				name: a
			} : {
				registry: t,
				organization: n,
				name: a
			};
			if (r?.length !== 2 || t === undefined) return {
				registry: t,
				name: n
			};
			const s = o.map((t) => (0, i.Ms)(e, t)).find((e) => (0, i.Um)(e?.value));
			return {
				registry: t,
				organization: s,
				name: n
			};
		}
		function pathOf(e, t) {
			const n = [e, t].flatMap((e) => (0, i.Um)(e?.value) || []);
			const r = n.map((e) => e.replace(/\/$/, "")).join("/");
			return s.test(r) ? r.split("/") : undefined;
		}
		function isLastPart(e, t) {
			const n = (0, i.Um)(e.value);
			return n !== undefined && n !== "" && !isHosted(e.value) && n !== t.at(-1);
		}
	}),
	5071: ((e, t, n) => {
		t.G = goesOnAsPattern;
		t.n = isNamePattern;
		const r = /^(?:[*{]|<(?![/!?]|br\b))/i;
		function goesOnAsPattern(e) {
			return r.test(e);
		}
		function isNamePattern(e) {
			return !e.includes("{{") && /\*|\s\|\s/.test(e);
		}
	}),
	66959: ((e, t, n) => {
		n.d(t, { pm: () => S });
		t.A9 = addPatchedImage;
		t.nq = apiGroupOf;
		t.WU = scanKubernetes;
		t.ng = scanKubernetesText;
		var r = n(53358);
		var i = n(9486);
		var a = n(86080);
		var o = n(71561);
		var s = n(17395);
		;
		const c = /\{\{\s{0,20}(?:workflow|inputs)\.parameters\.([\w-]+)\s{0,20}\}\}/g;
		const l = /\bimage["']?:\s{0,20}["']?$/;
		const u = 40;
		const d = new WeakMap();
		function addParameterImages(e, t) {
			const n = (0, o.S3)((0, o.oB)(t, "parameters"));
			if (n.length === 0) return;
			const c = d.get(e.seen) ?? findReaders(e.source);
			d.set(e.seen, c);
			for (const t of n) {
				if (c.get((0, o.Um)((0, o.oB)(t, "name")) ?? "") !== true) continue;
				const n = (0, o.b6)((0, o.oB)(t, "value") ?? (0, o.oB)(t, "default"));
				if (n === undefined || e.seen.has(n)) continue;
				const l = (0, r.g6)(t, e.isCompared);
				const u = (0, i.K8)((0, s.c)(e.source, n.scalar));
				if ((0, a.j)({
					...e,
					onlyComplete: true
				}, u, { notEditable: l })) e.seen.add(n);
			}
		}
		function findReaders(e) {
			const t = new Map();
			for (const { 1: n = "", index: r } of e.matchAll(c)) {
				const i = l.test(e.slice(Math.max(0, r - u), r));
				t.set(n, i && t.get(n) !== false);
			}
			return t;
		}
		var f = n(15327);
		var p = n(37992);
		var m = n(20742);
		var h = n(5071);
		;
		const g = new Map([
			["image.toolkit.fluxcd.io", [["spec", "image"]]],
			["argocd-image-updater.argoproj.io", [[
				"spec",
				"applicationRefs",
				"images",
				"imageName"
			]]],
			["shipwright.io", [[
				"spec",
				"output",
				"image"
			], [
				"spec",
				"build",
				"spec",
				"output",
				"image"
			]]],
			["kbld.k14s.io", [
				["sources", "image"],
				["destinations", "image"],
				["destinations", "newImage"],
				["overrides", "image"]
			]],
			["kargo.akuity.io", [[
				"spec",
				"steps",
				"config"
			], [
				"spec",
				"promotionTemplate",
				"spec",
				"steps",
				"config"
			]]]
		]);
		function leaveOutNames(e, t, n, r) {
			for (const i of g.get(n ?? "") ?? []) {
				for (const n of nodesAt(t, i)) {
					if (n.kind === "map") r.add(n);
					else e.seen.add(n);
					(0, a.A3)(e, n);
				}
			}
		}
		function nodesAt(e, t) {
			if (e === undefined) return [];
			if (e.kind === "list") return (0, o.S3)(e).flatMap((e) => nodesAt(e, t));
			const [n, ...r] = t;
			return n === undefined ? [e] : nodesAt((0, o.oB)(e, n), r);
		}
		var _ = n(63573);
		var v = n(50811);
		var y = n(32791);
		var b = n(8123);
		;
		function addOciRepository(e, t) {
			const n = (0, o.Ms)((0, o.oB)(t, "spec"), "url");
			const r = (0, o.oB)(t, "spec", "ref");
			const i = (0, o.Ms)(r, "tag");
			const a = (0, o.oB)(r, "semver") !== undefined && (0, o.oB)(r, "digest") === undefined;
			if (a || n === undefined || r?.kind !== "map" || (i ?? (0, o.Ms)(r, "digest")) === undefined) return;
			(0, v.X)(e, {
				...(0, y.n)(e, r),
				name: n,
				tag: i,
				prefix: "oci://",
				reader: b.c0
			});
		}
		var x = n(27860);
		;
		const S = {
			kind: "yaml",
			name: "kubernetes",
			page: {
				title: "Kubernetes",
				files: "by `apiVersion` and `kind`, in YAML and JSON",
				finds: "`image` of objects, lists and custom resources; manifests and chart values inside them (Argo Workflows, Argo CD, Flux, k3s)",
				pin: "behind the tag; in the tag where it stands apart",
				alsoReadBy: "Renovate, Dependabot, frizbee, digestabot"
			},
			paths: [],
			recognizes: (e) => apiGroupOf(e) === undefined ? undefined : "surely",
			scan: scanKubernetes
		};
		const C = new Set([
			"ConfigMap",
			"Secret",
			"CustomResourceDefinition"
		]);
		const w = new Set([
			"annotations",
			"labels",
			"matchLabels",
			"nodeSelector"
		]);
		function apiGroupOf(e) {
			const t = (0, o.Um)((0, o.oB)(e, "apiVersion"));
			return (0, o.Um)((0, o.oB)(e, "kind")) === undefined ? undefined : t?.replace(/\/.*$/s, "");
		}
		const T = /(?:^|\.)(?:kyverno\.io|gatekeeper\.sh|sigstore\.dev)$/;
		function scanKubernetes(e) {
			(0, f.WX)(e);
			const t = apiGroupOf(e.root);
			const n = T.test(t ?? "");
			for (const r of (0, o.jQ)(e.root, createLeaveOut(e))) {
				if (n && (0, h.n)((0, o.Um)((0, o.oB)(r, "image")) ?? "")) continue;
				(0, a.hk)(e, (0, o.oB)(r, "image", "reference"));
				const i = (0, o.oB)(r, "images");
				const s = (0, o.oB)(r, "imageTag");
				if (i !== undefined) (0, _.H)(e, (0, o.S3)(i));
				if (s !== undefined) (0, _.H)(e, [s]);
				addPatchedImage(e, r);
				const c = (0, o.Um)((0, o.oB)(r, "kind"));
				(0, f.pU)(e, r, c);
				if (c === "OCIRepository") addOciRepository(e, r);
				if (t === "argoproj.io") addParameterImages(e, r);
				(0, p.HJ)(e, r);
				(0, m.HI)(e, r, (t, n) => scanKubernetesText(t, n, e.syntax));
			}
		}
		function addPatchedImage(e, t) {
			if ((0, o.Um)((0, o.oB)(t, "path"))?.endsWith("/image")) (0, a.hk)(e, (0, o.oB)(t, "value"));
		}
		function createLeaveOut(e) {
			const t = new Set();
			return (n, r) => {
				const i = (0, o.Um)((0, o.oB)(n, "kind"));
				if (i !== undefined) leaveOutNames(e, n, apiGroupOf(n), t);
				return w.has(r) || C.has(i ?? "") || t.has(n);
			};
		}
		function scanKubernetesText(e, t, n) {
			const { documents: r, faults: i } = (0, x.g)(e);
			t.faults.push(...i);
			const s = (0, a.J4)(e, n, t);
			for (const { root: e } of r) {
				const t = {
					...s,
					root: e
				};
				for (const n of (0, o.S3)(e)) addPatchedImage(t, n);
				scanKubernetes(t);
			}
		}
	}),
	63573: ((e, t, n) => {
		t.H = addKustomizeImages;
		var r = n(50811);
		var i = n(8123);
		var a = n(71561);
		const o = "its tag is not in this file; the manifests set it";
		function addKustomizeImages(e, t) {
			for (const n of t) {
				if (n?.kind !== "map" || e.seen.has(n)) continue;
				e.seen.add(n);
				const t = (0, a.Ms)(n, "newName");
				const s = (0, a.Ms)(n, "newTag");
				const c = (0, a.Ms)(n, "digest");
				const l = t ?? (0, a.Ms)(n, "name");
				if (l === undefined || (t ?? s ?? c) === undefined) continue;
				(0, r.X)(e, {
					map: n,
					name: l,
					tag: s,
					digests: c === undefined ? [] : [["digest", c]],
					reader: i.c0,
					withoutTag: o
				});
			}
		}
	}),
	51430: ((e, t, n) => {
		t.m = createLiteralFinder;
		var r = n(63018);
		var i = n(97107);
		var a = n(45271);
		var o = n(5071);
		;
		const s = String.raw`(?:\\?/|\\u002[fF])`;
		const c = String.raw`(?=[:@]|\\u00(?:3[aA]|40))`;
		const l = String.raw`(?![\w-]|\.\w)`;
		const u = String.raw`(?:${s}|(?=\}))`;
		const d = String.raw`(?:(?:index|registry-1)\.)?docker\.io`;
		const f = 3;
		function startPattern({ mappings: e, registryHost: t }) {
			const n = [i.uD, t].map((e) => ({
				words: [e],
				to: 0
			}));
			const r = e.map(({ from: e, to: t }) => ({
				words: e,
				to: t.length
			}));
			const a = [...n, ...r].sort((e, t) => lengthOf(t.words) - lengthOf(e.words));
			return [...new Set(a.flatMap(({ to: e, words: t }) => patternsOf(t, e)))].join("|");
		}
		function lengthOf(e) {
			return e.join("/").length;
		}
		function patternsOf([e = "", ...t], n) {
			const [r, ...a] = t.map(escaped);
			const o = hostPattern(e);
			const d = (0, i.jV)(e) === "docker.io" && r === "library";
			const p = d && a.length > 0 ? [`(?:library${s})?${a.join(s)}`] : t.map(escaped);
			const m = [o, ...p].join(s);
			const h = n >= f ? l : c;
			return [
				`${m}${u}`,
				...t.length > 0 && n > 1 ? [`${m}${h}`] : [],
				...d && a.length === 0 ? [String.raw`${o}${s}(?=[\w.-]+${c})`] : []
			];
		}
		function hostPattern(e) {
			if ((0, i.jV)(e) === "docker.io") return `${d}(?::443)?`;
			const t = /:\d+$/.test(e) || e.endsWith("]") ? "" : "(?::443)?";
			return `${escaped(e).replace(/:443$/, "(?::443)?")}${t}`;
		}
		function escaped(e) {
			return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		;
		const p = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
		function beforeBlockEnd(e) {
			if (!e.includes("{")) return e;
			let t = 0;
			let n = false;
			let r;
			for (const i of e.matchAll(p)) {
				const a = kindOf(i[1] ?? String(i[2]));
				const o = !n && r !== undefined && r < i.index;
				if (o || !n && (a === "open" || a === "value")) return e;
				if (a === "open") t += 1;
				else if (a === "else" && t === 0) n = true;
				else if (a === "end" && t > 0) t -= 1;
				else if (a === "end") n = false;
				r = i.index + i[0].length;
			}
			if (n || r !== e.length) return e;
			return e.slice(0, e.search(p));
		}
		function kindOf(e) {
			const t = e.trim();
			if (t.startsWith("/*")) return "comment";
			if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(t)) return "open";
			if (/^(?:else|elif)\b/.test(t)) return "else";
			return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(t) ? "end" : "value";
		}
		;
		const m = 2e4;
		const h = 4096;
		const g = {
			registryHost: i.uD,
			mappings: []
		};
		const _ = String.raw`\$?\{\{[^{}\n]{0,200}\}\}|[$#%]?\{[^{}\n]{0,200}\}|\$\([^()\n]{0,200}\)|\$\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
		const v = new RegExp(String.raw`(?:[\w./:@+~-]+|${_}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, "y");
		const y = /\\(?:\/|u00([0-7][\da-f]))/gi;
		const b = new RegExp(`${_}|@[A-Za-z_]+@`);
		const x = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
		const S = /[\w./%@-]$/;
		const C = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
		const w = /\$\{\w{1,80}:?-$/;
		const T = /^[^{}\s]{0,200}\}(?:[\w/:@$-]|\\\/)/;
		const E = 210;
		const D = 200;
		function createLiteralFinder(e = g) {
			const t = startPattern(e);
			return (e, n = () => false) => {
				const r = new RegExp(t, "gi");
				const i = (0, a.y)(e);
				const o = [];
				for (let t = r.exec(e); t !== null; t = r.exec(e)) {
					if (n(t.index)) {
						r.lastIndex = endOfToken(e, r.lastIndex);
						continue;
					}
					if (!isStart(e, t.index)) continue;
					const a = startOfJoined(e, t.index);
					if (a === undefined ? e.charAt(r.lastIndex) === "}" : !isStart(e, a)) continue;
					const s = e.slice(a ?? t.index, endOfToken(e, a ?? r.lastIndex));
					const c = judge(e, a ?? t.index, s.slice(0, h + 1), i);
					if (c === undefined) continue;
					r.lastIndex = c.end;
					o.push(c);
					if (o.length > m) throw new RangeError(`it names more than ${m} images`);
				}
				return o;
			};
		}
		function endOfToken(e, t) {
			v.lastIndex = t;
			return t + (v.exec(e)?.[0].length ?? 0);
		}
		function isStart(e, t) {
			const n = withoutEscapes(e.slice(Math.max(0, t - D), t));
			if (n.endsWith("://")) return x.test(n);
			return !S.test(n) || C.test(n);
		}
		function startOfJoined(e, t) {
			const n = w.exec(e.slice(Math.max(0, t - D), t));
			if (n === null || !T.test(e.slice(t, t + E))) return undefined;
			return t - n[0].length;
		}
		function withoutEscapes(e) {
			if (!e.includes("\\")) return e;
			return e.replaceAll(y, (e, t) => t === undefined ? "/" : String.fromCharCode(Number.parseInt(t, 16)));
		}
		function judge(e, t, n, i) {
			const a = beforeBlockEnd(n);
			const s = b.test(a);
			const c = s ? a.replace(/(?<![.:-])[.:-]+$/, "") : a.replace(/(?<!\W)\W+$/, "");
			const l = t + c.length;
			const literal = (e) => ({
				start: t,
				end: l,
				kind: e,
				isResult: () => i(t)
			});
			if (s) return literal("variable");
			const goesOn = (t) => a.length === n.length && (0, o.G)(e.slice(t, t + 4));
			if (goesOn(l) || c.length < a.length && goesOn(t + a.length)) return undefined;
			const u = withoutEscapes(c);
			const d = (0, r.o_)(u);
			const f = u.replace(/^[^/]*\//, "");
			const p = /[:@]/.test(f);
			if (d.kind === "malformed") return p ? literal("malformed") : undefined;
			if (p) return literal("complete");
			const m = e.charAt(l) === "=";
			return d.reference.path.length > 1 && !m ? literal("untagged") : undefined;
		}
	}),
	23050: ((e, t, n) => {
		t.H2 = countMentions;
		t.c5 = addCounts;
		t.n3 = countOnce;
		t.q8 = countParameterMentions;
		const r = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
		const i = [
			[/env:/i, /\$\{?env:(\w+)/gi],
			[/[%!]/, /[%!](?=([A-Za-z_]\w*)[%!])/g],
			[/\$\{[#!]/, /\$\{[#!](\w+)/g],
			[/env/i, /(?:getenv|GetEnvironmentVariable|\benviron(?:\.get)?|\bENV(?:\.fetch)?|\bprocess\.env)[.(["'\\]{1,5}([A-Za-z_]\w*)/g],
			[/\s-/, /\s(?:-[ev]|--env)[ \t=]+([A-Za-z_]\w*)/g]
		];
		const a = /\bprintenv((?:[ \t]+[\w-]+)+)/g;
		const o = /\$\((?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?\)/g;
		function countMentions(e) {
			const t = [...e.matchAll(a)].flatMap(([, e = ""]) => e.trim().split(/[ \t]+/));
			const n = i.flatMap(([t, n]) => t.test(e) ? namesIn(e, n) : []);
			const o = [...n, ...t].flatMap((e) => [...new Set([e, e.toUpperCase()])]);
			return countNames([...namesIn(e, r), ...o]);
		}
		function countParameterMentions(e) {
			return countNames(namesIn(e, o));
		}
		function countOnce(e) {
			let t;
			return () => {
				t ??= e();
				return t;
			};
		}
		function countNames(e) {
			return addCounts(new Map(), e);
		}
		function namesIn(e, t) {
			return [...e.matchAll(t)].map(([, e]) => String(e));
		}
		function addCounts(e, t) {
			const n = new Map(e);
			for (const e of t) n.set(e, (n.get(e) ?? 0) + 1);
			return n;
		}
	}),
	94705: ((e, t, n) => {
		n.d(t, {
			$z: () => i,
			GI: () => c,
			MP: () => a,
			Ns: () => s,
			Q$: () => o
		});
		var r = n(98196);
		const i = (0, r._h)(() => Promise.all([n.e(8815), n.e(3888)]).then(n.bind(n, 33888)));
		const a = (0, r._h)(() => Promise.all([n.e(5279), n.e(5345)]).then(n.bind(n, 65345)));
		const o = (0, r._h)(() => Promise.all([n.e(9547), n.e(9544)]).then(n.bind(n, 19544)));
		const s = (0, r._h)(() => n.e(8389).then(n.bind(n, 28389)));
		const c = (0, r._h)(() => n.e(4812).then(n.bind(n, 84812)));
	}),
	9486: ((e, t, n) => {
		n.d(t, { K$: () => r });
		t.E_ = placeDecoded;
		t.K8 = trimPlaced;
		t.LD = markDefinition;
		t.ao = slicePlaced;
		t.b4 = offsetOf;
		t.i0 = offsetAfter;
		t.oL = joinPlaced;
		t.sH = pieceAt;
		t.zF = placeRange;
		const r = {
			value: "",
			pieces: []
		};
		function placeRange(e, t, n) {
			return placeDecoded(e.slice(t, n), t, n);
		}
		function placeDecoded(e, t, n) {
			return e === "" ? r : {
				value: e,
				pieces: [{
					text: e,
					start: t,
					end: n,
					from: undefined
				}]
			};
		}
		function joinPlaced(e) {
			const [t] = e;
			if (t !== undefined && e.length === 1) return t;
			const n = [];
			for (const t of e) {
				for (const e of t.pieces) {
					const t = n.at(-1);
					if (t?.end === e.start && t.from === e.from && isExact(t) && isExact(e)) n[n.length - 1] = {
						...t,
						text: t.text + e.text,
						end: e.end
					};
					else n.push(e);
				}
			}
			return {
				value: e.map((e) => e.value).join(""),
				pieces: n
			};
		}
		function slicePlaced(e, t, n = e.value.length) {
			if (t <= 0 && n >= e.value.length) return e;
			const r = onlyExact(e);
			if (r !== undefined) return sliceExact(r, t, n);
			const i = [];
			let a = 0;
			for (const r of e.pieces) {
				const e = a + r.text.length;
				const o = Math.max(t, a) - a;
				const s = Math.min(n, e) - a;
				if (o < s) {
					const e = r.text.slice(o, s);
					const t = !isExact(r);
					i.push({
						text: e,
						start: t ? r.start : r.start + o,
						end: t ? r.end : r.start + s,
						from: r.from
					});
				}
				a = e;
				if (a >= n) break;
			}
			return {
				value: e.value.slice(t, n),
				pieces: i
			};
		}
		function onlyExact({ pieces: e }) {
			const t = e[0];
			return t !== undefined && e.length === 1 && isExact(t) ? t : undefined;
		}
		function sliceExact({ from: e, start: t, text: n }, i, a) {
			const o = n.slice(i, a);
			if (o === "") return r;
			const s = t + i;
			return {
				value: o,
				pieces: [{
					text: o,
					start: s,
					end: s + o.length,
					from: e
				}]
			};
		}
		function trimPlaced(e) {
			const { value: t } = e;
			if (t.trim() === t) return e;
			const n = t.length - t.trimStart().length;
			return slicePlaced(e, n, Math.max(n, t.trimEnd().length));
		}
		function markDefinition(e, t) {
			return {
				value: e.value,
				pieces: e.pieces.map((e) => ({
					...e,
					from: e.from ?? t
				}))
			};
		}
		function pieceAt(e, t) {
			let n = 0;
			for (const r of e.pieces) {
				if (t < n + r.text.length) return {
					piece: r,
					within: t - n
				};
				n += r.text.length;
			}
			return undefined;
		}
		function offsetOf(e, t) {
			const n = onlyExact(e);
			if (n !== undefined) return Math.min(n.start + t, n.end);
			const r = pieceAt(e, t);
			if (r === undefined) return e.pieces.at(-1)?.end ?? 0;
			return isExact(r.piece) ? r.piece.start + r.within : r.piece.start;
		}
		function offsetAfter(e, t) {
			const n = onlyExact(e);
			if (n !== undefined) return Math.min(n.start + t, n.end);
			const r = t === 0 ? undefined : pieceAt(e, t - 1);
			if (r === undefined) return offsetOf(e, t);
			return isExact(r.piece) ? r.piece.start + r.within + 1 : r.piece.end;
		}
		function isExact(e) {
			return e.text.length === e.end - e.start;
		}
	}),
	27860: ((e, t, n) => {
		t.g = readYaml;
		var r = n(94705);
		;
		const i = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;
		const a = 1e5;
		function createLineReader(e) {
			if (hasLongLine(e) || i.test(e)) return undefined;
			const t = {
				line: undefined,
				moveTo: (n) => {
					t.line = lineFrom(e, n);
				},
				pass: ({ end: n }) => {
					t.line = lineFrom(e, n + 1);
				},
				enter: ({ end: e, indent: n, start: r }, i) => {
					t.line = {
						start: i,
						end: e,
						indent: n + i - r
					};
				}
			};
			t.moveTo(0);
			return t;
		}
		function lineFrom(e, t) {
			let n = t;
			while (n < e.length) {
				let t = n;
				while (e.charCodeAt(t) === 32) t += 1;
				const r = e.indexOf("\n", t);
				const i = r < 0 ? e.length : r;
				if (t < i && e.charCodeAt(t) !== 35) return {
					start: t,
					end: i,
					indent: t - n
				};
				n = i + 1;
			}
			return undefined;
		}
		function hasLongLine(e) {
			if (e.length <= a) return false;
			for (let t = 0; t <= e.length;) {
				const n = e.indexOf("\n", t);
				const r = n < 0 ? e.length : n;
				if (r - t > a) return true;
				t = r + 1;
			}
			return false;
		}
		var o = n(12779);
		;
		const s = 50;
		const c = 1e3;
		const l = new Set("-?:,[]{}#&*!|>'\"%@` ");
		const u = / #|:(?= |$)/;
		const d = /[^:#\n]*(?:(?::(?![ \n]|$)|(?<! )#)[^:#\n]*)*:(?=[ \n]|$)/y;
		const f = /[^,[\]{}:#]*(?:(?::(?![ ,[\]{}]|$)|(?<! )#)[^,[\]{}:#]*)*/y;
		function readText(e, t, n) {
			const r = e.charAt(t);
			if (r === "\"" || r === "'") return readQuoted(e, t, n, r);
			if (l.has(r)) return undefined;
			const i = e.slice(t, n);
			const a = u.exec(i);
			if (a !== null && a[0] === ":") return undefined;
			const o = (a === null ? i : i.slice(0, a.index)).trimEnd();
			return textAt(t, t + o.length, o, "PLAIN");
		}
		function readQuoted(e, t, n, r) {
			const i = e.indexOf(r, t + 1);
			if (i < 0 || i >= n) return undefined;
			const a = e.slice(t + 1, i);
			if (e.charAt(i + 1) === r || r === "\"" && a.includes("\\")) return undefined;
			return textAt(t, i + 1, a, r === "\"" ? "QUOTE_DOUBLE" : "QUOTE_SINGLE");
		}
		function textAt(e, t, n, r) {
			const i = {
				range: [e, t],
				type: r,
				value: n
			};
			return {
				node: {
					kind: "text",
					value: n,
					isPlain: r === "PLAIN",
					scalar: i
				},
				end: t
			};
		}
		function readKey(e, t, n) {
			const r = e.charAt(t);
			const i = r === "\"" || r === "'" ? readQuoted(e, t, n, r) : readPlainKey(e, t);
			if (i === undefined || i.end - t > c || e.charAt(i.end) !== ":") return undefined;
			const a = i.end + 1;
			return a === n || e.charAt(a) === " " ? {
				node: i.node,
				next: a
			} : undefined;
		}
		function readPlainKey(e, t) {
			if (l.has(e.charAt(t))) return undefined;
			d.lastIndex = t;
			if (!d.test(e)) return undefined;
			const n = d.lastIndex - 1;
			const r = e.slice(t, n);
			return r.endsWith(" ") ? undefined : textAt(t, n, r, "PLAIN");
		}
		function readFlow(e, t, n, r, i = 0) {
			if (i > s) return undefined;
			const a = e.charAt(t);
			if (a === "[") return readFlowList(e, t, n, r, i);
			return a === "{" ? readFlowMap(e, t, n, r, i) : undefined;
		}
		function readFlowList(e, t, n, r, i) {
			const a = [];
			const o = {
				kind: "list",
				items: a
			};
			let s = skipSpaces(e, t + 1, n);
			if (e.charAt(s) === "]") return {
				node: o,
				end: s + 1
			};
			for (;;) {
				const t = readFlowValue(e, s, n, r, i);
				if (t === undefined) return undefined;
				a.push(t.node);
				s = skipSpaces(e, t.end, n);
				if (s >= n) return undefined;
				if (e.charAt(s) === "]") return {
					node: o,
					end: s + 1
				};
				if (e.charAt(s) !== ",") return undefined;
				s = skipSpaces(e, s + 1, n);
			}
		}
		function readFlowMap(e, t, n, r, i) {
			const a = new Map();
			const s = {
				kind: "map",
				own: a,
				isFlow: true
			};
			let c = skipSpaces(e, t + 1, n);
			if (e.charAt(c) === "}") return {
				node: s,
				end: c + 1
			};
			for (;;) {
				const t = readFlowText(e, c, n);
				if (t === undefined || e.slice(t.end, t.end + 2) !== ": ") return undefined;
				const l = readFlowValue(e, skipSpaces(e, t.end + 1, n), n, r, i);
				if (l === undefined) return undefined;
				(0, o.A)(s, a, r, t.node, l.node, l.end);
				c = skipSpaces(e, l.end, n);
				if (c >= n) return undefined;
				if (e.charAt(c) === "}") return {
					node: s,
					end: c + 1
				};
				if (e.charAt(c) !== ",") return undefined;
				c = skipSpaces(e, c + 1, n);
			}
		}
		function readFlowValue(e, t, n, r, i) {
			return readFlow(e, t, n, r, i + 1) ?? readFlowText(e, t, n);
		}
		function readFlowText(e, t, n) {
			const r = e.charAt(t);
			if (r === "\"" || r === "'") return readQuoted(e, t, n, r);
			if (t >= n || l.has(r)) return undefined;
			f.lastIndex = t;
			const [i = ""] = f.exec(e.slice(0, n)) ?? [];
			const a = i.trimEnd();
			return textAt(t, t + a.length, a, "PLAIN");
		}
		function readBlockText(e, t, n, r) {
			const [, i, a] = /^([|>])(-?) *$/.exec(e.slice(t, n)) ?? [];
			const o = i === undefined ? undefined : readBlockLines(e, n + 1, r);
			if (o === undefined) return undefined;
			const { content: s, end: c, next: l } = o;
			const u = i === ">";
			if (u && s.some((e) => e === "" || e.startsWith(" "))) return undefined;
			const d = s.join(u ? " " : "\n") + (a === "" ? "\n" : "");
			const f = {
				range: [t, c],
				type: u ? "BLOCK_FOLDED" : "BLOCK_LITERAL",
				value: d
			};
			return {
				node: {
					kind: "text",
					value: d,
					isPlain: false,
					scalar: f
				},
				end: c,
				next: l
			};
		}
		function readBlockLines(e, t, n) {
			const r = [];
			let i = -1;
			let a = t;
			let o = a;
			while (a < e.length) {
				const t = e.indexOf("\n", a);
				const s = t < 0 ? e.length : t;
				const c = skipSpaces(e, a, s);
				if (c < s) {
					if (i < 0 && c - a > n) i = c - a;
					if (i < 0 || c - a < i) break;
					if (t < 0) return undefined;
					r.push(e.slice(a + i, s));
					o = s + 1;
				} else {
					if (c > a) return undefined;
					r.push("");
				}
				a = s + 1;
			}
			if (i < 0) return undefined;
			while (r.at(-1) === "") r.pop();
			return {
				content: r,
				end: o,
				next: Math.min(a, e.length)
			};
		}
		function skipSpaces(e, t, n) {
			let r = t;
			while (r < n && e.charCodeAt(r) === 32) r += 1;
			return r;
		}
		function skipToEnd(e, t, n) {
			const r = skipSpaces(e, t, n);
			return r === n || r > t && e.charCodeAt(r) === 35;
		}
		;
		const p = 50;
		const m = 1e3;
		class NotPlain extends Error {}
		function readPlainYaml(e) {
			try {
				return createDocumentReader(e)?.();
			} catch (e) {
				if (e instanceof NotPlain) return undefined;
				throw e;
			}
		}
		function createDocumentReader(e) {
			const t = createLineReader(e);
			if (t === undefined) return undefined;
			const n = t;
			let r = [];
			let i = new Map();
			function documents() {
				const e = [];
				if (n.line !== undefined && markOf(n.line) === "start") n.pass(n.line);
				for (;;) {
					const { line: t } = n;
					if (t === undefined || markOf(t) !== undefined) throw new NotPlain();
					r = [];
					i = new Map();
					const { node: a } = block(t.indent, 0);
					e.push({
						root: a,
						faults: r
					});
					const o = n.line;
					if (o === undefined) return e;
					if (markOf(o) !== "start" || e.length >= m) throw new NotPlain();
					n.pass(o);
				}
			}
			function markOf({ end: t, indent: n, start: r }) {
				if (n > 0) return undefined;
				const i = e.slice(r, r + 3);
				if (i !== "---") return i === "..." || i.startsWith("%") ? "other" : undefined;
				return skipToEnd(e, r + 3, t) ? "start" : "other";
			}
			function lineAt(e) {
				const { line: t } = n;
				if (t === undefined || t.indent < e || markOf(t) !== undefined) return undefined;
				if (t.indent > e) throw new NotPlain();
				return t;
			}
			function block(e, t) {
				const { line: r } = n;
				if (r === undefined || t > p) throw new NotPlain();
				return isItem(r) ? list(e, t) : map(e, t);
			}
			function isItem({ end: t, start: n }) {
				if (e.charCodeAt(n) !== 45) return false;
				return n + 1 === t || e.charCodeAt(n + 1) === 32;
			}
			function map(t, n) {
				const i = new Map();
				const a = {
					kind: "map",
					own: i,
					isFlow: false
				};
				let s = 0;
				for (let c = lineAt(t); c !== undefined; c = lineAt(t)) {
					if (isItem(c)) {
						if (i.size === 0) throw new NotPlain();
						break;
					}
					const { key: t, value: l } = e.charCodeAt(c.start) === 63 ? explicitPair(c) : pair(c, n);
					s = l.end;
					(0, o.A)(a, i, r, t, l.node, l.end);
				}
				return {
					node: a,
					end: s
				};
			}
			function pair(t, n) {
				const r = readKey(e, t.start, t.end);
				if (r === undefined) throw new NotPlain();
				return {
					key: r.node,
					value: valueBehind(r.next, t, t.indent, n)
				};
			}
			function explicitPair(t) {
				const r = readText(e, skipSpaces(e, t.start + 1, t.end), t.end);
				if (e.charCodeAt(t.start + 1) !== 32 || r?.end !== t.end) throw new NotPlain();
				n.pass(t);
				const i = lineAt(t.indent);
				if (i?.start !== t.end + 1 + t.indent || e.slice(i.start, i.start + 2) !== ": ") throw new NotPlain();
				const a = skipSpaces(e, i.start + 1, i.end);
				if (a === i.end) throw new NotPlain();
				return {
					key: r.node,
					value: inline(a, i, t.indent)
				};
			}
			function valueBehind(t, n, r, i) {
				const a = skipSpaces(e, t, n.end);
				const o = anchorAt(a, n);
				if (o === undefined) return valueAt(t, a, n, r, i);
				const s = skipSpaces(e, o.end, n.end);
				return keep(o.name, valueAt(o.end, s, n, r, i));
			}
			function anchorAt(t, n) {
				if (e.charCodeAt(t) !== 38) return undefined;
				const r = nameAt(t, n);
				const i = t + 1 + r.length;
				if (e.charCodeAt(skipSpaces(e, i, n.end)) === 42) throw new NotPlain();
				return {
					name: r,
					end: i
				};
			}
			function nameAt(t, { end: n }) {
				const [r] = /^[\w-]+(?= |$)/.exec(e.slice(t + 1, n)) ?? [];
				if (r === undefined) throw new NotPlain();
				return r;
			}
			function keep(e, t) {
				if (t.node.kind === "text" && t.node.value === "" || i.has(e)) throw new NotPlain();
				i.set(e, t.node);
				return t;
			}
			function valueAt(t, r, i, a, o) {
				if (r < i.end && e.charCodeAt(r) !== 35) return inline(r, i, a);
				const s = r < i.end;
				if (s && r === t) throw new NotPlain();
				n.pass(i);
				const c = n.line;
				if (c !== undefined && markOf(c) === undefined) {
					if (c.indent > a) return block(c.indent, o + 1);
					if (c.indent === a && isItem(c)) return list(a, o + 1);
				}
				if (s || e.slice(i.end, c?.start ?? e.length).includes("#")) throw new NotPlain();
				const l = {
					range: [r, r],
					type: "PLAIN",
					value: ""
				};
				return {
					node: {
						kind: "text",
						value: "",
						isPlain: true,
						scalar: l
					},
					end: r
				};
			}
			function list(e, t) {
				const n = [];
				let r = 0;
				for (let i = lineAt(e); i !== undefined && isItem(i); i = lineAt(e)) {
					const a = itemBehind(i, e, t);
					n.push(a.node);
					r = a.end;
				}
				return {
					node: {
						kind: "list",
						items: n
					},
					end: r
				};
			}
			function itemBehind(t, r, i) {
				const a = skipSpaces(e, t.start + 1, t.end);
				const o = anchorAt(a, t);
				const s = o === undefined ? a : skipSpaces(e, o.end, t.end);
				const c = readKey(e, s, t.end) !== undefined;
				if (c && o !== undefined) throw new NotPlain();
				if (c) {
					n.enter(t, s);
					return block(r + s - t.start, i + 1);
				}
				const l = itemAt(s, t, r, i);
				return o === undefined ? l : keep(o.name, l);
			}
			function itemAt(t, r, i, a) {
				if (t < r.end && e.charCodeAt(t) !== 35) return inline(t, r, i);
				n.pass(r);
				const o = n.line;
				if (o === undefined || o.indent <= i) throw new NotPlain();
				return block(o.indent, a + 1);
			}
			function inline(t, r, i) {
				const a = /[|>]/.test(e.charAt(t)) ? blockText(t, r, i) : oneLine(t, r);
				const o = n.line;
				if (o !== undefined && o.indent > i) throw new NotPlain();
				return a;
			}
			function alias(e, t) {
				const n = nameAt(e, t);
				const r = i.get(n);
				if (r === undefined) throw new NotPlain();
				return {
					node: r,
					end: e + 1 + n.length
				};
			}
			function oneLine(t, i) {
				const a = e.charCodeAt(t) === 42;
				const o = a ? alias(t, i) : readFlow(e, t, i.end, r) ?? readText(e, t, i.end);
				if (o === undefined || !skipToEnd(e, o.end, i.end)) throw new NotPlain();
				n.pass(i);
				return o;
			}
			function blockText(t, { end: r }, i) {
				const a = readBlockText(e, t, r, i);
				if (a === undefined) throw new NotPlain();
				n.moveTo(a.next);
				return a;
			}
			return documents;
		}
		;
		function readYaml(e) {
			const t = readPlainYaml(e);
			if (t !== undefined) return {
				documents: t,
				faults: []
			};
			return r.$z.get().readLibraryYaml(e);
		}
	}),
	65079: ((e, t, n) => {
		t.V = reportUnknown;
		t.o = reportImage;
		var r = n(48341);
		var i = n(9486);
		const a = 2e4;
		function reportImage(e, t, n, a, o = {}) {
			if (n.value === "") return;
			assertFew(e);
			const s = o.at ?? {
				start: (0, i.b4)(n, 0),
				end: (0, i.i0)(n, n.value.length)
			};
			const c = (0, r.i)(n, a);
			const l = [...o.uses ?? [], ...c.uses];
			if (c.kind === "unknown") {
				const { partial: r, reason: i } = c;
				reportUnknown(e, {
					syntax: t,
					text: n.value,
					...s,
					reason: i,
					uses: l,
					expanded: r
				});
				return;
			}
			const { isScript: u = false, notEditable: d, remark: f, remarksAt: p = [], site: m } = o;
			e.found.push({
				syntax: t,
				text: c.text,
				...s,
				uses: l,
				site: m,
				notEditable: d,
				remark: f,
				remarksAt: p,
				isScript: u
			});
		}
		function reportUnknown(e, t) {
			assertFew(e);
			e.unknown.push(t);
		}
		function assertFew({ found: e, unknown: t }) {
			if (e.length + t.length >= a) throw new RangeError(`it names more than ${a} images`);
		}
	}),
	47393: ((e, t, n) => {
		t.E = lossyNumber;
		t.p = hasOwnTag;
		var r = n(71561);
		function hasOwnTag(e) {
			return e.includes("@") || e.lastIndexOf(":") > e.lastIndexOf("/");
		}
		function lossyNumber(e) {
			const t = (0, r.b6)(e);
			if (t?.isPlain !== true || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(t.value)) return undefined;
			const n = Number(t.value);
			return Number.isNaN(n) || String(n) === t.value ? undefined : t.value;
		}
	}),
	98462: ((e, t, n) => {
		t.G = addStepImages;
		t.N = stepImages;
		var r = n(86080);
		var i = n(71561);
		function addStepImages(e) {
			for (const t of stepImages(e)) (0, r.hk)(e, t);
		}
		function stepImages({ root: e }) {
			return (0, i.jQ)(e).map((e) => {
				const t = (0, i.Ms)(e, "image")?.value;
				return t?.kind === "map" ? (0, i.oB)(t, "name") : t;
			});
		}
	}),
	63016: ((e, t, n) => {
		t.R = syntaxAt;
		t.v = syntaxFor;
		var r = n(11332);
		var i = n(99102);
		const a = new Map();
		const o = 1e4;
		const s = r.m.filter(({ words: e }) => e !== undefined);
		const c = r.m.filter(({ paths: e, words: t }) => t === undefined && e.length > 0);
		const l = new RegExp(s.flatMap(({ words: e = [] }) => e).join("|").replaceAll(".", String.raw`\.`));
		function syntaxAt(e) {
			const t = a.get(e);
			if (t !== undefined) return t;
			const n = `/${e}`.toLowerCase();
			const isClaimed = ({ paths: e }) => e.some((e) => e.test(n));
			const mayBeClaimed = ({ words: e = [] }) => e.some((e) => n.includes(e));
			const r = l.test(n) ? s.find((e) => mayBeClaimed(e) && isClaimed(e)) : undefined;
			const u = r ?? c.find(isClaimed) ?? i.Q;
			if (a.size >= o) a.clear();
			a.set(e, u);
			return u;
		}
		function syntaxFor(e) {
			return syntaxAt(e).name;
		}
	}),
	11332: ((e, t, n) => {
		n.d(t, { m: () => ge });
		var r = n(98196);
		;
		const i = (0, r._h)(async () => (await n.e(4458).then(n.bind(n, 84458))).RARE_SCANS);
		var a = n(71561);
		;
		const o = {
			kind: "yaml",
			name: "ansible",
			page: {
				title: "Ansible",
				files: "playbooks, files of roles, and plays by content",
				finds: "modules for containers and images of Docker and Podman, variables that name images",
				pin: "behind the tag; in the tag where it stands apart",
				alsoReadBy: "Renovate, digestabot"
			},
			words: [
				"/roles/",
				"/playbook",
				"/ansible/",
				"/site"
			],
			paths: [/\/(?:roles\/[^/]+|playbooks?|ansible)\/(?:.*\/)?[^/]+\.ya?ml$/, /\/(?:playbook|site)[^/]*\.ya?ml$/],
			values: "text",
			recognizes: (e) => isPlaybook(e) ? "likely" : undefined,
			scan: (e) => i.get().ansible(e)
		};
		function isPlaybook(e) {
			return (0, a.S3)(e).some((e) => (0, a.oB)(e, "hosts") !== undefined && ((0, a.oB)(e, "tasks") ?? (0, a.oB)(e, "roles")) !== undefined);
		}
		var s = n(98462);
		var c = n(86080);
		;
		const l = {
			kind: "yaml",
			name: "apko",
			page: {
				title: "apko, melange",
				files: "`apko.yaml`, `melange.yaml`, `*.apko.yaml`",
				finds: "the base image",
				pin: "behind the tag",
				alsoReadBy: "digestabot"
			},
			words: ["apko", "melange"],
			paths: [/\/(?:[^/]*[-_.])?(?:apko|melange)(?:[-_.][^/]*)?\.ya?ml$/],
			scan: (e) => {
				(0, c.hk)(e, (0, a.oB)(e.root, "contents", "baseimage", "image"));
				(0, s.G)(e);
			}
		};
		;
		const u = {
			kind: "yaml",
			name: "azure-pipelines",
			page: {
				title: "Azure Pipelines",
				files: "`azure-pipelines*.yml`, `.azure-pipelines/*.yml`",
				finds: "container resources, job containers, parameter defaults",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: [
				"azure-pipeline",
				"/.azuredevops/",
				"/.azdo/"
			],
			paths: [/\/[^/]*azure-pipelines?[^/]*\.ya?ml$/, /\/\.(?:azure-pipelines|azuredevops|azdo)\/.*\.ya?ml$/],
			recognizes: (e) => isAzurePipeline(e) ? "likely" : undefined,
			scan: (e) => {
				const t = (0, a.S3)((0, a.oB)(e.root, "resources", "containers"));
				const n = new Set(t.map((e) => (0, a.Um)((0, a.oB)(e, "container"))));
				for (const n of t) (0, c.hk)(e, (0, a.oB)(n, "image"));
				for (const t of (0, a.jQ)(e.root)) {
					const r = (0, a.Ms)(t, "container")?.value;
					const i = r?.kind === "map" ? (0, a.oB)(r, "image") : r;
					if (!n.has((0, a.Um)(i))) (0, c.hk)(e, i);
				}
				(0, c.Kb)(e, (0, a.S3)((0, a.oB)(e.root, "parameters")));
			}
		};
		const d = [
			"trigger",
			"pr",
			"pool",
			"stages",
			"jobs",
			"steps",
			"extends",
			"resources"
		];
		function isAzurePipeline(e) {
			if ((0, a.oB)(e, "resources", "containers") !== undefined) return true;
			const t = [...(0, a.Mc)(e)].map((e) => e.key);
			return t.includes("pool") && t.filter((e) => d.includes(e)).length > 1;
		}
		;
		const f = {
			kind: "text",
			name: "bazel",
			page: {
				title: "Bazel",
				files: "`MODULE.bazel`, `WORKSPACE`, `*.bzl`, `*.bazel`",
				finds: "`oci.pull`, `oci_pull`, `container_pull`, complete references in any text",
				pin: "in `digest`; a `tag` without `digest` is only reported, because rules_oci does not accept both",
				alsoReadBy: "Renovate"
			},
			words: [
				"/workspace",
				".bzl",
				".bazel"
			],
			paths: [/\/workspace$/, /\.(?:bzl|bazel)$/],
			scan: (e, t) => i.get().bazel(e, t)
		};
		;
		const p = {
			kind: "yaml",
			name: "bitbucket-pipelines",
			page: {
				title: "Bitbucket Pipelines",
				files: "`*bitbucket-pipelines*.yml`",
				finds: "`image`, services, `pipe: docker://\u2026`",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["bitbucket-pipeline"],
			paths: [/\/[^/]*bitbucket-pipelines?[^/]*\.ya?ml$/],
			scan: (e) => {
				(0, s.G)(e);
				for (const t of (0, a.jQ)(e.root)) (0, c.hk)(e, (0, a.Ms)(t, "pipe")?.value, "docker://");
			}
		};
		;
		const m = {
			kind: "yaml",
			name: "buildkite",
			page: {
				title: "Buildkite",
				files: "`.buildkite/*.yml`",
				finds: "`image` of steps and plugins, with values of the `matrix` of a step",
				pin: "behind the tag, or in the matrix",
				alsoReadBy: "digestabot"
			},
			words: ["/.buildkite/"],
			paths: [/\/\.buildkite\/.*\.ya?ml$/],
			scan: (e) => i.get().buildkite(e)
		};
		;
		const h = {
			kind: "text",
			name: "buildpacks",
			page: {
				title: "Buildpacks",
				files: "`project.toml`, `builder.toml`, `package.toml`",
				finds: "builders, stack and run images, `docker://` buildpacks",
				pin: "behind the tag",
				alsoReadBy: "Renovate"
			},
			words: [".toml"],
			paths: [/\/(?:[^/]*[-_.])?(?:project|builder|package|buildpack)\.toml$/],
			rest: "text",
			scan: (e, t) => i.get().buildpacks(e, t)
		};
		;
		const g = {
			kind: "yaml",
			name: "circleci",
			page: {
				title: "CircleCI",
				files: "`.circleci/*.yml`",
				finds: "`docker` lists, parameter defaults",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["/.circleci/"],
			paths: [/\/\.circleci\/.*\.ya?ml$/],
			scan: (e) => {
				for (const t of (0, a.jQ)(e.root)) {
					for (const n of (0, a.S3)((0, a.Ms)(t, "docker")?.value)) (0, c.hk)(e, (0, a.oB)(n, "image"));
					(0, c.Kb)(e, (0, a.sm)((0, a.Ms)(t, "parameters")?.value));
				}
			}
		};
		var _ = n(53020);
		var v = n(17395);
		;
		const y = {
			kind: "yaml",
			name: "cloud-build",
			page: {
				title: "Cloud Build",
				files: "`cloudbuild*.yaml`, `cloudbuild*.json`",
				finds: "`name` of each step, with `substitutions`",
				pin: "behind the tag, or in the substitution",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["cloudbuild"],
			paths: [/\/[^/]*cloudbuild[^/]*\.(?:ya?ml|json)$/],
			scan: (e) => {
				const t = {
					...e,
					dialect: { lookup: createLookup(e) }
				};
				for (const n of (0, a.S3)((0, a.oB)(e.root, "steps"))) (0, c.hk)(t, (0, a.oB)(n, "name"));
				for (const t of (0, a.S3)((0, a.oB)(e.root, "images"))) (0, c.A3)(e, t);
			}
		};
		function createLookup(e) {
			return (0, _.j)({
				text: (t) => {
					const n = (0, a.b6)((0, a.oB)(e.root, "substitutions", t));
					return n && (0, v.c)(e.source, n.scalar);
				},
				label: (e) => `substitutions: ${e}`,
				mentions: e.mentions,
				expands: true
			});
		}
		var b = n(18361);
		var x = n(18197);
		var S = n(1043);
		var C = n(48341);
		var w = n(9486);
		;
		const T = "docker-image://";
		const E = {
			kind: "yaml",
			name: "compose",
			page: {
				title: "Compose",
				files: "`compose*.yml`, `docker-compose*.yml`",
				finds: "`image`, build arguments and contexts, inline Dockerfiles, with values of the `.env` beside the file",
				pin: "behind the tag, or in the `.env`",
				alsoReadBy: "Renovate, Dependabot, frizbee, pindock, digestabot"
			},
			words: ["compose"],
			paths: [/\/(?:[^/]*[-_.])?compose(?:[-_.][^/]*)?\.ya?ml$/],
			recognizes: (e) => isCompose(e) ? "likely" : undefined,
			scan: (e) => {
				const t = {
					...e,
					dialect: (0, b.M)(e)
				};
				const n = (0, a.oB)(t.root, "services") ?? t.root;
				const r = [];
				for (const { value: e } of (0, a.Mc)(n)) {
					const n = (0, a.oB)(e, "build");
					const i = (0, a.oB)(e, "image");
					if (n === undefined) (0, c.hk)(t, i);
					else if (i !== undefined) r.push(i);
					scanBuild(t, n);
					for (const n of (0, a.S3)((0, a.oB)(e, "volumes"))) if ((0, a.Um)((0, a.oB)(n, "type")) === "image") (0, c.hk)(t, (0, a.oB)(n, "source"));
				}
				for (const e of r) {
					t.seen.add(e);
					(0, c.A3)(t, e);
				}
			}
		};
		function isCompose(e) {
			for (const { value: t } of (0, a.Mc)((0, a.oB)(e, "services"))) if (((0, a.Ms)(t, "image") ?? (0, a.Ms)(t, "build")) !== undefined) return true;
			return false;
		}
		function scanBuild(e, t) {
			const n = (0, a.oB)(t, "additional_contexts");
			for (const { value: t } of (0, a.Mc)(n)) (0, c.hk)(e, t, T);
			for (const t of (0, a.S3)(n)) addNamedContext(e, t);
			const r = (0, a.oB)(t, "args");
			(0, c.XS)(e, [...(0, a.sm)(r), ...(0, a.S3)(r)]);
			const i = (0, a.b6)((0, a.oB)(t, "dockerfile_inline"));
			if (i === undefined || e.seen.has(i)) return;
			e.seen.add(i);
			const o = (0, v.c)(e.source, i.scalar);
			const s = (0, C.i)(o, e.dialect);
			const l = s.kind === "known" ? s.text : o;
			(0, S.K)(l, e.sink, (t, n) => (0, x.Y)(t, n, e.syntax));
		}
		function addNamedContext(e, t) {
			const n = (0, a.b6)(t);
			if (n === undefined || e.seen.has(n)) return;
			e.seen.add(n);
			const r = (0, v.c)(e.source, n.scalar);
			const i = r.value.indexOf(`=${T}`);
			if (i >= 0) (0, c.j)(e, (0, w.ao)(r, i + 1 + T.length));
		}
		var D = n(66959);
		;
		const O = {
			kind: "yaml",
			name: "crossplane",
			page: {
				title: "Crossplane",
				files: "by `apiVersion`",
				finds: "`spec.package` of providers, functions and configurations",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			paths: [],
			recognizes: (e) => (0, D.nq)(e) === "pkg.crossplane.io" ? "surely" : undefined,
			scan: (e) => {
				(0, c.hk)(e, (0, a.oB)(e.root, "spec", "package"));
				(0, D.WU)(e);
			}
		};
		;
		const k = {
			kind: "text",
			name: "devcontainer",
			page: {
				title: "Dev containers",
				files: "`devcontainer.json`",
				finds: "`image`, build arguments, features",
				pin: "behind the tag; a feature with a tag is only reported",
				alsoReadBy: "Renovate, Dependabot (features)"
			},
			words: ["devcontainer.json"],
			paths: [/\/\.?devcontainer\.json$/],
			rest: "value",
			scan: (e, t) => i.get().devcontainer(e, t)
		};
		;
		const A = {
			kind: "text",
			name: "docker-bake-hcl",
			page: {
				title: "Bake (HCL)",
				files: "`docker-bake*.hcl`",
				finds: "contexts, arguments and inline Dockerfiles, with variables",
				pin: "behind the tag, or in the variable",
				alsoReadBy: "nobody that we know of"
			},
			words: ["docker-bake"],
			paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/],
			scan: (e, t) => i.get().dockerBakeHcl(e, t)
		};
		;
		const j = {
			kind: "text",
			name: "docker-bake-json",
			page: {
				title: "Bake (JSON)",
				files: "`docker-bake*.json`",
				finds: "the same as in HCL",
				pin: "the same",
				alsoReadBy: "nobody that we know of"
			},
			words: ["docker-bake"],
			paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/],
			rest: "value",
			scan: (e, t) => i.get().dockerBakeJson(e, t)
		};
		;
		const M = {
			kind: "yaml",
			name: "drone",
			page: {
				title: "Drone, Vela",
				files: "`.drone.yml`, `.vela.yml`",
				finds: "`image` of steps, services and stages",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["/.drone.", "/.vela"],
			paths: [/\/\.(?:drone|vela)\.ya?ml$/, /\/\.vela\/.*\.ya?ml$/],
			scan: s.G
		};
		;
		const N = {
			kind: "text",
			name: "earthfile",
			page: {
				title: "Earthly",
				files: "`Earthfile`",
				finds: "`FROM`, `WITH DOCKER --pull`, with `ARG`s",
				pin: "behind the tag, or in the `ARG`",
				alsoReadBy: "nobody that we know of"
			},
			words: ["/earthfile"],
			paths: [/\/earthfile$/],
			rest: "quiet",
			scan: (e, t) => i.get().earthfile(e, t)
		};
		var P = n(63018);
		var F = n(45271);
		var I = n(63685);
		var L = n(65079);
		var ee = n(13748);
		;
		const R = {
			word: /(?:\$\{\{[^{}\n]{0,200}\}\}|[\w./:@+~-])+/g,
			expression: /\$\{\{\s*(?:github\.event\.)?inputs\.([\w-]+)\s*\}\}/g
		};
		const z = /\binputs\./;
		const B = /^(?:container|image)$/;
		const V = 4096;
		const H = 8;
		function addInputImages(e, t) {
			const n = readDefaults(t);
			if (n.size === 0) return;
			const r = (0, F.y)(e.source);
			const i = new Set();
			const visit = (t, a, o) => {
				if (t === undefined || i.has(t)) return;
				i.add(t);
				if (t.kind === "list") {
					for (const e of t.items) visit(e, a, o);
				} else if (t.kind === "map") {
					for (const { key: e, value: n } of t.own.values()) visit(n, e, (0, ee.B)(e, o, n?.kind === "map"));
				} else if (z.test(t.value)) {
					const i = a === "uses" || o === "value" && B.test(a);
					for (const a of wordsOf(e, t, n)) {
						const n = levelOf(a, i ? "image" : o);
						if (n === "none" || !i && r((0, w.b4)(a.written, 0))) continue;
						addUnknown(e, a, n === "warning");
						if (i) e.seen.add(t);
					}
				}
			};
			visit(e.root, "", "value");
		}
		function readDefaults(e) {
			const t = new Map();
			for (const { key: n, value: r } of e.flatMap((e) => [...(0, a.Mc)(e)])) {
				const e = (0, a.b6)((0, a.oB)(r, "default"));
				if (e === undefined || e.value === "" || e.value.length > V) continue;
				const i = t.get(n) ?? [];
				if (i.length < H && !i.some(({ value: t }) => t === e.value)) i.push(e);
				t.set(n, i);
			}
			return t;
		}
		function wordsOf({ source: e }, t, n) {
			const r = (0, v.c)(e, t.scalar);
			const i = new Map();
			const a = Math.max(...[...n.values()].map(({ length: e }) => e));
			for (let t = 0; t < a; t += 1) {
				const read = (r) => readDefault(e, r, n.get(r) ?? [], t);
				for (const e of (0, I.H)(r, R, read)) i.set(`${(0, w.b4)(e.written, 0)} ${e.filled.text.value}`, e);
			}
			return [...i.values()];
		}
		function readDefault(e, t, n, r) {
			const i = n[Math.min(r, n.length - 1)];
			if (i === undefined) return undefined;
			const a = (0, v.c)(e, i.scalar);
			return {
				text: a,
				definition: {
					label: `inputs.${t}`,
					offset: (0, w.b4)(a, 0),
					mentions: 0
				},
				uses: []
			};
		}
		function levelOf({ filled: e, kind: t }, n) {
			const { first: r, text: i } = e;
			const a = r?.value === i.value && (0, P.De)(i.value);
			if (n === "quiet" || a || n === "value" && t === "untagged") return "none";
			return n === "image" || n === "text" && t !== "untagged" ? "error" : "warning";
		}
		function addUnknown({ sink: e, syntax: t }, { filled: n, written: r }, i) {
			const [a] = n.uses;
			(0, L.V)(e, {
				syntax: t,
				text: r.value,
				start: (0, w.b4)(r, 0),
				end: (0, w.i0)(r, r.value.length),
				reason: `\`${a?.definition.label}\` has only a default, which callers can replace`,
				uses: [],
				expanded: n.text.value,
				isScript: i
			});
		}
		var U = n(53358);
		;
		const W = {
			kind: "yaml",
			name: "github-workflow",
			page: {
				title: "GitHub, Gitea and Forgejo workflows",
				files: "`.github/workflows/*.yml`, and the same below `.gitea` and `.forgejo`",
				finds: "job containers, services, `uses: docker://\u2026`, matrix values, input defaults, inputs of steps (`with`)",
				pin: "behind the tag",
				alsoReadBy: "Renovate, frizbee"
			},
			words: ["/workflows/"],
			paths: [/\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/],
			scan: (e) => {
				const t = (0, a.sm)((0, a.oB)(e.root, "on")).map((e) => (0, a.oB)(e, "inputs"));
				for (const n of t) (0, c.Kb)(e, (0, a.sm)(n));
				addInputImages(e, t);
				for (const { value: t } of (0, a.Mc)((0, a.oB)(e.root, "jobs"))) {
					addContainer(e, (0, a.oB)(t, "container"), t);
					for (const { value: n } of (0, a.Mc)((0, a.oB)(t, "services"))) addContainer(e, n, t);
					scanSteps(e, (0, a.oB)(t, "steps"));
				}
			}
		};
		const G = "docker://";
		const K = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;
		function scanSteps(e, t) {
			for (const n of (0, a.S3)(t)) (0, c.hk)(e, (0, a.oB)(n, "uses"), G);
		}
		function addContainer(e, t, n) {
			const r = t?.kind === "map" ? (0, a.oB)(t, "image") : t;
			const o = (0, a.oB)(n, "strategy", "matrix");
			const s = (0, a.b6)(r);
			const l = K.exec(s?.value ?? "")?.[1];
			if (s !== undefined && e.seen.has(s)) return;
			if (l !== undefined && addMatrix(e, o, l)) return;
			const u = s?.value.includes("matrix.") === true && o !== undefined;
			if (!u || !i.get().githubMatrix(e, s, o)) (0, c.hk)(e, r);
		}
		function addMatrix(e, t, n) {
			const namedIn = (e) => (0, a.S3)((0, a.oB)(t, e)).flatMap((e) => (0, a.oB)(e, n) ?? []);
			const r = (0, a.S3)((0, a.oB)(t, n));
			const i = namedIn("include");
			const o = new Set(r.map(a.Um));
			const s = i.map(a.Um).filter((e) => o.has(e));
			const l = new Set([...namedIn("exclude").map(a.Um), ...s]);
			for (const t of [...r, ...i]) {
				const n = (0, U.JP)((0, a.Um)(t), l, e.isCompared);
				(0, c.hk)(e, t, "", { notEditable: n });
			}
			return r.length + i.length > 0;
		}
		;
		const q = {
			kind: "yaml",
			name: "github-action",
			page: {
				title: "GitHub actions",
				files: "`action.yml`",
				finds: "`runs.image: docker://\u2026`, steps",
				pin: "behind the tag",
				alsoReadBy: "Renovate, frizbee"
			},
			words: ["/action."],
			paths: [/\/action\.ya?ml$/],
			scan: (e) => {
				addInputImages(e, [(0, a.oB)(e.root, "inputs")]);
				const t = (0, a.oB)(e.root, "runs");
				(0, c.hk)(e, (0, a.oB)(t, "image"), G);
				scanSteps(e, (0, a.oB)(t, "steps"));
			}
		};
		;
		const J = {
			kind: "yaml",
			name: "gitlab-ci",
			page: {
				title: "GitLab CI",
				files: "`.gitlab-ci.yml`, `*.gitlab-ci.yml`, files below `.gitlab/ci`",
				finds: "`image` and `services` of the file, `default` and jobs, with `variables` and `parallel: matrix`",
				pin: "behind the tag, or in the variable or matrix",
				alsoReadBy: "Renovate, digestabot"
			},
			words: [".gitlab"],
			paths: [/\/[^/]*\.gitlab-ci\.ya?ml$/, /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/],
			recognizes: (e) => isGitlabCi(e) || isHeader(e) ? "likely" : undefined,
			scan: (e) => i.get().gitlabCi(e)
		};
		function isGitlabCi(e) {
			for (const { value: t } of (0, a.Mc)(e)) if ((0, a.Ms)(t, "script") !== undefined) return true;
			return false;
		}
		function isHeader(e) {
			return (0, a.oB)(e, "spec", "inputs")?.kind === "map" && (0, a.oB)(e, "kind") === undefined;
		}
		;
		const Y = /(?:^|[^$])\{\{/;
		const X = {
			kind: "text",
			name: "helm-template",
			page: {
				title: "Helm templates",
				files: "`templates/*.tpl`, and YAML with `{{` below `templates`",
				finds: "complete references",
				pin: "behind the tag",
				alsoReadBy: "digestabot"
			},
			words: ["/templates/"],
			paths: [/\/templates\/.*\.tpl$/],
			rest: "text",
			longest: Number.POSITIVE_INFINITY,
			recognizes: (e, t) => `/${e}`.includes("/templates/") && Y.test(t),
			scan: (e, t) => void t.faults.push({
				offset: 0,
				message: "it is a Helm template",
				kind: "template"
			})
		};
		var Z = n(37992);
		;
		const Q = {
			kind: "text",
			name: "jenkinsfile",
			page: {
				title: "Jenkins",
				files: "`Jenkinsfile*`, `*.groovy`",
				finds: "agents, `docker.image(\u2026)`, `containerTemplate`, pods, with variables",
				pin: "behind the tag, or in the variable",
				alsoReadBy: "nobody that we know of"
			},
			words: ["jenkinsfile", ".groovy"],
			paths: [/\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/],
			scan: (e, t) => i.get().jenkinsfile(e, t)
		};
		;
		const te = {
			kind: "yaml",
			name: "ko",
			page: {
				title: "ko",
				files: "`.ko.yaml`",
				finds: "base images",
				pin: "behind the tag",
				alsoReadBy: "digestabot"
			},
			words: ["/.ko."],
			paths: [/\/\.ko\.ya?ml$/],
			scan: (e) => {
				(0, c.hk)(e, (0, a.oB)(e.root, "defaultBaseImage"));
				for (const { value: t } of (0, a.Mc)((0, a.oB)(e.root, "baseImageOverrides"))) (0, c.hk)(e, t);
			}
		};
		var ne = n(63573);
		;
		const re = {
			kind: "yaml",
			name: "kustomize",
			page: {
				title: "Kustomize",
				files: "`kustomization.yaml`",
				finds: "`images`, inline patches, inline chart values",
				pin: "`digest` beside `newTag`",
				alsoReadBy: "Renovate"
			},
			words: ["/kustomization"],
			paths: [/\/kustomization(?:\.ya?ml)?$/],
			recognizes: (e) => (0, D.nq)(e) === "kustomize.config.k8s.io" ? "surely" : undefined,
			scan: (e) => {
				const { root: t } = e;
				(0, ne.H)(e, (0, a.S3)((0, a.oB)(t, "images")));
				for (const n of [...(0, a.S3)((0, a.oB)(t, "patches")), ...(0, a.S3)((0, a.oB)(t, "patchesJson6902"))]) scanPatch(e, (0, a.oB)(n, "patch"));
				for (const n of ie) for (const r of (0, a.S3)((0, a.oB)(t, n))) scanPatch(e, r);
				for (const n of (0, a.S3)((0, a.oB)(t, "helmCharts"))) (0, Z.sg)({
					...e,
					root: (0, a.oB)(n, "valuesInline")
				});
			}
		};
		const ie = [
			"patchesStrategicMerge",
			"generators",
			"transformers",
			"validators"
		];
		function scanPatch(e, t) {
			const n = (0, a.b6)(t);
			if (n === undefined || !/\n|^\s*[[{]/.test(n.value)) return;
			(0, S.K)((0, w.K8)((0, v.c)(e.source, n.scalar)), e.sink, (t, n) => (0, D.ng)(t, n, e.syntax));
		}
		;
		const ae = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})([^\n]*)$/gm;
		const oe = {
			kind: "text",
			name: "markdown",
			page: {
				title: "Markdown",
				files: "`*.md`, `*.markdown`, `*.mdx`",
				finds: "complete references in fenced code",
				pin: "behind the tag",
				alsoReadBy: "nobody that we know of"
			},
			paths: [/\.(?:md|markdown|mdx|mdc|qmd|rmd)$/],
			longest: Number.POSITIVE_INFINITY,
			scan: (e, t) => {
				let n;
				const push = (e, n) => t.zones.push({
					start: e,
					end: n,
					kind: "text"
				});
				for (const t of e.replaceAll("\r", " ").matchAll(ae)) {
					const [e, r = "", i = ""] = t;
					if (n === undefined) {
						if (!(r.startsWith("`") && i.includes("`"))) n = {
							mark: r,
							start: t.index + e.length
						};
					} else if (r.startsWith(n.mark) && i.trim() === "") {
						push(n.start, t.index);
						n = undefined;
					}
				}
				if (n !== undefined) push(n.start, e.length);
			}
		};
		;
		const $ = {
			kind: "text",
			name: "nomad",
			page: {
				title: "Nomad",
				files: "`*.nomad`, `*.nomad.hcl`",
				finds: "`image` in the `config` of tasks, with values of `locals`",
				pin: "behind the tag",
				alsoReadBy: "Renovate"
			},
			words: [".nomad"],
			paths: [/\.nomad(?:\.hcl)?$/],
			scan: (e, t) => i.get().nomad(e, t)
		};
		;
		const se = {
			kind: "text",
			name: "quadlet",
			page: {
				title: "Podman Quadlet",
				files: "`*.container`, `*.image`, `*.volume`, `*.build`, `*.kube`",
				finds: "`Image=`, unless it names another unit",
				pin: "behind the tag",
				alsoReadBy: "Renovate"
			},
			words: [
				".container",
				".volume",
				".build",
				".kube",
				".pod",
				".image"
			],
			paths: [/\.(?:container|volume|build|kube|pod|image)$/],
			rest: "text",
			scan: (e, t) => i.get().quadlet(e, t)
		};
		var ce = n(15327);
		;
		const le = {
			kind: "yaml",
			name: "skaffold",
			page: {
				title: "Skaffold",
				files: "`skaffold*.yaml`",
				finds: "builders, base images, containers, build arguments, `setValues`",
				pin: "behind the tag",
				alsoReadBy: "digestabot"
			},
			words: ["/skaffold"],
			paths: [/\/skaffold[^/]*\.ya?ml$/],
			recognizes: (e) => (0, D.nq)(e) === "skaffold" ? "surely" : undefined,
			scan: (e) => {
				for (const t of (0, a.jQ)(e.root)) {
					for (const n of ue) (0, c.hk)(e, (0, a.Ms)(t, n)?.value);
					(0, c.hk)(e, (0, a.oB)(t, "kaniko", "image"));
					(0, c.hk)(e, (0, a.oB)(t, "container", "image"));
					for (const n of (0, a.S3)((0, a.Ms)(t, "containers")?.value)) (0, c.hk)(e, (0, a.oB)(n, "image"));
					(0, ce.PJ)(e, (0, a.Ms)(t, "setValues")?.value);
					(0, c.XS)(e, (0, a.sm)((0, a.Ms)(t, "buildArgs")?.value));
				}
			}
		};
		const ue = [
			"builder",
			"dockerImage",
			"fromImage",
			"gradleImage",
			"initImage",
			"kanikoImage",
			"koImage",
			"mavenImage",
			"packImage",
			"runImage"
		];
		;
		const de = {
			kind: "yaml",
			name: "tekton",
			page: {
				title: "Tekton",
				files: "by `apiVersion`",
				finds: "steps, sidecars, bundles, with parameter defaults",
				pin: "behind the tag, or in the default",
				alsoReadBy: "Renovate, digestabot"
			},
			paths: [],
			recognizes: (e) => /^(?:.*\.)?tekton\.dev$/.test((0, D.nq)(e) ?? "") ? "surely" : undefined,
			scan: (e) => i.get().tekton(e)
		};
		;
		const fe = {
			kind: "text",
			name: "terraform",
			page: {
				title: "Terraform, OpenTofu, Terragrunt",
				files: "`*.tf`, `*.tofu`, `*.tfvars`, `terragrunt.hcl`",
				finds: "`image` attributes, `name` of `docker_image`, objects with `repository` and `tag`, `set` blocks of charts, complete references in any text, with values of `locals`",
				pin: "behind the tag",
				alsoReadBy: "Renovate, digestabot"
			},
			words: [
				".tf",
				".tofu",
				"/terragrunt.hcl"
			],
			paths: [/\.(?:tf|tofu|tfvars)$/, /\/terragrunt\.hcl$/],
			scan: (e, t) => i.get().terraform(e, t)
		};
		var pe = n(99102);
		;
		const me = {
			kind: "yaml",
			name: "woodpecker",
			page: {
				title: "Woodpecker, Crow",
				files: "`.woodpecker.yml`, `.woodpecker/*.yml`, and the same with `.crow`",
				finds: "`image` of steps, services and clone steps, with values of the `matrix`",
				pin: "behind the tag, or in the matrix",
				alsoReadBy: "Renovate, digestabot"
			},
			words: ["/.woodpecker", "/.crow"],
			paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
			scan: (e) => i.get().woodpecker(e)
		};
		var he = n(76694);
		;
		const ge = [
			x.T,
			W,
			q,
			J,
			g,
			u,
			m,
			me,
			M,
			p,
			y,
			E,
			re,
			te,
			le,
			de,
			O,
			D.pm,
			Z.ld,
			l,
			o,
			A,
			j,
			k,
			Q,
			fe,
			$,
			se,
			h,
			N,
			f,
			X,
			oe,
			he.o,
			pe.Q
		];
	}),
	99102: ((e, t, n) => {
		n.d(t, { Q: () => r });
		const r = {
			kind: "text",
			name: "text",
			page: {
				title: "Any other text",
				files: "all other tracked files: Makefiles, scripts, `.env`, Go, TOML, \u2026",
				finds: "complete references (`host/organization/name:tag`)",
				pin: "behind the tag",
				alsoReadBy: "digestabot (Makefiles, scripts, Go and a few others)"
			},
			paths: [],
			rest: "text",
			longest: Number.POSITIVE_INFINITY,
			scan: () => undefined
		};
	}),
	53020: ((e, t, n) => {
		t.j = createVariableTable;
		var r = n(48341);
		const i = 8;
		function createVariableTable(e) {
			const { text: t, label: n, mentions: a, expands: o, whyFixed: s, whyUnknown: c } = e;
			const l = new Map();
			let u = 0;
			function read(e) {
				const l = t(e);
				if (l === undefined || u > i) return undefined;
				const d = o ? {
					lookup,
					whyUnknown: c
				} : r.s;
				u += 1;
				const f = (0, r.i)(l, d);
				u -= 1;
				const [p] = l.pieces;
				if (f.kind === "unknown" || p === undefined) return undefined;
				const m = {
					label: n(e),
					offset: p.start,
					mentions: a().get(e) ?? 0,
					fixed: s?.(e)
				};
				return {
					text: f.text,
					definition: m,
					uses: f.uses
				};
			}
			function lookup(e) {
				if (!l.has(e)) {
					l.set(e, undefined);
					l.set(e, read(e));
				}
				return l.get(e);
			}
			return lookup;
		}
	}),
	86080: ((e, t, n) => {
		t.A3 = addQuiet;
		t.J4 = createYamlContext;
		t.Kb = addDefaults;
		t.XS = addImageArguments;
		t.hk = addImage;
		t.j = addText;
		var r = n(63018);
		var i = n(48341);
		var a = n(53358);
		var o = n(8123);
		var s = n(23050);
		var c = n(9486);
		var l = n(65079);
		var u = n(71561);
		var d = n(17395);
		const f = 8192;
		function createYamlContext(e, t, n, r) {
			return {
				source: e,
				root: undefined,
				syntax: t,
				sink: n,
				dialect: i.s,
				onlyComplete: false,
				seen: new Set(),
				mentions: (0, s.n3)(() => (0, s.H2)(e)),
				parameterMentions: (0, s.n3)(() => (0, s.q8)(e)),
				isCompared: (0, a.w$)(e),
				environment: r,
				readerOf: () => o.hq
			};
		}
		function addImage(e, t, n = "", r = {}) {
			const i = (0, u.b6)(t);
			if (i === undefined || e.seen.has(i) || isNoName(i)) return;
			const a = (0, c.K8)((0, d.c)(e.source, i.scalar));
			if (!a.value.startsWith(n)) return;
			if (addText(e, (0, c.ao)(a, n.length), r, hasHost)) e.seen.add(i);
		}
		function addImageArguments(e, t) {
			for (const n of t) {
				const t = (0, u.b6)(n);
				if (t === undefined || e.seen.has(t)) continue;
				if (addImageArgument(e, t)) continue;
				const [i, a] = t.scalar.range;
				if ((0, r.$B)(t.value.slice(t.value.indexOf("=") + 1))) e.sink.zones.push({
					start: i,
					end: a,
					kind: "text"
				});
				else e.seen.delete(t);
			}
		}
		function addImageArgument(e, t, n = () => undefined) {
			const r = (0, u.b6)(t);
			if (r === undefined || e.seen.has(r) || isNoName(r)) return false;
			e.seen.add(r);
			const i = (0, d.c)(e.source, r.scalar);
			const a = (0, c.ao)(i, i.value.indexOf("=") + 1);
			const o = a.value.includes("/") ? n() : undefined;
			return addText({
				...e,
				onlyComplete: true
			}, a, { notEditable: o });
		}
		function addDefaults(e, t) {
			for (const n of t) addImageArgument(e, (0, u.oB)(n, "default"), () => (0, a.g6)(n, e.isCompared));
		}
		function addText(e, t, n = {}, a = r.De) {
			if (e.onlyComplete) {
				const n = (0, i.i)(t, e.dialect);
				if (n.kind === "unknown" || !a(n.text.value)) return false;
			}
			(0, l.o)(e.sink, e.syntax, t, e.dialect, n);
			return true;
		}
		function addQuiet(e, t) {
			if (t?.kind !== "text") return;
			const [n, r] = t.scalar.range;
			e.sink.zones.push({
				start: n,
				end: r,
				kind: "quiet"
			});
		}
		function hasHost(e) {
			const t = (0, r.o_)(e);
			if (t.kind === "malformed") return (0, r.De)(e);
			return t.reference.host !== undefined;
		}
		function isNoName(e) {
			if (e.value.length > f) return true;
			return e.isPlain && /^(?:true|false|[-+.\d]+)$/i.test(e.value);
		}
	}),
	71561: ((e, t, n) => {
		t.Mc = entriesOf;
		t.Ms = entryOf;
		t.S3 = itemsOf;
		t.Um = scalarValue;
		t.b6 = textOf;
		t.jQ = mapsOf;
		t.oB = nodeAt;
		t.sm = valuesOf;
		t.zc = nodeAtPath;
		const r = "<<";
		const i = 64;
		const a = new Set([
			"",
			"~",
			"null",
			"Null",
			"NULL"
		]);
		const o = new WeakMap();
		function entryOf(e, t, n = 0) {
			if (e?.kind !== "map" || n > i) return undefined;
			const a = e.own.get(t);
			if (a !== undefined || !e.own.has(r)) return a;
			const s = o.get(e) ?? new Map();
			o.set(e, s);
			if (!s.has(t)) {
				s.set(t, undefined);
				for (const r of mergedInto(e)) {
					const e = entryOf(r, t, n + 1);
					if (e === undefined) continue;
					s.set(t, e);
					break;
				}
			}
			return s.get(t);
		}
		function nodeAt(e, t, n, r) {
			const i = entryOf(e, t)?.value;
			return n === undefined ? i : nodeAt(i, n, r);
		}
		function nodeAtPath(e, t) {
			return t.reduce((e, t) => entryOf(e, t)?.value, e);
		}
		function* entriesOf(e, t = new Set()) {
			if (e?.kind !== "map" || t.has(e) || t.size > i) return;
			t.add(e);
			for (const t of e.own.values()) if (t.key !== r) yield t;
			for (const n of mergedInto(e)) yield* entriesOf(n, t);
		}
		function valuesOf(e) {
			return [...entriesOf(e)].map(({ value: e }) => e);
		}
		function itemsOf(e) {
			return e?.kind === "list" ? e.items : [];
		}
		function textOf(e) {
			if (e?.kind !== "text") return undefined;
			return e.isPlain && a.has(e.value) ? undefined : e;
		}
		function scalarValue(e) {
			return textOf(e)?.value;
		}
		function mapsOf(e, t = () => false) {
			const n = [];
			const r = new Set();
			const visit = (e, i) => {
				if (e === undefined || e.kind === "text" || r.has(e)) return;
				r.add(e);
				if (e.kind === "list") {
					for (const t of e.items) visit(t, i);
				} else if (!t(e, i)) {
					n.push(e);
					for (const t of e.own.values()) visit(t.value, t.key);
				}
			};
			visit(e, "");
			return n;
		}
		function mergedInto(e) {
			const t = e.own.get(r)?.value;
			return t === undefined ? [] : t.kind === "list" ? t.items : [t];
		}
	}),
	12779: ((e, t, n) => {
		t.A = addEntry;
		function addEntry(e, t, n, { scalar: r, value: i }, a, o) {
			const [s, c] = r.range;
			const l = t.get(i);
			if (l !== undefined) {
				const e = [{
					start: l.keyStart,
					end: l.keyEnd
				}, {
					start: s,
					end: c
				}];
				n.push({
					offset: s,
					keys: e,
					message: `the key \`${i.slice(0, 80)}\` appears twice`
				});
				return;
			}
			t.set(i, {
				key: i,
				keyStart: s,
				keyEnd: c,
				valueEnd: o ?? c,
				value: a,
				map: e
			});
		}
	}),
	17395: ((e, t, n) => {
		t.c = placeScalar;
		var r = n(85654);
		var i = n(9486);
		function placeScalar(e, t) {
			const [n, a] = t.range;
			switch (t.type) {
				case "BLOCK_LITERAL":
				case "BLOCK_FOLDED": return placeBlock(e, t);
				case "QUOTE_DOUBLE": return placeFlow(e, n + 1, a - 1, r.M);
				case "QUOTE_SINGLE": return placeFlow(e, n + 1, a - 1, placeSingleQuoted);
				default: return placeFlow(e, n, a, i.zF);
			}
		}
		function placeSingleQuoted(e, t, n) {
			const r = e.slice(t, n);
			const a = [];
			let o = 0;
			for (let n = r.indexOf("''"); n >= 0; n = r.indexOf("''", o)) {
				a.push((0, i.zF)(e, t + o, t + n), (0, i.E_)("'", t + n, t + n + 2));
				o = n + 2;
			}
			return (0, i.oL)([...a, (0, i.zF)(e, t + o, n)]);
		}
		function placeFlow(e, t, n, a) {
			const o = e.slice(t, n);
			if (!o.includes("\n")) return a(e, t, n);
			const s = o.split("\n");
			const c = [];
			let l = t;
			let u = t;
			let d = 0;
			let f = false;
			for (const [t, n] of s.entries()) {
				const o = t === 0;
				const p = t === s.length - 1;
				const m = p ? n : withoutTrailingBlanks(n, a === r.M);
				const h = o ? l : Math.min(l + leadingBlanks(n), l + m.length);
				const g = l + m.length;
				l += n.length + 1;
				if (!o && !p && h === g) {
					d += 1;
					continue;
				}
				const _ = d > 0 ? "\n".repeat(d) : f ? "" : " ";
				if (!o) c.push((0, i.E_)(_, u, h));
				f = !p && a === r.M && endsInEscape(m);
				c.push(a(e, h, f ? g - 1 : g));
				u = g;
				d = 0;
			}
			return (0, i.oL)(c);
		}
		function withoutTrailingBlanks(e, t) {
			const n = e.trimEnd();
			const r = t && endsInEscape(n) && /[ \t]/.test(e.charAt(n.length));
			return r ? e.slice(0, n.length + 1) : n;
		}
		function placeBlock(e, t) {
			const [n, r] = t.range;
			const a = String(t.value);
			const o = t.type === "BLOCK_FOLDED";
			const [s = "", ...c] = e.slice(n, r).split("\n");
			const l = indentOf(c);
			const u = Number.isFinite(l) ? l - indentOf(a.split("\n")) : l;
			const d = [];
			let f = n + s.length + 1;
			for (const [t, n] of c.entries()) {
				const a = f + Math.min(u, leadingSpaces(n));
				const s = f + (n.endsWith("\r") ? n.length - 1 : n.length);
				const l = f + n.length + 1;
				if (a < s) d.push((0, i.zF)(e, a, s));
				const p = o && a < s && /\S/.test(c[t + 1]?.charAt(u) ?? "");
				if (l <= r) d.push((0, i.E_)(p ? " " : "\n", s, l));
				f = l;
			}
			return o ? (0, i.oL)(d) : (0, i.ao)((0, i.oL)(d), 0, a.length);
		}
		function indentOf(e) {
			const t = e.find((e) => /\S/.test(e));
			return t === undefined ? Number.POSITIVE_INFINITY : leadingSpaces(t);
		}
		function leadingSpaces(e) {
			return e.length - e.replace(/^ +/, "").length;
		}
		function leadingBlanks(e) {
			return e.length - e.replace(/^[ \t]+/, "").length;
		}
		function endsInEscape(e) {
			let t = 0;
			while (e.charAt(e.length - 1 - t) === "\\") t += 1;
			return t % 2 === 1;
		}
	}),
	13748: ((e, t, n) => {
		t.B = zoneOfKey;
		t.k = addYamlZones;
		var r = n(47393);
		var i = n(71561);
		const a = /^(?:run|runs|script|scripts|before_script|after_script|pre-?commands?|post-?commands?|commands?|cmd|cmds|args|arguments|entry_?point|entrypoint|exec|sh|shell|bash|pwsh|powershell|test|inline_?script|setup|teardown|hooks?)$/i;
		const o = /^(?:run|test|setup|teardown|args|arguments|script|scripts)$/i;
		const s = /^(?:(?:platform[-_])?registry[-_]map|tags?[-_]?list|tags|output|outputs|destinations?|push|cache[-_](?:from|to)|image[-_]?tags?|target_?image|image_templates|docker_manifests|publish[-_]?id)$/i;
		const c = /^(?:(?:.*\.)?repository|.*[a-z\d](?:Image|Repository))$/;
		const l = /^(?:docker|oci):\/\//;
		const u = /^(?:ansible\.\w+|community\.\w+)\./;
		const d = /^(?:data|stringData)$/;
		const f = new Set(["ConfigMap", "Secret"]);
		function addYamlZones(e, t) {
			const { root: n, seen: a, sink: o } = e;
			const s = new Set();
			const visit = (e, t, n) => {
				if (e === undefined || s.has(e)) return;
				s.add(e);
				if (e.kind === "list") {
					for (const r of e.items) visit(r, t, n);
				} else if (e.kind === "map") {
					const t = (0, i.Um)((0, i.oB)(e, "kind")) ?? "";
					const a = placeOfCharts(e, t);
					if (a !== undefined && !(0, r.p)(a.value)) addZone(a, "value");
					const s = f.has(t);
					for (const { key: t, keyEnd: r, keyStart: i, value: a } of e.own.values()) {
						if (t.includes("/")) o.zones.push({
							start: i,
							end: r,
							kind: n === "text" ? "value" : n
						});
						if (s && d.test(t)) visitData(a);
						else visit(a, t, zoneOfKey(t, n, a?.kind === "map"));
					}
				} else if (e.value.includes("/") && !a.has(e)) {
					const r = n === "value" && (isBlock(e) || isNameAlone(e, t));
					addZone(e, r ? "text" : n);
				}
			};
			const addZone = (e, t) => {
				s.add(e);
				const [n, r] = e.scalar.range;
				o.zones.push({
					start: n,
					end: r,
					kind: t
				});
			};
			const visitData = (e) => {
				for (const { value: t } of e?.kind === "map" ? e.own.values() : []) visit(t, "", "text");
			};
			visit(n, "", t.values ?? "value");
		}
		function placeOfCharts(e, t) {
			if (t === "HelmRepository") return (0, i.b6)((0, i.oB)(e, "spec", "url"));
			if ((0, i.oB)(e, "targetRevision") !== undefined) return (0, i.b6)((0, i.oB)(e, "repoURL"));
			if ((0, i.oB)(e, "name") === undefined) return undefined;
			if ((0, i.Um)((0, i.oB)(e, "oci")) === "true") return (0, i.b6)((0, i.oB)(e, "url"));
			const n = (0, i.b6)((0, i.oB)(e, "repository") ?? (0, i.oB)(e, "repo"));
			const r = n?.value.startsWith("oci://") && (0, i.oB)(e, "version") !== undefined;
			return r ? n : undefined;
		}
		const p = new Map();
		const m = 1e3;
		const h = 12;
		function kindOfKey(e) {
			const t = p.get(e);
			if (t !== undefined) return t;
			const n = s.test(e) ? "result" : a.test(e.replace(u, "")) ? "executed" : "other";
			if (e.length <= h && p.size < m) p.set(e, n);
			return n;
		}
		function zoneOfKey(e, t, n) {
			const r = kindOfKey(e);
			if (r === "result") return "quiet";
			if (n && t === "text" && o.test(e)) return t;
			if (r === "executed") return "script";
			return e === "with" && t === "value" ? "text" : t;
		}
		function isNameAlone({ value: e }, t) {
			const n = e.replace(l, "");
			return (n !== e || c.test(t)) && !(0, r.p)(n);
		}
		function isBlock({ scalar: e }) {
			return e.type === "BLOCK_LITERAL" || e.type === "BLOCK_FOLDED";
		}
	}),
	76694: ((e, t, n) => {
		n.d(t, { o: () => l });
		var r = n(15327);
		var i = n(37992);
		var a = n(20742);
		var o = n(66959);
		var s = n(86080);
		var c = n(71561);
		const l = {
			kind: "yaml",
			name: "yaml",
			page: {
				title: "Any other YAML and JSON",
				files: "`*.yaml`, `*.yml`, `*.json`",
				finds: "`image` and similar keys with a registry host, lists under `images`, complete references in any value (in JSON other than Kubernetes manifests, only those)",
				pin: "behind the tag; in the tag where it stands apart",
				alsoReadBy: "frizbee (`image`), digestabot"
			},
			paths: [/\.(?:ya?ml|json)$/],
			values: "text",
			scan: (e) => {
				const t = {
					...e,
					onlyComplete: true
				};
				addResults(e);
				(0, i.sg)(t);
				for (const n of (0, c.jQ)(e.root)) {
					(0, a.HI)(t, n, scanInner);
					(0, r.pU)(t, n, (0, c.Um)((0, c.oB)(n, "kind")));
				}
				for (const n of (0, c.S3)(e.root)) (0, o.A9)(t, n);
			}
		};
		function addResults(e) {
			const { root: t } = e;
			const n = (0, c.S3)((0, c.oB)(t, "dockers_v2")).map((e) => (0, c.oB)(e, "images"));
			const r = (0, c.S3)((0, c.oB)(t, "kos")).map((e) => (0, c.oB)(e, "repositories"));
			const i = (0, c.sm)((0, c.oB)(t, "resources")).flatMap((e) => /^docker(?:-build)?:/.test((0, c.Um)((0, c.oB)(e, "type")) ?? "") ? (0, c.oB)(e, "properties", "imageName") ?? [] : []);
			for (const t of [...[...n, ...r].flatMap(c.S3), ...i]) {
				e.seen.add(t);
				(0, s.A3)(e, t);
			}
		}
		function scanInner(e, t) {
			(0, o.ng)(e, t, l.name);
		}
	})
};
;
