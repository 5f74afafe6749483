"use strict";
exports.id = 1912;
exports.ids = [1912];
exports.modules = {
	8224: ((e, t, n) => {
		n.d(t, { a: () => fingerprintOf });
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	24344: ((e, t, n) => {
		n.d(t, {
			P: () => mapPool,
			z: () => createLimiter
		});
		async function mapPool(e, t, n) {
			const r = new Array(e.length);
			const i = e.entries();
			const a = [];
			const worker = async () => {
				for (const [e, t] of i) {
					try {
						r[e] = await n(t, e);
					} catch (e) {
						a.push(e);
					}
					if (a.length > 0) return;
				}
			};
			await Promise.all(Array.from({ length: Math.min(t, e.length) }, worker));
			if (a.length > 0) throw a[0];
			return r;
		}
		function createLimiter(e) {
			let t = 0;
			const n = [];
			return async (r) => {
				if (t >= e) await new Promise((e) => n.push(e));
				else t += 1;
				try {
					return await r();
				} finally {
					const e = n.shift();
					if (e === undefined) t -= 1;
					else e();
				}
			};
		}
	}),
	36149: ((e, t, n) => {
		n.d(t, { V: () => createCurrentDigests });
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
	7535: ((e, t, n) => {
		n.d(t, {
			J0: () => renderFleetFile,
			N6: () => readFleetFile,
			TN: () => keyOf
		});
		var r = n(63619);
		var i = n(8224);
		var a = n(45794);
		var o = n(48636);
		var s = n(80301);
		const c = 256 * 1024 * 1024;
		const l = r.Ikc({
			image: r.YjP(),
			digest: r.lqM(r.YjP())
		});
		const u = r.Ikc({
			repository: r.YjP(),
			url: r.YjP(),
			branch: r.lqM(r.YjP()),
			commit: r.lqM(r.YjP()),
			pushedAt: r.lqM(r.YjP()),
			sizeKib: r.lqM(r.aig()),
			key: r.YjP(),
			exitCode: r.aig(),
			judgedAt: r.YjP(),
			durationMs: r.aig(),
			images: r.YOg(l)
		});
		const d = r.Ikc({
			version: r.euz(1),
			kind: r.euz("platform-actions-fleet"),
			repositories: r.YOg(u)
		});
		function keyOf(e, t) {
			return (0, i.a)(e ?? "", ...[...t].sort());
		}
		async function readFleetFile(e) {
			const t = await (0, o.Gu)(e, c);
			if (t === undefined) return new Map();
			const n = d.safeParse((0, s.qF)(t));
			if (n.success) return new Map(n.data.repositories.map((e) => [e.url, e]));
			const [r] = n.error.issues;
			throw new a.y({
				message: `\`fleet-file\`: \`${e}\` is not the file that \`mode: merge\` writes: ${r?.path.join(".") ?? ""} ${r?.message ?? ""}`,
				fix: "delete it: the next run then looks at every repository",
				input: "fleet-file"
			});
		}
		function* renderFleetFile(e) {
			yield "{\"version\":1,\"kind\":\"platform-actions-fleet\",\"repositories\":[\n";
			for (const [t, n] of e.entries()) yield `${t === 0 ? "" : ",\n"}${JSON.stringify(n)}`;
			yield "\n]}\n";
		}
	}),
	80301: ((e, t, n) => {
		n.d(t, {
			ST: () => a,
			VX: () => decodeList,
			qF: () => parseJson
		});
		var r = n(63619);
		var i = n(45794);
		const a = "unchanged since the last merged report";
		const o = r.Ikc({
			repository: r.YjP(),
			url: r.YjP(),
			branch: r.lqM(r.YjP()),
			commit: r.lqM(r.YjP()),
			sizeKib: r.lqM(r.aig()),
			pushedAt: r.lqM(r.YjP())
		});
		const s = r.Ikc({
			version: r.euz(1),
			kind: r.euz("platform-actions-fleet-list"),
			shards: r.aig(),
			requested: r.aig(),
			repositories: r.YOg(r.X$i(o, { shard: r.aig() })),
			unchanged: r.YOg(o)
		});
		function decodeList(e, t) {
			const n = s.safeParse(parseJson(e));
			if (n.success) return n.data;
			const [r] = n.error.issues;
			throw new i.y({
				message: `${t} is not a list of repositories: ${r?.path.join(".") ?? ""} ${r?.message ?? ""}`,
				fix: "write one `owner/name` or clone URL per line, or give the `list-file` of `mode: list`",
				input: "repositories-file"
			});
		}
		function parseJson(e) {
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
	}),
	8017: ((e, t, n) => {
		n.d(t, { n: () => balance });
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
		n.d(t, { J: () => remoteOptions });
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
	74597: ((e, t, n) => {
		n.d(t, {
			$: () => readEntries,
			t: () => readRepositoriesFile
		});
		var r = n(76760);
		var i = n(38086);
		var a = n(45794);
		var o = n(48636);
		var s = n(80301);
		var c = n(82555);
		const l = 64 * 1024 * 1024;
		const u = 20;
		async function readRepositoriesFile(e, { workingDirectory: t }, n) {
			const c = await (0, o.Gu)((0, r.resolve)(t, e), l);
			if (c === undefined) {
				throw new a.y({
					message: `\`repositories-file\`: \`${(0, i.h0)(e, 300)}\` does not exist`,
					input: "repositories-file"
				});
			}
			if (c.trimStart().startsWith("{")) {
				const t = (0, s.VX)(c, `\`repositories-file\`: \`${(0, i.h0)(e, 300)}\``);
				requireCloneUrls([...t.repositories, ...t.unchanged], n);
				return {
					kind: "list",
					list: t
				};
			}
			return {
				kind: "names",
				repositories: readNames(c, e, n)
			};
		}
		function requireCloneUrls(e, t) {
			const n = e.flatMap(({ url: e }) => {
				const n = URL.canParse(e) ? (0, c.E)(e, t) : undefined;
				if (n?.kind === "entry") return [];
				const r = n?.why ?? `\`${(0, i.h0)(e, 100)}\` is not a clone URL`;
				return [{
					message: `\`repositories-file\`: ${r}`,
					input: "repositories-file"
				}];
			});
			if (n.length > 0) throw new a.y(...n.slice(0, u));
		}
		function readNames(e, t, n) {
			const r = [];
			const i = new Map();
			for (const [a, o] of e.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/).entries()) {
				const e = o.replace(/(?:^|\s)#.*$/, "").trim();
				if (e === "") continue;
				const s = (0, c.E)(e, n);
				if (s.kind === "entry") i.set(s.entry.url, i.get(s.entry.url) ?? s.entry);
				else r.push({
					message: `\`repositories-file\`: ${s.why}`,
					fix: "write one `owner/name` or clone URL per line",
					input: "repositories-file",
					place: {
						file: t,
						line: a + 1
					}
				});
			}
			if (r.length > 0) throw new a.y(...r.slice(0, u));
			return [...i.values()];
		}
		function readEntries(e, t) {
			const n = e.map((e) => (0, c.E)(e, t));
			const r = n.flatMap((e) => e.kind === "problem" ? [{
				message: `\`repositories\`: ${e.why}`,
				input: "repositories"
			}] : []);
			if (r.length > 0) throw new a.y(...r.slice(0, u));
			const i = n.flatMap((e) => e.kind === "entry" ? [e.entry] : []);
			return [...new Map(i.map((e) => [e.url, e])).values()];
		}
	}),
	82555: ((e, t, n) => {
		n.d(t, {
			E: () => parseEntry,
			V: () => nameOf
		});
		var r = n(68475);
		var i = n(38086);
		const a = 500;
		const o = /^[\w.-]+(?:\/[\w.-]+)+$/;
		function parseEntry(e, t) {
			const problem = (t) => ({
				kind: "problem",
				why: `\`${(0, i.h0)(e, 100)}\` ${t}`
			});
			if (e.length > a) return problem("is too long");
			if (o.test(e)) {
				if (e.split("/").some((e) => /^\.*$/.test(e))) return problem("has a dot segment");
				return {
					kind: "entry",
					entry: {
						repository: e,
						url: `${t}/${e}.git`
					}
				};
			}
			if (/^(?:ssh:\/\/|[\w.-]+@[\w.-]+:)/.test(e)) return problem("is an SSH URL; write the https URL");
			if (!URL.canParse(e) || /[\s\p{Cc}]/u.test(e)) return problem("is neither `owner/name` nor a clone URL");
			const n = new URL(e);
			const s = n.protocol === "https:" || n.protocol === "http:" && (0, r.U)(n.hostname);
			if (!s && n.protocol !== "file:") return problem("is not an https URL");
			if (n.username !== "" || n.password !== "") return problem("has a user name or password in its URL");
			if (/[?#]/.test(e)) return problem("has a query or a fragment in its URL");
			if (n.pathname.length < 2) return problem("has no path");
			return {
				kind: "entry",
				entry: {
					repository: e,
					url: n.href
				}
			};
		}
		function nameOf({ repository: e }) {
			if (!URL.canParse(e)) return e;
			const t = new URL(e);
			return t.protocol === "file:" ? e : t.pathname.replace(/^\/+|(?:\.git)?\/*$/g, "");
		}
	}),
	37136: ((e, t, n) => {
		n.d(t, { U: () => serversOf });
		function serversOf(e, t) {
			const { apiUrl: n, serverUrl: r } = t.context;
			const i = t.name === "gitlab";
			const a = r?.replace(/\/+$/, "");
			const o = n !== undefined && a !== undefined;
			const s = o ? a : "https://github.com";
			const c = e["gitlab-url"] ?? (i && a !== undefined ? a : "https://gitlab.com");
			const l = [[
				s,
				"x-access-token",
				e["github-token"]
			], [
				c,
				"oauth2",
				e["gitlab-token"]
			]];
			return {
				serverUrl: i ? c : s,
				githubUrl: s,
				githubApiUrl: o ? n : "https://api.github.com",
				gitlabUrl: c,
				credentialFor: (e) => {
					const { origin: t, protocol: n } = new URL(e);
					if (n === "file:") return undefined;
					const r = l.find(([e, , n]) => n !== undefined && new URL(e).origin === t);
					return r?.[2] === undefined ? undefined : {
						username: r[1],
						password: r[2]
					};
				}
			};
		}
	}),
	44838: ((e, t, n) => {
		n.d(t, { h: () => withScratch });
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
	90457: ((e, t, n) => {
		n.d(t, {
			IP: () => registryImageName,
			Qf: () => createImageGlobList,
			oB: () => createImageGlob
		});
		var r = n(2810);
		var i = n(80708);
		function plainImageName(e) {
			const t = e.replace(/@.*$/s, "").replace(a, "");
			const n = t.includes("/") ? t : `chainguard/${t}`;
			return hasTag(n) ? n : `${n}:latest`;
		}
		const a = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
		function registryImageName(e, t = "") {
			return `${o}${e}:${t}`;
		}
		const o = `${i.uD}/`;
		const hasTag = (e) => e.lastIndexOf(":") > e.lastIndexOf("/");
		function createImageGlob(e) {
			const t = (0, r.mi)(e, { complete: (e) => hasTag(e) ? e : `${e}:*` });
			return (e) => {
				const n = a.exec(e)?.[0] ?? o;
				const r = plainImageName(e);
				const i = r.replace(/^chainguard\//, "");
				return [
					r,
					i,
					`${n}${r}`,
					`${n}${i}`
				].some(t);
			};
		}
		function createImageGlobList(e) {
			const t = e.map((e) => {
				const { glob: t, negated: n } = (0, r.sz)(e);
				return {
					negated: n,
					matches: createImageGlob(t)
				};
			});
			return (e) => {
				const n = t.findLast(({ matches: t }) => e.some(t));
				return n !== undefined && !n.negated;
			};
		}
	}),
	80708: ((e, t, n) => {
		n.d(t, {
			Jw: () => fileSegments,
			TT: () => isUsableMapping,
			Ul: () => isPublic,
			de: () => mapsDockerHub,
			gO: () => i,
			jE: () => parseRegistryMapping,
			kl: () => locateImage,
			uD: () => r
		});
		const r = "cgr.dev";
		const i = "chainguard";
		const a = "latest";
		const o = "docker.io";
		const s = "library";
		const c = new Set([
			o,
			"index.docker.io",
			"registry-1.docker.io"
		]);
		function plainHost(e) {
			const t = e.toLowerCase().replace(/:443$/, "");
			return c.has(t) ? o : t;
		}
		function withPlainHost([e, ...t]) {
			return [plainHost(String(e)), ...t];
		}
		function fileSegments({ host: e, path: t }) {
			const n = plainHost(e ?? o);
			const r = n === o && t.length === 1;
			return [
				n,
				...r ? [s] : [],
				...t
			];
		}
		function mapsDockerHub({ mappings: e }) {
			return e.some(({ from: e }) => e[0] === o);
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
			return {
				kind: "mapping",
				mapping: {
					from: withPlainHost(i),
					to: withPlainHost(a)
				}
			};
		}
		function isUsableMapping(e, t) {
			const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
			const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
			return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
		}
		function locateImage(e, t, n) {
			const o = e.tag ?? a;
			const { host: s, path: c } = e;
			const l = s === undefined && n === "ours";
			const u = fileSegments(e);
			const d = l ? undefined : longestMapping(u, t.mappings);
			if (d !== undefined) {
				const n = [...d.to, ...u.slice(d.from.length)];
				const r = String(n[0]);
				if (!isOurs(r, t)) return {
					kind: "foreign",
					host: r
				};
				return ours(n.slice(1), o, {
					...e,
					tag: o,
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
			const f = c.length === 1 ? [i, ...c] : c;
			return ours(c, o, {
				host: s ?? r,
				path: f,
				tag: o,
				digest: undefined
			});
		}
		function isPublic(e, t) {
			return e.startsWith(`${i}/`) && (t === "latest" || t === "latest-dev");
		}
		function ours(e, t, n) {
			const r = e.length === 1 ? [i, ...e] : e;
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
			const n = plainHost(e);
			return n === r || n === plainHost(t.registryHost);
		}
		function longestMapping(e, t) {
			const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
			return n.sort((e, t) => t.from.length - e.from.length)[0];
		}
	}),
	63018: ((e, t, n) => {
		n.d(t, {
			Bc: () => isDigest,
			De: () => isCompleteReference,
			ER: () => isHostSegment,
			Yk: () => printImageReference,
			gj: () => withoutWrongDigest,
			o_: () => parseImageReference
		});
		const r = /^sha256:[0-9a-f]{64}$/;
		const i = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
		const a = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
		const o = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
		const s = 4096;
		function isDigest(e) {
			return r.test(e);
		}
		function isTag(e) {
			return i.test(e);
		}
		function isHostSegment(e) {
			return e.includes(".") || e.includes(":") || e === "localhost";
		}
		function parseImageReference(e) {
			const malformed = (e) => ({
				kind: "malformed",
				reason: e
			});
			if (e === "") return malformed("it is empty");
			if (e.length > s) return malformed(`it is longer than ${s} characters`);
			const t = e.indexOf("@");
			const n = t < 0 ? undefined : e.slice(t + 1);
			if (n !== undefined && !isDigest(n)) return malformed(digestProblem(n));
			const r = t < 0 ? e : e.slice(0, t);
			const i = r.lastIndexOf(":");
			const c = i > r.lastIndexOf("/");
			const l = c ? r.slice(i + 1) : undefined;
			if (l !== undefined && !isTag(l)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
			const u = c ? r.slice(0, i) : r;
			const d = u.indexOf("/");
			const f = u.slice(0, Math.max(0, d));
			const p = isHostSegment(f) ? f : undefined;
			if (p !== undefined && !o.test(p)) return malformed("its registry host is not a valid host name");
			const m = (p === undefined ? u : u.slice(d + 1)).split("/");
			const h = m.find((e) => !a.test(e));
			if (h === "") return malformed("it has an empty name");
			if (h !== undefined) return malformed("its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`");
			return {
				kind: "reference",
				reference: {
					host: p,
					path: m,
					tag: l,
					digest: n
				}
			};
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
		function printImageReference(e) {
			const t = e.host === undefined ? "" : `${e.host}/`;
			const n = e.tag === undefined ? "" : `:${e.tag}`;
			const r = e.digest === undefined ? "" : `@${e.digest}`;
			return `${t}${e.path.join("/")}${n}${r}`;
		}
		function digestProblem(e) {
			if (/^sha256:[0-9a-f]+$/.test(e) && e.length < 71) {
				return `its digest has ${e.length - 7} hexadecimal digits, not 64`;
			}
			return "its digest is not `sha256:` and 64 lower-case hexadecimal digits";
		}
	}),
	98124: ((e, t, n) => {
		n.d(t, {
			B3: () => readImageInputs,
			C8: () => createImageFilter,
			Cd: () => readRegistryNames,
			Db: () => missingRegistryCredential,
			H: () => readImages
		});
		var r = n(45794);
		var i = n(90457);
		var a = n(80708);
		var o = n(63018);
		function readRegistryNames(e) {
			const t = new Map();
			const n = [];
			for (const r of e["registry-map"]) {
				const e = (0, a.jE)(r);
				if (e.kind === "mapping") t.set(e.mapping, r);
				else n.push({
					message: `\`registry-map\`: \`${r}\` is not a mapping: ${e.reason}`,
					input: "registry-map"
				});
			}
			const i = {
				registryHost: new URL(e["registry-url"]).host,
				mappings: [...t.keys()]
			};
			for (const [e, r] of t) if (!(0, a.TT)(e, i)) n.push({
				message: `\`registry-map\`: \`${r}\` leads to \`${e.to[0]}\`, which is not this registry, so its images would not be looked at`,
				fix: "write `cgr.dev`, or an organization below it, on the right, or remove the line",
				input: "registry-map"
			});
			if (n.length > 0) throw new r.y(...n);
			return i;
		}
		function readImages(e, t) {
			const n = [];
			const i = [];
			for (const r of e) {
				const e = (0, o.o_)(r);
				if (e.kind === "malformed") {
					n.push({
						message: `\`images\`: \`${r}\` is not an image reference: ${e.reason}`,
						input: "images"
					});
					continue;
				}
				const s = (0, a.kl)(e.reference, t, "ours");
				if (s.kind === "ours") i.push({
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
			return i;
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
		function createImageFilter(e) {
			const t = (0, i.Qf)(e);
			return ({ complete: e, repository: n }, r) => t([(0, i.IP)(n, r), `${(0, o.Yk)({
				...e,
				tag: undefined,
				digest: undefined
			})}:${r}`]);
		}
		function missingRegistryCredential(e, t) {
			if (e.identity !== undefined || e["registry-token"] !== undefined) return undefined;
			if ((0, a.Ul)(t.repository, t.tag)) return undefined;
			return {
				message: "`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in",
				fix: "set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry"
			};
		}
	}),
	34779: ((e, t, n) => {
		n.d(t, {
			Lp: () => r,
			Wk: () => PlatformError,
			Wm: () => stoppedError,
			qF: () => parseJson
		});
		const r = [
			"OK",
			"CANCELLED",
			"UNKNOWN",
			"INVALID_ARGUMENT",
			"DEADLINE_EXCEEDED",
			"NOT_FOUND",
			"ALREADY_EXISTS",
			"PERMISSION_DENIED",
			"RESOURCE_EXHAUSTED",
			"FAILED_PRECONDITION",
			"ABORTED",
			"OUT_OF_RANGE",
			"UNIMPLEMENTED",
			"INTERNAL",
			"UNAVAILABLE",
			"DATA_LOSS",
			"UNAUTHENTICATED"
		];
		const i = {
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
			details;
			requestId;
			call;
			sent;
			constructor(e, t) {
				super(e, { cause: t.cause });
				this.name = "PlatformError";
				this.code = t.code;
				this.call = t.call;
				this.httpStatus = t.httpStatus ?? 0;
				this.reason = t.reason ?? "";
				this.domain = t.domain ?? "";
				this.details = t.details ?? i;
				this.requestId = t.requestId;
				this.sent = t.sent ?? true;
			}
		}
		function stoppedError({ reason: e }, t, n = true) {
			const r = e instanceof Error ? e.message : "the run was stopped";
			return new PlatformError(r, {
				code: "CANCELLED",
				call: t,
				cause: e,
				sent: n
			});
		}
		function parseJson(e) {
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
	}),
	17775: ((e, t, n) => {
		n.d(t, { A: () => path });
		var r = n(68236);
		function path(e, ...t) {
			return String.raw({ raw: e }, ...t.map((e) => e.split("/").map(encodeSegment).join("/")));
		}
		function encodeSegment(e) {
			if (!(0, r.b)(e)) {
				throw new TypeError(`a path segment is ${e === "" ? "empty" : `\`${e}\``}`);
			}
			return encodeURIComponent(e);
		}
	}),
	77127: ((e, t, n) => {
		n.d(t, {
			nn: () => createImageRegistry,
			LN: () => referrersTag
		});
		var r = n(39589);
		var i = n(80708);
		var a = n(63018);
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
			const { annotations: n, artifactType: r, digest: i, mediaType: o, platform: s, size: l } = e;
			if (typeof i !== "string" || !(0, a.Bc)(i)) throw new TypeError(`\`${t}.digest\` is not a sha256 digest`);
			if (typeof l !== "number" || !Number.isSafeInteger(l) || l < 0) throw new TypeError(`\`${t}.size\` is not a number of bytes`);
			return {
				mediaType: (0, c.b6)(o) ?? "",
				digest: i,
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
			const manifest = (n, i) => get(e, {
				repository: n,
				url: `${t}${(0, s.A)`/v2/${n}/manifests/${i}`}`,
				name: `${n}${(0, a.Bc)(i) ? "@" : ":"}${i}`,
				accept: d,
				maximumBytes: h,
				judge: (e) => {
					const t = `sha256:${(0, r.f)(e)}`;
					if ((0, a.Bc)(i)) requireDigest(t, i);
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
				if (s === undefined) return undefined;
				r.push(...s.manifests);
				i = s.next;
			}
			return r;
		}
		async function get(e, t) {
			const { accept: n, name: r, repository: a, url: o } = t;
			const s = {
				repository: a,
				isPublic: a.startsWith(`${i.gO}/`),
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
