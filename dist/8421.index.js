"use strict";
exports.id = 8421;
exports.ids = [8421];
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
	38421: ((e, t, n) => {
		t.createImageReader = createImageReader;
		var r = n(24344);
		var i = n(45794);
		var a = n(63018);
		var o = n(38086);
		var s = n(93619);
		var c = n(77127);
		var l = n(62214);
		;
		const u = "application/vnd.dsse.envelope.v1+json";
		const d = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v0\.\d|\+json;version=0\.\d)/;
		const f = 32;
		async function findAttestations(e, t, n) {
			const r = attestationTag(n);
			const [i, a] = await Promise.all([e.referrers(t, n), e.manifest(t, r)]);
			const o = [];
			if (a?.manifest.kind === "image") o.push(...placesOf(a.manifest.layers, `tag \`${r}\``));
			for (const n of i.filter(isWanted).slice(0, f + 1)) {
				const r = await e.manifest(t, n.digest);
				if (r?.manifest.kind === "image") o.push(...placesOf(r.manifest.layers, `referrer ${n.digest}`));
			}
			const keyOf = ({ annotations: e, digest: t }) => JSON.stringify([t, e]);
			return [...new Map(o.map((e) => [keyOf(e.layer), e])).values()];
		}
		function attestationTag(e) {
			return `${(0, c.LN)(e)}.att`;
		}
		function isWanted({ annotations: e, artifactType: t, mediaType: n }) {
			const r = t ?? n;
			return isEnvelope(r) && isPossible(e["dev.sigstore.bundle.predicateType"]);
		}
		function placesOf(e, t) {
			return e.filter(({ annotations: e, mediaType: t }) => isEnvelope(t) && isPossible(e["predicateType"])).map((e) => ({
				layer: e,
				name: t
			}));
		}
		function isEnvelope(e) {
			return e === u || d.test(e);
		}
		function isPossible(e) {
			return e === undefined || (0, l.M)(e);
		}
		var p = n(17121);
		var m = n(31684);
		;
		function createSbomReader(e, t) {
			let n;
			const loadJudge = () => {
				n ??= openJudge(t);
				return n;
			};
			return async (n) => {
				const r = [];
				for (const i of [n.manifest, n.index]) {
					if (i === undefined || r.length > 0) continue;
					const a = await findAttestations(e, n.repository, i);
					if (a.length > f) throw tooMany(n);
					let o;
					for (const s of a) {
						const a = await e.blob(n.repository, s.layer);
						const c = readOne(a, s, i, await loadJudge(), t.kind !== "unverified");
						if (c.kind === "rejected") r.push({
							place: s,
							reason: c.reason
						});
						if (c.kind === "sbom") o = newerOf(o, c.sbom);
					}
					if (o !== undefined) return o;
				}
				throw r.length === 0 ? noAttestation(n) : noneCounts(n, r, t);
			};
		}
		async function openJudge(e) {
			if (e.kind === "unverified") return () => ({
				kind: "valid",
				signer: undefined,
				signedAt: undefined
			});
			const { createSignatureJudge: t } = await Promise.all([n.e(1168), n.e(249)]).then(n.bind(n, 249));
			return t(e);
		}
		function readOne(e, { layer: t }, n, r, i) {
			let a;
			let o;
			try {
				const i = (0, s.H)(e);
				a = (0, l.c)(i.envelope);
				if (!(0, l.M)(a.predicateType)) return { kind: "foreign" };
				if (!a.subjects.includes(n)) return {
					kind: "rejected",
					reason: `it is about ${subjectWords(a.subjects)}`
				};
				o = r(i, t.annotations);
			} catch (e) {
				return {
					kind: "rejected",
					reason: (0, p.A)(e)
				};
			}
			if (o.kind === "invalid") return {
				kind: "rejected",
				reason: o.reason
			};
			const { createdAt: c, predicateType: u } = a;
			const { signedAt: d, signer: f } = o;
			const m = d ?? c;
			return {
				kind: "sbom",
				sbom: {
					text: a.text,
					predicateType: u,
					attachedTo: n,
					isVerified: i,
					signer: f,
					time: m
				}
			};
		}
		function newerOf(e, t) {
			return e === undefined || (t.time ?? 0) >= (e.time ?? 0) ? t : e;
		}
		function subjectWords(e) {
			return e.length === 0 ? "no image" : `another image (${e.slice(0, 3).join(", ")})`;
		}
		function imageWords({ manifest: e, name: t, platform: n }) {
			return `\`${t}\` (${n}, ${e})`;
		}
		function noAttestation(e) {
			const t = attestationTag(e.manifest);
			return new i.y({
				message: `${imageWords(e)} has no SBOM attestation: there is none among its referrers, and none under the tag \`${t}\``,
				fix: "attest an SBOM with `cosign attest --type spdxjson`, or write the SBOM to a file and name it in `sbom`"
			});
		}
		function noneCounts(e, t, n) {
			const r = t.slice(0, 3).map(({ place: e, reason: t }) => `${(0, o.h0)(t, 300)} (${e.name}, ${e.layer.digest})`);
			const a = t.length > 3 ? `; and ${t.length - 3} more` : "";
			return new i.y({
				message: `${imageWords(e)} has no SBOM attestation that counts; expected a signature ${(0, m.gF)(n)}: ${r.join("; ")}${a}`,
				fix: "do not use the image before this is explained; if somebody else signs it rightly, say so in `attestation-issuer` and `attestation-subject`, or in `attestation-key`"
			});
		}
		function tooMany(e) {
			return new i.y({
				message: `${imageWords(e)} has more than ${f} attestations that may be SBOMs`,
				fix: "remove the ones that are no longer needed, for example with `cosign attest --replace`"
			});
		}
		var h = n(75577);
		var g = n(4458);
		var _ = n(64764);
		var v = n(41053);
		var y = n(34779);
		var b = n(3532);
		var x = n(59492);
		;
		function createPolicies(e, t) {
			const n = new Map();
			const r = once(() => readInput(e["trusted-root"], "trusted-root", t));
			const i = once(() => readKey(e["attestation-key"], t));
			const make = async (n) => {
				if (!e["verify-sbom"]) return { kind: "unverified" };
				const a = await i();
				if (a !== undefined) return {
					kind: "key",
					key: a
				};
				const o = await signersFor(e, t, n);
				return {
					kind: "keyless",
					signers: o,
					trustedRoot: await r()
				};
			};
			return (e) => {
				const t = n.get(e) ?? make(e);
				n.set(e, t);
				return t;
			};
		}
		function once(e) {
			let t;
			return () => {
				t ??= e();
				return t;
			};
		}
		async function signersFor(e, { session: t }, n) {
			const r = n === v.g;
			const { issuer: i, subject: a } = r ? m.sW : {
				issuer: t.issuerUrl,
				subject: undefined
			};
			const o = e["attestation-issuer"] ?? i;
			const s = e["attestation-subject"] ?? a;
			if (s !== undefined) return [{
				issuer: o,
				subject: s
			}];
			const c = await ownSigners(t, n);
			return c.map((e) => ({
				...e,
				issuer: o
			}));
		}
		async function ownSigners({ client: e, issuerUrl: t }, n) {
			const unknown = (e) => new i.y({
				message: `which identities sign the images of \`${(0, o.h0)(n, 100)}\` is not known: ${e}`,
				fix: "give the identity the capability `account_associations.list` on the organization, or name the signer in `attestation-subject` (and `attestation-issuer`)",
				input: "attestation-subject"
			});
			try {
				const r = (0, x.Qn)(n) ? [{ uid: n }] : await (0, x.xO)(e, n);
				const [i] = r;
				if (i === undefined || r.length > 1) throw unknown(`this identity sees ${r.length} organizations of that name`);
				const a = await e.send((0, b.zH)(i.uid));
				const o = (0, m.bc)(a.chainguard?.serviceBindings ?? {}, t);
				if (o.length === 0) throw unknown("its account association names neither CATALOG_SYNCER nor APKO_BUILDER");
				return o;
			} catch (e) {
				if (!(e instanceof y.Wk)) throw e;
				if (e.code !== "NOT_FOUND" && e.code !== "PERMISSION_DENIED") throw e;
				throw unknown(`its account association cannot be read: ${(0, o.h0)(e.message, 200)} (${e.code})`);
			}
		}
		async function readKey(e, t) {
			return e?.includes("-----BEGIN") === true ? e : readInput(e, "attestation-key", t);
		}
		async function readInput(e, t, { readPolicyFile: n }) {
			if (e === undefined) return undefined;
			const r = await n(e);
			if (r !== undefined) return r;
			throw new i.y({
				message: `\`${t}\`: there is no file \`${(0, o.h0)(e, 300)}\``,
				fix: "check the path; it starts from `working-directory`, and with `policy-from: base` at the base commit",
				input: t
			});
		}
		;
		const S = 4;
		function createImageReader(e, t) {
			const n = (0, c.nn)(t.session.registry.access);
			const i = {
				types: e["artifact-types"],
				minimum: e["min-packages"]
			};
			const a = createPolicies(e, t);
			const o = new Map();
			const readerOf = (e) => {
				const t = o.get(e) ?? openReader(n, a, e);
				o.set(e, t);
				return t;
			};
			const readImage = async (t, r) => {
				const a = await r.attempt(() => platformsOf(n, t, e.platform));
				const o = [];
				for (const e of a ?? []) {
					const n = await r.attempt(async () => {
						const n = await readerOf(t.image.organization);
						return read_image_sboms_readOne(n, t, e, i);
					});
					if (n !== undefined) o.push(n);
				}
				return o;
			};
			return async (e, n) => {
				const i = await (0, r.P)(e, S, (e) => readImage(e, n).then((e) => ({
					read: e,
					unread: []
				}), (n) => {
					if (t.signal.aborted) throw n;
					return {
						read: [],
						unread: [{
							name: e.name,
							error: n
						}]
					};
				}));
				return {
					read: i.flatMap(({ read: e }) => e),
					unread: i.flatMap(({ unread: e }) => e)
				};
			};
		}
		async function openReader(e, t, n) {
			return createSbomReader(e, await t(n));
		}
		async function platformsOf(e, { image: t, name: n, reference: r }, a) {
			const o = await e.manifest(t.repository, r);
			if (o === undefined) throw new i.y({
				message: `\`${n}\` is not in the registry, or this identity cannot see it`,
				fix: "check the name, the tag and the digest; the identity needs the role registry.pull on the organization",
				input: "images"
			});
			const { digest: s, manifest: c } = o;
			if (c.kind === "image") return [{
				platform: a.join(", "),
				digest: s,
				manifest: s,
				index: undefined
			}];
			return a.map((e) => {
				const t = (0, h.FL)(e);
				const r = t === undefined ? undefined : (0, h.xV)(c.manifests, t);
				if (r?.kind === "manifest") return {
					platform: e,
					digest: s,
					manifest: r.descriptor.digest,
					index: s
				};
				const a = (0, h.mS)(c.manifests).join(", ");
				throw new i.y({
					message: `\`${n}\` has no image for \`${e}\`, but for: ${a === "" ? "nothing" : a}`,
					fix: "name the platforms that you run in `platform`",
					input: "platform"
				});
			});
		}
		async function read_image_sboms_readOne(e, { image: t, name: n, places: r }, { digest: o, index: s, manifest: c, platform: l }, u) {
			const d = await e({
				name: n,
				repository: t.repository,
				manifest: c,
				index: s,
				platform: l
			});
			const f = `${n} (${l})`;
			const p = (0, _.r)(d.text, f, u.types);
			if (p.kind === "not-sbom") throw new i.y({ message: `the SBOM attestation of \`${f}\` cannot be read: ${p.reason}` });
			const m = (0, g.Ez)("images", f, p, u);
			if (m.length > 0) throw new i.y(...m);
			const v = n.includes("@") ? n : (0, a.Yk)({
				...t.complete,
				digest: o
			});
			const y = s === undefined ? undefined : (0, h.FL)(l)?.architecture;
			const b = d.attachedTo !== c;
			return {
				...(0, g.xS)({
					file: f,
					inWorkspace: false
				}, p),
				image: v,
				name: n,
				digest: o,
				manifest: c,
				platform: l,
				sbom: d.isVerified ? "attested" : "unverified",
				...r === undefined ? {} : { places: r },
				packages: p.packages.map((e) => ({
					...e,
					...y !== undefined && (e.arch === undefined || b) ? { arch: y } : {},
					image: v,
					...r === undefined ? {} : { places: r }
				}))
			};
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
	17121: ((e, t, n) => {
		t.A = reasonOf;
		function reasonOf(e) {
			return e instanceof Error ? e.message.slice(0, 300) : "it cannot be read";
		}
	}),
	77127: ((e, t, n) => {
		t.nn = createImageRegistry;
		t.LN = referrersTag;
		var r = n(39589);
		var i = n(31891);
		var a = n(41053);
		var o = n(34779);
		var s = n(17775);
		var c = n(63144);
		;
		const l = ["application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.list.v2+json"];
		const u = ["application/vnd.oci.image.manifest.v1+json", "application/vnd.docker.distribution.manifest.v2+json"];
		const d = [...l, ...u].join(", ");
		const f = 1e3;
		function decodeManifest(e) {
			if (!(0, c.u4)(e)) throw new TypeError("it is not a JSON object");
			const [t, n, r] = [
				e["mediaType"],
				e["manifests"],
				e["layers"]
			];
			if (n !== undefined && r !== undefined) throw new TypeError("it has `manifests` and `layers`, so that readers disagree about it");
			if (Array.isArray(n)) {
				requireType(t, l, "manifests");
				return {
					kind: "index",
					manifests: descriptorsOf(n, "manifests")
				};
			}
			if (Array.isArray(r)) {
				requireType(t, u, "layers");
				const n = e["config"] === undefined ? undefined : decodeDescriptor(e["config"], "config");
				return {
					kind: "image",
					config: n,
					layers: descriptorsOf(r, "layers")
				};
			}
			throw new TypeError("it has neither a list `manifests` nor a list `layers`");
		}
		function requireType(e, t, n) {
			if (e === undefined || typeof e === "string" && t.includes(e)) return;
			throw new TypeError(`it has \`${n}\`, but another \`mediaType\``);
		}
		function descriptorsOf(e, t) {
			if (e.length > f) throw new TypeError(`\`${t}\` has more than ${f} entries`);
			return e.map((e, n) => decodeDescriptor(e, `${t}.${n}`));
		}
		function decodeDescriptor(e, t) {
			if (!(0, c.u4)(e)) throw new TypeError(`\`${t}\` is not an object`);
			const { annotations: n, artifactType: r, digest: a, mediaType: o, platform: s, size: l } = e;
			if (typeof a !== "string" || !(0, i.B)(a)) throw new TypeError(`\`${t}.digest\` is not a sha256 digest`);
			if (typeof l !== "number" || !Number.isSafeInteger(l) || l < 0) throw new TypeError(`\`${t}.size\` is not a number of bytes`);
			return {
				mediaType: (0, c.b6)(o) ?? "",
				digest: a,
				size: l,
				artifactType: (0, c.b6)(r),
				annotations: annotationsOf(n),
				platform: platformOf(s)
			};
		}
		function annotationsOf(e) {
			if (!(0, c.u4)(e)) return {};
			return Object.fromEntries(Object.entries(e).filter((e) => typeof e[1] === "string"));
		}
		function platformOf(e) {
			if (!(0, c.u4)(e)) return undefined;
			const [t, n] = [(0, c.b6)(e["os"]), (0, c.b6)(e["architecture"])];
			if (t === undefined || n === undefined) return undefined;
			return {
				os: t,
				architecture: n,
				variant: (0, c.b6)(e["variant"])
			};
		}
		;
		function nextPageOf(e, t) {
			const n = e === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(e)?.[1];
			if (n === undefined) return undefined;
			const r = new URL(t);
			const i = URL.canParse(n, r.href) ? new URL(n, r.href) : undefined;
			if (i === undefined || i.origin !== r.origin || i.pathname !== r.pathname) throw new TypeError("its `Link` to the next page leads elsewhere");
			return i.href;
		}
		var p = n(68475);
		;
		const m = 20;
		function judgeStorageUrl(e, t) {
			const n = new URL(t);
			const r = URL.canParse(e, n.href) ? new URL(e, n.href) : undefined;
			if (r === undefined) return {
				kind: "refused",
				reason: "its address cannot be read"
			};
			if (r.username !== "" || r.password !== "") return {
				kind: "refused",
				reason: "its address has a user name or a password"
			};
			const i = (0, p.U)(n.hostname) && (0, p.U)(r.hostname) && r.protocol === "http:";
			if (r.protocol !== "https:" && !i) return {
				kind: "refused",
				reason: "its address is not https"
			};
			const a = [...r.searchParams.values()].filter((e) => e.length >= m);
			const o = a.map(encodeURIComponent);
			const s = r.search.slice(1);
			const c = s.length >= m ? [s] : [];
			return {
				kind: "url",
				url: r.href,
				secrets: [...new Set([
					...c,
					...a,
					...o
				])]
			};
		}
		;
		const h = 4 * 1024 * 1024;
		const g = 64 * 1024 * 1024;
		const _ = 16;
		function createImageRegistry(e) {
			const { registryUrl: t } = e;
			const manifest = (n, a) => get(e, {
				repository: n,
				url: `${t}${(0, s.A)`/v2/${n}/manifests/${a}`}`,
				name: `${n}${(0, i.B)(a) ? "@" : ":"}${a}`,
				accept: d,
				maximumBytes: h,
				judge: (e) => {
					const t = `sha256:${(0, r.f)(e)}`;
					if ((0, i.B)(a)) requireDigest(t, a);
					return {
						digest: t,
						manifest: decodeManifest(JSON.parse(e))
					};
				}
			});
			return {
				manifest,
				referrers: async (t, n) => {
					const r = await listReferrers(e, t, n);
					if (r !== undefined) return r;
					const i = await manifest(t, referrersTag(n));
					return i?.manifest.kind === "index" ? i.manifest.manifests : [];
				},
				blob: async (n, { digest: i, size: a }) => {
					const o = {
						repository: n,
						url: `${t}${(0, s.A)`/v2/${n}/blobs/${i}`}`,
						name: `${n}@${i}`,
						accept: "*/*",
						maximumBytes: g,
						judge: (e) => {
							requireDigest(`sha256:${(0, r.f)(e)}`, i);
							return e;
						}
					};
					if (a > g) throw tooLarge(o);
					const c = await get(e, o);
					if (c === undefined) throw failure(o.url, "NOT_FOUND", `\`${o.name}\` is not in the registry`);
					return c;
				}
			};
		}
		function referrersTag(e) {
			return e.replace(":", "-");
		}
		function isMissing(e) {
			return e instanceof o.Wk && (e.code === "NOT_FOUND" || e.code === "UNIMPLEMENTED");
		}
		async function listReferrers(e, t, n) {
			const r = [];
			let i = `${e.registryUrl}${(0, s.A)`/v2/${t}/referrers/${n}`}`;
			for (let a = 1; i !== undefined; a += 1) {
				const o = i;
				if (a > _) throw failure(o, "UNDECODABLE", `the list of referrers has more than ${_} pages`);
				const s = await get(e, {
					repository: t,
					url: o,
					name: `${t}@${n}`,
					accept: d,
					maximumBytes: h,
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
				if (s === undefined) return undefined;
				r.push(...s.manifests);
				i = s.next;
			}
			return r;
		}
		async function get(e, t) {
			const { accept: n, name: r, repository: i, url: o } = t;
			const s = {
				repository: i,
				isPublic: i.startsWith(`${a.g}/`),
				name: r,
				call: callOf(o)
			};
			const judge = (e, n) => e.length > t.maximumBytes ? { kind: "too-large" } : {
				kind: "value",
				value: t.judge(e, n)
			};
			const c = await e.ask(s, async (r) => {
				try {
					return await e.transport({
						method: "GET",
						url: o,
						headers: {
							accept: n,
							authorization: `Bearer ${r}`
						},
						idempotent: true,
						judge,
						limit: {
							maximumBytes: t.maximumBytes,
							tooLarge: () => ({ kind: "too-large" })
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
			if (c.kind === "missing") return undefined;
			const l = c.kind === "redirect" ? await follow(e, t, c.location, judge) : c;
			if (l.kind === "too-large") throw tooLarge(t);
			return l.value;
		}
		function follow(e, { accept: t, maximumBytes: n, url: r }, i, a) {
			const o = judgeStorageUrl(i, r);
			if (o.kind === "refused") throw failure(r, "REDIRECT", `the registry redirects to another host, but ${o.reason}`);
			for (const t of o.secrets) e.mask(t);
			return e.transport({
				method: "GET",
				url: o.url,
				headers: { accept: t },
				idempotent: true,
				judge: a,
				limit: {
					maximumBytes: n,
					tooLarge: () => ({ kind: "too-large" })
				}
			});
		}
		function requireDigest(e, t) {
			if (e !== t) throw new TypeError(`its digest is ${e}, not ${t}`);
		}
		function tooLarge({ maximumBytes: e, name: t, url: n }) {
			return failure(n, "UNDECODABLE", `\`${t}\` is larger than ${e >> 20} MiB`);
		}
		function failure(e, t, n) {
			return new o.Wk(n, {
				code: t,
				call: callOf(e)
			});
		}
		function callOf(e) {
			return `GET ${new URL(e).pathname}`;
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
