"use strict";
exports.id = 3216;
exports.ids = [3216];
exports.modules = {
	1414: ((e, t, n) => {
		n.d(t, {
			Bl: () => r,
			MJ: () => a
		});
		t.en = wordText;
		t.r_ = readStatuses;
		const r = [
			"affected",
			"detected",
			"pending-upstream",
			"fix-not-planned",
			"analysis-not-planned"
		];
		const i = "under-investigation";
		const a = [...r, i];
		function readStatuses(e) {
			const t = new Set(e.map((e) => e === i ? "detected" : e));
			const n = r.filter((e) => t.has(e));
			return n.length === 0 || n.length === r.length ? undefined : n;
		}
		function wordText(e) {
			return e === "detected" ? "under investigation" : e.replaceAll("-", " ");
		}
	}),
	43216: ((e, t, n) => {
		n.d(t, { e: () => s });
		var r = n(76495);
		var i = n(72864);
		var a = n(75577);
		var o = n(1414);
		function platformProblem(e) {
			return (0, a.FL)(e) === undefined ? "not a platform such as `linux/amd64`" : undefined;
		}
		const s = {
			name: "advisory-gate",
			title: "Advisory gate",
			summary: "Fail a change on the advisories that it introduces, with ignores that expire, SARIF, VEX and a comment.",
			face: "gate",
			stdout: "Nothing; with `--json`, the report.",
			example: {
				identity: "${{ vars.PLATFORM_IDENTITY }}",
				sbom: "sbom.spdx.json"
			},
			permissions: ["contents: read", "id-token: write"],
			capabilities: [
				{
					audience: "platform",
					capabilities: ["advisories.list"]
				},
				{
					audience: "platform",
					when: { images: ["?*"] },
					capabilities: ["account_associations.list", "groups.list"]
				},
				{
					audience: "platform",
					when: { files: ["?*"] },
					capabilities: ["account_associations.list", "groups.list"]
				},
				{
					audience: "registry",
					capabilities: [
						"manifest.list",
						"repo.blobs.get",
						"tag.list"
					]
				}
			],
			inputs: {
				artifacts: {
					kind: "list",
					description: "Packages to check: `name`, `name@version`, or a purl such as `pkg:apk/wolfi/openssl@3.3.2-r0`."
				},
				sbom: {
					kind: "globs",
					description: "Globs of SBOM files (SPDX or CycloneDX JSON)."
				},
				advisories: {
					kind: "list",
					description: "Ids or aliases of advisories to check."
				},
				...r.w,
				files: {
					kind: "globs",
					description: "Globs of files whose images to check; on a change, what moved."
				},
				shard: {
					kind: "text",
					description: "With `images`: `k/n`, to check only the k-th of n parts of the images, divided by repository; together the parts are the whole."
				},
				platform: {
					kind: "list",
					entryProblem: platformProblem,
					description: "Platforms of the images to check, such as `linux/amd64`.",
					default: "linux/amd64",
					policy: true
				},
				"verify-sbom": {
					kind: "boolean",
					description: "Whether an SBOM attestation of an image counts only with a valid signature.",
					default: "true",
					policy: true
				},
				"attestation-issuer": {
					kind: "text",
					description: "Issuer that the signature of an SBOM attestation must have.",
					defaultText: "GitHub Actions for public images, the platform's issuer for an organization's own",
					policy: true
				},
				"attestation-subject": {
					kind: "text",
					description: "Identity that must have signed: exact, or a glob after a host and the start of a path.",
					defaultText: "the vendor's release workflow for public images, the organization's signing identities for its own",
					policy: true
				},
				"attestation-key": {
					kind: "text",
					description: "Public key that must have signed, in PEM: text or path. No transparency log is needed.",
					policy: true
				},
				"trusted-root": {
					kind: "path",
					description: "Trusted root of a private Sigstore instance (`trusted_root.json`).",
					policy: true
				},
				"artifact-types": {
					kind: "list",
					description: "Package types of the SBOM to check; the names of other packages are never sent.",
					default: "apk",
					policy: true
				},
				"min-packages": {
					kind: "integer",
					min: 1,
					max: 1e6,
					description: "Smallest number of packages of `artifact-types` that each SBOM must have.",
					default: "1",
					policy: true
				},
				"fail-on-unaccounted": {
					kind: "boolean",
					description: "Whether packages of an SBOM without a usable type or purl fail; otherwise they warn.",
					default: "false",
					policy: true
				},
				"base-sbom": {
					kind: "globs",
					description: "Globs of the SBOM files for the base of the change."
				},
				scope: {
					kind: "choice",
					choices: ["all", "changed"],
					description: "Fail on every advisory, or only on those that the base does not have.",
					defaultText: "`changed` with `base-sbom`, or with `files` on a change; else `all`",
					policy: true
				},
				"fail-on-severity": {
					kind: "choice",
					choices: [
						"low",
						"medium",
						"high",
						"critical",
						"none"
					],
					description: "Lowest severity that fails; with `none`, nothing fails.",
					default: "low",
					policy: true
				},
				"fail-on-unknown-severity": {
					kind: "boolean",
					description: "Whether an advisory without a severity fails.",
					default: "true",
					policy: true
				},
				"fail-on-status": {
					kind: "choices",
					choices: o.MJ,
					description: "Statuses of affecting advisories that fail: what the vendor said last.",
					defaultText: "all: `affected`, `detected`, `pending-upstream`, `fix-not-planned`, `analysis-not-planned`",
					policy: true
				},
				"only-fixed": {
					kind: "boolean",
					description: "Fail only on advisories with a known fixed version.",
					default: "false",
					policy: true
				},
				"warn-only": {
					kind: "boolean",
					description: "Warn about findings instead of failing.",
					default: "false",
					policy: true
				},
				"require-ignore-reason": {
					kind: "boolean",
					description: "Whether every ignore needs a reason.",
					default: "true",
					policy: true
				},
				"max-ignore-days": {
					kind: "integer",
					min: 1,
					max: 3650,
					description: "Require `expires` in every ignore, at most this many days from now.",
					policy: true
				},
				"vex-file": {
					kind: "path",
					writes: true,
					results: true,
					description: "Path of the OpenVEX file to write."
				},
				...i.eP,
				...i.j$
			},
			outputs: {
				count: { description: "Number of affecting advisories that are not ignored, of any severity." },
				"new-count": { description: "Number of these that the base does not have; all of them without a base." },
				"ignored-count": { description: "Number of ignored advisories." },
				"expired-ignores": { description: "Number of ignores that have expired." },
				"highest-severity": { description: "Highest severity among the counted advisories." },
				advisories: {
					kind: "json",
					description: "JSON list of `{advisoryId, aliases, artifact, version?, severity, status, fixedVersion?, isNew, ignored}`."
				},
				images: {
					kind: "json",
					description: "JSON list of `{image, digest, manifest, platform, packages, count, newCount, fixedCount, sbom}`."
				},
				"sarif-file": { description: "Path of the SARIF file." },
				"comment-content": { description: "Text of the pull-request comment." },
				...i.e5
			}
		};
	}),
	31891: ((e, t, n) => {
		t.B = isDigest;
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	76495: ((e, t, n) => {
		n.d(t, { w: () => a });
		var r = n(80708);
		var i = n(63018);
		function referenceProblem(e) {
			const t = (0, i.o_)(e);
			return t.kind === "malformed" ? `not an image reference: ${t.reason}` : undefined;
		}
		function mappingProblem(e) {
			const t = (0, r.jE)(e);
			return t.kind === "malformed" ? `not a mapping: ${t.reason}` : undefined;
		}
		const a = {
			images: {
				kind: "list",
				entryProblem: referenceProblem,
				description: "Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest."
			},
			files: {
				kind: "globs",
				description: "Globs of the files to scan for references.",
				policy: true
			},
			"ignore-images": {
				kind: "globs",
				description: "Globs on `org/name:tag` to exclude; without a colon, any tag; `!` includes again; the last match wins.",
				policy: true
			},
			"registry-map": {
				kind: "list",
				entryProblem: mappingProblem,
				description: "Lines such as `mirror.example/proxy=cgr.dev`: images are looked up on the right, files keep the left.",
				policy: true
			}
		};
	}),
	80708: ((e, t, n) => {
		t.Jw = fileSegments;
		t.TT = isUsableMapping;
		t.de = mapsDockerHub;
		t.jE = parseRegistryMapping;
		t.kl = locateImage;
		var r = n(63018);
		var i = n(41053);
		var a = n(97107);
		const o = "latest";
		const s = "library";
		function withPlainHost([e, ...t]) {
			return [(0, a.jV)(String(e)), ...t];
		}
		function fileSegments({ host: e, path: t }) {
			const n = (0, a.jV)(e ?? a.Xb);
			const r = n === a.Xb && t.length === 1;
			return [
				n,
				...r ? [s] : [],
				...t
			];
		}
		function mapsDockerHub({ mappings: e }) {
			return e.some(({ from: e }) => e[0] === a.Xb);
		}
		function parseRegistryMapping(e) {
			const [t = "", n = "", ...r] = e.split("=").map((e) => e.trim().replace(/^https?:\/\//, "").replace(/(?<!\/)\/+$/, ""));
			if (r.length > 0 || t === "" || n === "") return {
				kind: "malformed",
				reason: "it does not have the form `left=right`"
			};
			const [i, a] = [t.split("/"), n.split("/")];
			if ([...i, ...a].some((e) => e === "")) return {
				kind: "malformed",
				reason: "one of its parts is empty"
			};
			const o = leftProblem(i);
			if (o !== undefined) return {
				kind: "malformed",
				reason: o
			};
			return {
				kind: "mapping",
				mapping: {
					from: withPlainHost(i),
					to: withPlainHost(a)
				}
			};
		}
		function leftProblem([e = "", ...t]) {
			if (!(0, r.ER)(e)) return "its left side does not begin with a registry host, such as `mirror.example` or `docker.io`";
			return t.some((e) => /[:@]/.test(e)) ? "its left side has a tag or a digest" : undefined;
		}
		function isUsableMapping(e, t) {
			const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
			const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
			return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
		}
		function locateImage(e, t, n) {
			const r = e.tag ?? o;
			const { host: s, path: c } = e;
			const l = s === undefined && n === "ours";
			const u = l || t.mappings.length === 0 ? [] : fileSegments(e);
			const d = longestMapping(u, t.mappings);
			if (d !== undefined) {
				const n = [...d.to, ...u.slice(d.from.length)];
				const i = String(n[0]);
				if (!isOurs(i, t)) return {
					kind: "foreign",
					host: i
				};
				return ours(n.slice(1), r, {
					...e,
					tag: r,
					digest: undefined
				});
			}
			if (s === undefined) {
				if (n === "foreign") return {
					kind: "foreign",
					host: s
				};
			} else if (!isOurs(s, t)) return {
				kind: "foreign",
				host: s
			};
			const f = c.length === 1 ? [i.g, ...c] : c;
			return ours(c, r, {
				host: s ?? a.uD,
				path: f,
				tag: r,
				digest: undefined
			});
		}
		function ours(e, t, n) {
			const r = e.length === 1 ? [i.g, ...e] : e;
			return {
				kind: "ours",
				image: {
					organization: String(r[0]),
					repository: r.join("/"),
					tag: t,
					complete: n
				}
			};
		}
		function isOurs(e, t) {
			const n = (0, a.jV)(e);
			return n === a.uD || n === (0, a.jV)(t.registryHost);
		}
		function longestMapping(e, t) {
			if (e.length === 0) return undefined;
			const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
			return n.sort((e, t) => t.from.length - e.from.length)[0];
		}
	}),
	63018: ((e, t, n) => {
		t.$B = isUntaggedName;
		t.De = isCompleteReference;
		t.ER = isHostSegment;
		t.Yk = printImageReference;
		t.e1 = printImageName;
		t.gj = withoutWrongDigest;
		t.o_ = parseImageReference;
		var r = n(31891);
		const i = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
		const a = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
		const o = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
		const s = 4096;
		function isTag(e) {
			return i.test(e);
		}
		function isHostSegment(e) {
			return e.includes(".") || e.includes(":") || e === "localhost";
		}
		function parseImageReference(e) {
			if (e === "") return malformed("it is empty");
			if (e.length > s) return malformed(`it is longer than ${s} characters`);
			const t = e.indexOf("@");
			const n = t < 0 ? undefined : e.slice(t + 1);
			if (n !== undefined && !(0, r.B)(n)) return malformed(digestProblem(n));
			const i = t < 0 ? e : e.slice(0, t);
			const c = i.lastIndexOf(":");
			const l = c > i.lastIndexOf("/");
			const u = l ? i.slice(c + 1) : undefined;
			if (u !== undefined && !isTag(u)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
			const d = l ? i.slice(0, c) : i;
			const f = d.indexOf("/");
			const p = d.slice(0, Math.max(0, f));
			const m = isHostSegment(p) ? p : undefined;
			if (m !== undefined && !o.test(m)) return malformed("its registry host is not a valid host name");
			const h = m === undefined ? d : d.slice(f + 1);
			if (!a.test(h)) return malformed(pathProblem(h));
			return {
				kind: "reference",
				reference: {
					host: m,
					path: h.split("/"),
					tag: u,
					digest: n
				}
			};
		}
		function malformed(e) {
			return {
				kind: "malformed",
				reason: e
			};
		}
		function pathProblem(e) {
			const isWrong = (e) => !a.test(e);
			if (e.split("/").find(isWrong) === "") return "it has an empty name";
			return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
		}
		function withoutWrongDigest(e) {
			const t = e.indexOf("@");
			const n = parseImageReference(e.slice(0, Math.max(0, t)));
			return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
		}
		const c = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
		function isCompleteReference(e) {
			const t = parseImageReference(e);
			if (t.kind === "malformed") {
				const t = e.indexOf("/");
				const n = e.slice(0, Math.max(0, t));
				return isHostSegment(n) && o.test(n) && c.test(e.slice(t + 1));
			}
			const { host: n, tag: r, digest: i } = t.reference;
			return n !== undefined && (r !== undefined || i !== undefined);
		}
		function printImageName({ host: e, path: t }) {
			const n = t.join("/");
			return e === undefined ? n : `${e}/${n}`;
		}
		function isUntaggedName(e) {
			const t = parseImageReference(e);
			return t.kind === "reference" && t.reference.host !== undefined && !isCompleteReference(e);
		}
		function printImageReference(e) {
			const t = e.tag === undefined ? "" : `:${e.tag}`;
			const n = e.digest === undefined ? "" : `@${e.digest}`;
			return `${printImageName(e)}${t}${n}`;
		}
		function digestProblem(e) {
			if (/^sha256:[0-9a-f]+$/.test(e) && e.length < 71) {
				return `its digest has ${e.length - 7} hexadecimal digits, not 64`;
			}
			return "its digest is not `sha256:` and 64 lower-case hexadecimal digits";
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
	97107: ((e, t, n) => {
		n.d(t, {
			Xb: () => i,
			uD: () => r
		});
		t.jV = plainHost;
		const r = "cgr.dev";
		const i = "docker.io";
		const a = new Set([
			i,
			"index.docker.io",
			"registry-1.docker.io"
		]);
		function plainHost(e) {
			const t = e.toLowerCase();
			const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
			return a.has(n) ? i : n;
		}
	}),
	75577: ((e, t, n) => {
		t.FL = parsePlatform;
		t.mS = offeredPlatforms;
		t.xV = choosePlatform;
		const r = /^[a-z0-9][a-z0-9._-]{0,63}$/;
		function parsePlatform(e) {
			const [t, n, i, ...a] = e.split("/");
			if (t === undefined || n === undefined || a.length > 0) return undefined;
			const o = [
				t,
				n,
				...i === undefined ? [] : [i]
			];
			return o.every((e) => r.test(e)) ? {
				os: t,
				architecture: n,
				variant: i
			} : undefined;
		}
		function printPlatform({ architecture: e, os: t, variant: n }) {
			return [
				t,
				e,
				...n === undefined ? [] : [n]
			].join("/");
		}
		const i = {
			arm64: "v8",
			arm: "v7",
			amd64: "v1"
		};
		function variantOf({ architecture: e, variant: t }) {
			return t ?? i[e];
		}
		function choosePlatform(e, t) {
			const n = e.flatMap((e) => {
				const { platform: n } = e;
				return n?.os === t.os && n.architecture === t.architecture ? [{
					descriptor: e,
					platform: n
				}] : [];
			});
			const r = n.filter(({ platform: e }) => variantOf(e) === variantOf(t));
			const i = r.length === 0 && t.variant === undefined ? n : r;
			const [a] = i;
			if (a !== undefined && i.every(({ descriptor: e }) => e.digest === a.descriptor.digest)) return {
				kind: "manifest",
				descriptor: a.descriptor
			};
			return {
				kind: a === undefined ? "none" : "ambiguous",
				offered: offeredPlatforms(e)
			};
		}
		function offeredPlatforms(e) {
			const t = e.flatMap(({ platform: e }) => e === undefined || e.os === "unknown" ? [] : [printPlatform(e)]);
			return [...new Set(t)];
		}
	})
};
;
