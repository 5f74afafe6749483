"use strict";
exports.id = 7884;
exports.ids = [7884];
exports.modules = {
	36149: ((e, t, n) => {
		t.V = createCurrentDigests;
		var r = n(80708);
		var i = n(63018);
		var a = n(77127);
		function createCurrentDigests({ host: e, session: t }, n) {
			const o = (0, a.nn)(t.registry.access);
			const s = new Map();
			const ask = async (t) => {
				const a = (0, i.o_)(t);
				if (a.kind === "malformed") return undefined;
				const s = (0, r.kl)(a.reference, n, "ours");
				if (s.kind === "foreign") return undefined;
				try {
					return (await o.manifest(s.image.repository, s.image.tag))?.digest;
				} catch (n) {
					e.log.debug(`the digest of ${t} is not known: ${String(n)}`);
					return undefined;
				}
			};
			return (e) => {
				const t = s.get(e) ?? ask(e);
				s.set(e, t);
				return t;
			};
		}
	}),
	8017: ((e, t, n) => {
		t.n = balance;
		var r = n(39589);
		const i = 1500;
		const a = .02;
		const o = 3e4;
		function balance(e, t) {
			const n = e.map((e) => ({
				item: e,
				weight: weightOf(e),
				key: (0, r.f)(e.repository)
			})).sort((e, t) => t.weight - e.weight || (e.key < t.key ? -1 : 1));
			const i = Array.from({ length: Math.min(t, e.length) }, () => ({
				load: 0,
				items: []
			}));
			for (const { item: e, weight: t } of n) {
				const n = i.reduce((e, t) => t.load < e.load ? t : e);
				n.load += t;
				n.items.push(e);
			}
			return i.map((e) => e.items);
		}
		function weightOf({ durationMs: e, sizeKib: t = 0 }) {
			return e ?? i + Math.min(t * a, o);
		}
	}),
	68072: ((e, t, n) => {
		t.J = remoteOptions;
		function remoteOptions({ url: e }, t, { host: n }, r) {
			const i = t.credentialFor(e);
			const { tempDirectory: a, workspace: o } = n.context;
			return {
				url: e,
				credential: i,
				tempDirectory: a,
				workspace: o,
				...r
			};
		}
	}),
	44838: ((e, t, n) => {
		t.h = withScratch;
		var r = n(73024);
		var i = n(76760);
		var a = n(42046);
		var o = n(48636);
		async function withScratch(e, t, n) {
			const a = make(e, t);
			try {
				return await n(Object.fromEntries(t.map((e) => [e, (0, i.join)(a, e)])));
			} finally {
				(0, r.rmSync)(a, {
					recursive: true,
					force: true,
					maxRetries: 3
				});
			}
		}
		function make(e, t) {
			try {
				const n = (0, r.mkdtempSync)((0, i.join)(e, "platform-actions-"));
				for (const e of t) (0, r.mkdirSync)((0, i.join)(n, e));
				return n;
			} catch (t) {
				throw new a.M(`cannot create a folder in the temporary folder \`${e}\`: ${(0, o.CA)(t)}`, "set TMPDIR (on GitHub, RUNNER_TEMP) to a folder with free space that this process may write to");
			}
		}
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
	98124: ((e, t, n) => {
		t.B3 = readImageInputs;
		t.Cd = readRegistryNames;
		t.Db = missingRegistryCredential;
		t.H = readImages;
		var r = n(45794);
		var i = n(80708);
		var a = n(63018);
		var o = n(41053);
		function readRegistryNames(e) {
			const t = new Map();
			const n = [];
			for (const r of e["registry-map"]) {
				const e = (0, i.jE)(r);
				if (e.kind === "mapping") t.set(e.mapping, r);
				else n.push({
					message: `\`registry-map\`: \`${r}\` is not a mapping: ${e.reason}`,
					input: "registry-map"
				});
			}
			for (const [e, r] of t) n.push(...contradictions(e, r, t));
			const a = {
				registryHost: new URL(e["registry-url"]).host,
				mappings: [...t.keys()]
			};
			for (const [e, r] of t) if (!(0, i.TT)(e, a)) n.push({
				message: `\`registry-map\`: \`${r}\` leads to \`${e.to[0]}\`, which is not this registry, so its images would not be looked at`,
				fix: "write `cgr.dev`, or an organization below it, on the right, or remove the line",
				input: "registry-map"
			});
			if (n.length > 0) throw new r.y(...n);
			return a;
		}
		function contradictions({ from: e, to: t }, n, r) {
			const i = e.join("/");
			const [a, o] = [...r].find(([e]) => e.from.join("/") === i) ?? [];
			if (a === undefined || a.to.join("/") === t.join("/")) return [];
			const s = `\`registry-map\`: \`${o}\` and \`${n}\` have the same left side, so it is not known where to look`;
			return [{
				message: s,
				fix: "remove one of the lines",
				input: "registry-map"
			}];
		}
		function readImages(e, t) {
			const n = [];
			const o = [];
			for (const r of e) {
				const e = (0, a.o_)(r);
				if (e.kind === "malformed") {
					n.push({
						message: `\`images\`: \`${r}\` is not an image reference: ${e.reason}`,
						input: "images"
					});
					continue;
				}
				const s = (0, i.kl)(e.reference, t, "ours");
				if (s.kind === "ours") o.push({
					text: r,
					reference: e.reference,
					image: s.image
				});
				else {
					n.push({
						message: `\`images\`: \`${r}\` is on \`${s.host}\`, not on this registry`,
						fix: `if \`${s.host}\` is the name of an organization, write \`cgr.dev/${r}\`; if it is a mirror, name it in \`registry-map\``,
						input: "images"
					});
				}
			}
			if (n.length > 0) throw new r.y(...n);
			return o;
		}
		function readImageInputs(e, t = []) {
			const n = readRegistryNames(e);
			try {
				const r = readImages(e.images, n);
				if (t.length === 0) return {
					names: n,
					images: r
				};
			} catch (e) {
				if (!(e instanceof r.y)) throw e;
				throw new r.y(...t, ...e.problems);
			}
			throw new r.y(...t);
		}
		function missingRegistryCredential(e, t) {
			if (e.identity !== undefined || e["registry-token"] !== undefined) return undefined;
			if ((0, o.U)(t.repository, t.tag)) return undefined;
			return {
				message: "`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in",
				fix: "set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry"
			};
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
	})
};
;
