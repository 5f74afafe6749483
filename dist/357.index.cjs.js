"use strict";
exports.id = 357;
exports.ids = [357];
exports.modules = { 91357: ((e, t, n) => {
	n.r(t);
	n.d(t, { run: () => v });
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
	var f = n(17925);
	var p = n(25314);
	var m = n(56314);
	var h = n(18691);
	var g = n(53437);
	var _ = n(81336);
	;
	function cutResponse(e, t = _._) {
		if (Array.isArray(e)) return (0, _.E)(e, t);
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
		const l = JSON.parse((0, _.E)(i.list, s).text);
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
	function cutLines(e, t = _._) {
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
	const work = async (e, t) => {
		const n = (0, g.a)(e);
		if (!n.anonymous) (0, p.s)(e, m.b);
		if (!e.all) return outcomeOf(n, e, await readOnce(n, t), "read");
		const i = await readAllRows(n, t);
		return outcomeOf(n, e, i, (0, r.hS)(i.length, "row"));
	};
	const v = (0, f.f)(work, h.e.capabilities);
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
	const y = 500;
	function refuseDeep(e, t = y) {
		if (typeof e !== "object" || e === null) return e;
		if (t === 0) throw new TypeError("it is nested too deeply");
		for (const n of Object.values(e)) refuseDeep(n, t - 1);
		return e;
	}
	async function readAllRows(e, t) {
		const n = [];
		for await (const r of (0, d.n4)(t.session.client, listOf(e))) {
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
}) };
;
