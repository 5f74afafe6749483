"use strict";
exports.id = 564;
exports.ids = [564];
exports.modules = {
	10433: ((e, t, n) => {
		n.d(t, {
			a: () => l,
			w: () => readSlots
		});
		var r = n(59173);
		var i = n(62137);
		var a = n(29065);
		var o = n(96341);
		var s = n(52423);
		var c = n(46190);
		const l = "final stage";
		const u = 1e3;
		function readSlots(e, t, n) {
			const r = openSlots(e, t);
			return n.map((e) => {
				const n = r(e).slice(0, u);
				return n.length === 0 ? [slotOfLine(t, e)] : n;
			});
		}
		function openSlots(e, t) {
			const n = (0, c.RF)(e);
			try {
				if (n === s.TE) return stageSlots((0, s.ir)(t));
				if (n.kind === "yaml" || e.toLowerCase().endsWith(".json")) return yamlSlots(t);
			} catch {}
			return () => [];
		}
		function stageSlots(e) {
			const t = e.length - 1;
			const slotsOf = (e, n) => {
				const r = {
					name: `stage ${e.name === "" ? n + 1 : e.name}`,
					stage: n
				};
				if (n < t) return [r];
				return [{ name: l }, ...e.name === "" ? [] : [r]];
			};
			const n = [];
			const r = new Map();
			for (const [t, i] of e.entries()) {
				const e = i.continues === undefined ? t : n[i.continues] ?? t;
				n.push(e);
				r.set(e, [...r.get(e) ?? [], ...slotsOf(i, t)].slice(0, u));
			}
			return (t) => {
				const n = indexAt(e, t);
				const i = e[n];
				if (i === undefined) return [{ name: "before the first stage" }];
				if (t < i.fromEnd) return r.get(n) ?? [];
				const [a = { name: l }] = slotsOf(i, n);
				return [{ name: `what ${a.name} copies` }];
			};
		}
		const indexAt = (e, t) => (0, o.E)(e, ({ start: e }) => e, t, -1);
		const d = /^(?:registry|repository|name|newName|tag|newTag|digest|version)$/;
		const f = 2e5;
		function yamlSlots(e) {
			const t = e.startsWith("\uFEFF") ? 1 : 0;
			const n = new Map();
			let a = f;
			const visit = (e, t, i) => {
				a -= 1;
				if (e === undefined || a < 0) return;
				if (e.kind === "text") {
					const [a, o] = e.scalar.range;
					const s = (0, r.IV)(n, a, () => ({
						start: a,
						end: o,
						names: new Set()
					}));
					s.names.add(d.test(i) ? t.slice(0, -i.length - 1) : t);
				} else if (e.kind === "list") {
					for (const n of e.items) visit(n, `${t}[${nameOf(n)}]`, "");
				} else {
					const n = objectName(e);
					const r = n === "" ? t : n;
					for (const t of e.own.values()) visit(t.value, r === "" ? t.key : `${r}${n === "" ? "." : ": "}${t.key}`, t.key);
				}
			};
			for (const { root: n } of (0, i.g)(e.slice(t))) visit(n, "", "");
			const o = [...n.values()].sort((e, t) => e.start - t.start);
			return (e) => {
				const n = e - t;
				const r = o[indexAt(o, n)];
				if (r === undefined || n > r.end) return [];
				return [...r.names].flatMap((e) => e === "" ? [] : [{ name: e }]);
			};
		}
		function objectName(e) {
			const t = (0, a.Um)((0, a.oB)(e, "kind"));
			if (t === undefined || (0, a.oB)(e, "apiVersion") === undefined) return "";
			const n = (0, a.oB)(e, "metadata");
			const r = (0, a.Um)((0, a.oB)(n, "name")) ?? (0, a.Um)((0, a.oB)(n, "generateName")) ?? "";
			const i = (0, a.Um)((0, a.oB)(n, "namespace"));
			return `${t} ${i === undefined ? "" : `${i}/`}${r}`;
		}
		const nameOf = (e) => (0, a.Um)((0, a.oB)(e, "name")) ?? "";
		const p = 80;
		function slotOfLine(e, t) {
			const n = e.slice(Math.max(0, t - p), t);
			const r = n.slice(n.lastIndexOf("\n") + 1).trim();
			return { name: r === "" ? "a line" : `behind ${r}` };
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
	63566: ((e, t, n) => {
		n.d(t, { serveFileTasks: () => serveFileTasks });
		var r = n(75919);
		;
		const i = 20;
		function serveTasks(e) {
			process.env = {};
			r.parentPort?.on("message", async ({ at: t, tasks: n }) => {
				let a = [];
				let o = performance.now();
				for (const [s, c] of n.entries()) {
					Atomics.store(t, 0, s);
					a.push(await e(c));
					if (s + 1 < n.length && performance.now() - o < i) continue;
					r.parentPort?.postMessage(a);
					a = [];
					o = performance.now();
				}
			});
		}
		var a = n(41706);
		var o = n(8385);
		var s = n(63664);
		;
		const c = 64;
		const l = 8;
		const u = 1e7;
		const d = "after the edit the file would not name this digest here, or would name another image differently";
		const f = "after the edits the file could not be read completely";
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
			const s = a.isCut() ? f : d;
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
			const r = Math.floor(u / (e.length + 1));
			let i = Math.max(l, Math.min(c, r));
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
					reference: meant(e.reference, t),
					reason: undefined
				});
			});
			return JSON.stringify(t.references.map(readOf)) === JSON.stringify(i);
		}
		function readOf({ reason: e = "", reference: t, syntax: n }) {
			return [
				n,
				(0, s.Yk)(t),
				e
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
		function keyOf({ start: e, text: t }) {
			return `${e} ${t}`;
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
		function planEdit({ editable: e, reference: t }, n) {
			if (!(0, s.Bc)(n)) return {
				kind: "impossible",
				reason: "the new digest is not a `sha256` digest"
			};
			if (t.digest === n) return [];
			if (e.kind === "no") return {
				kind: "impossible",
				reason: e.reason
			};
			const { start: r, end: i, before: a, after: o, hexOnly: c } = e.site;
			const l = c ? n.slice("sha256:".length) : n;
			return [{
				start: r,
				end: i,
				text: `${a}${l}${o}`
			}];
		}
		var p = n(67399);
		var m = n(47739);
		var h = n(83727);
		var g = n(23762);
		var _ = n(10433);
		var v = n(82250);
		var y = n(76760);
		var b = n(59173);
		var x = n(99004);
		var S = n(45426);
		;
		const C = 2e3;
		const w = 16 * 1024 * 1024;
		function createBesideReader(e) {
			const t = new Map();
			return (n) => (0, b.IV)(t, n.folder, () => readFolderOrLeast(e, n));
		}
		async function readFolderOrLeast(e, t) {
			const n = await readFolder(e, t);
			return n ?? (t.least && readFolder(e, {
				...t,
				within: t.least
			}));
		}
		async function readFolder(e, { folder: t, wants: n, within: r }) {
			const i = await listFiles(e, t, r);
			if (i === undefined) return undefined;
			const o = new Map();
			let s = 0;
			for (const r of i.filter(n)) {
				const n = await (0, a.sL)(e, (0, y.join)(t, r));
				if (n.kind === "unread") return undefined;
				if (n.kind === "skipped" && n.why === a.BQ) return undefined;
				if (n.kind === "skipped") continue;
				s += n.text.length;
				o.set(r, n.text);
				if (o.size > C || s > w) return undefined;
			}
			return o.size === 0 ? undefined : o;
		}
		async function listSubchartValues(e, t) {
			const n = await listFiles(e, t, ["charts"]);
			return (n ?? []).filter((e) => e.endsWith("/values.yaml") && (0, S.Jk)(e)).map((e) => (0, y.join)(t, e));
		}
		async function listFiles(e, t, n) {
			const r = [...n];
			for (const i of n) {
				const n = [];
				const a = await (0, x.Fv)((0, y.join)(e.folder, t, i), {
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
			const r = (0, a.uO)(e, n);
			const i = (0, m.it)(t);
			const o = (0, h.fY)(t);
			const s = createBesideReader(r);
			const c = new Map();
			const chartOf = async (e) => {
				const t = (0, m.Gr)(e);
				return t && await s(t);
			};
			const givenChart = async (e, { files: t, others: n }) => {
				const r = await chartOf(e);
				if (r !== undefined && n !== undefined && hasOthers(r, t, n)) return new Map([...r, ...t]);
				return new Map([...t, ["Chart.yaml", ""]]);
			};
			const isNamedElsewhere = async (e) => {
				const t = (0, m.Gr)(e);
				const n = t === undefined ? [] : await listSubchartValues(r, t.folder);
				for (const t of [(0, m.eZ)(e) ?? [], n].flat()) if ((await (0, a.sL)(r, t, i(t))).kind === "text") return true;
				return false;
			};
			const companionText = async (e, t = e) => {
				const n = (0, m._M)(e);
				if (n === undefined) return undefined;
				const i = await (0, a.sL)(r, n);
				return i.kind === "text" ? {
					...i,
					path: n,
					shown: shownBeside(t, n)
				} : undefined;
			};
			const read = async (e) => {
				const { builds: t, path: n, shown: s } = e;
				const l = t === undefined && !await isNamedElsewhere(n) ? i(n) : undefined;
				const u = await (0, a.sL)(r, n, l);
				if (u.kind !== "text") return u;
				const d = await companionText(n, s);
				const { linkedTo: f, text: p } = u;
				const m = await chartOf(n);
				const h = {
					path: n,
					shown: s,
					text: p,
					linkedTo: f,
					companion: d,
					chart: m,
					builds: t
				};
				const _ = (0, g.W)(n, p, {
					...o,
					...h
				});
				const y = (0, v.WY)(h, o, _);
				const b = new Set(filesIn(y));
				if (b.size > 0) c.set(n, {
					text: p,
					environment: d?.text,
					scan: _
				});
				const x = [{
					...u,
					path: n
				}, ...d === undefined ? [] : [d]].filter((e) => b.has(e.path) || e.path === n && b.size > 0).map(({ encoding: e, path: r, text: i }) => ({
					path: r,
					text: i,
					encoding: e,
					builds: r === n ? t : undefined
				}));
				return {
					kind: "text",
					linkedTo: f,
					resolved: y,
					holders: x
				};
			};
			const edit = async (e) => {
				const { builds: t, companion: n, path: r, text: i } = e;
				const a = await chartOf(r);
				const s = n ?? await companionText(r);
				const readWith = (e, n) => (0, g.W)(r, e, {
					...o,
					builds: t,
					chart: a,
					companion: n
				});
				const l = c.get(r);
				const u = l?.text === i && l.environment === s?.text;
				const readAgain = (e) => {
					if (u && e === (n?.text ?? i)) return l.scan;
					return n === undefined ? readWith(e, s) : readWith(i, {
						...n,
						text: e
					});
				};
				const d = e.moves.map((e, t) => ({
					...e,
					index: t
				}));
				const { after: f, moved: p, refused: m } = editText(n?.text ?? i, d, readAgain);
				return {
					after: f,
					moved: p.map(({ index: e }) => e),
					refused: m.map(({ move: e, reason: t }) => ({
						move: e.index,
						reason: t
					}))
				};
			};
			const builds = async (e) => {
				const { path: t, shown: n, text: i } = e;
				const o = i === undefined ? await (0, a.sL)(r, t) : { text: i };
				return "text" in o ? (0, p.A)(n, o.text, (await companionText(t))?.text) : [];
			};
			return async (e) => {
				if (e.kind === "read") return read(e);
				if (e.kind === "edit") return edit(e);
				if (e.kind === "builds") return builds(e);
				if (e.kind === "slots") return (0, _.w)(e.path, e.text, e.offsets);
				const { file: t } = e;
				const n = t.chart === undefined ? await chartOf(t.path) : await givenChart(t.path, t.chart);
				return (0, v.WY)({
					...t,
					chart: n
				}, o);
			};
		}
		function hasOthers(e, t, n) {
			const r = [...e].filter(([e]) => !t.has(e));
			return r.length === n.size && r.every(([e, t]) => {
				const r = n.get(e) ?? "";
				return [t, t.replaceAll("\r\n", "\n")].some((e) => (0, o.DB)(r, "blob", Buffer.from(e)));
			});
		}
		function filesIn({ ignored: e, malformed: t, references: n }) {
			return [
				...n,
				...t,
				...e
			].flatMap((e) => e.kind === "reference" ? [e.file] : []);
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
