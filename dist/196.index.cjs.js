"use strict";
exports.id = 196;
exports.ids = [196];
exports.modules = {
	24344: ((e, t, n) => {
		n.d(t, {
			P: () => mapPool,
			z: () => createLimiter
		});
		async function mapPool(e, t, n) {
			const r = new Array(e.length);
			const i = e.entries();
			const a = [];
			const worker = async () => {
				for (const [e, t] of i) {
					try {
						r[e] = await n(t, e);
					} catch (e) {
						a.push(e);
					}
					if (a.length > 0) return;
				}
			};
			await Promise.all(Array.from({ length: Math.min(t, e.length) }, worker));
			if (a.length > 0) throw a[0];
			return r;
		}
		function createLimiter(e) {
			let t = 0;
			const n = [];
			return async (r) => {
				if (t >= e) await new Promise((e) => n.push(e));
				else t += 1;
				try {
					return await r();
				} finally {
					const e = n.shift();
					if (e === undefined) t -= 1;
					else e();
				}
			};
		}
	}),
	52948: ((e, t, n) => {
		n.d(t, { q: () => createTextSet });
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
			A7: () => mapOf,
			D0: () => decoder,
			Jt: () => f,
			QO: () => d,
			Qq: () => u,
			Rz: () => s,
			U9: () => m,
			c3: () => listOf,
			iU: () => message,
			nd: () => p,
			no: () => maybe,
			qd: () => pageDecoder
		});
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
	34779: ((e, t, n) => {
		n.d(t, {
			Lp: () => r,
			Wk: () => PlatformError,
			Wm: () => stoppedError,
			qF: () => parseJson
		});
		const r = [
			"OK",
			"CANCELLED",
			"UNKNOWN",
			"INVALID_ARGUMENT",
			"DEADLINE_EXCEEDED",
			"NOT_FOUND",
			"ALREADY_EXISTS",
			"PERMISSION_DENIED",
			"RESOURCE_EXHAUSTED",
			"FAILED_PRECONDITION",
			"ABORTED",
			"OUT_OF_RANGE",
			"UNIMPLEMENTED",
			"INTERNAL",
			"UNAVAILABLE",
			"DATA_LOSS",
			"UNAUTHENTICATED"
		];
		const i = {
			fieldViolations: [],
			preconditions: [],
			resource: undefined,
			others: []
		};
		class PlatformError extends Error {
			code;
			httpStatus;
			reason;
			domain;
			details;
			requestId;
			call;
			sent;
			retryAfterMs;
			constructor(e, t) {
				super(e, { cause: t.cause });
				this.name = "PlatformError";
				this.code = t.code;
				this.call = t.call;
				this.httpStatus = t.httpStatus ?? 0;
				this.reason = t.reason ?? "";
				this.domain = t.domain ?? "";
				this.details = t.details ?? i;
				this.requestId = t.requestId;
				this.sent = t.sent ?? true;
				this.retryAfterMs = t.retryAfterMs;
			}
		}
		function stoppedError({ reason: e }, t, n = true) {
			const r = e instanceof Error ? e.message : "the run was stopped";
			return new PlatformError(r, {
				code: "CANCELLED",
				call: t,
				cause: e,
				sent: n
			});
		}
		function parseJson(e) {
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
	}),
	73358: ((e, t, n) => {
		n.d(t, {
			MB: () => readRounds,
			Nt: () => s,
			aC: () => brokenList,
			n4: () => readPages
		});
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
	17775: ((e, t, n) => {
		n.d(t, { A: () => path });
		var r = n(68236);
		function path(e, ...t) {
			return String.raw({ raw: e }, ...t.map((e) => e.split("/").map(encodeSegment).join("/")));
		}
		function encodeSegment(e) {
			if (!(0, r.b)(e)) {
				throw new TypeError(`a path segment is ${e === "" ? "empty" : `\`${e}\``}`);
			}
			return encodeURIComponent(e);
		}
	}),
	15514: ((e, t, n) => {
		n.d(t, {
			h: () => foldAll,
			y: () => readAll
		});
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
	30858: ((e, t, n) => {
		n.d(t, {
			D9: () => readCall,
			JM: () => patchCall,
			rU: () => postCall,
			sX: () => readV1Call,
			uz: () => deleteCall
		});
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
	}),
	96299: ((e, t, n) => {
		n.d(t, {
			e: () => toProblems,
			v: () => toProblemsOf
		});
		var r = n(38086);
		var i = n(9157);
		var a = n(52309);
		var o = n(34779);
		var s = n(19478);
		const c = {
			UNAUTHENTICATED: "unauthenticated",
			PERMISSION_DENIED: "forbidden",
			NOT_FOUND: "usage",
			INVALID_ARGUMENT: "usage",
			OUT_OF_RANGE: "usage"
		};
		function toProblems(e, t, n = "") {
			const r = n === "" ? "" : `${n}: `;
			if (e instanceof s.U) return [{
				kind: "unauthenticated",
				message: r + e.message,
				fix: e.lines.join("\n"),
				...e.copy === undefined ? {} : { copy: e.copy }
			}];
			if (e instanceof o.Wk) return [fromPlatform(e, t, r)];
			return (0, a.iU)(e, n);
		}
		function toProblemsOf(e, t, n) {
			const r = e instanceof i.Z || e instanceof s.U;
			return toProblems(e, t, r ? "" : n);
		}
		function fromPlatform(e, t, n) {
			const i = c[e.code] ?? "service";
			const a = e.httpStatus === 0 ? "" : `, HTTP status ${e.httpStatus}`;
			const o = `${n}${(0, r.h0)(callWords(e.call), 300)} failed: ${(0, r.h0)(e.message, 600)} (${e.code}${a})`;
			const s = fixOf(e, t);
			return s === undefined ? {
				kind: i,
				message: o
			} : {
				kind: i,
				message: o,
				fix: s
			};
		}
		function callWords(e) {
			return e.replace(/\?.*$/s, "");
		}
		const l = "if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry";
		function fixOf(e, t) {
			const { fieldViolations: n, preconditions: i } = e.details;
			const a = [...n.map((e) => `${e.field}: ${e.description}`), ...i.map((e) => `${e.type}: ${e.description}`)];
			if (a.length > 0) return a.map((e) => (0, r.h0)(e, 300)).join("\n");
			if (e.code === "PERMISSION_DENIED") {
				if (t !== undefined && t.split("/").length > 2) {
					return "this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization";
				}
				const n = e.call.includes("/vulnerabilities/") ? "`viewer`" : "`registry.pull` or `viewer`";
				const r = `give the identity a role with the missing capability, such as ${n}, on the organization`;
				return t === undefined ? `${r}\n${l}` : r;
			}
			if (e.code === "UNAUTHENTICATED") return "the token was not accepted: check `identity`, `token` and the URLs";
			if (e.code === "CONNECTION") return "check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`";
			if (e.code === "UNAVAILABLE") return "the service is unavailable at the moment: run again later";
			if (e.code === "RESOURCE_EXHAUSTED") return "too many requests for the service: run again later, or with a lower `concurrency`";
			if (e.cause instanceof DOMException && e.cause.name === "TimeoutError") return "give it more time with `timeout`, or less to do";
			return undefined;
		}
	}),
	19478: ((e, t, n) => {
		n.d(t, { U: () => RefusedExchangeError });
		class RefusedExchangeError extends Error {
			lines;
			copy;
			constructor(e, t, n, r) {
				super(e, { cause: r });
				this.name = "RefusedExchangeError";
				this.lines = t;
				this.copy = n;
			}
		}
	})
};
;
