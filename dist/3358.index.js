"use strict";
exports.id = 3358;
exports.ids = [3358];
exports.modules = {
	52948: ((e, t, n) => {
		t.q = createTextSet;
		const r = 8;
		const i = 64 * 1024;
		const a = 64;
		function createTextSet() {
			const e = new Set();
			const t = createTexts();
			let n = new DataView(new ArrayBuffer(512));
			let r = 0;
			const slotOf = (e) => e * 4 & n.byteLength - 1;
			const nextSlot = (e) => e + 4 & n.byteLength - 1;
			const growSlots = () => {
				const e = n;
				n = new DataView(new ArrayBuffer(e.byteLength * 2));
				for (let r = 0; r < e.byteLength; r += 4) {
					const i = e.getUint32(r);
					if (i === 0) continue;
					let a = slotOf(t.hashAt(i - 1));
					while (n.getUint32(a) !== 0) a = nextSlot(a);
					n.setUint32(a, i);
				}
			};
			const addOther = (t) => {
				const { size: n } = e;
				return e.add(t).size > n;
			};
			return {
				get size() {
					return r + e.size;
				},
				add: (i) => {
					if (e.size > 0 && e.has(i)) return false;
					const o = t.write(i);
					if (o === undefined) return addOther(i);
					let s = slotOf(o);
					for (let e = 0;; e += 1) {
						const r = n.getUint32(s);
						if (r === 0) break;
						if (t.isWritten(r - 1)) return false;
						if (e === a) return addOther(i);
						s = nextSlot(s);
					}
					n.setUint32(s, t.keep() + 1);
					r += 1;
					if (r * 8 > n.byteLength) growSlots();
					return true;
				}
			};
		}
		function createTexts() {
			let e = new DataView(new ArrayBuffer(4096));
			const t = [e];
			let n = 0;
			const blockOf = (e) => t[Math.floor(e / i)];
			const makeRoom = (r) => {
				if (n + r > i) {
					e = new DataView(new ArrayBuffer(i));
					n = 0;
					t.push(e);
					return;
				}
				const a = new Uint8Array(Math.min(i, Math.max(n + r, 2 * e.byteLength)));
				a.set(new Uint8Array(e.buffer));
				e = new DataView(a.buffer);
				t[t.length - 1] = e;
			};
			return {
				write: (t) => {
					const a = r + t.length;
					if (a > i) return undefined;
					if (n + a > e.byteLength) makeRoom(a);
					const o = n + r;
					let s = 2166136261;
					for (let n = 0; n < t.length; n += 1) {
						const r = t.charCodeAt(n);
						if (r > 255) return undefined;
						e.setUint8(o + n, r);
						s = Math.imul(s ^ r, 16777619);
					}
					e.setInt32(n, s);
					e.setUint32(n + 4, t.length);
					return s;
				},
				keep: () => {
					const a = (t.length - 1) * i + n;
					n += r + e.getUint32(n + 4);
					return a;
				},
				isWritten: (t) => {
					const a = blockOf(t);
					const o = t % i;
					const s = r + a.getUint32(o + 4);
					for (let t = 0; t < s; t += 1) if (a.getUint8(o + t) !== e.getUint8(n + t)) return false;
					return true;
				},
				hashAt: (e) => blockOf(e).getInt32(e % i)
			};
		}
	}),
	73358: ((e, t, n) => {
		n.d(t, { Nt: () => s });
		t.MB = readRounds;
		t.aC = brokenList;
		t.readPages = readPages;
		var r = n(63144);
		var i = n(38086);
		var a = n(52948);
		var o = n(34779);
		const s = 200;
		const c = 200;
		async function* readPages(e, t, n = s) {
			const r = (0, a.q)();
			for await (const { round: i, rows: a } of readRounds(e, t, n, { known: r })) yield i === 1 ? a : a.filter((e) => r.add(e.uid));
		}
		const l = 2;
		async function* readRounds(e, t, n, r) {
			let i = r.total ?? 0;
			const o = r.rounds ?? 0;
			for (let s = 1;; s += 1) {
				let c = 0;
				let u;
				let d = false;
				const f = (s === 1 ? r.known : undefined) ?? (0, a.q)();
				for await (const { isRepeated: r, rows: i, totalCount: a } of readCursor(e, t, n, f)) {
					c += i.length;
					d = r || d && i.length === 0;
					if (a !== undefined) u = Math.max(u ?? 0, a);
					yield {
						round: s,
						rows: i
					};
				}
				i = u ?? i;
				if (c === i || c > i && !d) return;
				if (o + s < l) continue;
				const { method: p, path: m } = t({ pageSize: clampPageSize(n) });
				const h = c < i ? `the list ended after ${c} of ${i} rows` : "the list ended while it repeated earlier rows";
				throw brokenList(h, `${p} ${m}`);
			}
		}
		async function* readCursor(e, t, n, r) {
			const i = new Set();
			let a = 0;
			let o = 0;
			let s = 0;
			let l;
			let u;
			for (;;) {
				const d = t({
					pageSize: clampPageSize(n),
					...l === undefined ? {} : { pageToken: l }
				});
				const f = l === undefined ? await e.send(d) : await sendLater(e, d);
				const p = `${d.method} ${d.path}`;
				s = f.rows.length === 0 ? s + 1 : 0;
				if (s > c) throw brokenList("the list keeps returning empty pages", p);
				if (l !== undefined && f.rows.some((e) => e.uid === u)) {
					a += 1;
					i.clear();
				}
				u ??= f.rows[0]?.uid;
				const m = [];
				for (const e of f.rows) {
					if (r.add(e.uid)) m.push(e);
				}
				if (m.length < f.rows.length) requireOneMeaning(f.rows, p);
				if (m.length > 0) o += 1;
				else if (f.rows.length > 0) o -= 1;
				if (a > 1 || o < 0) throw brokenList("the list started over more than once", p);
				const h = m.length === 0 && f.rows.length > 0;
				yield {
					isRepeated: h,
					rows: m,
					totalCount: f.totalCount
				};
				if (f.nextPageToken === "") return;
				if (i.has(f.nextPageToken)) throw brokenList("the service returned the page token that was just sent", p);
				l = f.nextPageToken;
				i.add(l);
			}
		}
		function requireOneMeaning(e, t) {
			const n = new Map();
			for (const a of e) {
				const e = n.get(a.uid) ?? a;
				if (!(0, r.TL)(e, a)) throw brokenList(`a page of the list contradicts itself about \`${(0, i.h0)(a.uid, 200)}\``, t);
				n.set(a.uid, e);
			}
		}
		async function sendLater(e, t) {
			const n = await e.send(t);
			return n.rows.length === 0 && n.nextPageToken === "" ? e.send(t) : n;
		}
		function brokenList(e, t) {
			return new o.Wk(e, {
				code: "UNDECODABLE",
				call: t
			});
		}
		function clampPageSize(e) {
			return Math.max(1, Math.min(s, Math.floor(e)));
		}
	})
};
;
