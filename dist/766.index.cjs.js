"use strict";
exports.id = 766;
exports.ids = [766];
exports.modules = {
	3532: ((e, t, n) => {
		n.d(t, {
			Ev: () => f,
			zH: () => p
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
	67004: ((e, t, n) => {
		n.d(t, {
			YM: () => p,
			sb: () => listVulnerabilityMetadata
		});
		var r = n(80922);
		var i = n(2901);
		;
		const a = (0, i.kb)("REVIEW_STATE_", "UNSPECIFIED PENDING APPROVED REQUEST_CHANGES REJECTED");
		const o = (0, i.kb)("TYPE_", "UNSPECIFIED CVSS_V2 CVSS_V3 CVSS_V4");
		const s = (0, i.kb)("TYPE_", "UNSPECIFIED VULNERABILITY_RECORD_ANALYSIS_CONTESTED COMPONENT_VULNERABILITY_MISMATCH VULNERABLE_CODE_VERSION_NOT_USED VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE VULNERABLE_CODE_NOT_IN_EXECUTION_PATH VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY INLINE_MITIGATIONS_EXIST");
		const c = (0, r.no)((0, r.iU)({ note: r.mR }));
		const l = (0, r.iU)({
			...(0, r.__)([
				"uid",
				"createTime",
				"author",
				"reviewer",
				"issue"
			], r.mR),
			reviewState: (0, r.no)((0, r.$U)(a)),
			detection: (0, r.no)(r.QV),
			fixed: (0, r.no)((0, r.iU)((0, r.__)(["fixedVersion", "note"], r.mR))),
			...(0, r.__)([
				"truePositiveDetermination",
				"analysisNotPlanned",
				"fixNotPlanned",
				"pendingUpstreamFix"
			], c),
			falsePositiveDetermination: (0, r.no)((0, r.iU)({
				type: (0, r.no)((0, r.$U)(s)),
				note: r.mR
			})),
			patched: (0, r.no)((0, r.iU)({
				patchedVersions: (0, r.kC)(r.mw),
				note: r.mR
			}))
		});
		const u = (0, r.iU)({
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
				type: (0, r.no)((0, r.$U)(o)),
				score: r.QO
			})),
			events: (0, r.kC)(l)
		});
		var d = n(30858);
		;
		const f = (0, d.Zc)("/vulnerabilities/v2/advisories", u);
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
				type: (0, r.$U)(s),
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
				type: (0, r.$U)(o),
				score: r.QO
			}))
		}), (e) => ({
			...e,
			uid: e.id
		}));
		function listVulnerabilityMetadata(e = {}) {
			const t = (0, d.gi)("/advisory/v2/metadata", x, { ...e }, "vulnerabilityMetadata");
			return (e) => ({
				...t(e),
				anonymous: true
			});
		}
	}),
	25614: ((e, t, n) => {
		n.d(t, {
			P$: () => f,
			Wx: () => p,
			o_: () => x
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
	76621: ((e, t, n) => {
		n.d(t, { uP: () => f });
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
	84551: ((e, t, n) => {
		n.d(t, { cB: () => listTags });
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
	59492: ((e, t, n) => {
		n.d(t, {
			Qn: () => isOrganizationUid,
			iY: () => readGroup,
			oQ: () => onlyGroup,
			qB: () => d,
			t2: () => findOrganization,
			xO: () => rootGroups
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
