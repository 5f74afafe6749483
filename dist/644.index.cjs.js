"use strict";
exports.id = 644;
exports.ids = [644];
exports.modules = {
	11577: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			cutLines: () => cutLines,
			cutResponse: () => cutResponse,
			run: () => h
		});
		var r = n(34150);
		var i = n(44074);
		var a = n(63144);
		var o = n(26963);
		var s = n(38086);
		var c = n(45794);
		var l = n(80922);
		var u = n(73358);
		var d = n(30191);
		var f = n(25314);
		var p = n(16436);
		var m = n(14359);
		const work = async (e, t) => {
			const n = (0, p.a0)(e);
			if (!n.anonymous) (0, f.s)(e, p.bu);
			if (!e.all) return outcomeOf(n, e, await readOnce(n, t), "read");
			const i = await readAllRows(n, t);
			return outcomeOf(n, e, i, (0, r.hS)(i.length, "row"));
		};
		const h = (0, d.f)(work, m.e.capabilities);
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
			for await (const r of (0, u.n4)(t.session.client, listOf(e))) {
				for (const t of r) {
					if (t.kind === "whole") {
						throw new c.yo({
							message: `\`all\`: the answer to \`${(0, s.h0)(e.path, 200)}\` is not a list`,
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
				const { skip: c, ...u } = e.query;
				const d = s === undefined ? { ...e.query } : { ...u };
				if (!a) d["page_size"] = o;
				if (s !== undefined) d[n ? "pageToken" : "page_token"] = s;
				const decode = (t) => {
					const i = n && s === undefined && Object.keys(Object(t)).length === 0;
					if (!i && (t === undefined || t === null)) throw new TypeError("it is empty");
					const a = (0, l.vw)(refuseDeep(i ? { items: [] } : t), r);
					if (s !== undefined && a.rows.some(({ kind: e }) => e === "whole")) throw new TypeError("it is not a page of the same list");
					return {
						...a,
						totalCount: withoutSkipped(a.totalCount, e.query["skip"])
					};
				};
				return {
					method: "GET",
					path: i,
					query: d,
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
			const a = Array.isArray(n) ? n : [n];
			const c = t.format === "lines";
			const { text: l, truncated: u } = c ? cutLines(a) : cutResponse(n);
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: { response: l },
				outputsTruncated: u,
				summary: `### \u2705 API: ${(0, o.fl)(`GET ${e.path}`)}: ${r}\n`,
				report: {
					path: e.path,
					query: e.query,
					response: n
				},
				stdout: c ? a.map((e) => (0, i.hF)(e)) : [(0, i.hF)(n, 2)],
				log: [`GET ${(0, s.h0)(e.path, 300)}: ${r}`, ...u ? ["The output `response` was cut at 64 KiB; the report has the complete response."] : []]
			};
		}
		function cutResponse(e, t = i._G) {
			if (Array.isArray(e)) return (0, i.EW)(e, t);
			const n = JSON.stringify(e) ?? "null";
			if ((0, s.dp)(n) < t) return {
				text: n,
				truncated: false
			};
			if (!(0, a.u4)(e)) return {
				text: "",
				truncated: true
			};
			const r = Object.entries(e).flatMap(([e, t]) => Array.isArray(t) ? [{
				key: e,
				list: t
			}] : []);
			const o = r.toSorted((e, t) => t.list.length - e.list.length)[0];
			if (o === undefined) return {
				text: "",
				truncated: true
			};
			const c = (0, s.dp)(JSON.stringify({
				...e,
				[o.key]: []
			}));
			const l = t - c + "[]".length;
			const u = JSON.parse((0, i.EW)(o.list, l).text);
			return l <= "[]".length ? {
				text: "",
				truncated: true
			} : {
				text: JSON.stringify({
					...e,
					[o.key]: u
				}),
				truncated: true
			};
		}
		function cutLines(e, t = i._G) {
			const n = [];
			let r = 0;
			for (const a of e) {
				const e = (0, i.hF)(a);
				r += (0, s.dp)(e) + 1;
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
	}),
	71488: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => X });
		var r = n(30191);
		var i = n(34150);
		var a = n(26963);
		var o = n(38086);
		var s = n(96299);
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
				const r = (0, s.e)(n, t, e);
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
		const c = 1e6;
		const l = {
			ok: "\u2705",
			failed: "\u274C",
			skipped: "\u2796"
		};
		function renderDoctorLog(e) {
			return e.flatMap((e) => [`${e.title}:`, ...(0, o.K$)([...e.facts.map(([e, t]) => [
				`  ${e}`,
				"",
				(0, o.h0)(t, 400)
			]), ...e.checks.map((e) => [
				`  ${e.name}`,
				e.state,
				(0, o.h0)(e.detail, 400)
			])])]);
		}
		function renderDoctorSummary(e) {
			const t = e.flatMap((e) => e.checks);
			const n = t.filter((e) => e.state === "failed").length;
			const r = n === 0 ? "no problems" : (0, i.hS)(n, "problem");
			const o = e.flatMap((e) => [`#### ${e.title}`, (0, a.oS)(["", ""], [...e.facts.map(([e, t]) => [(0, a.FV)(e), (0, a.fl)(t, 400)]), ...e.checks.map((e) => [`${l[e.state]} ${(0, a.FV)(e.name)}`, (0, a.FV)(e.detail, 400)])])]);
			return (0, a.Co)([`### ${n === 0 ? "\u2705" : "\u274C"} Doctor: ${r}`, ...o], c).text;
		}
		var u = n(92158);
		var d = n(22475);
		var f = n(45794);
		var p = n(34779);
		var m = n(73358);
		var h = n(67004);
		var g = n(25614);
		var _ = n(76621);
		var v = n(98197);
		var y = n(84551);
		var b = n(59492);
		var x = n(65655);
		;
		const S = "not tried: not signed in";
		async function checkReads(e, t, n, r) {
			const i = [
				"organization",
				"repositories",
				"tags",
				"advisories",
				"role bindings",
				"tag history"
			];
			if (n === undefined) return i.map((e) => skipped(e, S).check);
			const { client: a } = t.session;
			const ask = (t, n) => runCheck(t, e.identity, n);
			const first = (e, t) => ask(e, async () => {
				const e = t({ pageSize: 1 });
				const n = await a.send(e);
				if (n.rows.length === 0 && (n.totalCount ?? 0) > 0) throw (0, m.aC)(`the first page has none of ${n.totalCount} rows`, `${e.method} ${e.path}`);
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
			const s = o.value?.uid ?? organizationUid(e, n);
			const c = s === undefined ? {} : { descendantsOf: s };
			const [l, u, d] = await Promise.all([
				first("repositories", (0, _.uP)(c)),
				first("advisories", (0, h.YM)({})),
				first("role bindings", (0, v.Zf)(c))
			]);
			const f = l.value;
			const p = "not tried: no repository was found";
			const g = f === undefined ? skipped("tags", p) : await first("tags", (0, y.cB)({ childrenOf: f.uid }));
			const b = f === undefined || g.value === undefined ? skipped("tag history", f === undefined ? p : "not tried: no tag was found") : await readHistory(e, t, f, g.value, r);
			return [
				o,
				l,
				g,
				u,
				d,
				b
			].map(({ check: e }) => e);
		}
		async function organizationOf(e, t, n) {
			const { client: r } = t.session;
			const i = organizationUid(e, n);
			if (i !== undefined) return (0, b.iY)(r, i);
			if (e.organization !== undefined) return (0, b.t2)(e, r);
			for await (const e of (0, m.n4)(r, (0, g.P$)())) {
				const t = e.find((e) => !e.uid.includes("/"));
				if (t !== undefined) return t;
			}
			throw new f.yo({
				message: "the identity cannot see any organization",
				fix: "set `organization` to the uid or the exact name of an organization in which the identity has a role",
				input: "organization"
			});
		}
		function organizationUid(e, t) {
			const { identity: n, organization: r } = e;
			if (r !== undefined) return (0, b.Qn)(r) ? r : undefined;
			const i = n ?? (0, x.Ip)(t ?? "")?.subject;
			return i?.includes("/") === true ? i.split("/")[0] : undefined;
		}
		async function readHistory(e, t, n, r, i) {
			const a = "tag history";
			if (i === undefined) return skipped(a, "not tried: not signed in to the registry");
			const { client: o, registry: s } = t.session;
			return runCheck(a, e.identity, async () => {
				(0, p.rI)(n, "repository", "GET /registry/v2/repos");
				(0, p.rI)(r, "tag", "GET /registry/v2/tags");
				const e = n.uid.split("/").slice(0, -1);
				const i = e.map((t, n) => e.slice(0, n + 1).join("/"));
				const a = await Promise.all(i.map((e) => (0, b.iY)(o, e)));
				for (const e of a) (0, p.rI)(e, "group", "GET /iam/v2/groups");
				const c = [...a, n].map(({ name: e }) => e).join("/");
				const l = t.clock.now() - 30 * d.sO;
				const u = await s.history(c, r.name)({ start: l });
				const f = `${c}:${r.name}, ${u.length} records of the last 30 days`;
				return {
					detail: f,
					value: c
				};
			});
		}
		function countOf(e) {
			if (e.totalCount !== undefined) return `can be read: ${e.totalCount}`;
			return e.rows.length === 0 ? "can be read: none" : "can be read";
		}
		;
		async function askWho(e, t) {
			const { host: n, session: r } = t;
			const i = "ID token";
			const a = await runCheck(i, e.identity, async () => {
				const e = await (0, x.K8)(r.signIn);
				n.mask(e);
				const t = (0, x.Ip)(e);
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
					const t = (0, x.Ip)(e);
					const n = t?.expiresAt === undefined ? "" : `, until ${(0, d.sZ)(t.expiresAt)}`;
					const i = t?.subject === undefined ? "" : ` as ${t.subject}`;
					return {
						detail: `signed in${i}${n}`,
						value: e
					};
				});
			}
			const a = t === "platform" ? "registry-token" : "token";
			if (e[a] !== undefined) return skipped(i, `only \`${a}\` was given`);
			const o = {
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
				check: o,
				value: undefined
			};
		}
		var C = n(63144);
		var w = n(3532);
		var T = n(63619);
		var E = n(80922);
		var D = n(30858);
		;
		const O = (0, E.iU)({
			uid: T.YjP(),
			name: E.Qq,
			description: E.Qq,
			ecosystem: E.Qq,
			latestVersion: E.Qq,
			versionCount: E.nd,
			createTime: E.Qq,
			updateTime: E.Qq
		});
		const k = (0, E.iU)({
			uid: T.YjP(),
			name: E.Qq,
			version: E.Qq,
			description: E.Qq,
			sizeBytes: E.U9,
			createTime: E.Qq,
			updateTime: E.Qq
		});
		const A = (0, E.iU)({ counts: (0, E.c3)((0, E.iU)({
			ecosystem: E.Qq,
			totalCount: E.U9
		})) });
		function listArtifacts(e) {
			return (0, D.gi)("/libraries/v2/artifacts", "artifacts", O, {}, { ...e });
		}
		function listArtifactVersions(e) {
			const t = path`/libraries/v2/artifacts/${e}/versions`;
			return listOperation(t, "artifactVersions", k, {}, {});
		}
		function getArtifactCount(e) {
			return readCall("/libraries/v2/artifacts/count", A, { ecosystems: e });
		}
		var j = n(57581);
		;
		const M = (0, E.iU)({
			issuer: E.Qq,
			clientId: E.Qq,
			additionalScopes: (0, E.c3)(T.YjP()),
			groupsClaim: E.Qq,
			pkceEnabled: E.Jt,
			correlationRule: E.Qq
		});
		const N = (0, E.iU)({
			enabled: E.Jt,
			endpointUrl: E.Qq,
			tokenExpireTime: E.Qq,
			previousTokenExpireTime: E.Qq,
			credentialState: E.Qq,
			etag: E.Qq
		});
		const P = (0, E.iU)({
			uid: T.YjP(),
			name: E.Qq,
			description: E.Qq,
			defaultRole: E.Qq,
			oidc: (0, E.no)(M),
			scim: (0, E.no)(N),
			createTime: E.Qq,
			updateTime: E.Qq
		});
		const F = null && [
			"CORRELATION_RULE_UNSPECIFIED",
			"CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID",
			"CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID"
		];
		function listIdentityProviders(e = {}) {
			const t = { name: e.name };
			return (0, D.gi)("/iam/v2/identityProviders", "identityProviders", P, e, t);
		}
		function getIdentityProvider(e) {
			return readCall(path`/iam/v2/identityProviders/${e}`, P);
		}
		function createIdentityProvider(e, t) {
			return postCall(path`/iam/v2/identityProviders/${e}`, checked(t), P);
		}
		function updateIdentityProvider(e, t, n) {
			return patchCall(path`/iam/v2/identityProviders/${e}`, checked(t), n, P);
		}
		function checked(e) {
			requireEnumName("oidc.correlationRule", e.oidc?.correlationRule, F);
			return e;
		}
		function deleteIdentityProvider(e) {
			return deleteCall(path`/iam/v2/identityProviders/${e}`);
		}
		const I = (0, E.iU)({
			identityProviderUid: E.Qq,
			enabled: E.Jt,
			etag: E.Qq
		});
		const L = (0, E.iU)({
			identityProviderUid: E.Qq,
			enabled: E.Jt,
			etag: E.Qq,
			revokeTime: E.Qq
		});
		const R = (0, E.iU)({
			identityProviderUid: E.Qq,
			endpointUrl: E.Qq,
			token: E.Qq,
			expireTime: E.Qq,
			etag: E.Qq,
			requestedOverlap: E.Qq,
			previousTokenExpireTime: E.Qq
		});
		function generateScimToken(e, t = {}) {
			return postCall(path`/iam/v2/identityProviders/${e}:generateScimToken`, t, R);
		}
		function regenerateScimToken(e, t) {
			return postCall(path`/iam/v2/identityProviders/${e}:regenerateScimToken`, t, R);
		}
		function revokeScimToken(e) {
			return postCall(path`/iam/v2/identityProviders/${e}:revokeScimToken`, {}, L);
		}
		function setScimEnabled(e, t) {
			return postCall(path`/iam/v2/identityProviders/${e}:setScimEnabled`, t, I);
		}
		const z = (0, E.iU)({
			uid: T.YjP(),
			identityProviderUid: E.Qq,
			externalGroupId: E.Qq,
			roleUid: E.Qq,
			scope: E.Qq,
			createTime: E.Qq
		});
		const B = (0, E.iU)({
			parent: E.Qq,
			externalGroupRoleMappings: (0, E.c3)(z)
		});
		function listExternalGroupRoleMappings(e = {}) {
			const { identityProviderUid: t } = e;
			return (0, D.gi)("/iam/v2/externalGroupRoleMappings", "externalGroupRoleMappings", z, e, { identityProviderUid: t });
		}
		function getExternalGroupRoleMapping(e) {
			return readCall(path`/iam/v2/externalGroupRoleMappings/${e}`, z);
		}
		function createExternalGroupRoleMapping(e, t) {
			return postCall(path`/iam/v2/externalGroupRoleMappings/${e}`, t, z);
		}
		function deleteExternalGroupRoleMapping(e) {
			return deleteCall(path`/iam/v2/externalGroupRoleMappings/${e}`);
		}
		function batchDeleteExternalGroupRoleMappings(e, t) {
			const n = {
				parent: e,
				names: t
			};
			return postCall("/iam/v2/externalGroupRoleMappings:batchDelete", n, B);
		}
		var V = n(93121);
		;
		const H = (0, E.iU)({
			uid: T.YjP(),
			sink: E.Qq
		});
		function listSubscriptions(e = {}) {
			return (0, D.gi)("/events/v2/subscriptions", "subscriptions", H, e, {});
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
		;
		const probe = (e, t) => ({
			path: t({ pageSize: 1 }).path,
			key: e,
			list: t
		});
		const U = [
			probe("groups", (0, g.P$)()),
			probe("identities", (0, j.T8)()),
			probe("roles", (0, V.OH)()),
			probe("roleBindings", (0, v.Zf)()),
			probe("identityProviders", listIdentityProviders()),
			probe("accountAssociations", (0, w.Ev)()),
			probe("groupInvites", (0, g.o_)()),
			probe("externalGroupRoleMappings", listExternalGroupRoleMappings()),
			probe("repos", (0, _.uP)()),
			probe("tags", (0, y.cB)({})),
			probe("advisories", (0, h.YM)({})),
			probe("artifacts", listArtifacts({ ecosystems: ["ECOSYSTEM_PYTHON"] })),
			probe("vulnerabilityMetadata", (0, h.sb)()),
			probe("subscriptions", listSubscriptions())
		];
		const W = "platform-actions-doctor-looks-for-nothing";
		const G = "d0".repeat(20);
		const K = [
			{
				filter: "uidp.children_of",
				...probe("repos", (0, _.uP)({ childrenOf: G }))
			},
			{
				filter: "name",
				...probe("repos", (0, _.uP)({ name: W }))
			},
			{
				filter: "name",
				...probe("groups", (0, g.P$)({ name: W }))
			},
			{
				filter: "name",
				...probe("identities", (0, j.T8)({ name: W }))
			},
			{
				filter: "name",
				...probe("roles", (0, V.OH)({ name: W }))
			},
			{
				filter: "identity",
				...probe("roleBindings", (0, v.Zf)({ identity: G }))
			},
			{
				filter: "name",
				...probe("tags", (0, y.cB)({ name: W }))
			},
			{
				filter: "artifactNames",
				...probe("advisories", (0, h.YM)({ artifactNames: [W] }))
			},
			{
				filter: "componentNames",
				...probe("advisories", (0, h.YM)({ componentNames: [W] }))
			},
			{
				filter: "advisoryIds",
				...probe("advisories", (0, h.YM)({ advisoryIds: [W] }))
			},
			{
				filter: "aliases",
				...probe("advisories", (0, h.YM)({ aliases: [W] }))
			}
		];
		const q = new Set([
			"PERMISSION_DENIED",
			"NOT_FOUND",
			"UNIMPLEMENTED",
			"INVALID_ARGUMENT"
		]);
		async function askRaw(e, { key: t, list: n }) {
			const decode = (e) => {
				if (!(0, C.u4)(e)) throw new TypeError("it is not an object");
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
				if (!(e instanceof p.Wk) || !q.has(e.code)) throw e;
				return {
					kind: "refused",
					code: e.code
				};
			}
		}
		;
		const J = "not tried: not signed in";
		async function checkWire(e, t, n) {
			if (n === undefined) {
				const e = {
					zeroValues: "unknown",
					filters: {},
					lists: {}
				};
				const line = (e) => skipped(e, J).check;
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
			const i = await Promise.all(U.map((e) => ask(e, e.path, describeList)));
			const a = new Map(U.map(({ path: e }, t) => [e, i[t]?.value]));
			const o = await Promise.all(K.map(async (e) => {
				const t = a.get(e.path);
				const n = t?.kind === "page" ? t.rows.length : 0;
				const r = `${e.path}?${e.filter}`;
				const { check: i, value: o } = await ask(e, r, (e) => Y[judgeFilter(e, n)] ?? refused(e));
				return {
					check: i,
					fact: [r, o === undefined ? "failed" : judgeFilter(o, n)]
				};
			}));
			const s = i.flatMap(({ value: e }) => e?.kind === "page" ? [e] : []);
			const c = judgeZeroValues(s);
			return {
				writing: [
					describeZeroValues(c, s),
					describeFlag(a.get("/registry/v2/tags")),
					...o.map(({ check: e }) => e)
				],
				lists: i.map(({ check: e }) => e),
				facts: {
					zeroValues: c,
					filters: Object.fromEntries(o.map(({ fact: e }) => e)),
					lists: Object.fromEntries([...a].map(([e, t]) => [e, stateOf(t)]))
				}
			};
		}
		const Y = {
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
		function stateOf(e) {
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
			if (!(0, C.u4)(n)) return skipped(t, "cannot be determined: no tag was found").check;
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
		const X = (0, r.f)(work, u.e.capabilities);
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
		async function capabilityFacts(e, { manifests: t, session: n }) {
			const r = t.flatMap(needsOf);
			return [["least-privilege", run_stateOf(e, n.narrowing())], ...r];
		}
		function run_stateOf(e, t) {
			if (!e["least-privilege"]) return "off: tokens can do everything that the identity may do";
			return t === "given up" ? "not supported by the service: tokens can do everything that the identity may do" : "on: tokens are limited to what a run needs";
		}
		function needsOf({ capabilities: e, name: t }) {
			return e.filter(({ when: e }) => e?.["path"] === undefined).map((e) => [`${t}${whenOf(e)} (${e.audience})`, e.capabilities.join(", ")]);
		}
		function whenOf({ when: e = {} }) {
			return Object.entries(e).map(([e, t]) => t.includes("?*") ? `, with ${e}` : `, ${e}: ${t.join("|")}`).join("");
		}
	}),
	42536: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => u });
		var r = n(22475);
		var i = n(45794);
		var a = n(48636);
		var o = n(30191);
		var s = n(65655);
		var c = n(12075);
		var l = n(39352);
		const work = async (e, t) => {
			const { host: n, session: i } = t;
			const o = e.audience === "registry" ? i.registryAudience : e["api-url"];
			const s = await readTarget(e, t);
			const { expiresAt: c, token: l } = await obtain(e, t, o);
			if (s !== undefined) (0, a.vK)(s, l, 384);
			const u = c === undefined ? undefined : (0, r.sZ)(c);
			const d = s === undefined && t.stdoutIsPrivate;
			const f = s === undefined && !d && n.capabilities.outputs === "none";
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: {
					token: l,
					...u === undefined ? {} : { "expires-at": u }
				},
				summary: "",
				report: {
					audience: o,
					...u === undefined ? {} : { expiresAt: u },
					...s === undefined ? {} : { outputFile: s }
				},
				stdout: d ? [l] : [],
				log: [`Token for ${o}${u === undefined ? "" : `, until ${u}`}${s === undefined ? "" : `, in ${s}`}.`, ...f ? ["The token is not printed to a terminal: redirect stdout to a pipe or a file, or set `output-file`."] : []]
			};
		};
		const u = (0, o.f)(work, l.e.capabilities);
		async function readTarget(e, t) {
			const { tempDirectory: n, workspace: r } = t.host.context;
			const o = {
				workspace: r,
				tempDirectory: n,
				workingDirectory: t.workingDirectory
			};
			const isGiven = (t) => Reflect.get(e, t) !== undefined;
			const s = await (0, c.o)(e, {
				area: o,
				isGiven,
				host: t.host
			});
			if (s.length > 0) throw new i.yo(...s);
			const l = e["output-file"];
			return l === undefined ? undefined : (0, a.ZB)(l, o, "output-file");
		}
		async function obtain(e, t, n) {
			const r = e.audience === "registry" ? e["registry-token"] : e.token;
			if (r === undefined) return t.session.mint(n);
			return {
				token: r,
				expiresAt: (0, s.Ip)(r)?.expiresAt
			};
		}
	}),
	3532: ((e, t, n) => {
		n.d(t, {
			Ev: () => listAccountAssociations,
			zH: () => getAccountAssociation
		});
		var r = n(63619);
		var i = n(83612);
		var a = n(80922);
		var o = n(30858);
		const s = (0, a.iU)({
			installationId: a.Qq,
			name: a.Qq
		});
		const c = (0, a.iU)({
			uid: r.YjP(),
			name: a.Qq,
			description: a.Qq,
			amazon: (0, a.no)((0, a.iU)({ account: a.Qq })),
			google: (0, a.no)((0, a.iU)({
				projectId: a.Qq,
				projectNumber: a.Qq
			})),
			azure: (0, a.no)((0, a.iU)({
				tenantId: a.Qq,
				clientIds: (0, a.A7)(r.YjP())
			})),
			github: (0, a.no)((0, a.iU)({ appInstallations: (0, a.A7)((0, a.iU)({ installations: (0, a.c3)(s) })) })),
			chainguard: (0, a.no)((0, a.iU)({ serviceBindings: (0, a.A7)(r.YjP()) })),
			createTime: a.Qq,
			updateTime: a.Qq
		});
		const l = null && [
			"ACCOUNT_PROVIDER_TYPE_UNSPECIFIED",
			"ACCOUNT_PROVIDER_TYPE_GOOGLE",
			"ACCOUNT_PROVIDER_TYPE_AMAZON",
			"ACCOUNT_PROVIDER_TYPE_AZURE"
		];
		const u = (0, a.iU)({
			status: a.Qq,
			reason: a.Qq,
			message: a.Qq
		});
		function listAccountAssociations(e = {}) {
			const t = { name: e.name };
			return (0, o.gi)("/iam/v2/accountAssociations", "accountAssociations", c, e, t);
		}
		function getAccountAssociation(e) {
			return (0, o.D9)((0, i.A)`/iam/v2/accountAssociations/${e}`, c);
		}
		function createAccountAssociation(e, t) {
			return postCall(path`/iam/v2/accountAssociations/${e}`, t, c);
		}
		function updateAccountAssociation(e, t, n) {
			return patchCall(path`/iam/v2/accountAssociations/${e}`, t, n, c);
		}
		function deleteAccountAssociation(e) {
			return deleteCall(path`/iam/v2/accountAssociations/${e}`);
		}
		function checkAccountAssociation(e, t) {
			requireEnumName("providerType", t, l);
			return postCall(path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`, { providerType: t }, u);
		}
	}),
	67004: ((e, t, n) => {
		n.d(t, {
			YM: () => listAdvisories,
			sb: () => listVulnerabilityMetadata
		});
		var r = n(63619);
		var i = n(80922);
		var a = n(63144);
		;
		const o = r.FsL(r.L5J(), r.pdi((e, t) => {
			if (wrongIn(e) !== undefined) settle(e);
			const n = wrongIn(e);
			if (n !== undefined) t.issues.push({
				code: "custom",
				path: n === "" ? [] : [n],
				input: e
			});
			return e;
		}));
		const s = 3;
		function settle(e) {
			if (!isOwn(e)) return;
			dropNulls(e, s);
			e["updateTime"] ??= "";
			const { severities: t } = e;
			if (Array.isArray(t)) t.forEach(settleScore);
		}
		function isOwn(e) {
			return (0, a.u4)(e);
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
			return (0, a.u4)(e) ? advisory_row_text(e["note"], `${t}.note`) : t;
		}
		const wrongInText = (e) => typeof e === "string" ? undefined : "";
		function wrongInSeverity(e) {
			if (!(0, a.u4)(e)) return "";
			return advisory_row_text(e["type"], "type") ?? (typeof e["score"] === "string" ? undefined : "score");
		}
		const within = (e, t) => e?.[t];
		function wrongInEvent(e) {
			if (!(0, a.u4)(e)) return "";
			const { detection: t, falsePositiveDetermination: n, fixed: r, patched: i } = e;
			return advisory_row_text(e["uid"], "uid") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["reviewer"], "reviewer") ?? advisory_row_text(e["reviewState"], "reviewState") ?? advisory_row_text(e["issue"], "issue") ?? (t === undefined || (0, a.u4)(t) ? undefined : "detection") ?? noted(r, "fixed") ?? advisory_row_text(within(r, "fixedVersion"), "fixed.fixedVersion") ?? noted(e["truePositiveDetermination"], "truePositiveDetermination") ?? noted(n, "falsePositiveDetermination") ?? advisory_row_text(within(n, "type"), "falsePositiveDetermination.type") ?? noted(e["analysisNotPlanned"], "analysisNotPlanned") ?? noted(e["fixNotPlanned"], "fixNotPlanned") ?? noted(e["pendingUpstreamFix"], "pendingUpstreamFix") ?? noted(i, "patched") ?? list(within(i, "patchedVersions"), "patched.patchedVersions", wrongInText);
		}
		function wrongIn(e) {
			if (!(0, a.u4)(e)) return "";
			return advisory_row_name(e["uid"], "uid") ?? advisory_row_name(e["advisoryId"], "advisoryId") ?? advisory_row_name(e["artifactName"], "artifactName") ?? (typeof e["updateTime"] === "string" ? undefined : "updateTime") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["legacyAdvisoryId"], "legacyAdvisoryId") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["artifactType"], "artifactType") ?? advisory_row_text(e["artifactArchitecture"], "artifactArchitecture") ?? advisory_row_text(e["componentName"], "componentName") ?? advisory_row_text(e["componentType"], "componentType") ?? advisory_row_text(e["componentLocation"], "componentLocation") ?? advisory_row_text(e["deleteTime"], "deleteTime") ?? list(e["aliases"], "aliases", wrongInText) ?? list(e["severities"], "severities", wrongInSeverity) ?? list(e["events"], "events", wrongInEvent);
		}
		var c = n(30858);
		;
		function listAdvisories(e) {
			const { ancestorsOf: t, childrenOf: n, descendantsOf: r, inRoot: i, uids: a, ...s } = e;
			return (0, c.gi)("/vulnerabilities/v2/advisories", "advisories", o, e, s);
		}
		function getAdvisory(e) {
			return readCall(path`/vulnerabilities/v2/advisories/${e}`, advisoryRow);
		}
		const l = (0, i.no)((0, i.iU)({ note: i.Qq }));
		const u = (0, i.iU)({
			timestamp: i.Qq,
			detection: (0, i.no)((0, i.iU)({})),
			fixed: (0, i.no)((0, i.iU)({ fixedVersion: i.Qq })),
			truePositiveDetermination: l,
			falsePositiveDetermination: (0, i.no)((0, i.iU)({
				type: i.Qq,
				note: i.Qq
			})),
			analysisNotPlanned: l,
			fixNotPlanned: l,
			pendingUpstreamFix: l
		});
		const d = (0, i.iU)({
			id: i.Qq,
			aliases: (0, i.c3)(r.YjP()),
			packageNamespace: i.Qq,
			events: (0, i.c3)(u)
		});
		const f = (0, i.iU)({
			id: i.Qq,
			advisories: (0, i.c3)(d)
		});
		const p = (0, i.iU)({ documents: (0, i.c3)(f) });
		function listAdvisoryDocuments(e = {}) {
			const { cves: t, id: n } = e;
			return {
				...readCall("/advisory/v2/documents", p, {
					id: n,
					cves: t
				}),
				anonymous: true
			};
		}
		const m = r.FsL((0, i.iU)({
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
			const r = (0, c.gi)("/advisory/v2/metadata", "vulnerabilityMetadata", m, {}, {
				id: t,
				ids: n
			});
			return (e) => ({
				...r(e),
				anonymous: true
			});
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
	76621: ((e, t, n) => {
		n.d(t, { uP: () => listRepos });
		var r = n(63619);
		var i = n(80922);
		var a = n(30858);
		const o = (0, i.iU)({
			source: i.Qq,
			uniqueTags: i.Jt,
			expirationTime: i.Qq,
			gracePeriod: i.Jt
		});
		const s = (0, i.iU)({
			contents: (0, i.no)((0, i.iU)({
				packages: (0, i.c3)(r.YjP()),
				runtimeRepositories: (0, i.c3)(r.YjP())
			})),
			environment: (0, i.A7)(r.YjP()),
			annotations: (0, i.A7)(r.YjP())
		});
		const c = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq,
			activeTags: (0, i.c3)(r.YjP()),
			aliases: (0, i.c3)(r.YjP()),
			bundles: (0, i.c3)(r.YjP()),
			catalogTier: i.Qq,
			sync_config: (0, i.no)(o),
			customOverlay: (0, i.no)(s)
		});
		const l = null && [
			"CATALOG_TIER_UNSPECIFIED",
			"CATALOG_TIER_APPLICATION",
			"CATALOG_TIER_BASE",
			"CATALOG_TIER_FIPS",
			"CATALOG_TIER_AI",
			"CATALOG_TIER_DEVTOOLS",
			"CATALOG_TIER_COMMERCIAL"
		];
		const u = (0, i.iU)({
			uid: i.Qq,
			content: i.Qq
		});
		function listRepos(e = {}) {
			return (0, a.gi)("/registry/v2/repos", "repos", c, e, { name: e.name });
		}
		function getRepo(e) {
			return readCall(path`/registry/v2/repos/${e}`, c);
		}
		function createRepo(e, t) {
			return postCall(path`/registry/v2/repos/${e}`, checked(t), c);
		}
		function updateRepo(e, t, n) {
			return patchCall(path`/registry/v2/repos/${e}`, checked(t), n, c);
		}
		function checked(e) {
			requireEnumName("catalogTier", e.catalogTier, l);
			return e;
		}
		function deleteRepo(e) {
			return deleteCall(path`/registry/v2/repos/${e}`);
		}
		function getRepoReadme(e) {
			return readCall(path`/registry/v2/repos/${e}/readme`, u);
		}
		function updateRepoReadme(e, t) {
			return patchCall(path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, u);
		}
		const d = (0, i.iU)({ architectures: (0, i.c3)(r.YjP()) });
		const f = (0, i.iU)({
			size: i.U9,
			architecture: i.Qq
		});
		function getArchitectures(e, t) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/architectures`, d);
		}
		function getSize(e, t, n) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/size`, f, { architecture: n });
		}
		const p = (0, i.iU)({
			policyId: i.Qq,
			policyName: i.Qq,
			mode: i.Qq,
			result: i.Qq,
			bindingId: i.Qq,
			parameters: (0, i.A7)(r.L5J())
		});
		const m = (0, i.iU)({ results: (0, i.c3)(p) });
		function checkPolicies(e, t) {
			return {
				...postCall(path`/registry/v1/repos/${e}:checkPolicies`, { digest: t }, m),
				idempotent: true
			};
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
	}),
	84551: ((e, t, n) => {
		n.d(t, { cB: () => listTags });
		var r = n(63619);
		var i = n(80922);
		var a = n(30858);
		const o = (0, i.iU)({
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
			return (0, a.gi)("/registry/v2/tags", "tags", o, e, n);
		}
		function getTag(e) {
			return readCall(path`/registry/v2/tags/${e}`, o);
		}
		function createTag(e, t) {
			return postCall(path`/registry/v2/tags/${e}`, t, o);
		}
		function deleteTag(e) {
			return deleteCall(path`/registry/v2/tags/${e}`);
		}
	})
};
;
