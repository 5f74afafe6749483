"use strict";
exports.id = 644;
exports.ids = [644];
exports.modules = {
	11577: (function(e, t, n) {
		n.r(t);
		n.d(t, {
			cutLines: function() {
				return cutLines;
			},
			cutResponse: function() {
				return cutResponse;
			},
			run: function() {
				return h;
			}
		});
		var r = n(34150);
		var i = n(44074);
		var a = n(63144);
		var o = n(26963);
		var s = n(38086);
		var c = n(45794);
		var l = n(74757);
		var u = n(80684);
		var d = n(73358);
		var f = n(70378);
		var p = n(16436);
		var m = n(14359);
		const work = async (e, t) => {
			const n = (0, p.a0)(e);
			if (!e.all) return outcomeOf(n, e, await readOnce(n, t), "read");
			const i = await readAllRows(n, t);
			return outcomeOf(n, e, i, (0, r.hS)(i.length, "row"));
		};
		const h = (0, f.fQ)(work, m.e.capabilities);
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
			for await (const r of (0, d.n4)(t.session.client, listOf(e))) {
				const i = `\`all\`: the answer to \`${(0, s.h0)(e.path, 200)}\` is not a list`;
				if (r.some(({ kind: e }) => e === "whole")) throw new c.yo({
					message: i,
					fix: "remove `all`",
					input: "all"
				});
				for (const { value: e } of r) n.push(e);
				t.host.progress?.(`${n.length} rows`);
			}
			return n;
		}
		function listOf(e) {
			const { anonymous: t, isV1: n, name: r, path: i } = e;
			const a = n || "page_size" in e.query || "pageSize" in e.query;
			return ({ pageSize: o, pageToken: s }) => {
				const { skip: c, ...l } = e.query;
				const d = s === undefined ? { ...e.query } : { ...l };
				if (!a) d["page_size"] = o;
				if (s !== undefined) d[n ? "pageToken" : "page_token"] = s;
				const decode = (t) => {
					const i = n && s === undefined && Object.keys(Object(t)).length === 0;
					if (!i && (t === undefined || t === null)) throw new TypeError("it is empty");
					const a = (0, u.v)(refuseDeep(i ? { items: [] } : t), r);
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
			const { text: u, truncated: d } = c ? cutLines(a) : cutResponse(n);
			return {
				...l.BU,
				outputs: { response: u },
				outputsTruncated: d,
				summary: () => ({
					words: `${(0, o.fl)(`GET ${e.path}`)}: ${r}`,
					actions: [],
					details: []
				}),
				report: {
					path: e.path,
					query: e.query,
					response: n
				},
				stdout: c ? a.map((e) => (0, i.hF)(e)) : [(0, i.hF)(n, 2)],
				log: [`GET ${(0, s.h0)(e.path, 300)}: ${r}`, ...d ? ["The output `response` was cut at 64 KiB; the report has the complete response."] : []]
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
	88183: (function(e, t, n) {
		n.r(t);
		n.d(t, {
			askWho: function() {
				return askWho;
			},
			claimRows: function() {
				return claimRows;
			},
			run: function() {
				return pe;
			},
			signIn: function() {
				return signIn;
			}
		});
		var r = n(22475);
		var i = n(74757);
		var a = n(70378);
		var o = n(25314);
		var s = n(65655);
		var c = n(34150);
		var l = n(26963);
		var u = n(38086);
		var d = n(96299);
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
				const r = (0, d.e)(n, t, e);
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
		const f = "not tried: not signed in";
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
		const p = {
			ok: "\u2705",
			failed: "\u274C",
			skipped: "\u2796"
		};
		function renderDoctorLog(e) {
			return e.flatMap((e) => [`${e.title}:`, ...(0, u.K$)([...e.facts.map(([e, t]) => [
				`  ${e}`,
				"",
				(0, u.h0)(t, 400)
			]), ...e.checks.map((e) => [
				`  ${e.name}`,
				e.state,
				(0, u.h0)(e.detail, 400)
			])])]);
		}
		function doctorAnswer(e) {
			const t = e.flatMap((e) => e.checks);
			const n = t.filter((e) => e.state === "failed").length;
			const r = n === 0 ? "no problems" : (0, c.hS)(n, "problem");
			const i = e.flatMap((e) => [`#### ${e.title}`, (0, l.oS)(["", ""], [...e.facts.map(([e, t]) => [(0, l.FV)(e), (0, l.fl)(t, 400)]), ...e.checks.map((e) => [`${p[e.state]} ${(0, l.FV)(e.name)}`, (0, l.FV)(e.detail, 400)])])]);
			return {
				words: r,
				countsProblems: true,
				actions: i,
				details: []
			};
		}
		var m = n(92158);
		var h = n(45794);
		var g = n(34779);
		var _ = n(73358);
		var v = n(31401);
		var y = n(25614);
		var b = n(76621);
		var x = n(98197);
		var S = n(84551);
		var C = n(59492);
		;
		async function checkReads(e, t, n, r) {
			const i = [
				"organization",
				"repositories",
				"tags",
				"advisories",
				"role bindings",
				"tag history"
			];
			if (n === undefined) return i.map((e) => skipped(e, f).check);
			const { client: a } = t.session;
			const ask = (t, n) => runCheck(t, e.identity, n);
			const first = (e, t) => ask(e, async () => {
				const e = t({ pageSize: 1 });
				const n = await a.send(e);
				const r = `the first page has none of ${n.totalCount} rows`;
				if (n.rows.length === 0 && (n.totalCount ?? 0) > 0) throw (0, g.z$)(r, `${e.method} ${e.path}`);
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
				first("repositories", (0, _.FP)((0, b.uP)(c), C.qB)),
				first("advisories", (0, _.FP)((0, v.YM)({}), { uid: true })),
				first("role bindings", (0, _.FP)((0, x.Zf)(c), { uid: true }))
			]);
			const p = l.value;
			const m = "not tried: no repository was found";
			const h = p === undefined ? skipped("tags", m) : await first("tags", (0, _.FP)((0, S.cB)({ childrenOf: p.uid }), C.qB));
			const y = p === undefined || h.value === undefined ? skipped("tag history", p === undefined ? m : "not tried: no tag was found") : await readHistory(e, t, p, h.value, r);
			return [
				o,
				l,
				h,
				u,
				d,
				y
			].map(({ check: e }) => e);
		}
		async function organizationOf(e, t, n) {
			const { client: r } = t.session;
			const i = organizationUid(e, n);
			if (i !== undefined) return (0, C.iY)(r, i);
			if (e.organization !== undefined) return (0, C.t2)(e, r);
			for await (const e of (0, _.n4)(r, (0, _.FP)((0, y.P$)(), C.qB))) {
				const t = e.find((e) => !e.uid.includes("/"));
				if (t !== undefined) return t;
			}
			throw new h.yo({
				message: "the identity cannot see any organization",
				fix: "set `organization` to the uid or the exact name of an organization in which the identity has a role",
				input: "organization"
			});
		}
		function organizationUid(e, t) {
			const { identity: n, organization: r } = e;
			if (r !== undefined) return (0, C.Qn)(r) ? r : undefined;
			const i = n ?? (0, s.Ip)(t ?? "")?.subject;
			return i?.includes("/") === true ? i.split("/")[0] : undefined;
		}
		async function readHistory(e, t, n, i, a) {
			const o = "tag history";
			if (a === undefined) return skipped(o, "not tried: not signed in to the registry");
			const { client: s, registry: c } = t.session;
			return runCheck(o, e.identity, async () => {
				(0, g.rI)(n, "repository", "GET /registry/v2/repos");
				(0, g.rI)(i, "tag", "GET /registry/v2/tags");
				const e = n.uid.split("/").slice(0, -1);
				const a = e.map((t, n) => e.slice(0, n + 1).join("/"));
				const o = await Promise.all(a.map((e) => (0, C.iY)(s, e)));
				for (const e of o) (0, g.rI)(e, "group", "GET /iam/v2/groups");
				const l = [...o, n].map(({ name: e }) => e).join("/");
				const u = t.clock.now() - 30 * r.sO;
				const d = await c.history(l, i.name)({ start: u });
				const f = `${l}:${i.name}, ${d.length} records of the last 30 days`;
				return {
					detail: f,
					value: l
				};
			});
		}
		function countOf(e) {
			if (e.totalCount !== undefined) return `can be read: ${e.totalCount}`;
			return e.rows.length === 0 ? "can be read: none" : "can be read";
		}
		var w = n(63144);
		var T = n(3532);
		var E = n(80922);
		var D = n(2901);
		var O = n(30858);
		;
		const k = (0, D.kb)("ECOSYSTEM_", "UNSPECIFIED JAVA PYTHON");
		const A = (0, E.$U)(k);
		const j = (0, E.iU)({
			uid: E.mw,
			...(0, E.Te)("name", "description", "latestVersion", "createTime", "updateTime"),
			ecosystem: A,
			versionCount: E.nd
		});
		const M = (0, E.iU)({
			uid: E.mw,
			...(0, E.Te)("name", "version", "description", "createTime", "updateTime"),
			sizeBytes: E.U9
		});
		const N = (0, E.iU)({ counts: (0, E.c3)((0, E.iU)({
			ecosystem: A,
			totalCount: E.U9
		})) });
		function listArtifacts(e) {
			return (0, O.gi)("/libraries/v2/artifacts", j, { ...e });
		}
		function listArtifactVersions(e) {
			const t = path`/libraries/v2/artifacts/${e}/versions`;
			return listOperation(t, M, {}, "artifactVersions");
		}
		function getArtifactCount(e) {
			return readCall("/libraries/v2/artifacts/count", N, { ecosystems: e });
		}
		var P = n(74962);
		var F = n(26808);
		var I = n(27710);
		;
		const L = (0, D.kb)("CORRELATION_RULE_", "UNSPECIFIED SUB_EQUALS_EXTERNAL_ID OID_EQUALS_EXTERNAL_ID");
		const R = (0, D.kb)("CREDENTIAL_STATE_", "UNSPECIFIED NOT_ISSUED LIVE EXPIRED REVOKED ROTATING");
		const ee = (0, E.iU)({
			...(0, E.Te)("issuer", "clientId", "groupsClaim"),
			additionalScopes: (0, E.c3)(E.mw),
			pkceEnabled: E.Jt,
			correlationRule: (0, E.$U)(L)
		});
		const te = (0, E.iU)({
			enabled: E.Jt,
			...(0, E.Te)("endpointUrl", "tokenExpireTime", "previousTokenExpireTime", "etag"),
			credentialState: (0, E.$U)(R)
		});
		const ne = (0, E.iU)({
			uid: E.mw,
			...(0, E.Te)("name", "description", "defaultRole", "createTime", "updateTime"),
			oidc: (0, E.no)(ee),
			scim: (0, E.no)(te)
		});
		const z = (0, O.Zc)("/iam/v2/identityProviders", ne, {
			...(0, I.zu)("name", "description", "defaultRole"),
			oidc: { fields: {
				...(0, I.zu)("issuer", "clientId", "additionalScopes", "groupsClaim", "pkceEnabled"),
				...(0, I.ol)("clientSecret"),
				correlationRule: { names: L }
			} }
		});
		const B = z.list;
		const re = z.get;
		const ie = z.create;
		const ae = z.update;
		const oe = z.remove;
		const V = (0, E.iU)({
			...(0, E.Te)("identityProviderUid", "etag"),
			enabled: E.Jt
		});
		const H = (0, E.iU)({
			...(0, E.Te)("identityProviderUid", "etag", "revokeTime"),
			enabled: E.Jt
		});
		const U = (0, E.iU)({
			token: E.Qq,
			...(0, E.Te)("identityProviderUid", "endpointUrl", "expireTime", "etag"),
			...(0, E.Te)("requestedOverlap", "previousTokenExpireTime")
		});
		const W = {
			expireTime: "member",
			neverExpires: "value"
		};
		const G = {
			...W,
			etag: "value",
			overlap: "member"
		};
		function generateScimToken(e, t = {}) {
			const n = path`/iam/v2/identityProviders/${e}:generateScimToken`;
			return postCall(n, t, U, W);
		}
		function regenerateScimToken(e, t) {
			const n = path`/iam/v2/identityProviders/${e}:regenerateScimToken`;
			return postCall(n, t, U, G);
		}
		function revokeScimToken(e) {
			return postCall(path`/iam/v2/identityProviders/${e}:revokeScimToken`, {}, H);
		}
		function setScimEnabled(e, t) {
			return postCall(path`/iam/v2/identityProviders/${e}:setScimEnabled`, t, V, values("enabled", "etag"));
		}
		var K = n(93121);
		;
		const q = (0, E.iU)({
			uid: E.mw,
			sink: E.Qq
		});
		const J = (0, O.Zc)("/events/v2/subscriptions", q, (0, I.zu)("sink"));
		const Y = J.list;
		const se = J.get;
		const ce = J.create;
		const le = J.remove;
		;
		async function checkWire(e, t, n) {
			if (n === undefined) {
				const e = {
					zeroValues: "unknown",
					filters: {},
					lists: {}
				};
				const line = (e) => skipped(e, f).check;
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
			const o = await Promise.all(de.map(async (e) => {
				const t = a.get(e.path);
				const n = t?.kind === "page" ? t.rows.length : 0;
				const r = `${e.path}?${e.filter}`;
				const words = (e) => X[judgeFilter(e, n)] ?? refused(e);
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
		const ue = {
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
			for (const [n, r] of e) for (const e of ue[n] ?? []) {
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
				if (!(0, w.u4)(n)) return undefined;
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
		const probe = (e, t) => ({
			path: t({ pageSize: 1 }).path,
			key: e,
			list: t
		});
		const Z = [
			probe("groups", (0, y.P$)()),
			probe("identities", (0, F.T8)()),
			probe("roles", (0, K.OH)()),
			probe("roleBindings", (0, x.Zf)()),
			probe("identityProviders", B()),
			probe("accountAssociations", (0, T.Ev)()),
			probe("groupInvites", (0, y.o_)()),
			probe("externalGroupRoleMappings", (0, P.u$)()),
			probe("repos", (0, b.uP)()),
			probe("tags", (0, S.cB)({})),
			probe("advisories", (0, v.YM)({})),
			probe("artifacts", listArtifacts({ ecosystems: ["ECOSYSTEM_PYTHON"] })),
			probe("vulnerabilityMetadata", (0, v.sb)()),
			probe("subscriptions", Y())
		];
		const Q = "platform-actions-doctor-looks-for-nothing";
		const $ = "d0".repeat(20);
		const de = [
			{
				filter: "uidp.children_of",
				...probe("repos", (0, b.uP)({ childrenOf: $ }))
			},
			{
				filter: "name",
				...probe("repos", (0, b.uP)({ name: Q }))
			},
			{
				filter: "name",
				...probe("groups", (0, y.P$)({ name: Q }))
			},
			{
				filter: "name",
				...probe("identities", (0, F.T8)({ name: Q }))
			},
			{
				filter: "name",
				...probe("roles", (0, K.OH)({ name: Q }))
			},
			{
				filter: "identity",
				...probe("roleBindings", (0, x.Zf)({ identity: $ }))
			},
			{
				filter: "name",
				...probe("tags", (0, S.cB)({ name: Q }))
			},
			{
				filter: "artifactNames",
				...probe("advisories", (0, v.YM)({ artifactNames: [Q] }))
			},
			{
				filter: "componentNames",
				...probe("advisories", (0, v.YM)({ componentNames: [Q] }))
			},
			{
				filter: "advisoryIds",
				...probe("advisories", (0, v.YM)({ advisoryIds: [Q] }))
			},
			{
				filter: "aliases",
				...probe("advisories", (0, v.YM)({ aliases: [Q] }))
			}
		];
		const fe = new Set([
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
					...n({ pageSize: _.Nt }),
					decode
				});
			} catch (e) {
				if (!(e instanceof g.Wk) || !fe.has(e.code)) throw e;
				return {
					kind: "refused",
					code: e.code
				};
			}
		}
		;
		const work = async (e, t) => {
			const { host: n, session: r } = t;
			const [a, o, s] = await Promise.all([
				askWho(e, t),
				signIn(e, "platform", e["api-url"], r.platformTokens, n.person !== undefined),
				signIn(e, "registry", r.registryAudience, r.registryTokens, n.person !== undefined)
			]);
			const c = await checkReads(e, t, o.value, s.value);
			const l = await checkWire(e, t, o.value);
			const u = [["least-privilege", run_stateOf(e, r.narrowing())], ...t.manifests.flatMap(needsOf)];
			const d = [
				{
					title: "Who this job is",
					facts: [
						...claimRows(a.value),
						["identity", e.identity ?? "none"],
						["organization", e.organization ?? organizationUid(e, o.value) ?? "none"]
					],
					checks: [a.check]
				},
				{
					title: "Audiences",
					facts: [],
					checks: [o.check, s.check]
				},
				{
					title: "What can be read",
					facts: [],
					checks: c
				},
				{
					title: "Capabilities that commands ask for",
					facts: u,
					checks: []
				},
				{
					title: "Which lists answer",
					facts: [],
					checks: l.lists
				},
				{
					title: "How the service writes its answers",
					facts: [],
					checks: l.writing
				},
				{
					title: "Host",
					facts: hostFacts(n),
					checks: []
				}
			];
			return {
				...i.BU,
				problems: problemsOf(d.flatMap((e) => e.checks)),
				firstProblemDecides: true,
				summary: () => doctorAnswer(d),
				report: {
					claims: a.value === undefined ? {} : Object.fromEntries(claimRows(a.value)),
					checks: d.flatMap(({ checks: e, title: t }) => e.map(({ detail: e, name: n, state: r }) => ({
						section: t,
						name: n,
						state: r,
						detail: e
					}))),
					capabilities: Object.fromEntries(u),
					service: l.facts,
					host: {
						name: n.name,
						...n.capabilities,
						limitations: n.limitations ?? []
					}
				},
				log: renderDoctorLog(d)
			};
		};
		const pe = (0, a.fQ)(work, m.e.capabilities);
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
		async function askWho(e, t) {
			const { host: n, session: r } = t;
			const i = "ID token";
			const a = await runCheck(i, e.identity, async () => {
				const e = await (0, s.K8)(r.signIn);
				n.mask(e);
				const t = (0, s.Ip)(e);
				return {
					detail: t === undefined ? "received, but it is not a readable JWT" : "received",
					value: t
				};
			});
			const o = n.person !== undefined && e.identity === undefined;
			const c = !o && n.person?.token === undefined && isIdTokenNeeded(e);
			if (c || a.check.state !== "failed") return a;
			return skipped(i, `none: ${a.check.detail}`);
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
		const me = {
			kind: "usage",
			message: "`identity` is required: there is no identity to sign in as",
			fix: "set `identity` to the uid of an identity that this job may assume, or `token` and `registry-token`"
		};
		const he = {
			kind: "unauthenticated",
			message: "you are not signed in: there is no token, and a terminal does not issue ID tokens"
		};
		async function signIn(e, t, n, i, a) {
			const c = `${t} (${n})`;
			if (i !== undefined) {
				return runCheck(c, e.identity, async () => {
					const e = await i.get();
					const t = (0, s.Ip)(e);
					const n = t?.expiresAt === undefined ? "" : `, until ${(0, r.sZ)(t.expiresAt)}`;
					const a = t?.subject === undefined ? "" : ` as ${t.subject}`;
					return {
						detail: `signed in${a}${n}`,
						value: e
					};
				});
			}
			const l = t === "platform" ? "registry-token" : "token";
			if (e[l] !== undefined) return skipped(c, `only \`${l}\` was given`);
			const u = a ? {
				...he,
				fix: (0, o.q)(["platform", "registry"], e)
			} : me;
			const d = "no identity to sign in as";
			return {
				check: {
					name: c,
					state: "failed",
					detail: d,
					problems: [u]
				},
				value: undefined
			};
		}
	}),
	42536: (function(e, t, n) {
		n.r(t);
		n.d(t, { run: function() {
			return u;
		} });
		var r = n(22475);
		var i = n(48636);
		var a = n(74757);
		var o = n(70378);
		var s = n(25314);
		var c = n(65655);
		var l = n(39352);
		const work = async (e, t) => {
			const { host: n, session: o } = t;
			const l = e.audience === "registry" ? o.registryAudience : e["api-url"];
			const u = e["output-file"];
			const d = u === undefined ? undefined : (0, i.ZB)(u, t.area, "output-file");
			const f = e.audience === "registry" ? e["registry-token"] : e.token;
			if (f === undefined && n.person !== undefined && n.person.token === undefined) throw (0, c.l_)(l, (0, s.q)([e.audience], e));
			const { expiresAt: p, token: m } = f === undefined ? await o.mint(l) : (0, c.vE)(f);
			if (d !== undefined) (0, i.vK)(d, m, 384);
			const h = Number.isFinite(p) ? (0, r.sZ)(p) : undefined;
			const g = d === undefined && t.stdoutIsPrivate;
			const _ = d === undefined && !g && n.capabilities.outputs === "none";
			const v = "The token is not printed to a terminal: redirect stdout to a pipe or a file, or set `output-file`.";
			return {
				...a.BU,
				outputs: {
					token: m,
					...h === undefined ? {} : { "expires-at": h }
				},
				report: {
					audience: l,
					...h === undefined ? {} : { expiresAt: h },
					...d === undefined ? {} : { outputFile: d }
				},
				stdout: g ? [m] : [],
				log: [`Token for ${l}${h === undefined ? "" : `, until ${h}`}${d === undefined ? "" : `, in ${d}`}.`, ..._ ? [v] : []]
			};
		};
		const u = (0, o.fQ)(work, l.e.capabilities);
	}),
	3532: (function(e, t, n) {
		n.d(t, {
			Ev: function() {
				return f;
			},
			zH: function() {
				return p;
			}
		});
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, r.c3)((0, r.iU)((0, r.Te)("installationId", "name")));
		const c = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "description", "createTime", "updateTime"),
			amazon: (0, r.no)((0, r.iU)({ account: r.Qq })),
			google: (0, r.no)((0, r.iU)((0, r.Te)("projectId", "projectNumber"))),
			azure: (0, r.no)((0, r.iU)({
				tenantId: r.Qq,
				clientIds: (0, r.A7)(r.mw)
			})),
			github: (0, r.no)((0, r.iU)({ appInstallations: (0, r.A7)((0, r.iU)({ installations: s })) })),
			chainguard: (0, r.no)((0, r.iU)({ serviceBindings: (0, r.A7)(r.mw) }))
		});
		const l = (0, r.iU)({
			...(0, r.Te)("reason", "message"),
			status: (0, r.$U)((0, i.kb)("CHECK_STATUS_", "UNSPECIFIED READY NOT_READY"))
		});
		const u = (0, i.kb)("ACCOUNT_PROVIDER_TYPE_", "UNSPECIFIED GOOGLE AMAZON AZURE");
		const d = (0, o.Zc)("/iam/v2/accountAssociations", c, {
			...(0, a.zu)("name", "description"),
			amazon: { fields: (0, a.zu)("account") },
			google: { fields: (0, a.zu)("projectId", "projectNumber") },
			azure: { fields: (0, a.zu)("tenantId", "clientIds") },
			github: { fields: (0, a.zu)("appInstallations") },
			chainguard: { fields: (0, a.zu)("serviceBindings") }
		});
		const f = d.list;
		const p = d.get;
		const m = d.create;
		const h = d.update;
		const g = d.remove;
		function checkAccountAssociation(e, t) {
			requireEnumName("providerType", t, u);
			const n = path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`;
			return postCall(n, { providerType: t }, l);
		}
	}),
	31401: (function(e, t, n) {
		n.d(t, {
			YM: function() {
				return p;
			},
			sb: function() {
				return listVulnerabilityMetadata;
			}
		});
		var r = n(80922);
		var i = n(2901);
		var a = n(30858);
		const o = (0, i.kb)("REVIEW_STATE_", "UNSPECIFIED PENDING APPROVED REQUEST_CHANGES REJECTED");
		const s = (0, i.kb)("TYPE_", "UNSPECIFIED CVSS_V2 CVSS_V3 CVSS_V4");
		const c = (0, i.kb)("TYPE_", "UNSPECIFIED VULNERABILITY_RECORD_ANALYSIS_CONTESTED COMPONENT_VULNERABILITY_MISMATCH VULNERABLE_CODE_VERSION_NOT_USED VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE VULNERABLE_CODE_NOT_IN_EXECUTION_PATH VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY INLINE_MITIGATIONS_EXIST");
		const l = (0, r.no)((0, r.iU)({ note: r.mR }));
		const u = (0, r.iU)({
			...(0, r.__)([
				"uid",
				"createTime",
				"author",
				"reviewer",
				"issue"
			], r.mR),
			reviewState: (0, r.no)((0, r.$U)(o)),
			detection: (0, r.no)(r.QV),
			fixed: (0, r.no)((0, r.iU)((0, r.__)(["fixedVersion", "note"], r.mR))),
			...(0, r.__)([
				"truePositiveDetermination",
				"analysisNotPlanned",
				"fixNotPlanned",
				"pendingUpstreamFix"
			], l),
			falsePositiveDetermination: (0, r.no)((0, r.iU)({
				type: (0, r.no)((0, r.$U)(c)),
				note: r.mR
			})),
			patched: (0, r.no)((0, r.iU)({
				patchedVersions: (0, r.kC)(r.mw),
				note: r.mR
			}))
		});
		const d = (0, r.iU)({
			...(0, r.__)([
				"uid",
				"advisoryId",
				"artifactName"
			], r.Eb),
			updateTime: r.Qq,
			...(0, r.__)([
				"createTime",
				"deleteTime",
				"legacyAdvisoryId",
				"author"
			], r.mR),
			...(0, r.__)(["artifactType", "artifactArchitecture"], r.mR),
			...(0, r.__)([
				"componentName",
				"componentType",
				"componentLocation"
			], r.mR),
			aliases: (0, r.kC)(r.mw),
			severities: (0, r.kC)((0, r.iU)({
				type: (0, r.no)((0, r.$U)(s)),
				score: r.QO
			})),
			events: (0, r.kC)(u)
		});
		const f = (0, a.Zc)("/vulnerabilities/v2/advisories", d);
		const p = f.list;
		const m = f.get;
		const h = (0, r.no)((0, r.iU)({ note: r.Qq }));
		const g = (0, r.iU)({
			timestamp: r.Qq,
			detection: (0, r.no)(r.QV),
			fixed: (0, r.no)((0, r.iU)({ fixedVersion: r.Qq })),
			...(0, r.__)([
				"truePositiveDetermination",
				"analysisNotPlanned",
				"fixNotPlanned",
				"pendingUpstreamFix"
			], h),
			falsePositiveDetermination: (0, r.no)((0, r.iU)({
				type: (0, r.$U)(c),
				note: r.Qq
			}))
		});
		const _ = (0, r.iU)({
			...(0, r.Te)("id", "packageNamespace"),
			aliases: (0, r.c3)(r.mw),
			events: (0, r.c3)(g)
		});
		const v = (0, r.iU)({
			id: r.Qq,
			advisories: (0, r.c3)(_)
		});
		const y = (0, r.iU)({ documents: (0, r.c3)(v) });
		function listAdvisoryDocuments(e = {}) {
			const { cves: t, id: n } = e;
			return {
				...readCall("/advisory/v2/documents", y, {
					id: n,
					cves: t
				}),
				anonymous: true
			};
		}
		const b = (0, i.kb)("TYPE_", "UNSPECIFIED ADVISORY ARTICLE DETECTION DISCUSSION REPORT FIX INTRODUCED PACKAGE EVIDENCE WEB");
		const x = (0, r.tD)((0, r.iU)({
			...(0, r.Te)("id", "summary", "details"),
			references: (0, r.c3)((0, r.iU)({
				type: (0, r.$U)(b),
				url: r.Qq
			})),
			severities: (0, r.c3)((0, r.iU)({
				type: (0, r.$U)(s),
				score: r.QO
			}))
		}), (e) => ({
			...e,
			uid: e.id
		}));
		function listVulnerabilityMetadata(e = {}) {
			const t = (0, a.gi)("/advisory/v2/metadata", x, { ...e }, "vulnerabilityMetadata");
			return (e) => ({
				...t(e),
				anonymous: true
			});
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
		const C = b.create;
		const w = b.remove;
		const T = (0, r.tD)((0, r.iU)((0, r.Te)("docId", "acceptedBy", "orgUid", "createTime")), (e) => ({
			...e,
			uid: `${e.orgUid}/${e.docId}`
		}));
		const E = (0, r.iU)({
			group: r.Qq,
			documentIds: (0, r.c3)(r.mw)
		});
		function listTermsAcceptances(e) {
			return listOperation(path`/iam/v2/terms/${e}`, T, {}, "termsAcceptances");
		}
		function acceptTerms(e, t) {
			return {
				...postCall(path`/iam/v2/terms/${e}`, { documentIds: t }, E),
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
	76621: (function(e, t, n) {
		n.d(t, { uP: function() {
			return f;
		} });
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, i.kb)("CATALOG_TIER_", "UNSPECIFIED APPLICATION BASE FIPS AI DEVTOOLS COMMERCIAL");
		const c = (0, r.iU)({
			...(0, r.Te)("source", "amazon", "azure", "google", "expirationTime"),
			uniqueTags: r.Jt,
			gracePeriod: r.Jt
		});
		const l = (0, r.iU)({
			contents: (0, r.no)((0, r.iU)({
				packages: (0, r.c3)(r.mw),
				runtimeRepositories: (0, r.c3)(r.mw)
			})),
			environment: (0, r.A7)(r.mw),
			annotations: (0, r.A7)(r.mw)
		});
		const u = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "description", "createTime", "updateTime"),
			activeTags: (0, r.c3)(r.mw),
			aliases: (0, r.c3)(r.mw),
			bundles: (0, r.c3)(r.mw),
			catalogTier: (0, r.$U)(s),
			sync_config: (0, r.no)(c),
			customOverlay: (0, r.no)(l)
		});
		const d = (0, o.Zc)("/registry/v2/repos", u, {
			...(0, a.zu)("name", "description", "bundles", "aliases", "activeTags", "customOverlay"),
			catalogTier: { names: s },
			sync_config: { fields: (0, a.zu)("source", "amazon", "azure", "google") }
		});
		const f = d.list;
		const p = d.get;
		const m = d.create;
		const h = d.update;
		const g = d.remove;
		const _ = (0, r.iU)((0, r.Te)("uid", "content"));
		const v = (0, r.iU)({ architectures: (0, r.c3)(r.mw) });
		const y = (0, r.iU)({
			size: r.U9,
			architecture: r.Qq
		});
		function getRepoReadme(e) {
			return readCall(path`/registry/v2/repos/${e}/readme`, _);
		}
		function updateRepoReadme(e, t) {
			return patchCall(path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, _);
		}
		function getArchitectures(e, t) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/architectures`, v);
		}
		function getSize(e, t, n) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/size`, y, { architecture: n });
		}
		const b = (0, r.iU)({
			...(0, r.Te)("policyId", "policyName", "bindingId"),
			mode: (0, r.$U)([
				"POLICY_MODE_UNSPECIFIED",
				"ENFORCED",
				"DRY_RUN"
			]),
			result: (0, r.$U)([
				"POLICY_CHECK_RESULT_UNSPECIFIED",
				"ALLOWED",
				"DENIED",
				"ERROR"
			]),
			parameters: (e) => (0, r.QV)(e ?? {})
		});
		const x = (0, r.iU)({ results: (0, r.c3)(b) });
		function checkPolicies(e, t) {
			const n = postCall(path`/registry/v1/repos/${e}:checkPolicies`, { digest: t }, x);
			return {
				...n,
				idempotent: true
			};
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
	84551: (function(e, t, n) {
		n.d(t, { cB: function() {
			return listTags;
		} });
		var r = n(80922);
		var i = n(27710);
		var a = n(30858);
		const o = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "digest", "updateTime"),
			deprecated: r.bS,
			bundles: (0, r.c3)(r.mw)
		});
		const s = (0, i.zu)("name", "digest", "deprecated", "bundles");
		const c = (0, a.Zc)("/registry/v2/tags", o, s);
		function listTags(e) {
			const { allClasses: t, ...n } = e;
			const r = t === true ? true : undefined;
			return c.list({
				...n,
				includeReferrers: r,
				includeDates: r,
				includeEpochs: r
			});
		}
		const l = c.get;
		const u = c.create;
		const d = c.remove;
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
