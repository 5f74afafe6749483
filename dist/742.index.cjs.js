"use strict";
exports.id = 742;
exports.ids = [742];
exports.modules = {
	24344: ((e, t, n) => {
		n.d(t, {
			Eu: () => untilAborted,
			Pk: () => mapPool,
			pN: () => giveTurn,
			zm: () => createLimiter
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
		const r = 50;
		let i = 0;
		function giveTurn() {
			return performance.now() - i < r ? undefined : turn();
		}
		async function turn() {
			await new Promise((e) => setImmediate(e));
			i = performance.now();
		}
		function untilAborted(e, t) {
			return new Promise((n, r) => {
				const stop = () => r(t.reason);
				if (t.aborted) stop();
				t.addEventListener("abort", stop, { once: true });
				e.then(n, r).finally(() => t.removeEventListener("abort", stop));
			});
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
	83612: ((e, t, n) => {
		n.d(t, {
			A: () => path,
			n: () => renderQuery
		});
		var r = n(10646);
		function renderQuery(e = {}) {
			const t = new URLSearchParams();
			for (const [n, r] of Object.entries(e)) {
				const e = Array.isArray(r) ? r : r === undefined ? [] : [r];
				for (const r of e) t.append(n, String(r));
			}
			const n = t.toString();
			return n === "" ? "" : `?${n}`;
		}
		function path(e, ...t) {
			return String.raw({ raw: e }, ...t.map((e) => e.split("/").map(encodeSegment).join("/")));
		}
		function encodeSegment(e) {
			if (!(0, r.bQ)(e)) {
				throw new TypeError(`a path segment is ${e === "" ? "empty" : `\`${e}\``}`);
			}
			return encodeURIComponent(e);
		}
	}),
	80922: ((e, t, n) => {
		n.d(t, {
			A7: () => mapOf,
			D0: () => decoder,
			Jt: () => f,
			QO: () => d,
			Qq: () => u,
			U9: () => m,
			c3: () => listOf,
			iU: () => message,
			nd: () => p,
			no: () => maybe,
			qd: () => pageDecoder,
			vw: () => decodeEnvelope
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
		const g = decoder(m);
		function decodeEnvelope(e, t) {
			if ((0, o.u4)(e) && Object.keys(e).length === 0) throw new TypeError("it has none of the keys of a list");
			const n = rowsKey(e, t);
			if (!(0, o.u4)(e) || n === undefined) {
				return {
					rows: [{
						kind: "whole",
						uid: "",
						value: e
					}],
					nextPageToken: "",
					totalCount: undefined
				};
			}
			const r = e[n] ?? [];
			const i = e["nextPageToken"] ?? "";
			if (!Array.isArray(r)) throw wrong(n);
			if (typeof i !== "string") throw wrong("nextPageToken");
			return {
				rows: nameRows(r),
				nextPageToken: i,
				totalCount: g(e["totalCount"])
			};
		}
		const wrong = (e) => new TypeError(`\`${e}\` has the wrong type`);
		function rowsKey(e, t) {
			if (!(0, o.u4)(e)) return undefined;
			const n = Object.keys(e).filter((e) => !s.has(e));
			const r = n.filter((t) => Array.isArray(e[t]));
			const i = Object.keys(e).some((e) => s.has(e));
			if (!i && r.length < n.length) return undefined;
			const a = [t, "items"].find((e) => r.includes(e));
			if (a !== undefined) return a;
			if (r.length > 1) return undefined;
			return r[0] ?? t;
		}
		function nameRows(e) {
			const t = new Map();
			return e.map((e) => {
				const n = (0, o.u4)(e) ? e["uid"] ?? e["id"] : undefined;
				if (typeof n === "string" && n !== "") return {
					kind: "row",
					uid: n,
					value: e
				};
				const r = JSON.stringify(e);
				const i = t.get(r) ?? 0;
				t.set(r, i + 1);
				return {
					kind: "row",
					uid: `${i} ${r}`,
					value: e
				};
			});
		}
	}),
	34779: ((e, t, n) => {
		n.d(t, {
			Lp: () => i,
			Wk: () => PlatformError,
			Wm: () => stoppedError,
			qF: () => parseJson,
			rI: () => requireName
		});
		var r = n(38086);
		const i = [
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
		const a = {
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
				this.details = t.details ?? a;
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
		function requireName(e, t, n) {
			if (e.name !== "") return;
			const i = `the ${t} \`${(0, r.h0)(e.uid, 200)}\` has no name in the list, so it cannot be identified`;
			throw new PlatformError(i, {
				code: "UNDECODABLE",
				call: n
			});
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
	86368: ((e, t, n) => {
		n.d(t, {
			h: () => foldAll,
			y: () => readAll
		});
		var r = n(34779);
		var i = n(73358);
		var a = n(24344);
		var o = n(52948);
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
			const u = await (0, a.Pk)(Array.from({ length: r - 1 }, (e, t) => t + 1), l, read);
			const d = [i, ...u];
			return n.has(c) && areNeighbors(d, c) ? d.flatMap((e) => e.kept) : undefined;
		}
		function areNeighbors(e, t) {
			return e.every(({ firstUid: n, totalCount: r }, i) => r === t && (i === 0 || n === e[i - 1]?.lastUid));
		}
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
	25614: ((e, t, n) => {
		n.d(t, {
			P$: () => listGroups,
			Wx: () => getGroup,
			o_: () => listGroupInvites
		});
		var r = n(63619);
		var i = n(83612);
		var a = n(80922);
		var o = n(30858);
		const s = (0, a.iU)({
			uid: r.YjP(),
			name: a.Qq,
			description: a.Qq,
			resourceLimits: (0, a.A7)(a.nd),
			verified: a.Jt,
			kind: a.Qq,
			status: a.Qq,
			createTime: a.Qq,
			updateTime: a.Qq
		});
		const c = null && [
			"ORG_KIND_UNSPECIFIED",
			"ORG_KIND_STARTER",
			"ORG_KIND_CUSTOMER",
			"ORG_KIND_DEV",
			"ORG_KIND_INFRA",
			"ORG_KIND_AWS_MARKETPLACE"
		];
		const l = (0, a.iU)({ group: (0, a.no)(s) });
		const u = (0, a.iU)({ eligible: a.Jt });
		function listGroups(e = {}) {
			return (0, o.gi)("/iam/v2/groups", "groups", s, e, { name: e.name });
		}
		function getGroup(e) {
			return (0, o.D9)((0, i.A)`/iam/v2/groups/${e}`, s);
		}
		function createGroup(e, t) {
			return postCall(path`/iam/v2/groups/${e}`, checked(t), s);
		}
		function updateGroup(e, t, n) {
			return patchCall(path`/iam/v2/groups/${e}`, checked(t), n, s);
		}
		function checked(e) {
			requireEnumName("kind", e.kind, c);
			return e;
		}
		function deleteGroup(e) {
			return deleteCall(path`/iam/v2/groups/${e}`);
		}
		function requestGroupAccess(e) {
			return postCall(path`/iam/v2/groups/${e}:requestGroupAccess`, {}, message({}));
		}
		function checkEligibility() {
			return readCall("/iam/v2/groups:checkEligibility", u);
		}
		function lookupGroup() {
			return readCall("/iam/v2/groups:lookupGroup", l);
		}
		const d = (0, a.iU)({
			uid: a.Qq,
			name: a.Qq,
			description: a.Qq,
			capabilities: (0, a.c3)(r.YjP())
		});
		const f = (0, a.iU)({
			uid: r.YjP(),
			code: a.Qq,
			keyId: a.Qq,
			email: a.Qq,
			singleUse: a.Jt,
			role: (0, a.no)(d),
			expirationTime: a.Qq,
			createTime: a.Qq
		});
		function listGroupInvites(e = {}) {
			const t = { keyId: e.keyId };
			return (0, o.gi)("/iam/v2/groupInvites", "groupInvites", f, e, t);
		}
		function getGroupInvite(e) {
			return readCall(path`/iam/v2/groupInvites/${e}`, f);
		}
		function createGroupInvite(e, t) {
			return postCall(path`/iam/v2/groupInvites/${e}`, t, f);
		}
		function deleteGroupInvite(e) {
			return deleteCall(path`/iam/v2/groupInvites/${e}`);
		}
		const p = r.FsL((0, a.iU)({
			docId: a.Qq,
			acceptedBy: a.Qq,
			orgUid: a.Qq,
			createTime: a.Qq
		}), r.pdi((e) => ({
			...e,
			uid: `${e.orgUid}/${e.docId}`
		})));
		const m = (0, a.iU)({
			group: a.Qq,
			documentIds: (0, a.c3)(r.YjP())
		});
		function listTermsAcceptances(e) {
			return listOperation(path`/iam/v2/terms/${e}`, "termsAcceptances", p, {}, {});
		}
		function acceptTerms(e, t) {
			return {
				...postCall(path`/iam/v2/terms/${e}`, { documentIds: t }, m),
				idempotent: true
			};
		}
	}),
	30858: ((e, t, n) => {
		n.d(t, {
			D9: () => readCall,
			JM: () => patchCall,
			gi: () => listOperation,
			rU: () => postCall,
			sX: () => readV1Call,
			uz: () => deleteCall
		});
		var r = n(63144);
		var i = n(80922);
		function readCall(e, t, n) {
			return {
				method: "GET",
				path: e,
				...n === undefined ? {} : { query: n },
				decode: (0, i.D0)(t),
				idempotent: true
			};
		}
		function readV1Call(e, t, n) {
			const r = (0, i.D0)(t);
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
					const t = r(e ?? {});
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
				decode: (0, i.D0)(n),
				idempotent: false
			};
		}
		function patchCall(e, t, n, r) {
			return {
				method: "PATCH",
				path: e,
				query: { updateMask: n?.join(",") },
				body: t,
				decode: (0, i.D0)(r),
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
	89763: ((e, t, n) => {
		n.d(t, {
			HL: () => printGithubSubject,
			gg: () => workloadKeyOf,
			jk: () => githubClaimMatch,
			oX: () => r,
			po: () => parseGithubSubject,
			vm: () => formKeyOf,
			x0: () => compareGithubClaim
		});
		const r = "https://token.actions.githubusercontent.com";
		const i = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;
		function parseGithubSubject(e) {
			const [, t, n, r, a, o] = i.exec(e) ?? [];
			if (t === undefined || r === undefined || o === undefined) return undefined;
			if (n === undefined !== (a === undefined)) return undefined;
			const s = n === undefined || a === undefined ? undefined : {
				owner: n,
				repository: a
			};
			return {
				owner: t,
				repository: r,
				ids: s,
				context: parseContext(o)
			};
		}
		function printGithubSubject(e) {
			const { owner: t, repository: n, ids: r, context: i } = e;
			const a = r === undefined ? `${t}/${n}` : `${t}@${r.owner}/${n}@${r.repository}`;
			return `repo:${a}:${printContext(i)}`;
		}
		function githubClaimMatch(e) {
			return {
				issuer: r,
				subject: printGithubSubject(withEncodedEnvironment(e))
			};
		}
		function compareGithubClaim(e, t) {
			const n = githubClaimMatch(e);
			if (t.issuer !== n.issuer) return "no";
			if (t.subject === n.subject) return "exact";
			const r = parseGithubSubject(t.subject);
			if (r === undefined || r.ids === undefined === (e.ids === undefined)) return "no";
			const i = printGithubSubject({
				...withEncodedEnvironment(e),
				ids: undefined
			});
			return printGithubSubject({
				...r,
				ids: undefined
			}) === i ? "other-form" : "no";
		}
		function formKeyOf({ issuer: e, subject: t }) {
			const n = parseGithubSubject(t);
			return n === undefined ? undefined : `${e}\n${printGithubSubject({
				...n,
				ids: undefined
			})}`;
		}
		function workloadKeyOf(e) {
			const { issuer: t } = githubClaimMatch(e);
			return `${t}\n${printGithubSubject({
				...withEncodedEnvironment(e),
				ids: undefined
			})}`;
		}
		function withEncodedEnvironment(e) {
			if (e.context.kind !== "environment") return e;
			const t = e.context.environment.replaceAll(":", "%3A");
			return {
				...e,
				context: {
					kind: "environment",
					environment: t
				}
			};
		}
		function parseContext(e) {
			if (e === "pull_request") return { kind: "pull_request" };
			if (e.startsWith("ref:")) return {
				kind: "ref",
				ref: e.slice("ref:".length)
			};
			if (e.startsWith("environment:")) {
				return {
					kind: "environment",
					environment: e.slice("environment:".length)
				};
			}
			return {
				kind: "other",
				text: e
			};
		}
		function printContext(e) {
			switch (e.kind) {
				case "ref": return `ref:${e.ref}`;
				case "environment": return `environment:${e.environment}`;
				case "pull_request": return "pull_request";
				case "other": return e.text;
			}
		}
	}),
	30191: ((e, t, n) => {
		n.d(t, { f: () => withSession });
		var r = n(42030);
		var i = n(38086);
		var a = n(52309);
		var o = n(34779);
		var s = n(63619);
		var c = n(73305);
		var l = n(22475);
		var u = n(83612);
		;
		function createClient(e) {
			const { baseUrl: t, concurrency: n, tokens: r, transport: i } = e;
			const sendWith = (e, n) => i({
				method: e.method,
				url: `${t}${e.path}${(0, u.n)(e.query)}`,
				headers: {
					...n === undefined ? {} : { authorization: `Bearer ${n}` },
					...e.body === undefined ? {} : { "content-type": "application/json" }
				},
				...e.body === undefined ? {} : { body: JSON.stringify(e.body) },
				idempotent: e.idempotent,
				once: e.once,
				judge: (t) => e.decode(readBody(t))
			});
			return {
				...n === undefined ? {} : { concurrency: n },
				send: async (e) => {
					if (e.anonymous === true) return sendWith(e, undefined);
					if (r === undefined) {
						throw new o.Wk("no token for the platform", {
							code: "UNAUTHENTICATED",
							call: `${e.method} ${e.path}`
						});
					}
					const t = await r.get();
					try {
						return await sendWith(e, t);
					} catch (n) {
						if (!(n instanceof o.Wk) || n.code !== "UNAUTHENTICATED") throw n;
						const i = await r.renew(t);
						if (i === undefined) throw n;
						return sendWith(e, i);
					}
				}
			};
		}
		function readBody(e) {
			const t = e.trim();
			if (t === "") return undefined;
			const n = (0, o.qF)(t);
			if (n === undefined) throw new TypeError("it is not JSON");
			return n;
		}
		var d = n(80922);
		var f = n(30858);
		;
		const p = (0, d.iU)({
			token: s.YjP().check(c.m9(1)),
			expiry: d.Qq,
			refreshToken: d.Qq
		});
		const m = (0, d.iU)({
			token: p,
			refreshToken: (0, d.no)((0, d.iU)({ token: d.Qq }))
		});
		const h = (0, d.iU)({
			ecdhPublicKey: d.Qq,
			encryptedIdtoken: d.Qq
		});
		const g = 20 * 6e4;
		async function exchangeToken(e, t, n, r) {
			const { audience: i, capabilities: a, idToken: o, identity: s, identityProvider: c, scopes: l } = n;
			const u = {
				aud: [i],
				identity: s,
				identityProvider: c,
				scopes: l,
				cap: a
			};
			const d = await post(e, `${t}/sts/exchange`, u, o, p);
			return minted(d, r);
		}
		async function refreshToken(e, t, n, r) {
			const { audience: i, capabilities: a, scopes: o } = n;
			const s = {
				aud: [i],
				scopes: o,
				cap: a
			};
			const c = `${t}/sts/exchange_refresh_token`;
			const l = await post(e, c, s, n.refreshToken, m, false);
			return {
				...minted(l.token, r),
				refreshToken: l.refreshToken?.token || undefined
			};
		}
		function getHeadlessSession(e) {
			return {
				...readCall("/sts/headless_sessions", h, { code: e }),
				anonymous: true
			};
		}
		function post(e, t, n, r, i, a = true) {
			return e({
				method: "POST",
				url: t + (0, u.n)(n),
				headers: { authorization: `Bearer ${r}` },
				idempotent: a,
				judge: (e) => (0, d.D0)(i)(readBody(e))
			});
		}
		function minted(e, t) {
			return {
				token: e.token,
				expiresAt: (0, l.pe)(e.expiry) ?? t + g
			};
		}
		;
		function fixedToken(e) {
			return {
				get: async () => e,
				renew: async () => undefined
			};
		}
		const _ = 6e4;
		function mintedToken(e, t) {
			let n;
			let r;
			const fresh = async () => {
				const n = await e();
				return n.expiresAt > t.now() ? n : {
					...n,
					expiresAt: Number.POSITIVE_INFINITY
				};
			};
			const hold = () => {
				n ??= fresh();
				return n;
			};
			return {
				get: async () => {
					const e = hold();
					const r = await e;
					if (r.expiresAt - t.now() >= _) return r.token;
					if (n === e) n = fresh();
					return (await hold()).token;
				},
				renew: async (e) => {
					const t = hold();
					const i = await t;
					if (i.token !== e) return i.token;
					if (n === t) {
						if (t === r) return undefined;
						r = fresh();
						n = r;
					}
					return (await hold()).token;
				}
			};
		}
		;
		function tokensFor(e, t, n) {
			const { clock: r, idToken: i, mask: a } = e;
			if (n !== undefined) {
				a(n);
				return fixedToken(n);
			}
			return i === undefined ? undefined : mintedToken(() => mintToken(e, i, t), r);
		}
		async function mintToken(e, t, n) {
			const { explain: r, identity: i, mask: a, narrowing: o } = e;
			const s = await t();
			a(s);
			try {
				const t = o?.limitsOf(n) ?? {};
				const r = await exchange(e, {
					idToken: s,
					audience: n,
					identity: i,
					...t
				});
				a(r.token);
				return r;
			} catch (e) {
				throw r === undefined ? e : await r(e, n, s);
			}
		}
		async function exchange(e, t) {
			const { clock: n, issuerUrl: r, narrowing: i, transport: a } = e;
			const send = (e) => exchangeToken(a, r, e, n.now());
			try {
				return await send(t);
			} catch (e) {
				if (!(e instanceof o.Wk) || e.code !== "INVALID_ARGUMENT") throw e;
				const n = t.capabilities === undefined ? undefined : i?.withoutCapabilities();
				if (i === undefined || n === undefined) throw e;
				const { audience: r, idToken: a, identity: s } = t;
				const c = await send({
					idToken: a,
					audience: r,
					identity: s,
					...n
				});
				i.givenUp(e);
				return c;
			}
		}
		function issuerOf(e) {
			const t = new URL(e);
			if (!t.hostname.startsWith("console-api.")) return e;
			t.hostname = `issuer.${t.hostname.slice("console-api.".length)}`;
			return t.origin;
		}
		var v = n(58508);
		;
		function neededCapabilities(e, t, n) {
			const r = e.filter((e) => e.audience === t && counts(e, n));
			if (r.length === 0) return undefined;
			return [...new Set(r.flatMap(({ capabilities: e }) => e))].sort();
		}
		function counts({ when: e = {} }, t) {
			return Object.entries(e).every(([e, n]) => {
				const r = String(t[e] ?? "");
				return n.some((e) => {
					if (e === "?*") return r !== "";
					return e.endsWith("*") ? r.startsWith(e.slice(0, -1)) : r === e;
				});
			});
		}
		function createNarrowing(e, t, n, r) {
			const a = textsOf(t["capabilities"]);
			const o = textsOf(t["scopes"]);
			const s = t["least-privilege"] !== false;
			let c = false;
			const capabilitiesOf = (r) => {
				if (a.length > 0) return a;
				if (!s || c) return undefined;
				return neededCapabilities(e, r === n ? "registry" : "platform", t);
			};
			return {
				isGivenUp: () => c,
				limitsOf: (e) => {
					const t = capabilitiesOf(e);
					return {
						...t === undefined ? {} : { capabilities: t },
						...o.length === 0 ? {} : { scopes: o }
					};
				},
				withoutCapabilities: () => a.length > 0 ? undefined : { ...o.length === 0 ? {} : { scopes: o } },
				givenUp: (e) => {
					if (c) return;
					c = true;
					r(`The service refused the list of capabilities (${(0, i.h0)(e.message, 300)}), so this run holds everything that its identity may do. Set \`least-privilege: false\` to skip the list.`);
				}
			};
		}
		function textsOf(e) {
			return Array.isArray(e) ? e.filter((e) => typeof e === "string") : [];
		}
		var y = n(24344);
		var b = n(54031);
		var x = n(10646);
		var S = n(73358);
		var C = n(86368);
		var w = n(31666);
		var T = n(63144);
		;
		const E = {
			400: "INVALID_ARGUMENT",
			401: "UNAUTHENTICATED",
			403: "PERMISSION_DENIED",
			404: "NOT_FOUND",
			405: "UNIMPLEMENTED",
			408: "DEADLINE_EXCEEDED",
			409: "ABORTED",
			412: "FAILED_PRECONDITION",
			429: "RESOURCE_EXHAUSTED",
			499: "CANCELLED",
			500: "INTERNAL",
			501: "UNIMPLEMENTED",
			502: "UNAVAILABLE",
			503: "UNAVAILABLE",
			504: "DEADLINE_EXCEEDED"
		};
		const D = 1048576;
		function decodeError(e, t, n = (e) => e, r) {
			const { status: i } = e;
			const a = e.headers["x-request-id"];
			const s = a === undefined ? undefined : n(a);
			if (i >= 300 && i < 400) {
				const e = {
					code: "REDIRECT",
					call: t,
					httpStatus: i,
					requestId: s
				};
				return new o.Wk("the server answered with a redirect, which is never followed", e);
			}
			const c = parseRedacted(e.body, n);
			const l = E[i] ?? (i >= 500 ? "INTERNAL" : "UNKNOWN");
			if ((0, T.u4)(c) && Number.isSafeInteger(c["code"])) {
				const { details: e, reason: n, domain: a } = decodeDetails(Array.isArray(c["details"]) ? c["details"] : []);
				const u = c["code"] === 0 ? undefined : o.Lp[Number(c["code"])];
				return new o.Wk(textAt(c, "message") || `HTTP status ${i}`, {
					code: u ?? l,
					call: t,
					httpStatus: i,
					reason: n,
					domain: a,
					details: e,
					requestId: s,
					retryAfterMs: r
				});
			}
			const u = (0, T.u4)(c) ? recordsAt(c, "errors")?.[0] : undefined;
			return new o.Wk(u && textAt(u, "message") || `HTTP status ${i}`, {
				code: l,
				call: t,
				httpStatus: i,
				reason: u === undefined ? "" : textAt(u, "code"),
				requestId: s,
				retryAfterMs: r
			});
		}
		function parseRedacted(e, t) {
			if (e.length > D) return undefined;
			try {
				return JSON.parse(e, (e, n) => typeof n === "string" ? t(n) : n);
			} catch {
				return undefined;
			}
		}
		function decodeDetails(e) {
			const t = [];
			let n = {
				reason: "",
				domain: ""
			};
			let r = {
				fieldViolations: [],
				preconditions: [],
				resource: undefined,
				others: t
			};
			for (const i of e) {
				const e = (0, T.u4)(i) ? i : {};
				const a = textAt(e, "@type").split(/[/.]/).pop();
				const o = a === "BadRequest" ? recordsAt(e, "fieldViolations") : undefined;
				const s = a === "PreconditionFailure" ? recordsAt(e, "violations") : undefined;
				if (a === "ErrorInfo") n = {
					reason: textAt(e, "reason"),
					domain: textAt(e, "domain")
				};
				else if (o !== undefined) {
					const e = o.map((e) => ({
						field: textAt(e, "field"),
						description: textAt(e, "description")
					}));
					r = {
						...r,
						fieldViolations: e
					};
				} else if (s !== undefined) {
					const e = s.map((e) => ({
						type: textAt(e, "type"),
						description: textAt(e, "description")
					}));
					r = {
						...r,
						preconditions: e
					};
				} else if (a === "ResourceInfo") {
					const t = {
						type: textAt(e, "resourceType"),
						name: textAt(e, "resourceName")
					};
					r = {
						...r,
						resource: t
					};
				} else t.push(i);
			}
			return {
				details: r,
				...n
			};
		}
		function textAt(e, t) {
			const n = e[t];
			return typeof n === "string" ? n : "";
		}
		function recordsAt(e, t) {
			const n = e[t];
			return Array.isArray(n) && n.every(T.u4) ? n : undefined;
		}
		;
		function createTransport(e) {
			const t = e.redact ?? ((e) => e);
			return async (n) => {
				let r = false;
				const attempt = async (i) => {
					const a = await sendOnce(e, n, i);
					const o = judge(n, a, t, e.clock.now());
					if (o.kind === "error") r ||= o.failed.wasTaken;
					return o;
				};
				const i = n.once === true ? {
					...e,
					maxAttempts: 1
				} : e;
				const { last: a, tries: s } = await (0, w.LH)(i, n.idempotent, attempt);
				if (a.kind === "value") return a.value;
				if (e.signal.aborted) {
					throw (0, o.Wm)(e.signal, `${n.method} ${pathOf(n.url)}`, r);
				}
				throw withTries(a.error, s, r);
			};
		}
		function sendOnce(e, t, n) {
			const { clock: r, http: i, limiter: a, requestTimeoutMs: o, signal: s, trace: c, userAgent: l } = e;
			return a(async () => {
				const e = r.now();
				const a = await i({
					method: t.method,
					url: t.url,
					headers: {
						accept: "application/json",
						"user-agent": l,
						...t.headers
					},
					...t.body === undefined ? {} : { body: t.body },
					timeoutMs: o,
					...t.limit === undefined ? {} : { maximumBytes: t.limit.maximumBytes },
					signal: s
				});
				c({
					method: t.method,
					path: pathOf(t.url),
					outcome: a.kind === "response" ? a.status : a.reason,
					attempt: n,
					milliseconds: r.now() - e
				});
				return a;
			});
		}
		const O = {
			connection: "CONNECTION",
			timeout: "TIMEOUT",
			aborted: "CANCELLED",
			"too-large": "UNDECODABLE",
			certificate: "CERTIFICATE"
		};
		const k = new Set([
			"CANCELLED",
			"UNAVAILABLE",
			"RESOURCE_EXHAUSTED",
			"INTERNAL",
			"UNKNOWN",
			"DEADLINE_EXCEEDED",
			"ABORTED",
			"DATA_LOSS",
			"CONNECTION",
			"TIMEOUT"
		]);
		function judge(e, t, n, r) {
			const i = (0, w.Rs)(t, r);
			const fail = (e) => {
				const t = i.isTransient || e.httpStatus === 409;
				return {
					kind: "error",
					error: e,
					failed: {
						...i,
						isTransient: t && k.has(e.code)
					}
				};
			};
			const a = n(`${e.method} ${pathOf(e.url)}`);
			if (t.kind === "failure") {
				const { reason: r, sent: i } = t;
				if (r === "too-large" && e.limit !== undefined) return {
					kind: "value",
					value: e.limit.tooLarge(),
					failed: undefined
				};
				return fail(new o.Wk(n(t.message), {
					code: O[r],
					call: a,
					sent: i
				}));
			}
			const { location: s } = t.headers;
			if (e.redirected !== undefined && s !== undefined && isRedirect(t.status)) return {
				kind: "value",
				value: e.redirected(s),
				failed: undefined
			};
			if (t.status < 200 || t.status >= 300) return fail(decodeError(t, a, n, i.hintMs));
			try {
				return {
					kind: "value",
					value: e.judge(t.body, t.headers),
					failed: undefined
				};
			} catch (e) {
				const r = e instanceof Error ? e.message : String(e);
				const i = n(r);
				const s = {
					code: "UNDECODABLE",
					call: a,
					httpStatus: t.status,
					requestId: n(t.headers["x-request-id"] ?? "") || undefined,
					cause: i === r ? e : undefined
				};
				return fail(new o.Wk(`the answer could not be read: ${i}`, s));
			}
		}
		function isRedirect(e) {
			return [
				301,
				302,
				303,
				307,
				308
			].includes(e);
		}
		function withTries(e, t, n) {
			if (t === 1) return e;
			const { call: r, cause: i, code: a, details: s, domain: c, httpStatus: l, reason: u, requestId: d, retryAfterMs: f } = e;
			const p = {
				call: r,
				cause: i,
				code: a,
				details: s,
				domain: c,
				httpStatus: l,
				reason: u,
				requestId: d,
				retryAfterMs: f
			};
			return new o.Wk(`${e.message} (after ${t} tries)`, {
				...p,
				sent: e.sent || n
			});
		}
		function pathOf(e) {
			return e.slice(e.indexOf("/", e.indexOf("//") + 2));
		}
		var A = n(40382);
		var j = n(63664);
		;
		function createRegistryAccess(e) {
			const { mask: t, registryUrl: n, tokens: r, transport: i } = e;
			const a = new Map();
			const o = new Map();
			const fetchToken = async (e, r) => {
				const a = await i({
					method: "GET",
					url: `${n}/token${(0, u.n)({ scope: `repository:${e}:pull` })}`,
					headers: r === undefined ? {} : { authorization: `Basic ${btoa(`_token:${r}`)}` },
					idempotent: true,
					judge: (e) => decodeScopedToken(readBody(e))
				});
				t(a);
				return a;
			};
			const askAnonymously = async (e, t) => {
				const n = a.get(e);
				const token = () => once(a, e, () => fetchToken(e, undefined));
				try {
					return await t(await token());
				} catch (r) {
					if (n === undefined || !isExpired(r)) throw r;
					forget(a, e, n);
					return t(await token());
				}
			};
			const askDirectly = async (e, t, n) => {
				try {
					return {
						kind: "answer",
						answer: await t(n)
					};
				} catch (r) {
					if (!isRefusal(r)) throw r;
					try {
						const r = await once(o, e, () => fetchToken(e, n));
						return {
							kind: "answer",
							answer: await t(r)
						};
					} catch (e) {
						if (!isRefusal(e)) throw e;
						const t = mostTelling(r, e);
						return {
							kind: "refused",
							refusal: t,
							isExpired: isExpired(r) || isExpired(e)
						};
					}
				}
			};
			const askAsIdentity = async (e, t) => {
				if (r === undefined) throw noToken(e);
				const { repository: n } = e;
				const i = o.get(n);
				if (i !== undefined) {
					try {
						return await t(await i);
					} catch (e) {
						if (!isExpired(e)) throw e;
						forget(o, n, i);
					}
				}
				const a = await r.get();
				const s = await askDirectly(n, t, a);
				if (s.kind === "answer") return s.answer;
				const c = s.isExpired ? await r.renew(a) : undefined;
				if (c === undefined) throw s.refusal;
				o.delete(n);
				const l = await askDirectly(n, t, c);
				if (l.kind === "answer") return l.answer;
				throw l.refusal;
			};
			return {
				registryUrl: n,
				transport: i,
				mask: t,
				ask: async (e, t) => {
					if (!e.isPublic) return askAsIdentity(e, t);
					try {
						return await askAnonymously(e.repository, t);
					} catch (n) {
						if (r === undefined || !isRefusal(n)) throw n;
						return askAsIdentity(e, t);
					}
				}
			};
		}
		function once(e, t, n) {
			const r = e.get(t);
			if (r !== undefined) return r;
			const i = n();
			e.set(t, i);
			return i;
		}
		function forget(e, t, n) {
			if (e.get(t) === n) e.delete(t);
		}
		function isRefusal(e) {
			return e instanceof o.Wk && (e.httpStatus === 401 || e.httpStatus === 403);
		}
		function isExpired(e) {
			return e instanceof o.Wk && e.httpStatus === 401;
		}
		function mostTelling(e, t) {
			return e.httpStatus === 403 ? e : t;
		}
		function noToken({ call: e, name: t }) {
			return new o.Wk(`no token for the registry, and \`${t}\` is not public`, {
				code: "UNAUTHENTICATED",
				call: e
			});
		}
		function decodeHistory(e) {
			if (!(0, T.u4)(e)) throw wrong("it");
			if (!Array.isArray(e["history"])) throw wrong("`history`");
			return e["history"].map(decodeRecord);
		}
		function decodeScopedToken(e) {
			if (!(0, T.u4)(e)) throw wrong("it");
			const { token: t } = e;
			if (typeof t !== "string" || t === "") throw wrong("`token`");
			return t;
		}
		function decodeRecord(e, t) {
			if (!(0, T.u4)(e)) throw wrong(`\`history.${t}\``);
			const { digest: n, updateTimestamp: r } = e;
			const i = typeof r === "string" ? (0, l.pe)(r) : undefined;
			if (i === undefined) throw wrong(`\`history.${t}.updateTimestamp\``);
			if (typeof n !== "string" || !(0, j.Bc)(n)) throw wrong(`\`history.${t}.digest\``);
			return {
				digest: n,
				time: i
			};
		}
		const wrong = (e) => new TypeError(`${e} has the wrong type`);
		;
		function createRegistry(e) {
			const { registryUrl: t, transport: n } = e;
			const r = createRegistryAccess(e);
			return {
				access: r,
				history: (e, i) => (a) => {
					const o = {
						repository: e,
						isPublic: (0, A.Ul)(e, i),
						name: `${e}:${i}`,
						call: "GET history"
					};
					return r.ask(o, (r) => n({
						method: "GET",
						url: `${t}${(0, u.A)`/v2/${e}/_chainguard/history/${i}`}${renderWindow(a)}`,
						headers: { authorization: `Bearer ${r}` },
						idempotent: true,
						judge: (e) => decodeHistory(readBody(e))
					}));
				}
			};
		}
		function renderWindow(e) {
			return (0, u.n)({
				start: e.start === undefined ? undefined : (0, l.sZ)(e.start),
				end: e.end === undefined ? undefined : (0, l.sZ)(e.end)
			});
		}
		;
		const M = "https://console-api.enforce.dev";
		const N = "https://cgr.dev";
		function openPlatform(e, t) {
			const { clock: n = r.m } = t;
			const i = originOf(e.apiUrl ?? M);
			const a = originOf(e.registryUrl ?? N);
			const o = originOf(e.issuerUrl ?? issuerOf(i));
			const s = wholeNumber("concurrency", e.concurrency ?? 8);
			const c = (0, b.l)();
			const l = createTransport({
				http: t.http,
				clock: n,
				random: t.random ?? Math.random,
				maxAttempts: wholeNumber("maxAttempts", e.maxAttempts ?? 4),
				requestTimeoutMs: timerOf(e.requestTimeoutMs ?? 3e4),
				limiter: (0, y.zm)(s),
				signal: e.signal ?? new AbortController().signal,
				userAgent: e.userAgent ?? "platform-actions-client",
				trace: e.onRequest ?? (() => undefined),
				redact: t.redact ?? c.redact
			});
			const mask = (n) => {
				if (t.redact === undefined) c.add(n);
				e.onSecret?.(n);
			};
			const { identity: u } = e;
			const d = new URL(a).host;
			const f = {
				transport: l,
				clock: n,
				issuerUrl: o,
				identity: u,
				idToken: idTokenOf(e, o),
				mask,
				narrowing: t.narrowing?.(d),
				...t.explain === undefined ? {} : { explain: t.explain }
			};
			const p = tokensFor(f, i, e.token);
			const m = createClient({
				baseUrl: i,
				transport: l,
				tokens: p,
				concurrency: s
			});
			const h = tokensFor(f, d, e.registryToken);
			const g = createRegistry({
				registryUrl: a,
				transport: l,
				tokens: h,
				mask
			});
			const _ = platformOf(m, g, f);
			return {
				platform: _,
				ways: f,
				issuerUrl: o,
				registryAudience: d,
				platformTokens: p,
				registryTokens: h
			};
		}
		function idTokenOf({ idToken: e, signal: t }, n) {
			if (e === undefined || t === undefined) return e === undefined ? undefined : () => e(n);
			return async () => {
				try {
					return await (0, y.Eu)(e(n), t);
				} catch (e) {
					throw t.aborted ? (0, o.Wm)(t, "requesting an ID token", false) : e;
				}
			};
		}
		function platformOf(e, t, { clock: n, issuerUrl: r, transport: i }) {
			return {
				...e,
				rows: async function* (t) {
					for await (const n of (0, S.n4)(e, t)) for (const e of n) yield e;
				},
				all: async (t) => (0, C.y)(e, t, (e) => e),
				pick: async (t, n) => (0, C.y)(e, t, n),
				registry: t,
				issuer: {
					exchange: async (e) => {
						return exchangeToken(i, r, e, n.now());
					},
					refresh: async (e) => {
						return refreshToken(i, r, e, n.now());
					},
					send: createClient({
						baseUrl: r,
						transport: i,
						tokens: undefined
					}).send
				}
			};
		}
		function wholeNumber(e, t) {
			if (Number.isSafeInteger(t) && t >= 1) return t;
			throw new TypeError(`\`${e}\` is ${t}, which is not a whole number of at least 1`);
		}
		function timerOf(e) {
			if (e > 0) return Math.ceil(Math.min(e, r.M));
			throw new TypeError(`\`requestTimeoutMs\` is ${e}, which is not a time`);
		}
		function originOf(e) {
			const t = new URL(e);
			const n = t.protocol === "https:" || t.protocol === "http:" && (0, x.U9)(t.hostname);
			if (!n) throw new TypeError(`\`${t.origin}\` is not https`);
			if (t.href !== `${t.origin}/`) throw new TypeError(`\`${t.origin}\` is given with more than the origin`);
			return t.origin;
		}
		var P = n(96299);
		var F = n(65655);
		;
		function withSession(e, t) {
			return async (n, r) => {
				const i = openSession(n, t, r);
				r.counts?.(i.requests);
				try {
					return await e(n, {
						...r,
						session: i
					});
				} catch (e) {
					throw new a.hM((0, P.e)(e, n.identity), { cause: e });
				}
			};
		}
		function openSession(e, t, n) {
			const { clock: i, host: a, http: o, random: s, signal: c } = n;
			const { concurrency: l, identity: u, token: d } = e;
			const f = {
				count: 0,
				retried: 0
			};
			const p = {
				maxAttempts: e["max-attempts"],
				requestTimeoutMs: Math.max(1, Math.min(e["request-timeout"], e.timeout, r.M))
			};
			const m = e["issuer-url"] ?? issuerOf(e["api-url"]);
			const h = e["id-token-audience"];
			const g = {
				host: a,
				signal: c,
				...p,
				issuerUrl: m,
				identity: u,
				idTokenAudience: h
			};
			const _ = e["registry-token"];
			let y;
			const b = openPlatform({
				...p,
				apiUrl: e["api-url"],
				issuerUrl: m,
				registryUrl: e["registry-url"],
				concurrency: l,
				signal: c,
				userAgent: `platform-actions/${v.rE} (${a.name})`,
				onSecret: a.mask,
				onRequest: (e) => {
					f.count += 1;
					if (e.attempt > 1) f.retried += 1;
					a.log.debug(traceLine(e, a));
				},
				...d === undefined ? {} : { token: d },
				..._ === undefined ? {} : { registryToken: _ },
				...u === undefined ? {} : {
					identity: u,
					idToken: () => (0, F.K8)(g)
				}
			}, {
				...{
					http: o,
					clock: i,
					random: s,
					redact: a.redact,
					explain: (0, F.Pt)(g, i)
				},
				narrowing: (n) => {
					y = createNarrowing(t, e, n, a.log.notice);
					return y;
				}
			});
			const { platform: x, platformTokens: S, registryAudience: C, registryTokens: w, ways: T } = b;
			return {
				client: x,
				registry: x.registry,
				platformTokens: S,
				registryTokens: w,
				issuerUrl: m,
				registryAudience: C,
				signIn: g,
				mint: (e) => mintToken(T, () => (0, F.K8)(g), e),
				requests: f,
				narrowing: () => y?.isGivenUp() === true ? "given up" : "in force"
			};
		}
		function traceLine({ attempt: e, method: t, milliseconds: n, outcome: r, path: a }, { redact: o }) {
			return `${t} ${(0, i.h0)(o(a), 500)} ${r} try ${e} ${Math.round(n)} ms`;
		}
	}),
	59492: ((e, t, n) => {
		n.d(t, {
			Qn: () => isOrganizationUid,
			iY: () => readGroup,
			oQ: () => onlyGroup,
			t2: () => findOrganization,
			xO: () => rootGroups
		});
		var r = n(38707);
		var i = n(38086);
		var a = n(45794);
		var o = n(34779);
		var s = n(86368);
		var c = n(25614);
		const l = /^[0-9a-f]{40}$/;
		const u = new Set([
			"INVALID_ARGUMENT",
			"NOT_FOUND",
			"PERMISSION_DENIED"
		]);
		function isOrganizationUid(e) {
			return l.test(e);
		}
		async function findOrganization(e, t) {
			const n = e.organization ?? e.identity?.split("/")[0];
			if (n === undefined) {
				throw new a.yo({
					message: "`organization` is required: it cannot be derived from `identity`",
					fix: "set `organization` to the uid or the exact name of the organization",
					input: "organization"
				});
			}
			if (e.organization === undefined || isOrganizationUid(n)) return readGroup(t, n);
			const r = await rootGroups(t, n);
			const o = r.length === 0 ? await groupOfUid(t, n) : undefined;
			if (o !== undefined) return o;
			const s = onlyGroup(r, "`organization`");
			if (s !== undefined) return s;
			throw new a.yo({
				message: `this identity cannot see an organization named \`${(0, i.h0)(n, 100)}\``,
				fix: candidatesFix(n, await rootGroups(t)),
				input: "organization"
			});
		}
		function onlyGroup(e, t) {
			const n = e.filter((e) => e.verified);
			const r = e.length > 1 && n.length === 1 ? n : e;
			const [o] = r;
			if (o === undefined || r.length === 1) return o;
			throw new a.yo({
				message: `${t} is ambiguous: ${r.length} organizations are named \`${(0, i.h0)(o.name, 100)}\``,
				fix: `use the uid of one of them: ${r.map((e) => e.uid).join(", ")}`,
				input: "organization"
			});
		}
		async function readGroup(e, t) {
			const n = (0, c.Wx)(t);
			const r = await e.send(n);
			if (r.uid === t) return r;
			const a = `the service returned the group \`${(0, i.h0)(r.uid, 200)}\` instead of \`${(0, i.h0)(t, 200)}\``;
			throw new o.Wk(a, {
				code: "UNDECODABLE",
				call: `${n.method} ${n.path}`
			});
		}
		async function groupOfUid(e, t) {
			if (!/^[\w-]+$/.test(t)) return undefined;
			try {
				const n = await e.send((0, c.Wx)(t));
				return n.uid === t ? n : undefined;
			} catch (e) {
				if (e instanceof o.Wk && u.has(e.code)) return undefined;
				throw e;
			}
		}
		function candidatesFix(e, t) {
			if (t.length === 0) return "it cannot see any organization by name: use the uid";
			const n = (0, r.LE)(e, t.map(({ name: e }) => e));
			if (n.length > 0) return `did you mean ${n.map((e) => `\`${(0, i.h0)(e, 100)}\``).join(" or ")}?`;
			return `it can see ${(0, r.Yu)(t)}`;
		}
		async function rootGroups(e, t) {
			const n = (0, c.P$)(t === undefined ? {} : { name: t });
			const r = await (0, s.y)(e, n, (e) => e.uid.includes("/") ? undefined : e);
			if (t === undefined) return r;
			const i = r.filter((e) => e.name === t);
			if (i.length === 0) for (const e of r) (0, o.rI)(e, "group", "GET /iam/v2/groups");
			return i;
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
		var s = n(65655);
		const c = {
			UNAUTHENTICATED: "unauthenticated",
			PERMISSION_DENIED: "forbidden",
			NOT_FOUND: "usage",
			INVALID_ARGUMENT: "usage",
			OUT_OF_RANGE: "usage"
		};
		function toProblems(e, t, n = "") {
			const r = n === "" ? "" : `${n}: `;
			if (e instanceof s.Uz) return [{
				kind: "unauthenticated",
				message: r + e.message,
				fix: e.lines.join("\n"),
				...e.copy === undefined ? {} : { copy: e.copy }
			}];
			if (e instanceof o.Wk) return [fromPlatform(e, t, r)];
			return (0, a.iU)(e, n);
		}
		function toProblemsOf(e, t, n) {
			const r = e instanceof i.Z || e instanceof s.Uz;
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
	65655: ((e, t, n) => {
		n.d(t, {
			Uz: () => RefusedExchangeError,
			K8: () => askIdToken,
			Pt: () => explainExchange,
			Ip: () => readClaims
		});
		var r = n(38086);
		var i = n(34779);
		var a = n(22475);
		var o = n(89763);
		;
		function explainRefusal(e) {
			const { issuer: t, subject: n } = e;
			const r = listAudiences(e.audience);
			const i = audienceCauses(r, e.expectedAudience);
			const a = [...timeCauses(e), ...unknownIdentity(e)];
			const [o] = r;
			const s = i.length > 0 && o !== undefined && r.length === 1;
			return {
				presented: [
					`iss: ${t ?? "(none)"}`,
					`sub: ${n ?? "(none)"}`,
					`aud: ${r.length === 0 ? "(none)" : r.join(", ")}`
				],
				causes: [
					...a,
					...i,
					...a.length > 0 ? [] : [...forkCauses(e.fork), ...claimCauses(t, n)]
				],
				certain: a[0] ?? i[0],
				claimMatch: t === undefined || n === undefined || a.length > 0 ? undefined : {
					issuer: t,
					subject: n,
					...s ? { audience: o } : {}
				}
			};
		}
		function listAudiences(e) {
			if (e === undefined) return [];
			return typeof e === "string" ? [e] : e;
		}
		const s = 6e4;
		function timeCauses({ expiresAt: e, notBefore: t, now: n }) {
			if (n === undefined) return [];
			if (e !== undefined && e <= n) {
				return [`The ID token expired at ${(0, a.sZ)(e)}: request a new one in the same job, right before this step.`];
			}
			if (t !== undefined && t > n + s) {
				return [`The ID token is not valid before ${(0, a.sZ)(t)}, and it is ${(0, a.sZ)(n)} on this machine: check the clocks of this machine and of the token's issuer.`];
			}
			return [];
		}
		function unknownIdentity({ httpStatus: e, identity: t }) {
			if (e !== 404 || t === undefined) return [];
			return [`The identity \`${t}\` does not exist: it was deleted, or \`identity\` is not the uid that you meant.`];
		}
		function forkCauses(e) {
			if (e !== true) return [];
			return ["The change comes from a fork, whose jobs cannot sign in as the upstream repository."];
		}
		function audienceCauses(e, t) {
			if (t === undefined) return [];
			const bare = (e) => e.replace(/^https?:\/\//, "").replace(/\/$/, "");
			if (e.some((e) => bare(e) === bare(t))) return [];
			const n = e.length === 0 ? "no audience" : `audience \`${e.join(", ")}\``;
			return [`The ID token has ${n}, and \`${t}\` is accepted unless the identity pins another one: see \`id-token-audience\`.`];
		}
		function claimCauses(e, t) {
			if (e === undefined || t === undefined) return ["The ID token does not contain `iss` or `sub`, which every identity compares."];
			const n = [];
			const r = (0, o.po)(t);
			if (r === undefined) {
				if (e === o.oX) {
					n.push("The subject does not have the usual form: the organization or repository customizes it.");
				}
			} else {
				const e = (0, o.HL)({
					...r,
					ids: undefined
				});
				if (r.ids !== undefined) {
					n.push(`The subject has ids, which GitHub sends for repositories that were created, renamed or moved since 2026-07-15; an identity for \`${e}\` does not accept it.`);
				}
				n.push(contextCause(r.context));
				if (r.ids === undefined) {
					n.push("An identity for the subject with ids (`repo:OWNER@ID/REPO@ID:\u2026`) does not accept the subject without ids.");
				}
			}
			if (/[A-Z]/.test(r === undefined ? t : `${r.owner}${r.repository}`)) {
				n.push("Letter case matters: the subject has capital letters, and the identity must have the same ones.");
			}
			n.push("The identity accepts another issuer or subject, or `identity` is not the uid that you meant.");
			return n;
		}
		function contextCause(e) {
			switch (e.kind) {
				case "environment": return `The job runs for environment \`${e.environment}\`, so the subject names the environment and no branch; an identity for a branch does not accept it.`;
				case "pull_request": return "The job runs for a pull request; an identity for a branch or an environment does not accept it.";
				case "ref": return `The job runs for \`${e.ref}\`; an identity for another branch, for an environment or for pull requests does not accept it.`;
				case "other": return `The job runs for \`${e.text}\`, which the organization or repository customizes.`;
			}
		}
		;
		function readClaims(e) {
			try {
				const t = JSON.parse(Buffer.from(e.split(".")[1] ?? "", "base64url").toString("utf8"));
				const claim = (e) => typeof t === "object" && t !== null ? Reflect.get(t, e) : undefined;
				const text = (e) => typeof e === "string" ? e : undefined;
				const n = claim("aud");
				const time = (e) => {
					const t = claim(e);
					return typeof t === "number" ? timeOfSeconds(t) : undefined;
				};
				return {
					issuer: text(claim("iss")),
					subject: text(claim("sub")),
					audience: Array.isArray(n) ? n.filter((e) => typeof e === "string") : text(n),
					expiresAt: time("exp"),
					notBefore: time("nbf")
				};
			} catch {
				return undefined;
			}
		}
		function timeOfSeconds(e) {
			const t = new Date(e * 1e3).getTime();
			return Number.isNaN(t) ? undefined : t;
		}
		function explainExchange(e, t) {
			return (n, r, i) => isRefusal(n) ? refused({
				...e,
				now: t.now()
			}, r, i, n) : n;
		}
		async function askIdToken(e) {
			const { host: t, idTokenAudience: n, issuerUrl: r, signal: a } = e;
			try {
				return await t.idToken(n ?? r, e);
			} catch (e) {
				if (!a.aborted) throw e;
				const t = a.reason instanceof Error ? a.reason.message : "the run was stopped";
				throw new i.Wk(t, {
					code: "CANCELLED",
					call: "requesting an ID token",
					cause: a.reason
				});
			}
		}
		function isRefusal(e) {
			return e instanceof i.Wk && [
				400,
				401,
				403,
				404
			].includes(e.httpStatus);
		}
		async function refused(e, t, n, i) {
			const { identity: a, issuerUrl: o, now: s } = e;
			const { httpStatus: c } = i;
			const l = explainRefusal({
				...readClaims(n),
				expectedAudience: o,
				fork: e.host.context.changeRequest?.fork,
				httpStatus: c,
				identity: a,
				now: s
			});
			const { certain: u, claimMatch: d } = l;
			const f = a === undefined ? "" : ` as \`${(0, r.h0)(a, 200)}\``;
			const p = `${(0, r.h0)(i.message, 500)} (HTTP status ${c})`;
			const m = [
				...u === undefined ? [] : [`The service answered: ${p}`],
				"The ID token contained:",
				...l.presented.map((e) => `  ${(0, r.h0)(e)}`),
				"Likely causes:",
				...l.causes.map((e) => `  ${(0, r.h0)(e)}`),
				...d === undefined ? [] : ["An identity with this claimMatch would match:"]
			];
			const h = u === undefined ? p : (0, r.h0)(u);
			return new RefusedExchangeError(`signing in${f} for \`${t}\` was refused: ${h}`, m, d === undefined ? undefined : renderClaimMatch(d), i);
		}
		function renderClaimMatch(e) {
			const escaped = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
			return JSON.stringify({ claimMatch: e }, undefined, 2).replace(/[^\P{C}\n]|[^\P{Z} ]/gu, (e) => e.split("").map(escaped).join(""));
		}
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
