"use strict";
exports.id = 5994;
exports.ids = [5994];
exports.modules = {
	8224: ((e, t, n) => {
		t.a = fingerprintOf;
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
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
	57887: ((e, t, n) => {
		t.$ = artifactProblems;
		t.R = readArtifact;
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
	92356: ((e, t, n) => {
		n.d(t, { DA: () => s });
		t.$G = knownName;
		t.fq = fullName;
		t.jE = otherFindings;
		var r = n(34150);
		var i = n(8224);
		var a = n(38086);
		const o = 200;
		const short = (e) => (0, a.h0)(e, o);
		function knownName(e) {
			return e.aliases.find((e) => /^CVE-/i.test(e)) ?? e.aliases[0] ?? e.advisoryId;
		}
		function fullName(e) {
			const t = knownName(e);
			return t === e.advisoryId ? t : `${t} (${e.advisoryId})`;
		}
		const expiryText = (e) => short(e.expires.text);
		function ignoreSubject(e) {
			const t = [
				e.id === undefined ? "every advisory" : short(e.id),
				...e.artifact === undefined ? [] : [`in ${short(e.artifact)}`],
				...e.image === undefined ? [] : [`on ${short(e.image)}`]
			];
			return t.join(" ");
		}
		function ignoreFinding(e, t, n, r, a) {
			const { file: o, line: s, column: c } = n.place;
			return {
				rule: e,
				level: t,
				title: "Ignore",
				message: `The ignore of ${ignoreSubject(n)} ${r}.`,
				location: {
					file: o,
					line: s,
					...c === undefined ? {} : { column: c }
				},
				fix: a,
				fingerprint: (0, i.a)(e, ignoreSubject(n))
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
				message: `The service has no advisory with the id or alias ${short(e)}.`,
				fix: "Check its spelling.",
				fingerprint: (0, i.a)("unknown-advisory", e.toLowerCase())
			}));
			return [
				...unaccountedFindings(e),
				...t,
				...ignoreFindings(e)
			];
		}
		const s = 10;
		function unaccountedFindings({ unaccounted: e, unaccountedFails: t }) {
			return e.map(({ file: e, inWorkspace: n, packages: a }) => {
				const o = a.slice(0, s).map(short).join(", ");
				const c = a.length > s ? ` and ${a.length - s} more` : "";
				const l = (0, r.hS)(a.length, "package has", "packages have");
				return {
					rule: "unaccounted-package",
					level: t ? "error" : "warning",
					title: "Unaccounted packages",
					message: `${l} no usable type or purl in ${short(e)}, so nothing was looked up for: ${o}${c}.`,
					...n ? { location: {
						file: e,
						line: 1
					} } : {},
					fix: "Let the build tool write purls, for example `pkg:apk/wolfi/openssl@3.3.2-r0`.",
					fingerprint: (0, i.a)("unaccounted-package", e)
				};
			});
		}
	}),
	28579: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			NOTHING_TO_LOOK_FOR: () => d,
			NO_BASE: () => f,
			SIGN_IN_REASON: () => u,
			findProblems: () => findProblems
		});
		t.shardProblems = shardProblems;
		t.subjectProblems = subjectProblems;
		var r = n(38086);
		var i = n(48636);
		var a = n(10959);
		var o = n(16678);
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
	32842: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(38086);
		var i = n(10824);
		var a = n(35147);
		var o = n(85531);
		var s = n(96299);
		var c = n(34779);
		var l = n(73358);
		var u = n(31306);
		var d = n(93146);
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
				const a = e.rating.severity === "unknown" && !e.aliases.some((e) => n.has(e.toLowerCase())) ? (0, d.IB)(t.flatMap((e) => e.severities ?? [])) : e.rating;
				return {
					...e,
					rating: a,
					...i === undefined ? {} : { summary: i }
				};
			});
		}
		var f = n(67880);
		;
		const p = 1e3;
		async function fillSeverities(e, t) {
			const n = idsWithoutSeverity(e.items).filter((e) => (0, f.xF)("ids", e) <= f.DF);
			if (n.length === 0) return e;
			const i = [];
			const a = new Set();
			let o;
			await Promise.all((0, f.vj)("ids", n, p).map(async (e) => {
				try {
					for await (const n of (0, l.readPages)(t.session.client, (0, u.s)({ ids: e }))) i.push(...n);
				} catch (t) {
					if (!(t instanceof c.Wk) || t.code === "CANCELLED") throw t;
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
		var m = n(24585);
		var h = n(72387);
		var g = n(25225);
		;
		function reachesSeverity(e, t) {
			if (t.failOnSeverity === "none") return false;
			if (e === "unknown") return t.failOnUnknownSeverity;
			return (0, d.qs)(e) <= (0, d.qs)(t.failOnSeverity);
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
			return d.oC.filter((e) => e !== "none").find((t) => e.bySeverity[t] > 0) ?? "none";
		}
		var _ = n(2810);
		var v = n(90457);
		;
		function createIgnoreMatcher(e) {
			const t = e.map((e, t) => ({
				ignore: e,
				order: t,
				artifact: e.artifact === undefined ? undefined : (0, _.mi)(e.artifact),
				image: e.image === undefined ? undefined : (0, v.o)(e.image)
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
		const y = [
			"fails",
			"warned",
			"unfixed",
			"other-status",
			"below-severity",
			"in-base",
			"ignored",
			"settled"
		];
		const strongestOf = (e) => y.find((t) => e.includes(t)) ?? "settled";
		const compareText = (e, t) => Number(e > t) - Number(e < t);
		function compareJudged(e, t) {
			return y.indexOf(e.effect) - y.indexOf(t.effect) || Number(t.item.isNew) - Number(e.item.isNew) || (0, d.qs)(e.item.rating.severity) - (0, d.qs)(t.item.rating.severity) || compareText(e.item.artifact, t.item.artifact) || compareText(e.item.advisoryId, t.item.advisoryId) || compareText(e.item.type ?? "", t.item.type ?? "");
		}
		function createJudge(e, t) {
			const n = createIgnoreMatcher(e.ignores.filter(h.UB));
			return (r) => {
				const { facts: i, rating: a, isNew: o } = r;
				const s = i.status === "affecting" ? n({
					ids: [r.advisoryId, ...r.aliases],
					artifact: r.artifact,
					images: r.packages.map(({ image: e }) => e)
				}) : [];
				for (const e of s) t.add(e);
				const c = s.find((t) => !(0, h._d)(t, e.nowMs));
				const l = c !== undefined;
				const u = (0, g.Jo)(r).map(({ status: t, fixedVersion: n, word: r }) => {
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
				const f = s.find((t) => (0, h._d)(t, e.nowMs));
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
		const isUnused = (e, t, n) => (0, h.UB)(e) && !t.has(e) && !(0, h._d)(e, n);
		function decideGate(e) {
			const { collected: t, ignores: n, policy: r, nowMs: i } = e;
			const a = new Set();
			const o = t.items.map(createJudge(e, a)).sort(compareJudged);
			const s = n.filter((e) => (0, h._d)(e, i));
			const c = n.filter((e) => (0, h.v$)(e, i));
			const l = countItems(o, s.length);
			const { missingLookups: u, unknownLookups: d, fieldsSeen: f } = t;
			const p = n.filter((e) => !(0, h.UB)(e));
			const { unaccounted: m } = e;
			const g = l.byEffect.warned + s.length + c.length + p.length + u.length + m.length;
			const _ = g > 0 ? "warn" : "pass";
			const v = m.length > 0 && r.failOnUnaccounted && !r.warnOnly;
			return {
				verdict: l.byEffect.fails > 0 || v ? "fail" : _,
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
				loosened: e.baseIgnores === undefined ? [] : (0, h.cY)(e.baseIgnores, e.ignores),
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
		var b = n(77825);
		var x = n(40701);
		var S = n(16678);
		var C = n(4458);
		var w = n(47025);
		;
		const T = 20;
		const E = 10;
		const D = 200;
		const ee = "that this change does not move";
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
			const C = [
				...t,
				{
					what: "images",
					why: S.r,
					count: e
				},
				{
					what: "images",
					why: ee,
					count: a
				}
			];
			const w = o.map(({ error: e, name: t }) => ({
				what: (0, r.h0)(t, D),
				why: whyOf(e)
			}));
			const T = [
				...v,
				..._,
				...w
			];
			const E = (0, x.X)(b, [...skippedTypes(n), ...C], T);
			const sumOf = (e) => C.reduce((t, n) => n.what === e ? t + n.count : t, 0);
			const [O, k] = [sumOf("images") + w.length, sumOf("references")];
			const A = E.seen - y.length - O - k;
			const j = {
				package: A,
				"advisory id": y.length,
				image: O,
				reference: k
			};
			return {
				...E,
				noun: nounOf(j)
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
			if (e instanceof c.Wk) return `${(0, r.h0)(e.message, 300)} (${e.code})`;
			return "an earlier failure stopped the lookup";
		}
		function unreadProblems(e) {
			const t = (0, b.$)(e, ({ error: e }) => whyOf(e));
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
		var A = n(40460);
		var j = n(25314);
		var M = n(1414);
		var N = n(57887);
		var te = n(24060);
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
		const namesOf = (e) => [e, (0, te.l)(e) ?? e];
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
		var P = n(28579);
		var ne = n(56224);
		;
		async function gather(e, t, n) {
			const r = (0, ne.X)();
			const { advisories: i, artifacts: a, sbom: o } = e;
			const s = e["base-sbom"];
			const c = e.images.length + e.files.length > 0;
			if (i.length + a.length + o.length === 0 && !c) r.add(P.NOTHING_TO_LOOK_FOR);
			r.add(...(0, P.subjectProblems)(e), ...(0, N.$)(e), ...await (0, P.shardProblems)(e));
			await r.attempt(() => (0, j.s)(e, P.SIGN_IN_REASON));
			const l = {
				requireReason: e["require-ignore-reason"],
				maxDays: e["max-ignore-days"]
			};
			const u = await r.attempt(() => (0, A.G)(t.config, l, n)) ?? [];
			const d = await r.attempt(() => vexPath(e, t));
			const f = {
				types: e["artifact-types"],
				minimum: e["min-packages"]
			};
			const p = await (0, C.te)("sbom", o, f, t, r);
			const m = await (0, C.te)("base-sbom", s, f, t, r);
			const h = c ? await readImages(e, t, r) : F;
			const g = s.length > 0 || h.base !== undefined;
			if (e.scope === "changed" && !g) r.add(P.NO_BASE);
			r.add(...baseProblems(p, [...p.facts, ...h.head], m));
			const _ = a.flatMap((e) => (0, N.R)(e, f.types).entry ?? []);
			const v = [
				..._,
				...p.packages,
				...h.head.flatMap((e) => e.packages)
			];
			const { base: y = [] } = h;
			const b = [...m.packages, ...y.flatMap((e) => e.packages)];
			const x = g ? (0, w.mV)(b) : undefined;
			const S = h.head.length === 0 ? undefined : x;
			const T = S === undefined ? v : [...v, ...b];
			await r.attempt(() => refuseLongNames(T, i));
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
				failOnStatus: (0, M.r_)(e["fail-on-status"]),
				failOnUnaccounted: e["fail-on-unaccounted"]
			};
		}
		const F = {
			head: [],
			unread: [],
			base: undefined,
			unmoved: 0,
			elsewhere: 0,
			left: []
		};
		async function readImages(e, t, r) {
			const { findWantedImages: i } = await n.e(6664).then(n.bind(n, 66664));
			const a = await r.attempt(() => i(e, t));
			r.throwIfAny();
			if (a === undefined) return F;
			const { createImageReader: o } = await n.e(8421).then(n.bind(n, 38421));
			const s = o(e, t);
			const c = await s(a.head, r);
			const l = a.base === undefined ? undefined : await s(a.base, r);
			const [u] = l?.unread ?? [];
			if (u !== undefined) throw u.error;
			return {
				...a,
				head: c.read,
				unread: c.unread,
				base: l?.read
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
			const isLong = (e) => (0, f.xF)("artifactNames", e) > f.DF;
			const n = e.find(({ name: e, origin: t = "" }) => isLong(e) || isLong(t));
			if (n !== undefined) {
				const e = n.source === undefined ? "`artifacts`" : `\`${n.source}\``;
				throw new O.y({
					message: `${e} has a package name of ${Math.max(n.name.length, n.origin?.length ?? 0)} characters, which is too long for a request`,
					input: n.source === undefined ? "artifacts" : "sbom"
				});
			}
			if (t.some((e) => (0, f.xF)("advisoryIds", e) > f.DF)) throw new O.y({
				message: "`advisories` has an id that is too long for a request",
				input: "advisories"
			});
		}
		var I = n(47242);
		;
		function imageRecords(e, { base: t, items: n, replaced: r }) {
			if (e.length === 0) return [];
			const i = keysBySource(n.map(({ item: e }) => e));
			const a = keysBySource(r);
			const o = keysBySource(r.filter(({ facts: e }) => e.doubt === undefined));
			const s = new Set(n.flatMap(({ item: e }) => e.facts.doubt === undefined ? [] : (0, I.Dh)(e)));
			const c = new Set(n.flatMap(({ effect: e, item: t }) => e === "ignored" ? (0, I.Dh)(t) : []));
			return e.map((e) => {
				const { digest: n, file: r, manifest: l, name: u, packageCount: d, platform: f, sbom: p } = e;
				const m = i.get(r) ?? L;
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
		const L = new Set();
		function keysBySource(e) {
			const t = new Map();
			for (const n of e) {
				if (n.facts.status !== "affecting") continue;
				for (const { source: e } of n.packages) if (e !== undefined) t.set(e, (t.get(e) ?? new Set()).add((0, I.Dh)(n)));
			}
			return t;
		}
		function knownAtAll({ places: e = [undefined] }, t, n) {
			const r = e.map((e) => t.filter((t) => isAt(t, e)));
			return (e) => r.every((t) => t.some(({ file: t }) => n(e).get(t)?.has(e) === true));
		}
		function fixedBy({ image: e, places: t = [], platform: n }, r, i) {
			const a = r.filter((r) => [undefined, ...t].some((e) => isAt(r, e)) && sharePlatform(r, n) && (r.places !== undefined || shareRepository(r, e)));
			return [...new Set(a.flatMap(({ file: e }) => [...i.get(e) ?? L]))];
		}
		const isAt = ({ places: e }, t) => e === undefined || t !== undefined && e.includes(t);
		const shareRepository = ({ image: e }, t) => e === undefined || t === undefined || repositoryOf(e) === repositoryOf(t);
		function sharePlatform({ platform: e }, t) {
			if (e === undefined || t === undefined) return true;
			const n = t.split(", ");
			return e.split(", ").some((e) => n.includes(e));
		}
		var re = n(99004);
		var ie = n(80708);
		var ae = n(63018);
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
				const { workspace: r } = e.host.context;
				const i = await (0, re.CS)(e.workingDirectory, false, {
					workspace: r,
					signal: e.signal
				});
				if (!i.byGit) return [];
				const [{ createReferenceReader: a }, { readWorkspace: o }] = await Promise.all([Promise.all([
					n.e(9004),
					n.e(6556),
					n.e(7664)
				]).then(n.bind(n, 58773)), Promise.all([
					n.e(9004),
					n.e(6556),
					n.e(7664)
				]).then(n.bind(n, 49959))]);
				const s = a(t);
				await o([], e, s);
				return s.found().references.map(({ image: e, location: t, reference: n }) => ({
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
			const r = (0, ae.o_)(e);
			if (r.kind === "malformed") return undefined;
			const i = (0, ie.kl)(r.reference, n, "ours");
			if (i.kind === "foreign") return undefined;
			const a = t.filter(({ repository: e }) => e === i.image.repository);
			const { digest: o, tag: s } = r.reference;
			const c = a.find(({ reference: e }) => o !== undefined && e.digest === o) ?? a.find(({ reference: e }) => s !== undefined && e.tag === s);
			return (c ?? (s === undefined ? a[0] : undefined))?.location;
		}
		var R = n(34150);
		var z = n(79749);
		;
		const B = new WeakMap();
		function exposuresOf(e) {
			const t = B.get(e) ?? findExposures(e);
			B.set(e, t);
			return t;
		}
		const isPressing = ([{ effect: e }]) => e === "fails" || e === "warned";
		const isShown = ({ effect: e }) => e !== "ignored" && e !== "settled";
		function findExposures({ items: e }) {
			const t = [...(0, b.$)(e.filter(isShown), packageKey).values()].flatMap(mergeVulnerabilities);
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
		const oe = new Set();
		function withIds(e, t) {
			let n;
			for (const r of e) {
				const e = t.get(r);
				if (e !== undefined) n = (n ?? new Set()).add(e);
			}
			return n ?? oe;
		}
		const lowerIds = ({ item: e }) => [e.advisoryId, ...e.aliases].map((e) => e.toLowerCase());
		function inOrder(e) {
			const t = Array.from((0, b.$)(e, ([e]) => packageKey(e)), ([e, t]) => ({
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
		const exposure_compareText = (e, t) => Number(e > t) - Number(e < t);
		function bySeverity(e, t) {
			const [n, r] = [ratingOf(e), ratingOf(t)];
			return Number(t[0].item.isNew) - Number(e[0].item.isNew) || (0, d.qs)(n.severity) - (0, d.qs)(r.severity) || (r.score ?? 0) - (n.score ?? 0) || exposure_compareText(e[0].item.artifact, t[0].item.artifact) || exposure_compareText(e[0].item.advisoryId, t[0].item.advisoryId);
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
				const n = (0, z.Zy)(e.type, e.version, t.version);
				return Number(n === "older") - Number(n === "newer");
			});
		}
		const isReached = (e, t, n) => ["same", "newer"].includes((0, z.Zy)(e, t, n));
		function isFixedBy(e, { version: t }) {
			const n = fixedVersionOf(e);
			if (t === undefined || n === undefined) return false;
			return isReached(e[0].item.type ?? "apk", t, n);
		}
		function fixedVersionOf(e) {
			const { facts: t, type: n } = e[0].item;
			if (e.length === 1) return t.fixedVersion;
			return (0, g.ie)(n, e.map(({ item: e }) => e.facts.fixedVersion));
		}
		function ratingOf(e) {
			let t = e[0].item.rating;
			for (const { item: n } of e) {
				const e = (0, d.qs)(n.rating.severity) - (0, d.qs)(t.severity);
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
			return [...new Map(n.map((e) => [(0, I.bA)(e), e])).values()];
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
		var se = n(8224);
		;
		const ce = 200;
		const V = 3;
		const exposure_finding_short = (e) => (0, r.h0)(e, ce);
		const le = {
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
			return le[e];
		}
		const H = /^[\w.@:+-]{0,80}$/;
		function exposureFingerprint(e) {
			const { artifact: t, type: n = "" } = e[0].item;
			const r = exposureName(e);
			if (H.test(r) && H.test(n) && H.test(t)) return `advisory/${r}/${n}/${t}`;
			return (0, se.a)("advisory", r, n, t);
		}
		function listed(e) {
			const t = e.slice(0, V).map(exposure_finding_short).join(", ");
			return e.length > V ? `${t} and ${e.length - V} more` : t;
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
				o === undefined || a !== undefined ? "" : `; vendor's status: ${(0, M.en)(o)}`,
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
		var U = n(92356);
		;
		const advisories = (e) => (0, R.hS)(e, "advisory", "advisories");
		function createSeverityWords(e) {
			const t = new Map();
			for (const { effect: n, item: r } of e.items) {
				const { severity: e } = r.rating;
				const i = t.get(n) ?? new Map();
				t.set(n, i.set(e, (i.get(e) ?? 0) + 1));
			}
			return (e) => d.oC.flatMap((n) => {
				const r = t.get(e)?.get(n);
				return r === undefined ? [] : [`${r} ${n}`];
			}).join(", ");
		}
		const W = new WeakMap();
		function gateReasons(e) {
			const t = W.get(e) ?? findReasons(e);
			W.set(e, t);
			return t;
		}
		function findReasons(e) {
			const { counts: t } = e;
			const { fails: n, warned: r } = t.byEffect;
			const i = createSeverityWords(e);
			const a = unaccountedCount(e);
			const o = toldLines([
				[n, `${advisories(n)} ${(0, R.iD)(n, "fails", "fail")} this run: ${i("fails")}.`],
				[a, `${(0, R.hS)(a, "package has", "packages have")} no usable type or purl, so nothing was looked up for ${(0, R.iD)(a, "it", "them")}` + `${e.unaccountedFails ? " (`fail-on-unaccounted`)" : ""}.`],
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
			const some = (e) => (0, R.hS)(e, `${c}advisory`, `${c}advisories`);
			if (a > 0) return `${some(a)} ${(0, R.iD)(a, "fails", "fail")} (${s("fails")})`;
			if (i) return `${(0, R.hS)(unaccountedCount(e), "package", "packages")} without a usable type or purl`;
			if (o > 0) return `${some(o)} would fail without \`warn-only\` (${s("warned")})`;
			if (t.count === 0) return nothingWords(e);
			return `no ${c}advisory fails; ${t.count} ${(0, R.iD)(t.count, "affects", "affect")} what was checked`;
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
				[r, `${advisories(r)} ${(0, R.iD)(r, "has", "have")} no known fix (\`only-fixed\`).`],
				[o, `${advisories(o)} ${(0, R.iD)(o, "has", "have")} another status than \`fail-on-status\` lists.`],
				[i, `${advisories(i)} ${(0, R.iD)(i, "does", "do")} not reach \`fail-on-severity: ${t.failOnSeverity}\`: ` + `${n("below-severity")}.`],
				[a, `${advisories(a)} ${(0, R.iD)(a, "is", "are")} in the base too (\`scope: changed\`).`],
				[e.ignoredCount, `${advisories(e.ignoredCount)} ${(0, R.iD)(e.ignoredCount, "is", "are")} ignored.`]
			];
		}
		function nameReasons({ withoutAdvisories: e }) {
			const t = e.length;
			return [[t, `${(0, R.hS)(t, "name in `artifacts` has", "names in `artifacts` have")} no advisory at all.`]];
		}
		function listReasons(e) {
			const { expired: t, expiring: n, imageOnly: r, unused: i, loosened: a, missingLookups: o, unknownLookups: s } = e;
			const ignores = (e) => (0, R.hS)(e, "ignore", "ignores");
			return [
				[t.length, `${ignores(t.length)} ${(0, R.iD)(t.length, "has", "have")} expired.`],
				[n.length, `${ignores(n.length)} ${(0, R.iD)(n.length, "expires", "expire")} within 14 days.`],
				[r.length, `${ignores(r.length)} ${(0, R.iD)(r.length, "names", "name")} only an image and ${(0, R.iD)(r.length, "has", "have")} no effect here.`],
				[i.length, `${ignores(i.length)} matched nothing.`],
				[a.length, `${ignores(a.length)} ${(0, R.iD)(a.length, "is", "are")} added or loosened by this change.`],
				[o.length, `${(0, R.hS)(o.length, "id or alias is", "ids or aliases are")} not known to the service.`],
				...nameReasons(e),
				[s.length, `${(0, R.hS)(s.length, "alias", "aliases")} cannot be looked up: the service does not return aliases.`]
			];
		}
		function gapReasons(e) {
			const { counts: t, fieldsSeen: n } = e;
			const r = t.bySeverity.unknown;
			return [[n.severities ? 0 : r, "The service does not return severities, so severities without public metadata are unknown."], [n.events ? 0 : t.count, "The service does not return events, so every advisory counts as affecting."]];
		}
		var G = n(26963);
		var K = n(59995);
		;
		const q = "Update the package to a version that the advisory lists as fixed, or ignore it with a reason and an expiry date.";
		const J = 10;
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
					advisories: idsOf(e).ids.map((e) => (0, K.u)(e, 100)),
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
			const n = (0, K.u)(exposureName(e), 200);
			const r = exposureFullName(e);
			const i = e.map(({ item: e }) => e.summary).find((e) => e !== undefined);
			const a = (0, K.u)(i ?? `Vulnerability ${(0, K.u)(n, 400)}.`);
			const o = t.map((e) => (0, K.u)(e, 100)).slice(0, 20);
			const s = o.map((e) => (0, G.FV)(e)).join(", ") || "none";
			const { score: c, severity: l } = ratingOf(e);
			return {
				id: exposureName(e),
				name: "AffectingAdvisory",
				title: n,
				description: a,
				help: `${a} Aliases: ${o.join(", ") || "none"}. ${q}`,
				helpMarkdown: `**${(0, G.FV)(r, 400)}**\n\n${(0, G.FV)(a)}\n\nAliases: ${s}\n\n${q}\n`,
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
			const r = componentsOf(e).slice(0, J);
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
				...i.slice(0, J).map((e) => ({ name: e }))
			];
		}
		function* quietCases(e) {
			for (const { effect: t, ignore: n, item: r } of e.items) {
				const e = {
					suite: r.artifact,
					name: (0, U.fq)(r)
				};
				if (t === "ignored") yield {
					...e,
					skipped: `Ignored: ${n?.reason ?? "no reason given"}`
				};
				if (t === "settled") yield e;
			}
		}
		;
		const ue = 2e3;
		const Y = 10;
		const X = 200;
		function gateOutcome(e) {
			const { decision: t, gathered: n, problems: r } = e;
			const { counts: i } = t;
			return {
				lazyFindings: { [Symbol.iterator]: () => itemFindings(e) },
				findings: (0, U.jE)(t),
				problems: r,
				verdict: t.verdict,
				outputs: {
					count: i.count,
					"new-count": i.newCount,
					"ignored-count": i.ignoredCount,
					"expired-ignores": i.expiredIgnores,
					"highest-severity": t.highestSeverity,
					advisories: t.items.slice(0, ue).map(advisoryRecord),
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
			const n = t.length - Y;
			return [...t.slice(0, Y).map(({ artifact: e, fixes: t, total: n, version: i = "" }) => `Update ${(0, r.h0)(e, X)} to ${(0, r.h0)(i, X)}: fixes ${t} of ${n}.`), ...n > 0 ? [`Update ${(0, R.hS)(n, "more package")}: see the report.`] : []];
		}
		function sbomLine(e) {
			const t = Object.entries(e.skipped).sort(([, e], [, t]) => t - e).map(([e, t]) => `${e} ${t}`);
			const n = t.length === 0 ? "" : `, ${e.skippedCount} skipped (${t.slice(0, 10).join(", ")})`;
			const r = e.unaccounted.length === 0 ? "" : `, ${e.unaccounted.length} unaccounted`;
			return `${e.file} (${e.format}): ${(0, R.hS)(e.packageCount, "package")} checked${n}${r}.`;
		}
		var Z = n(28662);
		;
		const Q = 120;
		const $ = 3;
		const cell = (e) => (0, G.fl)(e, Q);
		function nameCell(e) {
			const t = cell(e);
			return /^CVE-\d{4}-\d{4,19}$/i.test(e) ? (0, G.k9)(t, `https://nvd.nist.gov/vuln/detail/${e.toUpperCase()}`) : t;
		}
		function severityCell({ score: e, severity: t }) {
			return e === undefined ? t : `${t} ${e.toFixed(1)}`;
		}
		function few(e, t) {
			const n = e.slice(0, $).map(t).join(", ");
			return e.length > $ ? `${n} and ${e.length - $} more` : n;
		}
		function fewLines(e, t) {
			const n = e.slice(0, $).map(t);
			if (e.length > $) n.push(`and ${e.length - $} more`);
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
			return (0, G.c_)([
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
					i === undefined ? "\u2013" : (0, M.en)(i),
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
			return (0, Z.RT)([
				"What to do",
				"Vulnerabilities",
				"Severity",
				...n ? ["Where"] : []
			], t, ({ names: e, packages: t, places: r, severities: i, update: a }) => [
				a?.version === undefined ? waitWords(t, e.length) : `Update ${cell(a.artifact)} to ${versionWords(a.version)}: fixes ${a.fixes} of ${a.total}`,
				fewLines(e, nameCell),
				d.oC.flatMap((e) => {
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
			return `${n}, or ignore ${(0, R.iD)(t, "it", "them")} with a reason`;
		}
		const versionWords = (e) => /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/.test(e) ? e : cell(e);
		;
		const de = 300;
		function gateAnswer(e, t) {
			const n = exposuresOf(e);
			const { kept: r, pressing: i } = n;
			const { withoutAdvisories: a } = e;
			const o = t.isWhole || e.counts.count > 0;
			const s = o ? otherReasons(e) : [];
			const c = (0, Z.Y1)((0, U.jE)(e));
			const many = (e) => (0, R.hS)(e, "vulnerability that", "vulnerabilities that");
			return {
				words: o ? verdictWords(e) : "",
				actions: [
					...updateTable(n),
					...imageBlocks(t),
					...c.actions,
					...s.length === 0 ? [] : [(0, G.AX)(s)]
				],
				details: [
					...folded(`${many(i.length)} ${pressingWords(e, i.length)}`, i.length, exposureTable(i)),
					...folded(`${many(r.length)} ${(0, R.iD)(r.length, "passes", "pass")} by the policy`, r.length, exposureTable(r)),
					...ignoredBlocks(e),
					...unaccountedBlocks(e),
					...folded((0, R.hS)(a.length, "name without any advisory", "names without any advisory"), a.length, (0, G.AX)(a.map(cell))),
					...c.details,
					scanBlock(e, t)
				]
			};
		}
		function pressingWords({ hasBase: e, policy: t }, n) {
			const r = e && t.scope === "changed" ? `${(0, R.iD)(n, "is", "are")} new and ` : "";
			return r + (t.warnOnly ? "would fail" : (0, R.iD)(n, "fails", "fail"));
		}
		function folded(e, t, n) {
			return t === 0 ? [] : [(0, G.GE)(e, n)];
		}
		function advisoryCell({ item: e }) {
			const t = (0, U.$G)(e);
			return t === e.advisoryId ? nameCell(t) : `${nameCell(t)} ${cell(e.advisoryId)}`;
		}
		function ignoredBlocks({ items: e }) {
			const t = e.filter(({ effect: e }) => e === "ignored");
			const n = (0, G.c_)([
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
				(0, G.FV)(e.ignore?.reason ?? "", de),
				(0, G.FV)(e.ignore?.owner ?? "", Q),
				(0, G.FV)(e.ignore?.expires?.text ?? "", Q)
			]);
			return folded(`${t.length} ignored`, t.length, n);
		}
		function unaccountedBlocks({ unaccounted: e }) {
			if (e.every(({ packages: e }) => e.length <= U.DA)) return [];
			const t = e.flatMap(({ file: e, packages: t }) => t.map((t) => `${cell(t)} in ${cell(e)}`));
			return [(0, G.GE)(`${t.length} packages without a usable type or purl`, (0, G.AX)(t))];
		}
		function scanBlock({ counts: e }, t) {
			const { settled: n } = e.byEffect;
			const r = [
				...t.sboms.map(({ file: e, format: t, packageCount: n, skippedCount: r }) => `${cell(e)} (${(0, G.FV)(t, Q)}): ${(0, R.hS)(n, "package")} checked, ${r} skipped`),
				...(t.indexes ?? []).map((e) => `${cell(e)}: an index of these SBOMs, left out`),
				...n === 0 ? [] : [`${(0, R.hS)(n, "advisory", "advisories")} fixed, not affected or withdrawn`]
			];
			const i = `Checked ${(0, R.hS)(t.artifactCount, "name")}, read ${(0, R.hS)(t.rowCount, "advisory", "advisories")}`;
			return r.length === 0 ? `${i}.` : (0, G.GE)(i, (0, G.AX)(r));
		}
		function imageBlocks({ images: e = [], unmoved: t = 0 }) {
			const n = (0, Z.RT)([
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
			return [...n, ...t === 0 ? [] : [`${(0, R.hS)(t, "reference")} not moved by this change.`]];
		}
		;
		const fe = 10;
		const pe = 200;
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
			const o = a.slice(0, fe).map((e) => `\`${(0, r.h0)(e, pe)}\``);
			const s = a.length > o.length ? ` and ${a.length - o.length} more` : "";
			const c = (0, R.hS)(a.length, "advisory", "advisories");
			return [{
				kind: "service",
				message: `${n}: ${i} ${c} (${o.join(", ")}${s})`,
				fix: t
			}];
		}
		var me = n(22475);
		var he = n(58508);
		;
		async function writeVex(e, t, { host: r }) {
			const { renderOpenVex: i } = await n.e(6696).then(n.bind(n, 16696));
			const a = i(t.decision, {
				author: t.author,
				timestamp: (0, me.sZ)(t.now),
				tooling: `platform-actions advisory-gate ${he.rE}`
			});
			if (a === undefined) r.log.info("No OpenVEX file was written: there is no advisory to make a statement about, and an OpenVEX document cannot be empty.");
			else (0, k.vK)(e, r.redact(a));
		}
		;
		const run = async (e, t) => {
			const n = t.clock.now();
			(0, i.h)();
			const r = await gather(e, t, n);
			(0, i.p)();
			const o = await (0, a.r)(e, t, n);
			const s = await run_ask(e, t, r);
			const { collected: c } = s;
			const { unreadImages: l } = r;
			const u = s.failure === undefined && s.unread.length + l.length === 0;
			const d = decideGate({
				collected: c,
				policy: r.policy,
				ignores: r.ignores,
				baseIgnores: o,
				hasBase: r.hasBase,
				nowMs: n,
				unaccounted: r.sboms.flatMap(({ file: e, inWorkspace: t, unaccounted: n }) => n.length === 0 ? [] : [{
					file: e,
					inWorkspace: t,
					packages: n.map(unaccountedName)
				}]),
				withoutAdvisories: u ? r.named.filter((e) => !c.namesSeen.has(e)) : []
			});
			const f = u && e.shard === undefined && r.unmoved === 0;
			const p = f ? d.unused : [];
			const m = {
				...d,
				unused: p,
				movesNothing: isNothingMoved(r)
			};
			const h = problemsOf(e, r, s, m);
			const { base: g } = r;
			const _ = imageRecords(r.images, {
				base: g,
				items: m.items,
				replaced: c.replaced
			});
			const v = await locatorFor(e, t, r, m);
			const y = {
				sboms: r.sboms,
				artifactCount: r.search.packages.size,
				rowCount: c.rowCount,
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
				coverage: gateCoverage(r, s),
				collected: c,
				decision: m,
				problems: h,
				locate: v,
				isWhole: u,
				sources: sourcesOf(e, r),
				answer: gateAnswer(m, y)
			});
		};
		function isNothingMoved({ sboms: e, search: t, unmoved: n, unreadImages: r }) {
			return n > 0 && e.length + r.length === 0 && t.packages.size === 0 && t.lookups.length === 0;
		}
		async function run_ask(e, t, n) {
			const r = await (0, m.j)(n.search, t, e.concurrency);
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
			const a = t.flatMap(({ error: t, name: n }) => (0, s.v)(t, e.identity, `\`${(0, r.h0)(n, 300)}\``));
			const c = n.failure === undefined ? unreadProblems(n.unread) : (0, s.e)(n.failure, e.identity, "the advisories could not be read completely");
			const l = i.unknownLookups.map((e) => ({
				kind: "service",
				message: `\`advisories\`: \`${(0, r.h0)(e, 200)}\` cannot be looked up: no advisory has this id, and the service does not return aliases`,
				fix: "use the service's own id of the advisory"
			}));
			return (0, o.OH)([
				...a,
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
	10824: ((e, t, n) => {
		t.h = keepNewSpaceSmall;
		t.p = keepHeapSmall;
		function setFlag(e) {
			process.getBuiltinModule("node:v8").setFlagsFromString(e);
		}
		function keepNewSpaceSmall() {
			setFlag("--semi-space-growth-factor=1");
		}
		function keepHeapSmall() {
			setFlag("--heap-growing-percent=30");
			setFlag("--no-incremental-marking");
		}
	}),
	57673: ((e, t, n) => {
		t.K = problemsMarkdown;
		t.R = proseMarkdown;
		var r = n(26963);
		function proseMarkdown(e) {
			const t = e.split("`");
			if (t.length % 2 === 0) return (0, r.FV)(e);
			return t.map((e, t) => t % 2 === 0 ? keepEnds(e) : (0, r.fl)(e)).join("");
		}
		function keepEnds(e) {
			const t = /^\s/.test(e) ? " " : "";
			const n = /\S\s+$/.test(e) ? " " : "";
			return `${t}${(0, r.FV)(e)}${n}`;
		}
		function problemsMarkdown(e) {
			const t = e.map(({ copy: e, fix: t, location: n, message: i }) => {
				const a = [i, ...t === undefined ? [] : t.split("\n")];
				const o = n === undefined ? "" : `${(0, r.fl)(`${n.file}:${n.line}`)} `;
				const s = `- \u274C ${o}${a.map(proseMarkdown).join("<br>").replace(/\n/g, " ")}\n`;
				return e === undefined ? s : `${s}\n${(0, r.hl)(e, "json").replace(/^/gm, "  ")}\n\n`;
			});
			return {
				...(0, r.AX)([]),
				rows: t
			};
		}
	}),
	28662: ((e, t, n) => {
		t.Bo = placeMarkdown;
		t.GA = placesMarkdown;
		t.RT = openTable;
		t.Y1 = findingBlocks;
		var r = n(34150);
		var i = n(26963);
		var a = n(57673);
		var o = n(23447);
		const s = 3;
		const c = 50;
		const l = 20;
		function placeMarkdown({ file: e, line: t }) {
			return (0, i.fl)(`${e}:${t}`);
		}
		function placesMarkdown(e) {
			const t = e.flatMap((e) => e ?? []);
			const n = t.slice(0, s).map(placeMarkdown);
			if (t.length > n.length) n.push(`and ${t.length - n.length} more`);
			return n.join("<br>");
		}
		function openTable(e, t, n) {
			const table = (t) => (0, i.c_)(e, t, n);
			const a = t.slice(c);
			return [...t.length === 0 ? [] : [table(t.slice(0, c))], ...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more row"), table(a))]];
		}
		function findingBlocks(e) {
			const t = e.filter(({ level: e }) => e !== "notice");
			const n = e.filter(({ level: e }) => e === "notice");
			const a = t.slice(l);
			const list = (e) => (0, i.AX)(e.map(findingMarkdown));
			return {
				actions: t.length === 0 ? [] : [list(t.slice(0, l))],
				details: [...a.length === 0 ? [] : [(0, i.GE)((0, r.hS)(a.length, "more finding"), list(a))], ...n.length === 0 ? [] : [(0, i.GE)((0, r.hS)(n.length, "note"), list(n))]]
			};
		}
		function findingMarkdown({ fix: e, level: t, location: n, message: r, title: s }) {
			const c = n === undefined ? "" : ` (${placeMarkdown(n)})`;
			const l = e === undefined ? "" : `<br>${e.split("\n").map(a.R).join("<br>")}`;
			return `${o.W[t]} ${(0, i.FV)(s)}: ${(0, a.R)(r)}${c}${l}`;
		}
	}),
	59995: ((e, t, n) => {
		n.d(t, { u: () => sarifLine });
		t.renderSarif = renderSarif;
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
	23447: ((e, t, n) => {
		n.d(t, {
			P: () => r,
			W: () => i
		});
		const r = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u26D4"
		};
		const i = {
			error: "\u274C",
			warning: "\u26A0\uFE0F",
			notice: "\u2139\uFE0F"
		};
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
	31306: ((e, t, n) => {
		t.s = listVulnerabilityMetadata;
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
