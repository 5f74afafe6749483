"use strict";
exports.id = 490;
exports.ids = [490];
exports.modules = {
	46163: ((e, t, n) => {
		n.d(t, { n: () => compareText });
		function compareText(e, t) {
			return Number(e > t) - Number(e < t);
		}
	}),
	5873: ((e, t, n) => {
		n.d(t, { T: () => countBy });
		function countBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				n.set(e, (n.get(e) ?? 0) + 1);
			}
			return n;
		}
	}),
	8224: ((e, t, n) => {
		n.d(t, { a: () => fingerprintOf });
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	86367: ((e, t, n) => {
		n.d(t, { p: () => giveTurn });
		const r = 50;
		let i = 0;
		function giveTurn() {
			return performance.now() - i < r ? undefined : turn();
		}
		async function turn() {
			await new Promise((e) => setImmediate(e));
			i = performance.now();
		}
	}),
	55478: ((e, t, n) => {
		n.d(t, {
			B: () => i,
			Y: () => showCandidates
		});
		var r = n(38086);
		const i = 100;
		const a = 5;
		function showCandidates(e) {
			const t = e.slice(0, a).map(({ uid: e, name: t }) => `\`${(0, r.h0)(t, i)}\` (${e})`);
			const n = e.length - t.length;
			return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
		}
	}),
	37419: ((e, t, n) => {
		n.d(t, { K: () => renderTextTable });
		function renderTextTable(e) {
			const t = [];
			for (const n of e) {
				n.forEach((e, n) => {
					t[n] = Math.max(t[n] ?? 0, lengthOf(e));
				});
			}
			return e.map((e) => e.map((e, n) => e + " ".repeat(Number(t[n]) - lengthOf(e))).join("  ").trimEnd());
		}
		function lengthOf(e) {
			return Array.from(e).length;
		}
	}),
	91490: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => st });
		var r = n(86367);
		var i = n(45794);
		var a = n(48636);
		var o = n(34779);
		var s = n(17925);
		var c = n(34150);
		var l = n(24344);
		var u = n(31666);
		var d = n(38086);
		var f = n(96299);
		;
		const p = 300;
		const m = new Set([
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
			const [t] = (0, f.e)(e, undefined);
			const n = t?.kind ?? "service";
			if (!(e instanceof o.Wk)) {
				const e = n === "unauthenticated" ? "stop" : "refused";
				return {
					outcome: e,
					code: "OTHER",
					httpStatus: 0,
					sent: false,
					hintMs: undefined,
					kind: n,
					message: (0, d.h0)(t?.message ?? "")
				};
			}
			const { httpStatus: r, retryAfterMs: i, sent: a } = e;
			const s = e.code === "CANCELLED" && r !== 0 ? "GIVEN_UP" : e.code;
			const c = r === 0 ? "" : `, HTTP status ${r}`;
			const l = [`${(0, d.h0)(e.message, p)} (${e.code}${c})`, ...details(e)].join("; ");
			return {
				outcome: outcomeOf(e),
				code: s,
				httpStatus: r,
				sent: a,
				hintMs: i,
				kind: n,
				message: l
			};
		}
		function outcomeOf({ code: e, httpStatus: t, sent: n }) {
			if (e === "UNAUTHENTICATED") return "stop";
			if (e === "CANCELLED") return t === 0 ? "stop" : "lost";
			if (e === "CONNECTION" && !n) return "turned-away";
			if (e === "RESOURCE_EXHAUSTED") return "turned-away";
			return m.has(e) ? "lost" : "refused";
		}
		function details(e) {
			const { fieldViolations: t, others: n, preconditions: r, resource: i } = e.details;
			const a = [
				...r.map(({ type: e, description: t }) => `${e}: ${t}`),
				...t.map(({ field: e, description: t }) => `${e}: ${t}`),
				...i === undefined ? [] : [`${i.type} ${i.name}`],
				...e.reason === "" || e.reason === e.code ? [] : [`reason ${e.reason} of ${e.domain}`],
				...n.map((e) => JSON.stringify(e) ?? "")
			];
			const o = a.map((e) => (0, d.h0)(e, p));
			if (e.code !== "PERMISSION_DENIED") return o;
			return [...o, "the running identity needs `owner`, or a role with the capabilities role_bindings.* and identity.* on the organization"];
		}
		;
		const h = 3;
		const g = [
			1e3,
			4e3,
			25e3
		];
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
				hintMs: undefined,
				kind: t,
				message: e
			});
		}
		async function settle(e, t) {
			const { last: n } = await (0, u.LH)(e, false, (n) => trySettled(e, t, n));
			if (n.kind === "made") return n.value;
			throw giveUp(e, n.failure);
		}
		async function trySettled(e, t, n) {
			if (isStopped(e)) refuse("the run was stopped before this was done");
			let r;
			try {
				const n = await t.send();
				e.wrote = true;
				e.outages = 0;
				return {
					kind: "made",
					value: n,
					failed: undefined
				};
			} catch (t) {
				r = cutShort(e, describeFailure(t));
			}
			let i = r.outcome === "turned-away";
			if (r.outcome === "lost" || r.code === "ALREADY_EXISTS") {
				e.wrote ||= r.outcome === "lost";
				const n = await look(e, t, r);
				if (n.kind === "there") return {
					kind: "made",
					value: n.found,
					failed: undefined
				};
				if (n.kind === "unknown") {
					const t = `${r.message}; it is not known whether the change was made`;
					throw giveUp(e, {
						...r,
						message: t
					});
				}
				i = true;
			}
			const a = e.clock.now() < (t.freshUntilMs ?? 0);
			if (a && (r.code === "NOT_FOUND" || r.code === "PERMISSION_DENIED")) {
				const e = g[n - 1];
				return {
					kind: "failed",
					failure: r,
					failed: {
						isTransient: true,
						wasTaken: false,
						hintMs: e
					}
				};
			}
			return {
				kind: "failed",
				failure: r,
				failed: failedWrite(e, r, !i)
			};
		}
		function failedWrite(e, t, n) {
			const { code: r, hintMs: i, outcome: a } = t;
			const o = a === "lost" && r !== "UNDECODABLE" || a === "turned-away";
			const s = o && e.outages < h && !isStopped(e);
			return {
				isTransient: s,
				wasTaken: n,
				hintMs: i
			};
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
			const i = e.outages >= h ? [0] : r;
			for (const n of i) {
				if (n > 0) await e.clock.sleep(n, e.signal);
				if (isStopped(e)) return { kind: "unknown" };
				try {
					const e = await t.look();
					if (e !== undefined) return {
						kind: "there",
						found: e
					};
				} catch (e) {
					const t = describeFailure(e);
					if (t.outcome === "stop") throw new Settled(t);
					return { kind: "unknown" };
				}
			}
			return { kind: "absent" };
		}
		;
		const _ = 25;
		const v = 2;
		const y = [
			0,
			1e3,
			2e3
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
			const i = intoChunks(n);
			const [a, ...o] = i;
			if (a !== undefined) await addChunk(e, r, a);
			await (0, l.P)(o, e.concurrency, (t) => addChunk(e, r, t));
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
			return [...t.values()].flatMap((e) => Array.from({ length: Math.ceil(e.length / _) }, (t, n) => e.slice(n * _, (n + 1) * _)));
		}
		async function addChunk(e, t, n) {
			const [r] = n;
			if (r === undefined || isStopped(e)) return;
			const i = n.length > 1 && t.offered !== false;
			if (i && await addBatch(e, t, n, r.change.group.uid)) return;
			await (0, l.P)(n, e.concurrency, (t) => addOne(e, t));
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
					const e = a.code === "UNIMPLEMENTED" || t.refused >= v;
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
			const { last: i } = await (0, u.LH)(e, false, async () => {
				try {
					const t = await e.port.createBindings(n, r);
					return {
						kind: "added",
						uids: t,
						failed: undefined
					};
				} catch (t) {
					const n = describeFailure(t);
					const r = n.outcome !== "turned-away";
					return {
						kind: "failed",
						failure: n,
						failed: failedWrite(e, n, r)
					};
				}
			});
			return i;
		}
		function failBatch(e, t, n) {
			if (n.outcome === "stop") e.stopped ??= n;
			e.failures.push(n);
			if (n.outcome === "stop" && !isOwnStop(n)) return;
			for (const { index: r } of t) track(e, r, "failed", { note: n.message });
		}
		async function addMissing(e, t) {
			await (0, l.P)(t, e.concurrency, (t) => addOne(e, t, true));
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
					for (const e of y) {
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
					looksMs: y,
					freshUntilMs: n
				});
				return { uid: t };
			});
		}
		var b = n(46163);
		var x = n(22475);
		;
		const ee = 3e4;
		const te = [
			0,
			1e3,
			2e3,
			4e3,
			8e3
		];
		const ne = [
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
					looksMs: te
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
					freshUntilMs: t.now() + ee
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
			const madeAt = ({ createTime: e }) => (0, x.pe)(e) ?? 0;
			return n.toSorted((e, t) => madeAt(e) - madeAt(t) || (0, b.n)(e.uid, t.uid));
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
					looksMs: ne
				});
				if (!isDone(t)) refuse("the service reported success, but the identity is unchanged");
				return {};
			});
			if (o !== undefined && i[t]?.status !== "done") a.add(c.uid);
		}
		;
		const S = "owner";
		function isOwnerName(e) {
			return e.toLowerCase() === S;
		}
		;
		function personKey({ issuer: e, subject: t }) {
			return JSON.stringify([e, t]);
		}
		function isWithin(e, t) {
			return e === t || e.startsWith(`${t}/`);
		}
		function mayBeGone({ identity: e }, { uid: t }) {
			return e.name === "" && isWithin(e.uid, t);
		}
		const re = /^[0-9a-f]{40}(?:\/[0-9a-f]+)*$/;
		function isForeignUid(e, t) {
			return re.test(e) && !isWithin(e, t);
		}
		function observedRows({ organization: e, bindings: t }) {
			const n = t.filter(({ group: t }) => isWithin(t.uid, e.uid));
			const r = new Map(n.map((e) => [e.uid, e]));
			return [...r.values()].sort((e, t) => (0, b.n)(e.uid, t.uid));
		}
		function grantKey(e) {
			const { identity: t, role: n, group: r } = e;
			return JSON.stringify([
				t.uid ?? null,
				t.uid === undefined ? t.name : null,
				n.uid,
				r.uid
			]);
		}
		function countChanges(e) {
			const of = (...t) => e.filter(({ action: e }) => t.includes(e)).length;
			return {
				changes: e.length,
				toAdd: of("create", "add"),
				toChange: of("update"),
				toRemove: of("remove")
			};
		}
		;
		const ie = [
			0,
			1e3,
			2e3
		];
		async function applyRemovals(e, t) {
			const isOwner = ({ change: t }) => isOwnerOfOrganization(e, t);
			const n = t.filter((e) => !isOwner(e));
			await (0, l.P)(n, e.concurrency, (t) => applyRemoval(e, t));
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
					looksMs: ie
				});
				i.add(t.uid);
				return n === undefined ? { note: "it was already gone" } : {};
			});
		}
		function isSameGrant(e, { group: t, identity: n, role: r }) {
			return e.identity.uid === n.uid && e.role.uid === r.uid && e.group.uid === t.uid;
		}
		function isOwnerOfOrganization(e, { group: t, role: n }) {
			return isOwnerName(n.name) && t.uid === e.plan.organization.uid;
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
			if (!mayBeGone(n, e.organization)) return true;
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
			const inPool = (e, t) => (0, l.P)(e, n.concurrency, t);
			const r = numbered(e, (e) => e.action === "update");
			const i = r.filter(({ change: e }) => e.claims !== undefined);
			const a = r.filter(({ change: e }) => e.claims === undefined);
			await inPool(i, ({ change: e, index: t }) => applyUpdate(n, t, e));
			const o = numbered(e, (e) => e.action === "create");
			await inPool(o, ({ change: e, index: t }) => applyCreation(n, t, e));
			await applyAdditions(n, numbered(e, (e) => e.action === "add"));
			await inPool(a, ({ change: e, index: t }) => applyUpdate(n, t, e));
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
			const { failures: t, signal: n, stopped: r, tracked: i } = e;
			const a = i.filter(({ status: e }) => e === "done").length;
			const o = i.filter(({ status: e }) => e === "failed").length;
			const s = i.length - a;
			if (s === 0) return {
				tracked: i,
				applied: a,
				failed: o,
				problems: []
			};
			const l = n.reason instanceof Error ? n.reason.message : "the run was stopped";
			const u = r?.message ?? (isStopped(e) ? l : t[0]?.message);
			const d = `${s} of ${(0, c.hS)(i.length, "change")} could not be made${u === undefined ? "" : `: ${u}`}`;
			const f = t.map(({ kind: e }) => e).find((e) => e !== "guard");
			const p = e.wrote || a > 0;
			if (!p && o === s && f === undefined) return {
				tracked: i,
				applied: a,
				failed: o,
				problems: []
			};
			const m = p ? "partial" : f ?? "service";
			const h = "fix the errors above, then run again; a second run finishes the work";
			return {
				tracked: i,
				applied: a,
				failed: o,
				problems: [{
					kind: m,
					message: d,
					fix: h
				}]
			};
		}
		var C = n(15514);
		var w = n(57581);
		var T = n(98197);
		;
		const ae = [
			"issuer",
			"issuerPattern",
			"subject",
			"subjectPattern"
		];
		function observeIdentity(e) {
			const t = Object.entries(e.claimMatch ?? {}).filter(([, e]) => !isEmpty(e));
			const exact = (e) => {
				const n = t.find(([t]) => t === e)?.[1];
				return typeof n === "string" ? n : undefined;
			};
			return {
				uid: e.uid,
				name: e.name,
				description: e.description ?? "",
				kind: kindOf(e, t.length > 0),
				issuer: exact("issuer"),
				subject: exact("subject"),
				otherClaims: Object.fromEntries(t.filter(([e]) => !ae.includes(e)))
			};
		}
		function observeBinding(e) {
			const { uid: t, identity: n, role: r, group: i } = e;
			const a = i.uid === "" ? t.slice(0, Math.max(0, t.lastIndexOf("/"))) : i.uid;
			if (t === "" || n.uid === "" || r.uid === "" || a === "") return undefined;
			const named = (e) => ({
				uid: e.uid,
				name: e.name
			});
			return {
				uid: t,
				identity: named(n),
				role: named(r),
				group: {
					uid: a,
					name: i.name
				}
			};
		}
		function kindOf(e, t) {
			if (e.staticKeys) return "static-keys";
			if (e.awsIdentity) return "aws";
			if (e.servicePrincipal && !e.servicePrincipal.endsWith("_UNSPECIFIED")) return "service-principal";
			return t ? "claim-match" : "unknown";
		}
		function isEmpty(e) {
			if (e === undefined || e === null || e === "") return true;
			return typeof e === "object" && Object.keys(e).length === 0;
		}
		;
		async function readOne(e, t, n) {
			const r = await e.send(t);
			if (r.uid === n) return r;
			throw otherAnswer(t, r.uid, n);
		}
		function otherAnswer({ method: e, path: t }, n, r) {
			const [i, a] = [n, r].map((e) => (0, d.h0)(e, 200));
			return new o.Wk(`the answer is about \`${i}\`, not about \`${a}\``, {
				code: "UNDECODABLE",
				call: `${e} ${t}`
			});
		}
		var oe = n(68236);
		var E = n(54985);
		var se = n(25614);
		var ce = n(93121);
		var D = n(59492);
		var O = n(77825);
		var k = n(55478);
		var A = n(89763);
		;
		function comparePlaces(e, t) {
			const n = Number(e.file > t.file) - Number(e.file < t.file);
			return n || e.line - t.line || Number(e.column) - Number(t.column);
		}
		function showPlace({ file: e, line: t }) {
			return `\`${e}:${t}\``;
		}
		function lineWords(e, t) {
			return e.file === t.file ? `line ${e.line}` : `line ${e.line} of \`${e.file}\``;
		}
		var le = n(38707);
		;
		function resolveName(e, t, n, r = () => false, i = []) {
			const a = indexOf(n);
			const o = a.byUid.get(t.text);
			if (o !== undefined) return {
				kind: "found",
				found: o
			};
			const s = uniqueByUid(a.byName.get(t.text) ?? []);
			const c = s.filter(r);
			const [l, u] = c.length > 0 ? c : s;
			if (l !== undefined && u === undefined) return {
				kind: "found",
				found: l
			};
			const d = l === undefined ? unknownName(e, t, a, i) : ambiguousName(e, t, s);
			return {
				kind: "problem",
				problem: d
			};
		}
		const ue = 50;
		const de = new WeakMap();
		function indexOf(e) {
			const t = de.get(e);
			if (t !== undefined) return t;
			const n = {
				byUid: new Map([...e].reverse().map((e) => [e.uid, e])),
				byName: (0, O.$)(e, ({ name: e }) => e),
				unique: undefined,
				suggestions: 0
			};
			de.set(e, n);
			return n;
		}
		function createGroupSearch(e, t) {
			const n = createGroupPaths(e, t);
			const r = new Map(e.map((e) => [e.uid, e]));
			const i = (0, O.$)(e, ({ name: e }) => e);
			const a = (0, O.$)(e, n);
			return (t) => {
				const { text: o } = t;
				const s = r.get(o);
				if (s !== undefined) return {
					kind: "found",
					found: s
				};
				const c = o.includes("/");
				const l = c ? a.get(o.replace(/^\//, "")) ?? [] : [];
				const u = uniqueByUid([...i.get(o) ?? [], ...l]);
				const [d, f] = u;
				if (d !== undefined && f === undefined) return {
					kind: "found",
					found: d
				};
				const p = c ? e.flatMap((e) => n(e) ?? []) : [];
				if (d === undefined) return {
					kind: "problem",
					problem: unknownName("group", t, indexOf(e), p)
				};
				const m = u.map((e) => {
					const t = n(e);
					return {
						uid: e.uid,
						name: t === undefined ? e.name : `/${t}`
					};
				});
				return {
					kind: "problem",
					problem: ambiguousName("group", t, m)
				};
			};
		}
		function createGroupPaths(e, t) {
			const n = new Map(e.map(({ name: e, uid: t }) => [t, e]));
			const pathOf = (e) => {
				const r = n.get(e);
				const i = e.slice(0, Math.max(0, e.lastIndexOf("/")));
				if (r === undefined || e === t.uid || i === "") return undefined;
				if (i === t.uid) return r;
				const a = pathOf(i);
				return a === undefined ? undefined : `${a}/${r}`;
			};
			return ({ uid: e }) => pathOf(e);
		}
		function createGroupLabels(e, t) {
			const n = createGroupPaths(e, t);
			const r = (0, O.$)(e, ({ name: e }) => e);
			return (e) => {
				const i = (r.get(e.name) ?? []).every(({ uid: t }) => t === e.uid);
				if (i || e.uid === t.uid) return e;
				const a = n(e);
				return {
					...e,
					name: a === undefined ? e.uid : `/${a}`
				};
			};
		}
		function uniqueByUid(e) {
			const t = [...e].sort((e, t) => (0, b.n)(e.uid, t.uid) || (0, b.n)(e.name, t.name));
			return [...new Map(t.map((e) => [e.uid, e])).values()];
		}
		function knownNames(e) {
			const { organization: t, bindings: n } = e;
			const r = [
				...n.map(({ group: e }) => e),
				...e.groups,
				t
			];
			return {
				roles: uniqueByUid([...n.map(({ role: e }) => e), ...e.roles]),
				groups: uniqueByUid(r).filter(({ uid: e }) => isWithin(e, t.uid))
			};
		}
		function unknownName(e, t, n, r) {
			n.suggestions += 1;
			const i = n.suggestions > ue ? [] : [...n.byName.keys(), ...r];
			const a = (0, le.L)(t.text, i);
			n.unique ??= uniqueByUid([...n.byUid.values()]);
			const o = n.unique;
			return {
				message: `There is no ${e} \`${t.text}\`.`,
				fix: a.length > 0 ? `Did you mean ${a.map((e) => `\`${(0, d.h0)(e, k.B)}\``).join(" or ")}?` : `Known: ${o.length === 0 ? "none" : (0, k.Y)(o)}.`,
				input: "file",
				place: t.place
			};
		}
		function ambiguousName(e, t, n) {
			return {
				message: `The name \`${t.text}\` matches more than one ${e}: ${(0, k.Y)(n)}.`,
				fix: e === "group" ? "Use the path shown for the one you mean, or its uid." : "Use the uid of the one you mean.",
				input: "file",
				place: t.place
			};
		}
		;
		function matchIdentities(e, t, n) {
			const r = createMatching(t, n);
			const i = e.filter(({ uid: e }) => e !== undefined);
			const a = e.filter(({ lookup: e, uid: t }) => t === undefined && e === undefined);
			for (const e of i) r.byUid(e);
			for (const e of a) r.byClaims(e, "exact");
			for (const e of a) r.byClaims(e, "other-form");
			for (const e of a) r.byName(e);
			return {
				matches: e.flatMap(r.result),
				problems: r.problems
			};
		}
		function isAbsent(e, t) {
			return e.absent || e.expires !== undefined && (0, x.SU)(e.expires, t);
		}
		function isFoundByName({ kind: e, uid: t }, n) {
			return (e === "claim-match" || e === "unknown") && isWithin(t, n);
		}
		function onlyByUid(e) {
			return `${withKind(e)}, so it can only be referred to by uid.`;
		}
		function withKind({ kind: e, name: t, uid: n }) {
			const r = {
				"claim-match": "is not in this organization",
				"static-keys": "has static keys, as pull tokens do",
				aws: "is an AWS identity",
				"service-principal": "is a service principal",
				unknown: "is not in this organization"
			};
			return `Identity \`${t}\` (${n}) ${r[e]}`;
		}
		function isChangeable(e, t) {
			return e.kind === "claim-match" || isFoundByName(e, t);
		}
		function foreignIdentity({ uid: e }, t) {
			if (e === undefined || !isForeignUid(e, t.uid)) return undefined;
			const n = {
				description: "",
				issuer: undefined,
				subject: undefined,
				otherClaims: {}
			};
			return {
				uid: e,
				name: e,
				kind: "unknown",
				...n
			};
		}
		function createMatching(e, t) {
			const n = uniqueByUid(e.identities);
			const r = n.filter((t) => isFoundByName(t, e.organization.uid));
			const i = new Map(n.map((e) => [e.uid, e]));
			const a = new Map([...n].reverse().map((e) => [e.name, e]));
			const o = createClaimLookup(r);
			const s = (0, O.$)(r, ({ name: e }) => e);
			const c = new Map();
			const l = new Map();
			const u = new Set();
			const d = [];
			const isFree = ({ uid: e }) => !c.has(e);
			const isOpen = (e) => !l.has(e) && !u.has(e);
			const fail = (e, t, n) => {
				d.push({
					message: t,
					fix: n,
					input: "file",
					place: e.place
				});
				u.add(e);
			};
			const take = (e, t, n) => {
				const [r, i] = t;
				if (r === undefined) return;
				const a = c.get(r.uid);
				if (i !== undefined) {
					const r = `Several identities have the ${n}: ${(0, k.Y)(t)}.`;
					fail(e, r, "Set the `uid` of the one you mean.");
				} else if (a !== undefined) {
					const t = `\`${r.name}\` (${r.uid})`;
					const n = `This entry and the one on ${lineWords(a.place, e.place)} refer to the same identity ${t}.`;
					fail(e, n, "Merge them into one entry.");
				} else {
					c.set(r.uid, e);
					l.set(e, r);
				}
			};
			return {
				problems: d,
				byUid: (n) => {
					const r = i.get(n.uid) ?? foreignIdentity(n, e.organization);
					const a = n.claim !== undefined || n.description !== undefined;
					if (r !== undefined && a && !isChangeable(r, e.organization.uid)) {
						const e = `${withKind(r)}: the file can give it roles, but cannot change anything else about it.`;
						fail(n, e, "Remove `claimMatch`, `github` and `description` from the entry.");
					} else if (r !== undefined) {
						take(n, [r], `uid \`${n.uid}\``);
					} else if (!isAbsent(n, t)) {
						const e = `There is no identity with the uid \`${n.uid}\`, or it cannot be read.`;
						fail(n, e, "Correct the uid, or remove the entry.");
					}
				},
				byClaims: (e, t) => {
					const { claim: n } = e;
					if (n === undefined || !isOpen(e)) return;
					const r = o(n, t);
					const i = `subject \`${n.claimMatch.subject}\``;
					take(e, t === "exact" ? r : r.filter(isFree), i);
				},
				byName: (e) => {
					if (!isOpen(e)) return;
					const n = s.get(e.name) ?? [];
					const r = n.filter(isFree);
					const i = e.claim === undefined && r.length === 0 ? n : r;
					take(e, i, `name \`${e.name}\``);
					if (!isOpen(e) || e.claim !== undefined || isAbsent(e, t)) return;
					const o = a.get(e.name);
					if (o === undefined) {
						const t = `There is no identity \`${e.name}\`, and the entry has no claims to create it with.`;
						fail(e, t, "Add `claimMatch` or `github` to create it.");
					} else {
						fail(e, onlyByUid(o), "Set its `uid` instead of the name, or add the claims of a new identity.");
					}
				},
				result: (n) => {
					if (u.has(n)) return [];
					const r = isAbsent(n, t);
					const i = l.get(n);
					if (i !== undefined) {
						const t = isChangeable(i, e.organization.uid);
						return [{
							entry: n,
							absent: r,
							kind: "existing",
							identity: i,
							changeable: t
						}];
					}
					const { name: a, claim: o } = n;
					if (r || a === undefined || o === undefined) return [{
						entry: n,
						absent: r,
						kind: "gone"
					}];
					return [{
						entry: n,
						absent: r,
						kind: "new",
						name: a,
						claim: o
					}];
				}
			};
		}
		function createClaimLookup(e) {
			const t = e.flatMap((e) => {
				const { issuer: t, subject: n } = e;
				return t === undefined || n === undefined ? [] : [{
					identity: e,
					claim: {
						issuer: t,
						subject: n
					}
				}];
			});
			const n = (0, O.$)(t, ({ claim: e }) => `${e.issuer}\n${e.subject}`);
			const r = (0, O.$)(t, ({ claim: e }) => (0, A.vm)(e));
			const find = (e, t) => {
				const { issuer: i, subject: a } = e.claimMatch;
				if (t === "exact") return n.get(`${i}\n${a}`) ?? [];
				if (e.kind !== "github") return [];
				const { workload: o } = e;
				const s = r.get((0, A.gg)(o)) ?? [];
				return s.filter(({ claim: e }) => (0, A.x0)(o, e) === "other-form");
			};
			return (e, t) => find(e, t).map(({ identity: e }) => e);
		}
		;
		function withNames(e) {
			const { bindings: t, groups: n, organization: r, roles: i } = e;
			const a = new Map();
			const learn = ({ name: e, uid: t }) => {
				if (e === "") return;
				const n = a.get(t);
				if (n === undefined) a.set(t, e);
				else if (n !== e && n.toLowerCase() !== e.toLowerCase()) throw contradiction(t, n, e);
			};
			[
				r,
				...n,
				...i
			].forEach(learn);
			for (const { group: e, role: n } of t) [e, n].forEach(learn);
			const named = (e) => {
				const t = a.get(e.uid) ?? e.uid;
				return t === e.name ? e : {
					...e,
					name: t
				};
			};
			return {
				...e,
				organization: named(r),
				groups: n.map(named),
				roles: i.map(named),
				bindings: t.map((e) => ({
					...e,
					group: named(e.group),
					role: named(e.role)
				}))
			};
		}
		function requireRoleNames({ changes: e }) {
			for (const t of e) {
				const e = t.kind === "binding" ? [t.role] : [];
				const n = t.action === "update" ? t.claims?.grants ?? [] : [];
				const r = [...e, ...n].find(({ name: e, uid: t }) => e === t);
				if (r === undefined) continue;
				const i = (0, d.h0)(r.uid, 200);
				throw new o.Wk(`the role \`${i}\` is not in the list, and no role binding names it, so the guards cannot judge it`, {
					code: "UNDECODABLE",
					call: "GET /iam/v2/roles"
				});
			}
		}
		function contradiction(e, t, n) {
			const [r, i, a] = [
				e,
				t,
				n
			].map((e) => (0, d.h0)(e, 200));
			return new o.Wk(`\`${r}\` is named \`${i}\` in one row and \`${a}\` in another, so what it is cannot be judged; run again if it was just renamed`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/roleBindings"
			});
		}
		;
		function questionOf(e) {
			const t = e.identities.flatMap(({ uid: e }) => e ?? []);
			const n = e.bindings.map(({ identity: e }) => e.text).filter((e) => e.includes("/") || (0, D.Qn)(e));
			const r = e.bindings.flatMap(({ group: e }) => e?.text ?? []);
			const i = e.identities.flatMap(({ lookup: e }) => e ?? []);
			return {
				organization: e.organization,
				identityUids: [...new Set([...t, ...n])],
				groups: r,
				people: i
			};
		}
		async function readWorld(e, t, n) {
			const r = n.organization?.text ?? e.organization ?? e.identity?.split("/")[0];
			const i = organizationOf(e, t, n.organization);
			const a = r !== undefined && (0, D.Qn)(r) ? r : (await i).uid;
			const o = readLists(t, a, n, e.concurrency);
			await Promise.allSettled([i, o]);
			const { name: s } = await i;
			return withNames({
				organization: {
					uid: a,
					name: s
				},
				...await o
			});
		}
		async function organizationOf(e, t, n) {
			if (n === undefined) return (0, D.t2)(e, t);
			try {
				return await (0, D.t2)({
					...e,
					organization: n.text
				}, t);
			} catch (e) {
				if (!(e instanceof i.y)) throw e;
				const t = {
					input: "file",
					place: n.place
				};
				throw new i.y(...e.problems.map((e) => ({
					...e,
					...t
				})));
			}
		}
		async function readLists(e, t, { groups: n, identityUids: r, people: i }, a) {
			const o = lookUpPeople(e, i, a);
			const s = new Set(i.map(personKey));
			const c = new Map();
			const l = { descendantsOf: t };
			const named = (e) => ({
				uid: e.uid,
				name: e.name
			});
			const u = (0, C.y)(e, (0, w.T8)(l), (e) => {
				if (!isWithin(e.uid, t)) return undefined;
				const n = observeIdentity(e);
				if (isFoundByName(n, t)) (0, E.r)(e, "identity", "GET /iam/v2/identities");
				return n;
			}).then(async (t) => [...t, ...await readOthers(e, t, r, a)]);
			const [d, f, p, m, h] = await Promise.all([
				(0, C.y)(e, (0, T.Zf)(l), (e) => {
					const n = observedIn(e, t);
					if (s.size === 0 || n === undefined) return n;
					const r = personKey(e.identity);
					if (s.has(r)) c.set(r, (c.get(r) ?? new Set()).add(e.identity.uid));
					return n;
				}),
				(0, C.y)(e, (0, se.P$)(l), (e) => isWithin(e.uid, t) ? named(e) : undefined),
				(0, C.y)(e, (0, ce.OH)(), (e) => {
					if (e.uid.includes("/") && !isWithin(e.uid, t)) return undefined;
					(0, E.r)(e, "role", "GET /iam/v2/roles");
					return named(e);
				}),
				u,
				o
			]);
			const g = n.some((e) => e !== t && !f.some((t) => t.uid === e));
			if (g) for (const e of f) (0, E.r)(e, "group", "GET /iam/v2/groups");
			const _ = [...c].map(([e, t]) => [e, [...t].sort()]);
			const v = new Map([..._, ...h]);
			const y = [...r, ...[...v.values()].flat()];
			return {
				groups: f,
				roles: p,
				identities: [...m, ...onlyBound(d, m, y)],
				bindings: d,
				people: v
			};
		}
		const fe = new Set([
			"INVALID_ARGUMENT",
			"NOT_FOUND",
			"UNIMPLEMENTED"
		]);
		async function lookUpPeople(e, t, n) {
			const r = await (0, l.P)(t, n, async (t) => {
				try {
					const { uid: n } = await e.send((0, w.zP)(t.issuer, t.subject));
					return n === "" ? undefined : [personKey(t), [n]];
				} catch (e) {
					if (e instanceof o.Wk && fe.has(e.code)) return undefined;
					throw e;
				}
			});
			return new Map(r.filter((e) => e !== undefined));
		}
		function onlyBound(e, t, n) {
			const r = new Set(t.map(({ uid: e }) => e));
			const i = new Map(e.map(({ identity: e }) => [e.uid, e]));
			return n.filter((e) => !r.has(e)).flatMap((e) => i.get(e) ?? []).map(observeIdentity);
		}
		function observedIn(e, t) {
			const n = e.group.uid === "" ? e.uid : e.group.uid;
			if (n !== "" && !isWithin(n, t)) return undefined;
			return observedAnywhere(e);
		}
		function observedAnywhere(e) {
			const t = observeBinding(e);
			if (t !== undefined) return t;
			throw new o.Wk(`role binding \`${(0, d.h0)(e.uid, 200)}\` does not say which identity has which role, so it cannot be checked`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/roleBindings"
			});
		}
		async function readOthers(e, t, n, r) {
			const i = new Set(t.map(({ uid: e }) => e));
			const a = n.filter((e) => !i.has(e) && (0, oe.o)(e));
			const s = await (0, l.P)(a, r, async (t) => {
				try {
					return observeIdentity(await readOne(e, (0, w.XV)(t), t));
				} catch (e) {
					const t = e instanceof o.Wk && [
						"NOT_FOUND",
						"PERMISSION_DENIED",
						"INVALID_ARGUMENT"
					].includes(e.code);
					if (!t) throw e;
					return undefined;
				}
			});
			return s.filter((e) => e !== undefined);
		}
		;
		function createPlatformPort(e, t) {
			return {
				createIdentity: async (t, { claimMatch: n, description: r, name: i }) => {
					const a = r === undefined ? {} : { description: r };
					const o = (0, w.DA)(t, {
						name: i,
						...a,
						claimMatch: n
					});
					const { uid: s } = await e.send(once(o));
					if (!s.startsWith(`${t}/`)) throw otherAnswer(o, s, `a new identity of ${t}`);
					return s;
				},
				updateIdentity: (t, n) => update(e, t, n),
				deleteIdentity: (t) => e.send((0, w.Ut)(t)),
				createBinding: async (t, n) => (await e.send(once((0, T.sq)(t, n)))).uid,
				createBindings: async (t, n) => {
					const r = await e.send(once((0, T.zJ)(t, n)));
					const i = r.every(({ group: e, identity: r, role: i }, a) => ["", t].includes(e.uid) && r.uid === n[a]?.identityUid && i.uid === n[a]?.roleUid);
					return i ? r.map(({ uid: e }) => e) : [];
				},
				deleteBinding: (t) => e.send(once((0, T.Te)(t))),
				listIdentities: (n) => (0, C.y)(e, (0, w.T8)({
					descendantsOf: t,
					name: n
				}), (e) => e.name === n && isWithin(e.uid, t) ? {
					...observeIdentity(e),
					createTime: e.createTime
				} : undefined),
				getIdentity: async (t) => {
					const n = await orAbsent(readOne(e, (0, w.XV)(t), t));
					return n === undefined ? undefined : observeIdentity(n);
				},
				listBindings: (n) => (0, C.y)(e, (0, T.Zf)(filterQuery(n, t)), (e) => {
					const r = observedIn(e, t);
					if (r === undefined) return undefined;
					const { group: i, identity: a, role: o } = r;
					const s = "identityUid" in n ? a.uid === n.identityUid : i.uid === n.groupUid && o.uid === n.roleUid;
					return s ? r : undefined;
				}),
				getBinding: async (t) => {
					const n = await orAbsent(readOne(e, (0, T.aE)(t), t));
					return n === undefined ? undefined : observedAnywhere(n);
				}
			};
		}
		const once = (e) => ({
			...e,
			once: true
		});
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
				if (e instanceof o.Wk && e.code === "NOT_FOUND") return undefined;
				throw e;
			}
		}
		async function update(e, t, n) {
			const { claimMatch: r, description: i, name: a } = n;
			const o = {
				...a === undefined ? {} : { name: a },
				...i === undefined ? {} : { description: i },
				...r === undefined ? {} : { claimMatch: r }
			};
			const s = Object.keys(o).filter((e) => e !== "claimMatch");
			const send = async (...n) => observeIdentity(await e.send(once((0, w.go)(t, o, [...s, ...n]))));
			if (r === undefined) return send();
			const c = await settled(send("claim_match"));
			if (c.kind === "refused" && c.error.code !== "INVALID_ARGUMENT") throw c.error;
			if (c.kind === "done") {
				const { issuer: e, subject: t } = c.identity;
				if (e === r.issuer && t === r.subject) return c.identity;
			}
			const l = await settled(send("claimMatch"));
			if (l.kind === "done") return l.identity;
			if (l.error.code !== "INVALID_ARGUMENT") throw l.error;
			if (c.kind === "refused") throw c.error;
			return c.identity;
		}
		async function settled(e) {
			try {
				return {
					kind: "done",
					identity: await e
				};
			} catch (e) {
				if (e instanceof o.Wk) return {
					kind: "refused",
					error: e
				};
				throw e;
			}
		}
		var j = n(8224);
		var pe = n(63144);
		;
		const me = "platform-actions/rolebindings/2";
		function canonicalChanges(e) {
			return e.changes.map(canonicalChange).sort(b.n);
		}
		function hashChanges(e, t) {
			return (0, j.a)(me, e, ...t);
		}
		function planHash(e) {
			return hashChanges(e.organization.uid, canonicalChanges(e));
		}
		function canonicalChange(e) {
			switch (e.action) {
				case "create": {
					const { issuer: t, subject: n } = e.claimMatch;
					return JSON.stringify([
						"create",
						e.identity.name,
						e.description ?? null,
						t,
						n
					]);
				}
				case "add": return JSON.stringify([
					"add",
					...identityParts(e.identity),
					e.role.uid,
					e.group.uid
				]);
				case "update": {
					const { name: t, description: n, claims: r } = e;
					return JSON.stringify([
						"update",
						e.identity.uid,
						t === undefined ? null : [t.from, t.to],
						n === undefined ? null : [n.from, n.to],
						r === undefined ? null : claimParts(r)
					]);
				}
				case "remove": return JSON.stringify([
					"remove",
					e.uid,
					e.identity.uid,
					e.role.uid,
					e.group.uid
				]);
			}
		}
		function claimParts({ from: e, handsOver: t, kept: n, to: r }) {
			const i = t.map(({ group: e, role: t }) => JSON.stringify([t.uid, e.uid]));
			const a = [...new Set(i)].sort(b.n);
			const o = Object.keys(n).length === 0 ? [] : [sortedKeys(n)];
			return [
				e?.issuer ?? null,
				e?.subject ?? null,
				r.issuer,
				r.subject,
				a,
				...o
			];
		}
		function sortedKeys(e) {
			if (Array.isArray(e)) return e.map(sortedKeys);
			if (!(0, pe.u4)(e)) return e;
			const t = Object.entries(e).sort(([e], [t]) => (0, b.n)(e, t));
			return Object.fromEntries(t.map(([e, t]) => [e, sortedKeys(t)]));
		}
		function identityParts(e) {
			return e.uid === undefined ? [null, e.name] : [e.uid, null];
		}
		;
		const he = 120;
		function shortName(e) {
			return (0, d.h0)(e, he);
		}
		function identityText({ name: e, uid: t }, n = he) {
			const r = (0, d.h0)(e, n);
			return t === undefined || t.includes("/") || t === e ? r : `${r} (${t})`;
		}
		const ge = 500;
		const _e = 300;
		const ve = 150;
		function claimText(e) {
			if (e.length <= ge) return (0, d.h0)(e, ge);
			const [t, n] = [e.slice(0, _e), e.slice(-ve)].map((e) => (0, d.h0)(e));
			return `${t}\u2026${n} (${e.length} characters, fingerprint ${(0, j.a)(e)})`;
		}
		function changeSign(e) {
			if (e.action === "update") return "~";
			return e.action === "remove" ? "-" : "+";
		}
		function changeDetails(e) {
			switch (e.action) {
				case "create": return `accepts ${claimText(e.claimMatch.subject)} of ${claimText(e.claimMatch.issuer)}`;
				case "add": return "";
				case "update": {
					const { name: t, description: n, claims: r } = e;
					const i = [
						...r === undefined ? [] : [claimWords(r)],
						...t === undefined ? [] : [`new name ${shortName(t.to)}`],
						...n === undefined ? [] : [`new description "${shortName(n.to)}"`]
					];
					return i.join("; ");
				}
				case "remove": return e.reason;
			}
		}
		function claimWords({ from: e, to: t }) {
			const n = `accepts ${claimText(t.subject)} of ${claimText(t.issuer)}`;
			if (e === undefined) return n;
			return `${n}, not ${claimText(e.subject ?? "a pattern")} of ${claimText(e.issuer ?? "a pattern")}`;
		}
		function changeSentence(e) {
			const t = `identity \`${identityText(e.identity)}\``;
			switch (e.action) {
				case "create": return `create ${t}, which ${changeDetails(e)}`;
				case "add": return `add role \`${shortName(e.role.name)}\` on \`${shortName(e.group.name)}\` to ${t}`;
				case "update": return `change ${t}: ${changeDetails(e)}`;
				case "remove": return `remove role \`${shortName(e.role.name)}\` on \`${shortName(e.group.name)}\` from ${t} (${e.reason})`;
			}
		}
		;
		const ye = [
			1500,
			1500,
			3e3,
			6e3
		];
		const M = 5;
		async function verifyApplied(e, t) {
			const { clock: n, plan: r, signal: i } = t;
			const a = new Set(e.tracked.filter(({ status: e }) => e !== "done").map(changeKey));
			let o = {
				left: [],
				notices: [],
				problems: []
			};
			for (const e of ye) {
				await n.sleep(e, i);
				if (i.aborted) return o;
				try {
					const { changes: e, notices: t } = await r();
					const n = e.filter((e) => !a.has(canonicalChange(e)));
					o = {
						left: n,
						notices: t,
						problems: n.length === 0 ? [] : [leftProblem(n)]
					};
				} catch (e) {
					o = {
						left: [],
						notices: [],
						problems: [unreadProblem(e)]
					};
					if (!isIncompleteList(e)) break;
				}
				if (o.problems.length === 0) break;
			}
			return o;
		}
		function isIncompleteList(e) {
			return e instanceof o.Wk && e.code === "UNDECODABLE" && e.httpStatus === 0;
		}
		const changeKey = ({ change: e }) => canonicalChange(e);
		function leftProblem(e) {
			const t = e.slice(0, M).map((e) => `${changeSign(e)} ${changeSentence(e)}`);
			const n = e.length > M ? ` and ${e.length - M} more` : "";
			const r = e.length === 1 ? "is" : "are";
			return {
				kind: "partial",
				message: `After \`apply\`, ${(0, c.hS)(e.length, "change")} ${r} still needed: ${t.join(", ")}${n}`,
				fix: "check whether something else changes the same role bindings, then run again"
			};
		}
		function unreadProblem(e) {
			const t = (0, f.e)(e, undefined).map(({ message: e }) => e);
			return {
				kind: "partial",
				message: `The result of \`apply\` could not be checked: ${t.join("; ")}`,
				fix: "run `mode: plan` to see whether anything is left"
			};
		}
		var N = n(76760);
		var P = n(26963);
		var F = n(99004);
		var I = n(58508);
		;
		const be = "Run again. If it happens again, check that the identity has a binding of its own on the organization, and report the incomplete list to the service.";
		function missingOwnBindings(e, t) {
			const { bindings: n, organization: r } = e;
			const i = (0, d.h0)(r.name, 100);
			if (t.kind === "unreadable") return n.length > 0 ? undefined : `the list of role bindings of \`${i}\` is empty`;
			if (n.some(({ identity: e }) => e.uid === t.uid)) return undefined;
			return `the list of role bindings of \`${i}\` does not contain those of the running identity \`${(0, d.h0)(t.uid, 200)}\``;
		}
		function ownBindingsError(e) {
			return incompleteError(`${e}, so it is incomplete; nothing was changed`);
		}
		function requireOwnBindings(e, t, { tracked: n }, r) {
			const i = new Set(n.flatMap(({ change: e, status: t }) => e.action === "remove" && t === "done" ? e.uid : []));
			const a = t.bindings.filter(({ uid: e }) => !i.has(e));
			if (missingOwnBindings({
				...t,
				bindings: a
			}, r) !== undefined) return;
			const o = missingOwnBindings(e, r);
			if (o !== undefined) throw incompleteError(`${o}, so it is incomplete`);
		}
		function incompleteError(e) {
			return new o.Wk(e, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/roleBindings"
			});
		}
		function ownBindingsWarning(e) {
			return {
				rule: "own-bindings-missing",
				level: "warning",
				title: "The list of role bindings may be incomplete",
				message: `${e.charAt(0).toUpperCase()}${e.slice(1)}: bindings may be missing from this run, and \`apply\` would stop.`,
				fix: be,
				fingerprint: "own-bindings-missing"
			};
		}
		var L = n(5873);
		var xe = n(36083);
		var R = n(63619);
		var z = n(73305);
		;
		const Se = /^[a-z0-9 ._-]{1,}$/;
		const about = (e) => R.mIj({ description: e });
		const role_file_schema_text = (e) => R.YjP().check(z.m9(1), about(e));
		const B = { error: "must be a positive whole number" };
		const id = (e) => R.KCZ([R.Whr().check(z.NC()), R.YjP().check(z.Fk(/^[1-9][0-9]*$/, B))], B).check(about(e));
		const Ce = R.YjP({ error: "must be a date in quotes, for example \"2027-01-31\"" }).check(z.Fk(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, {
			error: "must be a date in the form YYYY-MM-DD",
			abort: true
		}), R.YPB((e) => (0, x._U)(e) !== undefined, { error: "is not a valid calendar date" }), about("From 00:00 UTC on this date, the entry counts as absent. Quote the date: YAML tools may otherwise reformat it."));
		const we = R.rej({
			issuer: R.YjP().check(R.YPB((e) => /^https?:\/\//.test(e) && URL.canParse(e), { error: "must be the URL of a token issuer" }), about("Exact `iss` of the token: the URL of its issuer.")),
			subject: role_file_schema_text("Exact `sub` of the token.")
		}).check(about("Exact issuer and subject that the identity accepts."));
		const Te = R.rej({
			issuer: role_file_schema_text("Issuer with which the person signs in."),
			subject: role_file_schema_text("Subject of the person there, such as `github|1234`.")
		}).check(about("A person, whose uid the service looks up; takes the place of `uid`."));
		const Ee = R.rej({
			owner: id("Numeric id of the owner."),
			repository: id("Numeric id of the repository.")
		}).check(about("With ids, the subject has the form that GitHub sends for repositories created, renamed or moved since 2026-07-15."));
		const De = R.rej({
			repository: R.YjP().check(z.Fk(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, { error: "must be `owner/name`" }), about("`owner/name`, in the letter case that GitHub shows.")),
			ref: R.lqM(R.YjP().check(z.Fk(/^refs\/[^\s*?[\\^~:]+$/, { error: "must be a full ref such as `refs/heads/main`, not a pattern" }), about("A full ref, for example `refs/heads/main`."))),
			environment: R.lqM(role_file_schema_text("Name of a deployment environment.")),
			pull_request: R.lqM(R.euz(true, { error: "must be `true` or omitted" }).check(about("`true` for jobs of pull requests."))),
			ids: R.lqM(Ee)
		}).check(about("A GitHub Actions workload, from which issuer and subject are derived."));
		const V = R.rej({
			name: R.lqM(R.YjP().check(z.Fk(Se, { error: "may contain only lowercase letters, digits, spaces, `.`, `_` and `-`" }), about("Name of the identity. The file owns the bindings of identities that it names."))),
			uid: R.lqM(role_file_schema_text("Uid of an identity that is managed elsewhere; its bindings are pruned only with `owned`.")),
			description: R.lqM(R.YjP().check(about("If omitted, it is not changed."))),
			lookup: R.lqM(Te),
			claimMatch: R.lqM(we),
			github: R.lqM(De),
			roles: R.cl6(R.YOg(role_file_schema_text("Name or uid of a role."))).check(about("Roles on the organization.")),
			state: R.lqM(R.k5n(["present", "absent"], { error: "must be `present` or `absent`" }).check(about("`absent` keeps ownership of an identity whose bindings are to be removed."))),
			owned: R.lqM(R.zMY().check(about("Whether bindings that are not in the file may be pruned."))),
			expires: R.lqM(Ce)
		}).check(about("An identity and its roles on the organization."));
		const H = R.rej({
			identity: role_file_schema_text("Name or uid of an identity."),
			role: role_file_schema_text("Name or uid of a role."),
			group: R.lqM(role_file_schema_text("Name or uid of a group; by default the organization.")),
			expires: R.lqM(Ce)
		}).check(about("One binding, for groups below the organization and for roles that expire."));
		const Oe = R.rej({
			version: R.euz(1, { error: "must be `1`" }).check(about("Version of this format.")),
			organization: R.lqM(role_file_schema_text("Uid or exact name of the organization; by default the input `organization`.")),
			identities: R.cl6(R.YOg(V)),
			bindings: R.cl6(R.YOg(H))
		}).check(R.mIj({
			title: "Role file of platform-actions",
			description: "Identities and role bindings that `sync-rolebindings` manages."
		}));
		const ke = {
			"": Object.keys(Oe.shape),
			identities: Object.keys(V.shape),
			lookup: Object.keys(Te.shape),
			claimMatch: Object.keys(we.shape),
			github: Object.keys(De.shape),
			ids: Object.keys(Ee.shape),
			bindings: Object.keys(H.shape)
		};
		;
		const Ae = /^[A-Za-z][A-Za-z0-9._-]*$/;
		const je = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;
		const Me = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?<=:):|(?<=#)[#[]/gu;
		function printRoleFile({ bindings: e, comments: t, identities: n, organization: r }) {
			return [
				...t.map((e) => `# ${e}\n`),
				...t.length === 0 ? [] : ["\n"],
				`version: 1\norganization: ${scalar(r)}\n`,
				n.length === 0 ? "identities: []\n" : "identities:\n",
				...[...n].sort((e, t) => (0, b.n)(e.name, t.name)).map(printIdentity),
				...e.length === 0 ? [] : ["bindings:\n"],
				...e.map((e) => printItem(Object.entries(e)))
			].join("").replace(Me, escapeQuoted);
		}
		function printIdentity({ comment: e, entry: t, roles: n }) {
			const r = (e ?? "").split("\n").filter((e) => e !== "");
			const i = n.length === 0 ? "[]" : `[ ${n.map(scalar).join(", ")} ]`;
			return `${r.map((e) => `  # ${e}\n`).join("")}${printItem(Object.entries(t))}    roles: ${i}\n`;
		}
		function printItem(e) {
			const t = e.filter(([, e]) => e !== undefined).flatMap(([e, t]) => typeof t === "object" && t !== null ? [`${e}:`, ...Object.entries(t).map(([e, t]) => `  ${e}: ${scalar(t)}`)] : [`${e}: ${scalar(t)}`]);
			return t.map((e, t) => `${t === 0 ? "  - " : "    "}${e}\n`).join("");
		}
		function scalar(e) {
			if (typeof e !== "string") return String(e);
			if (Ae.test(e) && !je.test(e)) return e;
			return JSON.stringify(e);
		}
		function escapeQuoted(e) {
			const t = Number(e.codePointAt(0)).toString(16);
			return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
		}
		;
		const Ne = 100;
		function collectDump(e) {
			const t = observedRows(e);
			const n = uniqueByUid(e.identities).filter((t) => isFoundByName(t, e.organization.uid));
			const r = knownNames(e);
			const i = {
				nameRole: createNaming(r.roles),
				nameGroup: createGroupNames(r.groups, e.organization),
				isClear: createClearness(n, e)
			};
			const a = (0, O.$)(t, ({ identity: e }) => e.uid);
			const o = n.map((t) => dumpIdentity(t, a.get(t.uid) ?? [], e, i));
			const s = new Set(n.map(({ uid: e }) => e));
			const c = t.filter(({ identity: e }) => !s.has(e.uid)).length;
			return {
				organization: e.organization,
				identities: o,
				omitted: c
			};
		}
		function dumpRoles(e, t) {
			const { identities: n, omitted: r, organization: i } = collectDump(e);
			return printRoleFile({
				organization: i.uid,
				comments: dumpComments(r, t),
				identities: n,
				bindings: [...n].sort((e, t) => (0, b.n)(e.name, t.name)).flatMap((e) => e.bindings.map(({ entry: e }) => e))
			});
		}
		function dumpComments(e, t) {
			return [...t === undefined ? [] : [`yaml-language-server: $schema=${t}`], ...e === 0 ? [] : [`Omitted: ${(0, c.hS)(e, "binding")} of people, pull tokens and others that can only be referred to by uid`]];
		}
		function coverageOfDump(e) {
			const t = observedRows(e);
			const n = e.identities.filter((t) => isFoundByName(t, e.organization.uid));
			const r = new Set(n.map(({ uid: e }) => e));
			const i = t.filter(({ identity: e }) => r.has(e.uid)).length;
			const a = {
				what: "role bindings",
				why: "of people, pull tokens and others that can only be referred to by uid"
			};
			return (0, xe.X)(i, [{
				...a,
				count: t.length - i
			}]);
		}
		function dumpIdentity(e, t, n, { isClear: r, nameGroup: i, nameRole: a }) {
			const o = [...new Map(t.map((e) => [grantKey(e), e])).values()];
			const s = o.length < t.length;
			const c = s || !r(e) ? undefined : entryByName(e);
			const l = c ?? (s ? { uid: e.uid } : {
				uid: e.uid,
				owned: true
			});
			const isHome = ({ group: e }) => e.uid === n.organization.uid;
			const u = o.filter((e) => !isHome(e)).map(({ role: t, group: n }) => ({
				groupUid: n.uid,
				entry: {
					identity: l.name ?? e.uid,
					role: a(t),
					group: i(n)
				}
			}));
			return {
				uid: e.uid,
				name: e.name,
				entry: l,
				roles: o.filter(isHome).map(({ role: e }) => a(e)),
				bindings: u,
				comment: commentOf(e, l.name === undefined, s)
			};
		}
		function commentOf({ name: e }, t, n) {
			const r = (0, d.h0)(e, Ne);
			const i = [...t && r !== "" ? [r] : [], ...n ? ["Has duplicate bindings; with `owned: true`, `prune` removes them."] : []];
			return i.length === 0 ? undefined : i.join("\n");
		}
		function entryByName({ description: e, issuer: t, kind: n, name: r, subject: i }) {
			const a = e === "" ? {} : { description: e };
			const o = n === "unknown" ? {} : { claimMatch: {
				issuer: t,
				subject: i
			} };
			const s = V.safeParse({
				name: r,
				...a,
				...o
			});
			return s.success ? s.data : undefined;
		}
		function createClearness(e, t) {
			const claimOf = ({ issuer: e, subject: t }) => JSON.stringify([e ?? null, t ?? null]);
			const n = (0, L.T)(e, ({ name: e }) => e);
			const r = (0, L.T)(e, claimOf);
			const i = new Set(t.identities.map(({ uid: e }) => e));
			return (e) => n.get(e.name) === 1 && (e.kind === "unknown" || r.get(claimOf(e)) === 1) && (!i.has(e.name) || e.name === e.uid);
		}
		function createNaming(e) {
			const t = (0, L.T)(e, ({ name: e }) => e);
			const n = new Map(e.map(({ name: e, uid: t }) => [t, e]));
			return ({ uid: e }) => {
				const r = n.get(e) ?? "";
				return r !== "" && t.get(r) === 1 && !n.has(r) ? r : e;
			};
		}
		function createGroupNames(e, t) {
			const n = createGroupSearch(e, t);
			const r = createGroupPaths(e, t);
			const i = createNaming(e);
			return (e) => {
				const t = r(e);
				const a = [i(e), ...t === undefined ? [] : [`/${t}`]];
				const isMeant = (t) => {
					const r = n({
						text: t,
						place: {
							file: "",
							line: 0
						}
					});
					return t !== e.uid && r.kind === "found" && r.found.uid === e.uid;
				};
				return a.find(isMeant) ?? e.uid;
			};
		}
		;
		const Pe = 4e5;
		function splitDump(e, t, n, r = Pe) {
			const { identities: i, organization: a } = e;
			const top = (e) => e.split("/").slice(0, 2).join("/");
			const homeOf = (e) => e.split("/").length > 2 ? top(e) : a.uid;
			const o = (0, O.$)(i, ({ uid: e }) => homeOf(e));
			const s = i.flatMap((e) => e.bindings);
			const c = (0, O.$)(s, ({ groupUid: e }) => top(e));
			const l = [...new Set([
				a.uid,
				...o.keys(),
				...c.keys()
			])].sort(b.n);
			const u = new Map(knownNames(t).groups.map(({ name: e, uid: t }) => [t, e]));
			const d = new Set();
			return l.flatMap((t) => {
				const i = t === a.uid;
				const s = dumpComments(i ? e.omitted : 0, n);
				const l = {
					identities: o.get(t) ?? [],
					bindings: (c.get(t) ?? []).map(({ entry: e }) => e)
				};
				const print = (e) => printRoleFile({
					organization: a.uid,
					comments: s,
					...e
				});
				const f = slugOf(i ? a.name : u.get(t) ?? "", t);
				return texts(l, print, r).map((e) => ({
					name: freeName(f, d),
					text: e
				}));
			});
		}
		function texts(e, t, n) {
			const r = t(e);
			const { bindings: i, identities: a } = e;
			if (Buffer.byteLength(r) <= n || i.length + a.length < 2) return [r];
			const [o, s] = [Math.ceil(a.length / 2), Math.floor(i.length / 2)];
			const c = [{
				identities: a.slice(0, o),
				bindings: i.slice(0, s)
			}, {
				identities: a.slice(o),
				bindings: i.slice(s)
			}];
			return c.flatMap((e) => texts(e, t, n));
		}
		function slugOf(e, t) {
			const n = e.toLowerCase().replace(/[^a-z0-9._-]+/g, "-").replace(/^[.-]+|(?<![.-])[.-]+$/g, "").slice(0, 80);
			return n === "" ? t.split("/").at(-1) ?? "group" : n;
		}
		function freeName(e, t) {
			for (let n = 1;; n += 1) {
				const r = n === 1 ? `${e}.yml` : `${e}-${n}.yml`;
				if (t.has(r)) continue;
				t.add(r);
				return r;
			}
		}
		var Fe = n(24060);
		var U = n(2810);
		var Ie = n(71166);
		var Le = n(45951);
		;
		const W = /[*?[\]{}]/;
		async function choosePolicyFiles(e, t, n) {
			const r = e.map((e) => {
				const { glob: t, negated: r } = (0, U.sz)(e);
				const i = W.test(t) ? t.replace(/^(?:\.\/)+/, "") : plainPath(t, n);
				return {
					entry: e,
					glob: i,
					negated: r,
					isLiteral: !W.test(t)
				};
			});
			const a = r.filter(({ negated: e }) => !e);
			if (a.length === 0) throw new i.y(nothingNamed(t));
			const o = a.every(({ isLiteral: e }) => e) ? [] : await list(n, a);
			const s = a.filter(({ isLiteral: e }) => e).map(({ glob: e }) => e);
			const c = (0, U.nY)(r.map(({ glob: e, negated: t }) => t ? `!${e}` : e));
			const l = [...new Set([...s, ...o])].filter(c);
			const u = a.filter(({ glob: e, isLiteral: t }) => !t && !o.some((0, U.nY)([e]))).map(({ entry: e }) => unmatched(t, e));
			if (u.length > 0) throw new i.y(...u);
			if (l.length === 0) throw new i.y(nothingNamed(t));
			return l.sort();
		}
		function plainPath(e, { workingDirectory: t }) {
			return (0, N.relative)(t, (0, N.resolve)(t, e)).split(N.sep).join("/");
		}
		async function list(e, t) {
			const { host: n, signal: r, workingDirectory: i } = e;
			if (!(0, Ie.uM)(e)) {
				const e = {
					workspace: n.context.workspace,
					signal: r
				};
				return (await (0, F.CS)(i, true, e)).paths;
			}
			const a = t.filter(({ isLiteral: e }) => !e).map(({ glob: e }) => folderBefore(e));
			return (0, Le.io)(e, (e) => a.some((t) => `${t}/`.startsWith(`${e}/`) || isBelow(e, t)));
		}
		function folderBefore(e) {
			const t = e.split("/");
			const n = t.findIndex((e) => W.test(e));
			return t.slice(0, n).join("/");
		}
		function isBelow(e, t) {
			return t === "" || e === t || e.startsWith(`${t}/`);
		}
		function unmatched(e, t) {
			return {
				message: `\`${e}\`: \`${t}\` matches no file`,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: e
			};
		}
		function nothingNamed(e) {
			return {
				message: `\`${e}\` names no file`,
				fix: "add a path or a glob that does not begin with `!`",
				input: e
			};
		}
		var Re = n(32537);
		var G = n(24086);
		var ze = n(25314);
		;
		function repeatedEntries(e) {
			const t = new Map();
			return e.flatMap((e) => {
				const { claim: n, lookup: r, name: i, place: a, uid: o } = e;
				const s = [
					...i === undefined ? [] : [[
						"name",
						`name \`${i}\``,
						i
					]],
					...o === undefined ? [] : [[
						"uid",
						`uid \`${o}\``,
						o
					]],
					...r === undefined ? [] : [[
						"lookup",
						`person \`${r.subject}\``,
						claimKey(r)
					]],
					...n === undefined ? [] : [[
						"claim",
						`subject \`${n.claimMatch.subject}\``,
						claimKey(n.claimMatch)
					]]
				];
				return s.flatMap(([n, r, i]) => {
					const o = JSON.stringify([n, i]);
					const s = t.get(o);
					if (s === undefined) t.set(o, e);
					if (s === undefined) return [];
					const c = s.place.file === a.file ? "" : ` (the other one is in ${showPlace(s.place)})`;
					return [{
						message: `Two entries of \`identities\` have the ${r}${c}.`,
						fix: "Merge them into one entry.",
						input: "file",
						place: a
					}];
				});
			});
		}
		const claimKey = ({ issuer: e, subject: t }) => JSON.stringify([e, t]);
		;
		function mergeRoleFiles(e) {
			const t = e.flatMap(({ organization: e }) => e ?? []);
			const [n] = t;
			const r = e.flatMap((e) => e.identities);
			const i = [...t.filter(({ text: e }) => e !== n?.text).map(({ place: e, text: t }) => ({
				message: `\`organization\` is \`${t}\` here and \`${n?.text}\` in ${n === undefined ? "another file" : showPlace(n.place)}.`,
				fix: "Run once for each organization, or write it the same way in all files.",
				input: "file",
				place: e
			})), ...repeatedEntries(r)];
			if (i.length > 0) return {
				kind: "problems",
				problems: i
			};
			return {
				kind: "file",
				file: {
					organization: n,
					identities: r,
					bindings: e.flatMap((e) => e.bindings)
				}
			};
		}
		var Be = n(98330);
		;
		const globs = (e) => R.YOg(R.YjP().check(R.YPB((e) => (0, U.AI)(e) === undefined, { error: ({ input: e }) => `is not a usable glob: ${(0, U.AI)(String(e))}` }))).check(R.mIj({ description: e }));
		const Ve = R.rej({
			files: globs("Role files that this entry is for, relative to `working-directory` as in the input `file`."),
			groups: R.lqM(globs("Groups as paths of names (`team-a`, `team-a/**`); the organization itself by its name. None if omitted.")),
			roles: R.lqM(globs("Names of roles, compared without case. None if omitted.")),
			identities: R.lqM(globs("Names of identities, and uids of people. None if omitted."))
		}).check(R.mIj({ description: "What the matching role files may be about; a file must lie wholly within one entry." }));
		const K = R.rej({
			version: R.euz(1, { error: "must be `1`" }).check(R.mIj({ description: "Version of this format." })),
			restrictions: R.YOg(Ve)
		}).check(R.mIj({
			title: "Restrictions of role files of platform-actions",
			description: "Which role file may be about which groups, roles and identities."
		}));
		const He = {
			"": Object.keys(K.shape),
			restrictions: Object.keys(Ve.shape)
		};
		;
		const Ue = 100;
		const We = {
			string: "a string",
			boolean: "`true` or `false`",
			array: "a list",
			object: "a mapping"
		};
		function shapeProblems(e, t = Oe, n = ke) {
			const r = t.safeParse(e.data);
			if (r.success) return [];
			return r.error.issues.flatMap((t) => issueProblems(t, e, n));
		}
		function issueProblems(e, t, n) {
			const r = e.path;
			if (e.code === "unrecognized_keys") return e.keys.map((e) => unknownKey(r, e, n));
			const i = showPath(r);
			if (r.length > 0 && valueAt(t.data, r) === undefined) {
				return [{
					path: r.slice(0, -1),
					message: `${i} is missing.`
				}];
			}
			switch (e.code) {
				case "invalid_type": return [{
					path: r,
					message: e.message.startsWith("Invalid") ? `${i} must be ${We[e.expected]}.` : `${i} ${e.message}.`
				}];
				case "too_small": return [{
					path: r,
					message: `${i} is empty.`
				}];
				default: return [{
					path: r,
					message: `${i} ${e.message}.`
				}];
			}
		}
		function unknownKey(e, t, n) {
			const r = e.findLast((e) => typeof e === "string") ?? "";
			const i = Object.entries(n).flatMap(([e, t]) => e === r ? t : []);
			const [a] = (0, le.L)(t, i);
			return {
				path: e,
				key: t,
				message: `${showPath(e)} has the unknown key \`${(0, d.h0)(t, Ue)}\`.`,
				fix: a === undefined ? "Remove it." : `Did you mean \`${a}\`?`
			};
		}
		function showPath(e) {
			if (e.length === 0) return "The file";
			const t = e.map((e) => typeof e === "number" ? `[${e}]` : `.${e}`).join("");
			return `\`${t.slice(1)}\``;
		}
		function valueAt(e, t) {
			return t.reduce((e, t) => Reflect.get(Object(e), t), e);
		}
		;
		const Ge = "restrictions-file";
		function parseRestrictions(e, t) {
			const n = (0, Be.g)(e, t);
			if (n.kind === "problems") return {
				kind: "problems",
				problems: n.problems.map((e) => ({
					...e,
					input: Ge
				}))
			};
			const r = K.safeParse(n.source.data);
			if (!r.success) {
				const e = shapeProblems(n.source, K, He);
				return {
					kind: "problems",
					problems: e.map(({ fix: e, key: t, message: r, path: i }) => ({
						message: r,
						...e === undefined ? {} : { fix: e },
						input: Ge,
						place: t === undefined ? n.source.placeOf(i) : n.source.placeOfKey(i, t)
					}))
				};
			}
			const i = r.data.restrictions.map(({ files: e, groups: t = [], identities: n = [], roles: r = [] }) => ({
				files: e,
				groups: t,
				identities: n,
				roles: r
			}));
			return {
				kind: "restrictions",
				restrictions: i
			};
		}
		;
		function parseRoleFile(e, t) {
			return judgeRoleFile(readYaml(e, t));
		}
		async function parseLongRoleFile(e, t) {
			const n = await (0, Be.Q)(e, t);
			await (0, r.p)();
			return judgeRoleFile(n);
		}
		function judgeRoleFile(e) {
			if (e.kind === "problems") return e;
			const { source: t } = e;
			const n = entriesOf(t, "identities").flatMap((e, t) => {
				const n = V.safeParse(e);
				return n.success ? [{
					raw: n.data,
					path: ["identities", t]
				}] : [];
			});
			const r = entriesOf(t, "bindings").flatMap((e, t) => {
				const n = H.safeParse(e);
				return n.success ? [{
					raw: n.data,
					path: ["bindings", t]
				}] : [];
			});
			const i = n.map(({ raw: e, path: n }) => identityEntry(e, n, t));
			const a = [...shapeProblems(t), ...n.flatMap(({ raw: e, path: t }) => identityProblems(e, t))];
			const o = [...a.map((e) => locatedProblem(e, t)), ...repeatedEntries(i)];
			if (o.length > 0) return {
				kind: "problems",
				problems: o.sort(compareProblems)
			};
			const s = located(t, topLevel(t, "organization"), ["organization"]);
			return {
				kind: "file",
				file: {
					organization: s,
					identities: i,
					bindings: r.map(({ raw: e, path: n }) => bindingEntry(e, n, t))
				}
			};
		}
		function topLevel(e, t) {
			const { data: n } = e;
			return typeof n === "object" && n !== null ? Reflect.get(n, t) : undefined;
		}
		function entriesOf(e, t) {
			const n = topLevel(e, t);
			return Array.isArray(n) ? n : [];
		}
		function lookupProblems(e, t) {
			if (e.lookup === undefined) return [];
			return [
				"uid",
				"claimMatch",
				"github",
				"description"
			].filter((t) => e[t] !== undefined).map((e) => ({
				path: [...t, e],
				message: `\`lookup\` and \`${e}\` cannot be used together.`,
				fix: e === "uid" ? "Keep one of them." : `Remove \`${e}\`: the file gives a person roles and changes nothing else.`
			}));
		}
		function identityProblems(e, t) {
			const n = [...lookupProblems(e, t)];
			const tell = (e, r, i = t) => n.push({
				path: i,
				message: e,
				fix: r
			});
			if (e.name === undefined && e.uid === undefined && e.lookup === undefined) {
				tell("An entry of `identities` has neither `name` nor `uid` nor `lookup`.", "Set one of them.");
			}
			if (e.claimMatch !== undefined && e.github !== undefined) {
				tell("`claimMatch` and `github` cannot be used together.", "Keep one of them.", [...t, "github"]);
			}
			if (e.github !== undefined) {
				const { ref: n, environment: r, pull_request: i } = e.github;
				const a = [
					n,
					r,
					i
				].filter((e) => e !== undefined).length;
				if (a !== 1) {
					tell(`\`github\` has ${a === 0 ? "none" : "several"} of \`ref\`, \`environment\` and \`pull_request\`.`, "Set exactly one of them.", [...t, "github"]);
				}
			}
			return n;
		}
		function locatedProblem({ fix: e, key: t, message: n, path: r }, i) {
			return {
				message: n,
				...e === undefined ? {} : { fix: e },
				input: "file",
				place: t === undefined ? i.placeOf(r) : i.placeOfKey(r, t)
			};
		}
		function compareProblems(e, t) {
			return comparePlaces(e.place, t.place);
		}
		function located(e, t, n) {
			return typeof t === "string" ? {
				text: t,
				place: e.placeOf(n)
			} : undefined;
		}
		function claimWish(e) {
			if (e.claimMatch !== undefined) return {
				kind: "claims",
				claimMatch: e.claimMatch
			};
			if (e.github === undefined) return undefined;
			const { repository: t, ref: n, environment: r, ids: i } = e.github;
			const a = n !== undefined ? {
				kind: "ref",
				ref: n
			} : r !== undefined ? {
				kind: "environment",
				environment: r
			} : { kind: "pull_request" };
			const o = t.indexOf("/");
			const s = {
				owner: t.slice(0, o),
				repository: t.slice(o + 1),
				ids: i === undefined ? undefined : {
					owner: String(i.owner),
					repository: String(i.repository)
				},
				context: a
			};
			return {
				kind: "github",
				claimMatch: (0, A.jk)(s),
				workload: s
			};
		}
		function identityEntry(e, t, n) {
			return {
				place: n.placeOf(t),
				uid: e.uid,
				lookup: e.lookup,
				name: e.name,
				description: e.description,
				claim: claimWish(e),
				roles: (e.roles ?? []).map((e, r) => ({
					text: e,
					place: n.placeOf([
						...t,
						"roles",
						r
					])
				})),
				absent: e.state === "absent",
				owned: e.owned ?? (e.uid === undefined && e.lookup === undefined),
				expires: e.expires
			};
		}
		function bindingEntry(e, t, n) {
			const at = (e, r) => ({
				text: r,
				place: n.placeOf([...t, e])
			});
			return {
				place: n.placeOf(t),
				identity: at("identity", e.identity),
				role: at("role", e.role),
				group: e.group === undefined ? undefined : at("group", e.group),
				expires: e.expires
			};
		}
		var Ke = n(72334);
		;
		function planRows(e) {
			return e.map(({ change: e, status: t, uid: n }) => {
				const { action: r, kind: i, identity: a } = e;
				const o = e.action === "remove" ? e.uid : i === "identity" ? a.uid : undefined;
				const s = n ?? o;
				return {
					action: r,
					kind: i,
					identity: a.name,
					...e.kind === "binding" ? {
						role: e.role.name,
						group: e.group.name
					} : {},
					...s === undefined ? {} : { uid: s },
					status: t
				};
			});
		}
		function printPlanFile(e, t) {
			const n = {
				version: 1,
				command: "sync-rolebindings",
				organization: e.organization.uid,
				planHash: planHash(e),
				plan: planRows(t),
				changes: canonicalChanges(e)
			};
			return `${JSON.stringify(n, null, 2)}\n`;
		}
		function parsePlanFile(e) {
			const malformed = (e) => ({
				kind: "malformed",
				reason: e
			});
			let t;
			try {
				t = JSON.parse(e);
			} catch {
				return malformed("it is not JSON");
			}
			const at = (e) => Reflect.get(Object(t), e);
			const [n, r, i] = [
				at("organization"),
				at("planHash"),
				at("changes")
			];
			if (at("version") !== 1 || at("command") !== "sync-rolebindings") {
				return malformed("it is not a plan of `sync-rolebindings`, version 1");
			}
			const isText = (e) => typeof e === "string";
			if (!isText(n) || !isText(r) || !Array.isArray(i) || !i.every(isText)) {
				return malformed("it lacks `organization`, `planHash` or `changes`");
			}
			if (hashChanges(n, i) !== r) return malformed("its hash does not match its changes");
			return {
				kind: "plan",
				plan: {
					planHash: r,
					changes: i
				}
			};
		}
		;
		const qe = 64 * 1024 * 1024;
		const q = 1024 * 1024;
		async function readRunFiles(e, t) {
			const n = [];
			const attempt = async (e) => {
				try {
					return await e();
				} catch (e) {
					if (!(e instanceof i.y)) throw e;
					n.push(...e.problems);
					return undefined;
				}
			};
			await attempt(async () => requireSignIn(e));
			const r = await attempt(() => readRoleFiles(e, t));
			const a = await attempt(() => readRestrictions(e, t));
			const o = e.mode === "apply" ? await attempt(() => readKeptPlan(e, t)) : undefined;
			const s = e.mode === "plan" ? await attempt(() => planFileTarget(e, t, r?.paths ?? [])) : undefined;
			const c = r?.file;
			if (c !== undefined && c.identities.length + c.bindings.length === 0) n.push(emptyFile(e.file));
			if (c === undefined || n.length > 0) throw new i.y(...n);
			const l = new Map(r?.paths.map((e) => [(0, G.X)(t, e), e]));
			return {
				file: c,
				restrictions: a === undefined ? undefined : {
					restrictions: a,
					paths: l
				},
				kept: o,
				planTarget: s
			};
		}
		function emptyFile(e) {
			const t = e.map((e) => `\`${(0, d.h0)(e, 200)}\``).join(", ");
			return {
				message: `\`file\`: ${t} has neither \`identities\` nor \`bindings\`, so there is nothing to compare with the organization`,
				fix: "list the identities that the file owns (`mode: dump` prints the current state in this format)",
				input: "file"
			};
		}
		function requireSignIn(e) {
			(0, ze.s)(e, Ke.b);
		}
		async function readRoleFiles(e, t) {
			const n = await choosePolicyFiles(e.file, "file", placeOf(e, t));
			const a = [];
			const s = [];
			for (const e of n) {
				const n = await t.readPolicyFile(e);
				const i = n === undefined ? undefined : await parseLongRoleFile(n, (0, G.X)(t, e));
				if (i === undefined) s.push(missingFile(e));
				else if (i.kind === "problems") s.push(...i.problems);
				else a.push(i.file);
				await (0, r.p)();
				if (t.signal.aborted) throw (0, o.Wm)(t.signal, "reading the role files");
			}
			if (s.length > 0) throw new i.y(...s);
			const c = mergeRoleFiles(a);
			if (c.kind === "problems") throw new i.y(...c.problems);
			return {
				paths: n,
				file: c.file
			};
		}
		async function namedRoleFiles(e, t) {
			try {
				return await choosePolicyFiles(e.file, "file", placeOf(e, t));
			} catch (e) {
				if (e instanceof i.y) return [];
				throw e;
			}
		}
		function missingFile(e) {
			return {
				message: `\`file\`: \`${(0, d.h0)(e, 200)}\` does not exist`,
				fix: "create it (`mode: dump` prints the current state in this format), or set `file` to its path",
				input: "file"
			};
		}
		function placeOf(e, t) {
			const { host: n, signal: r, workingDirectory: i } = t;
			return {
				host: n,
				policyFrom: e["policy-from"],
				workingDirectory: i,
				github: async () => (0, Re.K)(e["github-token"], t),
				signal: r
			};
		}
		async function readRestrictions(e, t) {
			const n = "restrictions-file";
			const r = e[n];
			if (r === undefined) return undefined;
			const a = await (0, Le.r3)(placeOf(e, t), r, q, n);
			if (a === undefined) {
				throw new i.y({
					message: `\`${n}\`: \`${(0, d.h0)(r, 200)}\` does not exist in the commit that it is read from`,
					fix: "commit it on the base branch first: a change cannot set its own restrictions",
					input: n
				});
			}
			const o = parseRestrictions(a, (0, G.X)(t, r));
			if (o.kind === "problems") throw new i.y(...o.problems);
			return o.restrictions;
		}
		async function planFileTarget(e, t, n) {
			const r = e["plan-file"];
			if (r === undefined) return undefined;
			if (r.endsWith("/")) throw new i.y(folderForPlan(r));
			return writableTarget(r, e, t, n);
		}
		function writableTarget(e, t, n, r) {
			const { tempDirectory: o, workspace: s } = n.host.context;
			const { workingDirectory: c } = n;
			const l = (0, a.ZB)(e, {
				workspace: s,
				tempDirectory: o,
				workingDirectory: c
			}, "plan-file");
			const u = [...r, t["restrictions-file"] ?? []].flat();
			if (u.some((e) => (0, Fe.D)(l, (0, N.resolve)(c, e)))) {
				throw new i.y({
					message: `\`plan-file\` and \`file\` are the same file, \`${e}\`: the role file is never overwritten`,
					fix: "give `plan-file` another name",
					input: "plan-file"
				});
			}
			return l;
		}
		function folderForPlan(e) {
			return {
				message: `\`plan-file\` is \`${(0, d.h0)(e, 200)}\`, a folder, which only \`mode: dump\` can write`,
				fix: "give it the name of a file",
				input: "plan-file"
			};
		}
		async function readKeptPlan(e, t) {
			const n = e["plan-file"];
			if (n === undefined) return undefined;
			const r = await (0, a.Gu)((0, N.resolve)(t.workingDirectory, n), qe);
			const o = "write it with `mode: plan` and the same `plan-file`, and pass it on unchanged";
			if (r === undefined) throw new i.y({
				message: `\`plan-file\`: \`${n}\` does not exist`,
				fix: o,
				input: "plan-file"
			});
			const s = parsePlanFile(r);
			if (s.kind === "plan") return s.plan;
			const c = `\`plan-file\`: \`${n}\` is not a plan: ${s.reason}`;
			throw new i.y({
				message: c,
				fix: o,
				input: "plan-file"
			});
		}
		var Je = n(65655);
		;
		async function readRunningIdentity(e) {
			const t = await e?.get();
			const n = t === undefined ? undefined : (0, Je.Ip)(t)?.subject;
			return n === undefined || n === "" ? { kind: "unreadable" } : {
				kind: "known",
				uid: n
			};
		}
		;
		async function dump(e, t) {
			const { session: n } = t;
			requireSignIn(e);
			const i = e["plan-file"];
			const a = i?.endsWith("/") === true;
			const s = a ? undefined : await planFileTarget(e, t, await namedRoleFiles(e, t));
			const c = await organizationOfFile(e, t);
			const [l, u] = await Promise.all([readWorld(e, n.client, {
				organization: c,
				identityUids: [],
				groups: [],
				people: []
			}), readRunningIdentity(n.platformTokens)]);
			await (0, r.p)();
			if (t.signal.aborted) throw (0, o.Wm)(t.signal, "writing the dump");
			const d = missingOwnBindings(l, u);
			const { findings: f, text: p, written: m } = a ? await writeFolder(i, l, e, t) : writeOne(s, l, t);
			const h = [...d === undefined ? [] : [ownBindingsWarning(d)], ...f];
			const g = toldOf(l, m);
			return {
				findings: h,
				problems: [],
				verdict: h.length === 0 ? "pass" : "warn",
				outputs: {},
				summary: `## \u2705 Dump of role bindings\n\n${(0, P.FV)(g)}\n`,
				coverage: {
					...coverageOfDump(l),
					noun: "role binding"
				},
				report: {
					mode: "dump",
					organization: l.organization,
					...p === undefined ? { written: m } : { dump: p }
				},
				stdout: p === undefined || s !== undefined ? [] : [p.trimEnd()],
				log: [g]
			};
		}
		function writeOne(e, t, { host: n, stdoutIsDropped: r }) {
			const i = dumpRoles(t, (0, I.ZZ)("rolebindings"));
			if (e !== undefined) (0, a.vK)(e, n.redact(i));
			else if (r) n.quote(i);
			const o = Buffer.byteLength(i);
			return {
				text: i,
				written: e === undefined ? [] : [e],
				findings: o > q ? [largeDump(o)] : []
			};
		}
		async function writeFolder(e, t, n, r) {
			const o = await namedRoleFiles(n, r);
			const s = splitDump(collectDump(t), t, (0, I.ZZ)("rolebindings"));
			const c = s.map(({ name: t }) => writableTarget((0, N.join)(e, t), n, r, o));
			const l = await yamlFilesIn((0, N.resolve)(r.workingDirectory, e));
			const u = l.filter((e) => !s.some((t) => t.name === e));
			if (u.length > 0) {
				const t = u.slice(0, 5).map((e) => `\`${(0, d.h0)(e, 100)}\``);
				throw new i.y({
					message: `\`plan-file\`: the folder \`${(0, d.h0)(e, 200)}\` has YAML files that are not part of this dump: ${t.join(", ")}`,
					fix: "remove them, or name an empty folder: a plan of this folder would read them too",
					input: "plan-file"
				});
			}
			for (const [e, t] of c.entries()) (0, a.vK)(t, r.host.redact(s[e]?.text ?? ""));
			return {
				text: undefined,
				written: c,
				findings: []
			};
		}
		async function yamlFilesIn(e) {
			return (await (0, F.Fv)(e)).filter((e) => /^[^/]*\.ya?ml$/i.test(e));
		}
		function largeDump(e) {
			const t = Math.floor(q / 1024);
			return {
				rule: "large-dump",
				level: "warning",
				title: "Dump is too large for one role file",
				message: `The dump has ${Math.ceil(e / 1024)} KiB, and a role file may have ${t} KiB.`,
				fix: "Set `plan-file` to a folder, with a `/` at its end: the dump is then split by top-level group.",
				fingerprint: "large-dump"
			};
		}
		async function organizationOfFile(e, t) {
			if (e.organization !== undefined) return undefined;
			try {
				return (await readRoleFiles(e, t)).file.organization;
			} catch (e) {
				if (e instanceof i.y) return undefined;
				throw e;
			}
		}
		function toldOf({ bindings: e, identities: t, organization: n }, r) {
			const i = `${(0, c.hS)(t.length, "identity", "identities")} and ${(0, c.hS)(e.length, "role binding")}`;
			const [a] = r;
			const o = r.length > 1 ? `, written to ${(0, c.hS)(r.length, "file")}` : `, written to ${a}`;
			return `${(0, d.h0)(n.name, 100)} has ${i}${a === undefined ? "" : o}.`;
		}
		;
		function createRoleClearness(e) {
			const t = clear_names_createClearness(knownNames(e).roles, ({ name: e }) => e.toLowerCase());
			return (e) => e.uid?.includes("/") === false || t(e);
		}
		function createIdentityClearness({ identities: e, organization: t }) {
			const n = uniqueByUid(e).filter(({ uid: e }) => isWithin(e, t.uid));
			const r = new Set(n.filter((e) => isFoundByName(e, t.uid)).map(({ uid: e }) => e));
			return clear_names_createClearness(n, ({ name: e }) => e, ({ uid: e }) => r.has(e));
		}
		function createGroupClearness(e) {
			const { groups: t } = knownNames(e);
			const n = createGroupPaths(t, e.organization);
			return clear_names_createClearness(t, (e) => n(e) ?? e.uid, () => false);
		}
		function clear_names_createClearness(e, t, n = () => false) {
			const r = (0, O.$)(e, t);
			return ({ name: e, uid: i }) => {
				if (i === undefined) return true;
				const a = r.get(t({
					name: e,
					uid: i
				})) ?? [];
				const o = a.filter((e) => e.uid !== i);
				return o.length === 0 || n({
					name: e,
					uid: i
				}) && !o.some(n);
			};
		}
		;
		const J = 20;
		function judgeRestrictions(e, t, { paths: n, restrictions: r }) {
			const i = r.map(compile);
			const a = restriction_guard_createNaming(t);
			return [...(0, O.$)(e, ({ place: e }) => e.file)].flatMap(([e, t]) => {
				const r = n.get(e) ?? e;
				const o = i.filter(({ files: e }) => e(r));
				const s = [...new Map(t.map((e) => [touchKey(e), e])).values()];
				const c = o.map((e) => s.filter((t) => !allows(e, t, a(t))));
				const l = c.reduce((e, t) => e === undefined || t.length < e.length ? t : e, undefined);
				const u = [...l ?? s].sort((e, t) => comparePlaces(e.place, t.place));
				return refusalsOf(e, r, u, l === undefined, a);
			});
		}
		function compile({ files: e, groups: t, identities: n, roles: r }) {
			const anyOf = (e, t) => {
				const n = e.map(t);
				return (e) => n.some((t) => t(e));
			};
			return {
				files: anyOf(e, U.Nx),
				group: anyOf(t, U.Nx),
				role: anyOf(r, (e) => (0, U.mi)(e, { ignoreCase: true })),
				identity: anyOf(n, (e) => (0, U.mi)(e))
			};
		}
		function allows(e, { kind: t }, n) {
			return n.some(e[t]);
		}
		function touchKey({ kind: e, name: t, place: n, uid: r }) {
			return JSON.stringify([
				e,
				r ?? null,
				t,
				n.line
			]);
		}
		function restriction_guard_createNaming(e) {
			const { organization: t } = e;
			const n = createGroupPaths(knownNames(e).groups, t);
			const r = {
				group: createGroupClearness(e),
				role: createRoleClearness(e),
				identity: createIdentityClearness(e)
			};
			return ({ kind: e, name: i, uid: a }) => {
				const o = a === undefined ? [] : [a];
				if (a === t.uid && e === "group") return [t.name, ...o];
				if (!r[e]({
					name: i,
					uid: a
				})) return o;
				if (e === "role") return [i, ...o];
				if (e === "identity") return a === undefined || isWithin(a, t.uid) ? [i, ...o] : o;
				const s = a === undefined ? undefined : n({
					uid: a,
					name: i
				});
				if (s === undefined || s.split("/").length !== levelsBelow(a, t.uid)) return o;
				return s === t.name ? [`/${s}`, ...o] : [
					s,
					`/${s}`,
					...o
				];
			};
		}
		function levelsBelow(e, t) {
			return e === undefined ? undefined : e.slice(t.length).split("/").length - 1;
		}
		function refusalsOf(e, t, n, r, i) {
			const [a] = n;
			if (a === undefined) return [];
			const refusal = (e, t, { place: r }) => ({
				guard: "restrictions",
				number: n.length,
				limit: 0,
				message: e,
				fix: t,
				input: "restrictions-file",
				changes: [],
				place: r
			});
			const o = (0, c.hS)(n.length, "thing");
			if (r) {
				const e = `No entry of \`restrictions-file\` has \`files\` that match \`${shortName(t)}\`, so it may be about nothing; it is about ${o}, and 0 are allowed.`;
				return [refusal(e, "Add an entry for this file to `restrictions-file`.", a)];
			}
			return n.slice(0, J).map((t, r) => {
				const [a = t.name] = i(t);
				const s = r === J - 1 && n.length > J ? `, and ${n.length - J} more` : "";
				const c = `\`${shortName(e)}\` is about the ${t.kind} \`${shortName(a)}\`, which \`restrictions-file\` does not allow (${r + 1} of ${o} outside of its bounds${s}; 0 are allowed).`;
				const l = `Move this to another file, or add the ${t.kind} to the entry for this file in \`restrictions-file\`.`;
				return refusal(c, l, t);
			});
		}
		;
		function judgeGrants(e, t, { allowRoles: n, denyRoles: r }, i) {
			const a = [...e.changes.filter((e) => e.action === "add").map((e) => ({
				change: e,
				roles: [e.role]
			})), ...t.map((e) => ({
				change: e,
				roles: e.claims.grants
			}))];
			const o = createRoleClearness(i);
			const s = n.some(isOwnerName);
			const c = rolesOf(r);
			const l = n.length === 0 ? () => true : rolesOf(n);
			const denied = ({ name: e }) => c(e);
			const isLocked = (e) => isOwnerName(e.name) && !s && !denied(e);
			const isAllowed = (e) => l(e.name) && (o(e) || l(e.uid));
			const callsOf = (e) => [e.name, ...o(e) ? [] : [e.uid]];
			return [
				...roleRefusal("deny-roles", a, denied, n, ({ name: e }) => [e]),
				...roleRefusal("owner", a, isLocked, n, ({ name: e }) => [e]),
				...roleRefusal("allow-roles", a, (e) => !isAllowed(e) && !denied(e) && !isLocked(e), n, callsOf)
			];
		}
		const rolesOf = (e) => (0, U.nY)(e, (e) => (0, U.mi)(e, { ignoreCase: true }));
		const Ye = {
			"deny-roles": {
				input: "deny-roles",
				why: "that `deny-roles` denies",
				fix: (e) => `\`deny-roles\` without ${e} would allow it.`
			},
			owner: {
				input: "allow-roles",
				why: "that are denied whatever `deny-roles` says",
				fix: (e, t) => `\`allow-roles: ${t}\` would allow it: only its literal name does, not a glob.`
			},
			"allow-roles": {
				input: "allow-roles",
				why: "that `allow-roles` does not name",
				fix: (e, t) => `\`allow-roles: ${t}\` would allow it.`
			}
		};
		function roleRefusal(e, t, n, r, i) {
			const a = t.filter(({ roles: e }) => e.some(n));
			if (a.length === 0) return [];
			const o = [...new Set(a.flatMap((e) => e.roles.filter(n).flatMap(i)))].sort();
			const s = o.map((e) => `\`${e}\``).join(", ");
			const { fix: l, input: u, why: d } = Ye[e];
			return [{
				guard: e === "owner" ? "deny-roles" : e,
				number: a.length,
				limit: 0,
				message: `The plan has ${(0, c.hS)(a.length, "grant")} of roles ${d}, and 0 are allowed: ${s}.`,
				fix: l(s, [...new Set([...r.length === 0 && e === "owner" ? ["*"] : r, ...o])].join(", ")),
				input: u,
				changes: a.map(({ change: e }) => e)
			}];
		}
		;
		const Xe = 4;
		function judgeGuards(e, t, n) {
			const r = e.changes.filter((e) => e.action === "remove");
			const i = e.changes.filter((e) => e.action === "update" && e.claims !== undefined);
			return [
				...judgeNumber(r, n),
				...judgeShare(r, e.ownedBindings, n),
				...judgeSelf(r, i, n),
				...judgeOwners(e, r, t),
				...judgeGrants(e, i, n, t),
				...judgeClaims(i, n)
			];
		}
		function judgeNumber(e, { maxDeletes: t }) {
			const n = e.length;
			if (n <= t) return [];
			return [{
				guard: "max-deletes",
				number: n,
				limit: t,
				message: `The plan removes ${(0, c.hS)(n, "binding")}, and \`max-deletes\` is ${t}.`,
				fix: `\`max-deletes: ${n}\` would allow it.`,
				input: "max-deletes",
				changes: e
			}];
		}
		function judgeShare(e, t, { maxDeletePercent: n }) {
			if (t <= Xe || e.length * 100 <= n * t) return [];
			const r = Math.ceil(e.length * 100 / t);
			return [{
				guard: "max-delete-percent",
				number: r,
				limit: n,
				message: `The plan removes ${e.length} of ${(0, c.hS)(t, "owned binding")}, ${r} %, and \`max-delete-percent\` is ${n}.`,
				fix: `\`max-delete-percent: ${r}\` would allow it.`,
				input: "max-delete-percent",
				changes: e
			}];
		}
		function judgeSelf(e, t, { self: n, protectSelf: r }) {
			if (n.kind === "unreadable") {
				const n = [...e, ...t];
				if (n.length === 0) return [];
				return [{
					guard: "unreadable-self",
					number: n.length,
					limit: 0,
					message: `The plan has ${(0, c.hS)(n.length, "removal")} or claim changes, and 0 are allowed: the token does not say which identity is running, so it cannot be protected.`,
					fix: "Sign in with `identity`, or run without `prune`.",
					input: "identity",
					changes: n
				}];
			}
			const i = e.filter(({ identity: e }) => e.uid === n.uid);
			const a = t.filter(({ identity: e }) => e.uid === n.uid);
			const o = [];
			if (r && i.length > 0) {
				o.push({
					guard: "protect-self",
					number: i.length,
					limit: 0,
					message: `The plan removes ${(0, c.hS)(i.length, "binding")} of the running identity \`${n.uid}\`, and 0 may be removed.`,
					fix: "`protect-self: false` would allow it; or add these roles to the file.",
					input: "protect-self",
					changes: i
				});
			}
			if (a.length > 0) {
				o.push({
					guard: "own-claims",
					number: a.length,
					limit: 0,
					message: `The plan changes the claims of the running identity \`${n.uid}\` (1 identity, 0 are allowed), and no input allows it.`,
					fix: "Run with another identity, or leave these claims as they are.",
					input: undefined,
					changes: a
				});
			}
			return o;
		}
		function judgeOwners(e, t, n) {
			const isOwner = ({ role: t, group: n }) => isOwnerName(t.name) && n.uid === e.organization.uid;
			const r = t.filter(isOwner);
			const i = new Set(r.map(({ uid: e }) => e));
			const a = e.changes.filter((e) => e.action === "add").filter(isOwner);
			const o = new Set(n.identities.map(({ uid: e }) => e));
			const s = n.bindings.filter((e) => isOwner(e) && !i.has(e.uid));
			const c = [...s.filter((t) => o.has(t.identity.uid) || !mayBeGone(t, e.organization)), ...a];
			const l = new Set(c.map(({ role: e }) => e.uid));
			const u = r.filter(({ role: e }) => !l.has(e.uid));
			if (u.length === 0) return [];
			return [{
				guard: "last-owner",
				number: 0,
				limit: 1,
				message: `The plan would leave the organization with 0 bindings of \`${S}\`, but at least 1 must remain; no input allows this.`,
				fix: "Grant `owner` to another identity first, or keep this one in the file.",
				input: undefined,
				changes: u
			}];
		}
		function judgeClaims(e, { allowClaimChanges: t }) {
			if (t || e.length === 0) return [];
			return [{
				guard: "allow-claim-changes",
				number: e.length,
				limit: 0,
				message: `The plan changes the claims of ${(0, c.hS)(e.length, "identity", "identities")}, and 0 are allowed: whoever matches the new claims gets all their roles.`,
				fix: "`allow-claim-changes: true` would allow it.",
				input: "allow-claim-changes",
				changes: e
			}];
		}
		;
		const Y = 5;
		const Ze = 200;
		const Qe = "Run `mode: plan` again, have the new plan reviewed, and use its hash or file.";
		function judgeReviewed(e, { hash: t, kept: n }, r) {
			const i = planHash(e);
			const a = t === undefined || t === i ? [] : [{
				guard: "plan-hash",
				number: e.changes.length,
				limit: 0,
				message: `The plan has changed since it was reviewed: its hash is ${i}, but \`plan-hash\` is ${(0, d.h0)(t, Ze)}. ${nowWords(e)}`,
				fix: Qe,
				input: "plan-hash",
				changes: e.changes.slice(0, 1)
			}];
			return n === undefined ? a : [...a, ...judgeKept(e, n, r)];
		}
		function judgeKept(e, t, n) {
			if (planHash(e) === t.planHash) return [];
			const r = new Set(t.changes);
			const i = new Set(e.changes.map(canonicalChange));
			const a = e.changes.filter((e) => !r.has(canonicalChange(e)));
			const o = t.changes.filter((e) => !i.has(e));
			const s = [...a.length === 0 ? [] : [`${(0, c.hS)(a.length, "new change")}: ${role_kept_plan_list(a.map(sentence))}`], ...o.length === 0 ? [] : [`${(0, c.hS)(o.length, "change")} no longer needed: ${role_kept_plan_list(o.map((e) => keptWords(e, n)))}`]];
			return [{
				guard: "plan-file",
				number: a.length + o.length,
				limit: 0,
				message: `The plan has changed since \`plan-file\` was written: ${s.join("; ")}.`,
				fix: Qe,
				input: "plan-file",
				changes: a
			}];
		}
		function keptWords(e, t) {
			const { bindings: n, groups: r, identities: i, organization: a, roles: o } = t;
			const s = n.flatMap(({ group: e, identity: t, role: n }) => [
				e,
				t,
				n
			]);
			const c = [
				a,
				...r,
				...o,
				...i,
				...s
			];
			const show = (e) => `\`${shortName(c.find((t) => t.uid === e)?.name ?? String(e))}\``;
			const [l, u, f, p, m] = readCanonical(e);
			switch (l) {
				case "create": return `+ create identity ${show(u)}`;
				case "add": return `+ add role ${show(p)} on ${show(m)} to identity ${show(u ?? f)}`;
				case "update": return `~ change identity ${show(u)}`;
				case "remove": return `- remove role ${show(p)} on ${show(m)} from identity ${show(f)}`;
				default: return (0, d.h0)(e, Ze);
			}
		}
		function readCanonical(e) {
			try {
				const t = JSON.parse(e);
				return Array.isArray(t) ? t : [];
			} catch {
				return [];
			}
		}
		function nowWords({ changes: e }) {
			if (e.length === 0) return "It has no changes now.";
			return `It has ${(0, c.hS)(e.length, "change")} now: ${role_kept_plan_list(e.map(sentence))}.`;
		}
		function sentence(e) {
			return `${changeSign(e)} ${changeSentence(e)}`;
		}
		function role_kept_plan_list(e) {
			const t = e.slice(0, Y).join(", ");
			return e.length > Y ? `${t} and ${e.length - Y} more` : t;
		}
		var $e = n(5467);
		;
		const et = {
			"duplicate-binding": "warning",
			"expired-entry": "notice",
			"repeated-entry": "notice",
			"unpruned-binding": "notice"
		};
		const tt = {
			"duplicate-binding": "Binding given twice",
			"expired-entry": "Entry has expired",
			"repeated-entry": "Entry is repeated",
			"unpruned-binding": "Binding is not in the file"
		};
		function locationOf({ file: e, line: t, column: n }) {
			return {
				file: e,
				line: t,
				...n === undefined ? {} : { column: n }
			};
		}
		function refusalFindings(e) {
			return e.map(({ guard: e, message: t, fix: n, changes: r, place: i }) => {
				const a = i ?? r[0]?.place;
				return {
					rule: `guard-${e}`,
					level: "error",
					title: `Blocked by ${e}`,
					message: t,
					...a === undefined ? {} : { location: locationOf(a) },
					fix: n,
					fingerprint: (0, j.a)("role-guard", e, ...i === undefined ? [] : [i.file, t.replace(/ \([^(]*; 0 are allowed\)/, "")], ...r.map(canonicalChange).sort())
				};
			});
		}
		function noticeFindings({ organization: e, notices: t }) {
			return t.map(({ kind: t, message: n, place: r }) => ({
				rule: t,
				level: et[t],
				title: tt[t],
				message: n,
				location: locationOf(r),
				fingerprint: (0, j.a)("role-notice", e.uid, t, n.replace(/ on line \d+(?: of `[^`]*`)?/, ""))
			}));
		}
		function driftFindings({ organization: e, changes: t }) {
			return t.map((t) => ({
				rule: "drift",
				level: "error",
				title: "Organization and file differ",
				message: `${changeSign(t)} ${changeSentence(t)}.`,
				artifact: t.identity.name,
				location: locationOf(t.place),
				fingerprint: (0, j.a)("role-drift", e.uid, canonicalChange(t))
			}));
		}
		function leftFindings(e, t) {
			return t.map((t) => ({
				rule: "left-change",
				level: "error",
				title: "Change still needed",
				message: `Still needed after \`apply\`: ${changeSign(t)} ${changeSentence(t)}.`,
				artifact: t.identity.name,
				location: locationOf(t.place),
				fingerprint: (0, j.a)("role-left", e.uid, canonicalChange(t))
			}));
		}
		function failureFindings(e) {
			return e.filter(({ status: e }) => e === "failed").map(({ change: e, note: t }) => ({
				rule: "failed-change",
				level: "error",
				title: "Change failed",
				message: `Could not ${changeSentence(e)}: ${t ?? "no reason is known"}.`,
				artifact: e.identity.name,
				location: locationOf(e.place),
				fingerprint: (0, j.a)("role-failure", canonicalChange(e))
			}));
		}
		var nt = n(37419);
		var rt = n(28662);
		var X = n(58819);
		;
		const Z = 60;
		const Q = 300;
		const it = {
			planned: "",
			done: "done",
			failed: "FAILED",
			blocked: "blocked"
		};
		function renderPlanRows(e) {
			const short = (e) => (0, d.h0)(e, Z);
			return (0, nt.K)(e.map(({ change: e, status: t }) => {
				const n = e.kind === "binding" ? [short(e.role.name), short(e.group.name)] : ["", ""];
				const r = [it[t], changeDetails(e)];
				const { file: i, line: a } = e.place;
				return [
					changeSign(e),
					e.kind,
					identityText(e.identity, Z),
					...n,
					`(${(0, d.h0)(i, Q)}:${a})`,
					r.filter((e) => e !== "").join(": ")
				];
			}));
		}
		function renderCounts({ changes: e, toAdd: t, toChange: n, toRemove: r }) {
			if (e === 0) return "nothing to change";
			return `${t} to add, ${n} to change, ${r} to remove`;
		}
		function renderRolePlan(e) {
			const { mode: t, plan: n, tracked: r } = e;
			const i = t === "drift" ? [] : renderPlanRows(r);
			return [
				`${(0, d.h0)(n.organization.name, Z)}: ${headline(e)}`,
				...i.map((e) => `  ${e}`),
				`plan hash: ${e.planHash}`
			];
		}
		function headline({ mode: e, plan: t, refusals: n, tracked: r }) {
			const i = renderCounts(countChanges(t.changes));
			if (n.length > 0) return `${i}; blocked by ${(0, c.hS)(n.length, "guard")}`;
			if (e !== "apply" || r.length === 0) return i;
			const of = (e) => r.filter((t) => t.status === e).length;
			return `${i}: ${of("done")} done, ${of("failed")} failed, ${of("planned")} not attempted`;
		}
		const ot = {
			plan: "Plan of role bindings",
			apply: "Role bindings",
			drift: "Drift of role bindings"
		};
		function roleAnswer(e) {
			const { mode: t, plan: n, planHash: r, refusals: i, tracked: a } = e;
			const { notices: o, organization: s } = n;
			const c = a.filter(({ status: e }) => e === "failed");
			const l = a.filter(({ status: e }) => e !== "failed");
			const u = `${(0, P.FV)(s.name, Z)} (${(0, P.fl)(s.uid, Z)})`;
			return {
				title: ot[t],
				words: headline(e),
				actions: [
					...i.length === 0 ? [] : [refusalList(i)],
					...c.length === 0 ? [] : [failureTable(c)],
					...l.length === 0 ? [] : [diffBlock(renderPlanRows(l))]
				],
				details: [...o.length === 0 ? [] : [noticeBlock(o)], (0, P.GE)("Organization and plan hash", `Organization ${u}\n\n${(0, P.hl)(r)}`)]
			};
		}
		function noticeBlock(e) {
			const t = e.map(({ message: e, place: t }) => `${(0, rt.Bo)(t)}: ${(0, X.R)(e)}`);
			return (0, P.GE)(`Notices (${e.length})`, (0, P.AX)(t));
		}
		function refusalList(e) {
			return (0, P.AX)(e.map(({ fix: e, guard: t, message: n }) => `\u274C **${t}**: ${(0, X.R)(n)}<br>${e.split("\n").map(X.R).join("<br>")}`));
		}
		function failureTable(e) {
			return (0, P.oS)([
				"Failed",
				"Why",
				"Asked for in"
			], e.map(({ change: e, note: t }) => [
				`\u274C ${(0, X.R)(changeSentence(e))}`,
				(0, P.FV)(t ?? "no reason is known", Q),
				(0, rt.Bo)(e.place)
			]));
		}
		function diffBlock(e) {
			const t = e.flatMap((e) => Array.from(e.matchAll(/`+/g), ([e]) => e.length));
			const n = "`".repeat(t.reduce((e, t) => Math.max(e, t), 2) + 1);
			return {
				before: `${n}diff\n`,
				rows: e.map((e) => `${e.replace(/^~/, "!")}\n`),
				after: `${n}\n`,
				more: (e) => `  ${e} more, omitted here for size; the report lists all of them\n`
			};
		}
		;
		function reportOf({ mode: e, plan: t, refusals: n, tracked: r }) {
			return {
				mode: e,
				plan: t,
				tracked: r,
				refusals: n,
				planHash: planHash(t)
			};
		}
		function roleOutcome(e) {
			const { mode: t, plan: n, problems: r, refusals: i, tracked: a, verified: o } = e;
			const s = reportOf(e);
			const c = planRows(a);
			const l = countChanges(n.changes);
			const u = [
				...refusalFindings(i),
				...t === "drift" ? driftFindings(n) : [],
				...failureFindings(a),
				...leftFindings(n.organization, o.left),
				...noticeFindings(withLater(n, o)),
				...e.warnings
			];
			const of = (e) => a.filter((t) => t.status === e).length;
			const d = {
				changes: l.changes,
				"to-add": l.toAdd,
				"to-change": l.toChange,
				"to-remove": l.toRemove,
				applied: of("done"),
				failed: of("failed"),
				blocked: i.length > 0,
				"plan-hash": s.planHash
			};
			return {
				findings: u,
				problems: r,
				verdict: verdictOf(e, u.some(({ level: e }) => e === "warning")),
				outputs: {
					...d,
					plan: c
				},
				summary: () => roleAnswer(s),
				coverage: {
					...e.coverage,
					noun: "role binding"
				},
				report: {
					mode: t,
					organization: n.organization,
					...Object.fromEntries(Object.entries(d).map(([e, t]) => [camelCase(e), t])),
					plan: c,
					...t === "apply" ? { left: planRows(o.left.map((e) => ({
						change: e,
						status: "planned"
					}))) } : {}
				},
				stdout: [],
				...nextOf(e, s.planHash),
				log: [...renderRolePlan(s), ...e.log]
			};
		}
		function withLater(e, { notices: t }) {
			const n = new Set(e.notices.map(({ message: e }) => e));
			const r = t.filter(({ kind: e, message: t }) => e === "duplicate-binding" && !n.has(t));
			return {
				...e,
				notices: [...e.notices, ...r]
			};
		}
		function nextOf({ mode: e, plan: t, refusals: n }, r) {
			if (t.changes.length === 0 || n.length > 0) return {};
			if (e === "plan") return { next: `sync-rolebindings --mode apply --plan-hash ${r}` };
			return e === "drift" ? { next: "sync-rolebindings --mode plan" } : {};
		}
		function isFailed({ mode: e, plan: t, problems: n, refusals: r, tracked: i }) {
			if (i.some(({ status: e }) => e === "failed")) return true;
			return n.length > 0 || r.length > 0 || e === "drift" && t.changes.length > 0;
		}
		function verdictOf(e, t) {
			if (isFailed(e)) return "fail";
			return t ? "warn" : "pass";
		}
		function camelCase(e) {
			return e.replace(/-([a-z])/g, (e, t) => t.toUpperCase());
		}
		;
		function requireNewIdentities({ changes: e }, t) {
			const n = e.find(({ action: e }) => e === "create");
			if (n === undefined) return;
			const { bindings: r, identities: i, organization: a } = t;
			const s = new Set(i.map(({ uid: e }) => e));
			const c = r.find((e) => isWithin(e.identity.uid, a.uid) && !s.has(e.identity.uid) && !mayBeGone(e, a))?.identity;
			if (c === undefined) return;
			const [l, u, f] = [
				c.name,
				c.uid,
				n.identity.name
			].map((e) => (0, d.h0)(e, 200));
			throw new o.Wk(`the list lacks \`${l}\` (${u}), which a role binding names, so identity \`${f}\` may exist already and is not created; set the \`uid\` of its entry if it does`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/identities"
			});
		}
		;
		function resolvePeople(e, { people: t }, n) {
			const r = [];
			const i = e.identities.map((e) => {
				if (e.lookup === undefined) return e;
				const [i, ...a] = t?.get(personKey(e.lookup)) ?? [];
				if (i !== undefined && a.length === 0) return {
					...e,
					uid: i
				};
				if (i !== undefined) {
					r.push(severalPeople(e, e.lookup, [i, ...a]));
					return e;
				}
				if (!isAbsent(e, n)) r.push(unknownPerson(e, e.lookup));
				return e;
			});
			return {
				file: {
					...e,
					identities: i
				},
				problems: r
			};
		}
		function severalPeople({ place: e }, { issuer: t, subject: n }, r) {
			return {
				message: `Several people are \`${shortName(n)}\` of \`${shortName(t)}\`: ${r.map(shortName).join(", ")}.`,
				fix: "Write the `uid` of the one you mean instead of `lookup`.",
				input: "file",
				place: e
			};
		}
		function unknownPerson({ place: e }, { issuer: t, subject: n }) {
			return {
				message: `The service does not know the person \`${shortName(n)}\` of \`${shortName(t)}\`, or cannot look people up.`,
				fix: "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.",
				input: "file",
				place: e
			};
		}
		;
		function touchesOfEntry(e) {
			const { entry: t } = e;
			const { place: n } = t;
			const r = e.kind === "existing" ? [identityTouch(n, e.identity)] : [];
			const i = t.name !== undefined && (e.kind !== "existing" || e.changeable);
			const a = i ? [identityTouch(n, {
				uid: undefined,
				name: t.name ?? ""
			})] : [];
			const o = [identityTouch(n, {
				uid: t.uid,
				name: t.uid ?? ""
			})];
			return r.length + a.length > 0 ? [...r, ...a] : o;
		}
		function touchesOfGrant(e, { group: t, identity: n, role: r }) {
			return [
				identityTouch(e, n),
				{
					place: e,
					kind: "role",
					uid: r.uid,
					name: r.name
				},
				{
					place: e,
					kind: "group",
					uid: t.uid,
					name: t.name
				}
			];
		}
		function touchesOfChange(e) {
			const { identity: t, place: n } = e;
			if (e.kind === "binding") return touchesOfGrant(n, e);
			const r = e.action === "update" ? e.claims?.handsOver ?? [] : [];
			return [identityTouch(n, t), ...r.flatMap((e) => touchesOfGrant(n, {
				...e,
				identity: t
			}))];
		}
		function identityTouch(e, { name: t, uid: n }) {
			return {
				place: e,
				kind: "identity",
				uid: n,
				name: t
			};
		}
		;
		function collectWishes(e, t, n, r) {
			const { organization: i } = n;
			const a = knownNames(n);
			const o = new Map();
			const s = new Map();
			const c = [];
			const l = [];
			const u = [];
			const d = createGroupSearch(a.groups, i);
			const isHome = ({ uid: e }) => !e.includes("/") || isWithin(e, i.uid);
			const take = (e, t) => {
				if (e.kind === "found") return e.found;
				if (t === "present") u.push(e.problem);
				return undefined;
			};
			const roleOf = (e, t) => take(resolveName("role", e, a.roles, isHome), t);
			const groupOf = (e, t) => e === undefined ? i : take(d(e), t);
			const want = (e, t, n, r, i) => {
				if (n === undefined || r === undefined) return;
				c.push(...touchesOfGrant(e, {
					identity: t,
					role: n,
					group: r
				}));
				const a = grantKey({
					identity: t,
					role: n,
					group: r
				});
				if (i === "expired") s.set(a, e);
				if (i !== "present") return;
				const u = o.get(a);
				if (u === undefined) o.set(a, {
					key: a,
					identity: t,
					role: n,
					group: r,
					place: e
				});
				else l.push(repeatedNotice(u, e));
			};
			for (const e of t) {
				const t = referenceOf(e);
				const n = !e.absent ? "present" : e.entry.absent ? "absent" : "expired";
				if (n === "expired") l.push(expiredNotice("This identity", e.entry.expires, e.entry.place));
				for (const r of e.entry.roles) want(r.place, t, roleOf(r, n), i, n);
			}
			const f = createIdentityLookup(e, t, n);
			for (const t of e.bindings) {
				const e = t.expires !== undefined && (0, x.SU)(t.expires, r);
				if (e) l.push(expiredNotice("This binding", t.expires, t.place));
				const n = f(t.identity);
				const i = n.kind === "found" && n.absent;
				const a = e ? "expired" : i ? "absent" : "present";
				const [o, s] = [roleOf(t.role, a), groupOf(t.group, a)];
				if (n.kind === "problem" && !e) u.push(n.problem);
				if (n.kind === "found") want(t.place, n.identity, o, s, a);
			}
			return {
				wanted: o,
				expired: s,
				touches: c,
				notices: l,
				problems: u
			};
		}
		function referenceOf(e) {
			if (e.kind === "existing") return e.identity;
			return {
				uid: e.entry.uid,
				name: e.entry.name ?? ""
			};
		}
		function createIdentityLookup(e, t, n) {
			const r = uniqueByUid(n.identities);
			const i = r.filter(({ uid: e }) => isWithin(e, n.organization.uid));
			const a = r.filter((e) => isFoundByName(e, n.organization.uid));
			const byMatch = (e) => ({
				kind: "found",
				identity: referenceOf(e),
				absent: e.absent
			});
			const first = (e) => new Map([...e].reverse());
			const o = first(r.map((e) => [e.uid, e]));
			const s = first(t.map((e) => [referenceOf(e).uid, e]));
			const c = first(t.map((e) => [e.entry, e]));
			const l = e.identities.flatMap((e) => [e.uid, e.name].flatMap((t) => t === undefined ? [] : [[t, e]]));
			const u = first(l);
			const d = e.identities.flatMap(({ name: e }) => e ?? []);
			const problem = (e, t, { place: n }) => ({
				kind: "problem",
				problem: {
					message: e,
					fix: t,
					input: "file",
					place: n
				}
			});
			const byIdentity = (e) => {
				const t = s.get(e.uid);
				return t === undefined ? {
					kind: "found",
					identity: e,
					absent: false
				} : byMatch(t);
			};
			return (e) => {
				const { text: t } = e;
				const r = o.get(t);
				if (r !== undefined) return byIdentity(r);
				const l = u.get(t);
				if (l !== undefined) {
					const e = c.get(l);
					return e === undefined ? { kind: "unclear" } : byMatch(e);
				}
				if (isForeignUid(t, n.organization.uid)) return {
					kind: "found",
					identity: {
						uid: t,
						name: t
					},
					absent: false
				};
				const f = resolveName("identity", e, a, () => false, d);
				if (f.kind === "found") {
					const n = s.get(f.found.uid);
					if (n === undefined || !renamesFrom(n, f.found)) return byIdentity(f.found);
					const { name: r, place: i } = n.entry;
					const a = `The entry on ${lineWords(i, e.place)} renames the identity \`${shortName(t)}\` to \`${shortName(r ?? "")}\`.`;
					return problem(a, `Use \`${shortName(r ?? "")}\` here, so that the entry still applies afterwards.`, e);
				}
				const p = a.some(({ name: e }) => e === t) ? undefined : i.find(({ name: e }) => e === t);
				if (p === undefined) return f;
				return problem(onlyByUid(p), "Use its uid if you mean this identity.", e);
			};
		}
		function renamesFrom(e, { name: t, uid: n }) {
			if (e.kind !== "existing" || e.identity.uid !== n) return false;
			return e.changeable && !e.absent && e.entry.name !== undefined && e.entry.name !== t;
		}
		function repeatedNotice(e, t) {
			const { identity: n, role: r, group: i } = e;
			const a = `\`${shortName(r.name)}\` for \`${shortName(n.name)}\` on \`${shortName(i.name)}\``;
			return {
				kind: "repeated-entry",
				message: `The file already asks for ${a} on ${lineWords(e.place, t)}; it counts once.`,
				place: t
			};
		}
		function expiredNotice(e, t, n) {
			return {
				kind: "expired-entry",
				message: `${e} expired on ${t} and counts as absent.`,
				place: n
			};
		}
		;
		function phaseOf(e) {
			switch (e.action) {
				case "update": return e.claims === undefined ? 3 : 0;
				case "create": return 1;
				case "add": return 2;
				case "remove": return 4;
			}
		}
		function sortChanges(e) {
			const key = (e) => {
				const { identity: t } = e;
				const n = [t.name, t.uid ?? ""];
				if (e.kind === "identity") return n;
				const { role: r, group: i } = e;
				return [
					...n,
					i.uid,
					r.name,
					r.uid,
					e.action === "remove" ? e.uid : ""
				];
			};
			return e.map((e) => ({
				change: e,
				phase: phaseOf(e),
				key: JSON.stringify(key(e))
			})).sort((e, t) => e.phase - t.phase || (0, b.n)(e.key, t.key)).map(({ change: e }) => e);
		}
		;
		function planRoles(e, t, n) {
			const { file: r, problems: i } = resolvePeople(e, t, n.nowMs);
			const { matches: a, problems: o } = matchIdentities(r.identities, t, n.nowMs);
			const s = collectWishes(r, a, t, n.nowMs);
			const c = [
				...i,
				...o,
				...s.problems
			];
			if (c.length > 0) {
				const placeOf = ({ place: e }) => e ?? {
					file: "",
					line: 0
				};
				return {
					kind: "problems",
					problems: c.sort((e, t) => comparePlaces(placeOf(e), placeOf(t)))
				};
			}
			const l = observedRows(t);
			const u = a.filter((e) => e.kind === "existing");
			const d = new Set(u.flatMap(({ entry: e, identity: t }) => e.owned ? t.uid : []));
			const f = [...surplusBindings(u, l, s)];
			const p = f.filter(({ identity: e }) => d.has(e.uid));
			const m = new Set(l.map(grantKey));
			const h = [...s.wanted.values()].filter(({ key: e }) => !m.has(e)).map(({ identity: e, role: t, group: n, place: r }) => {
				const i = {
					uid: e.uid,
					name: e.name
				};
				return {
					action: "add",
					kind: "binding",
					identity: i,
					role: t,
					group: n,
					place: r
				};
			});
			const g = (0, O.$)(l, ({ identity: e }) => e.uid);
			const bindingsOf = (e) => g.get(e) ?? [];
			const _ = [
				...a.flatMap(identityCreation),
				...u.flatMap((e) => identityUpdate(e, bindingsOf)),
				...h,
				...n.prune ? p : []
			];
			const v = sortChanges(_);
			const y = createLabeling(t);
			return {
				kind: "plan",
				touches: [
					...a.flatMap(touchesOfEntry),
					...s.touches,
					...v.flatMap(touchesOfChange)
				],
				plan: {
					organization: {
						uid: t.organization.uid,
						name: t.organization.name
					},
					changes: v.map(y),
					notices: sortNotices([...s.notices, ...f.map(y).flatMap((e) => surplusNotice(e, n.prune))]),
					ownedBindings: l.filter(({ identity: e }) => d.has(e.uid)).length
				},
				coverage: coverageOf(l, u, s, h.length)
			};
		}
		function createLabeling(e) {
			const t = createGroupLabels(knownNames(e).groups, e.organization);
			return (e) => e.kind === "binding" ? {
				...e,
				group: t(e.group)
			} : e;
		}
		function coverageOf(e, t, { wanted: n }, r) {
			const i = new Set(t.map(({ identity: e }) => e.uid));
			for (const { identity: e } of n.values()) i.add(e.uid);
			const a = e.filter(({ identity: e }) => i.has(e.uid)).length;
			const o = {
				what: "role bindings",
				why: "of identities that the file does not name"
			};
			return (0, xe.X)(a + r, [{
				...o,
				count: e.length - a
			}]);
		}
		function identityCreation(e) {
			if (e.kind !== "new") return [];
			const { entry: t, name: n, claim: r } = e;
			return [{
				action: "create",
				kind: "identity",
				identity: {
					uid: undefined,
					name: n
				},
				description: t.description,
				claimMatch: r.claimMatch,
				place: t.place
			}];
		}
		function identityUpdate(e, t) {
			const { entry: n, identity: r, absent: i, changeable: a } = e;
			if (i || !a) return [];
			const changed = (e, t) => t === undefined || t === e ? undefined : {
				from: e,
				to: t
			};
			const o = changed(r.name, n.name);
			const s = changed(r.description, n.description);
			const c = n.claim === undefined || accepts(r, n.claim) ? undefined : claimChange(r, n.claim, t);
			if (o === undefined && s === undefined && c === undefined) return [];
			const l = {
				uid: r.uid,
				name: r.name
			};
			return [{
				action: "update",
				kind: "identity",
				identity: l,
				name: o,
				description: s,
				claims: c,
				place: n.place
			}];
		}
		function accepts(e, t) {
			const { issuer: n, subject: r } = e;
			if (n === undefined || r === undefined) return false;
			if (n === t.claimMatch.issuer && r === t.claimMatch.subject) return true;
			if (t.kind !== "github" || t.workload.ids !== undefined) return false;
			return (0, A.x0)(t.workload, {
				issuer: n,
				subject: r
			}) === "other-form";
		}
		function claimChange(e, t, n) {
			const r = n(e.uid);
			return {
				from: e.kind === "unknown" ? undefined : {
					issuer: e.issuer,
					subject: e.subject
				},
				to: t.claimMatch,
				kept: e.otherClaims,
				grants: uniqueByUid(r.map(({ role: e }) => e)),
				handsOver: r.map(({ group: e, role: t }) => ({
					role: t,
					group: e
				}))
			};
		}
		function* surplusBindings(e, t, { wanted: n, expired: r }) {
			const i = new Map(e.map((e) => [e.identity.uid, e]));
			const a = new Map();
			for (const e of t) {
				const t = i.get(e.identity.uid);
				if (t === undefined) continue;
				const o = grantKey(e);
				const s = n.get(o);
				const c = s === undefined ? undefined : a.get(o);
				if (s !== undefined && c === undefined) {
					a.set(o, e.uid);
					continue;
				}
				if (s === undefined && !t.entry.owned) continue;
				const l = r.get(o);
				let u = "not in the file";
				if (s !== undefined) u = "duplicate";
				else if (l !== undefined) u = "expired";
				else if (t.absent) u = t.entry.absent ? "absent" : "expired";
				const { uid: d, role: f, group: p } = e;
				const m = {
					uid: t.identity.uid,
					name: t.identity.name
				};
				const h = s?.place ?? l ?? t.entry.place;
				yield {
					action: "remove",
					kind: "binding",
					uid: d,
					identity: m,
					role: f,
					group: p,
					reason: u,
					keeps: c,
					place: h
				};
			}
		}
		function surplusNotice(e, t) {
			const { uid: n, identity: r, role: i, group: a, reason: o, place: s } = e;
			const c = `\`${shortName(r.name)}\` the role \`${shortName(i.name)}\` on \`${shortName(a.name)}\``;
			if (o === "duplicate") {
				return [{
					kind: "duplicate-binding",
					message: `Binding ${n} gives ${c} a second time; both count as one.`,
					place: s
				}];
			}
			if (t) return [];
			return [{
				kind: "unpruned-binding",
				message: `Binding ${n} gives ${c}: ${o}; kept without \`prune\`.`,
				place: s
			}];
		}
		function sortNotices(e) {
			return [...e].sort((e, t) => comparePlaces(e.place, t.place) || (0, b.n)(e.message, t.message));
		}
		;
		const work = async (e, t) => {
			const { mode: n } = e;
			if (n === "dump") return dump(e, t);
			const i = await readRunFiles(e, t);
			await pause(t);
			const [a, o] = await gather(e, t, i.file);
			const s = missingOwnBindings(a, o);
			if (s !== undefined && n === "apply") throw ownBindingsError(s);
			await pause(t);
			const c = planOf(e, i.file, a, t.clock.now());
			const { coverage: l, plan: u } = c;
			await pause(t);
			const d = i.restrictions === undefined ? [] : judgeRestrictions(c.touches, a, i.restrictions);
			const f = n === "drift" ? d : [...judge(e, i, u, a, o), ...d];
			const p = s === undefined ? [] : [ownBindingsWarning(s)];
			const roleRun = (e, t, r = $) => {
				const i = e?.tracked ?? untouched(u, f);
				const a = [...e?.problems ?? [], ...r.problems];
				return {
					mode: n,
					plan: u,
					tracked: i,
					refusals: f,
					problems: a,
					coverage: l,
					warnings: p,
					verified: r,
					log: t
				};
			};
			t.keep?.(() => roleOutcome(roleRun(undefined, [])));
			const begun = (e) => t.keep?.(() => roleOutcome(roleRun(e(), [])));
			const m = n === "apply" && f.length === 0;
			const h = m ? await apply(u, e, t, begun) : undefined;
			if (h !== undefined) t.keep?.(() => roleOutcome(roleRun(h, [])));
			const g = await verify(e, t, i.file, h, [a, o]);
			await (0, r.p)();
			const _ = await writePlan(i, u, roleRun(h, []).tracked, t);
			return roleOutcome(roleRun(h, _, g));
		};
		const st = (0, s.f)(work, $e.e.capabilities);
		const $ = {
			left: [],
			notices: [],
			problems: []
		};
		async function verify(e, t, n, r, [i, a]) {
			const { clock: o, session: s, signal: c } = t;
			if (r === undefined) return $;
			const l = r.applied > 0 || r.problems.some(({ kind: e }) => e === "partial");
			if (!l || c.aborted) return $;
			return verifyApplied(r, {
				clock: o,
				signal: c,
				plan: async () => {
					const t = await readWorld(e, s.client, questionOf(n));
					requireOwnBindings(t, i, r, a);
					return planOf(e, n, t, o.now()).plan;
				}
			});
		}
		async function pause({ signal: e }) {
			await (0, r.p)();
			if (e.aborted) throw (0, o.Wm)(e, "planning");
		}
		async function gather(e, { session: t }, n) {
			const read = () => readWorld(e, t.client, questionOf(n));
			const [r, i] = await Promise.all([read(), readRunningIdentity(t.platformTokens)]);
			const a = r.identities.length === 0 || missingOwnBindings(r, i) !== undefined;
			return [e.mode === "apply" && a ? await read() : r, i];
		}
		function planOf(e, t, n, r) {
			const a = e.mode === "drift";
			const o = planRoles(t, n, {
				prune: a || e.prune,
				nowMs: r
			});
			if (o.kind === "problems") throw new i.y(...o.problems);
			if (!a) return o;
			const { plan: s } = o;
			const isDuplicate = (e) => e.action === "remove" && e.reason === "duplicate";
			return {
				...o,
				plan: {
					...s,
					changes: s.changes.filter((e) => !isDuplicate(e))
				}
			};
		}
		function judge(e, { kept: t }, n, r, i) {
			const a = {
				maxDeletes: e["max-deletes"],
				maxDeletePercent: e["max-delete-percent"],
				protectSelf: e["protect-self"],
				allowRoles: e["allow-roles"],
				denyRoles: e["deny-roles"],
				allowClaimChanges: e["allow-claim-changes"],
				self: i
			};
			requireRoleNames(n);
			if (e.mode === "apply") requireNewIdentities(n, r);
			const o = judgeGuards(n, r, a);
			if (e.mode !== "apply") return o;
			return [...judgeReviewed(n, {
				hash: e["plan-hash"],
				kept: t
			}, r), ...o];
		}
		async function apply(e, t, n, r) {
			if (e.changes.length === 0) return undefined;
			return applyPlan(e, {
				port: createPlatformPort(n.session.client, e.organization.uid),
				clock: n.clock,
				random: n.random,
				signal: n.signal,
				maxAttempts: t["max-attempts"],
				concurrency: t.concurrency,
				begun: r,
				progress: (e, t) => n.host.progress(`${e} of ${t} changes`)
			});
		}
		function untouched(e, t) {
			const n = t.length > 0 ? "blocked" : "planned";
			return e.changes.map((e) => ({
				change: e,
				status: n
			}));
		}
		async function writePlan({ planTarget: e }, t, n, { host: r }) {
			if (e === undefined) return [];
			(0, a.vK)(e, r.redact(printPlanFile(t, n)));
			return [`The plan was written to ${e}.`];
		}
	}),
	27846: ((e, t, n) => {
		n.d(t, {
			VX: () => readRegular,
			gb: () => c,
			s1: () => oddKind,
			zk: () => searchLong
		});
		var r = n(73024);
		var i = n(86367);
		var a = n(71796);
		var o = n(79899);
		const s = 5 * 1024 * 1024;
		function oddKind(e) {
			if (e.isDirectory()) return {
				kind: "skipped",
				why: "folders and submodules"
			};
			if (e.isFile() || e.isSymbolicLink()) return undefined;
			return {
				kind: "unread",
				reason: "is neither a file nor a folder"
			};
		}
		const openResolved = ({ real: e }) => (0, r.openSync)(e, r.constants.O_RDONLY | r.constants.O_NOFOLLOW | r.constants.O_NONBLOCK);
		function readRegular(e, t) {
			const n = openResolved(e);
			try {
				const i = (0, r.fstatSync)(n);
				const a = oddKind(i);
				if (a !== undefined) return a;
				if (i.size > s) return undefined;
				return (0, o.o)(n, i.size, (n) => judgeBytes(n, e.linkedTo, t));
			} finally {
				(0, r.closeSync)(n);
			}
		}
		function judgeBytes(e, t, n) {
			const r = isWide(e);
			if (n?.isData && !r && isBinary(e)) return l;
			const i = !r && !e.subarray(0, 2).includes(0);
			if (n !== undefined && i && !n.matters(e.toString("latin1"))) return {
				kind: "skipped",
				why: n.why
			};
			const o = (0, a.g)(e);
			if (o === undefined) return {
				kind: "unread",
				reason: "is neither 8-bit text nor UTF-16 with a byte order mark"
			};
			if (r && n?.matters(o.text) === false) return {
				kind: "skipped",
				why: n.why
			};
			return {
				kind: "text",
				...o,
				linkedTo: t
			};
		}
		const c = "of a kind that is not scanned";
		const l = {
			kind: "skipped",
			why: c
		};
		const u = {
			kind: "unread",
			reason: `is larger than ${Math.floor(s / 1024 ** 2)} MiB`
		};
		const d = 1024 * 1024;
		const f = 512;
		async function searchLong(e, t) {
			if (!t?.isData) return u;
			const n = openResolved(e);
			try {
				const e = oddKind((0, r.fstatSync)(n));
				return e ?? await searchParts(n, t);
			} finally {
				(0, r.closeSync)(n);
			}
		}
		async function searchParts(e, t) {
			const n = Buffer.alloc(d);
			for (let r = 0;; r += d - f) {
				const a = (0, o.m)(e, n, r);
				const s = n.subarray(0, a);
				if (r === 0 && isWide(s)) return u;
				if (r === 0 && isBinary(s)) return l;
				if (t.matters(s.toString("latin1"))) return u;
				if (a < d) return {
					kind: "skipped",
					why: t.why
				};
				await (0, i.p)();
			}
		}
		function isWide(e) {
			return e[0] === 255 && e[1] === 254 || e[0] === 254 && e[1] === 255;
		}
		function isBinary(e) {
			return e.subarray(0, 8e3).includes(0);
		}
	}),
	41706: ((e, t, n) => {
		n.d(t, {
			BQ: () => s,
			JK: () => createKnownFolders,
			sL: () => readWorkspaceFile
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		var o = n(27846);
		function createKnownFolders() {
			return {
				real: new Map(),
				places: new Map()
			};
		}
		const s = "links that lead nowhere";
		const c = new Set([
			"ENOENT",
			"ENOTDIR",
			"ELOOP"
		]);
		const l = process.platform !== "win32";
		async function readWorkspaceFile(e, t, n) {
			if (e.areOrdinary === true && l) {
				const r = readAtOnce(e, t, n);
				if (r !== undefined) return r;
			}
			return await readWithCare(e, t, (0, i.resolve)(e.folder, t), n);
		}
		function readAtOnce(e, t, n) {
			try {
				const r = t.lastIndexOf("/");
				const i = t.slice(r + 1);
				if (r === 0 || i === "." || i === "..") return undefined;
				const a = fileInFolder(e, t.slice(0, Math.max(0, r)), i);
				if (a.isOutside || a.isInGit) return undefined;
				return (0, o.VX)(a, n);
			} catch {
				return undefined;
			}
		}
		async function readWithCare(e, t, n, c) {
			const unread = (e) => ({
				kind: "unread",
				reason: e
			});
			try {
				const a = (0, r.lstatSync)(n, { throwIfNoEntry: false });
				if (a === undefined) return missing(t);
				const l = (0, o.s1)(a);
				if (l !== undefined) return l;
				const u = a.isSymbolicLink();
				const d = u ? behindLink(e, n) : fileInFolder(e, (0, i.relative)(e.folder, (0, i.dirname)(n)), (0, i.basename)(n));
				if (d === undefined) return {
					kind: "skipped",
					why: s
				};
				if (d.isOutside) return unread("leads out of the workspace through a link");
				if (d.isInGit) return d.linkedTo === undefined ? {
					kind: "skipped",
					why: "inside `.git`"
				} : unread("leads into `.git` through a link");
				const f = d.linkedTo === undefined ? undefined : (0, o.s1)((0, r.lstatSync)(d.real));
				return f ?? (0, o.VX)(d, c) ?? await (0, o.zk)(d, c);
			} catch (e) {
				const n = (0, a.CA)(e);
				if (n !== "ENOENT" && n !== "ENOTDIR") return unread(`cannot be read (${n})`);
				return missing(t);
			}
		}
		function missing(e) {
			if (e.includes("\uFFFD")) return {
				kind: "unread",
				reason: "has a name that is not UTF-8"
			};
			return {
				kind: "skipped",
				why: "not in the working tree"
			};
		}
		function behindLink(e, t) {
			const n = resolveIfThere(t);
			if (n === undefined) return undefined;
			const [r, a] = [realFolder(e, e.root), realFolder(e, e.folder)];
			const o = n !== (0, i.join)(a, (0, i.relative)(e.folder, t));
			return {
				...placeIn(r, n),
				linkedTo: o ? shownBelow(a, n) : undefined
			};
		}
		function resolveIfThere(e) {
			try {
				return r.realpathSync.native(e);
			} catch (e) {
				if (c.has((0, a.CA)(e))) return undefined;
				throw e;
			}
		}
		function fileInFolder(e, t, n) {
			const r = e.known?.places.get(t) ?? placeOfFolder(e, (0, i.resolve)(e.folder, t));
			e.known?.places.set(t, r);
			const { isInGit: a, isLinked: o, isOutside: s, real: c } = r;
			const l = c.endsWith(i.sep) ? `${c}${n}` : `${c}${i.sep}${n}`;
			return {
				real: l,
				isOutside: s,
				isInGit: a || n.toLowerCase() === ".git",
				linkedTo: o ? shownBelow(realFolder(e, e.folder), l) : undefined
			};
		}
		function placeOfFolder(e, t) {
			const { folder: n, root: r } = e;
			const a = realFolder(e, n);
			const o = realFolder(e, t);
			return {
				...placeIn(realFolder(e, r), o),
				isLinked: o !== (0, i.join)(a, (0, i.relative)(n, t))
			};
		}
		function realFolder(e, t) {
			const n = e.known?.real.get(t) ?? resolveFolder(e, t);
			e.known?.real.set(t, n);
			return n;
		}
		function resolveFolder(e, t) {
			const n = t.startsWith(`${e.folder}${i.sep}`);
			if (!n || (0, r.lstatSync)(t).isSymbolicLink()) return r.realpathSync.native(t);
			return (0, i.join)(realFolder(e, (0, i.dirname)(t)), (0, i.basename)(t));
		}
		function placeIn(e, t) {
			const n = (0, i.relative)(e, t);
			return {
				real: t,
				isOutside: (0, i.isAbsolute)(n) || n.split(i.sep)[0] === "..",
				isInGit: n.toLowerCase().split(i.sep).includes(".git")
			};
		}
		function shownBelow(e, t) {
			return (0, i.relative)(e, t).split(i.sep).join("/");
		}
	}),
	71796: ((e, t, n) => {
		n.d(t, {
			g: () => decodeText,
			w: () => encodeText
		});
		var r = n(4573);
		const i = "\uFEFF";
		const a = Buffer.from(i);
		function decodeText(e) {
			if (e[0] === 255 && e[1] === 254) return decodeWide(e, "utf16le");
			if (e[0] === 254 && e[1] === 255) return decodeWide(e, "utf16be");
			if (e.subarray(0, 2).includes(0)) return undefined;
			if ((0, r.isUtf8)(e)) return {
				text: e.toString("utf8"),
				encoding: "utf8"
			};
			if (!e.subarray(0, a.length).equals(a)) return {
				text: e.toString("latin1"),
				encoding: "latin1"
			};
			const t = e.subarray(a.length).toString("latin1");
			return {
				text: i + t,
				encoding: "latin1-bom"
			};
		}
		function encodeText(e, t) {
			switch (t) {
				case "latin1-bom": return Buffer.concat([a, Buffer.from(e.slice(i.length), "latin1")]);
				case "utf16be": return Buffer.from(e, "utf16le").swap16();
				default: return Buffer.from(e, t);
			}
		}
		function decodeWide(e, t) {
			if (e.length % 2 !== 0) return undefined;
			const n = (t === "utf16le" ? e : Buffer.from(e).swap16()).toString("utf16le");
			return n.includes("\0") ? undefined : {
				text: n,
				encoding: t
			};
		}
	}),
	99004: ((e, t, n) => {
		n.d(t, {
			CS: () => listFiles,
			Fv: () => walkFiles,
			wo: () => replaceWorkspaceFile
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(86367);
		var o = n(38086);
		var s = n(45794);
		var c = n(60616);
		var l = n(38365);
		var u = n(48636);
		var d = n(41706);
		var f = n(71796);
		const p = 5e5;
		async function listFiles(e, t, n) {
			const r = [
				"ls-files",
				"-z",
				"--cached",
				...t ? ["--others", "--exclude-standard"] : []
			];
			const i = repositoryAround(e, n.workspace);
			const a = i === undefined ? undefined : await (0, c.EO)({
				...n,
				repository: i,
				folder: e
			}, r);
			if (a?.kind === "output") {
				const e = a.bytes.toString("utf8").split("\0");
				const t = [...new Set(e.filter((e) => e !== ""))].sort();
				return {
					paths: t,
					byGit: true,
					areOrdinary: true,
					unread: []
				};
			}
			const o = [];
			const s = [];
			const l = await walkFiles(e, {
				others: true,
				unread: o,
				odd: s
			});
			return {
				paths: l,
				byGit: false,
				areOrdinary: s.length === 0,
				unread: o
			};
		}
		function repositoryAround(e, t) {
			const n = (0, l.W)(t, e);
			const r = n !== undefined && (0, u.UO)(n.top, (0, l.Q)(t, e));
			return r ? n : undefined;
		}
		async function walkFiles(e, { odd: t = [], others: n = false, unread: r = [] } = {}) {
			const o = [];
			const s = [""];
			for (let c = s.pop(); c !== undefined; c = s.pop()) {
				await (0, a.p)();
				for (const a of entriesOf((0, i.join)(e, c), (e) => {
					r.push({
						path: c === "" ? "." : c,
						reason: `cannot be read (${e})`
					});
				})) {
					const e = c === "" ? a.name : `${c}/${a.name}`;
					if (!a.isDirectory()) {
						if (n || a.isFile()) o.push(e);
						if (!a.isFile() && !a.isSymbolicLink()) t.push(e);
					} else if (a.name !== ".git") s.push(e);
				}
				if (o.length > p) {
					r.push({
						path: ".",
						reason: `contains more than ${p} files`
					});
					break;
				}
			}
			return o.sort();
		}
		function entriesOf(e, t) {
			try {
				return (0, r.readdirSync)(e, { withFileTypes: true });
			} catch (e) {
				t((0, u.CA)(e));
				return [];
			}
		}
		async function replaceWorkspaceFile(e, t, n) {
			const refuse = (e) => new s.y({ message: `\`${(0, o.h0)(t)}\` was not changed: ${e}` });
			const i = (0, u.Rx)(t, e);
			if (i.kind === "refused") throw refuse(i.why);
			const a = await (0, d.sL)({
				folder: e.workingDirectory,
				root: e.workspace
			}, t);
			if (a.kind === "unread") throw refuse(`it ${a.reason}`);
			if (a.kind === "skipped") throw refuse(`it is ${a.why}`);
			if (a.text !== n.before) throw refuse("it has changed since it was read");
			const { gid: c, mode: l, uid: p } = (0, r.lstatSync)(i.path);
			const m = (0, f.w)(n.after, n.encoding);
			(0, u.vK)(i.path, m, l & 4095, {
				uid: p,
				gid: c
			});
		}
	}),
	98330: ((e, t, n) => {
		n.d(t, {
			Q: () => readLongYaml,
			g: () => readYaml
		});
		var r = n(38815);
		var i = n(86367);
		var a = n(38086);
		;
		const o = 5e3;
		const s = {
			prettyErrors: false,
			resolveKnownTags: false,
			logLevel: "error",
			uniqueKeys: false
		};
		function* parseYaml(e, t, n = o) {
			const i = new r.iX(t.addNewLine);
			const a = [];
			t.addNewLine(0);
			let c = 0;
			for (const t of new r.JG().lex(e)) {
				for (const e of i.next(t)) a.push(e);
				c += 1;
				if (c % n === 0) yield;
			}
			for (const e of i.end()) a.push(e);
			yield;
			const l = new r.Dk(s).compose(a, true, e.length);
			const [u, d] = [...l];
			const f = u;
			if (d !== undefined) f.errors.push(new r.XT([d.range[0], d.range[1]], "MULTIPLE_DOCS", ""));
			return f;
		}
		;
		const c = 1048576;
		const l = 10;
		const u = 240;
		function readYaml(e, t) {
			const n = readSteps(e, t);
			for (;;) {
				const e = n.next();
				if (e.done === true) return e.value;
			}
		}
		async function readLongYaml(e, t) {
			const n = readSteps(e, t);
			for (;;) {
				const e = n.next();
				if (e.done === true) return e.value;
				await (0, i.p)();
			}
		}
		function* readSteps(e, t) {
			if (e.length > c) {
				return refuse({
					message: `\`${t}\` is longer than ${c} characters.`,
					input: "file"
				});
			}
			const n = new r.HN();
			const place = (e) => {
				const { line: r, col: i } = n.linePos(e);
				return {
					file: t,
					line: r,
					column: i
				};
			};
			const i = yield* parseYaml(e, n);
			const o = i.errors.some((e) => e.code === "RESOURCE_EXHAUSTION");
			const s = [...i.errors, ...i.warnings].slice(0, o ? 1 : l);
			if (s.length > 0) {
				return refuse(...s.map((e) => ({
					message: o ? "The YAML is nested too deeply." : yamlMessage(e.code, e.message),
					input: "file",
					place: place(e.pos[0])
				})));
			}
			yield;
			const d = ownProblems(e, i, place);
			if (d.length > 0) return refuse(...d.slice(0, l));
			try {
				return {
					kind: "source",
					source: describe(i, i.toJS(), place)
				};
			} catch (e) {
				const t = (0, a.h0)(String(e), u);
				return refuse({
					message: `The YAML cannot be read: ${t}.`,
					input: "file",
					place: place(0)
				});
			}
		}
		function refuse(...e) {
			return {
				kind: "problems",
				problems: e
			};
		}
		function ownProblems(e, t, n) {
			const i = [];
			const tell = (e, t, r) => i.push({
				message: e,
				fix: t,
				input: "file",
				place: n(r)
			});
			const { version: a } = t.directives.yaml;
			if (a !== "1.2") {
				const t = `The file asks for YAML ${a}; only YAML 1.2 is supported.`;
				tell(t, "Remove the line that begins with `%YAML`.", e.search(/^%YAML/m));
			}
			(0, r.YR)(t, { Map: (e, { items: t }) => {
				const n = new Set();
				for (const { key: e } of t) {
					const t = (0, r.jn)(e) ? String(e.value) : undefined;
					if (t === undefined) tell("A key is not plain text.", "Write the key itself, not an alias, a list or a mapping.", offsetOf(e));
					else if (n.has(t)) tell("A key appears twice in one mapping.", "Keep one of them.", offsetOf(e));
					else n.add(t);
				}
			} });
			return i;
		}
		function offsetOf(e) {
			return (0, r.Ll)(e) ? Number(e.range?.[0]) : 0;
		}
		function yamlMessage(e, t) {
			if (e === "MULTIPLE_DOCS") return "The file has several YAML documents; only one is allowed.";
			return `The YAML is invalid: ${(0, a.h0)(t, u)}.`;
		}
		function describe(e, t, n) {
			const i = createPairFinder();
			const followed = (t) => (0, r.Vj)(t) ? t.resolve(e) : t;
			const childOf = (e, t) => {
				const n = followed(e);
				const a = (0, r.oP)(n) ? n.items[Number(t)] : i(n, String(t))?.value;
				return (0, r.Ll)(a) ? a : undefined;
			};
			const nodeAt = (t) => t.reduce((e, t) => childOf(e, t) ?? e, e.contents);
			return {
				data: t,
				placeOf: (e) => n(offsetOf(nodeAt(e))),
				placeOfKey: (e, t) => {
					const r = nodeAt(e);
					return n(offsetOf(i(followed(r), t)?.key ?? r));
				}
			};
		}
		function createPairFinder() {
			const e = new Map();
			return (t, n) => {
				if (!(0, r.jh)(t)) return undefined;
				const i = e.get(t) ?? new Map(t.items.flatMap((e) => (0, r.jn)(e.key) ? [[String(e.key.value), e]] : []));
				e.set(t, i);
				return i.get(n);
			};
		}
	}),
	28662: ((e, t, n) => {
		n.d(t, {
			Bo: () => placeMarkdown,
			GA: () => placesMarkdown,
			RT: () => openTable,
			Y1: () => findingBlocks
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(58819);
		var o = n(23447);
		const s = 3;
		const c = 50;
		const l = 20;
		function placeMarkdown({ file: e, line: t }) {
			return (0, i.fl)(`${e}:${t}`);
		}
		function placesMarkdown(e) {
			const t = e.flatMap((e) => e ?? []);
			const n = t.slice(0, s).map(placeMarkdown);
			if (t.length > n.length) n.push(`and ${t.length - n.length} more`);
			return n.join("<br>");
		}
		function openTable(e, t, n) {
			const table = (t) => (0, i.c_)(e, t, n);
			const a = t.slice(c);
			return [...t.length === 0 ? [] : [table(t.slice(0, c))], ...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more row"), table(a))]];
		}
		function findingBlocks(e) {
			const t = e.filter(({ level: e }) => e !== "notice");
			const n = e.filter(({ level: e }) => e === "notice");
			const a = t.slice(l);
			const list = (e) => (0, i.AX)(e.map(findingMarkdown));
			return {
				actions: t.length === 0 ? [] : [list(t.slice(0, l))],
				details: [...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more finding"), list(a))], ...n.length === 0 ? [] : [(0, i.GE)((0, r.hS)(n.length, "note"), list(n))]]
			};
		}
		function findingMarkdown({ fix: e, level: t, location: n, message: r, title: s }) {
			const c = n === undefined ? "" : ` (${placeMarkdown(n)})`;
			const l = e === undefined ? "" : `<br>${e.split("\n").map(a.R).join("<br>")}`;
			return `${o.W[t]} ${(0, i.FV)(s)}: ${(0, a.R)(r)}${c}${l}`;
		}
	}),
	24086: ((e, t, n) => {
		n.d(t, {
			H: () => createWorkspacePath,
			X: () => workspacePath
		});
		var r = n(76760);
		const i = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;
		function createWorkspacePath(e) {
			const { workspace: t } = e.host.context;
			const n = (0, r.relative)(t, e.workingDirectory).split(r.sep).join("/");
			const a = (0, r.isAbsolute)(n) || n.split("/")[0] === "..";
			const o = n === "" || a ? "" : `${n}/`;
			return (t) => i.test(t) ? workspacePath(e, t) : `${o}${t}`;
		}
		function workspacePath({ host: e, workingDirectory: t }, n) {
			const i = (0, r.relative)(e.context.workspace, (0, r.resolve)(t, n));
			const a = i !== "" && i.split(r.sep)[0] !== ".." && !(0, r.isAbsolute)(i);
			return a ? i.split(r.sep).join("/") : n;
		}
	}),
	54985: ((e, t, n) => {
		n.d(t, { r: () => requireName });
		var r = n(38086);
		var i = n(34779);
		function requireName(e, t, n) {
			if (e.name !== "") return;
			const a = `the ${t} \`${(0, r.h0)(e.uid, 200)}\` has no name in the list, so it cannot be identified`;
			throw new i.Wk(a, {
				code: "UNDECODABLE",
				call: n
			});
		}
	}),
	25614: ((e, t, n) => {
		n.d(t, {
			P$: () => listGroups,
			Wx: () => getGroup
		});
		var r = n(63619);
		var i = n(80922);
		var a = n(17775);
		var o = n(94207);
		var s = n(30858);
		const c = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			resourceLimits: (0, i.A7)(i.nd),
			verified: i.Jt,
			kind: i.Qq,
			status: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const l = null && [
			"ORG_KIND_UNSPECIFIED",
			"ORG_KIND_STARTER",
			"ORG_KIND_CUSTOMER",
			"ORG_KIND_DEV",
			"ORG_KIND_INFRA",
			"ORG_KIND_AWS_MARKETPLACE"
		];
		const u = (0, i.iU)({ group: (0, i.no)(c) });
		const d = (0, i.iU)({ eligible: i.Jt });
		function listGroups(e = {}) {
			return (0, o.g)("/iam/v2/groups", "groups", c, e, { name: e.name });
		}
		function getGroup(e) {
			return (0, s.D9)((0, a.A)`/iam/v2/groups/${e}`, c);
		}
		function createGroup(e, t) {
			return postCall(path`/iam/v2/groups/${e}`, checked(t), c);
		}
		function updateGroup(e, t, n) {
			return patchCall(path`/iam/v2/groups/${e}`, checked(t), n, c);
		}
		function checked(e) {
			requireEnumName("kind", e.kind, l);
			return e;
		}
		function deleteGroup(e) {
			return deleteCall(path`/iam/v2/groups/${e}`);
		}
		function requestGroupAccess(e) {
			return postCall(path`/iam/v2/groups/${e}:requestGroupAccess`, {}, message({}));
		}
		function checkEligibility() {
			return readCall("/iam/v2/groups:checkEligibility", d);
		}
		function lookupGroup() {
			return readCall("/iam/v2/groups:lookupGroup", u);
		}
	}),
	57581: ((e, t, n) => {
		n.d(t, {
			DA: () => createIdentity,
			Ut: () => deleteIdentity,
			XV: () => getIdentity,
			T8: () => listIdentities,
			zP: () => lookupIdentity,
			go: () => updateIdentity
		});
		var r = n(63619);
		var i = n(80922);
		var a = n(38707);
		;
		function requireEnumName(e, t, n) {
			if (t === undefined || n.includes(t)) return;
			const r = nearestName(t, n);
			const i = r === undefined ? "" : `; did you mean \`${r}\`?`;
			throw new TypeError(`\`${e}\`: the service does not know \`${t}\` and would silently ignore it${i}`);
		}
		function nearestName(e, t) {
			const n = e.toUpperCase().replace(/[^A-Z0-9]+/g, "_");
			const r = commonPrefix(t);
			const i = n.startsWith(r) ? n : r + n;
			return t.find((e) => e === i) ?? t.find((e) => e.endsWith(`_${n}`)) ?? (0, a.L)(i, t, 1)[0];
		}
		function commonPrefix(e) {
			const [t = ""] = e;
			let n = t.lastIndexOf("_") + 1;
			while (n > 0 && !e.every((e) => e.startsWith(t.slice(0, n)))) n = t.lastIndexOf("_", n - 2) + 1;
			return t.slice(0, n);
		}
		var o = n(17775);
		var s = n(94207);
		var c = n(30858);
		;
		const l = (0, i.iU)({
			issuer: i.Qq,
			issuerPattern: i.Qq,
			subject: i.Qq,
			subjectPattern: i.Qq,
			audience: i.Qq,
			audiencePattern: i.Qq,
			claims: (0, i.A7)(r.YjP()),
			claimPatterns: (0, i.A7)(r.YjP())
		});
		const u = (0, i.iU)({
			issuer: i.Qq,
			subject: i.Qq,
			issuerKeys: i.Qq,
			expirationTime: i.Qq,
			audiences: (0, i.c3)(r.YjP())
		});
		const d = (0, i.iU)({
			awsAccount: i.Qq,
			arn: i.Qq,
			arnPattern: i.Qq,
			userId: i.Qq,
			userIdPattern: i.Qq
		});
		const f = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			claimMatch: (0, i.no)(l),
			staticKeys: (0, i.no)(u),
			awsIdentity: (0, i.no)(d),
			servicePrincipal: i.Qq,
			email: i.Qq,
			emailUnverified: i.Qq,
			company: i.Qq,
			lastSeenTime: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const p = [
			"SERVICE_PRINCIPAL_UNSPECIFIED",
			"SERVICE_PRINCIPAL_COSIGNED",
			"SERVICE_PRINCIPAL_INGESTER",
			"SERVICE_PRINCIPAL_CATALOG_SYNCER",
			"SERVICE_PRINCIPAL_APKO_BUILDER",
			"SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER",
			"SERVICE_PRINCIPAL_TENANT_SCANNER",
			"SERVICE_PRINCIPAL_SEDIMENTOLOGY",
			"SERVICE_PRINCIPAL_SKILLUP",
			"SERVICE_PRINCIPAL_MATERIALIZER",
			"SERVICE_PRINCIPAL_MICROFLOW",
			"SERVICE_PRINCIPAL_GUARDENER",
			"SERVICE_PRINCIPAL_MICROVM",
			"SERVICE_PRINCIPAL_SKILLS"
		];
		function listIdentities(e = {}) {
			const { name: t, relationshipType: n } = e;
			return (0, s.g)("/iam/v2/identities", "identities", f, e, {
				name: t,
				relationshipType: n
			});
		}
		function getIdentity(e) {
			return (0, c.D9)((0, o.A)`/iam/v2/identities/${e}`, f);
		}
		function createIdentity(e, t) {
			return (0, c.rU)((0, o.A)`/iam/v2/identities/${e}`, checked(t), f);
		}
		function updateIdentity(e, t, n) {
			return (0, c.JM)((0, o.A)`/iam/v2/identities/${e}`, checked(t), n, f);
		}
		function checked(e) {
			requireEnumName("servicePrincipal", e.servicePrincipal, p);
			return e;
		}
		function deleteIdentity(e) {
			return (0, c.uz)((0, o.A)`/iam/v2/identities/${e}`);
		}
		function lookupIdentity(e, t) {
			return (0, c.D9)("/iam/v2/identities:lookupIdentity", (0, i.iU)({ uid: r.YjP() }), {
				issuer: e,
				subject: t
			});
		}
	}),
	94207: ((e, t, n) => {
		n.d(t, { g: () => listOperation });
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
	98197: ((e, t, n) => {
		n.d(t, {
			Te: () => deleteRoleBinding,
			Zf: () => listRoleBindings,
			aE: () => getRoleBinding,
			sq: () => createRoleBinding,
			zJ: () => batchCreateRoleBindings
		});
		var r = n(63619);
		var i = n(80922);
		var a = n(17775);
		var o = n(94207);
		var s = n(30858);
		const c = (0, i.iU)({
			uid: i.Qq,
			name: i.Qq,
			description: i.Qq,
			subject: i.Qq,
			issuer: i.Qq,
			email: i.Qq
		});
		const l = (0, i.iU)({
			uid: i.Qq,
			name: i.Qq,
			description: i.Qq
		});
		const u = r.pdi((e) => e ?? {});
		const d = (0, i.iU)({
			uid: r.YjP(),
			identity: r.FsL(u, c),
			group: r.FsL(u, l),
			role: r.FsL(u, l),
			createTime: i.Qq
		});
		const f = r.FsL((0, i.iU)({ roleBindings: (0, i.c3)(d) }), r.pdi((e) => e.roleBindings));
		const p = 25;
		function listRoleBindings(e = {}) {
			const t = {
				identity: e.identity,
				group: e.group,
				role: e.role
			};
			return (0, o.g)("/iam/v2/roleBindings", "roleBindings", d, e, t);
		}
		function getRoleBinding(e) {
			return (0, s.D9)((0, a.A)`/iam/v2/roleBindings/${e}`, d);
		}
		function createRoleBinding(e, t) {
			return (0, s.rU)((0, a.A)`/iam/v2/roleBindings/${e}`, t, d);
		}
		function batchCreateRoleBindings(e, t, n) {
			const r = {
				parent: e,
				requests: t.map((t) => ({
					parent: e,
					roleBinding: t
				})),
				...n === undefined ? {} : { roleUid: n }
			};
			return (0, s.rU)("/iam/v2/roleBindings:batchCreate", r, f);
		}
		function updateRoleBinding(e, t) {
			return patchCall(path`/iam/v2/roleBindings/${e}`, t, ["*"], d);
		}
		function deleteRoleBinding(e) {
			return (0, s.uz)((0, a.A)`/iam/v2/roleBindings/${e}`);
		}
	}),
	93121: ((e, t, n) => {
		n.d(t, { OH: () => listRoles });
		var r = n(63619);
		var i = n(80922);
		var a = n(94207);
		var o = n(30858);
		const s = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			capabilities: (0, i.c3)(r.YjP()),
			createTime: i.Qq,
			updateTime: i.Qq
		});
		function listRoles(e = {}) {
			return (0, a.g)("/iam/v2/roles", "roles", s, e, { name: e.name });
		}
		function getRole(e) {
			return readCall(path`/iam/v2/roles/${e}`, s);
		}
		function createRole(e, t) {
			return postCall(path`/iam/v2/roles/${e}`, checked(t), s);
		}
		function updateRole(e, t, n) {
			return patchCall(path`/iam/v2/roles/${e}`, checked(t), n, s);
		}
		function checked(e) {
			e.capabilities?.forEach((e, t) => {
				requireEnumName(`capabilities.${t}`, e, capabilityNames());
			});
			return e;
		}
		function deleteRole(e) {
			return deleteCall(path`/iam/v2/roles/${e}`);
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
		var a = n(55478);
		var o = n(45794);
		var s = n(34779);
		var c = n(15514);
		var l = n(54985);
		var u = n(25614);
		const d = /^[0-9a-f]{40}$/;
		const f = new Set([
			"INVALID_ARGUMENT",
			"NOT_FOUND",
			"PERMISSION_DENIED"
		]);
		function isOrganizationUid(e) {
			return d.test(e);
		}
		async function findOrganization(e, t) {
			const n = e.organization ?? e.identity?.split("/")[0];
			if (n === undefined) {
				throw new o.y({
					message: "`organization` is required: it cannot be derived from `identity`",
					fix: "set `organization` to the uid or the exact name of the organization",
					input: "organization"
				});
			}
			if (e.organization === undefined || isOrganizationUid(n)) return readGroup(t, n);
			const r = await rootGroups(t, n);
			const a = r.length === 0 ? await groupOfUid(t, n) : undefined;
			if (a !== undefined) return a;
			const s = onlyGroup(r, "`organization`");
			if (s !== undefined) return s;
			throw new o.y({
				message: `this identity cannot see an organization named \`${(0, i.h0)(n, 100)}\``,
				fix: candidatesFix(n, await rootGroups(t)),
				input: "organization"
			});
		}
		function onlyGroup(e, t) {
			const n = e.filter((e) => e.verified);
			const r = e.length > 1 && n.length === 1 ? n : e;
			const [a] = r;
			if (a === undefined || r.length === 1) return a;
			throw new o.y({
				message: `${t} is ambiguous: ${r.length} organizations are named \`${(0, i.h0)(a.name, 100)}\``,
				fix: `use the uid of one of them: ${r.map((e) => e.uid).join(", ")}`,
				input: "organization"
			});
		}
		async function readGroup(e, t) {
			const n = (0, u.Wx)(t);
			const r = await e.send(n);
			if (r.uid === t) return r;
			const a = `the service returned the group \`${(0, i.h0)(r.uid, 200)}\` instead of \`${(0, i.h0)(t, 200)}\``;
			throw new s.Wk(a, {
				code: "UNDECODABLE",
				call: `${n.method} ${n.path}`
			});
		}
		async function groupOfUid(e, t) {
			if (!/^[\w-]+$/.test(t)) return undefined;
			try {
				const n = await e.send((0, u.Wx)(t));
				return n.uid === t ? n : undefined;
			} catch (e) {
				if (e instanceof s.Wk && f.has(e.code)) return undefined;
				throw e;
			}
		}
		function candidatesFix(e, t) {
			if (t.length === 0) return "it cannot see any organization by name: use the uid";
			const n = (0, r.L)(e, t.map(({ name: e }) => e));
			if (n.length > 0) return `did you mean ${n.map((e) => `\`${(0, i.h0)(e, 100)}\``).join(" or ")}?`;
			return `it can see ${(0, a.Y)(t)}`;
		}
		async function rootGroups(e, t) {
			const n = (0, u.P$)(t === undefined ? {} : { name: t });
			const r = await (0, c.y)(e, n, (e) => e.uid.includes("/") ? undefined : e);
			if (t === undefined) return r;
			const i = r.filter((e) => e.name === t);
			if (i.length === 0) for (const e of r) (0, l.r)(e, "group", "GET /iam/v2/groups");
			return i;
		}
	})
};
;
