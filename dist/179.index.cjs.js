"use strict";
exports.id = 179;
exports.ids = [179];
exports.modules = {
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
	61179: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => $ });
		var r = n(17925);
		;
		async function capabilityFacts(e, { manifests: t, session: n }) {
			const r = t.flatMap(needsOf);
			return [["least-privilege", stateOf(e, n.narrowing())], ...r];
		}
		function stateOf(e, t) {
			if (!e["least-privilege"]) return "off: tokens can do everything that the identity may do";
			return t === "given up" ? "not supported by the service: tokens can do everything that the identity may do" : "on: tokens are limited to what a run needs";
		}
		function needsOf({ capabilities: e, name: t }) {
			return e.filter(({ when: e }) => e?.["path"] === undefined).map((e) => [`${t}${whenOf(e)} (${e.audience})`, e.capabilities.join(", ")]);
		}
		function whenOf({ when: e = {} }) {
			return Object.entries(e).map(([e, t]) => t.includes("?*") ? `, with ${e}` : `, ${e}: ${t.join("|")}`).join("");
		}
		var i = n(92158);
		var a = n(22475);
		var o = n(45794);
		var s = n(73358);
		var c = n(54985);
		var l = n(67004);
		var u = n(25614);
		var d = n(76621);
		var f = n(98197);
		var p = n(84551);
		var m = n(59492);
		var h = n(65655);
		var g = n(96299);
		;
		async function runCheck(e, t, n) {
			try {
				const { detail: t, value: r } = await n();
				return {
					check: {
						name: e,
						state: "ok",
						detail: t,
						problems: []
					},
					value: r
				};
			} catch (n) {
				const r = (0, g.e)(n, t, e);
				const i = r.map((t) => t.message.slice(e.length + 2)).join("; ");
				return {
					check: {
						name: e,
						state: "failed",
						detail: i,
						problems: r
					},
					value: undefined
				};
			}
		}
		function skipped(e, t) {
			return {
				check: {
					name: e,
					state: "skipped",
					detail: t,
					problems: []
				},
				value: undefined
			};
		}
		;
		const _ = "not tried: not signed in";
		async function checkReads(e, t, n, r) {
			const i = [
				"organization",
				"repositories",
				"tags",
				"advisories",
				"role bindings",
				"tag history"
			];
			if (n === undefined) return i.map((e) => skipped(e, _).check);
			const { client: a } = t.session;
			const ask = (t, n) => runCheck(t, e.identity, n);
			const first = (e, t) => ask(e, async () => {
				const e = t({ pageSize: 1 });
				const n = await a.send(e);
				if (n.rows.length === 0 && (n.totalCount ?? 0) > 0) throw (0, s.aC)(`the first page has none of ${n.totalCount} rows`, `${e.method} ${e.path}`);
				return {
					detail: countOf(n),
					value: n.rows[0]
				};
			});
			const o = await ask("organization", async () => {
				const r = await organizationOf(e, t, n);
				return {
					detail: `${r.name} (${r.uid})`,
					value: r
				};
			});
			const c = o.value?.uid ?? organizationUid(e, n);
			const u = c === undefined ? {} : { descendantsOf: c };
			const [m, h, g] = await Promise.all([
				first("repositories", (0, d.uP)(u)),
				first("advisories", (0, l.Y)({})),
				first("role bindings", (0, f.Zf)(u))
			]);
			const v = m.value;
			const y = "not tried: there is no repository to test with";
			const b = v === undefined ? skipped("tags", y) : await first("tags", (0, p.cB)({ childrenOf: v.uid }));
			const x = v === undefined || b.value === undefined ? skipped("tag history", v === undefined ? y : "not tried: there is no tag to test with") : await readHistory(e, t, v, b.value, r);
			return [
				o,
				m,
				b,
				h,
				g,
				x
			].map(({ check: e }) => e);
		}
		async function organizationOf(e, t, n) {
			const { client: r } = t.session;
			const i = organizationUid(e, n);
			if (i !== undefined) return (0, m.iY)(r, i);
			if (e.organization !== undefined) return (0, m.t2)(e, r);
			for await (const e of (0, s.n4)(r, (0, u.P$)())) {
				const t = e.find((e) => !e.uid.includes("/"));
				if (t !== undefined) return t;
			}
			throw new o.y({
				message: "the identity cannot see any organization",
				fix: "set `organization` to the uid or the exact name of an organization in which the identity has a role",
				input: "organization"
			});
		}
		function organizationUid(e, t) {
			const { identity: n, organization: r } = e;
			if (r !== undefined) return (0, m.Qn)(r) ? r : undefined;
			const i = n ?? (0, h.Ip)(t ?? "")?.subject;
			return i?.includes("/") === true ? i.split("/")[0] : undefined;
		}
		async function readHistory(e, t, n, r, i) {
			const o = "tag history";
			if (i === undefined) return skipped(o, "not tried: not signed in to the registry");
			const { client: s, registry: l } = t.session;
			return runCheck(o, e.identity, async () => {
				(0, c.r)(n, "repository", "GET /registry/v2/repos");
				(0, c.r)(r, "tag", "GET /registry/v2/tags");
				const e = n.uid.split("/").slice(0, -1);
				const i = e.map((t, n) => e.slice(0, n + 1).join("/"));
				const o = await Promise.all(i.map((e) => (0, m.iY)(s, e)));
				for (const e of o) (0, c.r)(e, "group", "GET /iam/v2/groups");
				const u = [...o, n].map(({ name: e }) => e).join("/");
				const d = t.clock.now() - 30 * a.sO;
				const f = await l.history(u, r.name)({ start: d });
				const p = `${u}:${r.name}, ${f.length} records of the last 30 days`;
				return {
					detail: p,
					value: u
				};
			});
		}
		function countOf(e) {
			if (e.totalCount !== undefined) return `can be read: ${e.totalCount}`;
			return e.rows.length === 0 ? "can be read: none" : "can be read";
		}
		var v = n(34150);
		var y = n(26963);
		var b = n(38086);
		var x = n(37419);
		;
		const S = 1e6;
		const C = {
			ok: "\u2705",
			failed: "\u274C",
			skipped: "\u2796"
		};
		function renderDoctorLog(e) {
			return e.flatMap((e) => [`${e.title}:`, ...(0, x.K)([...e.facts.map(([e, t]) => [
				`  ${e}`,
				"",
				(0, b.h0)(t, 400)
			]), ...e.checks.map((e) => [
				`  ${e.name}`,
				e.state,
				(0, b.h0)(e.detail, 400)
			])])]);
		}
		function renderDoctorSummary(e) {
			const t = e.flatMap((e) => e.checks);
			const n = t.filter((e) => e.state === "failed").length;
			const r = n === 0 ? "no problems" : (0, v.hS)(n, "problem");
			const i = e.flatMap((e) => [`#### ${e.title}`, (0, y.oS)(["", ""], [...e.facts.map(([e, t]) => [(0, y.FV)(e), (0, y.fl)(t, 400)]), ...e.checks.map((e) => [`${C[e.state]} ${(0, y.FV)(e.name)}`, (0, y.FV)(e.detail, 400)])])]);
			return (0, y.Co)([`### ${n === 0 ? "\u2705" : "\u274C"} Doctor: ${r}`, ...i], S).text;
		}
		;
		async function askWho(e, t) {
			const { host: n, session: r } = t;
			const i = "ID token";
			const a = await runCheck(i, e.identity, async () => {
				const e = await (0, h.K8)(r.signIn);
				n.mask(e);
				const t = (0, h.Ip)(e);
				return {
					detail: t === undefined ? "received, but it is not a readable JWT" : "received",
					value: t
				};
			});
			return a.check.state === "failed" && !isIdTokenNeeded(e) ? skipped(i, `none, but none is needed: ${a.check.detail}`) : a;
		}
		function isIdTokenNeeded(e) {
			const [t, n] = [e.token !== undefined, e["registry-token"] !== undefined];
			return e.identity === undefined ? !t && !n : !t || !n;
		}
		function claimRows(e) {
			if (e === undefined) return [];
			const { audience: t, issuer: n, subject: r } = e;
			return [
				["iss", n ?? "none"],
				["sub", r ?? "none"],
				["aud", t === undefined ? "none" : [t].flat().join(", ")]
			];
		}
		async function signIn(e, t, n, r) {
			const i = `${t} (${n})`;
			if (r !== undefined) {
				return runCheck(i, e.identity, async () => {
					const e = await r.get();
					const t = (0, h.Ip)(e);
					const n = t?.expiresAt === undefined ? "" : `, until ${(0, a.sZ)(t.expiresAt)}`;
					const i = t?.subject === undefined ? "" : ` as ${t.subject}`;
					return {
						detail: `signed in${i}${n}`,
						value: e
					};
				});
			}
			const o = t === "platform" ? "registry-token" : "token";
			if (e[o] !== undefined) return skipped(i, `only \`${o}\` was given`);
			const s = {
				name: i,
				state: "failed",
				detail: "no identity to sign in as",
				problems: [{
					kind: "usage",
					message: "`identity` is required: there is no identity to sign in as",
					fix: "set `identity` to the uid of an identity that this job may assume, or `token` and `registry-token`"
				}]
			};
			return {
				check: s,
				value: undefined
			};
		}
		var w = n(63144);
		var T = n(34779);
		var E = n(3532);
		var D = n(63619);
		var O = n(80922);
		var k = n(94207);
		var A = n(30858);
		;
		const j = (0, O.iU)({
			uid: D.YjP(),
			name: O.Qq,
			description: O.Qq,
			ecosystem: O.Qq,
			latestVersion: O.Qq,
			versionCount: O.nd,
			createTime: O.Qq,
			updateTime: O.Qq
		});
		const M = (0, O.iU)({
			uid: D.YjP(),
			name: O.Qq,
			version: O.Qq,
			description: O.Qq,
			sizeBytes: O.U9,
			createTime: O.Qq,
			updateTime: O.Qq
		});
		const N = (0, O.iU)({ counts: (0, O.c3)((0, O.iU)({
			ecosystem: O.Qq,
			totalCount: O.U9
		})) });
		function listArtifacts(e) {
			return (0, k.g)("/libraries/v2/artifacts", "artifacts", j, {}, { ...e });
		}
		function listArtifactVersions(e) {
			const t = path`/libraries/v2/artifacts/${e}/versions`;
			return listOperation(t, "artifactVersions", M, {}, {});
		}
		function getArtifactCount(e) {
			return readCall("/libraries/v2/artifacts/count", N, { ecosystems: e });
		}
		;
		const P = (0, O.iU)({
			uid: D.YjP(),
			identityProviderUid: O.Qq,
			externalGroupId: O.Qq,
			roleUid: O.Qq,
			scope: O.Qq,
			createTime: O.Qq
		});
		const F = (0, O.iU)({
			parent: O.Qq,
			externalGroupRoleMappings: (0, O.c3)(P)
		});
		function listExternalGroupRoleMappings(e = {}) {
			const { identityProviderUid: t } = e;
			return (0, k.g)("/iam/v2/externalGroupRoleMappings", "externalGroupRoleMappings", P, e, { identityProviderUid: t });
		}
		function getExternalGroupRoleMapping(e) {
			return readCall(path`/iam/v2/externalGroupRoleMappings/${e}`, P);
		}
		function createExternalGroupRoleMapping(e, t) {
			return postCall(path`/iam/v2/externalGroupRoleMappings/${e}`, t, P);
		}
		function deleteExternalGroupRoleMapping(e) {
			return deleteCall(path`/iam/v2/externalGroupRoleMappings/${e}`);
		}
		function batchDeleteExternalGroupRoleMappings(e, t) {
			const n = {
				parent: e,
				names: t
			};
			return postCall("/iam/v2/externalGroupRoleMappings:batchDelete", n, F);
		}
		;
		const I = (0, O.iU)({
			uid: O.Qq,
			name: O.Qq,
			description: O.Qq,
			capabilities: (0, O.c3)(D.YjP())
		});
		const L = (0, O.iU)({
			uid: D.YjP(),
			code: O.Qq,
			keyId: O.Qq,
			email: O.Qq,
			singleUse: O.Jt,
			role: (0, O.no)(I),
			expirationTime: O.Qq,
			createTime: O.Qq
		});
		function listGroupInvites(e = {}) {
			const t = { keyId: e.keyId };
			return (0, k.g)("/iam/v2/groupInvites", "groupInvites", L, e, t);
		}
		function getGroupInvite(e) {
			return readCall(path`/iam/v2/groupInvites/${e}`, L);
		}
		function createGroupInvite(e, t) {
			return postCall(path`/iam/v2/groupInvites/${e}`, t, L);
		}
		function deleteGroupInvite(e) {
			return deleteCall(path`/iam/v2/groupInvites/${e}`);
		}
		var R = n(57581);
		;
		const z = (0, O.iU)({
			issuer: O.Qq,
			clientId: O.Qq,
			additionalScopes: (0, O.c3)(D.YjP()),
			groupsClaim: O.Qq,
			pkceEnabled: O.Jt,
			correlationRule: O.Qq
		});
		const B = (0, O.iU)({
			enabled: O.Jt,
			endpointUrl: O.Qq,
			tokenExpireTime: O.Qq,
			previousTokenExpireTime: O.Qq,
			credentialState: O.Qq,
			etag: O.Qq
		});
		const V = (0, O.iU)({
			uid: D.YjP(),
			name: O.Qq,
			description: O.Qq,
			defaultRole: O.Qq,
			oidc: (0, O.no)(z),
			scim: (0, O.no)(B),
			createTime: O.Qq,
			updateTime: O.Qq
		});
		const H = null && [
			"CORRELATION_RULE_UNSPECIFIED",
			"CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID",
			"CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID"
		];
		function listIdentityProviders(e = {}) {
			const t = { name: e.name };
			return (0, k.g)("/iam/v2/identityProviders", "identityProviders", V, e, t);
		}
		function getIdentityProvider(e) {
			return readCall(path`/iam/v2/identityProviders/${e}`, V);
		}
		function createIdentityProvider(e, t) {
			return postCall(path`/iam/v2/identityProviders/${e}`, checked(t), V);
		}
		function updateIdentityProvider(e, t, n) {
			return patchCall(path`/iam/v2/identityProviders/${e}`, checked(t), n, V);
		}
		function checked(e) {
			requireEnumName("oidc.correlationRule", e.oidc?.correlationRule, H);
			return e;
		}
		function deleteIdentityProvider(e) {
			return deleteCall(path`/iam/v2/identityProviders/${e}`);
		}
		var U = n(93121);
		;
		const W = (0, O.iU)({
			uid: D.YjP(),
			sink: O.Qq
		});
		function listSubscriptions(e = {}) {
			return (0, k.g)("/events/v2/subscriptions", "subscriptions", W, e, {});
		}
		function getSubscription(e) {
			return readCall(path`/events/v2/subscriptions/${e}`, W);
		}
		function createSubscription(e, t) {
			return postCall(path`/events/v2/subscriptions/${e}`, t, W);
		}
		function deleteSubscription(e) {
			return deleteCall(path`/events/v2/subscriptions/${e}`);
		}
		var G = n(31306);
		;
		const probe = (e, t) => ({
			path: t({ pageSize: 1 }).path,
			key: e,
			list: t
		});
		const K = [
			probe("groups", (0, u.P$)()),
			probe("identities", (0, R.T8)()),
			probe("roles", (0, U.OH)()),
			probe("roleBindings", (0, f.Zf)()),
			probe("identityProviders", listIdentityProviders()),
			probe("accountAssociations", (0, E.Ev)()),
			probe("groupInvites", listGroupInvites()),
			probe("externalGroupRoleMappings", listExternalGroupRoleMappings()),
			probe("repos", (0, d.uP)()),
			probe("tags", (0, p.cB)({})),
			probe("advisories", (0, l.Y)({})),
			probe("artifacts", listArtifacts({ ecosystems: ["ECOSYSTEM_PYTHON"] })),
			probe("vulnerabilityMetadata", (0, G.s)()),
			probe("subscriptions", listSubscriptions())
		];
		const q = "platform-actions-doctor-looks-for-nothing";
		const J = "d0".repeat(20);
		const Y = [
			{
				filter: "uidp.children_of",
				...probe("repos", (0, d.uP)({ childrenOf: J }))
			},
			{
				filter: "name",
				...probe("repos", (0, d.uP)({ name: q }))
			},
			{
				filter: "name",
				...probe("groups", (0, u.P$)({ name: q }))
			},
			{
				filter: "name",
				...probe("identities", (0, R.T8)({ name: q }))
			},
			{
				filter: "name",
				...probe("roles", (0, U.OH)({ name: q }))
			},
			{
				filter: "identity",
				...probe("roleBindings", (0, f.Zf)({ identity: J }))
			},
			{
				filter: "name",
				...probe("tags", (0, p.cB)({ name: q }))
			},
			{
				filter: "artifactNames",
				...probe("advisories", (0, l.Y)({ artifactNames: [q] }))
			},
			{
				filter: "componentNames",
				...probe("advisories", (0, l.Y)({ componentNames: [q] }))
			},
			{
				filter: "advisoryIds",
				...probe("advisories", (0, l.Y)({ advisoryIds: [q] }))
			},
			{
				filter: "aliases",
				...probe("advisories", (0, l.Y)({ aliases: [q] }))
			}
		];
		const X = new Set([
			"PERMISSION_DENIED",
			"NOT_FOUND",
			"UNIMPLEMENTED",
			"INVALID_ARGUMENT"
		]);
		async function askRaw(e, { key: t, list: n }) {
			const decode = (e) => {
				if (!(0, w.u4)(e)) throw new TypeError("it is not an object");
				const n = e[t] ?? [];
				if (!Array.isArray(n)) throw new TypeError(`\`${t}\` has the wrong type`);
				return {
					kind: "page",
					json: e,
					rows: n
				};
			};
			try {
				return await e.send({
					...n({ pageSize: 1 }),
					decode
				});
			} catch (e) {
				if (!(e instanceof T.Wk) || !X.has(e.code)) throw e;
				return {
					kind: "refused",
					code: e.code
				};
			}
		}
		;
		const Z = "not tried: not signed in";
		async function checkWire(e, t, n) {
			if (n === undefined) {
				const e = {
					zeroValues: "unknown",
					filters: {},
					lists: {}
				};
				const line = (e) => skipped(e, Z).check;
				return {
					writing: [line("zero values"), line("filters")],
					lists: [line("lists")],
					facts: e
				};
			}
			const { client: r } = t.session;
			const ask = (t, n, i) => runCheck(n, e.identity, async () => {
				const e = await askRaw(r, t);
				return {
					detail: i(e),
					value: e
				};
			});
			const i = await Promise.all(K.map((e) => ask(e, e.path, describeList)));
			const pageOf = (e) => i[K.findIndex((t) => t.path === e)]?.value;
			const rowsOf = (e) => {
				const t = pageOf(e);
				return t?.kind === "page" ? t.rows.length : 0;
			};
			const nameOf = ({ filter: e, path: t }) => `${t}?${e}`;
			const a = await Promise.all(Y.map((e) => ask(e, nameOf(e), (t) => Q[judgeFilter(t, rowsOf(e.path))] ?? refused(t))));
			const o = i.flatMap(({ value: e }) => e?.kind === "page" ? [e] : []);
			const s = judgeZeroValues(o);
			const c = Y.map((e, t) => {
				const n = a[t]?.value;
				return [nameOf(e), n === undefined ? "failed" : judgeFilter(n, rowsOf(e.path))];
			});
			const l = K.map(({ path: e }, t) => [e, wire_stateOf(i[t]?.value)]);
			return {
				writing: [
					describeZeroValues(s, o),
					describeFlag(pageOf("/registry/v2/tags")),
					...a.map(({ check: e }) => e)
				],
				lists: i.map(({ check: e }) => e),
				facts: {
					zeroValues: s,
					filters: Object.fromEntries(c),
					lists: Object.fromEntries(l)
				}
			};
		}
		const Q = {
			honored: "the filter is honored",
			ignored: "the filter is ignored: commands read the whole list and check every row",
			unknown: "cannot be determined: the list has no rows"
		};
		const refused = (e) => e.kind === "refused" ? `does not answer: ${e.code}` : "answers";
		function judgeFilter(e, t) {
			if (e.kind === "refused") return e.code;
			if (e.rows.length > 0) return "ignored";
			return t > 0 ? "honored" : "unknown";
		}
		function wire_stateOf(e) {
			if (e === undefined) return "failed";
			if (e.kind === "refused") return e.code;
			return e.rows.length > 0 ? "answers" : "empty";
		}
		function describeList(e) {
			if (e.kind === "refused") return refused(e);
			if (Object.keys(e.json).length === 0) return "answers `{}`, which looks like a lost answer: commands refuse it";
			return e.rows.length > 0 ? "answers" : "answers: no rows";
		}
		function judgeZeroValues(e) {
			if (e.length === 0) return "unknown";
			return e.some(({ json: e }) => zeroFieldOf(e) !== undefined) ? "emitted" : "omitted";
		}
		function zeroFieldOf(e) {
			if (e["skipped"] === 0) return "skipped";
			return e["nextPageToken"] === "" ? "nextPageToken" : undefined;
		}
		function describeZeroValues(e, t) {
			const n = "zero values";
			if (e === "unknown") return skipped(n, "cannot be determined: no list answers").check;
			const r = t.map(({ json: e }) => zeroFieldOf(e)).find((e) => e !== undefined);
			const i = r === undefined ? "are left out of answers" : `are part of answers, such as \`${r}\``;
			return {
				name: n,
				state: "ok",
				detail: i,
				problems: []
			};
		}
		function describeFlag(e) {
			const t = "`deprecated` of tags";
			const n = e?.kind === "page" ? e.rows[0] : undefined;
			if (!(0, w.u4)(n)) return skipped(t, "cannot be determined: there is no tag to look at").check;
			const r = typeof n["deprecated"] === "boolean" ? "is part of answers" : "is left out: `check-deprecated` reports such tags as unknown unless v1 tells more";
			return {
				name: t,
				state: "ok",
				detail: r,
				problems: []
			};
		}
		;
		const work = async (e, t) => {
			const { host: n, session: r } = t;
			const [i, a, o] = await Promise.all([
				askWho(e, t),
				signIn(e, "platform", e["api-url"], r.platformTokens),
				signIn(e, "registry", r.registryAudience, r.registryTokens)
			]);
			const s = await checkReads(e, t, a.value, o.value);
			const c = await checkWire(e, t, a.value);
			const l = await capabilityFacts(e, t);
			const u = [
				{
					title: "Who this job is",
					facts: [
						...claimRows(i.value),
						["identity", e.identity ?? "none"],
						["organization", e.organization ?? organizationUid(e, a.value) ?? "none"]
					],
					checks: [i.check]
				},
				{
					title: "Audiences",
					facts: [],
					checks: [a.check, o.check]
				},
				{
					title: "What can be read",
					facts: [],
					checks: s
				},
				{
					title: "Capabilities that commands ask for",
					facts: l,
					checks: []
				},
				{
					title: "Which lists answer",
					facts: [],
					checks: c.lists
				},
				{
					title: "How the service writes",
					facts: [],
					checks: c.writing
				},
				{
					title: "Host",
					facts: hostFacts(n),
					checks: []
				}
			];
			return {
				findings: [],
				problems: problemsOf(u.flatMap((e) => e.checks)),
				firstProblemDecides: true,
				verdict: "pass",
				outputs: {},
				summary: renderDoctorSummary(u),
				report: {
					claims: i.value === undefined ? {} : Object.fromEntries(claimRows(i.value)),
					checks: u.flatMap(({ checks: e, title: t }) => e.map(({ detail: e, name: n, state: r }) => ({
						section: t,
						name: n,
						state: r,
						detail: e
					}))),
					capabilities: Object.fromEntries(l),
					service: c.facts,
					host: {
						name: n.name,
						...n.capabilities,
						limitations: n.limitations
					}
				},
				stdout: [],
				log: renderDoctorLog(u)
			};
		};
		const $ = (0, r.f)(work, i.e.capabilities);
		function hostFacts(e) {
			const { context: t } = e;
			const n = [
				["repository", t.repository],
				["event", t.event],
				["ref", t.ref]
			];
			return [
				["host", e.name],
				...n.flatMap(([e, t]) => t === undefined ? [] : [[e, t]]),
				...t.changeRequest?.fork === true ? [["change from a fork", "yes"]] : [],
				...Object.entries(e.capabilities).map(([e, t]) => [e, String(t)])
			];
		}
		function problemsOf(e) {
			const t = new Set();
			return e.flatMap(({ detail: e, problems: n }) => {
				if (n.length === 0 || t.has(e)) return [];
				t.add(e);
				return n;
			});
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
	3532: ((e, t, n) => {
		n.d(t, {
			Ev: () => listAccountAssociations,
			zH: () => getAccountAssociation
		});
		var r = n(63619);
		var i = n(80922);
		var a = n(17775);
		var o = n(94207);
		var s = n(30858);
		const c = (0, i.iU)({
			installationId: i.Qq,
			name: i.Qq
		});
		const l = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			amazon: (0, i.no)((0, i.iU)({ account: i.Qq })),
			google: (0, i.no)((0, i.iU)({
				projectId: i.Qq,
				projectNumber: i.Qq
			})),
			azure: (0, i.no)((0, i.iU)({
				tenantId: i.Qq,
				clientIds: (0, i.A7)(r.YjP())
			})),
			github: (0, i.no)((0, i.iU)({ appInstallations: (0, i.A7)((0, i.iU)({ installations: (0, i.c3)(c) })) })),
			chainguard: (0, i.no)((0, i.iU)({ serviceBindings: (0, i.A7)(r.YjP()) })),
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const u = null && [
			"ACCOUNT_PROVIDER_TYPE_UNSPECIFIED",
			"ACCOUNT_PROVIDER_TYPE_GOOGLE",
			"ACCOUNT_PROVIDER_TYPE_AMAZON",
			"ACCOUNT_PROVIDER_TYPE_AZURE"
		];
		const d = (0, i.iU)({
			status: i.Qq,
			reason: i.Qq,
			message: i.Qq
		});
		function listAccountAssociations(e = {}) {
			const t = { name: e.name };
			return (0, o.g)("/iam/v2/accountAssociations", "accountAssociations", l, e, t);
		}
		function getAccountAssociation(e) {
			return (0, s.D9)((0, a.A)`/iam/v2/accountAssociations/${e}`, l);
		}
		function createAccountAssociation(e, t) {
			return postCall(path`/iam/v2/accountAssociations/${e}`, t, l);
		}
		function updateAccountAssociation(e, t, n) {
			return patchCall(path`/iam/v2/accountAssociations/${e}`, t, n, l);
		}
		function deleteAccountAssociation(e) {
			return deleteCall(path`/iam/v2/accountAssociations/${e}`);
		}
		function checkAccountAssociation(e, t) {
			requireEnumName("providerType", t, u);
			return postCall(path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`, { providerType: t }, d);
		}
	}),
	67004: ((e, t, n) => {
		n.d(t, { Y: () => listAdvisories });
		var r = n(63619);
		var i = n(63144);
		;
		const a = r.FsL(r.L5J(), r.pdi((e, t) => {
			if (wrongIn(e) !== undefined) settle(e);
			const n = wrongIn(e);
			if (n !== undefined) t.issues.push({
				code: "custom",
				path: n === "" ? [] : [n],
				input: e
			});
			return e;
		}));
		const o = 3;
		function settle(e) {
			if (!isOwn(e)) return;
			dropNulls(e, o);
			e["updateTime"] ??= "";
			const { severities: t } = e;
			if (Array.isArray(t)) t.forEach(settleScore);
		}
		function isOwn(e) {
			return (0, i.u4)(e);
		}
		function settleScore(e) {
			if (!isOwn(e)) return;
			const { score: t = "" } = e;
			e["score"] = typeof t === "number" ? String(t) : t;
		}
		function dropNulls(e, t) {
			if (t === 0) return;
			if (Array.isArray(e)) {
				for (const n of e) if (isOwn(n)) dropNulls(n, t);
				return;
			}
			const n = e;
			for (const e in n) {
				const r = n[e];
				if (r === null) n[e] = undefined;
				else if (typeof r === "object") dropNulls(r, t - 1);
			}
		}
		const advisory_row_name = (e, t) => typeof e === "string" && e !== "" ? undefined : t;
		const advisory_row_text = (e, t) => e === undefined || typeof e === "string" ? undefined : t;
		function list(e, t, n) {
			if (e === undefined) return undefined;
			if (!Array.isArray(e)) return t;
			for (let r = 0; r < e.length; r += 1) {
				const i = n(e[r]);
				if (i !== undefined) return `${t}.${r}${i === "" ? "" : `.${i}`}`;
			}
			return undefined;
		}
		function noted(e, t) {
			if (e === undefined) return undefined;
			return (0, i.u4)(e) ? advisory_row_text(e["note"], `${t}.note`) : t;
		}
		const wrongInText = (e) => typeof e === "string" ? undefined : "";
		function wrongInSeverity(e) {
			if (!(0, i.u4)(e)) return "";
			return advisory_row_text(e["type"], "type") ?? (typeof e["score"] === "string" ? undefined : "score");
		}
		const within = (e, t) => e?.[t];
		function wrongInEvent(e) {
			if (!(0, i.u4)(e)) return "";
			const { detection: t, falsePositiveDetermination: n, fixed: r, patched: a } = e;
			return advisory_row_text(e["uid"], "uid") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["reviewer"], "reviewer") ?? advisory_row_text(e["reviewState"], "reviewState") ?? advisory_row_text(e["issue"], "issue") ?? (t === undefined || (0, i.u4)(t) ? undefined : "detection") ?? noted(r, "fixed") ?? advisory_row_text(within(r, "fixedVersion"), "fixed.fixedVersion") ?? noted(e["truePositiveDetermination"], "truePositiveDetermination") ?? noted(n, "falsePositiveDetermination") ?? advisory_row_text(within(n, "type"), "falsePositiveDetermination.type") ?? noted(e["analysisNotPlanned"], "analysisNotPlanned") ?? noted(e["fixNotPlanned"], "fixNotPlanned") ?? noted(e["pendingUpstreamFix"], "pendingUpstreamFix") ?? noted(a, "patched") ?? list(within(a, "patchedVersions"), "patched.patchedVersions", wrongInText);
		}
		function wrongIn(e) {
			if (!(0, i.u4)(e)) return "";
			return advisory_row_name(e["uid"], "uid") ?? advisory_row_name(e["advisoryId"], "advisoryId") ?? advisory_row_name(e["artifactName"], "artifactName") ?? (typeof e["updateTime"] === "string" ? undefined : "updateTime") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["legacyAdvisoryId"], "legacyAdvisoryId") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["artifactType"], "artifactType") ?? advisory_row_text(e["artifactArchitecture"], "artifactArchitecture") ?? advisory_row_text(e["componentName"], "componentName") ?? advisory_row_text(e["componentType"], "componentType") ?? advisory_row_text(e["componentLocation"], "componentLocation") ?? advisory_row_text(e["deleteTime"], "deleteTime") ?? list(e["aliases"], "aliases", wrongInText) ?? list(e["severities"], "severities", wrongInSeverity) ?? list(e["events"], "events", wrongInEvent);
		}
		var s = n(94207);
		var c = n(30858);
		;
		function listAdvisories(e) {
			const { ancestorsOf: t, childrenOf: n, descendantsOf: r, inRoot: i, uids: o, ...c } = e;
			return (0, s.g)("/vulnerabilities/v2/advisories", "advisories", a, e, c);
		}
		function getAdvisory(e) {
			return readCall(path`/vulnerabilities/v2/advisories/${e}`, advisoryRow);
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
	76621: ((e, t, n) => {
		n.d(t, { uP: () => listRepos });
		var r = n(63619);
		var i = n(80922);
		var a = n(94207);
		var o = n(30858);
		const s = (0, i.iU)({
			source: i.Qq,
			uniqueTags: i.Jt,
			expirationTime: i.Qq,
			gracePeriod: i.Jt
		});
		const c = (0, i.iU)({
			contents: (0, i.no)((0, i.iU)({
				packages: (0, i.c3)(r.YjP()),
				runtimeRepositories: (0, i.c3)(r.YjP())
			})),
			environment: (0, i.A7)(r.YjP()),
			annotations: (0, i.A7)(r.YjP())
		});
		const l = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq,
			activeTags: (0, i.c3)(r.YjP()),
			aliases: (0, i.c3)(r.YjP()),
			bundles: (0, i.c3)(r.YjP()),
			catalogTier: i.Qq,
			sync_config: (0, i.no)(s),
			customOverlay: (0, i.no)(c)
		});
		const u = null && [
			"CATALOG_TIER_UNSPECIFIED",
			"CATALOG_TIER_APPLICATION",
			"CATALOG_TIER_BASE",
			"CATALOG_TIER_FIPS",
			"CATALOG_TIER_AI",
			"CATALOG_TIER_DEVTOOLS",
			"CATALOG_TIER_COMMERCIAL"
		];
		const d = (0, i.iU)({
			uid: i.Qq,
			content: i.Qq
		});
		function listRepos(e = {}) {
			return (0, a.g)("/registry/v2/repos", "repos", l, e, { name: e.name });
		}
		function getRepo(e) {
			return readCall(path`/registry/v2/repos/${e}`, l);
		}
		function createRepo(e, t) {
			return postCall(path`/registry/v2/repos/${e}`, checked(t), l);
		}
		function updateRepo(e, t, n) {
			return patchCall(path`/registry/v2/repos/${e}`, checked(t), n, l);
		}
		function checked(e) {
			requireEnumName("catalogTier", e.catalogTier, u);
			return e;
		}
		function deleteRepo(e) {
			return deleteCall(path`/registry/v2/repos/${e}`);
		}
		function getRepoReadme(e) {
			return readCall(path`/registry/v2/repos/${e}/readme`, d);
		}
		function updateRepoReadme(e, t) {
			return patchCall(path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, d);
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
	84551: ((e, t, n) => {
		n.d(t, { cB: () => listTags });
		var r = n(63619);
		var i = n(80922);
		var a = n(94207);
		var o = n(30858);
		const s = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			digest: i.Qq,
			deprecated: (0, i.no)(r.zMY()),
			updateTime: i.Qq,
			bundles: (0, i.c3)(r.YjP())
		});
		function listTags(e) {
			const t = e.allClasses === true ? true : undefined;
			const n = {
				name: e.name,
				digest: e.digest,
				updatedSince: e.updatedSince,
				includeReferrers: t,
				includeDates: t,
				includeEpochs: t
			};
			return (0, a.g)("/registry/v2/tags", "tags", s, e, n);
		}
		function getTag(e) {
			return readCall(path`/registry/v2/tags/${e}`, s);
		}
		function createTag(e, t) {
			return postCall(path`/registry/v2/tags/${e}`, t, s);
		}
		function deleteTag(e) {
			return deleteCall(path`/registry/v2/tags/${e}`);
		}
	}),
	31306: ((e, t, n) => {
		n.d(t, { s: () => listVulnerabilityMetadata });
		var r = n(63619);
		var i = n(80922);
		var a = n(94207);
		const o = r.FsL((0, i.iU)({
			id: i.Qq,
			summary: i.Qq,
			details: i.Qq,
			references: (0, i.c3)((0, i.iU)({
				type: i.Qq,
				url: i.Qq
			})),
			severities: (0, i.c3)((0, i.iU)({
				type: i.Qq,
				score: i.QO
			}))
		}), r.pdi((e) => ({
			...e,
			uid: e.id
		})));
		function listVulnerabilityMetadata(e = {}) {
			const { id: t, ids: n } = e;
			const r = (0, a.g)("/advisory/v2/metadata", "vulnerabilityMetadata", o, {}, {
				id: t,
				ids: n
			});
			return (e) => ({
				...r(e),
				anonymous: true
			});
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
