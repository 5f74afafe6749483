"use strict";
exports.id = 3430;
exports.ids = [3430];
exports.modules = {
	55478: ((e, t, n) => {
		n.d(t, { B: () => i });
		t.Y = showCandidates;
		var r = n(38086);
		const i = 100;
		const a = 5;
		function showCandidates(e) {
			const t = e.slice(0, a).map(({ uid: e, name: t }) => `\`${(0, r.h0)(t, i)}\` (${e})`);
			const n = e.length - t.length;
			return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
		}
	}),
	59800: ((e, t, n) => {
		t.K = renderTextTable;
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
		n.d(t, { run: () => run });
		;
		async function capabilityFacts(e, { manifests: t, session: n }) {
			const r = (await t()).flatMap(needsOf);
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
		var r = n(22475);
		var i = n(45794);
		var a = n(73358);
		var o = n(54985);
		var s = n(67004);
		var c = n(25614);
		var l = n(76621);
		var u = n(98197);
		var d = n(84551);
		var f = n(59492);
		var p = n(37408);
		var m = n(96299);
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
				const r = (0, m.e)(n, t, e);
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
		const h = "not tried: not signed in";
		async function checkReads(e, t, n, r) {
			const i = [
				"organization",
				"repositories",
				"tags",
				"advisories",
				"role bindings",
				"tag history"
			];
			if (n === undefined) return i.map((e) => skipped(e, h).check);
			const { client: o } = t.session;
			const ask = (t, n) => runCheck(t, e.identity, n);
			const first = (e, t) => ask(e, async () => {
				const e = t({ pageSize: 1 });
				const n = await o.send(e);
				if (n.rows.length === 0 && (n.totalCount ?? 0) > 0) throw (0, a.aC)(`the first page has none of ${n.totalCount} rows`, `${e.method} ${e.path}`);
				return {
					detail: countOf(n),
					value: n.rows[0]
				};
			});
			const c = await ask("organization", async () => {
				const r = await organizationOf(e, t, n);
				return {
					detail: `${r.name} (${r.uid})`,
					value: r
				};
			});
			const f = c.value?.uid ?? organizationUid(e, n);
			const p = f === undefined ? {} : { descendantsOf: f };
			const [m, g, _] = await Promise.all([
				first("repositories", (0, l.uP)(p)),
				first("advisories", (0, s.Y)({})),
				first("role bindings", (0, u.Zf)(p))
			]);
			const v = m.value;
			const y = "not tried: there is no repository to test with";
			const b = v === undefined ? skipped("tags", y) : await first("tags", (0, d.cB)({ childrenOf: v.uid }));
			const x = v === undefined || b.value === undefined ? skipped("tag history", v === undefined ? y : "not tried: there is no tag to test with") : await readHistory(e, t, v, b.value, r);
			return [
				c,
				m,
				b,
				g,
				_,
				x
			].map(({ check: e }) => e);
		}
		async function organizationOf(e, t, n) {
			const { client: r } = t.session;
			const o = organizationUid(e, n);
			if (o !== undefined) return (0, f.iY)(r, o);
			if (e.organization !== undefined) return (0, f.t2)(e, r);
			for await (const e of (0, a.readPages)(r, (0, c.P$)())) {
				const t = e.find((e) => !e.uid.includes("/"));
				if (t !== undefined) return t;
			}
			throw new i.y({
				message: "the identity cannot see any organization",
				fix: "set `organization` to the uid or the exact name of an organization in which the identity has a role",
				input: "organization"
			});
		}
		function organizationUid(e, t) {
			const { identity: n, organization: r } = e;
			if (r !== undefined) return (0, f.Qn)(r) ? r : undefined;
			const i = n ?? (0, p.Ip)(t ?? "")?.subject;
			return i?.includes("/") === true ? i.split("/")[0] : undefined;
		}
		async function readHistory(e, t, n, i, a) {
			const s = "tag history";
			if (a === undefined) return skipped(s, "not tried: not signed in to the registry");
			const { client: c, registry: l } = t.session;
			return runCheck(s, e.identity, async () => {
				(0, o.r)(n, "repository", "GET /registry/v2/repos");
				(0, o.r)(i, "tag", "GET /registry/v2/tags");
				const e = n.uid.split("/").slice(0, -1);
				const a = e.map((t, n) => e.slice(0, n + 1).join("/"));
				const s = await Promise.all(a.map((e) => (0, f.iY)(c, e)));
				for (const e of s) (0, o.r)(e, "group", "GET /iam/v2/groups");
				const u = [...s, n].map(({ name: e }) => e).join("/");
				const d = t.clock.now() - 30 * r.sO;
				const p = await l.history(u, i.name)({ start: d });
				const m = `${u}:${i.name}, ${p.length} records of the last 30 days`;
				return {
					detail: m,
					value: u
				};
			});
		}
		function countOf(e) {
			if (e.totalCount !== undefined) return `can be read: ${e.totalCount}`;
			return e.rows.length === 0 ? "can be read: none" : "can be read";
		}
		var g = n(34150);
		var _ = n(26963);
		var v = n(38086);
		var y = n(59800);
		;
		const b = 1e6;
		const x = {
			ok: "\u2705",
			failed: "\u274C",
			skipped: "\u2796"
		};
		function renderDoctorLog(e) {
			return e.flatMap((e) => [`${e.title}:`, ...(0, y.K)([...e.facts.map(([e, t]) => [
				`  ${e}`,
				"",
				(0, v.h0)(t, 400)
			]), ...e.checks.map((e) => [
				`  ${e.name}`,
				e.state,
				(0, v.h0)(e.detail, 400)
			])])]);
		}
		function renderDoctorSummary(e) {
			const t = e.flatMap((e) => e.checks);
			const n = t.filter((e) => e.state === "failed").length;
			const r = n === 0 ? "no problems" : (0, g.hS)(n, "problem");
			const i = e.flatMap((e) => [`#### ${e.title}`, (0, _.oS)(["", ""], [...e.facts.map(([e, t]) => [(0, _.FV)(e), (0, _.fl)(t, 400)]), ...e.checks.map((e) => [`${x[e.state]} ${(0, _.FV)(e.name)}`, (0, _.FV)(e.detail, 400)])])]);
			return (0, _.Co)([`### ${n === 0 ? "\u2705" : "\u274C"} Doctor: ${r}`, ...i], b).text;
		}
		;
		async function askWho(e, t) {
			const { host: n, session: r } = t;
			const i = "ID token";
			const a = await runCheck(i, e.identity, async () => {
				const e = await (0, p.K8)(r.signIn);
				n.mask(e);
				const t = (0, p.Ip)(e);
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
		async function signIn(e, t, n, i) {
			const a = `${t} (${n})`;
			if (i !== undefined) {
				return runCheck(a, e.identity, async () => {
					const e = await i.get();
					const t = (0, p.Ip)(e);
					const n = t?.expiresAt === undefined ? "" : `, until ${(0, r.sZ)(t.expiresAt)}`;
					const a = t?.subject === undefined ? "" : ` as ${t.subject}`;
					return {
						detail: `signed in${a}${n}`,
						value: e
					};
				});
			}
			const o = t === "platform" ? "registry-token" : "token";
			if (e[o] !== undefined) return skipped(a, `only \`${o}\` was given`);
			const s = {
				name: a,
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
		var S = n(63144);
		var C = n(34779);
		var w = n(3532);
		var T = n(63619);
		var E = n(80922);
		var D = n(94207);
		var O = n(30858);
		;
		const k = (0, E.iU)({
			uid: T.YjP(),
			name: E.Qq,
			description: E.Qq,
			ecosystem: E.Qq,
			latestVersion: E.Qq,
			versionCount: E.nd,
			createTime: E.Qq,
			updateTime: E.Qq
		});
		const A = (0, E.iU)({
			uid: T.YjP(),
			name: E.Qq,
			version: E.Qq,
			description: E.Qq,
			sizeBytes: E.U9,
			createTime: E.Qq,
			updateTime: E.Qq
		});
		const j = (0, E.iU)({ counts: (0, E.c3)((0, E.iU)({
			ecosystem: E.Qq,
			totalCount: E.U9
		})) });
		function listArtifacts(e) {
			return (0, D.g)("/libraries/v2/artifacts", "artifacts", k, {}, { ...e });
		}
		function listArtifactVersions(e) {
			const t = path`/libraries/v2/artifacts/${e}/versions`;
			return listOperation(t, "artifactVersions", A, {}, {});
		}
		function getArtifactCount(e) {
			return readCall("/libraries/v2/artifacts/count", j, { ecosystems: e });
		}
		;
		const M = (0, E.iU)({
			uid: T.YjP(),
			identityProviderUid: E.Qq,
			externalGroupId: E.Qq,
			roleUid: E.Qq,
			scope: E.Qq,
			createTime: E.Qq
		});
		const N = (0, E.iU)({
			parent: E.Qq,
			externalGroupRoleMappings: (0, E.c3)(M)
		});
		function listExternalGroupRoleMappings(e = {}) {
			const { identityProviderUid: t } = e;
			return (0, D.g)("/iam/v2/externalGroupRoleMappings", "externalGroupRoleMappings", M, e, { identityProviderUid: t });
		}
		function getExternalGroupRoleMapping(e) {
			return readCall(path`/iam/v2/externalGroupRoleMappings/${e}`, M);
		}
		function createExternalGroupRoleMapping(e, t) {
			return postCall(path`/iam/v2/externalGroupRoleMappings/${e}`, t, M);
		}
		function deleteExternalGroupRoleMapping(e) {
			return deleteCall(path`/iam/v2/externalGroupRoleMappings/${e}`);
		}
		function batchDeleteExternalGroupRoleMappings(e, t) {
			const n = {
				parent: e,
				names: t
			};
			return postCall("/iam/v2/externalGroupRoleMappings:batchDelete", n, N);
		}
		;
		const P = (0, E.iU)({
			uid: E.Qq,
			name: E.Qq,
			description: E.Qq,
			capabilities: (0, E.c3)(T.YjP())
		});
		const F = (0, E.iU)({
			uid: T.YjP(),
			code: E.Qq,
			keyId: E.Qq,
			email: E.Qq,
			singleUse: E.Jt,
			role: (0, E.no)(P),
			expirationTime: E.Qq,
			createTime: E.Qq
		});
		function listGroupInvites(e = {}) {
			const t = { keyId: e.keyId };
			return (0, D.g)("/iam/v2/groupInvites", "groupInvites", F, e, t);
		}
		function getGroupInvite(e) {
			return readCall(path`/iam/v2/groupInvites/${e}`, F);
		}
		function createGroupInvite(e, t) {
			return postCall(path`/iam/v2/groupInvites/${e}`, t, F);
		}
		function deleteGroupInvite(e) {
			return deleteCall(path`/iam/v2/groupInvites/${e}`);
		}
		var I = n(57581);
		;
		const L = (0, E.iU)({
			issuer: E.Qq,
			clientId: E.Qq,
			additionalScopes: (0, E.c3)(T.YjP()),
			groupsClaim: E.Qq,
			pkceEnabled: E.Jt,
			correlationRule: E.Qq
		});
		const R = (0, E.iU)({
			enabled: E.Jt,
			endpointUrl: E.Qq,
			tokenExpireTime: E.Qq,
			previousTokenExpireTime: E.Qq,
			credentialState: E.Qq,
			etag: E.Qq
		});
		const z = (0, E.iU)({
			uid: T.YjP(),
			name: E.Qq,
			description: E.Qq,
			defaultRole: E.Qq,
			oidc: (0, E.no)(L),
			scim: (0, E.no)(R),
			createTime: E.Qq,
			updateTime: E.Qq
		});
		const B = null && [
			"CORRELATION_RULE_UNSPECIFIED",
			"CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID",
			"CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID"
		];
		function listIdentityProviders(e = {}) {
			const t = { name: e.name };
			return (0, D.g)("/iam/v2/identityProviders", "identityProviders", z, e, t);
		}
		function getIdentityProvider(e) {
			return readCall(path`/iam/v2/identityProviders/${e}`, z);
		}
		function createIdentityProvider(e, t) {
			return postCall(path`/iam/v2/identityProviders/${e}`, checked(t), z);
		}
		function updateIdentityProvider(e, t, n) {
			return patchCall(path`/iam/v2/identityProviders/${e}`, checked(t), n, z);
		}
		function checked(e) {
			requireEnumName("oidc.correlationRule", e.oidc?.correlationRule, B);
			return e;
		}
		function deleteIdentityProvider(e) {
			return deleteCall(path`/iam/v2/identityProviders/${e}`);
		}
		var V = n(93121);
		;
		const H = (0, E.iU)({
			uid: T.YjP(),
			sink: E.Qq
		});
		function listSubscriptions(e = {}) {
			return (0, D.g)("/events/v2/subscriptions", "subscriptions", H, e, {});
		}
		function getSubscription(e) {
			return readCall(path`/events/v2/subscriptions/${e}`, H);
		}
		function createSubscription(e, t) {
			return postCall(path`/events/v2/subscriptions/${e}`, t, H);
		}
		function deleteSubscription(e) {
			return deleteCall(path`/events/v2/subscriptions/${e}`);
		}
		var U = n(31306);
		;
		const probe = (e, t) => ({
			path: t({ pageSize: 1 }).path,
			key: e,
			list: t
		});
		const W = [
			probe("groups", (0, c.P$)()),
			probe("identities", (0, I.T8)()),
			probe("roles", (0, V.OH)()),
			probe("roleBindings", (0, u.Zf)()),
			probe("identityProviders", listIdentityProviders()),
			probe("accountAssociations", (0, w.Ev)()),
			probe("groupInvites", listGroupInvites()),
			probe("externalGroupRoleMappings", listExternalGroupRoleMappings()),
			probe("repos", (0, l.uP)()),
			probe("tags", (0, d.cB)({})),
			probe("advisories", (0, s.Y)({})),
			probe("artifacts", listArtifacts({ ecosystems: ["ECOSYSTEM_PYTHON"] })),
			probe("vulnerabilityMetadata", (0, U.s)()),
			probe("subscriptions", listSubscriptions())
		];
		const G = "platform-actions-doctor-looks-for-nothing";
		const K = "d0".repeat(20);
		const q = [
			{
				filter: "uidp.children_of",
				...probe("repos", (0, l.uP)({ childrenOf: K }))
			},
			{
				filter: "name",
				...probe("repos", (0, l.uP)({ name: G }))
			},
			{
				filter: "name",
				...probe("groups", (0, c.P$)({ name: G }))
			},
			{
				filter: "name",
				...probe("identities", (0, I.T8)({ name: G }))
			},
			{
				filter: "name",
				...probe("roles", (0, V.OH)({ name: G }))
			},
			{
				filter: "identity",
				...probe("roleBindings", (0, u.Zf)({ identity: K }))
			},
			{
				filter: "name",
				...probe("tags", (0, d.cB)({ name: G }))
			},
			{
				filter: "artifactNames",
				...probe("advisories", (0, s.Y)({ artifactNames: [G] }))
			},
			{
				filter: "componentNames",
				...probe("advisories", (0, s.Y)({ componentNames: [G] }))
			},
			{
				filter: "advisoryIds",
				...probe("advisories", (0, s.Y)({ advisoryIds: [G] }))
			},
			{
				filter: "aliases",
				...probe("advisories", (0, s.Y)({ aliases: [G] }))
			}
		];
		const J = new Set([
			"PERMISSION_DENIED",
			"NOT_FOUND",
			"UNIMPLEMENTED",
			"INVALID_ARGUMENT"
		]);
		async function askRaw(e, { key: t, list: n }) {
			const decode = (e) => {
				if (!(0, S.u4)(e)) throw new TypeError("it is not an object");
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
				if (!(e instanceof C.Wk) || !J.has(e.code)) throw e;
				return {
					kind: "refused",
					code: e.code
				};
			}
		}
		;
		const Y = "not tried: not signed in";
		async function checkWire(e, t, n) {
			if (n === undefined) {
				const e = {
					zeroValues: "unknown",
					filters: {},
					lists: {}
				};
				const line = (e) => skipped(e, Y).check;
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
			const i = await Promise.all(W.map((e) => ask(e, e.path, describeList)));
			const pageOf = (e) => i[W.findIndex((t) => t.path === e)]?.value;
			const rowsOf = (e) => {
				const t = pageOf(e);
				return t?.kind === "page" ? t.rows.length : 0;
			};
			const nameOf = ({ filter: e, path: t }) => `${t}?${e}`;
			const a = await Promise.all(q.map((e) => ask(e, nameOf(e), (t) => X[judgeFilter(t, rowsOf(e.path))] ?? refused(t))));
			const o = i.flatMap(({ value: e }) => e?.kind === "page" ? [e] : []);
			const s = judgeZeroValues(o);
			const c = q.map((e, t) => {
				const n = a[t]?.value;
				return [nameOf(e), n === undefined ? "failed" : judgeFilter(n, rowsOf(e.path))];
			});
			const l = W.map(({ path: e }, t) => [e, wire_stateOf(i[t]?.value)]);
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
		const X = {
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
			if (!(0, S.u4)(n)) return skipped(t, "cannot be determined: there is no tag to look at").check;
			const r = typeof n["deprecated"] === "boolean" ? "is part of answers" : "is left out: `check-deprecated` reports such tags as unknown unless v1 tells more";
			return {
				name: t,
				state: "ok",
				detail: r,
				problems: []
			};
		}
		;
		const run = async (e, t) => {
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
	54985: ((e, t, n) => {
		t.r = requireName;
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
		t.Ev = listAccountAssociations;
		t.zH = getAccountAssociation;
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
		t.Y = listAdvisories;
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
		t.P$ = listGroups;
		t.Wx = getGroup;
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
		t.DA = createIdentity;
		t.Ut = deleteIdentity;
		t.XV = getIdentity;
		t.T8 = listIdentities;
		t.zP = lookupIdentity;
		t.go = updateIdentity;
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
	76621: ((e, t, n) => {
		t.uP = listRepos;
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
		t.Te = deleteRoleBinding;
		t.Zf = listRoleBindings;
		t.aE = getRoleBinding;
		t.sq = createRoleBinding;
		t.zJ = batchCreateRoleBindings;
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
		t.OH = listRoles;
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
		t.cB = listTags;
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
		t.s = listVulnerabilityMetadata;
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
		t.Qn = isOrganizationUid;
		t.iY = readGroup;
		t.oQ = onlyGroup;
		t.t2 = findOrganization;
		t.xO = rootGroups;
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
			const r = await (0, c.readAll)(e, n, (e) => e.uid.includes("/") ? undefined : e);
			if (t === undefined) return r;
			const i = r.filter((e) => e.name === t);
			if (i.length === 0) for (const e of r) (0, l.r)(e, "group", "GET /iam/v2/groups");
			return i;
		}
	})
};
;
