"use strict";
exports.id = 521;
exports.ids = [521];
exports.modules = {
	87521: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => Qe });
		var r = n(24344);
		var i = n(45794);
		var a = n(48636);
		var o = n(34779);
		var s = n(30191);
		var c = n(34150);
		var l = n(96299);
		var u = n(38086);
		;
		function changesOf({ changes: e }, t) {
			return e.filter((e) => e.action === t);
		}
		function grantKey({ group: e, identity: t, role: n }) {
			return JSON.stringify([
				t.uid ?? null,
				t.uid === undefined ? t.name : null,
				n.uid,
				e.uid
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
			})).sort((e, t) => e.phase - t.phase || (0, u.n6)(e.key, t.key)).map(({ change: e }) => e);
		}
		var d = n(63144);
		var f = n(39589);
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
		const p = "platform-actions/rolebindings/2";
		function canonicalChanges(e) {
			return e.changes.map(canonicalChange).sort(u.n6);
		}
		function hashChanges(e, t) {
			return (0, f.ax)(p, e, ...t);
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
			const a = [...new Set(i)].sort(u.n6);
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
			if (!(0, d.u4)(e)) return e;
			const t = Object.entries(e).sort(([e], [t]) => (0, u.n6)(e, t));
			return Object.fromEntries(t.map(([e, t]) => [e, sortedKeys(t)]));
		}
		function identityParts(e) {
			return e.uid === undefined ? [null, e.name] : [e.uid, null];
		}
		;
		const m = 120;
		const h = 5;
		function shortName(e) {
			return (0, u.h0)(e, m);
		}
		function identityText({ name: e, uid: t }, n = m) {
			const r = (0, u.h0)(e, n);
			return t === undefined || t.includes("/") || t === e ? r : `${r} (${t})`;
		}
		const g = 500;
		const _ = 300;
		const v = 150;
		function claimText(e) {
			if (e.length <= g) return (0, u.h0)(e, g);
			const [t, n] = [e.slice(0, _), e.slice(-v)].map((e) => (0, u.h0)(e));
			return `${t}\u2026${n} (${e.length} characters, fingerprint ${(0, f.ax)(e)})`;
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
		function signedSentence(e) {
			return `${changeSign(e)} ${changeSentence(e)}`;
		}
		function firstOf(e) {
			const t = e.slice(0, h).join(", ");
			return e.length > h ? `${t} and ${e.length - h} more` : t;
		}
		var y = n(77825);
		var b = n(31666);
		var x = n(98197);
		;
		const ee = 300;
		const te = new Set([
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
			const [t] = (0, l.e)(e, undefined);
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
					message: (0, u.h0)(t?.message ?? "")
				};
			}
			const { httpStatus: r, retryAfterMs: i, sent: a } = e;
			const s = e.code === "CANCELLED" && r !== 0 ? "GIVEN_UP" : e.code;
			const c = r === 0 ? "" : `, HTTP status ${r}`;
			const d = [`${(0, u.h0)(e.message, ee)} (${e.code}${c})`, ...details(e)].join("; ");
			return {
				outcome: outcomeOf(e),
				code: s,
				httpStatus: r,
				sent: a,
				hintMs: i,
				kind: n,
				message: d
			};
		}
		function outcomeOf({ code: e, httpStatus: t, sent: n }) {
			if (e === "UNAUTHENTICATED") return "stop";
			if (e === "CANCELLED") return t === 0 ? "stop" : "lost";
			if (e === "CONNECTION" && !n) return "turned-away";
			if (e === "RESOURCE_EXHAUSTED") return "turned-away";
			return te.has(e) ? "lost" : "refused";
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
			const o = a.map((e) => (0, u.h0)(e, ee));
			if (e.code !== "PERMISSION_DENIED") return o;
			return [...o, "the running identity needs `owner`, or a role with the capabilities role_bindings.* and identity.* on the organization"];
		}
		;
		const S = 3;
		const ne = [
			1e3,
			4e3,
			25e3
		];
		function isStopped(e) {
			return e.stopped !== undefined || e.signal.aborted;
		}
		const isSettled = (e) => e === "done" || e === "failed";
		function track(e, t, n, r = {}) {
			const i = e.tracked.get(t)?.status;
			e.tracked.set(t, {
				change: t,
				status: n,
				...r
			});
			if (isSettled(n) && !isSettled(i)) e.settled += 1;
			e.progress?.(e.settled, e.tracked.size);
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
			const { last: n } = await (0, b.LH)(e, false, (n) => trySettled(e, t, n));
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
				const e = ne[n - 1];
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
			const s = o && e.outages < S && !isStopped(e);
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
			const i = e.outages >= S ? [0] : r;
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
		const re = 2;
		const C = [
			0,
			1e3,
			2e3
		];
		async function applyAdditions(e, t) {
			const n = [];
			for (const r of t) {
				if (isStopped(e)) return;
				const t = obstacleTo(e, r);
				if (t === undefined) n.push(r);
				else await attempt(e, r, async () => refuse(t));
			}
			const i = {
				offered: undefined,
				refused: 0
			};
			const [a, ...o] = intoChunks(n);
			if (a !== undefined) await addChunk(e, i, a);
			await (0, r.Pk)(o, e.concurrency, (t) => addChunk(e, i, t));
		}
		function identityOf({ made: e }, { identity: t }) {
			const { name: n, uid: r } = t;
			return r === undefined ? e.get(n) : {
				uid: r,
				freshUntilMs: 0
			};
		}
		function obstacleTo(e, t) {
			const n = identityOf(e, t);
			if (n === undefined) return "its identity was not created";
			return e.unchanged.has(n.uid) ? "the claims of its identity could not be changed" : undefined;
		}
		function fieldsOf(e, t) {
			return {
				identityUid: identityOf(e, t)?.uid ?? "",
				roleUid: t.role.uid
			};
		}
		function intoChunks(e) {
			const t = (0, y.$)(e, ({ group: e, identity: t }) => JSON.stringify([e.uid, t.uid === undefined]));
			return [...t.values()].flatMap((e) => Array.from({ length: Math.ceil(e.length / x.Y4) }, (t, n) => e.slice(n * x.Y4, (n + 1) * x.Y4)));
		}
		async function addChunk(e, t, n) {
			const [i] = n;
			if (i === undefined || isStopped(e)) return;
			const a = n.length > 1 && t.offered !== false;
			if (a && await addBatch(e, t, n, i.group.uid)) return;
			await (0, r.Pk)(n, e.concurrency, (t) => addOne(e, t));
		}
		async function addBatch(e, t, n, r) {
			const i = await sendBatch(e, n, r);
			if (i.kind === "added") {
				e.wrote = true;
				t.offered = true;
				if (i.uids.length !== n.length) return addMissing(e, n);
				n.forEach((t, n) => {
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
					const e = a.code === "UNIMPLEMENTED" || t.refused >= re;
					if (t.offered === undefined && e) t.offered = false;
					return false;
				}
			}
		}
		async function sendBatch(e, t, n) {
			const r = t.map((t) => fieldsOf(e, t));
			const { last: i } = await (0, b.LH)(e, false, async () => {
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
			for (const r of t) track(e, r, "failed", { note: n.message });
		}
		async function addMissing(e, t) {
			await (0, r.Pk)(t, e.concurrency, (t) => addOne(e, t, true));
			return true;
		}
		async function addOne(e, t, n = false) {
			const { clock: r, port: i, signal: a } = e;
			const { group: o, role: s } = t;
			const c = fieldsOf(e, t);
			const { identityUid: l } = c;
			const look = async () => {
				const e = await i.listBindings({ identityUid: l });
				const t = e.filter((e) => e.identity.uid === l && e.role.uid === s.uid && e.group.uid === o.uid);
				return t.map(({ uid: e }) => e).sort()[0];
			};
			await attempt(e, t, async () => {
				if (n) {
					for (const e of C) {
						if (e > 0) await r.sleep(e, a);
						const t = await look();
						if (t !== undefined) return { uid: t };
					}
				}
				const s = await settle(e, {
					send: () => i.createBinding(o.uid, c),
					look,
					looksMs: C,
					freshUntilMs: identityOf(e, t)?.freshUntilMs
				});
				return { uid: s };
			});
		}
		var w = n(22475);
		;
		const ie = 3e4;
		const ae = [
			0,
			1e3,
			2e3,
			4e3,
			8e3
		];
		const oe = [
			0,
			1e3,
			2e3
		];
		async function applyCreation(e, t) {
			await attempt(e, t, async () => {
				const { clock: n, made: r, plan: i, port: a } = e;
				const { name: o } = t.identity;
				const { claimMatch: s, description: c } = t;
				const look = async () => (await meantIdentities(e, t))[0]?.uid;
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
					looksMs: ae
				});
				const f = l === undefined ? await settleTwins(e, t, {
					uid: d,
					own: u
				}) : {
					uid: d,
					note: "it already existed"
				};
				r.set(o, {
					uid: f.uid,
					freshUntilMs: n.now() + ie
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
			const madeAt = ({ createTime: e }) => (0, w.pe)(e) ?? 0;
			return n.toSorted((e, t) => madeAt(e) - madeAt(t) || (0, u.n6)(e.uid, t.uid));
		}
		function isMeant(e, { claimMatch: t, identity: { name: n } }) {
			const { issuer: r, kind: i, subject: a } = e;
			return i === "claim-match" && e.name === n && r === t.issuer && a === t.subject;
		}
		async function applyUpdate(e, t) {
			const { port: n, tracked: r, unchanged: i } = e;
			const { claims: a, description: o, identity: s, name: c } = t;
			const l = {
				...c === undefined ? {} : { name: c.to },
				...o === undefined ? {} : { description: o.to },
				...a === undefined ? {} : { claimMatch: {
					...a.kept,
					...a.to
				} }
			};
			const isDone = (e) => (c === undefined || e.name === c.to) && (o === undefined || e.description === o.to) && (a === undefined || e.issuer === a.to.issuer && e.subject === a.to.subject);
			await attempt(e, t, async () => {
				const t = await settle(e, {
					send: () => n.updateIdentity(s.uid, l),
					look: async () => {
						const e = await n.getIdentity(s.uid);
						return e !== undefined && isDone(e) ? e : undefined;
					},
					looksMs: oe
				});
				if (!isDone(t)) refuse("the service reported success, but the identity is unchanged");
				return {};
			});
			if (a !== undefined && r.get(t)?.status !== "done") i.add(s.uid);
		}
		;
		const se = "owner";
		function isOwnerName(e) {
			return e.toLowerCase() === se;
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
		const ce = /^[0-9a-f]{40}(?:\/[0-9a-f]+)*$/;
		function isForeignUid(e, t) {
			return ce.test(e) && !isWithin(e, t);
		}
		function observedRows({ organization: e, bindings: t }) {
			const n = t.filter(({ group: t }) => isWithin(t.uid, e.uid));
			const r = new Map(n.map((e) => [e.uid, e]));
			return [...r.values()].sort((e, t) => (0, u.n6)(e.uid, t.uid));
		}
		const le = [
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
				otherClaims: Object.fromEntries(t.filter(([e]) => !le.includes(e)))
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
		function isFoundByName({ kind: e, uid: t }, n) {
			return (e === "claim-match" || e === "unknown") && isWithin(t, n);
		}
		;
		const ue = [
			0,
			1e3,
			2e3
		];
		async function applyRemovals(e, t) {
			const isOwner = (t) => isOwnerOfOrganization(e, t);
			const n = t.filter((e) => !isOwner(e));
			await (0, r.Pk)(n, e.concurrency, (t) => applyRemoval(e, t));
			for (const n of t.filter(isOwner)) await applyRemoval(e, n);
		}
		async function applyRemoval(e, t) {
			const { port: n, removed: r } = e;
			await attempt(e, t, async () => {
				const i = await n.getBinding(t.uid);
				if (i !== undefined && !isSameGrant(i, t)) {
					refuse("it was changed in the meantime, so it was left alone");
				}
				await checkTwin(e, t);
				await checkOwner(e, t);
				await settle(e, {
					send: () => removeIfThere(e, t.uid),
					look: async () => await n.getBinding(t.uid) === undefined ? true : undefined,
					looksMs: ue
				});
				r.add(t.uid);
				return i === undefined ? { note: "it was already gone" } : {};
			});
		}
		function isSameGrant(e, { group: t, identity: n, role: r }) {
			return e.identity.uid === n.uid && e.role.uid === r.uid && e.group.uid === t.uid;
		}
		function isOwnerOfOrganization({ plan: e }, { group: t, role: n }) {
			return isOwnerName(n.name) && t.uid === e.organization.uid;
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
			const isSameRole = (e) => e.role.uid === r.uid && e.group.uid === n.uid;
			const isOther = (t) => t.uid !== i && !e.removed.has(t.uid) && isSameRole(t);
			const o = [...e.tracked.values()].some(({ change: e, status: t }) => e.action === "add" && t === "done" && isSameRole(e));
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
				tracked: new Map(e.changes.map((e) => [e, {
					change: e,
					status: "planned"
				}])),
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
			const inPool = (e, t) => (0, r.Pk)(e, n.concurrency, t);
			const i = changesOf(e, "update");
			await inPool(i.filter(({ claims: e }) => e !== undefined), (e) => applyUpdate(n, e));
			await inPool(changesOf(e, "create"), (e) => applyCreation(n, e));
			await applyAdditions(n, changesOf(e, "add"));
			await inPool(i.filter(({ claims: e }) => e === undefined), (e) => applyUpdate(n, e));
			await applyRemovals(n, changesOf(e, "remove"));
			return conclude(n);
		}
		function conclude(e) {
			const { failures: t, signal: n, stopped: r } = e;
			const i = [...e.tracked.values()];
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
		const de = [
			1500,
			1500,
			3e3,
			6e3
		];
		async function verifyApplied(e, t) {
			const { clock: n, plan: r, signal: i } = t;
			const a = e.tracked.filter(({ status: e }) => e !== "done");
			const o = new Set(a.map(({ change: e }) => canonicalChange(e)));
			let s = {
				left: [],
				notices: [],
				problems: []
			};
			for (const e of de) {
				await n.sleep(e, i);
				if (i.aborted) return s;
				try {
					const { changes: e, notices: t } = await r();
					const n = e.filter((e) => !o.has(canonicalChange(e)));
					s = {
						left: n,
						notices: t,
						problems: n.length === 0 ? [] : [leftProblem(n)]
					};
				} catch (e) {
					s = {
						left: [],
						notices: [],
						problems: [unreadProblem(e)]
					};
					if (!isIncompleteList(e)) break;
				}
				if (s.problems.length === 0) break;
			}
			return s;
		}
		function isIncompleteList(e) {
			return e instanceof o.Wk && e.code === "UNDECODABLE" && e.httpStatus === 0;
		}
		function leftProblem(e) {
			const t = e.length === 1 ? "is" : "are";
			return {
				kind: "partial",
				message: `After \`apply\`, ${(0, c.hS)(e.length, "change")} ${t} still needed: ${firstOf(e.map(signedSentence))}`,
				fix: "check whether something else changes the same role bindings, then run again"
			};
		}
		function unreadProblem(e) {
			const t = (0, l.e)(e, undefined).map(({ message: e }) => e);
			return {
				kind: "partial",
				message: `The result of \`apply\` could not be checked: ${t.join("; ")}`,
				fix: "run `mode: plan` to see whether anything is left"
			};
		}
		var T = n(86368);
		var E = n(57581);
		var fe = n(10646);
		var pe = n(25614);
		var me = n(93121);
		var D = n(59492);
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
				const i = (0, u.h0)(r.uid, 200);
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
			].map((e) => (0, u.h0)(e, 200));
			return new o.Wk(`\`${r}\` is named \`${i}\` in one row and \`${a}\` in another, so what it is cannot be judged; run again if it was just renamed`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/roleBindings"
			});
		}
		function requireNewIdentities({ changes: e }, t) {
			const n = e.find(({ action: e }) => e === "create");
			if (n === undefined) return;
			const { bindings: r, identities: i, organization: a } = t;
			const s = new Set(i.map(({ uid: e }) => e));
			const c = r.find((e) => isWithin(e.identity.uid, a.uid) && !s.has(e.identity.uid) && !mayBeGone(e, a))?.identity;
			if (c === undefined) return;
			const [l, d, f] = [
				c.name,
				c.uid,
				n.identity.name
			].map((e) => (0, u.h0)(e, 200));
			throw new o.Wk(`the list lacks \`${l}\` (${d}), which a role binding names, so identity \`${f}\` may exist already and is not created; set the \`uid\` of its entry if it does`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/identities"
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
				if (!(e instanceof i.yo)) throw e;
				const t = {
					input: "file",
					place: n.place
				};
				throw new i.yo(...e.problems.map((e) => ({
					...e,
					...t
				})));
			}
		}
		async function readLists(e, t, { groups: n, identityUids: r, people: i }, a) {
			const s = lookUpPeople(e, i, a);
			const c = new Set(i.map(personKey));
			const l = new Map();
			const u = { descendantsOf: t };
			const named = (e) => ({
				uid: e.uid,
				name: e.name
			});
			const d = (0, T.y)(e, (0, E.T8)(u), (e) => {
				if (!isWithin(e.uid, t)) return undefined;
				const n = observeIdentity(e);
				if (isFoundByName(n, t)) (0, o.rI)(e, "identity", "GET /iam/v2/identities");
				return n;
			}).then(async (t) => [...t, ...await readOthers(e, t, r, a)]);
			const [f, p, m, h, g] = await Promise.all([
				(0, T.y)(e, (0, x.Zf)(u), (e) => {
					const n = observedIn(e, t);
					if (c.size === 0 || n === undefined) return n;
					const r = personKey(e.identity);
					if (c.has(r)) l.set(r, (l.get(r) ?? new Set()).add(e.identity.uid));
					return n;
				}),
				(0, T.y)(e, (0, pe.P$)(u), (e) => isWithin(e.uid, t) ? named(e) : undefined),
				(0, T.y)(e, (0, me.OH)(), (e) => {
					if (e.uid.includes("/") && !isWithin(e.uid, t)) return undefined;
					(0, o.rI)(e, "role", "GET /iam/v2/roles");
					return named(e);
				}),
				d,
				s
			]);
			const _ = n.some((e) => e !== t && !p.some((t) => t.uid === e));
			if (_) for (const e of p) (0, o.rI)(e, "group", "GET /iam/v2/groups");
			const v = [...l].map(([e, t]) => [e, [...t].sort()]);
			const y = new Map([...v, ...g]);
			const b = [...r, ...[...y.values()].flat()];
			return {
				groups: p,
				roles: m,
				identities: [...h, ...onlyBound(f, h, b)],
				bindings: f,
				people: y
			};
		}
		const he = new Set([
			"INVALID_ARGUMENT",
			"NOT_FOUND",
			"UNIMPLEMENTED"
		]);
		async function lookUpPeople(e, t, n) {
			const i = await (0, r.Pk)(t, n, async (t) => {
				try {
					const { uid: n } = await e.send((0, E.zP)(t.issuer, t.subject));
					return n === "" ? undefined : [personKey(t), [n]];
				} catch (e) {
					if (e instanceof o.Wk && he.has(e.code)) return undefined;
					throw e;
				}
			});
			return new Map(i.filter((e) => e !== undefined));
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
			throw new o.Wk(`role binding \`${(0, u.h0)(e.uid, 200)}\` does not say which identity has which role, so it cannot be checked`, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/roleBindings"
			});
		}
		async function readOthers(e, t, n, i) {
			const a = new Set(t.map(({ uid: e }) => e));
			const s = n.filter((e) => !a.has(e) && (0, fe.ok)(e));
			const c = await (0, r.Pk)(s, i, async (t) => {
				try {
					return observeIdentity(await readOne(e, (0, E.XV)(t), t));
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
			return c.filter((e) => e !== undefined);
		}
		async function readOne(e, t, n) {
			const r = await e.send(t);
			if (r.uid === n) return r;
			throw otherAnswer(t, r.uid, n);
		}
		function otherAnswer({ method: e, path: t }, n, r) {
			const [i, a] = [n, r].map((e) => (0, u.h0)(e, 200));
			return new o.Wk(`the answer is about \`${i}\`, not about \`${a}\``, {
				code: "UNDECODABLE",
				call: `${e} ${t}`
			});
		}
		;
		function createPlatformPort(e, t) {
			return {
				createIdentity: async (t, { claimMatch: n, description: r, name: i }) => {
					const a = r === undefined ? {} : { description: r };
					const o = (0, E.DA)(t, {
						name: i,
						...a,
						claimMatch: n
					});
					const { uid: s } = await e.send(once(o));
					if (!s.startsWith(`${t}/`)) throw otherAnswer(o, s, `a new identity of ${t}`);
					return s;
				},
				updateIdentity: (t, n) => update(e, t, n),
				deleteIdentity: (t) => e.send((0, E.Ut)(t)),
				createBinding: async (t, n) => (await e.send(once((0, x.sq)(t, n)))).uid,
				createBindings: async (t, n) => {
					const r = await e.send(once((0, x.zJ)(t, n)));
					const i = r.every(({ group: e, identity: r, role: i }, a) => ["", t].includes(e.uid) && r.uid === n[a]?.identityUid && i.uid === n[a]?.roleUid);
					return i ? r.map(({ uid: e }) => e) : [];
				},
				deleteBinding: (t) => e.send(once((0, x.Te)(t))),
				listIdentities: (n) => (0, T.y)(e, (0, E.T8)({
					descendantsOf: t,
					name: n
				}), (e) => e.name === n && isWithin(e.uid, t) ? {
					...observeIdentity(e),
					createTime: e.createTime
				} : undefined),
				getIdentity: async (t) => {
					const n = await orAbsent(readOne(e, (0, E.XV)(t), t));
					return n === undefined ? undefined : observeIdentity(n);
				},
				listBindings: (n) => (0, T.y)(e, (0, x.Zf)(filterQuery(n, t)), (e) => {
					const r = observedIn(e, t);
					if (r === undefined) return undefined;
					const { group: i, identity: a, role: o } = r;
					const s = "identityUid" in n ? a.uid === n.identityUid : i.uid === n.groupUid && o.uid === n.roleUid;
					return s ? r : undefined;
				}),
				getBinding: async (t) => {
					const n = await orAbsent(readOne(e, (0, x.aE)(t), t));
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
			const send = async (...n) => observeIdentity(await e.send(once((0, E.go)(t, o, [...s, ...n]))));
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
		var O = n(76760);
		var k = n(26963);
		var ge = n(99004);
		var _e = n(58508);
		var A = n(38707);
		var j = n(36083);
		var M = n(63619);
		var N = n(73305);
		;
		const ve = /^[a-z0-9 ._-]{1,}$/;
		const about = (e) => M.mIj({ description: e });
		const role_file_schema_text = (e) => M.YjP().check(N.m9(1), about(e));
		const P = { error: "must be a positive whole number" };
		const id = (e) => M.KCZ([M.Whr().check(N.NC()), M.YjP().check(N.Fk(/^[1-9][0-9]*$/, P))], P).check(about(e));
		const F = M.YjP({ error: "must be a date in quotes, for example \"2027-01-31\"" }).check(N.Fk(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, {
			error: "must be a date in the form YYYY-MM-DD",
			abort: true
		}), M.YPB((e) => (0, w._U)(e) !== undefined, { error: "is not a valid calendar date" }), about("From 00:00 UTC on this date, the entry counts as absent. Quote the date: YAML tools may otherwise reformat it."));
		const I = M.rej({
			issuer: M.YjP().check(M.YPB((e) => /^https?:\/\//.test(e) && URL.canParse(e), { error: "must be the URL of a token issuer" }), about("Exact `iss` of the token: the URL of its issuer.")),
			subject: role_file_schema_text("Exact `sub` of the token.")
		}).check(about("Exact issuer and subject that the identity accepts."));
		const L = M.rej({
			issuer: role_file_schema_text("Issuer with which the person signs in."),
			subject: role_file_schema_text("Subject of the person there, such as `github|1234`.")
		}).check(about("A person, whose uid the service looks up; takes the place of `uid`."));
		const R = M.rej({
			owner: id("Numeric id of the owner."),
			repository: id("Numeric id of the repository.")
		}).check(about("With ids, the subject has the form that GitHub sends for repositories created, renamed or moved since 2026-07-15."));
		const B = M.rej({
			repository: M.YjP().check(N.Fk(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, { error: "must be `owner/name`" }), about("`owner/name`, in the letter case that GitHub shows.")),
			ref: M.lqM(M.YjP().check(N.Fk(/^refs\/[^\s*?[\\^~:]+$/, { error: "must be a full ref such as `refs/heads/main`, not a pattern" }), about("A full ref, for example `refs/heads/main`."))),
			environment: M.lqM(role_file_schema_text("Name of a deployment environment.")),
			pull_request: M.lqM(M.euz(true, { error: "must be `true` or omitted" }).check(about("`true` for jobs of pull requests."))),
			ids: M.lqM(R)
		}).check(about("A GitHub Actions workload, from which issuer and subject are derived."));
		const V = M.rej({
			name: M.lqM(M.YjP().check(N.Fk(ve, { error: "may contain only lowercase letters, digits, spaces, `.`, `_` and `-`" }), about("Name of the identity. The file owns the bindings of identities that it names."))),
			uid: M.lqM(role_file_schema_text("Uid of an identity that is managed elsewhere; its bindings are pruned only with `owned`.")),
			description: M.lqM(M.YjP().check(about("If omitted, it is not changed."))),
			lookup: M.lqM(L),
			claimMatch: M.lqM(I),
			github: M.lqM(B),
			roles: M.cl6(M.YOg(role_file_schema_text("Name or uid of a role."))).check(about("Roles on the organization.")),
			state: M.lqM(M.k5n(["present", "absent"], { error: "must be `present` or `absent`" }).check(about("`absent` keeps ownership of an identity whose bindings are to be removed."))),
			owned: M.lqM(M.zMY().check(about("Whether bindings that are not in the file may be pruned."))),
			expires: M.lqM(F)
		}).check(about("An identity and its roles on the organization."));
		const H = M.rej({
			identity: role_file_schema_text("Name or uid of an identity."),
			role: role_file_schema_text("Name or uid of a role."),
			group: M.lqM(role_file_schema_text("Name or uid of a group; by default the organization.")),
			expires: M.lqM(F)
		}).check(about("One binding, for groups below the organization and for roles that expire."));
		const U = M.rej({
			version: M.euz(1, { error: "must be `1`" }).check(about("Version of this format.")),
			organization: M.lqM(role_file_schema_text("Uid or exact name of the organization; by default the input `organization`.")),
			identities: M.cl6(M.YOg(V)),
			bindings: M.cl6(M.YOg(H))
		}).check(M.mIj({
			title: "Role file of platform-actions",
			description: "Identities and role bindings that `sync-rolebindings` manages."
		}));
		const ye = {
			"": Object.keys(U.shape),
			identities: Object.keys(V.shape),
			lookup: Object.keys(L.shape),
			claimMatch: Object.keys(I.shape),
			github: Object.keys(B.shape),
			ids: Object.keys(R.shape),
			bindings: Object.keys(H.shape)
		};
		const required = (...e) => ({ required: e });
		const be = {
			anyOf: [
				required("name"),
				required("uid"),
				required("lookup")
			],
			not: { anyOf: [
				required("claimMatch", "github"),
				required("lookup", "uid"),
				required("lookup", "claimMatch"),
				required("lookup", "github"),
				required("lookup", "description")
			] }
		};
		const xe = { oneOf: [
			required("ref"),
			required("environment"),
			required("pull_request")
		] };
		function roleFileJsonSchema() {
			const { $schema: e, ...t } = z.toJSONSchema(U, {
				target: "draft-7",
				io: "input",
				override: ({ zodSchema: e, jsonSchema: t }) => {
					if (e === V) Object.assign(t, be);
					if (e === B) Object.assign(t, xe);
				}
			});
			return {
				$schema: e,
				...t
			};
		}
		;
		const Se = /^[A-Za-z][A-Za-z0-9._-]*$/;
		const Ce = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;
		const we = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?<=:):|(?<=#)[#[]/gu;
		function printRoleFile({ bindings: e, comments: t, identities: n, organization: r }) {
			return [
				...t.map((e) => `# ${e}\n`),
				...t.length === 0 ? [] : ["\n"],
				`version: 1\norganization: ${scalar(r)}\n`,
				n.length === 0 ? "identities: []\n" : "identities:\n",
				...[...n].sort((e, t) => (0, u.n6)(e.name, t.name)).map(printIdentity),
				...e.length === 0 ? [] : ["bindings:\n"],
				...e.map((e) => printItem(Object.entries(e)))
			].join("").replace(we, escapeQuoted);
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
			if (Se.test(e) && !Ce.test(e)) return e;
			return JSON.stringify(e);
		}
		function escapeQuoted(e) {
			const t = Number(e.codePointAt(0)).toString(16);
			return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
		}
		;
		const Te = 50;
		function createNameSearch(e, t, { alsoNamed: n = [], pathOf: r = () => undefined, prefers: i = () => false } = {}) {
			const a = new Map([...t].reverse().map((e) => [e.uid, e]));
			const o = (0, y.$)(t, ({ name: e }) => e);
			const s = (0, y.$)(t, r);
			const c = createUnknownName(e, t);
			return (t) => {
				const { text: l } = t;
				const u = a.get(l);
				if (u !== undefined) return {
					kind: "found",
					found: u
				};
				const d = l.includes("/");
				const f = d ? s.get(l.replace(/^\//, "")) ?? [] : [];
				const p = uniqueByUid([...o.get(l) ?? [], ...f]);
				const m = p.filter(i);
				const [h, g] = m.length > 0 ? m : p;
				if (h === undefined) {
					const e = d ? [...s.keys()].flatMap((e) => e ?? []) : [];
					const names = () => [
						...o.keys(),
						...n,
						...e
					];
					return {
						kind: "problem",
						problem: c(t, names)
					};
				}
				if (g === undefined) return {
					kind: "found",
					found: h
				};
				const _ = p.map((e) => {
					const t = r(e);
					return {
						uid: e.uid,
						name: t === undefined ? e.name : `/${t}`
					};
				});
				return {
					kind: "problem",
					problem: ambiguousName(e, t, _)
				};
			};
		}
		function createGroupSearch(e, t) {
			return createNameSearch("group", e, { pathOf: createGroupPaths(e, t) });
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
			const r = (0, y.$)(e, ({ name: e }) => e);
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
			const t = [...e].sort((e, t) => (0, u.n6)(e.uid, t.uid) || (0, u.n6)(e.name, t.name));
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
		function createUnknownName(e, t) {
			let n = 0;
			let r;
			return ({ place: i, text: a }, o) => {
				n += 1;
				const s = n > Te ? [] : (0, A.LE)(a, o());
				r ??= t.length === 0 ? "none" : (0, A.Yu)(uniqueByUid(t));
				const c = s.map((e) => `\`${(0, u.h0)(e, A.B6)}\``).join(" or ");
				return {
					message: `There is no ${e} \`${a}\`.`,
					fix: s.length > 0 ? `Did you mean ${c}?` : `Known: ${r}.`,
					input: "file",
					place: i
				};
			};
		}
		function ambiguousName(e, t, n) {
			return {
				message: `The name \`${t.text}\` matches more than one ${e}: ${(0, A.Yu)(n)}.`,
				fix: e === "group" ? "Use the path shown for the one you mean, or its uid." : "Use the uid of the one you mean.",
				input: "file",
				place: t.place
			};
		}
		function createRoleClearness(e) {
			const t = createClearness(knownNames(e).roles, ({ name: e }) => e.toLowerCase());
			return (e) => e.uid?.includes("/") === false || t(e);
		}
		function createIdentityClearness({ identities: e, organization: t }) {
			const n = uniqueByUid(e).filter(({ uid: e }) => isWithin(e, t.uid));
			const r = new Set(n.filter((e) => isFoundByName(e, t.uid)).map(({ uid: e }) => e));
			return createClearness(n, ({ name: e }) => e, ({ uid: e }) => r.has(e));
		}
		function createGroupClearness(e) {
			const { groups: t } = knownNames(e);
			const n = createGroupPaths(t, e.organization);
			return createClearness(t, (e) => n(e) ?? e.uid, () => false);
		}
		function createClearness(e, t, n = () => false) {
			const r = (0, y.$)(e, t);
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
		function collectDump(e) {
			const t = observedRows(e);
			const n = uniqueByUid(e.identities).filter((t) => isFoundByName(t, e.organization.uid));
			const r = knownNames(e);
			const i = {
				nameRole: createNaming(r.roles),
				nameGroup: createGroupNames(r.groups, e.organization),
				isClear: role_dump_createClearness(n, e)
			};
			const a = (0, y.$)(t, ({ identity: e }) => e.uid);
			const o = n.map((t) => dumpIdentity(t, a.get(t.uid) ?? [], e, i));
			const s = new Set(n.map(({ uid: e }) => e));
			const c = t.filter(({ identity: e }) => !s.has(e.uid)).length;
			return {
				organization: e.organization,
				identities: o,
				omitted: c
			};
		}
		function printDump({ identities: e, omitted: t, organization: n }, r) {
			return printRoleFile({
				organization: n.uid,
				comments: dumpComments(t, r),
				identities: e,
				bindings: [...e].sort((e, t) => (0, u.n6)(e.name, t.name)).flatMap((e) => e.bindings.map(({ entry: e }) => e))
			});
		}
		function dumpComments(e, t) {
			return [...t === undefined ? [] : [`yaml-language-server: $schema=${t}`], ...e === 0 ? [] : [`Omitted: ${(0, c.hS)(e, "binding")} of people, pull tokens and others that can only be referred to by uid`]];
		}
		function coverageOfDump({ omitted: e }, t) {
			const n = {
				what: "role bindings",
				why: "of people, pull tokens and others that can only be referred to by uid"
			};
			return (0, j.X)(observedRows(t).length - e, [{
				...n,
				count: e
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
			const r = (0, u.h0)(e, A.B6);
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
		function role_dump_createClearness(e, t) {
			const claimOf = ({ issuer: e, subject: t }) => JSON.stringify([e ?? null, t ?? null]);
			const n = (0, y.T)(e, ({ name: e }) => e);
			const r = (0, y.T)(e, claimOf);
			const i = new Set(t.identities.map(({ uid: e }) => e));
			return (e) => n.get(e.name) === 1 && (e.kind === "unknown" || r.get(claimOf(e)) === 1) && (!i.has(e.name) || e.name === e.uid);
		}
		function createNaming(e) {
			const t = (0, y.T)(e, ({ name: e }) => e);
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
		const Ee = 4e5;
		function splitDump(e, t, n, r = Ee) {
			const { identities: i, organization: a } = e;
			const top = (e) => e.split("/").slice(0, 2).join("/");
			const homeOf = (e) => e.split("/").length > 2 ? top(e) : a.uid;
			const o = (0, y.$)(i, ({ uid: e }) => homeOf(e));
			const s = i.flatMap((e) => e.bindings);
			const c = (0, y.$)(s, ({ groupUid: e }) => top(e));
			const l = [...new Set([
				a.uid,
				...o.keys(),
				...c.keys()
			])].sort(u.n6);
			const d = new Map(knownNames(t).groups.map(({ name: e, uid: t }) => [t, e]));
			const f = new Set();
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
				const u = slugOf(i ? a.name : d.get(t) ?? "", t);
				return texts(l, print, r).map((e) => ({
					name: freeName(u, f),
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
		var De = n(24060);
		var W = n(2810);
		var Oe = n(71166);
		var ke = n(45951);
		;
		const G = /[*?[\]{}]/;
		async function choosePolicyFiles(e, t, n) {
			const r = e.map((e) => {
				const { glob: t, negated: r } = (0, W.sz)(e);
				const i = G.test(t) ? t.replace(/^(?:\.\/)+/, "") : plainPath(t, n);
				return {
					entry: e,
					glob: i,
					negated: r,
					isLiteral: !G.test(t)
				};
			});
			const a = r.filter(({ negated: e }) => !e);
			if (a.length === 0) throw new i.yo(nothingNamed(t));
			const o = a.every(({ isLiteral: e }) => e) ? [] : await list(n, a);
			const s = a.filter(({ isLiteral: e }) => e).map(({ glob: e }) => e);
			const c = (0, W.nY)(r.map(({ glob: e, negated: t }) => t ? `!${e}` : e));
			const l = [...new Set([...s, ...o])].filter(c);
			const u = a.filter(({ glob: e, isLiteral: t }) => !t && !o.some((0, W.nY)([e]))).map(({ entry: e }) => unmatched(t, e));
			if (u.length > 0) throw new i.yo(...u);
			if (l.length === 0) throw new i.yo(nothingNamed(t));
			return l.sort();
		}
		function plainPath(e, { workingDirectory: t }) {
			return (0, O.relative)(t, (0, O.resolve)(t, e)).split(O.sep).join("/");
		}
		async function list(e, t) {
			const { host: n, signal: r, workingDirectory: i } = e;
			if (!(0, Oe.uM)(e)) {
				const e = {
					workspace: n.context.workspace,
					signal: r
				};
				return (await (0, ge.CS)(i, true, e)).paths;
			}
			const a = t.filter(({ isLiteral: e }) => !e).map(({ glob: e }) => folderBefore(e));
			return (0, ke.io)(e, (e) => a.some((t) => `${t}/`.startsWith(`${e}/`) || isBelow(e, t)));
		}
		function folderBefore(e) {
			const t = e.split("/");
			const n = t.findIndex((e) => G.test(e));
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
		var Ae = n(32537);
		var K = n(24086);
		var je = n(25314);
		;
		const Me = 100;
		const Ne = {
			string: "a string",
			boolean: "`true` or `false`",
			array: "a list",
			object: "a mapping"
		};
		function shapeProblems(e, t = U, n = ye) {
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
					message: e.message.startsWith("Invalid") ? `${i} must be ${Ne[e.expected]}.` : `${i} ${e.message}.`
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
			const [a] = (0, A.LE)(t, i);
			return {
				path: e,
				key: t,
				message: `${showPath(e)} has the unknown key \`${(0, u.h0)(t, Me)}\`.`,
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
		var Pe = n(69145);
		;
		const Fe = "restrictions-file";
		function parseRestrictions(e, t) {
			const n = (0, Pe.gM)(e, t);
			if (n.kind === "problems") return {
				kind: "problems",
				problems: n.problems.map((e) => ({
					...e,
					input: Fe
				}))
			};
			const r = q.safeParse(n.source.data);
			if (!r.success) {
				const e = shapeProblems(n.source, q, Le);
				return {
					kind: "problems",
					problems: e.map(({ fix: e, key: t, message: r, path: i }) => ({
						message: r,
						...e === undefined ? {} : { fix: e },
						input: Fe,
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
		const globs = (e) => M.YOg(M.YjP().check(M.YPB((e) => (0, W.AI)(e) === undefined, { error: ({ input: e }) => `is not a usable glob: ${(0, W.AI)(String(e))}` }))).check(M.mIj({ description: e }));
		const Ie = M.rej({
			files: globs("Role files that this entry is for, relative to `working-directory` as in the input `file`."),
			groups: M.lqM(globs("Groups as paths of names (`team-a`, `team-a/**`); the organization itself by its name. None if omitted.")),
			roles: M.lqM(globs("Names of roles, compared without case. None if omitted.")),
			identities: M.lqM(globs("Names of identities, and uids of people. None if omitted."))
		}).check(M.mIj({ description: "What the matching role files may be about; a file must lie wholly within one entry." }));
		const q = M.rej({
			version: M.euz(1, { error: "must be `1`" }).check(M.mIj({ description: "Version of this format." })),
			restrictions: M.YOg(Ie)
		}).check(M.mIj({
			title: "Restrictions of role files of platform-actions",
			description: "Which role file may be about which groups, roles and identities."
		}));
		const Le = {
			"": Object.keys(q.shape),
			restrictions: Object.keys(Ie.shape)
		};
		function restrictionsJsonSchema() {
			return z.toJSONSchema(q, {
				target: "draft-7",
				io: "input"
			});
		}
		var J = n(89763);
		;
		function parseRoleFile(e, t) {
			return judgeRoleFile(readYaml(e, t));
		}
		async function parseLongRoleFile(e, t) {
			const n = await (0, Pe.QB)(e, t);
			await (0, r.pN)();
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
		function wantedClaim(e) {
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
				claimMatch: (0, J.jk)(s),
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
				claim: wantedClaim(e),
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
		var Re = n(5467);
		;
		const ze = 64 * 1024 * 1024;
		const Y = 1024 * 1024;
		async function readRunFiles(e, t) {
			const n = [];
			const attempt = async (e) => {
				try {
					return await e();
				} catch (e) {
					if (!(e instanceof i.yo)) throw e;
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
			if (c === undefined || n.length > 0) throw new i.yo(...n);
			const l = new Map(r?.paths.map((e) => [(0, K.X)(t, e), e]));
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
			const t = e.map((e) => `\`${(0, u.h0)(e, 200)}\``).join(", ");
			return {
				message: `\`file\`: ${t} has neither \`identities\` nor \`bindings\`, so there is nothing to compare with the organization`,
				fix: "list the identities that the file owns (`mode: dump` prints the current state in this format)",
				input: "file"
			};
		}
		function requireSignIn(e) {
			(0, je.s)(e, Re.b);
		}
		async function readRoleFiles(e, t) {
			const n = await choosePolicyFiles(e.file, "file", placeOf(e, t));
			const a = [];
			const s = [];
			for (const e of n) {
				const n = await t.readPolicyFile(e);
				const i = n === undefined ? undefined : await parseLongRoleFile(n, (0, K.X)(t, e));
				if (i === undefined) s.push(missingFile(e));
				else if (i.kind === "problems") s.push(...i.problems);
				else a.push(i.file);
				await (0, r.pN)();
				if (t.signal.aborted) throw (0, o.Wm)(t.signal, "reading the role files");
			}
			if (s.length > 0) throw new i.yo(...s);
			const c = mergeRoleFiles(a);
			if (c.kind === "problems") throw new i.yo(...c.problems);
			return {
				paths: n,
				file: c.file
			};
		}
		async function namedRoleFiles(e, t) {
			try {
				return await choosePolicyFiles(e.file, "file", placeOf(e, t));
			} catch (e) {
				if (e instanceof i.yo) return [];
				throw e;
			}
		}
		function missingFile(e) {
			return {
				message: `\`file\`: \`${(0, u.h0)(e, 200)}\` does not exist`,
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
				github: async () => (0, Ae.K)(e["github-token"], t),
				signal: r
			};
		}
		async function readRestrictions(e, t) {
			const n = "restrictions-file";
			const r = e[n];
			if (r === undefined) return undefined;
			const a = await (0, ke.r3)(placeOf(e, t), r, Y, n);
			if (a === undefined) {
				throw new i.yo({
					message: `\`${n}\`: \`${(0, u.h0)(r, 200)}\` does not exist in the commit that it is read from`,
					fix: "commit it on the base branch first: a change cannot set its own restrictions",
					input: n
				});
			}
			const o = parseRestrictions(a, (0, K.X)(t, r));
			if (o.kind === "problems") throw new i.yo(...o.problems);
			return o.restrictions;
		}
		async function planFileTarget(e, t, n) {
			const r = e["plan-file"];
			if (r === undefined) return undefined;
			if (r.endsWith("/")) throw new i.yo(folderForPlan(r));
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
			if (u.some((e) => (0, De.Dl)(l, (0, O.resolve)(c, e)))) {
				throw new i.yo({
					message: `\`plan-file\` and \`file\` are the same file, \`${e}\`: the role file is never overwritten`,
					fix: "give `plan-file` another name",
					input: "plan-file"
				});
			}
			return l;
		}
		function folderForPlan(e) {
			return {
				message: `\`plan-file\` is \`${(0, u.h0)(e, 200)}\`, a folder, which only \`mode: dump\` can write`,
				fix: "give it the name of a file",
				input: "plan-file"
			};
		}
		async function readKeptPlan(e, t) {
			const n = e["plan-file"];
			if (n === undefined) return undefined;
			const r = await (0, a.Gu)((0, O.resolve)(t.workingDirectory, n), ze);
			const o = "write it with `mode: plan` and the same `plan-file`, and pass it on unchanged";
			if (r === undefined) throw new i.yo({
				message: `\`plan-file\`: \`${n}\` does not exist`,
				fix: o,
				input: "plan-file"
			});
			const s = parsePlanFile(r);
			if (s.kind === "plan") return s.plan;
			const c = `\`plan-file\`: \`${n}\` is not a plan: ${s.reason}`;
			throw new i.yo({
				message: c,
				fix: o,
				input: "plan-file"
			});
		}
		var Be = n(65655);
		;
		const Ve = "Run again. If it happens again, check that the identity has a binding of its own on the organization, and report the incomplete list to the service.";
		function missingOwnBindings(e, t) {
			const { bindings: n, organization: r } = e;
			const i = (0, u.h0)(r.name, 100);
			if (t.kind === "unreadable") return n.length > 0 ? undefined : `the list of role bindings of \`${i}\` is empty`;
			if (n.some(({ identity: e }) => e.uid === t.uid)) return undefined;
			return `the list of role bindings of \`${i}\` does not contain those of the running identity \`${(0, u.h0)(t.uid, 200)}\``;
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
				fix: Ve,
				fingerprint: "own-bindings-missing"
			};
		}
		async function readRunningIdentity(e) {
			const t = await e?.get();
			const n = t === undefined ? undefined : (0, Be.Ip)(t)?.subject;
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
			await (0, r.pN)();
			if (t.signal.aborted) throw (0, o.Wm)(t.signal, "writing the dump");
			const d = missingOwnBindings(l, u);
			const f = collectDump(l);
			const { findings: p, text: m, written: h } = a ? await writeFolder(i, f, l, e, t) : writeOne(s, f, t);
			const g = [...d === undefined ? [] : [ownBindingsWarning(d)], ...p];
			const _ = sentenceOf(l, h);
			return {
				findings: g,
				problems: [],
				verdict: g.length === 0 ? "pass" : "warn",
				outputs: {},
				summary: `## \u2705 Dump of role bindings\n\n${(0, k.FV)(_)}\n`,
				coverage: {
					...coverageOfDump(f, l),
					noun: "role binding"
				},
				report: {
					mode: "dump",
					organization: l.organization,
					...m === undefined ? { written: h } : { dump: m }
				},
				stdout: m === undefined || s !== undefined ? [] : [m.trimEnd()],
				log: [_]
			};
		}
		function writeOne(e, t, { host: n, stdoutIsDropped: r }) {
			const i = printDump(t, (0, _e.ZZ)("rolebindings"));
			if (e !== undefined) (0, a.vK)(e, n.redact(i));
			else if (r) n.quote(i);
			const o = Buffer.byteLength(i);
			return {
				text: i,
				written: e === undefined ? [] : [e],
				findings: o > Y ? [largeDump(o)] : []
			};
		}
		async function writeFolder(e, t, n, r, o) {
			const s = await namedRoleFiles(r, o);
			const c = splitDump(t, n, (0, _e.ZZ)("rolebindings"));
			const l = c.map(({ name: t }) => writableTarget((0, O.join)(e, t), r, o, s));
			const d = await yamlFilesIn((0, O.resolve)(o.workingDirectory, e));
			const f = d.filter((e) => !c.some((t) => t.name === e));
			if (f.length > 0) {
				const t = f.slice(0, 5).map((e) => `\`${(0, u.h0)(e, 100)}\``);
				throw new i.yo({
					message: `\`plan-file\`: the folder \`${(0, u.h0)(e, 200)}\` has YAML files that are not part of this dump: ${t.join(", ")}`,
					fix: "remove them, or name an empty folder: a plan of this folder would read them too",
					input: "plan-file"
				});
			}
			for (const [e, t] of l.entries()) (0, a.vK)(t, o.host.redact(c[e]?.text ?? ""));
			return {
				text: undefined,
				written: l,
				findings: []
			};
		}
		async function yamlFilesIn(e) {
			return (await (0, ge.Fv)(e)).filter((e) => /^[^/]*\.ya?ml$/i.test(e));
		}
		function largeDump(e) {
			const t = Math.floor(Y / 1024);
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
				if (e instanceof i.yo) return undefined;
				throw e;
			}
		}
		function sentenceOf({ bindings: e, identities: t, organization: n }, r) {
			const i = `${(0, c.hS)(t.length, "identity", "identities")} and ${(0, c.hS)(e.length, "role binding")}`;
			const [a] = r;
			const o = r.length > 1 ? `, written to ${(0, c.hS)(r.length, "file")}` : `, written to ${a}`;
			return `${(0, u.h0)(n.name, 100)} has ${i}${a === undefined ? "" : o}.`;
		}
		;
		const X = 20;
		function judgeRestrictions({ entries: e, mentioned: t, plan: n }, r, { paths: i, restrictions: a }) {
			const o = [
				...e.flatMap(touchesOfEntry),
				...t.flatMap(touchesOfChange),
				...n.changes.flatMap(touchesOfChange)
			];
			const s = a.map(compile);
			const c = restriction_guard_createNaming(r);
			return [...(0, y.$)(o, ({ place: e }) => e.file)].flatMap(([e, t]) => {
				const n = i.get(e) ?? e;
				const r = s.filter(({ files: e }) => e(n));
				const a = [...new Map(t.map((e) => [touchKey(e), e])).values()];
				const o = r.map((e) => a.filter((t) => !allows(e, t, c(t))));
				const l = o.reduce((e, t) => e === undefined || t.length < e.length ? t : e, undefined);
				const u = [...l ?? a].sort((e, t) => comparePlaces(e.place, t.place));
				return refusalsOf(e, n, u, l === undefined, c);
			});
		}
		function compile({ files: e, groups: t, identities: n, roles: r }) {
			const anyOf = (e, t) => {
				const n = e.map(t);
				return (e) => n.some((t) => t(e));
			};
			return {
				files: anyOf(e, W.Nx),
				group: anyOf(t, W.Nx),
				role: anyOf(r, (e) => (0, W.mi)(e, { ignoreCase: true })),
				identity: anyOf(n, (e) => (0, W.mi)(e))
			};
		}
		function allows(e, { kind: t }, n) {
			return n.some(e[t]);
		}
		function touchKey({ kind: e, name: t, place: n, uid: r }) {
			return JSON.stringify([
				e,
				r ?? null,
				e === "group" ? null : t,
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
			const refusal = (e, t, { place: n }) => ({
				guard: "restrictions",
				message: e,
				fix: t,
				input: "restrictions-file",
				changes: [],
				place: n
			});
			const o = (0, c.hS)(n.length, "thing");
			if (r) {
				const e = `No entry of \`restrictions-file\` has \`files\` that match \`${shortName(t)}\`, so it may be about nothing; it is about ${o}, and 0 are allowed.`;
				return [refusal(e, "Add an entry for this file to `restrictions-file`.", a)];
			}
			return n.slice(0, X).map((t, r) => {
				const [a = t.name] = i(t);
				const s = r === X - 1 && n.length > X ? `, and ${n.length - X} more` : "";
				const c = `\`${shortName(e)}\` is about the ${t.kind} \`${shortName(a)}\`, which \`restrictions-file\` does not allow (${r + 1} of ${o} outside of its bounds${s}; 0 are allowed).`;
				const l = `Move this to another file, or add the ${t.kind} to the entry for this file in \`restrictions-file\`.`;
				return refusal(c, l, t);
			});
		}
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
		const rolesOf = (e) => (0, W.nY)(e, (e) => (0, W.mi)(e, { ignoreCase: true }));
		const He = {
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
			const { fix: l, input: u, why: d } = He[e];
			return [{
				guard: e === "owner" ? "deny-roles" : e,
				message: `The plan has ${(0, c.hS)(a.length, "grant")} of roles ${d}, and 0 are allowed: ${s}.`,
				fix: l(s, [...new Set([...r.length === 0 && e === "owner" ? ["*"] : r, ...o])].join(", ")),
				input: u,
				changes: a.map(({ change: e }) => e)
			}];
		}
		;
		const Ue = 4;
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
				message: `The plan removes ${(0, c.hS)(n, "binding")}, and \`max-deletes\` is ${t}.`,
				fix: `\`max-deletes: ${n}\` would allow it.`,
				input: "max-deletes",
				changes: e
			}];
		}
		function judgeShare(e, t, { maxDeletePercent: n }) {
			if (t <= Ue || e.length * 100 <= n * t) return [];
			const r = Math.ceil(e.length * 100 / t);
			return [{
				guard: "max-delete-percent",
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
					message: `The plan removes ${(0, c.hS)(i.length, "binding")} of the running identity \`${n.uid}\`, and 0 may be removed.`,
					fix: "`protect-self: false` would allow it; or add these roles to the file.",
					input: "protect-self",
					changes: i
				});
			}
			if (a.length > 0) {
				o.push({
					guard: "own-claims",
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
				message: `The plan would leave the organization with 0 bindings of \`${se}\`, but at least 1 must remain; no input allows this.`,
				fix: "Grant `owner` to another identity first, or keep this one in the file.",
				input: undefined,
				changes: u
			}];
		}
		function judgeClaims(e, { allowClaimChanges: t }) {
			if (t || e.length === 0) return [];
			return [{
				guard: "allow-claim-changes",
				message: `The plan changes the claims of ${(0, c.hS)(e.length, "identity", "identities")}, and 0 are allowed: whoever matches the new claims gets all their roles.`,
				fix: "`allow-claim-changes: true` would allow it.",
				input: "allow-claim-changes",
				changes: e
			}];
		}
		;
		const We = 200;
		const Ge = "Run `mode: plan` again, have the new plan reviewed, and use its hash or file.";
		function judgeReviewed(e, { hash: t, kept: n }, r) {
			const i = planHash(e);
			const a = t === undefined || t === i ? [] : [{
				guard: "plan-hash",
				message: `The plan has changed since it was reviewed: its hash is ${i}, but \`plan-hash\` is ${(0, u.h0)(t, We)}. ${nowWords(e)}`,
				fix: Ge,
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
			const s = [...a.length === 0 ? [] : [`${(0, c.hS)(a.length, "new change")}: ${firstOf(a.map(signedSentence))}`], ...o.length === 0 ? [] : [`${(0, c.hS)(o.length, "change")} no longer needed: ${firstOf(o.map((e) => keptWords(e, n)))}`]];
			return [{
				guard: "plan-file",
				message: `The plan has changed since \`plan-file\` was written: ${s.join("; ")}.`,
				fix: Ge,
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
			const [l, d, f, p, m] = readCanonical(e);
			switch (l) {
				case "create": return `+ create identity ${show(d)}`;
				case "add": return `+ add role ${show(p)} on ${show(m)} to identity ${show(d ?? f)}`;
				case "update": return `~ change identity ${show(d)}`;
				case "remove": return `- remove role ${show(p)} on ${show(m)} from identity ${show(f)}`;
				default: return (0, u.h0)(e, We);
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
			return `It has ${(0, c.hS)(e.length, "change")} now: ${firstOf(e.map(signedSentence))}.`;
		}
		var Ke = n(28662);
		var Z = n(52309);
		;
		const Q = 60;
		const qe = 300;
		const Je = {
			planned: "",
			done: "done",
			failed: "FAILED",
			blocked: "blocked"
		};
		function renderPlanRows(e) {
			const short = (e) => (0, u.h0)(e, Q);
			return (0, u.K$)(e.map(({ change: e, status: t }) => {
				const n = e.kind === "binding" ? [short(e.role.name), short(e.group.name)] : ["", ""];
				const r = [Je[t], changeDetails(e)];
				const { file: i, line: a } = e.place;
				return [
					changeSign(e),
					e.kind,
					identityText(e.identity, Q),
					...n,
					`(${(0, u.h0)(i, qe)}:${a})`,
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
				`${(0, u.h0)(n.organization.name, Q)}: ${headline(e)}`,
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
		const Ye = {
			plan: "Plan of role bindings",
			apply: "Role bindings",
			drift: "Drift of role bindings"
		};
		function roleAnswer(e) {
			const { mode: t, plan: n, planHash: r, refusals: i, tracked: a } = e;
			const { notices: o, organization: s } = n;
			const c = a.filter(({ status: e }) => e === "failed");
			const l = a.filter(({ status: e }) => e !== "failed");
			const u = `${(0, k.FV)(s.name, Q)} (${(0, k.fl)(s.uid, Q)})`;
			return {
				title: Ye[t],
				words: headline(e),
				actions: [
					...i.length === 0 ? [] : [refusalList(i)],
					...c.length === 0 ? [] : [failureTable(c)],
					...l.length === 0 ? [] : [diffBlock(renderPlanRows(l))]
				],
				details: [...o.length === 0 ? [] : [noticeBlock(o)], (0, k.GE)("Organization and plan hash", `Organization ${u}\n\n${(0, k.hl)(r)}`)]
			};
		}
		function noticeBlock(e) {
			const t = e.map(({ message: e, place: t }) => `${(0, Ke.Bo)(t)}: ${(0, Z.Rw)(e)}`);
			return (0, k.GE)(`Notices (${e.length})`, (0, k.AX)(t));
		}
		function refusalList(e) {
			return (0, k.AX)(e.map(({ fix: e, guard: t, message: n }) => `\u274C **${t}**: ${(0, Z.Rw)(n)}<br>${e.split("\n").map(Z.Rw).join("<br>")}`));
		}
		function failureTable(e) {
			return (0, k.oS)([
				"Failed",
				"Why",
				"Asked for in"
			], e.map(({ change: e, note: t }) => [
				`\u274C ${(0, Z.Rw)(changeSentence(e))}`,
				(0, k.FV)(t ?? "no reason is known", qe),
				(0, Ke.Bo)(e.place)
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
		function roleOutcome(e) {
			const { mode: t, plan: n, problems: r, refusals: i, tracked: a, verified: o } = e;
			const s = {
				mode: t,
				plan: n,
				tracked: a,
				refusals: i,
				planHash: planHash(n)
			};
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
		const Xe = {
			"duplicate-binding": "warning",
			"expired-entry": "notice",
			"repeated-entry": "notice",
			"unpruned-binding": "notice"
		};
		const Ze = {
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
					fingerprint: (0, f.ax)("role-guard", e, ...i === undefined ? [] : [i.file, t.replace(/ \([^(]*; 0 are allowed\)/, "")], ...r.map(canonicalChange).sort())
				};
			});
		}
		function noticeFindings({ organization: e, notices: t }) {
			return t.map(({ kind: t, message: n, place: r }) => ({
				rule: t,
				level: Xe[t],
				title: Ze[t],
				message: n,
				location: locationOf(r),
				fingerprint: (0, f.ax)("role-notice", e.uid, t, n.replace(/ on line \d+(?: of `[^`]*`)?/, ""))
			}));
		}
		function changeFinding(e, t, n, r, ...i) {
			return {
				rule: e,
				level: "error",
				title: t,
				message: n,
				artifact: r.identity.name,
				location: locationOf(r.place),
				fingerprint: (0, f.ax)(...i, canonicalChange(r))
			};
		}
		function driftFindings({ organization: e, changes: t }) {
			return t.map((t) => changeFinding("drift", "Organization and file differ", `${signedSentence(t)}.`, t, "role-drift", e.uid));
		}
		function leftFindings(e, t) {
			return t.map((t) => {
				const n = `Still needed after \`apply\`: ${signedSentence(t)}.`;
				return changeFinding("left-change", "Change still needed", n, t, "role-left", e.uid);
			});
		}
		function failureFindings(e) {
			return e.filter(({ status: e }) => e === "failed").map(({ change: e, note: t }) => {
				const n = `Could not ${changeSentence(e)}: ${t ?? "no reason is known"}.`;
				return changeFinding("failed-change", "Change failed", n, e, "role-failure");
			});
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
			return e.absent || e.expires !== undefined && (0, w.SU)(e.expires, t);
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
			const s = (0, y.$)(r, ({ name: e }) => e);
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
					const r = `Several identities have the ${n}: ${(0, A.Yu)(t)}.`;
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
			const n = (0, y.$)(t, ({ claim: e }) => `${e.issuer}\n${e.subject}`);
			const r = (0, y.$)(t, ({ claim: e }) => (0, J.vm)(e));
			const find = (e, t) => {
				const { issuer: i, subject: a } = e.claimMatch;
				if (t === "exact") return n.get(`${i}\n${a}`) ?? [];
				if (e.kind !== "github") return [];
				const { workload: o } = e;
				const s = r.get((0, J.gg)(o)) ?? [];
				return s.filter(({ claim: e }) => (0, J.x0)(o, e) === "other-form");
			};
			return (e, t) => find(e, t).map(({ identity: e }) => e);
		}
		;
		function resolvePeople(e, { people: t }, n) {
			const r = [];
			const i = e.identities.map((e) => {
				const { lookup: i, place: a } = e;
				if (i === undefined) return e;
				const o = t?.get(personKey(i)) ?? [];
				const [s] = o;
				if (o.length === 1) return {
					...e,
					uid: s
				};
				const c = `\`${shortName(i.subject)}\` of \`${shortName(i.issuer)}\``;
				if (o.length > 1) r.push({
					message: `Several people are ${c}: ${o.map(shortName).join(", ")}.`,
					fix: "Write the `uid` of the one you mean instead of `lookup`.",
					input: "file",
					place: a
				});
				else if (!isAbsent(e, n)) r.push({
					message: `The service does not know the person ${c}, or cannot look people up.`,
					fix: "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.",
					input: "file",
					place: a
				});
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
		;
		function resolveGrants(e, t, n, r) {
			const { organization: i } = n;
			const a = knownNames(n);
			const o = new Map();
			const s = new Map();
			const c = [];
			const l = [];
			const u = [];
			const d = createGroupSearch(a.groups, i);
			const prefers = ({ uid: e }) => !e.includes("/") || isWithin(e, i.uid);
			const f = createNameSearch("role", a.roles, { prefers });
			const take = (e, t) => {
				if (e.kind === "found") return e.found;
				if (t === "present") u.push(e.problem);
				return undefined;
			};
			const roleOf = (e, t) => take(f(e), t);
			const groupOf = (e, t) => e === undefined ? i : take(d(e), t);
			const want = (e, t, n, r, i) => {
				if (n === undefined || r === undefined) return;
				const a = {
					uid: t.uid,
					name: t.name
				};
				const u = {
					action: "add",
					kind: "binding",
					identity: a,
					role: n,
					group: r,
					place: e
				};
				c.push(u);
				const d = grantKey(u);
				if (i === "expired") s.set(d, e);
				if (i !== "present") return;
				const f = o.get(d);
				if (f === undefined) o.set(d, u);
				else l.push(repeatedNotice(f, e));
			};
			for (const e of t) {
				const t = referenceOf(e);
				const n = !e.absent ? "present" : e.entry.absent ? "absent" : "expired";
				if (n === "expired") l.push(expiredNotice("This identity", e.entry.expires, e.entry.place));
				for (const r of e.entry.roles) want(r.place, t, roleOf(r, n), i, n);
			}
			const p = createIdentityLookup(e, t, n);
			for (const t of e.bindings) {
				const e = t.expires !== undefined && (0, w.SU)(t.expires, r);
				if (e) l.push(expiredNotice("This binding", t.expires, t.place));
				const n = p(t.identity);
				const i = n.kind === "found" && n.absent;
				const a = e ? "expired" : i ? "absent" : "present";
				const [o, s] = [roleOf(t.role, a), groupOf(t.group, a)];
				if (n.kind === "problem" && !e) u.push(n.problem);
				if (n.kind === "found") want(t.place, n.identity, o, s, a);
			}
			return {
				wanted: o,
				expired: s,
				mentioned: c,
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
			const f = createNameSearch("identity", a, { alsoNamed: d });
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
				const d = f(e);
				if (d.kind === "found") {
					const n = s.get(d.found.uid);
					if (n === undefined || !renamesFrom(n, d.found)) return byIdentity(d.found);
					const { name: r, place: i } = n.entry;
					const a = `The entry on ${lineWords(i, e.place)} renames the identity \`${shortName(t)}\` to \`${shortName(r ?? "")}\`.`;
					return problem(a, `Use \`${shortName(r ?? "")}\` here, so that the entry still applies afterwards.`, e);
				}
				const p = a.some(({ name: e }) => e === t) ? undefined : i.find(({ name: e }) => e === t);
				if (p === undefined) return d;
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
		function planRoles(e, t, n) {
			const { file: r, problems: i } = resolvePeople(e, t, n.nowMs);
			const { matches: a, problems: o } = matchIdentities(r.identities, t, n.nowMs);
			const s = resolveGrants(r, a, t, n.nowMs);
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
			const h = [...s.wanted].flatMap(([e, t]) => m.has(e) ? [] : [t]);
			const g = (0, y.$)(l, ({ identity: e }) => e.uid);
			const bindingsOf = (e) => g.get(e) ?? [];
			const _ = [
				...a.flatMap(identityCreation),
				...u.flatMap((e) => identityUpdate(e, bindingsOf)),
				...h,
				...n.prune ? p : []
			];
			const v = createLabeling(t);
			return {
				kind: "plan",
				entries: a,
				mentioned: s.mentioned,
				plan: {
					organization: {
						uid: t.organization.uid,
						name: t.organization.name
					},
					changes: sortChanges(_).map(v),
					notices: sortNotices([...s.notices, ...f.map(v).flatMap((e) => surplusNotice(e, n.prune))]),
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
			return (0, j.X)(a + r, [{
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
			return (0, J.x0)(t.workload, {
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
			return [...e].sort((e, t) => comparePlaces(e.place, t.place) || (0, u.n6)(e.message, t.message));
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
			const d = i.restrictions === undefined ? [] : judgeRestrictions(c, a, i.restrictions);
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
			await (0, r.pN)();
			const _ = await writePlan(i, u, roleRun(h, []).tracked, t);
			return roleOutcome(roleRun(h, _, g));
		};
		const Qe = (0, s.f)(work, Re.e.capabilities);
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
			await (0, r.pN)();
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
			if (o.kind === "problems") throw new i.yo(...o.problems);
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
			gb: () => s,
			s1: () => oddKind,
			zk: () => searchLong
		});
		var r = n(73024);
		var i = n(24344);
		var a = n(60983);
		const o = 5 * 1024 * 1024;
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
				const s = oddKind(i);
				if (s !== undefined) return s;
				if (i.size > o) return undefined;
				return judgeBytes((0, a.oD)(n, i.size), e.linkedTo, t);
			} finally {
				(0, r.closeSync)(n);
			}
		}
		function judgeBytes(e, t, n) {
			const r = isWide(e);
			if (n?.isData && !r && isBinary(e)) return c;
			const i = !r && !e.subarray(0, 2).includes(0);
			if (n !== undefined && i && !n.matters(e.toString("latin1"))) return {
				kind: "skipped",
				why: n.why
			};
			const o = (0, a.g7)(e);
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
		const s = "of a kind that is not scanned";
		const c = {
			kind: "skipped",
			why: s
		};
		const l = {
			kind: "unread",
			reason: `is larger than ${Math.floor(o / 1024 ** 2)} MiB`
		};
		const u = 1024 * 1024;
		const d = 512;
		async function searchLong(e, t) {
			if (!t?.isData) return l;
			const n = openResolved(e);
			try {
				const e = oddKind((0, r.fstatSync)(n));
				return e ?? await searchParts(n, t);
			} finally {
				(0, r.closeSync)(n);
			}
		}
		async function searchParts(e, t) {
			const n = Buffer.alloc(u);
			for (let r = 0;; r += u - d) {
				const o = (0, a.m6)(e, n, r);
				const s = n.subarray(0, o);
				if (r === 0 && isWide(s)) return l;
				if (r === 0 && isBinary(s)) return c;
				if (t.matters(s.toString("latin1"))) return l;
				if (o < u) return {
					kind: "skipped",
					why: t.why
				};
				await (0, i.pN)();
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
	99004: ((e, t, n) => {
		n.d(t, {
			CS: () => listFiles,
			Fv: () => walkFiles,
			wo: () => replaceWorkspaceFile
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(38086);
		var o = n(24344);
		var s = n(45794);
		var c = n(60616);
		var l = n(38365);
		var u = n(60983);
		var d = n(48636);
		var f = n(41706);
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
			const r = n !== undefined && (0, d.UO)(n.top, (0, l.Q)(t, e));
			return r ? n : undefined;
		}
		async function walkFiles(e, { odd: t = [], others: n = false, unread: r = [] } = {}) {
			const a = [];
			const s = [""];
			for (let c = s.pop(); c !== undefined; c = s.pop()) {
				await (0, o.pN)();
				for (const o of entriesOf((0, i.join)(e, c), (e) => {
					r.push({
						path: c === "" ? "." : c,
						reason: `cannot be read (${e})`
					});
				})) {
					const e = c === "" ? o.name : `${c}/${o.name}`;
					if (!o.isDirectory()) {
						if (n || o.isFile()) a.push(e);
						if (!o.isFile() && !o.isSymbolicLink()) t.push(e);
					} else if (o.name !== ".git") s.push(e);
				}
				if (a.length > p) {
					r.push({
						path: ".",
						reason: `contains more than ${p} files`
					});
					break;
				}
			}
			return a.sort();
		}
		function entriesOf(e, t) {
			try {
				return (0, r.readdirSync)(e, { withFileTypes: true });
			} catch (e) {
				t((0, d.CA)(e));
				return [];
			}
		}
		async function replaceWorkspaceFile(e, t, n) {
			const refuse = (e) => new s.yo({ message: `\`${(0, a.h0)(t)}\` was not changed: ${e}` });
			const i = (0, d.Rx)(t, e);
			if (i.kind === "refused") throw refuse(i.why);
			const o = await (0, f.sL)({
				folder: e.workingDirectory,
				root: e.workspace
			}, t);
			if (o.kind === "unread") throw refuse(`it ${o.reason}`);
			if (o.kind === "skipped") throw refuse(`it is ${o.why}`);
			if (o.text !== n.before) throw refuse("it has changed since it was read");
			const { gid: c, mode: l, uid: p } = (0, r.lstatSync)(i.path);
			const m = (0, u.wx)(n.after, n.encoding);
			(0, d.vK)(i.path, m, l & 4095, {
				uid: p,
				gid: c
			});
		}
	}),
	69145: ((e, t, n) => {
		n.d(t, {
			QB: () => readLongYaml,
			gM: () => readYaml
		});
		var r = n(38815);
		var i = n(38086);
		var a = n(24344);
		const o = 1048576;
		const s = 10;
		const c = 240;
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
				await (0, a.pN)();
			}
		}
		function* readSteps(e, t) {
			if (e.length > o) {
				return refuse({
					message: `\`${t}\` is longer than ${o} characters.`,
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
			const a = yield* parseYaml(e, n);
			const l = a.errors.some((e) => e.code === "RESOURCE_EXHAUSTION");
			const u = [...a.errors, ...a.warnings].slice(0, l ? 1 : s);
			if (u.length > 0) {
				return refuse(...u.map((e) => ({
					message: l ? "The YAML is nested too deeply." : yamlMessage(e.code, e.message),
					input: "file",
					place: place(e.pos[0])
				})));
			}
			yield;
			const d = ownProblems(e, a, place);
			if (d.length > 0) return refuse(...d.slice(0, s));
			try {
				return {
					kind: "source",
					source: describe(a, a.toJS(), place)
				};
			} catch (e) {
				const t = (0, i.h0)(String(e), c);
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
			return `The YAML is invalid: ${(0, i.h0)(t, c)}.`;
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
				const i = e.get(t) ?? new Map(t.items.map((e) => [String(e.key), e]));
				e.set(t, i);
				return i.get(n);
			};
		}
		const l = 5e3;
		const u = {
			prettyErrors: false,
			resolveKnownTags: false,
			logLevel: "error",
			uniqueKeys: false
		};
		function* parseYaml(e, t, n = l) {
			const i = new r.iX(t.addNewLine);
			const a = [];
			t.addNewLine(0);
			let o = 0;
			for (const t of new r.JG().lex(e)) {
				for (const e of i.next(t)) a.push(e);
				o += 1;
				if (o % n === 0) yield;
			}
			for (const e of i.end()) a.push(e);
			yield;
			const s = new r.Dk(u).compose(a, true, e.length);
			const [c, d] = [...s];
			const f = c;
			if (d !== undefined) f.errors.push(new r.XT([d.range[0], d.range[1]], "MULTIPLE_DOCS", ""));
			return f;
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
		var a = n(52309);
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
			const l = e === undefined ? "" : `<br>${e.split("\n").map(a.Rw).join("<br>")}`;
			return `${o.W[t]} ${(0, i.FV)(s)}: ${(0, a.Rw)(r)}${c}${l}`;
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
		var i = n(83612);
		var a = n(80922);
		var o = n(38707);
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
			return t.find((e) => e === i) ?? t.find((e) => e.endsWith(`_${n}`)) ?? (0, o.LE)(i, t, 1)[0];
		}
		function commonPrefix(e) {
			const [t = ""] = e;
			let n = t.lastIndexOf("_") + 1;
			while (n > 0 && !e.every((e) => e.startsWith(t.slice(0, n)))) n = t.lastIndexOf("_", n - 2) + 1;
			return t.slice(0, n);
		}
		const s = null && `
  INTERNAL IAM_GROUPS_CREATE IAM_GROUPS_UPDATE IAM_GROUPS_LIST IAM_GROUPS_DELETE IAM_GROUP_INVITES_CREATE
  IAM_GROUP_INVITES_LIST IAM_GROUP_INVITES_DELETE IAM_ROLES_CREATE IAM_ROLES_UPDATE IAM_ROLES_LIST
  IAM_ROLES_DELETE IAM_ROLE_BINDINGS_CREATE IAM_ROLE_BINDINGS_UPDATE IAM_ROLE_BINDINGS_LIST
  IAM_ROLE_BINDINGS_DELETE TENANT_CLUSTERS_CREATE TENANT_CLUSTERS_UPDATE TENANT_CLUSTERS_LIST
  TENANT_CLUSTERS_DELETE TENANT_CLUSTERS_DISCOVER TENANT_RECORDS_LIST TENANT_RECORD_CONTEXTS_LIST
  TENANT_RECORD_SIGNATURES_LIST TENANT_RECORD_POLICY_RESULTS_LIST TENANT_RISKS_LIST TENANT_SBOMS_LIST
  TENANT_VULN_REPORTS_LIST TENANT_ATTESTATIONS_LIST IAM_ACCOUNT_ASSOCIATIONS_CREATE
  IAM_ACCOUNT_ASSOCIATIONS_UPDATE IAM_ACCOUNT_ASSOCIATIONS_LIST IAM_ACCOUNT_ASSOCIATIONS_DELETE
  IAM_POLICY_CREATE IAM_POLICY_UPDATE IAM_POLICY_LIST IAM_POLICY_DELETE IAM_IDENTITY_CREATE
  IAM_IDENTITY_UPDATE IAM_IDENTITY_LIST IAM_IDENTITY_DELETE TENANT_NODES_LIST TENANT_NAMESPACES_LIST
  TENANT_WORKLOADS_LIST IAM_IDENTITY_PROVIDERS_CREATE IAM_IDENTITY_PROVIDERS_UPDATE
  IAM_IDENTITY_PROVIDERS_LIST IAM_IDENTITY_PROVIDERS_DELETE IAM_SCIM_MANAGE EVENTS_SUBSCRIPTION_CREATE
  EVENTS_SUBSCRIPTION_UPDATE EVENTS_SUBSCRIPTION_LIST EVENTS_SUBSCRIPTION_DELETE REPO_BLOBS_GET
  REPO_CREATE REPO_UPDATE REPO_LIST REPO_DELETE MANIFEST_CREATE MANIFEST_UPDATE MANIFEST_LIST
  MANIFEST_DELETE TAG_CREATE TAG_UPDATE TAG_LIST TAG_DELETE MANIFEST_METADATA_LIST REFERRERS_LIST
  REPO_INTERNAL_ADMIN APK_BLOBS_GET APK_CREATE APK_UPDATE APK_LIST APK_DELETE VERSION_LIST
  VULN_REPORT_CREATE VULN_REPORT_LIST VULN_CREATE BUILD_REPORT_LIST LIBRARIES_ENTITLEMENTS_CREATE
  LIBRARIES_ENTITLEMENTS_LIST LIBRARIES_ENTITLEMENTS_DELETE LIBRARIES_ARTIFACTS_LIST LIBRARIES_PYTHON_LIST
  LIBRARIES_PYTHON_CREATE LIBRARIES_JAVA_LIST LIBRARIES_JAVA_CREATE LIBRARIES_JAVASCRIPT_LIST
  LIBRARIES_JAVASCRIPT_CREATE LIBRARIES_DOTNET_LIST LIBRARIES_DOTNET_CREATE LIBRARIES_GO_LIST
  LIBRARIES_GO_CREATE LIBRARIES_CACHE_INVALIDATE LIBRARIES_CACHE_LIST LIBRARIES_REBUILDER_REQUESTS_CREATE
  LIBRARIES_REBUILDER_REQUESTS_LIST LIBRARIES_REBUILDER_REQUESTS_CANCEL
  LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE
  LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE LIBRARIES_REBUILDER_BUILDS_READ
  LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH LIBRARIES_REBUILDER_BUILDS_UNTRUSTED
  LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ LIBRARIES_REBUILDER_NEW_VERSIONS_READ
  LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH LIBRARIES_REBUILDER_MALWARE_STATUS_READ
  LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE
  LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE
  LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE
  LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST LIBRARIES_REQUEST_GROUPS_CREATE
  LIBRARIES_REQUEST_GROUPS_LIST LIBRARIES_REQUEST_GROUPS_UPDATE LIBRARIES_REQUEST_GROUPS_DELETE
  LIBRARIES_REQUEST_GROUPS_SUBMIT LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE
  LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED
  REGISTRY_ENTITLEMENTS_LIST REGISTRY_ENTITLEMENTS_CREATE REGISTRY_ENTITLEMENTS_DELETE
  REGISTRY_ENTITLEMENTS_IMAGES_ADD REGISTRY_ENTITLEMENTS_IMAGES_REMOVE REGISTRY_ENTITLEMENTS_IMAGES_SWAP
  REGISTRY_SETTINGS_LIST REGISTRY_SETTINGS_UPDATE REGISTRY_OVERLAYS_LIST REGISTRY_OVERLAYS_EDIT
  SIGSTORE_CREATE SIGSTORE_UPDATE SIGSTORE_LIST SIGSTORE_DELETE SIGSTORE_CERTIFICATE_CREATE
  ADVISORIES_CREATE ADVISORIES_UPDATE ADVISORIES_LIST ADVISORIES_DELETE ADVISORIES_APPROVE
  REGISTRY_DEPLOYMENTS_CREATE REGISTRY_DEPLOYMENTS_UPDATE REGISTRY_DEPLOYMENTS_LIST POLICIES_POLICY_CREATE
  POLICIES_POLICY_UPDATE POLICIES_POLICY_LIST POLICIES_POLICY_DELETE POLICIES_BINDING_CREATE
  POLICIES_BINDING_UPDATE POLICIES_BINDING_LIST POLICIES_BINDING_DELETE POLICIES_DECISION_LIST
  POLICIES_OVERRIDE_CREATE POLICIES_OVERRIDE_LIST POLICIES_OVERRIDE_DELETE REPO_CHECK_POLICIES
  PACKAGES_ENTITLEMENTS_LIST TERMS_ACCEPT TERMS_LIST GULFSTREAM GUARDENER_DFC_CONVERT
  GUARDENER_ASSOCIATION_MANAGE GUARDENER_ASSOCIATION_LIST GUARDENER_ENTITLEMENT_MANAGE
  GUARDENER_ENTITLEMENT_LIST GUARDENER_ACTIONS_MIGRATE GUARDENER_SCAN_LIST GUARDENER_SCAN_GET
  MCP_TOOL_CALL SKILLS_PUBLISH SKILLS_ENTITLEMENTS_CREATE SKILLS_ENTITLEMENTS_LIST
  SKILLS_ENTITLEMENTS_DELETE SKILLS_LIST SKILLS_WRITE SKILLS_DELETE SKILLS_HARDEN_READ SKILLS_HARDEN_WRITE
  SKILLS_HARDEN_CANCEL ARGOS_DOCUMENTS_CREATE ARGOS_DOCUMENTS_LIST ARGOS_DOCUMENTS_DELETE ARGOS_OSV_READ
  ARGOS_OSV_DUMP LIBRARIES_POLICY_CREATE LIBRARIES_POLICY_UPDATE LIBRARIES_POLICY_LIST
  LIBRARIES_POLICY_DELETE LIBRARIES_POLICY_BINDING_CREATE LIBRARIES_POLICY_BINDING_UPDATE
  LIBRARIES_POLICY_BINDING_LIST LIBRARIES_POLICY_BINDING_DELETE LIBRARIES_POLICY_BLOCK_EVENT_LIST
  BUILDAPI_BUILD_CREATE BUILDAPI_BUILD_LIST BUILDAPI_WORKER_SYNC BUILDAPI_BUILD_CANCEL CASSIE_CAS_READ
  CASSIE_CAS_WRITE CASSIE_AC_READ CASSIE_AC_WRITE LOGGIE_LOGS_READ LOGGIE_LOGS_WRITE LOGGIE_LOGS_CREATE
  REX_EXECUTIONS_CREATE REX_EXECUTIONS_LIST REX_WORKERS_CONNECT REX_CLASS_USE REX_CLASS_SERVE ACTIONS_LIST
`;
		let c;
		function capabilityNames() {
			c ??= s.trim().split(/\s+/).map((e) => `CAP_${e}`);
			return c;
		}
		var l = n(30858);
		;
		const u = (0, a.iU)({
			issuer: a.Qq,
			issuerPattern: a.Qq,
			subject: a.Qq,
			subjectPattern: a.Qq,
			audience: a.Qq,
			audiencePattern: a.Qq,
			claims: (0, a.A7)(r.YjP()),
			claimPatterns: (0, a.A7)(r.YjP())
		});
		const d = (0, a.iU)({
			issuer: a.Qq,
			subject: a.Qq,
			issuerKeys: a.Qq,
			expirationTime: a.Qq,
			audiences: (0, a.c3)(r.YjP())
		});
		const f = (0, a.iU)({
			awsAccount: a.Qq,
			arn: a.Qq,
			arnPattern: a.Qq,
			userId: a.Qq,
			userIdPattern: a.Qq
		});
		const p = (0, a.iU)({
			uid: r.YjP(),
			name: a.Qq,
			description: a.Qq,
			claimMatch: (0, a.no)(u),
			staticKeys: (0, a.no)(d),
			awsIdentity: (0, a.no)(f),
			servicePrincipal: a.Qq,
			email: a.Qq,
			emailUnverified: a.Qq,
			company: a.Qq,
			lastSeenTime: a.Qq,
			createTime: a.Qq,
			updateTime: a.Qq
		});
		const m = [
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
			return (0, l.gi)("/iam/v2/identities", "identities", p, e, {
				name: t,
				relationshipType: n
			});
		}
		function getIdentity(e) {
			return (0, l.D9)((0, i.A)`/iam/v2/identities/${e}`, p);
		}
		function createIdentity(e, t) {
			return (0, l.rU)((0, i.A)`/iam/v2/identities/${e}`, checked(t), p);
		}
		function updateIdentity(e, t, n) {
			return (0, l.JM)((0, i.A)`/iam/v2/identities/${e}`, checked(t), n, p);
		}
		function checked(e) {
			requireEnumName("servicePrincipal", e.servicePrincipal, m);
			return e;
		}
		function deleteIdentity(e) {
			return (0, l.uz)((0, i.A)`/iam/v2/identities/${e}`);
		}
		function lookupIdentity(e, t) {
			return (0, l.D9)("/iam/v2/identities:lookupIdentity", (0, a.iU)({ uid: r.YjP() }), {
				issuer: e,
				subject: t
			});
		}
		const h = (0, a.iU)({
			uid: a.Qq,
			name: a.Qq,
			givenName: a.Qq,
			familyName: a.Qq,
			company: a.Qq,
			jobTitle: a.Qq,
			updatesOptIn: a.Jt
		});
		function updateIdentityMetadata(e, t) {
			const n = {
				identityMetadata: e,
				...t === undefined ? {} : { updateMask: t.join(",") }
			};
			return patchCall("/iam/v2/identities:updateIdentityMetadata", n, undefined, h);
		}
	}),
	98197: ((e, t, n) => {
		n.d(t, {
			Te: () => deleteRoleBinding,
			Y4: () => f,
			Zf: () => listRoleBindings,
			aE: () => getRoleBinding,
			sq: () => createRoleBinding,
			zJ: () => batchCreateRoleBindings
		});
		var r = n(63619);
		var i = n(83612);
		var a = n(80922);
		var o = n(30858);
		const s = (0, a.iU)({
			uid: a.Qq,
			name: a.Qq,
			description: a.Qq,
			subject: a.Qq,
			issuer: a.Qq,
			email: a.Qq
		});
		const c = (0, a.iU)({
			uid: a.Qq,
			name: a.Qq,
			description: a.Qq
		});
		const l = r.pdi((e) => e ?? {});
		const u = (0, a.iU)({
			uid: r.YjP(),
			identity: r.FsL(l, s),
			group: r.FsL(l, c),
			role: r.FsL(l, c),
			createTime: a.Qq
		});
		const d = r.FsL((0, a.iU)({ roleBindings: (0, a.c3)(u) }), r.pdi((e) => e.roleBindings));
		const f = 25;
		function listRoleBindings(e = {}) {
			const t = {
				identity: e.identity,
				group: e.group,
				role: e.role
			};
			return (0, o.gi)("/iam/v2/roleBindings", "roleBindings", u, e, t);
		}
		function getRoleBinding(e) {
			return (0, o.D9)((0, i.A)`/iam/v2/roleBindings/${e}`, u);
		}
		function createRoleBinding(e, t) {
			return (0, o.rU)((0, i.A)`/iam/v2/roleBindings/${e}`, t, u);
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
			return (0, o.rU)("/iam/v2/roleBindings:batchCreate", r, d);
		}
		function updateRoleBinding(e, t) {
			return patchCall(path`/iam/v2/roleBindings/${e}`, t, ["*"], u);
		}
		function deleteRoleBinding(e) {
			return (0, o.uz)((0, i.A)`/iam/v2/roleBindings/${e}`);
		}
	}),
	93121: ((e, t, n) => {
		n.d(t, { OH: () => listRoles });
		var r = n(63619);
		var i = n(80922);
		var a = n(30858);
		const o = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			capabilities: (0, i.c3)(r.YjP()),
			createTime: i.Qq,
			updateTime: i.Qq
		});
		function listRoles(e = {}) {
			return (0, a.gi)("/iam/v2/roles", "roles", o, e, { name: e.name });
		}
		function getRole(e) {
			return readCall(path`/iam/v2/roles/${e}`, o);
		}
		function createRole(e, t) {
			return postCall(path`/iam/v2/roles/${e}`, checked(t), o);
		}
		function updateRole(e, t, n) {
			return patchCall(path`/iam/v2/roles/${e}`, checked(t), n, o);
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
	})
};
;
