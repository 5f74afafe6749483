"use strict";
exports.id = 7381;
exports.ids = [
	7381,
	6314,
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
	56314: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			SIGN_IN_REASON: () => o,
			findProblems: () => findProblems
		});
		var r = n(10959);
		var i = n(25314);
		var a = n(53437);
		const o = "the command reads the API as that identity";
		const findProblems = async (e, { isGiven: t }) => {
			const { all: n, path: s, query: c } = e;
			const l = e["api-url"];
			if (n === undefined || c === undefined || l === undefined) return [];
			let u = [];
			const d = await (0, r.G)(() => {
				const { anonymous: e } = (0, a.a)({
					path: s,
					query: c,
					all: n,
					"api-url": l
				});
				if (!e) u = (0, i.m)(t, o);
			});
			return [...d, ...u];
		};
	}),
	53437: ((e, t, n) => {
		t.a = readApiRequest;
		var r = n(38086);
		var i = n(45794);
		;
		const a = 5;
		function parseApiPath(e, t) {
			const n = `\`path\` is \`${(0, r.h0)(e, 200)}\``;
			const i = /^[a-z]+\/v[0-9]/.test(e) ? `/${e}` : e;
			const refuse = (e, t) => ({
				kind: "problem",
				message: `${n}${e}`,
				...t === undefined ? {} : { fix: t }
			});
			if (!i.startsWith("/") || i.startsWith("//")) {
				return refuse(", which does not start with a single `/`", "write only the path, such as `/registry/v2/repos`");
			}
			if (/[^\x21-\x7e]|\\/.test(i)) return refuse(", which contains characters that are not allowed in a path", o);
			if (i.includes("#")) return refuse(", which has a fragment");
			const a = i.indexOf("?");
			const s = a < 0 ? i : i.slice(0, a);
			for (const e of s.slice(1).split("/")) {
				const t = segmentProblem(e);
				if (t !== undefined) return refuse(t);
			}
			if (/^\/sts(?:\/|$)/i.test(decodeURIComponent(s))) {
				return refuse(", which is reserved for exchanging tokens", "use the command `token`");
			}
			if (/^\/[^/]+\/v2beta1(?:\/|$)/i.test(s)) return refuse(", which is of the beta API", `write \`${s.replace(/v2beta1/i, "v2")}\``);
			const c = new URL(t + s);
			if (c.origin !== t || c.pathname !== s) return refuse(", which is not in its plain form", o);
			const l = a < 0 ? [] : [...new URLSearchParams(i.slice(a + 1))];
			return {
				kind: "path",
				path: s,
				query: l
			};
		}
		const o = "percent-encode it";
		function segmentProblem(e) {
			let t = e;
			for (let e = 0; e < a; e += 1) {
				const n = t.split(";")[0] ?? "";
				if (n === "") return ", which has an empty segment";
				if (n === "." || n === "..") return ", which has a dot segment";
				if (/[/\\]|\p{Cc}/u.test(t)) return ", which has an encoded slash or control character";
				let r;
				try {
					r = decodeURIComponent(t);
				} catch {
					return e === 0 ? ", which has a broken percent-encoding" : undefined;
				}
				if (r === t) return undefined;
				t = r;
			}
			return ", which is percent-encoded several times";
		}
		;
		const s = new Set([
			"/ping/v2/ping",
			"/ping/v1/ping",
			"/advisory/v2/documents",
			"/advisory/v2/metadata"
		]);
		function readApiRequest(e) {
			const t = [];
			const n = new Map();
			const add = (e, t) => {
				n.set(e, [...n.get(e) ?? [], t]);
			};
			let a = "/";
			if (e.path === undefined) {
				t.push({
					message: "`path` is required",
					fix: "set `path`, for example to `/registry/v2/repos`",
					input: "path"
				});
			} else {
				const n = parseApiPath(e.path, e["api-url"]);
				if (n.kind === "problem") {
					const { message: e, fix: r } = n;
					t.push({
						message: e,
						...r === undefined ? {} : { fix: r },
						input: "path"
					});
				} else {
					a = n.path;
					for (const [e, t] of n.query) add(e, t);
				}
			}
			for (const n of e.query) {
				const e = n.indexOf("=");
				const i = n.slice(0, Math.max(0, e)).trim();
				if (/^[A-Za-z0-9_.-]+$/.test(i)) add(i, n.slice(e + 1).trim());
				else {
					t.push({
						message: `\`query\` has the line \`${(0, r.h0)(n, 200)}\`, which is not of the form \`key=value\``,
						input: "query"
					});
				}
			}
			if (e.all && (n.has("page_token") || n.has("pageToken"))) {
				t.push({
					message: "`query` has a page token, but `all` already follows the pages",
					fix: "remove one of them",
					input: "query"
				});
			}
			if (t.length > 0) throw new i.y(...t);
			const o = a.slice(1).split("/");
			return {
				path: a,
				name: o.at(-1) ?? "",
				query: Object.fromEntries([...n].map(([e, t]) => [e, t.length === 1 ? t[0] : t])),
				isV1: o[1] === "v1",
				anonymous: s.has(a)
			};
		}
	}),
	91357: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(34150);
		var i = n(44074);
		var a = n(26963);
		var o = n(38086);
		var s = n(45794);
		var c = n(63144);
		var l = n(80922);
		;
		const u = (0, l.D0)(l.U9);
		function decodeEnvelope(e, t) {
			if ((0, c.u4)(e) && Object.keys(e).length === 0) throw new TypeError("it has none of the keys of a list");
			const n = rowsKey(e, t);
			if (!(0, c.u4)(e) || n === undefined) {
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
				totalCount: u(e["totalCount"])
			};
		}
		const wrong = (e) => new TypeError(`\`${e}\` has the wrong type`);
		function rowsKey(e, t) {
			if (!(0, c.u4)(e)) return undefined;
			const n = Object.keys(e).filter((e) => !l.Rz.has(e));
			const r = n.filter((t) => Array.isArray(e[t]));
			const i = Object.keys(e).some((e) => l.Rz.has(e));
			if (!i && r.length < n.length) return undefined;
			const a = [t, "items"].find((e) => r.includes(e));
			if (a !== undefined) return a;
			if (r.length > 1) return undefined;
			return r[0] ?? t;
		}
		function nameRows(e) {
			const t = new Map();
			return e.map((e) => {
				const n = (0, c.u4)(e) ? e["uid"] ?? e["id"] : undefined;
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
		var d = n(73358);
		var f = n(25314);
		var p = n(56314);
		var m = n(53437);
		var h = n(81336);
		;
		function cutResponse(e, t = h._) {
			if (Array.isArray(e)) return (0, h.E)(e, t);
			const n = JSON.stringify(e) ?? "null";
			if ((0, o.dp)(n) < t) return {
				text: n,
				truncated: false
			};
			if (!(0, c.u4)(e)) return {
				text: "",
				truncated: true
			};
			const r = Object.entries(e).flatMap(([e, t]) => Array.isArray(t) ? [{
				key: e,
				list: t
			}] : []);
			const i = r.toSorted((e, t) => t.list.length - e.list.length)[0];
			if (i === undefined) return {
				text: "",
				truncated: true
			};
			const a = (0, o.dp)(JSON.stringify({
				...e,
				[i.key]: []
			}));
			const s = t - a + "[]".length;
			const l = JSON.parse((0, h.E)(i.list, s).text);
			return s <= "[]".length ? {
				text: "",
				truncated: true
			} : {
				text: JSON.stringify({
					...e,
					[i.key]: l
				}),
				truncated: true
			};
		}
		function cutLines(e, t = h._) {
			const n = [];
			let r = 0;
			for (const a of e) {
				const e = (0, i.h)(a);
				r += (0, o.dp)(e) + 1;
				if (r > t) return {
					text: n.join("\n"),
					truncated: true
				};
				n.push(e);
			}
			return {
				text: n.join("\n"),
				truncated: false
			};
		}
		;
		const run = async (e, t) => {
			const n = (0, m.a)(e);
			if (!n.anonymous) (0, f.s)(e, p.SIGN_IN_REASON);
			if (!e.all) return outcomeOf(n, e, await readOnce(n, t), "read");
			const i = await readAllRows(n, t);
			return outcomeOf(n, e, i, (0, r.hS)(i.length, "row"));
		};
		function readOnce(e, t) {
			const { anonymous: n, isV1: r, path: i, query: a } = e;
			return t.session.client.send({
				method: "GET",
				path: i,
				query: a,
				decode: (e) => {
					if (!r && (e === undefined || e === null)) throw new TypeError("it is empty");
					return refuseDeep(e) ?? null;
				},
				idempotent: true,
				anonymous: n
			});
		}
		const g = 500;
		function refuseDeep(e, t = g) {
			if (typeof e !== "object" || e === null) return e;
			if (t === 0) throw new TypeError("it is nested too deeply");
			for (const n of Object.values(e)) refuseDeep(n, t - 1);
			return e;
		}
		async function readAllRows(e, t) {
			const n = [];
			for await (const r of (0, d.readPages)(t.session.client, listOf(e))) {
				for (const t of r) {
					if (t.kind === "whole") {
						throw new s.y({
							message: `\`all\`: the answer to \`${(0, o.h0)(e.path, 200)}\` is not a list`,
							fix: "remove `all`",
							input: "all"
						});
					}
					n.push(t.value);
				}
				t.host.progress(`${n.length} rows`);
			}
			return n;
		}
		function listOf(e) {
			const { anonymous: t, isV1: n, name: r, path: i } = e;
			const a = n || "page_size" in e.query || "pageSize" in e.query;
			return ({ pageSize: o, pageToken: s }) => {
				const { skip: c, ...l } = e.query;
				const u = s === undefined ? { ...e.query } : { ...l };
				if (!a) u["page_size"] = o;
				if (s !== undefined) u[n ? "pageToken" : "page_token"] = s;
				const decode = (t) => {
					const i = n && s === undefined && Object.keys(Object(t)).length === 0;
					if (!i && (t === undefined || t === null)) throw new TypeError("it is empty");
					const a = decodeEnvelope(refuseDeep(i ? { items: [] } : t), r);
					if (s !== undefined && a.rows.some(({ kind: e }) => e === "whole")) throw new TypeError("it is not a page of the same list");
					return {
						...a,
						totalCount: withoutSkipped(a.totalCount, e.query["skip"])
					};
				};
				return {
					method: "GET",
					path: i,
					query: u,
					decode,
					idempotent: true,
					anonymous: t
				};
			};
		}
		function withoutSkipped(e, t) {
			const n = Number(t ?? 0);
			return e === undefined || Number.isNaN(n) ? undefined : Math.max(0, e - n);
		}
		function outcomeOf(e, t, n, r) {
			const s = Array.isArray(n) ? n : [n];
			const c = t.format === "lines";
			const { text: l, truncated: u } = c ? cutLines(s) : cutResponse(n);
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: { response: l },
				outputsTruncated: u,
				summary: `### \u2705 API: ${(0, a.fl)(`GET ${e.path}`)}: ${r}\n`,
				report: {
					path: e.path,
					query: e.query,
					response: n
				},
				stdout: c ? s.map((e) => (0, i.h)(e)) : [(0, i.h)(n, 2)],
				log: [`GET ${(0, o.h0)(e.path, 300)}: ${r}`, ...u ? ["The output `response` was cut at 64 KiB; the report has the complete response."] : []]
			};
		}
	}),
	31891: ((e, t, n) => {
		t.B = isDigest;
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	41053: ((e, t, n) => {
		n.d(t, { g: () => r });
		t.U = isPublic;
		const r = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${r}/`) && (t === "latest" || t === "latest-dev");
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
	25314: ((e, t, n) => {
		t.m = findMissingIdentity;
		t.s = requireIdentity;
		var r = n(45794);
		function requireIdentity(e, t) {
			if (e.identity === undefined && e.token === undefined) throw new r.y(noCredential(t));
		}
		function findMissingIdentity(e, t) {
			return e("identity") || e("token") ? [] : [noCredential(t)];
		}
		function noCredential(e) {
			return {
				message: `\`identity\` is required: ${e}`,
				fix: "set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform",
				input: "identity"
			};
		}
	})
};
;
