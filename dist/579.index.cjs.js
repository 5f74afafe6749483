"use strict";
exports.id = 579;
exports.ids = [579];
exports.modules = {
	28579: (function(e, t, n) {
		n.r(t);
		n.d(t, {
			createProblemCollector: function() {
				return createProblemCollector;
			},
			findProblems: function() {
				return findProblems;
			},
			readArtifact: function() {
				return readArtifact;
			}
		});
		var r = n(38086);
		var i = n(45794);
		var a = n(12056);
		var o = n(31684);
		var s = n(25314);
		var c = n(35127);
		const l = "advisories are read from the platform";
		const u = [
			"images",
			"files",
			"sbom",
			"artifacts",
			"advisories"
		];
		const d = {
			message: "there is nothing to check: none of `images`, `files`, `sbom`, `artifacts` and `advisories` is set",
			fix: "set `images` to the image, for example `images: cgr.dev/acme/nginx:1.27`, or `sbom` to the SBOM of a build",
			input: "images"
		};
		const f = {
			message: "`scope: changed` needs `base-sbom`, which lists what the base already contains, or `files` on a change",
			fix: "set `base-sbom` to the SBOM of the base, written by a run that the change cannot influence",
			input: "base-sbom"
		};
		function subjectProblems(e) {
			const t = e["attestation-subject"];
			const n = t === undefined ? undefined : (0, o.gc)(t);
			if (t === undefined || n === undefined) return [];
			const i = `\`attestation-subject\`: \`${(0, r.h0)(t, 300)}\` cannot be used: ${n}`;
			return [{
				message: i,
				input: "attestation-subject"
			}];
		}
		async function shardProblems(e) {
			if (e.shard === undefined) return [];
			const t = [
				"files",
				"sbom",
				"artifacts",
				"advisories"
			].filter((t) => (e[t] ?? []).length > 0);
			const n = (e.images ?? []).length > 0 && t.length === 0;
			const r = t.map((e) => `\`${e}\``).join(", ");
			const o = `\`shard\` divides \`images\` only${r === "" ? ", which is not set" : `, but ${r} is set`}`;
			return [...await (0, i.GW)(() => (0, a.X)(e.shard)), ...n ? [] : [{
				message: o,
				input: "shard"
			}]];
		}
		const findProblems = async (e, t) => {
			const { isGiven: n } = t;
			const has = (t) => e[t]?.length !== 0 && n(t);
			const r = has("base-sbom") || has("files") && t.host.context.changeRequest !== undefined;
			return [
				...u.some(has) ? [] : [d],
				...e.scope === "changed" && !r ? [f] : [],
				...subjectProblems(e),
				...artifactProblems(e),
				...await shardProblems(e),
				...(0, s.m)(e, t, l)
			];
		};
		const p = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
		const m = /^(?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.+~-]*(?:[/:][\w.+~-]+)*$/;
		const h = /^[A-Za-z0-9][\w.+~:-]*$/;
		function readArtifact(e, t) {
			const n = t.map(c.Aw);
			if (/^\s*pkg\s*:/i.test(e)) return readPurlArtifact(e, n);
			const r = e.lastIndexOf("@");
			const [i, a] = r > 0 ? [e.slice(0, r), e.slice(r + 1)] : [e, undefined];
			const o = n.some((e) => e !== "apk");
			if (!(o ? m : p).test(i)) return { problem: "its name is not a package name" };
			if (a === undefined) return { entries: [{ name: i }] };
			return h.test(a) ? { entries: [{
				name: i,
				version: a
			}] } : { problem: "its version is not a package version" };
		}
		function readPurlArtifact(e, t) {
			const n = (0, c.gd)(e);
			if (n.kind === "unreadable") return { problem: `its purl cannot be read: ${n.reason}` };
			const { arch: r, name: i, origins: a, type: o, version: s } = n.purl;
			if (!t.includes(o)) return { problem: `its type \`${o}\` is not one of \`artifact-types\` (${t.join(", ")})` };
			const l = {
				name: i,
				type: o,
				purl: e,
				version: s,
				arch: r
			};
			return { entries: a.length === 0 ? [l] : a.map((e) => ({
				...l,
				origin: e
			})) };
		}
		function artifactProblems(e) {
			const { artifacts: t = [], "artifact-types": n = ["apk"] } = e;
			return t.flatMap((e) => {
				const { problem: t } = readArtifact(e, n);
				if (t === undefined) return [];
				const i = `\`artifacts\`: \`${(0, r.h0)(e, 200)}\` is not a package: ${(0, r.h0)(t, 300)}`;
				const a = "write `openssl`, `openssl@3.3.2-r0` or `pkg:apk/wolfi/openssl@3.3.2-r0`";
				return [{
					message: i,
					fix: a,
					input: "artifacts"
				}];
			});
		}
		function createProblemCollector(e) {
			const t = [...e];
			return {
				add: (...e) => void t.push(...e),
				attempt: (e) => (0, i.Wy)(e, (e) => {
					t.push(...e);
					return undefined;
				}),
				throwIfAny: () => {
					if (t.length > 0) throw new i.yo(...t);
				}
			};
		}
	}),
	35127: (function(e, t, n) {
		n.d(t, {
			$l: function() {
				return parsePurl;
			},
			Aw: function() {
				return currentType;
			},
			DS: function() {
				return purlOfPackage;
			},
			dd: function() {
				return formatPurl;
			},
			gd: function() {
				return readPurl;
			},
			oJ: function() {
				return barePurl;
			}
		});
		var r = n(87091);
		var i = n(85746);
		var a = n(10646);
		const o = 4096;
		const s = /^\s*pkg\s*:\s*\/*([a-z0-9.+-]*)/i;
		const c = /^[^?#]*\/@[^/?#]*(?:[?#]|$)/;
		const l = new Map([["alpine", "apk"]]);
		const u = new Set([
			"alpm",
			"apk",
			"deb",
			"docker",
			"oci",
			"rpm"
		]);
		const d = [
			"upstream",
			"origin",
			"source",
			"sourcerpm"
		];
		const originIn = (e) => /[\s/]/.test(e) ? "" : e.replace(/-[^-]+-[^-]+\.(?:no)?src\.rpm$/, "").replace(/@.*$/, "");
		function fullName(e, t, n) {
			if (t === "" || u.has(e)) return n;
			return e === "maven" ? `${t}:${n}` : `${t}/${n}`;
		}
		function currentType(e) {
			const t = e.toLowerCase();
			return l.get(t) ?? t;
		}
		function readPurl(e) {
			const t = s.exec(e.slice(0, o))?.[1] ?? "";
			const n = t === "" ? undefined : currentType(t);
			const unreadable = (e) => ({
				kind: "unreadable",
				type: n,
				reason: e
			});
			if (e.length > o) return unreadable(`it is longer than ${o} characters`);
			if (e.trim() !== e) return unreadable("it begins or ends with a blank");
			if (!/^pkg:/i.test(e)) return unreadable("it does not begin with `pkg:`");
			if (c.test(e)) return unreadable("its name is empty");
			if ((0, i.N6)(qualifiersIn(e), "=")) return unreadable("a qualifier has two values");
			try {
				return {
					kind: "purl",
					purl: packageOf(r.PackageURL.fromString(e))
				};
			} catch (e) {
				return unreadable(String(e instanceof Error ? e.message : e).replace(/^Invalid purl: /, ""));
			}
		}
		const qualifiersIn = (e) => (/^[^#?]*\?([^#]*)/.exec(e)?.[1] ?? "").split("&");
		function packageOf({ name: e, namespace: t, qualifiers: n, type: r, version: i }) {
			const a = currentType(String(r));
			const o = fullName(a, t ?? "", String(e));
			const { arch: s = "" } = n ?? {};
			const c = d.map((e) => originIn(n?.[e] ?? ""));
			return {
				type: a,
				name: o,
				...i === undefined || i === null || i === "" ? {} : { version: i },
				...s === "" ? {} : { arch: s },
				origins: [...new Set(c)].filter((e) => e !== "" && e !== o)
			};
		}
		function parsePurl(e) {
			const t = readPurl(e);
			return t.kind === "purl" ? t.purl : undefined;
		}
		function barePurl(e, t) {
			try {
				const n = r.PackageURL.fromString(e);
				const i = currentType(String(n.type));
				return new r.PackageURL(i, n.namespace, n.name, n.version ?? t, null, null).toString();
			} catch {
				return undefined;
			}
		}
		function formatPurl(e, t, n) {
			const r = e !== undefined && /^[a-z][a-z0-9.-]*$/.test(e) ? e : "generic";
			const i = r === "maven" ? t.lastIndexOf(":") : t.lastIndexOf("/");
			const o = i > 0 ? `${t.slice(0, i).split("/").map(a.m3).join("/")}/` : "";
			const s = n === undefined || n === "" ? "" : `@${(0, a.m3)(n)}`;
			return `pkg:${r}/${o}${(0, a.m3)(t.slice(i + 1))}${s}`;
		}
		function purlOfPackage({ artifact: e, type: t }, { purl: n, type: r, version: i }) {
			const a = n === undefined ? undefined : barePurl(n, i);
			return a ?? formatPurl(r ?? t, e, i);
		}
	}),
	31684: (function(e, t, n) {
		n.d(t, {
			Dn: function() {
				return isExpected;
			},
			bc: function() {
				return signersOfBindings;
			},
			gF: function() {
				return policyWords;
			},
			gc: function() {
				return subjectProblem;
			},
			s3: function() {
				return signerWords;
			},
			sW: function() {
				return i;
			}
		});
		var r = n(44969);
		const i = {
			issuer: "https://token.actions.githubusercontent.com",
			subject: "https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main"
		};
		const a = ["CATALOG_SYNCER", "APKO_BUILDER"];
		function signersOfBindings(e, t) {
			return a.flatMap((n) => {
				const r = e[n];
				return r === undefined || r === "" ? [] : [{
					issuer: t,
					subject: `${t}/${r}`
				}];
			});
		}
		const o = /[*?[{\\]/;
		const s = /^(?:https:\/\/[^/*?[{\\]+\/[^/*?[{\\]+|[^/@*?[{\\]+@)/;
		function subjectProblem(e) {
			if (!o.test(e)) return e === "" ? "it is empty" : undefined;
			if (!s.test(e)) return "a glob must begin with a host and the first part of a path, so that strangers cannot match it";
			return (0, r.AI)(e);
		}
		function isExpected(e, t, n) {
			if (n === undefined) return false;
			return e.some((e) => {
				if (e.issuer !== t || subjectProblem(e.subject) !== undefined) return false;
				return o.test(e.subject) ? (0, r.Nx)(e.subject)(n) : e.subject === n;
			});
		}
		function signerWords(e, t) {
			const words = (e) => e === undefined ? "unknown" : `\`${e}\``;
			return `${words(t)} (issuer ${words(e)})`;
		}
		function policyWords(e) {
			if (e.kind === "unverified") return "by anyone";
			if (e.kind === "key") return "by the key in `attestation-key`";
			return e.signers.map(({ issuer: e, subject: t }) => `by ${signerWords(e, t)}`).join(" or ");
		}
	})
};
;
