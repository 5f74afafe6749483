"use strict";
exports.id = 697;
exports.ids = [697];
exports.modules = {
	44031: ((e, t, n) => {
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
			const n = e.filter(({ rule: e }) => e === "unresolved").length;
			return (t === 0 ? "" : `; ${(0, r.hS)(t, "file or reference", "files and references")} not read`) + (n === 0 ? "" : `; ${(0, r.hS)(n, "reference")} unresolved`);
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
		function unresolvedFinding({ isScript: e, location: t, what: n, why: r }, a) {
			const o = (0, i.h0)(n, 300);
			return {
				rule: "unresolved",
				level: e ? "warning" : a,
				title: "Image not known from the file",
				message: `\`${o}\` could not be judged: ${(0, i.h0)(r, 500)}.`,
				fix: "Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.",
				artifact: o,
				location: t,
				fingerprint: `unresolved ${t.file} ${o}`
			};
		}
		const a = 10;
		function untaggedFindings(e) {
			const [t] = e;
			if (t === undefined) return [];
			const n = e.slice(0, a).map(({ location: { file: e, line: t }, text: n }) => `\`${(0, i.h0)(n, 200)}\` (${(0, i.h0)(e, 200)}:${t})`);
			const r = e.length - n.length;
			return [{
				rule: "untagged",
				level: "notice",
				title: e.length === 1 ? "Image without a tag" : "Images without a tag",
				message: `Counted but not checked, because no tag is written: ${n.join(", ")}${r === 0 ? "" : `, and ${r} more`}.`,
				fix: "Where an image is meant, add its tag, so that it can be checked and pinned.",
				location: t.location,
				fingerprint: "untagged"
			}];
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
		function toUnresolved({ location: e, what: t, why: n }) {
			return {
				what: (0, i.h0)(`${t} (${e.file}:${e.line})`, 600),
				why: (0, i.h0)(n, 500)
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
	564: ((e, t, n) => {
		n.d(t, { Y: () => imageNameIn });
		var r = n(40382);
		var i = n(63664);
		function imageNameIn(e, t) {
			const n = e.replace(/@.*$/s, "");
			const a = n.indexOf(":", n.lastIndexOf("/") + 1);
			const o = a < 0 ? n : n.slice(0, a);
			const s = (0, i.o_)(o);
			if (s.kind === "malformed") return o;
			const c = (0, r.kl)(s.reference, t, "foreign");
			return c.kind === "ours" ? c.image.repository : o;
		}
	}),
	40697: ((e, t, n) => {
		n.d(t, { serveFileTasks: () => serveFileTasks });
		var r = n(75919);
		;
		function serveTasks(e) {
			let t = Promise.resolve();
			r.parentPort?.on("message", ({ index: n, task: i }) => {
				t = t.then(async () => r.parentPort?.postMessage({
					index: n,
					answer: await e(i)
				}));
			});
		}
		var i = n(41706);
		var a = n(38445);
		var o = n(63664);
		;
		const s = 64;
		const c = 8;
		const l = 1e7;
		const u = "after the edit the file would not name this digest here, or would name another image differently";
		const d = "after the edits the file could not be read completely";
		function editText(e, t, n) {
			const r = [];
			const i = [];
			for (const e of t) {
				const t = planEdit(e.reference, e.digest);
				if ("kind" in t) r.push({
					move: e,
					reason: t.reason
				});
				else i.push({
					move: e,
					edits: t
				});
			}
			if (i.length === 0) return {
				after: e,
				moved: [],
				refused: r
			};
			const a = createTries(e, n);
			const o = keepGood(i, a);
			const s = a.isCut() ? d : u;
			for (const { move: e } of i.filter((e) => !o.has(e))) r.push({
				move: e,
				reason: s
			});
			const c = i.filter((e) => o.has(e));
			return {
				after: a.text(c),
				moved: c.map(({ move: e }) => e),
				refused: r
			};
		}
		function createTries(e, t) {
			const n = t(e);
			const r = Math.floor(l / (e.length + 1));
			let i = Math.max(c, Math.min(s, r));
			let a = false;
			const isOver = () => a || i <= 0;
			const text = (t) => applyEdits(e, t.flatMap(({ edits: e }) => e));
			return {
				text,
				isOver,
				isCut: () => a,
				isGood: (e) => {
					if (isOver()) return false;
					i -= 1;
					try {
						const r = t(text(e));
						a = r.understood === "cut" && n.understood !== "cut";
						return !a && isAsMeant(n, r, e);
					} catch (e) {
						if (e instanceof RangeError) return false;
						throw e;
					}
				}
			};
		}
		function keepGood(e, { isCut: t, isGood: n, isOver: r }) {
			let i = new Set();
			const add = (t) => {
				if (r()) return;
				const a = new Set([...i, ...t]);
				if (n(e.filter((e) => a.has(e)))) i = a;
				else if (t.length > 1) {
					const e = Math.ceil(t.length / 2);
					add(t.slice(0, e));
					add(t.slice(e));
				}
			};
			for (let t = e, n = -1; t.length > 0 && i.size > n;) {
				n = i.size;
				add(t);
				t = e.filter((e) => !i.has(e));
			}
			return t() ? new Set() : i;
		}
		function isAsMeant(e, t, n) {
			if (t.understood !== e.understood || t.problems.length !== e.problems.length) return false;
			if (listUnresolved(t) !== listUnresolved(e)) return false;
			const r = new Map(n.map(({ move: e }) => [keyOf(e.reference), e.digest]));
			const i = e.references.map((e) => {
				const t = r.get(keyOf(e));
				return t === undefined ? readOf(e) : readOf({
					...e,
					image: meant(e.image, t),
					wrongDigest: undefined
				});
			});
			return JSON.stringify(t.references.map(readOf)) === JSON.stringify(i);
		}
		function readOf({ image: e, syntax: t, wrongDigest: n = "" }) {
			return [
				t,
				(0, o.Yk)(e),
				n
			];
		}
		function meant(e, t) {
			const n = e.digest === undefined ? e.tag ?? "latest" : e.tag;
			return {
				...e,
				tag: n,
				digest: t
			};
		}
		function keyOf({ place: e, text: t }) {
			return `${e.start} ${t}`;
		}
		function listUnresolved({ unresolved: e }) {
			return JSON.stringify(e.map(({ reason: e, text: t }) => [t, e]));
		}
		function applyEdits(e, t) {
			const n = [...t].sort((e, t) => e.start - t.start || e.end - t.end);
			const r = [];
			let i = 0;
			let a;
			for (const t of n) {
				if (a !== undefined && isSame(a, t)) continue;
				if (t.start < 0 || t.end < t.start || t.end > e.length) throw new RangeError(`edit ${t.start}\u2013${t.end} lies outside the text of ${e.length} characters`);
				if (a !== undefined && meets(a, t)) throw new RangeError(`edits at ${a.start} and ${t.start} overlap`);
				r.push(e.slice(i, t.start), t.text);
				i = t.end;
				a = t;
			}
			r.push(e.slice(i));
			return r.join("");
		}
		function meets(e, t) {
			if (t.start < e.end || t.start === e.start) return true;
			return t.start === e.end && t.start === t.end;
		}
		function isSame(e, t) {
			return e.start === t.start && e.end === t.end && e.text === t.text;
		}
		function planEdit(e, t) {
			if (!(0, a.B)(t)) return {
				kind: "impossible",
				reason: "the new digest is not a `sha256` digest"
			};
			if (e.image.digest === t) return [];
			if (e.editable.kind === "no") return {
				kind: "impossible",
				reason: e.editable.reason
			};
			const { start: n, end: r, before: i, after: o, hexOnly: s } = e.editable.site;
			const c = s ? t.slice("sha256:".length) : t;
			return [{
				start: n,
				end: r,
				text: `${i}${c}${o}`
			}];
		}
		var f = n(29396);
		var p = n(83727);
		var m = n(5873);
		var h = n(38086);
		var g = n(40382);
		var _ = n(564);
		var v = n(44031);
		var y = n(63144);
		var b = n(48455);
		var x = n(59800);
		;
		const S = /\.(?:json|jsonld|xml|rdf|spdx|cdx|sbom|bom|tag|tv|txt)$|(?:^|\/)[^./]*(?:bom|spdx|cyclonedx)[^./]*$/i;
		const C = /(?:^|\/)(?:package|package-lock|npm-shrinkwrap|composer|deno)\.json$/i;
		const ee = new Set(("$schema bomFormat specVersion serialNumber version metadata components services externalReferences dependencies " + "compositions vulnerabilities annotations formulation declarations definitions citations properties signature").split(" "));
		const te = new Set(("$schema spdxVersion SPDXID name comment dataLicense documentNamespace creationInfo packages files snippets " + "relationships annotations hasExtractedLicensingInfos externalDocumentRefs documentDescribes revieweds").split(" "));
		const ne = new Set(["@context", "@graph"]);
		const re = /^https:\/\/spdx\.org\/rdf\/3\.\d[\w./-]*$/;
		const ie = /^https?:\/\/cyclonedx\.org\/schema\/bom\/1\.\d+$/;
		const ae = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
		const oe = /^https?:\/\/spdx\.org\/rdf\/terms\/?#?$/;
		const se = /^SPDXVersion:[ \t]*SPDX-\d/;
		const ce = /^[A-Z][A-Za-z0-9]*:(?:[ \t]|$)/;
		function isBillOfMaterials(e, t) {
			if (!S.test(e) || C.test(e)) return false;
			const n = t.replace(/^\uFEFF?\s*/, "");
			if (n.startsWith("{")) return isJsonDocument(n);
			return n.startsWith("<") ? isXmlDocument(n) : isTagDocument(n);
		}
		function isJsonDocument(e) {
			const t = parseObject(e);
			if (t === undefined) return false;
			const { "@context": n, bomFormat: r, components: i = [], services: a = [], specVersion: o, spdxVersion: s } = t;
			if (r === "CycloneDX") return typeof o === "string" && Array.isArray(i) && Array.isArray(a) && hasOnly(t, ee);
			if (typeof s === "string") return /^SPDX-\d/.test(s) && hasOnly(t, te);
			return [n].flat().some((e) => typeof e === "string" && re.test(e)) && hasOnly(t, ne);
		}
		function parseObject(e) {
			try {
				const t = JSON.parse(e);
				return (0, y.u4)(t) ? t : undefined;
			} catch {
				return undefined;
			}
		}
		function hasOnly(e, t) {
			return Object.keys(e).every((e) => t.has(e));
		}
		function isXmlDocument(e) {
			const t = new x.wT({ xmlns: true });
			let n = 0;
			let r = false;
			t.on("error", (e) => {
				throw e;
			});
			t.on("doctype", () => {
				throw new SyntaxError("it has a document type");
			});
			t.on("opentag", (e) => {
				if (n === 0) r = isRoot(e);
				n += 1;
			});
			t.on("closetag", () => {
				n -= 1;
			});
			try {
				t.write(e).close();
				return r;
			} catch {
				return false;
			}
		}
		function isRoot({ local: e, ns: t, uri: n }) {
			if (e === "bom") return ie.test(n);
			return e === "RDF" && n === ae && Object.values(t).some((e) => oe.test(e));
		}
		function isTagDocument(e) {
			if (!se.test(e)) return false;
			let t = false;
			for (const n of e.split(/\r?\n/)) {
				if (!t && /^(?:#|\s*$)/.test(n)) continue;
				if (!t && !ce.test(n)) return false;
				t = n.lastIndexOf("</text>") < n.lastIndexOf("<text>") || t && !n.includes("</text>");
			}
			return !t;
		}
		var w = n(21334);
		var T = n(7175);
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
			const r = (0, T.sH)(n, n.value.length - 1)?.piece;
			const i = r?.from;
			if (i?.fixed !== undefined) return {
				kind: "no",
				reason: i.fixed
			};
			const a = n.pieces.every((e) => e.from === i);
			const o = n.value.indexOf("@");
			if (o < 0) {
				const e = (0, T.i0)(n, n.value.length);
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
			if ((0, T.sH)(n, s)?.piece !== r) return {
				kind: "no",
				reason: "its digest is assembled from several places"
			};
			const c = {
				start: (0, T.b4)(n, s),
				end: (0, T.i0)(n, n.value.length),
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
		var E = n(89854);
		;
		function createCompanionPlaces(e, t) {
			const n = (0, E.S)(e);
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
		const D = 200;
		const le = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
		function finishScan(e, t, n, r) {
			const i = r === undefined ? e : `${e}\n${r}`;
			const a = createLineIndex(i);
			const s = createCompanionPlaces(e, a);
			const c = createIgnoreCheck(i, a);
			const lineOf = (e) => a.position(e).line;
			const l = [];
			const u = t.unknown.map((e) => unresolvedFrom(e, a, c));
			for (const e of t.found) {
				const { value: t } = e.text;
				const n = (0, o.o_)(t);
				if (n.kind === "reference") {
					l.push(draftOf(e, n.reference));
					continue;
				}
				const r = !le.test(t);
				const i = r ? (0, o.gj)(t) : undefined;
				if (i !== undefined) {
					l.push(draftOf(e, i, n.reason));
					continue;
				}
				const s = r ? n.reason : "it contains a placeholder";
				const d = {
					...e,
					text: t,
					reason: s
				};
				u.push({
					...unresolvedFrom(d, a, c),
					isMalformed: r
				});
			}
			const d = settleEdits(l, t, lineOf);
			const f = l.map((e) => {
				const { found: t, image: n, wrongDigest: r } = e;
				const i = {
					image: n,
					wrongDigest: r,
					text: t.text.value,
					place: placeFrom(t, a),
					syntax: t.syntax,
					...c(() => [
						t.start,
						...t.remarksAt,
						...t.text.pieces.map(({ start: e }) => e)
					]),
					editable: d(e),
					isScript: t.isScript === true,
					isInCompanion: false,
					remark: t.remark
				};
				return s(i, t);
			});
			return {
				references: uniqueInCompanion(f).sort(byPlace),
				unresolved: u.sort(byPlace),
				mentions: t.mentions.map((e) => ({
					text: e.text,
					place: placeFrom(e, a),
					...c(() => [e.start])
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
				text: e.text.slice(0, D),
				reason: e.reason,
				place: placeFrom(e, t),
				syntax: e.syntax,
				expanded: (e.expanded ?? e.text).slice(0, D),
				isMalformed: false,
				...n(() => [e.start]),
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
		const ue = "platform-actions:";
		const de = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
		const O = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b(.*)/;
		const k = 300;
		const A = { ignored: false };
		function createIgnoreCheck(e, t) {
			if (!e.includes(ue)) return () => A;
			const n = new Map();
			const ignoreAt = (e) => {
				const { line: r } = t.position(e);
				const i = n.get(r) ?? ignorableFrom(de.exec(t.lineText(r)) ?? O.exec(t.lineText(r - 1)));
				n.set(r, i);
				return i;
			};
			return (e) => e().map(ignoreAt).find(({ ignored: e }) => e) ?? A;
		}
		function ignorableFrom(e) {
			if (e === null) return A;
			const t = (0, h.h0)((e[1] ?? "").slice(0, 2 * k), k).replace(/^[\s,:;\u2013\u2014-]+/, "").trim();
			return t === "" ? { ignored: true } : {
				ignored: true,
				ignoreReason: t
			};
		}
		var j = n(75525);
		var M = n(34972);
		var N = n(94021);
		var P = n(76966);
		;
		const F = [];
		const I = "*";
		const L = 100;
		class TooMuch extends Error {}
		function boxed(e) {
			if (sizeOf([e], L) > L) throw new TooMuch();
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
			if (t.length > L) throw new TooMuch();
			return t;
		}
		function joinWritten(e) {
			const t = joinAll(e);
			return t.length > L ? F : t;
		}
		function joinAll(e) {
			const [t = F, ...n] = e.filter((e) => e.length > 0);
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
				if (e.kind === "dict") return e.entries.get(t) ?? F;
				if (e.kind === "list") return F;
				if (e.kind === "root") return rootField(e.base, t);
				return longer(e.path, t);
			}));
		}
		const R = 24;
		const z = 200;
		function longer(e, t) {
			if (t.length > z) throw new TooMuch();
			return e.length < R ? [{
				kind: "path",
				path: [...e, t]
			}] : F;
		}
		function rootField(e, t) {
			return t === "Values" ? [{
				kind: "path",
				path: e
			}] : F;
		}
		function itemsOfValue(e) {
			return joinValues(...e.map((e) => {
				if (e.kind === "list") return e.items;
				if (e.kind === "dict") return joinValues(...e.entries.values());
				return e.kind === "path" ? longer(e.path, I) : F;
			}));
		}
		;
		const B = "not empty hasKey kindIs kindOf typeIs typeOf typeIsLike len eq ne lt le gt ge contains hasSuffix regexMatch mustRegexMatch has fail".split(" ");
		const V = "default coalesce ternary required and or quote squote toString trim lower upper deepCopy mustDeepCopy merge mustMerge mergeOverwrite mustMergeOverwrite nindent indent pick omit concat append prepend compact uniq".split(" ");
		const H = "first last mustFirst mustLast".split(" ");
		const nothing = () => F;
		const giveOn = (e, t) => joinValues(...t.map(({ value: e }) => e));
		const items = (e, t) => itemsOfValue(joinValues(...t.map(({ value: e }) => e)));
		const fe = new Map([
			...B.map((e) => [e, nothing]),
			...V.map((e) => [e, giveOn]),
			...H.map((e) => [e, items]),
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
		const pe = new Set([
			...B,
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
				const i = t[r + 1]?.value ?? F;
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
			if (t === undefined || r === undefined) return F;
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
			let r = t?.value ?? F;
			for (const { operand: t } of n) {
				if (t?.kind === "text") r = e.read(fieldOf(r, t.value));
				else if (t?.kind === "number") r = itemsOfValue(r);
				else {
					e.escape(r);
					return F;
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
		const me = /%[-+# 0-9.]*[a-zA-Z%]/g;
		function formatted(e, [t, ...n]) {
			if (t?.operand?.kind === "text") {
				const r = t.operand.value.split(me);
				for (const [t, { value: i }] of n.entries()) e.write(i, r[t] ?? "");
			}
			return joinValues(...n.map(({ value: e }) => e));
		}
		function rendered(e, [t, ...n]) {
			const r = t?.value ?? F;
			if (r.length === 0) for (const t of n) e.escape(t.value);
			return r;
		}
		function takesPrefix(e, t) {
			const [n, r] = t;
			if (n?.operand?.kind === "text" && n.operand.value.startsWith("sha256") && r !== undefined) e.write(r.value, "@");
			return F;
		}
		function comparesVersion(e, t) {
			for (const { value: n } of t) for (const t of pathsOf(n)) e.refuse(t, "the chart compares it as a version");
			return F;
		}
		;
		const he = 1e5;
		const ge = 60;
		const _e = 256;
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
			function step(e = "") {
				r += 1 + e.length / _e;
				if (r > he) throw new TooMuch();
			}
			function runNodes(e, n, r) {
				const i = [];
				let a = "";
				for (const o of e) {
					step(o.kind === "text" ? o.text : "");
					if (o.kind === "text") t.literal(o.text);
					else if (o.kind === "output") {
						const e = evaluate(o.pipeline, n, r);
						if (o.pipeline.sets.length === 0) {
							t.write(e, a);
							i.push(e);
						}
					} else if (o.kind === "template") {
						i.push(call(o.name, o.pipeline.commands[0]?.length === 0 ? F : evaluate(o.pipeline, n, r)));
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
				const o = i < ge ? e.get(r) : undefined;
				if (o === undefined) {
					t.escape(a);
					return F;
				}
				const s = `${r} ${keyOfValue(a)}`;
				const c = n.get(s);
				if (c !== undefined) return c;
				n.set(s, F);
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
				const s = o?.value ?? F;
				for (const e of t) {
					const t = r.get(e) ?? F;
					const n = joinValues(t, i ? itemsOfValue(s) : s);
					if (n.length > t.length) a += 1;
					r.set(e, n);
				}
				return s;
			}
			function runCommand([e, ...n], r, i, a) {
				if (e === undefined) return r?.value ?? F;
				const o = n.map((e) => ({
					operand: e,
					value: valueOf(e, i, a)
				}));
				if (r !== undefined) o.push(r);
				if (e.kind !== "word") return valueOf(e, i, a);
				if (!pe.has(e.name)) {
					for (const { operand: e } of o) if (e?.kind === "text") t.literal(e.value);
				}
				return callFunction(e.name, o);
			}
			function callFunction(e, n) {
				if (e === "include") {
					const [e, t] = n;
					if (e?.operand?.kind === "text") return call(e.operand.value, t?.value ?? F);
					if (t?.value.every(({ kind: e }) => e === "root") === true) return F;
				}
				const r = fe.get(e);
				if (r !== undefined) return r(t, n);
				for (const { value: e } of n) t.escape(e);
				return F;
			}
			function valueOf(e, t, n) {
				step(e.kind === "text" ? e.value : "");
				switch (e.kind) {
					case "text":
					case "number": return F;
					case "word": return callFunction(e.name, []);
					case "dot": return follow(t, e.path);
					case "variable": return follow(n.get(e.name) ?? F, e.path);
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
		const U = "\"(?:\\\\.|[^\"\\\\\\n])*\"|`[^`]*`|'(?:\\\\.|[^'\\\\\\n])*'";
		const W = new RegExp(`(?:${U}|(?!\\}\\}|["'\`])[\\s\\S])*?(?=\\}\\})`, "y");
		const G = new RegExp(`(?<space>\\s+)|(?<text>${U})|(?<variable>\\$\\w*(?:\\.\\w+)*)|(?<field>\\.(?:\\w+(?:\\.\\w+)*)?)` + "|(?<number>[-+]?\\d[\\w.]*)|(?<word>[A-Za-z_]\\w*)|(?<mark>:=|[()|,=])", "y");
		const K = /\{\{(?:-\s)?\s*\/\*[\s\S]*?\*\/\s*(?:\s-)?\}\}/y;
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
				K.lastIndex = i;
				W.lastIndex = i + (o ? 3 : 2);
				const c = K.test(e);
				const l = c ? "" : W.exec(e)?.[0];
				if (l === undefined) return undefined;
				const u = c ? K.lastIndex : W.lastIndex + 2;
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
		const ve = [
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
			for (let r = 0; r < e.length; r = G.lastIndex) {
				G.lastIndex = r;
				const i = G.exec(e)?.groups;
				if (i === undefined) return undefined;
				const a = ve.find((e) => i[e] !== undefined);
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
		const q = 100;
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
				if (n > q) throw new NotUnderstood();
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
				if (t > q) throw new NotUnderstood();
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
		const J = /version["']?:[ \t]*["']?$/i;
		const ye = 40;
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
					const i = t.endsWith("sha256:") ? "hex" : t.endsWith("@") ? "full" : undefined;
					const a = J.test(t.slice(-ye));
					for (const t of e) {
						if (t.kind !== "path") continue;
						const { path: e } = t;
						if (i !== undefined) n.set(`${i} ${JSON.stringify(e)}`, {
							path: e,
							form: i
						});
						if (a) r.set(JSON.stringify(e), {
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
					const t = new Set([...n.values()].filter((t) => value_use_isSame(t.path, e)).map(({ form: e }) => e));
					const [r] = t;
					if (t.size > 1) return "unknown";
					return r ?? (i ? "unknown" : "full");
				},
				refusal: (e) => [...r.values()].find((t) => value_use_isSame(t.path, e))?.reason
			};
		}
		function value_use_isSame(e, t) {
			return e.length === t.length && startsWith(e, t);
		}
		function startsWith(e, t) {
			if (e.length < t.length) return false;
			return t.every((t, n) => t === e[n] || t === I || e[n] === I);
		}
		;
		const be = 40;
		const xe = 1e5;
		const Se = 256;
		const Ce = [
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
			let n = 0;
			const isOver = () => {
				n += 1;
				return n > xe;
			};
			return (e, n) => accepts(t, {
				root: t,
				path: e,
				value: n,
				depth: 0,
				isOver
			});
		}
		function accepts(e, t) {
			if (e === true) return "yes";
			if (e === false) return "no";
			if (!isSchema(e) || t.depth > be || t.isOver()) return "unknown";
			const n = {
				...t,
				depth: t.depth + 1
			};
			const r = [];
			if (Ce.some((t) => t in e)) r.push("unknown");
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
			for (const [e, r] of Object.entries(isSchema(o) ? o : {})) {
				const a = t.isOver() ? "unknown" : test(e, n);
				if (a !== "no") s.push(allOf([a, accepts(r, i)]));
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
			if (n || e.length > 200 || t.length > Se) return "unknown";
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
		const Y = new WeakMap();
		function readChart(e) {
			if (!Y.has(e)) Y.set(e, createChart(e));
			return Y.get(e);
		}
		const X = `sha256:${"0123456789abcdef".repeat(4)}`;
		const we = /^(?:charts\/[^/]+\/)*/;
		function createChart(e) {
			const t = [];
			const n = [];
			for (const [r, i] of e) {
				const e = r.replace(we, "");
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
				return n === undefined ? P.hq : i.reduce(agreement, n);
			};
		}
		function readerAt(e, t, n) {
			return {
				use: (r) => {
					const i = [...e, r];
					const a = t.reads(i);
					const o = a === "yes" ? t.form(i) : "unknown";
					const s = o === "hex" ? X.slice("sha256:".length) : X;
					return {
						reads: a,
						form: o,
						mayAdd: o !== "unknown" && n(i, s) === "yes"
					};
				},
				tagStays: (r, i) => {
					const a = [...e, r];
					if (n(a, `${i}@${X}`) === "no") return `the chart's \`values.schema.json\` does not allow a digest in \`${r}\``;
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
		const Te = 1e4;
		function pathsOfMaps(e) {
			const t = new Map();
			let n = Te;
			const visit = (e, r) => {
				if (e === undefined || e.kind === "text" || r.length > 50 || n <= 0) return;
				n -= 1;
				if (e.kind === "list") {
					for (const t of e.items) visit(t, [...r, I]);
					return;
				}
				t.set(e, [...t.get(e) ?? [], r]);
				for (const { key: t, value: n } of e.own.values()) if (t !== "<<") visit(n, [...r, t]);
			};
			visit(e, []);
			return t;
		}
		var Z = n(68095);
		var Ee = n(22745);
		var De = n(79759);
		var Oe = n(99151);
		;
		const ke = Ee.m.filter((e) => e.kind === "yaml" && e.recognizes !== undefined);
		const Ae = /\{\{|\{%/;
		function scanYaml(e, t, n, { chart: r, environment: i } = {}) {
			const a = t === Z.o;
			let o = a ? undefined : t.name;
			const s = r && readChart(r);
			const c = a && Ae.test(e);
			const known = (e) => c && e.kind === undefined ? {
				...e,
				kind: "template"
			} : e;
			const l = (0, De.J4)(e, t.name, n, i);
			for (const { error: r, faults: i, root: c } of (0, j.g)(e)) {
				if (r !== undefined) {
					n.faults.push(known(r));
					continue;
				}
				n.faults.push(...i.map(known));
				for (const { keys: e = [] } of i) for (const t of e) n.zones.push({
					...t,
					kind: "fixed"
				});
				const { own: e, others: u } = a ? recognize(c) : {
					own: t,
					others: []
				};
				const d = n.found.length;
				const f = s?.readersOf(c) ?? l.readerOf;
				const p = {
					...l,
					root: c,
					readerOf: f,
					syntax: e.name
				};
				for (const { scan: t } of [e, ...u]) t(p);
				(0, Oe.k)(p, e);
				if (e !== Z.o || n.found.length > d) o ??= e.name;
			}
			return o ?? Z.o.name;
		}
		function recognize(e) {
			const t = [];
			for (const n of ke) {
				const r = n.recognizes?.(e);
				if (r === "surely") return {
					own: n,
					others: []
				};
				if (r === "likely") t.push(n);
			}
			const [n = Z.o, ...r] = t;
			return {
				own: n,
				others: n === Z.o ? [] : [...r, Z.o]
			};
		}
		var Q = n(52655);
		var je = n(90947);
		var Me = n(3549);
		var Ne = n(28271);
		;
		const Pe = 1e6;
		const Fe = "\uFEFF";
		const Ie = (0, N.m)();
		function scanFile(e, t, n = {}) {
			const { chart: r, environment: i, find: a = Ie } = n;
			const o = (0, M.O)();
			const s = (0, Q.RF)(e);
			let c = s.name;
			const scan = (t, n) => {
				c = scanText(e, t, {
					named: s,
					chart: r,
					environment: i,
					find: a
				}, n);
			};
			try {
				if (hasNoSyntax(e, s) && isBillOfMaterials(e, t)) c = undefined;
				else if (t.startsWith(Fe)) (0, w.K)((0, T.zF)(t, 1, t.length), o, scan);
				else scan(t, o);
			} catch (e) {
				const t = `it cannot be read completely: ${String(e)}`;
				o.faults.push({
					offset: 0,
					message: t,
					kind: "cut"
				});
			}
			return finishScan(t, o, c, i);
		}
		function scanText(e, t, n, r) {
			const { find: i, named: a } = n;
			const o = scanSyntax(e, t, n, r);
			const s = r.faults.length > 0 ? "text" : a.rest ?? "quiet";
			(0, b.WC)(t, r, i, {
				fallback: s,
				isDocument: a === Me.w
			});
			return o;
		}
		function scanSyntax(e, t, { named: n, ...r }, i) {
			if ((0, Q.nD)(e) && !isKubernetesJson(t)) {
				i.zones.push({
					start: 0,
					end: t.length,
					kind: "text"
				});
				return n.name;
			}
			if (n.kind === "yaml") return scanYaml(t, n, i, r);
			const { longest: a = Pe } = n;
			if (t.length <= a) n.scan(t, i);
			else i.faults.push({
				offset: 0,
				message: `it is longer than ${a} characters`,
				kind: "cut"
			});
			return n.name;
		}
		function hasNoSyntax(e, t) {
			return t === Ne.Q || (0, Q.nD)(e);
		}
		function isKubernetesJson(e) {
			try {
				const t = JSON.parse(e);
				return (0, y.u4)(t) && "apiVersion" in t && "kind" in t;
			} catch {
				return [...(0, j.g)(e)].some(({ root: e }) => (0, je.nq)(e) !== undefined);
			}
		}
		;
		function judgeText(e, t) {
			const { beside: n, companion: r, path: i, text: a } = e;
			const o = scanFile(i, a, {
				chart: n,
				find: t.find,
				environment: r?.text
			});
			const s = o.syntax !== undefined || o.problems.length > 0;
			const { templated: c, unread: l } = findUnknown(o, e, t);
			const u = o.references.map((n) => judgeReference(n.isInCompanion && r ? r : e, n, i, t));
			const d = o.unresolved.map((n) => judgeUnresolved(e, n, t));
			const f = (0, m.T)([...u, ...d], (e) => typeof e === "string" ? e : undefined);
			const count = (e) => f.get(e) ?? 0;
			const p = d.filter(isOpen);
			const h = u.filter(isOpen);
			const g = o.mentions.map((n) => judgeMention(e, n, t));
			const _ = g.filter(isOpen);
			return {
				end: l ?? { kind: s ? "judged" : "bill-of-materials" },
				isScanned: s,
				references: h.filter(({ scanned: e }) => e.wrongDigest === undefined),
				unresolved: [...p.filter((e) => "why" in e), ...c],
				malformed: [...p.flatMap((e) => "why" in e ? [] : [{
					...e,
					repair: undefined
				}]), ...h.flatMap(wrongReference)],
				untagged: _,
				findings: l === undefined && s ? o.problems.map(({ line: t, message: n }) => (0, v.jZ)(e.shown, t, n)) : [],
				ignored: [
					...u,
					...d,
					...g
				].filter(isIgnored),
				left: {
					foreign: count("foreign"),
					unnamed: count("unnamed"),
					untagged: _.length
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
		const Le = 100;
		function findUnknown(e, { shown: t, text: n }, { namesOurs: r }) {
			const { mentions: i, problems: a, references: o, understood: s, unresolved: c } = e;
			const [l = {
				line: 1,
				message: "it is cut"
			}] = a;
			const u = `cannot be read in full (${l.message})`;
			const d = {
				kind: "unread",
				why: u,
				line: l.line
			};
			if (s === "cut") return {
				unread: d,
				templated: []
			};
			if (s === "all") return {
				unread: undefined,
				templated: []
			};
			const f = o.filter(({ isInCompanion: e }) => !e);
			if (a.length > 0) {
				const e = blankPlaces(n, f);
				return {
					unread: r(e) || r((0, p.Lx)(e)) ? d : undefined,
					templated: []
				};
			}
			const m = blankPlaces(n, [
				...f,
				...c,
				...i
			]);
			const h = m.split("\n").flatMap((e, n) => {
				if (!r(e)) return [];
				const i = {
					file: t,
					line: n + 1
				};
				return [{
					what: e.trim().slice(0, 200),
					why: Re,
					location: i,
					isScript: false
				}];
			});
			return {
				unread: undefined,
				templated: h.slice(0, Le)
			};
		}
		const Re = "it stands in a template, which another tool fills in";
		function judgeReference(e, t, n, { names: r }) {
			const i = (0, g.kl)(t.image, r, "foreign");
			if (i.kind === "foreign") return "foreign";
			const { linkedTo: a, path: o } = e;
			const s = a === undefined ? t : {
				...t,
				editable: {
					kind: "no",
					reason: `the file is a link to \`${a}\``
				}
			};
			const c = locationOf(e, s.place);
			const { image: l } = i;
			const u = {
				file: o,
				scanned: s,
				reference: s.image,
				image: l,
				location: c,
				readBy: n
			};
			if (!t.ignored) return u;
			const [d] = wrongReference(u);
			const f = d === undefined ? {
				kind: "reference",
				reference: u
			} : {
				kind: "malformed",
				malformed: d
			};
			const { ignoreReason: p, text: m } = t;
			return {
				kind: "ignored",
				text: m,
				name: l.repository,
				reason: p,
				location: c,
				readBy: n,
				without: f
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
		function judgeUnresolved(e, t, { names: n, referenceNamesOurs: r }) {
			const { expanded: i, ignored: a, ignoreReason: o, place: s, text: c } = t;
			if (!r(c) && !r(i)) return "unnamed";
			const l = judgeLoose(e, t);
			if (!a) return l;
			const [u, d, f] = [
				locationOf(e, s),
				(0, _.Y)(i, n),
				partOf(l)
			];
			return {
				kind: "ignored",
				text: c,
				name: d,
				reason: o,
				location: u,
				readBy: e.path,
				without: f
			};
		}
		function partOf(e) {
			if ("why" in e) return {
				kind: "unresolved",
				part: e
			};
			return {
				kind: "malformed",
				malformed: {
					...e,
					repair: undefined
				}
			};
		}
		function judgeLoose({ shown: e }, { isMalformed: t, isScript: n, place: r, reason: i, text: a }) {
			const o = {
				file: e,
				line: r.line,
				column: r.column
			};
			if (t) return {
				text: a,
				reason: i,
				location: o
			};
			return {
				what: a,
				why: i,
				location: o,
				isScript: n
			};
		}
		function judgeMention(e, { ignored: t, ignoreReason: n, place: r, text: i }, { names: a }) {
			const o = locationOf(e, r);
			const s = {
				text: i,
				location: o
			};
			if (!t) return s;
			const c = {
				kind: "untagged",
				name: s
			};
			return {
				kind: "ignored",
				text: i,
				name: (0, _.Y)(i, a),
				reason: n,
				location: o,
				readBy: e.path,
				without: c
			};
		}
		const isIgnored = (e) => typeof e === "object" && e !== null && "kind" in e && e.kind === "ignored";
		const isOpen = (e) => typeof e === "object" && !isIgnored(e);
		function debugLine({ path: e }, { place: t, reason: n, text: r }) {
			return `${(0, h.h0)(e)}:${t.line}: \`${(0, h.h0)(r, 200)}\`: ${(0, h.h0)(n, 300)}`;
		}
		function blankPlaces(e, t) {
			const n = [];
			let r = 0;
			for (const { place: i } of [...t].sort((e, t) => e.place.start - t.place.start)) {
				if (i.start > r) n.push(e.slice(r, i.start));
				if (i.end > r) n.push(e.slice(Math.max(r, i.start), i.end).replaceAll(/[^\n]/g, " "));
				r = Math.max(r, i.end);
			}
			return [...n, e.slice(r)].join("");
		}
		var $ = n(76760);
		var ze = n(99004);
		;
		const Be = 2e3;
		const Ve = 16 * 1024 * 1024;
		function createBesideReader(e) {
			const t = new Map();
			return async (n) => {
				const r = t.get(n.folder) ?? readFolder(e, n);
				t.set(n.folder, r);
				return r;
			};
		}
		async function readFolder(e, { folder: t, wants: n, within: r }) {
			const a = await listFiles(e, t, r);
			if (a === undefined) return undefined;
			const o = new Map();
			let s = 0;
			for (const r of a.filter(n)) {
				const n = await (0, i.sL)(e, (0, $.join)(t, r));
				if (n.kind === "unread") return undefined;
				if (n.kind === "skipped" && n.why === i.BQ) return undefined;
				if (n.kind === "skipped") continue;
				s += n.text.length;
				o.set(r, n.text);
				if (o.size > Be || s > Ve) return undefined;
			}
			return o.size === 0 ? undefined : o;
		}
		async function listFiles(e, t, n) {
			const r = [...n];
			for (const i of n) {
				const n = [];
				const a = await (0, ze.Fv)((0, $.join)(e.folder, t, i), {
					others: true,
					unread: n
				});
				if (n.some(({ path: e, reason: t }) => e !== "." || !/\((?:ENOENT|ENOTDIR)\)$/.test(t))) return undefined;
				r.push(...a.map((e) => `${i}/${e}`));
			}
			return r;
		}
		;
		function createFileWork({ folder: e, names: t, root: n }) {
			const r = {
				folder: e,
				root: n,
				known: (0, i.JK)()
			};
			const a = {
				...r,
				areOrdinary: true
			};
			const o = (0, f.it)(t);
			const s = (0, p.fY)(t);
			const c = createBesideReader(r);
			const chartOf = async (e) => {
				const t = (0, f.Gr)(e);
				return t && await c(t);
			};
			const companionText = async (e) => {
				const t = (0, f._M)(e);
				if (t === undefined) return undefined;
				const n = await (0, i.sL)(r, t);
				return n.kind === "text" ? {
					...n,
					path: t
				} : undefined;
			};
			const read = async (e) => {
				const { isOrdinary: t, path: n, shown: c } = e;
				const l = await (0, i.sL)(t ? a : r, n, o(n));
				if (l.kind !== "text") return l;
				const u = await companionText(n);
				const { linkedTo: d, text: f } = l;
				const p = await chartOf(n);
				const m = u && {
					...u,
					shown: shownBeside(c, u.path)
				};
				const h = judgeText({
					path: n,
					shown: c,
					text: f,
					linkedTo: d,
					companion: m,
					beside: p
				}, s);
				const g = new Set(editableIn(h).map(({ file: e }) => e));
				const _ = [{
					...l,
					path: n
				}, ...u === undefined ? [] : [u]].filter((e) => g.has(e.path) || e.path === n && g.size > 0).map(({ encoding: e, path: t, text: n }) => ({
					path: t,
					text: n,
					encoding: e
				}));
				return {
					kind: "text",
					linkedTo: d,
					judged: h,
					holders: _
				};
			};
			const edit = async (e) => {
				const { companion: t, path: n, text: r } = e;
				const i = await chartOf(n);
				const a = t ?? await companionText(n);
				const readWith = (e, t) => scanFile(n, e, {
					chart: i,
					find: s.find,
					environment: t
				});
				const readAgain = (e) => t === undefined ? readWith(e, a?.text) : readWith(r, e);
				const o = e.moves.map((e, t) => ({
					...e,
					index: t
				}));
				const { after: c, moved: l, refused: u } = editText(t?.text ?? r, o, readAgain);
				return {
					after: c,
					moved: l.map(({ index: e }) => e),
					refused: u.map(({ move: e, reason: t }) => ({
						move: e.index,
						reason: t
					}))
				};
			};
			return async (e) => {
				if (e.kind === "read") return {
					kind: "read",
					file: await read(e)
				};
				if (e.kind === "edit") return {
					kind: "edit",
					edited: await edit(e)
				};
				const { file: t } = e;
				const n = t.companion && {
					...t.companion,
					linkedTo: undefined
				};
				return {
					kind: "judge",
					judged: judgeText({
						...t,
						linkedTo: undefined,
						companion: n
					}, s)
				};
			};
		}
		function editableIn({ ignored: e, malformed: t, references: n }) {
			const r = e.map(({ without: e }) => e);
			const i = [...t, ...r.flatMap((e) => e.kind === "malformed" ? [e.malformed] : [])];
			return [
				...n,
				...r.flatMap((e) => e.kind === "reference" ? [e.reference] : []),
				...i.flatMap(({ repair: e }) => e ?? [])
			];
		}
		function shownBeside(e, t) {
			const n = t.slice(t.lastIndexOf("/") + 1);
			return `${e.slice(0, e.lastIndexOf("/") + 1)}${n}`;
		}
		;
		function serveFileTasks(e) {
			Error.stackTraceLimit = 0;
			serveTasks(createFileWork(e));
		}
	})
};
;
