"use strict";
exports.id = 1792;
exports.ids = [1792];
exports.modules = {
	39589: ((e, t, n) => {
		n.d(t, {
			T: () => sha256Base64,
			f: () => sha256Hex
		});
		var r = n(90855);
		const i = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
		function sha256Hex(e) {
			const t = [];
			for (const n of (0, r.sc)(new TextEncoder().encode(e))) t.push(i[n]);
			return t.join("");
		}
		function sha256Base64(e) {
			return btoa(String.fromCharCode(...(0, r.sc)(new TextEncoder().encode(e))));
		}
	}),
	72792: ((e, t, n) => {
		n.d(t, {
			Hu: () => renderShard,
			O1: () => isInShard,
			uK: () => parseShard
		});
		var r = n(39589);
		function parseShard(e) {
			const [, t, n] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(e) ?? [];
			const r = {
				index: Number(t),
				count: Number(n)
			};
			return r.index <= r.count ? r : undefined;
		}
		function renderShard({ count: e, index: t }) {
			return `${t}/${e}`;
		}
		function isInShard(e, { count: t, index: n }) {
			return Number.parseInt((0, r.f)(e).slice(0, 12), 16) % t === n - 1;
		}
	}),
	51792: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			SIGN_IN_REASON: () => s,
			findProblems: () => findProblems
		});
		var r = n(98124);
		var i = n(10959);
		var a = n(16678);
		var o = n(74364);
		const s = "end-of-life data comes from the platform, which requires signing in";
		const findProblems = async (e, { isGiven: t }) => {
			const { images: n = [] } = e;
			const [c, l] = [e["registry-map"], e["registry-url"]];
			const u = (0, o.mu)(t, s);
			const d = await (0, i.G)(() => (0, a.X)(e.shard));
			if (c === undefined || l === undefined) return [...u, ...d];
			const f = await (0, i.G)(() => (0, r.H)(n, (0, r.Cd)({
				"registry-map": c,
				"registry-url": l
			})));
			return [
				...u,
				...d,
				...f
			];
		};
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
	16678: ((e, t, n) => {
		n.d(t, {
			X: () => readShard,
			r: () => o
		});
		var r = n(38086);
		var i = n(72792);
		var a = n(45794);
		const o = "in other shards";
		function readShard(e) {
			if (e === undefined) return undefined;
			const t = (0, i.uK)(e);
			if (t !== undefined) return t;
			throw new a.y({
				message: `\`shard\` is \`${(0, r.h0)(e, 80)}\`, which is not of the form \`k/n\` with 1 \u2264 k \u2264 n`,
				fix: "write for example `shard: 2/8` for the second of eight shards",
				input: "shard"
			});
		}
	})
};
;
