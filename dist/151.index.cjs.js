"use strict";
exports.id = 151;
exports.ids = [151];
exports.modules = {
	9151: (function(e, t, n) {
		n.r(t);
		n.d(t, { run: function() {
			return ft;
		} });
		var r = n(24344);
		var i = n(48636);
		var a = n(70378);
		var o = n(34150);
		var s = n(34779);
		var c = n(96299);
		var l = n(38086);
		;
		function personKey({ issuer: e, subject: t }) {
			return JSON.stringify([e, t]);
		}
		function isInOrganization(e, t) {
			return e === t || e.startsWith(`${t}/`);
		}
		function mayBeGone({ identity: e }, { uid: t }) {
			return e.name === "" && isInOrganization(e.uid, t);
		}
		const u = /^[0-9a-f]{40}(?:\/[0-9a-f]+)*$/;
		function isForeignUid(e, t) {
			return u.test(e) && !isInOrganization(e, t);
		}
		function observedRows({ organization: e, bindings: t }) {
			const n = t.filter(({ group: t }) => isInOrganization(t.uid, e.uid));
			const r = new Map(n.map((e) => [e.uid, e]));
			return [...r.values()].sort((e, t) => (0, l.n6)(e.uid, t.uid));
		}
		const d = [
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
				otherClaims: Object.fromEntries(t.filter(([e]) => !d.includes(e)))
			};
		}
		const f = "GET /iam/v2/roleBindings";
		function observeBinding(e) {
			const { uid: t, identity: n, role: r, group: i } = e;
			const a = i.uid === "" ? t.slice(0, Math.max(0, t.lastIndexOf("/"))) : i.uid;
			if (t === "" || n.uid === "" || r.uid === "" || a === "") throw (0, s.z$)(`role binding \`${(0, l.h0)(t, 200)}\` does not say which identity has which role, so it cannot be checked`, f);
			const named = (e) => ({
				uid: e.uid,
				name: e.name
			});
			return {
				uid: t,
				identity: holderOf(n),
				role: named(r),
				group: {
					uid: a,
					name: i.name
				}
			};
		}
		function holderOf({ issuer: e = "", name: t, subject: n = "", uid: r }) {
			const i = !r.includes("/") && e !== "" && n !== "";
			return i ? {
				uid: r,
				name: t,
				issuer: e,
				subject: n
			} : {
				uid: r,
				name: t
			};
		}
		function observePerson(e, t) {
			const { issuer: n, name: r, subject: i, uid: a } = e;
			const o = {
				description: "",
				kind: "unknown",
				otherClaims: {}
			};
			return {
				uid: a,
				name: r,
				issuer: n,
				subject: i,
				...o,
				...t ? {} : { boundOnly: true }
			};
		}
		function kindOf(e, t) {
			if (e.staticKeys) return "static-keys";
			if (e.awsIdentity) return "aws";
			if (e.servicePrincipal && !/^(?:.*_UNSPECIFIED|0)$/.test(e.servicePrincipal)) return "service-principal";
			return t ? "claim-match" : "unknown";
		}
		function isEmpty(e) {
			if (e === undefined || e === null || e === "") return true;
			return typeof e === "object" && Object.keys(e).length === 0;
		}
		function isFoundByName({ kind: e, uid: t }, n) {
			return (e === "claim-match" || e === "unknown") && isInOrganization(t, n);
		}
		function createKnowledge({ identities: e }) {
			const t = new Set(e.flatMap(({ boundOnly: e, uid: t }) => e === true ? [] : t));
			return (e) => t.has(e);
		}
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
		function contradiction(e, t, n) {
			const [r, i, a] = [
				e,
				t,
				n
			].map((e) => (0, l.h0)(e, 200));
			return (0, s.z$)(`\`${r}\` is named \`${i}\` in one row and \`${a}\` in another, so what it is cannot be judged; run again if it was just renamed`, f);
		}
		;
		function changesOf({ changes: e }, t) {
			return e.filter((e) => e.action === t);
		}
		function grantKey({ group: e, identity: t, role: n }) {
			return JSON.stringify([
				...identityParts(t),
				n.uid,
				e.uid
			]);
		}
		function identityParts({ name: e, uid: t }) {
			return t === undefined ? [null, e] : [t, null];
		}
		function countOf(e, t) {
			return e.filter((e) => e.status === t).length;
		}
		function countChanges(e) {
			const of = (...t) => e.filter(({ action: e }) => t.includes(e)).length;
			const [t, n, r] = [
				of("create", "add"),
				of("update"),
				of("remove")
			];
			return {
				changes: e.length,
				toAdd: t,
				toChange: n,
				toRemove: r
			};
		}
		const p = [
			"create",
			"add",
			"update",
			"remove"
		];
		function phaseOf(e) {
			const t = e.action === "update" && e.claims !== undefined;
			return t ? -1 : p.indexOf(e.action);
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
			})).sort((e, t) => e.phase - t.phase || (0, l.n6)(e.key, t.key)).map(({ change: e }) => e);
		}
		function requireKnownRoles({ changes: e }, { roles: t }) {
			const n = e.flatMap((e) => {
				if (e.action === "add") return [e.role];
				return e.action === "update" ? (e.claims?.handsOver ?? []).map(({ role: e }) => e) : [];
			});
			const r = e.flatMap((e) => e.action === "remove" ? [e.role] : []);
			const refuse = ({ name: e, uid: t }, n) => {
				const r = e === t ? "" : ` (${(0, l.h0)(e, 200)})`;
				throw (0, s.z$)(`the role \`${(0, l.h0)(t, 200)}\`${r} is not in the list, ${n}`, "GET /iam/v2/roles");
			};
			const i = [...n, ...r].find(({ name: e, uid: t }) => e === t);
			if (i !== undefined) refuse(i, "and no role binding names it, so the guards cannot judge it");
			const a = new Set(t.map(({ uid: e }) => e));
			const o = n.find(({ uid: e }) => !a.has(e));
			if (o !== undefined) refuse(o, "so the guards cannot judge what it can do; if it was deleted, remove its bindings first");
		}
		function requireNewIdentities({ changes: e }, t) {
			const n = e.find(({ action: e }) => e === "create");
			if (n === undefined) return;
			const { bindings: r, identities: i, organization: a } = t;
			const o = new Set(i.map(({ uid: e }) => e));
			const isMissing = ({ uid: e }) => isInOrganization(e, a.uid) && !o.has(e);
			const c = r.find((e) => isMissing(e.identity) && !mayBeGone(e, a))?.identity;
			if (c === undefined) return;
			const [u, d, f] = [
				c.name,
				c.uid,
				n.identity.name
			].map((e) => (0, l.h0)(e, 200));
			throw (0, s.z$)(`the list lacks \`${u}\` (${d}), which a role binding names, so identity \`${f}\` may exist already and is not created; set the \`uid\` of its entry if it does`, "GET /iam/v2/identities");
		}
		var m = n(28395);
		var h = n(63144);
		var g = n(39589);
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
					...e.action === "update" && e.name !== undefined ? { name: e.name.to } : {},
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
		const _ = m.Ikc({
			version: m.euz(1),
			command: m.euz("sync-rolebindings")
		});
		const v = m.Ikc({
			organization: m.YjP(),
			planHash: m.YjP(),
			changes: m.YOg(m.YjP())
		});
		function parsePlanFile(e) {
			const malformed = (e) => ({
				kind: "malformed",
				reason: e
			});
			const t = (0, h.qF)(e);
			if (t === undefined) return malformed("it is not JSON");
			if (!_.safeParse(t).success) return malformed("it is not a plan of `sync-rolebindings`, version 1");
			const { data: n } = v.safeParse(t);
			if (n === undefined) return malformed("it lacks `organization`, `planHash` or `changes`");
			const { changes: r, organization: i, planHash: a } = n;
			if (hashChanges(i, r) !== a) return malformed("its hash does not match its changes");
			const o = {
				planHash: a,
				changes: r
			};
			return {
				kind: "plan",
				plan: o
			};
		}
		const y = "platform-actions/rolebindings/2";
		function canonicalChanges(e) {
			return e.changes.map(canonicalChange).sort(l.n6);
		}
		function hashChanges(e, t) {
			return (0, g.ax)(y, e, ...t);
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
			const a = [...new Set(i)].sort(l.n6);
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
			if (!(0, h.u4)(e)) return e;
			const t = Object.entries(e).sort(([e], [t]) => (0, l.n6)(e, t));
			return Object.fromEntries(t.map(([e, t]) => [e, sortedKeys(t)]));
		}
		;
		const b = 120;
		const x = 5;
		function shortName(e) {
			return (0, l.h0)(e, b);
		}
		function identityText({ name: e, subject: t, uid: n }, r = b) {
			const i = (0, l.h0)(e, r);
			if (n === undefined || n.includes("/")) return i;
			const a = [...n === e ? [] : [n], ...t === undefined ? [] : [claimText(t)]];
			return a.length === 0 ? i : `${i} (${a.join(", ")})`;
		}
		const S = 500;
		const ee = 300;
		const te = 150;
		function claimText(e) {
			const t = (0, l.h0)(e, S);
			if (t === e) return t;
			const n = `(${e.length} characters, fingerprint ${(0, g.ax)(e)})`;
			if (e.length <= S) return `${t} ${n}`;
			const [r, i] = [e.slice(0, ee), e.slice(-te)].map((e) => (0, l.h0)(e));
			return `${r}\u2026${i} ${n}`;
		}
		function changeSign(e) {
			if (e.action === "update") return "~";
			return e.action === "remove" ? "-" : "+";
		}
		function changeDetails(e) {
			switch (e.action) {
				case "create": return acceptWords(e.claimMatch);
				case "add": return e.expires === undefined ? "" : `expires ${e.expires}`;
				case "update": {
					const { name: t, description: n, claims: r } = e;
					return [
						...r === undefined ? [] : [claimWords(r)],
						...t === undefined ? [] : [`renamed from ${shortName(t.from)} to ${shortName(t.to)}`],
						...n === undefined ? [] : [`new description "${shortName(n.to)}"`]
					].join("; ");
				}
				case "remove": return e.reason;
			}
		}
		const acceptWords = ({ issuer: e, subject: t }) => `accepts ${claimText(t)} of ${claimText(e)}`;
		function claimWords({ from: e, to: t }) {
			const n = acceptWords(t);
			if (e === undefined) return n;
			const changed = (n) => `${n} ${claimText(e[n] ?? "a pattern")} becomes ${claimText(t[n])}`;
			if (e.issuer === t.issuer) return `${changed("subject")} (still of ${claimText(t.issuer)})`;
			if (e.subject === t.subject) return `${changed("issuer")} (still ${claimText(t.subject)})`;
			return `${n}, not ${claimText(e.subject ?? "a pattern")} of ${claimText(e.issuer ?? "a pattern")}`;
		}
		function changeSentence(e) {
			const t = `identity \`${identityText(e.identity)}\``;
			if (e.action === "create") return `create ${t}, which ${changeDetails(e)}`;
			if (e.action === "update") return `change ${t}: ${changeDetails(e)}`;
			const n = `role \`${shortName(e.role.name)}\` on \`${shortName(e.group.name)}\``;
			return e.action === "add" ? `add ${n} to ${t}` : `remove ${n} from ${t} (${e.reason})`;
		}
		function signedSentence(e) {
			return `${changeSign(e)} ${changeSentence(e)}`;
		}
		function firstOf(e) {
			return (0, o.Dt)(e, x, (e) => e);
		}
		var C = n(77825);
		var w = n(31666);
		var T = n(98197);
		var ne = n(1150);
		;
		const re = 300;
		const ie = {
			httpStatus: 0,
			sent: false,
			hintMs: undefined
		};
		function describeFailedWrite(e) {
			const [t] = (0, c.e)(e, undefined);
			const n = t?.kind ?? "service";
			if (!(e instanceof s.Wk)) {
				const e = n === "unauthenticated" ? "stop" : "refused";
				return {
					...ie,
					outcome: e,
					code: "OTHER",
					kind: n,
					message: (0, l.h0)(t?.message ?? "")
				};
			}
			const { httpStatus: r, retryAfterMs: i, sent: a } = e;
			const o = e.code === "CANCELLED" && r !== 0 ? "GIVEN_UP" : e.code;
			const u = r === 0 ? "" : `, HTTP status ${r}`;
			const d = `${(0, l.h0)(e.message, re)} (${e.code}${u})`;
			const f = [d, ...details(e)].join("; ");
			return {
				outcome: outcomeOf(e),
				code: o,
				httpStatus: r,
				sent: a,
				hintMs: i,
				kind: n,
				message: f
			};
		}
		function outcomeOf({ code: e, httpStatus: t, sent: n }) {
			if (e === "UNAUTHENTICATED") return "stop";
			if (e === "CANCELLED") return t === 0 ? "stop" : "lost";
			if (e === "RESOURCE_EXHAUSTED" || e === "CONNECTION" && !n) return "turned-away";
			return ne.v.has(e) || e === "UNDECODABLE" ? "lost" : "refused";
		}
		function details(e) {
			const { fieldViolations: t, others: n, preconditions: r, resource: i } = e.details;
			const a = e.reason !== "" && e.reason !== e.code;
			const o = [
				...r.map(({ type: e, description: t }) => `${e}: ${t}`),
				...t.map(({ field: e, description: t }) => `${e}: ${t}`),
				...i === undefined ? [] : [`${i.type} ${i.name}`],
				...a ? [`reason ${e.reason} of ${e.domain}`] : [],
				...n.map((e) => JSON.stringify(e) ?? "")
			];
			const s = o.map((e) => (0, l.h0)(e, re));
			return e.code === "PERMISSION_DENIED" ? [...s, ae] : s;
		}
		const ae = "the running identity needs `owner`, or a role with the capabilities role_bindings.* and identity.* on the organization";
		;
		const oe = [
			0,
			1e3,
			2e3
		];
		const se = 3;
		const ce = [
			1e3,
			4e3,
			25e3
		];
		function isStopped(e) {
			return e.stopped !== undefined || e.signal.aborted;
		}
		function track(e, t, n, r = {}) {
			if (e.tracked.get(t)?.status === "planned") e.settled += 1;
			e.tracked.set(t, {
				change: t,
				status: n,
				...r
			});
			e.progress?.(e.settled, e.tracked.size);
		}
		async function attempt(e, t, n) {
			if (isStopped(e)) return;
			try {
				track(e, t, "done", await n());
			} catch (n) {
				const r = n instanceof Settled ? n.failure : describeFailedWrite(n);
				if (r.outcome === "stop") e.stopped ??= r;
				e.failures.push(r);
				track(e, t, "failed", { note: r.message });
			}
		}
		class Settled extends Error {
			failure;
			constructor(e) {
				super(e.message);
				this.failure = e;
			}
		}
		function refuse(e, t = "service") {
			throw new Settled({
				...ie,
				outcome: "refused",
				code: "FAILED_PRECONDITION",
				kind: t,
				message: e
			});
		}
		async function trySend(e, t) {
			try {
				const n = await t();
				e.wrote = true;
				return {
					value: n,
					failure: undefined
				};
			} catch (t) {
				const n = describeFailedWrite(t);
				if (!isOwnStop(n) || !n.sent) return { failure: n };
				e.wrote = true;
				return { failure: unsure(n) };
			}
		}
		async function settle(e, t) {
			const n = {
				...e,
				maxAttempts: e.maxAttempts - (t.spent ?? 0)
			};
			const { last: r } = await (0, w.LH)(n, false, (n) => trySettled(e, t, n));
			if (r.failure === undefined) return r.value;
			throw giveUp(e, r.failure);
		}
		async function trySettled(e, t, n) {
			if (isStopped(e)) refuse("the run was stopped before this was done");
			const r = await trySend(e, t.send);
			if (r.failure === undefined) {
				e.outages = 0;
				return {
					...r,
					failed: undefined
				};
			}
			const { failure: i } = r;
			let a = i.outcome === "turned-away";
			if (i.outcome === "lost" || i.code === "ALREADY_EXISTS") {
				e.wrote ||= i.outcome === "lost";
				const n = await look(e, t, i);
				if (n.kind === "there") return {
					value: n.found,
					failure: undefined,
					failed: undefined
				};
				if (n.kind === "unknown") throw giveUp(e, unsure(i));
				a = true;
			}
			const o = e.clock.now() < (t.freshUntilMs ?? 0);
			if (o && (i.code === "NOT_FOUND" || i.code === "PERMISSION_DENIED")) {
				const e = ce[n - 1];
				return {
					failure: i,
					failed: {
						isTransient: true,
						wasTaken: false,
						hintMs: e
					}
				};
			}
			return {
				failure: i,
				failed: failedWrite(e, i, !a)
			};
		}
		function unsure(e) {
			return {
				...e,
				message: `${e.message}; it is not known whether the change was made`
			};
		}
		function failedWrite(e, t, n) {
			const { code: r, hintMs: i, outcome: a } = t;
			const o = a === "lost" && r !== "UNDECODABLE" || a === "turned-away";
			const s = o && e.outages < se && !isStopped(e);
			return {
				isTransient: s,
				wasTaken: n,
				hintMs: i
			};
		}
		function isOwnStop({ code: e, outcome: t }) {
			return e === "CANCELLED" && t === "stop";
		}
		function giveUp(e, t) {
			if (t.outcome === "lost" || t.outcome === "turned-away") e.outages += 1;
			return new Settled(t);
		}
		async function look(e, t, n) {
			const { looksMs: r = oe } = t;
			const i = n.httpStatus === 503 ? r.slice(0, 2) : r;
			const a = e.outages >= se ? [0] : i;
			for (const n of a) {
				if (n > 0) await e.clock.sleep(n, e.signal);
				if (isStopped(e)) return { kind: "unknown" };
				try {
					const e = await t.look();
					if (e !== undefined) return {
						kind: "there",
						found: e
					};
				} catch (e) {
					const t = describeFailedWrite(e);
					if (t.outcome === "stop") throw new Settled(t);
					return { kind: "unknown" };
				}
			}
			return { kind: "absent" };
		}
		;
		const le = 2;
		async function applyAdditions(e, t) {
			const n = [];
			for (const r of t) {
				if (isStopped(e)) return;
				const t = obstacleTo(e, r);
				if (t === undefined) n.push(r);
				else await attempt(e, r, async () => refuse(t));
			}
			const [i, ...a] = intoChunks(n);
			if (i !== undefined) await addChunk(e, i);
			await (0, r.Pk)(a, e.concurrency, (t) => addChunk(e, t));
		}
		function identityOf({ made: e }, { identity: { name: t, uid: n } }) {
			return n === undefined ? e.get(t) : {
				uid: n,
				freshUntilMs: 0
			};
		}
		function obstacleTo(e, t) {
			const n = identityOf(e, t);
			if (n === undefined) return "the identity was not created";
			return e.unchanged.has(n.uid) ? "the claims of its identity could not be changed" : undefined;
		}
		function fieldsOf(e, t) {
			return {
				identityUid: identityOf(e, t)?.uid ?? "",
				roleUid: t.role.uid
			};
		}
		function intoChunks(e) {
			const t = (0, C.$)(e, ({ group: e, identity: t }) => JSON.stringify([e.uid, t.uid === undefined]));
			return [...t.values()].flatMap((e) => Array.from({ length: Math.ceil(e.length / T.Y4) }, (t, n) => e.slice(n * T.Y4, (n + 1) * T.Y4)));
		}
		async function addChunk(e, t) {
			const [n] = t;
			if (n === undefined || isStopped(e)) return;
			const i = t.length > 1 && e.batchesLeft > 0;
			const a = i ? await addBatch(e, t, n.group.uid) : "unsent";
			if (a === "none") return;
			await (0, r.Pk)(t, e.concurrency, (t) => addOne(e, t, a === "unsure"));
		}
		async function addBatch(e, t, n) {
			const r = t.map((t) => fieldsOf(e, t));
			const { last: i } = await (0, w.LH)(e, false, async () => {
				const t = await trySend(e, () => e.port.createBindings(n, r));
				if (t.failure === undefined) return {
					...t,
					failed: undefined
				};
				return {
					...t,
					failed: failedWrite(e, t.failure, t.failure.outcome !== "turned-away")
				};
			});
			if (i.failure === undefined) {
				e.batchesLeft = Number.POSITIVE_INFINITY;
				const n = i.value;
				if (n.length !== t.length) return "unsure";
				t.forEach((t, r) => {
					track(e, t, "done", n[r] ? { uid: n[r] } : {});
				});
				return "none";
			}
			const { failure: a } = i;
			const { code: o, message: s, outcome: c } = a;
			if (c === "lost") {
				e.wrote = true;
				return "unsure";
			}
			if (c === "refused") {
				e.batchesLeft -= o === "UNIMPLEMENTED" ? le : 1;
				return "unsent";
			}
			if (c === "stop") e.stopped ??= a;
			else e.outages += 1;
			e.failures.push(a);
			const l = c !== "stop" || isOwnStop(a);
			if (l) for (const n of t) track(e, n, "failed", { note: s });
			return "none";
		}
		async function addOne(e, t, n) {
			const { clock: r, port: i, signal: a } = e;
			const { group: o, role: s } = t;
			const c = fieldsOf(e, t);
			const { identityUid: l } = c;
			const look = async () => {
				const e = await i.listBindings({ identityUid: l });
				const t = e.filter((e) => e.role.uid === s.uid && e.group.uid === o.uid);
				return t.map(({ uid: e }) => e).sort()[0];
			};
			await attempt(e, t, async () => {
				if (n) {
					for (const e of oe) {
						if (e > 0) await r.sleep(e, a);
						const t = await look();
						if (t !== undefined) return { uid: t };
					}
					if (e.maxAttempts === 1) refuse("the answer to its batch was lost, and `max-attempts` is 1");
				}
				const s = await settle(e, {
					send: () => i.createBinding(o.uid, c),
					look,
					freshUntilMs: identityOf(e, t)?.freshUntilMs,
					spent: n ? 1 : 0
				});
				return { uid: s };
			});
		}
		var E = n(22475);
		;
		const ue = "owner";
		function isOwnerName(e) {
			return e.toLowerCase() === ue;
		}
		;
		const de = 3e4;
		const fe = [
			0,
			1e3,
			2e3,
			4e3,
			8e3
		];
		async function applyCreation(e, t) {
			await attempt(e, t, async () => {
				const { clock: n, made: r, plan: i, port: a } = e;
				const { name: o } = t.identity;
				const { claimMatch: s, description: c } = t;
				const look = async () => (await meantIdentities(e, t))[0]?.uid;
				const create = async () => {
					let n;
					const send = async () => {
						n = await a.createIdentity(i.organization.uid, {
							name: o,
							description: c,
							claimMatch: s
						});
						return n;
					};
					const r = await settle(e, {
						send,
						look,
						looksMs: fe
					});
					return settleTwins(e, t, {
						uid: r,
						own: n
					});
				};
				const l = await look();
				const u = l === undefined ? await create() : {
					uid: l,
					note: "it already existed"
				};
				r.set(o, {
					uid: u.uid,
					freshUntilMs: n.now() + de
				});
				return u;
			});
		}
		async function settleTwins(e, t, { own: n, uid: r }) {
			try {
				const i = await meantIdentities(e, t);
				const [a, ...o] = i;
				if (a === undefined || o.length === 0) return { uid: r };
				const s = n === undefined || i.some((e) => e.uid === n);
				const c = [...o.map((e) => e.uid), ...s ? [] : [n]];
				return {
					uid: a.uid,
					note: "another run created it at the same time",
					unused: c
				};
			} catch {
				return { uid: r };
			}
		}
		async function meantIdentities({ port: e }, { claimMatch: t, identity: { name: n } }) {
			const r = (await e.listIdentities(n)).filter(({ issuer: e, kind: n, subject: r }) => n === "claim-match" && e === t.issuer && r === t.subject);
			const madeAt = ({ createTime: e }) => (0, E.pe)(e) ?? 0;
			return r.toSorted((e, t) => madeAt(e) - madeAt(t) || (0, l.n6)(e.uid, t.uid));
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
			const isDone = (e) => (c === undefined || e.name === c.to) && (o === undefined || e.description === o.to) && (a === undefined || isChanged(a, e));
			await attempt(e, t, async () => {
				const t = await settle(e, {
					send: () => n.updateIdentity(s.uid, l),
					look: async () => {
						const e = await n.getIdentity(s.uid);
						return e !== undefined && isDone(e) ? e : undefined;
					}
				});
				if (!isDone(t)) refuse("the service reported success, but the identity is not as it should be");
				return {};
			});
			if (a !== undefined && r.get(t)?.status !== "done") i.add(s.uid);
		}
		function isChanged({ kept: e, to: t }, { issuer: n, otherClaims: r, subject: i }) {
			return n === t.issuer && i === t.subject && (0, h.TL)(r, e);
		}
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
				if (i !== undefined && !isSameGrant(i, t)) refuse("it has changed since it was read, so it was not removed");
				await checkTwin(e, t);
				await checkOwner(e, t);
				await settle(e, {
					send: async () => {
						await (0, s.J0)(["NOT_FOUND"], n.deleteBinding(t.uid));
						return true;
					},
					look: async () => await n.getBinding(t.uid) === undefined ? true : undefined
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
			if (n === undefined || !isSameGrant(n, t)) refuse("the binding that it duplicates is gone, so this one stays");
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
			const o = [...e.tracked.values()].some(({ change: t, status: n }) => t.action === "add" && n === "done" && isSameRole(t) && (t.identity.uid === undefined || e.knows(t.identity.uid)));
			if (o) return;
			for (const t of a.filter(isOther)) if (await isHeld(e, t)) return;
			refuse("it is the last `owner` binding of the organization, which must stay", "guard");
		}
		async function isHeld({ knows: e, plan: t, port: n }, r) {
			if (!mayBeGone(r, t.organization) && e(r.identity.uid)) return true;
			return await (0, s.J0)(s.RG, n.getIdentity(r.identity.uid)) !== undefined;
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
				batchesLeft: le,
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
			const update = async (t) => {
				const i = changesOf(e, "update").filter(({ claims: e }) => e !== undefined === t);
				await (0, r.Pk)(i, n.concurrency, (e) => applyUpdate(n, e));
			};
			await update(true);
			await (0, r.Pk)(changesOf(e, "create"), n.concurrency, (e) => applyCreation(n, e));
			await applyAdditions(n, changesOf(e, "add"));
			await update(false);
			await applyRemovals(n, changesOf(e, "remove"));
			return conclude(n);
		}
		function conclude(e) {
			const { failures: t, signal: n, stopped: r } = e;
			const i = [...e.tracked.values()];
			const a = i.length - countOf(i, "done");
			const s = t.map(({ kind: e }) => e).find((e) => e !== "guard");
			const c = e.wrote || a < i.length;
			const l = !c && countOf(i, "failed") === a && s === undefined;
			if (a === 0 || l) return {
				tracked: i,
				problems: []
			};
			const u = n.reason instanceof Error ? n.reason.message : "the run was stopped";
			const d = r?.message ?? (n.aborted ? u : undefined);
			const f = d === undefined || i.some(({ note: e, status: t }) => t === "failed" && e === d);
			const p = `${a} of ${(0, o.hS)(i.length, "change")} could not be made${f ? "" : `: ${d}`}`;
			const m = c ? "partial" : s ?? "service";
			const h = "fix the reported errors, then run again; a second run finishes the work";
			return {
				tracked: i,
				problems: [{
					kind: m,
					message: p,
					fix: h
				}]
			};
		}
		const D = {
			left: [],
			notices: [],
			problems: []
		};
		const pe = [
			1500,
			1500,
			3e3,
			6e3
		];
		async function verifyApplied({ tracked: e }, { clock: t, plan: n, signal: r }) {
			const i = e.filter(({ status: e }) => e !== "done");
			const a = new Set(i.map(({ change: e }) => canonicalChange(e)));
			let o = D;
			for (const e of pe) {
				await t.sleep(e, r);
				if (r.aborted) return o;
				try {
					const { changes: e, notices: t } = await n();
					const r = e.filter((e) => !a.has(canonicalChange(e)));
					o = {
						left: r,
						notices: t,
						problems: r.length === 0 ? [] : [leftProblem(r)]
					};
				} catch (e) {
					o = {
						...D,
						problems: [unreadProblem(e)]
					};
					if (!isIncompleteList(e)) break;
				}
				if (o.problems.length === 0) break;
			}
			return o;
		}
		function isIncompleteList(e) {
			return e instanceof s.Wk && e.code === "UNDECODABLE" && e.httpStatus === 0;
		}
		function leftProblem(e) {
			const t = e.length === 1 ? "is" : "are";
			const n = `After \`apply\`, ${(0, o.hS)(e.length, "change")} ${t} still needed: ${firstOf(e.map(signedSentence))}`;
			const r = "check whether something else changes the same role bindings, then run again";
			return {
				kind: "partial",
				message: n,
				fix: r
			};
		}
		function unreadProblem(e) {
			const t = (0, c.e)(e, undefined).map((e) => e.message);
			const n = `The result of \`apply\` could not be checked: ${t.join("; ")}`;
			return {
				kind: "partial",
				message: n,
				fix: "run `mode: plan` to see whether anything is left"
			};
		}
		var O = n(73358);
		var k = n(69762);
		var A = n(26808);
		var me = n(10646);
		;
		const he = [
			"INVALID_ARGUMENT",
			"NOT_FOUND",
			"UNIMPLEMENTED"
		];
		async function lookUpPeople(e, t) {
			const n = await (0, r.Pk)(t, e.concurrency, async (t) => {
				const n = e.send((0, A.zP)(t.issuer, t.subject));
				const { uid: r = "" } = await (0, s.J0)(he, n) ?? {};
				return r === "" ? [] : [[personKey(t), [r]]];
			});
			return new Map(n.flat());
		}
		function peopleOf(e, t, n, r) {
			const i = new Set(t.map(({ uid: e }) => e));
			const a = new Map(e.map(({ identity: e }) => [e.uid, e]));
			return [...new Set(n)].flatMap((e) => {
				const t = r.get(e);
				const n = a.get(e) ?? (t === undefined ? undefined : {
					uid: e,
					name: e
				});
				if (n === undefined || i.has(e)) return [];
				return [observePerson({
					...n,
					...t
				}, t !== undefined)];
			});
		}
		async function readOthers(e, t, n) {
			const i = new Set(t.map(({ uid: e }) => e));
			const a = n.filter((e) => !i.has(e) && (0, me.ok)(e));
			const o = await (0, r.Pk)(a, e.concurrency, (t) => readIdentity(e, t, s.RG));
			return o.filter((e) => e !== undefined);
		}
		const j = {
			uid: true,
			name: true,
			description: false,
			claimMatch: true,
			staticKeys: {},
			awsIdentity: {},
			servicePrincipal: true
		};
		async function readOne(e, t, n) {
			const r = await e.send(t);
			if (r.uid === n) return r;
			throw otherAnswer(t, r.uid, n);
		}
		async function readIdentity(e, t, n) {
			const r = readOne(e, (0, O.dX)((0, A.XV)(t), j), t);
			const i = await (0, s.J0)(n, r);
			return i && observeIdentity(i);
		}
		function otherAnswer({ method: e, path: t }, n, r) {
			const [i, a] = [n, r].map((e) => (0, l.h0)(e, 200));
			return (0, s.z$)(`the answer is about \`${i}\`, not about \`${a}\``, `${e} ${t}`);
		}
		var M = n(45794);
		var ge = n(25614);
		var _e = n(93121);
		var N = n(59492);
		;
		function uidsIn({ bindings: e, identities: t }) {
			const n = e.flatMap(({ identity: e, lookup: t }) => t === undefined ? e.text : []);
			return [...t.flatMap(({ uid: e }) => e ?? []), ...n.filter((e) => e.includes("/") || (0, N.Qn)(e))];
		}
		function peopleIn(e) {
			const t = e.flatMap((e) => [...e.identities, ...e.bindings]);
			const n = t.flatMap(({ lookup: e }) => e ?? []);
			return [...new Map(n.map((e) => [personKey(e), e])).values()];
		}
		async function readWorld(e, t, n, r) {
			const i = n.organization?.text ?? e.organization ?? e.identity?.split("/")[0];
			const a = organizationOf(e, t, n.organization);
			const o = i !== undefined && (0, N.Qn)(i) ? i : (await a).uid;
			const s = readLists(t, o, r === undefined ? [n] : [n, r]);
			await Promise.allSettled([a, s]);
			const { name: c } = await a;
			return withNames({
				organization: {
					uid: o,
					name: c
				},
				...await s
			});
		}
		async function organizationOf(e, t, n) {
			if (n === undefined) return (0, N.t2)(e, t);
			const find = () => (0, N.t2)({
				...e,
				organization: n.text
			}, t);
			return (0, M.Wy)(find, (e) => {
				throw new M.yo(...e.map((e) => ({
					...e,
					input: "file",
					place: n.place
				})));
			});
		}
		const P = {
			uid: true,
			identity: {
				...N.qB,
				issuer: true,
				subject: true
			},
			role: N.qB,
			group: N.qB
		};
		async function readLists(e, t, n) {
			const r = peopleIn(n);
			const i = [...new Set(n.flatMap(uidsIn))];
			const a = lookUpPeople(e, r);
			const o = new Set(r.map(personKey));
			const c = new Map();
			const l = { descendantsOf: t };
			const named = ({ name: e, uid: t }) => ({
				uid: t,
				name: e
			});
			const u = (0, k.y)(e, (0, O.FP)((0, A.T8)(l), j), (e) => {
				if (!isInOrganization(e.uid, t)) return undefined;
				const n = observeIdentity(e);
				if (isFoundByName(n, t)) (0, s.rI)(e, "identity", "GET /iam/v2/identities");
				return n;
			}).then(async (t) => [...t, ...await readOthers(e, t, i)]);
			const isBeyond = (e) => e.includes("/") && !isInOrganization(e, t);
			const [d, f, p, m, h] = await Promise.all([
				(0, k.y)(e, (0, O.FP)((0, T.Zf)(l), P), (e) => {
					const n = observedIn(e, t);
					if (n === undefined && isInOrganization(e.uid, t)) throw contradictory(e.uid);
					if (o.size === 0 || n === undefined) return n;
					const r = personKey(e.identity);
					if (o.has(r)) c.set(r, (c.get(r) ?? new Set()).add(e.identity.uid));
					return n;
				}),
				(0, k.y)(e, (0, O.FP)((0, ge.P$)(l), N.qB), (e) => isInOrganization(e.uid, t) ? named(e) : undefined),
				(0, k.y)(e, (0, O.FP)((0, _e.OH)(), {
					...N.qB,
					capabilities: false
				}), (e) => {
					if (!isBeyond(e.uid)) (0, s.rI)(e, "role", "GET /iam/v2/roles");
					return {
						...named(e),
						capabilities: e.capabilities
					};
				}),
				u,
				a
			]);
			const g = new Set(d.map(({ role: e }) => e.uid));
			const _ = p.filter((e) => !isBeyond(e.uid) || g.has(e.uid));
			const v = new Set([t, ...f.map((e) => e.uid)]);
			const y = n[0]?.bindings.some(({ group: e }) => e && !v.has(e.text));
			if (y) for (const e of f) (0, s.rI)(e, "group", "GET /iam/v2/groups");
			const b = [...c].map(([e, t]) => [e, [...t].sort()]);
			const x = new Map([...b, ...h]);
			const S = new Map(r.flatMap((e) => (h.get(personKey(e)) ?? []).map((t) => [t, e])));
			for (const e of S.keys()) if (isInOrganization(e, t)) S.delete(e);
			const ee = [...i, ...[...x.values()].flat()];
			return {
				groups: f,
				hasNamelessGroups: f.some(({ name: e }) => e === ""),
				roles: _,
				identities: [...m, ...peopleOf(d, m, ee, S)],
				bindings: d,
				people: x
			};
		}
		function observedIn(e, t) {
			const n = e.group.uid === "" ? e.uid : e.group.uid;
			return n !== "" && !isInOrganization(n, t) ? undefined : observeBinding(e);
		}
		function contradictory(e) {
			const t = (0, l.h0)(e, 200);
			const n = `the role binding \`${t}\` contradicts itself: its group is in another organization`;
			return (0, s.z$)(n, "GET /iam/v2/roleBindings");
		}
		;
		function createPlatformPort(e, t) {
			return {
				createIdentity: async (t, n) => {
					const r = (0, A.DA)(t, n);
					const i = observeIdentity(await e.send(once(r)));
					const { issuer: a, subject: o } = n.claimMatch;
					const s = !["", n.name].includes(i.name) || ![undefined, a].includes(i.issuer) || ![undefined, o].includes(i.subject);
					if (s || !i.uid.startsWith(`${t}/`)) throw otherAnswer(r, i.uid, `a new identity of ${t}`);
					return i.uid;
				},
				updateIdentity: (t, n) => update(e, t, n),
				createBinding: async (t, n) => (await e.send(once((0, T.sq)(t, n)))).uid,
				createBindings: async (t, n) => {
					const r = await e.send(once((0, T.zJ)(t, n)));
					const i = r.every(({ group: e, identity: r, role: i }, a) => ["", t].includes(e.uid) && r.uid === n[a]?.identityUid && i.uid === n[a]?.roleUid);
					return i ? r.map(({ uid: e }) => e) : [];
				},
				deleteBinding: (t) => e.send(once((0, T.Te)(t))),
				listIdentities: (n) => {
					const r = (0, A.T8)({
						descendantsOf: t,
						name: n
					});
					return (0, k.y)(e, (0, O.FP)(r, {
						...j,
						createTime: true
					}), (e) => {
						if (e.name !== n || !isInOrganization(e.uid, t)) return undefined;
						return {
							...observeIdentity(e),
							createTime: e.createTime
						};
					});
				},
				getIdentity: (t) => readIdentity(e, t, ["NOT_FOUND"]),
				listBindings: (n) => {
					const r = (0, O.FP)((0, T.Zf)(filterQuery(n, t)), P);
					return (0, k.y)(e, r, (e) => {
						const r = observedIn(e, t);
						if (r === undefined) return undefined;
						const { group: i, identity: a, role: o } = r;
						const s = "identityUid" in n ? a.uid === n.identityUid : i.uid === n.groupUid && o.uid === n.roleUid;
						return s ? r : undefined;
					});
				},
				getBinding: async (t) => {
					const n = readOne(e, (0, O.dX)((0, T.aE)(t), P), t);
					const r = await (0, s.J0)(["NOT_FOUND"], n);
					return r && observeBinding(r);
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
		async function update(e, t, n) {
			const { claimMatch: r, description: i, name: a } = n;
			const o = Object.fromEntries(Object.entries({
				name: a,
				description: i
			}).filter(([, e]) => e !== undefined));
			const c = r === undefined ? o : {
				...o,
				claimMatch: r
			};
			const send = async (...n) => {
				const r = [...Object.keys(o), ...n];
				const i = (0, A.go)(t, o, r);
				return observeIdentity(await readOne(e, once({
					...i,
					body: c
				}), t));
			};
			if (r === undefined) return send();
			const l = await orMisnamed(send("claim_match"));
			const u = l instanceof s.Wk;
			if (!u && l.issuer === r.issuer && l.subject === r.subject) return l;
			const d = await orMisnamed(send("claimMatch"));
			if (!(d instanceof s.Wk)) return d;
			if (u) throw l;
			return l;
		}
		async function orMisnamed(e) {
			try {
				return await e;
			} catch (e) {
				if (e instanceof s.Wk && e.code === "INVALID_ARGUMENT") return e;
				throw e;
			}
		}
		var F = n(76760);
		var I = n(26963);
		var ve = n(99004);
		var ye = n(74757);
		var be = n(58508);
		var L = n(36083);
		var xe = n(65655);
		var R = n(38707);
		var z = n(73305);
		;
		const Se = /^[a-z0-9 ._-]{1,}$/;
		const about = (e) => m.mIj({ description: e });
		const mapping = (e, t) => m.rej(t).check(about(e));
		const Ce = m.euz(1, { error: "must be `1`" }).check(about("Version of this format."));
		const role_file_schema_text = (e) => m.YjP().check(z.m9(1), about(e));
		const we = { error: "must be a positive whole number" };
		const id = (e) => m.KCZ([m.Whr().check(z.NC()), m.YjP().check(z.Fk(/^[1-9][0-9]*$/, we))], we).check(about(e));
		const Te = m.YjP({ error: "must be a date in quotes, for example \"2027-01-31\"" }).check(z.Fk(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, {
			error: "must be a date in the form YYYY-MM-DD",
			abort: true
		}), m.YPB((e) => (0, E._U)(e) !== undefined, { error: "is not a valid calendar date" }), about("From 00:00 UTC on this date, the entry counts as absent. Quote the date: YAML tools may otherwise reformat it."));
		const Ee = mapping("Exact issuer and subject that the identity accepts.", {
			issuer: m.YjP().check(m.YPB((e) => /^https?:\/\/\S+$/.test(e) && URL.canParse(e), { error: "must be the URL of a token issuer" }), about("Exact `iss` of the token: the URL of its issuer.")),
			subject: role_file_schema_text("Exact `sub` of the token.")
		});
		const B = mapping("A person, whose uid the service looks up; takes the place of `uid`.", {
			issuer: role_file_schema_text("Issuer with which the person signs in."),
			subject: role_file_schema_text("Subject of the person there, such as `github|1234`.")
		});
		const De = mapping("With ids, the subject has the form that GitHub sends for repositories created, renamed or moved since 2026-07-15.", {
			owner: id("Numeric id of the owner."),
			repository: id("Numeric id of the repository.")
		});
		const Oe = mapping("A GitHub Actions workload, from which issuer and subject are derived.", {
			repository: m.YjP().check(z.Fk(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, { error: "must be `owner/name`" }), about("`owner/name`, in the letter case that GitHub shows.")),
			ref: m.lqM(m.YjP().check(z.Fk(/^refs\/[^\s*?[\\^~:]+$/, { error: "must be a full ref such as `refs/heads/main`, not a pattern" }), about("A full ref, for example `refs/heads/main`."))),
			environment: m.lqM(role_file_schema_text("Name of a deployment environment.")),
			pull_request: m.lqM(m.euz(true, { error: "must be `true` or omitted" }).check(about("`true` for jobs of pull requests."))),
			ids: m.lqM(De)
		});
		const V = mapping("An identity and its roles on the organization.", {
			name: m.lqM(m.YjP().check(z.Fk(Se, { error: "may contain only lowercase letters, digits, spaces, `.`, `_` and `-`" }), about("Name of the identity. The file owns the bindings of identities that it names."))),
			uid: m.lqM(role_file_schema_text("Uid of an identity that is managed elsewhere; its bindings are pruned only with `owned`.")),
			description: m.lqM(m.YjP().check(about("If omitted, it is not changed."))),
			lookup: m.lqM(B),
			claimMatch: m.lqM(Ee),
			github: m.lqM(Oe),
			roles: m.cl6(m.YOg(role_file_schema_text("Name or uid of a role."))).check(about("Roles on the organization.")),
			state: m.lqM(m.k5n(["present", "absent"], { error: "must be `present` or `absent`" }).check(about("`absent` keeps ownership of an identity whose bindings are to be removed."))),
			owned: m.lqM(m.zMY().check(about("Whether bindings that are not in the file may be pruned."))),
			expires: m.lqM(Te)
		});
		const H = mapping("One binding, for groups below the organization and for roles that expire. With `expires`, the entry owns its binding, whoever holds it.", {
			identity: m.KCZ([role_file_schema_text("Name or uid of an identity."), mapping("A person.", { lookup: B })], { error: "must be a name or a uid, or `{ lookup: { issuer, subject } }` for a person" }),
			role: role_file_schema_text("Name or uid of a role."),
			group: m.lqM(role_file_schema_text("Name or uid of a group; by default the organization.")),
			expires: m.lqM(Te)
		});
		const ke = m.rej({
			version: Ce,
			organization: m.lqM(role_file_schema_text("Uid or exact name of the organization; by default the input `organization`.")),
			identities: m.cl6(m.YOg(V)),
			bindings: m.cl6(m.YOg(H))
		}).check(m.mIj({
			title: "Role file of platform-actions",
			description: "Identities and role bindings that `sync-rolebindings` manages."
		}));
		const Ae = {
			"": Object.keys(ke.shape),
			identities: Object.keys(V.shape),
			lookup: Object.keys(B.shape),
			claimMatch: Object.keys(Ee.shape),
			github: Object.keys(Oe.shape),
			ids: Object.keys(De.shape),
			bindings: Object.keys(H.shape)
		};
		;
		const je = 100;
		const Me = {
			string: "a string",
			boolean: "`true` or `false`",
			array: "a list",
			object: "a mapping"
		};
		function shapeProblems(e, t = ke, n = Ae) {
			const r = t.safeParse(e.data);
			if (r.success) return [];
			return r.error.issues.flatMap((t) => issueProblems(t, e, n));
		}
		function issueProblems(e, t, n) {
			const r = e.path;
			const { input: i } = t;
			if (e.code === "unrecognized_keys") return e.keys.map((e) => ({
				...unknownKey(r, e, n),
				input: i,
				place: t.placeOfKey(r, e)
			}));
			const a = showPath(r);
			if (r.length > 0 && valueAt(t.data, r) === undefined) return [{
				message: `${a} is missing.`,
				input: i,
				place: t.placeOf(r.slice(0, -1))
			}];
			const o = t.placeOf(r);
			switch (e.code) {
				case "invalid_type": {
					const t = !e.message.startsWith("Invalid");
					const n = `${a} ${t ? e.message : `must be ${Me[e.expected]}`}.`;
					const s = "Begin with `version: 1`, `organization:` and `identities:`.";
					return [{
						message: n,
						fix: r.length > 0 ? undefined : s,
						input: i,
						place: o
					}];
				}
				case "too_small": return [{
					message: `${a} is empty.`,
					input: i,
					place: o
				}];
				default: return [{
					message: `${a} ${e.message}.`,
					input: i,
					place: o
				}];
			}
		}
		function unknownKey(e, t, n) {
			const r = e.findLast((e) => typeof e === "string") ?? "";
			const i = Object.entries(n).flatMap(([e, t]) => e === r ? t : []);
			const [a] = (0, R.LE)(t, i);
			return {
				message: `${showPath(e)} has the unknown key \`${(0, l.h0)(t, je)}\`.`,
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
		function compareLocations(e, t) {
			const n = Number(e.file > t.file) - Number(e.file < t.file);
			return n || e.line - t.line || Number(e.column) - Number(t.column);
		}
		function showPlace({ file: e, line: t }) {
			return `\`${e}:${t}\``;
		}
		function lineWords(e, t) {
			return e.file === t.file ? `line ${e.line}` : `line ${e.line} of \`${e.file}\``;
		}
		var U = n(44969);
		;
		const Ne = 50;
		function createNameSearch(e, t, { alsoNamed: n = [], pathOf: r = () => undefined, prefers: i = () => false } = {}) {
			const a = new Map([...t].reverse().map((e) => [e.uid, e]));
			const o = (0, C.$)(t, ({ name: e }) => e);
			const s = (0, C.$)(t, r);
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
				const nameOf = (e, t = r(e)) => t === undefined ? e.name : `/${t}`;
				const _ = p.map((e) => ({
					uid: e.uid,
					name: nameOf(e)
				}));
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
		function createGroupLabels(e) {
			const { organization: t } = e;
			const { groups: n } = knownNames(e);
			const r = createGroupPaths(n, t);
			const i = (0, C.$)(n, ({ name: e }) => e);
			return (e) => {
				const n = (i.get(e.name) ?? []).every(({ uid: t }) => t === e.uid);
				if (n || e.uid === t.uid) return e;
				const a = r(e);
				return {
					...e,
					name: a === undefined ? e.uid : `/${a}`
				};
			};
		}
		function createGrantWords(e) {
			const t = createGroupLabels(e);
			return ({ group: e, role: n }) => `\`${shortName(n.name)}\` on \`${shortName(t(e).name)}\``;
		}
		function uniqueByUid(e) {
			const t = [...e].sort((e, t) => (0, l.n6)(e.uid, t.uid) || (0, l.n6)(e.name, t.name));
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
				groups: uniqueByUid(r).filter(({ uid: e }) => isInOrganization(e, t.uid))
			};
		}
		function createUnknownName(e, t) {
			let n = 0;
			let r;
			return ({ place: i, text: a }, o) => {
				n += 1;
				const s = n > Ne ? [] : (0, R.LE)(a, o());
				r ??= t.length === 0 ? "none" : (0, R.Yu)(uniqueByUid(t));
				const c = s.map((e) => `\`${(0, l.h0)(e, R.B6)}\``).join(" or ");
				return {
					message: `There is no ${e} \`${a}\`.`,
					fix: s.length > 0 ? `Did you mean ${c}?` : `Known: ${r}.`,
					input: "file",
					place: i
				};
			};
		}
		function ambiguousName(e, t, n) {
			const r = `The name \`${t.text}\` matches more than one ${e}: ${(0, R.Yu)(n)}.`;
			const i = e === "group";
			const a = i ? "Use the path shown for the one you mean, or its uid." : "Use the uid of the one you mean.";
			return {
				message: r,
				fix: a,
				input: "file",
				place: t.place
			};
		}
		function createRoleClearness(e) {
			const t = createClearness(knownNames(e).roles, ({ name: e }) => e.toLowerCase());
			return (e) => e.uid?.includes("/") === false || t(e);
		}
		function createIdentityClearness({ identities: e, organization: t }) {
			const n = uniqueByUid(e).filter(({ uid: e }) => isInOrganization(e, t.uid));
			const r = new Set(n.filter((e) => isFoundByName(e, t.uid)).map(({ uid: e }) => e));
			const isFindable = ({ uid: e }) => r.has(e);
			return createClearness(n, ({ name: e }) => e, isFindable);
		}
		function createGroupClearness(e) {
			const { groups: t } = knownNames(e);
			const n = createGroupPaths(t, e.organization);
			return createClearness(t, (e) => n(e) ?? e.uid);
		}
		function createClearness(e, t, n = () => false) {
			const r = (0, C.$)(e, t);
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
		function judgeGrants(e, t, { "allow-roles": n, "deny-roles": r }, i) {
			const a = [...changesOf(e, "add").map((e) => ({
				change: e,
				roles: [e.role]
			})), ...t.map((e) => ({
				change: e,
				roles: e.claims.handsOver.map(({ role: e }) => e)
			}))];
			const o = createRoleClearness(i);
			const { givesAccess: s } = createRolePower(i);
			const c = new Set(n.map((e) => e.toLowerCase()));
			const l = rolesOf(r);
			const u = new Set(r.map((e) => e.toLowerCase()));
			const d = n.length === 0 ? () => true : rolesOf(n);
			const callOf = (e) => o(e) ? e.name : e.uid;
			const isLiteral = (e) => c.has(e.uid.toLowerCase()) || c.has(callOf(e).toLowerCase());
			const denied = ({ name: e, uid: t }) => l(e) || u.has(t.toLowerCase());
			const isLocked = (e) => s(e) && !isLiteral(e) && !denied(e);
			const isAllowed = (e) => isLiteral(e) || o(e) && d(e.name);
			const isLeftOut = (e) => !isAllowed(e) && !denied(e) && !isLocked(e);
			const listOf = (e) => [...new Set([...n.length === 0 ? ["*"] : n, ...e])].join(", ");
			return [
				roleRefusal("deny-roles", "that `deny-roles` denies", a, denied, ({ name: e }) => e, (e) => `To allow it, change \`deny-roles\` so that it does not match ${e}.`),
				roleRefusal("deny-roles", "that can create or change role bindings, roles or identities, and that `allow-roles` does not name literally", a, isLocked, callOf, (e, t) => `To allow it, set \`allow-roles: ${listOf(t)}\`: a glob does not allow such a role, only its name.`),
				roleRefusal("allow-roles", "that `allow-roles` does not name", a, isLeftOut, callOf, (e, t) => `To allow it, set \`allow-roles: ${listOf(t)}\`.`)
			];
		}
		const rolesOf = (e) => (0, U.nY)(e, (e) => (0, U.mi)(e, { ignoreCase: true }));
		function roleRefusal(e, t, n, r, i, a) {
			const s = n.filter(({ roles: e }) => e.some(r));
			const c = new Map(s.flatMap(({ roles: e }) => e.filter(r).map((e) => [i(e), e.name])));
			const l = [...c.keys()].sort();
			const show = (e, t = e) => t === e ? `\`${e}\`` : `\`${shortName(t)}\` (another role has this name too; its uid is \`${e}\`)`;
			const u = l.map((e) => show(e, c.get(e))).join(", ");
			const d = `The plan has ${(0, o.hS)(s.length, "grant")} of roles ${t}; 0 are allowed: ${u}.`;
			return {
				guard: e,
				message: d,
				fix: a(u, l),
				changes: s.map(({ change: e }) => e)
			};
		}
		const Pe = /^(?:IAM_)?(?:ROLE_BINDINGS|ROLES|IDENTITY)_(?:CREATE|UPDATE|\*)$/;
		const Fe = /^(?:IAM_)?ROLE_BINDINGS_(?:CREATE|UPDATE|\*)$/;
		const Ie = /^(?:owner|limited_owner|.+\.pull_token_creator)$/i;
		function createRolePower({ roles: e }) {
			const t = new Map(e.map((e) => [e.uid, e.capabilities ?? []]));
			const holds = (e) => (n) => {
				const r = t.get(n.uid) ?? [];
				const i = r.map((e) => e.toUpperCase().replace(/^CAP_/, "").replaceAll(".", "_"));
				if (i.some((t) => e.test(t))) return true;
				const a = r.length > 0 && !r.some((e) => /^[0-9]+$/.test(e));
				return isOwnerName(n.name) || !a && Ie.test(n.name);
			};
			return {
				givesAccess: holds(Pe),
				bindsRoles: holds(Fe)
			};
		}
		var W = n(89763);
		;
		function existingEntries(e) {
			return e.filter((e) => e.identity !== undefined);
		}
		function ownedUids(e) {
			return new Set(existingEntries(e).flatMap(({ entry: e, identity: t }) => e.owned ? t.uid : []));
		}
		function stateOf({ absent: e = false, expires: t }, n) {
			if (e) return "absent";
			return t !== undefined && (0, E.SU)(t, n) ? "expired" : "present";
		}
		function matchIdentities(e, t, n) {
			const r = uniqueByUid(t.identities);
			const { found: i, problems: a } = findIdentities(e, r, t.organization);
			const o = e.flatMap((e) => {
				const o = i.get(e);
				if (o === "unclear") return [];
				const s = stateOf(e, n);
				const c = o === undefined || isChangeable(o, t.organization.uid);
				const l = o === undefined && s !== "present";
				const u = l ? undefined : whyUnusable(e, o, c, r);
				if (u === undefined) return [{
					entry: e,
					state: s,
					identity: o,
					changeable: c
				}];
				a.push({
					...u,
					input: "file",
					place: e.place
				});
				return [];
			});
			return {
				matches: o,
				problems: a
			};
		}
		function isChangeable(e, t) {
			return e.kind === "claim-match" || isFoundByName(e, t);
		}
		function whyUnusable({ claim: e, description: t, lookup: n, name: r, uid: i }, a, o, s) {
			if (a !== undefined) {
				if (o || e === undefined && t === undefined) return undefined;
				const n = `${withKind(a)}: the file can give it roles, but cannot change anything else about it.`;
				return {
					message: n,
					fix: "Remove `claimMatch`, `github` and `description` from the entry."
				};
			}
			if (i !== undefined) {
				const e = `There is no identity with the uid \`${i}\`, or it cannot be read.`;
				return {
					message: e,
					fix: "Correct the uid, or remove the entry."
				};
			}
			if (e !== undefined || n !== undefined) return undefined;
			const c = s.find((e) => e.name === r);
			if (c !== undefined) {
				const e = "Set its `uid` instead of the name, or add the claims of a new identity.";
				return {
					message: onlyByUid(c),
					fix: e
				};
			}
			const l = `There is no identity \`${r}\`, and the entry has no claims to create it with.`;
			return {
				message: l,
				fix: "Add `claimMatch` or `github` to create it."
			};
		}
		const Le = {
			"claim-match": "is not in this organization",
			"static-keys": "has static keys, as pull tokens do",
			aws: "is an AWS identity",
			"service-principal": "is a service principal",
			unknown: "is not in this organization"
		};
		function onlyByUid(e) {
			return `${withKind(e)}, so it can only be referred to by uid.`;
		}
		function withKind({ kind: e, name: t, uid: n }) {
			return `Identity \`${t}\` (${n}) ${Le[e]}`;
		}
		function foreignIdentity(e, t) {
			if (!isForeignUid(e, t.uid)) return [];
			const n = {
				description: "",
				issuer: undefined,
				subject: undefined,
				otherClaims: {}
			};
			return [{
				uid: e,
				name: e,
				kind: "unknown",
				...n
			}];
		}
		function findIdentities(e, t, n) {
			const r = new Map();
			const i = new Map();
			const a = [];
			const isFree = ({ uid: e }) => !i.has(e);
			const take = (e, t, n) => {
				const [o, s] = t;
				if (o === undefined || r.has(e)) return;
				const c = i.get(o.uid);
				r.set(e, s === undefined && c === undefined ? o : "unclear");
				if (s !== undefined) a.push(severalProblem(e, t, n));
				else if (c !== undefined) a.push(sameProblem(e, c, o));
				else i.set(o.uid, e);
			};
			const o = t.filter((e) => isFoundByName(e, n.uid));
			const s = (0, C.$)(t, ({ uid: e }) => e);
			const c = createClaimLookup(o);
			const l = (0, C.$)(o, ({ name: e }) => e);
			const named = ({ claim: e, name: t }) => {
				const n = l.get(t) ?? [];
				const r = n.filter(isFree);
				return e === undefined && r.length === 0 ? n : r;
			};
			const subjectOf = ({ claim: e }) => `subject \`${e?.claimMatch.subject}\``;
			for (const t of e) {
				const { uid: e } = t;
				if (e !== undefined) take(t, s.get(e) ?? foreignIdentity(e, n), `uid \`${e}\``);
			}
			const u = e.filter(({ lookup: e, uid: t }) => t === undefined && e === undefined);
			for (const e of u) take(e, c(e.claim, "exact"), subjectOf(e));
			for (const e of u) take(e, c(e.claim, "other-form").filter(isFree), subjectOf(e));
			for (const e of u) take(e, named(e), `name \`${e.name}\``);
			return {
				found: r,
				problems: a
			};
		}
		function severalProblem({ place: e }, t, n) {
			const r = `Several identities have the ${n}: ${(0, R.Yu)(t)}.`;
			return {
				message: r,
				fix: "Set the `uid` of the one you mean.",
				input: "file",
				place: e
			};
		}
		function sameProblem({ place: e }, t, { name: n, uid: r }) {
			const i = `This entry and the one on ${lineWords(t.place, e)} refer to the same identity \`${n}\` (${r}).`;
			return {
				message: i,
				fix: "Merge them into one entry.",
				input: "file",
				place: e
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
			const n = (0, C.$)(t, ({ claim: e }) => personKey(e));
			const r = (0, C.$)(t, ({ claim: e }) => (0, W.vm)(e));
			return (e, t) => {
				if (e === undefined) return [];
				if (t === "exact") return (n.get(personKey(e.claimMatch)) ?? []).map(({ identity: e }) => e);
				if (e.kind !== "github") return [];
				const i = r.get((0, W.gg)(e.workload)) ?? [];
				return i.flatMap(({ claim: n, identity: r }) => (0, W.x0)(e.workload, n) === t ? [r] : []);
			};
		}
		;
		function resolveFile(e, t, n) {
			const { file: r, problems: i } = resolvePeople(e, t, n);
			const { matches: a, problems: o } = matchIdentities(r.identities, t, n);
			const s = resolveGrants(r, a, t, n);
			return {
				...s,
				matches: a,
				problems: [
					...i,
					...o,
					...s.problems
				]
			};
		}
		function resolveGrants(e, t, n, r) {
			const { organization: i } = n;
			const a = knownNames(n);
			const o = new Map();
			const s = new Map();
			const c = new Map();
			const l = [];
			const u = [];
			const d = [];
			const f = createGroupSearch(a.groups, i);
			const prefers = ({ uid: e }) => !e.includes("/") || isInOrganization(e, i.uid);
			const p = createNameSearch("role", a.roles, { prefers });
			const take = (e, t) => {
				if (e.kind === "found") return e.found;
				if (t === "present") d.push(e.problem);
				return undefined;
			};
			const want = (e, t, n) => {
				const { expires: r, place: a } = e;
				const d = take(p(e.role), n);
				const m = e.group === undefined ? i : take(f(e.group), n);
				if (t === undefined || d === undefined || m === undefined) return;
				const h = {
					action: "add",
					kind: "binding",
					identity: t,
					role: d,
					group: m,
					place: a,
					expires: r
				};
				l.push(h);
				const g = grantKey(h);
				if (r !== undefined) c.set(g, a);
				if (n === "expired") s.set(g, a);
				if (n !== "present") return;
				const _ = o.get(g);
				if (_ !== undefined) u.push(repeatedNotice(_, a));
				const v = [r, (_ ?? h).expires];
				const y = v.includes(undefined) ? undefined : v.sort().at(-1);
				o.set(g, {
					...h,
					..._,
					expires: y
				});
			};
			for (const e of t) {
				const { expires: t, roles: n } = e.entry;
				const { state: r } = e;
				if (r === "expired") u.push(expiredNotice("This identity", e.entry));
				for (const i of n) want({
					expires: t,
					place: i.place,
					role: i,
					group: undefined
				}, referenceOf(e), r);
			}
			const m = createIdentityLookup(e, t, n);
			for (const t of e.bindings) {
				const e = stateOf(t, r) === "expired";
				if (e) u.push(expiredNotice("This binding", t));
				const { identity: n, isAbsent: i = false, problem: a } = m(t.identity);
				want(t, n, e ? "expired" : i ? "absent" : "present");
				if (a !== undefined && !e) d.push(a);
			}
			return {
				wanted: o,
				expired: s,
				dated: c,
				mentioned: l,
				notices: u,
				problems: d
			};
		}
		function referenceOf({ entry: e, identity: t }) {
			return t ?? {
				uid: e.uid,
				name: e.name ?? ""
			};
		}
		function createIdentityLookup(e, t, { identities: n, organization: r }) {
			const i = uniqueByUid(n);
			const a = i.filter(({ uid: e }) => isInOrganization(e, r.uid));
			const o = i.filter((e) => isFoundByName(e, r.uid));
			const s = new Map(i.map((e) => [e.uid, e]));
			const c = new Map(t.map((e) => [referenceOf(e).uid, e]));
			const l = new Map(t.map((e) => [e.entry, e]));
			const u = (0, C.$)(e.identities, ({ uid: e }) => e);
			const d = (0, C.$)(e.identities, ({ name: e }) => e);
			const f = e.identities.flatMap(({ name: e }) => e ?? []);
			const p = t.flatMap((e) => {
				const { entry: t, identity: n } = e;
				const { name: r } = t;
				return ownsName(e) || n === undefined || r === undefined ? [] : [{
					...n,
					name: r
				}];
			});
			const m = createNameSearch("identity", [...o, ...p], { alsoNamed: f });
			const byUidOf = (e) => {
				const t = c.get(e.uid);
				return t === undefined ? { identity: e } : foundBy(t);
			};
			return (e) => {
				const { place: t, text: n } = e;
				const i = s.get(n);
				if (i !== undefined) return byUidOf(i);
				const [f] = u.get(n) ?? [];
				if (f === undefined && isForeignUid(n, r.uid)) return { identity: {
					uid: n,
					name: n
				} };
				const p = f ?? d.get(n)?.[0];
				const h = p && l.get(p);
				if (p !== undefined && h === undefined) return {};
				const g = f !== undefined || h?.identity === undefined || ownsName(h);
				if (h !== undefined && g) return foundBy(h);
				const _ = m(e);
				if (_.kind === "found") {
					const e = renameOf(c.get(_.found.uid), _.found, t);
					return e === undefined ? byUidOf(_.found) : { problem: e };
				}
				const v = o.some(({ name: e }) => e === n);
				const y = v ? undefined : a.find(({ name: e }) => e === n);
				if (y === undefined) return _;
				const b = "Use its uid if you mean this identity.";
				return { problem: {
					message: onlyByUid(y),
					fix: b,
					input: "file",
					place: t
				} };
			};
		}
		function foundBy(e) {
			return {
				identity: referenceOf(e),
				isAbsent: e.state !== "present"
			};
		}
		function ownsName({ changeable: e, state: t }) {
			return e && t !== "absent";
		}
		function renameOf(e, t, n) {
			if (e?.changeable !== true || e.state !== "present") return undefined;
			const { name: r, place: i } = e.entry;
			if (r === undefined || r === t.name) return undefined;
			const [a, o] = [t.name, r].map(shortName);
			return {
				message: `The entry on ${lineWords(i, n)} renames the identity \`${a}\` to \`${o}\`.`,
				fix: `Use \`${o}\` here, so that the entry still applies afterwards.`,
				input: "file",
				place: n
			};
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
		function expiredNotice(e, { expires: t, place: n }) {
			return {
				kind: "expired-entry",
				message: `${e} expired on ${t} and counts as absent.`,
				place: n
			};
		}
		function resolvePeople(e, { people: t }, n) {
			const r = [];
			const uidOf = (e, n, i) => {
				const a = t?.get(personKey(e)) ?? [];
				if (a.length === 1) return a[0];
				const tell = (e, t) => r.push({
					message: e,
					fix: t,
					input: "file",
					place: n
				});
				const o = `\`${shortName(e.subject)}\` of \`${shortName(e.issuer)}\``;
				if (a.length > 1) tell(`Several people are ${o}: ${a.map(shortName).join(", ")}.`, "Write the `uid` of the one you mean instead of `lookup`.");
				else if (!i) tell(`The service does not know the person ${o}, or cannot look people up.`, "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.");
				return undefined;
			};
			const i = e.identities.map((e) => {
				const { lookup: t, place: r } = e;
				if (t === undefined) return e;
				const i = uidOf(t, r, stateOf(e, n) !== "present");
				return i === undefined ? e : {
					...e,
					uid: i
				};
			});
			const a = e.bindings.flatMap((e) => {
				const { identity: t, lookup: r, place: i } = e;
				if (r === undefined) return [e];
				const a = uidOf(r, i, stateOf(e, n) !== "present");
				return a === undefined ? [] : [{
					...e,
					identity: {
						...t,
						text: a
					}
				}];
			});
			return {
				file: {
					...e,
					identities: i,
					bindings: a
				},
				problems: r
			};
		}
		;
		function judgeAccess({ entries: e, mentioned: t }, n, r) {
			const { organization: i } = n;
			const a = createGrantWords(n);
			const o = ownedUids(e);
			const s = new Set([...existingEntries(e), ...t].map(({ identity: e }) => e.uid));
			const c = new Set(t.map(grantKey));
			const l = observedRows(n);
			const u = uniqueByUid(n.identities).filter(({ uid: e }) => isInOrganization(e, i.uid) && !s.has(e));
			const d = new Set(u.map(({ uid: e }) => e));
			const f = (0, C.$)(l, ({ identity: e }) => e.uid);
			const p = l.filter((e) => !d.has(e.identity.uid) && !o.has(e.identity.uid) && !c.has(grantKey(e)));
			const m = [
				...u.map(({ name: e, uid: t }) => {
					const n = (f.get(t) ?? []).map(a);
					const r = n.length === 0 ? "nothing" : firstOf(n);
					const i = `Identity \`${shortName(e)}\` (${t}) is in no entry of the file; it holds ${r}`;
					return {
						kind: "identity",
						uid: t,
						identity: e,
						message: i
					};
				}),
				...p.map((e) => {
					const { group: t, identity: n, role: r, uid: i } = e;
					const o = `\`${holderWords(e)}\` holds ${a(e)}, which no entry of the file names`;
					const s = {
						identity: n.name,
						role: r.name,
						group: t.name
					};
					return {
						kind: "binding",
						uid: i,
						...s,
						message: o
					};
				}),
				...r.mappings.map((e) => mappingItem(e, n))
			];
			return {
				unmanaged: m,
				holders: holdersOf(l, n, r, a)
			};
		}
		function holderWords({ identity: { name: e, subject: t, uid: n } }) {
			return identityText({
				uid: n,
				name: e || n,
				subject: t
			});
		}
		function mappingItem({ externalGroupId: e, roleUid: t, uid: n }, r) {
			const i = roleNameOf(t, r);
			const a = t === "" ? "a role" : `the role \`${shortName(i)}\``;
			const o = e === "" ? "a group" : `the group \`${shortName(e)}\``;
			const s = `External group mapping ${n} gives ${a} to ${o} of an identity provider, which a role file cannot name`;
			return {
				kind: "mapping",
				uid: n,
				...t === "" ? {} : { role: i },
				message: s
			};
		}
		function roleNameOf(e, { roles: t }) {
			return t.find((t) => t.uid === e)?.name ?? e;
		}
		function holdersOf(e, t, { invites: n, mappings: r }, i) {
			const { bindsRoles: a } = createRolePower(t);
			const o = new Map(e.filter(({ role: e }) => a(e)).map((e) => [grantKey(e), e]));
			const roleOf = (e) => ({
				uid: e,
				name: roleNameOf(e, t)
			});
			return [
				...[...o.values()].map((e) => ({
					uid: e.uid,
					message: `\`${holderWords(e)}\` holds ${i(e)}`
				})).sort((e, t) => (0, l.n6)(e.message, t.message)),
				...r.filter(({ roleUid: e }) => e !== "" && a(roleOf(e))).map(({ externalGroupId: e, roleUid: t, uid: n }) => ({
					uid: n,
					message: `Everyone in the external group \`${shortName(e)}\` gets \`${shortName(roleOf(t).name)}\` on the organization`
				})),
				...n.map(({ email: e, expirationTime: t, role: n, uid: r }) => ({
					uid: r,
					message: `Open invite ${r}${e === "" ? "" : ` for ${shortName(e)}`} gives ${n === undefined || n.name === "" ? "a role" : `\`${shortName(n.name)}\``}${t === "" ? "" : ` until ${shortName(t)}`}`
				}))
			];
		}
		function countUnmanaged(e) {
			const t = (0, C.T)(e, ({ kind: e }) => e);
			const count = (e, n) => t.has(e) ? [(0, o.hS)(t.get(e) ?? 0, n)] : [];
			return [
				...count("identity", "identity"),
				...count("binding", "binding"),
				...count("mapping", "external group mapping")
			].join(", ");
		}
		function judgeDeleted(e, { entries: t, mentioned: n }, r, i) {
			const { matches: a, mentioned: o } = resolveFile(e, r, i);
			const s = new Map(o.toReversed().map((e) => [grantKey(e), e]));
			const c = new Set(existingEntries(t).map(({ identity: e }) => e.uid));
			const l = ownedUids(t);
			const u = new Set(n.map(grantKey));
			const d = observedRows(r).filter((e) => !u.has(grantKey(e)));
			const f = (0, C.$)(d, ({ identity: e }) => e.uid);
			const p = createGrantWords(r);
			const m = existingEntries(a).filter(({ identity: e }) => !c.has(e.uid));
			const h = new Set(m.map(({ identity: e }) => e.uid));
			const _ = [...m.map(({ entry: e, identity: t }) => {
				const { uid: n } = t;
				const r = (f.get(n) ?? []).filter((t) => e.owned || s.has(grantKey(t)));
				const i = `these bindings stay: ${firstOf(r.map(p).sort())}`;
				const a = r.length === 0 ? "it holds nothing" : i;
				const o = `the entry of \`${identityText(t)}\``;
				return {
					about: o,
					place: e.place,
					uid: n,
					what: a,
					fix: r.length > 0 ? absentFix(e, n) : undefined
				};
			}), ...d.flatMap((e) => {
				const { identity: t, uid: n } = e;
				const r = s.get(grantKey(e));
				if (r === undefined || h.has(t.uid) || l.has(t.uid)) return [];
				const i = `the entry for ${p(e)} of \`${identityText(r.identity)}\``;
				return [{
					about: i,
					place: r.place,
					uid: n,
					what: "the binding stays",
					fix: Re
				}];
			})];
			return _.sort((e, t) => compareLocations(e.place, t.place)).map(({ about: e, fix: t, place: n, uid: i, what: a }) => ({
				rule: "deleted-entry",
				level: t === undefined ? "notice" : "warning",
				title: "Entry is deleted",
				message: `The change deletes ${e} (${showPlace(n)} in the base); ${a}.`,
				fix: t,
				fingerprint: (0, g.ax)("role-deleted", r.organization.uid, i)
			}));
		}
		const Re = "To end it, keep the entry in `bindings` with `expires` in the past and run `apply` with `prune`, or remove the binding by hand.";
		function absentFix({ lookup: e, name: t, owned: n, uid: r }, i) {
			if (!n) return "To end them, keep the entries with `expires` in the past and run `apply` with `prune`, or remove the bindings by hand.";
			const a = e === undefined && r === undefined;
			const o = a ? `name: ${shortName(t ?? "")}` : `uid: "${i}", owned: true`;
			return `To end them, write \`{ ${o}, state: absent }\` instead and run \`apply\` with \`prune\`; delete the entry afterwards.`;
		}
		var ze = n(24060);
		var Be = n(35147);
		var Ve = n(71166);
		var G = n(6652);
		var He = n(61447);
		var K = n(24086);
		var Ue = n(69145);
		;
		function parseRestrictions(e, t) {
			const n = (0, Ue.tj)(e, t, "restrictions-file");
			const { data: r, success: i } = J.safeParse(n.data);
			if (i) return r.restrictions;
			throw new M.yo(...shapeProblems(n, J, Ke));
		}
		const q = m.YjP().check(m.YPB((e) => (0, U.AI)(e) === undefined, { error: ({ input: e }) => `is not a usable glob: ${(0, U.AI)(String(e))}` }));
		const globs = (e) => m.YOg(q).check(about(e));
		const We = mapping("Globs of an issuer and a subject; `*` also matches `/`.", {
			issuer: q,
			subject: q
		});
		const Ge = mapping("Contents that the matching role files may have; a file must lie wholly within one entry.", {
			files: globs("Role files that this entry is for, relative to `working-directory` as in the input `file`."),
			groups: m.lqM(globs("Groups as paths of names (`team-a`, `team-a/**`); the organization itself by its name. None if omitted.")),
			roles: m.lqM(globs("Names of roles, compared without case. None if omitted.")),
			identities: m.lqM(globs("Names of identities, and uids of people. None if omitted.")),
			claims: m.lqM(m.YOg(We).check(about("Claims that identities may accept, also those that they accept already, and look-ups. Any if omitted.")))
		});
		const J = m.rej({
			version: Ce,
			restrictions: m.YOg(Ge)
		}).check(m.mIj({
			title: "Restrictions of role files of platform-actions",
			description: "Groups, roles, identities and claims that each role file may contain."
		}));
		const Ke = {
			"": Object.keys(J.shape),
			restrictions: Object.keys(Ge.shape),
			claims: Object.keys(We.shape)
		};
		;
		function parseRoleFile(e, t) {
			return judgeRoleFile(readYamlSource(e, t, "file"));
		}
		async function parseLongRoleFile(e, t) {
			const n = await (0, Ue.QB)(e, t, "file");
			await (0, r.pN)();
			return judgeRoleFile(n);
		}
		function judgeRoleFile(e) {
			const t = entriesOf(e, "identities", V);
			const n = entriesOf(e, "bindings", H);
			const r = t.map(({ raw: t, path: n }) => identityEntry(t, n, e));
			const i = [
				...shapeProblems(e),
				...t.flatMap(({ raw: t, path: n }) => identityProblems(t, n, e)),
				...repeatedEntries(r)
			].sort((e, t) => compareLocations(e.place, t.place));
			if (i.length > 0) throw new M.yo(...i);
			const a = (0, h._F)(e.data, "organization");
			const o = typeof a === "string" ? {
				text: a,
				place: e.placeOf(["organization"])
			} : undefined;
			return {
				organization: o,
				identities: r,
				bindings: n.map(({ raw: t, path: n }) => bindingEntry(t, n, e))
			};
		}
		function entriesOf(e, t, n) {
			const r = (0, h._F)(e.data, t);
			return (Array.isArray(r) ? r : []).flatMap((e, r) => {
				const { data: i, success: a } = n.safeParse(e);
				return a ? [{
					raw: i,
					path: [t, r]
				}] : [];
			});
		}
		function identityProblems(e, t, { input: n, placeOf: r }) {
			const i = [];
			const tell = (e, a, o = t) => i.push({
				message: e,
				fix: a,
				input: n,
				place: r(o)
			});
			const a = [
				"uid",
				"claimMatch",
				"github",
				"description"
			].filter((t) => e.lookup !== undefined && e[t] !== undefined);
			for (const e of a) {
				const n = `Remove \`${e}\`: the file gives a person roles and changes nothing else.`;
				const r = e === "uid" ? "Keep one of them." : n;
				tell(`\`lookup\` and \`${e}\` cannot be used together.`, r, [...t, e]);
			}
			if (e.name === undefined && e.uid === undefined && e.lookup === undefined) tell("An entry of `identities` has neither `name` nor `uid` nor `lookup`.", "Set one of them.");
			if (e.github === undefined) return i;
			const o = [...t, "github"];
			if (e.claimMatch !== undefined) tell("`claimMatch` and `github` cannot be used together.", "Keep one of them.", o);
			const { ref: s, environment: c, pull_request: l } = e.github;
			const u = [
				s,
				c,
				l
			].filter((e) => e !== undefined).length;
			const d = `\`github\` has ${u === 0 ? "none" : "several"} of \`ref\`, \`environment\` and \`pull_request\`.`;
			if (u !== 1) tell(d, "Set exactly one of them.", o);
			return i;
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
				claimMatch: (0, W.jk)(s),
				workload: s
			};
		}
		function identityEntry(e, t, n) {
			const { description: r, expires: i, lookup: a, name: o, uid: s } = e;
			const c = (e.roles ?? []).map((e, r) => ({
				text: e,
				place: n.placeOf([
					...t,
					"roles",
					r
				])
			}));
			const l = e.owned ?? (s === undefined && a === undefined);
			const u = {
				place: n.placeOf(t),
				claim: wantedClaim(e),
				absent: e.state === "absent",
				owned: l
			};
			return {
				...u,
				uid: s,
				lookup: a,
				name: o,
				description: r,
				roles: c,
				expires: i
			};
		}
		function bindingEntry(e, t, n) {
			const at = (e, r) => ({
				text: r,
				place: n.placeOf([...t, e])
			});
			const { identity: r } = e;
			const i = typeof r === "string" ? undefined : r.lookup;
			return {
				place: n.placeOf(t),
				identity: at("identity", typeof r === "string" ? r : r.lookup.subject),
				lookup: i,
				role: at("role", e.role),
				group: e.group === undefined ? undefined : at("group", e.group),
				expires: e.expires
			};
		}
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
			if (i.length > 0) throw new M.yo(...i);
			return {
				organization: n,
				identities: r,
				bindings: e.flatMap((e) => e.bindings)
			};
		}
		function repeatedEntries(e) {
			const t = new Map();
			return e.flatMap(({ claim: e, lookup: n, name: r, place: i, uid: a }) => {
				const { claimMatch: o } = e ?? {};
				const s = [
					[
						"name",
						r,
						undefined
					],
					[
						"uid",
						a,
						undefined
					],
					[
						"person",
						n?.subject,
						n?.issuer
					],
					[
						"subject",
						o?.subject,
						o?.issuer
					]
				];
				return s.flatMap(([e, n, r]) => {
					if (n === undefined) return [];
					const a = JSON.stringify([
						e,
						n,
						r
					]);
					const o = t.get(a);
					t.set(a, o ?? i);
					if (o === undefined) return [];
					const s = o.file === i.file ? "" : ` (the other one is in ${showPlace(o)})`;
					const c = `Two entries of \`identities\` have the ${e} \`${n}\`${s}.`;
					return [{
						message: c,
						fix: "Merge them into one entry.",
						input: "file",
						place: i
					}];
				});
			});
		}
		;
		const qe = 64 * 1024 * 1024;
		const Y = 1024 * 1024;
		async function readRunFiles(e, t) {
			const n = [...t.problems];
			const attempt = (e) => (0, M.Wy)(e, (e) => {
				n.push(...e);
				return undefined;
			});
			const r = await attempt(() => readRoleFiles(e, t));
			const i = await attempt(() => readRestrictions(e, t));
			const a = e.mode === "apply" ? await attempt(() => readKeptPlan(e, t)) : undefined;
			const o = !n.some(({ input: e }) => e === "plan-file");
			const s = e.mode === "plan" && o ? await attempt(() => planFileTarget(e, t, r?.paths ?? [])) : undefined;
			const c = r?.file;
			if (c !== undefined && c.identities.length + c.bindings.length === 0) n.push(emptyFile(e.file));
			if (c === undefined || n.length > 0) throw new M.yo(...n);
			const l = new Map(r?.paths.map((e) => [(0, K.X)(t, e), e]));
			const u = i && {
				restrictions: i,
				paths: l
			};
			return {
				file: c,
				restrictions: u,
				kept: a,
				planTarget: s
			};
		}
		function emptyFile(e) {
			const t = e.map((e) => `\`${(0, l.h0)(e, 200)}\``).join(", ");
			return {
				message: `\`file\`: ${t} has neither \`identities\` nor \`bindings\`, so there is nothing to compare with the organization`,
				fix: "list the identities that the file owns (`mode: dump` prints the current state in this format)",
				input: "file"
			};
		}
		async function readRoleFiles(e, t) {
			const n = await (0, G.D)(e.file, "file", placeOf(e, t));
			return {
				paths: n,
				file: await joinRoleFiles(n, t, t.readPolicyFile, missingFile(e.file))
			};
		}
		async function joinRoleFiles(e, t, n, i) {
			const a = [];
			const o = [];
			for (const c of e) {
				const e = await n(c);
				if (e === undefined) o.push(...[i?.(c) ?? []].flat());
				else {
					const n = await (0, M.GW)(async () => {
						a.push(await parseLongRoleFile(e, (0, K.X)(t, c)));
					});
					o.push(...n);
				}
				await (0, r.pN)();
				if (t.signal.aborted) throw (0, s.Wm)(t.signal, "reading the role files");
			}
			if (o.length > 0) throw new M.yo(...o);
			return mergeRoleFiles(a);
		}
		async function readBaseRoleFiles(e, t) {
			const { changeRequest: n, untrustedHead: r } = t.host.context;
			const i = placeOf(e, t);
			if (n === undefined && !r || (0, Ve.uM)(i)) return {};
			const a = {
				...i,
				policyFrom: "base"
			};
			const read = async () => {
				const n = await (0, G.D)(e.file, "file", a, true);
				const r = await joinRoleFiles(n, t, (e) => (0, He.YX)(a, e, Y));
				return { file: r };
			};
			return (0, M.Wy)(read, ([e]) => ({ why: (0, l.h0)(e?.message ?? "", 300) }));
		}
		function namedRoleFiles(e, t) {
			const choose = () => (0, G.D)(e.file, "file", placeOf(e, t));
			return (0, M.Wy)(choose, () => []);
		}
		const missingFile = (e) => (t) => ({
			message: `\`file\`: \`${(0, l.h0)(t, 200)}\` does not exist`,
			fix: e.includes(t) ? "create it (`mode: dump` prints the current state in this format), or set `file` to its path" : "git tracks it, but it is not in the working tree: restore it, or delete it with `git rm`",
			input: "file"
		});
		function placeOf(e, t) {
			return {
				...(0, Be.U)(e, t),
				policyFrom: e["policy-from"]
			};
		}
		async function readRestrictions(e, t) {
			const n = "restrictions-file";
			const r = e[n];
			if (r === undefined) return undefined;
			const i = await (0, He.r3)(placeOf(e, t), r, Y, n);
			if (i === undefined) {
				throw new M.yo({
					message: `\`${n}\`: \`${(0, l.h0)(r, 200)}\` does not exist in the commit that it is read from`,
					fix: "commit it on the base branch first: a change cannot set its own restrictions",
					input: n
				});
			}
			return parseRestrictions(i, (0, K.X)(t, r));
		}
		async function planFileTarget(e, t, n) {
			const r = e["plan-file"];
			if (r === undefined) return undefined;
			const i = `\`plan-file\` is \`${(0, l.h0)(r, 200)}\`, a folder, which only \`mode: dump\` can write`;
			if (r.endsWith("/")) throw planFileError(i, "give it the name of a file");
			return writableTarget(r, e, t, n);
		}
		function planFileError(e, t) {
			return new M.yo({
				message: e,
				fix: t,
				input: "plan-file"
			});
		}
		function writableTarget(e, t, n, r) {
			const a = (0, i.ZB)(e, n.area, "plan-file");
			const o = [...r, t["restrictions-file"] ?? []].flat();
			const s = `\`plan-file\` and \`file\` are the same file, \`${e}\`: the role file is never overwritten`;
			if (o.some((e) => (0, ze.Dl)(a, (0, F.resolve)(n.workingDirectory, e)))) throw planFileError(s, "give `plan-file` another name");
			return a;
		}
		async function readKeptPlan(e, t) {
			const n = e["plan-file"];
			if (n === undefined) return undefined;
			const r = await (0, i.Gu)((0, F.resolve)(t.workingDirectory, n), qe);
			const a = "write it with `mode: plan` and the same `plan-file`, and pass it on unchanged";
			if (r === undefined) throw planFileError(`\`plan-file\`: \`${n}\` does not exist`, a);
			const o = parsePlanFile(r);
			if (o.kind === "plan") return o.plan;
			throw planFileError(`\`plan-file\`: \`${n}\` is not a plan: ${o.reason}`, a);
		}
		var Je = n(74962);
		;
		const Ye = {
			mappings: [],
			invites: [],
			unread: []
		};
		async function readOutside(e, t, n) {
			const r = [];
			const read = async (n, i) => {
				try {
					return await (0, k.y)(e, i, (e) => isInOrganization(e.uid, t) ? e : undefined);
				} catch (e) {
					if (!(e instanceof s.Wk) || e.code === "UNAUTHENTICATED") throw e;
					if (e.code === "CANCELLED" && e.httpStatus === 0) throw e;
					const [t] = (0, c.e)(e, undefined);
					r.push({
						what: n,
						why: (0, l.h0)(t?.message ?? "", 300),
						problem: t
					});
					return [];
				}
			};
			const i = { descendantsOf: t };
			const [a, o] = await Promise.all([read(Xe, (0, Je.u$)(i)), read("open invites", (0, ge.o_)(i))]);
			const endOf = (e) => (0, E.pe)(e) ?? Number.POSITIVE_INFINITY;
			const u = o.filter(({ expirationTime: e }) => endOf(e) > n);
			return {
				mappings: a,
				invites: u,
				unread: r
			};
		}
		const Xe = "external group mappings";
		function unreadFindings({ unread: e }) {
			return e.map(({ what: e, why: t }) => ({
				rule: "unread-access",
				level: "warning",
				title: "Part of the access could not be read",
				message: `The ${e} could not be read, so the access that they give is not known: ${t}`,
				fix: Ze,
				fingerprint: `unread-access ${e}`
			}));
		}
		const Ze = "Give the identity a role with `identity_providers.list` and `group_invites.list`, such as `viewer`, or set `unmanaged: ignore`.";
		function unreadMappings({ unread: e }) {
			const t = e.filter(({ what: e }) => e === Xe);
			return t.map(({ problem: e, what: t, why: n }) => {
				const r = `\`unmanaged: fail\`: the ${t} could not be read: ${n}`;
				return {
					kind: e?.kind === "service" ? "service" : "forbidden",
					message: r,
					fix: Ze
				};
			});
		}
		;
		const Qe = {
			"duplicate-binding": ["warning", "Binding given twice"],
			"expired-binding": ["warning", "Binding is past its expiry date"],
			"expired-entry": ["notice", "Entry has expired"],
			"repeated-entry": ["notice", "Entry is repeated"],
			"unpruned-binding": ["notice", "Binding is not in the file"],
			"wildcard-claim": ["warning", "Claims are compared exactly"]
		};
		function refusalFindings(e) {
			return e.map(({ guard: e, message: t, fix: n, changes: r, place: i }) => {
				const a = / \([^(]*; 0 are allowed\)/;
				const o = i === undefined ? [] : [i.file, t.replace(a, "")];
				return {
					rule: `guard-${e}`,
					level: "error",
					title: `Blocked by ${e}`,
					message: t,
					location: i ?? r[0]?.place,
					fix: n,
					fingerprint: (0, g.ax)("role-guard", e, ...o, ...r.map(canonicalChange).sort())
				};
			});
		}
		function noticeFindings({ organization: e, notices: t }) {
			return t.map(({ kind: t, message: n, place: r }) => {
				const [i, a] = Qe[t];
				const o = n.replace(/ on line \d+(?: of `[^`]*`)?/, "");
				const s = (0, g.ax)("role-notice", e.uid, t, o);
				return {
					rule: t,
					level: i,
					title: a,
					message: n,
					location: r,
					fingerprint: s
				};
			});
		}
		function changeFinding(e, t, n, r, ...i) {
			return {
				rule: e,
				level: "error",
				title: t,
				message: n,
				artifact: r.identity.name,
				location: r.place,
				fingerprint: (0, g.ax)(...i, canonicalChange(r))
			};
		}
		function driftFindings({ organization: { uid: e }, changes: t }) {
			return t.map((t) => {
				const n = `${signedSentence(t)}.`;
				return changeFinding("drift", "Organization and file differ", n, t, "role-drift", e);
			});
		}
		function leftFindings({ uid: e }, t) {
			return t.map((t) => {
				const n = `Still needed after \`apply\`: ${signedSentence(t)}.`;
				return changeFinding("left-change", "Change still needed", n, t, "role-left", e);
			});
		}
		function failureFindings(e) {
			return e.filter(({ status: e }) => e === "failed").map(({ change: e, note: t }) => {
				const n = `Could not ${changeSentence(e)}: ${t ?? "no reason is known"}.`;
				return changeFinding("failed-change", "Change failed", n, e, "role-failure");
			});
		}
		function twinFindings(e) {
			return e.flatMap(({ change: e, uid: t, unused: n = [] }) => n.map((n) => {
				const r = `Another run created identity \`${e.identity.name}\` at the same time: this run uses ${t}, and nothing uses ${n}.`;
				const i = `Delete the identity ${n}; until then, the next plan cannot tell the two apart.`;
				const a = "Identity created twice";
				const o = changeFinding("twin-identity", a, r, e, "role-twin", n);
				return {
					...o,
					level: "warning",
					fix: i
				};
			}));
		}
		function unmanagedFindings({ organization: e }, { unmanaged: t }, n) {
			return t.map(({ identity: t, kind: r, message: i, uid: a }) => ({
				rule: "unmanaged",
				level: n,
				title: "Access that no entry names",
				message: `${i}.`,
				artifact: t,
				fix: r === "mapping" ? "Check that it is still needed, or remove it from the organization." : "Add an entry for it, with its `uid` if `mode: dump` leaves it out, or remove it from the organization.",
				fingerprint: (0, g.ax)("role-unmanaged", e.uid, a)
			}));
		}
		function holderFindings({ organization: e }, { holders: t }) {
			return t.map(({ message: t, uid: n }) => ({
				rule: "power-holder",
				level: "notice",
				title: "Can give access",
				message: `${t}.`,
				fingerprint: (0, g.ax)("role-holder", e.uid, n)
			}));
		}
		function unreadBaseFinding(e) {
			return {
				rule: "unread-base",
				level: "notice",
				title: "Deleted entries are unknown",
				message: `The role files of the base could not be read, so entries that this change deletes are not listed: ${e}`,
				fix: "Check out the base commit too (`fetch-depth: 0`), or allow the job to read the contents of the repository.",
				fingerprint: "unread-base"
			};
		}
		;
		async function gather(e, t, n) {
			const { clock: r, session: i } = t;
			const { mode: a, unmanaged: o = a === "drift" ? "warn" : "ignore" } = e;
			const s = a === "apply" ? {} : await readBaseRoleFiles(e, t);
			await pause(t);
			const read = () => readWorld(e, i.client, n.file, s.file);
			const [c, l] = await Promise.all([read(), readRunningIdentity(i.platformTokens)]);
			const u = c.identities.length === 0 || missingOwnBindings(c, l) !== undefined;
			const d = a === "apply" && u ? await read() : c;
			const f = o === "ignore" ? Ye : await readOutside(i.client, d.organization.uid, r.now());
			return {
				inputs: e,
				deps: t,
				files: n,
				base: s,
				world: d,
				self: l,
				outside: f,
				unmanaged: o
			};
		}
		async function pause({ signal: e }) {
			await (0, r.pN)();
			if (e.aborted) throw (0, s.Wm)(e, "planning");
		}
		function reportedFacts({ base: e, deps: t, outside: n, self: r, unmanaged: i, world: a }, o) {
			const { judged: s, skipped: c } = o.coverage;
			const l = n.unread.map(({ what: e, why: t }) => ({
				what: e,
				why: t
			}));
			const u = t.clock.now();
			const d = judgeAccess(o, a, n);
			return {
				access: i === "ignore" ? {
					...d,
					unmanaged: []
				} : d,
				coverage: (0, L.X)(s, c, l),
				deleted: e.file === undefined ? [] : judgeDeleted(e.file, o, a, u),
				unmanaged: i,
				warnings: [
					...ownBindingsWarning(a, r),
					...i === "fail" ? [] : unreadFindings(n),
					...e.why === undefined ? [] : [unreadBaseFinding(e.why)]
				]
			};
		}
		const $e = "Run again. If it happens again, check that the identity has a binding of its own on the organization, and report the incomplete list to the vendor.";
		function missingOwnBindings(e, t) {
			const { bindings: n, organization: r } = e;
			const i = (0, l.h0)(r.name, 100);
			if (t.kind === "unreadable") return n.length > 0 ? undefined : `the list of role bindings of \`${i}\` is empty`;
			if (n.some(({ identity: e }) => e.uid === t.uid)) return undefined;
			return `the list of role bindings of \`${i}\` does not contain those of the running identity \`${(0, l.h0)(t.uid, 200)}\``;
		}
		function requireOwnBindings({ self: e, world: t }) {
			const n = missingOwnBindings(t, e);
			if (n !== undefined) throw (0, s.z$)(`${n}, so it is incomplete; nothing was changed`, f);
		}
		function requireKeptBindings({ self: e, world: t }, n, { tracked: r }) {
			const i = r.flatMap(({ change: e, status: t }) => t === "done" ? e : []);
			const a = new Set(i.flatMap((e) => e.action === "remove" ? e.uid : []));
			const o = t.bindings.filter(({ uid: e }) => !a.has(e));
			if (missingOwnBindings({
				...t,
				bindings: o
			}, e) !== undefined) return;
			const c = missingOwnBindings(n, e);
			if (c !== undefined) throw (0, s.z$)(`${c}, so it is incomplete`, f);
		}
		function ownBindingsWarning(e, t) {
			const n = missingOwnBindings(e, t);
			if (n === undefined) return [];
			const r = `${n.charAt(0).toUpperCase()}${n.slice(1)}: bindings may be missing from this run, and \`apply\` would stop.`;
			const i = "The list of role bindings may be incomplete";
			const a = "own-bindings-missing";
			return [{
				rule: a,
				level: "warning",
				title: i,
				message: r,
				fix: $e,
				fingerprint: a
			}];
		}
		async function readRunningIdentity(e) {
			const t = await e?.get();
			const n = t === undefined ? undefined : (0, xe.Ip)(t)?.subject;
			return n === undefined || n === "" ? { kind: "unreadable" } : {
				kind: "known",
				uid: n
			};
		}
		;
		const et = /^[A-Za-z][A-Za-z0-9._-]*$/;
		const tt = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;
		const nt = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?<=:):|(?<=#)[#[]/gu;
		function printRoleFile({ bindings: e, comments: t, identities: n, organization: r }) {
			return [
				...t.map((e) => `# ${e}\n`),
				...t.length === 0 ? [] : ["\n"],
				`version: 1\norganization: ${scalar(r)}\n`,
				n.length === 0 ? "identities: []\n" : "identities:\n",
				...n.toSorted((e, t) => (0, l.n6)(e.name, t.name)).map(printIdentity),
				...e.length === 0 ? [] : ["bindings:\n"],
				...e.map((e) => printItem(Object.entries(e)))
			].join("").replace(nt, escapeQuoted);
		}
		function printIdentity({ comment: e, entry: t, roles: n }) {
			const r = e.split("\n").filter((e) => e !== "");
			const i = n.length === 0 ? "[]" : `[ ${n.map(scalar).join(", ")} ]`;
			return `${r.map((e) => `  # ${e}\n`).join("")}${printItem(Object.entries(t))}    roles: ${i}\n`;
		}
		function printItem(e) {
			const t = e.filter(([, e]) => e !== undefined).flatMap(([e, t]) => typeof t === "object" && t !== null ? [`${e}:`, ...Object.entries(t).map(([e, t]) => `  ${e}: ${scalar(t)}`)] : [`${e}: ${scalar(t)}`]);
			return t.map((e, t) => `${t === 0 ? "  - " : "    "}${e}\n`).join("");
		}
		function scalar(e) {
			if (typeof e !== "string") return String(e);
			if (et.test(e) && !tt.test(e)) return e;
			return JSON.stringify(e);
		}
		function escapeQuoted(e) {
			const t = Number(e.codePointAt(0)).toString(16);
			return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
		}
		;
		function collectDump(e) {
			const t = observedRows(e);
			const n = uniqueByUid(e.identities).filter((t) => isFoundByName(t, e.organization.uid));
			const r = knownNames(e);
			const i = createGroupPaths(r.groups, e.organization);
			const a = createNaming(createNameSearch("role", r.roles), ({ name: e }) => [e]);
			const o = createNaming(createGroupSearch(r.groups, e.organization), (t) => {
				if (e.hasNamelessGroups === true) return [];
				const n = i(t);
				return n === undefined ? [t.name] : [t.name, `/${n}`];
			});
			const s = role_dump_createClearness(n, e);
			const c = (0, C.$)(t, ({ identity: e }) => e.uid);
			const l = uniqueByUid(t.map(({ identity: e }) => e)).filter(({ uid: t }) => isForeignUid(t, e.organization.uid)).map((e) => observePerson(e, false));
			const dump = (t, n) => {
				const r = c.get(t.uid) ?? [];
				const i = [...new Map(r.map((e) => [grantKey(e), e])).values()];
				const s = i.length < r.length;
				const l = s || !n ? undefined : entryByName(t);
				const u = l ?? (s ? { uid: t.uid } : {
					uid: t.uid,
					owned: true
				});
				const isHome = ({ group: t }) => t.uid === e.organization.uid;
				const d = i.filter((e) => !isHome(e)).map(({ role: e, group: n }) => ({
					groupUid: n.uid,
					entry: {
						identity: u.name ?? t.uid,
						role: a(e),
						group: o(n)
					}
				}));
				const f = i.filter(isHome).map(({ role: e }) => a(e));
				const p = commentOf(t, u.name === undefined, s);
				return {
					uid: t.uid,
					name: t.name,
					entry: u,
					roles: f,
					bindings: d,
					comment: p
				};
			};
			const u = [...n.map((e) => dump(e, s(e))), ...l.map((e) => dump(e, false))];
			const d = new Set(u.map(({ uid: e }) => e));
			const f = t.filter(({ identity: e }) => !d.has(e.uid)).length;
			return {
				organization: e.organization,
				identities: u,
				omitted: f
			};
		}
		function printDump({ identities: e, omitted: t, organization: n }, r) {
			return printRoleFile({
				organization: n.uid,
				comments: dumpComments(t, r),
				identities: e,
				bindings: [...e].sort((e, t) => (0, l.n6)(e.name, t.name)).flatMap((e) => e.bindings.map(({ entry: e }) => e))
			});
		}
		function dumpComments(e, t) {
			return [...t === undefined ? [] : [`yaml-language-server: $schema=${t}`], ...e === 0 ? [] : [`Omitted: ${(0, o.hS)(e, "binding")} of pull tokens and others that are managed elsewhere`]];
		}
		function coverageOfDump({ omitted: e }, t) {
			const n = {
				what: "role bindings",
				why: "of pull tokens and others that are managed elsewhere"
			};
			return (0, L.X)(observedRows(t).length - e, [{
				...n,
				count: e
			}]);
		}
		function commentOf({ issuer: e, kind: t, name: n, subject: r }, i, a) {
			const o = t === "unknown" && e !== undefined && r !== undefined;
			const s = o ? [`${claimText(r)} of ${claimText(e)}`] : [];
			const c = [(0, l.h0)(n, R.B6), ...s].filter((e) => e !== "").join(", ");
			const u = [...i && c !== "" ? [c] : [], ...a ? ["Has duplicate bindings; with `owned: true`, `prune` removes them."] : []];
			return u.join("\n");
		}
		function entryByName(e) {
			const { description: t, issuer: n, kind: r, name: i, subject: a } = e;
			const o = t === "" ? {} : { description: t };
			const s = r === "unknown" ? {} : { claimMatch: {
				issuer: n,
				subject: a
			} };
			return V.safeParse({
				name: i,
				...o,
				...s
			}).data;
		}
		function role_dump_createClearness(e, t) {
			const claimOf = ({ issuer: e, subject: t }) => JSON.stringify([e ?? null, t ?? null]);
			const n = (0, C.T)(e, ({ name: e }) => e);
			const r = (0, C.T)(e, claimOf);
			const i = new Set(t.identities.map(({ uid: e }) => e));
			return (e) => n.get(e.name) === 1 && (e.kind === "unknown" || r.get(claimOf(e)) === 1) && !isForeignUid(e.name, t.organization.uid) && (!i.has(e.name) || e.name === e.uid);
		}
		function createNaming(e, t) {
			return (n) => {
				const isMeant = (t) => {
					if (t === "" || t === n.uid) return false;
					const r = e({
						text: t,
						place: {
							file: "",
							line: 0
						}
					});
					return r.kind === "found" && r.found.uid === n.uid;
				};
				return t(n).find(isMeant) ?? n.uid;
			};
		}
		const rt = 4e5;
		function splitDump(e, t, n, r = rt) {
			const { identities: i, organization: a } = e;
			const top = (e) => e.split("/").slice(0, 2).join("/");
			const homeOf = (e) => e.split("/").length > 2 ? top(e) : a.uid;
			const o = (0, C.$)(i, ({ uid: e }) => homeOf(e));
			const s = i.flatMap((e) => e.bindings);
			const c = (0, C.$)(s, ({ groupUid: e }) => top(e));
			const u = [...new Set([
				a.uid,
				...o.keys(),
				...c.keys()
			])].sort(l.n6);
			const d = new Map(knownNames(t).groups.map(({ name: e, uid: t }) => [t, e]));
			const f = new Set();
			return u.flatMap((t) => {
				const i = t === a.uid;
				const s = dumpComments(i ? e.omitted : 0, n);
				const l = {
					organization: a.uid,
					comments: s,
					identities: o.get(t) ?? [],
					bindings: (c.get(t) ?? []).map(({ entry: e }) => e)
				};
				const u = slugOf(i ? a.name : d.get(t) ?? "", t);
				return texts(l, r).map((e) => ({
					name: freeName(u, f),
					text: e
				}));
			});
		}
		function texts(e, t) {
			const n = printRoleFile(e);
			const { bindings: r, identities: i } = e;
			if (Buffer.byteLength(n) <= t || r.length + i.length < 2) return [n];
			const [a, o] = [Math.ceil(i.length / 2), Math.floor(r.length / 2)];
			return [{
				...e,
				identities: i.slice(0, a),
				bindings: r.slice(0, o)
			}, {
				...e,
				identities: i.slice(a),
				bindings: r.slice(o)
			}].flatMap((e) => texts(e, t));
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
		;
		async function dump(e, t) {
			const { session: n } = t;
			if (t.problems.length > 0) throw new M.yo(...t.problems);
			const i = e["plan-file"];
			const a = i?.endsWith("/") === true;
			const o = await namedRoleFiles(e, t);
			const c = a ? undefined : await planFileTarget(e, t, o);
			const l = await organizationOfFile(e, t);
			const [u, d] = await Promise.all([readWorld(e, n.client, {
				organization: l,
				identities: [],
				bindings: []
			}), readRunningIdentity(n.platformTokens)]);
			await (0, r.pN)();
			if (t.signal.aborted) throw (0, s.Wm)(t.signal, "writing the dump");
			const f = collectDump(u);
			const p = printDump(f, (0, be.ZZ)("rolebindings"));
			const m = Buffer.byteLength(p);
			const h = m > Y;
			const g = a || c !== undefined && h;
			const _ = g ? splitDump(f, u, (0, be.ZZ)("rolebindings")) : undefined;
			const v = _ === undefined ? writeWhole(c, p, t) : await writeFolder(i ?? "", _, o, e, t);
			const y = [...ownBindingsWarning(u, d), ...h && _ === undefined ? [largeDump(m)] : []];
			const b = sentenceOf(u, v, t.workingDirectory);
			return {
				...ye.BU,
				findings: y,
				verdict: y.length === 0 ? "pass" : "warn",
				summary: () => ({
					title: "Dump of role bindings",
					words: "",
					actions: [(0, I.FV)(b)],
					details: []
				}),
				coverage: {
					...coverageOfDump(f, u),
					noun: "role binding"
				},
				report: {
					mode: "dump",
					organization: u.organization,
					..._ === undefined ? { dump: p } : { written: v }
				},
				stdout: v.length > 0 ? [] : [p.trimEnd()],
				log: [b]
			};
		}
		function writeWhole(e, t, { host: n, stdoutIsDropped: r }) {
			if (e !== undefined) (0, i.vK)(e, n.redact(t));
			else if (r) n.quote(t);
			return e === undefined ? [] : [e];
		}
		async function writeFolder(e, t, n, r, a) {
			const o = e.endsWith("/") ? e : `${e.replace(/\.[^./\\]*$/, "")}/`;
			const s = t.map(({ name: e }) => writableTarget((0, F.join)(o, e), r, a, n));
			const c = await (0, ve.Fv)((0, F.resolve)(a.workingDirectory, o));
			const u = c.filter((e) => /^[^/]*\.ya?ml$/i.test(e) && !t.some((t) => t.name === e));
			if (u.length > 0) {
				const e = u.slice(0, 5).map((e) => `\`${(0, l.h0)(e, 100)}\``);
				throw new M.yo({
					message: `\`plan-file\`: the folder \`${(0, l.h0)(o, 200)}\` has YAML files that are not part of this dump: ${e.join(", ")}`,
					fix: "remove them, or name an empty folder: a plan of this folder would read them too",
					input: "plan-file"
				});
			}
			for (const [e, n] of s.entries()) (0, i.vK)(n, a.host.redact(t[e]?.text ?? ""));
			return s;
		}
		function largeDump(e) {
			const t = Math.floor(Y / 1024);
			return {
				rule: "large-dump",
				level: "warning",
				title: "Dump is too large for one role file",
				message: `The dump has ${Math.ceil(e / 1024)} KiB, and a role file may have ${t} KiB.`,
				fix: "Set `plan-file`: the dump is then split by top-level group into a folder.",
				fingerprint: "large-dump"
			};
		}
		async function organizationOfFile(e, t) {
			if (e.organization !== undefined) return undefined;
			const n = await (0, M.Wy)(() => readRoleFiles(e, t), () => undefined);
			return n?.file.organization;
		}
		function sentenceOf({ bindings: e, identities: t, organization: n }, r, i) {
			const a = `${(0, o.hS)(t.length, "identity")} and ${(0, o.hS)(e.length, "role binding")}`;
			const [s] = r;
			const c = `${(0, l.h0)(n.name, 100)} has ${a}`;
			if (s === undefined) return `${c}.`;
			if (r.length === 1) return `${c}, written to ${s}.`;
			const u = (0, F.relative)(i, (0, F.dirname)(s)).replaceAll("\\", "/");
			return `${c}, written to ${(0, o.hS)(r.length, "file")}: plan them with \`file: ${u}/*.yml\`.`;
		}
		;
		const X = 20;
		function judgeRestrictions({ entries: e, mentioned: t, plan: n }, r, { paths: i, restrictions: a }) {
			const o = [
				...e.flatMap(touchesOfEntry),
				...t.flatMap(touchesOfChange),
				...n.changes.flatMap(touchesOfChange)
			];
			const s = a.some(({ claims: e }) => e !== undefined) ? [
				...o,
				...e.flatMap(writtenClaims),
				...presentClaims(o, r)
			] : o;
			const c = a.map(compile);
			const l = restriction_guard_createNaming(r);
			return [...(0, C.$)(s, ({ place: e }) => e.file)].flatMap(([e, t]) => {
				const n = i.get(e) ?? e;
				const r = c.filter(({ files: e }) => e(n));
				const a = [...new Map(t.map((e) => [touchKey(e), e])).values()].map((e) => ({
					...e,
					names: l(e)
				}));
				const o = r.map(({ allows: e }) => a.filter((t) => !e(t)));
				const s = o.reduce((e, t) => e === undefined || t.length < e.length ? t : e, undefined);
				const u = [...s ?? a].sort((e, t) => compareLocations(e.place, t.place));
				return refusalsOf(e, n, u, s === undefined);
			});
		}
		function compile({ claims: e, files: t, groups: n = [], identities: r = [], roles: i = [] }) {
			const a = e?.map(({ issuer: e, subject: t }) => [(0, U.mi)(e), (0, U.mi)(t)]);
			const o = {
				group: boundOf(n, createPathGlob),
				role: boundOf(i, (e) => (0, U.mi)(e, { ignoreCase: true })),
				identity: boundOf(r, (e) => (0, U.mi)(e))
			};
			return {
				files: boundOf(t, U.Nx).hasName,
				allows: ({ claim: e, kind: t, names: n, uid: r }) => {
					if (t !== "claims") return n.some(o[t].hasName) || r !== undefined && o[t].hasUid(r);
					const i = e === undefined ? [] : [e];
					return a?.some(([e, t]) => i.some(({ issuer: n, subject: r }) => e(n) && t(r))) ?? true;
				}
			};
		}
		function createPathGlob(e) {
			const t = (0, U.Nx)(e);
			return (n) => n.startsWith("/") === e.startsWith("/") && t(n);
		}
		function boundOf(e, t) {
			const n = e.map((e) => ({
				glob: e,
				matches: t(e)
			}));
			return {
				hasName: (e) => n.some(({ matches: t }) => t(e)),
				hasUid: (e) => {
					const t = e.replace(/\/.*/s, "").toLowerCase();
					const isOfUids = (e) => /^\*+$/.test(e) || e.toLowerCase().startsWith(t);
					return n.some(({ glob: t, matches: n }) => isOfUids(t) && n(e));
				}
			};
		}
		function touchKey({ claim: e, kind: t, name: n, place: r, uid: i }) {
			const a = e === undefined ? [] : [e.issuer, e.subject];
			return JSON.stringify([
				t,
				i ?? null,
				t === "group" ? null : n,
				r.line,
				...a
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
				if (e === "claims") return [i];
				if (a === t.uid && e === "group") return [t.name];
				if (!r[e]({
					name: i,
					uid: a
				})) return [];
				if (e === "role") return [i];
				if (e === "identity") return a === undefined || isInOrganization(a, t.uid) ? [i] : [];
				if (a === undefined) return [];
				const o = n({
					uid: a,
					name: i
				});
				const s = a.slice(t.uid.length).split("/").length - 1;
				if (o?.split("/").length !== s) return [];
				return o === t.name ? [`/${o}`] : [o, `/${o}`];
			};
		}
		function refusalsOf(e, t, n, r) {
			const [i] = n;
			if (i === undefined) return [];
			const a = {
				guard: "restrictions",
				changes: []
			};
			const nameOf = ({ name: e, names: t, uid: n }) => t[0] ?? n ?? e;
			const s = [...(0, C.$)(n, (e) => `${e.kind}\n${nameOf(e)}`).values()];
			const c = (0, o.hS)(s.length, "thing");
			if (r) {
				const e = `No entry of \`restrictions-file\` has \`files\` that match \`${shortName(t)}\`, which therefore may not contain anything; it refers to ${c}, and 0 are allowed.`;
				const n = "Add an entry for this file to `restrictions-file`.";
				return [{
					...a,
					message: e,
					fix: n,
					place: i.place
				}];
			}
			return s.slice(0, X).map(([t = i, ...n], r) => {
				const { claim: o, kind: l } = t;
				const u = shortName(nameOf(t));
				const d = l === "claims" && o === undefined;
				const f = d ? `identity \`${u}\`, whose claims are not known` : `${l} \`${u}\``;
				const p = r === X - 1 && s.length > X ? `, and ${s.length - X} more` : "";
				const m = [...new Set([t, ...n].map(({ place: e }) => String(e.line)))];
				const h = m.length === 1 ? "" : `lines ${firstOf(m)}; `;
				const g = `\`${shortName(e)}\` refers to the ${f}, which \`restrictions-file\` does not allow there (${h}${r + 1} of ${c}${p}; 0 are allowed).`;
				const _ = `Move this to another file, or add the ${l} to the entry for this file in \`restrictions-file\`.`;
				return {
					...a,
					message: g,
					fix: _,
					place: t.place
				};
			});
		}
		function writtenClaims({ entry: { claim: e, lookup: t, place: n } }) {
			const r = [e?.claimMatch ?? [], t ?? []].flat();
			return r.map((e) => claimTouch(n, e, ""));
		}
		function presentClaims(e, { identities: t }) {
			const n = new Map(t.map((e) => [e.uid, e]));
			return e.flatMap(({ kind: e, name: t, place: r, uid: i }) => {
				if (e !== "identity" || i === undefined) return [];
				const { issuer: a, subject: o } = n.get(i) ?? {};
				const s = a !== undefined && o !== undefined;
				return [claimTouch(r, s ? {
					issuer: a,
					subject: o
				} : undefined, t)];
			});
		}
		function claimTouch(e, t, n) {
			const r = t === undefined ? n : `${t.subject} of ${t.issuer}`;
			return {
				place: e,
				kind: "claims",
				name: r,
				claim: t
			};
		}
		function touchesOfEntry({ changeable: e, entry: t, identity: n }) {
			const { name: r, place: i, uid: a } = t;
			const o = r === undefined || !e ? [] : [{
				uid: undefined,
				name: r
			}];
			const s = [...n === undefined ? [] : [n], ...o];
			const c = s.length > 0 ? s : [{
				uid: a,
				name: a ?? ""
			}];
			return c.map((e) => identityTouch(i, e));
		}
		function touchesOfChange(e) {
			const { identity: t, place: n } = e;
			const r = e.action === "update" ? e.claims?.handsOver ?? [] : [];
			const i = e.kind === "binding" ? [e] : r;
			return [identityTouch(n, t), ...i.flatMap(({ group: e, role: t }) => [{
				place: n,
				kind: "role",
				uid: t.uid,
				name: t.name
			}, {
				place: n,
				kind: "group",
				uid: e.uid,
				name: e.name
			}])];
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
		const it = 4;
		function judgeGuards(e, t, n, r) {
			const i = changesOf(e, "remove");
			const a = accessLosses(i);
			const o = changesOf(e, "update").filter((e) => e.claims !== undefined);
			return [
				...removalGuards(a, e.ownedBindings, n),
				...selfGuards(i, a, o, r, n["protect-self"]),
				ownerGuard(e, i, t),
				...judgeGrants(e, o, n, t),
				claimGuard(o, n)
			].filter(({ changes: e }) => e.length > 0);
		}
		function accessLosses(e) {
			const t = e.filter(({ reason: e }) => e !== "duplicate");
			return [...new Map(t.map((e) => [grantKey(e), e])).values()];
		}
		function removalGuards(e, t, n) {
			const { "max-deletes": r, "max-delete-percent": i } = n;
			const a = e.length;
			const s = t > it ? Math.ceil(a * 100 / t) : 0;
			return [{
				guard: "max-deletes",
				message: `The plan removes ${(0, o.hS)(a, "binding")}, but \`max-deletes\` is ${r}.`,
				fix: `To allow it, set \`max-deletes: ${a}\`.`,
				changes: a > r ? e : []
			}, {
				guard: "max-delete-percent",
				message: `The plan removes ${a} of ${(0, o.hS)(t, "owned binding")} (${s} %), but \`max-delete-percent\` is ${i}.`,
				fix: `To allow it, set \`max-delete-percent: ${s}\`.`,
				changes: s > i ? e : []
			}];
		}
		function selfGuards(e, t, n, r, i) {
			if (r.kind === "unreadable") {
				const t = [...e, ...n];
				const r = `The plan removes bindings or changes claims (${(0, o.hS)(t.length, "change")}; 0 are allowed), but the token does not say which identity is running, so that identity cannot be protected.`;
				const i = "Sign in with `identity`, or run without `prune`.";
				return [{
					guard: "unreadable-self",
					message: r,
					fix: i,
					changes: t
				}];
			}
			const a = t.filter(({ identity: e }) => e.uid === r.uid);
			return [{
				guard: "protect-self",
				message: `The plan removes ${(0, o.hS)(a.length, "binding")} of the running identity \`${r.uid}\`, but 0 may be removed.`,
				fix: "Add these roles to the file. To allow it, set `protect-self: false`.",
				changes: i ? a : []
			}, {
				guard: "own-claims",
				message: `The plan changes the claims of the running identity \`${r.uid}\` (1 identity; 0 are allowed). No input allows it.`,
				fix: "Run with another identity, or leave these claims as they are.",
				changes: n.filter(({ identity: e }) => e.uid === r.uid)
			}];
		}
		function ownerGuard(e, t, n) {
			const isOwner = ({ role: t, group: n }) => isOwnerName(t.name) && n.uid === e.organization.uid;
			const r = new Set(t.map(({ uid: e }) => e));
			const i = createKnowledge(n);
			const a = [...n.bindings.filter((e) => !r.has(e.uid) && i(e.identity.uid)), ...changesOf(e, "add").filter(({ identity: e }) => e.uid === undefined || i(e.uid))];
			const o = new Set(a.filter(isOwner).map(({ role: e }) => e.uid));
			return {
				guard: "last-owner",
				message: `The plan would leave the organization with 0 bindings of \`${ue}\`, but at least 1 must remain. No input allows it.`,
				fix: "Keep this one in the file, or grant `owner` to another identity first. A person counts as an owner if an entry of the file names them by `lookup`.",
				changes: t.filter((e) => isOwner(e) && !o.has(e.role.uid))
			};
		}
		function claimGuard(e, t) {
			return {
				guard: "allow-claim-changes",
				message: `The plan changes the claims of ${(0, o.hS)(e.length, "identity")}, but 0 are allowed: whoever matches the new claims gets all their roles.`,
				fix: "To allow it, set `allow-claim-changes: true`.",
				changes: t["allow-claim-changes"] ? [] : e
			};
		}
		const ot = 200;
		const st = "Run `mode: plan` again, have the new plan reviewed, and use its hash or file.";
		function judgeReviewed(e, { hash: t, kept: n }, r) {
			const i = planHash(e);
			const a = [];
			const refuse = (e, t, n) => a.push({
				guard: e,
				message: t,
				fix: st,
				changes: n
			});
			if (t !== undefined && t !== i) {
				const n = `The plan has changed since it was reviewed: its hash is ${i}, but \`plan-hash\` is ${(0, l.h0)(t, ot)}. ${nowWords(e)}`;
				refuse("plan-hash", n, e.changes.slice(0, 1));
			}
			if (n !== undefined && n.planHash !== i) {
				const t = new Set(n.changes);
				const i = new Set(e.changes.map(canonicalChange));
				const a = e.changes.filter((e) => !t.has(canonicalChange(e)));
				const s = n.changes.filter((e) => !i.has(e));
				const c = `${(0, o.hS)(a.length, "new change")}: ${firstOf(a.map(signedSentence))}`;
				const l = `${(0, o.hS)(s.length, "change")} no longer needed: ${firstOf(s.map((e) => keptWords(e, r)))}`;
				const u = [...a.length === 0 ? [] : [c], ...s.length === 0 ? [] : [l]];
				refuse("plan-file", `The plan has changed since \`plan-file\` was written: ${u.join("; ")}.`, a);
			}
			return a;
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
			const u = (0, h.qF)(e);
			const [d, f, p, m, g] = Array.isArray(u) ? u : [];
			const _ = `role ${show(m)} on ${show(g)}`;
			if (d === "create") return `+ create identity ${show(f)}`;
			if (d === "add") return `+ add ${_} to identity ${show(f ?? p)}`;
			if (d === "update") return `~ change identity ${show(f)}`;
			if (d === "remove") return `- remove ${_} from identity ${show(p)}`;
			return (0, l.h0)(e, ot);
		}
		function nowWords({ changes: e }) {
			if (e.length === 0) return "It has no changes now.";
			return `It has ${(0, o.hS)(e.length, "change")} now: ${firstOf(e.map(signedSentence))}.`;
		}
		var ct = n(5467);
		var Z = n(28662);
		var Q = n(52309);
		;
		const $ = 60;
		const lt = 300;
		const ut = {
			planned: "",
			done: "done",
			failed: "FAILED",
			blocked: "blocked"
		};
		function renderPlanRows(e) {
			const short = (e) => (0, l.h0)(e, $);
			return (0, l.K$)(e.map(({ change: e, status: t }) => {
				const n = e.kind === "binding" ? [short(e.role.name), short(e.group.name)] : ["", ""];
				const r = [ut[t], changeDetails(e)];
				const { file: i, line: a } = e.place;
				return [
					changeSign(e),
					e.kind,
					identityText(e.identity, $),
					...n,
					`(${(0, l.h0)(i, lt)}:${a})`,
					r.filter((e) => e !== "").join(": ")
				];
			}));
		}
		function renderRolePlan(e, t) {
			const { mode: n, plan: r, tracked: i } = e;
			const a = n === "drift" ? [] : renderPlanRows(i);
			return [
				`${(0, l.h0)(r.organization.name, $)}: ${headline(e)}`,
				...a.map((e) => `  ${e}`),
				`plan hash: ${t}`
			];
		}
		function headline({ mode: e, plan: t, refusals: n, tracked: r }) {
			const { changes: i, toAdd: a, toChange: s, toRemove: c } = countChanges(t.changes);
			const l = `${a} to add, ${s} to change, ${c} to remove`;
			const u = i === 0 ? "nothing to change" : l;
			if (n.length > 0) return `${u}; blocked by ${(0, o.hS)(new Set(n.map(({ guard: e }) => e)).size, "guard")}`;
			if (e !== "apply" || r.length === 0) return u;
			return `${u}: ${countOf(r, "done")} done, ${countOf(r, "failed")} failed, ${countOf(r, "planned")} not attempted`;
		}
		const dt = {
			plan: "Plan of role bindings",
			apply: "Role bindings",
			drift: "Drift of role bindings"
		};
		function roleAnswer(e, t) {
			const { access: n, deleted: r, mode: i, plan: a, refusals: o, tracked: s } = e;
			const { notices: c, organization: l } = a;
			const u = s.filter(({ status: e }) => e === "failed");
			const d = s.filter(({ status: e }) => e !== "failed");
			const f = `${(0, I.FV)(l.name, $)} (${(0, I.fl)(l.uid, $)})`;
			return {
				title: dt[i],
				words: headline(e),
				actions: [
					...o.length === 0 ? [] : [refusalList(o)],
					...u.length === 0 ? [] : [failureTable(u)],
					...d.length === 0 ? [] : [diffBlock(renderPlanRows(d))]
				],
				details: [
					...(0, Z.H8)(`Deleted entries (${r.length})`, r, (e) => messageList(e.map(({ fix: e = "", message: t }) => ({ message: `${t} ${e}`.trimEnd() })))),
					...(0, Z.H8)(`Access that no entry names (${countUnmanaged(n.unmanaged)})`, n.unmanaged, messageList),
					...(0, Z.H8)(`Notices (${c.length})`, c, noticeList),
					...(0, Z.H8)(`Can give access (${n.holders.length})`, n.holders, messageList),
					(0, I.GE)("Organization and plan hash", `Organization ${f}\n\n${(0, I.hl)(t)}`)
				]
			};
		}
		const noticeList = (e) => (0, I.AX)(e.map(({ message: e, place: t }) => `${(0, Z.Bo)(t)}: ${(0, Q.Rw)(e)}`));
		const messageList = (e) => (0, I.AX)(e.map(({ message: e }) => (0, Q.Rw)(e)));
		function refusalList(e) {
			const line = ({ fix: e, guard: t, message: n }) => `\u274C **${t}**: ${[n, ...e.split("\n")].map(Q.Rw).join("<br>")}`;
			return (0, I.AX)(e.map(line));
		}
		function failureTable(e) {
			return (0, I.oS)([
				"Failed",
				"Why",
				"Asked for in"
			], e.map(({ change: e, note: t }) => [
				`\u274C ${(0, Q.Rw)(changeSentence(e))}`,
				(0, I.FV)(t ?? "no reason is known"),
				(0, Z.Bo)(e.place)
			]));
		}
		function diffBlock(e) {
			const t = (0, I.Lt)(e);
			return {
				before: `${t}diff\n`,
				rows: e.map((e) => `${e.replace(/^~/, "!")}\n`),
				after: `${t}\n`,
				more: (e) => `  ${e} more, omitted here for size; the report lists all of them\n`
			};
		}
		;
		function roleOutcome(e) {
			const { access: t, mode: n, plan: r, problems: i, refusals: a, tracked: o, verified: s } = e;
			const c = planHash(r);
			const l = planRows(o);
			const u = planRows(s.left.map((e) => ({
				change: e,
				status: "planned"
			})));
			const d = countChanges(r.changes);
			const f = [
				...refusalFindings(a),
				...n === "drift" ? driftFindings(r) : [],
				...failureFindings(o),
				...twinFindings(o),
				...leftFindings(r.organization, s.left),
				...e.deleted,
				...unmanagedFindings(r, t, e.unmanaged === "fail" ? "error" : "warning"),
				...noticeFindings(withLater(r, s)),
				...holderFindings(r, t),
				...e.warnings
			];
			const p = {
				changes: d.changes,
				"to-add": d.toAdd,
				"to-change": d.toChange,
				"to-remove": d.toRemove,
				applied: countOf(o, "done"),
				failed: countOf(o, "failed"),
				blocked: a.length > 0,
				"plan-hash": c
			};
			const m = f.some(({ level: e }) => e === "warning") ? "warn" : "pass";
			return {
				findings: f,
				problems: i,
				isGuarded: n === "apply" && a.length > 0,
				verdict: isFailed(e) ? "fail" : m,
				outputs: {
					...p,
					plan: l
				},
				summary: () => roleAnswer(e, c),
				coverage: {
					...e.coverage,
					noun: "role binding"
				},
				report: {
					mode: n,
					organization: r.organization,
					...Object.fromEntries(Object.entries(p).map(([e, t]) => [camelCase(e), t])),
					plan: l,
					...e.unmanaged === "ignore" ? {} : { unmanaged: t.unmanaged },
					...n === "apply" ? { left: u } : {}
				},
				stdout: [],
				...nextOf(e, c),
				log: [...renderRolePlan(e, c), ...e.log]
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
			if (e === "plan") return { next: {
				mode: "apply",
				"plan-hash": r
			} };
			return e === "drift" ? { next: { mode: "plan" } } : {};
		}
		function isFailed({ access: e, mode: t, plan: n, problems: r, refusals: i, tracked: a, unmanaged: o }) {
			if (o === "fail" && e.unmanaged.length > 0) return true;
			if (a.some(({ status: e }) => e === "failed")) return true;
			return r.length > 0 || i.length > 0 || t === "drift" && n.changes.length > 0;
		}
		function camelCase(e) {
			return e.replace(/-([a-z])/g, (e, t) => t.toUpperCase());
		}
		;
		function planRoles(e, t, { nowMs: n, prune: r }) {
			const i = resolveFile(e, t, n);
			const { dated: a, matches: o, mentioned: s, problems: c, wanted: u } = i;
			if (c.length > 0) throw new M.yo(...c.toSorted((e, t) => compareLocations(e.place, t.place)));
			const d = observedRows(t);
			const f = existingEntries(o);
			const p = ownedUids(o);
			const isOwned = (e) => p.has(e.identity.uid) || a.has(grantKey(e));
			const m = [...surplusBindings(f, d, i)];
			const h = new Set(d.map(grantKey));
			const g = [...u].flatMap(([e, t]) => h.has(e) ? [] : [t]);
			const _ = (0, C.$)(d, ({ identity: e }) => e.uid);
			const v = [
				...o.flatMap(identityCreation),
				...f.flatMap((e) => identityUpdate(e, _.get(e.identity.uid) ?? [])),
				...g,
				...r ? m.filter(isOwned) : []
			];
			const y = createGroupLabels(t);
			const labeled = (e) => e.kind === "binding" ? {
				...e,
				group: y(e.group)
			} : e;
			return {
				entries: o,
				mentioned: s,
				plan: {
					organization: {
						uid: t.organization.uid,
						name: t.organization.name
					},
					changes: sortChanges(v).map(labeled),
					notices: [
						...i.notices,
						...o.flatMap(wildcardNotice),
						...m.map(labeled).flatMap((e) => surplusNotice(e, r))
					].sort((e, t) => compareLocations(e.place, t.place) || (0, l.n6)(e.message, t.message)),
					ownedBindings: new Set(d.filter(isOwned).map(grantKey)).size
				},
				coverage: coverageOf(d, f, i, g.length)
			};
		}
		function coverageOf(e, t, { wanted: n }, r) {
			const i = new Set(t.map(({ identity: e }) => e.uid));
			for (const { identity: e } of n.values()) i.add(e.uid);
			const a = e.filter(({ identity: e }) => i.has(e.uid)).length;
			const o = {
				what: "role bindings",
				why: "of identities that the file does not name"
			};
			return (0, L.X)(a + r, [{
				...o,
				count: e.length - a
			}]);
		}
		function identityCreation({ entry: e, identity: t, state: n }) {
			const { claim: r, description: i, name: a, place: o } = e;
			if (t !== undefined || n !== "present" || a === undefined || r === undefined) return [];
			const s = {
				uid: undefined,
				name: a
			};
			return [{
				action: "create",
				kind: "identity",
				identity: s,
				description: i,
				claimMatch: r.claimMatch,
				place: o
			}];
		}
		function identityUpdate(e, t) {
			const { changeable: n, entry: r, identity: i, state: a } = e;
			if (a !== "present" || !n) return [];
			const changed = (e, t) => t === undefined || t === e ? undefined : {
				from: e,
				to: t
			};
			const o = changed(i.name, r.name);
			const s = changed(i.description, r.description);
			const c = r.claim === undefined || accepts(i, r.claim) ? undefined : claimChange(i, r.claim, t);
			if (o === undefined && s === undefined && c === undefined) return [];
			return [{
				action: "update",
				kind: "identity",
				identity: i,
				name: o,
				description: s,
				claims: c,
				place: r.place
			}];
		}
		function accepts(e, t) {
			const { issuer: n, subject: r } = e;
			if (n === undefined || r === undefined) return false;
			if (n === t.claimMatch.issuer && r === t.claimMatch.subject) return true;
			if (t.kind !== "github" || t.workload.ids !== undefined) return false;
			return (0, W.x0)(t.workload, {
				issuer: n,
				subject: r
			}) === "other-form";
		}
		function claimChange(e, t, n) {
			return {
				from: e.kind === "unknown" ? undefined : {
					issuer: e.issuer,
					subject: e.subject
				},
				to: t.claimMatch,
				kept: e.otherClaims,
				handsOver: n.map(({ group: e, role: t }) => ({
					role: t,
					group: e
				}))
			};
		}
		function* surplusBindings(e, t, { dated: n, expired: r, wanted: i }) {
			const a = new Map(e.map((e) => [e.identity.uid, e]));
			const o = new Map();
			for (const e of t) {
				const t = a.get(e.identity.uid);
				const s = grantKey(e);
				if (t === undefined && !n.has(s)) continue;
				const c = i.get(s);
				const l = c === undefined ? undefined : o.get(s);
				if (c !== undefined && l === undefined) {
					o.set(s, e.uid);
					continue;
				}
				const u = r.get(s);
				const d = t?.entry.owned === true ? t.entry.place : n.get(s);
				const f = c?.place ?? u ?? d;
				if (f === undefined) continue;
				let p = "not in the file";
				if (c !== undefined) p = "duplicate";
				else if (u !== undefined) p = "expired";
				else if (t !== undefined && t.state !== "present") p = t.state;
				const m = (t?.identity ?? e.identity).name || e.identity.uid;
				const h = {
					...e.identity,
					name: m
				};
				yield {
					action: "remove",
					kind: "binding",
					...e,
					identity: h,
					reason: p,
					keeps: l,
					place: f
				};
			}
		}
		function wildcardNotice({ entry: { claim: e, lookup: t, place: n } }) {
			const { issuer: r = "", subject: i = "" } = e?.claimMatch ?? t ?? {};
			const a = [i, r].find((e) => /[*?]/.test(e));
			if (a === undefined) return [];
			const o = `\`${claimText(a)}\` is compared exactly, so its wildcard matches no token; write one identity for each subject.`;
			return [{
				kind: "wildcard-claim",
				message: o,
				place: n
			}];
		}
		function surplusNotice(e, t) {
			const { uid: n, identity: r, role: i, group: a, reason: o, place: s } = e;
			const c = `\`${shortName(r.name)}\` the role \`${shortName(i.name)}\` on \`${shortName(a.name)}\``;
			const notice = (e, t) => [{
				kind: e,
				message: t,
				place: s
			}];
			if (o === "duplicate") return notice("duplicate-binding", `Binding ${n} gives ${c} a second time; both count as one.`);
			if (o === "expired") return notice("expired-binding", `Binding ${n} still gives ${c}, although its entry has expired; \`apply\` with \`prune\` removes it.`);
			return t ? [] : notice("unpruned-binding", `Binding ${n} gives ${c}: ${o}; kept without \`prune\`.`);
		}
		;
		const work = async (e, t) => {
			const { mode: n } = e;
			if (n === "dump") return dump(e, t);
			const a = await gather(e, t, await readRunFiles(e, t));
			if (n === "apply") requireOwnBindings(a);
			await pause(t);
			const o = planOf(a, a.world);
			const { plan: s } = o;
			const c = reportedFacts(a, o);
			await pause(t);
			const l = judge(a, o);
			const roleRun = (e, t = [], r = D) => {
				const i = l.length > 0 ? "blocked" : "planned";
				const o = e?.tracked ?? s.changes.map((e) => ({
					change: e,
					status: i
				}));
				const u = c.unmanaged === "fail" ? unreadMappings(a.outside) : [];
				const d = [
					...e?.problems ?? [],
					...r.problems,
					...u
				];
				return {
					mode: n,
					plan: s,
					tracked: o,
					refusals: l,
					problems: d,
					verified: r,
					log: t,
					...c
				};
			};
			const keep = (e) => t.keep?.(() => roleOutcome(roleRun(e())));
			keep(() => undefined);
			const u = n === "apply" && l.length === 0 && s.changes.length > 0;
			const d = u ? await apply(a, s, keep) : undefined;
			if (d !== undefined) keep(() => d);
			const f = d === undefined ? D : await verify(a, d);
			await (0, r.pN)();
			const p = a.files.planTarget;
			if (p !== undefined) (0, i.vK)(p, t.host.redact(printPlanFile(s, roleRun(d).tracked)));
			const m = p === undefined ? [] : [`The plan was written to ${p}.`];
			return roleOutcome(roleRun(d, m, f));
		};
		const ft = (0, a.fQ)(work, ct.e.capabilities);
		async function verify(e, t) {
			const { deps: n, files: r, inputs: i } = e;
			const { clock: a, session: o, signal: s } = n;
			const { problems: c, tracked: l } = t;
			const u = countOf(l, "done") > 0 || c.some(({ kind: e }) => e === "partial");
			if (!u || s.aborted) return D;
			const plan = async () => {
				const n = await readWorld(i, o.client, r.file);
				requireKeptBindings(e, n, t);
				return planOf(e, n).plan;
			};
			return verifyApplied(t, {
				clock: a,
				signal: s,
				plan
			});
		}
		function planOf({ deps: e, files: t, inputs: n }, r) {
			const i = n.mode === "drift";
			const a = i || n.prune;
			const o = planRoles(t.file, r, {
				prune: a,
				nowMs: e.clock.now()
			});
			const { plan: s } = o;
			const c = n.mode === "plan" || n.mode === "apply" && !n.prune;
			const l = c ? s.notices : s.notices.filter(({ kind: e }) => e !== "expired-binding");
			const isDuplicate = (e) => e.action === "remove" && e.reason === "duplicate";
			const u = i ? s.changes.filter((e) => !isDuplicate(e)) : s.changes;
			return {
				...o,
				plan: {
					...s,
					changes: u,
					notices: l
				}
			};
		}
		function judge({ files: e, inputs: t, self: n, world: r }, i) {
			const { kept: a, restrictions: o } = e;
			const { plan: s } = i;
			const c = o === undefined ? [] : judgeRestrictions(i, r, o);
			if (t.mode === "drift") return c;
			requireKnownRoles(s, r);
			if (t.mode === "apply") requireNewIdentities(s, r);
			const l = [...judgeGuards(s, r, t, n), ...c];
			if (t.mode !== "apply") return l;
			return [...judgeReviewed(s, {
				hash: t["plan-hash"],
				kept: a
			}, r), ...l];
		}
		async function apply({ deps: e, inputs: t, world: n }, r, i) {
			const { clock: a, host: o, random: s, session: c, signal: l } = e;
			const u = new Set(r.changes.map(({ action: e }) => pt[e]));
			const d = await c.clientFor([...u]);
			return applyPlan(r, {
				port: createPlatformPort(d, r.organization.uid),
				...{
					clock: a,
					random: s,
					signal: l,
					begun: i
				},
				maxAttempts: t["max-attempts"],
				concurrency: t.concurrency,
				knows: createKnowledge(n),
				progress: (e, t) => o.progress?.(`${e} of ${t} changes`)
			});
		}
		const pt = {
			create: "a new identity",
			update: "a changed identity",
			add: "a new binding",
			remove: "a removed binding"
		};
	}),
	27846: (function(e, t, n) {
		n.d(t, {
			VX: function() {
				return readRegular;
			},
			Wi: function() {
				return o;
			},
			gb: function() {
				return l;
			},
			s1: function() {
				return oddKind;
			}
		});
		var r = n(73024);
		var i = n(24344);
		var a = n(60983);
		const o = 5 * 1024 * 1024;
		function oddKind(e) {
			if (e.isDirectory()) return {
				kind: "skipped",
				why: "in the form of a folder or submodule"
			};
			if (e.isFile() || e.isSymbolicLink()) return undefined;
			return {
				kind: "unread",
				reason: "is neither a file nor a folder"
			};
		}
		async function readRegular({ linkedTo: e, real: t }, n) {
			const i = (0, r.openSync)(t, r.constants.O_RDONLY | r.constants.O_NOFOLLOW | r.constants.O_NONBLOCK);
			try {
				const t = (0, r.fstatSync)(i);
				const a = oddKind(t);
				if (a !== undefined) return a;
				if (t.size > o) return n?.isData ? await searchParts(i, n) : d;
				return judgeBytes((0, r.readFileSync)(i), e, n);
			} finally {
				(0, r.closeSync)(i);
			}
		}
		function judgeBytes(e, t, n) {
			const r = isWide(e);
			if (n?.isData && !r && isBinary(e)) return u;
			if (n?.isData !== true && e.subarray(0, s.length).equals(s)) return c;
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
		const s = Buffer.from("version https://git-lfs.github.com/spec/");
		const c = {
			kind: "unread",
			reason: "is a Git LFS pointer: check out the contents too (`lfs: true` for actions/checkout)"
		};
		const l = "of a kind that is not scanned";
		const u = {
			kind: "skipped",
			why: l
		};
		const d = {
			kind: "unread",
			reason: `is larger than ${Math.floor(o / 1024 ** 2)} MiB`
		};
		const f = 1024 * 1024;
		const p = 512;
		async function searchParts(e, t) {
			const n = Buffer.alloc(f);
			for (let a = 0;; a += f - p) {
				const o = (0, r.readSync)(e, n, 0, f, a);
				const s = n.subarray(0, o);
				if (a === 0 && isWide(s)) return d;
				if (a === 0 && isBinary(s)) return u;
				if (t.matters(s.toString("latin1"))) return d;
				if (o < f) return {
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
	41706: (function(e, t, n) {
		n.d(t, {
			BQ: function() {
				return c;
			},
			sL: function() {
				return readWorkspaceFile;
			},
			uO: function() {
				return createReadArea;
			}
		});
		var r = n(73024);
		var i = n(76760);
		var a = n(59173);
		var o = n(48636);
		var s = n(27846);
		function createReadArea(e, t) {
			return {
				folder: e,
				root: t,
				realOf: (0, a.kY)((e) => r.realpathSync.native(e))
			};
		}
		const c = "linked to nowhere";
		const l = new Set([
			"ENOENT",
			"ENOTDIR",
			"ELOOP"
		]);
		async function readWorkspaceFile(e, t, n) {
			const unread = (e) => ({
				kind: "unread",
				reason: e
			});
			const a = (0, i.resolve)(e.folder, t);
			try {
				const l = (0, r.lstatSync)(a, { throwIfNoEntry: false });
				if (l === undefined) return missing(t);
				const u = (0, s.s1)(l);
				if (u !== undefined) return u;
				const d = l.isSymbolicLink() ? resolveLink(a) : (0, i.join)(e.realOf((0, i.dirname)(a)), (0, i.basename)(a));
				if (d === undefined) return {
					kind: "skipped",
					why: c
				};
				const f = e.realOf(e.folder);
				const p = e.realOf(e.root);
				const m = d !== (0, i.join)(f, (0, i.relative)(e.folder, a));
				if (!(0, o.UO)(p, d)) return unread("leads out of the workspace through a link");
				if ((0, i.relative)(p, d).toLowerCase().split(i.sep).includes(".git")) return m ? unread("leads into `.git` through a link") : {
					kind: "skipped",
					why: "inside `.git`"
				};
				const h = m ? (0, i.relative)(f, d).split(i.sep).join("/") : undefined;
				return m && (0, s.s1)((0, r.lstatSync)(d)) || await (0, s.VX)({
					real: d,
					linkedTo: h
				}, n);
			} catch (e) {
				const n = (0, o.CA)(e);
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
		function resolveLink(e) {
			try {
				return r.realpathSync.native(e);
			} catch (e) {
				if (l.has((0, o.CA)(e))) return undefined;
				throw e;
			}
		}
	}),
	99004: (function(e, t, n) {
		n.d(t, {
			CS: function() {
				return listFiles;
			},
			Fv: function() {
				return walkFiles;
			},
			wo: function() {
				return replaceWorkspaceFile;
			}
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
				const t = [...new Set(e.filter((e) => e !== "" && e !== "./"))].sort();
				return {
					paths: t,
					byGit: true,
					unread: []
				};
			}
			const o = [];
			const s = await walkFiles(e, {
				others: true,
				unread: o
			});
			return {
				paths: s,
				byGit: false,
				unread: o
			};
		}
		function repositoryAround(e, t) {
			const n = (0, l.W1)(t, e);
			const r = n !== undefined && (0, d.UO)(n.top, (0, l.QX)(t, e));
			return r ? n : undefined;
		}
		async function walkFiles(e, { others: t = false, unread: n = [] } = {}) {
			const r = [];
			const a = [""];
			for (let s = a.pop(); s !== undefined; s = a.pop()) {
				await (0, o.pN)();
				for (const o of entriesOf((0, i.join)(e, s), (e) => {
					n.push({
						path: s === "" ? "." : s,
						reason: `cannot be read (${e})`
					});
				})) {
					const e = s === "" ? o.name : `${s}/${o.name}`;
					if (!o.isDirectory()) {
						if (t || o.isFile()) r.push(e);
					} else if (o.name !== ".git") a.push(e);
				}
				if (r.length > p) {
					n.push({
						path: ".",
						reason: `contains more than ${p} files`
					});
					break;
				}
			}
			return r.sort();
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
			const o = await (0, f.sL)((0, f.uO)(e.workingDirectory, e.workspace), t);
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
	35147: (function(e, t, n) {
		n.d(t, {
			U: function() {
				return basePlaceOf;
			},
			r: function() {
				return readBaseIgnores;
			}
		});
		var r = n(38086);
		var i = n(45794);
		var a = n(26918);
		var o = n(32537);
		var s = n(71166);
		async function readBaseIgnores(e, t, o) {
			const { host: c } = t;
			const { changeRequest: l, untrustedHead: u } = c.context;
			if (l?.baseCommit === undefined || u || e["policy-from"] === "base") return undefined;
			if (t.config.ignores.length === 0) return undefined;
			const d = e["config-file"] ?? s.Cu;
			const read = async () => {
				const r = await (0, s.CE)(basePlaceOf(e, t, false))(d);
				if (r === undefined) return [];
				const { parseConfigFile: i } = await Promise.all([n.e(815), n.e(85)]).then(n.bind(n, 2085));
				const c = i(r, d, t.manifests);
				return (0, a.z)(c.ignores, {
					requireReason: false,
					maxDays: undefined
				}, o).ignores;
			};
			return (0, i.Wy)(read, ([e]) => {
				const t = `${(0, r.h0)(e?.message ?? "", 400)}. ${e?.fix ?? ""}`.trim();
				c.log.warning(`Cannot determine which ignores this change adds or loosens: ${t}`);
				return undefined;
			});
		}
		function basePlaceOf(e, t, n = true) {
			const { clock: r, host: i, send: a, signal: s, workingDirectory: c } = t;
			const l = n ? { clock: r } : {};
			return {
				host: i,
				policyFrom: "base",
				workingDirectory: c,
				github: () => (0, o.K)(e["github-token"], {
					host: i,
					send: a,
					signal: s,
					...l
				}),
				signal: s
			};
		}
	}),
	6652: (function(e, t, n) {
		n.d(t, { D: function() {
			return choosePolicyFiles;
		} });
		var r = n(76760);
		var i = n(44969);
		var a = n(45794);
		var o = n(99004);
		var s = n(71166);
		var c = n(61447);
		const l = /[*?[\]{}]/;
		async function choosePolicyFiles(e, t, n, o = false) {
			const s = e.map((e) => {
				const { glob: t, negated: a } = (0, i.sz)(e);
				const o = !l.test(t);
				const { workingDirectory: s } = n;
				const plain = () => (0, r.relative)(s, (0, r.resolve)(s, t)).split(r.sep).join("/");
				return {
					entry: e,
					glob: o ? plain() : t.replace(/^(?:\.\/)+/, ""),
					negated: a,
					isLiteral: o
				};
			});
			const c = s.filter(({ negated: e }) => !e);
			if (c.length === 0) throw new a.yo(nothingNamed(t));
			const u = c.every(({ isLiteral: e }) => e) ? [] : await list(n, c);
			const d = c.filter(({ isLiteral: e }) => e).map(({ glob: e }) => e);
			const f = (0, i.nY)(s.map(({ glob: e, negated: t }) => t ? `!${e}` : e));
			const p = [...new Set([...d, ...u])].filter(f);
			const m = c.filter(({ glob: e, isLiteral: t }) => !t && !u.some((0, i.nY)([e]))).map(({ entry: e }) => unmatched(t, e));
			if (o) return p.sort();
			if (m.length > 0) throw new a.yo(...m);
			if (p.length === 0) throw new a.yo(nothingNamed(t));
			return p.sort();
		}
		async function list(e, t) {
			const { host: n, signal: r, workingDirectory: i } = e;
			const { workspace: a } = n.context;
			if (!(0, s.uM)(e)) return (await (0, o.CS)(i, true, {
				workspace: a,
				signal: r
			})).paths;
			const l = t.filter(({ isLiteral: e }) => !e).map(({ glob: e }) => folderBefore(e));
			return (0, c.io)(e, (e) => l.some((t) => `${t}/`.startsWith(`${e}/`) || isBelow(e, t)));
		}
		const folderBefore = (e) => e.replace(/(?:^|\/)[^/]*[*?[\]{}].*$/s, "");
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
			const t = "add a path or a glob that does not begin with `!`";
			return {
				message: `\`${e}\` names no file`,
				fix: t,
				input: e
			};
		}
	}),
	69145: (function(e, t, n) {
		n.d(t, {
			QB: function() {
				return readLongYaml;
			},
			tj: function() {
				return readYamlSource;
			}
		});
		var r = n(38815);
		var i = n(38086);
		var a = n(24344);
		var o = n(59173);
		var s = n(45794);
		const c = 1048576;
		const l = 10;
		const u = 240;
		function readYamlSource(e, t, n) {
			const r = readSteps(e, t, n);
			let i = r.next();
			while (i.done !== true) i = r.next();
			return i.value;
		}
		async function readLongYaml(e, t, n) {
			const r = readSteps(e, t, n);
			let i = r.next();
			for (; i.done !== true; i = r.next()) await (0, a.pN)();
			return i.value;
		}
		function* readSteps(e, t, n) {
			const refusal = (...e) => new s.yo(...e.map((e) => ({
				...e,
				input: n
			})));
			if (e.length > c) throw refusal({ message: `\`${t}\` is longer than ${c} characters.` });
			const a = new r.HN();
			const place = (e) => {
				const { line: n, col: r } = a.linePos(e);
				return {
					file: t,
					line: n,
					column: r
				};
			};
			const o = yield* parseYaml(e, a);
			const d = o.errors.some((e) => e.code === "RESOURCE_EXHAUSTION");
			const f = [...o.errors, ...o.warnings].slice(0, d ? 1 : l);
			if (f.length > 0) {
				const placeOf = ([t]) => place(Math.min(t, e.trimEnd().length));
				throw refusal(...f.map((e) => ({
					...yamlProblem(e, d),
					place: placeOf(e.pos)
				})));
			}
			yield;
			const p = ownProblems(e, o, place);
			if (p.length > 0) throw refusal(...p.slice(0, l));
			try {
				return {
					data: o.toJS(),
					input: n,
					...findPlaces(o, place)
				};
			} catch (e) {
				const t = (0, i.h0)(String(e), u);
				throw refusal({
					message: `The YAML cannot be read: ${t}.`,
					place: place(0)
				});
			}
		}
		function ownProblems(e, t, n) {
			const i = [];
			const tell = (e, t, r) => i.push({
				message: e,
				fix: t,
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
					const i = "Write the key itself, not an alias, a list or a mapping.";
					if (t === undefined) tell("A key is not plain text.", i, offsetOf(e));
					else if (n.has(t)) tell("A key appears twice in one mapping.", "Keep one of them.", offsetOf(e));
					else n.add(t);
				}
			} });
			return i;
		}
		function offsetOf(e) {
			return (0, r.Ll)(e) ? Number(e.range?.[0]) : 0;
		}
		function yamlProblem({ code: e, message: t }, n) {
			if (n) return { message: "The YAML is nested too deeply." };
			if (e === "MULTIPLE_DOCS") return {
				message: "The file has several YAML documents; only one is allowed.",
				fix: "Remove the lines from `---` on."
			};
			return {
				message: `The YAML is invalid: ${(0, i.h0)(t, u)}.`,
				fix: "Check the indentation, and that every quote and bracket is closed, here and in the lines around."
			};
		}
		function findPlaces(e, t) {
			const n = createPairFinder();
			const followed = (t) => (0, r.Vj)(t) ? t.resolve(e) : t;
			const childOf = (e, t) => {
				const i = followed(e);
				const a = (0, r.oP)(i) ? i.items[Number(t)] : n(i, String(t))?.value;
				return (0, r.Ll)(a) ? a : undefined;
			};
			const nodeAt = (t) => t.reduce((e, t) => childOf(e, t) ?? e, e.contents);
			return {
				placeOf: (e) => t(offsetOf(nodeAt(e))),
				placeOfKey: (e, r) => {
					const i = nodeAt(e);
					return t(offsetOf(n(followed(i), r)?.key ?? i));
				}
			};
		}
		function createPairFinder() {
			const e = (0, o.kY)((e) => new Map(e.items.map((e) => [String(e.key), e])));
			return (t, n) => (0, r.jh)(t) ? e(t).get(n) : undefined;
		}
		const d = 5e3;
		const f = {
			prettyErrors: false,
			resolveKnownTags: false,
			logLevel: "error",
			uniqueKeys: false
		};
		function* parseYaml(e, t, n = d) {
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
			const s = new r.Dk(f).compose(a, true, e.length);
			const [c, l] = [...s];
			const u = c;
			if (l !== undefined) u.errors.push(new r.XT([l.range[0], l.range[1]], "MULTIPLE_DOCS", ""));
			return u;
		}
	}),
	28662: (function(e, t, n) {
		n.d(t, {
			Bo: function() {
				return placeMarkdown;
			},
			GA: function() {
				return placesMarkdown;
			},
			H8: function() {
				return foldedList;
			},
			RT: function() {
				return openTable;
			},
			Y1: function() {
				return findingBlocks;
			},
			eb: function() {
				return openOrFolded;
			},
			h5: function() {
				return datesHeader;
			},
			xO: function() {
				return timeMarkdown;
			}
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(22475);
		var o = n(74757);
		var s = n(52309);
		const c = 3;
		const l = 50;
		const u = 20;
		function placeMarkdown({ file: e, line: t }) {
			return (0, i.fl)(`${e}:${t}`);
		}
		function datesHeader(e) {
			return e.replaceAll(" ", "&nbsp;");
		}
		function timeMarkdown(e, t) {
			return `${(0, a.FM)(e)}<br>${(0, a.KW)(e, t)}`;
		}
		function placesMarkdown(e) {
			const t = e.flatMap((e) => e ?? []);
			return (0, r.nC)(t, c, placeMarkdown).join("<br>");
		}
		function openTable(e, t, n) {
			const table = (t) => (0, i.c_)(e, t, n);
			const a = t.slice(l);
			return [...t.length === 0 ? [] : [table(t.slice(0, l))], ...foldedList((0, r.hS)(a.length, "more row"), a, table)];
		}
		function foldedList(e, t, n) {
			return t.length === 0 ? [] : [(0, i.GE)(e, n(t))];
		}
		function openOrFolded(e, t) {
			const { length: n } = t.rows;
			return n === 0 ? [] : [n > u ? (0, i.GE)(e, t) : t];
		}
		function findingBlocks(e) {
			const t = e.filter(({ level: e }) => e !== "notice");
			const n = e.filter(({ level: e }) => e === "notice");
			const a = t.slice(u);
			const list = (e) => (0, i.AX)(e.map(findingMarkdown));
			return {
				actions: t.length === 0 ? [] : [list(t.slice(0, u))],
				details: [...foldedList((0, r.hS)(a.length, "more finding"), a, list), ...foldedList((0, r.hS)(n.length, "note"), n, list)]
			};
		}
		function findingMarkdown({ fix: e, level: t, location: n, message: r, title: a }) {
			const c = n === undefined ? "" : ` (${placeMarkdown(n)})`;
			const l = e === undefined ? "" : `<br>${e.split("\n").map(s.Rw).join("<br>")}`;
			return `${o.WG[t]} ${(0, i.FV)(a)}: ${(0, s.Rw)(r)}${c}${l}`;
		}
	}),
	74962: (function(e, t, n) {
		n.d(t, { u$: function() {
			return l;
		} });
		var r = n(80922);
		var i = n(27710);
		var a = n(30858);
		const o = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("identityProviderUid", "externalGroupId", "roleUid", "scope", "createTime")
		});
		const s = (0, r.iU)({
			parent: r.Qq,
			externalGroupRoleMappings: (0, r.c3)(o)
		});
		const c = (0, a.Zc)("/iam/v2/externalGroupRoleMappings", o, (0, i.zu)("externalGroupId", "roleUid", "scope"));
		const l = c.list;
		const u = c.get;
		const d = c.create;
		const f = c.remove;
		function batchDeleteExternalGroupRoleMappings(e, t) {
			const n = {
				parent: e,
				names: t
			};
			return postCall("/iam/v2/externalGroupRoleMappings:batchDelete", n, s);
		}
	}),
	25614: (function(e, t, n) {
		n.d(t, {
			P$: function() {
				return f;
			},
			Wx: function() {
				return p;
			},
			o_: function() {
				return x;
			}
		});
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, i.kb)("ORG_KIND_", "UNSPECIFIED STARTER CUSTOMER DEV INFRA AWS_MARKETPLACE");
		const c = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "description", "createTime", "updateTime"),
			resourceLimits: (0, r.A7)(r.nd),
			verified: r.Jt,
			kind: (0, r.$U)(s),
			status: (0, r.$U)((0, i.kb)("ORG_STATUS_", "UNSPECIFIED INITIALIZING READY SUSPENDED"))
		});
		const l = (0, r.iU)({ group: (0, r.no)(c) });
		const u = (0, r.iU)({ eligible: r.Jt });
		const d = (0, o.Zc)("/iam/v2/groups", c, {
			...(0, a.zu)("name", "description", "verified"),
			kind: { names: s }
		});
		const f = d.list;
		const p = d.get;
		const m = d.create;
		const h = d.update;
		const g = d.remove;
		function requestGroupAccess(e) {
			return postCall(path`/iam/v2/groups/${e}:requestGroupAccess`, {}, anyMessage);
		}
		function checkEligibility() {
			return readCall("/iam/v2/groups:checkEligibility", u, undefined, true);
		}
		function lookupGroup() {
			return readCall("/iam/v2/groups:lookupGroup", l, undefined, true);
		}
		const _ = (0, r.iU)({
			...(0, r.Te)("uid", "name", "description"),
			capabilities: (0, r.c3)((0, r.$U)(i.$8))
		});
		const v = (0, r.iU)({
			uid: r.mw,
			code: r.Qq,
			...(0, r.Te)("keyId", "email", "expirationTime", "createTime"),
			singleUse: r.Jt,
			role: (0, r.no)(_)
		});
		const y = (0, a.zu)("roleUid", "ttl", "email", "singleUse");
		const b = (0, o.Zc)("/iam/v2/groupInvites", v, y);
		const x = b.list;
		const S = b.get;
		const ee = b.create;
		const te = b.remove;
		const C = (0, r.tD)((0, r.iU)((0, r.Te)("docId", "acceptedBy", "orgUid", "createTime")), (e) => ({
			...e,
			uid: `${e.orgUid}/${e.docId}`
		}));
		const w = (0, r.iU)({
			group: r.Qq,
			documentIds: (0, r.c3)(r.mw)
		});
		function listTermsAcceptances(e) {
			return listOperation(path`/iam/v2/terms/${e}`, C, {}, "termsAcceptances");
		}
		function acceptTerms(e, t) {
			return {
				...postCall(path`/iam/v2/terms/${e}`, { documentIds: t }, w),
				idempotent: true
			};
		}
	}),
	26808: (function(e, t, n) {
		n.d(t, {
			DA: function() {
				return _;
			},
			T8: function() {
				return h;
			},
			XV: function() {
				return g;
			},
			go: function() {
				return v;
			},
			zP: function() {
				return lookupIdentity;
			}
		});
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, i.kb)("SERVICE_PRINCIPAL_", "UNSPECIFIED COSIGNED INGESTER CATALOG_SYNCER APKO_BUILDER ENTITLEMENT_SYNCER TENANT_SCANNER SEDIMENTOLOGY SKILLUP MATERIALIZER MICROFLOW GUARDENER MICROVM SKILLS");
		const c = [...[
			"issuer",
			"issuerPattern",
			"subject",
			"subjectPattern"
		], ...["audience", "audiencePattern"]];
		const l = [
			"arn",
			"arnPattern",
			"userId",
			"userIdPattern"
		];
		const u = (0, r.iU)({
			...(0, r.__)(c, r.mR),
			claims: (0, r.A7)(r.mw),
			claimPatterns: (0, r.A7)(r.mw)
		});
		const d = (0, r.iU)({
			...(0, r.Te)("issuer", "subject", "issuerKeys", "expirationTime"),
			audiences: (0, r.c3)(r.mw)
		});
		const f = (0, r.iU)({
			awsAccount: r.Qq,
			...(0, r.__)(l, r.mR)
		});
		const p = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "description", "email", "emailUnverified", "company"),
			...(0, r.Te)("lastSeenTime", "createTime", "updateTime"),
			claimMatch: (0, r.no)(u),
			staticKeys: (0, r.no)(d),
			awsIdentity: (0, r.no)(f),
			servicePrincipal: (0, r.no)((0, r.$U)(s))
		});
		const m = (0, o.Zc)("/iam/v2/identities", p, {
			...(0, a.zu)("name", "description", "company"),
			claimMatch: { fields: {
				...(0, a.ol)(...c),
				...(0, a.zu)("claims", "claimPatterns")
			} },
			staticKeys: { fields: {
				...(0, a.zu)("issuer", "subject", "issuerKeys", "audiences"),
				...(0, a.ol)("expirationTime")
			} },
			awsIdentity: { fields: {
				...(0, a.zu)("awsAccount"),
				...(0, a.ol)(...l)
			} },
			servicePrincipal: { names: s }
		});
		const h = m.list;
		const g = m.get;
		const _ = m.create;
		const v = m.update;
		const y = m.remove;
		function lookupIdentity(e, t) {
			const n = (0, r.iU)({ uid: r.mw });
			return (0, o.D9)("/iam/v2/identities:lookupIdentity", n, {
				issuer: e,
				subject: t
			});
		}
		const b = [
			...[
				"company",
				"jobTitle",
				"product",
				"hubspotUtk"
			],
			...["latestFormSubmitUrl", "latestInternalReferringUrl"],
			...[
				"utmCampaign",
				"utmContent",
				"utmMedium",
				"utmSource",
				"utmTerm"
			]
		];
		const x = ["selfServe", "updatesOptIn"];
		const S = (0, r.iU)({
			...(0, r.Te)("uid", "name", "givenName", "familyName", ...b),
			...(0, r.__)(x, r.Jt)
		});
		function updateIdentityMetadata(e, t) {
			const n = maskText(t);
			const r = {
				identityMetadata: writeBody("update", e, values(...b, ...x)),
				...n === undefined ? {} : { updateMask: n }
			};
			return patchCall("/iam/v2/identities:updateIdentityMetadata", r, undefined, S);
		}
	}),
	98197: (function(e, t, n) {
		n.d(t, {
			Te: function() {
				return g;
			},
			Y4: function() {
				return f;
			},
			Zf: function() {
				return p;
			},
			aE: function() {
				return m;
			},
			sq: function() {
				return h;
			},
			zJ: function() {
				return batchCreateRoleBindings;
			}
		});
		var r = n(80922);
		var i = n(27710);
		var a = n(30858);
		const o = (0, r.iU)((0, r.Te)("uid", "name", "description", "subject", "issuer", "email"));
		const s = (0, r.iU)((0, r.Te)("uid", "name", "description"));
		const orEmpty = (e) => (t, n) => e(t ?? {}, n);
		const c = (0, r.iU)({
			uid: r.mw,
			identity: orEmpty(o),
			group: orEmpty(s),
			role: orEmpty(s),
			createTime: r.Qq
		});
		const l = (0, r.tD)((0, r.iU)({ roleBindings: (0, r.c3)(c) }), (e) => e.roleBindings);
		const u = (0, i.zu)("identityUid", "roleUid");
		const d = (0, a.Zc)("/iam/v2/roleBindings", c, u);
		const f = 25;
		const p = d.list;
		const m = d.get;
		const h = d.create;
		const g = d.remove;
		function updateRoleBinding(e, t) {
			return d.update(e, t, ["*"]);
		}
		function batchCreateRoleBindings(e, t, n) {
			const r = t.map((t) => ({
				parent: e,
				roleBinding: (0, i.Oy)("create", t, u)
			}));
			const o = {
				parent: e,
				requests: r,
				...n === undefined ? {} : { roleUid: n }
			};
			return (0, a.rU)("/iam/v2/roleBindings:batchCreate", o, l);
		}
	}),
	93121: (function(e, t, n) {
		n.d(t, { OH: function() {
			return l;
		} });
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "description", "createTime", "updateTime"),
			capabilities: (0, r.c3)((0, r.$U)(i.$8))
		});
		const c = (0, o.Zc)("/iam/v2/roles", s, {
			...(0, a.zu)("name", "description"),
			capabilities: { names: i.$8 }
		});
		const l = c.list;
		const u = c.get;
		const d = c.create;
		const f = c.update;
		const p = c.remove;
	}),
	59492: (function(e, t, n) {
		n.d(t, {
			Qn: function() {
				return isOrganizationUid;
			},
			iY: function() {
				return readGroup;
			},
			oQ: function() {
				return onlyGroup;
			},
			qB: function() {
				return d;
			},
			t2: function() {
				return findOrganization;
			},
			xO: function() {
				return rootGroups;
			}
		});
		var r = n(38707);
		var i = n(38086);
		var a = n(45794);
		var o = n(34779);
		var s = n(73358);
		var c = n(69762);
		var l = n(25614);
		const u = /^[0-9a-f]{40}$/;
		const d = {
			uid: true,
			name: true
		};
		function isOrganizationUid(e) {
			return u.test(e);
		}
		async function findOrganization(e, t) {
			const n = e.organization ?? e.identity?.split("/")[0];
			if (n === undefined) throw new a.yo({
				message: "`organization` is required: it cannot be derived from `identity`",
				fix: "set `organization` to the uid or the exact name of the organization",
				input: "organization"
			});
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
			const n = (0, s.dX)((0, l.Wx)(t), d);
			const r = await e.send(n);
			if (r.uid === t) return r;
			const a = `the service returned the group \`${(0, i.h0)(r.uid, 200)}\` instead of \`${(0, i.h0)(t, 200)}\``;
			throw (0, o.z$)(a, `${n.method} ${n.path}`);
		}
		async function groupOfUid(e, t) {
			if (!/^[\w-]+$/.test(t)) return undefined;
			const n = await (0, o.J0)(o.RG, e.send((0, s.dX)((0, l.Wx)(t), d)));
			return n?.uid === t ? n : undefined;
		}
		function candidatesFix(e, t) {
			if (t.length === 0) return "it cannot see any organization by name: use the uid";
			const n = t.map(({ name: e }) => e);
			const a = (0, r.LE)(e, n).map((e) => `\`${(0, i.h0)(e, 100)}\``);
			return a.length > 0 ? `did you mean ${a.join(" or ")}?` : `it can see ${(0, r.Yu)(t)}`;
		}
		async function rootGroups(e, t) {
			const n = (0, s.FP)((0, l.P$)(t === undefined ? {} : { name: t }), {
				...d,
				verified: false
			});
			const r = await (0, c.y)(e, n, (e) => e.uid.includes("/") ? undefined : e);
			if (t === undefined) return r;
			const i = r.filter((e) => e.name === t);
			if (i.length === 0) for (const e of r) (0, o.rI)(e, "group", "GET /iam/v2/groups");
			return i;
		}
	})
};
;
