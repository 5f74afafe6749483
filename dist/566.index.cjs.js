"use strict";
exports.id = 566;
exports.ids = [566];
exports.modules = { 63566: ((e, t, n) => {
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
	var a = n(76760);
	var o = n(41706);
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
	var p = n(88738);
	var m = n(67399);
	var h = n(47739);
	var g = n(83727);
	var _ = n(76426);
	var v = n(10433);
	var y = n(99004);
	var b = n(45426);
	;
	const x = 2e3;
	const S = 16 * 1024 * 1024;
	function createBesideReader(e) {
		const t = new Map();
		return async (n) => {
			const r = t.get(n.folder) ?? readFolderOrLeast(e, n);
			t.set(n.folder, r);
			return r;
		};
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
		const s = new Map();
		let c = 0;
		for (const r of i.filter(n)) {
			const n = await (0, o.sL)(e, (0, a.join)(t, r));
			if (n.kind === "unread") return undefined;
			if (n.kind === "skipped" && n.why === o.BQ) return undefined;
			if (n.kind === "skipped") continue;
			c += n.text.length;
			s.set(r, n.text);
			if (s.size > x || c > S) return undefined;
		}
		return s.size === 0 ? undefined : s;
	}
	async function listSubchartValues(e, t) {
		const n = await listFiles(e, t, ["charts"]);
		return (n ?? []).filter((e) => e.endsWith("/values.yaml") && (0, b.Jk)(e)).map((e) => (0, a.join)(t, e));
	}
	async function listFiles(e, t, n) {
		const r = [...n];
		for (const i of n) {
			const n = [];
			const o = await (0, y.Fv)((0, a.join)(e.folder, t, i), {
				others: true,
				unread: n
			});
			if (n.some(({ path: e, reason: t }) => e !== "." || !/\((?:ENOENT|ENOTDIR)\)$/.test(t))) return undefined;
			r.push(...o.map((e) => `${i}/${e}`));
		}
		return r;
	}
	;
	function createFileWork({ folder: e, names: t, root: n }) {
		const r = (0, o.uO)(e, n);
		const i = (0, h.it)(t);
		const s = (0, g.fY)(t);
		const c = createBesideReader(r);
		const l = new Map();
		const chartOf = async (e) => {
			const t = (0, h.Gr)(e);
			return t && await c(t);
		};
		const hasLink = async (e, t) => {
			const n = (0, h.Gr)(e)?.folder ?? "";
			for (const e of t.keys()) {
				const t = await (0, o.sL)(r, (0, a.join)(n, e));
				if (t.kind === "text" && t.linkedTo !== undefined) return true;
			}
			return false;
		};
		const givenChart = async (e, { files: t, isWhole: n }) => {
			const r = n ? undefined : await chartOf(e);
			if (r !== undefined && !await hasLink(e, r)) return new Map([...r, ...t]);
			return new Map([...t, ["Chart.yaml", ""]]);
		};
		const isNamedElsewhere = async (e) => {
			const t = (0, h.Gr)(e);
			const n = t === undefined ? [] : await listSubchartValues(r, t.folder);
			for (const t of [(0, h.eZ)(e) ?? [], n].flat()) if ((await (0, o.sL)(r, t, i(t))).kind === "text") return true;
			return false;
		};
		const companionText = async (e, t = e) => {
			const n = (0, h._M)(e);
			if (n === undefined) return undefined;
			const i = await (0, o.sL)(r, n);
			return i.kind === "text" ? {
				...i,
				path: n,
				shown: shownBeside(t, n)
			} : undefined;
		};
		const read = async (e) => {
			const { builds: t, path: n, shown: a } = e;
			const c = t === undefined && !await isNamedElsewhere(n) ? i(n) : undefined;
			const u = await (0, o.sL)(r, n, c);
			if (u.kind !== "text") return u;
			const d = await companionText(n, a);
			const { linkedTo: f, text: m } = u;
			const h = await chartOf(n);
			const g = {
				path: n,
				shown: a,
				text: m,
				linkedTo: f,
				companion: d,
				chart: h,
				builds: t
			};
			const v = (0, _.W)(n, m, {
				...s,
				...g
			});
			const y = (0, p.Hu)(g, s, v);
			const b = new Set(filesIn(y));
			if (b.size > 0) l.set(n, {
				text: m,
				environment: d?.text,
				scan: v
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
				judged: y,
				holders: x
			};
		};
		const edit = async (e) => {
			const { builds: t, companion: n, path: r, text: i } = e;
			const a = await chartOf(r);
			const o = n ?? await companionText(r);
			const readWith = (e, n) => (0, _.W)(r, e, {
				...s,
				builds: t,
				chart: a,
				companion: n
			});
			const c = l.get(r);
			const u = c?.text === i && c.environment === o?.text;
			const readAgain = (e) => {
				if (u && e === (n?.text ?? i)) return c.scan;
				return n === undefined ? readWith(e, o) : readWith(i, {
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
			const a = i === undefined ? await (0, o.sL)(r, t) : { text: i };
			return "text" in a ? (0, m.A)(n, a.text, (await companionText(t))?.text) : [];
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
			if (e.kind === "builds") return {
				kind: "builds",
				builds: await builds(e)
			};
			if (e.kind === "slots") return {
				kind: "slots",
				slots: (0, v.w)(e.path, e.text, e.offsets)
			};
			const { file: t } = e;
			const n = t.chart === undefined ? await chartOf(t.path) : await givenChart(t.path, t.chart);
			return {
				kind: "judge",
				judged: (0, p.Hu)({
					...t,
					chart: n
				}, s)
			};
		};
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
}) };
;
