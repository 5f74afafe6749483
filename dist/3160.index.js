"use strict";
exports.id = 3160;
exports.ids = [3160];
exports.modules = {
	42030: ((e, t, n) => {
		n.d(t, {
			Mv: () => r,
			d5: () => elapsedMs,
			ml: () => i
		});
		const r = 2 ** 31 - 1;
		const elapsedMs = () => Number(process.hrtime.bigint()) / 1e6;
		const i = {
			now: () => Date.now(),
			sleep: (e, t) => new Promise((n) => {
				if (t.aborted) {
					n();
					return;
				}
				const done = () => {
					clearTimeout(r);
					t.removeEventListener("abort", done);
					n();
				};
				const r = setTimeout(done, e);
				t.addEventListener("abort", done);
			})
		};
	}),
	34150: ((e, t, n) => {
		t._l = pluralOf;
		t.hS = counted;
		t.iD = formFor;
		function formFor(e, t, n) {
			return e === 1 ? t : n;
		}
		function pluralOf(e) {
			return /[^aeiou]y$/.test(e) ? e.replace(/y$/, "ies") : `${e}s`;
		}
		function counted(e, t, n = pluralOf(t)) {
			return `${e} ${formFor(e, t, n)}`;
		}
	}),
	38086: ((e, t, n) => {
		n.d(t, { qy: () => r });
		t.M1 = breakHashes;
		t.dp = byteLength;
		t.gL = clipText;
		t.h0 = plainLine;
		t.ix = breakCommands;
		t.jQ = showInvisible;
		const r = 1e3;
		const i = /[\r\n\v\f\u0085\u2028\u2029]+/g;
		const a = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
		const codePointName = (e) => `[U+${Number(e.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}]`;
		function showInvisible(e) {
			if (/^[\n -~]*$/.test(e)) return e;
			return e.replace(a, (e) => {
				if (e === "\n") return e;
				return e === "	" ? " " : codePointName(e);
			});
		}
		function breakCommands(e) {
			return breakHashes(e.replace(/:(?=:)/g, ": "));
		}
		function breakHashes(e) {
			return e.replace(/#(?=#(?:\[|vso\[))/gi, "# ");
		}
		function clipText(e, t) {
			if (e.length <= t) return e;
			const n = e.charCodeAt(t - 2);
			const r = n >= 55296 && n <= 56319 ? t - 2 : t - 1;
			return `${e.slice(0, r)}\u2026`;
		}
		const o = /^[!-~](?:[ -~]*[!-~])?$/;
		function plainLine(e, t = r) {
			if (e.length <= t && o.test(e)) return e;
			return showInvisible(clipText(e, t).replace(i, " ")).trim();
		}
		function byteLength(e) {
			let t = e.length;
			for (let n = 0; n < e.length; n += 1) {
				const r = e.charCodeAt(n);
				if (r < 128) continue;
				if (r < 2048) t += 1;
				else if (r >= 55296 && r <= 56319 && isLowSurrogate(e.charCodeAt(n + 1))) {
					t += 2;
					n += 1;
				} else t += 2;
			}
			return t;
		}
		const isLowSurrogate = (e) => e >= 56320 && e <= 57343;
	}),
	38445: ((e, t, n) => {
		t.B = isDigest;
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	40382: ((e, t, n) => {
		t.Jw = fileSegments;
		t.TT = isUsableMapping;
		t.de = mapsDockerHub;
		t.jE = parseRegistryMapping;
		t.kl = locateImage;
		var r = n(63664);
		var i = n(46115);
		var a = n(2937);
		const o = "latest";
		const s = "library";
		function withPlainHost([e, ...t]) {
			return [(0, a.jV)(String(e)), ...t];
		}
		function fileSegments({ host: e, path: t }) {
			const n = (0, a.jV)(e ?? a.Xb);
			const r = n === a.Xb && t.length === 1;
			return [
				n,
				...r ? [s] : [],
				...t
			];
		}
		function mapsDockerHub({ mappings: e }) {
			return e.some(({ from: e }) => e[0] === a.Xb);
		}
		function parseRegistryMapping(e) {
			const [t = "", n = "", ...r] = e.split("=").map((e) => e.trim().replace(/^https?:\/\//, "").replace(/(?<!\/)\/+$/, ""));
			if (r.length > 0 || t === "" || n === "") return {
				kind: "malformed",
				reason: "it does not have the form `left=right`"
			};
			const [i, a] = [t.split("/"), n.split("/")];
			if ([...i, ...a].some((e) => e === "")) return {
				kind: "malformed",
				reason: "one of its parts is empty"
			};
			const o = leftProblem(i);
			if (o !== undefined) return {
				kind: "malformed",
				reason: o
			};
			return {
				kind: "mapping",
				mapping: {
					from: withPlainHost(i),
					to: withPlainHost(a)
				}
			};
		}
		function leftProblem([e = "", ...t]) {
			if (!(0, r.ER)(e)) return "its left side does not begin with a registry host, such as `mirror.example` or `docker.io`";
			return t.some((e) => /[:@]/.test(e)) ? "its left side has a tag or a digest" : undefined;
		}
		function isUsableMapping(e, t) {
			const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
			const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
			return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
		}
		function locateImage(e, t, n) {
			const r = e.tag ?? o;
			const { host: s, path: c } = e;
			const l = s === undefined && n === "ours";
			const u = l || t.mappings.length === 0 ? [] : fileSegments(e);
			const d = longestMapping(u, t.mappings);
			if (d !== undefined) {
				const n = [...d.to, ...u.slice(d.from.length)];
				const i = String(n[0]);
				if (!isOurs(i, t)) return {
					kind: "foreign",
					host: i
				};
				return ours(n.slice(1), r, {
					...e,
					tag: r,
					digest: undefined
				});
			}
			if (s === undefined) {
				if (n === "foreign") return {
					kind: "foreign",
					host: s
				};
			} else if (!isOurs(s, t)) return {
				kind: "foreign",
				host: s
			};
			const f = c.length === 1 ? [i.g, ...c] : c;
			return ours(c, r, {
				host: s ?? a.uD,
				path: f,
				tag: r,
				digest: undefined
			});
		}
		function ours(e, t, n) {
			const r = e.length === 1 ? [i.g, ...e] : e;
			return {
				kind: "ours",
				image: {
					organization: String(r[0]),
					repository: r.join("/"),
					tag: t,
					complete: n
				}
			};
		}
		function isOurs(e, t) {
			const n = (0, a.jV)(e);
			return n === a.uD || n === (0, a.jV)(t.registryHost);
		}
		function longestMapping(e, t) {
			if (e.length === 0) return undefined;
			const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
			return n.sort((e, t) => t.from.length - e.from.length)[0];
		}
	}),
	63664: ((e, t, n) => {
		t.$B = isUntaggedName;
		t.De = isCompleteReference;
		t.ER = isHostSegment;
		t.Yk = printImageReference;
		t.e1 = printImageName;
		t.gj = withoutWrongDigest;
		t.o_ = parseImageReference;
		var r = n(38445);
		const i = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
		const a = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
		const o = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
		const s = 4096;
		function isTag(e) {
			return i.test(e);
		}
		function isHostSegment(e) {
			return e.includes(".") || e.includes(":") || e === "localhost";
		}
		function parseImageReference(e) {
			if (e === "") return malformed("it is empty");
			if (e.length > s) return malformed(`it is longer than ${s} characters`);
			const t = e.indexOf("@");
			const n = t < 0 ? undefined : e.slice(t + 1);
			if (n !== undefined && !(0, r.B)(n)) return malformed(digestProblem(n));
			const i = t < 0 ? e : e.slice(0, t);
			const c = i.lastIndexOf(":");
			const l = c > i.lastIndexOf("/");
			const u = l ? i.slice(c + 1) : undefined;
			if (u !== undefined && !isTag(u)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
			const d = l ? i.slice(0, c) : i;
			const f = d.indexOf("/");
			const p = d.slice(0, Math.max(0, f));
			const m = isHostSegment(p) ? p : undefined;
			if (m !== undefined && !o.test(m)) return malformed("its registry host is not a valid host name");
			const h = m === undefined ? d : d.slice(f + 1);
			if (!a.test(h)) return malformed(pathProblem(h));
			return {
				kind: "reference",
				reference: {
					host: m,
					path: h.split("/"),
					tag: u,
					digest: n
				}
			};
		}
		function malformed(e) {
			return {
				kind: "malformed",
				reason: e
			};
		}
		function pathProblem(e) {
			const isWrong = (e) => !a.test(e);
			if (e.split("/").find(isWrong) === "") return "it has an empty name";
			return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
		}
		function withoutWrongDigest(e) {
			const t = e.indexOf("@");
			const n = parseImageReference(e.slice(0, Math.max(0, t)));
			return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
		}
		const c = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
		function isCompleteReference(e) {
			const t = parseImageReference(e);
			if (t.kind === "malformed") {
				const t = e.indexOf("/");
				const n = e.slice(0, Math.max(0, t));
				return isHostSegment(n) && o.test(n) && c.test(e.slice(t + 1));
			}
			const { host: n, tag: r, digest: i } = t.reference;
			return n !== undefined && (r !== undefined || i !== undefined);
		}
		function printImageName({ host: e, path: t }) {
			const n = t.join("/");
			return e === undefined ? n : `${e}/${n}`;
		}
		function isUntaggedName(e) {
			const t = parseImageReference(e);
			return t.kind === "reference" && t.reference.host !== undefined && !isCompleteReference(e);
		}
		function printImageReference(e) {
			const t = e.tag === undefined ? "" : `:${e.tag}`;
			const n = e.digest === undefined ? "" : `@${e.digest}`;
			return `${printImageName(e)}${t}${n}`;
		}
		function digestProblem(e) {
			if (/^sha256:[0-9a-f]+$/.test(e) && e.length < 71) {
				return `its digest has ${e.length - 7} hexadecimal digits, not 64`;
			}
			return "its digest is not `sha256:` and 64 lower-case hexadecimal digits";
		}
	}),
	46115: ((e, t, n) => {
		n.d(t, { g: () => r });
		t.U = isPublic;
		const r = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${r}/`) && (t === "latest" || t === "latest-dev");
		}
	}),
	2937: ((e, t, n) => {
		n.d(t, {
			Xb: () => i,
			uD: () => r
		});
		t.jV = plainHost;
		const r = "cgr.dev";
		const i = "docker.io";
		const a = new Set([
			i,
			"index.docker.io",
			"registry-1.docker.io"
		]);
		function plainHost(e) {
			const t = e.toLowerCase();
			const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
			return a.has(n) ? i : n;
		}
	}),
	63566: ((e, t, n) => {
		t.serveFileTasks = serveFileTasks;
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
		var m = n(43203);
		var h = n(85127);
		var g = n(76760);
		var _ = n(99004);
		;
		const v = 2e3;
		const y = 16 * 1024 * 1024;
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
				const n = await (0, i.s)(e, (0, g.join)(t, r));
				if (n.kind === "unread") return undefined;
				if (n.kind === "skipped") continue;
				s += n.text.length;
				o.set(r, n.text);
				if (o.size > v || s > y) return undefined;
			}
			return o.size === 0 ? undefined : o;
		}
		async function listFiles(e, t, n) {
			const r = [...n];
			for (const i of n) {
				const n = [];
				const a = await (0, _.Fv)((0, g.join)(e.folder, t, i), {
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
				known: (0, i.J)()
			};
			const a = {
				...r,
				areOrdinary: true
			};
			const o = (0, f.it)(t);
			const s = (0, p.createOurNames)(t);
			const c = createBesideReader(r);
			const chartOf = async (e) => {
				const t = (0, f.Gr)(e);
				return t && await c(t);
			};
			const companionText = async (e) => {
				const t = (0, f._M)(e);
				if (t === undefined) return undefined;
				const n = await (0, i.s)(r, t);
				return n.kind === "text" ? {
					...n,
					path: t
				} : undefined;
			};
			const read = async (e) => {
				const { isOrdinary: t, path: n, shown: c } = e;
				const l = await companionText(n);
				const u = o(n);
				const d = l !== undefined && u.matters(l.text);
				const f = await (0, i.s)(t ? a : r, n, d ? undefined : u);
				if (f.kind !== "text") return f;
				const { linkedTo: p, text: h } = f;
				const g = await chartOf(n);
				const _ = l && {
					...l,
					shown: shownBeside(c, l.path)
				};
				const v = (0, m.judgeText)({
					path: n,
					shown: c,
					text: h,
					linkedTo: p,
					companion: _,
					beside: g
				}, s);
				const y = new Set([...v.references, ...v.malformed.flatMap(({ repair: e }) => e ?? [])].map(({ file: e }) => e));
				const b = [{
					...f,
					path: n
				}, ...l === undefined ? [] : [l]].filter((e) => y.has(e.path) || e.path === n && y.size > 0).map(({ encoding: e, path: t, text: n }) => ({
					path: t,
					text: n,
					encoding: e
				}));
				return {
					kind: "text",
					linkedTo: p,
					judged: v,
					holders: b
				};
			};
			const edit = async (e) => {
				const { companion: t, path: n, text: r } = e;
				const i = await chartOf(n);
				const a = t ?? await companionText(n);
				const readWith = (e, t) => (0, h.W)(n, e, {
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
					judged: (0, m.judgeText)({
						...t,
						linkedTo: undefined,
						companion: n
					}, s)
				};
			};
		}
		function shownBeside(e, t) {
			const n = t.slice(t.lastIndexOf("/") + 1);
			return `${e.slice(0, e.lastIndexOf("/") + 1)}${n}`;
		}
		;
		function serveFileTasks(e) {
			serveTasks(createFileWork(e));
		}
	})
};
;
