"use strict";
exports.id = 1792;
exports.ids = [1792];
exports.modules = {
	39589: ((e, t, n) => {
		t.T = sha256Base64;
		t.f = sha256Hex;
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
		t.Hu = renderShard;
		t.O1 = isInShard;
		t.uK = parseShard;
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
		var o = n(25314);
		const s = "end-of-life data comes from the platform, which requires signing in";
		const findProblems = async (e, { isGiven: t }) => {
			const { images: n = [] } = e;
			const [c, l] = [e["registry-map"], e["registry-url"]];
			const u = (0, o.m)(t, s);
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
	16678: ((e, t, n) => {
		n.d(t, { r: () => o });
		t.X = readShard;
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
	}),
	25314: ((e, t, n) => {
		t.m = findMissingIdentity;
		t.s = requireIdentity;
		var r = n(45794);
		function requireIdentity(e, t) {
			if (e.identity === undefined && e.token === undefined) throw new r.y(noCredential(t));
		}
		function findMissingIdentity(e, t) {
			return e("identity") || e("token") ? [] : [noCredential(t)];
		}
		function noCredential(e) {
			return {
				message: `\`identity\` is required: ${e}`,
				fix: "set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform",
				input: "identity"
			};
		}
	})
};
;
