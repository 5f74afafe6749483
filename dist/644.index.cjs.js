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
		var l = n(80684);
		var u = n(73358);
		var d = n(30579);
		var f = n(25314);
		var p = n(16436);
		var m = n(14359);
		const work = async (e, t) => {
			const n = (0, p.a0)(e);
			if (!n.anonymous) (0, f.sK)(e, t, p.bu);
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
				const i = `\`all\`: the answer to \`${(0, s.h0)(e.path, 200)}\` is not a list`;
				if (r.some(({ kind: e }) => e === "whole")) throw new c.yo({
					message: i,
					fix: "remove `all`",
					input: "all"
				});
				for (const { value: e } of r) n.push(e);
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
					const a = (0, l.v)(refuseDeep(i ? { items: [] } : t), r);
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
		n.d(t, { run: () => ae });
		var r = n(30579);
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
		const c = "not tried: not signed in";
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
		const l = 1e6;
		const u = {
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
			const o = e.flatMap((e) => [`#### ${e.title}`, (0, a.oS)(["", ""], [...e.facts.map(([e, t]) => [(0, a.FV)(e), (0, a.fl)(t, 400)]), ...e.checks.map((e) => [`${u[e.state]} ${(0, a.FV)(e.name)}`, (0, a.FV)(e.detail, 400)])])]);
			const s = `### ${n === 0 ? "\u2705" : "\u274C"} Doctor: ${r}`;
			return (0, a.Co)([s, ...o], l).text;
		}
		var d = n(92158);
		var f = n(22475);
		var p = n(45794);
		var m = n(34779);
		var h = n(83822);
		var g = n(73358);
		var _ = n(67004);
		var v = n(25614);
		var y = n(76621);
		var b = n(98197);
		var x = n(84551);
		var S = n(59492);
		var C = n(65655);
		;
		const w = {
			uid: true,
			name: true
		};
		async function checkReads(e, t, n, r) {
			const i = [
				"organization",
				"repositories",
				"tags",
				"advisories",
				"role bindings",
				"tag history"
			];
			if (n === undefined) return i.map((e) => skipped(e, c).check);
			const { client: a } = t.session;
			const ask = (t, n) => runCheck(t, e.identity, n);
			const first = (e, t) => ask(e, async () => {
				const e = t({ pageSize: 1 });
				const n = await a.send(e);
				const r = `the first page has none of ${n.totalCount} rows`;
				if (n.rows.length === 0 && (n.totalCount ?? 0) > 0) throw (0, m.z$)(r, `${e.method} ${e.path}`);
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
			const l = s === undefined ? {} : { descendantsOf: s };
			const [u, d, f] = await Promise.all([
				first("repositories", (0, h.F)((0, y.uP)(l), w)),
				first("advisories", (0, h.F)((0, _.YM)({}), { uid: true })),
				first("role bindings", (0, h.F)((0, b.Zf)(l), { uid: true }))
			]);
			const p = u.value;
			const g = "not tried: no repository was found";
			const v = p === undefined ? skipped("tags", g) : await first("tags", (0, h.F)((0, x.cB)({ childrenOf: p.uid }), w));
			const S = p === undefined || v.value === undefined ? skipped("tag history", p === undefined ? g : "not tried: no tag was found") : await readHistory(e, t, p, v.value, r);
			return [
				o,
				u,
				v,
				d,
				f,
				S
			].map(({ check: e }) => e);
		}
		async function organizationOf(e, t, n) {
			const { client: r } = t.session;
			const i = organizationUid(e, n);
			if (i !== undefined) return (0, S.iY)(r, i);
			if (e.organization !== undefined) return (0, S.t2)(e, r);
			for await (const e of (0, g.n4)(r, (0, h.F)((0, v.P$)(), w))) {
				const t = e.find((e) => !e.uid.includes("/"));
				if (t !== undefined) return t;
			}
			throw new p.yo({
				message: "the identity cannot see any organization",
				fix: "set `organization` to the uid or the exact name of an organization in which the identity has a role",
				input: "organization"
			});
		}
		function organizationUid(e, t) {
			const { identity: n, organization: r } = e;
			if (r !== undefined) return (0, S.Qn)(r) ? r : undefined;
			const i = n ?? (0, C.Ip)(t ?? "")?.subject;
			return i?.includes("/") === true ? i.split("/")[0] : undefined;
		}
		async function readHistory(e, t, n, r, i) {
			const a = "tag history";
			if (i === undefined) return skipped(a, "not tried: not signed in to the registry");
			const { client: o, registry: s } = t.session;
			return runCheck(a, e.identity, async () => {
				(0, m.rI)(n, "repository", "GET /registry/v2/repos");
				(0, m.rI)(r, "tag", "GET /registry/v2/tags");
				const e = n.uid.split("/").slice(0, -1);
				const i = e.map((t, n) => e.slice(0, n + 1).join("/"));
				const a = await Promise.all(i.map((e) => (0, S.iY)(o, e)));
				for (const e of a) (0, m.rI)(e, "group", "GET /iam/v2/groups");
				const c = [...a, n].map(({ name: e }) => e).join("/");
				const l = t.clock.now() - 30 * f.sO;
				const u = await s.history(c, r.name)({ start: l });
				const d = `${c}:${r.name}, ${u.length} records of the last 30 days`;
				return {
					detail: d,
					value: c
				};
			});
		}
		function countOf(e) {
			if (e.totalCount !== undefined) return `can be read: ${e.totalCount}`;
			return e.rows.length === 0 ? "can be read: none" : "can be read";
		}
		var T = n(25314);
		;
		async function askWho(e, t) {
			const { host: n, session: r } = t;
			const i = "ID token";
			const a = await runCheck(i, e.identity, async () => {
				const e = await (0, C.K8)(r.signIn);
				n.mask(e);
				const t = (0, C.Ip)(e);
				return {
					detail: t === undefined ? "received, but it is not a readable JWT" : "received",
					value: t
				};
			});
			const o = n.person !== undefined && e.identity === undefined;
			const s = !o && n.person?.token === undefined && isIdTokenNeeded(e);
			if (s || a.check.state !== "failed") return a;
			return skipped(i, `none, but none is needed: ${a.check.detail}`);
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
		const E = {
			kind: "usage",
			message: "`identity` is required: there is no identity to sign in as",
			fix: "set `identity` to the uid of an identity that this job may assume, or `token` and `registry-token`"
		};
		const ee = {
			kind: "unauthenticated",
			message: "you are not signed in: there is no token, and a terminal does not issue ID tokens"
		};
		async function signIn(e, t, n, r, i) {
			const a = `${t} (${n})`;
			if (r !== undefined) {
				return runCheck(a, e.identity, async () => {
					const e = await r.get();
					const t = (0, C.Ip)(e);
					const n = t?.expiresAt === undefined ? "" : `, until ${(0, f.sZ)(t.expiresAt)}`;
					const i = t?.subject === undefined ? "" : ` as ${t.subject}`;
					return {
						detail: `signed in${i}${n}`,
						value: e
					};
				});
			}
			const o = t === "platform" ? "registry-token" : "token";
			if (e[o] !== undefined) return skipped(a, `only \`${o}\` was given`);
			const s = i ? {
				...ee,
				fix: (0, T.qN)(["platform", "registry"], e)
			} : E;
			const c = "no identity to sign in as";
			return {
				check: {
					name: a,
					state: "failed",
					detail: c,
					problems: [s]
				},
				value: undefined
			};
		}
		var D = n(63144);
		var O = n(3532);
		var k = n(80922);
		var A = n(30858);
		;
		const j = [
			"ECOSYSTEM_UNSPECIFIED",
			"ECOSYSTEM_JAVA",
			"ECOSYSTEM_PYTHON"
		];
		const M = (0, k.iU)({
			uid: k.mw,
			name: k.Qq,
			description: k.Qq,
			ecosystem: (0, k.$U)(j),
			latestVersion: k.Qq,
			versionCount: k.nd,
			createTime: k.Qq,
			updateTime: k.Qq
		});
		const N = (0, k.iU)({
			uid: k.mw,
			name: k.Qq,
			version: k.Qq,
			description: k.Qq,
			sizeBytes: k.U9,
			createTime: k.Qq,
			updateTime: k.Qq
		});
		const P = (0, k.iU)({ counts: (0, k.c3)((0, k.iU)({
			ecosystem: (0, k.$U)(j),
			totalCount: k.U9
		})) });
		function listArtifacts(e) {
			return (0, A.gi)("/libraries/v2/artifacts", "artifacts", M, {}, { ...e });
		}
		function listArtifactVersions(e) {
			const t = path`/libraries/v2/artifacts/${e}/versions`;
			return listOperation(t, "artifactVersions", N, {}, {});
		}
		function getArtifactCount(e) {
			return readCall("/libraries/v2/artifacts/count", P, { ecosystems: e });
		}
		var F = n(74962);
		var I = n(26808);
		var L = n(27710);
		;
		const R = [
			"CORRELATION_RULE_UNSPECIFIED",
			"CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID",
			"CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID"
		];
		const z = [
			"CREDENTIAL_STATE_UNSPECIFIED",
			"CREDENTIAL_STATE_NOT_ISSUED",
			"CREDENTIAL_STATE_LIVE",
			"CREDENTIAL_STATE_EXPIRED",
			"CREDENTIAL_STATE_REVOKED",
			"CREDENTIAL_STATE_ROTATING"
		];
		const B = (0, k.iU)({
			issuer: k.Qq,
			clientId: k.Qq,
			additionalScopes: (0, k.c3)(k.mw),
			groupsClaim: k.Qq,
			pkceEnabled: k.Jt,
			correlationRule: (0, k.$U)(R)
		});
		const V = (0, k.iU)({
			enabled: k.Jt,
			endpointUrl: k.Qq,
			tokenExpireTime: k.Qq,
			previousTokenExpireTime: k.Qq,
			credentialState: (0, k.$U)(z),
			etag: k.Qq
		});
		const H = (0, k.iU)({
			uid: k.mw,
			name: k.Qq,
			description: k.Qq,
			defaultRole: k.Qq,
			oidc: (0, k.no)(B),
			scim: (0, k.no)(V),
			createTime: k.Qq,
			updateTime: k.Qq
		});
		const U = {
			...(0, L.zu)("name", "description", "defaultRole"),
			oidc: { fields: {
				...(0, L.zu)("issuer", "clientId", "additionalScopes", "groupsClaim", "pkceEnabled"),
				...(0, L.ol)("clientSecret"),
				correlationRule: { names: R }
			} }
		};
		function listIdentityProviders(e = {}) {
			const t = { name: e.name };
			return (0, A.gi)("/iam/v2/identityProviders", "identityProviders", H, e, t);
		}
		function getIdentityProvider(e) {
			return readCall(path`/iam/v2/identityProviders/${e}`, H);
		}
		function createIdentityProvider(e, t) {
			return postCall(path`/iam/v2/identityProviders/${e}`, t, H, U);
		}
		function updateIdentityProvider(e, t, n) {
			return patchCall(path`/iam/v2/identityProviders/${e}`, t, n, H, U);
		}
		function deleteIdentityProvider(e) {
			return deleteCall(path`/iam/v2/identityProviders/${e}`);
		}
		const W = (0, k.iU)({
			identityProviderUid: k.Qq,
			enabled: k.Jt,
			etag: k.Qq
		});
		const G = (0, k.iU)({
			identityProviderUid: k.Qq,
			enabled: k.Jt,
			etag: k.Qq,
			revokeTime: k.Qq
		});
		const K = (0, k.iU)({
			identityProviderUid: k.Qq,
			endpointUrl: k.Qq,
			token: k.Qq,
			expireTime: k.Qq,
			etag: k.Qq,
			requestedOverlap: k.Qq,
			previousTokenExpireTime: k.Qq
		});
		const q = {
			expireTime: "member",
			neverExpires: "value"
		};
		const J = {
			...q,
			etag: "value",
			overlap: "member"
		};
		function generateScimToken(e, t = {}) {
			const n = path`/iam/v2/identityProviders/${e}:generateScimToken`;
			return postCall(n, t, K, q);
		}
		function regenerateScimToken(e, t) {
			const n = path`/iam/v2/identityProviders/${e}:regenerateScimToken`;
			return postCall(n, t, K, J);
		}
		function revokeScimToken(e) {
			return postCall(path`/iam/v2/identityProviders/${e}:revokeScimToken`, {}, G);
		}
		function setScimEnabled(e, t) {
			return postCall(path`/iam/v2/identityProviders/${e}:setScimEnabled`, t, W);
		}
		var Y = n(93121);
		;
		const X = (0, k.iU)({
			uid: k.mw,
			sink: k.Qq
		});
		function listSubscriptions(e = {}) {
			return (0, A.gi)("/events/v2/subscriptions", "subscriptions", X, e, {});
		}
		function getSubscription(e) {
			return readCall(path`/events/v2/subscriptions/${e}`, X);
		}
		function createSubscription(e, t) {
			return postCall(path`/events/v2/subscriptions/${e}`, { sink: t.sink }, X);
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
		const Z = [
			probe("groups", (0, v.P$)()),
			probe("identities", (0, I.T8)()),
			probe("roles", (0, Y.OH)()),
			probe("roleBindings", (0, b.Zf)()),
			probe("identityProviders", listIdentityProviders()),
			probe("accountAssociations", (0, O.Ev)()),
			probe("groupInvites", (0, v.o_)()),
			probe("externalGroupRoleMappings", (0, F.u$)()),
			probe("repos", (0, y.uP)()),
			probe("tags", (0, x.cB)({})),
			probe("advisories", (0, _.YM)({})),
			probe("artifacts", listArtifacts({ ecosystems: ["ECOSYSTEM_PYTHON"] })),
			probe("vulnerabilityMetadata", (0, _.sb)()),
			probe("subscriptions", listSubscriptions())
		];
		const Q = "platform-actions-doctor-looks-for-nothing";
		const $ = "d0".repeat(20);
		const te = [
			{
				filter: "uidp.children_of",
				...probe("repos", (0, y.uP)({ childrenOf: $ }))
			},
			{
				filter: "name",
				...probe("repos", (0, y.uP)({ name: Q }))
			},
			{
				filter: "name",
				...probe("groups", (0, v.P$)({ name: Q }))
			},
			{
				filter: "name",
				...probe("identities", (0, I.T8)({ name: Q }))
			},
			{
				filter: "name",
				...probe("roles", (0, Y.OH)({ name: Q }))
			},
			{
				filter: "identity",
				...probe("roleBindings", (0, b.Zf)({ identity: $ }))
			},
			{
				filter: "name",
				...probe("tags", (0, x.cB)({ name: Q }))
			},
			{
				filter: "artifactNames",
				...probe("advisories", (0, _.YM)({ artifactNames: [Q] }))
			},
			{
				filter: "componentNames",
				...probe("advisories", (0, _.YM)({ componentNames: [Q] }))
			},
			{
				filter: "advisoryIds",
				...probe("advisories", (0, _.YM)({ advisoryIds: [Q] }))
			},
			{
				filter: "aliases",
				...probe("advisories", (0, _.YM)({ aliases: [Q] }))
			}
		];
		const ne = new Set([
			"PERMISSION_DENIED",
			"NOT_FOUND",
			"UNIMPLEMENTED",
			"INVALID_ARGUMENT"
		]);
		async function askRaw(e, { key: t, list: n }) {
			const decode = (e) => {
				if (!(0, D.u4)(e)) throw new TypeError("it is not an object");
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
					...n({ pageSize: g.Nt }),
					decode
				});
			} catch (e) {
				if (!(e instanceof m.Wk) || !ne.has(e.code)) throw e;
				return {
					kind: "refused",
					code: e.code
				};
			}
		}
		;
		async function checkWire(e, t, n) {
			if (n === undefined) {
				const e = {
					zeroValues: "unknown",
					filters: {},
					lists: {}
				};
				const line = (e) => skipped(e, c).check;
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
			const i = await Promise.all(Z.map((e) => ask(e, e.path, describeList)));
			const a = new Map(Z.map(({ path: e }, t) => [e, i[t]?.value]));
			const o = await Promise.all(te.map(async (e) => {
				const t = a.get(e.path);
				const n = t?.kind === "page" ? t.rows.length : 0;
				const r = `${e.path}?${e.filter}`;
				const words = (e) => re[judgeFilter(e, n)] ?? refused(e);
				const { check: i, value: o } = await ask(e, r, words);
				return {
					check: i,
					fact: [r, o === undefined ? "failed" : judgeFilter(o, n)]
				};
			}));
			const s = judgeZeroValues(a);
			return {
				writing: [
					describeZeroValues(s),
					describeFlag(a.get("/registry/v2/tags")),
					...o.map(({ check: e }) => e)
				],
				lists: i.map(({ check: e }) => e),
				facts: {
					zeroValues: s.habit,
					filters: Object.fromEntries(o.map(({ fact: e }) => e)),
					lists: Object.fromEntries([...a].map(([e, t]) => [e, stateOf(t)]))
				}
			};
		}
		const re = {
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
		const ie = {
			"/registry/v2/repos": [["description"]],
			"/registry/v2/tags": [["deprecated"]],
			"/iam/v2/identities": [["description"]],
			"/iam/v2/roles": [["description"]],
			"/iam/v2/roleBindings": [
				["identity", "description"],
				["group", "description"],
				["role", "description"]
			]
		};
		function judgeZeroValues(e) {
			let t;
			for (const [n, r] of e) for (const e of ie[n] ?? []) {
				const i = r?.kind === "page" ? r.rows.map((t) => zeroState(t, e)) : [];
				const a = `\`${e.join(".")}\` of ${n.split("/").at(-1)}`;
				if (i.includes("omitted")) return {
					habit: "omitted",
					field: a
				};
				if (i.includes("emitted")) t ??= a;
			}
			return t === undefined ? {
				habit: "unknown",
				field: ""
			} : {
				habit: "emitted",
				field: t
			};
		}
		function zeroState(e, t) {
			let n = e;
			for (const e of t) {
				if (!(0, D.u4)(n)) return undefined;
				n = n[e] ?? undefined;
			}
			if (n === undefined) return "omitted";
			return n === "" || n === false ? "emitted" : undefined;
		}
		function describeZeroValues({ field: e, habit: t }) {
			const n = "zero values";
			if (t === "unknown") return skipped(n, "cannot be determined: no row was found with an empty text or a `false`").check;
			const r = t === "omitted" ? "are left out of answers" : "are part of answers";
			return {
				name: n,
				state: "ok",
				detail: `${r}, such as ${e}`,
				problems: []
			};
		}
		function describeFlag(e) {
			const t = "`deprecated` of tags";
			const n = e?.kind === "page" ? e.rows : [];
			const r = n.map((e) => zeroState(e, ["deprecated"]));
			const line = (e) => ({
				name: t,
				state: "ok",
				detail: e,
				problems: []
			});
			if (r.includes("omitted")) return line("is left out: `check-deprecated` reports such tags as unknown unless v1 tells more");
			if (r.includes("emitted")) return line("is part of answers");
			const i = n.length === 0 ? "no tag was found" : "every tag that was read is deprecated";
			return skipped(t, `cannot be determined: ${i}`).check;
		}
		;
		const work = async (e, t) => {
			const { host: n, session: r } = t;
			const [i, a, o] = await Promise.all([
				askWho(e, t),
				signIn(e, "platform", e["api-url"], r.platformTokens, n.person !== undefined),
				signIn(e, "registry", r.registryAudience, r.registryTokens, n.person !== undefined)
			]);
			const s = await checkReads(e, t, a.value, o.value);
			const c = await checkWire(e, t, a.value);
			const l = [["least-privilege", run_stateOf(e, r.narrowing())], ...t.manifests.flatMap(needsOf)];
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
		const ae = (0, r.f)(work, d.e.capabilities);
		function hostFacts(e) {
			const { context: t } = e;
			return [
				["host", e.name],
				...[
					"repository",
					"event",
					"ref"
				].flatMap((e) => {
					const n = t[e];
					return n === undefined ? [] : [[e, n]];
				}),
				...t.changeRequest?.fork === true ? [["change from a fork", "yes"]] : [],
				...Object.entries(e.capabilities).map(([e, t]) => [e, String(t)])
			];
		}
		function problemsOf(e) {
			const t = e.filter(({ problems: e }) => e.length > 0);
			const isFirst = ({ detail: e }, n) => t.findIndex((t) => t.detail === e) === n;
			return t.filter(isFirst).flatMap(({ problems: e }) => e);
		}
		function run_stateOf(e, t) {
			if (!e["least-privilege"]) return "off: tokens can do everything that the identity may do";
			return t === "given up" ? "not supported by the service: tokens can do everything that the identity may do" : "on: tokens are limited to what a run needs";
		}
		function needsOf({ capabilities: e, name: t }) {
			return e.filter(({ when: e }) => e?.["path"] === undefined).map((e) => [`${t}${whenOf(e)} (${e.audience})`, e.capabilities.join(", ")]);
		}
		function whenOf({ change: e, when: t = {} }) {
			const n = e === undefined ? "" : `, for ${e}`;
			const r = Object.entries(t).map(([e, t]) => t.includes("?*") ? `, with ${e}` : `, ${e}: ${t.map((e) => e || "not set").join("|")}`).join("");
			return r + n;
		}
	}),
	42536: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => u });
		var r = n(22475);
		var i = n(45794);
		var a = n(48636);
		var o = n(30579);
		var s = n(65655);
		var c = n(12075);
		var l = n(39352);
		const work = async (e, t) => {
			const { host: n, session: i } = t;
			const o = e.audience === "registry" ? i.registryAudience : e["api-url"];
			const c = await readTarget(e, t);
			const l = e.audience === "registry" ? e["registry-token"] : e.token;
			const { expiresAt: u, token: d } = l === undefined ? await i.mint(o) : (0, s.vE)(l);
			if (c !== undefined) (0, a.vK)(c, d, 384);
			const f = Number.isFinite(u) ? (0, r.sZ)(u) : undefined;
			const p = c === undefined && t.stdoutIsPrivate;
			const m = c === undefined && !p && n.capabilities.outputs === "none";
			const h = "The token is not printed to a terminal: redirect stdout to a pipe or a file, or set `output-file`.";
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: {
					token: d,
					...f === undefined ? {} : { "expires-at": f }
				},
				summary: "",
				report: {
					audience: o,
					...f === undefined ? {} : { expiresAt: f },
					...c === undefined ? {} : { outputFile: c }
				},
				stdout: p ? [d] : [],
				log: [`Token for ${o}${f === undefined ? "" : `, until ${f}`}${c === undefined ? "" : `, in ${c}`}.`, ...m ? [h] : []]
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
	}),
	3532: ((e, t, n) => {
		n.d(t, {
			Ev: () => listAccountAssociations,
			zH: () => getAccountAssociation
		});
		var r = n(83612);
		var i = n(80922);
		var a = n(2901);
		var o = n(27710);
		var s = n(30858);
		const c = (0, i.iU)({
			installationId: i.Qq,
			name: i.Qq
		});
		const l = (0, i.iU)({
			uid: i.mw,
			name: i.Qq,
			description: i.Qq,
			amazon: (0, i.no)((0, i.iU)({ account: i.Qq })),
			google: (0, i.no)((0, i.iU)({
				projectId: i.Qq,
				projectNumber: i.Qq
			})),
			azure: (0, i.no)((0, i.iU)({
				tenantId: i.Qq,
				clientIds: (0, i.A7)(i.mw)
			})),
			github: (0, i.no)((0, i.iU)({ appInstallations: (0, i.A7)((0, i.iU)({ installations: (0, i.c3)(c) })) })),
			chainguard: (0, i.no)((0, i.iU)({ serviceBindings: (0, i.A7)(i.mw) })),
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const u = null && [
			"ACCOUNT_PROVIDER_TYPE_UNSPECIFIED",
			"ACCOUNT_PROVIDER_TYPE_GOOGLE",
			"ACCOUNT_PROVIDER_TYPE_AMAZON",
			"ACCOUNT_PROVIDER_TYPE_AZURE"
		];
		const d = [
			"CHECK_STATUS_UNSPECIFIED",
			"CHECK_STATUS_READY",
			"CHECK_STATUS_NOT_READY"
		];
		const f = (0, i.iU)({
			status: (0, i.$U)(d),
			reason: i.Qq,
			message: i.Qq
		});
		const p = {
			...(0, o.zu)("name", "description"),
			amazon: { fields: (0, o.zu)("account") },
			google: { fields: (0, o.zu)("projectId", "projectNumber") },
			azure: { fields: (0, o.zu)("tenantId", "clientIds") },
			github: { fields: (0, o.zu)("appInstallations") },
			chainguard: { fields: (0, o.zu)("serviceBindings") }
		};
		function listAccountAssociations(e = {}) {
			const { name: t } = e;
			return (0, s.gi)("/iam/v2/accountAssociations", "accountAssociations", l, e, { name: t });
		}
		function getAccountAssociation(e) {
			return (0, s.D9)((0, r.A)`/iam/v2/accountAssociations/${e}`, l);
		}
		function createAccountAssociation(e, t) {
			return postCall(path`/iam/v2/accountAssociations/${e}`, t, l, p);
		}
		function updateAccountAssociation(e, t, n) {
			return patchCall(path`/iam/v2/accountAssociations/${e}`, t, n, l, p);
		}
		function deleteAccountAssociation(e) {
			return deleteCall(path`/iam/v2/accountAssociations/${e}`);
		}
		function checkAccountAssociation(e, t) {
			requireEnumName("providerType", t, u);
			const n = path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`;
			return postCall(n, { providerType: t }, f);
		}
	}),
	67004: ((e, t, n) => {
		n.d(t, {
			YM: () => listAdvisories,
			sb: () => listVulnerabilityMetadata
		});
		var r = n(80922);
		;
		const i = [
			"REVIEW_STATE_UNSPECIFIED",
			"REVIEW_STATE_PENDING",
			"REVIEW_STATE_APPROVED",
			"REVIEW_STATE_REQUEST_CHANGES",
			"REVIEW_STATE_REJECTED"
		];
		const a = [
			"TYPE_UNSPECIFIED",
			"TYPE_CVSS_V2",
			"TYPE_CVSS_V3",
			"TYPE_CVSS_V4"
		];
		const o = [
			"TYPE_UNSPECIFIED",
			"TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED",
			"TYPE_COMPONENT_VULNERABILITY_MISMATCH",
			"TYPE_VULNERABLE_CODE_VERSION_NOT_USED",
			"TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE",
			"TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH",
			"TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY",
			"TYPE_INLINE_MITIGATIONS_EXIST"
		];
		const s = (0, r.no)((0, r.iU)({ note: r.mR }));
		const c = (0, r.iU)({
			uid: r.mR,
			createTime: r.mR,
			author: r.mR,
			reviewer: r.mR,
			reviewState: (0, r.no)((0, r.$U)(i)),
			issue: r.mR,
			detection: (0, r.no)(r.QV),
			fixed: (0, r.no)((0, r.iU)({
				fixedVersion: r.mR,
				note: r.mR
			})),
			truePositiveDetermination: s,
			falsePositiveDetermination: (0, r.no)((0, r.iU)({
				type: (0, r.no)((0, r.$U)(o)),
				note: r.mR
			})),
			analysisNotPlanned: s,
			fixNotPlanned: s,
			pendingUpstreamFix: s,
			patched: (0, r.no)((0, r.iU)({
				patchedVersions: (0, r.kC)(r.mw),
				note: r.mR
			}))
		});
		const l = (0, r.iU)({
			uid: r.Eb,
			advisoryId: r.Eb,
			artifactName: r.Eb,
			updateTime: r.Qq,
			createTime: r.mR,
			legacyAdvisoryId: r.mR,
			author: r.mR,
			artifactType: r.mR,
			artifactArchitecture: r.mR,
			componentName: r.mR,
			componentType: r.mR,
			componentLocation: r.mR,
			aliases: (0, r.kC)(r.mw),
			severities: (0, r.kC)((0, r.iU)({
				type: (0, r.no)((0, r.$U)(a)),
				score: r.QO
			})),
			events: (0, r.kC)(c),
			deleteTime: r.mR
		});
		var u = n(30858);
		;
		function listAdvisories(e) {
			const { ancestorsOf: t, childrenOf: n, descendantsOf: r, inRoot: i, uids: a, ...o } = e;
			return (0, u.gi)("/vulnerabilities/v2/advisories", "advisories", l, e, o);
		}
		function getAdvisory(e) {
			return readCall(path`/vulnerabilities/v2/advisories/${e}`, advisoryRow);
		}
		const d = (0, r.no)((0, r.iU)({ note: r.Qq }));
		const f = (0, r.iU)({
			timestamp: r.Qq,
			detection: (0, r.no)(r.QV),
			fixed: (0, r.no)((0, r.iU)({ fixedVersion: r.Qq })),
			truePositiveDetermination: d,
			falsePositiveDetermination: (0, r.no)((0, r.iU)({
				type: (0, r.$U)(o),
				note: r.Qq
			})),
			analysisNotPlanned: d,
			fixNotPlanned: d,
			pendingUpstreamFix: d
		});
		const p = (0, r.iU)({
			id: r.Qq,
			aliases: (0, r.c3)(r.mw),
			packageNamespace: r.Qq,
			events: (0, r.c3)(f)
		});
		const m = (0, r.iU)({
			id: r.Qq,
			advisories: (0, r.c3)(p)
		});
		const h = (0, r.iU)({ documents: (0, r.c3)(m) });
		function listAdvisoryDocuments(e = {}) {
			const { cves: t, id: n } = e;
			return {
				...readCall("/advisory/v2/documents", h, {
					id: n,
					cves: t
				}),
				anonymous: true
			};
		}
		const g = [
			"TYPE_UNSPECIFIED",
			"TYPE_ADVISORY",
			"TYPE_ARTICLE",
			"TYPE_DETECTION",
			"TYPE_DISCUSSION",
			"TYPE_REPORT",
			"TYPE_FIX",
			"TYPE_INTRODUCED",
			"TYPE_PACKAGE",
			"TYPE_EVIDENCE",
			"TYPE_WEB"
		];
		const _ = (0, r.tD)((0, r.iU)({
			id: r.Qq,
			summary: r.Qq,
			details: r.Qq,
			references: (0, r.c3)((0, r.iU)({
				type: (0, r.$U)(g),
				url: r.Qq
			})),
			severities: (0, r.c3)((0, r.iU)({
				type: (0, r.$U)(a),
				score: r.QO
			}))
		}), (e) => ({
			...e,
			uid: e.id
		}));
		function listVulnerabilityMetadata(e = {}) {
			const { id: t, ids: n } = e;
			const r = (0, u.gi)("/advisory/v2/metadata", "vulnerabilityMetadata", _, {}, {
				id: t,
				ids: n
			});
			return (e) => ({
				...r(e),
				anonymous: true
			});
		}
	}),
	74962: ((e, t, n) => {
		n.d(t, { u$: () => listExternalGroupRoleMappings });
		var r = n(80922);
		var i = n(27710);
		var a = n(30858);
		const o = (0, r.iU)({
			uid: r.mw,
			identityProviderUid: r.Qq,
			externalGroupId: r.Qq,
			roleUid: r.Qq,
			scope: r.Qq,
			createTime: r.Qq
		});
		const s = (0, r.iU)({
			parent: r.Qq,
			externalGroupRoleMappings: (0, r.c3)(o)
		});
		const c = (0, i.zu)("externalGroupId", "roleUid", "scope");
		function listExternalGroupRoleMappings(e = {}) {
			const { identityProviderUid: t } = e;
			const [n, r] = ["/iam/v2/externalGroupRoleMappings", "externalGroupRoleMappings"];
			return (0, a.gi)(n, r, o, e, { identityProviderUid: t });
		}
		function getExternalGroupRoleMapping(e) {
			return readCall(path`/iam/v2/externalGroupRoleMappings/${e}`, o);
		}
		function createExternalGroupRoleMapping(e, t) {
			return postCall(path`/iam/v2/externalGroupRoleMappings/${e}`, t, o, c);
		}
		function deleteExternalGroupRoleMapping(e) {
			return deleteCall(path`/iam/v2/externalGroupRoleMappings/${e}`);
		}
		function batchDeleteExternalGroupRoleMappings(e, t) {
			const n = {
				parent: e,
				names: t
			};
			return postCall("/iam/v2/externalGroupRoleMappings:batchDelete", n, s);
		}
	}),
	26808: ((e, t, n) => {
		n.d(t, {
			DA: () => createIdentity,
			T8: () => listIdentities,
			XV: () => getIdentity,
			go: () => updateIdentity,
			zP: () => lookupIdentity
		});
		var r = n(83612);
		var i = n(80922);
		var a = n(27710);
		var o = n(30858);
		const s = [
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
		const c = (0, i.iU)({
			issuer: i.mR,
			issuerPattern: i.mR,
			subject: i.mR,
			subjectPattern: i.mR,
			audience: i.mR,
			audiencePattern: i.mR,
			claims: (0, i.A7)(i.mw),
			claimPatterns: (0, i.A7)(i.mw)
		});
		const l = (0, i.iU)({
			issuer: i.Qq,
			subject: i.Qq,
			issuerKeys: i.Qq,
			expirationTime: i.Qq,
			audiences: (0, i.c3)(i.mw)
		});
		const u = (0, i.iU)({
			awsAccount: i.Qq,
			arn: i.mR,
			arnPattern: i.mR,
			userId: i.mR,
			userIdPattern: i.mR
		});
		const d = (0, i.iU)({
			uid: i.mw,
			name: i.Qq,
			description: i.Qq,
			claimMatch: (0, i.no)(c),
			staticKeys: (0, i.no)(l),
			awsIdentity: (0, i.no)(u),
			servicePrincipal: (0, i.no)((0, i.$U)(s)),
			email: i.Qq,
			emailUnverified: i.Qq,
			company: i.Qq,
			lastSeenTime: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const f = {
			...(0, a.zu)("name", "description", "company"),
			claimMatch: { fields: {
				...(0, a.ol)("issuer", "issuerPattern", "subject", "subjectPattern", "audience", "audiencePattern"),
				...(0, a.zu)("claims", "claimPatterns")
			} },
			staticKeys: { fields: {
				...(0, a.zu)("issuer", "subject", "issuerKeys", "audiences"),
				...(0, a.ol)("expirationTime")
			} },
			awsIdentity: { fields: {
				...(0, a.zu)("awsAccount"),
				...(0, a.ol)("arn", "arnPattern", "userId", "userIdPattern")
			} },
			servicePrincipal: { names: s }
		};
		function listIdentities(e = {}) {
			const { name: t, relationshipType: n } = e;
			return (0, o.gi)("/iam/v2/identities", "identities", d, e, {
				name: t,
				relationshipType: n
			});
		}
		function getIdentity(e) {
			return (0, o.D9)((0, r.A)`/iam/v2/identities/${e}`, d);
		}
		function createIdentity(e, t) {
			return (0, o.rU)((0, r.A)`/iam/v2/identities/${e}`, t, d, f);
		}
		function updateIdentity(e, t, n) {
			return (0, o.JM)((0, r.A)`/iam/v2/identities/${e}`, t, n, d, f);
		}
		function deleteIdentity(e) {
			return deleteCall(path`/iam/v2/identities/${e}`);
		}
		function lookupIdentity(e, t) {
			const n = (0, i.iU)({ uid: i.mw });
			return (0, o.D9)("/iam/v2/identities:lookupIdentity", n, {
				issuer: e,
				subject: t
			});
		}
		const p = (0, i.iU)({
			uid: i.Qq,
			name: i.Qq,
			givenName: i.Qq,
			familyName: i.Qq,
			company: i.Qq,
			jobTitle: i.Qq,
			updatesOptIn: i.Jt,
			product: i.Qq,
			selfServe: i.Jt,
			hubspotUtk: i.Qq,
			latestFormSubmitUrl: i.Qq,
			latestInternalReferringUrl: i.Qq,
			utmCampaign: i.Qq,
			utmContent: i.Qq,
			utmMedium: i.Qq,
			utmSource: i.Qq,
			utmTerm: i.Qq
		});
		const m = {
			...(0, a.zu)("company", "jobTitle", "product", "selfServe", "updatesOptIn", "hubspotUtk"),
			...(0, a.zu)("latestFormSubmitUrl", "latestInternalReferringUrl"),
			...(0, a.zu)("utmCampaign", "utmContent", "utmMedium", "utmSource", "utmTerm")
		};
		function updateIdentityMetadata(e, t) {
			const n = {
				identityMetadata: writeBody("update", e, m),
				...t === undefined ? {} : { updateMask: t.join(",") }
			};
			return patchCall("/iam/v2/identities:updateIdentityMetadata", n, undefined, p);
		}
	}),
	76621: ((e, t, n) => {
		n.d(t, { uP: () => listRepos });
		var r = n(80922);
		var i = n(27710);
		var a = n(30858);
		const o = [
			"CATALOG_TIER_UNSPECIFIED",
			"CATALOG_TIER_APPLICATION",
			"CATALOG_TIER_BASE",
			"CATALOG_TIER_FIPS",
			"CATALOG_TIER_AI",
			"CATALOG_TIER_DEVTOOLS",
			"CATALOG_TIER_COMMERCIAL"
		];
		const s = (0, r.iU)({
			source: r.Qq,
			amazon: r.Qq,
			azure: r.Qq,
			google: r.Qq,
			uniqueTags: r.Jt,
			expirationTime: r.Qq,
			gracePeriod: r.Jt
		});
		const c = (0, r.iU)({
			contents: (0, r.no)((0, r.iU)({
				packages: (0, r.c3)(r.mw),
				runtimeRepositories: (0, r.c3)(r.mw)
			})),
			environment: (0, r.A7)(r.mw),
			annotations: (0, r.A7)(r.mw)
		});
		const l = (0, r.iU)({
			uid: r.mw,
			name: r.Qq,
			description: r.Qq,
			createTime: r.Qq,
			updateTime: r.Qq,
			activeTags: (0, r.c3)(r.mw),
			aliases: (0, r.c3)(r.mw),
			bundles: (0, r.c3)(r.mw),
			catalogTier: (0, r.$U)(o),
			sync_config: (0, r.no)(s),
			customOverlay: (0, r.no)(c)
		});
		const u = (0, r.iU)({
			uid: r.Qq,
			content: r.Qq
		});
		const d = {
			...(0, i.zu)("name", "description", "bundles", "aliases", "activeTags", "customOverlay"),
			catalogTier: { names: o },
			sync_config: { fields: (0, i.zu)("source", "amazon", "azure", "google") }
		};
		function listRepos(e = {}) {
			return (0, a.gi)("/registry/v2/repos", "repos", l, e, { name: e.name });
		}
		function getRepo(e) {
			return readCall(path`/registry/v2/repos/${e}`, l);
		}
		function createRepo(e, t) {
			return postCall(path`/registry/v2/repos/${e}`, t, l, d);
		}
		function updateRepo(e, t, n) {
			return patchCall(path`/registry/v2/repos/${e}`, t, n, l, d);
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
		const f = (0, r.iU)({ architectures: (0, r.c3)(r.mw) });
		const p = (0, r.iU)({
			size: r.U9,
			architecture: r.Qq
		});
		function getArchitectures(e, t) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/architectures`, f);
		}
		function getSize(e, t, n) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/size`, p, { architecture: n });
		}
		const m = [
			"POLICY_MODE_UNSPECIFIED",
			"ENFORCED",
			"DRY_RUN"
		];
		const h = [
			"POLICY_CHECK_RESULT_UNSPECIFIED",
			"ALLOWED",
			"DENIED",
			"ERROR"
		];
		const g = (0, r.iU)({
			policyId: r.Qq,
			policyName: r.Qq,
			mode: (0, r.$U)(m),
			result: (0, r.$U)(h),
			bindingId: r.Qq,
			parameters: (e) => (0, r.QV)(e ?? {})
		});
		const _ = (0, r.iU)({ results: (0, r.c3)(g) });
		function checkPolicies(e, t) {
			const n = postCall(path`/registry/v1/repos/${e}:checkPolicies`, { digest: t }, _);
			return {
				...n,
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
		var r = n(83612);
		var i = n(80922);
		var a = n(27710);
		var o = n(30858);
		const s = (0, i.iU)({
			uid: i.Qq,
			name: i.Qq,
			description: i.Qq,
			subject: i.Qq,
			issuer: i.Qq,
			email: i.Qq
		});
		const c = (0, i.iU)({
			uid: i.Qq,
			name: i.Qq,
			description: i.Qq
		});
		const orEmpty = (e) => (t, n) => e(t ?? {}, n);
		const l = (0, i.iU)({
			uid: i.mw,
			identity: orEmpty(s),
			group: orEmpty(c),
			role: orEmpty(c),
			createTime: i.Qq
		});
		const u = (0, i.tD)((0, i.iU)({ roleBindings: (0, i.c3)(l) }), (e) => e.roleBindings);
		const d = (0, a.zu)("identityUid", "roleUid");
		const f = 25;
		function listRoleBindings(e = {}) {
			const t = {
				identity: e.identity,
				group: e.group,
				role: e.role
			};
			return (0, o.gi)("/iam/v2/roleBindings", "roleBindings", l, e, t);
		}
		function getRoleBinding(e) {
			return (0, o.D9)((0, r.A)`/iam/v2/roleBindings/${e}`, l);
		}
		function createRoleBinding(e, t) {
			return (0, o.rU)((0, r.A)`/iam/v2/roleBindings/${e}`, t, l, d);
		}
		function batchCreateRoleBindings(e, t, n) {
			const r = {
				parent: e,
				requests: t.map((t) => ({
					parent: e,
					roleBinding: (0, a.Oy)("create", t, d)
				})),
				...n === undefined ? {} : { roleUid: n }
			};
			return (0, o.rU)("/iam/v2/roleBindings:batchCreate", r, u);
		}
		function updateRoleBinding(e, t) {
			return patchCall(path`/iam/v2/roleBindings/${e}`, t, ["*"], l, d);
		}
		function deleteRoleBinding(e) {
			return (0, o.uz)((0, r.A)`/iam/v2/roleBindings/${e}`);
		}
	}),
	93121: ((e, t, n) => {
		n.d(t, { OH: () => listRoles });
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, r.iU)({
			uid: r.mw,
			name: r.Qq,
			description: r.Qq,
			capabilities: (0, r.c3)((0, r.$U)(i.$)),
			createTime: r.Qq,
			updateTime: r.Qq
		});
		const c = {
			...(0, a.zu)("name", "description"),
			capabilities: { names: i.$ }
		};
		function listRoles(e = {}) {
			return (0, o.gi)("/iam/v2/roles", "roles", s, e, { name: e.name });
		}
		function getRole(e) {
			return readCall(path`/iam/v2/roles/${e}`, s);
		}
		function createRole(e, t) {
			return postCall(path`/iam/v2/roles/${e}`, t, s, c);
		}
		function updateRole(e, t, n) {
			return patchCall(path`/iam/v2/roles/${e}`, t, n, s, c);
		}
		function deleteRole(e) {
			return deleteCall(path`/iam/v2/roles/${e}`);
		}
	}),
	84551: ((e, t, n) => {
		n.d(t, { cB: () => listTags });
		var r = n(80922);
		var i = n(27710);
		var a = n(30858);
		const o = (0, r.iU)({
			uid: r.mw,
			name: r.Qq,
			digest: r.Qq,
			deprecated: r.bS,
			updateTime: r.Qq,
			bundles: (0, r.c3)(r.mw)
		});
		function listTags(e) {
			const { digest: t, name: n, updatedSince: r } = e;
			const i = e.allClasses === true ? true : undefined;
			const s = {
				includeReferrers: i,
				includeDates: i,
				includeEpochs: i
			};
			return (0, a.gi)("/registry/v2/tags", "tags", o, e, {
				name: n,
				digest: t,
				updatedSince: r,
				...s
			});
		}
		function getTag(e) {
			return readCall(path`/registry/v2/tags/${e}`, o);
		}
		const s = (0, i.zu)("name", "digest", "deprecated", "bundles");
		function createTag(e, t) {
			return postCall(path`/registry/v2/tags/${e}`, t, o, s);
		}
		function deleteTag(e) {
			return deleteCall(path`/registry/v2/tags/${e}`);
		}
	})
};
;
