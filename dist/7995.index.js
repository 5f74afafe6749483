"use strict";
exports.id = 7995;
exports.ids = [7995];
exports.modules = { 7995: ((e, t, n) => {
	n.r(t);
	t.applyPlan = applyPlan;
	var r = n(34150);
	var i = n(24344);
	var a = n(38086);
	var o = n(34779);
	var s = n(96299);
	;
	const c = 300;
	const l = new Set([
		"CONNECTION",
		"TIMEOUT",
		"UNDECODABLE",
		"INTERNAL",
		"UNKNOWN",
		"DEADLINE_EXCEEDED",
		"UNAVAILABLE",
		"ABORTED",
		"DATA_LOSS"
	]);
	function describeFailure(e) {
		const [t] = (0, s.e)(e, undefined);
		const n = t?.kind ?? "service";
		if (!(e instanceof o.Wk)) {
			const e = n === "unauthenticated" ? "stop" : "refused";
			return {
				outcome: e,
				code: "OTHER",
				httpStatus: 0,
				sent: false,
				kind: n,
				message: (0, a.h0)(t?.message ?? "")
			};
		}
		const { httpStatus: r, sent: i } = e;
		const l = e.code === "CANCELLED" && r !== 0 ? "GIVEN_UP" : e.code;
		const u = r === 0 ? "" : `, HTTP status ${r}`;
		const d = [`${(0, a.h0)(e.message, c)} (${e.code}${u})`, ...details(e)].join("; ");
		return {
			outcome: outcomeOf(e),
			code: l,
			httpStatus: r,
			sent: i,
			kind: n,
			message: d
		};
	}
	function outcomeOf({ code: e, httpStatus: t, sent: n }) {
		if (e === "UNAUTHENTICATED") return "stop";
		if (e === "CANCELLED") return t === 0 ? "stop" : "lost";
		if (e === "CONNECTION" && !n) return "turned-away";
		if (e === "RESOURCE_EXHAUSTED") return "turned-away";
		return l.has(e) ? "lost" : "refused";
	}
	function details(e) {
		const { fieldViolations: t, others: n, preconditions: r, resource: i } = e.details;
		const o = [
			...r.map(({ type: e, description: t }) => `${e}: ${t}`),
			...t.map(({ field: e, description: t }) => `${e}: ${t}`),
			...i === undefined ? [] : [`${i.type} ${i.name}`],
			...e.reason === "" || e.reason === e.code ? [] : [`reason ${e.reason} of ${e.domain}`],
			...n.map((e) => JSON.stringify(e) ?? "")
		];
		const s = o.map((e) => (0, a.h0)(e, c));
		if (e.code !== "PERMISSION_DENIED") return s;
		return [...s, "the running identity needs `owner`, or a role with the capabilities role_bindings.* and identity.* on the organization"];
	}
	;
	const u = 3;
	const d = 3;
	const f = 1e3;
	const p = 8e3;
	function isStopped(e) {
		return e.stopped !== undefined || e.signal.aborted;
	}
	const isSettled = (e) => e === "done" || e === "failed";
	function track(e, t, n, r = {}) {
		const i = e.plan.changes[t];
		if (i === undefined) return;
		const a = e.tracked[t]?.status;
		e.tracked[t] = {
			change: i,
			status: n,
			...r
		};
		if (isSettled(n) && !isSettled(a)) e.settled += 1;
		e.progress?.(e.settled, e.tracked.length);
	}
	async function attempt(e, t, n) {
		if (isStopped(e)) return;
		try {
			track(e, t, "done", await n());
		} catch (n) {
			const r = n instanceof Settled ? n.failure : describeFailure(n);
			if (r.outcome === "stop") e.stopped ??= r;
			e.failures.push(r);
			track(e, t, "failed", { note: r.message });
		}
	}
	class Settled extends Error {
		failure;
		constructor(e) {
			super(e.message);
			this.name = "Settled";
			this.failure = e;
		}
	}
	function refuse(e, t = "service") {
		throw new Settled({
			outcome: "refused",
			code: "FAILED_PRECONDITION",
			httpStatus: 0,
			sent: false,
			kind: t,
			message: e
		});
	}
	async function settle(e, t) {
		let n = f;
		for (let r = 1;; r += 1) {
			if (isStopped(e)) refuse("the run was stopped before this was done");
			let i;
			try {
				const n = await t.send();
				e.wrote = true;
				e.outages = 0;
				return n;
			} catch (e) {
				i = describeFailure(e);
			}
			if (isOwnStop(i)) throw giveUp(e, cutShort(e, i));
			if (i.outcome === "lost" || i.code === "ALREADY_EXISTS") {
				e.wrote ||= i.outcome === "lost";
				const n = await look(e, t, i);
				if (n.kind === "there") return n.found;
				if (n.kind === "unknown") {
					const t = `${i.message}; it is not known whether the change was made`;
					throw giveUp(e, {
						...i,
						message: t
					});
				}
			}
			const { clock: a, signal: o } = e;
			const s = a.now() < (t.freshUntilMs ?? 0);
			if (s && (i.code === "NOT_FOUND" || i.code === "PERMISSION_DENIED")) {
				await a.sleep(n, o);
				n = Math.min(n * 2, p);
				r = 0;
				continue;
			}
			const c = i.outcome === "lost" || i.outcome === "turned-away";
			if (!c || r >= d || e.outages >= u) throw giveUp(e, i);
			await a.sleep(n, o);
			n = Math.min(n * 2, p);
		}
	}
	function isOwnStop({ code: e, outcome: t }) {
		return e === "CANCELLED" && t === "stop";
	}
	function cutShort(e, t) {
		if (!isOwnStop(t) || !t.sent) return t;
		e.wrote = true;
		return {
			...t,
			message: `${t.message}; it is not known whether the change was made`
		};
	}
	function giveUp(e, t) {
		if (t.outcome === "lost" || t.outcome === "turned-away") e.outages += 1;
		return new Settled(t);
	}
	async function look(e, t, n) {
		const r = n.httpStatus === 503 ? t.looksMs.slice(0, 2) : t.looksMs;
		const i = e.outages >= u ? [0] : r;
		let a = false;
		for (const n of i) {
			if (n > 0) await e.clock.sleep(n, e.signal);
			if (isStopped(e)) return { kind: "unknown" };
			try {
				const e = await t.look();
				if (e !== undefined) return {
					kind: "there",
					found: e
				};
				a = true;
			} catch (e) {
				const t = describeFailure(e);
				if (t.outcome === "stop") throw new Settled(t);
				a = false;
			}
		}
		return { kind: a ? "absent" : "unknown" };
	}
	;
	const m = 25;
	const h = 2;
	const g = [
		0,
		1e3,
		2e3
	];
	const _ = [
		2e3,
		8e3,
		2e4
	];
	async function applyAdditions(e, t) {
		const n = [];
		for (const r of t) {
			if (isStopped(e)) return;
			await attemptReady(e, r, n);
		}
		const r = {
			offered: undefined,
			refused: 0
		};
		const a = intoChunks(n);
		const [o, ...s] = a;
		if (o !== undefined) await addChunk(e, r, o);
		await (0, i.P)(s, e.concurrency, (t) => addChunk(e, r, t));
	}
	async function attemptReady(e, { change: t, index: n }, r) {
		const { identity: i } = t;
		const a = i.uid === undefined ? e.made.get(i.name) : undefined;
		const o = i.uid ?? a?.uid;
		if (o === undefined) {
			await attempt(e, n, async () => refuse("its identity was not created"));
		} else if (e.unchanged.has(o)) {
			await attempt(e, n, async () => refuse("the claims of its identity could not be changed"));
		} else {
			r.push({
				index: n,
				change: t,
				identityUid: o,
				freshUntilMs: a?.freshUntilMs
			});
		}
	}
	function intoChunks(e) {
		const t = new Map();
		for (const n of e) {
			const e = JSON.stringify([n.change.group.uid, n.freshUntilMs !== undefined]);
			t.set(e, [...t.get(e) ?? [], n]);
		}
		return [...t.values()].flatMap((e) => Array.from({ length: Math.ceil(e.length / m) }, (t, n) => e.slice(n * m, (n + 1) * m)));
	}
	async function addChunk(e, t, n) {
		const [r] = n;
		if (r === undefined || isStopped(e)) return;
		const a = n.length > 1 && t.offered !== false;
		if (a && await addBatch(e, t, n, r.change.group.uid)) return;
		await (0, i.P)(n, e.concurrency, (t) => addOne(e, t));
	}
	async function addBatch(e, t, n, r) {
		const i = await sendBatch(e, n, r);
		if (i.kind === "added") {
			e.wrote = true;
			t.offered = true;
			if (i.uids.length !== n.length) return addMissing(e, n);
			n.forEach(({ index: t }, n) => {
				const r = i.uids[n];
				track(e, t, "done", r === undefined || r === "" ? {} : { uid: r });
			});
			return true;
		}
		const { failure: a } = i;
		switch (a.outcome) {
			case "stop":
				failBatch(e, n, cutShort(e, a));
				return true;
			case "turned-away":
				e.outages += 1;
				failBatch(e, n, a);
				return true;
			case "lost":
				e.wrote = true;
				return addMissing(e, n);
			case "refused": {
				t.refused += 1;
				const e = a.code === "UNIMPLEMENTED" || t.refused >= h;
				if (t.offered === undefined && e) t.offered = false;
				return false;
			}
		}
	}
	async function sendBatch(e, t, n) {
		const r = t.map(({ change: e, identityUid: t }) => ({
			identityUid: t,
			roleUid: e.role.uid
		}));
		for (let t = 1;; t += 1) {
			try {
				return {
					kind: "added",
					uids: await e.port.createBindings(n, r)
				};
			} catch (n) {
				const r = describeFailure(n);
				const i = _[t - 1];
				const a = r.outcome === "turned-away" && e.outages < u && !isStopped(e);
				if (!a || i === undefined) return {
					kind: "failed",
					failure: r
				};
				await e.clock.sleep(i, e.signal);
			}
		}
	}
	function failBatch(e, t, n) {
		if (n.outcome === "stop") e.stopped ??= n;
		e.failures.push(n);
		if (n.outcome === "stop" && !isOwnStop(n)) return;
		for (const { index: r } of t) track(e, r, "failed", { note: n.message });
	}
	async function addMissing(e, t) {
		await (0, i.P)(t, e.concurrency, (t) => addOne(e, t, true));
		return true;
	}
	async function addOne(e, { change: t, freshUntilMs: n, identityUid: r, index: i }, a = false) {
		const { clock: o, port: s, signal: c } = e;
		const { group: l, role: u } = t;
		const look = async () => {
			const e = await s.listBindings({ identityUid: r });
			const t = e.filter((e) => e.identity.uid === r && e.role.uid === u.uid && e.group.uid === l.uid);
			return t.map(({ uid: e }) => e).sort()[0];
		};
		await attempt(e, i, async () => {
			if (a) {
				for (const e of g) {
					if (e > 0) await o.sleep(e, c);
					const t = await look();
					if (t !== undefined) return { uid: t };
				}
			}
			const t = await settle(e, {
				send: () => s.createBinding(l.uid, {
					identityUid: r,
					roleUid: u.uid
				}),
				look,
				looksMs: g,
				freshUntilMs: n
			});
			return { uid: t };
		});
	}
	var v = n(22475);
	var y = n(39052);
	;
	const b = 3e4;
	const x = [
		0,
		1e3,
		2e3,
		4e3,
		8e3
	];
	const S = [
		0,
		1e3,
		2e3
	];
	async function applyCreation(e, t, n) {
		await attempt(e, t, async () => {
			const { clock: t, made: r, plan: i, port: a } = e;
			const { name: o } = n.identity;
			const { claimMatch: s, description: c } = n;
			const look = async () => (await meantIdentities(e, n))[0]?.uid;
			const l = await look();
			let u;
			const d = l ?? await settle(e, {
				send: async () => {
					u = await a.createIdentity(i.organization.uid, {
						name: o,
						description: c,
						claimMatch: s
					});
					return u;
				},
				look,
				looksMs: x
			});
			const f = l === undefined ? await settleTwins(e, n, {
				uid: d,
				own: u
			}) : {
				uid: d,
				note: "it already existed"
			};
			r.set(o, {
				uid: f.uid,
				freshUntilMs: t.now() + b
			});
			return f;
		});
	}
	async function settleTwins(e, t, { own: n, uid: r }) {
		try {
			const i = await meantIdentities(e, t);
			const [a, ...o] = i;
			if (a === undefined || a.uid === n || o.length === 0) return { uid: r };
			if (n === undefined || !i.some((e) => e.uid === n)) {
				const e = o.map((e) => e.uid).join(", ");
				return {
					uid: a.uid,
					note: `another run created it too; delete any of these that still exist: ${e}`
				};
			}
			const s = await removeOwn(e, n);
			return {
				uid: a.uid,
				note: s
			};
		} catch {
			return { uid: r };
		}
	}
	async function removeOwn({ port: e }, t) {
		const n = `another run created it at the same time; delete the unused identity ${t}`;
		try {
			if ((await e.listBindings({ identityUid: t })).length > 0) return n;
			await e.deleteIdentity(t);
			return "another run created it at the same time, so the one from this run was deleted";
		} catch {
			return n;
		}
	}
	async function meantIdentities({ port: e }, t) {
		const n = (await e.listIdentities(t.identity.name)).filter((e) => isMeant(e, t));
		const madeAt = ({ createTime: e }) => (0, v.pe)(e) ?? 0;
		return n.toSorted((e, t) => madeAt(e) - madeAt(t) || (0, y.n6)(e.uid, t.uid));
	}
	function isMeant(e, { claimMatch: t, identity: { name: n } }) {
		const { issuer: r, kind: i, subject: a } = e;
		return i === "claim-match" && e.name === n && r === t.issuer && a === t.subject;
	}
	async function applyUpdate(e, t, n) {
		const { port: r, tracked: i, unchanged: a } = e;
		const { claims: o, description: s, identity: c, name: l } = n;
		const u = {
			...l === undefined ? {} : { name: l.to },
			...s === undefined ? {} : { description: s.to },
			...o === undefined ? {} : { claimMatch: {
				...o.kept,
				...o.to
			} }
		};
		const isDone = (e) => (l === undefined || e.name === l.to) && (s === undefined || e.description === s.to) && (o === undefined || e.issuer === o.to.issuer && e.subject === o.to.subject);
		await attempt(e, t, async () => {
			const t = await settle(e, {
				send: () => r.updateIdentity(c.uid, u),
				look: async () => {
					const e = await r.getIdentity(c.uid);
					return e !== undefined && isDone(e) ? e : undefined;
				},
				looksMs: S
			});
			if (!isDone(t)) refuse("the service reported success, but the identity is unchanged");
			return {};
		});
		if (o !== undefined && i[t]?.status !== "done") a.add(c.uid);
	}
	var C = n(47186);
	;
	const w = [
		0,
		1e3,
		2e3
	];
	async function applyRemovals(e, t) {
		const isOwner = ({ change: t }) => isOwnerOfOrganization(e, t);
		const n = t.filter((e) => !isOwner(e));
		await (0, i.P)(n, e.concurrency, (t) => applyRemoval(e, t));
		for (const n of t.filter(isOwner)) await applyRemoval(e, n);
	}
	async function applyRemoval(e, { change: t, index: n }) {
		const { port: r, removed: i } = e;
		await attempt(e, n, async () => {
			const n = await r.getBinding(t.uid);
			if (n !== undefined && !isSameGrant(n, t)) {
				refuse("it was changed in the meantime, so it was left alone");
			}
			await checkTwin(e, t);
			await checkOwner(e, t);
			await settle(e, {
				send: () => removeIfThere(e, t.uid),
				look: async () => await r.getBinding(t.uid) === undefined ? true : undefined,
				looksMs: w
			});
			i.add(t.uid);
			return n === undefined ? { note: "it was already gone" } : {};
		});
	}
	function isSameGrant(e, { group: t, identity: n, role: r }) {
		return e.identity.uid === n.uid && e.role.uid === r.uid && e.group.uid === t.uid;
	}
	function isOwnerOfOrganization(e, { group: t, role: n }) {
		return (0, C.B)(n.name) && t.uid === e.plan.organization.uid;
	}
	async function checkTwin({ port: e }, t) {
		if (t.keeps === undefined) return;
		const n = await e.getBinding(t.keeps);
		if (n === undefined || !isSameGrant(n, t)) {
			refuse("the binding that it duplicates is gone, so this one stays");
		}
	}
	async function checkOwner(e, t) {
		if (!isOwnerOfOrganization(e, t)) return;
		const { group: n, role: r, uid: i } = t;
		const a = await e.port.listBindings({
			groupUid: n.uid,
			roleUid: r.uid
		});
		const isOther = (t) => t.uid !== i && !e.removed.has(t.uid) && t.role.uid === r.uid && t.group.uid === n.uid;
		const o = e.tracked.some(({ change: e, status: t }) => e.action === "add" && t === "done" && e.role.uid === r.uid && e.group.uid === n.uid);
		if (o) return;
		for (const t of a.filter(isOther)) if (await isHeld(e, t)) return;
		refuse("it is the last `owner` binding of the organization, which must stay", "guard");
	}
	async function isHeld({ plan: e, port: t }, n) {
		if (!(0, y.ii)(n, e.organization)) return true;
		return await t.getIdentity(n.identity.uid) !== undefined;
	}
	async function removeIfThere({ port: e }, t) {
		try {
			await e.deleteBinding(t);
		} catch (e) {
			if (!(e instanceof o.Wk) || e.code !== "NOT_FOUND") throw e;
		}
		return true;
	}
	;
	async function applyPlan(e, t) {
		const n = {
			...t,
			plan: e,
			tracked: e.changes.map((e) => ({
				change: e,
				status: "planned"
			})),
			made: new Map(),
			unchanged: new Set(),
			removed: new Set(),
			settled: 0,
			wrote: false,
			outages: 0,
			stopped: undefined,
			failures: []
		};
		t.begun?.(() => conclude({
			...n,
			wrote: true
		}));
		const inPool = (e, t) => (0, i.P)(e, n.concurrency, t);
		const r = numbered(e, (e) => e.action === "update");
		const a = r.filter(({ change: e }) => e.claims !== undefined);
		const o = r.filter(({ change: e }) => e.claims === undefined);
		await inPool(a, ({ change: e, index: t }) => applyUpdate(n, t, e));
		const s = numbered(e, (e) => e.action === "create");
		await inPool(s, ({ change: e, index: t }) => applyCreation(n, t, e));
		await applyAdditions(n, numbered(e, (e) => e.action === "add"));
		await inPool(o, ({ change: e, index: t }) => applyUpdate(n, t, e));
		await applyRemovals(n, numbered(e, (e) => e.action === "remove"));
		return conclude(n);
	}
	function numbered(e, t) {
		return e.changes.flatMap((e, n) => t(e) ? [{
			index: n,
			change: e
		}] : []);
	}
	function conclude(e) {
		const { failures: t, signal: n, stopped: i, tracked: a } = e;
		const o = a.filter(({ status: e }) => e === "done").length;
		const s = a.filter(({ status: e }) => e === "failed").length;
		const c = a.length - o;
		if (c === 0) return {
			tracked: a,
			applied: o,
			failed: s,
			problems: []
		};
		const l = n.reason instanceof Error ? n.reason.message : "the run was stopped";
		const u = i?.message ?? (isStopped(e) ? l : t[0]?.message);
		const d = `${c} of ${(0, r.hS)(a.length, "change")} could not be made${u === undefined ? "" : `: ${u}`}`;
		const f = t.map(({ kind: e }) => e).find((e) => e !== "guard");
		const p = e.wrote || o > 0;
		if (!p && s === c && f === undefined) return {
			tracked: a,
			applied: o,
			failed: s,
			problems: []
		};
		const m = p ? "partial" : f ?? "service";
		const h = "fix the errors above, then run again; a second run finishes the work";
		return {
			tracked: a,
			applied: o,
			failed: s,
			problems: [{
				kind: m,
				message: d,
				fix: h
			}]
		};
	}
}) };
;
