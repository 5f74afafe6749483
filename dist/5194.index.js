"use strict";
exports.id = 5194;
exports.ids = [5194];
exports.modules = { 95194: ((e, t, n) => {
	n.r(t);
	t.createPlatformPort = createPlatformPort;
	var r = n(34779);
	var i = n(15514);
	var a = n(57581);
	var o = n(98197);
	var s = n(68576);
	var c = n(39052);
	var l = n(12235);
	var u = n(13395);
	function createPlatformPort(e, t) {
		return {
			createIdentity: async (t, { claimMatch: n, description: r, name: i }) => {
				const o = r === undefined ? {} : { description: r };
				const s = (0, a.DA)(t, {
					name: i,
					...o,
					claimMatch: n
				});
				const { uid: c } = await e.send(s);
				if (!c.startsWith(`${t}/`)) throw (0, l.n)(s, c, `a new identity of ${t}`);
				return c;
			},
			updateIdentity: (t, n) => update(e, t, n),
			deleteIdentity: (t) => e.send((0, a.Ut)(t)),
			createBinding: async (t, n) => (await e.send((0, o.sq)(t, n))).uid,
			createBindings: async (t, n) => {
				const r = await e.send((0, o.zJ)(t, n));
				const i = r.every(({ group: e, identity: r, role: i }, a) => ["", t].includes(e.uid) && r.uid === n[a]?.identityUid && i.uid === n[a]?.roleUid);
				return i ? r.map(({ uid: e }) => e) : [];
			},
			deleteBinding: (t) => e.send((0, o.Te)(t)),
			listIdentities: (n) => (0, i.readAll)(e, (0, a.T8)({
				descendantsOf: t,
				name: n
			}), (e) => e.name === n && (0, c.UO)(e.uid, t) ? {
				...(0, s.p)(e),
				createTime: e.createTime
			} : undefined),
			getIdentity: async (t) => {
				const n = await orAbsent((0, l.J)(e, (0, a.XV)(t), t));
				return n === undefined ? undefined : (0, s.p)(n);
			},
			listBindings: (n) => (0, i.readAll)(e, (0, o.Zf)(filterQuery(n, t)), (e) => {
				const r = (0, u.yn)(e, t);
				if (r === undefined) return undefined;
				const { group: i, identity: a, role: o } = r;
				const s = "identityUid" in n ? a.uid === n.identityUid : i.uid === n.groupUid && o.uid === n.roleUid;
				return s ? r : undefined;
			}),
			getBinding: async (t) => {
				const n = await orAbsent((0, l.J)(e, (0, o.aE)(t), t));
				return n === undefined ? undefined : (0, u.KO)(n);
			}
		};
	}
	function filterQuery(e, t) {
		if ("identityUid" in e) return {
			descendantsOf: t,
			identity: e.identityUid
		};
		const { groupUid: n, roleUid: r } = e;
		return {
			childrenOf: n,
			group: n,
			role: r
		};
	}
	async function orAbsent(e) {
		try {
			return await e;
		} catch (e) {
			if (e instanceof r.Wk && e.code === "NOT_FOUND") return undefined;
			throw e;
		}
	}
	async function update(e, t, n) {
		const { claimMatch: r, description: i, name: o } = n;
		const c = {
			...o === undefined ? {} : { name: o },
			...i === undefined ? {} : { description: i },
			...r === undefined ? {} : { claimMatch: r }
		};
		const l = Object.keys(c).filter((e) => e !== "claimMatch");
		const send = async (...n) => (0, s.p)(await e.send((0, a.go)(t, c, [...l, ...n])));
		if (r === undefined) return send();
		const u = await settled(send("claim_match"));
		if (u.kind === "refused" && u.error.code !== "INVALID_ARGUMENT") throw u.error;
		if (u.kind === "done") {
			const { issuer: e, subject: t } = u.identity;
			if (e === r.issuer && t === r.subject) return u.identity;
		}
		const d = await settled(send("claimMatch"));
		if (d.kind === "done") return d.identity;
		if (d.error.code !== "INVALID_ARGUMENT") throw d.error;
		if (u.kind === "refused") throw u.error;
		return u.identity;
	}
	async function settled(e) {
		try {
			return {
				kind: "done",
				identity: await e
			};
		} catch (e) {
			if (e instanceof r.Wk) return {
				kind: "refused",
				error: e
			};
			throw e;
		}
	}
}) };
;
