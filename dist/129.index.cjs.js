"use strict";
exports.id = 129;
exports.ids = [129, 579];
exports.modules = {
	14263: (function(e, t, n) {
		n.d(t, { u: function() {
			return createAdvisoryCollection;
		} });
		var r = n(59173);
		var i = n(73358);
		var a = n(47025);
		var o = n(8e3);
		function createAdvisoryCollection(e) {
			const t = createItemIndex();
			const { replaced: n } = e;
			const s = n && createAdvisoryCollection({
				packages: n,
				lookups: []
			});
			const c = n && (0, a.QF)(n);
			const l = new Map(e.lookups.map((e) => [e.toLowerCase(), e]));
			const u = new Set();
			const d = new Set();
			const f = new Set();
			const p = (0, a.QF)(e.packages);
			const m = new Set();
			let h = 0;
			let g = false;
			let _ = false;
			let v = false;
			let y = false;
			const findLookups = (e, t) => {
				if (l.size === 0) return false;
				if (t !== "artifactNames" && l.has(e.advisoryId.toLowerCase())) d.add(e.advisoryId.toLowerCase());
				const n = [
					e.advisoryId,
					e.legacyAdvisoryId ?? "",
					...e.aliases ?? []
				];
				const r = n.map((e) => e.toLowerCase()).filter((e) => l.has(e));
				for (const e of r) u.add(e);
				return r.length > 0;
			};
			const lookupsWithout = (e) => [...l].filter(([t]) => !e.has(t)).map(([, e]) => e);
			const openLookups = () => _ && !g ? [] : lookupsWithout(d);
			const b = (0, r.Oo)(() => new Map([...e.packages.keys()].map((e) => [e.toLowerCase(), e])));
			const spelledAsInHand = (t) => {
				const { artifactName: n } = t;
				if (e.packages.has(n) || p.has(n)) return t;
				const r = b().get(n.toLowerCase());
				return r === undefined ? t : {
					...t,
					artifactName: r
				};
			};
			const baseOf = (t) => e.basePackages && (e.basePackages.get(t) ?? []);
			const itemsOfOrigin = (t) => (p.get(t.artifactName) ?? []).flatMap((n) => {
				const r = (e.packages.get(n) ?? []).filter(({ origin: e }) => e === t.artifactName);
				const i = baseOf(n)?.filter(({ origin: e = t.artifactName }) => e === t.artifactName);
				const a = (0, o.iZ)({
					...t,
					artifactName: n
				}, r, i, false);
				return a.map((e) => ({
					...e,
					viaOrigin: true
				}));
			});
			return {
				openLookups,
				canTellAliases: () => !g,
				endAliases: () => {
					_ = true;
				},
				add(r, a) {
					const l = spelledAsInHand(r);
					const u = (0, i.cw)(f, l.uid);
					v ||= l.severities !== undefined;
					y ||= l.events !== undefined;
					if (a === "aliases" && l.aliases === undefined) g = true;
					const d = findLookups(l, a);
					const p = e.packages.get(l.artifactName);
					const _ = baseOf(l.artifactName);
					const b = d || p !== undefined ? (0, o.iZ)(l, p ?? [], _, d) : [];
					for (const e of b) t.add(e);
					const x = itemsOfOrigin(l);
					for (const e of x) t.add(e);
					s?.add(l, a);
					const S = n?.has(l.artifactName) === true || c?.has(l.artifactName) === true;
					if (u && b.length + x.length === 0 && !S) h += 1;
					if (p !== undefined) m.add(l.artifactName);
				},
				result: () => ({
					items: withoutAnswered(t.items()),
					replaced: s?.result().items ?? [],
					rowCount: f.size,
					foreignRowCount: h,
					missingLookups: g ? [] : lookupsWithout(u),
					unknownLookups: g ? openLookups() : [],
					fieldsSeen: {
						severities: v,
						events: y
					},
					namesSeen: m
				})
			};
		}
		function createItemIndex() {
			const e = new Map();
			const t = new Map();
			return {
				add: (n) => {
					const r = e.get(n.advisoryId);
					if (r === undefined) e.set(n.advisoryId, n);
					else if (isSame(r, n)) e.set(n.advisoryId, (0, o.$j)(r, n));
					else {
						const e = (0, o.Dh)(n);
						const r = t.get(e);
						t.set(e, r === undefined ? n : (0, o.$j)(r, n));
					}
				},
				items: () => [...e.values(), ...t.values()]
			};
		}
		function isSame(e, t) {
			return e.artifact === t.artifact && (e.type ?? "") === (t.type ?? "");
		}
		const answeredBy = (e) => e.viaOrigin === true ? [] : (0, o.F3)(e).flatMap(({ facts: e, packages: t }) => e.status === "withdrawn" ? [] : t);
		function withoutAnswered(e) {
			const t = e.filter((e) => e.viaOrigin === true);
			if (t.length === 0) return e;
			const n = new Set(t.map(({ artifact: e }) => e));
			const i = new Map();
			for (const t of e) {
				if (!n.has(t.artifact)) continue;
				for (const e of answeredBy(t)) for (const n of (0, o.e4)(t)) (0, r.IV)(i, e, () => new Set()).add(n);
			}
			return e.flatMap((e) => {
				if (e.viaOrigin !== true) return [e];
				const t = (0, o.e4)(e);
				return (0, o.mP)(e, (e) => t.some((t) => i.get(e)?.has(t)));
			});
		}
	}),
	8e3: (function(e, t, n) {
		n.d(t, {
			$j: function() {
				return mergeItems;
			},
			Dh: function() {
				return itemKey;
			},
			F3: function() {
				return standingsOf;
			},
			bA: function() {
				return componentKey;
			},
			e4: function() {
				return lowerIds;
			},
			hm: function() {
				return isSeverer;
			},
			iZ: function() {
				return itemsOfRow;
			},
			mP: function() {
				return withoutPackages;
			}
		});
		var r = n(77825);
		var i = n(59173);
		var a = n(47025);
		var o = n(17986);
		var s = n(93146);
		var c = n(25225);
		const lowerIds = ({ advisoryId: e, aliases: t }) => [e, ...t].map((e) => e.toLowerCase());
		const l = [];
		const itemKey = ({ advisoryId: e, artifact: t, type: n = "" }) => `${e.length} ${t.length} ${e}${t}${n}`;
		function groupByType(e, t) {
			const n = typeOf(e);
			const [i] = t;
			const o = e.artifactArchitecture;
			const fits = (e) => (0, a.hN)(n, e.type) && (0, a.sN)(o, e.arch);
			const s = t.every(fits) ? t : t.filter(fits);
			if (s.length === 0 || i === undefined) return [];
			if (n !== undefined) return [{
				type: n,
				packages: s
			}];
			if (s.length === 1) return [{
				type: i.type,
				packages: s
			}];
			return Array.from((0, r.$)(s, (e) => e.type), ([e, t]) => ({
				type: e,
				packages: t
			}));
		}
		const typeOf = ({ artifactType: e }) => e?.toLowerCase() || undefined;
		function standingsByRow(e, t, n) {
			const [r, ...i] = n.map((t) => ({
				facts: (0, o.Gh)(e, t),
				packages: [t]
			}));
			if (r === undefined) return [{
				facts: (0, o.Gh)(e, {}),
				packages: n
			}];
			if (i.every(({ facts: e }) => (0, c.iL)(e, r.facts))) return [{
				facts: r.facts,
				packages: n
			}];
			return (0, c.CP)(t, [r, ...i]);
		}
		function itemsOfRow(e, t, n, r) {
			const i = groupByType(e, t);
			const a = i.length === 0 && r ? [{
				type: typeOf(e),
				packages: []
			}] : i;
			const o = componentsOf(e);
			const d = e.severities === undefined ? s.J_ : (0, s.IB)(e.severities);
			return a.map((r) => {
				const [{ facts: i, packages: a, said: s }, ...f] = standingsByRow(e, r.type, r.packages);
				const p = i.status === "affecting";
				const m = (s ?? [i]).every(({ doubt: e }) => e !== undefined);
				const h = n === undefined ? "lacks" : (0, c.m4)(e, r, n, {
					isAffecting: p,
					isDoubted: m
				});
				return {
					advisoryId: e.advisoryId,
					aliases: e.aliases ?? l,
					artifact: nameOf(e, t),
					type: r.type === undefined ? undefined : u(r.type),
					version: a.find((e) => e.version !== undefined)?.version,
					facts: i,
					said: s,
					packages: a,
					better: f.length > 0 ? f : undefined,
					rating: d,
					isNew: p ? h !== "affected" : h === "lacks",
					affectsBase: !p && h === "affected" ? true : undefined,
					components: o
				};
			});
		}
		function nameOf({ artifactName: e }, [t]) {
			return t?.name === e ? t.name : e;
		}
		function componentsOf({ componentLocation: e = "", componentName: t = "", componentType: n = "" }) {
			if (t === "" && e === "") return undefined;
			const shared = (e) => e === "" ? undefined : u(e);
			return [{
				name: shared(t),
				type: shared(n),
				location: shared(e)
			}];
		}
		const u = (0, i.kY)((e) => e, 1e4);
		function isSeverer(e, t) {
			const n = (0, s.qs)(e.severity) - (0, s.qs)(t.severity);
			return n < 0 || n === 0 && (e.score ?? 0) > (t.score ?? 0);
		}
		const isBaseAffected = (e) => e.facts.status === "affecting" ? !e.isNew : e.affectsBase === true;
		const standingsOf = (e) => [e, ...e.better ?? []];
		function withoutPackages(e, t) {
			const n = standingsOf(e);
			if (!n.some(({ packages: e }) => e.some(t))) return [e];
			const [r, ...i] = n.map(({ facts: e, packages: n, said: r }) => ({
				facts: e,
				said: r,
				packages: n.filter((e) => !t(e))
			})).filter(({ packages: e }) => e.length > 0);
			if (r === undefined) return [];
			const a = r.packages.find((e) => e.version !== undefined)?.version;
			return [{
				...e,
				...r,
				version: a,
				better: i
			}];
		}
		function mergeItems(e, t) {
			const [n, ...r] = standingsOf(e);
			const [{ facts: i, packages: a, said: o }, ...s] = (0, c.CP)(e.type, [
				n,
				...r,
				...standingsOf(t)
			]);
			const l = [e, t].find((e) => e.facts.status === i.status && e.version !== undefined);
			const u = isBaseAffected(e) || isBaseAffected(t);
			const d = i.status === "affecting";
			return {
				advisoryId: e.advisoryId,
				aliases: [...new Set([...e.aliases, ...t.aliases])],
				artifact: e.artifact,
				type: e.type,
				version: l?.version,
				facts: i,
				said: o,
				packages: a,
				better: s.length > 0 ? s : undefined,
				rating: isSeverer(t.rating, e.rating) ? t.rating : e.rating,
				isNew: d ? !u : e.isNew && t.isNew,
				affectsBase: !d && u ? true : undefined,
				components: mergeComponents(e.components, t.components),
				viaOrigin: e.viaOrigin === true && t.viaOrigin === true ? true : undefined,
				summary: e.summary ?? t.summary
			};
		}
		function mergeComponents(e, t) {
			if (e === undefined || t === undefined) return e ?? t;
			const n = [...e, ...t];
			return [...new Map(n.map((e) => [componentKey(e), e])).values()];
		}
		function componentKey({ location: e, name: t, type: n }) {
			return JSON.stringify([
				t,
				n,
				e
			]);
		}
	}),
	17986: (function(e, t, n) {
		n.d(t, {
			BR: function() {
				return highest;
			},
			Gh: function() {
				return judgeStatus;
			}
		});
		var r = n(22475);
		var i = n(55270);
		const a = { status: "affecting" };
		const o = {
			status: "affecting",
			doubt: "it is not known which of its events is the latest",
			isUndated: true
		};
		const s = {
			affected: {
				status: "affecting",
				word: "affected"
			},
			detected: {
				status: "affecting",
				word: "detected"
			},
			"pending-upstream": {
				status: "affecting",
				word: "pending-upstream"
			},
			"fix-not-planned": {
				status: "affecting",
				word: "fix-not-planned"
			},
			"analysis-not-planned": {
				status: "affecting",
				word: "analysis-not-planned"
			}
		};
		const c = new Set([
			"",
			"APPROVED",
			"REVIEW_STATE_APPROVED",
			"REVIEW_STATE_UNSPECIFIED"
		]);
		const timeOf = ({ createTime: e = "" }) => (0, r.pe)(e);
		const fractionOf = ({ createTime: e = "" }) => (/\.(\d+)/.exec(e)?.[1] ?? "").padEnd(9, "0");
		const l = /^-?[0-9]+$/;
		function latestApprovedEvent(e) {
			let t;
			let n;
			for (const r of e) {
				const e = r.reviewState ?? "";
				if (l.test(e)) return "undated";
				if (!c.has(e)) continue;
				if (t !== undefined) {
					n ??= timeOf(t);
					const e = timeOf(r);
					if (n === undefined || e === undefined) return "undated";
					if (e < n || e === n && fractionOf(r) < fractionOf(t)) continue;
					n = e;
				}
				t = r;
			}
			return t;
		}
		function lastWord(e) {
			if (e === undefined || e.truePositiveDetermination !== undefined) return "affected";
			if (e.detection !== undefined) return "detected";
			if (e.pendingUpstreamFix !== undefined) return "pending-upstream";
			if (e.fixNotPlanned !== undefined) return "fix-not-planned";
			return e.analysisNotPlanned === undefined ? undefined : "analysis-not-planned";
		}
		const unfixed = (e, t) => {
			return {
				status: "affecting",
				word: "affected",
				fixedVersion: e,
				doubt: t
			};
		};
		const u = "a fix is recorded without a version";
		const d = "its version cannot be compared with the fixed one";
		const f = "a fix is known, but the SBOM does not give its version";
		function judgeFix(e, { source: t, version: n }, r) {
			if (n === undefined && t !== undefined) return unfixed(r === "" ? undefined : r, f);
			if (r === "") return n === undefined ? { status: "fixed" } : unfixed(undefined, u);
			if (n === undefined) return {
				status: "fixed",
				fixedVersion: r
			};
			if ((0, i.du)(e, n, r)) return {
				status: "fixed",
				fixedVersion: r
			};
			return unfixed(r, (0, i.Zy)(e, n, r) === "older" ? undefined : d);
		}
		function highest(e, t) {
			let n = t[0];
			for (const r of t) {
				const t = n === undefined ? "unknown" : (0, i.Zy)(e, r, n);
				if (t === "unknown") return undefined;
				if (t === "newer") n = r;
			}
			return n;
		}
		function judgePatch(e, t, n) {
			const r = n.filter((e) => e !== "");
			const a = highest(e, r);
			if (r.length === 0) return unfixed(undefined, u);
			if (t === undefined) return unfixed(a ?? r[0], "patched versions are listed, and its own version is not known");
			const o = (0, i.mm)(e, t);
			const s = r.filter((t) => (0, i.mm)(e, t) === o);
			const c = a === undefined ? [] : [a];
			const l = [...s, ...c].find((n) => (0, i.du)(e, t, n));
			if (l !== undefined) return {
				status: "fixed",
				fixedVersion: l
			};
			return unfixed(s[0] ?? a ?? r[0], a === undefined ? d : undefined);
		}
		const schemeType = (e, t) => {
			if (t !== undefined && (0, i.kE)(t)) return t;
			return (e.artifactType?.toLowerCase() ?? t) || "apk";
		};
		function isWithdrawn({ deleteTime: e }) {
			if (e === undefined || e === "") return false;
			const t = (0, r.pe)(e.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
			return t !== undefined && t > 0;
		}
		function judgeStatus(e, t) {
			if (isWithdrawn(e)) return { status: "withdrawn" };
			if (e.events === undefined) return a;
			const n = latestApprovedEvent(e.events);
			if (n === "undated") return o;
			const r = lastWord(n);
			if (r !== undefined) return s[r];
			if (n?.fixed !== undefined) return judgeFix(schemeType(e, t.type), t, n.fixed.fixedVersion ?? "");
			if (n?.patched !== undefined) return judgePatch(schemeType(e, t.type), t.version, n.patched.patchedVersions ?? []);
			if (n?.falsePositiveDetermination !== undefined) return {
				status: "not-affected",
				falsePositiveType: n.falsePositiveDetermination.type
			};
			return a;
		}
	}),
	93146: (function(e, t, n) {
		n.d(t, {
			B7: function() {
				return warnOfLeftOut;
			},
			D4: function() {
				return severityWords;
			},
			IB: function() {
				return rateSeverities;
			},
			J_: function() {
				return c;
			},
			mE: function() {
				return nameIfLeftOut;
			},
			oC: function() {
				return s;
			},
			qs: function() {
				return severityRank;
			}
		});
		var r = n(44353);
		var i = n(85746);
		var a = n(38086);
		var o = n(59173);
		const s = [
			"critical",
			"high",
			"medium",
			"low",
			"none",
			"unknown"
		];
		function severityWords({ otherwise: e, score: t, severity: n }) {
			const r = [t?.toFixed(1), e].filter((e) => e !== undefined);
			return r.length === 0 ? n : `${n} (${r.join("; ")})`;
		}
		const c = { severity: "unknown" };
		const l = 400;
		function severityOfScore(e) {
			if (e >= 9) return "critical";
			if (e >= 7) return "high";
			if (e >= 4) return "medium";
			return e > 0 ? "low" : "none";
		}
		function isUnknownType(e) {
			return e !== undefined && !/^(?:(?:TYPE_)?(?:UNSPECIFIED|CVSS_V[234]))?$/.test(e);
		}
		function nameIfLeftOut(e) {
			const { score: t = "", type: n = "" } = e;
			const r = isUnknownType(n) ? "unknown type" : "unreadable";
			const i = r === "unreadable" && (t.trim() === "" || readScore(e) !== undefined);
			return i ? undefined : `\`${(0, a.h0)(n, 100) || "TYPE_UNSPECIFIED"}\` (${r})`;
		}
		function warnOfLeftOut(e, t) {
			if (t.size === 0) return;
			e.warning(`Severities were left out: ${[...t].sort().slice(0, 10).join(", ")}. Update platform-actions if a newer version knows them.`);
		}
		const versionOfType = (e) => Number(/V(\d)/.exec(e)?.[1] ?? 0);
		const versionOfVector = (e) => /\bVC:/.test(e) ? 4 : /\bPR:/.test(e) ? 3 : 2;
		const u = /^(?:CVSS:(?:2\.0|3\.[01]|4\.0)\/)?[A-Za-z]{1,3}:[A-Za-z]{1,6}(?:\/[A-Za-z]{1,3}:[A-Za-z]{1,6})*\/?$/;
		const d = 4096;
		const f = (0, o.kY)(scoreVector, d);
		function scoreVector(e) {
			if (!u.test(e) || (0, i.N6)(e.split("/"), ":")) return undefined;
			const t = r.fromVector(e);
			if (!(t instanceof r.CvssVector) || !t.isBaseFullyDefined()) return undefined;
			const n = t.calculateScores();
			return n.baseMetricsOnly ?? n.base;
		}
		function readScore(e) {
			if (isUnknownType(e.type)) return undefined;
			const t = (e.score ?? "").trim();
			if (/^\d{1,2}(?:\.\d+)?$/.test(t)) {
				const n = Number(t);
				return n <= 10 ? {
					version: versionOfType(e.type ?? ""),
					score: n
				} : undefined;
			}
			const n = t.length > l ? undefined : f(t.replace(/^\((.*)\)$/, "$1"));
			return n === undefined ? undefined : {
				version: versionOfVector(t),
				score: n,
				vector: t
			};
		}
		const compareScores = (e, t) => t.version - e.version || t.score - e.score;
		const p = (0, o.kY)((e) => (0, o.kY)((t) => rateAll([{
			type: e,
			score: t
		}]), d), 16);
		function rateSeverities(e) {
			const [t, ...n] = e;
			const { score: r = "", type: i = "" } = t ?? {};
			return n.length > 0 || r.length > l ? rateAll(e) : p(i)(r);
		}
		function rateAll(e) {
			const t = e.flatMap((e) => readScore(e) ?? []).sort(compareScores);
			const n = t.at(0);
			const r = t.find(({ version: e }) => e === 3);
			if (n === undefined) return c;
			const { score: i, vector: a, version: o } = n;
			const s = severityOfScore(i);
			const l = o === 4 && r !== undefined ? severityOfScore(r.score) : s;
			return {
				severity: s,
				score: i,
				...a === undefined ? {} : { vector: a },
				...l === s ? {} : { otherwise: `CVSS 3: ${l} ${r?.score.toFixed(1)}` }
			};
		}
		function severityRank(e) {
			return s.indexOf(e);
		}
	}),
	25225: (function(e, t, n) {
		n.d(t, {
			CP: function() {
				return joinStandings;
			},
			Jo: function() {
				return saidOf;
			},
			iL: function() {
				return isSameFacts;
			},
			ie: function() {
				return fixOfAll;
			},
			ii: function() {
				return isAt;
			},
			m4: function() {
				return stateInBase;
			}
		});
		var r = n(47025);
		var i = n(17986);
		var a = n(1414);
		const o = [
			"affecting",
			"fixed",
			"not-affected",
			"withdrawn"
		];
		const saidOf = ({ facts: e, said: t }) => t ?? [e];
		function isSameFacts(e, t) {
			return e === t || e.status === t.status && e.word === t.word && e.fixedVersion === t.fixedVersion && e.falsePositiveType === t.falsePositiveType && e.doubt === t.doubt;
		}
		function joinStandings(e, t) {
			const n = new Set();
			const r = [];
			for (const i of o) {
				const [a, ...o] = t.filter(({ facts: e }) => e.status === i);
				if (a === undefined) continue;
				const s = [a, ...o];
				const c = packagesOf(s, n);
				if (r.length === 0) r.push(standingOf(e, s, withUnplaced(s, c)));
				else if (c.length > 0) r.push(standingOf(e, s, c));
			}
			const [i = t[0], ...a] = r;
			return [i, ...a];
		}
		function standingOf(e, t, n) {
			const [r] = t;
			if (t.every(({ facts: e, said: t }) => t === undefined && isSameFacts(e, r.facts))) return {
				facts: r.facts,
				packages: n
			};
			const i = [];
			for (const e of t.flatMap(saidOf)) if (!i.some((t) => isSameFacts(t, e))) i.push(e);
			return {
				facts: joinFacts(e, r.facts.status, i),
				said: i,
				packages: n
			};
		}
		function packagesOf([e, ...t], n) {
			const r = t.length === 0 ? e.packages : [e, ...t].flatMap(({ packages: e }) => e);
			const i = new Set(r.filter((e) => !n.has(e)));
			for (const e of i) n.add(e);
			const a = i.size === e.packages.length && e.packages.every((e) => i.has(e));
			return a ? e.packages : [...i];
		}
		function withUnplaced(e, t) {
			const [n] = t;
			if (n === undefined || e.every((e) => e.packages.length > 0)) return t;
			const r = t.some((e) => e.image === undefined && e.source === undefined);
			return r ? t : [...t, { name: n.name }];
		}
		const s = "its fixed versions cannot be compared";
		function joinFacts(e, t, n) {
			const r = n.map((e) => e.fixedVersion);
			const i = fixOfAll(e, r);
			const o = !r.includes(undefined);
			const c = new Set(n.flatMap(({ doubt: e }) => e ?? []));
			if (i === undefined && o) c.add(s);
			const l = n.map(({ word: e }) => e);
			const u = l.includes(undefined) ? undefined : a.Bl.find((e) => l.includes(e));
			const d = n[0]?.falsePositiveType;
			const f = n.every(({ falsePositiveType: e }) => e === d);
			return {
				status: t,
				word: u,
				fixedVersion: i,
				falsePositiveType: f ? d : undefined,
				doubt: c.size === 0 ? undefined : [...c].sort().join("; "),
				isUndated: n.some(({ isUndated: e }) => e) ? true : undefined
			};
		}
		function fixOfAll(e, t) {
			const n = t.flatMap((e) => e ?? []);
			return n.length < t.length ? undefined : (0, i.BR)(e ?? "apk", n);
		}
		const c = [
			"lacks",
			"has",
			"affected"
		];
		function stateInBase(e, { packages: t, type: n }, r, { isAffecting: i, isDoubted: a }) {
			if (r.length === 0) return "lacks";
			const o = placesOf(e, t, i);
			const s = Array.from(o, (t) => stateAt(e, {
				type: n,
				place: t,
				isDoubted: a
			}, r));
			const l = i ? c : c.toReversed();
			return l.find((e) => s.includes(e)) ?? "lacks";
		}
		const l = new Set([undefined]);
		function placesOf(e, t, n) {
			if (t.every(({ places: e }) => e === undefined)) return l;
			const r = t.filter((t) => !n || (0, i.Gh)(e, t).status === "affecting");
			return new Set(r.flatMap(({ places: e }) => e ?? [undefined]));
		}
		function stateAt(e, { isDoubted: t, place: n, type: a }, o) {
			let s = "lacks";
			for (const c of o) {
				if (!isAt(c, n)) continue;
				if (!(0, r.hN)(a, c.type) || !(0, r.sN)(e.artifactArchitecture, c.arch)) continue;
				const { doubt: o, status: l } = (0, i.Gh)(e, c);
				if (l === "affecting" && (t || o === undefined)) return "affected";
				s = "has";
			}
			return s;
		}
		function isAt({ places: e }, t) {
			return e === undefined || t !== undefined && e.includes(t);
		}
	}),
	60489: (function(e, t, n) {
		n.d(t, {
			DF: function() {
				return c;
			},
			M6: function() {
				return createFilterWatch;
			},
			fq: function() {
				return createPartReader;
			},
			vj: function() {
				return batchNames;
			},
			xF: function() {
				return queryLength;
			}
		});
		var r = n(34779);
		const i = new Set([
			"INTERNAL",
			"UNKNOWN",
			"DATA_LOSS",
			"UNDECODABLE",
			"INVALID_ARGUMENT"
		]);
		const a = 8;
		const o = 64;
		function createPartReader(e) {
			const t = [];
			let n = 0;
			let s = false;
			const canSplit = () => n < (s ? o : a);
			const read = async (a, o) => {
				try {
					await e.read(a, o);
					s = true;
				} catch (s) {
					n += 1;
					const c = s instanceof r.Wk && i.has(s.code);
					if (c && o.length > 1 && canSplit()) {
						const e = Math.ceil(o.length / 2);
						await Promise.all([read(a, o.slice(0, e)), read(a, o.slice(e))]);
						return;
					}
					for (const e of o) t.push({
						question: a,
						value: e,
						error: s
					});
					if (!c) e.stop(s);
				}
			};
			return {
				read,
				unread: () => t
			};
		}
		const s = 6500;
		const c = 4096;
		function queryLength(e, t) {
			const n = /^[\w.*-]*$/.test(t) ? t.length : new URLSearchParams([["", t]]).toString().length - 1;
			return e.length + n + 2;
		}
		function batchNames(e, t, n = Number.POSITIVE_INFINITY) {
			const r = [];
			let i = 0;
			for (const a of t) {
				const t = queryLength(e, a);
				const o = r.at(-1);
				if (o === undefined || t > i || o.length >= n) {
					r.push([a]);
					i = s - t;
				} else {
					o.push(a);
					i -= t;
				}
			}
			return r;
		}
		class IgnoredFilter extends Error {}
		function createFilterWatch() {
			let e = false;
			let open = () => undefined;
			const t = new Promise((e) => {
				open = e;
			});
			return {
				opened: t,
				areIgnored: () => e,
				watch: async (t, n, r) => {
					const i = new Set(n.map((e) => e.toLowerCase()));
					try {
						await r((n) => {
							e ||= !isAsked(n, t, i);
							open();
							if (e) throw new IgnoredFilter();
						});
					} catch (e) {
						if (!(e instanceof IgnoredFilter)) throw e;
					} finally {
						open();
					}
				}
			};
		}
		function isAsked(e, t, n) {
			const r = [
				e.advisoryId,
				e.legacyAdvisoryId ?? "",
				...e.aliases ?? []
			];
			const i = t === "artifactNames" ? [e.artifactName] : r;
			return i.some((e) => n.has(e.toLowerCase()));
		}
	}),
	89994: (function(e, t, n) {
		n.d(t, {
			j: function() {
				return askAdvisories;
			},
			g: function() {
				return readAdvisories;
			}
		});
		var r = n(44225);
		var i = n(24344);
		var a = n(73358);
		var o = n(69762);
		var s = n(31401);
		var c = n(14263);
		;
		const l = {
			uid: true,
			advisoryId: true,
			artifactName: true,
			aliases: true,
			legacyAdvisoryId: true,
			artifactType: true,
			artifactArchitecture: true,
			componentName: false,
			componentType: false,
			componentLocation: false,
			severities: {},
			deleteTime: true,
			events: {
				createTime: true,
				reviewState: true,
				detection: {},
				fixed: { fixedVersion: true },
				truePositiveDetermination: {},
				falsePositiveDetermination: {},
				analysisNotPlanned: {},
				fixNotPlanned: {},
				pendingUpstreamFix: {},
				patched: { patchedVersions: true }
			}
		};
		var u = n(93146);
		var d = n(60489);
		var f = n(47025);
		;
		class StoppedError extends Error {}
		function createStoppableClient(e) {
			const t = (0, i.zm)(2 * e.concurrency);
			let n;
			return {
				...e,
				send: (r) => t(async () => {
					if (n !== undefined) throw new StoppedError();
					return e.send(r);
				}),
				stop: (e) => {
					n ??= { reason: e };
				},
				reason: () => n?.reason
			};
		}
		async function askAdvisories(e, t) {
			const n = (0, c.u)(e);
			const r = await readAdvisories(e, n, t);
			const i = n.result();
			const a = r.failure === undefined && r.unread.length === 0;
			return {
				collected: a ? i : {
					...i,
					missingLookups: []
				},
				...r
			};
		}
		async function readAdvisories(e, t, n) {
			const a = createStoppableClient(n.session.client);
			const s = new Set();
			const c = createRowCounter(n, s);
			const l = (0, d.M6)();
			const f = (0, d.fq)({
				read: (e, n) => l.watch(e, n, (r) => (0, o.h)(a, advisoriesBy({ [e]: n }), (n) => {
					t.add(n, e);
					c(n);
					r(n);
				})),
				stop: a.stop
			});
			const h = questionsOf(e);
			await (0, i.Pk)(h, a.concurrency, async ({ question: e, values: t }, n) => {
				if (n > 0) await l.opened;
				if (!l.areIgnored()) await f.read(e, t);
				await (0, r.i)();
			});
			let g = f.unread();
			if (l.areIgnored() && a.reason() === undefined) {
				n.host.log.info("The service ignores the filters of the advisory list, so the whole list is read.");
				g = await readCatalog(t, a, h, c);
			} else if (a.reason() === undefined && t.openLookups().length > 0) {
				await p(t, n, a.stop);
				if (t.canTellAliases()) await m(t, n, a.stop);
			}
			(0, u.B7)(n.host.log, s);
			const _ = a.reason();
			if (_ === undefined) t.endAliases();
			return {
				failure: _,
				unread: g,
				openLookups: _ === undefined ? [] : t.openLookups()
			};
		}
		const advisoriesBy = (e) => (0, a.FP)((0, s.YM)(e), l);
		function questionsOf(e) {
			const t = [e.packages, ...e.replaced === undefined ? [] : [e.replaced]];
			const n = new Set(t.flatMap((e) => [...e.keys(), ...(0, f.QF)(e).keys()]));
			return [...(0, d.vj)("artifactNames", [...n].sort()).map((e) => ({
				question: "artifactNames",
				values: e
			})), ...(0, d.vj)("advisoryIds", spellings(e.lookups)).map((e) => ({
				question: "advisoryIds",
				values: e
			}))];
		}
		function createRowCounter({ host: e }, t) {
			let n = 0;
			return ({ severities: r = [] }) => {
				for (const e of r) {
					const n = (0, u.mE)(e);
					if (n !== undefined) t.add(n);
				}
				n += 1;
				if (n % 1e3 === 0) e.progress?.(`${n} advisories read`);
			};
		}
		async function readCatalog(e, t, n, r) {
			try {
				await (0, o.h)(t, advisoriesBy({}), (t) => {
					e.add(t, "aliases");
					r(t);
				});
				return [];
			} catch (e) {
				t.stop(e);
				return n.flatMap(({ question: t, values: n }) => n.map((n) => ({
					question: t,
					value: n,
					error: e
				})));
			}
		}
		const p = lookUpBy("aliases", (e, t) => {
			t.add(e, "aliases");
			return t.canTellAliases();
		});
		const m = lookUpBy("legacyAdvisoryIds", (e, t) => {
			if (e.legacyAdvisoryId === undefined) return false;
			t.add(e, "legacyAdvisoryIds");
			return true;
		});
		function lookUpBy(e, t) {
			return async (n, r, i) => {
				const a = createStoppableClient(r.session.client);
				await Promise.all((0, d.vj)(e, spellings(n.openLookups())).map(async (r) => {
					try {
						await (0, o.h)(a, advisoriesBy({ [e]: r }), (e) => {
							if (!t(e, n)) throw new StoppedError();
						});
					} catch (e) {
						a.stop(e);
						if (!(e instanceof StoppedError)) i(e);
					}
				}));
			};
		}
		function spellings(e) {
			return [...new Set(e.flatMap((e) => {
				const [t = "", ...n] = e.split("-");
				return [e, [t.toUpperCase(), ...n.map((e) => e.toLowerCase())].join("-")];
			}))];
		}
	}),
	53463: (function(e, t, n) {
		n.r(t);
		n.d(t, { compareMovedImages: function() {
			return compareMovedImages;
		} });
		var r = n(38086);
		var i = n(24344);
		var a = n(59173);
		var o = n(63664);
		var s = n(40460);
		var c = n(59083);
		var l = n(34779);
		var u = n(72367);
		var d = n(96299);
		var f = n(14263);
		var p = n(93146);
		var m = n(89994);
		var h = n(37167);
		var g = n(699);
		var _ = n(15103);
		var v = n(78712);
		var y = n(43216);
		var b = n(47025);
		const x = 4;
		const compareMovedImages = async (e, t, n) => {
			const r = e.map(() => undefined);
			if (t.identity === undefined && t.token === undefined) return r;
			return await orLogged(n, r, async () => {
				const t = await settingsOf(n);
				const r = n.clock.now();
				const a = (0, s.G)(n.config, (0, s.X)(y.e.name, n.config, t), r);
				const o = createJudge((0, _.U)(t, true), a, r);
				const c = createPackageReader((0, v.p)(t, n), n);
				const l = await (0, i.Pk)(e, x, async (e) => {
					if (e.from === undefined) return undefined;
					const [t, n] = await Promise.all([c(e, e.from), c(e, e.to)]);
					return t === undefined || n === undefined ? undefined : {
						from: t,
						to: n
					};
				});
				const u = l.map((e) => e && compare(e));
				const d = l.flatMap((e) => e === undefined ? [] : [...e.from, ...e.to]);
				await askAll(u, d, n);
				return u.map((e) => e && {
					...e,
					fixes: o(e.fixes),
					brings: o(e.brings)
				});
			});
		};
		function compare({ from: e, to: t }) {
			return {
				brings: collect(t, e),
				fixes: collect(e, t),
				packages: (0, u.F)(e, t)
			};
		}
		function collect(e, t) {
			const n = {
				packages: (0, b.mV)(e),
				basePackages: (0, b.mV)(t),
				lookups: []
			};
			return (0, f.u)(n);
		}
		function createJudge(e, t, n) {
			const r = {
				unaccounted: [],
				withoutAdvisories: [],
				incomplete: [],
				findVex: () => undefined
			};
			const i = {
				...r,
				policy: e,
				ignores: t,
				nowMs: n,
				baseIgnores: undefined,
				hasBase: true
			};
			return (e) => {
				const t = (0, g.q)({
					...i,
					collected: e.result()
				});
				const { kept: n, pressing: r } = (0, h.WU)(t);
				return [...r, ...n].filter((e) => e.some(({ item: e }) => e.isNew)).map((e) => ({
					id: (0, h.kK)(e),
					severity: (0, h.Zq)(e).severity,
					artifact: e[0].item.artifact,
					fixedVersion: (0, h.Qe)(e)
				})).sort((e, t) => (0, p.qs)(e.severity) - (0, p.qs)(t.severity));
			};
		}
		async function askAll(e, t, n) {
			const r = e.flatMap((e) => e === undefined ? [] : [e.brings, e.fixes]);
			const i = {
				add: (e, t) => {
					for (const n of r) n.add(e, t);
				},
				openLookups: () => [],
				canTellAliases: () => true,
				endAliases: () => undefined
			};
			const a = {
				packages: (0, b.mV)(t),
				lookups: []
			};
			const { failure: o, unread: s } = await (0, m.g)(a, i, n);
			if (o !== undefined) throw o;
			if (s[0] !== undefined) throw s[0].error;
		}
		function createPackageReader(e, t) {
			const n = new Map();
			const readOne = (n, r) => orLogged(t, undefined, async () => {
				const t = (0, o.o_)(n.name);
				if (t.kind === "malformed") return undefined;
				const { organization: i, repository: a, tag: s } = n;
				const c = {
					organization: i,
					repository: a,
					tag: s,
					complete: t.reference
				};
				const l = (0, o.Yk)({
					...t.reference,
					digest: r
				});
				const u = await e([{
					image: c,
					reference: r,
					name: l
				}]);
				const [d] = u.unread;
				if (d !== undefined) throw d.error;
				return u.read.flatMap(({ packages: e }) => e);
			});
			return (e, t) => (0, a.IV)(n, `${e.repository}@${t}`, () => readOne(e, t));
		}
		async function orLogged(e, t, n) {
			try {
				return await n();
			} catch (n) {
				if (n instanceof l.Wk && n.code === "CANCELLED") throw n;
				for (const { message: t } of (0, d.e)(n, undefined)) e.host.log.info(`Advisories were not compared: ${(0, r.h0)(t, 500)}`);
				return t;
			}
		}
		async function settingsOf(e) {
			const given = (t) => e.config.given(y.e.name, t);
			const t = (0, c.K)(y.e.inputs, given, e.clock.now());
			if (t.kind === "problems") throw new Error(t.problems.map(({ message: e }) => e).join("; "));
			return t.inputs;
		}
	}),
	37167: (function(e, t, n) {
		n.d(t, {
			Az: function() {
				return groupItems;
			},
			DT: function() {
				return packagesOf;
			},
			Qe: function() {
				return fixedVersionOf;
			},
			UX: function() {
				return idsOf;
			},
			VN: function() {
				return exposureName;
			},
			WU: function() {
				return exposuresOf;
			},
			Zq: function() {
				return ratingOf;
			},
			ct: function() {
				return componentsOf;
			},
			kK: function() {
				return exposureFullName;
			},
			qC: function() {
				return isFixedBy;
			},
			rx: function() {
				return otherIds;
			},
			x4: function() {
				return versionsOf;
			}
		});
		var r = n(77825);
		var i = n(38086);
		var a = n(59173);
		var o = n(8e3);
		var s = n(93146);
		var c = n(25225);
		var l = n(55270);
		const u = new WeakMap();
		function exposuresOf(e) {
			return (0, a.IV)(u, e, () => findExposures(e));
		}
		const isPressing = ([{ effect: e }]) => e === "fails" || e === "warned";
		const isShown = ({ effect: e }) => e !== "ignored" && e !== "settled";
		function findExposures({ items: e }) {
			const t = groupItems(e.filter(isShown));
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
		const groupItems = (e) => [...(0, r.$)(e, packageKey).values()].flatMap(mergeVulnerabilities);
		function mergeVulnerabilities(e) {
			const t = new Set();
			const n = new Map();
			for (const r of e) {
				const i = (0, o.e4)(r.item);
				const a = new Set(i.map((e) => n.get(e)).filter((e) => e !== undefined));
				const [s = [r], ...c] = a;
				if (a.size > 0) s.push(r);
				for (const e of c) {
					s.push(...e);
					t.delete(e);
				}
				if (c.length > 0) s.sort((t, n) => e.indexOf(t) - e.indexOf(n));
				t.add(s);
				if (c.length === 0) for (const e of i) n.set(e, s);
				else for (const e of s) for (const t of (0, o.e4)(e.item)) n.set(t, s);
			}
			return [...t];
		}
		function inOrder(e) {
			const t = Array.from((0, r.$)(e, ([e]) => packageKey(e)), ([e, t]) => ({
				key: e,
				group: t.toSorted(byScore),
				update: updateFor(t)
			})).sort((e, t) => t.update.fixes - e.update.fixes || (0, i.n6)(e.update.artifact, t.update.artifact));
			const n = s.oC.flatMap(() => [[], []]);
			for (const { group: e } of t) for (const t of e) {
				const e = 2 * (0, s.qs)(ratingOf(t).severity) + (t[0].item.isNew ? 0 : 1);
				n[e]?.push(t);
			}
			const a = n.flat();
			const o = new Map(t.map(({ key: e, update: t }) => [e, t]));
			const c = new Map();
			for (const [e] of a) {
				const t = packageKey(e);
				const n = o.get(t);
				if (n !== undefined) c.set(t, n);
			}
			return {
				exposures: a,
				updates: c
			};
		}
		function byScore(e, t) {
			const n = (ratingOf(t).score ?? 0) - (ratingOf(e).score ?? 0);
			return n || (0, i.n6)(e[0].item.advisoryId, t[0].item.advisoryId);
		}
		function updateFor(e) {
			const { artifact: t = "", type: n = "apk" } = e[0]?.[0].item ?? {};
			const r = e.flatMap((e) => fixedVersionOf(e) ?? []);
			let i = {
				artifact: t,
				fixes: 0,
				total: e.length
			};
			for (const e of highestFirst(n, r)) {
				const t = r.filter((t) => (0, l.du)(n, e, t)).length;
				if (t > i.fixes) i = {
					...i,
					version: e,
					fixes: t
				};
				if (t === r.length) break;
			}
			return i;
		}
		const highestFirst = (e, t) => [...new Set(t)].sort((t, n) => {
			const r = (0, l.Zy)(e, t, n);
			return Number(r === "older") - Number(r === "newer");
		});
		function isFixedBy(e, { version: t }) {
			const n = fixedVersionOf(e);
			if (t === undefined || n === undefined) return false;
			return (0, l.du)(e[0].item.type ?? "apk", t, n);
		}
		function fixedVersionOf(e) {
			const { facts: t, type: n } = e[0].item;
			if (e.length === 1) return t.fixedVersion;
			return (0, c.ie)(n, e.map(({ item: e }) => e.facts.fixedVersion));
		}
		function ratingOf([e, ...t]) {
			return t.reduce((e, { item: t }) => (0, o.hm)(t.rating, e) ? t.rating : e, e.item.rating);
		}
		function componentsOf(e) {
			const { components: t = [] } = e[0].item;
			if (e.length === 1 && t.length < 2) return t;
			const n = e.flatMap(({ item: e }) => e.components ?? []);
			return [...new Map(n.map((e) => [(0, o.bA)(e), e])).values()];
		}
		function packagesOf(e) {
			return e.length === 1 ? e[0].item.packages : [...new Set(e.flatMap(({ item: e }) => e.packages))];
		}
		function versionsOf(e) {
			const [{ item: t }] = e;
			const n = packagesOf(e);
			const r = n.length < 2 ? [t.version] : n.map(({ version: e }) => e);
			return highestFirst(t.type ?? "apk", r.flatMap((e) => e ?? []));
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
		function otherIds(e) {
			const t = exposureName(e);
			return idsOf(e).ids.filter((e) => e !== t);
		}
		function exposureFullName(e) {
			const t = otherIds(e);
			const n = `${t.slice(0, 3).join(", ")}${t.length > 3 ? ", \u2026" : ""}`;
			return t.length === 0 ? exposureName(e) : `${exposureName(e)} (${n})`;
		}
	}),
	699: (function(e, t, n) {
		n.d(t, { q: function() {
			return decideGate;
		} });
		var r = n(44969);
		var i = n(77825);
		var a = n(38086);
		var o = n(77275);
		var s = n(77176);
		var c = n(93146);
		var l = n(25225);
		var u = n(33010);
		;
		const d = [
			"fails",
			"warned",
			"unfixed",
			"other-status",
			"below-severity",
			"in-base",
			"ignored",
			"settled"
		];
		function reachesSeverity(e, t) {
			if (e === "unknown") return t.failOnUnknownSeverity;
			const n = t.failOnSeverity === "none" ? "low" : t.failOnSeverity;
			return (0, c.qs)(e) <= (0, c.qs)(n);
		}
		function judgeItem(e, t) {
			const { hasFixedVersion: n, isIgnored: r, isNew: i, severity: a, status: o, word: s } = e;
			if (o !== "affecting") return "settled";
			if (r) return "ignored";
			if (t.scope === "changed" && !i) return "in-base";
			if (!reachesSeverity(a, t)) return "below-severity";
			if (s !== undefined && t.failOnStatus?.includes(s) === false) return "other-status";
			if (s !== undefined && t.onlyFixed && !n) return "unfixed";
			return t.warnOnly || t.failOnSeverity === "none" ? "warned" : "fails";
		}
		const zeros = (e) => Object.fromEntries(e.map((e) => [e, 0]));
		function countItems(e, t) {
			const n = zeros(d);
			const r = zeros(c.oC);
			let [i, a] = [0, 0];
			for (const { effect: t, item: o } of e) {
				n[t] += 1;
				if (t === "settled" || t === "ignored") continue;
				i += 1;
				if (o.isNew) a += 1;
				r[o.rating.severity] += 1;
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
			return c.oC.find((t) => t !== "none" && e.bySeverity[t] > 0) ?? "none";
		}
		;
		const strongestOf = (e) => d.find((t) => e.includes(t)) ?? "settled";
		function compareJudged(e, t) {
			return d.indexOf(e.effect) - d.indexOf(t.effect) || Number(t.item.isNew) - Number(e.item.isNew) || (0, c.qs)(e.item.rating.severity) - (0, c.qs)(t.item.rating.severity) || (0, a.n6)(e.item.artifact, t.item.artifact) || (0, a.n6)(e.item.advisoryId, t.item.advisoryId) || (0, a.n6)(e.item.type ?? "", t.item.type ?? "");
		}
		function createJudge(e, t) {
			const { findVex: n, nowMs: r, policy: i } = e;
			const a = createIgnoreMatcher(e.ignores.filter(s.UB));
			return (e) => {
				const { artifact: o, isNew: c, packages: d, rating: f } = e;
				const p = e.facts.status === "affecting";
				const m = [e.advisoryId, ...e.aliases];
				const h = [...new Set(d.map(({ image: e }) => e))];
				const g = h.length === 0 ? [[]] : h.map((e) => [e]);
				const _ = p ? g.map((e) => a({
					ids: m,
					artifact: o,
					images: e
				})) : [];
				for (const e of _.flat()) t.add(e);
				const v = _.map((e) => e.find((e) => !(0, s._d)(e, r)));
				const y = d.filter(({ image: e }) => v[h.indexOf(e)] === undefined);
				const b = p ? n({
					...e,
					packages: y
				}) : undefined;
				const x = b !== undefined && y.length < d.length;
				const S = joinIgnores(x ? v.map((e) => e ?? (0, u.Q0)(b)) : v);
				const C = S !== undefined || b !== undefined;
				const w = (0, l.Jo)(e).map(({ status: e, fixedVersion: t, word: n }) => {
					const r = t !== undefined;
					const { severity: a } = f;
					return judgeItem({
						status: e,
						severity: a,
						isNew: c,
						isIgnored: C,
						hasFixedVersion: r,
						word: n
					}, i);
				});
				const T = strongestOf(w);
				if (S !== undefined) return {
					item: e,
					effect: T,
					ignore: S
				};
				if (b !== undefined) return {
					item: e,
					effect: T,
					vex: b
				};
				const E = _.flat().find((e) => (0, s._d)(e, r));
				return E === undefined ? {
					item: e,
					effect: T
				} : {
					item: e,
					effect: T,
					expiredIgnore: E
				};
			};
		}
		function joinIgnores(e) {
			const t = [...new Set(e)].filter((e) => e !== undefined);
			const [n, ...r] = t;
			if (e.includes(undefined)) return undefined;
			if (n === undefined || r.length === 0) return n;
			const textsOf = (e) => [...new Set(t.flatMap((t) => t[e] ?? []))];
			const [i, a] = [textsOf("reason").join("; "), textsOf("owner").join(", ")];
			const [o] = t.flatMap((e) => e.expires ?? []).sort((e, t) => e.timeMs - t.timeMs);
			const { justification: s, place: c } = n;
			return {
				place: c,
				...i === "" ? {} : { reason: i },
				...a === "" ? {} : { owner: a },
				...o === undefined ? {} : { expires: o },
				...s !== undefined && r.every((e) => e.justification === s) ? { justification: s } : {}
			};
		}
		function decideGate(e) {
			const { baseIgnores: t, collected: n, findVex: r, ignores: i, nowMs: a, ...o } = e;
			const { fieldsSeen: c, missingLookups: l, unknownLookups: u } = n;
			const { incomplete: d, policy: f, unaccounted: p } = o;
			const m = new Set();
			const h = n.items.map(createJudge(e, m)).sort(compareJudged);
			const g = i.filter((e) => !(0, s._d)(e, a));
			const _ = i.filter((e) => (0, s._d)(e, a));
			const v = i.filter((e) => (0, s.v$)(e, a));
			const y = i.filter((e) => !(0, s.UB)(e));
			const b = g.filter(isBoundless);
			const x = countItems(h, _.length);
			const S = [
				_,
				v,
				y,
				b,
				l,
				p,
				d
			];
			const C = x.byEffect.warned > 0 || S.some((e) => e.length > 0);
			const w = p.length > 0 && f.failOnUnaccounted && !f.warnOnly;
			const T = C ? "warn" : "pass";
			return {
				...o,
				verdict: x.byEffect.fails > 0 || w ? "fail" : T,
				items: h,
				unaccountedFails: w,
				imageOnly: y,
				boundless: b,
				counts: x,
				highestSeverity: highestOf(x),
				expired: _,
				expiring: v,
				unused: g.filter((e) => (0, s.UB)(e) && !m.has(e)),
				loosened: t === undefined ? [] : (0, s.cY)(t, i),
				missingLookups: l,
				unknownLookups: u,
				fieldsSeen: c
			};
		}
		const f = [
			"a",
			"zlib",
			"libstdc++",
			"py3.12-x_y"
		];
		const p = ["cgr.dev/chainguard/a:latest", "cgr.dev/z.example/y/x:1-w"];
		function isBoundless({ artifact: e, id: t, image: n }) {
			if (t !== undefined || e === undefined) return false;
			return f.every((0, r.mi)(e)) && (n === undefined || p.every((0, o.oB)(n)));
		}
		function createIgnoreMatcher(e) {
			const t = e.map((e, t) => ({
				ignore: e,
				order: t,
				artifact: e.artifact === undefined ? undefined : (0, r.mi)(e.artifact),
				image: e.image === undefined ? undefined : (0, o.oB)(e.image)
			}));
			const n = (0, i.$)(t, ({ ignore: e }) => e.id?.toLowerCase());
			if (t.length === 0) return () => [];
			return ({ artifact: e, ids: t, images: r }) => {
				const i = [undefined, ...t].flatMap((e) => n.get(e?.toLowerCase()) ?? []);
				if (i.length === 0) return [];
				return [...new Set(i)].filter((t) => t.artifact?.(e) !== false && everyImage(r, t.image)).sort((e, t) => e.order - t.order).map(({ ignore: e }) => e);
			};
		}
		const everyImage = (e, t) => t === undefined || e.length > 0 && e.every((e) => e !== undefined && t(e));
	}),
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
	15103: (function(e, t, n) {
		n.d(t, {
			k: function() {
				return gather;
			},
			U: function() {
				return policyOf;
			}
		});
		var r = n(45794);
		var i = n(48636);
		var a = n(40460);
		var o = n(72367);
		var s = n(1414);
		var c = n(60489);
		var l = n(28579);
		var u = n(86421);
		var d = n(78712);
		var f = n(34150);
		var p = n(38086);
		var m = n(72792);
		var h = n(98124);
		var g = n(3549);
		var _ = n(28271);
		var v = n(77275);
		var y = n(52023);
		var b = n(12056);
		var x = n(16844);
		var S = n(77825);
		;
		function compareImagePlaces(e, t, n) {
			const r = slotsByFile(t);
			const i = [...slotsByFile(e)].flatMap(([e, t]) => pairsOf(e, t, r.get(n(e))));
			const a = createCopyCheck(i.filter(({ from: e, to: t }) => e?.name === t.name));
			const o = i.filter((e) => e.from?.name !== e.to.name && !a(e));
			const s = (0, S.$)(o, ({ to: e }) => e.name);
			return {
				moves: uniqueMoves(o),
				head: unique(o.map(({ to: e }) => e)).map((e) => {
					const t = (s.get(e.name) ?? []).map(({ from: e }) => e?.name ?? "");
					return {
						...e,
						places: [...new Set(t)]
					};
				}),
				base: unique(o.flatMap(({ from: e }) => e ?? [])).map((e) => ({
					...e,
					places: [e.name]
				})),
				unmoved: unique(e.map(({ image: e }) => e)).filter(({ name: e }) => !s.has(e))
			};
		}
		function slotsByFile(e) {
			const t = (0, S.$)(e, ({ file: e }) => e);
			return new Map(Array.from(t, ([e, t]) => {
				const n = t.flatMap(({ image: e, slots: t }) => t.map((t) => ({
					slot: t,
					image: e
				})));
				return [e, (0, S.$)(n, ({ slot: e }) => e.name)];
			}));
		}
		function pairsOf(e, t, n) {
			const r = n !== undefined;
			return [...t].flatMap(([i, a]) => {
				const o = n?.get(i) ?? stageBefore(a, t, n);
				const s = align(a.map(({ image: e }) => e.name), o.map(({ image: e }) => e.name));
				return a.map(({ image: t, slot: n }, i) => {
					const a = o[s[i] ?? -1]?.image;
					return {
						file: e,
						slot: n,
						to: t,
						from: a,
						isKnownFile: r
					};
				});
			});
		}
		function stageBefore(e, t, n) {
			const r = e[0]?.slot.stage;
			if (r === undefined || n === undefined) return [];
			const [, i = []] = [...n].find(([e, [n]]) => n?.slot.stage === r && !t.has(e)) ?? [];
			return i;
		}
		function align(e, t) {
			if (e.length === t.length) return e.map((e, t) => t);
			const n = Math.min(e.length, t.length);
			let r = 0;
			while (r < n && e[r] === t[r]) r += 1;
			let i = 0;
			while (i < n - r && e.at(-1 - i) === t.at(-1 - i)) i += 1;
			return e.map((n, a) => {
				if (a < r) return a;
				if (a >= e.length - i) return a + t.length - e.length;
				return a < t.length - i ? a : -1;
			});
		}
		function createCopyCheck(e) {
			const namesOf = (e) => new Set(e.map(({ to: e }) => e.name));
			const t = namesOf(e);
			const n = namesOf(e.filter(({ slot: e }) => !isBuildStage(e)));
			return ({ from: e, isKnownFile: r, slot: i, to: a }) => e === undefined && !r && (isBuildStage(i) ? t : n).has(a.name);
		}
		const isBuildStage = ({ stage: e }) => e !== undefined;
		function unique(e) {
			return [...new Map(e.map((e) => [e.name, e])).values()];
		}
		function uniqueMoves(e) {
			const keyOf = ({ file: e, from: t, to: n }) => JSON.stringify([
				e,
				t?.name,
				n.name
			]);
			return [...(0, S.$)(e, keyOf).values()].flatMap((e) => {
				const t = [...new Set(e.map((e) => e.slot.name))].join(", ");
				return e.slice(0, 1).map(({ file: e, from: n, to: r }) => ({
					file: e,
					slot: t,
					from: n?.name,
					to: r.name
				}));
			});
		}
		var C = n(67365);
		var w = n(63664);
		var T = n(25235);
		var E = n(33136);
		var D = n(56306);
		var O = n(35147);
		var k = n(61447);
		var A = n(29668);
		;
		const j = 200;
		const M = .5;
		async function findRenames(e, t, n) {
			if (e.length === 0) return new Map();
			const r = await changesOf(n);
			const i = new Map(r.flatMap(({ from: e, path: t }) => e === undefined ? [] : [[t, e]]));
			const a = new Map();
			for (const t of e) {
				const e = i.get(t);
				if (e !== undefined) a.set(t, e);
			}
			const o = e.filter((e) => !a.has(e));
			const { kindOfFile: s } = await (0, E._)();
			const c = new Set(o.map(s));
			const l = r.filter(({ kind: e, path: t }) => e === "deleted" && c.has(s(t)));
			if (o.length === 0 || l.length === 0 || l.length > j) return a;
			const u = await (0, A.Lc)(l.map(({ path: e }) => e), n);
			const d = o.flatMap((e) => [...u.texts].filter(([t]) => s(t) === s(e)).map(([n, { text: r }]) => ({
				path: e,
				from: n,
				score: similarity(t.get(e) ?? "", r)
			})).filter(({ score: e }) => e >= M));
			const f = new Set();
			for (const { from: e, path: t } of d.toSorted((e, t) => t.score - e.score)) {
				if (a.has(t) || f.has(e)) continue;
				a.set(t, e);
				f.add(e);
			}
			return a;
		}
		async function changesOf({ deps: e, inputs: t }) {
			const failed = (t) => {
				e.host.log.debug(`Renames are not followed: ${(0, p.h0)(t, 400)}`);
				return [];
			};
			const listed = () => (0, k.Wd)((0, O.U)(t, e));
			const n = await (0, r.Wy)(listed, ([e]) => ({
				kind: "failed",
				why: e?.message ?? ""
			}));
			return n.kind === "failed" ? failed(n.why) : n.files;
		}
		function similarity(e, t) {
			const n = new Map();
			for (const t of e.split("\n")) n.set(t, (n.get(t) ?? 0) + 1);
			let r = 0;
			for (const e of t.split("\n")) {
				const t = n.get(e) ?? 0;
				if (t === 0) continue;
				n.set(e, t - 1);
				r += e.length + 1;
			}
			return r / (Math.max(e.length, t.length) + 1);
		}
		;
		function wantedOf(e, t) {
			const { digest: n } = t;
			const r = n === undefined ? e.tag : t.tag;
			const i = (0, w.Yk)({
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
		async function readPlacedImages(e, { files: t, judgedPaths: n }, r) {
			const { companionOf: i, kindOfFile: a } = await (0, E._)();
			const holds = (e) => e !== undefined && t.has(e);
			const o = n.filter((e) => holds(e) || holds(i(e)));
			const s = await (0, A.Lc)(o, r);
			const c = new Map([...t].map(([e, { text: t }]) => [e, t]));
			const isNew = (e) => !s.texts.has(e) && t.has(e);
			const l = await findRenames(o.filter(isNew), c, r);
			const u = await (0, A.Lc)([...new Set(l.values())], r);
			const d = [...s.unreadable, ...u.unreadable];
			if (d.length > 0) throw (0, A.Sw)(d);
			const f = [...s.resolved.values(), ...u.resolved.values()];
			const p = f.flatMap((e) => e.references).filter(({ isScript: e }) => !e);
			const m = new Map([...s.texts, ...u.texts]);
			const fileBefore = (e) => l.get(e) ?? e;
			const isUnchanged = (e) => a(e) !== "dockerfile" && c.get(e) === m.get(e)?.text;
			const h = await placeImages(e, t, isUnchanged, r);
			const g = await placeImages(p, m, isUnchanged, r);
			const _ = await placeBuilds({
				head: h,
				base: g,
				fileBefore
			}, r);
			return {
				head: [...h, ..._.head],
				base: [...g, ..._.base],
				fileBefore
			};
		}
		async function placeBuilds({ base: e, fileBefore: t, head: n }, r) {
			const { kindOfFile: i, mayCallBuilds: a } = await (0, E._)();
			const isDockerfile = ({ file: e }) => i(e) === "dockerfile";
			if (!n.some(isDockerfile)) return {
				head: [],
				base: []
			};
			const { paths: o } = await (0, T.P_)([], r.deps);
			const s = o.filter(a);
			if (s.length === 0) return {
				head: [],
				base: []
			};
			const c = await namedBuilds(s.map((e) => ({ path: e })), r);
			const l = await (0, A.Xq)(s, r);
			const u = new Set(l.map(({ path: e }) => e));
			const d = await findRenames(s.filter((e) => !u.has(e)), new Map(), r);
			const callerBefore = (e) => d.get(e) ?? t(e);
			const f = s.map(callerBefore).filter((e) => !u.has(e));
			const m = await namedBuilds([...l, ...await (0, A.Xq)(f, r)], r);
			const [h, g] = [indexStages(n.filter(isDockerfile)), indexStages(e.filter(isDockerfile))];
			const placed = (e, t, n) => n === undefined ? [] : [{
				file: e,
				slots: [{ name: t }],
				image: n
			}];
			const _ = [...c].flatMap(([e, n]) => n.map(({ dockerfile: n, name: r, target: i }) => {
				const a = (m.get(callerBefore(e)) ?? []).filter((e) => e.name === r);
				const o = a.find((e) => e.dockerfile === t(n)) ?? a[0];
				if (isUnknown(i) && o !== undefined && !isUnknown(o.target)) throw (0, A.vK)(e, `the target of \`${(0, p.h0)(r, 100)}\` is not known any more`);
				if (isUnknown(i)) return {
					head: [],
					base: []
				};
				const s = o?.dockerfile ?? t(n);
				return {
					head: placed(e, r, h(n, i)),
					base: isUnknown(o?.target) ? [] : placed(t(e), r, g(s, o?.target))
				};
			}));
			return {
				head: _.flatMap((e) => e.head),
				base: _.flatMap((e) => e.base)
			};
		}
		const isNamed = (e) => e.name !== undefined;
		const isUnknown = (e) => e?.includes("$") === true;
		async function namedBuilds(e, t) {
			const n = await (0, A.ZW)(e.map((e) => ({
				...e,
				shown: e.path
			})), t);
			return (0, S.$)(n.filter(isNamed), ({ calledAt: e }) => e.replace(/:\d+$/, ""));
		}
		function indexStages(e) {
			const t = new Map();
			for (const { file: n, image: r, slots: i } of e) for (const { name: e, stage: a } of i) {
				t.set(`${n} ${e}`, r);
				if (a !== undefined) t.set(`${n} ${a}`, r);
			}
			return (e, n) => {
				if (n === undefined) return t.get(`${e} ${C.a}`);
				return t.get(`${e} stage ${n.toLowerCase()}`) ?? t.get(`${e} ${n}`);
			};
		}
		async function placeImages(e, t, n, { deps: r, names: i }) {
			const a = Array.from((0, S.$)(e, ({ readBy: e }) => e), ([e, t]) => [e, t.flatMap(offsetsOf)]).filter(([e]) => !n(e));
			const o = a.map(([e, n]) => {
				const { builds: r, text: i = "" } = t.get(e) ?? {};
				return {
					kind: "slots",
					path: e,
					text: i,
					builds: r,
					offsets: n
				};
			});
			const s = await (0, D.i)(r, i).handle(o);
			const c = new Map(a.map(([e, t], n) => {
				const r = s[n];
				if (r?.kind !== "answer") throw (0, A.vK)(e);
				return [e, new Map(t.map((e, t) => [e, r.answer[t] ?? []]))];
			}));
			const slotsAt = (e, t) => c.get(e)?.get(t) ?? [{ name: `at ${t}` }];
			return e.map((e) => ({
				file: e.readBy,
				slots: offsetsOf(e).flatMap((t) => slotsAt(e.readBy, t)),
				image: wantedOf(e.image, e.reference)
			}));
		}
		const offsetsOf = ({ start: e, usedAt: t }) => t ?? [e];
		;
		const N = {
			left: [],
			comments: [],
			findings: [],
			unknown: {
				unread: [],
				unresolved: []
			}
		};
		const P = "excluded by `ignore-images`";
		async function findWantedImages(e, t) {
			const { images: n, names: r } = (0, h.B3)(e);
			const i = unique(n.map(({ image: e, reference: t }) => wantedOf(e, t)));
			const a = (0, b.X)(e.shard);
			const o = i.filter(({ image: e }) => a === undefined || (0, m.O1)(e.repository, a));
			const s = {
				elsewhere: i.length - o.length,
				unmoved: 0,
				moves: []
			};
			if (e.files.length === 0) return {
				head: o,
				base: undefined,
				...s,
				...N
			};
			const c = (0, v.C8)(e["ignore-images"]);
			const keep = ({ image: e }) => !c(e, e.tag);
			const l = {
				inputs: e,
				deps: t,
				names: r
			};
			const { found: u, notes: d } = await readFileImages(l);
			const f = namedIn(u.references).filter((e) => keep(wantedOf(e.image, e.reference)));
			const p = unique([...o, ...f.map(({ image: e, reference: t }) => wantedOf(e, t))]);
			const g = leftOf(u, keep);
			if (p.length === 0 && isDecided(d.unknown)) throw nothingToCheck(u.account.seen, g);
			if (!isComparison(e, t)) return {
				head: p,
				base: undefined,
				...s,
				...d,
				left: g
			};
			const { base: _, fileBefore: y, head: x } = await readPlacedImages(f, u, l);
			const S = _.filter(({ image: e }) => keep(e));
			const C = compareImagePlaces(x, S, y);
			const w = unique([...o, ...C.head]);
			const T = p.length - w.length;
			return {
				...s,
				...d,
				head: w,
				base: C.base,
				left: g,
				unmoved: T,
				moves: C.moves
			};
		}
		async function readFileImages(e) {
			const { inputs: t } = e;
			const n = await (0, x.P)(t.files, e);
			const r = unknownParts(n);
			if (!t["warn-only"]) requireAllKnown(r);
			const i = [
				...r.unread.map((e) => (0, y.b4)(e, "warning")),
				...r.unresolved.map((e) => (0, y.HK)(e, "warning")),
				...n.removed,
				...n.findings.filter(isAdded)
			];
			const a = {
				comments: n.comments,
				findings: i,
				unknown: r
			};
			return {
				found: n,
				notes: a
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
					why: P,
					count: a.filter((e) => !r(e)).length
				}
			].filter(({ count: e }) => e > 0);
		}
		function nothingToCheck(e, t) {
			if (t.some(({ why: e }) => e === P)) return new r.yo({
				message: `\`files\`: every image of this registry in ${(0, f.hS)(e, "file")} is excluded by \`ignore-images\`, so there is nothing to check`,
				fix: "remove this step, or narrow `ignore-images`",
				input: "ignore-images"
			});
			const n = t.map(({ count: e, what: t, why: n }) => `${(0, f.hS)(e, t.replace(/s$/, ""))} ${n}`).join(", ");
			return new r.yo({
				message: `\`files\`: none of the ${(0, f.hS)(e, "file")} references an image of this registry${n === "" ? "" : ` that could be checked (${n})`}, so there is nothing to check`,
				fix: "name files that do; to include the images of a mirror, add the mirror to `registry-map`",
				input: "files"
			});
		}
		function isComparison(e, { host: t }) {
			return t.context.changeRequest !== undefined && e.scope !== "all" && e["base-sbom"].length === 0;
		}
		const namedIn = (e) => e.filter(({ isScript: e }) => !e);
		function unknownParts({ malformed: e, unread: t, unresolved: n }) {
			const r = e.map(({ location: e, reason: t, text: n }) => ({
				kind: "reference",
				what: n,
				why: `is malformed: ${t}`,
				location: e
			}));
			return {
				unread: [...t, ...r],
				unresolved: n.filter(({ isScript: e }) => !e)
			};
		}
		const isForReaders = ({ readBy: e, syntax: t, text: n }) => t === _.A.name && g.w.paths.some((t) => t.test(e.toLowerCase())) && /<[^<>]+>/.test(n) && !/[${%]/.test(n);
		const undecided = ({ unresolved: e }) => e.filter((e) => !isForReaders(e));
		const isDecided = (e) => e.unread.length + undecided(e).length === 0;
		function requireAllKnown(e) {
			const t = "fix the file, or exclude it with a glob that begins with `!`";
			const problemOf = (e, n, r) => ({
				message: `\`files\`: \`${(0, p.h0)(n, 200)}\` ${r}`,
				fix: t,
				input: "files",
				place: e
			});
			const n = [...undecided(e).map(({ location: e, reason: t, text: n }) => problemOf(e, n, `is unresolved: ${(0, p.h0)(t, 300)}`)), ...e.unread.map(({ location: e, what: t, why: n }) => problemOf(e, t, (0, p.h0)(n, 300)))];
			if (n.length > 0) throw new r.yo(...n);
		}
		const isAdded = (e) => e.rule === "ignore-added";
		var F = n(4458);
		var I = n(47025);
		var L = n(63144);
		var R = n(66567);
		var z = n(71166);
		var B = n(6652);
		var V = n(49303);
		var H = n(51758);
		var ee = n(33010);
		;
		const te = [
			["known_not_affected", "not_affected"],
			["fixed", "fixed"],
			["first_fixed", "fixed"],
			["known_affected", "other"],
			["first_affected", "other"],
			["last_affected", "other"],
			["under_investigation", "other"]
		];
		const isCsaf = ({ document: e }) => (0, L.b6)((0, L._F)(e, "csaf_version")) !== undefined;
		const ne = {
			format: "CSAF",
			name: "vulnerabilities",
			lacks: "id"
		};
		function readCsaf(e) {
			const t = (0, L.u4)(e.product_tree) ? e.product_tree : {};
			const [n, r] = [productsById(t), groupsById(t)];
			const i = (0, L._F)((0, L._F)(e.document, "tracking"), "current_release_date");
			return (0, ee.bA)(ne, e, (e) => {
				const t = idsOf(e);
				if (t.length === 0) return undefined;
				return te.flatMap(([a, o]) => (0, L.Ej)((0, L._F)(e.product_status, a)).map((a) => ({
					ids: t,
					status: o,
					justification: o === "not_affected" ? flagOf(e, a, r) : undefined,
					detail: impactOf(e, a, r),
					times: [i],
					products: [n.get(a) ?? []].flat()
				})));
			});
		}
		const idsOf = ({ cve: e, ids: t }) => (0, L.Ej)([e, ...(0, L.Q0)(t).map(({ text: e }) => e)]);
		const groupsById = ({ product_groups: e }) => new Map((0, L.Q0)(e).map((e) => [(0, L.b6)(e.group_id) ?? "", (0, L.Ej)(e.product_ids)]));
		const names = ({ group_ids: e, product_ids: t }, n, r) => (0, L.Ej)(t).includes(n) || (0, L.Ej)(e).some((e) => r.get(e)?.includes(n) === true);
		const flagOf = ({ flags: e }, t, n) => (0, L.Q0)(e).find((e) => names(e, t, n))?.label;
		const impactOf = ({ threats: e }, t, n) => (0, L.Q0)(e).find((e) => {
			const r = e.product_ids === undefined && e.group_ids === undefined;
			return e.category === "impact" && (r || names(e, t, n));
		})?.details;
		function productsById(e) {
			const t = new Map();
			const n = [...(0, L.Q0)(e.branches), ...(0, L.Q0)(e.full_product_names).map((e) => ({ product: e }))];
			for (let e = n.pop(); e !== undefined; e = n.pop()) {
				const { branches: r, product: i } = e;
				for (const e of (0, L.Q0)(r)) n.push(e);
				if ((0, L.u4)(i)) t.set((0, L.b6)(i.product_id) ?? "", namesOf(i));
			}
			const r = new Map(Array.from(t, ([e, t]) => [e, { package: t }]));
			for (const n of (0, L.Q0)(e.relationships)) {
				const { full_product_name: e } = n;
				const i = t.get((0, L.b6)(n.product_reference) ?? "");
				const a = t.get((0, L.b6)(n.relates_to_product_reference) ?? "");
				if (!(0, L.u4)(e) || i === undefined || a === undefined) continue;
				r.set((0, L.b6)(e.product_id) ?? "", {
					package: i,
					image: a
				});
			}
			return r;
		}
		function namesOf({ name: e, product_identification_helper: t }) {
			const { hashes: n, purl: r, purls: i } = (0, L.u4)(t) ? t : {};
			const a = (0, L.Q0)(n).flatMap(({ file_hashes: e }) => (0, L.Q0)(e)).flatMap(({ algorithm: e, value: t }) => e === "sha256" ? [`sha256:${String(t)}`] : []);
			return (0, L.Ej)([
				r,
				e,
				...(0, L.Ej)(i),
				...a
			]);
		}
		var re = n(10646);
		;
		const ie = new Map([
			["not_affected", "not_affected"],
			["false_positive", "not_affected"],
			["resolved", "fixed"],
			["resolved_with_pedigree", "fixed"]
		]);
		const ae = {
			format: "CycloneDX",
			name: "vulnerabilities",
			lacks: "id"
		};
		function readCycloneDxVex(e) {
			const t = namesByRef(e);
			const n = imageNames((0, L._F)(e.metadata, "component"));
			const r = (0, L._F)(e.metadata, "timestamp");
			return (0, ee.bA)(ae, e, ({ affects: e, analysis: i, id: a, references: o, updated: s }) => {
				if ((0, L.b6)(a) === undefined) return undefined;
				if (!(0, L.u4)(i)) return [];
				const c = ie.get((0, L.b6)(i.state) ?? "") ?? "other";
				return [{
					ids: (0, L.Ej)([a, ...(0, L.Q0)(o).map((e) => e.id)]),
					status: c,
					justification: i.justification,
					detail: i.detail,
					times: [
						i.lastUpdated,
						s,
						r
					],
					products: (0, L.Q0)(e).map((e) => ({
						...productOf(e, t, n),
						versions: versionsOf(e.versions, c)
					}))
				}];
			});
		}
		function namesByRef({ components: e }) {
			const t = new Map();
			const n = [...(0, L.Q0)(e)];
			for (let e = n.pop(); e !== undefined; e = n.pop()) {
				const [r, i] = [(0, L.b6)(e["bom-ref"]), (0, L.b6)(e.purl)];
				if (r !== undefined && i !== undefined) t.set(r, [i]);
				for (const t of (0, L.Q0)(e.components)) n.push(t);
			}
			return t;
		}
		function imageNames(e) {
			if (!(0, L.u4)(e) || e.type !== "container") return undefined;
			const { name: t, purl: n, version: r } = e;
			const i = (0, L.Ej)([t, r]);
			const a = i.length === 2 ? [i.join(/^sha256:/.test(i[1] ?? "") ? "@" : ":")] : i;
			return (0, L.Ej)([n, ...a]);
		}
		function productOf(e, t, n) {
			const r = (0, L.b6)(e.ref) ?? "";
			const i = t.get(r);
			return {
				package: i ?? [fragmentOf(r)],
				image: i && n
			};
		}
		function fragmentOf(e) {
			const [, t] = /^urn:cdx:[^#]*#(.*)$/s.exec(e) ?? [];
			if (t === undefined) return e;
			return /^pkg:/i.test(t) ? t : (0, re.Yc)(t);
		}
		function versionsOf(e, t) {
			const n = [e ?? []].flat();
			if (n.length === 0) return undefined;
			const r = t !== "other";
			const i = n.filter((e) => (0, L._F)(e, "status") === "unaffected" === r);
			const a = i.flatMap((e) => (0, L.b6)((0, L._F)(e, "version")) ?? []);
			return r || a.length === i.length ? a : undefined;
		}
		;
		const U = new Set([
			"not_affected",
			"affected",
			"fixed",
			"under_investigation"
		]);
		const isOpenVex = ({ "@context": e }) => [e].flat().some((e) => typeof e === "string" && e.startsWith("https://openvex.dev/ns"));
		const W = {
			format: "OpenVEX",
			name: "statements",
			lacks: "vulnerability, or no status of OpenVEX"
		};
		function readOpenVex(e) {
			return (0, ee.bA)(W, e, (t) => {
				const n = read_open_vex_idsOf(t.vulnerability);
				const r = (0, L.b6)(t.status);
				if (n.length === 0 || r === undefined || !U.has(r)) return undefined;
				return [{
					ids: n,
					status: r === "not_affected" || r === "fixed" ? r : "other",
					justification: t.justification,
					detail: (0, L.b6)(t.impact_statement) ?? t.status_notes,
					times: [
						t.last_updated,
						t.timestamp,
						e.last_updated,
						e.timestamp
					],
					products: productsOf(t)
				}];
			});
		}
		function read_open_vex_idsOf(e) {
			if (!(0, L.u4)(e)) return (0, L.Ej)([e]);
			const { "@id": t, aliases: n, name: r } = e;
			return (0, L.Ej)([
				r,
				t,
				...Array.isArray(n) ? n : []
			]);
		}
		const listOf = (e) => Array.isArray(e) ? e : [];
		function productsOf({ products: e, subcomponents: t }) {
			return listOf(e).flatMap((e) => {
				const n = (0, L.u4)(e) ? e.subcomponents : undefined;
				const r = [n ?? t ?? []].flat();
				if (r.length === 0) return [{ package: read_open_vex_namesOf(e) }];
				return r.map((t) => ({
					package: read_open_vex_namesOf(t),
					image: read_open_vex_namesOf(e)
				}));
			});
		}
		function read_open_vex_namesOf(e) {
			if (!(0, L.u4)(e)) return (0, L.Ej)([e]);
			const { "@id": t, hashes: n, identifiers: r } = e;
			const i = (0, L.u4)(n) ? (0, L.b6)(n["sha-256"] ?? n["sha256"]) : undefined;
			return [...(0, L.Ej)([t, (0, L._F)(r, "purl")]), ...i === undefined ? [] : [`sha256:${i}`]];
		}
		;
		const G = 64 * 1024 * 1024;
		async function readVex(e, t, n) {
			if (e.vex.length === 0) return [];
			const r = (0, z.uM)({
				...(0, O.U)(e, t),
				policyFrom: e["policy-from"]
			});
			const i = r ? await baseFiles(e, t, n) : await headFiles(e.vex, t, n);
			const a = [];
			for (const { file: e, text: t } of i) {
				const r = (0, V.pz)(() => parseVex(t));
				if (r instanceof V.IO) n.add(notVexProblem(e, r.message));
				else for (const t of r) a.push({
					...t,
					file: e
				});
			}
			return a;
		}
		function notVexProblem(e, t) {
			return {
				message: `\`vex\`: \`${(0, p.h0)(e, 300)}\` is not a readable VEX document: ${(0, p.h0)(t, 300)}`,
				fix: "provide OpenVEX, CycloneDX with `vulnerabilities`, or CSAF 2.0",
				input: "vex"
			};
		}
		async function headFiles(e, t, n) {
			const r = await (0, R.C)(t.workingDirectory, e);
			n.add(...(0, F.V$)("vex", e, r, t.workingDirectory));
			const i = [];
			for (const e of r.paths) {
				const { file: r } = (0, F.pS)(t.host.context.workspace, e);
				const a = await (0, R.t)(e, G);
				if (a.kind === "text") i.push({
					file: r,
					text: a.text
				});
				else n.add(notVexProblem(r, a.reason));
			}
			return i;
		}
		async function baseFiles(e, t, n) {
			const r = (0, O.U)(e, t);
			const i = await n.attempt(() => (0, B.D)(e.vex, "vex", r)) ?? [];
			const a = [];
			for (const e of i) {
				const t = await n.attempt(() => (0, z.CE)(r, G)(e));
				if (t === undefined) n.add(notVexProblem(e, "the base of the change has no such file"));
				else a.push({
					file: e,
					text: t
				});
			}
			return a;
		}
		function parseVex(e) {
			const t = e.replace(/^\uFEFF/, "").trimStart();
			if (t.startsWith("<")) return readCycloneDxVex((0, H.Z)(t));
			const n = parseDocument(t);
			if (!(0, L.u4)(n)) throw new V.IO("it is JSON, but not an object");
			if (isOpenVex(n)) return readOpenVex(n);
			if (n["bomFormat"] === "CycloneDX") return readCycloneDxVex(n);
			if (isCsaf(n)) return readCsaf(n);
			throw new V.IO("it has neither the `@context` of OpenVEX, `bomFormat` (CycloneDX) nor `document.csaf_version` (CSAF)");
		}
		function parseDocument(e) {
			try {
				return (0, L.$L)(e);
			} catch (e) {
				throw (0, V.O2)(e);
			}
		}
		;
		async function gather(e, t, n) {
			const r = (0, l.createProblemCollector)(t.problems);
			const { advisories: o, artifacts: s, sbom: c } = e;
			const u = e["base-sbom"];
			const d = e.images.length + e.files.length > 0;
			const f = {
				requireReason: e["require-ignore-reason"],
				maxDays: e["max-ignore-days"]
			};
			const p = await r.attempt(() => (0, a.G)(t.config, f, n)) ?? [];
			const m = await readVex(e, t, r);
			const h = {
				types: e["artifact-types"],
				minimum: e["min-packages"]
			};
			const g = await (0, F.te)("sbom", c, h, t, r);
			const _ = await (0, F.te)("base-sbom", u, h, t, r);
			const v = d ? await readImages(e, t, r) : K;
			const y = u.length > 0 || v.base !== undefined;
			const { workspace: b } = t.host.context;
			r.add(...(0, F.Yh)(g, [...g.facts, ...v.head], _, b));
			const x = s.flatMap((e) => (0, l.readArtifact)(e, h.types).entries ?? []);
			const S = [
				...x,
				...g.packages,
				...v.head.flatMap((e) => e.packages)
			];
			const { base: C = [], head: w, unread: T, ...E } = v;
			const D = [..._.packages, ...C.flatMap((e) => e.packages)];
			const O = y ? (0, I.mV)(D) : undefined;
			const k = v.head.length === 0 ? undefined : O;
			const A = k === undefined ? S : [...S, ...D];
			await r.attempt(() => refuseLongNames(A, o));
			r.throwIfAny();
			const j = e["vex-file"];
			return {
				...E,
				search: {
					packages: (0, I.mV)(S),
					basePackages: O,
					replaced: k,
					lookups: o
				},
				sboms: [...g.facts, ...w.map(sbomFacts)],
				indexes: [...g.indexes, ..._.indexes],
				named: x.map(({ name: e }) => e),
				baseSboms: [..._.facts, ...C.map(sbomFacts)],
				base: [..._.facts, ...C],
				images: w,
				unreadImages: T,
				packageChanges: [...changesOfSboms(g, _), ...changesOfImages(v)],
				policy: policyOf(e, y),
				ignores: p,
				vex: m,
				hasBase: y,
				vexFile: j && (0, i.ZB)(j, t.area, "vex-file")
			};
		}
		function policyOf(e, t) {
			return {
				scope: e.scope ?? (t ? "changed" : "all"),
				failOnSeverity: e["fail-on-severity"],
				failOnUnknownSeverity: e["fail-on-unknown-severity"],
				onlyFixed: e["only-fixed"],
				warnOnly: e["warn-only"],
				failOnStatus: (0, s.r_)(e["fail-on-status"]),
				failOnUnaccounted: e["fail-on-unaccounted"]
			};
		}
		const K = {
			head: [],
			unread: [],
			base: undefined,
			unmoved: 0,
			moves: [],
			elsewhere: 0,
			...N
		};
		async function readImages(e, t, n) {
			const r = await n.attempt(() => findWantedImages(e, t));
			await n.attempt(() => (0, u.A)(e, t));
			n.throwIfAny();
			if (r === undefined) return K;
			const i = (0, d.p)(e, t);
			const a = await i(r.head);
			const o = r.base === undefined ? undefined : await i(r.base);
			const s = (o?.unread ?? []).filter(({ name: e }) => !a.unread.some((t) => t.name === e));
			const c = [...a.unread, ...s.map((e) => ({
				...e,
				isReplaced: true
			}))];
			return {
				...r,
				head: a.read,
				unread: c,
				base: o?.read
			};
		}
		function changesOfSboms(e, t) {
			if (e.facts.length === 0 || t.facts.length === 0) return [];
			const namesOf = ({ facts: e }) => e.map(({ file: e }) => e).join(", ");
			const n = (0, o.F)(t.packages, e.packages);
			return [{
				from: namesOf(t),
				to: namesOf(e),
				changes: n
			}];
		}
		function changesOfImages({ base: e = [], head: t }) {
			return t.flatMap((t) => e.filter(({ platform: e, places: n = [] }) => {
				return e === t.platform && n.some((e) => t.places?.includes(e));
			}).map(({ file: e, packages: n }) => {
				return {
					from: e,
					to: t.file,
					changes: (0, o.F)(n, t.packages)
				};
			}));
		}
		function sbomFacts(e) {
			const { digest: t, manifest: n, name: r, packages: i, places: a, platform: o, sbom: s, ...c } = e;
			return c;
		}
		function refuseLongNames(e, t) {
			const isLong = (e) => (0, c.xF)("artifactNames", e) > c.DF;
			const n = e.find(({ name: e, origin: t = "" }) => isLong(e) || isLong(t));
			if (n !== undefined) {
				const e = n.source === undefined ? "`artifacts`" : `\`${n.source}\``;
				throw new r.yo({
					message: `${e} has a package name of ${Math.max(n.name.length, n.origin?.length ?? 0)} characters, which is too long for a request`,
					input: n.source === undefined ? "artifacts" : "sbom"
				});
			}
			if (t.some((e) => (0, c.xF)("advisoryIds", e) > c.DF)) throw new r.yo({
				message: "`advisories` has an id that is too long for a request",
				input: "advisories"
			});
		}
	}),
	86421: (function(e, t, n) {
		n.d(t, {
			A: function() {
				return checkPolicyFiles;
			},
			J: function() {
				return createPolicies;
			}
		});
		var r = n(38086);
		var i = n(59173);
		var a = n(45794);
		var o = n(40382);
		var s = n(34779);
		var c = n(3532);
		var l = n(31684);
		var u = n(59492);
		function createPolicies(e, t) {
			const n = (0, i.Oo)(() => readInput(e["trusted-root"], "trusted-root", t));
			const r = (0, i.Oo)(() => readKey(e["attestation-key"], t));
			return (0, i.kY)(async (i) => {
				if (!e["verify-sbom"]) return { kind: "unverified" };
				const a = await r();
				if (a !== undefined) return {
					kind: "key",
					key: a
				};
				const o = await signersFor(e, t, i);
				return {
					kind: "keyless",
					signers: o,
					trustedRoot: await n()
				};
			});
		}
		async function checkPolicyFiles(e, t) {
			if (!e["verify-sbom"]) return;
			const n = await readKey(e["attestation-key"], t);
			if (n === undefined) await readInput(e["trusted-root"], "trusted-root", t);
		}
		async function signersFor(e, { session: t }, n) {
			const r = n === o.gO ? l.sW : undefined;
			const i = e["attestation-issuer"] ?? r?.issuer ?? t.issuerUrl;
			const a = e["attestation-subject"] ?? r?.subject;
			if (a !== undefined) return [{
				issuer: i,
				subject: a
			}];
			const s = await ownSigners(t, n);
			return s.map((e) => ({
				...e,
				issuer: i
			}));
		}
		async function ownSigners({ client: e, issuerUrl: t }, n) {
			const unknown = (e) => new a.yo({
				message: `the identities that sign the images of \`${(0, r.h0)(n, 100)}\` are unknown: ${e}`,
				fix: "give the identity the capability `account_associations.list` on the organization, or name the signer in `attestation-subject` (and `attestation-issuer`)",
				input: "attestation-subject"
			});
			try {
				const r = (0, u.Qn)(n) ? [{ uid: n }] : await (0, u.xO)(e, n);
				const [i] = r;
				if (i === undefined || r.length > 1) throw unknown(`this identity sees ${r.length} organizations of that name`);
				const a = await e.send((0, c.zH)(i.uid));
				const o = (0, l.bc)(a.chainguard?.serviceBindings ?? {}, t);
				if (o.length === 0) throw unknown("its account association names neither CATALOG_SYNCER nor APKO_BUILDER");
				return o;
			} catch (e) {
				if (!(e instanceof s.Wk)) throw e;
				if (e.code !== "NOT_FOUND" && e.code !== "PERMISSION_DENIED") throw e;
				throw unknown(`its account association cannot be read: ${(0, r.h0)(e.message, 200)} (${e.code})`);
			}
		}
		async function readKey(e, t) {
			return e?.includes("-----BEGIN") === true ? e : readInput(e, "attestation-key", t);
		}
		async function readInput(e, t, { readPolicyFile: n }) {
			if (e === undefined) return undefined;
			const i = await n(e);
			if (i !== undefined) return i;
			throw new a.yo({
				message: `\`${t}\`: there is no file \`${(0, r.h0)(e, 300)}\``,
				fix: "check the path: it is relative to `working-directory`, and with `policy-from: base` it is read at the base commit",
				input: t
			});
		}
	}),
	78712: (function(e, t, n) {
		n.d(t, { p: function() {
			return createImageReader;
		} });
		var r = n(44225);
		var i = n(24344);
		var a = n(59173);
		var o = n(45794);
		var s = n(63664);
		var c = n(34150);
		var l = n(38086);
		var u = n(22475);
		var d = n(92661);
		var f = n(93619);
		var p = n(32994);
		var m = n(31684);
		;
		const h = 8 * 1024 * 1024;
		function createSbomReader(e, t) {
			let n;
			return async (i) => {
				const a = [];
				for (const o of [i.manifest, i.index]) {
					if (o === undefined || a.length > 0) continue;
					const s = await (0, p.xU)(e, i.repository, o);
					if (s.kind === "too-many") throw tooMany(i);
					const c = createChoice();
					for (const l of s.places) {
						n ??= openJudge(t);
						const s = await image_sbom_open(e, i.repository, l, await n);
						const u = t.kind !== "unverified";
						await (0, r.i)(l.layer.size > h);
						const d = typeof s === "string" ? s : readOne(s, o, u);
						if (typeof d === "string") a.push({
							place: l,
							reason: d
						});
						else if (d !== undefined) c.add(d, l);
					}
					if (c.sboms().length > 0) return {
						sboms: c.sboms(),
						leftAside: [...c.older(), ...a.map(rejectedWords)]
					};
				}
				throw a.length === 0 ? noAttestation(i) : noneCounts(i, a, t);
			};
		}
		function createChoice() {
			const e = new Map();
			const t = [];
			return {
				add(n, r) {
					const i = new URL(n.predicateType).host;
					const a = e.get(i);
					const o = {
						sbom: n,
						words: placeWords(r, n.time)
					};
					const s = (n.time ?? 0) >= (a?.sbom.time ?? 0);
					if (s) e.set(i, o);
					if (a !== undefined) t.push(s ? a.words : o.words);
				},
				sboms: () => Array.from(e.values(), ({ sbom: e }) => e),
				older: () => t.map((e) => `an older one of the same format: ${e}`)
			};
		}
		const placeWords = ({ layer: e, name: t }, n) => `${t}, ${e.digest}${n === undefined ? "" : `, ${(0, u.sZ)(n)}`}`;
		async function openJudge(e) {
			if (e.kind === "unverified") return () => ({
				kind: "valid",
				signer: undefined,
				signedAt: undefined
			});
			const { createSignatureJudge: t } = await Promise.all([n.e(323), n.e(424)]).then(n.bind(n, 39424));
			return t(e);
		}
		async function image_sbom_open(e, t, { layer: n }, i) {
			const a = await readSigned(e, t, n);
			if (typeof a === "string") return a;
			await (0, r.i)(n.size > h);
			const o = i(a, n.annotations);
			return orReason(() => ({
				payload: (0, f.tS)(a.envelope),
				verdict: o
			}));
		}
		async function readSigned(e, t, n) {
			const r = await e.blob(t, n);
			return orReason(() => (0, f.HT)(r, n.digest));
		}
		function orReason(e) {
			try {
				return e();
			} catch (e) {
				return (0, f.A3)(e);
			}
		}
		function readOne({ payload: e, verdict: t }, n, r) {
			const i = orReason(() => (0, f.cO)(e));
			if (typeof i === "string") return i;
			const { createdAt: a, json: o, predicateType: s, subjects: c } = i;
			if (!(0, f.Md)(s)) return undefined;
			if (!c.includes(n)) return `it is about ${subjectWords(c)}`;
			if (t.kind === "invalid") return t.reason;
			const { signedAt: l = a, signer: u } = t;
			return {
				statement: o,
				predicateType: s,
				attachedTo: n,
				isVerified: r,
				signer: u,
				time: l
			};
		}
		function subjectWords(e) {
			return e.length === 0 ? "no image" : `another image (${e.slice(0, 3).join(", ")})`;
		}
		function imageWords({ manifest: e, name: t, platform: n }) {
			return `\`${t}\` (${n}, ${e})`;
		}
		function noAttestation(e) {
			const [t, n] = [(0, d.LN)(e.manifest), (0, p.BJ)(e.manifest)];
			return new o.yo({
				message: `${imageWords(e)} has no SBOM attestation: there is none among its referrers, and none under the tags \`${t}\` and \`${n}\``,
				fix: "attest an SBOM with `cosign attest --type spdxjson`, or write the SBOM to a file and name it in `sbom`"
			});
		}
		function noneCounts(e, t, n) {
			const r = t.slice(0, 3).map(rejectedWords);
			const i = t.length > 3 ? `; and ${t.length - 3} more` : "";
			return new o.yo({
				message: `${imageWords(e)} has no acceptable SBOM attestation; expected a signature ${(0, m.gF)(n)}: ${r.join("; ")}${i}`,
				fix: "do not use the image until this is explained; if someone else legitimately signs it, name the signer in `attestation-issuer` and `attestation-subject`, or set `attestation-key`"
			});
		}
		const rejectedWords = ({ place: e, reason: t }) => `${(0, l.h0)(t, 300)} (${placeWords(e, undefined)})`;
		function tooMany(e) {
			return new o.yo({
				message: `${imageWords(e)} has more than ${(0, c.hS)(p.pk, "attestation")} that may be SBOMs`,
				fix: "remove the ones that are no longer needed, for example with `cosign attest --replace`"
			});
		}
		var g = n(75577);
		var _ = n(4458);
		var v = n(47025);
		var y = n(33580);
		var b = n(86421);
		;
		const x = 4;
		function createImageReader(e, t) {
			const n = (0, d.nn)(t.session.registry.access);
			const r = {
				types: e["artifact-types"],
				minimum: e["min-packages"]
			};
			const o = (0, b.J)(e, t);
			const s = (0, a.kY)(async (e) => createSbomReader(n, await o(e)));
			return async (a) => {
				const o = [];
				const orUnread = async (e, n) => {
					try {
						return await n();
					} catch (n) {
						if (t.signal.aborted) throw n;
						o.push({
							name: e,
							error: n
						});
						return [];
					}
				};
				const c = await (0, i.Pk)(a, x, (t) => orUnread(t.name, async () => {
					const i = [];
					const a = await platformsOf(n, t);
					for (const n of e.platform) {
						const o = e.platform.length === 1 ? t.name : `${t.name} (${n})`;
						const c = await orUnread(o, async () => [await read_image_sboms_readOne(await s(t.image.organization), t, a(n), r)]);
						i.push(...c);
					}
					return i;
				}));
				return {
					read: c.flat(),
					unread: o
				};
			};
		}
		async function platformsOf(e, { image: t, name: n, reference: r }) {
			const i = await e.manifest(t.repository, r);
			if (i === undefined) throw new o.yo({
				message: `\`${n}\` is not in the registry, or this identity cannot see it`,
				fix: "check the name, the tag and the digest; the identity needs the role registry.pull on the organization",
				input: "images"
			});
			const { digest: a, manifest: s } = i;
			const c = s.kind === "index" ? a : undefined;
			const l = await (0, d.IC)(e, t.repository, i);
			if (c === undefined && l.length === 0) throw new o.yo({
				message: `\`${n}\` does not say which platform it is for: its config has no \`os\` and \`architecture\``,
				fix: "check that it is a container image and not another artifact, such as a chart",
				input: "images"
			});
			return (e) => {
				const t = (0, g.FL)(e);
				const r = t === undefined ? undefined : (0, g.xV)(l, t);
				if (r?.kind === "manifest") return {
					platform: e,
					digest: a,
					manifest: r.descriptor.digest,
					index: c
				};
				const i = (0, g.mS)(l).join(", ");
				throw new o.yo({
					message: `\`${n}\` has no image for \`${e}\`; its platforms: ${i === "" ? "none" : i}`,
					fix: "name the platforms that you run in `platform`",
					input: "platform"
				});
			};
		}
		async function read_image_sboms_readOne(e, { image: t, name: n, places: i }, { digest: a, index: c, manifest: l, platform: u }, d) {
			const { leftAside: f, sboms: p } = await e({
				name: n,
				repository: t.repository,
				manifest: l,
				index: c,
				platform: u
			});
			const m = `${n} (${u})`;
			await (0, r.i)();
			const h = p.map(({ statement: e }) => ({
				kind: "value",
				value: e
			}));
			const v = (0, y.k)(h, m, d.types);
			if (v.kind === "unreadable") throw new o.yo({ message: `the SBOM attestation of \`${m}\` cannot be read: ${v.message}` });
			const b = (0, _.Ez)("images", m, v, d);
			if (b.length > 0) throw new o.yo(...b);
			const x = n.includes("@") ? n : (0, s.Yk)({
				...t.complete,
				digest: a
			});
			const S = (0, g.FL)(u)?.architecture;
			const C = p.some(({ attachedTo: e }) => e !== l);
			return {
				...(0, _.zQ)({
					file: m,
					inWorkspace: false
				}, v),
				packageCount: new Set(v.packages.map(identityOf)).size,
				...f.length === 0 ? {} : { leftAside: f },
				image: x,
				name: n,
				digest: a,
				manifest: l,
				platform: u,
				sbom: p.every(({ isVerified: e }) => e) ? "attested" : "unverified",
				places: i,
				packages: v.packages.map((e) => ({
					...e,
					arch: C ? S ?? e.arch : e.arch ?? S,
					image: x,
					places: i
				}))
			};
		}
		const identityOf = ({ name: e, type: t, version: n }) => JSON.stringify([
			t,
			(0, v.be)(t, e),
			n
		]);
	}),
	4458: (function(e, t, n) {
		n.d(t, {
			Ez: function() {
				return sbomProblems;
			},
			V$: function() {
				return globProblems;
			},
			Yh: function() {
				return baseProblems;
			},
			pS: function() {
				return shownPath;
			},
			te: function() {
				return readSboms;
			},
			yL: function() {
				return typeWords;
			},
			zQ: function() {
				return sbomFacts;
			}
		});
		var r = n(76760);
		var i = n(34150);
		var a = n(38086);
		var o = n(24060);
		var s = n(66567);
		var c = n(47025);
		var l = n(33580);
		var u = n(80783);
		var d = n(49303);
		const f = 256 * 1024 * 1024;
		const p = 10;
		async function readSboms(e, t, n, r, i) {
			if (t.length === 0) return {
				facts: [],
				packages: [],
				indexes: [],
				paths: []
			};
			const a = await (0, s.C)(r.workingDirectory, t);
			i.add(...globProblems(e, t, a, r.workingDirectory));
			const o = [];
			for (const t of a.paths) {
				const a = shownPath(r.host.context.workspace, t);
				const s = (0, l.k)(await readParts(t), a.file, n.types);
				if (s.kind === "sbom") o.push({
					place: a,
					sbom: s
				});
				else i.add(notSbomProblem(e, a.file, s));
			}
			const c = [];
			const u = [];
			const d = [];
			for (const { place: t, sbom: r } of o) {
				const a = o.flatMap((e) => e.sbom === r ? [] : [e.sbom]);
				if (isCoveredIndex(r, a)) {
					d.push(t.file);
					continue;
				}
				i.add(...sbomProblems(e, t.file, r, n));
				for (const e of r.packages) u.push(e);
				c.push(sbomFacts(t, r));
			}
			return {
				facts: c,
				packages: u,
				indexes: d,
				paths: a.paths
			};
		}
		async function readParts(e) {
			const t = await (0, s.t)(e, f);
			return t.kind === "text" ? (0, u.y)(t.text) : new d.IO(t.reason);
		}
		function globProblems(e, t, n, r) {
			const i = n.unmatched.map((t) => ({
				message: `\`${e}\`: \`${(0, a.h0)(t, 300)}\` matches no file below \`${r}\``,
				fix: "create the file before this step; globs are relative to `working-directory`, and symbolic links are not followed",
				input: e
			}));
			if (n.paths.length > 0 || i.length > 0 || t.length === 0) return i;
			const o = `\`${e}\`: its globs that start with \`!\` exclude every file that the others match`;
			return [{
				message: o,
				input: e
			}];
		}
		const m = "provide SPDX 2.3 (JSON, or tags and values), SPDX 3.0 (JSON), CycloneDX 1.4 to 1.7 (JSON or XML), or JSON of syft";
		function notSbomProblem(e, t, { fix: n = m, message: r }) {
			const i = `\`${e}\`: \`${(0, a.h0)(t, 300)}\` is not a readable SBOM: ${(0, a.h0)(r, 300)}`;
			return {
				message: i,
				fix: n,
				input: e
			};
		}
		function sbomFacts(e, t) {
			const { digests: n, kind: r, packages: i, skipped: a, unreadable: o, ...s } = t;
			const c = [...a.values()].reduce((e, t) => e + t, 0);
			return {
				...e,
				...s,
				skippedCount: c,
				skipped: Object.fromEntries(a)
			};
		}
		function isCoveredIndex(e, t) {
			if (e.packageCount > 0 || e.unaccounted.length > 0 || e.unreadable.length > 0) return false;
			if ([...e.skipped.keys()].some(c.TI)) return false;
			const n = e.digests.filter((t) => !e.subjects.includes(t));
			const r = new Set(t.filter(({ packageCount: e }) => e > 0).flatMap(digestsOf));
			return n.length > 0 && n.every((e) => r.has(e));
		}
		const digestsOf = ({ digests: e, subjects: t }) => [...t, ...e];
		function sbomProblems(e, t, n, { minimum: r, types: i }) {
			const o = `\`${e}\`: \`${(0, a.h0)(t, 300)}\` has`;
			const s = n.unreadable.slice(0, p).map(({ entry: t, purl: n, reason: r }) => ({
				message: `${o} an entry \`${(0, a.h0)(t, 200)}\` whose purl \`${(0, a.h0)(n, 200)}\` cannot be read: ${(0, a.h0)(r, 200)}`,
				fix: "correct the purl, or report it to the author of the tool that wrote the SBOM",
				input: e
			}));
			const c = `${o} ${n.unreadable.length - s.length} more entries whose purls cannot be read`;
			if (s.length > 0) return n.unreadable.length === s.length ? s : [...s, {
				message: c,
				fix: "correct them too",
				input: e
			}];
			return n.packageCount >= r ? [] : [tooFewPackages(e, t, n, {
				minimum: r,
				types: i
			})];
		}
		function tooFewPackages(e, t, n, { minimum: r, types: o }) {
			const s = [...n.skipped].map(([e, t]) => `${t} ${typeWords(e)}`);
			const c = n.unaccounted.filter(({ type: e }) => e === undefined).length;
			if (c > 0) s.push(`${c} without a usable purl`);
			if (n.notPackages > 0) {
				const e = "images, files or operating systems";
				s.push((0, i.hS)(n.notPackages, "image, file or operating system", e));
			}
			const l = n.packageCount === 0 ? "no packages" : "no other packages";
			const u = `it lists ${s.length === 0 ? l : s.slice(0, 10).join(", ")}`;
			const d = n.packageCount === 0 ? "no package" : (0, i.hS)(n.packageCount, "package");
			const f = r === 1 ? "" : `, fewer than \`min-packages: ${r}\``;
			const p = n.digests.filter((e) => !n.subjects.includes(e)).slice(0, 5);
			const m = n.packageCount === 0 && p.length > 0;
			return {
				message: `\`${e}\`: \`${(0, a.h0)(t, 300)}\` has ${d} of the types in \`artifact-types\` (${o.join(", ")})${f}: ${u}`,
				fix: m ? `it may be an index; if so, also give the SBOMs of the images that it lists (${p.join(", ")})` : "check that this is the SBOM of the image, and list the types of its packages in `artifact-types`",
				input: e
			};
		}
		const typeWords = (e) => `of type ${(0, a.h0)(e, 50)}`;
		function shownPath(e, t) {
			const n = (0, r.relative)(e, t);
			const i = !(0, r.isAbsolute)(n) && n.split(r.sep)[0] !== "..";
			return {
				file: i ? n.split(r.sep).join("/") : (0, r.basename)(t),
				inWorkspace: i
			};
		}
		function baseProblems(e, t, n, r) {
			const i = new Set(e.paths.flatMap(namesOf));
			const o = n.paths.filter((e) => namesOf(e).some((e) => i.has(e)));
			return [...o.map((e) => ({
				message: `\`base-sbom\`: \`${(0, a.h0)(shownPath(r, e).file, 300)}\` is also a file of \`sbom\`: compared with itself, nothing is new`,
				fix: "write the SBOM of the base to a file of its own, in a run that the change cannot influence",
				input: "base-sbom"
			})), ...foreignProblems(t, n.facts)];
		}
		const namesOf = (e) => [e, (0, o.l6)(e) ?? e];
		function foreignProblems(e, t) {
			const n = e.flatMap(({ image: e }) => e === undefined ? [] : [(0, d._M)(e)]);
			if (n.length === 0) return [];
			return t.filter(({ image: e }) => e !== undefined && !n.includes((0, d._M)(e))).map(({ file: e, image: t = "" }) => ({
				message: `\`base-sbom\`: \`${(0, a.h0)(e, 300)}\` describes \`${(0, a.h0)(t, 200)}\`, another image than the SBOMs of the change (\`${(0, a.h0)(n[0] ?? "", 200)}\`)`,
				fix: "give the SBOM of the same image at the base of the change",
				input: "base-sbom"
			}));
		}
	}),
	2638: (function(e, t, n) {
		n.r(t);
		n.d(t, { run: function() {
			return ye;
		} });
		var r = n(34150);
		var i = n(44225);
		var a = n(38086);
		var o = n(22475);
		var s = n(45794);
		var c = n(48636);
		var l = n(35147);
		var u = n(52309);
		var d = n(24086);
		var f = n(70378);
		var p = n(96299);
		var m = n(58508);
		var h = n(50680);
		var g = n(34779);
		var _ = n(73358);
		var v = n(31401);
		var y = n(93146);
		var b = n(60489);
		;
		const x = 1e3;
		async function fillSeverities(e, t) {
			const n = idsWithoutSeverity(e.items).filter((e) => (0, b.xF)("ids", e) <= b.DF);
			if (n.length === 0) return e;
			const r = [];
			const i = new Set();
			let o;
			await Promise.all((0, b.vj)("ids", n, x).map(async (e) => {
				const n = (0, _.FP)((0, v.sb)({ ids: e }), S);
				try {
					for await (const e of (0, _.n4)(t.session.client, n)) r.push(...e);
				} catch (t) {
					if (!(t instanceof g.Wk) || t.code === "CANCELLED") throw t;
					o ??= t;
					for (const t of e) i.add(t.toLowerCase());
				}
			}));
			if (o !== undefined) {
				t.host.log.info(`Public vulnerability metadata could not be read, so some severities stay unknown: ${(0, a.h0)(o.message, 300)} (${o.code}).`);
			}
			const s = r.flatMap(({ severities: e = [] }) => e);
			(0, y.B7)(t.host.log, new Set(s.flatMap((e) => (0, y.mE)(e) ?? [])));
			return {
				...e,
				items: addMetadata(e.items, r, i)
			};
		}
		const S = {
			uid: true,
			id: true,
			summary: false,
			severities: {}
		};
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
				const a = e.rating.severity === "unknown" && !e.aliases.some((e) => n.has(e.toLowerCase())) ? (0, y.IB)(t.flatMap((e) => e.severities ?? [])) : e.rating;
				return {
					...e,
					rating: a,
					...i === undefined ? {} : { summary: i }
				};
			});
		}
		var C = n(89994);
		var w = n(699);
		var T = n(77825);
		var E = n(52023);
		var D = n(36083);
		var O = n(12056);
		var k = n(39589);
		var A = n(33010);
		;
		const j = 500;
		const gate_findings_short = (e) => (0, a.h0)(e, 200);
		function ignoreSubject(e) {
			const t = e.id === undefined ? "every advisory" : gate_findings_short(e.id);
			const n = e.artifact === undefined ? "" : ` in ${gate_findings_short(e.artifact)}`;
			return `${t}${n}${e.image === undefined ? "" : ` on ${gate_findings_short(e.image)}`}`;
		}
		function reasonWords({ ignore: e, vex: t }) {
			return t === undefined ? e?.reason : (0, A.hO)(t);
		}
		function ignoreFinding(e, t, n, r, i) {
			return {
				rule: e,
				level: t,
				title: "Ignore",
				message: `The ignore of ${ignoreSubject(n)} ${r}.`,
				location: n.place,
				fix: i,
				fingerprint: (0, k.ax)(e, ignoreSubject(n))
			};
		}
		function ignoreFindings(e) {
			const t = "Update the package, or renew the entry with a reason.";
			const ending = (e, n) => (r) => ignoreFinding(e, "warning", r, `${n} on ${gate_findings_short(r.expires.text)}`, t);
			const n = "Add `id` or `artifact` to ignore advisories; without them, the entry applies to the other commands only.";
			const r = "Name the advisory (`id`), or the packages that the reason is about; to report without failing, use `warn-only`.";
			return [
				...e.expired.map(ending("ignore-expired", "expired")),
				...e.expiring.map(ending("ignore-expiring", "expires")),
				...e.imageOnly.map((e) => {
					const t = "names only an image, so it ignores nothing here";
					return ignoreFinding("ignore-image-only", "warning", e, t, n);
				}),
				...e.boundless.map((e) => {
					const t = "silences every advisory, including future ones";
					return ignoreFinding("ignore-everything", "warning", e, t, r);
				}),
				...e.unused.map((e) => ignoreFinding("ignore-unused", "notice", e, "matched nothing", "Remove the entry.")),
				...e.loosened.map(({ ignore: e, before: t, kind: n }) => {
					const r = t === undefined ? "is added by this change" : `is extended by this change from ${t}`;
					return ignoreFinding(`ignore-${n}`, "notice", e, r, "Check that this is intended.");
				})
			];
		}
		function otherFindings(e) {
			return [
				...unaccountedFindings(e),
				...incompleteFindings(e),
				...e.missingLookups.map(unknownFinding),
				...ignoreFindings(e)
			];
		}
		const unknownFinding = (e) => ({
			rule: "unknown-advisory",
			level: "warning",
			title: "Unknown advisory",
			message: `The service has no advisory with the id or alias ${gate_findings_short(e)}.`,
			fix: "Check its spelling.",
			fingerprint: (0, k.ax)("unknown-advisory", e.toLowerCase())
		});
		const M = 10;
		function unaccountedFindings(e) {
			return e.unaccounted.map(({ file: t, inWorkspace: n, lacks: i, packages: a }) => {
				const o = (0, r.Dt)(a, M, gate_findings_short);
				const s = (0, r.hS)(a.length, "package has", "packages have");
				return {
					rule: "unaccounted-package",
					level: e.unaccountedFails ? "error" : "warning",
					title: "Unaccounted packages",
					message: i === "version" ? `${s} no version in ${gate_findings_short(t)}, so every advisory on ${(0, r.iD)(a.length, "its name", "their names")} counts: ${o}.` : `${s} no usable type or purl in ${gate_findings_short(t)}, so no advisory was looked up: ${o}.`,
					location: n ? {
						file: t,
						line: 1
					} : undefined,
					fix: "Configure the build tool to write purls with versions, for example `pkg:apk/wolfi/openssl@3.3.2-r0`.",
					fingerprint: (0, k.ax)("unaccounted-package", t, ...i === "version" ? [i] : [])
				};
			});
		}
		function incompleteFindings({ incomplete: e }) {
			return e.flatMap(({ file: e, gaps: t, inWorkspace: n }) => t.map((t) => ({
				rule: "incomplete-sbom",
				level: "warning",
				title: "Incomplete SBOM",
				message: `${gate_findings_short(e)} does not list everything: ${(0, a.h0)(t, j)}.`,
				location: n ? {
					file: e,
					line: 1
				} : undefined,
				fix: "Add the SBOMs of the missing parts, or configure the build tool to list them.",
				fingerprint: (0, k.ax)("incomplete-sbom", e, t)
			})));
		}
		var N = n(4458);
		var P = n(47025);
		;
		const F = 20;
		const I = 10;
		const L = 200;
		const R = "that this change does not move";
		function gateCoverage({ elsewhere: e, left: t, sboms: n, search: r, unknown: i, unmoved: o, unreadImages: s }, { collected: c, failure: l, openLookups: u, unread: d }) {
			const f = [...r.packages.values()].flat().filter(({ source: e }) => e === undefined).length;
			const p = n.reduce((e, { packageCount: t }) => e + t, f);
			const m = [...unreadPackages(d, r.packages), ...unreadLookups(r.lookups, d)];
			const h = l === undefined ? "the service does not return aliases" : whyOf(l);
			const g = new Set([...c.unknownLookups, ...u]);
			const _ = [...g].map((e) => ({
				what: (0, a.h0)(e, L),
				why: h
			}));
			const v = n.flatMap(unreadEntries);
			const y = [...m, ..._.filter(({ what: e }) => !m.some((t) => t.what === e))];
			const { lookups: b } = r;
			const x = n.flatMap((e) => e.unaccounted.filter(({ type: e }) => e !== undefined));
			const S = Math.max(0, p + b.length - y.length - x.length);
			const C = [
				...t,
				{
					what: "images",
					why: O.r,
					count: e
				},
				{
					what: "images",
					why: R,
					count: o
				}
			];
			const w = s.map(({ error: e, name: t }) => ({
				what: (0, a.h0)(t, L),
				why: whyOf(e)
			}));
			const T = n.flatMap(({ file: e, gaps: t }) => t.map((t) => ({
				what: (0, a.h0)(e, L),
				why: (0, a.h0)(t, j)
			})));
			const k = [
				...y,
				...v,
				...T,
				...w,
				...i.unread.map(E.n2)
			];
			const A = i.unresolved.map(E.jE);
			const M = (0, D.X)(S, [...skippedTypes(n), ...C], k, A);
			const sumOf = (e) => C.reduce((t, n) => n.what === e ? t + n.count : t, 0);
			const N = sumOf("images") + w.length;
			const P = sumOf("references") + i.unread.length + A.length;
			const F = M.seen - b.length - N - P;
			const I = {
				package: F,
				"advisory id": b.length,
				image: N,
				reference: P
			};
			return {
				...M,
				noun: nounOf(I)
			};
		}
		function nounOf(e) {
			const [t = "package", ...n] = Object.entries(e).flatMap(([e, t]) => t > 0 ? [e] : []);
			return n.length === 0 ? t : "item";
		}
		function unaccountedOf({ file: e, inWorkspace: t, unaccounted: n }) {
			const r = (0, T.$)(n, ({ type: e }) => e === undefined ? "type" : "version");
			return Array.from(r, ([n, r]) => {
				return {
					file: e,
					inWorkspace: t,
					lacks: n,
					packages: r.map(packageName)
				};
			});
		}
		function unreadEntries({ file: e, unaccounted: t }) {
			return t.map((t) => ({
				what: packageName(t),
				why: t.type === undefined ? `no usable type or purl in ${(0, a.h0)(e, L)}` : `no version in ${(0, a.h0)(e, L)}, so every advisory on its name counts`
			}));
		}
		function packageName({ name: e, version: t }) {
			return (0, a.h0)(t === undefined ? e : `${e} ${t}`, L);
		}
		function skippedTypes(e) {
			const t = e.flatMap(({ skipped: e }) => Object.entries(e));
			const n = new Set(t.toSorted(([, e], [, t]) => t - e).map(([e]) => e));
			const r = new Set([...n].slice(0, F));
			return [...t.map(([e, t]) => {
				return {
					what: "packages of the SBOM",
					why: r.has(e) ? (0, N.yL)(e) : "of other types",
					count: t
				};
			}), ...e.map(({ notPackages: e }) => {
				return {
					what: "entries of the SBOM",
					why: "for images, files or operating systems",
					count: e
				};
			})];
		}
		function unreadPackages(e, t) {
			const n = new Map();
			if (e.length === 0) return [];
			const r = (0, P.QF)(t);
			for (const { error: i, question: a, value: o } of e) {
				if (a !== "artifactNames") continue;
				const e = (r.get(o) ?? []).flatMap((e) => t.get(e) ?? []);
				const s = [...t.get(o) ?? [], ...e.filter(({ origin: e }) => e === o)];
				for (const e of s) {
					const { arch: t, name: r, source: a, type: o, version: s } = e;
					const c = JSON.stringify([
						a,
						o,
						(0, P.be)(o, r),
						s,
						t
					]);
					n.set(c, {
						what: packageName(e),
						why: whyOf(i)
					});
				}
			}
			return [...n.values()];
		}
		function unreadLookups(e, t) {
			const n = t.filter(({ question: e }) => e === "advisoryIds");
			const r = new Map(n.map(({ error: e, value: t }) => [t.toLowerCase(), e]));
			return e.flatMap((e) => {
				const t = r.get(e.toLowerCase());
				return t === undefined ? [] : [{
					what: (0, a.h0)(e, L),
					why: whyOf(t)
				}];
			});
		}
		function whyOf(e) {
			if (e instanceof s.yo) return e.problems.map(({ message: e }) => (0, a.h0)(e, 300)).join("; ");
			if (e instanceof g.Wk) return `${(0, a.h0)(e.message, 300)} (${e.code})`;
			return "an earlier failure stopped the lookup";
		}
		function unreadProblems(e) {
			const t = (0, T.$)(e, ({ error: e }) => whyOf(e));
			return [...t.values()].flatMap((e) => {
				const t = (0, r.Dt)(e, I, ({ value: e }) => `\`${(0, a.h0)(e, L)}\``);
				const n = `the advisories of ${t} could not be read`;
				return (0, p.e)(e[0]?.error, undefined, n).map(({ message: e }) => ({
					kind: "service",
					message: e,
					fix: "Run again. If it still fails, report these names to the vendor. Everything else was checked."
				}));
			});
		}
		var z = n(15103);
		var B = n(8e3);
		var V = n(25225);
		var H = n(49303);
		;
		function imageChanges(e, { base: t, items: n, replaced: r }) {
			if (e.length === 0) return [];
			const isSure = ({ facts: e }) => e.doubt === undefined;
			const keysOf = (e) => new Set(e.map(({ item: e }) => (0, B.Dh)(e)));
			const i = keysBySource(n.map(({ item: e }) => e));
			const a = keysBySource(r);
			const o = new Map(r.map((e) => [(0, B.Dh)(e), e]));
			const s = keysBySource(r.filter(isSure));
			const c = keysOf(n.filter(({ item: e }) => !isSure(e)));
			const l = keysOf(n.filter(({ effect: e }) => e === "ignored"));
			return e.map((e) => {
				const { digest: n, file: r, manifest: u, name: d, packageCount: f, platform: p, sbom: m } = e;
				const h = i.get(r) ?? ee;
				const g = [...h].filter((e) => !l.has(e));
				const _ = knownAtAll(e, t, (e) => c.has(e) ? a : s);
				const v = fixedBy(e, t, a).filter((e) => !h.has(e));
				const y = {
					image: d,
					digest: n,
					manifest: u,
					platform: p,
					packages: f,
					count: g.length,
					newCount: g.filter((e) => !_(e)).length,
					fixedCount: v.length,
					sbom: m
				};
				return {
					record: y,
					fixed: v.flatMap((e) => o.get(e) ?? [])
				};
			});
		}
		const ee = new Set();
		function keysBySource(e) {
			const t = new Map();
			for (const n of e) {
				if (n.facts.status !== "affecting") continue;
				for (const { source: e } of n.packages) if (e !== undefined) t.set(e, (t.get(e) ?? new Set()).add((0, B.Dh)(n)));
			}
			return t;
		}
		function knownAtAll({ places: e }, t, n) {
			const r = (e ?? [undefined]).map((e) => t.filter((t) => (0, V.ii)(t, e)));
			return (e) => r.every((t) => t.some(({ file: t }) => n(e).get(t)?.has(e) === true));
		}
		function fixedBy({ image: e, places: t = [], platform: n }, r, i) {
			const a = r.filter((r) => [undefined, ...t].some((e) => (0, V.ii)(r, e)) && sharePlatform(r, n) && (r.places !== undefined || shareRepository(r, e)));
			return [...new Set(a.flatMap(({ file: e }) => [...i.get(e) ?? ee]))];
		}
		const shareRepository = ({ image: e }, t) => e === undefined || t === undefined || (0, H._M)(e) === (0, H._M)(t);
		function sharePlatform({ platform: e }, t) {
			if (e === undefined || t === undefined) return true;
			const n = t.split(", ");
			return e.split(", ").some((e) => n.includes(e));
		}
		var te = n(99004);
		var ne = n(40382);
		var re = n(63664);
		var ie = n(87717);
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
				for (const { image: t } of e.packages) {
					const e = t === undefined ? undefined : ofImage(t);
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
				const r = await (0, te.CS)(e.workingDirectory, false, {
					workspace: n,
					signal: e.signal
				});
				if (!r.byGit) return [];
				return (await (0, ie.i)([], e, t)).references;
			} catch (t) {
				const n = t instanceof Error ? t.message : String(t);
				e.host.log.debug(`files were not scanned for images: ${(0, a.h0)(n, 300)}`);
				return [];
			}
		}
		function findImage(e, t, n) {
			const r = (0, re.o_)(e);
			if (r.kind === "malformed") return undefined;
			const i = (0, ne.kl)(r.reference, n, "ours");
			if (i.kind === "foreign") return undefined;
			const a = t.filter(({ image: e }) => e.repository === i.image.repository);
			const { digest: o, tag: s } = r.reference;
			const c = a.find(({ reference: e }) => o !== undefined && e.digest === o) ?? a.find(({ reference: e }) => s !== undefined && e.tag === s);
			return (c ?? (s === undefined ? a[0] : undefined))?.location;
		}
		var ae = n(43216);
		var U = n(37167);
		var W = n(26963);
		var G = n(59995);
		var K = n(1414);
		;
		const oe = 3;
		function exposureLevel([{ effect: e }]) {
			if (e === "fails") return "error";
			return e === "warned" ? "warning" : "notice";
		}
		const q = /^[\w.@:+-]{0,80}$/;
		function exposureFingerprint(e) {
			const { artifact: t, type: n = "" } = e[0].item;
			const r = (0, U.VN)(e);
			if (q.test(r) && q.test(n) && q.test(t)) return `advisory/${r}/${n}/${t}`;
			return (0, k.ax)("advisory", r, n, t);
		}
		const listed = (e) => (0, r.Dt)(e, oe, gate_findings_short);
		function componentWords({ location: e, name: t }) {
			if (t === undefined) return e ?? "";
			return e === undefined ? t : `${t} (${e})`;
		}
		function placesOf(e) {
			const t = (0, U.DT)(e).flatMap(({ image: e, source: t }) => e ?? t ?? []);
			return t.length < 2 ? t : [...new Set(t)];
		}
		function exposureMessage(e) {
			const [{ item: t }] = e;
			const n = (0, U.VN)(e);
			const r = (0, U.rx)(e);
			const i = (0, U.Qe)(e);
			const { word: a } = t.facts;
			const o = (0, U.ct)(e).map(componentWords);
			const s = placesOf(e);
			const c = (0, U.x4)(e);
			const l = t.viaOrigin === true ? t.packages.find((e) => e.origin)?.origin : undefined;
			return [
				gate_findings_short(t.artifact),
				c.length === 0 ? "" : ` ${listed(c)}`,
				l === undefined ? "" : ` (built from ${gate_findings_short(l)})`,
				" is affected by ",
				gate_findings_short(n),
				r.length === 0 ? "" : ` (${listed(r)})`,
				", severity ",
				(0, y.D4)((0, U.Zq)(e)),
				"; ",
				i === undefined ? "no fixed version is known" : `fixed in ${gate_findings_short(i)}`,
				a === undefined || i !== undefined ? "" : `; vendor's status: ${(0, K.en)(a)}`,
				t.facts.doubt === undefined ? "" : `; ${t.facts.doubt}`,
				o.length === 0 ? "" : `; in ${listed(o)}`,
				s.length < 2 ? "" : `; found in ${listed(s)}`,
				"."
			].join("");
		}
		function fixWords(e, t) {
			const { artifact: n } = e[0].item;
			const r = (0, U.Qe)(e);
			if (r === undefined) return undefined;
			if (t?.version === undefined || t.total < 2) return `Update ${gate_findings_short(n)} to ${gate_findings_short(r)} or later.`;
			return `Update ${gate_findings_short(n)} to ${gate_findings_short(t.version)} or later: fixes ${t.fixes} of ${t.total}.`;
		}
		function exposureFinding(e, t, n) {
			const [{ expiredIgnore: r, item: i }] = e;
			const { severity: a } = (0, U.Zq)(e);
			const o = r === undefined ? "" : ` An ignore for it expired on ${gate_findings_short(r.expires.text)}.`;
			return {
				rule: "affecting-advisory",
				level: exposureLevel(e),
				title: [
					a,
					": ",
					gate_findings_short((0, U.VN)(e)),
					" in ",
					gate_findings_short(i.artifact)
				].join(""),
				message: exposureMessage(e) + o,
				artifact: i.artifact,
				urgency: (0, y.qs)(a),
				location: t,
				fix: fixWords(e, n),
				fingerprint: exposureFingerprint(e)
			};
		}
		const se = "Update the package to a version that the advisory lists as fixed, or ignore it with a reason and an expiry date.";
		const J = 10;
		function exposureDetail(e) {
			const [{ effect: t, item: n }] = e;
			const { severity: r } = (0, U.Zq)(e);
			const { word: i } = n.facts;
			return {
				rule: vulnerabilityRule(e),
				message: exposureMessage(e),
				file: (0, U.DT)(e).find((e) => e.source !== undefined)?.source,
				modules: modulesOf(e),
				properties: {
					severity: r,
					isNew: n.isNew,
					effect: t,
					advisories: (0, U.UX)(e).ids.map((e) => (0, G.u)(e, 100)),
					...i === undefined ? {} : { status: i }
				},
				test: {
					suite: n.artifact,
					name: (0, U.kK)(e),
					type: r
				}
			};
		}
		function vulnerabilityRule(e) {
			const t = (0, G.u)((0, U.VN)(e), 200);
			const n = (0, U.kK)(e);
			const r = e.map(({ item: e }) => e.summary).find((e) => e !== undefined);
			const i = (0, G.u)(r ?? `Vulnerability ${(0, G.u)(t, 400)}.`);
			const a = (0, U.UX)(e).aliases.slice(0, 20).map((e) => (0, G.u)(e, 100));
			const o = a.map((e) => (0, W.FV)(e)).join(", ") || "none";
			const { score: s, severity: c } = (0, U.Zq)(e);
			return {
				id: (0, U.VN)(e),
				name: "AffectingAdvisory",
				title: t,
				description: i,
				help: `${i} Aliases: ${a.join(", ") || "none"}. ${se}`,
				helpMarkdown: `**${(0, W.FV)(n, 400)}**\n\n${(0, W.FV)(i)}\n\nAliases: ${o}\n\n${se}\n`,
				tags: [
					"security",
					"vulnerability",
					c
				],
				score: s
			};
		}
		function modulesOf(e) {
			const [{ item: t }] = e;
			const n = t.version === undefined ? "" : `@${t.version}`;
			const r = (0, U.ct)(e).slice(0, J);
			const i = (0, U.DT)(e).some(({ image: e }) => e !== undefined) ? placesOf(e) : [];
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
			for (const t of e.items) {
				const { effect: e, item: n } = t;
				const r = {
					suite: n.artifact,
					name: (0, U.kK)([t])
				};
				if (e === "ignored") yield {
					...r,
					skipped: `Ignored: ${reasonWords(t) ?? "no reason given"}`
				};
				if (e === "settled") yield r;
			}
		}
		;
		function countRows(e) {
			const { kept: t, pressing: n } = (0, U.WU)(e);
			const r = (0, T.$)([...n, ...t], ([{ effect: e }]) => e);
			const severities = (e) => (0, T.T)(r.get(e) ?? [], (e) => (0, U.Zq)(e).severity);
			return {
				of: (e) => r.get(e)?.length ?? 0,
				severities,
				words: (e) => severityCounts(severities(e))
			};
		}
		function severityCounts(e) {
			const t = y.oC.filter((t) => e.has(t));
			return t.map((t) => `${e.get(t)} ${t}`).join(", ");
		}
		const reason = (e, t, n) => e === 0 ? [] : [`${(0, r.hS)(e, t, n)}.`];
		function gateReasons(e) {
			const t = countRows(e);
			const n = e.unaccountedFails ? " (`fail-on-unaccounted`)" : "";
			const [r, i] = [t.words("fails"), `${softInput(e)}: ${t.words("warned")}`];
			const a = [
				...reason(t.of("fails"), `advisory fails this run: ${r}`, `advisories fail this run: ${r}`),
				...reason(unaccountedCount(e, "type"), `package has no usable type or purl, so nothing was looked up for it${n}`, `packages have no usable type or purl, so nothing was looked up for them${n}`),
				...reason(unaccountedCount(e, "version"), `package has no version, so every advisory on its name counts${n}`, `packages have no version, so every advisory on their names counts${n}`),
				...reason(t.of("warned"), `advisory would fail without ${i}`, `advisories would fail without ${i}`),
				...passingReasons(e, t),
				...listReasons(e),
				...gapReasons(e)
			];
			return e.counts.count > 0 ? a : [`${sentence(nothingWords(e))}.`, ...a];
		}
		function verdictWords(e) {
			const { counts: t, hasBase: n, policy: i, unaccountedFails: a } = e;
			const o = countRows(e);
			const [s, c] = [o.of("fails"), o.of("warned")];
			const l = n && i.scope === "changed" ? "new " : "";
			const some = (e) => (0, r.hS)(e, `${l}advisory`, `${l}advisories`);
			if (s > 0) return `${some(s)} ${(0, r.iD)(s, "fails", "fail")} (${o.words("fails")})`;
			if (a) return unaccountedWords(e);
			if (c > 0) return `${some(c)} would fail without ${softInput(e)} (${o.words("warned")})`;
			if (t.count === 0) return nothingWords(e);
			const { kept: u, pressing: d } = (0, U.WU)(e);
			const f = u.length + d.length;
			return `no ${l}advisory fails; ${f} ${(0, r.iD)(f, "affects", "affect")} what was checked`;
		}
		function otherReasons(e) {
			return [
				...passingReasons(e, countRows(e)),
				...nameReasons(e),
				...gapReasons(e)
			];
		}
		const softInput = ({ policy: e }) => e.warnOnly ? "`warn-only`" : "`fail-on-severity: none`";
		const sentence = (e) => e.charAt(0).toUpperCase() + e.slice(1);
		function nothingWords({ counts: e, movesNothing: t }) {
			if (t === true) return "no image changed, so nothing was checked";
			return e.ignoredCount === 0 ? "no advisory affects what was checked" : "every advisory that affects what was checked is ignored";
		}
		const unaccountedCount = ({ unaccounted: e }, t) => e.reduce((e, { lacks: n, packages: r }) => n === t ? e + r.length : e, 0);
		function unaccountedWords(e) {
			const [t, n] = [unaccountedCount(e, "type"), unaccountedCount(e, "version")];
			const i = t > 0 ? "usable type or purl" : "version";
			const a = t > 0 && n > 0 ? " or version" : "";
			return `${(0, r.hS)(t + n, "package")} without a ${i}${a}`;
		}
		function passingReasons({ counts: e, policy: t }, n) {
			const r = "another status than `fail-on-status` lists";
			const i = n.severities("below-severity");
			const a = i.get("unknown") ?? 0;
			const o = n.of("below-severity") - a;
			const s = severityCounts(new Map([...i].filter(([e]) => e !== "unknown")));
			const c = `not reach \`fail-on-severity: ${t.failOnSeverity}\`: ${s}`;
			const l = "an unknown severity (`fail-on-unknown-severity: false`)";
			const u = "in the base too (`scope: changed`)";
			const d = "no known fix (`only-fixed`)";
			return [
				...reason(n.of("unfixed"), `advisory has ${d}`, `advisories have ${d}`),
				...reason(n.of("other-status"), `advisory has ${r}`, `advisories have ${r}`),
				...reason(o, `advisory does ${c}`, `advisories do ${c}`),
				...reason(a, `advisory has ${l}`, `advisories have ${l}`),
				...reason(n.of("in-base"), `advisory is ${u}`, `advisories are ${u}`),
				...reason(e.ignoredCount, "advisory is ignored", "advisories are ignored")
			];
		}
		const nameReasons = ({ withoutAdvisories: e }) => reason(e.length, "name in `artifacts` has no advisory at all", "names in `artifacts` have no advisory at all");
		function listReasons(e) {
			const ignores = (e, t, n) => reason(e.length, `ignore ${t}`, `ignores ${n}`);
			const { boundless: t, expired: n, expiring: r, imageOnly: i, unused: a, loosened: o } = e;
			const s = "only an image and";
			return [
				...ignores(n, "has expired", "have expired"),
				...ignores(r, "expires within 14 days", "expire within 14 days"),
				...ignores(i, `names ${s} has no effect here`, `name ${s} have no effect here`),
				...ignores(t, "silences every advisory", "silence every advisory"),
				...ignores(a, "matched nothing", "matched nothing"),
				...ignores(o, "is added or loosened by this change", "are added or loosened by this change"),
				...reason(e.missingLookups.length, "id or alias is not known to the service", "ids or aliases are not known to the service"),
				...nameReasons(e),
				...reason(e.unknownLookups.length, "alias cannot be looked up: the service does not return aliases", "aliases cannot be looked up: the service does not return aliases")
			];
		}
		function gapReasons({ counts: e, fieldsSeen: t }) {
			const n = "The service does not return severities, so severities without public metadata are unknown.";
			const r = "The service does not return events, so every advisory counts as affecting.";
			return [...t.severities || e.bySeverity.unknown === 0 ? [] : [n], ...t.events || e.count === 0 ? [] : [r]];
		}
		var Y = n(28662);
		var ce = n(72367);
		var le = n(63144);
		;
		const X = 120;
		const ue = 3;
		const cell = (e) => (0, W.fl)(e, X);
		function nameCell(e) {
			const t = cell(e);
			return /^CVE-\d{4}-\d{4,19}$/i.test(e) ? (0, W.k9)(t, `https://nvd.nist.gov/vuln/detail/${e.toUpperCase()}`) : t;
		}
		function severityCell({ otherwise: e, score: t, severity: n }) {
			const r = t === undefined ? n : `${n} ${t.toFixed(1)}`;
			return e === undefined ? r : `${r}<br>${e}`;
		}
		const few = (e, t) => (0, r.Dt)(e, ue, t);
		const fewLines = (e, t) => (0, r.nC)(e, ue, t).join("<br>");
		const componentCell = ({ location: e = "", name: t = "" }) => (0, le.Ej)([t, e]).map(cell).join(" ");
		function vulnerabilityCell(e) {
			const [t, n] = [nameCell((0, U.VN)(e)), (0, U.rx)(e)];
			return n.length === 0 ? t : `${t} ${few(n, cell)}`;
		}
		function exposureTable(e) {
			const t = e.some((e) => (0, U.ct)(e).length > 0);
			const n = e.some((e) => placesOf(e).length > 1);
			return (0, W.c_)([
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
				const { word: i } = r.facts;
				const a = (0, U.Qe)(e);
				return [
					severityCell((0, U.Zq)(e)),
					cell(r.artifact),
					few((0, U.x4)(e), cell),
					vulnerabilityCell(e),
					...t ? [few((0, U.ct)(e), componentCell)] : [],
					...n ? [few(placesOf(e), cell)] : [],
					i === undefined ? "\u2013" : (0, K.en)(i),
					a === undefined ? "\u2013" : cell(a)
				];
			});
		}
		function updateTable(e, t) {
			const n = t(todosOf(e));
			if (n.length === 0) return [];
			const r = e.pressing.some((e) => placesOf(e).length > 1);
			const i = (0, W.c_)([
				"What to do",
				"Vulnerabilities",
				"Severity",
				...r ? ["Where"] : []
			], n, ({ names: e, packages: t, places: n, severities: i, update: a }) => [
				a === undefined ? waitWords(t, e.length) : `Update ${cell(a.artifact)} to ${versionWords(a.version ?? "")}: fixes ${a.fixes} of ${a.total}`,
				fewLines(e, nameCell),
				severityCounts(i),
				...r ? [fewLines([...n], cell)] : []
			]);
			return [i];
		}
		function todosOf({ pressing: e, updateOf: t, updates: n }) {
			const r = (0, T.$)(e, (e) => {
				const n = t(e);
				return n !== undefined && (0, U.qC)(e, n) ? n : undefined;
			});
			return [...n, undefined].flatMap((e) => {
				const t = r.get(e);
				return t === undefined ? [] : todoOf(e, t);
			}).sort((e, t) => worstRank(e) - worstRank(t) || t.names.length - e.names.length);
		}
		const worstRank = ({ severities: e }) => Math.min(...Array.from(e.keys(), y.qs));
		const todoOf = (e, t) => ({
			update: e,
			names: t.map(U.VN),
			severities: (0, T.T)(t, (e) => (0, U.Zq)(e).severity),
			packages: new Set(t.map(([{ item: e }]) => e.artifact)),
			places: new Set(t.flatMap(placesOf))
		});
		function waitWords(e, t) {
			const n = `Wait for ${(0, r.iD)(t, "a fix", `fixes for ${t} vulnerabilities`)} in ${few([...e], cell)}`;
			return `${n}, or ignore ${(0, r.iD)(t, "it", "them")} with a reason`;
		}
		const versionWords = (e) => /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/.test(e) ? e : cell(e);
		;
		function moveBlocks({ moves: e = [] }) {
			const t = (0, W.c_)([
				"What moved",
				"From",
				"To"
			], e, ({ file: e, from: t, slot: n, to: r }) => [
				`${cell(e)}: ${(0, W.FV)(n, X)}`,
				t === undefined ? "new" : cell(t),
				cell(r)
			]);
			return (0, Y.eb)(`${(0, r.hS)(e.length, "place")} moved to another image`, t);
		}
		function fixedBlocks({ fixed: e = [] }) {
			const t = new Map(e.flatMap(({ fixed: e, record: { image: t, platform: n } }) => e.map((e) => {
				const r = (0, U.VN)([{ item: e }]);
				return [JSON.stringify([
					t,
					n,
					e.artifact,
					r
				]), {
					image: t,
					item: e,
					name: r
				}];
			})));
			const rankOf = ({ item: e }) => (0, y.qs)(e.rating.severity);
			const n = [...t.values()].sort((e, t) => rankOf(e) - rankOf(t));
			const i = (0, W.c_)([
				"Fixed",
				"Severity",
				"Package",
				"Image"
			], n, (e) => [
				nameCell(e.name),
				severityCell(e.item.rating),
				cell(e.item.artifact),
				cell(e.image)
			]);
			return (0, Y.eb)(`${(0, r.hS)(t.size, "vulnerability", "vulnerabilities")} fixed by this change`, i);
		}
		function imageBlocks({ images: e = [], unmoved: t = 0 }) {
			const n = (0, Y.RT)([
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
			return [...n, ...t === 0 ? [] : [`${(0, r.hS)(t, "reference")} not moved by this change.`]];
		}
		;
		const de = 300;
		const fe = 50;
		function createRows(e) {
			let [t, n] = [e, 0];
			return {
				take: (e) => {
					const r = e.slice(0, t);
					t -= r.length;
					n += e.length - r.length;
					return r;
				},
				omitted: () => n
			};
		}
		function restBlock(e, { rest: t }) {
			if (e === 0) return [];
			const n = (0, r.hS)(e, "more row is", "more rows are");
			const i = t?.report === undefined ? "" : ` (${cell(t.report)})`;
			const a = t?.html === undefined ? "an HTML page, with `html-file`" : `the HTML page (${cell(t.html)})`;
			return [`${(0, W.k9)(n, t?.runUrl ?? "")} in the report${i} and in ${a}.`];
		}
		function gateAnswer(e, t) {
			const n = (0, U.WU)(e);
			const { kept: i, pressing: a } = n;
			const { withoutAdvisories: o } = e;
			const s = t.isWhole || e.counts.count > 0;
			const c = s ? otherReasons(e) : [];
			const l = (0, Y.Y1)([...otherFindings(e), ...t.notes ?? []]);
			const many = (e) => (0, r.hS)(e, "vulnerability that", "vulnerabilities that");
			const { omitted: u, take: d } = createRows(fe);
			const f = updateTable(n, d);
			const p = [
				...(0, Y.H8)(`${many(a.length)} ${pressingWords(e, a.length)}`, d(a), exposureTable),
				...(0, Y.H8)(`${many(i.length)} ${(0, r.iD)(i.length, "passes", "pass")} by the policy`, d(i), exposureTable),
				...ignoredBlocks(e, d)
			];
			return {
				words: s ? verdictWords(e) + (0, E.Xc)(t.notes ?? []) : "",
				actions: [
					...f,
					...restBlock(u(), t),
					...moveBlocks(t),
					...imageBlocks(t),
					...fixedBlocks(t),
					...(0, ce.B)(t.packageChanges ?? []),
					...l.actions,
					...c.length === 0 ? [] : [(0, W.AX)(c)]
				],
				details: [
					...p,
					...unaccountedBlocks(e),
					...(0, Y.H8)((0, r.hS)(o.length, "name without any advisory", "names without any advisory"), o, (e) => (0, W.AX)(e.map(cell))),
					...l.details,
					scanBlock(e, t)
				]
			};
		}
		function pressingWords({ counts: e, hasBase: t, policy: n }, i) {
			const a = t && n.scope === "changed" ? `${(0, r.iD)(i, "is", "are")} new and ` : "";
			return a + (e.byEffect.warned > 0 ? "would fail" : (0, r.iD)(i, "fails", "fail"));
		}
		function ignoredBlocks({ items: e }, t) {
			const n = e.filter(({ effect: e }) => e === "ignored");
			const r = [
				"Severity",
				"Package",
				"Advisory",
				"Reason",
				"Owner",
				(0, Y.h5)("Ignored until")
			];
			return (0, Y.H8)(`${n.length} ignored`, t(n), (e) => (0, W.c_)(r, e, (e) => [
				severityCell(e.item.rating),
				cell(e.item.artifact),
				vulnerabilityCell([e]),
				(0, W.FV)(reasonWords(e) ?? "", de),
				(0, W.FV)(e.ignore?.owner ?? "", X),
				(0, W.FV)(e.ignore?.expires?.text ?? "", X)
			]));
		}
		function unaccountedBlocks(e) {
			const { unaccounted: t } = e;
			if (t.every(({ packages: e }) => e.length <= M)) return [];
			const n = t.flatMap(({ file: e, packages: t }) => t.map((t) => `${cell(t)} in ${cell(e)}`));
			return [(0, W.GE)(unaccountedWords(e), (0, W.AX)(n))];
		}
		function packagesWords(e, t) {
			return t ? `${(0, r.hS)(e, "package")} checked` : `${(0, r.hS)(e, "package")}, not all of them checked`;
		}
		function scanBlock({ counts: e }, t) {
			const { settled: n } = e.byEffect;
			const i = (0, r.hS)(n, "advisory", "advisories");
			const a = [
				...t.sboms.flatMap(({ file: e, format: n, leftAside: r = [], packageCount: i, skippedCount: a }) => [`${cell(e)} (${(0, W.FV)(n, X)}): ${packagesWords(i, t.isAnswered)}, ${a} skipped`, ...r.map((t) => `${cell(e)}: an attestation ignored: ${(0, W.FV)(t, de)}`)]),
				...(t.indexes ?? []).map((e) => `${cell(e)}: an index of these SBOMs, skipped`),
				...n === 0 ? [] : [`${i} fixed, not affected or withdrawn`]
			];
			const o = (0, r.hS)(t.artifactCount, "name");
			const s = `${t.isAnswered ? `Checked ${o}` : `Asked about ${o}`}, read ${(0, r.hS)(t.rowCount, "advisory", "advisories")}`;
			return a.length === 0 ? `${s}.` : (0, W.GE)(s, (0, W.AX)(a));
		}
		;
		const pe = 2e3;
		const me = 10;
		function gateOutcome(e) {
			const { decision: t, gathered: n, problems: i } = e;
			const { counts: a, withoutAdvisories: o } = t;
			const s = n.unknown.unread.length + n.unknown.unresolved.length > 0;
			return {
				lazyFindings: { [Symbol.iterator]: () => itemFindings(e) },
				findings: [...otherFindings(t), ...n.findings],
				problems: i,
				verdict: t.verdict === "pass" && s ? "warn" : t.verdict,
				outputs: {
					count: a.count,
					"new-count": a.newCount,
					"ignored-count": a.ignoredCount,
					"expired-ignores": a.expiredIgnores,
					"highest-severity": t.highestSeverity,
					advisories: t.items.slice(0, pe).map(advisoryRecord),
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
					...i.length === 0 ? gateReasons(t) : [],
					...o.length === 0 ? [] : [`Without any advisory: ${(0, r.Dt)(o, me, String)}.`],
					...updateLines((0, U.WU)(t)),
					...n.sboms.flatMap((t) => sbomLines(t, e.isAnswered)),
					...n.indexes.map((e) => `${e} is an index of the other SBOMs, so it was skipped.`)
				]
			};
		}
		function* itemFindings({ decision: e, locate: t }) {
			const { kept: n, pressing: r, updateOf: i } = (0, U.WU)(e);
			for (const e of [...r, ...n]) {
				yield {
					level: exposureLevel(e),
					make: () => {
						const n = t({ packages: (0, U.DT)(e) });
						const r = exposureFinding(e, n, i(e));
						return {
							...r,
							detail: () => exposureDetail(e)
						};
					}
				};
			}
		}
		function advisoryRecord({ item: e, effect: t }) {
			const { advisoryId: n, aliases: r, artifact: i, facts: a, isNew: o, rating: s, version: c } = e;
			const { fixedVersion: l, status: u } = a;
			const [d, f] = [s.severity, t === "ignored"];
			return {
				advisoryId: n,
				aliases: r,
				artifact: i,
				version: c,
				severity: d,
				status: u,
				fixedVersion: l,
				isNew: o,
				ignored: f
			};
		}
		function* records(e) {
			for (const t of e.items) {
				const { effect: e, vex: n } = t;
				const { components: r, facts: i, viaOrigin: a } = t.item;
				const { detail: o, file: s, justification: c, status: l } = n ?? {};
				const u = n && {
					file: s,
					status: l,
					justification: c,
					detail: o
				};
				yield Object.assign(advisoryRecord(t), {
					effect: e,
					vendorStatus: i.word,
					components: r,
					viaOrigin: a,
					vex: u
				});
			}
		}
		function reportOf(e) {
			const { collected: t, decision: n, gathered: r } = e;
			const { basePackages: i, packages: a } = r.search;
			const { boundless: o, expired: s, expiring: c, imageOnly: l, loosened: u, unused: d } = n;
			return {
				complete: e.isWhole,
				policy: n.policy,
				reasons: e.isWhole ? gateReasons(n) : [],
				counts: n.counts,
				highestSeverity: n.highestSeverity,
				sboms: r.sboms,
				baseSboms: r.baseSboms,
				indexes: r.indexes,
				ignoreComments: r.comments,
				unaccounted: n.unaccounted,
				withoutAdvisories: n.withoutAdvisories,
				updates: (0, U.WU)(n).updates,
				images: e.images,
				moves: r.moves,
				packageChanges: r.packageChanges,
				artifactCount: a.size,
				baseArtifactCount: i?.size,
				rowCount: t.rowCount,
				foreignRowCount: t.foreignRowCount,
				fieldsSeen: n.fieldsSeen,
				lookups: {
					missing: n.missingLookups,
					unknown: n.unknownLookups
				},
				ignores: {
					expired: s,
					expiring: c,
					unused: d,
					imageOnly: l,
					boundless: o,
					loosened: u
				},
				advisories: { [Symbol.iterator]: () => records(n) }
			};
		}
		function updateLines({ updates: e }) {
			const t = e.filter(({ version: e }) => e !== undefined);
			const n = t.length - me;
			return [...t.slice(0, me).map(({ artifact: e, fixes: t, total: n, version: r = "" }) => {
				return `Update ${gate_findings_short(e)} to ${gate_findings_short(r)}: fixes ${t} of ${n}.`;
			}), ...n > 0 ? [`Update ${(0, r.hS)(n, "more package")}: see the report.`] : []];
		}
		function sbomLines(e, t) {
			const n = Object.entries(e.skipped).sort(([, e], [, t]) => t - e).map(([e, t]) => `${e} ${t}`);
			const r = n.slice(0, 10).join(", ");
			const i = n.length === 0 ? "" : `, ${e.skippedCount} skipped (${r})`;
			const a = e.unaccounted.length === 0 ? "" : `, ${e.unaccounted.length} unaccounted`;
			return [`${e.file} (${e.format}): ${packagesWords(e.packageCount, t)}${i}${a}.`, ...(e.leftAside ?? []).map((t) => `${e.file}: an attestation was ignored: ${t}`)];
		}
		var he = n(26918);
		var ge = n(35127);
		;
		const Z = {
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
		function imagePurl(e) {
			const [, t = "", n] = /([^/@]+?)(?::[^/:@]*)?@(sha256:[0-9a-f]{64})$/.exec(e ?? "") ?? [];
			return n === undefined ? undefined : (0, ge.dd)("oci", t, n);
		}
		function productsOf(e, { facts: t, packages: n }, r) {
			const state = (e, t) => {
				const n = JSON.stringify([e, t]);
				if (r.has(n)) return [];
				r.add(n);
				return [componentOf(e)];
			};
			const isStated = (e) => t.status !== "fixed" || e !== undefined;
			if (n.length === 0) return isStated(e.version) ? state((0, ge.dd)(e.type, e.artifact, e.version)) : [];
			const i = n.filter(({ version: e }) => isStated(e));
			const a = i.flatMap((t) => state((0, ge.DS)(e, t)));
			const o = new Map();
			for (const t of i) {
				const n = imagePurl(t.image);
				if (n === undefined) continue;
				const r = o.get(n) ?? [];
				r.push(...state((0, ge.DS)(e, t), n));
				if (r.length > 0) o.set(n, r);
			}
			return [...a, ...Array.from(o, ([e, t]) => ({
				...componentOf(e),
				subcomponents: t
			}))];
		}
		function notAffectedWords({ falsePositiveType: e }) {
			const t = Z[e ?? ""];
			const n = "not_affected";
			if (t !== undefined) return {
				status: n,
				justification: t
			};
			return {
				status: n,
				impact_statement: "The advisory is a false positive for this package."
			};
		}
		function ignoredWords(e, t) {
			const { justification: n, owner: r, reason: i = "no reason given" } = t ?? {};
			const o = t?.expires === undefined ? "" : ` Valid until ${t.expires.text}.`;
			const s = r === undefined ? "" : ` Owner: ${r}.`;
			const c = (0, a.h0)(`Ignored by policy: ${i}.${s}${o}`, 2e3);
			if (n !== undefined) return {
				status: "not_affected",
				justification: n,
				impact_statement: c
			};
			return {
				status: "affected",
				action_statement: `${c} ${actionOf(e)}`
			};
		}
		const actionOf = ({ fixedVersion: e }) => e === undefined ? "No fixed version is known." : (0, a.h0)(`Update to ${e} or later.`, 2e3);
		function statedWords({ detail: e, justification: t, status: n }) {
			if (n === "fixed") return { status: n };
			const r = t !== undefined && he.O.includes(t);
			const i = (0, le.Ej)(r ? [e] : [t, e]).join(": ");
			if (r && i === "") return {
				status: n,
				justification: t
			};
			const o = (0, a.h0)(i || "A VEX document says so.", 2e3);
			return r ? {
				status: n,
				justification: t,
				impact_statement: o
			} : {
				status: n,
				impact_statement: o
			};
		}
		function wordsOf(e, { effect: t, ignore: n, vex: r }) {
			if (e.status === "not-affected") return notAffectedWords(e);
			if (e.status === "fixed") return { status: "fixed" };
			if (t === "ignored" && r !== undefined) return statedWords(r);
			if (t === "ignored") return ignoredWords(e, n);
			if (e.word === "detected") return { status: "under_investigation" };
			return {
				status: "affected",
				action_statement: actionOf(e)
			};
		}
		const _e = [
			"affected",
			"under_investigation",
			"not_affected",
			"fixed"
		];
		const rankOf = ({ status: e }) => _e.indexOf(e);
		function statementsOf(e) {
			const t = new Set();
			return e.flatMap((e) => {
				const t = (0, U.VN)(e);
				const { aliases: n, ids: r } = (0, U.UX)(e);
				const i = [...new Set([...r, ...n])].filter((e) => e !== t);
				const a = {
					name: t,
					...i.length === 0 ? {} : { aliases: i }
				};
				return e.flatMap((e) => (0, B.F3)(e.item).map((t) => {
					return {
						vulnerability: a,
						item: e.item,
						standing: t,
						words: wordsOf(t.facts, e)
					};
				}));
			}).sort((e, t) => rankOf(e.words) - rankOf(t.words)).flatMap(({ item: e, standing: n, vulnerability: r, words: i }) => {
				const a = n.facts.status === "withdrawn" ? [] : productsOf(e, n, t);
				return a.length === 0 ? [] : {
					vulnerability: r,
					products: a,
					...i
				};
			});
		}
		function renderOpenVex(e, { author: t, timestamp: n, tooling: r }) {
			const i = [...(0, T.$)((0, U.Az)(e.items), U.VN).values()].flatMap(statementsOf);
			if (i.length === 0) return undefined;
			const a = (0, k.ax)(t, n, JSON.stringify(i));
			const o = {
				"@context": "https://openvex.dev/ns/v0.2.0",
				"@id": `https://openvex.dev/docs/public/vex-${a}`,
				author: t,
				timestamp: n,
				version: 1,
				tooling: r,
				statements: i
			};
			return `${JSON.stringify(o, null, 2)}\n`;
		}
		;
		function createVexMatcher(e, t) {
			if (e.length === 0) return () => undefined;
			const n = e.flatMap((e) => e.ids.map((t) => [t.toLowerCase(), e]));
			const r = (0, T.$)(n, ([e]) => e);
			return (e) => {
				const n = (0, B.e4)(e).flatMap((e) => r.get(e) ?? []);
				const i = [...new Set(n.map(([, e]) => e))];
				if (i.length === 0 || e.packages.length === 0) return undefined;
				const a = e.packages.map((n) => {
					const r = {
						entry: n,
						purl: (0, ge.DS)(e, n),
						digests: t.get(n.source ?? "") ?? []
					};
					const [a, ...o] = i.filter(({ products: e }) => e.some((e) => isAbout(e, r)));
					return a && o.reduce((e, t) => isStronger(t, e) ? t : e, a);
				});
				return a.every((e) => e !== undefined && e.status !== "other") ? a[0] : undefined;
			};
		}
		function isStronger(e, t) {
			const [n, r] = [match_vex_rankOf(e), match_vex_rankOf(t)];
			return n === r ? e.status === "other" : n > r;
		}
		const match_vex_rankOf = ({ status: e, timeMs: t }) => t ?? (e === "other" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);
		function isAbout({ image: e, package: t, versions: n }, r) {
			const { version: i } = r.entry;
			if (n !== undefined && (i === undefined || !n.includes(i))) return false;
			return t.some((e) => isPackage(e, r)) && (e === undefined || isImage(e, r));
		}
		function isPackage(e, { entry: t, purl: n }) {
			const r = (0, ge.oJ)(e, undefined);
			if (r === undefined || !(0, P.sN)((0, ge.$l)(e)?.arch, t.arch)) return false;
			return r === n || !r.includes("@") && n.startsWith(`${r}@`);
		}
		function isImage(e, { digests: t, entry: n }) {
			const r = (0, H.V4)(e);
			if (r.length > 0) {
				const e = [...t, ...(0, H.V4)([n.image])];
				return r.some((t) => e.includes(t));
			}
			return e.some((e) => isImageName((0, H.qb)(e) ?? e, n.image));
		}
		const ve = /:[^/:@]*$/;
		function isImageName(e, t) {
			const n = t?.replace(/@.*$/s, "");
			return n !== undefined && (e === n || !ve.test(e) && e === n.replace(ve, ""));
		}
		;
		const work = async (e, t) => {
			const n = t.clock.now();
			const r = await (0, z.k)(e, t, n);
			const a = await (0, l.r)(e, t, n);
			const o = await run_ask(t, r);
			const { collected: s } = o;
			const c = o.failure === undefined && o.unread.length === 0;
			const u = c && r.unreadImages.length === 0;
			const d = (0, w.q)({
				collected: s,
				policy: r.policy,
				ignores: r.ignores,
				baseIgnores: a,
				findVex: createVexMatcher(r.vex, digestsBySource(r)),
				hasBase: r.hasBase,
				nowMs: n,
				unaccounted: r.sboms.flatMap(unaccountedOf),
				incomplete: r.sboms.filter(({ gaps: e }) => e.length > 0),
				withoutAdvisories: c ? r.named.filter((e) => !s.namesSeen.has(e)) : []
			});
			const f = u && e.shard === undefined && r.unmoved === 0;
			const p = f ? d.unused : [];
			const m = {
				...d,
				unused: p,
				movesNothing: isNothingMoved(r)
			};
			const g = problemsOf(e, r, o, m);
			await (0, i.i)();
			const { base: _, vexFile: v } = r;
			const { items: y } = m;
			const b = imageChanges(r.images, {
				base: _,
				items: y,
				replaced: s.replaced
			});
			const x = b.map(({ record: e }) => e);
			const S = await locatorFor(e, t, r, m);
			const { repository: C, runUrl: T } = t.host.context;
			const E = {
				...r,
				artifactCount: r.search.packages.size,
				rowCount: s.rowCount,
				images: x,
				fixed: b,
				rest: {
					runUrl: T,
					report: e["report-file"],
					html: e["html-file"]
				},
				isWhole: g.length === 0,
				isAnswered: c,
				notes: r.findings
			};
			const D = C ?? e.organization ?? "platform-actions advisory-gate";
			if (v !== undefined && u) await writeVex(v, m, {
				author: D,
				now: n,
				deps: t
			});
			else if (v !== undefined) t.host.log.info("No VEX file was written because the answer of the service is incomplete.");
			return gateOutcome({
				gathered: r,
				images: x,
				coverage: gateCoverage(r, o),
				collected: s,
				decision: m,
				problems: g,
				locate: S,
				isWhole: u,
				isAnswered: c,
				sources: sourcesOf(e, t),
				answer: (0, h.O)(gateAnswer(m, E), r.comments)
			});
		};
		const ye = (0, f.fQ)(work, ae.e.capabilities);
		function digestsBySource({ images: e, sboms: t }) {
			return new Map([...t.map(({ file: e, subjects: t }) => [e, t]), ...e.map(({ digest: e, file: t, manifest: n, subjects: r }) => [t, [
				...r,
				e,
				n
			]])]);
		}
		function isNothingMoved({ sboms: e, search: t, unmoved: n, unreadImages: r }) {
			return n > 0 && e.length + r.length === 0 && t.packages.size === 0 && t.lookups.length === 0;
		}
		async function run_ask(e, t) {
			const n = await (0, C.j)(t.search, e);
			if (n.failure !== undefined) return n;
			try {
				return {
					...n,
					collected: await fillSeverities(n.collected, e)
				};
			} catch (e) {
				return {
					...n,
					failure: e
				};
			}
		}
		function ofReplaced({ fix: e, ...t }) {
			const n = "the change replaces this image: to check what it brings without comparing the two, set `scope: all`";
			return {
				...t,
				fix: e === undefined ? n : `${e}\n${n}`
			};
		}
		function problemsOf(e, { unreadImages: t }, n, r) {
			const i = t.flatMap(({ error: t, isReplaced: n, name: r }) => {
				const i = t instanceof s.yo ? "" : `\`${(0, a.h0)(r, 300)}\``;
				const o = (0, p.v)(t, e.identity, i);
				return n === true ? o.map(ofReplaced) : o;
			});
			const o = n.failure === undefined ? unreadProblems(n.unread) : (0, p.e)(n.failure, e.identity, "the advisories could not be read completely");
			const c = r.unknownLookups.map((e) => ({
				kind: "service",
				message: `\`advisories\`: \`${(0, a.h0)(e, 200)}\` cannot be looked up: no advisory has this id, and the service does not return aliases`,
				fix: "use the service's own id of the advisory"
			}));
			return (0, u.OH)([
				...i,
				...o,
				...c,
				...untoldProblems(r)
			]);
		}
		async function locatorFor(e, t, n, r) {
			const { counts: i } = r;
			const a = i.count === 0 ? [] : n.sboms.flatMap((e) => e.image ?? []);
			const o = n.sboms.filter((e) => e.inWorkspace).map((e) => e.file);
			return createLocator(e, t, [...new Set(a)], new Set(o));
		}
		function sourcesOf(e, t) {
			const { advisories: n, artifacts: r, files: i, images: a, sbom: o } = e;
			const s = (0, d.H)(t);
			const c = a.map((e) => e.replace(/@sha256:.*$/, ""));
			return [
				...o.map(s),
				...c,
				...i.map(s),
				...r,
				...n
			];
		}
		async function writeVex(e, t, { author: n, deps: { host: r }, now: i }) {
			const a = `platform-actions advisory-gate ${m.rE}`;
			const s = renderOpenVex(t, {
				author: n,
				timestamp: (0, o.sZ)(i),
				tooling: a
			});
			if (s !== undefined) (0, c.vK)(e, r.redact(s));
			else r.log.info("No OpenVEX file was written: there is no advisory to make a statement about, and an OpenVEX document cannot be empty.");
		}
		const be = 10;
		function untoldProblems({ items: e, policy: t }) {
			const n = e.filter(({ effect: e }) => e !== "settled" && e !== "ignored").map(({ item: e }) => e);
			const r = n.filter(({ facts: e }) => e.isUndated === true);
			const i = n.filter(({ facts: e }) => e.word === undefined && e.isUndated !== true);
			const a = i.filter(({ facts: e }) => e.fixedVersion === undefined);
			const o = "cannot be applied: the service returns no events, or none of a known kind, for";
			return [
				...problemOf(r, "the status of advisories cannot be determined: the service does not return a readable time, or a known review state, for every event of", "run again; if it still fails, report these advisories to the vendor"),
				...problemOf(t.failOnStatus === undefined ? [] : i, `\`fail-on-status\` ${o}`, "remove `fail-on-status`, so that every affecting advisory fails"),
				...problemOf(t.onlyFixed ? a : [], `\`only-fixed\` ${o}`, "remove `only-fixed`, so that advisories without a known fix fail too")
			];
		}
		function problemOf(e, t, n) {
			const i = [...new Set(e.map(({ advisoryId: e }) => e))];
			const o = (0, r.Dt)(i, be, (e) => `\`${(0, a.h0)(e, 200)}\``);
			const s = `${t} ${(0, r.hS)(i.length, "advisory", "advisories")} (${o})`;
			return i.length === 0 ? [] : [{
				kind: "service",
				message: s,
				fix: n
			}];
		}
	}),
	47025: (function(e, t, n) {
		n.d(t, {
			QF: function() {
				return namesByOrigin;
			},
			TI: function() {
				return isPackageType;
			},
			be: function() {
				return comparedName;
			},
			hN: function() {
				return typesMatch;
			},
			mV: function() {
				return groupByName;
			},
			sN: function() {
				return architecturesMatch;
			}
		});
		function groupByName(e) {
			const t = new Map();
			for (const n of e) {
				const e = t.get(n.name);
				if (e === undefined) t.set(n.name, [n]);
				else if (!e.some((e) => isSamePackage(e, n))) e.push(n);
			}
			return t;
		}
		function namesByOrigin(e) {
			const t = new Map();
			for (const [n, r] of e) {
				for (const { origin: e } of r) {
					if (e === undefined || e === n) continue;
					t.set(e, (t.get(e) ?? new Set()).add(n));
				}
			}
			return new Map(Array.from(t, ([e, t]) => [e, [...t]]));
		}
		const isSamePackage = (e, t) => e.type === t.type && e.version === t.version && e.arch === t.arch && e.origin === t.origin && e.source === t.source && e.image === t.image;
		const comparedName = (e, t) => (e === "pypi" ? t.replace(/[-_.]+/g, "-") : t).toLowerCase();
		const r = new Set([
			"apk",
			"deb",
			"rpm",
			"image"
		]);
		const i = new Set([
			"image",
			"oci",
			"docker",
			"container"
		]);
		const a = new Set([
			"cargo",
			"composer",
			"conda",
			"gem",
			"golang",
			"hex",
			"maven",
			"npm",
			"nuget",
			"pub",
			"pypi",
			"swift"
		]);
		const o = "library";
		const isKnownType = (e) => r.has(e) || a.has(e) || e === o;
		function normalType(e) {
			const t = e.toLowerCase();
			return i.has(t) ? "image" : t;
		}
		const isPackageType = (e) => isKnownType(e) && normalType(e) !== "image";
		function typesMatch(e, t) {
			if (e === undefined || t === undefined) return true;
			const n = normalType(e);
			const i = normalType(t);
			if (n === i || !isKnownType(n) || !isKnownType(i)) return true;
			if (r.has(n) || r.has(i)) return false;
			return n === o || i === o;
		}
		const s = new Map([
			["x86_64", "x86_64"],
			["amd64", "x86_64"],
			["aarch64", "aarch64"],
			["arm64", "aarch64"],
			["x86", "x86"],
			["i386", "x86"],
			["i686", "x86"],
			["386", "x86"],
			["armv7", "armv7"],
			["armhf", "armhf"],
			["ppc64le", "ppc64le"],
			["s390x", "s390x"],
			["riscv64", "riscv64"],
			["loongarch64", "loongarch64"]
		]);
		function architecturesMatch(e, t) {
			if (e === undefined || t === undefined) return true;
			const n = s.get(e.toLowerCase());
			const r = s.get(t.toLowerCase());
			return n === undefined || r === undefined || n === r;
		}
	}),
	55270: (function(e, t, n) {
		n.d(t, {
			Zy: function() {
				return compareVersions;
			},
			du: function() {
				return isAtLeast;
			},
			kE: function() {
				return hasVersionScheme;
			},
			mm: function() {
				return upstreamVersion;
			}
		});
		var r = n(68898);
		var i = n(9005);
		var a = n(78469);
		var o = n(58780);
		var s = n(38086);
		const c = 256;
		const l = {
			isVersion: isApkVersion,
			compare: compareApkVersions
		};
		const u = {
			isVersion: (e) => o(e) !== null,
			compare: a
		};
		const d = {
			isVersion: (e) => (0, r.valid)(e) !== null,
			compare: r.compare
		};
		const f = {
			isVersion: (e) => /^\w[\w.+-]*$/.test(e),
			compare: i.compare
		};
		const p = new Map([
			["apk", l],
			["cargo", u],
			["golang", u],
			["hex", u],
			["maven", f],
			["npm", u],
			["pub", u],
			["pypi", d],
			["swift", u]
		]);
		function hasVersionScheme(e) {
			return p.has(e);
		}
		function compareVersions(e, t, n) {
			if (t === n) return "same";
			const r = e === undefined ? undefined : p.get(e);
			if (r === undefined || t.length > c || n.length > c) return "unknown";
			if (!r.isVersion(t) || !r.isVersion(n)) return "unknown";
			const i = r.compare(t, n);
			if (Math.sign(i) !== -Math.sign(r.compare(n, t))) return "unknown";
			if (i === 0) return "same";
			return i < 0 ? "older" : "newer";
		}
		function isAtLeast(e, t, n) {
			return ["same", "newer"].includes(compareVersions(e, t, n));
		}
		function upstreamVersion(e, t) {
			return e === "apk" ? t.replace(/-r\d+$/, "") : t.replace(/\+.*$/s, "");
		}
		const m = {
			first: 0,
			number: 1,
			letter: 2,
			suffix: 3,
			suffixNumber: 4,
			hash: 5,
			revision: 6,
			end: 7
		};
		const h = [
			"alpha",
			"beta",
			"pre",
			"rc",
			"",
			"cvs",
			"svn",
			"git",
			"hg",
			"p"
		];
		const g = /^\d+(?:\.\d+)*[a-z]?(?:_(?:alpha|beta|pre|rc|cvs|svn|git|hg|p)\d*)*(?:~[0-9a-fA-F]+)?(?:-r\d+)?$/;
		const _ = /^\d+|\.\d+|_[a-z]+|~[0-9a-fA-F]+|-r\d+|[a-z]|\d+/g;
		function isApkVersion(e) {
			return g.test(e);
		}
		function tokenOf(e) {
			const t = e[0];
			if (e.index === 0) return {
				kind: m.first,
				text: t
			};
			if (t.startsWith(".")) return {
				kind: m.number,
				text: t.slice(1)
			};
			if (t.startsWith("_")) return {
				kind: m.suffix,
				text: t.slice(1)
			};
			if (t.startsWith("~")) return {
				kind: m.hash,
				text: t.slice(1)
			};
			if (t.startsWith("-r")) return {
				kind: m.revision,
				text: t.slice(2)
			};
			return {
				kind: /\d/.test(t) ? m.suffixNumber : m.letter,
				text: t
			};
		}
		const v = {
			kind: m.end,
			text: ""
		};
		function compareNumbers(e, t) {
			const n = e.replace(/^0+(?=\d)/, "");
			const r = t.replace(/^0+(?=\d)/, "");
			return Math.sign(n.length - r.length) || (0, s.n6)(n, r);
		}
		const suffixOf = (e) => h.indexOf(e.text);
		function compareTokens(e, t) {
			if (e.kind === m.suffix) return Math.sign(suffixOf(e) - suffixOf(t));
			const n = e.kind === m.number && (e.text.startsWith("0") || t.text.startsWith("0"));
			return n || e.kind === m.hash ? (0, s.n6)(e.text, t.text) : compareNumbers(e.text, t.text);
		}
		const isPreRelease = (e) => e.kind === m.suffix && suffixOf(e) < h.indexOf("");
		function compareApkVersions(e, t) {
			const n = Array.from(e.matchAll(_), tokenOf);
			const r = Array.from(t.matchAll(_), tokenOf);
			for (let e = 0; e <= n.length; e += 1) {
				const t = n[e] ?? v;
				const i = r[e] ?? v;
				if (t.kind !== i.kind) {
					if (isPreRelease(t)) return -1;
					if (isPreRelease(i)) return 1;
					return i.kind - t.kind;
				}
				const a = compareTokens(t, i);
				if (a !== 0) return a;
			}
			return 0;
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
	80783: (function(e, t, n) {
		n.d(t, {
			M: function() {
				return openSbomDocuments;
			},
			y: function() {
				return readSbomParts;
			}
		});
		var r = n(34150);
		var i = n(63144);
		var a = n(44225);
		var o = n(93619);
		var s = n(49303);
		;
		const isTagValue = (e) => /^(?:[^\S\n]*(?:#[^\n]*)?\n)*[^\S\n]*SPDXVersion:/.test(e);
		const c = new Map([
			["SPDXID", "SPDXID"],
			["PackageVersion", "versionInfo"],
			["PrimaryPackagePurpose", "primaryPackagePurpose"],
			["PackageSourceInfo", "sourceInfo"]
		]);
		const l = new Set([
			"FileName",
			"SnippetSPDXID",
			"LicenseID",
			"Annotator",
			"Reviewer"
		]);
		const wrong = (e) => new s.IO(`it is SPDX in tags and values, but ${e}`);
		function* tagsOf(e) {
			const t = e.split(/\r?\n/);
			for (let e = 0; e < t.length; e += 1) {
				const n = t[e] ?? "";
				if (/^\s*(?:#|$)/.test(n)) continue;
				const [, r, i = ""] = /^\s*([A-Za-z][A-Za-z0-9]*):(.*)$/s.exec(n) ?? [];
				if (r === undefined) throw wrong(`its line ${e + 1} is neither a tag nor a comment`);
				let a = i.trim();
				if (a.startsWith("<text>")) {
					const n = [a.slice("<text>".length)];
					const r = e + 1;
					while (!n.at(-1)?.includes("</text>")) {
						e += 1;
						if (e >= t.length) throw wrong(`the text that begins in its line ${r} has no end`);
						n.push(t[e] ?? "");
					}
					a = n.join("\n").replace(/<\/text>.*$/s, "");
				}
				yield {
					name: r,
					value: a
				};
			}
		}
		function addTag(e, { name: t, value: n }) {
			const { current: r, document: i, documents: a, packages: o, relationships: s } = e;
			const [u = "", d = "", f = ""] = n.split(/\s+/);
			if (t === "PackageName") {
				e.current = {
					name: n,
					externalRefs: []
				};
				o.push(e.current);
			} else if (t === "Relationship") {
				s.push({
					spdxElementId: u,
					relationshipType: d,
					relatedSpdxElement: f
				});
			} else if (t === "ExternalDocumentRef") a.push({
				externalDocumentId: u,
				spdxDocument: d
			});
			else if (t === "DocumentName") i["name"] = n;
			else if (t === "ExternalRef" && Array.isArray(r?.["externalRefs"])) r["externalRefs"].push({
				referenceType: d,
				referenceLocator: f
			});
			else if (l.has(t)) e.current = undefined;
			else if (r !== undefined) setField(r, c.get(t), n, t);
		}
		function setField(e, t, n, r) {
			if (t === undefined) return;
			if (e[t] !== undefined) throw wrong(`its package \`${String(e["name"])}\` has more than one \`${r}\``);
			e[t] = n;
		}
		function readTagValue(e) {
			const t = {};
			const n = {
				document: t,
				packages: [],
				relationships: [],
				documents: [],
				current: undefined
			};
			for (const r of tagsOf(e)) {
				if (r.name === "SPDXVersion") t["spdxVersion"] = r.value;
				else addTag(n, r);
			}
			const { documents: r, packages: i, relationships: a } = n;
			return {
				...t,
				packages: i,
				relationships: a,
				externalDocumentRefs: r
			};
		}
		var u = n(51758);
		;
		const d = 5;
		const f = /^[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?$/;
		const p = /^[\w+/\s-]*={0,2}\s{0,2}$/;
		function readSbomParts(e) {
			const t = e.replace(/^\uFEFF/, "");
			return (0, s.pz)(() => {
				const e = openOtherSyntax(t);
				return e === undefined ? parseValues(t).map(partOf) : [{
					kind: "value",
					value: e
				}];
			});
		}
		function openSbomDocuments(e) {
			const t = e.map((e) => e.kind === "payload" ? openPayload(e.text) : openValue(e.value));
			const n = t.flatMap((e) => typeof e === "string" ? [] : e);
			if (n.length > 0) return n;
			const i = t.filter((e) => typeof e === "string");
			const a = [...new Set(i)].slice(0, d).join(", ");
			throw new s.IO(`it has ${(0, r.hS)(i.length, "attestation")}, but none of an SBOM: ${a}`, "download the SBOM: `cosign download attestation --predicate-type https://spdx.dev/Document IMAGE`");
		}
		const m = "convert it: `pyspdxtools --infile sbom.spdx.yaml --outfile sbom.spdx.json`";
		const h = "convert it: `cyclonedx convert --input-file bom.bin --output-file bom.json`";
		function openOtherSyntax(e) {
			if (/^\s*</.test(e)) return (0, u.Z)(e.trimStart());
			if (isTagValue(e)) return readTagValue(e);
			const t = e.slice(0, 1e4);
			if (/^["']?(?:SPDXID|spdxVersion)["']?:[ \t]/m.test(t)) throw new s.IO("it is SPDX in YAML", m);
			if (/^\s*spec_version: "/m.test(t) || t.includes("\0")) throw new s.IO("it is CycloneDX in protobuf, or another binary format", h);
			return undefined;
		}
		function parseValues(e) {
			try {
				return [(0, i.$L)(e)];
			} catch (t) {
				const n = e.split("\n").filter((e) => e.trim() !== "");
				if (t instanceof i.yw || n.length < 2) throw (0, s.O2)(t);
				try {
					return n.map((e) => (0, i.$L)(e));
				} catch (e) {
					throw (0, s.O2)(e instanceof i.yw ? e : t);
				}
			}
		}
		function openValue(e) {
			if (Array.isArray(e) && e.some((e) => (0, i.u4)(e) && e["@type"] !== undefined)) return [{ "@graph": e }];
			if (!(0, i.u4)(e)) throw new s.IO("it is JSON, but not an object");
			if ((0, i.b6)(e.predicateType) !== undefined) return openStatement(e);
			return openBuildx(e) ?? [(0, i.u4)(e.sbom) ? e.sbom : e];
		}
		function partOf(e) {
			const t = (0, i.u4)(e) ? e.dsseEnvelope : undefined;
			const n = (0, i.u4)(t) ? t : e;
			const r = (0, i.u4)(n) ? (0, i.b6)(n.payload) : undefined;
			const o = (0, i.u4)(n) && (0, i.b6)(n.payloadType) !== undefined;
			if (!(0, i.u4)(t) && (!o || r === undefined)) return {
				kind: "value",
				value: e
			};
			if (r === undefined || !p.test(r)) return {
				kind: "payload",
				text: ""
			};
			const s = Buffer.from(r, "base64");
			const c = s.toString();
			(0, a.g)(s);
			return {
				kind: "payload",
				text: c
			};
		}
		function openPayload(e) {
			const t = objectIn(e);
			if (t === undefined) throw new s.IO("it is an envelope whose payload is not a JSON object in base64");
			return (0, i.b6)(t.predicateType) === undefined ? [t] : openStatement(t);
		}
		function documentIn(e) {
			const t = (0, s.pz)(() => openOtherSyntax(e));
			return t === undefined || t instanceof s.IO ? objectIn(e) : t;
		}
		function objectIn(e) {
			try {
				const t = (0, i.$L)(e);
				return (0, i.u4)(t) ? t : undefined;
			} catch (e) {
				if (e instanceof i.yw) throw new s.IO(e.message);
				return undefined;
			}
		}
		function openStatement(e) {
			const t = (0, i.b6)(e.predicateType) ?? "";
			const n = (0, o.lM)(e.predicate);
			const r = typeof n === "string" ? documentIn(n) : (0, i.u4)(n) ? n : undefined;
			const a = (0, o.Md)(t);
			if (r !== undefined && (a || looksLikeSbom(r))) return [r];
			if (a) throw new s.IO(`its statement of the type ${t} has no JSON object in it`);
			return t;
		}
		const looksLikeSbom = ({ bomFormat: e, spdxVersion: t }) => e !== undefined || t !== undefined;
		function openBuildx(e) {
			if (e.SPDX !== undefined) return ofOnePlatform(e);
			const t = Object.entries(e);
			const n = t.every(([e, t]) => f.test(e) && (0, i.u4)(t));
			return t.length > 0 && n ? (0, i.Q0)(Object.values(e)).flatMap(ofOnePlatform) : undefined;
		}
		function ofOnePlatform({ AdditionalSPDXs: e, SPDX: t }) {
			const n = [t, e ?? []].flat();
			return n.map((e) => {
				if ((0, i.u4)(e)) return e;
				throw new s.IO("its `SPDX` is not an object");
			});
		}
	}),
	49303: (function(e, t, n) {
		n.d(t, {
			BT: function() {
				return fewNames;
			},
			Bd: function() {
				return imageNamed;
			},
			HX: function() {
				return elsewhereGap;
			},
			IO: function() {
				return Unreadable;
			},
			O2: function() {
				return notJson;
			},
			V4: function() {
				return digestsIn;
			},
			_M: function() {
				return repositoryOf;
			},
			lF: function() {
				return isVersion;
			},
			pz: function() {
				return orUnreadable;
			},
			qb: function() {
				return imageOfPurl;
			},
			x$: function() {
				return hasPackageVersion;
			}
		});
		var r = n(34150);
		var i = n(63144);
		var a = n(10646);
		class Unreadable extends Error {
			kind = "unreadable";
			fix;
			constructor(e, t) {
				super(e);
				this.fix = t;
			}
		}
		function orUnreadable(e) {
			try {
				return e();
			} catch (e) {
				if (e instanceof Unreadable) return e;
				throw e;
			}
		}
		const notJson = (e) => new Unreadable(e instanceof i.yw ? e.message : `it is not JSON: ${String(e).slice(0, 200)}`);
		const o = 3;
		function elsewhereGap(e) {
			if (e.length === 0) return [];
			return [`it refers to other documents, which were not read: ${fewNames([...new Set(e)])}`];
		}
		const fewNames = (e) => (0, r.Dt)(e, o, (e) => e);
		const s = /sha256(?::|%3A)([0-9a-f]{64})/gi;
		function digestsIn(e) {
			const t = e.flatMap((e) => Array.from((e ?? "").matchAll(s), ([, e]) => e ?? ""));
			return [...new Set(t.map((e) => `sha256:${e.toLowerCase()}`))];
		}
		const c = /^\s*(?:NOASSERTION|NONE|UNKNOWN)?\s*$/i;
		const isVersion = (e) => e !== undefined && !c.test(e);
		const l = /^(?:sha\d+:)?[0-9a-f]{32,}$/i;
		const u = /-r\d+$/;
		function hasPackageVersion(e, t) {
			if (!isVersion(e)) return false;
			return t ? u.test(e) : !l.test(e);
		}
		const d = /^[./]|\\|\.(?:tar|tgz|tar\.gz)$/i;
		function imageNamed(e, t) {
			if (e === undefined || e === "" || /^sha256:/.test(e) || d.test(e)) return undefined;
			const n = e.includes("@") || e.includes(":", e.lastIndexOf("/") + 1);
			return n || !isVersion(t) || /^sha256:/i.test(t) ? e : `${e}:${t}`;
		}
		function imageOfPurl(e) {
			if (!/^pkg:(?:oci|docker)\//i.test(e)) return undefined;
			const [t = "", n = ""] = e.split("?", 2);
			const r = new URLSearchParams(n.split("#", 1)[0]);
			const i = r.get("tag");
			const o = t.replace(/^pkg:[a-z]+\//i, "").replace(/@[^@]*$/, "");
			const s = r.get("repository_url") ?? (0, a.Yc)(o);
			return i === null || i === "" ? s : `${s}:${i}`;
		}
		function repositoryOf(e) {
			const t = e.replace(/@.*$/s, "").replace(/:[^/:]*$/, "");
			return t.toLowerCase().replace(/^index\.docker\.io\//, "docker.io/");
		}
	}),
	51758: (function(e, t, n) {
		n.d(t, { Z: function() {
			return readCycloneDxXml;
		} });
		var r = n(59800);
		var i = n(49303);
		const a = /^https?:\/\/cyclonedx\.org\/schema\/bom\/(1\.\d+)$/;
		const o = new Set([
			"analyses",
			"assemblies",
			"components",
			"compositions",
			"dependencies",
			"externalReferences",
			"properties",
			"responses",
			"versions",
			"affects",
			"vulnerabilities"
		]);
		const s = new Set([
			"bom",
			"component",
			"metadata",
			"vulnerability"
		]);
		const c = [];
		const l = 200;
		function readCycloneDxXml(e) {
			const t = new r.wT({ xmlns: true });
			const n = [];
			let a;
			t.on("error", (e) => {
				throw new i.IO(`it is not well-formed XML: ${e.message}`);
			});
			t.on("doctype", () => {
				throw new i.IO("it is XML with a document type, whose entities are not read");
			});
			const addText = (e) => {
				const t = n.at(-1);
				if (t !== undefined) t.text += e;
			};
			t.on("text", addText);
			t.on("cdata", addText);
			t.on("opentag", (e) => {
				const t = n.at(-1);
				if (n.length === l) throw new i.IO(`its elements are nested more than ${l} deep`);
				if (t === undefined) a = rootFields(e);
				n.push(frameOf(e, t, a));
			});
			t.on("closetag", () => {
				const e = n.pop();
				const t = n.at(-1);
				if (e?.isOurs === true && t !== undefined) attach(t, e);
			});
			try {
				t.write(e).close();
			} catch (t) {
				if (t instanceof i.IO) throw new i.IO(t.message.slice(0, 200), otherFix(e));
				throw t;
			}
			if (a === undefined) throw new i.IO("it is XML without an element");
			return a;
		}
		function otherFix(e) {
			return /<(?:[\w-]+:)?(?:RDF|Document|SpdxDocument)\b/.test(e.slice(0, 2e3)) ? "convert it: `pyspdxtools --infile sbom.spdx.rdf --outfile sbom.spdx.json`" : undefined;
		}
		function rootFields({ local: e, uri: t }) {
			const [, n] = a.exec(t) ?? c;
			if (e === "bom" && n !== undefined) return {
				bomFormat: "CycloneDX",
				specVersion: n
			};
			throw new i.IO(`it is XML, but not CycloneDX: its root is \`${e.slice(0, 60)}\``);
		}
		function frameOf(e, t, n) {
			const r = t === undefined && n !== undefined ? n : Object.create(null);
			for (const { local: t, prefix: n, value: i } of Object.values(e.attributes)) if (n === "") r[t] ??= i;
			const i = a.test(e.uri) && t?.isOurs !== false;
			return {
				name: e.local,
				isOurs: i,
				fields: r,
				items: [],
				text: ""
			};
		}
		function attach(e, t) {
			const { name: n } = t;
			const r = valueOf(t);
			if (s.has(e.name) && e.fields[n] !== undefined) throw new i.IO(`one of its \`${e.name}\` elements has more than one \`${n}\``);
			if (o.has(e.name)) e.items.push(r);
			else e.fields[n] = r;
		}
		function valueOf({ fields: e, items: t, name: n, text: r }) {
			if (o.has(n)) return t;
			const i = r.trim();
			if (Object.keys(e).length === 0) return i;
			if (i !== "") e["value"] = i;
			return e;
		}
	}),
	33580: (function(e, t, n) {
		n.d(t, { k: function() {
			return readSbom;
		} });
		var r = n(63144);
		var i = n(47025);
		var a = n(55270);
		var o = n(35127);
		var s = n(49303);
		;
		const c = new Set([
			"container",
			"cryptographic-asset",
			"data",
			"file",
			"operating-system"
		]);
		const l = new Set([
			"container",
			"cryptographic-asset",
			"data",
			"operating-system"
		]);
		const u = new Set(["syft:metadata:originPackage", "aquasecurity:trivy:SrcName"]);
		function componentEntry(e, t, n) {
			const i = (0, r.Lv)(t.version);
			const a = (0, r.b6)(t.type) ?? "";
			const o = (0, r.Q0)(t.properties).filter((e) => u.has(e.name));
			return {
				name: e,
				version: i,
				purls: (0, r.Ej)([t.purl]),
				origins: (0, r.Ej)(o.map(({ value: e }) => e)),
				isContainer: n || c.has(a) && !(0, s.x$)(i, l.has(a))
			};
		}
		function imageOf(e) {
			if (e.type !== "container") return undefined;
			const t = (0, s.qb)((0, r.b6)(e.purl) ?? "");
			return t ?? (0, s.Bd)((0, r.b6)(e.name), (0, r.Lv)(e.version));
		}
		const digestsOf = ({ name: e, purls: t, version: n }) => (0, s.V4)([
			e,
			n,
			...t
		]);
		const linkedDocuments = ({ externalReferences: e }) => (0, r.Q0)(e).flatMap(({ type: e, url: t }) => e === "bom" || /^urn:cdx:/i.test((0, r.b6)(t) ?? "") ? (0, r.b6)(t) ?? "?" : []);
		function incompleteLists({ compositions: e }) {
			const t = (0, r.Q0)(e).filter(({ aggregate: e, assemblies: t, dependencies: n, vulnerabilities: i }) => /^incomplete/.test((0, r.b6)(e) ?? "") && (i === undefined || t !== undefined || n !== undefined));
			if (t.length === 0) return [];
			const n = t.flatMap(({ assemblies: e, dependencies: t }) => (0, r.Ej)([e, t].flat().map((e) => (0, r.u4)(e) ? e.ref : e)));
			const i = [...new Set(t.map(({ aggregate: e }) => String(e)))].join(", ");
			const a = n.length === 0 ? "" : `: ${(0, s.BT)(n)}`;
			return [`it says that its list of components is not complete (${i})${a}`];
		}
		function readCycloneDx(e) {
			const t = (0, r.b6)(e.specVersion) ?? "";
			if (!/^1\.[0-7]$/.test(t)) throw new s.IO(`its \`specVersion\` is ${JSON.stringify(t.slice(0, 40))}, not 1.4 to 1.7`);
			const n = (0, r._F)(e.metadata, "component");
			if (!Array.isArray(e.components)) throw new s.IO("it is CycloneDX, but has no `components` list", e.vulnerabilities === undefined ? undefined : "give a document of vulnerabilities as `vex`");
			const i = [];
			const a = [];
			const o = [...linkedDocuments(e)];
			const c = [];
			const enqueue = (e, t) => {
				for (const [n, r] of e.entries()) c.push({
					component: r,
					path: `${t}[${n}]`
				});
			};
			enqueue(e.components, "components");
			if (n !== undefined) c.push({
				component: n,
				path: "metadata.component"
			});
			for (let e = c.pop(); e !== undefined; e = c.pop()) {
				const { component: t, path: c } = e;
				const l = t === n;
				const u = (0, r.u4)(t) ? (0, r.b6)(t.name) ?? (l ? "" : undefined) : undefined;
				if (!(0, r.u4)(t) || u === undefined) throw new s.IO(`its \`${c.slice(-120)}\` has no name`);
				const d = componentEntry(u, t, l);
				if (l) a.push(...digestsOf(d));
				i.push(d);
				o.push(...linkedDocuments(t));
				if (t.components === undefined) continue;
				if (!Array.isArray(t.components)) throw new s.IO(`its \`${c.slice(-120)}.components\` is not a list`);
				enqueue(t.components, `${c}.components`);
			}
			const l = i.filter(({ isContainer: e }) => e).flatMap(digestsOf);
			return {
				format: `CycloneDX ${t}`,
				entries: i,
				image: (0, r.u4)(n) ? imageOf(n) : undefined,
				subjects: a,
				digests: [...new Set([...a, ...l])],
				gaps: [...incompleteLists(e), ...(0, s.HX)(o)]
			};
		}
		var d = n(80783);
		var f = n(77825);
		;
		const p = new Set([
			"container",
			"file",
			"operatingsystem",
			"source"
		]);
		const m = new Set(["container", "operatingsystem"]);
		const builtFrom = (e) => (0, r.Ej)([/^built package from: (\S+)/.exec((0, r.b6)(e) ?? "")?.[1]]);
		const purposeOf = (e) => ((0, r.b6)(e) ?? "").toLowerCase().replace(/[-_]/g, "");
		function isNotPackage(e, t) {
			return p.has(e) && !(0, s.x$)(t, m.has(e));
		}
		function purlsAmong(e, t, n) {
			const i = (0, r.Q0)([e].flat()).filter((e) => h.test((0, r.b6)(e[t]) ?? ""));
			return (0, r.Ej)(i.map((e) => e[n]));
		}
		const h = /(?:^|\/)(?:purl|package-?url)$/i;
		const g = /^\s*pkg:\/*(?:oci|docker)\//i;
		function imageDigestsOf({ name: e, purls: t, version: n }) {
			const r = t.filter((e) => g.test(e));
			const i = /^sha256:/.test(e) || r.length > 0 ? [e, n] : [];
			return (0, s.V4)([...i, ...r]);
		}
		function sbom_spdx_imageOf(e, t) {
			const n = e.filter(({ purpose: e }) => e === "container");
			return firstImage(e.map(({ entry: e }) => e)) ?? n.map(({ entry: e }) => (0, s.Bd)(e.name, e.version)).find((e) => e !== undefined) ?? firstImage(t);
		}
		function firstImage(e) {
			const t = e.flatMap(({ purls: e }) => e).find((e) => (0, s.qb)(e) !== undefined);
			return t === undefined ? undefined : (0, s.qb)(t);
		}
		const sourceNames = (e, t, n) => (e.get(t) ?? []).flatMap(([, e]) => n(e) ?? []);
		function relationsOf(e) {
			const { documentDescribes: t } = e;
			const n = Array.isArray(t) ? [...t] : [];
			const i = [];
			for (const t of (0, r.Q0)(e.relationships)) {
				const { relatedSpdxElement: e, relationshipType: r, spdxElementId: a } = t;
				if (r === "DESCRIBES" && a === "SPDXRef-DOCUMENT") n.push(e);
				if (r === "DESCRIBED_BY" && e === "SPDXRef-DOCUMENT") n.push(a);
				if (r === "GENERATED_FROM") i.push([a, e]);
				if (r === "GENERATES") i.push([e, a]);
			}
			const a = new Set(n.filter((e) => typeof e === "string"));
			return {
				describedIds: a,
				sources: (0, f.$)(i, ([e]) => e)
			};
		}
		function externalDocuments({ externalDocumentRefs: e }) {
			if (!Array.isArray(e)) return [];
			return e.map((e) => {
				return (0, r.b6)((0, r._F)(e, "spdxDocument")) ?? (0, r.b6)((0, r._F)(e, "externalDocumentId")) ?? "?";
			});
		}
		function readSpdx2(e, t) {
			if (!/^SPDX-2\.[1-3]$/.test(t)) throw new s.IO(`its \`spdxVersion\` is ${JSON.stringify(t.slice(0, 40))}, not SPDX-2.3`);
			const { packages: n } = e;
			if (!Array.isArray(n)) throw new s.IO("it is SPDX, but has no `packages` list");
			const i = [];
			const { describedIds: a, sources: o } = relationsOf(e);
			const c = new Map((0, r.Q0)(n).map(({ name: e, SPDXID: t }) => [t, (0, r.b6)(e)]));
			const l = [];
			for (const [e, t] of n.entries()) {
				const u = a.has((0, r.b6)((0, r._F)(t, "SPDXID")) ?? "");
				const d = purposeOf((0, r._F)(t, "primaryPackagePurpose"));
				const f = (0, r._F)(t, "name") === "" && (u || d === "container");
				const p = f ? "" : (0, r.b6)((0, r._F)(t, "name"));
				if (!(0, r.u4)(t) || p === undefined) throw new s.IO(`its \`packages[${e}]\` has no name`);
				const m = u && a.size === 1 && n.length > 1;
				const h = (0, r.Lv)(t.versionInfo);
				const g = {
					name: p,
					version: h,
					purls: purlsAmong(t.externalRefs, "referenceType", "referenceLocator"),
					origins: [...builtFrom(t.sourceInfo), ...sourceNames(o, t.SPDXID, (e) => c.get(e))],
					isContainer: m || isNotPackage(d, h)
				};
				if (u) l.push({
					entry: g,
					purpose: d
				});
				i.push(g);
			}
			return {
				format: t.replace("-", " "),
				entries: i,
				image: sbom_spdx_imageOf(l, i),
				subjects: l.flatMap(({ entry: e }) => imageDigestsOf(e)),
				digests: [...new Set([...i.flatMap(imageDigestsOf), ...(0, s.V4)([(0, r.b6)(e.name)])])],
				gaps: (0, s.HX)(externalDocuments(e))
			};
		}
		;
		const _ = /^https:\/\/spdx\.org\/rdf\/[\w.]+\/terms\/(\w+)\/(\w+)$/;
		function shortName(e) {
			const [, t = "", n] = _.exec(e) ?? [];
			if (n === undefined) return e === "@id" ? "spdxId" : e === "@type" ? "type" : e;
			return t === "Core" ? n : `${t.toLowerCase()}_${n}`;
		}
		function plainValue(e) {
			const t = Array.isArray(e) && e.length === 1 ? e[0] : e;
			if (!(0, r.u4)(t)) return t;
			if (t["@value"] !== undefined) return t["@value"];
			return Object.keys(t).length === 1 ? t["@id"] ?? t : t;
		}
		function plainElement(e) {
			const t = Object.create(null);
			for (const [n, r] of Object.entries(e)) t[shortName(n)] ??= plainValue(r);
			const { type: n } = t;
			if (typeof n === "string") t["type"] = shortName(n);
			return t;
		}
		function elementsOf(e) {
			const t = [];
			const n = e.toReversed();
			while (n.length > 0) {
				const e = n.pop();
				if (Array.isArray(e)) for (const t of e.toReversed()) n.push(t);
				if (!(0, r.u4)(e)) continue;
				const i = plainElement(e);
				if (typeof i.type === "string") t.push(i);
				for (const e of Object.values(i)) if (typeof e === "object") n.push(e);
			}
			return t;
		}
		const listOf = (e) => e === undefined ? [] : [e].flat();
		const idOf = (e) => (0, r.u4)(e) ? plainElement(e).spdxId : e;
		const isPackageType = (e) => typeof e === "string" && e.endsWith("Package");
		function purlsOfElement(e, t) {
			const n = listOf(e.externalIdentifier).map((e) => (0, r.u4)(e) ? plainElement(e) : t.get(e));
			return [...(0, r.Ej)([e.software_packageUrl]), ...purlsAmong(n, "externalIdentifierType", "identifier")];
		}
		const isSpdx3Context = (e) => [e].flat().some((e) => typeof e === "string" && /^https:\/\/spdx\.(?:org|github\.io)\/.*\/v?3\.0[./]/.test(e));
		const v = new Set(["SpdxDocument", "software_Sbom"]);
		const isSpdx3 = (e) => e["@context"] !== undefined || e["@graph"] !== undefined;
		function surroundingsOf(e) {
			const t = new Map();
			const n = new Set();
			const r = [];
			const i = [];
			for (const a of e) {
				if (a.spdxId !== undefined) t.set(a.spdxId, a);
				if (v.has(a.type)) for (const e of listOf(a.rootElement)) n.add(idOf(e));
				for (const e of listOf(a.import)) i.push(importedId(e));
				if (shortName(String(a.relationshipType)).replace(/^.*[/_]/, "") === "generates") for (const e of listOf(a.to)) r.push([idOf(e), idOf(a.from)]);
			}
			return {
				byId: t,
				roots: n,
				sources: (0, f.$)(r, ([e]) => e),
				imported: i
			};
		}
		const importedId = (e) => (0, r.b6)((0, r.u4)(e) ? plainElement(e).externalSpdxId : e) ?? "?";
		function readSpdx3(e) {
			const { "@context": t, "@graph": n, ...i } = e;
			if (t !== undefined && !isSpdx3Context(t)) throw new s.IO("its `@context` is not that of SPDX 3.0");
			if (!Array.isArray(n) && (n !== undefined || plainElement(i).type === undefined)) throw new s.IO("it is SPDX 3.0, but has no `@graph` list");
			const a = (n ?? []).findIndex((e) => !(0, r.u4)(e));
			if (a >= 0) throw new s.IO(`its \`@graph[${a}]\` is not an object`);
			const o = elementsOf(n ?? [i]);
			const c = surroundingsOf(o);
			let l;
			let u = false;
			const d = [];
			const f = [];
			for (const e of o) {
				const { type: t } = e;
				if (t === "CreationInfo") l ??= (0, r.b6)(e.specVersion);
				if (v.has(t)) u = true;
				const n = readElement(e, c, d.length + 1);
				if (n === undefined) continue;
				if (c.roots.has(e.spdxId)) f.push(n);
				d.push(n.entry);
			}
			if (l === undefined || !/^3\.0[\w.+-]{0,20}$/.test(l)) throw new s.IO("its creation info does not name SPDX 3.0");
			if (!u && d.length === 0) throw new s.IO("it is SPDX 3.0, but neither an SBOM nor a list of packages");
			return {
				format: `SPDX ${l}`,
				entries: d,
				image: sbom_spdx_imageOf(f, d),
				subjects: [],
				digests: [...new Set(d.flatMap(imageDigestsOf))],
				gaps: (0, s.HX)(c.imported)
			};
		}
		function readElement(e, { byId: t, roots: n, sources: i }, a) {
			const o = isPackageType(e.type);
			if (!o && e.type !== "software_File") return undefined;
			const c = purlsOfElement(e, t);
			if (!o && c.length === 0) return undefined;
			const l = n.has(e.spdxId);
			const u = purposeOf(shortName(String(e.software_primaryPurpose ?? "")).replace(/^.*\//, ""));
			const d = (0, r.b6)(e.name) ?? (l || u === "container" ? "" : undefined);
			if (d === undefined) throw new s.IO(`its package number ${a} has no name`);
			const f = (0, r.Lv)(e.software_packageVersion);
			const m = {
				name: d,
				version: f,
				purls: c,
				origins: sourceNames(i, e.spdxId, (e) => packageName(t.get(e))),
				isContainer: !o || (l ? p.has(u) : isNotPackage(u, f))
			};
			return {
				entry: m,
				purpose: u
			};
		}
		const packageName = (e) => isPackageType(e?.type) ? (0, r.b6)(e?.name) : undefined;
		;
		function isSyft({ artifacts: e, descriptor: t, schema: n }) {
			const i = (0, r.b6)((0, r._F)(n, "url")) ?? "";
			return Array.isArray(e) && ((0, r._F)(t, "name") === "syft" || i.includes("/syft/"));
		}
		const y = ["originPackage", "source"];
		function artifactEntry(e, t) {
			const n = (0, r.b6)((0, r._F)(e, "name"));
			if (!(0, r.u4)(e) || n === undefined) throw new s.IO(`its \`artifacts[${t}]\` has no name`);
			const { metadata: i, purl: a, version: o } = e;
			const c = (0, r.Ej)(y.map((e) => (0, r._F)(i, e)));
			return {
				name: n,
				version: (0, r.Lv)(o),
				purls: (0, r.Ej)([a]),
				origins: c,
				isContainer: false
			};
		}
		function readSyft({ artifacts: e, schema: t, source: n }) {
			const i = (0, r.b6)((0, r._F)(t, "version"));
			const a = (0, r.u4)(n) && n.type === "image" ? n.metadata ?? n.target : undefined;
			const { manifestDigest: o, repoDigests: c, userInput: l } = (0, r.u4)(a) ? a : {};
			const u = (0, s.V4)([o, c].flat().map(r.b6));
			return {
				format: i === undefined ? "syft JSON" : `syft JSON ${i}`,
				entries: Array.isArray(e) ? e.map(artifactEntry) : [],
				image: (0, r.b6)(l),
				subjects: u,
				digests: u,
				gaps: []
			};
		}
		;
		function readDocument(e) {
			const t = (0, r.b6)(e.spdxVersion);
			if (t !== undefined) return readSpdx2(e, t);
			if (e.bomFormat === "CycloneDX") return readCycloneDx(e);
			if (isSpdx3(e)) return readSpdx3(e);
			if (isSyft(e)) return readSyft(e);
			throw new s.IO("it has neither `spdxVersion` (SPDX 2.3), `@context` (SPDX 3.0) nor `bomFormat` (CycloneDX)");
		}
		function readSbom(e, t, n) {
			if (e instanceof s.IO) return e;
			return (0, s.pz)(() => readDocuments((0, d.M)(e), t, n));
		}
		function readDocuments(e, t, n) {
			const r = {
				wanted: new Set(n.map(o.Aw)),
				packages: new Map(),
				counted: new Set(),
				left: new Map(),
				unaccounted: new Map(),
				unreadable: []
			};
			const i = e.map((e) => {
				const { entries: n, ...i } = readDocument(e);
				addEntries(r, n, {
					source: t,
					image: i.image
				});
				return i;
			});
			return {
				kind: "sbom",
				format: [...new Set(i.map(({ format: e }) => e))].join(", "),
				packages: [...r.packages.values()],
				packageCount: r.counted.size,
				...countLeft(r.left.values()),
				gaps: [...new Set(i.flatMap(({ gaps: e }) => e))],
				unaccounted: [...r.unaccounted.values()],
				unreadable: r.unreadable,
				image: i.find(({ image: e }) => e !== undefined)?.image,
				subjects: [...new Set(i.flatMap(({ subjects: e }) => e))],
				digests: [...new Set(i.flatMap(({ digests: e }) => e))]
			};
		}
		function countLeft(e) {
			const t = new Map();
			let n = 0;
			for (const { count: r, type: i } of e) if (i === undefined) n += r;
			else t.set(i, (t.get(i) ?? 0) + r);
			return {
				skipped: t,
				notPackages: n
			};
		}
		function addEntries(e, t, n) {
			const r = new Map();
			for (const i of t) {
				const t = addWanted(e, i, n);
				if (t === undefined) continue;
				const { name: a, version: o } = i;
				const [s] = t;
				if (s !== undefined || i.isContainer) {
					const { type: e, what: t = `${a}@${o}` } = s ?? {};
					const n = JSON.stringify([e, t]);
					r.set(n, {
						type: e,
						count: (r.get(n)?.count ?? 0) + 1
					});
				} else {
					e.unaccounted.set(JSON.stringify([a, o]), {
						name: a,
						version: o
					});
				}
			}
			for (const [t, n] of r) if (n.count > (e.left.get(t)?.count ?? 0)) e.left.set(t, n);
		}
		const b = /^\s*pkg\s*:\s*\/*[^/]+\//i;
		function addWanted(e, t, n) {
			const { wanted: r } = e;
			const i = [];
			let a = false;
			for (const s of t.purls) {
				const c = (0, o.gd)(s);
				const { type: l } = c.kind === "purl" ? c.purl : c;
				if (l === undefined) continue;
				a ||= r.has(l);
				if (c.kind === "unreadable") {
					if (r.has(l)) e.unreadable.push({
						entry: t.name,
						purl: s,
						reason: c.reason
					});
					else if (b.test(s)) i.push({
						type: l,
						what: s
					});
					continue;
				}
				const { name: u, version: d = t.version } = c.purl;
				i.push({
					type: l,
					what: `${u}@${d}`
				});
				if (r.has(l)) addPackage(e, t, {
					purl: c.purl,
					written: s
				}, n);
			}
			return a ? undefined : i;
		}
		function addPackage({ counted: e, packages: t, unaccounted: n }, r, { purl: i, written: a }, o) {
			const { arch: s, name: c, type: l } = i;
			const u = versionOf(i, r);
			e.add(JSON.stringify([
				l,
				c,
				u,
				s
			]));
			if (u === undefined) n.set(JSON.stringify([c, l]), {
				name: c,
				type: l
			});
			const d = [...new Set([...i.origins, ...r.origins])].filter((e) => e !== c);
			for (const e of spellingsOf(l, c, r.name)) for (const n of d.length === 0 ? [undefined] : d) t.set(JSON.stringify([
				l,
				e,
				u,
				s,
				n,
				o.image
			]), {
				name: e,
				type: l,
				version: u,
				arch: s,
				origin: n,
				purl: a,
				...o
			});
		}
		function versionOf({ name: e, type: t, version: n }, r) {
			const [i, o] = [n, r.version].filter(s.lF);
			if (i === undefined || o === undefined || r.name !== e) return i;
			return (0, a.Zy)(t, o, i) === "older" ? o : i;
		}
		const spellingsOf = (e, t, n) => n !== t && (0, i.be)(e, n) === (0, i.be)(e, t) ? [t, n] : [t];
	}),
	33010: (function(e, t, n) {
		n.d(t, {
			Q0: function() {
				return ignoreOf;
			},
			bA: function() {
				return readStatements;
			},
			hO: function() {
				return vexWords;
			}
		});
		var r = n(63144);
		var i = n(22475);
		var a = n(49303);
		function vexWords({ detail: e, file: t, justification: n, status: r }) {
			const i = n === undefined ? "" : ` (${n})`;
			return `VEX ${t}: ${r}${i}${e === undefined ? "" : `: ${e}`}`;
		}
		const ignoreOf = (e) => ({
			place: {
				file: e.file,
				line: 1
			},
			reason: vexWords(e),
			...e.justification === undefined ? {} : { justification: e.justification }
		});
		function readStatements({ format: e, lacks: t, name: n }, i, o) {
			const s = i[n];
			if (!Array.isArray(s)) throw new a.IO(`it is ${e}, but has no \`${n}\` list`);
			return s.flatMap((e, i) => {
				const s = (0, r.u4)(e) ? o(e) : undefined;
				if (s === undefined) throw new a.IO(`its \`${n}[${i}]\` has no ${t}`);
				return s.map(statementOf);
			});
		}
		function statementOf({ detail: e, justification: t, times: n, ...a }) {
			const o = n.map(r.b6).find((e) => e !== undefined);
			return {
				...a,
				justification: (0, r.b6)(t),
				detail: (0, r.b6)(e),
				timeMs: (0, i.pe)(o ?? "")
			};
		}
	}),
	94774: (function(e, t, n) {
		n.r(t);
		n.d(t, {
			checkReferenced: function() {
				return checkReferenced;
			},
			isSettled: function() {
				return isSettled;
			},
			judgeMovedTags: function() {
				return judgeMovedTags;
			},
			judgeRulesOf: function() {
				return judgeRulesOf;
			},
			readRepo: function() {
				return readRepo;
			},
			undated: function() {
				return undated;
			}
		});
		var r = n(77825);
		var i = n(38086);
		var a = n(34779);
		var o = n(59492);
		var s = n(96299);
		var c = n(83178);
		var l = n(78342);
		var u = n(49705);
		var d = n(51792);
		var f = n(84946);
		async function checkReferenced(e, t, n) {
			if (n.length === 0) return {
				checked: [],
				findings: []
			};
			const isGiven = (t) => (t === "token" ? e.token : e.identity) !== undefined;
			const r = (0, d.u)(e, {
				host: t.host,
				isGiven
			});
			if (r.length > 0) {
				const e = r.map((e) => ({
					kind: "usage",
					...e
				}));
				return {
					checked: n.map((t) => (0, l.L5)(t, e)),
					findings: []
				};
			}
			const i = (0, u.Q)(t, e["fail-days"] !== undefined);
			const a = new Map();
			const o = await checkEach(e, t, n, async (n, r) => {
				for (const { repository: e } of n) a.set(e, r.uid);
				return (0, f.Ui)(n, await readRepo(t, r, i), judgeRulesOf(e, t));
			});
			const { findings: s, lost: c } = i.finish(a.values());
			return {
				findings: s,
				checked: o.map((e) => {
					const t = c.get(a.get(e.repository) ?? "");
					return t === undefined || isSettled(e) ? e : undated(e, t);
				})
			};
		}
		function isSettled({ judged: { state: e } }) {
			return e === "deprecated" || e === "not-found" || e === "unknown";
		}
		function undated(e, t) {
			const n = `${(0, l.Fk)(e)}: \`fail-days\` cannot be applied, as its end-of-life dates are missing: ${(0, u.A)(t)}`;
			return (0, l.L5)(e, [{
				kind: "service",
				message: n
			}]);
		}
		async function checkEach(e, t, n, i) {
			let a = 0;
			const checkGroups = async (t, n) => {
				const r = Array.from(t, async ([t, r]) => {
					const unknownOf = (t) => r.map((n) => (0, l.L5)(n, (0, s.v)(t, e.identity, (0, l.Fk)(n))));
					return await n(t, r).catch(unknownOf);
				});
				return (await Promise.all(r)).flat();
			};
			return checkGroups([["", n]], async () => {
				const s = await findOwn(e, t);
				const l = (0, r.$)(n, (e) => e.repository.split("/")[0] ?? "");
				return await checkGroups(l, async (e, l) => {
					const u = s !== undefined && (e === s.name || e === s.uid);
					const d = u ? s : (0, o.oQ)(await (0, o.xO)(t.session.client, e), "an image name");
					if (d === undefined) return l.map((t) => unseen(t, e));
					const f = (0, r.$)(l, (t) => t.repository.slice(e.length + 1));
					const p = await (0, c.u)(t.session.client, d, [...f.keys()]);
					return await checkGroups(f, async (e, r) => {
						const o = onlyRepo(p, e);
						const s = o === undefined ? r.map(notFound) : await i(r, o);
						a += r.length;
						t.host.progress?.(`${a} of ${n.length} image tags`);
						return s;
					});
				});
			});
		}
		function onlyRepo(e, t) {
			const [n, ...r] = e.filter(({ name: e }) => e === t);
			const o = n === undefined ? e.find((e) => mayBeAt(t, e)) : undefined;
			if (o !== undefined) throw (0, c.h)(o);
			if (r.length === 0) return n;
			const s = `the list has ${r.length + 1} repositories named \`${(0, i.h0)(t, 200)}\``;
			throw (0, a.z$)(s, "GET /registry/v2/repos");
		}
		function mayBeAt(e, { isUnplaced: t, name: n, uid: r }) {
			const i = e.split("/");
			const a = r.split("/").length === i.length + 1;
			return t === true && a && n.endsWith(`/${i.at(-1)}`);
		}
		function judgeRulesOf(e, t) {
			const n = e["fail-days"] !== undefined || e["warn-days"] !== undefined;
			return {
				now: t.clock.now(),
				needsDates: n
			};
		}
		async function findOwn(e, t) {
			if (e.organization === undefined && e.identity === undefined) return undefined;
			try {
				return await (0, o.t2)(e, t.session.client);
			} catch (e) {
				if (e instanceof a.Wk && (e.code === "PERMISSION_DENIED" || e.code === "NOT_FOUND")) return undefined;
				throw e;
			}
		}
		async function readRepo(e, t, n) {
			const [r, i] = await Promise.all([(0, f.g$)(e.session.client, t.uid), n.read(t.uid)]);
			return {
				tags: r,
				dates: i
			};
		}
		function notFound(e) {
			const t = {
				state: "not-found",
				until: undefined
			};
			return {
				...e,
				judged: t,
				suggestion: undefined,
				problems: []
			};
		}
		function unseen(e, t) {
			const n = `this identity cannot see the organization \`${(0, i.h0)(t, 100)}\``;
			const r = "check its name, or give the identity a role there; `ignore-images` excludes such images";
			return (0, l.L5)(e, [{
				kind: "service",
				message: `${(0, l.Fk)(e)}: ${n}`,
				fix: r
			}]);
		}
		const judgeMovedTags = async (e, t, n) => {
			if (t.identity === undefined && t.token === undefined) return e.map(() => undefined);
			const r = e.map(({ repository: e, tag: t }) => {
				return {
					repository: e,
					tag: t,
					digest: undefined,
					locations: []
				};
			});
			const i = {
				...t,
				"fail-days": undefined,
				"warn-days": undefined
			};
			const { checked: a } = await checkReferenced(i, n, r);
			const o = new Map(a.map((e) => [`${e.repository}:${e.tag ?? ""}`, e]));
			return e.map(({ repository: e, tag: t }) => {
				const n = o.get(`${e}:${t}`);
				return n && {
					...n.judged,
					suggestion: n.suggestion
				};
			});
		};
	}),
	78342: (function(e, t, n) {
		n.d(t, {
			Fk: function() {
				return tagNameOf;
			},
			L5: function() {
				return unknown;
			},
			MH: function() {
				return plainName;
			},
			Zt: function() {
				return suggestedName;
			},
			wT: function() {
				return decideTags;
			}
		});
		var r = n(38086);
		var i = n(77275);
		var a = n(77176);
		var o = n(29880);
		function unknown(e, t) {
			return {
				...e,
				judged: {
					state: "unknown",
					until: undefined
				},
				suggestion: undefined,
				problems: t
			};
		}
		function tagNameOf(e) {
			return `\`${plainName(e)}\``;
		}
		function plainName({ digest: e, repository: t, tag: n }) {
			const word = (e) => (0, r.h0)(e, 200).replace(/[^A-Za-z0-9._/+-]/g, "_");
			const i = n === undefined ? "" : `:${word(n)}`;
			const a = n === undefined && e !== undefined ? `@${e}` : "";
			return `${word(t)}${i}${a}`;
		}
		function suggestedName({ repository: e, suggestion: t }) {
			return plainName({
				repository: e,
				tag: t,
				digest: undefined
			});
		}
		function decideTags(e) {
			const t = (0, a.B_)(e.ignores, i.oB, e.now);
			const n = e.checked.map((n) => {
				const r = (0, o.In)(n.judged, e.policy, e.now);
				const a = n.isScript && r === "error" ? "warning" : r;
				if (a === undefined) return {
					...n,
					suggestion: undefined,
					level: a,
					ignoredBy: undefined
				};
				const s = t.find((0, i.IP)(n.repository, n.tag));
				return {
					...n,
					level: s === undefined ? a : undefined,
					ignoredBy: s
				};
			});
			const r = t.used();
			const s = new Set(n.map((e) => e.level));
			const c = s.has("warning") || r.some(({ state: e, uses: t }) => e === "expiring" || e === "expired" && t > 0);
			return {
				tags: n,
				ignores: r,
				verdict: s.has("error") ? "fail" : c ? "warn" : "pass"
			};
		}
	}),
	29880: (function(e, t, n) {
		n.d(t, {
			In: function() {
				return levelOf;
			},
			WD: function() {
				return worseOf;
			},
			YZ: function() {
				return judgeTag;
			},
			of: function() {
				return hasUnreadableDate;
			}
		});
		var r = n(22475);
		function judgeTag(e, t, n) {
			const r = timeOf(t?.mainPackageVersion?.eolDate);
			switch (t?.tagStatus) {
				case "TAG_IN_GRACE": {
					const { gracePeriodExpiryDate: i, graceStatus: a } = t;
					const o = timeOf(i);
					const s = e === true && isUnreadable(i);
					const c = a === "GRACE_EXPIRED" || o !== undefined && o <= n;
					if (s || c) return {
						state: "deprecated",
						until: r
					};
					return {
						state: "grace",
						until: o,
						endOfLife: r
					};
				}
				case "TAG_INACTIVE": return {
					state: "deprecated",
					until: r
				};
				case "TAG_ACTIVE": {
					const n = t.mainPackageName !== "" || r !== undefined;
					if (e === undefined && !n) return {
						state: "unknown",
						until: undefined
					};
					return {
						state: e === true ? "deprecated" : "active",
						until: r
					};
				}
				default:
					if (e === undefined) return {
						state: "unknown",
						until: r
					};
					return {
						state: e ? "deprecated" : "active",
						until: r
					};
			}
		}
		function levelOf(e, t, n) {
			if (e.state === "unknown") return undefined;
			if (e.state === "deprecated" && t.failOnDeprecated) return "error";
			const i = ((e.until ?? e.endOfLife ?? Number.POSITIVE_INFINITY) - n) / r.sO;
			if (t.failDays !== undefined && i <= t.failDays) return "error";
			if (e.state !== "active") return "warning";
			return t.warnDays !== undefined && i <= t.warnDays ? "warning" : undefined;
		}
		function worseOf(e, t) {
			const n = i.indexOf(e.state) - i.indexOf(t.state);
			if (n !== 0) return n < 0 ? e : t;
			const endOf = ({ until: e }) => e ?? Number.POSITIVE_INFINITY;
			return endOf(e) <= endOf(t) ? e : t;
		}
		const i = [
			"deprecated",
			"unknown",
			"grace",
			"not-found",
			"active"
		];
		function hasUnreadableDate({ gracePeriodExpiryDate: e, mainPackageVersion: t }) {
			return isUnreadable(t?.eolDate ?? "") || isUnreadable(e);
		}
		function isUnreadable(e) {
			return e !== "" && !/^(?:0001-01-01|0+-0+-0+)/.test(e) && timeOf(e) === undefined;
		}
		function timeOf(e) {
			return e === undefined ? undefined : (0, r.pe)(e.replace(/(?<=T.*[+-]\d\d)(?=\d\d$)/, ":"));
		}
	}),
	49705: (function(e, t, n) {
		n.d(t, {
			Q: function() {
				return createEndOfLifeSource;
			},
			A: function() {
				return failureWords;
			}
		});
		var r = n(34150);
		var i = n(77825);
		var a = n(38086);
		var o = n(34779);
		var s = n(73358);
		var c = n(63144);
		var l = n(80922);
		var u = n(2901);
		var d = n(30858);
		;
		const f = (0, l.iU)({ items: (0, l.c3)((0, l.iU)({
			updateTimestamp: l.Eb,
			digest: l.Eb
		})) });
		const p = (0, l.iU)({
			...(0, l.Te)("id", "lastUpdated", "latestVersion"),
			tagCount: l.U9,
			latestTag: (0, l.no)((0, l.iU)({
				...(0, l.Te)("id", "name", "digest", "lastUpdated"),
				deprecated: l.Jt
			}))
		});
		const m = (0, l.iU)((0, l.Te)("version", "eolDate", "releaseDate", "latestVersion"));
		const h = (0, l.iU)({
			versions: (0, l.c3)(m),
			eolVersions: (0, l.c3)(m),
			...(0, l.Te)("latestVersion", "lastUpdatedTimestamp"),
			gracePeriodMonths: l.nd
		});
		function listTagHistory(e, t = {}) {
			return readV1Call(path`/registry/v1/tags/${e}/history`, f, { ...t });
		}
		function getRepoTagsSummary(e, t = {}) {
			return readV1Call(path`/registry/v1/repotagssummary/${e}`, p, { ...t });
		}
		function getPackageVersions(e) {
			return readV1Call(path`/registry/v1/versions/${e}`, h, {});
		}
		const g = (0, u.kb)("GRACE_", "NOT_ELIGIBLE ELIGIBLE ACTIVE BROKEN EXPIRED");
		const _ = (0, l.iU)({
			...(0, l.Te)("id", "name", "mainPackageName", "gracePeriodExpiryDate"),
			tagStatus: (0, l.$U)((0, u.kb)("TAG_", "ACTIVE IN_GRACE INACTIVE")),
			graceStatus: (0, l.$U)(g),
			mainPackageVersion: (0, l.no)(m)
		});
		const v = (0, l.iU)({
			items: (0, l.c3)(_),
			nextPageToken: l.Qq
		});
		function listEolTags(e, t = {}) {
			const n = typeof e === "string" ? { childrenOf: e } : e;
			const r = (0, d.sX)("/registry/v1/eoltags", v, {
				"uidp.childrenOf": n.childrenOf,
				"uidp.descendantsOf": n.descendantsOf,
				"uidp.ancestorsOf": n.ancestorsOf,
				"uidp.inRoot": n.inRoot,
				"uidp.ids": n.uids,
				...t
			});
			if (t.pageToken === undefined) return r;
			return {
				...r,
				decode: (e, t) => {
					if (!(0, c.u4)(e) || (e["items"] ?? undefined) === undefined) throw new TypeError("it is not the next page of `items`");
					return r.decode(e, t);
				}
			};
		}
		;
		const y = 1e3;
		const b = new Set(["NOT_FOUND", "UNIMPLEMENTED"]);
		function createEndOfLifeSource({ host: e, session: t }, n) {
			const r = new Map();
			const i = new Map();
			const a = new Set();
			let s = false;
			return {
				read: async (e) => {
					try {
						const n = await readRows(t.client, e);
						s = true;
						if (n.size === 0) a.add(e);
						return n;
					} catch (t) {
						if (!(t instanceof o.Wk) || t.code === "CANCELLED") throw t;
						const a = b.has(t.code);
						s ||= !a;
						if (n && !a) throw t;
						(a ? r : i).set(e, t);
						return new Map();
					}
				},
				finish: (t) => {
					if (s && n) return {
						lost: r,
						findings: emptyFindings(t, a)
					};
					if (s) return {
						lost: new Map(),
						findings: gapFindings([...i.values(), ...r.values()])
					};
					const [o] = r.values();
					const c = o === undefined ? "" : `End-of-life dates are not available: ${failureWords(o)}.`;
					if (c !== "" && !n) e.log.info(c);
					return {
						lost: new Map(),
						findings: c !== "" && n ? [undatedFinding(c)] : []
					};
				}
			};
		}
		function emptyFindings(e, t) {
			const n = [...new Set(e)];
			const i = n.filter((e) => t.has(e)).length;
			const a = (0, r.hS)(i, "repository", "repositories");
			if (i === 0) return [];
			const o = i === n.length ? "warning" : "notice";
			return [undatedFinding(`The platform has no end-of-life dates for ${a}.`, o)];
		}
		function undatedFinding(e, t = "warning") {
			return {
				rule: "no-dates",
				level: t,
				title: "No end-of-life dates",
				message: `${e} \`fail-days\` cannot be applied.`,
				fingerprint: "no-dates"
			};
		}
		function failureWords(e) {
			return `${(0, a.h0)(e.message, 300)} (${e.code})`;
		}
		function gapFindings(e) {
			const [t] = e;
			if (t === undefined) return [];
			const n = "dates-unread";
			const i = (0, r.hS)(e.length, "repository");
			const a = `The end-of-life dates for ${i} could not be read: ${failureWords(t)}.`;
			return [{
				rule: n,
				level: "warning",
				title: "End-of-life dates not read",
				message: a,
				fingerprint: n
			}];
		}
		const x = {
			items: {
				id: true,
				name: true,
				tagStatus: true,
				graceStatus: true,
				gracePeriodExpiryDate: true,
				mainPackageName: true,
				mainPackageVersion: { eolDate: true }
			},
			nextPageToken: true
		};
		async function readRows(e, t) {
			const n = [];
			let r;
			for (let a = 0;; a += 1) {
				const c = (0, s.dX)(listEolTags(t, r === undefined ? {} : { pageToken: r }), x);
				const l = `${c.method} ${c.path}`;
				const u = await e.send(c).catch((e) => {
					if (a === 0 || !(e instanceof o.Wk) || !b.has(e.code)) throw e;
					throw (0, o.z$)(`the next page of the list of end-of-life tags is missing: ${failureWords(e)}`, l);
				});
				n.push(...u.items.filter(({ id: e }) => !e.includes("/") || e.startsWith(`${t}/`)));
				if (u.nextPageToken === "") return (0, i.$)(n, ({ name: e }) => e);
				if (a >= y || u.nextPageToken === r) throw (0, o.z$)("the list of end-of-life tags does not end", l);
				r = u.nextPageToken;
			}
		}
	}),
	84946: (function(e, t, n) {
		n.d(t, {
			Ui: function() {
				return judgeTargets;
			},
			g$: function() {
				return readTags;
			}
		});
		var r = n(77825);
		var i = n(59173);
		var a = n(73358);
		var o = n(69762);
		var s = n(84551);
		var c = n(78342);
		var l = n(29880);
		const u = {
			state: "not-found",
			until: undefined
		};
		const d = [];
		function judgeTargets(e, { dates: t, tags: n }, i) {
			const a = (0, r.$)(n, ({ name: e }) => e);
			const o = new Map(Array.from(a, ([e, n]) => [e, n.map((n) => judgeRows(n, t.get(e) ?? [], i)).reduce(l.WD)]));
			const s = createTagSuggester(n.flatMap(({ name: e }) => o.get(e)?.state === "active" ? [e] : []));
			const p = n.some(({ name: e }) => e === "");
			const m = n.some(({ digest: e }) => e === "");
			return e.map((e) => {
				const t = e.tag === undefined ? n.flatMap(({ digest: t, name: n }) => t === e.digest ? [n] : []) : [e.tag];
				const r = t.flatMap((e) => o.get(e) ?? []);
				const [i = u] = f.flatMap((e) => r.find((t) => t.state === e) ?? []);
				const l = e.tag === undefined ? m && i.state !== "active" : p && i === u;
				if (l || i.state === "unknown") {
					const n = e.tag === undefined ? "digest" : "name";
					const r = t.some((e) => a.get(e)?.some((e) => e.deprecated === undefined));
					const i = r ? "the service did not report whether it is deprecated" : "its end-of-life date cannot be read, so `warn-days` and `fail-days` cannot be applied";
					const o = l ? `the service returned tags without a ${n}, and this may be one of them` : i;
					return (0, c.L5)(e, [{
						kind: "service",
						message: `${(0, c.Fk)(e)}: ${o}`
					}]);
				}
				const h = i.state === "active" && i.until === undefined;
				const g = h ? [] : t.toSorted((e, t) => t.length - e.length);
				const [_] = g.flatMap((e) => s(e) ?? []);
				return {
					...e,
					judged: i,
					suggestion: _,
					problems: d
				};
			});
		}
		function judgeRows({ deprecated: e, uid: t }, n, { needsDates: r, now: i }) {
			const a = !n.some(({ id: e }) => e === t);
			const o = a ? [(0, l.YZ)(e, undefined, i)] : [];
			const s = n.map((t) => {
				const n = (0, l.YZ)(e, t, i);
				const a = r && n.state !== "deprecated" && (0, l.of)(t);
				return a ? {
					state: "unknown",
					until: undefined
				} : n;
			});
			return [...o, ...s].reduce(l.WD);
		}
		const f = [
			"active",
			"unknown",
			"grace",
			"deprecated"
		];
		function readTags(e, t) {
			const n = (0, a.FP)((0, s.cB)({
				childrenOf: t,
				allClasses: true
			}), {
				uid: true,
				name: true,
				digest: false,
				deprecated: true
			});
			return (0, o.y)(e, n, (e) => {
				if (!e.uid.startsWith(`${t}/`)) return undefined;
				return {
					uid: e.uid,
					name: e.name,
					digest: e.digest,
					deprecated: e.deprecated ?? undefined
				};
			});
		}
		const p = /^((?:[A-Za-z]+[-_])*v?)(\d{1,15}(?:\.\d{1,15})*)([-._+][A-Za-z0-9._+-]*)?$/;
		const m = /-r(\d{1,9})(?=-|$)/;
		const h = /^20\d{6}(?:\d{4}|\d{6})?$/;
		const g = /-(20\d{6}(?:\d{4}|\d{6})?)$/;
		function parseTagVersion(e) {
			const t = p.exec(e);
			if (t === null) return undefined;
			const [, n = "", r = "", i = ""] = t;
			const a = g.exec(i)?.[1];
			const o = i.replace(g, "");
			const s = m.exec(o)?.[1];
			return {
				prefix: n,
				parts: r.split(".").map(Number),
				suffix: o.replace(m, ""),
				epoch: s === undefined ? undefined : Number(s),
				date: a === undefined ? undefined : Number(a.padEnd(14, "0"))
			};
		}
		function isDay({ parts: e }) {
			return h.test(String(e[0]));
		}
		function lineOf(e) {
			const { date: t, epoch: n, parts: r, prefix: i, suffix: a } = e;
			return [
				i,
				a,
				r.length,
				isDay(e),
				n === undefined,
				t === undefined
			].join(" ");
		}
		function isSameLine(e, t) {
			return lineOf(e) === lineOf(t);
		}
		function compareTagVersions(e, t) {
			for (let n = 0; n < e.parts.length; n += 1) {
				const [r = 0, i = 0] = [e.parts[n], t.parts[n]];
				if (r !== i) return r < i ? -1 : 1;
			}
			return (e.epoch ?? 0) - (t.epoch ?? 0) || (e.date ?? 0) - (t.date ?? 0);
		}
		function createTagSuggester(e) {
			const t = (0, i.Oo)(() => {
				const t = e.flatMap((e) => {
					const t = parseTagVersion(e);
					return t === undefined ? [] : [{
						name: e,
						version: t
					}];
				});
				const n = (0, r.$)(t, ({ version: e }) => lineOf(e));
				return new Map(Array.from(n, ([e, t]) => [e, t.toSorted((e, t) => compareTagVersions(e.version, t.version))]));
			});
			return (e) => {
				const n = parseTagVersion(e);
				if (n === undefined) return undefined;
				const r = t().get(lineOf(n)) ?? [];
				const i = r[firstAbove(r, n)];
				if (i === undefined) return undefined;
				return i.version.parts[0] === n.parts[0] ? i.name : r.at(-1)?.name;
			};
		}
		function firstAbove(e, t) {
			let [n, r] = [0, e.length];
			while (n < r) {
				const i = n + r >> 1;
				const a = e[i];
				if (a !== undefined && compareTagVersions(a.version, t) <= 0) n = i + 1;
				else r = i;
			}
			return n;
		}
	}),
	18023: (function(e, t, n) {
		n.r(t);
		n.d(t, { run: function() {
			return H;
		} });
		var r = n(34150);
		var i = n(44969);
		var a = n(38086);
		var o = n(72792);
		var s = n(45794);
		var c = n(98124);
		var l = n(77275);
		var u = n(52023);
		var d = n(35147);
		var f = n(40460);
		var p = n(77176);
		var m = n(12056);
		var h = n(70378);
		var g = n(25235);
		var _ = n(16844);
		var v = n(24344);
		var y = n(59492);
		var b = n(96299);
		var x = n(83178);
		var S = n(94774);
		var C = n(78342);
		var w = n(49705);
		var T = n(84946);
		;
		const E = [];
		async function checkOrganization(e, t, n) {
			const r = (0, w.Q)(t, e["fail-days"] !== undefined);
			const i = (0, S.judgeRulesOf)(e, t);
			const a = await (0, y.t2)(e, t.session.client);
			const s = await (0, x.u)(t.session.client, a);
			const { shard: c } = n;
			const isWanted = ({ name: e }) => n.wanted(e, a.name);
			const l = s.filter((e) => e.isUnplaced === true || isWanted(e));
			const u = l.filter(({ name: e }) => c === undefined || (0, o.O1)(`${a.name}/${e}`, c));
			let d = 0;
			const f = await (0, v.Pk)(u, 2 * e.concurrency, async (o) => {
				const s = `${a.name}/${o.name}`;
				const c = {
					repository: s,
					tag: undefined,
					digest: undefined,
					locations: E
				};
				try {
					if (!isWanted(o)) throw (0, x.h)(o);
					const e = await (0, S.readRepo)(t, o, r);
					return {
						target: c,
						repo: o,
						...judgeRepo(s, e, i, n.isQuiet)
					};
				} catch (t) {
					const n = (0, b.v)(t, e.identity, (0, C.Fk)(c));
					return {
						target: c,
						repo: o,
						checked: [(0, C.L5)(c, n)],
						quiet: []
					};
				} finally {
					d += 1;
					t.host.progress?.(`${d} of ${u.length} repositories`);
				}
			});
			const hasTags = ({ checked: e, quiet: t }) => e.length + t.length > 0;
			const { findings: p, lost: m } = r.finish(f.filter(hasTags).map(({ repo: e }) => e.uid));
			const h = f.map((e) => {
				const t = m.get(e.repo.uid);
				if (t === undefined || !hasTags(e)) return e;
				return {
					checked: [...e.checked.filter(S.isSettled), (0, S.undated)(e.target, t)],
					quiet: []
				};
			});
			return {
				findings: p,
				checked: h.flatMap((e) => e.checked),
				quiet: h.flatMap((e) => e.quiet),
				repositories: u.length,
				elsewhere: l.length - u.length,
				empty: h.filter((e) => !hasTags(e)).length,
				all: s.map(({ name: e }) => `${a.name}/${e}`)
			};
		}
		function judgeRepo(e, t, n, r) {
			const i = E;
			const [a, o] = [[], []];
			for (const { digest: n, name: r } of t.tags) {
				if (r === "") o.push(namelessTag({
					repository: e,
					tag: undefined,
					digest: undefined,
					locations: i
				}));
				else a.push({
					repository: e,
					tag: r,
					digest: n || undefined,
					locations: i
				});
			}
			const s = (0, T.Ui)(a, t, n);
			return {
				checked: [...s.filter((e) => !r(e.judged)), ...o],
				quiet: s.flatMap(({ judged: t, tag: n }) => r(t) ? [{
					repository: e,
					tag: n ?? "",
					until: t.until
				}] : [])
			};
		}
		function namelessTag(e) {
			const t = `${(0, C.Fk)(e)}: the service returned a tag without a name, so its state is unknown`;
			return (0, C.L5)(e, [{
				kind: "service",
				message: t
			}]);
		}
		var D = n(29880);
		var O = n(29037);
		var k = n(77825);
		var A = n(22475);
		var j = n(36083);
		var M = n(52309);
		var N = n(50680);
		var P = n(26963);
		var F = n(28662);
		;
		const I = [
			"deprecated",
			"unknown",
			"grace",
			"not-found",
			"active"
		];
		const L = {
			deprecated: {
				sign: "\u274C",
				words: "deprecated",
				rule: "deprecated-tag",
				title: "Deprecated tag"
			},
			unknown: {
				sign: "\u2753",
				words: "unknown",
				rule: "tag-unknown",
				title: "Tag state unknown"
			},
			grace: {
				sign: "\u26A0\uFE0F",
				words: "in grace",
				rule: "tag-in-grace",
				title: "Tag in its grace period"
			},
			"not-found": {
				sign: "\u26A0\uFE0F",
				words: "not found",
				rule: "tag-not-found",
				title: "Tag not found"
			},
			active: {
				sign: "\u2705",
				words: "near end of life",
				rule: "tag-near-end-of-life",
				title: "Tag near its end of life"
			}
		};
		const R = (0, F.h5)("State and date");
		const z = 200;
		const B = 4;
		function deprecationAnswer(e) {
			const { byRepository: t, notes: n, now: r, tags: i, total: a } = e;
			const o = i.filter(isLoud);
			const s = i.filter(({ ignoredBy: e }) => e !== undefined);
			const c = i.filter((e) => !isLoud(e) && e.ignoredBy === undefined);
			const l = t ? repositoryTable(o, r) : tagTable(o, r);
			const u = (0, F.Y1)(n);
			const d = [...o, ...s].flatMap((e) => e.tag === undefined ? [(0, C.MH)(e)] : []);
			return {
				words: headline(i, a, n),
				actions: [...(0, F.RT)(l.header, l.rows, (e) => e), ...u.actions],
				details: [
					...(0, F.H8)(`${s.length} ignored`, s, (e) => ignoredTable(e, r)),
					...(0, F.H8)(`${c.length} active`, c.length <= z ? c : [], (e) => {
						const { header: t, rows: n } = tagTable(e, r);
						return (0, P.oS)(t, n);
					}),
					...(0, F.H8)("Full digests", d, (e) => (0, P.hl)(e.slice(0, z).join("\n"))),
					...u.details
				]
			};
		}
		function headline(e, t, n) {
			const i = e.filter(isLoud);
			const a = I.flatMap((e) => {
				const t = i.filter(({ judged: t }) => t.state === e).length;
				return t === 0 ? [] : [`${t} ${L[e].words}`];
			});
			const o = (0, r.hS)(t, "image tag");
			const s = a.length === 0 ? `${o}, none deprecated` : `${a.join(", ")} of ${o}`;
			return s + (0, u.Xc)(n);
		}
		function isLoud({ ignoredBy: e, judged: t, level: n }) {
			return e === undefined && (t.state !== "active" || n !== undefined);
		}
		function tagTable(e, t) {
			const n = e.some(({ suggestion: e }) => e !== undefined);
			const r = e.some(({ locations: e }) => e.length > 0);
			return {
				header: [
					"Image",
					R,
					...n ? ["Move to"] : [],
					...r ? ["Used in"] : []
				],
				rows: e.map((e) => [
					(0, P.fl)(shortTagName(e)),
					stateCell(e, t),
					...n ? [moveCell(e)] : [],
					...r ? [(0, F.GA)(e.locations)] : []
				])
			};
		}
		function repositoryTable(e, t) {
			const n = [...(0, k.$)(e, ({ judged: e, repository: t }) => `${e.state} ${t}`).values()];
			return {
				header: [
					"Repository",
					R,
					"Tags",
					"Move to"
				],
				rows: n.map((e) => {
					const [n] = e;
					const r = [...new Set(e.flatMap(({ suggestion: e }) => e ?? []))];
					const i = (0, C.MH)({
						repository: n.repository,
						tag: undefined,
						digest: undefined
					});
					const a = `${signOf(n)} ${e.length} ${L[n.judged.state].words}`;
					const o = e.length === 1 ? stateCell(n, t) : a;
					const s = e.map((e) => (0, P.fl)(e.tag ?? shortTagName(e)));
					return [
						(0, P.fl)(i),
						o,
						someOf(s),
						someOf(r.map((e) => (0, P.fl)(e)))
					];
				})
			};
		}
		const someOf = (e) => (0, r.Dt)(e, B, (e) => e);
		function ignoredTable(e, t) {
			return (0, P.oS)([
				"Image",
				R,
				"Reason",
				"Used in"
			], e.map((e) => [
				(0, P.fl)(shortTagName(e)),
				stateCell(e, t),
				`ignored: ${(0, P.FV)(e.ignoredBy?.reason ?? "")}`,
				(0, F.GA)(e.locations)
			]));
		}
		function stateCell(e, t) {
			const { state: n, until: r } = e.judged;
			if (r === undefined) return `${signOf(e)} ${stateWords(e)}`;
			const i = n === "grace" ? "in its grace period until" : `${n}, end of life`;
			return `${signOf(e)} ${i}<br>${(0, F.xO)(r, t)}`;
		}
		function moveCell(e) {
			return e.suggestion === undefined ? "" : (0, P.fl)((0, C.Zt)(e));
		}
		function shortTagName(e) {
			return (0, C.MH)(e).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, "\u2026");
		}
		function signOf({ ignoredBy: e, judged: t, level: n }) {
			if (e === undefined && n !== undefined) return n === "error" ? "\u274C" : "\u26A0\uFE0F";
			return L[t.state].sign;
		}
		function stateWords(e) {
			const { endOfLife: t, state: n, until: r } = e.judged;
			const i = r === undefined ? "" : (0, A.FM)(r);
			switch (n) {
				case "deprecated": return i === "" ? "deprecated" : `deprecated (end of life ${i})`;
				case "grace": {
					const e = t === undefined ? "" : ` (end of life ${(0, A.FM)(t)})`;
					return `in its grace period${i === "" ? e : ` until ${i}`}`;
				}
				case "not-found": return "not found";
				case "unknown": return "unknown";
				default: return i === "" ? "active" : `active until ${i}`;
			}
		}
		function findingsOf(e, t) {
			const { level: n } = e;
			if (n === undefined) return [];
			const { rule: r, title: i } = L[e.judged.state];
			const a = (0, C.Fk)(e);
			const o = {
				title: i,
				message: `${a} ${e.judged.state === "not-found" ? "was" : "is"} ${stateWords(e)}.`,
				artifact: (0, C.MH)(e),
				urgency: t,
				fix: e.suggestion === undefined ? undefined : `Move to \`${(0, C.Zt)(e)}\`.`
			};
			if (e.locations.length === 0) return [{
				...o,
				rule: r,
				level: n,
				fingerprint: `${r} ${a}`
			}];
			return e.locations.map((t) => {
				const i = e.inScripts?.includes(t) === true;
				const s = i ? "in-script" : r;
				return {
					...o,
					rule: s,
					level: i && n === "error" ? "warning" : n,
					location: t,
					fingerprint: `${s} ${a} ${t.file}`
				};
			});
		}
		;
		const V = 2e3;
		function renderOutcome(e, t) {
			const n = sortTags(e.tags, t.byRepository);
			const r = new Map();
			for (const { ignoredBy: e, judged: t } of n) if (e === undefined) r.set(t.state, (r.get(t.state) ?? 0) + 1);
			r.set("active", (r.get("active") ?? 0) + t.quiet.length);
			const count = (e) => r.get(e) ?? 0;
			const i = n.length + t.quiet.length;
			const a = n.map(resultRow);
			const o = { *[Symbol.iterator]() {
				yield* a;
				for (const e of t.quiet) yield quietRow(e);
			} };
			const s = textSummary(n, i, count);
			const c = [
				...e.ignores.flatMap(p._2),
				...t.loosened.map(p.dh),
				...t.findings
			];
			const l = (0, M.OH)(n.flatMap((e) => e.problems));
			const u = verdictOf(e, t.findings);
			return {
				findings: [...n.flatMap(findingsOf), ...c],
				problems: l,
				verdict: u,
				outputs: {
					deprecated: count("deprecated") > 0,
					"deprecated-count": count("deprecated"),
					"checked-count": i,
					"unknown-count": count("unknown"),
					results: [...a, ...t.quiet.slice(0, V).map(quietRow)],
					"text-summary": s
				},
				outputsTruncated: t.quiet.length > V,
				summary: () => (0, N.O)(deprecationAnswer({
					tags: n,
					total: i,
					notes: c,
					now: t.now,
					byRepository: t.byRepository
				}), t.comments),
				coverage: t.coverage,
				report: {
					results: o,
					ignoreComments: t.comments
				},
				stdout: [],
				log: [...t.log, s]
			};
		}
		function verdictOf({ verdict: e }, t) {
			if (t.some(({ level: e }) => e === "error")) return "fail";
			return e === "pass" && t.some(({ level: e }) => e === "warning") ? "warn" : e;
		}
		function sortTags(e, t) {
			const version = ({ digest: e, tag: t }) => t ?? e ?? "";
			const rank = ({ judged: e }) => I.indexOf(e.state);
			const n = new Map();
			for (const r of t ? e : []) n.set(r.repository, Math.min(rank(r), n.get(r.repository) ?? I.length));
			const rankOf = (e) => n.get(e.repository) ?? rank(e);
			return [...e].sort((e, t) => rankOf(e) - rankOf(t) || (0, a.n6)(e.repository, t.repository) || rank(e) - rank(t) || (0, a.n6)(version(e), version(t)));
		}
		function textSummary(e, t, n) {
			const i = e.filter((e) => e.ignoredBy !== undefined).length;
			const a = e.filter((e) => e.judged.state === "deprecated" && e.ignoredBy === undefined);
			const o = a.slice(0, 5).map((e) => shortTagName(e) + (e.suggestion === undefined ? "" : ` \u2192 ${e.suggestion}`));
			if (a.length > o.length) o.push(`${a.length - o.length} more`);
			const s = o.length === 0 ? "" : ` (${o.join(", ")})`;
			const c = [
				`${n("deprecated")} deprecated${s}`,
				`${n("unknown")} unknown`,
				`${n("grace")} in grace`,
				`${n("not-found")} not found`,
				`${n("active")} active`,
				...i === 0 ? [] : [`${i} ignored`]
			];
			return `${(0, r.hS)(t, "image tag")} checked: ${c.join(", ")}`;
		}
		function quietRow({ repository: e, tag: t, until: n }) {
			const r = n === undefined ? {} : { until: (0, A.FM)(n) };
			return {
				image: e,
				tag: t,
				state: "active",
				...r,
				locations: []
			};
		}
		function resultRow(e) {
			return {
				image: e.repository,
				tag: e.tag ?? "",
				...e.digest === undefined ? {} : { digest: e.digest },
				state: e.judged.state,
				...e.judged.until === undefined ? {} : { until: (0, A.FM)(e.judged.until) },
				...e.suggestion === undefined ? {} : { suggestion: e.suggestion },
				...e.ignoredBy === undefined ? {} : { ignored: true },
				locations: e.locations.map(({ file: e, line: t }) => ({
					file: e,
					line: t
				}))
			};
		}
		function mergeTargets(e) {
			return Array.from((0, k.$)(e, keyOf).values(), (e) => {
				const [t] = e;
				const n = e.every((e) => e.digest === t.digest) ? t.digest : undefined;
				const r = e.every((e) => e.isScript === true);
				const i = e.flatMap((e) => e.isScript === true ? e.locations : []);
				const a = e.flatMap((e) => e.locations);
				return {
					...t,
					digest: n,
					isScript: r,
					inScripts: i,
					locations: a
				};
			});
		}
		function keyOf({ digest: e, repository: t, tag: n }) {
			return `${t} ${n ?? e ?? ""}`;
		}
		function unreadParts(e, t) {
			const n = t.map(({ location: e, reason: t, text: n }) => {
				return {
					kind: "reference",
					what: n,
					why: `is malformed: ${t}`,
					location: e
				};
			});
			return [...e, ...n];
		}
		function referenceCoverage(e) {
			const { checked: t, files: n, ignored: r, skipped: i, targets: a } = e;
			const o = new Map(t.map((e) => [keyOf(e), e]));
			const s = e.unread.map(u.n2);
			let c = 0;
			for (const e of a) {
				const t = o.get(keyOf(e));
				if (t !== undefined && t.judged.state !== "unknown") c += 1;
				else s.push(unknownOf(e, t));
			}
			const l = {
				what: "references",
				why: "excluded by `ignore-images`",
				count: r
			};
			const d = (0, j.X)(c, [...i, l], s, e.unresolved.map(u.jE));
			return {
				...d,
				...n === undefined ? {} : { files: n },
				noun: "reference"
			};
		}
		function organizationCoverage({ checked: e, quiet: t }, n, { elsewhere: r, empty: i }) {
			const a = e.filter(({ judged: e }) => e.state === "unknown");
			const o = e.length - a.length + t.length;
			const s = [
				{
					what: "tags",
					why: "excluded by `ignore-images`",
					count: n
				},
				{
					what: "repositories",
					why: m.r,
					count: r
				},
				{
					what: "repositories",
					why: "without tags",
					count: i
				}
			];
			const c = (0, j.X)(o, s, a.map((e) => unknownOf(e, e)));
			return {
				...c,
				noun: "tag"
			};
		}
		function unknownOf(e, t) {
			const [n] = e.locations;
			const r = n === undefined ? "" : ` (${(0, a.h0)(n.file, 300)}:${n.line})`;
			const i = (t?.problems ?? []).map(({ message: e }) => (0, a.h0)(e, 500)).join("; ");
			return {
				what: `${(0, C.MH)(e)}${r}`,
				why: i === "" ? "the service did not answer" : i
			};
		}
		;
		const work = async (e, t) => {
			const n = t.clock.now();
			const r = (0, f.G)(t.config, (0, f.X)("check-deprecated", t.config), n);
			const i = {
				failOnDeprecated: e["fail-on"] === "deprecated",
				warnDays: e["warn-days"],
				failDays: e["fail-days"]
			};
			const a = e.scope === "organization" ? await ofOrganization(e, t, (e) => (0, D.In)(e, i, n) === undefined) : await ofReferences(e, t, (0, c.B3)(e));
			const o = await (0, d.r)(e, t, n);
			const s = o === undefined ? [] : (0, p.cY)(o, r);
			const l = (0, C.wT)({
				checked: a.checked,
				ignores: r,
				policy: i,
				now: n
			});
			const u = e.scope === "organization" && e.shard !== undefined;
			const isUsed = ({ state: e, uses: t }) => t > 0 || e !== "live";
			const m = u ? {
				...l,
				ignores: l.ignores.filter(isUsed)
			} : l;
			return renderOutcome(m, {
				...a,
				now: n,
				byRepository: e.scope === "organization",
				loosened: s.filter(({ ignore: e }) => (0, p.qM)(e))
			});
		};
		const H = (0, h.fQ)(work, O.e.capabilities);
		async function ofOrganization(e, t, n) {
			const a = (0, i.nY)(e.repos, createRepositoryGlob);
			const s = (0, m.X)(e.shard);
			const c = await checkOrganization(e, t, {
				shard: s,
				wanted: (t, n) => e.repos.length === 0 || a(`${n}/${t}`),
				isQuiet: (e) => e.state === "active" && n(e)
			});
			requireRepositories(e, c);
			const { checked: u, elsewhere: d, quiet: f, repositories: p } = c;
			const h = (0, l.Qf)(e["ignore-images"]);
			const isKept = ({ repository: t, tag: n }) => e["ignore-images"].length === 0 || !h([(0, l.IP)(t, n)]);
			const g = {
				checked: u.filter(isKept),
				quiet: f.filter(isKept)
			};
			const _ = u.length + f.length - g.checked.length - g.quiet.length;
			return {
				...g,
				comments: [],
				findings: [...c.findings, ...unmatchedRepositories(e.repos, c.all)],
				coverage: organizationCoverage(g, _, c),
				log: [
					`${(0, r.hS)(p, "repository", "repositories")} checked.`,
					...s === undefined ? [] : [`This is shard ${(0, o.Hu)(s)}; ${d} more are ${m.r}.`],
					..._ === 0 ? [] : [`${(0, r.hS)(_, "tag")} excluded by \`ignore-images\`.`]
				]
			};
		}
		function createRepositoryGlob(e) {
			const t = (0, i.Nx)(e);
			return (e) => [
				e,
				e.split("/").at(-1) ?? "",
				e.slice(e.indexOf("/") + 1)
			].some(t);
		}
		function unmatchedRepositories(e, t) {
			return e.filter((e) => !e.startsWith("!") && !t.some(createRepositoryGlob(e))).map((e) => (0, g.nt)(e, "repos"));
		}
		function requireRepositories(e, t) {
			if (t.all.length === 0) {
				throw new s.yo({
					message: "nothing to look at: this identity cannot see any repository in the organization",
					fix: "check `organization`, and that the identity may list its repositories, with a role such as `registry.pull` or `viewer`",
					input: "organization"
				});
			}
			if (t.repositories + t.elsewhere > 0) return;
			throw new s.yo({
				message: `\`repos\` matches no repository: ${(0, a.h0)(e.repos.join(", "), 300)}`,
				fix: "write globs for names such as `python` or `folder/python`; `**` matches any folder",
				input: "repos"
			});
		}
		async function ofReferences(e, t, { images: n, names: i }) {
			const a = e.files.length > 0 || e.images.length === 0;
			const o = a ? await (0, _.P)(e.files, {
				inputs: e,
				deps: t,
				names: i
			}) : undefined;
			const s = (o?.references ?? []).map((e) => ({
				...e,
				locations: [e.location]
			}));
			const c = [...n.map((e) => ({
				...e,
				locations: [],
				isScript: false
			})), ...s];
			const d = (0, l.C8)(e["ignore-images"]);
			const f = c.flatMap(({ image: e, isScript: t, locations: n, reference: r }) => {
				const { digest: i } = r;
				const a = r.tag ?? (i === undefined ? e.tag : undefined);
				return d(e, a ?? "") ? [] : [{
					repository: e.repository,
					tag: a,
					digest: i,
					locations: n,
					isScript: t
				}];
			});
			const p = c.length - f.length;
			const { checked: m, findings: h } = await (0, S.checkReferenced)(e, t, mergeTargets(f));
			const g = unreadParts(o?.unread ?? [], o?.malformed ?? []);
			return {
				checked: m,
				quiet: [],
				comments: o?.comments ?? [],
				findings: [
					...g.map((e) => (0, u.b4)(e, "error")),
					...(o?.unresolved ?? []).map((e) => (0, u.HK)(e, "warning")),
					...o?.findings ?? [],
					...o?.removed ?? [],
					...h
				],
				coverage: referenceCoverage({
					targets: f,
					checked: m,
					unread: g,
					unresolved: o?.unresolved ?? [],
					files: o?.account,
					skipped: o?.skipped ?? [],
					ignored: p
				}),
				log: [...o?.log ?? [], ...p === 0 ? [] : [`${(0, r.hS)(p, "reference")} excluded by \`ignore-images\`.`]]
			};
		}
	}),
	28021: (function(e, t, n) {
		n.r(t);
		n.d(t, { createRun: function() {
			return createRun;
		} });
		var r = n(70378);
		var i = n(82087);
		var a = n(76760);
		var o = n(34150);
		var s = n(38086);
		var c = n(24344);
		var l = n(72792);
		var u = n(22475);
		var d = n(45794);
		var f = n(48636);
		var p = n(73024);
		;
		function openNoteFiles(e, t, n) {
			const r = e === undefined ? ownArea(t, n) : t;
			if (r === undefined) return undefined;
			const placeOf = (t) => {
				const n = (0, f.Rx)((0, a.join)(e ?? "notes", t), r);
				return n.kind === "path" ? n.path : undefined;
			};
			return {
				read: (e) => {
					const t = placeOf(e);
					try {
						return t === undefined ? undefined : (0, p.readFileSync)(t, "utf8");
					} catch {
						return undefined;
					}
				},
				write: (e, t) => {
					const n = placeOf(e);
					if (n === undefined) throw new Error("its folder leads elsewhere");
					(0, p.mkdirSync)((0, a.dirname)(n), {
						recursive: true,
						mode: 448
					});
					(0, f.vK)(n, t, 384);
				},
				remove: (e) => {
					const t = placeOf(e);
					if (t !== undefined) (0, p.rmSync)(t, { force: true });
				}
			};
		}
		function ownArea({ workspace: e }, t) {
			if (t === undefined || (0, f.UO)((0, f.PX)(e), (0, f.PX)(t))) return undefined;
			return {
				workspace: t,
				tempDirectory: t,
				workingDirectory: t
			};
		}
		async function withScratch(e, t, n) {
			const r = make(e, t);
			try {
				return await n(Object.fromEntries(t.map((e) => [e, (0, a.join)(r, e)])));
			} finally {
				(0, p.rmSync)(r, {
					recursive: true,
					force: true,
					maxRetries: 3
				});
			}
		}
		function make(e, t) {
			try {
				const n = (0, p.mkdtempSync)((0, a.join)(e, "platform-actions-"));
				for (const e of t) (0, p.mkdirSync)((0, a.join)(n, e));
				return n;
			} catch (t) {
				throw new d.Ml(`cannot create a folder in the temporary folder \`${e}\`: ${(0, f.CA)(t)}`, "set TMPDIR (on GitHub, RUNNER_TEMP) to a folder with free space that this process may write to");
			}
		}
		var m = n(38365);
		var h = n(31421);
		var g = n(68154);
		var _ = n(5715);
		var v = n(60616);
		var y = n(8385);
		;
		const b = 64 * 1024 * 1024;
		const x = 16 * 1024;
		const S = 4;
		function runRemoteGit(e, t) {
			const n = (0, v.Kp)("git", e.workspace, process.env);
			if (n === undefined) return Promise.resolve({
				kind: "failed",
				why: "`git` is not on PATH outside of the workspace"
			});
			if (e.signal.aborted) return Promise.resolve({
				kind: "failed",
				why: "the run was stopped"
			});
			const r = (0, p.mkdtempSync)((0, a.join)(e.tempDirectory, "platform-actions-askpass-"));
			try {
				const i = (0, a.join)(r, "askpass.sh");
				(0, p.writeFileSync)(i, C, { mode: 448 });
				const o = (0, h.spawn)(n.path, [
					"--no-pager",
					...settingsOf(e),
					...t
				], {
					cwd: e.repository.top,
					env: {
						...environmentOf(e, n.searchPath, i),
						...certificates(r)
					},
					stdio: [
						"pipe",
						"pipe",
						"pipe",
						"pipe"
					],
					windowsHide: true,
					detached: process.platform !== "win32"
				});
				return collect(o, e).finally(() => (0, p.rmSync)(r, {
					recursive: true,
					force: true
				}));
			} catch (e) {
				(0, p.rmSync)(r, {
					recursive: true,
					force: true
				});
				return Promise.resolve({
					kind: "failed",
					why: `git cannot be started: ${(0, f.CA)(e)}`
				});
			}
		}
		const C = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;
		function settingsOf({ credential: e, origin: t, protocol: n }) {
			const r = [
				...v.yy.filter((e) => !e.startsWith("core.askPass=")),
				`protocol.${n}.allow=always`,
				"http.followRedirects=false",
				"http.lowSpeedLimit=100",
				"http.lowSpeedTime=30",
				"gc.auto=0",
				"maintenance.auto=false",
				"fetch.recurseSubmodules=no",
				"fetch.writeCommitGraph=false",
				"fetch.unpackLimit=1",
				"transfer.bundleURI=false",
				...e === undefined ? [] : [`credential.${t}.username=${e.username}`]
			];
			return r.flatMap((e) => ["-c", e]);
		}
		function certificates(e) {
			const t = process.env["NODE_EXTRA_CA_CERTS"] ?? "";
			if (t === "") return {};
			try {
				const { rootCertificates: n } = process.getBuiltinModule("node:tls");
				const r = (0, a.join)(e, "authorities.pem");
				(0, p.writeFileSync)(r, [...n, (0, p.readFileSync)(t, "utf8")].join("\n"));
				return { GIT_SSL_CAINFO: r };
			} catch {
				return {};
			}
		}
		function environmentOf({ credential: e, origin: t, protocol: n, repository: r }, i, a) {
			const o = n === "file" ? "" : (0, g.iJ)((0, g.rq)(process.env), new URL(t));
			const s = o === "" ? {} : {
				http_proxy: o,
				https_proxy: o
			};
			const c = new URL(t);
			if (e !== undefined) c.username = e.username;
			return {
				...(0, v._K)(r, i),
				...s,
				GIT_ALLOW_PROTOCOL: n,
				...e === undefined ? {} : {
					GIT_ASKPASS: a,
					PLATFORM_ACTIONS_ORIGIN: c.href.replace(/\/$/, "")
				}
			};
		}
		function collect(e, t) {
			return new Promise((n) => {
				const r = [];
				let i = "";
				let a = 0;
				let o;
				const stop = (t) => {
					o ??= t;
					(0, _.i0)(e);
				};
				const onAbort = () => stop("the run was stopped");
				const s = setTimeout(() => stop("git took too long"), t.timeoutMs);
				t.signal.addEventListener("abort", onAbort, { once: true });
				const end = (e) => {
					clearTimeout(s);
					t.signal.removeEventListener("abort", onAbort);
					n(e);
				};
				e.stdout?.on("data", (e) => {
					a += e.length;
					if (a > b) stop("its list of files is too large");
					else r.push(e);
				});
				e.stderr?.on("data", (e) => {
					if (i.length < x) i += e.toString("utf8");
				});
				e.on("error", (e) => end({
					kind: "failed",
					why: `git cannot be started: ${(0, f.CA)(e)}`
				}));
				e.on("close", (e) => {
					if (o !== undefined) end({
						kind: "failed",
						why: o
					});
					else if (e === 0) end({
						kind: "output",
						bytes: Buffer.concat(r)
					});
					else end({
						kind: "failed",
						why: explain(i)
					});
				});
				feed(e.stdin, t.input ?? "");
				const c = e.stdio[3];
				const { credential: l } = t;
				feed(c, l === undefined ? "" : `${l.password}\n`.repeat(S));
			});
		}
		function feed(e, t) {
			e?.on("error", () => undefined);
			e?.end(t);
		}
		const w = "the server asks for a credential, and none is set for it: does the repository exist?";
		function explain(e) {
			const t = e.split("\n").map((e) => e.trim());
			const n = t.find((e) => /^(?:fatal|error): /.test(e)) ?? t.find((e) => e !== "");
			const r = (n ?? "git failed").replace(/^(?:fatal|error): /, "");
			return r.startsWith("unable to read askpass response") ? w : r;
		}
		async function remoteCommit(e, t, n) {
			const r = n === undefined ? "HEAD" : `refs/heads/${n}`;
			const i = [
				"ls-remote",
				"--quiet",
				e.url,
				r
			];
			const a = await runRemoteGit(remoteOf(e, t), i);
			if (a.kind === "failed") return undefined;
			const [o = ""] = a.bytes.toString("utf8").split("\n");
			const [s = "", c] = o.split("	");
			return (0, y.TS)(s) && c === r ? s : undefined;
		}
		async function hasNoCommit(e, t) {
			const n = await runRemoteGit(remoteOf(e, t), [
				"ls-remote",
				"--quiet",
				e.url
			]);
			return n.kind === "output" && n.bytes.length === 0;
		}
		function remoteOf(e, t) {
			const { credential: n, signal: r, tempDirectory: i, timeoutMs: a, workspace: o } = e;
			const { origin: s, protocol: c } = new URL(e.url);
			return {
				repository: t,
				workspace: o,
				protocol: c === "file:" ? "file" : c === "http:" ? "http" : "https",
				origin: c === "file:" ? "http://localhost" : s,
				credential: c === "file:" ? undefined : n,
				tempDirectory: i,
				signal: r,
				timeoutMs: a
			};
		}
		var T = n(36083);
		var E = n(74757);
		var D = n(28395);
		var O = n(63144);
		var k = n(39589);
		var A = n(77825);
		var j = n(10646);
		;
		const M = D.Ikc({
			repository: D.YjP(),
			url: D.YjP(),
			branch: D.lqM(D.YjP()),
			commit: D.lqM(D.YjP()),
			sizeKib: D.lqM(D.aig()),
			pushedAt: D.lqM(D.YjP())
		});
		const N = 500;
		const P = /^[\w.-]+(?:\/[\w.-]+)+$/;
		function parseEntry(e, t) {
			const problem = (t) => ({
				kind: "problem",
				why: `\`${(0, s.h0)(e, 100)}\` ${t}`
			});
			if (e.length > N) return problem("is too long");
			if (P.test(e)) {
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
			const r = n.protocol === "https:" || n.protocol === "http:" && (0, j.U9)(n.hostname);
			if (!r && n.protocol !== "file:") return problem("is not an https URL");
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
		function repositoryNameOf({ repository: e }) {
			if (!URL.canParse(e)) return e;
			const t = new URL(e);
			return t.protocol === "file:" ? e : t.pathname.replace(/^\/+|(?:\.git)?\/*$/g, "");
		}
		const F = new Set(["https://github.com", "https://gitlab.com"]);
		function repositoryKey(e, t) {
			if (!URL.canParse(e)) return e;
			const { origin: n, pathname: r } = new URL(e);
			const i = URL.canParse(t) && n !== "null" && new URL(t).origin === n;
			const a = i || F.has(n);
			return a ? `${n}${r.toLowerCase().replace(/(?:\.git)?\/*$/, "")}` : e;
		}
		function withoutRepeated(e, t) {
			return [...(0, A.$)(e, ({ url: e }) => repositoryKey(e, t)).values()].map(([e]) => e);
		}
		;
		const I = D.YjP();
		const L = D.k5n([
			"error",
			"warning",
			"notice"
		]);
		const R = D.Ikc({
			rule: I,
			level: L,
			title: I,
			message: I,
			artifact: D.yqP(I),
			location: D.lqM(D._H3({
				file: I,
				line: D.aig(),
				column: D.lqM(D.aig())
			})),
			fix: D.yqP(I),
			fingerprint: I
		});
		const z = [
			"usage",
			"unauthenticated",
			"forbidden",
			"service",
			"unwritten",
			"partial"
		];
		const B = D.Ikc({
			kind: D.k5n(z),
			message: I,
			fix: D.yqP(I)
		});
		const V = D.Ikc({
			seen: D.aig(),
			judged: D.aig(),
			skipped: D.YOg(D.Ikc({
				what: I,
				why: I,
				count: D.aig()
			})),
			unread: D.YOg(D.Ikc({
				what: I,
				why: I
			})),
			unresolved: D.YOg(D.Ikc({
				what: I,
				why: I
			}))
		});
		const H = D.X$i(M, {
			status: D.k5n([
				"judged",
				"skipped",
				"unread"
			]),
			why: D.lqM(I),
			exitCode: D.aig(),
			result: D.k5n([
				"pass",
				"warn",
				"fail",
				"error"
			]),
			judgedAt: I,
			durationMs: D.aig(),
			images: D.YOg(D.Ikc({
				image: I,
				digest: D.lqM(I)
			})),
			endOfLife: D.YOg(D.Ikc({
				image: I,
				state: I,
				until: D.lqM(I)
			})),
			advisories: D.YOg(D.Ikc({
				id: I,
				artifact: I,
				severity: I
			})),
			coverage: D.lqM(V),
			pullRequest: D.lqM(I),
			problems: D.YOg(B),
			findings: D.YOg(R),
			findingsOmitted: D.lqM(D.aig())
		});
		const ee = {
			judged: (e) => e <= 1,
			skipped: (e) => e === 0,
			unread: (e) => e > 1
		};
		function contradictionOf({ coverage: e, exitCode: t, result: n, status: r }) {
			const i = t === 0 ? ["pass", "warn"] : [t === 1 ? "fail" : "error"];
			if (!Number.isInteger(t) || t < 0 || !i.includes(n)) return `\`result\` is \`${n}\`, and \`exitCode\` is ${t}`;
			if (r !== undefined && !ee[r](t)) return `\`status\` is \`${r}\`, and \`exitCode\` is ${t}`;
			if (e === undefined) return undefined;
			const { judged: a, seen: o, skipped: s, unread: c, unresolved: l } = e;
			const u = s.reduce((e, { count: t }) => e + t, 0);
			const d = a + u + c.length + l.length;
			return d === o ? undefined : `its \`coverage\` does not add up: ${o} seen, ${d} accounted for`;
		}
		const notJudged = (e, t, n = {}) => ({
			status: e,
			why: t,
			exitCode: e === "skipped" ? 0 : 5,
			result: e === "skipped" ? "pass" : "error",
			images: [],
			endOfLife: [],
			advisories: [],
			problems: e === "skipped" ? [] : [{
				kind: "service",
				message: t
			}],
			findings: [],
			...n
		});
		function toFinding({ location: e, ...t }) {
			if (e === undefined) return t;
			return {
				...t,
				location: {
					file: e.file,
					line: e.line
				}
			};
		}
		;
		const te = 256 * 1024 * 1024;
		const ne = D.X$i(M, {
			...D.UpN(H, {
				exitCode: true,
				judgedAt: true,
				durationMs: true,
				images: true
			}).shape,
			result: D.lqM(H.shape.result),
			key: D.YjP()
		});
		const re = D.Ikc({
			version: D.euz(1),
			kind: D.euz("platform-actions-fleet"),
			repositories: D.YOg(ne)
		});
		function keyOf(e) {
			return (0, k.ax)(e.run ?? "", e["registry-url"], ...[...e.with].sort());
		}
		async function readFleetFile(e) {
			const t = await (0, f.Gu)(e, te);
			if (t === undefined) return new Map();
			const n = re.safeParse((0, O.qF)(t));
			if (n.success) return new Map(n.data.repositories.map((e) => [e.url, e]));
			const [r] = n.error.issues;
			throw new d.yo({
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
		var ie = n(85746);
		var ae = n(59173);
		var U = n(98124);
		var W = n(40382);
		var G = n(63664);
		var K = n(92661);
		var oe = n(23410);
		;
		function createCurrentDigests({ host: e, session: t }, n) {
			const r = (0, U.Cd)({
				"registry-url": n["registry-url"],
				"registry-map": (0, ie.ry)((0, oe.Ku)(n.with).get("registry-map") ?? "")
			});
			const i = (0, K.nn)(t.registry.access);
			return (0, ae.kY)(async (t) => {
				const n = (0, G.o_)(t);
				if (n.kind === "malformed") return undefined;
				const a = (0, W.kl)(n.reference, r, "ours");
				if (a.kind === "foreign") return undefined;
				try {
					return (await i.manifest(a.image.repository, a.image.tag))?.digest;
				} catch (n) {
					e.log.debug(`the digest of ${t} is not known: ${String(n)}`);
					return undefined;
				}
			});
		}
		;
		const q = 64 * 1024 * 1024;
		const se = 20;
		async function readRepositoriesFile(e, { workingDirectory: t }, n) {
			const r = await (0, f.Gu)((0, a.resolve)(t, e), q);
			if (r === undefined) {
				throw new d.yo({
					message: `\`repositories-file\`: \`${(0, s.h0)(e, 300)}\` does not exist`,
					input: "repositories-file"
				});
			}
			if (r.trimStart().startsWith("{")) {
				const t = decodeList(r, `\`repositories-file\`: \`${(0, s.h0)(e, 300)}\``);
				requireCloneUrls([...t.repositories, ...t.unchanged], n);
				return t;
			}
			return {
				repositories: readNames(r, e, n),
				unchanged: []
			};
		}
		function requireCloneUrls(e, t) {
			const n = e.flatMap(({ url: e }) => {
				const n = URL.canParse(e) ? parseEntry(e, t) : undefined;
				if (n?.kind === "entry") return [];
				const r = n?.why ?? `\`${(0, s.h0)(e, 100)}\` is not a clone URL`;
				return [{
					message: `\`repositories-file\`: ${r}`,
					input: "repositories-file"
				}];
			});
			if (n.length > 0) throw new d.yo(...n.slice(0, se));
		}
		function readNames(e, t, n) {
			const r = [];
			const i = [];
			for (const [a, o] of e.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/).entries()) {
				const e = o.replace(/(?:^|\s)#.*$/, "").trim();
				if (e === "") continue;
				const s = parseEntry(e, n);
				if (s.kind === "entry") i.push(s.entry);
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
			if (r.length > 0) throw new d.yo(...r.slice(0, se));
			return withoutRepeated(i, n);
		}
		function readEntries(e, t) {
			const n = e.map((e) => parseEntry(e, t));
			const r = n.flatMap((e) => e.kind === "problem" ? [{
				message: `\`repositories\`: ${e.why}`,
				input: "repositories"
			}] : []);
			if (r.length > 0) throw new d.yo(...r.slice(0, se));
			const i = n.flatMap((e) => e.kind === "entry" ? [e.entry] : []);
			return withoutRepeated(i, t);
		}
		const J = "unchanged since the last merged report";
		const Y = D.Ikc({
			version: D.euz(1),
			kind: D.euz("platform-actions-fleet-list"),
			listedAt: D.lqM(D.YjP()),
			shards: D.aig(),
			requested: D.aig(),
			repositories: D.YOg(D.X$i(M, { shard: D.aig() })),
			unchanged: D.YOg(M)
		});
		function decodeList(e, t) {
			const n = Y.safeParse((0, O.qF)(e));
			if (n.success) return n.data;
			const [r] = n.error.issues;
			throw new d.yo({
				message: `${t} is not a list of repositories: ${r?.path.join(".") ?? ""} ${r?.message ?? ""}`,
				fix: "write one `owner/name` or clone URL per line, or give the `list-file` of `mode: list`",
				input: "repositories-file"
			});
		}
		;
		const ce = {
			401: "unauthenticated",
			403: "forbidden",
			404: "usage"
		};
		function serversOf(e, t) {
			const { apiUrl: n, serverUrl: r } = t.context;
			const i = t.name === "gitlab";
			const a = r?.replace(/\/+$/, "");
			const o = n !== undefined && a !== undefined;
			const s = o ? a : "https://github.com";
			const c = e["gitlab-url"] ?? (i && a !== undefined ? a : "https://gitlab.com");
			const l = [{
				base: s,
				username: "x-access-token",
				password: e["github-token"]
			}, {
				base: c,
				username: "oauth2",
				password: e["gitlab-token"]
			}];
			return {
				serverUrl: i ? c : s,
				githubUrl: s,
				githubApiUrl: o ? n : "https://api.github.com",
				gitlabUrl: c,
				credentialFor: (e) => {
					const { origin: t, protocol: n } = new URL(e);
					if (n === "file:") return undefined;
					const [r] = l.flatMap(({ base: e, password: n, username: r }) => n !== undefined && new URL(e).origin === t ? {
						username: r,
						password: n
					} : []);
					return r;
				}
			};
		}
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
		var le = n(44969);
		;
		function filterRepositories(e, t) {
			let n = e;
			const r = [];
			for (const { input: e, keeps: i, why: a } of filtersOf(t)) {
				const t = n.filter((t) => {
					const n = i(t);
					if (n !== undefined) return n;
					throw new d.yo({
						message: `\`${e}\` cannot be applied: \`${repositoryNameOf(t)}\` is listed without what it needs`,
						fix: `leave out \`${e}\`, or list the repositories through the API of their host`,
						input: e
					});
				});
				r.push({
					what: "repositories",
					why: a,
					count: n.length - t.length
				});
				n = t;
			}
			return {
				kept: n,
				skipped: r
			};
		}
		function filtersOf({ archived: e, forks: t, languages: n, repos: r, topics: i }) {
			const a = [];
			if (e !== "include") a.push({
				why: e === "only" ? "not archived" : "archived",
				input: "archived",
				keeps: (t) => t.archived === undefined ? e === "exclude" || undefined : t.archived === (e === "only")
			});
			if (!t) a.push({
				why: "forks",
				input: "forks",
				keeps: ({ isFork: e }) => e !== true
			});
			if (r.length > 0) {
				const e = (0, le.nY)(r, (e) => {
					const t = (0, le.Nx)(e);
					return (e) => t(e) || t(e.split("/").at(-1) ?? "");
				});
				a.push({
					why: "excluded by `repos`",
					input: "repos",
					keeps: (t) => e(repositoryNameOf(t))
				});
			}
			if (i.length > 0) a.push({
				why: "without one of `topics`",
				input: "topics",
				keeps: (e) => e.topics?.some((e) => i.includes(e))
			});
			if (n.length > 0) {
				const e = new Set(n.map((e) => e.toLowerCase()));
				a.push({
					why: "not in one of `languages`",
					input: "languages",
					keeps: ({ language: t }) => t === undefined ? undefined : e.has(t.toLowerCase())
				});
			}
			return a;
		}
		var X = n(3366);
		var ue = n(52309);
		var de = n(58508);
		;
		const fe = 100;
		const pe = 2e3;
		async function listGithubRepositories(e, t, { githubApiUrl: n, githubUrl: r }, i, { clock: a, host: o, send: c, signal: l }) {
			const u = (0, X.Ob)(n);
			if (u !== undefined) throw failure("service", u);
			const d = `platform-actions/${de.rE}`;
			const f = await (0, X.Ov)({
				...{
					send: c,
					apiUrl: n,
					token: t,
					userAgent: d,
					redact: o.redact
				},
				waiting: {
					clock: a,
					signal: l,
					longestMs: i
				}
			});
			const p = new Map();
			let m = false;
			const ask = (t, n) => {
				const r = {
					per_page: n,
					page: t,
					sort: "created",
					direction: "asc"
				};
				return f(({ rest: t }) => m ? t.repos.listForUser({
					username: e,
					...r
				}) : t.repos.listForOrg({
					org: e,
					...r
				}));
			};
			let h = [];
			for (let t = 1; t <= pe; t += 1) {
				const n = await ask(t, fe);
				if (n.kind === "failed") {
					if (n.status === 404 && t === 1 && !m) {
						m = true;
						t = 0;
						continue;
					}
					throw github_repositories_explain(e, n);
				}
				const i = rowsOf(n.body, r);
				for (const e of i) p.set(e.repository, e);
				o.progress?.(`${p.size} repositories`);
				if (!n.hasNextPage && i.length < fe) {
					const n = h.length < fe ? undefined : h.at(-1)?.repository;
					const i = n === undefined ? undefined : await ask((t - 1) * fe, 1);
					if (i?.kind === "failed") throw github_repositories_explain(e, i);
					if (i !== undefined && rowsOf(i.body, r)[0]?.repository !== n) throw changed(e);
					return [...p.values()];
				}
				h = i;
			}
			throw failure("service", `the list of repositories of \`${(0, s.h0)(e, 100)}\` does not end`);
		}
		function changed(e) {
			const t = `the repositories of \`${(0, s.h0)(e, 100)}\` changed while they were listed`;
			return failure("service", t, "run again");
		}
		function github_repositories_explain(e, { status: t, why: n }) {
			const r = `the repositories of \`${(0, s.h0)(e, 100)}\` cannot be listed`;
			const i = t === 429 || /\brate limit\b/i.test(n);
			const a = i ? "run again after the limit has ended, or use a GitHub App token, which has a higher limit" : t === 404 ? "check `organization-name`: it is the name in the URL of the organization or user" : "check `github-token`: listing needs `metadata: read` on the organization";
			const o = i ? "service" : ce[t] ?? "service";
			const c = i || t in ce;
			return failure(o, `${r}: ${(0, s.h0)(n, 300)}`, c ? a : undefined);
		}
		function failure(e, t, n) {
			return new ue.hM([{
				kind: e,
				message: t,
				fix: n
			}]);
		}
		function rowsOf(e, t) {
			if (!Array.isArray(e)) throw failure("service", "GitHub answered with something other than a list");
			return e.map((e) => {
				const field = (t) => Reflect.get(Object(e), t);
				const n = (0, O.b6)(field("full_name"));
				const r = parseEntry((0, O.b6)(field("clone_url")) ?? "", t);
				const [i, a, o] = [
					field("archived"),
					field("fork"),
					field("topics")
				];
				const s = typeof i === "boolean" && typeof a === "boolean";
				if (n === undefined || r.kind === "problem" || !s) throw failure("service", "GitHub answered with a repository that lacks `full_name`, `clone_url`, `archived` or `fork`");
				const c = field("size");
				return {
					repository: n,
					url: r.entry.url,
					archived: i,
					isFork: a,
					topics: Array.isArray(o) ? o.map(String) : undefined,
					language: field("language") === undefined ? undefined : (0, O.b6)(field("language")) ?? "",
					branch: (0, O.b6)(field("default_branch")),
					pushedAt: (0, O.b6)(field("pushed_at")),
					sizeKib: typeof c === "number" ? c : undefined
				};
			});
		}
		;
		const me = 100;
		const he = 2e3;
		async function listGitlabProjects(e, t, { gitlabUrl: n }, { host: r, send: i }) {
			if (t !== undefined) r.mask(t);
			const a = new Map();
			let o = 0;
			for (let s = 1; s <= he; s += 1) {
				const c = `include_subgroups=true&with_shared=false&order_by=id&sort=asc&per_page=${me}&page=${s}`;
				const l = `${n}/api/v4/groups/${(0, j.m3)(e)}/projects?${c}`;
				const u = {
					accept: "application/json",
					"user-agent": `platform-actions/${de.rE}`,
					...t === undefined ? {} : { "private-token": t }
				};
				const d = await i({
					method: "GET",
					url: l,
					headers: u
				}, true);
				const f = d.kind === "failure" ? d.message : `HTTP status ${d.status}`;
				if (d.kind === "failure" || d.status !== 200) throw gitlab_repositories_failure(d.kind === "failure" ? 0 : d.status, e, r.redact(f));
				const p = gitlab_repositories_rowsOf((0, O.qF)(d.body), e, n, t);
				for (const { entry: e, id: t } of p) a.set(t, e);
				r.progress?.(`${a.size} repositories`);
				const m = d.headers["x-total"];
				const h = Number(m ?? a.size);
				if (m !== undefined && h < o) throw gitlab_repositories_failure(0, e, "projects were deleted while they were listed; run again");
				o = m === undefined ? o : h;
				if (hasNextPage(d.headers, p.length)) continue;
				if (a.size >= h) return [...a.values()];
				throw gitlab_repositories_failure(0, e, `GitLab listed ${a.size} of ${h} projects`);
			}
			throw gitlab_repositories_failure(0, e, "the list does not end");
		}
		function hasNextPage(e, t) {
			const n = e["x-next-page"];
			if (n !== undefined) return n.trim() !== "";
			const { link: r } = e;
			return r === undefined ? t >= me : /;\s*rel="?next"?/i.test(r);
		}
		function gitlab_repositories_failure(e, t, n) {
			const r = e === 404 ? "check `group`: it is the path in the URL of the group" : "check `gitlab-token`: listing needs the scope `read_api`";
			const i = `the projects of \`${(0, s.h0)(t, 100)}\` cannot be listed: ${(0, s.h0)(n, 300)}`;
			const a = ce[e];
			return new ue.hM([a === undefined ? {
				kind: "service",
				message: i
			} : {
				kind: a,
				message: i,
				fix: r
			}]);
		}
		function gitlab_repositories_rowsOf(e, t, n, r) {
			if (!Array.isArray(e)) throw gitlab_repositories_failure(0, t, "the answer is not a list");
			return e.map((e) => {
				const field = (t) => Reflect.get(Object(e), t);
				const i = field("id");
				const a = parseEntry((0, O.b6)(field("http_url_to_repo")) ?? "", n);
				const o = field("archived");
				if (typeof i !== "number" || a.kind === "problem" || typeof o !== "boolean") throw gitlab_repositories_failure(0, t, "a project lacks `id`, `http_url_to_repo` or `archived`");
				const s = field("topics");
				return {
					id: i,
					entry: {
						...a.entry,
						archived: o,
						isFork: r === undefined ? undefined : (0, O.u4)(field("forked_from_project")),
						topics: Array.isArray(s) ? s.map(String) : undefined,
						branch: (0, O.b6)(field("default_branch"))
					}
				};
			});
		}
		var ge = n(44074);
		var Z = n(26963);
		;
		function renderMatrix(e) {
			const t = JSON.stringify({ include: e });
			if ((0, s.dp)(t) <= ge._G) return {
				text: t,
				isWhole: true
			};
			const n = JSON.stringify({ include: e.map(({ shard: e }) => ({ shard: e })) });
			return {
				text: n,
				isWhole: false
			};
		}
		function renderHostMatrix(e, t) {
			switch (e) {
				case "gitlab": return json(Object.fromEntries(t.map(({ shard: e }) => [`fleet ${e}`, {
					extends: ".platform-actions-fleet-shard",
					variables: { PLATFORM_SHARD: e }
				}])));
				case "buildkite": return json({ steps: t.map(({ shard: e }, t) => ({
					label: `fleet ${e}`,
					key: `fleet-${t + 1}`,
					command: "${PLATFORM_FLEET_COMMAND}",
					artifact_paths: "fleet-report-*.json",
					env: { PLATFORM_SHARD: e }
				})) });
				case "azure": return json(Object.fromEntries(t.map(({ shard: e }, t) => [`shard_${t + 1}`, { shard: e }])));
				default: return `${renderMatrix(t).text}\n`;
			}
		}
		const json = (e) => `${JSON.stringify(e, null, 2)}\n`;
		function listAnswer(e, t, n) {
			const r = n.filter(({ count: e }) => e > 0);
			const i = (0, Z.c_)(["Shard", "Repositories"], t, ({ repositories: e, shard: t }) => [t, String(e.length)]);
			const a = (0, Z.AX)(r.map(({ count: e, why: t }) => `${e} ${(0, Z.FV)(t)}`));
			const o = [
				(0, Z.FV)(e),
				...r.length === 0 ? [] : [a],
				i
			];
			return {
				title: "Fleet: listed",
				words: "",
				actions: o,
				details: []
			};
		}
		const _e = 1500;
		const ve = .02;
		const ye = 3e4;
		function balance(e, t) {
			const n = e.map((e) => ({
				item: e,
				weight: weightOf(e),
				key: (0, k.fg)(e.repository)
			})).sort((e, t) => t.weight - e.weight || (e.key < t.key ? -1 : 1));
			const r = Array.from({ length: Math.min(t, e.length) }, () => ({
				load: 0,
				items: []
			}));
			for (const { item: e, weight: t } of n) {
				const n = r.reduce((e, t) => t.load < e.load ? t : e);
				n.load += t;
				n.items.push(e);
			}
			return r.map((e) => e.items);
		}
		function weightOf({ durationMs: e, sizeKib: t = 0 }) {
			return e ?? _e + Math.min(t * ve, ye);
		}
		;
		async function listFleet(e, t) {
			const n = serversOf(e, t.host);
			const r = await findRepositories(e, t, n);
			const { kept: i, skipped: o } = filterRepositories(r, e);
			if (i.length === 0) throw nothingToDo(r.length);
			const s = e["fleet-file"];
			const c = s === undefined ? new Map() : await readFleetFile((0, a.resolve)(t.workingDirectory, s));
			const u = await unchangedOf(i, c, e, t, n);
			const d = i.filter((e) => !u.has(e));
			const f = d.map((e) => ({
				...listed(e),
				durationMs: c.get(e.url)?.durationMs
			}));
			const p = balance(f, e.shards);
			const m = p.map((e, t) => {
				const n = e.map(({ repository: e }) => e);
				return {
					shard: (0, l.Hu)({
						index: t + 1,
						count: p.length
					}),
					repositories: n
				};
			});
			const h = writeFiles(e, t, p, m, [...u].map(listed));
			const g = {
				what: "repositories",
				why: J,
				count: u.size
			};
			return outcomeOf(m, h, [...o, g], d.length);
		}
		async function findRepositories(e, t, n) {
			const { "organization-name": r, group: i, "github-token": a } = e;
			if (r !== undefined) return listGithubRepositories(r, a ?? "", n, e.timeout, t);
			if (i !== undefined) return listGitlabProjects(i, e["gitlab-token"], n, t);
			const o = await readRepositoriesFile(e["repositories-file"] ?? "", t, n.serverUrl);
			return [...o.repositories, ...o.unchanged];
		}
		function listed({ branch: e, commit: t, pushedAt: n, repository: r, sizeKib: i, url: a }) {
			return {
				repository: r,
				url: a,
				branch: e,
				commit: t,
				pushedAt: n,
				sizeKib: i
			};
		}
		function nothingToDo(e) {
			return new d.yo({
				message: e === 0 ? "there is nothing to look at: no repository was listed" : `there is nothing to look at: the filters exclude all ${(0, o.hS)(e, "repository")}`,
				fix: "check the name and what the token can see, or the filters"
			});
		}
		async function unchangedOf(e, t, n, r, i) {
			if (t.size === 0) return new Set();
			const a = {
				signal: r.signal,
				timeoutMs: n["request-timeout"]
			};
			return withScratch(r.host.context.tempDirectory, ["empty"], ({ empty: o }) => {
				const s = (0, m.at)(o);
				return findUnchanged(e, {
					remembered: t,
					key: keyOf(n),
					now: r.clock.now(),
					recheckAfterMs: n["recheck-after"],
					commitOf: (e) => remoteCommit(remoteOptions(e, i, r, a), s, e.branch),
					digestOf: createCurrentDigests(r, n)
				});
			});
		}
		function writeFiles(e, t, n, r, i) {
			const { area: a, host: o } = t;
			const { "list-file": s, "matrix-file": c } = e;
			const l = !renderMatrix(r).isWhole;
			const d = l ? (0, f.o4)(a.tempDirectory, "fleet-list.json") : undefined;
			const p = s === undefined ? d : (0, f.ZB)(s, a, "list-file");
			const m = {
				version: 1,
				kind: "platform-actions-fleet-list",
				listedAt: (0, u.sZ)(t.clock.now()),
				shards: n.length,
				requested: e.shards,
				repositories: n.flatMap((e, t) => e.map((e) => ({
					...listed(e),
					shard: t + 1
				}))),
				unchanged: [...i]
			};
			if (p !== undefined) (0, f.vK)(p, `${JSON.stringify(m)}\n`);
			const h = c === undefined ? undefined : (0, f.ZB)(c, a, "matrix-file");
			if (h !== undefined) (0, f.vK)(h, renderHostMatrix(o.name, r));
			return {
				...p === undefined ? {} : { "list-file": p },
				...h === undefined ? {} : { "matrix-file": h }
			};
		}
		function outcomeOf(e, t, n, r) {
			const i = renderMatrix(e);
			const a = n.reduce((e, { count: t }) => e + t, 0);
			const c = `${(0, o.hS)(r, "repository")} in ${(0, o.hS)(e.length, "shard")}, ${a} left out.`;
			return {
				...E.BU,
				outputs: {
					matrix: i.text,
					count: r,
					"skipped-count": a,
					"shard-count": e.length,
					...t
				},
				summary: () => listAnswer(c, e, n),
				coverage: {
					...(0, T.X)(r, n),
					noun: "repository"
				},
				report: {
					mode: "list",
					matrix: JSON.parse(i.text),
					count: r,
					listFile: t["list-file"]
				},
				stdout: [i.text],
				log: [
					c,
					...n.flatMap(({ count: e, why: t }) => e === 0 ? [] : [`${e} left out: ${(0, s.h0)(t)}.`]),
					...i.isWhole ? [] : ["The matrix would be larger than 64 KiB with its repositories, so its rows have only `shard`: give `list-file` to `mode: run` as `repositories-file`."]
				]
			};
		}
		const be = 8;
		async function findUnchanged(e, t) {
			const n = await (0, c.Pk)(e, be, (e) => isUnchanged(e, t));
			return new Set(e.filter((e, t) => n[t] === true));
		}
		async function isUnchanged(e, t) {
			const n = t.remembered.get(e.url);
			if (n === undefined || n.exitCode !== 0 || n.result !== "pass" || n.key !== t.key) return false;
			const r = (0, u.pe)(n.judgedAt);
			if (r === undefined || t.now - r >= t.recheckAfterMs || r > t.now) return false;
			if (!await hasSameCommit(e, n, t)) return false;
			for (const { digest: e, image: r } of n.images) {
				if (e === undefined) {
					if (/@[a-z0-9]+:[0-9a-f]+$/.test(r)) continue;
					return false;
				}
				if (await t.digestOf(r) !== e) return false;
			}
			return true;
		}
		async function hasSameCommit(e, t, { commitOf: n }) {
			if (t.commit === undefined) return false;
			const r = e.pushedAt !== undefined && e.pushedAt === t.pushedAt;
			if (r && e.branch === t.branch) return true;
			return await n(e) === t.commit;
		}
		var xe = n(94075);
		var Se = n(28662);
		;
		const Ce = 20;
		const we = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u2753"
		};
		const Te = [
			{
				title: "Advisories by reach",
				header: ["Advisory", "Severity"],
				of: "advisories"
			},
			{
				title: "End-of-life tags by reach",
				header: ["Tag", (0, Se.h5)("State and date")],
				of: "endOfLife"
			},
			{
				title: "Images by repositories",
				header: ["Image", ""],
				of: "images"
			}
		];
		function fleetAnswer(e, t, n) {
			const r = reachOf(n);
			const i = n.filter(({ result: e, status: t }) => e !== "pass" || t === "unread").sort(byNeed);
			const a = (0, Z.c_)([
				"",
				"Repository",
				"Findings",
				"Why"
			], i, (e) => [
				we[e.result],
				(0, Z.FV)(repositoryNameOf(e)),
				String(findingCount(e)),
				(0, ue.Rw)(whyOf(e))
			]);
			return {
				title: `Fleet: ${e}`,
				words: "",
				actions: [
					(0, ue.Rw)(t),
					...Te.flatMap(({ header: e, of: t, title: n }) => topTable(n, e, r[t])),
					...i.length === 0 ? [] : ["#### Repositories", a]
				],
				details: []
			};
		}
		function byNeed(e, t) {
			return t.exitCode - e.exitCode || t.findings.length - e.findings.length;
		}
		const findingCount = ({ findings: e, findingsOmitted: t = 0 }) => e.length + t;
		const whyOf = ({ findings: e, why: t }) => t ?? e[0]?.title ?? "";
		function topTable(e, t, n) {
			if (n.length === 0) return [];
			const r = n.slice(0, Ce).map(({ detail: e, name: t, places: n }) => [
				(0, Z.fl)(t),
				(0, Z.FV)(e).replace(/, (?=\d{4}-)/, "<br>"),
				String(n.length)
			]);
			const i = n.length - r.length;
			return [`#### ${e}${i > 0 ? `, the first ${r.length} of ${n.length}` : ""}`, (0, Z.oS)([...t, "Repositories"], r)];
		}
		function reachOf(e) {
			return {
				images: tally(e, ({ images: e }) => e.map(({ image: e }) => [e.replace(/@.*$/, ""), ""])),
				endOfLife: tally(e, ({ endOfLife: e }) => e.map(({ image: e, state: t, until: n }) => [e, n === undefined ? t : `${t}, ${n}`])),
				advisories: tally(e, ({ advisories: e }) => e.map(({ artifact: e, id: t, severity: n }) => [t, `${n}, ${e}`]))
			};
		}
		function tally(e, t) {
			const n = new Map();
			for (const [r, i] of e.entries()) {
				for (const [e, a] of new Map(t(i))) {
					const t = n.get(e);
					if (t === undefined) n.set(e, {
						name: e,
						detail: a,
						places: [r]
					});
					else t.places.push(r);
				}
			}
			return [...n.values()].sort((e, t) => t.places.length - e.places.length || (e.name < t.name ? -1 : 1));
		}
		function fleetDrillDown(e) {
			const t = e.toSorted(byNeed);
			const n = reachOf(t);
			return {
				noun: "repository",
				tables: Te.map(({ header: [e], of: t, title: r }) => ({
					title: r,
					column: e,
					rows: n[t]
				})),
				places: t.map((e) => ({
					name: (0, s.h0)(repositoryNameOf(e), 200),
					result: e.result,
					why: whyOf(e),
					findings: { [Symbol.iterator]: () => findingsOf(e) },
					findingCount: findingCount(e)
				}))
			};
		}
		function* findingsOf({ findings: e }) {
			for (const t of e) yield toFinding(t);
		}
		;
		const Ee = "the run was stopped before it";
		function failedCount(e, t = []) {
			return e.filter(({ exitCode: e }) => e !== 0).length + t.length;
		}
		function fleetOutcome(e) {
			const { coverage: t, missing: n, problems: r, records: i, text: a, unchanged: o } = e;
			return {
				lazyFindings: { [Symbol.iterator]: () => fleetFindings(i) },
				findings: [],
				problems: r,
				verdict: verdictOf(i),
				outputs: {
					count: i.length + n.length,
					"skipped-count": o.length + i.filter(({ status: e }) => e === "skipped").length,
					"failed-count": failedCount(i, n),
					"sarif-file": ""
				},
				...e.isFleet ? { drillDown: () => fleetDrillDown(i) } : {},
				summary: () => fleetAnswer(e.title, a, i),
				coverage: t,
				reports: {
					isWhole: t.unread.length === 0 && r.length === 0,
					sources: [e.source],
					quiet: []
				},
				report: e.report,
				stdout: [],
				log: [a]
			};
		}
		function verdictOf(e) {
			if (e.some(({ exitCode: e }) => e === 1)) return "fail";
			return e.some(({ result: e }) => e === "warn") ? "warn" : "pass";
		}
		const De = 5;
		const Oe = 100;
		const ke = {
			2: "usage",
			3: "unauthenticated",
			4: "forbidden",
			6: "partial"
		};
		function joinProblems(e) {
			const t = e.flatMap((e) => problemsOf(e).map((t) => ({
				problem: t,
				name: repositoryNameOf(e)
			})));
			const n = (0, A.$)(t, ({ problem: { kind: e, message: t } }) => JSON.stringify([e, t]));
			const r = [...n.values()].map((e) => {
				const [{ problem: t }] = e;
				const n = [...new Set(e.map(({ name: e }) => e))];
				return {
					...t,
					message: `${firstNames(n)}: ${t.message}`
				};
			});
			if (r.length <= Oe) return r;
			const i = new Map(r.map((e) => [e.kind, e]));
			const a = [...new Set([...i.values(), ...r.slice(0, Oe)])];
			const s = r.length - a.length;
			return [...a, {
				kind: "service",
				message: `${(0, o.hS)(s, "more cause")} in the report`
			}];
		}
		function problemsOf({ exitCode: e, problems: t, why: n }) {
			if (e <= 1) return [];
			if (t.length > 0) return t;
			return [{
				kind: ke[e] ?? "service",
				message: n ?? `it ended with ${e}`
			}];
		}
		function firstNames(e) {
			return (0, o.Dt)(e, De, (e) => `\`${(0, s.h0)(e, 200)}\``);
		}
		function* fleetFindings(e) {
			for (const t of e) for (const e of t.findings) yield {
				level: e.level,
				make: () => inFleet(t, e)
			};
		}
		function inFleet({ repository: e, url: t }, n) {
			const { location: r, ...i } = toFinding(n);
			const a = (0, s.h0)(repositoryNameOf({ repository: e }), 200);
			const o = r === undefined ? "" : ` (${(0, s.h0)(r.file, 300)}:${r.line})`;
			return {
				...i,
				title: `${a}: ${i.title}`,
				message: `${i.message}${o}`,
				artifact: i.artifact ?? a,
				fingerprint: (0, k.ax)(t, i.fingerprint, r?.file ?? "")
			};
		}
		function fleetCoverage({ missing: e, records: t, unchanged: n }, r = Ee) {
			const i = t.filter(({ status: e }) => e === "skipped").map(({ why: e = "" }) => ({
				what: "repositories",
				why: e,
				count: 1
			}));
			const a = {
				what: "repositories",
				why: J,
				count: n.length
			};
			const o = [...t.filter(({ status: e }) => e === "unread").map((e) => ({
				what: repositoryNameOf(e),
				why: e.why ?? "it could not be judged"
			})), ...e.map((e) => ({
				what: repositoryNameOf(e),
				why: r
			}))];
			const s = t.filter(({ status: e }) => e === "judged").length;
			return {
				...(0, T.X)(s, [...i, a], o),
				noun: "repository"
			};
		}
		;
		const Ae = 256 * 1024 ** 2;
		const je = 2e3;
		const Q = D.YjP();
		const Me = D.Ikc({
			id: Q,
			state: D.k5n([
				"new",
				"standing",
				"ended",
				"unknown"
			]),
			repository: Q,
			url: Q,
			commit: Q,
			command: Q,
			rule: Q,
			level: Q,
			artifact: Q,
			file: Q,
			line: D.mee(D.aig()),
			title: Q,
			message: Q,
			fix: Q,
			first_seen_at: Q,
			seen_at: Q
		});
		const Ne = Object.keys(Me.shape);
		async function writeFindingRows(e, t, n) {
			const r = e.replace(/\.json$/i, "");
			const [i, o] = [`${r}.csv`, `${r}.jsonl`].map((e) => (0, f.ZB)(e, t, "fleet-file"));
			const s = await readRows((0, a.resolve)(t.workingDirectory, `${r}.jsonl`));
			const rows = () => compareRows(n, s ?? []);
			const c = {
				new: 0,
				standing: 0,
				ended: 0,
				unknown: 0
			};
			const renderCounted = (e) => {
				c[e.state] += 1;
				return JSON.stringify(e);
			};
			(0, f.vK)(o, linesOf(rows(), renderCounted));
			(0, f.vK)(i, csvLines(rows()));
			return {
				csv: i,
				jsonl: o,
				trend: s === undefined ? undefined : c
			};
		}
		async function readRows(e) {
			const t = await (0, f.Gu)(e, Ae);
			if (t === undefined) return undefined;
			const n = [];
			for (const [r, i] of t.split("\n").entries()) {
				if (i === "") continue;
				const t = Me.safeParse((0, O.qF)(i));
				if (!t.success) throw new d.yo({
					message: `\`fleet-file\`: line ${r + 1} of \`${(0, s.h0)(e, 300)}\`, the findings of the last run, is not a finding`,
					fix: "delete the file: all findings then count as new",
					input: "fleet-file"
				});
				if (t.data.state !== "ended") n.push(t.data);
			}
			return n;
		}
		function* compareRows(e, t) {
			const n = new Map(t.filter(({ command: t }) => e.command === undefined || t === e.command).map((e) => [e.id, e]));
			const r = new Map(n);
			for (const t of e.records) {
				for (const i of t.findings) {
					const a = rowOf(t, i, e);
					const o = n.get(a.id);
					r.delete(a.id);
					yield o === undefined ? a : {
						...a,
						state: "standing",
						first_seen_at: o.first_seen_at
					};
				}
			}
			const i = new Map(e.records.map((e) => [e.url, e]));
			for (const t of r.values()) yield {
				...t,
				state: stateOf(t, i.get(t.url), e)
			};
		}
		function stateOf({ url: e }, t, { isWhole: n, missing: r, unchanged: i }) {
			if (t !== undefined) return t.status === "unread" || t.findingsOmitted !== undefined ? "unknown" : "ended";
			if (i.has(e)) return "standing";
			return n && !r.has(e) ? "ended" : "unknown";
		}
		function rowOf(e, { artifact: t = "", fingerprint: n, fix: r = "", level: i, location: a, message: o, rule: c, title: l }, { command: u = "", redact: d }) {
			const plain = (e) => (0, s.h0)(d(e), je);
			return {
				id: (0, k.ax)(e.url, c, n, a?.file ?? ""),
				state: "new",
				repository: plain(repositoryNameOf(e)),
				url: e.url,
				commit: e.commit ?? "",
				command: u,
				rule: c,
				level: i,
				artifact: plain(t),
				file: plain(a?.file ?? ""),
				line: a?.line ?? null,
				title: plain(l),
				message: plain(o),
				fix: plain(r),
				first_seen_at: e.judgedAt,
				seen_at: e.judgedAt
			};
		}
		const Pe = Object.fromEntries(Ne.map((e) => [e, e]));
		function renderCsvRow(e) {
			return Ne.map((t) => {
				const n = e[t] ?? "";
				if (typeof n === "number") return String(n);
				return `"${n.replace(/^[=+\-@\t\r]/, "'$&").replaceAll("\"", "\"\"")}"`;
			}).join(",");
		}
		function* csvLines(e) {
			yield* linesOf([Pe], renderCsvRow);
			yield* linesOf(e, renderCsvRow);
		}
		function* linesOf(e, t) {
			for (const n of e) yield `${t(n)}\n`;
		}
		var Fe = n(12056);
		;
		function joinReports(e, t) {
			const n = latestOf(e, ({ path: e, shard: t, whole: n }) => t === undefined ? e : `${n} ${t}`, ({ finishedAt: e }) => e);
			const r = latestOfEachRepository(n);
			const i = new Map([...t, ...n.flatMap(({ notReached: e }) => e)].map((e) => [e.url, e]));
			const a = [...i.values()].filter(({ url: e }) => !r.has(e));
			const o = a.length === 0 ? [] : [`no report has ${firstNames(a.map(repositoryNameOf))}`];
			const s = [
				...missingShards(n),
				...cutReports(n),
				...o
			].map((e) => ({
				kind: "service",
				message: e,
				fix: Ie
			}));
			return {
				reports: n,
				records: [...r.values()],
				missing: a,
				problems: s
			};
		}
		const Ie = "run the jobs again whose reports are missing or incomplete";
		function latestOf(e, t, n) {
			return [...(0, A.$)(e, t).values()].map((e) => e.reduce((e, t) => n(e) <= n(t) ? t : e));
		}
		function latestOfEachRepository(e) {
			const keyOf = (e, t) => `${e}\n${t}`;
			const t = latestOf(e.flatMap(({ records: e, whole: t }) => e.map((e) => ({
				record: e,
				key: keyOf(t, e.url)
			}))), ({ key: e }) => e, ({ record: e }) => e.judgedAt);
			const n = new Set(t.map(({ key: e }) => e));
			const r = new Map();
			const add = (e) => {
				const t = r.get(e.url);
				r.set(e.url, t === undefined ? e : combineRecords(t, e));
			};
			for (const { record: e } of t) add(e);
			for (const { finishedAt: t, notReached: i, whole: a } of e) {
				for (const e of i) {
					const i = !n.has(keyOf(a, e.url)) && r.has(e.url);
					if (i) add({
						...notJudged("unread", Ee),
						...e,
						judgedAt: t,
						durationMs: 0
					});
				}
			}
			return r;
		}
		function missingShards(e) {
			const t = e.flatMap(({ command: e, shard: t = "", whole: n }) => {
				const r = (0, l.uK)(t);
				return r === undefined ? [] : [{
					command: e,
					whole: n,
					...r
				}];
			});
			const n = (0, A.$)(t, ({ count: e, whole: t }) => `${t} ${e}`);
			return [...n.values()].flatMap((e) => {
				const [{ command: t, count: n }] = e;
				const r = new Set(e.map(l.Hu));
				const i = Array.from({ length: n }, (e, t) => (0, l.Hu)({
					index: t + 1,
					count: n
				}));
				const a = i.filter((e) => !r.has(e)).join(", ");
				return a === "" ? [] : [`the reports of \`${(0, s.h0)(t, 100)}\` lack the shards ${(0, s.h0)(a, 300)}`];
			});
		}
		function cutReports(e) {
			return e.filter(({ isCut: e }) => e).map(({ exitCode: e, path: t }) => `the run behind \`${(0, s.h0)(t, 300)}\` ended early, with ${e}`);
		}
		function sumAccounts(e, t) {
			const n = e.flatMap(({ coverage: e }) => e ?? []);
			const isKept = ({ why: e }) => !(t && e === Fe.r);
			return (0, T.X)(n.reduce((e, { judged: t }) => e + t, 0), n.flatMap(({ skipped: e }) => e).filter(isKept), n.flatMap(({ unread: e }) => e), n.flatMap(({ unresolved: e }) => e));
		}
		const Le = [
			6,
			2,
			3,
			4,
			5,
			1,
			0
		];
		const Re = [
			"error",
			"fail",
			"warn",
			"pass"
		];
		const ze = [
			"unread",
			"judged",
			"skipped"
		];
		function combineRecords(e, t) {
			const n = [e, t];
			const [r, i] = rankOf(e) <= rankOf(t) ? n : [t, e];
			const a = e.judgedAt <= t.judgedAt ? t : e;
			const o = ze.find((e) => n.some((t) => t.status === e)) ?? e.status;
			const s = (r.status === o ? r : i).why;
			const c = (e.findingsOmitted ?? 0) + (t.findingsOmitted ?? 0);
			return {
				...a,
				coverage: undefined,
				status: o,
				why: s,
				exitCode: r.exitCode,
				result: r.result,
				durationMs: e.durationMs + t.durationMs,
				images: [...new Map(n.flatMap(({ images: e }) => e).map((e) => [e.image, e])).values()],
				endOfLife: n.flatMap(({ endOfLife: e }) => e),
				advisories: n.flatMap(({ advisories: e }) => e),
				pullRequest: e.pullRequest ?? t.pullRequest,
				problems: n.flatMap(({ problems: e }) => e),
				findings: n.flatMap(({ findings: e }) => e),
				findingsOmitted: c === 0 ? undefined : c
			};
		}
		function rankOf({ exitCode: e, result: t }) {
			return Le.indexOf(e) * Re.length + Re.indexOf(t);
		}
		var Be = n(66567);
		;
		const Ve = 256 * 1024 * 1024;
		const He = 2e3;
		const Ue = 1e3;
		const We = D.YjP();
		const Ge = D.Ikc({
			version: D.euz(1),
			result: D.k5n([
				"pass",
				"warn",
				"fail",
				"error"
			]),
			exitCode: D.aig(),
			findings: D.YOg(R),
			findingsOmitted: D.lqM(D.aig()),
			problems: D.YOg(B),
			coverage: V,
			requests: D.lqM(D.Ikc({
				count: D.aig(),
				retried: D.aig()
			})),
			results: D.lqM(D.YOg(D.Ikc({
				image: We,
				tag: D.lqM(We),
				state: D.lqM(We),
				until: D.lqM(We)
			}))),
			advisories: D.lqM(D.YOg(D.Ikc({
				advisoryId: We,
				aliases: D.lqM(D.YOg(We)),
				artifact: We,
				severity: We,
				status: We,
				ignored: D.zMY()
			})))
		});
		async function readInnerReport(e) {
			const t = (0, O.qF)(await (0, f.Gu)(e, Ve) ?? "");
			const n = Ge.safeParse(t);
			if (!n.success || contradictionOf(n.data) !== undefined) return undefined;
			return {
				kept: keepOf(n.data),
				requests: n.data.requests ?? {
					count: 0,
					retried: 0
				}
			};
		}
		function keepOf(e) {
			const { advisories: t = [], coverage: n, exitCode: r, findings: i, problems: a, result: o, results: s = [] } = e;
			const c = (e.findingsOmitted ?? 0) + Math.max(0, i.length - He);
			return {
				status: r <= 1 ? "judged" : "unread",
				why: r <= 1 ? undefined : a[0]?.message,
				exitCode: r,
				result: o,
				coverage: n,
				problems: a,
				findings: i.slice(0, He),
				...c === 0 ? {} : { findingsOmitted: c },
				endOfLife: endOfLifeOf(s),
				advisories: advisoriesOf(t)
			};
		}
		function endOfLifeOf(e) {
			return e.filter(({ state: e }) => e === "deprecated" || e === "grace").slice(0, Ue).map(({ image: e, state: t = "", tag: n, until: r }) => ({
				image: n === undefined ? e : `${e}:${n}`,
				state: t,
				...r === undefined ? {} : { until: r }
			}));
		}
		function advisoriesOf(e) {
			const t = e.filter(({ ignored: e, status: t }) => t === "affecting" && !e);
			const n = t.map(({ advisoryId: e, aliases: t = [], artifact: n, severity: r }) => ({
				id: t.find((e) => e.startsWith("CVE-")) ?? e,
				artifact: n,
				severity: r
			}));
			return [...new Map(n.map((e) => [`${e.id} ${e.artifact}`, e])).values()].slice(0, Ue);
		}
		;
		const Ke = 512 * 1024 ** 2;
		const $ = D.YjP();
		const qe = D.Ikc({
			version: D.euz(1),
			command: D.euz("fleet"),
			mode: D.euz("run"),
			run: $,
			key: $,
			shard: D.lqM($),
			finishedAt: $,
			repositories: D.YOg(H),
			notReached: D.YOg(D.Ikc({
				repository: $,
				url: $
			})),
			problems: D.YOg(D.Ikc({
				kind: $,
				message: $
			})),
			exitCode: D.aig()
		});
		const Je = D.X$i(Ge, {
			command: $,
			finishedAt: $,
			inputs: D.lqM(D._H3({ shard: D.lqM($) }))
		});
		async function readReports(e, t) {
			const { paths: n, unmatched: r } = await (0, Be.C)(t.workingDirectory, e);
			const i = r.map((e) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, s.h0)(e, 300)}\` matches no file`,
				fix: "did the jobs that write the reports run, and were their artifacts downloaded?"
			}));
			const o = [];
			for (const e of n) {
				t.signal.throwIfAborted();
				const n = (0, a.relative)(t.workingDirectory, e);
				const r = await (0, Be.t)(e, Ke);
				const c = r.kind === "text" ? decodeReport((0, O.qF)(r.text), n) : r.reason;
				if (typeof c !== "string") o.push(c);
				else i.push({
					kind: "usage",
					message: `\`reports\`: \`${(0, s.h0)(n, 300)}\` is not a report: ${(0, s.h0)(c, 300)}`,
					fix: "run the job that wrote it again; leave out files that are not reports with `!`"
				});
			}
			return {
				reports: o,
				problems: i
			};
		}
		function decodeReport(e, t) {
			if (typeof e !== "object" || e === null) return "it is not whole JSON";
			return Reflect.get(e, "command") === "fleet" ? decodeShard(e, t) : decodeCommand(e, t);
		}
		function decodeShard(e, t) {
			const n = qe.safeParse(e);
			if (!n.success) return `it is not the report of \`mode: run\`: ${issueOf(n.error)}`;
			const { exitCode: r, finishedAt: i, key: a, notReached: o, repositories: s, run: c, shard: l } = n.data;
			const u = s.map(contradictionOf).find((e) => e !== undefined);
			if (u !== undefined) return u;
			if (r === 1 && !s.some((e) => e.exitCode === 1)) return "`exitCode` is 1, and none of its repositories has failed";
			const d = s.some((e) => e.exitCode > 1);
			return {
				path: t,
				command: c,
				shard: l,
				whole: `fleet ${a}`,
				finishedAt: i,
				exitCode: r,
				isFleet: true,
				records: s,
				notReached: o,
				isCut: r > 1 && (!d || o.length > 0)
			};
		}
		function decodeCommand(e, t) {
			const n = Je.safeParse(e);
			if (!n.success) return issueOf(n.error);
			const r = contradictionOf(n.data);
			if (r !== undefined) return r;
			const { command: i, exitCode: a, finishedAt: o, inputs: s } = n.data;
			const c = s?.shard;
			return {
				path: t,
				command: i,
				shard: c,
				whole: `${i} ${JSON.stringify({
					...s,
					shard: undefined,
					"report-file": undefined
				})}`,
				finishedAt: o,
				exitCode: a,
				isFleet: false,
				records: [{
					...{
						repository: t,
						url: t,
						judgedAt: o,
						durationMs: 0,
						images: []
					},
					...keepOf(n.data)
				}],
				notReached: [],
				isCut: false
			};
		}
		function issueOf({ issues: e }) {
			const [t] = e;
			const n = t?.path.join(".") ?? "";
			return n === "" ? "it is not a JSON object" : `\`${n}\` is missing or has the wrong type`;
		}
		function withOneSpelling(e, t, n) {
			const r = new Map();
			const respell = (e) => {
				const t = repositoryKey(e.url, n);
				const i = r.get(t) ?? e.url;
				r.set(t, i);
				return i === e.url ? e : {
					...e,
					url: i
				};
			};
			for (const e of t) respell(e);
			return e.map((e) => ({
				...e,
				records: e.records.map(respell),
				notReached: e.notReached.map(respell)
			}));
		}
		const Ye = 10 * 6e4;
		function withoutEarlier(e, t) {
			const n = t === undefined ? undefined : (0, u.pe)(t);
			if (n === undefined) return e;
			const isEarlier = ({ finishedAt: e }) => ((0, u.pe)(e) ?? Number.NEGATIVE_INFINITY) < n - Ye;
			const r = e.reports.filter(isEarlier).map(({ finishedAt: e, path: n }) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, s.h0)(n, 300)}\` is of an earlier run: it ended at ${(0, s.h0)(e, 40)}, and the repositories were listed at ${t}`,
				fix: "delete it, or name only the reports of this run"
			}));
			return {
				reports: e.reports.filter((e) => !isEarlier(e)),
				problems: [...e.problems, ...r]
			};
		}
		var Xe = n(59995);
		;
		const Ze = `https://github.com/${de.Jk}`;
		function writeSarifFiles(e, t, { command: n, rules: r }, i) {
			const o = t.filter(({ status: e }) => e === "judged");
			const s = sharedNames(t);
			for (const t of o) {
				const { text: o } = (0, Xe.W)(t.findings.map(toFinding), {
					command: n,
					rules: r,
					category: `fleet/${n}`,
					toolVersion: de.rE,
					informationUri: Ze,
					fallbackFile: ".github/workflows"
				});
				const c = (0, f.ZB)((0, a.join)(e, fileNameOf(t, s)), i.area, "sarif-folder");
				(0, f.vK)(c, i.host.redact(o));
			}
			return o.length;
		}
		function fileNameOf(e, t) {
			const n = repositoryNameOf(e);
			const r = plainName(e);
			const i = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(n) && r.length < Qe;
			const a = i && !t(r);
			return a ? `${r}.sarif` : `${r}-${(0, k.ax)(e.url).slice(0, 8)}.sarif`;
		}
		const Qe = 120;
		function plainName(e) {
			return repositoryNameOf(e).replace(/^file:\/+/, "").replaceAll("/", "__").replace(/[^\w.-]/g, "_").slice(0, Qe);
		}
		function sharedNames(e) {
			const t = (0, A.$)(e, (e) => plainName(e).toLowerCase());
			return (e) => (t.get(e.toLowerCase()) ?? []).length > 1;
		}
		;
		const $e = 1e3;
		async function mergeFleet(e, t, n) {
			const { serverUrl: r } = serversOf(e, t.host);
			const i = e["repositories-file"];
			const a = i === undefined ? nt : await readRepositoriesFile(i, t, r);
			const s = a.unchanged.length > 0 && a.repositories.length === 0;
			const c = s ? {
				reports: [],
				problems: []
			} : withoutEarlier(await readReports(e.reports, t), a.listedAt);
			if (c.reports.length === 0 && !s) throw new d.yo(...c.problems.length > 0 ? c.problems : [et]);
			const l = withOneSpelling(c.reports, [...a.repositories, ...a.unchanged], r);
			const u = joinReports(l, a.repositories);
			const f = {
				...u,
				problems: [...c.problems, ...u.problems]
			};
			const p = f.records.length + f.missing.length + f.problems.length + a.unchanged.length === 0;
			if (p) throw new d.yo(tt);
			const m = await merge_writeFiles(e, t, f, a);
			const h = f.reports.some((e) => e.isFleet);
			const g = e["sarif-folder"];
			if (g !== undefined) {
				const e = writeSarifFiles(g, f.records, {
					command: commandOf(f),
					rules: n
				}, t);
				t.host.log.info(`${(0, o.hS)(e, "SARIF file")} written to ${g}.`);
			}
			return mergeOutcome(f, a.unchanged, h || s, m);
		}
		function commandOf({ reports: e }) {
			return [...new Set(e.map(({ command: e }) => e))].sort().join("+") || "fleet";
		}
		const et = {
			message: "there is nothing to merge: `reports` matches no file",
			fix: "did the jobs that write the reports run, and were their artifacts downloaded?",
			input: "reports"
		};
		const tt = {
			message: "there is nothing to merge: the reports name no repository",
			fix: "did the job that lists the repositories find any?",
			input: "reports"
		};
		const nt = {
			repositories: [],
			unchanged: []
		};
		async function merge_writeFiles(e, t, n, r) {
			const i = e["fleet-file"];
			if (i === undefined) return undefined;
			const { area: o } = t;
			const s = (0, f.ZB)(i, o, "fleet-file");
			const c = await readFleetFile((0, a.resolve)(t.workingDirectory, i));
			const l = await writeFindingRows(i, o, {
				command: n.reports.length === 0 ? undefined : commandOf(n),
				records: n.records,
				unchanged: new Set(r.unchanged.map(({ url: e }) => e)),
				missing: new Set(n.missing.map(({ url: e }) => e)),
				isWhole: r !== nt,
				redact: t.host.redact
			});
			(0, f.vK)(s, renderFleetFile(rememberedOf(n, r, c)));
			return {
				...l,
				fleet: s
			};
		}
		function rememberedOf({ records: e, reports: t }, { repositories: n, unchanged: r }, i) {
			const a = new Map(n.map((e) => [e.url, e]));
			const o = keysOf(t);
			const s = e.flatMap((e) => {
				const [t, ...n] = o.get(e.url) ?? [];
				if (t === undefined || n.length > 0) return [];
				const { commit: r, durationMs: i, exitCode: s, images: c, judgedAt: l, repository: u, url: d, why: f } = e;
				const p = f === undefined ? e.result : undefined;
				const m = a.get(d);
				const { branch: h = m?.branch, pushedAt: g = m?.pushedAt, sizeKib: _ = m?.sizeKib } = e;
				return [{
					...{
						repository: u,
						url: d,
						branch: h,
						commit: r,
						pushedAt: g,
						sizeKib: _
					},
					...{
						key: t,
						exitCode: s,
						result: p,
						judgedAt: l,
						durationMs: i,
						images: c
					}
				}];
			});
			const c = r.flatMap(({ pushedAt: e, url: t }) => {
				const n = i.get(t);
				return n === undefined ? [] : [{
					...n,
					pushedAt: e ?? n.pushedAt
				}];
			});
			return [...s, ...c];
		}
		function keysOf(e) {
			const t = new Map();
			for (const { isFleet: n, records: r, whole: i } of e) {
				if (!n) continue;
				const e = i.replace(/^fleet /, "");
				for (const { url: n } of r) t.set(n, (t.get(n) ?? new Set()).add(e));
			}
			return t;
		}
		function mergeOutcome(e, t, n, r) {
			const { missing: i, records: a, reports: s } = e;
			const c = [...e.problems, ...joinProblems(a)];
			const l = n ? fleetCoverage({
				missing: i,
				records: a,
				unchanged: t
			}, "no report has judged it") : {
				...sumAccounts(a, e.problems.length === 0),
				noun: "item"
			};
			const u = n ? (0, o.hS)(a.length + i.length, "repository") : (0, o.hS)(a.length, "report");
			const d = failedCount(a, i);
			const f = reachOf(a);
			const p = r?.trend;
			const m = fleetOutcome({
				title: "merged",
				text: `${u} in ${(0, o.hS)(s.length, "report")}: ${d} failed, ${t.length} unchanged.${trendWords(p)}`,
				records: a,
				missing: i,
				unchanged: t,
				problems: c,
				coverage: l,
				isFleet: n,
				source: "merged",
				report: {
					mode: "merge",
					reports: s.map(({ command: e, exitCode: t, path: n, shard: r }) => ({
						path: n,
						command: e,
						shard: r,
						exitCode: t
					})),
					repositories: a.map((e) => {
						const { advisories: t, coverage: n, endOfLife: r, images: i, ...a } = e;
						return {
							...a,
							findings: findingCount(e)
						};
					}),
					missing: i,
					unchanged: t,
					...p === undefined ? {} : { trend: p },
					reach: {
						images: reportedReach(f.images),
						endOfLife: reportedReach(f.endOfLife),
						advisories: reportedReach(f.advisories)
					}
				}
			});
			if (r === undefined) return m;
			const h = {
				"fleet-file": r.fleet,
				"csv-file": r.csv,
				"jsonl-file": r.jsonl
			};
			return {
				...m,
				outputs: {
					...m.outputs,
					...h
				}
			};
		}
		function trendWords(e) {
			if (e === undefined) return "";
			const t = e.unknown === 0 ? "" : `, ${e.unknown} unknown`;
			return ` Findings since the last run: ${e.new} new, ${e.ended} ended, ${e.standing} standing${t}.`;
		}
		function reportedReach(e) {
			return e.slice(0, $e).map(({ detail: e, name: t, places: n }) => ({
				name: t,
				detail: e,
				repositories: n.length
			}));
		}
		var rt = n(31666);
		;
		const it = 100;
		const at = 1024 ** 2;
		async function fetchCheckout(e) {
			let t = at;
			for (;;) {
				const n = await fetchBelow(e, t);
				if (n.kind === "fetched" && n.needed > t) t = n.needed;
				else if (n.kind === "fetched") return checkOut(e, n);
				else if (n.kind === "failed" && st.test(n.why)) t = Number.POSITIVE_INFINITY;
				else return n;
			}
		}
		const ot = /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;
		function isPassing(e) {
			return e.kind === "failed" && !ot.test(e.why);
		}
		const st = /filter '.*' not supported/;
		const ct = /couldn't find remote ref/;
		async function fetchBelow(e, t) {
			(0, p.rmSync)((0, a.join)(e.folder, ".git"), {
				recursive: true,
				force: true
			});
			const n = (0, m.at)(e.folder);
			const r = Number.isFinite(t);
			(0, m.Ln)(n, r ? e.url : undefined);
			const i = remoteOf(e, n);
			const o = r ? [`--filter=blob:limit=${t + 1}`, "origin"] : [e.url];
			const s = e.branch === undefined ? "HEAD" : `refs/heads/${e.branch}`;
			const c = [
				"fetch",
				"--quiet",
				"--depth=1",
				"--no-tags",
				...o,
				s
			];
			const l = await bounded(e, (e) => runRemoteGit({
				...i,
				signal: e
			}, c));
			if (l.kind === "failed") {
				const t = ct.test(l.why);
				return t && await hasNoCommit(e, n) ? { kind: "empty" } : l;
			}
			const u = (0, p.readFileSync)((0, a.join)(n.gitDirectory, "FETCH_HEAD"), "utf8").split("	")[0] ?? "";
			if (!(0, y.TS)(u)) return {
				kind: "failed",
				why: "the remote sent no commit"
			};
			(0, p.writeFileSync)((0, a.join)(n.gitDirectory, "HEAD"), `${u}\n`);
			(0, m.Ln)(n, undefined);
			const d = await wantedFiles(e, n, u);
			if (d.kind === "failed") return d;
			const f = d.files.filter(({ isThere: e }) => !e);
			const h = f.filter(({ path: t }) => e.isNamed(t));
			const g = f.map(({ path: t }) => e.isNamed(t) ? 0 : e.mostBytes(t));
			const _ = Math.max(0, ...g);
			const v = {
				kind: "fetched",
				repository: n,
				commit: u,
				files: d.files,
				needed: 0
			};
			if (!r || _ <= t && h.length === 0) return v;
			return _ > t ? {
				...v,
				needed: _
			} : fetchNamed(e, v, h);
		}
		async function fetchNamed(e, t, n) {
			const { repository: r } = t;
			(0, m.Ln)(r, e.url);
			const i = [
				"fetch",
				"--quiet",
				"--no-tags",
				"--no-write-fetch-head",
				"--filter=blob:none",
				"--stdin"
			];
			const a = {
				...remoteOf(e, r),
				input: n.map(({ id: e }) => e).join("\n")
			};
			const step = (e) => runRemoteGit({
				...a,
				signal: e
			}, [...i, "origin"]);
			const o = await bounded(e, step);
			(0, m.Ln)(r, undefined);
			if (o.kind === "failed") return o;
			const s = t.files.map((e) => n.includes(e) ? {
				...e,
				isThere: true
			} : e);
			return {
				...t,
				files: s
			};
		}
		async function wantedFiles(e, t, n) {
			const { maximumFiles: r, mostBytes: i, signal: a, workspace: o } = e;
			const s = [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				n
			];
			const c = await (0, v.EO)({
				repository: t,
				workspace: o,
				signal: a
			}, s);
			if (c.kind === "failed") return {
				kind: "failed",
				why: `its files cannot be listed: ${c.why}`
			};
			const l = c.bytes.toString("utf8").split("\0");
			const u = l.flatMap((e) => {
				const [, t, n] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(e) ?? [];
				return t !== undefined && n !== undefined && i(n) > 0 ? [{
					id: t,
					path: n
				}] : [];
			});
			if (u.length > r) return {
				kind: "failed",
				why: `${u.length} of its files would have to be read, more than ${r}`
			};
			const d = u.map(({ id: e }) => `${e}\n`).join("");
			const f = {
				repository: t,
				workspace: o,
				signal: a,
				input: d
			};
			const p = await (0, v.EO)(f, [
				"cat-file",
				"--buffer",
				"--batch-check=%(objectname)"
			]);
			if (p.kind === "failed") return {
				kind: "failed",
				why: `its files cannot be listed: ${p.why}`
			};
			const m = new Set(p.bytes.toString("latin1").match(/^[0-9a-f]+(?= missing$)/gm));
			return {
				kind: "files",
				files: u.map((e) => ({
					...e,
					isThere: !m.has(e.id)
				}))
			};
		}
		async function checkOut(e, { commit: t, files: n, repository: r }) {
			const i = n.filter(({ isThere: e }) => e);
			const a = [[["read-tree", t], ""], [[
				"checkout-index",
				"--quiet",
				"-z",
				"--stdin"
			], i.map(({ path: e }) => `${e}\0`).join("")]];
			for (const [t, n] of a) {
				const i = {
					repository: r,
					workspace: e.workspace,
					input: n
				};
				const a = await bounded(e, (e) => (0, v.EO)({
					...i,
					signal: e
				}, t));
				if (a.kind === "failed") return a;
			}
			const o = sizeOf(e.folder);
			const s = n.filter(({ isThere: t, path: n }) => !t && e.isMissed(n));
			const c = standInFor(s, e, o);
			return c ?? {
				kind: "fetched",
				commit: t,
				files: i.length,
				bytes: o
			};
		}
		function standInFor(e, { folder: t, maximumBytes: n, mostBytes: r }, i) {
			const o = {
				workspace: t,
				tempDirectory: t,
				workingDirectory: t
			};
			let s = n - i;
			for (const { path: t } of e) {
				const e = (0, f.Rx)(t, o);
				const i = r(t) + 1;
				s -= i;
				if (e.kind === "refused" || s < 0) return {
					kind: "failed",
					why: tooLarge(n)
				};
				(0, p.mkdirSync)((0, a.dirname)(e.path), { recursive: true });
				(0, p.writeFileSync)(e.path, "");
				(0, p.truncateSync)(e.path, i);
			}
			return undefined;
		}
		const tooLarge = (e) => `the files that would have to be read are larger than ${Math.floor(e / 1024 ** 2)} MiB`;
		async function bounded({ folder: e, maximumBytes: t, signal: n }, r) {
			const i = new AbortController();
			const a = setInterval(() => {
				if (sizeOf(e) > t) i.abort();
			}, it);
			try {
				const a = await r(AbortSignal.any([n, i.signal]));
				if (!i.signal.aborted && sizeOf(e) <= t) return a;
				return {
					kind: "failed",
					why: tooLarge(t)
				};
			} finally {
				clearInterval(a);
			}
		}
		function sizeOf(e) {
			try {
				const t = (0, p.readdirSync)(e, {
					recursive: true,
					withFileTypes: true
				}).filter((e) => e.isFile());
				const n = t.map((e) => (0, p.lstatSync)((0, a.join)(e.parentPath, e.name), { throwIfNoEntry: false }));
				return n.reduce((e, t) => e + (t?.size ?? 0), 0);
			} catch {
				return 0;
			}
		}
		var lt = n(45190);
		var ut = n(57951);
		var dt = n(86114);
		;
		const ft = 512 * 1024 ** 2;
		const pt = 5e4;
		async function runOne(e, t, n) {
			const r = n.clock.now();
			const i = AbortSignal.timeout(t.timeoutMs);
			const a = AbortSignal.any([n.signal, i]);
			const o = performance.now() + t.timeoutMs;
			const c = new AbortController();
			const l = (0, lt.u7)(n.signal, () => setTimeout(() => c.abort(), ht));
			const d = AbortSignal.any([c.signal, AbortSignal.timeout(t.timeoutMs + mt)]);
			const { tempDirectory: f } = n.host.context;
			const p = await withScratch(f, ["checkout", "temp"], (r) => judge({
				listed: e,
				plan: t,
				deps: {
					...n,
					signal: a
				},
				...r,
				endsAt: o,
				kill: d
			})).catch((e) => notJudged("unread", `unexpected failure: ${(0, s.h0)(e instanceof Error ? e.message : String(e), 300)}`));
			l();
			const { commit: m, ...h } = e;
			const g = Math.round(n.clock.now() - r);
			const _ = p.status === "unread" && isTooLong(g, t) && !n.signal.aborted;
			return {
				...h,
				...p,
				..._ ? lateWords(t) : {},
				judgedAt: (0, u.sZ)(r),
				durationMs: g
			};
		}
		const mt = 2e3;
		const ht = 500;
		const gt = 1e3;
		function isTooLong(e, { timeoutMs: t }) {
			return e >= t - Math.min(gt, t / 2);
		}
		function lateWords({ timeoutMs: e }) {
			const t = `it took longer than \`repository-timeout\` (${(0, u.PP)(e)})`;
			return {
				exitCode: 5,
				result: "error",
				why: t,
				problems: [{
					kind: "service",
					message: t
				}]
			};
		}
		async function judge(e) {
			const t = await fetchWithRetries(e);
			if (t.kind === "empty") return notJudged("skipped", "without a commit");
			if (t.kind === "failed") return notJudged("unread", `the repository cannot be fetched: ${(0, s.h0)(t.why, 300)}`);
			return await runCommandIn(e, t.commit);
		}
		const _t = {
			isTransient: true,
			wasTaken: true,
			hintMs: undefined
		};
		async function fetchWithRetries({ checkout: e, deps: t, listed: n, plan: r }) {
			const { clock: i, host: a, random: o, signal: s } = t;
			const c = {
				signal: s,
				timeoutMs: r.timeoutMs
			};
			const { last: l } = await (0, rt.LH)({
				clock: i,
				random: o,
				signal: s,
				maxAttempts: r.maxAttempts
			}, true, async () => {
				const t = await fetchCheckout({
					...remoteOptions(n, r.servers, { host: a }, c),
					folder: e,
					branch: n.branch,
					...r.wanted,
					maximumBytes: ft,
					maximumFiles: pt
				});
				return {
					fetched: t,
					failed: isPassing(t) ? _t : undefined
				};
			});
			return l.fetched;
		}
		async function runCommandIn(e, t) {
			const { checkout: n, deps: r, endsAt: i, kill: o, listed: s, plan: c, temp: l } = e;
			if (r.runInside === undefined) return notJudged("unread", "no command can be run inside this one");
			const u = (0, a.join)(l, "report.json");
			const d = c.opensPullRequests ? c.budget.take(c.mostPullRequests) : 0;
			const f = c.opensPullRequests && d === 0;
			const p = await r.runInside({
				command: c.command.name,
				mayBeEmpty: c.needsImages,
				inputs: new Map([
					...c.inputs,
					...limitsOf(i - performance.now(), c),
					["report-file", u],
					...d > 0 ? [["max-pull-requests", String(d)]] : [],
					...f ? [["dry-run", "true"]] : []
				]),
				secrets: c.secrets,
				context: {
					workspace: n,
					tempDirectory: l,
					repository: repositoryNameOf(s),
					commit: t,
					ref: s.branch === undefined ? undefined : `refs/heads/${s.branch}`
				},
				signal: r.signal,
				kill: o
			});
			const m = await readInnerReport(u);
			const h = operationsIn(p.outputs);
			const g = h.filter((e) => e === "created" || e === "updated").length;
			if (d > 0 && m !== undefined) c.budget.giveBack(d - g);
			if (m !== undefined) c.requests.add({
				...m.requests,
				count: m.requests.count - p.spared
			});
			const _ = await judgedFrom(p, m?.kept, c, t);
			if (_.status !== "judged") return _;
			if (f) return {
				..._,
				why: `${vt}, so nothing was opened`
			};
			const v = d > 0 && g >= d && h.includes("none");
			return v ? {
				..._,
				why: `${vt}, so some were not opened`
			} : _;
		}
		function operationsIn(e) {
			const t = (0, O.qF)(e["pull-requests"] ?? "");
			if (!Array.isArray(t)) return [e["pull-request-operation"]];
			return t.map((e) => (0, O._F)(e, "operation"));
		}
		async function judgedFrom({ end: e, outputs: t }, n, r, i) {
			const a = (0, ut.B)(t[dt.D]);
			const o = {
				commit: i,
				images: await withDigests(a.images, r)
			};
			if (r.needsImages && a.isEmpty) return notJudged("skipped", "without an image of this registry", o);
			if (n === undefined) return notJudged("unread", `its run left no report: ${e}`, o);
			const s = t["pull-request-url"] ?? "";
			return {
				...n,
				...o,
				...s === "" ? {} : { pullRequest: s }
			};
		}
		const vt = "`max-pull-requests` was reached";
		function limitsOf(e, t) {
			const seconds = (e) => `${Math.max(1, Math.floor(e / 1e3))}s`;
			return [["timeout", seconds(e)], ["request-timeout", seconds(Math.min(t.requestTimeoutMs, e))]];
		}
		function withDigests(e, t) {
			return Promise.all(e.map(async (e) => {
				const n = e.includes("@") ? undefined : await t.digestOf(e);
				return n === undefined ? { image: e } : {
					image: e,
					digest: n
				};
			}));
		}
		var yt = n(27846);
		var bt = n(33136);
		;
		const xt = [
			"images",
			"files",
			"sbom",
			"artifacts",
			"advisories"
		];
		async function planShard(e, t, n) {
			const r = t.manifests.find(({ name: t }) => t === e.run);
			if (r === undefined) throw new d.yo({
				message: "`run` is required with `mode: run`",
				input: "run"
			});
			const i = new Map((0, oe.Ku)(e.with));
			const a = r.name === "advisory-gate";
			const o = a && !xt.some((e) => i.has(e));
			if (o) i.set("files", "**");
			const s = (0, Fe.X)(e.shard);
			const c = handedTexts(r, e, t);
			return {
				command: r,
				inputs: new Map([...c.open, ...i]),
				secrets: c.secret,
				shard: s,
				key: keyOf(e),
				servers: serversOf(e, t.host),
				wanted: await createWanted(i),
				digestOf: createCurrentDigests(t, e),
				needsImages: o,
				opensPullRequests: i.get("pull-request") === "true",
				budget: budgetOf(e["max-pull-requests"], s),
				mostPullRequests: mostOf(i, r),
				timeoutMs: e["repository-timeout"],
				requestTimeoutMs: e["request-timeout"],
				requests: n,
				maxAttempts: e["max-attempts"]
			};
		}
		function handedTexts(e, t, n) {
			const r = new Map([["concurrency", String(Math.max(1, Math.floor(t.concurrency / t.parallel)))]]);
			const i = new Map();
			const a = t;
			for (const t of (0, oe.Uz)(e)) {
				const o = a[t];
				if (o === undefined || !n.given.has(t)) continue;
				if (e.inputs[t]?.kind === "secret") i.set(t, String(o));
				else if (!r.has(t)) r.set(t, String(o));
			}
			return {
				open: r,
				secret: i
			};
		}
		const St = new Set([".github/platform-actions.yml", ".github/rolebindings.yml"]);
		const Ct = [
			"files",
			"sbom",
			"file"
		];
		const wt = /\.(?:7z|a|apk|avi|bin|bmp|bz2|ckpt|class|dat|db|dll|dmg|dylib|eot|exe|flac|gguf|gif|gz|h5|heic|html?|ico|iso|jar|jpe?g|keras|lib|m4a|mkv|mov|mp[34]|msi|npy|npz|o|odt|ogg|onnx|otf|parquet|pb|pdf|pickle|pkl|png|pptx?|psd|pth?|pyc|rar|safetensors|so|sqlite3?|svgz|tar|tflite|tgz|tiff?|ttf|war|wasm|wav|webm|webp|whl|woff2?|xlsx?|xz|zip|zst)$/i;
		const Tt = 256 * 1024 ** 2;
		async function createWanted(e) {
			const { kindOfFile: t, mayBeAnything: n } = await (0, bt._)();
			const r = new Set([...e.values()].flatMap((e) => (0, ie.ry)(e)));
			const i = Ct.flatMap((t) => (0, ie.ry)(e.get(t) ?? ""));
			const a = i.filter((e) => e !== "**" && e !== "**/*");
			const o = a.length === 0 ? () => false : (0, le.nY)(a);
			const isKnown = (e) => St.has(e) || /(?:^|\/)\.env$/.test(e);
			const isNamed = (e) => r.has(e) || o(e);
			return {
				isNamed,
				isMissed: (e) => isKnown(e) || t(e) !== undefined && !n(e),
				mostBytes: (e) => {
					if (isNamed(e)) return Tt;
					if (isKnown(e)) return yt.Wi;
					if (t(e) === undefined) return 0;
					return n(e) && wt.test(e) ? at : yt.Wi;
				}
			};
		}
		function mostOf(e, { inputs: t }) {
			if (e.get("group-by") !== "image") return 1;
			return Number(e.get("max-pull-requests") ?? t["max-pull-requests"]?.default);
		}
		function budgetOf(e, t) {
			const { count: n, index: r } = t ?? {
				count: 1,
				index: 1
			};
			let i = Math.floor(e / n) + (r <= e % n ? 1 : 0);
			return {
				take: (e) => {
					const t = Math.max(0, Math.min(e, i));
					i -= t;
					return t;
				},
				giveBack: (e) => {
					i += e;
				}
			};
		}
		;
		async function runShard(e, t, n) {
			const r = await planShard(e, t, n);
			const i = await chooseRepositories(e, t, r);
			const a = openCheckpoint(e["checkpoint-folder"], r.key, t, ({ durationMs: e, status: t }) => t !== "unread" || isTooLong(e, r));
			const o = new Map();
			const outcome = () => shardOutcome(r, i, o);
			t.keep?.(outcome);
			const s = i.flatMap((e) => a.find(e) ?? []);
			for (const e of s) o.set(e.url, e);
			if (s.length > 0) t.host.log.info(`${s.length} repositories were finished before this job was restarted.`);
			const l = i.filter(({ url: e }) => !o.has(e));
			const u = new Set(l.filter(({ url: e }) => a.wasBegun(e)));
			await (0, c.Pk)([...l.filter((e) => !u.has(e)), ...u], e.parallel, async (e) => {
				if (t.signal.aborted) return;
				a.begin(e.url);
				const n = await runOne(e, r, t);
				if (t.signal.aborted && n.status !== "judged") return;
				o.set(n.url, n);
				a.note(n);
				tell(t, n);
				t.host.progress?.(`${o.size} of ${i.length} repositories`);
			});
			const d = i.every(({ url: e }) => (o.get(e)?.status ?? "unread") !== "unread");
			if (d) a.clear(i.map(({ url: e }) => e));
			return outcome();
		}
		async function chooseRepositories(e, t, { servers: { serverUrl: n }, shard: r }) {
			const i = e["repositories-file"];
			if (e.repositories.length > 0) {
				const r = readEntries(e.repositories, n);
				return i === undefined ? r : withFacts(r, i, t, n);
			}
			const { repositories: a, requested: o, shards: s } = await readRepositoriesFile(i ?? "", t, n);
			if (s === undefined) {
				if (a.length === 0) throw new d.yo({
					message: "there is nothing to look at: `repositories-file` lists no repository",
					fix: "write one `owner/name` or clone URL per line",
					input: "repositories-file"
				});
				return r === undefined ? a : balance(a, r.count)[r.index - 1] ?? [];
			}
			if (r !== undefined && r.count !== s && r.count !== o) {
				throw new d.yo({
					message: `\`shard\` is one of ${r.count}, but the list in \`repositories-file\` has ${s} shards`,
					fix: "use the shards of the matrix that was written with this list",
					input: "shard"
				});
			}
			return a.filter((e) => r === undefined || e.shard === r.index).map(withoutShard);
		}
		async function withFacts(e, t, n, r) {
			const { repositories: i } = await readRepositoriesFile(t, n, r);
			const keyOf = ({ url: e }) => repositoryKey(e, r);
			const a = new Map(i.map((e) => [keyOf(e), withoutShard(e)]));
			return e.map((e) => ({
				...a.get(keyOf(e)),
				...e
			}));
		}
		function withoutShard({ shard: e, ...t }) {
			return t;
		}
		function tell({ host: e }, t) {
			const { durationMs: n, findings: r, result: i, status: a, why: c } = t;
			const l = a === "judged" ? `${i}, ${(0, o.hS)(r.length, "finding")}` : a;
			const d = c === undefined ? "" : `: ${(0, s.h0)(c, 300)}`;
			e.log.info(`${(0, s.h0)(repositoryNameOf(t), 200)}: ${l}${d} (${(0, u.PP)(n)})`);
		}
		function shardOutcome(e, t, n) {
			const r = t.flatMap(({ url: e }) => n.get(e) ?? []);
			const i = t.filter(({ url: e }) => !n.has(e));
			const a = fleetCoverage({
				records: r,
				missing: i,
				unchanged: []
			});
			const s = e.shard === undefined ? undefined : (0, l.Hu)(e.shard);
			const c = [
				`\`${e.command.name}\` in ${(0, o.hS)(t.length, "repository")}`,
				`${failedCount(r)} failed`,
				...i.length === 0 ? [] : [`${i.length} not reached`]
			];
			return fleetOutcome({
				title: "run",
				text: `${s === undefined ? "" : `Shard ${s}: `}${c.join(", ")}.`,
				records: r,
				missing: i,
				unchanged: [],
				problems: joinProblems(r),
				coverage: a,
				isFleet: true,
				source: s ?? "fleet",
				report: {
					mode: "run",
					run: e.command.name,
					key: e.key,
					...s === undefined ? {} : { shard: s },
					repositories: r,
					notReached: i.map(({ repository: e, url: t }) => ({
						repository: e,
						url: t
					}))
				}
			});
		}
		const Et = 6 * 60 * 6e4;
		const Dt = D.Ikc({
			version: D.euz(1),
			key: D.YjP(),
			notedAt: D.YjP(),
			record: D.lqM(H)
		});
		function openCheckpoint(e, t, n, r) {
			const { cacheDirectory: i, log: a } = n.host;
			const o = openNoteFiles(e, n.area, i);
			const nameOfNote = (e) => `fleet-${(0, k.ax)(t, e)}.json`;
			let s = false;
			const read = (e) => readNote(o?.read(nameOfNote(e)), t, n.clock.now());
			const write = (e, r) => {
				try {
					const i = (0, u.sZ)(n.clock.now());
					o?.write(nameOfNote(e), JSON.stringify({
						version: 1,
						key: t,
						notedAt: i,
						record: r
					}));
				} catch (e) {
					if (!s) a.warning(`The checkpoint cannot be written: ${String(e)}`);
					s = true;
				}
			};
			return {
				find: ({ branch: e, pushedAt: t, url: n }) => {
					const i = read(n)?.record;
					const a = i?.branch === e && i?.pushedAt === t;
					return i !== undefined && a && r(i) ? i : undefined;
				},
				begin: (e) => write(e),
				wasBegun: (e) => {
					const t = read(e);
					return t !== undefined && t.record === undefined;
				},
				note: (e) => write(e.url, e),
				clear: (e) => {
					for (const t of e) o?.remove(nameOfNote(t));
				}
			};
		}
		function readNote(e, t, n) {
			const r = Dt.safeParse((0, O.qF)(e ?? ""));
			if (!r.success || r.data.key !== t) return undefined;
			const i = n - ((0, u.pe)(r.data.notedAt) ?? Number.NEGATIVE_INFINITY);
			return i >= 0 && i < Et ? r.data : undefined;
		}
		;
		function createRun(e) {
			return (0, r.fQ)(async (t, n) => {
				const r = (0, i.K)(n);
				if (t.mode === "list") return listFleet(t, {
					...n,
					send: r.send
				});
				if (t.mode === "run") return runShard(t, n, r);
				return mergeFleet(t, n, e);
			}, xe.e.capabilities);
		}
	}),
	57951: (function(e, t, n) {
		n.d(t, {
			B: function() {
				return decodeImages;
			},
			findImages: function() {
				return findImages;
			}
		});
		var r = n(28395);
		var i = n(63144);
		var a = n(98124);
		var o = n(63664);
		var s = n(87717);
		const c = r.Ikc({
			images: r.YOg(r.YjP()),
			isEmpty: r.zMY()
		});
		function decodeImages(e) {
			const t = c.safeParse((0, i.qF)(e ?? ""));
			return t.success ? t.data : {
				images: [],
				isEmpty: false
			};
		}
		async function findImages(e, t) {
			try {
				const n = (0, a.Cd)({
					"registry-map": [],
					...t
				});
				const r = await (0, s.i)([], e, n);
				const i = r.references.map(({ image: e, reference: t }) => (0, o.Yk)(t.digest === undefined ? e.complete : {
					...e.complete,
					tag: t.tag,
					digest: t.digest
				}));
				const c = r.unread.length + r.unresolved.length + r.malformed.length;
				return {
					images: [...new Set(i)].sort(),
					isEmpty: i.length + c === 0
				};
			} catch {
				return undefined;
			}
		}
	}),
	55079: (function(e, t, n) {
		n.r(t);
		n.d(t, { run: function() {
			return run;
		} });
		var r = n(26963);
		var i = n(45794);
		var a = n(48636);
		var o = n(97286);
		var s = n(98124);
		var c = n(23368);
		var l = n(74757);
		var u = n(87717);
		;
		function administratorRecipes(e) {
			const t = e.map(({ name: e, claimMatch: t }) => ({
				name: e,
				claimMatch: t
			}));
			const n = [
				{
					title: "claimMatch",
					language: "json",
					text: JSON.stringify(t, null, 2)
				},
				{
					title: "chainctl",
					language: "sh",
					text: e.map(chainctlOf).join("\n")
				},
				{
					title: "Terraform",
					language: "terraform",
					text: terraformOf(e)
				},
				{
					title: "The role file of sync-rolebindings (.github/rolebindings.yml)",
					language: "yaml",
					text: roleFileOf(e)
				}
			];
			return n.filter(({ language: t }) => t !== "yaml" || !needsAudience(e));
		}
		const needsAudience = (e) => e.some(({ claimMatch: e }) => e.audience !== undefined);
		function chainctlOf({ claimMatch: e, name: t, roles: n }) {
			const r = [
				`chainctl iam identities create ${t}`,
				"--parent=\"$ORGANIZATION\"",
				`--identity-issuer=${shellWord(e.issuer)}`,
				`--subject=${shellWord(e.subject)}`,
				...e.audience === undefined ? [] : [`--audience=${shellWord(e.audience)}`],
				`--role=${n.join(",")}`,
				"--output=id"
			];
			return r.join(" \\\n  ");
		}
		const shellWord = (e) => `'${e.replaceAll("'", `'\\''`)}'`;
		function terraformOf(e) {
			const t = [...new Set(e.flatMap((e) => e.roles))];
			const n = t.map((e) => `data "chainguard_role" "${label(e)}" {\n  name = "${e}"\n}`);
			const r = e.map(({ claimMatch: e, name: t }) => `resource "chainguard_identity" "${label(t)}" {
  parent_id = var.organization
  name      = "${t}"
  claim_match {
    issuer  = ${JSON.stringify(e.issuer)}
    subject = ${JSON.stringify(e.subject)}${e.audience === undefined ? "" : `\n    audience = ${JSON.stringify(e.audience)}`}
  }
}`);
			const i = e.flatMap(({ name: e, roles: t }) => t.map((t) => `resource "chainguard_rolebinding" "${label(e)}_${label(t)}" {
  identity = chainguard_identity.${label(e)}.id
  group    = var.organization
  role     = data.chainguard_role.${label(t)}.items[0].id
}`));
			return [
				...n,
				...r,
				...i
			].join("\n\n");
		}
		const label = (e) => e.replace(/[^a-z0-9]/g, "_");
		function roleFileOf(e) {
			const t = e.flatMap(({ claimMatch: e, name: t, roles: n }) => [
				`  - name: ${t}`,
				`    claimMatch: { issuer: ${JSON.stringify(e.issuer)}, subject: ${JSON.stringify(e.subject)} }`,
				`    roles: [${n.join(", ")}]`
			]);
			return [
				"version: 1",
				"identities:",
				...t
			].join("\n");
		}
		function nextSteps(e, t) {
			const { ci: n } = e;
			return [
				...t.map(({ name: e, purpose: t, variable: r }) => `Ask an administrator to create \`${e}\` (for ${t}) and save its uid ${d[n]} as \`${r}\`.`),
				...claimAdvice(e),
				...f[n],
				"Commit the files and open a change; if signing in fails, the log shows the claims that the job presented."
			];
		}
		const d = {
			github: "in the repository's Actions variables",
			gitlab: "in the project's CI/CD variables",
			buildkite: "in the pipeline's environment variables",
			azure: "in the pipeline's variables"
		};
		function claimAdvice({ ci: e, repository: t }) {
			if (e !== "github") return e === "gitlab" ? ["Pipelines on other branches have a different subject, so they cannot sign in as this identity."] : ["Replace the placeholders in angle brackets: `doctor` in a job prints the claims that it presents."];
			if (t === undefined) return ["Replace `<owner/name>`: `doctor` in a job prints the claims that it presents."];
			return [`If the repository was created, renamed or transferred since 2026-07-15, its subject has ids; this prints how it begins: gh api repos/${t} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)"'`];
		}
		const f = {
			github: [],
			gitlab: ["If `.gitlab-ci.yml` was already there, add `include: [{ local: .gitlab/platform-actions.yml }]` to it; mirror the component to your instance first if it is not gitlab.com."],
			buildkite: ["If the pipeline has steps of its own, add a step with `buildkite-agent pipeline upload .buildkite/platform-actions.yml`."],
			azure: ["Install the extension, then create a pipeline from `.azure-pipelines/platform-actions.yml`."]
		};
		var p = n(71166);
		var m = n(58508);
		var h = n(76760);
		var g = n(63144);
		;
		const _ = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
		const v = 64 * 1024;
		const y = /^[0-9a-f]{40}$/;
		async function ownAction(e) {
			const t = (0, h.dirname)((0, h.dirname)((0, a.PX)(e)));
			const n = await (0, a.Gu)((0, h.join)(t, "package.json"), v).catch(() => undefined);
			const r = [headOf(n ?? ""), t.split(/[\\/]/).at(-1)].find((e) => y.test(e ?? ""));
			return r === undefined ? {
				ref: m.GT,
				comment: "better: pin the commit SHA"
			} : {
				ref: r,
				comment: `v${m.rE}`
			};
		}
		function headOf(e) {
			const t = (0, g.qF)(e);
			return (0, g._F)(t, "name") === "platform-actions" ? (0, g.b6)((0, g._F)(t, "gitHead")) : undefined;
		}
		const b = {
			when: "# Remove the lines marked \"soft\" once you have dealt with the findings of the first runs.",
			mark: "# soft"
		};
		const x = "is not set, so nothing was checked. Ask an administrator to create the identity that init printed.";
		const S = "github.event_name == 'pull_request' && vars.PLATFORM_PR_IDENTITY || github.event_name != 'pull_request' && vars.PLATFORM_IDENTITY";
		const githubCheck = ({ comment: e, ref: t }, n, r, i) => `      - name: ${n}
        if: \${{ !cancelled() && (${S}) }}
        continue-on-error: true ${b.mark}
        uses: ${m.Jk}@${t} # ${e}
        with:
          command: ${r}
${i.map((e) => `          ${e}\n`).join("")}          warn-only: true ${b.mark}
          on-error: warn ${b.mark}
          identity: \${{ ${S} }}
`;
		const C = `    steps:
      - uses: ${_}
        with:
          persist-credentials: false
      - name: Is there an identity to sign in as?
        if: \${{ !(${S}) }}
        run: echo "$VARIABLE ${x}" | tee -a "$GITHUB_STEP_SUMMARY"
        env:
          VARIABLE: \${{ github.event_name == 'pull_request' && 'PLATFORM_PR_IDENTITY' || 'PLATFORM_IDENTITY' }}
`;
		function githubText({ branch: e }, t, n) {
			return `${b.when}
name: platform

on:
  pull_request:
  push:
    branches: ['${e}']
  schedule:
    - cron: '17 5 * * 1-5'
  workflow_dispatch:

permissions: {}

concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  images:
    name: Pins and end-of-life tags
    # Pull requests from forks get no ID token.
    if: \${{ !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
${C}${githubCheck(n, "Every image is pinned", "resolve-digest", ["mode: check"])}${githubCheck(n, "No image has reached its end of life", "check-deprecated", [])}${t ? githubGate(n) : ""}`;
		}
		const githubGate = (e) => `
  advisories:
    name: Advisories
    if: \${{ github.event_name == 'pull_request' && !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
      pull-requests: write # for the comment
${C}${githubCheck(e, "This change brings in no new advisory", "advisory-gate", [
			"files: '**'",
			"policy-from: base",
			"comment-summary-in-pr: on-failure"
		])}`;
		var w = n(38086);
		var T = n(10646);
		var E = n(60616);
		var D = n(38365);
		var O = n(62137);
		var k = n(29065);
		var A = n(20665);
		;
		const j = [
			".buildkite/pipeline",
			"buildkite",
			"buildkite/pipeline"
		].flatMap((e) => [
			"yml",
			"yaml",
			"json"
		].map((t) => `${e}.${t}`));
		const M = [
			["github", [".github/workflows"]],
			["gitlab", [".gitlab-ci.yml"]],
			["buildkite", [".buildkite", ...j]],
			["azure", ["azure-pipelines.yml", ".azure-pipelines"]]
		];
		async function readRepositoryFacts(e, t) {
			const { host: n, signal: r, workingDirectory: o } = t;
			const { workspace: s } = n.context;
			const c = (0, D.W1)(s, o);
			const ask = async (...e) => {
				if (c === undefined) return undefined;
				const t = await (0, E.EO)({
					repository: c,
					workspace: s,
					signal: r
				}, e);
				return t.kind === "output" ? t.bytes.toString("utf8").trim() || undefined : undefined;
			};
			const l = rootOf(c, s, o);
			const u = parseRemote(await ask("config", "--get", "remote.origin.url"));
			const d = e.repository ?? n.context.repository ?? u?.path;
			const f = e.branch ?? (await ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD"))?.replace(/^origin\//, "") ?? await ask("symbolic-ref", "--short", "HEAD");
			if (f !== undefined && !(0, A.RF)(f)) n.log.warning(`The branch \`${(0, w.h0)(f, 300)}\` cannot be written as it is, so the files and the claims name \`${N}\`: correct it there.`);
			const p = u === undefined ? undefined : ciOfServer(u.host);
			const m = e.ci ?? ciOfMachine(n.name, l) ?? p;
			if (m === undefined) throw new i.yo({
				message: "`ci` is required: neither the job, the files nor the remote `origin` shows which CI this is",
				fix: `set \`ci\` to one of ${A.Kt.map((e) => `\`${e}\``).join(", ")}`,
				input: "ci"
			});
			return {
				root: l,
				ci: m,
				server: serverOf(n.context.serverUrl) ?? (p === m || p === undefined ? u?.host : undefined),
				repository: d !== undefined && (0, A.og)(d) ? d : undefined,
				branch: f !== undefined && (0, A.RF)(f) ? f : N,
				stage: m === "gitlab" ? await gitlabStage(l) : P,
				pipelineFile: j.find((e) => (0, a.$B)((0, h.join)(l, e))) ?? ".buildkite/pipeline.yml"
			};
		}
		const N = "main";
		const P = "test";
		const F = 1024 * 1024;
		async function gitlabStage(e) {
			const t = await gitlabStages(e, ".gitlab-ci.yml", new Set());
			return t.includes(P) ? P : t[0] ?? P;
		}
		async function gitlabStages(e, t, n) {
			if (n.has(t)) return [];
			n.add(t);
			const read = () => (0, a.Gu)((0, h.join)(e, t), F);
			const r = await (0, i.Wy)(read, () => undefined) ?? "";
			const o = [...(0, O.g)(r)].map(({ root: e }) => e);
			const s = o.flatMap((e) => (0, k.S3)((0, k.oB)(e, "stages")));
			if (s.length > 0) return s.flatMap((e) => (0, k.Um)(e) ?? []);
			const c = o.flatMap((e) => {
				const t = (0, k.oB)(e, "include");
				return t?.kind === "list" ? t.items : [t];
			});
			for (const t of c.toReversed()) {
				const r = (0, k.Um)(t) ?? (0, k.Um)((0, k.oB)(t, "local"));
				const i = r !== undefined && !/^[a-z]+:|(?:^|\/)\.\.(?:\/|$)/i.test(r);
				const a = i ? await gitlabStages(e, r, n) : [];
				if (a.length > 0) return a;
			}
			return [];
		}
		function rootOf(e, t, n) {
			if (e === undefined) return n;
			if ((0, a.UO)((0, a.PX)(t), e.top)) return e.top;
			throw new i.yo({
				message: `the root of the repository is above this folder, at \`${(0, w.h0)(e.top)}\``,
				fix: "run `init` there: CIs look for their files at the root of a repository"
			});
		}
		const serverOf = (e) => e !== undefined && URL.canParse(e) ? new URL(e).host : undefined;
		function parseRemote(e) {
			if (e === undefined) return undefined;
			const t = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(e);
			const n = t === null && URL.canParse(e) ? new URL(e) : undefined;
			const r = t?.[1] ?? (n?.protocol.startsWith("http") ? n.host : n?.hostname);
			const i = (0, T.Yc)(t?.[2] ?? n?.pathname ?? "").replace(/^\/+|\/+$/g, "").replace(/\.git$/, "");
			if (r === undefined || r === "" || i === "") return undefined;
			return {
				host: r.toLowerCase().replace(I, "$1"),
				path: i
			};
		}
		const I = /^(?:(?:alt)?ssh\.)?(git(?:hub|lab)\.com)(?:-.*)?$/;
		function ciOfMachine(e, t) {
			const n = A.Kt.find((t) => t === e);
			return n ?? M.find(([, e]) => e.some((e) => (0, a.$B)((0, h.join)(t, e))))?.[0];
		}
		function ciOfServer(e) {
			if (/^github\.|\.ghe\.com$/.test(e)) return "github";
			if (e.startsWith("gitlab.")) return "gitlab";
			return /(?:^|\.)(?:dev\.azure|visualstudio)\.com$/.test(e) ? "azure" : undefined;
		}
		;
		function firstFiles(e, t, n) {
			return [...ciFiles(e, t, n), {
				path: p.Cu,
				text: configText()
			}];
		}
		function ciFiles(e, t, n) {
			switch (e.ci) {
				case "github": return [{
					path: ".github/workflows/platform-actions.yml",
					text: githubText(e, t, n)
				}];
				case "gitlab": return [{
					path: ".gitlab/platform-actions.yml",
					text: gitlabText(e, t)
				}, {
					path: ".gitlab-ci.yml",
					text: L,
					isEntry: true
				}];
				case "buildkite": return [{
					path: ".buildkite/platform-actions.yml",
					text: buildkiteText(t)
				}, {
					path: e.pipelineFile,
					text: R,
					isEntry: true
				}];
				case "azure": return [{
					path: ".azure-pipelines/platform-actions.yml",
					text: azureText(e, t)
				}];
			}
		}
		const configText = () => `# yaml-language-server: $schema=${(0, m.ZZ)("config")}
# Policy of this repository: https://github.com/${m.Jk}/blob/${m.GT}/docs/config-file.md
version: 1
resolve-digest:
  fail-on: [unpinned, unverified, unread]
check-deprecated:
  warn-days: 90
advisory-gate:
  fail-on-severity: high
  max-ignore-days: 90
`;
		const L = `include:
  - local: .gitlab/platform-actions.yml
`;
		const gitlabRules = (e, t) => `${e}:
  rules:
    - if: $PLATFORM_IDENTITY && $CI_PIPELINE_SOURCE == "merge_request_event"
${t ? "    - if: $PLATFORM_IDENTITY && $CI_COMMIT_BRANCH && $CI_OPEN_MERGE_REQUESTS == null\n" : ""}`;
		function gitlabText({ stage: e }, t) {
			const n = `stage: ${e === P ? e : JSON.stringify(e)}`;
			const component = (e, t) => [
				`  - component: $CI_SERVER_FQDN/${m.Jk}/${e}@${m.GT}`,
				"    inputs:",
				...[
					...t,
					n,
					`warn-only: 'true' ${b.mark}`,
					`on-error: warn ${b.mark}`,
					`allow-failure-codes: [2, 3, 4, 5] ${b.mark}`
				].map((e) => `      ${e}\n`)
			].join("\n").replaceAll("\n\n", "\n");
			return `${b.when}
# The identity is the CI/CD variable PLATFORM_IDENTITY.
include:
${component("resolve-digest", ["mode: check"])}${component("check-deprecated", [])}${t ? component("advisory-gate", ["files: '**'", "policy-from: base"]) : ""}
${gitlabRules("resolve-digest", true)}
${gitlabRules("check-deprecated", true)}
${t ? `${gitlabRules("advisory-gate", false)}\n` : ""}platform-identity:
  ${n}
  rules:
    - if: $PLATFORM_IDENTITY == null || $PLATFORM_IDENTITY == ""
  script:
    - echo "PLATFORM_IDENTITY ${x}"
`;
		}
		const R = `steps:
  - label: ":pipeline: Platform"
    command: buildkite-agent pipeline upload .buildkite/platform-actions.yml
`;
		function buildkiteText(e) {
			const t = "build.env(\"PLATFORM_IDENTITY\") != null";
			const step = (e, t, n) => [
				`  - label: ${e}`,
				`    if: ${t}`,
				`    soft_fail: true ${b.mark}`,
				"    plugins:",
				`      - https://github.com/${m.Jk}.git/plugins/buildkite#${m.GT}:`,
				...[
					...n,
					`warn-only: true ${b.mark}`,
					`on-error: warn ${b.mark}`
				].map((e) => `          ${e}`)
			].join("\n");
			const n = [
				"command: advisory-gate",
				"files: ['**']",
				"policy-from: base"
			];
			return `${b.when}
# The identity is the pipeline's environment variable PLATFORM_IDENTITY.
steps:
${step("Every image is pinned", t, ["command: resolve-digest", "mode: check"])}
${step("No image has reached its end of life", t, ["command: check-deprecated"])}
${e ? `${step("No new advisory", `${t} && build.pull_request.id != null`, n)}\n` : ""}  - label: Is there an identity to sign in as?
    if: build.env("PLATFORM_IDENTITY") == null
    command: echo "PLATFORM_IDENTITY ${x}"
`;
		}
		function azureText({ branch: e }, t) {
			const n = m.GT.slice(1);
			const r = "ne(variables['PLATFORM_IDENTITY'], '')";
			const step = (e, t, r, i) => [
				`  - task: ${e}@${n}`,
				`    displayName: ${t}`,
				`    condition: and(not(canceled()), ${r})`,
				`    continueOnError: true ${b.mark}`,
				"    inputs:",
				...[
					...i,
					`warnOnly: true ${b.mark}`,
					`onError: warn ${b.mark}`,
					"identity: $(PLATFORM_IDENTITY)"
				].map((e) => `      ${e}`)
			].join("\n");
			const i = `${r}, eq(variables['Build.Reason'], 'PullRequest')`;
			const a = ["files: '**'", "policyFrom: base"];
			return `${b.when}
trigger:
  - '${e}'

pool:
  vmImage: ubuntu-24.04

steps:
  - checkout: self
    fetchDepth: 0 # the base of a pull request too
${step("PlatformResolveDigest", "Every image is pinned", r, ["mode: check"])}
${step("PlatformCheckDeprecated", "No image has reached its end of life", r, [])}
${t ? `${step("PlatformAdvisoryGate", "No new advisory", i, a)}\n` : ""}  - script: echo "PLATFORM_IDENTITY ${x}"
    displayName: Is there an identity to sign in as?
    condition: eq(variables['PLATFORM_IDENTITY'], '')
`;
		}
		var z = n(89763);
		;
		const B = ["viewer", "registry.pull"];
		const unknownPart = (e) => `<${e}>`;
		function wantedIdentities(e) {
			const { branch: t } = e;
			const n = e.repository ?? unknownPart("owner/name");
			const r = identityName(e.repository);
			const wanted = (e, t) => ({
				name: r,
				purpose: e,
				claimMatch: t,
				variable: "PLATFORM_IDENTITY",
				roles: B
			});
			switch (e.ci) {
				case "github": {
					const i = githubIssuer(e);
					const a = `repo:${n}:pull_request`;
					return [{
						...wanted(`pushes and schedules on \`${t}\``, {
							issuer: i,
							subject: `repo:${n}:ref:refs/heads/${t}`
						}),
						name: `${r}-branch`
					}, {
						...wanted("pull requests", {
							issuer: i,
							subject: a
						}),
						name: `${r}-pull-request`,
						variable: "PLATFORM_PR_IDENTITY"
					}];
				}
				case "gitlab": return [wanted(`pipelines of \`${t}\``, {
					issuer: `https://${e.server ?? "gitlab.com"}`,
					subject: `project_path:${n}:ref_type:branch:ref:${t}`
				})];
				case "buildkite": return [wanted("all builds of the pipeline", {
					issuer: "https://agent.buildkite.com",
					subject: unknownPart("the pipeline's id")
				})];
				case "azure": return [wanted("all runs of the pipeline", {
					issuer: `https://vstoken.dev.azure.com/${unknownPart("the organization's id")}`,
					subject: `p://${azureProject(e)}/${unknownPart("the pipeline's name")}`,
					audience: "api://AzureADTokenExchange"
				})];
			}
		}
		function githubIssuer({ server: e = "github.com" }) {
			if (e === "github.com") return z.oX;
			return e.endsWith(".ghe.com") ? `https://token.actions.${e}` : `https://${e}/_services/token`;
		}
		function azureProject({ repository: e = "", server: t = "" }) {
			const n = /^(?!vs-ssh\.)([\w-]+)\.visualstudio\.com$/.exec(t)?.[1];
			const r = e.replace(/^(?:v3|DefaultCollection)\//i, "");
			const [i, a, o] = `${n === undefined ? "" : `${n}/`}${r}`.split("/");
			const s = a === "_git" ? o : a;
			return i && s ? `${i}/${s}` : unknownPart("organization/project");
		}
		function identityName(e) {
			const t = e?.split("/").at(-1)?.toLowerCase() ?? "repository";
			return `ci-${t.replace(/[^a-z0-9._-]/g, "-")}`.slice(0, 60);
		}
		;
		const run = async (e, t) => {
			const { tempDirectory: n, workspace: r } = t.host.context;
			const i = await readRepositoryFacts(e, t);
			const a = await namesImages(e, t);
			const s = {
				workspace: r,
				tempDirectory: n,
				workingDirectory: i.root
			};
			const c = firstFiles(i, a, await ownAction((0, o.se)()));
			const l = await writeFiles(c, s, e["dry-run"]);
			const u = wantedIdentities(i);
			const d = administratorRecipes(u);
			const f = [...nextSteps(i, u), ...a ? [] : ["No file references an image of this registry yet: add `advisory-gate` once one does."]];
			for (const n of l) show(t, n, e["dry-run"]);
			for (const { text: e, title: n } of d) {
				t.host.log.info(`${n}:`);
				t.host.quote(e);
			}
			const p = u.map(({ claimMatch: e, name: t, roles: n }) => ({
				name: t,
				claimMatch: e,
				roles: n
			}));
			return run_outcome(i.ci, l, p, f, d);
		};
		async function namesImages(e, t) {
			const n = (0, s.Cd)({
				"registry-url": e["registry-url"],
				"registry-map": []
			});
			try {
				return (await (0, u.i)([], t, n)).references.length > 0;
			} catch (e) {
				if (e instanceof i.yo) return false;
				throw e;
			}
		}
		function show({ host: e }, { before: t, isEntry: n, path: r, state: i, text: a }, o) {
			const s = {
				written: "Written",
				planned: "Would be written",
				unchanged: "Already up to date",
				kept: n === true ? "Not overwritten" : "Not overwritten (differences below)"
			};
			e.log.info(`${s[i]}: ${r}`);
			if (n === true && i === "kept") return;
			if (i === "kept") e.quote((0, c.K)(r, t ?? "", a));
			else if (o && i === "planned") e.quote(a);
		}
		function run_outcome(e, t, n, i, a) {
			const o = t.map(({ path: e, state: t }) => ({
				path: e,
				state: t
			}));
			return {
				...l.BU,
				verdict: t.some(({ isEntry: e, state: t }) => e !== true && t === "kept") ? "warn" : "pass",
				outputs: {
					files: o,
					"claim-match": n
				},
				summary: () => ({
					words: "",
					actions: [(0, r.AX)(i.map((e) => e.replaceAll("<", "&lt;"))), (0, r.AX)(t.map(({ path: e, state: t }) => `${(0, r.fl)(e)}: ${t}`))],
					details: a.map(({ language: e, text: t, title: n }) => (0, r.GE)(n, (0, r.hl)(t, e)))
				}),
				report: {
					ci: e,
					files: o,
					identities: n,
					nextSteps: i
				},
				log: ["Next steps:", ...i.map((e, t) => `${t + 1}. ${e}`)]
			};
		}
		const V = 1024 * 1024;
		async function writeFiles(e, t, n) {
			const r = [];
			const o = e.flatMap((e) => {
				const n = (0, a.Rx)(e.path, t);
				if (n.kind === "path") return [{
					file: e,
					path: n.path
				}];
				r.push({ message: `\`${e.path}\` cannot be written: ${n.why}` });
				return [];
			});
			if (r.length > 0) throw new i.yo(...r);
			const s = await Promise.all(o.map(async ({ file: e, path: t }) => ({
				file: e,
				path: t,
				before: await (0, a.Gu)(t, V)
			})));
			return s.map(({ before: e, file: t, path: r }) => {
				if (e !== undefined) return {
					...t,
					before: e,
					state: e === t.text ? "unchanged" : "kept"
				};
				if (!n) (0, a.vK)(r, t.text);
				return {
					...t,
					before: e,
					state: n ? "planned" : "written"
				};
			});
		}
	}),
	57460: (function(e, t, n) {
		n.r(t);
		n.d(t, { pinReferences: function() {
			return pinReferences;
		} });
		var r = n(34150);
		var i = n(99004);
		var a = n(96299);
		var o = n(50680);
		var s = n(56306);
		var c = n(5316);
		var l = n(710);
		var u = n(66364);
		var d = n(77825);
		var f = n(38086);
		var p = n(23368);
		;
		async function planChanges(e, t, n) {
			const r = Array.from((0, d.$)(e, ({ reference: e }) => e.file ?? "")).flatMap(([e, n]) => {
				const r = t.get(e);
				const i = r && editTask(e, n, t);
				return r === undefined || i === undefined ? [] : [{
					path: e,
					some: n,
					file: r,
					task: i
				}];
			});
			const i = await n.handleOrLose(r.map(({ task: e }) => e));
			const a = [];
			const o = [];
			for (const [e, { file: t, path: n, some: s }] of r.entries()) {
				const { encoding: r, text: c } = t;
				const { after: l, findings: u, moved: d } = planFile(s, editedFile(i[e], c, s));
				o.push(...u);
				if (l === c) continue;
				const m = s[0]?.reference.location?.file ?? n;
				const h = (0, p.K)((0, f.h0)(m), c, l);
				a.push({
					path: n,
					shown: m,
					before: c,
					after: l,
					encoding: r,
					diff: h,
					moved: d
				});
			}
			return {
				changes: a,
				findings: o
			};
		}
		function editTask(e, t, n) {
			const r = t[0]?.reference.readBy ?? e;
			const i = n.get(e);
			const a = n.get(r);
			if (i === undefined || a === undefined) return undefined;
			return {
				kind: "edit",
				path: r,
				text: a.text,
				companion: r === e ? undefined : {
					path: e,
					shown: e,
					text: i.text
				},
				builds: a.builds,
				moves: t.flatMap(({ reference: e, target: t }) => (0, u.sH)(e) ? [{
					reference: e,
					digest: t.record.digest
				}] : [])
			};
		}
		function editedFile(e, t, n) {
			if (e?.kind === "answer") return e.answer;
			const r = `reading it again ${e?.kind === "lost" ? e.why : "failed"}`;
			return {
				after: t,
				moved: [],
				refused: n.map((e, t) => ({
					move: t,
					reason: r
				}))
			};
		}
		function planFile(e, { after: t, moved: n, refused: r }) {
			const i = n.flatMap((t) => e[t] ?? []);
			const a = i.filter(({ reference: { reason: e, reference: t }, target: n }) => e !== undefined || n.unverified.has(t.digest ?? ""));
			return {
				after: t,
				moved: i,
				findings: [...r.flatMap(({ move: t, reason: n }) => {
					const r = e[t]?.reference;
					return r === undefined ? [] : [notEditable(r, n)];
				}), ...a.map(({ reference: e }) => replaced(e))]
			};
		}
		function notEditable(e, t) {
			const n = (0, u.lD)(e);
			return placed(e, {
				rule: (0, u.x)(e) ? "in-script" : "not-editable",
				level: "warning",
				title: "Cannot be pinned here",
				message: `\`${n}\` was not pinned: ${(0, f.h0)(t, 400)}.`,
				artifact: n
			});
		}
		function replaced(e) {
			const { reason: t, text: n } = e;
			const r = t === undefined ? (0, u.lD)(e) : (0, f.h0)(n, 300);
			return placed(e, {
				rule: "unverified",
				level: "warning",
				title: "Unverified digest replaced",
				message: t === undefined ? `\`${(0, u.kz)(e)}\` never had the digest that it was pinned to, so \`pin\` replaces it.` : `\`${r}\`: ${(0, f.h0)(t, 300)}, so \`pin\` replaces it.`,
				artifact: r
			});
		}
		function placed({ location: e }, t) {
			const n = `${t.rule} ${e?.file ?? ""} ${t.artifact ?? ""}`;
			return {
				...t,
				location: e,
				fingerprint: n
			};
		}
		var m = n(8385);
		var h = n(8754);
		;
		function withFallback(e, t) {
			const orElse = (e, t) => async (n, ...r) => {
				const i = await e(n, ...r);
				return i.kind === "found" ? i : t(n, ...r);
			};
			return (0, h.H2)({
				treeOf: orElse(e.treeOf, t.treeOf),
				entries: orElse(e.entries, t.entries),
				blob: orElse(e.blob, t.blob)
			});
		}
		async function treeWith(e, t, n) {
			const r = await e.entries(t);
			if (r.kind === "failed") return r;
			let i = n.size;
			const a = [];
			for (const t of r.value) {
				const r = n.get(t.name);
				const o = `${t.name}/`;
				const s = [...n].filter(([e]) => e.startsWith(o));
				if (r !== undefined && r.before === t.id && t.mode.startsWith("100")) {
					a.push({
						...t,
						id: r.after
					});
					i -= 1;
				} else if (s.length > 0 && t.mode === "40000") {
					const n = new Map(s.map(([e, t]) => [e.slice(o.length), t]));
					const r = await treeWith(e, t.id, n);
					if (r.kind === "failed" || r.value === undefined) return r;
					a.push({
						...t,
						id: r.value
					});
					i -= s.length;
				} else a.push(t);
			}
			const o = i === 0 ? (0, m.mJ)("tree", (0, m.hN)(a), t.length) : undefined;
			return {
				kind: "found",
				value: o
			};
		}
		var g = n(86895);
		var _ = n(17177);
		var v = n(26963);
		var y = n(22475);
		var b = n(28662);
		var x = n(52309);
		var S = n(87823);
		var C = n(63144);
		var w = n(39589);
		;
		const T = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
		const E = /^Platform-Actions-Pins: [0-9a-f]{40}$/m;
		function branchKey(e) {
			return (0, w.ax)("pins", e).slice(0, 16);
		}
		function printBodyMark({ digests: e, image: t, key: n }) {
			return `<!-- platform-actions pins ${n} ${e}${t === undefined ? "" : ` ${t}`} -->`;
		}
		function readBodyMark(e) {
			const [, t, n, r] = T.exec(e) ?? [];
			return t === undefined || n === undefined ? undefined : {
				key: t,
				digests: n,
				image: r
			};
		}
		function withClosedMark(e) {
			const t = readBodyMark(e);
			const n = t === undefined ? e : e.replace(T, printBodyMark({
				...t,
				digests: "closed"
			}));
			return n.replace(O, `- [ ] ${D}`);
		}
		function printTrailer(e) {
			return `Platform-Actions-Pins: ${e}`;
		}
		function hasTrailer(e) {
			return E.test(e);
		}
		const D = "<!-- platform-actions rewrite -->";
		const O = new RegExp(`^- \\[x\\] ${D}`, "im");
		function printBox(e) {
			return `- [ ] ${D} ${e}`;
		}
		function isTicked(e) {
			return O.test(e);
		}
		const k = {
			workflows: undefined,
			notAdded: []
		};
		const A = /^<!-- platform-actions refused ([\w%.!~*'()]+) -->$/m;
		function printMemory(e) {
			if (e.workflows === undefined && e.notAdded.length === 0) return "";
			return `<!-- platform-actions refused ${encodeURIComponent(JSON.stringify(e)).replaceAll("-", "%2D")} -->\n`;
		}
		function readMemory(e) {
			const [, t] = A.exec(e) ?? [];
			if (t === undefined) return k;
			try {
				const e = JSON.parse(decodeURIComponent(t));
				const n = (0, C._F)(e, "notAdded");
				return {
					workflows: (0, C.b6)((0, C._F)(e, "workflows")),
					notAdded: Array.isArray(n) ? n.flatMap(decodeNames) : []
				};
			} catch {
				return k;
			}
		}
		function decodeNames(e) {
			if (!(0, C.u4)(e)) return [];
			const { fix: t, message: n, names: r, what: i } = e;
			const a = i === "labels" || i === "assignees" || i === "reviewers";
			if (!a || typeof n !== "string" || !Array.isArray(r)) return [];
			return [{
				what: i,
				names: r.filter((e) => typeof e === "string"),
				message: n,
				fix: (0, C.b6)(t)
			}];
		}
		const j = /\b\d+ (?:hour|day|week|month|year)s?\b|\bunder an hour\b|^Written by .*$/gm;
		function isSameBody(e, t) {
			const stable = (e) => e.replaceAll("\r\n", "\n").replace(j, "").trim();
			return stable(e) === stable(t);
		}
		;
		const M = 65e3;
		const N = 15;
		const P = 20;
		function renderBody({ leftOut: e, mark: t, memory: n, minAgeMs: r, now: i, rows: a, runUrl: o }) {
			const s = movesTable(a, i);
			const c = a.length > N;
			const l = [
				`${printBodyMark(t)}\n${printMemory(n)}${introduction(a, r)}`,
				...totals(a),
				...c ? [] : [s],
				...namedAdvisories(a)
			];
			const u = e.map((e) => `\u26A0\uFE0F ${(0, x.Rw)(e)}`);
			if (e.length > 0) l.push("**Not in this pull request:**", (0, v.AX)(u));
			l.push(L, printBox(I));
			if (o !== undefined) l.push(`Written by [this run](${encodeURI(o)}).`);
			if (c) l.push((0, v.GE)(`All ${a.length} images`, s));
			l.push((0, v.GE)("Full digests", digestsTable(a)));
			const d = a.flatMap(({ image: e, places: t }) => t.map((t) => `${(0, b.Bo)(t)}: ${(0, v.fl)(e.name)}`));
			l.push((0, v.GE)("Files and lines", (0, v.AX)(d)));
			return (0, v.Co)(l, M).text;
		}
		function introduction(e, t) {
			const n = (0, r.iD)(e.length, "this image", `these ${e.length} images`);
			const i = t === undefined ? "" : "newest ";
			const a = (0, r.iD)(e.length, "digest that its tag has", "digests that their tags have");
			const o = t === undefined ? "now" : `had for at least ${(0, y.PP)(t)}`;
			return `This pull request pins ${n} to the ${i}${a} ${o}.`;
		}
		function totals(e) {
			const t = e.filter(({ life: e }) => e?.state === "grace" || e?.state === "deprecated").length;
			const n = `\u26A0\uFE0F ${(0, r.hS)(t, "tag is", "tags are")} past end of life or in a grace period.`;
			return [...comparisons(e), ...t === 0 ? [] : [n]];
		}
		function comparisons(e) {
			const t = e.flatMap(({ advisories: e }) => e ?? []);
			if (t.length === 0) return [];
			const [n, i] = [t.flatMap((e) => e.fixes), t.flatMap((e) => e.brings)];
			const a = t.flatMap((e) => e.packages);
			const o = R.map((e) => `${countKind(a, e)} ${e}`);
			const [s, c, l] = e.length === 1 ? [
				"The new image",
				"fixes",
				"brings"
			] : [
				"The new images",
				"fix",
				"bring"
			];
			const u = t.length === e.length ? "" : ` Compared: ${t.length} of ${(0, r.hS)(e.length, "image")}.`;
			return [`**${s} ${c} ${severitiesOf(n)} and ${l} ${severitiesOf(i)}.** Packages: ${o.join(", ")}.${u}`];
		}
		const F = [
			"critical",
			"high",
			"medium",
			"low",
			"none",
			"unknown"
		];
		function severitiesOf(e) {
			if (e.length === 0) return "no advisory";
			const t = F.flatMap((t) => {
				const n = e.filter((e) => e.severity === t).length;
				return n === 0 ? [] : [`${n} ${t}`];
			});
			return `${(0, r.hS)(e.length, "advisory")} (${t.join(", ")})`;
		}
		function namedAdvisories(e) {
			const t = ["brings", "fixes"].flatMap((t) => e.flatMap(({ advisories: e, image: n }) => {
				const r = t === "brings" ? "\u26A0\uFE0F brings" : t;
				return (e?.[t] ?? []).map((e) => ({
					...e,
					image: n,
					how: r
				}));
			}).sort((e, t) => F.indexOf(e.severity) - F.indexOf(t.severity)));
			if (t.length === 0) return [];
			const n = (0, v.oS)([
				"",
				"Advisory",
				"Severity",
				"Package",
				"Fixed in",
				"Image"
			], t.slice(0, P).map(({ artifact: e, fixedVersion: t = "", how: n, id: r, image: i, severity: a }) => {
				const o = [
					e,
					t,
					i.name
				].map((e) => (0, v.fl)(e));
				return [
					n,
					(0, v.FV)(r),
					a,
					...o
				];
			}));
			const i = t.length - P;
			return i > 0 ? [n, `And ${(0, r.hS)(i, "more advisory", "more advisories")}.`] : [n];
		}
		const I = "Tick this box to have the next run rewrite this pull request: its branch, without commits by others, and this text.";
		const L = ["To skip an image, write `# platform-actions: ignore` on its line or on the line above, or add it to `ignore-images`.", "If you close this pull request, it is not opened again for the same digests. If you add a commit to its branch, it is no longer updated until you tick the box. Each run rewrites this text."].join("\n\n");
		function movesTable(e, t) {
			const n = e.some(({ advisories: e }) => e !== undefined);
			const r = e.some(({ life: e }) => e !== undefined);
			const i = [
				"Image",
				"From \u2192 to",
				(0, b.h5)("Age and date"),
				...n ? ["Advisories", "Packages"] : [],
				...r ? [(0, b.h5)("State of the tag")] : []
			];
			return (0, v.oS)(i, e.map((e) => [
				(0, v.fl)(e.image.name),
				`${fromMarkdown(e)} \u2192&nbsp;${(0, S.VK)(e.image.to)}`,
				`${renderAge(t - e.since)}<br>${(0, y.FM)(e.since)}`,
				...n ? differenceCells(e.advisories) : [],
				...r ? [lifeMarkdown(e.life)] : []
			]));
		}
		function fromMarkdown({ image: e, isUnverified: t }) {
			if (e.from === undefined) return "not pinned";
			return `${(0, S.VK)(e.from)}${t ? " \u26A0\uFE0F the tag never had it" : ""}`;
		}
		function renderAge(e) {
			if (e >= 2 * y.sO) return (0, y.KW)(0, e).replace(/ ago$/, "");
			if (e >= y.sO) return "1 day";
			const t = Math.floor(e / y.iQ);
			return t < 1 ? "under an hour" : (0, r.hS)(t, "hour");
		}
		function differenceCells(e) {
			if (e === undefined) return ["not compared", ""];
			const { brings: t, fixes: n, packages: r } = e;
			const [i, a, o] = R.map((e) => countKind(r, e));
			return [`fixes ${n.length}, brings ${t.length}`, `+${i} \u2212${a} ~${o}`];
		}
		const R = [
			"added",
			"removed",
			"updated"
		];
		function countKind(e, t) {
			return e.filter((e) => e.kind === t).length;
		}
		function lifeMarkdown(e) {
			const t = e?.suggestion === undefined ? "" : `; move to ${(0, v.fl)(e.suggestion)}`;
			const n = e?.until === undefined ? undefined : (0, y.FM)(e.until);
			switch (e?.state) {
				case "active": return n === undefined ? "active" : `active until<br>${n}${t}`;
				case "grace": return `\u26A0\uFE0F in its grace period${n === undefined ? "" : ` until<br>${n}`}${t}`;
				case "deprecated": return `\u274C end of life${n === undefined ? "" : `<br>${n}`}${t}`;
				case "not-found": return "\u26A0\uFE0F not found";
				default: return "unknown";
			}
		}
		function digestsTable(e) {
			return (0, v.oS)([
				"Image",
				"From",
				"To"
			], e.map(({ image: e }) => [
				(0, v.fl)(e.name),
				e.from === undefined ? "not pinned" : (0, v.fl)(e.from),
				(0, v.fl)(e.to)
			]));
		}
		;
		function decidePull({ branch: e, commits: t, pulls: n }, r) {
			const i = n.find(({ state: e }) => e === "open");
			const a = i === undefined ? declinedPull(n, r) : undefined;
			const o = i === undefined && n[0]?.state === "closed" ? n[0] : undefined;
			const s = [
				i,
				o,
				a
			].some((e) => e !== undefined && isTicked(e.body));
			const { why: c } = t;
			if (e !== undefined && c !== undefined && !s) return {
				kind: "foreign",
				pull: i,
				closed: o,
				head: e.head,
				why: c
			};
			if (!r.hasPins) {
				if (i === undefined) return { kind: "nothing" };
				if (!r.isComplete) return {
					kind: "wait",
					pull: i
				};
				return {
					kind: "close",
					pull: i,
					head: e?.head,
					hasOthers: c !== undefined
				};
			}
			const l = e === undefined && c !== undefined;
			if (a !== undefined && !s && !l) return {
				kind: "declined",
				pull: a
			};
			const u = e?.commits?.[0]?.parents[0] === r.start;
			const d = t.isCurrent && (!s || u);
			return {
				kind: "keep",
				pull: i,
				head: e?.head,
				isCurrent: d,
				isAsked: s
			};
		}
		function declinedPull(e, { base: t, digests: n }) {
			return e.find((e) => e.state === "closed" && e.base === t && readBodyMark(e.body)?.digests === n);
		}
		;
		function kept({ findings: e, plan: t }, n, r, i) {
			return {
				plan: t,
				operation: n,
				pull: r,
				findings: e,
				refusals: [],
				note: i
			};
		}
		async function note(e, t) {
			await e.catch((e) => {
				if (!(e instanceof g.L)) throw e;
				const { fix: n, message: r } = e.refusal;
				t.findings.push({
					...finding("pull-request-incomplete", "Incomplete", r),
					fix: n
				});
			});
		}
		async function checkAll({ base: e, plan: t, pulls: n }, r) {
			const i = await n.check(t.branch, e, r);
			const [a] = i;
			if (a === undefined) return;
			const o = [...new Set(i.flatMap(({ fix: e }) => e ?? []))];
			const s = i.map((e) => e.message).join("; ");
			throw new g.L({
				...a,
				message: s,
				fix: o.join("\n")
			});
		}
		function workflowFinding(e, t) {
			const n = `\`${(0, f.h0)(e)}\` is not in the pull request, because the token may not change workflow files (${t}).`;
			return {
				...finding("workflow-left-out", "Workflow left out", n),
				fix: "Set `github-token` to a GitHub App token with the permission `workflows: write`, or pin the file by hand.",
				location: {
					file: e,
					line: 1
				},
				fingerprint: `workflow-left-out ${e}`
			};
		}
		function notAddedFinding({ fix: e, message: t, names: n }) {
			const r = n.map((e) => `\`${(0, f.h0)(e, 100)}\``).join(", ");
			const i = finding("pull-request-incomplete", "Incomplete", `${r}: ${(0, f.h0)(t, 500)}`);
			return {
				...i,
				fix: e && (0, f.h0)(e, 500)
			};
		}
		function finding(e, t, n) {
			return {
				rule: e,
				level: "warning",
				title: t,
				message: n,
				fingerprint: `${e} ${n}`
			};
		}
		var z = n(24344);
		var B = n(60983);
		var V = n(16349);
		var H = n(41758);
		var ee = n(34733);
		;
		const te = {
			why: undefined,
			isCurrent: false
		};
		async function judgeCommits(e, { files: t, image: n }, r) {
			if (e === undefined) return {
				why: "it has too many commits to be ours",
				isCurrent: false
			};
			for (const { message: t, oid: n, parents: r, signature: i } of e) {
				const e = i === "unverified" || !hasTrailer(t) || r.length !== 1;
				if (e) return {
					why: notOurs(n),
					isCurrent: false
				};
			}
			const [i] = e;
			if (i === undefined) return te;
			if (e.length === 1 && await isAsPlanned(i, t, r)) return {
				...te,
				isCurrent: true
			};
			for (const t of e) {
				const e = await whyForeign(t, n, r);
				if (e !== undefined) return {
					why: e,
					isCurrent: false
				};
			}
			return te;
		}
		const notOurs = (e) => `commit ${e.slice(0, 12)} is not from this command`;
		async function isAsPlanned({ parents: e, tree: t }, n, { trees: r }) {
			if (n.length === 0) return false;
			const blob = (e) => (0, m.mJ)("blob", e, t.length);
			const i = new Map();
			for (const { before: e, file: t } of n) i.set(t.path, {
				before: blob(e),
				after: blob(t.bytes)
			});
			const a = valueIn(await r.treeOf(e[0] ?? ""));
			return valueIn(await treeWith(r, a, i)) === t;
		}
		const ne = 8;
		const re = 64 * 1024 * 1024;
		async function whyForeign({ oid: e, parents: t, tree: n }, r, { rewrite: i, trees: a }) {
			const o = valueIn(await a.treeOf(t[0] ?? ""));
			const s = a;
			const c = await (0, V.CJ)({
				source: s,
				tree: o
			}, {
				source: s,
				tree: n
			}, V.PW.github);
			if (c.kind === "failed" && c.isTooMuch === true) return `commit ${e.slice(0, 12)} cannot be checked, because ${c.why}`;
			const l = valueIn(c);
			const u = l.every(({ after: e, before: t }) => t?.mode.startsWith("100") === true && t.mode === e?.mode);
			if (!u) return notOurs(e);
			const d = await (0, z.Pk)(l, ne, async ({ after: e, before: t, path: n }) => {
				const [r, i] = await Promise.all([t, e].map(async (e) => valueIn(await a.blob(e?.id ?? "", re))));
				return {
					path: n,
					before: r ?? Buffer.of(),
					after: i ?? Buffer.of()
				};
			});
			const f = await i(d, r);
			const p = d.every(({ after: e, path: t }) => f.get(t)?.equals(e) === true);
			return p ? undefined : notOurs(e);
		}
		function valueIn(e) {
			if (e.kind === "found") return e.value;
			const t = `the commits of the branch cannot be read: ${e.why}`;
			throw new g.L({
				reason: "unavailable",
				message: t,
				fix: "run again"
			});
		}
		function createRewrite(e, t, n, r) {
			const i = new Map([...n.files.keys()].map((e) => [r.pathOf(e), e]));
			return async (r, a) => {
				const o = [];
				for (const e of r) o.push(...await formerFile(e, i.get(e.path), n, a));
				const s = new Set(o.flatMap((e) => [...e.digests.after]));
				const c = o.flatMap((e) => e.references);
				const d = await (0, l.RP)(e, t, c, async ({ kept: e, read: n }) => (0, H.cF)(await (0, ee.A)(n, [...s], e), t.clock.now()));
				const [f] = d.problems.filter(({ kind: e }) => e !== "usage");
				if (f !== undefined) throw new g.L({
					reason: "unavailable",
					message: f.message,
					fix: f.fix
				});
				const p = o.flatMap((e) => e.references.flatMap((t) => {
					const n = newestOf(d.known.get((0, u.E4)(t)) ?? [], e.digests);
					if (n === undefined || n.digest === t.reference.digest) return [];
					const r = {
						unverified: new Set(),
						superseded: new Map()
					};
					return [{
						reference: t,
						target: {
							record: n,
							recent: [],
							kept: false,
							...r
						}
					}];
				}));
				const m = new Map([...n.files, ...o.map((e) => [e.key, e])]);
				const { changes: h } = await planChanges(p, m, n.threads);
				const _ = new Map(o.map(({ key: e, path: t }) => [e, t]));
				return new Map(h.map(({ after: e, encoding: t, path: n }) => [_.get(n) ?? n, (0, B.wx)(e, t)]));
			};
		}
		async function formerFile({ after: e, before: t, path: n }, r, { files: i, references: a, threads: o }, s) {
			const [c, l] = [(0, B.g7)(t), (0, B.g7)(e)];
			if (c === undefined || l === undefined) return [];
			const u = {
				before: digestsIn(c.text),
				after: digestsIn(l.text)
			};
			const d = {
				...c,
				path: n,
				digests: u
			};
			const isOf = (e) => s === undefined || e.image.repository === s;
			if (r !== undefined && i.get(r)?.text === c.text) return [{
				...d,
				key: r,
				references: a.filter((e) => e.file === r && isOf(e))
			}];
			const f = {
				path: r ?? n,
				shown: n,
				text: c.text
			};
			const [p] = await o.handle([{
				kind: "resolve",
				file: f
			}]);
			if (p?.kind !== "answer") return [];
			const { malformed: m, references: h } = p.answer;
			const g = m.filter((e) => e.kind === "reference");
			return [{
				...d,
				key: f.path,
				references: [...h, ...g].filter(isOf)
			}];
		}
		function digestsIn(e) {
			return new Set(e.match(/\bsha256:[0-9a-f]{64}\b/g) ?? []);
		}
		function newestOf(e, { after: t, before: n }) {
			const r = e.filter(({ digest: e }) => t.has(e));
			return r.findLast(({ digest: e }) => !n.has(e)) ?? r.at(-1);
		}
		var ie = n(63664);
		;
		function movedRows(e) {
			const t = e.flatMap((e) => e.moved);
			const n = (0, d.$)(t, ({ reference: e, target: t }) => JSON.stringify([
				(0, ie.Yk)(e.image.complete),
				e.reference.digest,
				t.record.digest
			]));
			return Array.from(n.values(), (e) => {
				const [t] = e;
				const { image: n, reference: r } = t.reference;
				const { record: i, superseded: a, unverified: o } = t.target;
				const s = r.digest;
				const { organization: c, repository: l, tag: u } = n;
				const d = (0, ie.Yk)({
					...n.complete,
					digest: undefined
				});
				return {
					image: {
						organization: c,
						repository: l,
						tag: u,
						name: d,
						from: s,
						to: i.digest
					},
					since: i.time,
					superseded: s === undefined ? undefined : a.get(s),
					isUnverified: s !== undefined && o.has(s),
					places: e.flatMap(({ reference: { location: e } }) => e ?? [])
				};
			});
		}
		function digestsKey(e) {
			const t = new Set(e.map(({ image: e }) => `${e.repository}:${e.tag}@${e.to}`));
			return (0, w.ax)("digests", ...[...t].sort()).slice(0, 40);
		}
		const ae = 4;
		async function readCommittedFiles(e, t) {
			const n = new Map();
			const r = [];
			const i = await (0, z.Pk)(t, ae, async (t) => {
				const n = e.pathOf(t.path);
				return {
					change: t,
					path: n,
					blob: n === undefined ? undefined : await e.read(n)
				};
			});
			for (const { blob: e, change: t, path: a } of i) {
				const i = e?.kind === "blob" ? encoderOf(t, e.bytes) : undefined;
				if (a !== undefined && e?.kind === "blob" && i !== undefined) n.set(t.path, {
					path: a,
					mode: e.mode,
					encode: i
				});
				else r.push(leftOut(t, e?.kind === "blob" ? "differs from" : "is not a file of"));
			}
			return {
				files: n,
				findings: r
			};
		}
		function encoderOf({ before: e, encoding: t }, n) {
			const plain = (e) => (0, B.wx)(e, t);
			const unix = (e) => (0, B.wx)(e.replaceAll("\r\n", "\n"), t);
			return [plain, unix].find((t) => t(e).equals(n));
		}
		function leftOut({ moved: e, shown: t }, n) {
			return {
				rule: "not-as-committed",
				level: "warning",
				title: "Not in the pull request",
				message: `\`${(0, f.h0)(t)}\` ${n} the checked-out commit, so the pull request does not contain it.`,
				location: e[0]?.reference.location,
				fingerprint: `not-as-committed ${t}`
			};
		}
		function plannedFiles(e, t) {
			return e.flatMap((e) => {
				const n = t.get(e.path);
				if (n === undefined) return [];
				const { encode: r, mode: i, path: a } = n;
				const o = r(e.after);
				return [{
					change: e,
					before: r(e.before),
					file: {
						path: a,
						mode: i,
						bytes: o
					}
				}];
			});
		}
		;
		async function bringUp(e, t) {
			const { pull: n } = t.decision;
			if (n !== undefined && e.operation === undefined && isKept(e, t)) {
				e.findings.push(...findingsOf(e.plan, t.memory));
				return kept(e, "unchanged", n);
			}
			const r = "`max-pull-requests` has been reached; the next run continues.";
			if (n === undefined && !e.mayOpen()) return kept(e, "none", undefined, r);
			return writeAnew(e, t);
		}
		function isKept(e, { decision: t, memory: n }) {
			const { base: r, plan: i } = e;
			const { isAsked: a, isCurrent: o, pull: s } = t;
			if (a || s === undefined) return false;
			const { body: c, left: l } = bodyOf(e, n);
			if (l.length === i.files.length) return true;
			if (!o) return false;
			const u = s.title === i.title && s.base === r && isSameBody(s.body, c);
			const d = missingOn(s, e);
			const f = new Set(n.notAdded.flatMap(({ names: e, what: t }) => e.map((e) => `${t} ${e}`)));
			const p = ["labels", "assignees"].every((e) => d[e].every((t) => f.has(`${e} ${t}`)));
			return u && p;
		}
		function bodyOf({ plan: e, render: t }, n) {
			const r = withoutRefused(e, n);
			const i = e.files.filter((e) => !r.files.includes(e));
			return {
				body: t(r, i, n),
				left: i
			};
		}
		function findingsOf(e, { notAdded: t, workflows: n }) {
			const r = n === undefined ? [] : e.files.filter(({ file: e }) => (0, g._)(e));
			return [...r.map(({ change: e }) => workflowFinding(e.shown, n ?? "")), ...t.map(notAddedFinding)];
		}
		async function writeAnew(e, t) {
			const { base: n, plan: r, pulls: i } = e;
			const { pull: a } = t.decision;
			await checkAll(e, a);
			const { head: o, workflows: s } = await commitPins(e, t);
			const c = {
				workflows: s,
				notAdded: []
			};
			const { body: l, left: u } = bodyOf(e, c);
			if (u.length === r.files.length) {
				e.findings.push(...findingsOf(r, c));
				return kept(e, a === undefined ? "none" : "unchanged", a);
			}
			const d = t.decision.head === undefined ? o : undefined;
			const f = a ?? await openPull(e, l, d);
			e.written = f;
			const p = e.operation === "created" || readBodyMark(f.body)?.digests !== plannedDigests(r);
			const m = await decorate(e, f, p, t.memory);
			const h = {
				workflows: s,
				notAdded: m
			};
			e.findings.push(...findingsOf(r, h));
			const g = m.length === 0 ? l : bodyOf(e, h).body;
			const _ = f.title === r.title && f.base === n && f.body === g;
			if (_) return kept(e, e.operation ?? "unchanged", f);
			e.operation ??= "updated";
			const v = await i.edit(f.number, {
				title: r.title,
				body: g,
				base: n
			});
			return kept(e, e.operation, v);
		}
		async function openPull(e, t, n) {
			const { base: r, inputs: i, pulls: a } = e;
			const { branch: o, title: s } = e.plan;
			e.operation = "created";
			try {
				return await a.open({
					branch: o,
					base: r,
					title: s,
					body: t,
					draft: i.draft
				});
			} catch (e) {
				const t = e instanceof g.L ? e.refusal.reason : "raced";
				const r = t !== "raced" && t !== "unavailable";
				if (r && n !== undefined) await a.deleteBranch(o, n).catch(() => undefined);
				throw e;
			}
		}
		function missingOn(e, { inputs: t }) {
			const without = (e, t) => {
				const n = new Set(t.map((e) => e.toLowerCase()));
				return e.filter((e) => !n.has(e.replace(/^@/, "").toLowerCase()));
			};
			return {
				labels: without(t.labels, e.labels),
				assignees: without(t.assignees, e.assignees)
			};
		}
		async function decorate(e, t, n, r) {
			const wasRefused = (e) => r.notAdded.some(({ names: t, what: n }) => n === "reviewers" && t.includes(e));
			const i = e.inputs.reviewers.filter((e) => n || wasRefused(e));
			const a = {
				...missingOn(t, e),
				reviewers: i
			};
			const o = [];
			for (const n of [
				"labels",
				"assignees",
				"reviewers"
			]) {
				if (a[n].length === 0) continue;
				const r = await e.pulls.add(t.number, n, a[n]);
				const i = r.reduce((e, { names: t }) => e + t.length, 0);
				if (i < a[n].length) e.operation ??= "updated";
				for (const { names: e, refusal: t } of r) o.push({
					what: n,
					names: e,
					message: t.message,
					fix: t.fix
				});
			}
			return o;
		}
		function plannedDigests({ files: e }) {
			return digestsKey(movedRows(e.map(({ change: e }) => e)));
		}
		function withoutRefused(e, { workflows: t }) {
			if (t === undefined) return e;
			return {
				...e,
				files: e.files.filter(({ file: e }) => !(0, g._)(e))
			};
		}
		const U = 100;
		async function commitPins(e, t) {
			const { files: n } = e.plan;
			const { head: r, isCurrent: i, pull: a } = t.decision;
			const commit = async (t, n) => {
				const i = await e.pulls.commit(orderOf(e, t, r));
				if (a !== undefined) {
					e.operation ??= "updated";
					e.written = a;
				}
				return {
					head: i,
					workflows: n
				};
			};
			if (i && t.memory.workflows === undefined) return {
				head: undefined,
				workflows: undefined
			};
			try {
				return await commit(n, undefined);
			} catch (e) {
				if (!(e instanceof g.L) || e.refusal.reason !== "workflows") throw e;
				const t = n.filter(({ file: e }) => !(0, g._)(e));
				if (i || t.length === 0) return {
					head: undefined,
					workflows: e.message
				};
				return commit(t, e.message);
			}
		}
		function orderOf(e, t, n) {
			const { inputs: r, start: i } = e;
			const { branch: a, files: o, title: s } = e.plan;
			const [c = s, ...l] = (r["commit-message"] ?? s).trim().split("\n");
			const u = movedRows(o.map(({ change: e }) => e)).map(({ image: e }) => `${e.name}: ${e.to}`);
			const d = t.map(({ file: { bytes: e, mode: t, path: n } }) => `${t} ${n}\n${e.toString("latin1")}`);
			return {
				branch: a,
				head: n,
				start: i,
				headline: c,
				details: l.join("\n").trim() || u.slice(0, U).join("\n"),
				trailer: printTrailer((0, w.ax)(...d.sort()).slice(0, 40)),
				signoff: r.signoff,
				files: t.map(({ file: e }) => e)
			};
		}
		;
		async function keepPull(e, t) {
			const n = {
				...t,
				plan: e,
				operation: undefined,
				findings: []
			};
			for (let e = 1;; e += 1) {
				try {
					return await keepOnce(n);
				} catch (t) {
					if (!(t instanceof g.L)) throw t;
					const { refusal: r } = t;
					if (r.reason === "raced" && e === 1) continue;
					const { operation: i, written: a } = n;
					const o = a === undefined ? "none" : i ?? "none";
					return {
						...kept(n, o, a),
						refusals: [r]
					};
				}
			}
		}
		async function keepOnce(e) {
			const { base: t, isComplete: n, plan: r, start: i } = e;
			const a = r.files.length > 0;
			const o = {
				hasPins: a,
				start: i,
				base: t,
				digests: plannedDigests(r),
				isComplete: n
			};
			const { memory: s, state: c } = await readState(e, o);
			const l = decidePull(c, o);
			e.findings = [];
			switch (l.kind) {
				case "foreign": return leaveForeign(e, l);
				case "declined": {
					const t = `Pull request #${l.pull.number} with the same digests was closed, so no other is opened; to open one, tick the box in its text.`;
					return kept(e, "none", undefined, t);
				}
				case "nothing": return kept(e, e.operation ?? "none", e.written);
				case "wait": {
					const t = `Pull request #${l.pull.number} stays open, because not everything could be read.`;
					return kept(e, "unchanged", l.pull, t);
				}
				case "close": return closePull(e, l);
				default: return bringUp(e, {
					decision: l,
					memory: s
				});
			}
		}
		async function readState({ base: e, plan: t, pulls: n, reader: r }, i) {
			const a = await n.branch(t.branch, e);
			const o = await n.from(t.branch);
			const s = o.find(({ state: e }) => e === "open");
			const c = readMemory(s?.body ?? "");
			const l = a === undefined && s === undefined ? declinedPull(o, i) : undefined;
			const u = l === undefined ? (a ?? { commits: [] }).commits : await n.commits(l.head, e);
			const d = withoutRefused(t, c);
			return {
				memory: c,
				state: {
					branch: a,
					pulls: o,
					commits: await judgeCommits(u, d, r)
				}
			};
		}
		async function leaveForeign(e, { closed: t, head: n, pull: r, why: i }) {
			const { plan: a, pulls: o } = e;
			const s = (0, f.h0)(a.branch, 300);
			const c = r !== undefined ? `Tick the box in the text of pull request #${r.number}, or close it and delete its branch.` : t !== undefined ? `Delete the branch, or tick the box in the text of pull request #${t.number}.` : "Delete the branch, or choose another name in `branch`.";
			const l = `The branch \`${s}\` was left as it is: ${i}.`;
			e.findings.push({
				...finding("foreign-commit", "Not updated", l),
				fix: c
			});
			if (r !== undefined) {
				const t = `<!-- platform-actions pins: not updated since ${n} -->`;
				const s = [
					`This pull request is no longer updated: ${i}, and commits by others are never overwritten. You can merge it as it is. To have the pins proposed again by the next run, either`,
					`- tick the box in the text of this pull request: its branch is then rewritten, without commits by others (with nothing left to pin, the pull request is closed); or`,
					`- close this pull request and delete its branch ${(0, v.fl)(a.branch)}.`
				].join("\n");
				await note(o.comment(r.number, t, s), e);
			}
			return kept(e, "unchanged", r);
		}
		async function closePull(e, { hasOthers: t, head: n, pull: r }) {
			const { base: i, plan: a, pulls: o } = e;
			await checkAll(e, r);
			await o.edit(r.number, { body: withClosedMark(r.body) });
			if (n !== undefined) await o.deleteBranch(a.branch, n);
			e.operation = "closed";
			e.written = r;
			const s = "<!-- platform-actions pins: closed -->";
			const c = `Nothing is left to pin here: the references on \`${i}\` have these digests or newer ones, or they are gone.`;
			const l = `The branch also had commits by others. GitHub keeps them: use "Restore branch", or run \`git fetch origin pull/${r.number}/head\`, which ends at ${n}.`;
			const u = t && n !== undefined ? `${c}\n\n${l}` : c;
			await note(o.comment(r.number, s, u), e);
			return kept(e, "closed", await o.edit(r.number, { state: "closed" }));
		}
		var W = n(45794);
		var G = n(63913);
		var K = n(28395);
		var oe = n(16325);
		var q = n(3366);
		var se = n(12012);
		var J = n(35396);
		;
		const Y = 100;
		const ce = K.Ikc({ sha: K.YjP() });
		const le = K.Ikc({ object: ce });
		const X = K.Ikc({
			fork: K.zMY(),
			node_id: K.YjP()
		});
		const ue = K.Ikc({
			ahead_by: K.aig(),
			total_commits: K.aig(),
			commits: K.YOg(K.X$i(ce, {
				parents: K.YOg(ce),
				commit: K.Ikc({
					message: K.YjP(),
					tree: ce,
					verification: K.lqM(K.Ikc({
						verified: K.zMY(),
						reason: K.YjP()
					}))
				})
			}))
		});
		async function readHead({ api: e, repository: t }, n) {
			const r = `heads/${n}`;
			const i = await e(({ rest: e }) => e.git.getRef({
				...(0, q.H5)(t),
				ref: r
			}), le);
			if (i.kind === "failed" && i.status === 404) return undefined;
			return (0, J.EN)(i, `the branch \`${n}\` cannot be read`, "read").object.sha;
		}
		async function readFacts(e, t, n) {
			const { api: r, repository: i } = e;
			const a = (0, q.H5)(i);
			const o = await r(({ rest: e }) => e.repos.get(a), X);
			const { fork: s } = (0, J.EN)(o, `the repository \`${i}\` cannot be read`, "read");
			const c = await readHead(e, t);
			if (c === undefined) return {
				isFork: s,
				commit: "no-base"
			};
			if (c === n) return {
				isFork: s,
				commit: "on-base"
			};
			const l = `${c}...${n}`;
			const u = await r(({ rest: e }) => e.repos.compareCommitsWithBasehead({
				...a,
				basehead: l,
				per_page: 1
			}), ue);
			if (u.kind === "failed" && (u.status === 404 || u.status === 422)) return {
				isFork: s,
				commit: "unknown"
			};
			const d = `the checked-out commit cannot be compared with \`${t}\``;
			return {
				isFork: s,
				commit: (0, J.EN)(u, d, "read").ahead_by === 0 ? "on-base" : "off-base"
			};
		}
		async function readBranch(e, t, n) {
			const r = await readHead(e, t);
			return r === undefined ? undefined : {
				head: r,
				commits: await readCommits(e, r, n)
			};
		}
		async function readCommits({ api: e, patience: t, repository: n }, r, i) {
			const a = `${i}...${r}`;
			const o = (0, q.H5)(n);
			const s = {
				...o,
				basehead: a,
				per_page: Y
			};
			const c = await (0, J.bl)(t, () => e(({ rest: e }) => e.repos.compareCommitsWithBasehead(s), ue));
			if (c.kind === "failed" && (0, J.PD)(c)) return undefined;
			const l = `the commits of ${r.slice(0, 12)} cannot be read`;
			const { commits: u, total_commits: d } = (0, J.EN)(c, l, "read");
			if (d !== u.length) return undefined;
			return u.map(({ commit: e, parents: t, sha: n }) => ({
				oid: n,
				parents: t.map((e) => e.sha),
				tree: e.tree.sha,
				message: e.message,
				signature: signatureOf(e.verification, c.kind === "ok" && c.isOwnServer)
			}));
		}
		function signatureOf(e, t) {
			if (e?.verified === true) return "verified";
			return t && e?.reason === "unsigned" ? "absent" : "unverified";
		}
		const de = "0000000000000000000000000000000000000000";
		const fe = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;
		async function createBranch({ api: e, patience: t, repository: n }, r, i) {
			const a = {
				...(0, q.H5)(n),
				ref: `refs/heads/${r}`,
				sha: i
			};
			const o = await (0, J.bl)(t, () => e(({ rest: e }) => e.git.createRef(a)));
			allow(o, `the branch \`${r}\` cannot be created`);
		}
		async function moveBranch(e, t, { from: n, to: r }) {
			const { api: i, patience: a, repository: o } = e;
			const s = (0, q.H5)(o);
			const c = await i(({ rest: e }) => e.repos.get(s), X);
			if (c.kind === "ok") {
				const e = [{
					name: `refs/heads/${t}`,
					beforeOid: n,
					afterOid: r ?? de,
					force: true
				}];
				const a = {
					repository: c.body.node_id,
					updates: e
				};
				const o = await i(async ({ graphql: e }) => ({ data: await e(fe, a) }));
				if (o.kind === "ok") return;
			}
			const l = await readHead(e, t);
			if (l === r) return;
			if (l !== n) throw (0, J.J5)("raced", `the branch \`${t}\` changed while it was being updated`, "run again");
			const u = `heads/${t}`;
			const d = await (0, J.bl)(a, () => i(({ rest: e }) => r === undefined ? e.git.deleteRef({
				...s,
				ref: u
			}) : e.git.updateRef({
				...s,
				ref: u,
				sha: r,
				force: true
			})));
			allow(d, `the branch \`${t}\` cannot be ${r === undefined ? "deleted" : "moved"}`);
		}
		function allow(e, t) {
			if (e.kind === "ok") return;
			const n = (0, J.Of)(e, t, "contents");
			const r = "choose another name in `branch`, or check the rules for branches of this repository";
			throw new g.L(n.reason === "invalid" ? {
				...n,
				fix: r
			} : n);
		}
		var pe = n(4573);
		;
		const me = 8 * 1024 * 1024;
		const he = "100644";
		const ge = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
		async function writeCommit(e, t) {
			const { branch: n, head: r } = t;
			const { author: i, isVerified: a, oid: o } = await makeCommit(e, t);
			if (!a && !isBot(i)) return byMutation(e, t, i);
			await aboutWorkflows(t.files, () => r === undefined ? createBranch(e, n, o) : moveBranch(e, n, {
				from: r,
				to: o
			}));
			return o;
		}
		const isBot = ({ name: e }) => e.endsWith("[bot]");
		async function makeCommit(e, t) {
			const { api: n, patience: r, repository: i } = e;
			const { files: a, signoff: o, start: s } = t;
			const c = (0, q.H5)(i);
			const l = await n(({ rest: e }) => e.git.getCommit({
				...c,
				commit_sha: s
			}), _e);
			const u = (0, J.EN)(l, xe, "read").tree.sha;
			const d = {
				...c,
				base_tree: u,
				tree: await treeEntries(e, a)
			};
			const f = a.some(g._);
			const send = () => n(({ rest: e }) => e.git.createTree(d), Z);
			const p = await aboutWorkflows(a, async () => (0, J.EN)(f ? await send() : await (0, J.bl)(r, send), xe, "contents"));
			const commit = async (e) => {
				const { details: i, headline: a } = messageOf(t, e);
				const o = `${a}\n\n${i}`;
				const l = {
					...c,
					message: o,
					tree: p.sha,
					parents: [s]
				};
				const send = () => n(({ rest: e }) => e.git.createCommit(l), ye);
				const u = (0, J.EN)(await (0, J.bl)(r, send), xe, "contents");
				return {
					oid: u.sha,
					author: u.author,
					isVerified: u.verification.verified
				};
			};
			const m = await commit(undefined);
			return o ? commit(m.author) : m;
		}
		const Z = K.Ikc({ sha: K.YjP() });
		const _e = K.Ikc({ tree: Z });
		const ve = K.Ikc({
			name: K.YjP(),
			email: K.YjP()
		});
		const ye = K.X$i(Z, {
			author: ve,
			verification: K.Ikc({ verified: K.zMY() })
		});
		const be = K.Ikc({ createCommitOnBranch: K.Ikc({ commit: K.Ikc({ oid: K.YjP() }) }) });
		function messageOf({ details: e, headline: t, signoff: n, trailer: r }, i) {
			const a = n && i !== undefined ? `Signed-off-by: ${i.name} <${i.email}>\n` : "";
			return {
				headline: t,
				details: `${e}${e === "" ? "" : "\n\n"}${a}${r}`
			};
		}
		async function treeEntries({ api: e, repository: t }, n) {
			const r = [];
			let i = me;
			for (const { bytes: a, mode: o, path: s } of n) {
				const n = {
					path: s,
					mode: o === "100755" ? o : he,
					type: "blob"
				};
				i -= a.length;
				if (i >= 0 && (0, pe.isUtf8)(a)) r.push({
					...n,
					content: a.toString("utf8")
				});
				else {
					const i = {
						...(0, q.H5)(t),
						content: a.toString("base64"),
						encoding: "base64"
					};
					const o = await e(({ rest: e }) => e.git.createBlob(i), Z);
					r.push({
						...n,
						sha: (0, J.EN)(o, xe, "contents").sha
					});
				}
			}
			return r;
		}
		async function byMutation(e, t, n) {
			const { branch: r, files: i, head: a, start: o } = t;
			const s = i.reduce((e, { bytes: t }) => e + t.length, 0);
			const c = i.find(({ mode: e }) => e !== he);
			if (c !== undefined || s > me) throw notSigned(c?.path);
			const l = a === undefined ? r : `${r}-next-${o.slice(0, 12)}`;
			const remove = (t) => moveBranch(e, l, {
				from: t,
				to: undefined
			}).catch(() => undefined);
			await createPlace(e, l, t);
			const u = await commitOn(e, l, {
				...t,
				...messageOf(t, n)
			}).catch(async (e) => {
				await remove(o);
				throw e;
			});
			if (a === undefined) return u;
			try {
				await moveBranch(e, r, {
					from: a,
					to: u
				});
				return u;
			} finally {
				await remove(u);
			}
		}
		async function createPlace(e, t, { branch: n, start: r, trailer: i }) {
			try {
				return await createBranch(e, t, r);
			} catch (a) {
				const o = a instanceof g.L && a.refusal.reason === "raced" && t !== n;
				const s = o ? await readBranch(e, t, r) : undefined;
				if (s === undefined) throw a;
				const { commits: c, head: l } = s;
				const u = i.split(":", 1)[0] ?? "";
				const d = c?.every((e) => e.signature === "verified" && e.message.includes(`\n${u}:`));
				if (d !== true) throw inTheWay(t);
				await moveBranch(e, t, {
					from: l,
					to: undefined
				});
				await createBranch(e, t, r);
			}
		}
		function inTheWay(e) {
			const t = `the temporary branch \`${e}\` has commits by others`;
			return (0, J.J5)("invalid", t, `rename or delete the branch \`${e}\``);
		}
		function notSigned(e) {
			const t = e === undefined ? "the changes are too large" : `\`${e}\` is executable`;
			return (0, J.J5)("invalid", `${xe}: ${t}, and GitHub does not sign such commits for a personal access token`, "set `github-token` to the job's token or a GitHub App token");
		}
		async function commitOn({ api: e, patience: t, repository: n }, r, { details: i, files: a, headline: o, start: s }) {
			const c = a.map(({ bytes: e, path: t }) => ({
				path: t,
				contents: e.toString("base64")
			}));
			const l = {
				branch: {
					repositoryNameWithOwner: n,
					branchName: r
				},
				expectedHeadOid: s,
				message: {
					headline: o,
					body: i
				},
				fileChanges: { additions: c }
			};
			const send = () => e(async ({ graphql: e }) => ({ data: await e(ge, { input: l }) }), be);
			return aboutWorkflows(a, async () => {
				const e = (0, J.EN)(await (0, J.bl)(t, send), xe, "contents");
				return e.createCommitOnBranch.commit.oid;
			});
		}
		const xe = "the commit cannot be created";
		async function aboutWorkflows(e, t) {
			try {
				return await t();
			} catch (t) {
				const n = t instanceof g.L && e.some(g._) && Se.test(t.message);
				throw n ? new g.L({
					...t.refusal,
					reason: "workflows"
				}) : t;
			}
		}
		const Se = /refusing to allow .*\bworkflow|resource not accessible|\bHTTP status 404\b/i;
		;
		const Ce = 100;
		const we = 30;
		const Te = K.Ikc({
			number: K.aig(),
			html_url: K.YjP(),
			state: K.YjP(),
			merged_at: K.mee(K.YjP()),
			title: K.YjP(),
			body: K.mee(K.YjP()),
			labels: K.YOg(K.Ikc({ name: K.YjP() })),
			assignees: K.cl6(K.YOg(K.Ikc({ login: K.YjP() }))),
			head: K.Ikc({
				ref: K.YjP(),
				sha: K.YjP(),
				repo: K.mee(K.Ikc({ full_name: K.YjP() }))
			}),
			base: K.Ikc({ ref: K.YjP() })
		});
		const Ee = K.YOg(Te);
		function openGithubPulls(e, t, n) {
			const r = {
				api: e,
				repository: t,
				patience: n
			};
			const i = (0, q.H5)(t);
			return {
				facts: (e, t) => readFacts(r, e, t),
				branch: (e, t) => readBranch(r, e, t),
				commits: (e, t) => readCommits(r, e, t),
				trees: (0, oe.N)(e, t),
				from: async (t) => {
					const n = `${i.owner}:${t}`;
					const a = {
						...i,
						state: "all",
						head: n,
						per_page: Ce
					};
					const o = await e(({ rest: e }) => e.pulls.list(a), Ee);
					return ownPulls(r, (0, J.EN)(o, Oe, "pull-requests"), (e) => e === t);
				},
				openBelow: (e) => readOpen(r, e),
				check: (e, t, n) => checkPermissions(r, e, t, n),
				commit: (e) => writeCommit(r, e),
				open: async ({ base: t, body: r, branch: a, draft: o, title: s }) => {
					const c = {
						...i,
						head: a,
						base: t,
						title: s,
						body: r,
						draft: o
					};
					const l = await (0, J.bl)(n, () => e(({ rest: e }) => e.pulls.create(c), Te));
					return toPull((0, J.EN)(l, "the pull request cannot be opened", "pull-requests"));
				},
				edit: async (t, r) => {
					const a = {
						...i,
						pull_number: t,
						...r
					};
					const o = await (0, J.bl)(n, () => e(({ rest: e }) => e.pulls.update(a), Te));
					return toPull((0, J.EN)(o, `pull request #${t} cannot be changed`, "pull-requests"));
				},
				add: (e, t, n) => addEach(r, e, t, n),
				comment: async (n, r, i) => {
					const a = `${r}\n${i}`;
					const o = await (0, se.jW)(e, {
						repository: t,
						number: n,
						marker: r,
						body: a,
						create: true
					});
					if (o.kind !== "failed") return;
					const { forbidden: s, kind: c, why: l } = o;
					const u = {
						kind: c,
						status: s ? 403 : 0,
						why: l,
						unsure: false
					};
					throw new g.L((0, J.Of)(u, "the comment cannot be written", "pull-requests"));
				},
				deleteBranch: (e, t) => moveBranch(r, e, {
					from: t,
					to: undefined
				})
			};
		}
		async function addEach(e, t, n, r) {
			const i = await addSome(e, t, n, r);
			const a = i[0]?.refusal.reason;
			const o = a === undefined || a === "unavailable" || a === "unauthenticated";
			if (o || r.length === 1) return i;
			const s = [];
			for (const i of r) s.push(...await addSome(e, t, n, [i]));
			return s;
		}
		const De = {
			labels: "the labels cannot be added",
			assignees: "the assignees cannot be added",
			reviewers: "reviews cannot be requested"
		};
		async function addSome({ api: e, patience: t, repository: n }, r, i, a) {
			const o = {
				...(0, q.H5)(n),
				issue_number: r
			};
			const s = a.map((e) => e.replace(/^@/, ""));
			const c = await (0, J.bl)(t, () => e(({ rest: e }) => {
				if (i === "labels") return e.issues.addLabels({
					...o,
					labels: [...a]
				});
				if (i === "assignees") return e.issues.addAssignees({
					...o,
					assignees: s
				});
				return e.pulls.requestReviewers({
					...(0, q.H5)(n),
					pull_number: r,
					reviewers: s.filter((e) => !e.includes("/")),
					team_reviewers: s.flatMap((e) => e.split("/")[1] ?? [])
				});
			}));
			const l = i === "reviewers" ? "members" : "issues";
			if (c.kind === "failed") return [{
				names: a,
				refusal: (0, J.Of)(c, De[i], l)
			}];
			return i === "assignees" ? notAssigned(c.body, s) : [];
		}
		function notAssigned(e, t) {
			const n = (0, C._F)(e, "assignees");
			const r = (Array.isArray(n) ? n : []).map((e) => (0, C.b6)((0, C._F)(e, "login"))?.toLowerCase());
			const i = t.filter((e) => !r.includes(e.toLowerCase()));
			if (i.length === 0) return [];
			const a = `${De.assignees}: GitHub left out ${i.map((e) => `\`${e}\``).join(", ")}`;
			const o = "correct the names in `assignees`: only accounts with access to this repository can be assigned";
			return [{
				names: i,
				refusal: {
					reason: "invalid",
					message: a,
					fix: o
				}
			}];
		}
		const Oe = "the pull requests cannot be read";
		async function readOpen(e, t) {
			const n = [];
			for (let r = 1; r <= we; r += 1) {
				const i = {
					...(0, q.H5)(e.repository),
					state: "open",
					per_page: Ce,
					page: r
				};
				const a = await e.api(({ rest: e }) => e.pulls.list(i), Ee);
				const o = (0, J.EN)(a, Oe, "pull-requests");
				n.push(...ownPulls(e, o, (e) => e.startsWith(t)));
				if (a.kind === "ok" && !a.hasNextPage && o.length < Ce) return n;
			}
			return n;
		}
		function ownPulls({ repository: e }, t, n) {
			const r = e.toLowerCase();
			const i = t.filter(({ head: e }) => e.repo?.full_name.toLowerCase() === r && n(e.ref));
			return i.map(toPull);
		}
		function toPull(e) {
			const { assignees: t, base: n, body: r, head: i, html_url: a, labels: o, merged_at: s } = e;
			const { number: c, state: l, title: u } = e;
			return {
				number: c,
				url: a,
				state: s !== null ? "merged" : l === "open" ? "open" : "closed",
				branch: i.ref,
				head: i.sha,
				base: n.ref,
				title: u,
				body: r ?? "",
				labels: o.map(({ name: e }) => e),
				assignees: (t ?? []).map(({ login: e }) => e)
			};
		}
		async function checkPermissions({ api: e, repository: t }, n, r, i) {
			const a = (0, q.H5)(t);
			const o = await e(({ rest: e }) => e.git.createBlob({
				...a,
				content: "",
				encoding: "utf-8"
			}));
			const s = i?.title ?? "Permission check";
			const c = i === undefined ? await e(({ rest: e }) => e.pulls.create({
				...a,
				head: `${n}..`,
				base: r,
				title: s
			})) : await e(({ rest: e }) => e.pulls.update({
				...a,
				pull_number: i.number,
				title: s
			}));
			const refusalIn = (e, ...t) => e.kind === "ok" ? [] : [(0, J.Of)(e, ...t)];
			const l = [...refusalIn(o, "nothing can be written to this repository", "contents"), ...refusalIn(c, "no pull request can be opened or changed", "pull-requests")];
			return l.filter(({ reason: e }) => e === "forbidden" || e === "unauthenticated");
		}
		var ke = n(32537);
		var Ae = n(82087);
		;
		async function openTarget(e, t) {
			const { signal: n, workingDirectory: r } = t;
			const i = await (0, G.s)({
				...t.host.context,
				workingDirectory: r,
				signal: n
			});
			if ("kind" in i) throw new W.yo({
				message: `\`pull-request\` needs a checkout: ${i.why}`,
				fix: "run actions/checkout before this step",
				input: "pull-request"
			});
			try {
				const n = e.base ?? branchOf(i, t);
				if (n === e.branch) throw new W.yo((0, _.TI)(n));
				if (e["dry-run"]) return {
					checkedOut: i,
					base: n,
					pulls: undefined
				};
				return {
					checkedOut: i,
					base: n,
					pulls: await openPulls(e, t, {
						base: n,
						commit: i.commit
					})
				};
			} catch (e) {
				i.close();
				throw e;
			}
		}
		function branchOf({ branch: e, commit: t }, { host: n }) {
			const { commit: r, ref: i } = n.context;
			if (e !== undefined) return e;
			const a = "refs/heads/";
			if (i?.startsWith(a) === true && r === t) return i.slice(a.length);
			throw new W.yo({
				message: "`base` is required: no branch is checked out",
				fix: "set `base` to the branch that has the checked-out commit",
				input: "base"
			});
		}
		async function openPulls(e, t, { base: n, commit: r }) {
			const { send: i } = (0, Ae.K)(t);
			const a = await (0, ke.K)(e["github-token"], {
				...t,
				send: i
			});
			if (a.kind === "closed") throw new W.yo({
				message: `\`pull-request\` cannot be used: ${a.why}`,
				input: "pull-request"
			});
			const o = openGithubPulls(a.api, a.repository, t);
			const s = await o.facts(n, r).catch((e) => {
				throw e instanceof g.L ? new x.hM([problemOf(e.refusal)], { cause: e }) : e;
			});
			if (s.isFork) throw new W.yo({
				message: `\`pull-request\` cannot be used in a fork, and \`${a.repository}\` is one`,
				fix: `run it in the upstream repository: see the recipe ${_.bc}`,
				input: "pull-request"
			});
			const c = s.commit;
			if (c === "on-base") return o;
			const l = (0, f.h0)(n, 200);
			const u = r.slice(0, 12);
			const d = {
				"no-base": `\`base\`: \`${a.repository}\` has no branch \`${l}\``,
				"off-base": `the checked-out commit ${u} is not on the branch \`${l}\``,
				unknown: `the checked-out commit ${u} is not in \`${a.repository}\``
			};
			const p = "check out the branch that the pull request is for, or name its branch in `base`";
			throw new W.yo({
				message: d[c],
				fix: p,
				input: "base"
			});
		}
		const je = {
			unauthenticated: "unauthenticated",
			forbidden: "forbidden",
			workflows: "forbidden",
			raced: "service",
			invalid: "usage",
			unavailable: "service"
		};
		function problemOf({ fix: e, message: t, reason: n }) {
			return {
				kind: je[n],
				message: t,
				fix: e
			};
		}
		;
		async function keepPulls(e, t, { checkedOut: n, base: r, pulls: i }, a, o) {
			const s = await readCommittedFiles(n, a.changes);
			const c = a.isComplete && s.findings.length === 0;
			const l = await knowRows(a.changes, e, t, o);
			const u = await plansOf(e, a, s.files);
			const d = t.clock.now();
			const p = [...a.leftOut, ...s.findings].map(({ message: e }) => e);
			const render = (n, r, i) => {
				const a = n.files.map(({ change: e }) => e);
				const o = r.map(({ change: e }) => e);
				const s = o.map(({ shown: e }) => `\`${(0, f.h0)(e)}\`: the token may not change workflow files.`);
				const c = digestsKey(movedRows([...a, ...o]));
				return renderBody({
					mark: {
						key: branchKey(e.branch),
						digests: c,
						image: n.image
					},
					memory: i,
					rows: movedRows(a).map(l),
					leftOut: [...s, ...p],
					now: d,
					minAgeMs: e["min-age"],
					runUrl: t.host.context.runUrl
				});
			};
			const m = u.filter(({ files: e }) => e.length > 0).map((e) => ({
				plan: e,
				body: render(e, [], k)
			}));
			const { findings: h } = s;
			const _ = {
				planned: m,
				kept: [],
				findings: h,
				problems: [],
				log: []
			};
			if (i === undefined) return _;
			if (a.hasFailed) return {
				..._,
				log: ["No pull request was opened, updated or closed, because an image failed."]
			};
			const v = [];
			const mayOpen = () => v.filter(({ operation: e }) => e === "created").length < e["max-pull-requests"];
			const y = withFallback(n.trees, i.trees);
			const b = {
				trees: y,
				rewrite: createRewrite(e, t, a, n)
			};
			const x = n.commit;
			const S = {
				pulls: i,
				inputs: e,
				base: r,
				start: x,
				isComplete: c,
				reader: b,
				mayOpen,
				render
			};
			try {
				const t = await leftovers(i, e.branch, u);
				for (const e of [...u, ...t]) v.push(await keepPull(e, S));
			} catch (e) {
				if (e instanceof g.L) return {
					..._,
					problems: [problemOf(e.refusal)]
				};
				throw e;
			}
			return {
				..._,
				kept: v,
				findings: [...h, ...v.flatMap((e) => e.findings)],
				problems: v.flatMap(({ refusals: e }) => e.map(problemOf)),
				log: v.flatMap(logLines)
			};
		}
		const Q = "Refresh image digests";
		async function plansOf(e, { changes: t, files: n, moves: r, threads: i }, a) {
			const { branch: o, title: s } = e;
			if (e["group-by"] === "all") {
				const e = plannedFiles(t, a);
				return [{
					image: undefined,
					branch: o,
					title: s ?? Q,
					files: e
				}];
			}
			const c = (0, d.$)(r, ({ reference: e }) => e.image.repository);
			const l = (0, _.Kj)(o, c.keys());
			const u = [];
			for (const [e, t] of c) u.push({
				image: e,
				branch: l.get(e) ?? o,
				title: (s === undefined ? `${Q} of ${e}` : `${s}: ${e}`).slice(0, _.Eh),
				files: plannedFiles((await planChanges(t, n, i)).changes, a)
			});
			return u;
		}
		async function leftovers(e, t, n) {
			const r = await e.openBelow(t);
			const i = new Set(n.map((e) => e.branch));
			return r.flatMap((e) => {
				const n = readBodyMark(e.body);
				if (i.has(e.branch) || n?.key !== branchKey(t)) return [];
				return [{
					image: n.image,
					branch: e.branch,
					title: e.title,
					files: []
				}];
			});
		}
		async function knowRows(e, t, n, r) {
			const i = movedRows(e);
			const a = i.map(({ image: e }) => e);
			const keyOf = ({ image: e }) => `${e.name} ${e.from ?? ""} ${e.to}`;
			const [o, s] = a.length === 0 ? [[], []] : await Promise.all([r.compareAdvisories(a, t, n), r.judgeTags(a, t, n)]);
			const c = new Map(i.map((e, t) => [keyOf(e), {
				advisories: o[t],
				life: s[t]
			}]));
			return (e) => ({
				...e,
				...c.get(keyOf(e)) ?? {
					advisories: undefined,
					life: undefined
				}
			});
		}
		function logLines({ note: e, operation: t, plan: n, pull: r, refusals: i }) {
			const a = n.image === undefined ? "" : ` for \`${n.image}\``;
			const o = r === undefined ? "" : `: ${(0, f.h0)(r.url)}`;
			const s = r === undefined ? `${i.length === 0 ? "There is no pull request" : "No pull request was opened, updated or closed"}${a}.` : `Pull request #${r.number}${a}: ${t}${o}`;
			return [s, ...e === undefined ? [] : [e]];
		}
		;
		const Me = 5e5;
		const Ne = [
			"created",
			"updated",
			"closed",
			"unchanged",
			"none"
		];
		function pullOutputs(e, { kept: t }) {
			const [n] = [...t].sort((e, t) => Ne.indexOf(e.operation) - Ne.indexOf(t.operation));
			return {
				"pull-request-number": n?.pull?.number ?? "",
				"pull-request-url": n?.pull?.url ?? "",
				"pull-request-operation": n?.operation ?? "none",
				...e["group-by"] === "image" ? { "pull-requests": pullRows(t) } : {}
			};
		}
		function pullRows(e) {
			return e.map(({ operation: e, plan: t, pull: n }) => ({
				...t.image === undefined ? {} : { image: t.image },
				...n === undefined ? {} : {
					number: n.number,
					url: n.url
				},
				operation: e,
				branch: t.branch
			}));
		}
		function renderPullSummary({ kept: e, planned: t }, n) {
			if (n) return t.map(renderPlanned).join("\n\n");
			const r = e.map(({ note: e, operation: t, plan: n, pull: r }) => {
				const i = r === undefined ? "no pull request" : (0, v.k9)(`#${r.number}`, r.url);
				const a = n.image === undefined ? "" : ` for ${(0, v.fl)(n.image)}`;
				return `${t}: ${i}${a}${e === undefined ? "" : `. ${(0, v.FV)(e)}`}`;
			});
			if (r.length === 0) return "### Pull request: none";
			return (0, v.Co)(["### Pull request", (0, v.AX)(r)], Me).text;
		}
		function renderPlanned({ body: e, plan: t }) {
			const n = `### Pull request (dry run): ${(0, v.FV)(t.title)}`;
			return `${n}\n\nFrom ${(0, v.fl)(t.branch)}. Its text:\n\n${e}`;
		}
		function plannedText({ body: e, plan: t }) {
			return `Pull request (dry run): ${(0, f.h0)(t.title, 300)}\nBranch: ${(0, f.h0)(t.branch, 300)}\n\n${e}`;
		}
		;
		async function pinReferences(e, t, n) {
			if (!e["pull-request"]) return pinInto(e, t);
			const r = await openTarget(e, t);
			try {
				return await pinInto(e, t, (i) => keepPulls(e, t, r, i, n));
			} finally {
				r.checkedOut.close();
			}
		}
		async function pinInto(e, t, n) {
			const r = t.clock.now();
			const i = (0, u.hx)(e, r);
			const a = await (0, u.GA)(e, t, i);
			const o = (0, s.i)(t, i.names);
			const d = a.references.filter((e) => (0, u.BL)(e) === undefined);
			const f = [...d, ...a.repairs];
			const p = await (0, l.uP)(e, t, f, i, true);
			const m = f.flatMap((e) => {
				const t = p.known.get((0, u.E4)(e));
				return t === undefined || t.record.digest === e.reference.digest ? [] : [{
					reference: e,
					target: t
				}];
			});
			const { changes: h, findings: g } = await planChanges(m, a.files, o);
			const _ = leftMalformed(a, h);
			const v = (0, c.Z4)(_, e);
			const y = await n?.({
				references: f,
				moves: m,
				changes: h,
				files: a.files,
				threads: o,
				leftOut: [...g.filter(({ rule: e }) => e === "not-editable"), ...v],
				hasFailed: p.problems.length > 0,
				isComplete: p.problems.length === 0 && _.unread.length + _.malformed.length === 0
			});
			const { problems: b, written: x } = y !== undefined || e["dry-run"] ? {
				problems: y?.problems ?? [],
				written: h
			} : await writeChanges(h, t, e);
			for (const e of x) t.host.quote(e.diff);
			const S = outcomeOf(e, {
				now: r,
				references: f,
				answers: p,
				moves: m,
				written: x,
				findings: [
					...g,
					...y?.findings ?? [],
					...v,
					...a.findings
				],
				problems: [...b, ...p.problems],
				gathered: a
			});
			return y === undefined ? S : withPulls(e, t, S, y);
		}
		function withPulls(e, { host: t }, n, r) {
			const i = e["dry-run"];
			if (i) for (const e of r.planned) t.quote(plannedText(e));
			return {
				...n,
				outputs: {
					...n.outputs,
					...pullOutputs(e, r)
				},
				summary: () => {
					const e = n.summary();
					return {
						...e,
						actions: [renderPullSummary(r, i), ...e.actions]
					};
				},
				report: {
					...n.report,
					pullRequests: pullRows(r.kept)
				},
				log: [...n.log, ...r.log]
			};
		}
		function leftMalformed({ malformed: e, unread: t, unresolved: n }, r) {
			const i = new Set(r.flatMap((e) => e.moved.map(({ reference: e }) => e)));
			return {
				unread: t,
				unresolved: n,
				malformed: e.filter((e) => !i.has(e))
			};
		}
		async function writeChanges(e, t, n) {
			const r = [];
			const o = [];
			for (const s of e) {
				try {
					await (0, i.wo)(t.area, s.path, s);
					o.push(s);
				} catch (e) {
					r.push(...(0, a.e)(e, n.identity));
				}
			}
			return {
				problems: r,
				written: o
			};
		}
		const Pe = "No file was read, so nothing could be pinned: `mode: pin` pins references in files, and `images` alone names none.";
		function outcomeOf(e, t) {
			const { answers: n, findings: i, gathered: a, moves: s, problems: l, references: d, written: f } = t;
			const p = e["dry-run"] || e["pull-request"];
			const m = (0, c.Tq)(d, n);
			const h = f.map(({ shown: e }) => e);
			const g = f.flatMap((e) => e.moved);
			const [_, v] = p ? ["would change", "would get"] : ["changed", "got"];
			const isUnverified = (e) => {
				const { digest: t } = e.reference;
				return t !== undefined && n.known.get((0, u.E4)(e))?.unverified.has(t) === true;
			};
			return {
				findings: i,
				problems: l,
				verdict: (0, c.Vj)(i),
				outputs: {
					...(0, c.nr)(m),
					references: m,
					changed: h.length > 0,
					"changed-files": h,
					"unpinned-count": d.filter(isUnpinned).length,
					"stale-count": s.filter(({ reference: e }) => e.reference.digest !== undefined && !isUnverified(e) && !(0, u.x)(e)).length,
					"unverified-count": d.filter(isUnverified).length + a.malformed.length,
					"unread-count": a.unread.length,
					"unresolved-count": a.unresolved.length
				},
				summary: () => (0, o.O)((0, S.BN)({
					changes: f,
					findings: i,
					dryRun: p,
					now: t.now
				}), a.comments),
				coverage: (0, c.NR)(a, n.failed),
				report: {
					references: m,
					changedFiles: h,
					dryRun: p,
					ignoreComments: a.comments
				},
				stdout: m.flatMap((e) => "digest" in e ? [e.reference] : []),
				...p && h.length > 0 ? { next: {
					mode: "pin",
					"dry-run": undefined
				} } : {},
				log: [
					...a.log,
					...a.fileAccount === undefined ? [Pe] : [],
					`${(0, r.hS)(h.length, "file")} ${_}: ${g.length} of ${(0, r.hS)(d.length, "reference")} ${v} a new digest.`
				]
			};
		}
		function isUnpinned(e) {
			return !(0, u.x)(e) && e.reference.digest === undefined && e.reason === undefined;
		}
	}),
	66567: (function(e, t, n) {
		n.d(t, {
			C: function() {
				return globFiles;
			},
			t: function() {
				return readLargeText;
			}
		});
		var r = n(51455);
		var i = n(76760);
		var a = n(44969);
		var o = n(44225);
		var s = n(59173);
		var c = n(48636);
		var l = n(99004);
		const u = /[*?[\]{}]/;
		async function globFiles(e, t) {
			const n = t.map((t) => ruleOf(e, t));
			const r = new Map();
			const a = new Map();
			for (const t of n) {
				if (t.negated) continue;
				if (t.matches === undefined) {
					a.set(t, await isRealFile(e, t.base) ? [t.base] : []);
					continue;
				}
				const n = await (0, s.IV)(r, t.base, () => filesBelow(e, t.base));
				a.set(t, n.filter(t.matches).map((e) => (0, i.join)(t.base, ...e.split("/"))));
			}
			const o = new Set([...a.values()].flat());
			const c = [...o].filter((e) => n.reduce((t, n) => fits(n, e) ? !n.negated : t, false));
			const l = n.filter((e) => !e.negated && a.get(e)?.length === 0);
			return {
				paths: c.sort(),
				unmatched: l.map((e) => e.glob)
			};
		}
		function ruleOf(e, t) {
			const { glob: n, negated: r } = (0, a.sz)(t);
			const o = n.replace(/^(?:\.\/)+/, "");
			if (!u.test(o)) return {
				glob: t,
				negated: r,
				base: (0, i.resolve)(e, o),
				matches: undefined
			};
			const s = o.split("/");
			const c = s.findIndex((e) => u.test(e));
			const l = s.slice(0, c).join("/");
			const d = (0, i.resolve)(e, c === 1 && l === "" ? "/" : l);
			return {
				glob: t,
				negated: r,
				base: d,
				matches: (0, a.Nx)(s.slice(c).join("/"))
			};
		}
		function fits(e, t) {
			if (e.matches === undefined) return e.base === t;
			return (0, c.UO)(e.base, t) && e.matches((0, i.relative)(e.base, t).split(i.sep).join("/"));
		}
		async function isRealFile(e, t) {
			const n = await (0, r.lstat)(t).catch(() => undefined);
			return n?.isFile() === true && !await isLinked(e, t);
		}
		async function filesBelow(e, t) {
			return await isLinked(e, t) ? [] : (0, l.Fv)(t);
		}
		async function isLinked(e, t) {
			if (!(0, c.UO)(e, t)) return false;
			const [n, a] = await Promise.all([(0, r.realpath)(t).catch(() => undefined), (0, r.realpath)(e)]);
			return n !== undefined && n !== (0, i.join)(a, (0, i.relative)(e, t));
		}
		async function readLargeText(e, t) {
			try {
				const n = await (0, r.open)(e, "r");
				try {
					const e = await n.stat();
					if (!e.isFile()) return {
						kind: "unreadable",
						reason: "it is not a file"
					};
					if (e.size > t) return {
						kind: "unreadable",
						reason: `it is larger than ${Math.floor(t / 1024 ** 2)} MiB`
					};
					const r = await n.readFile();
					const i = r[0] === 255 && r[1] === 254;
					const a = i ? r.toString("utf16le", 2) : r.toString("utf8");
					(0, o.g)(r);
					return {
						kind: "text",
						text: a
					};
				} finally {
					await n.close();
				}
			} catch (e) {
				return {
					kind: "unreadable",
					reason: `it cannot be read (${(0, c.CA)(e)})`
				};
			}
		}
	}),
	12012: (function(e, t, n) {
		n.d(t, {
			Ql: function() {
				return commentMarker;
			},
			jW: function() {
				return putComment;
			}
		});
		var r = n(63144);
		var i = n(39589);
		var a = n(3366);
		var o = n(35396);
		const s = 100;
		const c = 100;
		function commentMarker(e, t, n) {
			const { job: r, matrix: a, workflow: o } = t;
			const s = (0, i.ax)(o ?? "", r ?? "", a ?? "", ...n).slice(0, 32);
			return `<!-- platform-actions ${e} ${s} -->`;
		}
		async function putComment(e, t) {
			const { body: n, number: r } = t;
			const i = (0, a.H5)(t.repository);
			for (let a = 1;; a += 1) {
				const o = await findComment(e, t);
				if (o?.kind === "failed") return o;
				if (o !== undefined) {
					if (o.body === n) return { kind: "unchanged" };
					const t = o.id;
					return resultOf(await e(({ rest: e }) => e.issues.updateComment({
						...i,
						comment_id: t,
						body: n
					})), "updated");
				}
				if (!t.create) return { kind: "unchanged" };
				const s = await e(({ rest: e }) => e.issues.createComment({
					...i,
					issue_number: r,
					body: n
				}));
				if (s.kind === "ok" || !s.unsure || a === 2) return resultOf(s, "created");
			}
		}
		function resultOf(e, t) {
			if (e.kind === "failed") return failedBy(e);
			return {
				kind: t,
				url: (0, r.b6)((0, r._F)(e.body, "html_url"))
			};
		}
		const failedBy = (e) => ({
			kind: "failed",
			why: e.why,
			forbidden: (0, o.uK)(e)
		});
		async function findComment(e, t) {
			let n;
			for (let r = 1; r <= c; r += 1) {
				const i = {
					...(0, a.H5)(t.repository),
					issue_number: t.number,
					per_page: s,
					page: r
				};
				const o = await e(({ rest: e }) => e.issues.listComments(i));
				if (o.kind === "failed") return failedBy(o);
				if (!Array.isArray(o.body)) return {
					kind: "failed",
					why: "the list of comments could not be read",
					forbidden: false
				};
				for (const r of o.body.map(toComment)) {
					if (r === undefined || firstLine(r.body) !== t.marker) continue;
					n ??= await ownAccount(e);
					if (r.author.toLowerCase() === n.toLowerCase()) return r;
				}
				if (!o.hasNextPage && o.body.length < s) break;
			}
			return undefined;
		}
		async function ownAccount(e) {
			const t = await e(({ rest: e }) => e.users.getAuthenticated());
			const n = t.kind === "ok" ? (0, r.b6)((0, r._F)(t.body, "login")) : undefined;
			if (n !== undefined) return n;
			const i = await e(async ({ graphql: e }) => ({ data: await e("{ viewer { login } }") }));
			const a = i.kind === "ok" ? (0, r.b6)((0, r._F)((0, r._F)(i.body, "viewer"), "login")) : undefined;
			return a ?? "github-actions[bot]";
		}
		function toComment(e) {
			const t = (0, r._F)(e, "id");
			const n = (0, r._F)(e, "body");
			const i = (0, r._F)((0, r._F)(e, "user"), "login");
			if (typeof t !== "number" || typeof n !== "string" || typeof i !== "string") return undefined;
			return {
				kind: "comment",
				id: t,
				body: n,
				author: i
			};
		}
		const firstLine = (e) => e.split(/\r?\n/, 1)[0] ?? "";
	}),
	35396: (function(e, t, n) {
		n.d(t, {
			EN: function() {
				return bodyOf;
			},
			J5: function() {
				return refused;
			},
			Of: function() {
				return refusalOf;
			},
			PD: function() {
				return isUnrelated;
			},
			bl: function() {
				return untilFound;
			},
			uK: function() {
				return mayLackPermission;
			}
		});
		var r = n(86895);
		const i = "set `github-token` to a GitHub App token with the organization permission `members: read`, since a job's token cannot read teams, and give the team access to this repository";
		const a = [
			{
				words: /not permitted to create or approve pull requests/i,
				reason: "forbidden",
				fix: "turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a GitHub App token"
			},
			{
				words: /rule violations?|protected (?:branch|ref)|force-push|required status check|not authorized to push|made through (?:a pull request|the merge queue)|being restricted/i,
				reason: "forbidden",
				fix: "choose another name in `branch`, or let the account of the token bypass the rules for this branch in the settings of the repository"
			},
			{
				words: /create labels/i,
				reason: "forbidden",
				fix: "add `issues: write` to the job's `permissions`, or create the labels by hand"
			},
			{
				words: /could not resolve to a node/i,
				reason: "invalid",
				fix: i
			},
			{
				words: /only be requested from collaborators/i,
				reason: "invalid",
				fix: "correct the names in `reviewers`, or give these accounts and teams access to this repository"
			},
			{
				words: /requested from pull request author/i,
				reason: "invalid",
				fix: "remove the account that opens the pull request from `reviewers`"
			},
			{
				words: /\bis locked\b/i,
				reason: "forbidden",
				fix: "unlock the conversation of the pull request"
			},
			{
				words: /archived/i,
				reason: "forbidden",
				fix: "unarchive the repository, or stop running this command in it"
			},
			{
				words: /\bSAML\b/i,
				reason: "forbidden",
				fix: "authorize the token for the single sign-on of the organization"
			},
			{
				words: /\brate limit\b|\babuse detection\b|submitted too quickly|temporarily blocked/i,
				reason: "unavailable",
				fix: "run again after the token's rate limit has ended"
			},
			{
				words: /already exists/i,
				reason: "raced"
			}
		];
		function refused(e, t, n) {
			return new r.L({
				reason: e,
				message: t,
				fix: n
			});
		}
		function bodyOf(e, t, n) {
			if (e.kind === "failed") throw new r.L(refusalOf(e, t, n));
			return e.body;
		}
		function mayLackPermission({ status: e, why: t }) {
			return (e === 403 || e === 404) && !a.some(({ words: e }) => e.test(t));
		}
		function refusalOf(e, t, n) {
			const { status: r, type: i, unsure: s, why: c } = e;
			const refuse = (e, n) => ({
				reason: e,
				message: `${t}: ${c}`,
				fix: n
			});
			if (e.isBehind === true) {
				const e = `GitHub did not find within ${o / 1e3} seconds what was just created (${c})`;
				return {
					reason: "unavailable",
					message: `${t}: ${e}`,
					fix: "run again in a minute"
				};
			}
			const l = a.find(({ words: e }) => e.test(c));
			if (l !== undefined) return refuse(l.reason, l.fix);
			if (r === 401) return refuse("unauthenticated", "`github-token` is invalid or has expired: set it to a valid token");
			if (i === "STALE_DATA") return refuse("raced");
			if (i === "RATE_LIMITED" || r === 429) return refuse("unavailable", "run again after the token's rate limit has ended");
			if (r === 403 || r === 404 || i === "FORBIDDEN" || i === "NOT_FOUND") return refuse("forbidden", permissionFix(e.accepted, n));
			if (s) return refuse("raced");
			return refuse(r === 422 || i !== undefined ? "invalid" : "unavailable");
		}
		function permissionFix(e, t) {
			if (t === "read") return "give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository";
			if (t === "members") return i;
			const n = (e ?? "").split(";").map((e) => [...e.matchAll(/([a-z_]+)=(read|write|admin)/g)].map(([, e = "", t = ""]) => ({
				name: e.replaceAll("_", "-"),
				level: t
			})));
			const r = n.find((e) => e.length > 0 && !(t === "issues" && e.some(({ name: e }) => e === "pull-requests")));
			const a = r ?? [{
				name: t,
				level: "write"
			}];
			const o = a.map(({ level: e, name: t }) => `\`${t}: ${e}\``).join(" and ");
			return `add ${o} to the job's \`permissions\`; a GitHub App token or a personal access token needs the same permission`;
		}
		const o = 3e4;
		const s = 500;
		const c = 8e3;
		async function untilFound({ clock: e, signal: t }, n) {
			let r = s;
			for (let i = 0;; i += r) {
				if (i > 0) r = Math.min(2 * r, c, o - i);
				const a = await n();
				if (a.kind === "ok" || !isNotFound(a)) return a;
				if (r <= 0 || t.aborted) return {
					...a,
					isBehind: true
				};
				await e.sleep(r, t);
			}
		}
		const l = /does not exist|is not a valid (?:blob|tree|commit)|\bhead invalid\b|no commits between|refs are readable/i;
		function isUnrelated({ why: e }) {
			return /\bno common ancestor\b/i.test(e);
		}
		function isNotFound(e) {
			const { status: t, type: n, why: r } = e;
			if (isUnrelated(e)) return false;
			return t === 404 || n === "NOT_FOUND" || t === 422 && l.test(r);
		}
	}),
	86895: (function(e, t, n) {
		n.d(t, {
			L: function() {
				return Refused;
			},
			_: function() {
				return isWorkflow;
			}
		});
		function isWorkflow({ path: e }) {
			return /^\.github\/workflows\//i.test(e);
		}
		class Refused extends Error {
			refusal;
			constructor(e) {
				super(e.message);
				this.refusal = e;
			}
		}
	}),
	6652: (function(e, t, n) {
		n.d(t, { D: function() {
			return choosePolicyFiles;
		} });
		var r = n(76760);
		var i = n(44969);
		var a = n(45794);
		var o = n(99004);
		var s = n(71166);
		var c = n(61447);
		const l = /[*?[\]{}]/;
		async function choosePolicyFiles(e, t, n, o = false) {
			const s = e.map((e) => {
				const { glob: t, negated: a } = (0, i.sz)(e);
				const o = !l.test(t);
				const { workingDirectory: s } = n;
				const plain = () => (0, r.relative)(s, (0, r.resolve)(s, t)).split(r.sep).join("/");
				return {
					entry: e,
					glob: o ? plain() : t.replace(/^(?:\.\/)+/, ""),
					negated: a,
					isLiteral: o
				};
			});
			const c = s.filter(({ negated: e }) => !e);
			if (c.length === 0) throw new a.yo(nothingNamed(t));
			const u = c.every(({ isLiteral: e }) => e) ? [] : await list(n, c);
			const d = c.filter(({ isLiteral: e }) => e).map(({ glob: e }) => e);
			const f = (0, i.nY)(s.map(({ glob: e, negated: t }) => t ? `!${e}` : e));
			const p = [...new Set([...d, ...u])].filter(f);
			const m = c.filter(({ glob: e, isLiteral: t }) => !t && !u.some((0, i.nY)([e]))).map(({ entry: e }) => unmatched(t, e));
			if (o) return p.sort();
			if (m.length > 0) throw new a.yo(...m);
			if (p.length === 0) throw new a.yo(nothingNamed(t));
			return p.sort();
		}
		async function list(e, t) {
			const { host: n, signal: r, workingDirectory: i } = e;
			const { workspace: a } = n.context;
			if (!(0, s.uM)(e)) return (await (0, o.CS)(i, true, {
				workspace: a,
				signal: r
			})).paths;
			const l = t.filter(({ isLiteral: e }) => !e).map(({ glob: e }) => folderBefore(e));
			return (0, c.io)(e, (e) => l.some((t) => `${t}/`.startsWith(`${e}/`) || isBelow(e, t)));
		}
		const folderBefore = (e) => e.replace(/(?:^|\/)[^/]*[*?[\]{}].*$/s, "");
		function isBelow(e, t) {
			return t === "" || e === t || e.startsWith(`${t}/`);
		}
		function unmatched(e, t) {
			return {
				message: `\`${e}\`: \`${t}\` matches no file`,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: e
			};
		}
		function nothingNamed(e) {
			const t = "add a path or a glob that does not begin with `!`";
			return {
				message: `\`${e}\` names no file`,
				fix: t,
				input: e
			};
		}
	}),
	23368: (function(e, t, n) {
		n.d(t, { K: function() {
			return renderFileDiff;
		} });
		var r = n(37291);
		var i = n(38086);
		const a = 2e3;
		const o = 2e3;
		function renderFileDiff(e, t, n) {
			const i = {
				context: 2,
				maxEditLength: o
			};
			const a = (0, r.ss)(`a/${e}`, `b/${e}`, t, n, undefined, undefined, i);
			if (a === undefined) return `--- a/${e}\n+++ b/${e}\n(too many changes to show here)\n`;
			return a.replace(/^=+\n/, "").split("\n").map(showLine).join("\n");
		}
		function showLine(e) {
			return (0, i.gL)(e.replace(/\r$/, ""), a).split("	").map(i.jQ).join("	");
		}
	}),
	59995: (function(e, t, n) {
		n.d(t, {
			W: function() {
				return renderSarif;
			},
			u: function() {
				return sarifLine;
			}
		});
		var r = n(38086);
		var i = n(39589);
		var a = n(10646);
		var o = n(96610);
		const s = 25e3;
		const c = 1024;
		const sarifLine = (e, t = c) => (0, r.h0)(e, t).replace(/\](?=\()/g, "] ");
		const l = {
			error: "error",
			warning: "warning",
			notice: "note"
		};
		const u = {
			error: "error",
			warning: "warning",
			note: "recommendation"
		};
		function renderOwnRule(e, t, { level: n, rule: r }) {
			const { score: i = 0 } = t;
			return {
				id: e,
				name: t.name,
				shortDescription: { text: sarifLine(t.title) },
				fullDescription: { text: sarifLine(t.description) },
				helpUri: (0, o.Q)(r),
				help: {
					text: sarifLine(t.help),
					markdown: t.helpMarkdown
				},
				properties: {
					tags: [...t.tags],
					precision: "very-high",
					"problem.severity": u[l[n]],
					...i <= 0 ? {} : { "security-severity": i.toFixed(1) }
				}
			};
		}
		const pascalCase = (e) => e.replace(/(?:^|-)([a-z])/g, (e, t) => t.toUpperCase());
		function renderRule(e) {
			return {
				id: e.id,
				name: pascalCase(e.id),
				shortDescription: { text: sarifLine(e.title) },
				fullDescription: { text: sarifLine(e.title) },
				helpUri: (0, o.Q)(e.id),
				help: { text: sarifLine(e.help) },
				properties: {
					precision: "very-high",
					"problem.severity": u[l[e.level]]
				}
			};
		}
		const fileUri = (e) => e.replace(/\\/g, "/").split("/").map(a.m3).join("/");
		function renderLocation({ artifact: e, location: t }, n, r) {
			const i = t ?? {};
			const { column: a = 1, file: o = n?.file ?? r, line: s = 1 } = i;
			const { endColumn: c = a + 1, endLine: l = s } = i;
			const u = n?.modules ?? (e === undefined ? [] : [{ name: e }]);
			const d = u.map(({ fullName: e, name: t }) => ({
				name: sarifLine(t, 200),
				...e === undefined ? {} : { fullyQualifiedName: sarifLine(e, 400) },
				kind: "module"
			}));
			return {
				physicalLocation: {
					artifactLocation: { uri: fileUri(o) },
					region: {
						startLine: s,
						startColumn: a,
						endLine: l,
						endColumn: c
					}
				},
				...d.length === 0 ? {} : { logicalLocations: d }
			};
		}
		function createRules({ rules: e }) {
			const t = new Map();
			const n = [];
			return {
				rendered: n,
				indexOf: (r, i, a) => {
					const o = t.get(r) ?? n.length;
					if (o < n.length) return o;
					const s = e.find((e) => e.id === i.rule);
					if (a !== undefined) n.push(renderOwnRule(r, a, i));
					else n.push(s === undefined ? { id: r } : renderRule(s));
					t.set(r, o);
					return o;
				}
			};
		}
		function renderSarif(e, t) {
			const n = createRules(t);
			const r = new Map();
			const a = [];
			let o = 0;
			for (const c of e) {
				if (a.length >= s) {
					o += 1;
					continue;
				}
				const e = c.detail?.();
				const u = sarifLine(e?.rule?.id ?? c.rule, 200);
				const d = (r.get(c.fingerprint) ?? 0) + 1;
				r.set(c.fingerprint, d);
				a.push({
					ruleId: u,
					ruleIndex: n.indexOf(u, c, e?.rule),
					level: l[c.level],
					message: { text: sarifLine(e?.message ?? c.message) },
					locations: [renderLocation(c, e, t.fallbackFile)],
					partialFingerprints: { primaryLocationLineHash: (0, i.ax)(c.fingerprint, String(d)) },
					...e?.properties === undefined ? {} : { properties: e.properties }
				});
			}
			const c = {
				name: `platform-actions ${t.command}`,
				semanticVersion: t.toolVersion,
				informationUri: t.informationUri,
				rules: n.rendered
			};
			const u = { id: `${t.category.replace(/\/+$/, "")}/` };
			const d = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: c },
					automationDetails: u,
					columnKind: "utf16CodeUnits",
					results: a
				}]
			};
			return {
				text: `${JSON.stringify(d)}\n`,
				omitted: o
			};
		}
	}),
	3532: (function(e, t, n) {
		n.d(t, {
			Ev: function() {
				return f;
			},
			zH: function() {
				return p;
			}
		});
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, r.c3)((0, r.iU)((0, r.Te)("installationId", "name")));
		const c = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "description", "createTime", "updateTime"),
			amazon: (0, r.no)((0, r.iU)({ account: r.Qq })),
			google: (0, r.no)((0, r.iU)((0, r.Te)("projectId", "projectNumber"))),
			azure: (0, r.no)((0, r.iU)({
				tenantId: r.Qq,
				clientIds: (0, r.A7)(r.mw)
			})),
			github: (0, r.no)((0, r.iU)({ appInstallations: (0, r.A7)((0, r.iU)({ installations: s })) })),
			chainguard: (0, r.no)((0, r.iU)({ serviceBindings: (0, r.A7)(r.mw) }))
		});
		const l = (0, r.iU)({
			...(0, r.Te)("reason", "message"),
			status: (0, r.$U)((0, i.kb)("CHECK_STATUS_", "UNSPECIFIED READY NOT_READY"))
		});
		const u = (0, i.kb)("ACCOUNT_PROVIDER_TYPE_", "UNSPECIFIED GOOGLE AMAZON AZURE");
		const d = (0, o.Zc)("/iam/v2/accountAssociations", c, {
			...(0, a.zu)("name", "description"),
			amazon: { fields: (0, a.zu)("account") },
			google: { fields: (0, a.zu)("projectId", "projectNumber") },
			azure: { fields: (0, a.zu)("tenantId", "clientIds") },
			github: { fields: (0, a.zu)("appInstallations") },
			chainguard: { fields: (0, a.zu)("serviceBindings") }
		});
		const f = d.list;
		const p = d.get;
		const m = d.create;
		const h = d.update;
		const g = d.remove;
		function checkAccountAssociation(e, t) {
			requireEnumName("providerType", t, u);
			const n = path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`;
			return postCall(n, { providerType: t }, l);
		}
	}),
	31401: (function(e, t, n) {
		n.d(t, {
			YM: function() {
				return p;
			},
			sb: function() {
				return listVulnerabilityMetadata;
			}
		});
		var r = n(80922);
		var i = n(2901);
		var a = n(30858);
		const o = (0, i.kb)("REVIEW_STATE_", "UNSPECIFIED PENDING APPROVED REQUEST_CHANGES REJECTED");
		const s = (0, i.kb)("TYPE_", "UNSPECIFIED CVSS_V2 CVSS_V3 CVSS_V4");
		const c = (0, i.kb)("TYPE_", "UNSPECIFIED VULNERABILITY_RECORD_ANALYSIS_CONTESTED COMPONENT_VULNERABILITY_MISMATCH VULNERABLE_CODE_VERSION_NOT_USED VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE VULNERABLE_CODE_NOT_IN_EXECUTION_PATH VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY INLINE_MITIGATIONS_EXIST");
		const l = (0, r.no)((0, r.iU)({ note: r.mR }));
		const u = (0, r.iU)({
			...(0, r.__)([
				"uid",
				"createTime",
				"author",
				"reviewer",
				"issue"
			], r.mR),
			reviewState: (0, r.no)((0, r.$U)(o)),
			detection: (0, r.no)(r.QV),
			fixed: (0, r.no)((0, r.iU)((0, r.__)(["fixedVersion", "note"], r.mR))),
			...(0, r.__)([
				"truePositiveDetermination",
				"analysisNotPlanned",
				"fixNotPlanned",
				"pendingUpstreamFix"
			], l),
			falsePositiveDetermination: (0, r.no)((0, r.iU)({
				type: (0, r.no)((0, r.$U)(c)),
				note: r.mR
			})),
			patched: (0, r.no)((0, r.iU)({
				patchedVersions: (0, r.kC)(r.mw),
				note: r.mR
			}))
		});
		const d = (0, r.iU)({
			...(0, r.__)([
				"uid",
				"advisoryId",
				"artifactName"
			], r.Eb),
			updateTime: r.Qq,
			...(0, r.__)([
				"createTime",
				"deleteTime",
				"legacyAdvisoryId",
				"author"
			], r.mR),
			...(0, r.__)(["artifactType", "artifactArchitecture"], r.mR),
			...(0, r.__)([
				"componentName",
				"componentType",
				"componentLocation"
			], r.mR),
			aliases: (0, r.kC)(r.mw),
			severities: (0, r.kC)((0, r.iU)({
				type: (0, r.no)((0, r.$U)(s)),
				score: r.QO
			})),
			events: (0, r.kC)(u)
		});
		const f = (0, a.Zc)("/vulnerabilities/v2/advisories", d);
		const p = f.list;
		const m = f.get;
		const h = (0, r.no)((0, r.iU)({ note: r.Qq }));
		const g = (0, r.iU)({
			timestamp: r.Qq,
			detection: (0, r.no)(r.QV),
			fixed: (0, r.no)((0, r.iU)({ fixedVersion: r.Qq })),
			...(0, r.__)([
				"truePositiveDetermination",
				"analysisNotPlanned",
				"fixNotPlanned",
				"pendingUpstreamFix"
			], h),
			falsePositiveDetermination: (0, r.no)((0, r.iU)({
				type: (0, r.$U)(c),
				note: r.Qq
			}))
		});
		const _ = (0, r.iU)({
			...(0, r.Te)("id", "packageNamespace"),
			aliases: (0, r.c3)(r.mw),
			events: (0, r.c3)(g)
		});
		const v = (0, r.iU)({
			id: r.Qq,
			advisories: (0, r.c3)(_)
		});
		const y = (0, r.iU)({ documents: (0, r.c3)(v) });
		function listAdvisoryDocuments(e = {}) {
			const { cves: t, id: n } = e;
			return {
				...readCall("/advisory/v2/documents", y, {
					id: n,
					cves: t
				}),
				anonymous: true
			};
		}
		const b = (0, i.kb)("TYPE_", "UNSPECIFIED ADVISORY ARTICLE DETECTION DISCUSSION REPORT FIX INTRODUCED PACKAGE EVIDENCE WEB");
		const x = (0, r.tD)((0, r.iU)({
			...(0, r.Te)("id", "summary", "details"),
			references: (0, r.c3)((0, r.iU)({
				type: (0, r.$U)(b),
				url: r.Qq
			})),
			severities: (0, r.c3)((0, r.iU)({
				type: (0, r.$U)(s),
				score: r.QO
			}))
		}), (e) => ({
			...e,
			uid: e.id
		}));
		function listVulnerabilityMetadata(e = {}) {
			const t = (0, a.gi)("/advisory/v2/metadata", x, { ...e }, "vulnerabilityMetadata");
			return (e) => ({
				...t(e),
				anonymous: true
			});
		}
	}),
	25614: (function(e, t, n) {
		n.d(t, {
			P$: function() {
				return f;
			},
			Wx: function() {
				return p;
			},
			o_: function() {
				return x;
			}
		});
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, i.kb)("ORG_KIND_", "UNSPECIFIED STARTER CUSTOMER DEV INFRA AWS_MARKETPLACE");
		const c = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "description", "createTime", "updateTime"),
			resourceLimits: (0, r.A7)(r.nd),
			verified: r.Jt,
			kind: (0, r.$U)(s),
			status: (0, r.$U)((0, i.kb)("ORG_STATUS_", "UNSPECIFIED INITIALIZING READY SUSPENDED"))
		});
		const l = (0, r.iU)({ group: (0, r.no)(c) });
		const u = (0, r.iU)({ eligible: r.Jt });
		const d = (0, o.Zc)("/iam/v2/groups", c, {
			...(0, a.zu)("name", "description", "verified"),
			kind: { names: s }
		});
		const f = d.list;
		const p = d.get;
		const m = d.create;
		const h = d.update;
		const g = d.remove;
		function requestGroupAccess(e) {
			return postCall(path`/iam/v2/groups/${e}:requestGroupAccess`, {}, anyMessage);
		}
		function checkEligibility() {
			return readCall("/iam/v2/groups:checkEligibility", u, undefined, true);
		}
		function lookupGroup() {
			return readCall("/iam/v2/groups:lookupGroup", l, undefined, true);
		}
		const _ = (0, r.iU)({
			...(0, r.Te)("uid", "name", "description"),
			capabilities: (0, r.c3)((0, r.$U)(i.$8))
		});
		const v = (0, r.iU)({
			uid: r.mw,
			code: r.Qq,
			...(0, r.Te)("keyId", "email", "expirationTime", "createTime"),
			singleUse: r.Jt,
			role: (0, r.no)(_)
		});
		const y = (0, a.zu)("roleUid", "ttl", "email", "singleUse");
		const b = (0, o.Zc)("/iam/v2/groupInvites", v, y);
		const x = b.list;
		const S = b.get;
		const C = b.create;
		const w = b.remove;
		const T = (0, r.tD)((0, r.iU)((0, r.Te)("docId", "acceptedBy", "orgUid", "createTime")), (e) => ({
			...e,
			uid: `${e.orgUid}/${e.docId}`
		}));
		const E = (0, r.iU)({
			group: r.Qq,
			documentIds: (0, r.c3)(r.mw)
		});
		function listTermsAcceptances(e) {
			return listOperation(path`/iam/v2/terms/${e}`, T, {}, "termsAcceptances");
		}
		function acceptTerms(e, t) {
			return {
				...postCall(path`/iam/v2/terms/${e}`, { documentIds: t }, E),
				idempotent: true
			};
		}
	}),
	76621: (function(e, t, n) {
		n.d(t, { uP: function() {
			return f;
		} });
		var r = n(80922);
		var i = n(2901);
		var a = n(27710);
		var o = n(30858);
		const s = (0, i.kb)("CATALOG_TIER_", "UNSPECIFIED APPLICATION BASE FIPS AI DEVTOOLS COMMERCIAL");
		const c = (0, r.iU)({
			...(0, r.Te)("source", "amazon", "azure", "google", "expirationTime"),
			uniqueTags: r.Jt,
			gracePeriod: r.Jt
		});
		const l = (0, r.iU)({
			contents: (0, r.no)((0, r.iU)({
				packages: (0, r.c3)(r.mw),
				runtimeRepositories: (0, r.c3)(r.mw)
			})),
			environment: (0, r.A7)(r.mw),
			annotations: (0, r.A7)(r.mw)
		});
		const u = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "description", "createTime", "updateTime"),
			activeTags: (0, r.c3)(r.mw),
			aliases: (0, r.c3)(r.mw),
			bundles: (0, r.c3)(r.mw),
			catalogTier: (0, r.$U)(s),
			sync_config: (0, r.no)(c),
			customOverlay: (0, r.no)(l)
		});
		const d = (0, o.Zc)("/registry/v2/repos", u, {
			...(0, a.zu)("name", "description", "bundles", "aliases", "activeTags", "customOverlay"),
			catalogTier: { names: s },
			sync_config: { fields: (0, a.zu)("source", "amazon", "azure", "google") }
		});
		const f = d.list;
		const p = d.get;
		const m = d.create;
		const h = d.update;
		const g = d.remove;
		const _ = (0, r.iU)((0, r.Te)("uid", "content"));
		const v = (0, r.iU)({ architectures: (0, r.c3)(r.mw) });
		const y = (0, r.iU)({
			size: r.U9,
			architecture: r.Qq
		});
		function getRepoReadme(e) {
			return readCall(path`/registry/v2/repos/${e}/readme`, _);
		}
		function updateRepoReadme(e, t) {
			return patchCall(path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, _);
		}
		function getArchitectures(e, t) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/architectures`, v);
		}
		function getSize(e, t, n) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/size`, y, { architecture: n });
		}
		const b = (0, r.iU)({
			...(0, r.Te)("policyId", "policyName", "bindingId"),
			mode: (0, r.$U)([
				"POLICY_MODE_UNSPECIFIED",
				"ENFORCED",
				"DRY_RUN"
			]),
			result: (0, r.$U)([
				"POLICY_CHECK_RESULT_UNSPECIFIED",
				"ALLOWED",
				"DENIED",
				"ERROR"
			]),
			parameters: (e) => (0, r.QV)(e ?? {})
		});
		const x = (0, r.iU)({ results: (0, r.c3)(b) });
		function checkPolicies(e, t) {
			const n = postCall(path`/registry/v1/repos/${e}:checkPolicies`, { digest: t }, x);
			return {
				...n,
				idempotent: true
			};
		}
	}),
	84551: (function(e, t, n) {
		n.d(t, { cB: function() {
			return listTags;
		} });
		var r = n(80922);
		var i = n(27710);
		var a = n(30858);
		const o = (0, r.iU)({
			uid: r.mw,
			...(0, r.Te)("name", "digest", "updateTime"),
			deprecated: r.bS,
			bundles: (0, r.c3)(r.mw)
		});
		const s = (0, i.zu)("name", "digest", "deprecated", "bundles");
		const c = (0, a.Zc)("/registry/v2/tags", o, s);
		function listTags(e) {
			const { allClasses: t, ...n } = e;
			const r = t === true ? true : undefined;
			return c.list({
				...n,
				includeReferrers: r,
				includeDates: r,
				includeEpochs: r
			});
		}
		const l = c.get;
		const u = c.create;
		const d = c.remove;
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
	}),
	82087: (function(e, t, n) {
		n.d(t, { K: function() {
			return countRequests;
		} });
		var r = n(31666);
		function countRequests({ counts: e, send: t, session: n }) {
			let [i, a] = [0, 0];
			e?.({
				get count() {
					return n.requests.count + i;
				},
				get retried() {
					return n.requests.retried + a;
				}
			});
			return {
				add: (e) => {
					i += e.count;
					a += e.retried;
				},
				send: (e, n, o = r.Rs) => {
					let s = 0;
					return t(e, n, (e, t) => {
						s += 1;
						i += 1;
						if (s > 1) a += 1;
						return o(e, t);
					});
				}
			};
		}
	}),
	59492: (function(e, t, n) {
		n.d(t, {
			Qn: function() {
				return isOrganizationUid;
			},
			iY: function() {
				return readGroup;
			},
			oQ: function() {
				return onlyGroup;
			},
			qB: function() {
				return d;
			},
			t2: function() {
				return findOrganization;
			},
			xO: function() {
				return rootGroups;
			}
		});
		var r = n(38707);
		var i = n(38086);
		var a = n(45794);
		var o = n(34779);
		var s = n(73358);
		var c = n(69762);
		var l = n(25614);
		const u = /^[0-9a-f]{40}$/;
		const d = {
			uid: true,
			name: true
		};
		function isOrganizationUid(e) {
			return u.test(e);
		}
		async function findOrganization(e, t) {
			const n = e.organization ?? e.identity?.split("/")[0];
			if (n === undefined) throw new a.yo({
				message: "`organization` is required: it cannot be derived from `identity`",
				fix: "set `organization` to the uid or the exact name of the organization",
				input: "organization"
			});
			if (e.organization === undefined || isOrganizationUid(n)) return readGroup(t, n);
			const r = await rootGroups(t, n);
			const o = r.length === 0 ? await groupOfUid(t, n) : undefined;
			if (o !== undefined) return o;
			const s = onlyGroup(r, "`organization`");
			if (s !== undefined) return s;
			throw new a.yo({
				message: `this identity cannot see an organization named \`${(0, i.h0)(n, 100)}\``,
				fix: candidatesFix(n, await rootGroups(t)),
				input: "organization"
			});
		}
		function onlyGroup(e, t) {
			const n = e.filter((e) => e.verified);
			const r = e.length > 1 && n.length === 1 ? n : e;
			const [o] = r;
			if (o === undefined || r.length === 1) return o;
			throw new a.yo({
				message: `${t} is ambiguous: ${r.length} organizations are named \`${(0, i.h0)(o.name, 100)}\``,
				fix: `use the uid of one of them: ${r.map((e) => e.uid).join(", ")}`,
				input: "organization"
			});
		}
		async function readGroup(e, t) {
			const n = (0, s.dX)((0, l.Wx)(t), d);
			const r = await e.send(n);
			if (r.uid === t) return r;
			const a = `the service returned the group \`${(0, i.h0)(r.uid, 200)}\` instead of \`${(0, i.h0)(t, 200)}\``;
			throw (0, o.z$)(a, `${n.method} ${n.path}`);
		}
		async function groupOfUid(e, t) {
			if (!/^[\w-]+$/.test(t)) return undefined;
			const n = await (0, o.J0)(o.RG, e.send((0, s.dX)((0, l.Wx)(t), d)));
			return n?.uid === t ? n : undefined;
		}
		function candidatesFix(e, t) {
			if (t.length === 0) return "it cannot see any organization by name: use the uid";
			const n = t.map(({ name: e }) => e);
			const a = (0, r.LE)(e, n).map((e) => `\`${(0, i.h0)(e, 100)}\``);
			return a.length > 0 ? `did you mean ${a.join(" or ")}?` : `it can see ${(0, r.Yu)(t)}`;
		}
		async function rootGroups(e, t) {
			const n = (0, s.FP)((0, l.P$)(t === undefined ? {} : { name: t }), {
				...d,
				verified: false
			});
			const r = await (0, c.y)(e, n, (e) => e.uid.includes("/") ? undefined : e);
			if (t === undefined) return r;
			const i = r.filter((e) => e.name === t);
			if (i.length === 0) for (const e of r) (0, o.rI)(e, "group", "GET /iam/v2/groups");
			return i;
		}
	}),
	72367: (function(e, t, n) {
		n.d(t, {
			B: function() {
				return packageChangesMarkdown;
			},
			F: function() {
				return comparePackages;
			}
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(59173);
		var o = n(28662);
		function comparePackages(e, t) {
			const [n, r] = [versionsByPackage(e), versionsByPackage(t)];
			const i = [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
				const [t, i] = [n.get(e), r.get(e)];
				const a = (i ?? t)?.name ?? "";
				const [o, s] = [[...t?.versions ?? []].sort(), [...i?.versions ?? []].sort()];
				if (o.join("\n") === s.join("\n") && t !== undefined && i !== undefined) return [];
				const c = t === undefined ? "added" : i === undefined ? "removed" : "updated";
				return [{
					name: a,
					kind: c,
					before: o,
					after: s
				}];
			});
			return i.sort((e, t) => e.name < t.name ? -1 : 1);
		}
		function versionsByPackage(e) {
			const t = new Map();
			for (const { name: n, type: r = "", version: i = "" } of e) {
				const e = (0, a.IV)(t, `${r} ${n.toLowerCase()}`, () => ({
					name: n,
					versions: new Set()
				}));
				e.versions.add(i);
			}
			return t;
		}
		const s = 120;
		function packageChangesMarkdown(e) {
			const t = e.flatMap(({ changes: e, to: t }) => e.map((e) => ({
				...e,
				to: t
			})));
			const n = new Set(e.map(({ to: e }) => e)).size > 1;
			const r = [
				...n ? ["Image"] : [],
				"Package",
				"Change",
				"Before",
				"After"
			];
			const a = (0, i.c_)(r, t, ({ after: e, before: t, kind: r, name: i, to: a }) => [
				...n ? [cell(a)] : [],
				cell(i),
				r,
				t.map(cell).join(", "),
				e.map(cell).join(", ")
			]);
			return (0, o.eb)(wordsOf(t), a);
		}
		const cell = (e) => e === "" ? "unknown" : (0, i.fl)(e, s);
		function wordsOf(e) {
			const count = (t) => e.filter(({ kind: e }) => e === t).length;
			return `${(0, r.hS)(e.length, "package")} changed: ${count("added")} added, ${count("removed")} removed, ${count("updated")} updated`;
		}
	}),
	83178: (function(e, t, n) {
		n.d(t, {
			h: function() {
				return unplacedRepo;
			},
			u: function() {
				return indexRepos;
			}
		});
		var r = n(38086);
		var i = n(34779);
		var a = n(73358);
		var o = n(69762);
		var s = n(25614);
		var c = n(76621);
		var l = n(59492);
		const u = 8;
		async function indexRepos(e, t, n) {
			const r = n && new Set(n.map((e) => e.split("/").at(-1) ?? ""));
			const d = { descendantsOf: t.uid };
			const keep = (e) => {
				if (!e.uid.startsWith(`${t.uid}/`)) return undefined;
				(0, i.rI)(e, "repository", "GET /registry/v2/repos");
				return r === undefined || r.has(e.name) ? {
					uid: e.uid,
					name: e.name
				} : undefined;
			};
			const f = r !== undefined && r.size <= u;
			const p = f ? [...r].map((e) => (0, c.uP)({
				...d,
				name: e
			})) : [(0, c.uP)(d)];
			const m = await Promise.all(p.map((t) => (0, o.y)(e, (0, a.FP)(t, l.qB), keep)));
			const h = [...new Map(m.flat().map((e) => [e.uid, e])).values()];
			const isInFolder = (e) => e.uid.split("/").length > 2;
			if (n?.every((e) => !e.includes("/"))) return h.filter((e) => !isInFolder(e));
			if (!h.some(isInFolder)) return h;
			const g = new Map(await (0, o.y)(e, (0, a.FP)((0, s.P$)(d), l.qB), (e) => {
				(0, i.rI)(e, "group", "GET /iam/v2/groups");
				return [e.uid, e.name];
			}));
			return h.map((e) => {
				const t = foldersAbove(e.uid);
				const n = [...t.map((e) => g.get(e) ?? e), e.name].join("/");
				const r = t.every((e) => g.has(e));
				return {
					uid: e.uid,
					name: n,
					...r ? {} : { isUnplaced: true }
				};
			});
		}
		function foldersAbove(e) {
			const t = e.split("/").slice(0, -1);
			return t.slice(1).map((e, n) => t.slice(0, n + 2).join("/"));
		}
		function unplacedRepo({ uid: e }) {
			const t = `the list of groups lacks a folder of the repository \`${(0, r.h0)(e, 200)}\`, so its name is not known`;
			return (0, i.z$)(t, "GET /iam/v2/groups");
		}
	})
};
;
