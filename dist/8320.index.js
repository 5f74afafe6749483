"use strict";
exports.id = 8320;
exports.ids = [8320];
exports.modules = {
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
	}),
	58320: ((e, t, n) => {
		t.exchangeToken = exchangeToken;
		t.refreshToken = refreshToken;
		var r = n(63619);
		var i = n(73305);
		var a = n(22475);
		var o = n(83612);
		var s = n(27871);
		var c = n(80922);
		var l = n(30858);
		const u = (0, c.iU)({
			token: r.YjP().check(i.m9(1)),
			expiry: c.Qq,
			refreshToken: c.Qq
		});
		const d = (0, c.iU)({
			token: u,
			refreshToken: (0, c.no)((0, c.iU)({ token: c.Qq }))
		});
		const f = (0, c.iU)({
			ecdhPublicKey: c.Qq,
			encryptedIdtoken: c.Qq
		});
		const p = 20 * 6e4;
		async function exchangeToken(e, t, n, r) {
			const { audience: i, capabilities: a, idToken: o, identity: s, identityProvider: c, scopes: l } = n;
			const d = {
				aud: [i],
				identity: s,
				identityProvider: c,
				scopes: l,
				cap: a
			};
			const f = await post(e, `${t}/sts/exchange`, d, o, u);
			return minted(f, r);
		}
		async function refreshToken(e, t, n, r) {
			const { audience: i, capabilities: a, scopes: o } = n;
			const s = {
				aud: [i],
				scopes: o,
				cap: a
			};
			const c = `${t}/sts/exchange_refresh_token`;
			const l = await post(e, c, s, n.refreshToken, d, false);
			return {
				...minted(l.token, r),
				refreshToken: l.refreshToken?.token || undefined
			};
		}
		function getHeadlessSession(e) {
			return {
				...readCall("/sts/headless_sessions", f, { code: e }),
				anonymous: true
			};
		}
		function post(e, t, n, r, i, a = true) {
			return e({
				method: "POST",
				url: t + (0, o.n)(n),
				headers: { authorization: `Bearer ${r}` },
				idempotent: a,
				judge: (e) => (0, c.D0)(i)((0, s.x)(e))
			});
		}
		function minted(e, t) {
			return {
				token: e.token,
				expiresAt: (0, a.pe)(e.expiry) ?? t + p
			};
		}
	})
};
;
