"use strict";
exports.id = 378;
exports.ids = [378];
exports.modules = {
	83612: (function(e, t, n) {
		n.d(t, {
			A: function() {
				return path;
			},
			n: function() {
				return renderQuery;
			}
		});
		var r = n(10646);
		function renderQuery(e = {}) {
			const t = new URLSearchParams();
			for (const [n, r] of Object.entries(e)) {
				const e = Array.isArray(r) ? r : r === undefined ? [] : [r];
				for (const r of e) t.append(n, String(r));
			}
			const n = t.toString();
			return n === "" ? "" : `?${n}`;
		}
		function path(e, ...t) {
			const encode = (e) => e.split("/").map(encodeSegment).join("/");
			return String.raw({ raw: e }, ...t.map(encode));
		}
		function encodeSegment(e) {
			if (!(0, r.bQ)(e)) throw new TypeError(`a path segment is ${e === "" ? "empty" : `\`${e}\``}`);
			return encodeURIComponent(e).replace(/^(sha\d+)%3A(?=[0-9a-f]+$)/, "$1:");
		}
	}),
	27871: (function(e, t, n) {
		n.d(t, {
			N8: function() {
				return o;
			},
			UU: function() {
				return createClient;
			},
			x8: function() {
				return readBody;
			}
		});
		var r = n(63144);
		var i = n(83612);
		var a = n(34779);
		const o = 8;
		function createClient(e) {
			const { baseUrl: t, concurrency: n = o, tokens: r, transport: s } = e;
			const sendWith = (e, n, r) => s({
				method: e.method,
				url: `${t}${e.path}${(0, i.n)(e.query)}`,
				headers: {
					...n === undefined ? {} : { authorization: `Bearer ${n}` },
					...e.body === undefined ? {} : { "content-type": "application/json" }
				},
				...e.body === undefined ? {} : { body: JSON.stringify(e.body) },
				idempotent: e.idempotent,
				once: e.once,
				signal: r,
				judge: (t) => e.decode(readBody(t))
			});
			return {
				concurrency: n,
				send: async (e, { signal: t } = {}) => {
					if (e.anonymous === true) try {
						return await sendWith(e, undefined, t);
					} catch (e) {
						if (r === undefined || !isUnauthenticated(e)) throw e;
					}
					const n = `${e.method} ${e.path}`;
					if (r === undefined) throw new a.Wk("no token for the platform", {
						code: "UNAUTHENTICATED",
						call: n,
						sent: false
					});
					const i = await (0, a.sZ)(() => r.get(), t, n);
					try {
						return await sendWith(e, i, t);
					} catch (o) {
						if (!isUnauthenticated(o)) throw o;
						const s = await (0, a.sZ)(() => r.renew(i), t, n);
						if (s === undefined) throw o;
						return sendWith(e, s, t);
					}
				}
			};
		}
		const isUnauthenticated = (e) => e instanceof a.Wk && e.code === "UNAUTHENTICATED";
		function readBody(e) {
			const t = e.trim();
			if (t === "") return undefined;
			const n = (0, r.qF)(t);
			if (n === undefined) throw new TypeError("it is not JSON");
			return n;
		}
	}),
	80684: (function(e, t, n) {
		n.d(t, {
			q: function() {
				return pageDecoder;
			},
			v: function() {
				return decodeEnvelope;
			}
		});
		var r = n(63144);
		var i = n(80922);
		const a = new Set([
			"nextPageToken",
			"totalCount",
			"skipped"
		]);
		const o = (0, i.iU)({
			nextPageToken: i.Qq,
			totalCount: i.U9,
			skipped: i.U9
		});
		function pageDecoder(e, t) {
			const n = (0, i.c3)(t);
			return (t, s) => {
				if (!(0, r.u4)(t)) throw new i.$C();
				const c = Object.keys(t);
				if (!c.includes(e) && (c.length === 0 || !c.every((e) => a.has(e)))) throw new TypeError(`it is not a list of \`${e}\``);
				const { nextPageToken: l, skipped: u, totalCount: d } = o({
					...t,
					[e]: undefined
				});
				const f = (0, i.SB)(e, n, t[e], s);
				const p = f.findIndex((e) => (0, r.u4)(e) && e["uid"] === "");
				if (p >= 0) throw new TypeError(`\`${e}.${p}.uid\` is empty`);
				return {
					rows: f,
					nextPageToken: l,
					totalCount: d,
					skipped: u ?? 0
				};
			};
		}
		function decodeEnvelope(e, t) {
			if ((0, r.u4)(e) && Object.keys(e).length === 0) throw new TypeError("it has none of the keys of a list");
			const n = rowsKey(e, t);
			if (!(0, r.u4)(e) || n === undefined) {
				const t = [{
					kind: "whole",
					uid: "",
					value: e
				}];
				return {
					rows: t,
					nextPageToken: "",
					totalCount: undefined,
					skipped: 0
				};
			}
			const a = e[n] ?? [];
			if (!Array.isArray(a)) throw new i.$C(n);
			const { nextPageToken: s, skipped: c, totalCount: l } = o({
				...e,
				[n]: undefined
			});
			return {
				rows: nameRows(a),
				nextPageToken: s,
				totalCount: l,
				skipped: c ?? 0
			};
		}
		function rowsKey(e, t) {
			if (!(0, r.u4)(e)) return undefined;
			const n = Object.keys(e).filter((e) => !a.has(e));
			const i = n.filter((t) => Array.isArray(e[t]));
			const o = Object.keys(e).some((e) => a.has(e));
			if (!o && i.length < n.length) return undefined;
			const s = [t, "items"].find((e) => i.includes(e));
			if (s !== undefined) return s;
			if (i.length > 1) return undefined;
			return i[0] ?? t;
		}
		function nameRows(e) {
			const t = new Map();
			return e.map((e) => {
				const n = (0, r.b6)((0, r._F)(e, "uid") ?? (0, r._F)(e, "id"));
				if (n !== undefined) return {
					kind: "row",
					uid: n,
					value: e
				};
				const i = JSON.stringify(e);
				const a = t.get(i) ?? 0;
				t.set(i, a + 1);
				return {
					kind: "row",
					uid: `${a} ${i}`,
					value: e
				};
			});
		}
	}),
	80922: (function(e, t, n) {
		n.d(t, {
			$C: function() {
				return Misfit;
			},
			$U: function() {
				return enumName;
			},
			A7: function() {
				return mapOf;
			},
			Eb: function() {
				return o;
			},
			Jt: function() {
				return l;
			},
			QO: function() {
				return scoreText;
			},
			QV: function() {
				return p;
			},
			Qq: function() {
				return s;
			},
			SB: function() {
				return decodeAt;
			},
			Te: function() {
				return texts;
			},
			U9: function() {
				return f;
			},
			__: function() {
				return each;
			},
			bS: function() {
				return u;
			},
			c3: function() {
				return listOf;
			},
			iU: function() {
				return message;
			},
			kC: function() {
				return maybeListOf;
			},
			mR: function() {
				return c;
			},
			mw: function() {
				return a;
			},
			nd: function() {
				return d;
			},
			no: function() {
				return maybe;
			},
			tD: function() {
				return changed;
			},
			ut: function() {
				return answerOf;
			}
		});
		var r = n(63144);
		class Misfit extends TypeError {
			#e;
			constructor(e = "") {
				super(`${e === "" ? "it" : `\`${e}\``} has the wrong type`);
				this.#e = e;
			}
			get place() {
				return this.#e;
			}
		}
		function decodeAt(e, t, n, r) {
			try {
				return t(n, r);
			} catch (t) {
				if (!(t instanceof Misfit)) throw t;
				throw new Misfit(t.place === "" ? String(e) : `${e}.${t.place}`);
			}
		}
		function valueOf(e) {
			return (t) => {
				if (e(t)) return t;
				throw new Misfit();
			};
		}
		const isText = (e) => typeof e === "string";
		const isInteger = (e) => Number.isSafeInteger(e);
		const i = valueOf((e) => typeof e === "boolean");
		function maybe(e) {
			return (t, n) => t === undefined || t === null ? undefined : e(t, n);
		}
		function absentAs(e, t) {
			return (n, r) => n === undefined || n === null ? t() : e(n, r);
		}
		const a = valueOf(isText);
		const o = valueOf((e) => isText(e) && e !== "");
		const s = absentAs(a, () => "");
		const c = maybe(a);
		function each(e, t) {
			return Object.fromEntries(e.map((e) => [e, t]));
		}
		const texts = (...e) => each(e, s);
		const scoreText = (e) => s(typeof e === "number" ? String(e) : e);
		function enumName(e) {
			return scoreText;
		}
		const l = absentAs(i, () => false);
		const u = maybe(i);
		const d = absentAs(valueOf(isInteger), () => 0);
		const f = maybe((e) => {
			const t = isText(e) ? /^[0-9]{1,15}$/.test(e) : isInteger(e) && e >= 0;
			if (t) return Number(e);
			throw new Misfit();
		});
		function listOf(e) {
			return absentAs(items(e), () => []);
		}
		function maybeListOf(e) {
			return maybe(items(e));
		}
		function items(e) {
			return (t, n) => {
				if (!Array.isArray(t)) throw new Misfit();
				for (let r = 0; r < t.length; r += 1) t[r] = decodeAt(r, e, t[r], n);
				return t;
			};
		}
		function mapOf(e) {
			return absentAs((t) => {
				if (!(0, r.u4)(t)) throw new Misfit();
				const n = Object.entries(t);
				return Object.fromEntries(n.map(([t, n]) => [t, decodeAt(t, e, n)]));
			}, () => ({}));
		}
		const p = message({});
		function message(e) {
			const t = Object.entries(e);
			const n = new Set(Object.keys(e));
			const decode = (e, i) => {
				if (!(0, r.u4)(e)) throw new Misfit();
				const a = e;
				for (const [e, n] of t) {
					const t = a[e];
					const r = readField(e, n, t, i);
					if (r !== t) a[e] = r;
				}
				for (const e in a) {
					const t = a[e];
					if (typeof t === "object" && !n.has(e)) a[e] = withoutNulls(t);
				}
				return a;
			};
			return Object.assign(decode, { fields: n });
		}
		function readField(e, t, n, r) {
			const i = r === undefined || r[e];
			try {
				return decodeAt(e, t, n, typeof i === "object" ? i : undefined);
			} catch (a) {
				if ((i ?? false) !== false || n === undefined) throw a;
				return readField(e, t, undefined, r);
			}
		}
		const m = 100;
		function withoutNulls(e, t = 0) {
			if (t > m) return e;
			if (Array.isArray(e)) return e.map((e) => withoutNulls(e, t + 1));
			if (!(0, r.u4)(e)) return e ?? undefined;
			const n = Object.entries(e).filter(([, e]) => e !== null);
			return Object.fromEntries(n.map(([e, n]) => [e, withoutNulls(n, t + 1)]));
		}
		function changed(e, t) {
			const own = (n, r) => t(e(n, r));
			return Object.assign(own, { fields: e.fields });
		}
		function answerOf(e, t = false) {
			return (n, i) => {
				if (!(0, r.u4)(n)) throw new Misfit();
				const a = Object.keys(n);
				const o = t && a.length === 0;
				const s = a.some((r) => e.fields.has(r) && (t || n[r] !== null));
				if (!s && !o && e.fields.size > 0) throw new TypeError(`it has none of the fields ${[...e.fields].join(", ")}`);
				return e(n, i);
			};
		}
	}),
	2901: (function(e, t, n) {
		n.d(t, {
			$8: function() {
				return a;
			},
			IA: function() {
				return requireEnumName;
			},
			kb: function() {
				return enumNames;
			}
		});
		var r = n(38707);
		function enumNames(e, t) {
			return t.split(" ").map((t) => `${e}${t}`);
		}
		function requireEnumName(e, t, n) {
			if (t === undefined || n.includes(t)) return;
			const r = nearestName(t, n);
			const i = r === undefined ? "" : `; did you mean \`${r}\`?`;
			const a = `\`${e}\`: the service does not know \`${t}\` and would silently ignore it${i}`;
			throw new TypeError(a);
		}
		function nearestName(e, t) {
			const n = e.toUpperCase().replace(/[^A-Z0-9]+/g, "_");
			const i = commonPrefix(t);
			const a = n.startsWith(i) ? n : i + n;
			return t.find((e) => e === a) ?? t.find((e) => e.endsWith(`_${n}`)) ?? (0, r.LE)(a, t, 1)[0];
		}
		function commonPrefix(e) {
			const [t = ""] = e;
			let n = t.lastIndexOf("_") + 1;
			while (n > 0 && !e.every((e) => e.startsWith(t.slice(0, n)))) n = t.lastIndexOf("_", n - 2) + 1;
			return t.slice(0, n);
		}
		const i = [
			"INTERNAL",
			"IAM_GROUPS_CREATE",
			"IAM_GROUPS_UPDATE",
			"IAM_GROUPS_LIST",
			"IAM_GROUPS_DELETE",
			"IAM_GROUP_INVITES_CREATE",
			"IAM_GROUP_INVITES_LIST",
			"IAM_GROUP_INVITES_DELETE",
			"IAM_ROLES_CREATE",
			"IAM_ROLES_UPDATE",
			"IAM_ROLES_LIST",
			"IAM_ROLES_DELETE",
			"IAM_ROLE_BINDINGS_CREATE",
			"IAM_ROLE_BINDINGS_UPDATE",
			"IAM_ROLE_BINDINGS_LIST",
			"IAM_ROLE_BINDINGS_DELETE",
			"TENANT_CLUSTERS_CREATE",
			"TENANT_CLUSTERS_UPDATE",
			"TENANT_CLUSTERS_LIST",
			"TENANT_CLUSTERS_DELETE",
			"TENANT_CLUSTERS_DISCOVER",
			"TENANT_RECORDS_LIST",
			"TENANT_RECORD_CONTEXTS_LIST",
			"TENANT_RECORD_SIGNATURES_LIST",
			"TENANT_RECORD_POLICY_RESULTS_LIST",
			"TENANT_RISKS_LIST",
			"TENANT_SBOMS_LIST",
			"TENANT_VULN_REPORTS_LIST",
			"TENANT_ATTESTATIONS_LIST",
			"IAM_ACCOUNT_ASSOCIATIONS_CREATE",
			"IAM_ACCOUNT_ASSOCIATIONS_UPDATE",
			"IAM_ACCOUNT_ASSOCIATIONS_LIST",
			"IAM_ACCOUNT_ASSOCIATIONS_DELETE",
			"IAM_POLICY_CREATE",
			"IAM_POLICY_UPDATE",
			"IAM_POLICY_LIST",
			"IAM_POLICY_DELETE",
			"IAM_IDENTITY_CREATE",
			"IAM_IDENTITY_UPDATE",
			"IAM_IDENTITY_LIST",
			"IAM_IDENTITY_DELETE",
			"TENANT_NODES_LIST",
			"TENANT_NAMESPACES_LIST",
			"TENANT_WORKLOADS_LIST",
			"IAM_IDENTITY_PROVIDERS_CREATE",
			"IAM_IDENTITY_PROVIDERS_UPDATE",
			"IAM_IDENTITY_PROVIDERS_LIST",
			"IAM_IDENTITY_PROVIDERS_DELETE",
			"IAM_SCIM_MANAGE",
			"EVENTS_SUBSCRIPTION_CREATE",
			"EVENTS_SUBSCRIPTION_UPDATE",
			"EVENTS_SUBSCRIPTION_LIST",
			"EVENTS_SUBSCRIPTION_DELETE",
			"REPO_BLOBS_GET",
			"REPO_CREATE",
			"REPO_UPDATE",
			"REPO_LIST",
			"REPO_DELETE",
			"MANIFEST_CREATE",
			"MANIFEST_UPDATE",
			"MANIFEST_LIST",
			"MANIFEST_DELETE",
			"TAG_CREATE",
			"TAG_UPDATE",
			"TAG_LIST",
			"TAG_DELETE",
			"MANIFEST_METADATA_LIST",
			"REFERRERS_LIST",
			"REPO_INTERNAL_ADMIN",
			"APK_BLOBS_GET",
			"APK_CREATE",
			"APK_UPDATE",
			"APK_LIST",
			"APK_DELETE",
			"VERSION_LIST",
			"VULN_REPORT_CREATE",
			"VULN_REPORT_LIST",
			"VULN_CREATE",
			"BUILD_REPORT_LIST",
			"LIBRARIES_ENTITLEMENTS_CREATE",
			"LIBRARIES_ENTITLEMENTS_LIST",
			"LIBRARIES_ENTITLEMENTS_DELETE",
			"LIBRARIES_ARTIFACTS_LIST",
			"LIBRARIES_PYTHON_LIST",
			"LIBRARIES_PYTHON_CREATE",
			"LIBRARIES_JAVA_LIST",
			"LIBRARIES_JAVA_CREATE",
			"LIBRARIES_JAVASCRIPT_LIST",
			"LIBRARIES_JAVASCRIPT_CREATE",
			"LIBRARIES_DOTNET_LIST",
			"LIBRARIES_DOTNET_CREATE",
			"LIBRARIES_GO_LIST",
			"LIBRARIES_GO_CREATE",
			"LIBRARIES_CACHE_INVALIDATE",
			"LIBRARIES_CACHE_LIST",
			"LIBRARIES_REBUILDER_REQUESTS_CREATE",
			"LIBRARIES_REBUILDER_REQUESTS_LIST",
			"LIBRARIES_REBUILDER_REQUESTS_CANCEL",
			"LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE",
			"LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE",
			"LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE",
			"LIBRARIES_REBUILDER_BUILDS_READ",
			"LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH",
			"LIBRARIES_REBUILDER_BUILDS_UNTRUSTED",
			"LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ",
			"LIBRARIES_REBUILDER_NEW_VERSIONS_READ",
			"LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH",
			"LIBRARIES_REBUILDER_MALWARE_STATUS_READ",
			"LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST",
			"LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE",
			"LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE",
			"LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE",
			"LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE",
			"LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE",
			"LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST",
			"LIBRARIES_REQUEST_GROUPS_CREATE",
			"LIBRARIES_REQUEST_GROUPS_LIST",
			"LIBRARIES_REQUEST_GROUPS_UPDATE",
			"LIBRARIES_REQUEST_GROUPS_DELETE",
			"LIBRARIES_REQUEST_GROUPS_SUBMIT",
			"LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE",
			"LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE",
			"LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED",
			"REGISTRY_ENTITLEMENTS_LIST",
			"REGISTRY_ENTITLEMENTS_CREATE",
			"REGISTRY_ENTITLEMENTS_DELETE",
			"REGISTRY_ENTITLEMENTS_IMAGES_ADD",
			"REGISTRY_ENTITLEMENTS_IMAGES_REMOVE",
			"REGISTRY_ENTITLEMENTS_IMAGES_SWAP",
			"REGISTRY_SETTINGS_LIST",
			"REGISTRY_SETTINGS_UPDATE",
			"REGISTRY_OVERLAYS_LIST",
			"REGISTRY_OVERLAYS_EDIT",
			"SIGSTORE_CREATE",
			"SIGSTORE_UPDATE",
			"SIGSTORE_LIST",
			"SIGSTORE_DELETE",
			"SIGSTORE_CERTIFICATE_CREATE",
			"ADVISORIES_CREATE",
			"ADVISORIES_UPDATE",
			"ADVISORIES_LIST",
			"ADVISORIES_DELETE",
			"ADVISORIES_APPROVE",
			"REGISTRY_DEPLOYMENTS_CREATE",
			"REGISTRY_DEPLOYMENTS_UPDATE",
			"REGISTRY_DEPLOYMENTS_LIST",
			"POLICIES_POLICY_CREATE",
			"POLICIES_POLICY_UPDATE",
			"POLICIES_POLICY_LIST",
			"POLICIES_POLICY_DELETE",
			"POLICIES_BINDING_CREATE",
			"POLICIES_BINDING_UPDATE",
			"POLICIES_BINDING_LIST",
			"POLICIES_BINDING_DELETE",
			"POLICIES_DECISION_LIST",
			"POLICIES_OVERRIDE_CREATE",
			"POLICIES_OVERRIDE_LIST",
			"POLICIES_OVERRIDE_DELETE",
			"REPO_CHECK_POLICIES",
			"PACKAGES_ENTITLEMENTS_LIST",
			"TERMS_ACCEPT",
			"TERMS_LIST",
			"GULFSTREAM",
			"GUARDENER_DFC_CONVERT",
			"GUARDENER_ASSOCIATION_MANAGE",
			"GUARDENER_ASSOCIATION_LIST",
			"GUARDENER_ENTITLEMENT_MANAGE",
			"GUARDENER_ENTITLEMENT_LIST",
			"GUARDENER_ACTIONS_MIGRATE",
			"GUARDENER_SCAN_LIST",
			"GUARDENER_SCAN_GET",
			"MCP_TOOL_CALL",
			"SKILLS_PUBLISH",
			"SKILLS_ENTITLEMENTS_CREATE",
			"SKILLS_ENTITLEMENTS_LIST",
			"SKILLS_ENTITLEMENTS_DELETE",
			"SKILLS_LIST",
			"SKILLS_WRITE",
			"SKILLS_DELETE",
			"SKILLS_HARDEN_READ",
			"SKILLS_HARDEN_WRITE",
			"SKILLS_HARDEN_CANCEL",
			"ARGOS_DOCUMENTS_CREATE",
			"ARGOS_DOCUMENTS_LIST",
			"ARGOS_DOCUMENTS_DELETE",
			"ARGOS_OSV_READ",
			"ARGOS_OSV_DUMP",
			"LIBRARIES_POLICY_CREATE",
			"LIBRARIES_POLICY_UPDATE",
			"LIBRARIES_POLICY_LIST",
			"LIBRARIES_POLICY_DELETE",
			"LIBRARIES_POLICY_BINDING_CREATE",
			"LIBRARIES_POLICY_BINDING_UPDATE",
			"LIBRARIES_POLICY_BINDING_LIST",
			"LIBRARIES_POLICY_BINDING_DELETE",
			"LIBRARIES_POLICY_BLOCK_EVENT_LIST",
			"BUILDAPI_BUILD_CREATE",
			"BUILDAPI_BUILD_LIST",
			"BUILDAPI_WORKER_SYNC",
			"BUILDAPI_BUILD_CANCEL",
			"CASSIE_CAS_READ",
			"CASSIE_CAS_WRITE",
			"CASSIE_AC_READ",
			"CASSIE_AC_WRITE",
			"LOGGIE_LOGS_READ",
			"LOGGIE_LOGS_WRITE",
			"LOGGIE_LOGS_CREATE",
			"REX_EXECUTIONS_CREATE",
			"REX_EXECUTIONS_LIST",
			"REX_WORKERS_CONNECT",
			"REX_CLASS_USE",
			"REX_CLASS_SERVE",
			"ACTIONS_LIST"
		];
		const a = i.map((e) => `CAP_${e}`);
	}),
	34779: (function(e, t, n) {
		n.d(t, {
			J0: function() {
				return unlessRefused;
			},
			Lp: function() {
				return o;
			},
			RG: function() {
				return c;
			},
			Wk: function() {
				return PlatformError;
			},
			Wm: function() {
				return stoppedError;
			},
			YV: function() {
				return CallTimeout;
			},
			rI: function() {
				return requireName;
			},
			sZ: function() {
				return untilStopped;
			},
			z$: function() {
				return undecodable;
			}
		});
		var r = n(38086);
		var i = n(24344);
		var a = n(2901);
		const o = (0, a.kb)("", "OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED");
		const s = {
			fieldViolations: [],
			preconditions: [],
			resource: undefined,
			others: []
		};
		class PlatformError extends Error {
			code;
			httpStatus;
			reason;
			domain;
			metadata;
			details;
			body;
			requestId;
			call;
			sent;
			retryAfterMs;
			constructor(e, t) {
				super(e, { cause: t.cause });
				this.name = "PlatformError";
				this.code = t.code;
				this.call = t.call;
				this.httpStatus = t.httpStatus ?? 0;
				this.reason = t.reason ?? "";
				this.domain = t.domain ?? "";
				this.metadata = t.metadata ?? {};
				this.details = t.details ?? s;
				this.body = t.body ?? "";
				this.requestId = t.requestId;
				this.sent = t.sent ?? true;
				this.retryAfterMs = t.retryAfterMs;
			}
		}
		class CallTimeout extends Error {}
		function stoppedError({ reason: e }, t, n = true) {
			const r = e instanceof Error ? e.message : "the run was stopped";
			const i = e instanceof CallTimeout ? "TIMEOUT" : "CANCELLED";
			return new PlatformError(r, {
				code: i,
				call: t,
				cause: e,
				sent: n
			});
		}
		async function untilStopped(e, t, n) {
			if (t === undefined) return e();
			if (t.aborted) throw stoppedError(t, n, false);
			try {
				return await (0, i.Eu)(e(), t);
			} catch (e) {
				throw t.aborted ? stoppedError(t, n, false) : e;
			}
		}
		function requireName(e, t, n) {
			if (e.name !== "") return;
			const i = (0, r.h0)(e.uid, 200);
			throw undecodable(`the ${t} \`${i}\` has no name in the list, so it cannot be identified`, n);
		}
		function undecodable(e, t) {
			return new PlatformError(e, {
				code: "UNDECODABLE",
				call: t
			});
		}
		const c = [
			"NOT_FOUND",
			"PERMISSION_DENIED",
			"INVALID_ARGUMENT"
		];
		async function unlessRefused(e, t) {
			try {
				return await t;
			} catch (t) {
				if (t instanceof PlatformError && e.includes(t.code)) return undefined;
				throw t;
			}
		}
	}),
	73358: (function(e, t, n) {
		n.d(t, {
			FP: function() {
				return listNeeding;
			},
			MB: function() {
				return readRounds;
			},
			Nt: function() {
				return o;
			},
			cw: function() {
				return addNew;
			},
			dX: function() {
				return readNeeding;
			},
			n4: function() {
				return readPages;
			},
			oY: function() {
				return clampPageSize;
			}
		});
		var r = n(63144);
		var i = n(38086);
		var a = n(34779);
		const o = 200;
		const s = 200;
		async function* readPages(e, t, n = o) {
			const r = new Set();
			for await (const { round: i, rows: a } of readRounds(e, t, n, { known: r })) yield i === 1 ? a : a.filter((e) => addNew(r, e.uid));
		}
		const c = 2;
		async function* readRounds(e, t, n, r) {
			let i = r.total ?? 0;
			const o = r.rounds ?? 0;
			for (let s = 1;; s += 1) {
				let l = 0;
				let u;
				let d = false;
				const f = (s === 1 ? r.known : undefined) ?? new Set();
				for await (const { isRepeated: r, rows: i, totalCount: a } of readCursor(e, t, n, f)) {
					l += i.length;
					d = r || d && i.length === 0;
					if (a !== undefined) u = Math.max(u ?? 0, a);
					yield {
						round: s,
						rows: i
					};
				}
				i = u ?? i;
				if (l === i || l > i && !d) return;
				if (o + s < c) continue;
				const { method: p, path: m } = t({ pageSize: clampPageSize(n) });
				const h = l < i ? `after ${l} of ${i} rows` : "while it repeated earlier rows";
				throw (0, a.z$)(`the list ended ${h}`, `${p} ${m}`);
			}
		}
		function addNew(e, t) {
			const { size: n } = e;
			return e.add(t).size > n;
		}
		async function* readCursor(e, t, n, r) {
			const i = new Set();
			let o = 0;
			let c = 0;
			let l = 0;
			let u;
			let d;
			for (;;) {
				const f = u === undefined ? {} : { pageToken: u };
				const p = t({
					pageSize: clampPageSize(n),
					...f
				});
				const m = u === undefined ? await e.send(p) : await sendLater(e, p);
				const h = `${p.method} ${p.path}`;
				l = m.rows.length === 0 ? l + 1 : 0;
				if (l > s) throw (0, a.z$)("the list keeps returning empty pages", h);
				if (u !== undefined && m.rows.some((e) => e.uid === d)) {
					o += 1;
					i.clear();
				}
				d ??= m.rows[0]?.uid;
				const g = m.rows.filter(({ uid: e }) => addNew(r, e));
				if (g.length < m.rows.length) requireOneMeaning(m.rows, h);
				if (g.length > 0) c += 1;
				else if (m.rows.length > 0) c -= 1;
				if (o > 1 || c < 0) throw (0, a.z$)("the list started over more than once", h);
				const _ = g.length === 0 && m.rows.length > 0;
				yield {
					isRepeated: _,
					rows: g,
					totalCount: m.totalCount
				};
				if (m.nextPageToken === "") return;
				if (i.has(m.nextPageToken)) throw (0, a.z$)("the service returned the page token that was just sent", h);
				u = m.nextPageToken;
				i.add(u);
			}
		}
		function requireOneMeaning(e, t) {
			const n = new Map();
			for (const o of e) {
				const e = n.get(o.uid) ?? o;
				if (!(0, r.TL)(e, o)) throw (0, a.z$)(`a page of the list contradicts itself about \`${(0, i.h0)(o.uid, 200)}\``, t);
				n.set(o.uid, e);
			}
		}
		async function sendLater(e, t) {
			const n = await e.send(t);
			return n.rows.length === 0 && n.nextPageToken === "" ? e.send(t) : n;
		}
		function clampPageSize(e) {
			if (Number.isNaN(e)) throw new TypeError("`pageSize` is not a number");
			return Math.max(1, Math.min(o, Math.floor(e)));
		}
		function listNeeding(e, t) {
			return (n) => ({
				...e(n),
				decode: (r) => e(n).decode(r, asTree(t))
			});
		}
		function readNeeding(e, t) {
			return {
				...e,
				decode: (n) => e.decode(n, asTree(t))
			};
		}
		const asTree = (e) => e;
	}),
	69762: (function(e, t, n) {
		n.d(t, {
			h: function() {
				return foldAll;
			},
			y: function() {
				return readAll;
			}
		});
		var r = n(24344);
		var i = n(27871);
		var a = n(34779);
		var o = n(73358);
		const s = 1e4;
		async function readAll(e, t, n, r = o.Nt) {
			const i = await readQuick(e, t, n, r);
			if (i.kept !== undefined) return i.kept;
			let a = [];
			let s = 1;
			for await (const { round: c, rows: l } of (0, o.MB)(e, t, r, i)) {
				if (c !== s) a = [];
				s = c;
				for (const e of keepRows(l, n)) a.push(e);
			}
			return a;
		}
		async function foldAll(e, t, n) {
			const keepNothing = (e) => {
				n(e);
			};
			const r = await readQuick(e, t, keepNothing, o.Nt);
			if (r.kept !== undefined) return;
			for await (const { rows: i } of (0, o.MB)(e, t, o.Nt, r)) i.forEach(n);
		}
		function keepRows(e, t) {
			return e.map((e) => t(e)).filter((e) => e !== undefined);
		}
		async function readQuick(e, t, n, c) {
			const l = new Set();
			let u = 0;
			const take = (e, t = e.rows) => {
				u += t.length;
				for (const e of t) l.add(e.uid);
				const [r, i] = [e.rows[0]?.uid, e.rows.at(-1)?.uid];
				return {
					firstUid: r,
					lastUid: i,
					kept: keepRows(t, n),
					totalCount: e.totalCount
				};
			};
			const open = (e) => {
				const { nextPageToken: t, rows: r, totalCount: i } = e;
				if (t === "" && r.length < (i ?? 0)) return {
					total: i,
					rounds: 1
				};
				if (t === "" && new Set(r.map(({ uid: e }) => e)).size === r.length) return { kept: keepRows(r, n) };
				const a = r.length - 1;
				const o = i !== undefined && i > r.length;
				const c = o && a >= 1 && (i - 1) / a <= s;
				return c ? {
					total: i,
					step: a,
					slice: take(e)
				} : { total: i };
			};
			const d = t({
				pageSize: (0, o.oY)(c),
				orderBy: "created_at"
			});
			const f = (await (0, a.J0)(["INVALID_ARGUMENT"], sendUsing(e, d, open)))?.() ?? {};
			const { slice: p, step: m, total: h } = f;
			if (p === undefined || m === undefined || h === undefined) return f;
			const read = async (n) => {
				const r = {
					pageSize: m + 1,
					skip: n * m,
					orderBy: "created_at"
				};
				return (await sendUsing(e, t(r), (e) => take(e, e.rows.slice(1))))();
			};
			const g = 1 + (e.concurrency ?? i.N8);
			const _ = Array.from({ length: Math.ceil((h - 1) / m) - 1 }, (e, t) => t + 1);
			const v = [p, ...await (0, r.Pk)(_, g, read)];
			const y = u === h && l.size === h && areNeighbors(v, h);
			return y ? { kept: v.flatMap(({ kept: e }) => e) } : { total: h };
		}
		function areNeighbors(e, t) {
			return e.every(({ firstUid: n, totalCount: r }, i) => r === t && (i === 0 || n === e[i - 1]?.lastUid));
		}
		async function sendUsing(e, t, n) {
			const decode = (e) => {
				const r = t.decode(e);
				try {
					const e = n(r);
					return () => e;
				} catch (e) {
					return () => {
						throw e;
					};
				}
			};
			return e.send({
				...t,
				decode
			});
		}
	}),
	30858: (function(e, t, n) {
		n.d(t, {
			D9: function() {
				return readCall;
			},
			Zc: function() {
				return resource;
			},
			gi: function() {
				return listOperation;
			},
			rU: function() {
				return postCall;
			},
			sX: function() {
				return readV1Call;
			}
		});
		var r = n(63144);
		var i = n(83612);
		var a = n(80922);
		var o = n(80684);
		var s = n(27710);
		function resource(e, t, n) {
			const at = (t) => e + (0, i.A)`/${t}`;
			return {
				list: (n) => listOperation(e, t, n),
				get: (e) => readCall(at(e), t),
				create: (e, r) => postCall(at(e), r, t, n),
				update: (e, r, i) => patchCall(at(e), r, i, t, n),
				remove: (e) => ({
					method: "DELETE",
					path: at(e),
					decode: decodeNothing,
					idempotent: true
				})
			};
		}
		function decodeNothing(e) {
			const t = (0, r.u4)(e) ? Object.keys(e).length === 0 : (e ?? undefined) === undefined;
			if (!t) throw new TypeError("it is not empty");
		}
		function readCall(e, t, n, r = false) {
			const i = {
				method: "GET",
				path: e,
				decode: (0, a.ut)(t, r),
				idempotent: true
			};
			return n === undefined ? i : {
				...i,
				query: n
			};
		}
		function readV1Call(e, t, n) {
			const r = (0, a.ut)(t, true);
			return {
				...readCall(e, t, n),
				decode: (e, t) => r(e ?? {}, t)
			};
		}
		function postCall(e, t, n, r) {
			const i = r === undefined ? t : (0, s.Oy)("create", t, r);
			return {
				method: "POST",
				path: e,
				body: i,
				decode: (0, a.ut)(n),
				idempotent: false
			};
		}
		function patchCall(e, t, n, r, i) {
			return {
				method: "PATCH",
				path: e,
				query: { updateMask: (0, s.gC)(n) },
				body: i === undefined ? t : (0, s.Oy)("update", t, i),
				decode: (0, a.ut)(r),
				idempotent: true
			};
		}
		function listOperation(e, t, n = {}, r = e.slice(e.lastIndexOf("/") + 1)) {
			const i = (0, o.q)(r, t);
			const decodeFirst = (e, t) => {
				const n = i(e, t);
				if (n.skipped > 0) throw new TypeError("`skipped` is not 0, although nothing was to be skipped");
				return n;
			};
			const { ancestorsOf: a, childrenOf: s, descendantsOf: c, inRoot: l, uids: u, ...d } = n;
			const f = structuredClone({
				"uidp.descendants_of": c,
				"uidp.children_of": s,
				"uidp.ancestors_of": a,
				"uidp.in_root": l,
				"uidp.ids": u,
				...d
			});
			return ({ orderBy: t, pageSize: n, pageToken: r, skip: a }) => ({
				method: "GET",
				path: e,
				query: {
					...f,
					page_size: n,
					page_token: r,
					order_by: t,
					skip: a
				},
				decode: a === undefined && r === undefined ? decodeFirst : i,
				idempotent: true
			});
		}
	}),
	1150: (function(e, t, n) {
		n.d(t, {
			v: function() {
				return d;
			},
			o: function() {
				return createTransport;
			}
		});
		var r = n(31666);
		var i = n(63144);
		var a = n(34779);
		;
		const o = {
			400: "INVALID_ARGUMENT",
			401: "UNAUTHENTICATED",
			403: "PERMISSION_DENIED",
			404: "NOT_FOUND",
			405: "UNIMPLEMENTED",
			408: "DEADLINE_EXCEEDED",
			409: "ABORTED",
			412: "FAILED_PRECONDITION",
			429: "RESOURCE_EXHAUSTED",
			499: "CANCELLED",
			500: "INTERNAL",
			501: "UNIMPLEMENTED",
			502: "UNAVAILABLE",
			503: "UNAVAILABLE",
			504: "DEADLINE_EXCEEDED"
		};
		const s = 1048576;
		function decodeError(e, t, n = (e) => e, r) {
			const { status: c } = e;
			const l = e.headers["x-request-id"];
			const u = l === undefined ? undefined : n(l);
			const d = errorBody(e.body, n);
			if (c >= 300 && c < 400) {
				const e = {
					code: "REDIRECT",
					call: t,
					httpStatus: c,
					body: d,
					requestId: u
				};
				return new a.Wk("the server answered with a redirect, which is never followed", e);
			}
			const f = e.body.length > s ? undefined : (0, i.qF)(e.body, n);
			const p = o[c] ?? (c >= 500 ? "INTERNAL" : "UNKNOWN");
			const m = {
				code: p,
				call: t,
				httpStatus: c,
				body: d,
				requestId: u,
				retryAfterMs: r
			};
			if ((0, i.u4)(f) && Number.isSafeInteger(f["code"])) {
				const e = decodeDetails(Array.isArray(f["details"]) ? f["details"] : []);
				const t = f["code"] !== 0 && a.Lp[Number(f["code"])] || p;
				const n = textAt(f, "message") || `HTTP status ${c}`;
				return new a.Wk(n, {
					...m,
					...e,
					code: t
				});
			}
			const h = ((0, i.u4)(f) ? recordsAt(f, "errors")?.[0] : undefined) ?? {};
			const g = textAt(h, "message") || `HTTP status ${c}`;
			return new a.Wk(g, {
				...m,
				reason: textAt(h, "code")
			});
		}
		const c = 65536;
		function errorBody(e, t) {
			const n = t(e.slice(0, s));
			return n.slice(0, new TextEncoder().encodeInto(n, new Uint8Array(c)).read);
		}
		function decodeDetails(e) {
			const t = [];
			let n = {
				reason: "",
				domain: "",
				metadata: {}
			};
			let r = {
				fieldViolations: [],
				preconditions: [],
				resource: undefined,
				others: t
			};
			for (const a of e) {
				const e = (0, i.u4)(a) ? a : {};
				const at = (t) => textAt(e, t);
				const o = at("@type").split(/[/.]/).pop();
				const s = o === "BadRequest" ? recordsAt(e, "fieldViolations") : undefined;
				const c = o === "PreconditionFailure" ? recordsAt(e, "violations") : undefined;
				if (o === "ErrorInfo") n = {
					reason: at("reason"),
					domain: at("domain"),
					metadata: textsAt(e, "metadata")
				};
				else if (s !== undefined) r = {
					...r,
					fieldViolations: s.map((e) => textsOf(e, "field", "description"))
				};
				else if (c !== undefined) {
					const e = c.map((e) => textsOf(e, "type", "subject", "description"));
					r = {
						...r,
						preconditions: e
					};
				} else if (o === "ResourceInfo") {
					const [e, t] = [at("owner"), at("description")];
					const n = {
						type: at("resourceType"),
						name: at("resourceName"),
						owner: e,
						description: t
					};
					r = {
						...r,
						resource: n
					};
				} else t.push(a);
			}
			return {
				details: r,
				...n
			};
		}
		function textsOf(e, ...t) {
			return Object.fromEntries(t.map((t) => [t, textAt(e, t)]));
		}
		function textAt(e, t) {
			const n = e[t];
			return typeof n === "string" ? n : "";
		}
		function textsAt(e, t) {
			const n = e[t];
			const r = (0, i.u4)(n) ? Object.entries(n) : [];
			return Object.fromEntries(r.flatMap(([e, t]) => typeof t === "string" ? [[e, t]] : []));
		}
		function recordsAt(e, t) {
			const n = e[t];
			return Array.isArray(n) && n.every(i.u4) ? n : undefined;
		}
		;
		const l = /^[\t\x20-\x7e\x80-\xff]*$/;
		function createTransport(e) {
			if (!l.test(e.userAgent)) throw new TypeError("`userAgent` contains a line break or another character that headers cannot contain");
			const t = e.redact ?? ((e) => e);
			return async (n) => {
				let i = false;
				const o = `${n.method} ${pathOf(n.url)}`;
				const s = n.signal === undefined ? e.signal : AbortSignal.any([e.signal, n.signal]);
				if (s.aborted) throw (0, a.Wm)(s, o, false);
				const attempt = async (r) => {
					const c = await sendOnce({
						...e,
						signal: s
					}, n, r).catch((e) => {
						throw e === s.reason ? (0, a.Wm)(s, o, i) : e;
					});
					const l = judge(n, c, t, e.clock.now());
					i ||= l.failed?.wasTaken === true;
					return l;
				};
				const c = {
					...e,
					signal: s,
					...n.once === true ? { maxAttempts: 1 } : {}
				};
				const { last: l, tries: u } = await (0, r.LH)(c, n.idempotent, attempt);
				if (l.failed === undefined) return l.value;
				if (s.aborted) throw (0, a.Wm)(s, o, i);
				throw withTries(l.error, u, i);
			};
		}
		function sendOnce(e, t, n) {
			const { clock: r, http: i, limiter: a, requestTimeoutMs: o, signal: s, trace: c, userAgent: l } = e;
			const { body: u, limit: d, method: f, url: p } = t;
			return a(async () => {
				const e = r.now();
				const a = await i({
					method: f,
					url: p,
					headers: {
						accept: "application/json",
						"user-agent": l,
						...t.headers
					},
					...u === undefined ? {} : { body: u },
					timeoutMs: o,
					...d === undefined ? {} : { maximumBytes: d.maximumBytes },
					signal: s
				});
				const m = a.kind === "response" ? a.status : a.reason;
				c({
					method: f,
					path: pathOf(p),
					outcome: m,
					attempt: n,
					milliseconds: r.now() - e
				});
				return a;
			}, s);
		}
		const u = {
			connection: "CONNECTION",
			timeout: "TIMEOUT",
			aborted: "CANCELLED",
			"too-large": "UNDECODABLE",
			certificate: "CERTIFICATE"
		};
		const d = new Set([...[
			"CANCELLED",
			"UNAVAILABLE",
			"RESOURCE_EXHAUSTED",
			"INTERNAL",
			"UNKNOWN"
		], ...[
			"DEADLINE_EXCEEDED",
			"ABORTED",
			"DATA_LOSS",
			"CONNECTION",
			"TIMEOUT"
		]]);
		function judge(e, t, n, i) {
			const o = (0, r.Rs)(t, i);
			const fail = (e) => {
				const t = o.isTransient || e.httpStatus === 409;
				return {
					error: e,
					failed: {
						...o,
						isTransient: t && d.has(e.code)
					}
				};
			};
			const s = n(`${e.method} ${pathOf(e.url)}`);
			if (t.kind === "failure") {
				const { reason: r, sent: i } = t;
				if (r === "too-large" && e.limit !== undefined) return {
					value: e.limit.tooLarge(),
					failed: undefined
				};
				return fail(new a.Wk(n(t.message), {
					code: u[r],
					call: s,
					sent: i
				}));
			}
			const { location: c } = t.headers;
			if (e.redirected !== undefined && c !== undefined && f.includes(t.status)) return {
				value: e.redirected(c),
				failed: undefined
			};
			if (t.status < 200 || t.status >= 300) return fail(decodeError(t, s, n, o.hintMs));
			const { body: l } = t;
			t.body = "";
			try {
				return {
					value: e.judge(l, t.headers),
					failed: undefined
				};
			} catch (e) {
				const r = e instanceof Error ? e.message : String(e);
				const i = n(r);
				const o = i === r ? e : undefined;
				const c = n(t.headers["x-request-id"] ?? "") || undefined;
				const u = errorBody(l, n);
				const d = {
					code: "UNDECODABLE",
					call: s,
					httpStatus: t.status,
					body: u,
					requestId: c,
					cause: o
				};
				return fail(new a.Wk(`the answer could not be read: ${i}`, d));
			}
		}
		const f = [
			301,
			302,
			303,
			307,
			308
		];
		function withTries(e, t, n) {
			if (t === 1) return e;
			const r = `${e.message} (after ${t} tries)`;
			return new a.Wk(r, {
				...e,
				cause: e.cause,
				sent: e.sent || n
			});
		}
		function pathOf(e) {
			return e.slice(e.indexOf("/", e.indexOf("//") + 2));
		}
	}),
	27710: (function(e, t, n) {
		n.d(t, {
			Oy: function() {
				return writeBody;
			},
			gC: function() {
				return maskText;
			},
			ol: function() {
				return members;
			},
			zu: function() {
				return values;
			}
		});
		var r = n(63144);
		var i = n(80922);
		var a = n(2901);
		const values = (...e) => (0, i.__)(e, "value");
		const members = (...e) => (0, i.__)(e, "member");
		function writeBody(e, t, n) {
			return written(e, t, n, "");
		}
		function written(e, t, n, r) {
			const i = {};
			for (const [a, o] of Object.entries(n)) {
				const n = Reflect.get(t, a);
				if (n === undefined || n === null) continue;
				const s = valueOf(e, n, o, `${r}${a}`);
				const c = o === "value" || typeof o === "object" && s !== "";
				if (!isEmpty(s) || e === "update" && c) i[a] = s;
			}
			return i;
		}
		function valueOf(e, t, n, i) {
			if (typeof n === "string") return t;
			if ("fields" in n) return (0, r.u4)(t) ? written(e, t, n.fields, `${i}.`) : t;
			if (Array.isArray(t)) for (const [e, r] of t.entries()) (0, a.IA)(`${i}.${e}`, String(r), n.names);
			else if (t !== "") (0, a.IA)(i, String(t), n.names);
			return t;
		}
		function isEmpty(e) {
			if (e === "") return true;
			return typeof e === "object" && e !== null && Object.keys(e).length === 0;
		}
		function maskText(e) {
			if (e?.length === 0) throw new TypeError("the mask lists no field, so nothing would be changed");
			return e?.join(",");
		}
	}),
	93619: (function(e, t, n) {
		n.d(t, {
			A3: function() {
				return reasonOf;
			},
			HT: function() {
				return readEnvelope;
			},
			Md: function() {
				return isSbomType;
			},
			cO: function() {
				return readStatement;
			},
			lM: function() {
				return documentOf;
			},
			tS: function() {
				return payloadOf;
			}
		});
		var r = n(63144);
		var i = n(44225);
		var a = n(22475);
		const o = 16;
		const s = /^[A-Za-z0-9+/_-]+={0,2}$/;
		function readEnvelope(e, t) {
			const n = (0, r.$L)(e);
			if (!(0, r.u4)(n)) throw new TypeError("it is not a JSON object");
			if (n["dsseEnvelope"] !== undefined) return {
				envelope: decodeEnvelope(n["dsseEnvelope"]),
				digest: undefined,
				bundle: n
			};
			return {
				envelope: decodeEnvelope(n),
				digest: t,
				bundle: undefined
			};
		}
		function decodeEnvelope(e) {
			if (!(0, r.u4)(e)) throw new TypeError("its envelope is not an object");
			const [t, n] = [(0, r.b6)(e["payload"]), (0, r.b6)(e["payloadType"])];
			if (t === undefined || n === undefined) throw new TypeError("it is neither a DSSE envelope nor a sigstore bundle of one");
			if (!s.test(t)) throw new TypeError("its payload is not base64");
			const i = e["signatures"] ?? [];
			if (!Array.isArray(i)) throw new TypeError("its signatures are not a list");
			if (i.length > o) throw new TypeError(`it has more than ${o} signatures`);
			const a = i.filter((e) => (0, r._F)(e, "sig") !== "").map(signatureOf);
			return {
				payloadType: n,
				payload: t,
				signatures: a
			};
		}
		function signatureOf(e) {
			const t = (0, r.b6)((0, r._F)(e, "sig"));
			if (t === undefined || !s.test(t)) throw new TypeError("a signature is not base64");
			return t;
		}
		function reasonOf(e) {
			return e instanceof Error ? e.message.slice(0, 300) : "it cannot be read";
		}
		const c = "application/vnd.in-toto+json";
		const l = /^https:\/\/in-toto\.io\/Statement\/v(?:0\.1|1)$/;
		const u = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/(?:bom|schema))(?:\/|$)/;
		const d = 1e3;
		function isSbomType(e) {
			return u.test(e);
		}
		function payloadOf({ payload: e, payloadType: t }) {
			if (t !== c) throw new TypeError("its payload is not an in-toto statement");
			const n = Buffer.from(e, "base64");
			const r = new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(n);
			(0, i.g)(n);
			return r;
		}
		function readStatement(e) {
			const t = (0, r.$L)(e);
			if (!(0, r.u4)(t) || !l.test((0, r.b6)(t["_type"]) ?? "")) throw new TypeError("its payload is not an in-toto statement");
			const n = (0, r.b6)(t["predicateType"]);
			if (n === undefined) throw new TypeError("its statement has no predicate type");
			const { subject: i } = t;
			if (!Array.isArray(i) || i.length > d) throw new TypeError(`its statement has no list of at most ${d} subjects`);
			return {
				subjects: i.flatMap(digestOf),
				predicateType: n,
				createdAt: createdAt(t["predicate"]),
				json: t
			};
		}
		function digestOf(e) {
			const t = (0, r.b6)((0, r._F)((0, r._F)(e, "digest"), "sha256"));
			return t === undefined ? [] : [`sha256:${t}`];
		}
		function documentOf(e) {
			return (0, r.u4)(e) ? e["Data"] ?? e : e;
		}
		function createdAt(e) {
			const t = documentOf(e);
			const n = typeof t === "string" ? (0, r.qF)(t) ?? tagValueDates(t) : t;
			let i;
			for (const e of [n, ...(0, r.Q0)((0, r._F)(n, "@graph"))]) {
				const { created: t } = (0, r.u4)(e) ? e : {};
				const n = [(0, r._F)((0, r._F)(e, "creationInfo"), "created"), (0, r._F)((0, r._F)(e, "metadata"), "timestamp")];
				for (const e of [t, ...n]) {
					const t = (0, a.pe)((0, r.b6)(e) ?? "");
					if (t !== undefined && t > (i ?? Number.NEGATIVE_INFINITY)) i = t;
				}
			}
			return i;
		}
		const tagValueDates = (e) => ({ created: /^Created:[ \t]*(\S+)/m.exec(e)?.[1] });
	}),
	32994: (function(e, t, n) {
		n.d(t, {
			BJ: function() {
				return attestationTag;
			},
			pk: function() {
				return u;
			},
			xU: function() {
				return findAttestations;
			}
		});
		var r = n(24344);
		var i = n(34779);
		var a = n(92661);
		var o = n(93619);
		const s = "application/vnd.dsse.envelope.v1+json";
		const c = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v0\.\d|\+json;version=0\.\d)/;
		const l = "dev.sigstore.bundle.predicateType";
		const u = 32;
		const d = 512;
		const f = 4;
		async function findAttestations(e, t, n) {
			const i = attestationTag(n);
			const [a, o] = await Promise.all([e.referrers(t, n), e.manifest(t, i)]);
			if (a.length > d) return { kind: "too-many" };
			const s = await (0, r.Pk)(a, f, async (n) => {
				const r = await e.manifest(t, n.digest);
				if (r === undefined && mayBeSbom(n)) throw missing(t, n.digest);
				return placesOf(r?.manifest, `referrer ${n.digest}`);
			});
			const c = [...placesOf(o?.manifest, `tag \`${i}\``), ...s.flat()];
			const keyOf = ({ layer: e }) => JSON.stringify([e.digest, e.annotations]);
			const l = [...new Map(c.map((e) => [keyOf(e), e])).values()];
			return l.length > u ? { kind: "too-many" } : {
				kind: "places",
				places: l
			};
		}
		function attestationTag(e) {
			return `${(0, a.LN)(e)}.att`;
		}
		function placesOf(e, t) {
			if (e?.kind !== "image" || !isPossible(e.annotations[l])) return [];
			const n = isEnvelope(e.artifactType ?? e.config?.mediaType ?? "");
			return e.layers.filter(({ annotations: e, mediaType: t }) => {
				return (n || isEnvelope(t)) && isPossible(e["predicateType"]);
			}).map((e) => ({
				layer: e,
				name: t
			}));
		}
		const isEnvelope = (e) => e === s || c.test(e);
		const isPossible = (e) => e === undefined || (0, o.Md)(e);
		const mayBeSbom = ({ annotations: e, artifactType: t = "" }) => isPossible(e[l]) && (isEnvelope(t) || /^(?:application\/vnd\.oci\..*)?$/.test(t));
		function missing(e, t) {
			const n = `\`${e}@${t}\` is listed as attached to the image, but is not in the registry`;
			return new i.Wk(n, {
				code: "NOT_FOUND",
				call: `GET /v2/${e}/manifests/${t}`
			});
		}
	}),
	92661: (function(e, t, n) {
		n.d(t, {
			nn: function() {
				return createImageRegistry;
			},
			IC: function() {
				return imagesOf;
			},
			LN: function() {
				return referrersTag;
			}
		});
		var r = n(63144);
		var i = n(39589);
		var a = n(10646);
		var o = n(40382);
		var s = n(63664);
		var c = n(83612);
		var l = n(34779);
		;
		const u = ["application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.list.v2+json"];
		const d = ["application/vnd.oci.image.manifest.v1+json", "application/vnd.docker.distribution.manifest.v2+json"];
		const f = [...u, ...d].join(", ");
		const p = 1e3;
		function decodeManifest(e) {
			if (!(0, r.u4)(e)) throw new TypeError("it is not a JSON object");
			const [t, n, i] = [
				e["mediaType"],
				e["manifests"],
				e["layers"]
			];
			if (n !== undefined && i !== undefined) throw new TypeError("it has `manifests` and `layers`, so that readers disagree about it");
			if (Array.isArray(n)) {
				requireType(t, u, "manifests");
				return {
					kind: "index",
					manifests: descriptorsOf(n, "manifests")
				};
			}
			if (Array.isArray(i)) {
				requireType(t, d, "layers");
				const n = e["config"] === undefined ? undefined : decodeDescriptor(e["config"], "config");
				return {
					kind: "image",
					artifactType: (0, r.b6)(e["artifactType"]),
					annotations: annotationsOf(e["annotations"]),
					config: n,
					layers: descriptorsOf(i, "layers")
				};
			}
			throw new TypeError("it has neither a list `manifests` nor a list `layers`");
		}
		function requireType(e, t, n) {
			if (e === undefined || typeof e === "string" && t.includes(e)) return;
			throw new TypeError(`it has \`${n}\`, but another \`mediaType\``);
		}
		function descriptorsOf(e, t) {
			if (e.length > p) throw new TypeError(`\`${t}\` has more than ${p} entries`);
			return e.map((e, n) => decodeDescriptor(e, `${t}.${n}`));
		}
		function decodeDescriptor(e, t) {
			if (!(0, r.u4)(e)) throw new TypeError(`\`${t}\` is not an object`);
			const { annotations: n, artifactType: i, digest: a, mediaType: o, platform: c, size: l } = e;
			if (typeof a !== "string" || !(0, s.Bc)(a)) throw new TypeError(`\`${t}.digest\` is not a sha256 digest`);
			if (typeof l !== "number" || !Number.isSafeInteger(l) || l < 0) throw new TypeError(`\`${t}.size\` is not a number of bytes`);
			return {
				mediaType: (0, r.b6)(o) ?? "",
				digest: a,
				size: l,
				artifactType: (0, r.b6)(i),
				annotations: annotationsOf(n),
				platform: platformOf(c)
			};
		}
		function annotationsOf(e) {
			const t = (0, r.u4)(e) ? Object.entries(e) : [];
			return Object.fromEntries(t.filter((e) => typeof e[1] === "string"));
		}
		function platformOf(e) {
			if (!(0, r.u4)(e)) return undefined;
			const [t, n] = [(0, r.b6)(e["os"]), (0, r.b6)(e["architecture"])];
			if (t === undefined || n === undefined) return undefined;
			return {
				os: t,
				architecture: n,
				variant: (0, r.b6)(e["variant"]) || undefined
			};
		}
		function nextPageOf(e, t) {
			const n = e === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(e)?.[1];
			if (n === undefined) return undefined;
			const r = new URL(t);
			const i = URL.canParse(n, r.href) ? new URL(n, r.href) : undefined;
			if (i === undefined || i.origin !== r.origin || i.pathname !== r.pathname) throw new TypeError("its `Link` to the next page leads elsewhere");
			return i.href;
		}
		;
		const m = 4 * 1024 * 1024;
		const h = 64 * 1024 * 1024;
		const g = 16;
		async function imagesOf(e, t, { digest: n, manifest: i }) {
			if (i.kind === "index") return i.manifests;
			const { config: a } = i;
			const o = a && platformOf((0, r.qF)(await e.blob(t, a)));
			return a === undefined || o === undefined ? [] : [{
				...a,
				digest: n,
				platform: o
			}];
		}
		function createImageRegistry(e) {
			const manifest = (t, n) => get(e, {
				repository: t,
				url: `${e.registryUrl}${(0, c.A)`/v2/${t}/manifests/${n}`}`,
				name: `${t}${(0, s.Bc)(n) ? "@" : ":"}${n}`,
				accept: f,
				maximumBytes: m,
				judge: (e) => {
					const t = `sha256:${(0, i.fg)(e)}`;
					if ((0, s.Bc)(n)) requireDigest(t, n);
					return {
						digest: t,
						manifest: decodeManifest(JSON.parse(e))
					};
				}
			});
			return {
				manifest,
				referrers: async (t, n) => {
					const [r, i] = await Promise.all([listReferrers(e, t, n), manifest(t, referrersTag(n))]);
					const a = i?.manifest.kind === "index" ? i.manifest.manifests : [];
					return [...new Map([...a, ...r].map((e) => [e.digest, e])).values()];
				},
				blob: async (t, { digest: n, size: r }) => {
					const a = {
						repository: t,
						url: `${e.registryUrl}${(0, c.A)`/v2/${t}/blobs/${n}`}`,
						name: `${t}@${n}`,
						accept: "*/*",
						maximumBytes: h,
						judge: (e) => {
							requireDigest(`sha256:${(0, i.fg)(e)}`, n);
							return e;
						}
					};
					if (r > h) throw tooLarge(a);
					const o = await get(e, a);
					if (o === undefined) throw failure(a.url, "NOT_FOUND", `\`${a.name}\` is not in the registry`);
					return o;
				}
			};
		}
		function referrersTag(e) {
			return e.replace(":", "-");
		}
		const isMissing = (e) => e instanceof l.Wk && ["NOT_FOUND", "UNIMPLEMENTED"].includes(e.code);
		async function listReferrers(e, t, n) {
			const r = [];
			let i = `${e.registryUrl}${(0, c.A)`/v2/${t}/referrers/${n}`}`;
			for (let a = 1; i !== undefined; a += 1) {
				const o = i;
				if (a > g) throw failure(o, "UNDECODABLE", `the list of referrers has more than ${g} pages`);
				const s = await get(e, {
					repository: t,
					url: o,
					name: `${t}@${n}`,
					accept: f,
					maximumBytes: m,
					judge: (e, t) => {
						const n = decodeManifest(JSON.parse(e));
						if (n.kind !== "index") throw new TypeError("it is not an index");
						return {
							manifests: n.manifests,
							next: nextPageOf(t["link"], o)
						};
					}
				});
				if (s === undefined && a > 1) throw failure(o, "UNDECODABLE", "the list of referrers ends before a page that it announced");
				if (s === undefined) return [];
				r.push(...s.manifests);
				i = s.next;
			}
			return r;
		}
		async function get(e, t) {
			const { accept: n, maximumBytes: r, name: i, repository: a, url: s } = t;
			const c = a.startsWith(`${o.gO}/`);
			const l = {
				method: "GET",
				idempotent: true,
				judge: (e, n) => e.length > r ? { kind: "too-large" } : {
					kind: "value",
					value: t.judge(e, n)
				},
				limit: {
					maximumBytes: r,
					tooLarge: () => ({ kind: "too-large" })
				}
			};
			const u = {
				repository: a,
				isPublic: c,
				name: i,
				call: callOf(s)
			};
			const d = await e.ask(u, async (t) => {
				try {
					return await e.transport({
						...l,
						url: s,
						headers: {
							accept: n,
							authorization: `Bearer ${t}`
						},
						redirected: (e) => ({
							kind: "redirect",
							location: e
						})
					});
				} catch (e) {
					if (isMissing(e)) return { kind: "missing" };
					throw e;
				}
			});
			if (d.kind === "missing") return undefined;
			let f = d;
			if (f.kind === "redirect") {
				const t = storageUrl(f.location, s);
				for (const n of secretsIn(t)) e.mask(n);
				f = await e.transport({
					...l,
					url: t.href,
					headers: { accept: n }
				});
			}
			if (f.kind === "too-large") throw tooLarge(t);
			return f.value;
		}
		function requireDigest(e, t) {
			if (e !== t) throw new TypeError(`its digest is ${e}, not ${t}`);
		}
		function tooLarge({ maximumBytes: e, name: t, url: n }) {
			return failure(n, "UNDECODABLE", `\`${t}\` is larger than ${e >> 20} MiB`);
		}
		function failure(e, t, n) {
			return new l.Wk(n, {
				code: t,
				call: callOf(e)
			});
		}
		const callOf = (e) => `GET ${new URL(e).pathname}`;
		function storageUrl(e, t) {
			const refused = (e) => failure(t, "REDIRECT", `the registry redirects to another host, but its address ${e}`);
			const n = new URL(t);
			if (!URL.canParse(e, n.href)) throw refused("cannot be read");
			const r = new URL(e, n.href);
			if (r.username !== "" || r.password !== "") throw refused("has a user name or a password");
			const i = (0, a.U9)(n.hostname) && (0, a.U9)(r.hostname) && r.protocol === "http:";
			if (r.protocol !== "https:" && !i) throw refused("is not https");
			return r;
		}
		const _ = 20;
		function secretsIn({ search: e, searchParams: t }) {
			const n = [...t.values()].filter((e) => e.length >= _);
			const r = e.length > _ ? [e.slice(1)] : [];
			return new Set([
				...r,
				...n,
				...n.map(encodeURIComponent)
			]);
		}
	}),
	89763: (function(e, t, n) {
		n.d(t, {
			HL: function() {
				return printGithubSubject;
			},
			gg: function() {
				return workloadKeyOf;
			},
			jk: function() {
				return githubClaimMatch;
			},
			oX: function() {
				return r;
			},
			po: function() {
				return parseGithubSubject;
			},
			vm: function() {
				return formKeyOf;
			},
			x0: function() {
				return compareGithubClaim;
			}
		});
		const r = "https://token.actions.githubusercontent.com";
		const i = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;
		function parseGithubSubject(e) {
			const [, t, n, r, a, o] = i.exec(e) ?? [];
			if (t === undefined || r === undefined || o === undefined) return undefined;
			if (n === undefined !== (a === undefined)) return undefined;
			const s = n !== undefined && a !== undefined;
			const c = s ? {
				owner: n,
				repository: a
			} : undefined;
			return {
				owner: t,
				repository: r,
				ids: c,
				context: parseContext(o)
			};
		}
		function printGithubSubject(e) {
			const { owner: t, repository: n, ids: r, context: i } = e;
			const a = r === undefined ? `${t}/${n}` : `${t}@${r.owner}/${n}@${r.repository}`;
			return `repo:${a}:${printContext(i)}`;
		}
		function githubClaimMatch(e) {
			const { context: t } = e;
			const n = t.kind === "environment" ? t.environment.replaceAll(":", "%3A") : "";
			const i = t.kind === "environment" ? {
				...e,
				context: {
					...t,
					environment: n
				}
			} : e;
			return {
				issuer: r,
				subject: printGithubSubject(i)
			};
		}
		function compareGithubClaim(e, t) {
			const n = githubClaimMatch(e);
			if (t.issuer !== n.issuer) return "no";
			if (t.subject === n.subject) return "exact";
			const r = parseGithubSubject(t.subject);
			if (r === undefined || r.ids === undefined === (e.ids === undefined)) return "no";
			return formKeyOf(t) === workloadKeyOf(e) ? "other-form" : "no";
		}
		function formKeyOf({ issuer: e, subject: t }) {
			const n = parseGithubSubject(t);
			return n === undefined ? undefined : `${e}\n${printGithubSubject({
				...n,
				ids: undefined
			})}`;
		}
		function workloadKeyOf(e) {
			return `${r}\n${githubClaimMatch({
				...e,
				ids: undefined
			}).subject}`;
		}
		function parseContext(e) {
			if (e === "pull_request") return { kind: "pull_request" };
			if (e.startsWith("ref:")) return {
				kind: "ref",
				ref: e.slice("ref:".length)
			};
			const [, t] = /^environment:(.*)$/s.exec(e) ?? [];
			return t === undefined ? {
				kind: "other",
				text: e
			} : {
				kind: "environment",
				environment: t
			};
		}
		function printContext(e) {
			if (e.kind === "ref") return `ref:${e.ref}`;
			if (e.kind === "environment") return `environment:${e.environment}`;
			return e.kind === "other" ? e.text : e.kind;
		}
	}),
	70378: (function(e, t, n) {
		n.d(t, { fQ: function() {
			return withSession;
		} });
		var r = n(42030);
		var i = n(38086);
		var a = n(52309);
		var o = n(34779);
		var s = n(22475);
		var c = n(83612);
		var l = n(27871);
		var u = n(80922);
		;
		function requireToken(e) {
			if (e === "" || (0, i.sg)(e)) return e;
			throw new TypeError("a token contains a space, a line break or another character that tokens cannot contain");
		}
		function fixedToken(e) {
			const t = requireToken(e);
			return {
				get: async () => t,
				renew: async () => undefined
			};
		}
		const d = 6e4;
		function mintedToken(e, t, n = false) {
			let r;
			let i;
			const make = async () => {
				const n = await e();
				return n.expiresAt > t.now() ? n : {
					...n,
					expiresAt: Number.POSITIVE_INFINITY
				};
			};
			const fresh = () => {
				const e = make();
				if (n) e.catch(() => {
					r = undefined;
				});
				return e;
			};
			const hold = () => r ??= fresh();
			return {
				get: async () => {
					const e = hold();
					const n = await e;
					if (n.expiresAt - t.now() >= d) return n.token;
					if (r === e) r = fresh();
					return (await hold()).token;
				},
				renew: async (e) => {
					const t = hold();
					const n = await t;
					if (n.token !== e) return n.token;
					if (r === t) {
						if (t === i) return undefined;
						i = fresh();
						r = i;
					}
					return (await hold()).token;
				}
			};
		}
		var f = n(30858);
		;
		const p = (0, u.iU)({
			token: u.Eb,
			expiry: u.Qq,
			refreshToken: u.Qq
		});
		const m = (0, u.iU)({
			token: p,
			refreshToken: (0, u.no)((0, u.iU)({ token: u.Qq }))
		});
		const h = (0, u.iU)({
			ecdhPublicKey: u.Qq,
			encryptedIdtoken: u.Qq
		});
		const g = 20 * 6e4;
		async function exchangeToken(e, t, n, r) {
			const { audience: i, capabilities: a, idToken: o, identity: s, identityProvider: c, scopes: l } = n;
			const u = {
				aud: [i],
				identity: s,
				identityProvider: c,
				scopes: l,
				cap: a
			};
			const d = `${t}/sts/exchange`;
			const f = await post(e, d, u, o, p, { token: true });
			return minted(f, r);
		}
		async function refreshToken(e, t, n, r) {
			const { audience: i, capabilities: a, scopes: o } = n;
			const s = {
				aud: [i],
				scopes: o,
				cap: a
			};
			const c = `${t}/sts/exchange_refresh_token`;
			const l = {
				token: { token: true },
				refreshToken: true
			};
			const u = await post(e, c, s, n.refreshToken, m, l, false);
			return {
				...minted(u.token, r),
				refreshToken: u.refreshToken?.token || undefined
			};
		}
		function getHeadlessSession(e) {
			return {
				...readCall("/sts/headless_sessions", h, { code: e }),
				anonymous: true
			};
		}
		async function post(e, t, n, r, i, a, o = true) {
			return e({
				method: "POST",
				url: t + (0, c.n)(n),
				headers: { authorization: `Bearer ${requireToken(r)}` },
				idempotent: o,
				judge: (e) => (0, u.ut)(i)((0, l.x8)(e), a)
			});
		}
		function minted(e, t) {
			return {
				token: e.token,
				expiresAt: (0, s.pe)(e.expiry) ?? t + g
			};
		}
		;
		function tokensFor(e, t, n) {
			if (n !== undefined) {
				e.mask(n);
				return fixedToken(n);
			}
			if (e.personal === undefined && e.idToken === undefined) return undefined;
			return mintedToken(() => mintToken(e, t), e.clock, e.retriesFailures);
		}
		async function mintToken(e, t) {
			const { explain: n, identity: r, idToken: i, mask: a, narrowing: o, personal: s } = e;
			const masked = (e) => {
				a(e.token);
				return e;
			};
			if (s !== undefined) return masked(await s(t));
			if (i === undefined) throw new TypeError("there is no identity to sign in as");
			const c = await i();
			a(c);
			try {
				const n = o?.limitsOf(t) ?? {};
				return masked(await exchange(e, {
					idToken: c,
					audience: t,
					identity: r,
					...n
				}));
			} catch (e) {
				throw n === undefined ? e : await n(e, t, c);
			}
		}
		async function exchange(e, t) {
			const { clock: n, issuerUrl: r, narrowing: i, transport: a } = e;
			const send = (e) => exchangeToken(a, r, e, n.now());
			try {
				return await send(t);
			} catch (e) {
				if (!(e instanceof o.Wk) || e.code !== "INVALID_ARGUMENT") throw e;
				const n = t.capabilities === undefined ? undefined : i?.withoutCapabilities();
				if (i === undefined || n === undefined) throw e;
				const { audience: r, idToken: a, identity: s } = t;
				const c = await send({
					idToken: a,
					audience: r,
					identity: s,
					...n
				});
				i.givenUp(e);
				return c;
			}
		}
		function issuerOf(e) {
			const t = new URL(e);
			if (!t.hostname.startsWith("console-api.")) return e;
			t.hostname = `issuer.${t.hostname.slice("console-api.".length)}`;
			return t.origin;
		}
		var _ = n(58508);
		var v = n(24344);
		var y = n(7486);
		var b = n(10646);
		;
		function createLimit({ signal: e, timeoutMs: t }) {
			if (t !== undefined && !(t > 0)) throw new TypeError(`\`timeoutMs\` is ${t}, which is not a time`);
			if (t === undefined) return e === undefined ? undefined : (t) => t(e);
			const n = new AbortController();
			const i = e === undefined ? n.signal : AbortSignal.any([e, n.signal]);
			const end = () => n.abort(new o.YV(`the call took longer than ${t} ms`));
			let a = t;
			let s = 0;
			let c = 0;
			let l;
			return async (e) => {
				s += 1;
				if (s === 1) {
					c = performance.now();
					l = setTimeout(end, Math.min(a, r.M));
				}
				try {
					return await e(i);
				} finally {
					s -= 1;
					if (s === 0) {
						clearTimeout(l);
						a = Math.max(0, a - (performance.now() - c));
					}
				}
			};
		}
		function limitClient(e, t = {}) {
			const n = createLimit(t);
			if (n === undefined) return e;
			return {
				...e,
				send: (t) => n((n) => e.send(t, { signal: n }))
			};
		}
		function limitTransport(e, t = {}) {
			const n = createLimit(t);
			return n === undefined ? e : (t) => n((n) => e({
				...t,
				signal: n
			}));
		}
		var x = n(73358);
		var S = n(69762);
		var C = n(1150);
		var w = n(40382);
		var T = n(63144);
		var E = n(75577);
		var D = n(92661);
		var O = n(93619);
		var k = n(32994);
		;
		async function listSboms(e, t, n, r) {
			const i = (0, E.FL)(r);
			if (i === undefined) throw new TypeError(`\`${r}\` is not a platform such as \`linux/amd64\``);
			const a = await e.manifest(t, n);
			const o = `${t}${n.includes(":") ? "@" : ":"}${n}`;
			if (a === undefined) throw failure("NOT_FOUND", `\`${o}\` is not in the registry`);
			const s = (0, E.xV)(await (0, D.IC)(e, t, a), i);
			if (s.kind !== "manifest") {
				const e = s.offered.join(", ") || "none";
				const t = `\`${o}\` has no image for \`${(0, E.Lg)(i)}\`; its platforms: ${e}`;
				throw failure("NOT_FOUND", t);
			}
			const { digest: c } = s.descriptor;
			for (const n of new Set([c, a.digest])) {
				const r = await (0, k.xU)(e, t, n);
				if (r.kind === "too-many") throw failure("UNDECODABLE", `\`${o}\` has more than ${k.pk} attestations`);
				const i = await Promise.all(r.places.map(async ({ layer: r, name: i }) => readAttestation(await e.blob(t, r), i, n)));
				const a = i.flatMap((e) => e === undefined ? [] : [{
					digest: c,
					...e
				}]);
				if (a.length > 0) return a;
			}
			return [];
		}
		function readAttestation(e, t, n) {
			try {
				const t = (0, T.$L)(e);
				const r = (0, T._F)(t, "dsseEnvelope") ?? t;
				if (!(0, T.u4)(r)) throw new TypeError("it is not a JSON object");
				const [i, a] = [(0, T.b6)(r["payload"]), (0, T.b6)(r["payloadType"])];
				if (i === undefined || a === undefined) throw new TypeError("it is not a DSSE envelope");
				const o = (0, O.cO)((0, O.tS)({
					payload: i,
					payloadType: a
				}));
				if (!(0, O.Md)(o.predicateType) || !o.subjects.includes(n)) return undefined;
				const s = (0, O.lM)(o.json["predicate"]);
				const c = typeof s === "string" ? (0, T.$L)(s) : s;
				if (!(0, T.u4)(c)) throw new TypeError("its predicate is not an SBOM");
				return {
					predicateType: o.predicateType,
					document: c,
					envelope: r
				};
			} catch (e) {
				throw failure("UNDECODABLE", `an attestation (${t}) could not be read: ${(0, O.A3)(e)}`);
			}
		}
		function failure(e, t) {
			return new o.Wk(t, {
				code: e,
				call: "GET sboms"
			});
		}
		var A = n(59173);
		var j = n(63664);
		;
		function createRegistryAccess(e) {
			const { mask: t, registryUrl: n, tokens: r, transport: i } = e;
			const a = new Map();
			const o = new Map();
			const fetchToken = async (e, r) => {
				const a = await i({
					method: "GET",
					url: `${n}/token${(0, c.n)({ scope: `repository:${e}:pull` })}`,
					headers: r === undefined ? {} : { authorization: `Basic ${btoa(`_token:${r}`)}` },
					idempotent: true,
					judge: (e) => decodeScopedToken((0, l.x8)(e))
				});
				t(a);
				return a;
			};
			const tokenOf = (e, t, n) => (0, A.IV)(e, t, () => {
				const r = fetchToken(t, n);
				r.catch((n) => {
					if (!isRefusal(n)) forget(e, t, r);
				});
				return r;
			});
			const askAnonymously = async (e, t) => {
				const n = a.get(e);
				try {
					return await t(await tokenOf(a, e));
				} catch (r) {
					if (n === undefined || !isExpired(r)) throw r;
					forget(a, e, n);
					return t(await tokenOf(a, e));
				}
			};
			const askDirectly = async (e, t, n) => {
				try {
					return {
						kind: "answer",
						answer: await t(n)
					};
				} catch (r) {
					if (!isRefusal(r)) throw r;
					try {
						return {
							kind: "answer",
							answer: await t(await tokenOf(o, e, n))
						};
					} catch (e) {
						if (!isRefusal(e)) throw e;
						const t = r.httpStatus === 403 ? r : e;
						return {
							kind: "refused",
							refusal: t,
							isExpired: isExpired(r) || isExpired(e)
						};
					}
				}
			};
			const askAsIdentity = async (e, t) => {
				if (r === undefined) throw noToken(e);
				const { repository: n } = e;
				const i = o.get(n);
				if (i !== undefined) {
					try {
						return await t(await i);
					} catch (e) {
						if (!isExpired(e)) throw e;
						forget(o, n, i);
					}
				}
				const a = await r.get();
				const s = await askDirectly(n, t, a);
				if (s.kind === "answer") return s.answer;
				const c = s.isExpired ? await r.renew(a) : undefined;
				if (c === undefined) throw s.refusal;
				o.delete(n);
				const l = await askDirectly(n, t, c);
				if (l.kind === "answer") return l.answer;
				throw l.refusal;
			};
			return {
				registryUrl: n,
				transport: i,
				mask: t,
				ask: async (e, t) => {
					if (!e.isPublic) return askAsIdentity(e, t);
					try {
						return await askAnonymously(e.repository, t);
					} catch (n) {
						if (r === undefined || !isRefusal(n)) throw n;
						return askAsIdentity(e, t);
					}
				}
			};
		}
		function forget(e, t, n) {
			if (e.get(t) === n) e.delete(t);
		}
		const isRefusal = (e) => e instanceof o.Wk && (e.httpStatus === 401 || e.httpStatus === 403);
		const isExpired = (e) => e instanceof o.Wk && e.httpStatus === 401;
		function noToken({ call: e, name: t }) {
			const n = `no token for the registry, and \`${t}\` is not public`;
			return new o.Wk(n, {
				code: "UNAUTHENTICATED",
				call: e,
				sent: false
			});
		}
		function decodeHistory(e) {
			if (!(0, T.u4)(e)) throw wrong("it");
			if (!Array.isArray(e["history"])) throw wrong("`history`");
			return e["history"].map(decodeRecord);
		}
		function decodeScopedToken(e) {
			if (!(0, T.u4)(e)) throw wrong("it");
			const { token: t } = e;
			if (typeof t !== "string" || t === "") throw wrong("`token`");
			return t;
		}
		function decodeRecord(e, t) {
			if (!(0, T.u4)(e)) throw wrong(`\`history.${t}\``);
			const { digest: n, updateTimestamp: r } = e;
			const i = typeof r === "string" ? (0, s.pe)(r) : undefined;
			if (i === undefined) throw wrong(`\`history.${t}.updateTimestamp\``);
			if (typeof n !== "string" || !(0, j.Bc)(n)) throw wrong(`\`history.${t}.digest\``);
			return {
				digest: n,
				time: i
			};
		}
		const wrong = (e) => new TypeError(`${e} has the wrong type`);
		;
		function createRegistry(e) {
			const { registryUrl: t } = e;
			const n = createRegistryAccess(e);
			return {
				access: n,
				history: (e, r, i) => {
					const { ask: a, transport: o } = limitAccess(n, i);
					const s = {
						repository: e,
						isPublic: (0, w.Ul)(e, r),
						name: `${e}:${r}`,
						call: "GET history"
					};
					return (n) => a(s, (i) => o({
						method: "GET",
						url: `${t}${(0, c.A)`/v2/${e}/_chainguard/history/${r}`}${renderWindow(n)}`,
						headers: { authorization: `Bearer ${i}` },
						idempotent: true,
						judge: (e) => decodeHistory((0, l.x8)(e))
					}));
				},
				sboms: async (e, t, { platform: r = "linux/amd64", ...i } = {}) => listSboms((0, D.nn)(limitAccess(n, i)), e, t, r)
			};
		}
		function limitAccess(e, t = {}) {
			const n = createLimit(t);
			if (n === undefined) return e;
			return {
				...e,
				ask: (t, r) => n((n) => (0, o.sZ)(() => e.ask(t, r), n, t.call)),
				transport: (t) => n((n) => e.transport({
					...t,
					signal: n
				}))
			};
		}
		function renderWindow({ end: e, start: t }) {
			const timeOf = (e) => e === undefined ? undefined : (0, s.sZ)(e);
			return (0, c.n)({
				start: timeOf(t),
				end: timeOf(e)
			});
		}
		;
		const M = "https://console-api.enforce.dev";
		const N = "https://cgr.dev";
		function openPlatform(e, t) {
			const { clock: n = r.m } = t;
			const i = originOf(e.apiUrl ?? M);
			const a = originOf(e.registryUrl ?? N);
			const s = originOf(e.issuerUrl ?? issuerOf(i));
			const c = wholeNumber("concurrency", e.concurrency ?? 8);
			const u = (0, y.l)();
			const d = (0, C.o)({
				http: t.http,
				clock: n,
				random: t.random ?? Math.random,
				maxAttempts: wholeNumber("maxAttempts", e.maxAttempts ?? 4),
				requestTimeoutMs: timerOf(e.requestTimeoutMs ?? 3e4),
				limiter: (0, v.zm)(c),
				signal: e.signal ?? new AbortController().signal,
				userAgent: e.userAgent ?? "platform-actions-client",
				trace: e.onRequest ?? (() => undefined),
				redact: t.redact ?? u.redact
			});
			const mask = (n) => {
				if (t.redact === undefined) u.add(n);
				e.onSecret?.(n);
			};
			const { idToken: f, identity: p, signal: m } = e;
			const h = new URL(a).host;
			const g = {
				transport: d,
				clock: n,
				issuerUrl: s,
				identity: p,
				idToken: f && (() => (0, o.sZ)(() => f(s), m, "requesting an ID token")),
				mask,
				narrowing: t.narrowing?.(h),
				personal: t.personal,
				explain: t.explain,
				retriesFailures: t.retriesFailures
			};
			const _ = tokensFor(g, i, e.token);
			const b = (0, l.UU)({
				baseUrl: i,
				transport: d,
				tokens: _,
				concurrency: c
			});
			const x = tokensFor(g, h, e.registryToken);
			const S = createRegistry({
				registryUrl: a,
				transport: d,
				tokens: x,
				mask
			});
			const w = platformOf(b, S, g);
			return {
				platform: w,
				client: b,
				registry: S,
				ways: g,
				issuerUrl: s,
				registryAudience: h,
				platformTokens: _,
				registryTokens: x
			};
		}
		function platformOf(e, t, { clock: n, issuerUrl: r, mask: i, transport: a }) {
			const o = (0, l.UU)({
				baseUrl: r,
				transport: a,
				tokens: undefined
			});
			const pick = async (t, n, r) => (0, S.y)(limitClient(e, r), inOrder(t, r), n, r?.pageSize);
			return {
				send: async (t, n) => limitClient(e, n).send(t),
				rows: async function* (t, n) {
					const r = (0, x.n4)(limitClient(e, n), inOrder(t, n), n?.pageSize);
					for await (const e of r) for (const t of e) yield t;
				},
				all: async (e, t) => pick(e, (e) => e, t),
				pick,
				registry: {
					history: t.history,
					sboms: t.sboms
				},
				issuer: {
					exchange: async (e, t) => {
						i(e.idToken);
						const o = limitTransport(a, t);
						const s = await exchangeToken(o, r, e, n.now());
						i(s.token);
						return s;
					},
					refresh: async (e, t) => {
						i(e.refreshToken);
						const o = limitTransport(a, t);
						const s = await refreshToken(o, r, e, n.now());
						for (const e of [s.token, s.refreshToken]) if (e !== undefined) i(e);
						return s;
					},
					send: async (e, t) => limitClient(o, t).send(e)
				}
			};
		}
		function inOrder(e, { orderBy: t } = {}) {
			return t === undefined ? e : (n) => e({
				...n,
				orderBy: t
			});
		}
		function wholeNumber(e, t) {
			if (Number.isSafeInteger(t) && t >= 1) return t;
			throw new TypeError(`\`${e}\` is ${t}, which is not a whole number of at least 1`);
		}
		function timerOf(e) {
			if (e > 0) return Math.ceil(Math.min(e, r.M));
			throw new TypeError(`\`requestTimeoutMs\` is ${e}, which is not a time`);
		}
		function originOf(e) {
			const t = new URL(e);
			const n = t.protocol === "https:" || t.protocol === "http:" && (0, b.U9)(t.hostname);
			if (!n) throw new TypeError(`\`${t.origin}\` is not https`);
			if (t.href === `${t.origin}/`) return t.origin;
			throw new TypeError(`\`${t.origin}\` is given with more than the origin`);
		}
		var P = n(96299);
		var F = n(65655);
		;
		function withSession(e, t) {
			return async (n, r) => {
				const i = openSession(n, t, r);
				r.counts?.(i.requests);
				try {
					return await e(n, {
						...r,
						session: i
					});
				} catch (e) {
					throw new a.hM((0, P.e)(e, n.identity), { cause: e });
				}
			};
		}
		function openSession(e, t, { clock: n, host: i, http: a, random: o, signal: s }) {
			const { concurrency: c, identity: l, token: u } = e;
			const d = {
				count: 0,
				retried: 0
			};
			const f = {
				maxAttempts: e["max-attempts"],
				requestTimeoutMs: Math.max(1, Math.min(e["request-timeout"], e.timeout, r.M))
			};
			const p = e["issuer-url"] ?? issuerOf(e["api-url"]);
			const m = e["id-token-audience"];
			const h = {
				host: i,
				signal: s,
				...f,
				issuerUrl: p,
				identity: l,
				idTokenAudience: m
			};
			const g = e["registry-token"];
			let v;
			const open = (r) => openPlatform({
				...f,
				apiUrl: e["api-url"],
				issuerUrl: p,
				registryUrl: e["registry-url"],
				concurrency: c,
				signal: s,
				userAgent: `platform-actions/${_.rE} (${i.name})`,
				onSecret: i.mask,
				onRequest: (e) => {
					d.count += 1;
					if (e.attempt > 1) d.retried += 1;
					i.log.debug(traceLine(e, i));
				},
				...u === undefined ? {} : { token: u },
				...g === undefined ? {} : { registryToken: g },
				...l === undefined ? {} : {
					identity: l,
					idToken: () => (0, F.K8)(h)
				}
			}, {
				...{
					http: a,
					clock: n,
					random: o,
					redact: i.redact,
					explain: (0, F.Pt)(h, n)
				},
				personal: (0, F.nE)(e, i, s),
				narrowing: (n) => {
					v = createNarrowing(t, e, n, i.log.notice, r);
					return v;
				}
			});
			const y = open([]);
			const isLimited = () => u === undefined && i.person?.token === undefined && e["least-privilege"] && v?.isGivenUp() !== true;
			const { client: b, platformTokens: x, registry: S, registryAudience: C, registryTokens: w, ways: T } = y;
			return {
				client: b,
				clientFor: async (e) => {
					if (!isLimited()) return b;
					const t = open(e);
					await t.platformTokens?.get();
					return t.client;
				},
				registry: S,
				platformTokens: x,
				registryTokens: w,
				issuerUrl: p,
				registryAudience: C,
				signIn: h,
				mint: (e) => mintToken(T, e),
				requests: d,
				narrowing: () => v?.isGivenUp() === true ? "given up" : "in force"
			};
		}
		function traceLine({ attempt: e, method: t, milliseconds: n, outcome: r, path: a }, { redact: o }) {
			return `${t} ${(0, i.h0)(o(a), 500)} ${r} try ${e} ${Math.round(n)} ms`;
		}
		function neededCapabilities(e, t, n, r = []) {
			const isPlanned = ({ change: e }) => e === undefined || r.includes(e);
			const i = e.filter((e) => e.audience === t && isPlanned(e) && counts(e, n));
			if (i.length === 0) return undefined;
			return [...new Set(i.flatMap(({ capabilities: e }) => e))].sort();
		}
		function counts({ when: e = {} }, t) {
			return Object.entries(e).every(([e, n]) => {
				const r = String(t[e] ?? "");
				return n.some((e) => {
					if (e === "?*") return r !== "";
					return e.endsWith("*") ? r.startsWith(e.slice(0, -1)) : r === e;
				});
			});
		}
		function createNarrowing(e, t, n, r, a = []) {
			const o = textsOf(t["capabilities"]);
			const s = textsOf(t["scopes"]);
			const c = t["least-privilege"] !== false;
			let l = false;
			const limits = (e) => ({
				...e === undefined ? {} : { capabilities: e },
				...s.length === 0 ? {} : { scopes: s }
			});
			return {
				isGivenUp: () => l,
				limitsOf: (r) => {
					if (o.length > 0) return limits(o);
					const i = r === n ? "registry" : "platform";
					return limits(c && !l ? neededCapabilities(e, i, t, a) : undefined);
				},
				withoutCapabilities: () => o.length > 0 ? undefined : limits(undefined),
				givenUp: (e) => {
					if (l) return;
					l = true;
					r(`The service refused the list of capabilities (${(0, i.h0)(e.message, 300)}), so this run holds everything that its identity may do. Set \`least-privilege: false\` to skip the list.`);
				}
			};
		}
		function textsOf(e) {
			return Array.isArray(e) ? e.filter((e) => typeof e === "string") : [];
		}
	}),
	96299: (function(e, t, n) {
		n.d(t, {
			e: function() {
				return toProblems;
			},
			v: function() {
				return toProblemsOf;
			}
		});
		var r = n(38086);
		var i = n(9157);
		var a = n(52309);
		var o = n(34779);
		var s = n(65655);
		const c = {
			UNAUTHENTICATED: "unauthenticated",
			PERMISSION_DENIED: "forbidden",
			NOT_FOUND: "usage",
			INVALID_ARGUMENT: "usage",
			OUT_OF_RANGE: "usage"
		};
		function toProblems(e, t, n = "") {
			const r = n === "" ? "" : `${n}: `;
			if (e instanceof s.Uz) {
				const { copy: t, lines: n } = e;
				return [{
					kind: "unauthenticated",
					message: r + e.message,
					fix: n.join("\n"),
					copy: t
				}];
			}
			if (e instanceof o.Wk) return [fromPlatform(e, t, r)];
			return (0, a.iU)(e, n);
		}
		function toProblemsOf(e, t, n) {
			const r = e instanceof i.Z || e instanceof s.Uz;
			return toProblems(e, t, r ? "" : n);
		}
		function fromPlatform(e, t, n) {
			const i = c[e.code] ?? "service";
			const a = e.httpStatus === 0 ? "" : `, HTTP status ${e.httpStatus}`;
			const o = (0, r.h0)(e.call.replace(/\?.*$/s, ""), 300);
			const s = `${n}${o} failed: ${(0, r.h0)(e.message, 600)} (${e.code}${a})`;
			return {
				kind: i,
				message: s,
				fix: fixOf(e, t)
			};
		}
		const l = "without a token, check the name: only `latest` and `latest-dev` of public images can be read without signing in";
		const u = "with a token of your own, check that it has not expired, and its audience: `token` is for the platform, `registry-token` for the registry";
		const d = "this is a problem of the service: run again later";
		const f = {
			UNAUTHENTICATED: "the service did not accept the token: it has expired, was minted for another service, or is not a token. Check `identity`, or PLATFORM_TOKEN (`token`) and PLATFORM_REGISTRY_TOKEN (`registry-token`), and the URLs",
			CONNECTION: "check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`",
			TIMEOUT: "give each request more time with `request-timeout`, or send fewer at once with `concurrency`",
			REDIRECT: "set the URL to the address where the service answers; a proxy that asks for a sign-in redirects too",
			UNIMPLEMENTED: "the service does not have this operation: check the URL",
			UNAVAILABLE: "the service is unavailable at the moment: run again later",
			INTERNAL: d,
			UNKNOWN: d,
			DEADLINE_EXCEEDED: d,
			ABORTED: d,
			DATA_LOSS: d,
			RESOURCE_EXHAUSTED: "too many requests for the service: run again later, or with a lower `concurrency`"
		};
		function fixOf(e, t) {
			const { fieldViolations: n, preconditions: i } = e.details;
			const a = [...n.map((e) => `${e.field}: ${e.description}`), ...i.map((e) => `${e.type}: ${e.description}`)];
			if (a.length > 0) return a.map((e) => (0, r.h0)(e, 300)).join("\n");
			if (e.code === "PERMISSION_DENIED") {
				if (t !== undefined && t.split("/").length > 2) return "this identity belongs to a subgroup (a folder), and such identities cannot see the registry: create one directly under the organization";
				const n = e.call.includes("/vulnerabilities/") ? "`viewer`" : "`registry.pull` or `viewer`";
				const r = `give the identity a role with the missing capability, such as ${n}, on the organization`;
				if (t !== undefined) return r;
				const i = !/ \/(?:events|iam|registry|sts|vulnerabilities)\//.test(e.call);
				return `${i ? l : r}\n${u}`;
			}
			if (/ \/token(?:\?|$)/.test(e.call) && e.code === "INVALID_ARGUMENT") return "check the name of the organization, and that the token for the registry has not expired";
			if (e.code === "NOT_FOUND" || e.code === "INVALID_ARGUMENT") return e.call.includes(" /v2/") ? "check the organization, the image name and the tag: one of them does not exist, or this identity cannot see it" : "check the path, the names and the uids: one of them does not exist, or this identity cannot see it";
			if (e.code === "UNDECODABLE" && e.httpStatus !== 0) return "check the URL, and what is between this machine and the service, such as a proxy; then run again";
			const o = f[e.code];
			if (o !== undefined) return o;
			if (e.cause instanceof DOMException && e.cause.name === "TimeoutError") return "give it more time with `timeout`, or less to do";
			return undefined;
		}
	}),
	65655: (function(e, t, n) {
		n.d(t, {
			Uz: function() {
				return RefusedExchangeError;
			},
			K8: function() {
				return askIdToken;
			},
			Pt: function() {
				return explainExchange;
			},
			vE: function() {
				return givenToken;
			},
			nE: function() {
				return personalTokens;
			},
			Ip: function() {
				return readClaims;
			},
			l_: function() {
				return terminalError;
			}
		});
		var r = n(63144);
		var i = n(38086);
		var a = n(9157);
		var o = n(34779);
		var s = n(22475);
		var c = n(89763);
		;
		function explainRefusal(e) {
			const { issuer: t, subject: n } = e;
			const r = [e.audience ?? []].flat();
			const i = e.isReadable === false ? [] : audienceCauses(r, e.expectedAudience);
			const a = [
				...e.isReadable === false ? [l] : [],
				...timeCauses(e),
				...unknownIdentity(e)
			];
			const [o] = r;
			const s = i.length > 0 && o !== undefined && r.length === 1;
			return {
				presented: [
					`iss: ${t ?? "(none)"}`,
					`sub: ${n ?? "(none)"}`,
					`aud: ${r.length === 0 ? "(none)" : r.join(", ")}`
				],
				causes: [
					...a,
					...i,
					...a.length > 0 ? [] : [...e.fork === true ? [u] : [], ...claimCauses(t, n)]
				],
				certain: a[0] ?? i[0],
				claimMatch: t === undefined || n === undefined || a.length > 0 ? undefined : {
					issuer: t,
					subject: n,
					...s ? { audience: o } : {}
				}
			};
		}
		const l = "The ID token is not a JWT (three parts, separated by dots): check what `PLATFORM_ID_TOKEN` or its file holds.";
		const u = "The change comes from a fork, whose jobs cannot sign in as the upstream repository.";
		const d = 6e4;
		function timeCauses({ expiresAt: e, notBefore: t, now: n }) {
			if (n === undefined) return [];
			if (e !== undefined && e <= n) return [`The ID token expired at ${(0, s.sZ)(e)}: request a new one in the same job, right before this step.`];
			if (t === undefined || t <= n + d) return [];
			return [`The ID token is not valid before ${(0, s.sZ)(t)}, and it is ${(0, s.sZ)(n)} on this machine: check the clocks of this machine and of the token's issuer.`];
		}
		function unknownIdentity({ httpStatus: e, identity: t }) {
			if (e !== 404 || t === undefined) return [];
			if (!/\/|^[0-9a-f]+$/.test(t)) return [`\`${t}\` is not a uid, which has hexadecimal digits only, such as \`5e5b\u2026/e729\u2026\`: set \`identity\` to the uid that \`chainctl iam identities list\` shows.`];
			return [`The identity \`${t}\` does not exist: it was deleted, or \`identity\` is not the uid that you meant.`];
		}
		function audienceCauses(e, t) {
			if (t === undefined) return [];
			const bare = (e) => e.replace(/^https?:\/\//, "").replace(/\/$/, "");
			if (e.some((e) => bare(e) === bare(t))) return [];
			const n = e.length === 0 ? "no audience" : `audience \`${e.join(", ")}\``;
			return [`The ID token has ${n}, and \`${t}\` is accepted unless the identity pins another one: see \`id-token-audience\`.`];
		}
		function claimCauses(e, t) {
			if (e === undefined || t === undefined) return ["The ID token does not contain `iss` or `sub`, which every identity compares."];
			const n = (0, c.po)(t);
			const r = /[A-Z]/.test(n === undefined ? t : `${n.owner}${n.repository}`);
			return [
				...n === undefined && e === c.oX ? [f] : [],
				...n === undefined ? [] : workloadCauses(n),
				...r ? [p] : [],
				"The identity accepts a different issuer or subject, or `identity` is not the uid that you meant."
			];
		}
		const f = "The subject does not have the usual form: the organization or repository customizes it.";
		const p = "Letter case matters: the subject has capital letters, and the identity must have the same ones.";
		const m = "An identity for the subject with ids (`repo:OWNER@ID/REPO@ID:\u2026`) does not accept the subject without ids.";
		function workloadCauses(e) {
			const t = contextCause(e.context);
			if (e.ids === undefined) return [t, m];
			const n = (0, c.HL)({
				...e,
				ids: undefined
			});
			const r = `The subject has ids, which GitHub sends for repositories that were created, renamed or moved since 2026-07-15; an identity for \`${n}\` does not accept it.`;
			return [r, t];
		}
		function contextCause(e) {
			switch (e.kind) {
				case "environment": return `The job runs for environment \`${e.environment}\`, so the subject names the environment and no branch; an identity for a branch does not accept it.`;
				case "pull_request": return "The job runs for a pull request; an identity for a branch or an environment does not accept it.";
				case "ref": return `The job runs for \`${e.ref}\`; an identity for another branch, for an environment or for pull requests does not accept it.`;
				case "other": return `The job runs for \`${e.text}\`, which the organization or repository customizes.`;
			}
		}
		var h = n(25314);
		;
		function readClaims(e) {
			const t = (0, r.qF)(Buffer.from(e.split(".")[1] ?? "", "base64url").toString("utf8"));
			if (t === undefined) return undefined;
			const text = (e) => typeof e === "string" ? e : undefined;
			const n = (0, r._F)(t, "aud");
			const time = (e) => {
				const n = (0, r._F)(t, e);
				const i = typeof n === "number" ? new Date(n * 1e3).getTime() : Number.NaN;
				return Number.isNaN(i) ? undefined : i;
			};
			return {
				issuer: text((0, r._F)(t, "iss")),
				subject: text((0, r._F)(t, "sub")),
				audience: Array.isArray(n) ? n.filter((e) => typeof e === "string") : text(n),
				expiresAt: time("exp"),
				notBefore: time("nbf")
			};
		}
		function personalTokens(e, { person: t }, n) {
			const r = t?.token;
			if (r !== undefined) return async (e) => givenToken(await (0, o.sZ)(() => r(e, n), n, "signing in"));
			if (t === undefined || e.identity === undefined) return undefined;
			return async (t) => {
				const n = t === e["api-url"] ? "platform" : "registry";
				throw terminalError(t, (0, h.q)([n], e));
			};
		}
		function terminalError(e, t) {
			const n = `a terminal does not issue ID tokens, and there is no other token for \`${e}\``;
			return new a.Z(n, t);
		}
		function givenToken(e) {
			return {
				token: e,
				expiresAt: readClaims(e)?.expiresAt ?? Number.POSITIVE_INFINITY
			};
		}
		function explainExchange(e, t) {
			return (n, r, i) => n instanceof o.Wk && [
				400,
				401,
				403,
				404
			].includes(n.httpStatus) ? refused({
				...e,
				now: t.now()
			}, r, i, n) : n;
		}
		async function askIdToken(e) {
			const { host: t, idTokenAudience: n, issuerUrl: r, signal: i } = e;
			try {
				return await t.idToken(n ?? r, e);
			} catch (e) {
				if (!i.aborted) throw e;
				throw (0, o.Wm)(i, "requesting an ID token");
			}
		}
		function refused(e, t, n, r) {
			const { identity: a, issuerUrl: o, now: s } = e;
			const { httpStatus: c } = r;
			const l = readClaims(n);
			const u = explainRefusal({
				...l,
				isReadable: l !== undefined,
				expectedAudience: o,
				fork: e.host.context.changeRequest?.fork,
				httpStatus: c,
				identity: a,
				now: s
			});
			const { certain: d, claimMatch: f } = u;
			const p = u.causes.filter((e) => e !== d);
			const m = a === undefined ? "" : ` as \`${(0, i.h0)(a, 200)}\``;
			const h = `${(0, i.h0)(r.message, 500)} (HTTP status ${c})`;
			const g = [
				...d === undefined ? [] : [`The service answered: ${h}`],
				"The ID token contained:",
				...u.presented.map((e) => `  ${(0, i.h0)(e)}`),
				...p.length === 0 ? [] : [d === undefined ? "Likely causes:" : "Other possible causes:"],
				...p.map((e) => `  ${(0, i.h0)(e)}`),
				...f === undefined ? [] : ["An identity with this claimMatch would match:"]
			];
			const _ = d === undefined ? h : (0, i.h0)(d);
			return new RefusedExchangeError(`signing in${m} for \`${t}\` was refused: ${_}`, g, f === undefined ? undefined : renderClaimMatch(f), r);
		}
		function renderClaimMatch(e) {
			const escaped = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
			return JSON.stringify({ claimMatch: e }, undefined, 2).replace(/[^\P{C}\n]|[^\P{Z} ]/gu, (e) => e.split("").map(escaped).join(""));
		}
		class RefusedExchangeError extends Error {
			lines;
			copy;
			constructor(e, t, n, r) {
				super(e, { cause: r });
				this.name = "RefusedExchangeError";
				this.lines = t;
				this.copy = n;
			}
		}
	})
};
;
