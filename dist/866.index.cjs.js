"use strict";
exports.id = 866;
exports.ids = [866];
exports.modules = {
	57887: ((e, t, n) => {
		n.d(t, {
			$: () => artifactProblems,
			R: () => readArtifact
		});
		var r = n(38086);
		var i = n(35127);
		const a = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
		const o = /^(?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.+~-]*(?:[/:][\w.+~-]+)*$/;
		const s = /^[A-Za-z0-9][\w.+~:-]*$/;
		function readArtifact(e, t) {
			const n = t.map(i.Aw);
			if (/^\s*pkg\s*:/i.test(e)) return readPurlArtifact(e, n);
			const r = e.lastIndexOf("@");
			const [c, l] = r > 0 ? [e.slice(0, r), e.slice(r + 1)] : [e, undefined];
			const u = n.some((e) => e !== "apk");
			if (!(u ? o : a).test(c)) return { problem: "its name is not one" };
			if (l === undefined) return { entry: { name: c } };
			return s.test(l) ? { entry: {
				name: c,
				version: l
			} } : { problem: "its version is not one" };
		}
		function readPurlArtifact(e, t) {
			const n = (0, i.gd)(e);
			if (n.kind === "unreadable") return { problem: `its purl cannot be read: ${n.reason}` };
			const { arch: r, name: a, origin: o, type: s, version: c } = n.purl;
			if (!t.includes(s)) return { problem: `its type \`${s}\` is not one of \`artifact-types\` (${t.join(", ")})` };
			return { entry: {
				name: a,
				type: s,
				purl: e,
				...c === undefined ? {} : { version: c },
				...r === undefined ? {} : { arch: r },
				...o === undefined ? {} : { origin: o }
			} };
		}
		function artifactProblems(e) {
			const { artifacts: t = [], "artifact-types": n = ["apk"] } = e;
			return t.flatMap((e) => {
				const { problem: t } = readArtifact(e, n);
				if (t === undefined) return [];
				return [{
					message: `\`artifacts\`: \`${(0, r.h0)(e, 200)}\` is not a package: ${(0, r.h0)(t, 300)}`,
					fix: "write `openssl`, `openssl@3.3.2-r0` or `pkg:apk/wolfi/openssl@3.3.2-r0`",
					input: "artifacts"
				}];
			});
		}
	}),
	28579: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			NOTHING_TO_LOOK_FOR: () => d,
			NO_BASE: () => f,
			SIGN_IN_REASON: () => u,
			findProblems: () => findProblems,
			shardProblems: () => shardProblems,
			subjectProblems: () => subjectProblems
		});
		var r = n(38086);
		var i = n(48636);
		var a = n(10959);
		var o = n(12056);
		var s = n(31684);
		var c = n(25314);
		var l = n(57887);
		const u = "advisories are read from the platform";
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
			const n = t === undefined ? undefined : (0, s.gc)(t);
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
			const i = `\`shard\` divides \`images\` only${r === "" ? ", which is not set" : `, but ${r} is set`}`;
			return [...await (0, a.G)(() => (0, o.X)(e.shard)), ...n ? [] : [{
				message: i,
				input: "shard"
			}]];
		}
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const r = [];
			if (![
				"images",
				"files",
				"sbom",
				"artifacts",
				"advisories"
			].some(n)) r.push(d);
			if (e.scope === "changed" && !n("base-sbom") && !n("files")) r.push(f);
			r.push(...subjectProblems(e), ...(0, l.$)(e), ...await shardProblems(e));
			r.push(...(0, c.m)(n, u));
			const o = e["vex-file"];
			if (o !== undefined) r.push(...await (0, a.G)(() => (0, i.ZB)(o, t, "vex-file")));
			return r;
		};
	}),
	24866: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => Me });
		var r = n(38086);
		var i = n(35147);
		var a = n(52309);
		var o = n(17925);
		var s = n(96299);
		var c = n(88209);
		var l = n(34779);
		var u = n(73358);
		var d = n(31306);
		var f = n(93146);
		;
		function idsWithoutSeverity(e) {
			const t = new Set();
			for (const n of e) {
				if (n.facts.status !== "affecting" || n.rating.severity !== "unknown") continue;
				for (const e of n.aliases) if (/^(?:CVE|GHSA)-/i.test(e)) t.add(e);
			}
			return [...t];
		}
		function addMetadata(e, t, n = new Set()) {
			const r = new Map(t.map((e) => [e.id.toLowerCase(), e]));
			return e.map((e) => {
				const t = e.aliases.flatMap((e) => r.get(e.toLowerCase()) ?? []);
				if (t.length === 0) return e;
				const i = t.map((e) => e.summary ?? "").find((e) => e !== "");
				const a = e.rating.severity === "unknown" && !e.aliases.some((e) => n.has(e.toLowerCase())) ? (0, f.IB)(t.flatMap((e) => e.severities ?? [])) : e.rating;
				return {
					...e,
					rating: a,
					...i === undefined ? {} : { summary: i }
				};
			});
		}
		var p = n(67880);
		;
		const m = 1e3;
		async function fillSeverities(e, t) {
			const n = idsWithoutSeverity(e.items).filter((e) => (0, p.xF)("ids", e) <= p.DF);
			if (n.length === 0) return e;
			const i = [];
			const a = new Set();
			let o;
			await Promise.all((0, p.vj)("ids", n, m).map(async (e) => {
				try {
					for await (const n of (0, u.n4)(t.session.client, (0, d.s)({ ids: e }))) i.push(...n);
				} catch (t) {
					if (!(t instanceof l.Wk) || t.code === "CANCELLED") throw t;
					o ??= t;
					for (const t of e) a.add(t.toLowerCase());
				}
			}));
			if (o !== undefined) {
				t.host.log.info(`Public vulnerability metadata could not be read, so some severities stay unknown: ${(0, r.h0)(o.message, 300)} (${o.code}).`);
			}
			return {
				...e,
				items: addMetadata(e.items, i, a)
			};
		}
		var h = n(24585);
		var g = n(46163);
		var _ = n(77176);
		var v = n(25225);
		;
		function reachesSeverity(e, t) {
			if (t.failOnSeverity === "none") return false;
			if (e === "unknown") return t.failOnUnknownSeverity;
			return (0, f.qs)(e) <= (0, f.qs)(t.failOnSeverity);
		}
		function hasListedStatus(e, { failOnStatus: t }) {
			return t === undefined || e === undefined || t.includes(e);
		}
		function isUnfixed({ hasFixedVersion: e, word: t }, { onlyFixed: n }) {
			return n && !e && t !== undefined;
		}
		function judgeItem(e, t) {
			if (e.status !== "affecting") return "settled";
			if (e.isIgnored) return "ignored";
			if (t.scope === "changed" && !e.isNew) return "in-base";
			if (!reachesSeverity(e.severity, t)) return "below-severity";
			if (!hasListedStatus(e.word, t)) return "other-status";
			if (isUnfixed(e, t)) return "unfixed";
			return t.warnOnly ? "warned" : "fails";
		}
		;
		const isCounted = (e) => e.effect !== "settled" && e.effect !== "ignored";
		function countItems(e, t) {
			const n = {
				fails: 0,
				warned: 0,
				unfixed: 0,
				"other-status": 0,
				"below-severity": 0,
				"in-base": 0,
				ignored: 0,
				settled: 0
			};
			const r = {
				critical: 0,
				high: 0,
				medium: 0,
				low: 0,
				none: 0,
				unknown: 0
			};
			let i = 0;
			let a = 0;
			for (const t of e) {
				n[t.effect] += 1;
				if (!isCounted(t)) continue;
				i += 1;
				if (t.item.isNew) a += 1;
				r[t.item.rating.severity] += 1;
			}
			return {
				count: i,
				newCount: a,
				ignoredCount: n.ignored,
				expiredIgnores: t,
				byEffect: n,
				bySeverity: r
			};
		}
		function highestOf(e) {
			return f.oC.filter((e) => e !== "none").find((t) => e.bySeverity[t] > 0) ?? "none";
		}
		var y = n(2810);
		var b = n(77275);
		;
		function createIgnoreMatcher(e) {
			const t = e.map((e, t) => ({
				ignore: e,
				order: t,
				artifact: e.artifact === undefined ? undefined : (0, y.mi)(e.artifact),
				image: e.image === undefined ? undefined : (0, b.o)(e.image)
			}));
			const n = t.filter(({ ignore: e }) => e.id === undefined);
			const r = new Map();
			for (const e of t) {
				if (e.ignore.id === undefined) continue;
				const t = e.ignore.id.toLowerCase();
				r.set(t, [...r.get(t) ?? [], e]);
			}
			if (t.length === 0) return () => [];
			return (e) => {
				const t = new Set(n);
				for (const n of e.ids) for (const e of r.get(n.toLowerCase()) ?? []) t.add(e);
				if (t.size === 0) return [];
				return [...t].filter(({ artifact: t, image: n }) => (t === undefined || t(e.artifact)) && (n === undefined || everyImage(e.images, n))).sort((e, t) => e.order - t.order).map(({ ignore: e }) => e);
			};
		}
		const everyImage = (e, t) => e.length > 0 && e.every((e) => e !== undefined && t(e));
		;
		const x = [
			"fails",
			"warned",
			"unfixed",
			"other-status",
			"below-severity",
			"in-base",
			"ignored",
			"settled"
		];
		const strongestOf = (e) => x.find((t) => e.includes(t)) ?? "settled";
		function compareJudged(e, t) {
			return x.indexOf(e.effect) - x.indexOf(t.effect) || Number(t.item.isNew) - Number(e.item.isNew) || (0, f.qs)(e.item.rating.severity) - (0, f.qs)(t.item.rating.severity) || (0, g.n)(e.item.artifact, t.item.artifact) || (0, g.n)(e.item.advisoryId, t.item.advisoryId) || (0, g.n)(e.item.type ?? "", t.item.type ?? "");
		}
		function createJudge(e, t) {
			const n = createIgnoreMatcher(e.ignores.filter(_.UB));
			return (r) => {
				const { facts: i, rating: a, isNew: o } = r;
				const s = i.status === "affecting" ? n({
					ids: [r.advisoryId, ...r.aliases],
					artifact: r.artifact,
					images: r.packages.map(({ image: e }) => e)
				}) : [];
				for (const e of s) t.add(e);
				const c = s.find((t) => !(0, _._d)(t, e.nowMs));
				const l = c !== undefined;
				const u = (0, v.Jo)(r).map(({ status: t, fixedVersion: n, word: r }) => {
					const i = n !== undefined;
					const { severity: s } = a;
					return judgeItem({
						status: t,
						severity: s,
						isNew: o,
						isIgnored: l,
						hasFixedVersion: i,
						word: r
					}, e.policy);
				});
				const d = strongestOf(u);
				if (c !== undefined) return {
					item: r,
					effect: d,
					ignore: c
				};
				const f = s.find((t) => (0, _._d)(t, e.nowMs));
				return f === undefined ? {
					item: r,
					effect: d
				} : {
					item: r,
					effect: d,
					expiredIgnore: f
				};
			};
		}
		const isUnused = (e, t, n) => (0, _.UB)(e) && !t.has(e) && !(0, _._d)(e, n);
		function decideGate(e) {
			const { collected: t, ignores: n, policy: r, nowMs: i } = e;
			const a = new Set();
			const o = t.items.map(createJudge(e, a)).sort(compareJudged);
			const s = n.filter((e) => (0, _._d)(e, i));
			const c = n.filter((e) => (0, _.v$)(e, i));
			const l = countItems(o, s.length);
			const { missingLookups: u, unknownLookups: d, fieldsSeen: f } = t;
			const p = n.filter((e) => !(0, _.UB)(e));
			const { unaccounted: m } = e;
			const h = l.byEffect.warned + s.length + c.length + p.length + u.length + m.length;
			const g = h > 0 ? "warn" : "pass";
			const v = m.length > 0 && r.failOnUnaccounted && !r.warnOnly;
			return {
				verdict: l.byEffect.fails > 0 || v ? "fail" : g,
				items: o,
				unaccounted: m,
				unaccountedFails: v,
				withoutAdvisories: e.withoutAdvisories,
				imageOnly: p,
				counts: l,
				highestSeverity: highestOf(l),
				expired: s,
				expiring: c,
				unused: n.filter((e) => isUnused(e, a, i)),
				loosened: e.baseIgnores === undefined ? [] : (0, _.cY)(e.baseIgnores, e.ignores),
				missingLookups: u,
				unknownLookups: d,
				fieldsSeen: f,
				policy: r,
				hasBase: e.hasBase
			};
		}
		function advisoryRecord({ item: e, effect: t }) {
			return {
				advisoryId: e.advisoryId,
				aliases: e.aliases,
				artifact: e.artifact,
				...e.version === undefined ? {} : { version: e.version },
				severity: e.rating.severity,
				status: e.facts.status,
				...e.facts.fixedVersion === undefined ? {} : { fixedVersion: e.facts.fixedVersion },
				isNew: e.isNew,
				ignored: t === "ignored"
			};
		}
		var S = n(77825);
		var ee = n(36083);
		var te = n(12056);
		var C = n(4458);
		var w = n(47025);
		;
		const T = 20;
		const E = 10;
		const D = 200;
		const ne = "that this change does not move";
		function gateCoverage({ elsewhere: e, left: t, sboms: n, search: i, unmoved: a, unreadImages: o }, { collected: s, failure: c, openLookups: l, unread: u }) {
			const d = [...i.packages.values()].flat().filter(({ source: e }) => e === undefined).length;
			const f = n.reduce((e, { packageCount: t }) => e + t, d);
			const p = [...unreadPackages(u, i.packages), ...unreadLookups(i.lookups, u)];
			const m = c === undefined ? "the service does not return aliases" : whyOf(c);
			const h = new Set([...s.unknownLookups, ...l]);
			const g = [...h].map((e) => ({
				what: (0, r.h0)(e, D),
				why: m
			}));
			const _ = n.flatMap(unaccountedOf);
			const v = [...p, ...g.filter(({ what: e }) => !p.some((t) => t.what === e))];
			const { lookups: y } = i;
			const b = Math.max(0, f + y.length - v.length);
			const x = [
				...t,
				{
					what: "images",
					why: te.r,
					count: e
				},
				{
					what: "images",
					why: ne,
					count: a
				}
			];
			const S = o.map(({ error: e, name: t }) => ({
				what: (0, r.h0)(t, D),
				why: whyOf(e)
			}));
			const C = [
				...v,
				..._,
				...S
			];
			const w = (0, ee.X)(b, [...skippedTypes(n), ...x], C);
			const sumOf = (e) => x.reduce((t, n) => n.what === e ? t + n.count : t, 0);
			const [T, E] = [sumOf("images") + S.length, sumOf("references")];
			const O = w.seen - y.length - T - E;
			const k = {
				package: O,
				"advisory id": y.length,
				image: T,
				reference: E
			};
			return {
				...w,
				noun: nounOf(k)
			};
		}
		function nounOf(e) {
			const [t = "package", ...n] = Object.entries(e).flatMap(([e, t]) => t > 0 ? [e] : []);
			return n.length === 0 ? t : "item";
		}
		function unaccountedOf({ file: e, unaccounted: t }) {
			return t.map((t) => ({
				what: unaccountedName(t),
				why: `no usable type or purl in ${(0, r.h0)(e, D)}`
			}));
		}
		function unaccountedName({ name: e, version: t }) {
			return (0, r.h0)(t === undefined ? e : `${e} ${t}`, D);
		}
		function skippedTypes(e) {
			const t = e.flatMap(({ skipped: e }) => Object.entries(e));
			const n = new Set(t.toSorted(([, e], [, t]) => t - e).map(([e]) => e));
			const r = new Set([...n].slice(0, T));
			return t.map(([e, t]) => ({
				what: "packages of the SBOM",
				why: r.has(e) ? (0, C.yL)(e) : "of other types",
				count: t
			}));
		}
		function unreadPackages(e, t) {
			const n = new Map();
			if (e.length === 0) return [];
			const i = (0, w.QF)(t);
			for (const { error: a, question: o, value: s } of e) {
				if (o !== "artifactNames") continue;
				const e = (i.get(s) ?? []).flatMap((e) => t.get(e) ?? []);
				const c = [...t.get(s) ?? [], ...e.filter(({ origin: e }) => e === s)];
				for (const { arch: e, name: t, source: i, type: o, version: s } of c) {
					const c = (0, r.h0)(s === undefined ? t : `${t} ${s}`, D);
					const l = JSON.stringify([
						i,
						o,
						t.toLowerCase(),
						s,
						e
					]);
					n.set(l, {
						what: c,
						why: whyOf(a)
					});
				}
			}
			return [...n.values()];
		}
		function unreadLookups(e, t) {
			const n = new Map(t.flatMap(({ error: e, question: t, value: n }) => t === "advisoryIds" ? [[n.toLowerCase(), e]] : []));
			return e.flatMap((e) => {
				const t = n.get(e.toLowerCase());
				return t === undefined ? [] : [{
					what: (0, r.h0)(e, D),
					why: whyOf(t)
				}];
			});
		}
		function whyOf(e) {
			if (e instanceof l.Wk) return `${(0, r.h0)(e.message, 300)} (${e.code})`;
			return "an earlier failure stopped the lookup";
		}
		function unreadProblems(e) {
			const t = (0, S.$)(e, ({ error: e }) => whyOf(e));
			return [...t.values()].flatMap((e) => {
				const t = e.slice(0, E).map(({ value: e }) => `\`${(0, r.h0)(e, D)}\``);
				const n = e.length > t.length ? ` and ${e.length - t.length} more` : "";
				const i = `the advisories of ${t.join(", ")}${n} could not be read`;
				return (0, s.e)(e[0]?.error, undefined, i).map(({ message: e }) => ({
					kind: "service",
					message: e,
					fix: "Run again. If it fails again, report these names to the service. Everything else was checked."
				}));
			});
		}
		var O = n(45794);
		var k = n(48636);
		var re = n(40460);
		var ie = n(25314);
		var A = n(1414);
		var j = n(57887);
		var ae = n(24060);
		;
		function baseProblems(e, t, n) {
			const i = new Set(e.paths.flatMap(namesOf));
			const a = n.paths.filter((e) => namesOf(e).some((e) => i.has(e)));
			const o = a.map((e) => ({
				message: `\`base-sbom\`: \`${(0, r.h0)(e, 300)}\` is also a file of \`sbom\`: compared with itself, nothing is new`,
				fix: "write the SBOM of the base to a file of its own, in a run that the change cannot influence",
				input: "base-sbom"
			}));
			return [...o, ...foreignProblems(t, n.facts)];
		}
		const namesOf = (e) => [e, (0, ae.l)(e) ?? e];
		function foreignProblems(e, t) {
			const n = e.flatMap(({ image: e }) => e === undefined ? [] : [repositoryOf(e)]);
			if (n.length === 0) return [];
			return t.filter(({ image: e }) => e !== undefined && !n.includes(repositoryOf(e))).map(({ file: e, image: t = "" }) => ({
				message: `\`base-sbom\`: \`${(0, r.h0)(e, 300)}\` describes \`${(0, r.h0)(t, 200)}\`, another image than the SBOMs of the change (\`${(0, r.h0)(n[0] ?? "", 200)}\`)`,
				fix: "give the SBOM of the same image at the base of the change",
				input: "base-sbom"
			}));
		}
		function repositoryOf(e) {
			const t = e.replace(/@.*$/s, "").replace(/:[^/:]*$/, "");
			return t.toLowerCase().replace(/^index\.docker\.io\//, "docker.io/");
		}
		var M = n(28579);
		var oe = n(38421);
		var N = n(34150);
		var se = n(72792);
		var ce = n(98124);
		var le = n(29396);
		var ue = n(76415);
		var P = n(63664);
		var F = n(97512);
		var I = n(6985);
		var de = n(19161);
		;
		function compareReferences(e, t) {
			const [n, r] = [createPlaces(), createPlaces()];
			const i = new Set();
			for (const [n, r] of e) for (const { name: e } of r) if (namesIn(t, n).has(e)) i.add(e);
			for (const a of new Set([...e.keys(), ...t.keys()])) {
				const [o, s] = [namesIn(e, a), namesIn(t, a)];
				const c = (t.get(a) ?? []).filter(({ name: e }) => !o.has(e));
				const l = JSON.stringify(c.map(({ name: e }) => e).sort());
				const u = s.size === 0 ? i : s;
				for (const t of e.get(a) ?? []) if (!u.has(t.name)) n.add(t, l);
				for (const e of c) r.add(e, l);
			}
			const a = new Map([...e.values()].flat().map((e) => [e.name, e]));
			const o = n.images();
			const s = new Set(o.flatMap(({ places: e = [] }) => e));
			const c = r.images().filter(({ places: e = [] }) => e.some((e) => s.has(e)));
			for (const { name: e } of o) a.delete(e);
			return {
				head: o,
				base: c,
				unmoved: [...a.values()]
			};
		}
		const namesIn = (e, t) => new Set((e.get(t) ?? []).map(({ name: e }) => e));
		function createPlaces() {
			const e = new Map();
			return {
				add(t, n) {
					const r = e.get(t.name) ?? {
						image: t,
						at: new Set()
					};
					r.at.add(n);
					e.set(t.name, r);
				},
				images: () => Array.from(e.values(), ({ at: e, image: t }) => ({
					...t,
					places: [...e]
				}))
			};
		}
		;
		const fe = {
			left: [],
			comments: [],
			findings: []
		};
		const L = "excluded by `ignore-images`";
		async function findWantedImages(e, t) {
			const { images: n, names: r } = (0, ce.B3)(e);
			const i = unique(n.map(({ image: e, reference: t }) => wantedOf(e, t)));
			const a = (0, te.X)(e.shard);
			const o = i.filter(({ image: e }) => a === undefined || (0, se.O1)(e.repository, a));
			const s = {
				elsewhere: i.length - o.length,
				unmoved: 0
			};
			if (e.files.length === 0) return {
				head: o,
				base: undefined,
				...s,
				...fe
			};
			const c = await (0, ue.C)(e["ignore-images"]);
			const keep = ({ image: e }) => !c(e, e.tag);
			const l = {
				inputs: e,
				deps: t,
				names: r
			};
			const { found: u, notes: d, paths: f } = await readReferences(l);
			const p = imagesByFile(u.references, keep);
			const m = unique([...o, ...[...p.values()].flat()]);
			const h = leftOf(u, keep);
			if (m.length === 0) throw nothingToCheck(u.account.seen, h);
			if (!isComparison(e, t)) return {
				head: m,
				base: undefined,
				...s,
				...d,
				left: h
			};
			const g = imagesByFile(await readBaseReferences(f, l), keep);
			const _ = compareReferences(p, g);
			const v = unique([...o, ..._.head]);
			return {
				head: v,
				base: _.base,
				...s,
				...d,
				left: h,
				unmoved: m.length - v.length
			};
		}
		async function readReferences(e) {
			const { deps: t, inputs: n, names: r } = e;
			const i = await (0, I.i)(n.files, t, r);
			const a = await (0, de.W)(n.files, i, e);
			const o = await (0, c.zG)(i, e);
			requireAllRead(o);
			const s = {
				comments: o.comments,
				findings: [...a, ...o.findings.filter(isAdded)]
			};
			const holds = (e) => e !== undefined && i.files.has(e);
			const l = i.judgedPaths.filter((e) => holds(e) || holds((0, le._M)(e)));
			return {
				found: o,
				notes: s,
				paths: l
			};
		}
		function leftOf({ references: e, skipped: t, unresolved: n }, r) {
			const i = namedIn(e);
			const a = unique(i.map(({ image: e, reference: t }) => wantedOf(e, t)));
			return [
				...t,
				{
					what: "references",
					why: "in scripts",
					count: e.length - i.length + n.filter(({ isScript: e }) => e).length
				},
				{
					what: "images",
					why: L,
					count: a.filter((e) => !r(e)).length
				}
			].filter(({ count: e }) => e > 0);
		}
		function nothingToCheck(e, t) {
			if (t.some(({ why: e }) => e === L)) return new O.y({
				message: `\`files\`: every image of this registry in ${(0, N.hS)(e, "file")} is excluded by \`ignore-images\`, so there is nothing to check`,
				fix: "remove this step, or narrow `ignore-images`",
				input: "ignore-images"
			});
			const n = t.map(({ count: e, what: t, why: n }) => `${e} ${t} ${n}`).join(", ");
			return new O.y({
				message: `\`files\`: none of the ${(0, N.hS)(e, "file")} references an image of this registry${n === "" ? "" : ` that could be checked (${n})`}, so there is nothing to check`,
				fix: "name the files that do; `registry-map` makes the images of a mirror ones of this registry",
				input: "files"
			});
		}
		function isComparison(e, { host: t }) {
			return t.context.changeRequest !== undefined && e.scope !== "all" && e["base-sbom"].length === 0;
		}
		function wantedOf(e, t) {
			const { digest: n } = t;
			const r = n === undefined ? e.tag : t.tag;
			const i = (0, P.Yk)({
				...e.complete,
				tag: r,
				digest: n
			});
			return {
				image: e,
				reference: n ?? e.tag,
				name: i
			};
		}
		const namedIn = (e) => e.filter(({ scanned: e }) => !e.isScript);
		function imagesByFile(e, t) {
			return new Map(Array.from((0, S.$)(namedIn(e), ({ file: e }) => e), ([e, n]) => [e, unique(n.map(({ image: e, reference: t }) => wantedOf(e, t)).filter(t))]));
		}
		function unique(e) {
			return [...new Map(e.map((e) => [e.name, e])).values()];
		}
		function requireAllRead({ malformed: e, unread: t, unresolved: n }) {
			const i = n.filter(({ isScript: e }) => !e);
			const a = [
				...i.map(({ what: e, why: t }) => `\`${(0, r.h0)(e, 200)}\` is not known here: ${(0, r.h0)(t, 300)}`),
				...t.map(({ what: e, why: t }) => `\`${(0, r.h0)(e, 200)}\` ${(0, r.h0)(t, 300)}`),
				...e.map(({ reason: e, text: t }) => `\`${(0, r.h0)(t, 200)}\` is malformed: ${(0, r.h0)(e, 300)}`)
			];
			if (a.length === 0) return;
			throw new O.y(...a.map((e) => ({
				message: `\`files\`: ${e}`,
				fix: "fix the file, or leave it out with a glob that begins with `!`",
				input: "files"
			})));
		}
		const isAdded = (e) => e.rule === "ignore-added";
		async function readBaseReferences(e, t) {
			const n = await (0, F.W)(e, t);
			if (n.unreadable.length > 0) throw (0, F.S)(n.unreadable);
			return [...n.judged.values()].flatMap(({ references: e }) => e);
		}
		var pe = n(56224);
		;
		async function gather(e, t, n) {
			const r = (0, pe.X)();
			const { advisories: i, artifacts: a, sbom: o } = e;
			const s = e["base-sbom"];
			const c = e.images.length + e.files.length > 0;
			if (i.length + a.length + o.length === 0 && !c) r.add(M.NOTHING_TO_LOOK_FOR);
			r.add(...(0, M.subjectProblems)(e), ...(0, j.$)(e), ...await (0, M.shardProblems)(e));
			await r.attempt(() => (0, ie.s)(e, M.SIGN_IN_REASON));
			const l = {
				requireReason: e["require-ignore-reason"],
				maxDays: e["max-ignore-days"]
			};
			const u = await r.attempt(() => (0, re.Gq)(t.config, l, n)) ?? [];
			const d = await r.attempt(() => vexPath(e, t));
			const f = {
				types: e["artifact-types"],
				minimum: e["min-packages"]
			};
			const p = await (0, C.te)("sbom", o, f, t, r);
			const m = await (0, C.te)("base-sbom", s, f, t, r);
			const h = c ? await readImages(e, t, r) : R;
			const g = s.length > 0 || h.base !== undefined;
			if (e.scope === "changed" && !g) r.add(M.NO_BASE);
			r.add(...baseProblems(p, [...p.facts, ...h.head], m));
			const _ = a.flatMap((e) => (0, j.R)(e, f.types).entry ?? []);
			const v = [
				..._,
				...p.packages,
				...h.head.flatMap((e) => e.packages)
			];
			const { base: y = [] } = h;
			const b = [...m.packages, ...y.flatMap((e) => e.packages)];
			const x = g ? (0, w.mV)(b) : undefined;
			const S = h.head.length === 0 ? undefined : x;
			const ee = S === undefined ? v : [...v, ...b];
			await r.attempt(() => refuseLongNames(ee, i));
			r.throwIfAny();
			return {
				search: {
					packages: (0, w.mV)(v),
					basePackages: x,
					replaced: S,
					lookups: i
				},
				sboms: [...p.facts, ...h.head.map(sbomFacts)],
				indexes: [...p.indexes, ...m.indexes],
				named: _.map(({ name: e }) => e),
				baseSboms: [...m.facts, ...y.map(sbomFacts)],
				base: [...m.facts.map(({ file: e, image: t }) => comparedSbom(e, t)), ...y],
				images: h.head,
				unreadImages: h.unread,
				unmoved: h.unmoved,
				elsewhere: h.elsewhere,
				left: h.left,
				notes: {
					comments: h.comments,
					findings: h.findings
				},
				policy: policyOf(e, g),
				ignores: u,
				hasBase: g,
				vexFile: d
			};
		}
		function policyOf(e, t) {
			return {
				scope: e.scope ?? (t ? "changed" : "all"),
				failOnSeverity: e["fail-on-severity"],
				failOnUnknownSeverity: e["fail-on-unknown-severity"],
				onlyFixed: e["only-fixed"],
				warnOnly: e["warn-only"],
				failOnStatus: (0, A.r_)(e["fail-on-status"]),
				failOnUnaccounted: e["fail-on-unaccounted"]
			};
		}
		const R = {
			head: [],
			unread: [],
			base: undefined,
			unmoved: 0,
			elsewhere: 0,
			left: [],
			comments: [],
			findings: []
		};
		async function readImages(e, t, n) {
			const r = await n.attempt(() => findWantedImages(e, t));
			n.throwIfAny();
			if (r === undefined) return R;
			const i = (0, oe.p)(e, t);
			const a = await i(r.head, n);
			const o = r.base === undefined ? undefined : await i(r.base, n);
			const [s] = o?.unread ?? [];
			if (s !== undefined) throw s.error;
			return {
				...r,
				head: a.read,
				unread: a.unread,
				base: o?.read
			};
		}
		const comparedSbom = (e, t) => t === undefined ? { file: e } : {
			file: e,
			image: t
		};
		function sbomFacts({ file: e, format: t, image: n, inWorkspace: r, packageCount: i, skipped: a, skippedCount: o, unaccounted: s }) {
			return {
				file: e,
				inWorkspace: r,
				format: t,
				packageCount: i,
				skippedCount: o,
				skipped: a,
				unaccounted: s,
				...n === undefined ? {} : { image: n }
			};
		}
		async function vexPath(e, t) {
			const n = e["vex-file"];
			if (n === undefined) return undefined;
			const { tempDirectory: r, workspace: i } = t.host.context;
			return (0, k.ZB)(n, {
				workspace: i,
				tempDirectory: r,
				workingDirectory: t.workingDirectory
			}, "vex-file");
		}
		function refuseLongNames(e, t) {
			const isLong = (e) => (0, p.xF)("artifactNames", e) > p.DF;
			const n = e.find(({ name: e, origin: t = "" }) => isLong(e) || isLong(t));
			if (n !== undefined) {
				const e = n.source === undefined ? "`artifacts`" : `\`${n.source}\``;
				throw new O.y({
					message: `${e} has a package name of ${Math.max(n.name.length, n.origin?.length ?? 0)} characters, which is too long for a request`,
					input: n.source === undefined ? "artifacts" : "sbom"
				});
			}
			if (t.some((e) => (0, p.xF)("advisoryIds", e) > p.DF)) throw new O.y({
				message: "`advisories` has an id that is too long for a request",
				input: "advisories"
			});
		}
		var z = n(47242);
		;
		function imageRecords(e, { base: t, items: n, replaced: r }) {
			if (e.length === 0) return [];
			const i = keysBySource(n.map(({ item: e }) => e));
			const a = keysBySource(r);
			const o = keysBySource(r.filter(({ facts: e }) => e.doubt === undefined));
			const s = new Set(n.flatMap(({ item: e }) => e.facts.doubt === undefined ? [] : (0, z.Dh)(e)));
			const c = new Set(n.flatMap(({ effect: e, item: t }) => e === "ignored" ? (0, z.Dh)(t) : []));
			return e.map((e) => {
				const { digest: n, file: r, manifest: l, name: u, packageCount: d, platform: f, sbom: p } = e;
				const m = i.get(r) ?? B;
				const h = [...m].filter((e) => !c.has(e));
				const g = knownAtAll(e, t, (e) => s.has(e) ? a : o);
				return {
					image: u,
					digest: n,
					manifest: l,
					platform: f,
					packages: d,
					count: h.length,
					newCount: h.filter((e) => !g(e)).length,
					fixedCount: fixedBy(e, t, a).filter((e) => !m.has(e)).length,
					sbom: p
				};
			});
		}
		const B = new Set();
		function keysBySource(e) {
			const t = new Map();
			for (const n of e) {
				if (n.facts.status !== "affecting") continue;
				for (const { source: e } of n.packages) if (e !== undefined) t.set(e, (t.get(e) ?? new Set()).add((0, z.Dh)(n)));
			}
			return t;
		}
		function knownAtAll({ places: e = [undefined] }, t, n) {
			const r = e.map((e) => t.filter((t) => isAt(t, e)));
			return (e) => r.every((t) => t.some(({ file: t }) => n(e).get(t)?.has(e) === true));
		}
		function fixedBy({ image: e, places: t = [], platform: n }, r, i) {
			const a = r.filter((r) => [undefined, ...t].some((e) => isAt(r, e)) && sharePlatform(r, n) && (r.places !== undefined || shareRepository(r, e)));
			return [...new Set(a.flatMap(({ file: e }) => [...i.get(e) ?? B]))];
		}
		const isAt = ({ places: e }, t) => e === undefined || t !== undefined && e.includes(t);
		const shareRepository = ({ image: e }, t) => e === undefined || t === undefined || repositoryOf(e) === repositoryOf(t);
		function sharePlatform({ platform: e }, t) {
			if (e === undefined || t === undefined) return true;
			const n = t.split(", ");
			return e.split(", ").some((e) => n.includes(e));
		}
		var me = n(99004);
		var he = n(40382);
		;
		async function createLocator(e, t, n, r) {
			const i = {
				registryHost: new URL(e["registry-url"]).host,
				mappings: []
			};
			const a = n.length === 0 ? [] : await findReferences(t, i);
			const o = new Map();
			const ofImage = (e) => {
				if (!o.has(e)) o.set(e, findImage(e, a, i));
				return o.get(e);
			};
			return (e) => {
				for (const t of e.packages) {
					const e = t.image === undefined ? undefined : ofImage(t.image);
					if (e !== undefined) return e;
				}
				const t = e.packages.find((e) => e.source !== undefined)?.source;
				return t === undefined || !r.has(t) ? undefined : {
					file: t,
					line: 1
				};
			};
		}
		async function findReferences(e, t) {
			try {
				const { workspace: n } = e.host.context;
				const r = await (0, me.CS)(e.workingDirectory, false, {
					workspace: n,
					signal: e.signal
				});
				if (!r.byGit) return [];
				const { references: i } = await (0, I.i)([], e, t);
				return i.map(({ image: e, location: t, reference: n }) => ({
					repository: e.repository,
					reference: n,
					location: t
				}));
			} catch (t) {
				const n = t instanceof Error ? t.message : String(t);
				e.host.log.debug(`files were not scanned for images: ${(0, r.h0)(n, 300)}`);
				return [];
			}
		}
		function findImage(e, t, n) {
			const r = (0, P.o_)(e);
			if (r.kind === "malformed") return undefined;
			const i = (0, he.kl)(r.reference, n, "ours");
			if (i.kind === "foreign") return undefined;
			const a = t.filter(({ repository: e }) => e === i.image.repository);
			const { digest: o, tag: s } = r.reference;
			const c = a.find(({ reference: e }) => o !== undefined && e.digest === o) ?? a.find(({ reference: e }) => s !== undefined && e.tag === s);
			return (c ?? (s === undefined ? a[0] : undefined))?.location;
		}
		var ge = n(43216);
		var V = n(79749);
		;
		const H = new WeakMap();
		function exposuresOf(e) {
			const t = H.get(e) ?? findExposures(e);
			H.set(e, t);
			return t;
		}
		const isPressing = ([{ effect: e }]) => e === "fails" || e === "warned";
		const isShown = ({ effect: e }) => e !== "ignored" && e !== "settled";
		function findExposures({ items: e }) {
			const t = [...(0, S.$)(e.filter(isShown), packageKey).values()].flatMap(mergeVulnerabilities);
			const n = inOrder(t.filter(isPressing));
			const r = inOrder(t.filter((e) => !isPressing(e)));
			return {
				pressing: n.exposures,
				kept: r.exposures,
				updates: [...n.updates.values()],
				updateOf: (e) => (isPressing(e) ? n : r).updates.get(packageKey(e[0]))
			};
		}
		const packageKey = ({ item: e }) => JSON.stringify([e.artifact, e.type]);
		function mergeVulnerabilities(e) {
			const t = new Set();
			const n = new Map();
			for (const r of e) {
				const i = lowerIds(r);
				const a = withIds(i, n);
				const [o = [r], ...s] = a;
				if (a.size > 0) o.push(r);
				for (const e of s) {
					o.push(...e);
					t.delete(e);
				}
				if (s.length > 0) o.sort((t, n) => e.indexOf(t) - e.indexOf(n));
				t.add(o);
				if (s.length === 0) for (const e of i) n.set(e, o);
				else for (const e of o) for (const t of lowerIds(e)) n.set(t, o);
			}
			return [...t];
		}
		const _e = new Set();
		function withIds(e, t) {
			let n;
			for (const r of e) {
				const e = t.get(r);
				if (e !== undefined) n = (n ?? new Set()).add(e);
			}
			return n ?? _e;
		}
		const lowerIds = ({ item: e }) => [e.advisoryId, ...e.aliases].map((e) => e.toLowerCase());
		function inOrder(e) {
			const t = Array.from((0, S.$)(e, ([e]) => packageKey(e)), ([e, t]) => ({
				key: e,
				group: t.toSorted(bySeverity),
				update: updateFor(t)
			})).sort((e, t) => {
				const [n, r] = [e.group[0], t.group[0]];
				const i = n === undefined || r === undefined ? 0 : bySeverity(n, r);
				return t.update.fixes - e.update.fixes || i;
			});
			return {
				exposures: t.flatMap(({ group: e }) => e),
				updates: new Map(t.map(({ key: e, update: t }) => [e, t]))
			};
		}
		function bySeverity(e, t) {
			const [n, r] = [ratingOf(e), ratingOf(t)];
			return Number(t[0].item.isNew) - Number(e[0].item.isNew) || (0, f.qs)(n.severity) - (0, f.qs)(r.severity) || (r.score ?? 0) - (n.score ?? 0) || (0, g.n)(e[0].item.artifact, t[0].item.artifact) || (0, g.n)(e[0].item.advisoryId, t[0].item.advisoryId);
		}
		function updateFor(e) {
			const t = e[0]?.[0].item.artifact ?? "";
			const n = e.flatMap((e) => {
				const t = fixedVersionOf(e);
				return t === undefined ? [] : [{
					version: t,
					type: e[0].item.type ?? "apk"
				}];
			});
			let r = {
				artifact: t,
				fixes: 0,
				total: e.length
			};
			for (const { type: e, version: t } of highestFirst(n)) {
				const i = n.filter((n) => isReached(e, t, n.version)).length;
				if (i > r.fixes) r = {
					...r,
					version: t,
					fixes: i
				};
				if (i === n.length) break;
			}
			return r;
		}
		function highestFirst(e) {
			const t = [...new Map(e.map((e) => [e.version, e])).values()];
			return t.sort((e, t) => {
				const n = (0, V.Zy)(e.type, e.version, t.version);
				return Number(n === "older") - Number(n === "newer");
			});
		}
		const isReached = (e, t, n) => ["same", "newer"].includes((0, V.Zy)(e, t, n));
		function isFixedBy(e, { version: t }) {
			const n = fixedVersionOf(e);
			if (t === undefined || n === undefined) return false;
			return isReached(e[0].item.type ?? "apk", t, n);
		}
		function fixedVersionOf(e) {
			const { facts: t, type: n } = e[0].item;
			if (e.length === 1) return t.fixedVersion;
			return (0, v.ie)(n, e.map(({ item: e }) => e.facts.fixedVersion));
		}
		function ratingOf(e) {
			let t = e[0].item.rating;
			for (const { item: n } of e) {
				const e = (0, f.qs)(n.rating.severity) - (0, f.qs)(t.severity);
				if (e < 0 || e === 0 && (n.rating.score ?? 0) > (t.score ?? 0)) t = n.rating;
			}
			return t;
		}
		function wordOf([e]) {
			return e.item.facts.word;
		}
		function componentsOf(e) {
			const { components: t = [] } = e[0].item;
			if (e.length === 1 && t.length < 2) return t;
			const n = e.flatMap(({ item: e }) => e.components ?? []);
			return [...new Map(n.map((e) => [(0, z.bA)(e), e])).values()];
		}
		function packagesOf(e) {
			return e.length === 1 ? e[0].item.packages : [...new Set(e.flatMap(({ item: e }) => e.packages))];
		}
		function idsOf(e) {
			return {
				ids: [...new Set(e.map(({ item: e }) => e.advisoryId))].sort(),
				aliases: [...new Set(e.flatMap(({ item: e }) => e.aliases))]
			};
		}
		function exposureName(e) {
			for (const { item: t } of e) for (const e of t.aliases) if (/^CVE-/i.test(e)) return e;
			const { aliases: t, ids: n } = idsOf(e);
			return t[0] ?? n[0] ?? "";
		}
		function exposureFullName(e) {
			const t = exposureName(e);
			const n = idsOf(e).ids.filter((e) => e !== t);
			return n.length === 0 ? t : `${t} (${n.slice(0, 3).join(", ")}${n.length > 3 ? ", \u2026" : ""})`;
		}
		var U = n(8224);
		;
		const ve = 200;
		const W = 3;
		const exposure_finding_short = (e) => (0, r.h0)(e, ve);
		const ye = {
			fails: "error",
			warned: "warning",
			unfixed: "notice",
			"other-status": "notice",
			"below-severity": "notice",
			"in-base": "notice",
			ignored: undefined,
			settled: undefined
		};
		function exposureLevel([{ effect: e }]) {
			return ye[e];
		}
		const G = /^[\w.@:+-]{0,80}$/;
		function exposureFingerprint(e) {
			const { artifact: t, type: n = "" } = e[0].item;
			const r = exposureName(e);
			if (G.test(r) && G.test(n) && G.test(t)) return `advisory/${r}/${n}/${t}`;
			return (0, U.a)("advisory", r, n, t);
		}
		function listed(e) {
			const t = e.slice(0, W).map(exposure_finding_short).join(", ");
			return e.length > W ? `${t} and ${e.length - W} more` : t;
		}
		function componentWords({ location: e, name: t }) {
			if (t === undefined) return e ?? "";
			return e === undefined ? t : `${t} (${e})`;
		}
		function placesOf(e) {
			const t = packagesOf(e).flatMap(({ image: e, source: t }) => e ?? t ?? []);
			return t.length < 2 ? t : [...new Set(t)];
		}
		function exposureMessage(e) {
			const [{ item: t }] = e;
			const n = exposureName(e);
			const r = idsOf(e).ids.filter((e) => e !== n);
			const i = ratingOf(e);
			const a = fixedVersionOf(e);
			const o = wordOf(e);
			const s = componentsOf(e).map(componentWords);
			const c = placesOf(e);
			const l = t.viaOrigin === true ? t.packages.find((e) => e.origin)?.origin : undefined;
			return [
				exposure_finding_short(t.artifact),
				t.version === undefined ? "" : ` ${exposure_finding_short(t.version)}`,
				l === undefined ? "" : ` (built from ${exposure_finding_short(l)})`,
				" is affected by ",
				exposure_finding_short(n),
				r.length === 0 ? "" : ` (${listed(r)})`,
				", severity ",
				i.severity,
				i.score === undefined ? "" : ` (${i.score.toFixed(1)})`,
				"; ",
				a === undefined ? "no fixed version is known" : `fixed in ${exposure_finding_short(a)}`,
				o === undefined || a !== undefined ? "" : `; vendor's status: ${(0, A.en)(o)}`,
				t.facts.doubt === undefined ? "" : `; ${t.facts.doubt}`,
				s.length === 0 ? "" : `; in ${listed(s)}`,
				c.length < 2 ? "" : `; found in ${listed(c)}`,
				"."
			].join("");
		}
		function fixWords(e, t) {
			const { artifact: n } = e[0].item;
			const r = fixedVersionOf(e);
			if (r === undefined) return undefined;
			if (t?.version === undefined || t.total < 2) return `Update ${exposure_finding_short(n)} to ${exposure_finding_short(r)} or later.`;
			return `Update ${exposure_finding_short(n)} to ${exposure_finding_short(t.version)} or later: fixes ${t.fixes} of ${t.total}.`;
		}
		function exposureFinding(e, { level: t, location: n, update: r }) {
			const [{ expiredIgnore: i, item: a }] = e;
			const o = fixWords(e, r);
			const s = exposureMessage(e);
			return {
				rule: "affecting-advisory",
				level: t,
				title: [
					ratingOf(e).severity,
					": ",
					exposure_finding_short(exposureName(e)),
					" in ",
					exposure_finding_short(a.artifact)
				].join(""),
				message: i === undefined ? s : `${s} An ignore for it expired on ${exposure_finding_short(i.expires.text)}.`,
				artifact: a.artifact,
				...n === undefined ? {} : { location: n },
				...o === undefined ? {} : { fix: o },
				fingerprint: exposureFingerprint(e)
			};
		}
		;
		const be = 200;
		const gate_findings_short = (e) => (0, r.h0)(e, be);
		function knownName(e) {
			return e.aliases.find((e) => /^CVE-/i.test(e)) ?? e.aliases[0] ?? e.advisoryId;
		}
		function fullName(e) {
			const t = knownName(e);
			return t === e.advisoryId ? t : `${t} (${e.advisoryId})`;
		}
		const expiryText = (e) => gate_findings_short(e.expires.text);
		function ignoreSubject(e) {
			const t = [
				e.id === undefined ? "every advisory" : gate_findings_short(e.id),
				...e.artifact === undefined ? [] : [`in ${gate_findings_short(e.artifact)}`],
				...e.image === undefined ? [] : [`on ${gate_findings_short(e.image)}`]
			];
			return t.join(" ");
		}
		function ignoreFinding(e, t, n, r, i) {
			const { file: a, line: o, column: s } = n.place;
			return {
				rule: e,
				level: t,
				title: "Ignore",
				message: `The ignore of ${ignoreSubject(n)} ${r}.`,
				location: {
					file: a,
					line: o,
					...s === undefined ? {} : { column: s }
				},
				fix: i,
				fingerprint: (0, U.a)(e, ignoreSubject(n))
			};
		}
		function ignoreFindings(e) {
			const t = "Update the package, or renew the entry with a reason.";
			return [
				...e.expired.map((e) => ignoreFinding("ignore-expired", "warning", e, `expired on ${expiryText(e)}`, t)),
				...e.expiring.map((e) => ignoreFinding("ignore-expiring", "warning", e, `expires on ${expiryText(e)}`, t)),
				...e.imageOnly.map((e) => ignoreFinding("ignore-image-only", "warning", e, "names only an image, so it ignores nothing here", "Add `id` or `artifact` to ignore advisories; without them, the entry applies to the other commands only.")),
				...e.unused.map((e) => ignoreFinding("ignore-unused", "notice", e, "matched nothing", "Remove the entry.")),
				...e.loosened.map(({ ignore: e, before: t, kind: n }) => {
					const r = t === undefined ? "is added by this change" : `is extended by this change from ${t}`;
					return ignoreFinding(`ignore-${n}`, "notice", e, r, "Check that this is intended.");
				})
			];
		}
		function otherFindings(e) {
			const t = e.missingLookups.map((e) => ({
				rule: "unknown-advisory",
				level: "warning",
				title: "Unknown advisory",
				message: `The service has no advisory with the id or alias ${gate_findings_short(e)}.`,
				fix: "Check its spelling.",
				fingerprint: (0, U.a)("unknown-advisory", e.toLowerCase())
			}));
			return [
				...unaccountedFindings(e),
				...t,
				...ignoreFindings(e)
			];
		}
		const K = 10;
		function unaccountedFindings({ unaccounted: e, unaccountedFails: t }) {
			return e.map(({ file: e, inWorkspace: n, packages: r }) => {
				const i = r.slice(0, K).map(gate_findings_short).join(", ");
				const a = r.length > K ? ` and ${r.length - K} more` : "";
				const o = (0, N.hS)(r.length, "package has", "packages have");
				return {
					rule: "unaccounted-package",
					level: t ? "error" : "warning",
					title: "Unaccounted packages",
					message: `${o} no usable type or purl in ${gate_findings_short(e)}, so nothing was looked up for: ${i}${a}.`,
					...n ? { location: {
						file: e,
						line: 1
					} } : {},
					fix: "Let the build tool write purls, for example `pkg:apk/wolfi/openssl@3.3.2-r0`.",
					fingerprint: (0, U.a)("unaccounted-package", e)
				};
			});
		}
		;
		const advisories = (e) => (0, N.hS)(e, "advisory", "advisories");
		function createSeverityWords(e) {
			const t = new Map();
			for (const { effect: n, item: r } of e.items) {
				const { severity: e } = r.rating;
				const i = t.get(n) ?? new Map();
				t.set(n, i.set(e, (i.get(e) ?? 0) + 1));
			}
			return (e) => f.oC.flatMap((n) => {
				const r = t.get(e)?.get(n);
				return r === undefined ? [] : [`${r} ${n}`];
			}).join(", ");
		}
		const q = new WeakMap();
		function gateReasons(e) {
			const t = q.get(e) ?? findReasons(e);
			q.set(e, t);
			return t;
		}
		function findReasons(e) {
			const { counts: t } = e;
			const { fails: n, warned: r } = t.byEffect;
			const i = createSeverityWords(e);
			const a = unaccountedCount(e);
			const o = toldLines([
				[n, `${advisories(n)} ${(0, N.iD)(n, "fails", "fail")} this run: ${i("fails")}.`],
				[a, `${(0, N.hS)(a, "package has", "packages have")} no usable type or purl, so nothing was looked up for ${(0, N.iD)(a, "it", "them")}` + `${e.unaccountedFails ? " (`fail-on-unaccounted`)" : ""}.`],
				[r, `${advisories(r)} would fail without \`warn-only\`: ${i("warned")}.`],
				...passingReasons(e, i),
				...listReasons(e),
				...gapReasons(e)
			]);
			return t.count > 0 ? o : [`${sentence(nothingWords(e))}.`, ...o];
		}
		function verdictWords(e) {
			const { counts: t, hasBase: n, policy: r, unaccountedFails: i } = e;
			const { fails: a, warned: o } = t.byEffect;
			const s = createSeverityWords(e);
			const c = n && r.scope === "changed" ? "new " : "";
			const some = (e) => (0, N.hS)(e, `${c}advisory`, `${c}advisories`);
			if (a > 0) return `${some(a)} ${(0, N.iD)(a, "fails", "fail")} (${s("fails")})`;
			if (i) return `${(0, N.hS)(unaccountedCount(e), "package", "packages")} without a usable type or purl`;
			if (o > 0) return `${some(o)} would fail without \`warn-only\` (${s("warned")})`;
			if (t.count === 0) return nothingWords(e);
			return `no ${c}advisory fails; ${t.count} ${(0, N.iD)(t.count, "affects", "affect")} what was checked`;
		}
		function otherReasons(e) {
			return toldLines([
				...passingReasons(e, createSeverityWords(e)),
				...nameReasons(e),
				...gapReasons(e)
			]);
		}
		const toldLines = (e) => e.filter(([e]) => e > 0).map(([, e]) => e);
		const sentence = (e) => e.charAt(0).toUpperCase() + e.slice(1);
		function nothingWords({ counts: e, movesNothing: t }) {
			if (t === true) return "this change moves no image, so none was checked";
			return e.ignoredCount === 0 ? "no advisory affects what was checked" : "every advisory that affects what was checked is ignored";
		}
		const unaccountedCount = ({ unaccounted: e }) => e.reduce((e, { packages: t }) => e + t.length, 0);
		function passingReasons({ counts: e, policy: t }, n) {
			const { unfixed: r, "below-severity": i, "in-base": a, "other-status": o } = e.byEffect;
			return [
				[r, `${advisories(r)} ${(0, N.iD)(r, "has", "have")} no known fix (\`only-fixed\`).`],
				[o, `${advisories(o)} ${(0, N.iD)(o, "has", "have")} another status than \`fail-on-status\` lists.`],
				[i, `${advisories(i)} ${(0, N.iD)(i, "does", "do")} not reach \`fail-on-severity: ${t.failOnSeverity}\`: ` + `${n("below-severity")}.`],
				[a, `${advisories(a)} ${(0, N.iD)(a, "is", "are")} in the base too (\`scope: changed\`).`],
				[e.ignoredCount, `${advisories(e.ignoredCount)} ${(0, N.iD)(e.ignoredCount, "is", "are")} ignored.`]
			];
		}
		function nameReasons({ withoutAdvisories: e }) {
			const t = e.length;
			return [[t, `${(0, N.hS)(t, "name in `artifacts` has", "names in `artifacts` have")} no advisory at all.`]];
		}
		function listReasons(e) {
			const { expired: t, expiring: n, imageOnly: r, unused: i, loosened: a, missingLookups: o, unknownLookups: s } = e;
			const ignores = (e) => (0, N.hS)(e, "ignore", "ignores");
			return [
				[t.length, `${ignores(t.length)} ${(0, N.iD)(t.length, "has", "have")} expired.`],
				[n.length, `${ignores(n.length)} ${(0, N.iD)(n.length, "expires", "expire")} within 14 days.`],
				[r.length, `${ignores(r.length)} ${(0, N.iD)(r.length, "names", "name")} only an image and ${(0, N.iD)(r.length, "has", "have")} no effect here.`],
				[i.length, `${ignores(i.length)} matched nothing.`],
				[a.length, `${ignores(a.length)} ${(0, N.iD)(a.length, "is", "are")} added or loosened by this change.`],
				[o.length, `${(0, N.hS)(o.length, "id or alias is", "ids or aliases are")} not known to the service.`],
				...nameReasons(e),
				[s.length, `${(0, N.hS)(s.length, "alias", "aliases")} cannot be looked up: the service does not return aliases.`]
			];
		}
		function gapReasons(e) {
			const { counts: t, fieldsSeen: n } = e;
			const r = t.bySeverity.unknown;
			return [[n.severities ? 0 : r, "The service does not return severities, so severities without public metadata are unknown."], [n.events ? 0 : t.count, "The service does not return events, so every advisory counts as affecting."]];
		}
		var J = n(26963);
		var Y = n(59995);
		;
		const xe = "Update the package to a version that the advisory lists as fixed, or ignore it with a reason and an expiry date.";
		const Se = 10;
		function exposureDetail(e) {
			const [{ effect: t, item: n }] = e;
			const r = packagesOf(e).find((e) => e.source !== undefined)?.source;
			const { severity: i } = ratingOf(e);
			const a = wordOf(e);
			return {
				rule: vulnerabilityRule(e),
				message: exposureMessage(e),
				...r === undefined ? {} : { file: r },
				modules: modulesOf(e),
				properties: {
					severity: i,
					isNew: n.isNew,
					effect: t,
					advisories: idsOf(e).ids.map((e) => (0, Y.u)(e, 100)),
					...a === undefined ? {} : { status: a }
				},
				test: {
					suite: n.artifact,
					name: exposureFullName(e),
					type: i
				}
			};
		}
		function vulnerabilityRule(e) {
			const { aliases: t } = idsOf(e);
			const n = (0, Y.u)(exposureName(e), 200);
			const r = exposureFullName(e);
			const i = e.map(({ item: e }) => e.summary).find((e) => e !== undefined);
			const a = (0, Y.u)(i ?? `Vulnerability ${(0, Y.u)(n, 400)}.`);
			const o = t.map((e) => (0, Y.u)(e, 100)).slice(0, 20);
			const s = o.map((e) => (0, J.FV)(e)).join(", ") || "none";
			const { score: c, severity: l } = ratingOf(e);
			return {
				id: exposureName(e),
				name: "AffectingAdvisory",
				title: n,
				description: a,
				help: `${a} Aliases: ${o.join(", ") || "none"}. ${xe}`,
				helpMarkdown: `**${(0, J.FV)(r, 400)}**\n\n${(0, J.FV)(a)}\n\nAliases: ${s}\n\n${xe}\n`,
				tags: [
					"security",
					"vulnerability",
					l
				],
				...c === undefined ? {} : { score: c }
			};
		}
		function modulesOf(e) {
			const [{ item: t }] = e;
			const n = t.version === undefined ? "" : `@${t.version}`;
			const r = componentsOf(e).slice(0, Se);
			const i = packagesOf(e).some(({ image: e }) => e !== undefined) ? placesOf(e) : [];
			return [
				{
					name: t.artifact,
					fullName: `${t.type ?? ""}:${t.artifact}${n}`
				},
				...r.map(({ location: e = "", name: t = e }) => ({
					name: t,
					...e === "" || e === t ? {} : { fullName: e }
				})),
				...i.slice(0, Se).map((e) => ({ name: e }))
			];
		}
		function* quietCases(e) {
			for (const { effect: t, ignore: n, item: r } of e.items) {
				const e = {
					suite: r.artifact,
					name: fullName(r)
				};
				if (t === "ignored") yield {
					...e,
					skipped: `Ignored: ${n?.reason ?? "no reason given"}`
				};
				if (t === "settled") yield e;
			}
		}
		;
		const Ce = 2e3;
		const we = 10;
		const Te = 200;
		function gateOutcome(e) {
			const { decision: t, gathered: n, problems: r } = e;
			const { counts: i } = t;
			return {
				lazyFindings: { [Symbol.iterator]: () => itemFindings(e) },
				findings: [...otherFindings(t), ...n.notes.findings],
				problems: r,
				verdict: t.verdict,
				outputs: {
					count: i.count,
					"new-count": i.newCount,
					"ignored-count": i.ignoredCount,
					"expired-ignores": i.expiredIgnores,
					"highest-severity": t.highestSeverity,
					advisories: t.items.slice(0, Ce).map(advisoryRecord),
					images: e.images,
					"sarif-file": ""
				},
				summary: () => e.answer,
				coverage: e.coverage,
				reports: {
					isWhole: e.isWhole,
					sources: e.sources,
					quiet: { [Symbol.iterator]: () => quietCases(t) }
				},
				report: reportOf(e),
				stdout: [],
				log: [
					...r.length === 0 ? gateReasons(t) : [],
					...updateLines(exposuresOf(t)),
					...n.sboms.map(sbomLine),
					...n.indexes.map((e) => `${e} is an index of the SBOMs beside it, and is left out.`)
				]
			};
		}
		function* itemFindings({ decision: e, locate: t }) {
			const { kept: n, pressing: r, updateOf: i } = exposuresOf(e);
			for (const e of [...r, ...n]) {
				const n = exposureLevel(e);
				if (n === undefined) continue;
				yield {
					level: n,
					make: () => {
						const r = t({ packages: packagesOf(e) });
						const a = exposureFinding(e, {
							level: n,
							location: r,
							update: i(e)
						});
						return {
							...a,
							detail: () => exposureDetail(e)
						};
					}
				};
			}
		}
		function* records(e) {
			for (const t of e.items) {
				const { components: e, facts: n, viaOrigin: r } = t.item;
				yield Object.assign(advisoryRecord(t), {
					effect: t.effect,
					vendorStatus: n.word,
					components: e,
					viaOrigin: r
				});
			}
		}
		function reportOf(e) {
			const { collected: t, decision: n, gathered: r } = e;
			const { basePackages: i, packages: a } = r.search;
			return {
				complete: e.isWhole,
				policy: n.policy,
				reasons: e.isWhole ? gateReasons(n) : [],
				counts: n.counts,
				highestSeverity: n.highestSeverity,
				sboms: r.sboms,
				baseSboms: r.baseSboms,
				indexes: r.indexes,
				ignoreComments: r.notes.comments,
				unaccounted: n.unaccounted,
				withoutAdvisories: n.withoutAdvisories,
				updates: exposuresOf(n).updates,
				images: e.images,
				artifactCount: a.size,
				...i === undefined ? {} : { baseArtifactCount: i.size },
				rowCount: t.rowCount,
				foreignRowCount: t.foreignRowCount,
				fieldsSeen: n.fieldsSeen,
				lookups: {
					missing: n.missingLookups,
					unknown: n.unknownLookups
				},
				ignores: {
					expired: n.expired,
					expiring: n.expiring,
					unused: n.unused,
					imageOnly: n.imageOnly,
					loosened: n.loosened
				},
				advisories: { [Symbol.iterator]: () => records(n) }
			};
		}
		function updateLines({ updates: e }) {
			const t = e.filter(({ version: e }) => e !== undefined);
			const n = t.length - we;
			return [...t.slice(0, we).map(({ artifact: e, fixes: t, total: n, version: i = "" }) => `Update ${(0, r.h0)(e, Te)} to ${(0, r.h0)(i, Te)}: fixes ${t} of ${n}.`), ...n > 0 ? [`Update ${(0, N.hS)(n, "more package")}: see the report.`] : []];
		}
		function sbomLine(e) {
			const t = Object.entries(e.skipped).sort(([, e], [, t]) => t - e).map(([e, t]) => `${e} ${t}`);
			const n = t.length === 0 ? "" : `, ${e.skippedCount} skipped (${t.slice(0, 10).join(", ")})`;
			const r = e.unaccounted.length === 0 ? "" : `, ${e.unaccounted.length} unaccounted`;
			return `${e.file} (${e.format}): ${(0, N.hS)(e.packageCount, "package")} checked${n}${r}.`;
		}
		var X = n(28662);
		;
		const Z = 120;
		const Q = 3;
		const cell = (e) => (0, J.fl)(e, Z);
		function nameCell(e) {
			const t = cell(e);
			return /^CVE-\d{4}-\d{4,19}$/i.test(e) ? (0, J.k9)(t, `https://nvd.nist.gov/vuln/detail/${e.toUpperCase()}`) : t;
		}
		function severityCell({ score: e, severity: t }) {
			return e === undefined ? t : `${t} ${e.toFixed(1)}`;
		}
		function few(e, t) {
			const n = e.slice(0, Q).map(t).join(", ");
			return e.length > Q ? `${n} and ${e.length - Q} more` : n;
		}
		function fewLines(e, t) {
			const n = e.slice(0, Q).map(t);
			if (e.length > Q) n.push(`and ${e.length - Q} more`);
			return n.join("<br>");
		}
		const componentCell = ({ location: e = "", name: t = "" }) => [t, e].filter((e) => e !== "").map(cell).join(" ");
		function vulnerabilityCell(e) {
			const t = exposureName(e);
			const n = idsOf(e).ids.filter((e) => e !== t);
			return n.length === 0 ? nameCell(t) : `${nameCell(t)} ${few(n, cell)}`;
		}
		function exposureTable(e) {
			const t = e.some((e) => componentsOf(e).length > 0);
			const n = e.some((e) => placesOf(e).length > 1);
			return (0, J.c_)([
				"Severity",
				"Package",
				"Version",
				"Vulnerability",
				...t ? ["Component"] : [],
				...n ? ["Where"] : [],
				"Status",
				"Fixed in"
			], e, (e) => {
				const [{ item: r }] = e;
				const i = wordOf(e);
				const a = fixedVersionOf(e);
				return [
					severityCell(ratingOf(e)),
					cell(r.artifact),
					cell(r.version ?? ""),
					vulnerabilityCell(e),
					...t ? [few(componentsOf(e), componentCell)] : [],
					...n ? [few(placesOf(e), cell)] : [],
					i === undefined ? "\u2013" : (0, A.en)(i),
					a === undefined ? "\u2013" : cell(a)
				];
			});
		}
		;
		const beginTodo = (e) => ({
			update: e,
			names: [],
			severities: new Map(),
			packages: new Set(),
			places: new Set()
		});
		function updateTable(e) {
			const t = todosOf(e);
			const n = e.pressing.some((e) => placesOf(e).length > 1);
			return (0, X.RT)([
				"What to do",
				"Vulnerabilities",
				"Severity",
				...n ? ["Where"] : []
			], t, ({ names: e, packages: t, places: r, severities: i, update: a }) => [
				a?.version === undefined ? waitWords(t, e.length) : `Update ${cell(a.artifact)} to ${versionWords(a.version)}: fixes ${a.fixes} of ${a.total}`,
				fewLines(e, nameCell),
				f.oC.flatMap((e) => {
					const t = i.get(e);
					return t === undefined ? [] : [`${t} ${e}`];
				}).join(", "),
				...n ? [fewLines([...r], cell)] : []
			]);
		}
		function todosOf({ pressing: e, updateOf: t, updates: n }) {
			const r = new Map();
			for (const e of n) if (e.version !== undefined) r.set(e, beginTodo(e));
			const i = beginTodo(undefined);
			for (const n of e) {
				const e = t(n);
				const a = e !== undefined && isFixedBy(n, e);
				addTo((a ? r.get(e) : undefined) ?? i, n);
			}
			return [...r.values(), ...i.names.length === 0 ? [] : [i]];
		}
		function addTo({ names: e, packages: t, places: n, severities: r }, i) {
			const { severity: a } = ratingOf(i);
			e.push(exposureName(i));
			r.set(a, (r.get(a) ?? 0) + 1);
			t.add(i[0].item.artifact);
			for (const e of placesOf(i)) n.add(e);
		}
		function waitWords(e, t) {
			const n = `Wait for a fix of ${t} in ${few([...e], cell)}`;
			return `${n}, or ignore ${(0, N.iD)(t, "it", "them")} with a reason`;
		}
		const versionWords = (e) => /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/.test(e) ? e : cell(e);
		;
		const Ee = 300;
		function gateAnswer(e, t) {
			const n = exposuresOf(e);
			const { kept: r, pressing: i } = n;
			const { withoutAdvisories: a } = e;
			const o = t.isWhole || e.counts.count > 0;
			const s = o ? otherReasons(e) : [];
			const c = (0, X.Y1)([...otherFindings(e), ...t.notes ?? []]);
			const many = (e) => (0, N.hS)(e, "vulnerability that", "vulnerabilities that");
			return {
				words: o ? verdictWords(e) : "",
				actions: [
					...updateTable(n),
					...imageBlocks(t),
					...c.actions,
					...s.length === 0 ? [] : [(0, J.AX)(s)]
				],
				details: [
					...folded(`${many(i.length)} ${pressingWords(e, i.length)}`, i.length, exposureTable(i)),
					...folded(`${many(r.length)} ${(0, N.iD)(r.length, "passes", "pass")} by the policy`, r.length, exposureTable(r)),
					...ignoredBlocks(e),
					...unaccountedBlocks(e),
					...folded((0, N.hS)(a.length, "name without any advisory", "names without any advisory"), a.length, (0, J.AX)(a.map(cell))),
					...c.details,
					scanBlock(e, t)
				]
			};
		}
		function pressingWords({ hasBase: e, policy: t }, n) {
			const r = e && t.scope === "changed" ? `${(0, N.iD)(n, "is", "are")} new and ` : "";
			return r + (t.warnOnly ? "would fail" : (0, N.iD)(n, "fails", "fail"));
		}
		function folded(e, t, n) {
			return t === 0 ? [] : [(0, J.GE)(e, n)];
		}
		function advisoryCell({ item: e }) {
			const t = knownName(e);
			return t === e.advisoryId ? nameCell(t) : `${nameCell(t)} ${cell(e.advisoryId)}`;
		}
		function ignoredBlocks({ items: e }) {
			const t = e.filter(({ effect: e }) => e === "ignored");
			const n = (0, J.c_)([
				"Severity",
				"Package",
				"Advisory",
				"Reason",
				"Owner",
				"Until"
			], t, (e) => [
				severityCell(e.item.rating),
				cell(e.item.artifact),
				advisoryCell(e),
				(0, J.FV)(e.ignore?.reason ?? "", Ee),
				(0, J.FV)(e.ignore?.owner ?? "", Z),
				(0, J.FV)(e.ignore?.expires?.text ?? "", Z)
			]);
			return folded(`${t.length} ignored`, t.length, n);
		}
		function unaccountedBlocks({ unaccounted: e }) {
			if (e.every(({ packages: e }) => e.length <= K)) return [];
			const t = e.flatMap(({ file: e, packages: t }) => t.map((t) => `${cell(t)} in ${cell(e)}`));
			return [(0, J.GE)(`${t.length} packages without a usable type or purl`, (0, J.AX)(t))];
		}
		function scanBlock({ counts: e }, t) {
			const { settled: n } = e.byEffect;
			const r = [
				...t.sboms.map(({ file: e, format: t, packageCount: n, skippedCount: r }) => `${cell(e)} (${(0, J.FV)(t, Z)}): ${(0, N.hS)(n, "package")} checked, ${r} skipped`),
				...(t.indexes ?? []).map((e) => `${cell(e)}: an index of these SBOMs, left out`),
				...n === 0 ? [] : [`${(0, N.hS)(n, "advisory", "advisories")} fixed, not affected or withdrawn`]
			];
			const i = `Checked ${(0, N.hS)(t.artifactCount, "name")}, read ${(0, N.hS)(t.rowCount, "advisory", "advisories")}`;
			return r.length === 0 ? `${i}.` : (0, J.GE)(i, (0, J.AX)(r));
		}
		function imageBlocks({ images: e = [], unmoved: t = 0 }) {
			const n = (0, X.RT)([
				"Image",
				"Platform",
				"Packages",
				"Affecting",
				"New",
				"Fixed",
				"SBOM"
			], e, (e) => [
				cell(e.image),
				cell(e.platform),
				String(e.packages),
				String(e.count),
				String(e.newCount),
				String(e.fixedCount),
				e.sbom === "attested" ? "attested" : "\u26A0\uFE0F not verified (`verify-sbom: false`)"
			]);
			return [...n, ...t === 0 ? [] : [`${(0, N.hS)(t, "reference")} not moved by this change.`]];
		}
		;
		const De = 10;
		const Oe = 200;
		function untoldProblems({ items: e, policy: t }) {
			const n = e.filter(({ effect: e }) => e !== "settled" && e !== "ignored").map(({ item: e }) => e);
			const r = n.filter(({ facts: e }) => e.isUndated === true);
			const i = n.filter(({ facts: e }) => e.word === undefined && e.isUndated !== true);
			const a = i.filter(({ facts: e }) => e.fixedVersion === undefined);
			return [
				...problemOf(r, {
					subject: "the status of advisories cannot be determined",
					why: "the service does not return a readable time for every approved event of",
					fix: "run again; if it fails again, report these advisories to the service"
				}),
				...problemOf(t.failOnStatus === undefined ? [] : i, {
					subject: "`fail-on-status` cannot be applied",
					why: "the service returns no events, or none of a known kind, for",
					fix: "remove `fail-on-status`, so that every affecting advisory fails"
				}),
				...problemOf(t.onlyFixed ? a : [], {
					subject: "`only-fixed` cannot be applied",
					why: "the service returns no events, or none of a known kind, for",
					fix: "remove `only-fixed`, so that advisories without a known fix fail too"
				})
			];
		}
		function problemOf(e, { fix: t, subject: n, why: i }) {
			const a = [...new Set(e.map(({ advisoryId: e }) => e))];
			if (a.length === 0) return [];
			const o = a.slice(0, De).map((e) => `\`${(0, r.h0)(e, Oe)}\``);
			const s = a.length > o.length ? ` and ${a.length - o.length} more` : "";
			const c = (0, N.hS)(a.length, "advisory", "advisories");
			return [{
				kind: "service",
				message: `${n}: ${i} ${c} (${o.join(", ")}${s})`,
				fix: t
			}];
		}
		var ke = n(22475);
		var Ae = n(58508);
		var $ = n(35127);
		;
		const je = {
			TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED: "vulnerable_code_not_present",
			TYPE_COMPONENT_VULNERABILITY_MISMATCH: "component_not_present",
			TYPE_VULNERABLE_CODE_VERSION_NOT_USED: "vulnerable_code_not_present",
			TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: "vulnerable_code_not_present",
			TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: "vulnerable_code_not_in_execute_path",
			TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: "vulnerable_code_cannot_be_controlled_by_adversary",
			TYPE_INLINE_MITIGATIONS_EXIST: "inline_mitigations_already_exist"
		};
		const componentOf = (e) => ({
			"@id": e,
			identifiers: { purl: e }
		});
		function purlOf({ artifact: e, type: t }, { purl: n, type: r, version: i }) {
			const a = n === undefined ? undefined : (0, $.oJ)(n, i);
			return a ?? (0, $.dd)(r ?? t, e, i);
		}
		function imagePurl(e) {
			const [, t = "", n] = /([^/@]+?)(?::[^/:@]*)?@(sha256:[0-9a-f]{64})$/.exec(e ?? "") ?? [];
			return n === undefined ? undefined : (0, $.dd)("oci", t, n);
		}
		function productsOf(e, { facts: t, packages: n }, r) {
			const state = (e, t) => {
				const n = JSON.stringify([e, t]);
				if (r.has(n)) return [];
				r.add(n);
				return [componentOf(e)];
			};
			const isStated = (e) => t.status !== "fixed" || e !== undefined;
			if (n.length === 0) return isStated(e.version) ? state((0, $.dd)(e.type, e.artifact, e.version)) : [];
			const i = n.filter(({ version: e }) => isStated(e));
			const a = i.flatMap((t) => state(purlOf(e, t)));
			const o = new Map();
			for (const t of i) {
				const n = imagePurl(t.image);
				if (n === undefined) continue;
				const r = o.get(n) ?? [];
				r.push(...state(purlOf(e, t), n));
				if (r.length > 0) o.set(n, r);
			}
			return [...a, ...Array.from(o, ([e, t]) => ({
				...componentOf(e),
				subcomponents: t
			}))];
		}
		function notAffectedWords({ falsePositiveType: e }) {
			const t = je[e ?? ""];
			return t === undefined ? {
				status: "not_affected",
				impact_statement: "The advisory is a false positive for this package."
			} : {
				status: "not_affected",
				justification: t
			};
		}
		function ignoredWords(e, t) {
			const { justification: n, owner: i, reason: a = "no reason given" } = t ?? {};
			const o = t?.expires === undefined ? "" : ` Valid until ${t.expires.text}.`;
			const s = i === undefined ? "" : ` Owner: ${i}.`;
			const c = (0, r.h0)(`Ignored by policy: ${a}.${s}${o}`, 2e3);
			if (n !== undefined) return {
				status: "not_affected",
				justification: n,
				impact_statement: c
			};
			const { action_statement: l = "" } = affectedWords(e);
			return {
				status: "affected",
				action_statement: `${c} ${l}`
			};
		}
		function affectedWords({ fixedVersion: e }) {
			return {
				status: "affected",
				action_statement: e === undefined ? "No fixed version is known." : (0, r.h0)(`Update to ${e} or later.`, 2e3)
			};
		}
		function wordsOf(e, { effect: t, ignore: n }) {
			if (e.status === "not-affected") return notAffectedWords(e);
			if (e.status === "fixed") return { status: "fixed" };
			if (t === "ignored") return ignoredWords(e, n);
			return e.word === "detected" ? { status: "under_investigation" } : affectedWords(e);
		}
		function statementsOf(e) {
			const { item: t } = e;
			const n = knownName(t);
			const r = [t.advisoryId, ...t.aliases].filter((e) => e !== n);
			const i = new Set();
			return (0, z.F3)(t).flatMap((a) => {
				const o = a.facts.status === "withdrawn" ? [] : productsOf(t, a, i);
				if (o.length === 0) return [];
				return {
					vulnerability: {
						name: n,
						...r.length === 0 ? {} : { aliases: [...new Set(r)] }
					},
					products: o,
					...wordsOf(a.facts, e)
				};
			});
		}
		function renderOpenVex(e, t) {
			const n = e.items.flatMap(statementsOf);
			if (n.length === 0) return undefined;
			const r = (0, U.a)(t.author, t.timestamp, JSON.stringify(n));
			const i = {
				"@context": "https://openvex.dev/ns/v0.2.0",
				"@id": `https://openvex.dev/docs/public/vex-${r}`,
				author: t.author,
				timestamp: t.timestamp,
				version: 1,
				tooling: t.tooling,
				statements: n
			};
			return `${JSON.stringify(i, null, 2)}\n`;
		}
		;
		async function writeVex(e, t, { host: n }) {
			const r = renderOpenVex(t.decision, {
				author: t.author,
				timestamp: (0, ke.sZ)(t.now),
				tooling: `platform-actions advisory-gate ${Ae.rE}`
			});
			if (r === undefined) n.log.info("No OpenVEX file was written: there is no advisory to make a statement about, and an OpenVEX document cannot be empty.");
			else (0, k.vK)(e, n.redact(r));
		}
		;
		const work = async (e, t) => {
			const n = t.clock.now();
			const r = await gather(e, t, n);
			const a = await (0, i.r)(e, t, n);
			const o = await run_ask(e, t, r);
			const { collected: s } = o;
			const { unreadImages: l } = r;
			const u = o.failure === undefined && o.unread.length + l.length === 0;
			const d = decideGate({
				collected: s,
				policy: r.policy,
				ignores: r.ignores,
				baseIgnores: a,
				hasBase: r.hasBase,
				nowMs: n,
				unaccounted: r.sboms.flatMap(({ file: e, inWorkspace: t, unaccounted: n }) => n.length === 0 ? [] : [{
					file: e,
					inWorkspace: t,
					packages: n.map(unaccountedName)
				}]),
				withoutAdvisories: u ? r.named.filter((e) => !s.namesSeen.has(e)) : []
			});
			const f = u && e.shard === undefined && r.unmoved === 0;
			const p = f ? d.unused : [];
			const m = {
				...d,
				unused: p,
				movesNothing: isNothingMoved(r)
			};
			const h = problemsOf(e, r, o, m);
			const { base: g } = r;
			const _ = imageRecords(r.images, {
				base: g,
				items: m.items,
				replaced: s.replaced
			});
			const v = await locatorFor(e, t, r, m);
			const y = {
				sboms: r.sboms,
				artifactCount: r.search.packages.size,
				rowCount: s.rowCount,
				images: _,
				unmoved: r.unmoved,
				indexes: r.indexes,
				isWhole: h.length === 0
			};
			if (r.vexFile !== undefined) {
				const i = t.host.context.repository ?? e.organization ?? "platform-actions advisory-gate";
				if (u) await writeVex(r.vexFile, {
					decision: m,
					author: i,
					now: n
				}, t);
				else t.host.log.info("No VEX file was written because the answer of the service is incomplete.");
			}
			return gateOutcome({
				gathered: r,
				images: _,
				coverage: gateCoverage(r, o),
				collected: s,
				decision: m,
				problems: h,
				locate: v,
				isWhole: u,
				sources: sourcesOf(e, r),
				answer: (0, c.OV)(gateAnswer(m, {
					...y,
					notes: r.notes.findings
				}), r.notes.comments)
			});
		};
		const Me = (0, o.f)(work, ge.e.capabilities);
		function isNothingMoved({ sboms: e, search: t, unmoved: n, unreadImages: r }) {
			return n > 0 && e.length + r.length === 0 && t.packages.size === 0 && t.lookups.length === 0;
		}
		async function run_ask(e, t, n) {
			const r = await (0, h.j)(n.search, t, e.concurrency);
			if (r.failure !== undefined) return r;
			try {
				return {
					...r,
					collected: await fillSeverities(r.collected, t)
				};
			} catch (e) {
				return {
					...r,
					failure: e
				};
			}
		}
		function problemsOf(e, { unreadImages: t }, n, i) {
			const o = t.flatMap(({ error: t, name: n }) => (0, s.v)(t, e.identity, `\`${(0, r.h0)(n, 300)}\``));
			const c = n.failure === undefined ? unreadProblems(n.unread) : (0, s.e)(n.failure, e.identity, "the advisories could not be read completely");
			const l = i.unknownLookups.map((e) => ({
				kind: "service",
				message: `\`advisories\`: \`${(0, r.h0)(e, 200)}\` cannot be looked up: no advisory has this id, and the service does not return aliases`,
				fix: "use the service's own id of the advisory"
			}));
			return (0, a.OH)([
				...o,
				...c,
				...l,
				...untoldProblems(i)
			]);
		}
		async function locatorFor(e, t, n, r) {
			const { counts: i } = r;
			const a = i.count === 0 ? [] : n.sboms.flatMap((e) => e.image ?? []);
			const o = n.sboms.filter((e) => e.inWorkspace).map((e) => e.file);
			return createLocator(e, t, [...new Set(a)], new Set(o));
		}
		function sourcesOf(e, t) {
			const n = t.sboms.map((e) => e.image?.replace(/@sha256:.*$/, "") ?? e.file);
			return n.length > 0 ? n : [...e.artifacts, ...e.advisories];
		}
	}),
	59995: ((e, t, n) => {
		n.d(t, {
			W: () => renderSarif,
			u: () => sarifLine
		});
		var r = n(38086);
		var i = n(10646);
		const a = 25e3;
		const o = 1024;
		const sarifLine = (e, t = o) => (0, r.h0)(e, t).replace(/\](?=\()/g, "] ");
		const s = {
			error: "error",
			warning: "warning",
			notice: "note"
		};
		const c = {
			error: "error",
			warning: "warning",
			note: "recommendation"
		};
		const securitySeverity = (e) => e === undefined || e <= 0 ? {} : { "security-severity": e.toFixed(1) };
		function renderOwnRule(e, t, n) {
			return {
				id: e,
				name: t.name,
				shortDescription: { text: sarifLine(t.title) },
				fullDescription: { text: sarifLine(t.description) },
				help: {
					text: sarifLine(t.help),
					markdown: t.helpMarkdown
				},
				properties: {
					tags: [...t.tags],
					precision: "very-high",
					"problem.severity": c[n],
					...securitySeverity(t.score)
				}
			};
		}
		const pascalCase = (e) => e.replace(/(?:^|-)([a-z])/g, (e, t) => t.toUpperCase());
		function renderRule(e, t) {
			return {
				id: e.id,
				name: pascalCase(e.id),
				shortDescription: { text: sarifLine(e.title) },
				fullDescription: { text: sarifLine(e.title) },
				helpUri: `${t}/blob/main/docs/troubleshooting.md#${e.docs}`,
				help: { text: sarifLine(e.help) },
				properties: {
					precision: "very-high",
					"problem.severity": c[s[e.level]]
				}
			};
		}
		const fileUri = (e) => e.replace(/\\/g, "/").split("/").map(i.m).join("/");
		function renderLocation({ artifact: e, location: t }, n, r) {
			const i = n?.modules ?? (e === undefined ? [] : [{ name: e }]);
			return {
				physicalLocation: {
					artifactLocation: { uri: fileUri(t?.file ?? n?.file ?? r) },
					region: {
						startLine: t?.line ?? 1,
						startColumn: t?.column ?? 1,
						endLine: t?.endLine ?? t?.line ?? 1,
						endColumn: t?.endColumn ?? (t?.column ?? 1) + 1
					}
				},
				...i.length === 0 ? {} : { logicalLocations: i.map(({ fullName: e, name: t }) => ({
					name: sarifLine(t, 200),
					...e === undefined ? {} : { fullyQualifiedName: sarifLine(e, 400) },
					kind: "module"
				})) }
			};
		}
		function createRules({ informationUri: e, rules: t }) {
			const n = new Map();
			const r = [];
			const i = new Map(t.map((e) => [e.id, e]));
			return {
				rendered: r,
				indexOf: (t, a, o) => {
					const c = n.get(t);
					if (c !== undefined) return c;
					const l = i.get(a.rule);
					const u = o?.rule;
					if (u !== undefined) r.push(renderOwnRule(t, u, s[a.level]));
					else r.push(l === undefined ? { id: t } : renderRule(l, e));
					n.set(t, r.length - 1);
					return r.length - 1;
				}
			};
		}
		function renderSarif(e, t) {
			const n = createRules(t);
			const r = new Map();
			const i = [];
			let o = 0;
			for (const c of e) {
				if (i.length >= a) {
					o += 1;
					continue;
				}
				const e = c.detail?.();
				const l = sarifLine(e?.rule?.id ?? c.rule, 200);
				const u = (r.get(c.fingerprint) ?? 0) + 1;
				r.set(c.fingerprint, u);
				i.push({
					ruleId: l,
					ruleIndex: n.indexOf(l, c, e),
					level: s[c.level],
					message: { text: sarifLine(e?.message ?? c.message) },
					locations: [renderLocation(c, e, t.fallbackFile)],
					partialFingerprints: { primaryLocationLineHash: `${c.fingerprint}:${u}` },
					...e?.properties === undefined ? {} : { properties: e.properties }
				});
			}
			const c = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						name: `platform-actions ${t.command}`,
						semanticVersion: t.toolVersion,
						informationUri: t.informationUri,
						rules: n.rendered
					} },
					automationDetails: { id: `${t.category.replace(/\/+$/, "")}/` },
					columnKind: "utf16CodeUnits",
					results: i
				}]
			};
			return {
				text: `${JSON.stringify(c)}\n`,
				omitted: o
			};
		}
	}),
	31306: ((e, t, n) => {
		n.d(t, { s: () => listVulnerabilityMetadata });
		var r = n(63619);
		var i = n(80922);
		var a = n(94207);
		const o = r.FsL((0, i.iU)({
			id: i.Qq,
			summary: i.Qq,
			details: i.Qq,
			references: (0, i.c3)((0, i.iU)({
				type: i.Qq,
				url: i.Qq
			})),
			severities: (0, i.c3)((0, i.iU)({
				type: i.Qq,
				score: i.QO
			}))
		}), r.pdi((e) => ({
			...e,
			uid: e.id
		})));
		function listVulnerabilityMetadata(e = {}) {
			const { id: t, ids: n } = e;
			const r = (0, a.g)("/advisory/v2/metadata", "vulnerabilityMetadata", o, {}, {
				id: t,
				ids: n
			});
			return (e) => ({
				...r(e),
				anonymous: true
			});
		}
	})
};
;
