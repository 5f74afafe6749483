"use strict";
exports.id = 4587;
exports.ids = [
	4587,
	5514,
	3358
];
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
	80922: ((e, t, n) => {
		n.d(t, {
			Jt: () => f,
			QO: () => d,
			Qq: () => u,
			Rz: () => s,
			U9: () => m,
			nd: () => p
		});
		t.A7 = mapOf;
		t.D0 = decoder;
		t.c3 = listOf;
		t.iU = message;
		t.no = maybe;
		t.qd = pageDecoder;
		var r = n(63619);
		var i = n(73305);
		var a = n(23945);
		var o = n(63144);
		const s = new Set([
			"nextPageToken",
			"totalCount",
			"skipped"
		]);
		function absentAs(e, t) {
			return r.FsL(r.cl6(e), r.pdi((e) => e ?? t));
		}
		const c = 100;
		function withoutNulls(e, t = 0) {
			if (t > c) return e;
			if (Array.isArray(e)) return e.map((e) => withoutNulls(e, t + 1));
			if (!(0, o.u4)(e)) return e ?? undefined;
			const n = Object.entries(e).filter(([, e]) => e !== null);
			return Object.fromEntries(n.map(([e, n]) => [e, withoutNulls(n, t + 1)]));
		}
		const l = r.FsL(r.L5J(), r.pdi((e) => withoutNulls(e)));
		function message(e) {
			return r.rUs(r.Ikc(e), l);
		}
		function maybe(e) {
			return r.FsL(r.cl6(e), r.pdi((e) => e ?? undefined));
		}
		const u = absentAs(r.YjP(), "");
		const d = r.FsL(r.cl6(r.KCZ([r.YjP(), r.aig()])), r.pdi((e) => String(e ?? "")));
		const f = absentAs(r.zMY(), false);
		function listOf(e) {
			return r.FsL(r.cl6(r.YOg(e)), r.pdi((e) => e ?? []));
		}
		function mapOf(e) {
			return r.FsL(r.cl6(r.g1P(r.YjP(), e)), r.pdi((e) => e ?? {}));
		}
		const p = absentAs(r.Whr(), 0);
		const m = r.FsL(r.cl6(r.KCZ([r.YjP().check(i.Fk(/^[0-9]{1,15}$/)), r.Whr().check(i.qm(0))])), r.pdi((e) => e === undefined || e === null ? undefined : Number(e)));
		function decoder(e) {
			return (t) => {
				const n = a.xL(e, t);
				if (n.success) return n.data;
				const r = n.error.issues[0];
				const i = r === undefined || r.path.length === 0 ? "it" : `\`${r.path.join(".")}\``;
				throw new TypeError(`${i} has the wrong type`);
			};
		}
		const h = r.Ikc({
			nextPageToken: u,
			totalCount: m
		});
		function pageDecoder(e, t) {
			const n = decoder(r._H3({ [e]: listOf(t) }));
			const i = decoder(h);
			return (t) => {
				const r = n(t)[e];
				if (!isEnvelopeOf(t, e)) throw new TypeError(`it is not a list of \`${e}\``);
				const a = r.findIndex((e) => (0, o.u4)(e) && e["uid"] === "");
				if (a >= 0) throw new TypeError(`\`${e}.${a}.uid\` is empty`);
				return {
					rows: r,
					...i(t)
				};
			};
		}
		function isEnvelopeOf(e, t) {
			const n = Object.keys(Object(e));
			return n.includes(t) || n.length > 0 && n.every((e) => s.has(e));
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
	}),
	15514: ((e, t, n) => {
		n.r(t);
		t.foldAll = foldAll;
		t.readAll = readAll;
		var r = n(34779);
		var i = n(73358);
		var a = n(24344);
		var o = n(52948);
		;
		async function useAnswer(e, t, n) {
			const decode = (e) => {
				const r = t.decode(e);
				try {
					return {
						kind: "used",
						value: n(r)
					};
				} catch (e) {
					return {
						kind: "thrown",
						error: e
					};
				}
			};
			const r = await e.send({
				...t,
				decode
			});
			if (r.kind === "thrown") throw r.error;
			return r.value;
		}
		;
		const s = 8;
		const c = 1e4;
		function keepRows(e, t) {
			const n = [];
			for (const r of e) {
				const e = t(r);
				if (e !== undefined) n.push(e);
			}
			return n;
		}
		function openIntake(e) {
			const t = (0, o.q)();
			let n = 0;
			return {
				take: (r, i) => {
					n += i.length;
					for (const e of i) t.add(e.uid);
					const a = r.rows[0]?.uid;
					const o = r.rows.at(-1)?.uid;
					return {
						firstUid: a,
						lastUid: o,
						kept: keepRows(i, e),
						totalCount: r.totalCount
					};
				},
				has: (e) => n === e && t.size === e
			};
		}
		function takeHead(e, t) {
			const n = e.totalCount;
			const r = e.rows.length - 1;
			if (n === undefined || r < 1 || n <= e.rows.length) return undefined;
			const i = Math.ceil((n - 1) / r);
			if (i > c) return undefined;
			const a = openIntake(t);
			return {
				slice: a.take(e, e.rows),
				total: n,
				step: r,
				pages: i,
				intake: a
			};
		}
		async function readParallel(e, t, { intake: n, pages: r, slice: i, step: o, total: c }) {
			const read = (r) => useAnswer(e, t({
				pageSize: o + 1,
				skip: r * o,
				orderBy: "created_at"
			}), (e) => n.take(e, e.rows.slice(1)));
			const l = 1 + (e.concurrency ?? s);
			const u = await (0, a.P)(Array.from({ length: r - 1 }, (e, t) => t + 1), l, read);
			const d = [i, ...u];
			return n.has(c) && areNeighbors(d, c) ? d.flatMap((e) => e.kept) : undefined;
		}
		function areNeighbors(e, t) {
			return e.every(({ firstUid: n, totalCount: r }, i) => r === t && (i === 0 || n === e[i - 1]?.lastUid));
		}
		;
		async function readAll(e, t, n) {
			const r = await readQuick(e, t, n);
			if (r.kept !== undefined) return r.kept;
			let a = [];
			let o = 1;
			for await (const { round: s, rows: c } of (0, i.MB)(e, t, i.Nt, r)) {
				if (s !== o) a = [];
				o = s;
				for (const e of keepRows(c, n)) a.push(e);
			}
			return a;
		}
		async function readQuick(e, t, n) {
			const r = await openList(e, t, n);
			if (r.head === undefined) return r;
			const i = await readParallel(e, t, r.head);
			return i === undefined ? { total: r.head.total } : { kept: i };
		}
		async function openList(e, t, n) {
			const a = t({
				pageSize: i.Nt,
				orderBy: "created_at"
			});
			let o = false;
			try {
				return await useAnswer(e, a, (e) => {
					o = true;
					return openedBy(e, n);
				});
			} catch (e) {
				if (!o && e instanceof r.Wk && e.code === "INVALID_ARGUMENT") return {};
				throw e;
			}
		}
		function openedBy(e, t) {
			const { nextPageToken: n, rows: r, totalCount: i } = e;
			if (n === "" && r.length < (i ?? 0)) return {
				total: i,
				rounds: 1
			};
			if (n === "" && allDifferent(r)) return { kept: keepRows(r, t) };
			const a = takeHead(e, t);
			return a === undefined ? { total: i } : { head: a };
		}
		async function foldAll(e, t, n) {
			const r = await readQuick(e, t, (e) => {
				n(e);
				return undefined;
			});
			if (r.kept !== undefined) return;
			for await (const { rows: a } of (0, i.MB)(e, t, i.Nt, r)) a.forEach(n);
		}
		function allDifferent(e) {
			return new Set(e.map((e) => e.uid)).size === e.length;
		}
	}),
	94207: ((e, t, n) => {
		t.g = listOperation;
		var r = n(63144);
		var i = n(80922);
		function listOperation(e, t, n, a, o) {
			const s = (0, i.qd)(t, n);
			const decodeFirst = (e) => {
				if ((0, r.u4)(e) && Number(e["skipped"] ?? 0) > 0) throw new TypeError("`skipped` is not 0, although nothing was to be skipped");
				return s(e);
			};
			const c = snapshot({
				"uidp.descendants_of": a.descendantsOf,
				"uidp.children_of": a.childrenOf,
				"uidp.ancestors_of": a.ancestorsOf,
				"uidp.in_root": a.inRoot,
				"uidp.ids": a.uids,
				...o
			});
			return ({ orderBy: t, pageSize: n, pageToken: r, skip: i }) => ({
				method: "GET",
				path: e,
				query: {
					...c,
					page_size: n,
					page_token: r,
					order_by: t,
					skip: i
				},
				decode: i === undefined && r === undefined ? decodeFirst : s,
				idempotent: true
			});
		}
		function snapshot(e) {
			const t = Object.entries(e).map(([e, t]) => [e, Array.isArray(t) ? [...t] : t]);
			return Object.fromEntries(t);
		}
	}),
	30858: ((e, t, n) => {
		t.D9 = readCall;
		t.JM = patchCall;
		t.rU = postCall;
		t.sX = readV1Call;
		t.uz = deleteCall;
		var r = n(80922);
		function readCall(e, t, n) {
			return {
				method: "GET",
				path: e,
				...n === undefined ? {} : { query: n },
				decode: (0, r.D0)(t),
				idempotent: true
			};
		}
		function readV1Call(e, t, n) {
			const i = (0, r.D0)(t);
			const a = new Set(Object.keys(t._zod.def.shape));
			const isOther = (e) => {
				const t = Object.keys(Object(e));
				return t.length > 0 && !t.some((e) => a.has(e));
			};
			return {
				method: "GET",
				path: e,
				query: n,
				decode: (e) => {
					const t = i(e ?? {});
					if (isOther(e)) throw new TypeError(`it has none of the fields ${[...a].join(", ")}`);
					return t;
				},
				idempotent: true
			};
		}
		function postCall(e, t, n) {
			return {
				method: "POST",
				path: e,
				body: t,
				decode: (0, r.D0)(n),
				idempotent: false
			};
		}
		function patchCall(e, t, n, i) {
			return {
				method: "PATCH",
				path: e,
				query: { updateMask: n?.join(",") },
				body: t,
				decode: (0, r.D0)(i),
				idempotent: true
			};
		}
		function deleteCall(e) {
			return {
				method: "DELETE",
				path: e,
				decode: () => undefined,
				idempotent: true
			};
		}
	})
};
;
